# Was das Fenster jedes Spiels sagt.

## Warum sich kein Fenster öffnen lässt

no-window-display = für ein Fenster fehlt die Anzeige: { $why }. Starte das Programm auf dem Desktop oder über SSH mit „ssh -X“. Was du ohne Anzeige im Terminal spielen kannst, sagt „cyclopean --help“
no-window-unset = weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt
no-window-no-runtime-folder = WAYLAND_DISPLAY ist gesetzt, aber XDG_RUNTIME_DIR nicht
no-window-no-name = DISPLAY ist „{ $name }“, und das ist keine Anzeige
no-window-silent = die Anzeige { $name } ({ $kind }) antwortet nicht ({ $why })
no-window-library = die Fensterbibliothek hat keine gefunden ({ $why })
no-window-vulkan = zum Zeichnen fehlt ein Vulkan-Treiber. Einer in Software genügt. Installiere unter Debian und Ubuntu die Pakete mesa-vulkan-drivers und libvulkan1, unter Fedora mesa-vulkan-drivers und vulkan-loader, unter Arch vulkan-swrast
no-window-other = das Fenster lässt sich nicht öffnen. Der Treiber sagt: { $why }
no-window-ended = das Fenster endete mit Code { $code }. Die Zeilen darüber sagen mehr

## Warum es kein Bild eines Tisches gibt

no-picture-nothing = auf dem Tisch liegt nichts, wovon sich ein Bild machen ließe
no-picture-size = ein Bild von { $width } × { $height } Pixeln lässt sich nicht zeichnen. Beides muss zwischen { $least } und { $most } liegen
no-picture-shape = ein Stück lässt sich nicht zeichnen: { $why }
no-picture-driver = der Grafiktreiber hat das Bild nicht geliefert. Er sagt: { $why }
no-picture-write = { $path } lässt sich nicht schreiben: { $why }

## Was das Menü sagt

menu-tagline = Spiele an einem Tisch, an dem etwas fallen kann
menu-version = Version { $number }
menu-others = Andere laufende Partien
menu-continue = Weiterspielen
menu-as-you-left = { $what }, wie du sie verlassen hast
menu-lesson = Lektion „{ $title }“, wie du sie verlassen hast
menu-at-a-glance = { $least }–{ $most } Spieler · { $minutes } Min. · { $idea }
menu-open-elsewhere = In einem anderen Fenster offen. { $what }
menu-mistakes = Fehler üben ({ $due })
menu-mistakes-due = { $due ->
    [one] Eine Stellung kannst du heute neu versuchen, von { $unknown }, die du noch nicht kannst.
   *[other] { $due } Stellungen kannst du heute neu versuchen, von { $unknown }, die du noch nicht kannst.
 } Der „Rückblick“ fand sie in deinen Partien. Die Partien bleiben, wie sie sind
menu-mistakes-later = { $unknown ->
    [one] Eine Stellung aus deinen Partien wartet. Du kannst sie ab { $date } neu versuchen
   *[other] { $unknown } Stellungen aus deinen Partien warten. Die nächste kannst du ab { $date } neu versuchen
 }
menu-lab = Statik-Labor
menu-gallery = Galerie
menu-matches = Partien …
menu-rules = Regeln
menu-settings = Einstellungen
menu-quit = Beenden

## Was Dialoge sagen: Pause, Speichern, Fragen

dialog-no-number = „{ $typed }“ ist keine Zahl. Der Wert ist wie zuvor
dialog-pause = Pause
dialog-rules = Regeln
dialog-keys = Tasten
dialog-change-keys = Tasten ändern
dialog-to-change-keys = Tasten ändern …
dialog-settings = Einstellungen
dialog-matches = Partien
dialog-gallery = Galerie
dialog-save = Speichern
dialog-sure = Bist du sicher?
dialog-close = Schließen
dialog-resume = Weiterspielen
dialog-to-save = Speichern …
dialog-to-load = Laden …
dialog-watch = Noch einmal ansehen
dialog-to-lab = Ins Labor
dialog-to-lab-about = Das Statik-Labor prüft den Tisch, wie er liegt. Deine Partie wartet so lange.
dialog-in-lab = Der Tisch deiner Partie. Was du hier änderst, ändert die Partie nicht.
dialog-back-to-match = Zurück zur Partie
dialog-leave = Zurück ins Menü
dialog-watching = Du siehst sie dir gerade an
dialog-no = Nein
dialog-no-folder = Auf diesem System gibt es keinen Ordner für Spielstände
dialog-folder = nach { $folder }
dialog-name-hint = ein Name
dialog-name-first = Gib zuerst einen Namen ein

