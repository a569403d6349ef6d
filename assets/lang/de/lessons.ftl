# Lektionen: was jeder Schritt sagt, sein Tipp, und was er zu einem falschen Versuch sagt. Höchstens 25 Wörter je Schritt.

lesson-plate-next = Weiter
lesson-plate-done = Fertig
lesson-plate-back = Zurück
lesson-plate-leave = Verlassen
lesson-plate-step = Schritt { $number } von { $of }

lesson-menu-learn = Lernen ({ $minutes } Min.)
lesson-menu-learnt = Noch einmal lernen ({ $minutes } Min.)
lesson-menu-learn-number = Lernen { $number } ({ $minutes } Min.)
lesson-menu-learnt-number = Noch einmal lernen { $number } ({ $minutes } Min.)

lesson-wrong-read = Lies das zuerst, dann drücke Weiter.
lesson-wrong-wait = Einen Moment: Du bist nicht am Zug.
lesson-wrong-other = Das darfst du später tun. Versuche jetzt, was umringt ist.
lesson-wrong-spoilt = Etwas ist gefallen. Nimm das mit U zurück, und versuche es noch einmal.

## Rathulhu: ein Äon

lesson-rathulhu-aeon-title = Dein erstes Äon
lesson-rathulhu-aeon-welcome = Willkommen! In Rathulhu sammelst du Plättchen, und du gewinnst sie alle in Auktionen. Ein Spiel hat drei Äonen. Wir spielen das erste.
lesson-rathulhu-aeon-draw = Du bist am Zug. Ziehe ein Plättchen: Klicke den Beutel an.
lesson-rathulhu-aeon-draw-hint = Der Beutel ist umringt. Klicke ihn an, oder drücke unten den Knopf zum Ziehen.
lesson-rathulhu-aeon-draw-wrong = Das kommt bald. Ziehe zuerst ein Plättchen aus dem Beutel.
lesson-rathulhu-aeon-cultist = Ein Kultist. Noch gehört er niemandem: Er liegt auf der Leiste und wird versteigert.
lesson-rathulhu-aeon-watch = Jetzt zieht Bo.
lesson-rathulhu-aeon-lot = Ein Altar. Er zählt 1 Punkt, und jeder deiner Kultisten zählt dann auch 1. Die zwei passen zusammen: Das Los wächst.
lesson-rathulhu-aeon-again = Mach das Los größer: Ziehe noch einmal.
lesson-rathulhu-aeon-again-hint = Klicke den Beutel an, oder drücke den Knopf zum Ziehen.
lesson-rathulhu-aeon-again-wrong = Eine Auktion käme zu früh. Ziehe noch einmal.
lesson-rathulhu-aeon-tome = Ein Foliant. Wer am Ende des Äons keinen hat, verliert 5 Punkte. Einer reicht also für den Anfang.
lesson-rathulhu-aeon-called = Bo mag dieses Los und ruft Cthulhu an. Damit beginnt eine Auktion.
lesson-rathulhu-aeon-tokens = Du bietest mit diesen Marken. Jeder wird einmal gefragt, zuletzt, wer gerufen hat. Das höchste Gebot bekommt alle Plättchen.
lesson-rathulhu-aeon-bid = Deine 9 gewinnt später ein besseres Los. Biete deine 5: Klicke sie an.
lesson-rathulhu-aeon-bid-hint = Klicke deine Marke 5 an, oder drücke den Knopf für das Gebot 5.
lesson-rathulhu-aeon-bid-wrong = Gut gedacht, aber heb dir das auf. Biete hier deine 5.
lesson-rathulhu-aeon-won = Bo darf noch mehr bieten…
lesson-rathulhu-aeon-paid = Bo passt, also gehört alles dir! Du hast mit der 5 bezahlt. Dafür hast du diese Marke, die 1: Im nächsten Äon bietest du sie.
lesson-rathulhu-aeon-worth = Hier liegen deine Plättchen. Ein Los ist jedem anders viel wert: Bo hat keinen Altar, also sind Kultisten für Bo wertlos.
lesson-rathulhu-aeon-shoggoth = Du bist wieder am Zug. Ziehe ein Plättchen.
lesson-rathulhu-aeon-shoggoth-hint = Klicke den Beutel an, oder drücke den Knopf zum Ziehen.
lesson-rathulhu-aeon-most = Ein Shoggothe. Wer die meisten Shoggothen hat, bekommt 5, wer die wenigsten hat, verliert 2.
lesson-rathulhu-aeon-trouble = Bo zieht.
lesson-rathulhu-aeon-setback = Ärger! Wer diesen Rückschlag gewinnt, verliert zwei Folianten. Du hast einen, also käme er dich teuer. Bo kostet er nichts.
lesson-rathulhu-aeon-sign = Ziehe noch einmal, und sieh, was geschieht.
lesson-rathulhu-aeon-sign-hint = Klicke den Beutel an, oder drücke den Knopf zum Ziehen.
lesson-rathulhu-aeon-time = Ein Älteres Zeichen! Es füllt ein Feld der Zeit, und sofort beginnt eine Auktion. Sind alle sechs Felder voll, endet das Äon.
lesson-rathulhu-aeon-asked = Du hast es gezogen, also wird Bo zuerst gefragt…
lesson-rathulhu-aeon-pass = Den Rückschlag willst du nicht, und nach einem Älteren Zeichen muss niemand bieten. Passe.
lesson-rathulhu-aeon-pass-hint = Drücke unten in der Leiste den Knopf zum Passen.
lesson-rathulhu-aeon-pass-wrong = Mit diesem Gebot verlörst du deinen Folianten. Passe diesmal.
lesson-rathulhu-aeon-stay = Niemand wollte das Los, also bleiben die Plättchen liegen. Bo zieht.
lesson-rathulhu-aeon-choice = Jetzt entscheidest du. Ziehst du, damit das Los wächst? Oder rufst du mit dem Götzen eine Auktion? Bietet Bo nicht, musst du bieten.
lesson-rathulhu-aeon-choice-hint = Beides ist gut. Ein Großer Alter zählt 2. Zeige auf etwas, um zu sehen, was es dir wert ist.
lesson-rathulhu-aeon-free = Spiele weiter, wie du willst, bis dieses Äon endet: mit dem sechsten Älteren Zeichen, oder wenn alle Marken verbraucht sind.
lesson-rathulhu-aeon-free-hint = Zeige auf das Los, um zu sehen, was es dir wert ist, und biete, was das wert ist.
lesson-rathulhu-aeon-done = Das war ein Äon. Kultisten, Shoggothen und Orte bleiben fürs nächste. Spiele weiter, wenn du magst. Die nächste Lektion ist das letzte Äon.

