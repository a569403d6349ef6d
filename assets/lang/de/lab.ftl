# Das Statik-Labor: was seine Versuche erzählen.

lab-piece = { $name }
    .the = { $name }
    .on = { $name }
    .start = { $name }
lab-kind = { $kind ->
    [small] kleine Pyramide
    [medium] mittlere Pyramide
    [large] große Pyramide
    [blob] Klecks
    [trapezoid] Trapez
    [triangle] Dreieck
    [vesica] Linse
    [ring] Ring
    [tarot-card] Tarotkarte
    [die] Würfel
    [box] Quader
    [hull] Körper
   *[prism] Prisma
}
lab-kind-on = { $kind ->
    [small] der kleinen Pyramide
    [medium] der mittleren Pyramide
    [large] der großen Pyramide
    [blob] dem Klecks
    [trapezoid] dem Trapez
    [triangle] dem Dreieck
    [vesica] der Linse
    [ring] dem Ring
    [tarot-card] der Tarotkarte
    [die] dem Würfel
    [box] dem Quader
    [hull] dem Körper
   *[prism] dem Prisma
}
lab-kind-start = { $kind ->
    [small] Kleine Pyramide
    [medium] Mittlere Pyramide
    [large] Große Pyramide
    [blob] Klecks
    [trapezoid] Trapez
    [triangle] Dreieck
    [vesica] Linse
    [ring] Ring
    [tarot-card] Tarotkarte
    [die] Würfel
    [box] Quader
    [hull] Körper
   *[prism] Prisma
}
lab-given = { lab-kind } { $number }
    .the = { lab-kind } { $number }
    .on = { lab-kind-on } { $number }
    .start = { lab-kind-start } { $number }

## Wie stark

lab-level-tilt = { $number }°
lab-level-shake = { $number } mm
lab-level-poke = { $number } mN·s
lab-level-load = { $number } g
lab-level-g = { $level } ({ $g } der Schwerkraft)

## Was getan wurde

lab-done-tilt = Nach { $towards }° geneigt
lab-done-shake = Längs { $along }° mit { $hz } Hz gerüttelt
lab-done-poke = Nach { $towards }° gestupst: { $piece }
lab-done-remove = Weggenommen: { $piece }
lab-done-load = Belastet: { $piece }
lab-done-load-at = Bei ({ $x }; { $y }) mm belastet: { $piece }
lab-done-friction = Das { $factor }-Fache der Reibung
lab-done-trial = Durchgang { $number }

## Was daraus wurde

lab-fall-something = etwas bewegt sich weg
lab-fall-none = es steht
lab-fall-slides = { $piece-the } rutscht auf { $on-on }
lab-fall-tips = { $piece-the } kippt von { $on-on }
lab-fall-drops = { $piece-the } fällt, denn nichts trägt es
lab-fall-leaves = { $piece-the } fällt vom Tisch
lab-fall-moves = { $piece-the } bewegt sich weg

## Was die Fälle sagen

lab-found-row = { $done }: { $became }
lab-found-level = { $level } · { $row }
lab-found-statics = { $row }. Statik: { $level }
lab-found-nothing = Der Versuch hat nichts ergeben
lab-found-broken = In { $count } von { $all } Fällen brach die Simulation ab
lab-found-bears = Hält { $stands } aus, aber nicht { $falls }. { $done }: { $became }
lab-found-bears-nothing = Hält nichts aus. { $done }: Es fällt schon bei { $level }
lab-found-bears-all = Hält alles Versuchte aus, bis { $level }
lab-found-falls = { $count ->
    [0] { $all ->
        [one] Steht in seinem einzigen Fall
       *[other] Steht in allen { $all } Fällen
    }
   *[other] Fällt in { $count } von { $all } Fällen
}
lab-found-falls-at = { $count ->
    [0] { $all ->
        [one] Steht bei { $level } in seinem einzigen Fall
       *[other] Steht bei { $level } in allen { $all } Fällen
    }
   *[other] Fällt bei { $level } in { $count } von { $all } Fällen
}
lab-found-more = und { $count } weitere
lab-found-friction = Steht ab dem { $from }-Fachen seiner Reibung. Beim { $factor }-Fachen: { $became }
lab-found-friction-all = Steht mit jeder versuchten Reibung, ab dem { $from }-Fachen
lab-found-friction-none = Fällt noch mit der größten versuchten Reibung: { $became }
lab-found-friction-odd = Mit weniger Reibung steht es manchmal. Mehr Reibung ist hier nicht immer besser
lab-found-stood = Stand in { $count } von { $all } Durchgängen: { $share } %, zwischen { $from } und { $to } % (95 %)
lab-found-times = { $count }-mal: { $became }
lab-found-times-other = { $count }-mal: etwas anderes

