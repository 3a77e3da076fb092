# Lessons and exercises: what can be wrong with a file of steps

step-twice = two steps are called { $id }
step-played = step { $id }: { $text } cannot be played there
step-seat = step { $id }: seat { $seat } is not to act where it begins
step-over = This step is over: begin it again.
no-such-rule = there is no rule { $rule }
position-json = this is no JSON object
wanted-message = the id of a message: small letters, digits and hyphens
wanted-name = a short name: small letters, digits and hyphens
wanted-share = a number from 0 to 1
wanted-form = what is wanted is a table with at least one key
wanted-kind = one of these keys is needed: { $kinds }
wanted-key = { $key } means nothing beside { $kind }
wanted-a-text = { $key } is a text
wanted-a-flag = { $key } is true or false
wanted-a-number = { $key } is a whole number
wanted-some-texts = { $key } is a list of texts
wanted-several = { $key } is a list of tables with at least one
wanted-who = to_play is the number of a seat, or one of: { $words }
wanted-comparison = compare it with one of: { $words }
guide-moment = this is asked before anything is done: no action, no actions
goal-words = before the first tap there are more than { $most } words to read
goal-long = the goal is longer than { $most } letters ({ $language })
no-message = there is no message { $id }
step-impossible = it cannot be done within { $most } own actions
step-par = par is { $par }, but { $fewest } own actions are enough and needed
refutation-unplayable = after { $text }, { $plays } cannot be played
no-exercises = nobody has said how exercises of { $game } are found
analysis-long = Games of more than { NUMBER($most, useGrouping: 0) } steps are not analysed.
no-position = { $text } is neither a record nor a position of any game.
exercise-gap = The best action wins about { $games } games of a hundred more than any other.

# Why a decision was worse than the better one
worse-wins = The better action wins at once.
worse-loses = This loses at once.
worse-lets-win = After this the other can win at once; after the better action not.
worse-forced-win = The better action wins, whatever the other does.
worse-forced-loss = After this the game is lost, whatever one does.
