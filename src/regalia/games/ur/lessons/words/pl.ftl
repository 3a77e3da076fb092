# Ur

lesson-first = Twoje pierwsze kroki w Ur

enter-goal = Wprowadź pionek na planszę.
enter-hint = Dotknij swojej rezerwy, a potem pola ze strzałką.

rosette-goal = Przesuń pionek na rozetę.
rosette-hint = Pola z kwiatem to rozety; dwie są o krok stąd.
rosette-missed = Tam nie ma rozety: twoja tura by się skończyła.
rosette-done = Rozeta daje jeszcze jeden rzut.

again-goal = Dojdź do rozety, a potem rzuć jeszcze raz.
again-hint = Najpierw idź na kwiat, potem weź dodatkowy rzut.
again-stopped = Dodatkowy rzut przepadł.
