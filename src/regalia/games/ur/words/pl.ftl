# Ur: Królewska gra
name = Ur: Królewska gra
short-name = Ur
how-to-play = Rzuć dwiema kostkami, potem wystaw lub przesuń pionki po dwudziestu polach. Wygrywa, kto pierwszy ma pionek na każdej z czterech rozet.
seat-0 = Gracz ciemnych
seat-1 = Gracz jasnych
side-0 = ciemne
side-1 = jasne
about = Wyścig po dwudziestu polach: zajmij wszystkie cztery rozety naraz.
reason-rosettes = jedna strona zajmuje wszystkie cztery rozety
reason-some-rosettes = jedna strona zajmuje dość rozet
reason-claimed-draw = zgłoszono remis

# Pola i rzeczy
nobody = puste
square-plain = { $square }, { $owner }
square-rosette = { $square }, rozeta, { $owner }
square-entrance = { $square }, Wejście, { $owner }
square-royal = { $square }, Kraina Królewska, { $owner }
square-ishtar = { $square }, Isztar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = pionek na { $square }: { $owner }
reserve = { $owner }: w rezerwie { $count }
die-gold = złoty
die-silver = srebrny
die-blank = pusty
roll-name = { $roll ->
    [one-silver] jeden srebrny
    [one-gold] jeden złoty
    [gold-silver] złoty i srebrny
    [two-silver] dwa srebrne
    [two-gold] dwa złote
   *[two-blank] dwa puste
}

