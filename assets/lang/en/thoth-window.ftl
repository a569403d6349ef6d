# Houses of Thoth: what its window says.

## Ways to begin

thoth-way-play = Play
thoth-way-play-about = Two to five architects; bots can take any seat
thoth-idea = Build a house of tarot cards and pyramids
thoth-dealt = cards

## Keys

key-thoth-enough = stop this play and keep its result
key-thoth-throw = discard the picked card, or the one just drawn
key-thoth-accident = your house fell by accident
key-thoth-malice = it was knocked over on purpose
key-thoth-reference = what cards do
key-thoth-scores = scores
key-thoth-discard = discard pile
key-thoth-my-house = look at my house
key-thoth-rivals = look at the next rival's house
key-thoth-table = look at the whole table
thoth-group-turn = Your turn
thoth-do-pick = pick a card, or put it back
thoth-do-arrows = another card, or another way to play the picked one
thoth-do-enter = play the picked card; deal the next hand
thoth-do-drag = a card to a house, the bank, the pile or a play
thoth-do-sheets = what cards do, scores, discard pile
thoth-do-views = look at my house, at the next rival’s, at the whole table
thoth-do-seat = look at the house of that seat

## What stands below the pictures in the rules

thoth-plate-elements = The five elements by their colours and marks, and the three sizes of pyramid.
thoth-plate-trumps = A zodiacal, a planetary and an elemental trump.
thoth-plate-signs = The signs at the foot of a card.
thoth-plate-house = A foundation, four pyramids, a story, four pyramids, a roof.
thoth-plate-trouble = Trouble lies across the ends of a foundation; two fit. Any card of its element relieves it.
thoth-plate-fallen = A pyramid upright on the platform is well; one that tips over has fallen.

## What the set-up of a match says

thoth-set-architects = Architects
thoth-set-first-dealer = First dealer
thoth-set-begins = Who begins
thoth-set-begins-left = left of the dealer
thoth-set-begins-left-about = The player at the first dealer’s left begins
thoth-set-begins-auction = auction
thoth-set-begins-auction-about = Everybody bids a card, face down: the highest begins. The others take a bid back first
thoth-set-building = Building
thoth-set-by-hand = by hand
thoth-set-by-hand-about = You set every piece, and a fallen piece has fallen
thoth-set-by-program = by the program
thoth-set-by-program-about = Nothing ever falls: a game of cards
thoth-set-hand = Hand
thoth-set-length = Length
thoth-set-one-hand = one hand
thoth-set-short = short game
thoth-set-whole = whole game
thoth-set-own = game to a score of your own
thoth-set-ends-hand = It ends with this hand
thoth-set-ends-at = It ends once somebody has { $points } points
thoth-set-ends-hand-in = It ends with this hand, after about { $minutes } minutes
thoth-set-ends-at-in = It ends once somebody has { $points } points, after about { $minutes } minutes
thoth-set-minutes = about { $minutes } minutes
thoth-set-points = points
thoth-set-pyramids = Pyramids
thoth-set-rainbow = Rainbow
thoth-set-xeno = Xeno
thoth-set-red = red
thoth-set-blue = blue
thoth-set-yellow = yellow
thoth-set-green = green
thoth-set-black = black
thoth-set-orange = orange
thoth-set-cyan = cyan
thoth-set-clear = clear
thoth-set-purple = purple
thoth-set-white = white
thoth-set-coloured = { $element }: { $colour }

## What stands in the corner of a card

thoth-corner-ace = A
thoth-corner-king = K
thoth-corner-queen = Q
thoth-corner-prince = Pr
thoth-corner-princess = Ps

## What the panels of a turn say

