# Szachy z dwunastu kart
name = Szachy z dwunastu kart
how-to-play = Wprowadzaj bierki do gry jedną po drugiej obok swoich albo wykonuj nimi ruchy; wszystko musi się mieścić w oknie cztery na cztery pola, które wędruje razem z bierkami. Niczego się nie bije: wygrywa, kto otoczy króla przeciwnika z czterech boków – dowolnymi bierkami i brzegami okna.
seat-0 = Biały
seat-1 = Czarny
side-0 = białe
side-1 = czarne
about = Dwanaście bierek i żadnej szachownicy: otocz króla przeciwnika w wędrującym oknie cztery na cztery.
option-ban = Obok króla
option-ban-about = Co nie może się skończyć na jednym z czterech boków króla przeciwnika.
value-ban-placing = tylko wprowadzanie
value-ban-both = także ruchy
option-handicap = Handicap
option-handicap-about = Dla dwojga o różnej sile: silniejszy gra bez jednej bierki. Przy równych poziomach 5 ten, kto grał bez pionka, skoczka, gońca, wieży lub hetmana, wygrywał 29, 35, 30, 29 i 22 gier na 100.
value-handicap-none = brak
value-handicap-first-P = { seat-0 } gra bez pionka
value-handicap-first-N = { seat-0 } gra bez skoczka
value-handicap-first-B = { seat-0 } gra bez gońca
value-handicap-first-R = { seat-0 } gra bez wieży
value-handicap-first-Q = { seat-0 } gra bez hetmana
value-handicap-second-P = { seat-1 } gra bez pionka
value-handicap-second-N = { seat-1 } gra bez skoczka
value-handicap-second-B = { seat-1 } gra bez gońca
value-handicap-second-R = { seat-1 } gra bez wieży
value-handicap-second-Q = { seat-1 } gra bez hetmana
reason-surrounded = król jest otoczony
reason-both-surrounded = obaj królowie są otoczeni
reason-repetition = ta sama pozycja powstała trzeci raz

# Bierki i rzeczy
colour-name = { $colour ->
    [w] białe
   *[b] czarne
}
piece-name = { $piece ->
    [K] król
    [Q] hetman
    [R] wieża
    [B] goniec
    [N] skoczek
   *[P] pionek
}
    .opening = { $piece ->
        [K] Król
        [Q] Hetman
        [R] Wieża
        [B] Goniec
        [N] Skoczek
       *[P] Pionek
    }
    .yours = { $piece ->
        [K] Twój król
        [Q] Twój hetman
        [R] Twoja wieża
        [B] Twój goniec
        [N] Twój skoczek
       *[P] Twój pionek
    }
    .genitive-yours = { $piece ->
        [K] Twojego króla
        [Q] Twojego hetmana
        [R] Twojej wieży
        [B] Twojego gońca
        [N] Twojego skoczka
       *[P] Twojego pionka
    }
    .accusative = { $piece ->
        [K] króla
        [Q] hetmana
        [R] wieżę
        [B] gońca
        [N] skoczka
       *[P] pionka
    }
    .instrumental = { $piece ->
        [K] królem
        [Q] hetmanem
        [R] wieżą
        [B] gońcem
        [N] skoczkiem
       *[P] pionkiem
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [R] biała wieża
       *[other] biały { piece-name }
    }
   *[b] { $piece ->
        [R] czarna wieża
       *[other] czarny { piece-name }
    }
}
    .accusative = { $colour ->
        [w] { $piece ->
            [R] białą wieżę
           *[other] białego { piece-name.accusative }
        }
       *[b] { $piece ->
            [R] czarną wieżę
           *[other] czarnego { piece-name.accusative }
        }
    }
    .genitive = { $colour ->
        [w] { $piece ->
            [R] Białej wieży
           *[other] Białego { piece-name.accusative }
        }
       *[b] { $piece ->
            [R] Czarnej wieży
           *[other] Czarnego { piece-name.accusative }
        }
    }
