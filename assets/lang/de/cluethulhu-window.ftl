# Cluethulhu: was das Fenster sagt.

## Wie man beginnt

cluethulhu-way-bots = Unter Bots
cluethulhu-way-bots-about = Du und bis zu neunzehn Bots
cluethulhu-way-round = An einem Bildschirm
cluethulhu-way-round-about = Sieben bis zwanzig Menschen: Das Programm ist der Hüter, der Bildschirm geht herum
cluethulhu-way-keeper = Das Pult des Hüters
cluethulhu-way-keeper-about = Menschen um einen Tisch: Eine Person hütet die Geheimnisse an diesem Bildschirm
cluethulhu-idea = Finde die Ermittler unter den Kultisten
cluethulhu-dealt = dieselben Tafeln

## Tasten

key-cluethulhu-at = jemanden anklagen, verhaften oder verschlingen
key-cluethulhu-join = zwei verbinden
key-cluethulhu-turn = Ermittler werden
key-cluethulhu-show = die Tafel des Shoggothen zeigen
key-cluethulhu-no = niemand; mit Nein stimmen
key-cluethulhu-yes = mit Ja stimmen
key-cluethulhu-heir = zum Hohepriester ernennen; an einem Bildschirm: Hände für den Nächsten
key-cluethulhu-elect = für jemanden stimmen; an einem Bildschirm: die Hände zählen
key-cluethulhu-second = eine Anklage unterstützen
key-cluethulhu-pass = passen, oder nichts mehr zu sagen
key-cluethulhu-suspect = sagen, wen du verdächtigst
key-cluethulhu-trust = sagen, wem du vertraust
key-cluethulhu-tapped = sagen, dass du berührt wurdest
key-cluethulhu-all-pass = an einem Bildschirm: Niemand klagt mehr an; alle anderen heben die Hand
key-cluethulhu-talk = die Zeit für das Gespräch starten
key-cluethulhu-defence = die Zeit für eine Verteidigung starten
key-cluethulhu-timers = mit Uhr oder ohne
key-cluethulhu-record = die Aufzeichnung
key-cluethulhu-tablet = deine Tafel
key-cluethulhu-public = was die Spieler sehen dürfen, und zurück
key-cluethulhu-next = die nächste Zeile, und dann der nächste Aufruf
key-cluethulhu-again = zurück zur ersten Zeile dieses Aufrufs
key-cluethulhu-hold = die Aufrufe gehen von selbst weiter, oder halten an
key-cluethulhu-script = was du vorliest
cluethulhu-group-deeds = Was du tun kannst
cluethulhu-do-letter = es tun, oder es wählen und auf jemanden zeigen
cluethulhu-do-seats = auf die Plätze 1 bis 10 zeigen
cluethulhu-do-more-seats = auf die Plätze 11 bis 20 zeigen
cluethulhu-do-arrows = im Kreis herumgehen
cluethulhu-do-enter = auf den markierten Platz zeigen; die Hände zählen
cluethulhu-do-esc = die Wahl aufheben
cluethulhu-group-round = An einem Bildschirm
cluethulhu-do-here = auf der Zwischenseite: sagen, dass du da bist
cluethulhu-do-confirm = deine Wahl bestätigen
cluethulhu-do-mark = den markierten Platz wählen oder seine Hand heben
cluethulhu-do-time = die Zeit für Gespräch oder Verteidigung starten
cluethulhu-group-console = Am Pult des Hüters
cluethulhu-group-table = Der Tisch
cluethulhu-do-sheets = die Aufzeichnung, deine Tafel
cluethulhu-do-story = nach dem Ende: durch die Geschichte gehen
cluethulhu-do-hover = wer dort sitzt, und was dort liegt

## Was unter den Bildern in den Regeln steht

