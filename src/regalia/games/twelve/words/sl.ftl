# Šah z dvanajstimi kartami
name = Šah z dvanajstimi kartami
how-to-play = Svoje figure drugo za drugo postavljaj v igro ob svojih ali jih premikaj; vse mora biti v oknu štiri krat štiri polja, ki potuje s figurami. Nič se ne jemlje: kdor nasprotnikovega kralja obkoli na vseh štirih straneh, s katerimi koli figurami in z robovi okna, zmaga.
seat-0 = Beli
seat-1 = Črni
side-0 = beli
side-1 = črni
about = Dvanajst figur in nobene šahovnice: obkoli nasprotnikovega kralja v potujočem oknu štiri krat štiri.
option-ban = Ob kralju
option-ban-about = Kaj se ne sme končati na eni od štirih strani nasprotnikovega kralja.
value-ban-placing = samo postavljanje
value-ban-both = tudi premiki
option-handicap = Hendikep
option-handicap-about = Za dva, ki nista enako močna: močnejši igra brez ene figure. Pri enakih stopnjah 5 je tisti, ki je igral brez kmeta, skakača, lovca, trdnjave ali dame, dobil 29, 35, 30, 29 in 22 iger od 100.
value-handicap-none = brez hendikepa
value-handicap-first-P = { seat-0 } igra brez kmeta
value-handicap-first-N = { seat-0 } igra brez skakača
value-handicap-first-B = { seat-0 } igra brez lovca
value-handicap-first-R = { seat-0 } igra brez trdnjave
value-handicap-first-Q = { seat-0 } igra brez dame
value-handicap-second-P = { seat-1 } igra brez kmeta
value-handicap-second-N = { seat-1 } igra brez skakača
value-handicap-second-B = { seat-1 } igra brez lovca
value-handicap-second-R = { seat-1 } igra brez trdnjave
value-handicap-second-Q = { seat-1 } igra brez dame
reason-surrounded = kralj je obkoljen
reason-both-surrounded = oba kralja sta obkoljena
reason-repetition = isti položaj je nastal tretjič

# Figure in stvari
colour-name = { $colour ->
    [w] beli
   *[b] črni
}
piece-name = { $piece ->
    [K] kralj
    [Q] dama
    [R] trdnjava
    [B] lovec
    [N] skakač
   *[P] kmet
}
    .yours = { $piece ->
        [K] Tvoj kralj
        [Q] Tvoja dama
        [R] Tvoja trdnjava
        [B] Tvoj lovec
        [N] Tvoj skakač
       *[P] Tvoj kmet
    }
    .opening = { $piece ->
        [K] Kralj
        [Q] Dama
        [R] Trdnjava
        [B] Lovec
        [N] Skakač
       *[P] Kmet
    }
    .accusative = { $piece ->
        [K] kralja
        [Q] damo
        [R] trdnjavo
        [B] lovca
        [N] skakača
       *[P] kmeta
    }
    .instrumental = { $piece ->
        [K] kraljem
        [Q] damo
        [R] trdnjavo
        [B] lovcem
        [N] skakačem
       *[P] kmetom
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [Q] bela dama
        [R] bela trdnjava
       *[other] beli { piece-name }
    }
   *[b] { $piece ->
        [Q] črna dama
        [R] črna trdnjava
       *[other] črni { piece-name }
    }
}
    .accusative = { $colour ->
        [w] { $piece ->
            [Q] belo damo
            [R] belo trdnjavo
           *[other] belega { piece-name.accusative }
        }
       *[b] { $piece ->
            [Q] črno damo
            [R] črno trdnjavo
           *[other] črnega { piece-name.accusative }
        }
    }
    .genitive = { $colour ->
        [w] { $piece ->
            [Q] Bele dame
            [R] Bele trdnjave
           *[other] Belega { piece-name.accusative }
        }
       *[b] { $piece ->
            [Q] Črne dame
            [R] Črne trdnjave
           *[other] Črnega { piece-name.accusative }
        }
    }
