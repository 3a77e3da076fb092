# Royal Battles
name = Royal Battles
how-to-play = Lead four units across a battlefield of playing cards. Each card you play moves a unit onto it, and that unit may then attack a neighbour. The cards under both units and the two initiative cards decide whether the attack hits. Lose all four units and you lose the battle; if the cards run out, the larger army wins.
character-1 = Runs at the nearest enemy and often misreads which attack hits.
character-8 = May wait for you to come, and strikes when it pays.
seat-0 = White
seat-1 = Black
side-0 = white
side-1 = black
about = Two small armies of chess pieces fight on a field of playing cards.

# Options
option-armies = Armies
option-armies-about = Which units you may choose.
value-armies-free = any four
value-armies-set = one chess set
option-scenario = Scenario
option-scenario-about = Play with fixed armies. Measured: in the Hundred Years War knights score about 94% against rooks; in the war of magic bishops about 60% against queens. Fairest: twice, with sides exchanged.
value-scenario-none = none
value-scenario-hundred-years = Hundred Years War
value-scenario-magic = Black v. White Magic
option-sides = Sides
option-sides-about = Who plays which army of the scenario.
value-sides-as-written = as written
value-sides-exchanged = exchanged
option-budget = Budget
option-budget-about = What an army may cost at most.
option-orientation = Card direction
option-orientation-about = How the cards lie on the battlefield, seen from the players.
caption-directions-orientation-crosswise = The directions from e2: towards e3 side to side, towards d2 head to head, towards d3 a clear diagonal, towards f3 a digit one
value-orientation-lengthwise = lengthwise
value-orientation-crosswise = crosswise
option-joker = Jokers on the field
option-joker-about = A joker that lies on the battlefield is both colours, or the one opposite to the card that its unit left.
value-joker-both = both colours
value-joker-turned = the other colour
option-moving = Moving
option-moving-about = Whoever can move must, or may stay instead while the own deck lasts.
value-moving-must = compulsory
value-moving-may = optional
option-discard = Discarding
option-discard-about = The hand may be discarded before two cards are drawn after the attack, or also after they are drawn.
value-discard-before = before the draw
value-discard-either = before and after
option-end = When cards run out
option-end-about = The battle ends when a deck is empty, or only when a player has no deck and no card to play either.
value-end-deck = first empty deck
value-end-cards = no playable card
option-handicap = Handicap
option-handicap-about = For two of unequal strength: each unit of the stronger begins with life lost. Of equal levels 5, the one whose units had lost 1, 2 or 3 won 39, 38 and 31 battles in 100.
value-handicap-none = none
value-handicap-first-1 = { seat-0 } begins 1 life down
value-handicap-first-2 = { seat-0 } begins 2 life down
value-handicap-first-3 = { seat-0 } begins 3 life down
value-handicap-second-1 = { seat-1 } begins 1 life down
value-handicap-second-2 = { seat-1 } begins 2 life down
value-handicap-second-3 = { seat-1 } begins 3 life down
reason-last-unit = one army has no unit left
reason-more-units = a deck has run out, and one army has more units
reason-only-cards = a deck has run out, the armies are equal, and only one player has cards left
reason-even = a deck has run out, and the armies are equal

# Units
unit-name = { $unit ->
    [K] king
    [Q] queen
    [R] rook
    [B] bishop
    [N] knight
    [P] pawn
   *[other] { $unit }
}
unit-weapon = { $unit ->
    [P] Long Spear
    [R] Long Bow
    [N] Heavy Mace
    [B] Flail
    [Q] Magic Bolt
    [K] Scepter
   *[other] –
}
unit-coat = { $unit ->
    [P] Hard Leather
    [R] Soft Leather
    [N] Chain Armor
    [B] Cloth
    [Q] Cloth
    [K] Cloth
   *[other] –
}

