# Builders of R'lyeh: what its rules say.

## Names

rlyeh-colour = { $colour ->
    [black] Black
    [green] Green
    [blue] Blue
    [purple] Purple
    [cyan] Cyan
    [gray] Gray
   *[clear] Clear
}
# The colour before a noun. Other messages name it.
rlyeh-paint = { $colour ->
    [black] black
    [green] green
    [blue] blue
    [purple] purple
    [cyan] cyan
    [gray] gray
   *[clear] clear
}
rlyeh-deed = { $deed ->
    [ascend] Ascend
    [arrange] Arrange
    [spire] Spire
    [brick] Brick
   *[skew] Skew
}
rlyeh-sign = { $sign ->
    [cthulhu] Cthulhu
    [utchat] Utchat
    [yellow-sign] Yellow Sign
    [tentacle] Tentacle
   *[elder-sign] Elder Sign
}
rlyeh-direction = { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
rlyeh-size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}
rlyeh-sizes = { $sizes }
rlyeh-pyramid = { rlyeh-size } { rlyeh-paint } pyramid
    .the = the { rlyeh-size } { rlyeh-paint } pyramid
    .on = the { rlyeh-size } { rlyeh-paint } pyramid
    .start = The { rlyeh-size } { rlyeh-paint } pyramid
    .short = the { rlyeh-size } { rlyeh-paint }
    .many = { rlyeh-size } { rlyeh-paint }s
rlyeh-shape = { $shape ->
    [blob] blob
    [trapezoid] trapezoid
    [triangle] triangle
    [vesica] vesica
   *[ring] ring
}
rlyeh-card = { rlyeh-shape } card
    .the = the { rlyeh-shape } card
    .on = the { rlyeh-shape } card
    .start = The { rlyeh-shape } card
    .short = the { rlyeh-shape } card
    .many = { rlyeh-shape } cards
rlyeh-stash-number = stash { $number }
rlyeh-stash-direction = the stash in the { rlyeh-direction }

## The dice

rlyeh-faces-d12 = { $number }
rlyeh-faces-two = { $first } and { $second }
rlyeh-faces-sign = the { rlyeh-sign }
rlyeh-roll = { $faces }: { rlyeh-deed }
rlyeh-roll-quarry = { $faces }: { rlyeh-deed } ({ $stash }, { $sizes })

## What floor cards are worth

rlyeh-floors-none = No floors yet, so no grandeur
rlyeh-floors = Grandeur { $grandeur }: { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $pieces ->
    [one] { $pieces } piece on floors
   *[other] { $pieces } pieces on floors
}

## What happens

rlyeh-event-turn-began = Turn { $turn }: { $seat }
rlyeh-event-rolled = { $seat } rolled { $roll }
rlyeh-event-passed = { $seat } passed { rlyeh-deed }: { rlyeh-pass-reason }
rlyeh-pass-reason = { $why ->
    [declined] by choice
    [empty-city] no pyramid stands in the city yet
    [no-cards] no floor card is left
    [nothing-adjustable] no pyramid can be adjusted
    [no-target] nothing in reach can carry a floor card
    [nothing-movable] no pyramid is free to move onto the new floor card
   *[card-returned] the floor card did not stay
}
rlyeh-roll-passes = { rlyeh-deed } cannot be done: { rlyeh-pass-reason }. The turn passes.
rlyeh-event-took = { $seat } took { $pieces-the }
rlyeh-event-released = { $seat } let go of { $pieces-the } over { $on-on }
rlyeh-event-put-back = { $seat } put { $pieces-the } back
rlyeh-event-timed-out = The city was still moving when it was judged
rlyeh-event-sank = { $piece-start } sank by { $by }
rlyeh-event-toppled = { $piece-start } toppled: it turned by { $by }°
rlyeh-event-left-table = { $piece-start } fell off the table
rlyeh-event-touches-table = { $piece-start } slid down to the table
rlyeh-event-built = { $piece-start } is part of the city{ $class ->
    [upright] , upright
    [flat] , flat
    [weird] , weird
   *[card] {""}
}{ $as-asked ->
    [yes] {""}
   *[no] . Not what was asked, but it stays
}
rlyeh-event-card-accepted = { $card-start } is part of the city
rlyeh-event-card-returned = { $card-start } goes back to the supply: { rlyeh-card-fault }
rlyeh-card-fault = { $why ->
    [off-table] it left the table
    [touches-table] it touches the table
    [no-pyramid] no pyramid holds it up
    [no-adjusted] no pyramid you adjusted holds it up
   *[buried] something lies on it
}
rlyeh-event-adjusted = Adjusted: { $pieces }
rlyeh-event-moved = { $piece-start } moved onto the new floor card{ $class ->
    [upright] , upright
    [flat] , flat
    [weird] , weird
   *[card] {""}
}
rlyeh-event-sent-back = Back where it stood: { $pieces }. Only a Spire may nest on a tip
rlyeh-event-measured = { $floors }
rlyeh-event-collapsed = { $seat } knocked the city over: { $fallen ->
    [one] { $fallen } piece fell
   *[other] { $fallen } pieces fell
}
rlyeh-event-eliminated = { $seat } is out. { $colour } belongs to Cthulhu now
rlyeh-event-turn-ended = End of { $seat }’s turn: the city is { $height } high
rlyeh-event-exhausted = { $colours-count ->
    [one] The last pyramid of { $colours } is in the city
   *[other] The last pyramids of { $colours } are in the city
}
rlyeh-event-stopped = You stopped at { $height }
rlyeh-event-over-solo = Game over: { $height }
rlyeh-event-over-lost = Game over: Cthulhu wins, with { $colours } on top
rlyeh-event-over = Game over: { $outcome }

