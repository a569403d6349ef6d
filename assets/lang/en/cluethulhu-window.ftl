# Cluethulhu: what its window says.

## Ways to begin

cluethulhu-way-bots = Among bots
cluethulhu-way-bots-about = You and up to nineteen bots
cluethulhu-way-round = Round one screen
cluethulhu-way-round-about = Seven to twenty people: the program is the Keeper, and the screen goes round
cluethulhu-way-keeper = The Keeper’s console
cluethulhu-way-keeper-about = People round a table: one of you keeps their secrets with this screen
cluethulhu-idea = Find the Investigators among the Cultists
cluethulhu-dealt = tablets

## Keys

key-cluethulhu-at = accuse, arrest or swallow somebody
key-cluethulhu-join = join two
key-cluethulhu-turn = turn Investigator
key-cluethulhu-show = show the Shoggoth’s tablet
key-cluethulhu-no = nobody; vote no
key-cluethulhu-yes = vote yes
key-cluethulhu-heir = name as High Priest; round one screen: hands for the next one
key-cluethulhu-elect = vote for somebody; round one screen: count the raised hands
key-cluethulhu-second = second an accusation
key-cluethulhu-pass = pass, or no more to say
key-cluethulhu-suspect = say whom you suspect
key-cluethulhu-trust = say whom you trust
key-cluethulhu-tapped = say that you were tapped
key-cluethulhu-all-pass = round one screen: nobody accuses anybody else; all the others raise a hand
key-cluethulhu-talk = begin to time the talk
key-cluethulhu-defence = begin to time a defence
key-cluethulhu-timers = timers, or none
key-cluethulhu-record = the record
key-cluethulhu-tablet = your tablet
key-cluethulhu-public = what the players may see, and back
key-cluethulhu-next = the next line, and then the next call
key-cluethulhu-again = back to the first line of this call
key-cluethulhu-hold = the calls go on by themselves, or hold
key-cluethulhu-script = what you read aloud
cluethulhu-group-deeds = What you can do
cluethulhu-do-letter = do it, or choose it and point at somebody
cluethulhu-do-seats = point at seats 1 to 10
cluethulhu-do-more-seats = point at seats 11 to 20
cluethulhu-do-arrows = go round the ring
cluethulhu-do-enter = point at the marked seat; count the raised hands
cluethulhu-do-esc = cancel your choice
cluethulhu-group-round = Round one screen
cluethulhu-do-here = at a cover: say that you are here
cluethulhu-do-confirm = confirm your picks
cluethulhu-do-mark = pick the marked seat, or raise its hand
cluethulhu-do-time = begin to time the talk, or a defence
cluethulhu-group-console = At the Keeper’s console
cluethulhu-group-table = The table
cluethulhu-do-sheets = the record, your tablet
cluethulhu-do-story = after the end: step through the story
cluethulhu-do-hover = who sits there, and what lies there

## What stands below the pictures in the rules

cluethulhu-plate-investigators = Investigator, Psychiatrist, Detective: a blue ground and a square. Right: the back of any tablet.
cluethulhu-plate-cultists = Cultist, Shoggoth, Wizard, Tcho-Tcho, Mother, Traitor: a green ground and a triangle.
cluethulhu-plate-others = Yithian and Evil Child: a violet ground and a ring.
cluethulhu-plate-doll = The Haunted Doll, sheltered by the Wizard, detained by the Detective.
cluethulhu-plate-siblings = Blood Siblings: if one goes, both do. Whoever is out keeps their tablet face down.
cluethulhu-plate-lamps = The lamps are lit; the High Priest has two votes.

## Bots

cluethulhu-level-gossip = gossip
cluethulhu-level-gossip-about = Bot. Says and does anything
cluethulhu-level-neighbour = neighbour
cluethulhu-level-neighbour-about = Bot. Thinks about every other thing
cluethulhu-level-seer = seer
cluethulhu-level-seer-about = Bot. Weighs all words and deeds

## What the set-up of a match says

