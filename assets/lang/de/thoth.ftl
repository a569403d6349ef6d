# Houses of Thoth: was die Regeln sagen. Begriffe stehen in docs/translating.md.

## Namen

thoth-element = { $element ->
    [fire] Feuer
    [water] Wasser
    [air] Luft
    [earth] Erde
   *[spirit] Geist
}
# Das Element als erster Teil eines zusammengesetzten Wortes. Andere Texte verwenden es.
thoth-element-part = { $element ->
    [fire] Feuer
    [water] Wasser
    [air] Luft
    [earth] Erd
   *[spirit] Geist
}
thoth-elements = { $elements }
thoth-elements-none = nichts
thoth-size = { $size ->
    [small] kleine
    [medium] mittlere
   *[large] große
}
thoth-size-dative = { $size ->
    [small] kleinen
    [medium] mittleren
   *[large] großen
}
thoth-kind = { $kind ->
    [foundation] Fundament
    [raise] Aufbau
    [story] Geschoss
    [roof] Dach
    [trouble] Ärger
    [relief] Abhilfe
    [discard] Ablegen
   *[call-end] Das Ende ansagen
}
thoth-pyramid = { thoth-size } { thoth-element-part }pyramide
    .the = die { thoth-size } { thoth-element-part }pyramide
    .on = der { thoth-size-dative } { thoth-element-part }pyramide
    .start = Die { thoth-size } { thoth-element-part }pyramide
    .short = der { thoth-size-dative } { thoth-element-part }pyramide
    .many = { thoth-size-dative } { thoth-element-part }pyramiden
    .several = { thoth-size } { thoth-element-part }pyramiden
thoth-number = { $number ->
    [ace] Ass
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
   *[ten] Zehn
}
thoth-suit = { $suit ->
    [wands] Stäbe
    [cups] Kelche
    [swords] Schwerter
   *[disks] Scheiben
}
thoth-court = { $court ->
    [king] König
    [queen] Königin
    [prince] Prinz
   *[princess] Prinzessin
}
thoth-trump = { $trump ->
    [fool] Narr
    [magician] Magier
    [priestess] Hohepriesterin
    [empress] Herrscherin
    [emperor] Herrscher
    [hierophant] Hierophant
    [lovers] Liebende
    [chariot] Wagen
    [strength] Kraft
    [hermit] Eremit
    [wheel] Rad
    [justice] Gerechtigkeit
    [hanged-man] Gehängter
    [death] Tod
    [temperance] Mäßigkeit
    [devil] Teufel
    [tower] Turm
    [star] Stern
    [moon] Mond
    [sun] Sonne
    [judgment] Gericht
   *[world] Welt
}
# Namen von Karten stehen im Satz in Anführungszeichen: So passen sie in jeden Fall.
thoth-card-small = { thoth-number } der { thoth-suit }
    .the = „{ thoth-number } der { thoth-suit }“
    .on = „{ thoth-number } der { thoth-suit }“
    .start = „{ thoth-number } der { thoth-suit }“
    .short = „{ thoth-number } der { thoth-suit }“
    .many = „{ thoth-number } der { thoth-suit }“
thoth-card-court = { thoth-court } der { thoth-suit }
    .the = „{ thoth-court } der { thoth-suit }“
    .on = „{ thoth-court } der { thoth-suit }“
    .start = „{ thoth-court } der { thoth-suit }“
    .short = „{ thoth-court } der { thoth-suit }“
    .many = „{ thoth-court } der { thoth-suit }“
thoth-card-trump = { thoth-trump }
    .the = „{ thoth-trump }“
    .on = „{ thoth-trump }“
    .start = „{ thoth-trump }“
    .short = „{ thoth-trump }“
    .many = „{ thoth-trump }“
thoth-card-virtue = { thoth-trump }
    .the = „{ thoth-trump }“
    .on = „{ thoth-trump }“
    .start = „{ thoth-trump }“
    .short = „{ thoth-trump }“
    .many = „{ thoth-trump }“
thoth-score = { $points }

## Was geschieht

