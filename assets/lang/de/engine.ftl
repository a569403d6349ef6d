# Was allen Spielen gemeinsam ist.

# Englisch, das noch im Code steht.
english = { $text }
    .the = { $text }
    .on = { $text }
    .start = { $text }

## Plätze, Aufzählungen, Zahlen

seat-name = { $seat }
seat-number = Platz { $number }
list-all = { $first } und { $rest }
list-either = { $first } oder { $rest }
list-more = { $first }, { $rest }
length = { $below ->
    [yes] −{ $whole },{ $tenths } mm
   *[no] { $whole },{ $tenths } mm
}
number = { $whole },{ $fraction }
number-whole = { $whole }

## Dinge auf dem Tisch

# Formen: "the" mit Artikel im Nominativ (bei weiblichen Wörtern auch Akkusativ), "on" mit Artikel im Dativ, "start" am Satzanfang.
table = Tisch
    .the = der Tisch
    .on = dem Tisch
    .start = Der Tisch
    .onto = auf den Tisch
    .short = dem Tisch
    .many = Tische
    .several = Tische
piece-unknown = Stück { $number }
    .the = Stück { $number }
    .on = Stück { $number }
    .start = Stück { $number }
    .short = Stück { $number }
    .many = Stücke { $number }
# Mehrere, die gleich heißen.
pieces-alike = { $count } { $piece-many }
    .short = der { $count ->
        [2] zwei
        [3] drei
       *[other] { $count }
    } { $piece-many }

## Wie ein Spiel ausgeht

outcome-won = { $winners-count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}
outcome-drawn = Unentschieden zwischen { $players }
outcome-all-lost = Alle verlieren
outcome-solo = Ergebnis: { $score }
outcome-none = Noch kein Ergebnis

## Vor dem Spiel

set-up-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $given }
set-up-seats = { $given } Spieler passen nicht auf { $wanted } Plätze
set-up-no-such-seat = { $seat } sitzt nicht am Tisch und kann nicht anfangen

## Wer am Zug ist

turn-game-over = Das Spiel ist aus
turn-not-yours = Warte: { $turn-of } ist am Zug

## Was am Tisch geschieht

note-at-rest = Der Tisch ist zur Ruhe gekommen
note-timed-out = Der Tisch hat sich beim Werten noch bewegt
note-refused = Nicht erlaubt: { $why }
note-undo = Ein Schritt zurückgenommen
note-redo = Ein Schritt wiederholt
note-lost = { $piece-start } ist davongeflogen. Der Tisch ist wie zuvor
note-lost-something = Etwas ist davongeflogen. Der Tisch ist wie zuvor
note-put-down = { $seat } konnte { $piece-the } dort nicht absetzen und legt sie zurück
note-steadied = { $count ->
    [one] Der Gehilfe hat { $count } Stück geradegerückt
   *[other] Der Gehilfe hat { $count } Stücke geradegerückt
}

## Warum etwas gerade nicht geht

not-now-still-moving = Warte, bis der Tisch zur Ruhe kommt
not-now-empty-hand = Deine Hand ist leer
not-now-not-by-hand = Nimm ein Stück, lass es los oder leg es zurück
not-now-stack = Einen Stapel kannst du verschieben, aber nicht umdrehen
match-other-rules = Diese Partie lief nach Ausgabe { $theirs } der Regeln, dieses Programm spielt nach Ausgabe { $ours }. Du kannst sie ansehen, aber nicht weiterspielen
match-score = Das ist ein Rekord: Du kannst ihn ansehen und prüfen, aber nicht weiterspielen
match-scored = Schritte zurücknehmen geht nur beim Üben, und diese Partie zählt
match-no-undo = Es gibt keinen Schritt, den du zurücknehmen kannst
match-no-redo = Es gibt keinen Schritt, den du wiederholen kannst

## Was aus dem gehaltenen Stück wird

foretold-open = Noch nicht bekannt
foretold-restless = Unsicher: Es käme nicht zur Ruhe
foretold-uncertain = Unsicher: Ein Haar entscheidet
foretold-over = Über { $on-on }
foretold-lies = { $how ->
    [off-table] Fällt vom Tisch
    [upright] Aufrecht auf { $on-on }
    [flat] Liegend auf { $on-on }
    [weird] Schief auf { $on-on }
    [slides] Rutscht auf den Tisch
   *[lies] Liegt auf { $on-on }
}
foretold-falls = { $lies }, aber dann { $pieces-count ->
    [one] fällt { $pieces-the }
   *[other] fallen { $pieces-the }
}

# Plätze für das Gehaltene
place-on-tips = auf den Spitzen { $tips-short }
    .onto = auf die Spitzen { $tips-short }
place-over-tip = auf der Spitze { $on-short }
    .onto = auf die Spitze { $on-short }
place-against = an der Seite { $on-short }
    .onto = an die Seite { $on-short }
place-over-table = auf dem Tisch, über { $over-short }
    .onto = auf den Tisch, über { $over-short }
place-over-on = auf { $on-on }, über { $over-short }
    .onto = auf { $on-the }, über { $over-short }
place-table = frei auf dem Tisch
    .onto = frei auf den Tisch
place-table-beside = auf dem Tisch bei { $beside-short }
    .onto = auf den Tisch bei { $beside-short }
place-middle = mitten auf { $on-on }
    .onto = mitten auf { $on-the }
place-on = auf { $on-on }, nicht in der Mitte
    .onto = auf { $on-the }, nicht in die Mitte
place-beside = auf { $on-on } bei { $beside-short }
    .onto = auf { $on-the } bei { $beside-short }
place-belongs = wo es hingehört
    .onto = dorthin, wo es hingehört
place-firm = { $place }: fest, { $spare } Spielraum
place-narrow = { $place }: nur { $spare } Spielraum
tips-tilts = Kippt um { $angle }°
tips-slides = Kippt um { $angle }° und rutscht ab
tips-too-few = Weniger als drei Spitzen
tips-inside = Schwerpunkt { $margin } innen
tips-outside = Schwerpunkt { $margin } außen

## Wie eine Partie verlief

story-turning = Wendepunkt: { $moment } { $at }. { $to } überholte { $from }, { $then } zu { $before } { $counts }
story-led = { $who } führte von Anfang an
story-led-from = { $who } führte ab { $moment } { $at }

## Wie weit eine Partie ist

how-far = { $count ->
    [0] { $game }, am Anfang
   *[other] { $game }, { $counts } { $count }
}
turn-number = { $turn ->
    [0] vor Zug 1
   *[other] Zug { $turn }
}
turn-day = Tag { $day }
turn-night = Nacht { $day }
counts-turn = Zug
counts-move = Zug
counts-step = Schritt

## Ob ein Ergebnis bestätigt ist, und wer es unterschrieben hat

proof-done-none = nicht bestätigt: Die Partie führt dahin, aber niemand hat sie unterschrieben
proof-done-ours = bestätigt, von dieser Installation unterschrieben
proof-done-theirs = bestätigt, von einer anderen Installation unterschrieben ({ $key })
proof-done-broken = bestätigt, aber geändert, nachdem Installation { $key } es unterschrieben hat
proof-none = nicht bestätigt: Niemand hat es unterschrieben
proof-ours = noch nicht bestätigt, von dieser Installation unterschrieben
proof-theirs = noch nicht bestätigt, von einer anderen Installation unterschrieben ({ $key })
proof-broken = noch nicht bestätigt, und geändert, nachdem Installation { $key } es unterschrieben hat
