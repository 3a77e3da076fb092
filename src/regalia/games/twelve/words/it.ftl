# Scacchi a dodici carte
name = Scacchi a dodici carte
how-to-play = Metti in gioco i tuoi pezzi uno alla volta, accanto a quelli che hai già sul tavolo, oppure muovili; tutto deve stare in una finestra di quattro caselle per quattro che si sposta con i pezzi. Non si cattura nulla: vince chi circonda il re avversario sui quattro lati, con pezzi qualsiasi e con i bordi della finestra.
seat-0 = Bianco
seat-1 = Nero
side-0 = bianco
side-1 = nero
about = Dodici pezzi, nessuna scacchiera: circonda il re avversario in una finestra mobile di quattro per quattro.
option-ban = Accanto al re
option-ban-about = Che cosa non può finire su uno dei quattro lati del re avversario.
value-ban-placing = solo mettere in gioco
value-ban-both = anche muovere
option-handicap = Handicap
option-handicap-about = Per due di forza diversa: il più forte gioca senza un pezzo. Fra livelli uguali (5), chi giocava senza pedone, cavallo, alfiere, torre o regina ha vinto 29, 35, 30, 29 e 22 partite su 100.
value-handicap-none = nessuno
value-handicap-first-P = { seat-0 } gioca senza pedone
value-handicap-first-N = { seat-0 } gioca senza cavallo
value-handicap-first-B = { seat-0 } gioca senza alfiere
value-handicap-first-R = { seat-0 } gioca senza torre
value-handicap-first-Q = { seat-0 } gioca senza regina
value-handicap-second-P = { seat-1 } gioca senza pedone
value-handicap-second-N = { seat-1 } gioca senza cavallo
value-handicap-second-B = { seat-1 } gioca senza alfiere
value-handicap-second-R = { seat-1 } gioca senza torre
value-handicap-second-Q = { seat-1 } gioca senza regina
reason-surrounded = un re è circondato
reason-both-surrounded = tutti e due i re sono circondati
reason-repetition = la stessa posizione si è ripetuta per la terza volta

# Pezzi e oggetti
colour-name = { $colour ->
    [w] bianco
   *[b] nero
}
piece-name = { $piece ->
    [K] re
    [Q] regina
    [R] torre
    [B] alfiere
    [N] cavallo
   *[P] pedone
}
    .definite = { $piece ->
        [Q] la regina
        [R] la torre
        [B] l’alfiere
       *[other] il { piece-name }
    }
    .opening = { $piece ->
        [Q] La regina
        [R] La torre
        [B] L’alfiere
       *[other] Il { piece-name }
    }
    .yours = { $piece ->
        [Q] La tua regina
        [R] La tua torre
       *[other] Il tuo { piece-name }
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [Q] regina bianca
        [R] torre bianca
       *[other] { piece-name } bianco
    }
   *[b] { $piece ->
        [Q] regina nera
        [R] torre nera
       *[other] { piece-name } nero
    }
}
    .definite = { $piece ->
        [Q] la { coloured-piece }
        [R] la { coloured-piece }
        [B] l’{ coloured-piece }
       *[other] il { coloured-piece }
    }
    .opening = { $piece ->
        [Q] La { coloured-piece }
        [R] La { coloured-piece }
        [B] L’{ coloured-piece }
       *[other] Il { coloured-piece }
    }
square-empty = { $square }, vuota
square-beyond = { $square }, aperta solo a un pezzo che lascia il bordo opposto
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } in riserva
piece-removed = { coloured-piece }, fuori dal gioco
exchange-unused = scambio non usato
exchange-gone = scambio usato

# Che cosa è successo
say-pass = { $whose ->
    [you] Non puoi fare nulla e passi.
   *[other] { $who } non può fare nulla e passa.
}
say-exchange = { $whose ->
    [you] Scambi torre e re.
   *[other] { $who } scambia torre e re.
}
say-move = { $whose ->
    [you] Muovi { piece-name.definite }: { $square }.
   *[other] { $who } muove { piece-name.definite }: { $square }.
}
say-put = { $whose ->
    [you] Metti in gioco { piece-name.definite }: { $square }.
   *[other] { $who } mette in gioco { piece-name.definite }: { $square }.
}
say-put-return = { $whose ->
    [you] Metti in gioco l’alfiere ({ $square }) e rimandi { coloured-piece.definite } in riserva.
   *[other] { $who } mette in gioco l’alfiere ({ $square }) e rimanda { coloured-piece.definite } in riserva.
}
say-put-move = { $whose ->
    [you] Metti in gioco il pedone ({ $square }) e lo muovi: { $target }.
   *[other] { $who } mette in gioco il pedone ({ $square }) e lo muove: { $target }.
}
say-queen-removed = { $colour ->
    [w] La regina bianca
   *[b] La regina nera
} è circondata e lascia il gioco.
say-won = { $whose ->
    [you] Vinci.
   *[other] { $who } vince.
}
say-drawn = Tutti e due i re sono circondati: patta.

