# Königliche Schlachten
name = Königliche Schlachten
how-to-play = Führe vier Einheiten über ein Schlachtfeld aus Spielkarten: Mit jeder Karte, die du ausspielst, rückt eine Einheit auf diese Karte und darf dann einen Nachbarn angreifen. Ob sie trifft, entscheiden die Karten unter den beiden Einheiten und die zwei Initiativkarten. Wer alle vier Einheiten verliert, hat verloren; gehen die Karten aus, gewinnt, wer mehr Einheiten hat.
character-1 = Stürmt auf den nächsten Gegner los und liest oft falsch, welcher Angriff trifft.
character-8 = Wartet auch mal, bis du kommst, und schlägt zu, wenn es sich lohnt.
seat-0 = Weiß
seat-1 = Schwarz
side-0 = weiß
side-1 = schwarz
about = Zwei kleine Armeen aus Schachfiguren kämpfen auf einem Schlachtfeld aus Spielkarten.

# Optionen
option-armies = Armeen
option-armies-about = Welche Einheiten du wählen darfst.
value-armies-free = beliebige vier
value-armies-set = ein Schachspiel
option-scenario = Szenario
option-scenario-about = Feste Armeen. Gemessen: Im Hundertjährigen Krieg holen die Springer etwa 94 % gegen die Türme, in der Magie die Läufer etwa 60 % gegen die Damen. Am gerechtesten: zweimal, mit getauschten Seiten.
value-scenario-none = keines
value-scenario-hundred-years = Hundertjähriger Krieg
value-scenario-magic = Magie
option-sides = Seiten
option-sides-about = Wer welche Armee des Szenarios führt.
value-sides-as-written = wie beschrieben
value-sides-exchanged = getauscht
option-budget = Budget
option-budget-about = Was eine Armee höchstens kosten darf.
option-orientation = Lage der Karten
option-orientation-about = Wie die Karten auf dem Schlachtfeld liegen, von den Spielern aus gesehen.
caption-directions-orientation-crosswise = Die Richtungen von e2 aus: nach e3 Seite an Seite, nach d2 Kopf an Kopf, nach d3 blanke Diagonale, nach f3 Zifferndiagonale
value-orientation-lengthwise = längs
value-orientation-crosswise = quer
option-joker = Liegende Joker
option-joker-about = Ein Joker, der auf dem Schlachtfeld liegt, hat beide Farben – oder nur die Gegenfarbe der Karte, die seine Einheit verlassen hat.
value-joker-both = beide Farben
value-joker-turned = die Gegenfarbe
option-moving = Bewegen
option-moving-about = Wer eine Einheit bewegen kann, muss es – oder darf stehen bleiben, solange der eigene Stapel reicht.
value-moving-must = Pflicht
value-moving-may = freiwillig
option-discard = Abwerfen
option-discard-about = Die Hand darf man vor dem Ziehen nach dem Angriff abwerfen – oder auch noch danach.
value-discard-before = vor dem Ziehen
value-discard-either = davor und danach
option-end = Wenn die Karten ausgehen
option-end-about = Die Schlacht endet mit dem ersten leeren Stapel – oder erst, wenn jemand weder einen Stapel noch eine spielbare Karte hat.
value-end-deck = erster leerer Stapel
value-end-cards = keine spielbare Karte
option-handicap = Vorgabe
option-handicap-about = Für zwei, die verschieden stark sind: Jede Einheit dessen, der stärker ist, beginnt mit weniger Leben. In gleicher Stärke 5 gewann, wessen Einheiten 1, 2 oder 3 fehlten, 39, 38 und 31 von 100 Schlachten.
value-handicap-none = keine
value-handicap-first-1 = { seat-0 } beginnt mit Leben −1
value-handicap-first-2 = { seat-0 } beginnt mit Leben −2
value-handicap-first-3 = { seat-0 } beginnt mit Leben −3
value-handicap-second-1 = { seat-1 } beginnt mit Leben −1
value-handicap-second-2 = { seat-1 } beginnt mit Leben −2
value-handicap-second-3 = { seat-1 } beginnt mit Leben −3
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
unit-weapon = { $unit ->
    [P] Langer Speer
    [R] Langbogen
    [N] Schwerer Streitkolben
    [B] Kriegsflegel
    [Q] Magischer Blitz
    [K] Zepter
   *[other] –
}
unit-coat = { $unit ->
    [P] Hartes Leder
    [R] Weiches Leder
    [N] Kettenhemd
    [B] Stoff
    [Q] Stoff
    [K] Stoff
   *[other] –
}

