# Was der Tisch an der Tastatur sagt.
to-act = { $who } ist dran
who-acts = Gleichzeitig dran: { $who }
dice-to-type = Würfle oder zieh, und tippe ein, was kommt
prompt = { $who }>{" "}
prompt-dice = Würfel>{" "}
prompt-race = Platz und Zug>{" "}
prompt-end = Ende>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: ein Zug
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } Züge
}
more-actions =
    { $count ->
        [one] Noch ein Zug: `list` zeigt ihn; oder tippe seinen Anfang.
       *[other] Noch { NUMBER($count, useGrouping: 0) } Züge: `list` zeigt sie; oder tippe den Anfang.
    }
which = { $typed } kann heißen:
no-such-number = Eine Nummer { $number } gibt es nicht; die Züge haben die Nummern 1 bis { $last }.
refused-by-rule = { $reason } (Regel { $rule }; `rules { $rule }` zeigt sie)
say-seat-first = Sag, wer dran ist: die Nummer des Platzes und den Zug, etwa `{ $example }`.
nobody-to-wait-for = Alle, die jetzt dran sind, sitzen an dieser Tastatur.
or-wait = Wer zuerst tippt, ist dran: Mach einen Zug, oder lass mit `wait` dem Computer den Vortritt.
compiling = Der Computer bereitet sich vor: Beim ersten Mal auf diesem Rechner dauert das bis zu einer Minute.
by-solution = { $who } spielt nach der vollständigen Lösung und kennt den Wert jeder Stellung.
thinking = Der Computer denkt nach …
hint = Der Computer würde { $text } wählen: { $sentence }
time-limit = Restzeit: { $seconds } s.
undone = { $count ->
    [one] Zurückgenommen: { $texts }.
   *[other] Zurückgenommen, insgesamt { NUMBER($count, useGrouping: 0) }: { $texts }.
}
record-needs-file = Sag, wohin: `record spiel.txt`.
record-exists = { $file } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen.
record-saved = Die Aufzeichnung steht in { $file }.
record-tells-all = Sie verrät alles, auch verdeckte Karten.
record-failed = { $file } lässt sich nicht schreiben: { $why }.
kept = Das Spiel ist gespeichert. So geht es weiter:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = In dieser Datei steht kein unterbrochenes Spiel mit einer Schachtel.
not-kept = Das Spiel wurde nicht gespeichert: { $why }.
no-home = dein Benutzerordner ist nicht bekannt
quit-question = Spiel speichern, um später weiterzuspielen? [J/n]{" "}
draw-question = { $who }, einverstanden mit einem Unentschieden? [j/N]{" "}
curtain = Bitte gib die Tastatur an { $who } weiter.
curtain-enter = Jetzt nur { $who }: Drück die Eingabetaste, wenn niemand sonst hinsieht.{" "}
concluded = Wenigste Züge: { $least }. Wege: { $plans }. Einer davon: { $way }
next-enter = Die Eingabetaste bringt die nächste Aufgabe.{" "}
between = eine Aufgabe ist zu Ende
referee = die Spielleitung
story-empty = Noch ist nichts geschehen.
what-unknown = Über „{ $what }“ ist nichts bekannt.
goes-on = Das Spiel geht weiter.
you-may = Du kannst
you-may-type = Was kommen kann
after-end = `record DATEI` speichert das Spiel, `log` erzählt es nach, `again` spielt noch einmal, die Eingabetaste beendet.
opponent = { $name }, Stärke{"\u00A0"}{ $level }: { $about }
level-weaker = Auf diesem Brett sind alle Stärken schwächer: Gelernt hat der Computer auf dem des Heftes.
level-weaker-rules = Mit diesen Hausregeln sind alle Stärken schwächer: Gelernt hat der Computer das Spiel des Heftes.
who-begins = { $who } hat verloren und wählt, wer beginnt: 1 { $who }, 2 { $other } (Eingabetaste: 1)>{" "}
after-end-pair = Die Eingabetaste beginnt das zweite Spiel; `quit` hört auf, `record DATEI` speichert das Spiel, `log` erzählt es nach.
help =
    Tippe einen Zug, seine Nummer oder so viel von seinem Anfang, dass er eindeutig ist.
    ?             diese Hilfe
    list          alle Züge
    log           was bisher geschah, soweit du es wissen darfst
    what X        was etwas ist: ein Feld oder der Anfang eines Namens
    rules         alle Regeln; `rules 8` zeigt eine
    hint          was der stärkste Computer tun würde
    undo          zurück zur letzten Wahl von jemandem an dieser Tastatur
    record DATEI  die bisherige Partie in eine Datei schreiben
    wait          wenn mehrere zugleich dran sind: dem Computer den Vortritt lassen
    draw          ein Unentschieden anbieten; die andere Seite antwortet
    resign        aufgeben; wenn mehrere zugleich dran sind, `resign 2` für Platz 2
    quit          beenden; das Spiel lässt sich für später speichern

