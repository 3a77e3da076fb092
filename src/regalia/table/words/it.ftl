# Che cosa dice un tavolo.
character-1 = Conosce le regole e vuole vincere, ma si lascia sfuggire molto.
character-2 = Vede quello che ha sotto il naso e perde il resto.
character-3 = Ha appena letto le regole e pensa prima di agire.
character-4 = Vede quasi tutte le occasioni e a volte prende quella sbagliata.
character-5 = Gioca con cura. Ogni tanto dimentica la tua risposta migliore.
character-6 = Fa pochi errori evidenti. Si vince con un piano.
character-7 = Regala di rado qualcosa e guarda piuttosto lontano.
character-8 = Non sbaglia quasi mai. Servono un piano e pazienza.
character-9 = Guarda lontano e lungo la strada non si lascia sfuggire nulla.
character-10 = Piena forza: non si lascia sfuggire nulla e usa tutto il tempo che c’è.

# Finali
won = { $who } vince: { $reason }.
won-alone = Risolto: { $reason }.
lost-alone = Non risolto: { $reason }.
drawn = Patta: { $reason }.
shared = { $who } si dividono la vittoria: { $reason }.
and = {" "}e{" "}
left-resigned = { $who } abbandona
left-flagged = { $who } non ha più tempo
draw-agreed = le due parti si sono accordate sulla patta

# Two games, seats exchanged (QG-24)
pair-first = La prima di due partite. Per la seconda vi scambiate i posti, e i punti di entrambe si sommano.
pair-first-over = Prima di due partite: { $points }. Ora vi scambiate i posti; la preparazione resta la stessa.
pair-second = La seconda di due partite. La prima: { $points }.
pair-won = Le due partite insieme: { $points }. { $who } vince la coppia di partite.
pair-tied = Le due partite insieme: { $points }. Parità.
pair-left = Questa partita non è stata giocata fino in fondo, quindi la somma non conta.

# Nel registro
say-resigned = { $whose ->
    [you] Abbandoni.
   *[other] { $who } abbandona.
}
say-flagged = { $whose ->
    [you] Hai finito il tempo.
   *[other] { $who } ha finito il tempo.
}
say-draw-agreed = Le due parti si accordano sulla patta.
say-by-clock = { $sentence } (Tempo scaduto.)

# Domande
ask-undo = { $who } vorrebbe annullare l’ultima mossa. Va bene?
ask-draw = { $who } propone la patta. Accetti?
waiting-undo = In attesa di risposta: si può annullare l’ultima mossa?
waiting-draw = { $whose ->
    [you] Hai proposto la patta.
   *[other] { $who } ha proposto la patta per la vostra parte.
} Se l’altra parte continua a giocare, la rifiuta.

# A seat whose people are away
stand-in-name = { $who } (computer)
ask-absence = { $who } non c’è. Che si fa?
absent-asked = { $who } non c’è. Gli altri decidono come andare avanti.
absent-wait = { $who } non c’è, e la partita aspetta.
absent-computer = Finché { $who } non torna, gioca un computer.
absent-friend = { $who } non c’è. Chi ha il link può prendere il posto.
absent-over = { $who } non è più al tavolo.
playing-on-resigned = { $whose ->
    [you] Hai abbandonato. Continua un computer.
   *[other] { $who } abbandona. Continua un computer.
}
playing-on-flagged = { $whose ->
    [you] Hai finito il tempo. Continua un computer.
   *[other] { $who } ha finito il tempo. Continua un computer.
}
lent-lost = Non c’eri, e ora il tuo posto ce l’ha { $who }. Solo { $who } può ridartelo.
lent-beside = { $who } gioca per chi era assente, con la stessa connessione di qualcuno al tavolo.
lent-taken = Giochi al posto di { $who } finché manca.
lent-back = { $who } è di nuovo qui. Puoi ridare il posto.
say-stands-in = { $whose ->
    [you] Per te gioca un computer.
   *[other] Per { $who } gioca un computer.
}
say-back = { $whose ->
    [you] Ora ci sei di nuovo.
   *[other] { $who } è di nuovo qui.
}
say-offered = Il posto è libero per qualcun altro.
say-took = { $whose ->
    [you] Prendi il posto.
   *[other] { $who } prende il posto.
}
say-took-beside = { $whose ->
    [you] Prendi il posto, con la stessa connessione di qualcuno al tavolo.
   *[other] { $who } prende il posto, con la stessa connessione di qualcuno al tavolo.
}
say-gave-back = { $whose ->
    [you] Riprendi il tuo posto.
   *[other] { $who } riprende il posto.
}