## Neben den Stücken

lab-heat-bears = was jedes Stück aushält
lab-heat-over = über { $level }
lab-heat-needed = was ohne es fällt
lab-heat-without = { $count ->
    [0] keines fällt
    [one] 1 fällt
   *[other] { $count } fallen
}
lab-heat-first = wie oft jedes Stück zuerst fiel
lab-heat-often = { $count } von { $all }

## Vorbehalte

lab-caution-bounces = Niemand weiß, wie hoch echte Dinge springen. Hier entscheidet das trägere von zwei Stücken, und der Filz des Tisches gibt { $felt } der Geschwindigkeit zurück: { $piece-the } springt vielleicht weniger, als du wolltest.
lab-caution-edges = { $first-start } und { $other-the } treffen Kante auf Kante und sind glatt. Hier rutschen solche Kanten ab. Echte Kanten sind rund und halten vielleicht.
lab-caution-jams = Es klemmt. Es steht nur durch Reibung über { $most }: Es sind { $friction } zwischen { $first } und { $other }. Kaum etwas Echtes ist so rau.
lab-caution-stands-anew = Es rutscht um { $by } und steht dann wieder. Das ist kein Sturz, aber so hast du es nicht gebaut.
lab-caution-slipped = Es rutschte um { $by }, bevor es stand. Die Statik prüft den neuen Ort.
lab-caution-slipped-drawn = Es rutschte um { $by }, bevor es stand. Die Statik prüft es, wie du es gezeichnet hast.
lab-caution-gives = Es fällt beinahe. Hier sinken Stücke ein wenig ineinander, und damit fällt es. Wo sie weniger einsinken, wie echte, steht es.
lab-caution-open-friction = Reibung könnte es an mehreren Stellen zugleich halten, und nichts bestimmt, wohin sie dort drückt. Die Statik nimmt die Richtung, die am besten hält. Die Simulation nimmt die, mit der es abgesetzt wurde.

## Was zuerst nachgibt

lab-first-slides = { $piece-the } rutscht auf { $other-on }
lab-first-tips = { $piece-the } kippt von { $other-on }
lab-first-bare = nichts trägt { $piece-the }

## Warum ein Versuch nicht weitergeht

lab-error-nothing-free = Alles in „{ $name }“ ist befestigt, also kann nichts fallen
lab-error-too-many = { $count } Fälle sind zu viele: Ein Versuch hat höchstens { $most }
lab-error-stopped = Du hast den Versuch angehalten

## Neben Achsen, Linien und Balken

lab-plot-towards = Wohin, Grad (0: +x, 90: +y)
lab-plot-along = Längs dieser Linie, Grad
lab-plot-frequency = Frequenz, Hz
lab-plot-tilt = Hält aus, Grad
lab-plot-shake = Hält aus, mm nach jeder Seite
lab-plot-poke = Hält aus, mN·s
lab-plot-load = Hält aus, Gramm
lab-plot-simulation = Rechnung
lab-plot-statics = Statik
lab-plot-one-line = längs { $degrees }°
lab-plot-one-rate = mit { $hz } Hz
lab-plot-statics-of = { $line }, Statik
lab-plot-factor = Vielfaches der Reibung
lab-plot-allowed = Neigung, die die Statik zulässt, Grad
lab-plot-trials = Durchgänge
lab-plot-stood = Stand, %
lab-plot-share = { $share } %, mit 95 % zwischen { $from } und { $to } %
lab-plot-fell = Gefallene Stücke
lab-plot-stood-trials = Stand, % der Durchgänge
lab-plot-stood-cases = Stand, % der Fälle
lab-plot-least-friction = Kleinste Reibung, mit der es steht, als Vielfaches
lab-drawing-stands = steht
lab-drawing-falls = fällt
lab-drawing-more = und { $count } weitere
lab-drawing-mind = Bedenke ({ $scene }): { $caution }

