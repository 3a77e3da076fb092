# What the lab says.
results-line = line { $line } is no result of the lab
no-strength = { $given } is no strength of play: `quick`, `tree:100`, `tree:100:0.1`, or a level from 1 to 10
no-armies = { $game } has no armies whose units could be weighed
nothing-to-weigh = The unit file holds no units
worth = { $strength }: { $points } points of win rate (± { $half }; { NUMBER($games, useGrouping: 0) } games). Plays like { $many } average units, or { $ratio } × { $unit }.
advantage-idle = Its advantage is hardly used: { $share } % of its attacks.
advantage-used = Its advantage is { $share } % of its attacks and { $brought } % of what they do.
never-attacks = It never attacks.
too-strong = Too strong at every strength of play.
too-weak = Too weak at every strength of play.
in-line = In line with the others at every strength of play.
depends = It depends on who plays: too strong at { $strong }; too weak at { $weak }.
nowhere = none
too-wide = The intervals are too wide to judge: let it play more games.
weighing = Weighing
games = games
