//! Building among opponents: whoever's colour is uppermost when a colour is built in wins (R31), so a bot weighs how far
//! it leads against how near the end is, and ends the game itself when it leads.

use super::race::{Race, Top};
use super::site::BotPosition;
use super::spots::{CandidatePose, kind};
use crate::Rlyeh;
use game::Seat;
use game::pieces::{Class, Size};
use rlyeh_rules::{Piece, STASH, summit};
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId};

/// What a won game is worth, mm; a lost one as much less than nothing.
const WON_MM: f32 = 1_000.0;
/// A lead of more than this is no better, mm.
const ENOUGH_MM: f32 = 60.0;
/// What it is worth to be uppermost by however little, mm.
const UPPERMOST_MM: f32 = 40.0;
/// What each piece by which the fullest colour is nearer to its end is worth to whoever leads, mm.
const HASTE_MM: f32 = 2.0;
/// What a piece of one's own colour is worth: with the last one on top the game is won at once, mm.
const OWN_MM: f32 = 1.5;
/// What it costs to leave an opponent who leads a colour with one piece missing, mm.
const GUN_MM: f32 = 60.0;
/// What is less than this higher is as high, mm.
const STEP_MM: f32 = 1.0;
/// What a small piece of one's own is worth in reserve, mm: it nests on every tip.
const KEPT_MM: f32 = 6.0;

/// The city once a pyramid stands on its spot.
pub(super) struct CityAfter {
    /// Every pyramid, its stash and how high it is, µm.
    tops: Vec<(PieceId, u8, i32)>,
    /// How many of every stash are in play.
    built: Vec<u8>,
    /// The stashes that are uppermost.
    holders: Vec<u8>,
    /// Whether the seat to act is uppermost.
    pub(super) uppermost: bool,
}

impl CityAfter {
    /// `None` if it is no pyramid.
    pub(super) fn of(site: &BotPosition, spot: &CandidatePose) -> Option<Self> {
        let game = site.game();
        let Some(Piece::Pyramid { stash: ours, size }) = game.piece(spot.piece) else { return None };
        let fresh = !game.in_play(spot.piece);
        let mut tops = vec![(spot.piece, ours, (top_mm(site, spot) * 1000.0) as i32)];
        for id in game.pieces_in_play().into_iter().filter(|id| *id != spot.piece) {
            if let (Some(Piece::Pyramid { stash, .. }), Some(facts)) = (game.piece(id), game.facts_of(id)) {
                tops.push((id, stash, facts.counted_top_um()));
            }
        }
        let pips = |stash: u8| game.pips(stash) + if fresh && stash == ours { size.pips() } else { 0 };
        let built = |stash: u8| game.built(stash).iter().sum::<u8>() + u8::from(fresh && stash == ours);
        let built = (0..game.inventory().stashes).map(built).collect();
        let holders = summit(&tops, pips).holders;
        let uppermost = !holders.is_empty() && holders.iter().all(|&stash| is_own(game, stash));
        Some(Self { tops, built, holders, uppermost })
    }

    /// Whether another pyramid is as high as the one on its spot.
    pub(super) fn is_level(&self) -> bool {
        let height = |top: &(PieceId, u8, i32)| top.2 as f32 / 1000.0;
        let Some((set, others)) = self.tops.split_first() else { return false };
        others.iter().any(|other| (height(other) - height(set)).abs() <= STEP_MM)
    }

    /// How many of the fullest colour are in play.
    pub(super) fn fullest(&self) -> u8 {
        self.built.iter().copied().max().unwrap_or(0)
    }
}

/// The race once a pyramid stands on its spot, or after a pass; nothing for what is no pyramid.
pub(super) fn race(site: &BotPosition, spot: Option<&CandidatePose>) -> Option<Race> {
    let game = site.game();
    let then = spot.map(|spot| CityAfter::of(site, spot));
    let mut reserve: Vec<[u8; 3]> = (0..game.inventory().stashes).map(|stash| game.reserve(stash)).collect();
    let (holders, highest) = match then {
        Some(then) => {
            let then = then?;
            (then.holders, then.tops.into_iter().max_by_key(|(_, _, top)| *top).map(|(id, ..)| id))
        }
        None => {
            let summit = game.summit();
            (summit.holders, summit.pyramids.first().copied())
        }
    };
    if let Some(spot) = spot.filter(|spot| !game.in_play(spot.piece))
        && let Some(Piece::Pyramid { stash, size }) = game.piece(spot.piece)
    {
        reserve[usize::from(stash)][size.index()] -= 1;
    }
    let size = highest.and_then(|id| kind(site, id)?.pyramid());
    let top = size.filter(|_| holders.len() == 1).map(|size| Top { stash: holders[0], size });
    // In turn, whoever is to act last.
    let own = game.active();
    let mut seats: Vec<(Seat, u8)> = (0..game.inventory().stashes)
        .filter_map(|stash| Some((game.owner(stash)?, stash)))
        .filter(|(seat, _)| !game.eliminated().contains(seat))
        .collect();
    seats.sort_by_key(|(seat, _)| (*seat <= own, *seat));
    Some(Race { reserve, players: seats.into_iter().map(|(_, stash)| stash).collect(), top })
}

