# Battaglie reali
name = Battaglie reali
how-to-play = Guida quattro unità su un campo di carte da gioco: su ogni carta che giochi sale una tua unità, e quella che si è mossa può attaccarne una vicina. Le carte sotto le due unità e le due carte di iniziativa decidono se il colpo va a segno. Chi perde tutte e quattro le unità perde la battaglia; quando finiscono le carte, vince chi ha più unità.
character-1 = Corre contro il nemico più vicino e spesso legge male quale attacco colpisce.
character-8 = A volte aspetta che arrivi tu e colpisce quando conviene.
seat-0 = Bianco
seat-1 = Nero
side-0 = bianco
side-1 = nero
about = Due piccoli eserciti di pezzi degli scacchi si battono su un campo di carte da gioco.

# Opzioni
option-armies = Eserciti
option-armies-about = Quali unità puoi scegliere.
value-armies-free = quattro qualsiasi
value-armies-set = un set di scacchi
option-scenario = Scenario
option-scenario-about = Giocare con eserciti fissi. Misurato: nella Guerra dei cent’anni i cavalli ottengono circa il 94% contro le torri; in quella della magia gli alfieri circa il 60% contro le regine. Più equo: due volte, scambiando le parti.
value-scenario-none = nessuno
value-scenario-hundred-years = Cent’anni
value-scenario-magic = Magia
option-sides = Schieramenti
option-sides-about = Chi guida quale esercito dello scenario.
value-sides-as-written = come scritto
value-sides-exchanged = scambiati
option-budget = Budget
option-budget-about = Quanto può costare al massimo un esercito.
option-orientation = Verso delle carte
option-orientation-about = Come stanno le carte sul campo, viste dai giocatori.
caption-directions-orientation-crosswise = Le direzioni da e2: verso e3 fianco a fianco, verso d2 testa a testa, verso d3 diagonale senza numero, verso f3 diagonale con numero
value-orientation-lengthwise = per il lungo
value-orientation-crosswise = di traverso
option-joker = Jolly sul campo
option-joker-about = Un jolly che sta sul campo ha entrambi i colori, oppure solo quello opposto alla carta che la sua unità ha lasciato.
value-joker-both = entrambi i colori
value-joker-turned = il colore opposto
option-moving = Movimento
option-moving-about = Chi può muovere un’unità deve farlo, oppure può restare fermo finché ha carte nel mazzo.
value-moving-must = obbligatorio
value-moving-may = facoltativo
option-discard = Scarto
option-discard-about = La mano si può scartare prima della pesca che segue l’attacco, oppure anche dopo.
value-discard-before = prima di pescare
value-discard-either = prima e dopo
option-end = Fine delle carte
option-end-about = La battaglia finisce al primo mazzo vuoto, oppure solo quando qualcuno non ha più né mazzo né carte giocabili.
value-end-deck = primo mazzo vuoto
value-end-cards = nessuna carta giocabile
option-handicap = Handicap
option-handicap-about = Per due di forza diversa: ogni unità del più forte comincia con meno vita. Fra livelli uguali (5), chi ne aveva 1, 2 o 3 in meno per unità ha vinto 39, 38 e 31 battaglie su 100.
value-handicap-none = nessuno
value-handicap-first-1 = { seat-0 } comincia con vita −1
value-handicap-first-2 = { seat-0 } comincia con vita −2
value-handicap-first-3 = { seat-0 } comincia con vita −3
value-handicap-second-1 = { seat-1 } comincia con vita −1
value-handicap-second-2 = { seat-1 } comincia con vita −2
value-handicap-second-3 = { seat-1 } comincia con vita −3
reason-last-unit = un esercito non ha più unità
reason-more-units = un mazzo è finito, e un esercito ha più unità
reason-only-cards = un mazzo è finito, gli eserciti sono pari, e solo una parte ha ancora carte
reason-even = un mazzo è finito, e gli eserciti sono pari

# Unità
unit-name = { $unit ->
    [K] re
    [Q] regina
    [R] torre
    [B] alfiere
    [N] cavallo
    [P] pedone
   *[other] { $unit }
}
    .definite = { $unit ->
        [K] il re
        [Q] la regina
        [R] la torre
        [B] l’alfiere
        [N] il cavallo
        [P] il pedone
       *[other] { $unit }
    }
    .none = { $unit ->
        [Q] nessuna regina
        [R] nessuna torre
       *[other] nessun { unit-name }
    }