cluethulhu-plate-investigators = Ermittler, Psychiater, Detektiv: blauer Grund und ein Quadrat. Rechts: die Rückseite jeder Tafel.
cluethulhu-plate-cultists = Kultist, Shoggothe, Hexer, Tcho-Tcho, Mutter, Verräter: grüner Grund und ein Dreieck.
cluethulhu-plate-others = Yithianer und Böses Kind: violetter Grund und ein Ring.
cluethulhu-plate-doll = Die Spukpuppe, vom Hexer beschützt, vom Detektiv festgehalten.
cluethulhu-plate-siblings = Blutsgeschwister: Geht eines, so gehen beide. Wer draußen ist, lässt die Tafel verdeckt.
cluethulhu-plate-lamps = Die Lampen brennen; der Hohepriester hat zwei Stimmen.

## Bots

cluethulhu-level-gossip = Schwätzer
cluethulhu-level-gossip-about = Bot. Sagt und tut irgendetwas
cluethulhu-level-neighbour = Nachbar
cluethulhu-level-neighbour-about = Bot. Denkt über jede zweite Sache nach
cluethulhu-level-seer = Seher
cluethulhu-level-seer-about = Bot. Wägt alle Worte und Taten ab

## Was beim Einrichten einer Partie steht

cluethulhu-set-keeper = Der Hüter
cluethulhu-set-program = ist das Programm
cluethulhu-set-program-about = Menschen und Bots spielen; niemand sieht die Geheimnisse anderer
cluethulhu-set-person = ist einer von euch
cluethulhu-set-person-about = Alle anderen sitzen um einen Tisch; nur der Hüter hat den Bildschirm
cluethulhu-set-day = Ein Tag
cluethulhu-set-day-round = Der Bildschirm geht einmal am Tag herum: { $takes }, am ersten länger
cluethulhu-set-day-round-long = Der Bildschirm geht einmal am Tag herum: { $takes }. Ab 11 Spielern macht besser einen von euch zum Hüter: wer sich meldet, oder wer als Erster hinausgeht
cluethulhu-set-day-console = Ein Tag dauert so lange, wie der Hüter braucht: etwa zwei Minuten
cluethulhu-set-day-alone = Der Bildschirm gehört dir. Ein Tag dauert { $takes }, und dazu deine eigenen Entscheidungen
cluethulhu-set-half-minute = etwa eine halbe Minute
cluethulhu-set-minutes = etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
cluethulhu-set-minutes-and-half = etwa { $minutes }½ Minuten
cluethulhu-set-players = Spieler
cluethulhu-set-dealt = { $investigators } Ermittler, { $others } andere
cluethulhu-set-deck = Die Tafeln sind
cluethulhu-set-known = bekannt
cluethulhu-set-known-about = Alle wissen, welche Tafeln ausgeteilt wurden
cluethulhu-set-secret = geheim
cluethulhu-set-secret-about = Niemand erfährt, welche Tafeln ausgeteilt wurden
cluethulhu-set-named = Detektiv, Psychiater
cluethulhu-set-powers = haben ihre Kräfte
cluethulhu-set-plain = sind einfache Ermittler
cluethulhu-set-specials = Besondere Tafeln
cluethulhu-set-even = Beide Seiten gewinnen etwa gleich oft: { $measured }
cluethulhu-set-chosen = { $chosen } gewählt, { $least } bis { $most } erlaubt
cluethulhu-set-chosen-all = { $chosen } gewählt, alle { $most } erlaubt
cluethulhu-set-drawn = { $count } von diesen { $chosen } durch Zufall; { $least } bis { $most } erlaubt
cluethulhu-set-drawn-all = { $count } von diesen { $chosen } durch Zufall; alle { $most } erlaubt
cluethulhu-set-by-chance = einige durch Zufall
cluethulhu-set-by-chance-about = Nur einige davon sind im Spiel. Niemand erfährt, welche, auch du nicht
cluethulhu-set-turn = Ein Zug am Tag
cluethulhu-set-turn-about = Alle Züge dauern gleich lang. Nur die Uhr beendet sie
cluethulhu-set-timers = Gespräch und Verteidigung
cluethulhu-set-timed = mit Uhr
cluethulhu-set-timed-about = 4 Minuten und 20 Sekunden. Die Uhr sagt nur, dass die Zeit um ist
cluethulhu-set-untimed = ohne Uhr
cluethulhu-set-dealt-by = Die Tafeln
cluethulhu-set-by-screen = seht ihr am Bildschirm
cluethulhu-set-by-screen-about = Er geht einmal herum. Du siehst deine Tafel, allein
cluethulhu-set-by-cards = sind Karten
cluethulhu-set-by-cards-about = Der Hüter teilt Karten aus, so wie sie auf dem Bildschirm liegen
cluethulhu-set-calls = Die Aufrufe
cluethulhu-set-at-word = gehen weiter, wenn der Hüter es sagt
cluethulhu-set-at-word-about = Mit „Weiter“ oder einer Taste
cluethulhu-set-by-themselves = gehen von selbst weiter
cluethulhu-set-by-themselves-about = Der Hüter bestimmt, wie schnell, und kann sie anhalten
cluethulhu-set-click = Ein Klick irgendwohin
cluethulhu-set-click-nothing = tut nichts
cluethulhu-set-click-next = geht weiter
cluethulhu-set-out = Wer draußen ist,
cluethulhu-set-out-silent = sieht, was alle sehen
cluethulhu-set-out-watch = sieht alles
cluethulhu-set-out-watch-about = Sobald alle wissen, dass du draußen bist, siehst du jede Tafel und alles, was heimlich geschieht
cluethulhu-set-shoggoth-talk = Der Shoggothe in der Nacht
cluethulhu-set-talk-none = verschlingt sofort
cluethulhu-set-talk-first = zeigt sich zuerst
cluethulhu-set-talk-first-about = Er zeigt seine Tafel, alle reden einen Augenblick, und dann verschlingt er jemanden oder niemanden

