# Królewskie bitwy
name = Królewskie bitwy
how-to-play = Poprowadź cztery jednostki po planszy z kart do gry: zagrywasz kartę i przesuwasz na nią jednostkę, która może potem zaatakować sąsiednią. O trafieniu decydują karty pod obiema jednostkami i dwie karty inicjatywy. Kto straci wszystkie cztery jednostki, przegrywa bitwę; gdy zabraknie kart, wygrywa ten, komu zostało więcej jednostek.
character-1 = Biegnie na najbliższego wroga i często źle odczytuje, który atak trafia.
character-8 = Czasem czeka, aż podejdziesz, i uderza, gdy się opłaca.
seat-0 = Biały
seat-1 = Czarny
side-0 = białe
side-1 = czarne
about = Dwie małe armie bierek szachowych walczą na planszy z kart do gry.

# Ustawienia
option-armies = Armie
option-armies-about = Które jednostki wolno wybrać.
value-armies-free = dowolne cztery
value-armies-set = komplet szachowy
option-scenario = Scenariusz
option-scenario-about = Gra z ustalonymi armiami. Zmierzono: w wojnie stuletniej skoczki zdobywają ok. 94% przeciw wieżom, w wojnie magii gońce ok. 60% przeciw hetmanom. Najuczciwiej: dwa razy, z zamianą stron.
value-scenario-none = brak
value-scenario-hundred-years = Wojna stuletnia
value-scenario-magic = Magia
option-sides = Strony
option-sides-about = Kto prowadzi którą armię scenariusza.
value-sides-as-written = jak w opisie
value-sides-exchanged = zamienione
option-budget = Budżet
option-budget-about = Ile najwyżej może kosztować armia.
option-orientation = Ułożenie kart
option-orientation-about = Jak leżą karty na planszy, patrząc od strony graczy.
caption-directions-orientation-crosswise = Kierunki z e2: ku e3 bokami, ku d2 czołami, ku d3 przekątna bez cyfry, ku f3 z cyfrą
value-orientation-lengthwise = wzdłuż
value-orientation-crosswise = w poprzek
option-joker = Jokery na planszy
option-joker-about = Joker leżący na planszy ma oba kolory albo tylko kolor przeciwny do karty, z której zeszła jego jednostka.
value-joker-both = oba kolory
value-joker-turned = przeciwny kolor
option-moving = Ruch
option-moving-about = Kto może ruszyć jednostkę, musi to zrobić albo może zostać w miejscu, dopóki ma talię.
value-moving-must = obowiązkowy
value-moving-may = dobrowolny
option-discard = Odrzucanie
option-discard-about = Rękę można odrzucić przed dobraniem kart po ataku albo także po nim.
value-discard-before = przed dobraniem
value-discard-either = przed i po
option-end = Koniec kart
option-end-about = Bitwa kończy się przy pierwszej pustej talii albo dopiero wtedy, gdy ktoś nie ma ani talii, ani karty do zagrania.
value-end-deck = pierwsza pusta talia
value-end-cards = brak karty do zagrania
option-handicap = Handicap
option-handicap-about = Dla dwojga o różnej sile: każda jednostka silniejszego zaczyna z mniejszym życiem. Przy równych poziomach 5 ten, czyje jednostki miały o 1, 2 lub 3 mniej, wygrywał 39, 38 i 31 bitew na 100.
value-handicap-none = brak
value-handicap-first-1 = { seat-0 } zaczyna z życiem −1
value-handicap-first-2 = { seat-0 } zaczyna z życiem −2
value-handicap-first-3 = { seat-0 } zaczyna z życiem −3
value-handicap-second-1 = { seat-1 } zaczyna z życiem −1
value-handicap-second-2 = { seat-1 } zaczyna z życiem −2
value-handicap-second-3 = { seat-1 } zaczyna z życiem −3
reason-last-unit = jedna armia nie ma już jednostek
reason-more-units = zabrakło kart, a jedna armia ma więcej jednostek
reason-only-cards = zabrakło kart, armie są równe, a karty ma jeszcze tylko jedna strona
reason-even = zabrakło kart, a armie są równe

