# Kar pove laboratorij.
results-line = vrstica { $line } ni rezultat laboratorija
no-strength = { $given } ni moč igre: `quick`, `tree:100`, `tree:100:0.1` ali stopnja od 1 do 10
no-armies = { $game } nima vojsk, katerih enote bi lahko stehtali
nothing-to-weigh = Datoteka z enotami ne vsebuje nobene enote
worth = { $strength }: { $points } odstotne točke deleža zmag (± { $half }; število iger: { NUMBER($games, useGrouping: 0) }). Igra kot { $many } povprečne enote ali { $ratio } × { $unit }.
advantage-idle = Njena prednost se skoraj ne uporablja: { $share } % napadov.
advantage-used = Njena prednost je { $share } % napadov in { $brought } % njihovega učinka.
never-attacks = Nikoli ne napade.
too-strong = Premočna pri vsaki moči igre.
too-weak = Prešibka pri vsaki moči igre.
in-line = Pri vsaki moči igre primerljiva z drugimi.
depends = Odvisno je od tega, kdo igra: premočna pri { $strong }; prešibka pri { $weak }.
nowhere = nobeni
too-wide = Intervali so preširoki za sodbo: potrebnih je več iger.
weighing = Tehtanje
games = iger
