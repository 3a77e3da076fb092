# Ur: Das königliche Spiel
name = Ur: Das königliche Spiel
how-to-play = Würfle mit zwei Würfeln, dann setz Steine ein oder zieh mit ihnen über die zwanzig Felder. Wer zuerst auf jeder der vier Rosetten einen Stein hat, gewinnt.
seat-0 = Dunkel
seat-1 = Hell
side-0 = dunkel
side-1 = hell
about = Ein Wettlauf über zwanzig Felder: Besetze alle vier Rosetten zugleich.
reason-rosettes = Alle vier Rosetten sind besetzt
reason-some-rosettes = Genügend Rosetten sind besetzt
reason-claimed-draw = Dieselbe Stellung kam fünfmal hintereinander vor

# Felder und Dinge
nobody = leer
square-plain = { $square }, { $owner }
square-rosette = { $square }, Rosette, { $owner }
square-entrance = { $square }, der Eingang, { $owner }
square-royal = { $square }, Königsland, { $owner }
square-ishtar = { $square }, Ischtar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = Stein auf { $square }: { $owner }
reserve = { $owner }: { $count } im Vorrat
die-gold = Gold
die-silver = Silber
die-blank = leer
roll-name = { $roll ->
    [one-silver] einmal Silber
    [one-gold] einmal Gold
    [gold-silver] Gold und Silber
    [two-silver] zweimal Silber
    [two-gold] zweimal Gold
   *[two-blank] zweimal leer
}

