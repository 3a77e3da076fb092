# Exercises, by theme: its name, what is wanted, and a hint

kill = Un’unità che cade
kill-goal = Muovi e attacca in modo che cada un’unità nemica.
kill-hint = La carta che giochi sta sotto la tua unità e conta fra le quattro.
key = Posizioni chiave
key-goal = Muovi e attacca un bersaglio in posizione chiave.
key-hint = Il seme della tua carta di iniziativa indica la direzione.
style = L’attacco migliore
style-goal = Scegli l’attacco che fa di più: prima le unità cadute, poi la vita persa.
style-hint = Conta le briscole di ogni stile, poi togli l’armatura.
blast = Onda magica
blast-goal = Muovi e fai il massimo: prima le unità cadute, poi la vita tolta o resa.
blast-hint = L’onda colpisce ogni nemico la cui carta ha il colore di quella del bersaglio.
heal = Cura
heal-goal = Muovi e fai il massimo: prima le unità cadute, poi la vita tolta o resa.
heal-hint = La cura raggiunge tutte le tue unità su carte del colore del bersaglio; contano assi e jolly.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Così nessun nemico è ferito.
   *[other] Nessuno cade; vita rimasta al nemico: { $left }.
}
key-missed = Così non è stato attaccato nessun bersaglio in posizione chiave.
less-done = Così: cadute { $felled }, vita { $life }. Al massimo: cadute { $most-felled }, vita { $most-life }.
