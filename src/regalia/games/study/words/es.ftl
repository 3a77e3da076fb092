# El estudio real
name = El estudio real
how-to-play = Una carta muestra dónde deben quedar las cinco piezas. Quien primero diga en cuántos movimientos se puede hacer tiene que hacerlo, salvo que el otro prometa necesitar menos. Quien cumple su promesa gana el punto; si no, es para el otro.
race-about = Es una carrera: los dos veis a la vez la misma carta, y quien antes diga un número tiene que lograrlo en tantos movimientos. No hay turnos que esperar.
character-1 = Piensa tres segundos cada paso y a menudo dice demasiados movimientos.
character-10 = Siempre sabe el número exacto. Hay que ir más deprisa.
seat-0 = Jugador{"\u00A0"}1
seat-1 = Jugador{"\u00A0"}2
side-0 = jugador{"\u00A0"}1
side-1 = jugador{"\u00A0"}2
about = Anuncia el mínimo de movimientos para que cinco piezas formen la imagen de una carta, y demuéstralo.

# Opciones
option-mode = Tipo de partida
option-mode-about = Un duelo para dos, o un solo reto, en solitario o juntos.
value-mode-match = duelo
value-mode-solo = en solitario o juntos
option-level = Nivel
option-level-about = Qué se puede hacer con la carta.
value-level-1 = 1: nada
value-level-2 = 2: girarla
value-level-3 = 3: girar y reflejar
option-bonus = Dos cartas
option-bonus-about = Hay que completar dos cartas, en el orden que quieras.
value-bonus-false = no
value-bonus-true = sí
option-turning = Girar dos cartas
option-turning-about = Con dos cartas: cuál se puede girar.
value-turning-either = una u otra
value-turning-one = solo una
option-target = Puntos para ganar
option-target-about = Gana el duelo quien llegue antes a estos puntos.
option-hourglass = Reloj de arena
option-hourglass-about = Segundos para mejorar el número anunciado.
option-limit = Tiempo de ejecución
option-limit-about = Segundos para llevar a cabo el plan.
option-handicap = Hándicap
option-handicap-about = Para dos de distinta fuerza: el más rápido no anuncia ningún número en los primeros segundos de un reto. Entre niveles iguales (5), quien esperaba 10, 20 o 40 segundos ganó 42, 28 y 16 duelos de cada 100.
value-handicap-none = ninguno
value-handicap-first-10 = { seat-0 } espera 10 segundos
value-handicap-first-20 = { seat-0 } espera 20 segundos
value-handicap-first-40 = { seat-0 } espera 40 segundos
value-handicap-second-10 = { seat-1 } espera 10 segundos
value-handicap-second-20 = { seat-1 } espera 20 segundos
value-handicap-second-40 = { seat-1 } espera 40 segundos
reason-target = se han alcanzado los puntos necesarios
reason-completed = el reto está completo
reason-given-up = el reto se ha abandonado

# Cómo va la partida
status-setting-up = Hay que colocar las piezas
status-drawing = Hay que sacar la siguiente carta
status-drawing-second = Hay que sacar la segunda carta
status-thinking = ¿Cuántos movimientos? Anuncia un número
status-hourglass = { $who }: ¿menos de { $number }? Mejora o pasa
status-executing = { $who } ejecuta: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }
status-solo = Completa el reto
status-over = La partida ha terminado

# Casillas, piezas, cartas
empty = vacía
piece-name = { $piece ->
    [K] rey
    [Q] dama
    [R] torre
    [B] alfil
   *[N] caballo
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
square = { $square }, { $content }
piece-on = { piece-name } en { $square }
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
    [0] mazo vacío
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
  }

# Botones
button-challenge = Mejorar
button-decline = Pasar
button-give-up = Abandonar

# Lo que pasó
say-set-up = Las piezas se colocan como en la carta.
say-draw = Sale una carta nueva.
say-draw-aside = Sale una carta nueva; el tablero ya está así, de modo que se aparta.
fewest-moves = { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos
}
say-declare = { $whose ->
    [you] Anuncias
   *[other] { $who } anuncia
} { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos
  }.
say-challenge = { $whose ->
    [you] Lo mejoras y prometes como mucho
   *[other] { $who } lo mejora y promete como mucho
} { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos
  }.
