# Cluethulhu: what its rules say.

## Names

cluethulhu-role = { $role ->
    [investigator] Investigator
    [detective] Detective
    [psychiatrist] Psychiatrist
    [cultist] Cultist
    [shoggoth] Shoggoth
    [wizard] Wizard
    [tcho-tcho] Tcho-Tcho
    [mother] Mother
    [traitor] Traitor
    [yithian] Yithian
   *[evil-child] Evil Child
}
cluethulhu-tablet = { $role ->
    [investigator] Knows the other Investigators. They arrest somebody each Day if they all point at the same.
    [detective] An Investigator who locks somebody up each Day: no word, no vote, no power till the next.
    [psychiatrist] An Investigator who may once cure somebody of every power.
    [cultist] Hunts Investigators by talk and vote.
    [shoggoth] A Cultist who, about to die, may swallow another instead.
    [wizard] A Cultist who shelters somebody from arrest and murder each Day.
    [tcho-tcho] A Cultist who looks at somebody’s tablet each Day.
    [mother] A Cultist who may once join two as Blood Siblings: if one dies, both do.
    [traitor] A Cultist who may once turn Investigator.
    [yithian] On no side until it trades places with somebody, once. After the Ritual it is too late.
   *[evil-child] On no side. Wins alone if the holder of the Haunted Doll dies, unless that is herself.
}
cluethulhu-side = { $side ->
    [investigator] Investigators
    [cultist] Cultists
    [evil-child] Evil Child
   *[yithian] nobody yet
}
cluethulhu-segment-doll = Haunted Doll
cluethulhu-segment-investigators = Investigators
cluethulhu-nobody = nobody

## What you can do

cluethulhu-action-orders = point at { $picks }
cluethulhu-action-pick = point at { $seat }
cluethulhu-action-pair = point at { $first } and { $second }
cluethulhu-action-turn = become an Investigator
cluethulhu-action-nobody = point at nobody
cluethulhu-action-elect = vote for { $seat } as High Priest
cluethulhu-action-heir = name { $seat } High Priest
cluethulhu-action-say = say: { $statement }
cluethulhu-action-accuse = accuse { $seat }
cluethulhu-action-second = second the accusation
cluethulhu-action-pass = pass
cluethulhu-action-vote-yes = vote yes
cluethulhu-action-vote-no = vote no
cluethulhu-action-override = correct: { $what }
cluethulhu-action-show = show the tablet of the Shoggoth
cluethulhu-statement-i-am = my tablet is: { $role }
cluethulhu-statement-suspect = I suspect { $seat }
cluethulhu-statement-trust = I trust { $seat }
cluethulhu-statement-saw = I saw the tablet of { $seat }: { $role }
cluethulhu-statement-tapped = I was tapped by Day
cluethulhu-statement-told = { $seat } told me what they hold: { $role }
cluethulhu-override-revive = { $seat } is back
cluethulhu-override-out = { $seat } is out
cluethulhu-override-tablet = the tablet of { $seat }: { $role }, for { $side }
cluethulhu-override-exchange = { $first } and { $second } exchange tablets
cluethulhu-override-power = { $able ->
    [yes] { $seat } has a power
   *[no] { $seat } has no power
}
cluethulhu-override-doll = the Doll: { $whom }
cluethulhu-override-high-priest = High Priest: { $whom }
cluethulhu-override-detained = detained: { $whom }
cluethulhu-override-protected = sheltered: { $whom }
cluethulhu-override-siblings = { $first } and { $second } are Siblings
cluethulhu-override-no-siblings = nobody is a Sibling

## What happens

