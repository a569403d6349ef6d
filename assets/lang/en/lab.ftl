# The stability lab: what its studies tell.

lab-piece = { $name }
    .the = { $name }
    .on = { $name }
    .start = { $name }
lab-kind = { $kind ->
    [small] small
    [medium] medium
    [large] large
    [blob] blob
    [trapezoid] trapezoid
    [triangle] triangle
    [vesica] vesica
    [ring] ring
    [tarot-card] tarot card
    [die] die
    [box] box
    [hull] hull
   *[prism] prism
}
lab-kind-on = { lab-kind }
lab-kind-start = { lab-kind }
lab-given = { lab-kind } { $number }
    .the = { lab-kind } { $number }
    .on = { lab-kind-on } { $number }
    .start = { lab-kind-start } { $number }

## How strongly

lab-level-tilt = { $number }°
lab-level-shake = { $number } mm
lab-level-poke = { $number } mN·s
lab-level-load = { $number } g
lab-level-g = { $level } ({ $g } of gravity)

## What was done

lab-done-tilt = Tilted towards { $towards }°
lab-done-shake = Shaken along { $along }° at { $hz } Hz
lab-done-poke = Poked towards { $towards }°: { $piece }
lab-done-remove = Without { $piece-the }
lab-done-load = Loaded: { $piece }
lab-done-load-at = Loaded at ({ $x }, { $y }) mm: { $piece }
lab-done-friction = { $factor } times the friction
lab-done-trial = Trial { $number }

## What became of it

lab-fall-something = something moves away
lab-fall-none = it stands
lab-fall-slides = { $piece-the } slides on { $on-on }
lab-fall-tips = { $piece-the } tips off { $on-on }
lab-fall-drops = { $piece-the } drops, for nothing carries it
lab-fall-leaves = { $piece-the } leaves the table
lab-fall-moves = { $piece-the } moves away

## What the rows say

lab-found-row = { $done }: { $became }
lab-found-level = { $level } · { $row }
lab-found-statics = { $row }. Statics: { $level }
lab-found-nothing = The test found nothing out
lab-found-broken = The simulation broke down in { $count } of { $all } cases
lab-found-bears = Bears { $stands }, but not { $falls }. { $done }: { $became }
lab-found-bears-nothing = Bears nothing. { $done }: it falls even at { $level }
lab-found-bears-all = Bears all that was tried, up to { $level }
lab-found-falls = { $count ->
    [0] { $all ->
        [one] Stands in its only case
       *[other] Stands in all { $all } cases
    }
   *[other] Falls in { $count } of { $all } cases
}
lab-found-falls-at = { $count ->
    [0] { $all ->
        [one] Stands in its only case at { $level }
       *[other] Stands in all { $all } cases at { $level }
    }
   *[other] Falls in { $count } of { $all } cases at { $level }
}
lab-found-more = and { $count } more
lab-found-friction = Stands from { $from } times its friction on. At { $factor } times: { $became }
lab-found-friction-all = Stands with all that was tried, from { $from } times its friction on
lab-found-friction-none = Falls with the most friction that was tried: { $became }
lab-found-friction-odd = With less friction than that it sometimes stands. More friction is not always better here
lab-found-stood = Stood in { $count } of { $all } trials: { $share } %, between { $from } and { $to } % (95 %)
lab-found-times = { $count } times: { $became }
lab-found-times-other = { $count } times: something else

## Beside the pieces

lab-heat-bears = what each piece bears
lab-heat-over = over { $level }
lab-heat-needed = what falls without it
lab-heat-without = { $count ->
    [0] none falls
    [one] 1 falls
   *[other] { $count } fall
}
lab-heat-first = how often each piece was the first to fall
lab-heat-often = { $count } of { $all }

## Cautions

