# Das Damengambit
name = Das Damengambit
how-to-play = Die linke deiner verdeckten Karten bestimmt, wie dein Gambit zieht: als Läufer, Turm, Dame oder Springer. Dann legst du rechts eine Karte an und ziehst eine nach. Ein Plättchen schlägst du, indem du darauf landest; ist keines mehr da, gewinnt, wer die meisten Punkte hat.
seat-0 = Weiß
seat-1 = Schwarz
seat-2 = Rot
seat-3 = Blau
side-0 = weiß
side-1 = schwarz
side-2 = rot
side-3 = blau
about = Plane drei Züge voraus und schlag die wertvollsten Plättchen auf dem Schachbrett.

# Optionen
option-players = Spieler
option-players-about = Wie viele mitspielen.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Aufbaukarte
option-setup-about = Wo Plättchen und Startfelder liegen.
value-setup-chance = zufällig
value-setup-1 = 1: offen
value-setup-2 = 2: volle Mitte
value-setup-3 = 3: Rand
value-setup-4 = 4: Diagonalen
option-peek = Nachsehen
option-peek-about = Darfst du deine eigenen verdeckten Karten noch einmal ansehen?
value-peek-false = nein
value-peek-true = ja
option-starts = Übrige Startplättchen
option-starts-about = Startplättchen, die niemand gewählt hat, kommen vom Brett oder bleiben, bis sie jemand nimmt. Das Heft lässt sich auf beide Arten lesen; dem Wortlaut nach bleiben sie.
value-starts-cleared = kommen weg
value-starts-left = bleiben
option-handicap = Punktevorgabe
option-handicap-about = Punkte, mit denen beginnt, wer den zweiten Zug hat, denn der erste Zug ist etwas wert: In gleicher Stärke 3, 5, 7 und 9 gewann, wer ihn hatte, 66, 65, 68 und 76 von 100 Spielen. In jeder davon empfehlen wir 3; damit waren es 54, 50, 56 und 56. Eine eigene Regel von uns; bei unseren Werten gibt es mit einer ungeraden Zahl keinen Gleichstand.
option-cards = Karten der Schachtel
option-cards-about = Die Aufbaukarten der eigenen Schachtel.
option-cards-takes = Eine Liste von 1 bis 4 oder der Pfad einer .toml-Datei. Werte einzelner Plättchen stehen hinter den Reihen: d1=9.
own-cards-single = { $count }, einzelne Plättchen: { $values }
option-values = Werte der Plättchen
option-values-about = Was die Plättchen der eigenen Schachtel wert sind.
option-values-takes = Sechs Zahlen, für P, N, B, R, Q, K.
reason-tokens = Alle Plättchen sind geschlagen
reason-turns = Alle Züge sind gespielt

# Karten und Plättchen
card-name = { $card ->
    [B] Läufer
    [R] Turm
    [Q] Dame
   *[N] Springer
}
    .nominative = { $card ->
        [B] Ein Läufer
        [R] Ein Turm
        [Q] Eine Dame
       *[N] Ein Springer
    }
    .accusative = { $card ->
        [B] einen Läufer
        [R] einen Turm
        [Q] eine Dame
       *[N] einen Springer
    }
    .none = { $card ->
        [B] kein Läufer
        [R] kein Turm
        [Q] keine Dame
       *[N] kein Springer
    }
card-letter = { $card ->
    [B] L
    [R] T
    [Q] D
   *[N] S
}
token = { $kind ->
    [P] Bauer
    [N] Springer
    [B] Läufer
    [R] Turm
    [Q] Dame
   *[K] König
} im Wert von { $value }
    .accusative = { $kind ->
        [P] einen Bauern
        [N] einen Springer
        [B] einen Läufer
        [R] einen Turm
        [Q] eine Dame
       *[K] einen König
    } im Wert von { $value }
