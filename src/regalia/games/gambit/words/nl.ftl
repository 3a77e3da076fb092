# Damegambiet
name = Damegambiet
how-to-play = De linker van je gedekte kaarten bepaalt hoe je gambiet beweegt: als loper, toren, dame of paard. Daarna leg je rechts een kaart aan en trek je er een bij. Je slaat een fiche door erop te landen; zijn ze allemaal weg, dan wint wie de meeste punten heeft.
seat-0 = Wit
seat-1 = Zwart
seat-2 = Rood
seat-3 = Blauw
side-0 = wit
side-1 = zwart
side-2 = rood
side-3 = blauw
about = Plan drie zetten vooruit en sla de waardevolste fiches op het schaakbord.

# Opties
option-players = Spelers
option-players-about = Met z’n hoevelen jullie spelen.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Opstelkaart
option-setup-about = Waar fiches en startvelden liggen.
value-setup-chance = willekeurig
value-setup-1 = 1: open
value-setup-2 = 2: vol midden
value-setup-3 = 3: rand
value-setup-4 = 4: diagonalen
option-peek = Spieken
option-peek-about = Mag je je eigen gedekte kaarten nog eens bekijken?
value-peek-false = nee
value-peek-true = ja
option-starts = Overige startfiches
option-starts-about = Startfiches die niemand koos, gaan van het bord of blijven liggen tot iemand ze pakt. Het boekje kan op twee manieren gelezen worden; naar de letter blijven ze liggen.
value-starts-cleared = gaan weg
value-starts-left = blijven
option-handicap = Voorsprong
option-handicap-about = Punten waarmee begint wie de tweede beurt heeft, want de eerste beurt is iets waard: bij gelijke niveaus 3, 5, 7 en 9 won wie begon 66, 65, 68 en 76 van de 100 spellen. Bij elk daarvan raden we 3 aan; dan waren het er 54, 50, 56 en 56. Een regel van onszelf; met onze waarden sluit een oneven getal een gelijke stand uit.
option-cards = Kaarten uit de doos
option-cards-about = De opstelkaarten uit je eigen doos.
option-cards-takes = Een lijst van 1 tot 4, of het pad van een .toml-bestand. Waarden van losse fiches staan achter de rijen: d1=9.
own-cards-single = { $count }, losse fiches: { $values }
option-values = Waarden van de fiches
option-values-about = Wat de fiches uit je eigen doos waard zijn.
option-values-takes = Zes getallen, voor P, N, B, R, Q, K.
reason-tokens = alle fiches zijn geslagen
reason-turns = alle beurten zijn gespeeld

# Kaarten en fiches
card-name = { $card ->
    [B] loper
    [R] toren
    [Q] dame
   *[N] paard
}
    .opening = { $card ->
        [B] Een loper
        [R] Een toren
        [Q] Een dame
       *[N] Een paard
    }
card-letter = { $card ->
    [B] L
    [R] T
    [Q] D
   *[N] P
}
token = { $kind ->
    [P] pion
    [N] paard
    [B] loper
    [R] toren
    [Q] dame
   *[K] koning
} van { $value }
gambit-of = gambiet van { $who }
start-square = startveld
start-token = startfiche
piece-name = { $piece ->
    [P] pion
    [N] paard
    [B] loper
    [R] toren
    [Q] dame
    [K] koning
   *[other] { start-square }
}
nothing = niets
square = { $square }: { $content }
on-square = { $thing } op { $square }
file = lijn { $file }
rank = rij { $rank }
row-back = gedekte kaart { $number } van { $who }
row-card = gedekte kaart { $number } van { $who }: { card-name }
revealed = { $who } heeft een { card-name } omgedraaid
hand-back = kaart in de hand van { $who }
hand-card = { card-name } in de hand van { $who }
rest-hand = de hand
rest-row = de rij
pile = trekstapel van { $who }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
face-down = Gedekt
hand = Hand
draw-pile = { $count ->
    [0] Stapel leeg
   *[other] Stapel: { $count }
}
tokens-left = { $left ->
    [one] nog { $left } fiche, { $points } punten
   *[other] nog { $left } fiches, samen { $points } punten
}

