# Rathulhu: what its window says.

## Ways to begin

rathulhu-way-play = Play
rathulhu-way-play-about = Two to five bidders; bots can take any seat
rathulhu-idea = Bid for tiles. The Old Ones count them three times
rathulhu-dealt = tiles

## Keys

key-rathulhu-draw = draw a tile
key-rathulhu-invoke = invoke Cthulhu
key-rathulhu-done = use no more Old Ones
key-rathulhu-pass = in an auction: pass
key-rathulhu-bag = show or hide what is left in the bag
rathulhu-group-turn = Your turn
rathulhu-group-table = The table
rathulhu-do-old-one = take the tile on that space for an Old One
rathulhu-do-bid = in an auction: bid the token on that button
rathulhu-do-click = the bag draws, the idol invokes, a token bids, a tile goes
rathulhu-do-drag = the same: bag and idol to the track, a token to the board, a tile to your mat
rathulhu-do-esc = close the bag
rathulhu-do-focus = choose a thing without the mouse
rathulhu-do-enter = do what a click would do
rathulhu-do-at-once = while tiles move: be there at once
rathulhu-do-hover = what a thing is, and what it is worth to you
rathulhu-do-player = how they stand, and what the lot is worth to them
rathulhu-do-sheet = a score sheet: fill it in at once, then go on

## When there is something to decide again

rathulhu-until-auction = in this auction
rathulhu-until-end = in this game
rathulhu-until-aeon = until the next Aeon

## What stands below the pictures in the rules

rathulhu-plate-tiles = Every kind of tile. Those with a bolt are Setbacks.
rathulhu-plate-tokens = A token face up, one face down; the auction track with three tiles; the time track with two Elder Signs.
rathulhu-plate-turn = Draw from the bag, or give up an Old One for a tile of the track, or invoke Cthulhu.
rathulhu-plate-auction = For sale: the tiles and the token of the board. The 11 wins, goes to the board, and the 1 comes face down.
rathulhu-plate-setback = It destroys two Shoggoths, and goes.
rathulhu-plate-sets = Three alike are 5; six different types are 6, and all eight would be 15.

## Bots

rathulhu-level-novice = novice
rathulhu-level-novice-about = Bot. Plays by a rule of thumb
rathulhu-level-acolyte = acolyte
rathulhu-level-acolyte-about = Bot. Knows the value of things
rathulhu-level-high-priest = high priest
rathulhu-level-high-priest-about = Bot. Thinks ahead

## What the set-up of a match says

rathulhu-set-spaces = { $spaces } spaces of time
rathulhu-set-numbers = Numbers
rathulhu-set-own = Rathulhu’s
rathulhu-set-ra = Ra’s
rathulhu-set-sets = { $spaces } spaces of time; tokens { $first } and { $second }
rathulhu-set-scores = Scores
rathulhu-set-scores-open = open
rathulhu-set-scores-hidden = hidden
rathulhu-set-scores-hidden-about = Nobody sees what others have scored before the last Aeon is counted. Tiles and tokens lie open. Where you share the screen, it shows nobody’s score

## What is said about the things on the table