unit-weapon = { $unit ->
    [P] Lancia lunga
    [R] Arco lungo
    [N] Mazza pesante
    [B] Mazzafrusto
    [Q] Dardo magico
    [K] Scettro
   *[other] –
}
unit-coat = { $unit ->
    [P] Cuoio duro
    [R] Cuoio morbido
    [N] Cotta di maglia
    [B] Stoffa
    [Q] Stoffa
    [K] Stoffa
   *[other] –
}

# Che cosa si vede
row = riga { $row }
column = colonna { $column }
cell-empty = { $square }, nessuna carta
cell-card = { $square }, { card-name }
rest-hand = la mano
card-on = { card-name } in { $square }
unit-there = { unit-name } di { $owner } in { $square }, vita { $life } su { $most }
in-hand = { $count ->
    [0] mano vuota
   *[other] mano { $count }
}
in-deck = { $count ->
    [0] mazzo vuoto
   *[other] mazzo { $count }
}
hand-card = { card-name } nella tua mano
hidden-card = una carta nella mano di { $owner }
deck-count = { $count ->
    [0] mazzo vuoto
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
deck-of = mazzo di { $owner }: { $count }
initiative = iniziativa
fallen = cadute
discards = scartate
initiative-card = carta di iniziativa di { $owner }: { card-name }
unit-to-choose = { unit-name }, da scegliere
unit-to-place = { unit-name } di { $owner }, da schierare
to-choose = unità da scegliere
to-place = da schierare
units-left = { $count }/{ $most } unità
prompt-choosing = Scegli quattro unità, anche uguali. I due eserciti si scoprono insieme.
prompt-budget = Il tuo esercito può costare al massimo { $budget }.
prompt-dealing = Si danno le carte di partenza.
prompt-placing = Metti un’unità su una delle tue carte di partenza.
prompt-initiative = Ogni parte pesca una carta di iniziativa: comincia la più alta.
prompt-offered-one = Senza carte in mano puoi pescarne una. Senza carta non si muove nessuna unità.
prompt-drawing-one = Si pesca una carta.
prompt-moving = Gioca una carta e portaci un’unità: un passo o sul posto, alternando rosso e nero.
prompt-moving-or-staying = Gioca una carta e portaci un’unità, di un passo o sul posto, alternando rosso e nero; oppure resta fermo.
prompt-attacking = { unit-name } in { $square }: può attaccare una volta. Scegli come.
prompt-drawing-hit = Il colpo a segno porta carte.
prompt-keeping = Tieni le carte o scartale tutte.
prompt-keeping-again = Due carte sono state pescate: tieni la mano o scartala tutta.
prompt-offered-two = Il bersaglio era in posizione chiave: puoi pescare 2 carte.
prompt-drawing-two = Si pescano carte.

# Che cosa sono le cose
key-side = posizione chiave: fianco a fianco
key-head = posizione chiave: testa a testa
key-digit = posizione chiave: diagonali con numero
key-clear = posizione chiave: diagonali senza numero
key-all = posizione chiave: tutt’intorno
key-about = Chi attacca un’unità che, vista da chi attacca, è in posizione chiave può pescare 2 carte dopo il turno, che il colpo vada a segno o no.
deck-fact = Carte in arrivo
deck-about = Mano e mazzo insieme, secondo l’attacco in cui sono briscole.
deck-gone = Distribuite, giocate o scartate: { $cards }.
advantage-reach = Lunga portata
advantage-aim = Tiro mortale
advantage-smite = Gran colpo
advantage-healing = Cura
advantage-blast = Onda magica
advantage-strategy = Strategia
advantage-charge = Carica
advantage-volley = Salva
advantage-drain = Prosciugamento
power-reach = con assi e jolly, { $power } danni in diagonale.
power-aim = con assi e jolly, { $power } danni in diagonale che nessuna armatura ferma.
power-smite = con assi e jolly, { $power } danni in linea retta, +1 per ogni propria unità in campo.
power-healing = cura una vicina in diagonale e tutte le proprie sul suo colore, { $power } per asso o jolly.
power-blast = { $power } danni per asso o jolly a un bersaglio in diagonale e a tutte le nemiche sul suo colore.
power-strategy = con assi e jolly, { $power } danni in linea retta; se colpisce pesca { $draws } carte.
power-charge = con assi e jolly, { $power } danni in linea retta; se il bersaglio cade, l’unità prende il suo posto.
power-volley = con assi e jolly, { $power } danni a un bersaglio in diagonale e a tutte le nemiche accanto a esso in linea retta.
power-drain = con assi e jolly, { $power } danni in linea retta; l’unità recupera ciò che il bersaglio subisce.
strikes-melee = Mischia: attacca in linea retta.
strikes-ranged = A distanza: attacca in diagonale.
bears-weapon = Arma: { $name }.
bears-coat = Armatura: { $name }.
fact-life = vita
fact-accuracy = precisione
fact-evasion = elusione
fact-armour = armatura
fact-damage = danni (facile, ottimale, rischioso)
fact-type = tipo
fact-weapon = arma
fact-advantage = vantaggio
fact-price = prezzo
short-life = vita
short-accuracy = prec.
short-evasion = elus.
short-armour = arm.
short-damage = danni
short-price = prezzo
price-by-numbers = prezzo secondo i valori
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Briscole per colpire questa unità: { $units }.
needs-to-hit = Briscole che servono a questa unità: { $units }.

# Che cosa farebbe un attacco
target = { unit-name } { $square } · elusione { $evasion } · armatura { $armour } · ne servono { $needed }
target-own = cura: { unit-name } { $square }
target-key = chiave: +{ $count } carte
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = a vuoto
row-miss-key = a vuoto, ma +2
row-falls = { unit-name }: cade
row-falls-too = anche { unit-name } { $square } cade
row-left = restano { $life }
row-too = { unit-name } { $square }: { $amount }
row-charges = avanza in { $square }
count-initiative = { card-name } (carta di iniziativa di { $who }): { $trump ->
    [yes] briscola
   *[no] non è briscola
}
count-under = { card-name } in { $square }: { $trump ->
    [yes] briscola
   *[no] non è briscola
}
count-trumps = briscole: { $trumps }, necessarie: { $needed }
count-key = In posizione chiave: +2 carte.

# Carte
card-name = { $rank ->
    [X] { $suit ->
        [R] jolly rosso
        [B] jolly nero
       *[other] jolly
    }
    [T] 10 di { suit-name }
    [J] fante di { suit-name }
    [Q] regina di { suit-name }
    [K] re di { suit-name }
    [A] asso di { suit-name }
   *[other] { $rank } di { suit-name }
}
    .definite = { $rank ->
        [Q] la { card-name }
        [A] l’{ card-name }
        [8] l’{ card-name }
       *[other] il { card-name }
    }
    .opening = { $rank ->
        [Q] La { card-name }
        [A] L’{ card-name }
        [8] L’{ card-name }
       *[other] Il { card-name }
    }
suit-name = { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}

# Che cosa è successo
list = { $first }, { $second }
say-army-hidden = { $who } sceglie un esercito.
say-army = { $whose ->
    [you] Scegli: { $army }.
   *[other] { $who } sceglie: { $army }.
}
say-has-army = { $whose ->
    [you] Tu hai: { $army }.
   *[other] { $who } ha: { $army }.
}
say-deal = { $whose ->
    [you] Ricevi { card-name.definite } in { $square }.
   *[other] { $who } riceve { card-name.definite } in { $square }.
}
say-place = { $whose ->
    [you] Schieri { unit-name.definite } in { $square }.
   *[other] { $who } schiera { unit-name.definite } in { $square }.
}
say-init = { $whose ->
    [you] Peschi { card-name.definite } per l’iniziativa.
   *[other] { $who } pesca { card-name.definite } per l’iniziativa.
}
say-draw-card = { $whose ->
    [you] Peschi { card-name.definite }.
   *[other] { $who } pesca { card-name.definite }.
}
say-draw-hidden = { $who } pesca una carta.
say-draw = { $whose ->
    [you] Vuoi pescare.
   *[other] { $who } vuole pescare.
}
say-decline = { $whose ->
    [you] Non peschi.
   *[other] { $who } non pesca.
}
say-keep = { $whose ->
    [you] Tieni la mano.
   *[other] { $who } tiene la mano.
}
say-discard = { $whose ->
    [you] Scarti la mano: { $cards }.
   *[other] { $who } scarta la mano: { $cards }.
}
say-move = { $whose ->
    [you] Giochi { card-name.definite } e muovi { unit-name.definite } da { $square } a { $to }.
   *[other] { $who } gioca { card-name.definite } e muove { unit-name.definite } da { $square } a { $to }.
}
say-stay = { $whose ->
    [you] Giochi { card-name.definite } sotto { unit-name.definite } in { $square }.
   *[other] { $who } gioca { card-name.definite } sotto { unit-name.definite } in { $square }.
}
say-hold = { $whose ->
    [you] Non attacchi.
   *[other] { $who } non attacca.
}
say-no-move = { $whose ->
    [you] Non muovi.
   *[other] { $who } non muove.
}
say-miss = { $whose ->
    [you] Attacchi { unit-name.definite } in { $square } ({ $style }) e manchi:
   *[other] { $who } attacca { unit-name.definite } in { $square } ({ $style }) e manca:
} { $trumps ->
    [one] { $trumps } briscola
   *[other] { $trumps } briscole
} su { $needed }.
say-hit = { $whose ->
    [you] Attacchi { unit-name.definite } in { $square } ({ $style }) e colpisci con
   *[other] { $who } attacca { unit-name.definite } in { $square } ({ $style }) e colpisce con
} { $trumps ->
    [one] { $trumps } briscola
   *[other] { $trumps } briscole
}: { $effects }.
say-heal = { $whose ->
    [you] Curi con
   *[other] { $who } cura con
} { $trumps ->
    [one] { $trumps } briscola
   *[other] { $trumps } briscole
}: { $effects }.
style-easy = attacco facile
style-optimal = attacco ottimale
style-risky = attacco rischioso
style-advantage = vantaggio
effect-suffers = { unit-name.definite } in { $square } perde { $amount } di vita
effect-falls = { unit-name.definite } in { $square } cade
effect-charges = { unit-name.definite } avanza in { $square }
effect-regains = { unit-name.definite } in { $square } recupera { $amount } di vita
effect-none = non cambia nulla

# Rifiuti: preparazione
army-first = Scegli prima il tuo esercito.
armies-chosen = Gli eserciti sono già stati scelti.
army-order = In quest’ordine, per favore: { $text }
army-too-dear = Questo esercito costa { $cost }; il budget è { $budget }.
place-first = Schiera prima un’unità su una delle tue carte di partenza.
all-placed = Tutte le unità sono schierate.
no-such-unit = Non ti resta { unit-name.none } da schierare.
not-home = In { $square } non c’è nessuna tua carta di partenza.
home-taken = In { $square } c’è già una tua unità.
deal-first = Si stanno distribuendo le carte di partenza.
deal-over = Le carte di partenza sono già distribuite.
dealt-already = { card-name.opening } è già sul tavolo.
never-dealt = Qui assi e jolly non si distribuiscono: rimetti la carta nel mazzo e pescane un’altra.
too-far-to-move = Un’unità si muove al massimo di una casella, in ogni direzione: { $to } è troppo lontana da { $square }.

# Rifiuti: carte
initiative-first = Si sta pescando per l’iniziativa.
initiative-over = In questo round si è già pescato per l’iniziativa.
not-in-deck = { card-name.opening } non è più nel mazzo.
in-hand-already = { card-name.opening } è già in mano, non nel mazzo.
pre-turn-draw-first = Non hai carte: di’ prima se ne peschi una.
no-draw-with-cards = Chi ha carte in mano non pesca prima di muovere.
draw-after-attack = Si pesca dopo l’attacco; prima attacca o rinuncia.
keep-first = Di’ prima se tieni o scarti la mano.
discard-after-attack = La mano si tiene o si scarta dopo l’attacco; prima attacca o rinuncia.
discard-over = In questo turno non si può più tenere o scartare la mano.

# Rifiuti: movimento
must-move = Puoi muovere, quindi devi.
move-or-stay = Prima muovi un’unità, oppure resta fermo.
stay-no-deck = Con il mazzo vuoto non puoi restare fermo: puoi muovere, quindi devi.
no-move = Nessuna carta della tua mano può muovere una tua unità.
moved-already = In questo turno hai già mosso un’unità.
no-own-unit = In { $square } non c’è nessuna tua unità.
not-in-hand = Non hai in mano { card-name.definite }.
discard-all = Si scarta e si mostra tutta la mano: { $count } carte, non { $given }.
could-have-moved = Era stato detto che nessuna mossa era possibile, ma con questa carta lo era: { card-name }.
no-such-hand = Non può essere: le carte non viste del colore che non si poteva giocare sono troppo poche.
square-taken = In { $to } c’è un’altra unità.
same-as-standing = { card-name.opening } ha il colore della carta in { $square }, sotto l’unità.
same-as-covered = { card-name.opening } ha il colore della carta in { $to }, che coprirebbe.

# Rifiuti: attacco
move-first = Attacca solo un’unità che si è appena mossa: prima muovi.
no-attack-now = L’attacco di questo turno è passato.
no-enemy = In { $square } non c’è nessun nemico.
too-far = { $square } non è accanto a { $from }.
ranged-only = Questo è un attacco a distanza: raggiunge le vicine in diagonale, e { $square } è in linea retta.
melee-only = Questo è un attacco in mischia: raggiunge le vicine in linea retta, e { $square } è in diagonale.
blast-diagonal = L’Onda magica è un attacco a distanza: { $square } non è vicina in diagonale.
heal-own-only = Si curano solo le proprie unità; in { $square } non ce n’è.
heal-itself = Un’unità non può scegliere sé stessa: curane un’altra.
heal-diagonal = La cura raggiunge le vicine in diagonale; { $square } non lo è.

# Pulsanti
button-draw = Pesca
button-decline = Non pescare
button-keep = Tieni la mano
button-discard = Scarta la mano
button-easy = Facile
button-optimal = Ottimale
button-risky = Rischioso
button-advantage = Vantaggio
button-hold = Non attaccare
button-stay = Non muovere

# Unit files
units-option = units: { $given } non è possibile. Possibile: { $standard }, il percorso di un file di unità (.toml) o il suo testo.
units-none = non ce n’è nessuna
units-letter-taken = { $letter } è già la lettera di un’altra unità
units-too-many = con le sei, possono esserci al massimo { $most } tipi di unità
units-six = { $letter } è una delle sei; per sostituirla, scrivi replaces = true
units-no-six = { $letter } non è nessuna delle sei: non c’è niente da sostituire
units-draws = solo strategy pesca carte
units-order = le sei unità devono essere { $letters }, in quest’ordine
wanted-letter = una lettera maiuscola diversa da X, quella del jolly
wanted-name = un nome di al massimo { $most } lettere
scenario-unknown = scenario: { $given } non è possibile. Possibile: { $choices }.
scenario-taken = { $id } è già il nome di un altro scenario
scenario-many = possono esserci al massimo { $most } scenari
wanted-here = atteso: { $wanted }
wanted-scenario-id = una minuscola, poi al massimo 39 minuscole, cifre o trattini
wanted-army = da 1 a { $most } delle lettere { $letters }
wanted-rows = tante righe diverse di a–g quante unità: { $count }
wanted-language = una lingua come en o fr
wanted-words = un testo di al massimo { $most } caratteri, senza link
budget-no-price = Con un budget ogni unità ha bisogno di un prezzo, e { $letter } non ne ha.
budget-low = Nessun esercito costa solo { $budget }; il più economico costa { $least }.
option-units = Unità
option-units-about = Unità proprie: un file che le descrive.
option-units-takes = Il suo percorso (.toml) o il suo testo.

# Posizioni
wanted-pair = una lista di due, per Bianco e per Nero
wanted-card = una carta come 7H, TS o XX
wanted-coloured = XR o XB, un jolly di un solo colore
wanted-cards = una lista di al massimo { $most } carte
wanted-units = un testo di al massimo { $most } delle lettere { $letters }
wanted-squares = un oggetto le cui chiavi sono caselle
wanted-unit = un oggetto con esattamente { $keys }
because-card-twice = Una carta c’è più volte di quante ne abbia il mazzo.
because-open-card = Una carta scoperta è anche in una mano o in un mazzo.
because-still-there = Questa carta è ancora nella mano o nel mazzo.
because-army-size = Un esercito ha al massimo quattro unità.
because-army-whole = Qui l’esercito dev’essere completo.
because-army-banned = Questo esercito non è permesso.
because-army-fixed = Lo scenario ha altri eserciti.
because-no-choice = Lo scenario fissa gli eserciti: nessuno sceglie.
because-army-order = Prima sceglie un esercito Bianco, poi Nero.
because-no-hands = Fino al primo turno le mani sono vuote.
because-no-initiative = Per l’iniziativa si pesca dopo la preparazione.
because-nothing-yet = Nessuno muove o vince prima della battaglia.
because-pending = Questo non si accorda con la fase.
because-four-dealt = Si dà una carta per ogni unità.
because-not-dealt = Assi e jolly non si danno.
because-left-deck = Dal mazzo mancano carte diverse da quelle sul tavolo.
because-home-cards = Le carte di partenza sono altrove.
because-home-missing = Manca una carta di partenza.
because-few-dealt = Tutte le carte di partenza devono venire da questo mazzo.
because-not-home = Un’unità non è sulla sua carta di partenza.
because-at-home = Fino al primo turno tutte le unità sono sulle carte di partenza.
because-place-order = Le unità si schierano a turno, prima Bianco.
because-place-later = Le unità si schierano dopo aver dato le carte.
because-all-placed = Tutte le unità sono già schierate.
because-no-card = Sotto questa unità non c’è nessuna carta.
because-unhurt = Nessuno è ferito prima del primo turno.
because-wounded = Prima del primo turno a un’unità manca solo la vita che toglie l’handicap.
because-no-unit = Una parte non ha più unità.
because-initiative-missing = Manca una carta di iniziativa.
because-initiative-order = Per l’iniziativa pesca prima Bianco.
because-initiative-equal = Con carte di iniziativa uguali si pesca di nuovo.
because-other-order = Comincia la carta di iniziativa più alta.
because-initiative-none = Non c’è una carta da pescare per l’iniziativa.
because-not-moved = In questo turno nessuno si è ancora mosso.
because-must-move = Chi può muovere deve farlo.
because-no-stay = Chi resta fermo poteva muovere e ha ancora un mazzo.
because-moves-first = Attacca solo un’unità che si è mossa.
because-moved-gone = In quella casella non c’è nessuna unità propria.
because-no-attack = Non c’è stato ancora un attacco.
because-no-key = Nessun bersaglio è nella posizione chiave.
because-not-won = Nessuno ha ancora vinto.
because-other-winner = Ha vinto l’altra parte.
because-pre-turn = Prima del turno si pesca una carta, e solo a mano vuota.
because-no-move = Non c’è nessuna mossa permessa.
because-no-target = Non c’è nessun bersaglio.
because-no-hand = Non c’è una mano da tenere.
because-kept-before = La mano si scarta solo prima di pescare.
because-no-draw = L’unità che si è mossa non pesca carte.
because-nothing-drawn = Dopo questo turno non c’è niente da pescare.
because-so-many = Non si pescano tante carte.
because-cards-missing = Nella mano mancano carte pescate.
because-both-gone = Le ultime unità delle due parti non cadono mai insieme.
because-whose-turn = L’ultima unità cade nel turno di chi vince.
because-decks-left = Entrambi i mazzi hanno carte: la battaglia continua.
because-cards-left = Entrambi possono ancora giocare: la battaglia continua.
because-white-begins = Un round comincia con Bianco.

# The end
ending-fallen = { $whose ->
    [you] La tua ultima unità è caduta.
   *[other] L’ultima unità di { $who } è caduta.
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Le carte sono finite e il tuo esercito è il più grande.
       *[other] Le carte sono finite e l’esercito di { $who } è il più grande.
    }
    [playable] { $whose ->
        [you] Le carte sono finite, gli eserciti sono pari e solo tu puoi ancora giocare una carta.
       *[other] Le carte sono finite, gli eserciti sono pari e solo { $who } può ancora giocare una carta.
    }
   *[cards] { $whose ->
        [you] Le carte sono finite, gli eserciti sono pari e solo a te restano carte.
       *[other] Le carte sono finite, gli eserciti sono pari e solo a { $who } restano carte.
    }
}
ending-even = { $cards ->
    [both] Un mazzo è vuoto, gli eserciti sono pari ed entrambi hanno ancora carte: patta.
    [unplayable] Le carte sono finite, gli eserciti sono pari e nessuno può più giocare una carta: patta.
   *[none] Le carte sono finite, gli eserciti sono pari e nessuno ha più carte: patta.
}
ending-counts = unità: { $units } · carte rimaste: { $cards }
# Perché non si può fare nulla
why-no-move = { $whose ->
    [you] Non puoi muovere: tutte le carte nella tua mano hanno il colore di quelle sotto le tue unità.
   *[other] { $who } non può muovere: tutte le carte in mano hanno il colore di quelle sotto le unità.
}
why-no-turn = { $whose ->
    [you] Non hai più carte e salti il turno.
   *[other] { $who } non ha più carte e salta il turno.
}

