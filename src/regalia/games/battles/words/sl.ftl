# Kraljevske bitke
name = Kraljevske bitke
how-to-play = Vodi štiri enote po bojišču iz igralnih kart: odigraš karto in nanjo premakneš enoto, ta pa sme nato napasti sosednjo. Ali zadene, odločijo karti pod obema enotama in obe karti za pobudo. Kdor izgubi vse štiri enote, izgubi bitko; ko kart zmanjka, zmaga, kdor ima več enot.
character-1 = Plane na najbližjega nasprotnika in pogosto napačno presodi, kateri napad zadene.
character-8 = Včasih počaka, da prideš, in udari, ko se splača.
seat-0 = Beli
seat-1 = Črni
side-0 = beli
side-1 = črni
about = Majhni vojski šahovskih figur se spopadeta na bojišču iz igralnih kart.

# Nastavitve
option-armies = Vojski
option-armies-about = Katere enote smeš izbrati.
value-armies-free = poljubne štiri
value-armies-set = iz šahovskega kompleta
option-scenario = Scenarij
option-scenario-about = Igra s stalnima vojskama. Izmerjeno: v stoletni vojni skakači dosežejo približno 94 % proti trdnjavam, v vojni magije lovci približno 60 % proti damam. Najbolj pravično: dvakrat, z zamenjanima stranema.
value-scenario-none = brez
value-scenario-hundred-years = Stoletna vojna
value-scenario-magic = Bela in črna magija
option-sides = Strani
option-sides-about = Kdo vodi katero vojsko scenarija.
value-sides-as-written = kot piše
value-sides-exchanged = zamenjani
option-budget = Proračun
option-budget-about = Koliko sme vojska največ stati.
option-orientation = Lega kart
option-orientation-about = Kako ležijo karte na bojišču, gledano od igralcev.
caption-directions-orientation-crosswise = Smeri od e2: proti e3 daljša stranica, proti d2 krajša stranica, proti d3 diagonala brez številke, proti f3 s številko
value-orientation-lengthwise = podolgem
value-orientation-crosswise = počez
option-joker = Jokerji na bojišču
option-joker-about = Joker, ki leži na bojišču, ima obe barvi ali pa samo nasprotno barvo karte, ki jo je njegova enota zapustila.
value-joker-both = obe barvi
value-joker-turned = nasprotna barva
option-moving = Premik
option-moving-about = Kdor lahko premakne enoto, jo mora ali pa sme ostati na mestu, dokler ima karte v kupu.
value-moving-must = obvezen
value-moving-may = prost
option-discard = Odlaganje
option-discard-about = Karte v roki se smejo odložiti pred vlečenjem po napadu ali pa tudi po njem.
value-discard-before = pred vlečenjem
value-discard-either = prej in potem
option-end = Ko zmanjka kart
option-end-about = Bitka se konča ob prvem praznem kupu ali pa šele, ko nekdo nima ne kupa ne karte, ki bi jo lahko igral.
value-end-deck = prvi prazen kup
value-end-cards = nobene karte za igro
option-handicap = Hendikep
option-handicap-about = Za dva, ki nista enako močna: vsaka enota močnejšega začne z manj življenja. Pri enakih stopnjah 5 je tisti, čigar enote so ga imele 1, 2 ali 3 manj, dobil 39, 38 in 31 bitk od 100.
value-handicap-none = brez hendikepa
value-handicap-first-1 = { seat-0 } začne z življenjem −1
value-handicap-first-2 = { seat-0 } začne z življenjem −2
value-handicap-first-3 = { seat-0 } začne z življenjem −3
value-handicap-second-1 = { seat-1 } začne z življenjem −1
value-handicap-second-2 = { seat-1 } začne z življenjem −2
value-handicap-second-3 = { seat-1 } začne z življenjem −3
reason-last-unit = ena vojska nima nobene enote več
reason-more-units = kart je zmanjkalo, ena vojska pa ima več enot
reason-only-cards = kart je zmanjkalo, vojski sta enako veliki, karte pa ima le še ena stran
reason-even = kart je zmanjkalo, vojski pa sta enako veliki

