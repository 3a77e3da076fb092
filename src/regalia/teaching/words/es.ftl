# Lecciones y ejercicios: qué puede estar mal en un archivo de pasos

step-twice = dos pasos se llaman { $id }
step-played = paso { $id }: { $text } no se puede jugar ahí
step-seat = paso { $id }: al empezar no le toca al asiento { $seat }
step-over = Este paso ha terminado: empiézalo de nuevo.
no-such-rule = no existe la regla { $rule }
position-json = esto no es un objeto JSON
wanted-message = el nombre de un texto: minúsculas, cifras y guiones
wanted-name = un nombre corto: minúsculas, cifras y guiones
wanted-share = un número de 0 a 1
wanted-form = lo que se pide es una tabla con al menos una clave
wanted-kind = hace falta una de estas claves: { $kinds }
wanted-key = { $key } no significa nada junto a { $kind }
wanted-a-text = { $key } es un texto
wanted-a-flag = { $key } es true o false
wanted-a-number = { $key } es un número entero
wanted-some-texts = { $key } es una lista de textos
wanted-several = { $key } es una lista de al menos una tabla
wanted-who = to_play es el número de un asiento o uno de: { $words }
wanted-comparison = compáralo con uno de: { $words }
guide-moment = esto se pregunta antes de hacer nada: sin action ni actions
goal-words = antes del primer toque hay más de { $most } palabras que leer
goal-long = el objetivo tiene más de { $most } letras ({ $language })
no-message = no existe el texto { $id }
step-impossible = no se puede lograr en { $most } acciones propias
step-par = par es { $par }, pero bastan y hacen falta { $fewest } acciones propias
refutation-unplayable = después de { $text } no se puede jugar { $plays }
no-exercises = nadie ha dicho cómo se encuentran ejercicios de { $game }
analysis-long = Las partidas de más de { NUMBER($most, useGrouping: 0) } pasos no se analizan.
no-position = { $text } no es ni un registro ni una posición de ningún juego.
exercise-gap = La mejor acción gana unas { $games } partidas de cada cien más que cualquier otra.

# Why a decision was worse than the better one
worse-wins = La mejor acción gana de inmediato.
worse-loses = Esto pierde de inmediato.
worse-lets-win = Tras esto el otro bando puede ganar de inmediato; tras la mejor acción, no.
worse-forced-win = La mejor acción gana, haga lo que haga el otro bando.
worse-forced-loss = Tras esto la partida está perdida, se haga lo que se haga.
