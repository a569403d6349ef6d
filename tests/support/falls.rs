//! What a hand brings down at a table of Houses of Thoth, tick by tick: Seat 1 has redeemed the Three of Wands for a large
//! pyramid, beside the house of Seat 2.

use crate::houses::{Scene, card};
use game::{Game, Seat};
use session::{Intent, Match};
use table::hand::HandOptions;
use table::rapier3d::prelude::Vector;
use table::{HandCommand, PieceId};
use thoth::Thoth;
use thoth::referee::{Declaration, in_progress, layout};
use thoth_rules::{Action, Element, Play, Size};

/// A match, and who looks at it after every tick.
struct BuildingHand<'a> {
    m: Match<Thoth>,
    look: &'a mut dyn FnMut(&Match<Thoth>),
}

impl<'a> BuildingHand<'a> {
    /// The pyramid of the raise is in the hand.
    fn taken(look: &'a mut dyn FnMut(&Match<Thoth>)) -> Self {
        let scene = Scene::by_hand(2)
            .house(0, "Sun", &[(Element::Fire, Size::Large, 2)])
            .house(1, "Tower", &[(Element::Water, Size::Large, 4)])
            .story(1, "Queen of Cups", &[(Element::Water, Size::Medium, 4)])
            .hand(0, &["Three of Wands"]);
        let mut m = in_progress(scene.game(), HandOptions::default(), true).unwrap();
        let raise = Play::Raise { card: card("Three of Wands"), size: Size::Large, count: 1 };
        m.intend(Intent::Declare(Declaration::Play(raise))).unwrap();
        m.run_until_waiting(1_400);
        let take = |action| if let Action::Take(id) = action { Some(id) } else { None };
        let id: PieceId = m.game().legal_actions(Seat(0)).into_iter().find_map(take).unwrap();
        m.intend(Intent::Take(id)).unwrap();
        Self { m, look }
    }

    fn tick(&mut self) {
        self.m.tick();
        (self.look)(&self.m);
    }

    fn told(&mut self, command: HandCommand, wait: u32) {
        self.m.intend(Intent::Hand(command)).unwrap();
        (0..wait).for_each(|_| self.tick());
    }

    fn ends(mut self, end: Intent<Thoth>) -> Match<Thoth> {
        self.m.intend(end).unwrap();
        for _ in 0..2_800 {
            if self.m.is_waiting() {
                return self.m;
            }
            self.tick();
        }
        panic!("the table does not come to rest");
    }
}

/// Rams the pyramid into the house of Seat 2, carries it on for so many ticks, and ends as told.
pub fn rammed(carried: u32, end: Intent<Thoth>, look: &mut dyn FnMut(&Match<Thoth>)) -> Match<Thoth> {
    let mut hand = BuildingHand::taken(look);
    let middle = layout::place(Seat(1), 2);
    let beside = |x: f32, z: f32| HandCommand::Move((middle * Vector::new(x, 4.0, z)).to_array());
    hand.told(beside(-14.0, 26.0), 150);
    hand.told(HandCommand::AutoRaise(false), 0);
    hand.told(beside(-14.0, 5.2), 90);
    hand.told(beside(14.0, 5.2), 120);
    hand.told(HandCommand::AutoRaise(true), 0);
    hand.told(beside(-14.0, 26.0), carried);
    hand.ends(end)
}

/// Sets the pyramid down on the table, beside the house of Seat 1: nothing falls, and it does not stand where it belongs.
pub fn set_beside() -> Match<Thoth> {
    let mut nobody = |_: &Match<Thoth>| ();
    let mut hand = BuildingHand::taken(&mut nobody);
    let beside = layout::place(Seat(0), 2) * Vector::new(-10.0, 0.0, 3.0);
    hand.told(HandCommand::Move(beside.to_array()), 150);
    hand.told(HandCommand::Lower(true), 300);
    hand.ends(Intent::Release)
}
