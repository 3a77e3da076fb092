no-page = Il n’y a rien ici.
exercise-closed = Cet exercice est celui d’un jour à venir.
phrase-wrong = Ce n’est pas un code : il manque un caractère, ou l’un d’eux est faux.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Conseillé quand les deux sont à peu près à autant de niveaux l’un de l’autre{"\u00A0"}: { $levels }.
rules-ruling = Notre décision
rules-try = Essayer