lab-caution-bounces = Nobody knows how high real things bounce. Here the deader of two pieces decides, and the felt of the table gives back { $felt } of the speed: { $piece-the } may bounce less than you asked for.
lab-caution-edges = { $first-start } and { $other-the } meet edge to edge and are smooth. Here such edges slip off each other. Real edges are rounded and might hold.
lab-caution-jams = It jams. It stands only by friction above { $most }: it is { $friction } between { $first-the } and { $other-the }. Hardly anything real is so rough.
lab-caution-stands-anew = It slips by { $by } and stands again. That is no fall, but it is not as you built it.
lab-caution-slipped = It slipped by { $by } before it stood. Statics judges the new place.
lab-caution-slipped-drawn = It slipped by { $by } before it stood. Statics judges it as you drew it.
lab-caution-gives = It nearly falls. Pieces sink into each other a little here, and with that it falls. It stands where they sink in less, as real ones do.
lab-caution-open-friction = Friction could hold it at several places at once, and nothing decides which way it pushes there. Statics takes the way that holds best. The simulation takes the way in which it was set down.

## What fails first

lab-first-slides = { $piece-the } slides on { $other-on }
lab-first-tips = { $piece-the } tips off { $other-on }
lab-first-bare = { $piece-the } has nothing to carry it

## Why a test cannot go on

lab-error-nothing-free = Everything in “{ $name }” is fixed, so nothing can fall
lab-error-too-many = { $count } cases are too many: a test has { $most } at most
lab-error-stopped = You stopped the test

## Beside axes, lines and bars

lab-plot-towards = Towards, degrees (0: +x, 90: +y)
lab-plot-along = Along this line, degrees
lab-plot-frequency = Frequency, Hz
lab-plot-tilt = Bears, degrees
lab-plot-shake = Bears, mm to either side
lab-plot-poke = Bears, mN·s
lab-plot-load = Bears, grams
lab-plot-simulation = simulation
lab-plot-statics = statics
lab-plot-one-line = along { $degrees }°
lab-plot-one-rate = at { $hz } Hz
lab-plot-statics-of = { $line }, statics
lab-plot-factor = Times its friction
lab-plot-allowed = Tilt that statics allows, degrees
lab-plot-trials = Trials
lab-plot-stood = Stood, %
lab-plot-share = { $share } %, with 95 % between { $from } and { $to } %
lab-plot-fell = Pieces that fell
lab-plot-stood-trials = Stood, % of the trials
lab-plot-stood-cases = Stood, % of the cases
lab-plot-least-friction = Least friction with which it stands, times its own
lab-drawing-stands = stands
lab-drawing-falls = falls
lab-drawing-more = and { $count } more
lab-drawing-mind = Mind ({ $scene }): { $caution }

## What is wrong with a set-up, a study, a file of one

