//! Where what is held may be let go of so that it stands or lies there, each place with its words: for the keyboard, for
//! screen readers, and for play by text.

use super::matches::Match;
use super::tabled::Tabled;
use game::message::{Length, Message, Say, texts};
use table::lying::carried_along;
use table::places::{self, Place};
use table::rapier3d::prelude::Pose;
use table::statics::{self, Verdict};
use table::support::Balance;
use table::{MM_PER_CM, PieceId, Sim};

texts! {
    /// What a place is called.
    pub enum PlaceWords in "place-" {
        OnTips { a: Message, b: Message, c: Message },
        OnMany { count: usize },
        OverTip { on: Message },
        On { on: Message },
        Belongs,
        Firm { place: Message, spare: Length },
        Narrow { place: Message, spare: Length },
    }
}

/// A place for what is held.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedPlace {
    /// The pose of the lowest held piece there.
    pub pose: Pose,
    /// Whether it belongs there turned so; else as it is held.
    pub turned: bool,
    /// "On the tips of large red, medium blue and large green: firm, 3.1 mm to spare".
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
        let named =
            |place: &Place| NamedPlace { pose: place.pose, turned: false, words: words(game, sim, place) };
        found.iter().filter(|place| self.holds(place)).map(named).collect()
    }

    /// What the place is called at which pieces come to lie, the lowest first, that are lowered in a pose: as [`Match::places`]
    /// calls it.
    pub fn place_at(&self, pieces: &[PieceId], pose: Pose) -> Option<Message> {
        let sim = self.sim();
        Some(words(self.game(), sim, &places::place_at(sim, pieces, pose)?))
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

fn words<G: Tabled>(game: &G, sim: &Sim, place: &Place) -> Message {
    let name = |id: PieceId| if id == sim.table() { Message::new("table") } else { game.say_piece(id) };
    let on = match place.on[..] {
        [a, b, c] => PlaceWords::OnTips { a: name(a), b: name(b), c: name(c) },
        [one] if place.spare_cm.is_none() && sim.piece(one).kind.pyramid().is_some() => {
            PlaceWords::OverTip { on: name(one) }
        }
        [one] => PlaceWords::On { on: name(one) },
        _ => PlaceWords::OnMany { count: place.on.len() },
    };
    let place_words = on.message();
    let Some(spare_cm) = place.spare_cm else { return place_words };
    let spare = Length((spare_cm * MM_PER_CM * 1000.0).round() as i32);
    let firm = match Balance::of(spare_cm) {
        Balance::Inside => PlaceWords::Firm { place: place_words, spare },
        Balance::Narrow | Balance::Outside => PlaceWords::Narrow { place: place_words, spare },
    };
    firm.message()
}
