//! Cards of a monster, put together: the tube, its pattern, what grows on it, and the mark of its state.

use super::courses;
use super::look::{Look, SIZE, Skin, at};
use super::skin::{Hide, union};
use super::strip::{Point, Strip, bump};
use super::tube::{Arm, Growth, Limb};
use elder_god_rules::{Face, Side, State};
use files::{Asset, asset};
use std::fmt::Write as _;
use window::visuals::svg::Layer;

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
pub(super) fn of(look: Look, growth: Growth) -> Vec<Layer> {
    match look.face {
        Face::Limb(shape, printed) => {
            let course = courses::limb(shape, look.drawing);
            let limb = Limb::new(if look.turned { course.turned() } else { course });
            let healed = printed == State::Damaged && look.state != State::Damaged;
            tentacle(&limb, look, healed, growth)
        }
        Face::Eyestalk(_) => eyestalk(look, growth),
        Face::ElderSign => vec![],
    }
}

fn tentacle(limb: &Limb, look: Look, healed: bool, growth: Growth) -> Vec<Layer> {
    let state = if look.book { State::Immune } else { look.state };
    let hub = limb.course.hub;
    let mut shapes = String::new();
    if state == State::Immune {
        shapes += &aura(&limb.arms, (GLOW, 16.0), growth, limb);
    }
    if state == State::Damaged {
        shapes += &aura(&limb.arms, (BLOOD, 11.0), growth, limb);
    }
    shapes += &flesh(limb, look.skin.hide(), growth);
    shapes += &tinge(&limb.strips(growth), state, hub, 37.0);
    if state == State::Damaged {
        shapes += &cracks(limb, growth);
    }
    let mut layers = vec![Layer::of_shapes(SIZE.0, SIZE.1, &shapes)];
    if state == State::Normal && !healed {
        layers.extend(eyes(limb, look.skin.hide(), growth));
    }
    if limb.beyond_near(growth, hub) > 24.0 {
        layers.extend(mark(state, look.book, healed).map(|file| at(file, hub, MARK)));
    }
    layers
}

/// What is laid over the middle of a tentacle or split.
fn mark(state: State, book: bool, healed: bool) -> Option<Asset> {
    match state {
        _ if book => Some(BOOK),
        State::Immune => Some(SIGIL),
        State::Damaged => Some(WOUND),
        State::Normal => healed.then_some(SCAR),
    }
}

fn eyestalk(look: Look, growth: Growth) -> Vec<Layer> {
    let (limb, hide) = (Limb::new(courses::eyestalk(look.joined)), look.skin.hide());
    let stalks = limb.arms.iter().filter_map(|arm| {
        let state = look.face.stalk(look.turned, arm.side)?;
        let state = if look.book { State::Immune } else { state };
        let middle = arm.strip.at(if arm.whole { 0.68 } else { 0.62 } * arm.length).at;
        (limb.beyond_near(growth, middle) > 24.0).then_some((arm, state, middle))
    });
    let stalks: Vec<(&Arm, State, Point)> = stalks.collect();
    let mut shapes = String::new();
    for (arm, ..) in stalks.iter().filter(|(_, state, _)| *state == State::Immune) {
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
            State::Immune => Some(at(asset!("../../../../assets/elder_god/marks/eye_immune.svg"), hub, 50.0)),
            State::Damaged => {
                Some(at(asset!("../../../../assets/elder_god/marks/eye_wounded.svg"), hub, 50.0))
            }
            State::Normal => None,
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
fn tinge(strips: &[Strip], state: State, (x, y): Point, reach: f32) -> String {
    let (colour, opacity) = match state {
        State::Normal => return String::new(),
        State::Immune => (GLOW, 0.55),
        State::Damaged => ("#2a0410", 0.85),
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
    let (limb, hide) = (Limb::new(courses::body()), skin.hide());
    let mut layers = vec![Layer::of_shapes(SIZE.0, SIZE.1, &flesh(&limb, hide, None))];
    layers.extend(
        [((50.0, 84.0), 44.0), ((29.0, 64.0), 21.0), ((71.0, 64.0), 21.0)]
            .map(|(place, width)| eye_at(hide, place, width)),
    );
    layers
}

pub(super) fn mouth(skin: Skin, opening: Side, open: bool) -> Vec<Layer> {
    let course = courses::mouth();
    let limb = Limb::new(if opening == Side::North { course.turned() } else { course });
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
pub(super) fn emblem() -> Vec<Layer> {
    body(Skin(0)).into_iter().map(|layer| layer.within(0.0, SIZE.0 - SIZE.1, 1.0)).collect()
}
