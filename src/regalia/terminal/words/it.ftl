# Che cosa dice il tavolo alla tastiera.
to-act = tocca a { $who }
who-acts = Chi fa prima: { $who }
dice-to-type = Tira o pesca, e scrivi che cosa esce
prompt = { $who }>{" "}
prompt-dice = dadi>{" "}
prompt-race = posto e mossa>{" "}
prompt-end = fine>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group }…: una mossa
   *[other] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } mosse
}
more-actions = { $count ->
    [one] Ancora una mossa: `list` la mostra, scrivi il suo inizio per trovarla.
   *[other] Ancora { NUMBER($count, useGrouping: 0) } mosse: `list` le mostra, scrivi il loro inizio per trovarle.
}
which = { $typed } può essere:
no-such-number = Il numero { $number } non c’è; le mosse vanno da 1 a { $last }.
refused-by-rule = { $reason } (regola { $rule }; `rules { $rule }` la mostra)
say-seat-first = Di’ chi gioca: il numero del posto e la mossa, per esempio `{ $example }`.
nobody-to-wait-for = Tutti quelli che possono giocare sono a questa tastiera.
or-wait = Ognuno di voi può essere il primo: gioca, o lascia giocare il computer con `wait`.
compiling = Il computer si prepara: la prima volta su questa macchina ci vuole fino a un minuto.
by-solution = { $who } segue il gioco risolto: sa quanto vale ogni posizione.
thinking = Sto pensando…
hint = Il computer sceglierebbe { $text }: { $sentence }
time-limit = Tempo rimasto: { $seconds } s.
undone = { $count ->
    [one] Annullata: { $texts }.
   *[other] { NUMBER($count, useGrouping: 0) } mosse annullate: { $texts }.
}
record-needs-file = Di’ dove: `record partita.txt`.
record-exists = { $file } c’è già e resta com’è; scegli un altro nome.
record-saved = La partita è scritta in { $file }.
record-tells-all = Dice tutto, anche le carte nascoste.
record-failed = Non si riesce a scrivere { $file }: { $why }.
kept = La partita è salvata. Per continuarla:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = questo file non contiene nessuna partita con la scatola lasciata a metà.
not-kept = La partita non è salvata: { $why }.
no-home = la tua cartella personale non si trova
quit-question = Salvare la partita per dopo? [S/n]{" "}
draw-question = { $who }, accetti la patta? [s/N]{" "}
curtain = Per favore, passa la tastiera a { $who }.
curtain-enter = { $who }, premi Invio quando nessun altro guarda.{" "}
concluded = Minimo di mosse: { $least }. Modi: { $plans }. Uno di essi: { $way }
next-enter = Premi Invio per la prossima sfida.{" "}
between = una sfida è finita
referee = chi tira e pesca
story-empty = Non è ancora successo niente.
what-unknown = Di «{ $what }» non si sa nulla.
goes-on = La partita continua.
you-may = Puoi
you-may-type = Che cosa può uscire
after-end = `record FILE` salva la partita, `log` la racconta, `again` gioca ancora, Invio esce.
opponent = { $name }, livello{"\u00A0"}{ $level }: { $about }
level-weaker = Su questo tabellone i livelli sono più deboli: ciò che il computer ha imparato riguarda quello del libretto.
level-weaker-rules = Con queste regole della casa i livelli sono più deboli: ciò che il computer ha imparato riguarda il gioco del libretto.
who-begins = { $who } ha perso e sceglie chi comincia: 1 { $who }, 2 { $other } (Invio: 1)>{" "}
after-end-pair = Invio comincia la seconda partita; `quit` esce, `record FILE` salva la partita, `log` la racconta.
help =
    Scrivi una mossa, il suo numero, o abbastanza del suo inizio da distinguerla.
    ?             questo aiuto
    list          tutte le mosse
    log           tutto ciò che è successo, per quanto puoi saperlo
    what X        che cos’è una cosa: una casella o l’inizio di un nome
    rules         tutte le regole; `rules 8` ne mostra una
    hint          che cosa farebbe il computer più forte
    undo          torna all’ultima scelta di qualcuno a questa tastiera
    record FILE   scrivi la partita in un file
    wait          quando più persone possono giocare per prime: lascia giocare il computer
    draw          proponi la patta; risponde l’altra parte
    resign        abbandona; quando possono giocare in più, `resign 2` per il posto 2
    quit          esci; la partita si può salvare

