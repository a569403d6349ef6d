# Der Berater: was der beste Bot täte, und warum.

## Wie gut ein Weg ist

coach-way-share = { $what } ({ $value } von 100 solchen Partien gewonnen)
coach-way-ahead = { $what } (am Ende der Partie { $value ->
    [0] so gut wie das Nächstbeste
    [one] { $value } Punkt besser als das Nächstbeste
   *[other] { $value } Punkte besser als das Nächstbeste
})
coach-way-behind = { $what } ({ $value ->
    [0] ebenso gut
    [one] { $value } Punkt schlechter
   *[other] { $value } Punkte schlechter
})
coach-way-apart = { $what } (am Ende der Partie { $value ->
    [0] kaum
    [one] { $value } Punkt
   *[other] { $value } Punkte
} { $better ->
    [yes] besser
   *[no] schlechter
})
coach-way-suspect = { $what } (in { $value } von 100 Fällen Ermittler)
coach-way-tilt = { $what } (die Stadt hält dann { $value }° Neigung aus)
coach-way-falls = { $what } (dann fällt etwas)

## Wenn die Hand etwas umgestoßen hat

mishap-over = Heb { $held-the } höher, ehe du sie über { $other-the } trägst

## Rathulhu

coach-rathulhu-way-points = { $what } (am Ende der Partie { $value ->
    [0] kaum
    [one] { $value } Punkt
   *[other] { $value } Punkte
} { $better ->
    [yes] besser
   *[no] schlechter
})
coach-rathulhu-draw = Ein Plättchen ziehen
coach-rathulhu-invoke = Cthulhu anrufen
coach-rathulhu-bid = Deine { $token } bieten
coach-rathulhu-pass = Passen
coach-rathulhu-take = Für einen Großen Alten nehmen: { $tile }
coach-rathulhu-done = Keine Großen Alten mehr einsetzen
coach-rathulhu-discard = Ablegen: { $tile }
coach-rathulhu-why-only = Etwas anderes kannst du nicht tun.
coach-rathulhu-why-gain = Gewinnst du das Los mit deiner { $token }, kannst du am Ende der Partie etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr erwarten.
coach-rathulhu-why-loss = Gewinnst du das Los mit deiner { $token }, kannst du am Ende der Partie etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger erwarten.
coach-rathulhu-why-rival = Für { $rival } wären es etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-rathulhu-why-setbacks = Im Los { $count ->
    [one] liegt ein Rückschlag
   *[other] liegen { $count } Rückschläge
}, und wer es gewinnt, kann dadurch Plättchen verlieren.
coach-rathulhu-why-signs = { $left ->
    [one] Noch ein Älteres Zeichen beendet
   *[other] Noch { $left } Ältere Zeichen beenden
} dieses Äon.
coach-rathulhu-why-missed = Am wenigsten würde dir das fehlen: { $tile }.
coach-rathulhu-why-wants = Was dir davon am meisten bringt: { $tile }, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-rathulhu-why-keeps = Wer passt, behält die { $token } für ein Los mit etwas, das dir mehr fehlt ({ $tile }: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
coach-rathulhu-why-denies = So bekommt { $rival } das Los nicht. Dort wäre es mehr wert: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-rathulhu-why-alone = Sonst hätte niemand etwas davon, deine { $token } zu überbieten.
coach-rathulhu-why-ripens = Das Los ist dir noch keine Marke wert: Lass es wachsen.

## Building an Elder God

coach-elder-god-way-cards = { $what } ({ $value ->
    [0] kaum
    [one] { $value } Karte
   *[other] { $value } Karten
} { $better ->
    [yes] näher am
   *[no] weiter weg vom
} Maul, verglichen mit den anderen)
coach-elder-god-grow = Auf { $at } wachsen: { $card }
coach-elder-god-wound = { $against } auf { $at } verwunden: { $card }
coach-elder-god-heal = Deine Wunde heilen: { $card }
coach-elder-god-necronomicon = Deine Wunde mit einem Necronomicon heilen
coach-elder-god-scar = Deine Wunde vernarben lassen und ablegen: { $card }
coach-elder-god-banish = Von dir und { $against } je { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} bannen
coach-elder-god-remove = Die Karte auf { $at } wegnehmen
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
} bis zum Maul, danach { $after }.
coach-elder-god-why-wounded = Solange du verwundet bist, kannst du das Maul nicht spielen.
coach-elder-god-why-strikes = { $rival } ist etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} vom Sieg entfernt, und kann nicht gewinnen, ehe die Wunde geheilt ist.
coach-elder-god-why-stuck = Nichts, was du spielen kannst, ist besser als neue Karten.
coach-elder-god-why-closes = Es schließt ein offenes Ende zu viel. Jedes solche Ende kostet etwa zwei Karten.
coach-elder-god-why-chains = Danach { $cards ->
    [one] passt noch { $cards } Karte
   *[other] passen noch { $cards } Karten
} deiner Hand auf dem Weg zum Maul.

