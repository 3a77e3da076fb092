no-page = Aquí no hay nada.
exercise-closed = Este ejercicio es de un día que aún no ha llegado.
phrase-wrong = Eso no es un código: falta un carácter o hay uno equivocado.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Se recomienda cuando los dos están más o menos a estos niveles de distancia: { $levels }.
rules-ruling = Decisión nuestra
rules-try = Probar
