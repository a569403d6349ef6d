//! The levels of the bots: what they are called, and what each is like.

use crate::session::Skill;
use crate::session::info::LevelInfo;

/// The levels, weakest first.
pub const LEVELS: [LevelInfo; 3] = [
    LevelInfo { skill: Skill::Low, name: "dabbler", about: "The program, careless: what it builds may fall" },
    LevelInfo {
        skill: Skill::Middle,
        name: "builder",
        about: "The program; it tries things out before it builds them",
    },
    LevelInfo {
        skill: Skill::High,
        name: "architect",
        about: "The program, with a plan: even pillars for floor cards, and its own colour on top at the end",
    },
];

/// The level of a bot of which only the number was asked for.
pub const USUAL: Skill = Skill::High;