# The workshop
type-melee = mischia
type-ranged = a distanza
look-letter = la lettera
field-name = Nome
field-letter = Lettera
field-look = Aspetto
field-type = Tipo
field-damage-easy = Danni, facile
field-damage-optimal = Danni, ottimale
field-damage-risky = Danni, rischioso
field-advantage = Vantaggio
field-power = Forza del vantaggio
field-draws = Carte se colpisce
field-limit = Massimo con un set di scacchi
field-weapon = Arma
field-coat = Nome dell’armatura
field-flavour = Una frase su di lei
field-id = Nome breve (a-z, 0-9, -)
field-army-white = Esercito del Bianco
field-army-black = Esercito del Nero
field-rows-white = Righe del Bianco
field-rows-black = Righe del Nero
field-text = Una frase
part-unit = Unità
part-unit-more = Aggiungi un’unità
part-scenario = Scenari
part-scenario-more = Aggiungi uno scenario
match-needs = servono
match-damage = danni
match-note = Probabilità di colpire in %, prima di vedere carte. Danni: in media, un colpo nello stile adatto alle carte, meno l’armatura.
way-free = Eserciti qualsiasi
way-budget = Eserciti per { $budget }

# Sheets to print
sheet-form = Scheda dell’esercito
sheet-cards = Carte delle unità
sheet-tokens = Gettoni delle unità
form-player = Giocatore
form-against = contro
form-date = Data
form-injury = ferite
form-army = { $given } non è un esercito: al massimo { $most } delle lettere { $letters }
new-unit = lanciere
new-scenario = Battaglia
way-exchanged = { $scenario }, parti scambiate
favoured-none = Quasi pari per prezzo ({ $white } a { $black }). Più equo: due battaglie scambiando le parti.
favoured = Per prezzo { $side ->
    [white] il Bianco
   *[black] il Nero
 } è favorito ({ $white } a { $black }). Per equità, giocate due battaglie scambiando le parti.
