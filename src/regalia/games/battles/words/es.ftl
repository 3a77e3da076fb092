# Batallas reales
name = Batallas reales
how-to-play = Guía cuatro unidades por un campo de naipes: cada carta que juegas lleva una unidad sobre ella, y la que se ha movido puede atacar a una vecina. Las cartas bajo ambas unidades y las dos cartas de iniciativa deciden si acierta. Quien pierde sus cuatro unidades pierde la batalla; si se acaban las cartas, gana quien tenga más unidades.
character-1 = Corre hacia el enemigo más cercano y a menudo lee mal qué ataque acierta.
character-8 = A veces espera a que llegues y golpea cuando conviene.
seat-0 = Blanco
seat-1 = Negro
side-0 = blancas
side-1 = negras
about = Dos pequeños ejércitos de piezas de ajedrez luchan en un campo de naipes.

# Opciones
option-armies = Ejércitos
option-armies-about = Qué unidades puedes elegir.
value-armies-free = cuatro cualesquiera
value-armies-set = un juego de ajedrez
option-scenario = Escenario
option-scenario-about = Jugar con ejércitos fijos. Medido: en la Guerra de los Cien Años los caballos logran un 94 % contra las torres; en la de magia, los alfiles un 60 % contra las damas. Lo más justo: dos veces, cambiando de bando.
value-scenario-none = ninguno
value-scenario-hundred-years = Cien Años
value-scenario-magic = Magia
option-sides = Bandos
option-sides-about = Quién lleva cada ejército del escenario.
value-sides-as-written = como está escrito
value-sides-exchanged = intercambiados
option-budget = Presupuesto
option-budget-about = Lo que puede costar un ejército como mucho.
option-orientation = Sentido de las cartas
option-orientation-about = Cómo están puestas las cartas, vistas desde los jugadores.
caption-directions-orientation-crosswise = Las direcciones desde e2: hacia e3 lado a lado, hacia d2 cabeza con cabeza, hacia d3 diagonal sin número, hacia f3 diagonal con número
value-orientation-lengthwise = a lo largo
value-orientation-crosswise = a lo ancho
option-joker = Comodines en el campo
option-joker-about = Un comodín que está en el campo tiene los dos colores, o solo el contrario al de la carta que dejó su unidad.
value-joker-both = los dos colores
value-joker-turned = el color contrario
option-moving = Movimiento
option-moving-about = Quien puede mover una unidad debe hacerlo, o puede quedarse quieto mientras le queden cartas en el mazo.
value-moving-must = obligatorio
value-moving-may = voluntario
option-discard = Descarte
option-discard-about = La mano se puede descartar antes del robo que sigue al ataque, o también después.
value-discard-before = antes de robar
value-discard-either = antes y después
option-end = Fin de las cartas
option-end-about = La batalla acaba con el primer mazo vacío, o solo cuando a alguien no le queda mazo ni carta que jugar.
value-end-deck = primer mazo vacío
value-end-cards = ninguna carta jugable
option-handicap = Hándicap
option-handicap-about = Para dos de distinta fuerza: cada unidad del más fuerte empieza con menos vida. Entre niveles iguales (5), quien tenía 1, 2 o 3 menos por unidad ganó 39, 38 y 31 batallas de cada 100.
value-handicap-none = ninguno
value-handicap-first-1 = { seat-0 } empieza con vida −1
value-handicap-first-2 = { seat-0 } empieza con vida −2
value-handicap-first-3 = { seat-0 } empieza con vida −3
value-handicap-second-1 = { seat-1 } empieza con vida −1
value-handicap-second-2 = { seat-1 } empieza con vida −2
value-handicap-second-3 = { seat-1 } empieza con vida −3
reason-last-unit = un ejército se ha quedado sin unidades
reason-more-units = un mazo se ha agotado y un ejército tiene más unidades
reason-only-cards = un mazo se ha agotado, los ejércitos son iguales y solo un bando tiene cartas
reason-even = un mazo se ha agotado y los ejércitos son iguales

# Unidades
unit-name = { $unit ->
    [K] rey
    [Q] dama
    [R] torre
    [B] alfil
    [N] caballo
    [P] peón
   *[other] { $unit }
}
    .definite = { $unit ->
        [K] el rey
        [Q] la dama
        [R] la torre
        [B] el alfil
        [N] el caballo
        [P] el peón
       *[other] { $unit }
    }
    .object = { $unit ->
        [K] al rey
        [Q] a la dama
        [R] a la torre
        [B] al alfil
        [N] al caballo
        [P] al peón
       *[other] a { $unit }
    }
    .none = { $unit ->
        [Q] ninguna dama
        [R] ninguna torre
       *[other] ningún { unit-name }
    }
