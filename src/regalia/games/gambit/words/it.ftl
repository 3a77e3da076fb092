# Gambetto di donna
name = Gambetto di donna
how-to-play = A ogni turno la tua carta coperta più a sinistra dice come si muove il tuo gambetto: come alfiere, torre, regina o cavallo. Poi metti un’altra carta in fondo alla tua fila e ne peschi una. Catturi i gettoni fermandoti su di essi; quando non ce ne sono più, vince chi ha più punti.
seat-0 = Bianco
seat-1 = Nero
seat-2 = Rosso
seat-3 = Blu
side-0 = bianco
side-1 = nero
side-2 = rosso
side-3 = blu
about = Pianifica tre mosse in anticipo e cattura i gettoni più preziosi della scacchiera.

# Opzioni
option-players = Giocatori
option-players-about = In quanti si gioca.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Preparazione
option-setup-about = Dove stanno i gettoni e le caselle di partenza.
value-setup-chance = a sorte
value-setup-1 = 1: aperta
value-setup-2 = 2: centro pieno
value-setup-3 = 3: bordo
value-setup-4 = 4: diagonali
option-peek = Sbirciare
option-peek-about = Puoi riguardare le tue carte coperte?
value-peek-false = no
value-peek-true = permesso
option-starts = Gettoni non scelti
option-starts-about = I gettoni di partenza che nessuno ha scelto lasciano la scacchiera, o restano finché qualcuno li prende. Il libretto si può leggere in tutti e due i modi; alla lettera, restano.
value-starts-cleared = via
value-starts-left = restano
option-handicap = Punti di vantaggio
option-handicap-about = I punti con cui comincia chi gioca per secondo, perché giocare per primi vale qualcosa: fra livelli uguali 3, 5, 7 e 9, il primo ha vinto 66, 65, 68 e 76 partite su 100. Per ognuno raccomandiamo 3; così ne ha vinte 54, 50, 56 e 56. È una regola nostra; con i nostri valori un numero dispari esclude la parità.
option-cards = Carte della scatola
option-cards-about = Le carte di preparazione della tua scatola.
option-cards-takes = Un elenco da 1 a 4 o il percorso di un file .toml. Il valore di un singolo gettone segue le righe: d1=9.
own-cards-single = { $count }, singoli gettoni: { $values }
option-values = Valori dei gettoni
option-values-about = Quanto valgono i gettoni della tua scatola.
option-values-takes = Sei numeri, per P, N, B, R, Q, K.
reason-tokens = tutti i gettoni sono catturati
reason-turns = si sono giocati tutti i turni

# Carte e gettoni
card-name = { $card ->
    [B] alfiere
    [R] torre
    [Q] regina
   *[N] cavallo
}
    .indefinite = { $card ->
        [R] una torre
        [Q] una regina
       *[other] un { card-name }
    }
    .opening = { $card ->
        [R] Una torre
        [Q] Una regina
       *[other] Un { card-name }
    }
    .none = { $card ->
        [R] nessuna torre
        [Q] nessuna regina
       *[other] nessun { card-name }
    }
card-letter = { $card ->
    [B] A
    [R] T
    [Q] D
   *[N] C
}
token = { $kind ->
    [P] pedone
    [N] cavallo
    [B] alfiere
    [R] torre
    [Q] regina
   *[K] re
} da { $value }
    .indefinite = { $kind ->
        [R] una { token }
        [Q] una { token }
       *[other] un { token }
    }
