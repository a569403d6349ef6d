# What bots say of their own moves: why, in one sentence that everybody at the table may hear.

## Rathulhu

aloud-rathulhu-wins = I win { $share } of 100 games this way, and { $next } { $other }.
aloud-rathulhu-by-draw = by drawing
aloud-rathulhu-by-invoke = by invoking Cthulhu
aloud-rathulhu-by-bid = by bidding my { $token }
aloud-rathulhu-by-pass = by passing
aloud-rathulhu-by-take = with an Old One for { $tile }
aloud-rathulhu-by-done = without giving up an Old One
aloud-rathulhu-by-discard = by giving up { $tile }
aloud-rathulhu-lot = The lot is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to me than my { $token }.
aloud-rathulhu-lot-row = The lot is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to me than my { $token }, above all in the row “{ $row }”.
aloud-rathulhu-rival = { $rival } would gain about { $points ->
    [one] { $points } point
   *[other] { $points } points
} by this lot.
aloud-rathulhu-dear = The lot is worth { $points ->
    [0] no more
    [one] only about { $points } point more
   *[other] only about { $points } points more
} to me than my { $token }.
aloud-rathulhu-unwanted = My { $token } is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to me than the lot.
aloud-rathulhu-setbacks = The lot holds { $count ->
    [one] a Setback
   *[other] { $count } Setbacks
}, which can cost whoever wins it tiles.
aloud-rathulhu-last-sign = One more Elder Sign ends the Aeon.
aloud-rathulhu-invoked = Of all of us, the lot is worth most to me: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
aloud-rathulhu-small = What lies on the track is worth { $points ->
    [0] no more
    [one] only about { $points } point more
   *[other] only about { $points } points more
} to me than the token that it would cost.
aloud-rathulhu-costly = What lies on the track is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less to me than the token that it would cost.
aloud-rathulhu-taken = { $tile } is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more to me than the Old One.
aloud-rathulhu-missed = Of what I may give up, I miss { $tile } least: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Building an Elder God