# Enote
unit-name = { $unit ->
    [K] kralj
    [Q] dama
    [R] trdnjava
    [B] lovec
    [N] skakač
    [P] kmet
   *[other] { $unit }
}
    .accusative = { $unit ->
        [K] kralja
        [Q] damo
        [R] trdnjavo
        [B] lovca
        [N] skakača
        [P] kmeta
       *[other] { $unit }
    }
    .genitive = { $unit ->
        [K] kralja
        [Q] dame
        [R] trdnjave
        [B] lovca
        [N] skakača
        [P] kmeta
       *[other] enote { $unit }
    }
unit-weapon = { $unit ->
    [P] Dolga sulica
    [R] Dolgi lok
    [N] Težki buzdovan
    [B] Bojni cep
    [Q] Čarobna strela
    [K] Žezlo
   *[other] –
}
unit-coat = { $unit ->
    [P] Trdo usnje
    [R] Mehko usnje
    [N] Verižna srajca
    [B] Blago
    [Q] Blago
    [K] Blago
   *[other] –
}

# Kaj se vidi
row = vrsta { $row }
column = stolpec { $column }
cell-empty = { $square }, brez karte
cell-card = { $square }, { card-name }
rest-hand = roka
card-on = { card-name } na { $square }
unit-there = { unit-name } na { $square } ({ $owner }), življenje { $life } od { $most }
in-hand = { $count ->
    [0] roka prazna
   *[other] roka { $count }
}
in-deck = { $count ->
    [0] kup prazen
   *[other] kup { $count }
}
hand-card = { card-name } v tvoji roki
hidden-card = { $owner }, karta v roki
deck-count = { $count ->
    [0] kup je prazen
    [one] { $count } karta v kupu
    [two] { $count } karti v kupu
    [few] { $count } karte v kupu
   *[other] { $count } kart v kupu
}
deck-of = { $owner }, kup: { $count }
initiative = pobuda
fallen = padli
discards = odloženo
initiative-card = { $owner }, karta za pobudo: { card-name }
unit-to-choose = { unit-name }, na izbiro
unit-to-place = { unit-name } ({ $owner }), še ni na bojišču
to-choose = enote na izbiro
to-place = še za postaviti
units-left = enote { $count }/{ $most }
prompt-choosing = Izberi štiri enote, lahko tudi večkrat isto. Vojski se razkrijeta hkrati.
prompt-budget = Tvoja vojska sme stati največ { $budget }.
prompt-dealing = Delijo se domače karte.
prompt-placing = Postavi enoto na eno od svojih domačih kart.
prompt-initiative = Vsaka stran povleče karto za pobudo: začne višja.
prompt-offered-one = Če nimaš kart v roki, smeš eno povleči. Brez karte se ne premakne nobena enota.
prompt-drawing-one = Vleče se karta.
prompt-moving = Igraj karto in nanjo premakni enoto: za korak ali na mestu, izmenično rdeča in črna.
prompt-moving-or-staying = Igraj karto in nanjo premakni enoto, za korak ali na mestu, izmenično rdeča in črna; ali pa ostani na mestu.
prompt-attacking = { unit-name } na { $square } sme enkrat napasti: izberi kako.
prompt-drawing-hit = Zadetek prinese karte.
prompt-keeping = Obdrži karte ali odloži vse.
prompt-keeping-again = Dve karti sta povlečeni: obdrži karte v roki ali odloži vse.
prompt-offered-two = Cilj je bil v ključni legi: smeš povleči 2 karti.
prompt-drawing-two = Vlečejo se karte.

