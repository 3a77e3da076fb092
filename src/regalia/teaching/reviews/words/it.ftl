# Analisi: il verdetto, le sue cause e i punti che ci sono dietro
verdict-unclear = Questa analisi non può dirlo.
verdict-even = Tutto si è compensato.
verdict-despite = { $chance ->
    [dice] Nonostante i dadi.
    [cards] Nonostante le carte.
   *[luck] Nonostante la sfortuna.
}
verdict-settled = Era quasi deciso fin dall’inizio.
verdict-kept = Niente è stato regalato.
verdict-mostly = Soprattutto { $first }.
verdict-more = Più { $first } che { $second }.
verdict-both = Tanto { $first } quanto { $second }.
cause-luck = { $chance ->
    [dice] i dadi
    [cards] le carte
   *[luck] la fortuna
}
cause-self = { $whose ->
    [you] le tue mosse
   *[other] le mosse di { $who }
}
cause-others = gli altri
cause-unknowable = l’imprevedibile
cause-early = la fine anticipata
verdict-won = { $whose ->
    [you] Hai vinto.
   *[other] { $who } ha vinto.
}
verdict-shared = { $whose ->
    [you] Condividi la vittoria.
   *[other] { $who } condivide la vittoria.
}
verdict-drawn = Patta.
verdict-lost = { $whose ->
    [you] Hai perso.
   *[other] { $who } ha perso.
}
verdict-done = Risolto.
verdict-failed = Non risolto.
verdict-start = All’inizio la probabilità di vittoria era di { $start } punti su 100.
verdict-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
verdict-luck-cost = { $chance ->
    [dice] Con i dadi
    [cards] Con le carte
   *[luck] Per sfortuna
} { $whose ->
    [you] hai perso { $points }.
   *[other] { $who } ha perso { $points }.
}
verdict-luck-gave = { $chance ->
    [dice] Con i dadi
    [cards] Con le carte
   *[luck] Per fortuna
} { $whose ->
    [you] hai guadagnato { $points }.
   *[other] { $who } ha guadagnato { $points }.
}
verdict-luck-even = { $chance ->
    [dice] I dadi si sono compensati.
    [cards] Le carte si sono compensate.
   *[luck] Fortuna e sfortuna si sono compensate.
}
verdict-own-cost = { $whose ->
    [you] Le tue mosse ti sono costate { $points }.
   *[other] Le mosse di { $who } sono costate { $points }.
}
verdict-own-none = { $whose ->
    [you] Le tue mosse non ti sono costate quasi nulla.
   *[other] Le mosse di { $who } non sono costate quasi nulla.
}
verdict-other-gave = { $whose ->
    [you] Tu hai restituito { $points }.
   *[other] { $who } ha restituito { $points }.
}
verdict-others-gave = Gli altri hanno restituito { $points }.
verdict-others-cost = Le mosse degli altri sono costate { $points }.
verdict-together-cost = { $whose ->
    [you] In tutto, con le mosse hai perso { $points }.
   *[other] In tutto, con le mosse { $who } ha perso { $points }.
}
verdict-together-gave = { $whose ->
    [you] In tutto, con le mosse hai guadagnato { $points }.
   *[other] In tutto, con le mosse { $who } ha guadagnato { $points }.
}
verdict-unknowable-cost = Ciò che nessuno poteva sapere è costato { $points }.
verdict-unknowable-gave = Ciò che nessuno poteva sapere ha dato { $points }.
verdict-early-cost = La fine anticipata è costata { $points }.
verdict-early-gave = La fine anticipata ha dato { $points }.
verdict-left-over = Restano senza spiegazione { $points }, perché qui i valori non sono esatti.
verdict-error = Qui i valori possono sbagliare di { $points }.

# Why a decision was worse than the better one
worse-wins = L’azione migliore vince subito.
worse-loses = Così si perde subito.
worse-lets-win = Dopo questo l’altra parte può vincere subito; dopo l’azione migliore no.
worse-forced-win = L’azione migliore vince, qualunque cosa faccia l’altra parte.
worse-forced-loss = Dopo questo la partita è persa, qualunque cosa si faccia.

# The coach, from moment to moment
coach-better = Meglio: { $better }
coach-cost = Questo è costato { $points }.
coach-gave = Questo ha dato { $points }.
coach-good = Ben giocato.
coach-take = Una cosa da portare con te, dal passo { $n }: { $reason }
coach-kept = Una cosa da portare con te: nessuna di queste mosse era di certo un errore. Continua così.
coach-quiet = Nessun momento ha cambiato molto.

# Punti forti e deboli su molte partite
style-phase = { $about ->
    [early] A inizio partita
    [middle] A metà partita
   *[late] A fine partita
}
style-phase-worse = { style-phase } sbagli più spesso: lì è segnalato il { $percent }% delle tue decisioni (da { $low } a { $high }%), altrimenti il { $restpercent }% (da { $restlow } a { $resthigh }%).
style-phase-better = { style-phase } sbagli meno spesso: lì è segnalato il { $percent }% delle tue decisioni (da { $low } a { $high }%), altrimenti il { $restpercent }% (da { $restlow } a { $resthigh }%).
style-phase-none = Finora nessuna fase della partita si distingue. Partite con analisi: { $count }.
style-games-lacking = { $count ->
    [one] Per dire qualcosa sulle fasi della partita serve ancora una partita con analisi.
   *[other] Per dire qualcosa sulle fasi della partita servono ancora { $count } partite con analisi.
}
style-theme-worse = «{ $theme }» ti riesce peggio di altri esercizi dello stesso grado: { $percent }% giusti al primo tentativo (da { $low } a { $high }%), altrimenti { $restpercent }% (da { $restlow } a { $resthigh }%).
style-theme-better = «{ $theme }» ti riesce meglio di altri esercizi dello stesso grado: { $percent }% giusti al primo tentativo (da { $low } a { $high }%), altrimenti { $restpercent }% (da { $restlow } a { $resthigh }%).
style-theme-none = Finora nessun tema degli esercizi si distingue. Esercizi contati: { $count }.
style-exercises-lacking = { $count ->
    [one] Per confrontare due temi serve almeno ancora un esercizio.
   *[other] Per confrontare due temi servono almeno ancora { $count } esercizi.
}