unit-weapon = { $unit ->
    [P] Lanza larga
    [R] Arco largo
    [N] Maza pesada
    [B] Mangual
    [Q] Rayo mágico
    [K] Cetro
   *[other] –
}
unit-coat = { $unit ->
    [P] Cuero duro
    [R] Cuero blando
    [N] Cota de malla
    [B] Tela
    [Q] Tela
    [K] Tela
   *[other] –
}

# Lo que se ve
row = fila { $row }
column = columna { $column }
cell-empty = { $square }, sin carta
cell-card = { $square }, { card-name }
rest-hand = la mano
card-on = { card-name } en { $square }
unit-there = { unit-name } de { $owner } en { $square }, { $life } de { $most } de vida
in-hand = { $count ->
    [0] mano vacía
   *[other] mano { $count }
}
in-deck = { $count ->
    [0] mazo vacío
   *[other] mazo { $count }
}
hand-card = { card-name } en tu mano
hidden-card = una carta en la mano de { $owner }
deck-count = { $count ->
    [0] mazo vacío
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
deck-of = mazo de { $owner }: { $count }
initiative = iniciativa
fallen = caídas
discards = descartadas
initiative-card = carta de iniciativa de { $owner }: { card-name }
unit-to-choose = { unit-name }, para elegir
unit-to-place = { unit-name } de { $owner }, sin colocar
to-choose = unidades para elegir
to-place = por colocar
units-left = { $count }/{ $most } unidades
prompt-choosing = Elige cuatro unidades; se pueden repetir. Ambos ejércitos se descubren a la vez.
prompt-budget = Tu ejército puede costar { $budget } como mucho.
prompt-dealing = Se reparten las cartas de salida.
prompt-placing = Coloca una unidad en una de tus cartas de salida.
prompt-initiative = Cada bando roba una carta de iniciativa: la más alta empieza.
prompt-offered-one = Sin cartas en la mano puedes robar una. Sin carta no se mueve ninguna unidad.
prompt-drawing-one = Se roba una carta.
prompt-moving = Juega una carta y mueve a ella una unidad: un paso o en el sitio, alternando rojo y negro.
prompt-moving-or-staying = Juega una carta y mueve a ella una unidad, un paso o en el sitio, alternando rojo y negro; o quédate quieto.
prompt-attacking = { unit-name } en { $square }: puede atacar una vez. Elige cómo.
prompt-drawing-hit = El acierto da cartas.
prompt-keeping = Conserva tus cartas o descártalas todas.
prompt-keeping-again = Se han robado dos cartas: conserva la mano o descártala entera.
prompt-offered-two = El objetivo estaba en la posición clave: puedes robar 2 cartas.
prompt-drawing-two = Se roban cartas.

# Qué es cada cosa
key-side = posición clave: lado a lado
key-head = posición clave: cabeza con cabeza
key-digit = posición clave: diagonales con número
key-clear = posición clave: diagonales sin número
key-all = posición clave: todo alrededor
key-about = Quien ataca a una unidad que está, vista desde el atacante, en la posición clave puede robar 2 cartas tras el turno, acierte o no.
deck-fact = Cartas por venir
deck-about = En mano y mazo juntos, según el ataque en que son triunfo.
deck-gone = Repartidas, jugadas o descartadas: { $cards }.
advantage-reach = Largo alcance
advantage-aim = Tiro mortal
advantage-smite = Gran golpe
advantage-healing = Curación
advantage-blast = Onda mágica
advantage-strategy = Estrategia
advantage-charge = Carga
advantage-volley = Andanada
advantage-drain = Drenaje
power-reach = con ases y comodines, { $power } de daño en diagonal.
power-aim = con ases y comodines, { $power } de daño en diagonal que ninguna armadura frena.
power-smite = con ases y comodines, { $power } de daño en línea recta, +1 por cada unidad propia en el campo.
power-healing = cura a una vecina en diagonal y a todas las propias sobre su color, { $power } por as o comodín.
power-blast = { $power } de daño por as o comodín a un objetivo en diagonal y a todas las enemigas sobre su color.
power-strategy = con ases y comodines, { $power } de daño en línea recta; si acierta, roba { $draws } cartas.
power-charge = con ases y comodines, { $power } de daño en línea recta; si el objetivo cae, ocupa su casilla.
power-volley = con ases y comodines, { $power } de daño a un objetivo en diagonal y a todas las enemigas contiguas a él en línea recta.
power-drain = con ases y comodines, { $power } de daño en línea recta; recupera lo que sufre el objetivo.
strikes-melee = Cuerpo a cuerpo: ataca en línea recta.
strikes-ranged = A distancia: ataca en diagonal.
bears-weapon = Arma: { $name }.
bears-coat = Armadura: { $name }.
fact-life = vida
fact-accuracy = puntería
fact-evasion = evasión
fact-armour = armadura
fact-damage = daño (fácil, óptimo, arriesgado)
fact-type = tipo
fact-weapon = arma
fact-advantage = ventaja
fact-price = precio
short-life = vida
short-accuracy = punt.
short-evasion = eva.
short-armour = arm.
short-damage = daño
short-price = precio
price-by-numbers = precio según sus valores
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Triunfos para acertar a esta unidad: { $units }.
needs-to-hit = Triunfos que necesita esta unidad: { $units }.

# Qué haría un ataque
target = { unit-name } { $square } · evasión { $evasion } · armadura { $armour } · hacen falta { $needed }
target-own = curar: { unit-name } { $square }
target-key = clave: +{ $count } cartas
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = falla
row-miss-key = falla, pero +2
row-falls = { unit-name }: cae
row-falls-too = { unit-name } { $square } también cae
row-left = quedan { $life }
row-too = { unit-name } { $square }: { $amount }
row-charges = avanza a { $square }
count-initiative = { card-name } (carta de iniciativa de { $who }): { $trump ->
    [yes] triunfo
   *[no] no es triunfo
}
count-under = { card-name } en { $square }: { $trump ->
    [yes] triunfo
   *[no] no es triunfo
}
count-trumps = triunfos: { $trumps }, necesarios: { $needed }
count-key = En la posición clave: +2 cartas.

# Cartas
card-name = { $rank ->
    [X] { $suit ->
        [R] comodín rojo
        [B] comodín negro
       *[other] comodín
    }
    [T] 10 de { suit-name }
    [J] jota de { suit-name }
    [Q] reina de { suit-name }
    [K] rey de { suit-name }
    [A] as de { suit-name }
   *[other] { $rank } de { suit-name }
}
    .definite = { $rank ->
        [J] la { card-name }
        [Q] la { card-name }
       *[other] el { card-name }
    }
    .opening = { $rank ->
        [J] La { card-name }
        [Q] La { card-name }
       *[other] El { card-name }
    }
suit-name = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}

