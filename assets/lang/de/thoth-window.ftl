# Houses of Thoth: was das Fenster sagt.

## Wie man beginnt

thoth-way-play = Spielen
thoth-way-play-about = Zwei bis fünf Architekten; Bots nehmen jeden Platz ein
thoth-idea = Bau ein Haus aus Karten und Pyramiden
thoth-dealt = dieselben Karten

## Tasten

key-thoth-enough = diesen Zug beenden, wie er ist
key-thoth-throw = die gewählte oder eben gezogene Karte ablegen
key-thoth-accident = dein Haus ist aus Versehen eingestürzt
key-thoth-malice = jemand hat es absichtlich umgeworfen
key-thoth-reference = was Karten tun
key-thoth-scores = Punkte
key-thoth-discard = Ablagestapel
key-thoth-my-house = mein Haus ansehen
key-thoth-rivals = das Haus des nächsten Gegners ansehen
key-thoth-table = den ganzen Tisch ansehen
thoth-group-turn = Dein Zug
thoth-do-pick = eine Karte wählen oder zurücklegen
thoth-do-arrows = eine andere Karte, oder eine andere Art, sie zu spielen
thoth-do-enter = die gewählte Karte spielen; neu austeilen
thoth-do-drag = eine Karte auf ein Haus, die Bank, den Stapel oder einen Zug
thoth-do-sheets = was Karten tun, Punkte, Ablagestapel
thoth-do-views = mein Haus ansehen, das des nächsten Gegners, den ganzen Tisch
thoth-do-seat = das Haus dieses Platzes ansehen

## Was unter den Bildern in den Regeln steht

thoth-plate-elements = Die fünf Elemente mit Farben und Zeichen, und die drei Größen der Pyramiden.
thoth-plate-trumps = Ein Tierkreis-, ein Planeten- und ein Elementtrumpf.
thoth-plate-signs = Die Zeichen am Fuß einer Karte.
thoth-plate-house = Ein Fundament, vier Pyramiden, ein Geschoss, vier Pyramiden, ein Dach.
thoth-plate-trouble = Ärger liegt quer über den Enden eines Fundaments; zwei haben Platz. Jede Karte seines Elements behebt ihn.
thoth-plate-fallen = Eine Pyramide aufrecht auf der Plattform ist gut; eine, die umkippt, ist gefallen.

## Was vor der Partie gesagt wird

thoth-set-architects = Architekten
thoth-set-first-dealer = Es gibt zuerst
thoth-set-begins = Es beginnt
thoth-set-begins-left = links vom Geber
thoth-set-begins-left-about = Es beginnt, wer links von dem sitzt, der zuerst gibt
thoth-set-begins-auction = Auktion
thoth-set-begins-auction-about = Alle bieten verdeckt eine Karte: Die höchste beginnt. Die anderen nehmen vorher ein Gebot zurück
thoth-set-building = Gebaut wird
thoth-set-by-hand = von Hand
thoth-set-by-hand-about = Du setzt jedes Stück, und was fällt, ist gefallen
thoth-set-by-program = vom Programm
thoth-set-by-program-about = Nichts fällt je um: ein Kartenspiel
thoth-set-hand = Hand
thoth-set-length = Länge
thoth-set-one-hand = eine Runde
thoth-set-short = kurzes Spiel
thoth-set-whole = ganzes Spiel
thoth-set-own = Spiel bis zu eigenen Punkten
thoth-set-ends-hand = Es endet mit dieser Runde
thoth-set-ends-at = Es endet, sobald jemand { $points } Punkte hat
thoth-set-ends-hand-in = Es endet mit dieser Runde, nach etwa { $minutes } Minuten
thoth-set-ends-at-in = Es endet, sobald jemand { $points } Punkte hat, nach etwa { $minutes } Minuten
thoth-set-minutes = etwa { $minutes } Minuten
thoth-set-points = Punkte
thoth-set-pyramids = Pyramiden
thoth-set-rainbow = Regenbogen
thoth-set-xeno = Xeno
thoth-set-red = rot
thoth-set-blue = blau
thoth-set-yellow = gelb
thoth-set-green = grün
thoth-set-black = schwarz
thoth-set-orange = orange
thoth-set-cyan = türkis
thoth-set-clear = klar
thoth-set-purple = violett
thoth-set-white = weiß
thoth-set-coloured = { $element }: { $colour }