## Rathulhu: das letzte Äon

lesson-rathulhu-last-title = Das letzte Äon
lesson-rathulhu-last-welcome = Zwei Äonen sind vorbei, und du führst gegen Bo mit 31 zu 28. Im letzten zählt noch zweierlei. Dann hat jemand gewonnen.
lesson-rathulhu-last-sites = Jetzt zählen Orte: 1 für jede Art, 10 für sieben Arten, 15 für alle acht. Drei gleiche bringen 5 dazu. Du hast fünf Arten.
lesson-rathulhu-last-tokens = Auch Marken zählen: Die höchste Summe bringt 5 Punkte, die niedrigste kostet 5. Deine ergeben 19, die von Bo 25.
lesson-rathulhu-last-altar = Du hast sieben Kultisten und keinen Altar. Ein Altar brächte dir 8 Punkte, Bo nur 4. Du darfst also mehr dafür bieten.
lesson-rathulhu-last-choice = Du hast die höchste Marke, also beginnst du. Was tust du?
lesson-rathulhu-last-choice-hint = Klicke den Beutel an, um ein Plättchen zu ziehen. Klicke den Götzen an, um eine Auktion zu beginnen.
lesson-rathulhu-last-free = Spiele jetzt bis zum Ende, wie du willst. Bedenke, was das Los dir wert ist, und was es Bo wert ist.
lesson-rathulhu-last-free-hint = Zeige auf das Los, um zu sehen, was es dir wert ist, und biete so viel, wie das wert ist.
lesson-rathulhu-last-done = Das Spiel ist aus. Das Blatt sagt, was dir Punkte brachte. Jetzt kennst du ganz Rathulhu: Beginne ein eigenes Spiel!

## Building an Elder God: ein Monster schließen

