var e=`title-your-turn = ● Tocca a te: { $game }
title-of = { $title }: { $text }
cancel = Annulla
copied = Copiato.
not-copied = Copialo a mano, per favore.
your-name = Il tuo nome
your-name-about = Lo vede chi gioca con te.
name-is = Qui ti chiami { $name }.
name-change = Cambia
my-data = I miei dati
my-data-about = Il server conserva i tuoi posti, il nome che hai scelto e piccole cose come impostazioni e risultati, sotto un numero casuale.
my-data-download = Scarica tutto su di me
my-data-phrase = Ottieni un nuovo codice
my-data-phrase-about = Annotalo e tienilo per te: chi ce l’ha può giocare al posto tuo, su qualsiasi dispositivo. Viene mostrato solo questa volta.
my-data-phrase-replaces = Il codice che hai adesso non varrà più.
devices = Dispositivi
devices-about = Ogni dispositivo ha una chiave propria. Scollega quelli che non hai più o che non riconosci.
device-this = questo dispositivo
device-seen = ultima visita: { $when }
device-unknown = Dispositivo sconosciuto
device-rename = Rinomina
device-rename-whose = Rinomina { $name }
device-name = Nome del dispositivo
device-name-do = Salva
device-end = Scollega
device-end-whose = Scollega { $name }
device-end-about = Lì non si potrà più aprire niente di tuo.
device-end-this = Qui ricomincerai da zero. Il tuo codice, o un link da un altro dispositivo, ti fa rientrare.
device-end-lost = Non hai un codice e questo è il tuo unico dispositivo: niente ti ridarebbe partite e risultati. Ottieni prima un codice.
device-old = La sua chiave è il tuo vecchio codice, che possono avere anche altri dispositivi.
device-old-others = La sua chiave è il tuo vecchio codice. Ce l’hanno anche altri dispositivi: { $names }.
devices-end = Scollega tutti gli altri
devices-end-about = Tutti gli altri tuoi dispositivi vengono scollegati e ricevi un nuovo codice; quello che hai adesso non varrà più.
devices-need = Questi avranno bisogno del nuovo codice: { $names }.
devices-need-old = Ogni dispositivo che ha ancora il tuo vecchio codice avrà bisogno di quello nuovo.
my-data-copy = Copia
continue-elsewhere = Continua altrove
continue-link = Link per continuare
continue-elsewhere-about =
    { $minutes ->
        [one] Inquadra questo con l’altro dispositivo o apri lì il link. Vale una volta, per un minuto. Tienilo per te: chi lo apre gioca al posto tuo.
       *[other] Inquadra questo con l’altro dispositivo o apri lì il link. Vale una volta, per { $minutes } minuti. Tienilo per te: chi lo apre gioca al posto tuo.
    }
continue-link-about =
    { $minutes ->
        [one] Apri questo link nell’altro browser. Vale una volta, per un minuto. Tienilo per te: chi lo apre gioca al posto tuo.
       *[other] Apri questo link nell’altro browser. Vale una volta, per { $minutes } minuti. Tienilo per te: chi lo apre gioca al posto tuo.
    }
continue-heading = Continuare qui?
continue-about = In questo browser sarai la stessa persona che sull’altro dispositivo: partite, nome e impostazioni vengono con te. Segui solo un link che hai chiesto tu.
continue-left =
    { $count ->
        [one] Una partita di questo browser non verrà con te. Per riaverla in seguito, annota prima il tuo codice attuale: Impostazioni, I miei dati.
       *[other] { $count } partite di questo browser non verranno con te. Per riaverle in seguito, annota prima il tuo codice attuale: Impostazioni, I miei dati.
    }
continue-do = Continua qui
my-data-enter = Codice di un altro dispositivo
my-data-enter-do = Continua qui
my-data-delete = Elimina tutto su di me
my-data-sure = I tuoi posti e i tuoi dati vengono eliminati, e così le partite in cui non c’è nessun altro. Non si può annullare.
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
motion-system = Sistema
motion-full = Complete
motion-less = Ridotte
pace-calm = Calmo
pace-usual = Normale
pace-quick = Veloce
pace-about = Con che ritmo vedi che cosa hanno fatto gli altri.
rolls-tap = Li tocco io
rolls-self = Da soli
rolls-about = I tuoi dadi e le tue carte aspettano che tu li tocchi, al massimo tre secondi.
sound-on = Sì
sound-off = No
notices-ask = Attiva gli avvisi
notices-on = Gli avvisi sono attivi.
notices-off = Disattiva gli avvisi
push-about = Nelle partite di più giorni, anche a pagina chiusa.
push-on = Anche a pagina chiusa
push-off = Solo a pagina aperta
push-failed = Il browser non lo ha permesso.
push-insecure = Gli avvisi a pagina chiusa richiedono un indirizzo https; questo non lo è.
notices-denied = Il browser vieta gli avvisi di questa pagina. Si può cambiare nelle sue impostazioni.

choose = Scegli…
play-together = Insieme
play-together-game = Gioca insieme a { $game }
play-together-about = Condividete un posto e risolvete insieme: qui, davanti a questo schermo, o con il link.
race-begin = Inizia la gara
race-alone = Prima senza avversari, con calma
exercise-today = Esercizio di oggi
read-rules = Regole
read-rules-game = Regole: { $game }
your-games = Le tue partite
go-on = Continua
time-until = Il tempo finisce { $when }
digest-turns =
    { $count ->
        [0] Ora non tocca a te in nessuna partita.
        [one] Tocca a te in una partita.
       *[other] Tocca a te in { $count } partite.
    }
digest-soonest = Il tempo più breve finisce { $when }.
show-all = Mostra tutte ({ $count })
finished-games = Partite finite ({ $count })
result-won = Vinta
result-lost = Persa
result-place = { $place }º posto
result-drawn = Patta
result-solved = Risolto
result-unsolved = Non risolto
today-heading = Esercizi di oggi
today-done = Fatto
choosing-title = Scegli: { $game }
choosing-heading = Come vuoi giocare?
opponent-who = Contro chi vuoi giocare?
opponent-places = Posti da occupare
opponent-score = Ne hai vinte { $won } su { $count }.
opponent-match = È alla tua altezza.
opponent-strength = Più o meno della tua forza: { $name }
opponent-link = Amico con un link
opponent-link-about = Ricevi un link da mandare a chi vuoi. Non serve un account.
opponent-here = Qualcuno accanto a me
opponent-here-about = Condividete questo dispositivo: passatelo o mettetelo in mezzo.

handicap-how-strong = Quanto è forte l’altra persona rispetto a te?
handicap-gap-0 = molto meno
handicap-gap-1 = meno
handicap-gap-2 = più o meno uguale
handicap-gap-3 = di più
handicap-gap-4 = molto di più
handicap-proposal = Per una partita equilibrata: { $what }.
handicap-mine = Sei tu.
handicap-other = È l’altra parte.
handicap-take = Gioca con questo handicap
handicap-drop = Gioca senza handicap
handicap-lot = Il sorteggio decide chi comincia; l’handicap segue il giocatore.
choosing-box = Carte della tua scatola
choosing-seats = Chi siede dove
players = Giocatori
seat-number = Posto{"\\u00A0"}{ $number }
seat-me = Tu
seat-computer = Computer
seat-here = Qualcuno qui con te
seat-open = Qualcuno via link
seat-name = Nome
level = Livello
level-solved = Segue il gioco risolto: sa quanto vale ogni posizione.
level-weaker = Su questo tabellone i livelli sono più deboli: ciò che il computer ha imparato riguarda quello del libretto.
level-weaker-rules = Con queste regole della casa i livelli sono più deboli: ciò che il computer ha imparato riguarda il gioco del libretto.
who-begins = Chi comincia?
begins-lot = Sorteggio
pair = Quante partite?
pair-one = Una
pair-two = Due, scambiando i posti
pair-about = Cominciare vale qualcosa. In due partite ciascuno comincia una volta, con la stessa preparazione, e i punti di entrambe si sommano. È una regola nostra.
house-rules = Regole della casa
house-rules-about = Altri modi di leggere il regolamento e regole nostre. Lasciale come sono per giocare secondo le regole di qui.
option-none = Senza limite
option-own = Scrivi o incolla qui
clock = Orologio
clock-none = Nessuno
clock-turn = Per turno
clock-game = Per partita
clock-days = Giorni
clock-days-each = Giorni per turno
clock-seconds = Secondi per turno
clock-minutes = Minuti a testa
clock-gain = Aggiunta a turno (s)
option-over-days = dura quanto un turno, perché l’orologio conta i giorni.
clock-is-days =
    { $days ->
        [one] Orologio: un giorno per turno
       *[other] Orologio: { $days } giorni per turno
    }
time-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
time-hours = { $hours } h
clock-is-turn = Orologio: { $seconds } secondi per turno
clock-is-game = Orologio: { $minutes } min a testa, + { $gain } s per turno
start-game = Comincia
start-game-link = Comincia e invita

table-title = Tavolo
connecting = Connessione…
reconnecting = Connessione persa. Riconnessione…
connected-again = Di nuovo in linea.
table-gone = Questo tavolo non esiste
table-gone-text = Forse il link è incompleto, o il tavolo è stato eliminato dopo molto tempo.
no-connection-now = Ora non c’è connessione: non è stato inviato nulla.
waiting-heading = In attesa di giocatori
waiting-missing =
    { $count ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
waiting-invite = Manda questo link a chi deve giocare:
invite-link = Link al tavolo
reach-here = Questo indirizzo funziona solo su questo computer. Perché possano venire altri della rete, avvia il server così:
reach-network = Questo indirizzo funziona nella tua rete.
qr-code = Codice QR dell’indirizzo
copy-link = Copia il link
share-link = Condividi il link
share-text = Gioca con me a «{ $game }»!
sit-heading = C’è un posto libero
sit-here = Siediti
sit-as = Siediti: { $side }
side-invite = Invita dalla mia parte
side-link = Link per la mia parte
side-about = Chi segue questo link vede quello che vedi tu e può agire per la vostra parte.
side-somebody = qualcuno
side-send-away = Manda via
side-send-away-name = Manda via { $name }
side-leave = Lascia questa parte
side-join-heading = Giocare dalla stessa parte di { $name }?
side-join-about = Vedete le stesse cose, e ognuno di voi può agire.
side-join = Unisciti
side-watch = Solo guardare
watch-only = Stai guardando.
seat-empty = Posto libero

seats = Giocatori
seat-level = Livello{"\\u00A0"}{ $level }
seat-online = Presente
seat-offline = Assente
seat-along = con { $names }
seat-you = Tu
seat-to-act = deve giocare
seat-resigned = Ha abbandonato
seat-flagged = Tempo scaduto
seat-stand-in = Gioca un computer
seat-prepared = Ha scelto
seat-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
watching =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
turn-yours = Tocca a te
turn-of = Tocca a { $name }
turn-ahead = Tocca a { $name }. Puoi già scegliere.
turn-of-any = Chi fa prima: { $names }
turn-thinking = { $name } sta pensando…
turn-playing = { $name } gioca
roll-dice = Tira i dadi
roll-dice-how = Tocca i dadi.
draw-cards = Pesca
draw-cards-how = Tocca per vedere che cosa peschi.
hourglass = Clessidra
held-back = Il tuo handicap: aspetta
prepared-yours = Scelta fatta. Si giocherà quando toccherà a te.
sending = Invio…

actions = Che cosa puoi fare
all-actions = Tutte le mosse
all-actions-search = Cerca
all-actions-more = Altre { NUMBER($count, useGrouping: 0) }: cercale.
all-actions-none = Al momento nessuna mossa è possibile.
hint-coming = Sto pensando…
preparing = Il computer si prepara per questo gioco, solo questa prima volta: { $share }…
hint-says = Forse: { $sentence }
undo-ask = Chiedi di annullare
answer-yes = Sì
answer-no = No
absence-wait = Aspetta
absence-computer = Fai giocare un computer
absence-friend = Fai giocare qualcun altro
absence-take = Prendi il posto
absence-give-back = Ridai il posto
absence-change = Decidi di nuovo
absence-link = Manda questo link a chi deve prendere il posto:
offer-draw = Proponi la patta
resign-question = Vuoi davvero abbandonare questa partita?
resign-yes = Sì, abbandono
keep-going = Continua
rematch-loser = Hai perso, quindi dici tu chi comincia la prossima partita.
rematch-i-begin = Ancora: comincio io
rematch-you-begin = Ancora: cominci tu
rematch-they-say = Chi ha perso ({ $name }) dice chi comincia la prossima partita.
rematch-loser-begins = Ancora: comincia chi ha perso
rematch-winner-begins = Ancora: comincia chi ha vinto
pair-next = Seconda partita
pair-game = Partita { $number }
pair-sum = In tutto
rematch-wished = { $names }: «Ne facciamo un’altra?»
rematch-asked = In attesa che tutti dicano di sì.
rematch-with-computer = Gioca ancora con un computer
rematch-with-friend = Gioca ancora con qualcun altro
menu = Menu
rule-link = Regola { $rule }
log = Che cosa è successo
log-empty = Non è ancora successo niente.
story = Che cosa è successo
show-again = Mostra di nuovo
back-to-now = Torna al presente
copy-watch-link = Link per chi guarda
save-record = Salva la partita

chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia
chat-unmute = Riattiva
chat-muted = La chat è silenziata.
chat-empty = Nessuno ha detto niente.
chat-new =
    { $count ->
        [one] Un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
chat-line = { $name }: { $text }
emotes = Reazioni
emote-hello = Ciao
emote-good-luck = Buona fortuna
emote-well-played = Ben giocato
emote-thanks = Grazie
emote-think = Sto pensando
emote-wow = Wow
emote-oops = Ops
emote-laugh = Risate

curtain-heading = Passa il dispositivo a { $name }
curtain-text = Che nessun altro guardi lo schermo!
curtain-lift = Io sono { $name }

ending-heading = La partita è finita
ending-won = Hai vinto!
ending-lost = Vince { $name }.
ending-draw = Patta.
ending-you-lost = Hai perso
ending-place = Sei al { $place ->
    [2] secondo
    [3] terzo
   *[other] quarto
} posto
ending-you-share = Condividi la vittoria
ending-shared = { $names } si dividono la vittoria
ending-solo-done = Risolto!
ending-solo-failed = Non questa volta.
par-fewest =
    { $par ->
        [one] Bastava una mossa.
       *[other] Il minimo possibile è di { $par } mosse.
    }
par-plans =
    { $count ->
        [one] C’è esattamente un modo per farlo.
       *[other] Ci sono { $count } modi per farlo.
    }
par-used =
    { $used ->
        [one] Ti è servita una mossa.
       *[other] Ti sono servite { $used } mosse.
    }
ways-heading = La soluzione.
ways-last = L’ultima carta.
ways-before = Soluzioni della carta precedente
ways-way = Via { $number }
ways-yours = la tua
ways-played = giocata
ways-more =
    { $count ->
        [one] E un’altra.
       *[other] E altre { $count }.
    }
rest-yours = Punto a te
rest-other = Punto a { $name }
rest-next = Prossima carta
rest-waited-for = Gli altri sono pronti. Si continua automaticamente tra
rest-waiting = In attesa di: { $names }
retry = Ripeti la sfida
look-back = Rivedi
share = Condividi
new-game = Nuova partita

fair = Sorte imparziale
fair-about = Prima del primo tiro il server ha fissato un seme segreto e ne ha mostrato l’impronta. A partita finita il seme viene mostrato, e con esso si possono rifare tutti i tiri e le mescolate.
fair-commit = Impronta
fair-seed = Seme
fair-seed-later = Visibile a fine partita
verify = Verifica
verify-good =
    { $count ->
        [0] Tutto in ordine; in questa partita il caso non c’entrava.
        [one] L’unico risultato casuale corrisponde al seme.
       *[other] Tutti i { $count } risultati casuali corrispondono al seme.
    }
verify-bad = Qualcosa non torna: questi risultati non corrispondono al seme.

replay-position = Passo { $step } di { $last }
replay-start = L’inizio
replay-place = { $at }. { $name }
replay-slider = Passo
step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-last = Alla fine
pause = Pausa
replay-keys = Frecce: sinistra e destra passo per passo, su e giù turno per turno; barra spaziatrice: riproduci o pausa.
replay-controls = Passi
replay-moves = Mosse
replay-live = Questa partita è ancora in corso. Vedi quello che ne sai.
replay-to-table = Al tavolo
eyes = Con gli occhi di
eyes-all = Tutti i segreti
eyes-onlooker = Spettatore
play-on = Continua da qui
play-on-about = Un nuovo tavolo comincia da questa posizione. Da qui in poi dadi e carte escono di nuovo.
play-on-ended = Qui la partita finisce. Torna indietro per provare in un altro modo.
play-on-as = Giochi come
play-on-computer = Contro il computer
play-on-friend = Con qualcuno
play-on-alone = Continua

rules-title = Regole: { $game }
rules-contents = Indice
rules-other = Altri giochi
rules-offline = Non c’è connessione, e queste regole non sono ancora state lette su questo dispositivo. Si caricheranno appena c’è connessione, e poi resteranno qui.
example-agrees = È proprio ciò che dice l’esempio.
example-restart = Torna all’inizio
example-allowed = Permesso qui
example-only = Permesso qui, e nient’altro
example-refused = Non permesso qui
example-line = { $count ->
    [one] Guardalo: un passo
   *[other] Guardalo: { $count } passi
}
example-least = Il piano più breve costa { $least }.
example-plans = { $count ->
    [one] Ce n’è uno solo.
   *[other] Ce ne sono { $count }.
}

about-heading = Su Regalia
about-what = Giochi da tavolo degni di un re, con regole esatte, un computer che gioca forte e un tavolo per gli amici. Software libero; chiunque può avere un proprio server.
about-fair-heading = La sorte è imparziale?
about-fair = Tiri e mescolate vengono da un seme che il server fissa prima della partita e di cui tutti vedono l’impronta. Ognuno può aggiungere un po’ della propria fortuna. Dopo la partita il seme viene mostrato e chiunque può verificare ogni risultato, qui con un clic o con il comando qui sotto.
about-help = Un aiuto da fuori non si può escludere: senza account, a nessuno si può impedire di chiedere a un computer in un’altra finestra. Quando conta, giocate nella stessa stanza.
about-privacy-heading = Che cosa sappiamo di te
about-privacy = Non ci sono account né tracciamenti, e la pagina non chiede nulla a nessun altro server. Un numero casuale, salvato in un cookie, serve a riconoscere i tuoi posti. Nomi e chat restano al tavolo e si cancellano con esso.
about-install-heading = Sul tuo dispositivo
about-install = La pagina si può installare dal menu del browser. La pagina iniziale e le regole si vedono allora anche senza connessione.
about-people-heading = Chi l’ha fatto
about-people = Il progetto Regalia, con rispetto per i regolamenti dei giochi, i cui autori sono citati nelle pagine delle regole. I testi qui sono nostri.
box-title = Compagno di gioco: { $game }
box-who = Chi gioca?
box-names-about = Con i nomi tutto viene detto con quelli; senza, con i colori o i posti.
box-set = Che cosa c’è nella vostra scatola?
box-how = Come giocate?
box-begin = Comincia
box-set-up = Giocatori e scatola
box-telling = Dire che cosa è successo
box-tell = È andata così
box-may = Posso?
box-may-asks = La prossima cosa che toccate chiede soltanto se è permessa: non conta ancora nulla.
box-only-way = Era possibile una cosa sola:
box-undo = Annulla
box-restart = Nuova partita
box-log = Che cosa è successo
box-shown = Che cosa si mostra insieme?
box-which-card = Quale carta si gioca?
box-card = { $rank } di { $suit }
box-cards = Carte da gioco
box-clubs = fiori
box-diamonds = quadri
box-hearts = cuori
box-spades = picche
box-joker = jolly
box-cards-told = Carte dette: { $count } su { $most }
box-units-told = Nominate: { $count } su { $most }
box-sets = Come nelle partite precedenti
box-piece = Pezzo
box-position = La carta
box-this-card = Questa carta
box-seconds = { $count } s
box-not-allowed = Non permesso:
box-offline = Nessuna connessione: le regole sono sul server. Ciò che è stato detto resta su questo dispositivo e la clessidra continua.
box-rest = { $who }, { $where }: quali carte ({ $count })?
box-lives = Vita rimasta
box-rest-tell = Di’ che cosa aveva ancora { $who }
box-look-back = Rivedi la partita
box-spectators = Ciò che nessuno ha mostrato resta nascosto: la registrazione è quella di uno spettatore.
box-save = Salva la partita
box-restart-sure = Lasciare questa partita? Tutto ciò che è stato detto sarà dimenticato.
box-about = Giocate con la vostra scatola; la pagina vi accompagna, arbitra e conta.
box-follows = Ciò che inserisci viene salvato per te: sugli altri tuoi dispositivi la partita continua da dove l’hai lasciata.
box-stays = Questa partita è diventata troppo lunga per seguirti: resta su questo dispositivo. Salvata, si può aprire altrove.
box-all = Tutti i giochi con la scatola
box-go-on = Continua da dove eri
box-open = Continua da una partita salvata
own-cards-ours = Quelle del progetto
own-cards-mine = Della tua scatola ({ $count })
own-cards-about = Le carte del progetto o quelle stampate della tua scatola: inseriscile una volta e restano conservate per te.
own-cards-enter = Inserisci le carte della tua scatola
own-cards-count = Carte inserite: { $count } di { $most } al massimo
own-cards-twice = Questa carta è già stata inserita.
own-cards-remove = Togli
own-cards-change = Modifica
own-cards-entering = Ora inserisci
own-cards-places = I posti
own-cards-values = Valori singoli
own-cards-singly = Tocca un gettone su cui è stampato altro che sugli altri della sua specie.
own-cards-usual = Come la sua specie: { $value }
own-values-mine = I valori della tua scatola
own-values = Quanto valgono i gettoni
own-cards-put = Messi: { $count } su { $most }
own-cards-missing = Manca ancora: { $what }.
own-board-draw = Disegna il tabellone della tua scatola
own-board-mine = della tua scatola
own-board-about = La tua scatola ha un altro tabellone? Disegnalo una volta e resta salvato per te.
own-board-how = Tocca una casella per darle il ruolo seguente, e un bordo per alzare un muro o toglierlo.
own-board-wall = Muro fra { $a } e { $b }
own-board-side = Faccia { $number }
own-board-sides = Facce del tabellone
own-board-right = Su questo tabellone si può giocare.
own-board-presets = Comincia da
own-board-from = Comincia da: { $board }
own-board-keep = Conserva questo tabellone
own-board-other-side = Il tabellone ha un’altra faccia
own-board-one-side = Togli questa faccia
own-board-forget = Dimentica questo tabellone

learn-steps = Passi della lezione
learn-step = Passo { $number }: { $goal }
learn-step-done = Passo { $number }, fatto: { $goal }
learn-intro = Di che si tratta
learn-begin = Subito alla lezione
learn-your-move = { $count ->
    [one] Tocca a te · una mossa
   *[other] Tocca a te · { $count } mosse
}
learn-right = Giusto
learn-wrong = Non è questa
learn-hint-later = Non si perde niente. Dopo un altro tentativo arriva un suggerimento.
learn-nothing-lost = Non si perde niente.
learn-try-again = Riprova
learn-repeat = Ancora una volta
learn-next = Passo successivo
learn-finish = Fine
learn-skip = Salta questo passo
learn-needs-server = Che cosa ne segue lo calcola il server: serve una connessione.
learn-stars = { $count ->
    [one] Una stella su tre
   *[other] { $count } stelle su tre
}
learn-over = La lezione è finita
learn-again = Ripeti la lezione
learn-first-game-about = Ora una partita intera contro il computer più facile. Prima di ogni nuovo tipo di decisione una frase dice di che cosa si tratta.
learn-offer = { $count ->
    [one] È la prima volta con «{ $game }»? Un passo mostra come si gioca.
   *[other] È la prima volta con «{ $game }»? { $count } brevi passi mostrano come si gioca.
}
daily-of = Esercizio del giorno: { $game }
daily-count = { $done } su { $count } fatti
daily-done = Fatto
daily-done-misses = Fatto, errori: { $misses }
daily-next = Avanti
daily-week = Gli ultimi sette giorni
daily-day-done = fatto
daily-day-forgiven = perdonato
daily-day-missed = mancato
daily-day-open = ancora aperto
daily-days = Giorni di fila: { $days }
daily-forgiven = Un giorno mancato alla settimana è perdonato.
daily-share = Condividi
daily-copy = Copia la riga
daily-picture = Salva come immagine
practice-of = { $game }: { $theme }
practice-title = Esercitati: { $game }
practice-about = Scegli su che cosa esercitarti. Quando ci riesci diventa più difficile; ciò che sbagli torna dopo 1, 3 e 7 giorni.
practice-due = Esercizi che tornano oggi: { $count }
practice-next = Prossimo esercizio
learn-proof-exact = La risposta: risolta esattamente
learn-proof-proved = La risposta: dimostrata
learn-proof-computed = La risposta: calcolata
learn-proof-searched = La risposta: trovata per ricerca

workshop-title = Officina: { $game }
workshop-link = Officina
workshop-about = Crea unità e scenari tuoi, guarda quanto valgono e giocaci subito.
workshop-matches = Contro le altre
workshop-other = Unità
workshop-way = A che cosa giocare
workshop-against = Contro
workshop-play = Gioca
workshop-kept = Salvato
workshop-name = Nome
workshop-keep = Salva
workshop-remove = Togli
workshop-file = Salva come file
workshop-open = Apri un file
workshop-new = Ricomincia
workshop-long = È troppo lungo per un link; salvalo come file.
workshop-bad-link = Questo link non contiene nulla che si possa leggere qui.
workshop-languages = per lingua, nel file
review-working = Sto rivedendo ogni mossa…
review-deeper = Sto guardando più a lungo ciò che può contare…
review-share = fatto il { $share }
review-stop = Ferma
review-go-on = Continua
coach = La partita in un minuto
coach-moments = { $count ->
    [one] { $count } momento e una cosa da portare con te
   *[other] { $count } momenti e una cosa da portare con te
}
coach-voice = Leggi ad alta voce
coach-tomorrow = Domani torna come esercizio.
review-question = { $chance ->
    [dice] È dipeso da me o dai dadi?
    [cards] È dipeso da me o dalle carte?
    [luck] È dipeso da me o dalla fortuna?
   *[none] Che cosa ha deciso?
}
review-right = { $right } decisioni su { $all } erano a meno di 2 punti dalla migliore.
review-whose = Dal punto di vista di
review-error = Tra una causa e l’altra l’errore può essere di { $points } punti.
review-graph-axes = Da sinistra a destra i { $count } passi della partita; 100 è vittoria, 0 sconfitta.
review-more-marked = Che altro è segnato
review-details-about = come si sommano i punti, che altro è segnato, tutti i dadi e le carte
review-details = Dettagli
review-where = Da dove viene il risultato
review-decisions = Mosse
review-graph = Probabilità di vittoria
review-graph-told = Probabilità di vittoria, in percentuale: { $start } all’inizio, tra { $low } e { $high }.
review-quiet = Nessun momento ha cambiato molto.
review-moments = I momenti che hanno contato
review-likely = Quanto era probabile: { $share }.
review-took = È costato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
review-gave = Ha dato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
review-kept = Così la probabilità sarebbe stata { $best } su 100; invece era { $played }.
review-show-before = Com’era
review-blows = { $chance ->
    [dice] I lanci che hanno cambiato la partita
    [cards] Le carte che hanno cambiato la partita
   *[luck] La fortuna che ha cambiato la partita
}
review-step = Passo { $n }
review-nothing-to-do = Nessuno poteva farci nulla.
review-better = Meglio: { $what }
review-show-better = Mostra la mossa migliore
review-show-played = Mostra cosa è stato giocato
review-try = Prova tu
review-try-which = Che cosa faresti?
review-try-right = Giusto: vale quanto la migliore, o quasi.
review-try-wrong = Così si perdono { $points } punti. Prova altro.
review-choices = Tutto ciò che si poteva fare
review-chance = Dadi e carte
review-chance-row = { $came }, quota equa { $fair }
review-how = Come si conta
review-how-sum = Una partita vinta vale 100 punti, una persa 0. La situazione iniziale, la fortuna, le decisioni e il resto danno insieme il risultato.
review-how-luck = Fortuna: di quanto dadi e carte sono stati per te migliori della media.
review-how-decisions = Decisioni: quanto valeva un’azione rispetto alla migliore, giudicata solo da ciò che si poteva sapere in quel momento. Si segnala solo una perdita sicura.
review-how-unknowable = Nessuno poteva saperlo: che cosa hanno cambiato in una decisione le carte nascoste, o chi è stato più veloce. Non si rimprovera mai a nessuno.
review-how-left-over = Resto: ciò che rimane senza spiegazione perché alcuni valori sono solo stimati. Dove tutti sono esatti o dimostrati, non resta nulla.
review-start = All’inizio
review-luck = { $chance ->
    [dice] Dadi
    [cards] Carte
   *[luck] Fortuna
}
review-own = Mosse proprie
review-others = Mosse altrui
review-unknowable = Nessuno poteva saperlo
review-given-up = Fine anticipata
review-left-over = Senza spiegazione
review-result = Risultato
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-grade-good = ben giocato
review-word-exact = esatto
review-word-proved = dimostrato
review-word-computed = calcolato
review-word-searched = stimato
print = Stampa
print-what = Cosa stampare
print-paper = Carta
print-pdf = Come PDF
print-army = Esercito sulla scheda (lettere)
weigh = Valuta
weigh-about = Il server gioca molte partite fra eserciti uguali in cui una sola unità è sostituita.
weigh-it = Valuta: { $name }
weigh-stop = Ferma
weigh-waiting = Le prime partite stanno per iniziare…
weigh-progress = Avanzamento
weigh-failed = Non è stato possibile valutare questa unità.
weigh-strength = chi gioca
weigh-points = punti di % di vittorie
weigh-games = partite

rush-title = Corsa: { $game }
rush-minutes = Tre minuti
rush-survival = Fino al terzo errore
rush-about = Dal facile al difficile, ognuno nel minor numero di mosse. Chi ha il link riceve esercizi propri, altrettanto difficili, e comincia una volta sola; ciò che sbagli puoi riprovarlo dopo.
rush-about-minutes = Risolvine quanti puoi in tre minuti. Un errore costa dieci secondi; cinque, dodici, venti e trenta di fila ne restituiscono alcuni.
rush-about-survival = Risolvine quanti puoi. Prenditi il tempo che vuoi: finisce al terzo errore.
rush-begin = Via
rush-begin-again = Ricomincia questo
rush-skip = Al prossimo (vale come errore)
rush-too-late = Troppo tardi: questo non conta più.
rush-score = Risolti: { $count }
rush-lives = { $count ->
    [one] Ancora un errore concesso
   *[other] Ancora { $count } errori concessi
}
rush-result = Errori: { $misses }. Serie più lunga: { $longest }.
rush-best = Il tuo migliore finora: { $count }
rush-missed = Ciò che hai sbagliato
rush-look = Riprova il numero { $number }
rush-look-again = Vedi a che punto sono gli altri
rush-board = Risultati
rush-invite = La stessa corsa per altri: il link
rush-another = Un’altra corsa
rush-who = Chi
rush-done = Risolti
rush-misses = Errori
rush-nobody = Qualcuno
rush-me = tu
rush-running = ancora in corso
exercise-solve = Mostra la soluzione
exercise-solution = La soluzione

analyse-of = Varianti: { $game }
analyse-about = Incolla una partita salvata o una posizione e prova tutto: per ogni parte, con qualsiasi tiro o carta.
analyse-about-moment = Gioca per tutte le parti e scegli che cosa porta il caso. Tutto si può annullare.
analyse-text = Una partita salvata o una posizione
analyse-this = Apri
analyse-where = Dove sei
analyse-step = Passo { $n } di { $all }
analyse-before = Passo indietro
analyse-after = Passo seguente
analyse-back = Annulla
analyse-all-back = Torna alla partita
analyse-whose = Chi agisce
analyse-chance = Caso: scegli che cosa esce
analyse-random = Lascia decidere al caso
analyse-values = Quanto vale ogni azione
analyse-looking = Si guarda sempre più a fondo ({ $count })
analyse-deeper = Guarda più a fondo
analyse-all-seen = Tutto è noto.
analyse-more = Altre { $count }
analyse-fewer = Solo le migliori
analyse-line = Linea migliore
analyse-copy = Copia la posizione
analyse-terminal = Salvato, si apre anche in un terminale:

mine-about = Che cosa raccontano insieme le tue partite. Lo vedi solo tu. Le partite si aggiungono quando apri questa pagina; ciò che un’analisi ha trovato, quando è pronta.
mine-none = Ancora nessuna partita finita.
mine-style = Che cosa ti riesce bene e che cosa no
mine-style-about = Solo a confronto con il resto dei tuoi risultati. Tra parentesi: l’intervallo in cui si trova la quota vera in 95 casi su 100.
mine-style-theme = Esercitati su questo tema
mine-style-mistakes = Esercitati sulle tue decisioni segnalate
mine-results = Risultati
mine-level = Livello { $level }
mine-people = Con altri, o da soli
mine-won = vinte
mine-drawn = patte
mine-lost = perse
mine-time = Precisione e fortuna nel tempo
mine-time-told = Partite con un’analisi: { $count }. In media precisione { $accuracy }%, fortuna { $luck } punti.
mine-accuracy = Precisione
mine-no-review = Nessuna di queste partite ha ancora un’analisi. Aprine una e torna a guardare.
mine-themes = Decisioni segnalate
mine-theme-early = a inizio partita
mine-theme-middle = a metà partita
mine-theme-late = a fine partita
mine-theme-ahead = in vantaggio
mine-theme-behind = in svantaggio
mine-latest = Ultime partite
mine-one-won = vinta
mine-one-drawn = patta
mine-one-lost = persa
mine-how = Le ultime 40 partite sono tenute una per una, le più vecchie solo come risultati.
mine-delete = Elimina questi risultati
mine-delete-sure = Sì, elimina

analyse-game = Gioco
analyse-any-game = Quello che corrisponde
editor-open = Componi una posizione
editor-change = Modifica la posizione
editor-of = Componi una posizione: { $game }
editor-about = Scegli qualcosa, poi tocca dove va; toccandolo ancora sparisce.
editor-verdict = È possibile?
editor-possible = Questa posizione è possibile.
editor-analyse = Provala
editor-another = Un’altra posizione
editor-things = Che cosa mettere
editor-away = Togli
editor-fields = Che altro ne fa parte
review-try-other = Non è tra le migliori. Provane un’altra.

review-try-again = Ancora
mistakes = I miei errori
mistakes-about = Le decisioni segnalate delle tue partite tornano dopo 1, 3 e 7 giorni. Ciò che perde meno di 2 punti è giusto.
mistakes-due = Per oggi: { $count }
mistakes-waiting = Più avanti: { $count }
mistakes-begin = Provali
mistakes-next = Avanti
mistakes-gone = L’analisi di questa partita non c’è più.

proved-link-about = Vittorie che nessuno può impedire, da ripercorrere.
proved-about = In ognuna di queste posizioni chi è di turno può forzare la vittoria: sono state provate tutte le risposte dell’altra parte. Si contano i turni di entrambe le parti, e nessuna vittoria è più breve.
proved-side = Chi vince
proved-either = Entrambe le parti
proved-length = Quanto dura
proved-any = Qualsiasi durata
proved-turns =
    { $plies ->
        [one] un turno
       *[other] { $plies } turni
    }
proved-wins =
    { $plies ->
        [one] { $side }: vittoria in un turno
       *[other] { $side }: vittoria in { $plies } turni
    }
proved-ways =
    { $winning ->
        [one] Ci riesce una delle { $actions } mosse possibili.
       *[other] Ci riescono { $winning } delle { $actions } mosse possibili.
    }
proved-count =
    { $count ->
        [0] Non si conosce nessuna posizione così.
        [one] Una posizione
       *[other] { $count } posizioni
    }
proved-line = Chi vince è il più rapido possibile, e l’altra parte resiste quanto può.
proved-all = Tutte le posizioni
proved-next = La prossima
`;export{e as default};