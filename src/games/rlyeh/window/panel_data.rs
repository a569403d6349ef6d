//! What the panels show: what is seen of a match, what may be done, what is unfolded.

use super::rolls::RollView;
use super::texts::Turn;
use crate::table_bots::builder_at_work;
use bevy::prelude::Resource;
use game::message::Message;
use rlyeh::Rlyeh;
use rlyeh::info::INFO;
use rlyeh::matches::{MatchView, Note};
use rlyeh_rules::Action;
use session::{Names, Seating};
use window::live_table::stability::Judgement;
use window::speech::{self, Reason};
use window::ui::buttons::Waiting;
use window::ui::supply::Cell;

/// Which panels are unfolded.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The stashes and cards that are left.
    pub stashes: bool,
    /// What has happened.
    pub log: bool,
}

impl Folds {
    /// Whether there is a column on the right: for what is unfolded, or for how firmly the city stands.
    pub fn column(self, stability: bool) -> bool {
        self.stashes || self.log || stability
    }
}

/// What the table's panels show.
pub struct PanelData<'a> {
    /// The match.
    pub view: &'a MatchView,
    /// What has happened, as far as it has been seen.
    pub notes: &'a [Note],
    /// What has been seen of the last roll.
    pub roll: RollView,
    /// Why actions are not allowed; nothing when the game is over and only the city is shown.
    pub refusals: Option<&'a Refusals>,
    /// How firmly the city stands.
    pub stability: &'a Judgement,
    /// Whether colours bear marks.
    pub marks: bool,
    /// What lies in store, for the supply strip.
    pub supply: Vec<Vec<Cell>>,
    /// The best that people have come to in such a match.
    pub record: Option<&'a Message>,
}

/// Why each of the turn's actions is not allowed now; nothing for those that are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// Rolling.
    pub roll: Option<Reason>,
    /// Passing.
    pub pass: Option<Reason>,
    /// Stopping.
    pub stop: Option<Reason>,
    /// That a bot is at work, if one is.
    pub waits: Option<Reason>,
    /// What it is called.
    pub bot: Option<String>,
    /// Who waits for it.
    pub waiting: Option<Waiting>,
}

impl Refusals {
    /// Asks the rules.
    pub fn of(game: &Rlyeh) -> Self {
        let names = Names::default();
        let why = |action| game.check(game.active(), &action).err().map(|why| Reason::of(&names, &why));
        Self { roll: why(Action::Roll), pass: why(Action::Pass), stop: why(Action::Stop), ..Self::default() }
    }

    /// The same where bots sit at the table: on their turn people may do nothing but watch.
    pub fn at(game: &Rlyeh, seating: &Seating) -> Self {
        let Some(words) = builder_at_work(game, seating) else { return Self::of(game) };
        let why = Some(Reason::from(speech::say(Turn::Wait { who: words })));
        let bot = INFO.bot_title(seating.sitter(game.active())).map(speech::say);
        let waiting = Some(who_waits(game, seating));
        Self { roll: why.clone(), pass: why.clone(), stop: why.clone(), waits: why, bot, waiting }
    }
}

/// Who waits while bots build: whoever has knocked the city over has left, and only looks on.
fn who_waits(game: &Rlyeh, seating: &Seating) -> Waiting {
    match seating.persons().map(|seat| game.eliminated().contains(&seat)).reduce(|all, gone| all && gone) {
        None => Waiting::Nobody,
        Some(true) => Waiting::NothingLeft("rlyeh-until-end"),
        Some(false) => Waiting::People,
    }
}