lesson-elder-god-closing-title = Schließe dein Monster
lesson-elder-god-closing-welcome = Willkommen! Hier nähst du ein Monster zusammen, Karte für Karte, vom Körper bis zum Maul. Wer zuerst das Maul spielt, gewinnt.
lesson-elder-god-closing-goal = Das ist dein Monster. Sein Weg braucht 15 Karten, und alle anderen Enden müssen geschlossen sein. Es fehlt nur noch wenig.
lesson-elder-god-closing-cards = Das sind deine Karten. Jeden Zug ziehst du eine, und dann spielst du eine.
lesson-elder-god-closing-grow = Wachse: Klicke die umringte Karte an, dann den umringten Platz. Ein Tentakel muss an ein offenes Ende.
lesson-elder-god-closing-grow-hint = Klicke die umringte Karte in deiner Hand an, um sie zu nehmen. Klicke dann den umringten Platz an deinem Monster an.
lesson-elder-god-closing-grow-wrong = Auch das geht, aber hier wächst der senkrechte Tentakel am besten. Nimm die umringte Karte zum umringten Platz.
lesson-elder-god-closing-struck = Gut gewachsen! Jetzt ist Bo am Zug…
lesson-elder-god-closing-wound = Autsch! Bo hat dich mit einer verwundeten Karte getroffen, die dieselben Enden hat. Dort wächst nichts, bis die Wunde heilt.
lesson-elder-god-closing-heal = Heile sie: Lege eine gesunde Karte mit denselben Enden auf die Wunde. Klicke die umringte Karte an, dann die Wunde.
lesson-elder-god-closing-heal-hint = Nimm den umringten senkrechten Tentakel, und klicke die verwundete Karte an.
lesson-elder-god-closing-heal-wrong = Erst die Wunde: Solange du sie hast, kannst du das Maul nicht spielen. Lege die umringte Karte darauf.
lesson-elder-god-closing-healed = So gut wie neu. Fehlt dir so eine Karte, hast du zwei Necronomicons: Jedes heilt eine Wunde und macht ihre Karte für immer immun.
lesson-elder-god-closing-bo = Bo wächst weiter…
lesson-elder-god-closing-rival = Bo fehlt nur noch eine Karte zum Sieg! Halte das auf: Eine verwundete Karte darf auf eine offene Karte oder neben ein offenes Ende.
lesson-elder-god-closing-shoot = Schieße: Klicke deine umringte verwundete Karte an, dann den umringten Platz an Bos offenem Ende.
lesson-elder-god-closing-shoot-hint = Nimm die verwundete Gabel. Klicke dann den umringten Platz am Ende von Bos Monster an.
lesson-elder-god-closing-shoot-wrong = Das darfst du gleich tun. Sieh erst, was eine Wunde bei Bo bewirkt.
lesson-elder-god-closing-answer = Jetzt muss Bo heilen und wächst nicht weiter…
lesson-elder-god-closing-lost = Bo hat einen ganzen Zug zum Heilen gebraucht. Du vorhin auch. Eine Wunde kostet jeden von euch einen Zug.
lesson-elder-god-closing-choice = Jetzt entscheidest du. Wachse zum Ende hin, verwunde Bo, oder nimm neue Karten. Zwei gute Karten reichen dir.
lesson-elder-god-closing-choice-hint = Kurven bringen dein Ende dorthin, wo es nach oben oder unten zeigt: Da passt das Maul. Nimm eine Karte, um ihre Plätze zu sehen.
lesson-elder-god-closing-free = Spiele weiter, bis jemand gewinnt. Ist dein Weg lang genug und nur ein Ende offen, spiele das Maul!
lesson-elder-god-closing-free-hint = Nimm eine Karte, und ihre Plätze leuchten. Kannst du das Maul spielen, leuchtet sein Knopf.
lesson-elder-god-closing-done = So bekommt ein Monster sein Maul. Das war das Spiel wie erschienen; eine Fehde kannst du auch wählen. Viel Glück!

## Die Hand, an einem Tisch von Builders of R'lyeh

lesson-rlyeh-hand-title = Lerne die Hand kennen
lesson-rlyeh-hand-welcome = Willkommen! Dieser Tisch ist echt: Pyramiden haben Gewicht, sie lehnen, und sie fallen. Sehen wir, was deine Hand kann.
lesson-rlyeh-hand-look = Sieh dich erst um: Ziehe den leeren Tisch mit der linken Taste. Das Rad bringt dich näher.
lesson-rlyeh-hand-look-hint = Drücke die linke Taste auf dem leeren Tisch, halte sie und bewege die Maus. Oder drücke F2.
lesson-rlyeh-hand-look-wrong = Alles zu seiner Zeit. Sieh dich erst um.
lesson-rlyeh-hand-take = Die Würfel wollen eine Pyramide. Klicke im Streifen eine leuchtende an, dann bewege die Maus über den Tisch: Sie folgt dir.
lesson-rlyeh-hand-take-hint = Der Streifen ist links. Eine seiner leuchtenden Pyramiden ist umringt: Klicke sie an.
lesson-rlyeh-hand-lift = Du hältst sie. Drehe das Rad, um sie zu heben.
lesson-rlyeh-hand-lift-hint = Drehe das Mausrad von dir weg, oder drücke ein paar Mal W.
lesson-rlyeh-hand-lift-wrong = Behalte sie noch in der Hand. Hebe sie erst mit dem Rad.
lesson-rlyeh-hand-turn = Jetzt drehe sie: Drücke Q oder E.
lesson-rlyeh-hand-turn-hint = Q dreht sie nach links, E nach rechts. Du kannst auch Alt halten und ziehen.
lesson-rlyeh-hand-turn-wrong = Behalte sie noch in der Hand. Drehe sie erst mit Q oder E.
lesson-rlyeh-hand-lower = Halte die Leertaste: Deine Hand senkt die Pyramide sanft, bis sie aufsetzt.
lesson-rlyeh-hand-lower-hint = Drücke die Leertaste und halte sie gedrückt.
lesson-rlyeh-hand-lower-wrong = Lass noch nicht los. Senke sie erst: Halte die Leertaste.
lesson-rlyeh-hand-back = Anders überlegt? Die rechte Taste legt sie zurück, als wäre nichts geschehen. Versuche es.
lesson-rlyeh-hand-back-hint = Drücke die rechte Maustaste oder Esc.
lesson-rlyeh-hand-back-wrong = Bald bleibt sie stehen, wo du sie absetzt. Lege sie erst zurück: Drücke die rechte Taste.
lesson-rlyeh-hand-again = Gut. Jetzt im Ernst: Nimm noch einmal eine Pyramide.
lesson-rlyeh-hand-again-hint = Klicke links im Streifen eine leuchtende Pyramide an.
lesson-rlyeh-hand-place = Trage sie, wohin du willst, halte die Leertaste, bis sie aufsetzt, dann klicke. Mit Strg bewegt sich deine Hand fein.
lesson-rlyeh-hand-place-hint = Bewege sie über die Mitte des Tisches, halte die Leertaste, bis die Pyramide steht, dann klicke.
lesson-rlyeh-hand-rest = Gut gemacht! Nun muss alles zur Ruhe kommen…
lesson-rlyeh-hand-rest-hint = Steht nichts auf dem Tisch, dann nimm noch einmal eine Pyramide und setze sie ab.
lesson-rlyeh-hand-roll = Sie steht. Würfle für dein nächstes Stück.
lesson-rlyeh-hand-roll-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-hand-own = Noch eine Pyramide, die aufrecht stehen soll. Das entscheidest du: neben die erste, oder genau auf ihre Spitze?
lesson-rlyeh-hand-own-hint = Nimm, was leuchtet, trage es, halte die Leertaste, bis es aufsetzt, und klicke. Leuchtet nichts, würfle noch einmal.
lesson-rlyeh-hand-done = Jetzt hast du eine ruhige Hand und kannst an diesem Tisch alles spielen. Du kannst hier weiterbauen.