# Kaj je kaj
key-side = ključna lega: daljša stranica
key-head = ključna lega: krajša stranica
key-digit = ključna lega: diagonali s številko
key-clear = ključna lega: diagonali brez številke
key-all = ključna lega: vse naokrog
key-about = Kdor napade enoto, ki je od napadalca gledano v ključni legi, sme po potezi povleči 2 karti, ne glede na to, ali zadene.
deck-fact = Karte, ki še pridejo
deck-about = Roka in kup skupaj, po napadu, pri katerem so aduti.
deck-gone = Razdeljene, odigrane ali odložene karte: { $cards }.
advantage-reach = Dolgi doseg
advantage-aim = Smrtonosni strel
advantage-smite = Mogočni udarec
advantage-healing = Zdravljenje
advantage-blast = Čarobni val
advantage-strategy = Strategija
advantage-charge = Juriš
advantage-volley = Salva
advantage-drain = Izčrpanje
power-reach = z asi in jokerji { $power } škode po diagonali.
power-aim = z asi in jokerji { $power } škode po diagonali, oklep ne pomaga.
power-smite = z asi in jokerji { $power } škode naravnost, +1 za vsako lastno enoto na bojišču.
power-healing = zdravi diagonalnega soseda in vse lastne enote na njegovi barvi, { $power } za vsakega asa ali jokerja.
power-blast = { $power } škode za vsakega asa ali jokerja diagonalnemu cilju in vsem nasprotnikom na njegovi barvi.
power-strategy = z asi in jokerji { $power } škode naravnost; ob zadetku povleče karte: { $draws }.
power-charge = z asi in jokerji { $power } škode naravnost; če cilj pade, enota zavzame njegovo polje.
power-volley = z asi in jokerji { $power } škode diagonalnemu cilju in vsem nasprotnikom naravnost ob njem.
power-drain = z asi in jokerji { $power } škode naravnost; kolikor cilj izgubi, toliko enota dobi nazaj.
strikes-melee = Od blizu: napada naravnost.
strikes-ranged = Na daljavo: napada po diagonali.
bears-weapon = Orožje: { $name }.
bears-coat = Oklep: { $name }.
fact-life = življenje
fact-accuracy = natančnost
fact-evasion = izmikanje
fact-armour = oklep
fact-damage = škoda (lahek, optimalen, tvegan)
fact-type = vrsta
fact-weapon = orožje
fact-advantage = posebna moč
fact-price = cena
short-life = življ.
short-accuracy = nat.
short-evasion = izm.
short-armour = oklep
short-damage = škoda
short-price = cena
price-by-numbers = cena po vrednostih
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Aduti za zadetek te enote: { $units }.
needs-to-hit = Aduti, ki jih potrebuje ta enota: { $units }.

# Kaj bi naredil napad
target = { unit-name } { $square } · izmikanje { $evasion } · oklep { $armour } · potrebno { $needed }
target-own = zdravljenje: { unit-name } { $square }
target-key = ključ: +{ $count } karti
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = mimo
row-miss-key = mimo, a +2
row-falls = { unit-name } pade
row-falls-too = pade tudi { unit-name } { $square }
row-left = ostane { $life }
row-too = { unit-name } { $square }: { $amount }
row-charges = gre na { $square }
count-initiative = { card-name } (karta za pobudo, { $who }): { $trump ->
    [yes] adut
   *[no] ni adut
}
count-under = { card-name } na { $square }: { $trump ->
    [yes] adut
   *[no] ni adut
}
count-trumps = aduti: { $trumps }, potrebno: { $needed }
count-key = V ključni legi: +2 karti.

# Karte
card-name = { $rank ->
    [X] { $suit ->
        [R] rdeči joker
        [B] črni joker
       *[other] joker
    }
    [T] { suit-name.feminine } 10
    [J] { suit-name } fant
    [Q] { suit-name.feminine } dama
    [K] { suit-name } kralj
    [A] { suit-name } as
   *[other] { suit-name.feminine } { $rank }
}
    .opening = { $rank ->
        [X] Joker
        [T] { suit-name.opening-feminine } 10
        [J] { suit-name.opening } fant
        [Q] { suit-name.opening-feminine } dama
        [K] { suit-name.opening } kralj
        [A] { suit-name.opening } as
       *[other] { suit-name.opening-feminine } { $rank }
    }
    .accusative = { $rank ->
        [X] jokerja
        [T] { suit-name.accusative-feminine } 10
        [J] { suit-name.accusative } fanta
        [Q] { suit-name.accusative-feminine } damo
        [K] { suit-name.accusative } kralja
        [A] { suit-name.accusative } asa
       *[other] { suit-name.accusative-feminine } { $rank }
    }
    .genitive = { $rank ->
        [X] jokerja
        [T] { suit-name.genitive-feminine } 10
        [J] { suit-name.accusative } fanta
        [Q] { suit-name.genitive-feminine } dame
        [K] { suit-name.accusative } kralja
        [A] { suit-name.accusative } asa
       *[other] { suit-name.genitive-feminine } { $rank }
    }
