no-page = Qui non c’è niente.
exercise-closed = Questo esercizio è di un giorno che deve ancora venire.
phrase-wrong = Questo non è un codice: manca un carattere o ce n’è uno sbagliato.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Adatto quando i due distano più o meno tanti livelli: { $levels }.
rules-ruling = Nostra decisione
rules-try = Prova
