# Lo que dice la mesa del teclado.
to-act = le toca a { $who }
who-acts = Quien sea más rápido: { $who }
dice-to-type = Tira o roba, y escribe lo que salga
prompt = { $who }>{" "}
prompt-dice = dados>{" "}
prompt-race = asiento y jugada>{" "}
prompt-end = fin>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group }…: una jugada
   *[other] {"     "}{ $group }…: { NUMBER($count, useGrouping: 0) } jugadas
}
more-actions = { $count ->
    [one] Una jugada más: `list` la muestra, escribe su principio para encontrarla.
   *[other] { NUMBER($count, useGrouping: 0) } jugadas más: `list` las muestra, escribe su principio para encontrarlas.
}
which = { $typed } puede ser:
no-such-number = No hay número { $number }; las jugadas van del 1 al { $last }.
refused-by-rule = { $reason } (regla { $rule }; `rules { $rule }` la muestra)
say-seat-first = Di quién juega: el número del asiento y la jugada, por ejemplo `{ $example }`.
nobody-to-wait-for = Todos los que pueden jugar están ante este teclado.
or-wait = Cualquiera puede ser el primero: juega, o deja jugar al ordenador con `wait`.
compiling = El ordenador se prepara: la primera vez en este equipo tarda hasta un minuto.
by-solution = { $who } se guía por el juego resuelto: sabe cuánto vale cada posición.
thinking = Pensando…
hint = El ordenador elegiría { $text }: { $sentence }
time-limit = Tiempo restante: { $seconds } s.
undone = { $count ->
    [one] Deshecho: { $texts }.
   *[other] Deshecho, { NUMBER($count, useGrouping: 0) } en total: { $texts }.
}
record-needs-file = Di dónde: `record partida.txt`.
record-exists = { $file } ya existe y se queda como está; elige otro nombre.
record-saved = La partida está anotada en { $file }.
record-tells-all = Lo cuenta todo, también las cartas ocultas.
record-failed = No se puede escribir { $file }: { $why }.
kept = La partida queda guardada. Para seguirla:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = este archivo no contiene ninguna partida con caja dejada a medias.
not-kept = La partida no queda guardada: { $why }.
no-home = no se encuentra tu carpeta personal
quit-question = ¿Guardar la partida para más tarde? [S/n]{" "}
draw-question = { $who }, ¿aceptas tablas? [s/N]{" "}
curtain = Por favor, pasa el teclado a { $who }.
curtain-enter = { $who }, pulsa Intro cuando nadie más mire.{" "}
concluded = Mínimo de movimientos: { $least }. Formas: { $plans }. Una de ellas: { $way }
next-enter = Pulsa Intro para el siguiente reto.{" "}
between = un reto ha terminado
referee = quien tira y roba
story-empty = Aún no ha pasado nada.
what-unknown = No se sabe nada de «{ $what }».
goes-on = La partida continúa.
you-may = Puedes
you-may-type = Lo que puede salir
after-end = `record ARCHIVO` guarda la partida, `log` la cuenta, `again` juega otra vez, Intro sale.
opponent = { $name }, nivel{"\u00A0"}{ $level }: { $about }
level-weaker = En este tablero los niveles son más débiles: lo que el ordenador aprendió es del tablero del reglamento.
level-weaker-rules = Con estas reglas de la casa los niveles son más débiles: lo que el ordenador aprendió es del juego del reglamento.
who-begins = { $who } ha perdido y elige quién empieza: 1 { $who }, 2 { $other } (Intro: 1)>{" "}
after-end-pair = Intro empieza la segunda partida; `quit` sale, `record ARCHIVO` guarda la partida, `log` la cuenta.
help =
    Escribe una jugada, su número, o su comienzo, lo justo para distinguirla.
    ?               esta ayuda
    list            todas las jugadas
    log             todo lo que ha pasado, salvo lo que no puedes saber
    what X          qué es algo: una casilla o el comienzo de un nombre
    rules           todas las reglas; `rules 8` muestra una
    hint            lo que haría el ordenador más fuerte
    undo            volver a la última decisión de alguien en este teclado
    record ARCHIVO  escribir la partida en un archivo
    wait            cuando varios pueden jugar primero: dejar jugar al ordenador
    draw            proponer tablas; responde la otra parte
    resign          rendirse; si varios pueden jugar, `resign 2` para el asiento 2
    quit            salir; la partida se puede guardar