# Rifiuti
no-pass = Puoi passare solo se non puoi né mettere un pezzo in gioco, né muovere, né scambiare.
exchange-used = Hai già usato il tuo scambio; è permesso una volta per partita.
exchange-without-rook = La tua torre non è sul tavolo, perciò non può scambiarsi con il re.
queen-removed = La tua regina è stata circondata; ha lasciato il gioco per sempre.
left-out = { piece-name.yours } non è in questa partita: dai un handicap.
not-on-table = { piece-name.yours } non è ancora sul tavolo: si muove solo un pezzo sul tavolo.
not-in-supply = { piece-name.yours } non è in riserva, ma sul tavolo.
not-yours = Questo pezzo non è tuo.
no-piece-there = Lì non c’è nessun pezzo: comincia da uno dei tuoi.
occupied = Quella casella è occupata, e qui non si cattura mai.
outside-limit = Con un pezzo lì, i pezzi non starebbero più in quattro per quattro caselle.
not-adjacent = Quella casella non tocca nessun tuo pezzo, né di lato né d’angolo.
beside-king = Quella casella tocca il re avversario con un lato; lì non si mette in gioco nessun pezzo.
ends-earlier = Un pezzo messo lì circonda un re: la partita finisce lì, e la mossa non ha una seconda parte.
splits = Con un pezzo lì, i tuoi pezzi non sarebbero più tutti collegati.
moves-beside-king = Con questa regola della casa nemmeno una mossa può finire su un lato del re avversario.
return-missing = Un alfiere che entra in gioco deve rimandare in riserva un altro pezzo: di’ quale.
returns-itself = L’alfiere non può rimandare in riserva sé stesso.
returns-king = Un re non viene mai rimandato indietro.
nothing-to-return = Sul tavolo ci sono solo re: l’alfiere non ha niente da rimandare in riserva.
return-not-on-table = { coloured-piece.opening } non è sul tavolo: è impossibile rimandare quel pezzo.
moves-differently = { piece-name.opening } non arriva lì con una mossa.
enemy-in-the-way = Tra { piece-name.definite } e quella casella c’è un pezzo avversario.

# Pulsanti
button-exchange = Scambia torre e re
button-pass = Passa

# Positions and proofs
position-origin = La x minore e la y minore di tutti i pezzi devono essere 0.
position-written = Questa posizione si scrive { $text }
prove-over = La partita è finita: non c’è niente da dimostrare.
prove-plies = Una vittoria richiede almeno una semimossa.
piece-twice = { $piece } è in due posti, ma ce n’è uno solo.
square-twice = In { $square } ci sono due pezzi.
king-off = { $piece } deve stare sul tavolo.
queen-surrounded = La regina in { $square } è circondata, quindi è stata tolta.
piece-not-removed = { $piece } non può essere fuori dal gioco.
piece-left-out = { $piece } è fuori dal gioco per l’handicap.
prove-wins = { $who } ha una vittoria forzata; semimosse al massimo: { $plies }.
prove-wins-by = { $who } ha una vittoria forzata; semimosse al massimo: { $plies }. Si comincia con una di: { $first }.
prove-none = { $who } non ha una vittoria forzata in questo numero di semimosse: { $plies } (posizioni esaminate: { $visits }).
hunt-none = Non è stata trovata una vittoria forzata più lunga di { $who }; può esistere (posizioni esaminate: { $visits }).
proving = { $who }, semimosse: { $plies }
proving-of = prime mosse

# What can be done, and where squares are
supply = riserva
sides-closed = lati chiusi: { $count } su 4
prompt = Si può: { $what }.
prompt-pass = Non si può fare nulla: passa.
may-put = mettere un pezzo accanto a uno proprio
may-move = muovere un pezzo
may-exchange = scambiare re e torre
beside = { $side ->
    [above] al di sopra { beside-piece }
    [below] al di sotto { beside-piece }
    [left] a sinistra { beside-piece }
    [right] a destra { beside-piece }
    [above-left] in alto a sinistra { beside-piece }
    [above-right] in alto a destra { beside-piece }
    [below-left] in basso a sinistra { beside-piece }
   *[below-right] in basso a destra { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] del re bianco
        [Q] della regina bianca
        [R] della torre bianca
        [B] dell’alfiere bianco
        [N] del cavallo bianco
       *[P] del pedone bianco
    }
   *[b] { $piece ->
        [K] del re nero
        [Q] della regina nera
        [R] della torre nera
        [B] dell’alfiere nero
        [N] del cavallo nero
       *[P] del pedone nero
    }
}
beside-nothing = lontano dagli altri pezzi
away = dalla casella { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] in su
    [right] a destra
    [below] in giù
   *[left] a sinistra
}

# The end
ending-surrounded = { $whose ->
    [you] Tutti e quattro i lati del tuo re sono chiusi.
   *[other] Tutti e quattro i lati del re sono chiusi ({ $who }).
}
ending-both = I due re hanno perso nello stesso momento l’ultimo lato libero: patta.
ending-repetition = La stessa posizione, con lo stesso giocatore di turno, si è ripetuta per la terza volta: patta.
king-side = { $side ->
    [above] Sopra
    [right] A destra
    [below] Sotto
   *[left] A sinistra
}
king-wall = fuori dalla finestra di quattro per quattro

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] sopra
    [right] destra
    [below] sotto
   *[left] sinistra
}
sides-open = liberi: { $open }
wall-now = muro: qui la finestra non può più crescere

# Sheets to print
sheet-board = Caselle
sheet-frame = Cornice per il limite
sheet-pieces = Pezzi

# Positions put together by hand
editor-removed = Regina rimossa

# What was touched so far leads on: what to touch next
step-where = Dove va { piece-name.definite }?
step-return = Quale pezzo rimanda l’alfiere?
step-pawn = Il pedone può muovere di una casella: tocca dove, o lascialo.