# Was am Befehl nicht stimmt
no-rule = „{ $game }“ hat keine Regel { $number }.
which-game = Welches Spiel? { $games }
who-plays = --against, --seat und --together sagen jedes, wer spielt: Gib nur eines an.
seat-for-each = Bei „{ $game }“ gibt es hier { $count } Plätze: Gib für jeden ein --seat an, oder einfach --against.
option-form = Eine Option schreibt man { $form }, nicht { $given }.
position-json = Die Stellung ist kein JSON-Objekt: In Zeile { $line }, Spalte { $column }, stimmt etwas nicht.
position-deep = Die Stellung ist zu tief verschachtelt.
origin-form = Eine Adresse schreibt man wie { $example }, nicht { $given }.
no-cache = In keinen Ordner für kompilierte Regeln lässt sich schreiben: Nenne in REGALIA_CACHE einen, bei dem es geht. (Ohne geht alles, aber jeder Start kompiliert neu.)
error = Fehler: { $problem }
usage = Aufruf:
try-help = { $command } zeigt, was dieser Befehl braucht.
no-such-option = Die Option { $option } gibt es nicht.
no-such-command = Den Befehl { $command } gibt es nicht.
did-you-mean = Meintest du { $near }?
option-needs-value = Die Option { $option } braucht einen Wert.
option-takes-none = Die Option { $option } nimmt keinen Wert.
missing-word = { $what } fehlt.
missing-command = Es fehlt ein Befehl.
too-many-words = Das ist mehr, als dieser Befehl annimmt.
bad-value = { $what }: Das geht nicht; erwartet: { $wanted }.
wanted-whole = eine ganze Zahl
wanted-decimal = eine Zahl
wanted-other = ein anderer Wert
aborted = Abgebrochen!

# Was Befehle zeigen
start-title = königliche Spiele
start-facts = { $seats } Personen, { $minutes } Min.
start-page = Die Seite öffnet sich im Browser; Strg-C beendet sie. Außerdem:
start-play = an der Tastatur spielen, zusammen oder gegen den Computer
start-rules = die Regeln lesen
start-games = alle Optionen aller Spiele
start-help = alles Übrige
start-folder = Im Ordner des Projekts tut { $command } dasselbe.
option-facts = { $default } (möglich: { $choices })
house-rules = Hausregeln
board-none = { $game } wird immer auf demselben Brett gespielt.
board-side = Seite { $number }: { $text }
board-right = { $file }: Auf diesem Brett kann man spielen.
counting = { $game }, Tiefe { $depth }
compiling-rules = Wird kompiliert
ready = Bereit: { $games }.
yes-or-no = { $question } [J/n]{" "}

