//! Cards of a monster, put together: the tube, its pattern, what grows on it, and the mark of its state. For how limbs run
//! there are a few plans for every shape. Each is laid as it is and mirrored, or with and without what grows on it.

use crate::art::tube::{Arm, Bend, Growth, Limb, LimbPath, Point, Shoot, Strip, bump};
use crate::art::{CardArt, DRAWINGS, Hide, SIZE, Skin, at, union};
use elder_god_rules::Side::{self, East, North, South, West};
use elder_god_rules::{CardFace, Condition, Shape, Sides};
use files::{Asset, asset};
use std::fmt::Write as _;
use window::visuals::svg::{Layer, inside};

const EYE: Asset = asset!("../../../../assets/elder_god/marks/eye.svg");
const SIGIL: Asset = asset!("../../../../assets/elder_god/marks/immune.svg");
const WOUND: Asset = asset!("../../../../assets/elder_god/marks/wound.svg");
const SCAR: Asset = asset!("../../../../assets/elder_god/marks/scar.svg");
const BOOK: Asset = asset!("../../../../assets/elder_god/tokens/necronomicon.svg");

/// The light round what cannot be wounded.
const GLOW: &str = "#c8f6ff";
/// The blood round a wound.
const BLOOD: &str = "#ff2038";
/// Width of a mark in the middle of a card, and on a stalk.
const MARK: f32 = 56.0;
const STALK_MARK: f32 = 30.0;

/// What there is to see of a card that has grown so far. Nothing of an Elder Sign, which is no part of a monster.
pub(super) fn of(look: CardArt, growth: Growth) -> Vec<Layer> {
    match look.face {
        CardFace::Limb(shape, printed) => {
            let course = limb(shape, look.drawing);
            let limb = Limb::new(if look.turned { course.turned() } else { course });
            let healed = printed == Condition::Damaged && look.state != Condition::Damaged;
            tentacle(&limb, look, healed, growth)
        }
        CardFace::Eyestalk(_) => eyestalk(look, growth),
        CardFace::ElderSign => vec![],
    }
}

fn tentacle(limb: &Limb, look: CardArt, healed: bool, growth: Growth) -> Vec<Layer> {
    let state = if look.book { Condition::Immune } else { look.state };
    let hub = limb.course.hub;
    let mut shapes = String::new();
    if state == Condition::Immune {
        shapes += &aura(&limb.arms, (GLOW, 16.0), growth, limb);
    }
    if state == Condition::Damaged {
        shapes += &aura(&limb.arms, (BLOOD, 11.0), growth, limb);
    }
    shapes += &flesh(limb, look.skin.hide(), growth);
    shapes += &tinge(&limb.strips(growth), state, hub, 37.0);
    if state == Condition::Damaged {
        shapes += &cracks(limb, growth);
    }
    let mut layers = vec![Layer::of_shapes(SIZE.0, SIZE.1, &shapes)];
    if state == Condition::Normal && !healed {
        layers.extend(eyes(limb, look.skin.hide(), growth));
    }
    if limb.beyond_near(growth, hub) > 24.0 {
        layers.extend(mark(state, look.book, healed).map(|file| at(file, hub, MARK)));
    }
    layers
}

/// What is laid over the middle of a tentacle or split.
fn mark(state: Condition, book: bool, healed: bool) -> Option<Asset> {
    match state {
        _ if book => Some(BOOK),
        Condition::Immune => Some(SIGIL),
        Condition::Damaged => Some(WOUND),
        Condition::Normal => healed.then_some(SCAR),
    }
}

