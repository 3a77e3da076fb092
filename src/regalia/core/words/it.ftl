# Testi comuni a tutti i giochi.
title-of = { $title }: { $text }
percent = { $share }%
and-then = { $before }; { $more }
spoken-language = it
over = La partita è finita: { $reason }.
seat-number = giocatore{"\u00A0"}{ $seat }
out-of-turn = Non è il turno di { $seat }.
chance-first = { $text } è una mossa, ma prima bisogna tirare o pescare.
action-first = { $text } è un risultato casuale, ma prima deve giocare qualcuno.
unreadable = { $text } non è una mossa di «{ $game }», almeno non con queste opzioni.
not-a-text = { $given } non è un testo; le mosse si indicano come testo, per esempio { $example }.
say-seat = Può giocare più di una persona: di’ da quale posto viene { $text }.
no-seat = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
players-given = Serve un giocatore per ogni posto: { $count }, non { $given }.
missing-extra = Per questo manca { $module }. Si installa con: { $command }

# Options and games
card-seats = Giocatori: { $seats }
card-minutes = Minuti: { $minutes }
card-ages = Età: { $ages }
card-credits = Di { $credits }
option-value = { $name }: { $given } non è possibile. Possibile: { $choices }.
option-unknown = { $game } non ha l’opzione { $name }. Le sue opzioni: { $options }.
option-file = { $name }: un file si può indicare solo sul proprio computer.
table-rules = A questo tavolo
rule-otherwise = A questo tavolo, diversamente: { $rules }.
rule-in-force = In vigore a questo tavolo: { $options }.
option-chosen = { $option } – { $value }
unknown-game = Non c’è nessun gioco { $name }. I giochi: { $games }.
unknown-player = Non c’è nessun giocatore { $name }. I giocatori: { $players }.
unknown-level = Non c’è il livello { $level }: i livelli vanno da 1 a { $last }.
no-time = Il tempo per pensare deve superare 0 millisecondi, non { $ms }.
review-long = Qui non si analizzano partite con più di { NUMBER($most, useGrouping: 0) } passi.
review-over = La partita non è ancora finita: si potrà analizzare dopo la fine.
not-compiled = Non è stato possibile compilare { $game }. { $why }
no-picture = { $game } non ha un’immagine { $name }.
no-solution = Non c’è una soluzione esatta di { $game }.
nothing-to-roll = Prima deve giocare qualcuno: ora non c’è niente da tirare o pescare.
nothing-to-take-back = Non c’è niente da annullare.
rules-gone = Si è giocato con la versione { $version } delle regole di { $game }, che non si gioca più. Oggi si gioca: { $plays }.

# Positions
position-form = { $text } non è una posizione di { $game }. Una posizione è fatta così: { $example }
position-keys = Una posizione di { $game } è un oggetto con esattamente queste chiavi: { $keys }.
position-value = { $key }: { $value } qui non è possibile; atteso: { $wanted }.
position-impossible = { $key }: { $reason } Nessuna partita può arrivare a questo.

# Records
record-long = La registrazione supera { $most } caratteri.
record-tag = Riga { $line }: { $text } non è un’etichetta. Un’etichetta è fatta così: { $example }
record-tag-twice = Riga { $line }: l’etichetta { $tag } c’è due volte.
record-comment = Riga { $line }, colonna { $column }: questo commento non finisce.
record-game = La registrazione non dice di quale gioco è: manca { $tag }.
record-hidden = Riga { $line }, colonna { $column }: { $text } nasconde ciò che il posto { $seat } non può sapere. Una registrazione così si può leggere, non rigiocare.
record-seat = [Seat] non indica nessuno che giochi o guardi qui: { $seat }.
record-move = Riga { $line }, colonna { $column }, numero { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Riga { $line }, colonna { $column }: { $text } nomina un posto dove può giocare uno solo.
record-json = Etichetta { $tag }: { $text } non è un oggetto JSON.
record-in-tag = Etichetta { $tag }: { $problem }
record-claim = Etichetta { $tag }: { $claimed }, ma le mosse portano a { $found }.
record-changed = La registrazione è stata cambiata dopo: l’etichetta Check non corrisponde. Toglila per accettarla così com’è.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, riga { $line }: { $problem }
file-key = { $file }, riga { $line }: { $key }: { $problem }
file-unknown = sconosciuto; qui è possibile: { $keys }
file-missing = manca { $key }
file-value = { $value } non è possibile; atteso: { $wanted }
wanted-text = un testo
wanted-number = un numero intero da { $lowest } a { $highest }
wanted-numbers = { $count } numeri interi da { $lowest } a { $highest }, in una lista
wanted-texts = una lista di testi
wanted-table = una tabella
wanted-tables = una lista di tabelle, {"[["}{ $key }{"]]"}
file-long = più di { $most } byte
file-utf8 = questo non è testo UTF-8
file-toml = questo non è TOML ({ $what })
toml-twice = la stessa chiave due volte
toml-open = un testo, una lista o una tabella senza fine
toml-key = chiave non valida, o senza =
toml-line = la riga continua dopo il valore
toml-value = valore non valido
file-nested = annidato troppo in profondità
file-dots = più di { $most } punti in una chiave
file-digits = un numero di più di { $most } cifre
file-tables = più di { $most } tabelle {"[["}{ $name }{"]]"}
os-missing = questo file non esiste
os-forbidden = l’accesso non è permesso
os-folder = è una cartella
os-in-the-way = una parte del percorso non è una cartella
os-full = il disco è pieno
os-read-only = lì non si può scrivere nulla
os-other = non si può aprire ({ $why })

# Positions put together by hand
editor-player = Tocca a
editor-phase = Che cosa segue
editor-of = { $what } ({ $who })
editor-none = nessuno

# Stock words, which any room can use (boards/layout.py)
stock-square = casella { $number }
stock-pawn = { $who }: pedina
stock-die = dado: { $number }
stock-card = carta { $card }
stock-hand = { $count ->
    [one] una carta
   *[other] { $count } carte
}
stock-back = { $who }: carta coperta
stock-rolls = { $whose ->
    [you] Tiri il dado: { $number }.
   *[other] { $who } tira il dado: { $number }.
}
stock-draws = { $whose ->
    [you] Peschi una carta.
   *[other] { $who } pesca una carta.
}
stock-draws-card = { $whose ->
    [you] Peschi una carta: { $card }.
   *[other] { $who } pesca una carta: { $card }.
}
stock-plays = { $whose ->
    [you] Giochi una carta: { $card }.
   *[other] { $who } gioca una carta: { $card }.
}
stock-stays = { $whose ->
    [you] Resti dove sei.
   *[other] { $who } resta dov’è.
}
stock-steps = { $count ->
    [one] una casella
   *[other] { $count } caselle
}
stock-goes = { $whose ->
    [you] Avanzi di { stock-steps }.
   *[other] { $who } avanza di { stock-steps }.
}
button-stay = Resta
