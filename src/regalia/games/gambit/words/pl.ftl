# Gambit królowej
name = Gambit królowej
how-to-play = W każdej turze twoja zakryta karta leżąca najbardziej po lewej mówi, jak rusza się twój gambit: jak goniec, wieża, hetman albo skoczek. Potem kładziesz następną kartę na końcu swojego rzędu i dobierasz jedną. Żetony zbijasz, stając na nich; gdy nie ma już żadnego, wygrywa ten, kto ma najwięcej punktów.
seat-0 = Biały
seat-1 = Czarny
seat-2 = Czerwony
seat-3 = Niebieski
side-0 = biały
side-1 = czarny
side-2 = czerwony
side-3 = niebieski
about = Zaplanuj trzy ruchy naprzód i zbij najcenniejsze żetony na szachownicy.

# Ustawienia
option-players = Gracze
option-players-about = Ile osób gra.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Karta konfiguracji
option-setup-about = Gdzie leżą żetony i pola startowe.
value-setup-chance = losowa
value-setup-1 = 1: otwarta
value-setup-2 = 2: pełny środek
value-setup-3 = 3: brzeg
value-setup-4 = 4: przekątne
option-peek = Podglądanie
option-peek-about = Czy wolno ponownie obejrzeć własne zakryte karty?
value-peek-false = nie
value-peek-true = tak
option-starts = Wolne żetony startowe
option-starts-about = Żetony startowe, których nikt nie wybrał, znikają z planszy albo leżą, dopóki ktoś ich nie zabierze. Instrukcję można czytać dwojako; co do litery – leżą.
value-starts-cleared = znikają
value-starts-left = leżą dalej
option-handicap = Punkty na start
option-handicap-about = Punkty, z którymi zaczyna gracz mający drugą turę, bo pierwsza tura jest coś warta: przy równych poziomach 3, 5, 7 i 9 zaczynający wygrywał 66, 65, 68 i 76 gier na 100. Na każdym z nich polecamy 3; wtedy wygrywał 54, 50, 56 i 56. To nasza własna zasada; przy naszych wartościach liczba nieparzysta wyklucza równą punktację.
option-cards = Karty z pudełka
option-cards-about = Karty konfiguracji z własnego pudełka.
option-cards-takes = Lista od 1 do 4 albo ścieżka pliku .toml. Wartości pojedynczych żetonów stoją za rzędami: d1=9.
own-cards-single = { $count }, pojedyncze żetony: { $values }
option-values = Wartości żetonów
option-values-about = Ile warte są żetony z własnego pudełka.
option-values-takes = Sześć liczb: dla P, N, B, R, Q, K.
reason-tokens = wszystkie żetony są zbite
reason-turns = rozegrano wszystkie tury

# Karty i żetony
card-name = { $card ->
    [B] goniec
    [R] wieża
    [Q] hetman
   *[N] skoczek
}
    .accusative = { $card ->
        [B] gońca
        [R] wieżę
        [Q] hetmana
       *[N] skoczka
    }
    .genitive = { $card ->
        [B] gońca
        [R] wieży
        [Q] hetmana
       *[N] skoczka
    }
card-letter = { $card ->
    [B] G
    [R] W
    [Q] H
   *[N] S
}
token = { $kind ->
    [P] pionek
    [N] skoczek
    [B] goniec
    [R] wieża
    [Q] hetman
   *[K] król
} o wartości { $value }
    .accusative = { $kind ->
        [P] pionka
        [N] skoczka
        [B] gońca
        [R] wieżę
        [Q] hetmana
       *[K] króla
    } o wartości { $value }
gambit-of = gambit: { $who }
start-square = pole startowe
start-token = żeton startowy
piece-name = { $piece ->
    [P] pionek
    [N] skoczek
    [B] goniec
    [R] wieża
    [Q] hetman
    [K] król
   *[other] { start-square }
}
nothing = nic
square = { $square }: { $content }
on-square = { $square }: { $thing }
file = kolumna { $file }
rank = rząd { $rank }
row-back = { $who }, zakryta karta { $number }
row-card = { $who }, zakryta karta { $number }: { card-name }
revealed = { $who } odkrywa kartę: { card-name }
hand-back = { $who }, karta na ręce
hand-card = { $who }, karta na ręce: { card-name }
rest-hand = ręka
rest-row = rząd
pile = { $who }, stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
face-down = Zakryte
hand = Ręka
draw-pile = { $count ->
    [0] Stos pusty
   *[other] Stos: { $count }
}
tokens-left = { $left ->
    [one] jeszcze { $left } żeton · punkty: { $points }
    [few] jeszcze { $left } żetony · punkty: { $points }
    [many] jeszcze { $left } żetonów · punkty: { $points }
   *[other] jeszcze { $left } żetonu · punkty: { $points }
}