# Rifiuti
refused-no-message = Questo non si può mandare a un tavolo.
refused-watching = Stai guardando; può farlo solo chi ha un posto.
refused-not-your-seat = Non è il tuo posto.
refused-no-side = Ora non ci si può unire a questo posto.
refused-sits-already = A questo tavolo giochi già per un’altra parte.
refused-side-full = Per una parte possono giocare al massimo { $most } persone.
refused-side-last = Dalla tua parte non c’è nessun altro. Puoi invece abbandonare.
refused-not-open = Questo posto non è libero.
refused-not-back = Chi aveva prima il posto non è ancora tornato.
refused-not-begun = La partita comincerà quando tutti saranno seduti.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-departed = Hai lasciato questa partita.
refused-too-late = Troppo tardi: il tempo è scaduto.
refused-too-early = Dai un handicap: potrai tra { $seconds } s.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, per favore.
refused-not-ahead = Adesso non c’è niente da scegliere in anticipo.
refused-not-possible = Questa scelta qui non è possibile.
refused-nothing-prepared = Non hai scelto niente in anticipo.
refused-undo-over = La partita è finita: non si annulla più niente.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-undo-race = Qui conta chi fa prima: non si può annullare niente.
refused-undo-chance = Nel frattempo sono usciti dadi o carte: contro altre persone non si può più annullare.
refused-undo-secret = Con quella mossa qualcuno ha scoperto qualcosa: contro altre persone non si può più annullare.
refused-undo-stand-in = Un computer gioca per qualcuno che non c’è, e solo quella persona potrebbe accettare di annullare.
refused-asked-already = Una domanda aspetta ancora risposta.
refused-nothing-asked = Non c’è nessuna domanda per te.
refused-no-draw = Ci si può accordare sulla patta solo in due, e non quando conta chi fa prima.
refused-no-pair = Due partite con scambio di posti si giocano in due, intere e dove contano i punti; con { $game } qui non è possibile.
refused-draw-computer = Il computer non accetta mai la patta.
refused-draw-again = Hai già proposto la patta. Potrai farlo di nuovo dopo il prossimo turno dell’altra parte.
refused-nothing-said = Il messaggio è vuoto.
refused-wished-already = Hai già detto che vuoi giocare ancora.
refused-not-loser = Solo chi ha perso dice chi comincia la prossima partita.
refused-not-alone = Si può riprovare solo una partita in solitario.
refused-no-hint = I suggerimenti sono per chi gioca unicamente contro il computer, al proprio turno.
refused-can-be-done = Questo si può fare: avanti.
refused-nothing-there = Adesso con questo non si può fare niente.
refused-somebody-elses = Questo è di qualcun altro.
refused-seats = Con queste opzioni a «{ $game }» si gioca { $count ->
    [one] da soli
   *[other] in { $count }
}; { $given ->
    [one] è indicato un posto
   *[other] sono indicati { $given } posti
}.
refused-no-person = Almeno un posto deve essere di una persona.
refused-gain = Solo un orologio per tutta la partita può aggiungere tempo.
refused-file = Qui non si possono indicare file del server.
refused-record-game = Questa registrazione è di un altro gioco: «{ $game }».
refused-record-options = Una registrazione porta con sé le proprie opzioni.
refused-record-over = La partita di questa registrazione è finita: non c’è nulla da continuare.
refused-told-enough = Di una partita non si possono riferire più di { $most } cose.
refused-told-first = Dite prima che cosa è stato scoperto: { $wanted }.
refused-told-otherwise = Questo non si accorda con quanto detto prima: { $told }.
refused-told-from-start = Qui può continuare solo una partita raccontata dall’inizio.
refused-told-with-it = Nominate anche ciò che viene mostrato insieme (quante carte: { $count }).
refused-nothing-untold = Non resta nulla da dire.
refused-untold-count = Nominate tante carte quante sono: { $wanted }.

# The box on the table
cannot-check = Non si può verificare finché la mano è nascosta.
tell-shown = { $who }: di’ quale carta scopri.
tell-drawn = { $who } tira o pesca: dite che cosa è uscito.
tell-chance = Tirate o pescate, e dite che cosa è uscito.
tell-first = Chi è pronto per primo, lo dica.
tell-turn = { $who }: di’ che cosa fai.

# Verificare il caso
verify-right = { $count ->
    [one] Corretto: l’unico risultato casuale, rifatto a partire dal seme, è lo stesso.
   *[other] Corretto: { $count } risultati casuali, rifatti a partire dal seme, coincidono tutti.
}
verify-repeated = { $count ->
    [one] Un altro viene da una partita precedente, come doveva.
   *[other] Altri { $count } vengono da una partita precedente, come dovevano.
}
verify-wrong = Errore: il risultato numero { $number } nella registrazione è { $text }, ma il seme dà { $drawn }.
verify-commit = Errore: il seme non è quello promesso all’inizio.
verify-nothing = Questa registrazione non si può verificare: non ha né Seed né Commit.
verify-running = Quando questa registrazione è stata salvata la partita era ancora in corso: il seme viene mostrato alla fine. Allora salvala di nuovo e verifica la nuova.
verify-tags = Questa registrazione non si può verificare: Seed, Luck o Repeated non si leggono.
verify-typed = { $count ->
    [one] Le mosse di questa registrazione seguono le regole. Il suo unico risultato casuale non si può verificare: è stato lanciato o pescato a mano e poi scritto.
   *[other] Le mosse di questa registrazione seguono le regole. I suoi { $count } risultati casuali non si possono verificare: sono stati lanciati o pescati a mano e poi scritti.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Hai abbandonato.
   *[other] { $who } ha abbandonato.
}
ended-flagged = { $whose ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $who } è scaduto.
}
ended-draw-agreed = Le due parti si sono accordate sulla patta.

# Why a hint is good
hint-only = È l’unica cosa possibile.
hint-wins = Vince subito.
hint-solves = Risolve la sfida.
hint-shortest = È una delle vie più brevi; mosse ancora necessarie dopo questa: { $count }.