# Co się wydarzyło
say-roll-dice = { $whose ->
    [you] Rzucasz kostkami: { $dice }.
   *[other] { $who } rzuca kostkami: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Rzucasz kostkami: { $dice } – i nie możesz nic zrobić.
   *[other] { $who } rzuca kostkami: { $dice } – i nie może nic zrobić.
}
say-enter = { $whose ->
    [you] Wystawiasz pionek na Wejście{ $ending }
   *[other] { $who } wystawia pionek na Wejście{ $ending }
}
say-place = { $whose ->
    [you] Wystawiasz pionek na { $square }{ $ending }
   *[other] { $who } wystawia pionek na { $square }{ $ending }
}
say-move = { $whose ->
    [you] Przesuwasz pionek { $move }{ $ending }
   *[other] { $who } przesuwa pionek { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Rzucasz jeszcze raz.
   *[other] { $who } rzuca jeszcze raz.
}
say-stop = { $whose ->
    [you] Kończysz turę.
   *[other] { $who } kończy turę.
}
say-claim-draw = { $whose ->
    [you] Zgłaszasz remis.
   *[other] { $who } zgłasza remis.
}
from-to = z { $begin } na { $end }
and-then = {" "}i drugi{" "}
and-captures = { $whose ->
    [you] {" "}i zbijasz ({ $squares }).
   *[other] {" "}i zbija ({ $squares }).
}

# Odmowy
no-claim = Remis można zgłosić tylko wtedy, gdy twoja tura zaczyna się piąty raz z rzędu w tej samej pozycji; teraz jest { $times }. raz.
no-stop = Zatrzymać się można tylko po wejściu pionka na rozetę; tutaj możesz zgłosić remis albo rzucić.
no-extra-roll = Dodatkowy rzut przysługuje tylko po wejściu pionka na rozetę.
extra-roll-first = Pionek wszedł na rozetę: najpierw powiedz, czy rzucasz jeszcze raz, czy kończysz.
claim-or-roll-first = Najpierw zdecyduj: remis czy rzut.
no-reserve = Wszystkie twoje pionki są na planszy: w rezerwie nie ma już żadnego.
entrance-own = Na Wejściu stoi twój pionek.
entrance-only-piece = Pionek na Wejściu jest jedynym, jaki jego właściciel ma na planszy, więc nie można go zbić przez wystawienie.
place-taken = Pole { $square } nie jest puste.
place-not-beside = Pole { $square } nie sąsiaduje z żadnym twoim pionkiem.
place-not-at-side = Pole { $square } nie ma wspólnego boku z żadnym polem, na którym stoi twój pionek.
place-not-with-roll = Ten rzut ({ roll-name }) nie pozwala wystawić pionka na { $square }.
no-moving = Przy dwóch pustych kostkach pionek się wystawia, a nie przesuwa.
not-your-piece = Na { $square } nie ma twojego pionka.
one-step-only = Przy tym rzucie ({ roll-name }) jeden pionek rusza się o jeden krok.
two-pieces-steps = Dwa pionki robią po jednym kroku, nie więcej.
three-steps-roll = Trzy kroki wymagają dwóch złotych albo dwóch srebrnych; wypadło: { roll-name }.
three-steps-mastery = Trzy kroki wymagają panowania nad Niebem: twoich pionków na obu jego rozetach.
two-pieces-roll = Dwa pionki ruszają się tylko przy dwóch kolorowych kostkach; wypadło: { roll-name }.
enemy-in-the-way = Na { $square } drogę zagradza pionek przeciwnika; przejść nad nim pozwala tylko panowanie nad Ziemią.
crossing-captures = Według tej zasady domowej ruch nad własnym pionkiem nie może skończyć się na pionku przeciwnika, jak tu na { $square }.
protected = Pionek na { $square } jest pod opieką Isztar.
own-piece-there = Na { $square } stoi już twój pionek.
too-far = Żaden ruch o najwyżej trzy kroki nie prowadzi z { $square } na { $to }.
first-step-wins = Wygrywasz już pierwszym krokiem; ruch się na nim kończy.
other-order = Obie kolejności to ten sam ruch; zapisuje się go { $text }.

# Przyciski
button-roll = Rzuć jeszcze raz
button-stop = Zakończ turę
button-claim-draw = Zgłoś remis

# Positions and the board
position-pieces = { $seat }: pionków jest tu { $count }, a może być najwyżej { $most }.
position-rosettes = { $seat } ma już dość rozet: gra skończyła się wcześniej.

# Solving
gpu-cupy = GPU używa się przez CuPy, którego tu nie ma ({ $why }).
gpu-none = Nie ma GPU, którego CuPy mogłoby użyć ({ $why }).
solve-halves = Połowy planszy się różnią; do rozwiązania muszą być takie same.
solve-needs = { $what }: potrzeba { $needed } GiB, a jest { $there } GiB. Mniej pionków wymaga mniej.
needs-memory = Pamięć
needs-gpu = Pamięć GPU
needs-disk = Miejsce na dysku
solve-device = Urządzenie to jedno z: { $devices }.
solve-pieces = Każda strona ma od { $least } do { $most } pionków.
solve-bits = bits jest od 1 do { $most }, a tolerance powyżej 0.
table-other = to dotyczy innej gry; przenieś to albo zacznij od nowa
table-version = zrobione dla innej wersji zasad albo tego pliku
table-length = nie ma takiej długości, jak powinno
table-none = to nie tablica gry Ur ({ $why })
table-values = Wartości nie są tymi, które zapisano.
solve-on-gpu = Pozycje: { $positions }, na karcie graficznej.
solve-on-cpu = Pozycje: { $positions }, na procesorach tego komputera.
solve-memory = Pamięć: { $needed } GiB z { $free } GiB wolnych.
solve-mapped = Najlepsze ruchy nie mieszczą się w pamięci i na ten czas są w pliku.
solve-disk = Dysk: { $needed } GiB z { $free } GiB wolnych.
solve-hours = Czas w godzinach: około { $time }, oszacowany z szybkości jednego komputera.
solve-minutes = Czas w minutach: około { $time }, oszacowany z szybkości jednego komputera.
solve-resumed = Dalej od punktu kontrolnego; przebiegi: { $sweeps }, { $reached } z { $last }.
solve-stopped = Zatrzymano. Po ponownym uruchomieniu praca ruszy stąd.
solve-solved = Rozwiązano: żadna wartość nie myli się o więcej niż { $error }.
solve-installed = Sprawdzono i zainstalowano: poziom 10, analizy i ćwiczenia korzystają z tej tabeli od następnego uruchomienia.
install-extremes = Skrajności nie są tabelą do gry: zainstaluj tę dla jednej drugiej.
solve-start = { $file }: kto zaczyna, ma { $values }.
solve-begin = Zacząć?
solve-bar = Rozwiązywanie
solve-bar-of = z bitów ostatniej gry
solve-so-far = Rozwiązywanie: przebieg { $sweep }, błąd najwyżej { $error }

# Co można zrobić
in-reserve = { $count ->
    [0] rezerwa pusta
   *[other] { $count } w rezerwie
}
rosettes-held = { $count } z { $goal } rozet
prompt-again = Pionek dotarł do rozety: rzuć jeszcze raz albo zakończ turę.
prompt-claiming = Ta sama pozycja po raz piąty: zgłoś remis albo rzuć.
prompt-roll = { $dice }: { $what }.
or = {" "}albo{" "}
may-move-one = { $steps ->
    [1] przesuń jeden pionek o 1 krok
   *[other] przesuń jeden pionek najwyżej o { $steps } kroki
}
may-move-two = { $steps ->
    [1] przesuń dwa pionki o 1 krok
   *[other] przesuń jeden pionek najwyżej o { $steps } kroki lub dwa pionki o 1 krok
}
may-enter = wystaw pionek na Wejście
may-place-beside = wystaw pionek obok własnego
may-place-side = wystaw pionek na pole o wspólnym boku z polem własnego, mimo muru
may-place-royal = wystaw pionek w Krainie Królewskiej
may-place-ishtar = wystaw pionek na Isztar
may-place-marduk = wystaw pionek na Marduka

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Zajmujesz rozetę: tutaj to wystarcza.
        [4] Zajmujesz wszystkie cztery rozety.
       *[other] Liczba rozet, które zajmujesz: { $goal }. Tutaj to wystarcza.
    }
   *[other] { $goal ->
        [1] { $who } zajmuje rozetę: tutaj to wystarcza.
        [4] { $who } zajmuje wszystkie cztery rozety.
       *[other] { $who } – liczba zajętych rozet: { $goal }. Tutaj to wystarcza.
    }
}
ending-claimed = { $whose ->
    [you] Pięć twoich tur z rzędu zaczęło się w tej samej pozycji i zgłaszasz remis.
   *[other] Pięć tur z rzędu zaczęło się w tej samej pozycji; remis zgłasza { $who }.
}
# Dlaczego nic nie można zrobić
why-none-left = Wszystkie pionki są już na planszy.
why-entrance-own = Nie można wystawić pionka: na Wejściu stoi własny pionek.
why-entrance-only-piece = Nie można wystawić pionka: na Wejściu stoi jedyny pionek przeciwnika.
why-nowhere = Przy żadnym własnym pionku nie ma wolnego pola.
why-place-taken = Pola, na które pozwala ten rzut, są zajęte.
why-blocked = Żaden pionek nie może się ruszyć.

