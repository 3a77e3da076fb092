# Ur: il gioco reale
name = Ur: il gioco reale
short-name = Ur
how-to-play = Tira due dadi, poi metti o muovi pedine sulle venti caselle. Vince chi per primo ha una pedina su ognuna delle quattro rosette.
seat-0 = Scuro
seat-1 = Chiaro
side-0 = scuro
side-1 = chiaro
about = Una corsa su venti caselle: tieni tutte e quattro le rosette insieme.
reason-rosettes = una parte occupa tutte e quattro le rosette
reason-some-rosettes = una parte occupa abbastanza rosette
reason-claimed-draw = è stata chiesta la patta

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
    [you] Metti una pedina in { $square }{ $ending }
   *[other] { $who } mette una pedina in { $square }{ $ending }
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
    [you] Chiedi la patta.
   *[other] { $who } chiede la patta.
}
from-to = da { $begin } a { $end }
and-then = {" "}e{" "}
and-captures = { $whose ->
    [you] {" "}e catturi in { $squares }.
   *[other] {" "}e cattura in { $squares }.
}

# Rifiuti
no-claim = La patta si può chiedere solo se il tuo turno comincia per la quinta volta di fila nella stessa posizione; per ora siamo a { $times }.
no-stop = Ci si può fermare solo dopo aver mosso una pedina su una rosetta; qui puoi chiedere la patta o tirare.
no-extra-roll = Si tira ancora solo dopo aver mosso una pedina su una rosetta.
extra-roll-first = Una pedina è arrivata su una rosetta: di’ prima se tiri ancora o ti fermi.
claim-or-roll-first = Di’ prima se chiedi la patta o tiri.
no-reserve = Le tue pedine sono tutte sul tabellone: in riserva non ce n’è più.
entrance-own = Sull’Ingresso c’è una tua pedina.
entrance-only-piece = La pedina sull’Ingresso è l’unica che il suo giocatore ha sul tabellone, perciò non si cattura entrando.
place-taken = { $square } non è vuota.
place-not-beside = { $square } non è accanto a nessuna tua pedina.
place-not-at-side = { $square } non ha lati in comune con una casella dove hai una pedina.
place-not-with-roll = Questo tiro ({ roll-name }) non ti permette di mettere una pedina in { $square }.
no-moving = Con due punte vuote si mette una pedina, non si muove.
not-your-piece = In { $square } non c’è nessuna tua pedina.
one-step-only = Con questo tiro ({ roll-name }) una pedina fa un passo.
two-pieces-steps = Due pedine fanno un passo ciascuna, non di più.
three-steps-roll = Per tre passi servono due ori o due argenti; il tiro è: { roll-name }.
three-steps-mastery = Per tre passi serve il dominio del Cielo: tue pedine su tutte e due le sue rosette.
two-pieces-roll = Si muovono due pedine solo con due dadi colorati; il tiro è: { roll-name }.
enemy-in-the-way = Una pedina avversaria in { $square } sbarra la strada; solo con il dominio della Terra la si scavalca.
crossing-captures = Con questa regola della casa, una pedina passata sopra una tua non può finire su un’avversaria, come qui in { $square }.
protected = La pedina in { $square } è protetta da Ishtar.
own-piece-there = In { $square } c’è già una tua pedina.
too-far = Nessuna mossa di al massimo tre passi porta da { $square } a { $to }.
first-step-wins = Il primo passo vince già; la mossa finisce lì.
other-order = I due ordini sono la stessa mossa; si scrive { $text }.

# Pulsanti
button-roll = Tira ancora
button-stop = Finisci il turno
button-claim-draw = Chiedi la patta

# Positions and the board
position-pieces = { $seat } ha qui { $count } pedine, ma ce ne sono solo { $most }.
position-rosettes = { $seat } ha già abbastanza rosette: la partita era già finita.

# Solving
gpu-cupy = La GPU si usa tramite CuPy, che non c’è ({ $why }).
gpu-none = Non c’è nessuna GPU che CuPy possa usare ({ $why }).
solve-halves = Le metà del tabellone sono diverse; per risolvere devono essere uguali.
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
solve-installed = Controllata e installata: il livello 10, le analisi e gli esercizi seguono questa tabella dal prossimo avvio.
install-extremes = Gli estremi non sono una tabella con cui giocare: installa quella per un mezzo.
solve-start = { $file }: chi comincia ha { $values }.
solve-begin = Cominciare?
solve-bar = Risoluzione
solve-bar-of = dei bit dell’ultimo gioco
solve-so-far = Risoluzione: passata { $sweep }, errore di { $error } al massimo

# Che cosa si può fare
in-reserve = { $count ->
    [0] riserva vuota
   *[other] { $count } in riserva
}
rosettes-held = rosette: { $count } su { $goal }
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
may-place-side = mettere una pedina a lato di una propria, muro o no
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
    [you] Cinque tuoi turni di fila sono cominciati nella stessa posizione e hai chiesto la patta.
   *[other] Cinque turni di fila sono cominciati nella stessa posizione e { $who } ha chiesto la patta.
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
goal-needs-pieces = goal: con così poche pedine ({ $pieces }) nessuno può occupare { $goal } rosette.
option-pieces-about = Quante pedine ha ogni giocatore.
option-goal = Rosette per vincere
option-goal-about = Quante rosette occupate insieme fanno vincere.