# Jednostki
unit-name = { $unit ->
    [K] król
    [Q] hetman
    [R] wieża
    [B] goniec
    [N] skoczek
    [P] pionek
   *[other] { $unit }
}
    .accusative = { $unit ->
        [K] króla
        [Q] hetmana
        [R] wieżę
        [B] gońca
        [N] skoczka
        [P] pionka
       *[other] { $unit }
    }
    .instrumental = { $unit ->
        [K] królem
        [Q] hetmanem
        [R] wieżą
        [B] gońcem
        [N] skoczkiem
        [P] pionkiem
       *[other] { $unit }
    }
    .genitive = { $unit ->
        [K] króla
        [Q] hetmana
        [R] wieży
        [B] gońca
        [N] skoczka
        [P] pionka
       *[other] jednostki { $unit }
    }
unit-weapon = { $unit ->
    [P] Długa włócznia
    [R] Długi łuk
    [N] Ciężka buława
    [B] Korbacz
    [Q] Magiczny pocisk
    [K] Berło
   *[other] –
}
unit-coat = { $unit ->
    [P] Twarda skóra
    [R] Miękka skóra
    [N] Kolczuga
    [B] Płótno
    [Q] Płótno
    [K] Płótno
   *[other] –
}

# Co widać
row = rząd { $row }
column = kolumna { $column }
cell-empty = { $square }, bez karty
cell-card = { $square }, { card-name }
rest-hand = ręka
card-on = { card-name } na { $square }
unit-there = { unit-name } na { $square } ({ $owner }), życie { $life } z { $most }
in-hand = { $count ->
    [0] ręka pusta
   *[other] ręka { $count }
}
in-deck = { $count ->
    [0] talia pusta
   *[other] talia { $count }
}
hand-card = { card-name } na twojej ręce
hidden-card = { $owner }, karta na ręce
deck-count = { $count ->
    [0] talia jest pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
deck-of = { $owner }, talia: { $count }
initiative = inicjatywa
fallen = poległe
discards = odrzucone
initiative-card = { $owner }, karta inicjatywy: { card-name }
unit-to-choose = { unit-name }, do wyboru
unit-to-place = { unit-name } ({ $owner }), do ustawienia
to-choose = jednostki do wyboru
to-place = do ustawienia
units-left = jednostki { $count }/{ $most }
prompt-choosing = Wybierz cztery jednostki, mogą się powtarzać. Obie armie odkrywa się razem.
prompt-budget = Twoja armia może kosztować najwyżej { $budget }.
prompt-dealing = Rozdawane są karty startowe.
prompt-placing = Ustaw jednostkę na jednej ze swoich kart startowych.
prompt-initiative = Każda strona dobiera kartę inicjatywy: zaczyna wyższa.
prompt-offered-one = Bez kart na ręce możesz dobrać jedną. Bez karty żadna jednostka się nie ruszy.
prompt-drawing-one = Dobierana jest karta.
prompt-moving = Zagraj kartę i wejdź na nią jednostką: o krok albo w miejscu, na zmianę czerwień i czerń.
prompt-moving-or-staying = Zagraj kartę i wejdź na nią jednostką, o krok albo w miejscu, na zmianę czerwień i czerń; albo zostań.
prompt-attacking = { unit-name } na { $square } może raz zaatakować: wybierz jak.
prompt-drawing-hit = Trafienie daje karty.
prompt-keeping = Zatrzymaj karty albo odrzuć wszystkie.
prompt-keeping-again = Dobrano dwie karty: zatrzymaj rękę albo odrzuć ją całą.
prompt-offered-two = Cel stał w pozycji kluczowej: możesz dobrać 2 karty.
prompt-drawing-two = Dobierane są karty.

# Czym są rzeczy
key-side = pozycja kluczowa: bokami
key-head = pozycja kluczowa: czołami
key-digit = pozycja kluczowa: przekątne z cyfrą
key-clear = pozycja kluczowa: przekątne bez cyfry
key-all = pozycja kluczowa: dookoła
key-about = Kto atakuje jednostkę, która patrząc od atakującego stoi w pozycji kluczowej, może po turze dobrać 2 karty, niezależnie od trafienia.
deck-fact = Karty, które jeszcze przyjdą
deck-about = Ręka i talia razem, według ataku, w którym są atutem.
deck-gone = Rozdane, zagrane lub odrzucone: { $cards }.
advantage-reach = Daleki zasięg
advantage-aim = Śmiertelny strzał
advantage-smite = Potężny cios
advantage-healing = Leczenie
advantage-blast = Magiczna fala
advantage-strategy = Strategia
advantage-charge = Szarża
advantage-volley = Salwa
advantage-drain = Wyssanie
power-reach = z asami i jokerami obrażenia { $power } po skosie.
power-aim = z asami i jokerami obrażenia { $power } po skosie, pancerz nie chroni.
power-smite = z asami i jokerami obrażenia { $power } na wprost, +1 za każdą własną jednostkę na planszy.
power-healing = leczy sąsiada po skosie i wszystkich swoich na kartach tej samej barwy, { $power } za asa lub jokera.
power-blast = obrażenia { $power } za asa lub jokera dla celu po skosie i wszystkich wrogów na kartach tej samej barwy.
power-strategy = z asami i jokerami obrażenia { $power } na wprost; trafienie daje karty: { $draws }.
power-charge = z asami i jokerami obrażenia { $power } na wprost; jeśli cel padnie, jednostka zajmuje jego pole.
power-volley = z asami i jokerami obrażenia { $power } dla celu po skosie i wszystkich wrogów sąsiadujących z nim na wprost.
power-drain = z asami i jokerami obrażenia { $power } na wprost; ile cel straci, tyle jednostka odzyskuje.
strikes-melee = Wręcz: atakuje na wprost.
strikes-ranged = Z dystansu: atakuje po skosie.
bears-weapon = Broń: { $name }.
bears-coat = Pancerz: { $name }.
fact-life = życie
fact-accuracy = celność
fact-evasion = unik
fact-armour = pancerz
fact-damage = obrażenia (łatwy, optymalny, ryzykowny)
fact-type = rodzaj
fact-weapon = broń
fact-advantage = zdolność
fact-price = cena
short-life = życie
short-accuracy = celn.
short-evasion = unik
short-armour = panc.
short-damage = obraż.
short-price = cena
price-by-numbers = cena według wartości
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Atuty potrzebne, by trafić tę jednostkę: { $units }.
needs-to-hit = Atuty, których potrzebuje ta jednostka: { $units }.

# Co zrobiłby atak
target = { unit-name } { $square } · unik { $evasion } · pancerz { $armour } · trzeba { $needed }
target-own = leczenie: { unit-name } { $square }
target-key = klucz: +{ $count } karty
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = pudło
row-miss-key = pudło, ale +2
row-falls = { unit-name } pada
row-falls-too = { unit-name } { $square } też pada
row-left = zostaje { $life }
row-too = { unit-name } { $square }: { $amount }
row-charges = przechodzi na { $square }
count-initiative = { card-name } (karta inicjatywy, { $who }): { $trump ->
    [yes] atut
   *[no] nie atut
}
count-under = { card-name } na { $square }: { $trump ->
    [yes] atut
   *[no] nie atut
}
count-trumps = atuty: { $trumps }, potrzeba: { $needed }
count-key = W pozycji kluczowej: +2 karty.

# Karty
card-name = { $rank ->
    [X] { $suit ->
        [R] czerwony joker
        [B] czarny joker
       *[other] joker
    }
    [T] 10 { suit-name }
    [J] walet { suit-name }
    [Q] dama { suit-name }
    [K] król { suit-name }
    [A] as { suit-name }
   *[other] { $rank } { suit-name }
}
    .opening = { $rank ->
        [X] Joker
        [T] 10 { suit-name }
        [J] Walet { suit-name }
        [Q] Dama { suit-name }
        [K] Król { suit-name }
        [A] As { suit-name }
       *[other] { $rank } { suit-name }
    }
    .accusative = { $rank ->
        [X] jokera
        [J] waleta { suit-name }
        [Q] damę { suit-name }
        [K] króla { suit-name }
        [A] asa { suit-name }
       *[other] { card-name }
    }
    .genitive = { $rank ->
        [X] jokera
        [J] waleta { suit-name }
        [Q] damy { suit-name }
        [K] króla { suit-name }
        [A] asa { suit-name }
       *[other] { card-name }
    }
suit-name = { $suit ->
    [C] trefl
    [D] karo
    [H] kier
   *[S] pik
}

# Co się wydarzyło
list = { $first }, { $second }
say-army-hidden = { $who } wybiera armię.
say-army = { $whose ->
    [you] Wybierasz armię: { $army }.
   *[other] { $who } wybiera armię: { $army }.
}
say-has-army = { $whose ->
    [you] Ty masz: { $army }.
   *[other] { $who } ma: { $army }.
}
say-deal = { $whose ->
    [you] Dostajesz { card-name.accusative } na { $square }.
   *[other] { $who } dostaje { card-name.accusative } na { $square }.
}
say-place = { $whose ->
    [you] Ustawiasz { unit-name.accusative } na { $square }.
   *[other] { $who } ustawia { unit-name.accusative } na { $square }.
}
say-init = { $whose ->
    [you] Dobierasz kartę inicjatywy: { card-name }.
   *[other] { $who } dobiera kartę inicjatywy: { card-name }.
}
say-draw-card = { $whose ->
    [you] Dobierasz { card-name.accusative }.
   *[other] { $who } dobiera { card-name.accusative }.
}
say-draw-hidden = { $who } dobiera kartę.
say-draw = { $whose ->
    [you] Postanawiasz dobrać kartę.
   *[other] { $who } postanawia dobrać kartę.
}
say-decline = { $whose ->
    [you] Nie dobierasz.
   *[other] { $who } nie dobiera.
}
say-keep = { $whose ->
    [you] Zatrzymujesz karty na ręce.
   *[other] { $who } zatrzymuje karty na ręce.
}
say-discard = { $whose ->
    [you] Odrzucasz karty z ręki: { $cards }.
   *[other] { $who } odrzuca karty z ręki: { $cards }.
}
say-move = { $whose ->
    [you] Zagrywasz { card-name.accusative } i ruszasz { unit-name.instrumental } z { $square } na { $to }.
   *[other] { $who } zagrywa { card-name.accusative } i rusza { unit-name.instrumental } z { $square } na { $to }.
}
say-stay = { $whose ->
    [you] Zagrywasz { card-name.accusative } pod { unit-name.accusative } na { $square }.
   *[other] { $who } zagrywa { card-name.accusative } pod { unit-name.accusative } na { $square }.
}
say-hold = { $whose ->
    [you] Nie atakujesz.
   *[other] { $who } nie atakuje.
}
say-no-move = { $whose ->
    [you] Zostajesz w miejscu.
   *[other] { $who } zostaje w miejscu.
}
say-miss = { $whose ->
    [you] Atakujesz { unit-name.accusative } na { $square } ({ $style }) i chybiasz:
   *[other] { $who } atakuje { unit-name.accusative } na { $square } ({ $style }) i chybia:
} { $trumps ->
    [one] { $trumps } atut
    [few] { $trumps } atuty
    [many] { $trumps } atutów
   *[other] { $trumps } atutu
}, potrzeba { $needed }.
say-hit = { $whose ->
    [you] Atakujesz { unit-name.accusative } na { $square } ({ $style }) i trafiasz,
   *[other] { $who } atakuje { unit-name.accusative } na { $square } ({ $style }) i trafia,
} { $trumps ->
    [one] { $trumps } atut
    [few] { $trumps } atuty
    [many] { $trumps } atutów
   *[other] { $trumps } atutu
}: { $effects }.
say-heal = { $whose ->
    [you] Leczysz,
   *[other] { $who } leczy,
} { $trumps ->
    [one] { $trumps } atut
    [few] { $trumps } atuty
    [many] { $trumps } atutów
   *[other] { $trumps } atutu
}: { $effects }.
style-easy = atak łatwy
style-optimal = atak optymalny
style-risky = atak ryzykowny
style-advantage = zdolność
effect-suffers = { unit-name } na { $square } traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} życia
effect-falls = { unit-name } na { $square } pada
effect-charges = { unit-name } przechodzi na { $square }
effect-regains = { unit-name } na { $square } odzyskuje { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} życia
effect-none = nic się nie zmienia

