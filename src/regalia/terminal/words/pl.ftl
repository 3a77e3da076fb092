# Co mówi stół przy klawiaturze.
to-act = ruch: { $who }
who-acts = Kto pierwszy: { $who }
dice-to-type = Rzuć albo dobierz i wpisz, co wypadło
prompt = { $who }>{" "}
prompt-dice = wynik>{" "}
prompt-race = miejsce i ruch>{" "}
prompt-end = koniec>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } ruch
    [few] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } ruchy
    [many] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } ruchów
   *[other] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } ruchu
}
more-actions = { $count ->
    [one] Jeszcze { NUMBER($count, useGrouping: 0) } ruch: `list` go pokaże, początek tekstu go znajdzie.
    [few] Jeszcze { NUMBER($count, useGrouping: 0) } ruchy: `list` je pokaże, początek tekstu je znajdzie.
    [many] Jeszcze { NUMBER($count, useGrouping: 0) } ruchów: `list` je pokaże, początek tekstu je znajdzie.
   *[other] Jeszcze { NUMBER($count, useGrouping: 0) } ruchu: `list` je pokaże, początek tekstu je znajdzie.
}
which = { $typed } może znaczyć:
no-such-number = Nie ma numeru { $number }; ruchy mają numery od 1 do { $last }.
refused-by-rule = { $reason } (zasada { $rule }; pokaże ją `rules { $rule }`)
say-seat-first = Podaj, kto gra: numer miejsca i ruch, na przykład `{ $example }`.
nobody-to-wait-for = Wszyscy, którzy mogą grać, siedzą przy tej klawiaturze.
or-wait = Każde z was może być pierwsze: zagraj albo wpisz `wait`, a zagra komputer.
compiling = Komputer przygotowuje się: za pierwszym razem na tym urządzeniu trwa to do minuty.
by-solution = { $who } gra według rozwiązanej gry: zna wartość każdej pozycji.
thinking = Komputer myśli…
hint = Komputer wybrałby { $text }: { $sentence }
time-limit = Pozostały czas: { $seconds } s.
undone = { $count ->
    [one] Cofnięto: { $texts }.
    [few] Cofnięto, razem { NUMBER($count, useGrouping: 0) }: { $texts }.
    [many] Cofnięto, razem { NUMBER($count, useGrouping: 0) }: { $texts }.
   *[other] Cofnięto, razem { NUMBER($count, useGrouping: 0) }: { $texts }.
}
record-needs-file = Podaj dokąd: `record gra.txt`.
record-exists = Plik { $file } już istnieje i nie został zmieniony; wybierz inną nazwę.
record-saved = Zapis jest w pliku { $file }.
record-tells-all = Zapis zdradza wszystko, także ukryte karty.
record-failed = Nie można zapisać { $file }: { $why }.
kept = Gra jest zachowana. Tak do niej wrócisz:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = w tym pliku nie ma przerwanej gry z pudełkiem.
not-kept = Gra nie jest zachowana: { $why }.
no-home = nie znaleziono twojego folderu domowego
quit-question = Zachować grę na później? [T/n]{" "}
draw-question = { $who }: zgoda na remis? [t/N]{" "}
curtain = Klawiaturę bierze teraz { $who }.
curtain-enter = Naciśnij Enter, gdy patrzy tylko { $who }.{" "}
concluded = Najmniej ruchów: { $least }. Sposoby: { $plans }. Jeden z nich: { $way }
next-enter = Naciśnij Enter, aby przejść do następnego zadania.{" "}
between = zadanie się skończyło
referee = osoba rozdająca
story-empty = Nic się jeszcze nie wydarzyło.
what-unknown = O „{ $what }” nic nie wiadomo.
goes-on = Gra toczy się dalej.
you-may = Możliwe ruchy
you-may-type = Co może wypaść
after-end = `record PLIK` zapisuje grę, `log` pokazuje jej przebieg, `again` gra jeszcze raz, Enter kończy.
opponent = { $name }, poziom{"\u00A0"}{ $level }: { $about }
level-weaker = Na tej planszy poziomy są słabsze: komputer uczył się na planszy z instrukcji.
level-weaker-rules = Z tymi zasadami domowymi poziomy są słabsze: komputer uczył się gry z instrukcji.
who-begins = Przegrywa { $who } i wybiera, kto zaczyna: 1 { $who }, 2 { $other } (Enter: 1)>{" "}
after-end-pair = Enter zaczyna drugą grę; `quit` kończy, `record PLIK` zapisuje grę, `log` pokazuje jej przebieg.
help =
    Wpisz ruch, jego numer albo tyle początku, żeby nie było wątpliwości.
    ?             ta pomoc
    list          wszystkie ruchy
    log           wszystko, co się wydarzyło, o ile wolno ci to wiedzieć
    what X        czym coś jest: pole albo początek nazwy
    rules         wszystkie zasady; `rules 8` pokazuje jedną
    hint          co zrobiłby najsilniejszy komputer
    undo          wróć do ostatniego wyboru kogoś przy tej klawiaturze
    record PLIK   zapisz dotychczasową grę do pliku
    wait          gdy kilka osób może zagrać pierwszych: niech zagra komputer
    draw          zaproponuj remis; druga strona odpowiada
    resign        poddaj się; gdy może zagrać kilka osób, `resign 2` dla miejsca 2
    quit          wyjdź; grę można zachować

