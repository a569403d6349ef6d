# Rathulhu: was das Fenster sagt.

## Wie man beginnt

rathulhu-way-play = Spielen
rathulhu-way-play-about = Zwei bis fünf Bieter; Bots nehmen jeden Platz ein
rathulhu-idea = Biete auf Plättchen. Dreimal wird gezählt
rathulhu-dealt = dieselben Plättchen

## Tasten

key-rathulhu-draw = ein Plättchen ziehen
key-rathulhu-invoke = Cthulhu anrufen
key-rathulhu-done = keine Großen Alten mehr einsetzen
key-rathulhu-pass = in einer Auktion: passen
key-rathulhu-bag = zeigen oder verbergen, was noch im Beutel ist
rathulhu-group-turn = Dein Zug
rathulhu-group-table = Der Tisch
rathulhu-do-old-one = das Plättchen auf diesem Feld für einen Großen Alten nehmen
rathulhu-do-bid = in einer Auktion: die Marke auf diesem Knopf bieten
rathulhu-do-click = der Beutel zieht, der Götze ruft an, eine Marke bietet, ein Plättchen geht
rathulhu-do-drag = dasselbe: Beutel und Götze auf die Leiste, eine Marke auf den Plan, ein Plättchen auf deine Matte
rathulhu-do-esc = den Beutel schließen
rathulhu-do-focus = ohne Maus etwas auswählen
rathulhu-do-enter = tun, was ein Klick täte
rathulhu-do-at-once = wenn sich Plättchen bewegen: sofort ans Ziel
rathulhu-do-hover = was etwas ist, und was es dir bringt
rathulhu-do-player = wie sie stehen, und was ihnen das Los bringt
rathulhu-do-sheet = Wertungsblatt: sofort ausfüllen, dann weiter

## Wann es wieder etwas zu entscheiden gibt

rathulhu-until-auction = in dieser Auktion
rathulhu-until-end = in diesem Spiel
rathulhu-until-aeon = bis zum nächsten Äon

## Was unter den Bildern in den Regeln steht

rathulhu-plate-tiles = Jede Art von Plättchen. Die mit Blitz sind Rückschläge.
rathulhu-plate-tokens = Eine Marke offen, eine verdeckt; die Leiste mit drei Plättchen; die Zeitleiste mit zwei Älteren Zeichen.
rathulhu-plate-turn = Ziehe aus dem Beutel, gib einen Großen Alten für ein Plättchen der Leiste ab, oder rufe Cthulhu an.
rathulhu-plate-auction = Zu haben: die Plättchen und die Marke des Plans. Die 11 gewinnt und geht auf den Plan, die 1 kommt verdeckt.
rathulhu-plate-setback = Er zerstört zwei Shoggothen und geht.
rathulhu-plate-sets = Drei gleiche sind 5; sechs verschiedene sind 6, und alle acht wären 15.

## Bots

rathulhu-level-novice = Neuling
rathulhu-level-novice-about = Bot. Spielt nach einer Faustregel
rathulhu-level-acolyte = Akolyth
rathulhu-level-acolyte-about = Bot. Weiß, was Dinge wert sind
rathulhu-level-high-priest = Hohepriester
rathulhu-level-high-priest-about = Bot. Denkt voraus

## Was beim Einrichten einer Partie steht

rathulhu-set-spaces = { $spaces } Zeitfelder
rathulhu-set-numbers = Zahlen
rathulhu-set-own = wie Rathulhu
rathulhu-set-ra = wie Ra
rathulhu-set-sets = { $spaces } Zeitfelder; Marken { $first } und { $second }
rathulhu-set-scores = Punktestände
rathulhu-set-scores-open = offen
rathulhu-set-scores-hidden = verdeckt
rathulhu-set-scores-hidden-about = Niemand sieht, wie viele Punkte andere haben, bis das letzte Äon gewertet ist. Plättchen und Marken liegen offen. An einem gemeinsamen Bildschirm steht niemandes Punktestand

## Was zu den Dingen auf dem Tisch gesagt wird