cluethulhu-event-told = (to { $seat }) { $fact }
cluethulhu-event-secret = (secret) { $secret }
cluethulhu-missing = { $out-count ->
    [0] nobody is missing
    [one] { $out } is out
   *[other] { $out } are out
}
cluethulhu-missing-detained = { $out-count ->
    [0] nobody is missing
    [one] { $out } is out
   *[other] { $out } are out
}; { $seat } is detained
cluethulhu-news-day-broke = Day { $day }: all close their eyes
cluethulhu-news-called = The Keeper calls: { $segment }
cluethulhu-news-doll-to = { $seat } gets the Haunted Doll
cluethulhu-news-night-fell = Night { $night }: { $missing }
cluethulhu-news-elected = { $by } wants { $whom } as High Priest
cluethulhu-news-high-priest = { $seat } is High Priest
cluethulhu-news-heir = { $by } names { $whom } High Priest
cluethulhu-news-ritual = The Ritual of Annihilation is declared: no power works any more
cluethulhu-news-yithian-lost = { $seat } was the Yithian, and is hurled back through time
cluethulhu-news-said = { $seat }: { $statement }
cluethulhu-news-accused = { $by } accuses { $whom }
cluethulhu-news-seconded = { $by } seconds the accusation of { $whom }
cluethulhu-news-fell = Nobody seconds the accusation of { $whom }
cluethulhu-news-ballot = Against { $whom }: { $weight } of { $of } votes ({ $yes })
cluethulhu-news-murdered = { $seat } is about to be murdered
cluethulhu-news-shown = { $seat } shows the tablet of the Shoggoth
cluethulhu-news-saved = { $seat } was sheltered by the Wizard and lives
cluethulhu-news-absorbs = { $seat } is the Shoggoth and swallows { $whom }: it lives
cluethulhu-news-absorbs-poison = { $seat } is the Shoggoth and swallows { $whom }, an Investigator: both are out
cluethulhu-news-absorbs-protected = { $seat } is the Shoggoth and tries to swallow { $whom }, who is sheltered: the Shoggoth is out
cluethulhu-news-heartbroken = { $seat } dies of a broken heart
cluethulhu-news-deadlock = The vote is deadlocked: nobody dies this Night
cluethulhu-news-doll-dead = The Haunted Doll is dead
cluethulhu-news-corrected = The Keeper has corrected something
cluethulhu-news-over = { $how }: { $winners }
cluethulhu-victory = { $how ->
    [investigators] The Investigators win
    [cultists] The Cultists win
    [evil-child] The Evil Child wins
    [siblings] The Blood Siblings win
    [nobody] Nobody is left: a draw
   *[stalemate] Nothing happens any more: a draw
}
cluethulhu-fact-dealt = your tablet: { $role }
cluethulhu-fact-new-tablet = your tablet is now: { $role }
cluethulhu-fact-fellow = { $seat } is an Investigator
cluethulhu-fact-marked = { $by } points at { $whom }
cluethulhu-fact-marked-nobody = { $by } points at nobody
cluethulhu-fact-arrested = you are arrested
cluethulhu-fact-detained = you are detained
cluethulhu-fact-freed = you are no longer detained
cluethulhu-fact-sibling = { $seat } and you are Blood Siblings
cluethulhu-fact-seen = your tablet was shown to the Tcho-Tcho
cluethulhu-fact-gave-doll = you give the Doll to { $seat }
cluethulhu-fact-protects = you shelter { $seat }
cluethulhu-fact-protection-fails = the shelter fails
cluethulhu-fact-detains = you detain { $seat }
cluethulhu-fact-choice-invalid = the choice is invalid
cluethulhu-fact-chose-siblings = { $first } and { $second } are Blood Siblings
cluethulhu-fact-cured = you cure { $seat }
cluethulhu-fact-saw = the tablet of { $seat }: { $role }
cluethulhu-fact-turned = you are an Investigator now
cluethulhu-fact-took = you take the tablet of { $seat }: { $role }
cluethulhu-fact-nothing = pointing at { $seat } did nothing
cluethulhu-fact-shoggoth-absorbs = { $seat } is the Shoggoth and swallows { $whom }
cluethulhu-secret-no-arrest = nobody is arrested
cluethulhu-secret-stopped = { $seat } is sheltered and not arrested
cluethulhu-secret-out = { $seat } is out: { $cause }
cluethulhu-secret-corrected = corrected: { $what }
cluethulhu-cause = { $cause ->
    [arrest] arrested
    [murder] murdered
    [absorption] swallowed by the Shoggoth
    [poison] poisoned by an Investigator
    [heartbreak] a broken heart
   *[ritual] the Ritual
}

## Why something cannot be done

cluethulhu-refusal-not-now = you cannot do that now
cluethulhu-refusal-not-living = { $seat } is not in the game
cluethulhu-refusal-oneself = name somebody else
cluethulhu-refusal-same = name two different players
cluethulhu-refusal-accused = { $seat } is accused already
cluethulhu-refusal-said-enough = you have said enough for now
cluethulhu-refusal-no-keeper = only a Keeper at the console may correct the game
cluethulhu-impossible = { $why ->
    [in-game] that player is in the game
    [last-one] somebody has to be left
    [only-one-tablet] there is only one such tablet: exchange them
    [wrong-side] that tablet is never on that side
    [no-power] that tablet has no power
    [yithian-power] a Yithian has its power until it takes a side
    [no-child] the Evil Child was not in the deck
    [nobody-holds] nobody holds the Doll
   *[ritual] the Ritual has ended all powers
}

## Setting up

cluethulhu-set-up-lap-with-keeper = a Keeper at the console calls the parts of the Day one by one
cluethulhu-set-up-turn = a turn lasts { $least } to { $most } seconds, not { $given }
cluethulhu-set-up-not-special = { $role } is not a special tablet
cluethulhu-set-up-only-one = there is only one { $role }
cluethulhu-set-up-traitor = the Traitor is for 11 players or more
cluethulhu-set-up-too-many = { $players } players may have at most { $most } special tablets, not { $count }
cluethulhu-set-up-too-few = { $players } players need at least { $fewest } special tablets, for there are only { $cultists } plain Cultists
cluethulhu-set-up-over-at-once = with these tablets the first arrest can end the game: leave out the Evil Child or the Yithian
cluethulhu-set-up-too-few-to-draw = { $count } special tablets cannot be drawn from { $from }
cluethulhu-set-up-one-each = every player needs one tablet
cluethulhu-warning-arrest = The first arrest of a Cultist brings the Ritual of Annihilation on the first Night.
cluethulhu-warning-traitor = A Traitor who turns on the first Day brings the Ritual of Annihilation on the first Night.
cluethulhu-deck = { $deck ->
    [recommended] recommended
    [nearest] nearest to even
    [plain] plain
    [usual] usual
   *[full] full
}
cluethulhu-measured = the Investigators won { $percent } % of { $games } games of bots
cluethulhu-warning-never-measured = Never measured. With the deck most like it, “{ $deck }”, { $measured }.
cluethulhu-warning-out-of-balance = Out of balance: with this deck { $measured }.

