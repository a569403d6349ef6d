//! The novice: anything, as chance will have it. Every play is as likely as any other, passing too, and throwing cards
//! away is one play, whatever cards they are.

use elder_god_rules::Action;
use game::rng::Rng;

/// What the novice does. The Mouth is played at once: nobody overlooks that.
pub(super) fn choose(legal: &[Action], rng: &mut Rng) -> Option<Action> {
    if legal.contains(&Action::Mouth) {
        return Some(Action::Mouth);
    }
    if legal.contains(&Action::Refill) {
        // Whether another card goes is a toss of a coin.
        let more: Vec<Action> = legal.iter().copied().filter(|&action| action != Action::Refill).collect();
        return if rng.below(2) == 0 {
            Some(Action::Refill)
        } else {
            rng.pick(&more).copied().or(Some(Action::Refill))
        };
    }
    let (thrown, plays): (Vec<Action>, Vec<Action>) =
        legal.iter().partition(|action| matches!(action, Action::Throw(_)));
    let at = rng.below(u32::try_from(plays.len() + usize::from(!thrown.is_empty())).unwrap_or(1));
    plays.get(at as usize).or_else(|| rng.pick(&thrown)).copied()
}
