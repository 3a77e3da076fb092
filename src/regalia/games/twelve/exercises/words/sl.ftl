# Exercises, by theme: its name, what is wanted, and a hint

win = Obkolitev kralja
win-goal = { $count ->
    [1] Zmagaj takoj.
   *[other] Zmago lahko izsiliš v { $count } svojih dejanjih. Poišči prvo.
}
win-hint = Preštej odprte stranice nasprotnega kralja: tudi rob okna eno zapre.
save = Stranice kraljev
save-goal = Tvoj kralj bo takoj obkoljen. Reši ga.
save-hint = Poglej, s katerim dejanjem zmaga nasprotnik, in mu vzemi prostor ali okno.
only = Edino dejanje
only-goal = Vsa dejanja razen enega izgubijo. Poišči ga.
only-hint = Glej dve nasprotnikovi dejanji naprej, tudi po tem, kar se zdi, da pomaga.

# What is said of a wrong answer

not-over = Igra se nadaljuje: nasprotnikov kralj ima še odprto stran.
no-more-forced = Po tem odgovoru potrebuješ skupaj več kot { $count } dejanj.
