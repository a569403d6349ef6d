# Was Bots zu ihren eigenen Zügen sagen: warum, in einem Satz, den alle am Tisch hören dürfen.

## Rathulhu

aloud-rathulhu-wins = So gewinne ich { $share } von 100 Partien, { $other } wären es { $next }.
aloud-rathulhu-by-draw = mit Ziehen
aloud-rathulhu-by-invoke = mit einer Anrufung Cthulhus
aloud-rathulhu-by-bid = mit meiner { $token }
aloud-rathulhu-by-pass = mit Passen
aloud-rathulhu-by-take = mit einem Großen Alten ({ $tile })
aloud-rathulhu-by-done = ohne einen Großen Alten
aloud-rathulhu-by-discard = ohne { $tile }
aloud-rathulhu-lot = Das Los ist mir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als meine { $token }.
aloud-rathulhu-lot-row = Das Los ist mir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als meine { $token }, vor allem in der Zeile „{ $row }“.
aloud-rathulhu-rival = { $rival } gewänne mit diesem Los etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
aloud-rathulhu-dear = Das Los ist mir { $points ->
    [0] nicht
    [one] nur etwa { $points } Punkt
   *[other] nur etwa { $points } Punkte
} mehr wert als meine { $token }.
aloud-rathulhu-unwanted = Meine { $token } ist mir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als das Los.
aloud-rathulhu-setbacks = Im Los { $count ->
    [one] liegt ein Rückschlag
   *[other] liegen { $count } Rückschläge
}, und wer es gewinnt, kann dadurch Plättchen verlieren.
aloud-rathulhu-last-sign = Noch ein Älteres Zeichen beendet das Äon.
aloud-rathulhu-invoked = Von uns allen ist das Los mir am meisten wert: etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
aloud-rathulhu-small = Was auf der Leiste liegt, ist mir { $points ->
    [0] nicht
    [one] nur etwa { $points } Punkt
   *[other] nur etwa { $points } Punkte
} mehr wert als die Marke, die es kosten würde.
aloud-rathulhu-costly = Was auf der Leiste liegt, ist mir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger wert als die Marke, die es kosten würde.
aloud-rathulhu-taken = Das ist mir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als der Große Alte: { $tile }.
aloud-rathulhu-missed = Das fehlt mir von dem, was ich hergeben darf, am wenigsten: { $tile } (etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).

## Building an Elder God

aloud-elder-god-complete = Jetzt fehlt nur noch das Maul.
aloud-elder-god-nearer = Mir { $before ->
    [one] fehlt jetzt etwa { $before } Karte
   *[other] fehlen jetzt etwa { $before } Karten
}, danach { $after }.
aloud-elder-god-overtakes = Dann { $after ->
    [one] fehlt mir etwa { $after } Karte
   *[other] fehlen mir etwa { $after } Karten
}, weniger als allen anderen: { $rival } { $theirs ->
    [one] fehlt { $theirs }
   *[other] fehlen { $theirs }
}.
aloud-elder-god-behind = { $rival } { $theirs ->
    [one] fehlt nur noch etwa { $theirs } Karte
   *[other] fehlen nur noch etwa { $theirs } Karten
}, mir selbst dann noch { $after }.
aloud-elder-god-open = Dann { $after ->
    [one] fehlt mir etwa { $after } Karte
   *[other] fehlen mir etwa { $after } Karten
}, und { $share } von 100 Tentakeln würden als nächste passen.
aloud-elder-god-closes = Das schließt eine Öffnung, und { $left ->
    [one] eine bleibt
   *[other] { $left } bleiben
}.
aloud-elder-god-fits = Danach passen { $after } von 100 Tentakeln an meinen längsten Weg, vorher nur { $before }.
aloud-elder-god-alarm = { $rival } fehlt nur noch eine Karte zum Sieg.
aloud-elder-god-helpless = { $rival } hat kein Necronomicon mehr, das heilt.
aloud-elder-god-opening = Ist das geheilt, muss { $rival } eine Öffnung mehr schließen.
aloud-elder-god-leads = { $rival } liegt vor uns allen: etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} bis zum Sieg, bei mir sind es { $own }.
aloud-elder-god-strikes = { $rival } braucht noch etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} bis zum Sieg und muss erst heilen.
aloud-elder-god-strikes-back = { $rival } hat mich zuletzt verwundet, jetzt schlage ich zurück.
aloud-elder-god-immune = Diese Karte ist immun: Dort verwundet mich niemand mehr.
aloud-elder-god-heals = Geheilt { $cards ->
    [one] fehlt mir nur noch etwa { $cards } Karte
   *[other] fehlen mir nur noch etwa { $cards } Karten
}.
aloud-elder-god-book = Verwundet kann ich nicht gewinnen, und { $left ->
    [0] das ist mein letztes Necronomicon
    [one] ein Necronomicon bleibt mir
   *[other] { $left } Necronomicons bleiben mir
}.
aloud-elder-god-scar = Ich habe kein Necronomicon mehr, also muss die Wunde vernarben.
aloud-elder-god-banishes = { $rival } braucht noch etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} bis zum Sieg, ich { $own }.
aloud-elder-god-hopes = Mir { $cards ->
    [one] fehlt noch etwa { $cards } Karte
   *[other] fehlen noch etwa { $cards } Karten
}, und ich hoffe auf bessere.
aloud-elder-god-narrow = Nur { $share } von 100 Tentakeln passen an meinen längsten Weg, deshalb will ich neue Karten.

## Houses of Thoth

