# What is said of files: saves, recordings, scores.

# In place of a path, in a list that shows which file it is.
file-this = this file

## What is wrong with a file

file-not-regular = it is not an ordinary file
file-not-text = it is not text (UTF-8)
file-too-large = it is too large: such a file has at most { $mib } MiB
file-line-too-long = a line in it is too long: { $kib } KiB at most
file-no-such-folder = there is no folder { $folder }
file-nothing-before = nothing has been written yet
file-changed = somebody else has changed it
file-no-name = a name needs letters or digits
file-name-taken = there is already a match called { $name }
file-no-key = { $path } holds no key. Put the old file back, or delete it to get a new key
io-missing = it is not there
io-forbidden = you have no permission
io-exists = there is something of that name already
io-full = the disk is full
io-read-only = the disk cannot be written to
io-folder = it is a folder
io-no-folder = part of the path is not a folder
io-bad-name = the name does not work on this system
io-busy = another program is using it
io-other = { $why }
words-too-long = at most { $most } characters are allowed, not { $found }
words-control = the control character U+{ $code } is not allowed

## Why a match cannot be saved or loaded

save-file = { $what ->
    [read] cannot read { $path }: { $why }
    [write] cannot write { $path }: { $why }
    [make-folder] cannot make the folder of { $path }: { $why }
    [lock] cannot lock { $path }: { $why }
    [rename] cannot rename { $path }: { $why }
    [copy] cannot copy { $path }: { $why }
    [delete] cannot delete { $path }: { $why }
    [take-back] cannot bring back { $path }: { $why }
   *[sign] cannot sign { $path }: { $why }
}
save-busy = wait until the table is at rest and your hand is empty, then save
save-foreign = { $path } is not a Cyclopean save. Choose a file that this program has written
save-newer = { $path } was written by Cyclopean { $version } (save format { $format }). This program reads up to format { $most }: please update it
save-older = { $path } was written by Cyclopean { $version } in save format { $format }. This program reads format { $most } only. Finish the match with the version that wrote it
save-truncated = { $path } is cut short: only { $found } of { $expected } bytes are there. Use an older save
save-other-game = { $path } is a save of another game ({ $game }). Open it with `cyclopean --load`
save-in-use = { $path } is open in another window. Go on there, or close it there first
save-damaged = { $path } is damaged: { $what }. Use an older save
flaw-checksum = the checksum does not match
flaw-unreadable = it cannot be read
flaw-too-much = it is { $count } bytes too long
flaw-rules = the state of the game breaks the rules
flaw-table = the table does not fit together
flaw-pieces = the table holds other pieces than the game
flaw-settings = its table has another gravity or other contacts than tables have here
flaw-mid-move = it was saved in the middle of a move
flaw-seats = its seats are not those of the game
flaw-replay = its log cannot be played again. { $why }
flaw-log = its log leads to another state
flaw-record = a record in its log makes no sense
flaw-later = step { $step } cannot be done again
flaw-recording = parts of its recording are missing or wrong
flaw-mask = the hidden part cannot be read
flaw-inconsistent = its parts contradict each other
flaw-head = what it says about itself cannot be read

## What is wrong with the list of mistakes that are tried again

mistakes-list-damaged = The list of your mistakes cannot be read. It is now called { $path }, and a new one begins
mistakes-list-stuck = The list of your mistakes cannot be read, and stays as it is. No mistakes are kept for now. The file is { $path }
mistakes-list-newer = A newer version wrote the list of your mistakes, and it stays as it is. No mistakes are kept for now. The file is { $path }

## What is wrong with a piece or a table

shape-measure = { $what ->
    [edge] an edge of a box
    [thickness] the thickness
    [hull] a number of a point
    [outline] a number of the outline
    [mass] the mass
   *[density] the density
}
shape-not-finite = { shape-measure } is not a usable number
shape-too-small = { $what ->
    [edge] an edge of a box must be at least { $least } mm, not { $value }
    [thickness] the thickness must be at least { $least } mm, not { $value }
    [mass] the mass must be greater than 0, not { $value }
   *[density] the density must be greater than 0, not { $value }
}
shape-too-large = { shape-measure } is { $value }, but at most { $most } fit on the table
shape-too-many = { $what ->
    [outline] the outline and its holes have { $count } points, but at most { $most } are allowed
   *[hull] the shape has { $count } points, but at most { $most } are allowed
}
shape-flat = the points lie in one plane. Give at least four that do not
shape-outline = the outline crosses itself or encloses nothing. Give three or more corners in order
table-shape = piece { $piece }: { $why }
table-number = { $what ->
    [position] piece { $piece } has no usable position
    [friction] the friction of piece { $piece } must be from 0 to 10, not { $value }
   *[restitution] the restitution of piece { $piece } must be from 0 to 1, not { $value }
}
table-too-many = { $count } pieces do not fit: a table holds at most { $most }
table-lost = the simulation lost piece { $piece }
table-setting = a setting of the table is out of range
table-broken = the table in this file does not fit together

