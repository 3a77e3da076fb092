"""Lessons, exercises, reviews and analyses of any room, made from its files.

Lessons and exercises are data of a room, judged by its rules (docs/lessons.md):

    steps     a step: a moment of a game, what is wanted there, and what answers; read from files
    wanted    what is wanted, as a predicate on what a seat sees
    judge     what somebody did in a step: done, going on, wrong or illegal
    refuting  why an answer is wrong: what would happen then
    replies   what is played in between: a script, or the computer
    prove     that a step can be done, in how few actions, and which first actions do it
    solution  how it is done
    checking  what is wrong with a lesson
    packet    a step as it is sent: scenes, taps, and every answer where that is little enough
    guide     a sentence before each kind of decision of somebody's first game
    exercises the lists that ship, and the exercise of a day; `making` and `proving` them
    practice  a theme as long as one likes; `streaks`: days in a row; `rush`: against the clock

Worked examples (`examples`) are what a rulebook says with numbers: positions that the rules must
agree with.

Reviews (`reviews/review.py`, with the ledger's rows in `reviews/ledger.py`) tell luck, decisions
and what nobody could know apart.
"""
