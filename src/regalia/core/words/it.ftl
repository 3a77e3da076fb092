# Testi comuni a tutti i giochi.
over = La partita è finita: { $reason }.
seat-number = giocatore { $seat }
out-of-turn = Non è il turno di { $seat }.
chance-first = Prima tocca al caso ({ $text } è una mossa): prima si tira o si pesca.
action-first = { $text } è un esito del caso, ma prima deve giocare qualcuno.
unreadable = { $text } non è una mossa di «{ $game }», almeno non con queste opzioni.
say-seat = Possono giocare in più: di’ da quale posto viene { $text }.
no-seat = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
