# Building an Elder God: what its rules say.

## Cards

elder-god-state = { $state ->
    [immune] immune{" "}
    [damaged] wounded{" "}
   *[normal] {""}
}
elder-god-limb = { elder-god-state }{ $shape ->
    [upright] upright tentacle
    [level] level tentacle
    [curve-right] curve up and right
    [curve-left] curve up and left
    [split-level] level split
   *[split-upright] upright split
}
elder-god-lying = { elder-god-state }{ $way ->
    [upright] upright tentacle
    [level] level tentacle
    [curve-up-right] curve up and right
    [curve-down-left] curve down and left
    [curve-up-left] curve up and left
    [curve-down-right] curve down and right
    [split-level-up] level split, branch up
    [split-level-down] level split, branch down
    [split-upright-right] upright split, branch right
   *[split-upright-left] upright split, branch left
}
elder-god-eyestalk = eyestalk
elder-god-eyestalk-mixed = mixed eyestalk
elder-god-elder-sign = Elder Sign
elder-god-end = { $side ->
    [north] upper end
    [east] right end
    [south] lower end
   *[west] left end
}
elder-god-number = { $number }

## What you can do

elder-god-action-grow = grow at { $at }: { $card }
elder-god-action-wound = wound the monster of { $seat } at { $at }: { $card }
elder-god-action-heal = heal the wound: { $card }
elder-god-action-necronomicon = heal the wound with a Necronomicon
elder-god-action-scar = let the wound scar over, and discard: { $card }
elder-god-action-banish = banish { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the monster of { $seat }, and as many of yours
elder-god-action-remove = banish the card at { $at }
elder-god-action-throw = throw away: { $card }
elder-god-action-refill = draw new cards
elder-god-action-pass = pass
elder-god-action-mouth = open the Mouth
elder-god-action-wait = keep the Mouth back
elder-god-action-discard = discard: { $card }

## What happens

elder-god-event-turn-began = Turn { $turn }: { $seat }
elder-god-event-reshuffled = The { $cards } discarded cards are shuffled into a new deck
elder-god-event-drew = { $seat } drew a card
elder-god-event-grew = { $seat } grew at { $at }: { $card }
elder-god-event-wounded = { $seat } wounded the monster of { $against } at { $at }: { $card }
elder-god-event-healed = { $seat } healed the wound at { $at }: { $card }
elder-god-event-necronomicon = { $seat } healed the wound at { $at } with a Necronomicon: the card is immune now
elder-god-event-scarred = { $seat } let the wound at { $at } scar over, and discarded: { $card }
elder-god-event-banished = { $seat } played an Elder Sign against { $against }: both lose { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
elder-god-event-removed = { $seat } lost at { $at }: { $card }
elder-god-event-threw = { $seat } threw away: { $card }
elder-god-event-passed = { $seat } passed
elder-god-event-waited = { $seat } kept the Mouth back
elder-god-event-discarded = { $seat } discarded: { $card }
elder-god-event-mouth = { $seat } opened the Mouth at { $at }, at the end of { $cards } cards
elder-god-event-stalemate = Nobody gets any further. The longest paths: { $paths }
elder-god-event-over = Game over: { $outcome }
elder-god-redraw = { $seat } threw away { $cards-count ->
    [one] { $cards-count } card
   *[other] { $cards-count } cards
} and drew { $drawn }: { $cards }
elder-god-redraw-throws = { $seat } throws away { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
elder-god-redraw-draws = { $seat } draws { $cards ->
    [one] { $cards } new card
   *[other] { $cards } new cards
}
elder-god-tally = { $seat }: { $path } of { $needed } cards

## Why something cannot be done

elder-god-refusal-not-in-hand = you do not hold that card ({ $card })
elder-god-refusal-no-such-monster = there is no monster of { $seat }
elder-god-refusal-same-upside-down = this card is the same upside down: lay it as it is
elder-god-refusal-elder-sign = an Elder Sign is no part of a monster: play it to banish cards
elder-god-refusal-occupied = there is a card in that place already
elder-god-refusal-off-the-area = the { elder-god-end } of this card would point off the table, and nothing could close it there
elder-god-refusal-end-meets-none = the { elder-god-end } of this card would touch a card that has no end there
elder-god-refusal-no-end-to-meet = a card beside this place points { $side ->
    [north] up
    [east] right
    [south] down
   *[west] left
} into it, but this card has no end there
elder-god-refusal-not-joined = this card must join an open end of the monster
elder-god-refusal-joins-hurt-stalk = the { elder-god-end } of this card would touch a wounded stalk
elder-god-refusal-sealed = that would seal the monster: no opening would have room for the cards that the path still lacks, and a Mouth
elder-god-refusal-grows-wounded = a wounded card cannot grow on your own monster: wound others with it
elder-god-refusal-wounded-stalk-joins = a wounded stalk would touch your monster there: turn this card, or choose another place
elder-god-refusal-grows-on-wound = nothing grows on a wounded card: heal that one first
elder-god-refusal-own-monster = you may not wound your own monster
elder-god-refusal-wounded-already = that monster is wounded already: it has at most one wound at a time
elder-god-refusal-does-not-wound = only a wounded card wounds a monster, or an eyestalk whose wounded stalk is joined
elder-god-refusal-no-wounded-stalk-joins = no wounded stalk would be joined there: turn this card, or choose another place
elder-god-refusal-the-body = the Body cannot be wounded
elder-god-refusal-immune = the card in that place is immune: nothing wounds it
elder-god-refusal-beside-immune = in this game you cannot wound an immune card, nor join a wounded card to it
elder-god-refusal-closed = that card is closed on all sides: you can wound a card with an open end only
elder-god-refusal-other-ends = this card must have the very same ends as the card that it would cover
elder-god-refusal-not-an-eyestalk = only an eyestalk covers an eyestalk
elder-god-refusal-eyestalk-only = an eyestalk covers eyestalks only
elder-god-refusal-quick-deed-done = you have done your quick deed of this turn: you cannot wound anybody now
elder-god-refusal-not-wounded = your monster is not wounded
elder-god-refusal-heals-wounded = a wounded card does not heal
elder-god-refusal-heals-other-ends = this card must have the very same ends as the wounded card
elder-god-refusal-no-necronomicon = you have no Necronomicon left
elder-god-refusal-no-scars = wounds do not scar over in this game
elder-god-refusal-has-necronomicon = you still have a Necronomicon: heal the wound with that
elder-god-refusal-may-heal = a card may still heal the wound: it scars over after three of your turns
elder-god-refusal-not-healthy = give a healthy tentacle or split for a scar, or an eyestalk with only normal stalks
elder-god-refusal-no-elder-sign = only an Elder Sign banishes
elder-god-refusal-banishes-self = you must name another player
elder-god-refusal-banishes-number = name a number from 1 to { $most }: the cards of the smaller of the two monsters
elder-god-refusal-nothing-to-banish = one of the two monsters has no cards to banish
elder-god-refusal-not-outermost = the outermost cards go first, and this is none of them
elder-god-refusal-banish-first = first choose a card of your monster to banish
elder-god-refusal-nothing-banished = there is nothing to banish
elder-god-refusal-throwing = you are throwing cards away: throw another, or draw new ones
elder-god-refusal-nothing-thrown = throw a card away first
elder-god-refusal-incomplete = your monster is not complete: { $lack }
elder-god-refusal-mouth-first = your monster is complete: open the Mouth, or keep it back
elder-god-refusal-no-mouth = there is no Mouth to keep back now
elder-god-refusal-discard-first = you have played: discard a card
elder-god-refusal-play-first = you discard after your play: throw cards away to draw new ones, or pass
elder-god-lack-sound = one of its cards is wounded
elder-god-lack-openings = it has { $openings ->
    [0] no opening
    [one] { $openings } opening
   *[other] { $openings } openings
} and needs one
elder-god-lack-upright = the opening must point up or down
elder-god-lack-path = the path has { $has } of { $needed } cards

## How a match went

elder-god-story-cards = sound cards on the path
elder-god-story-turn = turn
