# Rathulhu: what its rules say.

## Names

rathulhu-tome = { $tome ->
    [necronomicon] Necronomicon
    [book-of-eibon] Book of Eibon
    [pnakotic-manuscripts] Pnakotic Manuscripts
    [de-vermis-mysteriis] De Vermis Mysteriis
   *[cultes-des-goules] Cultes des Goules
}
rathulhu-site = { $site ->
    [arkham] Arkham
    [carcosa] Carcosa
    [dunwich] Dunwich
    [innsmouth] Innsmouth
    [kadath] Kadath
    [leng] Leng
    [rlyeh] R’lyeh
   *[yuggoth] Yuggoth
}
rathulhu-setback = { $setback ->
    [shoggoth] Shoggoth Setback
    [ritual] Ritual Setback
    [tome] Tome Setback
   *[site] Site Setback
}
rathulhu-tile-elder-sign = Elder Sign
rathulhu-tile-old-one = Old One
rathulhu-tile-relic = Relic
rathulhu-tile-tome = Tome { $tome }
rathulhu-tile-altar = Altar
rathulhu-tile-cultist = Cultist
rathulhu-tile-shoggoth = Shoggoth
rathulhu-tile-site = Site { $site }
rathulhu-tiles = { $tiles }
rathulhu-tiles-none = nothing
rathulhu-tiles-of-kind = { $count } × { $tile }
rathulhu-row = { $row ->
    [old-ones] Old Ones
    [relics] Relics
    [tomes] Tomes
    [altars] Altars
    [cultists] Cultists
    [shoggoths] Shoggoths
    [site-types] Sites, types
    [sites-alike] Sites, alike
   *[tokens] Tokens
}

## What you can do

rathulhu-action-draw = draw a tile
rathulhu-action-take = take { $tile } for an Old One
rathulhu-action-done = use no more Old Ones
rathulhu-action-invoke = invoke Cthulhu
rathulhu-action-bid = bid { $token }
rathulhu-action-pass = pass
rathulhu-action-discard = discard { $tile }

## What happens

rathulhu-event-drew = { $seat } drew: { $tile }
rathulhu-event-drew-sign = { $seat } drew an Elder Sign ({ $signs } of { $spaces })
rathulhu-event-used-old-one = { $seat } gave up an Old One for: { $tile }
rathulhu-event-invoked = { $seat } invoked Cthulhu
rathulhu-event-auction-began = Auction: { $lot }, with token { $token }
rathulhu-event-bid = { $seat } bid { $token }
rathulhu-event-passed = { $seat } passed
rathulhu-event-won = { $seat } paid { $paid } and won: { $lot }, with token { $gained }
rathulhu-event-no-bid = Nobody bid; the tiles stay
rathulhu-event-no-bid-swept = Nobody bid; discarded: { $tiles }
rathulhu-event-struck = { $seat } suffered a { $setback }
rathulhu-event-discarded = { $seat } lost: { $tile }
rathulhu-event-aeon-ended-time = Aeon { $aeon } ended: time is up
rathulhu-event-aeon-ended-tokens = Aeon { $aeon } ended: all tokens are spent
rathulhu-event-aeon-scored = Aeon { $aeon } scored: { $tallies }
rathulhu-event-aeon-scored-hidden = Aeon { $aeon } scored; scores are kept hidden
rathulhu-tally = { $seat } { $points } to { $score }
rathulhu-event-aeon-began = Aeon { $aeon } began; { $seat } goes first
rathulhu-event-over = Game over: { $outcome }

## Why something cannot be done

rathulhu-refusal-track-full = the auction track is full: invoke Cthulhu, or use an Old One if you hold one
rathulhu-refusal-bag-empty = the bag is empty
rathulhu-refusal-no-old-one = you hold no Old One to give up
rathulhu-refusal-takes-old-one = you cannot give up an Old One for another Old One
rathulhu-refusal-not-on-track = this is not on the auction track: { $tile }
rathulhu-refusal-nothing-begun = you have used no Old One this turn: draw, use one, or invoke
rathulhu-refusal-using-old-ones = you are using Old Ones: take another tile, or say that you are done
rathulhu-refusal-no-auction = there is no auction
rathulhu-refusal-auction-on = an auction is on: bid a token or pass
rathulhu-refusal-not-your-token = you do not hold token { $token }
rathulhu-refusal-face-down = token { $token } is face down until the next Aeon
rathulhu-refusal-too-low = token { $token } is too low: bid more than { $high }
rathulhu-refusal-must-bid = you invoked Cthulhu and nobody has bid, so you must
rathulhu-refusal-no-setback = there is no Setback to resolve
rathulhu-refusal-setback-first = resolve the Setback first: discard one of the tiles that it asks for
rathulhu-refusal-not-held = you do not hold this: { $tile }
rathulhu-refusal-not-asked = the Setback does not ask for this: { $tile }

## Score sheets in print

rathulhu-heading-row = Aeon { $aeon }: { $row }
rathulhu-heading-aeon = Aeon { $aeon }
rathulhu-heading-score = Score

## How a match went

rathulhu-story-points = points so far
rathulhu-story-auction = auction

## What is wrong with options of the command

rathulhu-option-numbers = --numbers is for two players. Leave it out, or play with --players 2
