no-page = Hier is niets.
exercise-closed = Deze oefening is voor een latere dag.
phrase-wrong = Deze code klopt niet: er ontbreekt een teken of er is er een fout.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Aanbevolen als de twee ongeveer zoveel niveaus uit elkaar liggen: { $levels }.
rules-ruling = Onze beslissing
rules-try = Probeer het