rathulhu-thing-bag = The bag: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
rathulhu-thing-bag-about = { $signs ->
    [one] { $signs } Elder Sign
   *[other] { $signs } Elder Signs
} and { $setbacks ->
    [one] { $setbacks } Setback
   *[other] { $setbacks } Setbacks
} among them
rathulhu-thing-idol = Cthulhu
rathulhu-thing-idol-about = Invoke: everybody bids once for the tiles and the token
rathulhu-thing-space = Space { $number } of the auction track
rathulhu-thing-space-about = Tiles that you draw come here
rathulhu-thing-token = Token { $number }
rathulhu-thing-token-board = On the board: whoever wins the auction takes it, face down
rathulhu-thing-token-up = { $seat } can bid it
rathulhu-thing-token-offered = { $seat } bids it
rathulhu-thing-token-down = { $seat } cannot bid it until the next Aeon
rathulhu-thing-held = { $count } × { $tile }, { $seat }
rathulhu-thing-time = Time: { $signs } of { $spaces } spaces
rathulhu-thing-time-about = Each Elder Sign fills a space. The last ends the Aeon at once
rathulhu-thing-points = { $points } points
rathulhu-thing-points-now = { $points } points, and { $more } if the Aeon ended now
rathulhu-thing-points-hidden = What others have scored is hidden until the last Aeon is counted
rathulhu-thing-pass = Pass
rathulhu-thing-pass-about = Bid nothing
rathulhu-thing-done = Done
rathulhu-thing-done-about = Use no more Old Ones this turn
rathulhu-thing-click = Click: { $action }
rathulhu-kind-elder-sign = Moves time on and starts an auction
rathulhu-kind-old-one = 2 points each Aeon. Or give it up on your turn for a tile of the track. It goes after the Aeon
rathulhu-kind-relic = 3 points each Aeon. It goes after the Aeon
rathulhu-kind-tome = Scores each Aeon, by different types. It goes after the Aeon
rathulhu-kind-altar = 1 point, and your Cultists count. It goes after the Aeon
rathulhu-kind-cultist = 1 point in each Aeon if you have an Altar. It stays
rathulhu-kind-shoggoth = Scores each Aeon. It stays
rathulhu-kind-site = Scores after the third Aeon only. It stays
rathulhu-kind-setback-shoggoth = Destroys two of your Shoggoths
rathulhu-kind-setback-ritual = Destroys two of your Rituals, Altars before Cultists
rathulhu-kind-setback-tome = Destroys two of your Tomes; you choose
rathulhu-kind-setback-site = Destroys two of your Sites; you choose

## What something is worth

rathulhu-worth-types = different types
rathulhu-worth-alike = alike
rathulhu-worth-of-all = of all players
rathulhu-worth-most = the most
rathulhu-worth-between = between
rathulhu-worth-fewest = the fewest
rathulhu-worth-points = points
rathulhu-worth-now = if the Aeon ended now
rathulhu-worth-now-short = now
rathulhu-worth-later = in later Aeons
rathulhu-worth-at-end = after the third
rathulhu-worth-for-old-one = For an Old One
rathulhu-worth-for-you = To you
rathulhu-worth-losing = Losing one
rathulhu-worth-losing-of = Losing one, { $seat }
rathulhu-worth-lot = The lot and token { $won } for { $paid }
rathulhu-worth-token = Token { $won } for { $paid }
rathulhu-worth-tokens = The tokens add up to { $before } now, and then to { $after }

## What the bar says

rathulhu-bar-another-tile = Take another tile, or
rathulhu-bar-done = Done
rathulhu-bar-draw = Draw
rathulhu-bar-invoke = Invoke
rathulhu-bar-pass = Pass
rathulhu-bar-bid = Bid { $token }
rathulhu-bar-lose = { $tile }
rathulhu-bar-your-turn = { $seat }: your turn
rathulhu-bar-must-bid = { $seat }: you must bid
rathulhu-bar-bid-or-pass = { $seat }: bid or pass
rathulhu-bar-or-take = or give up an Old One for a tile of the track (you hold { $held })
rathulhu-bar-give-up = { $seat }: give up { $what }
rathulhu-bar-tomes = { $count ->
    [one] one Tome
   *[other] { $count } Tomes
}
rathulhu-bar-sites = { $count ->
    [one] one Site
   *[other] { $count } Sites
}
rathulhu-bar-counting = The points of Aeon { $aeon }
rathulhu-bar-turn = { $seat }’s turn
rathulhu-bar-one-way = { $seat } can only do one thing
rathulhu-bar-thinking = { $name } is thinking…
rathulhu-bar-called-bid = bid { $token }
rathulhu-bar-called-pass = passed
rathulhu-bar-no-token = no token
rathulhu-bar-too-low = too low
rathulhu-bar-to-call = to call
rathulhu-bar-may-bid = may bid
rathulhu-bar-chip = { $name }: { $call }
rathulhu-bar-chip-last = { $name }, calls last: { $call }

## What is at stake