suit-name = { $suit ->
    [C] križev
    [D] karov
    [H] srčev
   *[S] pikov
}
    .feminine = { $suit ->
        [C] križeva
        [D] karova
        [H] srčeva
       *[S] pikova
    }
    .opening = { $suit ->
        [C] Križev
        [D] Karov
        [H] Srčev
       *[S] Pikov
    }
    .opening-feminine = { $suit ->
        [C] Križeva
        [D] Karova
        [H] Srčeva
       *[S] Pikova
    }
    .accusative = { $suit ->
        [C] križevega
        [D] karovega
        [H] srčevega
       *[S] pikovega
    }
    .accusative-feminine = { $suit ->
        [C] križevo
        [D] karovo
        [H] srčevo
       *[S] pikovo
    }
    .genitive-feminine = { $suit ->
        [C] križeve
        [D] karove
        [H] srčeve
       *[S] pikove
    }

# Kaj se je zgodilo
list = { $first }, { $second }
say-army-hidden = { $who } izbere vojsko.
say-army = { $whose ->
    [you] Izbereš vojsko: { $army }.
   *[other] { $who } izbere vojsko: { $army }.
}
say-has-army = { $whose ->
    [you] Ti imaš: { $army }.
   *[other] { $who } ima: { $army }.
}
say-deal = { $whose ->
    [you] Dobiš { card-name.accusative } na { $square }.
   *[other] { $who } dobi { card-name.accusative } na { $square }.
}
say-place = { $whose ->
    [you] Postaviš { unit-name.accusative } na { $square }.
   *[other] { $who } postavi { unit-name.accusative } na { $square }.
}
say-init = { $whose ->
    [you] Za pobudo povlečeš { card-name.accusative }.
   *[other] { $who } za pobudo povleče { card-name.accusative }.
}
say-draw-card = { $whose ->
    [you] Povlečeš { card-name.accusative }.
   *[other] { $who } povleče { card-name.accusative }.
}
say-draw-hidden = { $who } povleče karto.
say-draw = { $whose ->
    [you] Želiš povleči karto.
   *[other] { $who } želi povleči karto.
}
say-decline = { $whose ->
    [you] Ne vlečeš.
   *[other] { $who } ne vleče.
}
say-keep = { $whose ->
    [you] Obdržiš karte v roki.
   *[other] { $who } obdrži karte v roki.
}
say-discard = { $whose ->
    [you] Odložiš vse karte iz roke: { $cards }.
   *[other] { $who } odloži vse karte iz roke: { $cards }.
}
say-move = { $whose ->
    [you] Odigraš { card-name.accusative } in premakneš { unit-name.accusative } s polja { $square } na { $to }.
   *[other] { $who } odigra { card-name.accusative } in premakne { unit-name.accusative } s polja { $square } na { $to }.
}
say-stay = { $whose ->
    [you] Odigraš { card-name.accusative } na { $square }, kjer stoji { unit-name }.
   *[other] { $who } odigra { card-name.accusative } na { $square }, kjer stoji { unit-name }.
}
say-hold = { $whose ->
    [you] Ne napadeš.
   *[other] { $who } ne napade.
}
say-no-move = { $whose ->
    [you] Ostaneš na mestu.
   *[other] { $who } ostane na mestu.
}
say-miss = { $whose ->
    [you] Napadeš { unit-name.accusative } na { $square } ({ $style }) in zgrešiš (aduti: { $trumps } od { $needed }).
   *[other] { $who } napade { unit-name.accusative } na { $square } ({ $style }) in zgreši (aduti: { $trumps } od { $needed }).
}
say-hit = { $whose ->
    [you] Napadeš { unit-name.accusative } na { $square } ({ $style }) in zadeneš,
   *[other] { $who } napade { unit-name.accusative } na { $square } ({ $style }) in zadene,
} { $trumps ->
    [one] { $trumps } adut
    [two] { $trumps } aduta
    [few] { $trumps } aduti
   *[other] { $trumps } adutov
}: { $effects }.
say-heal = { $whose ->
    [you] Zdraviš,
   *[other] { $who } zdravi,
} { $trumps ->
    [one] { $trumps } adut
    [two] { $trumps } aduta
    [few] { $trumps } aduti
   *[other] { $trumps } adutov
}: { $effects }.
style-easy = lahek napad
style-optimal = optimalen napad
style-risky = tvegan napad
style-advantage = posebna moč
effect-suffers = { unit-name } na { $square } izgubi { $amount ->
    [one] { $amount } točko
    [two] { $amount } točki
    [few] { $amount } točke
   *[other] { $amount } točk
} življenja
effect-falls = { unit-name } na { $square } pade
effect-charges = { unit-name } gre na { $square }
effect-regains = { unit-name } na { $square } dobi nazaj { $amount ->
    [one] { $amount } točko
    [two] { $amount } točki
    [few] { $amount } točke
   *[other] { $amount } točk
} življenja
effect-none = nič se ne spremeni

