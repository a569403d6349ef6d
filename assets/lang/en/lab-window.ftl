# The stability lab: what its window says.

lab-title = Stability lab
lab-open-save = Open, save…
lab-new = New
lab-more = and { $count } more
lab-setups = Set-ups
lab-setups-about = Open a set-up (.ron), or an MJCF file with boxes, cylinders and meshes (.xml).
lab-no-setups = No set-ups found yet.
lab-path = Type the path of a file. A name alone is one of your own set-ups:
lab-path-hint = my tower.ron
lab-open = Open
lab-save-over = There is a file { $path } already. Save this set-up in its place? What is in it is lost.
lab-not-ron = a set-up is saved as RON: choose a name that ends in .ron
lab-save-here = Save here
lab-last-time = The set-up you built last time cannot be set up again: { $why }
lab-unwritten = The set-up cannot be saved: { $why }
lab-saved-both = Saved: { $table } and { $drawing }
lab-changed = You have changed the set-up since this test. Run the test again, or undo your changes
lab-on-pieces = On the pieces: { $about }
lab-fell-first = ✖ fell first

## Why a step of building is not done

lab-refused-nothing-chosen = Nothing is chosen. Click a piece first
lab-refused-over-the-middle = Your pieces reach over the middle of the table (x = 0), where their mirror image would lie. Move them aside first
lab-refused-too-many = A table holds { $most } pieces at most

## Adding pieces, and the table

lab-build-add = Add
lab-build-pyramid = Pyramid
lab-build-pyramid-about = A hollow pyramid
lab-build-small = Small
lab-build-medium = Medium
lab-build-large = Large
lab-build-floor = Floor
lab-build-floor-about = A floor card
lab-build-blob = Blob
lab-build-trapezoid = Trapezoid
lab-build-triangle = Triangle
lab-build-vesica = Vesica
lab-build-ring = Ring
lab-build-tarot = Tarot
lab-build-tarot-about = A tarot card
lab-build-die = Die
lab-build-die-about = A die, 16 mm wide
lab-build-box = Box
lab-build-box-about = A box with these edges, in mm
lab-build-edge = Length of an edge, in mm
lab-build-cylinder = Cylinder
lab-build-cylinder-about = A cylinder with this diameter and height, in mm
lab-build-diameter = Diameter, in mm
lab-build-high = Height, in mm
lab-build-other-shape = For any other shape, add a box. Then change it under “{ lab-chosen-text }”.
lab-build-grid = Grid
lab-build-turn = Turn
lab-build-any = any
lab-build-rests = Drop pieces onto what is beneath
lab-build-pieces = Pieces: { $count }
lab-build-table = Table and gravity
lab-build-name = Name
lab-build-tilted = Tilted by
lab-build-towards = towards
lab-build-gravity = Gravity
lab-build-friction = Friction
lab-build-of-table = table
lab-build-of-pyramids = pyramids
lab-build-of-cards = cards
lab-build-of-others = others
lab-build-smaller = the smaller of two
lab-build-mean = the mean of two
lab-build-product = the product of two
lab-build-larger = the larger of two

## The chosen pieces

lab-chosen-none = Nothing is chosen
lab-chosen-none-about = Click a piece to choose it. Drag it to move it. Hold Shift to choose several.
lab-chosen-many = { $count } pieces are chosen
lab-chosen-copy = Copy
lab-chosen-mirror = Mirror
lab-chosen-set-down = Set down
lab-chosen-delete = Delete
lab-chosen-usual = as usual
lab-chosen-name = Name
lab-chosen-place = Place, mm
lab-chosen-turn = Turn
lab-chosen-upright = Upright
lab-chosen-over = Over
lab-chosen-flat = Flat
lab-chosen-side = On its side
lab-chosen-edges = Edges, mm
lab-chosen-height = Height, mm
lab-chosen-material = Material
lab-chosen-friction = friction
lab-chosen-bounce = bounce
lab-chosen-mass = mass
lab-chosen-fixed = fixed to the table
lab-chosen-text = As text
lab-chosen-apply = Apply
lab-chosen-now = Take it as it is now