gambit-of = Gambit von { $who }
start-square = Startfeld
start-token = Startplättchen
piece-name = { $piece ->
    [P] Bauer
    [N] Springer
    [B] Läufer
    [R] Turm
    [Q] Dame
    [K] König
   *[other] { start-square }
}
nothing = nichts
square = { $square }: { $content }
on-square = { $thing } auf { $square }
file = Linie { $file }
rank = Reihe { $rank }
row-back = verdeckte Karte { $number } von { $who }
row-card = verdeckte Karte { $number } von { $who }: { card-name }
revealed = { $who } hat { card-name.accusative } aufgedeckt
hand-back = Karte auf der Hand von { $who }
hand-card = { card-name } auf der Hand von { $who }
rest-hand = die Hand
rest-row = die Reihe
pile = Nachziehstapel von { $who }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
face-down = Verdeckt
hand = Hand
draw-pile = { $count ->
    [0] Stapel leer
   *[other] Stapel: { $count }
}
tokens-left = { $left ->
    [one] noch { $left } Plättchen, { $points } Punkte wert
   *[other] noch { $left } Plättchen, zusammen { $points } Punkte
}

# Wie das Spiel steht
status-setup = Eine Aufbaukarte wird gezogen
status-starts = { $who } wählt ein Startfeld
status-dealing = { $who } bekommt fünf Karten
status-planning = { $who } legt drei Karten verdeckt hin
status-first-draws = { $who } zieht eine Karte
status-moving = Zug { $turn }: { $who } zieht als { card-name }
status-adding = Zug { $turn }: { $who } legt eine Karte verdeckt an
status-drawing = Zug { $turn }: { $who } zieht eine Karte

# Was geschah
then = ,{" "}
say-setup = Aufbaukarte { $setup } wird verwendet.
say-start = { $whose ->
    [you] Du beginnst auf { $square }.
   *[other] { $who } beginnt auf { $square }.
}
say-deal-known = { $whose ->
    [you] Du bekommst eine Karte: { $cards }.
   *[other] { $who } bekommt eine Karte: { $cards }.
}
say-deal-hidden = { $who } bekommt eine Karte.
say-draw-known = { $whose ->
    [you] Du ziehst eine Karte: { $cards }.
   *[other] { $who } zieht eine Karte: { $cards }.
}
say-draw-hidden = { $who } zieht eine Karte.
say-plan-three-known = { $whose ->
    [you] Du legst drei Karten verdeckt hin, von links nach rechts: { $cards }.
   *[other] { $who } legt drei Karten verdeckt hin, von links nach rechts: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Du legst drei Karten verdeckt hin.
   *[other] { $who } legt drei Karten verdeckt hin.
}
say-plan-known = { $whose ->
    [you] Du legst verdeckt ans Ende der Reihe: { $cards }.
   *[other] { $who } legt verdeckt ans Ende der Reihe: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Du legst eine Karte verdeckt ans Ende der Reihe.
   *[other] { $who } legt eine Karte verdeckt ans Ende der Reihe.
}
say-reveal = { $whose ->
    [you] Du deckst { card-name.accusative } auf.
   *[other] { $who } deckt { card-name.accusative } auf.
}
say-move = { $whose ->
    [you] Du ziehst als { card-name } auf { $square }.
   *[other] { $who } zieht als { card-name } auf { $square }.
}
say-capture = { $whose ->
    [you] Du ziehst als { card-name } auf { $square } und schlägst { token.accusative }.
   *[other] { $who } zieht als { card-name } auf { $square } und schlägt { token.accusative }.
}
say-start-token = { $whose ->
    [you] Du ziehst als { card-name } auf { $square } und nimmst das Startplättchen vom Brett.
   *[other] { $who } zieht als { card-name } auf { $square } und nimmt das Startplättchen vom Brett.
}
say-stay = { $whose ->
    [you] Du kannst nicht als { card-name } ziehen und bleibst stehen.
   *[other] { $who } kann nicht als { card-name } ziehen und bleibt stehen.
}