# Zavrnitve: priprava
army-first = Najprej izberi vojsko.
armies-chosen = Vojski sta izbrani.
army-order = Prosim, v tem vrstnem redu: { $text }
army-too-dear = Ta vojska stane { $cost }, proračun pa je { $budget }.
place-first = Najprej postavi enoto na eno od svojih domačih kart.
all-placed = Vse enote so postavljene.
no-such-unit = Nimaš več { unit-name.genitive } za postavitev.
not-home = Na { $square } ni tvoje domače karte.
home-taken = Na { $square } že stoji tvoja enota.
deal-first = Karte se ravno delijo v domača stolpca.
deal-over = Domače karte so razdeljene.
dealt-already = { card-name.opening } je že na mizi.
never-dealt = Asi in jokerji se tu ne delijo: karto vrni v kup in povleci drugo.
too-far-to-move = Enota se premakne največ za eno polje v katero koli smer: { $to } je predaleč od { $square }.

# Zavrnitve: karte
initiative-first = Najprej se povlečeta karti za pobudo.
initiative-over = V tem krogu sta karti za pobudo že povlečeni.
not-in-deck = V kupu ni več { card-name.genitive }.
in-hand-already = { card-name.opening } je že v roki, ne v kupu.
pre-turn-draw-first = Nimaš kart v roki: najprej povej, ali povlečeš karto.
no-draw-with-cards = Kdor ima karte v roki, pred premikom ne vleče.
draw-after-attack = Karte se vlečejo po napadu; najprej napadi ali napad opusti.
keep-first = Najprej povej, ali karte v roki obdržiš ali odložiš.
discard-after-attack = Karte se obdržijo ali odložijo po napadu; najprej napadi ali napad opusti.
discard-over = V tej potezi kart ne moreš več odložiti.

# Zavrnitve: premik
must-move = Lahko se premakneš, zato se moraš.
move-or-stay = Najprej premakni enoto ali ostani na mestu.
stay-no-deck = S praznim kupom ne moreš ostati na mestu: lahko se premakneš, zato se moraš.
no-move = Z nobeno karto v roki ne moreš premakniti nobene svoje enote.
moved-already = V tej potezi je ena tvoja enota že premaknjena.
no-own-unit = Na { $square } ni tvoje enote.
not-in-hand = V roki nimaš { card-name.genitive }.
discard-all = Odloži in pokaže se vsa roka: število kart je { $count }, ne { $given }.
could-have-moved = Povedano je bilo, da ni mogoča nobena poteza, s to karto pa je bila: { card-name }.
no-such-hand = To ne more biti: premalo je še nevidenih kart barve, ki je ni bilo mogoče igrati.
square-taken = Na { $to } stoji druga enota.
same-as-standing = { card-name.opening } ima isto barvo kot karta pod enoto na { $square }.
same-as-covered = { card-name.opening } ima isto barvo kot karta, ki že leži na { $to }.

