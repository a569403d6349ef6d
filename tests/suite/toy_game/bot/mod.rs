//! Who plays Stones when nobody does.

use super::rules::{MOST, Stones, Take};
use cyclopean::session::Skill;

/// What a bot of this skill takes: the greedy all it can, the sage what leaves a multiple of four.
pub fn choose(view: &Stones, legal: &[Take], skill: Skill) -> Option<Take> {
    let wanted = match skill {
        Skill::High => Take(view.left % (MOST + 1)),
        Skill::Low | Skill::Middle => Take(MOST),
    };
    legal.iter().copied().find(|take| *take == wanted).or(legal.last().copied())
}
