# Besedila, skupna vsem igram.
over = Igra je končana: { $reason }.
seat-number = igralec { $seat }
out-of-turn = { $seat } zdaj ni na potezi.
chance-first = Najprej vrzi kocki ali povleci karto; { $text } pride potem.
action-first = { $text } je izid meta ali vlečenja, zdaj pa je na vrsti poteza igralca.
unreadable = { $text } ni poteza igre »{ $game }«, vsaj ne s temi nastavitvami.
not-a-text = { $given } ni besedilo; poteze se podajajo kot besedilo, na primer { $example }.
say-seat = Na potezi je lahko več igralcev: povej, kdo igra { $text }.
no-seat = Sedeža { $seat } ni; sedeži imajo številke od 0 do { $last }.
players-given = Za vsak sedež je potreben en igralec: { $count }, ne { $given }.
missing-extra = Za to manjka { $module }. Namestitev: { $command }