# Hoe het spel staat
status-setup = Er wordt een opstelkaart getrokken
status-starts = { $who } kiest een startveld
status-dealing = { $who } krijgt vijf kaarten
status-planning = { $who } legt drie kaarten gedekt neer
status-first-draws = { $who } trekt een kaart
status-moving = Beurt { $turn }: { $who } beweegt als { card-name }
status-adding = Beurt { $turn }: { $who } legt een kaart gedekt aan
status-drawing = Beurt { $turn }: { $who } trekt een kaart

# Wat er gebeurde
then = ,{" "}
say-setup = Opstelkaart { $setup } wordt gebruikt.
say-start = { $whose ->
    [you] Je begint op { $square }.
   *[other] { $who } begint op { $square }.
}
say-deal-known = { $whose ->
    [you] Je krijgt een kaart: { $cards }.
   *[other] { $who } krijgt een kaart: { $cards }.
}
say-deal-hidden = { $who } krijgt een kaart.
say-draw-known = { $whose ->
    [you] Je trekt een kaart: { $cards }.
   *[other] { $who } trekt een kaart: { $cards }.
}
say-draw-hidden = { $who } trekt een kaart.
say-plan-three-known = { $whose ->
    [you] Je legt drie kaarten gedekt neer, van links naar rechts: { $cards }.
   *[other] { $who } legt drie kaarten gedekt neer, van links naar rechts: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Je legt drie kaarten gedekt neer.
   *[other] { $who } legt drie kaarten gedekt neer.
}
say-plan-known = { $whose ->
    [you] Je legt een kaart gedekt aan het eind van de rij: { $cards }.
   *[other] { $who } legt een kaart gedekt aan het eind van de rij: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Je legt een kaart gedekt aan het eind van de rij.
   *[other] { $who } legt een kaart gedekt aan het eind van de rij.
}
say-reveal = { $whose ->
    [you] Je draait een { card-name } om.
   *[other] { $who } draait een { card-name } om.
}
say-move = { $whose ->
    [you] Je gaat als { card-name } naar { $square }.
   *[other] { $who } gaat als { card-name } naar { $square }.
}
say-capture = { $whose ->
    [you] Je gaat als { card-name } naar { $square } en slaat een { token }.
   *[other] { $who } gaat als { card-name } naar { $square } en slaat een { token }.
}
say-start-token = { $whose ->
    [you] Je gaat als { card-name } naar { $square } en neemt het startfiche van het bord.
   *[other] { $who } gaat als { card-name } naar { $square } en neemt het startfiche van het bord.
}
say-stay = { $whose ->
    [you] Je kunt niet bewegen als { card-name } en blijft staan.
   *[other] { $who } kan niet bewegen als { card-name } en blijft staan.
}

# Weigeringen
setup-first = De opstelkaart wordt bepaald voordat er kaarten gedeeld of getrokken worden.
setup-chosen = De opstelkaart wordt één keer bepaald, vóór al het andere.
deal-first = Iedereen krijgt vijf kaarten voordat iemand trekt.
all-dealt = Iedereen heeft zijn vijf kaarten; vanaf nu wordt er getrokken.
three-dealt = Deze speler heeft al deze kaarten al: { card-name }.
not-in-pile = In deze trekstapel zit geen { card-name } meer.
none-left = Alle drie de kaarten van deze soort liggen elders, dus hier kan er geen liggen: { card-name }.
choose-start-first = Kies eerst een startveld.
start-chosen = Startvelden worden één keer gekozen, voordat de kaarten gedeeld worden.
start-taken = Op { $square } staat al een ander gambiet.
no-start-square = { $square } is geen startveld van deze opstelkaart.
lay-three-first = Leg drie van je vijf kaarten gedekt neer voordat er een gambiet beweegt.
three-cards-now = Nu worden er drie kaarten gedekt neergelegd, niet één.
three-not-in-hand = Je hebt deze drie kaarten niet in je hand.
three-laid = Drie kaarten tegelijk leg je alleen vóór de eerste beurt; nu beweegt het gambiet.
one-card-only = Aan het eind van de rij komt één kaart, geen drie.
move-first = Eerst beweegt het gambiet, daarna leg je een kaart.
moved-already = Het gambiet heeft al bewogen, of kon dat niet; leg nu een handkaart gedekt aan.
not-in-hand = Je hebt geen { card-name } in je hand.
must-move = Je gambiet kan bewegen als { card-name }, dus dat moet ook.
no-distance = Je gambiet staat al op { $square }; blijven staan is geen zet.
not-as-card = Als { card-name } komt je gambiet niet in één zet op { $square }.
in-the-way = { card-name.opening } kan niet naar { $square }: { $blocker } is bezet en ligt in de weg.
gambit-there = Op { $square } staat een ander gambiet; daar eindigt een zet nooit.