# Stan gry
status-setup = Losowana jest karta konfiguracji
status-starts = { $who } wybiera pole startowe
status-dealing = { $who } dostaje pięć kart
status-planning = { $who } kładzie trzy zakryte karty
status-first-draws = { $who } dobiera kartę
status-moving = Tura { $turn }: { $who }, ruch { card-name.genitive }
status-adding = Tura { $turn }: { $who } dokłada zakrytą kartę
status-drawing = Tura { $turn }: { $who } dobiera kartę

# Co się wydarzyło
then = ,{" "}
say-setup = Gra toczy się z kartą konfiguracji { $setup }.
say-start = { $whose ->
    [you] Zaczynasz na { $square }.
   *[other] { $who } zaczyna na { $square }.
}
say-deal-known = { $whose ->
    [you] Dostajesz kartę: { $cards }.
   *[other] { $who } dostaje kartę: { $cards }.
}
say-deal-hidden = { $who } dostaje kartę.
say-draw-known = { $whose ->
    [you] Dobierasz kartę: { $cards }.
   *[other] { $who } dobiera kartę: { $cards }.
}
say-draw-hidden = { $who } dobiera kartę.
say-plan-three-known = { $whose ->
    [you] Kładziesz trzy zakryte karty, od lewej do prawej: { $cards }.
   *[other] { $who } kładzie trzy zakryte karty, od lewej do prawej: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Kładziesz trzy zakryte karty.
   *[other] { $who } kładzie trzy zakryte karty.
}
say-plan-known = { $whose ->
    [you] Kładziesz zakrytą kartę na końcu rzędu: { $cards }.
   *[other] { $who } kładzie zakrytą kartę na końcu rzędu: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Kładziesz zakrytą kartę na końcu rzędu.
   *[other] { $who } kładzie zakrytą kartę na końcu rzędu.
}
say-reveal = { $whose ->
    [you] Odkrywasz { card-name.accusative }.
   *[other] { $who } odkrywa { card-name.accusative }.
}
say-move = { $whose ->
    [you] Idziesz ruchem { card-name.genitive } na { $square }.
   *[other] { $who } idzie ruchem { card-name.genitive } na { $square }.
}
say-capture = { $whose ->
    [you] Idziesz ruchem { card-name.genitive } na { $square } i zbijasz { token.accusative }.
   *[other] { $who } idzie ruchem { card-name.genitive } na { $square } i zbija { token.accusative }.
}
say-start-token = { $whose ->
    [you] Idziesz ruchem { card-name.genitive } na { $square } i zdejmujesz żeton startowy z planszy.
   *[other] { $who } idzie ruchem { card-name.genitive } na { $square } i zdejmuje żeton startowy z planszy.
}
say-stay = { $whose ->
    [you] Nie możesz wykonać ruchu { card-name.genitive } i zostajesz na miejscu.
   *[other] { $who } nie może wykonać ruchu { card-name.genitive } i zostaje na miejscu.
}