# Things to see
row = row { $row }
column = column { $column }
cell-empty = { $square }, no card
cell-card = { $square }, { card-name }
rest-hand = the hand
card-on = { card-name } on { $square }
unit-there = { unit-name } of { $owner } on { $square }, { $life } of { $most } life left
in-hand = { $count ->
    [0] hand empty
   *[other] hand { $count }
}
in-deck = { $count ->
    [0] deck empty
   *[other] deck { $count }
}
hand-card = { card-name } in your hand
hidden-card = a card in the hand of { $owner }
deck-count = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
deck-of = deck of { $owner }: { $count }
initiative = initiative
fallen = fallen
discards = discarded
initiative-card = initiative card of { $owner }: { card-name }
unit-to-choose = { unit-name }, to be chosen
unit-to-place = { unit-name } of { $owner }, not yet placed
to-choose = units to choose from
to-place = still to be placed
units-left = { $count }/{ $most } units
prompt-choosing = Choose four units; you may take the same one more than once. Both armies are revealed together.
prompt-budget = Your army may cost at most { $budget }.
prompt-dealing = Home cards are dealt.
prompt-placing = Put a unit on one of your home cards.
prompt-initiative = Each side draws a card for initiative: the higher one goes first.
prompt-offered-one = With no cards in hand you may draw one. Without a card no unit moves.
prompt-drawing-one = A card is drawn.
prompt-moving = Play a card and move a unit onto it: one step or in place, alternating red and black.
prompt-moving-or-staying = Play a card and move a unit onto it, one step or in place, alternating red and black; or stay.
prompt-attacking = The { unit-name } on { $square } may attack once: choose how.
prompt-drawing-hit = The hit earns cards.
prompt-keeping = Keep your cards, or discard all of them.
prompt-keeping-again = Two cards have been drawn: keep your hand, or discard all of it.
prompt-offered-two = The target was in the key position: you may draw 2 cards.
prompt-drawing-two = Cards are drawn.

# What things are
key-side = key position: side to side
key-head = key position: head to head
key-digit = key position: digit diagonals
key-clear = key position: clear diagonals
key-all = key position: all around
key-about = Whoever attacks a unit in the key position, as seen from the attacker, may draw 2 cards after the turn, whether the attack hits or not.
deck-fact = Cards to come
deck-about = In hand and deck together, by the attack for which they are trumps.
deck-gone = Dealt, played or discarded: { $cards }.
advantage-reach = Extended Reach
advantage-aim = Deadly Aim
advantage-smite = Smite
advantage-healing = Healing
advantage-blast = Mystic Blast
advantage-strategy = Strategy
advantage-charge = Charge
advantage-volley = Volley
advantage-drain = Drain
power-reach = with aces and jokers, { $power } damage diagonally.
power-aim = with aces and jokers, { $power } damage diagonally that no armour stops.
power-smite = with aces and jokers, { $power } damage straight, +1 for each of your units on the battlefield.
power-healing = heals a diagonal neighbour and all your units on its colour, { $power } per ace or joker.
power-blast = with aces and jokers, { $power } damage for each of them, to a diagonal target and all enemies on its colour.
power-strategy = with aces and jokers, { $power } damage straight; a hit draws { $draws } cards.
power-charge = with aces and jokers, { $power } damage straight; if the target falls, this unit takes its square.
power-volley = with aces and jokers, { $power } damage to a diagonal target and to all enemies straight beside it.
power-drain = with aces and jokers, { $power } damage straight; this unit regains what the target takes.
strikes-melee = Melee: attacks straight neighbours.
strikes-ranged = Ranged: attacks diagonal neighbours.
bears-weapon = Weapon: { $name }.
bears-coat = Armour: { $name }.
fact-life = life
fact-accuracy = accuracy
fact-evasion = evasion
fact-armour = armour
fact-damage = damage (easy, optimal, risky)
fact-type = type
fact-weapon = weapon
fact-advantage = advantage
fact-price = price
short-life = life
short-accuracy = acc.
short-evasion = eva.
short-armour = arm.
short-damage = damage
short-price = price
price-by-numbers = price by its numbers
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Trumps needed to hit this unit: { $units }.
needs-to-hit = Trumps this unit needs to hit: { $units }.

