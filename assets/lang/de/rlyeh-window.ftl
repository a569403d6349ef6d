# Builders of R'lyeh: was das Fenster sagt.

## Wie man beginnt

rlyeh-way-alone = Allein
rlyeh-way-alone-about = Bau die höchste Stadt, die du kannst
rlyeh-way-today = Stadt des Tages
rlyeh-way-today-about = Allein, mit den Würfeln, die heute alle haben
rlyeh-way-together = Gemeinsam
rlyeh-way-together-about = Zwei bis fünf Baumeister an einem Bildschirm
rlyeh-idea = Bau eine Stadt, die nicht einstürzt
rlyeh-dealt = dieselben Würfel

## Tasten

key-rlyeh-roll = würfeln (mit leerer Hand)
key-rlyeh-pass = passen, wo die Regeln es erlauben
key-rlyeh-stop = aufhören und deine Höhe behalten (allein)
key-rlyeh-stashes = Vorräte und übrige Karten zeigen oder verbergen
key-rlyeh-whole = den ganzen Tisch sehen oder die Stadt
key-rlyeh-log = das Protokoll zeigen oder verbergen
rlyeh-group-turn = Dein Zug
rlyeh-do-go-on = weiter, wenn der Wurf deinen Zug verfallen lässt

## Wann es wieder etwas zu entscheiden gibt

rlyeh-until-end = in diesem Spiel

## Was vor der Partie gesagt wird

rlyeh-set-today = Stadt des Tages
rlyeh-set-own = Deine eigene Stadt
rlyeh-set-match = Ein Wettstreit der Baumeister
rlyeh-set-die = Würfel
rlyeh-set-cthulhu = Cthulhu-Würfel
rlyeh-set-cthulhu-about = Fünf Zeichen auf zwölf Seiten
rlyeh-set-twelve = zwölf Zahlen
rlyeh-set-twelve-about = Ein zwölfseitiger Würfel mit Zahlen
rlyeh-set-two = zwei Würfel
rlyeh-set-two-about = Zwei gewöhnliche Würfel, zusammengezählt
rlyeh-set-aim = Gebaut wird um
rlyeh-set-height = Höhe
rlyeh-set-height-about = Es zählt, wie hoch die Stadt ist
rlyeh-set-grandeur = Pracht
rlyeh-set-grandeur-about = Jedes Stück auf einem Boden zählt die Nummer seines Stockwerks
rlyeh-set-stashes = Vorräte
rlyeh-set-day-stashes = drei, mit den Zahlen des Tages
rlyeh-set-by = Es baut
rlyeh-set-cards = { $count ->
    [one] { $count } Bodenkarte
   *[other] { $count } Bodenkarten
}
rlyeh-set-chooser = Vorrat bestimmt
rlyeh-set-a-die = ein Würfel
rlyeh-set-a-die-about = Vorräte haben Zahlen. Hat keiner die Zahl, wählst du
rlyeh-set-a-compass = ein Kompass
rlyeh-set-a-compass-about = Vorräte stehen rings um die Stadt. Steht dort keiner, wählst du
rlyeh-set-builders = Baumeister
rlyeh-set-first = Es beginnt
rlyeh-set-collapse = Ein Einsturz
rlyeh-set-ends = beendet das Spiel
rlyeh-set-ends-about = Alle anderen gewinnen gemeinsam
rlyeh-set-puts-out = wirft eine Person hinaus
rlyeh-set-puts-out-about = Die Farbe geht an Cthulhu, und die anderen spielen weiter
rlyeh-set-colours = Farben
rlyeh-set-number = Nr. { $number }
rlyeh-set-nobodys = Cthulhus Farbe
rlyeh-set-hand = Hand
rlyeh-set-ghost = geht durch Dinge hindurch
rlyeh-set-ghost-not = Nur zum Üben
rlyeh-set-tremor = Zittern
rlyeh-set-persons = wie ein Mensch
rlyeh-set-tremor-about = Wie sehr deine Hand zittert. Die eines Menschen zittert um 0,2 mm, eine bloße mindestens so viel