/// How good the city is for the seat to act once this pyramid stands on its spot, mm.
pub(super) fn standing(site: &BotPosition, spot: &CandidatePose) -> f32 {
    let game = site.game();
    let Some(then) = CityAfter::of(site, spot) else { return 0.0 };
    let Some(Piece::Pyramid { stash: ours, .. }) = game.piece(spot.piece) else { return 0.0 };
    let fresh = !game.in_play(spot.piece);
    let (fullest, uppermost) = (then.fullest(), then.uppermost);
    if fullest >= STASH {
        return if uppermost { WON_MM } else { -WON_MM };
    }
    let highest = |own: bool| {
        let of = then.tops.iter().filter(|(_, stash, _)| is_own(game, *stash) == own);
        of.map(|(_, _, top)| *top).max().unwrap_or(0) as f32 / 1000.0
    };
    let lead = (highest(true) - highest(false)).clamp(-ENOUGH_MM, ENOUGH_MM);
    let own = is_own(game, ours);
    let haste = HASTE_MM * f32::from(fullest);
    let mut worth = lead;
    if uppermost {
        worth += UPPERMOST_MM + haste;
    } else {
        worth -= haste / 2.0;
        if fullest == STASH - 1 {
            worth -= GUN_MM;
        }
    }
    if own && fresh {
        worth += OWN_MM;
    }
    worth - kept_mm(game, spot)
}

/// What a spot costs because the piece is not kept in reserve, mm.
fn kept_mm(game: &Rlyeh, spot: &CandidatePose) -> f32 {
    match game.piece(spot.piece) {
        Some(Piece::Pyramid { stash, size: Size::Small })
            if is_own(game, stash) && !game.in_play(spot.piece) =>
        {
            KEPT_MM
        }
        _ => 0.0,
    }
}

/// Whether a pyramid on its spot ends the game for the seat to act: a colour built in while somebody else's is uppermost.
pub(super) fn is_fatal(site: &BotPosition, spot: &CandidatePose) -> bool {
    !site.game().setup().is_solitaire() && standing(site, spot) <= -WON_MM
}

/// Whether a pyramid stands on its spot higher than the table, and is not the highest: a second tower, from which others go
/// over the first.
pub(super) fn is_step(site: &BotPosition, spot: &CandidatePose) -> bool {
    let height_mm = site.game().summit().height_um as f32 / 1000.0;
    let stands = (spot.pose.rotation * Vector::Z).z > 0.5;
    stands && spot.pose.translation.z * MM_PER_CM > STEP_MM && top_mm(site, spot) < height_mm + STEP_MM
}

/// How high a pyramid's top is on its spot, mm.
pub(super) fn top_mm(site: &BotPosition, spot: &CandidatePose) -> f32 {
    let Some(kind) = kind(site, spot.piece) else { return 0.0 };
    let Some(size) = kind.pyramid() else { return 0.0 };
    let apex = spot.pose * Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
    // One that lies is as high as its raised edge.
    let flat = kind.stance(Class::Flat) == spot.pose.rotation;
    if flat { size.flat_height_mm() } else { apex.z * MM_PER_CM }
}