## Does it stand?

lab-verdict-ask = Does it stand?
lab-verdict-working = Working it out…
lab-verdict-empty = You have built nothing yet. Add a piece on the left, or open a set-up.
lab-verdict-stands = ✔ It stands
lab-verdict-falls = ✖ It does not stand
lab-verdict-falls-about = It does not stay where you set it up.
lab-verdict-watch = ▶ Watch it
lab-verdict-wrong = ⚠ It cannot be set up
lab-verdict-unknown = ⚠ Nobody can say
lab-verdict-disagree = ⚠ The two judges disagree
lab-verdict-report = One of them is wrong. Please report this set-up.
lab-verdict-sim-stands = Simulation: ✔ it stands
lab-verdict-sim-falls = Simulation: ✖ it does not come to rest
lab-verdict-no-statics = Statics cannot tell: { $why }
lab-verdict-first = ♦ First { $what }
lab-verdict-mind = Mind: { $what }
lab-verdict-problem = { $piece }: { $what }
lab-judged-drawn = Statics judged it as you drew it.
lab-judged-rest = Statics judged it as it came to rest.
lab-judged-falling = Statics judged it as it fell.

## The tests

lab-test-title = Put it to the test
lab-test-tilt = Tilt
lab-test-tilt-about = How far can you tilt the table?
lab-test-shake = Shake
lab-test-shake-about = How hard can you shake the table?
lab-test-poke = Poke
lab-test-poke-about = How hard can you poke a piece?
lab-test-remove = Remove one
lab-test-remove-about = What falls if you take a piece away?
lab-test-load = Load
lab-test-load-about = How much weight does a piece carry?
lab-test-friction = Friction
lab-test-friction-about = Does it stand with less friction, or with more?
lab-test-careless = Careless hands
lab-test-careless-about = How often does it stand if you build it carelessly?
lab-test-run = Run the test
lab-test-stop = ■ Stop
lab-test-only-standing = You can test only a set-up that stands
lab-test-none-chosen = No piece is chosen
lab-test-towards = Towards
lab-test-one-side = one side
lab-test-all-round = all round
lab-test-direction = Direction
lab-test-which = Which
lab-test-each = each in turn
lab-test-the-chosen = the chosen ones
lab-test-many-chosen = the { $count } chosen
lab-test-often = How often
lab-test-three-rates = 2, 4 and 8 Hz
lab-test-one-rate = one frequency
lab-test-frequency = Frequency
lab-test-for = For
lab-test-where = Where
lab-test-centre = centre of mass
lab-test-top = its top
lab-test-where-mm = Where, mm
lab-test-where-mm-about = From the point above the centre of mass, along x and y
lab-test-whose = Whose
lab-test-everything = all friction
lab-test-pieces = of the pieces
lab-test-table = of the table
lab-test-trials = Trials
lab-test-off-by = Off by
lab-test-turned-by = Turned by
lab-test-friction-by = Friction off by
lab-test-of-it = of it
lab-test-seed = Seed
lab-test-strong = How strong
lab-test-until-falls = until it falls
lab-test-given = a set amount
lab-test-level = Amount
lab-test-watched = Watch for

## What comes of a test

lab-result-progress = { $done } of { $all } · { $seconds } s simulated
lab-result-old = You have changed the set-up since this test.
lab-result-ended = { $why }. { $done } of { $all } cases are done
lab-result-watch = Watch a case, the weakest first:
lab-result-cases = The cases, the weakest first:
lab-result-keep = Save as table and drawing
lab-result-legend = • stands   ✖ falls
lab-result-statics = statics
lab-result-statics-legend = ♦ what statics allows

## What you watch

lab-watch-let-go = Let go as you set it up
lab-watch-seconds = { $at } s
lab-watch-tilted = tilted { $by }°
lab-watch-fallen = ✖ it has fallen
lab-watch-falls-after = falls after { $seconds } s
lab-watch-done = Done
