# Co mówi stół.
computer-name = Komputer{"\u00A0"}{ $level }

# Zakończenia
won = { $who } wygrywa: { $reason }.
won-alone = Rozwiązane: { $reason }.
lost-alone = Nierozwiązane: { $reason }.
drawn = Remis: { $reason }.
shared = { $who } dzielą się wygraną: { $reason }.
and = {" "}i{" "}
left-resigned = { $who } poddaje grę
left-flagged = { $who } przekracza czas
draw-agreed = obie strony zgodziły się na remis

# W dzienniku
say-resigned = { $whose ->
    [you] Poddajesz grę.
   *[other] { $who } poddaje grę.
}
say-flagged = { $whose ->
    [you] Przekraczasz czas.
   *[other] { $who } przekracza czas.
}
say-draw-agreed = Obie strony zgadzają się na remis.
say-by-clock = { $sentence } (Zdecydował zegar.)

# Pytania
ask-undo = { $who } chce cofnąć ostatni ruch.
ask-draw = { $who } proponuje remis. Zgadzasz się?
waiting-undo = Oczekiwanie na odpowiedź: czy można cofnąć ostatni ruch?
waiting-draw = Zaproponowano remis. Jeśli druga strona gra dalej, odrzuca propozycję.

# Odmowy
refused-no-message = Tego nie można wysłać do stołu.
refused-watching = Jesteś widzem; to mogą zrobić tylko gracze.
refused-not-your-seat = To nie jest twoje miejsce.
refused-no-side = Do tego miejsca nie można teraz dołączyć.
refused-sits-already = Przy tym stole grasz już po innej stronie.
refused-side-full = Po jednej stronie może grać najwyżej { $most } osób.
refused-side-last = Po twojej stronie nie ma nikogo innego. Możesz się za to poddać.
refused-not-open = To miejsce nie jest wolne.
refused-not-begun = Gra zaczyna się, gdy wszyscy usiądą.
refused-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-departed = Nie grasz już w tej grze.
refused-too-late = Za późno: czas minął.
refused-stale = Na stole coś się zmieniło. Spójrz, proszę, jeszcze raz.
refused-not-ahead = Teraz nie ma czego wybierać z wyprzedzeniem.
refused-not-possible = Tego nie można tu wybrać.
refused-nothing-prepared = Niczego nie wybrano z wyprzedzeniem.
refused-undo-over = Koniec gry: nic już nie można cofnąć.
refused-nothing-to-undo = Nie ma czego cofać.
refused-undo-race = Gdzie liczy się szybkość, niczego się nie cofa.
refused-undo-chance = Potem były kostki albo karty: w grze z ludźmi tego się nie cofa.
refused-undo-secret = Ktoś się przez to czegoś dowiedział: w grze z ludźmi tego się nie cofa.
refused-asked-already = Jedno pytanie czeka jeszcze na odpowiedź.
refused-nothing-asked = Nie ma pytania do ciebie.
refused-no-draw = Na remis można się zgodzić tylko w grze dwóch osób i nie tam, gdzie liczy się szybkość.
refused-draw-computer = Komputer nigdy nie zgadza się na remis.
refused-draw-again = Remis został już zaproponowany. Można to zrobić ponownie po następnej turze drugiej strony.
refused-nothing-said = Wiadomość jest pusta.
refused-wished-already = Wiemy już, że chcesz zagrać jeszcze raz.
refused-not-alone = Tego samego jeszcze raz może spróbować tylko ten, kto gra w pojedynkę.
refused-no-hint = Podpowiedzi są tylko w grze z komputerami i tylko w twojej turze.
refused-can-be-done = To można zrobić: śmiało.
refused-nothing-there = Z tym teraz nic nie można zrobić.
refused-somebody-elses = To należy do kogoś innego.
refused-seats = Przy tych ustawieniach w „{ $game }” { $count ->
    [one] gra { $count } osoba
    [few] grają { $count } osoby
    [many] gra { $count } osób
   *[other] gra { $count } osoby
}; { $given ->
    [one] podano { $given } miejsce
    [few] podano { $given } miejsca
    [many] podano { $given } miejsc
   *[other] podano { $given } miejsca
}.
refused-no-person = Przynajmniej na jednym miejscu musi siedzieć człowiek.
refused-gain = Dodatek czasu działa tylko z zegarem na całą grę.
refused-file = Nie można tu podawać plików serwera.
refused-record-game = To zapis innej gry: „{ $game }”.
refused-record-options = Zapis ma własne ustawienia.
refused-record-over = Partia z tego zapisu jest zakończona: nie ma czego kontynuować.
refused-told-enough = O jednej partii można podać najwyżej { $most } rzeczy.
refused-told-first = Najpierw powiedzcie, co zostało odkryte: { $wanted }.
refused-told-otherwise = To nie zgadza się z tym, co podano wcześniej: { $told }.
refused-told-from-start = Tu można kontynuować tylko grę opowiedzianą od początku.
refused-told-with-it = Podajcie też, co zostaje przy tym pokazane (liczba: { $count }).
refused-nothing-untold = Nie ma już nic do podania.
refused-untold-count = Podajcie tyle kart, ile ich jest: { $wanted }.

