# Rathulhu: was die Regeln sagen.

## Namen

rathulhu-tome = { $tome ->
    [necronomicon] Necronomicon
    [book-of-eibon] Buch von Eibon
    [pnakotic-manuscripts] Pnakotische Manuskripte
    [de-vermis-mysteriis] De Vermis Mysteriis
   *[cultes-des-goules] Cultes des Goules
}
# Namen von Orten: in beiden Sprachen dieselben.
rathulhu-site = { $site ->
    [arkham] Arkham
    [carcosa] Carcosa
    [dunwich] Dunwich
    [innsmouth] Innsmouth
    [kadath] Kadath
    [leng] Leng
    [rlyeh] R’lyeh
   *[yuggoth] Yuggoth
}
rathulhu-setback = { $setback ->
    [shoggoth] Shoggothen-Rückschlag
    [ritual] Ritual-Rückschlag
    [tome] Folianten-Rückschlag
   *[site] Orts-Rückschlag
}
rathulhu-tile-elder-sign = Älteres Zeichen
rathulhu-tile-old-one = Großer Alter
rathulhu-tile-relic = Relikt
rathulhu-tile-tome = Foliant „{ $tome }“
rathulhu-tile-altar = Altar
rathulhu-tile-cultist = Kultist
rathulhu-tile-shoggoth = Shoggothe
rathulhu-tile-site = Ort { $site }
rathulhu-tiles = { $tiles }
rathulhu-tiles-none = nichts
rathulhu-tiles-of-kind = { $count } × { $tile }
rathulhu-row = { $row ->
    [old-ones] Große Alte
    [relics] Relikte
    [tomes] Folianten
    [altars] Altäre
    [cultists] Kultisten
    [shoggoths] Shoggothen
    [site-types] Orte, Arten
    [sites-alike] Orte, gleiche
   *[tokens] Marken
}

## Was du tun kannst

rathulhu-action-draw = ein Plättchen ziehen
rathulhu-action-take = für einen Großen Alten nehmen: { $tile }
rathulhu-action-done = keine Großen Alten mehr einsetzen
rathulhu-action-invoke = Cthulhu anrufen
rathulhu-action-bid = { $token } bieten
rathulhu-action-pass = passen
rathulhu-action-discard = ablegen: { $tile }

## Was geschieht

rathulhu-event-drew = { $seat } zieht: { $tile }
rathulhu-event-drew-sign = { $seat } zieht ein Älteres Zeichen ({ $signs } von { $spaces })
rathulhu-event-used-old-one = { $seat } gibt einen Großen Alten ab für: { $tile }
rathulhu-event-invoked = { $seat } ruft Cthulhu an
rathulhu-event-auction-began = Auktion: { $lot }, dazu Marke { $token }
rathulhu-event-bid = { $seat } bietet { $token }
rathulhu-event-passed = { $seat } passt
rathulhu-event-won = { $seat } zahlt { $paid } und gewinnt: { $lot }, dazu Marke { $gained }
rathulhu-event-no-bid = Niemand bietet; die Plättchen bleiben
rathulhu-event-no-bid-swept = Niemand bietet; abgelegt: { $tiles }
rathulhu-event-struck = { $seat } erleidet: { $setback }
rathulhu-event-discarded = { $seat } verliert: { $tile }
rathulhu-event-aeon-ended-time = Äon { $aeon } ist zu Ende: Die Zeit ist um
rathulhu-event-aeon-ended-tokens = Äon { $aeon } ist zu Ende: Alle Marken sind verbraucht
rathulhu-event-aeon-scored = Wertung von Äon { $aeon }: { $tallies }
rathulhu-event-aeon-scored-hidden = Wertung von Äon { $aeon }; die Punktestände bleiben verdeckt
rathulhu-tally = { $seat } { $points } auf { $score }
rathulhu-event-aeon-began = Äon { $aeon } beginnt; { $seat } fängt an
rathulhu-event-over = Spielende: { $outcome }

## Warum etwas nicht geht

rathulhu-refusal-track-full = die Auktionsleiste ist voll: Rufe Cthulhu an, oder setze einen Großen Alten ein
rathulhu-refusal-bag-empty = der Beutel ist leer
rathulhu-refusal-no-old-one = du hast keinen Großen Alten zum Abgeben
rathulhu-refusal-takes-old-one = für einen Großen Alten bekommst du keinen anderen Großen Alten
rathulhu-refusal-not-on-track = das liegt nicht auf der Auktionsleiste: { $tile }
rathulhu-refusal-nothing-begun = du hast in diesem Zug keinen Großen Alten eingesetzt: Ziehe, setze einen ein, oder rufe an
rathulhu-refusal-using-old-ones = du setzt Große Alte ein: Nimm noch ein Plättchen, oder sag, dass du fertig bist
rathulhu-refusal-no-auction = es läuft keine Auktion
rathulhu-refusal-auction-on = es läuft eine Auktion: Biete eine Marke, oder passe
rathulhu-refusal-not-your-token = du hast die Marke { $token } nicht
rathulhu-refusal-face-down = Marke { $token } liegt bis zum nächsten Äon verdeckt
rathulhu-refusal-too-low = Marke { $token } ist zu niedrig: Biete mehr als { $high }
rathulhu-refusal-must-bid = du hast Cthulhu angerufen, und niemand hat geboten: Du musst bieten
rathulhu-refusal-no-setback = es gibt keinen Rückschlag
rathulhu-refusal-setback-first = erst der Rückschlag: Lege ein Plättchen ab, das er verlangt
rathulhu-refusal-not-held = das hast du nicht: { $tile }
rathulhu-refusal-not-asked = das verlangt der Rückschlag nicht: { $tile }

## Gedruckte Wertungsblätter

rathulhu-heading-row = Äon { $aeon }: { $row }
rathulhu-heading-aeon = Äon { $aeon }
rathulhu-heading-score = Punktestand

## Wie eine Partie verlief

rathulhu-story-points = Punkten
rathulhu-story-auction = Auktion

## Was an den Optionen des Befehls nicht stimmt

rathulhu-option-numbers = --numbers ist für zwei. Lass es weg, oder spiel mit --players 2
