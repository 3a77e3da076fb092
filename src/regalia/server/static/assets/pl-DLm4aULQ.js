var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Przejdź do treści
home = Regalia, strona główna
language = Język
settings = Ustawienia
close = Zamknij
footer = O stronie
loading = Chwileczkę…
try-again = Spróbuj ponownie
page-not-found = Tu nic nie ma
page-not-found-text = Ten adres donikąd nie prowadzi. Może po drodze zginęła jakaś litera.
to-start = Na stronę główną
offline = Brak połączenia
offline-text = Nie ma połączenia. Zasady można czytać; do gry potrzebne jest połączenie.
request-failed = Serwer jest teraz nieosiągalny.
new-version = Jest nowa wersja.
reload = Odśwież

signed-out = To urządzenie zostało wylogowane. Wrócisz dzięki swojemu kodowi: Ustawienia, Moje dane.
theme = Kolory
motion = Animacje
pace = Tempo
rolls = Kości i karty
sound = Dźwięki
notices = Powiadom mnie, gdy będzie mój ruch
start-title = Graj
start-heading = Królewskie gry
start-tagline = Z komputerem, razem przy jednym stole albo z przyjaciółmi na odległość. Bez konta, bez czekania.
play-now = Graj
play-now-game = Graj z komputerem: { $game }
choose-game = Własna gra: { $game }
more-of = Więcej: { $game }
with-someone = Zagraj z kimś
with-someone-about = Przez link albo na tym urządzeniu
learn-a-game = Naucz się gry
learn-a-game-about = W kilka minut, grając
lesson-learned = Opanowane
lesson-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
facts-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
facts-players-range = { $least }–{ $most } graczy
facts-minutes = { $minutes } min
facts-ages = wiek { $ages }
facts-credits = Autorstwo: { $credits }
your-turn = Twój ruch
your-turn-name = Twoja kolej, { $name }.
start-here = Zacznij tutaj
begin = Zaczynamy
begin-game = Zacznij od gry: { $game }
all-games = Wszystkie gry
easiest-first = od najłatwiejszej
upload = Otwórz zapisaną grę
upload-about = Grę zapisaną w pliku można obejrzeć jeszcze raz.
upload-failed = Nie udało się odczytać tego pliku.

options = Ustawienia gry
withdraw = Wybierz ponownie
board-which = Który ruch?
board-done = Gotowe
board-more = Wybierz jeszcze { $count }
board-take-back = Cofnij: { $what }
board-back = Cofnij wybór
dial-less = O jeden mniej
dial-more = O jeden więcej
dial-odds = Jak często wypada każda liczba?
board-next =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
hint = Podpowiedź
undo = Cofnij ruch
resign = Poddaj grę
rematch = Zagraj ponownie
rules = Zasady
skip = Pomiń
chat = Czat
play = Odtwarzaj
about = O stronie
about-version = Wersja { $version }

box-have = Mamy pudełko z grą
own-cards = Karty
learn = Nauka
learn-title = Nauka: { $game }
learn-where = { $number } z { $count }
first-steps-where = { $game } · { $number } z { $count }
first-steps-moves = { $count ->
    [one] Wystarczy jeden ruch.
    [few] { $count } ruchy. Wykonane: { $made }
    [many] { $count } ruchów. Wykonane: { $made }
   *[other] { $count } ruchów. Wykonane: { $made }
}
first-steps-tap = Dotknij figury, a potem jej celu.
first-steps-free = Próbowanie nic nie kosztuje. Nic się tu nie liczy.
first-steps-back = Jeszcze nie – wszystko stoi jak przedtem. Spróbuj ponownie.
first-steps-done = Właśnie tak.
first-steps-next = { $count ->
    [one] Dalej, ostatni raz
    [few] Dalej, jeszcze { $count }
    [many] Dalej, jeszcze { $count }
   *[other] Dalej, jeszcze { $count }
}
first-steps-lesson = Dalej do lekcji
learn-parts = Co jest na planszy
learn-pieces = Jak ruszają się bierki
learn-hint = Podpowiedź: { $hint }
learn-first-game = Zagraj pierwszą partię
practice = Ćwicz
review = Analiza
rush = Wyścig
analyse = Wypróbuj warianty
mine = Moje gry
proved = Udowodnione pozycje
`;export{e as default};