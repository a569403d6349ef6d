# Builders of R'lyeh: what its window says.

## Ways to begin

rlyeh-way-alone = Alone
rlyeh-way-alone-about = Raise the tallest city you can
rlyeh-way-today = Today’s city
rlyeh-way-today-about = Alone, with the dice that everybody has today
rlyeh-way-together = Together
rlyeh-way-together-about = Two to five builders at one screen
rlyeh-idea = Build a city that must not fall
rlyeh-dealt = dice

## Keys

key-rlyeh-roll = roll (with an empty hand)
key-rlyeh-pass = pass, where the rules allow it
key-rlyeh-stop = stop and keep your height (alone)
key-rlyeh-stashes = show or hide the stashes and cards that are left
key-rlyeh-whole = see the whole table, or the city
key-rlyeh-log = show or hide the log
rlyeh-group-turn = Your turn
rlyeh-do-go-on = go on, after a roll that passes your turn

## When there is something to decide again

rlyeh-until-end = in this game

## What the set-up of a match says

rlyeh-set-today = Today’s city
rlyeh-set-own = A city of your own
rlyeh-set-match = A match of builders
rlyeh-set-die = Die
rlyeh-set-cthulhu = Cthulhu die
rlyeh-set-cthulhu-about = Five symbols on twelve faces
rlyeh-set-twelve = twelve numbers
rlyeh-set-twelve-about = A twelve-sided die with numbers
rlyeh-set-two = two dice
rlyeh-set-two-about = Two ordinary dice, added up
rlyeh-set-aim = Build for
rlyeh-set-height = height
rlyeh-set-height-about = The height of the city counts
rlyeh-set-grandeur = grandeur
rlyeh-set-grandeur-about = Each piece on a floor counts the number of its storey
rlyeh-set-stashes = Stashes
rlyeh-set-day-stashes = three, with the numbers of the day
rlyeh-set-by = Built by
rlyeh-set-cards = { $count ->
    [one] { $count } floor card
   *[other] { $count } floor cards
}
rlyeh-set-chooser = Stash chosen by
rlyeh-set-a-die = a die
rlyeh-set-a-die-about = Stashes have numbers. If no stash has the number, you choose
rlyeh-set-a-compass = a compass
rlyeh-set-a-compass-about = Stashes stand around the city. If none stands there, you choose
rlyeh-set-builders = Builders
rlyeh-set-first = First
rlyeh-set-collapse = A collapse
rlyeh-set-ends = ends the game
rlyeh-set-ends-about = All others win together
rlyeh-set-puts-out = puts one out
rlyeh-set-puts-out-about = The loser’s colour becomes Cthulhu’s, and the others play on
rlyeh-set-colours = Colours
rlyeh-set-number = no. { $number }
rlyeh-set-nobodys = Cthulhu’s
rlyeh-set-hand = Hand
rlyeh-set-ghost = passes through things
rlyeh-set-ghost-not = For practice only
rlyeh-set-tremor = of trembling
rlyeh-set-persons = a person’s
rlyeh-set-tremor-about = How much your hand shakes. A person’s shakes by about 0.2 mm, a bare hand by at least that

## What the panels of a turn say

rlyeh-turn-roll = Roll
rlyeh-turn-pass = Pass
rlyeh-turn-stop = Stop
rlyeh-turn-go-on = Go on
rlyeh-turn-go-on-with = Your turn has passed: go on with { $key }
rlyeh-turn-rolling = The dice are rolling
rlyeh-turn-first-alone = Raise the tallest city you can. { $asks }
rlyeh-turn-first-together = You win if your colour is on top when one runs out. You lose if you knock the city over. { $asks }
rlyeh-turn-first-upright = { $deed }: drag a glowing pyramid from the left and stand it on the mat.
rlyeh-turn-first-flat = { $deed }: drag a glowing pyramid from the left and lay it flat on the mat.
rlyeh-turn-first-any = { $deed }: drag a glowing pyramid from the left and set it on the mat.
rlyeh-turn-your-city = Your city
rlyeh-turn-whose = { $name } ({ $colour })
rlyeh-turn-number = turn { $turn }
rlyeh-turn-at-work = { $bot } is at work
rlyeh-turn-wait = Wait: { $who } is at work
rlyeh-turn-bot = { $name } ({ $bot })
rlyeh-turn-hurry = hurry the dice
rlyeh-turn-key-go-on = go on
rlyeh-turn-key-turn = turn
rlyeh-turn-key-pose = pose
rlyeh-turn-key-height = height
rlyeh-turn-key-lower = lower
rlyeh-turn-key-fine = fine
rlyeh-turn-key-put-back = put back
rlyeh-turn-key-let-go = let go
rlyeh-turn-key-roll = roll
rlyeh-turn-key-pass = pass
rlyeh-turn-key-choose = choose
rlyeh-turn-key-take = take
rlyeh-turn-end-sure = End the game here? Your city counts as it stands.
rlyeh-turn-end-yes = End it
rlyeh-turn-not-counted = This try at today’s city is not counted: { $why }
rlyeh-turn-stashes = Stashes
rlyeh-turn-log = Log
rlyeh-turn-unrolled = The die has not been rolled yet
rlyeh-turn-on-twelve = { $number } on a twelve-sided die
rlyeh-turn-sum = { $first } and { $second } make { $sum }
rlyeh-turn-sign = { $sign }: { $deed }
rlyeh-turn-names-stash = names { $stash }
rlyeh-turn-names-size = names the size: { $sizes }
rlyeh-turn-rolled-and-passes = { $rolled }. { $passes }
rlyeh-turn-higher = { $height }, +{ $by }

