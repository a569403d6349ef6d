# Houses of Thoth: what its rules say.

## Names

thoth-element = { $element ->
    [fire] fire
    [water] water
    [air] air
    [earth] earth
   *[spirit] spirit
}
thoth-elements = { $elements }
thoth-elements-none = nothing
thoth-size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}
thoth-kind = { $kind ->
    [foundation] Foundation
    [raise] Raise
    [story] Story
    [roof] Roof
    [trouble] Trouble
    [relief] Relief
    [discard] Discard
   *[call-end] Call the end
}
thoth-pyramid = { thoth-size } { thoth-element } pyramid
    .the = the { thoth-size } { thoth-element } pyramid
    .on = the { thoth-size } { thoth-element } pyramid
    .start = The { thoth-size } { thoth-element } pyramid
    .short = the { thoth-size } { thoth-element } pyramid
    .many = { thoth-size } { thoth-element } pyramids
    .several = { thoth-size } { thoth-element } pyramids
thoth-number = { $number ->
    [ace] Ace
    [two] Two
    [three] Three
    [four] Four
    [five] Five
    [six] Six
    [seven] Seven
    [eight] Eight
    [nine] Nine
   *[ten] Ten
}
thoth-suit = { $suit ->
    [wands] Wands
    [cups] Cups
    [swords] Swords
   *[disks] Disks
}
thoth-court = { $court ->
    [king] King
    [queen] Queen
    [prince] Prince
   *[princess] Princess
}
thoth-trump = { $trump ->
    [fool] Fool
    [magician] Magician
    [priestess] Priestess
    [empress] Empress
    [emperor] Emperor
    [hierophant] Hierophant
    [lovers] Lovers
    [chariot] Chariot
    [strength] Strength
    [hermit] Hermit
    [wheel] Wheel
    [justice] Justice
    [hanged-man] Hanged Man
    [death] Death
    [temperance] Temperance
    [devil] Devil
    [tower] Tower
    [star] Star
    [moon] Moon
    [sun] Sun
    [judgment] Judgment
   *[world] World
}
thoth-card-small = { thoth-number } of { thoth-suit }
    .the = the { thoth-number } of { thoth-suit }
    .on = the { thoth-number } of { thoth-suit }
    .start = The { thoth-number } of { thoth-suit }
    .short = the { thoth-number } of { thoth-suit }
    .many = the { thoth-number } of { thoth-suit }
thoth-card-court = { thoth-court } of { thoth-suit }
    .the = the { thoth-court } of { thoth-suit }
    .on = the { thoth-court } of { thoth-suit }
    .start = The { thoth-court } of { thoth-suit }
    .short = the { thoth-court } of { thoth-suit }
    .many = the { thoth-court } of { thoth-suit }
thoth-card-trump = { thoth-trump }
    .the = the { thoth-trump }
    .on = the { thoth-trump }
    .start = The { thoth-trump }
    .short = the { thoth-trump }
    .many = the { thoth-trump }
# Virtues, Death and Judgment take no article.
thoth-card-virtue = { thoth-trump }
    .the = { thoth-trump }
    .on = { thoth-trump }
    .start = { thoth-trump }
    .short = { thoth-trump }
    .many = { thoth-trump }
thoth-score = { $points }

## What happens