gambit-of = gambetto di { $who }
start-square = casella di partenza
start-token = gettone di partenza
piece-name = { $piece ->
    [P] pedone
    [N] cavallo
    [B] alfiere
    [R] torre
    [Q] regina
    [K] re
   *[other] { start-square }
}
nothing = niente
square = { $square }: { $content }
on-square = { $thing } in { $square }
file = colonna { $file }
rank = riga { $rank }
row-back = carta coperta { $number } di { $who }
row-card = carta coperta { $number } di { $who }: { card-name }
revealed = { $who } ha scoperto { card-name.indefinite }
hand-back = carta nella mano di { $who }
hand-card = { card-name } nella mano di { $who }
rest-hand = la mano
rest-row = la fila
pile = mazzo di { $who }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
face-down = Coperte
hand = Mano
draw-pile = { $count ->
    [0] Mazzo vuoto
   *[other] Mazzo: { $count }
}
tokens-left = { $left ->
    [one] ancora { $left } gettone, { $points } punti
   *[other] ancora { $left } gettoni, { $points } punti in tutto
}

# A che punto è la partita
status-setup = Si pesca una carta di preparazione
status-starts = { $who } sceglie una casella di partenza
status-dealing = { $who } riceve cinque carte
status-planning = { $who } mette giù tre carte coperte
status-first-draws = { $who } pesca una carta
status-moving = Turno { $turn }: { $who } muove come { card-name }
status-adding = Turno { $turn }: { $who } mette giù una carta coperta
status-drawing = Turno { $turn }: { $who } pesca una carta

# Che cosa è successo
then = ,{" "}
say-setup = Si gioca con la carta di preparazione { $setup }.
say-start = { $whose ->
    [you] Parti da { $square }.
   *[other] { $who } parte da { $square }.
}
say-deal-known = { $whose ->
    [you] Ricevi una carta: { $cards }.
   *[other] { $who } riceve una carta: { $cards }.
}
say-deal-hidden = { $who } riceve una carta.
say-draw-known = { $whose ->
    [you] Peschi una carta: { $cards }.
   *[other] { $who } pesca una carta: { $cards }.
}
say-draw-hidden = { $who } pesca una carta.
say-plan-three-known = { $whose ->
    [you] Metti giù tre carte coperte, da sinistra a destra: { $cards }.
   *[other] { $who } mette giù tre carte coperte, da sinistra a destra: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Metti giù tre carte coperte.
   *[other] { $who } mette giù tre carte coperte.
}
say-plan-known = { $whose ->
    [you] Metti una carta coperta in fondo alla fila: { $cards }.
   *[other] { $who } mette una carta coperta in fondo alla fila: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Metti una carta coperta in fondo alla fila.
   *[other] { $who } mette una carta coperta in fondo alla fila.
}
say-reveal = { $whose ->
    [you] Scopri { card-name.indefinite }.
   *[other] { $who } scopre { card-name.indefinite }.
}
say-move = { $whose ->
    [you] Muovi come { card-name } in { $square }.
   *[other] { $who } muove come { card-name } in { $square }.
}
say-capture = { $whose ->
    [you] Muovi come { card-name } in { $square } e catturi { token.indefinite }.
   *[other] { $who } muove come { card-name } in { $square } e cattura { token.indefinite }.
}
say-start-token = { $whose ->
    [you] Muovi come { card-name } in { $square } e togli il gettone di partenza.
   *[other] { $who } muove come { card-name } in { $square } e toglie il gettone di partenza.
}
say-stay = { $whose ->
    [you] Non puoi muovere come { card-name } e resti dove sei.
   *[other] { $who } non può muovere come { card-name } e resta dov’è.
}

