# Environments for research
not-numbered = El juego { $game } no tiene números para acciones y vistas: a su carpeta le falta tensor.py.
at-least-one = Hace falta al menos una partida, una decisión y un hilo.
every-or-against = O se pregunta a todos los asientos (simultaneous) o los demás juegan contra uno (against), pero no ambas cosas.
no-learner = learner tiene que ser un asiento de 0 a { $last }, o uno por partida.
seeds = Partidas: { $games }; semillas dadas: { $given }. Tienen que coincidir.
no-game = No existe la partida { $game }: están numeradas de 0 a { $last }.
no-seat = No existe el asiento { $seat }: están numerados de 0 a { $last }.
no-indexes = Hacen falta números enteros de forma { $shape }: un índice para cada una.
no-number = { $given } no es un número entero a partir de { $least }.
no-seed = { $given } no es una semilla: lo es cualquier número entero.
no-mask = Una máscara de partidas tiene la forma { $shape }.
no-threads = La máquina no deja empezar { $threads } hilos.
no-index = { $index } no es legal ahora; no se ha jugado nada.
no-render-mode = No hay ninguna forma de dibujar llamada { $given }; hay { $modes }.
over = La partida ha terminado: empieza otra (reset).
agents = Deben actuar todos los agentes que participan, y nadie más: { $agents }.
position-over = En esta posición la partida ha terminado.
illegal-index = Partida { $game }: { $index } no es ahora un índice permitido; no se ha jugado nada.
race = En { $game }, todos los asientos pueden actuar a la vez: hace falta simultaneous=True.
saved-elsewhere = Esto se guardó en otro juego, o con otras opciones, otro «max_steps» o rivales de otra clase (nadie, al azar, un nivel).
no-parquet = no es un archivo Parquet; bórralo y se escribirá de nuevo.

# Programs of others (programs.py, matches.py)
program-late = { $command } ha tardado demasiado.
program-gone = { $command } terminó sin responder.
program-endless = { $command } escribió una respuesta sin fin.
program-garbled = { $command } respondió con algo que no es un objeto JSON.
program-missing = No se puede iniciar { $command }: { $reason }
program-no-text = { $command } no indicó ninguna acción (text).
engine-refused = El motor lo rechazó ({ $code }): { $said }
contestants = En este juego participan { $seats }; se indicaron { $given }.
other-series = { $path } contiene partidas de otros jugadores, opciones, relojes o semillas; elige otro archivo.
no-series = { $path } no contiene partidas de un encuentro.