## What the panels of the city say

rlyeh-city-city = City
rlyeh-city-grandeur = grandeur { $grandeur }
rlyeh-city-on-top = { $colour } is on top
rlyeh-city-on-top-of = { $colour } is on top ({ $whose })
rlyeh-city-best = record in the gallery: { $record }
rlyeh-city-best-about = The best in the gallery by people, with as many stashes
rlyeh-city-tie = a tie: pips decide
rlyeh-city-tie-about = Several colours share the top. The one with more pips in the city holds it
rlyeh-city-stash = stash
rlyeh-city-left = left
rlyeh-city-left-about = Small, medium and large pyramids left in the stash
rlyeh-city-pips = pips
rlyeh-city-pips-about = Pips in the city: they break ties
rlyeh-city-top = top
rlyeh-city-top-about = The highest tip of this colour, in mm
rlyeh-city-exhausted = ⚠ { $colour } has run out
rlyeh-city-one-more = ⚠ { $colour }: one more ends the game
rlyeh-city-few = ⚠ { $colour }: only { $left } left
rlyeh-city-reserve = Left of { $each } each: { $small } small, { $medium } medium, { $large } large. In the city: { $built }
rlyeh-city-cards = cards
rlyeh-city-cards-about = { $card }: { $left } left, { $built } in the city

## What the result says

rlyeh-result-grandeur = A grandeur of { $grandeur }
rlyeh-result-cthulhu = Cthulhu wins
rlyeh-result-at-its-best = The city at its best
rlyeh-result-facts = { $height } high, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, { $turns ->
    [one] { $turns } good turn
   *[other] { $turns } good turns
}
rlyeh-result-collapse-alone = The city came down. The height after your last good turn counts, and the grandeur of what still stands.
rlyeh-result-collapse = { $seat } knocked the city over.
rlyeh-result-exhausted-alone = { $colours }: the last pyramid is in the city, and the city stands.
rlyeh-result-exhausted = { $colours }: the last pyramid is in the city. On top: { $holders }.
rlyeh-result-stopped = You ended the game while the city stood.
rlyeh-result-best-turn = Good turn { $turn } raised the city most: by { $by }.
rlyeh-result-reaches = { $colour } reaches { $top }, with { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} in the city.
rlyeh-result-tie = Several colours share the top: pips decide.

## What stands below the pictures in the rules

rlyeh-plate-stones = The three sizes with their pips, and the five floor cards.
rlyeh-plate-signs = The five signs of the Cthulhu die, and what each orders.
rlyeh-plate-poses = Two nested pyramids stand upright; one lies flat on a side; one leans and is weird.
rlyeh-plate-spire = On the table, on a floor card, or nested over a free tip.
rlyeh-plate-brick = On its side, on the table or on a floor card.
rlyeh-plate-skew = It leans on another, or perches on one that lies.
rlyeh-plate-ascend = First a floor card on tips, then a pyramid on it.
rlyeh-plate-arrange = You shift a pyramid, lay a card on it, and one of the city’s pyramids goes up.
rlyeh-plate-lies = Held up by pyramids: it stays. Down on the table: it goes back.
rlyeh-plate-falls = One pyramid toppled on the table is forgiven. A floor card that fell is not.
rlyeh-plate-small = small: 1
rlyeh-plate-medium = medium: 2
rlyeh-plate-large = large: 3
rlyeh-plate-upright = upright
rlyeh-plate-flat = flat
rlyeh-plate-weird = weird

## Bots

rlyeh-level-dabbler = dabbler
rlyeh-level-dabbler-about = Bot. Careless: its pieces may fall
rlyeh-level-builder = builder
rlyeh-level-builder-about = Bot. Tries things out before it builds them
rlyeh-level-architect = architect
rlyeh-level-architect-about = Bot. Plans: even pillars, and its own colour on top at the end
