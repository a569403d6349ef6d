//! What the people at the screen have chosen so far, and their clocks. None of it is part of the match.

use super::asked::Tab;
use super::clock::{For, Timer};
use super::lap::Turn;
use super::light::Light;
use super::seen::{Seen, Viewer};
use bevy::prelude::Resource;
use cluethulhu_rules::{Cluethulhu, Keeper, Thing};
use game::Seat;
use game::choices::Chosen;
use session::CardMatch;
use window::ui::pass_screen;

/// How a match is played at this screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// One person among bots, or nobody: the screen is theirs.
    #[default]
    Alone,
    /// Several people: the screen goes round by Day, and one enters for all by Night.
    Round,
    /// A human Keeper has the screen.
    Console,
}

/// What has been chosen so far.
#[derive(Resource, Clone, Debug)]
pub struct Desk {
    /// Who sits before the screen.
    pub screen: pass_screen::Screen,
    /// How the match is played here.
    pub manner: Manner,
    /// What has been pointed at: a group that is unfolded, a verb, seats.
    pub chosen: Chosen<Thing>,
    /// What the keyboard points at.
    pub pointed: Option<Seat>,
    /// Raised hands that are not counted yet, and for whom.
    pub hands: Vec<(Seat, Seat)>,
    /// In a show of hands: for whom they are raised now.
    pub candidate: Option<Seat>,
    /// The turn of a Day.
    pub turn: Option<Turn>,
    pub timer: Option<Timer>,
    /// How long turns are, and whether there are timers.
    pub timers: bool,
    /// What stands beside the ring.
    pub tab: Tab,
    /// Whether a Keeper shows the players what is public.
    pub public: bool,
    /// How many steps of the history are shown, after the end.
    pub step: Option<usize>,
    /// The table as it was then.
    pub story: Option<Seen>,
    pub light: Light,
    /// The moment of the match for which all this was chosen.
    pub chosen_at: Option<u64>,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            screen: pass_screen::Screen::default(),
            manner: Manner::default(),
            chosen: Chosen::nothing(),
            pointed: None,
            hands: vec![],
            candidate: None,
            turn: None,
            timer: None,
            timers: true,
            tab: Tab::default(),
            public: false,
            step: None,
            story: None,
            light: Light::default(),
            chosen_at: None,
        }
    }
}

impl Desk {
    /// A table at which a match is played.
    pub fn at(m: &CardMatch<Cluethulhu>) -> Self {
        let people = m.seating().persons();
        let manner = match (m.setup().keeper, people.count()) {
            (Keeper::Human, _) => Manner::Console,
            (Keeper::Machine, 0 | 1) => Manner::Alone,
            (Keeper::Machine, _) => Manner::Round,
        };
        let screen = pass_screen::Screen::shared(m.seating().persons());
        Self { screen, manner, light: Light::of(m.game().clock().1), ..Self::default() }
    }

    /// Who looks at the table while the game is on.
    pub fn viewer(&self) -> Viewer {
        match self.manner {
            Manner::Console if !self.public => Viewer::Keeper,
            Manner::Alone => self.screen.here().map_or(Viewer::Everybody, Viewer::Seat),
            Manner::Console | Manner::Round => Viewer::Everybody,
        }
    }

    /// Lets go of everything that was chosen.
    pub fn let_go(&mut self) {
        (self.chosen, self.candidate) = (Chosen::nothing(), None);
        self.hands.clear();
    }

    /// The page is closed: a turn begins again at its cover, and an answer has been seen.
    pub fn leave(&mut self) {
        self.screen.leave();
        self.turn = self.turn.take().filter(|turn| turn.answers).map(|turn| Turn { left_s: 0.0, ..turn });
    }

    /// Whether Esc takes something back here, before the program gets it.
    pub fn keeps_escape(&self) -> bool {
        self.chosen.is_choosing() || self.turn.is_some()
    }

    /// For whom somebody's hand is raised.
    pub fn hand(&self, seat: Seat) -> Option<Seat> {
        self.hands.iter().find(|(by, _)| *by == seat).map(|(_, whom)| *whom)
    }

    /// Raises a hand for somebody, or takes it down where it is raised for them already.
    pub fn raise(&mut self, seat: Seat, whom: Seat) {
        let before = self.hand(seat);
        self.hands.retain(|(by, _)| *by != seat);
        if before != Some(whom) {
            self.hands.push((seat, whom));
        }
    }

    /// Begins a timer, if there are any.
    pub fn time(&mut self, of: For) {
        self.timer = self.timers.then(|| Timer::new(of));
    }
}
