# The coach: what the best bot would do, and why.

## How good a way is

coach-way-share = { $what } ({ $value } of 100 such games won)
coach-way-ahead = { $what } ({ $value ->
    [0] as good as the next best
    [one] { $value } point better than the next best
   *[other] { $value } points better than the next best
} at the end of the hand)
coach-way-behind = { $what } ({ $value ->
    [0] as good
    [one] { $value } point worse
   *[other] { $value } points worse
})
coach-way-apart = { $what } ({ $value ->
    [0] hardly
    [one] { $value } point
   *[other] { $value } points
} { $better ->
    [yes] better
   *[no] worse
} at the end of the hand)
coach-way-suspect = { $what } (an Investigator in { $value } of 100 cases)
coach-way-tilt = { $what } (the city then bears a tilt of { $value }°)
coach-way-falls = { $what } (then something falls)

## When the hand knocked something over

mishap-over = Lift { $held-the } higher before you carry it over { $other-the }

## Rathulhu

coach-rathulhu-way-points = { $what } ({ $value ->
    [0] hardly
    [one] { $value } point
   *[other] { $value } points
} { $better ->
    [yes] better
   *[no] worse
} at the end of the game)
coach-rathulhu-draw = Draw a tile
coach-rathulhu-invoke = Invoke Cthulhu
coach-rathulhu-bid = Bid your { $token }
coach-rathulhu-pass = Pass
coach-rathulhu-take = Take { $tile } for an Old One
coach-rathulhu-done = Use no more Old Ones
coach-rathulhu-discard = Give up { $tile }
coach-rathulhu-why-only = You can do nothing else.
coach-rathulhu-why-gain = If you win the lot with your { $token }, you can expect about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at the end of the game.
coach-rathulhu-why-loss = If you win the lot with your { $token }, you can expect about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less at the end of the game.
coach-rathulhu-why-rival = For { $rival } winning it would mean about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
coach-rathulhu-why-setbacks = The lot holds { $count ->
    [one] a Setback
   *[other] { $count } Setbacks
}, which can cost whoever wins it tiles.
coach-rathulhu-why-signs = { $left ->
    [one] One more Elder Sign ends
   *[other] { $left } more Elder Signs end
} this Aeon.
coach-rathulhu-why-missed = You would miss { $tile } least.
coach-rathulhu-why-wants = What brings you most of it: { $tile }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-rathulhu-why-keeps = Passing keeps your { $token } for a lot with what you need more ({ $tile }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-rathulhu-why-denies = It keeps the lot from { $rival }, to whom it is worth more: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-rathulhu-why-alone = Nobody else would gain by beating your { $token }.
coach-rathulhu-why-ripens = The lot is not worth a token to you yet: let it grow.

## Building an Elder God

coach-elder-god-way-cards = { $what } ({ $value ->
    [0] hardly
    [one] { $value } card
   *[other] { $value } cards
} { $better ->
    [yes] nearer to
   *[no] farther from
} the Mouth, measured against the others)
coach-elder-god-grow = Grow at { $at }: { $card }
coach-elder-god-wound = Wound { $against } at { $at }: { $card }
coach-elder-god-heal = Heal your wound: { $card }
coach-elder-god-necronomicon = Heal your wound with a Necronomicon
coach-elder-god-scar = Let your wound scar over, and discard { $card }
coach-elder-god-banish = Banish { $cards ->
    [one] { $cards } card each
   *[other] { $cards } cards each
} of yourself and { $against }
coach-elder-god-remove = Take the card at { $at } off
coach-elder-god-throw = Throw away { $card } for a new card
coach-elder-god-refill = Draw your new cards
coach-elder-god-pass = Pass
coach-elder-god-mouth = Play the Mouth
coach-elder-god-wait = Keep the Mouth back
coach-elder-god-discard = Discard { $card }
coach-elder-god-why-only = You can do nothing else.
coach-elder-god-why-wins = It wins the game.
coach-elder-god-why-alarm = { $rival } is one card from winning.
coach-elder-god-why-nearer = You lack about { $before ->
    [one] { $before } card
   *[other] { $before } cards
} for the Mouth now, and { $after } afterwards.
coach-elder-god-why-wounded = While you are wounded you cannot play the Mouth.
coach-elder-god-why-strikes = { $rival } is about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} from winning, and cannot win before the wound is healed.
coach-elder-god-why-stuck = No play of yours is better than new cards.
coach-elder-god-why-closes = It closes an open end too many. Each such end costs about two cards.
coach-elder-god-why-chains = Then you can lay { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
} of your hand towards the Mouth.

## Houses of Thoth

