# Was über Dateien gesagt wird: Spielstände, Aufzeichnungen, Rekorde.

# Statt eines Pfads, in einer Liste, die die Datei zeigt.
file-this = diese Datei

## Was mit einer Datei nicht stimmt

file-not-regular = das ist keine gewöhnliche Datei
file-not-text = das ist kein Text (UTF-8)
file-too-large = sie ist zu groß: Solche Dateien haben höchstens { $mib } MiB
file-line-too-long = eine Zeile darin ist zu lang: höchstens { $kib } KiB
file-no-such-folder = es gibt keinen Ordner { $folder }
file-nothing-before = noch wurde nichts geschrieben
file-changed = jemand anders hat sie geändert
file-no-name = ein Name braucht Buchstaben oder Ziffern
file-name-taken = es gibt schon eine Partie namens { $name }
file-no-key = { $path } enthält keinen Schlüssel. Leg die alte Datei zurück, oder lösch sie, dann entsteht ein neuer
io-missing = sie ist nicht da
io-forbidden = dir fehlt die Berechtigung
io-exists = es gibt schon etwas mit diesem Namen
io-full = der Datenträger ist voll
io-read-only = auf den Datenträger lässt sich nicht schreiben
io-folder = das ist ein Ordner
io-no-folder = ein Teil des Pfads ist kein Ordner
io-bad-name = dieser Name geht auf diesem System nicht
io-busy = ein anderes Programm benutzt sie gerade
io-other = { $why }
words-too-long = höchstens { $most } Zeichen sind erlaubt, nicht { $found }
words-control = das Steuerzeichen U+{ $code } ist nicht erlaubt

## Warum sich eine Partie nicht speichern oder laden lässt

save-file = { $what ->
    [read] { $path } lässt sich nicht lesen: { $why }
    [write] { $path } lässt sich nicht schreiben: { $why }
    [make-folder] Der Ordner für { $path } lässt sich nicht anlegen: { $why }
    [lock] { $path } lässt sich nicht sperren: { $why }
    [rename] { $path } lässt sich nicht umbenennen: { $why }
    [copy] { $path } lässt sich nicht kopieren: { $why }
    [delete] { $path } lässt sich nicht löschen: { $why }
    [take-back] { $path } lässt sich nicht zurückholen: { $why }
   *[sign] { $path } lässt sich nicht unterschreiben: { $why }
}
save-busy = warte, bis der Tisch ruht und deine Hand leer ist, dann speichere
save-foreign = { $path } ist kein Spielstand von Cyclopean. Wähle eine Datei, die dieses Programm geschrieben hat
save-newer = { $path } stammt von Cyclopean { $version } (Format { $format }). Dieses Programm liest bis Format { $most }: Bitte aktualisiere es
save-older = { $path } wurde von Cyclopean { $version } im Format { $format } geschrieben. Dieses Programm liest nur Format { $most }. Spiel die Partie mit der Version zu Ende, die sie geschrieben hat
save-truncated = { $path } ist abgeschnitten: Nur { $found } von { $expected } Bytes sind da. Nimm einen älteren Spielstand
save-other-game = { $path } ist ein Spielstand eines anderen Spiels ({ $game }). Öffne ihn mit `cyclopean --load`
save-in-use = { $path } ist in einem anderen Fenster offen. Spiel dort weiter, oder schließ es dort zuerst
save-damaged = { $path } ist beschädigt: { $what }. Nimm einen älteren Spielstand
flaw-checksum = die Prüfsumme stimmt nicht
flaw-unreadable = sie lässt sich nicht lesen
flaw-too-much = sie ist { $count } Bytes zu lang
flaw-rules = der Stand des Spiels verstößt gegen die Regeln
flaw-table = auf dem Tisch passt etwas nicht zusammen
flaw-pieces = auf dem Tisch liegen andere Stücke, als das Spiel hat
flaw-settings = sein Tisch hat eine andere Schwerkraft oder andere Kontakte, als Tische hier haben
flaw-mid-move = sie wurde mitten in einem Zug gespeichert
flaw-seats = ihre Plätze sind nicht die des Spiels
flaw-replay = ihr Verlauf lässt sich nicht nachspielen. { $why }
flaw-log = ihr Verlauf führt zu einem anderen Stand
flaw-record = ein Eintrag im Verlauf ergibt keinen Sinn
flaw-later = Schritt { $step } lässt sich nicht wiederholen
flaw-recording = Teile der Aufzeichnung fehlen oder sind falsch
flaw-mask = der verdeckte Teil lässt sich nicht lesen
flaw-inconsistent = ihre Teile widersprechen sich
flaw-head = was sie über sich selbst sagt, ist nicht zu lesen