# The companion at the keyboard
prompt-referee = Tisch>{" "}
referee-begins = Ihr spielt mit dem Spiel auf eurem Tisch; tippt, was alle am Tisch sehen, etwa 7H oder 10D. Verdecktes bleibt verdeckt. `?` zeigt die Befehle.
referee-more = { $count } Eingaben sind möglich: `list` zeigt sie.
referee-card = Gib die Karte ein, ihre Reihen von oben, ein Punkt für jedes leere Feld. Zum Beispiel: { $example }
may-yes = Ja. { $sentence }
referee-undone = Zurückgenommen: { $text }.
rest-asked = { $who } hatte noch { $count } ({ $where }). Damit die Aufzeichnung vollständig wird: `rest { $seat } KARTEN`, zwei Orte mit / getrennt.
record-whole = Die Aufzeichnung ist vollständig: `record DATEI` speichert sie.
record-spectators = Die Aufzeichnung zeigt, was Zuschauer sahen: Was niemand gezeigt hat, bleibt verdeckt. `record DATEI` speichert sie.
hourglass-runs = Die Sanduhr läuft: { $seconds } s.
hourglass-left = Noch { $seconds } s.
hourglass-out = Die Zeit ist um. Drückt die Eingabetaste.
referee-help =
    Tippt, was geschehen ist: eine Karte (7H, 10D, XX für einen Joker), die Würfel, eine Stellung, einen Zug.
    Wo der Schnellere dran ist, zuerst die Nummer des Platzes: `1 declare 4`.
    may ZUG        ist das erlaubt, und was käme heraus?
    undo           die letzte Eingabe zurücknehmen
    list           alles, was man jetzt eingeben kann
    log            alles, was geschehen ist
    rules          alle Regeln; `rules 8` zeigt eine
    rest P KARTEN  am Ende: was Platz P noch hatte
    record DATEI   die Aufzeichnung in eine Datei schreiben
    quit           aufhören

# Lektionen
no-lesson = { $game } hat keine solche Lektion; es gibt: { $lessons }
no-lessons-yet = für { $game } gibt es noch keine Lektionen
no-step = einen Schritt { $step } gibt es nicht; die Schritte: { $steps }
whose-lesson = sag, zu welchem Spiel die Lektion gehört: --game NAME
line-no-json = diese Zeile ist kein JSON-Objekt
lesson-faults = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { NUMBER($count, useGrouping: 0) } Dinge stimmen nicht.
}
lesson-right = Alle Schritte sind zu schaffen, und die Zahl der Aktionen stimmt.
learn-help = Tippe eine Aktion, ihre Nummer oder ihren Anfang; `list` zeigt alle, `rules` und `hint` helfen, `skip` geht weiter.
learn-ladder = Zuerst zum Ausprobieren, gezählt wird nichts: Tippe eine Aktion, ihre Nummer oder ihren Anfang; `list` zeigt alle, `skip` geht zur Lektion.
learn-ladder-done = Genau so.
learn-ladder-back = Noch nicht: Es wird zurückgenommen. Versuch es noch einmal.
learn-step = { $left ->
    [one] Schritt { $number } von { $of } · du bist dran · ein Zug
   *[other] Schritt { $number } von { $of } · du bist dran · { NUMBER($left, useGrouping: 0) } Züge
}
learn-prompt = du>{" "}
learn-hint = Tipp: { $hint }
learn-wrong = Das ist es nicht.
learn-over = Lektion geschafft. Jetzt spiel: regalia play { $game } --guided
learn-first-game = Jetzt deine erste Partie spielen, mit Anleitung, gegen Stärke 1? (Enter: ja, n: nein){" "}

review-start = Am Anfang
review-luck = Glück
review-own = Eigene Züge
review-others = Züge der anderen
review-unknowable = Konnte niemand wissen
review-given-up = Vorzeitiges Ende
review-left-over = Nicht erklärt
review-result = Ergebnis
review-accuracy = Genauigkeit
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-grade-good = gut gespielt
review-word-exact = exakt
review-word-proved = bewiesen
review-word-computed = berechnet
review-word-searched = gesucht
review-looking = Auswertung
review-points = In Punkten: 100 ist ein Sieg.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; besser: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – Wahrscheinlichkeit { $share }; { $who }: { $points }
review-known = Werte: { $word }.

