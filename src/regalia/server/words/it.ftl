# Che cosa dice il server quando non può fare ciò che gli si chiede
bad-message = Il tavolo non capisce questo messaggio.
slow-down = Un po’ troppo in fretta. Aspetta un momento, per favore.
too-large = È troppo grande.
not-your-seat = Non è il tuo posto.
only-watching = Questo link è per guardare. Chiedi l’altro link se vuoi giocare.
no-table = Questo tavolo non esiste. Forse è stato eliminato dopo molto tempo senza giocare.
not-over = La partita non è ancora finita.
review-not-yours = Solo chi ha giocato questa partita può fermarne l’analisi.
rush-full = Hanno già partecipato in molti e non c’è più posto. Crea una corsa tua.
rush-running = È in corso una corsa in cui questo può capitare. Vedrai che cosa è giusto quando sarà finita.
wrong-origin = Questa richiesta non viene dalla nostra pagina.
too-many-tables = Hai aperto molti tavoli in un’ora. Aspetta prima di aprirne un altro.
too-many-hints = Hai chiesto molti suggerimenti in un minuto. Aspetta un momento prima di chiederne un altro.
too-much-said = Hai detto molto in un minuto. Aspetta un momento prima di continuare.
value-large = Sono più di { $most } byte.
values-many = Non si possono conservare più di { $most } valori.
phrase-unknown = Questo codice non è di nessuno.
signed-out = Questo dispositivo è stato scollegato. Con il tuo codice rientri.
no-device = Questo dispositivo è già scollegato.
code-gone = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo sull’altro dispositivo.
too-many-phrases = Sono stati molti tentativi. Aspetta un po’ prima del prossimo.
side-gone = Questo invito non vale più. Chiedine uno nuovo.
no-push = Questo server non invia avvisi.
endpoint-form = Non si possono inviare avvisi lì.
notice-turn = Tocca a te.
notice-reminder = { $hours ->
    [one] Tocca a te e resta un’ora.
   *[other] Tocca a te e restano { $hours } ore.
}
failed = Qualcosa è andato storto da parte nostra. Non è cambiato nulla; riprova, per favore.
not-kept = Al momento qui non si può salvare nulla; forse il disco del server è pieno. Nulla di ciò che hai visto è andato perso; riprova tra un po’, per favore.
analysis-running = Stai giocando questa posizione con altri. Si potrà analizzare dopo la fine.
analysis-playing = Stai giocando a questo gioco con altri. Quanto vale ogni mossa si vedrà quando la vostra partita sarà finita. A nessuno si può impedire di chiedere in un’altra finestra o a un altro programma. Quando conta, giocate nella stessa stanza.
analysis-off = Questo server non dà valori di un gioco finché qualcuno ci gioca con altri. Quanto vale ogni mossa si vedrà quando avranno finito.

# Tables that cannot be read any more
table-unreadable = Questo tavolo non si può aprire: ciò che ne è stato salvato non si legge.

# For whoever runs it
setting-number = { $name } è { $given }; deve essere un numero da { $lowest } a { $highest }.
cannot-listen = Non si può ascoltare su { $host }, porta { $port } ({ $why }). Un’altra porta: --port 8001
proxy-form = --trusted-proxies: { $given } non è né un indirizzo né una rete, come 127.0.0.1 o 10.0.0.0/8.
database-form = Il database va indicato così: { $example }.
bus-form = Il bus va indicato così: { $example }.
bus-alone = Un bus (--bus) serve ai server che condividono un database PostgreSQL: indica anche quello (--database postgresql://…).
push-form = --push vuole un indirizzo di contatto, per esempio { $example }.
bus-key = I server e chi calcola per loro si riconoscono da una chiave di almeno { $least } caratteri, uguale per tutti: --bus-key o, meglio, la variabile REGALIA_BUS_KEY.
servers-need = Per più server servono un database PostgreSQL in comune e un Redis tra loro: --database postgresql://… --bus redis://…
database-foreign = { $file } non è un database di Regalia. Non è stato cambiato nulla; scegli un’altra cartella con --folder.
database-cut = { $file } è troncato: manca una parte del database. Non è stato cambiato nulla; metti al suo posto una copia di sicurezza.
database-empty = { $file } è vuoto, anche se lì potevano esserci dei tavoli. Metti al suo posto una copia di sicurezza, o elimina il file per ricominciare.
database-newer = { $file } è di una versione più recente di Regalia. Non è stato cambiato nulla; serve un aggiornamento.
database-broken = { $file } non è utilizzabile ({ $why }). Non è stato cambiato nulla; metti al suo posto una copia di sicurezza.
database-closed = { $file }: { $why }
database-locked = Un altro programma sta usando { $file } e non lo rilascia. Non è stato cambiato nulla; chiudi quel programma, poi riprova.
folder-taken = Un altro server tiene già i suoi tavoli in { $folder }. Scegli un’altra cartella con --folder, o ferma quel server.
