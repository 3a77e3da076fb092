# Ur: il gioco reale
name = Ur: il gioco reale
how-to-play = Tira due dadi, poi metti o muovi pedine sulle venti caselle. Vince chi per primo ha una pedina su ognuna delle quattro rosette.
seat-0 = Scuro
seat-1 = Chiaro
side-0 = scuro
side-1 = chiaro
about = Una corsa su venti caselle: tieni tutte e quattro le rosette insieme.
reason-rosettes = tutte e quattro le rosette sono occupate
reason-some-rosettes = sono occupate abbastanza rosette
reason-claimed-draw = è stato dichiarato il pareggio

# Caselle e oggetti
nobody = vuota
square-plain = { $square }, { $owner }
square-rosette = { $square }, rosetta, { $owner }
square-entrance = { $square }, l’Ingresso, { $owner }
square-royal = { $square }, Regno, { $owner }
square-ishtar = { $square }, Ishtar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = pedina di { $owner } in { $square }
reserve = { $owner }: { $count } in riserva
die-gold = oro
die-silver = argento
die-blank = vuota
roll-name = { $roll ->
    [one-silver] un argento
    [one-gold] un oro
    [gold-silver] oro e argento
    [two-silver] due argenti
    [two-gold] due ori
   *[two-blank] due punte vuote
}