square-empty = { $square }, puste
square-beyond = { $square }, dostępne tylko dla bierki, która opuszcza przeciwległy brzeg
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } w rezerwie
piece-removed = { coloured-piece }, poza grą
exchange-unused = zamiana dostępna
exchange-gone = zamiana zużyta

# Co się wydarzyło
say-pass = { $whose ->
    [you] Nie możesz nic zrobić i pasujesz.
   *[other] { $who } nie może nic zrobić i pasuje.
}
say-exchange = { $whose ->
    [you] Zamieniasz miejscami króla i wieżę.
   *[other] { $who } zamienia miejscami króla i wieżę.
}
say-move = { $whose ->
    [you] Przesuwasz { piece-name.accusative }: { $square }.
   *[other] { $who } przesuwa { piece-name.accusative }: { $square }.
}
say-put = { $whose ->
    [you] Wprowadzasz { piece-name.accusative } do gry: { $square }.
   *[other] { $who } wprowadza { piece-name.accusative } do gry: { $square }.
}
say-put-return = { $whose ->
    [you] Wprowadzasz gońca do gry ({ $square }) i odsyłasz { coloured-piece.accusative } do rezerwy.
   *[other] { $who } wprowadza gońca do gry ({ $square }) i odsyła { coloured-piece.accusative } do rezerwy.
}
say-put-move = { $whose ->
    [you] Wprowadzasz pionka do gry ({ $square }) i przesuwasz go dalej: { $target }.
   *[other] { $who } wprowadza pionka do gry ({ $square }) i przesuwa go dalej: { $target }.
}
say-queen-removed = { $colour ->
    [w] Biały hetman
   *[b] Czarny hetman
} jest otoczony i opuszcza grę.
say-won = { $whose ->
    [you] Wygrywasz.
   *[other] { $who } wygrywa.
}
say-drawn = Obaj królowie są otoczeni: remis.

# Odmowy
no-pass = Spasować można tylko wtedy, gdy żaden ruch nie jest możliwy.
exchange-used = Twoja zamiana jest już zużyta; wolno jej użyć raz w grze.
exchange-without-rook = Twojej wieży nie ma na stole, więc nie zamieni się miejscem z królem.
queen-removed = Twój hetman został otoczony; opuścił grę na dobre.
left-out = { piece-name.genitive-yours } nie ma w tej grze: dajesz handicap.
not-on-table = { piece-name.genitive-yours } nie ma jeszcze na stole: ruch wykonują tylko bierki na stole.
not-in-supply = { piece-name.yours } nie jest w rezerwie, tylko na stole.
not-yours = Ta bierka nie jest twoja.
no-piece-there = Nie stoi tam żadna bierka: zacznij od jednej ze swoich.
occupied = To pole jest zajęte, a niczego się tu nie bije.
outside-limit = Z bierką w tym miejscu bierki nie zmieściłyby się już w oknie cztery na cztery.
not-adjacent = To pole nie styka się z żadną twoją bierką ani bokiem, ani rogiem.
beside-king = To pole leży tuż przy królu przeciwnika; tam nie wprowadza się bierki.
ends-earlier = Bierka wprowadzona w tym miejscu już otacza króla: gra się tu kończy.
splits = Po tym ruchu twoje bierki nie byłyby już połączone.
moves-beside-king = Przy tej zasadzie domowej także ruch nie może się skończyć tuż przy królu przeciwnika.
return-missing = Goniec wchodzący do gry musi odesłać inną bierkę: powiedz którą.
returns-itself = Goniec nie może odesłać sam siebie.
returns-king = Króla nigdy się nie odsyła.
nothing-to-return = Na stole są tylko królowie: goniec nie ma czego odesłać.
return-not-on-table = { coloured-piece.genitive } nie ma na stole, więc nie można tej bierki odesłać.
moves-differently = { piece-name.opening } nie dojdzie tam jednym ruchem.
enemy-in-the-way = Między { piece-name.instrumental } a tym polem stoi bierka przeciwnika.

