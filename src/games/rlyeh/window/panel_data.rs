//! What the panels show: what is seen of a match, what may be done, what is unfolded.

use super::rolls::RollView;
use super::texts::Turn;
use crate::table_bots::builder_at_work;
use bevy::prelude::Resource;
use game::choices::{Choices, Comes, Deed, Offers, Pointing};
use game::message::Message;
use rlyeh::Rlyeh;
use rlyeh::info::INFO;
use rlyeh::matches::{Intent, MatchView, Note};
use rlyeh::referee::Declaration;
use rlyeh_rules::View;
use rlyeh_rules::choices::Known;
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
    /// What may be done; nothing when the game is over and only the city is shown.
    pub choices: Option<&'a TurnChoices>,
    /// How firmly the city stands.
    pub stability: &'a Judgement,
    /// Whether colours bear marks.
    pub marks: bool,
    /// What lies in store, for the supply strip.
    pub supply: Vec<Vec<Cell>>,
    /// The best that people have come to in such a match.
    pub record: Option<&'a Message>,
}

/// What may be done in a turn beside taking pieces, and whether people wait for a bot.
#[derive(Clone, Debug)]
pub struct TurnChoices {
    /// What the rules allow.
    pub offers: Offers<rlyeh_rules::Rlyeh>,
    /// That a bot is at work, if one is.
    pub waits: Option<Reason>,
    /// What it is called.
    pub bot: Option<String>,
    pub waiting: Option<Waiting>,
}

impl TurnChoices {
    /// Those of a view, where people play.
    pub fn of(view: &View) -> Self {
        Self { offers: Offers::with(Known::of(view)), waits: None, bot: None, waiting: None }
    }

    /// The same where bots sit at the table: on their turn people may do nothing but watch.
    pub fn at(view: &View, game: &Rlyeh, seating: &Seating) -> Self {
        let Some(words) = builder_at_work(game, seating) else { return Self::of(view) };
        let waits = Some(Reason::from(speech::say(Turn::Wait { who: words })));
        let bot = INFO.bot_title(seating.sitter(game.active())).map(speech::say);
        let waiting = Some(who_waits(game, seating));
        Self { waits, bot, waiting, ..Self::of(view) }
    }

    /// The deeds that are up, in the order of their buttons.
    pub fn up(&self) -> Vec<&'static Deed> {
        rlyeh_rules::Rlyeh::up(self.offers.known())
    }

    /// Why a deed is not allowed now; nothing for one that is.
    pub fn why_not(&self, deed: &'static Deed) -> Option<Reason> {
        let rules = || match self.offers.comes(&Pointing::Deed(deed), None) {
            Some(Comes::Refused(_, _, why)) => Some(Reason::of(&Names::default(), &why)),
            _ => None,
        };
        self.waits.clone().or_else(rules)
    }

    /// What is wanted of the match by the button or key of a deed. What the rules refuse they refuse once more, so that the
    /// journal notes it.
    pub fn intent(&self, deed: &'static Deed) -> Option<Intent> {
        let (Comes::Does(_, what) | Comes::Refused(_, what, _)) =
            self.offers.comes(&Pointing::Deed(deed), None)?;
        Declaration::of(&what).map(Intent::Declare)
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
