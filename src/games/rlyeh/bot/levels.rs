//! The levels of the bots: what they are called, and what each is like.

use session::Skill;
use session::info::LevelInfo;

/// The levels, weakest first.
pub const LEVELS: [LevelInfo; 3] = [
    LevelInfo {
        skill: Skill::Low,
        name: "dabbler",
        called: "rlyeh-level-dabbler",
        about: "rlyeh-level-dabbler-about",
    },
    LevelInfo {
        skill: Skill::Middle,
        name: "builder",
        called: "rlyeh-level-builder",
        about: "rlyeh-level-builder-about",
    },
    LevelInfo {
        skill: Skill::High,
        name: "architect",
        called: "rlyeh-level-architect",
        about: "rlyeh-level-architect-about",
    },
];

/// The level of a bot of which only the number was asked for.
pub const USUAL: Skill = Skill::High;
