# Cluethulhu: was die Regeln sagen.

## Namen

cluethulhu-role = { $role ->
    [investigator] Ermittler
    [detective] Detektiv
    [psychiatrist] Psychiater
    [cultist] Kultist
    [shoggoth] Shoggothe
    [wizard] Hexer
    [tcho-tcho] Tcho-Tcho
    [mother] Mutter
    [traitor] Verräter
    [yithian] Yithianer
   *[evil-child] Böses Kind
}
cluethulhu-tablet = { $role ->
    [investigator] Kennt die anderen Ermittler. Sie verhaften jeden Tag jemanden, wenn alle auf denselben zeigen.
    [detective] Ein Ermittler, der jeden Tag jemanden einsperrt: kein Wort, keine Stimme, keine Kraft bis zum nächsten.
    [psychiatrist] Ein Ermittler, der einmal jemanden von jeder Kraft heilen darf.
    [cultist] Jagt Ermittler mit Worten und Stimmen.
    [shoggoth] Ein Kultist, der im letzten Augenblick einen anderen verschlingen darf.
    [wizard] Ein Kultist, der jeden Tag jemanden vor Verhaftung und Mord beschützt.
    [tcho-tcho] Ein Kultist, der jeden Tag jemandes Tafel ansieht.
    [mother] Ein Kultist, der einmal zwei als Blutsgeschwister verbinden darf: Stirbt eines, so sterben beide.
    [traitor] Ein Kultist, der einmal Ermittler werden darf.
    [yithian] Auf keiner Seite, bis er einmal mit jemandem die Plätze tauscht. Nach dem Ritual ist es zu spät.
   *[evil-child] Auf keiner Seite. Gewinnt allein, wenn stirbt, wer die Spukpuppe hat, außer es ist es selbst.
}
cluethulhu-side = { $side ->
    [investigator] Ermittler
    [cultist] Kultisten
    [evil-child] Böses Kind
   *[yithian] noch niemand
}
cluethulhu-segment-doll = Spukpuppe
cluethulhu-segment-investigators = Ermittler
cluethulhu-nobody = niemand

## Was du tun kannst

cluethulhu-action-orders = zeigen auf: { $picks }
cluethulhu-action-pick = auf { $seat } zeigen
cluethulhu-action-pair = auf { $first } und { $second } zeigen
cluethulhu-action-turn = Ermittler werden
cluethulhu-action-nobody = auf niemanden zeigen
cluethulhu-action-elect = für { $seat } als Hohepriester stimmen
cluethulhu-action-heir = { $seat } zum Hohepriester ernennen
cluethulhu-action-say = sagen: { $statement }
cluethulhu-action-accuse = { $seat } anklagen
cluethulhu-action-second = die Anklage unterstützen
cluethulhu-action-pass = passen
cluethulhu-action-vote-yes = mit Ja stimmen
cluethulhu-action-vote-no = mit Nein stimmen
cluethulhu-action-override = berichtigen: { $what }
cluethulhu-action-show = die Tafel des Shoggothen zeigen
cluethulhu-statement-i-am = auf meiner Tafel steht: { $role }
cluethulhu-statement-suspect = ich verdächtige { $seat }
cluethulhu-statement-trust = ich vertraue { $seat }
cluethulhu-statement-saw = ich habe die Tafel von { $seat } gesehen: { $role }
cluethulhu-statement-tapped = ich wurde am Tag berührt
cluethulhu-statement-told = { $seat } hat mir die eigene Tafel genannt: { $role }
cluethulhu-override-revive = { $seat } ist zurück
cluethulhu-override-out = { $seat } ist draußen
cluethulhu-override-tablet = die Tafel von { $seat }: { $role }, für { $side }
cluethulhu-override-exchange = { $first } und { $second } tauschen die Tafeln
cluethulhu-override-power = { $able ->
    [yes] { $seat } hat eine Kraft
   *[no] { $seat } hat keine Kraft
}
cluethulhu-override-doll = die Puppe: { $whom }
cluethulhu-override-high-priest = Hohepriester: { $whom }
cluethulhu-override-detained = festgehalten: { $whom }
cluethulhu-override-protected = beschützt: { $whom }
cluethulhu-override-siblings = { $first } und { $second } sind Blutsgeschwister
cluethulhu-override-no-siblings = niemand hat Blutsgeschwister

## Was geschieht

