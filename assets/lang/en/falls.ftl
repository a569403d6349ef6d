# What made something fall: the hand, or nobody.

## The piece that a clause is about

fall-subject-it = it
fall-subject-the = { $piece-the }
fall-subject-start = { $piece-start }
fall-subject-yours = Your { $piece }
fall-subject-theirs = { $player }’s { $piece }

## What became of it

fall-clause-slid-off = { $subject } slid off { $under-the }
fall-clause-tipped-off = { $subject } tipped off { $under-the }
fall-clause-lost-leg = { $subject } lost a leg
fall-clause-lost-support = { $subject } lost its support
fall-clause-toppled = { $subject } toppled
fall-clause-left-table = { $subject } left the table
fall-clause-fell = { $subject } fell
fall-clause-moved = { $subject } gave way
fall-clause-later = { $what } { $seconds } s later

## What the hand did

fall-told-let-go = { $what } when let go
fall-told-you-let-go = You let go of { $piece-the }; { $what }
fall-told-they-let-go = { $player } let go of { $piece-the }; { $what }
fall-told-you-took = You took { $piece-the } away; { $what }
fall-told-they-took = { $player } took { $piece-the } away; { $what }
fall-told-you-pushed = Your { $held } pushed { $other-the }; { $what }
fall-told-they-pushed = { $player }’s { $held } pushed { $other-the }; { $what }
fall-told-itself = { $what } by itself. Nobody had touched it or anything that held it
fall-told-more = { $told }. { $more }

## What was wrong, and how far it was from falling

fall-remark-aside = That was { $mm } mm beside where it could have stood
fall-remark-on = It had come down on { $piece-the }
fall-remark-high = That was { $mm } mm too high
fall-remark-moving = It was still moving sideways at { $speed } cm/s
fall-remark-spare = The table had { $degrees }° to spare
fall-remark-no-spare = The table had nothing to spare