# Qué está mal en una orden
no-rule = { $game } no tiene la regla { $number }.
which-game = ¿Qué juego? { $games }
who-plays = --against, --seat y --together dicen cada uno quién juega: da solo uno.
seat-for-each = { $game } tiene aquí { $count } asientos: da un --seat para cada uno, o simplemente --against.
option-form = Una opción se escribe { $form }, no { $given }.
position-json = La posición no es un objeto JSON: hay algo mal en la línea { $line }, columna { $column }.
position-deep = La posición está anidada demasiado profundo.
origin-form = Un origen se escribe como { $example }, no { $given }.
no-cache = No se puede escribir ninguna carpeta para reglas compiladas: indica una en REGALIA_CACHE. (Sin ella todo funciona, pero cada inicio compila de nuevo.)
error = Error: { $problem }
usage = Uso:
try-help = { $command } muestra qué admite esta orden.
no-such-option = No hay ninguna opción { $option }.
no-such-command = No hay ninguna orden { $command }.
did-you-mean = ¿Querías decir { $near }?
option-needs-value = La opción { $option } necesita un valor.
option-takes-none = La opción { $option } no admite ningún valor.
missing-word = Falta { $what }.
missing-command = Falta una orden.
too-many-words = Se ha dado más de lo que admite esta orden.
bad-value = { $what }: eso no es posible; se espera: { $wanted }.
wanted-whole = un número entero
wanted-decimal = un número
wanted-other = otro valor
aborted = ¡Interrumpido!

# Lo que muestran las órdenes
start-title = juegos de reyes
start-facts = { $seats } jugadores, { $minutes } min
start-page = La página se abre en el navegador; Ctrl-C la termina. Además:
start-play = jugar con el teclado, en compañía o contra el ordenador
start-rules = leer las reglas
start-games = todas las opciones de todos los juegos
start-help = todo lo demás
start-folder = En la carpeta del proyecto, { $command } hace lo mismo.
option-facts = { $default } (posible: { $choices })
house-rules = Reglas de la casa
board-none = { $game } se juega siempre en el mismo tablero.
board-side = Cara { $number }: { $text }
board-right = { $file }: en este tablero se puede jugar.
counting = { $game }, profundidad { $depth }
compiling-rules = Compilando
ready = Listo: { $games }.
yes-or-no = { $question } [S/n]{" "}

# The companion at the keyboard
prompt-referee = mesa>{" "}
referee-begins = Jugáis con el juego que hay en vuestra mesa; escribid lo que ve toda la mesa, como 7H o 10D. Lo oculto sigue oculto. `?` muestra las órdenes.
referee-more = Se pueden escribir { $count } cosas en total: `list` las muestra.
referee-card = Escribe la carta, sus filas desde arriba, un punto por cada casilla vacía. Por ejemplo: { $example }
may-yes = Sí. { $sentence }
referee-undone = Deshecho: { $text }.
rest-asked = { $who } aún tenía { $count } ({ $where }). Para completar el registro: `rest { $seat } CARTAS`, con / entre dos lugares.
record-whole = El registro está completo: `record ARCHIVO` lo guarda.
record-spectators = El registro es el de un espectador: lo que nadie mostró sigue oculto. `record ARCHIVO` lo guarda.
hourglass-runs = Corre el reloj de arena: { $seconds } s.
hourglass-left = Quedan { $seconds } s.
hourglass-out = Se acabó el tiempo. Pulsad Intro.
referee-help =
    Escribid lo que ha pasado: una carta (7H, 10D, XX para un comodín), los dados, una posición, una jugada.
    Si cuenta la rapidez, primero el número del asiento: `1 declare 4`.
    may JUGADA      ¿puedo? y qué pasaría
    undo            deshacer lo último que se dijo
    list            todo lo que se puede decir ahora
    log             todo lo que ha pasado
    rules           todas las reglas; `rules 8` muestra una
    rest A CARTAS   al final: lo que aún tenía el asiento A
    record ARCHIVO  escribir el registro en un archivo
    quit            salir

# Lecciones
no-lesson = { $game } no tiene esa lección; hay: { $lessons }
no-lessons-yet = todavía no hay lecciones de { $game }
no-step = no existe el paso { $step }; los pasos: { $steps }
whose-lesson = indica de qué juego es la lección: --game NAME
line-no-json = esta línea no es un objeto JSON
lesson-faults = { $count ->
    [one] Hay un fallo.
   *[other] Hay { NUMBER($count, useGrouping: 0) } fallos.
}
lesson-right = Todos los pasos se pueden hacer y el número de acciones es correcto.
learn-help = Escribe una acción, su número o su comienzo; `list` las muestra todas, `rules` y `hint` ayudan, `skip` continúa.
learn-ladder = Primero, para probar, sin contar nada: escribe una acción, su número o su comienzo; `list` las muestra todas, `skip` pasa a la lección.
learn-ladder-done = Eso es.
learn-ladder-back = Todavía no: se deshace. Prueba otra vez.
learn-step = { $left ->
    [one] Paso { $number } de { $of } · te toca · una jugada
   *[other] Paso { $number } de { $of } · te toca · { NUMBER($left, useGrouping: 0) } jugadas
}
learn-prompt = tú>{" "}
learn-hint = Pista: { $hint }
learn-wrong = Esa no es.
learn-over = Hasta aquí la lección. Ahora juega: regalia play { $game } --guided
learn-first-game = ¿Juegas ahora tu primera partida, con guía, contra el nivel 1? (Intro: sí, n: no){" "}

