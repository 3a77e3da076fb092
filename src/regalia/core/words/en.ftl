# Texts that every room shares.
title-of = { $title }: { $text }
percent = { $share }%
and-then = { $before }; { $more }
spoken-language = en
over = The game is over: { $reason }.
seat-number = player{"\u00A0"}{ $seat }
out-of-turn = It is not { $seat }’s turn.
chance-first = Roll or draw first; { $text } comes after that.
action-first = { $text } is a chance outcome, but a player has to act first.
unreadable = { $text } is not a move in { $game }, at least not with these options.
not-a-text = { $given } is not a text; moves are played by their texts, such as { $example }.
say-seat = Several seats may act: say which seat plays { $text }.
no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
players-given = There must be one player for each seat: { $count }, not { $given }.
missing-extra = This needs { $module }, which is missing. It comes with: { $command }

# Options and games
# A game's card, in a line.
card-seats = Players: { $seats }
card-minutes = Minutes: { $minutes }
card-ages = Ages: { $ages }
card-credits = By { $credits }
option-value = { $name }: { $given } is not possible. Possible: { $choices }.
option-unknown = { $game } has no option { $name }. Its options: { $options }.
option-file = { $name }: files can be named only at your own keyboard, not here.
table-rules = At this table
rule-otherwise = At this table otherwise: { $rules }.
rule-in-force = In force at this table: { $options }.
option-chosen = { $option } – { $value }
unknown-game = There is no game { $name }. The games: { $games }.
unknown-player = There is no player { $name }. The players: { $players }.
unknown-level = There is no level { $level }: levels go from 1 to { $last }.
no-time = The time to think must be more than 0 milliseconds, not { $ms }.
review-long = Games of more than { NUMBER($most, useGrouping: 0) } steps are not reviewed here.
review-over = The game is not over yet: it can be reviewed after its end.
not-compiled = { $game } could not be compiled. { $why }
no-picture = { $game } has no picture { $name }.
no-solution = There is no exact solution of { $game }.
nothing-to-roll = A player has to act first: there is nothing to roll or draw now.
nothing-to-take-back = There is nothing to take back.
rules-gone = This was played by version { $version } of the rules of { $game }, which is no longer played. Played today: { $plays }.

# Positions
position-form = { $text } is not a position of { $game }. A position looks like this: { $example }
position-keys = A position of { $game } is an object with exactly these keys: { $keys }.
position-value = { $key }: { $value } is not possible here; wanted: { $wanted }.
position-impossible = { $key }: { $reason } No game can come to this.

# Records
record-long = The record is longer than { $most } characters.
record-tag = Line { $line }: { $text } is not a tag. A tag looks like this: { $example }
record-tag-twice = Line { $line }: the tag { $tag } appears twice.
record-comment = Line { $line }, column { $column }: this comment does not end.
record-game = The record does not say which game it is of: { $tag } is missing.
record-hidden = Line { $line }, column { $column }: { $text } hides what seat { $seat } may not know. Such a record can be read but not replayed.
record-seat = [Seat] names nobody who plays or watches here: { $seat }.
record-move = Line { $line }, column { $column }, number { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Line { $line }, column { $column }: { $text } names a seat where only one may act.
record-json = Tag { $tag }: { $text } is not a JSON object.
record-in-tag = Tag { $tag }: { $problem }
record-claim = Tag { $tag }: { $claimed }, but the moves lead to { $found }.
record-changed = The record was changed after it was written: the tag Check does not fit. Remove it to accept the record as it is.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, line { $line }: { $problem }
file-key = { $file }, line { $line }: { $key }: { $problem }
file-unknown = unknown; possible here: { $keys }
file-missing = { $key } is missing
file-value = { $value } is not possible; wanted: { $wanted }
wanted-text = a text
wanted-number = a whole number from { $lowest } to { $highest }
wanted-numbers = { $count } whole numbers from { $lowest } to { $highest }, as a list
wanted-texts = a list of texts
wanted-table = a table
wanted-tables = a list of tables, {"[["}{ $key }{"]]"}
file-long = longer than { $most } bytes
file-utf8 = this is not UTF-8 text
file-toml = this is not TOML ({ $what })
toml-twice = the same key twice
toml-open = a string, list or table that does not end
toml-key = invalid key, or one without =
toml-line = this line goes on after its value
toml-value = invalid value
file-nested = nested too deeply
file-dots = more than { $most } dots in one key
file-digits = a number of more than { $most } digits
file-tables = more than { $most } tables {"[["}{ $name }{"]]"}
os-missing = there is no such file
os-forbidden = you may not open it
os-folder = this is a folder
os-in-the-way = part of its path is not a folder
os-full = the disk is full
os-read-only = nothing can be written there
os-other = it cannot be opened ({ $why })

# Positions put together by hand
editor-player = To act
editor-phase = What happens next
editor-of = { $what } ({ $who })
editor-none = none

# Stock words, which any room can use (boards/layout.py)
stock-square = square { $number }
stock-pawn = { $who }: pawn
stock-die = die: { $number }
stock-card = card { $card }
stock-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
stock-back = { $who }: card, face down
stock-rolls = { $whose ->
    [you] You roll { $number }.
   *[other] { $who } rolls { $number }.
}
stock-draws = { $whose ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
stock-draws-card = { $whose ->
    [you] You draw card { $card }.
   *[other] { $who } draws card { $card }.
}
stock-plays = { $whose ->
    [you] You play card { $card }.
   *[other] { $who } plays card { $card }.
}
stock-stays = { $whose ->
    [you] You stay.
   *[other] { $who } stays.
}
stock-steps = { $count ->
    [one] one square
   *[other] { $count } squares
}
stock-goes = { $whose ->
    [you] You go { stock-steps }.
   *[other] { $who } goes { stock-steps }.
}
button-stay = Stay
