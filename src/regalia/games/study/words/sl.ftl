# Kraljevska študija
name = Kraljevska študija
how-to-play = Karta kaže, kje naj stoji pet figur. Kdor prvi napove, v koliko potezah gre, mora to pokazati, razen če drugi obljubi, da jih bo potreboval manj. Kdor obljubo izpolni, dobi točko; sicer jo dobi drugi.
seat-0 = Igralec 1
seat-1 = Igralec 2
side-0 = prvi sedež
side-1 = drugi sedež
about = Napovej, v kako malo potezah bo pet figur stalo kot na karti, in to dokaži.

# Nastavitve
option-mode = Vrsta igre
option-mode-about = Dvoboj za dva ali ena naloga za enega.
value-mode-match = dvoboj
value-mode-solo = za enega
option-level = Stopnja
option-level-about = Kaj se sme početi s karto.
value-level-1 = 1: nič
value-level-2 = 2: vrteti
value-level-3 = 3: vrteti in zrcaliti
option-bonus = Dve karti
option-bonus-about = Rešiti je treba dve karti, v poljubnem vrstnem redu.
value-bonus-false = ne
value-bonus-true = da
option-target = Točke za zmago
option-target-about = Kdor prvi zbere toliko točk, zmaga v dvoboju.
option-hourglass = Peščena ura
option-hourglass-about = Sekunde, v katerih lahko napovedano število izzoveš.
option-limit = Čas za izvedbo
option-limit-about = Sekunde za izvedbo načrta.
reason-target = nekdo je zbral dovolj točk za zmago
reason-completed = naloga je rešena
reason-given-up = naloga ni rešena, prišlo je do predaje

# Stanje igre
status-setting-up = Figure se postavljajo
status-drawing = Vleče se naslednja karta
status-drawing-second = Vleče se druga karta
status-thinking = Koliko potez? Napovej število
status-hourglass = { $who }: manj kot { $number }? Izzovi ali se odpovej
status-executing = { $who } izvaja: še { $left }
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
   *[other] karta { $card }
  }
    .accusative = { $bonus ->
        [0] karto
       *[other] karto { $card }
    }
card = { $bonus ->
    [0] Karta
   *[other] Karta { $card }
  }
card-done = { $bonus ->
    [0] Karta: rešena
   *[other] Karta { $card }: rešena
  }
card-square = { the-card }, { $square }, { $content }
points = { $who }: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
deck = { $count ->
    [one] { $count } karta v kupu
    [two] { $count } karti v kupu
    [few] { $count } karte v kupu
   *[other] { $count } kart v kupu
  }

# Gumbi
button-declare = napovej { $number }
button-challenge = Izzovi
button-decline = Odpovej se
button-give-up = Predaj se
button-turn-right = zavrti { the-card.accusative } v smeri urinega kazalca
button-turn-left = zavrti { the-card.accusative } v nasprotni smeri urinega kazalca
button-flip-h = prezrcali { the-card.accusative } levo–desno
button-flip-v = prezrcali { the-card.accusative } zgoraj–spodaj

# Kaj se je zgodilo
say-set-up = Figure se postavijo kot na karti ({ $card }).
say-draw = Povlečena je nova karta ({ $card }).
say-draw-aside = Povlečena je nova karta ({ $card }); figure že stojijo tako, zato gre na stran.
say-declare = { $who } napove { $number ->
    [one] { $number } potezo
    [two] { $number } potezi
    [few] { $number } poteze
   *[other] { $number } potez
  }.
say-challenge = { $who } izzove in obljubi največ { $number ->
    [one] { $number } potezo
    [two] { $number } potezi
    [few] { $number } poteze
   *[other] { $number } potez
  }.
say-decline = { $who } se odpove izzivu.
say-move = { $who } premakne { piece-name.accusative } na { $square }{ $ending }
say-turn-right = { $who } zavrti { the-card.accusative } v smeri urinega kazalca{ $ending }
say-turn-left = { $who } zavrti { the-card.accusative } v nasprotni smeri urinega kazalca{ $ending }
say-flip-h = { $who } prezrcali { the-card.accusative } levo–desno{ $ending }
say-flip-v = { $who } prezrcali { the-card.accusative } zgoraj–spodaj{ $ending }
say-give-up = { $who } se preda{ $ending }
end-card = {" "}in reši karto { $card }.
end-completed = {" "}in reši nalogo.
end-success = {" "}in reši nalogo: točko dobi { $who }.
end-used-up = ; poteze so porabljene: točko dobi { $who }.
end-given-up = : točko dobi { $who }.

# Zavrnitve
card-aside = Karta { $text } leži ob strani; vlečejo se le karte, ki so še v kupu.
card-on-table = Karta { $text } že leži na mizi kot prva karta te naloge.
nothing-declared = Števila še nihče ni napovedal, zato ni česa izzvati in se čemu odpovedati.
hourglass-over = Čas za izziv ali odpoved je potekel: načrt se že izvaja.
declared-already = Za to nalogo je število že napovedano; šteje le prvo.
declare-first = Dokler število ni napovedano, nihče ne premika figur, ne vrti karte in se ne preda.
answer-first = Najprej povej, ali napovedano število { $number } izzoveš ali se odpoveš.
card-complete = Karta { $card } je rešena in se ne vrti več.
taken = Polje { $square } ni prazno: tam stoji { piece-name }.
not-its-way = { piece-name.opening } se ne premika s polja { $begin } na { $end }.
in-the-way = { piece-name.opening } ne more čez figuro na { $square }.
