# Exercises, by theme: its name, what is wanted, and a hint

rolls = Tiradas extra
rolls-goal = Encuentra la mejor acción.
rolls-hint = Una roseta da otra tirada; mira también qué podría hacer el otro con la suya.
captures = Capturas
captures-goal = Encuentra la mejor acción.
captures-hint = Cuenta con qué tiradas podrían capturarte a ti.
quiet = Turnos tranquilos
quiet-goal = Encuentra la mejor acción.
quiet-hint = ¿A cuáles de tus fichas o rosetas llega el rival después?

# What is said of a wrong answer

such-rolls = Podría seguir así, con { $rolls } de 16 tiradas.
