# Lo studio reale
name = Lo studio reale
how-to-play = Una carta mostra dove devono stare i cinque pezzi. Chi dice per primo in quante mosse si può fare deve farlo, a meno che l’altro prometta di farcela con meno. Chi mantiene la promessa segna il punto; altrimenti va all’altro.
race-about = È una gara: tutti e due vedete insieme la stessa carta, e chi per primo dice un numero deve riuscirci in altrettante mosse. Non ci sono turni da aspettare.
character-1 = Pensa tre secondi a ogni passo e spesso dichiara troppe mosse.
character-10 = Conosce sempre il numero esatto. Bisogna essere più veloci.
seat-0 = Giocatore{"\u00A0"}1
seat-1 = Giocatore{"\u00A0"}2
side-0 = giocatore{"\u00A0"}1
side-1 = giocatore{"\u00A0"}2
about = Annuncia il numero minimo di mosse con cui cinque pezzi formano la figura di una carta, e dimostralo.

# Opzioni
option-mode = Tipo di partita
option-mode-about = Un duello in due, o una sola sfida, in solitario o insieme.
value-mode-match = duello
value-mode-solo = in solitario o insieme
option-level = Livello
option-level-about = Che cosa si può fare con la carta.
value-level-1 = 1: niente
value-level-2 = 2: ruotarla
value-level-3 = 3: ruotare e specchiare
option-bonus = Due carte
option-bonus-about = Bisogna completare due carte, nell’ordine che vuoi.
value-bonus-false = no
value-bonus-true = sì
option-turning = Ruotare due carte
option-turning-about = Con due carte: quale si può ruotare.
value-turning-either = l’una o l’altra
value-turning-one = una sola
option-target = Punti per vincere
option-target-about = Vince il duello chi arriva per primo a questo punteggio.
option-hourglass = Clessidra
option-hourglass-about = Secondi per migliorare il numero annunciato.
option-limit = Tempo per eseguire
option-limit-about = Secondi per eseguire il piano.
option-handicap = Handicap
option-handicap-about = Per due di forza diversa: il più veloce non annuncia numeri nei primi secondi di una sfida. Fra livelli uguali (5), chi aspettava 10, 20 o 40 secondi ha vinto 42, 28 e 16 duelli su 100.
value-handicap-none = nessuno
value-handicap-first-10 = { seat-0 } aspetta 10 secondi
value-handicap-first-20 = { seat-0 } aspetta 20 secondi
value-handicap-first-40 = { seat-0 } aspetta 40 secondi
value-handicap-second-10 = { seat-1 } aspetta 10 secondi
value-handicap-second-20 = { seat-1 } aspetta 20 secondi
value-handicap-second-40 = { seat-1 } aspetta 40 secondi
reason-target = sono stati raggiunti i punti necessari
reason-completed = la sfida è riuscita
reason-given-up = la sfida è stata abbandonata

# A che punto è la partita
status-setting-up = I pezzi vanno disposti
status-drawing = Va pescata la prossima carta
status-drawing-second = Va pescata la seconda carta
status-thinking = Quante mosse? Annuncia un numero
status-hourglass = { $who }: meno di { $number }? Migliora o passa
status-executing = { $who } esegue: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  }
status-solo = Completa la sfida
status-over = La partita è finita

# Caselle, pezzi, carte
empty = vuota
piece-name = { $piece ->
    [K] re
    [Q] regina
    [R] torre
    [B] alfiere
   *[N] cavallo
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
square = { $square }, { $content }
piece-on = { piece-name } in { $square }
the-card = { $bonus ->
    [0] la carta
   *[other] la carta{"\u00A0"}{ $card }
  }
card = { $bonus ->
    [0] La carta
   *[other] Carta{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] La carta: completa
   *[other] Carta{"\u00A0"}{ $card }: completa
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] mazzo vuoto
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
  }