## Houses of Thoth

coach-thoth-foundation = Ein Haus auf { $card-on } beginnen
coach-thoth-raise = { $card-the } für { $pyramids ->
    [one] eine { $piece }
   *[other] { $pyramids } { $piece-several }
} spielen
coach-thoth-story = { $card-the } als Geschoss legen
coach-thoth-roof = { $card-the } als Dach auflegen
coach-thoth-trouble = { $against } mit { $card-the } Ärger machen
coach-thoth-relief = Den Ärger deines Hauses mit { $card-the } beheben
coach-thoth-discard = { $card-the } ablegen
coach-thoth-call-end = { $card-the } ablegen und das Ende ansagen
coach-thoth-set = { $piece-start } dorthin setzen, wo sie zu sehen ist
coach-thoth-set-at = { $piece-start } { $place-onto } setzen, wie es zu sehen ist
coach-thoth-bid = { $card-the } bieten
coach-thoth-take-bid = { $card-the } nehmen
coach-thoth-why-only = Etwas anderes kannst du nicht tun.
coach-thoth-why-now = Endete die Runde jetzt, so brächte sie dir { $points } Punkte.
coach-thoth-why-rival = { $rival } brächte es etwa { $points }.
coach-thoth-why-roof = Die Runde endet und bringt dir { $points } Punkte. Wer von den anderen am besten steht, bekommt etwa { $rivals }.
coach-thoth-why-threat = { $rival } braucht nur noch ein Dach, um es zu beenden.
coach-thoth-why-keeps-roof = So behältst du { $card-the }, das einzige Dach für dieses Haus auf deiner Hand.
coach-thoth-why-keeps-story = So behältst du { $card-the }, das einzige Geschoss auf deiner Hand.
coach-thoth-why-burden = { $card-start } kostete dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel damit auf deiner Hand endete.
coach-thoth-why-fills = Damit ist die Ebene voll, und ein Geschoss oder ein Dach kann darauf.

## Builders of R’lyeh

coach-rlyeh-set = { $piece-start } { $place-onto } setzen
coach-rlyeh-set-nearer = { $piece-start } { $place-onto } setzen, aber { $far ->
    [0] ein wenig
    [1] eine Fingerbreite
    [2] eine Handbreit
   *[other] viel
} näher zu { $to-short }
coach-rlyeh-set-farther = { $piece-start } { $place-onto } setzen, aber { $far ->
    [0] ein wenig
    [1] eine Fingerbreite
    [2] eine Handbreit
   *[other] viel
} weiter weg von { $from-short }
coach-rlyeh-set-inwards = { $piece-start } { $place-onto } setzen, aber { $far ->
    [0] ein wenig
    [1] eine Fingerbreite
    [2] eine Handbreit
   *[other] viel
} näher zur Mitte des Tisches
coach-rlyeh-set-outwards = { $piece-start } { $place-onto } setzen, aber { $far ->
    [0] ein wenig
    [1] eine Fingerbreite
    [2] eine Handbreit
   *[other] viel
} näher zum Rand des Tisches
coach-rlyeh-set-turned = { $piece-start } { $place-onto } setzen, aber um { $degrees }° gedreht
coach-rlyeh-set-gently = { $piece-start } { $place-onto } setzen, genau an dieselbe Stelle, aber unterwegs nichts anderes berühren
coach-rlyeh-pass = Passen
coach-rlyeh-roll = Würfeln
coach-rlyeh-way-unsure = { $what } (hält vielleicht nicht)
coach-rlyeh-way-first = { $what }
coach-rlyeh-way-even = { $what } (ebenso gut)
coach-rlyeh-way-height = { $what } ({ $by } mm { $more ->
    [yes] mehr
   *[no] weniger
} Höhe)
coach-rlyeh-way-grandeur = { $what } ({ $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} { $more ->
    [yes] mehr
   *[no] weniger
} Pracht)
coach-rlyeh-why-sure = Die Stadt ließe sich dann um { $degrees }° neigen, ehe etwas fällt. Das Stück bleibt, auch wenn deine Hand ein wenig ausrutscht.
coach-rlyeh-why-shaky = Sicher steht hier nichts. Hiermit ließe sich die Stadt um { $degrees }° neigen, ehe etwas fällt.
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
coach-cluethulhu-why-murder = Wird { $whom } ermordet, gewinnt deine Seite { $with } von 100 solchen Partien; ohne Mord { $without }.