## Was in der Ecke einer Karte steht

thoth-corner-ace = A
thoth-corner-king = K
thoth-corner-queen = Kn
thoth-corner-prince = Pz
thoth-corner-princess = Ps

## Was die Tafeln eines Zuges sagen

thoth-turn-how-far = { $turn ->
    [0] { $game }, Runde { $hand }, die Auktion
   *[other] { $game }, Runde { $hand }, Zug { $turn }
}
thoth-turn-hand = Runde { $hand }
thoth-turn-hand-and-turn = Runde { $hand }, Zug { $turn }
thoth-turn-extra = { $turns ->
    [one] +{ $turns } Zug
   *[other] +{ $turns } Züge
}
thoth-turn-extra-about = Zusätzliche Züge nach diesem
thoth-turn-builds = { $seat } baut.
thoth-turn-says = { $seat } sagt, ob das Haus aus Versehen fiel.
thoth-turn-plays = { $seat } spielt eine Karte.
thoth-turn-bids = { $seat } bietet eine Karte.
thoth-turn-takes-bid = { $seat } nimmt ein Gebot.
thoth-turn-set = { $order }: { $done } gesetzt
thoth-turn-by-accident = Aus Versehen
thoth-turn-on-purpose = Mit Absicht
thoth-turn-enough = Genug gebaut
thoth-turn-put-back = Zurücklegen
thoth-turn-deal = Geben
thoth-turn-harm = Absicht kostet { $seat } { $points } Punkte. Klärt es untereinander: Meist war es ein Versehen.
thoth-turn-idle = { $idle } Züge ohne Bauen. Ab { $limit } kannst du das Ende ansagen
thoth-turn-reference = Was Karten tun
thoth-turn-scores = Punkte
thoth-turn-my-house = Mein Haus
thoth-turn-rivals = Gegner
thoth-turn-table = Tisch
thoth-turn-key-pick = wählen
thoth-turn-key-change = wechseln
thoth-turn-key-plays = spielt
thoth-turn-key-discards = legt ab
thoth-turn-no-card = Du hast keine Karte zu spielen
thoth-turn-drag-it = Zieh sie an ihren Platz
thoth-turn-set-now = Setz jetzt: { $piece }
thoth-turn-play-first = Spiel zuerst eine Karte: Sie sagt, was du baust
thoth-turn-bank = Bank
thoth-turn-colours = Pyramiden: { $set }
thoth-turn-bank-element = { $element }: die Pyramiden in { $colour }
thoth-turn-deck = Stapel
thoth-turn-deck-about = Noch { $left } Karten zum Ziehen
thoth-turn-discarded = Abgelegt
thoth-turn-look = Ansehen
thoth-turn-none-discarded = Seit dem Mischen wurde nichts abgelegt
thoth-turn-pile = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, die neueste zuerst
thoth-turn-tallest-house = Das höchste Haus des Spiels
thoth-turn-auction = Wer beginnt?
thoth-turn-auction-about = Trümpfe schlagen Hofkarten, Hofkarten die kleinen Karten, und der höhere Rang gewinnt. Dann gehen die Gebote zurück auf die Hände. Wer beginnt, bekommt das letzte.
thoth-turn-begins = { $seat } beginnt und bekommt das letzte Gebot.
thoth-turn-bid = Bieten
thoth-turn-take-bid = Nehmen
thoth-turn-pick-to-bid = Wähle eine Karte von deiner Hand
thoth-turn-pick-bid = Wähle ein Gebot
thoth-turn-no-bid-yet = noch kein Gebot
thoth-turn-key-bids = bietet
thoth-turn-key-takes = nimmt

## Über Karten und wie man sie spielt

