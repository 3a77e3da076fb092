# Königliche Schlachten
name = Königliche Schlachten
how-to-play = Führe vier Einheiten über ein Feld aus Spielkarten: Jede Karte, die du spielst, lässt eine Einheit auf sie ziehen, und wer gezogen ist, darf einen Nachbarn angreifen. Ob der Angriff trifft, entscheiden die Karten unter beiden Einheiten und die beiden Initiativkarten. Wer alle vier Einheiten verliert, verliert die Schlacht; gehen die Karten aus, gewinnen mehr Einheiten.
seat-0 = Weiß
seat-1 = Schwarz
side-0 = weiß
side-1 = schwarz
about = Zwei kleine Armeen aus Schachfiguren kämpfen auf einem Feld aus Spielkarten.

# Optionen
option-armies = Armeen
option-armies-about = Welche Einheiten du wählen darfst.
value-armies-free = beliebige vier
value-armies-set = ein Schachsatz
option-scenario = Szenario
option-scenario-about = Armeen, die vorgegeben sind.
value-scenario-none = keines
value-scenario-hundred-years = Hundert Jahre
value-scenario-magic = Magie
option-orientation = Lage der Karten
option-orientation-about = Wie die Karten auf dem Feld liegen, von den Spielern aus gesehen.
value-orientation-lengthwise = längs
value-orientation-crosswise = quer
reason-last-unit = eine Armee hat keine Einheit mehr
reason-more-units = ein Stapel ist aufgebraucht, und eine Armee hat mehr Einheiten
reason-only-cards = ein Stapel ist aufgebraucht, die Armeen sind gleich groß, und nur eine Seite hat noch Karten
reason-even = ein Stapel ist aufgebraucht, und die Armeen sind gleich groß

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
status-dealing = { $who } bekommt Heimatkarten.
status-placing = { $who } stellt eine Einheit auf.
status-initiative = { $who } zieht um die Initiative.
status-offered-one = { $who } darf eine Karte ziehen.
status-drawing-one = { $who } zieht eine Karte.
status-moving = { $who } spielt eine Karte und zieht eine Einheit.
status-attacking = { $who } darf mit der Einheit auf { $square } angreifen.
status-drawing-hit = { $who } zieht Karten für den Treffer.
status-keeping = { $who } behält die Hand oder wirft sie ab.
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
say-init = { $who } zieht { card-name.accusative } um die Initiative.
say-draw-card = { $who } zieht { card-name.accusative }.
say-draw-hidden = { $who } zieht eine Karte.
say-draw = { $who } möchte ziehen.
say-decline = { $who } zieht keine Karte.
say-keep = { $who } behält die Hand.
say-discard = { $who } wirft die Hand ab: { $cards }.
say-move = { $who } spielt { card-name.accusative } und zieht { unit-name.accusative } von { $square } nach { $to }.
say-stay = { $who } spielt { card-name.accusative } unter { unit-name.accusative } auf { $square }.
say-hold = { $who } greift nicht an.
say-miss = { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und verfehlt: { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfe
} von { $needed }.
say-hit = { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und trifft mit { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
say-heal = { $who } heilt mit { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
style-easy = leicht
style-optimal = optimal
style-risky = riskant
style-advantage = Vorteil
effect-suffers = { unit-name.nominative } auf { $square } erleidet { $amount }
effect-falls = { unit-name.nominative } auf { $square } fällt
effect-regains = { unit-name.nominative } auf { $square } erhält { $amount } zurück
effect-none = nichts ändert sich

# Ablehnungen: Aufbau
army-first = Wähle zuerst deine Armee.
armies-chosen = Die Armeen sind gewählt.
place-first = Stell zuerst eine Einheit auf eine deiner Heimatkarten.
all-placed = Alle Einheiten sind aufgestellt.
no-such-unit = Du hast { unit-name.none } mehr aufzustellen.
not-home = Auf { $square } liegt keine deiner Heimatkarten.
home-taken = Auf { $square } steht schon eine Einheit von dir.
deal-first = Gerade werden Karten in die Heimatspalten ausgeteilt.
deal-over = Die Heimatkarten sind ausgeteilt.
dealt-already = { card-name.opening } ist schon ausgeteilt.

# Ablehnungen: Karten
initiative-first = Gerade wird um die Initiative gezogen.
initiative-over = Um die Initiative ist in dieser Runde schon gezogen worden.
not-in-deck = { card-name.opening } ist nicht mehr im Stapel.
in-hand-already = { card-name.opening } ist schon auf der Hand und nicht im Stapel.
pre-turn-draw-first = Deine Hand ist leer: Sag zuerst, ob du eine Karte ziehst.
no-draw-with-cards = Wer Karten auf der Hand hat, zieht vor der Bewegung keine.
draw-after-attack = Karten zieht man nach dem Angriff; greif zuerst an oder lass es.
keep-first = Sag zuerst, ob du deine Hand behältst oder abwirfst.
discard-after-attack = Behalten oder abwerfen kommt nach dem Angriff; greif zuerst an oder lass es.
discard-over = Das Behalten oder Abwerfen ist in diesem Zug vorbei.

# Ablehnungen: Bewegung
must-move = Du kannst ziehen, also musst du.
no-move = Mit keiner deiner Karten kann eine deiner Einheiten ziehen.
moved-already = In diesem Zug hast du schon eine Einheit gezogen.
no-own-unit = Auf { $square } steht keine Einheit von dir.
not-in-hand = Du hast { card-name.accusative } nicht auf der Hand.
square-taken = Auf { $to } steht eine andere Einheit.
same-as-standing = { card-name.opening } hat dieselbe Farbe wie die Karte auf { $square }, auf der die Einheit steht.
same-as-covered = { card-name.opening } hat dieselbe Farbe wie die Karte auf { $to }, die sie bedecken würde.

# Ablehnungen: Angriff
move-first = Nur eine Einheit, die gerade gezogen ist, greift an: Zieh zuerst.
no-attack-now = Der Angriff dieses Zuges ist vorbei.
no-enemy = Auf { $square } steht kein Gegner.
too-far = { $square } liegt nicht neben { $from }.
ranged-only = Das ist ein Fernkampfangriff: Er reicht zu schrägen Nachbarn, und { $square } liegt gerade neben der Einheit.
melee-only = Das ist ein Nahkampfangriff: Er reicht zu geraden Nachbarn, und { $square } liegt schräg.
blast-diagonal = Die Magische Welle ist ein Fernkampfangriff: { $square } ist kein schräger Nachbar.
heal-own-only = Geheilt werden nur eigene Einheiten; auf { $square } steht keine.
heal-itself = Eine Einheit heilt nicht sich allein: Das Ziel ist eine andere.
heal-diagonal = Die Heilung reicht zu schrägen Nachbarn; { $square } ist keiner.

# Knöpfe
button-draw = Ziehen
button-decline = Nicht ziehen
button-keep = Hand behalten
button-discard = Hand abwerfen
button-easy = Leicht
button-optimal = Optimal
button-risky = Riskant
button-advantage = Vorteil
button-hold = Nicht angreifen
