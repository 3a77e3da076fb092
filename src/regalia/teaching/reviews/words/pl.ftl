# Analizy: werdykt, przyczyny i punkty, które za nim stoją
verdict-unclear = Tego ta analiza nie rozstrzygnie.
verdict-even = Wszystko się wyrównało.
verdict-despite = { $chance ->
    [dice] Na przekór kostkom.
    [cards] Na przekór kartom.
   *[luck] Mimo pecha.
}
verdict-settled = Od początku było to prawie przesądzone.
verdict-kept = Nic się nie zmarnowało.
verdict-mostly = Przede wszystkim { $first }.
verdict-more = Bardziej { $first } niż { $second }.
verdict-both = W równej mierze { $first } i { $second }.
cause-luck = { $chance ->
    [dice] kostki
    [cards] karty
   *[luck] los
}
cause-self = { $whose ->
    [you] twoje własne ruchy
   *[other] { $who }
}
cause-others = inni
cause-unknowable = niewiadome
cause-early = przedwczesny koniec
verdict-won = { $whose ->
    [you] Wygrywasz.
   *[other] { $who } wygrywa.
}
verdict-shared = { $whose ->
    [you] Dzielisz się wygraną.
   *[other] { $who } dzieli się wygraną.
}
verdict-drawn = Remis.
verdict-lost = { $whose ->
    [you] Przegrywasz.
   *[other] { $who } przegrywa.
}
verdict-done = Rozwiązane.
verdict-failed = Nierozwiązane.
verdict-start = Na początku szansa na wygraną wynosiła { $start } ze 100 punktów.
verdict-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
verdict-luck-cost = { $chance ->
    [dice] Przez kostki
    [cards] Przez karty
   *[luck] Przez pecha
} { $whose ->
    [you] tracisz { $points }.
   *[other] { $who } traci { $points }.
}
verdict-luck-gave = { $chance ->
    [dice] Dzięki kostkom
    [cards] Dzięki kartom
   *[luck] Dzięki szczęściu
} { $whose ->
    [you] zyskujesz { $points }.
   *[other] { $who } zyskuje { $points }.
}
verdict-luck-even = { $chance ->
    [dice] Kostki się wyrównały.
    [cards] Karty się wyrównały.
   *[luck] Szczęście i pech się wyrównały.
}
verdict-own-cost = { $whose ->
    [you] Przez własne ruchy tracisz { $points }.
   *[other] Przez własne ruchy { $who } traci { $points }.
}
verdict-own-none = { $whose ->
    [you] Przez własne ruchy nie tracisz prawie nic.
   *[other] Przez własne ruchy { $who } nie traci prawie nic.
}
verdict-other-gave = { $whose ->
    [you] Oddajesz { $points }.
   *[other] { $who } oddaje { $points }.
}
verdict-others-gave = Inni oddają { $points }.
verdict-others-cost = Ruchy innych zabierają { $points }.
verdict-together-cost = { $whose ->
    [you] Razem przez ruchy tracisz { $points }.
   *[other] Razem przez ruchy { $who } traci { $points }.
}
verdict-together-gave = { $whose ->
    [you] Razem dzięki ruchom zyskujesz { $points }.
   *[other] Razem dzięki ruchom { $who } zyskuje { $points }.
}
verdict-unknowable-cost = To, czego nikt nie mógł wiedzieć, zabiera { $points }.
verdict-unknowable-gave = To, czego nikt nie mógł wiedzieć, daje { $points }.
verdict-early-cost = Przedwczesny koniec zabiera { $points }.
verdict-early-gave = Przedwczesny koniec daje { $points }.
verdict-left-over = Bez wyjaśnienia: { $points }, bo wartości nie są tu dokładne.
verdict-error = Możliwy błąd wartości: { $points }.

# Why a decision was worse than the better one
worse-wins = Lepsza akcja wygrywa od razu.
worse-loses = To od razu przegrywa.
worse-lets-win = Potem druga strona może od razu wygrać; po lepszej akcji nie.
worse-forced-win = Lepsza akcja wygrywa, cokolwiek zrobi druga strona.
worse-forced-loss = Potem gra jest przegrana, cokolwiek się zrobi.

# The coach, from moment to moment
coach-better = Lepiej: { $better }
coach-cost = To zabiera { $points }.
coach-gave = To daje { $points }.
coach-good = Dobrze zagrane.
coach-take = Jedno na przyszłość, z kroku { $n }: { $reason }
coach-kept = Jedno na przyszłość: w żadnym z tych ruchów nie widać pewnego błędu. Tak trzymaj.
coach-quiet = Żadna chwila nie zmieniła wiele.

# Mocne i słabe strony na przestrzeni wielu gier
style-phase = { $about ->
    [early] Na początku gry
    [middle] W środku gry
   *[late] Pod koniec gry
}
style-phase-worse = { style-phase } mylisz się częściej: oznaczone jest tam { $percent }% twoich decyzji (od { $low } do { $high }%), poza tym { $restpercent }% (od { $restlow } do { $resthigh }%).
style-phase-better = { style-phase } mylisz się rzadziej: oznaczone jest tam { $percent }% twoich decyzji (od { $low } do { $high }%), poza tym { $restpercent }% (od { $restlow } do { $resthigh }%).
style-phase-none = Na razie żadna faza gry się nie wyróżnia. Gry z analizą: { $count }.
style-games-lacking = { $count ->
    [one] Aby powiedzieć coś o fazach gry, potrzeba jeszcze jednej gry z analizą.
    [few] Aby powiedzieć coś o fazach gry, potrzeba jeszcze { $count } gier z analizą.
    [many] Aby powiedzieć coś o fazach gry, potrzeba jeszcze { $count } gier z analizą.
   *[other] Aby powiedzieć coś o fazach gry, potrzeba jeszcze { $count } gry z analizą.
}
style-theme-worse = „{ $theme }” idzie ci gorzej niż inne zadania tego samego stopnia: { $percent }% dobrze za pierwszym razem (od { $low } do { $high }%), poza tym { $restpercent }% (od { $restlow } do { $resthigh }%).
style-theme-better = „{ $theme }” idzie ci lepiej niż inne zadania tego samego stopnia: { $percent }% dobrze za pierwszym razem (od { $low } do { $high }%), poza tym { $restpercent }% (od { $restlow } do { $resthigh }%).
style-theme-none = Na razie żaden temat zadań się nie wyróżnia. Policzone zadania: { $count }.
style-exercises-lacking = { $count ->
    [one] Aby porównać dwa tematy, potrzeba jeszcze co najmniej jednego zadania.
    [few] Aby porównać dwa tematy, potrzeba jeszcze co najmniej { $count } zadań.
    [many] Aby porównać dwa tematy, potrzeba jeszcze co najmniej { $count } zadań.
   *[other] Aby porównać dwa tematy, potrzeba jeszcze co najmniej { $count } zadania.
}