# Odmowy: przygotowanie
army-first = Najpierw wybierz armię.
armies-chosen = Armie są wybrane.
army-order = Proszę w tej kolejności: { $text }
army-too-dear = Ta armia kosztuje { $cost }, a budżet to { $budget }.
place-first = Najpierw ustaw jednostkę na jednej ze swoich kart startowych.
all-placed = Wszystkie jednostki są ustawione.
no-such-unit = Nie masz już { unit-name.genitive } do ustawienia.
not-home = Na { $square } nie ma twojej karty startowej.
home-taken = Na { $square } stoi już twoja jednostka.
deal-first = Trwa rozdawanie kart startowych.
deal-over = Karty startowe są rozdane.
dealt-already = { card-name.opening } leży już na stole.
never-dealt = Asów i jokerów tu się nie rozdaje: włóż kartę z powrotem do talii i dobierz inną.
too-far-to-move = Jednostka porusza się najwyżej o jedno pole w dowolnym kierunku: { $to } jest za daleko od { $square }.

# Odmowy: karty
initiative-first = Teraz dobiera się karty inicjatywy.
initiative-over = W tej rundzie karty inicjatywy są już dobrane.
not-in-deck = W talii nie ma już { card-name.genitive }.
in-hand-already = { card-name.opening } jest już na ręce, nie w talii.
pre-turn-draw-first = Nie masz kart: najpierw powiedz, czy dobierasz jedną.
no-draw-with-cards = Kto ma karty na ręce, nie dobiera przed ruchem.
draw-after-attack = Karty dobiera się po ataku; najpierw zaatakuj albo zrezygnuj.
keep-first = Najpierw zdecyduj, czy zatrzymujesz karty, czy je odrzucasz.
discard-after-attack = Karty zatrzymuje się lub odrzuca po ataku; najpierw zaatakuj albo zrezygnuj.
discard-over = W tej turze nie można już odrzucić kart.

