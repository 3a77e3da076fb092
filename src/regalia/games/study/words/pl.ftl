# Królewskie studium
name = Królewskie studium
how-to-play = Karta pokazuje, jak ma stać pięć bierek. Kto pierwszy powie, w ilu ruchach da się to zrobić, musi to pokazać, chyba że drugi gracz obieca, że wystarczy mu mniej. Kto dotrzyma obietnicy, zdobywa punkt; inaczej punkt dostaje drugi.
seat-0 = Gracz 1
seat-1 = Gracz 2
side-0 = pierwsze miejsce
side-1 = drugie miejsce
about = Zapowiedz, w jak niewielu ruchach pięć bierek stanie jak na karcie, i udowodnij to.

# Ustawienia
option-mode = Rodzaj gry
option-mode-about = Pojedynek dla dwojga albo jedno zadanie w pojedynkę.
value-mode-match = pojedynek
value-mode-solo = w pojedynkę
option-level = Poziom
option-level-about = Co wolno robić z kartą.
value-level-1 = 1: nic
value-level-2 = 2: obracać
value-level-3 = 3: obracać i odbijać
option-bonus = Dwie karty
option-bonus-about = Do ułożenia są dwie karty, w dowolnej kolejności.
value-bonus-false = nie
value-bonus-true = tak
option-target = Punkty do wygranej
option-target-about = Kto pierwszy ma tyle punktów, wygrywa pojedynek.
option-hourglass = Klepsydra
option-hourglass-about = Sekundy na przebicie zapowiedzianej liczby.
option-limit = Czas na wykonanie
option-limit-about = Sekundy na wykonanie planu.
reason-target = ktoś zdobył punkty potrzebne do wygranej
reason-completed = zadanie jest ułożone
reason-given-up = zadanie zostało porzucone

# Stan gry
status-setting-up = Trzeba ustawić bierki
status-drawing = Trzeba dobrać następną kartę
status-drawing-second = Trzeba dobrać drugą kartę
status-thinking = Ile ruchów? Zapowiedz liczbę
status-hourglass = { $who }: mniej niż { $number }? Przebij albo spasuj
status-executing = { $who } wykonuje plan: zostało { $left }
status-solo = Ułóż zadanie
status-over = Gra skończona

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
   *[other] karta { $card }
  }
    .accusative = { $bonus ->
        [0] kartę
       *[other] kartę { $card }
    }
card = { $bonus ->
    [0] Karta
   *[other] Karta { $card }
  }
card-done = { $bonus ->
    [0] Karta: gotowa
   *[other] Karta { $card }: gotowa
  }
card-square = { the-card }, { $square }, { $content }
points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
  }

# Przyciski
button-declare = zapowiedz { $number }
button-challenge = Przebij
button-decline = Pasuj
button-give-up = Poddaj się
button-turn-right = obróć { the-card.accusative } zgodnie z zegarem
button-turn-left = obróć { the-card.accusative } przeciwnie do zegara
button-flip-h = odbij { the-card.accusative } lewo–prawo
button-flip-v = odbij { the-card.accusative } góra–dół

# Co się wydarzyło
say-set-up = Bierki stają tak jak na karcie ({ $card }).
say-draw = Dobrano nową kartę ({ $card }).
say-draw-aside = Dobrano nową kartę ({ $card }); bierki już tak stoją, więc karta idzie na bok.
say-declare = { $who } zapowiada { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
  }.
say-challenge = { $who } przebija i obiecuje najwyżej { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
  }.
say-decline = { $who } pasuje.
say-move = { $who } przesuwa { piece-name.accusative } na { $square }{ $ending }
say-turn-right = { $who } obraca { the-card.accusative } zgodnie z zegarem{ $ending }
say-turn-left = { $who } obraca { the-card.accusative } przeciwnie do zegara{ $ending }
say-flip-h = { $who } odbija { the-card.accusative } lewo–prawo{ $ending }
say-flip-v = { $who } odbija { the-card.accusative } góra–dół{ $ending }
say-give-up = { $who } poddaje się{ $ending }
end-card = {" "}i układa kartę { $card }.
end-completed = {" "}i układa zadanie.
end-success = {" "}i układa zadanie: punkt zdobywa { $who }.
end-used-up = ; ruchy są zużyte: punkt zdobywa { $who }.
end-given-up = : punkt zdobywa { $who }.

# Odmowy
card-aside = Karta { $text } leży na boku; dobiera się tylko karty, które są jeszcze w talii.
card-on-table = Karta { $text } leży już na stole jako pierwsza karta tego zadania.
nothing-declared = Nikt nie zapowiedział jeszcze liczby, więc nie ma czego przebijać ani na co pasować.
hourglass-over = Czas na przebicie albo spasowanie minął: plan jest wykonywany.
declared-already = W tym zadaniu liczba jest już zapowiedziana; liczy się tylko pierwsza.
declare-first = Przed zapowiedzeniem liczby nikt nie rusza bierek, nie obraca karty i się nie poddaje.
answer-first = Najpierw powiedz, czy przebijasz zapowiedzianą liczbę { $number }, czy pasujesz.
card-complete = Karta { $card } jest gotowa i już się jej nie obraca.
taken = Pole { $square } nie jest puste: stoi tam { piece-name }.
not-its-way = { piece-name.opening } nie porusza się z { $begin } na { $end }.
in-the-way = { piece-name.opening } nie przejdzie nad bierką na { $square }.