thoth-event-dealt = Runde { $hand }, { $dealer } gibt
thoth-event-turn-began = Zug { $turn }: { $extra ->
    [yes] noch einmal { $seat }
   *[no] { $seat }
}
thoth-event-reshuffled = Der Ablagestapel ist neu gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zum Ziehen
thoth-event-drew = { $seat } zieht eine Karte (noch { $left })
thoth-event-foundation = { $seat } beginnt ein Haus auf { $card-on }
thoth-event-raise = { $seat } spielt { $card-the } für { $count } { thoth-size } { $count ->
    [one] { thoth-element-part }pyramide
   *[other] { thoth-element-part }pyramiden
}
thoth-event-story = { $seat } legt { $card-the } als Geschoss
thoth-event-roof = { $seat } legt { $card-the } als Dach
thoth-event-trouble = { $seat } macht { $against } mit { $card-the } Ärger
thoth-event-replace = { $seat } macht { $against } mit { $card-the } statt { $old-the } Ärger
thoth-event-relief = { $seat } behebt Ärger mit { $card-the }
thoth-event-discard = { $seat } legt { $card-the } ab
thoth-event-end-called = { $seat } sagt das Ende an
thoth-event-set = { $seat } setzt eine { $piece }
thoth-event-laid = { $seat } legt { $card-the }
thoth-event-left-at-that = { $seat } baut nicht weiter
thoth-event-relieved = { $seat } ist { $trouble-the } los
thoth-event-extra-turns = { $seat } bekommt { $granted ->
    [one] einen Zug
   *[other] { $granted } Züge
} zusätzlich
thoth-event-timed-out = Der Tisch hat sich beim Werten noch bewegt
thoth-event-sank = { $piece-start } ist um { $by } gesunken
thoth-event-tilted = { $piece-start } ist um { $by }° gekippt
thoth-event-slid = { $piece-start } ist von ihrem Platz gerutscht
thoth-event-left-table = { $piece-start } ist vom Tisch gefallen
thoth-event-misplaced = { $what ->
    [card] { $piece-start } liegt nicht auf den Pyramiden
   *[pyramid] { $piece-start } steht nicht auf der Karte
}
thoth-event-beside = { $what ->
    [card] { $piece-start } ist neben die Pyramiden gefallen
   *[pyramid] { $piece-start } ist neben die Karte gefallen
}
thoth-lost-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
thoth-lost-pyramids = { $pyramids ->
    [one] { $pyramids } Pyramide
   *[other] { $pyramids } Pyramiden
}
thoth-lost = { $cards ->
    [0] { thoth-lost-pyramids }
   *[other] { $pyramids ->
        [0] { thoth-lost-cards }
       *[other] { thoth-lost-cards } und { thoth-lost-pyramids }
    }
} verloren
thoth-event-collapsed = Das Haus von { $seat } ist eingestürzt: { thoth-lost }
thoth-event-knocked-over = { $by } hat das Haus von { $victim } umgeworfen: { thoth-lost }
thoth-event-took-over = { $seat } übernimmt das Haus von { $from }
thoth-event-excused = { $seat } sagt, es war ein Versehen
thoth-event-malice = Es war Absicht: { $seat } verliert { $points } Punkte
thoth-ending-roof = Das Haus von { $seat } hat ein Dach
thoth-ending-called = Niemand kann mehr bauen
thoth-ending-idle = Seit { $turns } Zügen hat niemand gebaut
thoth-event-scored = { $ending }. { $winner } gewinnt die Runde. Punkte: { $scores }
thoth-event-came-down-late = Der Tisch hat sich noch bewegt, und { $by } hat zuletzt losgelassen: Was fiel, geht auf { $by }
thoth-event-took-back = { $seat } nimmt { $card-the } zurück
thoth-event-bid = { $seat } bietet verdeckt eine Karte
thoth-bid = { $card-the } von { $seat }
thoth-event-bids-turned-up = Die Gebote: { $bids }. { $begins } beginnt{ $lot ->
    [yes] {" "}durch das Los
   *[no] {""}
}
thoth-event-took-bid = Von den Geboten nimmt { $seat } { $card-the }
thoth-event-over = Spielende: { $outcome } ({ $totals })

## Züge ohne Bauen

thoth-idle = { $discards }
thoth-idle-turn = Zug { $turn }: { $discards }
thoth-idle-turns = Züge { $first } bis { $last }: { $discards }

## Was das Spiel verlangt

thoth-asks-play = Spiel eine Karte.
thoth-asks-play-in-trouble = Dein Haus hat Ärger ({ $trouble-the }): Behebe ihn, oder leg eine Karte ab.
thoth-asks-take = Nimm eine { $pyramid } (noch { $left } zu setzen), oder hör auf zu bauen.
thoth-asks-lay = Nimm { $card-the } und leg sie.
thoth-asks-let-go = Setz es an seinen Platz, oder leg es zurück.
thoth-asks-rest = Warte, bis der Tisch zur Ruhe kommt.
thoth-asks-manner = { $by } hat dein Haus umgeworfen. War es ein Versehen oder Absicht?
thoth-asks-deal = { $seat } gibt die nächste Runde.
thoth-asks-nothing = Das Spiel ist aus.
thoth-asks-bid = Biete eine Karte dafür, wer beginnt.
thoth-asks-take-bid = Nimm eines der Gebote.

## Was aus dem gehaltenen Stück wird

