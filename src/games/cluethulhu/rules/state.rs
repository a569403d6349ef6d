//! The state of a game.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::action::Picks;
use super::event::{Ending, Event, Fact, News, OutReason, Recorded, Secret};
use super::phase::{Court, NextStep, Phase};
use super::role::{Role, Side};
use super::setup::{Day, Setup, SetupProblem, Survivors};
use game::rng::Rng;
use game::{Seat, SetupError};

/// Chance of laps, ties and compulsory picks that were not made: a stream that neither the deal nor any bot draws from.
const CHANCE: u64 = 1 << 32;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// In the game; arrests count at once (C-3).
    pub living: bool,
    /// The tablet.
    pub tablet: Role,
    /// Whom the player wins with.
    pub side: Side,
    /// Whether the tablet's power is left.
    pub able: bool,
}

impl Player {
    pub(super) fn new(tablet: Role) -> Self {
        let able = !matches!(tablet, Role::Investigator | Role::Cultist | Role::EvilChild);
        Self { living: true, tablet, side: tablet.side(), able }
    }
}

/// Somebody who is to go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Elimination {
    pub(super) seat: Seat,
    pub(super) cause: OutReason,
    /// Protection and absorption are settled.
    pub(super) settled: bool,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cluethulhu {
    pub(super) setup: Setup,
    pub(super) chance: Rng,
    pub(super) players: Vec<Player>,
    pub(super) day: u16,
    pub(super) night: bool,
    pub(super) phase: Phase,
    pub(super) step: NextStep,
    /// The orders of this Day's lap, by seat.
    pub(super) orders: Vec<Picks>,
    pub(super) doll: Option<Seat>,
    pub(super) priest: Option<Seat>,
    pub(super) detained: Option<Seat>,
    pub(super) protected: Option<Seat>,
    pub(super) siblings: Option<(Seat, Seat)>,
    /// The Wizard's last successful choice, with its Day.
    pub(super) last_protected: Option<(u16, Seat)>,
    /// The Detective's last valid choice, with its Day.
    pub(super) last_detained: Option<(u16, Seat)>,
    pub(super) ritual: bool,
    /// Who went out since dawn, which nobody is told before nightfall.
    pub(super) fallen: Vec<Seat>,
    pub(super) free_at_nightfall: bool,
    pub(super) queue: VecDeque<Elimination>,
    /// Whether somebody has won is to be asked when the queue is empty.
    pub(super) unchecked: bool,
    pub(super) court: Court,
    /// Somebody went out since the last nightfall.
    pub(super) moved: bool,
    /// Nights with their Days in which nobody went out.
    pub(super) idle: u8,
    pub(super) record: Vec<Recorded>,
    pub(super) ending: Option<Ending>,
}

impl Cluethulhu {
    pub(super) fn begin(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let mut tablets = setup.tablets()?;
        Rng::new(seed).shuffle(&mut tablets);
        Ok(Self::deal(setup, &tablets, seed))
    }

    /// A game in which the tablets lie as given, a tablet a seat, whatever C3 says of such a deck: for scripted games.
    ///
    /// # Errors
    /// When there are other tablets than players.
    pub fn with_tablets(setup: &Setup, tablets: &[Role], seed: u64) -> Result<Self, SetupError> {
        if tablets.len() != usize::from(setup.players) || !(2..=20).contains(&setup.players) {
            return Err(SetupProblem::OneEach.into());
        }
        Ok(Self::deal(setup, tablets, seed))
    }