fn eyestalk(look: CardArt, growth: Growth) -> Vec<Layer> {
    let (limb, hide) = (Limb::new(eyestalk_course(look.joined)), look.skin.hide());
    let stalks = limb.arms.iter().filter_map(|arm| {
        let state = look.face.stalk(look.turned, arm.side)?;
        let state = if look.book { Condition::Immune } else { state };
        let middle = arm.strip.at(if arm.whole { 0.68 } else { 0.62 } * arm.length).at;
        (limb.beyond_near(growth, middle) > 24.0).then_some((arm, state, middle))
    });
    let stalks: Vec<(&Arm, Condition, Point)> = stalks.collect();
    let mut shapes = String::new();
    for (arm, ..) in stalks.iter().filter(|(_, state, _)| *state == Condition::Immune) {
        shapes += &aura(std::slice::from_ref(*arm), (GLOW, 16.0), growth, &limb);
    }
    shapes += &flesh(&limb, hide, growth);
    for (_, state, middle) in &stalks {
        shapes += &tinge(&limb.strips(growth), *state, *middle, 15.0);
    }
    let mut layers = vec![Layer::of_shapes(SIZE.0, SIZE.1, &shapes)];
    for (_, state, middle) in stalks {
        layers.extend(mark(state, false, false).map(|file| at(file, middle, STALK_MARK)));
    }
    let hub = limb.course.hub;
    if limb.beyond_near(growth, hub) > 24.0 {
        layers.push(eye_at(hide, hub, 50.0));
        layers.extend(look.book.then(|| at(BOOK, hub, MARK)));
        layers.extend(match look.state {
            _ if look.book => None,
            Condition::Immune => {
                Some(at(asset!("../../../../assets/elder_god/marks/eye_immune.svg"), hub, 50.0))
            }
            Condition::Damaged => {
                Some(at(asset!("../../../../assets/elder_god/marks/eye_wounded.svg"), hub, 50.0))
            }
            Condition::Normal => None,
        });
    }
    layers
}

fn eye_at(hide: &Hide, place: Point, width: f32) -> Layer {
    hide.on(at(EYE, place, width))
}

/// Tubes with their pattern.
fn flesh(limb: &Limb, hide: &Hide, growth: Growth) -> String {
    hide.tubes(&limb.strips(growth)) + &hide.pattern(limb, growth)
}

fn eyes(limb: &Limb, hide: &Hide, growth: Growth) -> Vec<Layer> {
    let open = limb.course.eyes.iter().filter(|(place, _)| limb.beyond_near(growth, *place) > 22.0);
    open.map(|&(place, width)| eye_at(hide, place, width)).collect()
}

/// A glow round arms that is gone where they leave the card.
fn aura(arms: &[Arm], (colour, reach): (&str, f32), growth: Growth, limb: &Limb) -> String {
    let mut shapes = String::new();
    for (share, opacity) in [(1.0, 0.18), (0.7, 0.3), (0.45, 0.75)] {
        let wider = arms.iter().map(|arm| {
            let stations = arm.strip.0.iter().filter(|s| limb.beyond(growth, arm, s.along) > 30.0);
            let wider = stations
                .map(|&station| station.wider(reach * share * bump(station.along / (0.94 * arm.length))));
            Strip(wider.collect()).round()
        });
        let path = union(&wider.collect::<Vec<_>>(), 1.0, (0.0, 0.0));
        // Writing to a string does not fail.
        let _ = write!(shapes, "<path d='{path}' fill='{colour}' fill-opacity='{opacity}'/>");
    }
    shapes
}

/// How a state colours the tube round a place.
fn tinge(strips: &[Strip], state: Condition, (x, y): Point, reach: f32) -> String {
    let (colour, opacity) = match state {
        Condition::Normal => return String::new(),
        Condition::Immune => (GLOW, 0.55),
        Condition::Damaged => ("#2a0410", 0.85),
    };
    let path = union(strips, 1.0, (0.0, 0.0));
    format!(
        "<radialGradient id='tinge{x:.0}{y:.0}' gradientUnits='userSpaceOnUse' cx='{x:.1}' cy='{y:.1}' r='{reach}'>\
         <stop offset='0.3' stop-color='{colour}' stop-opacity='{opacity}'/>\
         <stop offset='1' stop-color='{colour}' stop-opacity='0'/></radialGradient>\
         <path d='{path}' fill='url(#tinge{x:.0}{y:.0})'/>"
    )
}

/// Cracks that run from the hub along the arms.
fn cracks(limb: &Limb, growth: Growth) -> String {
    let mut path = String::new();
    for arm in &limb.arms {
        for (side, first, last) in [(0.3, 0.25, 0.78), (-0.45, 0.25, 0.66)] {
            let reach = (first * arm.length, last * arm.length);
            let mut pen = 'M';
            for k in 0..=5u8 {
                let along = reach.0 + (reach.1 - reach.0) * f32::from(k) / 5.0;
                if limb.beyond(growth, arm, along) > 24.0 {
                    let swing = if k % 2 == 0 { 0.17 } else { -0.17 };
                    let (x, y) = arm.strip.at(along).beside(side + swing);
                    let _ = write!(path, "{pen}{x:.1} {y:.1}");
                    pen = 'L';
                }
            }
        }
    }
    format!(
        "<path d='{path}' fill='none' stroke='#1c0208' stroke-width='2.6' stroke-linejoin='round'/>\
         <path d='{path}' fill='none' stroke='#e8343f' stroke-width='1' stroke-linejoin='round'/>"
    )
}

