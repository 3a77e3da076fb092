# Co mówi stół.
character-1 = Zna zasady i chce wygrać, ale wiele przeocza.
character-2 = Widzi to, co ma przed nosem, a resztę pomija.
character-3 = Ledwo poznaje zasady, ale myśli przed każdym ruchem.
character-4 = Widzi większość szans i czasem wybiera niewłaściwą.
character-5 = Gra starannie. Tylko o twojej najlepszej odpowiedzi czasem zapomina.
character-6 = Rzadko popełnia proste błędy. Wygrasz, mając plan.
character-7 = Rzadko coś oddaje i patrzy całkiem daleko w przód.
character-8 = Prawie nigdy się nie myli. Trzeba planu i cierpliwości.
character-9 = Patrzy daleko w przód i po drodze niczego nie przeocza.
character-10 = Pełna siła: niczego nie przeocza i wykorzystuje cały czas, jaki ma.

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

# Two games, seats exchanged (QG-24)
pair-first = Pierwsza z dwóch gier. Przed drugą zamieniacie się miejscami, a punkty z obu się sumują.
pair-first-over = Pierwsza z dwóch gier: { $points }. Teraz zamieniacie się miejscami; rozstawienie zostaje to samo.
pair-second = Druga z dwóch gier. Pierwsza: { $points }.
pair-won = Obie gry razem: { $points }. Wygrywa { $who }.
pair-tied = Obie gry razem: { $points }. Po równo.
pair-left = Tej gry nie rozegrano do końca, więc sumy nie ma.

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
say-by-clock = { $sentence } (Czas minął.)

# Pytania
ask-undo = { $who } chce cofnąć ostatni ruch. Zgadzasz się?
ask-draw = { $who } proponuje remis. Zgadzasz się?
waiting-undo = Oczekiwanie na odpowiedź: czy można cofnąć ostatni ruch?
waiting-draw = { $whose ->
    [you] Zaproponowano remis.
   *[other] { $who } proponuje remis w imieniu waszej strony.
} Jeśli druga strona gra dalej, odrzuca propozycję.

# A seat whose people are away
stand-in-name = { $who } (komputer)
ask-absence = { $who } – brak połączenia. Co dalej?
absent-asked = { $who } – brak połączenia. Pozostali decydują, co dalej.
absent-wait = { $who } – brak połączenia. Gra czeka.
absent-computer = { $who } – brak połączenia. Do powrotu gra komputer.
absent-friend = { $who } – brak połączenia. Miejsce może zająć każdy, kto ma link.
absent-over = { $who } nie siedzi już przy stole.
playing-on-resigned = { $whose ->
    [you] Poddajesz grę. Dalej gra komputer.
   *[other] { $who } poddaje grę. Dalej gra komputer.
}
playing-on-flagged = { $whose ->
    [you] Przekraczasz czas. Dalej gra komputer.
   *[other] { $who } przekracza czas. Dalej gra komputer.
}
lent-lost = Podczas twojej nieobecności miejsce zajmuje { $who }. Tylko { $who } może je oddać.
lent-beside = { $who } gra w zastępstwie z tego samego łącza, co ktoś przy stole.
lent-taken = Grasz w zastępstwie. Nieobecność: { $who }.
lent-back = { $who } wraca do stołu. Możesz oddać miejsce.
say-stands-in = { $whose ->
    [you] Komputer gra w twoim zastępstwie.
   *[other] { $who } – w zastępstwie gra komputer.
}
say-back = { $whose ->
    [you] Wracasz do stołu.
   *[other] { $who } wraca do stołu.
}
say-offered = Miejsce jest wolne dla kogoś innego.
say-took = { $whose ->
    [you] Zajmujesz to miejsce.
   *[other] { $who } zajmuje to miejsce.
}
say-took-beside = { $whose ->
    [you] Zajmujesz to miejsce z tego samego łącza, co ktoś przy stole.
   *[other] { $who } zajmuje to miejsce z tego samego łącza, co ktoś przy stole.
}
say-gave-back = { $whose ->
    [you] Odzyskujesz swoje miejsce.
   *[other] { $who } odzyskuje miejsce.
}

# Odmowy
refused-no-message = Tego nie można wysłać do stołu.
refused-watching = Jesteś widzem; to mogą zrobić tylko gracze.
refused-not-your-seat = To nie jest twoje miejsce.
refused-no-side = Do tego miejsca nie można teraz dołączyć.
refused-sits-already = Przy tym stole grasz już po innej stronie.
refused-side-full = Po jednej stronie może grać najwyżej { $most } osób.
refused-side-last = Po twojej stronie nie ma nikogo innego. Możesz się za to poddać.
refused-not-open = To miejsce nie jest wolne.
refused-not-back = Osoba, do której należało to miejsce, jeszcze nie wróciła.
refused-not-begun = Gra zaczyna się, gdy wszyscy usiądą.
refused-over = Gra już się skończyła.
refused-not-over = Gra jeszcze się nie skończyła.
refused-departed = Nie grasz już w tej grze.
refused-too-late = Za późno: czas minął.
refused-too-early = Dajesz handicap: będzie można za { $seconds } s.
refused-stale = Na stole coś się zmieniło. Spójrz, proszę, jeszcze raz.
refused-not-ahead = Teraz nie ma czego wybierać z wyprzedzeniem.
refused-not-possible = Tego nie można tu wybrać.
refused-nothing-prepared = Niczego nie wybrano z wyprzedzeniem.
refused-undo-over = Koniec gry: nic już nie można cofnąć.
refused-nothing-to-undo = Nie ma czego cofać.
refused-undo-race = Tu liczy się szybkość: niczego nie można cofnąć.
refused-undo-chance = Od tamtej pory rzucono kostkami albo dobrano karty: w grze z ludźmi nie można już tego cofnąć.
refused-undo-secret = Ktoś się przez to czegoś dowiedział: w grze z ludźmi nie można już tego cofnąć.
refused-undo-stand-in = Komputer gra w zastępstwie nieobecnej osoby, a tylko ona może się zgodzić na cofnięcie.
refused-asked-already = Jedno pytanie czeka jeszcze na odpowiedź.
refused-nothing-asked = Nie ma pytania do ciebie.
refused-no-draw = Na remis można się zgodzić tylko w grze dwuosobowej i nie tam, gdzie liczy się szybkość.
refused-no-pair = Dwie gry z zamianą miejsc są dla dwóch osób, w całości i tam, gdzie liczą się punkty; { $game } tu tego nie przewiduje.
refused-draw-computer = Komputer nigdy nie zgadza się na remis.
refused-draw-again = Remis został już zaproponowany. Można to zrobić ponownie po następnej turze drugiej strony.
refused-nothing-said = Wiadomość jest pusta.
refused-wished-already = Wiemy już, że chcesz zagrać jeszcze raz.
refused-not-loser = Kto zacznie następną grę, mówi tylko przegrany.
refused-not-alone = Jeszcze raz można spróbować tylko w grze w pojedynkę.
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
tell-first = Kto pierwszy, niech to powie.
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
hint-shortest = To najkrótsza droga: potem potrzeba jeszcze dokładnie tylu ruchów: { $count }.