    fn deal(setup: &Setup, tablets: &[Role], seed: u64) -> Self {
        let mut setup = setup.clone();
        setup.specials = tablets.iter().copied().filter(|role| Role::SPECIALS.contains(role)).collect();
        setup.specials.sort_unstable();
        let mut game = Self {
            players: tablets.iter().copied().map(Player::new).collect(),
            setup,
            chance: Rng::stream(seed, CHANCE),
            day: 0,
            night: false,
            phase: Phase::Between,
            step: NextStep::Dawn,
            orders: vec![],
            doll: None,
            priest: None,
            detained: None,
            protected: None,
            siblings: None,
            last_protected: None,
            last_detained: None,
            ritual: false,
            fallen: vec![],
            free_at_nightfall: false,
            queue: VecDeque::new(),
            unchecked: false,
            court: Court::default(),
            moved: false,
            idle: 0,
            record: vec![],
            ending: None,
        };
        let mut log = vec![];
        for (seat, role) in game.seats().zip(tablets) {
            game.tell(&mut log, seat, Fact::Dealt(*role));
        }
        game.stir(&mut log);
        game
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every seat, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.players).map(Seat)
    }

    /// Every player, by seat: the Keeper's knowledge.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What the game waits for: the Keeper's knowledge.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Number of the Day, from 1, and whether it is the Night after it.
    pub fn clock(&self) -> (u16, bool) {
        (self.day, self.night)
    }

    /// The accusations of this Night.
    pub fn court(&self) -> &Court {
        &self.court
    }

    /// Everything that has happened: the Keeper's knowledge.
    pub fn record(&self) -> &[Recorded] {
        &self.record
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether the Ritual is declared.
    pub fn ritual(&self) -> bool {
        self.ritual
    }

    /// Who holds the Doll.
    pub fn doll(&self) -> Option<Seat> {
        self.doll
    }

    /// Who is High Priest.
    pub fn high_priest(&self) -> Option<Seat> {
        self.priest
    }

    /// Who is detained: the Keeper's knowledge until nightfall.
    pub fn detained(&self) -> Option<Seat> {
        self.detained
    }

    /// Who is protected: the Keeper's knowledge.
    pub fn protected(&self) -> Option<Seat> {
        self.protected
    }

    /// The Blood Siblings: the Keeper's knowledge.
    pub fn siblings(&self) -> Option<(Seat, Seat)> {
        self.siblings
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(usize::from(seat.0))
    }

    pub(super) fn is_living(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.living)
    }

    /// In the game for all that is public: who fell since dawn still looks living.
    pub(super) fn seems_living(&self, seat: Seat) -> bool {
        self.is_living(seat) || self.fallen.contains(&seat)
    }

    /// Who may speak, vote and use powers.
    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.is_living(seat) && self.detained != Some(seat)
    }

    pub(super) fn living(&self) -> Vec<Seat> {
        self.seats().filter(|&seat| self.is_living(seat)).collect()
    }

    pub(super) fn side(&self, seat: Seat) -> Option<Side> {
        self.player(seat).map(|player| player.side)
    }

    pub(super) fn of_side(&self, side: Side) -> Vec<Seat> {
        self.seats().filter(|&seat| self.is_living(seat) && self.side(seat) == Some(side)).collect()
    }

    /// Living Investigators and Cultists (C6).
    pub(super) fn standing(&self) -> Survivors {
        let count = |side| u8::try_from(self.of_side(side).len()).unwrap_or(u8::MAX);
        Survivors { investigators: count(Side::Investigator), cultists: count(Side::Cultist) }
    }

    /// Who holds a tablet, living and with its power.
    pub(super) fn holder(&self, role: Role) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).is_some_and(|p| p.living && p.able && p.tablet == role))
    }

    pub(super) fn sibling_of(&self, seat: Seat) -> Option<Seat> {
        match self.siblings {
            Some((a, b)) if a == seat => Some(b),
            Some((a, b)) if b == seat => Some(a),
            _ => None,
        }
    }

    pub(super) fn is_lap(&self) -> bool {
        self.setup.day == Day::Lap
    }

    /// The weight of a vote (C28).
    pub(super) fn weight(&self, seat: Seat) -> u8 {
        if self.priest == Some(seat) { 2 } else { 1 }
    }

    pub(super) fn log(&mut self, log: &mut Vec<Event>, event: Event) {
        self.record.push(Recorded { day: self.day, night: self.night, event: event.clone() });
        log.push(event);
    }

    pub(super) fn news(&mut self, log: &mut Vec<Event>, news: News) {
        self.log(log, Event::News(news));
    }

    pub(super) fn tell(&mut self, log: &mut Vec<Event>, seat: Seat, fact: Fact) {
        self.log(log, Event::Told { seat, fact });
    }

    pub(super) fn keep(&mut self, log: &mut Vec<Event>, secret: Secret) {
        self.log(log, Event::Secret(secret));
    }
}
