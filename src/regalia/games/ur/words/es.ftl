# Ur: el juego real
name = Ur: el juego real
short-name = Ur
how-to-play = Tira dos dados y luego coloca o mueve fichas por las veinte casillas. Gana quien primero tenga una ficha en cada una de las cuatro rosetas.
seat-0 = Oscuro
seat-1 = Claro
side-0 = oscuras
side-1 = claras
about = Una carrera por veinte casillas: ocupa las cuatro rosetas a la vez.
reason-rosettes = un bando ocupa las cuatro rosetas
reason-some-rosettes = un bando ocupa suficientes rosetas
reason-claimed-draw = se han reclamado tablas

# Casillas y objetos
nobody = vacía
square-plain = { $square }, { $owner }
square-rosette = { $square }, roseta, { $owner }
square-entrance = { $square }, la Entrada, { $owner }
square-royal = { $square }, Reino, { $owner }
square-ishtar = { $square }, Ishtar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = ficha de { $owner } en { $square }
reserve = { $owner }: { $count } en reserva
die-gold = oro
die-silver = plata
die-blank = en blanco
roll-name = { $roll ->
    [one-silver] una plata
    [one-gold] un oro
    [gold-silver] oro y plata
    [two-silver] dos platas
    [two-gold] dos oros
   *[two-blank] dos en blanco
}