pub(super) fn body(skin: Skin) -> Vec<Layer> {
    let (limb, hide) = (Limb::new(body_course()), skin.hide());
    let mut layers = vec![Layer::of_shapes(SIZE.0, SIZE.1, &flesh(&limb, hide, None))];
    layers.extend(
        [((50.0, 84.0), 44.0), ((29.0, 64.0), 21.0), ((71.0, 64.0), 21.0)]
            .map(|(place, width)| eye_at(hide, place, width)),
    );
    layers
}

pub(super) fn mouth(skin: Skin, opening: Side, open: bool) -> Vec<Layer> {
    let course = mouth_course();
    let limb = Limb::new(if opening == North { course.turned() } else { course });
    let hide = skin.hide();
    let hub = limb.course.hub;
    let file = if open {
        asset!("../../../../assets/elder_god/marks/mouth_open.svg")
    } else {
        asset!("../../../../assets/elder_god/marks/mouth_closed.svg")
    };
    vec![Layer::of_shapes(SIZE.0, SIZE.1, &flesh(&limb, hide, None)), hide.on(at(file, hub, 76.0))]
}

/// The emblem, in a square: the Body, from which something grows.
pub(crate) fn emblem() -> Vec<Layer> {
    inside(body(Skin(0)), 0.0, SIZE.0 - SIZE.1, 1.0)
}

const fn bend(side: Side, leaves: Point, arrives: f32, swell: f32) -> Bend {
    Bend { side, leaves, arrives, swell, whole: true }
}

const fn shoot(root: Point, bend: Point, curl: Point, tip: Point, radius: f32) -> Shoot {
    Shoot { root, bend, curl, tip, radius }
}

fn course(hub: Point, swell: f32, arms: &[Bend]) -> LimbPath {
    LimbPath { hub, swell, arms: arms.to_vec(), shoots: vec![], eyes: vec![] }
}

impl LimbPath {
    fn with(mut self, shoots: &[Shoot], eyes: &[(Point, f32)]) -> Self {
        self.shoots.extend_from_slice(shoots);
        self.eyes.extend_from_slice(eyes);
        self
    }

    /// Without what grows on it.
    fn plain(mut self) -> Self {
        self.shoots.clear();
        self.eyes.clear();
        self
    }
}

/// How much of its length and width a shoot of a limb has: short and thin, so that nobody takes it for an end.
const MODEST: (f32, f32) = (0.5, 0.72);

impl LimbPath {
    /// With shorter shoots.
    fn modest(mut self) -> Self {
        for shoot in &mut self.shoots {
            let (x, y) = shoot.root;
            let nearer = |at: Point| (x + MODEST.0 * (at.0 - x), y + MODEST.0 * (at.1 - y));
            (shoot.bend, shoot.curl, shoot.tip) = (nearer(shoot.bend), nearer(shoot.curl), nearer(shoot.tip));
            shoot.radius *= MODEST.1;
        }
        self
    }
}

/// The plan of a tentacle or split, as printed.
pub(super) fn limb(shape: Shape, drawing: u8) -> LimbPath {
    let (plan, again) = (drawing % DRAWINGS / 2, drawing % 2 == 1);
    let course = match shape {
        Shape::Upright => upright(plan),
        Shape::Level => level(plan),
        Shape::CurveRight | Shape::CurveLeft => curve(plan),
        Shape::SplitLevel => split_level(plan),
        Shape::SplitUpright => split_upright(plan),
    }
    .modest();
    match shape {
        Shape::Upright | Shape::SplitLevel if again => course.mirrored(),
        Shape::Level | Shape::SplitUpright if again => course.upended(),
        Shape::CurveRight if again => course.plain(),
        Shape::CurveLeft if again => course.plain().mirrored(),
        Shape::CurveLeft => course.mirrored(),
        _ => course,
    }
}

