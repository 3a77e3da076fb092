# Exercises, by theme: its name, what is wanted, and a hint

moves = Liczenie ruchów
moves-goal = Ułóż kartę w tylu ruchach: { $count }. Mniej się nie da.
moves-hint = Zobacz, które bierki już stoją dobrze i co przeszkadza pozostałym.
turns = Obracanie karty
turns-goal = Ułóż kartę w tylu akcjach, razem z obrotami: { $count }. Mniej się nie da.
turns-hint = Obrót karty kosztuje jedną akcję, a może oszczędzić kilka ruchów.
two-cards = Dwie karty
two-cards-goal = Ułóż obie karty w tylu akcjach: { $count }. Mniej się nie da.
two-cards-hint = Najpierw znajdź drogę od jednej karty do drugiej, potem wybierz, od której zacząć.

# What is said of a wrong answer

too-long = Stąd potrzeba jeszcze { $more }: razem { $all }, a wystarczy { $count }.