# Odmowy: ruch
must-move = Możesz się ruszyć, więc musisz.
move-or-stay = Najpierw rusz jednostkę albo zostań w miejscu.
stay-no-deck = Z pustą talią nie możesz zostać w miejscu: możesz się ruszyć, więc musisz.
no-move = Żadną kartą z ręki nie możesz ruszyć swojej jednostki.
moved-already = W tej turze jedna jednostka już się ruszyła.
no-own-unit = Na { $square } nie ma twojej jednostki.
not-in-hand = Nie masz na ręce { card-name.genitive }.
discard-all = Odrzuca się i pokazuje całą rękę: liczba kart { $count }, a nie { $given }.
could-have-moved = Powiedziano, że żaden ruch nie jest możliwy, ale z tą kartą był możliwy: { card-name }.
no-such-hand = To niemożliwe: zostało za mało niewidzianych kart tej barwy, której nie można było zagrać.
square-taken = Na { $to } stoi inna jednostka.
same-as-standing = { card-name.opening } ma tę samą barwę co karta pod jednostką na { $square }.
same-as-covered = { card-name.opening } ma tę samą barwę co karta leżąca na { $to }.

# Odmowy: atak
move-first = Atakuje tylko jednostka, która właśnie się ruszyła: najpierw ruch.
no-attack-now = W tej turze atak już był.
no-enemy = Na { $square } nie ma jednostki przeciwnika.
too-far = Pole { $square } nie sąsiaduje z { $from }.
ranged-only = To atak z dystansu: działa tylko po skosie, a { $square } leży na wprost.
melee-only = To atak wręcz: działa tylko na wprost, a { $square } leży po skosie.
blast-diagonal = Magiczna fala to atak z dystansu: { $square } nie jest sąsiadem po skosie.
heal-own-only = Leczy się tylko własne jednostki; na { $square } nie ma żadnej.
heal-itself = Jednostka nie leczy samej siebie: celem jest inna.
heal-diagonal = Leczenie sięga sąsiadów po skosie; { $square } nim nie jest.

