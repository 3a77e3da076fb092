# Koninklijke veldslagen
name = Koninklijke veldslagen
how-to-play = Stuur vier eenheden over een veld van speelkaarten: met elke kaart die je speelt, komt een eenheid op die kaart te staan, en die mag dan een buur aanvallen. De kaarten onder beide eenheden en de twee initiatiefkaarten bepalen of de aanval raak is. Wie alle vier de eenheden kwijt is, verliest; zijn de kaarten op, dan wint wie de meeste eenheden heeft.
character-1 = Rent op de dichtstbijzijnde vijand af en leest vaak verkeerd welke aanval raakt.
character-8 = Wacht soms tot je komt en slaat toe als het loont.
seat-0 = Wit
seat-1 = Zwart
side-0 = wit
side-1 = zwart
about = Twee kleine legers van schaakstukken vechten op een veld van speelkaarten.

# Opties
option-armies = Legers
option-armies-about = Welke eenheden je mag kiezen.
value-armies-free = vier naar keuze
value-armies-set = één schaakspel
option-scenario = Scenario
option-scenario-about = Spelen met vaste legers. Gemeten: in de Honderdjarige Oorlog scoren paarden zo’n 94% tegen torens; in die van de magie lopers zo’n 60% tegen dames. Het eerlijkst: tweemaal, met verwisselde kanten.
value-scenario-none = geen
value-scenario-hundred-years = Honderdjarige Oorlog
value-scenario-magic = Magie
option-sides = Kanten
option-sides-about = Wie welk leger van het scenario leidt.
value-sides-as-written = zoals beschreven
value-sides-exchanged = verwisseld
option-budget = Budget
option-budget-about = Wat een leger hoogstens mag kosten.
option-orientation = Kaarten liggen
option-orientation-about = Hoe de kaarten op het veld liggen, gezien vanaf de spelers.
caption-directions-orientation-crosswise = De richtingen vanaf e2: naar e3 zij aan zij, naar d2 kop aan kop, naar d3 blanco diagonaal, naar f3 cijferdiagonaal
value-orientation-lengthwise = in de lengte
value-orientation-crosswise = overdwars
option-joker = Jokers op het veld
option-joker-about = Een joker die op het veld ligt heeft beide kleuren, of alleen de andere kleur dan de kaart die zijn eenheid verliet.
value-joker-both = beide kleuren
value-joker-turned = de andere kleur
option-moving = Bewegen
option-moving-about = Wie een eenheid kan verplaatsen moet dat, of mag blijven staan zolang de eigen stapel strekt.
value-moving-must = verplicht
value-moving-may = vrij
option-discard = Afleggen
option-discard-about = De hand mag worden afgelegd vóór het trekken na de aanval, of ook nog erna.
value-discard-before = vóór het trekken
value-discard-either = ervoor en erna
option-end = Als de kaarten op zijn
option-end-about = De veldslag eindigt bij de eerste lege stapel, of pas als iemand geen stapel en ook geen speelbare kaart meer heeft.
value-end-deck = eerste lege stapel
value-end-cards = geen speelbare kaart
option-handicap = Handicap
option-handicap-about = Voor twee die ongelijk sterk zijn: elke eenheid van wie sterker is, begint met minder leven. Van gelijke niveaus 5 won wie er 1, 2 of 3 minder per eenheid had 39, 38 en 31 van de 100 veldslagen.
value-handicap-none = geen
value-handicap-first-1 = { seat-0 } begint met leven −1
value-handicap-first-2 = { seat-0 } begint met leven −2
value-handicap-first-3 = { seat-0 } begint met leven −3
value-handicap-second-1 = { seat-1 } begint met leven −1
value-handicap-second-2 = { seat-1 } begint met leven −2
value-handicap-second-3 = { seat-1 } begint met leven −3
reason-last-unit = een leger heeft geen eenheid meer
reason-more-units = een stapel is op, en één leger heeft meer eenheden
reason-only-cards = een stapel is op, de legers zijn gelijk, en maar één kant heeft nog kaarten
reason-even = een stapel is op, en de legers zijn gelijk

