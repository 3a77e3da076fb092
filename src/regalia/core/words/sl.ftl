# Besedila, skupna vsem igram.
over = Igra je končana: { $reason }.
seat-number = igralec { $seat }
out-of-turn = { $seat } zdaj ni na potezi.
chance-first = Najprej odloča naključje ({ $text } je poteza): vrzi kocki ali vleci karto.
action-first = { $text } je izid naključja, a najprej mora nekdo odigrati potezo.
unreadable = { $text } ni poteza igre »{ $game }«, vsaj ne s temi nastavitvami.
say-seat = Več igralcev sme igrati: povej, s katerega sedeža prihaja { $text }.
no-seat = Sedeža { $seat } ni; sedeži imajo številke od 0 do { $last }.
