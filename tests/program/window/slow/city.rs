//! Builders of R'lyeh: pieces of the strip, carried by drags and by clicks.

use super::super::alone::{at, seen};
use super::super::{LAST, written};
use super::{CLICK, Came, Do, Place, RIGHT, Slow, click, drag, go, keys, two_clicks};
use crate::screen::panels::draw_city;
use bevy::math::{Vec2, Vec3};
use game::{Game as _, Seat};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match};
use rlyeh_rules::{Action, Asks, Orientation, Setup};
use rlyeh_window::panel_data::Folds;
use std::f32::consts::FRAC_PI_2;
use table::PieceId;

/// A roll that asks for a pyramid that stands.
const SEED: u64 = 102_439;
/// Places lie round the middle, no farther from it than this, cm.
const REACH_CM: f32 = 9.0;
/// What is wanted nearer to where it was let go of than this is wanted there, cm: a pixel is four points wide here.
const THERE_CM: f32 = 0.6;
/// And the pointer goes on by this at least, cm.
const ON_CM: f32 = 4.0;
/// A notch raises by this, cm, and a key turns by this, degrees.
pub(super) const NOTCH_CM: f32 = 0.2;
pub(super) const TURN_DEG: f32 = 15.0;
/// What is taken is lifted by so much, cm.
const LIFT_CM: f32 = 1.0;

/// The position that every gesture begins at.
struct City {
    m: Match,
    piece: PieceId,
    strip: Place,
}

impl City {
    fn new() -> Self {
        let mut m = Match::new(&Setup::solitaire(2), SEED, Default::default(), true).unwrap();
        m.intend(Intent::Declare(Declaration::Roll)).unwrap();
        let asks = m.game().asks();
        assert!(matches!(asks, Asks::Pyramid { orientation: Orientation::Upright, .. }), "{asks:?}");
        let takes = m.game().legal_actions(Seat(0)).into_iter();
        let piece =
            takes.filter_map(|action| if let Action::Take(id) = action { Some(id) } else { None }).next();
        let strip = seen(&m, piece.unwrap());
        Self { piece: piece.unwrap(), strip, m }
    }

    /// A place to build at, where it is seen, and where the pointer goes on to.
    fn places(&self, slow: &mut Slow) -> (Vec2, Place, Place) {
        loop {
            let [to, on] = [(); 2].map(|()| REACH_CM * Vec2::new(slow.share(), slow.share()));
            if to.distance(on) > ON_CM {
                return (to, at(&self.m, to.extend(0.0)), at(&self.m, on.extend(0.0)));
            }
        }
    }

    fn taken(&self) -> String {
        format!("{{\"take\":{}}}", self.piece.0)
    }

    /// Whether the piece was built there.
    fn built(&self, came: &Came, to: Vec2) -> Result<(), String> {
        came.did(&[&self.taken(), "release"])?;
        there(came, to)
    }
}

/// Whether the hand was wanted there last.
fn there(came: &Came, to: Vec2) -> Result<(), String> {
    let (wanted, _) = came.wanted()?;
    let off = wanted.truncate().distance(to);
    if off < THERE_CM { Ok(()) } else { Err(format!("wanted at {wanted}, {off:.1} cm from {to}")) }
}

/// How far something is turned about the vertical, quarter turns aside, degrees.
pub(super) fn heading(came: &Came) -> Option<f32> {
    let along = *came.turns.last()? * Vec3::X;
    let heading = along.y.atan2(along.x).rem_euclid(FRAC_PI_2);
    Some(heading.to_degrees())
}

/// Makes so many gestures.
pub(super) fn build(slow: &mut Slow, count: usize) {
    let city = City::new();
    slow.put(&city.m.to_bytes().unwrap());
    let rules = written("Rules", LAST, |ctx| draw_city(ctx, &city.m, Folds::default()));
    for n in 0..count {
        slow.load();
        let (to, seen, on) = city.places(slow);
        let some = 1 + slow.chance(3);
        let strip = city.strip;
        let built = |came: &Came| city.built(came, to);
        let put_back = |came: &Came| came.did(&[&city.taken(), "put_back"]).and(came.opened(&[]));
        match n % 11 {
            0 => slow.gesture("put back by the right button", &[drag(strip, &RIGHT, seen, on)], put_back),
            1 => slow.gesture("dragged from the strip", &[drag(strip, &[], seen, on)], built),
            2 => slow.gesture("two clicks, strip and table", &[two_clicks(strip, &[], seen, on)], built),
            3 => {
                let lifted = [Do::Notches(some as u8)];
                slow.gesture("raised by the wheel", &[drag(strip, &lifted, seen, on)], |came| {
                    city.built(came, to)?;
                    let (high, least) = (came.wanted()?.1, LIFT_CM + NOTCH_CM * some as f32 - 0.05);
                    if high > least { Ok(()) } else { Err(format!("{high} cm high, not {least}")) }
                });
            }
            4 => {
                let turned = keys(&vec!["e"; some]);
                slow.gesture("turned by keys", &[two_clicks(strip, &turned, seen, on)], |came| {
                    city.built(came, to)?;
                    let (is, due) = (heading(came), (-TURN_DEG * some as f32).rem_euclid(90.0));
                    let right = is.is_some_and(|is| (is - due).abs() < 1.0);
                    if right { Ok(()) } else { Err(format!("turned to {is:?}°, not {due}°")) }
                });
            }
            5 => {
                let back = [&click(strip)[..], &go(seen), &keys(&["Escape"]), &go(on)].concat();
                slow.gesture("put back by Esc", &[back], put_back);
            }
            6 => {
                let first = [&click(strip)[..], &go(on)].concat();
                let then = [&click(seen)[..], &go(on)].concat();
                slow.gesture("a click, and another in the next picture", &[first, then], built);
            }
            7 => slow
                .gesture("undo and redo", &[keys(&["ctrl+z", "ctrl+y"])], |came| came.did(&["undo", "redo"])),
            8 => slow.gesture("Esc and Esc", &[keys(&["Escape", "Escape"])], |came| {
                came.did(&[]).and(came.opened(&["[Pause]", "[]"]))
            }),
            9 => {
                let all = [&two_clicks(strip, &[], seen, rules)[..], &CLICK, &go(on)].concat();
                slow.gesture("a piece, and then a button", &[all, keys(&["Escape"])], |came| {
                    came.opened(&["[Rules]", "[]"]).and(city.built(came, to))
                });
            }
            _ => {
                let keyed = keys(&["Tab", "Return", "Right", "Right", "Escape"]);
                slow.gesture("taken, moved and put back by keys", &[keyed], |came| {
                    let took = came.deeds.first().is_some_and(|deed| deed.contains("take"));
                    let way = came.moves.len() >= 2;
                    let back = came.deeds.len() == 2 && came.deeds[1] == "put_back";
                    if took && way && back { came.opened(&[]) } else { Err(format!("{came:?}")) }
                });
            }
        }
    }
}
