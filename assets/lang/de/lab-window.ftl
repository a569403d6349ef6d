# Das Statik-Labor: was sein Fenster sagt.

lab-title = Statik-Labor
lab-open-save = Dateien …
lab-new = Neu
lab-more = und { $count } weitere
lab-setups = Aufbauten
lab-setups-about = Öffne einen Aufbau (.ron) oder eine MJCF-Datei mit Quadern, Zylindern und Netzen (.xml).
lab-no-setups = Noch gibt es keine Aufbauten.
lab-path = Gib den Pfad einer Datei ein. Ein Name allein ist einer deiner Aufbauten:
lab-path-hint = mein Turm.ron
lab-open = Öffnen
lab-save-over = Es gibt schon eine Datei { $path }. Diesen Aufbau an ihrer Stelle speichern? Ihr Inhalt geht verloren.
lab-not-ron = ein Aufbau wird als RON gespeichert: Wähle einen Namen, der auf .ron endet
lab-save-here = Hier speichern
lab-last-time = Was du zuletzt gebaut hast, lässt sich nicht wieder aufbauen: { $why }
lab-unwritten = Der Aufbau lässt sich nicht speichern: { $why }
lab-saved-both = Gespeichert: { $table } und { $drawing }
lab-changed = Du hast den Aufbau seit diesem Versuch geändert. Starte den Versuch neu, oder nimm deine Änderungen zurück
lab-on-pieces = An den Stücken: { $about }
lab-fell-first = ✖ fiel zuerst

## Warum ein Bauschritt nicht geht

lab-refused-nothing-chosen = Nichts ist ausgewählt. Klicke zuerst ein Stück an
lab-refused-over-the-middle = Deine Stücke reichen über die Mitte des Tisches (x = 0), wo ihr Spiegelbild liegen würde. Rücke sie zuerst zur Seite
lab-refused-too-many = Auf einen Tisch passen höchstens { $most } Stücke

## Stücke hinzufügen, und der Tisch

lab-build-add = Hinzufügen
lab-build-pyramid = Pyramide
lab-build-pyramid-about = Eine hohle Pyramide
lab-build-small = Klein
lab-build-medium = Mittel
lab-build-large = Groß
lab-build-floor = Boden
lab-build-floor-about = Eine Bodenkarte
lab-build-blob = Klecks
lab-build-trapezoid = Trapez
lab-build-triangle = Dreieck
lab-build-vesica = Linse
lab-build-ring = Ring
lab-build-tarot = Tarot
lab-build-tarot-about = Eine Tarotkarte
lab-build-die = Würfel
lab-build-die-about = Ein Spielwürfel, 16 mm breit
lab-build-box = Quader
lab-build-box-about = Ein Quader mit diesen Kanten, in mm
lab-build-edge = Länge einer Kante, in mm
lab-build-cylinder = Zylinder
lab-build-cylinder-about = Ein Zylinder mit diesem Durchmesser und dieser Höhe, in mm
lab-build-diameter = Durchmesser, in mm
lab-build-high = Höhe, in mm
lab-build-other-shape = Für jede andere Form füge einen Quader hinzu. Ändere ihn dann unter „{ lab-chosen-text }“.
lab-build-grid = Raster
lab-build-turn = Drehung
lab-build-any = frei
lab-build-rests = Stücke auf das Darunter absetzen
lab-build-pieces = Stücke: { $count }
lab-build-table = Tisch und Schwerkraft
lab-build-name = Name
lab-build-tilted = Geneigt um
lab-build-towards = nach
lab-build-gravity = Schwerkraft
lab-build-friction = Reibung
lab-build-of-table = Tisch
lab-build-of-pyramids = Pyramiden
lab-build-of-cards = Karten
lab-build-of-others = Übrige
lab-build-smaller = die kleinere von zweien
lab-build-mean = das Mittel von zweien
lab-build-product = das Produkt von zweien
lab-build-larger = die größere von zweien

## Die ausgewählten Stücke

lab-chosen-none = Nichts ist ausgewählt
lab-chosen-none-about = Klicke ein Stück an, um es auszuwählen. Zieh es, um es zu bewegen. Mit Umschalt wählst du mehrere.
lab-chosen-many = { $count } Stücke sind ausgewählt
lab-chosen-copy = Kopieren
lab-chosen-mirror = Spiegeln
lab-chosen-set-down = Absetzen
lab-chosen-delete = Löschen
lab-chosen-usual = wie üblich
lab-chosen-name = Name
lab-chosen-place = Ort, mm
lab-chosen-turn = Drehung
lab-chosen-upright = Aufrecht
lab-chosen-over = Kopfüber
lab-chosen-flat = Liegend
lab-chosen-side = Auf der Seite
lab-chosen-edges = Kanten, mm
lab-chosen-height = Höhe, mm
lab-chosen-material = Material
lab-chosen-friction = Reibung
lab-chosen-bounce = Rückprall
lab-chosen-mass = Masse
lab-chosen-fixed = am Tisch befestigt
lab-chosen-text = Als Text
lab-chosen-apply = Anwenden
lab-chosen-now = Den jetzigen Stand nehmen