## Was mit einem Aufbau, einem Versuch oder seiner Datei nicht stimmt

problem-no-pieces = mindestens ein Stück ist nötig
problem-too-many = höchstens { $most } sind erlaubt, nicht { $found }
problem-range = nimm eine Zahl von { $from } bis { $to }{ $unit }, nicht { $found }
problem-same-name = auch ein anderes Stück heißt „{ $name }“
problem-axis = die Achse braucht eine Länge
problem-quaternion = eine Quaternion hat die Länge 1, nicht { $length }
problem-no-pyramid = „Flat“ ist für Pyramiden. Dreh anderes mit YawPitchRoll oder AxisAngle
problem-below = es liegt unter dem Tisch: Sein höchster Punkt ist bei { $top }. Heb es an, bis sein tiefster bei 0 oder darüber ist
problem-overlaps = es ragt { $by } in { $other-the } hinein. Rück eins davon weg
problem-at = { $path }: { $what }
problem-at-line = Zeile { $line }, { $path }: { $what }
scene-unreadable = der Aufbau { $file } lässt sich nicht lesen: { $why }
scene-syntax = { $file }:{ $line }:{ $column }: { $what }
scene-several = { $all }
scene-not-ron = das ist nicht als Szene geschrieben: { $why }. Verbessere die Datei an dieser Stelle. Wie man eine schreibt, steht in docs/scenes.md
scene-not-xml = das ist kein XML: { $why }. Verbessere die Datei an dieser Stelle
mjcf-element = <{ $name }> lässt sich hier nicht lesen. Nimm es heraus. Was sich lesen lässt, steht in docs/lab.md
mjcf-attribute = „{ $name }“ in <{ $of }> lässt sich hier nicht lesen. Nimm es heraus. Was sich lesen lässt, steht in docs/lab.md
mjcf-root = das ist kein MJCF: Eine solche Datei beginnt mit <mujoco>
mjcf-numbers = { $count ->
    [one] gib { $count } Zahl an
   *[other] gib { $count } Zahlen an
}, nicht „{ $found }“
mjcf-too-many = höchstens { $most } Körper und geoms sind erlaubt
mjcf-angles = gib Eulerwinkel in der üblichen Reihenfolge an, xyz, und lokale Koordinaten
mjcf-gravity = die Schwerkraft muss gerade nach unten ziehen: „0 0 -9.81“
mjcf-vertices = gib die Ecken eines mesh als Zahlen an
mjcf-most-vertices = ein mesh darf höchstens { $most } Ecken haben, nicht { $found }
mjcf-mesh = gib einem mesh seinen Namen und seine Ecken in dieser Datei (vertex="x y z …")
mjcf-no-mesh = gib den Namen eines mesh in <asset> an
mjcf-turns = gib eine Drehung durch eines von quat, euler, axisangle, xyaxes und zaxis an
mjcf-no-turn = diese Drehung hat keine Länge. Gib eine an, die eine hat
mjcf-table = der Tisch muss eine plane auf Höhe 0 sein, die nicht gedreht ist. Eine Szene neigst du mit „lab tilt“
mjcf-tables = es gibt einen Tisch: Gib eine plane an
mjcf-no-table = der Tisch fehlt: Gib eine plane auf Höhe 0 an
mjcf-plane = nur der Tisch kann eine plane sein
mjcf-hinge = nur ein freies Gelenk (joint) oder keines lässt sich lesen: Hier hat nichts Scharniere
mjcf-one-geom = ein Körper muss ein geom haben, nicht { $found }
mjcf-size = gib dem geom seine size="{ $what }"
mjcf-shape = { $shape }: Das kann hier nicht stehen. Nimm box, cylinder oder mesh
mjcf-usual = „{ $name }“ kann hier nur { $usual } sein
mjcf-inertia = die Trägheit kommt hier aus den Formen: Lass inertiafromgeom weg
mjcf-priority = alle geoms müssen dieselbe priority haben
mjcf-condim = condim muss 3 sein, oder 1, wo nichts reibt: Nichts widersteht hier dem Drehen oder Rollen
mjcf-condims = gib allen geoms condim 1, oder höchstens einem: Von zweien, die sich berühren, zählt das größere
scene-impossible = { $file } lässt sich nicht aufbauen: { $problems }
scene-impossible-list = { $file } lässt sich nicht aufbauen:
study-range = { $option } muss eine Zahl von { $from } bis { $to } sein, nicht { $found }
study-count = { $option } nimmt 1 bis { $most } Zahlen, nicht { $found }
study-times = { $option } muss zwischen 1 und { $most } liegen, nicht bei { $found }
study-no-piece = „{ $scene }“ hat kein Stück „{ $name }“, das fallen könnte. Es hat { $known }
study-off-piece = nichts von „{ $name }“ liegt { $x } mm in x und { $y } mm in y von über seinem Schwerpunkt. Belaste es an einer Stelle, die auf ihm liegt
study-restless = „{ $name }“ kommt nicht zur Ruhe, wo es aufgebaut wurde, also gibt es nichts zu prüfen. `cyclopean lab` zeigt, was daraus wird
study-empty = ein Versuch braucht mindestens einen Aufbau
study-file = die Datei des Versuchs { $file } lässt sich nicht benutzen: { $why }
study-file-busy = ein anderer Lauf schreibt gerade in { $file }. Gib jedem eine eigene Datei, und füge sie dann zusammen
study-file-line = { $file }, Zeile { $line }: { $what }
study-file-other = { $file } enthält einen anderen Versuch (andere Aufbauten, Optionen oder Version). Wähle eine andere Datei, oder entferne sie
study-file-conflict = { $file } und eine andere Datei widersprechen sich bei Fall { $case }: Verschiedene Programme haben sie gemacht
study-file-missing = { $missing } von { $cases } Fällen fehlen, der erste ist Fall { $first }. Nimm die Dateien der anderen Teile dazu, oder lass sie zu Ende laufen
study-file-nothing = es gibt nichts zusammenzufügen
study-file-no-study = das ist nicht der Anfang eines Versuchs dieses Programms
study-file-format = das ist ein Versuch in Format { $theirs }, und dieses Programm schreibt { $ours }. Wähle eine andere Datei, oder beende ihn mit dem Programm, das ihn begann
study-file-unmakeable = dieser Versuch lässt sich nicht machen. { $why }
study-file-no-row = das ist keine Zeile dieses Versuchs, oder sie wurde geändert. Lösch die Zeile, dann wird der Fall neu berechnet
study-file-empty = darin steht kein Versuch
statics-gravity = die Schwerkraft muss auf den Tisch ziehen
statics-number = eine Zahl eines Stücks ist nicht brauchbar
statics-solver = das Gleichgewicht ließ sich nicht berechnen
statics-restless = es kam nie zur Ruhe
lab-fate-stands = steht
lab-fate-falls = fällt
lab-fate-broken = ungewiss
lab-second-cannot-tell = Die Statik weiß es nicht: { $why }
lab-second-firm = Statik: Nichts wirft es um
lab-second-bears = Statik: hält { $tilt }° Neigung aus ({ $g } g seitwärts), in der schwächsten Richtung
lab-second-bears-first = Statik: hält { $tilt }° Neigung aus ({ $g } g seitwärts), in der schwächsten Richtung. Zuerst: { $first }