## Was die Einstellungen sagen

settings-language = Sprache
settings-english = English
settings-german = Deutsch
settings-speed = Spieltempo
settings-speed-about = wie schnell Bots spielen und wie lange du ihre Züge siehst; halte { $key }, wenn es schneller gehen soll
settings-bots-why = Bots sagen, warum
settings-bots-why-about = nennen zu jedem Zug einen Grund, beim Zug und im Verlauf
settings-away = Du bist dran
settings-away-about = die Taskleiste ruft dich, wenn ein anderes Fenster vorn ist
settings-slow = langsam
settings-normal = normal
settings-fast = schnell
settings-at-once = sofort
settings-full-screen = Vollbild
settings-full-screen-about = das Fenster füllt den ganzen Bildschirm ({ $key })
settings-scale = Größe von Text und Tafeln
settings-drawing = Grafik
settings-auto = automatisch
settings-plain = einfach
settings-good = gut
settings-best = am besten
settings-camera-speed = Tempo der Kamera
settings-camera = Kamera
settings-camera-about = dreht sich andersherum
settings-motion = Weniger Bewegung
settings-motion-about = nichts gleitet, das Wasser steht still
settings-marks = Zeichen
settings-marks-about = jede Farbe hat auch ein Zeichen
settings-previews = Vorschau
settings-previews-about = zeigt, wo ein Stück zur Ruhe kommt
settings-coming-close = Näher heran
settings-coming-close-about = die Kamera folgt dem Stück in deiner Hand
settings-falls = Stürze
settings-falls-about = zeigt langsam noch einmal, wie etwas umfiel
settings-nesting = Überstülpen
settings-nesting-about = richtet eine Pyramide an der Spitze darunter aus
settings-stability = Standfestigkeit
settings-stability-about = zeigt, wie fest die Stadt steht und was zuerst fiele
settings-reset = Alle Einstellungen zurücksetzen

## Was vor jeder Partie gesagt wird

form-begin = Beginnen
form-back = Zurück
form-players = Spieler
form-played-for = Gespielt wird
form-practice = zum Üben
form-practice-about = Du kannst jeden Schritt zurücknehmen
form-score = um Punkte
form-score-about = Kein Schritt lässt sich zurücknehmen
form-seed = Startzahl
form-seed-chance = zufällig: { $seed }
form-seed-secret = zufällig, am Ende verraten
form-seed-same = Dieselbe Startzahl ergibt { $dealt }
form-seed-known = Dieselbe Startzahl ergibt { $dealt }: Wer sie kennt, kennt jedes Geheimnis
form-seed-digits = Eine Startzahl ist eine ganze Zahl, nur aus Ziffern
form-seed-too-large = Das ist zu groß. Die größte Startzahl ist { $most }
form-same-name = Zwei Spieler heißen { $name }
form-person = Mensch
form-bot = Bot: { $name }
form-spiteful-about = Bot. Schlägt zurück
bot-spiteful = { $level }, nachtragend
form-at-screen = an diesem Bildschirm
form-chance = der Zufall

## Was zwischen zwei Menschen an einem Bildschirm steht

cover-pass = Gib den Bildschirm an { $name }
cover-nobody = Sonst sollte niemand zusehen. Klicke, oder drücke { $key }
cover-here = Ich bin { $name }

## Wo Tasten stehen und geändert werden