review-start = Al principio
review-luck = Suerte
review-own = Jugadas propias
review-others = Jugadas ajenas
review-unknowable = Nadie podía saberlo
review-given-up = Final anticipado
review-left-over = Sin explicar
review-result = Resultado
review-accuracy = Precisión
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-grade-good = bien jugado
review-word-exact = exacto
review-word-proved = demostrado
review-word-computed = calculado
review-word-searched = estimado
review-looking = Mirando atrás
review-points = En puntos: 100 es una victoria.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; mejor: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – probabilidad { $share }; { $who }: { $points }
review-known = Valores: { $word }.

# What `regalia analyse` says.
analyse-action = Acción
analyse-worth = Puntos
analyse-to-act = Le toca a: { $who }
analyse-line = Mejor línea: { $line }
analyse-outcome = Lo que puede traer el azar
analyse-share = Con qué frecuencia
analyse-looking = Mirando más a fondo (Ctrl-C para parar)
no-exercises-yet = todavía no hay ejercicios de { $game }
which-theme = di qué quieres practicar: { $themes }
example-help = Escribe una acción, su número o su principio; `list` las muestra todas, `rules` las reglas, y solo Intro termina.
example-prompt = prueba>{" "}
example-allowed = Permitido aquí:
example-only = Permitido aquí, y nada más:
example-refused = No permitido aquí:
example-agrees = Es justo lo que dice el ejemplo.
example-again = Otra vez desde el principio:
exercise-help = Escribe una acción, su número o su comienzo; `list` las muestra todas, `rules` y `hint` ayudan, `skip` muestra la solución.
exercise-solution = La solución:
no-rush = no hay contrarreloj de { $game }
rush-time = Resueltos: { NUMBER($score, useGrouping: 0) } · segundos restantes: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Resueltos: { NUMBER($score, useGrouping: 0) } · fallos restantes: { NUMBER($lives, useGrouping: 0) }
rush-late = Demasiado tarde: este ya no cuenta.
rush-result = Resueltos: { NUMBER($score, useGrouping: 0) }. Fallos: { NUMBER($misses, useGrouping: 0) }. Racha más larga: { NUMBER($longest, useGrouping: 0) }.
rush-same = Los mismos para otros: { $command }
rush-again = Uno que has fallado, otra vez:
daily-row = { $days ->
    [0] Aún sin días seguidos; récord: { $best }.
    [one] Un día; récord: { $best }.
   *[other] { $days } días seguidos; récord: { $best }.
}
making-exercises = Buscando ejercicios: { $game }
exercises-made = En { $file } hay { $count } ejercicios.
exercises-listed = La lista tiene ahora { $count } ejercicios.
grading-exercises = Clasificando ejercicios: { $game }
exercises-graded = Clasificados de otro modo: { $count }.
# Matches (researching.py)
playing-games = Jugando…
bad-clock = Un reloj se escribe en segundos, o segundos+incremento, como 60+0.5; no { $given }.
match-line = { $who }: { $points } de { $games } ({ $share } %, 95 %: { $low }–{ $high }), puntuación { $rating } ± { $spread }
match-fault = No terminadas por las reglas ({ $why }): { $count }
match-fault-by = { $who } perdió por un fallo propio ({ $why }): { $count }
match-said = por ejemplo, con la respuesta: { $said }
dataset-line = { $folder }: { $games } partidas, { $decisions } decisiones, { $files } archivos
printed = Escrito: { $file }
# Games of one's own (commands/rooms.py)
room-name = «{ $name }» con { $seats } asientos no es posible: un nombre son letras minúsculas y está libre; los asientos son, por ejemplo, 2 o 2-4.
room-taken = «{ $name }» ya es un nombre en Python o en el propio programa: un juego llamado así no se podría importar. Elige otro.
room-there = Ya hay algo en { $folder }.
room-undeclared = { $name } no dice de cada campo de su estado qué contiene.
room-derived = { $file } está escrito.
room-made = { $folder } es un juego que funciona. Para comprobarlo: regalia check-room { $folder }