part-army = Eserciti
part-army-more = Aggiungi un esercito
new-army = Esercito
field-units = Unità (lettere)
way-mirror = { $army } da entrambe le parti

# Small battles (RB-34)
because-not-of-deck = Un mazzo così piccolo non ha quella carta.
option-deck-about = Quante carte ha un mazzo.

# The box on the table
tell-army = { $who }: nomina le unità del tuo esercito.
tell-deal = { $who }: quale carta c’è in { $square }?
tell-initiative = { $who }: quale carta di iniziativa hai pescato?
tell-discarded = { $who }: quali carte scarti?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Carte sul campo
editor-injuries = Vita persa
editor-injury = { $count } di vita in meno
editor-hand = Mano
editor-deck = Mazzo
editor-unplaced = Unità non schierate
editor-moved = Unità mossa
editor-stay = nessuna: rimasta ferma
editor-key = Bersaglio in posizione chiave
editor-pending = Carte ancora da pescare
editor-winner = Vincitore
editor-first = Primo in questo round
editor-yes = sì
editor-no = no
phase-choosing = si scelgono gli eserciti
phase-dealing = si distribuiscono le carte di partenza
phase-placing = si schierano le unità
phase-initiative = si pesca l’iniziativa
phase-offered-one = pescarne una o no
phase-drawing-one = si pesca una carta
phase-moving = un’unità muove
phase-attacking = un attacco
phase-drawing-hit = un colpo dà carte
phase-keeping = tenere la mano o scartarla
phase-keeping-again = dopo la pesca: tenere la mano o scartarla
phase-offered-two = pescarne due o no
phase-drawing-two = si pescano due carte
phase-over = la battaglia è finita

# What was touched so far leads on: what to touch next
step-unit = { card-name }: quale unità ci va?
step-to = Dove va { unit-name.definite }? Il proprio posto: restare.
step-place = Dove comincia { unit-name.definite }?

# Why a move or an attack was worse than another
worse-attack = Questo attacco: cadute { $felled }, vita { $life }. Il migliore: cadute { $most-felled }, vita { $most-life }.
worse-move = Il massimo che un attacco può fare dopo questo: cadute { $felled }, vita { $life }; dopo la mossa migliore: cadute { $most-felled }, vita { $most-life }.
worse-key-attack = L’attacco migliore è in posizione chiave: poi si possono pescare due carte.
worse-key-move = Dopo la mossa migliore si può attaccare un bersaglio in posizione chiave; dopo questa nessuno.