## Steht es?

lab-verdict-ask = Steht es?
lab-verdict-working = Wird berechnet …
lab-verdict-empty = Du hast noch nichts gebaut. Füge links ein Stück hinzu, oder öffne einen Aufbau.
lab-verdict-stands = ✔ Es steht
lab-verdict-falls = ✖ Es steht nicht
lab-verdict-falls-about = Es bleibt nicht, wie du es aufgebaut hast.
lab-verdict-watch = ▶ Ansehen
lab-verdict-wrong = ⚠ Das lässt sich nicht aufbauen
lab-verdict-unknown = ⚠ Das weiß niemand
lab-verdict-disagree = ⚠ Die beiden Prüfer sind uneins
lab-verdict-report = Einer von ihnen irrt sich. Bitte melde diesen Aufbau.
lab-verdict-sim-stands = Simulation: ✔ es steht
lab-verdict-sim-falls = Simulation: ✖ es kommt nicht zur Ruhe
lab-verdict-no-statics = Die Statik weiß es nicht: { $why }
lab-verdict-first = ♦ Zuerst: { $what }
lab-verdict-mind = Bedenke: { $what }
lab-verdict-problem = { $piece }: { $what }
lab-judged-drawn = Die Statik hat es geprüft, wie du es gezeichnet hast.
lab-judged-rest = Die Statik hat es geprüft, wie es zur Ruhe kam.
lab-judged-falling = Die Statik hat es geprüft, während es fiel.

## Die Versuche

lab-test-title = Stell es auf die Probe
lab-test-tilt = Neigen
lab-test-tilt-about = Wie weit kannst du den Tisch neigen?
lab-test-shake = Rütteln
lab-test-shake-about = Wie stark kannst du am Tisch rütteln?
lab-test-poke = Stupsen
lab-test-poke-about = Wie stark kannst du ein Stück anstupsen?
lab-test-remove = Eines wegnehmen
lab-test-remove-about = Was fällt, wenn du ein Stück wegnimmst?
lab-test-load = Belasten
lab-test-load-about = Wie viel Gewicht trägt ein Stück?
lab-test-friction = Reibung
lab-test-friction-about = Steht es mit weniger Reibung, oder mit mehr?
lab-test-careless = Ungenau bauen
lab-test-careless-about = Wie oft steht es, wenn du ungenau baust?
lab-test-run = Versuch starten
lab-test-stop = ■ Anhalten
lab-test-only-standing = Du kannst nur prüfen, was steht
lab-test-none-chosen = Kein Stück ist ausgewählt
lab-test-towards = Wohin
lab-test-one-side = eine Seite
lab-test-all-round = ringsum
lab-test-direction = Richtung
lab-test-which = Welche
lab-test-each = jedes einzeln
lab-test-the-chosen = die ausgewählten
lab-test-many-chosen = { $count ->
    [one] das ausgewählte
   *[other] die { $count } ausgewählten
}
lab-test-often = Wie oft
lab-test-three-rates = 2, 4 und 8 Hz
lab-test-one-rate = eine Frequenz
lab-test-frequency = Frequenz
lab-test-for = Dauer
lab-test-where = Wo
lab-test-centre = Schwerpunkt
lab-test-top = oben
lab-test-where-mm = Wo, mm
lab-test-where-mm-about = Vom Punkt über dem Schwerpunkt aus, längs x und y
lab-test-whose = Welche
lab-test-everything = alle Reibung
lab-test-pieces = die der Stücke
lab-test-table = die des Tisches
lab-test-trials = Durchgänge
lab-test-off-by = Daneben um
lab-test-turned-by = Verdreht um
lab-test-friction-by = Reibung anders um
lab-test-of-it = davon
lab-test-seed = Startzahl
lab-test-strong = Wie stark
lab-test-until-falls = bis es fällt
lab-test-given = festes Maß
lab-test-level = Maß
lab-test-watched = Zusehen

## Was ein Versuch ergibt

lab-result-progress = { $done } von { $all } · { $seconds } s simuliert
lab-result-old = Du hast den Aufbau seit diesem Versuch geändert.
lab-result-ended = { $why }. { $done } von { $all } Fällen sind fertig
lab-result-watch = Sieh dir einen Fall an, der schwächste zuerst:
lab-result-cases = Die Fälle, der schwächste zuerst:
lab-result-keep = Als Tabelle und Bild speichern
lab-result-legend = • steht   ✖ fällt
lab-result-statics = Statik
lab-result-statics-legend = ♦ was die Statik zulässt

## Was du ansiehst

lab-watch-let-go = Losgelassen, wie du es aufgebaut hast
lab-watch-seconds = { $at } s
lab-watch-tilted = { $by }° geneigt
lab-watch-fallen = ✖ es ist gefallen
lab-watch-falls-after = fällt nach { $seconds } s
lab-watch-done = Fertig
