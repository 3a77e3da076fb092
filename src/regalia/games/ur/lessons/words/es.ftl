# Ur

lesson-first = Tus primeros pasos en Ur

enter-goal = Pon una pieza en el tablero.
enter-hint = Toca tu reserva y luego la casilla de la flecha.

rosette-goal = Mueve tu pieza a una roseta.
rosette-hint = Las casillas con una flor son rosetas; hay dos a un paso.
rosette-missed = Ahí no hay roseta: tu turno terminaría.
rosette-done = Una roseta te deja tirar otra vez.

again-goal = Llega a una roseta y tira otra vez.
again-hint = Primero ve a una flor, después toma la tirada extra.
again-stopped = Has regalado la tirada extra.
