# Königliche Schlachten
name = Königliche Schlachten
how-to-play = Führe vier Einheiten über ein Feld aus Spielkarten: Mit jeder Karte, die du ausspielst, rückt eine Einheit auf diese Karte und darf dann einen Nachbarn angreifen. Ob sie trifft, entscheiden die Karten unter den beiden Einheiten und die zwei Initiativkarten. Wer alle vier Einheiten verliert, hat verloren; gehen die Karten aus, gewinnt, wer mehr Einheiten hat.
seat-0 = Weiß
seat-1 = Schwarz
side-0 = weiß
side-1 = schwarz
about = Zwei kleine Armeen aus Schachfiguren kämpfen auf einem Feld aus Spielkarten.

# Optionen
option-armies = Armeen
option-armies-about = Welche Einheiten du wählen darfst.
value-armies-free = beliebige vier
value-armies-set = ein Schachspiel
option-scenario = Szenario
option-scenario-about = Armeen, die vorgegeben sind.
value-scenario-none = keines
value-scenario-hundred-years = Hundertjähriger Krieg
value-scenario-magic = Magie
option-orientation = Lage der Karten
option-orientation-about = Wie die Karten auf dem Feld liegen, von den Spielern aus gesehen.
value-orientation-lengthwise = längs
value-orientation-crosswise = quer
reason-last-unit = Eine Armee hat keine Einheit mehr
reason-more-units = Ein Stapel ist aufgebraucht, und eine Armee hat mehr Einheiten
reason-only-cards = Ein Stapel ist aufgebraucht, die Armeen sind gleich groß, und nur eine Seite hat noch Karten
reason-even = Ein Stapel ist aufgebraucht, und die Armeen sind gleich groß

# Einheiten
unit-name = { $unit ->
    [K] König
    [Q] Dame
    [R] Turm
    [B] Läufer
    [N] Springer
    [P] Bauer
   *[other] { $unit }
}
    .nominative = { $unit ->
        [K] der König
        [Q] die Dame
        [R] der Turm
        [B] der Läufer
        [N] der Springer
        [P] der Bauer
       *[other] { $unit }
    }
    .accusative = { $unit ->
        [K] den König
        [Q] die Dame
        [R] den Turm
        [B] den Läufer
        [N] den Springer
        [P] den Bauern
       *[other] { $unit }
    }
    .none = { $unit ->
        [K] keinen König
        [Q] keine Dame
        [R] keinen Turm
        [B] keinen Läufer
        [N] keinen Springer
        [P] keinen Bauern
       *[other] niemanden namens { $unit }
    }