# Lo que pasó
list = { $first }, { $second }
say-army-hidden = { $who } elige un ejército.
say-army = { $whose ->
    [you] Eliges: { $army }.
   *[other] { $who } elige: { $army }.
}
say-has-army = { $whose ->
    [you] Tú tienes: { $army }.
   *[other] { $who } tiene: { $army }.
}
say-deal = { $whose ->
    [you] Recibes { card-name.definite } en { $square }.
   *[other] { $who } recibe { card-name.definite } en { $square }.
}
say-place = { $whose ->
    [you] Colocas { unit-name.definite } en { $square }.
   *[other] { $who } coloca { unit-name.definite } en { $square }.
}
say-init = { $whose ->
    [you] Sacas { card-name.definite } para la iniciativa.
   *[other] { $who } saca { card-name.definite } para la iniciativa.
}
say-draw-card = { $whose ->
    [you] Robas { card-name.definite }.
   *[other] { $who } roba { card-name.definite }.
}
say-draw-hidden = { $who } roba una carta.
say-draw = { $whose ->
    [you] Quieres robar.
   *[other] { $who } quiere robar.
}
say-decline = { $whose ->
    [you] No robas.
   *[other] { $who } no roba.
}
say-keep = { $whose ->
    [you] Conservas la mano.
   *[other] { $who } conserva la mano.
}
say-discard = { $whose ->
    [you] Descartas la mano: { $cards }.
   *[other] { $who } descarta la mano: { $cards }.
}
say-move = { $whose ->
    [you] Juegas { card-name.definite } y mueves { unit-name.definite } de { $square } a { $to }.
   *[other] { $who } juega { card-name.definite } y mueve { unit-name.definite } de { $square } a { $to }.
}
say-stay = { $whose ->
    [you] Juegas { card-name.definite } bajo { unit-name.definite } de { $square }.
   *[other] { $who } juega { card-name.definite } bajo { unit-name.definite } de { $square }.
}
say-hold = { $whose ->
    [you] No atacas.
   *[other] { $who } no ataca.
}
say-no-move = { $whose ->
    [you] No mueves.
   *[other] { $who } no mueve.
}
say-miss = { $whose ->
    [you] Atacas { unit-name.object } de { $square } ({ $style }) y fallas:
   *[other] { $who } ataca { unit-name.object } de { $square } ({ $style }) y falla:
} { $trumps ->
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
} de { $needed }.
say-hit = { $whose ->
    [you] Atacas { unit-name.object } de { $square } ({ $style }) y aciertas con
   *[other] { $who } ataca { unit-name.object } de { $square } ({ $style }) y acierta con
} { $trumps ->
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
}: { $effects }.
say-heal = { $whose ->
    [you] Curas con
   *[other] { $who } cura con
} { $trumps ->
    [one] { $trumps } triunfo
   *[other] { $trumps } triunfos
}: { $effects }.
style-easy = ataque fácil
style-optimal = ataque óptimo
style-risky = ataque arriesgado
style-advantage = ventaja
effect-suffers = { unit-name.definite } de { $square } sufre { $amount } de daño
effect-falls = { unit-name.definite } de { $square } cae
effect-charges = { unit-name.definite } avanza a { $square }
effect-regains = { unit-name.definite } de { $square } recupera { $amount } de vida
effect-none = nada cambia

