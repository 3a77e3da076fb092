# Damin gambit
name = Damin gambit
how-to-play = V vsaki potezi tvoja skrajno leva zakrita karta pove, kako se premakne tvoj gambit: kot lovec, trdnjava, dama ali skakač. Nato položiš novo karto na konec svoje vrste in eno povlečeš. Žetone jemlješ tako, da pristaneš na njih; ko ni več nobenega, zmaga, kdor ima največ točk.
seat-0 = Beli
seat-1 = Črni
seat-2 = Rdeči
seat-3 = Modri
side-0 = beli
side-1 = črni
side-2 = rdeči
side-3 = modri
about = Načrtuj tri poteze vnaprej in vzemi najdragocenejše žetone na šahovnici.

# Nastavitve
option-players = Igralci
option-players-about = Koliko vas igra.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Karta postavitve
option-setup-about = Kje so žetoni in začetna polja.
value-setup-chance = izžrebana
value-setup-1 = 1: odprta
value-setup-2 = 2: polna sredina
value-setup-3 = 3: rob
value-setup-4 = 4: diagonali
option-peek = Kukanje
option-peek-about = Ali smeš znova pogledati svoje zakrite karte?
value-peek-false = ne
value-peek-true = da
option-starts = Prosti začetni žetoni
option-starts-about = Začetni žetoni, ki jih ni izbral nihče, gredo s šahovnice ali ostanejo, dokler jih kdo ne vzame. Knjižico lahko beremo na oba načina; dobesedno ostanejo.
value-starts-cleared = gredo stran
value-starts-left = ostanejo
option-handicap = Začetna prednost
option-handicap-about = Točke, s katerimi začne igralec z drugo potezo, ker je prva poteza nekaj vredna: pri enakih stopnjah 3, 5, 7 in 9 je tisti, ki začne, dobil 66, 65, 68 in 76 iger od 100. Pri vsaki od njih priporočamo 3; tako jih je dobil 54, 50, 56 in 56. To je naše pravilo; pri naših vrednostih z lihim številom ne more biti izenačeno.
option-cards = Karte iz škatle
option-cards-about = Karte postavitve iz tvoje škatle.
option-cards-takes = Seznam z 1 do 4 kartami ali pot do datoteke .toml. Vrednosti posameznih žetonov so za vrstami: d1=9.
own-cards-single = { $count }, posamezni žetoni: { $values }
option-values = Vrednosti žetonov
option-values-about = Koliko so vredni žetoni iz tvoje škatle.
option-values-takes = Šest števil, za P, N, B, R, Q, K.
reason-tokens = vsi žetoni so vzeti
reason-turns = odigrane so vse poteze

# Karte in žetoni
card-name = { $card ->
    [B] lovec
    [R] trdnjava
    [Q] dama
   *[N] skakač
}
    .opening = { $card ->
        [B] Lovec
        [R] Trdnjava
        [Q] Dama
       *[N] Skakač
    }
    .accusative = { $card ->
        [B] lovca
        [R] trdnjavo
        [Q] damo
       *[N] skakača
    }
    .genitive = { $card ->
        [B] lovca
        [R] trdnjave
        [Q] dame
       *[N] skakača
    }
card-letter = { $card ->
    [B] L
    [R] T
    [Q] D
   *[N] S
}
token = { $kind ->
    [P] kmet
    [N] skakač
    [B] lovec
    [R] trdnjava
    [Q] dama
   *[K] kralj
}, vrednost { $value }
    .accusative = { $kind ->
        [P] kmeta
        [N] skakača
        [B] lovca
        [R] trdnjavo
        [Q] damo
       *[K] kralja
    } (vrednost { $value })
