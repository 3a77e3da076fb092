no-page = Tu nic nie ma.
exercise-closed = To ćwiczenie należy do dnia, który dopiero nadejdzie.
phrase-wrong = To nie jest kod: brakuje znaku albo jakiś znak jest błędny.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Zalecane, gdy gracze różnią się mniej więcej o tyle poziomów: { $levels }.
rules-ruling = Nasze rozstrzygnięcie
rules-try = Wypróbuj
