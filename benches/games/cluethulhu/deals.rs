//! Deals that bots play, and how often each side wins.

use bots::contest::{self, PlayError};
use cluethulhu::bot::Bot;
use cluethulhu_rules::{Cluethulhu, Setup, Side, Victory};
use game::Game;
use serde::Serialize;
use session::Skill;
use std::ops::AddAssign;

/// Games won.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct SideWins {
    pub(super) investigators: u32,
    pub(super) cultists: u32,
    pub(super) others: u32,
}

impl SideWins {
    /// One game more.
    pub(super) fn count(&mut self, how: Victory) {
        *match how {
            Victory::Investigators => &mut self.investigators,
            Victory::Cultists => &mut self.cultists,
            _ => &mut self.others,
        } += 1;
    }

    /// How far the Investigators are from half of the games: twice the games that they won too few or too many.
    pub(super) fn off_even(self) -> u32 {
        let Self { investigators, cultists, others } = self;
        investigators.abs_diff(cultists + others)
    }

    /// Of so many games.
    pub(super) fn of(all: &[Victory]) -> Self {
        let mut won = Self::default();
        all.iter().for_each(|how| won.count(*how));
        won
    }
}

impl AddAssign for SideWins {
    fn add_assign(&mut self, more: Self) {
        self.investigators += more.investigators;
        self.cultists += more.cultists;
        self.others += more.others;
    }
}

/// Plays one deal, each side at its level; whoever is on none plays as the Cultists do.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn play_deal(
    setup: &Setup,
    investigators: Skill,
    cultists: Skill,
    seed: u64,
) -> Result<Victory, PlayError> {
    let dealt = Cluethulhu::new(setup, seed)?;
    let level = |side| if side == Side::Investigator { investigators } else { cultists };
    let levels: Vec<Skill> = dealt.players().iter().map(|player| level(player.side)).collect();
    let played = contest::play::<Cluethulhu, Bot>(setup, &levels, seed, Bot::new)?;
    played.game.ending().map(|ending| ending.how).ok_or(PlayError::NoEnd)
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
