# Exercises, by theme: its name, what is wanted, and a hint

rolls = Dodatkowe rzuty
rolls-goal = Znajdź najlepszą akcję.
rolls-hint = Rozeta daje jeszcze jeden rzut; zobacz też, co przeciwnik zrobiłby ze swoim.
captures = Bicia
captures-goal = Znajdź najlepszą akcję.
captures-hint = Policz, jakie rzuty pozwolą odbić twoje pionki.
quiet = Spokojne tury
quiet-goal = Znajdź najlepszą akcję.
quiet-hint = Do których twoich pionków albo rozet dojdzie zaraz przeciwnik?

# What is said of a wrong answer

such-rolls = Tak mogłoby być dalej, przy { $rolls } z 16 rzutów.