# Il tabellone della propria scatola (UR-22) e le seconde letture delle regole (UR-23–UR-26)
option-layout = Tabellone
option-layout-about = Dove sono le caselle speciali e fra quali caselle c’è un muro. Il tabellone antico è una congettura.
option-layout-takes = Un tabellone come testo, una lista di uno o due, o il percorso di un file .toml.
value-layout-standard = quello del libretto
value-layout-ancient = antico (una congettura)
option-side = Faccia
option-side-about = Su quale delle due facce del tabellone si gioca.
option-placing = Mettere sugli avversari
option-placing-about = Oro e argento, due argenti o due ori: la pedina che metti cattura?
value-placing-empty = no, solo caselle vuote
value-placing-captures = sì, cattura
option-crossing = Cattura dopo una propria
option-crossing-about = Una pedina passata sopra una tua può finire con una cattura?
value-crossing-captures = sì
value-crossing-empty = no, su una casella vuota
option-beside = Accanto
option-beside-about = Due punte vuote: «accanto» segue il percorso, o basta un lato in comune, anche con un muro?
value-beside-path = a un passo sul percorso
value-beside-side = con un lato in comune
option-extra = Tiri in più
option-extra-about = Una rosetta raggiunta in un tiro in più ne dà un altro?
value-extra-each = ogni volta
value-extra-once = una volta per turno
option-handicap = Handicap
option-handicap-about = Per due di forza diversa: il più forte gioca con meno pedine. Fra livelli uguali (5), chi ne aveva una, due o tre in meno ha vinto 38, 21 e 6 partite su 100.
value-handicap-none = nessuno
value-handicap-first-1 = { seat-0 } ha una pedina in meno
value-handicap-first-2 = { seat-0 } ha due pedine in meno
value-handicap-first-3 = { seat-0 } ha tre pedine in meno
value-handicap-second-1 = { seat-1 } ha una pedina in meno
value-handicap-second-2 = { seat-1 } ha due pedine in meno
value-handicap-second-3 = { seat-1 } ha tre pedine in meno
role-plain = casella semplice
role-rosette = rosetta
role-entrance = l’Ingresso
role-royal = Regno
role-ishtar = Ishtar
role-marduk = Marduk
board-roles = Rosette della Terra: { $earth }; del Cielo: { $sky }. Ingresso: { $entrance }. Regno: { $royal }. Ishtar: { $ishtar }. Marduk: { $marduk }.
board-walls = Muri: { $walls }.
board-open = Niente muri: il percorso unisce tutte le caselle con un lato in comune.
board-meant = Le regole e le figure che seguono sono quelle di questo tabellone; mancano le figure che qui non sarebbero vere. Gli esempi si giocano sul tabellone del libretto.
path-walls = Il **percorso** unisce le caselle con un lato in comune, tranne dove c’è un muro ({ $walls }).
path-open = Il **percorso** unisce tutte le caselle con un lato in comune.
path-ruling = *(Decisione: «accanto» si conta lungo il percorso; regola della casa: UR-25.)*
layout-problem = layout: { $problem }
layout-side = faccia { $side }: { $problem }
layout-text = { $given } non è un tabellone: prima le tre righe di caselle, poi i muri, come in { $example }
layout-sign = { $sign } non è un ruolo di casella; ci sono * e r i m e .
layout-count = { $role ->
    [entrance] Un tabellone ha un Ingresso; questo ne ha { $count }.
    [royal] Un tabellone ha tre caselle di Regno; questo ne ha { $count }.
    [ishtar] Un tabellone ha una casella Ishtar; questo ne ha { $count }.
    [marduk] Un tabellone ha una casella Marduk; questo ne ha { $count }.
   *[rosette] Un tabellone ha quattro rosette; questo ne ha { $count }.
}
layout-earth = Due rosette sono nelle colonne 1–4, per il dominio della Terra; questo tabellone ne ha { $count }.
layout-sky = Due rosette sono nelle colonne 7 e 8, per il dominio del Cielo; questo tabellone ne ha { $count }.
layout-unreachable = Nessun percorso porta dall’Ingresso a { $squares }.
layout-wall = { $wall } non è un muro: sta fra due caselle con un lato in comune, come A2|B2.
layout-wall-twice = Il muro { $wall } c’è due volte.
layout-sides = Un tabellone ha una o due facce, non { $count }.
layout-no-side = side: il tabellone non ha la faccia { $side }.

tell-roll = { $who } tira: dite come sono caduti i dadi.

# What was touched so far leads on: what to touch next
step-where = Dove va la pedina?
step-second = Può muovere anche una seconda pedina: toccala.
step-way = Per quale strada? Tocca le caselle per cui passa.

# Why an action was worse than another
worse-winning-rolls = Tiri con cui l’avversario vince dopo questo: { $rolls } su 16; dopo l’azione migliore: { $fewer }.
worse-taking-rolls = Tiri che catturano una pedina dopo questo ({ $squares }): { $rolls } su 16; dopo l’azione migliore: { $fewer }.
worse-takes = Pedine catturate così: { $takes }; con l’azione migliore: { $most }.
worse-again = L’azione migliore raggiunge una rosetta e dà un altro tiro.