square-empty = { $square }, prazno
square-beyond = { $square }, dosegljivo le figuri z nasprotnega roba
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } v zalogi
piece-removed = { coloured-piece }, odstranjena iz igre
exchange-unused = menjava na voljo
exchange-gone = menjava porabljena

# Kaj se je zgodilo
say-pass = { $whose ->
    [you] Ne moreš storiti ničesar in izpustiš potezo.
   *[other] { $who } ne more storiti ničesar in izpusti potezo.
}
say-exchange = { $whose ->
    [you] Zamenjaš kralja in trdnjavo.
   *[other] { $who } zamenja kralja in trdnjavo.
}
say-move = { $whose ->
    [you] Premakneš { piece-name.accusative }: { $square }.
   *[other] { $who } premakne { piece-name.accusative }: { $square }.
}
say-put = { $whose ->
    [you] Postaviš { piece-name.accusative } v igro: { $square }.
   *[other] { $who } postavi { piece-name.accusative } v igro: { $square }.
}
say-put-return = { $whose ->
    [you] Postaviš lovca v igro ({ $square }) in vrneš { coloured-piece.accusative } v zalogo.
   *[other] { $who } postavi lovca v igro ({ $square }) in vrne { coloured-piece.accusative } v zalogo.
}
say-put-move = { $whose ->
    [you] Postaviš kmeta v igro ({ $square }) in ga premakneš naprej: { $target }.
   *[other] { $who } postavi kmeta v igro ({ $square }) in ga premakne naprej: { $target }.
}
say-queen-removed = { $colour ->
    [w] Bela dama
   *[b] Črna dama
} je obkoljena in zapusti igro.
say-won = { $whose ->
    [you] Zmagaš.
   *[other] { $who } zmaga.
}
say-drawn = Oba kralja sta obkoljena: remi.

# Zavrnitve
no-pass = Potezo lahko izpustiš le, če nimaš nobene možne poteze.
exchange-used = Svojo menjavo imaš že porabljeno; dovoljena je enkrat v igri.
exchange-without-rook = Tvoje trdnjave ni na mizi, zato ne more zamenjati mesta s kraljem.
queen-removed = Tvoja dama je bila obkoljena; igro je zapustila za vedno.
left-out = { piece-name.yours } ni v tej igri: daješ hendikep.
not-on-table = { piece-name.yours } še ni na mizi: premikajo se le figure na mizi.
not-in-supply = { piece-name.yours } ni v zalogi, temveč na mizi.
not-yours = Ta figura ni tvoja.
no-piece-there = Tam ni nobene figure: začni z eno od svojih.
occupied = To polje je zasedeno; v tej igri se figure ne jemljejo.
outside-limit = S figuro na tem polju bi figure presegle okno štiri krat štiri.
not-adjacent = To polje se ne s stranico ne z vogalom ne dotika nobene tvoje figure.
beside-king = To polje je tik ob nasprotnikovem kralju; tja figure ne moreš postaviti.
ends-earlier = Figura, postavljena na to polje, že obkoli kralja: igra se tu konča.
splits = Po tem premiku tvoje figure ne bi bile več povezane.
moves-beside-king = S tem hišnim pravilom se tudi premik ne sme končati tik ob nasprotnikovem kralju.
return-missing = Lovec, ki pride v igro, mora vrniti drugo figuro: povej, katero.
returns-itself = Lovec ne more vrniti samega sebe.
returns-king = Kralj se nikoli ne vrne v zalogo.
nothing-to-return = Na mizi sta le kralja: lovec nima koga vrniti.
return-not-on-table = { coloured-piece.genitive } ni na mizi, zato vrnitev ni mogoča.
moves-differently = { piece-name.opening } v eni potezi ne pride tja.
enemy-in-the-way = Med { piece-name.instrumental } in tem poljem stoji nasprotnikova figura.

# Gumbi
button-exchange = Menjava kralj–trdnjava
button-pass = Izpusti potezo