# Sheets to print
sheet-board = Plansza
sheet-pieces = Pionki
sheet-dice = Kostki do złożenia

# Small games (UR-21)
goal-needs-pieces = goal: przy tak małej liczbie pionków ({ $pieces }) nikt nie zajmie tylu rozet: { $goal }.
option-pieces-about = Ile pionków ma każdy gracz.
option-goal = Rozety do wygranej
option-goal-about = Ile rozet zajętych naraz daje wygraną.

# Plansza z własnego pudełka (UR-22) i drugie odczytania zasad (UR-23 do UR-26)
option-layout = Plansza
option-layout-about = Gdzie leżą szczególne pola i między którymi polami stoi mur. Plansza starożytna to domysł.
option-layout-takes = Plansza jako tekst, lista jednej lub dwóch albo ścieżka pliku .toml.
value-layout-standard = z instrukcji
value-layout-ancient = starożytna (domysł)
option-side = Strona
option-side-about = Którą z dwóch stron planszy się gra.
option-placing = Wystawianie z biciem
option-placing-about = Złoty i srebrny, dwa srebrne albo dwa złote: czy wystawiony pionek zbija?
value-placing-empty = nie, tylko puste pola
value-placing-captures = tak, zbija
option-crossing = Nad własnym, potem bicie
option-crossing-about = Czy pionek, który przeszedł nad twoim, może skończyć biciem?
value-crossing-captures = tak
value-crossing-empty = nie, na pustym polu
option-beside = Obok
option-beside-about = Dwa puste: czy „obok” liczy się drogą, czy wystarcza wspólny bok, nawet przy murze?
value-beside-path = o jeden krok drogą
value-beside-side = ze wspólnym bokiem
option-extra = Dodatkowe rzuty
option-extra-about = Czy rozeta osiągnięta w dodatkowym rzucie daje następny?
value-extra-each = za każdym razem
value-extra-once = raz na turę
option-handicap = Handicap
option-handicap-about = Dla dwojga o różnej sile: silniejszy gra mniejszą liczbą pionków. Przy równych poziomach 5 ten, kto miał o jeden, dwa lub trzy mniej, wygrywał 38, 21 i 6 gier na 100.
value-handicap-none = brak
value-handicap-first-1 = { seat-0 } ma o jeden pionek mniej
value-handicap-first-2 = { seat-0 } ma o dwa pionki mniej
value-handicap-first-3 = { seat-0 } ma o trzy pionki mniej
value-handicap-second-1 = { seat-1 } ma o jeden pionek mniej
value-handicap-second-2 = { seat-1 } ma o dwa pionki mniej
value-handicap-second-3 = { seat-1 } ma o trzy pionki mniej
role-plain = zwykłe pole
role-rosette = rozeta
role-entrance = Wejście
role-royal = Kraina Królewska
role-ishtar = Isztar
role-marduk = Marduk
board-roles = Rozety Ziemi: { $earth }; Nieba: { $sky }. Wejście: { $entrance }. Kraina Królewska: { $royal }. Isztar: { $ishtar }. Marduk: { $marduk }.
board-walls = Mury: { $walls }.
board-open = Bez murów: droga łączy wszystkie pola o wspólnym boku.
board-meant = Zasady i rysunki poniżej dotyczą tej planszy; rysunki, które nie byłyby na niej prawdziwe, pominięto. Przykłady rozgrywa się na planszy z instrukcji.
path-walls = **Droga** łączy pola o wspólnym boku, z wyjątkiem tych, między którymi stoi mur ({ $walls }).
path-open = **Droga** łączy wszystkie pola o wspólnym boku.
path-ruling = *(Rozstrzygnięcie: „obok” liczy się drogą; zasada domowa: UR-25.)*
layout-problem = layout: { $problem }
layout-side = strona { $side }: { $problem }
layout-text = { $given } nie jest planszą: najpierw idą trzy rzędy pól, potem mury, jak w { $example }
layout-sign = { $sign } nie jest rolą pola; są * e r i m oraz .
layout-count = { $role ->
    [entrance] Plansza ma jedno Wejście; na tej jest ich { $count }.
    [royal] Plansza ma trzy pola Krainy Królewskiej; na tej jest ich { $count }.
    [ishtar] Plansza ma jedno pole Isztar; na tej jest ich { $count }.
    [marduk] Plansza ma jedno pole Marduka; na tej jest ich { $count }.
   *[rosette] Plansza ma cztery rozety; na tej jest ich { $count }.
}
layout-earth = Dwie rozety leżą w kolumnach 1–4, dla panowania nad Ziemią; tu jest ich { $count }.
layout-sky = Dwie rozety leżą w kolumnach 7 i 8, dla panowania nad Niebem; tu jest ich { $count }.
layout-unreachable = Z Wejścia nie prowadzi droga na { $squares }.
layout-wall = { $wall } nie jest murem: mur stoi między dwoma polami o wspólnym boku, na przykład A2|B2.
layout-wall-twice = Mur { $wall } jest podany dwa razy.
layout-sides = Plansza ma jedną lub dwie strony, nie { $count }.
layout-no-side = side: plansza nie ma strony { $side }.

tell-roll = { $who } rzuca: powiedzcie, co wypadło na kostkach.

# What was touched so far leads on: what to touch next
step-where = Dokąd idzie pionek?
step-second = Może ruszyć się też drugi pionek: dotknij go.
step-way = Którą drogą? Dotknij pól, przez które przechodzi.

# Why an action was worse than another
worse-winning-rolls = Rzuty, którymi przeciwnik potem wygrywa: { $rolls } na 16; po lepszej akcji: { $fewer }.
worse-taking-rolls = Rzuty, którymi potem bije się pionek ({ $squares }): { $rolls } na 16; po lepszej akcji: { $fewer }.
worse-takes = Zbite tak pionki: { $takes }; lepszą akcją: { $most }.
worse-again = Lepsza akcja dochodzi do rozety i daje kolejny rzut.