gambit-of = gambit: { $who }
start-square = začetno polje
start-token = začetni žeton
piece-name = { $piece ->
    [P] kmet
    [N] skakač
    [B] lovec
    [R] trdnjava
    [Q] dama
    [K] kralj
   *[other] { start-square }
}
nothing = nič
square = { $square }: { $content }
on-square = { $square }: { $thing }
file = linija { $file }
rank = vrsta { $rank }
row-back = { $who }, zakrita karta { $number }
row-card = { $who }, zakrita karta { $number }: { card-name }
revealed = { $who } odkrije: { card-name }
hand-back = { $who }, karta v roki
hand-card = { $who }, karta v roki: { card-name }
rest-hand = roka
rest-row = vrsta
pile = { $who }, kup za vlečenje: { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
face-down = Zakrite
hand = Roka
draw-pile = { $count ->
    [0] Kup prazen
   *[other] Kup: { $count }
}
tokens-left = { $left ->
    [one] še { $left } žeton · točke: { $points }
    [two] še { $left } žetona · točke: { $points }
    [few] še { $left } žetoni · točke: { $points }
   *[other] še { $left } žetonov · točke: { $points }
}

# Stanje igre
status-setup = Žreba se karta postavitve
status-starts = { $who } izbira začetno polje
status-dealing = { $who } dobiva pet kart
status-planning = { $who } polaga tri zakrite karte
status-first-draws = { $who } vleče karto
status-moving = Poteza { $turn }: { $who } se premika kot { card-name }
status-adding = Poteza { $turn }: { $who } polaga zakrito karto
status-drawing = Poteza { $turn }: { $who } vleče karto

# Kaj se je zgodilo
then = ,{" "}
say-setup = Igra se s karto postavitve { $setup }.
say-start = { $whose ->
    [you] Začneš na { $square }.
   *[other] { $who } začne na { $square }.
}
say-deal-known = { $whose ->
    [you] Dobiš karto: { $cards }.
   *[other] { $who } dobi karto: { $cards }.
}
say-deal-hidden = { $who } dobi karto.
say-draw-known = { $whose ->
    [you] Povlečeš karto: { $cards }.
   *[other] { $who } povleče karto: { $cards }.
}
say-draw-hidden = { $who } povleče karto.
say-plan-three-known = { $whose ->
    [you] Položiš tri zakrite karte, od leve proti desni: { $cards }.
   *[other] { $who } položi tri zakrite karte, od leve proti desni: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Položiš tri zakrite karte.
   *[other] { $who } položi tri zakrite karte.
}
say-plan-known = { $whose ->
    [you] Na konec vrste zakrito položiš karto: { $cards }.
   *[other] { $who } na konec vrste zakrito položi karto: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Na konec vrste položiš zakrito karto.
   *[other] { $who } na konec vrste položi zakrito karto.
}
say-reveal = { $whose ->
    [you] Odkriješ { card-name.accusative }.
   *[other] { $who } odkrije { card-name.accusative }.
}
say-move = { $whose ->
    [you] Kot { card-name } se premakneš na { $square }.
   *[other] { $who } se kot { card-name } premakne na { $square }.
}
say-capture = { $whose ->
    [you] Kot { card-name } se premakneš na { $square } in vzameš { token.accusative }.
   *[other] { $who } se kot { card-name } premakne na { $square } in vzame { token.accusative }.
}
say-start-token = { $whose ->
    [you] Kot { card-name } se premakneš na { $square } in odstraniš začetni žeton.
   *[other] { $who } se kot { card-name } premakne na { $square } in odstrani začetni žeton.
}
say-stay = { $whose ->
    [you] Kot { card-name } se ne moreš premakniti in ostaneš na mestu.
   *[other] { $who } se kot { card-name } ne more premakniti in ostane na mestu.
}

# Zavrnitve
setup-first = Karta postavitve se določi, preden se karte delijo ali vlečejo.
setup-chosen = Karta postavitve se določi enkrat, pred vsem drugim.
deal-first = Vsak dobi pet kart, preden kdo vleče.
all-dealt = Vsak ima svojih pet kart; odslej se karte vlečejo.
three-dealt = Ta igralec ima že vse te karte: { card-name }.
not-in-pile = V tem kupu ni več { card-name.genitive }.
none-left = Vse tri karte te vrste so drugje, zato tukaj ne more biti nobene: { card-name }.
choose-start-first = Najprej izberi začetno polje.
start-chosen = Začetna polja se izberejo enkrat, pred deljenjem kart.
start-taken = Na { $square } je že drug gambit.
no-start-square = { $square } ni začetno polje te karte postavitve.
lay-three-first = Najprej zakrito položi tri od svojih petih kart.
three-cards-now = Zdaj se položijo tri zakrite karte, ne ena.
three-not-in-hand = Teh treh kart nimaš v roki.
three-laid = Tri karte naenkrat se položijo le pred prvo potezo; zdaj se premakne gambit.
one-card-only = Na konec vrste se položi ena karta, ne tri.
move-first = Najprej se premakne gambit, nato se položi karta.
moved-already = Gambit se je že premaknil; zdaj zakrito položi karto iz roke.
not-in-hand = V roki nimaš { card-name.genitive }.
must-move = Tvoj gambit se kot { card-name } lahko premakne, zato se mora.
no-distance = Tvoj gambit je že na { $square }; ostati na mestu ni premik.
not-as-card = Kot { card-name } tvoj gambit v enem premiku ne pride na { $square }.
in-the-way = { card-name.opening } ne more do { $square }: polje { $blocker } je zasedeno.
gambit-there = Na { $square } stoji drug gambit; tam ne smeš pristati.

# Gumbi
button-stay = Ostani na mestu

# The set-up cards
setups-wrong = karte postavitve niso take, kot zahtevata QG-1 in QG-3: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } ni karta postavitve: { $what }
wanted-setup-text = osem vrst po osem znakov, med njimi /
own-setups-list = { $given } ni mogoče. Možnosti: { $standard }, seznam z 1 do { $most } kartami ali pot do datoteke .toml.
own-setups-tokens = karta { $number } ima druge žetone kot prva: v škatli je samo en komplet.
own-setups-twice = karta { $number } je že na seznamu.
own-setups-few = setup: karte { $number } ni; število kart v tvoji škatli: { $count }.
own-values-wrong = values: { $given } ni mogoče. Možnosti: { $standard } ali po eno število od 1 do { $highest } za { $kinds }.
own-value-text = { $text } ni vrednost žetona; napiše se za enim presledkom, od 1 do { $highest }, na primer d1=9.
own-value-no-token = na { $square } ni žetona.
own-value-twice = { $square } ima dve vrednosti.
handicap-two = handicap: začetna prednost je mogoča samo v dvoje; pri več igralcih ostane 0, ne { $handicap }.

