# Ur: The Royal Game
name = Ur: The Royal Game
short-name = Ur
how-to-play = Roll two dice, then place or move pieces on the twenty squares. The first player with a piece on each of the four rosettes wins.
seat-0 = Dark
seat-1 = Light
side-0 = dark
side-1 = light
about = Race across twenty squares and hold all four rosettes at once.
reason-rosettes = one player holds all four rosettes
reason-some-rosettes = one player holds enough rosettes
reason-claimed-draw = a draw was claimed

# Squares and things
nobody = empty
square-plain = { $square }, { $owner }
square-rosette = { $square }, rosette, { $owner }
square-entrance = { $square }, the Entrance, { $owner }
square-royal = { $square }, Royal Land, { $owner }
square-ishtar = { $square }, Ishtar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = piece of { $owner } on { $square }
reserve = { $owner }: { $count } in reserve
die-gold = gold
die-silver = silver
die-blank = blank

roll-name = { $roll ->
    [one-silver] one silver
    [one-gold] one gold
    [gold-silver] gold and silver
    [two-silver] two silver
    [two-gold] two gold
   *[two-blank] two blank
}

# What happened
say-roll-dice = { $whose ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
say-roll-pass = { $whose ->
    [you] You roll { $dice } and can do nothing.
   *[other] { $who } rolls { $dice } and can do nothing.
}
say-enter = { $whose ->
    [you] You enter a piece{ $ending }
   *[other] { $who } enters a piece{ $ending }
}
say-place = { $whose ->
    [you] You place a piece on { $square }{ $ending }
   *[other] { $who } places a piece on { $square }{ $ending }
}
say-move = { $whose ->
    [you] You move from { $move }{ $ending }
   *[other] { $who } moves from { $move }{ $ending }
}
say-roll = { $whose ->
    [you] You roll again.
   *[other] { $who } rolls again.
}
say-stop = { $whose ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
say-claim-draw = { $whose ->
    [you] You claim a draw.
   *[other] { $who } claims a draw.
}
from-to = { $begin } to { $end }
and-then = {" "}and{" "}
and-captures = { $whose ->
    [you] {" "}and capture on { $squares }.
   *[other] {" "}and captures on { $squares }.
}

# Refusals
no-claim = A draw can be claimed only when your turn begins in the same position for the fifth time in a row; this is number { $times }.
no-stop = You can end your turn here only after moving a piece to a rosette; now claim the draw or roll.
no-extra-roll = You get one more roll only after moving a piece to a rosette.
extra-roll-first = You reached a rosette: first roll again or end your turn.
claim-or-roll-first = Say first whether you claim the draw or roll.
no-reserve = All your pieces are on the board: none is left to place.
entrance-own = One of your own pieces stands on the Entrance.
entrance-only-piece = The piece on the Entrance is the only one its owner has on the board, so it cannot be captured by entering.
place-taken = { $square } is not empty.
place-not-beside = { $square } is not next to one of your pieces.
place-not-at-side = { $square } shares no side with a square on which you have a piece.
place-not-with-roll = The roll, { roll-name }, does not let you place a piece on { $square }.
no-moving = Two blank dice let you place a piece, not move one.
not-your-piece = None of your pieces stands on { $square }.
one-step-only = The roll, { roll-name }, lets one piece move one step.
two-pieces-steps = Two pieces move one step each, no farther.
three-steps-roll = Three steps need two gold or two silver; the roll is { roll-name }.
three-steps-mastery = Three steps need mastery of Sky: your pieces on both of its rosettes.
two-pieces-roll = Only a roll with two coloured dice moves two pieces; the roll is { roll-name }.
enemy-in-the-way = An enemy piece on { $square } is in the way; only mastery of Earth passes over it.
crossing-captures = By this house rule a move that passed over one of your own pieces cannot end on an enemy, as on { $square }.
protected = The piece on { $square } is protected by Ishtar.
own-piece-there = Your own piece stands on { $square }.
too-far = No move of at most three steps leads from { $square } to { $to }.
first-step-wins = The first step already wins; the action ends with it.
other-order = Both orders are the same action; it is written { $text }.

# Buttons
button-roll = Roll again
button-stop = End turn
button-claim-draw = Claim the draw

# Positions and the board
position-pieces = { $seat } has { $count } pieces here, but there are only { $most }.
position-rosettes = { $seat } holds enough rosettes already: the game was over before.

# Solving
gpu-cupy = A GPU is used through CuPy, which is not there ({ $why }).
gpu-none = There is no GPU that CuPy can use ({ $why }).
solve-halves = The halves of the board differ; the solver needs them alike.
solve-needs = { $what }: this takes { $needed } GiB, and there are { $there } GiB. Fewer pieces take less.
needs-memory = Memory
needs-gpu = GPU memory
needs-disk = Disk space
solve-device = The device is one of { $devices }.
solve-pieces = Each side has { $least } to { $most } pieces.
solve-bits = bits is from 1 to { $most }, and tolerance is above 0.
table-other = this is of another game; move it away, or begin anew
table-version = made for another version of the rules or of this file
table-length = not as long as it should be
table-none = no table of Ur ({ $why })
table-values = The values are not those that were written.
solve-on-gpu = Positions: { $positions }, on the GPU.
solve-on-cpu = Positions: { $positions }, on this machine’s processors.
solve-memory = Memory: { $needed } GiB of { $free } GiB free.
solve-mapped = The best actions do not fit into memory and are kept in a file meanwhile.
solve-disk = Disk: { $needed } GiB of { $free } GiB free.
solve-hours = Time: about { $time } hours, a guess from one machine’s speed.
solve-minutes = Time: about { $time } minutes, a guess from one machine’s speed.
solve-resumed = Going on from a checkpoint: { $sweeps } sweeps, { $reached } of { $last }.
solve-stopped = Stopped. Started again, it goes on from here.
solve-solved = Solved: no value is wrong by more than { $error }.
solve-installed = Checked and installed: level 10, reviews and exercises go by this table from their next start on.
install-extremes = The tables of extremes are not for playing: install the one for one half.
solve-start = { $file }: the first player has { $values }.
solve-begin = Begin?
solve-bar = Solving
solve-bar-of = of the last game’s bits
solve-so-far = Solving: sweep { $sweep }, off by { $error } at most

# What can be done
in-reserve = { $count ->
    [0] reserve empty
   *[other] { $count } in reserve
}
rosettes-held = { $count } of { $goal } rosettes
prompt-again = A piece reached a rosette: roll again, or end the turn.
prompt-claiming = The same position for the fifth time: claim a draw, or roll.
prompt-roll = { $dice }: { $what }.
or = {" "}or{" "}
may-move-one = { $steps ->
    [1] move one piece 1 step
   *[other] move one piece up to { $steps } steps
}
may-move-two = { $steps ->
    [1] move two pieces 1 step each
   *[other] move one piece up to { $steps } steps, or two pieces 1 step each
}
may-enter = enter a piece
may-place-beside = place a piece next to one of your own
may-place-side = place a piece beside one of your own, walls or not
may-place-royal = place a piece on the Royal Land
may-place-ishtar = place a piece on Ishtar
may-place-marduk = place a piece on Marduk

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] You hold a rosette: here one is enough.
        [4] You hold all four rosettes.
       *[other] You hold { $goal } rosettes: here that is enough.
    }
   *[other] { $goal ->
        [1] { $who } holds a rosette: here one is enough.
        [4] { $who } holds all four rosettes.
       *[other] { $who } holds { $goal } rosettes: here that is enough.
    }
}
ending-claimed = { $whose ->
    [you] Five of your turns in a row began in the same position, and you claimed a draw.
   *[other] Five turns in a row began in the same position, and { $who } claimed a draw.
}
# Why nothing can be done
why-none-left = All pieces are on the board already.
why-entrance-own = Nothing can enter: a piece of the same player stands on the Entrance.
why-entrance-only-piece = Nothing can enter: the piece on the Entrance is the enemy’s only one.
why-nowhere = No square beside a piece of the same player is free.
why-place-taken = The squares that this roll offers are taken.
why-blocked = No piece can move.