fn upright(plan: u8) -> LimbPath {
    match plan {
        0 => course(
            (61.0, 70.0),
            1.0,
            &[bend(North, (2.0, -24.0), 26.0, 0.0), bend(South, (-2.0, 24.0), 26.0, 1.5)],
        )
        .with(&[shoot((56.0, 92.0), (26.0, 86.0), (10.0, 122.0), (30.0, 124.0), 8.5)], &[]),
        1 => course(
            (50.0, 70.0),
            -2.0,
            &[bend(North, (20.0, -22.0), 26.0, 3.0), bend(South, (-20.0, 22.0), 26.0, 3.0)],
        )
        .with(&[], &[((57.0, 42.0), 17.0), ((44.0, 97.0), 14.0)]),
        _ => course(
            (47.0, 68.0),
            8.0,
            &[bend(North, (-5.0, -22.0), 22.0, -2.0), bend(South, (5.0, 22.0), 22.0, -2.0)],
        )
        .with(&[shoot((58.0, 50.0), (92.0, 54.0), (96.0, 16.0), (78.0, 22.0), 8.0)], &[((47.0, 68.0), 26.0)]),
    }
}

fn level(plan: u8) -> LimbPath {
    match plan {
        0 => course(
            (50.0, 57.0),
            1.0,
            &[bend(East, (20.0, 0.0), 18.0, 0.0), bend(West, (-20.0, 0.0), 18.0, 1.0)],
        )
        .with(&[shoot((38.0, 62.0), (28.0, 100.0), (64.0, 124.0), (62.0, 102.0), 8.5)], &[]),
        1 => course(
            (50.0, 70.0),
            -1.0,
            &[bend(East, (14.0, 20.0), 20.0, 2.0), bend(West, (-14.0, -20.0), 20.0, 2.0)],
        )
        .with(&[shoot((62.0, 66.0), (62.0, 34.0), (92.0, 20.0), (90.0, 42.0), 8.0)], &[((68.0, 78.0), 16.0)]),
        _ => course(
            (50.0, 72.0),
            9.0,
            &[bend(East, (18.0, -3.0), 14.0, -2.0), bend(West, (-18.0, 3.0), 14.0, -2.0)],
        )
        .with(&[shoot((42.0, 60.0), (46.0, 28.0), (14.0, 12.0), (16.0, 36.0), 8.0)], &[((50.0, 72.0), 27.0)]),
    }
}

/// Up and right.
fn curve(plan: u8) -> LimbPath {
    match plan {
        0 => course(
            (61.0, 58.0),
            1.0,
            &[bend(North, (-8.0, -12.0), 24.0, 0.0), bend(East, (10.0, 9.0), 10.0, 0.0)],
        )
        .with(&[shoot((58.0, 58.0), (46.0, 92.0), (8.0, 106.0), (14.0, 82.0), 8.5)], &[]),
        1 => course(
            (46.0, 84.0),
            1.0,
            &[bend(North, (-16.0, -15.0), 26.0, 2.0), bend(East, (16.0, 14.0), 20.0, 1.0)],
        )
        .with(&[shoot((40.0, 44.0), (8.0, 50.0), (2.0, 14.0), (20.0, 18.0), 8.0)], &[((45.0, 85.0), 19.0)]),
        _ => course(
            (55.0, 68.0),
            8.0,
            &[bend(North, (-11.0, -16.0), 20.0, -2.0), bend(East, (13.0, 12.0), 12.0, -2.0)],
        )
        .with(
            &[shoot((50.0, 78.0), (36.0, 112.0), (70.0, 134.0), (72.0, 110.0), 9.0)],
            &[((55.0, 68.0), 26.0)],
        ),
    }
}

/// Up, right and left.
fn split_level(plan: u8) -> LimbPath {
    match plan {
        0 => course(
            (50.0, 78.0),
            1.0,
            &[
                bend(East, (20.0, 0.0), 16.0, 0.0),
                bend(West, (-20.0, 0.0), 16.0, 0.0),
                bend(North, (0.0, -20.0), 24.0, 0.0),
            ],
        )
        .with(&[shoot((42.0, 84.0), (28.0, 116.0), (66.0, 136.0), (64.0, 114.0), 8.5)], &[]),
        1 => course(
            (54.0, 70.0),
            0.0,
            &[
                bend(East, (14.0, 14.0), 16.0, 1.0),
                bend(West, (-16.0, -15.0), 18.0, 2.0),
                bend(North, (10.0, -22.0), 22.0, 1.0),
            ],
        )
        .with(&[], &[((53.0, 68.0), 19.0), ((31.0, 64.0), 14.0)]),
        _ => course(
            (50.0, 74.0),
            9.0,
            &[
                bend(East, (18.0, 2.0), 12.0, -2.0),
                bend(West, (-18.0, 2.0), 12.0, -2.0),
                bend(North, (-3.0, -22.0), 22.0, -1.5),
            ],
        )
        .with(
            &[shoot((60.0, 88.0), (84.0, 108.0), (68.0, 136.0), (54.0, 122.0), 8.0)],
            &[((50.0, 74.0), 27.0)],
        ),
    }
}