thoth-well = { $how ->
    [stands] steht auf der Karte
    [lies] liegt auf den Pyramiden
    [on-place] liegt auf deinem Platz
    [at-house] liegt am Haus
   *[straightened] wird an seinem Platz geradegerückt
}
thoth-missed = { $how ->
    [off-table] fällt vom Tisch
    [card] verfehlt die Karte
    [not-on-card] käme nicht auf der Karte zu stehen
    [not-on-card-alone] stünde nicht allein auf der Karte
    [pyramids] verfehlt die Pyramiden
    [not-on-pyramids] käme nicht auf den Pyramiden zu liegen
   *[own-house] reißt einen Teil deines Hauses ein
}
thoth-knocks-over = wirft das Haus von { $seat } um
thoth-harms = { $harms }

## Vor dem Spiel

thoth-set-up-goal = Gespielt wird bis { $least } bis { $most } Punkte, nicht bis { $given }

## Warum etwas nicht erlaubt ist

thoth-refusal-deal-first = Diese Runde ist aus: Gib die nächste
thoth-refusal-not-over = Die Runde ist noch nicht aus
thoth-refusal-play-first = Spiel zuerst eine Karte
thoth-refusal-build-first = Bau erst mit der gespielten Karte zu Ende
thoth-refusal-hand-full = Lass erst los, was du hältst, oder leg es zurück
thoth-refusal-hand-empty = Deine Hand ist leer
thoth-refusal-settling = Warte, bis der Tisch zur Ruhe kommt
thoth-refusal-say-first = Sag zuerst, ob dein Haus aus Versehen oder mit Absicht umgeworfen wurde
thoth-refusal-nothing-to-say = Eben hat niemand ein Haus von dir umgeworfen
thoth-refusal-nothing-to-judge = Niemand hat etwas losgelassen, also gibt es nichts zu werten
thoth-refusal-report = Der Bericht vom Tisch ergibt keinen Sinn: { $flaw }
thoth-refusal-want-pyramid = Nimm eine { $piece }
thoth-refusal-want-card = Nimm { $card-the }: Diese Karte hast du gespielt
thoth-refusal-not-in-hand = { $card-start } hast du nicht auf der Hand
thoth-refusal-in-trouble = Dein Haus hat Ärger ({ $trouble-the }): Behebe ihn, oder leg eine Karte ab
thoth-refusal-has-foundation = Du hast schon ein Fundament
thoth-refusal-not-foundation = { $card-start } ist kein Fundament: Asse, Planeten- und Elementtrümpfe sind es
thoth-refusal-no-foundation = Du hast kein Fundament, auf dem du bauen kannst
thoth-refusal-raises-nothing = { $card-start } baut keine Pyramiden: Das tun kleine Karten und Trümpfe
thoth-refusal-raise-none = Bau mindestens eine Pyramide, oder leg die Karte ab
thoth-refusal-level-full = Die Ebene ist voll: Sie braucht ein Geschoss oder ein Dach
thoth-refusal-not-accepted = { $card-start } nimmt { $accepts } auf, nicht { thoth-element }
thoth-refusal-other-size = Auf dieser Ebene stehen { thoth-size } Pyramiden: Alle vier müssen gleich groß sein
thoth-refusal-too-dear = { $card-start } ist { $worth ->
    [one] { $worth } Auge
   *[other] { $worth } Augen
} wert, und das würde { $needed } kosten
thoth-refusal-no-room = Auf der Ebene ist nur noch Platz für { $left }
thoth-refusal-bank-short = { $left ->
    [0] Die Bank hat keine { thoth-size } { thoth-element-part }pyramide mehr
    [one] Die Bank hat nur noch { $left } { thoth-size } { thoth-element-part }pyramide
   *[other] Die Bank hat nur noch { $left } { thoth-size } { thoth-element-part }pyramiden
}
thoth-refusal-level-unfinished = Die Ebene braucht vier Pyramiden, bevor du sie bedeckst: Sie hat { $stand }
thoth-refusal-not-story = { $card-start } ist kein Geschoss: Hofkarten und Planetentrümpfe sind es
thoth-refusal-no-match-beneath = { $card-start } braucht { thoth-element } unter den vier Pyramiden darunter
thoth-refusal-not-roof = { $card-start } ist kein Dach: Zehner, Tierkreistrümpfe und das Gericht sind es
thoth-refusal-not-trouble = { $card-start } macht keinen Ärger: Das tun nur Tierkreistrümpfe
thoth-refusal-own-house = Ärger ist für andere, nicht für dein eigenes Haus
thoth-refusal-no-such-seat = { $seat } sitzt nicht am Tisch
thoth-refusal-nothing-to-trouble = { $seat } hat kein Fundament, dem du Ärger machen kannst
thoth-refusal-immune = Das Haus von { $seat } ist gegen { thoth-element } gefeit
thoth-refusal-say-which = Dort liegen zwei Ärgerkarten. Sag, welche ersetzt wird: { $cards-the }
thoth-refusal-replaces-none = Für eine weitere Ärgerkarte ist Platz: Keine wird ersetzt
thoth-refusal-not-there = { $card-start } liegt dort nicht
thoth-refusal-no-trouble = Dein Haus hat keinen Ärger, also gibt es nichts zu beheben
thoth-refusal-not-relief = { $card-start } behebt keinen Ärger: Das tun kleine Karten, Hofkarten und die vier Mächte
thoth-refusal-other-trouble = { $card-start } behebt { thoth-element }, aber dein Ärger ist { $trouble-the }
thoth-refusal-can-still-build = Du kannst das Ende nicht ansagen, solange jemand bauen kann: { $seat } könnte { $kind ->
    [foundation] ein Haus beginnen
    [raise] eine Pyramide bauen
    [story] ein Geschoss legen
   *[roof] ein Dach legen
}
thoth-refusal-bid-first = Biete zuerst: Lege eine Karte an deinem Platz ab
thoth-refusal-take-bid-first = Nimm zuerst eines der Gebote
thoth-refusal-no-auction = Gerade wird um nichts geboten
thoth-refusal-not-a-bid = { $card-start } ist keines der Gebote, die noch liegen

