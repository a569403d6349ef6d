# What the window of any game says.

## Why the window cannot be opened

no-window-display = there is no display for a window: { $why }. Run this in a desktop session, or over SSH with “ssh -X”. Without a display, “cyclopean --help” tells what you can play in the terminal
no-window-unset = neither WAYLAND_DISPLAY nor DISPLAY is set
no-window-no-runtime-folder = WAYLAND_DISPLAY is set, but XDG_RUNTIME_DIR is not
no-window-no-name = DISPLAY is “{ $name }”, which names no display
no-window-silent = the { $kind } display { $name } does not answer ({ $why })
no-window-library = the window library found none ({ $why })
no-window-vulkan = there is no Vulkan driver to draw with. A software one will do. On Debian and Ubuntu install the packages mesa-vulkan-drivers and libvulkan1, on Fedora mesa-vulkan-drivers and vulkan-loader, on Arch vulkan-swrast
no-window-other = the window cannot be opened. The driver says: { $why }
no-window-ended = the window ended with code { $code }. The lines above say more

## Why there is no picture of a table

no-picture-nothing = there is nothing on the table to take a picture of
no-picture-size = a picture of { $width } × { $height } pixels cannot be drawn. Both must be from { $least } to { $most }
no-picture-shape = a piece cannot be drawn: { $why }
no-picture-driver = the graphics driver did not deliver the picture. It says: { $why }
no-picture-write = cannot write { $path }: { $why }

## What the menu says

menu-tagline = Games on a table where things can fall
menu-version = version { $number }
menu-others = Other matches under way
menu-continue = Continue
menu-as-you-left = { $what }, as you left it
menu-lesson = Lesson “{ $title }”, as you left it
menu-at-a-glance = { $least }–{ $most } players · { $minutes } min · { $idea }
menu-open-elsewhere = Open in another window. { $what }
menu-mistakes = Train your mistakes ({ $due })
menu-mistakes-due = { $due ->
    [one] One position can be tried again today, of { $unknown } that you do not know yet.
   *[other] { $due } positions can be tried again today, of { $unknown } that you do not know yet.
 } “Look back” found them in your matches. No match is touched
menu-mistakes-later = { $unknown ->
    [one] One position from your matches waits. You can try it again on { $date }
   *[other] { $unknown } positions from your matches wait. You can try the next one on { $date }
 }
menu-lab = Stability lab
menu-gallery = Gallery
menu-matches = Matches…
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit

## What dialogs say: pause, save, questions

dialog-no-number = “{ $typed }” is no number. The value is as before
dialog-pause = Pause
dialog-rules = Rules
dialog-keys = Keys
dialog-change-keys = Change keys
dialog-to-change-keys = Change keys…
dialog-settings = Settings
dialog-matches = Matches
dialog-gallery = Gallery
dialog-save = Save
dialog-sure = Are you sure?
dialog-close = Close
dialog-resume = Resume
dialog-to-save = Save…
dialog-to-load = Load…
dialog-watch = Watch it again
dialog-to-lab = To the lab
dialog-to-lab-about = The stability lab tests the table as it lies. Your match waits meanwhile.
dialog-in-lab = The table of your match. What you change here does not change the match.
dialog-back-to-match = Back to the match
dialog-leave = Leave for the menu
dialog-watching = You are watching it
dialog-no = No
dialog-no-folder = No save folder found on this system
dialog-folder = to { $folder }
dialog-name-hint = a name
dialog-name-first = Give it a name first

## What the settings say

settings-language = Language
settings-english = English
settings-german = Deutsch
settings-speed = Game speed
settings-speed-about = how fast bots play and how long you see their moves; hold { $key } to hurry
settings-bots-why = Bots say why
settings-bots-why-about = give a reason for each move, beside the move and in the log
settings-away = Your turn
settings-away-about = the taskbar asks for you while another window is in front
settings-slow = slow
settings-normal = normal
settings-fast = fast
settings-at-once = at once
settings-full-screen = Full screen
settings-full-screen-about = the window fills the whole screen ({ $key })
settings-scale = Size of text and panels
settings-drawing = Drawing
settings-auto = automatic
settings-plain = plain
settings-good = good
settings-best = best
settings-camera-speed = Speed of the camera
settings-camera = Camera
settings-camera-about = turns the other way round
settings-motion = Reduced motion
settings-motion-about = nothing glides, the water is still
settings-marks = Marks
settings-marks-about = every colour has a sign, too
settings-previews = Previews
settings-previews-about = show where a piece will come to rest
settings-coming-close = Coming close
settings-coming-close-about = the view comes close to the piece you carry
settings-falls = Falls
settings-falls-about = show again, slowly, how something fell
settings-nesting = Nesting
settings-nesting-about = line a pyramid up with the tip below it
settings-stability = Stability
settings-stability-about = show how firmly the city stands, and what would fall first
settings-reset = Reset all settings

