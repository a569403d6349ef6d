# Building an Elder God: was das Fenster sagt.

## Wie man beginnt

elder-god-way-play = Spielen
elder-god-way-play-about = Zwei bis fünf Nachbarn; Bots nehmen jeden Platz ein
elder-god-idea = Zieh ein Monster groß
elder-god-dealt = dieselben Karten

## Tasten

key-elder-god-turn = die Karte umdrehen; ein Älteres Zeichen auf eine andere Zahl
key-elder-god-necronomicon = die Wunde mit einem Necronomicon heilen
key-elder-god-mouth = das Maul öffnen
key-elder-god-keep = das Maul zurückhalten
key-elder-god-throw = Karten wegwerfen und andere ziehen
key-elder-god-pass = passen
key-elder-god-own = dein eigenes Monster groß sehen
key-elder-god-larger = ein Monster größer sehen
key-elder-god-smaller = ein Monster kleiner sehen
key-elder-god-whole = wieder alles davon sehen
key-elder-god-pile = den Ablagestapel durchsehen
elder-god-group-turn = Dein Zug
elder-god-group-table = Der Tisch
elder-god-do-pick = eine Karte wählen oder zurücklegen
elder-god-do-arrows = die Plätze durchgehen, auf die sie darf
elder-god-do-wheel = sie auch umdrehen
elder-god-do-enter = dort spielen, oder auf ihren einzigen Platz
elder-god-do-esc = sie zurücklegen
elder-god-do-drag = eine Karte an ihren Platz oder auf den Ablagestapel
elder-god-do-throw = Karten zum Wegwerfen wählen, dann ziehen
elder-god-do-others = das Monster eines Gegners groß sehen
elder-god-do-seat = das Monster dieses Platzes groß sehen
elder-god-do-zoom = größer, kleiner
elder-god-do-same = dasselbe
elder-god-do-pan = ohne gewählte Karte: einen anderen Teil eines Monsters sehen
elder-god-do-hover = was etwas ist, und was du damit tun kannst
elder-god-do-at-once = wenn sich etwas bewegt: sofort ans Ziel

## Was unter den Bildern in den Regeln steht

elder-god-plate-shapes = Die sechs Formen; darunter eine verwundete Karte, eine immune und ein Stielauge mit beiden Arten von Stiel.
elder-god-plate-joins = Die Kurve schließt an das offene Ende an. Die gerade Karte hat dort kein Ende und kann dort nicht liegen.
elder-god-plate-covers = Über eine offene Karte mit genau denselben Enden, oder neben ein offenes Ende.
elder-god-plate-heals = Eine gesunde Karte mit denselben Enden deckt die Wunde, oder ein Necronomicon macht sie für immer immun.
elder-god-plate-mouth = Nur ein Ende ist offen und zeigt nach oben oder unten: Dorthin kommt das Maul.

## Bots

elder-god-level-novice = Neuling
elder-god-level-novice-about = Bot. Spielt irgendetwas
elder-god-level-grower = Züchter
elder-god-level-grower-about = Bot. Züchtet, greift spät an
elder-god-level-elder = Alter
elder-god-level-elder-about = Bot. Greift an, wenn es sich lohnt

## Was beim Einrichten einer Partie steht

elder-god-set-path = ein Weg von { $cards } Karten
elder-god-set-variant = Variante
elder-god-set-on = Dieses Spiel: { $how }
elder-god-set-manner = Ihr spielt
elder-god-set-peaceful = friedlich, wie erschienen
elder-god-set-peaceful-about = Eine Wunde kostet dich einen Zug, und alle anderen gewinnen dadurch: Kaum jemand greift an
elder-god-set-usual = wie erschienen
elder-god-set-signs = Ältere Zeichen
elder-god-set-signs-about = Fünf Karten, die Karten zweier Monster bannen
elder-god-set-feud = Fehde
elder-god-set-feud-about = Von uns: Verwunden und Heilen mit einer Karte kosten keinen Zug. Du ziehst dafür eine Karte
elder-god-set-own = Dein eigenes Monster
elder-god-set-own-safe = ist vor dir sicher
elder-god-set-own-may = ist verwundbar
elder-god-set-own-may-about = Du darfst dein eigenes Monster verwunden, wenn du so ein mieser Kultist bist
elder-god-set-beside = Neben immunen Karten
elder-god-set-beside-nobody = keine Wunden
elder-god-set-beside-nobody-about = Du kannst keine verwundete Karte an eine immune anschließen
elder-god-set-beside-may = Wunden erlaubt
elder-god-set-scars = Wunden, die nichts heilt,
elder-god-set-scars-stay = bleiben
elder-god-set-scars-over = vernarben
elder-god-set-scars-over-about = Nach drei Zügen, für eine gesunde Karte