# Zavrnitve: napad
move-first = Napade le enota, ki se je pravkar premaknila: najprej premik.
no-attack-now = V tej potezi ne moreš več napasti.
no-enemy = Na { $square } ni nasprotnikove enote.
too-far = Polje { $square } ni ob polju { $from }.
ranged-only = To je napad na daljavo: doseže le polja po diagonali, { $square } pa je naravnost ob enoti.
melee-only = To je napad od blizu: doseže le polja naravnost ob enoti, { $square } pa leži po diagonali.
blast-diagonal = Čarobni val je napad na daljavo: polje { $square } ni po diagonali ob enoti.
heal-own-only = Zdravijo se le lastne enote; na { $square } ni nobene.
heal-itself = Enota ne more zdraviti sebe: izberi drugo.
heal-diagonal = Zdravljenje doseže le polja po diagonali; { $square } ni med njimi.

# Gumbi
button-draw = Povleci
button-decline = Ne vleci
button-keep = Obdrži karte
button-discard = Odloži karte
button-easy = Lahek
button-optimal = Optimalen
button-risky = Tvegan
button-advantage = Posebna moč
button-hold = Ne napadi
button-stay = Ostani na mestu

# Unit files
units-option = units: { $given } ni mogoče. Mogoče: { $standard }, pot do datoteke z enotami (.toml) ali njeno besedilo.
units-none = ni nobene
units-letter-taken = { $letter } je že črka druge enote
units-too-many = skupaj s šestimi je vrst enot lahko največ { $most }
units-six = { $letter } je ena od šestih; da jo nadomestiš, napiši replaces = true
units-no-six = { $letter } ni nobena od šestih: ni česa nadomestiti
units-draws = samo strategy vleče karte
units-order = šest enot mora biti { $letters }, v tem vrstnem redu
wanted-letter = velika črka, ki ni X, jokerjeva
wanted-name = ime; največ črk: { $most }
scenario-unknown = scenario: { $given } ni mogoče. Mogoče: { $choices }.
scenario-taken = { $id } je že ime drugega scenarija
scenario-many = scenarijev je lahko največ { $most }
wanted-here = pričakovano: { $wanted }
wanted-scenario-id = mala črka, nato največ 39 malih črk, števk ali vezajev
wanted-army = od 1 do { $most } izmed črk { $letters }
wanted-rows = toliko različnih vrst a–g, kolikor je enot: { $count }
wanted-language = jezik, na primer en ali fr
wanted-words = besedilo brez povezav; največ znakov: { $most }
budget-no-price = Pri proračunu mora imeti vsaka enota ceno, { $letter } pa je nima.
budget-low = Nobena vojska ne stane le { $budget }; najcenejša stane { $least }.
option-units = Enote
option-units-about = Lastne enote, opisane v datoteki.
option-units-takes = Njena pot (.toml) ali njeno besedilo.