/// Whether a stash is of the seat to act.
pub(super) fn is_own(game: &Rlyeh, stash: u8) -> bool {
    game.owner(stash) == Some(game.active())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::Match;
    use game::Game;
    use rlyeh_rules::{Action, Facts, FirstSeat, PieceFacts, Setup, Surface};
    use std::collections::BTreeMap;
    use table::hand::HandOptions;

    /// Pyramid `k` (0 to 14, small ones first) of a seat's stash.
    fn piece(seat: u16, k: u16) -> PieceId {
        PieceId(seat * u16::from(STASH) + k)
    }

    /// Seat 1 is to act; so many of either colour stand on the table, and the last of one colour is so high, mm.
    fn city(built: [u16; 2], highest: u16, high_mm: i32) -> BotPosition {
        (1..).find_map(|seed| city_of(seed, built, highest, high_mm)).unwrap()
    }

    /// The same with this seed, unless its dice ask for another piece before Seat 1 is to act.
    fn city_of(seed: u64, built: [u16; 2], highest: u16, high_mm: i32) -> Option<BotPosition> {
        let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(2) };
        let m = Match::new(&setup, seed, HandOptions::default(), false).unwrap();
        let mut game = m.game().clone();
        let mut city = BTreeMap::new();
        let wanted = |seat: u16| (0..built[usize::from(seat)]).map(move |k| piece(seat, k));
        let mut left: Vec<PieceId> = wanted(0).chain(wanted(1)).collect();
        let last = piece(highest, built[usize::from(highest)] - 1);
        while !left.is_empty() || game.active() != Seat(0) {
            let seat = game.active();
            game.apply(seat, Action::Roll).unwrap();
            if game.active() != seat || game.check(seat, &Action::Pass).is_ok() {
                let _ = game.apply(seat, Action::Pass);
                continue;
            }
            let id = left.pop()?;
            game.apply(seat, Action::Take(id)).unwrap();
            game.apply(seat, Action::Release { on: Surface::Table, nests: false }).unwrap();
            let stands = PieceFacts {
                fallen: None,
                class: Some(Class::Upright),
                surface: Surface::Table,
                supports: vec![Surface::Table],
                nested_on: None,
                top_um: if id == last { high_mm * 1000 } else { 25_400 },
                off_table: false,
            };
            city.insert(id, stands);
            game.apply(seat, Action::Settled(Facts { pieces: city.clone(), timed_out: false })).unwrap();
        }
        Some(BotPosition::of(
            &Match::with_game(game, seed, HandOptions::default(), false, |_, _| ()).unwrap(),
        ))
    }

    /// A pyramid upright, its tip so high, mm.
    fn spot(site: &BotPosition, piece: PieceId, tip_mm: f32) -> CandidatePose {
        let height_mm = kind(site, piece).and_then(|kind| kind.pyramid()).unwrap().height_mm();
        CandidatePose { piece, pose: Pose::from_translation(Vector::Z * (tip_mm - height_mm) / MM_PER_CM) }
    }

    #[test]
    fn whoever_is_uppermost_builds_the_last_piece_and_nobody_else_does() {
        for colour in [0, 1] {
            let last = piece(colour, 14);
            let built = if colour == 0 { [14, 2] } else { [2, 14] };
            let (ours, theirs) = (city(built, 0, 150), city(built, 1, 150));
            let low = |site: &BotPosition| spot(site, last, 45.0);
            assert!(standing(&ours, &low(&ours)) >= WON_MM && !is_fatal(&ours, &low(&ours)));
            assert!(standing(&theirs, &low(&theirs)) <= -WON_MM && is_fatal(&theirs, &low(&theirs)));
        }
        // Their city is ours when the last piece is, and goes on top of it.
        let theirs = city([14, 2], 1, 150);
        assert!(standing(&theirs, &spot(&theirs, piece(0, 14), 160.0)) >= WON_MM);
    }

    #[test]
    fn who_is_behind_goes_over_the_others_and_keeps_the_end_away() {
        let behind = city([3, 13], 1, 100);
        let worth = |piece, tip_mm| standing(&behind, &spot(&behind, piece, tip_mm));
        let ours = piece(0, 14);
        assert!(worth(ours, 110.0) > worth(ours, 90.0) && worth(ours, 90.0) > worth(ours, 45.0));
        // Their colour higher still is worse than anything; and their last but one brings the end in sight.
        assert!(worth(piece(1, 14), 110.0) < worth(ours, 45.0));
        let early = city([3, 5], 1, 100);
        let step = standing(&early, &spot(&early, piece(1, 14), 45.0)) - worth(piece(1, 14), 45.0);
        assert!(step > GUN_MM, "{step}");
    }

    #[test]
    fn who_leads_hurries_the_end() {
        let worth = |built| {
            let leading = city(built, 0, 100);
            standing(&leading, &spot(&leading, piece(1, 14), 45.0))
        };
        assert!(worth([3, 12]) > worth([3, 5]));
    }

    #[test]
    fn a_second_tower_is_what_stands_above_the_table_and_below_the_top() {
        let site = city([3, 13], 1, 100);
        let small = piece(0, 4);
        let on = [25.4, 90.0, 100.0, 110.0].map(|tip_mm| is_step(&site, &spot(&site, small, tip_mm)));
        assert_eq!(on, [false, true, true, false]);
        let lies = kind(&site, small).unwrap().stance(Class::Flat);
        let brick = CandidatePose { piece: small, pose: Pose::from_parts(Vector::Z, lies) };
        assert!(!is_step(&site, &brick), "what lies carries nothing");
    }
}
