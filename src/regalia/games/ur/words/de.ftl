# Ur: Das königliche Spiel
name = Ur: Das königliche Spiel
short-name = Ur
how-to-play = Würfle mit zwei Würfeln, dann setz Steine ein oder zieh mit ihnen über die zwanzig Felder. Wer zuerst auf jeder der vier Rosetten einen Stein hat, gewinnt.
seat-0 = Dunkel
seat-1 = Hell
side-0 = dunkel
side-1 = hell
about = Ein Wettlauf über zwanzig Felder: Besetze alle vier Rosetten zugleich.
reason-rosettes = Eine Seite hat alle vier Rosetten besetzt
reason-some-rosettes = Eine Seite hat genügend Rosetten besetzt
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
    [you] Du setzt einen Stein auf { $square }{ $ending }
   *[other] { $who } setzt einen Stein auf { $square }{ $ending }
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
place-not-at-side = { $square } hat mit keinem Feld, auf dem du einen Stein hast, eine Seite gemeinsam.
place-not-with-roll = Mit diesem Wurf, { roll-name }, darfst du keinen Stein auf { $square } setzen.
no-moving = Mit zwei leeren Würfeln setzt du einen Stein, du ziehst nicht.
not-your-piece = Auf { $square } steht kein Stein von dir.
one-step-only = Mit diesem Wurf, { roll-name }, zieht ein Stein nur einen Schritt.
two-pieces-steps = Zwei Steine gehen je einen Schritt, nicht weiter.
three-steps-roll = Für drei Schritte brauchst du zweimal Gold oder zweimal Silber; gewürfelt ist { roll-name }.
three-steps-mastery = Für drei Schritte brauchst du die Herrschaft über den Himmel: eigene Steine auf seinen beiden Rosetten.
two-pieces-roll = Zwei Steine ziehen nur, wenn beide Würfel eine Farbe zeigen; gewürfelt ist { roll-name }.
enemy-in-the-way = Auf { $square } steht ein gegnerischer Stein im Weg; nur die Herrschaft über die Erde führt über ihn hinweg.
crossing-captures = Nach dieser Hausregel darf ein Stein, der über einen eigenen gegangen ist, nicht auf einem Gegner enden wie hier auf { $square }.
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
solve-installed = Geprüft und eingerichtet: Stärke 10, Auswertungen und Aufgaben richten sich ab ihrem nächsten Start nach dieser Tabelle.
install-extremes = Die Tabellen der Extreme sind nicht zum Spielen: Richte die für ein Halb ein.
solve-start = { $file }: Wer beginnt, hat { $values }.
solve-begin = Anfangen?
solve-bar = Wird gelöst
solve-bar-of = der Bits des letzten Spiels
solve-so-far = Wird gelöst: Durchgang { $sweep }, höchstens { $error } falsch

# Was möglich ist
in-reserve = { $count ->
    [0] Vorrat leer
   *[other] { $count } im Vorrat
}
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
may-place-side = einen Stein Seite an Seite mit einem eigenen setzen, Mauer hin oder her
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
option-goal = Rosetten zum Sieg
option-goal-about = Wie viele Rosetten man zugleich besetzen muss, um zu gewinnen.

