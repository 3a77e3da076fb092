# Environments for research
not-numbered = Il gioco { $game } non ha numeri per azioni e viste: nella sua cartella manca tensor.py.
at-least-one = Servono almeno una partita, una decisione e un thread.
every-or-against = O si interrogano tutti i posti (simultaneous), o altri giocano contro uno (against), ma non entrambe le cose.
no-learner = learner deve essere un posto da 0 a { $last }, oppure uno per ogni partita.
seeds = Partite: { $games }; semi indicati: { $given }. Devono essere altrettanti.
no-game = La partita { $game } non esiste: sono numerate da 0 a { $last }.
no-seat = Il posto { $seat } non esiste: sono numerati da 0 a { $last }.
no-indexes = Servono numeri interi di forma { $shape }: un indice per ciascuna.
no-number = { $given } non è un numero intero da { $least } in su.
no-seed = { $given } non è un seme: lo è qualsiasi numero intero.
no-mask = Una maschera di partite ha la forma { $shape }.
no-threads = La macchina non lascia avviare { $threads } thread.
no-index = { $index } ora non è lecito; non è stato giocato nulla.
no-render-mode = Non c’è un modo di disegnare chiamato { $given }; ci sono { $modes }.
over = La partita è finita: iniziane un’altra (reset).
agents = Devono agire tutti gli agenti in gioco e nessun altro: { $agents }.
position-over = In questa posizione la partita è finita.
illegal-index = Partita { $game }: { $index } ora non è un indice consentito; non è stato giocato nulla.
race = In { $game } tutti i posti possono agire insieme: serve simultaneous=True.
saved-elsewhere = È stato salvato in un altro gioco, o con altre opzioni, un altro «max_steps» o avversari di un altro tipo (nessuno, a caso, un livello).
no-parquet = non è un file Parquet; cancellalo e verrà riscritto.

# Programs of others (programs.py, matches.py)
program-late = { $command } ha impiegato troppo tempo.
program-gone = { $command } è terminato senza rispondere.
program-endless = { $command } ha scritto una risposta senza fine.
program-garbled = { $command } ha risposto con qualcosa che non è un oggetto JSON.
program-missing = Impossibile avviare { $command }: { $reason }
program-no-text = { $command } non ha indicato nessuna azione (text).
engine-refused = Il motore ha rifiutato ({ $code }): { $said }
contestants = Questo gioco si gioca in { $seats }; ne sono stati indicati { $given }.
other-series = { $path } contiene partite con altri giocatori, opzioni, orologi o semi; scegli un altro file.
no-series = { $path } non contiene partite di un incontro.