keys-none = keine Taste
keys-or = { $first } oder { $other }
keys-taken = { $keys } tut schon dies: { $others }
keys-other = „{ $what }“ ({ $group })
keys-keeps = { $key } behält seine eigene Bedeutung: Wähle eine andere Taste
keys-press = Drücke eine Taste für „{ $what }“
keys-leaves = { $key } lässt alles, wie es ist
keys-take = Dort wegnehmen
keys-leave = Dort lassen
keys-choose = Wähle, was eine Taste tun soll, und drücke die Taste.
keys-reset-all = Alle Tasten zurücksetzen
keys-waiting = drücke eine Taste …
keys-reset = Zurücksetzen
keys-usually = Sonst { $keys }
keys-group = { $game }: { $group }
keys-unknown = Die Einstellungen geben Tasten für Dinge an, die dieses Programm nicht kennt: { $ids }
keys-stability-on = Zeigt, wie fest die Stadt steht
keys-stability-off = Zeigt nicht mehr, wie fest die Stadt steht
keys-outlines-on = Die Umrisse der Stücke sind zu sehen
keys-outlines-off = Die Umrisse sind verborgen

## Was die Karte mit dem Ergebnis sagt

result-decided = Was den Ausschlag gab
result-at-once = Sofort
result-again = Noch einmal spielen
result-watch = Noch einmal ansehen
result-watch-about = Die ganze Partie von Anfang an
result-look-back = Rückblick
result-look-back-about = Welche Entscheidungen dich am meisten kosteten oder dir am meisten brachten
result-decided-fall = Was zuerst nachgab und warum, in Zeitlupe
result-decided-told = Was den Unterschied machte, in wenigen Sätzen
result-back = Zurücknehmen
result-back-about = Üben: den letzten Schritt zurücknehmen
result-picture = Bild speichern
result-picture-about = Was das Fenster jetzt zeigt, als PNG
result-fold = Zum Tisch
result-fold-about = Räumt das Ergebnis aus dem Weg
result-unfold = Zum Ergebnis
result-gallery = Galerie
result-gallery-about = Beendete Partien, die besten zuerst
result-menu = Menü
result-menu-about = Zurück ins Menü
result-moment = { $moment } { $at }
result-story = So lief es, in { $counts } nach jedem Abschnitt ({ $moment })

## Was über einer Wiederholung steht

replay-go-on = Weiter
replay-what = Was ist passiert?
replay-what-about = Was hier umfiel, was zuerst nachgab und warum
replay-pictures-turn = Bilder dieses Zuges
replay-pictures-turn-about = Jeder Augenblick als PNG, und alle als ein bewegtes Bild
replay-pictures-all = … von allem
replay-pictures-all-about = Dasselbe von der ganzen Partie
replay-to-lab = Ins Labor
replay-to-lab-about = Das Statik-Labor prüft den Tisch, wie er hier liegt
replay-play-on = Ab hier weiterspielen
replay-play-on-about = Zum Üben, ab diesem Augenblick. Haben nur Bots gespielt, bekommst du den ersten Platz
replay-leave = Verlassen
replay-leave-about = Zurück zur Partie
replay-at = Wiederholung · { $turn }
replay-at-winding = Wiederholung · { $turn } · spult …
replay-turn-back = ◀ Zug
replay-turn-back-about = Zum Anfang dieses Zuges oder des vorigen
replay-turn-on = Zug ▶
replay-turn-on-about = Zum Anfang des nächsten Zuges oder zum Ende
replay-moves = Zug { $now } von { $all }
replay-parted = Anders als aufgezeichnet ab { $from }
replay-taken = { $taken } von { $all } Bildern
replay-stop = Anhalten
replay-stopped = Angehalten nach { $taken } von { $all } Bildern: Fang noch einmal an, dann geht es dort weiter
replay-title = Cyclopean: { $taken } von { $all } Bildern fertig; { $key } hält an
replay-done = { $count } Bilder und animation.png liegen in { $folder }
replay-no-picture = { $path } ist kein Bild. Entferne es und fang noch einmal an
replay-no-pictures = es gibt keine Bilder
replay-not-made = die Animation lässt sich nicht erstellen: { $why }
replay-looking-back = Blick zurück …
replay-nothing-fell = Hier ist nichts umgefallen
replay-nothing-yet = In dieser Partie ist noch nichts umgefallen
replay-first-to-give = gab zuerst nach
replay-touch = die Berührung
replay-nobody-acts = Das ist eine Wiederholung: Verlass sie, oder spiel ab hier weiter

## Was die Knöpfe jeder Partie sagen