# Che cosa non va in un comando
no-rule = { $game } non ha la regola { $number }.
which-game = Quale gioco? { $games }
who-plays = --against, --seat e --together dicono ciascuno chi gioca: danne uno solo.
seat-for-each = { $game } ha qui { $count } posti: dai un --seat per ciascuno, o semplicemente --against.
option-form = Un’opzione si scrive { $form }, non { $given }.
position-json = La posizione non è un oggetto JSON: qualcosa non va alla riga { $line }, colonna { $column }.
position-deep = La posizione è annidata troppo in profondità.
origin-form = Un’origine si scrive come { $example }, non { $given }.
no-cache = Nessuna cartella per le regole compilate è scrivibile: indicane una in REGALIA_CACHE. (Senza, tutto funziona, ma ogni avvio compila di nuovo.)
error = Errore: { $problem }
usage = Uso:
try-help = { $command } mostra che cosa accetta questo comando.
no-such-option = L’opzione { $option } non esiste.
no-such-command = Il comando { $command } non esiste.
did-you-mean = Intendevi { $near }?
option-needs-value = L’opzione { $option } richiede un valore.
option-takes-none = L’opzione { $option } non accetta valori.
missing-word = Manca { $what }.
missing-command = Manca un comando.
too-many-words = È più di quanto questo comando accetti.
bad-value = { $what }: questo non è possibile; atteso: { $wanted }.
wanted-whole = un numero intero
wanted-decimal = un numero
wanted-other = un altro valore
aborted = Interrotto!

# Che cosa mostrano i comandi
start-title = giochi da re
start-facts = { $seats } giocatori, { $minutes } min
start-page = La pagina si apre nel browser; Ctrl-C la chiude. Inoltre:
start-play = giocare alla tastiera, insieme o contro il computer
start-rules = leggere le regole
start-games = tutte le opzioni di tutti i giochi
start-help = tutto il resto
start-folder = Nella cartella del progetto { $command } fa lo stesso.
option-facts = { $default } (possibile: { $choices })
house-rules = Regole della casa
board-none = { $game } si gioca sempre sullo stesso tabellone.
board-side = Faccia { $number }: { $text }
board-right = { $file }: su questo tabellone si può giocare.
counting = { $game }, profondità { $depth }
compiling-rules = Compilazione
ready = Pronto: { $games }.
yes-or-no = { $question } [S/n]{" "}

# The companion at the keyboard
prompt-referee = tavolo>{" "}
referee-begins = Giocate con il gioco sul vostro tavolo; scrivete ciò che vede tutto il tavolo, per esempio 7H o 10D. Ciò che è nascosto resta nascosto. `?` mostra i comandi.
referee-more = Si possono scrivere { $count } cose in tutto: `list` le mostra.
referee-card = Scrivi la carta, le sue righe dall’alto, un punto per ogni casella vuota. Per esempio: { $example }
may-yes = Sì. { $sentence }
referee-undone = Annullato: { $text }.
rest-asked = { $who } aveva ancora { $count } ({ $where }). Per completare la registrazione: `rest { $seat } CARTE`, con / fra due posti.
record-whole = La registrazione è completa: `record FILE` la salva.
record-spectators = La registrazione è quella di uno spettatore: ciò che nessuno ha mostrato resta nascosto. `record FILE` la salva.
hourglass-runs = La clessidra scorre: { $seconds } s.
hourglass-left = Ancora { $seconds } s.
hourglass-out = Il tempo è scaduto. Premete Invio.
referee-help =
    Scrivete che cosa è successo: una carta (7H, 10D, XX per un jolly), i dadi, una posizione, una mossa.
    Se conta chi fa prima, anzitutto il numero del posto: `1 declare 4`.
    may MOSSA     posso? e che cosa ne verrebbe
    undo          annulla l’ultima cosa detta
    list          tutto ciò che si può dire ora
    log           tutto ciò che è successo
    rules         tutte le regole; `rules 8` ne mostra una
    rest P CARTE  alla fine: che cosa aveva ancora il posto P
    record FILE   scrivi la registrazione in un file
    quit          esci

# Lezioni
no-lesson = { $game } non ha questa lezione; ci sono: { $lessons }
no-lessons-yet = non ci sono ancora lezioni per { $game }
no-step = non c’è un passo { $step }; i passi: { $steps }
whose-lesson = indica di quale gioco è la lezione: --game NAME
line-no-json = questa riga non è un oggetto JSON
lesson-faults = { $count ->
    [one] C’è un errore.
   *[other] Ci sono { NUMBER($count, useGrouping: 0) } errori.
}
lesson-right = Tutti i passi si possono fare e il numero di azioni è giusto.
learn-help = Scrivi un’azione, il suo numero o il suo inizio; `list` le mostra tutte, `rules` e `hint` aiutano, `skip` va avanti.
learn-ladder = Prima per provare, senza contare nulla: scrivi un’azione, il suo numero o l’inizio; `list` le mostra tutte, `skip` passa alla lezione.
learn-ladder-done = Proprio così.
learn-ladder-back = Non ancora: si torna indietro. Riprova.
learn-step = { $left ->
    [one] Passo { $number } di { $of } · tocca a te · una mossa
   *[other] Passo { $number } di { $of } · tocca a te · { NUMBER($left, useGrouping: 0) } mosse
}
learn-prompt = tu>{" "}
learn-hint = Suggerimento: { $hint }
learn-wrong = Non è questa.
learn-over = La lezione è finita. Ora gioca: regalia play { $game } --guided
learn-first-game = Giochi ora la tua prima partita, guidata, contro il livello 1? (Invio: sì, n: no){" "}

