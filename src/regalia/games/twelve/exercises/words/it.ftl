# Exercises, by theme: its name, what is wanted, and a hint

win = Circondare il re
win-goal = { $count ->
    [1] Vinci subito.
   *[other] Puoi forzare la vittoria in { $count } tue azioni. Trova la prima.
}
win-hint = Conta i lati aperti del re avversario: anche un bordo della finestra ne chiude uno.
save = I lati dei re
save-goal = Il tuo re sta per essere circondato. Salvalo.
save-hint = Guarda con quale azione vince l’avversario e togligli il posto, o la finestra.
only = L’unica azione
only-goal = Tutte le azioni tranne una perdono. Trovala.
only-hint = Guarda avanti di due azioni dell’avversario, anche dopo quel che sembra aiutare.

# What is said of a wrong answer

not-over = La partita continua: il re avversario ha ancora un lato aperto.
no-more-forced = Dopo questa risposta ti servono più di { $count } azioni in tutto.
