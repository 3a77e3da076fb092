# Environments for research
not-numbered = The game { $game } has no numbers for actions and views: its room has no tensor.py.
at-least-one = There must be at least one game, one decision and one thread.
every-or-against = Either every seat is asked (simultaneous), or others play against one (against): not both.
no-learner = learner has to be a seat from 0 to { $last }, or one for each game.
seeds = There are { $games } games, but { $given } seeds were given.
no-game = There is no game { $game }: they are numbered 0 to { $last }.
no-seat = There is no seat { $seat }: they are numbered 0 to { $last }.
no-indexes = Whole numbers of shape { $shape } are needed: an index for each.
no-number = { $given } is not a whole number of at least { $least }.
no-seed = { $given } is not a seed: use any whole number.
no-mask = A mask of games has the shape { $shape }.
no-threads = The machine cannot start { $threads } threads.
no-index = { $index } is not legal now; nothing was played.
no-render-mode = There is no render mode { $given }; possible: { $modes }.
over = The game is over: begin another one (reset).
agents = All active agents have to act, and nobody else: { $agents }.
position-over = In this position the game is over.
illegal-index = Game { $game }: { $index } is not a legal index now; nothing was played.
race = In { $game }, all seats may act at once: this needs simultaneous=True.
saved-elsewhere = This was saved in another game, or with other options, another “max_steps”, or opponents of another kind (nobody, random, a level).
no-parquet = this is not a Parquet file; delete it, and it will be written again.

# Programs of others (programs.py, matches.py)
program-late = { $command } took too long.
program-gone = { $command } ended without an answer.
program-endless = { $command } wrote an answer that never ended.
program-garbled = { $command } answered with something that is not a JSON object.
program-missing = { $command } cannot be started: { $reason }
program-no-text = { $command } named no action (text).
engine-refused = The engine refused ({ $code }): { $said }
contestants = This game is played by { $seats }; { $given } were named.
other-series = { $path } holds games of other players, options, clocks or seeds; choose another file.
no-series = { $path } holds no games of a match.