## Builders of R'lyeh: eine erste Stadt

lesson-rlyeh-city-title = Deine erste Stadt
lesson-rlyeh-city-welcome = Hier baust du eine Stadt, so hoch du kannst. Jeden Zug sagen die Würfel, was du baust. Kennst du deine Hand schon?
lesson-rlyeh-city-roll = Jeder Zug beginnt mit einem Wurf. Würfle!
lesson-rlyeh-city-roll-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-spire = Das Gelbe Zeichen verlangt einen Turm: eine Pyramide, die aufrecht steht. Nimm eine große und stelle sie mitten auf den Tisch.
lesson-rlyeh-city-spire-hint = Klicke eine große Pyramide an, die leuchtet, trage sie zur Mitte, halte die Leertaste, bis sie aufsetzt, und klicke.
lesson-rlyeh-city-roll-second = Eine Spitze ist ein Anfang. Würfle noch einmal.
lesson-rlyeh-city-roll-second-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-second = Noch ein Turm. Nimm wieder eine große und stelle sie neben die erste, etwa zwei Pyramiden entfernt.
lesson-rlyeh-city-second-hint = Gleich hohe Spitzen können eine Bodenkarte tragen. Eine Karte ist so lang wie drei große Pyramiden nebeneinander.
lesson-rlyeh-city-roll-third = Zwei gleich hohe Spitzen. Eine fehlt noch: Würfle.
lesson-rlyeh-city-roll-third-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-third = Ein dritter Turm! Stelle eine große so, dass die drei ein Dreieck bilden. Eine Bodenkarte liegt am besten auf drei gleichen Spitzen.
lesson-rlyeh-city-third-hint = Doppelklicke auf das Gebaute, um es von Nahem zu sehen.
lesson-rlyeh-city-roll-ascend = Hoffen wir jetzt auf Cthulhu. Würfle!
lesson-rlyeh-city-roll-ascend-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-card = Cthulhu verlangt einen Aufstieg! Nimm eine Bodenkarte, halte sie über die drei Spitzen und senke sie. Das Bild zeigt, ob sie liegen bleibt.
lesson-rlyeh-city-card-hint = Trage eine Karte über die Mitte deines Dreiecks. Rutscht sie ab, nimm das mit U zurück und versuche es noch einmal.
lesson-rlyeh-city-top = Setze jetzt eine Pyramide auf die Karte. Aufrecht ist sie am höchsten, also halte sie über die Mitte.
lesson-rlyeh-city-top-hint = Nimm eine Pyramide, die leuchtet, und senke sie mit der Leertaste auf die Karte. Liegt da keine, drücke U und versuche es noch einmal.
lesson-rlyeh-city-fall = Vorsicht: Fällt eine Bodenkarte, eine Pyramide, die auf etwas stand, oder zwei andere, dann ist deine Stadt umgeworfen und das Spiel aus.
lesson-rlyeh-city-roll-brick = Steht alles noch? Weiter geht es. Würfle.
lesson-rlyeh-city-roll-brick-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-brick = Ein Tentakel verlangt einen Quader: eine Pyramide auf der Seite, auf Tisch oder Karte. Taste 2 legt sie dir flach in die Hand.
lesson-rlyeh-city-brick-hint = Nimm eine Pyramide, die leuchtet, drücke 2, trage sie an einen freien Platz, halte die Leertaste und klicke.
lesson-rlyeh-city-roll-skew = Würfle noch einmal.
lesson-rlyeh-city-roll-skew-hint = Drücke den umringten Knopf oder R.
lesson-rlyeh-city-skew = Ein Älteres Zeichen verlangt eine Schieflage: weder aufrecht noch flach. Taste 3 neigt die Pyramide. Lehne sie an, oder passe.
lesson-rlyeh-city-skew-hint = Nimm eine Pyramide, die leuchtet, drücke 3 und lehne sie an eine, die steht. Zu gewagt? Dann passe mit P.
lesson-rlyeh-city-end = Das Spiel endet, wenn alle Pyramiden einer Farbe verbaut sind. Allein zählt deine Höhe in Millimetern.
lesson-rlyeh-city-own = Dieser Zug gehört dir. Würfle und entscheide: jetzt höher bauen, oder den Grund für später sichern?
lesson-rlyeh-city-own-hint = Verlangt der Wurf einen Umbau, verschiebe eine bis drei Pyramiden und lege eine Karte auf eine davon. Oder passe mit P.
lesson-rlyeh-city-done = Jetzt kennst du alle fünf Befehle der Würfel. Baue hier weiter, oder beginne deine eigene Stadt!

