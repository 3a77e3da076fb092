no-page = Hier ist nichts.
exercise-closed = Diese Aufgabe ist für einen späteren Tag.
phrase-wrong = Dieser Code stimmt nicht: Ein Zeichen fehlt oder ist falsch.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Empfohlen, wenn die beiden etwa so viele Stärken auseinander sind: { $levels }.
rules-ruling = Unsere Regelung
rules-try = Ausprobieren
