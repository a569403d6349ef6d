//! The rules of Cluethulhu, through the public interface: the worked examples of the rules, decks, secrets, and random
//! games.

mod agreed;
mod baseline;
mod calls;
mod corners;
mod examples;
mod keeper;
mod oracle;
mod random;
mod said;
mod secrets;

use cluethulhu_rules::Role::*;
use cluethulhu_rules::*;
use game::{Game, Seat};

/// What happens on one Day and in the Night after it; whatever is not said here is declined.
#[derive(Clone, Default)]
struct Plan {
    /// What is done in parts of the Day.
    day: Vec<(Segment, Action)>,
    arrest: Option<u8>,
    priest: u8,
    murder: Option<u8>,
    absorb: Option<u8>,
}

fn arrest(seat: u8) -> Plan {
    Plan { arrest: Some(seat), ..Plan::default() }
}

fn murder(seat: u8) -> Plan {
    Plan { murder: Some(seat), ..Plan::default() }
}

impl Plan {
    fn at(mut self, segment: Segment, seat: u8) -> Self {
        self.day.push((segment, Action::Pick(Seat(seat))));
        self
    }

    fn action(&self, game: &Cluethulhu, seat: Seat) -> Action {
        let pick = |seat: Option<u8>| seat.map_or(Action::Nobody, |seat| Action::Pick(Seat(seat)));
        match game.phase() {
            Phase::Segment { segment, .. } => {
                let wanted = self.day.iter().find(|(at, _)| at == segment);
                wanted.map_or(Action::Nobody, |(_, action)| *action)
            }
            Phase::Marks { .. } => pick(self.arrest),
            Phase::Absorb { .. } => pick(self.absorb),
            Phase::LastWord { .. } => {
                let shoggoth = game.check(seat, &pick(self.absorb)).is_ok();
                if shoggoth { pick(self.absorb) } else { Action::Nobody }
            }
            Phase::Heir { .. } => game.legal_actions(seat)[0],
            Phase::Election { .. } => {
                let wanted = Action::Elect(Seat(self.priest));
                if game.check(seat, &wanted).is_ok() { wanted } else { game.legal_actions(seat)[0] }
            }
            Phase::Accuse => match self.murder {
                Some(whom) if game.court().accused.is_empty() => Action::Accuse(Seat(whom)),
                _ => Action::Pass,
            },
            Phase::Second { .. } => Action::Second,
            Phase::Ballot { .. } => Action::Vote(true),
            _ => Action::Pass,
        }
    }

    /// Goes on until the night begins, or ends.
    fn until(&self, game: &mut Cluethulhu, night: bool) -> Vec<Event> {
        let mut events = vec![];
        let day = game.clock().0;
        while game.outcome().is_none() && (game.clock() == (day, false) || game.clock() == (day, !night)) {
            let Some(&seat) = game.to_act().first() else { break };
            let action = self.action(game, seat);
            events.extend(act(game, seat, action));
        }
        events
    }

    /// The rest of the Day, until nightfall.
    fn day(&self, game: &mut Cluethulhu) -> Vec<Event> {
        self.until(game, true)
    }

    /// A whole Day and its Night.
    fn play(&self, game: &mut Cluethulhu) -> Vec<Event> {
        self.until(game, false)
    }
}

fn act(game: &mut Cluethulhu, seat: Seat, action: Action) -> Vec<Event> {
    let events = game.apply(seat, action).unwrap_or_else(|why| panic!("{seat} {action:?}: {why}"));
    game.audit().unwrap_or_else(|flaw| panic!("{seat} {action:?}: {flaw}"));
    events
}

/// A game with these tablets, the rest plain Cultists.
fn game(players: u8, tablets: &[Role]) -> Cluethulhu {
    let mut tablets = tablets.to_vec();
    tablets.resize(players.into(), Cultist);
    Cluethulhu::with_tablets(&Setup::players(players), &tablets, 7).unwrap()
}

fn count(game: &Cluethulhu, side: Side) -> usize {
    game.players().iter().filter(|player| player.living && player.side == side).count()
}

fn is_out(game: &Cluethulhu, seat: u8) -> bool {
    !game.players()[usize::from(seat)].living
}

fn how(game: &Cluethulhu) -> Option<Victory> {
    game.ending().map(|ending| ending.how)
}
