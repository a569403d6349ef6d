//! A place is called by what carries a piece there: held against the contacts of cities that bots have really built.

use game::message::{Arg, Message};
use rlyeh::bot::CityBuilder;
use rlyeh::{Intent, Match};
use session::replay::Replay;
use session::{Skill, Tabled as _};
use std::collections::BTreeMap;
use support::counts::whole_or;
use support::drive::drive;
use table::carriage::Carriage;
use table::hand::HandOptions;
use table::observe::{Baseline, observe};
use table::{PieceId, Sim};

/// A piece of the city that has gone no farther stands where it stood, cm.
const STAYED_CM: f32 = 0.5;

/// What bears a piece that is at rest: what it is nested on, else what pushes it up.
fn bearers(sim: &Sim, piece: PieceId, city: &[PieceId]) -> Vec<PieceId> {
    let seen = &observe(sim, &Baseline::of(sim), city)[&piece];
    let pushing: Vec<PieceId> = Carriage::of(sim).carriers(piece).map(|(lower, _)| lower).collect();
    match seen.nested_on {
        Some(lower) if pushing.is_empty() => vec![lower],
        _ => pushing,
    }
}

/// The names of pieces, and how often each.
fn counted(names: impl Iterator<Item = Message>) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    names.for_each(|name| *all.entry(format!("{name:?}")).or_default() += 1);
    all
}

/// What a place names as its support.
fn named(place: &Message) -> BTreeMap<String, i64> {
    let part = |name: &str| place.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg.clone());
    match place.id {
        "place-table" | "place-table-beside" | "place-over-table" => {
            counted([Message::new("table")].into_iter())
        }
        "place-on-tips" => {
            let Some(Arg::All(tips)) = part("tips") else { panic!("{place:?}") };
            let alike = |tip: &Message| match &tip.args[..] {
                [("count", Arg::Count(count)), ("piece", Arg::Message(piece))] => {
                    (format!("{piece:?}"), *count)
                }
                _ => (format!("{tip:?}"), 1),
            };
            tips.iter().map(alike).collect()
        }
        _ => {
            let Some(Arg::Message(on)) = part("on") else { panic!("{place:?}") };
            counted([*on].into_iter())
        }
    }
}

/// Two cities, one in `./test`: what was set down is called by what bears it. What leans on neighbours, too, is borne by more than is told.
#[test]
fn a_place_in_a_real_city_is_called_by_what_bears_the_piece_there() {
    let (mut told, mut kinds, mut others) = (0, BTreeMap::<&str, u32>::new(), vec![]);
    let cities = [(6, Skill::Middle), (12, Skill::Low)];
    for &(seed, skill) in &cities[..whole_or(2, 1)] {
        let setup = rlyeh_rules::Setup::solitaire(2);
        let mut m = Match::new(&setup, seed, HandOptions::default(), true).unwrap();
        drive(&mut m, &mut [CityBuilder::new(skill, seed, game::Seat(0))], |m| m.game().turn() > 24);
        let mut replay = Replay::of(&m).unwrap();
        let mut before: Option<(Box<Match>, PieceId, bool)> = None;
        loop {
            let now = replay.now();
            if let Some((was, piece, _)) = before.take_if(|(_, _, let_go)| *let_go && now.is_waiting()) {
                let (game, sim) = (now.game(), now.sim());
                let city: Vec<PieceId> = game.pieces_in_play().into_iter().collect();
                // Where the city gave way, the place was another than was meant.
                let at = |sim: &Sim, id: PieceId| sim.centre_of_mass(id);
                let stayed =
                    |id: &PieceId| *id == piece || at(was.sim(), *id).distance(at(sim, *id)) < STAYED_CM;
                let stands = city.contains(&piece) && city.iter().all(stayed);
                if let Some(place) = was.place_at(&[piece], sim.pose(piece)).filter(|_| stands) {
                    let name = |id: PieceId| match id == sim.table() {
                        true => Message::new("table"),
                        false => game.say_piece(id),
                    };
                    let bears = counted(bearers(sim, piece, &city).into_iter().map(name));
                    told += 1;
                    *kinds.entry(place.id).or_default() += 1;
                    let is_borne =
                        |(name, count): (&String, &i64)| bears.get(name).is_some_and(|n| n >= count);
                    if !named(&place).iter().all(is_borne) {
                        others.push((seed, skill, place, bears));
                    }
                }
            }
            match replay.next_deed() {
                Some(Intent::Take(piece)) if !now.game().in_play(*piece) => {
                    before = Some((Box::new(now.clone()), *piece, false));
                }
                Some(Intent::Take(_) | Intent::PutBack | Intent::GiveUp) => before = None,
                Some(Intent::Release) => before.iter_mut().for_each(|(_, _, let_go)| *let_go = true),
                _ => {}
            }
            if replay.step().is_none() {
                break;
            }
        }
    }
    assert!(told > whole_or(25, 8) && kinds.len() > 3, "{told}: {kinds:?}");
    assert!(others.is_empty(), "{} of {told}: {others:#?}", others.len());
}