# Položaji
wanted-one-each = seznam z enim vnosom za vsakega igralca
wanted-letters = besedila iz črk { $letters }
wanted-tokens = objekt s polji in vrstami žetonov
wanted-square = null ali polje
because-setup-first = Preden je karta postavitve izžrebana, se ne zgodi nič.
because-setup-drawn = Karta postavitve je že izžrebana.
because-starts = Začetna polja te karte so { $squares }.
because-token = Ta karta na { $square } nima takega žetona ali pa je naveden dvakrat.
because-tokens-missing = Teh ni ne na šahovnici ne med vzetimi: { $squares }.
because-gambits = Na { $square } sta dva gambita.
because-gambit-token = Na { $square } je tudi žeton.
because-deck = Vsak igralec ima po tri karte { $letters }.
because-turn-setup = Med pripravo je poteza 0.
because-turn = Po pripravi se poteze štejejo od 1.
because-player = Poteza { $turn } pripada sedežu { $player }.
because-goes-on = Igre še ni konec.
because-over = Nobenega žetona ni več: igre je konec.
because-last-token = Zadnja poteza ni vzela žetona.
because-revealed = Te karte ta igralec ni odložil.
because-not-revealed = Karta je odkrita le v potezi, preden se doda nova.
because-not-chosen = Tu začetno polje še ni izbrano.
because-chosen = Tu je začetno polje že izbrano.
because-not-moved = Ta gambit še ni zapustil začetnega polja.
because-captured = Dosedanji premiki: { $moves }, vsak pa vzame največ en žeton.
because-dealt = Tu se pravkar delijo karte, skupaj { $count }.
because-sizes = Karte v kupu, roki in vrsti: { $wanted }, ne { $given }.
wanted-left = seznam polj
because-left = Začetni žetoni ležijo, urejeni po imenih, na začetnih poljih brez gambita: največ { $squares }.
because-left-count = Toliko začetnih žetonov ne more biti: neizbrani ostanejo, dokler jih ne vzame poteza, in ena poteza vzame samo enega.