# Che cosa è successo
say-roll-dice = { $whose ->
    [you] Tiri i dadi: { $dice }.
   *[other] { $who } tira i dadi: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Tiri i dadi: { $dice }, e non puoi fare nulla.
   *[other] { $who } tira i dadi: { $dice }, e non può fare nulla.
}
say-enter = { $whose ->
    [you] Metti una pedina sull’Ingresso{ $ending }
   *[other] { $who } mette una pedina sull’Ingresso{ $ending }
}
say-place = { $whose ->
    [you] Metti una pedina in { $square }.
   *[other] { $who } mette una pedina in { $square }.
}
say-move = { $whose ->
    [you] Muovi { $move }{ $ending }
   *[other] { $who } muove { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Tiri ancora.
   *[other] { $who } tira ancora.
}
say-stop = { $whose ->
    [you] Finisci il turno.
   *[other] { $who } finisce il turno.
}
say-claim-draw = { $whose ->
    [you] Dichiari il pareggio.
   *[other] { $who } dichiara il pareggio.
}
from-to = da { $begin } a { $end }
and-then = {" "}e{" "}
and-captures = { $whose ->
    [you] {" "}e catturi in { $squares }.
   *[other] {" "}e cattura in { $squares }.
}

# Rifiuti
no-claim = Il pareggio si può dichiarare solo se il tuo turno comincia per la quinta volta di fila nella stessa posizione; per ora siamo a { $times }.
no-stop = Ci si può fermare solo dopo aver mosso una pedina su una rosetta; qui puoi dichiarare il pareggio o tirare.
no-extra-roll = Si tira ancora solo dopo aver mosso una pedina su una rosetta.
extra-roll-first = Una pedina è arrivata su una rosetta: di’ prima se tiri ancora o ti fermi.
claim-or-roll-first = Di’ prima se dichiari il pareggio o tiri.
no-reserve = Le tue pedine sono tutte sul tabellone: in riserva non ce n’è più.
entrance-own = Sull’Ingresso c’è una tua pedina.
entrance-only-piece = La pedina sull’Ingresso è l’unica che il suo giocatore ha sul tabellone, perciò non si cattura entrando.
place-taken = { $square } non è vuota.
place-not-beside = { $square } non è accanto a nessuna tua pedina.
place-not-with-roll = Questo tiro ({ roll-name }) non ti permette di mettere una pedina in { $square }.
no-moving = Con due punte vuote si mette una pedina, non si muove.
not-your-piece = In { $square } non c’è nessuna tua pedina.
one-step-only = Con questo tiro ({ roll-name }) una pedina fa un passo.
three-steps-roll = Per tre passi servono due ori o due argenti; il tiro è: { roll-name }.
three-steps-mastery = Per tre passi serve il dominio del Cielo: tue pedine su tutte e due le sue rosette.
two-pieces-roll = Si muovono due pedine solo con due dadi colorati; il tiro è: { roll-name }.
enemy-in-the-way = Una pedina avversaria in { $square } sbarra la strada; solo con il dominio della Terra la si scavalca.
protected = La pedina in { $square } è protetta da Ishtar.
own-piece-there = In { $square } c’è già una tua pedina.
too-far = Nessuna mossa di al massimo tre passi porta da { $square } a { $to }.
first-step-wins = Il primo passo vince già; la mossa finisce lì.
other-order = I due ordini sono la stessa mossa; si scrive { $text }.

# Pulsanti
button-roll = Tira ancora
button-stop = Finisci il turno
button-claim-draw = Dichiara il pareggio

# Positions and the board
position-pieces = { $seat } ha qui { $count } pedine, ma ce ne sono solo { $most }.
position-rosettes = { $seat } ha già abbastanza rosette: la partita era già finita.
layout-wrong = il tavoliere non è come vogliono UR-1–UR-4: { $what }

# Solving
gpu-cupy = La GPU si usa tramite CuPy, che non c’è ({ $why }).
gpu-none = Non c’è nessuna GPU che CuPy possa usare ({ $why }).
solve-halves = Le metà del tavoliere sono diverse; per risolvere devono essere uguali.
solve-needs = { $what }: servono { $needed } GiB, e ce ne sono { $there }. Con meno pedine ne servono meno.
needs-memory = Memoria
needs-gpu = Memoria della GPU
needs-disk = Spazio sul disco
solve-device = Il dispositivo è uno di { $devices }.
solve-pieces = Ogni parte ha da { $least } a { $most } pedine.
solve-bits = bits va da 1 a { $most }, e tolerance è maggiore di 0.
table-other = è di un altro gioco; spostalo, o ricomincia
table-version = fatto per un’altra versione delle regole o di questo file
table-length = non della lunghezza dovuta
table-none = non è una tabella di Ur ({ $why })
table-values = I valori non sono quelli che sono stati scritti.
solve-on-gpu = Posizioni: { $positions }, sulla GPU.
solve-on-cpu = Posizioni: { $positions }, sui processori di questo computer.
solve-memory = Memoria: { $needed } GiB di { $free } GiB liberi.
solve-mapped = Le mosse migliori non stanno in memoria e intanto restano in un file.
solve-disk = Disco: { $needed } GiB di { $free } GiB liberi.
solve-hours = Tempo: circa { $time } ore, stimate dalla velocità di un computer.
solve-minutes = Tempo: circa { $time } minuti, stimati dalla velocità di un computer.
solve-resumed = Si riprende da un punto salvato: { $sweeps } passate, { $reached } di { $last }.
solve-stopped = Fermato. Al prossimo avvio si riprende da qui.
solve-solved = Risolto: nessun valore è sbagliato di più di { $error }.
solve-installed = Controllata e installata: il livello 10, le revisioni e gli esercizi seguono questa tabella dal prossimo avvio.
install-extremes = Gli estremi non sono una tabella con cui giocare: installa quella per un mezzo.
solve-start = { $file }: chi comincia ha { $values }.
solve-begin = Cominciare?
solve-bar = Risoluzione
solve-bar-of = dei bit dell’ultimo gioco
solve-so-far = Risoluzione: passata { $sweep }, errore di { $error } al massimo

# Che cosa si può fare
in-reserve = { $count } in riserva
rosettes-held = { $count } rosette su { $goal }
prompt-again = Una pedina ha raggiunto una rosetta: tira ancora o termina il turno.
prompt-claiming = La stessa posizione per la quinta volta: chiedi la patta o tira.
prompt-roll = { $dice }: { $what }.
or = {" "}o{" "}
may-move-one = { $steps ->
    [1] muovere una pedina di 1 passo
   *[other] muovere una pedina fino a { $steps } passi
}
may-move-two = { $steps ->
    [1] muovere due pedine di 1 passo ciascuna
   *[other] muovere una pedina fino a { $steps } passi, o due di 1 passo ciascuna
}
may-enter = mettere una pedina sull’Ingresso
may-place-beside = mettere una pedina accanto a una propria
may-place-royal = mettere una pedina nel Regno
may-place-ishtar = mettere una pedina su Ishtar
may-place-marduk = mettere una pedina su Marduk

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Occupi una rosetta: qui basta.
        [4] Occupi tutte e quattro le rosette.
       *[other] Occupi { $goal } rosette: qui bastano.
    }
   *[other] { $goal ->
        [1] { $who } occupa una rosetta: qui basta.
        [4] { $who } occupa tutte e quattro le rosette.
       *[other] { $who } occupa { $goal } rosette: qui bastano.
    }
}
ending-claimed = { $whose ->
    [you] Cinque tuoi turni di fila sono cominciati nella stessa posizione e hai chiesto il pareggio.
   *[other] Cinque turni di fila sono cominciati nella stessa posizione e { $who } ha chiesto il pareggio.
}
# Perché non si può fare nulla
why-none-left = Le pedine sono già tutte sul tabellone.
why-entrance-own = Non si può entrare: sull’Ingresso c’è una pedina propria.
why-entrance-only-piece = Non si può entrare: la pedina sull’Ingresso è l’unica dell’avversario.
why-nowhere = Nessuna casella accanto a una pedina propria è libera.
why-place-taken = Le caselle che questo tiro permette sono occupate.
why-blocked = Nessuna pedina può muoversi.

# Sheets to print
sheet-board = Tabellone
sheet-pieces = Pedine
sheet-dice = Dadi da piegare

# Small games (UR-21)
goal-needs-pieces = goal: con { $pieces } pedine nessuno può occupare { $goal } rosette.
option-pieces-about = Quante pedine ha ogni giocatore.
option-goal-about = Quante rosette occupate insieme fanno vincere.
tell-roll = { $who } tira: dite come sono caduti i dadi.

# What was touched so far leads on: what to touch next
step-where = Dove va la pedina?
step-second = Può muovere anche una seconda pedina: toccala.
step-way = Per quale strada? Tocca le caselle per cui passa.

# Why an action was worse than another
worse-winning-rolls = Lanci con cui l’avversario vince dopo questo: { $rolls } su 16; dopo l’azione migliore: { $fewer }.
worse-taking-rolls = Lanci che catturano una pedina dopo questo ({ $squares }): { $rolls } su 16; dopo l’azione migliore: { $fewer }.
worse-takes = Pedine catturate così: { $takes }; con l’azione migliore: { $most }.
worse-again = L’azione migliore raggiunge una rosetta e dà un altro lancio.