# Co jest nie tak z poleceniem
no-rule = { $game } nie ma zasady { $number }.
which-game = Która gra? { $games }
who-plays = --against, --seat i --together mówią, kto gra: podaj tylko jedno.
seat-for-each = Liczba miejsc w grze { $game }: { $count }. Podaj --seat dla każdego albo po prostu --against.
option-form = Opcję zapisuje się { $form }, a nie { $given }.
position-json = Pozycja nie jest obiektem JSON: coś jest nie tak w wierszu { $line }, kolumnie { $column }.
position-deep = Pozycja jest zagnieżdżona zbyt głęboko.
origin-form = Adres zapisuje się jak { $example }, a nie { $given }.
no-cache = Nie da się zapisać do żadnego folderu na skompilowane zasady: podaj go w REGALIA_CACHE. (Bez niego wszystko działa, ale każdy start kompiluje od nowa.)
error = Błąd: { $problem }
usage = Użycie:
try-help = { $command } pokazuje, co przyjmuje to polecenie.
no-such-option = Nie ma opcji { $option }.
no-such-command = Nie ma polecenia { $command }.
did-you-mean = Czy chodziło o { $near }?
option-needs-value = Opcja { $option } wymaga wartości.
option-takes-none = Opcja { $option } nie przyjmuje wartości.
missing-word = Brakuje: { $what }.
missing-command = Brakuje polecenia.
too-many-words = Podano więcej, niż przyjmuje to polecenie.
bad-value = { $what }: to niemożliwe; oczekiwano: { $wanted }.
wanted-whole = liczba całkowita
wanted-decimal = liczba
wanted-other = inna wartość
aborted = Przerwano!

# Co pokazują polecenia
start-title = gry królewskie
start-facts = liczba graczy: { $seats }, { $minutes } min
start-page = Strona otwiera się w przeglądarce; Ctrl-C ją kończy. Poza tym:
start-play = gra przy klawiaturze, razem albo przeciw komputerowi
start-rules = zasady gry
start-games = wszystkie opcje wszystkich gier
start-help = cała reszta
start-folder = W folderze projektu { $command } robi to samo.
option-facts = { $default } (możliwe: { $choices })
house-rules = Zasady domowe
board-none = { $game }: gra się zawsze na tej samej planszy.
board-side = Strona { $number }: { $text }
board-right = { $file }: na tej planszy można grać.
counting = { $game }, głębokość { $depth }
compiling-rules = Kompilowanie
ready = Gotowe: { $games }.
yes-or-no = { $question } [T/n]{" "}