cluethulhu-set-keeper = The Keeper
cluethulhu-set-program = is the program
cluethulhu-set-program-about = People and bots play; nobody sees another’s secrets
cluethulhu-set-person = is one of you
cluethulhu-set-person-about = All others sit round a table; the Keeper alone has the screen
cluethulhu-set-day = A Day
cluethulhu-set-day-round = The screen goes round once a Day: { $takes }, longer on the first
cluethulhu-set-day-round-long = The screen goes round once a Day: { $takes }. With 11 players or more, let one of you be the Keeper: a volunteer, or the first who goes out
cluethulhu-set-day-console = A Day takes as long as the Keeper takes: about two minutes
cluethulhu-set-day-alone = The screen is yours. A Day takes { $takes }, and your own choices
cluethulhu-set-half-minute = about half a minute
cluethulhu-set-minutes = about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
cluethulhu-set-minutes-and-half = about { $minutes }½ minutes
cluethulhu-set-players = Players
cluethulhu-set-dealt = { $investigators } Investigators, { $others } others
cluethulhu-set-deck = The deck is
cluethulhu-set-known = known
cluethulhu-set-known-about = Everybody knows which tablets were dealt
cluethulhu-set-secret = secret
cluethulhu-set-secret-about = Nobody is told which tablets were dealt
cluethulhu-set-named = Detective, Psychiatrist
cluethulhu-set-powers = have their powers
cluethulhu-set-plain = are plain Investigators
cluethulhu-set-specials = Special tablets
cluethulhu-set-even = Either side wins about as often: { $measured }
cluethulhu-set-chosen = { $chosen } chosen, { $least } to { $most } allowed
cluethulhu-set-chosen-all = { $chosen } chosen, all { $most } allowed
cluethulhu-set-drawn = { $count } of these { $chosen } by chance; { $least } to { $most } allowed
cluethulhu-set-drawn-all = { $count } of these { $chosen } by chance; all { $most } allowed
cluethulhu-set-by-chance = some by chance
cluethulhu-set-by-chance-about = Only some of these are in the deck. Nobody is told which, not even you
cluethulhu-set-turn = A turn of a Day
cluethulhu-set-turn-about = All turns last equally long. The clock alone ends them
cluethulhu-set-timers = Talk and defence
cluethulhu-set-timed = are timed
cluethulhu-set-timed-about = 4 minutes, and 20 seconds. The clock only says that time is up
cluethulhu-set-untimed = are not timed
cluethulhu-set-dealt-by = Tablets
cluethulhu-set-by-screen = are seen on this screen
cluethulhu-set-by-screen-about = It goes round once. You see your own tablet, alone
cluethulhu-set-by-cards = are cards
cluethulhu-set-by-cards-about = The Keeper hands out cards, as they lie on the screen
cluethulhu-set-calls = The calls
cluethulhu-set-at-word = go on at the Keeper’s word
cluethulhu-set-at-word-about = With Next, or a key
cluethulhu-set-by-themselves = go on by themselves
cluethulhu-set-by-themselves-about = The Keeper sets the pace, and can hold them
cluethulhu-set-click = A click anywhere
cluethulhu-set-click-nothing = does nothing
cluethulhu-set-click-next = goes on
cluethulhu-set-out = Whoever is out
cluethulhu-set-out-silent = sees what all see
cluethulhu-set-out-watch = sees everything
cluethulhu-set-out-watch-about = Once all know that you are out, you see every tablet and all that is done in secret
cluethulhu-set-shoggoth-talk = The Shoggoth by Night
cluethulhu-set-talk-none = swallows at once
cluethulhu-set-talk-first = shows itself first
cluethulhu-set-talk-first-about = It shows its tablet, all talk for a moment, and then it swallows somebody, or nobody

## What can be done

