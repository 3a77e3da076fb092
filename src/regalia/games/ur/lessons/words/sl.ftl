# Ur

lesson-first = Tvoji prvi koraki v Uru

enter-goal = Postavi figuro na ploščo.
enter-hint = Tapni svojo zalogo, nato polje s puščico.

rosette-goal = Premakni figuro na rozeto.
rosette-hint = Polja s cvetom so rozete; dve sta korak stran.
rosette-missed = Tam ni rozete: tvoja poteza bi se končala.
rosette-done = Rozeta ti da še en met.

again-goal = Pridi na rozeto, nato meči še enkrat.
again-hint = Najprej pojdi na cvet, nato vzemi dodatni met.
again-stopped = Dodatni met je šel v nič.