# Przyciski
button-draw = Dobierz
button-decline = Nie dobieraj
button-keep = Zatrzymaj karty
button-discard = Odrzuć karty
button-easy = Łatwy
button-optimal = Optymalny
button-risky = Ryzykowny
button-advantage = Zdolność
button-hold = Nie atakuj
button-stay = Zostań w miejscu

# Unit files
units-option = units: { $given } nie jest możliwe. Możliwe: { $standard }, ścieżka pliku jednostek (.toml) albo jego tekst.
units-none = nie ma żadnej
units-letter-taken = { $letter } to już litera innej jednostki
units-too-many = razem z sześcioma rodzajów jednostek może być najwyżej { $most }
units-six = { $letter } to jedna z sześciu; aby ją zastąpić, napisz replaces = true
units-no-six = { $letter } nie jest żadną z sześciu: nie ma czego zastąpić
units-draws = tylko strategy dobiera karty
units-order = sześć jednostek to muszą być { $letters }, w tej kolejności
wanted-letter = wielka litera inna niż X, litera jokera
wanted-name = nazwa; najwięcej liter: { $most }
scenario-unknown = scenario: { $given } nie jest możliwe. Możliwe: { $choices }.
scenario-taken = { $id } to już nazwa innego scenariusza
scenario-many = scenariuszy może być najwyżej { $most }
wanted-here = oczekiwano: { $wanted }
wanted-scenario-id = mała litera, potem najwyżej 39 małych liter, cyfr lub łączników
wanted-army = od 1 do { $most } liter spośród { $letters }
wanted-rows = tyle różnych rzędów a–g, ile jednostek: { $count }
wanted-language = język, na przykład en albo fr
wanted-words = tekst bez linków; najwięcej znaków: { $most }
budget-no-price = Przy budżecie każda jednostka musi mieć cenę, a { $letter } jej nie ma.
budget-low = Żadna armia nie kosztuje tylko { $budget }; najtańsza kosztuje { $least }.
option-units = Jednostki
option-units-about = Własne jednostki: plik, który je opisuje.
option-units-takes = Jego ścieżka (.toml) albo treść.

