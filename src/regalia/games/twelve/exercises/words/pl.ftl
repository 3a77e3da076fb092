# Exercises, by theme: its name, what is wanted, and a hint

win = Otoczenie króla
win-goal = { $count ->
    [1] Wygraj od razu.
   *[other] Możesz wymusić wygraną w { $count } swoich akcjach. Znajdź pierwszą.
}
win-hint = Policz wolne boki króla przeciwnika: brzeg okna też zamyka jeden z nich.
save = Boki królów
save-goal = Twój król zaraz zostanie otoczony. Uratuj go.
save-hint = Sprawdź, którą akcją wygrywa przeciwnik, i odbierz mu potrzebne pole albo okno.
only = Jedyna akcja
only-goal = Wszystkie akcje oprócz jednej przegrywają. Znajdź ją.
only-hint = Przewiduj dwie akcje przeciwnika naprzód, także po tym, co wygląda na pomocne.

# What is said of a wrong answer

not-over = Gra toczy się dalej: król przeciwnika ma jeszcze otwarty bok.
no-more-forced = Po tej odpowiedzi liczba potrzebnych akcji jest większa niż { $count }.