thoth-use-new = neu
thoth-use-bid = Gebot
thoth-use-close = Schließen
thoth-use-play = Spielen
thoth-use-choose = Wähle unten eine Verwendung
thoth-use-why-not = { $kind }: { $why }
thoth-use-takes = nimmt { $elements }
thoth-use-ends-hand = { $element }; beendet die Runde
thoth-use-ends-hand-at = { $element }; beendet die Runde: { $comes }
thoth-use-own = { $points }
thoth-use-own-and-others = { $points }. Die anderen: { $others }
thoth-use-at-most = { $seat } höchstens { $points }
thoth-use-in-place-of = { $name }, statt { $old-the }
thoth-use-no-effect = offen, ohne Wirkung
thoth-use-face-down = verdeckt; beendet die Runde
thoth-use-raise = Aufbau { $worth } { $element }
thoth-use-roof = Dach: { $element }
thoth-use-relief = Abhilfe: { $element }
thoth-use-trouble = Ärger für { $whom }: { $element }
thoth-use-order-foundation = Ein Haus auf { $card-on } beginnen
thoth-use-order-raise = Aufbauen: { $count } × { $pyramids }
thoth-use-order-story = { $card-the } als Geschoss legen
thoth-use-order-roof = { $card-the } als Dach legen: Die Runde endet
thoth-use-order-trouble = { $against } mit { $card-the } Ärger machen
thoth-use-order-replace = { $against } mit { $card-the } statt { $old-the } Ärger machen
thoth-use-order-relief = Ärger mit { $card-the } beheben
thoth-use-order-discard = { $card-the } ablegen
thoth-use-order-end = Das Ende ansagen und { $card-the } verdeckt ablegen
thoth-use-order-bid = { $card-the } verdeckt bieten
thoth-use-goes = Die Karte geht zu einem Haus, zur Bank oder auf den Ablagestapel
thoth-use-goes-bid = Die Karte wird an deinem Platz geboten
thoth-use-and-turns = { $order }, und du bekommst { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} zusätzlich
thoth-use-other-ways = { $order } (andere Arten: auf der Tafel)
thoth-use-this-hand = Diese Runde: { $comes }
thoth-use-already = { $seat } hat schon Ärger
thoth-use-stops-raise = { $seat } kann nicht aufbauen ({ $free ->
    [one] { $free } Platz
   *[other] { $free } Plätze
} frei), bis { $element } abhilft. Unbekannte Karten, die das können: { $could }
thoth-use-stops-cover = { $seat } kann weder Geschoss noch Dach legen, bis { $element } abhilft. Unbekannte Karten, die das können: { $could }
thoth-use-accepts = Nimmt { $elements }. In der Bank: { $small } kleine, { $medium } mittlere, { $large } große
thoth-use-risk-pips = Wenn es fiele, verlörest du { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
thoth-use-risk-stories = Wenn es fiele, verlörest du { $stories ->
    [one] { $stories } Geschoss
   *[other] { $stories } Geschosse
} und { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
thoth-use-pips-of = { $worth ->
    [one] { $worth } Auge in
   *[other] { $worth } Augen in
}
thoth-use-takes-only = nimmt
thoth-use-extra-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
} zusätzlich
thoth-use-still-in-hand = am Ende der Runde noch auf der Hand
thoth-use-courts-cost = Eine Hofkarte auf der Hand kostet { $one }, zwei kosten { $two }, drei { $three }, vier { $four }
thoth-use-courts-held = { $cost }. Du hältst { $courts }
thoth-use-raise-brings = Diese Runde: { $after } statt { $before }
thoth-use-would = { $order }. { $brings }
thoth-use-size-of = { $size }, { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
thoth-use-bare = leer

## Über Häuser und wem sie gehören

thoth-house-none = Noch kein Haus
thoth-house-plays = spielt
thoth-house-dealer = gibt
thoth-house-dealer-about = Hat diese Runde gegeben
thoth-house-goal = / { $points }
thoth-house-points-hand = Punkte bisher; das Spiel endet mit dieser Runde
thoth-house-points-at = Punkte bisher; das Spiel endet, sobald jemand { $points } Punkte hat
thoth-house-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
thoth-house-roofed = mit Dach
thoth-house-full = voll, mit
thoth-house-takes = nimmt
thoth-house-immune = gefeit gegen
thoth-house-trouble = Ärger: { $cards }
thoth-house-if-ended = wenn die Runde jetzt endete:
thoth-house-this-hand = diese Runde:
thoth-house-you-if-ended = du, wenn die Runde jetzt endete:
thoth-house-you-this-hand = du, diese Runde:
thoth-house-at-most = höchstens { $points }
thoth-house-each-card = Jede Karte, wenn du sie noch hältst
thoth-house-in-hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
thoth-house-less = weniger ?
thoth-house-shown = Alle haben gesehen, wie { $seat } diese Karte nahm

## Was Wertung und Ergebnis sagen

thoth-scores-pips = Augen der Pyramiden
thoth-scores-stories = Geschosse
thoth-scores-roof = Dach
thoth-scores-roof-element = Pyramiden vom Element des Dachs
thoth-scores-small-cards = kleine Karten auf der Hand
thoth-scores-courts = Hofkarten auf der Hand
thoth-scores-malice = Absicht
thoth-scores-pieces-now = Wenn die Runde jetzt endete
thoth-scores-pieces-scored = Was die Runde brachte
thoth-scores-laid = { $kind }: { $card }
thoth-scores-courts-held = { $courts ->
    [one] { $courts } Hofkarte
   *[other] { $courts } Hofkarten
}
thoth-scores-trumps-held = { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfe
}
thoth-scores-hand-won = Runde { $hand }: { $ended }
thoth-scores-roofed-and-won = { $seat } hat ein Dach und gewinnt
thoth-scores-roofed-other-won = { $seat } hat ein Dach, { $winner } gewinnt
thoth-scores-called-and-won = { $seat } sagt das Ende an, { $winner } gewinnt
thoth-scores-ends-hand = Das Spiel endet mit dieser Runde
thoth-scores-ends-at = Das Spiel endet, sobald jemand { $points } Punkte hat
thoth-scores-after = nach
thoth-scores-hand = Runde { $hand }
thoth-scores-roofed = { $seat } hat ein Dach
thoth-scores-called = { $seat } hat angesagt
thoth-scores-now = jetzt
thoth-scores-this-hand = diese Runde
thoth-scores-wins = { $seat } gewinnt Runde { $hand }
thoth-scores-deal-next = Nächste Runde geben
thoth-scores-last = Runde { $hand }, die letzte
thoth-scores-points = Punkte
thoth-scores-moment = Runde
thoth-scores-decided = Runde { $hand }: { $winner }, { $next }
thoth-scores-decided-by = Runde { $hand }: { $winner }, { $next }. Der Unterschied: { $parts }
thoth-scores-has = { $seat } { $points }
thoth-scores-part = { $what } { $points }
thoth-scores-totals = Summen: { $totals }. { $ends }.
thoth-scores-held = { $seat } hielt

## Was das Blatt über die Karten sagt

thoth-sheet-cards = Was die Karten können
thoth-sheet-scores = Punkte
thoth-sheet-discard = Ablagestapel
thoth-sheet-ace = Ass
thoth-sheet-two-to-nine = Zwei bis Neun
thoth-sheet-ten = Zehn
thoth-sheet-court = Hofkarte
thoth-sheet-zodiacal = Tierkreis
thoth-sheet-planetary = Planet
thoth-sheet-elements = Elemente
thoth-sheet-trumps = Trümpfe
thoth-sheet-trump-suit = Trümpfe
thoth-sheet-zodiacal-trumps = Tierkreis
thoth-sheet-planetary-trumps = Planeten
thoth-sheet-elemental-trumps = Elemente
thoth-sheet-takes = nimmt { $what }
thoth-sheet-its-number = ihre Zahl, { $what }
thoth-sheet-worth = { $worth } { $what }
thoth-sheet-and-turns = { $what }, { $turns ->
    [one] +{ $turns } Zug
   *[other] +{ $turns } Züge
}
thoth-sheet-all = alle
thoth-sheet-suit-and-rank = ihre Farbe und ihren Rang
thoth-sheet-suit = ihre Farbe
thoth-sheet-element = ihr Element
thoth-sheet-element-colour = { $element }, { $colour }
thoth-sheet-numbered = { $index } { $trump }
thoth-sheet-points-title = Punkte
thoth-sheet-each-pip = jedes Auge im Haus
thoth-sheet-each-story = jedes Geschoss
thoth-sheet-a-roof = ein Dach
thoth-sheet-its-pyramids = sein Element, je Pyramide
thoth-sheet-small-cards = kleine Karten auf der Hand
thoth-sheet-their-value = –ihr Wert
thoth-sheet-courts = Hofkarten auf der Hand, 1 bis 4

## Bots

thoth-level-novice = Neuling
thoth-level-novice-about = Bot. Baut mit allem, was er hat
thoth-level-mason = Maurer
thoth-level-mason-about = Bot. Spielt nach Faustregeln
thoth-level-magus = Magus
thoth-level-magus-about = Bot. Denkt voraus
