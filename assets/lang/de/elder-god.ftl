# Building an Elder God: was die Regeln sagen.

## Karten

elder-god-state = { $state ->
    [immune] {" "}(immun)
    [damaged] {" "}(verwundet)
   *[normal] {""}
}
elder-god-limb = { $shape ->
    [upright] senkrechter Tentakel
    [level] waagrechter Tentakel
    [curve-right] Kurve nach oben und rechts
    [curve-left] Kurve nach oben und links
    [split-level] waagrechte Gabel
   *[split-upright] senkrechte Gabel
}{ elder-god-state }
elder-god-lying = { $way ->
    [upright] senkrechter Tentakel
    [level] waagrechter Tentakel
    [curve-up-right] Kurve nach oben und rechts
    [curve-down-left] Kurve nach unten und links
    [curve-up-left] Kurve nach oben und links
    [curve-down-right] Kurve nach unten und rechts
    [split-level-up] waagrechte Gabel, Zinke nach oben
    [split-level-down] waagrechte Gabel, Zinke nach unten
    [split-upright-right] senkrechte Gabel, Zinke nach rechts
   *[split-upright-left] senkrechte Gabel, Zinke nach links
}{ elder-god-state }
elder-god-eyestalk = Stielauge
elder-god-eyestalk-mixed = gemischtes Stielauge
elder-god-elder-sign = Älteres Zeichen
elder-god-end = { $side ->
    [north] obere Ende
    [east] rechte Ende
    [south] untere Ende
   *[west] linke Ende
}
elder-god-number = { $number }

## Was du tun kannst

elder-god-action-grow = auf { $at } wachsen: { $card }
elder-god-action-wound = das Monster von { $seat } auf { $at } verwunden: { $card }
elder-god-action-heal = die Wunde heilen: { $card }
elder-god-action-necronomicon = die Wunde mit einem Necronomicon heilen
elder-god-action-scar = die Wunde vernarben lassen und ablegen: { $card }
elder-god-action-banish = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} vom Monster von { $seat } bannen, und ebenso viele von deinem
elder-god-action-remove = die Karte auf { $at } bannen
elder-god-action-throw = wegwerfen: { $card }
elder-god-action-refill = neue Karten ziehen
elder-god-action-pass = passen
elder-god-action-mouth = das Maul öffnen
elder-god-action-wait = das Maul zurückhalten
elder-god-action-discard = ablegen: { $card }

## Was geschieht

