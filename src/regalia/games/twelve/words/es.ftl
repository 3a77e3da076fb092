# Ajedrez de doce cartas
name = Ajedrez de doce cartas
how-to-play = Pon tus piezas en juego una a una, junto a las que ya tienes en la mesa, o muévelas; todo tiene que caber en una ventana de cuatro por cuatro casillas que flota con las piezas. No se captura nada: gana quien rodea al rey rival por sus cuatro lados, con cualquier pieza y con los bordes de la ventana.
seat-0 = Blanco
seat-1 = Negro
side-0 = blancas
side-1 = negras
about = Doce piezas y ningún tablero: rodea al rey rival dentro de una ventana flotante de cuatro por cuatro.
option-ban = Junto al rey
option-ban-about = Qué no puede acabar en uno de los cuatro lados del rey rival.
value-ban-placing = solo poner en juego
value-ban-both = también mover
option-handicap = Hándicap
option-handicap-about = Para dos de distinta fuerza: el más fuerte juega sin una pieza. Entre niveles iguales (5), quien jugaba sin peón, caballo, alfil, torre o dama ganó 29, 35, 30, 29 y 22 partidas de cada 100.
value-handicap-none = ninguno
value-handicap-first-P = { seat-0 } juega sin peón
value-handicap-first-N = { seat-0 } juega sin caballo
value-handicap-first-B = { seat-0 } juega sin alfil
value-handicap-first-R = { seat-0 } juega sin torre
value-handicap-first-Q = { seat-0 } juega sin dama
value-handicap-second-P = { seat-1 } juega sin peón
value-handicap-second-N = { seat-1 } juega sin caballo
value-handicap-second-B = { seat-1 } juega sin alfil
value-handicap-second-R = { seat-1 } juega sin torre
value-handicap-second-Q = { seat-1 } juega sin dama
reason-surrounded = un rey está rodeado
reason-both-surrounded = los dos reyes están rodeados
reason-repetition = la misma posición se dio por tercera vez

# Piezas y objetos
colour-name = { $colour ->
    [w] blancas
   *[b] negras
}
piece-name = { $piece ->
    [K] rey
    [Q] dama
    [R] torre
    [B] alfil
    [N] caballo
   *[P] peón
}
    .definite = { $piece ->
        [Q] la dama
        [R] la torre
       *[other] el { piece-name }
    }
    .opening = { $piece ->
        [Q] La dama
        [R] La torre
       *[other] El { piece-name }
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [Q] dama blanca
        [R] torre blanca
       *[other] { piece-name } blanco
    }
   *[b] { $piece ->
        [Q] dama negra
        [R] torre negra
       *[other] { piece-name } negro
    }
}
    .definite = { $piece ->
        [Q] la { coloured-piece }
        [R] la { coloured-piece }
       *[other] el { coloured-piece }
    }
    .opening = { $piece ->
        [Q] La { coloured-piece }
        [R] La { coloured-piece }
       *[other] El { coloured-piece }
    }
square-empty = { $square }, vacía
square-beyond = { $square }, abierta solo a una pieza que deje el borde opuesto
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } en la reserva
piece-removed = { coloured-piece }, fuera del juego
exchange-unused = cambio sin usar
exchange-gone = cambio usado

# Lo que pasó
say-pass = { $whose ->
    [you] No puedes hacer nada y pasas.
   *[other] { $who } no puede hacer nada y pasa.
}
say-exchange = { $whose ->
    [you] Cambias torre y rey.
   *[other] { $who } cambia torre y rey.
}
say-move = { $whose ->
    [you] Mueves { piece-name.definite }: { $square }.
   *[other] { $who } mueve { piece-name.definite }: { $square }.
}
say-put = { $whose ->
    [you] Pones en juego { piece-name.definite }: { $square }.
   *[other] { $who } pone en juego { piece-name.definite }: { $square }.
}
say-put-return = { $whose ->
    [you] Pones en juego el alfil ({ $square }) y devuelves { coloured-piece.definite } a la reserva.
   *[other] { $who } pone en juego el alfil ({ $square }) y devuelve { coloured-piece.definite } a la reserva.
}
say-put-move = { $whose ->
    [you] Pones en juego el peón ({ $square }) y lo mueves: { $target }.
   *[other] { $who } pone en juego el peón ({ $square }) y lo mueve: { $target }.
}
say-queen-removed = { $colour ->
    [w] La dama blanca
   *[b] La dama negra
} está rodeada y deja el juego.
say-won = { $whose ->
    [you] Ganas.
   *[other] { $who } gana.
}
say-drawn = Los dos reyes están rodeados: tablas.