/// Up, right and down.
fn split_upright(plan: u8) -> LimbPath {
    match plan {
        0 => course(
            (44.0, 70.0),
            1.0,
            &[
                bend(North, (0.0, -24.0), 24.0, 0.0),
                bend(South, (0.0, 24.0), 24.0, 0.0),
                bend(East, (18.0, 0.0), 14.0, 0.0),
            ],
        )
        .with(&[shoot((42.0, 52.0), (6.0, 56.0), (2.0, 16.0), (20.0, 22.0), 8.0)], &[]),
        1 => course(
            (48.0, 66.0),
            0.0,
            &[
                bend(North, (16.0, -20.0), 22.0, 2.0),
                bend(South, (-18.0, 22.0), 26.0, 2.0),
                bend(East, (14.0, 14.0), 14.0, 1.0),
            ],
        )
        .with(&[], &[((48.0, 65.0), 19.0), ((42.0, 97.0), 14.0)]),
        _ => course(
            (47.0, 70.0),
            9.0,
            &[
                bend(North, (-3.0, -22.0), 20.0, -2.0),
                bend(South, (3.0, 22.0), 20.0, -2.0),
                bend(East, (16.0, 2.0), 12.0, -1.5),
            ],
        )
        .with(&[shoot((38.0, 82.0), (4.0, 86.0), (4.0, 126.0), (22.0, 118.0), 8.0)], &[((47.0, 70.0), 27.0)]),
    }
}

/// Four stalks round an eye; those that are not joined end short.
pub(super) fn eyestalk_course(joined: Sides) -> LimbPath {
    let leaves = [(8.0, -14.0), (12.0, 7.0), (-8.0, 14.0), (-12.0, -7.0)];
    let arms = Side::ALL.into_iter().zip(leaves);
    let arms = arms.map(|(side, way)| {
        let arrives = if side.is_vertical() { 22.0 } else { 10.0 };
        Bend { whole: joined.has(side), ..bend(side, way, arrives, -1.0) }
    });
    LimbPath { hub: (50.0, 70.0), swell: 11.0, arms: arms.collect(), shoots: vec![], eyes: vec![] }
}

pub(super) fn body_course() -> LimbPath {
    course((50.0, 80.0), 22.0, &[bend(North, (0.0, -24.0), 24.0, -1.0)]).with(
        &[
            shoot((31.0, 96.0), (18.0, 128.0), (5.0, 138.0), (10.0, 112.0), 13.0),
            shoot((42.0, 102.0), (46.0, 132.0), (26.0, 137.0), (23.0, 122.0), 14.0),
            shoot((58.0, 102.0), (54.0, 132.0), (74.0, 137.0), (77.0, 122.0), 14.0),
            shoot((68.0, 96.0), (80.0, 128.0), (92.0, 136.0), (88.0, 112.0), 13.0),
            shoot((27.0, 76.0), (5.0, 74.0), (5.0, 36.0), (21.0, 42.0), 9.0),
            shoot((73.0, 76.0), (94.0, 78.0), (93.0, 40.0), (79.0, 46.0), 9.0),
        ],
        &[],
    )
}

/// The Mouth, with its opening below.
pub(super) fn mouth_course() -> LimbPath {
    course((50.0, 62.0), 22.0, &[bend(South, (0.0, 24.0), 24.0, -1.0)]).with(
        &[
            shoot((30.0, 46.0), (7.0, 44.0), (7.0, 10.0), (22.0, 18.0), 10.0),
            shoot((42.0, 36.0), (44.0, 11.0), (30.0, 5.0), (28.0, 19.0), 9.5),
            shoot((58.0, 36.0), (56.0, 11.0), (70.0, 5.0), (72.0, 19.0), 9.5),
            shoot((70.0, 46.0), (93.0, 44.0), (93.0, 10.0), (78.0, 18.0), 10.0),
            shoot((26.0, 82.0), (6.0, 92.0), (9.0, 122.0), (22.0, 113.0), 9.5),
            shoot((74.0, 82.0), (94.0, 92.0), (91.0, 122.0), (78.0, 113.0), 9.5),
        ],
        &[],
    )
}