thoth-turn-how-far = { $turn ->
    [0] { $game }, hand { $hand }, the auction
   *[other] { $game }, hand { $hand }, turn { $turn }
}
thoth-turn-hand = hand { $hand }
thoth-turn-hand-and-turn = hand { $hand }, turn { $turn }
thoth-turn-extra = { $turns ->
    [one] +{ $turns } turn
   *[other] +{ $turns } turns
}
thoth-turn-extra-about = Extra turns after this one
thoth-turn-builds = { $seat } builds.
thoth-turn-says = { $seat } says whether the house fell by accident.
thoth-turn-plays = { $seat } plays a card.
thoth-turn-bids = { $seat } bids a card.
thoth-turn-takes-bid = { $seat } takes a bid.
thoth-turn-set = { $order }: { $done } set
thoth-turn-by-accident = By accident
thoth-turn-on-purpose = On purpose
thoth-turn-enough = Stop building
thoth-turn-put-back = Put back
thoth-turn-deal = Deal
thoth-turn-harm = On purpose costs { $seat } { $points } points. Settle it between you: most are accidents.
thoth-turn-idle = { $idle } turns without building. From { $limit } on you can call the end
thoth-turn-reference = What cards do
thoth-turn-scores = Scores
thoth-turn-my-house = My house
thoth-turn-rivals = Rivals
thoth-turn-table = Table
thoth-turn-key-pick = pick
thoth-turn-key-change = change
thoth-turn-key-plays = plays
thoth-turn-key-discards = discards
thoth-turn-no-card = You have no card to play
thoth-turn-drag-it = Drag it to its place
thoth-turn-set-now = Set it now: { $piece }
thoth-turn-play-first = Play a card first: it says what you build
thoth-turn-bank = Bank
thoth-turn-colours = { $set } pyramids
thoth-turn-bank-element = { $element }: the { $colour } pyramids
thoth-turn-deck = Deck
thoth-turn-deck-about = { $left } cards left to draw
thoth-turn-discarded = Discarded
thoth-turn-look = Look
thoth-turn-none-discarded = Nothing has been discarded since the pile was shuffled
thoth-turn-pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, the newest first
thoth-turn-tallest-house = The tallest house of the game
thoth-turn-auction = Who begins?
thoth-turn-auction-about = Trumps beat courts, courts beat small cards, and the higher rank wins. Then the bids go back into the hands. Whoever begins gets the last one.
thoth-turn-begins = { $seat } begins and gets the last bid.
thoth-turn-bid = Bid
thoth-turn-take-bid = Take
thoth-turn-pick-to-bid = Pick a card of your hand
thoth-turn-pick-bid = Pick a bid
thoth-turn-no-bid-yet = no bid yet
thoth-turn-key-bids = bids
thoth-turn-key-takes = takes

## What is said of a card and of a play

