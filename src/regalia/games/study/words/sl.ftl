# Kraljevska študija
name = Kraljevska študija
how-to-play = Karta kaže, kje naj stoji pet figur. Kdor prvi napove, v koliko potezah je to mogoče, mora to pokazati, razen če drugi obljubi, da jih bo potreboval manj. Kdor obljubo izpolni, dobi točko; sicer jo dobi drugi.
race-about = To je tekma v hitrosti: oba hkrati vidita isto karto, in kdor prvi pove število, mora uspeti v toliko potezah. Nihče ne čaka, da pride na vrsto.
character-1 = Za vsak korak misli tri sekunde in pogosto napove preveč potez.
character-10 = Vedno ve točno število. Pohiti.
seat-0 = Igralec{"\u00A0"}1
seat-1 = Igralec{"\u00A0"}2
side-0 = igralec{"\u00A0"}1
side-1 = igralec{"\u00A0"}2
about = Koliko najmanj potez, da pet figur stoji kot na karti? Napovej in dokaži.

# Nastavitve
option-mode = Vrsta igre
option-mode-about = Dvoboj za dva ali ena naloga, za enega ali skupaj.
value-mode-match = dvoboj
value-mode-solo = za enega ali skupaj
option-level = Stopnja
option-level-about = Kaj se sme početi s karto.
value-level-1 = 1: brez vrtenja
value-level-2 = 2: vrtenje
value-level-3 = 3: vrtenje in zrcaljenje
option-bonus = Dve karti
option-bonus-about = Rešiti je treba dve karti, v poljubnem vrstnem redu.
value-bonus-false = ne
value-bonus-true = da
option-turning = Vrtenje dveh kart
option-turning-about = Pri dveh kartah: katero smeš vrteti.
value-turning-either = vsakič poljubno
value-turning-one = samo eno
option-target = Točke za zmago
option-target-about = Kdor prvi zbere toliko točk, zmaga v dvoboju.
option-hourglass = Peščena ura
option-hourglass-about = Koliko sekund je na voljo za izziv.
option-limit = Čas za izvedbo
option-limit-about = Koliko sekund je na voljo za načrt.
option-handicap = Hendikep
option-handicap-about = Za dva, ki nista enako močna: hitrejši v prvih sekundah naloge ne napove števila. Pri enakih stopnjah 5 je tisti, ki je čakal 10, 20 ali 40 sekund, dobil 42, 28 in 16 dvobojev od 100.
value-handicap-none = brez hendikepa
value-handicap-first-10 = { seat-0 } čaka 10 sekund
value-handicap-first-20 = { seat-0 } čaka 20 sekund
value-handicap-first-40 = { seat-0 } čaka 40 sekund
value-handicap-second-10 = { seat-1 } čaka 10 sekund
value-handicap-second-20 = { seat-1 } čaka 20 sekund
value-handicap-second-40 = { seat-1 } čaka 40 sekund
reason-target = zbranih je dovolj točk za zmago
reason-completed = figure stojijo kot na karti
reason-given-up = poskus je bil opuščen

# Stanje igre
status-setting-up = Postavljanje figur
status-drawing = Vlečenje naslednje karte
status-drawing-second = Vlečenje druge karte
status-thinking = Koliko potez? Napovej število
status-hourglass = { $who }: manj kot { $number }? Izzovi ali reci dalje
status-executing = { $who }: { $left ->
    [one] še { $left } poteza
    [two] še { $left } potezi
    [few] še { $left } poteze
   *[other] še { $left } potez
}
status-solo = Reši nalogo
status-over = Igra je končana

# Polja, figure, karte
empty = prazno
piece-name = { $piece ->
    [K] kralj
    [Q] dama
    [R] trdnjava
    [B] lovec
   *[N] skakač
  }
    .opening = { $piece ->
        [K] Kralj
        [Q] Dama
        [R] Trdnjava
        [B] Lovec
       *[N] Skakač
    }
    .accusative = { $piece ->
        [K] kralja
        [Q] damo
        [R] trdnjavo
        [B] lovca
       *[N] skakača
    }
square = { $square }, { $content }
piece-on = { piece-name } na { $square }
the-card = { $bonus ->
    [0] karta
   *[other] karta{"\u00A0"}{ $card }
  }
    .accusative = { $bonus ->
        [0] karto
       *[other] karto{"\u00A0"}{ $card }
    }
