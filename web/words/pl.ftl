# Słowa samej strony (patrz en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Twój ruch: { $game }
skip-to-content = Przejdź do treści
home = Regalia, strona główna
language = Język
settings = Ustawienia
close = Zamknij
cancel = Anuluj
footer = O tym miejscu
loading = Chwileczkę …
try-again = Spróbuj ponownie
copied = Skopiowano.
not-copied = Skopiuj ręcznie, proszę.
page-not-found = Tu nic nie ma
page-not-found-text = Ten adres donikąd nie prowadzi. Może po drodze zginęła jakaś litera.
to-start = Na stronę główną
offline = Brak połączenia
offline-text = Nie ma połączenia. Zasady można czytać; do gry potrzebne jest połączenie.
request-failed = Serwer jest teraz nieosiągalny.
new-version = Jest nowa wersja.
reload = Wczytaj

your-name = Twoje imię
your-name-about = Widzą je osoby, z którymi grasz.
theme = Kolory
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
motion = Ruch
motion-system = Jak w systemie
motion-full = Żywy
motion-less = Spokojny
sound = Dźwięki
sound-on = Tak
sound-off = Nie
notices = Powiedz, gdy mam ruch
notices-ask = Zezwól na powiadomienia
notices-on = Powiadomienia są włączone.
notices-off = Wyłącz powiadomienia
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.

start-title = Graj
start-heading = Pięć królewskich gier
start-tagline = Z komputerem, przy jednym stole albo z przyjaciółmi gdziekolwiek. Bez konta, bez czekania.
play-now = Graj
play-now-game = Graj z komputerem: { $game }
choose = Wybierz …
choose-game = Wybierz, jak grasz: { $game }
read-rules = Zasady
read-rules-game = Zasady: { $game }
facts-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
facts-players-range = { $least }–{ $most } graczy
facts-minutes = { $minutes } min
your-games = Twoje gry
your-turn = Twój ruch
go-on = Graj dalej
watch-replay = Obejrzyj
show-all = Pokaż wszystkie ({ $count })
upload = Otwórz zapis
upload-about = Grę zapisaną w pliku można obejrzeć jeszcze raz.
upload-failed = Nie udało się odczytać tego pliku.

choosing-title = Wybór: { $game }
choosing-heading = Jak chcesz grać?
players = Gracze
seat-number = Miejsce { $number }
seat-me = Ty
seat-computer = Komputer
seat-here = Ktoś przy tym ekranie
seat-open = Ktoś przez link
seat-name = Imię
level = Poziom
level-1 = 1 · Przyjazny początek
level-2 = 2 · Początkujący
level-3 = 3 · Uczeń
level-4 = 4 · Dla zabawy
level-5 = 5 · Doświadczony
level-6 = 6 · Gracz klubowy
level-7 = 7 · Silny
level-8 = 8 · Ekspert
level-9 = 9 · Mistrz
level-10 = 10 · Najsilniej, jak się da
who-begins = Kto zaczyna?
begins-lot = Losowo
options = Ustawienia gry
option-none = Brak
option-own = Własne
clock = Zegar
clock-none = Brak
clock-turn = Na turę
clock-game = Na grę
clock-seconds = Sekundy na turę
clock-minutes = Minuty dla każdego
clock-gain = Dodatek na turę (s)
start-game = Zaczynamy
start-game-link = Zacznij i zaproś

table-title = Stół
connecting = Łączenie …
reconnecting = Utracono połączenie. Łączenie ponowne …
connected-again = Połączenie wróciło.
table-gone = Nie ma tego stołu
table-gone-text = Link jest może niepełny albo stół po długim czasie sprzątnięto.
no-connection-now = Nie ma teraz połączenia: nic nie wysłano.
waiting-heading = Czekamy na graczy
waiting-missing =
    { $count ->
        [one] Brakuje jeszcze { $count } gracza.
        [few] Brakuje jeszcze { $count } graczy.
        [many] Brakuje jeszcze { $count } graczy.
       *[other] Brakuje jeszcze { $count } gracza.
    }
waiting-invite = Wyślij ten link każdemu, kto ma grać:
invite-link = Link do stołu
copy-link = Kopiuj link
share-link = Udostępnij link
share-text = Zagraj ze mną: { $game }!
sit-heading = Jest wolne miejsce
sit-here = Usiądź
sit-as = Usiądź: { $side }
watch-only = Oglądasz grę.
seat-empty = Wolne miejsce

seats = Gracze
seat-level = Poziom { $level }
seat-online = Przy stole
seat-offline = Poza stołem
seat-you = Ty
seat-to-act = ma ruch
seat-left = Poza grą
seat-prepared = Wybór gotowy
seat-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
watching =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
turn-yours = Twój ruch
turn-of = Ruch: { $name }
turn-ahead = Ruch: { $name }. Możesz już wybierać.
turn-of-any = Kto pierwszy: { $names }
turn-thinking = { $name } myśli …
hourglass = Klepsydra
prepared-yours = Wybrane. Zagra się samo, gdy przyjdzie kolej.
withdraw = Wybierz ponownie
sending = Wysyłanie …

board-which = O co chodzi?
board-done = Gotowe
board-back = Cofnij dotyk
board-next =
    { $count ->
        [one] { $count } miejsce, by iść dalej
        [few] { $count } miejsca, by iść dalej
        [many] { $count } miejsc, by iść dalej
       *[other] { $count } miejsca, by iść dalej
    }
