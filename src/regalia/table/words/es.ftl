# Lo que dice una mesa.
character-1 = Conoce las reglas y quiere ganar, pero se le escapan muchas cosas.
character-2 = Ve lo que tiene delante y se pierde lo demás.
character-3 = Acaba de leer las reglas y piensa antes de actuar.
character-4 = Ve casi todas las ocasiones y a veces elige la peor.
character-5 = Juega con cuidado. De vez en cuando olvida tu mejor respuesta.
character-6 = Comete pocos errores claros. Se gana con un plan.
character-7 = Casi nunca regala nada y mira bastante lejos.
character-8 = Apenas falla. Hacen falta un plan y paciencia.
character-9 = Mira muy lejos y por el camino no se le escapa nada.
character-10 = Toda la fuerza: no se le escapa nada y usa todo el tiempo que hay.

# Finales
won = { $who } gana: { $reason }.
won-alone = Resuelto: { $reason }.
lost-alone = Sin resolver: { $reason }.
drawn = Tablas: { $reason }.
shared = { $who } comparten la victoria: { $reason }.
and = {" "}y{" "}
left-resigned = { $who } se ha rendido
left-flagged = a { $who } se le ha acabado el tiempo
draw-agreed = ambas partes acordaron tablas

# Two games, seats exchanged (QG-24)
pair-first = La primera de dos partidas. Para la segunda cambiáis de asiento, y los puntos de ambas se suman.
pair-first-over = Primera de dos partidas: { $points }. Ahora cambiáis de asiento; la preparación es la misma.
pair-second = La segunda de dos partidas. La primera: { $points }.
pair-won = Las dos partidas juntas: { $points }. { $who } gana la pareja de partidas.
pair-tied = Las dos partidas juntas: { $points }. Igualdad.
pair-left = Esta partida no se jugó hasta el final, así que la suma no cuenta.

# En el registro
say-resigned = { $whose ->
    [you] Te rindes.
   *[other] { $who } se rinde.
}
say-flagged = { $whose ->
    [you] Se te acaba el tiempo.
   *[other] A { $who } se le acaba el tiempo.
}
say-draw-agreed = Ambas partes acuerdan tablas.
say-by-clock = { $sentence } (Tiempo agotado.)

# Preguntas
ask-undo = { $who } quiere deshacer la última jugada. ¿Te parece bien?
ask-draw = { $who } propone tablas. ¿Aceptas?
waiting-undo = Esperando respuesta: ¿se puede deshacer la última jugada?
waiting-draw = { $whose ->
    [you] Has propuesto tablas.
   *[other] { $who } ha propuesto tablas por vuestro bando.
} Si la otra parte sigue jugando, las rechaza.

# A seat whose people are away
stand-in-name = { $who } (ordenador)
ask-absence = { $who } no está. ¿Qué hacemos?
absent-asked = { $who } no está. Los demás deciden cómo seguir.
absent-wait = { $who } no está, y la partida espera.
absent-computer = Un ordenador sigue jugando hasta que vuelva { $who }.
absent-friend = { $who } no está. Quien tenga el enlace puede ocupar el asiento.
absent-over = { $who } ya no está en la mesa.
playing-on-resigned = { $whose ->
    [you] Te has rendido. Sigue jugando un ordenador.
   *[other] { $who } se ha rendido. Sigue jugando un ordenador.
}
playing-on-flagged = { $whose ->
    [you] Se te ha acabado el tiempo. Sigue jugando un ordenador.
   *[other] A { $who } se le ha acabado el tiempo. Sigue jugando un ordenador.
}
lent-lost = No estabas, y ahora { $who } tiene tu asiento. Solo { $who } puede devolverlo.
lent-beside = { $who } juega por alguien ausente, con la misma conexión que alguien de la mesa.
lent-taken = Juegas en lugar de { $who } mientras no está.
lent-back = { $who } ha vuelto. Puedes devolver el asiento.
say-stands-in = { $whose ->
    [you] Un ordenador sigue jugando por ti.
   *[other] Un ordenador sigue jugando por { $who }.
}
say-back = { $whose ->
    [you] Has vuelto.
   *[other] { $who } ha vuelto.
}
say-offered = El asiento queda libre para otra persona.
say-took = { $whose ->
    [you] Ocupas el asiento.
   *[other] { $who } ocupa el asiento.
}
say-took-beside = { $whose ->
    [you] Ocupas el asiento, con la misma conexión que alguien de la mesa.
   *[other] { $who } ocupa el asiento, con la misma conexión que alguien de la mesa.
}
say-gave-back = { $whose ->
    [you] Recuperas tu asiento.
   *[other] { $who } recupera el asiento.
}