# What an attack would do
target = { unit-name } { $square } · evasion { $evasion } · armour { $armour } · needs { $needed }
target-own = heal { unit-name } { $square }
target-key = key: +{ $count } cards
row-button = { $label }: { unit-name } { $square }, { $amount }
row-miss = miss
row-miss-key = miss, still +2
row-falls = { unit-name } falls
row-falls-too = { unit-name } { $square } falls, too
row-left = { $life } left
row-too = { unit-name } { $square }: { $amount }
row-charges = moves to { $square }
count-initiative = { card-name } (initiative card of { $who }): { $trump ->
    [yes] trump
   *[no] no trump
}
count-under = { card-name } on { $square }: { $trump ->
    [yes] trump
   *[no] no trump
}
count-trumps = trumps: { $trumps }, needed: { $needed }
count-key = In the key position: +2 cards.

# Cards
card-name = { $rank ->
    [X] { $suit ->
        [R] red joker
        [B] black joker
       *[other] joker
    }
    [T] 10 of { suit-name }
    [J] jack of { suit-name }
    [Q] queen of { suit-name }
    [K] king of { suit-name }
    [A] ace of { suit-name }
   *[other] { $rank } of { suit-name }
}
suit-name = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

# What happened
list = { $first }, { $second }
say-army-hidden = { $who } chooses an army.
say-army = { $whose ->
    [you] You choose { $army }.
   *[other] { $who } chooses { $army }.
}
say-has-army = { $whose ->
    [you] You have { $army }.
   *[other] { $who } has { $army }.
}
say-deal = { $whose ->
    [you] You are dealt the { card-name } for { $square }.
   *[other] { $who } is dealt the { card-name } for { $square }.
}
say-place = { $whose ->
    [you] You place the { unit-name } on { $square }.
   *[other] { $who } places the { unit-name } on { $square }.
}
say-init = { $whose ->
    [you] You draw the { card-name } for initiative.
   *[other] { $who } draws the { card-name } for initiative.
}
say-draw-card = { $whose ->
    [you] You draw the { card-name }.
   *[other] { $who } draws the { card-name }.
}
say-draw-hidden = { $who } draws a card.
say-draw = { $whose ->
    [you] You decide to draw.
   *[other] { $who } decides to draw.
}
say-decline = { $whose ->
    [you] You don’t draw.
   *[other] { $who } doesn’t draw.
}
say-keep = { $whose ->
    [you] You keep your hand.
   *[other] { $who } keeps their hand.
}
say-discard = { $whose ->
    [you] You discard your hand: { $cards }.
   *[other] { $who } discards their hand: { $cards }.
}
say-move = { $whose ->
    [you] You play the { card-name } and move the { unit-name } from { $square } to { $to }.
   *[other] { $who } plays the { card-name } and moves the { unit-name } from { $square } to { $to }.
}
say-stay = { $whose ->
    [you] You play the { card-name } under the { unit-name } on { $square }; it stays where it is.
   *[other] { $who } plays the { card-name } under the { unit-name } on { $square }; it stays where it is.
}
say-hold = { $whose ->
    [you] You do not attack.
   *[other] { $who } does not attack.
}
say-no-move = { $whose ->
    [you] You do not move.
   *[other] { $who } does not move.
}
say-miss = { $whose ->
    [you] You attack the { unit-name } on { $square } ({ $style }) and miss: { $trumps } of { $needed } trumps needed.
   *[other] { $who } attacks the { unit-name } on { $square } ({ $style }) and misses: { $trumps } of { $needed } trumps needed.
}
say-hit = { $whose ->
    [you] You attack the { unit-name } on { $square } ({ $style }) and hit with
   *[other] { $who } attacks the { unit-name } on { $square } ({ $style }) and hits with
} { $trumps ->
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}: { $effects }.
say-heal = { $whose ->
    [you] You heal with
   *[other] { $who } heals with
} { $trumps ->
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}: { $effects }.
style-easy = easy
style-optimal = optimal
style-risky = risky
style-advantage = advantage
effect-suffers = the { unit-name } on { $square } takes { $amount } damage
effect-falls = the { unit-name } on { $square } falls
effect-charges = the { unit-name } moves to { $square }
effect-regains = the { unit-name } on { $square } regains { $amount }
effect-none = nothing changes