review-start = All’inizio
review-luck = Fortuna
review-own = Mosse proprie
review-others = Mosse altrui
review-unknowable = Nessuno poteva saperlo
review-given-up = Fine anticipata
review-left-over = Senza spiegazione
review-result = Risultato
review-accuracy = Precisione
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-grade-good = ben giocato
review-word-exact = esatto
review-word-proved = dimostrato
review-word-computed = calcolato
review-word-searched = stimato
review-looking = Uno sguardo indietro
review-points = In punti: 100 è una vittoria.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; meglio: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – probabilità { $share }; { $who }: { $points }
review-known = Valori: { $word }.

# What `regalia analyse` says.
analyse-action = Azione
analyse-worth = Punti
analyse-to-act = Tocca a: { $who }
analyse-line = Linea migliore: { $line }
analyse-outcome = Che cosa può portare il caso
analyse-share = Quanto spesso
analyse-looking = Si guarda più a fondo (Ctrl-C per fermare)
no-exercises-yet = non ci sono ancora esercizi per { $game }
which-theme = di’ su che cosa vuoi esercitarti: { $themes }
example-help = Scrivi un’azione, il suo numero o il suo inizio; `list` le mostra tutte, `rules` le regole, e solo Invio esce.
example-prompt = prova>{" "}
example-allowed = Permesso qui:
example-only = Permesso qui, e nient’altro:
example-refused = Non permesso qui:
example-agrees = È proprio ciò che dice l’esempio.
example-again = Di nuovo dall’inizio:
exercise-help = Scrivi un’azione, il suo numero o il suo inizio; `list` le mostra tutte, `rules` e `hint` aiutano, `skip` mostra la soluzione.
exercise-solution = La soluzione:
no-rush = non ci sono corse di { $game }
rush-time = Risolti: { NUMBER($score, useGrouping: 0) } · secondi rimasti: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Risolti: { NUMBER($score, useGrouping: 0) } · errori concessi: { NUMBER($lives, useGrouping: 0) }
rush-late = Troppo tardi: questo non conta più.
rush-result = Risolti: { NUMBER($score, useGrouping: 0) }. Errori: { NUMBER($misses, useGrouping: 0) }. Serie più lunga: { NUMBER($longest, useGrouping: 0) }.
rush-same = Gli stessi per altri: { $command }
rush-again = Uno sbagliato, ancora una volta:
daily-row = { $days ->
    [0] Ancora nessun giorno di fila; record: { $best }.
    [one] Un giorno; record: { $best }.
   *[other] { $days } giorni di fila; record: { $best }.
}
making-exercises = Si cercano esercizi: { $game }
exercises-made = In { $file } ci sono { $count } esercizi.
exercises-listed = La lista ha ora { $count } esercizi.
grading-exercises = Si classificano gli esercizi: { $game }
exercises-graded = Esercizi classificati in modo diverso: { $count }.
# Matches (researching.py)
playing-games = Si gioca…
bad-clock = Un orologio si scrive in secondi, o secondi+incremento, come 60+0.5; non { $given }.
match-line = { $who }: { $points } su { $games } ({ $share }%, 95%: { $low }–{ $high }), punteggio { $rating } ± { $spread }
match-fault = Non concluse dalle regole ({ $why }): { $count }
match-fault-by = { $who } ha perso per un proprio errore ({ $why }): { $count }
match-said = per esempio, con la risposta: { $said }
dataset-line = { $folder }: { $games } partite, { $decisions } decisioni, { $files } file
printed = Scritto: { $file }
# Games of one's own (commands/rooms.py)
room-name = «{ $name }» con { $seats } posti non è possibile: un nome è fatto di minuscole e ancora libero, i posti sono per esempio 2 o 2-4.
room-taken = «{ $name }» è già un nome in Python o nel programma stesso: un gioco con questo nome non si potrebbe importare. Scegline un altro.
room-there = In { $folder } c’è già qualcosa.
room-undeclared = { $name } non dice di ogni campo del suo stato che cosa contiene.
room-derived = { $file } è scritto.
room-made = { $folder } è un gioco che funziona. Per controllarlo: regalia check-room { $folder }