# Rifiuti
setup-first = La carta di preparazione si sceglie prima di dare o pescare carte.
setup-chosen = La carta di preparazione si sceglie una volta, prima di tutto il resto.
deal-first = Ognuno riceve cinque carte prima che qualcuno peschi.
all-dealt = Ognuno ha le sue cinque carte; d’ora in poi si pesca.
three-dealt = Questo giocatore ha già tutte queste carte: { card-name }.
not-in-pile = In questo mazzo non c’è più { card-name.none }.
none-left = Le tre carte di questo tipo sono altrove, quindi qui non può essercene una: { card-name }.
choose-start-first = Scegli prima una casella di partenza.
start-chosen = Le caselle di partenza si scelgono una volta, prima di dare le carte.
start-taken = In { $square } c’è già un altro gambetto.
no-start-square = { $square } non è una casella di partenza di questa carta.
lay-three-first = Metti giù coperte tre delle tue cinque carte prima che qualcuno muova.
three-cards-now = Ora si mettono giù tre carte coperte, non una.
three-not-in-hand = Non hai in mano queste tre carte.
three-laid = Tre carte insieme si mettono giù solo prima del primo turno; ora muove il gambetto.
one-card-only = In fondo alla fila si mette una carta, non tre.
move-first = Prima muove il gambetto, poi si mette giù una carta.
moved-already = Il gambetto ha mosso, o non poteva; ora metti giù coperta una carta della tua mano.
not-in-hand = Non hai in mano { card-name.none }.
must-move = Il tuo gambetto può muovere come { card-name }, quindi è obbligatorio.
no-distance = Il tuo gambetto è già in { $square }; restare non è una mossa.
not-as-card = Come { card-name }, il tuo gambetto non arriva in { $square } con una mossa.
in-the-way = { card-name.opening } non può passare oltre { $blocker } per arrivare in { $square }: quella casella non è vuota.
gambit-there = In { $square } c’è un altro gambetto; lì non ci si può fermare.

# Pulsanti
button-stay = Resta

# The set-up cards
setups-wrong = le carte di preparazione non sono come vogliono QG-1 e QG-3: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } non è una carta di preparazione: { $what }
wanted-setup-text = otto righe di otto segni, separate da /
own-setups-list = { $given } non è possibile. Possibile: { $standard }, un elenco da 1 a { $most } carte o il percorso di un file .toml.
own-setups-tokens = la carta { $number } ha gettoni diversi dalla prima: una scatola ha una sola serie di gettoni.
own-setups-twice = la carta { $number } è già nell’elenco.
own-setups-few = setup: non c’è nessuna carta { $number }; la tua scatola ne ha { $count }.
own-values-wrong = values: { $given } non è possibile. Possibile: { $standard } o un numero da 1 a { $highest } per ciascuno di { $kinds }.
own-value-text = { $text } non è il valore di un gettone; si scrive dopo un solo spazio, da 1 a { $highest }, per esempio d1=9.
own-value-no-token = in { $square } non c’è nessun gettone.
own-value-twice = { $square } ha due valori.
handicap-two = handicap: i punti di vantaggio ci sono solo in due; se si è di più dev’essere 0, non { $handicap }.

# Posizioni
wanted-one-each = una lista con una voce per ogni giocatore
wanted-letters = testi con le lettere { $letters }
wanted-tokens = un oggetto di caselle e tipi di gettone
wanted-square = null o una casella
because-setup-first = Prima di pescare la carta di preparazione non si fa niente.
because-setup-drawn = La carta di preparazione è già pescata.
because-starts = Le caselle di partenza di questa carta sono { $squares }.
because-token = Questa carta non ha quel gettone in { $square }, o è nominato due volte.
because-tokens-missing = Questi non sono né sulla scacchiera né catturati: { $squares }.
because-gambits = In { $square } ci sono due gambetti.
because-gambit-token = In { $square } c’è anche un gettone.
because-deck = Ogni giocatore ha tre carte per tipo: { $letters }.
because-turn-setup = Durante la preparazione il turno è 0.
because-turn = Dopo la preparazione i turni si contano da 1.
because-player = Il turno { $turn } è del posto { $player }.
because-goes-on = La partita non è ancora finita.
because-over = Non c’è più nessun gettone: la partita è finita.
because-last-token = L’ultimo turno non ha catturato gettoni.
because-revealed = Questa carta non è tra gli scarti di quel giocatore.
because-not-revealed = Una carta è scoperta solo in un turno, prima di aggiungerne una.
because-not-chosen = Qui la casella di partenza non è ancora scelta.
because-chosen = Qui la casella di partenza è già scelta.
because-not-moved = Questo gambetto non ha ancora lasciato la casella di partenza.
because-captured = Mosse finora: { $moves }, e ognuna cattura al massimo un gettone.
because-dealt = Qui si stanno dando { $count } carte.
because-sizes = Mazzo, mano e fila hanno { $wanted } carte, non { $given }.
wanted-left = un elenco di caselle
because-left = I gettoni di partenza stanno, in ordine di nome, su caselle di partenza senza gambetto: al massimo { $squares }.
because-left-count = Non possono esserci tanti gettoni di partenza: quelli non scelti restano finché una mossa li prende, e ogni mossa ne prende uno solo.

