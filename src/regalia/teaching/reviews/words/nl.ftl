# Analyses: het oordeel, waar het aan lag en de punten erachter
verdict-unclear = Dat kan deze analyse niet zeggen.
verdict-even = Het hield elkaar in evenwicht.
verdict-despite = { $chance ->
    [dice] Ondanks de dobbelstenen.
    [cards] Ondanks de kaarten.
   *[luck] Ondanks pech.
}
verdict-settled = Het was vanaf het begin zo goed als beslist.
verdict-kept = Er is niets weggegeven.
verdict-mostly = Vooral { $first }.
verdict-more = Meer { $first } dan { $second }.
verdict-both = Evenzeer { $first } als { $second }.
cause-luck = { $chance ->
    [dice] de dobbelstenen
    [cards] de kaarten
   *[luck] het geluk
}
cause-self = { $whose ->
    [you] je eigen zetten
   *[other] de zetten van { $who }
}
cause-others = de anderen
cause-unknowable = het onbekende
cause-early = het voortijdige einde
verdict-won = { $whose ->
    [you] Je hebt gewonnen.
   *[other] { $who } heeft gewonnen.
}
verdict-shared = { $whose ->
    [you] Je deelt de overwinning.
   *[other] { $who } deelt de overwinning.
}
verdict-drawn = Gelijkspel.
verdict-lost = { $whose ->
    [you] Je hebt verloren.
   *[other] { $who } heeft verloren.
}
verdict-done = Opgelost.
verdict-failed = Niet opgelost.
verdict-start = Aan het begin was de winstkans { $start } van de 100 punten.
verdict-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
verdict-luck-cost = { $chance ->
    [dice] De dobbelstenen kostten
    [cards] De kaarten kostten
   *[luck] Pech kostte
} { $whose ->
    [you] je
   *[other] { $who }
} { $points }.
verdict-luck-gave = { $chance ->
    [dice] De dobbelstenen gaven
    [cards] De kaarten gaven
   *[luck] Geluk gaf
} { $whose ->
    [you] je
   *[other] { $who }
} { $points }.
verdict-luck-even = { $chance ->
    [dice] De dobbelstenen hielden elkaar in evenwicht.
    [cards] De kaarten hielden elkaar in evenwicht.
   *[luck] Geluk en pech hielden elkaar in evenwicht.
}
verdict-own-cost = { $whose ->
    [you] Je eigen zetten kostten je { $points }.
   *[other] De eigen zetten kostten { $who } { $points }.
}
verdict-own-none = { $whose ->
    [you] Je eigen zetten kostten bijna niets.
   *[other] De eigen zetten kostten { $who } bijna niets.
}
verdict-other-gave = { $whose ->
    [you] Jij gaf { $points } terug.
   *[other] { $who } gaf { $points } terug.
}
verdict-others-gave = De anderen gaven { $points } terug.
verdict-others-cost = De zetten van de anderen kostten { $points }.
verdict-together-cost = { $whose ->
    [you] Alles bij elkaar kostten de zetten je { $points }.
   *[other] Alles bij elkaar kostten de zetten { $who } { $points }.
}
verdict-together-gave = { $whose ->
    [you] Alles bij elkaar gaven de zetten je { $points }.
   *[other] Alles bij elkaar gaven de zetten { $who } { $points }.
}
verdict-unknowable-cost = Wat niemand kon weten, kostte { $points }.
verdict-unknowable-gave = Wat niemand kon weten, bracht { $points } op.
verdict-early-cost = Het voortijdige einde kostte { $points }.
verdict-early-gave = Het voortijdige einde bracht { $points } op.
verdict-left-over = { $points } blijven onverklaard, want de waarden zijn hier niet exact.
verdict-error = De waarden hier kunnen er { $points } naast zitten.

# Why a decision was worse than the better one
worse-wins = De betere actie wint meteen.
worse-loses = Dit verliest meteen.
worse-lets-win = Hierna kan de andere kant meteen winnen, na de betere actie niet.
worse-forced-win = De betere actie wint, wat de andere kant ook doet.
worse-forced-loss = Hierna is de partij verloren, wat er ook gebeurt.

# The coach, from moment to moment
coach-better = Beter: { $better }
coach-cost = Dat kostte { $points }.
coach-gave = Dat bracht { $points } op.
coach-good = Goed gespeeld.
coach-take = Eén ding om mee te nemen, uit stap { $n }: { $reason }
coach-kept = Eén ding om mee te nemen: geen van deze zetten was zeker een fout. Ga zo door.
coach-quiet = Geen enkel moment veranderde veel.

# Sterke en zwakke kanten over veel partijen
style-phase = { $about ->
    [early] Vroeg in de partij
    [middle] In het midden van de partij
   *[late] Laat in de partij
}
style-phase-worse = { style-phase } vergis je je vaker: daar is { $percent }% van je keuzes gemarkeerd ({ $low } tot { $high }%), anders { $restpercent }% ({ $restlow } tot { $resthigh }%).
style-phase-better = { style-phase } vergis je je minder vaak: daar is { $percent }% van je keuzes gemarkeerd ({ $low } tot { $high }%), anders { $restpercent }% ({ $restlow } tot { $resthigh }%).
style-phase-none = Tot nu toe valt geen fase van de partij op. Partijen met een analyse: { $count }.
style-games-lacking = { $count ->
    [one] Voor een uitspraak over de fasen van de partij is nog één partij met een analyse nodig.
   *[other] Voor een uitspraak over de fasen van de partij zijn nog { $count } partijen met een analyse nodig.
}
style-theme-worse = “{ $theme }” is moeilijker voor je dan andere oefeningen van dezelfde graad: { $percent }% in één keer goed ({ $low } tot { $high }%), anders { $restpercent }% ({ $restlow } tot { $resthigh }%).
style-theme-better = “{ $theme }” is makkelijker voor je dan andere oefeningen van dezelfde graad: { $percent }% in één keer goed ({ $low } tot { $high }%), anders { $restpercent }% ({ $restlow } tot { $resthigh }%).
style-theme-none = Tot nu toe valt geen thema van de oefeningen op. Getelde oefeningen: { $count }.
style-exercises-lacking = { $count ->
    [one] Om twee thema’s te vergelijken is nog minstens één oefening nodig.
   *[other] Om twee thema’s te vergelijken zijn nog minstens { $count } oefeningen nodig.
}
