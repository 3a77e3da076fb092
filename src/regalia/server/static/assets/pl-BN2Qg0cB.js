var e=`title-your-turn = ● Twój ruch: { $game }
title-of = { $title }: { $text }
cancel = Anuluj
copied = Skopiowano.
not-copied = Skopiuj ręcznie, proszę.
your-name = Twoje imię
your-name-about = Widzą je osoby, z którymi grasz.
name-is = Tutaj nazywasz się { $name }.
name-change = Zmień
my-data = Moje dane
my-data-about = Serwer przechowuje twoje miejsca, wybrane przez ciebie imię i drobne rzeczy, jak ustawienia i wyniki, pod losowym numerem.
my-data-download = Pobierz wszystko o mnie
my-data-phrase = Pobierz nowy kod
my-data-phrase-about = Zapisz go i zachowaj dla siebie: kto go ma, może grać jako ty na każdym urządzeniu. Pokazujemy go tylko ten jeden raz.
my-data-phrase-replaces = Dotychczasowy kod przestanie wtedy działać.
devices = Urządzenia
devices-about = Każde urządzenie ma własny klucz. Wyloguj to, którego już nie masz albo nie znasz.
device-this = to urządzenie
device-seen = ostatnio tutaj: { $when }
device-unknown = Nieznane urządzenie
device-rename = Zmień nazwę
device-rename-whose = Zmień nazwę: { $name }
device-name = Nazwa urządzenia
device-name-do = Zapisz
device-end = Wyloguj
device-end-whose = Wyloguj: { $name }
device-end-about = Nie da się już na nim otworzyć niczego, co należy do ciebie.
device-end-this = Będziesz tu kimś nowym. Wrócisz dzięki swojemu kodowi albo linkowi z innego urządzenia.
device-end-lost = Nie masz kodu, a to twoje jedyne urządzenie: nic nie przywróciłoby twoich gier i wyników. Najpierw pobierz kod.
device-old = Jego kluczem jest twój stary kod, który mogą mieć także inne urządzenia.
device-old-others = Jego kluczem jest twój stary kod. Mają go też inne urządzenia: { $names }.
devices-end = Wyloguj wszędzie indziej
devices-end-about = Wszystkie inne twoje urządzenia zostaną wylogowane, a ty dostaniesz nowy kod. Dotychczasowy przestanie działać.
devices-need = Te będą potrzebować nowego kodu: { $names }.
devices-need-old = Każde urządzenie, które ma jeszcze twój stary kod, będzie potrzebować nowego.
my-data-copy = Kopiuj
continue-elsewhere = Kontynuuj gdzie indziej
continue-link = Link do kontynuowania
continue-elsewhere-about =
    { $minutes ->
        [one] Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez minutę. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
        [few] Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez { $minutes } minuty. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
        [many] Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez { $minutes } minut. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
       *[other] Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez { $minutes } minuty. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
    }
continue-link-about =
    { $minutes ->
        [one] Otwórz ten link w drugiej przeglądarce. Działa raz, przez minutę. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
        [few] Otwórz ten link w drugiej przeglądarce. Działa raz, przez { $minutes } minuty. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
        [many] Otwórz ten link w drugiej przeglądarce. Działa raz, przez { $minutes } minut. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
       *[other] Otwórz ten link w drugiej przeglądarce. Działa raz, przez { $minutes } minuty. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
    }
continue-heading = Kontynuować tutaj?
continue-about = Wtedy w tej przeglądarce jesteś tą samą osobą co na drugim urządzeniu: gry, imię i ustawienia przechodzą z tobą. Otwieraj tylko link ze swojego drugiego urządzenia.
continue-left =
    { $count ->
        [one] Jedna gra z tej przeglądarki nie przejdzie z tobą. Aby ją później odzyskać, zapisz najpierw swój obecny kod: Ustawienia, Moje dane.
        [few] { $count } gry z tej przeglądarki nie przejdą z tobą. Aby je później odzyskać, zapisz najpierw swój obecny kod: Ustawienia, Moje dane.
        [many] { $count } gier z tej przeglądarki nie przejdzie z tobą. Aby je później odzyskać, zapisz najpierw swój obecny kod: Ustawienia, Moje dane.
       *[other] { $count } gry z tej przeglądarki nie przejdzie z tobą. Aby je później odzyskać, zapisz najpierw swój obecny kod: Ustawienia, Moje dane.
    }
continue-do = Kontynuuj tutaj
my-data-enter = Kod z innego urządzenia
my-data-enter-do = Kontynuuj tutaj
my-data-delete = Usuń wszystko o mnie
my-data-sure = Twoje miejsca i dane zostaną usunięte, podobnie jak gry, w których nie ma nikogo innego. Tego nie da się cofnąć.
theme-system = Systemowe
theme-light = Jasne
theme-dark = Ciemne
motion-system = Systemowe
motion-full = Pełne
motion-less = Ograniczone
pace-calm = Spokojne
pace-usual = Zwykłe
pace-quick = Szybkie
pace-about = Jak szybko widać, co zrobili inni.
rolls-tap = Dotykam ich
rolls-self = Same
rolls-about = To, co rzucasz lub dobierasz, czeka na twoje dotknięcie, najwyżej trzy sekundy.
sound-on = Włączone
sound-off = Wyłączone
notices-ask = Zezwól na powiadomienia
notices-on = Powiadomienia są włączone.
notices-off = Wyłącz powiadomienia
push-about = W grach trwających dni także wtedy, gdy strona jest zamknięta.
push-on = Także po zamknięciu
push-off = Tylko gdy otwarta
push-failed = Przeglądarka na to nie pozwoliła.
push-insecure = Powiadomienia przy zamkniętej stronie wymagają adresu https; ten nim nie jest.
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.

choose = Własna gra…
play-together = Razem
play-together-game = Zagraj razem: { $game }
play-together-about = Dzielicie jedno miejsce i rozwiązujecie zadanie razem: tu, przy tym ekranie, albo przez link.
race-begin = Zacznij wyścig
race-alone = Najpierw bez rywala i pośpiechu
exercise-today = Dzisiejsze zadanie
read-rules = Zasady
read-rules-game = Zasady: { $game }
your-games = Twoje gry
go-on = Graj dalej
time-until = Koniec czasu { $when }
digest-turns =
    { $count ->
        [0] W żadnej grze nie masz teraz ruchu.
        [one] Masz ruch w jednej grze.
        [few] Masz ruch w { $count } grach.
        [many] Masz ruch w { $count } grach.
       *[other] Masz ruch w { $count } gry.
    }
digest-soonest = Najkrótszy czas kończy się { $when }.
show-all = Pokaż wszystkie ({ $count })
finished-games = Zakończone gry ({ $count })
result-won = Wygrana
result-lost = Przegrana
result-place = { $place }. miejsce
result-drawn = Remis
result-solved = Rozwiązane
result-unsolved = Nierozwiązane
today-heading = Ćwiczenia na dziś
today-done = Zrobione
choosing-title = Wybór: { $game }
choosing-heading = Jak chcesz grać?
opponent-who = Z kim chcesz zagrać?
opponent-places = Miejsca do obsadzenia
opponent-score = Wygrane: { $won } z { $count }.
opponent-match = To przeciwnik w sam raz dla ciebie.
opponent-strength = Mniej więcej twoja siła: { $name }
opponent-link = Znajomy z linkiem
opponent-link-about = Dostaniesz link, który możesz wysłać komukolwiek. Konto nie jest potrzebne.
opponent-here = Ktoś obok mnie
opponent-here-about = Dzielicie to urządzenie: podawajcie je sobie albo połóżcie między sobą.

handicap-how-strong = Jak silna jest druga osoba w porównaniu z tobą?
handicap-gap-0 = dużo słabsza
handicap-gap-1 = słabsza
handicap-gap-2 = podobnie
handicap-gap-3 = silniejsza
handicap-gap-4 = dużo silniejsza
handicap-proposal = Dla wyrównania szans: { $what }.
handicap-mine = To ty.
handicap-other = To druga strona.
handicap-take = Graj z tym handicapem
handicap-drop = Graj bez handicapu
handicap-lot = O tym, kto zaczyna, decyduje los; handicap idzie za graczem.
choosing-box = Karty z własnego pudełka
choosing-seats = Kto gdzie siedzi
players = Gracze
seat-number = Miejsce{"\\u00A0"}{ $number }
seat-me = Ty
seat-computer = Komputer
seat-here = Ktoś przy tym ekranie
seat-open = Ktoś z linkiem
seat-name = Imię
level = Poziom
level-solved = Gra według rozwiązanej gry: zna wartość każdej pozycji.
level-weaker = Na tej planszy poziomy są słabsze: komputer uczył się na planszy z instrukcji.
level-weaker-rules = Z tymi zasadami domowymi poziomy są słabsze: komputer uczył się gry z instrukcji.
who-begins = Kto zaczyna?
begins-lot = Losowo
pair = Ile gier?
pair-one = Jedna
pair-two = Dwie, z zamianą miejsc
pair-about = Rozpoczynanie jest coś warte. W dwóch grach każdy zaczyna raz, przy tym samym rozstawieniu, a punkty z obu się sumują. To nasza własna zasada.
house-rules = Zasady domowe
house-rules-about = Inne sposoby odczytania instrukcji i nasze własne zasady. Zostaw je bez zmian, żeby grać według tutejszych zasad.
option-none = Brak
option-own = Własne
clock = Zegar
clock-none = Brak
clock-turn = Na turę
clock-game = Na grę
clock-days = Dni
clock-days-each = Dni na turę
clock-seconds = Sekundy na turę
clock-minutes = Minuty dla każdego
clock-gain = Dodatek na turę (s)
option-over-days = trwa tyle co tura, bo zegar liczy dni.
clock-is-days =
    { $days ->
        [one] Zegar: { $days } dzień na turę
        [few] Zegar: { $days } dni na turę
        [many] Zegar: { $days } dni na turę
       *[other] Zegar: { $days } dnia na turę
    }
time-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
time-hours = { $hours } godz.
clock-is-turn = Zegar: { $seconds } s na turę
clock-is-game = Zegar: { $minutes } min na osobę, + { $gain } s na turę
start-game = Zaczynamy
start-game-link = Zacznij i zaproś

table-title = Stół
connecting = Łączenie…
reconnecting = Utracono połączenie. Ponowne łączenie…
connected-again = Połączenie wróciło.
table-gone = Nie ma tego stołu
table-gone-text = Link może być niepełny albo stół usunięto po długiej przerwie.
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
reach-here = Ten adres działa tylko na tym komputerze. Aby mogli dołączyć inni w sieci, uruchom serwer tak:
reach-network = Ten adres działa w twojej sieci.
qr-code = Kod QR adresu
copy-link = Kopiuj link
share-link = Udostępnij link
share-text = Zagraj ze mną: { $game }!
sit-heading = Jest wolne miejsce
sit-here = Dołącz
sit-as = Dołącz: { $side }
side-invite = Zaproś do gry po mojej stronie
side-link = Link do gry po mojej stronie
side-about = Kto otworzy ten link, widzi to co ty i może działać za waszą stronę.
side-somebody = ktoś
side-send-away = Usuń
side-send-away-name = Usuń: { $name }
side-leave = Przestań grać po tej stronie
side-join-heading = Grać po tej samej stronie? { $name } zaprasza.
side-join-about = Widzicie to samo i każde z was może działać.
side-join = Dołącz
side-watch = Tylko patrzę
watch-only = Oglądasz grę.
seat-empty = Wolne miejsce

seats = Gracze
seat-level = Poziom{"\\u00A0"}{ $level }
seat-online = Przy stole
seat-offline = Rozłączono
seat-along = oraz { $names }
seat-you = Ty
seat-to-act = ma ruch
seat-resigned = Poddanie
seat-flagged = Czas minął
seat-stand-in = Gra komputer
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
turn-ahead = Ruch: { $name }. Swój możesz wybrać już teraz.
turn-of-any = Kto pierwszy, ten lepszy: { $names }
turn-thinking = { $name } myśli…
turn-playing = Gra { $name }
roll-dice = Rzuć kośćmi
roll-dice-how = Dotknij kości.
draw-cards = Dobierz
draw-cards-how = Dotknij, aby zobaczyć, co dobierasz.
hourglass = Klepsydra
held-back = Twój handicap: czekaj
prepared-yours = Wybrane. Ruch wykona się w twojej turze.
sending = Wysyłanie…

actions = Co można zrobić
all-actions = Wszystkie ruchy
all-actions-search = Szukaj
all-actions-more = … i jeszcze { NUMBER($count, useGrouping: 0) }. Skorzystaj z wyszukiwania.
all-actions-none = Teraz nie ma nic do zrobienia.
hint-coming = Myślę…
preparing = Komputer przygotowuje się do tej gry, tylko ten pierwszy raz: { $share }…
hint-says = Podpowiedź: { $sentence }
undo-ask = Poproś o cofnięcie
answer-yes = Tak
answer-no = Nie
absence-wait = Czekaj
absence-computer = Niech gra komputer
absence-friend = Niech gra ktoś inny
absence-take = Zajmij miejsce
absence-give-back = Oddaj miejsce
absence-change = Zdecyduj jeszcze raz
absence-link = Wyślij ten link osobie, która ma zająć miejsce:
offer-draw = Zaproponuj remis
resign-question = Naprawdę chcesz poddać tę grę?
resign-yes = Tak, poddaję
keep-going = Gram dalej
rematch-loser = To twoja przegrana, więc mówisz, kto zacznie następną grę.
rematch-i-begin = Jeszcze raz: zaczynam ja
rematch-you-begin = Jeszcze raz: zaczynasz ty
rematch-they-say = Kto przegrał ({ $name }), mówi, kto zacznie następną grę.
rematch-loser-begins = Jeszcze raz: zaczyna przegrany
rematch-winner-begins = Jeszcze raz: zaczyna zwycięzca
pair-next = Druga gra
pair-game = Gra { $number }
pair-sum = Razem
rematch-wished = Jeszcze jedna gra? Chętni: { $names }.
rematch-asked = Czekamy na zgodę pozostałych.
rematch-with-computer = Zagraj ponownie z komputerem
rematch-with-friend = Zagraj ponownie z kimś innym
menu = Menu
rule-link = Zasada { $rule }
log = Przebieg gry
log-empty = Nic się jeszcze nie wydarzyło.
story = Co się stało
show-again = Pokaż jeszcze raz
back-to-now = Wróć do gry
copy-watch-link = Kopiuj link dla widzów
save-record = Zapisz grę

chat-say = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz czat
chat-unmute = Włącz czat
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
emotes = Reakcje
emote-hello = Cześć
emote-good-luck = Powodzenia
emote-well-played = Ładnie zagrane
emote-thanks = Dzięki
emote-think = Myślę
emote-wow = Wow
emote-oops = Ojej
emote-laugh = Śmiech

curtain-heading = Teraz urządzenie bierze { $name }
curtain-text = Reszta niech teraz nie patrzy na ekran.
curtain-lift = To ja, { $name }

ending-heading = Koniec gry
ending-won = Wygrywasz!
ending-lost = Wygrana: { $name }.
ending-draw = Remis.
ending-you-lost = Przegrywasz
ending-place = Zajmujesz { $place ->
    [2] drugie
    [3] trzecie
   *[other] czwarte
} miejsce
ending-you-share = Dzielisz się wygraną
ending-shared = Wspólna wygrana: { $names }
ending-solo-done = Rozwiązane!
ending-solo-failed = Tym razem nie.
par-fewest =
    { $par ->
        [one] Najkrótsze rozwiązanie ma { $par } ruch.
        [few] Najkrótsze rozwiązanie ma { $par } ruchy.
        [many] Najkrótsze rozwiązanie ma { $par } ruchów.
       *[other] Najkrótsze rozwiązanie ma { $par } ruchu.
    }
par-plans =
    { $count ->
        [one] Jest tylko { $count } takie rozwiązanie.
        [few] Są { $count } takie rozwiązania.
        [many] Jest { $count } takich rozwiązań.
       *[other] Jest { $count } takiego rozwiązania.
    }
par-used =
    { $used ->
        [one] Potrzebny był { $used } ruch.
        [few] Potrzebne były { $used } ruchy.
        [many] Potrzebnych było { $used } ruchów.
       *[other] Potrzebnych było { $used } ruchu.
    }
ways-heading = Rozwiązanie.
ways-last = Ostatnia karta.
ways-before = Rozwiązania poprzedniej karty
ways-way = Droga { $number }
ways-yours = twoja
ways-played = zagrana
ways-more =
    { $count ->
        [one] I jeszcze jedna.
        [few] I jeszcze { $count }.
        [many] I jeszcze { $count }.
       *[other] I jeszcze { $count }.
    }
rest-yours = Twój punkt
rest-other = Punkt: { $name }
rest-next = Następna karta
rest-waited-for = Pozostali są gotowi. Gra sama pójdzie dalej za
rest-waiting = Czekamy na: { $names }
retry = Spróbuj jeszcze raz
look-back = Powtórka
share = Udostępnij
new-game = Nowa gra

fair = Uczciwe losowanie
fair-about = Przed pierwszym rzutem serwer wylosował tajne ziarno i pokazał jego cyfrowy odcisk. Po grze ziarno staje się jawne i każdy może sprawdzić według niego wszystkie rzuty i tasowania.
fair-commit = Cyfrowy odcisk
fair-seed = Ziarno
fair-seed-later = Zobaczysz je po skończonej grze
verify = Sprawdź teraz
verify-good =
    { $count ->
        [0] Wszystko w porządku; w tej grze nic nie zależało od losowania.
        [one] Sprawdzono { $count } wynik losowania: zgadza się z ziarnem.
        [few] Sprawdzono { $count } wyniki losowania: zgadzają się z ziarnem.
        [many] Sprawdzono { $count } wyników losowania: zgadzają się z ziarnem.
       *[other] Sprawdzono { $count } wyniku losowania: zgadza się z ziarnem.
    }
verify-bad = Coś się nie zgadza: te wyniki nie pasują do ziarna.

replay-position = Krok { $step } z { $last }
replay-start = Początek
replay-place = { $at }. { $name }
replay-slider = Krok
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
pause = Pauza
replay-keys = Strzałki: w lewo i w prawo krok po kroku, w górę i w dół tura po turze; spacja: odtwarzanie lub pauza.
replay-controls = Kroki
replay-moves = Ruchy
replay-live = Ta gra jeszcze trwa. Widzisz to, co o niej wiesz.
replay-to-table = Do stołu
eyes = Czyimi oczami
eyes-all = Wszystkie sekrety
eyes-onlooker = Widz
play-on = Graj dalej od tego miejsca
play-on-about = Nowy stół zaczyna od tej pozycji. Odtąd kostki i karty są losowane od nowa.
play-on-ended = Tu gra się kończy. Cofnij się i spróbuj inaczej.
play-on-as = Grasz jako
play-on-computer = Przeciw komputerowi
play-on-friend = Z kimś innym
play-on-alone = Graj dalej

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-other = Inne gry
rules-offline = Nie ma połączenia, a tych zasad jeszcze na tym urządzeniu nie czytano. Pojawią się, gdy wróci połączenie, i już tu zostaną.
example-agrees = Tak właśnie mówi przykład.
example-restart = Wróć na początek
example-allowed = Tu wolno
example-only = Tu wolno tylko to
example-refused = Tu nie wolno
example-line = { $count ->
    [one] Odegraj: { $count } krok
    [few] Odegraj: { $count } kroki
    [many] Odegraj: { $count } kroków
   *[other] Odegraj: { $count } kroku
}
example-least = Najkrótszy plan kosztuje { $least }.
example-plans = { $count ->
    [one] Jest tylko { $count } taki.
    [few] Są { $count } takie.
    [many] Jest { $count } takich.
   *[other] Jest { $count } takiego.
}

about-heading = O Regalii
about-what = Królewskie gry planszowe z dokładnymi zasadami, silnymi graczami komputerowymi i stołem dla przyjaciół. Wolne oprogramowanie; każdy może mieć własny serwer.
about-fair-heading = Czy losowanie jest uczciwe?
about-fair = Rzuty i tasowania wynikają z ziarna, które serwer ustala przed grą i którego odcisk widzą wszyscy. Każdy może dorzucić własny składnik losowy. Po grze ziarno zostaje pokazane i każdy może sprawdzić każdy wynik, tutaj jednym kliknięciem albo poleceniem poniżej.
about-help = Pomocy z zewnątrz nie da się wykluczyć: bez kont nikogo nie powstrzyma się przed zapytaniem komputera w innym oknie. Gdy to ważne, grajcie w jednym pokoju.
about-privacy-heading = Co o tobie wiemy
about-privacy = Bez kont i bez śledzenia; strona nie łączy się z żadnym innym serwerem. Twoje miejsca przy stołach pamięta losowa liczba w ciasteczku. Imiona i czat należą do stołu i znikają razem z nim.
about-install-heading = Na twoim urządzeniu
about-install = Stronę można zainstalować z menu przeglądarki. Zasady można wtedy czytać także bez połączenia.
about-people-heading = Kto to zrobił
about-people = Projekt Regalia, z szacunkiem dla instrukcji gier, których autorów wymieniają strony z zasadami. Teksty są nasze.
box-title = Pomocnik: { $game }
box-who = Kto gra?
box-names-about = Z imionami wszystko jest mówione z nimi, bez nich – kolorami lub miejscami.
box-set = Co jest w waszym pudełku?
box-how = Jak gracie?
box-begin = Zacznij
box-set-up = Gracze i pudełko
box-telling = Powiedz, co się stało
box-tell = Tak było
box-may = Czy mogę?
box-may-asks = Następne dotknięcie tylko pyta, czy wolno: nic się jeszcze nie liczy.
box-only-way = Możliwe było tylko jedno:
box-undo = Cofnij
box-restart = Nowa gra
box-log = Co się stało
box-shown = Co zostaje przy tym pokazane?
box-which-card = Którą kartę zagrano?
box-card = { $rank }, { $suit }
box-cards = Karty do gry
box-clubs = trefl
box-diamonds = karo
box-hearts = kier
box-spades = pik
box-joker = joker
box-cards-told = Podane karty: { $count } z { $most }
box-units-told = Wymieniono: { $count } z { $most }
box-sets = Jak w poprzednich partiach
box-piece = Bierka
box-position = Karta
box-this-card = Ta karta
box-seconds = { $count } s
box-not-allowed = Niedozwolone:
box-offline = Brak połączenia: zasady są na serwerze. To, co podano, zostaje na tym urządzeniu, a klepsydra biegnie dalej.
box-rest = { $who }, { $where }: które karty ({ $count })?
box-lives = Pozostałe życie
box-rest-tell = Powiedz, co jeszcze ma na ręce { $who }
box-look-back = Obejrzyj partię
box-spectators = Czego nikt nie pokazał, pozostaje ukryte: to zapis widza.
box-save = Zapisz partię
box-restart-sure = Porzucić tę partię? Wszystko, co podano, zostanie zapomniane.
box-about = Grajcie własnym egzemplarzem; strona wam towarzyszy, sędziuje i liczy.
box-follows = To, co podano, jest dla ciebie przechowywane: na innych twoich urządzeniach gra toczy się dalej od tego miejsca.
box-stays = Ta gra jest już za długa, by podążać za tobą: zostaje na tym urządzeniu. Zapisaną można otworzyć gdzie indziej.
box-all = Wszystkie gry z pudełkiem
box-go-on = Dalej od tego miejsca
box-open = Dalej z zapisanej gry
own-cards-ours = Karty projektu
own-cards-mine = Z twojego pudełka ({ $count })
own-cards-about = Własne karty projektu albo drukowane z twojego pudełka: wprowadź je raz, a zostaną dla ciebie zachowane.
own-cards-enter = Wprowadź karty ze swojego pudełka
own-cards-count = Wprowadzone karty: { $count } z najwyżej { $most }
own-cards-twice = Ta karta jest już wprowadzona.
own-cards-remove = Usuń
own-cards-change = Zmień
own-cards-entering = Teraz wpisujesz
own-cards-places = Miejsca
own-cards-values = Pojedyncze wartości
own-cards-singly = Dotknij żetonu, na którym wydrukowano co innego niż na pozostałych tego rodzaju.
own-cards-usual = Jak jego rodzaj: { $value }
own-values-mine = Wartości z twojego pudełka
own-values = Ile warte są żetony
own-cards-put = Położono: { $count } z { $most }
own-cards-missing = Brakuje jeszcze: { $what }.
own-board-draw = Narysuj planszę ze swojego pudełka
own-board-mine = z twojego pudełka
own-board-about = Twoje pudełko ma inną planszę? Narysuj ją raz, a zostanie zachowana dla ciebie.
own-board-how = Dotknij pola, żeby dać mu następną rolę, a krawędzi, żeby postawić mur albo go usunąć.
own-board-wall = Mur między { $a } i { $b }
own-board-side = Strona { $number }
own-board-sides = Strony planszy
own-board-right = Na tej planszy można grać.
own-board-presets = Zacznij od
own-board-from = Zacznij od: { $board }
own-board-keep = Zachowaj tę planszę
own-board-other-side = Plansza ma drugą stronę
own-board-one-side = Usuń tę stronę
own-board-forget = Zapomnij tę planszę

learn-steps = Kroki lekcji
learn-step = Krok { $number }: { $goal }
learn-step-done = Krok { $number }, zrobiony: { $goal }
learn-intro = O co chodzi
learn-begin = Od razu do lekcji
learn-your-move = { $count ->
    [one] Twoja tura · jeden ruch
    [few] Twoja tura · { $count } ruchy
    [many] Twoja tura · { $count } ruchów
   *[other] Twoja tura · { $count } ruchów
}
learn-right = Dobrze
learn-wrong = To nie to
learn-hint-later = Nic nie przepada. Po jeszcze jednej próbie pojawi się podpowiedź.
learn-nothing-lost = Nic nie przepada.
learn-try-again = Spróbuj ponownie
learn-repeat = Jeszcze raz
learn-next = Następny krok
learn-finish = Koniec
learn-skip = Pomiń ten krok
learn-needs-server = Co z tego wyniknie, oblicza serwer: potrzebne jest połączenie.
learn-stars = { $count ->
    [one] Jedna gwiazdka z trzech
    [few] { $count } gwiazdki z trzech
    [many] { $count } gwiazdek z trzech
   *[other] { $count } gwiazdki z trzech
}
learn-over = To koniec lekcji
learn-again = Powtórz lekcję
learn-first-game-about = Teraz cała partia z najłatwiejszym komputerem. Przed każdym nowym rodzajem decyzji jedno zdanie mówi, o co chodzi.
learn-offer = { $count ->
    [one] { $game } po raz pierwszy? Jeden krok pokaże, jak się gra.
    [few] { $game } po raz pierwszy? { $count } krótkie kroki pokażą, jak się gra.
    [many] { $game } po raz pierwszy? { $count } krótkich kroków pokaże, jak się gra.
   *[other] { $game } po raz pierwszy? { $count } krótkiego kroku pokaże, jak się gra.
}
daily-of = Ćwiczenie dnia: { $game }
daily-count = Zrobione: { $done } z { $count }
daily-done = Zrobione
daily-done-misses = Zrobione, pomyłki: { $misses }
daily-next = Dalej
daily-week = Ostatnie siedem dni
daily-day-done = zrobiony
daily-day-forgiven = darowany
daily-day-missed = opuszczony
daily-day-open = jeszcze otwarty
daily-days = Dni z rzędu: { $days }
daily-forgiven = Jeden opuszczony dzień w tygodniu jest darowany.
daily-share = Udostępnij
daily-copy = Kopiuj wiersz
daily-picture = Zapisz jako obraz
practice-of = { $game }: { $theme }
practice-title = Ćwicz: { $game }
practice-about = Wybierz, co chcesz ćwiczyć. Gdy ci idzie, robi się trudniej; to, co nie wyszło, wraca po 1, 3 i 7 dniach.
practice-due = Ćwiczenia, które dziś wracają: { $count }
practice-next = Następne ćwiczenie
learn-proof-exact = Odpowiedź: rozwiązana dokładnie
learn-proof-proved = Odpowiedź: udowodniona
learn-proof-computed = Odpowiedź: obliczona
learn-proof-searched = Odpowiedź: znaleziona przez przeszukiwanie

workshop-title = Warsztat: { $game }
workshop-link = Warsztat
workshop-about = Twórz własne jednostki i scenariusze, sprawdzaj, ile są warte, i od razu nimi graj.
workshop-matches = Przeciw innym
workshop-other = Jednostka
workshop-way = W co grać
workshop-against = Przeciw
workshop-play = Zagraj
workshop-kept = Zachowane
workshop-name = Nazwa
workshop-keep = Zachowaj
workshop-remove = Usuń
workshop-file = Zapisz jako plik
workshop-open = Otwórz plik
workshop-new = Zacznij od nowa
workshop-long = To za długie na link; zapisz to jako plik.
workshop-bad-link = Ten link nie zawiera niczego, co da się tu odczytać.
workshop-languages = według języków, w pliku
review-working = Przeglądam każdy ruch…
review-deeper = To, co może mieć znaczenie, oglądam dłużej…
review-share = gotowe: { $share }
review-stop = Zatrzymaj
review-go-on = Dalej
coach = Gra w minutę
coach-moments = { $count ->
    [one] { $count } chwila i jedno na przyszłość
    [few] { $count } chwile i jedno na przyszłość
    [many] { $count } chwil i jedno na przyszłość
   *[other] { $count } chwili i jedno na przyszłość
}
coach-voice = Czytaj na głos
coach-tomorrow = Jutro wróci jako ćwiczenie.
review-question = { $chance ->
    [dice] To ja czy kostki?
    [cards] To ja czy karty?
    [luck] To ja czy los?
   *[none] Co zdecydowało?
}
review-right = Decyzje gorsze od najlepszej o mniej niż 2 punkty: { $right } z { $all }.
review-whose = Z punktu widzenia
review-error = Możliwy błąd między przyczynami, w punktach: { $points }.
review-graph-axes = Od lewej do prawej kolejne kroki gry: { $count }; 100 to wygrana, 0 przegrana.
review-more-marked = Co jeszcze zaznaczono
review-details-about = jak sumują się punkty, co jeszcze zaznaczono, wszystkie kostki i karty
review-details = Szczegóły
review-where = Skąd ten wynik
review-decisions = Ruchy
review-graph = Szansa na wygraną
review-graph-told = Szansa na wygraną w procentach: { $start } na początku, od { $low } do { $high }.
review-quiet = Żadna chwila nie zmieniła wiele.
review-moments = Ważne chwile
review-likely = Prawdopodobieństwo: { $share }.
review-took = Koszt: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
review-gave = Zysk: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
review-kept = Szansa wynosiłaby wtedy { $best } na 100, a wynosiła { $played }.
review-show-before = Jak było
review-blows = { $chance ->
    [dice] Rzuty, które odmieniły grę
    [cards] Karty, które odmieniły grę
   *[luck] Los, który odmienił grę
}
review-step = Krok { $n }
review-nothing-to-do = Nikt nie miał na to wpływu.
review-better = Lepiej: { $what }
review-show-better = Pokaż lepszy ruch
review-show-played = Pokaż, co zagrano
review-try = Spróbuj
review-try-which = Jaki ruch wybierasz?
review-try-right = Dobrze: to najlepszy ruch albo prawie tak dobry.
review-try-wrong = Strata: { $points } pkt. Spróbuj inaczej.
review-choices = Wszystko, co było możliwe
review-chance = Kostki i karty
review-chance-row = { $came }, sprawiedliwy udział { $fair }
review-how = Jak się liczy
review-how-sum = Wygrana gra to 100 punktów, przegrana 0. Szanse na początku, szczęście, decyzje i reszta dają razem wynik.
review-how-luck = Szczęście: o ile lepsze od przeciętnych były dla ciebie kości i karty.
review-how-decisions = Decyzje: ile warta była akcja w porównaniu z najlepszą, oceniana tylko według tego, co można było wtedy wiedzieć. Oznacza się tylko to, co na pewno coś kosztowało.
review-how-unknowable = Nikt nie mógł wiedzieć: co w decyzji zmieniły zakryte karty albo to, kto był szybszy. Nikogo się za to nie wini.
review-how-left-over = Reszta: co pozostaje niewyjaśnione, bo niektóre wartości są tylko oszacowane. Gdzie wszystkie są dokładne lub udowodnione, nie zostaje nic.
review-start = Na początku
review-luck = { $chance ->
    [dice] Kostki
    [cards] Karty
   *[luck] Los
}
review-own = Własne ruchy
review-others = Ruchy innych
review-unknowable = Nikt nie mógł wiedzieć
review-given-up = Przedwczesny koniec
review-left-over = Bez wyjaśnienia
review-result = Wynik
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-grade-good = dobrze zagrane
review-word-exact = dokładnie
review-word-proved = udowodnione
review-word-computed = obliczone
review-word-searched = oszacowane
print = Drukuj
print-what = Co wydrukować
print-paper = Papier
print-pdf = Jako PDF
print-army = Armia na karcie (litery)
weigh = Wycena
weigh-about = Serwer rozgrywa wiele partii między równymi armiami, w których zamieniono jedną jednostkę.
weigh-it = Wyceń: { $name }
weigh-stop = Zatrzymaj
weigh-waiting = Zaraz ruszą pierwsze partie…
weigh-progress = Postęp
weigh-failed = Nie udało się wycenić tej jednostki.
weigh-strength = kto gra
weigh-points = punkty procentowe wygranych
weigh-games = partie

rush-title = Wyścig: { $game }
rush-minutes = Trzy minuty
rush-survival = Do trzeciego błędu
rush-about = Od łatwych do trudnych, każde w najmniejszej liczbie ruchów. Każdy, kto ma link, dostaje własne, równie trudne, i zaczyna tylko raz; to, co ci nie wyjdzie, możesz potem powtórzyć.
rush-about-minutes = Rozwiąż jak najwięcej ćwiczeń w trzy minuty. Błąd kosztuje dziesięć sekund; pięć, dwanaście, dwadzieścia i trzydzieści z rzędu oddaje kilka z nich.
rush-about-survival = Rozwiąż jak najwięcej ćwiczeń. Nie spiesz się: kończy dopiero trzeci błąd.
rush-begin = Start
rush-begin-again = Zacznij to od nowa
rush-skip = Do następnego (liczy się jako błąd)
rush-too-late = Za późno: to już się nie liczy.
rush-score = Rozwiązane: { $count }
rush-lives = Dozwolone jeszcze błędy: { $count }
rush-result = Błędy: { $misses }. Najdłuższa seria: { $longest }.
rush-best = Twój najlepszy wynik: { $count }
rush-missed = To, co nie wyszło
rush-look = Powtórz numer { $number }
rush-look-again = Zobacz, jak idzie innym
rush-board = Wyniki
rush-invite = Ten sam wyścig dla innych: link
rush-another = Jeszcze jeden wyścig
rush-who = Kto
rush-done = Rozwiązane
rush-misses = Błędy
rush-nobody = Ktoś
rush-me = ty
rush-running = jeszcze gra
exercise-solve = Pokaż rozwiązanie
exercise-solution = Rozwiązanie

analyse-of = Warianty: { $game }
analyse-about = Wklej zapisaną grę lub pozycję i wypróbuj wszystko: za każdą stronę, z dowolnym rzutem lub kartą.
analyse-about-moment = Graj za wszystkie strony i wybieraj, co przynosi los. Wszystko można cofnąć.
analyse-text = Zapisana gra albo pozycja
analyse-this = Otwórz
analyse-where = Gdzie jesteś
analyse-step = Krok { $n } z { $all }
analyse-before = Krok wstecz
analyse-after = Następny krok
analyse-back = Cofnij
analyse-all-back = Wróć do gry
analyse-whose = Kto działa
analyse-chance = Los: wybierz, co wypada
analyse-random = Niech zdecyduje los
analyse-values = Ile jest warta każda akcja
analyse-looking = Szukanie coraz głębiej ({ $count })
analyse-deeper = Szukaj głębiej
analyse-all-seen = Wszystko jest znane.
analyse-more = Jeszcze { $count }
analyse-fewer = Tylko najlepsze
analyse-line = Najlepszy wariant
analyse-copy = Kopiuj pozycję
analyse-terminal = Zapisane otwiera się też w terminalu:

mine-about = Co mówią twoje gry razem wzięte. Tylko ty to widzisz. Gry są dodawane, gdy otwierasz tę stronę; wyniki analizy, gdy jest gotowa.
mine-none = Nie ma jeszcze zakończonych gier.
mine-style = Co ci wychodzi, a co nie
mine-style-about = Tylko w porównaniu z resztą twoich własnych wyników. W nawiasie: przedział, w którym prawdziwy udział leży w 95 przypadkach na 100.
mine-style-theme = Ćwicz ten temat
mine-style-mistakes = Ćwicz swoje oznaczone decyzje
mine-results = Wyniki
mine-level = Poziom { $level }
mine-people = Z ludźmi albo w pojedynkę
mine-won = wygrane
mine-drawn = remisy
mine-lost = przegrane
mine-time = Dokładność i szczęście w czasie
mine-time-told = Gry z analizą: { $count }. Średnio dokładność { $accuracy }%, szczęście { $luck } pkt.
mine-accuracy = Dokładność
mine-no-review = Żadna z tych gier nie ma jeszcze analizy. Otwórz jedną i zajrzyj tu ponownie.
mine-themes = Oznaczone decyzje
mine-theme-early = na początku gry
mine-theme-middle = w środku gry
mine-theme-late = pod koniec gry
mine-theme-ahead = w lepszej pozycji
mine-theme-behind = w gorszej pozycji
mine-latest = Ostatnie gry
mine-one-won = wygrana
mine-one-drawn = remis
mine-one-lost = przegrana
mine-how = Ostatnie 40 gier jest przechowywanych pojedynczo, starsze tylko jako wyniki.
mine-delete = Usuń te wyniki
mine-delete-sure = Tak, usuń

analyse-game = Gra
analyse-any-game = Ta, która pasuje
editor-open = Ułóż pozycję
editor-change = Zmień pozycję
editor-of = Układanie pozycji: { $game }
editor-about = Wybierz coś i dotknij miejsca; ponowne dotknięcie to usuwa.
editor-verdict = Czy to możliwe?
editor-possible = Ta pozycja jest możliwa.
editor-analyse = Wypróbuj
editor-another = Inna pozycja
editor-things = Co postawić
editor-away = Zabierz
editor-fields = Co jeszcze do niej należy
review-try-other = Są lepsze ruchy. Spróbuj innego.

review-try-again = Jeszcze raz
mistakes = Moje własne błędy
mistakes-about = Oznaczone decyzje z twoich gier wracają po 1, 3 i 7 dniach. Co traci mniej niż 2 punkty, jest dobre.
mistakes-due = Na dziś: { $count }
mistakes-waiting = Później: { $count }
mistakes-begin = Spróbuj
mistakes-next = Dalej
mistakes-gone = Analizy tej gry już nie ma.

proved-link-about = Wygrane, którym nikt nie zapobiegnie, do rozegrania krok po kroku.
proved-about = W każdej z tych pozycji strona, która ma ruch, może wymusić wygraną: sprawdzono każdą odpowiedź drugiej strony. Liczy się tury obu stron, a krótszej wygranej nie ma.
proved-side = Kto wygrywa
proved-either = Obie strony
proved-length = Jak długo
proved-any = Dowolnie długo
proved-turns =
    { $plies ->
        [one] jedna tura
        [few] { $plies } tury
        [many] { $plies } tur
       *[other] { $plies } tury
    }
proved-wins =
    { $plies ->
        [one] { $side }: wygrana w jednej turze
        [few] { $side }: wygrana w { $plies } turach
        [many] { $side }: wygrana w { $plies } turach
       *[other] { $side }: wygrana w { $plies } turach
    }
proved-ways =
    { $winning ->
        [one] Prowadzi do tego jeden z { $actions } możliwych ruchów.
        [few] Prowadzą do tego { $winning } z { $actions } możliwych ruchów.
        [many] Prowadzi do tego { $winning } z { $actions } możliwych ruchów.
       *[other] Prowadzi do tego { $winning } z { $actions } możliwych ruchów.
    }
proved-count =
    { $count ->
        [0] Nie znamy takiej pozycji.
        [one] Jedna pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }
proved-line = Zwycięzca działa najszybciej, jak się da, a druga strona broni się najdłużej, jak może.
proved-all = Wszystkie pozycje
proved-next = Następna
`;export{e as default};