button-menu = Menü
button-rules = Regeln
button-keys = Tasten
button-more = Mehr
button-nothing-left = Für dich gibt es nichts zu entscheiden { $until }
button-nothing-left-short = Nichts zu entscheiden
button-faster = schneller
button-faster-about = Halten, damit die Bots sich beeilen
button-skip = Weiter bis zu meiner Entscheidung
button-skip-about = Bots beeilen sich, bis du etwas entscheiden kannst ({ $key })
button-undo = Zurück
button-undo-turn = Zug zurück
button-redo = Wiederholen
button-steps = Üben: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}; { $key }
button-no-undo = Es gibt keinen Schritt zum Zurücknehmen
button-no-redo = Es gibt keinen Schritt zum Wiederholen
button-happened = Was geschah
button-nothing-happened = Noch ist nichts geschehen
button-settling = Kommt zur Ruhe …
button-your-turn = { $name }, du bist am Zug
button-bots-turn = Warte: { $name } ({ $bot }) ist am Zug

## Was Bots zu ihren Zügen sagen

bots-says = { $seat }: { $why }
bots-moved = { $what }: { $why }

## Was die Liste der Partien sagt

matches-deleted = „{ $name }“ ist gelöscht.
matches-take-back = Zurückholen
matches-none = Noch gibt es keine Partie. Jede kommt vom ersten Zug an von selbst hierher
matches-under-way = Laufend: Klicke zum Weiterspielen
matches-saves = Spielstände: Klicke, um von dort zu spielen. Der Spielstand bleibt, wie er ist
matches-over = Beendet: Klicke zum Ansehen
matches-broken = Dateien, die sich nicht lesen lassen
matches-another-file = Eine andere Datei
matches-path-hint = ihr Pfad
matches-load = Laden
matches-open-here = In einem Fenster offen. { $what }
matches-watch = Ansehen
matches-watch-about = Die Partie von Anfang an noch einmal sehen
matches-watch-secret = Nicht vor dem Ende: Es würde Geheimnisse verraten
matches-watch-broken = Sie lässt sich nicht lesen
matches-more = Mehr
matches-more-about = Umbenennen, kopieren, verschicken oder löschen
matches-rename = Umbenennen
matches-rename-first = Gib zuerst einen anderen Namen ein
matches-copy = Kopieren
matches-copy-about = Eine zweite Datei davon, zum Weiterspielen
matches-delete = Löschen
matches-delete-about = Du kannst sie 30 Tage lang zurückholen
matches-send = Zum Verschicken nimm diese Datei: { $path }
matches-more-names = { $count } weitere
matches-player = { $name } ({ $bot })
matches-copied = Es gibt jetzt eine Kopie: { $name }
matches-on-table = Diese Partie liegt auf deinem Tisch. Beginne oder lade erst eine andere, dann lösche sie
matches-restored = { $name } ist wieder da
matches-just-now = gerade eben
matches-minutes = vor { $count } Min.
matches-hours = vor { $count } Std.
matches-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}

## Was die Galerie sagt

gallery-no-folder = Auf diesem System gibt es keinen Ordner für Spielstände, darum lässt sich nichts aufheben
gallery-unreadable = Die Galerie { $folder } lässt sich nicht lesen: { $why }
gallery-about = Fertige Türme. Klick einen an, dann „Rekord prüfen“: Das Programm spielt ihn nach und vergleicht. Heute ist der { $day } (UTC)
gallery-empty = Hier steht noch nichts. Ein Turm, den du allein baust, kommt hierher, wenn er fertig ist. Du kannst seinen Rekord dann hier prüfen: Das Programm spielt die Partie Schritt für Schritt nach und vergleicht.
gallery-rank = { $place }. { $height }
gallery-no-rank = – { $height }
gallery-no-help = keine
gallery-who = { $by }, { $since }
gallery-day = { $seed }, der Tisch vom { $day }
gallery-came-to = Erreicht
gallery-with = Mit
gallery-by = Von
gallery-help = Hilfe
gallery-seed = Startzahl
gallery-proof = Nachweis
gallery-file = Datei
gallery-checking = wird nachgespielt …
gallery-holds = ✔ Der Rekord stimmt: Alle { $steps } Schritte verliefen wie aufgezeichnet
gallery-unchecked = Der Rekord ließ sich nicht prüfen: { $why }
gallery-fails = ✖ Der Rekord stimmt nicht: { $why }
gallery-watch = Noch einmal ansehen
gallery-check = Rekord prüfen
gallery-remove = Entfernen
gallery-remove-sure = Diese Partie aus der Galerie entfernen? Du kannst sie nicht zurückholen.
gallery-remove-yes = Entfernen
gallery-kept = Diese Partie steht jetzt in der Galerie
gallery-not-removed = { $path } lässt sich nicht entfernen: { $why }
gallery-not-ranked = Diese Partie wird nicht gewertet
gallery-unknown-game = Dieses Programm kennt ihr Spiel nicht
gallery-not-noted = Die Prüfung lässt sich nicht vermerken: { $why }