cluethulhu-verb-claim = Claim a tablet
cluethulhu-verb-saw-group = Tell what you saw
cluethulhu-verb-told-group = Tell what you were told
cluethulhu-verb-correct = Correct
cluethulhu-verb-tablet-group = Change a tablet
cluethulhu-verb-join = Join
cluethulhu-verb-turn-investigator = Turn Investigator
cluethulhu-verb-show-tablet = Show the Shoggoth
cluethulhu-verb-nobody = Nobody
cluethulhu-verb-silent = Keep silent
cluethulhu-verb-name-heir = Name as High Priest
cluethulhu-verb-vote-for = Vote for
cluethulhu-verb-accuse = Accuse
cluethulhu-verb-second = Second
cluethulhu-verb-no-more = No more to say
cluethulhu-verb-pass = Pass
cluethulhu-verb-yes = Yes
cluethulhu-verb-no = No
cluethulhu-verb-shelter = Shelter
cluethulhu-verb-lock-up = Lock up
cluethulhu-verb-arrest = Arrest
cluethulhu-verb-cure = Cure
cluethulhu-verb-look = Look at the tablet of
cluethulhu-verb-trade = Trade places with
cluethulhu-verb-give-doll = Give the Doll to
cluethulhu-verb-swallow = Swallow
cluethulhu-verb-i-am = I am: { $role }
cluethulhu-verb-suspect = I suspect
cluethulhu-verb-trust = I trust
cluethulhu-verb-saw = I saw: { $role }
cluethulhu-verb-tapped = I was tapped
cluethulhu-verb-told = Told me: { $role }
cluethulhu-verb-say-about = Everybody hears what you say, and it need not be true
cluethulhu-verb-bring-back = Bring back
cluethulhu-verb-take-out = Take out
cluethulhu-verb-tablet = Tablet: { $role }
cluethulhu-verb-exchange = Exchange tablets
cluethulhu-verb-power-back = Give the power back
cluethulhu-verb-power-gone = Take the power
cluethulhu-verb-doll-to = The Doll to
cluethulhu-verb-doll-dead = The Doll is dead
cluethulhu-verb-high-priest = High Priest
cluethulhu-verb-detain = Detain
cluethulhu-verb-free = Free
cluethulhu-verb-protect = Protect
cluethulhu-verb-protect-nobody = Protect nobody
cluethulhu-verb-siblings = Siblings
cluethulhu-verb-no-siblings = No Siblings
cluethulhu-verb-correct-about = A correction, whatever the rules say. The Keeper’s record tells of it

## What is asked or going on

cluethulhu-asks-hands-on-doll = { $seat } hands on the Haunted Doll
cluethulhu-asks-has-screen = { $seat } has the screen: turn { $turn } of { $of }
cluethulhu-asks-investigators = Whom do you want arrested?
cluethulhu-asks-traitor = Do you turn?
cluethulhu-asks-mother = Whom do you join?
cluethulhu-asks-doll = Who gets the Doll?
cluethulhu-asks-wizard = Whom do you shelter?
cluethulhu-asks-detective = Whom do you lock up?
cluethulhu-asks-psychiatrist = Whom do you cure?
cluethulhu-asks-tcho-tcho = Whose tablet do you look at?
cluethulhu-asks-yithian = With whom do you trade places?
cluethulhu-asks-called = The Keeper calls: { $segment }
cluethulhu-asks-last-word = { $seat } is about to die
cluethulhu-asks-shown = { $seat } is the Shoggoth: a word before it swallows somebody?
cluethulhu-asks-swallows-whom = { $seat } is the Shoggoth: whom does it swallow?
cluethulhu-asks-heir = { $seat } names the next High Priest
cluethulhu-asks-election = Who shall be High Priest?
cluethulhu-asks-talk = Say something, or no more
cluethulhu-asks-they-talk = They talk
cluethulhu-asks-accuse = Do you accuse somebody?
cluethulhu-asks-who-accuses = Who accuses?
cluethulhu-asks-second = { $by } accuses { $whom }: does anybody second it?
cluethulhu-asks-defence = { $seat } speaks in defence
cluethulhu-asks-ballot = Shall { $whom } die?

## What is said of a seat