# Refusals: set-up
army-first = Choose your army first.
armies-chosen = The armies have been chosen.
army-order = In this order, please: { $text }
army-too-dear = This army costs { $cost }; the budget is { $budget }.
place-first = Place a unit on one of your home cards first.
all-placed = All units have been placed.
no-such-unit = You have no { unit-name } left to place.
not-home = { $square } has none of your home cards.
home-taken = A unit of yours already stands on { $square }.
deal-first = Cards are being dealt to the home columns.
deal-over = The home cards have been dealt.
dealt-already = The { card-name } has been dealt already.
never-dealt = Aces and jokers are not dealt here: put it back into the deck and draw another card.
too-far-to-move = A unit moves one square at most, in any direction: { $to } is too far from { $square }.

# Refusals: cards
initiative-first = Cards are being drawn for initiative.
initiative-over = Initiative has been drawn for this round.
not-in-deck = The { card-name } is not in the deck any more.
in-hand-already = The { card-name } is in the hand already, not in the deck.
pre-turn-draw-first = Your hand is empty: first decide whether to draw a card.
no-draw-with-cards = You only draw before moving if your hand is empty.
draw-after-attack = Cards are drawn after the attack; first attack or hold.
keep-first = Say first whether you keep or discard your hand.
discard-after-attack = The hand is kept or discarded after the attack; first attack or hold.
discard-over = Keeping or discarding the hand is over for this turn.

# Refusals: movement
must-move = You can move, so you must.
move-or-stay = First move a unit, or stay.
stay-no-deck = With an empty deck you can’t stay: you can move, so you must.
no-move = No card in your hand can move one of your units.
moved-already = You have moved a unit in this turn.
no-own-unit = No unit of yours stands on { $square }.
not-in-hand = You do not hold the { card-name }.
discard-all = The whole hand is discarded and shown: { $count } cards, not { $given }.
could-have-moved = This player said that no move was possible, but with this card there was one: { card-name }.
no-such-hand = That cannot be: too few unseen cards are left of the colour that could not be played.
square-taken = Another unit stands on { $to }.
same-as-standing = The { card-name } is the same colour as the card the unit is standing on ({ $square }).
same-as-covered = The { card-name } has the colour of the card on { $to }, which it would cover.

# Refusals: attack
move-first = Only a unit that has just moved attacks: move first.
no-attack-now = The attack of this turn is over.
no-enemy = No enemy stands on { $square }.
too-far = { $square } is not next to { $from }.
ranged-only = This is a ranged attack: it only reaches diagonally, and { $square } is not on a diagonal.
melee-only = This is a melee attack: it only reaches straight neighbours, and { $square } is diagonal.
blast-diagonal = The blast is a ranged attack: { $square } is no diagonal neighbour.
heal-own-only = Healing is for your own units; none stands on { $square }.
heal-itself = A unit can’t heal itself: choose another one.
heal-diagonal = Healing reaches diagonal neighbours; { $square } is none.

# Buttons
button-draw = Draw
button-decline = Don’t draw
button-keep = Keep hand
button-discard = Discard hand
button-easy = Easy
button-optimal = Optimal
button-risky = Risky
button-advantage = Advantage
button-hold = Don’t attack
button-stay = Don’t move

# Unit files
units-option = units: { $given } is not possible. Possible: { $standard }, the path of a unit file (.toml), or its text.
units-none = there is none
units-letter-taken = { $letter } is the letter of another unit here
units-too-many = with the six, there can be at most { $most } kinds of unit
units-six = { $letter } is one of the six; to take its place, write replaces = true
units-no-six = { $letter } is none of the six: there is nothing to replace
units-draws = only strategy draws cards
units-order = the six units must be { $letters }, in this order
wanted-letter = a capital letter other than X, the joker’s
wanted-name = a name of at most { $most } letters
scenario-unknown = scenario: { $given } is not possible. Possible: { $choices }.
scenario-taken = { $id } is the name of another scenario
scenario-many = there can be at most { $most } scenarios
wanted-here = wanted: { $wanted }
wanted-scenario-id = a lowercase letter, then at most 39 lowercase letters, digits or hyphens
wanted-army = 1 to { $most } of the letters { $letters }
wanted-rows = as many different rows of a–g as units: { $count }
wanted-language = a language such as en or fr
wanted-words = words of at most { $most } characters, without links
budget-no-price = With a budget every unit needs a price, and { $letter } has none.
budget-low = No army costs as little as { $budget }; the cheapest costs { $least }.
option-units = Units
option-units-about = Your own units, described in a file.
option-units-takes = Its path (.toml), or its text.

