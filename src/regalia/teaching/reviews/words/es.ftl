# Análisis: el veredicto, sus causas y los puntos que hay detrás
verdict-unclear = Este análisis no puede decirlo.
verdict-even = Se compensó.
verdict-despite = { $chance ->
    [dice] A pesar de los dados.
    [cards] A pesar de las cartas.
   *[luck] A pesar de la mala suerte.
}
verdict-settled = Estaba casi decidido desde el principio.
verdict-kept = No se regaló nada.
verdict-mostly = Sobre todo { $first }.
verdict-more = Más { $first } que { $second }.
verdict-both = Tanto { $first } como { $second }.
cause-luck = { $chance ->
    [dice] los dados
    [cards] las cartas
   *[luck] la suerte
}
cause-self = { $whose ->
    [you] tus propias jugadas
   *[other] las jugadas de { $who }
}
cause-others = los demás
cause-unknowable = lo imprevisible
cause-early = el final anticipado
verdict-won = { $whose ->
    [you] Has ganado.
   *[other] { $who } ha ganado.
}
verdict-shared = { $whose ->
    [you] Compartes la victoria.
   *[other] { $who } comparte la victoria.
}
verdict-drawn = Tablas.
verdict-lost = { $whose ->
    [you] Has perdido.
   *[other] { $who } ha perdido.
}
verdict-done = Resuelto.
verdict-failed = Sin resolver.
verdict-start = Al principio, la probabilidad de ganar era de { $start } de 100 puntos.
verdict-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
verdict-luck-cost = { $chance ->
    [dice] Los dados
    [cards] Las cartas
   *[luck] Los golpes de mala suerte
} { $whose ->
    [you] te costaron { $points }.
   *[other] le costaron { $points } a { $who }.
}
verdict-luck-gave = { $chance ->
    [dice] Los dados
    [cards] Las cartas
   *[luck] Los golpes de suerte
} { $whose ->
    [you] te dieron { $points }.
   *[other] le dieron { $points } a { $who }.
}
verdict-luck-even = { $chance ->
    [dice] Los dados se han compensado.
    [cards] Las cartas se han compensado.
   *[luck] La suerte se ha compensado.
}
verdict-own-cost = { $whose ->
    [you] Tus propias jugadas te han costado { $points }.
   *[other] Las jugadas de { $who } han costado { $points }.
}
verdict-own-none = { $whose ->
    [you] Tus propias jugadas no han costado casi nada.
   *[other] Las jugadas de { $who } no han costado casi nada.
}
verdict-other-gave = { $whose ->
    [you] Tú has devuelto { $points }.
   *[other] { $who } ha devuelto { $points }.
}
verdict-others-gave = Los demás han devuelto { $points }.
verdict-others-cost = Las jugadas de los demás han costado { $points }.
verdict-together-cost = { $whose ->
    [you] En conjunto, las jugadas te costaron { $points }.
   *[other] En conjunto, las jugadas le costaron { $points } a { $who }.
}
verdict-together-gave = { $whose ->
    [you] En conjunto, las jugadas te dieron { $points }.
   *[other] En conjunto, las jugadas le dieron { $points } a { $who }.
}
verdict-unknowable-cost = Lo que nadie podía saber ha costado { $points }.
verdict-unknowable-gave = Lo que nadie podía saber ha dado { $points }.
verdict-early-cost = El final anticipado ha costado { $points }.
verdict-early-gave = El final anticipado ha dado { $points }.
verdict-left-over = Quedan sin explicar { $points }, porque aquí los valores no son exactos.
verdict-error = Aquí los valores pueden fallar en { $points }.

# Why a decision was worse than the better one
worse-wins = La mejor acción gana de inmediato.
worse-loses = Esto pierde de inmediato.
worse-lets-win = Tras esto el otro bando puede ganar de inmediato; tras la mejor acción, no.
worse-forced-win = La mejor acción gana, haga lo que haga el otro bando.
worse-forced-loss = Tras esto la partida está perdida, se haga lo que se haga.

# The coach, from moment to moment
coach-better = Mejor: { $better }
coach-cost = Eso costó { $points }.
coach-gave = Eso dio { $points }.
coach-good = Bien jugado.
coach-take = Una cosa para llevarte, del paso { $n }: { $reason }
coach-kept = Una cosa para llevarte: ninguna de estas jugadas fue con seguridad un error. Sigue así.
coach-quiet = Ningún momento cambió mucho.

# Puntos fuertes y débiles a lo largo de muchas partidas
style-phase = { $about ->
    [early] Al principio de la partida
    [middle] A mitad de la partida
   *[late] Al final de la partida
}
style-phase-worse = { style-phase } te equivocas más: ahí está señalado el { $percent } % de tus decisiones (del { $low } al { $high } %); en el resto, el { $restpercent } % (del { $restlow } al { $resthigh } %).
style-phase-better = { style-phase } te equivocas menos: ahí está señalado el { $percent } % de tus decisiones (del { $low } al { $high } %); en el resto, el { $restpercent } % (del { $restlow } al { $resthigh } %).
style-phase-none = Por ahora no destaca ninguna fase de la partida. Partidas con análisis: { $count }.
style-games-lacking = { $count ->
    [one] Para decir algo sobre las fases de la partida hace falta una partida más con análisis.
   *[other] Para decir algo sobre las fases de la partida hacen falta { $count } partidas más con análisis.
}
style-theme-worse = «{ $theme }» te cuesta más que otros ejercicios del mismo grado: { $percent } % bien a la primera (del { $low } al { $high } %); en los demás, { $restpercent } % (del { $restlow } al { $resthigh } %).
style-theme-better = «{ $theme }» te cuesta menos que otros ejercicios del mismo grado: { $percent } % bien a la primera (del { $low } al { $high } %); en los demás, { $restpercent } % (del { $restlow } al { $resthigh } %).
style-theme-none = Por ahora no destaca ningún tema de los ejercicios. Ejercicios contados: { $count }.
style-exercises-lacking = { $count ->
    [one] Para comparar dos temas hace falta al menos un ejercicio más.
   *[other] Para comparar dos temas hacen falta al menos { $count } ejercicios más.
}
