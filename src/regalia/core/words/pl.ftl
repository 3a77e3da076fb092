# Teksty wspólne dla wszystkich gier.
over = Koniec gry: { $reason }.
seat-number = gracz { $seat }
out-of-turn = { $seat } nie ma teraz ruchu.
chance-first = Najpierw rzuć albo dobierz; potem przyjdzie kolej na { $text }.
action-first = { $text } to wynik losowania, ale najpierw ktoś musi wykonać ruch.
unreadable = { $text } nie jest ruchem w grze „{ $game }”, w każdym razie nie przy tych ustawieniach.
not-a-text = { $given } to nie tekst; ruchy podaje się jako tekst, na przykład { $example }.
say-seat = Ruch może wykonać kilka osób: podaj, kto gra { $text }.
no-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
players-given = Na każde miejsce potrzebny jest jeden gracz: { $count }, a nie { $given }.
missing-extra = Brakuje do tego { $module }. Instalacja: { $command }
