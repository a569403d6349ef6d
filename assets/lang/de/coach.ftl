# Der Berater: was der beste Bot täte, und warum.

## Wie gut ein Weg ist

coach-way-share = { $what } ({ $value } von 100)
coach-way-points = { $what } ({ $value } Punkte)
coach-way-height = { $what } (so gut wie { $value } Millimeter Höhe)
coach-way-suspect = { $what } (in { $value } von 100 Fällen Ermittler)
coach-way-tilt = { $what }. Alles hält dann { $value }° Neigung aus
coach-way-falls = { $what }. Etwas fällt

## Rathulhu

coach-rathulhu-draw = Ein Plättchen ziehen
coach-rathulhu-invoke = Cthulhu anrufen
coach-rathulhu-bid = Deine { $token } bieten
coach-rathulhu-pass = Passen
coach-rathulhu-take = Für einen Großen Alten nehmen: { $tile }
coach-rathulhu-done = Keine Großen Alten mehr einsetzen
coach-rathulhu-discard = Ablegen: { $tile }
coach-rathulhu-why-only = Etwas anderes kannst du nicht tun.
coach-rathulhu-why-gain = Gewinnst du das Los mit deiner { $token }, so ändern sich deine Aussichten um etwa { $points } Punkte.
coach-rathulhu-why-rival = Für { $rival } wären es etwa { $points } Punkte.
coach-rathulhu-why-setbacks = Im Los { $count ->
    [one] liegt ein Rückschlag
   *[other] liegen { $count } Rückschläge
}: Wer es gewinnt, verliert Plättchen.
coach-rathulhu-why-signs = { $left ->
    [one] Noch ein Älteres Zeichen beendet
   *[other] Noch { $left } Ältere Zeichen beenden
} dieses Äon.
coach-rathulhu-why-missed = Am wenigsten würde dir das fehlen: { $tile }.

## Building an Elder God

coach-elder-god-grow = Wachsen: { $card }
coach-elder-god-wound = { $against } verwunden: { $card }
coach-elder-god-heal = Deine Wunde heilen: { $card }
coach-elder-god-necronomicon = Deine Wunde mit einem Necronomicon heilen
coach-elder-god-scar = Deine Wunde vernarben lassen
coach-elder-god-banish = Karten von dir und { $against } bannen
coach-elder-god-remove = Die markierte Karte wegnehmen
coach-elder-god-throw = Für eine neue Karte wegwerfen: { $card }
coach-elder-god-refill = Deine neuen Karten ziehen
coach-elder-god-pass = Passen
coach-elder-god-mouth = Das Maul öffnen
coach-elder-god-wait = Das Maul zurückhalten
coach-elder-god-discard = Ablegen: { $card }
coach-elder-god-why-only = Etwas anderes kannst du nicht tun.
coach-elder-god-why-wins = Damit gewinnst du.
coach-elder-god-why-alarm = { $rival } fehlt nur noch eine Karte zum Sieg.
coach-elder-god-why-nearer = Dir { $before ->
    [one] fehlt jetzt etwa eine Karte
   *[other] fehlen jetzt etwa { $before } Karten
}, danach { $after }.
coach-elder-god-why-wounded = Solange du verwundet bist, kannst du das Maul nicht spielen.
coach-elder-god-why-strikes = { $rival } ist etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} vom Sieg entfernt, und kann nicht gewinnen, ehe die Wunde geheilt ist.
coach-elder-god-why-stuck = Nichts, was du spielen kannst, ist besser als neue Karten.

## Houses of Thoth

coach-thoth-foundation = Ein Haus auf { $card-on } beginnen
coach-thoth-raise = { $card-the } für { $pyramids ->
    [one] eine Pyramide
   *[other] { $pyramids } Pyramiden
} spielen
coach-thoth-story = { $card-the } als Geschoss legen
coach-thoth-roof = { $card-the } als Dach auflegen
coach-thoth-trouble = { $against } mit { $card-the } Ärger machen
coach-thoth-relief = Den Ärger deines Hauses mit { $card-the } beheben
coach-thoth-discard = { $card-the } ablegen
coach-thoth-call-end = { $card-the } ablegen und das Ende ansagen
coach-thoth-set = { $piece-the } dorthin setzen, wo sie zu sehen ist
coach-thoth-bid = { $card-the } bieten
coach-thoth-take-bid = { $card-the } nehmen
coach-thoth-why-only = Etwas anderes kannst du nicht tun.
coach-thoth-why-now = Endete die Runde jetzt, so brächte sie dir { $points } Punkte.
coach-thoth-why-rival = { $rival } brächte es etwa { $points }.
coach-thoth-why-roof = Die Runde endet und bringt dir { $points } Punkte. Wer von den anderen am besten steht, bekommt etwa { $rivals }.
coach-thoth-why-threat = { $rival } braucht nur noch ein Dach, um es zu beenden.

## Builders of R’lyeh

coach-rlyeh-set = { $piece-the } setzen, { $place }
coach-rlyeh-pass = Passen
coach-rlyeh-roll = Würfeln
coach-rlyeh-why-sure = Die Stadt hält dann { $degrees }° Neigung aus. Das Stück bleibt, auch wenn deine Hand ein wenig ausrutscht.
coach-rlyeh-why-shaky = Sicher steht hier nichts. Hiermit hält die Stadt { $degrees }° Neigung aus.
coach-rlyeh-why-no-place = Keine der erprobten Stellen hält sicher.
coach-rlyeh-why-better = { $tried ->
    [one] Eine andere Stelle wäre mehr wert, hält aber nicht sicher.
   *[other] { $tried } andere Stellen wären mehr wert, halten aber nicht sicher.
}

## Cluethulhu

coach-cluethulhu-point = Auf { $whom } zeigen
coach-cluethulhu-pair = Auf { $first } und { $second } zeigen
coach-cluethulhu-turn = Ermittler werden
coach-cluethulhu-show = Die Tafel des Shoggothen zeigen
coach-cluethulhu-nobody = Auf niemanden zeigen
coach-cluethulhu-orders = { $whom-count ->
    [0] Auf niemanden zeigen
   *[other] Auf { $whom } zeigen
}
coach-cluethulhu-elect = { $whom } zum Hohepriester wählen
coach-cluethulhu-heir = { $whom } zum Hohepriester ernennen
coach-cluethulhu-say = Sagen: { $words }
coach-cluethulhu-accuse = { $whom } anklagen
coach-cluethulhu-second = Die Anklage unterstützen
coach-cluethulhu-pass = Passen
coach-cluethulhu-yes = Über { $whom } mit Ja stimmen
coach-cluethulhu-no = Über { $whom } mit Nein stimmen
coach-cluethulhu-why-only = Etwas anderes kannst du nicht tun.
coach-cluethulhu-why-suspect = Nach dem, was du weißt, ist { $whom } in { $share } von 100 Fällen Ermittler.
coach-cluethulhu-why-others = Bei den übrigen ist es im Mittel in { $share } von 100 so.