rathulhu-stake-long = { $auction ->
    [yes] For { $paid } { $name } { $leads ->
        [yes] wins
       *[no] would win
    }
   *[no] Invoked now: for { $paid } { $name } would win
} { $bare ->
    [yes] nothing but
   *[no] the lot and
} { $won } – worth { $now } if the Aeon ended now{ $more ->
    [yes] , { $later } in later Aeons
   *[no] {""}
}
rathulhu-stake-short = { $name }: { $paid } for { $won } – { $now } now{ $more ->
    [yes] , { $later } later
   *[no] {""}
}
rathulhu-stake-tip = The lot and { $won } for { $paid }: { $now } if the Aeon ended now{ $more ->
    [yes] , { $later } in later Aeons
   *[no] {""}
}
rathulhu-stake-to-beat = to beat: { $token } of { $name }
rathulhu-stake-no-bid = no bid yet
rathulhu-stake-outbid = { $seat } bid { $token } and was outbid
rathulhu-stake-passed = { $seat } has passed
rathulhu-stake-too-low = { $seat } holds no token above { $high }
rathulhu-stake-no-token = { $seat } has no token face up

## What is left in the bag

rathulhu-bag-corner = What is left in the bag
rathulhu-bag-title = In the bag: { $left } of { $all } tiles
rathulhu-bag-fold = Close ({ $key })
rathulhu-bag-next = The next tile: Elder Sign { $signs } %, Setback { $setbacks } %
rathulhu-bag-of = { $left } of { $all }

## What is written on the board

rathulhu-board-aeon = Aeon { $aeon } of { $all }
rathulhu-board-time = time
rathulhu-board-old-ones = Old Ones
rathulhu-board-relics = Relics
rathulhu-board-tomes = Tomes
rathulhu-board-rituals = Rituals
rathulhu-board-shoggoths = Shoggoths
rathulhu-board-sites = Sites
rathulhu-board-points = { $points } points
rathulhu-board-player = { $seat }: { $points } points

## When an Aeon ends

rathulhu-end-sign = The last Elder Sign
rathulhu-end-token = The last token is spent
rathulhu-end-third = The third Aeon is over
rathulhu-end-aeon = Aeon { $aeon } is over
rathulhu-end-unsold = { $tiles ->
    [one] A tile goes unsold
   *[other] { $tiles } tiles go unsold
}; the points are counted
rathulhu-end-counted = The points are counted
rathulhu-end-go-on = Space or a click: go on
rathulhu-end-sheet = Go on
rathulhu-end-at-once = At once
rathulhu-end-row = { $row }…
rathulhu-end-level = { $seats } are level; { $winners } wins by the highest token
rathulhu-end-lead = { $seats-count ->
    [one] { $seats } leads with { $points } points
   *[other] { $seats } lead with { $points } points each
}
rathulhu-end-hidden = What others have scored stays hidden
rathulhu-end-this-aeon = This Aeon
rathulhu-end-score = Score

## What the result says

rathulhu-result-counting = The final count
rathulhu-result-at-once = Space or Enter: at once
rathulhu-result-level = Level in points: the highest token decides.
rathulhu-result-best = The Old Ones have seen who served them best.
rathulhu-result-level-with = { $seat } is level with { $winner }
rathulhu-result-behind = { $seat } is { $points } behind
rathulhu-result-level-in = { $seat } is level with { $winner }: { $rows }
rathulhu-result-behind-in = { $seat } is { $points } behind: { $rows }
rathulhu-result-row = { $row } { $points }
rathulhu-result-start = start
rathulhu-result-aeon = Aeon { $aeon }
rathulhu-result-score = score

## What is written in the pictures of the rules

rathulhu-sketch-or = or
rathulhu-sketch-for-sale = for sale
rathulhu-sketch-bids = bid, once round the table

## What is printed on tiles, in a dozen letters

rathulhu-face-elder-sign = Elder Sign
rathulhu-face-old-one = Old One
rathulhu-face-relic = Relic
rathulhu-face-altar = Altar
rathulhu-face-cultist = Cultist
rathulhu-face-shoggoth = Shoggoth
rathulhu-face-setback-shoggoth = − Shoggoth
rathulhu-face-setback-ritual = − Ritual
rathulhu-face-setback-tome = − Tome
rathulhu-face-setback-site = − Site