## Was über den Regeln steht

reader-marks = Nummern und Quellen
reader-marks-about = Die Nummern der Regeln, und wo ihre Quelle eine Wahl lässt
reader-only-english = Diese Regeln gibt es nur auf Englisch
reader-the-rule = Die Regel
reader-show-me = Zeig es mir
reader-show-me-about = Öffnet dies auf einem Tisch. Deine Partie wartet so lange.
reader-back-to-rules = Zurück zu den Regeln
reader-search = Suchen
reader-search-about = Die Eingabetaste führt zur nächsten Stelle
reader-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
reader-at = { $at } von { $count }

## Was das Programm am Rand des Fensters meldet

notice-loaded-over = Geladen: Diese Partie ist zu Ende
notice-loaded = Geladen: Die Partie geht weiter, wo sie war
notice-saved = Gespeichert: { $path }
notice-quick-save = { $name }, der Bildschirm gehört dir. Partie jetzt speichern? Angefangene Schritte werden nicht gespeichert.
notice-save-over = Es gibt schon eine Partie namens { $name }. Diese an ihrer Stelle speichern? Die andere geht verloren.
notice-save-over-yes = Ersetzen
notice-quick-save-yes = Speichern
notice-quick-load = { $name }, der Bildschirm gehört dir. Schnellspeicher laden? Was seither geschah, geht verloren.
notice-quick-load-yes = Laden
notice-quit-loses = Diese Partie lässt sich nicht speichern. Wenn du jetzt beendest, gehen die letzten Züge verloren.
notice-quit-yes = Trotzdem beenden
notice-unkept = Diese Partie wird nicht gespeichert: { $why }. Neuer Versuch …
notice-unsaved = die Partie ließ sich nicht speichern: { $why }
notice-no-journal = das Protokoll { $path } lässt sich nicht schreiben: { $why }
notice-journal-lost = das Protokoll lässt sich nicht mehr schreiben: { $why }
notice-bridge = Tisch und Physik passen nicht mehr zusammen. Bitte lade die Partie neu
notice-no-picture-folder = Auf diesem System gibt es keinen Ordner für Spielstände, darum lassen sich keine Bilder speichern
notice-no-window = Es gibt kein Fenster für ein Bild
notice-picture-saved = Das Bild ist gespeichert: { $path }
notice-picture-unread = Das Bild lässt sich nicht lesen: { $why }
notice-picture-no-png = Dieses Programm schreibt kein PNG
notice-picture-unwritten = Das Bild lässt sich nicht schreiben: { $why }
notice-bad-key = Für { $id } gibt es keine Taste „{ $name }“
notice-settings = In den Einstellungen: { $bad }
notice-settings-field = „{ $name }“ ist nicht lesbar oder keine Einstellung; es gilt die übliche
notice-settings-unread = Die Einstellungen in { $path } lassen sich nicht lesen ({ $why }), darum gelten die üblichen. { $kept }
notice-settings-kept = Die Datei heißt jetzt { $path }
notice-settings-stay = Die Datei ließ sich auch nicht umbenennen: { $why }
notice-settings-unwritten = die Einstellungen lassen sich nicht nach { $path } schreiben: { $why }
notice-no-bot-move = Das Programm fand keinen Zug; bitte melde diese Startzahl
notice-rate = { $rate } Bilder in der Sekunde, je { $took } ms, solange sich etwas bewegt
notice-unfinished = Du kannst eine Partie erst nach dem Ende noch einmal ansehen: Vorher würde sie Karten verraten
notice-unknown-game = { $path } ist ein Spielstand von { $game }. Dieses Spiel kennt das Programm nicht; bitte aktualisiere es
notice-no-match = Es läuft keine Partie