## What the set-up of any game says

form-begin = Begin
form-back = Back
form-players = Players
form-played-for = Played for
form-practice = practice
form-practice-about = You can undo any step
form-score = score
form-score-about = No step can be undone
form-seed = Seed
form-seed-chance = by chance: { $seed }
form-seed-secret = by chance, told at the end
form-seed-same = The same seed gives the same { $dealt }
form-seed-known = The same seed gives the same { $dealt }: whoever knows it knows every secret
form-seed-digits = A seed is a whole number: digits only
form-seed-too-large = That is too large; the largest seed is { $most }
form-same-name = Two players are called { $name }
form-person = Person
form-bot = Bot: { $name }
form-spiteful-about = Bot. Strikes back
bot-spiteful = spiteful { $level }
form-at-screen = at this screen
form-chance = chance

## What the cover says between two people at one screen

cover-pass = Pass the screen to { $name }
cover-nobody = Nobody else should be looking. Click, or press { $key }
cover-here = I am { $name }

## What is said where keys are listed and changed

keys-none = no key
keys-or = { $first } or { $other }
keys-taken = { $keys } already does this: { $others }
keys-other = “{ $what }” ({ $group })
keys-keeps = { $key } keeps its own meaning: choose another key
keys-press = Press a key for “{ $what }”
keys-leaves = { $key } leaves it as it is
keys-take = Take it from there
keys-leave = Leave it there
keys-choose = Choose what a key should do, then press the key.
keys-reset-all = Reset all keys
keys-waiting = press a key…
keys-reset = Reset
keys-usually = Usually { $keys }
keys-group = { $game }: { $group }
keys-unknown = The settings give keys to actions this program does not have: { $ids }
keys-stability-on = Shows how firmly the city stands
keys-stability-off = No longer shows how firmly the city stands
keys-outlines-on = The outlines of the pieces are shown
keys-outlines-off = The outlines are hidden

## What the card with the result says

result-decided = What decided it
result-at-once = At once
result-again = Play again
result-watch = Watch it again
result-watch-about = The whole match from its beginning
result-look-back = Look back
result-look-back-about = The decisions that cost you most, or won you most
result-decided-fall = What gave way first, and why, in slow motion
result-decided-told = What made the difference, in a few sentences
result-back = Take it back
result-back-about = Practice: undo the last step
result-picture = Save the picture
result-picture-about = What the window shows now, as a PNG
result-fold = Look at the table
result-fold-about = Puts the result out of the way
result-unfold = Back to the result
result-gallery = Gallery
result-gallery-about = Finished matches, the best first
result-menu = Menu
result-menu-about = Back to the menu
result-moment = { $moment } { $at }
result-story = How it went: { $counts } after each { $moment }

## What is said over a match that is watched again

replay-go-on = Go on
replay-what = What happened?
replay-what-about = What fell about now, what gave way first, and why
replay-pictures-turn = Pictures of this turn
replay-pictures-turn-about = Each moment as a PNG, and all as one that moves
replay-pictures-all = … of all
replay-pictures-all-about = The same of the whole match
replay-to-lab = To the lab
replay-to-lab-about = The stability lab tests the table as it lies here
replay-play-on = Play on from here
replay-play-on-about = In practice, from this moment. Where only bots played, you get the first seat
replay-leave = Leave
replay-leave-about = Back to the match
replay-at = Replay · { $turn }
replay-at-winding = Replay · { $turn } · winding…
replay-turn-back = ◀ turn
replay-turn-back-about = To the start of this turn, or of the one before
replay-turn-on = turn ▶
replay-turn-on-about = To the start of the next turn, or to the end
replay-moves = { $now } of { $all } moves
replay-parted = Not as it was recorded from { $from }
replay-taken = { $taken } of { $all } pictures
replay-stop = Stop
replay-stopped = Stopped after { $taken } of { $all } pictures: begin again, and it goes on from there
replay-title = Cyclopean: { $taken } of { $all } pictures are taken; { $key } stops
replay-done = { $count } pictures and animation.png are in { $folder }
replay-no-picture = { $path } is no picture. Remove it and begin again
replay-no-pictures = there are no pictures
replay-not-made = the animation cannot be made: { $why }
replay-looking-back = Looking back…
replay-nothing-fell = Nothing fell about here
replay-nothing-yet = Nothing has fallen in this match yet
replay-first-to-give = gave way first
replay-touch = the touch
replay-nobody-acts = This is a replay: leave it, or play on from here

