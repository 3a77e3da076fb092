# Besedila, skupna vsem igram.
title-of = { $title }: { $text }
percent = { $share } %
and-then = { $before }; { $more }
spoken-language = sl
over = Igra je končana: { $reason }.
seat-number = igralec{"\u00A0"}{ $seat }
out-of-turn = { $seat } zdaj ni na potezi.
chance-first = Najprej vrzi kocki ali povleci karto; { $text } pride potem.
action-first = { $text } je izid meta ali vlečenja, najprej pa mora igralec narediti potezo.
unreadable = { $text } ni poteza igre »{ $game }«, vsaj ne s temi nastavitvami.
not-a-text = { $given } ni besedilo; poteze se podajajo kot besedilo, na primer { $example }.
say-seat = Na potezi je lahko več igralcev: povej, kdo igra { $text }.
no-seat = Sedeža { $seat } ni; sedeži imajo številke od 0 do { $last }.
players-given = Za vsak sedež je potreben en igralec: { $count }, ne { $given }.
missing-extra = Za to manjka { $module }. Namestitev: { $command }

# Options and games
card-seats = Igralci: { $seats }
card-minutes = Minute: { $minutes }
card-ages = Starost: { $ages }
card-credits = Avtorstvo: { $credits }
option-value = { $name }: { $given } ni mogoče. Mogoče: { $choices }.
option-unknown = { $game } nima možnosti { $name }. Možnosti: { $options }.
option-file = { $name }: datoteko lahko navedeš le ob svoji tipkovnici.
table-rules = Za to mizo
rule-otherwise = Za to mizo drugače: { $rules }.
rule-in-force = Velja za to mizo: { $options }.
option-chosen = { $option } – { $value }
unknown-game = Igre { $name } ni. Igre: { $games }.
unknown-player = Igralca { $name } ni. Igralci: { $players }.
unknown-level = Stopnje { $level } ni: stopnje so od 1 do { $last }.
no-time = Čas za razmislek mora biti daljši od 0 milisekund, ne { $ms }.
review-long = Igre z več kot { NUMBER($most, useGrouping: 0) } koraki se tu ne analizirajo.
review-over = Igra še ni končana: analizirati jo je mogoče šele po koncu.
not-compiled = Prevajanje ni uspelo: { $game }. { $why }
no-picture = { $game } nima slike { $name }.
no-solution = Natančne rešitve ni: { $game }.
nothing-to-roll = Najprej je nekdo na potezi: zdaj ni česa vreči ali vleči.
nothing-to-take-back = Ničesar ni mogoče razveljaviti.
rules-gone = Igrano je bilo po različici { $version } pravil igre { $game }, ki se ne igra več. Danes se igra: { $plays }.

# Positions
position-form = { $text } ni položaj igre { $game }. Položaj je videti takole: { $example }
position-keys = Položaj igre { $game } je objekt z natanko temi ključi: { $keys }.
position-value = { $key }: { $value } tukaj ni mogoče; pričakovano: { $wanted }.
position-impossible = { $key }: { $reason } Do tega ne more priti v nobeni igri.

# Records
record-long = Zapis je daljši od { $most } znakov.
record-tag = Vrstica { $line }: { $text } ni oznaka. Oznaka je videti takole: { $example }
record-tag-twice = Vrstica { $line }: oznaka { $tag } je navedena dvakrat.
record-comment = Vrstica { $line }, stolpec { $column }: ta opomba se ne konča.
record-game = Zapis ne pove, katere igre je: manjka { $tag }.
record-hidden = Vrstica { $line }, stolpec { $column }: { $text } skriva, česar sedež { $seat } ne sme vedeti. Tak zapis je mogoče prebrati, ne pa ponoviti.
record-seat = [Seat] ne imenuje nikogar, ki tu igra ali gleda: { $seat }.
record-move = Vrstica { $line }, stolpec { $column }, številka { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Vrstica { $line }, stolpec { $column }: { $text } navaja sedež, čeprav je na potezi le eden.
record-json = Oznaka { $tag }: { $text } ni objekt JSON.
record-in-tag = Oznaka { $tag }: { $problem }
record-claim = Oznaka { $tag }: { $claimed }, poteze pa vodijo do { $found }.
record-changed = Zapis je bil naknadno spremenjen: oznaka Check se ne ujema. Odstrani jo, če ga sprejmeš takega, kot je.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, vrstica { $line }: { $problem }
file-key = { $file }, vrstica { $line }: { $key }: { $problem }
file-unknown = neznano; tukaj mogoče: { $keys }
file-missing = manjka { $key }
file-value = { $value } ni mogoče; pričakovano: { $wanted }
wanted-text = besedilo
wanted-number = celo število od { $lowest } do { $highest }
wanted-numbers = cela števila od { $lowest } do { $highest } kot seznam; koliko: { $count }
wanted-texts = seznam besedil
wanted-table = tabela
wanted-tables = seznam tabel, {"[["}{ $key }{"]]"}
file-long = daljše od { $most } bajtov
file-utf8 = to ni besedilo UTF-8
file-toml = to ni TOML ({ $what })
toml-twice = isti ključ dvakrat
toml-open = besedilo, seznam ali tabela brez konca
toml-key = neveljaven ključ ali ključ brez =
toml-line = vrstica se po vrednosti nadaljuje
toml-value = neveljavna vrednost
file-nested = pregloboko gnezdenje
file-dots = preveč pik v enem ključu, največ { $most }
file-digits = število z več kot { $most } števkami
file-tables = več kot { $most } tabel {"[["}{ $name }{"]]"}
os-missing = te datoteke ni
os-forbidden = dostop ni dovoljen
os-folder = to je mapa
os-in-the-way = del poti ni mapa
os-full = disk je poln
os-read-only = tja ni mogoče ničesar zapisati
os-other = ni mogoče odpreti ({ $why })

# Positions put together by hand
editor-player = Na potezi
editor-phase = Kaj sledi
editor-of = { $what } ({ $who })
editor-none = nič

# Stock words, which any room can use (boards/layout.py)
stock-square = polje { $number }
stock-pawn = { $who }: figura
stock-die = kocka: { $number }
stock-card = karta { $card }
stock-hand = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
}
stock-back = { $who }: zakrita karta
stock-rolls = { $whose ->
    [you] Vržeš kocko: { $number }.
   *[other] { $who } vrže kocko: { $number }.
}
stock-draws = { $whose ->
    [you] Povlečeš karto.
   *[other] { $who } povleče karto.
}
stock-draws-card = { $whose ->
    [you] Povlečeš karto: { $card }.
   *[other] { $who } povleče karto: { $card }.
}
stock-plays = { $whose ->
    [you] Odigraš karto: { $card }.
   *[other] { $who } odigra karto: { $card }.
}
stock-stays = { $whose ->
    [you] Ostaneš na mestu.
   *[other] { $who } ostane na mestu.
}
stock-steps = { $count ->
    [one] { $count } polje
    [two] { $count } polji
    [few] { $count } polja
   *[other] { $count } polj
}
stock-goes = { $whose ->
    [you] Premakneš se za { stock-steps }.
   *[other] { $who } se premakne za { stock-steps }.
}
button-stay = Ostani na mestu