## Über die Hand und das Stück in ihr

hand-from-above = Von oben
hand-from-side = Von der Seite
hand-dice = Die Würfel
hand-lower = { $by } tiefer
hand-anyway = { $why }. Lass noch einmal los, um es trotzdem dort fallen zu lassen.
hand-over = über
hand-above-it = darüber
hand-above-table = über dem Tisch
hand-tilt = Neigung
hand-turn = Drehung
hand-free = { $piece }: Du kannst sie nehmen
hand-not-free = { $piece }: { $why }
hand-can-take = frei
hand-takes = nimmt sie
hand-stack-stays = Einen Stapel kannst du verschieben, aber nicht umdrehen
hand-card-lies = Nur Pyramiden stehen oder lehnen; eine Karte liegt flach
hand-no-clearing = In dieser Partie steigt die Hand nicht von selbst
hand-clears = Die Hand steigt über Stücke im Weg
hand-keeps-height = Die Hand bleibt auf ihrer Höhe, auch wenn ein Stück im Weg ist
hand-nesting-on = Hilfe beim Überstülpen ist an
hand-nesting-off = Hilfe beim Überstülpen ist aus
hand-high-above = { $mm } mm darüber
hand-on-its-way = Unterwegs
hand-asked = wie verlangt
hand-not-asked = nicht wie verlangt
hand-helped = hilft
hand-helped-about = Deine Hand steigt über alles, senkt sich von selbst und setzt sanft ab
hand-level = eben
hand-level-about = Deine Hand bleibt auf ihrer Höhe und schiebt Stücke, die sie streift. Halte die Taste zum Senken
hand-bare = bloß
hand-bare-about = Deine Hand hat Gewicht und zittert wie die eines Menschen. Sie lässt sofort los
hand-ghost = Geist
hand-ghost-about = Das Stück in deiner Hand berührt nichts, bis du es senkst
hand-magnet = Magnet für Karten
hand-magnet-about = Nahe einem Platz, wo eine Karte eben und fest läge, geht sie von selbst dorthin. Die Wertung sagt es
hand-magnet-not = Nur eine Hand, die hilft, hat einen Magneten
hand-little-to-spare = nur { $by } Spielraum
hand-no-place = Nichts hier würde es tragen, so wie es gedreht ist. Dreh es, oder bewege es selbst
hand-at-place = { $number } von { $of }: { $place }
hand-to-spare = { $mm } mm Spielraum

## Wie fest etwas steht

stability-nothing = Standfestigkeit: Noch steht nichts
stability-working = Standfestigkeit: wird berechnet …
stability-unknown = Standfestigkeit: { $why }
stability-title = Standfestigkeit
stability-before = wie sie zuletzt stand
stability-first = ♦ Zuerst: { $what }
stability-firm = ✔ nichts kann sie umwerfen
stability-stands = ✔ steht: { $tilt }° Neigung
stability-close = ⏶ fällt fast: { $tilt }° Neigung
stability-doubt = ⏶ offen: winzige Spalten entscheiden
stability-unheld = ✖ kann nicht stehen, wie du den Tisch auch neigst
stability-falls = ✖ kann nicht stehen: { $tilt }° Neigung
stability-about = Die Neigung des Tisches, in der schlechtesten Richtung, bei der etwas fällt. Das ist ein Stoß zur Seite mit { $percent } % des Gewichts
stability-slides = { $piece-the } rutscht auf { $other-on }
stability-tips = { $piece-the } kippt von { $other-on }
stability-bare = nichts trägt { $piece-the }
stability-weakest = ♦ am schwächsten

## Über Stücke im Vorrat

supply-none = Aufgebraucht: { $piece }
supply-last = Das letzte Stück: { $piece }
supply-left = Noch { $left }: { $piece }
supply-left-why = Noch { $left }: { $piece }. { $why }
supply-left-drag = Noch { $left }: { $piece }. Zieh es auf den Tisch

## Zahlen

length-of = { $length }

## Der Berater selbst