## Was an der Liste der Fehler falsch ist, die neu versucht werden

mistakes-list-damaged = Die Liste deiner Fehler ist nicht lesbar. Sie heißt jetzt { $path }, und eine neue beginnt
mistakes-list-stuck = Die Liste deiner Fehler ist nicht lesbar und bleibt, wie sie ist. Vorerst werden keine Fehler vorgemerkt. Die Datei ist { $path }
mistakes-list-newer = Eine neuere Version hat die Liste deiner Fehler geschrieben. Sie bleibt, wie sie ist. Vorerst werden keine Fehler vorgemerkt. Die Datei ist { $path }

## Was mit einem Stück oder einem Tisch nicht stimmt

shape-measure = { $what ->
    [edge] eine Kante des Quaders
    [thickness] die Dicke
    [hull] eine Zahl eines Punkts
    [outline] eine Zahl des Umrisses
    [mass] die Masse
   *[density] die Dichte
}
shape-not-finite = { shape-measure } ist keine brauchbare Zahl
shape-too-small = { $what ->
    [edge] eine Kante des Quaders muss mindestens { $least } mm lang sein, nicht { $value }
    [thickness] die Dicke muss mindestens { $least } mm sein, nicht { $value }
    [mass] die Masse muss größer als 0 sein, nicht { $value }
   *[density] die Dichte muss größer als 0 sein, nicht { $value }
}
shape-too-large = { shape-measure } ist { $value }, aber höchstens { $most } passen auf den Tisch
shape-too-many = { $what ->
    [outline] der Umriss hat mit seinen Löchern { $count } Punkte, erlaubt sind höchstens { $most }
   *[hull] die Form hat { $count } Punkte, erlaubt sind höchstens { $most }
}
shape-flat = die Punkte liegen in einer Ebene. Gib mindestens vier an, die das nicht tun
shape-outline = der Umriss kreuzt sich selbst oder umschließt nichts. Gib drei oder mehr Ecken der Reihe nach an
table-shape = Stück { $piece }: { $why }
table-number = { $what ->
    [position] Stück { $piece } hat keinen brauchbaren Ort
    [friction] die Reibung von Stück { $piece } muss zwischen 0 und 10 liegen, nicht bei { $value }
   *[restitution] der Rückprall von Stück { $piece } muss zwischen 0 und 1 liegen, nicht bei { $value }
}
table-too-many = { $count } Stücke passen nicht: Ein Tisch fasst höchstens { $most }
table-lost = die Simulation hat Stück { $piece } verloren
table-setting = eine Einstellung des Tisches liegt außerhalb des Erlaubten
table-broken = in dieser Datei passt auf dem Tisch etwas nicht zusammen

## Warum sich eine Partie nicht ansehen oder prüfen lässt

replay-start = der Anfang der Aufzeichnung lässt sich nicht aufbauen. { $why }
replay-nothing = { $file } enthält keine Aufzeichnung der Partie, also gibt es nichts zu prüfen
replay-other-edition = { $what ->
    [rules] aufgezeichnet nach Regeln { $theirs }, hier gelten { $ours }: nicht prüfbar
   *[physics] aufgezeichnet mit Physik { $theirs }, hier gilt { $ours }: nicht prüfbar
}
replay-other-bits = die Partie lässt sich hier nicht prüfen: Ein anders gebautes Programm oder eine andere Art von Prozessor hat sie geschrieben, und dort kommt die Physik auf andere letzte Ziffern
replay-senseless = die Aufzeichnung in { $file } ergibt keinen Sinn. Die Partie selbst kann in Ordnung sein: Lade sie stattdessen
replay-no-turn = { $file } hat keinen Zug { $turn }. Wähle einen Zug von { $first } bis { $last }
replay-no-table = { $file } ist eine Partie ohne Tisch, also fällt darin nichts um, und es ist nichts zu hören. Nimm einen Spielstand eines Spiels mit Stücken
differs = { $at }: In der Datei steht { $said }, in ihrer Partie { $known }
differs-nothing = nichts
differs-value = { $value }
differs-more = { $first }; { $rest }
differs-at-tick = Tick { $tick } (Schritt { $step }): { $what }
differs-at-step = Schritt { $step }: { $what }
differs-table = der Tisch ist nicht wie aufgezeichnet
differs-rules = Spiel oder Hand sind nicht wie aufgezeichnet
differs-refused = dieser Schritt war erlaubt, und jetzt nicht mehr: { $why }
differs-rest = die Datei erzählt eine andere Partie als die aufgezeichnete
differs-says = die Datei sagt Falsches über sich: { $what }