## Cluethulhu: ein Tag

lesson-cluethulhu-day-title = Ein Tag als Ermittler
lesson-cluethulhu-day-welcome = Willkommen! Sieben sitzen hier. Zwei sind Ermittler, fünf dienen Cthulhu. Niemand sagt, wer was ist.
lesson-cluethulhu-day-tablet = Das bist du. Deine Tafel ist geheim: Du bist Ermittler.
lesson-cluethulhu-day-goal = Die Ermittler gewinnen, sobald sie so viele sind wie die Kultisten, die leben. Die Kultisten gewinnen, wenn kein Ermittler übrig ist.
lesson-cluethulhu-day-arrest = Es ist Tag, und alle haben die Augen zu. Jetzt sind die Ermittler gerufen: Verhaftet jemanden. Zeige auf Finn.
lesson-cluethulhu-day-arrest-hint = Klicke Finns Tafel an: Sie hat einen Ring. Geschieht nichts, so drücke erst den Knopf.
lesson-cluethulhu-day-arrest-wrong = Das dürftest du, aber dein Partner denkt an Finn. Zeige auf Finn.
lesson-cluethulhu-day-agree = Noch jemand hat die Augen offen: dein Partner. Auf wen ihr beide zeigt, der ist verhaftet …
lesson-cluethulhu-day-partner = Cleo hat auf Finn gezeigt wie du. Also ist Cleo dein Partner, und das wisst nur ihr zwei.
lesson-cluethulhu-day-night = Es ist Nacht, und alle wachen auf. Sie hören, dass Finn ausgeschieden ist. Was Finn war, bleibt verborgen, auch dir.
lesson-cluethulhu-day-priest = Nachts wird geredet, angeklagt und abgestimmt. Erst wählen alle einen Hohepriester: Seine Stimme zählt doppelt.
lesson-cluethulhu-day-elect = Wen willst du als Hohepriester? Du entscheidest. Aber bedenke: Wer dich für Cleo stimmen sieht, fragt sich vielleicht, warum.
lesson-cluethulhu-day-elect-hint = Drücke den Knopf zum Wählen, und klicke jemanden an.
lesson-cluethulhu-day-done = Das war ein Tag. Spiele weiter, wenn du magst: Versteck dich, hör zu, verhafte die anderen. Die nächste Lektion ist eine Nacht.

## Cluethulhu: eine Nacht

lesson-cluethulhu-night-title = Eine Nacht als Kultist
lesson-cluethulhu-night-welcome = Das bist du: Du dienst Cthulhu wie die meisten hier. Du gewinnst, wenn kein Ermittler übrig ist. Zwei der anderen sind Ermittler.
lesson-cluethulhu-night-out = Am Tag haben sie Cleo verhaftet. Du siehst nur, dass Cleo ausgeschieden ist. Nachts schlagt ihr zurück, vor aller Augen.
lesson-cluethulhu-night-priest = Gus ist Hohepriester, seine Stimme zählt doppelt. Finn hat gesagt, dass er Gus verdächtigt. Warum will Finn ihn los sein?
lesson-cluethulhu-night-accuse = In jeder Runde darfst du jemanden anklagen. Klage Finn an.
lesson-cluethulhu-night-accuse-hint = Drücke den Knopf zum Anklagen, und klicke Finn an: Er hat einen Ring.
lesson-cluethulhu-night-accuse-wrong = Gut, aber diesmal sehen wir uns Finn an. Klage Finn an.
lesson-cluethulhu-night-second = Jemand anders muss die Anklage unterstützen, sonst verfällt sie. Dann darf Finn sich verteidigen …
lesson-cluethulhu-night-vote = Finn sagt, er sei Kultist, aber das täte jeder. Jetzt stimmen alle ab: Mehr als die Hälfte der Stimmen tötet. Wie stimmst du?
lesson-cluethulhu-night-vote-hint = Drücke Ja, damit er stirbt, oder Nein. Beides sehen alle.
lesson-cluethulhu-night-count = Die anderen stimmen …
lesson-cluethulhu-night-told = Das reicht nicht. Aber eine Stimme verrät etwas: Ermittler schonen ihren Partner. Dov und Gus stimmten mit Nein. Ist es einer von ihnen?
lesson-cluethulhu-night-choice = Eine zweite Runde: Du darfst noch einmal anklagen oder passen. Wen verdächtigst du jetzt?
lesson-cluethulhu-night-choice-hint = Drücke den Knopf zum Anklagen und klicke jemanden an, oder passe.
lesson-cluethulhu-night-done = Das war eine Nacht. Merke dir, wer wen schont, und wer schnell unterstützt. Spiele weiter, und finde die zwei.