cluethulhu-seat-for-herself = for herself alone
cluethulhu-seat-for-nobody = for nobody yet
cluethulhu-seat-for-side = for the { $side }
cluethulhu-seat-power-left = power left
cluethulhu-seat-seen-on = seen Day { $day }
cluethulhu-seat-fellow = Investigator
cluethulhu-seat-accused = accused
cluethulhu-seat-on-trial = on trial
cluethulhu-seat-said-all = no more to say
cluethulhu-seat-not-meant = You cannot choose { $seat } here
cluethulhu-seat-high-priest = High Priest: two votes
cluethulhu-seat-doll = holds the Haunted Doll
cluethulhu-seat-sibling = Blood Sibling
cluethulhu-seat-protected = sheltered by the Wizard
cluethulhu-seat-detained = detained: no word, no vote, no power
cluethulhu-seat-out = out of the game
cluethulhu-seat-raises-for = Raises a hand: { $whom }
cluethulhu-seat-raises-none = Raises no hand
cluethulhu-seat-living = { $count } live
cluethulhu-seat-time-and-living = { $time }, { $count } live
cluethulhu-seat-names = { $seats }
cluethulhu-seat-for = For { $whom }: { $seats }

## What a turn of a Day tells

cluethulhu-brief-doll = gets the Haunted Doll
cluethulhu-brief-protect = is sheltered till the next Day
cluethulhu-brief-detain = is locked up till the next Day
cluethulhu-brief-arrest = is arrested, if all Investigators agree
cluethulhu-brief-first-sibling = is one Blood Sibling; nobody: not yet
cluethulhu-brief-second-sibling = is the other Blood Sibling
cluethulhu-brief-cure = is cured, once; nobody: not yet
cluethulhu-brief-look = shows you the tablet
cluethulhu-brief-turn = you: you turn; anybody else: not yet
cluethulhu-brief-take = trades places, once; nobody: not yet
cluethulhu-brief-absorb = is swallowed if you are arrested
cluethulhu-brief-idle = does nothing; point all the same
cluethulhu-brief-tablet = { $role }, { $side }
cluethulhu-brief-fellow = an Investigator
cluethulhu-brief-seen = { $role }, seen on Day { $day }
cluethulhu-brief-was = { $role } until Day { $day }
cluethulhu-brief-cured = cured on Day { $day }
cluethulhu-brief-your-sibling = your Blood Sibling
cluethulhu-brief-sibling = a Blood Sibling
cluethulhu-brief-shoggoth = the Shoggoth
cluethulhu-brief-points = points at { $whom }
cluethulhu-brief-points-nobody = points at nobody
cluethulhu-brief-that-is-you = that is you
cluethulhu-brief-nothing-known = nothing known
cluethulhu-brief-nothing-shown = nothing shown
cluethulhu-brief-known = { $seat }: { $known }, { $mark }
cluethulhu-brief-on = Day { $day }: { $fact }
cluethulhu-brief-nobody-tapped = Nobody has tapped you so far
cluethulhu-brief-nothing-else = Nothing else has happened to you
cluethulhu-brief-nothing-done = Your picks have done nothing yet
cluethulhu-brief-holds = { $seat } holds: { $role }
cluethulhu-brief-face-down = { $seat } holds: face down
cluethulhu-brief-keep-still = Keep your face still. The lamp ends your turn, not you.
cluethulhu-brief-ends-soon = The lamp is about to end your turn
cluethulhu-brief-own-partner = is your own partner! Pick again if you do not mean it
cluethulhu-brief-all-picked = All three picks were made in time
cluethulhu-brief-no-arrest = No arrest was ordered: the time was up
cluethulhu-brief-no-pick = Pick { $number } is nobody: the time was up
cluethulhu-brief-nobody = nobody
cluethulhu-brief-confirmed = It is confirmed; wait for the lamp
cluethulhu-brief-pick-first = Pick three times first; nobody is a pick too
cluethulhu-brief-confirm = Confirm
cluethulhu-brief-shows = What your turn shows you
cluethulhu-brief-your-picks = Your picks
cluethulhu-brief-you-know = What you know
cluethulhu-brief-pick = { $number }. { $who }

## What the bar says