# The box on the table
cannot-check = Tego nie da się sprawdzić, dopóki karty na ręce są ukryte.
tell-shown = { $who }: powiedz, którą kartę odkrywasz.
tell-drawn = { $who } rzuca lub dobiera: powiedzcie, co wypadło.
tell-chance = Rzućcie lub dobierzcie i powiedzcie, co wypadło.
tell-first = Kto pierwszy gotów, niech to ogłosi.
tell-turn = { $who }: powiedz, co robisz.

# Sprawdzanie losu
verify-right = { $count ->
    [one] Zgadza się: { $count } wynik losowania odtworzono z ziarna i jest taki sam.
    [few] Zgadza się: { $count } wyniki losowania odtworzono z ziarna i wszystkie są takie same.
    [many] Zgadza się: { $count } wyników losowania odtworzono z ziarna i wszystkie są takie same.
   *[other] Zgadza się: { $count } wyniku losowania odtworzono z ziarna i wszystkie są takie same.
}
verify-repeated = { $count ->
    [one] Jeszcze { $count } pochodzi z wcześniejszej gry, tak jak powinno być.
    [few] Jeszcze { $count } pochodzą z wcześniejszej gry, tak jak powinno być.
    [many] Jeszcze { $count } pochodzi z wcześniejszej gry, tak jak powinno być.
   *[other] Jeszcze { $count } pochodzi z wcześniejszej gry, tak jak powinno być.
}
verify-wrong = Nie zgadza się: wynik numer { $number } to w zapisie { $text }, ale z ziarna wychodzi { $drawn }.
verify-commit = Nie zgadza się: ziarno nie jest tym, które obiecano na początku.
verify-nothing = Tego zapisu nie można sprawdzić: nie ma w nim Seed ani Commit.
verify-running = Gdy powstał ten zapis, gra jeszcze trwała: ziarno jest ujawniane dopiero na końcu. Zapisz wtedy grę ponownie i sprawdź nowy zapis.
verify-tags = Tego zapisu nie można sprawdzić: Seed, Luck albo Repeated są nieczytelne.
verify-typed = { $count ->
    [one] Ruchy w tym zapisie są zgodne z zasadami. Losowego wyniku ({ $count }) nie można sprawdzić: rzucono lub dobrano go ręcznie i wpisano.
    [few] Ruchy w tym zapisie są zgodne z zasadami. Losowych wyników ({ $count }) nie można sprawdzić: rzucono lub dobrano je ręcznie i wpisano.
    [many] Ruchy w tym zapisie są zgodne z zasadami. Losowych wyników ({ $count }) nie można sprawdzić: rzucono lub dobrano je ręcznie i wpisano.
   *[other] Ruchy w tym zapisie są zgodne z zasadami. Losowych wyników ({ $count }) nie można sprawdzić: rzucono lub dobrano je ręcznie i wpisano.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Poddajesz grę.
   *[other] { $who } poddaje grę.
}
ended-flagged = { $whose ->
    [you] Twój czas się skończył.
   *[other] Koniec czasu: { $who }.
}
ended-draw-agreed = Obie strony zgodziły się na remis.

# Why a hint is good
hint-only = Nic innego nie można zrobić.
hint-wins = To od razu daje wygraną.
hint-solves = To rozwiązuje zadanie.
hint-shortest = Najkrótsza droga: potem zostanie dokładnie { $count }.