# Negativas: preparación
army-first = Elige primero tu ejército.
armies-chosen = Los ejércitos ya están elegidos.
army-order = En este orden, por favor: { $text }
army-too-dear = Este ejército cuesta { $cost }; el presupuesto es { $budget }.
place-first = Coloca primero una unidad en una de tus cartas de salida.
all-placed = Todas las unidades están colocadas.
no-such-unit = No te queda { unit-name.none } por colocar.
not-home = En { $square } no hay ninguna carta de salida tuya.
home-taken = En { $square } ya hay una unidad tuya.
deal-first = Se están repartiendo las cartas de salida.
deal-over = Las cartas de salida ya están repartidas.
dealt-already = { card-name.opening } ya está en la mesa.
never-dealt = Aquí no se reparten ases ni comodines: devuelve la carta al mazo y saca otra.
too-far-to-move = Una unidad se mueve como mucho una casilla, en cualquier dirección: { $to } está demasiado lejos de { $square }.

# Negativas: cartas
initiative-first = Se está robando para la iniciativa.
initiative-over = En esta ronda ya se ha robado para la iniciativa.
not-in-deck = { card-name.opening } ya no está en el mazo.
in-hand-already = { card-name.opening } ya está en la mano, no en el mazo.
pre-turn-draw-first = No tienes cartas: di primero si robas una.
no-draw-with-cards = Quien tiene cartas no roba antes de mover.
draw-after-attack = Se roba después del ataque; primero ataca o renuncia.
keep-first = Di primero si conservas o descartas la mano.
discard-after-attack = La mano se conserva o descarta después del ataque; primero ataca o renuncia.
discard-over = En este turno ya no se conserva ni descarta la mano.

# Negativas: movimiento
must-move = Puedes mover, así que debes hacerlo.
move-or-stay = Primero mueve una unidad, o quédate quieto.
stay-no-deck = Con el mazo vacío no puedes quedarte quieto: puedes mover, así que debes hacerlo.
no-move = Ninguna carta de tu mano puede mover una unidad tuya.
moved-already = En este turno ya has movido una unidad.
no-own-unit = En { $square } no hay ninguna unidad tuya.
not-in-hand = No tienes { card-name.definite } en la mano.
discard-all = Se descarta y se muestra toda la mano: { $count } cartas, no { $given }.
could-have-moved = Se dijo que no había ningún movimiento posible, pero con esta carta sí lo había: { card-name }.
no-such-hand = No puede ser: quedan sin ver muy pocas cartas del color que no se podía jugar.
square-taken = En { $to } hay otra unidad.
same-as-standing = { card-name.opening } tiene el color de la carta de { $square }, bajo la unidad.
same-as-covered = { card-name.opening } tiene el color de la carta de { $to }, que cubriría.