## Warum ein Rekord nicht stimmt

unproven-parted = nachgespielt verläuft die Partie anders als aufgezeichnet: { $parted }
unproven-unsigned = niemand hat den Rekord unterschrieben. Spiel die Partie in diesem Programm zu Ende, dann unterschreibt es ihn
unproven-signature = die Datei wurde geändert, nachdem Installation { $key } sie unterschrieben hatte
unproven-unranked = die Datei behauptet { $claimed }, aber ihre Partie wird nicht gewertet
unproven-claim = die Datei behauptet { $claimed }, aber ihre Partie kommt auf { $found } ({ $differ })
unproven-not-started = der Prozess, der die Partie nachspielt, lässt sich nicht starten: { $why }
unproven-lost = der Prozess, der die Partie nachspielt, ging verloren: { $why }
unproven-ended = das Nachspielen brauchte mehr Speicher, als es hier haben darf (höchstens { $mib } MiB), oder ging schief ({ $status }). Gib dem Programm mehr; eine Datei, die so viel braucht, soll vielleicht Schaden anrichten
unproven-too-long = das Nachspielen dauert länger als { $seconds } s. Mit --seconds gibst du ihm mehr Zeit
unfit-game = es gibt kein Spiel „{ $game }“
unfit-words = was sie über sich sagt, ist kein Text: { $why }
unfit-spaces = was sie über sich sagt, hat Leerzeichen davor oder dahinter

## Rekorde und Bestenlisten

score-unknown-id = { $id }
score-unknown-figure = { $figure } ({ $id })
score-came-to = { $figures }
score-in-full = { $help-count ->
    [0] { $came-to } ({ $category }; { $name }; ohne Hilfe)
   *[other] { $came-to } ({ $category }; { $name }; { $help })
}
score-person = { $name }
score-bot = { $bot }
score-a-bot = ein Bot
score-scored = gewertet
score-practice = Übung
score-program = vom Programm: { $bot }
score-help = { $help }
help-previews = Vorschau
help-nesting = Hilfe beim Überstülpen
help-magnet = ein Magnet für Karten
help-ghost = eine Hand, die durch Dinge hindurchgeht
help-level = eine ebene Hand
help-bare = eine bloße Hand
help-undone = { $count ->
    [one] { $count } Schritt zurückgenommen
   *[other] { $count } Schritte zurückgenommen
}
help-coached = { $count ->
    [one] einmal den Berater gefragt
   *[other] { $count }-mal den Berater gefragt
}
help-trembles = eine Hand, die um { $by } zittert
list-of-what = { $category }
list-of-what-by = { $category }, nach { $by }
list-of-day = der Tisch vom { $day }
list-of-day-first = der Tisch vom { $day }, erste Versuche
list-of-who = { $hand ->
    [helped] { $class }
    [ghost] { $class }, Geisterhand
    [level] { $class }, ebene Hand
   *[bare] { $class }, bloße Hand
}
list-of-all = { $game } · { $what } · { $who }
list-of-one-day = { $game } · { $what } · { $day } · { $who }
seal-none = niemand hat sie unterschrieben
seal-ours = von dieser Installation unterschrieben
seal-theirs = von einer anderen Installation unterschrieben ({ $key })
seal-broken = geändert, nachdem Installation { $key } sie unterschrieben hatte

## Lektionen

lesson-none = es gibt keine Lektion { $id }
lesson-file = die Lektion { $id } lässt sich nicht lesen, Zeile { $line }: { $why }
lesson-start = die Lektion { $id } kann nicht beginnen. { $why }