thoth-event-dealt = Hand { $hand }, dealt by { $dealer }
thoth-event-turn-began = Turn { $turn }: { $seat }{ $extra ->
    [yes] {" "}again
   *[no] {""}
}
thoth-event-reshuffled = The discard pile was shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw
thoth-event-drew = { $seat } drew a card ({ $left } left)
thoth-event-foundation = { $seat } begins a house on { $card-the }
thoth-event-raise = { $seat } plays { $card-the } for { $count } { thoth-size } { thoth-element } { $count ->
    [one] pyramid
   *[other] pyramids
}
thoth-event-story = { $seat } adds { $card-the } as a story
thoth-event-roof = { $seat } roofs with { $card-the }
thoth-event-trouble = { $seat } troubles { $against } with { $card-the }
thoth-event-replace = { $seat } troubles { $against } with { $card-the } in place of { $old-the }
thoth-event-relief = { $seat } relieves trouble with { $card-the }
thoth-event-discard = { $seat } discards { $card-the }
thoth-event-end-called = { $seat } calls the end
thoth-event-set = { $seat } set a { $piece }
thoth-event-laid = { $seat } laid { $card-the }
thoth-event-left-at-that = { $seat } stopped building
thoth-event-relieved = { $seat } is rid of { $trouble-the }
thoth-event-extra-turns = { $seat } gets { $granted ->
    [one] an extra turn
   *[other] { $granted } extra turns
}
thoth-event-timed-out = The table was still moving when it was judged
thoth-event-sank = { $piece-start } sank by { $by }
thoth-event-tilted = { $piece-start } tilted by { $by }°
thoth-event-slid = { $piece-start } slid from its place
thoth-event-left-table = { $piece-start } fell off the table
thoth-event-misplaced = { $what ->
    [card] { $piece-start } does not lie on the pyramids
   *[pyramid] { $piece-start } does not stand on the card
}
thoth-event-beside = { $what ->
    [card] { $piece-start } fell beside the pyramids
   *[pyramid] { $piece-start } fell beside the card
}
thoth-lost-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
thoth-lost-pyramids = { $pyramids ->
    [one] { $pyramids } pyramid
   *[other] { $pyramids } pyramids
}
thoth-lost = { $cards ->
    [0] { thoth-lost-pyramids }
   *[other] { $pyramids ->
        [0] { thoth-lost-cards }
       *[other] { thoth-lost-cards } and { thoth-lost-pyramids }
    }
} lost
thoth-event-collapsed = { $seat }’s house came down: { thoth-lost }
thoth-event-knocked-over = { $by } knocked over { $victim }’s house: { thoth-lost }
thoth-event-took-over = { $seat } takes over { $from }’s house
thoth-event-excused = { $seat } says it was an accident
thoth-event-malice = It was on purpose: { $seat } loses { $points } points
thoth-ending-roof = { $seat }’s house has a roof
thoth-ending-called = Nobody can build any more
thoth-ending-idle = Nobody has built for { $turns } turns
thoth-event-scored = { $ending }. { $winner } wins the hand. Scores: { $scores }
thoth-event-came-down-late = The table was still moving, and { $by } let go last: what fell counts against { $by }
thoth-event-took-back = { $seat } takes { $card-the } back
thoth-event-bid = { $seat } bids a card, face down
thoth-bid = { $card-the } by { $seat }
thoth-event-bids-turned-up = The bids: { $bids }. { $begins } begins{ $lot ->
    [yes] {" "}by lot
   *[no] {""}
}
thoth-event-took-bid = From the bids { $seat } takes { $card-the }
thoth-event-over = Game over: { $outcome } ({ $totals })

## Turns without building

thoth-idle = { $discards }
thoth-idle-turn = Turn { $turn }: { $discards }
thoth-idle-turns = Turns { $first } to { $last }: { $discards }

## What the game asks for

thoth-asks-play = Play a card.
thoth-asks-play-in-trouble = Your house is in trouble ({ $trouble-the }): relieve it, or discard.
thoth-asks-take = Take a { $pyramid } ({ $left } to set), or stop building.
thoth-asks-lay = Take { $card-the } and lay it.
thoth-asks-let-go = Set it where it belongs, or put it back.
thoth-asks-rest = Wait while the table comes to rest.
thoth-asks-manner = { $by } knocked your house over. Was it an accident, or on purpose?
thoth-asks-deal = { $seat } deals the next hand.
thoth-asks-nothing = The game is over.
thoth-asks-bid = Bid a card for who begins.
thoth-asks-take-bid = Take one of the bids.

## What will happen to the held piece

thoth-well = { $how ->
    [stands] stands on the card
    [lies] lies on the pyramids
    [on-place] lies on your place
    [at-house] lies at the house
   *[straightened] is straightened where it belongs
}
thoth-missed = { $how ->
    [off-table] falls off the table
    [card] misses the card
    [not-on-card] would not stand on the card
    [not-on-card-alone] would not stand on the card alone
    [pyramids] misses the pyramids
    [not-on-pyramids] would not lie on the pyramids
   *[own-house] brings down part of your house
}
thoth-knocks-over = knocks over { $seat }’s house
thoth-harms = { $harms }

## Setting up

thoth-set-up-goal = The goal is { $least } to { $most } points, not { $given }

## Why something is not allowed

