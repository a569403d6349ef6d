# Builders of R'lyeh: was die Regeln sagen. Begriffe stehen in docs/translating.md.

## Namen

rlyeh-colour = { $colour ->
    [black] Schwarz
    [green] Grün
    [blue] Blau
    [purple] Violett
    [cyan] Türkis
    [gray] Grau
   *[clear] Klar
}
# Die Farbe vor einem weiblichen Hauptwort mit Artikel. Andere Texte verwenden sie.
rlyeh-paint = { $colour ->
    [black] schwarze
    [green] grüne
    [blue] blaue
    [purple] violette
    [cyan] türkise
    [gray] graue
   *[clear] klare
}
rlyeh-paint-dative = { $colour ->
    [black] schwarzen
    [green] grünen
    [blue] blauen
    [purple] violetten
    [cyan] türkisen
    [gray] grauen
   *[clear] klaren
}
rlyeh-deed = { $deed ->
    [ascend] Aufstieg
    [arrange] Umbau
    [spire] Turm
    [brick] Quader
   *[skew] Schieflage
}
rlyeh-sign = { $sign ->
    [cthulhu] Cthulhu
    [utchat] Utchat
    [yellow-sign] Gelbes Zeichen
    [tentacle] Tentakel
   *[elder-sign] Älteres Zeichen
}
rlyeh-direction = { $direction ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
rlyeh-size = { $size ->
    [small] kleine
    [medium] mittlere
   *[large] große
}
rlyeh-size-dative = { $size ->
    [small] kleinen
    [medium] mittleren
   *[large] großen
}
rlyeh-sizes = { $sizes }
rlyeh-pyramid = { rlyeh-size } { rlyeh-paint } Pyramide
    .the = die { rlyeh-size } { rlyeh-paint } Pyramide
    .on = der { rlyeh-size-dative } { rlyeh-paint-dative } Pyramide
    .start = Die { rlyeh-size } { rlyeh-paint } Pyramide
    .short = der { rlyeh-size-dative } { rlyeh-paint-dative }
    .many = { rlyeh-size-dative } { rlyeh-paint-dative }
rlyeh-shape = { $shape ->
    [blob] Klecks
    [trapezoid] Trapez
    [triangle] Dreieck
    [vesica] Linse
   *[ring] Ring
}
rlyeh-card = Bodenkarte „{ rlyeh-shape }“
    .the = die Bodenkarte „{ rlyeh-shape }“
    .on = der Bodenkarte „{ rlyeh-shape }“
    .start = Die Bodenkarte „{ rlyeh-shape }“
    .short = der Bodenkarte „{ rlyeh-shape }“
    .many = Bodenkarten „{ rlyeh-shape }“
rlyeh-stash-number = Vorrat { $number }
rlyeh-stash-direction = den Vorrat im { rlyeh-direction }

## Die Würfel

rlyeh-faces-d12 = { $number }
rlyeh-faces-two = { $first } und { $second }
rlyeh-faces-sign = { rlyeh-sign }
rlyeh-roll = { $faces }: { rlyeh-deed }
rlyeh-roll-quarry = { $faces }: { rlyeh-deed } ({ $stash }, { $sizes } Pyramide)

## Was Bodenkarten wert sind

rlyeh-floors-none = Noch kein Boden, also keine Pracht
rlyeh-floors = Pracht { $grandeur }: { $storeys ->
    [one] { $storeys } Stockwerk
   *[other] { $storeys } Stockwerke
}, { $floors ->
    [one] { $floors } Boden
   *[other] { $floors } Böden
}, { $pieces ->
    [one] { $pieces } Stück auf Böden
   *[other] { $pieces } Stücke auf Böden
}

## Was geschieht

rlyeh-event-turn-began = Zug { $turn }: { $seat }
rlyeh-event-rolled = { $seat } würfelt { $roll }
rlyeh-event-passed = { $seat } verzichtet auf { rlyeh-deed }: { rlyeh-pass-reason }
rlyeh-pass-reason = { $why ->
    [declined] freiwillig
    [empty-city] in der Stadt steht noch keine Pyramide
    [no-cards] es ist keine Bodenkarte übrig
    [nothing-adjustable] keine Pyramide lässt sich verschieben
    [no-target] nichts in Reichweite kann eine Bodenkarte tragen
    [nothing-movable] keine Pyramide ist frei für die neue Bodenkarte
   *[card-returned] die Bodenkarte ist nicht liegen geblieben
}
rlyeh-roll-passes = { rlyeh-deed } geht nicht: { rlyeh-pass-reason }. Der Zug verfällt.
rlyeh-event-took = { $seat } nimmt { $pieces-the }
rlyeh-event-released = { $seat } lässt { $pieces-the } über { $on-on } los
rlyeh-event-put-back = { $seat } legt { $pieces-the } zurück
rlyeh-event-timed-out = Die Stadt hat sich beim Werten noch bewegt
rlyeh-event-sank = { $piece-start } ist um { $by } gesunken
rlyeh-event-toppled = { $piece-start } ist umgekippt: um { $by }° gedreht
rlyeh-event-left-table = { $piece-start } ist vom Tisch gefallen
rlyeh-event-touches-table = { $piece-start } ist auf den Tisch gerutscht
rlyeh-event-built = { $piece-start } gehört jetzt zur Stadt{ $class ->
    [upright] , aufrecht
    [flat] , liegend
    [weird] , schief
   *[card] {""}
}{ $as-asked ->
    [yes] {""}
   *[no] . Nicht verlangt, aber sie bleibt
}
rlyeh-event-card-accepted = { $card-start } gehört jetzt zur Stadt
rlyeh-event-card-returned = { $card-start } geht zurück in den Vorrat: { rlyeh-card-fault }
rlyeh-card-fault = { $why ->
    [off-table] sie hat den Tisch verlassen
    [touches-table] sie berührt den Tisch
    [no-pyramid] keine Pyramide trägt sie
    [no-adjusted] keine verschobene Pyramide trägt sie
   *[buried] etwas liegt auf ihr
}
rlyeh-event-adjusted = Verschoben: { $pieces-the }
rlyeh-event-moved = { $piece-start } ist auf die neue Bodenkarte umgezogen{ $class ->
    [upright] , aufrecht
    [flat] , liegend
    [weird] , schief
   *[card] {""}
}
rlyeh-event-sent-back = Zurück an den alten Platz: { $pieces-the }. Nur ein Turm darf über eine Spitze gestülpt werden
rlyeh-event-measured = { $floors }
rlyeh-event-collapsed = { $seat } hat die Stadt umgeworfen: { $fallen ->
    [one] { $fallen } Stück ist gefallen
   *[other] { $fallen } Stücke sind gefallen
}
rlyeh-event-eliminated = { $seat } ist ausgeschieden. { $colour } gehört jetzt Cthulhu
rlyeh-event-turn-ended = Zug von { $seat } beendet: Die Stadt ist { $height } hoch
rlyeh-event-exhausted = { $colours-count ->
    [one] Die letzte Pyramide in { $colours } ist verbaut
   *[other] Die letzten Pyramiden in { $colours } sind verbaut
}
rlyeh-event-stopped = Du hast bei { $height } aufgehört
rlyeh-event-over-solo = Spielende: { $height }
rlyeh-event-over-lost = Spielende: Cthulhu gewinnt, { $colours } liegt ganz oben
rlyeh-event-over = Spielende: { $outcome }

## Warum etwas nicht erlaubt ist

rlyeh-refusal-roll-first = Würfle zuerst
rlyeh-refusal-already-rolled = Du hast schon gewürfelt: Tu, was die Würfel verlangen
rlyeh-refusal-hand-full = Lass erst los, was du hältst, oder leg es zurück
rlyeh-refusal-hand-empty = Deine Hand ist leer
rlyeh-refusal-settling = Warte, bis der Tisch zur Ruhe kommt
rlyeh-refusal-nothing-to-judge = Niemand hat etwas losgelassen, also gibt es nichts zu werten
rlyeh-refusal-report = Der Bericht vom Tisch ergibt keinen Sinn: { $flaw }
rlyeh-refusal-mandatory = Auf { rlyeh-deed } kannst du nicht verzichten: Auf dem Tisch geht das immer
rlyeh-refusal-not-solitaire = Nur wer allein baut, darf vorher aufhören
rlyeh-refusal-no-such-piece = So ein Stück gibt es in diesem Spiel nicht
rlyeh-refusal-not-in-reserve = Diese Pyramide ist schon verbaut: Nimm eine neue aus einem Vorrat
rlyeh-refusal-card-in-play = Diese Bodenkarte ist schon verbaut: Nimm eine neue
rlyeh-refusal-want-card = Nimm eine neue Bodenkarte
rlyeh-refusal-want-pyramid = Nimm eine Pyramide: Bodenkarten bleiben, wo sie sind
rlyeh-refusal-wrong-stash = Die Würfel verlangen eine { rlyeh-paint } Pyramide
rlyeh-refusal-wrong-size = Die Würfel verlangen eine { $sizes } Pyramide
rlyeh-refusal-empty-city = In der Stadt steht noch keine Pyramide
rlyeh-refusal-not-in-play = Nimm eine Pyramide aus der Stadt, nicht aus einem Vorrat
rlyeh-refusal-off-table = Sie liegt neben dem Tisch, außer Reichweite
rlyeh-refusal-already-adjusted = Du hast sie in diesem Zug schon verschoben
rlyeh-refusal-stack-too-tall = Ein Stapel aus { $members } ist zu hoch zum Verschieben: Drei sind das Höchste
rlyeh-refusal-too-many = Dieser Stapel hat { $members } Pyramiden, und du darfst in diesem Zug nur noch { $left } verschieben
rlyeh-refusal-bears-load = Etwas ruht auf ihr, darum bleibt sie stehen
rlyeh-refusal-supports-card = Sie trägt die neue Bodenkarte
rlyeh-refusal-adjust-first = Verschiebe eine Pyramide, bevor du eine Bodenkarte legst
rlyeh-refusal-no-target = Nichts in Reichweite kann sie tragen
rlyeh-refusal-home-gone = Die Fläche, auf die sie gehört, ist außer Reichweite
rlyeh-refusal-no-such-surface = Das gehört nicht zur Stadt: Darauf kommt nichts
rlyeh-refusal-on-itself = Ein Stück kann nicht auf sich selbst stehen
rlyeh-refusal-not-upright = Ein Turm kommt nur auf eine aufrechte Pyramide
rlyeh-refusal-not-topmost = Ein Turm kommt nur auf eine freie Spitze
rlyeh-refusal-brick-on-pyramid = Ein Quader liegt auf dem Tisch oder einer Bodenkarte, nicht auf einer Pyramide
rlyeh-refusal-card-needs-pyramid = Leg eine Bodenkarte auf Pyramiden
rlyeh-refusal-on-new-card = Setz sie auf die eben gelegte Bodenkarte
rlyeh-refusal-away-from-home = Eine verschobene Pyramide bleibt auf der Fläche, auf der sie gespielt wurde
rlyeh-refusal-nests-on-tip = Eine verschobene Pyramide darf lehnen, aber nicht auf eine Spitze: Das darf nur ein Turm
rlyeh-lost-nests = Sie käme auf eine Spitze und geht an ihren Platz zurück
rlyeh-lost-card = Die Karte ginge zurück: { rlyeh-card-fault }

## Vor dem Spiel

rlyeh-set-up-stashes = Allein baust du mit { $least } bis { $most } Vorräten, nicht mit { $given }
rlyeh-set-up-colours = Jeder Vorrat braucht eine Farbe: Wähle { $needed }, nicht { $given }
rlyeh-set-up-same-colour = { $colour } ist zweimal da: Jeder Vorrat braucht seine eigene Farbe
rlyeh-set-up-numbers = Wähle { $needed } verschiedene Zahlen von 1 bis 6, eine für jeden Vorrat

## Was das Spiel verlangt

rlyeh-asks-roll = { $dice ->
    [one] Würfle.
   *[other] Wirf die Würfel.
}
rlyeh-asks-settle = Warte, bis die Stadt zur Ruhe kommt.
rlyeh-asks-nothing = Das Spiel ist aus.
rlyeh-asks-move = Umbau: Setz eine freie Pyramide der Stadt auf die neue Bodenkarte, oder passe.
rlyeh-asks-card = { rlyeh-deed }: Leg eine Bodenkarte auf Pyramiden der Stadt, oder passe.
rlyeh-asks-card-adjusted = { rlyeh-deed }: Leg eine Bodenkarte auf eine verschobene Pyramide, oder passe.
rlyeh-asks-adjust-nothing = Umbau: Du kannst nur noch passen.
rlyeh-asks-adjust = { $card-next ->
    [yes] { $left ->
        [one] Umbau: Verschiebe { $left } weitere Pyramide auf ihrer Fläche, leg eine Bodenkarte auf eine verschobene, oder passe.
       *[other] Umbau: Verschiebe bis zu { $left } Pyramiden auf ihrer Fläche, leg eine Bodenkarte auf eine verschobene, oder passe.
    }
   *[no] { $left ->
        [one] Umbau: Verschiebe { $left } Pyramide auf ihrer Fläche, oder passe.
       *[other] Umbau: Verschiebe bis zu { $left } Pyramiden auf ihrer Fläche, oder passe.
    }
}
rlyeh-wanted-any = Pyramide
rlyeh-wanted-size = { $sizes } Pyramide
rlyeh-wanted-colour = { rlyeh-paint } Pyramide
rlyeh-wanted-both = { $sizes } { rlyeh-paint } Pyramide
rlyeh-asks-upright = { rlyeh-deed }: Stell eine neue { $piece } aufrecht auf den Tisch, eine Bodenkarte oder eine freie Spitze.
rlyeh-asks-flat = { rlyeh-deed }: Leg eine neue { $piece } auf die Seite, auf den Tisch oder eine Bodenkarte.
rlyeh-asks-weird = { rlyeh-deed }: Setz eine neue { $piece } schief in die Stadt, weder aufrecht noch liegend, oder passe.
rlyeh-asks-any = { rlyeh-deed }: Setz eine neue { $piece } beliebig auf die neue Bodenkarte, oder passe.
rlyeh-asks-named = { $asks } Der Würfel nennt { $stash }: { $colour }.
rlyeh-asks-named-none = { $asks } Jede Farbe geht: Es gibt { $stash } nicht.

## Wie eine Stadt wuchs

rlyeh-story-city = die Stadt
rlyeh-story-mm = mm Höhe
rlyeh-story-turn = guter Zug
rlyeh-story-grew = Sie wuchs am meisten: um { $by }
rlyeh-story-fell = Dann hat { $seat } sie umgeworfen

## Was Befehle ausgeben

rlyeh-played = { $outcome }. R'lyeh wurde { $height } hoch, in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} (Startzahl { $seed }). { $floors }. { $collapsed ->
    [yes] Die Stadt ist eingestürzt.
   *[no] Die Stadt steht noch.
}
rlyeh-solitaire =
    R'lyeh wurde { $height } hoch: { $pyramids ->
        [one] { $pyramids } Pyramide
       *[other] { $pyramids } Pyramiden
    } und { $cards ->
        [one] { $cards } Bodenkarte
       *[other] { $cards } Bodenkarten
    } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } (Startzahl { $seed }).
    { $floors }.
    { $collapsed ->
        [yes] Dann ist die Stadt eingestürzt. Es zählt die Höhe nach dem letzten guten Zug.
       *[no] Die Stadt steht noch.
    }