# Lo que pasó
say-roll-dice = { $whose ->
    [you] Tiras los dados: { $dice }.
   *[other] { $who } tira los dados: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Tiras los dados: { $dice }, y no puedes hacer nada.
   *[other] { $who } tira los dados: { $dice }, y no puede hacer nada.
}
say-enter = { $whose ->
    [you] Colocas una ficha en la Entrada{ $ending }
   *[other] { $who } coloca una ficha en la Entrada{ $ending }
}
say-place = { $whose ->
    [you] Colocas una ficha en { $square }{ $ending }
   *[other] { $who } coloca una ficha en { $square }{ $ending }
}
say-move = { $whose ->
    [you] Mueves { $move }{ $ending }
   *[other] { $who } mueve { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Tiras otra vez.
   *[other] { $who } tira otra vez.
}
say-stop = { $whose ->
    [you] Terminas tu turno.
   *[other] { $who } termina su turno.
}
say-claim-draw = { $whose ->
    [you] Reclamas tablas.
   *[other] { $who } reclama tablas.
}
from-to = de { $begin } a { $end }
and-then = {" "}y{" "}
and-captures = { $whose ->
    [you] {" "}y capturas en { $squares }.
   *[other] {" "}y captura en { $squares }.
}

# Negativas
no-claim = Solo puedes reclamar tablas cuando tu turno empieza por quinta vez seguida en la misma posición; por ahora van { $times }.
no-stop = Solo puedes parar después de llevar una ficha a una roseta; aquí puedes reclamar tablas o tirar.
no-extra-roll = Solo se tira otra vez después de llevar una ficha a una roseta.
extra-roll-first = Una ficha ha llegado a una roseta: di primero si tiras otra vez o paras.
claim-or-roll-first = Di primero si reclamas tablas o tiras.
no-reserve = Todas tus fichas están en el tablero: no queda ninguna en la reserva.
entrance-own = En la Entrada hay una ficha tuya.
entrance-only-piece = La ficha de la Entrada es la única que su dueño tiene en el tablero, así que no se captura entrando.
place-taken = { $square } no está vacía.
place-not-beside = { $square } no está junto a ninguna ficha tuya.
place-not-at-side = { $square } no comparte ningún lado con una casilla donde tengas una ficha.
place-not-with-roll = Esta tirada ({ roll-name }) no te deja colocar una ficha en { $square }.
no-moving = Con dos dados en blanco se coloca una ficha, no se mueve ninguna.
not-your-piece = En { $square } no hay ninguna ficha tuya.
one-step-only = Con esta tirada ({ roll-name }) una ficha se mueve un paso.
two-pieces-steps = Dos fichas dan un paso cada una, no más.
three-steps-roll = Para tres pasos hacen falta dos oros o dos platas; ha salido: { roll-name }.
three-steps-mastery = Para tres pasos hace falta el dominio del Cielo: fichas tuyas en sus dos rosetas.
two-pieces-roll = Solo se mueven dos fichas con dos dados de color; ha salido: { roll-name }.
enemy-in-the-way = Una ficha rival en { $square } cierra el paso; solo el dominio de la Tierra permite pasar sobre ella.
crossing-captures = Con esta regla de la casa, una ficha que pasó sobre una tuya no puede terminar sobre una rival, como aquí en { $square }.
protected = La ficha de { $square } está protegida por Ishtar.
own-piece-there = En { $square } ya hay una ficha tuya.
too-far = Ningún movimiento de tres pasos como mucho lleva de { $square } a { $to }.
first-step-wins = El primer paso ya gana; la jugada acaba con él.
other-order = Los dos órdenes son la misma jugada; se escribe { $text }.

# Botones
button-roll = Tirar otra vez
button-stop = Terminar turno
button-claim-draw = Reclamar tablas

# Positions and the board
position-pieces = { $seat } tiene aquí { $count } fichas, pero solo hay { $most }.
position-rosettes = { $seat } ya tiene suficientes rosetas: la partida había terminado antes.

# Solving
gpu-cupy = La GPU se usa mediante CuPy, que no está ({ $why }).
gpu-none = No hay ninguna GPU que CuPy pueda usar ({ $why }).
solve-halves = Las mitades del tablero son distintas; para resolver deben ser iguales.
solve-needs = { $what }: esto necesita { $needed } GiB, y hay { $there } GiB. Con menos fichas basta menos.
needs-memory = Memoria
needs-gpu = Memoria de la GPU
needs-disk = Espacio en el disco
solve-device = El dispositivo es uno de { $devices }.
solve-pieces = Cada bando tiene de { $least } a { $most } fichas.
solve-bits = bits va de 1 a { $most }, y tolerance es mayor que 0.
table-other = es de otro juego; apártalo o empieza de nuevo
table-version = hecho para otra versión de las reglas o de este archivo
table-length = no tiene la longitud debida
table-none = no es una tabla de Ur ({ $why })
table-values = Los valores no son los que se escribieron.
solve-on-gpu = Posiciones: { $positions }, en la GPU.
solve-on-cpu = Posiciones: { $positions }, en los procesadores de este equipo.
solve-memory = Memoria: { $needed } GiB de { $free } GiB libres.
solve-mapped = Las mejores jugadas no caben en la memoria y se guardan mientras tanto en un archivo.
solve-disk = Disco: { $needed } GiB de { $free } GiB libres.
solve-hours = Tiempo: unas { $time } horas, estimado según la velocidad de un equipo.
solve-minutes = Tiempo: unos { $time } minutos, estimado según la velocidad de un equipo.
solve-resumed = Se sigue desde un punto guardado: { $sweeps } pasadas, { $reached } de { $last }.
solve-stopped = Detenido. Al empezar de nuevo, sigue desde aquí.
solve-solved = Resuelto: ningún valor se equivoca en más de { $error }.
solve-installed = Comprobada e instalada: el nivel 10, los análisis y los ejercicios se guían por esta tabla desde su próximo inicio.
install-extremes = Los extremos no son una tabla con la que jugar: instala la de un medio.
solve-start = { $file }: quien empieza tiene { $values }.
solve-begin = ¿Empezar?
solve-bar = Resolviendo
solve-bar-of = de los bits del último juego
solve-so-far = Resolviendo: pasada { $sweep }, error de { $error } como mucho

# Lo que se puede hacer
in-reserve = { $count ->
    [0] reserva vacía
   *[other] { $count } en reserva
}
rosettes-held = { $count } de { $goal } rosetas
prompt-again = Una ficha ha llegado a una roseta: vuelve a tirar o termina el turno.
prompt-claiming = La misma posición por quinta vez: reclama tablas o tira.
prompt-roll = { $dice }: { $what }.
or = {" "}o{" "}
may-move-one = { $steps ->
    [1] mover una ficha 1 paso
   *[other] mover una ficha hasta { $steps } pasos
}
may-move-two = { $steps ->
    [1] mover dos fichas 1 paso cada una
   *[other] mover una ficha hasta { $steps } pasos, o dos fichas 1 paso cada una
}
may-enter = poner una ficha en la Entrada
may-place-beside = poner una ficha junto a una tuya
may-place-side = poner una ficha pegada a un lado de una tuya, haya muro o no
may-place-royal = poner una ficha en el Reino
may-place-ishtar = poner una ficha en Ishtar
may-place-marduk = poner una ficha en Marduk

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Ocupas una roseta: aquí basta.
        [4] Ocupas las cuatro rosetas.
       *[other] Ocupas { $goal } rosetas: aquí bastan.
    }
   *[other] { $goal ->
        [1] { $who } ocupa una roseta: aquí basta.
        [4] { $who } ocupa las cuatro rosetas.
       *[other] { $who } ocupa { $goal } rosetas: aquí bastan.
    }
}
ending-claimed = { $whose ->
    [you] Cinco turnos tuyos seguidos empezaron en la misma posición y has reclamado tablas.
   *[other] Cinco turnos seguidos empezaron en la misma posición y { $who } ha reclamado tablas.
}
# Por qué no se puede hacer nada
why-none-left = Todas las fichas ya están en el tablero.
why-entrance-own = No se puede entrar: en la Entrada hay una ficha propia.
why-entrance-only-piece = No se puede entrar: la ficha de la Entrada es la única del rival.
why-nowhere = No hay ninguna casilla libre junto a una ficha propia.
why-place-taken = Las casillas que permite esta tirada están ocupadas.
why-blocked = Ninguna ficha puede mover.

# Sheets to print
sheet-board = Tablero
sheet-pieces = Fichas
sheet-dice = Dados para plegar

# Small games (UR-21)
goal-needs-pieces = goal: con tan pocas fichas ({ $pieces }) nadie puede ocupar { $goal } rosetas.
option-pieces-about = Cuántas fichas tiene cada jugador.
option-goal = Rosetas para ganar
option-goal-about = Cuántas rosetas ocupadas a la vez ganan.

