//! Players for Building an Elder God at three strengths. They see a [`View`](elder_god_rules::View) and the legal actions,
//! never another hand or the order of the deck: whoever thinks ahead does so in games of [`ElderGod::determinize`].
//! Nothing but how far its chance has come is remembered between decisions; a spiteful one is told who struck it last.

pub mod alarm;
pub mod aloud;
mod elder;
pub mod explain;
#[cfg(test)]
mod explained;
mod grower;
mod novice;
mod redraw;
pub mod spite;
pub mod worth;

use bots::advice::{Advice, Weighed};
use bots::search::Ranked;
use bots::{SeatPosition, seat_rng};
use elder_god_rules::{Action, ElderGod};
use game::Seat;
use game::rng::Rng;
use session::Skill;

/// Playouts of an elder for each decision, unless told otherwise.
pub const USUAL_PLAYOUTS: u32 = 150;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    seat: Seat,
    playouts: u32,
    rng: Rng,
    /// A grower that harms nobody.
    peaceful: bool,
    /// Whom it strikes back at.
    grudge: Option<Seat>,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        let rng = seat_rng(seed, seat);
        Self { skill, seat, playouts: USUAL_PLAYOUTS, rng, peaceful: false, grudge: None }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// The same bot, but a grower is as it was before growers struck: it harms nobody, and throws away whatever is of no use
    /// at once. Benches keep it as a peer.
    #[must_use]
    pub fn peaceful(self) -> Self {
        Self { peaceful: true, ..self }
    }

    /// It strikes back at this rival when it can ([`spite`]), or at nobody: then it is as wary as any.
    pub fn bear(&mut self, grudge: Option<Seat>) {
        self.grudge = grudge;
    }

    /// The same bot, with another budget of playouts for each decision (elder only). With none at all it goes by rules of
    /// thumb.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<ElderGod>;
    type Choice = Action;

    const WEIGHS: bool = true;

    fn choose(&mut self, position: &SeatPosition<ElderGod>) -> Option<Action> {
        self.think(position)?.into_iter().next().map(|first| first.candidate)
    }

    fn explain(&mut self, position: &SeatPosition<ElderGod>) -> Option<Advice<Action>> {
        let game = ElderGod::determinize(&position.view, &mut self.rng.clone()).ok()?;
        let advice = explain::advice(&game, self.seat, self.think(position)?)?;
        let aloud = spite::aloud(self.grudge, advice.choice);
        let aloud = aloud.or_else(|| aloud::aloud(&position.view, self.seat, advice.choice));
        Some(advice.aloud(aloud))
    }

    const MARGIN: bool = true;

    fn by_margin(
        &mut self,
        SeatPosition { view, legal }: &SeatPosition<ElderGod>,
        done: &Action,
    ) -> Option<Weighed<Action>> {
        let game = ElderGod::determinize(view, &mut self.rng).ok()?;
        let best = elder::best_by_margin(view, &game, self.seat, legal, self.playouts, &mut self.rng)?;
        let ways = [done, &best];
        let duel = elder::weigh_margin(view, self.seat, ways, self.playouts, &mut self.rng)?;
        (best != *done).then(|| Weighed::apart(ways, duel, explain::by_cards))
    }

    fn weigh(&mut self, position: &SeatPosition<ElderGod>, ways: [&Action; 2]) -> Option<Weighed<Action>> {
        let game = ElderGod::determinize(&position.view, &mut self.rng).ok()?;
        let duel = elder::weigh(&position.view, &game, self.seat, ways, self.playouts, &mut self.rng)?;
        Some(Weighed::shares(ways, duel, |action| explain::deed(*action)))
    }
}

impl Bot {
    /// What it has compared, the best first: that is what it does.
    fn think(&mut self, position: &SeatPosition<ElderGod>) -> Option<Vec<Ranked<Action>>> {
        let SeatPosition { view, legal } = position;
        let alone = |candidate| vec![Ranked { candidate, worth: 0.0 }];
        if let [only] = legal[..] {
            return Some(alone(only));
        }
        let seat = view.viewer.filter(|&seat| seat == self.seat)?;
        // In which others hold anything: rules of thumb look at nobody's hand but their own.
        let game = ElderGod::determinize(view, &mut self.rng).ok()?;
        let strikes_back = || spite::strikes_back(&game, seat, self.grudge?);
        if let Some(action) = strikes_back().filter(|action| legal.contains(action)) {
            return Some(alone(action));
        }
        let found = match self.skill {
            Skill::Low => novice::choose(legal, &mut self.rng).map(alone),
            Skill::Middle if self.peaceful => grower::choose_peacefully(&game, seat).map(alone),
            Skill::Middle => grower::choose(&game, seat).map(alone),
            Skill::High => elder::rank(view, &game, seat, legal, self.playouts, &mut self.rng),
        };
        let allowed =
            |found: &Vec<Ranked<Action>>| found.first().is_some_and(|first| legal.contains(&first.candidate));
        found.filter(allowed).or_else(|| legal.first().copied().map(alone))
    }
}