# Eenheden
unit-name = { $unit ->
    [K] koning
    [Q] dame
    [R] toren
    [B] loper
    [N] paard
    [P] pion
   *[other] { $unit }
}
    .definite = { $unit ->
        [K] de koning
        [Q] de dame
        [R] de toren
        [B] de loper
        [N] het paard
        [P] de pion
       *[other] { $unit }
    }
unit-weapon = { $unit ->
    [P] Lange speer
    [R] Grote boog
    [N] Zware strijdknots
    [B] Strijdvlegel
    [Q] Magische schicht
    [K] Scepter
   *[other] –
}
unit-coat = { $unit ->
    [P] Hard leer
    [R] Zacht leer
    [N] Maliënkolder
    [B] Stof
    [Q] Stof
    [K] Stof
   *[other] –
}

# Wat je ziet
row = rij { $row }
column = kolom { $column }
cell-empty = { $square }, geen kaart
cell-card = { $square }, { card-name }
rest-hand = de hand
card-on = { card-name } op { $square }
unit-there = { unit-name } van { $owner } op { $square }, { $life } van { $most } levenspunten
in-hand = { $count ->
    [0] hand leeg
   *[other] hand { $count }
}
in-deck = { $count ->
    [0] stapel leeg
   *[other] stapel { $count }
}
hand-card = { card-name } in je hand
hidden-card = een kaart in de hand van { $owner }
deck-count = { $count ->
    [0] de stapel is leeg
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
deck-of = stapel van { $owner }: { $count }
initiative = initiatief
fallen = gevallen
discards = afgelegd
initiative-card = initiatiefkaart van { $owner }: { card-name }
unit-to-choose = { unit-name }, te kiezen
unit-to-place = { unit-name } van { $owner }, nog niet geplaatst
to-choose = eenheden om uit te kiezen
to-place = nog te plaatsen
units-left = { $count }/{ $most } eenheden
prompt-choosing = Kies vier eenheden; dezelfde mag vaker. Beide legers worden tegelijk onthuld.
prompt-budget = Je leger mag hoogstens { $budget } kosten.
prompt-dealing = De startkaarten worden gedeeld.
prompt-placing = Zet een eenheid op een van je startkaarten.
prompt-initiative = Beide kanten trekken om het initiatief: de hoogste kaart begint.
prompt-offered-one = Zonder handkaarten mag je er een trekken. Zonder kaart beweegt geen eenheid.
prompt-drawing-one = Er wordt een kaart getrokken.
prompt-moving = Speel een kaart en zet er een eenheid op: één stap of ter plekke, om en om rood en zwart.
prompt-moving-or-staying = Speel een kaart en zet er een eenheid op, één stap of ter plekke, om en om rood en zwart; of blijf staan.
prompt-attacking = { unit-name } op { $square }: mag één keer aanvallen. Kies hoe.
prompt-drawing-hit = De treffer levert kaarten op.
prompt-keeping = Houd je kaarten of leg ze allemaal af.
prompt-keeping-again = Er zijn twee kaarten getrokken: houd je hand of leg hem helemaal af.
prompt-offered-two = Het doel stond in de sleutelpositie: je mag 2 kaarten trekken.
prompt-drawing-two = Er worden kaarten getrokken.

# Wat dingen zijn
key-side = sleutelpositie: zij aan zij
key-head = sleutelpositie: kop aan kop
key-digit = sleutelpositie: cijferdiagonalen
key-clear = sleutelpositie: blanco diagonalen
key-all = sleutelpositie: rondom
key-about = Wie een eenheid aanvalt die vanaf de aanvaller gezien in de sleutelpositie staat, mag na de beurt 2 kaarten trekken, raak of niet.
deck-fact = Kaarten die nog komen
deck-about = Hand en stapel samen, naar de aanval waarbij ze troef zijn.
deck-gone = Uitgedeeld, gespeeld of afgelegd: { $cards }.
advantage-reach = Groot bereik
advantage-aim = Dodelijk schot
advantage-smite = Mokerslag
advantage-healing = Genezing
advantage-blast = Magische golf
advantage-strategy = Strategie
advantage-charge = Stormloop
advantage-volley = Salvo
advantage-drain = Levensroof
power-reach = met azen en jokers { $power } schade, diagonaal.
power-aim = met azen en jokers { $power } schade, diagonaal; pantser helpt niet.
power-smite = met azen en jokers { $power } schade, recht, +1 per eigen eenheid op het veld.
power-healing = geneest een diagonale buur en alle eigen eenheden op diens kleur, { $power } per aas of joker.
power-blast = { $power } schade per aas of joker aan een diagonaal doel en alle vijanden op diens kleur.
power-strategy = met azen en jokers { $power } schade, recht; een treffer levert { $draws } kaarten op.
power-charge = met azen en jokers { $power } schade, recht; valt het doel, dan neemt de eenheid zijn veld in.
power-volley = met azen en jokers { $power } schade aan een diagonaal doel en alle vijanden er recht naast.
power-drain = met azen en jokers { $power } schade, recht; wat het doel lijdt, krijgt de eenheid terug.
strikes-melee = Dichtbij: valt horizontaal en verticaal aan.
strikes-ranged = Afstand: valt diagonaal aan.
bears-weapon = Wapen: { $name }.
bears-coat = Pantser: { $name }.
fact-life = levenspunten
fact-accuracy = trefzekerheid
fact-evasion = ontwijking
fact-armour = pantser
fact-damage = schade (eenvoudig, gebalanceerd, gewaagd)
fact-type = soort
fact-weapon = wapen
fact-advantage = vaardigheid
fact-price = prijs
short-life = leven
short-accuracy = tref.
short-evasion = ontw.
short-armour = pants.
short-damage = schade
short-price = prijs
price-by-numbers = prijs volgens de waarden
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Troeven om deze eenheid te raken: { $units }.
needs-to-hit = Troeven die deze eenheid nodig heeft: { $units }.

# Wat een aanval zou doen
target = { unit-name } { $square } · ontwijking { $evasion } · pantser { $armour } · { $needed } nodig
target-own = { unit-name } { $square } genezen
target-key = sleutel: +{ $count } kaarten
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = mis
row-miss-key = mis, wel +2
row-falls = { unit-name } valt
row-falls-too = ook { unit-name } { $square } valt
row-left = nog { $life }
row-too = { unit-name } { $square }: { $amount }
row-charges = trekt naar { $square }
count-initiative = { card-name } (initiatiefkaart van { $who }): { $trump ->
    [yes] troef
   *[no] geen troef
}
count-under = { card-name } op { $square }: { $trump ->
    [yes] troef
   *[no] geen troef
}
count-trumps = troeven: { $trumps }, nodig: { $needed }
count-key = In de sleutelpositie: +2 kaarten.

# Kaarten
card-name = { $rank ->
    [X] { $suit ->
        [R] rode joker
        [B] zwarte joker
       *[other] joker
    }
    [T] { suit-name } 10
    [J] { suit-name }boer
    [Q] { suit-name }vrouw
    [K] { suit-name }heer
    [A] { suit-name }aas
   *[other] { suit-name } { $rank }
}
    .opening = { $rank ->
        [X] De joker
        [T] { suit-name.opening } 10
        [J] { suit-name.opening }boer
        [Q] { suit-name.opening }vrouw
        [K] { suit-name.opening }heer
        [A] { suit-name.opening }aas
       *[other] { suit-name.opening } { $rank }
    }
    .definite = { $rank ->
        [X] de joker
       *[other] { card-name }
    }
suit-name = { $suit ->
    [C] klaver
    [D] ruiten
    [H] harten
   *[S] schoppen
}
    .opening = { $suit ->
        [C] Klaver
        [D] Ruiten
        [H] Harten
       *[S] Schoppen
    }

# Wat er gebeurde
list = { $first }, { $second }
say-army-hidden = { $who } kiest een leger.
say-army = { $whose ->
    [you] Je kiest: { $army }.
   *[other] { $who } kiest: { $army }.
}
say-has-army = { $whose ->
    [you] Jij hebt: { $army }.
   *[other] { $who } heeft: { $army }.
}
say-deal = { $whose ->
    [you] Je krijgt { card-name.definite } op { $square }.
   *[other] { $who } krijgt { card-name.definite } op { $square }.
}
say-place = { $whose ->
    [you] Je plaatst { unit-name.definite } op { $square }.
   *[other] { $who } plaatst { unit-name.definite } op { $square }.
}
say-init = { $whose ->
    [you] Je trekt { card-name.definite } om het initiatief.
   *[other] { $who } trekt { card-name.definite } om het initiatief.
}
say-draw-card = { $whose ->
    [you] Je trekt { card-name.definite }.
   *[other] { $who } trekt { card-name.definite }.
}
say-draw-hidden = { $who } trekt een kaart.
say-draw = { $whose ->
    [you] Je wilt een kaart trekken.
   *[other] { $who } wil een kaart trekken.
}
say-decline = { $whose ->
    [you] Je trekt niet.
   *[other] { $who } trekt niet.
}
say-keep = { $whose ->
    [you] Je houdt je handkaarten.
   *[other] { $who } houdt de handkaarten.
}
say-discard = { $whose ->
    [you] Je legt al je handkaarten af: { $cards }.
   *[other] { $who } legt alle handkaarten af: { $cards }.
}
say-move = { $whose ->
    [you] Je speelt { card-name.definite } en verplaatst { unit-name.definite } van { $square } naar { $to }.
   *[other] { $who } speelt { card-name.definite } en verplaatst { unit-name.definite } van { $square } naar { $to }.
}
say-stay = { $whose ->
    [you] Je legt { card-name.definite } onder { unit-name.definite } op { $square }.
   *[other] { $who } legt { card-name.definite } onder { unit-name.definite } op { $square }.
}
say-hold = { $whose ->
    [you] Je valt niet aan.
   *[other] { $who } valt niet aan.
}
say-no-move = { $whose ->
    [you] Je blijft staan.
   *[other] { $who } blijft staan.
}
say-miss = { $whose ->
    [you] Je valt { unit-name.definite } op { $square } aan ({ $style }) en mist:
   *[other] { $who } valt { unit-name.definite } op { $square } aan ({ $style }) en mist:
} { $trumps ->
    [one] { $trumps } troef
   *[other] { $trumps } troeven
} in plaats van { $needed }.
say-hit = { $whose ->
    [you] Je valt { unit-name.definite } op { $square } aan ({ $style }) en raakt met
   *[other] { $who } valt { unit-name.definite } op { $square } aan ({ $style }) en raakt met
} { $trumps ->
    [one] { $trumps } troef
   *[other] { $trumps } troeven
}: { $effects }.
say-heal = { $whose ->
    [you] Je geneest met
   *[other] { $who } geneest met
} { $trumps ->
    [one] { $trumps } troef
   *[other] { $trumps } troeven
}: { $effects }.
style-easy = eenvoudig
style-optimal = gebalanceerd
style-risky = gewaagd
style-advantage = vaardigheid
effect-suffers = { unit-name.definite } op { $square } krijgt { $amount } schade
effect-falls = { unit-name.definite } op { $square } valt
effect-charges = { unit-name.definite } trekt naar { $square }
effect-regains = { unit-name.definite } op { $square } krijgt { $amount } levenspunten terug
effect-none = er verandert niets

# Weigeringen: opstelling
army-first = Kies eerst je leger.
armies-chosen = De legers zijn gekozen.
army-order = In deze volgorde, graag: { $text }
army-too-dear = Dit leger kost { $cost }; het budget is { $budget }.
place-first = Plaats eerst een eenheid op een van je startkaarten.
all-placed = Alle eenheden zijn geplaatst.
no-such-unit = Je hebt geen { unit-name } meer om te plaatsen.
not-home = Op { $square } ligt geen startkaart van jou.
home-taken = Op { $square } staat al een eenheid van jou.
deal-first = De startkaarten worden nu gedeeld.
deal-over = De startkaarten zijn al gedeeld.
dealt-already = { card-name.opening } ligt al op tafel.
never-dealt = Azen en jokers worden hier niet gedeeld: leg de kaart terug in de stapel en trek een andere.
too-far-to-move = Een eenheid gaat hooguit één veld ver, in elke richting: { $to } is te ver van { $square }.

# Weigeringen: kaarten
initiative-first = Er wordt nu om het initiatief getrokken.
initiative-over = In deze ronde is al om het initiatief getrokken.
not-in-deck = { card-name.opening } zit niet meer in de stapel.
in-hand-already = { card-name.opening } zit al in de hand, niet in de stapel.
pre-turn-draw-first = Je hebt geen kaarten: zeg eerst of je er een trekt.
no-draw-with-cards = Wie kaarten heeft, trekt niet vóór de beweging.
draw-after-attack = Trekken doe je na de aanval; val eerst aan of zie ervan af.
keep-first = Zeg eerst of je je handkaarten houdt of aflegt.
discard-after-attack = Houden of afleggen komt na de aanval; val eerst aan of zie ervan af.
discard-over = Houden of afleggen is in deze beurt voorbij.

# Weigeringen: beweging
must-move = Je kunt een eenheid verplaatsen, dus dat moet je ook.
move-or-stay = Verplaats eerst een eenheid, of blijf staan.
stay-no-deck = Met een lege stapel kun je niet blijven staan: je kunt een eenheid verplaatsen, dus dat moet je ook.
no-move = Met geen van je kaarten kun je een eenheid verplaatsen.
moved-already = In deze beurt heb je al een eenheid verplaatst.
no-own-unit = Op { $square } staat geen eenheid van jou.
not-in-hand = Je hebt { card-name.definite } niet in je hand.
discard-all = De hele hand wordt afgelegd en getoond: { $count } kaarten, niet { $given }.
could-have-moved = Er werd gezegd dat er geen zet mogelijk was, maar met deze kaart was die er wel: { card-name }.
no-such-hand = Dat kan niet: er zijn te weinig ongeziene kaarten van de kleur die niet gespeeld kon worden.
square-taken = Op { $to } staat een andere eenheid.
same-as-standing = { card-name.opening } heeft de kleur van de kaart op { $square }, onder de eenheid.
same-as-covered = { card-name.opening } heeft de kleur van de kaart op { $to }, die bedekt zou worden.

# Weigeringen: aanval
move-first = Alleen de eenheid die je net verplaatst hebt, mag aanvallen: verplaats er eerst een.
no-attack-now = De aanval van deze beurt is voorbij.
no-enemy = Op { $square } staat geen vijand.
too-far = { $square } ligt niet naast { $from }.
ranged-only = Dit is een afstandsaanval: die gaat schuin, en { $square } ligt recht naast de eenheid.
melee-only = Dit is een aanval van dichtbij: die gaat recht, en { $square } ligt schuin.
blast-diagonal = De Magische golf gaat alleen schuin: { $square } ligt er niet schuin naast.
heal-own-only = Je geneest alleen eigen eenheden; op { $square } staat er geen.
heal-itself = Een eenheid kan zichzelf niet als doel van de genezing kiezen.
heal-diagonal = Genezen gaat alleen schuin; { $square } ligt er niet schuin naast.

# Knoppen
button-draw = Trekken
button-decline = Niet trekken
button-keep = Kaarten houden
button-discard = Kaarten afleggen
button-easy = Eenvoudig
button-optimal = Gebalanceerd
button-risky = Gewaagd
button-advantage = Vaardigheid
button-hold = Niet aanvallen
button-stay = Blijven staan

# Unit files
units-option = units: { $given } kan niet. Mogelijk: { $standard }, het pad van een eenhedenbestand (.toml), of de tekst ervan.
units-none = er is er geen
units-letter-taken = { $letter } is al de letter van een andere eenheid
units-too-many = met de zes erbij kunnen er hoogstens { $most } soorten eenheden zijn
units-six = { $letter } is een van de zes; schrijf replaces = true om die te vervangen
units-no-six = { $letter } is geen van de zes: er valt niets te vervangen
units-draws = alleen strategy trekt kaarten
units-order = de zes eenheden moeten { $letters } zijn, in deze volgorde
wanted-letter = een hoofdletter, maar niet X, die van de joker
wanted-name = een naam van hoogstens { $most } letters
scenario-unknown = scenario: { $given } kan niet. Mogelijk: { $choices }.
scenario-taken = { $id } is al de naam van een ander scenario
scenario-many = er kunnen hoogstens { $most } scenario’s zijn
wanted-here = verwacht: { $wanted }
wanted-scenario-id = een kleine letter, dan hoogstens 39 kleine letters, cijfers of streepjes
wanted-army = 1 tot { $most } van de letters { $letters }
wanted-rows = zoveel verschillende rijen van a–g als eenheden: { $count }
wanted-language = een taal zoals en of fr
wanted-words = hoogstens { $most } tekens, zonder links
budget-no-price = Met een budget heeft elke eenheid een prijs nodig, en { $letter } heeft er geen.
budget-low = Geen leger kost maar { $budget }; het goedkoopste kost { $least }.
option-units = Eenheden
option-units-about = Je eigen eenheden, beschreven in een bestand.
option-units-takes = Het pad (.toml) of de tekst ervan.

# Stellingen
wanted-pair = een lijst van twee, voor Wit en voor Zwart
wanted-card = een kaart zoals 7H, TS of XX
wanted-coloured = XR of XB, een joker van één kleur
wanted-cards = een lijst van hoogstens { $most } kaarten
wanted-units = een tekst van hoogstens { $most } van de letters { $letters }
wanted-squares = een object met velden als sleutels
wanted-unit = een object met precies { $keys }
because-card-twice = Een kaart is er vaker dan de stapel haar heeft.
because-open-card = Een open kaart zit ook in een hand of stapel.
because-still-there = Deze kaart zit nog in de hand of de stapel.
because-army-size = Een leger heeft hoogstens vier eenheden.
because-army-whole = Hier moet het leger compleet zijn.
because-army-banned = Dit leger is niet toegestaan.
because-army-fixed = Het scenario heeft andere legers.
because-no-choice = Het scenario legt de legers vast: niemand kiest.
because-army-order = Eerst kiest Wit een leger, dan Zwart.
because-no-hands = Tot de eerste beurt zijn de handen leeg.
because-no-initiative = Om het initiatief wordt na het opstellen getrokken.
because-nothing-yet = Vóór de veldslag beweegt of wint niemand.
because-pending = Dit past niet bij de fase.
because-four-dealt = Voor elke eenheid wordt een kaart gegeven.
because-not-dealt = Azen en jokers worden niet gedeeld.
because-left-deck = Er zijn andere kaarten uit de stapel dan die op tafel.
because-home-cards = De startkaarten liggen ergens anders.
because-home-missing = Er ontbreekt een startkaart.
because-few-dealt = Alle startkaarten moeten uit deze stapel gekomen zijn.
because-not-home = Een eenheid staat niet op haar startkaart.
because-at-home = Tot de eerste beurt staan alle eenheden op hun startkaarten.
because-place-order = Eenheden worden om de beurt geplaatst, eerst door Wit.
because-place-later = Eenheden worden na het delen geplaatst.
because-all-placed = Alle eenheden zijn al geplaatst.
because-no-card = Onder deze eenheid ligt geen kaart.
because-unhurt = Vóór de eerste beurt is niemand gewond.
because-wounded = Vóór de eerste beurt mist een eenheid precies het leven dat de handicap kost.
because-no-unit = Een kant heeft geen eenheid meer.
because-initiative-missing = Er ontbreekt een initiatiefkaart.
because-initiative-order = Om het initiatief trekt Wit eerst.
because-initiative-equal = Bij gelijke initiatiefkaarten wordt opnieuw getrokken.
because-other-order = De hoogste initiatiefkaart begint.
because-initiative-none = Er is geen kaart om het initiatief te trekken.
because-not-moved = In deze beurt heeft nog niemand bewogen.
because-must-move = Wie kan bewegen, moet dat doen.
because-no-stay = Wie blijft staan, kon bewegen en heeft nog een stapel.
because-moves-first = Alleen een eenheid die bewogen heeft, valt aan.
because-moved-gone = Op dat veld staat geen eigen eenheid.
because-no-attack = Er is nog niet aangevallen.
because-no-key = Geen doel staat in de sleutelpositie.
because-not-won = Nog niemand heeft gewonnen.
because-other-winner = De andere kant heeft gewonnen.
because-pre-turn = Vóór de beurt wordt één kaart getrokken, en alleen met een lege hand.
because-no-move = Er is geen toegestane zet.
because-no-target = Er is geen doel.
because-no-hand = Er is geen hand om te houden.
because-kept-before = De hand wordt alleen vóór het trekken afgelegd.
because-no-draw = De eenheid die bewoog, trekt geen kaarten.
because-nothing-drawn = Na deze beurt valt er niets te trekken.
because-so-many = Zoveel kaarten worden er niet getrokken.
because-cards-missing = Getrokken kaarten ontbreken in de hand.
because-both-gone = De laatste eenheden van beide kanten vallen nooit tegelijk.
because-whose-turn = De laatste eenheid valt in de beurt van wie wint.
because-decks-left = Beide stapels hebben kaarten: de veldslag gaat door.
because-cards-left = Beide kanten kunnen nog spelen: de veldslag gaat door.
because-white-begins = Een ronde begint met Wit.

# The end
ending-fallen = { $whose ->
    [you] Je laatste eenheid is gevallen.
   *[other] De laatste eenheid van { $who } is gevallen.
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] De kaarten zijn op, en jouw leger is het grootst.
       *[other] De kaarten zijn op, en het leger van { $who } is het grootst.
    }
    [playable] { $whose ->
        [you] De kaarten zijn op, de legers zijn gelijk, en alleen jij kunt nog een kaart spelen.
       *[other] De kaarten zijn op, de legers zijn gelijk, en alleen { $who } kan nog een kaart spelen.
    }
   *[cards] { $whose ->
        [you] De kaarten zijn op, de legers zijn gelijk, en alleen jij hebt nog kaarten.
       *[other] De kaarten zijn op, de legers zijn gelijk, en alleen { $who } heeft nog kaarten.
    }
}
ending-even = { $cards ->
    [both] Een stapel is leeg, de legers zijn even groot en beide kanten hebben nog kaarten: gelijkspel.
    [unplayable] De kaarten zijn op, de legers zijn even groot en niemand kan nog een kaart spelen: gelijkspel.
   *[none] De kaarten zijn op, de legers zijn even groot en niemand heeft nog kaarten: gelijkspel.
}
ending-counts = eenheden: { $units } · kaarten over: { $cards }
# Waarom er niets kan
why-no-move = { $whose ->
    [you] Je kunt niet bewegen: al je handkaarten hebben de kleur van de kaarten onder al je eenheden.
   *[other] { $who } kan niet bewegen: elke handkaart heeft de kleur van de kaarten onder alle eenheden.
}
why-no-turn = { $whose ->
    [you] Je hebt geen kaarten meer en slaat een beurt over.
   *[other] { $who } heeft geen kaarten meer en slaat een beurt over.
}