# Was man sieht
row = Reihe { $row }
column = Spalte { $column }
cell-empty = { $square }, keine Karte
cell-card = { $square }, { card-name }
rest-hand = die Hand
card-on = { card-name } auf { $square }
unit-there = { unit-name } von { $owner } auf { $square }, { $life } von { $most } Leben
in-hand = { $count ->
    [0] Hand leer
   *[other] Hand { $count }
}
in-deck = { $count ->
    [0] Stapel leer
   *[other] Stapel { $count }
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
fallen = Gefallen
discards = Abgeworfen
initiative-card = Initiativkarte von { $owner }: { card-name }
unit-to-choose = { unit-name }, zur Wahl
unit-to-place = { unit-name } von { $owner }, noch nicht aufgestellt
to-choose = Einheiten zur Wahl
to-place = noch aufzustellen
units-left = { $count }/{ $most } Einheiten
prompt-choosing = Wähle vier Einheiten, gern auch dieselbe mehrmals. Beide Armeen werden zugleich aufgedeckt.
prompt-budget = Deine Armee darf höchstens { $budget } kosten.
prompt-dealing = Die Startkarten werden ausgeteilt.
prompt-placing = Stelle eine Einheit auf eine deiner Startkarten.
prompt-initiative = Beide ziehen um die Initiative: Die höhere Karte beginnt.
prompt-offered-one = Ohne Handkarten darfst du eine ziehen. Ohne Karte bewegt sich keine Einheit.
prompt-drawing-one = Eine Karte wird gezogen.
prompt-moving = Spiel eine Karte und zieh eine Einheit darauf: ein Schritt oder auf dem eigenen Feld, Rot und Schwarz im Wechsel.
prompt-moving-or-staying = Spiel eine Karte und zieh eine Einheit darauf, einen Schritt oder auf dem eigenen Feld, Rot und Schwarz im Wechsel – oder bleib stehen.
prompt-attacking = { unit-name } auf { $square } darf einmal angreifen: Wähle, wie.
prompt-drawing-hit = Der Treffer bringt Karten.
prompt-keeping = Behalte deine Karten oder wirf sie alle ab.
prompt-keeping-again = Zwei Karten sind gezogen: Behalte deine Hand oder wirf sie ganz ab.
prompt-offered-two = Das Ziel war in der Schlüsselstellung: Du darfst 2 Karten ziehen.
prompt-drawing-two = Karten werden gezogen.

# Was etwas ist
key-side = Schlüsselstellung: Seite an Seite
key-head = Schlüsselstellung: Kopf an Kopf
key-digit = Schlüsselstellung: Zifferndiagonalen
key-clear = Schlüsselstellung: blanke Diagonalen
key-all = Schlüsselstellung: ringsum
key-about = Wer eine Einheit angreift, die vom Angreifer aus in der Schlüsselstellung steht, darf nach dem Zug 2 Karten ziehen, ob der Angriff trifft oder nicht.
deck-fact = Karten, die noch kommen
deck-about = Hand und Stapel zusammen, nach dem Angriff, bei dem sie Trumpf sind.
deck-gone = Ausgeteilt, gespielt oder abgeworfen: { $cards }.
advantage-reach = Lange Reichweite
advantage-aim = Tödlicher Schuss
advantage-smite = Niederstrecken
advantage-healing = Heilung
advantage-blast = Magische Welle
advantage-strategy = Strategie
advantage-charge = Sturmangriff
advantage-volley = Salve
advantage-drain = Lebensraub
power-reach = mit Assen und Jokern { $power } Schaden, diagonal.
power-aim = mit Assen und Jokern { $power } Schaden, diagonal; Rüstung hilft nicht.
power-smite = mit Assen und Jokern { $power } Schaden, gerade, +1 je eigener Einheit auf dem Schlachtfeld.
power-healing = heilt einen diagonalen Nachbarn und alle eigenen Einheiten auf dessen Farbe, { $power } je Ass oder Joker.
power-blast = je Ass oder Joker { $power } Schaden für ein diagonales Ziel und alle Gegner auf dessen Farbe.
power-strategy = mit Assen und Jokern { $power } Schaden, gerade; ein Treffer bringt { $draws } Karten.
power-charge = mit Assen und Jokern { $power } Schaden, gerade; fällt das Ziel, rückt die Einheit auf sein Feld.
power-volley = mit Assen und Jokern { $power } Schaden für ein diagonales Ziel und alle Gegner gerade daneben.
power-drain = mit Assen und Jokern { $power } Schaden, gerade; was das Ziel erleidet, bekommt die Einheit zurück.
strikes-melee = Nahkampf: greift waagrecht und senkrecht an.
strikes-ranged = Fernkampf: greift diagonal an.
bears-weapon = Waffe: { $name }.
bears-coat = Rüstung: { $name }.
fact-life = Leben
fact-accuracy = Treffsicherheit
fact-evasion = Ausweichen
fact-armour = Rüstung
fact-damage = Schaden (leicht, ausgewogen, riskant)
fact-type = Art
fact-weapon = Waffe
fact-advantage = Fähigkeit
fact-price = Preis
short-life = Leben
short-accuracy = Treff.
short-evasion = Ausw.
short-armour = Rüst.
short-damage = Schaden
short-price = Preis
price-by-numbers = Preis nach Werten
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Trümpfe, um diese Einheit zu treffen: { $units }.
needs-to-hit = Trümpfe, die diese Einheit braucht: { $units }.

# Was ein Angriff täte
target = { unit-name } { $square } · Ausweichen { $evasion } · Rüstung { $armour } · braucht { $needed }
target-own = { unit-name } { $square } heilen
target-key = Schlüssel: +{ $count } Karten
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = daneben
row-miss-key = daneben, doch +2
row-falls = { unit-name } fällt
row-falls-too = auch { unit-name } { $square } fällt
row-left = { $life } übrig
row-too = { unit-name } { $square }: { $amount }
row-charges = rückt nach { $square }
count-initiative = { card-name } (Initiativkarte von { $who }): { $trump ->
    [yes] Trumpf
   *[no] kein Trumpf
}
count-under = { card-name } auf { $square }: { $trump ->
    [yes] Trumpf
   *[no] kein Trumpf
}
count-trumps = Trümpfe: { $trumps }, nötig: { $needed }
count-key = In Schlüsselstellung: +2 Karten.

# Karten
card-name = { $rank ->
    [X] { $suit ->
        [R] roter Joker
        [B] schwarzer Joker
       *[other] Joker
    }
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
say-army = { $whose ->
    [you] Du wählst: { $army }.
   *[other] { $who } wählt: { $army }.
}
say-has-army = { $whose ->
    [you] Du hast: { $army }.
   *[other] { $who } hat: { $army }.
}
say-deal = { $whose ->
    [you] Du bekommst { card-name.accusative } für { $square }.
   *[other] { $who } bekommt { card-name.accusative } für { $square }.
}
say-place = { $whose ->
    [you] Du stellst { unit-name.accusative } auf { $square }.
   *[other] { $who } stellt { unit-name.accusative } auf { $square }.
}
say-init = { $whose ->
    [you] Du ziehst { card-name.accusative } für die Initiative.
   *[other] { $who } zieht { card-name.accusative } für die Initiative.
}
say-draw-card = { $whose ->
    [you] Du ziehst { card-name.accusative }.
   *[other] { $who } zieht { card-name.accusative }.
}
say-draw-hidden = { $who } zieht eine Karte.
say-draw = { $whose ->
    [you] Du möchtest eine Karte ziehen.
   *[other] { $who } möchte eine Karte ziehen.
}
say-decline = { $whose ->
    [you] Du ziehst keine Karte.
   *[other] { $who } zieht keine Karte.
}
say-keep = { $whose ->
    [you] Du behältst die Handkarten.
   *[other] { $who } behält die Handkarten.
}
say-discard = { $whose ->
    [you] Du wirfst alle Handkarten ab: { $cards }.
   *[other] { $who } wirft alle Handkarten ab: { $cards }.
}
say-move = { $whose ->
    [you] Du spielst { card-name.accusative } und bewegst { unit-name.accusative } von { $square } nach { $to }.
   *[other] { $who } spielt { card-name.accusative } und bewegt { unit-name.accusative } von { $square } nach { $to }.
}
say-stay = { $whose ->
    [you] Du legst { card-name.accusative } unter { unit-name.accusative } auf { $square }.
   *[other] { $who } legt { card-name.accusative } unter { unit-name.accusative } auf { $square }.
}
say-hold = { $whose ->
    [you] Du greifst nicht an.
   *[other] { $who } greift nicht an.
}
say-no-move = { $whose ->
    [you] Du bleibst stehen.
   *[other] { $who } bleibt stehen.
}
say-miss = { $whose ->
    [you] Du greifst { unit-name.accusative } auf { $square } an ({ $style }) und triffst nicht:
   *[other] { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und trifft nicht:
} { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfe
} statt { $needed }.
say-hit = { $whose ->
    [you] Du greifst { unit-name.accusative } auf { $square } an ({ $style }) und triffst mit
   *[other] { $who } greift { unit-name.accusative } auf { $square } an ({ $style }) und trifft mit
} { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
say-heal = { $whose ->
    [you] Du heilst mit
   *[other] { $who } heilt mit
} { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfen
}: { $effects }.
style-easy = leicht
style-optimal = ausgewogen
style-risky = riskant
style-advantage = Fähigkeit
effect-suffers = { unit-name.nominative } auf { $square } erleidet { $amount } Schaden
effect-falls = { unit-name.nominative } auf { $square } fällt
effect-charges = { unit-name.nominative } rückt nach { $square }
effect-regains = { unit-name.nominative } auf { $square } bekommt { $amount } Leben zurück
effect-none = nichts ändert sich

# Ablehnungen: Aufbau
army-first = Wähle zuerst deine Armee.
armies-chosen = Die Armeen sind gewählt.
army-order = Bitte in dieser Reihenfolge: { $text }
army-too-dear = Diese Armee kostet { $cost }, das Budget ist { $budget }.
place-first = Stell zuerst eine Einheit auf eine deiner Startkarten.
all-placed = Alle Einheiten sind aufgestellt.
no-such-unit = Du hast { unit-name.none } mehr zum Aufstellen.
not-home = Auf { $square } liegt keine deiner Startkarten.
home-taken = Auf { $square } steht schon eine Einheit von dir.
deal-first = Gerade werden die Startkarten ausgeteilt.
deal-over = Die Startkarten sind schon ausgeteilt.
dealt-already = { card-name.opening } ist schon ausgeteilt.
never-dealt = Asse und Joker werden hier nicht ausgeteilt: Leg die Karte zurück in den Stapel und zieh eine andere.
too-far-to-move = Eine Einheit zieht höchstens ein Feld weit, in jede Richtung: { $to } ist zu weit von { $square }.

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
move-or-stay = Beweg zuerst eine Einheit oder bleib stehen.
stay-no-deck = Mit leerem Stapel kannst du nicht stehen bleiben: Du kannst eine Einheit bewegen, also musst du es auch.
no-move = Mit keiner deiner Handkarten lässt sich eine Einheit bewegen.
moved-already = In diesem Zug hast du schon eine Einheit bewegt.
no-own-unit = Auf { $square } steht keine Einheit von dir.
not-in-hand = Du hast { card-name.accusative } nicht auf der Hand.
discard-all = Abgeworfen und gezeigt wird die ganze Hand: { $count } Karten, nicht { $given }.
could-have-moved = Hier hieß es, kein Zug sei möglich, aber mit dieser Karte war einer möglich: { card-name }.
no-such-hand = Das kann nicht sein: Von der Farbe, die nicht gespielt werden konnte, sind nicht mehr genug Karten ungesehen.
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
button-stay = Stehen bleiben

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
scenario-unknown = scenario: { $given } geht nicht. Möglich: { $choices }.
scenario-taken = { $id } heißt schon ein anderes Szenario
scenario-many = es kann höchstens { $most } Szenarien geben
wanted-here = erwartet: { $wanted }
wanted-scenario-id = ein Kleinbuchstabe, dann höchstens 39 Kleinbuchstaben, Ziffern oder Bindestriche
wanted-army = 1 bis { $most } der Buchstaben { $letters }
wanted-rows = so viele verschiedene Reihen von a–g wie Einheiten: { $count }
wanted-language = eine Sprache wie en oder fr
wanted-words = höchstens { $most } Zeichen, ohne Links
budget-no-price = Bei einem Budget braucht jede Einheit einen Preis, und { $letter } hat keinen.
budget-low = Keine Armee kostet nur { $budget }; die billigste kostet { $least }.
option-units = Einheiten
option-units-about = Eigene Einheiten, in einer Datei beschrieben.
option-units-takes = Ihr Pfad (.toml) oder ihr Text.

# Stellungen
wanted-pair = eine Liste aus zweien, für Weiß und für Schwarz
wanted-card = eine Karte wie 7H, TS oder XX
wanted-coloured = XR oder XB, ein Joker von einer Farbe
wanted-cards = eine Liste von höchstens { $most } Karten
wanted-units = ein Text aus höchstens { $most } der Buchstaben { $letters }
wanted-squares = ein Objekt, dessen Schlüssel Felder sind
wanted-unit = ein Objekt mit genau { $keys }
because-card-twice = Eine Karte ist öfter da, als der Stapel sie hat.
because-open-card = Eine offene Karte ist auch auf einer Hand oder in einem Stapel.
because-still-there = Diese Karte ist noch auf der Hand oder im Stapel.
because-army-size = Eine Armee hat höchstens vier Einheiten.
because-army-whole = Hier muss die Armee vollständig sein.
because-army-banned = Diese Armee ist nicht erlaubt.
because-army-fixed = Das Szenario hat andere Armeen.
because-no-choice = Das Szenario gibt die Armeen vor: Niemand wählt.
because-army-order = Erst wählt Weiß eine Armee, dann Schwarz.
because-no-hands = Bis zum ersten Zug hat niemand Karten auf der Hand.
because-no-initiative = Um die Initiative wird nach dem Aufbau gezogen.
because-nothing-yet = Vor der Schlacht zieht und gewinnt niemand.
because-pending = Das passt nicht zur Phase.
because-four-dealt = Für jede Einheit wird eine Karte gegeben.
because-not-dealt = Asse und Joker werden nicht ausgeteilt.
because-left-deck = Aus dem Stapel fehlen andere Karten als die auf dem Tisch.
because-home-cards = Die Startkarten liegen anderswo.
because-home-missing = Eine Startkarte fehlt.
because-few-dealt = Alle Startkarten müssen aus diesem Stapel gekommen sein.
because-not-home = Eine Einheit steht nicht auf ihrer Startkarte.
because-at-home = Bis zum ersten Zug stehen alle Einheiten auf ihren Startkarten.
because-place-order = Einheiten werden abwechselnd aufgestellt, zuerst von Weiß.
because-place-later = Einheiten werden nach dem Austeilen aufgestellt.
because-all-placed = Alle Einheiten sind schon aufgestellt.
because-no-card = Unter dieser Einheit liegt keine Karte.
because-unhurt = Vor dem ersten Zug ist niemand verletzt.
because-wounded = Vor dem ersten Zug fehlt einer Einheit genau das Leben, das die Vorgabe nimmt.
because-no-unit = Eine Seite hat keine Einheit mehr.
because-initiative-missing = Eine Initiativkarte fehlt.
because-initiative-order = Um die Initiative zieht zuerst Weiß.
because-initiative-equal = Bei gleichen Initiativkarten wird neu gezogen.
because-other-order = Die höhere Initiativkarte beginnt.
because-initiative-none = Es gibt keine Karte für die Initiative.
because-not-moved = In diesem Zug hat sich noch niemand bewegt.
because-must-move = Wer sich bewegen kann, muss es tun.
because-no-stay = Wer stehen bleibt, hätte sich bewegen können und hat noch einen Stapel.
because-moves-first = Nur eine Einheit, die sich bewegt hat, greift an.
because-moved-gone = Auf diesem Feld steht keine eigene Einheit.
because-no-attack = Es gab noch keinen Angriff.
because-no-key = Kein Ziel ist in der Schlüsselstellung.
because-not-won = Noch hat niemand gewonnen.
because-other-winner = Gewonnen hat die andere Seite.
because-pre-turn = Vor dem Zug wird eine Karte gezogen, und nur mit leerer Hand.
because-no-move = Es gibt keinen erlaubten Zug.
because-no-target = Es gibt kein Ziel.
because-no-hand = Es gibt keine Handkarten zu behalten.
because-kept-before = Die Hand wird nur vor dem Ziehen abgeworfen.
because-no-draw = Die Einheit, die sich bewegt hat, zieht keine Karten.
because-nothing-drawn = Nach diesem Zug gibt es nichts zu ziehen.
because-so-many = So viele Karten werden nicht gezogen.
because-cards-missing = Gezogene Karten fehlen auf der Hand.
because-both-gone = Die letzten Einheiten beider Seiten fallen nie zugleich.
because-whose-turn = Die letzte Einheit fällt, wenn die Siegerseite am Zug ist.
because-decks-left = Beide Stapel haben Karten: Die Schlacht geht weiter.
because-cards-left = Beide können noch spielen: Die Schlacht geht weiter.
because-white-begins = Eine Runde beginnt mit Weiß.

# The end
ending-fallen = { $whose ->
    [you] Deine letzte Einheit ist gefallen.
   *[other] Die letzte Einheit von { $who } ist gefallen.
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Die Karten sind aufgebraucht, und deine Armee ist größer.
       *[other] Die Karten sind aufgebraucht, und die Armee von { $who } ist größer.
    }
    [playable] { $whose ->
        [you] Die Karten sind aufgebraucht, die Armeen sind gleich groß, und nur du kannst noch eine Karte spielen.
       *[other] Die Karten sind aufgebraucht, die Armeen sind gleich groß, und nur { $who } kann noch eine Karte spielen.
    }
   *[cards] { $whose ->
        [you] Die Karten sind aufgebraucht, die Armeen sind gleich groß, und nur du hast noch Karten.
       *[other] Die Karten sind aufgebraucht, die Armeen sind gleich groß, und nur { $who } hat noch Karten.
    }
}
ending-even = { $cards ->
    [both] Ein Stapel ist leer, die Armeen sind gleich groß, und beide haben noch Karten: unentschieden.
    [unplayable] Die Karten sind aufgebraucht, die Armeen gleich groß, und niemand kann noch eine Karte spielen: unentschieden.
   *[none] Die Karten sind aufgebraucht, die Armeen gleich groß, und niemand hat noch Karten: unentschieden.
}
ending-counts = Einheiten: { $units } · Karten übrig: { $cards }
# Warum nichts möglich ist
why-no-move = { $whose ->
    [you] Du kannst nicht ziehen: Jede deiner Handkarten hat die Farbe der Karten unter allen deinen Einheiten.
   *[other] { $who } kann nicht ziehen: Jede Handkarte hat die Farbe der Karten unter allen Einheiten.
}
why-no-turn = { $whose ->
    [you] Du hast keine Karten mehr und setzt aus.
   *[other] { $who } hat keine Karten mehr und setzt aus.
}

# The workshop
type-melee = Nahkampf
type-ranged = Fernkampf
look-letter = der Buchstabe
field-name = Name
field-letter = Buchstabe
field-look = Aussehen
field-type = Art
field-damage-easy = Schaden, leicht
field-damage-optimal = Schaden, ausgewogen
field-damage-risky = Schaden, riskant
field-advantage = Fähigkeit
field-power = Stärke der Fähigkeit
field-draws = Karten bei einem Treffer
field-limit = Höchstzahl bei einem Schachspiel
field-weapon = Waffe
field-coat = Name der Rüstung
field-flavour = Ein Satz dazu
field-id = Kurzname (a-z, 0-9, -)
field-army-white = Armee von Weiß
field-army-black = Armee von Schwarz
field-rows-white = Reihen von Weiß
field-rows-black = Reihen von Schwarz
field-text = Ein Satz dazu
part-unit = Einheiten
part-unit-more = Einheit hinzufügen
part-scenario = Szenarien
part-scenario-more = Szenario hinzufügen
match-needs = braucht
match-damage = Schaden
match-note = Trefferchance in %, bevor man Karten sieht. Schaden: im Mittel ein Schlag in der Art, die zu den Karten passt, abzüglich Rüstung.
way-free = Beliebige Armeen
way-budget = Armeen für { $budget }

# Sheets to print
sheet-form = Armeebogen
sheet-cards = Karten der Einheiten
sheet-tokens = Plättchen der Einheiten
form-player = Name
form-against = gegen
form-date = Datum
form-injury = Verletzungen
form-army = { $given } ist keine Armee: höchstens { $most } der Buchstaben { $letters }
new-unit = Lanzenreiter
new-scenario = Schlacht
way-exchanged = { $scenario }, Seiten getauscht
favoured-none = Nach Preisen etwa gleich stark ({ $white } zu { $black }). Am gerechtesten sind zwei Schlachten mit getauschten Seiten.
favoured = Nach Preisen ist { $side ->
    [white] Weiß
   *[black] Schwarz
 } im Vorteil ({ $white } zu { $black }). Gerecht sind zwei Schlachten mit getauschten Seiten.
part-army = Armeen
part-army-more = Armee hinzufügen
new-army = Armee
field-units = Einheiten (Buchstaben)
way-mirror = { $army } auf beiden Seiten

# Small battles (RB-34)
because-not-of-deck = Ein so kleiner Stapel hat diese Karte nicht.
option-deck-about = Wie viele Karten ein Stapel hat.

# The box on the table
tell-army = { $who }: Nenn die Einheiten deiner Armee.
tell-deal = { $who }: Welche Karte liegt auf { $square }?
tell-initiative = { $who }: Welche Initiativkarte hast du gezogen?
tell-discarded = { $who }: Welche Karten wirfst du ab?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Karten auf dem Schlachtfeld
editor-injuries = Verlorenes Leben
editor-injury = { $count } Leben verloren
editor-hand = Hand
editor-deck = Stapel
editor-unplaced = Noch nicht aufgestellte Einheiten
editor-moved = Bewegte Einheit
editor-stay = keine: stehen geblieben
editor-key = Ziel in der Schlüsselstellung
editor-pending = Noch zu ziehende Karten
editor-winner = Sieger
editor-first = Zuerst in dieser Runde
editor-yes = ja
editor-no = nein
phase-choosing = Armeen werden gewählt
phase-dealing = Startkarten werden ausgeteilt
phase-placing = Einheiten werden aufgestellt
phase-initiative = um die Initiative wird gezogen
phase-offered-one = eine Karte ziehen oder nicht
phase-drawing-one = eine Karte wird gezogen
phase-moving = eine Einheit bewegt sich
phase-attacking = ein Angriff
phase-drawing-hit = ein Treffer bringt Karten
phase-keeping = Hand behalten oder abwerfen
phase-keeping-again = nach dem Ziehen: Hand behalten oder abwerfen
phase-offered-two = zwei Karten ziehen oder nicht
phase-drawing-two = zwei Karten werden gezogen
phase-over = die Schlacht ist aus

# What was touched so far leads on: what to touch next
step-unit = { card-name }: Welche Einheit zieht darauf?
step-to = Wohin zieht { unit-name.nominative }? Tippe auf das eigene Feld, um zu bleiben.
step-place = Wo beginnt { unit-name.nominative }?

# Why a move or an attack was worse than another
worse-attack = Dieser Angriff: { $felled } gefallen, { $life } Leben. Der bessere: { $most-felled } gefallen, { $most-life } Leben.
worse-move = Das meiste, was ein Angriff danach bewirken kann: { $felled } gefallen, { $life } Leben; nach dem besseren Zug: { $most-felled } gefallen, { $most-life } Leben.
worse-key-attack = Der bessere Angriff gilt einem Ziel in der Schlüsselstellung: Danach darf man zwei Karten ziehen.
worse-key-move = Nach dem besseren Zug kann man ein Ziel in Schlüsselstellung angreifen, nach diesem keines.