# Das Brett der eigenen Schachtel (UR-22) und zweite Lesarten von Regeln (UR-23 bis UR-26)
option-layout = Brett
option-layout-about = Wo die besonderen Felder liegen und zwischen welchen Feldern eine Mauer steht. Das antike Brett ist eine Vermutung.
option-layout-takes = Ein Brett als Text, eine Liste von einem oder zweien oder der Pfad einer .toml-Datei.
value-layout-standard = das des Heftes
value-layout-ancient = antik (eine Vermutung)
option-side = Seite
option-side-about = Welche der beiden Seiten des Brettes gespielt wird.
option-placing = Auf Gegner einsetzen
option-placing-about = Gold und Silber, zweimal Silber oder zweimal Gold: Schlägt der Stein, den du einsetzt?
value-placing-empty = nein, nur auf leere
value-placing-captures = ja, er schlägt
option-crossing = Schlag nach Eigenem
option-crossing-about = Darf ein Stein schlagen, der unterwegs über einen eigenen gegangen ist?
value-crossing-captures = ja
value-crossing-empty = nein, auf leeres Feld
option-beside = Neben
option-beside-about = Zweimal leer: Zählt für „neben“ der Weg, oder genügt eine gemeinsame Seite, auch an einer Mauer?
value-beside-path = ein Schritt auf dem Weg
value-beside-side = gemeinsame Seite
option-extra = Zusätzliche Würfe
option-extra-about = Gibt eine Rosette, die du im zusätzlichen Wurf erreichst, noch einen Wurf?
value-extra-each = jedes Mal
value-extra-once = einmal im Zug
option-handicap = Vorgabe
option-handicap-about = Für zwei, die verschieden stark sind: Wer stärker ist, hat weniger Steine. In gleicher Stärke 5 gewann, wer einen, zwei oder drei weniger hatte, 38, 21 und 6 von 100 Spielen.
value-handicap-none = keine
value-handicap-first-1 = { seat-0 } hat einen Stein weniger
value-handicap-first-2 = { seat-0 } hat zwei Steine weniger
value-handicap-first-3 = { seat-0 } hat drei Steine weniger
value-handicap-second-1 = { seat-1 } hat einen Stein weniger
value-handicap-second-2 = { seat-1 } hat zwei Steine weniger
value-handicap-second-3 = { seat-1 } hat drei Steine weniger
role-plain = einfaches Feld
role-rosette = Rosette
role-entrance = der Eingang
role-royal = Königsland
role-ishtar = Ischtar
role-marduk = Marduk
board-roles = Rosetten der Erde: { $earth }; des Himmels: { $sky }. Eingang: { $entrance }. Königsland: { $royal }. Ischtar: { $ishtar }. Marduk: { $marduk }.
board-walls = Mauern: { $walls }.
board-open = Keine Mauern: Der Weg verbindet alle Felder mit gemeinsamer Seite.
board-meant = Regeln und Bilder hiernach sind die dieses Brettes; Bilder, die darauf nicht stimmen würden, fehlen. Die Beispiele werden auf dem Brett des Heftes gespielt.
path-walls = Der **Weg** verbindet Felder mit gemeinsamer Seite, außer wo eine Mauer steht ({ $walls }).
path-open = Der **Weg** verbindet alle Felder mit gemeinsamer Seite.
path-ruling = *(Regelung: „Neben“ heißt auf dem Weg; Hausregel: UR-25.)*
layout-problem = layout: { $problem }
layout-side = Seite { $side }: { $problem }
layout-text = { $given } ist kein Brett: Zuerst kommen die drei Reihen der Felder, dann die Mauern, wie in { $example }
layout-sign = { $sign } ist keine Rolle eines Feldes; es gibt * e r i m und .
layout-count = { $role ->
    [entrance] Ein Brett hat einen Eingang; dieses hat { $count }.
    [royal] Ein Brett hat drei Felder Königsland; dieses hat { $count }.
    [ishtar] Ein Brett hat ein Feld Ischtar; dieses hat { $count }.
    [marduk] Ein Brett hat ein Feld Marduk; dieses hat { $count }.
   *[rosette] Ein Brett hat vier Rosetten; dieses hat { $count }.
}
layout-earth = Zwei Rosetten liegen in den Spalten 1–4, für die Herrschaft über die Erde; hier sind es { $count }.
layout-sky = Zwei Rosetten liegen in den Spalten 7 und 8, für die Herrschaft über den Himmel; hier sind es { $count }.
layout-unreachable = Vom Eingang führt kein Weg nach { $squares }.
layout-wall = { $wall } ist keine Mauer: Sie steht zwischen zwei Feldern mit gemeinsamer Seite, etwa A2|B2.
layout-wall-twice = Die Mauer { $wall } steht zweimal da.
layout-sides = Ein Brett hat eine oder zwei Seiten, nicht { $count }.
layout-no-side = side: Das Brett hat keine Seite { $side }.

tell-roll = { $who } würfelt: Wie liegen die Würfel?

# What was touched so far leads on: what to touch next
step-where = Wohin mit dem Stein?
step-second = Auch ein zweiter Stein darf ziehen: Tippe auf ihn.
step-way = Auf welchem Weg? Tippe auf die Felder dazwischen.

# Why an action was worse than another
worse-winning-rolls = Würfe, mit denen der Gegner danach gewinnt: { $rolls } von 16; nach der besseren Aktion: { $fewer }.
worse-taking-rolls = Würfe, die danach einen Stein schlagen ({ $squares }): { $rolls } von 16; nach der besseren Aktion: { $fewer }.
worse-takes = So geschlagene Steine: { $takes }; mit der besseren Aktion: { $most }.
worse-again = Die bessere Aktion erreicht eine Rosette und bringt einen weiteren Wurf.