rathulhu-thing-bag = Der Beutel: { $tiles } Plättchen
rathulhu-thing-bag-about = Darin { $signs ->
    [one] { $signs } Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
} und { $setbacks ->
    [one] { $setbacks } Rückschlag
   *[other] { $setbacks } Rückschläge
}
rathulhu-thing-idol = Cthulhu
rathulhu-thing-idol-about = Rufe an: Alle bieten einmal für die Plättchen und die Marke
rathulhu-thing-space = Feld { $number } der Auktionsleiste
rathulhu-thing-space-about = Gezogene Plättchen kommen hierher
rathulhu-thing-token = Marke { $number }
rathulhu-thing-token-board = Auf dem Plan: Wer die Auktion gewinnt, nimmt sie verdeckt
rathulhu-thing-token-up = { $seat } kann sie bieten
rathulhu-thing-token-offered = { $seat } bietet sie
rathulhu-thing-token-down = { $seat } kann sie erst im nächsten Äon bieten
rathulhu-thing-held = { $count } × { $tile }, { $seat }
rathulhu-thing-time = Zeit: { $signs } von { $spaces } Feldern
rathulhu-thing-time-about = Jedes Ältere Zeichen füllt ein Feld. Das letzte beendet das Äon sofort
rathulhu-thing-points = { $points } Punkte
rathulhu-thing-points-now = { $points } Punkte, und { $more }, wenn das Äon jetzt endete
rathulhu-thing-points-hidden = Was andere an Punkten haben, bleibt verdeckt, bis das letzte Äon gewertet ist
rathulhu-thing-pass = Passen
rathulhu-thing-pass-about = Nichts bieten
rathulhu-thing-done = Fertig
rathulhu-thing-done-about = In diesem Zug keine Großen Alten mehr einsetzen
rathulhu-thing-click = Klick: { $action }
rathulhu-kind-elder-sign = Lässt Zeit vergehen und löst eine Auktion aus
rathulhu-kind-old-one = 2 Punkte je Äon. Oder gib ihn in deinem Zug für ein Plättchen der Leiste ab. Nach dem Äon ist er fort
rathulhu-kind-relic = 3 Punkte je Äon. Nach dem Äon ist es fort
rathulhu-kind-tome = Zählt in jedem Äon, nach verschiedenen Arten. Nach dem Äon ist er fort
rathulhu-kind-altar = 1 Punkt, und deine Kultisten zählen. Nach dem Äon ist er fort
rathulhu-kind-cultist = 1 Punkt in jedem Äon, in dem du einen Altar hast. Er bleibt
rathulhu-kind-shoggoth = Zählt in jedem Äon. Er bleibt
rathulhu-kind-site = Zählt erst nach dem dritten Äon. Er bleibt
rathulhu-kind-setback-shoggoth = Zerstört zwei deiner Shoggothen
rathulhu-kind-setback-ritual = Zerstört zwei deiner Rituale, Altäre vor Kultisten
rathulhu-kind-setback-tome = Zerstört zwei deiner Folianten; du wählst
rathulhu-kind-setback-site = Zerstört zwei deiner Orte; du wählst

## Was etwas wert ist

rathulhu-worth-types = verschiedene
rathulhu-worth-alike = gleiche
rathulhu-worth-of-all = von allen
rathulhu-worth-most = die meisten
rathulhu-worth-between = dazwischen
rathulhu-worth-fewest = die wenigsten
rathulhu-worth-points = Punkte
rathulhu-worth-now = wenn das Äon jetzt endete
rathulhu-worth-now-short = jetzt
rathulhu-worth-later = in späteren Äonen
rathulhu-worth-at-end = nach dem dritten
rathulhu-worth-for-old-one = Für einen Großen Alten
rathulhu-worth-for-you = Für dich
rathulhu-worth-losing = Eins zu verlieren
rathulhu-worth-losing-of = Wenn { $seat } eins verliert
rathulhu-worth-lot = Das Los und Marke { $won } für { $paid }
rathulhu-worth-token = Marke { $won } für { $paid }
rathulhu-worth-tokens = Die Marken ergeben jetzt { $before }, dann { $after }

## Was die Leiste unter dem Plan sagt

rathulhu-bar-another-tile = Nimm noch ein Plättchen, oder
rathulhu-bar-done = Fertig
rathulhu-bar-draw = Ziehen
rathulhu-bar-invoke = Anrufen
rathulhu-bar-pass = Passen
rathulhu-bar-bid = Biete { $token }
rathulhu-bar-lose = { $tile }
rathulhu-bar-your-turn = { $seat }: du bist dran
rathulhu-bar-must-bid = { $seat }: du musst bieten
rathulhu-bar-bid-or-pass = { $seat }: biete oder passe
rathulhu-bar-or-take = oder gib einen Großen Alten für ein Plättchen der Leiste ab (du hast { $held })
rathulhu-bar-give-up = { $seat }: lege { $what } ab
rathulhu-bar-tomes = { $count ->
    [one] einen Folianten
   *[other] { $count } Folianten
}
rathulhu-bar-sites = { $count ->
    [one] einen Ort
   *[other] { $count } Orte
}
rathulhu-bar-counting = Die Punkte von Äon { $aeon }
rathulhu-bar-turn = { $seat } ist am Zug
rathulhu-bar-one-way = { $seat } kann nur eins tun
rathulhu-bar-thinking = { $name } denkt nach …
rathulhu-bar-called-bid = bietet { $token }
rathulhu-bar-called-pass = passt
rathulhu-bar-no-token = ohne Marke
rathulhu-bar-too-low = zu niedrig
rathulhu-bar-to-call = am Zug
rathulhu-bar-may-bid = kann bieten
rathulhu-bar-chip = { $name }: { $call }
rathulhu-bar-chip-last = { $name }, als Letzter gefragt: { $call }

## Worum es geht