## Why a match cannot be watched or checked

replay-start = the start of the recording cannot be set up. { $why }
replay-nothing = { $file } has no recording of the match, so there is nothing to verify
replay-other-edition = { $what ->
    [rules] recorded under rules { $theirs }, this is { $ours }: cannot be verified
   *[physics] recorded under physics { $theirs }, this is { $ours }: cannot be verified
}
replay-other-bits = the match cannot be verified here: another build of the program, or another kind of processor, wrote it, and its physics comes to other last digits
replay-senseless = the recording in { $file } makes no sense. The match itself may be all right: load it instead
replay-no-turn = { $file } has no turn { $turn }. Choose a turn from { $first } to { $last }
replay-no-table = { $file } is a match without a table, so nothing in it falls or is heard. Choose a save of a game with pieces
differs = { $at }: the file says { $said }, its match has { $known }
differs-nothing = nothing
differs-value = { $value }
differs-more = { $first }; { $rest }
differs-at-tick = tick { $tick } (step { $step }): { $what }
differs-at-step = step { $step }: { $what }
differs-table = the table is not as recorded
differs-rules = the game or the hand is not as recorded
differs-refused = this step was allowed then, and is refused now: { $why }
differs-rest = the file tells of another match than the one recorded
differs-says = the file says wrong things about itself: { $what }

## Why a score does not hold

unproven-parted = played again, the match goes another way than recorded: { $parted }
unproven-unsigned = nobody has signed the score. Play the match to its end in this program, which signs it
unproven-signature = the file was changed after installation { $key } signed it
unproven-unranked = the file claims { $claimed }, but its match is not ranked
unproven-claim = the file claims { $claimed }, but its match comes to { $found } ({ $differ })
unproven-not-started = the process that plays the match again cannot be started: { $why }
unproven-lost = the process that plays the match again was lost: { $why }
unproven-ended = playing the match again took more memory than it may have here (at most { $mib } MiB), or went wrong ({ $status }). Give the program more; a file that takes so much may be made to do harm
unproven-too-long = it takes longer than { $seconds } s to play the match again. Give it more time with --seconds
unfit-game = there is no game “{ $game }”
unfit-words = what it says of itself is no text: { $why }
unfit-spaces = what it says of itself has spaces before or after it

## Scores and lists of the best

score-unknown-id = { $id }
score-unknown-figure = { $figure } ({ $id })
score-came-to = { $figures }
score-in-full = { $help-count ->
    [0] { $came-to } ({ $category }; { $name }; no help)
   *[other] { $came-to } ({ $category }; { $name }; { $help })
}
score-person = { $name }
score-bot = the { $bot }
score-a-bot = a bot
score-scored = scored
score-practice = practice
score-program = by the program: { $bot }
score-help = { $help }
help-previews = previews
help-nesting = help with nesting
help-magnet = a magnet for cards
help-ghost = a hand that passes through things
help-level = a level hand
help-bare = a bare hand
help-undone = { $count ->
    [one] { $count } step undone
   *[other] { $count } steps undone
}
help-coached = { $count ->
    [one] the coach asked once
   *[other] the coach asked { $count } times
}
help-trembles = a hand that trembles by { $by }
list-of-what = { $category }
list-of-what-by = { $category }, by { $by }
list-of-day = the table of { $day }
list-of-day-first = the table of { $day }, first tries
list-of-who = { $hand ->
    [helped] { $class }
    [ghost] { $class }, ghost hand
    [level] { $class }, level hand
   *[bare] { $class }, bare hand
}
list-of-all = { $game } · { $what } · { $who }
list-of-one-day = { $game } · { $what } · { $day } · { $who }
seal-none = nobody signed it
seal-ours = signed by this installation
seal-theirs = signed by another installation ({ $key })
seal-broken = changed after installation { $key } signed it

## Lessons

lesson-none = there is no lesson { $id }
lesson-file = the lesson { $id } cannot be read, line { $line }: { $why }
lesson-start = the lesson { $id } cannot begin. { $why }