actions = Co można zrobić
all-actions = Wszystkie ruchy
all-actions-search = Szukaj
all-actions-more = Jeszcze { NUMBER($count, useGrouping: 0) }: poszukaj ich.
all-actions-none = Teraz nie ma nic do zrobienia.
hint = Podpowiedź
hint-coming = Myślę …
hint-says = Może: { $sentence }
undo = Cofnij ruch
undo-ask = Poproś o cofnięcie
undo-asked = Zapytano. Czekamy na odpowiedź.
answer-yes = Tak
answer-no = Nie
resign = Poddaj grę
resign-question = Naprawdę chcesz poddać tę grę?
resign-yes = Tak, poddaję
rematch = Zagraj ponownie
rematch-wished = { $names }: poproszę o jeszcze jedną grę.
rematch-asked = Czekamy, aż wszyscy zechcą zagrać jeszcze raz.
menu = Menu
rules = Zasady
rule-link = Zasada { $rule }
log = Co się wydarzyło
log-empty = Nic się jeszcze nie wydarzyło.
copy-watch-link = Link dla widzów
save-record = Zapisz grę

chat = Czat
chat-say = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz
chat-unmute = Słuchaj znowu
chat-muted = Czat jest wyciszony.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-new =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
chat-line = { $name }: { $text }
emotes = Gesty
emote-hello = Cześć
emote-good-luck = Powodzenia
emote-well-played = Dobra gra
emote-thanks = Dzięki
emote-think = Myślę
emote-wow = Wow
emote-oops = Ojej
emote-laugh = Śmiech

curtain-heading = Teraz urządzenie trzyma { $name }
curtain-text = Nikt inny nie patrzy teraz na ekran.
curtain-lift = Tu { $name }

ending-heading = Gra skończona
ending-won = Wygrywasz!
ending-lost = { $name } wygrywa.
ending-draw = Remis.
ending-solo-done = Rozwiązane!
ending-solo-failed = Tym razem nie.
par-fewest =
    { $par ->
        [one] Potrzeba co najmniej { $par } ruchu.
        [few] Potrzeba co najmniej { $par } ruchów.
        [many] Potrzeba co najmniej { $par } ruchów.
       *[other] Potrzeba co najmniej { $par } ruchu.
    }
par-plans =
    { $count ->
        [one] Jest na to dokładnie { $count } sposób.
        [few] Są na to { $count } sposoby.
        [many] Jest na to { $count } sposobów.
       *[other] Jest na to { $count } sposobu.
    }
par-used =
    { $used ->
        [one] Potrzebny był { $used } ruch.
        [few] Potrzebne były { $used } ruchy.
        [many] Potrzebnych było { $used } ruchów.
       *[other] Potrzebnych było { $used } ruchu.
    }
par-plan = Na przykład: { $plan }
retry = To samo jeszcze raz
look-back = Obejrzyj
new-game = Nowa gra

fair = Uczciwy los
fair-about = Przed pierwszym rzutem serwer ustalił tajne ziarno i pokazał jego odcisk. Po skończonej grze ziarno zostaje pokazane i można z niego ponownie wyprowadzić wszystkie rzuty i tasowania.
fair-commit = Odcisk
fair-seed = Ziarno
fair-seed-later = Zobaczysz je po skończonej grze
verify = Sprawdź teraz
verify-good =
    { $count ->
        [0] Wszystko w porządku; w tej grze nic nie zależało od losu.
        [one] Z ziarna wynika { $count } wynik losowania – wszystko się zgadza.
        [few] Z ziarna wynikają { $count } wyniki losowania – wszystko się zgadza.
        [many] Z ziarna wynika { $count } wyników losowania – wszystko się zgadza.
       *[other] Z ziarna wynika { $count } wyniku losowania – wszystko się zgadza.
    }
verify-bad = Coś się nie zgadza: te wyniki nie wynikają z ziarna.

replay-position = Krok { $step } z { $last }
replay-start = Początek
replay-slider = Krok
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
play = Odtwarzaj
pause = Pauza
replay-keys = Strzałki przesuwają krok po kroku, spacja odtwarza i zatrzymuje.
replay-controls = Kroki

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-other = Inne gry

about = O stronie
about-heading = O Regalii
about-what = Pięć królewskich gier planszowych z dokładnymi zasadami, silnymi graczami komputerowymi i stołem dla przyjaciół. Wolne oprogramowanie; każdy może mieć własny serwer.
about-fair-heading = Czy los jest uczciwy?
about-fair = Rzuty i tasowania wynikają z ziarna, które serwer ustala przed grą i którego odcisk widzą wszyscy. Każdy może dodać odrobinę własnego szczęścia. Po grze ziarno zostaje pokazane i każdy może sprawdzić każdy wynik, tutaj jednym kliknięciem albo poleceniem poniżej.
about-privacy-heading = Co o tobie wiemy
about-privacy = Nie ma kont ani śledzenia, a strona nie pyta o nic żadnego innego serwera. Losowa liczba w ciasteczku pamięta twoje miejsca. Imiona i czat zostają przy stole i znikają razem z nim.
about-install-heading = Na twoim urządzeniu
about-install = Stronę można zainstalować z menu przeglądarki. Rama i zasady działają wtedy także bez połączenia.
about-people-heading = Kto to zrobił
about-people = Projekt Regalia, z szacunkiem dla instrukcji pięciu gier, których autorów wymieniają strony z zasadami. Słowa tutaj są nasze własne.
about-version = Wersja { $version }