# Positions
wanted-pair = a list of two, White’s and Black’s
wanted-card = a card such as 7H, TS or XX
wanted-coloured = XR or XB, a joker of one colour
wanted-cards = a list of cards, { $most } at most
wanted-units = a text of at most { $most } of the letters { $letters }
wanted-squares = an object whose keys are squares
wanted-unit = an object with exactly { $keys }
because-card-twice = A card is there more often than the deck has it.
because-open-card = An open card is also in a hand or deck.
because-still-there = The player still has this card.
because-army-size = An army has at most four units.
because-army-whole = Here the army must be whole.
because-army-banned = This army is not allowed.
because-army-fixed = The scenario has other armies.
because-no-choice = The scenario fixes the armies, so nobody chooses.
because-army-order = White chooses an army, then Black.
because-no-hands = Hands are empty until the first turn.
because-no-initiative = Initiative is drawn after the setup.
because-nothing-yet = Nobody moves or wins before the battle.
because-pending = This does not fit the phase.
because-four-dealt = A card is dealt for each unit.
because-not-dealt = Aces and jokers are not dealt.
because-left-deck = Other cards than those on the table have left the deck.
because-home-cards = The home cards lie elsewhere.
because-home-missing = A home card is missing.
because-few-dealt = All home cards must have come from this deck.
because-not-home = A unit is not at home.
because-at-home = Until the first turn, all units are at home.
because-place-order = Units are placed in turn, White first.
because-place-later = Units are placed after the deal.
because-all-placed = All units have been placed.
because-no-card = No card lies under this unit.
because-unhurt = Nobody is hurt before the first turn.
because-wounded = Before the first turn a unit has just the life lost that the handicap takes.
because-no-unit = A player has no unit left.
because-initiative-missing = An initiative card is missing.
because-initiative-order = White draws for initiative first.
because-initiative-equal = Equal initiative cards are drawn again.
because-other-order = The higher initiative card goes first.
because-initiative-none = There is no card to draw for initiative.
because-not-moved = Nobody has moved in this turn yet.
because-must-move = A player who can move must.
because-no-stay = Whoever stays could move, and has cards in the deck.
because-moves-first = Only a unit that moved attacks.
because-moved-gone = No unit of this player is on that square.
because-no-attack = There was no attack yet.
because-no-key = No target is in the key position.
because-not-won = Nobody has won yet.
because-other-winner = Somebody else has won.
because-pre-turn = The draw before the turn is one card, for an empty hand.
because-no-move = There is no legal move.
because-no-target = There is no target.
because-no-hand = There is no hand to keep.
because-kept-before = The hand is discarded before the draw only.
because-no-draw = The unit that moved draws no cards.
because-nothing-drawn = There is nothing to draw after this turn.
because-so-many = That is more cards than are drawn.
because-cards-missing = Cards that were drawn are missing in the hand.
because-both-gone = The last units of both players never leave together.
because-whose-turn = The last unit falls in the winner’s turn.
because-decks-left = Both decks have cards: the battle goes on.
because-cards-left = Both sides can still play: the battle goes on.
because-white-begins = A round begins with White.

# The end
ending-fallen = { $whose ->
    [you] Your last unit has fallen.
   *[other] { $who }’s last unit has fallen.
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] The cards have run out, and your army is the larger.
       *[other] The cards have run out, and { $who }’s army is the larger.
    }
    [playable] { $whose ->
        [you] The cards have run out, the armies are equal, and only you can still play a card.
       *[other] The cards have run out, the armies are equal, and only { $who } can still play a card.
    }
   *[cards] { $whose ->
        [you] The cards have run out, the armies are equal, and only you have cards left.
       *[other] The cards have run out, the armies are equal, and only { $who } has cards left.
    }
}
ending-even = { $cards ->
    [both] A deck is empty, the armies are equal, and both sides have cards left: a tie.
    [unplayable] The cards have run out, the armies are equal, and neither side can play a card: a tie.
   *[none] The cards have run out, the armies are equal, and neither side has cards left: a tie.
}
ending-counts = units: { $units } · cards left: { $cards }
# Why nothing can be done
why-no-move = { $whose ->
    [you] You can’t move: every card in your hand has the colour of the cards under all your units.
   *[other] { $who } can’t move: every card in the hand has the colour of the cards under all the units.
}
why-no-turn = { $whose ->
    [you] You have no cards left and miss your turn.
   *[other] { $who } has no cards left and misses the turn.
}

