# Exercises, by theme: its name, what is wanted, and a hint

win = Obkolitev kralja
win-goal = { $count ->
    [1] Zmagaj takoj.
   *[other] Zmago lahko izsiliš v { $count } svojih potezah. Poišči prvo.
}
win-hint = Preštej odprte strani nasprotnikovega kralja: tudi rob okna eno zapre.
save = Reševanje kralja
save-goal = Tvoj kralj bo zdaj zdaj obkoljen. Reši ga.
save-hint = Poglej, s katero potezo zmaga nasprotnik, in mu vzemi polje ali prostor v oknu.
only = Edina poteza
only-goal = Vse poteze razen ene izgubijo. Poišči jo.
only-hint = Glej dve nasprotnikovi potezi naprej, tudi po potezi, ki se zdi koristna.

# What is said of a wrong answer

not-over = Igra se nadaljuje: nasprotnikov kralj ima še odprto stran.
no-more-forced = Po tem potrebuješ skupaj več kot { $count } potez.
