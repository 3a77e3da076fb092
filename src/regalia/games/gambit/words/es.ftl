# Gambito de dama
name = Gambito de dama
how-to-play = En cada turno, tu carta boca abajo de más a la izquierda dice cómo se mueve tu gambito: como alfil, torre, dama o caballo. Después pones otra carta al final de tu fila y robas una. Capturas las fichas cayendo sobre ellas; cuando no queda ninguna, gana quien tenga más puntos.
seat-0 = Blanco
seat-1 = Negro
seat-2 = Rojo
seat-3 = Azul
side-0 = blanco
side-1 = negro
side-2 = rojo
side-3 = azul
about = Planea tres jugadas por adelantado y captura las fichas más valiosas del tablero.

# Opciones
option-players = Jugadores
option-players-about = Cuántos juegan.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Preparación
option-setup-about = Dónde están las fichas y las casillas de salida.
value-setup-chance = al azar
value-setup-1 = 1: abierta
value-setup-2 = 2: centro lleno
value-setup-3 = 3: borde
value-setup-4 = 4: diagonales
option-peek = Mirar las cartas
option-peek-about = ¿Puedes volver a mirar tus cartas boca abajo?
value-peek-false = no
value-peek-true = permitido
option-starts = Fichas no elegidas
option-starts-about = Las fichas de salida que nadie eligió salen del tablero o se quedan hasta que alguien las toma. El reglamento puede leerse de las dos maneras; al pie de la letra, se quedan.
value-starts-cleared = salen
value-starts-left = se quedan
option-handicap = Puntos de ventaja
option-handicap-about = Los puntos con los que empieza quien juega en segundo lugar, porque jugar primero vale algo: entre niveles iguales 3, 5, 7 y 9, el primero ganó 66, 65, 68 y 76 partidas de cada 100. En todos ellos recomendamos 3; así ganó 54, 50, 56 y 56. Es una regla nuestra; con nuestros valores, un número impar impide la igualdad.
option-cards = Cartas de la caja
option-cards-about = Las cartas de preparación de tu propia caja.
option-cards-takes = Una lista de 1 a 4 o la ruta de un archivo .toml. El valor de una ficha concreta va detrás de las filas: d1=9.
own-cards-single = { $count }, fichas concretas: { $values }
option-values = Valores de las fichas
option-values-about = Lo que valen las fichas de tu propia caja.
option-values-takes = Seis números, para P, N, B, R, Q, K.
reason-tokens = todas las fichas están capturadas
reason-turns = se han jugado todos los turnos

# Cartas y fichas
card-name = { $card ->
    [B] alfil
    [R] torre
    [Q] dama
   *[N] caballo
}
    .indefinite = { $card ->
        [R] una torre
        [Q] una dama
       *[other] un { card-name }
    }
    .opening = { $card ->
        [R] Una torre
        [Q] Una dama
       *[other] Un { card-name }
    }
    .none = { $card ->
        [R] ninguna torre
        [Q] ninguna dama
       *[other] ningún { card-name }
    }
card-letter = { $card ->
    [B] A
    [R] T
    [Q] D
   *[N] C
}
token = { $kind ->
    [P] peón
    [N] caballo
    [B] alfil
    [R] torre
    [Q] dama
   *[K] rey
} de valor { $value }
    .indefinite = { $kind ->
        [R] una { token }
        [Q] una { token }
       *[other] un { token }
    }