# The workshop
type-melee = van dichtbij
type-ranged = op afstand
look-letter = de letter
field-name = Naam
field-letter = Letter
field-look = Uiterlijk
field-type = Soort
field-damage-easy = Schade, eenvoudig
field-damage-optimal = Schade, gebalanceerd
field-damage-risky = Schade, gewaagd
field-advantage = Vaardigheid
field-power = Kracht van de vaardigheid
field-draws = Kaarten bij een treffer
field-limit = Maximum bij één schaakspel
field-weapon = Wapen
field-coat = Naam van het pantser
field-flavour = Een zin erbij
field-id = Korte naam (a-z, 0-9, -)
field-army-white = Leger van Wit
field-army-black = Leger van Zwart
field-rows-white = Rijen van Wit
field-rows-black = Rijen van Zwart
field-text = Een zin erover
part-unit = Eenheden
part-unit-more = Eenheid toevoegen
part-scenario = Scenario’s
part-scenario-more = Scenario toevoegen
match-needs = nodig
match-damage = schade
match-note = Kans om te raken in %, voordat er kaarten te zien zijn. Schade: gemiddeld een klap in de stijl die bij de kaarten past, min pantser.
way-free = Legers naar keuze
way-budget = Legers voor { $budget }

# Sheets to print
sheet-form = Legerblad
sheet-cards = Eenheidskaarten
sheet-tokens = Eenheidsfiches
form-player = Speler
form-against = tegen
form-date = Datum
form-injury = verwondingen
form-army = { $given } is geen leger: hoogstens { $most } van de letters { $letters }
new-unit = lansier
new-scenario = Veldslag
way-exchanged = { $scenario }, kanten verwisseld
favoured-none = Naar prijs ongeveer gelijk ({ $white } tegen { $black }). Het eerlijkst zijn twee veldslagen met verwisselde kanten.
favoured = Naar prijs is { $side ->
    [white] wit
   *[black] zwart
 } in het voordeel ({ $white } tegen { $black }). Speel voor de eerlijkheid twee veldslagen met verwisselde kanten.