# Knoppen
button-stay = Blijven staan

# The set-up cards
setups-wrong = de opstelkaarten zijn niet zoals QG-1 en QG-3 het willen: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } is geen opstelkaart: { $what }
wanted-setup-text = acht rijen van acht tekens, met / ertussen
own-setups-list = { $given } kan niet. Mogelijk: { $standard }, een lijst van 1 tot { $most } kaarten of het pad van een .toml-bestand.
own-setups-tokens = kaart { $number } heeft andere fiches dan de eerste: een doos heeft maar één set.
own-setups-twice = kaart { $number } staat al in de lijst.
own-setups-few = setup: er is geen kaart { $number }; je doos heeft er { $count }.
own-values-wrong = values: { $given } kan niet. Mogelijk: { $standard } of een getal van 1 tot { $highest } voor elk van { $kinds }.
own-value-text = { $text } is geen waarde van een fiche; die staat na één spatie, van 1 tot { $highest }, zoals d1=9.
own-value-no-token = op { $square } ligt geen fiche.
own-value-twice = { $square } heeft twee waarden.
handicap-two = handicap: een voorsprong bestaat alleen met twee spelers; met meer blijft hij 0 en wordt hij geen { $handicap }.

# Stellingen
wanted-one-each = een lijst met één ding voor elke speler
wanted-letters = teksten van de letters { $letters }
wanted-tokens = een object van velden en soorten fiches
wanted-square = null of een veld
because-setup-first = Voordat de opstelkaart getrokken is, gebeurt er niets.
because-setup-drawn = De opstelkaart is al getrokken.
because-starts = De startvelden van deze opstelkaart zijn { $squares }.
because-token = Deze opstelkaart heeft zo’n fiche niet op { $square }, of het is twee keer genoemd.
because-tokens-missing = Deze liggen niet op het bord en zijn ook niet geslagen: { $squares }.
because-gambits = Op { $square } staan twee gambieten.
because-gambit-token = Op { $square } ligt ook een fiche.
because-deck = Elke speler heeft drie kaarten van elk: { $letters }.
because-turn-setup = Tijdens het opstellen is de beurt 0.
because-turn = Na het opstellen tellen de beurten vanaf 1.
because-player = Beurt { $turn } is van plaats { $player }.
because-goes-on = Het spel is nog niet afgelopen.
because-over = Er is geen fiche meer: het spel is afgelopen.
because-last-token = De laatste beurt heeft geen fiche geslagen.
because-revealed = Deze kaart heeft die speler niet afgelegd.
because-not-revealed = Een kaart is alleen in een beurt omgedraaid, voordat er een wordt aangelegd.
because-not-chosen = Hier is nog geen startveld gekozen.
because-chosen = Hier is al een startveld gekozen.
because-not-moved = Dit gambiet heeft zijn startveld nog niet verlaten.
because-captured = Zetten tot nu toe: { $moves }, en elke slaat hoogstens één fiche.
because-dealt = Hier worden net { $count } kaarten gedeeld.
because-sizes = In stapel, hand en rij zitten { $wanted } kaarten, niet { $given }.
wanted-left = een lijst van velden
because-left = Startfiches liggen, op naam geordend, op startvelden zonder gambiet: hoogstens { $squares }.
because-left-count = Zoveel startfiches kunnen er niet zijn: wat niet gekozen is, blijft liggen tot een zet het pakt, en een zet pakt er maar één.