# Pozycje
wanted-pair = lista dwóch: dla Białego i dla Czarnego
wanted-card = karta, na przykład 7H, TS albo XX
wanted-coloured = XR albo XB, joker jednego koloru
wanted-cards = lista kart, najwyżej { $most }
wanted-units = tekst z liter { $letters }, najwyżej { $most }
wanted-squares = obiekt, którego klucze to pola
wanted-unit = obiekt, w którym są dokładnie { $keys }
because-card-twice = Jakaś karta jest tu częściej niż w talii.
because-open-card = Odkryta karta jest też na ręce albo w talii.
because-still-there = Ta karta jest jeszcze na ręce albo w talii.
because-army-size = Armia ma najwyżej cztery jednostki.
because-army-whole = Tu armia musi być pełna.
because-army-banned = Taka armia nie jest dozwolona.
because-army-fixed = Scenariusz ma inne armie.
because-no-choice = Scenariusz ustala armie: nikt nie wybiera.
because-army-order = Najpierw armię wybiera Biały, potem Czarny.
because-no-hands = Do pierwszej tury nikt nie ma kart na ręce.
because-no-initiative = Karty inicjatywy dobiera się po przygotowaniach.
because-nothing-yet = Przed bitwą nikt się nie rusza ani nie wygrywa.
because-pending = To nie pasuje do fazy.
because-four-dealt = Dla każdej jednostki rozdaje się jedną kartę.
because-not-dealt = Asów i jokerów się nie rozdaje.
because-left-deck = W talii brakuje innych kart niż te na stole.
because-home-cards = Karty startowe leżą gdzie indziej.
because-home-missing = Brakuje karty startowej.
because-few-dealt = Wszystkie karty startowe muszą pochodzić z tej talii.
because-not-home = Jakaś jednostka nie stoi na karcie startowej.
because-at-home = Do pierwszej tury wszystkie jednostki stoją na kartach startowych.
because-place-order = Jednostki ustawia się na przemian, zaczyna Biały.
because-place-later = Jednostki ustawia się po rozdaniu kart.
because-all-placed = Wszystkie jednostki są już ustawione.
because-no-card = Pod tą jednostką nie ma karty.
because-unhurt = Przed pierwszą turą nikt nie jest ranny.
because-wounded = Przed pierwszą turą jednostce brakuje dokładnie tyle życia, ile zabiera handicap.
because-no-unit = Jedna ze stron nie ma już jednostek.
because-initiative-missing = Brakuje karty inicjatywy.
because-initiative-order = Kartę inicjatywy pierwszy dobiera Biały.
because-initiative-equal = Przy równych kartach inicjatywy dobiera się ponownie.
because-other-order = Zaczyna wyższa karta inicjatywy.
because-initiative-none = Nie ma karty, którą można dobrać na inicjatywę.
because-not-moved = W tej turze nikt się jeszcze nie ruszył.
because-must-move = Kto może się ruszyć, musi to zrobić.
because-no-stay = Kto zostaje w miejscu, mógł się ruszyć i ma jeszcze talię.
because-moves-first = Atakuje tylko jednostka, która się ruszyła.
because-moved-gone = Na tym polu nie ma własnej jednostki.
because-no-attack = Ataku jeszcze nie było.
because-no-key = Żaden cel nie jest w pozycji kluczowej.
because-not-won = Nikt jeszcze nie wygrał.
because-other-winner = Wygrała druga strona.
because-pre-turn = Przed turą dobiera się jedną kartę i tylko przy pustej ręce.
because-no-move = Nie ma dozwolonego ruchu.
because-no-target = Nie ma celu.
because-no-hand = Nie ma kart, które można by zatrzymać.
because-kept-before = Rękę odrzuca się tylko przed dobraniem.
because-no-draw = Jednostka, która się ruszyła, nie dobiera kart.
because-nothing-drawn = Po tej turze nie ma czego dobrać.
because-so-many = Tylu kart się nie dobiera.
because-cards-missing = Na ręce brakuje dobranych kart.
because-both-gone = Ostatnie jednostki obu stron nigdy nie padają razem.
because-whose-turn = Ostatnia jednostka pada w turze zwycięzcy.
because-decks-left = W obu taliach są karty: bitwa trwa.
because-cards-left = Obie strony mogą jeszcze grać: bitwa trwa.
because-white-begins = Rundę zaczyna Biały.

