no-page = Tu ni ničesar.
exercise-closed = Ta vaja je za poznejši dan.
phrase-wrong = Ta koda ni prava: kak znak manjka ali pa je napačen.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Priporočamo, ko sta igralca približno toliko stopenj narazen: { $levels }.
rules-ruling = Naša odločitev
rules-try = Preizkusi