problem-no-pieces = at least one piece is needed
problem-too-many = at most { $most } are allowed, not { $found }
problem-range = give a number from { $from } to { $to }{ $unit }, not { $found }
problem-same-name = another piece is called “{ $name }” too
problem-axis = the axis needs a length
problem-quaternion = a quaternion has length 1, not { $length }
problem-no-pyramid = “Flat” is for pyramids. Turn other things by YawPitchRoll or AxisAngle
problem-below = it is under the table: its highest point is at { $top }. Lift it until its lowest is at 0 or above
problem-overlaps = it reaches { $by } into { $other-the }. Move one of them
problem-at = { $path }: { $what }
problem-at-line = line { $line }, { $path }: { $what }
scene-unreadable = cannot read the scene { $file }: { $why }
scene-syntax = { $file }:{ $line }:{ $column }: { $what }
scene-several = { $all }
scene-not-ron = this is not written as a scene: { $why }. Mend the file at this place. docs/scenes.md shows how to write one
scene-not-xml = this is no XML: { $why }. Mend the file at this place
mjcf-element = <{ $name }> cannot be read here. Take it out. docs/lab.md lists what can be read
mjcf-attribute = “{ $name }” of <{ $of }> cannot be read here. Take it out. docs/lab.md lists what can be read
mjcf-root = this is no MJCF: such a file begins with <mujoco>
mjcf-numbers = { $count ->
    [one] give { $count } number
   *[other] give { $count } numbers
}, not “{ $found }”
mjcf-too-many = at most { $most } bodies and geoms are allowed
mjcf-angles = give Euler angles in the usual order, xyz, and local coordinates
mjcf-gravity = gravity must pull straight down: “0 0 -9.81”
mjcf-vertices = give the vertices of a mesh as numbers
mjcf-most-vertices = a mesh may have at most { $most } vertices, not { $found }
mjcf-mesh = give a mesh its name, and its vertices in this file (vertex="x y z …")
mjcf-no-mesh = give the name of a mesh in <asset>
mjcf-turns = give a turn by one of quat, euler, axisangle, xyaxes and zaxis
mjcf-no-turn = this turn has no length. Give one that has
mjcf-table = the table must be a plane at height 0 that is not turned. To tilt a scene, use “lab tilt”
mjcf-tables = there is one table: give one plane
mjcf-no-table = the table is missing: give a plane at height 0
mjcf-plane = only the table can be a plane
mjcf-hinge = only a free joint, or none, can be read: nothing here has hinges
mjcf-one-geom = a body must have one geom, not { $found }
mjcf-size = give the geom its size="{ $what }"
mjcf-shape = a { $shape } cannot stand here: use a box, a cylinder or a mesh
mjcf-usual = “{ $name }” can only be { $usual } here
mjcf-inertia = inertia comes from the shapes here: leave inertiafromgeom out
mjcf-priority = all geoms must have the same priority
mjcf-condim = condim must be 3, or 1 where nothing rubs: nothing here resists turning or rolling
mjcf-condims = give condim 1 to all geoms, or to one at most: of two that touch the greater counts
scene-impossible = { $file } cannot be set up: { $problems }
scene-impossible-list = { $file } cannot be set up:
study-range = { $option } must be a number from { $from } to { $to }, not { $found }
study-count = { $option } takes 1 to { $most } numbers, not { $found }
study-times = { $option } must be from 1 to { $most }, not { $found }
study-no-piece = “{ $scene }” has no piece “{ $name }” that could fall. It has { $known }
study-off-piece = nothing of “{ $name }” lies { $x } mm along x and { $y } mm along y from above its centre of mass. Load it at a place on it
study-restless = “{ $name }” does not come to rest where it was set up, so there is nothing to study. See what becomes of it with `cyclopean lab`
study-empty = a study needs at least one set-up
study-file = cannot use the study’s file { $file }: { $why }
study-file-busy = another run is writing the study’s file { $file }. Give each a file of its own, and merge them
study-file-line = { $file }:{ $line }: { $what }
study-file-other = { $file } holds another study (other scenes, options or version). Choose another file, or remove it
study-file-conflict = { $file } and another file disagree about case { $case }: different programs made them
study-file-missing = { $missing } of { $cases } cases are missing, the first is case { $first }. Add the files of the other shards, or let them finish
study-file-nothing = there is nothing to merge
study-file-no-study = this is not the start of a study from this program
study-file-format = this is a study of format { $theirs }, and this program writes { $ours }. Choose another file, or finish it with the program that began it
study-file-unmakeable = this study cannot be made. { $why }
study-file-no-row = this is no row of this study, or it was changed. Delete the line, and the case is worked out again
study-file-empty = there is no study in it
statics-gravity = gravity must pull down onto the table
statics-number = a number of a piece is not usable
statics-solver = the equilibrium could not be computed
statics-restless = it was never at rest
lab-fate-stands = stands
lab-fate-falls = falls
lab-fate-broken = broken
lab-second-cannot-tell = Statics cannot tell: { $why }
lab-second-firm = Statics: nothing can upset it
lab-second-bears = Statics: bears { $tilt }° of tilt ({ $g } g sideways) in the worst direction
lab-second-bears-first = Statics: bears { $tilt }° of tilt ({ $g } g sideways) in the worst direction. First { $first }