# The end
ending-fallen = { $whose ->
    [you] Twoja ostatnia jednostka poległa.
   *[other] Ostatnia jednostka poległa ({ $who }).
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Karty się skończyły, a twoja armia jest większa.
       *[other] Karty się skończyły; większą armię ma { $who }.
    }
    [playable] { $whose ->
        [you] Karty się skończyły, armie są równe, a zagrać kartę możesz jeszcze tylko ty.
       *[other] Karty się skończyły, armie są równe, a zagrać kartę może jeszcze tylko { $who }.
    }
   *[cards] { $whose ->
        [you] Karty się skończyły, armie są równe, a karty zostały tylko tobie.
       *[other] Karty się skończyły, armie są równe, a karty ma jeszcze tylko { $who }.
    }
}
ending-even = { $cards ->
    [both] Jedna talia jest pusta, armie są równe, a obie strony mają jeszcze karty: remis.
    [unplayable] Karty się skończyły, armie są równe i nikt nie może już zagrać karty: remis.
   *[none] Karty się skończyły, armie są równe i nikt nie ma już kart: remis.
}
ending-counts = jednostki: { $units } · pozostałe karty: { $cards }
# Dlaczego nic nie można zrobić
why-no-move = { $whose ->
    [you] Nie możesz się ruszyć: każda karta na twojej ręce ma barwę kart pod wszystkimi twoimi jednostkami.
   *[other] { $who } nie może się ruszyć: każda karta na ręce ma barwę kart pod wszystkimi jednostkami.
}
why-no-turn = { $whose ->
    [you] Nie masz już kart i tracisz turę.
   *[other] { $who } nie ma już kart i traci turę.
}

