var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Ir al contenido
home = Regalia, página de inicio
language = Idioma
settings = Ajustes
close = Cerrar
footer = Sobre este sitio
loading = Un momento…
try-again = Reintentar
page-not-found = Aquí no hay nada
page-not-found-text = Esta dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
to-start = Página de inicio
offline = Sin conexión
offline-text = No tienes conexión. Las reglas se pueden leer; para jugar hace falta conexión.
request-failed = Ahora mismo no se puede contactar con el servidor.
new-version = Hay una versión nueva.
reload = Actualizar

signed-out = Se ha cerrado la sesión de este dispositivo. Con tu código vuelves a entrar: Ajustes, Mis datos.
theme = Colores
motion = Animaciones
pace = Ritmo
rolls = Dados y cartas
sound = Sonidos
notices = Avísame cuando me toque
start-title = Jugar
start-heading = Juegos de reyes
start-tagline = Contra el ordenador, en una misma mesa o con amigos donde sea. Sin cuenta y sin esperas.
play-now = Jugar
play-now-game = Jugar a «{ $game }» contra el ordenador
choose-game = Elegir cómo jugar a «{ $game }»
more-of = Más de { $game }
with-someone = Jugar con alguien
with-someone-about = Con un enlace o en este dispositivo
learn-a-game = Aprender un juego
learn-a-game-about = En unos minutos, jugando
lesson-learned = Aprendido
lesson-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
facts-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
facts-players-range = { $least }–{ $most } jugadores
facts-minutes = { $minutes } min
facts-ages = edad { $ages }
facts-credits = De { $credits }
your-turn = Te toca
your-turn-name = Te toca, { $name }.
start-here = Empieza aquí
begin = Empezar
begin-game = Empezar con «{ $game }»
all-games = Todos los juegos
easiest-first = de fácil a difícil
upload = Abrir una partida
upload-about = Una partida guardada en un archivo se puede volver a ver.
upload-failed = No se ha podido leer este archivo.

options = Opciones
withdraw = Elegir de nuevo
board-which = ¿Qué quieres hacer?
board-done = Hecho
board-more = Elige { $count } más
board-take-back = Quitar: { $what }
board-back = Atrás
dial-less = Uno menos
dial-more = Uno más
dial-odds = ¿Con qué frecuencia sale cada número?
board-next =
    { $count ->
        [one] Una opción para seguir
       *[other] { $count } opciones para seguir
    }
hint = Pista
undo = Deshacer
resign = Rendirse
rematch = Otra partida
rules = Reglas
skip = Saltar
chat = Chat
play = Reproducir
about = Acerca de
about-version = Versión { $version }

box-have = Tenemos la caja
own-cards = Cartas
learn = Aprender
learn-title = Aprender «{ $game }»
learn-where = { $number } de { $count }
first-steps-where = { $game } · { $number } de { $count }
first-steps-moves = { $count ->
    [one] Basta un movimiento.
   *[other] { $count } movimientos. Hechos: { $made }
}
first-steps-tap = Toca una pieza y luego adónde debe ir.
first-steps-free = Probar no cuesta nada. Aquí no se cuenta nada.
first-steps-back = Todavía no: todo está como antes. Prueba otra vez.
first-steps-done = Eso es.
first-steps-next = { $count ->
    [one] Siguiente, la última
   *[other] Siguiente, quedan { $count }
}
first-steps-lesson = Seguir con la lección
learn-parts = Qué hay en el tablero
learn-pieces = Cómo se mueven las piezas
learn-hint = Pista: { $hint }
learn-first-game = Juega tu primera partida
practice = Practicar
review = Análisis
rush = Contrarreloj
analyse = Probar variantes
mine = Mis partidas
proved = Posiciones demostradas
`;export{e as default};