# El tablero de la caja propia (UR-22) y segundas lecturas de reglas (UR-23 a UR-26)
option-layout = Tablero
option-layout-about = Dónde están las casillas especiales y entre qué casillas hay un muro. El tablero antiguo es una conjetura.
option-layout-takes = Un tablero como texto, una lista de uno o dos, o la ruta de un archivo .toml.
value-layout-standard = el del reglamento
value-layout-ancient = antiguo (una conjetura)
option-side = Cara
option-side-about = Con cuál de las dos caras del tablero se juega.
option-placing = Colocar sobre rivales
option-placing-about = Oro y plata, dos platas o dos oros: ¿captura la ficha que colocas?
value-placing-empty = no, solo casillas vacías
value-placing-captures = sí, captura
option-crossing = Capturar tras la propia
option-crossing-about = ¿Puede terminar capturando una ficha que pasó sobre una tuya?
value-crossing-captures = sí
value-crossing-empty = no, en una casilla vacía
option-beside = Junto a
option-beside-about = Dos en blanco: ¿«junto a» sigue el camino, o basta un lado común, aunque haya un muro?
value-beside-path = a un paso por el camino
value-beside-side = con un lado común
option-extra = Tiradas extra
option-extra-about = ¿Da otra tirada la roseta que alcanzas en una tirada extra?
value-extra-each = cada vez
value-extra-once = una vez por turno
option-handicap = Hándicap
option-handicap-about = Para dos de distinta fuerza: el más fuerte juega con menos fichas. Entre niveles iguales (5), quien tenía una, dos o tres menos ganó 38, 21 y 6 partidas de cada 100.
value-handicap-none = ninguno
value-handicap-first-1 = { seat-0 } tiene una ficha menos
value-handicap-first-2 = { seat-0 } tiene dos fichas menos
value-handicap-first-3 = { seat-0 } tiene tres fichas menos
value-handicap-second-1 = { seat-1 } tiene una ficha menos
value-handicap-second-2 = { seat-1 } tiene dos fichas menos
value-handicap-second-3 = { seat-1 } tiene tres fichas menos
role-plain = casilla corriente
role-rosette = roseta
role-entrance = la Entrada
role-royal = Reino
role-ishtar = Ishtar
role-marduk = Marduk
board-roles = Rosetas de la Tierra: { $earth }; del Cielo: { $sky }. Entrada: { $entrance }. Reino: { $royal }. Ishtar: { $ishtar }. Marduk: { $marduk }.
board-walls = Muros: { $walls }.
board-open = Sin muros: el camino une todas las casillas que comparten un lado.
board-meant = Las reglas e imágenes que siguen son las de este tablero; faltan las imágenes que en él no serían ciertas. Los ejemplos se juegan en el tablero del reglamento.
path-walls = El **camino** une las casillas que comparten un lado, salvo donde hay un muro ({ $walls }).
path-open = El **camino** une todas las casillas que comparten un lado.
path-ruling = *(Decisión: «junto a» se cuenta por el camino; regla de la casa: UR-25.)*
layout-problem = layout: { $problem }
layout-side = cara { $side }: { $problem }
layout-text = { $given } no es un tablero: primero van las tres filas de casillas y luego los muros, como en { $example }
layout-sign = { $sign } no es un papel de casilla; hay * e r i m y .
layout-count = { $role ->
    [entrance] Un tablero tiene una Entrada; este tiene { $count }.
    [royal] Un tablero tiene tres casillas de Reino; este tiene { $count }.
    [ishtar] Un tablero tiene una casilla Ishtar; este tiene { $count }.
    [marduk] Un tablero tiene una casilla Marduk; este tiene { $count }.
   *[rosette] Un tablero tiene cuatro rosetas; este tiene { $count }.
}
layout-earth = Dos rosetas están en las columnas 1–4, para el dominio de la Tierra; aquí hay { $count }.
layout-sky = Dos rosetas están en las columnas 7 y 8, para el dominio del Cielo; aquí hay { $count }.
layout-unreachable = Ningún camino lleva de la Entrada a { $squares }.
layout-wall = { $wall } no es un muro: está entre dos casillas que comparten un lado, como A2|B2.
layout-wall-twice = El muro { $wall } está dos veces.
layout-sides = Un tablero tiene una o dos caras, no { $count }.
layout-no-side = side: el tablero no tiene cara { $side }.

tell-roll = { $who } tira: decid cómo han caído los dados.

# What was touched so far leads on: what to touch next
step-where = ¿Adónde va la ficha?
step-second = También puede mover otra ficha: tócala.
step-way = ¿Por qué camino? Toca las casillas por las que pasa.

# Why an action was worse than another
worse-winning-rolls = Tiradas con las que el rival gana tras esto: { $rolls } de 16; tras la mejor acción: { $fewer }.
worse-taking-rolls = Tiradas que capturan una ficha tras esto ({ $squares }): { $rolls } de 16; tras la mejor acción: { $fewer }.
worse-takes = Fichas capturadas así: { $takes }; con la mejor acción: { $most }.
worse-again = La mejor acción llega a una roseta y da otra tirada.