# Positions and proofs
position-origin = Najmanjši x in najmanjši y vseh figur morata biti 0.
position-written = Ta položaj se zapiše { $text }
prove-over = Igra je končana: ničesar ni treba dokazati.
prove-plies = Za zmago je potrebna vsaj ena polpoteza.
piece-twice = { $piece } je na dveh mestih, v igri pa je samo enkrat.
square-twice = Na { $square } stojita dve figuri.
king-off = { $piece } mora stati na mizi.
queen-surrounded = Dama na { $square } je obkoljena, zato je bila odstranjena.
piece-not-removed = { $piece } ne more biti zunaj igre.
piece-left-out = { $piece } je zaradi hendikepa zunaj igre.
prove-wins = { $who } – izsiljena zmaga; polpotez največ: { $plies }.
prove-wins-by = { $who } – izsiljena zmaga; polpotez največ: { $plies }. Začne se z eno od: { $first }.
prove-none = { $who } – ni izsiljene zmage v tem številu polpotez: { $plies } (pregledani položaji: { $visits }).
hunt-none = { $who } – daljša izsiljena zmaga ni bila najdena; morda pa obstaja (pregledani položaji: { $visits }).
proving = { $who }, polpoteze: { $plies }
proving-of = prvih potez

# What can be done, and where squares are
supply = zaloga
sides-closed = zaprte strani: { $count } od 4
prompt = Mogoče: { $what }.
prompt-pass = Ničesar ni mogoče storiti: izpusti potezo.
may-put = postaviti figuro ob svojo
may-move = premakniti figuro
may-exchange = zamenjati kralja in trdnjavo
beside = { $side ->
    [above] nad { beside-piece.instrumental }
    [below] pod { beside-piece.instrumental }
    [left] levo od { beside-piece }
    [right] desno od { beside-piece }
    [above-left] levo zgoraj od { beside-piece }
    [above-right] desno zgoraj od { beside-piece }
    [below-left] levo spodaj od { beside-piece }
   *[below-right] desno spodaj od { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] belega kralja
        [Q] bele dame
        [R] bele trdnjave
        [B] belega lovca
        [N] belega skakača
       *[P] belega kmeta
    }
   *[b] { $piece ->
        [K] črnega kralja
        [Q] črne dame
        [R] črne trdnjave
        [B] črnega lovca
        [N] črnega skakača
       *[P] črnega kmeta
    }
}
    .instrumental = { $colour ->
        [w] { $piece ->
            [K] belim kraljem
            [Q] belo damo
            [R] belo trdnjavo
            [B] belim lovcem
            [N] belim skakačem
           *[P] belim kmetom
        }
       *[b] { $piece ->
            [K] črnim kraljem
            [Q] črno damo
            [R] črno trdnjavo
            [B] črnim lovcem
            [N] črnim skakačem
           *[P] črnim kmetom
        }
        }
beside-nothing = stran od vseh drugih figur
away = od { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] navzgor
    [right] desno
    [below] navzdol
   *[left] levo
}

# The end
ending-surrounded = { $whose ->
    [you] Vse štiri strani tvojega kralja so zaprte.
   *[other] Vse štiri strani kralja so zaprte ({ $who }).
}
ending-both = Oba kralja sta v istem trenutku izgubila zadnjo prosto stran: remi.
ending-repetition = Isti položaj z istim igralcem na potezi je nastal tretjič: remi.
king-side = { $side ->
    [above] Zgoraj
    [right] Desno
    [below] Spodaj
   *[left] Levo
}
king-wall = zunaj okna štiri krat štiri

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] zgoraj
    [right] desno
    [below] spodaj
   *[left] levo
}
sides-open = odprto: { $open }
wall-now = zid: tu okno ne more več rasti

# Sheets to print
sheet-board = Polja
sheet-frame = Okvir za okno
sheet-pieces = Figure

# Positions put together by hand
editor-removed = Dama odstranjena

# What was touched so far leads on: what to touch next
step-where = Kam gre { piece-name }?
step-return = Katero figuro vrne lovec?
step-pawn = Kmet se lahko takoj premakne za polje: dotakni se cilja ali ga pusti.