## Why something is not allowed

rlyeh-refusal-roll-first = Roll the dice first
rlyeh-refusal-already-rolled = You have rolled already: do what the dice ask
rlyeh-refusal-hand-full = Let go of the piece in your hand first, or put it back
rlyeh-refusal-hand-empty = Your hand is empty
rlyeh-refusal-settling = Wait until the table is at rest
rlyeh-refusal-nothing-to-judge = Nobody has let go of anything, so there is nothing to judge
rlyeh-refusal-report = The report on the table makes no sense: { $flaw }
rlyeh-refusal-mandatory = You cannot pass { rlyeh-deed }: it can always be done on the table
rlyeh-refusal-not-solitaire = Only somebody who builds alone may stop early
rlyeh-refusal-no-such-piece = This game has no such piece
rlyeh-refusal-not-in-reserve = That pyramid is in the city already: take a new one from a stash
rlyeh-refusal-card-in-play = That floor card is in the city already: take a new one
rlyeh-refusal-want-card = Take a new floor card
rlyeh-refusal-want-pyramid = Take a pyramid: floor cards stay where they are
rlyeh-refusal-wrong-stash = The dice ask for { rlyeh-paint }
rlyeh-refusal-wrong-size = The dice ask for another size: { $sizes }
rlyeh-refusal-empty-city = No pyramid stands in the city yet
rlyeh-refusal-not-in-play = Take a pyramid of the city, not one of a stash
rlyeh-refusal-off-table = It lies off the table, out of reach
rlyeh-refusal-already-adjusted = You have adjusted it already this turn
rlyeh-refusal-stack-too-tall = A stack of { $members } is too tall to move: three is the most
rlyeh-refusal-too-many = That stack has { $members } pyramids, and you may adjust only { $left } more this turn
rlyeh-refusal-bears-load = Something rests on it, so you cannot move it
rlyeh-refusal-supports-card = It holds up the new floor card
rlyeh-refusal-adjust-first = Adjust a pyramid before you lay a floor card
rlyeh-refusal-no-target = Nothing in reach can carry it
rlyeh-refusal-home-gone = The surface it belongs on is out of reach
rlyeh-refusal-no-such-surface = That is not part of the city: nothing can go on it
rlyeh-refusal-on-itself = A piece cannot stand on itself
rlyeh-refusal-not-upright = A Spire may only nest on an upright pyramid
rlyeh-refusal-not-topmost = A Spire may only nest on a free tip
rlyeh-refusal-brick-on-pyramid = A Brick lies on the table or on a floor card, not on a pyramid
rlyeh-refusal-card-needs-pyramid = Lay a floor card on pyramids
rlyeh-refusal-on-new-card = Set it on the floor card you just laid
rlyeh-refusal-away-from-home = An adjusted pyramid stays on the surface it was played on
rlyeh-refusal-nests-on-tip = An adjusted pyramid may lean, but not nest: only a Spire does
rlyeh-lost-nests = It would nest on a tip, and goes back where it stood
rlyeh-lost-card = The card would go back: { rlyeh-card-fault }

## Setting up

rlyeh-set-up-stashes = Alone you build with { $least } to { $most } stashes, not { $given }
rlyeh-set-up-colours = Every stash needs a colour: choose { $needed }, not { $given }
rlyeh-set-up-same-colour = { $colour } is there twice: every stash needs its own colour
rlyeh-set-up-numbers = Choose { $needed } different numbers from 1 to 6, one for each stash