## Was man tun kann

cluethulhu-verb-claim = Eine Tafel behaupten
cluethulhu-verb-saw-group = Sagen, was du gesehen hast
cluethulhu-verb-told-group = Sagen, was du gehört hast
cluethulhu-verb-correct = Berichtigen
cluethulhu-verb-tablet-group = Eine Tafel ändern
cluethulhu-verb-join = Verbinden
cluethulhu-verb-turn-investigator = Ermittler werden
cluethulhu-verb-show-tablet = Den Shoggothen zeigen
cluethulhu-verb-nobody = Niemand
cluethulhu-verb-silent = Schweigen
cluethulhu-verb-name-heir = Zum Hohepriester ernennen
cluethulhu-verb-vote-for = Stimmen für
cluethulhu-verb-accuse = Anklagen
cluethulhu-verb-second = Unterstützen
cluethulhu-verb-no-more = Nichts mehr zu sagen
cluethulhu-verb-pass = Passen
cluethulhu-verb-yes = Ja
cluethulhu-verb-no = Nein
cluethulhu-verb-shelter = Beschützen
cluethulhu-verb-lock-up = Einsperren
cluethulhu-verb-arrest = Verhaften
cluethulhu-verb-cure = Heilen
cluethulhu-verb-look = Die Tafel ansehen von
cluethulhu-verb-trade = Plätze tauschen mit
cluethulhu-verb-give-doll = Die Puppe geben an
cluethulhu-verb-swallow = Verschlingen
cluethulhu-verb-i-am = Ich bin: { $role }
cluethulhu-verb-suspect = Ich verdächtige
cluethulhu-verb-trust = Ich vertraue
cluethulhu-verb-saw = Ich sah: { $role }
cluethulhu-verb-tapped = Ich wurde berührt
cluethulhu-verb-told = Mir gesagt: { $role }
cluethulhu-verb-say-about = Alle hören, was du sagst, und es muss nicht wahr sein
cluethulhu-verb-bring-back = Zurückholen
cluethulhu-verb-take-out = Herausnehmen
cluethulhu-verb-tablet = Tafel: { $role }
cluethulhu-verb-exchange = Tafeln tauschen
cluethulhu-verb-power-back = Die Kraft zurückgeben
cluethulhu-verb-power-gone = Die Kraft nehmen
cluethulhu-verb-doll-to = Die Puppe an
cluethulhu-verb-doll-dead = Die Puppe ist tot
cluethulhu-verb-high-priest = Hohepriester
cluethulhu-verb-detain = Festhalten
cluethulhu-verb-free = Freilassen
cluethulhu-verb-protect = Schützen
cluethulhu-verb-protect-nobody = Niemanden schützen
cluethulhu-verb-siblings = Geschwister
cluethulhu-verb-no-siblings = Keine Geschwister
cluethulhu-verb-correct-about = Eine Berichtigung, was auch immer die Regeln sagen. Die Aufzeichnung des Hüters erwähnt sie

