# Królewskie studium
name = Królewskie studium
how-to-play = Karta pokazuje, jak ma stać pięć bierek. Kto pierwszy powie, w ilu ruchach da się to zrobić, musi to pokazać, chyba że drugi gracz obieca, że wystarczy mu mniej. Kto dotrzyma obietnicy, zdobywa punkt; inaczej punkt dostaje drugi.
race-about = To wyścig: oboje widzicie naraz tę samą kartę, a kto pierwszy poda liczbę, musi zmieścić się w tylu ruchach. Nikt nie czeka na swoją kolej.
character-1 = Nad każdym krokiem myśli trzy sekundy i często podaje za dużo ruchów.
character-10 = Zawsze zna dokładną liczbę. Trzeba być szybszym.
seat-0 = Gracz{"\u00A0"}1
seat-1 = Gracz{"\u00A0"}2
side-0 = gracz{"\u00A0"}1
side-1 = gracz{"\u00A0"}2
about = W ilu najmniej ruchach ustawisz pięć bierek tak jak na karcie? Zapowiedz i udowodnij.

# Ustawienia
option-mode = Rodzaj gry
option-mode-about = Pojedynek dla dwojga albo jedno zadanie, w pojedynkę albo razem.
value-mode-match = pojedynek
value-mode-solo = w pojedynkę albo razem
option-level = Poziom
option-level-about = Co wolno zrobić z kartą.
value-level-1 = 1: bez obracania
value-level-2 = 2: obroty
value-level-3 = 3: obroty i odbicia
option-bonus = Dwie karty
option-bonus-about = Do rozwiązania są dwie karty, w dowolnej kolejności.
value-bonus-false = nie
value-bonus-true = tak
option-turning = Obracanie dwóch kart
option-turning-about = Przy dwóch kartach: którą z nich wolno obracać.
value-turning-either = za każdym razem dowolną
value-turning-one = tylko jedną
option-target = Punkty do wygranej
option-target-about = Kto pierwszy ma tyle punktów, wygrywa pojedynek.
option-hourglass = Klepsydra
option-hourglass-about = Ile sekund na przebicie zapowiedzi.
option-limit = Czas na wykonanie
option-limit-about = Ile sekund na wykonanie planu.
option-handicap = Handicap
option-handicap-about = Dla dwojga o różnej sile: szybszy nie zapowiada liczby w pierwszych sekundach zadania. Przy równych poziomach 5 ten, kto czekał 10, 20 lub 40 sekund, wygrywał 42, 28 i 16 pojedynków na 100.
value-handicap-none = brak
value-handicap-first-10 = { seat-0 } czeka 10 sekund
value-handicap-first-20 = { seat-0 } czeka 20 sekund
value-handicap-first-40 = { seat-0 } czeka 40 sekund
value-handicap-second-10 = { seat-1 } czeka 10 sekund
value-handicap-second-20 = { seat-1 } czeka 20 sekund
value-handicap-second-40 = { seat-1 } czeka 40 sekund
reason-target = zdobyto wymaganą liczbę punktów
reason-completed = bierki stoją jak na karcie
reason-given-up = próba przerwana

# Stan gry
status-setting-up = Trzeba ustawić bierki
status-drawing = Trzeba dobrać następną kartę
status-drawing-second = Trzeba dobrać drugą kartę
status-thinking = Ile ruchów? Zapowiedz liczbę
status-hourglass = { $who }: mniej niż { $number }? Przebij albo spasuj
status-executing = { $who }: { $left ->
    [one] został { $left } ruch
    [few] zostały { $left } ruchy
    [many] zostało { $left } ruchów
   *[other] zostało { $left } ruchu
}
status-solo = Rozwiąż zadanie
status-over = Koniec gry

# Pola, bierki, karty
empty = puste
piece-name = { $piece ->
    [K] król
    [Q] hetman
    [R] wieża
    [B] goniec
   *[N] skoczek
  }
    .opening = { $piece ->
        [K] Król
        [Q] Hetman
        [R] Wieża
        [B] Goniec
       *[N] Skoczek
    }
    .accusative = { $piece ->
        [K] króla
        [Q] hetmana
        [R] wieżę
        [B] gońca
       *[N] skoczka
    }
square = { $square }, { $content }
piece-on = { piece-name } na { $square }
the-card = { $bonus ->
    [0] karta
   *[other] karta{"\u00A0"}{ $card }
  }
    .accusative = { $bonus ->
        [0] kartę
       *[other] kartę{"\u00A0"}{ $card }
    }
