# Was die Befehle ausgeben.

cli-gallery-empty = Hier ist noch nichts. Beendete Partien, die gewertet werden, kommen hierher, zum Beispiel ein Turm, den du allein baust.
cli-gallery-list = { $list }:
cli-gallery-row = { $help-count ->
    [0] { $rank } { $figure }, { $by }, Startzahl { $seed }, { $proof }: { $file }
   *[other] { $rank } { $figure }, { $by }, Startzahl { $seed }, mit Hilfe ({ $help }), { $proof }: { $file }
}
cli-gallery-broken = { $file }: { $seal }. `cyclopean gallery DATEI --verify` findet heraus, was abweicht
cli-gallery-fails = { $count } von { $all } Rekorden stimmen nicht
cli-gallery-unchecked = { $count } von { $all } Rekorden ließen sich nicht prüfen
cli-gallery-no-folder = auf diesem System gibt es keinen Ordner für Dateien von Programmen. Nenn stattdessen Dateien
cli-gallery-unreadable = die Galerie { $folder } lässt sich nicht lesen: { $why }
cli-gallery-not-noted = die Prüfung lässt sich nicht vermerken: { $why }
cli-gallery-unranked = { $file } hat keinen Rekord: Nur beendete Partien von einem allein werden gewertet
cli-gallery-kept = In der Galerie: { $file }
cli-replay-about = { $game }: { $steps } Schritte, { $seconds } s am Tisch, { $keyframes } Schlüsselbilder.
cli-replay-about-seed = { $game }, Startzahl { $seed }: { $steps } Schritte, { $seconds } s am Tisch, { $keyframes } Schlüsselbilder.
cli-replay-same = Die Wiedergabe ist bei jedem Schritt wie aufgezeichnet.
cli-replay-differs = Die Wiedergabe weicht von der Aufzeichnung ab und geht mit dem weiter, was danach aufgezeichnet wurde:
cli-replay-fall = { $seconds } s: { $what }
cli-replay-result = Das Ergebnis: { $result }.
cli-replay-parted = die Wiedergabe weicht { $count }-mal von der Aufzeichnung ab: Ein anderes Programm oder eine andere Maschine hat sie gemacht, oder die Datei wurde geändert
cli-sound-written = { $path }: { $seconds } s Ton, { $strikes ->
    [one] ein Anschlag
   *[other] { $strikes } Anschläge
}.

## Das Labor

cli-lab-verdict = { cli-lab-stands }{ cli-lab-expected }{ cli-lab-mindful }
cli-lab-stands = { $stands ->
    [yes] { $scene }: steht
   *[no] { $scene }: fällt
}
cli-lab-expected = { $expected ->
    [met] {" "}(wie erwartet)
    [missed] {" "}(nicht wie erwartet)
   *[none] {""}
}
cli-lab-mindful = { $mind ->
    [yes] , aber lies die Hinweise unten
   *[no] {""}
}
cli-lab-drift = { $rests ->
    [yes] um { $mm } mm verschoben und { $degrees }° gedreht, { $seconds } s beobachtet; { $high } mm hoch
   *[no] um { $mm } mm verschoben und { $degrees }° gedreht, { $seconds } s beobachtet; { $high } mm hoch; noch in Bewegung
}
cli-lab-watched = insgesamt { $seconds } s beobachtet, vom Loslassen bis zum Ende
cli-lab-firm = Statik: Nichts wirft es um
cli-lab-unheld = Statik: Nichts hält es
cli-lab-doubt = Statik: offen, winzige Spalten entscheiden
cli-lab-bears = Statik: hält { $g } g seitwärts aus, { $tilt }° Neigung, in der schwächsten Richtung
cli-lab-falls = Statik: Keine Kräfte halten es; die Schwerkraft müsste um { $tilt }° kippen
cli-lab-first = zuerst: { $what }
cli-lab-no-statics = die Statik weiß es nicht: { $why }
cli-lab-agree = beide Urteile stimmen überein
cli-lab-disagree = die Urteile widersprechen sich
cli-lab-disagree-report = DIE URTEILE WIDERSPRECHEN SICH: Bitte melde diesen Aufbau
cli-lab-too-close = für die Statik zu knapp
cli-lab-mind = bedenke: { $what }
cli-lab-piece = { $lies ->
    [upright] aufrecht  oben { $top } mm, verschoben { $moved } mm, gedreht { $turned }°, { $carried }
    [flat] liegend   oben { $top } mm, verschoben { $moved } mm, gedreht { $turned }°, { $carried }
    [weird] schief    oben { $top } mm, verschoben { $moved } mm, gedreht { $turned }°, { $carried }
   *[other] {"         "} oben { $top } mm, verschoben { $moved } mm, gedreht { $turned }°, { $carried }
}
cli-lab-off-table = vom Tisch gefallen
cli-lab-on-nothing = auf nichts
cli-lab-on = auf { $pieces-on }
cli-lab-study = Versuch { $question }: { $scene }
cli-lab-cases = { $cases } Fälle, insgesamt { $seconds } s beobachtet
cli-lab-head-case = Fall
cli-lab-head-fate = Ausgang
cli-lab-head-bears = hält
cli-lab-head-not = hält nicht
cli-lab-head-statics = Statik
cli-lab-head-fails = was nachgibt
cli-lab-cannot-stand = kann nicht stehen
cli-lab-tilt = { $tilt }° Neigung
cli-lab-shard = Teil { $number } von { $of }: { $done } von { $cases } Fällen sind in { $file }. Füge die Dateien aller Teile mit `cyclopean lab merge` zusammen
cli-lab-torn = Die letzte Zeile von { $file } war nicht vollständig. Sie entfällt, und ihr Fall wird neu berechnet.
cli-lab-no-scenes = merge nimmt keine Aufbauten: Sie stehen in den Dateien, die es zusammenfügt
cli-lab-no-set-up = ein Versuch braucht einen Aufbau: cyclopean lab AUFBAU.ron { $command }
cli-lab-changed = die Dateien wurden geändert: Sie nennen { $said } Fälle, ihr Versuch hat aber { $has }
cli-lab-unwritten = { $file } lässt sich nicht schreiben: { $why }. Wähle eine andere Datei
cli-lab-friction = table-friction muss eine Zahl von 0 bis { $most } sein, nicht { $found }