# Was geschah
say-roll-dice = { $whose ->
    [you] Du würfelst: { $dice }.
   *[other] { $who } würfelt: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Du würfelst: { $dice }. Damit ist kein Zug möglich.
   *[other] { $who } würfelt: { $dice }. Damit ist kein Zug möglich.
}
say-enter = { $whose ->
    [you] Du setzt einen Stein auf den Eingang{ $ending }
   *[other] { $who } setzt einen Stein auf den Eingang{ $ending }
}
say-place = { $whose ->
    [you] Du setzt einen Stein auf { $square }.
   *[other] { $who } setzt einen Stein auf { $square }.
}
say-move = { $whose ->
    [you] Du ziehst { $move }{ $ending }
   *[other] { $who } zieht { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Du würfelst noch einmal.
   *[other] { $who } würfelt noch einmal.
}
say-stop = { $whose ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
say-claim-draw = { $whose ->
    [you] Du forderst ein Unentschieden.
   *[other] { $who } fordert ein Unentschieden.
}
from-to = von { $begin } nach { $end }
and-then = {" "}und{" "}
and-captures = { $whose ->
    [you] {" "}und schlägst auf { $squares }.
   *[other] {" "}und schlägt auf { $squares }.
}

# Ablehnungen
no-claim = Ein Unentschieden kannst du erst fordern, wenn dein Zug fünfmal hintereinander in derselben Stellung beginnt; dies ist das { $times }. Mal.
no-stop = Aufhören kannst du nur, wenn gerade ein Stein auf eine Rosette gezogen ist; jetzt kannst du würfeln oder ein Unentschieden fordern.
no-extra-roll = Einen weiteren Wurf gibt es nur, nachdem ein Stein auf eine Rosette gezogen ist.
extra-roll-first = Ein Stein ist auf eine Rosette gezogen: Sag zuerst, ob du noch einmal würfelst oder aufhörst.
claim-or-roll-first = Sag zuerst, ob du ein Unentschieden forderst oder würfelst.
no-reserve = Alle deine Steine sind auf dem Brett: Keiner ist mehr im Vorrat.
entrance-own = Auf dem Eingang steht ein eigener Stein.
entrance-only-piece = Der Stein auf dem Eingang ist der einzige seiner Farbe auf dem Brett; beim Einsetzen kann er nicht geschlagen werden.
place-taken = { $square } ist nicht leer.
place-not-beside = { $square } liegt nicht neben einem deiner Steine.
place-not-with-roll = Mit diesem Wurf, { roll-name }, darfst du keinen Stein auf { $square } setzen.
no-moving = Mit zwei leeren Würfeln setzt du einen Stein, du ziehst nicht.
not-your-piece = Auf { $square } steht kein Stein von dir.
one-step-only = Mit diesem Wurf, { roll-name }, zieht ein Stein nur einen Schritt.
three-steps-roll = Für drei Schritte brauchst du zweimal Gold oder zweimal Silber; gewürfelt ist { roll-name }.
three-steps-mastery = Für drei Schritte brauchst du die Herrschaft über den Himmel: eigene Steine auf seinen beiden Rosetten.
two-pieces-roll = Zwei Steine ziehen nur, wenn beide Würfel eine Farbe zeigen; gewürfelt ist { roll-name }.
enemy-in-the-way = Auf { $square } steht ein gegnerischer Stein im Weg; nur die Herrschaft über die Erde führt über ihn hinweg.
protected = Der Stein auf { $square } steht unter Ischtars Schutz.
own-piece-there = Auf { $square } steht schon ein eigener Stein.
too-far = Von { $square } nach { $to } führt kein Zug von höchstens drei Schritten.
first-step-wins = Der erste Schritt gewinnt bereits; damit endet der Zug.
other-order = Beide Reihenfolgen sind derselbe Zug; man schreibt ihn { $text }.

# Knöpfe
button-roll = Noch einmal würfeln
button-stop = Zug beenden
button-claim-draw = Unentschieden fordern

# Stellungen und das Brett
position-pieces = { $seat } hat hier { $count } Steine, aber es gibt nur { $most }.
position-rosettes = { $seat } hat schon genug Rosetten: Das Spiel war vorher zu Ende.
layout-wrong = das Brett ist nicht, wie UR-1 bis UR-4 es wollen: { $what }

# Lösen
gpu-cupy = Eine GPU wird über CuPy benutzt, und das fehlt ({ $why }).
gpu-none = Es gibt keine GPU, die CuPy benutzen kann ({ $why }).
solve-halves = Die Hälften des Bretts sind verschieden; zum Lösen müssen sie gleich sein.
solve-needs = { $what }: Das braucht { $needed } GiB, und da sind { $there } GiB. Weniger Steine brauchen weniger.
needs-memory = Arbeitsspeicher
needs-gpu = GPU-Speicher
needs-disk = Platz auf der Festplatte
solve-device = Das Gerät ist eines von { $devices }.
solve-pieces = Jede Seite hat { $least } bis { $most } Steine.
solve-bits = bits ist von 1 bis { $most }, und tolerance ist größer als 0.
table-other = das gehört zu einem anderen Spiel; räum es weg, oder fang neu an
table-version = für eine andere Fassung der Regeln oder dieser Datei gemacht
table-length = nicht so lang, wie es sein sollte
table-none = keine Tabelle von Ur ({ $why })
table-values = Die Werte sind nicht die, die geschrieben wurden.
solve-on-gpu = Stellungen: { $positions }, auf der GPU.
solve-on-cpu = Stellungen: { $positions }, auf den Prozessoren dieses Rechners.
solve-memory = Arbeitsspeicher: { $needed } GiB von { $free } GiB, die frei sind.
solve-mapped = Die besten Züge passen nicht in den Speicher und liegen so lange in einer Datei.
solve-disk = Festplatte: { $needed } GiB von { $free } GiB, die frei sind.
solve-hours = Dauer: etwa { $time } Stunden, geschätzt nach dem Tempo eines Rechners.
solve-minutes = Dauer: etwa { $time } Minuten, geschätzt nach dem Tempo eines Rechners.
solve-resumed = Weiter von einem Zwischenstand: { $sweeps } Durchgänge, { $reached } von { $last }.
solve-stopped = Angehalten. Beim nächsten Start geht es hier weiter.
solve-solved = Gelöst: Kein Wert ist um mehr als { $error } falsch.
solve-installed = Geprüft und eingerichtet: Stufe 10, Rückblicke und Aufgaben richten sich ab ihrem nächsten Start nach dieser Tabelle.
install-extremes = Nach den Extremen lässt sich nicht spielen: Richte die Tabelle für ein Halb ein.
solve-start = { $file }: Wer beginnt, hat { $values }.
solve-begin = Anfangen?
solve-bar = Wird gelöst
solve-bar-of = der Bits des letzten Spiels
solve-so-far = Wird gelöst: Durchgang { $sweep }, höchstens { $error } falsch

# Was möglich ist
in-reserve = { $count } im Vorrat
rosettes-held = { $count } von { $goal } Rosetten
prompt-again = Ein Stein hat eine Rosette erreicht: noch einmal würfeln oder den Zug beenden.
prompt-claiming = Zum fünften Mal dieselbe Stellung: Unentschieden fordern oder würfeln.
prompt-roll = { $dice }: { $what }.
or = {" "}oder{" "}
may-move-one = { $steps ->
    [1] mit einem Stein 1 Schritt ziehen
   *[other] mit einem Stein bis zu { $steps } Schritte ziehen
}
may-move-two = { $steps ->
    [1] mit zwei Steinen je 1 Schritt ziehen
   *[other] mit einem Stein bis zu { $steps } Schritte oder mit zweien je 1 Schritt ziehen
}
may-enter = einen Stein auf den Eingang setzen
may-place-beside = einen Stein neben einen eigenen setzen
may-place-royal = einen Stein ins Königsland setzen
may-place-ishtar = einen Stein auf Ischtar setzen
may-place-marduk = einen Stein auf Marduk setzen

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Du hast eine Rosette besetzt: Das genügt hier.
        [4] Du hast alle vier Rosetten besetzt.
       *[other] Du hast { $goal } Rosetten besetzt: Das genügt hier.
    }
   *[other] { $goal ->
        [1] { $who } hat eine Rosette besetzt: Das genügt hier.
        [4] { $who } hat alle vier Rosetten besetzt.
       *[other] { $who } hat { $goal } Rosetten besetzt: Das genügt hier.
    }
}
ending-claimed = { $whose ->
    [you] Fünf deiner Züge hintereinander begannen in derselben Stellung, und du hast ein Unentschieden gefordert.
   *[other] Fünf Züge hintereinander begannen in derselben Stellung, und { $who } hat ein Unentschieden gefordert.
}
# Warum nichts möglich ist
why-none-left = Alle Steine sind schon auf dem Brett.
why-entrance-own = Einsetzen geht nicht: Auf dem Eingang steht ein eigener Stein.
why-entrance-only-piece = Einsetzen geht nicht: Der Stein auf dem Eingang ist der einzige des Gegners.
why-nowhere = Neben keinem eigenen Stein ist ein Feld frei.
why-place-taken = Die Felder, die dieser Wurf erlaubt, sind besetzt.
why-blocked = Kein Stein kann ziehen.

# Sheets to print
sheet-board = Spielbrett
sheet-pieces = Spielsteine
sheet-dice = Würfel zum Falten

# Small games (UR-21)
goal-needs-pieces = goal: Mit { $pieces } Steinen kann niemand { $goal } Rosetten besetzen.
option-pieces-about = Wie viele Steine jede Seite hat.
option-goal-about = Wie viele besetzte Rosetten gewinnen.
tell-roll = { $who } würfelt: Sagt, wie die Würfel liegen.

# What was touched so far leads on: what to touch next
step-where = Wohin mit dem Stein?
step-second = Auch ein zweiter Stein darf ziehen: Tippe auf ihn.
step-way = Auf welchem Weg? Tippe auf die Felder dazwischen.

# Why an action was worse than another
worse-winning-rolls = Würfe, mit denen der Gegner danach gewinnt: { $rolls } von 16; nach der besseren Aktion: { $fewer }.
worse-taking-rolls = Würfe, die danach einen Stein schlagen ({ $squares }): { $rolls } von 16; nach der besseren Aktion: { $fewer }.
worse-takes = So geschlagene Steine: { $takes }; mit der besseren Aktion: { $most }.
worse-again = Die bessere Aktion erreicht eine Rosette und bringt einen weiteren Wurf.