## Was von einem beendeten Spiel ausgegeben wird

thoth-printed-hand = Runde
thoth-printed-seat = { $seat } ({ $level })
thoth-printed-ended-by = Beendet durch
thoth-printed-roof = Dach von { $seat }
thoth-printed-call = Ansage von { $seat }
thoth-printed-total = Summe
thoth-printed-wins = { $seat } gewinnt
thoth-printed-by-rules = Startzahl { $seed }, nur nach den Regeln.
thoth-printed-by-assistant = Startzahl { $seed }, auf dem echten Tisch, vom Gehilfen gebaut.
thoth-printed-by-hand = { $falls ->
    [one] Startzahl { $seed }, auf dem echten Tisch, von Hand gebaut: { $falls } Stück ist gefallen.
   *[other] Startzahl { $seed }, auf dem echten Tisch, von Hand gebaut: { $falls } Stücke sind gefallen.
}
thoth-printed-took = { $turns } Züge in { $seconds } s

## Was für einen echten Tisch gedruckt wird

thoth-print-reference = was jede Karte von Houses of Thoth kann: eine Karte für jeden
thoth-print-title = Houses of Thoth: Übersicht
thoth-print-foot = Eine Karte für jeden.
thoth-print-suit = Farbe
thoth-print-court = Hofkarte
thoth-print-zodiacal = Tierkreis, { $element }
thoth-print-pyramids = Die Pyramiden in wahrer Größe. Die Bank hat fünf von jeder Größe und jedem Element.
thoth-print-size = { $size }, { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
thoth-print-turn = Dein Zug
thoth-print-draw = Zieh eine Karte, dann spiel eine. Ist der Stapel leer, so misch zuerst den Ablagestapel. Ablegen darfst du immer.
thoth-print-extra = Ein zusätzlicher Zug ist ein ganzer Zug. Mach ihn, bevor es weitergeht.
thoth-print-foundation = Fundament: Leg es, wenn du keines hast.
thoth-print-raise = Aufbau: Leg die Karte ab. Stell Pyramiden ihres Elements auf deine Plattform, das Fundament oder oberste Geschoss. Auf einer Ebene stehen { $level }, alle gleich groß. Die einer Karte zählen höchstens so viele Augen, wie sie bezahlt.
thoth-print-story = Geschoss: Leg es auf { $level } Pyramiden. Bei einer Hofkarte muss ihre Farbe darunter sein.
thoth-print-roof = Dach: Leg es auf { $level } Pyramiden, wenn sein Element darunter ist. Die Runde ist zu Ende.
thoth-print-trouble = Ärger: Leg ihn quer über das Fundament eines anderen. { $most } passen an ein Haus. Einer mehr ersetzt einen davon.
thoth-print-in-trouble = Mit Ärger darfst du ihn nur beheben oder ablegen. Abhilfe nimmt allen Ärger ihres Elements weg.
thoth-print-immune = Gefeit: Ein Haus mit Geschoss ist sicher vor den Elementen der Pyramiden auf dem obersten. Ist es leer, so schützt eine Hofkarte vor ihrer Farbe. Geist schützt vor nichts.
thoth-print-fallen = Gefallen: Von deinem Haus verlierst du, was fiel, und alles darüber, aber nicht das Fundament. Wirfst du ein anderes um, so ist es weg, und deines gehört jetzt ihm.
thoth-print-call-end = Das Ende ansagen: Kann niemand mehr bauen, so leg eine Karte verdeckt ab.
thoth-print-goal = Die meisten Punkte gewinnen die Runde. Wer dann { $points } Punkte hat und führt, gewinnt das Spiel.