## What the buttons of every match say

button-menu = Menu
button-rules = Rules
button-keys = Keys
button-more = More
button-nothing-left = Nothing left for you to decide { $until }
button-nothing-left-short = Nothing left to decide
button-faster = faster
button-faster-about = Hold it to hurry the bots
button-skip = Skip to my next decision
button-skip-about = Bots hurry until you have something to decide ({ $key })
button-undo = Undo
button-undo-turn = Undo turn
button-redo = Redo
button-steps = Practice: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; { $key }
button-no-undo = There is no step to undo
button-no-redo = There is no step to redo
button-happened = What happened
button-nothing-happened = Nothing has happened yet
button-settling = Settling…
button-your-turn = { $name }, it is your turn
button-bots-turn = Wait: it is { $name }’s turn ({ $bot })

## What bots say of their moves

bots-says = { $seat }: { $why }
bots-moved = { $what }: { $why }

## What the list of matches says

matches-deleted = “{ $name }” is deleted.
matches-take-back = Take it back
matches-none = There is no match yet. Every match comes here by itself, from its first move on
matches-under-way = Under way: click to go on
matches-saves = Saves: click to play on from there; the save stays as it is
matches-over = Finished: click to watch
matches-broken = Files that cannot be read
matches-another-file = Another file
matches-path-hint = its path
matches-load = Load
matches-open-here = Open in a window. { $what }
matches-watch = Watch
matches-watch-about = See the match again from its beginning
matches-watch-secret = Not before it is over: it would reveal secrets
matches-watch-broken = It cannot be read
matches-more = More
matches-more-about = Rename, copy, send or delete it
matches-rename = Rename
matches-rename-first = Type another name first
matches-copy = Copy
matches-copy-about = A second file of it, to play on from here
matches-delete = Delete
matches-delete-about = You can take it back for 30 days
matches-send = To send it to somebody, send this file: { $path }
matches-more-names = { $count } more
matches-player = { $name } ({ $bot })
matches-copied = There is a copy now: { $name }
matches-on-table = This match is on your table. Begin or load another one first, then delete it
matches-restored = { $name } is back
matches-just-now = just now
matches-minutes = { $count } min ago
matches-hours = { $count } h ago
matches-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## What the gallery says

gallery-no-folder = No save folder found on this system, so nothing can be kept
gallery-unreadable = The gallery { $folder } cannot be read: { $why }
gallery-about = Finished towers. Click one, then “Check the score”: the program plays it again and compares. Today is { $day } in UTC
gallery-empty = Nothing stands here yet. A tower you raise alone comes here when it is finished. You can then check its score here: the program plays the match again, step by step, and compares.
gallery-rank = { $place }. { $height }
gallery-no-rank = – { $height }
gallery-no-help = none
gallery-who = { $by }, { $since }
gallery-day = { $seed }, the table of { $day }
gallery-came-to = Came to
gallery-with = With
gallery-by = By
gallery-help = Help
gallery-seed = Seed
gallery-proof = Proof
gallery-file = File
gallery-checking = playing it again…
gallery-holds = ✔ The score holds: all { $steps } steps came out as recorded
gallery-unchecked = The score could not be checked: { $why }
gallery-fails = ✖ The score does not hold: { $why }
gallery-watch = Watch it again
gallery-check = Check the score
gallery-remove = Remove
gallery-remove-sure = Remove this match from the gallery? You cannot bring it back.
gallery-remove-yes = Remove it
gallery-kept = This match stands in the gallery now
gallery-not-removed = { $path } cannot be removed: { $why }
gallery-not-ranked = This match is not ranked
gallery-unknown-game = This program does not know its game
gallery-not-noted = The check cannot be noted: { $why }

## What the rules reader says

