//! The low level: what chance wants.

use cluethulhu_rules::{Action, Fact, PublicPhase, Segment, Side, View};
use game::Seat;
use game::rng::Rng;

/// Sensible in nothing but that it follows the first mark nine times in ten and votes yes half the time
/// (C-29), without which Investigators never agree and Nights pass without an end.
pub(super) fn at_random(view: &View, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    match view.stage {
        PublicPhase::Talk { .. } | PublicPhase::Defence { .. } => Some(Action::Pass),
        PublicPhase::Accuse { .. } if rng.below(3) > 0 => Some(Action::Pass),
        _ => {
            let mark = first_mark(view).filter(|_| rng.below(10) > 0);
            let follows = |action: &&Action| match action {
                Action::Orders { picks } => picks[0] == mark,
                Action::Pick(seat) => Some(*seat) == mark,
                _ => false,
            };
            let same: Vec<Action> =
                legal.iter().filter(follows).filter(|_| mark.is_some()).copied().collect();
            rng.pick(&same).or_else(|| rng.pick(legal)).copied()
        }
    }
}

/// Whom the first of the Investigators points at this Day, as far as the viewer was told.
pub(super) fn first_mark(view: &View) -> Option<Seat> {
    let marks = matches!(view.stage, PublicPhase::Lap { .. } | PublicPhase::Segment(Segment::Investigators));
    let arrests = view.own.is_some_and(|own| own.side == Side::Investigator);
    let mut today = view.told().filter(|(day, _)| *day == view.day && marks && arrests);
    today.find_map(|(_, fact)| match fact {
        Fact::Marked { whom, .. } => whom,
        _ => None,
    })
}
