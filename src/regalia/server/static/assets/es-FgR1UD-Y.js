var e=`title-your-turn = ● Te toca: { $game }
title-of = { $title }: { $text }
cancel = Cancelar
copied = Copiado.
not-copied = Cópialo a mano, por favor.
your-name = Tu nombre
your-name-about = Lo ven quienes juegan contigo.
name-is = Aquí te llamas { $name }.
name-change = Cambiar
my-data = Mis datos
my-data-about = El servidor guarda tus asientos, el nombre que elegiste y cosas pequeñas como ajustes y resultados, bajo un número aleatorio.
my-data-download = Descargar todo sobre mí
my-data-phrase = Obtener un código nuevo
my-data-phrase-about = Apúntalo y no se lo des a nadie: quien lo tenga puede jugar en tu lugar, en cualquier dispositivo. Solo se muestra esta vez.
my-data-phrase-replaces = El código que tienes ahora dejará de valer.
devices = Dispositivos
devices-about = Cada dispositivo tiene su propia llave. Cierra la sesión de los que ya no tengas o no reconozcas.
device-this = este dispositivo
device-seen = última visita: { $when }
device-unknown = Dispositivo desconocido
device-rename = Cambiar nombre
device-rename-whose = Cambiar el nombre de { $name }
device-name = Nombre del dispositivo
device-name-do = Guardar
device-end = Cerrar sesión
device-end-whose = Cerrar sesión en { $name }
device-end-about = Desde ahí ya no se podrá abrir nada tuyo.
device-end-this = Aquí empezarás de cero. Para volver necesitas tu código o un enlace de otro dispositivo.
device-end-lost = No tienes código y este es tu único dispositivo: no podrías recuperar tus partidas ni tus resultados. Obtén antes un código.
device-old = Su llave es tu código antiguo, que también pueden tener otros dispositivos.
device-old-others = Su llave es tu código antiguo. También la tienen: { $names }.
devices-end = Cerrar sesión en los demás
devices-end-about = Se cierra la sesión en todos tus otros dispositivos y recibes un código nuevo; el que tienes ahora dejará de valer.
devices-need = Estos necesitarán el código nuevo: { $names }.
devices-need-old = Todo dispositivo que aún tenga tu código antiguo necesitará el nuevo.
my-data-copy = Copiar
continue-elsewhere = Seguir en otro dispositivo
continue-link = Enlace para seguir
continue-elsewhere-about =
    { $minutes ->
        [one] Escanea esto con el otro dispositivo o abre allí el enlace. Vale una vez, durante un minuto. No se lo des a nadie: quien lo abra jugará en tu lugar.
       *[other] Escanea esto con el otro dispositivo o abre allí el enlace. Vale una vez, durante { $minutes } minutos. No se lo des a nadie: quien lo abra jugará en tu lugar.
    }
continue-link-about =
    { $minutes ->
        [one] Abre este enlace en el otro navegador. Vale una vez, durante un minuto. No se lo des a nadie: quien lo abra jugará en tu lugar.
       *[other] Abre este enlace en el otro navegador. Vale una vez, durante { $minutes } minutos. No se lo des a nadie: quien lo abra jugará en tu lugar.
    }
continue-heading = ¿Seguir aquí?
continue-about = Entonces serás en este navegador la misma persona que en tu otro dispositivo: vienen contigo las partidas, el nombre y los ajustes. Sigue solo un enlace que hayas pedido tú.
continue-left =
    { $count ->
        [one] Una partida de este navegador se queda atrás. Para recuperarla después, apunta antes tu código actual: Ajustes, Mis datos.
       *[other] { $count } partidas de este navegador se quedan atrás. Para recuperarlas después, apunta antes tu código actual: Ajustes, Mis datos.
    }
continue-do = Seguir aquí
my-data-enter = Código de otro dispositivo
my-data-enter-do = Seguir aquí
my-data-delete = Borrar todo sobre mí
my-data-sure = Se borran tus asientos y tus datos, y las partidas en las que no hay nadie más. No se puede deshacer.
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
motion-system = Sistema
motion-full = Completas
motion-less = Reducidas
pace-calm = Tranquilo
pace-usual = Normal
pace-quick = Rápido
pace-about = A qué ritmo se muestra lo que han hecho los demás.
rolls-tap = Los toco yo
rolls-self = Por sí solos
rolls-about = Tus dados y tus cartas esperan a que los toques, tres segundos como mucho.
sound-on = Sí
sound-off = No
notices-ask = Permitir avisos
notices-on = Los avisos están activados.
notices-off = Quitar los avisos
push-about = En partidas de varios días, también con la página cerrada.
push-on = También cerrada
push-off = Solo abierta
push-failed = El navegador no lo ha permitido.
push-insecure = Los avisos con la página cerrada necesitan una dirección https; esta no lo es.
notices-denied = El navegador prohíbe los avisos de esta página. Se puede cambiar en sus ajustes.

choose = Elegir…
play-together = Juntos
play-together-game = Jugar juntos a { $game }
play-together-about = Compartís un asiento y lo resolvéis juntos: aquí, ante esta pantalla, o con el enlace.
race-begin = Empezar la carrera
race-alone = Primero a solas, sin prisa
exercise-today = Ejercicio de hoy
read-rules = Reglas
read-rules-game = Reglas: { $game }
your-games = Tus partidas
go-on = Seguir jugando
time-until = El tiempo acaba { $when }
digest-turns =
    { $count ->
        [0] Ahora no te toca en ninguna partida.
        [one] Te toca en una partida.
       *[other] Te toca en { $count } partidas.
    }
digest-soonest = El tiempo más corto acaba { $when }.
show-all = Ver todas ({ $count })
finished-games = Partidas terminadas ({ $count })
result-won = Ganada
result-lost = Perdida
result-place = { $place }.º lugar
result-drawn = Tablas
result-solved = Resuelto
result-unsolved = Sin resolver
today-heading = Ejercicios de hoy
today-done = Hecho
choosing-title = Elegir: { $game }
choosing-heading = ¿Cómo quieres jugar?
opponent-who = ¿Contra quién quieres jugar?
opponent-places = Asientos por ocupar
opponent-score = Has ganado { $won } de { $count }.
opponent-match = Está a tu altura.
opponent-strength = Más o menos de tu nivel: { $name }
opponent-link = Amigo con un enlace
opponent-link-about = Recibes un enlace para enviar a quien quieras. No hace falta ninguna cuenta.
opponent-here = Alguien a mi lado
opponent-here-about = Compartís este dispositivo: pasadlo o ponedlo entre los dos.

handicap-how-strong = ¿Qué nivel tiene la otra persona comparada contigo?
handicap-gap-0 = mucho menor
handicap-gap-1 = menor
handicap-gap-2 = parecido
handicap-gap-3 = mayor
handicap-gap-4 = mucho mayor
handicap-proposal = Para igualar la partida: { $what }.
handicap-mine = Ese bando es el tuyo.
handicap-other = Ese es el otro bando.
handicap-take = Jugar con este hándicap
handicap-drop = Jugar sin hándicap
handicap-lot = El sorteo decide quién empieza; el hándicap va con su jugador.
choosing-box = Cartas de tu caja
choosing-seats = Quién se sienta dónde
players = Jugadores
seat-number = Asiento{"\\u00A0"}{ $number }
seat-me = Tú
seat-computer = Ordenador
seat-here = Alguien aquí mismo
seat-open = Alguien por enlace
seat-name = Nombre
level = Nivel
level-solved = Se guía por el juego resuelto: sabe cuánto vale cada posición.
level-weaker = En este tablero los niveles son más débiles: lo que el ordenador aprendió es del tablero del reglamento.
level-weaker-rules = Con estas reglas de la casa los niveles son más débiles: lo que el ordenador aprendió es del juego del reglamento.
who-begins = ¿Quién empieza?
begins-lot = Por sorteo
pair = ¿Cuántas partidas?
pair-one = Una
pair-two = Dos, cambiando de asiento
pair-about = Empezar vale algo. En dos partidas cada uno empieza una vez, con la misma preparación, y los puntos de ambas se suman. Es una regla nuestra.
house-rules = Reglas de la casa
house-rules-about = Otras maneras de leer el reglamento y reglas propias. Déjalas como están para jugar según las reglas de aquí.
option-none = Sin límite
option-own = Escribe o pega aquí
clock = Reloj
clock-none = Ninguno
clock-turn = Por turno
clock-game = Por partida
clock-days = Días
clock-days-each = Días por turno
clock-seconds = Segundos por turno
clock-minutes = Minutos por jugador
clock-gain = Extra por turno (s)
option-over-days = dura lo mismo que un turno, porque el reloj cuenta días.
clock-is-days =
    { $days ->
        [one] Reloj: un día por turno
       *[other] Reloj: { $days } días por turno
    }
time-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
time-hours = { $hours } h
clock-is-turn = Reloj: { $seconds } segundos por turno
clock-is-game = Reloj: { $minutes } min por jugador, + { $gain } s por turno
start-game = Empezar
start-game-link = Empezar e invitar

table-title = Mesa
connecting = Conectando…
reconnecting = Conexión perdida. Conectando de nuevo…
connected-again = Conexión recuperada.
table-gone = Esta mesa no existe
table-gone-text = Quizá el enlace esté incompleto, o la mesa se eliminó tras mucho tiempo sin uso.
no-connection-now = Ahora no hay conexión: no se ha enviado nada.
waiting-heading = Esperando jugadores
waiting-missing =
    { $count ->
        [one] Falta todavía un jugador.
       *[other] Faltan todavía { $count } jugadores.
    }
waiting-invite = Envía este enlace a quien vaya a jugar:
invite-link = Enlace a la mesa
reach-here = Esta dirección solo funciona en este ordenador. Para que puedan entrar otros de la red, inicia el servidor así:
reach-network = Esta dirección funciona en tu red.
qr-code = Código QR de la dirección
copy-link = Copiar enlace
share-link = Compartir enlace
share-text = ¡Juega conmigo a «{ $game }»!
sit-heading = Hay un asiento libre
sit-here = Sentarse
sit-as = Sentarse: { $side }
side-invite = Invitar a mi bando
side-link = Enlace a mi bando
side-about = Quien siga este enlace ve lo que tú ves y puede actuar por vuestro bando.
side-somebody = alguien
side-send-away = Quitar
side-send-away-name = Quitar a { $name }
side-leave = Dejar este bando
side-join-heading = ¿Jugar en el mismo bando que { $name }?
side-join-about = Veis lo mismo, y cualquiera de vosotros puede actuar.
side-join = Unirme
side-watch = Solo mirar
watch-only = Estás mirando.
seat-empty = Asiento libre

seats = Jugadores
seat-level = Nivel{"\\u00A0"}{ $level }
seat-online = Presente
seat-offline = Ausente
seat-along = con { $names }
seat-you = Tú
seat-to-act = le toca
seat-resigned = Se rindió
seat-flagged = Sin tiempo
seat-stand-in = Sigue un ordenador
seat-prepared = Ha elegido
seat-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
watching =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
turn-yours = Te toca
turn-of = Le toca a { $name }
turn-ahead = Le toca a { $name }. Ya puedes elegir.
turn-of-any = Quien sea más rápido: { $names }
turn-thinking = { $name } está pensando…
turn-playing = Juega { $name }
roll-dice = Tirar los dados
roll-dice-how = Toca los dados.
draw-cards = Robar
draw-cards-how = Toca para ver lo que robas.
hourglass = Reloj de arena
held-back = Tu hándicap: espera
prepared-yours = Elegido. Se jugará cuando llegue el turno.
sending = Enviando…

actions = Qué puedes hacer
all-actions = Todas las jugadas
all-actions-search = Buscar
all-actions-more = { NUMBER($count, useGrouping: 0) } más: búscalas.
all-actions-none = Ahora no hay ninguna jugada posible.
hint-coming = Pensando…
preparing = El ordenador se prepara para este juego, solo esta primera vez: { $share }…
hint-says = Quizá: { $sentence }
undo-ask = Pedir deshacer
answer-yes = Sí
answer-no = No
absence-wait = Esperar
absence-computer = Que siga un ordenador
absence-friend = Que siga otra persona
absence-take = Ocupar el asiento
absence-give-back = Devolver el asiento
absence-change = Decidir de nuevo
absence-link = Envía este enlace a quien deba ocupar el asiento:
offer-draw = Proponer tablas
resign-question = ¿De verdad quieres rendirte en esta partida?
resign-yes = Sí, me rindo
keep-going = Seguir
rematch-loser = Has perdido, así que dices quién empieza la siguiente partida.
rematch-i-begin = Otra vez: empiezo yo
rematch-you-begin = Otra vez: empiezas tú
rematch-they-say = Quien ha perdido ({ $name }) dice quién empieza la siguiente partida.
rematch-loser-begins = Otra vez: empieza quien perdió
rematch-winner-begins = Otra vez: empieza quien ganó
pair-next = Segunda partida
pair-game = Partida { $number }
pair-sum = En total
rematch-wished = { $names }: «¿Jugamos otra?»
rematch-asked = Esperando a que todos digan que sí.
rematch-with-computer = Otra partida con un ordenador
rematch-with-friend = Otra partida con otra persona
menu = Menú
rule-link = Regla { $rule }
log = Lo que ha pasado
log-empty = Aún no ha pasado nada.
story = Lo que ha pasado
show-again = Ver otra vez
back-to-now = Volver al presente
copy-watch-link = Enlace de espectador
save-record = Guardar la partida

chat-say = Di algo
chat-send = Enviar
chat-mute = Silenciar
chat-unmute = Reactivar
chat-muted = El chat está silenciado.
chat-empty = Nadie ha dicho nada.
chat-new =
    { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-line = { $name }: { $text }
emotes = Reacciones
emote-hello = Hola
emote-good-luck = Suerte
emote-well-played = Bien jugado
emote-thanks = Gracias
emote-think = Pensando
emote-wow = Guau
emote-oops = Uy
emote-laugh = Risas

curtain-heading = Pásale el dispositivo a { $name }
curtain-text = ¡Que nadie más mire la pantalla!
curtain-lift = Soy { $name }

ending-heading = La partida ha terminado
ending-won = ¡Has ganado!
ending-lost = Gana { $name }.
ending-draw = Tablas.
ending-you-lost = Has perdido
ending-place = Has quedado en { $place ->
    [2] segundo
    [3] tercer
   *[other] cuarto
} lugar
ending-you-share = Compartes la victoria
ending-shared = { $names } comparten la victoria
ending-solo-done = ¡Resuelto!
ending-solo-failed = Esta vez no.
par-fewest =
    { $par ->
        [one] Bastaba un movimiento.
       *[other] El mínimo posible son { $par } movimientos.
    }
par-plans =
    { $count ->
        [one] Hay exactamente una manera de hacerlo.
       *[other] Hay { $count } maneras de hacerlo.
    }
par-used =
    { $used ->
        [one] Has necesitado un movimiento.
       *[other] Has necesitado { $used } movimientos.
    }
ways-heading = La solución.
ways-last = La última carta.
ways-before = Soluciones de la carta anterior
ways-way = Camino { $number }
ways-yours = el tuyo
ways-played = jugado
ways-more =
    { $count ->
        [one] Y uno más.
       *[other] Y { $count } más.
    }
rest-yours = Punto para ti
rest-other = Punto para { $name }
rest-next = Siguiente carta
rest-waited-for = Los demás están listos. La partida sigue sola en
rest-waiting = Esperando a: { $names }
retry = Repetir el reto
look-back = Ver de nuevo
share = Compartir
new-game = Nueva partida

fair = Azar comprobable
fair-about = Antes de la primera tirada, el servidor fijó una semilla secreta y mostró su huella. Cuando acaba la partida se muestra la semilla, y con ella se pueden repetir todas las tiradas y barajadas.
fair-commit = Huella
fair-seed = Semilla
fair-seed-later = Se muestra al final
verify = Comprobar
verify-good =
    { $count ->
        [0] Todo en orden; en esta partida no se dejó nada al azar.
        [one] El único resultado del azar sale de la semilla.
       *[other] Los { $count } resultados del azar salen de la semilla.
    }
verify-bad = Algo no encaja: estos resultados no salen de la semilla.

replay-position = Paso { $step } de { $last }
replay-start = El comienzo
replay-place = { $at }. { $name }
replay-slider = Paso
step-first = Al comienzo
step-back = Un paso atrás
step-on = Un paso adelante
step-last = Al final
pause = Pausa
replay-keys = Flechas: izquierda y derecha, paso a paso; arriba y abajo, turno a turno; barra espaciadora: reproducir o pausar.
replay-controls = Pasos
replay-moves = Jugadas
replay-live = Esta partida aún se está jugando. Ves lo que sabes de ella.
replay-to-table = A la mesa
eyes = Con los ojos de
eyes-all = Todos los secretos
eyes-onlooker = Espectador
play-on = Seguir desde aquí
play-on-about = Una mesa nueva empieza en esta posición. Los dados y las cartas salen de nuevo desde aquí.
play-on-ended = Aquí termina la partida. Vuelve atrás y prueba de otra manera.
play-on-as = Juegas como
play-on-computer = Contra el ordenador
play-on-friend = Con otra persona
play-on-alone = Seguir jugando

rules-title = Reglas: { $game }
rules-contents = Contenido
rules-other = Otros juegos
rules-offline = No tienes conexión, y estas reglas aún no se han leído en este dispositivo. Se cargarán cuando haya conexión y se quedarán aquí.
example-agrees = Es justo lo que dice el ejemplo.
example-restart = Volver al principio
example-allowed = Permitido aquí
example-only = Permitido aquí, y nada más
example-refused = No permitido aquí
example-line = { $count ->
    [one] Verlo jugado: un paso
   *[other] Verlo jugado: { $count } pasos
}
example-least = El plan más corto cuesta { $least }.
example-plans = { $count ->
    [one] Solo hay uno.
   *[other] Hay { $count }.
}

about-heading = Acerca de Regalia
about-what = Juegos de mesa de reyes y damas, con reglas exactas, un ordenador que juega fuerte y una mesa para los amigos. Software libre; cualquiera puede tener su propio servidor.
about-fair-heading = ¿Es justo el azar?
about-fair = Las tiradas y las barajadas salen de una semilla que el servidor fija antes de la partida y cuya huella ven todos. Cada uno puede añadir su propia suerte. Después de la partida se muestra la semilla y cualquiera puede comprobar cada resultado, aquí con un clic o con la orden de abajo.
about-help = No se puede descartar la ayuda de fuera: sin cuentas, nadie puede impedir que alguien pregunte a un ordenador en otra ventana. Cuando importe, jugad en la misma sala.
about-privacy-heading = Qué sabemos de ti
about-privacy = No hay cuentas ni rastreadores, y la página no pide nada a ningún otro servidor. Un número aleatorio, guardado en una cookie, sirve para reconocer tus asientos. Los nombres y el chat se quedan en la mesa y se borran con ella.
about-install-heading = En tu dispositivo
about-install = La página se puede instalar desde el menú del navegador. El inicio y las reglas se ven entonces incluso sin conexión.
about-people-heading = Quién lo ha hecho
about-people = El proyecto Regalia, con respeto por los reglamentos de los juegos, cuyos autores figuran en las páginas de reglas. Los textos de aquí son nuestros.
box-title = Ayudante: { $game }
box-who = ¿Quién juega?
box-names-about = Con nombres, todo se dice con ellos; sin nombres, con los colores o los asientos.
box-set = ¿Qué hay en vuestra caja?
box-how = ¿Cómo jugáis?
box-begin = Empezar
box-set-up = Jugadores y caja
box-telling = Contar lo que pasó
box-tell = Así fue
box-may = ¿Puedo?
box-may-asks = Lo próximo que toquéis solo pregunta si se puede: todavía no cuenta nada.
box-only-way = Solo había una posibilidad:
box-undo = Deshacer
box-restart = Nueva partida
box-log = Qué ha pasado
box-shown = ¿Qué se enseña a la vez?
box-which-card = ¿Qué carta se juega?
box-card = { $rank } de { $suit }
box-cards = Cartas
box-clubs = tréboles
box-diamonds = diamantes
box-hearts = corazones
box-spades = picas
box-joker = comodín
box-cards-told = Cartas dichas: { $count } de { $most }
box-units-told = Nombradas: { $count } de { $most }
box-sets = Como en partidas anteriores
box-piece = Pieza
box-position = La carta
box-this-card = Esta carta
box-seconds = { $count } s
box-not-allowed = No se permite:
box-offline = Sin conexión: las reglas están en el servidor. Lo que se dijo queda en este dispositivo, y el reloj de arena sigue.
box-rest = { $who }, { $where }: ¿qué cartas ({ $count })?
box-lives = Vida que queda
box-rest-tell = Decir lo que aún tenía { $who }
box-look-back = Repasar la partida
box-spectators = Lo que nadie mostró sigue oculto: el registro es el de un espectador.
box-save = Guardar la partida
box-restart-sure = ¿Dejar esta partida? Se olvida todo lo dicho.
box-about = Jugad con vuestra propia caja; la página os acompaña, arbitra y cuenta.
box-follows = Lo dicho se guarda para ti: en tus otros dispositivos la partida sigue donde la dejaste.
box-stays = Esta partida es ya demasiado larga para seguirte: se queda en este dispositivo. Guardada como registro, se puede abrir en otro.
box-all = Todos los juegos con caja
box-go-on = Sigue donde la dejaste
box-open = Seguir desde un registro
own-cards-ours = Las del proyecto
own-cards-mine = De tu caja ({ $count })
own-cards-about = Las cartas propias del proyecto o las impresas de tu caja: introdúcelas una vez y quedan guardadas para ti.
own-cards-enter = Introducir las cartas de tu caja
own-cards-count = Cartas introducidas: { $count } de { $most } como máximo
own-cards-twice = Esta carta ya está introducida.
own-cards-remove = Quitar
own-cards-change = Cambiar
own-cards-entering = Ahora introduces
own-cards-places = Posiciones
own-cards-values = Valores sueltos
own-cards-singly = Toca una ficha que lleve impreso otro valor que las demás de su clase.
own-cards-usual = Como su clase: { $value }
own-values-mine = Los valores de tu caja
own-values = Lo que valen las fichas
own-cards-put = Puestas: { $count } de { $most }
own-cards-missing = Falta todavía: { $what }.
own-board-draw = Dibujar el tablero de tu caja
own-board-mine = el de tu caja
own-board-about = ¿Tu caja tiene otro tablero? Dibújalo una vez y queda guardado para ti.
own-board-how = Toca una casilla para darle el siguiente papel, y un borde para poner un muro o quitarlo.
own-board-wall = Muro entre { $a } y { $b }
own-board-side = Cara { $number }
own-board-sides = Caras del tablero
own-board-right = En este tablero se puede jugar.
own-board-presets = Empezar con
own-board-from = Empezar con: { $board }
own-board-keep = Guardar este tablero
own-board-other-side = El tablero tiene otra cara
own-board-one-side = Quitar esta cara
own-board-forget = Olvidar este tablero

learn-steps = Pasos de la lección
learn-step = Paso { $number }: { $goal }
learn-step-done = Paso { $number }, hecho: { $goal }
learn-intro = De qué se trata
learn-begin = Directo a la lección
learn-your-move = { $count ->
    [one] Te toca · una jugada
   *[other] Te toca · { $count } jugadas
}
learn-right = Correcto
learn-wrong = Esa no es
learn-hint-later = No se pierde nada. Tras otro intento llega una pista.
learn-nothing-lost = No se pierde nada.
learn-try-again = Otro intento
learn-repeat = Otra vez
learn-next = Siguiente paso
learn-finish = Terminar
learn-skip = Saltar este paso
learn-needs-server = Lo que resulta de esto lo calcula el servidor: hace falta conexión.
learn-stars = { $count ->
    [one] Una estrella de tres
   *[other] { $count } estrellas de tres
}
learn-over = Fin de la lección
learn-again = Repetir la lección
learn-first-game-about = Ahora una partida entera contra el ordenador más fácil. Antes de cada tipo nuevo de decisión, una frase dice de qué se trata.
learn-offer = { $count ->
    [one] ¿Es tu primera vez con «{ $game }»? Un paso enseña cómo se juega.
   *[other] ¿Es tu primera vez con «{ $game }»? { $count } pasos cortos enseñan cómo se juega.
}
daily-of = Ejercicio del día: { $game }
daily-count = { $done } de { $count } hechos
daily-done = Hecho
daily-done-misses = Hecho, fallos: { $misses }
daily-next = Siguiente
daily-week = Los últimos siete días
daily-day-done = hecho
daily-day-forgiven = perdonado
daily-day-missed = perdido
daily-day-open = aún abierto
daily-days = Días seguidos: { $days }
daily-forgiven = Se perdona un día perdido por semana.
daily-share = Compartir
daily-copy = Copiar la línea
daily-picture = Guardar como imagen
practice-of = { $game }: { $theme }
practice-title = Practicar «{ $game }»
practice-about = Elige qué practicar. Se hace más difícil si aciertas; lo fallado vuelve tras 1, 3 y 7 días.
practice-due = Ejercicios que vuelven hoy: { $count }
practice-next = Siguiente ejercicio
learn-proof-exact = La respuesta: resuelta con exactitud
learn-proof-proved = La respuesta: demostrada
learn-proof-computed = La respuesta: calculada
learn-proof-searched = La respuesta: hallada por búsqueda

workshop-title = Taller: { $game }
workshop-link = Taller
workshop-about = Crea unidades y escenarios propios, mira lo que valen y juega con ellos enseguida.
workshop-matches = Contra las demás
workshop-other = Unidad
workshop-way = A qué jugar
workshop-against = Contra
workshop-play = Jugar con ello
workshop-kept = Guardado
workshop-name = Nombre
workshop-keep = Guardar
workshop-remove = Quitar
workshop-file = Guardar como archivo
workshop-open = Abrir un archivo
workshop-new = Empezar de nuevo
workshop-long = Es demasiado largo para un enlace; guárdalo como archivo.
workshop-bad-link = Este enlace no contiene nada que se pueda leer aquí.
workshop-languages = por idiomas, en el archivo
review-working = Repasando cada jugada…
review-deeper = Mirando con más calma lo que puede importar…
review-share = { $share } hecho
review-stop = Parar
review-go-on = Continuar
coach = La partida en un minuto
coach-moments = { $count ->
    [one] { $count } momento y una cosa para llevarte
   *[other] { $count } momentos y una cosa para llevarte
}
coach-voice = Leer en voz alta
coach-tomorrow = Mañana vuelve como ejercicio.
review-question = { $chance ->
    [dice] ¿Fui yo o fueron los dados?
    [cards] ¿Fui yo o fueron las cartas?
    [luck] ¿Fui yo o fue la suerte?
   *[none] ¿Qué decidió la partida?
}
review-right = { $right } de { $all } decisiones quedaron a menos de 2 puntos de la mejor.
review-whose = Según
review-error = Entre unas causas y otras puede haber un error de { $points } puntos.
review-graph-axes = De izquierda a derecha, los { $count } pasos de la partida; 100 es ganar, 0 perder.
review-more-marked = Qué más se marcó
review-details-about = cómo se suman los puntos, qué más se marcó, todos los dados y cartas
review-details = Detalles
review-where = De dónde viene el resultado
review-decisions = Jugadas
review-graph = Probabilidad de ganar
review-graph-told = Probabilidad de ganar, en porcentaje: { $start } al principio, entre { $low } y { $high }.
review-quiet = Ningún momento cambió mucho.
review-moments = Momentos que contaron
review-likely = Qué probable era: { $share }.
review-took = Costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
review-gave = Dio { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
review-kept = Así la probabilidad habría sido de { $best } de 100; de este modo fue de { $played }.
review-show-before = Como estaba
review-blows = { $chance ->
    [dice] Tiradas que cambiaron la partida
    [cards] Cartas que cambiaron la partida
   *[luck] Suerte que cambió la partida
}
review-step = Paso { $n }
review-nothing-to-do = Nadie podía hacer nada.
review-better = Mejor: { $what }
review-show-better = Mostrar la mejor
review-show-played = Mostrar lo jugado
review-try = Inténtalo
review-try-which = ¿Qué harías?
review-try-right = Correcto: tan bueno como lo mejor, o casi.
review-try-wrong = Eso cuesta { $points } puntos. Prueba otra cosa.
review-choices = Todo lo que se podía hacer
review-chance = Dados y cartas
review-chance-row = { $came }, lo justo { $fair }
review-how = Cómo se cuenta
review-how-sum = Una partida ganada son 100 puntos; una perdida, 0. La situación inicial, la suerte, las decisiones y el resto suman el resultado.
review-how-luck = Suerte: cuánto mejores que la media fueron para ti los dados y las cartas.
review-how-decisions = Decisiones: lo que valía una acción frente a la mejor, juzgado solo por lo que se podía saber en ese momento. Solo se señala lo que costó algo con seguridad.
review-how-unknowable = Nadie podía saberlo: lo que cambiaron en una decisión las cartas ocultas, o quién fue más rápido. Nunca se le reprocha a nadie.
review-how-left-over = Resto: lo que queda sin explicar porque algunos valores son solo estimados. Donde todos son exactos o demostrados, no queda nada.
review-start = Al principio
review-luck = { $chance ->
    [dice] Dados
    [cards] Cartas
   *[luck] Suerte
}
review-own = Jugadas propias
review-others = Jugadas ajenas
review-unknowable = Nadie podía saberlo
review-given-up = Final anticipado
review-left-over = Sin explicar
review-result = Resultado
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-grade-good = bien jugado
review-word-exact = exacto
review-word-proved = demostrado
review-word-computed = calculado
review-word-searched = estimado
print = Imprimir
print-what = Qué imprimir
print-paper = Papel
print-pdf = Como PDF
print-army = Ejército en la hoja (letras)
weigh = Evaluar
weigh-about = El servidor juega muchas partidas entre ejércitos iguales en los que se cambia una sola unidad.
weigh-it = Evaluar: { $name }
weigh-stop = Parar
weigh-waiting = Las primeras partidas empiezan enseguida…
weigh-progress = Progreso
weigh-failed = No se pudo evaluar esta unidad.
weigh-strength = quién juega
weigh-points = puntos de % de victorias
weigh-games = partidas

rush-title = Contrarreloj: { $game }
rush-minutes = Tres minutos
rush-survival = Hasta el tercer fallo
rush-about = De fácil a difícil, cada uno con el mínimo de jugadas. Quien tenga el enlace recibe ejercicios propios, igual de difíciles, y empieza una sola vez; lo que falles lo puedes repetir después.
rush-about-minutes = Resuelve todos los que puedas en tres minutos. Un fallo cuesta diez segundos; cinco, doce, veinte y treinta seguidos devuelven algunos.
rush-about-survival = Resuelve todos los que puedas. Tómate tu tiempo: se acaba con el tercer fallo.
rush-begin = Empezar
rush-begin-again = Empezar este de nuevo
rush-skip = Al siguiente (cuenta como fallo)
rush-too-late = Demasiado tarde: este ya no cuenta.
rush-score = Resueltos: { $count }
rush-lives = { $count ->
    [one] Te queda un fallo
   *[other] Te quedan { $count } fallos
}
rush-result = Fallos: { $misses }. Racha más larga: { $longest }.
rush-best = Tu mejor resultado: { $count }
rush-missed = Lo que has fallado
rush-look = Repetir el número { $number }
rush-look-again = Ver cómo van los demás
rush-board = Resultados
rush-invite = La misma contrarreloj para otros: el enlace
rush-another = Otra contrarreloj
rush-who = Quién
rush-done = Resueltos
rush-misses = Fallos
rush-nobody = Alguien
rush-me = tú
rush-running = sigue jugando
exercise-solve = Mostrar la solución
exercise-solution = La solución

analyse-of = Variantes: { $game }
analyse-about = Pega una partida guardada o una posición y prueba lo que quieras: con cualquier bando, tirada o carta.
analyse-about-moment = Juega por todos los bandos y elige lo que trae el azar. Todo se puede deshacer.
analyse-text = Una partida guardada o una posición
analyse-this = Abrir
analyse-where = Dónde estás
analyse-step = Paso { $n } de { $all }
analyse-before = Paso atrás
analyse-after = Paso siguiente
analyse-back = Deshacer
analyse-all-back = Volver a la partida
analyse-whose = Quién actúa
analyse-chance = Azar: elige lo que sale
analyse-random = Que decida el azar
analyse-values = Lo que vale cada acción
analyse-looking = Mirando cada vez más a fondo ({ $count })
analyse-deeper = Mirar más a fondo
analyse-all-seen = Todo se sabe.
analyse-more = { $count } más
analyse-fewer = Solo las mejores
analyse-line = Mejor línea
analyse-copy = Copiar la posición
analyse-terminal = Guardado, también se abre en un terminal:

mine-about = Lo que cuentan tus partidas juntas. Solo tú lo ves. Las partidas se añaden al abrir esta página; lo que encontró un análisis, cuando está listo.
mine-none = Aún no hay partidas terminadas.
mine-style = Lo que se te da bien y lo que no
mine-style-about = Solo en comparación con el resto de tus propios resultados. Entre paréntesis, el margen en el que está la proporción real en 95 de cada 100 casos.
mine-style-theme = Practicar este tema
mine-style-mistakes = Practicar tus decisiones señaladas
mine-results = Resultados
mine-level = Nivel { $level }
mine-people = Con otros, o a solas
mine-won = ganadas
mine-drawn = tablas
mine-lost = perdidas
mine-time = Precisión y suerte con el tiempo
mine-time-told = Partidas con análisis: { $count }. De media, precisión { $accuracy }\xA0%, suerte { $luck } puntos.
mine-accuracy = Precisión
mine-no-review = Ninguna de estas partidas tiene aún análisis. Abre uno y vuelve a mirar.
mine-themes = Decisiones señaladas
mine-theme-early = al principio
mine-theme-middle = a mitad de partida
mine-theme-late = al final
mine-theme-ahead = con ventaja
mine-theme-behind = con desventaja
mine-latest = Últimas partidas
mine-one-won = ganada
mine-one-drawn = tablas
mine-one-lost = perdida
mine-how = Las últimas 40 partidas se guardan una a una; las anteriores, solo como resultados.
mine-delete = Borrar estos resultados
mine-delete-sure = Sí, borrarlos

analyse-game = Juego
analyse-any-game = El que corresponda
editor-open = Componer una posición
editor-change = Cambiar la posición
editor-of = Componer una posición: { $game }
editor-about = Elige algo y toca dónde va; si lo tocas otra vez, desaparece.
editor-verdict = ¿Es posible?
editor-possible = Esta posición es posible.
editor-analyse = Probarla
editor-another = Otra posición
editor-things = Qué colocar
editor-away = Quitar
editor-fields = Qué más la define
review-try-other = No está entre las mejores. Prueba otra.

review-try-again = Otra vez
mistakes = Mis propios errores
mistakes-about = Las decisiones señaladas de tus partidas vuelven a los 1, 3 y 7 días. Lo que pierde menos de 2 puntos es correcto.
mistakes-due = Para hoy: { $count }
mistakes-waiting = Más adelante: { $count }
mistakes-begin = Intentarlos
mistakes-next = Siguiente
mistakes-gone = El análisis de esta partida ya no existe.

proved-link-about = Victorias que nadie puede impedir, para recorrerlas.
proved-about = En cada una de estas posiciones, quien tiene el turno puede forzar la victoria: se probaron todas las respuestas del otro bando. Se cuentan los turnos de ambos bandos, y no hay victoria más corta.
proved-side = Quién gana
proved-either = Cualquier bando
proved-length = Cuánto dura
proved-any = Cualquier duración
proved-turns =
    { $plies ->
        [one] un turno
       *[other] { $plies } turnos
    }
proved-wins =
    { $plies ->
        [one] { $side }: victoria en un turno
       *[other] { $side }: victoria en { $plies } turnos
    }
proved-ways =
    { $winning ->
        [one] Lo consigue una de { $actions } jugadas posibles.
       *[other] Lo consiguen { $winning } de { $actions } jugadas posibles.
    }
proved-count =
    { $count ->
        [0] No se conoce ninguna posición así.
        [one] Una posición
       *[other] { $count } posiciones
    }
proved-line = Quien gana es lo más rápido posible, y el otro bando resiste cuanto puede.
proved-all = Todas las posiciones
proved-next = La siguiente
`;export{e as default};