# Pulsanti
button-challenge = Migliora
button-decline = Passa
button-give-up = Rinuncia

# Che cosa è successo
say-set-up = I pezzi si dispongono come sulla carta.
say-draw = Esce una nuova carta.
say-draw-aside = Esce una nuova carta; la scacchiera la mostra già, perciò si mette da parte.
fewest-moves = { $number ->
    [one] { $number } mossa
   *[other] { $number } mosse
}
say-declare = { $whose ->
    [you] Annunci
   *[other] { $who } annuncia
} { $number ->
    [one] { $number } mossa
   *[other] { $number } mosse
  }.
say-challenge = { $whose ->
    [you] Vuoi fare meglio e prometti al massimo
   *[other] { $who } vuole fare meglio e promette al massimo
} { $number ->
    [one] { $number } mossa
   *[other] { $number } mosse
  }.
say-decline = { $whose ->
    [you] Passi.
   *[other] { $who } passa.
}
say-move = { $whose ->
    [you] Muovi { piece-name.definite } in { $square }{ $ending }
   *[other] { $who } muove { piece-name.definite } in { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Ruoti { the-card } in senso orario{ $ending }
   *[other] { $who } ruota { the-card } in senso orario{ $ending }
}
say-turn-left = { $whose ->
    [you] Ruoti { the-card } in senso antiorario{ $ending }
   *[other] { $who } ruota { the-card } in senso antiorario{ $ending }
}
say-flip-h = { $whose ->
    [you] Specchi { the-card } da sinistra a destra{ $ending }
   *[other] { $who } specchia { the-card } da sinistra a destra{ $ending }
}
say-flip-v = { $whose ->
    [you] Specchi { the-card } dall’alto in basso{ $ending }
   *[other] { $who } specchia { the-card } dall’alto in basso{ $ending }
}
say-give-up = { $whose ->
    [you] Rinunci{ $ending }
   *[other] { $who } rinuncia{ $ending }
}
end-card = { $whose ->
    [you] {" "}e completi la carta { $card }.
   *[other] {" "}e completa la carta { $card }.
}
end-completed = { $whose ->
    [you] {" "}e completi la sfida.
   *[other] {" "}e completa la sfida.
}
end-success = { $whose ->
    [you] {" "}e completi la sfida: un punto per te.
   *[other] {" "}e completa la sfida: un punto per { $who }.
}
end-used-up = { $whose ->
    [you] ; le mosse sono finite: un punto per te.
   *[other] ; le mosse sono finite: un punto per { $who }.
}
end-given-up = { $whose ->
    [you] : un punto per te.
   *[other] : un punto per { $who }.
}

# Rifiuti
no-piece-there = In { $square } non c’è nessun pezzo.
card-aside = Questa carta è da parte; si pescano solo quelle ancora nel mazzo.
card-on-table = Questa carta è già sul tavolo: è la prima di questa sfida.
card-not-entered = Questa carta non è fra quelle inserite per questa partita.
nothing-declared = Nessuno ha ancora annunciato un numero: non si può ancora migliorare né passare.
hourglass-over = Il tempo per migliorare o passare è finito: il piano è in esecuzione.
declared-already = Per questa sfida è già stato annunciato un numero; conta solo il primo.
declare-first = Prima che un numero sia annunciato non si muovono pezzi, non si ruota la carta e non si rinuncia.
answer-first = Di’ prima se migliori il { $number } annunciato o passi.
card-complete = La carta { $card } è completa e non si ruota più.
other-card-turned = Con questa regola della casa si ruota una sola carta; la carta { $card } resta com’è.
taken = { $square } non è vuota: lì c’è { piece-name.definite }.
not-its-way = { piece-name.opening } non va da { $begin } a { $end }.
in-the-way = { piece-name.opening } non può scavalcare il pezzo in { $square }.
never-there-B = L’alfiere resta su caselle scure; { $square } è chiara.
never-there-N = Il cavallo non arriva mai in { $square }, al centro.
level-no-turning = Al livello 1 la carta non si ruota.
level-no-mirroring = Sotto il livello 3 la carta non si specchia.

# Positions and decks
board-piece = { $text }: { $letter } deve esserci esattamente una volta.
board-bishop = L’alfiere (B) sta solo sulle caselle scure { $squares }, non in { $square }.
board-knight = Il cavallo (N) non sta mai in b2.
deck-option = deck: { $given } non è possibile. Possibile: { $standard }, una lista di posizioni in testo o il percorso di un file .toml.
deck-problem = deck: { $problem }
deck-size = un mazzo ha da { $fewest } a { $most } carte, non { $count }
deck-card = carta { $number }: { $problem } ({ $rule })
deck-twice = la carta { $number } è la stessa della carta { $first }
no-challenge = Non c’è nessuna sfida sul tavolo.
challenge-size = Una sfida ha una carta o due, e livello 1, 2 o 3.
challenge-form = Una sfida è una posizione e una carta, o due.
option-deck-about = Le carte di un mazzo proprio: una lista di posizioni o un file.
option-deck-takes = Da 2 a 62 testi di posizioni diverse, o il percorso di un file .toml che li contiene.
solved-already = Già completa: non c’è niente da fare.
solved-plans = Almeno { $distance }, al livello { $level }; { $plans ->
    [1] l’unico piano più breve
   *[other] uno dei { $plans } piani più brevi
}:
solving-all = Tutte le distanze
solving-all-of = posizioni

# What choices mean
declare-number = Annuncia { $number }
declare-odds = Barre: quanto spesso una sfida di livello { $level } ne richiede tante. Di questa carta non sanno nulla.
row-plays = { $whose ->
    [you] Lo giochi con
   *[other] { $who } lo gioca con
} { $number ->
    [one] { $number } mossa
   *[other] al massimo { $number } mosse
}: un punto a { $whose ->
    [you] te se riesci, altrimenti a { $other }
   *[other] { $other-is ->
        [you] { $who } se riesce, altrimenti a te
       *[other] { $who } se riesce, altrimenti a { $other }
    }
}.
turn-card = Ruota
mirror-card = Specchia
points-of = { $points } punti su { $most }
so-far = finora
still-to-do = ancora da fare

# The end
score-now = { $whose ->
    [you] Punti: { $one } (tu), { $two } ({ $second }).
   *[other] Punti: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Hai raggiunto il punteggio fissato: { $points }.
   *[other] { $who } ha raggiunto il punteggio fissato: { $points }.
}
ending-completed = { $cards ->
    [1] I pezzi sono come sulla carta.
   *[other] Tutte e due le carte sono complete.
}
ending-given-up = Il tentativo è stato abbandonato prima che i pezzi fossero a posto.
# A che punto è la partita, per chi deve giocare
status-hourglass-you = Meno di { $number }? Migliora o passa
status-executing-you = Esegui il tuo piano: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  }
give-up-ask = Rinunciare a questa carta?
give-up-score = Il punto va a { $who }: { $own } a { $other }. I pezzi restano dove sono.
give-up-alone = La sfida conterà come non risolta e si vedranno le soluzioni più brevi.

# Sheets to print
sheet-board = Scacchiera
sheet-pieces = Pezzi
sheet-cards = Carte obiettivo

# The box on the table
tell-start = Carta di partenza: dite dove iniziano i pezzi.
tell-goal = { $bonus ->
    [0] Carta obiettivo: dite come devono stare i pezzi alla fine.
   *[other] Carta obiettivo { $card }: dite come devono stare i pezzi alla fine.
}

# What was touched so far leads on: what to touch next
step-where = Dove va { piece-name.definite }?

# Why a decision was wrong
worse-least = Il minimo è { $least }.
worse-still = Da qui il minimo era { $least }.
worse-longer = Da qui il minimo era { $least }; così è almeno { $whole }.
