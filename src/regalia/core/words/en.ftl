# Texts that every room shares.
over = The game is over: { $reason }.
seat-number = player { $seat }
out-of-turn = It is not the turn of { $seat }.
chance-first = Chance is next ({ $text } is an action): roll or draw first.
action-first = { $text } is a chance outcome, but a player has to act first.
unreadable = { $text } is no action of { $game }, at least not with these options.
say-seat = Several seats may act: say which seat says { $text }.
no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