## Was gefragt wird oder geschieht

cluethulhu-asks-hands-on-doll = { $seat } gibt die Spukpuppe weiter
cluethulhu-asks-has-screen = { $seat } hat den Bildschirm: Zug { $turn } von { $of }
cluethulhu-asks-investigators = Wen willst du verhaften lassen?
cluethulhu-asks-traitor = Läufst du über?
cluethulhu-asks-mother = Wen verbindest du?
cluethulhu-asks-doll = Wer bekommt die Puppe?
cluethulhu-asks-wizard = Wen beschützt du?
cluethulhu-asks-detective = Wen sperrst du ein?
cluethulhu-asks-psychiatrist = Wen heilst du?
cluethulhu-asks-tcho-tcho = Wessen Tafel siehst du an?
cluethulhu-asks-yithian = Mit wem tauschst du die Plätze?
cluethulhu-asks-called = Der Hüter ruft: { $segment }
cluethulhu-asks-last-word = { $seat } stirbt gleich
cluethulhu-asks-shown = { $seat } ist der Shoggothe: ein Wort, bevor er jemanden verschlingt?
cluethulhu-asks-swallows-whom = { $seat } ist der Shoggothe: Wen verschlingt er?
cluethulhu-asks-heir = { $seat } ernennt den nächsten Hohepriester
cluethulhu-asks-election = Wer soll Hohepriester sein?
cluethulhu-asks-talk = Sag etwas, oder nichts mehr
cluethulhu-asks-they-talk = Sie reden
cluethulhu-asks-accuse = Klagst du jemanden an?
cluethulhu-asks-who-accuses = Wer klagt an?
cluethulhu-asks-second = { $by } klagt { $whom } an: Unterstützt das jemand?
cluethulhu-asks-defence = { $seat } verteidigt sich
cluethulhu-asks-ballot = Soll { $whom } sterben?

## Was von einem Platz gesagt wird

cluethulhu-seat-for-herself = nur für sich selbst
cluethulhu-seat-for-nobody = noch für niemanden
cluethulhu-seat-for-side = für die { $side }
cluethulhu-seat-power-left = hat noch Kraft
cluethulhu-seat-seen-on = gesehen Tag { $day }
cluethulhu-seat-fellow = Ermittler
cluethulhu-seat-accused = angeklagt
cluethulhu-seat-on-trial = vor Gericht
cluethulhu-seat-said-all = sagt nichts mehr
cluethulhu-seat-not-meant = { $seat } kommt hier nicht in Frage
cluethulhu-seat-high-priest = Hohepriester: zwei Stimmen
cluethulhu-seat-doll = hat die Spukpuppe
cluethulhu-seat-sibling = Blutsgeschwister
cluethulhu-seat-protected = vom Hexer beschützt
cluethulhu-seat-detained = festgehalten: kein Wort, keine Stimme, keine Kraft
cluethulhu-seat-out = nicht mehr im Spiel
cluethulhu-seat-raises-for = Hebt die Hand: { $whom }
cluethulhu-seat-raises-none = Hebt keine Hand
cluethulhu-seat-living = { $count } leben
cluethulhu-seat-time-and-living = { $time }, { $count } leben
cluethulhu-seat-names = { $seats }
cluethulhu-seat-for = Für { $whom }: { $seats }

## Was ein Zug am Tag sagt

