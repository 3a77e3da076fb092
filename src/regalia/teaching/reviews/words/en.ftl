# Reviews: the verdict, its causes, and the points behind it
verdict-unclear = This review cannot tell.
verdict-even = It evened out.
verdict-despite = { $chance ->
    [dice] In spite of the dice.
    [cards] In spite of the cards.
   *[luck] In spite of bad luck.
}
verdict-settled = It was as good as decided from the start.
verdict-kept = Nothing was given away.
verdict-mostly = Mostly { $first }.
verdict-more = More { $first } than { $second }.
verdict-both = As much { $first } as { $second }.
cause-luck = { $chance ->
    [dice] the dice
    [cards] the cards
   *[luck] luck
}
cause-self = { $whose ->
    [you] your own moves
   *[other] { $who }’s own moves
}
cause-others = the others
cause-unknowable = the unknown
cause-early = the early end
verdict-won = { $whose ->
    [you] You won.
   *[other] { $who } won.
}
verdict-shared = { $whose ->
    [you] You share the win.
   *[other] { $who } shares the win.
}
verdict-drawn = A draw.
verdict-lost = { $whose ->
    [you] You lost.
   *[other] { $who } lost.
}
verdict-done = Solved.
verdict-failed = Not solved.
verdict-start = At the start the chance of winning was { $start } of 100 points.
verdict-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
verdict-luck-cost = { $chance ->
    [dice] The dice
    [cards] The cards
   *[luck] Luck
} cost { $whose ->
    [you] you
   *[other] { $who }
} { $points }.
verdict-luck-gave = { $chance ->
    [dice] The dice
    [cards] The cards
   *[luck] Luck
} gave { $whose ->
    [you] you
   *[other] { $who }
} { $points }.
verdict-luck-even = { $chance ->
    [dice] The dice
    [cards] The cards
   *[luck] Luck
} evened out.
verdict-own-cost = { $whose ->
    [you] Your own moves cost you { $points }.
   *[other] { $who }’s own moves cost { $points }.
}
verdict-own-none = { $whose ->
    [you] Your own moves cost next to nothing.
   *[other] { $who }’s own moves cost next to nothing.
}
verdict-other-gave = { $whose ->
    [you] You gave { $points } back.
   *[other] { $who } gave { $points } back.
}
verdict-others-gave = The others gave { $points } back.
verdict-others-cost = The others’ moves cost { $points }.
verdict-together-cost = { $whose ->
    [you] Taken together, the moves cost you { $points }.
   *[other] Taken together, the moves cost { $who } { $points }.
}
verdict-together-gave = { $whose ->
    [you] Taken together, the moves gave you { $points }.
   *[other] Taken together, the moves gave { $who } { $points }.
}
verdict-unknowable-cost = What nobody could know cost { $points }.
verdict-unknowable-gave = What nobody could know gave { $points }.
verdict-early-cost = The early end cost { $points }.
verdict-early-gave = The early end gave { $points }.
verdict-left-over = { $points } stay unexplained, because the values here are not exact.
verdict-error = The values here may be off by { $points }.

# Why a decision was worse than the better one
worse-wins = The better action wins at once.
worse-loses = This loses at once.
worse-lets-win = After this the other side can win at once; after the better action it cannot.
worse-forced-win = The better action wins, whatever the other side does.
worse-forced-loss = After this the game is lost, whatever happens next.

# The coach, from moment to moment
coach-better = Better: { $better }
coach-cost = That cost { $points }.
coach-gave = That gave { $points }.
coach-good = Well played.
coach-take = One thing to take along, from step { $n }: { $reason }
coach-kept = One thing to take along: none of these moves was surely a mistake. Go on like this.
coach-quiet = No single moment changed much.

# Strengths and weaknesses over many games
style-phase = { $about ->
    [early] Early in the game
    [middle] In the middle of the game
   *[late] Late in the game
}
style-phase-worse = { style-phase } you go wrong more often: { $percent }% of your decisions are marked there ({ $low } to { $high }%), otherwise { $restpercent }% ({ $restlow } to { $resthigh }%).
style-phase-better = { style-phase } you go wrong less often: { $percent }% of your decisions are marked there ({ $low } to { $high }%), otherwise { $restpercent }% ({ $restlow } to { $resthigh }%).
style-phase-none = No phase of the game stands out so far. Games with a review: { $count }.
style-games-lacking = { $count ->
    [one] For a sentence about phases of the game, one more game with a review is needed.
   *[other] For a sentence about phases of the game, { $count } more games with a review are needed.
}
style-theme-worse = “{ $theme }” is harder for you than other exercises of the same grade: { $percent }% right at the first try ({ $low } to { $high }%), otherwise { $restpercent }% ({ $restlow } to { $resthigh }%).
style-theme-better = “{ $theme }” is easier for you than other exercises of the same grade: { $percent }% right at the first try ({ $low } to { $high }%), otherwise { $restpercent }% ({ $restlow } to { $resthigh }%).
style-theme-none = No theme of the exercises stands out so far. Exercises counted: { $count }.
style-exercises-lacking = { $count ->
    [one] To compare two themes, at least one more exercise is needed.
   *[other] To compare two themes, at least { $count } more exercises are needed.
}