# Položaji
wanted-pair = seznam dveh, za Belega in za Črnega
wanted-card = karta, na primer 7H, TS ali XX
wanted-coloured = XR ali XB, joker ene barve
wanted-cards = seznam kart, največ { $most }
wanted-units = besedilo iz črk { $letters }, največ { $most }
wanted-squares = objekt, katerega ključi so polja
wanted-unit = objekt, ki ima natanko { $keys }
because-card-twice = Neka karta je tu večkrat, kot jo ima kup.
because-open-card = Odkrita karta je tudi v roki ali kupu.
because-still-there = Ta karta je še v roki ali kupu.
because-army-size = Vojska ima največ štiri enote.
because-army-whole = Tu mora biti vojska popolna.
because-army-banned = Taka vojska ni dovoljena.
because-army-fixed = Scenarij ima drugi vojski.
because-no-choice = Scenarij določa vojski: nihče ne izbira.
because-army-order = Vojsko najprej izbere Beli, nato Črni.
because-no-hands = Do prve poteze sta roki prazni.
because-no-initiative = Za pobudo se vleče po pripravi.
because-nothing-yet = Pred bitko se nihče ne premakne in ne zmaga.
because-pending = To se ne ujema s fazo.
because-four-dealt = Za vsako enoto se deli ena karta.
because-not-dealt = Asi in jokerji se ne delijo.
because-left-deck = V kupu manjkajo druge karte kot tiste na mizi.
because-home-cards = Domače karte ležijo drugje.
because-home-missing = Manjka domača karta.
because-few-dealt = Vse domače karte morajo priti iz tega kupa.
because-not-home = Neka enota ni na domači karti.
because-at-home = Do prve poteze so vse enote na domačih kartah.
because-place-order = Enote se postavljajo izmenično, najprej Beli.
because-place-later = Enote se postavijo po deljenju.
because-all-placed = Vse enote so že postavljene.
because-no-card = Pod to enoto ni karte.
because-unhurt = Pred prvo potezo nihče ni ranjen.
because-wounded = Pred prvo potezo enoti manjka natanko toliko življenja, kolikor ga vzame hendikep.
because-no-unit = Ena stran nima več enot.
because-initiative-missing = Manjka karta za pobudo.
because-initiative-order = Za pobudo najprej vleče Beli.
because-initiative-equal = Pri enakih kartah za pobudo se vleče znova.
because-other-order = Začne višja karta za pobudo.
because-initiative-none = Ni karte, ki bi se povlekla za pobudo.
because-not-moved = V tej potezi se še nihče ni premaknil.
because-must-move = Kdor se lahko premakne, se mora.
because-no-stay = Kdor ostane na mestu, bi se lahko premaknil in ima še kup.
because-moves-first = Napade le enota, ki se je premaknila.
because-moved-gone = Na tem polju ni lastne enote.
because-no-attack = Napada še ni bilo.
because-no-key = Noben cilj ni v ključni legi.
because-not-won = Zmagal še ni nihče.
because-other-winner = Zmagala je druga stran.
because-pre-turn = Pred potezo se povleče ena karta, in to le s prazno roko.
because-no-move = Dovoljenega premika ni.
because-no-target = Cilja ni.
because-no-hand = V roki ni kart, ki bi jih bilo mogoče obdržati.
because-kept-before = Karte v roki se odložijo samo pred vlečenjem.
because-no-draw = Enota, ki se je premaknila, ne vleče kart.
because-nothing-drawn = Po tej potezi ni česa vleči.
because-so-many = Toliko kart se ne vleče.
because-cards-missing = V roki manjkajo povlečene karte.
because-both-gone = Zadnji enoti obeh strani nikoli ne padeta hkrati.
because-whose-turn = Zadnja enota pade v potezi zmagovalca.
because-decks-left = V obeh kupih so karte: bitka traja.
because-cards-left = Obe strani lahko še igrata: bitka traja.
because-white-begins = Krog začne Beli.

# The end
ending-fallen = { $whose ->
    [you] Tvoja zadnja enota je padla.
   *[other] Zadnja enota je padla ({ $who }).
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Kart je zmanjkalo, tvoja vojska pa je večja.
       *[other] Kart je zmanjkalo; večjo vojsko ima { $who }.
    }
    [playable] { $whose ->
        [you] Kart je zmanjkalo, vojski sta enaki, karto pa lahko igraš le še ti.
       *[other] Kart je zmanjkalo, vojski sta enaki, karto pa lahko igra le še { $who }.
    }
   *[cards] { $whose ->
        [you] Kart je zmanjkalo, vojski sta enaki, karte pa imaš le še ti.
       *[other] Kart je zmanjkalo, vojski sta enaki, karte pa ima le še { $who }.
    }
}
ending-even = { $cards ->
    [both] En kup je prazen, vojski sta enaki, obe strani pa imata še karte: remi.
    [unplayable] Kart je zmanjkalo, vojski sta enaki in nihče ne more več igrati karte: remi.
   *[none] Kart je zmanjkalo, vojski sta enaki in nihče nima več kart: remi.
}
ending-counts = enote: { $units } · preostale karte: { $cards }
# Zakaj ni mogoče storiti ničesar
why-no-move = { $whose ->
    [you] Ne moreš se premakniti: vsaka karta v tvoji roki ima barvo kart pod vsemi tvojimi enotami.
   *[other] { $who } se ne more premakniti: vsaka karta v roki ima barvo kart pod vsemi enotami.
}
why-no-turn = { $whose ->
    [you] Nimaš več kart in izpustiš potezo.
   *[other] { $who } nima več kart in izpusti potezo.
}

