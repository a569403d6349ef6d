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
    [0] niemand fehlt
    [one] { $out } ist draußen
   *[other] { $out } sind draußen
}
cluethulhu-missing-detained = { $out-count ->
    [0] niemand fehlt
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