# Ablehnungen
setup-first = Die Aufbaukarte wird bestimmt, bevor Karten ausgeteilt oder gezogen werden.
setup-chosen = Die Aufbaukarte wird einmal bestimmt, vor allem anderen.
deal-first = Jeder bekommt fünf Karten, bevor jemand Karten nachzieht.
all-dealt = Jeder hat seine fünf Karten; von nun an wird nachgezogen.
three-dealt = Hier sind schon alle Karten dieser Art ausgeteilt: { card-name }.
not-in-pile = In diesem Nachziehstapel ist { card-name.none } mehr.
none-left = Alle drei Karten dieser Art liegen anderswo, hier kann also keine liegen: { card-name }.
choose-start-first = Wähle zuerst ein Startfeld.
start-chosen = Startfelder werden einmal gewählt, bevor die Karten ausgeteilt werden.
start-taken = Auf { $square } steht schon ein anderes Gambit.
no-start-square = { $square } ist kein Startfeld dieser Aufbaukarte.
lay-three-first = Leg drei deiner fünf Karten verdeckt hin, bevor das erste Gambit zieht.
three-cards-now = Jetzt werden drei Karten verdeckt hingelegt, nicht eine.
three-not-in-hand = Diese drei Karten hast du nicht auf der Hand.
three-laid = Drei Karten auf einmal legt man nur vor dem ersten Zug; jetzt zieht das Gambit.
one-card-only = Ans Ende der Reihe kommt eine Karte, nicht drei.
move-first = Zuerst zieht das Gambit, dann wird eine Karte gelegt.
moved-already = Das Gambit hat gezogen oder konnte es nicht; leg jetzt eine Handkarte verdeckt an.
not-in-hand = Auf deiner Hand ist { card-name.none }.
must-move = Dein Gambit kann als { card-name } ziehen, also muss es das auch.
no-distance = Dein Gambit steht schon auf { $square }, und Stehenbleiben ist kein Zug.
not-as-card = Als { card-name } kommt dein Gambit nicht in einem Zug auf { $square }.
in-the-way = { card-name.nominative } kommt nicht bis { $square }: { $blocker } ist besetzt und liegt im Weg.
gambit-there = Auf { $square } steht ein anderes Gambit; dort endet nie ein Zug.

# Knöpfe
button-stay = Stehen bleiben

# Die Aufbaukarten
setups-wrong = die Aufbaukarten sind nicht, wie QG-1 und QG-3 sie wollen: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } ist keine Aufbaukarte: { $what }
wanted-setup-text = acht Reihen mit je acht Zeichen, dazwischen /
own-setups-list = { $given } geht nicht. Möglich: { $standard }, eine Liste von 1 bis { $most } Karten oder der Pfad einer .toml-Datei.
own-setups-tokens = Karte { $number } hat andere Plättchen als die erste: Eine Schachtel hat nur einen Satz.
own-setups-twice = Karte { $number } steht schon in der Liste.
own-setups-few = setup: Es gibt keine Karte { $number }; deine Schachtel hat { $count }.
own-values-wrong = values: { $given } geht nicht. Möglich: { $standard } oder je eine Zahl von 1 bis { $highest } für { $kinds }.
own-value-text = { $text } ist kein Wert eines Plättchens; er steht nach einem einzelnen Leerzeichen, von 1 bis { $highest }, etwa d1=9.
own-value-no-token = auf { $square } liegt kein Plättchen.
own-value-twice = { $square } hat zwei Werte.
handicap-two = handicap: Eine Punktevorgabe gibt es nur zu zweit; mit mehr Leuten bleibt sie 0 statt { $handicap }.

# Stellungen
wanted-one-each = eine Liste mit einem Eintrag für jede Person
wanted-letters = Texte aus den Buchstaben { $letters }
wanted-tokens = ein Objekt aus Feldern und Arten von Plättchen
wanted-square = null oder ein Feld
because-setup-first = Bevor die Aufbaukarte gezogen ist, geschieht nichts.
because-setup-drawn = Die Aufbaukarte ist schon gezogen.
because-starts = Die Startfelder dieser Aufbaukarte sind { $squares }.
because-token = Diese Aufbaukarte hat auf { $square } kein solches Plättchen, oder es ist zweimal genannt.
because-tokens-missing = Diese sind weder auf dem Brett noch geschlagen: { $squares }.
because-gambits = Auf { $square } stehen zwei Gambits.
because-gambit-token = Auf { $square } liegt auch ein Plättchen.
because-deck = Jede Person hat je drei Karten { $letters }.
because-turn-setup = Während des Aufbaus ist der Zug 0.
because-turn = Nach dem Aufbau zählen die Züge von 1 an.
because-player = Zug { $turn } gehört Platz { $player }.
because-goes-on = Das Spiel ist noch nicht zu Ende.
because-over = Kein Plättchen ist mehr da: Das Spiel ist zu Ende.
because-last-token = Der letzte Zug hat kein Plättchen geschlagen.
because-revealed = Diese Karte liegt nicht auf der Ablage der Person.
because-not-revealed = Aufgedeckt ist eine Karte nur in einem Zug, bevor eine angelegt wird.
because-not-chosen = Hier ist noch kein Startfeld gewählt.
because-chosen = Hier ist schon ein Startfeld gewählt.
because-not-moved = Dieses Gambit hat sein Startfeld noch nicht verlassen.
because-captured = Züge bisher: { $moves }, und jeder schlägt höchstens ein Plättchen.
because-dealt = Hier werden gerade { $count } Karten ausgeteilt.
because-sizes = In Stapel, Hand und Reihe sind { $wanted } Karten, nicht { $given }.
wanted-left = eine Liste von Feldern
because-left = Startplättchen liegen, nach Namen geordnet, auf Startfeldern, auf denen kein Gambit steht: höchstens { $squares }.
because-left-count = So viele Startplättchen können nicht da sein: Die nicht gewählten bleiben, bis ein Zug sie nimmt, und ein Zug nimmt nur eines.

