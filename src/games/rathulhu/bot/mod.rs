//! Players for Rathulhu at three strengths. They see a [`View`](rathulhu_rules::View) and the legal actions, never the
//! order of the bag: whoever thinks ahead does so in games of [`Rathulhu::determinize`]. Nothing but how far its chance
//! has come is remembered between decisions.

mod acolyte;
mod adept;
pub mod aloud;
pub mod explain;
#[cfg(test)]
mod explained;
mod novice;
mod priest;
mod worth;

use bots::advice::{Advice, Weighed};
use bots::search::Ranked;
use bots::{SeatPosition, seat_rng};
use game::Seat;
use game::rng::Rng;
use rathulhu_rules::{Action, Rathulhu};
use session::Skill;

/// Playouts of a high priest for each decision, unless told otherwise.
pub const USUAL_PLAYOUTS: u32 = 530;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    playouts: u32,
    rng: Rng,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, playouts: USUAL_PLAYOUTS, rng: seat_rng(seed, seat) }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// The same bot, with another budget of playouts for each decision (high priest only). With none at all it goes by
    /// first sight.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Rathulhu>;
    type Choice = Action;

    const WEIGHS: bool = true;

    fn choose(&mut self, position: &SeatPosition<Rathulhu>) -> Option<Action> {
        self.think(position)?.into_iter().next().map(|first| first.candidate)
    }

    fn explain(&mut self, position: &SeatPosition<Rathulhu>) -> Option<Advice<Action>> {
        let ranked = self.think(position)?;
        let aloud = aloud::aloud(&position.view, &ranked, position.legal.len());
        Some(explain::advice(&position.view, ranked)?.aloud(aloud))
    }

    const MARGIN: bool = true;

    fn by_margin(&mut self, position: &SeatPosition<Rathulhu>, done: &Action) -> Option<Weighed<Action>> {
        let game = Rathulhu::determinize(&position.view, self.rng.draw_seed()).ok()?;
        let best = priest::best_by_margin(&game, &position.legal, self.playouts, &mut self.rng)?;
        let ways = [done, &best];
        let duel = priest::weigh(&game, ways, priest::margin, self.playouts, &mut self.rng)?;
        (best != *done).then(|| Weighed::apart(ways, duel, explain::by_points))
    }

    fn weigh(&mut self, position: &SeatPosition<Rathulhu>, ways: [&Action; 2]) -> Option<Weighed<Action>> {
        let game = Rathulhu::determinize(&position.view, self.rng.draw_seed()).ok()?;
        let duel = priest::weigh(&game, ways, priest::standing, self.playouts, &mut self.rng)?;
        Some(Weighed::shares(ways, duel, |action| explain::deed(*action)))
    }
}

impl Bot {
    /// What it has compared, the best first: that is what it does.
    fn think(&mut self, position: &SeatPosition<Rathulhu>) -> Option<Vec<Ranked<Action>>> {
        let SeatPosition { view, legal } = position;
        let alone = |candidate| vec![Ranked { candidate, worth: 0.0 }];
        if let [only] = legal[..] {
            return Some(alone(only));
        }
        let game = Rathulhu::determinize(view, self.rng.draw_seed()).ok()?;
        let found = match self.skill {
            Skill::Low => novice::choose(&game, legal).map(alone),
            Skill::Middle => acolyte::choose(&game, legal).map(alone),
            Skill::High => priest::rank(&game, legal, self.playouts, &mut self.rng),
        };
        let allowed =
            |found: &Vec<Ranked<Action>>| found.first().is_some_and(|first| legal.contains(&first.candidate));
        found.filter(allowed).or_else(|| legal.first().copied().map(alone))
    }
}