card = { $bonus ->
    [0] Karta
   *[other] Karta{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] Karta: rešena
   *[other] Karta{"\u00A0"}{ $card }: rešena
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] kup je prazen
    [one] { $count } karta v kupu
    [two] { $count } karti v kupu
    [few] { $count } karte v kupu
   *[other] { $count } kart v kupu
  }

# Gumbi
button-challenge = Izzovi
button-decline = Dalje
button-give-up = Odnehaj

# Kaj se je zgodilo
say-set-up = Figure se postavijo kot na karti.
say-draw = Povlečena je nova karta.
say-draw-aside = Povlečena je nova karta; figure že stojijo tako, zato jo odložimo.
fewest-moves = { $number ->
    [one] { $number } poteza
    [two] { $number } potezi
    [few] { $number } poteze
   *[other] { $number } potez
}
say-declare = { $whose ->
    [you] Napoveš
   *[other] { $who } napove
} { $number ->
    [one] { $number } potezo
    [two] { $number } potezi
    [few] { $number } poteze
   *[other] { $number } potez
  }.
say-challenge = { $whose ->
    [you] Izzoveš in obljubiš največ
   *[other] { $who } izzove in obljubi največ
} { $number ->
    [one] { $number } potezo
    [two] { $number } potezi
    [few] { $number } poteze
   *[other] { $number } potez
  }.