part-army = Legers
part-army-more = Leger toevoegen
new-army = Leger
field-units = Eenheden (letters)
way-mirror = { $army } aan beide kanten

# Small battles (RB-34)
because-not-of-deck = Een stapel die zo klein is, heeft die kaart niet.
option-deck-about = Hoeveel kaarten een stapel heeft.

# The box on the table
tell-army = { $who }: noem de eenheden van je leger.
tell-deal = { $who }: welke kaart ligt op { $square }?
tell-initiative = { $who }: welke initiatiefkaart heb je getrokken?
tell-discarded = { $who }: welke kaarten leg je af?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Kaarten op het veld
editor-injuries = Verloren levenspunten
editor-injury = { $count } levenspunten verloren
editor-hand = Hand
editor-deck = Stapel
editor-unplaced = Nog niet geplaatste eenheden
editor-moved = Verplaatste eenheid
editor-stay = geen: blijven staan
editor-key = Doel in de sleutelpositie
editor-pending = Nog te trekken kaarten
editor-winner = Winnaar
editor-first = Eerst in deze ronde
editor-yes = ja
editor-no = nee
phase-choosing = legers worden gekozen
phase-dealing = startkaarten worden gedeeld
phase-placing = eenheden worden geplaatst
phase-initiative = er wordt om het initiatief getrokken
phase-offered-one = een kaart trekken of niet
phase-drawing-one = een kaart wordt getrokken
phase-moving = een eenheid verplaatst zich
phase-attacking = een aanval
phase-drawing-hit = een treffer levert kaarten op
phase-keeping = hand houden of afleggen
phase-keeping-again = na het trekken: hand houden of afleggen
phase-offered-two = twee kaarten trekken of niet
phase-drawing-two = twee kaarten worden getrokken
phase-over = de veldslag is voorbij

# What was touched so far leads on: what to touch next
step-unit = { card-name }: welke eenheid gaat erop?
step-to = Waarheen gaat { unit-name.definite }? Tik op het eigen veld om te blijven.
step-place = Waar begint { unit-name.definite }?

# Why a move or an attack was worse than another
worse-attack = Deze aanval: { $felled } gevallen, { $life } levenspunten. De betere: { $most-felled } gevallen, { $most-life } levenspunten.
worse-move = Het meeste dat een aanval hierna kan doen: { $felled } gevallen, { $life } levenspunten; na de betere zet: { $most-felled } gevallen, { $most-life } levenspunten.
worse-key-attack = Het doel van de betere aanval staat in de sleutelpositie: daarna mag je twee kaarten trekken.
worse-key-move = Na de betere zet kan een doel in de sleutelpositie worden aangevallen, na deze geen.
