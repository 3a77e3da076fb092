# De koninklijke studie
name = De koninklijke studie
how-to-play = Een kaart laat zien hoe de vijf stukken moeten staan. Wie als eerste zegt in hoeveel zetten dat kan, moet het bewijzen, tenzij de ander belooft er minder nodig te hebben. Wie woord houdt, krijgt het punt; anders is het voor de ander.
seat-0 = Speler{"\u00A0"}1
seat-1 = Speler{"\u00A0"}2
side-0 = kant{"\u00A0"}1
side-1 = kant{"\u00A0"}2
about = Noem in hoe weinig zetten de vijf stukken kunnen staan zoals op de kaart, en bewijs het.

# Opties
option-mode = Spelvorm
option-mode-about = Een duel met z’n tweeën, of een opdracht in je eentje.
value-mode-match = duel
value-mode-solo = alleen
option-level = Niveau
option-level-about = Wat er met de kaart mag.
value-level-1 = 1: niets
value-level-2 = 2: draaien
value-level-3 = 3: draaien en spiegelen
option-bonus = Twee kaarten
option-bonus-about = Je moet twee kaarten voltooien, in welke volgorde je wilt.
value-bonus-false = nee
value-bonus-true = ja
option-target = Punten om te winnen
option-target-about = Wie het eerst zoveel punten heeft, wint het duel.
option-hourglass = Zandloper
option-hourglass-about = Seconden om een genoemd aantal te onderbieden.
option-limit = Tijdslimiet
option-limit-about = Seconden om het plan uit te voeren.
reason-target = iemand heeft genoeg punten om te winnen
reason-completed = de opdracht is voltooid
reason-given-up = de opdracht is opgegeven

# Hoe het spel staat
status-setting-up = De stukken worden opgesteld
status-drawing = De volgende kaart wordt getrokken
status-drawing-second = De tweede kaart wordt getrokken
status-thinking = Hoeveel zetten? Noem een aantal
status-hourglass = { $who }: minder dan { $number }? Onderbied of pas
status-executing =
    { $who } voert het plan uit: nog { $left } { $left ->
        [one] zet
       *[other] zetten
    }
status-solo = Voltooi de opdracht
status-over = Het spel is afgelopen

# Velden, stukken, kaarten
empty = leeg
piece-name = { $piece ->
    [K] koning
    [Q] dame
    [R] toren
    [B] loper
   *[N] paard
  }
    .definite = { $piece ->
        [N] het paard
       *[other] de { piece-name }
    }
    .opening = { $piece ->
        [N] Het paard
       *[other] De { piece-name }
    }
square = { $square }, { $content }
piece-on = { piece-name } op { $square }
the-card = { $bonus ->
    [0] de kaart
   *[other] kaart{"\u00A0"}{ $card }
  }
card = { $bonus ->
    [0] De kaart
   *[other] Kaart{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] De kaart: voltooid
   *[other] Kaart{"\u00A0"}{ $card }: voltooid
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
  }

# Knoppen
button-challenge = Onderbieden
button-decline = Passen
button-give-up = Opgeven

# Wat er gebeurde
say-set-up = De stukken worden opgesteld zoals op de kaart.
say-draw = Een nieuwe kaart wordt getrokken.
say-draw-aside = Een nieuwe kaart wordt getrokken; het bord staat al zo, dus die kaart gaat opzij.
fewest-moves = { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
}
say-declare = { $whose ->
    [you] Je noemt
   *[other] { $who } noemt
} { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
  }.