## Was die Tafeln eines Zuges sagen

rlyeh-turn-roll = Würfeln
rlyeh-turn-pass = Passen
rlyeh-turn-stop = Aufhören
rlyeh-turn-go-on = Weiter
rlyeh-turn-go-on-with = Dein Zug ist verfallen: Weiter mit { $key }
rlyeh-turn-rolling = Die Würfel rollen
rlyeh-turn-first-alone = Bau die höchste Stadt, die du kannst. { $asks }
rlyeh-turn-first-together = Ist eine Farbe aufgebraucht, gewinnt, wessen Farbe oben ist. Wer die Stadt umwirft, verliert. { $asks }
rlyeh-turn-first-upright = { $deed }: Zieh von links eine leuchtende Pyramide aufrecht auf die Matte.
rlyeh-turn-first-flat = { $deed }: Zieh von links eine leuchtende Pyramide liegend auf die Matte.
rlyeh-turn-first-any = { $deed }: Zieh von links eine leuchtende Pyramide auf die Matte.
rlyeh-turn-your-city = Deine Stadt
rlyeh-turn-whose = { $name } ({ $colour })
rlyeh-turn-number = Zug { $turn }
rlyeh-turn-at-work = { $bot } ist am Werk
rlyeh-turn-wait = Warte: { $who } ist am Werk
rlyeh-turn-bot = { $name } ({ $bot })
rlyeh-turn-hurry = Würfel beeilen
rlyeh-turn-key-go-on = weiter
rlyeh-turn-key-turn = drehen
rlyeh-turn-key-pose = Lage
rlyeh-turn-key-height = Höhe
rlyeh-turn-key-lower = senken
rlyeh-turn-key-fine = fein
rlyeh-turn-key-put-back = zurück
rlyeh-turn-key-let-go = loslassen
rlyeh-turn-key-roll = würfeln
rlyeh-turn-key-pass = passen
rlyeh-turn-key-choose = wählen
rlyeh-turn-key-take = nehmen
rlyeh-turn-end-sure = Das Spiel hier beenden? Deine Stadt zählt, wie sie steht.
rlyeh-turn-end-yes = Beenden
rlyeh-turn-not-counted = Dieser Versuch an der Stadt des Tages zählt nicht: { $why }
rlyeh-turn-stashes = Vorräte
rlyeh-turn-log = Protokoll
rlyeh-turn-unrolled = Noch ist nicht gewürfelt
rlyeh-turn-on-twelve = { $number } auf einem zwölfseitigen Würfel
rlyeh-turn-sum = { $first } und { $second } ergeben { $sum }
rlyeh-turn-sign = { $sign }: { $deed }
rlyeh-turn-names-stash = nennt { $stash }
rlyeh-turn-names-size = nennt die Größe: { $sizes }
rlyeh-turn-rolled-and-passes = { $rolled }. { $passes }
rlyeh-turn-higher = { $height }, +{ $by }

## Was die Tafeln der Stadt sagen

rlyeh-city-city = Stadt
rlyeh-city-grandeur = Pracht { $grandeur }
rlyeh-city-on-top = { $colour } ist oben
rlyeh-city-on-top-of = { $colour } ist oben ({ $whose })
rlyeh-city-best = Rekord der Galerie: { $record }
rlyeh-city-best-about = Das Beste in der Galerie von Menschen, mit ebenso vielen Vorräten
rlyeh-city-tie = Gleichstand: Augen entscheiden
rlyeh-city-tie-about = Mehrere Farben sind ganz oben. Es zählt die mit mehr Augen in der Stadt
rlyeh-city-stash = Vorrat
rlyeh-city-left = übrig
rlyeh-city-left-about = Kleine, mittlere und große Pyramiden im Vorrat
rlyeh-city-pips = Augen
rlyeh-city-pips-about = Augen in der Stadt: Sie entscheiden bei Gleichstand
rlyeh-city-top = Spitze
rlyeh-city-top-about = Die höchste Spitze dieser Farbe, in mm
rlyeh-city-exhausted = ⚠ { $colour } ist aufgebraucht
rlyeh-city-one-more = ⚠ { $colour }: Noch eine beendet das Spiel
rlyeh-city-few = ⚠ { $colour }: nur noch { $left } übrig
rlyeh-city-reserve = Übrig von je { $each }: { $small } kleine, { $medium } mittlere, { $large } große. In der Stadt: { $built }
rlyeh-city-cards = Karten
rlyeh-city-cards-about = { $card }: { $left } übrig, { $built } in der Stadt