coach-thoth-foundation = Begin a house on { $card-the }
coach-thoth-raise = Play { $card-the } for { $pyramids ->
    [one] one { $piece }
   *[other] { $pyramids } { $piece-several }
}
coach-thoth-story = Add { $card-the } as a story
coach-thoth-roof = Roof with { $card-the }
coach-thoth-trouble = Trouble { $against } with { $card-the }
coach-thoth-relief = Relieve your house with { $card-the }
coach-thoth-discard = Discard { $card-the }
coach-thoth-call-end = Discard { $card-the } and call the end
coach-thoth-set = Set { $piece-the } where it is shown
coach-thoth-set-at = Set { $piece-the } { $place }, as it is shown
coach-thoth-bid = Bid { $card-the }
coach-thoth-take-bid = Take { $card-the }
coach-thoth-why-only = You can do nothing else.
coach-thoth-why-now = If the hand ended now, it would bring you { $points } points.
coach-thoth-why-rival = It would bring { $rival } about { $points }.
coach-thoth-why-roof = The hand ends, and brings you { $points } points. The best of the others gets about { $rivals }.
coach-thoth-why-threat = { $rival } needs nothing but a roof to end it.
coach-thoth-why-keeps-roof = It keeps { $card-the }, the only roof for this house in your hand.
coach-thoth-why-keeps-story = It keeps { $card-the }, the only story in your hand.
coach-thoth-why-burden = { $card-start } would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the hand ended with it in your hand.
coach-thoth-why-fills = It fills the level, so that a story or a roof can go on it.

## Builders of R’lyeh

coach-rlyeh-set = Set { $piece-the } { $place }
coach-rlyeh-set-nearer = Set { $piece-the } { $place }, but { $far ->
    [0] a little
    [1] a finger’s breadth
    [2] a hand’s breadth
   *[other] much
} nearer to { $to-short }
coach-rlyeh-set-farther = Set { $piece-the } { $place }, but { $far ->
    [0] a little
    [1] a finger’s breadth
    [2] a hand’s breadth
   *[other] much
} farther from { $from-short }
coach-rlyeh-set-inwards = Set { $piece-the } { $place }, but { $far ->
    [0] a little
    [1] a finger’s breadth
    [2] a hand’s breadth
   *[other] much
} nearer to the middle of the table
coach-rlyeh-set-outwards = Set { $piece-the } { $place }, but { $far ->
    [0] a little
    [1] a finger’s breadth
    [2] a hand’s breadth
   *[other] much
} nearer to the edge of the table
coach-rlyeh-set-turned = Set { $piece-the } { $place }, but turned by { $degrees }°
coach-rlyeh-set-gently = Set { $piece-the } { $place } at the very same spot, but touch nothing else on the way
coach-rlyeh-pass = Pass
coach-rlyeh-roll = Roll
coach-rlyeh-way-unsure = { $what }, which may not stand
coach-rlyeh-way-first = { $what }
coach-rlyeh-way-even = { $what } (as good)
coach-rlyeh-way-height = { $what } ({ $by } mm of height { $more ->
    [yes] more
   *[no] less
})
coach-rlyeh-way-grandeur = { $what } ({ $by ->
    [one] { $by } point
   *[other] { $by } points
} of grandeur { $more ->
    [yes] more
   *[no] less
})
coach-rlyeh-why-sure = The city could then be tilted by { $degrees }° before anything falls. The piece stays even if your hand slips a little.
coach-rlyeh-why-shaky = Nothing stands surely here. With this the city could be tilted by { $degrees }° before anything falls.
coach-rlyeh-why-no-place = No place that was tried stands surely.
coach-rlyeh-why-better = { $tried ->
    [one] One other place would be worth more, but is not sure to stand.
   *[other] { $tried } other places would be worth more, but are not sure to stand.
}

## Cluethulhu

coach-cluethulhu-point = Point at { $whom }
coach-cluethulhu-pair = Point at { $first } and { $second }
coach-cluethulhu-turn = Become an Investigator
coach-cluethulhu-show = Show the tablet of the Shoggoth
coach-cluethulhu-nobody = Point at nobody
coach-cluethulhu-orders = { $whom-count ->
    [0] Point at nobody
   *[other] Point at { $whom }
}
coach-cluethulhu-elect = Vote for { $whom } as High Priest
coach-cluethulhu-heir = Name { $whom } High Priest
coach-cluethulhu-say = Say: { $words }
coach-cluethulhu-accuse = Accuse { $whom }
coach-cluethulhu-second = Second the accusation
coach-cluethulhu-pass = Pass
coach-cluethulhu-yes = Vote yes on { $whom }
coach-cluethulhu-no = Vote no on { $whom }
coach-cluethulhu-why-only = You can do nothing else.
coach-cluethulhu-why-suspect = By what you know, { $whom } is an Investigator in { $share } of 100 cases.
coach-cluethulhu-why-others = Any other is one in { $share } of 100, on average.
coach-cluethulhu-why-murder = If { $whom } is murdered, your side wins { $with } of 100 such games; without a murder { $without }.
