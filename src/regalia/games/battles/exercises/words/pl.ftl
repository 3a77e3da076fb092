# Exercises, by theme: its name, what is wanted, and a hint

kill = Poległa jednostka
kill-goal = Rusz się i zaatakuj tak, by padła wroga jednostka.
kill-hint = Zagrana karta leży pod twoją jednostką i liczy się jako jedna z czterech.
key = Pozycje kluczowe
key-goal = Rusz się i zaatakuj cel w pozycji kluczowej.
key-hint = Kolor (pik, kier, karo, trefl) twojej karty inicjatywy wskazuje kierunek.
style = Najlepszy atak
style-goal = Wybierz atak, który zdziała najwięcej: najpierw poległe jednostki, potem utracone życie.
style-hint = Policz atuty dla każdego stylu, a potem odejmij pancerz.
blast = Magiczna fala
blast-goal = Rusz się i zdziałaj najwięcej: najpierw poległe jednostki, potem życie odebrane lub przywrócone.
blast-hint = Fala trafia każdego wroga, którego karta ma barwę karty celu.
heal = Leczenie
heal-goal = Rusz się i zdziałaj najwięcej: najpierw poległe jednostki, potem życie odebrane lub przywrócone.
heal-hint = Leczenie obejmuje wszystkie twoje jednostki na kartach w barwie karty celu; liczą się asy i jokery.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Tak żaden wróg nie zostaje zraniony.
   *[other] Nikt nie pada: wrogowi zostaje życia: { $left }.
}
key-missed = Tak nie zaatakowano żadnego celu w pozycji kluczowej.
less-done = Tak – poległo: { $felled }, życie: { $life }. Najwięcej – poległo: { $most-felled }, życie: { $most-life }.