thoth-use-new = new
thoth-use-bid = bid
thoth-use-close = Close
thoth-use-play = Play
thoth-use-choose = Choose a use below
thoth-use-why-not = { $kind }: { $why }
thoth-use-takes = takes { $elements }
thoth-use-ends-hand = { $element }; ends the hand
thoth-use-ends-hand-at = { $element }; ends the hand: { $comes }
thoth-use-own = { $points }
thoth-use-own-and-others = { $points }. Others: { $others }
thoth-use-at-most = { $seat } at most { $points }
thoth-use-in-place-of = { $name }, in place of { $old-the }
thoth-use-no-effect = face up, no effect
thoth-use-face-down = face down; ends the hand
thoth-use-raise = raise { $worth } { $element }
thoth-use-roof = roof: { $element }
thoth-use-relief = relief: { $element }
thoth-use-trouble = trouble for { $whom }: { $element }
thoth-use-order-foundation = Begin a house on { $card-the }
thoth-use-order-raise = Raise { $count }: { $pyramids }
thoth-use-order-story = Lay { $card-the } as a story
thoth-use-order-roof = Roof with { $card-the }: the hand ends
thoth-use-order-trouble = Trouble { $against } with { $card-the }
thoth-use-order-replace = Trouble { $against } with { $card-the } in place of { $old-the }
thoth-use-order-relief = Relieve trouble with { $card-the }
thoth-use-order-discard = Discard { $card-the }
thoth-use-order-end = Call the end, discarding { $card-the } face down
thoth-use-order-bid = Bid { $card-the }, face down
thoth-use-goes = The card goes to a house, to the bank or to the discard pile
thoth-use-goes-bid = The card is bid at your own place
thoth-use-and-turns = { $order }, and you get { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
}
thoth-use-other-ways = { $order } (other ways: in the panel)
thoth-use-this-hand = This hand: { $comes }
thoth-use-already = { $seat } is in trouble already
thoth-use-stops-raise = { $seat } cannot raise ({ $free ->
    [one] { $free } place is
   *[other] { $free } places are
} free) until { $element } relieves it. Cards you do not see that could: { $could }
thoth-use-stops-cover = { $seat } can lay no story and no roof until { $element } relieves it. Cards you do not see that could: { $could }
thoth-use-accepts = Takes { $elements }. In the bank: { $small } small, { $medium } medium, { $large } large
thoth-use-risk-pips = If it fell, you would lose { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
thoth-use-risk-stories = If it fell, you would lose { $stories ->
    [one] { $stories } story
   *[other] { $stories } stories
} and { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
thoth-use-pips-of = { $worth ->
    [one] { $worth } pip of
   *[other] { $worth } pips of
}
thoth-use-takes-only = takes
thoth-use-extra-turns = { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
}
thoth-use-still-in-hand = still in hand when the hand ends
thoth-use-courts-cost = One court left in hand costs { $one }, two cost { $two }, three { $three }, four { $four }
thoth-use-courts-held = { $cost }. You hold { $courts }
thoth-use-raise-brings = This hand: { $after } instead of { $before }
thoth-use-would = { $order }. { $brings }
thoth-use-size-of = { $size }, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
thoth-use-bare = bare

## What is said of a house and its owner

thoth-house-none = No house yet
thoth-house-plays = plays
thoth-house-dealer = dealer
thoth-house-dealer-about = Dealt this hand
thoth-house-goal = / { $points }
thoth-house-points-hand = Points so far; the game ends with this hand
thoth-house-points-at = Points so far; the game ends once somebody has { $points } points
thoth-house-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
thoth-house-roofed = roofed
thoth-house-full = full, with
thoth-house-takes = takes
thoth-house-immune = immune to
thoth-house-trouble = trouble: { $cards }
thoth-house-if-ended = if the hand ended now:
thoth-house-this-hand = this hand:
thoth-house-you-if-ended = you, if the hand ended now:
thoth-house-you-this-hand = you, this hand:
thoth-house-at-most = at most { $points }
thoth-house-each-card = Each card, if you still hold it
thoth-house-in-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
thoth-house-less = less ?
thoth-house-shown = Everybody saw { $seat } take this card

## What the score sheets and the result say

thoth-scores-pips = pips
thoth-scores-stories = stories
thoth-scores-roof = roof
thoth-scores-roof-element = pyramids of the roof’s element
thoth-scores-small-cards = small cards in hand
thoth-scores-courts = courts in hand
thoth-scores-malice = malice
thoth-scores-pieces-now = If the hand ended now
thoth-scores-pieces-scored = What the hand brought
thoth-scores-laid = { $kind }: { $card }
thoth-scores-courts-held = { $courts ->
    [one] { $courts } court
   *[other] { $courts } courts
}
thoth-scores-trumps-held = { $trumps ->
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}
thoth-scores-hand-won = Hand { $hand }: { $ended }
thoth-scores-roofed-and-won = { $seat } roofed and won
thoth-scores-roofed-other-won = { $seat } roofed, { $winner } won
thoth-scores-called-and-won = { $seat } called the end, { $winner } won
thoth-scores-ends-hand = The game ends with this hand
thoth-scores-ends-at = The game ends once somebody has { $points } points
thoth-scores-after = after
thoth-scores-hand = hand { $hand }
thoth-scores-roofed = { $seat } roofed
thoth-scores-called = { $seat } called
thoth-scores-now = now
thoth-scores-this-hand = this hand
thoth-scores-wins = { $seat } wins hand { $hand }
thoth-scores-deal-next = Deal the next hand
thoth-scores-last = Hand { $hand }, the last
thoth-scores-points = points
thoth-scores-moment = hand
thoth-scores-decided = Hand { $hand }: { $winner }, { $next }
thoth-scores-decided-by = Hand { $hand }: { $winner }, { $next }. The difference: { $parts }
thoth-scores-has = { $seat } { $points }
thoth-scores-part = { $what } { $points }
thoth-scores-totals = Totals: { $totals }. { $ends }.
thoth-scores-held = { $seat } held

## What the sheet about the cards says

thoth-sheet-cards = What the cards can do
thoth-sheet-scores = Scores
thoth-sheet-discard = Discard pile
thoth-sheet-ace = Ace
thoth-sheet-two-to-nine = Two to nine
thoth-sheet-ten = Ten
thoth-sheet-court = Court
thoth-sheet-zodiacal = Zodiacal
thoth-sheet-planetary = Planetary
thoth-sheet-elements = Elements
thoth-sheet-trumps = Trumps
thoth-sheet-trump-suit = trumps
thoth-sheet-zodiacal-trumps = zodiacal
thoth-sheet-planetary-trumps = planetary
thoth-sheet-elemental-trumps = elemental
thoth-sheet-takes = takes { $what }
thoth-sheet-its-number = its number, { $what }
thoth-sheet-worth = { $worth } { $what }
thoth-sheet-and-turns = { $what }, { $turns ->
    [one] +{ $turns } turn
   *[other] +{ $turns } turns
}
thoth-sheet-all = all
thoth-sheet-suit-and-rank = its suit and rank
thoth-sheet-suit = its suit
thoth-sheet-element = its element
thoth-sheet-element-colour = { $element }, { $colour }
thoth-sheet-numbered = { $index } { $trump }
thoth-sheet-points-title = Points
thoth-sheet-each-pip = each pip in the house
thoth-sheet-each-story = each story
thoth-sheet-a-roof = a roof
thoth-sheet-its-pyramids = its element, each pyramid
thoth-sheet-small-cards = small cards in hand
thoth-sheet-their-value = –their value
thoth-sheet-courts = courts in hand, 1 to 4

## Bots

thoth-level-novice = novice
thoth-level-novice-about = Bot. Builds whatever it holds
thoth-level-mason = mason
thoth-level-mason-about = Bot. Plays by rules of thumb
thoth-level-magus = magus
thoth-level-magus-about = Bot. Thinks ahead