## How a match went

cluethulhu-went-out = { $time }: { $seat } went out, { $role }
cluethulhu-story-living = living
cluethulhu-story-day = Day
cluethulhu-held = { $seat }: { $role }, with the { $side }{ $living ->
    [yes] {""}
   *[no] , out
}

## The Keeper's script

cluethulhu-keepers-words = The Keeper’s words

## What is wrong with options of the command

cluethulhu-option-no-deck = no deck is known for { $players } that is fair to both sides. Choose the special tablets yourself
cluethulhu-option-no-special = no special tablet is called “{ $name }”. Choose plain, usual, full or recommended, or some of { $known }

## What is printed for a person as Keeper

cluethulhu-print-keeper = the Keeper’s sheet of Cluethulhu: decks, what to heed, the Keeper’s words in order, and a record
cluethulhu-print-title = Cluethulhu: the Keeper’s sheet
cluethulhu-print-foot = N stands for a name.
cluethulhu-print-before = Before the game
cluethulhu-print-deal = Seven to twenty play, and one more is the Keeper. Begin with the Investigators of the table; all others are Cultists. Special tablets may take the places of Cultists. Shuffle the tablets and give one to each, face down. Write down who holds which.
cluethulhu-print-players = Players
cluethulhu-print-specials = Special tablets
cluethulhu-print-even = A deck with which either side won about as often, in games of bots
cluethulhu-print-range = { $from } to { $to }
cluethulhu-print-tablets = { $plain ->
    [yes] { $tablets }; play Psychiatrist and Detective as plain Investigators
   *[no] { $tablets }
}
cluethulhu-print-tablet = Tablet
cluethulhu-print-number = Number
cluethulhu-print-about = What it is
cluethulhu-print-votes = A vote is won by more than half of all votes that could be cast. Everybody who lives and is not locked up has one, the High Priest two. There are at most { $rounds } rounds of accusing and { $ballots } votes a Night.
cluethulhu-print-could = Votes that could be cast
cluethulhu-print-needed = Needed
cluethulhu-print-heed = What to heed
cluethulhu-print-tap = Who is arrested, locked up, joined, cured or robbed learns it by a tap. Walk round the whole circle each time, once or twice.
cluethulhu-print-wizard = The Wizard may not shelter the same player on two Days running. If he does, say: “The protection fails.”
cluethulhu-print-shelter = Who is sheltered cannot be arrested, murdered or swallowed. By Day say nothing of it, and tap nobody.
cluethulhu-print-detective = The Detective may not lock up the same player on two Days running. If he does, say: “The choice is invalid.” Who is locked up has no word, no vote and no power until he is asked again, or is out.
cluethulhu-print-once = Mother, Psychiatrist, Traitor and Yithian have their power once. Who shakes the head keeps it. Who is locked up or out gets no answer, but call them all the same.
cluethulhu-print-cured = Give who is cured a plain tablet: an Investigator’s to an Investigator, a Cultist’s to all others.
cluethulhu-print-yithian = The Yithian takes tablet, side and power of the other. The other gets the Yithian’s tablet, keeps the side, and has no power.
cluethulhu-print-out = Nobody who is out shows a tablet. At nightfall name all who went out by Day, in the order of their seats, and give no reason.
cluethulhu-print-siblings = If one Blood Sibling goes out, the other dies of a broken heart. If the High Priest goes out, the next is named.
cluethulhu-print-doll = If the holder of the Haunted Doll goes out, the Evil Child wins: if she lives, is not cured and does not hold it herself.
cluethulhu-print-ritual = At nightfall count the living. If there are fewer Cultists than twice the Investigators, the Ritual begins. The Evil Child and a Yithian who has not traded count for neither side.
cluethulhu-print-wins = The Investigators win when they are at least as many as the Cultists, the Cultists when no Investigator lives. Blood Siblings of different sides win only if they are the last two.
cluethulhu-print-said = “{ $words }”
cluethulhu-print-record = The record
cluethulhu-print-name = Name
cluethulhu-print-side = Side
cluethulhu-print-used = Power used
cluethulhu-print-went-out = Went out
cluethulhu-print-day = Day
cluethulhu-print-doll-to = Doll goes to
cluethulhu-print-sheltered = Sheltered
cluethulhu-print-detained = Locked up
cluethulhu-print-arrested = Arrested
cluethulhu-print-murdered = Murdered