elder-god-event-turn-began = Zug { $turn }: { $seat }
elder-god-event-reshuffled = Die { $cards } abgelegten Karten werden zum neuen Stapel gemischt
elder-god-event-drew = { $seat } zieht eine Karte
elder-god-event-grew = { $seat } wächst auf { $at }: { $card }
elder-god-event-wounded = { $seat } verwundet das Monster von { $against } auf { $at }: { $card }
elder-god-event-healed = { $seat } heilt die Wunde auf { $at }: { $card }
elder-god-event-necronomicon = { $seat } heilt die Wunde auf { $at } mit einem Necronomicon: Die Karte ist jetzt immun
elder-god-event-scarred = { $seat } lässt die Wunde auf { $at } vernarben und legt ab: { $card }
elder-god-event-banished = { $seat } spielt ein Älteres Zeichen gegen { $against }: Beide verlieren { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
elder-god-event-removed = { $seat } verliert auf { $at }: { $card }
elder-god-event-threw = { $seat } wirft weg: { $card }
elder-god-event-passed = { $seat } passt
elder-god-event-waited = { $seat } hält das Maul zurück
elder-god-event-discarded = { $seat } legt ab: { $card }
elder-god-event-mouth = { $seat } öffnet das Maul auf { $at }, am Ende von { $cards } Karten
elder-god-event-stalemate = Niemand kommt weiter. Die längsten Wege: { $paths }
elder-god-event-over = Spielende: { $outcome }
elder-god-redraw = { $seat } wirft { $cards-count ->
    [one] { $cards-count } Karte
   *[other] { $cards-count } Karten
} weg und zieht { $drawn }: { $cards }
elder-god-redraw-throws = { $seat } wirft { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} weg
elder-god-redraw-draws = { $seat } zieht { $cards ->
    [one] { $cards } neue Karte
   *[other] { $cards } neue Karten
}
elder-god-tally = { $seat }: { $path } von { $needed } Karten

## Warum etwas nicht geht

elder-god-refusal-not-in-hand = diese Karte hast du nicht ({ $card })
elder-god-refusal-no-such-monster = { $seat } hat kein Monster
elder-god-refusal-same-upside-down = umgedreht ist diese Karte dieselbe: Lege sie, wie sie ist
elder-god-refusal-elder-sign = ein Älteres Zeichen ist kein Teil eines Monsters: Banne damit Karten
elder-god-refusal-occupied = dort liegt schon eine Karte
elder-god-refusal-off-the-area = das { elder-god-end } dieser Karte zeigte vom Tisch, und dort schließt es nichts
elder-god-refusal-end-meets-none = das { elder-god-end } dieser Karte stieße an eine Karte, die dort kein Ende hat
elder-god-refusal-no-end-to-meet = eine Karte neben diesem Platz zeigt nach { $side ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
} auf ihn, aber diese Karte hat dort kein Ende
elder-god-refusal-not-joined = diese Karte muss an ein offenes Ende des Monsters
elder-god-refusal-joins-hurt-stalk = das { elder-god-end } dieser Karte stieße an einen verwundeten Stiel
elder-god-refusal-sealed = das schlösse das Monster ein: Keine Öffnung hätte Platz für die Karten, die dem Weg noch fehlen, und ein Maul
elder-god-refusal-grows-wounded = eine verwundete Karte kann an deinem Monster nicht wachsen: Verwunde andere damit
elder-god-refusal-wounded-stalk-joins = ein verwundeter Stiel stieße dort an dein Monster: Drehe die Karte um, oder wähle einen anderen Platz
elder-god-refusal-grows-on-wound = auf einer verwundeten Karte wächst nichts: Heile sie zuerst
elder-god-refusal-own-monster = dein eigenes Monster darfst du nicht verwunden
elder-god-refusal-wounded-already = dieses Monster ist schon verwundet: Es hat höchstens eine Wunde auf einmal
elder-god-refusal-does-not-wound = nur eine verwundete Karte verwundet ein Monster, oder ein Stielauge mit einem verwundeten Stiel am Ende
elder-god-refusal-no-wounded-stalk-joins = dort schlösse kein verwundeter Stiel an: Drehe die Karte um, oder wähle einen anderen Platz
elder-god-refusal-the-body = der Körper kann nicht verwundet werden
elder-god-refusal-immune = die Karte dort ist immun: Nichts verwundet sie
elder-god-refusal-beside-immune = in diesem Spiel verwundest du keine immune Karte, und schließt keine verwundete Karte an sie an
elder-god-refusal-closed = diese Karte ist rundum geschlossen: Du verwundest nur eine Karte mit einem offenen Ende
elder-god-refusal-other-ends = diese Karte muss genau dieselben Enden haben wie die Karte, die sie deckt
elder-god-refusal-not-an-eyestalk = nur ein Stielauge deckt ein Stielauge
elder-god-refusal-eyestalk-only = ein Stielauge deckt nur Stielaugen
elder-god-refusal-quick-deed-done = deine schnelle Tat dieses Zuges ist getan: Du kannst jetzt niemanden verwunden
elder-god-refusal-not-wounded = dein Monster ist nicht verwundet
elder-god-refusal-heals-wounded = eine verwundete Karte heilt nicht
elder-god-refusal-heals-other-ends = diese Karte muss genau dieselben Enden haben wie die verwundete
elder-god-refusal-no-necronomicon = du hast kein Necronomicon mehr
elder-god-refusal-no-scars = in diesem Spiel vernarben Wunden nicht
elder-god-refusal-has-necronomicon = du hast noch ein Necronomicon: Heile die Wunde damit
elder-god-refusal-may-heal = eine Karte kann die Wunde noch heilen: Sie vernarbt nach drei deiner Züge
elder-god-refusal-not-healthy = für eine Narbe gib einen gesunden Tentakel oder eine gesunde Gabel, oder ein Stielauge mit lauter normalen Stielen
elder-god-refusal-no-elder-sign = nur ein Älteres Zeichen bannt
elder-god-refusal-banishes-self = nenne einen anderen Spieler
elder-god-refusal-banishes-number = nenne eine Zahl von 1 bis { $most }: so viele Karten hat das kleinere der beiden Monster
elder-god-refusal-nothing-to-banish = eins der beiden Monster hat keine Karten zum Bannen
elder-god-refusal-not-outermost = zuerst gehen die äußersten Karten, und diese ist keine davon
elder-god-refusal-banish-first = wähle zuerst eine Karte deines Monsters, die gebannt wird
elder-god-refusal-nothing-banished = es gibt nichts zu bannen
elder-god-refusal-throwing = du wirfst Karten weg: Wirf noch eine weg, oder ziehe neue
elder-god-refusal-nothing-thrown = wirf zuerst eine Karte weg
elder-god-refusal-incomplete = dein Monster ist nicht fertig: { $lack }
elder-god-refusal-mouth-first = dein Monster ist fertig: Öffne das Maul, oder halte es zurück
elder-god-refusal-no-mouth = jetzt gibt es kein Maul zurückzuhalten
elder-god-refusal-discard-first = du hast gespielt: Lege eine Karte ab
elder-god-refusal-play-first = du legst erst nach deinem Spielen ab: Wirf Karten weg, um neue zu ziehen, oder passe
elder-god-lack-sound = eine seiner Karten ist verwundet
elder-god-lack-openings = es hat { $openings ->
    [0] keine Öffnung
    [one] { $openings } Öffnung
   *[other] { $openings } Öffnungen
} und braucht eine
elder-god-lack-upright = die Öffnung muss nach oben oder unten zeigen
elder-god-lack-path = der Weg hat { $has } von { $needed } Karten

## Wie eine Partie verlief

elder-god-story-cards = heilen Karten auf dem Weg
elder-god-story-turn = Zug
