# Testi comuni a tutti i giochi.
over = La partita è finita: { $reason }.
seat-number = giocatore { $seat }
out-of-turn = Non è il turno di { $seat }.
chance-first = { $text } è una mossa, ma prima bisogna tirare o pescare.
action-first = { $text } è un risultato casuale, ma prima deve giocare qualcuno.
unreadable = { $text } non è una mossa di «{ $game }», almeno non con queste opzioni.
not-a-text = { $given } non è un testo; le mosse si indicano come testo, per esempio { $example }.
say-seat = Può giocare più di una persona: di’ da quale posto viene { $text }.
no-seat = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
players-given = Serve un giocatore per ogni posto: { $count }, non { $given }.
missing-extra = Per questo manca { $module }. Si installa con: { $command }