say-decline = { $whose ->
    [you] Rečeš dalje.
   *[other] { $who } reče dalje.
}
say-move = { $whose ->
    [you] Premakneš { piece-name.accusative } na { $square }{ $ending }
   *[other] { $who } premakne { piece-name.accusative } na { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Zavrtiš { the-card.accusative } v smeri urinega kazalca{ $ending }
   *[other] { $who } zavrti { the-card.accusative } v smeri urinega kazalca{ $ending }
}
say-turn-left = { $whose ->
    [you] Zavrtiš { the-card.accusative } v nasprotni smeri urinega kazalca{ $ending }
   *[other] { $who } zavrti { the-card.accusative } v nasprotni smeri urinega kazalca{ $ending }
}
say-flip-h = { $whose ->
    [you] Prezrcališ { the-card.accusative } levo–desno{ $ending }
   *[other] { $who } prezrcali { the-card.accusative } levo–desno{ $ending }
}
say-flip-v = { $whose ->
    [you] Prezrcališ { the-card.accusative } zgoraj–spodaj{ $ending }
   *[other] { $who } prezrcali { the-card.accusative } zgoraj–spodaj{ $ending }
}
say-give-up = { $whose ->
    [you] Odnehaš{ $ending }
   *[other] { $who } odneha{ $ending }
}
end-card = { $whose ->
    [you] {" "}in rešiš karto { $card }.
   *[other] {" "}in reši karto { $card }.
}
end-completed = { $whose ->
    [you] {" "}in rešiš nalogo.
   *[other] {" "}in reši nalogo.
}
end-success = { $whose ->
    [you] {" "}in rešiš nalogo: točko dobiš ti.
   *[other] {" "}in reši nalogo: točko dobi { $who }.
}
end-used-up = { $whose ->
    [you] ; poteze so porabljene: točko dobiš ti.
   *[other] ; poteze so porabljene: točko dobi { $who }.
}
end-given-up = { $whose ->
    [you] : točko dobiš ti.
   *[other] : točko dobi { $who }.
}

# Zavrnitve
no-piece-there = Na { $square } ne stoji nobena figura.
card-aside = Ta karta je že na strani; vlečejo se le karte, ki so še v kupu.
card-on-table = Ta karta že leži na mizi kot prva karta te naloge.
card-not-entered = Te karte ni med kartami, ki so bile vnesene za to igro.
nothing-declared = Števila še nihče ni napovedal, zato izziv še ni mogoč.
hourglass-over = Čas za izziv je potekel: načrt se že izvaja.
declared-already = Za to nalogo je število že napovedano; šteje le prvo.
declare-first = Najprej mora nekdo napovedati število.
answer-first = Najprej povej, ali izzoveš napovedano število { $number } ali rečeš dalje.
card-complete = Karta { $card } je rešena in se ne vrti več.
other-card-turned = S tem hišnim pravilom se vrti samo ena karta; karta { $card } ostane, kakor leži.
taken = Polje { $square } ni prazno: tam stoji { piece-name }.
not-its-way = { piece-name.opening } se ne premika s polja { $begin } na { $end }.
in-the-way = { piece-name.opening } ne more čez figuro na { $square }.
never-there-B = Lovec ostane na temnih poljih; { $square } je svetlo.
never-there-N = Skakač nikoli ne pride na { $square }, na sredino.
level-no-turning = Na stopnji 1 se karta ne vrti.
level-no-mirroring = Pod stopnjo 3 se karta ne zrcali.

# Positions and decks
board-piece = { $text }: { $letter } mora biti natanko enkrat.
board-bishop = Lovec (B) stoji samo na temnih poljih { $squares }, ne na { $square }.
board-knight = Skakač (N) nikoli ne stoji na b2.
deck-option = deck: { $given } ni mogoče. Mogoče: { $standard }, seznam položajev kot besedil ali pot do datoteke .toml.
deck-problem = deck: { $problem }
deck-size = kup ima od { $fewest } do { $most } kart, ne { $count }
deck-card = karta { $number }: { $problem } ({ $rule })
deck-twice = karta { $number } je enaka karti { $first }
no-challenge = Na mizi ni naloge.
challenge-size = Naloga ima eno karto ali dve in stopnjo 1, 2 ali 3.
challenge-form = Naloga je položaj in ena karta ali dve.
option-deck-about = Tvoje karte: seznam položajev ali datoteka.
option-deck-takes = Od 2 do 62 različnih besedil položajev ali pot do datoteke .toml z njimi.
solved-already = Že rešeno: ničesar ni treba storiti.
solved-plans = Najmanj { $distance }, na stopnji { $level }; { $plans ->
    [1] edini najkrajši načrt
   *[other] eden od najkrajših načrtov (njihovo število: { $plans })
}:
solving-all = Vse razdalje
solving-all-of = položajev

# What choices mean
declare-number = Napovej { $number }
declare-odds = Stolpci: kako pogosto naloga stopnje { $level } zahteva toliko potez. O tej karti ne povedo ničesar.
row-plays = { $whose ->
    [you] Igraš z
   *[other] { $who } igra z
} { $number ->
    [one] { $number } potezo
    [two] največ { $number } potezama
    [few] največ { $number } potezami
   *[other] največ { $number } potezami
}: če uspe, { $whose ->
    [you] dobiš točko ti, sicer { $other }
   *[other] { $other-is ->
        [you] dobi točko { $who }, sicer ti
       *[other] dobi točko { $who }, sicer { $other }
    }
}.
turn-card = Zavrti
mirror-card = Zrcali
points-of = { $points } od { $most } točk
so-far = doslej
still-to-do = še prosto

# The end
score-now = { $whose ->
    [you] Točke: { $one } (ti), { $two } ({ $second }).
   *[other] Točke: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Imaš dovolj točk za zmago: { $points }.
   *[other] { $who } ima dovolj točk za zmago: { $points }.
}
ending-completed = { $cards ->
    [1] Figure stojijo kot na karti.
   *[other] Obe karti sta rešeni.
}
ending-given-up = Poskus je opuščen, preden so figure stale kot na karti.
# Kako stoji igra, za tistega, ki je na vrsti
status-hourglass-you = Manj kot { $number }? Izzovi ali reci dalje
status-executing-you = Izvedi svoj načrt: { $left ->
    [one] še { $left } poteza
    [two] še { $left } potezi
    [few] še { $left } poteze
   *[other] še { $left } potez
  }
give-up-ask = Odnehaš pri tej karti?
give-up-score = Točko dobi { $who }: { $own } proti { $other }. Figure ostanejo, kjer so.
give-up-alone = Naloga bo veljala za nerešeno, pokazale pa se bodo najkrajše poti.

# Sheets to print
sheet-board = Igralna deska
sheet-pieces = Figure
sheet-cards = Karte z nalogami

# The box on the table
tell-start = Začetna karta: kje začnejo figure?
tell-goal = { $bonus ->
    [0] Karta z nalogo: kako morajo stati figure?
   *[other] Karta z nalogo { $card }: kako morajo stati figure?
}

# What was touched so far leads on: what to touch next
step-where = Kam gre { piece-name }?

# Why a decision was wrong
worse-least = Najmanj je { $least }.
worse-still = Od tod bi zadostovalo { $least }.
worse-longer = Od tod bi zadostovalo { $least }; tako je treba vsaj { $whole }.