aloud-elder-god-complete = Now only the Mouth is missing.
aloud-elder-god-nearer = I lack about { $before ->
    [one] { $before } card
   *[other] { $before } cards
} now, and { $after } after this.
aloud-elder-god-overtakes = Then I lack about { $after ->
    [one] { $after } card
   *[other] { $after } cards
}, fewer than anybody: { $rival } lacks { $theirs }.
aloud-elder-god-behind = { $rival } lacks only about { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
}, and even then I lack { $after }.
aloud-elder-god-open = Then I lack about { $after ->
    [one] { $after } card
   *[other] { $after } cards
}, and { $share } of 100 tentacles would fit next.
aloud-elder-god-closes = It closes an opening, and leaves { $left ->
    [one] one
   *[other] { $left }
}.
aloud-elder-god-fits = After this { $after } of 100 tentacles fit on my longest path, and only { $before } before.
aloud-elder-god-alarm = { $rival } is one card from winning.
aloud-elder-god-helpless = { $rival } has no Necronomicon left to heal with.
aloud-elder-god-opening = Once { $rival } has healed it, there is one opening more to close.
aloud-elder-god-leads = { $rival } is ahead of us all: about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} from winning, where I need { $own }.
aloud-elder-god-strikes = { $rival } is about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} from winning, and has to heal first.
aloud-elder-god-strikes-back = { $rival } struck me last, and I strike back.
aloud-elder-god-immune = This card is immune: nobody can wound me there again.
aloud-elder-god-heals = Healed, I lack only about { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
aloud-elder-god-book = While I am wounded I cannot win, and { $left ->
    [0] this is my last Necronomicon
    [one] one Necronomicon is left
   *[other] { $left } Necronomicons are left
}.
aloud-elder-god-scar = I have no Necronomicon left, so the wound has to scar over.
aloud-elder-god-banishes = { $rival } is about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} from winning, and I am { $own }.
aloud-elder-god-hopes = I still lack about { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, and hope for better ones.
aloud-elder-god-narrow = Only { $share } of 100 tentacles fit on my longest path, so I want new cards.

## Houses of Thoth

aloud-thoth-begins = On it I can build with pyramids of { $elements ->
    [one] one element
   *[other] { $elements } elements
}.
aloud-thoth-begins-again = It gives me { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
}.
aloud-thoth-counts = My house then counts its first points: { $after }.
aloud-thoth-rises = My house then counts { $after } points, and { $before } before.
aloud-thoth-full = The level is full now, ready for a story or a roof, and my house counts { $after } points.
aloud-thoth-again = My house then counts { $after } points, and I get { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
}.
aloud-thoth-higher = The bank has { $bank ->
    [one] one pyramid
   *[other] { $bank } pyramids
} that can stand on it.
aloud-thoth-roof = My house brings { $points } points. The next best, { $rival }’s, counts { $theirs }.
aloud-thoth-roof-alone = My house brings { $points } points, and nobody else has one.
aloud-thoth-ends = My house counts { $points } points, and { $rival }’s { $theirs }.
aloud-thoth-threat = { $rival } needs only a roof to end the hand.
aloud-thoth-best = { $rival }’s house counts most of all: { $points } points.
aloud-thoth-ahead = { $rival } is ahead with { $total } points in all.
aloud-thoth-houses = { $rival }’s house counts { $points } points, and mine { $own }.
aloud-thoth-relief = In trouble, my house can bear no roof.
aloud-thoth-relief-again = It clears my house of trouble, and gives me { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
}.
aloud-thoth-courts = Courts are dear in a hand: one costs 1 point, two 5, three 25, four 50.
aloud-thoth-costs = At the end it would cost me { $points } points.

## Builders of R’lyeh

aloud-rlyeh-wins = It ends the game while my colour is uppermost.
aloud-rlyeh-above = It puts my colour above { $rival }’s.
aloud-rlyeh-uppermost = It makes my colour uppermost.
aloud-rlyeh-better = { $tried ->
    [one] One other place would be worth more, but it is
   *[other] { $tried } other places would be worth more, but they are
} not sure to stand.
aloud-rlyeh-raises = It raises the city by { $by }, to { $to }.
aloud-rlyeh-raises-firmly = It raises the city to { $to }, which still bears a tilt of { $degrees }°.
aloud-rlyeh-uses-up = It uses up a piece of { $rival }’s, and I keep my own.
aloud-rlyeh-floor = A floor card makes room for a new storey.
aloud-rlyeh-even = It brings the tips to one height, so that a floor card can lie on them.
aloud-rlyeh-moved = On the new floor it stands higher than before.
aloud-rlyeh-carries = Lying down, a large pyramid can carry a floor card later.
aloud-rlyeh-aside = It lies out of the way there, and keeps the tips free.
aloud-rlyeh-firm = With it the city bears a tilt of { $degrees }°.
aloud-rlyeh-shaky = Nothing stands surely here. With it the city bears a tilt of { $degrees }°.
aloud-rlyeh-no-place = I tried { $tried ->
    [one] one place, and it does
   *[other] { $tried } places, and none of them does
} surely stand.
aloud-rlyeh-waits = Whatever I could build now would serve the others better than me.
aloud-rlyeh-skewed = Set askew, a pyramid carries nothing, so I leave it.
aloud-rlyeh-no-use = Nothing that I could do now would help the city.

## Cluethulhu

aloud-cluethulhu-plainest = By what we all have heard, nobody is likelier an Investigator than { $whom }: { $share } of 100 cases.
aloud-cluethulhu-share = By what we all have heard, { $whom } is an Investigator in { $share } of 100 cases, and others in { $others }.
aloud-cluethulhu-seen = { $by } says that { $whom } holds the tablet of an Investigator.
aloud-cluethulhu-confessed = { $whom } has claimed to be an Investigator.
aloud-cluethulhu-rivals = { $whom } and { $other } claim the same tablet: { $role }.
aloud-cluethulhu-rivals-own = { $whom } claims the same tablet as I do: { $role }.
aloud-cluethulhu-suspected = { $by } of us have suspected { $whom }.
aloud-cluethulhu-spared = Nobody has accused { $whom } yet.
aloud-cluethulhu-denies = { $other } has claimed the same tablet.
aloud-cluethulhu-answers = { $by } has accused me.
aloud-cluethulhu-least = By what we all have heard, { $whom } is an Investigator in only { $share } of 100 cases.
