# The coach: what the best bot would do, and why.

## How good a way is

coach-way-share = { $what } ({ $value } of 100)
coach-way-points = { $what } ({ $value } points)
coach-way-height = { $what } (worth { $value } millimetres of height)
coach-way-suspect = { $what } (an Investigator in { $value } of 100 cases)
coach-way-tilt = { $what }. All then bears a tilt of { $value }°
coach-way-falls = { $what }. Something falls

## Rathulhu

coach-rathulhu-draw = Draw a tile
coach-rathulhu-invoke = Invoke Cthulhu
coach-rathulhu-bid = Bid your { $token }
coach-rathulhu-pass = Pass
coach-rathulhu-take = Take { $tile } for an Old One
coach-rathulhu-done = Use no more Old Ones
coach-rathulhu-discard = Give up { $tile }
coach-rathulhu-why-only = You can do nothing else.
coach-rathulhu-why-gain = If you win the lot with your { $token }, that changes your prospects by about { $points } points.
coach-rathulhu-why-rival = For { $rival } the same would be about { $points } points.
coach-rathulhu-why-setbacks = The lot holds { $count ->
    [one] a Setback
   *[other] { $count } Setbacks
}: whoever wins it loses tiles.
coach-rathulhu-why-signs = { $left ->
    [one] One more Elder Sign ends
   *[other] { $left } more Elder Signs end
} this Aeon.
coach-rathulhu-why-missed = You would miss { $tile } least.

## Building an Elder God

coach-elder-god-grow = Grow: { $card }
coach-elder-god-wound = Wound { $against }: { $card }
coach-elder-god-heal = Heal your wound: { $card }
coach-elder-god-necronomicon = Heal your wound with a Necronomicon
coach-elder-god-scar = Let your wound scar over
coach-elder-god-banish = Banish cards of yourself and { $against }
coach-elder-god-remove = Take the marked card off
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
} now, and { $after } afterwards.
coach-elder-god-why-wounded = While you are wounded you cannot play the Mouth.
coach-elder-god-why-strikes = { $rival } is about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} from winning, and cannot win before the wound is healed.
coach-elder-god-why-stuck = No play of yours is better than new cards.

## Houses of Thoth

coach-thoth-foundation = Begin a house on { $card-the }
coach-thoth-raise = Play { $card-the } for { $pyramids ->
    [one] { $pyramids } pyramid
   *[other] { $pyramids } pyramids
}
coach-thoth-story = Add { $card-the } as a story
coach-thoth-roof = Roof with { $card-the }
coach-thoth-trouble = Trouble { $against } with { $card-the }
coach-thoth-relief = Relieve your house with { $card-the }
coach-thoth-discard = Discard { $card-the }
coach-thoth-call-end = Discard { $card-the } and call the end
coach-thoth-set = Set { $piece-the } where it is shown
coach-thoth-bid = Bid { $card-the }
coach-thoth-take-bid = Take { $card-the }
coach-thoth-why-only = You can do nothing else.
coach-thoth-why-now = If the hand ended now, it would bring you { $points } points.
coach-thoth-why-rival = It would bring { $rival } about { $points }.
coach-thoth-why-roof = The hand ends, and brings you { $points } points. The best of the others gets about { $rivals }.
coach-thoth-why-threat = { $rival } needs nothing but a roof to end it.

## Builders of R’lyeh

coach-rlyeh-set = Set { $piece-the } { $place }
coach-rlyeh-pass = Pass
coach-rlyeh-roll = Roll
coach-rlyeh-why-sure = The city then stands a tilt of { $degrees }°. The piece stays even if your hand slips a little.
coach-rlyeh-why-shaky = Nothing stands surely here. With this the city stands a tilt of { $degrees }°.
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
