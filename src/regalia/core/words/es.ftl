# Textos que comparten todos los juegos.
over = La partida ha terminado: { $reason }.
seat-number = jugador { $seat }
out-of-turn = No es el turno de { $seat }.
chance-first = Primero decide el azar ({ $text } es una jugada): antes hay que tirar o robar.
action-first = { $text } es un resultado del azar, pero primero tiene que jugar alguien.
unreadable = { $text } no es una jugada de «{ $game }», al menos con estas opciones.
not-a-text = { $given } no es un texto; las jugadas se indican como texto, por ejemplo { $example }.
say-seat = Pueden jugar varios: di de qué asiento viene { $text }.
no-seat = No hay asiento { $seat }; los asientos van del 0 al { $last }.
players-given = Hace falta un jugador para cada asiento: { $count }, no { $given }.
missing-extra = Para esto falta { $module }. Se instala con: { $command }
