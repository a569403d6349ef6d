# Building an Elder God: what its window says.

## Ways to begin

elder-god-way-play = Play
elder-god-way-play-about = Two to five neighbours; bots can take any seat
elder-god-idea = Grow a monster, shoot at the others
elder-god-dealt = cards

## Keys

key-elder-god-turn = turn the card upside down; an Elder Sign to another number
key-elder-god-necronomicon = heal the wound with a Necronomicon
key-elder-god-mouth = open the Mouth
key-elder-god-keep = keep the Mouth back
key-elder-god-throw = throw cards away and draw others
key-elder-god-pass = pass
key-elder-god-own = see your own monster large
key-elder-god-larger = see a monster larger
key-elder-god-smaller = see a monster smaller
key-elder-god-whole = see all of it again
key-elder-god-pile = look through the discard pile
elder-god-group-turn = Your turn
elder-god-group-table = The table
elder-god-do-pick = pick a card, or put it back
elder-god-do-arrows = go through the places where it may go
elder-god-do-wheel = turn it, too
elder-god-do-enter = play it there, or on its only place
elder-god-do-esc = put it back
elder-god-do-drag = a card to its place, or to the discard pile
elder-god-do-throw = choose cards to throw away, then draw
elder-god-do-others = see a rival’s monster large
elder-god-do-seat = see the monster of that seat large
elder-god-do-zoom = larger, smaller
elder-god-do-same = the same
elder-god-do-pan = with no card picked: see another part of a monster
elder-god-do-hover = what a thing is, and what you can do with it
elder-god-do-at-once = while something moves: be there at once

## What stands below the pictures in the rules

elder-god-plate-shapes = The six shapes; below, a wounded card, an immune one, and an eyestalk with a stalk of either kind.
elder-god-plate-joins = The curve is joined to the open end. The level card has no end there, and cannot lie there.
elder-god-plate-covers = Over an open card with the very same ends, or beside an open end.
elder-god-plate-heals = A healthy card with the same ends covers the wound, or a Necronomicon makes it immune for good.
elder-god-plate-mouth = Nothing is open but the one end, which points up or down: there the Mouth goes.

## Bots

elder-god-level-novice = novice
elder-god-level-novice-about = Bot. Plays anything
elder-god-level-grower = grower
elder-god-level-grower-about = Bot. Grows, strikes late
elder-god-level-elder = elder
elder-god-level-elder-about = Bot. Strikes if that pays

## What the set-up of a match says

elder-god-set-path = a path of { $cards } cards
elder-god-set-variant = Variant
elder-god-set-on = This game: { $how }
elder-god-set-manner = You play
elder-god-set-peaceful = in peace, as published
elder-god-set-peaceful-about = A wound costs you a turn, and all the others gain: few strike
elder-god-set-usual = as published
elder-god-set-signs = Elder Signs
elder-god-set-signs-about = Five cards that banish cards of two monsters
elder-god-set-feud = a feud
elder-god-set-feud-about = Ours: wounding, and healing with a card, cost no turn. You draw a card for it
elder-god-set-own = Your own monster
elder-god-set-own-safe = is safe from you
elder-god-set-own-may = can be wounded
elder-god-set-own-may-about = You may wound your own monster, if you are crappy enough
elder-god-set-beside = Beside immune cards
elder-god-set-beside-nobody = no wounds
elder-god-set-beside-nobody-about = You cannot join a wounded card to an immune one
elder-god-set-beside-may = wounds may lie
elder-god-set-scars = Wounds that nothing heals
elder-god-set-scars-stay = stay
elder-god-set-scars-over = scar over
elder-god-set-scars-over-about = After three turns, for a healthy card

## What the bar says

elder-god-bar-alarm-mouth = ⚠: { $seat } can open the Mouth!
elder-god-bar-alarm-close = ⚠: { $seat } is one card from winning!
elder-god-bar-complete = Your monster is complete
elder-god-bar-open-mouth = Open the Mouth
elder-god-bar-keep-back = Keep it back
elder-god-bar-discard-one = Six cards are one too many: discard one
elder-god-bar-goes = it goes
elder-god-bar-choose-enter = choose, then Enter
elder-god-bar-banished = Your monster loses { $cards ->
    [one] a card
   *[other] { $cards } cards
}: choose which of the outermost goes
elder-god-bar-your-turn = Your turn: play a card
elder-god-bar-your-turn-wounded = Your turn: your monster is wounded
elder-god-bar-your-turn-scars = Your monster is wounded: lay any healthy card on the wound for a scar
elder-god-bar-book = A Necronomicon heals the wounded card of your monster
elder-god-bar-necronomicon = Necronomicon
elder-god-bar-throw-away = Throw away…
elder-god-bar-pass = Pass
elder-god-bar-choose-card = choose a card
elder-god-bar-drag-it = it to where it goes
elder-god-bar-nowhere = { $card }: nowhere now; point at a cell to see why
elder-god-bar-places = { $card }: goes to { $places ->
    [one] one place
   *[other] { $places } places
}
elder-god-bar-wounds = { $card }: wounds at { $places ->
    [one] one place
   *[other] { $places } places
}
elder-god-bar-key-choose = choose
elder-god-bar-key-play = play
elder-god-bar-key-turn = turn
elder-god-bar-key-put-back = put it back
elder-god-bar-banish = Banish
elder-god-bar-of-yours = of yours and of
elder-god-bar-throw = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
}: new ones are your whole turn
elder-god-bar-throw-none = Choose the cards to throw away: new ones are your whole turn
elder-god-bar-throw-first = Choose a card first: click it, or press its number
elder-god-bar-draw-new = Draw new ones
elder-god-bar-keep-them = Keep them
elder-god-bar-turn = { $seat }’s turn
elder-god-bar-thinking = { $name } is thinking…
elder-god-bar-away = away
elder-god-bar-empty-hand = Your hand is empty