gambit-of = gambito de { $who }
start-square = casilla de salida
start-token = ficha de salida
piece-name = { $piece ->
    [P] peón
    [N] caballo
    [B] alfil
    [R] torre
    [Q] dama
    [K] rey
   *[other] { start-square }
}
nothing = nada
square = { $square }: { $content }
on-square = { $thing } en { $square }
file = columna { $file }
rank = fila { $rank }
row-back = carta boca abajo { $number } de { $who }
row-card = carta boca abajo { $number } de { $who }: { card-name }
revealed = { $who } ha descubierto { card-name.indefinite }
hand-back = carta en la mano de { $who }
hand-card = { card-name } en la mano de { $who }
rest-hand = la mano
rest-row = la fila
pile = mazo de { $who }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
face-down = Boca abajo
hand = Mano
draw-pile = { $count ->
    [0] Mazo vacío
   *[other] Mazo: { $count }
}
tokens-left = { $left ->
    [one] queda { $left } ficha, { $points } puntos
   *[other] quedan { $left } fichas, { $points } puntos en total
}

# Cómo va la partida
status-setup = Se saca una carta de preparación
status-starts = { $who } elige una casilla de salida
status-dealing = { $who } recibe cinco cartas
status-planning = { $who } pone tres cartas boca abajo
status-first-draws = { $who } roba una carta
status-moving = Turno { $turn }: { $who } mueve como { card-name }
status-adding = Turno { $turn }: { $who } pone una carta boca abajo
status-drawing = Turno { $turn }: { $who } roba una carta

# Lo que pasó
then = ,{" "}
say-setup = Se juega con la carta de preparación { $setup }.
say-start = { $whose ->
    [you] Sales de { $square }.
   *[other] { $who } sale de { $square }.
}
say-deal-known = { $whose ->
    [you] Recibes una carta: { $cards }.
   *[other] { $who } recibe una carta: { $cards }.
}
say-deal-hidden = { $who } recibe una carta.
say-draw-known = { $whose ->
    [you] Robas una carta: { $cards }.
   *[other] { $who } roba una carta: { $cards }.
}
say-draw-hidden = { $who } roba una carta.
say-plan-three-known = { $whose ->
    [you] Pones tres cartas boca abajo, de izquierda a derecha: { $cards }.
   *[other] { $who } pone tres cartas boca abajo, de izquierda a derecha: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Pones tres cartas boca abajo.
   *[other] { $who } pone tres cartas boca abajo.
}
say-plan-known = { $whose ->
    [you] Pones una carta boca abajo al final de la fila: { $cards }.
   *[other] { $who } pone una carta boca abajo al final de la fila: { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Pones una carta boca abajo al final de la fila.
   *[other] { $who } pone una carta boca abajo al final de la fila.
}
say-reveal = { $whose ->
    [you] Descubres { card-name.indefinite }.
   *[other] { $who } descubre { card-name.indefinite }.
}
say-move = { $whose ->
    [you] Mueves como { card-name } a { $square }.
   *[other] { $who } mueve como { card-name } a { $square }.
}
say-capture = { $whose ->
    [you] Mueves como { card-name } a { $square } y capturas { token.indefinite }.
   *[other] { $who } mueve como { card-name } a { $square } y captura { token.indefinite }.
}
say-start-token = { $whose ->
    [you] Mueves como { card-name } a { $square } y retiras la ficha de salida.
   *[other] { $who } mueve como { card-name } a { $square } y retira la ficha de salida.
}
say-stay = { $whose ->
    [you] No puedes mover como { card-name } y te quedas.
   *[other] { $who } no puede mover como { card-name } y se queda.
}

# Negativas
setup-first = La carta de preparación se elige antes de repartir o robar.
setup-chosen = La carta de preparación se elige una vez, antes que nada.
deal-first = Cada uno recibe cinco cartas antes de que alguien robe.
all-dealt = Ya están repartidas las cinco cartas de cada uno; ahora se roba.
three-dealt = Este jugador ya tiene todas estas cartas: { card-name }.
not-in-pile = En este mazo no queda { card-name.none }.
none-left = Las tres cartas de este tipo están en otro sitio, así que aquí no puede haber ninguna: { card-name }.
choose-start-first = Elige primero una casilla de salida.
start-chosen = Las casillas de salida se eligen una vez, antes de repartir.
start-taken = Ya hay otro gambito en { $square }.
no-start-square = { $square } no es una casilla de salida de esta carta.
lay-three-first = Pon tres de tus cinco cartas boca abajo antes de que alguien mueva.
three-cards-now = Ahora se ponen tres cartas boca abajo, no una.
three-not-in-hand = No tienes esas tres cartas en la mano.
three-laid = Tres cartas a la vez solo se ponen antes del primer turno; ahora mueve el gambito.
one-card-only = Al final de la fila se pone una carta, no tres.
move-first = Primero mueve el gambito; después se pone una carta.
moved-already = El gambito ya ha movido, o no podía; ahora pon boca abajo una carta de tu mano.
not-in-hand = No tienes { card-name.none } en la mano.
must-move = Tu gambito puede mover como { card-name }, así que debe hacerlo.
no-distance = Tu gambito ya está en { $square }; quedarse no es mover.
not-as-card = Como { card-name }, tu gambito no llega a { $square } en una jugada.
in-the-way = { card-name.opening } no puede pasar por encima de { $blocker } para llegar a { $square }: esa casilla no está vacía.
gambit-there = En { $square } hay otro gambito; ahí no puede acabar un movimiento.

# Botones
button-stay = Quedarse

# The set-up cards
setups-wrong = las cartas de preparación no son como piden QG-1 y QG-3: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } no es una carta de preparación: { $what }
wanted-setup-text = ocho filas de ocho signos, separadas por /
own-setups-list = { $given } no es posible. Posible: { $standard }, una lista de 1 a { $most } cartas o la ruta de un archivo .toml.
own-setups-tokens = la carta { $number } tiene otras fichas que la primera: una caja solo tiene un juego de fichas.
own-setups-twice = la carta { $number } ya está en la lista.
own-setups-few = setup: no hay carta { $number }; tu caja tiene { $count }.
own-values-wrong = values: { $given } no es posible. Posible: { $standard } o un número de 1 a { $highest } para cada una de { $kinds }.
own-value-text = { $text } no es el valor de una ficha; se escribe tras un solo espacio, de 1 a { $highest }, por ejemplo d1=9.
own-value-no-token = en { $square } no hay ninguna ficha.
own-value-twice = { $square } tiene dos valores.
handicap-two = handicap: solo hay puntos de ventaja entre dos; con más jugadores debe ser 0, no { $handicap }.