reader-marks = numbers and sources
reader-marks-about = The numbers of the rules, and where their source leaves a choice
reader-only-english = These rules are in English only
reader-the-rule = The rule
reader-show-me = Show me
reader-show-me-about = Opens this on a table. Your match waits meanwhile.
reader-back-to-rules = Back to the rules
reader-search = Search
reader-search-about = Enter goes to the next place
reader-found = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
}
reader-at = { $at } of { $count }

## What the program tells at the edge of the window

notice-loaded-over = Loaded: this match is over
notice-loaded = Loaded: the match goes on where it was
notice-saved = Saved: { $path }
notice-quick-save = { $name }, the screen is yours. Save the match now? Unfinished steps are not saved.
notice-save-over = There is a match called { $name } already. Save this one in its place? The other is lost.
notice-save-over-yes = Replace it
notice-quick-save-yes = Save it
notice-quick-load = { $name }, the screen is yours. Load the quick save? You lose what was done since.
notice-quick-load-yes = Load it
notice-quit-loses = This match cannot be saved. If you quit now, you lose the latest moves.
notice-quit-yes = Quit all the same
notice-unkept = This match is not being saved: { $why }. Trying again…
notice-unsaved = the match could not be saved: { $why }
notice-no-journal = the journal { $path } cannot be written: { $why }
notice-journal-lost = the journal cannot be written any more: { $why }
notice-bridge = table and physics do not fit together any more. Please load the match again
notice-no-picture-folder = No save folder found on this system, so no pictures can be saved
notice-no-window = There is no window to take a picture of
notice-picture-saved = The picture is saved: { $path }
notice-picture-unread = The picture cannot be read: { $why }
notice-picture-no-png = This build writes no PNG
notice-picture-unwritten = The picture cannot be written: { $why }
notice-bad-key = There is no key named “{ $name }” for { $id }
notice-settings = In the settings: { $bad }
notice-settings-field = “{ $name }” cannot be read, or is no setting; the usual one is used
notice-settings-unread = The settings in { $path } cannot be read ({ $why }), so the usual ones are used. { $kept }
notice-settings-kept = The file is now { $path }
notice-settings-stay = The file could not be renamed either: { $why }
notice-settings-unwritten = the settings cannot be written to { $path }: { $why }
notice-no-bot-move = The program found nothing to do; please report this seed
notice-rate = { $rate } pictures a second, { $took } ms each, while something moves
notice-unfinished = You can watch a match again once it has ended, not before: it would reveal hands
notice-unknown-game = { $path } is a save of { $game }, a game this program does not know; please update it
notice-no-match = No match is under way

## What is said of the hand and the piece in it

hand-from-above = From above
hand-from-side = From the side
hand-dice = The dice
hand-lower = { $by } lower
hand-anyway = { $why }. Let go again to drop it there all the same.
hand-over = over
hand-above-it = above it
hand-above-table = above the table
hand-tilt = tilt
hand-turn = turn
hand-free = { $piece }: you can take it
hand-not-free = { $piece }: { $why }
hand-can-take = you can take it
hand-takes = takes it
hand-stack-stays = You can move a stack, but not turn it over
hand-card-lies = Only pyramids stand or lean; a card lies flat
hand-no-clearing = In this match the hand does not rise by itself
hand-clears = The hand rises over pieces in its way
hand-keeps-height = The hand keeps its height, even where a piece is in its way
hand-nesting-on = Help with nesting is on
hand-nesting-off = Help with nesting is off
hand-high-above = { $mm } mm above it
hand-on-its-way = On its way
hand-asked = as asked
hand-not-asked = not as asked
hand-helped = helped
hand-helped-about = Your hand rises over everything, lowers by itself and sets down gently
hand-level = level
hand-level-about = Your hand keeps its height and pushes pieces it brushes. Hold the key to lower it
hand-bare = bare
hand-bare-about = Your hand has weight and trembles like a person’s. It lets go at once
hand-ghost = ghost
hand-ghost-about = The piece in your hand touches nothing until you lower it
hand-magnet = magnet for cards
hand-magnet-about = Near a place where a card would lie level and firm, it goes there by itself. The score says so
hand-magnet-not = Only a hand that helps has a magnet
hand-little-to-spare = only { $by } to spare
hand-to-spare = { $mm } mm to spare
hand-no-place = Nothing here would carry it as it is turned now. Turn it, or move it yourself
hand-at-place = { $number } of { $of }: { $place }

