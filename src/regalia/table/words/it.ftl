# Che cosa dice un tavolo.
computer-name = Computer { $level }

# Finali
won = { $who } vince: { $reason }.
won-alone = Risolto: { $reason }.
lost-alone = Non risolto: { $reason }.
drawn = Patta: { $reason }.
shared = { $who } si dividono la vittoria: { $reason }.
and = {" "}e{" "}
left-resigned = { $who } abbandona
left-flagged = { $who } non ha più tempo

# Nel registro
say-resigned = { $who } abbandona.
say-flagged = { $who } ha finito il tempo.
say-by-clock = { $sentence } (L’ha fatto l’orologio.)

# Domande
ask-undo = { $who } vorrebbe ritirare l’ultima mossa.

# Rifiuti
refused-no-message = Questo non si può mandare a un tavolo.
refused-watching = Stai guardando; può farlo solo chi ha un posto.
refused-not-your-seat = Non è il tuo posto.
refused-not-open = Questo posto non è libero.
refused-not-begun = La partita comincia quando tutti sono seduti.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-departed = Hai lasciato questa partita.
refused-too-late = Troppo tardi: il tempo è scaduto.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, per favore.
refused-not-ahead = Adesso non c’è niente da scegliere in anticipo.
refused-not-possible = Questo qui non si può scegliere.
refused-nothing-prepared = Non hai scelto niente in anticipo.
refused-undo-over = La partita è finita: non si ritira più niente.
refused-nothing-to-undo = Non c’è niente da ritirare.
refused-undo-race = In una gara di velocità non si ritira niente.
refused-undo-chance = Dopo sono usciti dadi o carte: contro persone non si può ritirare.
refused-undo-secret = Qualcuno ha scoperto qualcosa: contro persone non si può ritirare.
refused-asked-already = Una domanda aspetta ancora risposta.
refused-nothing-asked = Non c’è nessuna domanda per te.
refused-nothing-said = Non c’è niente da dire.
refused-wished-already = Hai già detto che vuoi giocare ancora.
refused-not-alone = Solo chi gioca in solitario può riprovare la stessa cosa.
refused-no-hint = I suggerimenti sono solo per chi gioca contro computer, al proprio turno.
refused-can-be-done = Questo si può fare: avanti.
refused-nothing-there = Adesso con questo non si può fare niente.
refused-seats = Con queste opzioni a «{ $game }» si gioca { $count ->
    [one] da soli
   *[other] in { $count }
}; { $given ->
    [one] è indicato un posto
   *[other] sono indicati { $given } posti
}.
refused-no-person = Almeno un posto deve essere di una persona.
refused-gain = Solo un orologio per tutta la partita può restituire tempo.
refused-file = Qui non si possono nominare file del server.

# Verificare il caso
verify-right = { $count ->
    [one] Giusto: l’unico esito del caso, estratto di nuovo dal seme, è lo stesso.
   *[other] Giusto: { $count } esiti del caso, estratti di nuovo dal seme, sono tutti gli stessi.
}
verify-repeated = { $count ->
    [one] Un altro viene da un tentativo precedente, come doveva.
   *[other] Altri { $count } vengono da un tentativo precedente, come dovevano.
}
verify-wrong = Sbagliato: l’esito numero { $number } nella registrazione è { $text }, ma il seme dà { $drawn }.
verify-commit = Sbagliato: il seme non è quello promesso all’inizio.
verify-nothing = Questa registrazione non si può verificare: non ha né Seed né Commit.
verify-tags = Questa registrazione non si può verificare: Seed, Luck o Repeated non si leggono.