## Was das Ergebnis sagt

rlyeh-result-grandeur = Pracht { $grandeur }
rlyeh-result-cthulhu = Cthulhu gewinnt
rlyeh-result-at-its-best = Die Stadt, als sie am schönsten war
rlyeh-result-facts = { $height } hoch, { $pieces ->
    [one] { $pieces } Stück
   *[other] { $pieces } Stücke
}, { $turns ->
    [one] { $turns } guter Zug
   *[other] { $turns } gute Züge
}
rlyeh-result-collapse-alone = Die Stadt ist eingestürzt. Es zählen die Höhe nach deinem letzten guten Zug und die Pracht dessen, was noch steht.
rlyeh-result-collapse = { $seat } hat die Stadt umgeworfen.
rlyeh-result-exhausted-alone = { $colours }: Die letzte Pyramide ist verbaut, und die Stadt steht.
rlyeh-result-exhausted = { $colours }: Die letzte Pyramide ist verbaut. Ganz oben: { $holders }.
rlyeh-result-stopped = Du hast aufgehört, solange die Stadt stand.
rlyeh-result-best-turn = Der gute Zug { $turn } hob die Stadt am meisten: um { $by }.
rlyeh-result-reaches = { $colour } reicht bis { $top }, mit { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
} in der Stadt.
rlyeh-result-tie = Mehrere Farben sind ganz oben: Augen entscheiden.

## Was unter den Bildern in den Regeln steht

rlyeh-plate-stones = Die drei Größen mit ihren Augen und die fünf Bodenkarten.
rlyeh-plate-signs = Die fünf Zeichen des Cthulhu-Würfels und was jedes verlangt.
rlyeh-plate-poses = Zwei ineinander stehen aufrecht; eine liegt auf der Seite; eine lehnt und ist schief.
rlyeh-plate-spire = Auf dem Tisch, auf einer Bodenkarte oder über einer freien Spitze.
rlyeh-plate-brick = Auf der Seite, auf dem Tisch oder auf einer Bodenkarte.
rlyeh-plate-skew = Sie lehnt an einer anderen oder hockt auf einer liegenden.
rlyeh-plate-ascend = Erst eine Bodenkarte auf Spitzen, dann eine Pyramide darauf.
rlyeh-plate-arrange = Du verschiebst eine Pyramide, legst eine Karte darauf, und eine aus der Stadt kommt hinauf.
rlyeh-plate-lies = Von Pyramiden getragen: gut. Unten auf dem Tisch: Sie geht zurück.
rlyeh-plate-falls = Eine umgekippte Pyramide auf dem Tisch wird verziehen. Eine gefallene Bodenkarte nicht.
rlyeh-plate-small = klein: 1
rlyeh-plate-medium = mittel: 2
rlyeh-plate-large = groß: 3
rlyeh-plate-upright = aufrecht
rlyeh-plate-flat = liegend
rlyeh-plate-weird = schief

## Bots

rlyeh-level-dabbler = Stümper
rlyeh-level-dabbler-about = Bot. Sorglos: Seine Stücke können fallen
rlyeh-level-builder = Baumeister
rlyeh-level-builder-about = Bot. Probiert aus, bevor er baut
rlyeh-level-architect = Architekt
rlyeh-level-architect-about = Bot. Plant: gleich hohe Pfeiler, am Ende die eigene Farbe oben
