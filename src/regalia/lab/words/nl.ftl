# Wat het lab zegt.
results-line = regel { $line } is geen resultaat van het lab
no-strength = { $given } is geen speelsterkte: `quick`, `tree:100`, `tree:100:0.1` of een niveau van 1 tot 10
no-armies = { $game } heeft geen legers waarvan de eenheden gewogen kunnen worden
nothing-to-weigh = Het eenhedenbestand bevat geen eenheden
worth = { $strength }: { $points } procentpunt winstkans (± { $half }; { NUMBER($games, useGrouping: 0) } partijen). Speelt als { $many } gemiddelde eenheden, of { $ratio } × { $unit }.
advantage-idle = Het voordeel wordt nauwelijks gebruikt: { $share } % van de aanvallen.
advantage-used = Het voordeel is { $share } % van de aanvallen en { $brought } % van wat die uitrichten.
never-attacks = Deze eenheid valt nooit aan.
too-strong = Te sterk bij elke speelsterkte.
too-weak = Te zwak bij elke speelsterkte.
in-line = Bij elke speelsterkte in lijn met de andere.
depends = Het hangt ervan af wie speelt: te sterk bij { $strong }; te zwak bij { $weak }.
nowhere = geen
too-wide = De intervallen zijn te breed voor een oordeel: er zijn meer partijen nodig.
weighing = Wegen
games = partijen