cluethulhu-event-told = (an { $seat }) { $fact }
cluethulhu-event-secret = (geheim) { $secret }
cluethulhu-missing = { $out-count ->
    [0] alle sind da
    [one] { $out } ist draußen
   *[other] { $out } sind draußen
}
cluethulhu-missing-detained = { $out-count ->
    [0] alle sind da
    [one] { $out } ist draußen
   *[other] { $out } sind draußen
}; { $seat } wird festgehalten
cluethulhu-news-day-broke = Tag { $day }: Alle schließen die Augen
cluethulhu-news-called = Der Hüter ruft: { $segment }
cluethulhu-news-doll-to = { $seat } bekommt die Spukpuppe
cluethulhu-news-night-fell = Nacht { $night }: { $missing }
cluethulhu-news-elected = { $by } will { $whom } als Hohepriester
cluethulhu-news-high-priest = { $seat } ist Hohepriester
cluethulhu-news-heir = { $by } ernennt { $whom } zum Hohepriester
cluethulhu-news-ritual = Das Ritual der Vernichtung ist erklärt: Keine Kraft wirkt mehr
cluethulhu-news-yithian-lost = { $seat } war der Yithianer und wird durch die Zeit zurückgeschleudert
cluethulhu-news-said = { $seat }: { $statement }
cluethulhu-news-accused = { $by } klagt { $whom } an
cluethulhu-news-seconded = { $by } unterstützt die Anklage gegen { $whom }
cluethulhu-news-fell = Niemand unterstützt die Anklage gegen { $whom }
cluethulhu-news-ballot = Gegen { $whom }: { $weight } von { $of } Stimmen ({ $yes })
cluethulhu-news-murdered = { $seat } soll ermordet werden
cluethulhu-news-shown = { $seat } zeigt die Tafel des Shoggothen
cluethulhu-news-saved = { $seat } war vom Hexer beschützt und lebt
cluethulhu-news-absorbs = { $seat } ist der Shoggothe und verschlingt { $whom }: Er lebt
cluethulhu-news-absorbs-poison = { $seat } ist der Shoggothe und verschlingt { $whom }, einen Ermittler: Beide sind draußen
cluethulhu-news-absorbs-protected = { $seat } ist der Shoggothe und will { $whom } verschlingen, aber da ist Schutz: Der Shoggothe ist draußen
cluethulhu-news-heartbroken = { $seat } stirbt an gebrochenem Herzen
cluethulhu-news-deadlock = Die Abstimmung ist unentschieden: Niemand stirbt in dieser Nacht
cluethulhu-news-doll-dead = Die Spukpuppe ist tot
cluethulhu-news-corrected = Der Hüter hat etwas berichtigt
cluethulhu-news-over = { $how }: { $winners }
cluethulhu-victory = { $how ->
    [investigators] Die Ermittler gewinnen
    [cultists] Die Kultisten gewinnen
    [evil-child] Das Böse Kind gewinnt
    [siblings] Die Blutsgeschwister gewinnen
    [nobody] Niemand ist übrig: unentschieden
   *[stalemate] Es geschieht nichts mehr: unentschieden
}
cluethulhu-fact-dealt = deine Tafel: { $role }
cluethulhu-fact-new-tablet = deine Tafel ist jetzt: { $role }
cluethulhu-fact-fellow = { $seat } ist ein Ermittler
cluethulhu-fact-marked = { $by } zeigt auf { $whom }
cluethulhu-fact-marked-nobody = { $by } zeigt auf niemanden
cluethulhu-fact-arrested = du bist verhaftet
cluethulhu-fact-detained = du wirst festgehalten
cluethulhu-fact-freed = du wirst nicht mehr festgehalten
cluethulhu-fact-sibling = { $seat } und du sind Blutsgeschwister
cluethulhu-fact-seen = deine Tafel wurde dem Tcho-Tcho gezeigt
cluethulhu-fact-gave-doll = du gibst { $seat } die Puppe
cluethulhu-fact-protects = du beschützt { $seat }
cluethulhu-fact-protection-fails = der Schutz versagt
cluethulhu-fact-detains = du hältst { $seat } fest
cluethulhu-fact-choice-invalid = die Wahl gilt nicht
cluethulhu-fact-chose-siblings = { $first } und { $second } sind Blutsgeschwister
cluethulhu-fact-cured = du heilst { $seat }
cluethulhu-fact-saw = die Tafel von { $seat }: { $role }
cluethulhu-fact-turned = du bist jetzt Ermittler
cluethulhu-fact-took = du nimmst die Tafel von { $seat }: { $role }
cluethulhu-fact-nothing = auf { $seat } zu zeigen, hat nichts bewirkt
cluethulhu-fact-shoggoth-absorbs = { $seat } ist der Shoggothe und verschlingt { $whom }
cluethulhu-secret-no-arrest = niemand wird verhaftet
cluethulhu-secret-stopped = { $seat } ist beschützt und wird nicht verhaftet
cluethulhu-secret-out = { $seat } ist draußen: { $cause }
cluethulhu-secret-corrected = berichtigt: { $what }
cluethulhu-cause = { $cause ->
    [arrest] verhaftet
    [murder] ermordet
    [absorption] vom Shoggothen verschlungen
    [poison] von einem Ermittler vergiftet
    [heartbreak] ein gebrochenes Herz
   *[ritual] das Ritual
}