# Posiciones
wanted-one-each = una lista con una entrada por jugador
wanted-letters = textos con las letras { $letters }
wanted-tokens = un objeto de casillas y tipos de ficha
wanted-square = null o una casilla
because-setup-first = Antes de sacar la carta de preparación no se hace nada.
because-setup-drawn = La carta de preparación ya se ha sacado.
because-starts = Las casillas de salida de esta carta son { $squares }.
because-token = Esta carta no tiene esa ficha en { $square }, o se nombra dos veces.
because-tokens-missing = Estas no están ni en el tablero ni capturadas: { $squares }.
because-gambits = Hay dos gambitos en { $square }.
because-gambit-token = En { $square } hay también una ficha.
because-deck = Cada jugador tiene tres cartas de cada: { $letters }.
because-turn-setup = Durante la preparación, el turno es 0.
because-turn = Tras la preparación, los turnos cuentan desde 1.
because-player = El turno { $turn } es del asiento { $player }.
because-goes-on = La partida aún no ha terminado.
because-over = No queda ninguna ficha: la partida ha terminado.
because-last-token = El último turno no capturó ninguna ficha.
because-revealed = Esta carta no está entre los descartes de ese jugador.
because-not-revealed = Una carta solo está descubierta en un turno, antes de añadir otra.
because-not-chosen = Aquí aún no se ha elegido casilla de salida.
because-chosen = Aquí ya se ha elegido casilla de salida.
because-not-moved = Este gambito aún no ha dejado su casilla de salida.
because-captured = Movimientos hasta ahora: { $moves }, y cada uno captura una ficha como mucho.
because-dealt = Aquí se están repartiendo { $count } cartas.
because-sizes = En mazo, mano y fila hay { $wanted } cartas, no { $given }.
wanted-left = una lista de casillas
because-left = Las fichas de salida están, por orden de nombre, en casillas de salida sin gambito: como mucho { $squares }.
because-left-count = No puede haber tantas fichas de salida: las que nadie eligió se quedan hasta que una jugada las toma, y cada jugada solo toma una.

