# Environments for research
not-numbered = The game { $game } has no numbers for actions and views: its room has no tensor.py.
at-least-one = There have to be at least one game, one decision and one thread.
every-or-against = Either every seat is asked (every), or others play against one (against): not both.
no-learner = learner has to be a seat from 0 to { $last }, or one for each game.
seeds = There are { $games } games, but { $given } seeds were given.
no-game = There is no game { $game }: they are numbered 0 to { $last }.
no-seat = There is no seat { $seat }: they are numbered 0 to { $last }.
no-indexes = Whole numbers of shape { $shape } are needed: an index for each.
no-number = { $given } is no whole number from { $least } on.
no-seed = { $given } is no seed: any whole number is one.
no-mask = A mask of games has the shape { $shape }.
no-threads = The machine does not let { $threads } threads begin.
no-index = { $index } is not legal now; nothing was played.
no-render-mode = There is no way to draw called { $given }; there are { $modes }.
over = The game is over: begin another one (reset).
agents = All agents that are at it have to act, and nobody else: { $agents }.
position-over = In this position the game is over.
illegal-index = Game { $game }: { $index } is no legal index now; nothing was played.
race = In { $game }, all seats may act at once: this needs every=True.
saved-elsewhere = This was saved in another game, or with other options, another “most”, or opponents of another kind (nobody, random, a level).
no-parquet = that is no Parquet file; delete it, and it is written anew.

# Programs of others (programs.py, matches.py)
program-late = { $command } took too long.
program-gone = { $command } ended without an answer.
program-endless = { $command } wrote an answer without an end.
program-garbled = { $command } answered with something that is no JSON object.
program-missing = { $command } cannot be started: { $reason }
program-no-text = { $command } named no action (text).
engine-refused = The engine refused ({ $code }): { $said }
contestants = This game is played by { $seats }; { $given } were named.
other-series = { $path } holds games of other players, options, clocks or seeds; choose another file.
no-series = { $path } holds no games of a match.
