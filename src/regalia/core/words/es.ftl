# Textos que comparten todos los juegos.
title-of = { $title }: { $text }
percent = { $share } %
and-then = { $before }; { $more }
spoken-language = es
over = La partida ha terminado: { $reason }.
seat-number = jugador{"\u00A0"}{ $seat }
out-of-turn = No es el turno de { $seat }.
chance-first = Primero hay que tirar o robar; { $text } viene después.
action-first = { $text } es un resultado del azar, pero primero tiene que jugar alguien.
unreadable = { $text } no es una jugada de «{ $game }», al menos con estas opciones.
not-a-text = { $given } no es un texto; las jugadas se indican como texto, por ejemplo { $example }.
say-seat = Pueden jugar varios: di de qué asiento viene { $text }.
no-seat = No hay asiento { $seat }; los asientos van del 0 al { $last }.
players-given = Hace falta un jugador para cada asiento: { $count }, no { $given }.
missing-extra = Para esto falta { $module }. Se instala con: { $command }

# Options and games
card-seats = Jugadores: { $seats }
card-minutes = Minutos: { $minutes }
card-ages = Edad: { $ages }
card-credits = De { $credits }
option-value = { $name }: { $given } no es posible. Posible: { $choices }.
option-unknown = { $game } no tiene la opción { $name }. Sus opciones: { $options }.
option-file = { $name }: un archivo solo se puede indicar en tu propio ordenador.
table-rules = En esta mesa
rule-otherwise = En esta mesa, de otro modo: { $rules }.
rule-in-force = Vigente en esta mesa: { $options }.
option-chosen = { $option } – { $value }
unknown-game = No hay ningún juego { $name }. Los juegos: { $games }.
unknown-player = No hay ningún jugador { $name }. Los jugadores: { $players }.
unknown-level = No hay nivel { $level }: los niveles van del 1 al { $last }.
no-time = El tiempo para pensar debe ser más de 0 milisegundos, no { $ms }.
review-long = Aquí no se analizan partidas de más de { NUMBER($most, useGrouping: 0) } pasos.
review-over = La partida aún no ha terminado: se puede analizar después del final.
not-compiled = { $game } no se pudo compilar. { $why }
no-picture = { $game } no tiene ninguna imagen { $name }.
no-solution = No hay solución exacta de { $game }.
nothing-to-roll = Antes tiene que jugar alguien: ahora no hay nada que tirar ni robar.
nothing-to-take-back = No hay nada que deshacer.
rules-gone = Se jugó con la versión { $version } de las reglas de { $game }, que ya no se juega. Hoy se juega: { $plays }.

# Positions
position-form = { $text } no es una posición de { $game }. Una posición es así: { $example }
position-keys = Una posición de { $game } es un objeto con exactamente estas claves: { $keys }.
position-value = { $key }: { $value } no es posible aquí; se espera: { $wanted }.
position-impossible = { $key }: { $reason } Ninguna partida puede llegar a esto.

# Records
record-long = El registro tiene más de { $most } caracteres.
record-tag = Línea { $line }: { $text } no es una etiqueta. Una etiqueta es así: { $example }
record-tag-twice = Línea { $line }: la etiqueta { $tag } está dos veces.
record-comment = Línea { $line }, columna { $column }: este comentario no termina.
record-game = El registro no dice de qué juego es: falta { $tag }.
record-hidden = Línea { $line }, columna { $column }: { $text } oculta lo que el asiento { $seat } no puede saber. Un registro así se puede leer, no reproducir.
record-seat = [Seat] no nombra a nadie que juegue o mire aquí: { $seat }.
record-move = Línea { $line }, columna { $column }, número { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Línea { $line }, columna { $column }: { $text } nombra un asiento donde solo puede jugar uno.
record-json = Etiqueta { $tag }: { $text } no es un objeto JSON.
record-in-tag = Etiqueta { $tag }: { $problem }
record-claim = Etiqueta { $tag }: { $claimed }, pero las jugadas llevan a { $found }.
record-changed = El registro se cambió después de escribirse: la etiqueta Check no encaja. Quítala para aceptarlo tal como está.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, línea { $line }: { $problem }
file-key = { $file }, línea { $line }: { $key }: { $problem }
file-unknown = desconocido; aquí es posible: { $keys }
file-missing = falta { $key }
file-value = { $value } no es posible; se espera: { $wanted }
wanted-text = un texto
wanted-number = un número entero de { $lowest } a { $highest }
wanted-numbers = { $count } números enteros de { $lowest } a { $highest }, en una lista
wanted-texts = una lista de textos
wanted-table = una tabla
wanted-tables = una lista de tablas, {"[["}{ $key }{"]]"}
file-long = más de { $most } bytes
file-utf8 = esto no es texto UTF-8
file-toml = esto no es TOML ({ $what })
toml-twice = la misma clave dos veces
toml-open = un texto, una lista o una tabla sin final
toml-key = clave no válida, o sin =
toml-line = la línea sigue después de su valor
toml-value = valor no válido
file-nested = anidado demasiado profundo
file-dots = más de { $most } puntos en una clave
file-digits = un número de más de { $most } cifras
file-tables = más de { $most } tablas {"[["}{ $name }{"]]"}
os-missing = no existe ese archivo
os-forbidden = no se permite abrirlo
os-folder = es una carpeta
os-in-the-way = una parte de la ruta no es una carpeta
os-full = el disco está lleno
os-read-only = ahí no se puede escribir nada
os-other = no se puede abrir ({ $why })

# Positions put together by hand
editor-player = Le toca a
editor-phase = Qué toca ahora
editor-of = { $what } ({ $who })
editor-none = ninguno

# Stock words, which any room can use (boards/layout.py)
stock-square = casilla { $number }
stock-pawn = { $who }: peón
stock-die = dado: { $number }
stock-card = carta { $card }
stock-hand = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
stock-back = { $who }: carta boca abajo
stock-rolls = { $whose ->
    [you] Tiras el dado: { $number }.
   *[other] { $who } tira el dado: { $number }.
}
stock-draws = { $whose ->
    [you] Robas una carta.
   *[other] { $who } roba una carta.
}
stock-draws-card = { $whose ->
    [you] Robas una carta: { $card }.
   *[other] { $who } roba una carta: { $card }.
}
stock-plays = { $whose ->
    [you] Juegas una carta: { $card }.
   *[other] { $who } juega una carta: { $card }.
}
stock-stays = { $whose ->
    [you] Te quedas donde estás.
   *[other] { $who } se queda donde está.
}
stock-steps = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
stock-goes = { $whose ->
    [you] Avanzas { stock-steps }.
   *[other] { $who } avanza { stock-steps }.
}
button-stay = Quedarse
