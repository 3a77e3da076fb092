name = The last counter
about = Take the last counter if your coin is gold, and by no means if it is silver.
how-to-play = Take one to three counters. Whoever takes the last one wins with a gold coin, and loses with a silver one.
seat-0 = Left
seat-1 = Middle
seat-2 = Right
side-0 = left
side-1 = middle
side-2 = right
option-players = Players
option-players-about = How many play.
value-players-2 = two
value-players-3 = three
option-counters = Counters
option-counters-about = How many there are.
reason-gold = the last counter was taken with a gold coin
reason-silver = the last counter was taken with a silver coin
counter = counter { $number }
coin-gold = { $who } has gold
coin-silver = { $who } has silver
coin-hidden = { $who } has a coin
gets = { $whose ->
    [you] You get
   *[other] { $who } gets
}
deals-gold = { gets } a gold coin.
deals-silver = { gets } a silver coin.
deals-hidden = { gets } a coin.
take = { $whose ->
    [you] You take
   *[other] { $who } takes
}
takes = { take } { $count }.
takes-last = { take } { $count }, and there is none left.
too-many = Only { $left } are left.
position-more = Only { $players } play, with { $counters } counters.
position-deal = Nothing is taken before all coins are dealt.
