# The words that all games share.

# English that still stands in the code.
english = { $text }
    .the = the { $text }
    .on = the { $text }
    .start = The { $text }

## Seats, lists, numbers

seat-name = { $seat }
# A seat of nobody with a name.
seat-number = Seat { $number }
list-all = { $first } and { $rest }
list-either = { $first } or { $rest }
list-more = { $first }, { $rest }
length = { $below ->
    [yes] −{ $whole }.{ $tenths } mm
   *[no] { $whole }.{ $tenths } mm
}
number = { $whole }.{ $fraction }
number-whole = { $whole }

## Things on the table

# Each thing has the forms "the" (subject or object), "on" (behind on, over, off) and "start" (first in a sentence).
table = table
    .the = the table
    .on = the table
    .start = The table
    .short = the table
    .many = tables
    .several = tables
piece-unknown = piece { $number }
    .the = piece { $number }
    .on = piece { $number }
    .start = Piece { $number }
    .short = piece { $number }
    .many = pieces { $number }
# Several that are called the same.
pieces-alike = { $count } { $piece-many }
    .short = the { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } { $piece-many }

## How a game ends

outcome-won = { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
outcome-drawn = A draw for { $players }
outcome-all-lost = Everybody loses
outcome-solo = A score of { $score }
outcome-none = No result yet

## Setting up

set-up-players = This game is for { $least } to { $most } players, not { $given }
set-up-seats = { $given } players cannot take { $wanted } seats
set-up-no-such-seat = { $seat } is not at the table, so cannot begin

## Whose turn it is

turn-game-over = The game is over
turn-not-yours = Wait: it is { $turn-of }’s turn

## What happens at the table

note-at-rest = The table is at rest
note-timed-out = The table was still moving when it was judged
note-refused = Not allowed: { $why }
note-undo = One step undone
note-redo = One step redone
note-lost = { $piece-start } flew out of reach. The table is as it was before
note-lost-something = Something flew out of reach. The table is as it was before
note-put-down = { $seat } could not set { $piece-the } down there and put it back
note-steadied = { $count ->
    [one] The assistant straightened { $count } piece
   *[other] The assistant straightened { $count } pieces
}

## Why something cannot be done now

not-now-still-moving = Wait until the table is at rest
not-now-empty-hand = Your hand is empty
not-now-not-by-hand = Take, let go of or put back a piece instead
not-now-stack = You can move a stack, but not turn it over
match-other-rules = This match was played under edition { $theirs } of the rules. This program plays edition { $ours }, so you can watch it, but not play on
match-score = This is a score: you can watch and check it, but not play on
match-scored = You can undo steps in practice only, and this match counts
match-no-undo = There is no step to undo
match-no-redo = There is no step to redo

## What will happen to the held piece

foretold-open = Not known yet
foretold-restless = Uncertain: it would go on moving
foretold-uncertain = Uncertain: a hair’s breadth decides
foretold-over = Over { $on-on }
foretold-lies = { $how ->
    [off-table] Falls off the table
    [upright] Upright on { $on-on }
    [flat] Flat on { $on-on }
    [weird] Weird on { $on-on }
    [slides] Slides down to the table
   *[lies] Lies on { $on-on }
}
foretold-falls = { $lies }, but then { $pieces-the } { $pieces-count ->
    [one] falls
   *[other] fall
}

# Places for what is held
place-on-tips = across the tips of { $tips-short }
place-over-tip = on the tip of { $on-short }
place-against = against the side of { $on-short }
place-over-table = on the table, over { $over-short }
place-over-on = on { $on-on }, over { $over-short }
place-table = on the bare table
place-table-beside = on the table beside { $beside-short }
place-middle = in the middle of { $on-on }
place-on = on { $on-on }, off its middle
place-beside = on { $on-on } beside { $beside-short }
place-belongs = where it belongs
place-firm = { $place }: firm, { $spare } to spare
place-narrow = { $place }: only { $spare } to spare
tips-tilts = Tilts by { $angle }°
tips-slides = Tilts by { $angle }° and slides off
tips-too-few = Fewer than three tips
tips-inside = Weight { $margin } inside
tips-outside = Weight { $margin } outside

## How a match went

story-turning = Turning point: { $moment } { $at }, when { $to } passed { $from }, { $then } to { $before } { $counts }
story-led = { $who } led from the start
story-led-from = { $who } led from { $moment } { $at } on

## How far a match has come

how-far = { $count ->
    [0] { $game }, at the start
   *[other] { $game }, { $counts } { $count }
}
turn-number = { $turn ->
    [0] before turn 1
   *[other] turn { $turn }
}
turn-day = Day { $day }
turn-night = Night { $day }
counts-turn = turn
counts-move = move
counts-step = step

## Whether a score is proved, and who signed it

proof-done-none = not proved: the match comes to this, but nobody signed it
proof-done-ours = proved, signed by this installation
proof-done-theirs = proved, signed by another installation ({ $key })
proof-done-broken = proved, changed after installation { $key } signed it
proof-none = not proved: nobody signed it
proof-ours = not proved yet, signed by this installation
proof-theirs = not proved yet, signed by another installation ({ $key })
proof-broken = not proved yet, changed after installation { $key } signed it