rathulhu-stake-long = { $auction ->
    [yes] Für { $paid } { $leads ->
        [yes] gewinnt
       *[no] gewänne
    } { $name }
   *[no] Jetzt angerufen: Für { $paid } gewänne { $name }
} { $bare ->
    [yes] nur
   *[no] das Los und
} { $won } – wert: { $now }, wenn das Äon jetzt endete{ $more ->
    [yes] , { $later } in späteren Äonen
   *[no] {""}
}
rathulhu-stake-short = { $name }: { $paid } für { $won } – { $now } jetzt{ $more ->
    [yes] , { $later } später
   *[no] {""}
}
rathulhu-stake-tip = Das Los und { $won } für { $paid }: { $now }, wenn das Äon jetzt endete{ $more ->
    [yes] , { $later } in späteren Äonen
   *[no] {""}
}
rathulhu-stake-to-beat = zu überbieten: { $token } von { $name }
rathulhu-stake-no-bid = noch kein Gebot
rathulhu-stake-outbid = { $seat } hat { $token } geboten und ist überboten
rathulhu-stake-passed = { $seat } hat gepasst
rathulhu-stake-too-low = { $seat } hat keine Marke über { $high }
rathulhu-stake-no-token = { $seat } hat keine offene Marke

## Was noch im Beutel ist

rathulhu-bag-corner = Was noch im Beutel ist
rathulhu-bag-title = Im Beutel: { $left } von { $all } Plättchen
rathulhu-bag-fold = Schließen ({ $key })
rathulhu-bag-next = Das nächste Plättchen: Älteres Zeichen { $signs } %, Rückschlag { $setbacks } %
rathulhu-bag-of = { $left } von { $all }

## Was auf dem Plan steht

rathulhu-board-aeon = Äon { $aeon } von { $all }
rathulhu-board-time = Zeit
rathulhu-board-old-ones = Gr. Alte
rathulhu-board-relics = Relikte
rathulhu-board-tomes = Folianten
rathulhu-board-rituals = Rituale
rathulhu-board-shoggoths = Shoggothen
rathulhu-board-sites = Orte
rathulhu-board-points = { $points } Punkte
rathulhu-board-player = { $seat }: { $points } Punkte

## Wenn ein Äon endet

rathulhu-end-sign = Das letzte Ältere Zeichen
rathulhu-end-token = Die letzte Marke ist verbraucht
rathulhu-end-third = Das dritte Äon ist zu Ende
rathulhu-end-aeon = Äon { $aeon } ist zu Ende
rathulhu-end-unsold = { $tiles ->
    [one] Ein Plättchen bleibt
   *[other] { $tiles } Plättchen bleiben
} unverkauft; die Punkte werden gezählt
rathulhu-end-counted = Die Punkte werden gezählt
rathulhu-end-go-on = Leertaste oder Klick: weiter
rathulhu-end-sheet = Weiter
rathulhu-end-at-once = Sofort
rathulhu-end-row = { $row } …
rathulhu-end-level = { $seats } sind gleichauf; { $winners } gewinnt durch die höchste Marke
rathulhu-end-lead = { $seats-count ->
    [one] { $seats } führt mit { $points } Punkten
   *[other] { $seats } führen mit je { $points } Punkten
}
rathulhu-end-hidden = Was andere an Punkten haben, bleibt verdeckt
rathulhu-end-this-aeon = Dieses Äon
rathulhu-end-score = Punktestand

## Was das Ergebnis sagt

rathulhu-result-counting = Die Endabrechnung
rathulhu-result-at-once = Leertaste oder Eingabe: sofort
rathulhu-result-level = Gleichstand nach Punkten: Die höchste Marke entscheidet.
rathulhu-result-best = Die Großen Alten haben gesehen, wer ihnen am besten diente.
rathulhu-result-level-with = { $seat } ist gleichauf mit { $winner }
rathulhu-result-behind = { $seat } liegt { $points } zurück
rathulhu-result-level-in = { $seat } ist gleichauf mit { $winner }: { $rows }
rathulhu-result-behind-in = { $seat } liegt { $points } zurück: { $rows }
rathulhu-result-row = { $row } { $points }
rathulhu-result-start = Anfang
rathulhu-result-aeon = Äon { $aeon }
rathulhu-result-score = Punkte

## Was in den Bildern der Regeln steht

rathulhu-sketch-or = oder
rathulhu-sketch-for-sale = zu haben
rathulhu-sketch-bids = Gebote, einmal um den Tisch

## Was auf den Plättchen steht, in zwölf Buchstaben

rathulhu-face-elder-sign = Ält. Zeichen
rathulhu-face-old-one = Großer Alter
rathulhu-face-relic = Relikt
rathulhu-face-altar = Altar
rathulhu-face-cultist = Kultist
rathulhu-face-shoggoth = Shoggothe
rathulhu-face-setback-shoggoth = − Shoggothe
rathulhu-face-setback-ritual = − Ritual
rathulhu-face-setback-tome = − Foliant
rathulhu-face-setback-site = − Ort