say-decline = { $whose ->
    [you] Pasas.
   *[other] { $who } pasa.
}
say-move = { $whose ->
    [you] Mueves { piece-name.definite } a { $square }{ $ending }
   *[other] { $who } mueve { piece-name.definite } a { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Giras { the-card } en sentido horario{ $ending }
   *[other] { $who } gira { the-card } en sentido horario{ $ending }
}
say-turn-left = { $whose ->
    [you] Giras { the-card } en sentido antihorario{ $ending }
   *[other] { $who } gira { the-card } en sentido antihorario{ $ending }
}
say-flip-h = { $whose ->
    [you] Reflejas { the-card } de izquierda a derecha{ $ending }
   *[other] { $who } refleja { the-card } de izquierda a derecha{ $ending }
}
say-flip-v = { $whose ->
    [you] Reflejas { the-card } de arriba abajo{ $ending }
   *[other] { $who } refleja { the-card } de arriba abajo{ $ending }
}
say-give-up = { $whose ->
    [you] Abandonas{ $ending }
   *[other] { $who } abandona{ $ending }
}
end-card = { $whose ->
    [you] {" "}y completas la carta { $card }.
   *[other] {" "}y completa la carta { $card }.
}
end-completed = { $whose ->
    [you] {" "}y completas el reto.
   *[other] {" "}y completa el reto.
}
end-success = { $whose ->
    [you] {" "}y completas el reto: un punto para ti.
   *[other] {" "}y completa el reto: un punto para { $who }.
}
end-used-up = { $whose ->
    [you] ; no quedan movimientos: un punto para ti.
   *[other] ; no quedan movimientos: un punto para { $who }.
}
end-given-up = { $whose ->
    [you] : un punto para ti.
   *[other] : un punto para { $who }.
}

# Negativas
no-piece-there = En { $square } no hay ninguna pieza.
card-aside = Esta carta está apartada; solo se sacan las que siguen en el mazo.
card-on-table = Esta carta ya está en la mesa: es la primera de este reto.
card-not-entered = Esta carta no está entre las que se introdujeron para esta partida.
nothing-declared = Aún no se ha anunciado ningún número: todavía no se puede mejorar ni pasar.
hourglass-over = Ya no se puede mejorar ni pasar: se está ejecutando el plan.
declared-already = Para este reto ya se ha anunciado un número; solo cuenta el primero.
declare-first = Antes de que se anuncie un número no se mueven piezas, ni se gira la carta, ni se abandona.
answer-first = Di primero si mejoras el { $number } anunciado o pasas.
card-complete = La carta { $card } está completa y ya no se gira.
other-card-turned = Con esta regla de la casa solo se gira una carta; la carta { $card } se queda como está.
taken = { $square } no está vacía: ahí está { piece-name.definite }.
not-its-way = { piece-name.opening } no va de { $begin } a { $end }.
in-the-way = { piece-name.opening } no puede pasar por encima de la pieza de { $square }.
never-there-B = El alfil se queda en casillas oscuras; { $square } es clara.
never-there-N = El caballo nunca llega a { $square }, el centro.
level-no-turning = En el nivel 1 la carta no se gira.
level-no-mirroring = Por debajo del nivel 3 la carta no se refleja.

# Positions and decks
board-piece = { $text }: { $letter } debe estar exactamente una vez.
board-bishop = El alfil (B) solo está en las casillas oscuras { $squares }, no en { $square }.
board-knight = El caballo (N) nunca está en b2.
deck-option = deck: { $given } no es posible. Posible: { $standard }, una lista de posiciones en texto o la ruta de un archivo .toml.
deck-problem = deck: { $problem }
deck-size = un mazo tiene de { $fewest } a { $most } cartas, no { $count }
deck-card = carta { $number }: { $problem } ({ $rule })
deck-twice = la carta { $number } es la misma que la carta { $first }
no-challenge = No hay ningún reto sobre la mesa.
challenge-size = Un reto tiene una carta o dos, y nivel 1, 2 o 3.
challenge-form = Un reto es una posición y una carta, o dos.
option-deck-about = Las cartas de un mazo propio: una lista de posiciones o un archivo.
option-deck-takes = De 2 a 62 textos de posiciones distintas, o la ruta de un archivo .toml que los contiene.
solved-already = Ya está completa: no hay nada que hacer.
solved-plans = { $distance } como mínimo, en el nivel { $level }; { $plans ->
    [1] el único plan más corto
   *[other] uno de { $plans } planes más cortos
}:
solving-all = Todas las distancias
solving-all-of = posiciones

# What choices mean
declare-number = Anunciar { $number }
declare-odds = Barras: con qué frecuencia un reto de nivel { $level } necesita tantos. No saben nada de esta carta.
row-plays = { $whose ->
    [you] Lo juegas con
   *[other] { $who } lo juega con
} { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos como máximo
}: un punto para { $whose ->
    [you] ti si lo logras; si no, para { $other }
   *[other] { $other-is ->
        [you] { $who } si lo logra; si no, para ti
       *[other] { $who } si lo logra; si no, para { $other }
    }
}.
turn-card = Girar
mirror-card = Reflejar
points-of = { $points } de { $most } puntos
so-far = hasta ahora
still-to-do = por hacer

# The end
score-now = { $whose ->
    [you] Puntos: { $one } (tú), { $two } ({ $second }).
   *[other] Puntos: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Has llegado a la puntuación fijada: { $points }.
   *[other] { $who } ha llegado a la puntuación fijada: { $points }.
}
ending-completed = { $cards ->
    [1] Las piezas están como en la carta.
   *[other] Las dos cartas están completas.
}
ending-given-up = El intento se abandonó antes de que las piezas coincidieran.
# Dónde está la partida, para quien juega
status-hourglass-you = ¿Menos de { $number }? Mejora o pasa
status-executing-you = Ejecuta tu plan: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }
give-up-ask = ¿Abandonar esta carta?
give-up-score = El punto es para { $who }: { $own } a { $other }. Las piezas se quedan donde están.
give-up-alone = El reto contará como no resuelto y se mostrarán las soluciones más cortas.

# Sheets to print
sheet-board = Tablero
sheet-pieces = Piezas
sheet-cards = Cartas de objetivo

# The box on the table
tell-start = Carta de salida: decid dónde empiezan las piezas.
tell-goal = { $bonus ->
    [0] Carta de objetivo: decid cómo deben quedar las piezas.
   *[other] Carta de objetivo { $card }: decid cómo deben quedar las piezas.
}

# What was touched so far leads on: what to touch next
step-where = ¿Adónde va { piece-name.definite }?

# Why a decision was wrong
worse-least = Lo mínimo es { $least }.
worse-still = Desde aquí habría bastado con { $least }.
worse-longer = Desde aquí habría bastado con { $least }; así hacen falta al menos { $whole }.