# What players have
points-held = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
points-held-given = { points-held }, od tega začetna prednost: { $given }
played = Odigrane

# The end
ending-tokens = Zadnji žeton je vzet.
ending-turns = Poteza { $turn } je bila zadnja.
ending-points = { $whose ->
    [you] Največ točk imaš ti: { $points }.
   *[other] Največ točk ima { $who }: { $points }.
}
ending-tie = { $whose ->
    [you] Izenačeno pri { $points } točkah. Zmaga, kdor je bil od izenačenih zadnji na potezi: ti.
   *[other] Izenačeno pri { $points } točkah. Zmaga, kdor je bil od izenačenih zadnji na potezi: { $who }.
}
ending-last-turn = zadnja poteza: { $turn }
ending-given = začetna prednost: { $given }
# Kako stoji igra, za tistega, ki je na vrsti
status-starts-you = Izberi začetno polje
status-planning-you = Položi tri zakrite karte; leva se odigra prva
status-moving-you = Poteza { $turn }: premakni se kot { card-name }
status-adding-you = Poteza { $turn }: položi zakrito karto na konec svoje vrste

# Sheets to print
sheet-board = Šahovnica
sheet-tokens = Žetoni in gambiti
sheet-cards = Karte gibanja
sheet-setups = Karte postavitve
sheet-help = Karte za pomoč
help-title = Tvoja poteza
help-step-1 = 1. Odkrij svojo skrajno levo karto. Gambit se premakne, kot pravi karta; obstane samo, če se ne more.
help-step-2 = 2. Položi karto iz roke zakrito na desni konec vrste.
help-step-3 = 3. Povleci karto.
help-move = { $card ->
    [B] Lovec: diagonalno, poljubno daleč.
    [R] Trdnjava: naravnost, poljubno daleč.
    [Q] Dama: naravnost ali diagonalno, poljubno daleč.
   *[N] Skakač: dve polji naravnost in eno vstran. Samo on preskakuje žetone in gambite.
}
help-capture = Če se ustaviš na žetonu, je tvoj. Na drugem gambitu se ne ustaviš nikoli.

# Small games (QG-20)
deck-wrong = deck: { $given } ni mogoče. Potrebnih je od { $few } do 12 črk B, R, Q, N, od vsake največ tri.
option-tokens-about = Koliko žetonov je postavljenih.
option-deck-about = Karte gibanja vsakega igralca.
option-deck-takes = Črke, na primer BBRRQQNN.
option-turns-about = Po koliko potezah se igra konča.
tell-setup = Katero karto postavitve uporabljate?

# Positions put together by hand
editor-taken = vzeto: { $who }
editor-taken-tokens = Vzeti žetoni
editor-turn = Poteza
editor-revealed = Odkrita karta
phase-dealing = deljenje kart
phase-first-draws = vlečenje prvih kart
phase-drawing = vlečenje karte
phase-starts = izbira začetnega polja
phase-planning = polaganje treh kart
phase-moving = premik gambita
phase-adding = polaganje karte
phase-over = igra je končana

# What was touched so far leads on: what to touch next
step-second = Zdaj karta za tvojo drugo potezo
step-third = Zdaj karta za tvojo tretjo potezo

# Why a decision was worse than another
worse-takes = Tako dobljenih točk: { $points }; z boljšo potezo: { $most }.
worse-fetches = Največ točk, ki jih lahko prinesejo položene karte, če drugi ostanejo na mestu: { $points }; z boljšo izbiro: { $most }.