# What players have
points-held = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-held-given = { points-held }, { $given } de ventaja inicial
played = Jugadas

# The end
ending-tokens = Se ha capturado la última ficha.
ending-turns = El turno { $turn } era el último.
ending-points = { $whose ->
    [you] Tienes más puntos que nadie: { $points }.
   *[other] { $who } tiene más puntos que nadie: { $points }.
}
ending-tie = { $whose ->
    [you] Empate a { $points } puntos; ganas porque tu último turno fue el más cercano al final.
   *[other] Empate a { $points } puntos; gana { $who }, cuyo último turno fue el más cercano al final.
}
ending-last-turn = último turno: { $turn }
ending-given = ventaja inicial: { $given }
# Dónde está la partida, para quien juega
status-starts-you = Elige una casilla de salida
status-planning-you = Pon tres cartas boca abajo; la de la izquierda se juega primero
status-moving-you = Turno { $turn }: mueve como { card-name }
status-adding-you = Turno { $turn }: pon una carta boca abajo al final de tu fila

# Sheets to print
sheet-board = Tablero
sheet-tokens = Fichas y gambitos
sheet-cards = Cartas de movimiento
sheet-setups = Cartas de preparación
sheet-help = Cartas de ayuda
help-title = Tu turno
help-step-1 = 1. Descubre tu carta de más a la izquierda. Tu gambito mueve como ella dice; solo si no puede se queda donde está.
help-step-2 = 2. Pon una carta de tu mano boca abajo en el extremo derecho de la fila.
help-step-3 = 3. Roba una carta.
help-move = { $card ->
    [B] Alfil: en diagonal, tan lejos como quieras.
    [R] Torre: en línea recta, tan lejos como quieras.
    [Q] Dama: en línea recta o en diagonal, tan lejos como quieras.
   *[N] Caballo: dos casillas en recto y una de lado. Solo él salta sobre fichas y gambitos.
}
help-capture = Si te paras en una ficha, es tuya. Nunca te pares en otro gambito.

# Small games (QG-20)
deck-wrong = deck: { $given } no es posible. Hacen falta de { $few } a 12 de las letras B, R, Q, N, tres de cada una como máximo.
option-tokens-about = Cuántas fichas se colocan.
option-deck-about = Las cartas de movimiento de cada jugador.
option-deck-takes = Letras, como BBRRQQNN.
option-turns-about = Después de cuántos turnos termina la partida.
tell-setup = Decid qué carta de preparación usáis.

# Positions put together by hand
editor-taken = capturada: { $who }
editor-taken-tokens = Fichas capturadas
editor-turn = Turno
editor-revealed = Carta descubierta
phase-dealing = se reparten cartas
phase-first-draws = se roban las primeras cartas
phase-drawing = se roba una carta
phase-starts = se elige la casilla de salida
phase-planning = se colocan tres cartas
phase-moving = el gambito se mueve
phase-adding = se coloca una carta
phase-over = la partida ha terminado

# What was touched so far leads on: what to touch next
step-second = Ahora la carta para tu segundo turno
step-third = Ahora la carta para tu tercer turno

# Why a decision was worse than another
worse-takes = Puntos ganados así: { $points }; con la mejor jugada: { $most }.
worse-fetches = Lo máximo que pueden capturar las cartas puestas si los demás no se mueven: { $points } puntos; con la mejor elección: { $most }.
