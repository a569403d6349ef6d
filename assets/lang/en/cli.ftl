# What the commands print.

cli-gallery-empty = There is nothing here yet. Finished matches that can be ranked come here, such as a tower raised alone.
cli-gallery-list = { $list }:
cli-gallery-row = { $help-count ->
    [0] { $rank } { $figure }, { $by }, seed { $seed }, { $proof }: { $file }
   *[other] { $rank } { $figure }, { $by }, seed { $seed }, with { $help }, { $proof }: { $file }
}
cli-gallery-broken = { $file }: { $seal }. `cyclopean gallery FILE --verify` finds out what differs
cli-gallery-fails = { $count } of { $all } scores do not hold
cli-gallery-unchecked = { $count } of { $all } scores could not be checked
cli-gallery-no-folder = this system has no folder for files of programs. Name files instead
cli-gallery-unreadable = cannot read the gallery { $folder }: { $why }
cli-gallery-not-noted = cannot note that the score was proved: { $why }
cli-gallery-unranked = { $file } has no score: only finished matches of one builder are ranked
cli-gallery-kept = In the gallery: { $file }
cli-replay-about = { $game }: { $steps } steps, { $seconds } s at the table, { $keyframes } keyframes.
cli-replay-about-seed = { $game }, seed { $seed }: { $steps } steps, { $seconds } s at the table, { $keyframes } keyframes.
cli-replay-same = The replay is as recorded, at every step.
cli-replay-differs = The replay parts from the recording, and goes on from what was recorded next:
cli-replay-fall = { $seconds } s: { $what }
cli-replay-result = The result: { $result }.
cli-replay-parted = { $count ->
    [one] the replay parts from the recording { $count } time: another program or machine recorded it, or the file was changed
   *[other] the replay parts from the recording { $count } times: another program or machine recorded it, or the file was changed
}
cli-sound-written = { $path }: { $seconds } s of sound, { $strikes ->
    [one] one strike
   *[other] { $strikes } strikes
}.

## The lab

cli-lab-verdict = { cli-lab-stands }{ cli-lab-expected }{ cli-lab-mindful }
cli-lab-stands = { $stands ->
    [yes] { $scene }: stands
   *[no] { $scene }: falls
}
cli-lab-expected = { $expected ->
    [met] {" "}(as expected)
    [missed] {" "}(not as expected)
   *[none] {""}
}
cli-lab-mindful = { $mind ->
    [yes] , but see the notes below
   *[no] {""}
}
cli-lab-drift = { $rests ->
    [yes] moved { $mm } mm and turned { $degrees }° while watched for { $seconds } s; { $high } mm high
   *[no] moved { $mm } mm and turned { $degrees }° while watched for { $seconds } s; { $high } mm high; still moving
}
cli-lab-watched = watched for { $seconds } s in all, from letting go to the end
cli-lab-firm = statics: nothing can upset it
cli-lab-unheld = statics: nothing holds it
cli-lab-doubt = statics: cannot tell, gaps too small to see decide
cli-lab-bears = statics: bears { $g } g sideways, { $tilt }° of tilt, in the worst direction
cli-lab-falls = statics: no forces hold it; gravity would have to lean by { $tilt }°
cli-lab-first = first { $what }
cli-lab-no-statics = statics cannot tell: { $why }
cli-lab-agree = the two judges agree
cli-lab-disagree = the two judges disagree
cli-lab-disagree-report = THE TWO JUDGES DISAGREE: please report this scene
cli-lab-too-close = too close to call for statics
cli-lab-mind = mind: { $what }
cli-lab-piece = { $lies ->
    [upright] upright   top { $top } mm, moved { $moved } mm, turned { $turned }°, { $carried }
    [flat] flat      top { $top } mm, moved { $moved } mm, turned { $turned }°, { $carried }
    [weird] weird     top { $top } mm, moved { $moved } mm, turned { $turned }°, { $carried }
   *[other] {"         "} top { $top } mm, moved { $moved } mm, turned { $turned }°, { $carried }
}
cli-lab-off-table = off the table
cli-lab-on-nothing = on nothing
cli-lab-on = on { $pieces-on }
cli-lab-study = { $scene }: { $question }
cli-lab-cases = { $cases } cases, watched for { $seconds } s in all
cli-lab-head-case = case
cli-lab-head-fate = fate
cli-lab-head-bears = bears
cli-lab-head-not = not
cli-lab-head-statics = statics
cli-lab-head-fails = what fails
cli-lab-cannot-stand = cannot stand
cli-lab-tilt = { $tilt }° of tilt
cli-lab-shard = shard { $number } of { $of }: { $done } of { $cases } cases are in { $file }. Merge the files of all shards with `cyclopean lab merge`
cli-lab-torn = The last line of { $file } was not whole. It is left out, and its case is worked out again.
cli-lab-no-scenes = merge takes no scenes: the files it merges hold them
cli-lab-no-set-up = a study needs a set-up: cyclopean lab SCENE.ron { $command }
cli-lab-changed = the files were changed: they speak of { $said } cases, but their study has { $has }
cli-lab-unwritten = cannot write { $file }: { $why }. Choose another file
cli-lab-friction = table-friction must be a number from 0 to { $most }, not { $found }

## Why a command cannot be followed

cli-wrong-which-game = which game? “cyclopean play --help” lists them
cli-wrong-unknown-game = this program does not know the game “{ $game }”. It knows { $known }
cli-wrong-too-many-bots = { $bots } bots are too many
cli-wrong-bots-for-seats = { $bots } bots cannot take { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-wrong-no-bot = there is no bot called “{ $name }”. Choose { $known } or none
cli-wrong-no-window = this build has no window. Build it with the feature “window”, or see “cyclopean --help”
cli-wrong-no-pictures = this build cannot make pictures. Build it with the feature “window”
cli-wrong-one-window = --window opens one set-up: name one scene
cli-wrong-one-picture = --picture draws one set-up: name one scene
cli-wrong-no-turns = { $file } is no saved match, so it has no turns. Leave out --turn
cli-wrong-did-you-mean = there is no file { $typed }. Did you mean “cyclopean lab SCENE.ron { $study }”?
cli-wrong-score-picture = { $file } is a score. It says what was done, not how the table came to lie. Watch it in the window, or draw a save of the match
cli-wrong-no-score = it has no score
cli-wrong-no-time = --to must come after --from
cli-wrong-after-end = the match lasts only { $seconds } s: choose an earlier --from
cli-wrong-too-long = that is more than six hours of sound: choose a part with --from and --to

## What is told of files that commands write

cli-written-saved = Saved as { $path }
cli-written-picture = The picture is { $path }
cli-written-not-counted = cannot count today’s tries: { $why }
cli-written-also-read = cannot write { $path }: this command reads the same file ({ $read }), and it would be lost. Choose another file
cli-written-twice = cannot write { $path } twice. Choose a file of its own for each
cli-written-unwritable = cannot write { $path }: { $why }. Choose another file
cli-written-no-journal = cannot write the journal { $path }: { $why }. Choose another file

## What is printed on paper

cli-print-list = You can print:
cli-print-unknown = there is nothing to print called “{ $name }”. Choose { $known }
cli-print-there = { $path } is there already. Write over it with --replace, or choose another folder with --out
cli-print-no-folder = there is no folder { $folder }. Make it first, or choose another with --out
cli-print-page = { $title }, page { $page } of { $of }.
cli-print-ruler = Print at 100 %: the rulers must be 100 mm and 4 in long.
