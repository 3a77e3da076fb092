# Analize: razsodba, vzroki in točke za njo
verdict-unclear = Tega ta analiza ne more povedati.
verdict-even = Vse se je izravnalo.
verdict-despite = { $chance ->
    [dice] Kockam navkljub.
    [cards] Kartam navkljub.
   *[luck] Smoli navkljub.
}
verdict-settled = Že od začetka je bilo skoraj odločeno.
verdict-kept = Nič ni bilo zapravljeno.
verdict-mostly = Predvsem { $first }.
verdict-more = Bolj { $first } kot { $second }.
verdict-both = V enaki meri { $first } in { $second }.
cause-luck = { $chance ->
    [dice] kocke
    [cards] karte
   *[luck] sreča
}
cause-self = { $whose ->
    [you] tvoje lastne poteze
   *[other] { $who }
}
cause-others = drugi
cause-unknowable = neznanke
cause-early = predčasni konec
verdict-won = { $whose ->
    [you] Zmaga je tvoja.
   *[other] Zmaga: { $who }.
}
verdict-shared = { $whose ->
    [you] Deliš si zmago.
   *[other] { $who } si deli zmago.
}
verdict-drawn = Remi.
verdict-lost = { $whose ->
    [you] Tokrat poraz.
   *[other] Poraz: { $who }.
}
verdict-done = Rešeno.
verdict-failed = Ni rešeno.
verdict-start = Na začetku je bila možnost zmage { $start } od 100 točk.
verdict-points = { $count ->
    [one] { $count } točko
    [two] { $count } točki
    [few] { $count } točke
   *[other] { $count } točk
}
verdict-luck-cost = { $chance ->
    [dice] Zaradi kock
    [cards] Zaradi kart
   *[luck] Zaradi smole
} { $whose ->
    [you] izgubiš { $points }.
   *[other] { $who } izgubi { $points }.
}
verdict-luck-gave = { $chance ->
    [dice] Po zaslugi kock
    [cards] Po zaslugi kart
   *[luck] Po zaslugi sreče
} { $whose ->
    [you] pridobiš { $points }.
   *[other] { $who } pridobi { $points }.
}
verdict-luck-even = { $chance ->
    [dice] Kocke so se izravnale.
    [cards] Karte so se izravnale.
   *[luck] Sreča in smola sta se izravnali.
}
verdict-own-cost = { $whose ->
    [you] Z lastnimi potezami izgubiš { $points }.
   *[other] Z lastnimi potezami { $who } izgubi { $points }.
}
verdict-own-none = { $whose ->
    [you] Z lastnimi potezami ne izgubiš skoraj nič.
   *[other] Z lastnimi potezami { $who } ne izgubi skoraj nič.
}
verdict-other-gave = { $whose ->
    [you] Vrneš { $points }.
   *[other] { $who } vrne { $points }.
}
verdict-others-gave = Drugi vrnejo { $points }.
verdict-others-cost = Poteze drugih vzamejo { $points }.
verdict-together-cost = { $whose ->
    [you] Z vsemi potezami skupaj izgubiš { $points }.
   *[other] Z vsemi potezami skupaj { $who } izgubi { $points }.
}
verdict-together-gave = { $whose ->
    [you] Z vsemi potezami skupaj pridobiš { $points }.
   *[other] Z vsemi potezami skupaj { $who } pridobi { $points }.
}
verdict-unknowable-cost = To, česar nihče ni mogel vedeti, vzame { $points }.
verdict-unknowable-gave = To, česar nihče ni mogel vedeti, prinese { $points }.
verdict-early-cost = Predčasni konec vzame { $points }.
verdict-early-gave = Predčasni konec prinese { $points }.
verdict-left-over = Nepojasnjeno ostane { $points }, ker vrednosti tu niso natančne.
verdict-error = Vrednosti se tu lahko zmotijo za { $points }.

# Why a decision was worse than the better one
worse-wins = Boljša poteza takoj zmaga.
worse-loses = To takoj izgubi.
worse-lets-win = Potem lahko druga stran takoj zmaga, po boljši potezi pa ne.
worse-forced-win = Boljša poteza zmaga, kar koli stori druga stran.
worse-forced-loss = Potem je igra izgubljena, kar koli se zgodi.

# The coach, from moment to moment
coach-better = Bolje: { $better }
coach-cost = To vzame { $points }.
coach-gave = To prinese { $points }.
coach-good = Dobro odigrano.
coach-take = Eno za naprej, iz koraka { $n }: { $reason }
coach-kept = Eno za naprej: nobena od teh potez ni bila gotovo napaka. Kar tako naprej.
coach-quiet = Noben trenutek ni veliko spremenil.

# Močne in šibke strani v več igrah
style-phase = { $about ->
    [early] Na začetku igre
    [middle] Sredi igre
   *[late] Proti koncu igre
}
style-phase-worse = { style-phase } se motiš pogosteje: tam je označenih { $percent } % tvojih odločitev (od { $low } do { $high } %), sicer { $restpercent } % (od { $restlow } do { $resthigh } %).
style-phase-better = { style-phase } se motiš redkeje: tam je označenih { $percent } % tvojih odločitev (od { $low } do { $high } %), sicer { $restpercent } % (od { $restlow } do { $resthigh } %).
style-phase-none = Zaenkrat noben del igre ne izstopa. Igre z analizo: { $count }.
style-games-lacking = { $count ->
    [one] Za stavek o delih igre manjka še { $count } igra z analizo.
    [two] Za stavek o delih igre manjkata še { $count } igri z analizo.
    [few] Za stavek o delih igre manjkajo še { $count } igre z analizo.
   *[other] Za stavek o delih igre manjka še { $count } iger z analizo.
}
style-theme-worse = »{ $theme }« ti gre slabše kot druge naloge iste stopnje: { $percent } % pravilnih v prvem poskusu (od { $low } do { $high } %), sicer { $restpercent } % (od { $restlow } do { $resthigh } %).
style-theme-better = »{ $theme }« ti gre bolje kot druge naloge iste stopnje: { $percent } % pravilnih v prvem poskusu (od { $low } do { $high } %), sicer { $restpercent } % (od { $restlow } do { $resthigh } %).
style-theme-none = Zaenkrat nobena tema nalog ne izstopa. Preštete naloge: { $count }.
style-exercises-lacking = { $count ->
    [one] Za primerjavo dveh tem manjka vsaj še { $count } naloga.
    [two] Za primerjavo dveh tem manjkata vsaj še { $count } nalogi.
    [few] Za primerjavo dveh tem manjkajo vsaj še { $count } naloge.
   *[other] Za primerjavo dveh tem manjka vsaj še { $count } nalog.
}