# The workshop
type-melee = od blizu
type-ranged = na daljavo
look-letter = črka
field-name = Ime
field-letter = Črka
field-look = Videz
field-type = Vrsta
field-damage-easy = Škoda, lahek
field-damage-optimal = Škoda, optimalen
field-damage-risky = Škoda, tvegan
field-advantage = Posebna moč
field-power = Jakost posebne moči
field-draws = Karte ob zadetku
field-limit = Največ iz šahovskega kompleta
field-weapon = Orožje
field-coat = Ime oklepa
field-flavour = Stavek o njej
field-id = Kratko ime (a-z, 0-9, -)
field-army-white = Vojska belega
field-army-black = Vojska črnega
field-rows-white = Vrste belega
field-rows-black = Vrste črnega
field-text = Stavek o njem
part-unit = Enote
part-unit-more = Dodaj enoto
part-scenario = Scenariji
part-scenario-more = Dodaj scenarij
match-needs = treba
match-damage = škoda
match-note = Verjetnost zadetka v %, preden se vidijo karte. Škoda: povprečje udarca na način, ki ustreza kartam, manj oklep.
way-free = Poljubni vojski
way-budget = Vojski za { $budget }

# Sheets to print
sheet-form = List vojske
sheet-cards = Karte enot
sheet-tokens = Žetoni enot
form-player = Igralec
form-against = proti
form-date = Datum
form-injury = poškodbe
form-army = { $given } ni vojska: največ { $most } črk izmed { $letters }
new-unit = suličar
new-scenario = Bitka
way-exchanged = { $scenario }, strani zamenjani
favoured-none = Po cenah približno enako ({ $white } proti { $black }). Najbolj pravični sta dve bitki z zamenjanima stranema.
favoured = Po cenah ima prednost { $side ->
    [white] beli
   *[black] črni
 } ({ $white } proti { $black }). Da bo pravično, odigrajta dve bitki z zamenjanima stranema.
part-army = Vojske
part-army-more = Dodaj vojsko
new-army = Vojska
field-units = Enote (črke)
way-mirror = { $army } na obeh straneh

# Small battles (RB-34)
because-not-of-deck = Tako majhen kup nima te karte.
option-deck-about = Koliko kart ima kup.

# The box on the table
tell-army = { $who }: naštej enote svoje vojske.
tell-deal = { $who }: katera karta leži na { $square }?
tell-initiative = { $who }: katera je tvoja karta za pobudo?
tell-discarded = { $who }: katere karte odložiš?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Karte na bojišču
editor-injuries = Izgubljeno življenje
editor-injury = izgubljeno življenje: { $count }
editor-hand = Roka
editor-deck = Kup
editor-unplaced = Nepostavljene enote
editor-moved = Premaknjena enota
editor-stay = nobena: ostala na mestu
editor-key = Cilj v ključni legi
editor-pending = Karte, ki še pridejo
editor-winner = Zmagovalec
editor-first = Prvi v tem krogu
editor-yes = da
editor-no = ne
phase-choosing = izbira vojsk
phase-dealing = deljenje domačih kart
phase-placing = postavljanje enot
phase-initiative = vlečenje za pobudo
phase-offered-one = povleči eno karto ali ne
phase-drawing-one = vlečenje karte
phase-moving = premik enote
phase-attacking = napad
phase-drawing-hit = zadetek prinese karte
phase-keeping = obdržati karte ali jih odložiti
phase-keeping-again = po vlečenju: obdržati karte ali jih odložiti
phase-offered-two = povleči dve karti ali ne
phase-drawing-two = vlečenje dveh kart
phase-over = bitka je končana

# What was touched so far leads on: what to touch next
step-unit = { card-name }: katera enota gre nanjo?
step-to = Kam gre { unit-name }? Če naj ostane, se dotakni istega polja.
step-place = Kje začne { unit-name }?

# Why a move or an attack was worse than another
worse-attack = Ta napad – padlih: { $felled }, življenja: { $life }. Boljši – padlih: { $most-felled }, življenja: { $most-life }.
worse-move = Največ, kar lahko potem naredi napad – padlih: { $felled }, življenja: { $life }; po boljši potezi – padlih: { $most-felled }, življenja: { $most-life }.
worse-key-attack = Cilj boljšega napada je v ključni legi: potem smeš povleči dve karti.
worse-key-move = Po boljši potezi lahko napadeš cilj v ključni legi; po tej nobenega.