cluethulhu-bar-point-at = { $verb }: point at the one you mean
cluethulhu-bar-point-at-who = { $verb }: who does it?
cluethulhu-bar-who-says = { $verb }: who says it?
cluethulhu-bar-point-at-for = { $verb }: whom does { $seat } mean?
cluethulhu-bar-who-accuses = Who accuses?
cluethulhu-bar-whom-accuses = Whom does { $seat } accuse?
cluethulhu-bar-own-partner = { $seat } is your own partner. All the same?
cluethulhu-bar-all-the-same = All the same
cluethulhu-bar-point-at-first = { $verb }: point at the first one you mean
cluethulhu-bar-point-at-second = { $verb }: point at the second one you mean
cluethulhu-bar-point-at-third = { $verb }: point at the third one you mean
cluethulhu-bar-not-that = Not that
cluethulhu-bar-a-seat = a seat
cluethulhu-bar-key-point = point
cluethulhu-bar-key-seats = seats 1 to 10
cluethulhu-bar-key-more-seats = 11 to 20
cluethulhu-bar-that-is-all = That is all
cluethulhu-bar-nothing = Nothing to do now
cluethulhu-bar-keepers-view = Keeper’s view
cluethulhu-bar-players-view = Players’ view
cluethulhu-bar-raises-for = Who raises a hand for { $whom }? Tap them
cluethulhu-bar-raises-against = Who raises a hand against { $whom }? Tap them
cluethulhu-bar-all-raised = Everybody has raised a hand
cluethulhu-bar-all-others = All the others
cluethulhu-bar-count = Count them
cluethulhu-bar-key-hand = a seat raises or lowers its hand
cluethulhu-bar-the-next = the next
cluethulhu-bar-raise-first = Everybody has to raise a hand for somebody first

## The Keeper’s console

cluethulhu-console-to-keeper = Pass the screen to the Keeper
cluethulhu-console-i-am-keeper = I am the Keeper
cluethulhu-console-your-tablet = Your tablet
cluethulhu-console-look-as-long = Look at it as long as the others do, and cover it.
cluethulhu-console-cover = Cover it
cluethulhu-console-hand-out = Give each of them a card with the tablet that lies at their seat, face down.
cluethulhu-console-handed-out = They have them
cluethulhu-console-next = Next
cluethulhu-console-again = Back to this call
cluethulhu-console-first-line = This is the first line of the call
cluethulhu-console-hold = Hold
cluethulhu-console-by-itself = By itself
cluethulhu-console-pace-about = So long a call takes when it goes on by itself

## What the other panels say

cluethulhu-panel-timers = Timers
cluethulhu-panel-no-timers = No timers
cluethulhu-panel-halt = Halt
cluethulhu-panel-go-on = Go on
cluethulhu-panel-talk = Talk
cluethulhu-panel-defence = Defence
cluethulhu-panel-votes = { $whom }: { $votes }
cluethulhu-panel-open = still to vote { $open }
cluethulhu-panel-tally = Yes { $yes } · no { $no } · still to vote { $open } · { $needed } of { $all } needed
cluethulhu-panel-record = The record
cluethulhu-panel-script = Read aloud
cluethulhu-panel-enter-day = First enter whom they point at
cluethulhu-panel-enter-night = First enter what they do
cluethulhu-panel-tablet = Your tablet
cluethulhu-panel-key = Key { $key }
cluethulhu-panel-ritual = Ritual: no powers
cluethulhu-panel-secret-deck = The tablets of this deck are kept secret
cluethulhu-panel-in-deck = { $role }: { $count } in the deck
cluethulhu-panel-told = What you were told
cluethulhu-panel-nothing-yet = Nothing yet
cluethulhu-panel-nothing-happened = Nothing has happened yet
cluethulhu-panel-you-watch = You watch: you see what everybody sees
cluethulhu-panel-out-and-watch = You are out, and see everything
cluethulhu-panel-nobody-wins = Nobody wins
cluethulhu-panel-winners = Winners: { $seats }
cluethulhu-panel-lost = { $time }: { $secret }
cluethulhu-panel-ended = { $role }
cluethulhu-panel-ended-out = { $role }, out
cluethulhu-panel-story = The whole story
cluethulhu-panel-no-further = There is nothing further
cluethulhu-panel-step-back = A step back
cluethulhu-panel-step-on = A step on
cluethulhu-panel-of = of { $all }