## Warum etwas nicht geht

cluethulhu-refusal-not-now = das kannst du jetzt nicht tun
cluethulhu-refusal-not-living = { $seat } ist nicht im Spiel
cluethulhu-refusal-oneself = nenne jemand anderen
cluethulhu-refusal-same = nenne zwei verschiedene Spieler
cluethulhu-refusal-accused = { $seat } ist schon angeklagt
cluethulhu-refusal-said-enough = du hast für jetzt genug gesagt
cluethulhu-refusal-no-keeper = nur ein Hüter am Pult darf das Spiel berichtigen
cluethulhu-impossible = { $why ->
    [in-game] dieser Spieler ist im Spiel
    [last-one] jemand muss übrig bleiben
    [only-one-tablet] diese Tafel gibt es nur einmal: Tausche sie
    [wrong-side] diese Tafel ist nie auf dieser Seite
    [no-power] diese Tafel hat keine Kraft
    [yithian-power] ein Yithianer hat seine Kraft, bis er eine Seite wählt
    [no-child] das Böse Kind war nicht unter den Tafeln
    [nobody-holds] niemand hat die Puppe
   *[ritual] das Ritual hat alle Kräfte beendet
}

## Einrichten

cluethulhu-set-up-lap-with-keeper = ein Hüter am Pult ruft die Teile des Tages einzeln auf
cluethulhu-set-up-turn = ein Zug dauert { $least } bis { $most } Sekunden, nicht { $given }
cluethulhu-set-up-not-special = { $role } ist keine besondere Tafel
cluethulhu-set-up-only-one = diese Tafel gibt es nur einmal: { $role }
cluethulhu-set-up-traitor = der Verräter ist für 11 Spieler oder mehr
cluethulhu-set-up-too-many = { $players } Spieler dürfen höchstens { $most } besondere Tafeln haben, nicht { $count }
cluethulhu-set-up-too-few = { $players } Spieler brauchen mindestens { $fewest } besondere Tafeln, denn es gibt nur { $cultists } einfache Kultisten
cluethulhu-set-up-over-at-once = mit diesen Tafeln kann die erste Verhaftung das Spiel beenden: Lass das Böse Kind oder den Yithianer weg
cluethulhu-set-up-too-few-to-draw = { $count } besondere Tafeln lassen sich nicht aus { $from } ziehen
cluethulhu-set-up-one-each = jeder Spieler braucht eine Tafel
cluethulhu-warning-arrest = Die erste Verhaftung eines Kultisten bringt das Ritual der Vernichtung in der ersten Nacht.
cluethulhu-warning-traitor = Ein Verräter, der am ersten Tag überläuft, bringt das Ritual der Vernichtung in der ersten Nacht.
cluethulhu-deck = { $deck ->
    [recommended] empfohlen
    [nearest] am ausgewogensten
    [plain] einfach
    [usual] üblich
   *[full] voll
}
cluethulhu-measured = die Ermittler gewannen { $percent } % von { $games } Partien unter Bots
cluethulhu-warning-never-measured = Nie gemessen. Mit den ähnlichsten Tafeln, „{ $deck }“: { $measured }.
cluethulhu-warning-out-of-balance = Nicht ausgewogen: Mit diesen Tafeln gilt: { $measured }.

## Wie eine Partie verlief

cluethulhu-went-out = { $time }: { $seat } ging hinaus, { $role }
cluethulhu-story-living = Lebenden
cluethulhu-story-day = Tag
cluethulhu-held = { $seat }: { $role }, Seite: { $side }{ $living ->
    [yes] {""}
   *[no] , draußen
}

## Was der Hüter sagt

cluethulhu-keepers-words = Was der Hüter sagt

## Was an den Optionen des Befehls nicht stimmt

cluethulhu-option-no-deck = für { $players } sind keine Tafeln bekannt, die beiden Seiten gerecht werden. Wähle die besonderen selbst
cluethulhu-option-no-special = keine besondere Tafel heißt „{ $name }“. Wähle plain, usual, full oder recommended, oder einige von { $known }

## Was für einen Menschen als Hüter gedruckt wird