# Negativas
no-pass = Solo puedes pasar si no puedes ni poner una pieza en juego, ni mover, ni cambiar.
exchange-used = Ya has usado tu cambio; se permite una vez por partida.
exchange-without-rook = Tu torre no está en la mesa, así que no puede cambiarse con el rey.
queen-removed = Tu dama fue rodeada; ha dejado el juego para siempre.
left-out = Tu { piece-name } no está en esta partida: das un hándicap.
not-on-table = Tu { piece-name } aún no está en la mesa: solo se mueve lo que está en la mesa.
not-in-supply = Tu { piece-name } no está en la reserva, sino en la mesa.
not-yours = Esa pieza no es tuya.
no-piece-there = Ahí no hay ninguna pieza: empieza por una de las tuyas.
occupied = Esa casilla está ocupada, y aquí nunca se captura.
outside-limit = Con una pieza ahí, las piezas ya no cabrían en cuatro por cuatro casillas.
not-adjacent = Esa casilla no toca ninguna pieza tuya, ni por un lado ni por una esquina.
beside-king = Esa casilla toca por un lado al rey rival; ahí no se pone ninguna pieza en juego.
ends-earlier = Una pieza puesta ahí rodea a un rey: ahí acaba la partida, y la jugada no tiene segunda parte.
splits = Con una pieza ahí, tus piezas ya no estarían todas unidas.
moves-beside-king = Con esta regla de la casa, tampoco un movimiento puede acabar junto a un lado del rey rival.
return-missing = Un alfil que entra en juego debe devolver otra pieza: di cuál.
returns-itself = El alfil no puede devolverse a sí mismo.
returns-king = Un rey nunca se devuelve.
nothing-to-return = Solo hay reyes en la mesa: el alfil no tiene qué devolver.
return-not-on-table = { coloured-piece.opening } no está en la mesa, así que no se puede devolver.
moves-differently = { piece-name.opening } no llega ahí en una jugada.
enemy-in-the-way = Entre { piece-name.definite } y esa casilla hay una pieza rival.

# Botones
button-exchange = Cambiar torre y rey
button-pass = Pasar

# Positions and proofs
position-origin = La menor x y la menor y de todas las piezas deben ser 0.
position-written = Esta posición se escribe { $text }
prove-over = La partida ha terminado: no hay nada que demostrar.
prove-plies = Una victoria necesita al menos media jugada.
piece-twice = { $piece } está en dos sitios, pero solo hay una.
square-twice = Hay dos piezas en { $square }.
king-off = { $piece } debe estar en la mesa.
queen-surrounded = La dama en { $square } está rodeada, así que se retiró.
piece-not-removed = { $piece } no puede estar fuera del juego.
piece-left-out = { $piece } está fuera del juego por el hándicap.
prove-wins = { $who } tiene victoria forzada; medias jugadas como mucho: { $plies }.
prove-wins-by = { $who } tiene victoria forzada; medias jugadas como mucho: { $plies }. Empieza con una de estas: { $first }.
prove-none = { $who } no tiene victoria forzada en este número de medias jugadas: { $plies } (posiciones examinadas: { $visits }).
hunt-none = No se ha encontrado una victoria forzada más larga de { $who }; puede haberla (posiciones examinadas: { $visits }).
proving = { $who }, medias jugadas: { $plies }
proving-of = primeras jugadas

# What can be done, and where squares are
supply = reserva
sides-closed = { $count } de 4 lados cerrados
prompt = Se puede: { $what }.
prompt-pass = No se puede hacer nada: pasa.
may-put = poner una pieza junto a una propia
may-move = mover una pieza
may-exchange = cambiar rey y torre
beside = { $side ->
    [above] encima { beside-piece }
    [below] debajo { beside-piece }
    [left] a la izquierda { beside-piece }
    [right] a la derecha { beside-piece }
    [above-left] arriba a la izquierda { beside-piece }
    [above-right] arriba a la derecha { beside-piece }
    [below-left] abajo a la izquierda { beside-piece }
   *[below-right] abajo a la derecha { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] del rey blanco
        [Q] de la dama blanca
        [R] de la torre blanca
        [B] del alfil blanco
        [N] del caballo blanco
       *[P] del peón blanco
    }
   *[b] { $piece ->
        [K] del rey negro
        [Q] de la dama negra
        [R] de la torre negra
        [B] del alfil negro
        [N] del caballo negro
       *[P] del peón negro
    }
}
beside-nothing = lejos de las demás piezas
away = a partir { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] arriba
    [right] a la derecha
    [below] abajo
   *[left] a la izquierda
}

# The end
ending-surrounded = { $whose ->
    [you] Los cuatro lados de tu rey están cerrados.
   *[other] Los cuatro lados del rey de { $who } están cerrados.
}
ending-both = Los dos reyes perdieron a la vez su último lado libre: tablas.
ending-repetition = La misma posición, con el mismo turno, se ha dado por tercera vez: tablas.
king-side = { $side ->
    [above] Arriba
    [right] Derecha
    [below] Abajo
   *[left] Izquierda
}
king-wall = fuera de la ventana de cuatro por cuatro

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] arriba
    [right] derecha
    [below] abajo
   *[left] izquierda
}
sides-open = libres: { $open }
wall-now = muro: aquí la ventana ya no puede crecer

# Sheets to print
sheet-board = Casillas
sheet-frame = Marco para el límite
sheet-pieces = Piezas

# Positions put together by hand
editor-removed = Dama retirada

# What was touched so far leads on: what to touch next
step-where = ¿Adónde va { piece-name.definite }?
step-return = ¿Qué pieza devuelve el alfil?
step-pawn = El peón puede mover ya una casilla: toca adónde, o déjalo.