# The companion at the keyboard
prompt-referee = stół>{" "}
referee-begins = Gracie prawdziwą grą na stole; wpisujcie to, co widzą wszyscy przy stole, na przykład 7H albo 10D. Co ukryte, pozostaje ukryte. `?` pokazuje polecenia.
referee-more = Można wpisać, łącznie: { $count }; `list` pokazuje wszystko.
referee-card = Wpisz kartę: rzędy od góry, kropka za każde puste pole. Na przykład: { $example }
may-yes = Tak. { $sentence }
referee-undone = Cofnięto: { $text }.
rest-asked = { $who }, pozostałe karty: { $count } ({ $where }). Aby zapis był pełny: `rest { $seat } KARTY`, dwa miejsca rozdzielone znakiem /.
record-whole = Zapis jest pełny: `record PLIK` go zachowa.
record-spectators = To zapis widza: czego nikt nie pokazał, pozostaje ukryte. `record PLIK` go zachowa.
hourglass-runs = Klepsydra biegnie: { $seconds } s.
hourglass-left = Zostało { $seconds } s.
hourglass-out = Czas minął. Naciśnijcie Enter.
referee-help =
    Wpiszcie, co się stało: kartę (7H, 10D, XX to joker), wynik na kostkach, pozycję, ruch.
    Gdzie liczy się szybkość, najpierw numer miejsca: `1 declare 4`.
    may RUCH      czy mogę? i co by z tego wyszło
    undo          cofnij to, co podano ostatnio
    list          wszystko, co można teraz podać
    log           wszystko, co się stało
    rules         wszystkie zasady; `rules 8` pokazuje jedną
    rest M KARTY  na koniec: jakie karty zostały na miejscu M
    record PLIK   zapisz partię do pliku
    quit          wyjdź

# Lekcje
no-lesson = { $game }: nie ma takiej lekcji; są: { $lessons }
no-lessons-yet = nie ma jeszcze lekcji do gry { $game }
no-step = nie ma kroku { $step }; kroki: { $steps }
whose-lesson = powiedz, do jakiej gry należy lekcja: --game NAME
line-no-json = ten wiersz nie jest obiektem JSON
lesson-faults = { $count ->
    [one] Jedna rzecz się nie zgadza.
    [few] { NUMBER($count, useGrouping: 0) } rzeczy się nie zgadzają.
    [many] { NUMBER($count, useGrouping: 0) } rzeczy się nie zgadza.
   *[other] { NUMBER($count, useGrouping: 0) } rzeczy się nie zgadza.
}
lesson-right = Wszystkie kroki da się wykonać, a liczba akcji się zgadza.
learn-help = Wpisz akcję, jej numer albo początek; `list` pokazuje wszystkie, `rules` i `hint` pomagają, `skip` idzie dalej.
learn-ladder = Najpierw na próbę, nic się nie liczy: wpisz akcję, jej numer lub początek; `list` pokazuje wszystkie, `skip` przechodzi do lekcji.
learn-ladder-done = Właśnie tak.
learn-ladder-back = Jeszcze nie: ruch cofnięty. Spróbuj ponownie.
learn-step = { $left ->
    [one] Krok { $number } z { $of } · twoja tura · jeden ruch
    [few] Krok { $number } z { $of } · twoja tura · { NUMBER($left, useGrouping: 0) } ruchy
    [many] Krok { $number } z { $of } · twoja tura · { NUMBER($left, useGrouping: 0) } ruchów
   *[other] Krok { $number } z { $of } · twoja tura · { NUMBER($left, useGrouping: 0) } ruchów
}
learn-prompt = ty>{" "}
learn-hint = Podpowiedź: { $hint }
learn-wrong = To nie to.
learn-over = To koniec lekcji. Teraz zagraj: regalia play { $game } --guided
learn-first-game = Zagrać teraz pierwszą partię, z objaśnieniami, przeciw poziomowi 1? (Enter: tak, n: nie){" "}

