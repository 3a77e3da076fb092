# Teksty wspólne dla wszystkich gier.
over = Gra skończona: { $reason }.
seat-number = gracz { $seat }
out-of-turn = Teraz nie jest kolej gracza { $seat }.
chance-first = Najpierw decyduje los ({ $text } to ruch): najpierw rzuć albo dobierz.
action-first = { $text } to wynik losowania, ale najpierw ktoś musi wykonać ruch.
unreadable = { $text } nie jest ruchem w grze „{ $game }”, w każdym razie nie przy tych ustawieniach.
say-seat = Działać może kilku graczy: podaj, z którego miejsca pochodzi { $text }.
no-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