## Houses of Thoth: was Karten tun

lesson-thoth-cards-title = Ein erstes Blatt
lesson-thoth-cards-welcome = Willkommen! Hier baust du ein Haus aus Karten und Pyramiden. Ein Dach beendet die Runde, und es gewinnt, wessen Haus und Hand mehr wert sind.
lesson-thoth-cards-cards = Das sind deine Karten. Jeden Zug ziehst du eine und spielst eine. Jede taugt zu vielem: Auf ihr steht, was sie jetzt tut.
lesson-thoth-cards-ground = Ein Haus beginnt mit einem Fundament. Deines ist die Sonne: Sie trägt Pyramiden jedes Elements. Klicke sie an, dann drücke „Spielen“.
lesson-thoth-cards-ground-hint = Klicke die umringte Karte auf deiner Hand an. Dann drücke links auf „Spielen“ oder die Eingabetaste.
lesson-thoth-cards-ground-wrong = Das kommt bald. Ohne Fundament kannst du nicht bauen: Spiele erst die Sonne.
lesson-thoth-cards-rival = Auch Bo beginnt ein Haus …
lesson-thoth-cards-raise = Eine kleine Karte kauft Pyramiden ihrer Farbe: so viele Augen wie ihre Zahl. Nimm für die Neun vier mittlere zu zwei Augen.
lesson-thoth-cards-raise-hint = Klicke die Neun der Kelche an. Wähle links, in der Zeile der mittleren Pyramiden, die 4. Dann drücke „Spielen“.
lesson-thoth-cards-raise-wrong = Das darfst du, aber nur vier gleich große Pyramiden tragen die nächste Karte. Wähle für die Neun der Kelche vier mittlere.
lesson-thoth-cards-seven = Bo kauft Pyramiden mit einer Sieben …
lesson-thoth-cards-story = Vier gleich große Pyramiden tragen ein Geschoss: eine Hofkarte von einer ihrer Farben. Spiele den König der Kelche.
lesson-thoth-cards-story-hint = Klicke den umringten König der Kelche auf deiner Hand an, und drücke „Spielen“.
lesson-thoth-cards-story-wrong = Das ginge, aber deine erste Ebene ist voll. Decke sie mit dem König der Kelche.
lesson-thoth-cards-strike = Nun sieh, was Bo vorhat …
lesson-thoth-cards-trouble = Ärger! Der Hierophant liegt auf deinem Haus. Bis du ihn los bist, kannst du nur deinem Haus abhelfen oder ablegen.
lesson-thoth-cards-relief = Der Hierophant gehört zur Erde, also hilft jede Karte der Scheiben ab. Spiele die Drei der Scheiben.
lesson-thoth-cards-relief-hint = Klicke die umringte Drei der Scheiben auf deiner Hand an, und drücke „Spielen“.
lesson-thoth-cards-relief-wrong = Dein Haus behielte den Ärger. Hilf ihm mit der Drei der Scheiben ab.
lesson-thoth-cards-pause = Der Ärger ist weg. Bo legt eine Karte ab …
lesson-thoth-cards-worth = Das bekommst du, wenn die Runde jetzt endet: deine Augen, 1 für jedes Geschoss, weniger die kleinen Karten auf deiner Hand.
lesson-thoth-cards-roof = Ein Dach bringt 5, und 1 für jede Pyramide seines Elements. Die Zehn der Kelche deckt jede volle Ebene mit Wasser.
lesson-thoth-cards-choice = Jetzt entscheidest du: mit der Acht oder der Zehn der Kelche höher bauen, oder eine Karte ablegen, die dich viel kostet?
lesson-thoth-cards-choice-hint = Die Acht kauft vier kleine Pyramiden, die eine Ebene füllen. Die Zehn kauft mehr Augen, aber dann brauchst du ein anderes Dach.
lesson-thoth-cards-free = Spiele die Runde zu Ende, bis zu deinem Dach oder dem von Bo. Ärger ist für beide da: Auch du darfst ihn machen.
lesson-thoth-cards-free-hint = Klicke eine Karte an, um zu sehen, wozu sie taugt. Fülle eine Ebene mit vier gleich großen Pyramiden, dann setze ein Dach darauf.
lesson-thoth-cards-done = Das war eine Runde. Sieh nach, was jedes Haus und jede Hand wert war. In der nächsten Lektion baust du mit eigener Hand.