# Przyciski
button-exchange = Zamień króla z wieżą
button-pass = Pasuj

# Positions and proofs
position-origin = Najmniejsze x i najmniejsze y wszystkich bierek muszą być równe 0.
position-written = Tę pozycję zapisuje się { $text }
prove-over = Gra się skończyła: nie ma czego dowodzić.
prove-plies = Zwycięstwo wymaga co najmniej jednego posunięcia.
piece-twice = { $piece } jest w dwóch miejscach, a jest tylko jeden.
square-twice = Na { $square } stoją dwie bierki.
king-off = { $piece } musi stać na stole.
queen-surrounded = Hetman na { $square } jest otoczony, więc został usunięty.
piece-not-removed = { $piece } nie może być poza grą.
piece-left-out = { $piece } jest poza grą z powodu handicapu.
prove-wins = { $who } – wygrana wymuszona; najwyżej półruchów: { $plies }.
prove-wins-by = { $who } – wygrana wymuszona; najwyżej półruchów: { $plies }. Zaczyna się od jednego z: { $first }.
prove-none = { $who } – brak wymuszonej wygranej w tej liczbie półruchów: { $plies } (obejrzane pozycje: { $visits }).
hunt-none = { $who } – nie znaleziono dłuższej wymuszonej wygranej; może jednak istnieć (obejrzane pozycje: { $visits }).
proving = { $who }, półruchy: { $plies }
proving-of = pierwszych ruchów

# What can be done, and where squares are
supply = rezerwa
sides-closed = zamknięte boki: { $count } z 4
prompt = Możliwe: { $what }.
prompt-pass = Nic nie można zrobić: spasuj.
may-put = wprowadzić bierkę obok własnej
may-move = przesunąć bierkę
may-exchange = zamienić króla z wieżą
beside = { $side ->
    [above] powyżej { beside-piece }
    [below] poniżej { beside-piece }
    [left] na lewo od { beside-piece }
    [right] na prawo od { beside-piece }
    [above-left] w lewo w górę od { beside-piece }
    [above-right] w prawo w górę od { beside-piece }
    [below-left] w lewo w dół od { beside-piece }
   *[below-right] w prawo w dół od { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] białego króla
        [Q] białego hetmana
        [R] białej wieży
        [B] białego gońca
        [N] białego skoczka
       *[P] białego pionka
    }
   *[b] { $piece ->
        [K] czarnego króla
        [Q] czarnego hetmana
        [R] czarnej wieży
        [B] czarnego gońca
        [N] czarnego skoczka
       *[P] czarnego pionka
    }
}
beside-nothing = z dala od innych bierek
away = od { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] w górę
    [right] w prawo
    [below] w dół
   *[left] w lewo
}

# The end
ending-surrounded = { $whose ->
    [you] Wszystkie cztery boki twojego króla są zamknięte.
   *[other] Wszystkie cztery boki króla są zamknięte ({ $who }).
}
ending-both = Obaj królowie w tej samej chwili stracili ostatni wolny bok: remis.
ending-repetition = Ta sama pozycja z tą samą stroną przy ruchu powstała trzeci raz: remis.
king-side = { $side ->
    [above] U góry
    [right] Po prawej
    [below] U dołu
   *[left] Po lewej
}
king-wall = poza oknem cztery na cztery

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] góra
    [right] prawo
    [below] dół
   *[left] lewo
}
sides-open = wolne: { $open }
wall-now = ściana: tu okno nie może już rosnąć

# Sheets to print
sheet-board = Pola
sheet-frame = Ramka granicy
sheet-pieces = Bierki

# Positions put together by hand
editor-removed = Hetman usunięty

# What was touched so far leads on: what to touch next
step-where = Dokąd idzie { piece-name }?
step-return = Którą bierkę odsyła goniec?
step-pawn = Pionek może od razu przejść o pole: dotknij, dokąd, albo go zostaw.