# Negativas
refused-no-message = Eso no se puede enviar a una mesa.
refused-watching = Estás mirando; eso solo lo puede hacer quien tiene asiento.
refused-not-your-seat = Ese no es tu asiento.
refused-no-side = Ahora no es posible unirse a este asiento.
refused-sits-already = Ya juegas en otro bando de esta mesa.
refused-side-full = En un bando no caben más de { $most } personas.
refused-side-last = No hay nadie más en tu bando. Puedes rendirte.
refused-not-open = Ese asiento no está libre.
refused-not-back = Quien tenía antes el asiento aún no ha vuelto.
refused-not-begun = La partida empezará cuando todos se hayan sentado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-departed = Has dejado esta partida.
refused-too-late = Demasiado tarde: se ha acabado el tiempo.
refused-too-early = Das un hándicap: podrás en { $seconds } s.
refused-stale = La mesa ha cambiado entretanto. Mira otra vez, por favor.
refused-not-ahead = Ahora no hay nada que elegir por adelantado.
refused-not-possible = Eso no se puede elegir aquí.
refused-nothing-prepared = No has elegido nada por adelantado.
refused-undo-over = La partida ha terminado: ya no se deshace nada.
refused-nothing-to-undo = No hay nada que deshacer.
refused-undo-race = Aquí cuenta la rapidez: no se puede deshacer nada.
refused-undo-chance = Después se tiraron dados o salieron cartas: contra otras personas ya no se puede deshacer.
refused-undo-secret = Con esa jugada alguien se ha enterado de algo: contra otras personas ya no se puede deshacer.
refused-undo-stand-in = Un ordenador juega por alguien que no está, y solo esa persona podría aceptar que se deshaga.
refused-asked-already = Todavía hay una pregunta sin responder.
refused-nothing-asked = No tienes ninguna pregunta que responder.
refused-no-draw = Solo se pueden acordar tablas en partidas de dos, y no cuando cuenta la rapidez.
refused-no-pair = Dos partidas con cambio de asientos piden dos jugadores y partidas enteras en las que cuenten los puntos; con { $game } aquí no es posible.
refused-draw-computer = El ordenador nunca acuerda tablas.
refused-draw-again = Ya has propuesto tablas. Podrás volver a hacerlo después del próximo turno de la otra parte.
refused-nothing-said = El mensaje está vacío.
refused-wished-already = Ya has dicho que quieres jugar otra vez.
refused-not-loser = Solo quien ha perdido dice quién empieza la siguiente partida.
refused-not-alone = Solo quien juega en solitario puede repetir el mismo reto.
refused-no-hint = Las pistas son para quien juega únicamente contra el ordenador, y en su turno.
refused-can-be-done = Eso se puede: adelante.
refused-nothing-there = Con eso ahora no se puede hacer nada.
refused-somebody-elses = Esto es de otra persona.
refused-seats = Con estas opciones, a «{ $game }» { $count ->
    [one] juega una persona
   *[other] juegan { $count } personas
}; { $given ->
    [one] se ha indicado un asiento
   *[other] se han indicado { $given } asientos
}.
refused-no-person = Al menos un asiento tiene que ser de una persona.
refused-gain = Solo un reloj para toda la partida puede añadir tiempo.
refused-file = Aquí no se pueden indicar archivos del servidor.
refused-record-game = Este registro es de otro juego: «{ $game }».
refused-record-options = Un registro trae sus propias opciones.
refused-record-over = La partida de este registro ya ha terminado: no hay nada que continuar.
refused-told-enough = De una partida no se pueden indicar más de { $most } cosas.
refused-told-first = Decid primero qué se ha descubierto: { $wanted }.
refused-told-otherwise = Esto no encaja con lo que se dijo antes: { $told }.
refused-told-from-start = Aquí solo puede seguir una partida contada desde el principio.
refused-told-with-it = Nombrad también lo que se enseña a la vez (cantidad: { $count }).
refused-nothing-untold = No queda nada por decir.
refused-untold-count = Nombrad tantas cartas como hay: { $wanted }.

# The box on the table
cannot-check = No se puede comprobar mientras la mano esté oculta.
tell-shown = { $who }: di qué carta descubres.
tell-drawn = { $who } tira o roba: decid qué ha salido.
tell-chance = Tirad o robad, y decid qué ha salido.
tell-first = Quien lo tenga primero, que lo diga.
tell-turn = { $who }: di qué haces.

# Comprobar el azar
verify-right = { $count ->
    [one] Correcto: el único resultado del azar se ha vuelto a sacar de la semilla y es el mismo.
   *[other] Correcto: { $count } resultados del azar se han vuelto a sacar de la semilla y todos son los mismos.
}
verify-repeated = { $count ->
    [one] Otro se tomó de una partida anterior, como debía ser.
   *[other] Otros { $count } se tomaron de una partida anterior, como debía ser.
}
verify-wrong = Incorrecto: el resultado número { $number } es { $text } en el registro, pero la semilla da { $drawn }.
verify-commit = Incorrecto: la semilla no es la que se prometió al principio.
verify-nothing = Este registro no se puede comprobar: no tiene Seed ni Commit.
verify-running = Cuando se guardó este registro la partida aún no había terminado: la semilla se muestra al final. Guárdalo entonces de nuevo y comprueba el nuevo.
verify-tags = Este registro no se puede comprobar: no se puede leer su Seed, Luck o Repeated.
verify-typed = { $count ->
    [one] Las jugadas de este registro cumplen las reglas. Su único resultado de azar no se puede comprobar: se tiró o se robó a mano y se escribió.
   *[other] Las jugadas de este registro cumplen las reglas. Sus { $count } resultados de azar no se pueden comprobar: se tiraron o se robaron a mano y se escribieron.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Te has rendido.
   *[other] { $who } se ha rendido.
}
ended-flagged = { $whose ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
ended-draw-agreed = Ambas partes han acordado tablas.

# Why a hint is good
hint-only = No se puede hacer otra cosa.
hint-wins = Gana en el acto.
hint-solves = Resuelve el reto.
hint-shortest = Es uno de los caminos más cortos; movimientos que faltan después: { $count }.