## Was ein Rekord sagt

rlyeh-score-by-grandeur = Pracht
rlyeh-score-height = { $fell ->
    [yes] { $height }, dann fiel es
   *[no] { $height }
}
rlyeh-score-grandeur = { $fell ->
    [yes] eine Pracht von { $grandeur }, dann fiel es
   *[no] eine Pracht von { $grandeur }
}
rlyeh-score-category = { $compass ->
    [yes] { $stashes } Vorräte, per Kompass
   *[no] { $stashes } Vorräte, per Würfel
}
rlyeh-score-category-numbers = { $compass ->
    [yes] { $stashes } Vorräte ({ $numbers }), per Kompass
   *[no] { $stashes } Vorräte ({ $numbers }), per Würfel
}

## Was an den Optionen des Befehls nicht stimmt

rlyeh-option-alone = { $option } gilt nur, wenn du allein baust. Lass es weg, oder spiel allein

## Was für einen echten Tisch gedruckt wird

rlyeh-print-floor-cards = die Bodenkarten von Builders of R’lyeh zum Ausschneiden
rlyeh-print-title = Bodenkarten von Builders of R’lyeh
rlyeh-print-foot = Schneide an den Umrissen entlang; ein Kreuz zeigt, wo das Gewicht ist. Am besten ist klare Folie von { $thickness }. Zwei spielen mit den Karten bis { $two }, drei bis { $three }, vier bis { $four }, fünf bis { $five }.
rlyeh-print-card = { $number }. { $card }
