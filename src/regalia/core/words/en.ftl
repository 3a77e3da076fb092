# Texts that every room shares.
over = The game is over: { $reason }.
seat-number = player { $seat }
out-of-turn = It is not { $seat }'s turn.
chance-first = Roll or draw first; { $text } comes after that.
action-first = { $text } is a chance outcome, but a player has to act first.
unreadable = { $text } is not a move in { $game }, at least not with these options.
not-a-text = { $given } is not a text; moves are played by their texts, such as { $example }.
say-seat = Several seats may act: say which seat says { $text }.
no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
players-given = It takes one player for each seat: { $count }, not { $given }.
missing-extra = { $module } is missing, which this needs. It comes with: { $command }