# The workshop
type-melee = wręcz
type-ranged = z dystansu
look-letter = litera
field-name = Nazwa
field-letter = Litera
field-look = Wygląd
field-type = Rodzaj
field-damage-easy = Obrażenia, łatwy
field-damage-optimal = Obrażenia, optymalny
field-damage-risky = Obrażenia, ryzykowny
field-advantage = Zdolność
field-power = Siła zdolności
field-draws = Karty za trafienie
field-limit = Najwięcej przy komplecie szachowym
field-weapon = Broń
field-coat = Nazwa pancerza
field-flavour = Zdanie o niej
field-id = Krótka nazwa (a-z, 0-9, -)
field-army-white = Armia białych
field-army-black = Armia czarnych
field-rows-white = Rzędy białych
field-rows-black = Rzędy czarnych
field-text = Zdanie o nim
part-unit = Jednostki
part-unit-more = Dodaj jednostkę
part-scenario = Scenariusze
part-scenario-more = Dodaj scenariusz
match-needs = trzeba
match-damage = obrażenia
match-note = Szansa trafienia w %, zanim widać karty. Obrażenia: średnio cios w stylu, który pasuje do kart, minus pancerz.
way-free = Dowolne armie
way-budget = Armie za { $budget }

# Sheets to print
sheet-form = Karta armii
sheet-cards = Karty jednostek
sheet-tokens = Żetony jednostek
form-player = Gracz
form-against = przeciw
form-date = Data
form-injury = rany
form-army = { $given } to nie armia: najwyżej { $most } z liter { $letters }
new-unit = lansjer
new-scenario = Bitwa
way-exchanged = { $scenario }, strony zamienione
favoured-none = Według cen siły są zbliżone ({ $white } do { $black }). Najuczciwiej rozegrać dwie bitwy z zamianą stron.
favoured = Według cen { $side ->
    [white] białe
   *[black] czarne
 } mają przewagę ({ $white } do { $black }). Dla równości rozegrajcie dwie bitwy z zamianą stron.
part-army = Armie
part-army-more = Dodaj armię
new-army = Armia
field-units = Jednostki (litery)
way-mirror = { $army } po obu stronach

# Small battles (RB-34)
because-not-of-deck = Tak mała talia nie ma takiej karty.
option-deck-about = Ile kart ma talia.

# The box on the table
tell-army = { $who }: wymień jednostki swojej armii.
tell-deal = { $who }: jaka karta leży na { $square }?
tell-initiative = { $who }: jaką kartę inicjatywy dobierasz?
tell-discarded = { $who }: które karty odrzucasz?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Karty na planszy
editor-injuries = Utracone życie
editor-injury = utracone życie: { $count }
editor-hand = Ręka
editor-deck = Talia
editor-unplaced = Nieustawione jednostki
editor-moved = Jednostka po ruchu
editor-stay = żadna: została w miejscu
editor-key = Cel w pozycji kluczowej
editor-pending = Karty do dobrania
editor-winner = Zwycięzca
editor-first = Pierwszy w tej rundzie
editor-yes = tak
editor-no = nie
phase-choosing = wybór armii
phase-dealing = rozdawanie kart startowych
phase-placing = ustawianie jednostek
phase-initiative = dobieranie kart inicjatywy
phase-offered-one = dobrać jedną czy nie
phase-drawing-one = dobieranie karty
phase-moving = ruch jednostki
phase-attacking = atak
phase-drawing-hit = trafienie daje karty
phase-keeping = zachować rękę czy odrzucić
phase-keeping-again = po dobraniu: zachować rękę czy odrzucić
phase-offered-two = dobrać dwie czy nie
phase-drawing-two = dobieranie dwóch kart
phase-over = koniec bitwy

# What was touched so far leads on: what to touch next
step-unit = { card-name }: która jednostka na nią wejdzie?
step-to = Dokąd idzie { unit-name }? Własne miejsce: zostaje.
step-place = Gdzie zaczyna { unit-name }?

# Why a move or an attack was worse than another
worse-attack = Ten atak – poległo: { $felled }, życie: { $life }. Lepszy – poległo: { $most-felled }, życie: { $most-life }.
worse-move = Najwięcej, co potem może zdziałać atak – poległo: { $felled }, życie: { $life }; po lepszym ruchu – poległo: { $most-felled }, życie: { $most-life }.
worse-key-attack = Lepszy atak jest w pozycji kluczowej: potem można dobrać dwie karty.
worse-key-move = Po lepszym ruchu można zaatakować cel w pozycji kluczowej; po tym żadnego.