review-start = Na początku
review-luck = Szczęście
review-own = Własne ruchy
review-others = Ruchy innych
review-unknowable = Nikt nie mógł wiedzieć
review-given-up = Przedwczesny koniec
review-left-over = Bez wyjaśnienia
review-result = Wynik
review-accuracy = Dokładność
review-grade-inaccuracy = niedokładność
review-grade-mistake = błąd
review-grade-blunder = gruby błąd
review-grade-good = dobrze zagrane
review-word-exact = dokładnie
review-word-proved = udowodnione
review-word-computed = obliczone
review-word-searched = oszacowane
review-looking = Spojrzenie wstecz
review-points = W punktach: 100 to wygrana.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; lepiej: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – prawdopodobieństwo { $share }; { $who }: { $points }
review-known = Wartości: { $word }.

# What `regalia analyse` says.
analyse-action = Akcja
analyse-worth = Punkty
analyse-to-act = Ruch ma: { $who }
analyse-line = Najlepszy wariant: { $line }
analyse-outcome = Co może przynieść los
analyse-share = Jak często
analyse-looking = Szukanie w głąb (Ctrl-C kończy)
no-exercises-yet = nie ma jeszcze ćwiczeń do gry { $game }
which-theme = powiedz, co chcesz ćwiczyć: { $themes }
example-help = Wpisz akcję, jej numer albo początek; `list` pokazuje wszystkie, `rules` zasady, a sam Enter kończy.
example-prompt = próba>{" "}
example-allowed = Tu wolno:
example-only = Tu wolno tylko to:
example-refused = Tu nie wolno:
example-agrees = Tak właśnie mówi przykład.
example-again = Jeszcze raz od początku:
exercise-help = Wpisz akcję, jej numer albo początek; `list` pokazuje wszystkie, `rules` i `hint` pomagają, `skip` pokazuje rozwiązanie.
exercise-solution = Rozwiązanie:
no-rush = dla gry { $game } nie ma wyścigów
rush-time = Rozwiązane: { NUMBER($score, useGrouping: 0) } · pozostałe sekundy: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Rozwiązane: { NUMBER($score, useGrouping: 0) } · dozwolone błędy: { NUMBER($lives, useGrouping: 0) }
rush-late = Za późno: to już się nie liczy.
rush-result = Rozwiązane: { NUMBER($score, useGrouping: 0) }. Błędy: { NUMBER($misses, useGrouping: 0) }. Najdłuższa seria: { NUMBER($longest, useGrouping: 0) }.
rush-same = Te same dla innych: { $command }
rush-again = Jedno z nieudanych, jeszcze raz:
daily-row = Dni z rzędu: { $days }; rekord: { $best }.
making-exercises = Szukanie ćwiczeń: { $game }
exercises-made = Liczba ćwiczeń w pliku { $file }: { $count }.
exercises-listed = Liczba ćwiczeń na liście: { $count }.
grading-exercises = Ocenianie trudności ćwiczeń: { $game }
exercises-graded = Ćwiczenia ocenione inaczej: { $count }.
# Matches (researching.py)
playing-games = Trwa gra…
bad-clock = Zegar zapisuje się w sekundach lub jako sekundy+dodatek, np. 60+0.5; nie { $given }.
match-line = { $who }: { $points } z { $games } ({ $share }%, 95%: { $low }–{ $high }), ranking { $rating } ± { $spread }
match-fault = Niezakończone przez reguły ({ $why }): { $count }
match-fault-by = { $who }: przegrane z własnej winy ({ $why }): { $count }
match-said = na przykład z odpowiedzią: { $said }
dataset-line = { $folder }: partie: { $games }, decyzje: { $decisions }, pliki: { $files }
printed = Zapisano: { $file }
# Games of one's own (commands/rooms.py)
room-name = „{ $name }” z { $seats } miejscami nie jest możliwe: nazwa to wolne jeszcze małe litery, a miejsca to na przykład 2 lub 2-4.
room-taken = „{ $name }” to już nazwa w Pythonie albo w samym programie: gry o tej nazwie nie dałoby się zaimportować. Wybierz inną.
room-there = W { $folder } już coś jest.
room-undeclared = { $name } nie mówi o każdym polu swojego stanu, co ono zawiera.
room-derived = Zapisano { $file }.
room-made = { $folder } to gra, która działa. Sprawdzenie: regalia check-room { $folder }