## Houses of Thoth: ein Haus von Hand

lesson-thoth-house-title = Ein Haus von Hand
lesson-thoth-house-welcome = Jetzt setzt du Karten und Pyramiden selbst, mit eigener Hand. Was fällt, ist verloren, und alles, was darüber steht, auch.
lesson-thoth-house-ground = Zuerst dein Fundament: Klicke das Rad an, und drücke „Spielen“. Es trägt Pyramiden jedes Elements.
lesson-thoth-house-ground-hint = Klicke die umringte Karte auf deiner Hand an. Dann drücke links auf „Spielen“ oder die Eingabetaste.
lesson-thoth-house-ground-wrong = Das kommt bald. Ohne Fundament kannst du nicht bauen: Spiele erst das Rad.
lesson-thoth-house-lay = Klicke links das leuchtende Rad an, trage es zu den Linien auf dem Tisch, halte die Leertaste, bis es aufsetzt, und klicke.
lesson-thoth-house-lay-hint = Die Linien auf dem Tisch zeigen, wohin es gehört. Mit Strg bewegt sich deine Hand fein; Q und E drehen die Karte.
lesson-thoth-house-bo = Bo legt eine Karte ab …
lesson-thoth-house-raise = Die Neun der Kelche kauft vier mittlere Pyramiden, und die füllen eine Ebene. Wähle sie, und drücke „Spielen“.
lesson-thoth-house-raise-hint = Klicke die Neun der Kelche an. Wähle links, in der Zeile der mittleren Pyramiden, die 4. Dann drücke „Spielen“.
lesson-thoth-house-raise-wrong = Das darfst du, aber nur vier gleich große Pyramiden tragen die nächste Karte. Wähle für die Neun der Kelche vier mittlere.
lesson-thoth-house-corner = Klicke die leuchtende Pyramide an, trage sie an eine Ecke der Karte, wo Linien ein Quadrat zeigen. Halte die Leertaste, dann klicke.
lesson-thoth-house-corner-hint = Drehe das Rad der Maus, um näher zu kommen. Die Linien zeigen, wo die Pyramide am sichersten steht.
lesson-thoth-house-second = Sie steht! Setze die zweite auf eine andere Ecke. Je weiter auseinander sie stehen, desto besser tragen sie.
lesson-thoth-house-second-hint = Nimm wieder die leuchtende Pyramide, und setze sie auf ein anderes Quadrat. Trage sie über die andere hinweg.
lesson-thoth-house-third = Noch zwei. Setze die dritte auf die nächste Ecke. Siehst du sie nicht, lege die Pyramide zurück und drücke H.
lesson-thoth-house-third-hint = Du kannst auch den leeren Tisch ziehen, um von anderswo zu schauen, oder mit leerer Hand das Mausrad drehen.
lesson-thoth-house-fourth = Und die vierte, auf die letzte Ecke. Dann ist die Ebene voll.
lesson-thoth-house-fourth-hint = Trage sie hoch über die anderen, und senke sie mit der Leertaste.
lesson-thoth-house-bo-again = Eine Ebene von Hand! Jetzt ist Bo am Zug …
lesson-thoth-house-story = Vier gleich hohe Spitzen tragen eine Karte. Spiele den König der Kelche als Geschoss.
lesson-thoth-house-story-hint = Klicke den umringten König der Kelche auf deiner Hand an, und drücke „Spielen“.
lesson-thoth-house-story-wrong = Das ginge, aber deine Ebene ist voll. Decke sie mit dem König der Kelche.
lesson-thoth-house-cover = Lege ihn auf die vier Spitzen, seine Mitte über ihre Mitte. Mindestens drei Spitzen müssen ihn tragen.
lesson-thoth-house-cover-hint = Klicke den leuchtenden König an, trage ihn zu den Linien, halte die Leertaste, bis er aufsetzt, und klicke.
lesson-thoth-house-fall = Vorsicht: Die unterste Ebene, von der etwas fällt, reißt alles darüber mit, und dein Zug endet. Baue also weit und langsam.
lesson-thoth-house-bo-throws = Bo legt eine Karte ab …
lesson-thoth-house-choice = Du entscheidest: die nächste Ebene mit der Acht oder der Zehn der Kelche bauen? Die Zehn wäre später ein gutes Dach.
lesson-thoth-house-choice-hint = Klicke eine Karte an, wähle, was sie kauft, und drücke „Spielen“. Was du am Ende hältst, kostet dich seine Zahl.
lesson-thoth-house-own = Nun baue mit ruhiger Hand, was du beschlossen hast.
lesson-thoth-house-own-hint = Klicke an, was leuchtet, trage es zu den Linien, halte die Leertaste, und klicke. Willst du es dabei lassen, drücke L.
lesson-thoth-house-done = Jetzt kennst du Häuser, und wie man sie baut. Spiele die Runde zu Ende, oder beginne ein eigenes Spiel!