coach-offer-ask = Den Berater fragen
coach-offer-about = Was täte der beste Bot jetzt, und warum? Im Spiel: { $key }
coach-plate-title = Der Berater
coach-plate-thinks = Denkt nach …
coach-plate-marked = Tu, was markiert ist
coach-plate-compared = Was verglichen wurde, und wie gut es scheint:
coach-plate-close = Schließen
coach-no-scored = Der Berater hilft beim Üben, und wo du allein spielst. Diese Partie wird gewertet
coach-no-over = Das Spiel ist zu Ende
coach-no-not-you = Du bist nicht am Zug. Der Berater hilft dir, sobald du es bist
coach-no-moving = Warte, bis alles ruht. Dann frag den Berater
coach-no-held = Lege erst zurück, was du hältst. Dann frag den Berater
coach-no-shared = Mehrere teilen sich diesen Bildschirm, und alle haben Geheimnisse: Der Berater schweigt
coach-no-lesson = Jetzt sagt die Lektion, was zu tun ist. Später kannst du den Berater fragen
coach-no-nothing = Hier hat der Berater nichts zu sagen
coach-no-not-over = Die Partie ist noch nicht zu Ende. Dann kannst du zurückblicken.
coach-no-only-bots = Diese Partie haben nur Bots gespielt. Du hast in ihr nichts entschieden.
coach-no-no-values = Die Bots dieses Spiels bewerten keine Entscheidungen. Darum gibt es keinen Rückblick.
coach-no-training = Versuch es erst selbst. Dann siehst du, was der beste Bot tut, und warum

look-back-looks = Deine Entscheidungen werden noch einmal angesehen …
look-back-stop = Abbrechen
look-back-nothing = Der beste Bot fand nichts, was viel besser gewesen wäre.
look-back-title = Rückblick, { $at } von { $all } · { $turn } · { $seat }
look-back-cost = Das hat dich etwas gekostet.
look-back-won = Das war besser als das, was der Bot fand.
look-back-risky = Das stand weniger fest, als es hätte stehen können.
look-back-swept = Deine Hand hat etwas umgestoßen.
look-back-taken-back = Deine Hand hat etwas umgestoßen. Du hast es zurückgenommen, also ist es verziehen.
look-back-accident = Deine Hand hat etwas umgestoßen. Es war ein Unfall, und die Regeln verzeihen ihn.
look-back-done = Was du getan hast:
look-back-better = Was der beste Bot getan hätte:
look-back-found = Was der beste Bot fand:
look-back-firmer = Wo es fester gestanden hätte:
look-back-avoided = Wie es sich vermeiden ließe:
look-back-before = Vorige
look-back-next = Nächste
look-back-kept = { $new ->
    [one] Eine Stellung ist vorgemerkt. Im Menü kannst du sie neu versuchen: „Fehler üben“
   *[other] { $new } Stellungen sind vorgemerkt. Im Menü kannst du sie neu versuchen: „Fehler üben“
 }

## Ein Fehler, der neu versucht wird

training-from = { $when } · { $seat } · aus „{ $name }“
training-asks = Was du hier getan hast, war nicht das Beste. Was würdest du jetzt tun?
training-grades = Der beste Bot sieht es sich an …
training-same = Richtig! Der beste Bot tut dasselbe.
training-as-good = Richtig! Das ist so gut wie das, was der beste Bot tut.
training-better = Richtig! Das ist besser als das, was der beste Bot fand.
training-worse = Noch nicht. Der beste Bot weiß etwas Besseres.
training-tries = Was du jetzt getan hast:
training-best = Was der beste Bot täte:
training-compared = Was verglichen wurde, und wie gut es scheint:
training-next-try = Am { $date } kommt es wieder.
training-known = Jetzt kannst du es. Es kommt nicht wieder.
training-not-counted = Dieser Versuch zählt nicht. Der erste am Tag zählt.
training-again = Neu versuchen
training-next = Weiter
training-leave = Verlassen
training-tried = Du hast es versucht. Weiter geht es mit den Knöpfen neben dem Tisch
training-not-now = Nicht, während du einen Fehler neu versuchst
training-other = Das war eine andere Entscheidung. Versuch es noch einmal
training-done = Für heute gibt es nichts mehr neu zu versuchen
training-gone = Eine Stellung aus „{ $name }“ lässt sich nicht neu versuchen. Sie steht nicht mehr auf der Liste. { $why }