## Warum sich ein Befehl nicht ausführen lässt

cli-wrong-which-game = welches Spiel? „cyclopean play --help“ zählt sie auf
cli-wrong-unknown-game = das Programm kennt kein Spiel „{ $game }“. Es kennt { $known }
cli-wrong-too-many-bots = { $bots } Bots sind zu viele
cli-wrong-bots-for-seats = { $bots } Bots passen nicht auf { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
cli-wrong-no-bot = kein Bot heißt „{ $name }“. Wähle { $known } oder none
cli-wrong-no-window = dieses Programm ist ohne Fenster gebaut. Bau es mit dem Feature „window“, oder sieh in „cyclopean --help“ nach
cli-wrong-no-pictures = dieses Programm kann keine Bilder machen. Bau es mit dem Feature „window“
cli-wrong-one-window = --window öffnet einen Aufbau: Nenne eine Szene
cli-wrong-one-picture = --picture zeichnet einen Aufbau: Nenne eine Szene
cli-wrong-no-turns = { $file } ist kein Spielstand und hat keine Züge. Lass --turn weg
cli-wrong-did-you-mean = es gibt keine Datei { $typed }. Meinst du „cyclopean lab SCENE.ron { $study }“?
cli-wrong-score-picture = { $file } ist ein Rekord. Darin steht, was getan wurde, nicht, wie der Tisch am Ende lag. Sieh es dir im Fenster an, oder zeichne einen Spielstand der Partie
cli-wrong-no-score = es hat keinen Rekord
cli-wrong-no-time = --to muss nach --from liegen
cli-wrong-after-end = die Partie dauert nur { $seconds } s: Wähle ein früheres --from
cli-wrong-too-long = das sind mehr als sechs Stunden Ton: Wähle einen Teil mit --from und --to

## Was über Dateien gesagt wird, die Befehle schreiben

cli-written-saved = Gespeichert als { $path }
cli-written-picture = Das Bild ist { $path }
cli-written-not-counted = die Versuche von heute lassen sich nicht zählen: { $why }
cli-written-also-read = { $path } lässt sich nicht schreiben: Dieser Befehl liest dieselbe Datei ({ $read }), und sie ginge verloren. Wähle eine andere Datei
cli-written-twice = { $path } lässt sich nicht zweimal schreiben. Wähle für jedes eine eigene Datei
cli-written-unwritable = { $path } lässt sich nicht schreiben: { $why }. Wähle eine andere Datei
cli-written-no-journal = das Protokoll { $path } lässt sich nicht schreiben: { $why }. Wähle eine andere Datei

## Was auf Papier gedruckt wird

cli-print-list = Drucken kannst du:
cli-print-unknown = nichts zum Drucken heißt „{ $name }“. Wähle { $known }
cli-print-there = { $path } gibt es schon. Überschreibe es mit --replace, oder wähle mit --out einen anderen Ordner
cli-print-no-folder = es gibt keinen Ordner { $folder }. Lege ihn zuerst an, oder wähle mit --out einen anderen
cli-print-page = { $title }, Seite { $page } von { $of }.
cli-print-ruler = Drucke mit 100 %: Die Lineale müssen 100 mm und 4 Zoll lang sein.
