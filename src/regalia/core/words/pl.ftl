# Teksty wspólne dla wszystkich gier.
title-of = { $title }: { $text }
percent = { $share }%
and-then = { $before }; { $more }
spoken-language = pl
over = Koniec gry: { $reason }.
seat-number = gracz{"\u00A0"}{ $seat }
out-of-turn = { $seat } nie ma teraz ruchu.
chance-first = Najpierw rzuć albo dobierz; potem przyjdzie kolej na { $text }.
action-first = { $text } to wynik losowania, ale najpierw ktoś musi wykonać ruch.
unreadable = { $text } nie jest ruchem w grze „{ $game }”, w każdym razie nie przy tych ustawieniach.
not-a-text = { $given } to nie tekst; ruchy podaje się jako tekst, na przykład { $example }.
say-seat = Ruch może wykonać kilka osób: podaj, kto gra { $text }.
no-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
players-given = Na każde miejsce potrzebny jest jeden gracz: { $count }, a nie { $given }.
missing-extra = Brakuje do tego { $module }. Instalacja: { $command }

# Options and games
card-seats = Gracze: { $seats }
card-minutes = Minuty: { $minutes }
card-ages = Wiek: { $ages }
card-credits = Autorstwo: { $credits }
option-value = { $name }: { $given } nie jest możliwe. Możliwe: { $choices }.
option-unknown = { $game } nie ma opcji { $name }. Opcje: { $options }.
option-file = { $name }: plik można podać tylko na własnym komputerze.
table-rules = Przy tym stole
rule-otherwise = Przy tym stole inaczej: { $rules }.
rule-in-force = Obowiązuje przy tym stole: { $options }.
option-chosen = { $option } – { $value }
unknown-game = Nie ma gry { $name }. Gry: { $games }.
unknown-player = Nie ma gracza { $name }. Gracze: { $players }.
unknown-level = Nie ma poziomu { $level }: poziomy są od 1 do { $last }.
no-time = Czas do namysłu musi być dłuższy niż 0 milisekund, a nie { $ms }.
review-long = Gry dłuższe niż { NUMBER($most, useGrouping: 0) } kroków nie są tu analizowane.
review-over = Gra jeszcze trwa: analiza będzie możliwa po jej zakończeniu.
not-compiled = Nie udało się skompilować: { $game }. { $why }
no-picture = { $game } nie ma obrazka { $name }.
no-solution = Nie ma dokładnego rozwiązania: { $game }.
nothing-to-roll = Najpierw ktoś musi zagrać: teraz nie ma czym rzucać ani co dobierać.
nothing-to-take-back = Nie ma czego cofnąć.
rules-gone = Grano według wersji { $version } zasad gry { $game }, której już się nie używa. Dziś używane: { $plays }.

# Positions
position-form = { $text } nie jest pozycją gry { $game }. Pozycja wygląda tak: { $example }
position-keys = Pozycja gry { $game } to obiekt o dokładnie tych kluczach: { $keys }.
position-value = { $key }: { $value } nie jest tu możliwe; oczekiwano: { $wanted }.
position-impossible = { $key }: { $reason } Żadna gra nie może do tego doprowadzić.

# Records
record-long = Zapis jest dłuższy niż { $most } znaków.
record-tag = Wiersz { $line }: { $text } nie jest znacznikiem. Znacznik wygląda tak: { $example }
record-tag-twice = Wiersz { $line }: znacznik { $tag } występuje dwa razy.
record-comment = Wiersz { $line }, kolumna { $column }: ten komentarz się nie kończy.
record-game = Zapis nie mówi, jakiej gry dotyczy: brakuje { $tag }.
record-hidden = Wiersz { $line }, kolumna { $column }: { $text } ukrywa to, czego miejsce { $seat } nie może wiedzieć. Taki zapis można przeczytać, ale nie odtworzyć.
record-seat = [Seat] nie wskazuje nikogo, kto tu gra lub patrzy: { $seat }.
record-move = Wiersz { $line }, kolumna { $column }, numer { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Wiersz { $line }, kolumna { $column }: { $text } podaje miejsce, choć zagrać może tylko jedna osoba.
record-json = Znacznik { $tag }: { $text } nie jest obiektem JSON.
record-in-tag = Znacznik { $tag }: { $problem }
record-claim = Znacznik { $tag }: { $claimed }, ale ruchy prowadzą do { $found }.
record-changed = Zapis zmieniono po jego utworzeniu: znacznik Check się nie zgadza. Usuń go, aby przyjąć zapis takim, jaki jest.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, wiersz { $line }: { $problem }
file-key = { $file }, wiersz { $line }: { $key }: { $problem }
file-unknown = nieznane; tu możliwe: { $keys }
file-missing = brakuje { $key }
file-value = { $value } nie jest możliwe; oczekiwano: { $wanted }
wanted-text = tekst
wanted-number = liczba całkowita od { $lowest } do { $highest }
wanted-numbers = liczby całkowite od { $lowest } do { $highest }, jako lista; ile: { $count }
wanted-texts = lista tekstów
wanted-table = tabela
wanted-tables = lista tabel, {"[["}{ $key }{"]]"}
file-long = dłuższe niż { $most } bajtów
file-utf8 = to nie jest tekst UTF-8
file-toml = to nie jest TOML ({ $what })
toml-twice = dwa razy ten sam klucz
toml-open = tekst, lista albo tabela bez końca
toml-key = nieprawidłowy klucz albo klucz bez =
toml-line = wiersz ciągnie się dalej po wartości
toml-value = nieprawidłowa wartość
file-nested = zagnieżdżone zbyt głęboko
file-dots = więcej niż { $most } kropki w jednym kluczu
file-digits = liczba mająca więcej niż { $most } cyfr
file-tables = więcej niż { $most } tabel {"[["}{ $name }{"]]"}
os-missing = nie ma takiego pliku
os-forbidden = brak uprawnień do otwarcia
os-folder = to jest folder
os-in-the-way = część ścieżki nie jest folderem
os-full = dysk jest pełny
os-read-only = nie można tam niczego zapisać
os-other = nie można otworzyć ({ $why })

# Positions put together by hand
editor-player = Ruch ma
editor-phase = Co teraz następuje
editor-of = { $what } ({ $who })
editor-none = brak

# Stock words, which any room can use (boards/layout.py)
stock-square = pole { $number }
stock-pawn = { $who }: pionek
stock-die = kostka: { $number }
stock-card = karta { $card }
stock-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
stock-back = { $who }: karta zakryta
stock-rolls = { $whose ->
    [you] Rzucasz kostką: { $number }.
   *[other] { $who } rzuca kostką: { $number }.
}
stock-draws = { $whose ->
    [you] Dobierasz kartę.
   *[other] { $who } dobiera kartę.
}
stock-draws-card = { $whose ->
    [you] Dobierasz kartę: { $card }.
   *[other] { $who } dobiera kartę: { $card }.
}
stock-plays = { $whose ->
    [you] Zagrywasz kartę: { $card }.
   *[other] { $who } zagrywa kartę: { $card }.
}
stock-stays = { $whose ->
    [you] Zostajesz na miejscu.
   *[other] { $who } zostaje na miejscu.
}
stock-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
stock-goes = { $whose ->
    [you] Przesuwasz się o { stock-steps }.
   *[other] { $who } przesuwa się o { stock-steps }.
}
button-stay = Zostań
