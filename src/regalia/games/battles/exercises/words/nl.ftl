# Exercises, by theme: its name, what is wanted, and a hint

kill = Een eenheid uitschakelen
kill-goal = Verplaats een eenheid en val zo aan dat een vijandelijke eenheid valt.
kill-hint = De kaart die je speelt ligt onder je eenheid en telt mee bij de vier.
key = Sleutelposities
key-goal = Verplaats een eenheid en val een doel in de sleutelpositie aan.
key-hint = De kleur van je initiatiefkaart noemt de richting.
style = De beste aanval
style-goal = Kies de aanval met het meeste effect: gevallen eenheden tellen eerst, dan verloren levenspunten.
style-hint = Tel de troeven voor elke stijl en trek daarna het pantser af.
blast = Magische golf
blast-goal = Verplaats een eenheid en val aan met zoveel mogelijk effect: gevallen eenheden tellen eerst, dan ontnomen of teruggegeven levenspunten.
blast-hint = De golf treft elke vijand wiens kaart de kleur van die van het doel heeft.
heal = Genezing
heal-goal = Verplaats een eenheid en handel met zoveel mogelijk effect: gevallen eenheden tellen eerst, dan ontnomen of teruggegeven levenspunten.
heal-hint = Genezing bereikt al je eenheden op kaarten in de kleur van het doel; azen en jokers tellen.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Zo raakt geen vijand gewond.
   *[other] Geen eenheid valt: de vijand houdt { $left } levenspunten.
}
key-missed = Zo werd geen doel in de sleutelpositie aangevallen.
less-done = Zo: { $felled } gevallen, { $life } levenspunten. Mogelijk: { $most-felled } gevallen, { $most-life } levenspunten.
