# Co mówi laboratorium.
results-line = wiersz { $line } nie jest wynikiem laboratorium
no-strength = { $given } nie jest siłą gry: `quick`, `tree:100`, `tree:100:0.1` albo poziom od 1 do 10
no-armies = { $game } nie ma armii, których jednostki można by zważyć
nothing-to-weigh = Plik jednostek nie zawiera żadnych jednostek
worth = { $strength }: { $points } punktu procentowego wygranych (± { $half }; liczba partii: { NUMBER($games, useGrouping: 0) }). Gra jak { $many } przeciętnej jednostki albo { $ratio } × { $unit }.
advantage-idle = Jej przewaga prawie nie jest używana: { $share } % ataków.
advantage-used = Jej przewaga to { $share } % ataków i { $brought } % ich skutków.
never-attacks = Nigdy nie atakuje.
too-strong = Za silna przy każdej sile gry.
too-weak = Za słaba przy każdej sile gry.
in-line = Przy każdej sile gry na równi z innymi.
depends = Zależy, kto gra: za silna przy { $strong }; za słaba przy { $weak }.
nowhere = żadnej
too-wide = Przedziały są za szerokie, by to ocenić: potrzeba więcej partii.
weighing = Ważenie
games = partii