aloud-thoth-begins = Darauf kann ich mit Pyramiden { $elements ->
    [one] eines Elements
   *[other] von { $elements } Elementen
} bauen.
aloud-thoth-begins-again = Das bringt mir { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} mehr.
aloud-thoth-counts = Mein Haus zählt dann seine ersten Punkte: { $after }.
aloud-thoth-rises = Mein Haus zählt dann { $after } Punkte, vorher { $before }.
aloud-thoth-full = Die Ebene ist jetzt voll, bereit für ein Geschoss oder ein Dach, und mein Haus zählt { $after } Punkte.
aloud-thoth-again = Mein Haus zählt dann { $after } Punkte, und ich bekomme { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} mehr.
aloud-thoth-higher = Die Bank hat { $bank ->
    [one] eine Pyramide, die darauf stehen kann
   *[other] { $bank } Pyramiden, die darauf stehen können
}.
aloud-thoth-roof = Mein Haus bringt { $points } Punkte. Das nächstbeste, das von { $rival }, zählt { $theirs }.
aloud-thoth-roof-alone = Mein Haus bringt { $points } Punkte, und sonst hat niemand eins.
aloud-thoth-ends = Mein Haus zählt { $points } Punkte, das von { $rival } { $theirs }.
aloud-thoth-threat = { $rival } braucht nur noch ein Dach, um die Runde zu beenden.
aloud-thoth-best = Das Haus von { $rival } zählt am meisten: { $points } Punkte.
aloud-thoth-ahead = { $rival } liegt mit insgesamt { $total } Punkten vorn.
aloud-thoth-houses = Das Haus von { $rival } zählt { $points } Punkte, meins { $own }.
aloud-thoth-relief = Solange es Ärger hat, trägt mein Haus kein Dach.
aloud-thoth-relief-again = Das behebt den Ärger und bringt mir { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} mehr.
aloud-thoth-courts = Hofkarten sind auf der Hand teuer: eine kostet 1 Punkt, zwei 5, drei 25, vier 50.
aloud-thoth-costs = Am Ende würde sie mich { $points } Punkte kosten.

## Builders of R’lyeh

aloud-rlyeh-wins = Das beendet das Spiel, während meine Farbe zuoberst ist.
aloud-rlyeh-above = Damit steht meine Farbe über der von { $rival }.
aloud-rlyeh-uppermost = Damit ist meine Farbe zuoberst.
aloud-rlyeh-better = { $tried ->
    [one] Ein anderer Platz wäre mehr wert, steht
   *[other] { $tried } andere Plätze wären mehr wert, stehen
} aber nicht sicher.
aloud-rlyeh-raises = Damit wird die Stadt um { $by } höher, auf { $to }.
aloud-rlyeh-raises-firmly = Damit wächst die Stadt auf { $to } und erträgt noch eine Neigung von { $degrees }°.
aloud-rlyeh-uses-up = Das verbraucht ein Stück von { $rival }, und ich behalte meine.
aloud-rlyeh-floor = Eine Bodenkarte macht Platz für ein neues Stockwerk.
aloud-rlyeh-even = Das bringt die Spitzen auf eine Höhe, damit eine Bodenkarte darauf liegen kann.
aloud-rlyeh-moved = Auf dem neuen Boden steht sie höher als vorher.
aloud-rlyeh-carries = Im Liegen kann eine große Pyramide später eine Bodenkarte tragen.
aloud-rlyeh-aside = Dort liegt sie aus dem Weg, und die Spitzen bleiben frei.
aloud-rlyeh-firm = Mit ihr erträgt die Stadt eine Neigung von { $degrees }°.
aloud-rlyeh-shaky = Sicher steht hier nichts. Mit ihr erträgt die Stadt eine Neigung von { $degrees }°.
aloud-rlyeh-no-place = Ich habe { $tried ->
    [one] einen Platz ausprobiert, und er ist
   *[other] { $tried } Plätze ausprobiert, und keiner ist
} sicher.
aloud-rlyeh-waits = Was ich jetzt bauen könnte, nützt den anderen mehr als mir.
aloud-rlyeh-skewed = Schräg gestellt trägt eine Pyramide nichts, also lasse ich es.
aloud-rlyeh-no-use = Nichts, was ich jetzt tun könnte, hilft der Stadt.

## Cluethulhu

aloud-cluethulhu-plainest = Nach allem, was wir gehört haben, ist niemand eher Ermittler als { $whom }: in { $share } von 100 Fällen.
aloud-cluethulhu-share = Nach allem, was wir gehört haben, ist { $whom } in { $share } von 100 Fällen Ermittler, andere in { $others }.
aloud-cluethulhu-seen = { $by } sagt, { $whom } habe die Tafel eines Ermittlers.
aloud-cluethulhu-confessed = { $whom } will Ermittler sein.
aloud-cluethulhu-rivals = { $whom } und { $other } beanspruchen dieselbe Tafel: { $role }.
aloud-cluethulhu-rivals-own = { $whom } beansprucht dieselbe Tafel wie ich: { $role }.
aloud-cluethulhu-suspected = { $by } von uns haben { $whom } verdächtigt.
aloud-cluethulhu-spared = Noch hat niemand { $whom } angeklagt.
aloud-cluethulhu-denies = { $other } beansprucht dieselbe Tafel.
aloud-cluethulhu-answers = { $by } hat mich angeklagt.
aloud-cluethulhu-least = Nach allem, was wir gehört haben, ist { $whom } nur in { $share } von 100 Fällen Ermittler.
