# Was etwas zu Fall brachte: die Hand, oder niemand.

## Das Stück, um das es geht

fall-subject-it = { $piece-the }
fall-subject-the = { $piece-the }
fall-subject-start = { $piece-start }
fall-subject-yours = { $piece-start }
fall-subject-theirs = { $piece-start } von { $player }

## Was daraus wurde

fall-clause-slid-off = { $subject } rutschte von { $under-on }
fall-clause-tipped-off = { $subject } kippte von { $under-on }
fall-clause-lost-leg = { $subject } verlor ein Bein
fall-clause-lost-support = { $subject } verlor den Halt
fall-clause-toppled = { $subject } kippte um
fall-clause-left-table = { $subject } fiel vom Tisch
fall-clause-fell = { $subject } fiel
fall-clause-moved = { $subject } gab nach
fall-clause-later = { $what } ({ $seconds } s später)

## Was die Hand tat

fall-told-let-go = { $what } beim Loslassen
fall-told-you-let-go = Du hast losgelassen: { $piece }; { $what }
fall-told-they-let-go = { $player } hat losgelassen: { $piece }; { $what }
fall-told-you-took = Du hast weggenommen: { $piece }; { $what }
fall-told-they-took = { $player } hat weggenommen: { $piece }; { $what }
fall-told-you-pushed = Du bist mit { $held-on } angestoßen: { $other }; { $what }
fall-told-they-pushed = { $player } ist mit { $held-on } angestoßen: { $other }; { $what }
fall-told-itself = { $what } von selbst. Niemand hatte etwas davon berührt
fall-told-more = { $told }. { $more }

## Was falsch war, und wie knapp es war

fall-remark-aside = Das war { $mm } mm neben der Stelle, an der es gestanden hätte
fall-remark-on = Darunter lag: { $piece }
fall-remark-high = Das war { $mm } mm zu hoch
fall-remark-moving = Es bewegte sich noch mit { $speed } cm/s zur Seite
fall-remark-spare = Der Tisch hatte { $degrees }° Spielraum
fall-remark-no-spare = Der Tisch hatte keinen Spielraum
