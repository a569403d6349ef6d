//! The temper of a spiteful bot: it strikes back at whoever struck it last, as soon as it holds a shot, unless it wins at once.
//! It costs wins, and is for fun; `docs/elder_god_bots.md` says how many.

use super::alarm::shots;
use super::aloud::Aloud;
use super::grower::win;
use elder_god_rules::{Action, ElderGod, Phase};
use game::{Move, Seat};

/// Who struck a seat last in a match, where it has not struck back since. All of that lies open.
pub fn grudge(moves: &[Move<Action>], seat: Seat) -> Option<Seat> {
    moves.iter().fold(None, |grudge, done| match done.action {
        Action::Damage { against, .. } if against == seat && done.seat != seat => Some(done.seat),
        Action::Damage { against, .. } if done.seat == seat && grudge == Some(against) => None,
        _ => grudge,
    })
}

/// The shot at a rival that hurts most.
pub(super) fn strikes_back(game: &ElderGod, seat: Seat, rival: Seat) -> Option<Action> {
    let plays = matches!(game.phase(), Phase::Play { .. }) && !game.has_done_quick_deed();
    if !plays || win(game, seat).is_some() {
        return None;
    }
    shots(game, seat, rival).first().map(|&(_, action)| action)
}

/// What is told of a shot at whoever struck last.
pub(super) fn aloud(grudge: Option<Seat>, choice: Action) -> Option<Aloud> {
    match choice {
        Action::Damage { against, .. } if grudge == Some(against) => {
            Some(Aloud::StrikesBack { rival: against })
        }
        _ => None,
    }
}