card = { $bonus ->
    [0] Karta
   *[other] Karta{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] Karta: gotowa
   *[other] Karta{"\u00A0"}{ $card }: gotowa
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] talia jest pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
  }

# Przyciski
button-challenge = Przebij
button-decline = Pasuj
button-give-up = Przerwij próbę

# Co się wydarzyło
say-set-up = Bierki stają tak jak na karcie.
say-draw = Dobrano nową kartę.
say-draw-aside = Dobrano nową kartę; bierki już tak stoją, więc odkładamy ją na bok.
fewest-moves = { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
}
say-declare = { $whose ->
    [you] Zapowiadasz
   *[other] { $who } zapowiada
} { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
  }.
say-challenge = { $whose ->
    [you] Przebijasz i obiecujesz najwyżej
   *[other] { $who } przebija i obiecuje najwyżej
} { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
  }.
say-decline = { $whose ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
}
say-move = { $whose ->
    [you] Przesuwasz { piece-name.accusative } na { $square }{ $ending }
   *[other] { $who } przesuwa { piece-name.accusative } na { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Obracasz { the-card.accusative } w prawo{ $ending }
   *[other] { $who } obraca { the-card.accusative } w prawo{ $ending }
}
say-turn-left = { $whose ->
    [you] Obracasz { the-card.accusative } w lewo{ $ending }
   *[other] { $who } obraca { the-card.accusative } w lewo{ $ending }
}
say-flip-h = { $whose ->
    [you] Odbijasz { the-card.accusative } w poziomie{ $ending }
   *[other] { $who } odbija { the-card.accusative } w poziomie{ $ending }
}
say-flip-v = { $whose ->
    [you] Odbijasz { the-card.accusative } w pionie{ $ending }
   *[other] { $who } odbija { the-card.accusative } w pionie{ $ending }
}
say-give-up = { $whose ->
    [you] Przerywasz próbę{ $ending }
   *[other] { $who } przerywa próbę{ $ending }
}
end-card = { $whose ->
    [you] {" "}i kończysz kartę { $card }.
   *[other] {" "}i kończy kartę { $card }.
}
end-completed = { $whose ->
    [you] {" "}i rozwiązujesz zadanie.
   *[other] {" "}i rozwiązuje zadanie.
}
end-success = { $whose ->
    [you] {" "}i rozwiązujesz zadanie: punkt zdobywasz ty.
   *[other] {" "}i rozwiązuje zadanie: punkt zdobywa { $who }.
}
end-used-up = { $whose ->
    [you] ; ruchy się skończyły: punkt zdobywasz ty.
   *[other] ; ruchy się skończyły: punkt zdobywa { $who }.
}
end-given-up = { $whose ->
    [you] : punkt zdobywasz ty.
   *[other] : punkt zdobywa { $who }.
}

# Odmowy
no-piece-there = Na { $square } nie stoi żadna bierka.
card-aside = Ta karta leży na boku; dobiera się tylko karty, które są jeszcze w talii.
card-on-table = Ta karta leży już na stole jako pierwsza karta tego zadania.
card-not-entered = Tej karty nie ma wśród kart wprowadzonych do tej gry.
nothing-declared = Nikt nie zapowiedział jeszcze liczby, więc nie ma czego przebijać.
hourglass-over = Czas na przebicie albo spasowanie minął: plan jest wykonywany.
declared-already = W tym zadaniu liczba jest już zapowiedziana; liczy się tylko pierwsza.
declare-first = Najpierw ktoś musi zapowiedzieć liczbę.
answer-first = Najpierw powiedz, czy przebijasz zapowiedzianą liczbę { $number }, czy pasujesz.
card-complete = Karta { $card } jest gotowa i już się jej nie obraca.
other-card-turned = Przy tej zasadzie domowej obraca się tylko jedną kartę; karta { $card } zostaje, jak leży.
taken = Pole { $square } nie jest puste: stoi tam { piece-name }.
not-its-way = { piece-name.opening } nie porusza się z { $begin } na { $end }.
in-the-way = { piece-name.opening } nie może przeskoczyć bierki na { $square }.
never-there-B = Goniec zostaje na ciemnych polach; { $square } jest jasne.
never-there-N = Skoczek nigdy nie trafia na { $square }, na środek.
level-no-turning = Na poziomie 1 karty się nie obraca.
level-no-mirroring = Poniżej poziomu 3 karty się nie odbija.

# Positions and decks
board-piece = { $text }: { $letter } musi wystąpić dokładnie raz.
board-bishop = Goniec (B) stoi tylko na ciemnych polach { $squares }, a nie na { $square }.
board-knight = Skoczek (N) nigdy nie stoi na b2.
deck-option = deck: { $given } nie jest możliwe. Możliwe: { $standard }, lista pozycji jako tekstów albo ścieżka pliku .toml.
deck-problem = deck: { $problem }
deck-size = talia ma od { $fewest } do { $most } kart, a nie { $count }
deck-card = karta { $number }: { $problem } ({ $rule })
deck-twice = karta { $number } jest taka sama jak karta { $first }
no-challenge = Na stole nie ma zadania.
challenge-size = Zadanie ma jedną kartę lub dwie i poziom 1, 2 albo 3.
challenge-form = Zadanie to pozycja i jedna karta albo dwie.
option-deck-about = Karty własnej talii: lista pozycji albo plik.
option-deck-takes = Od 2 do 62 różnych tekstów pozycji albo ścieżka pliku .toml z nimi.
solved-already = Już ułożone: nie ma nic do zrobienia.
solved-plans = Co najmniej { $distance }, na poziomie { $level }; { $plans ->
    [1] jedyny najkrótszy plan
   *[other] jeden z najkrótszych planów (ich liczba: { $plans })
}:
solving-all = Wszystkie odległości
solving-all-of = pozycji

# What choices mean
declare-number = Zapowiedz { $number }
declare-odds = Słupki: jak często zadanie poziomu { $level } wymaga tylu ruchów. O tej karcie nic nie wiedzą.
row-plays = { $whose ->
    [you] Grasz, mając
   *[other] { $who } gra, mając
} { $number ->
    [one] { $number } ruch
    [few] najwyżej { $number } ruchy
    [many] najwyżej { $number } ruchów
   *[other] najwyżej { $number } ruchu
}. Jeśli się uda, { $whose ->
    [you] punkt zdobywasz ty, inaczej { $other }
   *[other] { $other-is ->
        [you] punkt zdobywa { $who }, inaczej ty
       *[other] punkt zdobywa { $who }, inaczej { $other }
    }
}.
turn-card = Obróć
mirror-card = Odbij
points-of = Punkty: { $points } z { $most }
so-far = dotąd
still-to-do = do wykonania

# The end
score-now = { $whose ->
    [you] Punkty: { $one } (ty), { $two } ({ $second }).
   *[other] Punkty: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Osiągasz wymagany wynik: { $points }.
   *[other] { $who } osiąga wymagany wynik: { $points }.
}
ending-completed = { $cards ->
    [1] Bierki stoją jak na karcie.
   *[other] Obie karty są rozwiązane.
}
ending-given-up = Próba przerwana, zanim bierki stanęły jak na karcie.
# Stan gry, dla tego, kto ma ruch
status-hourglass-you = Mniej niż { $number }? Przebij albo spasuj
status-executing-you = Wykonaj swój plan: { $left ->
    [one] został { $left } ruch
    [few] zostały { $left } ruchy
    [many] zostało { $left } ruchów
   *[other] zostało { $left } ruchu
  }
give-up-ask = Zrezygnować z tej karty?
give-up-score = Punkt zdobywa { $who }: { $own } do { $other }. Bierki zostają na miejscach.
give-up-alone = Zadanie będzie uznane za nierozwiązane i zobaczysz najkrótsze rozwiązania.

# Sheets to print
sheet-board = Plansza
sheet-pieces = Bierki
sheet-cards = Karty celów

# The box on the table
tell-start = Karta startowa: powiedzcie, gdzie zaczynają bierki.
tell-goal = { $bonus ->
    [0] Karta celu: powiedzcie, jak bierki mają stanąć.
   *[other] Karta celu { $card }: powiedzcie, jak bierki mają stanąć.
}

# What was touched so far leads on: what to touch next
step-where = Dokąd idzie { piece-name }?

# Why a decision was wrong
worse-least = Najmniej: { $least }.
worse-still = Najmniej stąd: { $least }.
worse-longer = Najmniej stąd: { $least }; tą drogą co najmniej { $whole }.