## Was die Leiste sagt

elder-god-bar-alarm-mouth = ⚠: { $seat } kann das Maul öffnen!
elder-god-bar-alarm-close = ⚠: { $seat } fehlt eine Karte zum Sieg!
elder-god-bar-complete = Dein Monster ist fertig
elder-god-bar-open-mouth = Maul öffnen
elder-god-bar-keep-back = Zurückhalten
elder-god-bar-discard-one = Sechs Karten sind eine zu viel: Lege eine ab
elder-god-bar-goes = sie geht
elder-god-bar-choose-enter = wählen, dann Eingabe
elder-god-bar-banished = Dein Monster verliert { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: Wähle, welche der äußersten geht
elder-god-bar-your-turn = Du bist am Zug: Spiele eine Karte
elder-god-bar-your-turn-wounded = Du bist am Zug: Dein Monster ist verwundet
elder-god-bar-your-turn-scars = Dein Monster ist verwundet: Lege eine beliebige gesunde Karte auf die Wunde, und sie vernarbt
elder-god-bar-book = Ein Necronomicon heilt die verwundete Karte deines Monsters
elder-god-bar-necronomicon = Necronomicon
elder-god-bar-throw-away = Wegwerfen …
elder-god-bar-pass = Passen
elder-god-bar-choose-card = Karte wählen
elder-god-bar-drag-it = sie an ihren Platz
elder-god-bar-nowhere = { $card }: jetzt nirgends; zeige auf ein Feld und sieh, warum
elder-god-bar-places = { $card }: passt auf { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
}
elder-god-bar-wounds = { $card }: verwundet auf { $places ->
    [one] einem Platz
   *[other] { $places } Plätzen
}
elder-god-bar-key-choose = wählen
elder-god-bar-key-play = spielen
elder-god-bar-key-turn = umdrehen
elder-god-bar-key-put-back = zurücklegen
elder-god-bar-banish = Banne
elder-god-bar-of-yours = von deinen und ebenso viele von
elder-god-bar-throw = { $cards ->
    [one] Eine Karte geht
   *[other] { $cards } Karten gehen
}: Neue sind dein ganzer Zug
elder-god-bar-throw-none = Wähle Karten zum Wegwerfen: Neue sind dein ganzer Zug
elder-god-bar-throw-first = Wähle zuerst eine Karte: Klicke sie an, oder drücke ihre Zahl
elder-god-bar-draw-new = Neue ziehen
elder-god-bar-keep-them = Behalten
elder-god-bar-turn = { $seat } ist am Zug
elder-god-bar-thinking = { $name } denkt nach …
elder-god-bar-away = weg
elder-god-bar-empty-hand = Du hast keine Karten

## Was eine Karte bewirkt

elder-god-comes-choose-more = Du darfst mehr wählen. Neue Karten sind dein ganzer Zug
elder-god-comes-one-away = { $seat } fehlt eine Karte zum Sieg
elder-god-comes-stops = Bis das heilt, wächst bei { $seat } auf dieser Karte nichts, und kein Maul öffnet sich
elder-god-comes-shortens = Bis das heilt, zählt der Weg von { $seat } { $left } Karten statt { $path }, und kein Maul öffnet sich
elder-god-comes-heals = { $heal } der { $unseen } Karten, die du nicht gesehen hast, heilen das; { $books ->
    [0] ein Necronomicon ist nicht mehr da
    [one] das letzte Necronomicon auch
   *[other] jedes von { $books } Necronomicons auch
}
elder-god-comes-opens = Öffnet sich nach { $at }: { $counted }
elder-god-comes-counted = von { $unseen } Karten, die du nicht gesehen hast, setzen { $on } fort, { $closes } schließen ein Ende, { $wounds } verwunden dort
elder-god-comes-turn-it = { $why }: Drehe die Karte um

## Was zu den Dingen auf dem Tisch gesagt wird

elder-god-thing-normal = Lege sie an ein offenes Ende deines Monsters, oder auf eine Wunde ihrer Form
elder-god-thing-immune = Wie jede andere Karte, aber nichts verwundet sie je
elder-god-thing-damaged = Verwundet das Monster eines anderen: auf einer offenen Karte mit genau denselben Enden, oder neben einem offenen Ende
elder-god-thing-eyestalk = Schließt jedes Ende, das auf es zeigt. Heilt ein verwundetes Stielauge
elder-god-thing-eyestalk-mixed = Schließt jedes Ende, das auf es zeigt. Angeschlossene Stiele entscheiden: bei dir alle gesund, bei anderen ein verwundeter
elder-god-thing-elder-sign = Du und ein anderer verliert so viele Karten, wie du sagst, die äußersten zuerst
elder-god-thing-body = Der Körper von { $seat }
elder-god-thing-body-about = Er kann nicht verwundet werden
elder-god-thing-opening = Eine Öffnung, nach { $at }
elder-god-thing-opening-wounded = Hier geht es nicht weiter, bis die Wunde heilt
elder-god-thing-opening-about = Hier wächst das Monster weiter: { $counted }
elder-god-thing-laid = { $card }, Feld { $at }
elder-god-thing-laid-necronomicon = Ein Necronomicon hat sie geheilt: Sie ist für immer immun
elder-god-thing-laid-scar = Die Wunde ist vernarbt: Sie zählt als normal
elder-god-thing-laid-damaged = Verwundet: Bis das heilt, wächst nichts auf ihr, und kein Maul öffnet sich
elder-god-thing-laid-immune = Immun: Sie kann nicht verwundet werden
elder-god-thing-laid-open = Offen: Sie kann verwundet werden
elder-god-thing-laid-closed = Rundum geschlossen: Sie kann nicht verwundet werden
elder-god-thing-covers = Darunter: { $card }
elder-god-thing-mouth = Das Maul von { $seat }
elder-god-thing-mouth-mine = Dein Monster ist fertig: Ein Klick öffnet das Maul, und du gewinnst
elder-god-thing-path = Ein Weg von { $path } der { $needed } nötigen Karten
elder-god-thing-openings = { $openings ->
    [one] { $openings } Öffnung
   *[other] { $openings } Öffnungen
}
elder-god-thing-wounded = Verwundet auf { $at }
elder-god-thing-in-hand = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, noch { $books ->
    [one] { $books } Necronomicon
   *[other] { $books } Necronomicons
}
elder-god-thing-deck = Der Stapel: noch { $cards } Karten zu ziehen
elder-god-thing-pile = Der Ablagestapel: { $cards } Karten. Mit einem Klick oder { $key } siehst du ihn durch
elder-god-thing-pile-title = Der Ablagestapel: { $cards } Karten, die neueste zuerst
elder-god-thing-pile-close = Schließen
elder-god-thing-pile-empty = Dort liegt nichts

## Was über einem Monster steht

elder-god-head-path = { $path } von { $needed }
elder-god-head-open = { $openings } offen
elder-god-head-wounded = verwundet
elder-god-head-alarm-mouth = kann das Maul öffnen
elder-god-head-alarm-close = eine Karte vor dem Sieg
elder-god-head-goal = Erst ein Weg von { $needed } Karten, dann das Maul: Wer das zuerst hat, gewinnt
elder-god-head-player = { $seat }: { $path } von { $needed } Karten

## Was das Ergebnis sagt

elder-god-result-mouth = Das Maul öffnet sich auf { $at }, am Ende von { $cards } Karten.
elder-god-result-shared = Niemand kam weiter, und ihre Wege sind gleich lang.
elder-god-result-longest = Niemand kam weiter: Der längste Weg entscheidet.
elder-god-result-unhurt = { $seat } wurde nie verwundet.
elder-god-result-hurt = { $seat } wurde { $times ->
    [one] einmal
   *[other] { $times }-mal
} verwundet, von { $by }; geheilt { $healed ->
    [0] nie
    [one] einmal
   *[other] { $healed }-mal
}.
elder-god-result-path = Weg
elder-god-result-cards = Karten
elder-god-result-openings = Öffnungen
elder-god-result-books = Necronomicons
elder-god-result-of = { $path } von { $needed }

## Was in den Bildern der Regeln steht

elder-god-sketch-or = oder