# What players have
points-held = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-held-given = { points-held }, { $given } di vantaggio iniziale
played = Giocate

# The end
ending-tokens = L’ultimo gettone è stato catturato.
ending-turns = Il turno { $turn } era l’ultimo.
ending-points = { $whose ->
    [you] Hai più punti di tutti: { $points }.
   *[other] { $who } ha più punti di tutti: { $points }.
}
ending-tie = { $whose ->
    [you] Parità a { $points } punti; vinci tu, perché il tuo ultimo turno era il più vicino alla fine.
   *[other] Parità a { $points } punti; vince { $who }, perché il suo ultimo turno era il più vicino alla fine.
}
ending-last-turn = ultimo turno: { $turn }
ending-given = vantaggio iniziale: { $given }
# A che punto è la partita, per chi deve giocare
status-starts-you = Scegli una casella di partenza
status-planning-you = Metti giù tre carte coperte; quella a sinistra si gioca per prima
status-moving-you = Turno { $turn }: muovi come { card-name }
status-adding-you = Turno { $turn }: metti una carta coperta in fondo alla tua fila

# Sheets to print
sheet-board = Scacchiera
sheet-tokens = Gettoni e gambetti
sheet-cards = Carte movimento
sheet-setups = Carte di preparazione
sheet-help = Carte di aiuto
help-title = Il tuo turno
help-step-1 = 1. Scopri la tua carta più a sinistra. Il tuo gambetto muove come dice la carta; solo se non può, resta fermo.
help-step-2 = 2. Metti una carta della mano, coperta, all’estremità destra della fila.
help-step-3 = 3. Pesca una carta.
help-move = { $card ->
    [B] Alfiere: in diagonale, quanto vuoi.
    [R] Torre: in linea retta, quanto vuoi.
    [Q] Regina: in linea retta o in diagonale, quanto vuoi.
   *[N] Cavallo: due caselle dritto e una di lato. Solo lui salta gettoni e gambetti.
}
help-capture = Se ti fermi su un gettone, è tuo. Non ti fermi mai su un altro gambetto.

# Small games (QG-20)
deck-wrong = deck: { $given } non è possibile. Servono da { $few } a 12 delle lettere B, R, Q, N, al massimo tre per ciascuna.
option-tokens-about = Quanti gettoni si dispongono.
option-deck-about = Le carte movimento di ogni giocatore.
option-deck-takes = Lettere, come BBRRQQNN.
option-turns-about = Dopo quanti turni finisce la partita.
tell-setup = Dite quale carta di preparazione usate.

# Positions put together by hand
editor-taken = preso: { $who }
editor-taken-tokens = Gettoni presi
editor-turn = Turno
editor-revealed = Carta scoperta
phase-dealing = si distribuiscono le carte
phase-first-draws = si pescano le prime carte
phase-drawing = si pesca una carta
phase-starts = si sceglie la casella di partenza
phase-planning = si posano tre carte
phase-moving = il gambetto muove
phase-adding = si posa una carta
phase-over = la partita è finita

# What was touched so far leads on: what to touch next
step-second = Ora la carta per il tuo secondo turno
step-third = Ora la carta per il tuo terzo turno

# Why a decision was worse than another
worse-takes = Punti presi così: { $points }; con la mossa migliore: { $most }.
worse-fetches = Il massimo che le carte posate possono catturare se gli altri non si muovono: { $points } punti; con la scelta migliore: { $most }.