# What players have
points-held = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-held-given = { points-held }, davon { $given } Vorgabe
played = Gespielt

# The end
ending-tokens = Das letzte Plättchen ist geschlagen.
ending-turns = Zug { $turn } war der letzte.
ending-points = { $whose ->
    [you] Du hast die meisten Punkte: { $points }.
   *[other] { $who } hat die meisten Punkte: { $points }.
}
ending-tie = { $whose ->
    [you] Gleichstand bei { $points } Punkten: Es gewinnt, wer davon zuletzt am Zug war, also du.
   *[other] Gleichstand bei { $points } Punkten: Es gewinnt, wer davon zuletzt am Zug war, also { $who }.
}
ending-last-turn = letzter Zug: { $turn }
ending-given = Vorgabe: { $given }
# Wo das Spiel steht, zu dem, der dran ist
status-starts-you = Wähle ein Startfeld
status-planning-you = Leg drei Karten verdeckt hin; die linke wird zuerst gespielt
status-moving-you = Zug { $turn }: Zieh als { card-name }
status-adding-you = Zug { $turn }: Leg eine Karte verdeckt an deine Reihe an

# Sheets to print
sheet-board = Spielbrett
sheet-tokens = Plättchen und Gambits
sheet-cards = Bewegungskarten
sheet-setups = Aufbaukarten
sheet-help = Hilfskarten
help-title = Dein Zug
help-step-1 = 1. Deck deine linke Karte auf. Dein Gambit zieht, wie sie es sagt; nur wenn das nicht geht, bleibt es stehen.
help-step-2 = 2. Leg eine Handkarte verdeckt ans rechte Ende der Reihe.
help-step-3 = 3. Zieh eine Karte nach.
help-move = { $card ->
    [B] Läufer: schräg, beliebig weit.
    [R] Turm: gerade, beliebig weit.
    [Q] Dame: gerade oder schräg, beliebig weit.
   *[N] Springer: zwei Felder gerade und eins zur Seite. Nur er springt über Plättchen und Gambits.
}
help-capture = Landest du auf einem Plättchen, gehört es dir. Auf einem anderen Gambit landest du nie.

# Small games (QG-20)
deck-wrong = deck: { $given } ist nicht möglich. Gebraucht werden { $few } bis 12 der Buchstaben B, R, Q, N, von jedem höchstens drei.
option-tokens-about = Wie viele Plättchen ausliegen.
option-deck-about = Die Bewegungskarten jedes Spielers.
option-deck-takes = Buchstaben, etwa BBRRQQNN.
option-turns-about = Nach wie vielen Zügen Schluss ist.
tell-setup = Welche Aufbaukarte verwendet ihr?

# Positions put together by hand
editor-taken = geschlagen von { $who }
editor-taken-tokens = Geschlagene Plättchen
editor-turn = Zug
editor-revealed = Aufgedeckte Karte
phase-dealing = Karten werden ausgeteilt
phase-first-draws = die ersten Karten werden gezogen
phase-drawing = eine Karte wird gezogen
phase-starts = ein Startfeld wird gewählt
phase-planning = drei Karten werden gelegt
phase-moving = das Gambit zieht
phase-adding = eine Karte wird gelegt
phase-over = das Spiel ist aus

# What was touched so far leads on: what to touch next
step-second = Jetzt die Karte für deinen zweiten Zug
step-third = Jetzt die Karte für deinen dritten Zug

# Why a decision was worse than another
worse-takes = So gewonnene Punkte: { $points }; mit dem besseren Zug: { $most }.
worse-fetches = Das Meiste, was die gelegten Karten holen können, wenn die anderen stehen bleiben: { $points } Punkte; mit der besseren Wahl: { $most }.