say-challenge = { $whose ->
    [you] Je onderbiedt en belooft hoogstens
   *[other] { $who } onderbiedt en belooft hoogstens
} { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
}.
say-decline = { $whose ->
    [you] Je past.
   *[other] { $who } past.
}
say-move = { $whose ->
    [you] Je speelt { piece-name.definite } naar { $square }{ $ending }
   *[other] { $who } speelt { piece-name.definite } naar { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Je draait { the-card } met de klok mee{ $ending }
   *[other] { $who } draait { the-card } met de klok mee{ $ending }
}
say-turn-left = { $whose ->
    [you] Je draait { the-card } tegen de klok in{ $ending }
   *[other] { $who } draait { the-card } tegen de klok in{ $ending }
}
say-flip-h = { $whose ->
    [you] Je spiegelt { the-card } links-rechts{ $ending }
   *[other] { $who } spiegelt { the-card } links-rechts{ $ending }
}
say-flip-v = { $whose ->
    [you] Je spiegelt { the-card } boven-onder{ $ending }
   *[other] { $who } spiegelt { the-card } boven-onder{ $ending }
}
say-give-up = { $whose ->
    [you] Je geeft op{ $ending }
   *[other] { $who } geeft op{ $ending }
}
end-card = { $whose ->
    [you] {" "}en voltooit kaart { $card }.
   *[other] {" "}en voltooit kaart { $card }.
}
end-completed = { $whose ->
    [you] {" "}en voltooit de opdracht.
   *[other] {" "}en voltooit de opdracht.
}
end-success = { $whose ->
    [you] {" "}en voltooit de opdracht: een punt voor jou.
   *[other] {" "}en voltooit de opdracht: een punt voor { $who }.
}
end-used-up = { $whose ->
    [you] ; de zetten zijn op: een punt voor jou.
   *[other] ; de zetten zijn op: een punt voor { $who }.
}
end-given-up = { $whose ->
    [you] : een punt voor jou.
   *[other] : een punt voor { $who }.
}

# Weigeringen
no-piece-there = Op { $square } staat geen stuk.
card-aside = Deze kaart is al gebruikt; je trekt alleen wat nog in de stapel zit.
card-on-table = Deze kaart ligt al op tafel als eerste kaart van deze opdracht.
card-not-entered = Deze kaart is niet een van de kaarten die voor dit spel zijn ingevoerd.
nothing-declared = Er is nog geen aantal genoemd, dus er valt niets te onderbieden.
hourglass-over = De tijd om te onderbieden of te passen is om: het plan wordt al uitgevoerd.
declared-already = Voor deze opdracht is al een aantal genoemd; alleen het eerste telt.
declare-first = Eerst moet iemand een aantal noemen; eerder wordt er niet gezet, gedraaid of opgegeven.
answer-first = Zeg eerst of je de genoemde { $number } onderbiedt of past.
card-complete = Kaart { $card } is voltooid en wordt niet meer gedraaid.
taken = { $square } is niet leeg: daar staat { piece-name.definite }.
not-its-way = { piece-name.opening } kan niet van { $begin } naar { $end }.
in-the-way = { piece-name.opening } kan niet over het stuk op { $square } heen.

# Positions and decks
board-piece = { $text }: { $letter } moet er precies één keer staan.
board-bishop = De loper (B) staat alleen op de donkere velden { $squares }, niet op { $square }.
board-knight = Het paard (N) staat nooit op b2.
deck-option = deck: { $given } kan niet. Mogelijk: { $standard }, een lijst van stellingen als tekst, of het pad van een .toml-bestand.
deck-problem = deck: { $problem }
deck-size = een stapel heeft { $fewest } tot { $most } kaarten, niet { $count }
deck-card = kaart { $number }: { $problem } ({ $rule })
deck-twice = kaart { $number } is dezelfde als kaart { $first }
no-challenge = Er ligt geen opgave op tafel.
challenge-size = Een opgave heeft één kaart of twee, en niveau 1, 2 of 3.
challenge-form = Een opgave is een stelling en één kaart, of twee.
option-deck-about = De kaarten van een eigen stapel: een lijst van stellingen of een bestand.
solved-already = Al voltooid: er is niets te doen.
solved-plans = Minstens { $distance }, op niveau { $level }; { $plans ->
    [1] het enige kortste plan
   *[other] een van de { $plans } kortste plannen
}:
solving-all = Alle afstanden
solving-all-of = stellingen

# What choices mean
declare-number = { $number } zeggen
declare-odds = Balken: hoe vaak een opdracht van niveau { $level } er zoveel nodig heeft. Van deze kaart weten ze niets.
row-plays = { $whose ->
    [you] Je speelt het voor met
   *[other] { $who } speelt het voor met
} { $number ->
    [one] { $number } zet
   *[other] hoogstens { $number } zetten
}: lukt het, een punt voor { $whose ->
    [you] jou, anders voor { $other }
    [them] { $who }, anders voor jou
   *[other] { $who }, anders voor { $other }
}.
turn-card = Draaien
mirror-card = Spiegelen
points-of = { $points } van { $most } punten
so-far = tot nu toe
still-to-do = nog te doen

# The end
score-now = { $whose ->
    [you] Punten: { $one } (jij), { $two } ({ $second }).
   *[other] Punten: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Je hebt de doelscore bereikt: { $points }.
   *[other] { $who } heeft de doelscore bereikt: { $points }.
}
ending-completed = { $cards ->
    [1] De stukken staan zoals op de kaart.
   *[other] Beide kaarten zijn voltooid.
}
ending-given-up = De poging werd opgegeven voordat de stukken goed stonden.
# Hoe het spel staat, voor wie aan de beurt is
status-hourglass-you = Minder dan { $number }? Onderbied of pas
status-executing-you = Voer je plan uit: nog { $left ->
    [one] { $left } zet
   *[other] { $left } zetten
  }
give-up-ask = Deze kaart opgeven?
give-up-score = { $who } krijgt het punt: { $own } tegen { $other }. De stukken blijven staan.
give-up-alone = De opdracht telt dan als niet opgelost, en de kortste wegen worden getoond.

# Sheets to print
sheet-board = Bord
sheet-pieces = Stukken
sheet-cards = Opdrachtkaarten

# The box on the table
tell-start = Startkaart: zeg waar de stukken beginnen.
tell-goal = { $bonus ->
    [0] Doelkaart: zeg hoe de stukken moeten komen te staan.
   *[other] Doelkaart { $card }: zeg hoe de stukken moeten komen te staan.
}

# What was touched so far leads on: what to touch next
step-where = Waarheen gaat { piece-name.definite }?

# Why a decision was wrong
worse-least = Het minste is { $least }.
worse-still = Vanaf hier was { $least } genoeg geweest.
worse-longer = Vanaf hier was { $least } genoeg geweest; zo kost het minstens { $whole }.
