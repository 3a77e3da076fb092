no-page = There is nothing here.
exercise-closed = This exercise is for a later day.
phrase-wrong = This code is not right: a character is missing or wrong.
# A handicap, told after what it is; the numbers stand in the order of its amounts.
handicap-levels = Recommended where the two are about so many levels apart: { $levels }.
# On rules pages: what is folded away.
rules-ruling = Our ruling
rules-try = Try it