# What `regalia analyse` says.
analyse-action = Aktion
analyse-worth = Punkte
analyse-to-act = Am Zug: { $who }
analyse-line = Beste Variante: { $line }
analyse-outcome = Was der Zufall bringen kann
analyse-share = Wie oft
analyse-looking = Es wird tiefer gesucht (Strg-C beendet)
no-exercises-yet = für { $game } gibt es noch keine Aufgaben
which-theme = sag, was du üben willst: { $themes }
example-help = Tipp eine Aktion, ihre Nummer oder ihren Anfang ein; `list` zeigt alle, `rules` die Regeln, und die Eingabetaste allein beendet.
example-prompt = probier>{" "}
example-allowed = Hier erlaubt:
example-only = Hier erlaubt, sonst nichts:
example-refused = Hier nicht erlaubt:
example-agrees = Genau das sagt das Beispiel.
example-again = Noch einmal vom Anfang:
exercise-help = Tippe eine Aktion, ihre Nummer oder ihren Anfang; `list` zeigt alle, `rules` und `hint` helfen, `skip` zeigt die Lösung.
exercise-solution = Die Lösung:
no-rush = für { $game } gibt es keinen Wettlauf
rush-time = Gelöst: { NUMBER($score, useGrouping: 0) } · Sekunden übrig: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Gelöst: { NUMBER($score, useGrouping: 0) } · Fehler frei: { NUMBER($lives, useGrouping: 0) }
rush-late = Zu spät: Das zählt nicht mehr.
rush-result = Gelöst: { NUMBER($score, useGrouping: 0) }. Fehler: { NUMBER($misses, useGrouping: 0) }. Längste Serie: { NUMBER($longest, useGrouping: 0) }.
rush-same = Derselbe Wettlauf für andere: { $command }
rush-again = Eine ungelöste noch einmal:
daily-row = { $days ->
    [0] Noch keine Tage in Folge; Rekord: { $best }.
    [one] Ein Tag in Folge; Rekord: { $best }.
   *[other] { $days } Tage in Folge; Rekord: { $best }.
}
making-exercises = Aufgaben werden gesucht: { $game }
exercises-made = In { $file } stehen { $count } Aufgaben.
exercises-listed = Die Liste hat jetzt { $count } Aufgaben.
grading-exercises = Aufgaben werden eingestuft: { $game }
exercises-graded = Neu eingestuft: { $count }.
# Matches (researching.py)
playing-games = Es wird gespielt …
bad-clock = Eine Uhr schreibt man als Sekunden oder Sekunden+Zugabe, etwa 60+0.5; nicht { $given }.
match-line = { $who }: { $points } von { $games } ({ $share } %, 95 %: { $low }–{ $high }), Wertung { $rating } ± { $spread }
match-fault = Nicht durch die Regeln beendet ({ $why }): { $count }
match-fault-by = { $who } verlor durch eigenen Fehler ({ $why }): { $count }
match-said = zum Beispiel mit der Antwort: { $said }
dataset-line = { $folder }: { $games } Partien, { $decisions } Entscheidungen, { $files } Dateien
printed = Geschrieben: { $file }
# Games of one's own (commands/rooms.py)
room-name = „{ $name }“ mit { $seats } Plätzen geht nicht: Ein Name besteht aus Kleinbuchstaben und ist noch frei, Plätze sind etwa 2 oder 2-4.
room-taken = „{ $name }“ heißt in Python oder im Haus schon etwas anderes: Ein Spiel dieses Namens ließe sich nicht importieren. Nimm einen anderen.
room-there = Unter { $folder } gibt es schon etwas.
room-undeclared = { $name } sagt nicht von jedem Feld seines Zustands, was darin ist.
room-derived = { $file } ist geschrieben.
room-made = { $folder } ist ein Spiel, das läuft. Prüfen: regalia check-room { $folder }