# Sheets to print
sheet-board = Board
sheet-pieces = Pieces
sheet-dice = Dice to fold

# Small games (UR-21)
goal-needs-pieces = goal: nobody can hold { $goal } rosettes with { $pieces } pieces.
option-pieces-about = How many pieces each player has.
option-goal = Rosettes to win
option-goal-about = How many rosettes you must hold at once to win.

# The board of somebody's own box (UR-22), and second readings of rules (UR-23 to UR-26)
option-layout = Board
option-layout-about = Where the special squares are, and between which squares there is a wall. The board “ancient” is a conjecture.
option-layout-takes = A board as text, a list of one or two, or the path of a .toml file.
value-layout-standard = the book’s
value-layout-ancient = ancient (a conjecture)
option-side = Side
option-side-about = Which of the two sides of the board is played.
option-placing = Placing onto enemies
option-placing-about = Gold and silver, two silver or two gold: may the piece you place capture?
value-placing-empty = no, empty squares only
value-placing-captures = yes, it captures
option-crossing = Capture after your own
option-crossing-about = May a move that passed over one of your own pieces end with a capture?
value-crossing-captures = yes
value-crossing-empty = no, on an empty square
option-beside = Next to
option-beside-about = Two blanks: does “next to” follow the path, or does a shared side do, wall or no wall?
value-beside-path = one step along the path
value-beside-side = sharing a side
option-extra = Extra rolls
option-extra-about = Does a rosette that you reach in an extra roll give another one?
value-extra-each = each time
value-extra-once = once a turn
option-handicap = Handicap
option-handicap-about = For two of unequal strength: the stronger plays with fewer pieces. Of equal levels 5, the one with one, two or three fewer won 38, 21 and 6 games in 100.
value-handicap-none = none
value-handicap-first-1 = { seat-0 } has one piece fewer
value-handicap-first-2 = { seat-0 } has two pieces fewer
value-handicap-first-3 = { seat-0 } has three pieces fewer
value-handicap-second-1 = { seat-1 } has one piece fewer
value-handicap-second-2 = { seat-1 } has two pieces fewer
value-handicap-second-3 = { seat-1 } has three pieces fewer
role-plain = plain square
role-rosette = rosette
role-entrance = the Entrance
role-royal = Royal Land
role-ishtar = Ishtar
role-marduk = Marduk
board-roles = Rosettes of Earth: { $earth }; of Sky: { $sky }. Entrance: { $entrance }. Royal Land: { $royal }. Ishtar: { $ishtar }. Marduk: { $marduk }.
board-walls = Walls: { $walls }.
board-open = No walls: the path joins all squares that share a side.
board-meant = The rules and pictures that follow are those of this board; pictures that would not be true on it are left out. Worked examples are played on the book’s board.
path-walls = The **path** joins squares that have a side in common, except where there is a wall ({ $walls }).
path-open = The **path** joins all squares that have a side in common.
path-ruling = *(Ruling: “next to” means along the path; house rule: UR-25.)*
layout-problem = layout: { $problem }
layout-side = side { $side }: { $problem }
layout-text = { $given } is no board: the three rows of squares come first, then the walls, as in { $example }
layout-sign = { $sign } is no role of a square; there are * e r i m and .
layout-count = { $role ->
    [entrance] A board has one Entrance; this one has { $count }.
    [royal] A board has three squares of Royal Land; this one has { $count }.
    [ishtar] A board has one Ishtar; this one has { $count }.
    [marduk] A board has one Marduk; this one has { $count }.
   *[rosette] A board has four rosettes; this one has { $count }.
}
layout-earth = Two rosettes are in columns 1–4, for mastery of Earth; this board has { $count } there.
layout-sky = Two rosettes are in columns 7 and 8, for mastery of Sky; this board has { $count } there.
layout-unreachable = No path leads from the Entrance to { $squares }.
layout-wall = { $wall } is no wall: it stands between two squares that share a side, such as A2|B2.
layout-wall-twice = The wall { $wall } is there twice.
layout-sides = A board has one or two sides, not { $count }.
layout-no-side = side: the board has no side { $side }.

tell-roll = { $who } rolls: tell how the dice fell.

# What was touched so far leads on: what to touch next
step-where = Where does the piece go?
step-second = A second piece may move, too: tap it.
step-way = Which way? Tap the squares it passes.

# Why an action was worse than another
worse-winning-rolls = Rolls that win for the enemy after this: { $rolls } of 16; after the better action: { $fewer }.
worse-taking-rolls = Rolls that take a piece after this ({ $squares }): { $rolls } of 16; after the better action: { $fewer }.
worse-takes = Pieces taken by this: { $takes }; by the better action: { $most }.
worse-again = The better action reaches a rosette, which gives another roll.