# The workshop
type-melee = melee
type-ranged = ranged
look-letter = the letter
field-name = Name
field-letter = Letter
field-look = Look
field-type = Type
field-damage-easy = Damage, easy
field-damage-optimal = Damage, optimal
field-damage-risky = Damage, risky
field-advantage = Advantage
field-power = Power of the advantage
field-draws = Cards drawn on a hit
field-limit = Most in an army from one chess set
field-weapon = Weapon
field-coat = Name of the armour
field-flavour = A sentence about it
field-id = Short name (a-z, 0-9, -)
field-army-white = White’s army
field-army-black = Black’s army
field-rows-white = White’s rows
field-rows-black = Black’s rows
field-text = A sentence about it
part-unit = Units
part-unit-more = Add a unit
part-scenario = Scenarios
part-scenario-more = Add a scenario
match-needs = needs
match-damage = damage
match-note = Chance to hit in %, before any card is seen. Damage: the average of a blow in the style that suits the cards, less armour.
way-free = Any armies
way-budget = Armies for { $budget }

# Sheets to print
sheet-form = Army record
sheet-cards = Unit cards
sheet-tokens = Unit tokens
form-player = Player
form-against = against
form-date = Date
form-injury = injury
form-army = { $given } is not an army: at most { $most } of the letters { $letters }
new-unit = lancer
new-scenario = Battle
way-exchanged = { $scenario }, sides exchanged
favoured-none = About even by price ({ $white } to { $black }). Fairest are two battles with sides exchanged.
favoured = By price { $side ->
    [white] White
   *[black] Black
 } is favoured ({ $white } to { $black }). To be fair, play two battles with sides exchanged.
part-army = Armies
part-army-more = Add an army
new-army = Army
field-units = Units (letters)
way-mirror = { $army } on both sides

# Small battles (RB-34)
because-not-of-deck = A deck as small as this has no such card.
option-deck-about = How many cards a deck has.

# The box on the table
tell-army = { $who }: name the units of your army.
tell-deal = { $who }: which card lies on { $square }?
tell-initiative = { $who }: which initiative card did you draw?
tell-discarded = { $who }: which cards do you discard?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Cards on the battlefield
editor-injuries = Life lost
editor-injury = { $count } life lost
editor-hand = Hand
editor-deck = Deck
editor-unplaced = Units not yet placed
editor-moved = Unit that moved
editor-stay = nobody: stayed
editor-key = Target in the key position
editor-pending = Cards still to come
editor-winner = Winner
editor-first = First in this round
editor-yes = yes
editor-no = no
phase-choosing = armies are chosen
phase-dealing = home cards are dealt
phase-placing = units are placed
phase-initiative = initiative is drawn
phase-offered-one = draw one, or not
phase-drawing-one = one card is drawn
phase-moving = a unit moves
phase-attacking = an attack
phase-drawing-hit = a hit draws cards
phase-keeping = keep the hand, or discard it
phase-keeping-again = after the draw: keep the hand, or discard it
phase-offered-two = draw two, or not
phase-drawing-two = two cards are drawn
phase-over = the battle is over

# What was touched so far leads on: what to touch next
step-unit = { card-name }: which unit moves onto it?
step-to = Where does the { unit-name } go? Tap its own square to stay.
step-place = Where does the { unit-name } start?

# Why a move or an attack was worse than another
worse-attack = This attack: { $felled } felled, { $life } life. The better one: { $most-felled } felled, { $most-life } life.
worse-move = The most that an attack can do after this: { $felled } felled, { $life } life; after the better move: { $most-felled } felled, { $most-life } life.
worse-key-attack = The better attack is in the key position, so two cards may be drawn.
worse-key-move = After the better move, a target in the key position can be attacked; after this one, none can.
