# Exercises, by theme: its name, what is wanted, and a hint

kill = Een eenheid die valt
kill-goal = Verplaats je en val zo aan dat een vijandelijke eenheid valt.
kill-hint = De kaart die je speelt ligt onder je eenheid en telt mee bij de vier.
key = Sleutelposities
key-goal = Verplaats je en val een doel in de sleutelpositie aan.
key-hint = De kleur van je initiatiefkaart noemt de richting.
style = De beste aanval
style-goal = Kies de aanval die het meeste doet: eerst gevallen eenheden, dan verloren leven.
style-hint = Tel de troeven voor elke stijl en trek daarna het pantser af.
blast = Magische golf
blast-goal = Verplaats je en doe het meeste: eerst gevallen eenheden, dan ontnomen of teruggegeven leven.
blast-hint = De golf treft elke vijand wiens kaart de kleur van die van het doel heeft.
heal = Genezing
heal-goal = Verplaats je en doe het meeste: eerst gevallen eenheden, dan ontnomen of teruggegeven leven.
heal-hint = Genezing bereikt al je eenheden op kaarten in de kleur van het doel; azen en jokers tellen.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Zo raakt geen vijand gewond.
   *[other] Niemand valt: de vijand houdt { $left } leven.
}
key-missed = Zo werd geen doel in de sleutelpositie aangevallen.
less-done = Zo: { $felled } gevallen, { $life } leven. Het meeste: { $most-felled } gevallen, { $most-life } leven.