## What comes of a card

elder-god-comes-choose-more = You may choose more. New cards are your whole turn
elder-god-comes-one-away = { $seat } is one card from winning
elder-god-comes-stops = Until it heals, nothing grows on that card of { $seat }’s, and no Mouth opens
elder-god-comes-shortens = Until it heals, { $seat }’s path counts { $left } cards, not { $path }, and no Mouth opens
elder-god-comes-heals = { $heal } of the { $unseen } cards you have not seen heal it; { $books ->
    [0] no Necronomicon is left
    [one] so does the last Necronomicon
   *[other] so does each of { $books } Necronomicons
}
elder-god-comes-opens = Opens to { $at }: { $counted }
elder-god-comes-counted = of { $unseen } cards you have not seen, { $on } go on, { $closes } close an end, { $wounds } wound there
elder-god-comes-turn-it = { $why }: turn the card

## What is said about the things on the table

elder-god-thing-normal = Lay it on your open end, or on a wound of its shape
elder-god-thing-immune = As any other card, but nothing ever wounds it
elder-god-thing-damaged = Wounds another’s monster: over an open card with the very same ends, or beside an open end
elder-god-thing-eyestalk = Closes every end that points at it. Heals a wounded eyestalk
elder-god-thing-eyestalk-mixed = Closes every end that points at it. Joined stalks decide: all sound on your monster, a wounded one on another’s
elder-god-thing-elder-sign = You and another lose as many cards as you say, outermost first
elder-god-thing-body = The Body of { $seat }
elder-god-thing-body-about = It cannot be wounded
elder-god-thing-opening = An opening, to { $at }
elder-god-thing-opening-wounded = Nothing goes on here until the wound heals
elder-god-thing-opening-about = The monster goes on here: { $counted }
elder-god-thing-laid = { $card }, { $at }
elder-god-thing-laid-necronomicon = A Necronomicon has healed it: it is immune for good
elder-god-thing-laid-scar = The wound has scarred over: it counts as normal
elder-god-thing-laid-damaged = Wounded: until it heals, nothing grows on it, and no Mouth opens
elder-god-thing-laid-immune = Immune: it cannot be wounded
elder-god-thing-laid-open = Open: it can be wounded
elder-god-thing-laid-closed = Closed on all sides: it cannot be wounded
elder-god-thing-covers = It covers: { $card }
elder-god-thing-mouth = The Mouth of { $seat }
elder-god-thing-mouth-mine = Your monster is complete: a click opens the Mouth, and you win
elder-god-thing-path = A path of { $path } of the { $needed } cards needed
elder-god-thing-openings = { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
}
elder-god-thing-wounded = Wounded at { $at }
elder-god-thing-in-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $books ->
    [one] { $books } Necronomicon
   *[other] { $books } Necronomicons
} left
elder-god-thing-deck = The deck: { $cards } cards left to draw
elder-god-thing-pile = The discard pile: { $cards } cards. Click, or { $key }, to look through it
elder-god-thing-pile-title = The discard pile: { $cards } cards, the newest first
elder-god-thing-pile-close = Close
elder-god-thing-pile-empty = Nothing lies there

## What is written over a monster

elder-god-head-path = { $path } of { $needed }
elder-god-head-open = { $openings } open
elder-god-head-wounded = wounded
elder-god-head-alarm-mouth = can open the Mouth
elder-god-head-alarm-close = one card from winning
elder-god-head-goal = First to a path of { $needed } cards, then the Mouth, wins
elder-god-head-player = { $seat }: { $path } of { $needed } cards

## What the result says

elder-god-result-mouth = The Mouth opens at { $at }, at the end of { $cards } cards.
elder-god-result-shared = Nobody got any further, and their paths are equally long.
elder-god-result-longest = Nobody got any further: the longest path decides.
elder-god-result-unhurt = { $seat } was never wounded.
elder-god-result-hurt = { $seat } was wounded { $times ->
    [one] once
   *[other] { $times } times
}, by { $by }; healed { $healed ->
    [0] never
    [one] once
   *[other] { $healed } times
}.
elder-god-result-path = path
elder-god-result-cards = cards
elder-god-result-openings = openings
elder-god-result-books = Necronomicons
elder-god-result-of = { $path } of { $needed }

## What is written in the pictures of the rules

elder-god-sketch-or = or