## What is said of how firmly things stand

stability-nothing = Stability: nothing stands yet
stability-working = Stability: working it out…
stability-unknown = Stability: { $why }
stability-title = Stability
stability-before = as it last stood
stability-first = ♦ First { $what }
stability-firm = ✔ nothing can upset it
stability-stands = ✔ stands: { $tilt }° of tilt
stability-close = ⏶ nearly falls: { $tilt }° of tilt
stability-doubt = ⏶ cannot tell: gaps too small to see decide
stability-unheld = ✖ cannot stand, however the table is tilted
stability-falls = ✖ cannot stand: { $tilt }° of tilt
stability-about = The tilt of the table, in the worst direction, at which something falls. That is a sideways push of { $percent } % of the weight
stability-slides = { $piece-the } slides on { $other-on }
stability-tips = { $piece-the } tips off { $other-on }
stability-bare = { $piece-the } has nothing to carry it
stability-weakest = ♦ weakest

## What is said of pieces in store

supply-none = None left: { $piece }
supply-last = The last one: { $piece }
supply-left = { $left } left: { $piece }
supply-left-why = { $left } left: { $piece }. { $why }
supply-left-drag = { $left } left: { $piece }. Drag it onto the table

## Numbers

length-of = { $length }

## The coach itself

coach-offer-ask = Ask the coach
coach-offer-about = What would the best bot do now, and why? While you play, press { $key }
coach-plate-title = The coach
coach-plate-thinks = Thinking…
coach-plate-marked = Do what is marked
coach-plate-compared = What was compared, and how good it seems:
coach-plate-close = Close
coach-no-scored = The coach helps in practice, and where you play alone. This match is scored
coach-no-over = The game is over
coach-no-not-you = It is not your turn. The coach helps you when it is
coach-no-moving = Wait until everything is at rest, then ask the coach
coach-no-held = Put the piece back first, then ask the coach
coach-no-shared = Several people share this screen, and each has secrets: the coach keeps silent
coach-no-lesson = The lesson says what to do now. Later you may ask the coach
coach-no-nothing = The coach has nothing to say here
coach-no-not-over = The match is not over. You can look back when it is.
coach-no-only-bots = Only bots played this match. There is no decision of yours to look back at.
coach-no-no-values = The bots of this game put no value on decisions, so there is no look back.
coach-no-training = First try it yourself. Then you see what the best bot does, and why

look-back-looks = Looking back at your decisions…
look-back-stop = Stop
look-back-nothing = The best bot found nothing that would have been much better.
look-back-title = Look back, { $at } of { $all } · { $turn } · { $seat }
look-back-cost = This cost you something.
look-back-won = This was better than what the bot found.
look-back-risky = This was less firm than it could have been.
look-back-swept = Your hand knocked something over.
look-back-taken-back = Your hand knocked something over. You took that back, so it is forgiven.
look-back-accident = Your hand knocked something over. It was an accident, and the rules forgive it.
look-back-done = What you did:
look-back-better = What the best bot would have done:
look-back-found = What the best bot found:
look-back-firmer = Where it would have stood more firmly:
look-back-avoided = How to avoid it:
look-back-before = Before
look-back-next = Next
look-back-kept = { $new ->
    [one] One position was kept. Try it again from the menu: “Train your mistakes”
   *[other] { $new } positions were kept. Try them again from the menu: “Train your mistakes”
 }

## A mistake that is tried again

training-from = { $when } · { $seat } · from “{ $name }”
training-asks = What you did here was not the best. What would you do now?
training-grades = The best bot looks at it…
training-same = Right! The best bot does the same.
training-as-good = Right! It is as good as what the best bot does.
training-better = Right! It is better than what the best bot found.
training-worse = Not yet. The best bot knows something better.
training-tries = What you did now:
training-best = What the best bot would do:
training-compared = What was compared, and how good it seems:
training-next-try = It comes again on { $date }.
training-known = You know it now. It does not come again.
training-not-counted = This try does not count. The first one of the day does.
training-again = Try again
training-next = Next
training-leave = Leave
training-tried = You have tried it. Go on with the buttons beside the table
training-not-now = Not while you try a mistake again
training-other = That was another decision. Try again
training-done = There is nothing more to try again today
training-gone = A position from “{ $name }” cannot be tried again, so it was taken off the list. { $why }