# Negativas: ataque
move-first = Solo ataca una unidad que acaba de moverse: mueve primero.
no-attack-now = El ataque de este turno ya ha pasado.
no-enemy = En { $square } no hay ningún enemigo.
too-far = { $square } no está junto a { $from }.
ranged-only = Este ataque es a distancia: alcanza a las vecinas en diagonal, y { $square } está en línea recta.
melee-only = Este ataque es cuerpo a cuerpo: alcanza a las vecinas en línea recta, y { $square } está en diagonal.
blast-diagonal = La Onda mágica es un ataque a distancia: { $square } no es vecina en diagonal.
heal-own-only = Solo se curan unidades propias; en { $square } no hay ninguna.
heal-itself = Una unidad no puede elegirse a sí misma: cura a otra.
heal-diagonal = La curación alcanza a las vecinas en diagonal; { $square } no lo es.

# Botones
button-draw = Robar
button-decline = No robar
button-keep = Conservar mano
button-discard = Descartar mano
button-easy = Fácil
button-optimal = Óptimo
button-risky = Arriesgado
button-advantage = Ventaja
button-hold = No atacar
button-stay = No mover

# Unit files
units-option = units: { $given } no es posible. Posible: { $standard }, la ruta de un archivo de unidades (.toml) o su texto.
units-none = no hay ninguna
units-letter-taken = { $letter } es ya la letra de otra unidad
units-too-many = con las seis, puede haber como mucho { $most } tipos de unidad
units-six = { $letter } es una de las seis; para ocupar su lugar, escribe replaces = true
units-no-six = { $letter } no es ninguna de las seis: no hay nada que reemplazar
units-draws = solo strategy roba cartas
units-order = las seis unidades deben ser { $letters }, en este orden
wanted-letter = una letra mayúscula que no sea X, la del comodín
wanted-name = un nombre de { $most } letras como mucho
scenario-unknown = scenario: { $given } no es posible. Posible: { $choices }.
scenario-taken = { $id } es ya el nombre de otro escenario
scenario-many = puede haber como mucho { $most } escenarios
wanted-here = se espera: { $wanted }
wanted-scenario-id = una letra minúscula y luego como mucho 39 minúsculas, cifras o guiones
wanted-army = de 1 a { $most } de las letras { $letters }
wanted-rows = tantas filas distintas de a–g como unidades: { $count }
wanted-language = un idioma como en o fr
wanted-words = un texto de { $most } signos como mucho, sin enlaces
budget-no-price = Con presupuesto toda unidad necesita un precio, y { $letter } no lo tiene.
budget-low = Ningún ejército cuesta solo { $budget }; el más barato cuesta { $least }.
option-units = Unidades
option-units-about = Unidades propias: un archivo que las describe.
option-units-takes = Su ruta (.toml) o su texto.

