# Lezioni ed esercizi: che cosa può non andare in un file di passi

step-twice = due passi si chiamano { $id }
step-played = passo { $id }: { $text } lì non si può giocare
step-seat = passo { $id }: all’inizio non tocca al posto { $seat }
step-over = Questo passo è finito: ricomincialo.
no-such-rule = non c’è una regola { $rule }
position-json = questo non è un oggetto JSON
wanted-message = il nome di un testo: minuscole, cifre e trattini
wanted-name = un nome breve: minuscole, cifre e trattini
wanted-share = un numero da 0 a 1
wanted-form = ciò che si chiede è una tabella con almeno una chiave
wanted-kind = serve una di queste chiavi: { $kinds }
wanted-key = { $key } non significa nulla accanto a { $kind }
wanted-a-text = { $key } è un testo
wanted-a-flag = { $key } è true o false
wanted-a-number = { $key } è un numero intero
wanted-some-texts = { $key } è un elenco di testi
wanted-several = { $key } è un elenco di almeno una tabella
wanted-who = to_play è il numero di un posto o uno di: { $words }
wanted-comparison = confrontalo con uno di: { $words }
guide-moment = si chiede prima che accada qualcosa: né action né actions
goal-words = prima del primo tocco ci sono più di { $most } parole da leggere
goal-long = l’obiettivo supera { $most } lettere ({ $language })
no-message = non c’è un testo { $id }
step-impossible = non si può fare in { $most } azioni proprie
step-par = par è { $par }, ma { $fewest } azioni proprie bastano e servono
refutation-unplayable = dopo { $text } non si può giocare { $plays }
no-exercises = nessuno ha detto come si trovano esercizi per { $game }
analysis-long = Le partite con più di { NUMBER($most, useGrouping: 0) } passi non vengono analizzate.
no-position = { $text } non è né una registrazione né una posizione di alcun gioco.
exercise-gap = L’azione migliore vince circa { $games } partite su cento in più di ogni altra.

# Why a decision was worse than the better one
worse-wins = L’azione migliore vince subito.
worse-loses = Così si perde subito.
worse-lets-win = Dopo questo l’altra parte può vincere subito; dopo l’azione migliore no.
worse-forced-win = L’azione migliore vince, qualunque cosa faccia l’altra parte.
worse-forced-loss = Dopo questo la partita è persa, qualunque cosa si faccia.