## What the game asks for

rlyeh-asks-roll = { $dice ->
    [one] Roll the die.
   *[other] Roll the dice.
}
rlyeh-asks-settle = Wait while the city comes to rest.
rlyeh-asks-nothing = The game is over.
rlyeh-asks-move = Arrange: move a free pyramid of the city onto the new floor card, or pass.
rlyeh-asks-card = { rlyeh-deed }: lay a floor card on the city’s pyramids, or pass.
rlyeh-asks-card-adjusted = { rlyeh-deed }: lay a floor card on a pyramid you adjusted, or pass.
rlyeh-asks-adjust-nothing = Arrange: you can only pass.
rlyeh-asks-adjust = { $card-next ->
    [yes] { $left ->
        [one] Arrange: turn or shift { $left } more pyramid where it stands, lay a floor card on one you adjusted, or pass.
       *[other] Arrange: turn or shift up to { $left } pyramids where they stand, lay a floor card on one you adjusted, or pass.
    }
   *[no] { $left ->
        [one] Arrange: turn or shift { $left } pyramid where it stands, or pass.
       *[other] Arrange: turn or shift up to { $left } pyramids where they stand, or pass.
    }
}
# A new pyramid: its sizes, where not any will do, and its colour.
rlyeh-wanted-any = pyramid
rlyeh-wanted-size = { $sizes } pyramid
rlyeh-wanted-colour = { rlyeh-paint } pyramid
rlyeh-wanted-both = { $sizes } { rlyeh-paint } pyramid
rlyeh-asks-upright = { rlyeh-deed }: stand a new { $piece } on the table, on a floor card or on a free tip.
rlyeh-asks-flat = { rlyeh-deed }: lay a new { $piece } on its side, on the table or on a floor card.
rlyeh-asks-weird = { rlyeh-deed }: set a new { $piece } weird (neither upright nor flat) anywhere in the city, or pass.
rlyeh-asks-any = { rlyeh-deed }: set a new { $piece } on the new floor card, any way you like, or pass.
rlyeh-asks-named = { $asks } The die names { $stash }: { $colour }.
rlyeh-asks-named-none = { $asks } Any colour: { $stash } is missing.

## How a city grew

rlyeh-story-city = the city
rlyeh-story-mm = mm high
rlyeh-story-turn = good turn
rlyeh-story-grew = It grew most: by { $by }
rlyeh-story-fell = Then { $seat } knocked it over

## What commands print

rlyeh-played = { $outcome }. R'lyeh rose to { $height } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} (seed { $seed }). { $floors }. { $collapsed ->
    [yes] It collapsed.
   *[no] It still stands.
}
rlyeh-solitaire =
    R'lyeh rose to { $height }: { $pyramids ->
        [one] { $pyramids } pyramid
       *[other] { $pyramids } pyramids
    } and { $cards ->
        [one] { $cards } floor card
       *[other] { $cards } floor cards
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } (seed { $seed }).
    { $floors }.
    { $collapsed ->
        [yes] Then it collapsed. The height after the last good turn counts.
       *[no] It still stands.
    }

## What a score says

rlyeh-score-by-grandeur = grandeur
rlyeh-score-height = { $fell ->
    [yes] { $height }, then it fell
   *[no] { $height }
}
rlyeh-score-grandeur = { $fell ->
    [yes] a grandeur of { $grandeur }, then it fell
   *[no] a grandeur of { $grandeur }
}
rlyeh-score-category = { $compass ->
    [yes] { $stashes } stashes, chosen by a compass
   *[no] { $stashes } stashes, chosen by a die
}
rlyeh-score-category-numbers = { $compass ->
    [yes] { $stashes } stashes ({ $numbers }), chosen by a compass
   *[no] { $stashes } stashes ({ $numbers }), chosen by a die
}

## What is wrong with options of the command

rlyeh-option-alone = { $option } is for a city built alone. Leave it out, or play with one player

## What is printed for a real table

rlyeh-print-floor-cards = the floor cards of Builders of R’lyeh, to be cut out
rlyeh-print-title = Floor cards of Builders of R’lyeh
rlyeh-print-foot = Cut along the outlines; a cross marks where the weight is. Clear sheet of { $thickness } is best. Two players need the cards up to { $two }, three up to { $three }, four up to { $four }, five up to { $five }.
rlyeh-print-card = { $number }: { $card }
