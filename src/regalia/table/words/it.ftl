# Che cosa dice un tavolo.
computer-name = Computer{"\u00A0"}{ $level }

# Finali
won = { $who } vince: { $reason }.
won-alone = Risolto: { $reason }.
lost-alone = Non risolto: { $reason }.
drawn = Pareggio: { $reason }.
shared = { $who } si dividono la vittoria: { $reason }.
and = {" "}e{" "}
left-resigned = { $who } abbandona
left-flagged = { $who } non ha più tempo
draw-agreed = le due parti si sono accordate sulla patta

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
ask-undo = { $who } vorrebbe annullare l’ultima mossa.
ask-draw = { $who } propone la patta. Accetti?
waiting-undo = In attesa di risposta: si può annullare l’ultima mossa?
waiting-draw = Hai proposto la patta. Se l’altra parte continua a giocare, la rifiuta.

# Rifiuti
refused-no-message = Questo non si può mandare a un tavolo.
refused-watching = Stai guardando; può farlo solo chi ha un posto.
refused-not-your-seat = Non è il tuo posto.
refused-no-side = Ora non ci si può unire a questo posto.
refused-sits-already = Giochi già da un’altra parte a questo tavolo.
refused-side-full = Da una parte non ci stanno più di { $most } persone.
refused-side-last = Dalla tua parte non c’è nessun altro. Puoi invece abbandonare.
refused-not-open = Questo posto non è libero.
refused-not-begun = La partita comincia quando tutti sono seduti.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-departed = Hai lasciato questa partita.
refused-too-late = Troppo tardi: il tempo è scaduto.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, per favore.
refused-not-ahead = Adesso non c’è niente da scegliere in anticipo.
refused-not-possible = Questa scelta qui non è possibile.
refused-nothing-prepared = Non hai scelto niente in anticipo.
refused-undo-over = La partita è finita: non si annulla più niente.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-undo-race = Quando gioca chi fa prima non si annulla niente.
refused-undo-chance = Dopo sono usciti dadi o carte: contro altre persone non si può più annullare.
refused-undo-secret = Con quella mossa qualcuno ha scoperto qualcosa: contro altre persone non si può più annullare.
refused-asked-already = Una domanda aspetta ancora risposta.
refused-nothing-asked = Non c’è nessuna domanda per te.
refused-no-draw = Ci si può accordare sulla patta solo in due, e non quando gioca chi fa prima.
refused-draw-computer = Il computer non accetta mai la patta.
refused-draw-again = Hai già proposto la patta. Potrai farlo di nuovo dopo il prossimo turno dell’altra parte.
refused-nothing-said = Il messaggio è vuoto.
refused-wished-already = Hai già detto che vuoi giocare ancora.
refused-not-alone = Solo chi gioca in solitario può riprovare la stessa cosa.
refused-no-hint = I consigli sono per chi gioca unicamente contro il computer, al proprio turno.
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
refused-told-with-it = Nominate anche ciò che viene mostrato (quante carte: { $count }).
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
hint-shortest = È una delle vie più brevi: poi ne restano esattamente { $count }.
