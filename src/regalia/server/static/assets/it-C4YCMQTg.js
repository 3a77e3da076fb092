var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Vai al contenuto
home = Regalia, pagina iniziale
language = Lingua
settings = Impostazioni
close = Chiudi
footer = Informazioni sul sito
loading = Un momento…
try-again = Riprova
page-not-found = Qui non c’è niente
page-not-found-text = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
to-start = Pagina iniziale
offline = Nessuna connessione
offline-text = Non c’è connessione. Le regole si possono leggere; per giocare serve una connessione.
request-failed = Il server al momento non è raggiungibile.
new-version = È pronta una nuova versione.
reload = Aggiorna

signed-out = Questo dispositivo è stato scollegato. Il tuo codice ti fa rientrare: Impostazioni, I miei dati.
theme = Colori
motion = Animazioni
pace = Ritmo
rolls = Dadi e carte
sound = Suoni
notices = Avvisami quando tocca a me
start-title = Gioca
start-heading = Giochi da re
start-tagline = Contro il computer, allo stesso tavolo o con un amico ovunque. Senza account, senza attese.
play-now = Gioca
play-now-game = Gioca a «{ $game }» contro il computer
choose-game = Scegli come giocare a «{ $game }»
more-of = Altro su { $game }
with-someone = Gioca con qualcuno
with-someone-about = Con un link o su questo dispositivo
learn-a-game = Impara un gioco
learn-a-game-about = In pochi minuti, giocando
lesson-learned = Imparato
lesson-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
facts-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
facts-players-range = { $least }–{ $most } giocatori
facts-minutes = { $minutes } min
facts-ages = età { $ages }
facts-credits = Di { $credits }
your-turn = Tocca a te
your-turn-name = Tocca a te, { $name }.
start-here = Inizia da qui
begin = Inizia
begin-game = Inizia con «{ $game }»
all-games = Tutti i giochi
easiest-first = dal più facile
upload = Apri una partita
upload-about = Una partita salvata in un file si può rivedere.
upload-failed = Impossibile leggere questo file.

options = Opzioni
withdraw = Scegli di nuovo
board-which = Che cosa vuoi fare?
board-done = Fatto
board-more = Scegline ancora { $count }
board-take-back = Togli: { $what }
board-back = Indietro
dial-less = Uno in meno
dial-more = Uno in più
dial-odds = Quanto spesso esce ogni numero?
board-next =
    { $count ->
        [one] Una possibilità per proseguire
       *[other] { $count } possibilità per proseguire
    }
hint = Suggerimento
undo = Annulla
resign = Abbandona
rematch = Gioca ancora
rules = Regole
skip = Salta
chat = Chat
play = Riproduci
about = Informazioni
about-version = Versione { $version }

box-have = Abbiamo la scatola
own-cards = Carte
learn = Impara
learn-title = Impara «{ $game }»
learn-where = { $number } di { $count }
first-steps-where = { $game } · { $number } di { $count }
first-steps-moves = { $count ->
    [one] Basta una mossa.
   *[other] { $count } mosse. Fatte: { $made }
}
first-steps-tap = Tocca un pezzo, poi dove deve andare.
first-steps-free = Provare non costa nulla. Qui non si conta niente.
first-steps-back = Non ancora: tutto è come prima. Riprova.
first-steps-done = Proprio così.
first-steps-next = { $count ->
    [one] Avanti, l’ultimo
   *[other] Avanti, ancora { $count }
}
first-steps-lesson = Continua con la lezione
learn-parts = Che cosa c’è sul tabellone
learn-pieces = Come si muovono i pezzi
learn-hint = Suggerimento: { $hint }
learn-first-game = Gioca la tua prima partita
practice = Esercitati
review = Analisi
rush = Corsa
analyse = Prova varianti
mine = Le mie partite
proved = Posizioni dimostrate
`;export{e as default};