# Posiciones
wanted-pair = una lista de dos, la de Blanco y la de Negro
wanted-card = una carta como 7H, TS o XX
wanted-coloured = XR o XB, un comodín de un solo color
wanted-cards = una lista de { $most } cartas como mucho
wanted-units = un texto de { $most } letras como mucho, de { $letters }
wanted-squares = un objeto cuyas claves son casillas
wanted-unit = un objeto con exactamente { $keys }
because-card-twice = Una carta está más veces de las que hay en el mazo.
because-open-card = Una carta descubierta está también en una mano o un mazo.
because-still-there = Esta carta sigue en la mano o en el mazo.
because-army-size = Un ejército tiene cuatro unidades como mucho.
because-army-whole = Aquí el ejército debe estar completo.
because-army-banned = Este ejército no está permitido.
because-army-fixed = El escenario tiene otros ejércitos.
because-no-choice = El escenario fija los ejércitos: nadie elige.
because-army-order = Primero elige ejército Blanco, luego Negro.
because-no-hands = Hasta el primer turno las manos están vacías.
because-no-initiative = La iniciativa se roba después de la preparación.
because-nothing-yet = Nadie mueve ni gana antes de la batalla.
because-pending = Esto no encaja con la fase.
because-four-dealt = Se reparte una carta por cada unidad.
because-not-dealt = Los ases y los comodines no se reparten.
because-left-deck = Del mazo faltan cartas distintas de las que están en la mesa.
because-home-cards = Las cartas de salida están en otro sitio.
because-home-missing = Falta una carta de salida.
because-few-dealt = Todas las cartas de salida deben haber salido de este mazo.
because-not-home = Una unidad no está en su carta de salida.
because-at-home = Hasta el primer turno todas las unidades están en sus cartas de salida.
because-place-order = Las unidades se colocan por turnos, primero Blanco.
because-place-later = Las unidades se colocan después del reparto.
because-all-placed = Todas las unidades están ya colocadas.
because-no-card = Bajo esta unidad no hay ninguna carta.
because-unhurt = Nadie está herido antes del primer turno.
because-wounded = Antes del primer turno a una unidad le falta justo la vida que quita el hándicap.
because-no-unit = Un bando ya no tiene unidades.
because-initiative-missing = Falta una carta de iniciativa.
because-initiative-order = Para la iniciativa roba primero Blanco.
because-initiative-equal = Con cartas de iniciativa iguales se roba de nuevo.
because-other-order = Empieza la carta de iniciativa más alta.
because-initiative-none = No hay carta que robar para la iniciativa.
because-not-moved = En este turno aún no se ha movido nadie.
because-must-move = Quien puede mover debe hacerlo.
because-no-stay = Quien se queda quieto podía mover y tiene cartas en el mazo.
because-moves-first = Solo ataca una unidad que se ha movido.
because-moved-gone = En esa casilla no hay ninguna unidad propia.
because-no-attack = Aún no ha habido ataque.
because-no-key = Ningún objetivo está en la posición clave.
because-not-won = Aún no ha ganado nadie.
because-other-winner = Ha ganado el otro bando.
because-pre-turn = Antes del turno se roba una carta, y solo con la mano vacía.
because-no-move = No hay ningún movimiento permitido.
because-no-target = No hay ningún objetivo.
because-no-hand = No hay mano que conservar.
because-kept-before = La mano solo se descarta antes de robar.
because-no-draw = La unidad que se movió no roba cartas.
because-nothing-drawn = Después de este turno no hay nada que robar.
because-so-many = No se roban tantas cartas.
because-cards-missing = Faltan en la mano cartas robadas.
because-both-gone = Las últimas unidades de ambos bandos nunca caen a la vez.
because-whose-turn = La última unidad cae en el turno de quien gana.
because-decks-left = Ambos mazos tienen cartas: la batalla sigue.
because-cards-left = Ambos bandos pueden seguir jugando: la batalla sigue.
because-white-begins = Una ronda empieza con Blanco.

# The end
ending-fallen = { $whose ->
    [you] Ha caído tu última unidad.
   *[other] Ha caído la última unidad de { $who }.
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Se han acabado las cartas y tu ejército es el mayor.
       *[other] Se han acabado las cartas y el ejército de { $who } es el mayor.
    }
    [playable] { $whose ->
        [you] Se han acabado las cartas, los ejércitos son iguales y solo tú puedes jugar aún una carta.
       *[other] Se han acabado las cartas, los ejércitos son iguales y solo { $who } puede jugar aún una carta.
    }
   *[cards] { $whose ->
        [you] Se han acabado las cartas, los ejércitos son iguales y solo a ti te quedan cartas.
       *[other] Se han acabado las cartas, los ejércitos son iguales y solo a { $who } le quedan cartas.
    }
}
ending-even = { $cards ->
    [both] Un mazo está vacío, los ejércitos son iguales y a ambos bandos les quedan cartas: tablas.
    [unplayable] Se han acabado las cartas, los ejércitos son iguales y nadie puede jugar ya una carta: tablas.
   *[none] Se han acabado las cartas, los ejércitos son iguales y a nadie le quedan cartas: tablas.
}
ending-counts = unidades: { $units } · cartas restantes: { $cards }
# Por qué no se puede hacer nada
why-no-move = { $whose ->
    [you] No puedes mover: todas las cartas de tu mano tienen el color de las cartas que hay bajo tus unidades.
   *[other] { $who } no puede mover: todas las cartas de la mano tienen el color de las cartas que hay bajo sus unidades.
}
why-no-turn = { $whose ->
    [you] No tienes cartas y pierdes el turno.
   *[other] { $who } no tiene cartas y pierde el turno.
}