# What players have
points-held = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
points-held-given = { points-held }, waarvan { $given } voorsprong
played = Gespeeld

# The end
ending-tokens = Het laatste fiche is geslagen.
ending-turns = Beurt { $turn } was de laatste.
ending-points = { $whose ->
    [you] Jij hebt de meeste punten: { $points }.
   *[other] { $who } heeft de meeste punten: { $points }.
}
ending-tie = { $whose ->
    [you] Gelijk op { $points } punten: wie daarvan het laatst aan de beurt was, wint, en dat ben jij.
   *[other] Gelijk op { $points } punten: wie daarvan het laatst aan de beurt was, wint, en dat is { $who }.
}
ending-last-turn = laatste beurt: { $turn }
ending-given = voorsprong: { $given }
# Hoe het spel staat, voor wie aan de beurt is
status-starts-you = Kies een startveld
status-planning-you = Leg drie kaarten gedekt neer; de linker wordt het eerst gespeeld
status-moving-you = Beurt { $turn }: beweeg als { card-name }
status-adding-you = Beurt { $turn }: leg een kaart gedekt aan je rij aan

# Sheets to print
sheet-board = Bord
sheet-tokens = Fiches en gambieten
sheet-cards = Bewegingskaarten
sheet-setups = Opstelkaarten
sheet-help = Hulpkaarten
help-title = Jouw beurt
help-step-1 = 1. Draai je linker kaart om. Je gambiet beweegt zoals ze zegt; alleen als dat niet kan, blijft het staan.
help-step-2 = 2. Leg een handkaart gedekt aan het rechtereind van de rij.
help-step-3 = 3. Trek een kaart.
help-move = { $card ->
    [B] Loper: schuin, zo ver je wilt.
    [R] Toren: recht, zo ver je wilt.
    [Q] Dame: recht of schuin, zo ver je wilt.
   *[N] Paard: twee velden recht en één opzij. Alleen het paard springt over fiches en gambieten.
}
help-capture = Eindig je op een fiche, dan is het van jou. Op een ander gambiet eindig je nooit.

# Small games (QG-20)
deck-wrong = deck: { $given } is niet mogelijk. Nodig zijn { $few } tot 12 van de letters B, R, Q, N, hoogstens drie van elk.
option-tokens-about = Hoeveel fiches er liggen.
option-deck-about = De bewegingskaarten van elke speler.
option-deck-takes = Letters, zoals BBRRQQNN.
option-turns-about = Na hoeveel beurten het spel eindigt.
tell-setup = Welke opstelkaart gebruiken jullie?

# Positions put together by hand
editor-taken = geslagen door { $who }
editor-taken-tokens = Geslagen fiches
editor-turn = Beurt
editor-revealed = Omgedraaide kaart
phase-dealing = kaarten worden gedeeld
phase-first-draws = de eerste kaarten worden getrokken
phase-drawing = een kaart wordt getrokken
phase-starts = een startveld wordt gekozen
phase-planning = drie kaarten worden gelegd
phase-moving = het gambiet beweegt
phase-adding = een kaart wordt gelegd
phase-over = het spel is afgelopen

# What was touched so far leads on: what to touch next
step-second = Nu de kaart voor je tweede beurt
step-third = Nu de kaart voor je derde beurt

# Why a decision was worse than another
worse-takes = Zo gewonnen punten: { $points }; met de betere zet: { $most }.
worse-fetches = Het meeste dat de gelegde kaarten kunnen opleveren als de anderen blijven staan: { $points } punten; met de betere keuze: { $most }.
