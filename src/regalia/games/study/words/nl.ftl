# De koninklijke studie
name = De koninklijke studie
how-to-play = Een kaart laat zien hoe de vijf stukken moeten staan. Wie als eerste zegt in hoeveel zetten dat kan, moet het bewijzen, tenzij de ander belooft er minder nodig te hebben. Wie woord houdt, krijgt het punt; anders is het voor de ander.
race-about = Het is een wedloop: allebei zien jullie tegelijk dezelfde kaart, en wie het eerst een getal noemt, moet het in zoveel zetten doen. Niemand wacht op een beurt.
character-1 = Denkt drie tellen over elke stap en noemt vaak te veel zetten.
character-10 = Weet altijd het precieze aantal. Wees sneller.
seat-0 = Speler{"\u00A0"}1
seat-1 = Speler{"\u00A0"}2
side-0 = kant{"\u00A0"}1
side-1 = kant{"\u00A0"}2
about = Noem in hoe weinig zetten de vijf stukken kunnen staan zoals op de kaart, en bewijs het.

# Opties
option-mode = Spelvorm
option-mode-about = Een duel met z’n tweeën, of een opdracht die je alleen of samen oplost.
value-mode-match = duel
value-mode-solo = alleen of samen
option-level = Niveau
option-level-about = Wat er met de kaart mag.
value-level-1 = 1: niets
value-level-2 = 2: draaien
value-level-3 = 3: draaien en spiegelen
option-bonus = Twee kaarten
option-bonus-about = Je moet twee kaarten oplossen, in welke volgorde je wilt.
value-bonus-false = nee
value-bonus-true = ja
option-turning = Twee kaarten draaien
option-turning-about = Bij twee kaarten: welke je mag draaien.
value-turning-either = elke keer een
value-turning-one = maar een
option-target = Punten om te winnen
option-target-about = Wie het eerst zoveel punten heeft, wint het duel.
option-hourglass = Zandloper
option-hourglass-about = Seconden om een genoemd aantal te onderbieden.
option-limit = Tijdslimiet
option-limit-about = Seconden om het plan uit te voeren.
option-handicap = Handicap
option-handicap-about = Voor twee die ongelijk sterk zijn: wie sneller is, noemt in de eerste seconden van een opdracht geen aantal. Van gelijke niveaus 5 won wie 10, 20 of 40 seconden wachtte 42, 28 en 16 van de 100 duels.
value-handicap-none = geen
value-handicap-first-10 = { seat-0 } wacht 10 seconden
value-handicap-first-20 = { seat-0 } wacht 20 seconden
value-handicap-first-40 = { seat-0 } wacht 40 seconden
value-handicap-second-10 = { seat-1 } wacht 10 seconden
value-handicap-second-20 = { seat-1 } wacht 20 seconden
value-handicap-second-40 = { seat-1 } wacht 40 seconden
reason-target = iemand heeft genoeg punten om te winnen
reason-completed = de opdracht is opgelost
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
status-solo = Los de opdracht op
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
    [0] De kaart: opgelost
   *[other] Kaart{"\u00A0"}{ $card }: opgelost
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] de stapel is leeg
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
    [you] {" "}en lost kaart { $card } op.
   *[other] {" "}en lost kaart { $card } op.
}
end-completed = { $whose ->
    [you] {" "}en lost de opdracht op.
   *[other] {" "}en lost de opdracht op.
}
end-success = { $whose ->
    [you] {" "}en lost de opdracht op: een punt voor jou.
   *[other] {" "}en lost de opdracht op: een punt voor { $who }.
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
card-complete = Kaart { $card } is opgelost en wordt niet meer gedraaid.
other-card-turned = Met deze huisregel mag je maar een kaart draaien; kaart { $card } blijft liggen zoals ze ligt.
taken = { $square } is niet leeg: daar staat { piece-name.definite }.
not-its-way = { piece-name.opening } kan niet van { $begin } naar { $end }.
in-the-way = { piece-name.opening } kan niet over het stuk op { $square } heen.
never-there-B = De loper blijft op donkere velden; { $square } is licht.
never-there-N = Het paard komt nooit op { $square }, het midden.
level-no-turning = Op niveau 1 wordt de kaart niet gedraaid.
level-no-mirroring = Onder niveau 3 wordt de kaart niet gespiegeld.

# Positions and decks
board-piece = { $text }: { $letter } moet er precies één keer staan.
board-bishop = De loper (B) staat alleen op de donkere velden { $squares }, niet op { $square }.
board-knight = Het paard (N) staat nooit op b2.
deck-option = deck: { $given } kan niet. Mogelijk: { $standard }, een lijst van stellingen als tekst, of het pad van een .toml-bestand.
deck-problem = deck: { $problem }
deck-size = een stapel heeft { $fewest } tot { $most } kaarten, niet { $count }
deck-card = kaart { $number }: { $problem } ({ $rule })
deck-twice = kaart { $number } is dezelfde als kaart { $first }
no-challenge = Er ligt geen opdracht op tafel.
challenge-size = Een opdracht heeft één kaart of twee, en niveau 1, 2 of 3.
challenge-form = Een opdracht is een stelling en één kaart, of twee.
option-deck-about = Je eigen kaarten: een lijst van stellingen of een bestand.
option-deck-takes = 2 tot 62 verschillende stellingteksten, of het pad van een .toml-bestand ermee.
solved-already = Al opgelost: er is niets te doen.
solved-plans = Minstens { $distance }, op niveau { $level }; { $plans ->
    [1] het enige kortste plan
   *[other] een van de { $plans } kortste plannen
}:
solving-all = Alle afstanden
solving-all-of = stellingen

# What choices mean
declare-number = { $number } zeggen
declare-odds = Balken: hoe vaak een opdracht van niveau { $level } zoveel zetten nodig heeft. Over deze kaart zeggen ze niets.
row-plays = { $whose ->
    [you] Je speelt het voor met
   *[other] { $who } speelt het voor met
} { $number ->
    [one] { $number } zet
   *[other] hoogstens { $number } zetten
}: lukt het, een punt voor { $whose ->
    [you] jou, anders voor { $other }
   *[other] { $other-is ->
        [you] { $who }, anders voor jou
       *[other] { $who }, anders voor { $other }
    }
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
   *[other] Beide kaarten zijn opgelost.
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
tell-start = Startkaart: waar beginnen de stukken?
tell-goal = { $bonus ->
    [0] Opdrachtkaart: hoe moeten de stukken staan?
   *[other] Opdrachtkaart { $card }: hoe moeten de stukken staan?
}

# What was touched so far leads on: what to touch next
step-where = Waarheen gaat { piece-name.definite }?

# Why a decision was wrong
worse-least = Het kleinste aantal is { $least }.
worse-still = Vanaf hier was { $least } genoeg geweest.
worse-longer = Vanaf hier was { $least } genoeg geweest; zo kost het minstens { $whole }.
