//! What a seat sees, with what the rules say of it. All of it comes from the seat's view: what may be done is asked of a
//! game that is made of the view alone, so that no other hand can show.

use super::action::{Action, Refusal};
use super::cards::Card;
use super::cells::{BODY, Cell, Side};
use super::monster::Monster;
use super::plan::{AreaPlan, Opening};
use super::setup::Setup;
use super::state::{ElderGod, Ending, Phase};
use super::view::View;
use game::rng::Rng;
use game::{Game, Seat};

/// How far a monster has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonsterProgress {
    /// What is where.
    pub plan: AreaPlan,
    /// The longest path of sound cards.
    pub path: Vec<Cell>,
    /// The ends that are open.
    pub openings: Vec<Opening>,
    /// The wounded card.
    pub wound: Option<Cell>,
    /// Where the Mouth could be played, its opening's side there, and the path that leads to it.
    pub mouth: Option<Mouth>,
    /// Whether its owner is one card from winning, or nearer.
    pub alarm: bool,
}

/// A Mouth, played or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mouth {
    /// Its cell.
    pub at: Cell,
    /// Its opening.
    pub opening: Side,
    /// The path that leads there from the Body.
    pub path: Vec<Cell>,
}

impl MonsterProgress {
    fn of(monster: &Monster, setup: &Setup) -> Self {
        let needed = setup.needed();
        let plan = monster.plan();
        let mouth = plan.complete(needed).and_then(|(opening, path)| {
            Some(Mouth { at: opening.target()?, opening: opening.side.opposite(), path })
        });
        Self {
            path: plan.longest_sound_path(),
            openings: plan.openings().collect(),
            wound: monster.wound().map(|laid| laid.at),
            mouth,
            alarm: monster.is_one_card_off(setup),
            plan,
        }
    }

    /// The cells that are to be kept in sight: all that is laid, and all that an open end faces.
    pub fn cells(&self, monster: &Monster) -> impl Iterator<Item = Cell> {
        let laid: Vec<Cell> = monster.laid().iter().map(|laid| laid.at).collect();
        let open = self.openings.iter().filter_map(|opening| opening.target());
        [BODY].into_iter().chain(laid).chain(open.collect::<Vec<_>>())
    }
}

/// What a seat sees. Made anew when something has happened, not for every picture.
#[derive(Clone, Debug)]
pub struct Known {
    /// What it knows.
    pub view: View,
    /// What it may do now; nothing where it is not its turn.
    pub legal: Vec<Action>,
    /// How far each monster has come.
    pub standings: Vec<MonsterProgress>,
    /// A game that could be the real one. What it allows is what the real one allows, for that hangs on nothing hidden.
    judge: Option<ElderGod>,
}

impl Known {
    /// What follows from a view.
    pub fn of(view: View) -> Self {
        let judge = ElderGod::determinize(&view, &mut Rng::new(0)).ok();
        let legal = view.viewer.zip(judge.as_ref()).map(|(seat, judge)| judge.legal_actions(seat));
        let standings = view.seats.iter().map(|seat| MonsterProgress::of(&seat.player.monster, &view.setup));
        Self { standings: standings.collect(), legal: legal.unwrap_or_default(), judge, view }
    }

    /// Whether the seat may do something now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        match (&self.judge, self.view.viewer) {
            (Some(judge), Some(seat)) => judge.check(seat, action),
            _ => Err(game::OutOfTurn::GameOver.into()),
        }
    }

    /// A monster as it would be after something that the seat may do.
    pub fn after(&self, action: Action, whose: Seat) -> Option<Monster> {
        let mut after = self.judge.clone()?;
        after.play(self.view.viewer?, action).ok()?;
        Some(after.player(whose)?.monster.clone())
    }

    /// The rivals of whoever looks who are one card from winning. At the end nobody is any more.
    pub fn alarms(&self) -> impl Iterator<Item = Seat> {
        let rivals = (0..).map(Seat).zip(&self.standings).filter(|(seat, _)| self.view.viewer != Some(*seat));
        let on = self.view.ending.is_none();
        rivals.filter(move |(_, standing)| on && standing.alarm).map(|(seat, _)| seat)
    }

    /// Whether the seat may do something now.
    pub fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// How far a monster has come.
    pub fn standing(&self, seat: Seat) -> Option<&MonsterProgress> {
        self.standings.get(usize::from(seat.0))
    }

    /// A monster.
    pub fn monster(&self, seat: Seat) -> Option<&Monster> {
        self.view.player(seat).map(|player| &player.monster)
    }

    /// How many cards a path needs.
    pub const fn needed(&self) -> u8 {
        self.view.setup.needed()
    }

    /// The Mouth that has been played, and by whom.
    pub fn winner(&self) -> Option<(Seat, &Mouth)> {
        match self.view.ending {
            Some(Ending::Mouth(seat)) => Some((seat, self.standing(seat)?.mouth.as_ref()?)),
            _ => None,
        }
    }

    /// The cards of the seat whose picture this is.
    pub fn hand(&self) -> &[Card] {
        &self.view.cards
    }

    /// The seat that is asked, where it is the one that looks.
    pub fn to_act(&self) -> Option<Seat> {
        self.view.phase.seat().filter(|seat| self.view.viewer == Some(*seat))
    }

    /// Whether a wound may scar over.
    pub fn scars(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Scar(_)))
    }

    /// Whether cards are being thrown away.
    pub const fn is_redrawing(&self) -> bool {
        matches!(self.view.phase, Phase::Redraw { .. })
    }
}
