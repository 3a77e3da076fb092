# Ur

lesson-first = I tuoi primi passi a Ur

enter-goal = Porta una pedina sul tabellone.
enter-hint = Tocca la tua riserva, poi la casella con la freccia.

rosette-goal = Muovi la tua pedina su una rosetta.
rosette-hint = Le caselle con un fiore sono rosette; due sono a un passo.
rosette-missed = Lì non c’è una rosetta: il tuo turno finirebbe.
rosette-done = Una rosetta ti fa tirare ancora.

again-goal = Raggiungi una rosetta, poi tira ancora.
again-hint = Prima vai su un fiore, poi prendi il tiro in più.
again-stopped = Hai regalato il tiro in più.