# The workshop
type-melee = cuerpo a cuerpo
type-ranged = a distancia
look-letter = la letra
field-name = Nombre
field-letter = Letra
field-look = Aspecto
field-type = Tipo
field-damage-easy = Daño, fácil
field-damage-optimal = Daño, óptimo
field-damage-risky = Daño, arriesgado
field-advantage = Ventaja
field-power = Fuerza de la ventaja
field-draws = Cartas al acertar
field-limit = Máximo con un juego de ajedrez
field-weapon = Arma
field-coat = Nombre de la armadura
field-flavour = Una frase sobre ella
field-id = Nombre corto (a-z, 0-9, -)
field-army-white = Ejército blanco
field-army-black = Ejército negro
field-rows-white = Filas de Blanco
field-rows-black = Filas de Negro
field-text = Una frase
part-unit = Unidades
part-unit-more = Añadir una unidad
part-scenario = Escenarios
part-scenario-more = Añadir un escenario
match-needs = necesita
match-damage = daño
match-note = Probabilidad de acertar en %, antes de ver cartas. Daño: en promedio, un golpe con el estilo que va con las cartas, menos la armadura.
way-free = Ejércitos cualesquiera
way-budget = Ejércitos por { $budget }

# Sheets to print
sheet-form = Hoja del ejército
sheet-cards = Cartas de unidad
sheet-tokens = Fichas de unidad
form-player = Jugador
form-against = contra
form-date = Fecha
form-injury = heridas
form-army = { $given } no es un ejército: como mucho { $most } de las letras { $letters }
new-unit = lancero
new-scenario = Batalla
way-exchanged = { $scenario }, bandos cambiados
favoured-none = Por precio, casi iguales ({ $white } a { $black }). Lo más justo son dos batallas cambiando de bando.
favoured = Por precio, { $side ->
    [white] las blancas
   *[black] las negras
 } tienen ventaja ({ $white } a { $black }). Para que sea justo, jugad dos batallas cambiando de bando.
part-army = Ejércitos
part-army-more = Añadir un ejército
new-army = Ejército
field-units = Unidades (letras)
way-mirror = { $army } en ambos bandos

# Small battles (RB-34)
because-not-of-deck = Un mazo tan pequeño no tiene esa carta.
option-deck-about = Cuántas cartas tiene un mazo.

# The box on the table
tell-army = { $who }: nombra las unidades de tu ejército.
tell-deal = { $who }: ¿qué carta hay en { $square }?
tell-initiative = { $who }: ¿qué carta de iniciativa has sacado?
tell-discarded = { $who }: ¿qué cartas descartas?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Cartas del campo
editor-injuries = Vida perdida
editor-injury = { $count } de vida perdida
editor-hand = Mano
editor-deck = Mazo
editor-unplaced = Unidades sin colocar
editor-moved = Unidad que se movió
editor-stay = ninguna: se quedó quieta
editor-key = Objetivo en posición clave
editor-pending = Cartas por robar
editor-winner = Ganador
editor-first = Primero en esta ronda
editor-yes = sí
editor-no = no
phase-choosing = se eligen los ejércitos
phase-dealing = se reparten las cartas de salida
phase-placing = se colocan las unidades
phase-initiative = se roba la iniciativa
phase-offered-one = robar una o no
phase-drawing-one = se roba una carta
phase-moving = se mueve una unidad
phase-attacking = un ataque
phase-drawing-hit = un acierto da cartas
phase-keeping = conservar la mano o descartarla
phase-keeping-again = después de robar: conservar la mano o descartarla
phase-offered-two = robar dos o no
phase-drawing-two = se roban dos cartas
phase-over = la batalla ha terminado

# What was touched so far leads on: what to touch next
step-unit = { card-name }: ¿qué unidad va a ella?
step-to = ¿Adónde va { unit-name.definite }? Su propio lugar: quedarse.
step-place = ¿Dónde empieza { unit-name.definite }?

# Why a move or an attack was worse than another
worse-attack = Este ataque: { $felled } caídas, { $life } de vida. El mejor: { $most-felled } caídas, { $most-life } de vida.
worse-move = Lo máximo que logra un ataque tras esto: { $felled } caídas, { $life } de vida; tras la mejor jugada: { $most-felled } caídas, { $most-life } de vida.
worse-key-attack = El mejor ataque es en la posición clave: después se pueden robar dos cartas.
worse-key-move = Tras la mejor jugada se puede atacar un objetivo en la posición clave; tras esta, ninguno.
