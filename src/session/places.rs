//! Where what is held may be let go of so that it stands or lies there, each place with its words: for the keyboard, for
//! screen readers, and for play by text.

use super::matches::Match;
use super::tabled::Tabled;
use game::message::{Length, Message, Say, texts};
use table::carriage::Carriage;
use table::lying::carried_along;
use table::places::{self, Place};
use table::rapier3d::prelude::Pose;
use table::statics::{self, Verdict};
use table::support::Balance;
use table::{MM_PER_CM, PieceId, Sim};

texts! {
    /// What a place is called.
    pub enum PlaceWords in "place-" {
        OnTips { tips: Vec<Message> },
        OverTip { on: Message },
        Against { on: Message },
        OverTable { over: Message },
        OverOn { over: Message, on: Message },
        Table,
        TableBeside { beside: Message },
        Middle { on: Message },
        On { on: Message },
        Beside { on: Message, beside: Message },
        Belongs,
        Firm { place: Message, spare: Length },
        Narrow { place: Message, spare: Length },
    }
}

/// Neighbours are named up to here from middle to middle, cm.
const NEAR_CM: f32 = 7.0;
/// What is so near to the middle of a card is in its middle, cm.
const MIDDLE_CM: f32 = 0.5;

/// A place for what is held.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedPlace {
    /// The pose of the lowest held piece there.
    pub pose: Pose,
    /// Whether it belongs there turned so; else as it is held.
    pub turned: bool,
    /// "Across the tips of the two large reds and the medium blue: firm, 3.1 mm to spare".
    pub words: Message,
}

impl<G: Tabled> Match<G> {
    /// The places for what is held as it is turned now, at which the rules let go of it, statics finds that it stands, and
    /// nothing would be lost. Where the game fixes what belongs where ([`Tabled::belongs`]), its own places, as it judges them.
    /// Nothing for an empty hand.
    pub fn places(&self) -> Vec<NamedPlace> {
        let (hand, sim, game) = (self.hand(), self.sim(), self.game());
        let (held, Some(target)) = (hand.held(), hand.target()) else { return vec![] };
        let belongs = game.belongs(sim);
        if !belongs.is_empty() {
            let words = || PlaceWords::Belongs.message();
            return belongs
                .into_iter()
                .map(|pose| NamedPlace { pose, turned: true, words: words() })
                .collect();
        }
        let stored = game.stored();
        let in_play = |id: PieceId| id != sim.table() && !stored.contains(&id);
        let found = places::places(sim, held, target.rotation, &in_play);
        let named = |place: &Place| NamedPlace {
            pose: place.pose,
            turned: false,
            words: with_room(words(game, sim, held, place), place),
        };
        found.iter().filter(|place| self.holds(place)).map(named).collect()
    }

    /// What the place is called at which pieces come to lie, the lowest first, that are lowered in a pose: as [`Match::places`]
    /// calls it, but for how much room there is.
    pub fn place_at(&self, pieces: &[PieceId], pose: Pose) -> Option<Message> {
        let sim = self.sim();
        Some(words(self.game(), sim, pieces, &places::place_at(sim, pieces, pose)?))
    }

    /// Whether what is held may be let go of at a place, and stays.
    fn holds(&self, place: &Place) -> bool {
        let (sim, held) = (self.sim(), self.hand().held());
        let mut lies = sim.clone();
        for (id, pose) in carried_along(sim, held, place.pose) {
            lies.place(id, pose);
        }
        let stands = statics::analyse(&lies, Some(held)).is_ok_and(|found| found.verdict == Verdict::Stands);
        // One tick, so that the table's own contacts are known.
        if !stands || lies.tick().is_err() {
            return false;
        }
        let Ok(let_go) = self.game().let_go(&lies) else { return false };
        let_go.verdict(&lies, &self.state.baseline).is_none_or(|verdict| !verdict.lost)
    }
}

/// What a place is called: what carries the piece there, and next to what that is.
fn words<G: Tabled>(game: &G, sim: &Sim, held: &[PieceId], place: &Place) -> Message {
    let name = |id: PieceId| game.say_piece(id);
    let is_pyramid = |id: PieceId| sim.piece(id).kind.pyramid().is_some();
    let lowest = held.first().copied();
    let on = match (&place.on[..], place.over) {
        (&[one], None) if is_pyramid(one) && (place.nests || !lowest.is_some_and(is_pyramid)) => {
            PlaceWords::OverTip { on: name(one) }
        }
        (&[one], None) if is_pyramid(one) => PlaceWords::Against { on: name(one) },
        (&[one], Some(over)) if one == sim.table() => PlaceWords::OverTable { over: name(over) },
        (&[one], Some(over)) => PlaceWords::OverOn { over: name(over), on: name(one) },
        (&[one], None) => on_surface(game, sim, held, (one, place.pose)),
        (many, _) => PlaceWords::OnTips { tips: alike(many.iter().map(|id| name(*id))) },
    };
    on.message()
}

/// The same of the table or a card: beside what stands there nearest.
fn on_surface<G: Tabled>(game: &G, sim: &Sim, held: &[PieceId], (on, pose): (PieceId, Pose)) -> PlaceWords {
    let at = |id: PieceId| sim.centre_of_mass(id).truncate();
    let middle = held
        .first()
        .map_or(pose.translation, |&lowest| pose * sim.body(lowest).mass_properties().local_mprops.local_com);
    let away = |id: PieceId| at(id).distance(middle.truncate());
    let (stored, carriage) = (game.stored(), Carriage::of(sim));
    let stands_there = |id: &PieceId| {
        !held.contains(id)
            && !stored.contains(id)
            && carriage.carriers(*id).any(|(lower, _)| lower == on)
            && away(*id) < NEAR_CM
    };
    let near = sim.pieces().map(|(id, _)| id).filter(stands_there);
    let beside = near.min_by(|a, b| away(*a).total_cmp(&away(*b))).map(|id| game.say_piece(id));
    let surface = || game.say_piece(on);
    match beside {
        Some(beside) if on == sim.table() => PlaceWords::TableBeside { beside },
        None if on == sim.table() => PlaceWords::Table,
        Some(beside) => PlaceWords::Beside { on: surface(), beside },
        None if away(on) < MIDDLE_CM => PlaceWords::Middle { on: surface() },
        None => PlaceWords::On { on: surface() },
    }
}

/// Pieces by their names, those that are called the same as one part: "the two large reds".
fn alike(names: impl Iterator<Item = Message>) -> Vec<Message> {
    let mut counted: Vec<(Message, usize)> = vec![];
    for name in names {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let part = |(name, count)| match count {
        1 => name,
        _ => Message::new("pieces-alike").with("count", count).with("piece", name),
    };
    counted.into_iter().map(part).collect()
}

/// The same with how much room there is.
fn with_room(place: Message, at: &Place) -> Message {
    let Some(spare_cm) = at.spare_cm else { return place };
    let spare = Length((spare_cm * MM_PER_CM * 1000.0).round() as i32);
    let firm = match Balance::of(spare_cm) {
        Balance::Inside => PlaceWords::Firm { place, spare },
        Balance::Narrow | Balance::Outside => PlaceWords::Narrow { place, spare },
    };
    firm.message()
}