# Was man sieht
row = Reihe { $row }
column = Spalte { $column }
cell-empty = { $square }, keine Karte
cell-card = { $square }, { card-name }
card-on = { card-name } auf { $square }
unit-there = { unit-name } von { $owner } auf { $square }, { $life } von { $most } Leben
life-left = { unit-name } auf { $square }: { $life } von { $most } Leben
player-name = { $owner }
hand-count = { $count ->
    [0] keine Karte auf der Hand
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
hand-card = { card-name } auf deiner Hand
hidden-card = eine Karte auf der Hand von { $owner }
deck-count = { $count ->
    [0] der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
deck-of = Stapel von { $owner }: { $count }
initiative = Initiative
initiative-card = Initiativkarte von { $owner }: { card-name }
unit-to-choose = { unit-name }, zur Wahl
unit-to-place = { unit-name } von { $owner }, noch nicht aufgestellt
status-choosing = { $who } wählt eine Armee.
status-dealing = { $who } bekommt Startkarten.
status-placing = { $who } stellt eine Einheit auf.
status-initiative = { $who } zieht um die Initiative.
status-offered-one = { $who } darf eine Karte ziehen.
status-drawing-one = { $who } zieht eine Karte.
status-moving = { $who } spielt eine Karte und bewegt eine Einheit.
status-attacking = { $who } darf mit der Einheit auf { $square } angreifen.
status-drawing-hit = { $who } zieht Karten für den Treffer.
status-keeping = { $who } behält die Handkarten oder wirft sie ab.
status-offered-two = { $who } darf zwei Karten ziehen.
status-drawing-two = { $who } zieht Karten.
status-over = Die Schlacht ist zu Ende.

# Karten
card-name = { $rank ->
    [X] Joker
    [T] { suit-name } 10
    [J] { suit-name }-Bube
    [Q] { suit-name }-Dame
    [K] { suit-name }-König
    [A] { suit-name }-Ass
   *[other] { suit-name } { $rank }
}
    .opening = { $rank ->
        [X] Der Joker
        [J] Der { card-name }
        [K] Der { card-name }
        [A] Das { card-name }
       *[other] Die { card-name }
    }
    .accusative = { $rank ->
        [X] den Joker
        [J] den { suit-name }-Buben
        [K] den { card-name }
        [A] das { card-name }
       *[other] die { card-name }
    }
suit-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}

# Was geschah
list = { $first }, { $second }
say-army-hidden = { $who } wählt eine Armee.
say-army = { $who } wählt: { $army }.
say-armies = { $who } wählt: { $army }; { $other } hat: { $others }.
say-deal = { $who } bekommt { card-name.accusative } für { $square }.
say-place = { $who } stellt { unit-name.accusative } auf { $square }.
say-init = { $who } zieht { card-name.accusative } für die Initiative.
say-draw-card = { $who } zieht { card-name.accusative }.
say-draw-hidden = { $who } zieht eine Karte.
say-draw = { $who } möchte ziehen.
say-decline = { $who } zieht keine Karte.
say-keep = { $who } behält die Handkarten.
say-discard = { $who } wirft alle Handkarten ab: { $cards }.
say-move = { $who } spielt { card-name.accusative } und bewegt { unit-name.accusative } von { $square } nach { $to }.
say-stay = { $who } legt { card-name.accusative } unter { unit-name.accusative } auf { $square }.
say-hold = { $who } greift nicht an.
say-miss =
    { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und trifft nicht: { $trumps ->
        [one] { $trumps } Trumpf
       *[other] { $trumps } Trümpfe
    } statt { $needed }.
say-hit = { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und trifft mit { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
say-heal = { $who } heilt mit { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
style-easy = leicht
style-optimal = ausgewogen
style-risky = riskant
style-advantage = Fähigkeit
effect-suffers = { unit-name.nominative } auf { $square } erleidet { $amount } Schaden
effect-falls = { unit-name.nominative } auf { $square } fällt
effect-regains = { unit-name.nominative } auf { $square } bekommt { $amount } Leben zurück
effect-none = nichts ändert sich

# Ablehnungen: Aufbau
army-first = Wähle zuerst deine Armee.
armies-chosen = Die Armeen sind gewählt.
place-first = Stell zuerst eine Einheit auf eine deiner Startkarten.
all-placed = Alle Einheiten sind aufgestellt.
no-such-unit = Du hast { unit-name.none } mehr zum Aufstellen.
not-home = Auf { $square } liegt keine deiner Startkarten.
home-taken = Auf { $square } steht schon eine Einheit von dir.
deal-first = Gerade werden die Startkarten ausgeteilt.
deal-over = Die Startkarten sind schon ausgeteilt.
dealt-already = { card-name.opening } ist schon ausgeteilt.

# Ablehnungen: Karten
initiative-first = Gerade wird um die Initiative gezogen.
initiative-over = Um die Initiative ist in dieser Runde schon gezogen worden.
not-in-deck = { card-name.opening } ist nicht mehr im Stapel.
in-hand-already = { card-name.opening } ist schon auf der Hand und nicht im Stapel.
pre-turn-draw-first = Du hast keine Karte auf der Hand: Sag zuerst, ob du eine ziehst.
no-draw-with-cards = Wer Karten auf der Hand hat, zieht vor der Bewegung keine.
draw-after-attack = Karten ziehst du nach dem Angriff; greif zuerst an oder verzichte darauf.
keep-first = Sag zuerst, ob du deine Handkarten behältst oder abwirfst.
discard-after-attack = Behalten oder Abwerfen kommt nach dem Angriff; greif zuerst an oder verzichte darauf.
discard-over = Für das Behalten oder Abwerfen ist es in diesem Zug zu spät.

# Ablehnungen: Bewegung
must-move = Du kannst eine Einheit bewegen, also musst du es auch.
no-move = Mit keiner deiner Handkarten lässt sich eine Einheit bewegen.
moved-already = In diesem Zug hast du schon eine Einheit bewegt.
no-own-unit = Auf { $square } steht keine Einheit von dir.
not-in-hand = Du hast { card-name.accusative } nicht auf der Hand.
square-taken = Auf { $to } steht eine andere Einheit.
same-as-standing = { card-name.opening } hat dieselbe Farbe wie die Karte auf { $square }, auf der die Einheit steht.
same-as-covered = { card-name.opening } hat dieselbe Farbe wie die Karte auf { $to }, die sie bedecken würde.

# Ablehnungen: Angriff
move-first = Angreifen darf nur die Einheit, die du gerade bewegt hast: Beweg zuerst eine.
no-attack-now = Der Angriff dieses Zuges ist vorbei.
no-enemy = Auf { $square } steht kein Gegner.
too-far = { $square } liegt nicht neben { $from }.
ranged-only = Das ist ein Fernkampfangriff: Er geht nur diagonal, und { $square } liegt direkt neben der Einheit.
melee-only = Das ist ein Nahkampfangriff: Er geht nicht diagonal, und { $square } liegt diagonal.
blast-diagonal = Die Magische Welle geht nur diagonal: { $square } liegt nicht diagonal daneben.
heal-own-only = Geheilt werden nur eigene Einheiten; auf { $square } steht keine.
heal-itself = Eine Einheit kann sich nicht selbst als Ziel der Heilung wählen.
heal-diagonal = Geheilt wird nur diagonal; { $square } liegt nicht diagonal daneben.

# Knöpfe
button-draw = Ziehen
button-decline = Nicht ziehen
button-keep = Karten behalten
button-discard = Karten abwerfen
button-easy = Leicht
button-optimal = Ausgewogen
button-risky = Riskant
button-advantage = Fähigkeit
button-hold = Nicht angreifen

# Einheiten-Dateien
units-option = units: { $given } geht nicht. Möglich: { $standard }, der Pfad einer Einheiten-Datei (.toml) oder ihr Text.
units-none = es gibt keine
units-letter-taken = { $letter } ist schon der Buchstabe einer anderen Einheit
units-too-many = mit den sechs kann es höchstens { $most } Arten von Einheiten geben
units-six = { $letter } ist eine der sechs; um sie zu ersetzen, schreib replaces = true
units-no-six = { $letter } ist keine der sechs: Es gibt nichts zu ersetzen
units-draws = nur strategy zieht Karten
units-order = die sechs Einheiten müssen { $letters } sein, in dieser Reihenfolge
wanted-letter = ein Großbuchstabe außer X, dem des Jokers
wanted-name = ein Name aus höchstens { $most } Buchstaben
option-units-about = Eigene Einheiten: eine Datei, die sie beschreibt.
