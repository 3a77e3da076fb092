# Exercises, by theme: its name, what is wanted, and a hint

rolls = Tiri in più
rolls-goal = Trova l’azione migliore.
rolls-hint = Una rosetta dà un altro tiro; guarda anche che cosa farebbe l’altro col suo.
captures = Catture
captures-goal = Trova l’azione migliore.
captures-hint = Conta con quali tiri le tue pedine verrebbero riprese.
quiet = Turni tranquilli
quiet-goal = Trova l’azione migliore.
quiet-hint = Quali tue pedine o rosette raggiunge l’avversario al prossimo turno?

# What is said of a wrong answer

such-rolls = Potrebbe continuare così, con { $rolls } tiri su 16.