# Odmowy
setup-first = Kartę konfiguracji wybiera się, zanim karty zostaną rozdane albo dobrane.
setup-chosen = Kartę konfiguracji wybiera się raz, przed wszystkim innym.
deal-first = Najpierw każdy dostaje pięć kart; potem się dobiera.
all-dealt = Każdy ma już swoje pięć kart; odtąd karty się dobiera.
three-dealt = Ten gracz ma już wszystkie takie karty: { card-name }.
not-in-pile = W tym stosie nie ma już { card-name.genitive }.
none-left = Wszystkie trzy karty tego rodzaju leżą gdzie indziej, więc tu nie może być żadnej: { card-name }.
choose-start-first = Najpierw wybierz pole startowe.
start-chosen = Pola startowe wybiera się raz, przed rozdaniem kart.
start-taken = Na { $square } stoi już inny gambit.
no-start-square = { $square } nie jest polem startowym tej karty konfiguracji.
lay-three-first = Najpierw połóż zakryte trzy z pięciu swoich kart.
three-cards-now = Teraz kładzie się trzy zakryte karty, nie jedną.
three-not-in-hand = Nie masz tych trzech kart na ręce.
three-laid = Trzy karty naraz kładzie się tylko przed pierwszą turą; teraz rusza się gambit.
one-card-only = Na końcu rzędu kładzie się jedną kartę, nie trzy.
move-first = Najpierw rusza się gambit, potem kładzie się kartę.
moved-already = Gambit jest już po ruchu; teraz połóż zakrytą kartę z ręki.
not-in-hand = Nie masz na ręce { card-name.genitive }.
must-move = Twój gambit może wykonać ruch { card-name.genitive }, więc musi.
no-distance = Twój gambit jest już na { $square }; pozostanie na miejscu to nie ruch.
not-as-card = Ruchem { card-name.genitive } twój gambit nie dojdzie na { $square }.
in-the-way = Ruchem { card-name.genitive } nie dojdziesz na { $square }: pole { $blocker } jest zajęte.
gambit-there = Na { $square } stoi inny gambit; nie można tam stanąć.

# Przyciski
button-stay = Zostań

# The set-up cards
setups-wrong = karty konfiguracji nie są takie, jak chcą QG-1 i QG-3: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } nie jest kartą konfiguracji: { $what }
wanted-setup-text = osiem rzędów po osiem znaków, oddzielonych znakiem /
own-setups-list = { $given } nie jest możliwe. Możliwe: { $standard }, lista od 1 do { $most } kart albo ścieżka pliku .toml.
own-setups-tokens = karta { $number } ma inne żetony niż pierwsza: w pudełku jest tylko jeden komplet.
own-setups-twice = karta { $number } jest już na liście.
own-setups-few = setup: nie ma karty { $number }; kart w pudełku: { $count }.
own-values-wrong = values: { $given } nie jest możliwe. Możliwe: { $standard } albo po jednej liczbie od 1 do { $highest } dla { $kinds }.
own-value-text = { $text } nie jest wartością żetonu; zapisuje się ją po jednej spacji, od 1 do { $highest }, na przykład d1=9.
own-value-no-token = na { $square } nie ma żetonu.
own-value-twice = { $square } ma dwie wartości.
handicap-two = handicap: punkty na start są tylko dla dwóch osób; przy większej liczbie zostaje 0, a nie { $handicap }.

# Pozycje
wanted-one-each = lista z jednym wpisem dla każdego gracza
wanted-letters = teksty z liter { $letters }
wanted-tokens = obiekt z pól i rodzajów żetonów
wanted-square = null albo pole
because-setup-first = Zanim wylosuje się kartę konfiguracji, nic się nie dzieje.
because-setup-drawn = Karta konfiguracji jest już wylosowana.
because-starts = Pola startowe tej karty to { $squares }.
because-token = Ta karta nie ma takiego żetonu na { $square } albo jest on wymieniony dwa razy.
because-tokens-missing = Tych nie ma ani na planszy, ani wśród zbitych: { $squares }.
because-gambits = Na { $square } stoją dwa gambity.
because-gambit-token = Na { $square } leży też żeton.
because-deck = Każdy gracz ma po trzy karty { $letters }.
because-turn-setup = Podczas przygotowań numer tury to 0.
because-turn = Po przygotowaniach tury liczy się od 1.
because-player = Tura { $turn } należy do miejsca { $player }.
because-goes-on = Gra jeszcze się nie skończyła.
because-over = Nie ma już żadnego żetonu: gra jest skończona.
because-last-token = Ostatnia tura nie zbiła żadnego żetonu.
because-revealed = Ten gracz nie odrzucił takiej karty.
because-not-revealed = Karta jest odkryta tylko w turze, zanim dołoży się następną.
because-not-chosen = Tu nie wybrano jeszcze pola startowego.
because-chosen = Tu wybrano już pole startowe.
because-not-moved = Ten gambit nie opuścił jeszcze pola startowego.
because-captured = Dotychczasowe ruchy: { $moves }, a każdy zbija najwyżej jeden żeton.
because-dealt = Tu właśnie rozdaje się karty, razem { $count }.
because-sizes = Karty w stosie, na ręce i w rzędzie: { $wanted }, a nie { $given }.
wanted-left = lista pól
because-left = Żetony startowe leżą, w kolejności nazw, na polach startowych bez gambitu: co najwyżej { $squares }.
because-left-count = Tylu żetonów startowych nie może tam być: niewybrane leżą, dopóki nie zabierze ich ruch, a jeden ruch zabiera tylko jeden.