## Das Labor: ein Turm

lesson-lab-tower-title = Ein Turm im Labor
lesson-lab-tower-welcome = Das ist das Labor: Baue, was du willst, und frage, ob es steht. Ein Geschoss ist da: vier Pyramiden und eine Karte.
lesson-lab-tower-all = Wähle alles aus: Drücke Strg+A.
lesson-lab-tower-all-hint = Halte Strg und drücke A. Oder klicke ein Stück an, dann jedes andere mit gehaltener Umschalttaste.
lesson-lab-tower-all-wrong = Das kannst du später tun. Wähle erst alle Stücke aus: Drücke Strg+A.
lesson-lab-tower-copy = Kopiere es: Drücke den umringten Knopf oder Strg+D.
lesson-lab-tower-copy-hint = Der umringte Knopf ist links in der Spalte. Ist nichts mehr gewählt, drücke erst Strg+A.
lesson-lab-tower-copy-wrong = Das kannst du später tun. Kopiere erst das Geschoss: Drücke Strg+D.
lesson-lab-tower-carry = Die Kopie ist gewählt. Ziehe sie an ihrer Karte auf das erste Geschoss: Sie kommt darauf zur Ruhe.
lesson-lab-tower-carry-hint = Drücke auf die neue Karte, halte die Taste, und ziehe, bis die Kopie über dem ersten Geschoss steht. Auch Pfeiltasten bewegen sie.
lesson-lab-tower-carry-wrong = Das kannst du später tun. Trage erst die Kopie auf das erste Geschoss.
lesson-lab-tower-again = Zwei Geschosse stehen. Kopiere noch einmal, was gewählt ist.
lesson-lab-tower-again-hint = Drücke den umringten Knopf oder Strg+D. Ist nichts mehr gewählt, klicke eine Karte an, und mit gehaltener Umschalttaste die Pyramiden darunter.
lesson-lab-tower-again-wrong = Das kannst du später tun. Kopiere erst das Geschoss noch einmal.
lesson-lab-tower-top = Trage nun diese Kopie ganz nach oben. Noch hängt sie in der Luft, und das Labor sagt, was daraus würde.
lesson-lab-tower-top-hint = Ziehe die Kopie an ihrer Karte, bis sie über den anderen Karten liegt. Strg+Z nimmt einen Schritt zurück.
lesson-lab-tower-top-wrong = Das kannst du später tun. Trage erst die Kopie oben auf den Turm.
lesson-lab-tower-verdict = Dein Turm steht. Nach jeder Änderung lässt das Labor Zeit vergehen und sieht, was fällt. Ein zweiter Prüfer rechnet, wie fest es steht.
lesson-lab-tower-tilt = Hält das auch auf einem Tisch, der sich neigt? Probiere es: Mache den Versuch „Neigen“.
lesson-lab-tower-tilt-hint = Wähle über dem umringten Knopf „Neigen“, falls etwas anderes gewählt ist. Dann drücke den Knopf oder T.
lesson-lab-tower-tilt-wrong = Das kannst du später tun. Mache erst den Versuch mit dem geneigten Tisch.
lesson-lab-tower-leans = Der Tisch neigt sich hierhin und dorthin, immer weiter, bis etwas fällt …
lesson-lab-tower-answer = Das ist die Antwort: wie weit sich der Tisch neigen darf, ehe dein Turm fällt, und wohin er am schwächsten ist.
lesson-lab-tower-watch = Jeden Versuch kannst du ansehen. Drücke den umringten Knopf, um den schwächsten fallen zu sehen.
lesson-lab-tower-watch-hint = Der umringte Knopf steht rechts vor der ersten Zeile der Liste. Die Taste V tut dasselbe. Ist er grau, mache den Versuch erst noch einmal.
lesson-lab-tower-watch-wrong = Das kannst du später tun. Sieh dir erst den schwächsten Versuch an.
lesson-lab-tower-own = Jetzt du: Verschiebe eine Pyramide, nimm eine weg, oder setze ein Geschoss auf. Rate zuerst: Wird es stehen? Dann sieh.
lesson-lab-tower-own-hint = Klicke ein Stück an. Ziehe es, oder drücke Entf. Rechts liest du, ob es noch steht.
lesson-lab-tower-done = Jetzt kannst du das Labor alles fragen. Strg+Z nimmt Schritte zurück; wenn du gehst, ist hier wieder dein eigener Aufbau.