cluethulhu-brief-doll = bekommt die Spukpuppe
cluethulhu-brief-protect = ist bis zum nächsten Tag beschützt
cluethulhu-brief-detain = ist bis zum nächsten Tag eingesperrt
cluethulhu-brief-arrest = wird verhaftet, wenn alle Ermittler einig sind
cluethulhu-brief-first-sibling = ist ein Blutsgeschwister; niemand: noch nicht
cluethulhu-brief-second-sibling = ist das andere Blutsgeschwister
cluethulhu-brief-cure = wird einmal geheilt; niemand: noch nicht
cluethulhu-brief-look = zeigt dir die Tafel
cluethulhu-brief-turn = du: du läufst über; sonst: noch nicht
cluethulhu-brief-take = tauscht einmal die Plätze; niemand: noch nicht
cluethulhu-brief-absorb = wird verschlungen, wenn man dich verhaftet
cluethulhu-brief-idle = bewirkt nichts; zeige trotzdem
cluethulhu-brief-tablet = { $role }, { $side }
cluethulhu-brief-fellow = ein Ermittler
cluethulhu-brief-seen = { $role }, gesehen am Tag { $day }
cluethulhu-brief-was = { $role } bis Tag { $day }
cluethulhu-brief-cured = geheilt am Tag { $day }
cluethulhu-brief-your-sibling = mit dir verbunden
cluethulhu-brief-sibling = Blutsgeschwister
cluethulhu-brief-shoggoth = der Shoggothe
cluethulhu-brief-points = zeigt auf { $whom }
cluethulhu-brief-points-nobody = zeigt auf niemanden
cluethulhu-brief-that-is-you = das bist du
cluethulhu-brief-nothing-known = nichts bekannt
cluethulhu-brief-nothing-shown = nichts gezeigt
cluethulhu-brief-known = { $seat }: { $known }, { $mark }
cluethulhu-brief-on = Tag { $day }: { $fact }
cluethulhu-brief-nobody-tapped = Bisher hat dich niemand berührt
cluethulhu-brief-nothing-else = Sonst ist dir nichts geschehen
cluethulhu-brief-nothing-done = Deine Wahl hat noch nichts bewirkt
cluethulhu-brief-holds = { $seat } hat: { $role }
cluethulhu-brief-face-down = { $seat } hat: verdeckt
cluethulhu-brief-keep-still = Verzieh keine Miene. Die Lampe beendet deinen Zug, nicht du.
cluethulhu-brief-ends-soon = Gleich beendet die Lampe deinen Zug
cluethulhu-brief-own-partner = gehört zu dir! Wähle neu, wenn du es nicht meinst
cluethulhu-brief-all-picked = Alle drei Wahlen kamen rechtzeitig
cluethulhu-brief-no-arrest = Keine Verhaftung angeordnet: Die Zeit war um
cluethulhu-brief-no-pick = Wahl { $number } ist niemand: Die Zeit war um
cluethulhu-brief-nobody = niemand
cluethulhu-brief-confirmed = Es ist bestätigt; warte auf die Lampe
cluethulhu-brief-pick-first = Wähle zuerst dreimal; auch niemand ist eine Wahl
cluethulhu-brief-confirm = Bestätigen
cluethulhu-brief-shows = Was dein Zug dir zeigt
cluethulhu-brief-your-picks = Deine Wahl
cluethulhu-brief-you-know = Was du weißt
cluethulhu-brief-pick = { $number }. { $who }

## Was die Leiste sagt

cluethulhu-bar-point-at = { $verb }: Zeige auf den, den du meinst
cluethulhu-bar-point-at-who = { $verb }: Wer tut es?
cluethulhu-bar-who-says = { $verb }: Wer sagt es?
cluethulhu-bar-point-at-for = { $verb }: Wen meint { $seat }?
cluethulhu-bar-who-accuses = Wer klagt an?
cluethulhu-bar-whom-accuses = Wen klagt { $seat } an?
cluethulhu-bar-own-partner = { $seat } gehört zu dir. Trotzdem?
cluethulhu-bar-all-the-same = Trotzdem
cluethulhu-bar-point-at-first = { $verb }: Zeige auf den Ersten, den du meinst
cluethulhu-bar-point-at-second = { $verb }: Zeige auf den Zweiten, den du meinst
cluethulhu-bar-point-at-third = { $verb }: Zeige auf den Dritten, den du meinst
cluethulhu-bar-not-that = Doch nicht
cluethulhu-bar-a-seat = einen Platz
cluethulhu-bar-key-point = zeigen
cluethulhu-bar-key-seats = Plätze 1 bis 10
cluethulhu-bar-key-more-seats = 11 bis 20
cluethulhu-bar-that-is-all = Das ist alles
cluethulhu-bar-nothing = Jetzt ist nichts zu tun
cluethulhu-bar-keepers-view = Ansicht des Hüters
cluethulhu-bar-players-view = Ansicht der Spieler
cluethulhu-bar-raises-for = Wer hebt die Hand für { $whom }? Tippe sie an
cluethulhu-bar-raises-against = Wer hebt die Hand gegen { $whom }? Tippe sie an
cluethulhu-bar-all-raised = Alle haben eine Hand gehoben
cluethulhu-bar-all-others = Alle anderen
cluethulhu-bar-count = Zählen
cluethulhu-bar-key-hand = ein Platz hebt oder senkt die Hand
cluethulhu-bar-the-next = der Nächste
cluethulhu-bar-raise-first = Zuerst müssen alle für jemanden die Hand heben

