# De koninklijke studie
name = De koninklijke studie
how-to-play = Een kaart laat zien hoe de vijf stukken moeten staan. Wie als eerste zegt in hoeveel zetten dat kan, moet het voordoen, tenzij de ander belooft er minder nodig te hebben. Wie zijn belofte houdt, scoort het punt; anders is het voor de ander.
seat-0 = Speler 1
seat-1 = Speler 2
side-0 = eerste plaats
side-1 = tweede plaats
about = Noem in hoe weinig zetten vijf stukken staan zoals op de kaart, en bewijs het.

# Opties
option-mode = Soort spel
option-mode-about = Een duel met twee, of één opdracht alleen.
value-mode-match = duel
value-mode-solo = alleen
option-level = Niveau
option-level-about = Wat er met de kaart mag.
value-level-1 = 1: niets
value-level-2 = 2: draaien
value-level-3 = 3: draaien, spiegelen
option-bonus = Twee kaarten
option-bonus-about = Er zijn twee kaarten te voltooien, in welke volgorde je wilt.
value-bonus-false = nee
value-bonus-true = ja
option-target = Punten om te winnen
option-target-about = Wie het eerst zoveel punten heeft, wint het duel.
option-hourglass = Zandloper
option-hourglass-about = Seconden om een genoemd aantal uit te dagen.
option-limit = Tijd om uit te voeren
option-limit-about = Seconden om het plan uit te voeren.
reason-target = iemand heeft genoeg punten om te winnen
reason-completed = de opdracht is voltooid
reason-given-up = de opdracht is opgegeven

# Hoe het spel staat
status-setting-up = De stukken worden opgesteld
status-drawing = De volgende kaart wordt getrokken
status-drawing-second = De tweede kaart wordt getrokken
status-thinking = Hoeveel zetten? Noem een aantal
status-hourglass = { $who }: minder dan { $number }? Daag uit of pas
status-executing = { $who } voert uit: nog { $left }
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
   *[other] kaart { $card }
  }
card = { $bonus ->
    [0] De kaart
   *[other] Kaart { $card }
  }
card-done = { $bonus ->
    [0] De kaart: voltooid
   *[other] Kaart { $card }: voltooid
  }
card-square = { the-card }, { $square }, { $content }
points = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
  }

# Knoppen
button-declare = { $number } noemen
button-challenge = Uitdagen
button-decline = Passen
button-give-up = Opgeven
button-turn-right = { the-card } met de klok mee draaien
button-turn-left = { the-card } tegen de klok in draaien
button-flip-h = { the-card } links-rechts spiegelen
button-flip-v = { the-card } boven-onder spiegelen

# Wat er gebeurde
say-set-up = De stukken worden opgesteld zoals kaart { $card } laat zien.
say-draw = Kaart { $card } wordt getrokken.
say-draw-aside = Kaart { $card } wordt getrokken; het bord staat al zo, dus ze gaat opzij.
say-declare = { $who } noemt { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
  }.
say-challenge = { $who } daagt uit en belooft hoogstens { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
  }.
say-decline = { $who } past.
say-move = { $who } speelt { piece-name.definite } naar { $square }{ $ending }
say-turn-right = { $who } draait { the-card } met de klok mee{ $ending }
say-turn-left = { $who } draait { the-card } tegen de klok in{ $ending }
say-flip-h = { $who } spiegelt { the-card } links-rechts{ $ending }
say-flip-v = { $who } spiegelt { the-card } boven-onder{ $ending }
say-give-up = { $who } geeft op{ $ending }
end-card = {" "}en voltooit kaart { $card }.
end-completed = {" "}en voltooit de opdracht.
end-success = {" "}en voltooit de opdracht: een punt voor { $who }.
end-used-up = ; de zetten zijn op: een punt voor { $who }.
end-given-up = : een punt voor { $who }.

# Weigeringen
card-aside = Kaart { $text } ligt opzij; je trekt alleen wat nog in de stapel zit.
card-on-table = Kaart { $text } ligt al op tafel als eerste kaart van deze opdracht.
nothing-declared = Er is nog geen aantal genoemd, dus er valt niets uit te dagen of te passen.
hourglass-over = De tijd om uit te dagen of te passen is om: het plan wordt uitgevoerd.
declared-already = Voor deze opdracht is al een aantal genoemd; alleen het eerste telt.
declare-first = Voordat er een aantal genoemd is, wordt er niet gezet, niet gedraaid en niet opgegeven.
answer-first = Zeg eerst of je de genoemde { $number } uitdaagt of past.
card-complete = Kaart { $card } is voltooid en wordt niet meer gedraaid.
taken = { $square } is niet leeg: daar staat { piece-name.definite }.
not-its-way = { piece-name.opening } gaat niet van { $begin } naar { $end }.
in-the-way = { piece-name.opening } kan niet over het stuk op { $square } heen.
