# Environments for research
not-numbered = Das Spiel { $game } hat keine Zahlen für Züge und Ansichten: In seinem Ordner fehlt tensor.py.
at-least-one = Es braucht mindestens eine Partie, eine Entscheidung und einen Thread.
every-or-against = Entweder werden alle Plätze gefragt (simultaneous), oder andere spielen gegen einen (against), nicht beides.
no-learner = learner muss ein Platz von 0 bis { $last } sein oder einer für jede Partie.
seeds = Partien: { $games }, angegebene Startwerte: { $given }. Das muss gleich sein.
no-game = Es gibt keine Partie { $game }: Sie sind von 0 bis { $last } nummeriert.
no-seat = Es gibt keinen Platz { $seat }: Sie sind von 0 bis { $last } nummeriert.
no-indexes = Es braucht ganze Zahlen der Form { $shape }: je einen Index.
no-number = { $given } ist keine ganze Zahl ab { $least }.
no-seed = { $given } ist kein Startwert: Möglich ist jede ganze Zahl.
no-mask = Eine Maske von Partien hat die Form { $shape }.
no-threads = Der Rechner kann keine { $threads } Threads starten.
no-index = { $index } ist jetzt nicht erlaubt; nichts wurde gespielt.
no-render-mode = Eine Darstellung namens { $given } gibt es nicht; es gibt { $modes }.
over = Die Partie ist vorbei: Beginne eine neue (reset).
agents = Alle aktiven Agenten müssen handeln und sonst niemand: { $agents }.
position-over = In dieser Stellung ist das Spiel vorbei.
illegal-index = Partie { $game }: { $index } ist jetzt kein erlaubter Index; nichts wurde gespielt.
race = In { $game } dürfen alle Plätze zugleich handeln: Dazu braucht es simultaneous=True.
saved-elsewhere = Das wurde in einem anderen Spiel gespeichert oder mit anderen Optionen, einem anderen „max_steps“ oder Gegnern anderer Art (niemand, zufällig, eine Stärke).
no-parquet = das ist keine Parquet-Datei; lösche sie, dann wird sie neu geschrieben.

# Programs of others (programs.py, matches.py)
program-late = { $command } hat zu lange gebraucht.
program-gone = { $command } hat sich ohne Antwort beendet.
program-endless = { $command } schrieb eine Antwort ohne Ende.
program-garbled = { $command } hat mit etwas geantwortet, das kein JSON-Objekt ist.
program-missing = { $command } lässt sich nicht starten: { $reason }
program-no-text = { $command } hat keine Aktion genannt (text).
engine-refused = Die Engine hat abgelehnt ({ $code }): { $said }
contestants = Dieses Spiel wird zu { $seats } gespielt; genannt wurden { $given }.
other-series = { $path } enthält Spiele mit anderen Spielern, Optionen, Uhren oder Startwerten; wähle eine andere Datei.
no-series = { $path } enthält keine Spiele eines Wettkampfs.