## Das Pult des Hüters

cluethulhu-console-to-keeper = Gib den Bildschirm dem Hüter
cluethulhu-console-i-am-keeper = Ich bin der Hüter
cluethulhu-console-your-tablet = Deine Tafel
cluethulhu-console-look-as-long = Sieh sie so lange an wie die anderen, und decke sie zu.
cluethulhu-console-cover = Zudecken
cluethulhu-console-hand-out = Gib jedem verdeckt eine Karte mit der Tafel, die an seinem Platz liegt.
cluethulhu-console-handed-out = Sie haben sie
cluethulhu-console-next = Weiter
cluethulhu-console-again = Zurück zu diesem Aufruf
cluethulhu-console-first-line = Das ist die erste Zeile des Aufrufs
cluethulhu-console-hold = Anhalten
cluethulhu-console-by-itself = Von selbst
cluethulhu-console-pace-about = So lange dauert ein Aufruf, der von selbst weitergeht

## Was die anderen Felder sagen

cluethulhu-panel-timers = Mit Uhr
cluethulhu-panel-no-timers = Ohne Uhr
cluethulhu-panel-halt = Anhalten
cluethulhu-panel-go-on = Weiter
cluethulhu-panel-talk = Gespräch
cluethulhu-panel-defence = Verteidigung
cluethulhu-panel-votes = { $whom }: { $votes }
cluethulhu-panel-open = noch offen { $open }
cluethulhu-panel-tally = Ja { $yes } · Nein { $no } · noch offen { $open } · { $needed } von { $all } nötig
cluethulhu-panel-script = Zum Vorlesen
cluethulhu-panel-enter-day = Gib zuerst ein, auf wen sie zeigen
cluethulhu-panel-enter-night = Gib zuerst ein, was sie tun
cluethulhu-panel-record = Aufzeichnung
cluethulhu-panel-tablet = Deine Tafel
cluethulhu-panel-key = Taste { $key }
cluethulhu-panel-ritual = Ritual: keine Kräfte
cluethulhu-panel-secret-deck = Welche Tafeln im Spiel sind, ist geheim
cluethulhu-panel-in-deck = { $role }: { $count } im Spiel
cluethulhu-panel-told = Was man dir gesagt hat
cluethulhu-panel-nothing-yet = Noch nichts
cluethulhu-panel-nothing-happened = Noch ist nichts geschehen
cluethulhu-panel-you-watch = Du schaust zu: Du siehst, was alle sehen
cluethulhu-panel-out-and-watch = Du bist draußen und siehst alles
cluethulhu-panel-nobody-wins = Niemand gewinnt
cluethulhu-panel-winners = Gewinner: { $seats }
cluethulhu-panel-lost = { $time }: { $secret }
cluethulhu-panel-ended = { $role }
cluethulhu-panel-ended-out = { $role }, draußen
cluethulhu-panel-story = Die ganze Geschichte
cluethulhu-panel-no-further = Weiter geht es nicht
cluethulhu-panel-step-back = Schritt zurück
cluethulhu-panel-step-on = Schritt weiter
cluethulhu-panel-of = von { $all }