thoth-refusal-deal-first = This hand is over: deal the next one
thoth-refusal-not-over = The hand is not over yet
thoth-refusal-play-first = Play a card first
thoth-refusal-build-first = Finish building with the card you played first
thoth-refusal-hand-full = Let go of the piece in your hand first, or put it back
thoth-refusal-hand-empty = Your hand is empty
thoth-refusal-settling = Wait until the table is at rest
thoth-refusal-say-first = First say whether your house was knocked over by accident or on purpose
thoth-refusal-nothing-to-say = Nobody knocked over a house of yours just now
thoth-refusal-nothing-to-judge = Nobody has let go of anything, so there is nothing to judge
thoth-refusal-report = The report on the table makes no sense: { $flaw }
thoth-refusal-want-pyramid = Take a { $piece }
thoth-refusal-want-card = Take { $card-the }, which you played
thoth-refusal-not-in-hand = You do not hold { $card-the }
thoth-refusal-in-trouble = Your house is in trouble ({ $trouble-the }): relieve it, or discard
thoth-refusal-has-foundation = You have a foundation already
thoth-refusal-not-foundation = { $card-start } is no foundation: aces, planetary and elemental trumps are
thoth-refusal-no-foundation = You have no foundation to build on
thoth-refusal-raises-nothing = { $card-start } raises no pyramids: small cards and trumps do
thoth-refusal-raise-none = Raise at least one pyramid, or discard the card
thoth-refusal-level-full = The level is full: it needs a story or a roof
thoth-refusal-not-accepted = { $card-start } takes { $accepts } pyramids, not { thoth-element }
thoth-refusal-other-size = This level has { thoth-size } pyramids: all four must be of one size
thoth-refusal-too-dear = { $card-start } pays for { $worth ->
    [one] { $worth } pip
   *[other] { $worth } pips
}, and that would take { $needed }
thoth-refusal-no-room = The level has room for only { $left } more
thoth-refusal-bank-short = { $left ->
    [0] The bank has no { thoth-size } { thoth-element } pyramid left
    [one] The bank has only { $left } { thoth-size } { thoth-element } pyramid left
   *[other] The bank has only { $left } { thoth-size } { thoth-element } pyramids left
}
thoth-refusal-level-unfinished = The level needs four pyramids before you cover it: it has { $stand }
thoth-refusal-not-story = { $card-start } is no story: court cards and planetary trumps are
thoth-refusal-no-match-beneath = { $card-start } needs { thoth-element } among the four pyramids below it
thoth-refusal-not-roof = { $card-start } is no roof: tens, zodiacal trumps and Judgment are
thoth-refusal-not-trouble = { $card-start } makes no trouble: only zodiacal trumps do
thoth-refusal-own-house = Trouble is for others, not for your own house
thoth-refusal-no-such-seat = { $seat } is not at the table
thoth-refusal-nothing-to-trouble = { $seat } has no foundation to trouble
thoth-refusal-immune = { $seat }’s house is immune to { thoth-element }
thoth-refusal-say-which = Two trouble cards lie there. Say which one to replace: { $cards-the }
thoth-refusal-replaces-none = There is room for another trouble card: none is replaced
thoth-refusal-not-there = { $card-start } does not lie there
thoth-refusal-no-trouble = Your house is not in trouble, so there is nothing to relieve
thoth-refusal-not-relief = { $card-start } relieves no trouble: small cards, courts and the four powers do
thoth-refusal-other-trouble = { $card-start } relieves { thoth-element }, but your trouble is { $trouble-the }
thoth-refusal-can-still-build = You cannot call the end while anybody can build: { $seat } could { $kind ->
    [foundation] begin a house
    [raise] raise a pyramid
    [story] add a story
   *[roof] put a roof on
}
thoth-refusal-bid-first = Bid first: drop a card at your own place
thoth-refusal-take-bid-first = Take one of the bids first
thoth-refusal-no-auction = Nobody bids for anything now
thoth-refusal-not-a-bid = { $card-start } is none of the bids that are left

## What is printed of a game that is over

thoth-printed-hand = Hand
thoth-printed-seat = { $seat } ({ $level })
thoth-printed-ended-by = Ended by
thoth-printed-roof = { $seat }’s roof
thoth-printed-call = { $seat }’s call
thoth-printed-total = Total
thoth-printed-wins = { $seat } wins
thoth-printed-by-rules = Seed { $seed }, by the rules alone.
thoth-printed-by-assistant = Seed { $seed }, on the real table, built by the assistant.
thoth-printed-by-hand = { $falls ->
    [one] Seed { $seed }, on the real table, built by hand: { $falls } piece fell.
   *[other] Seed { $seed }, on the real table, built by hand: { $falls } pieces fell.
}
thoth-printed-took = { $turns } turns in { $seconds } s

## What is printed for a real table

thoth-print-reference = what every card of Houses of Thoth can do: a card for each player
thoth-print-title = Houses of Thoth: reference
thoth-print-foot = One card for each player.
thoth-print-suit = Suit
thoth-print-court = Court
thoth-print-zodiacal = zodiacal, { $element }
thoth-print-pyramids = The pyramids in their true size. The bank holds five of each size and element.
thoth-print-size = { $size }, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
thoth-print-turn = Your turn
thoth-print-draw = Draw a card, then play one. If the deck is empty, shuffle the discard pile first. You may always discard instead.
thoth-print-extra = An extra turn is a whole turn. Take it before the next player.
thoth-print-foundation = Foundation: lay it if you have none.
thoth-print-raise = Raise: discard the card. Stand pyramids of its element on your platform, which is your foundation or topmost story. All of a level have one size, and there are { $level }. Those of one card count no more pips than it pays for.
thoth-print-story = Story: lay it on { $level } pyramids. A court needs its suit among them.
thoth-print-roof = Roof: lay it on { $level } pyramids, with its element among them. The hand ends.
thoth-print-trouble = Trouble: lay it across the foundation of another. { $most } fit on a house. One more takes the place of one of them.
thoth-print-in-trouble = In trouble you may only relieve it or discard. Relief takes away all trouble of its element.
thoth-print-immune = Immune: a house with a story is safe from the elements of the pyramids on its topmost one. If that is bare, a court is safe from its suit. Spirit protects from nothing.
thoth-print-fallen = Fallen: of your own house you lose what fell and all above it, but not the foundation. If you knock over another’s, it is gone, and they get yours.
thoth-print-call-end = Call the end: when nobody could build any more, discard a card face down.
thoth-print-goal = The highest score wins the hand. Who has { $points } points then and leads wins the game.