# What players have
points-held = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
points-held-given = { points-held }, w tym na start: { $given }
played = Zagrane

# The end
ending-tokens = Ostatni żeton jest zbity.
ending-turns = Tura { $turn } była ostatnia.
ending-points = { $whose ->
    [you] Masz najwięcej punktów: { $points }.
   *[other] Najwięcej punktów ma { $who }: { $points }.
}
ending-tie = { $whose ->
    [you] Remis punktowy ({ $points }). Rozstrzyga najpóźniejsza tura: wygrywasz.
   *[other] Remis punktowy ({ $points }). Rozstrzyga najpóźniejsza tura: wygrywa { $who }.
}
ending-last-turn = ostatnia tura: { $turn }
ending-given = punkty na start: { $given }
# Stan gry, dla tego, kto ma ruch
status-starts-you = Wybierz pole startowe
status-planning-you = Połóż trzy zakryte karty; lewa będzie zagrana pierwsza
status-moving-you = Tura { $turn }: twój ruch { card-name.genitive }
status-adding-you = Tura { $turn }: dołóż zakrytą kartę na koniec swojego rzędu

# Sheets to print
sheet-board = Plansza
sheet-tokens = Żetony i gambity
sheet-cards = Karty ruchu
sheet-setups = Karty konfiguracji
sheet-help = Karty pomocy
help-title = Twoja tura
help-step-1 = 1. Odkryj swoją kartę leżącą najbardziej po lewej. Gambit idzie tak, jak ona każe; stoi tylko wtedy, gdy nie może się ruszyć.
help-step-2 = 2. Połóż kartę z ręki zakrytą na prawym końcu rzędu.
help-step-3 = 3. Dobierz kartę.
help-move = { $card ->
    [B] Goniec: na ukos, dowolnie daleko.
    [R] Wieża: prosto, dowolnie daleko.
    [Q] Hetman: prosto albo na ukos, dowolnie daleko.
   *[N] Skoczek: dwa pola prosto i jedno w bok. Tylko on przeskakuje żetony i gambity.
}
help-capture = Staniesz na żetonie – jest twój. Na innym gambicie nigdy nie stajesz.

# Small games (QG-20)
deck-wrong = deck: { $given } nie jest możliwe. Potrzeba od { $few } do 12 liter B, R, Q, N, każdej najwyżej trzech.
option-tokens-about = Ile żetonów się wykłada.
option-deck-about = Karty ruchu każdego gracza.
option-deck-takes = Litery, na przykład BBRRQQNN.
option-turns-about = Po ilu turach gra się kończy.
tell-setup = Powiedzcie, której karty konfiguracji używacie.

# Positions put together by hand
editor-taken = zbity: { $who }
editor-taken-tokens = Zbite żetony
editor-turn = Tura
editor-revealed = Odkryta karta
phase-dealing = rozdawanie kart
phase-first-draws = dobieranie pierwszych kart
phase-drawing = dobieranie karty
phase-starts = wybór pola startowego
phase-planning = wykładanie trzech kart
phase-moving = ruch gambitu
phase-adding = wykładanie karty
phase-over = koniec gry

# What was touched so far leads on: what to touch next
step-second = Teraz karta na twoją drugą turę
step-third = Teraz karta na twoją trzecią turę

# Why a decision was worse than another
worse-takes = Zdobyte tak punkty: { $points }; lepszym ruchem: { $most }.
worse-fetches = Najwięcej, co mogą zdobyć wyłożone karty, jeśli inni zostaną na miejscu – punkty: { $points }; przy lepszym wyborze: { $most }.