cluethulhu-print-keeper = das Blatt des Hüters von Cluethulhu: Decks, was zu beachten ist, seine Worte der Reihe nach und eine Aufzeichnung
cluethulhu-print-title = Cluethulhu: das Blatt des Hüters
cluethulhu-print-foot = N steht für einen Namen.
cluethulhu-print-before = Vor dem Spiel
cluethulhu-print-deal = Sieben bis zwanzig spielen, und einer mehr ist der Hüter. Beginne mit den Ermittlern der Tabelle; alle anderen sind Kultisten. Besondere Tafeln dürfen Kultisten ersetzen. Mische die Tafeln und gib jedem verdeckt eine. Schreib auf, wer welche hat.
cluethulhu-print-players = Spieler
cluethulhu-print-specials = Besondere Tafeln
cluethulhu-print-even = Ein Deck, mit dem beide Seiten etwa gleich oft gewannen, in Spielen von Bots
cluethulhu-print-range = { $from } bis { $to }
cluethulhu-print-tablets = { $plain ->
    [yes] { $tablets }; Psychiater und Detektiv als einfache Ermittler
   *[no] { $tablets }
}
cluethulhu-print-tablet = Tafel
cluethulhu-print-number = Anzahl
cluethulhu-print-about = Was sie ist
cluethulhu-print-votes = Nötig ist mehr als die Hälfte aller Stimmen, die abgegeben werden könnten. Wer lebt und nicht eingesperrt ist, hat eine, der Hohepriester zwei. In einer Nacht wird höchstens in { $rounds } Runden angeklagt und höchstens { $ballots }-mal abgestimmt.
cluethulhu-print-could = Mögliche Stimmen
cluethulhu-print-needed = Nötig
cluethulhu-print-heed = Was zu beachten ist
cluethulhu-print-tap = Wer verhaftet, eingesperrt, verbunden, geheilt oder beraubt wird, erfährt es durch eine Berührung. Geh jedes Mal ein- oder zweimal um den ganzen Kreis.
cluethulhu-print-wizard = Der Hexer darf niemanden an zwei Tagen hintereinander beschützen. Tut er es, so sage: „Der Schutz misslingt.“
cluethulhu-print-shelter = Wer beschützt ist, kann nicht verhaftet, ermordet oder verschlungen werden. Sage am Tag nichts davon und berühre niemanden.
cluethulhu-print-detective = Der Detektiv darf niemanden an zwei Tagen hintereinander einsperren. Tut er es, so sage: „Die Wahl gilt nicht.“ Wer eingesperrt ist, hat kein Wort, keine Stimme und keine Kraft, bis der Detektiv wieder gefragt wird oder draußen ist.
cluethulhu-print-once = Mutter, Psychiater, Verräter und Yithianer haben ihre Kraft einmal. Wer den Kopf schüttelt, behält sie. Wer eingesperrt oder draußen ist, bekommt keine Antwort, aber rufe alle trotzdem auf.
cluethulhu-print-cured = Gib dem Geheilten eine einfache Tafel: einem Ermittler die eines Ermittlers, allen anderen die eines Kultisten.
cluethulhu-print-yithian = Der Yithianer nimmt Tafel, Seite und Kraft des anderen. Dieser bekommt die Tafel des Yithianers, behält seine Seite und hat keine Kraft.
cluethulhu-print-out = Wer draußen ist, zeigt keine Tafel. Nenne bei Einbruch der Nacht alle, die am Tag verschwunden sind, in der Reihe der Plätze und ohne Grund.
cluethulhu-print-siblings = Ist eines der Blutsgeschwister draußen, so stirbt das andere an gebrochenem Herzen. Ist der Hohepriester draußen, so wird der nächste ernannt.
cluethulhu-print-doll = Ist draußen, wer die Spukpuppe hat, so gewinnt das Böse Kind: wenn es lebt, nicht geheilt ist und sie nicht selbst hat.
cluethulhu-print-ritual = Zähle bei Einbruch der Nacht die Lebenden. Sind es weniger als doppelt so viele Kultisten wie Ermittler, so beginnt das Ritual. Das Böse Kind und ein Yithianer, der nicht getauscht hat, zählen zu keiner Seite.
cluethulhu-print-wins = Die Ermittler gewinnen, wenn sie mindestens so viele sind wie die Kultisten, die Kultisten, wenn kein Ermittler lebt. Blutsgeschwister verschiedener Seiten gewinnen nur als die letzten zwei.
cluethulhu-print-said = „{ $words }“
cluethulhu-print-record = Die Aufzeichnung
cluethulhu-print-name = Name
cluethulhu-print-side = Seite
cluethulhu-print-used = Kraft benutzt
cluethulhu-print-went-out = Draußen seit
cluethulhu-print-day = Tag
cluethulhu-print-doll-to = Puppe an
cluethulhu-print-sheltered = Beschützt
cluethulhu-print-detained = Eingesperrt
cluethulhu-print-arrested = Verhaftet
cluethulhu-print-murdered = Ermordet
