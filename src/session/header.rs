//! What a save says about itself, in the line before the match.

use super::differences::differ;
use super::score::Score;
use super::seating::Seating;
use super::signature::Signature;
use crate::game::Game;
use crate::game::message::Message;
use crate::table::PHYSICS_EDITION;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format written.
pub const FORMAT: u32 = 12;
/// The oldest format that is read: matches were not recorded yet.
pub(super) const OLDEST: u32 = 5;

/// The first format in which the seed of a day is not its date.
pub(super) const SALTED: u32 = 9;
/// The first format that masks what is secret.
const MASKED: u32 = 10;
/// What stands in the place of a secret seed.
const LATER: &str = "told at the end";
/// Formats from this one on say everything of the match that [`Header`] has.
const FULL: u32 = 7;

/// Under what a match was played. What is older than editions is of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Editions {
    /// That of the game's rules ([`Game::RULES_EDITION`]).
    #[serde(default = "first")]
    pub rules: u32,
    /// That of the physics ([`PHYSICS_EDITION`]).
    #[serde(default = "first")]
    pub physics: u32,
}

const fn first() -> u32 {
    1
}

impl Editions {
    /// Those of this program.
    pub const fn now<G: Game>() -> Self {
        Self { rules: G::RULES_EDITION, physics: PHYSICS_EDITION }
    }
}

/// What a save says about itself. All of it follows from the match, or is how the match was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the format.
    pub format: u32,
    /// Version of the program that wrote it.
    pub version: String,
    /// The game.
    pub game: String,
    /// Under what it was played.
    #[serde(flatten)]
    pub editions: Editions,
    /// Seed of chance. Of a game with secrets it is told at the end, and the line says so.
    #[serde(default, with = "seed_in_words")]
    pub seed: Option<u64>,
    /// The turn under way.
    pub turn: u32,
    /// Who sits where.
    #[serde(default)]
    pub seating: Seating,
    /// Whether the match is over.
    #[serde(default)]
    pub ended: bool,
    /// What the match is ranked by, if it is over and can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Whether the match is still being played in this file: records of what is done may follow the body.
    #[serde(default)]
    pub live: bool,
    /// Whether this is a score: the body says how the match began and what was done in it, and nothing of what came of that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proof: bool,
    /// The last link of the chain of the match, where it is ranked (`session::chain`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
    /// Length of the body in bytes.
    pub bytes: u64,
    /// CRC-32 of the body.
    pub crc32: u32,
    /// Which installation signed it, and that it did: of the line before this, and of the body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// A seed, or that it is told at the end.
mod seed_in_words {
    use super::LATER;
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Said {
        Seed(u64),
        Later(String),
    }

    pub(super) fn serialize<S: Serializer>(seed: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        match seed {
            Some(seed) => to.serialize_u64(*seed),
            None => to.serialize_str(LATER),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
        match Said::deserialize(from)? {
            Said::Seed(seed) => Ok(Some(seed)),
            Said::Later(words) if words == LATER => Ok(None),
            Said::Later(_) => Err(serde::de::Error::custom("no seed")),
        }
    }
}

impl Header {
    /// Whether what follows it is masked: while the seed is a secret, what follows from it is one too.
    pub(super) fn is_masked(&self) -> bool {
        self.format >= MASKED && self.seed.is_none()
    }

    /// What all saves say alike of a match of this game.
    pub(super) fn of<G: Game>(game: &G, name: &str, seed: u64, turn: u32) -> Self {
        let ended = game.outcome().is_some();
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").into(),
            game: name.into(),
            editions: Editions::now::<G>(),
            seed: (ended || !G::SECRETS).then_some(seed),
            turn,
            seating: Seating::default(),
            ended,
            score: None,
            live: false,
            proof: false,
            chain: None,
            bytes: 0,
            crc32: 0,
            signature: None,
        }
    }

    /// What somebody who knows the match would say otherwise: what a file written by an older program leaves
    /// out, and what says how it is packed, is passed over.
    pub(super) fn differences(&self, known: &Self) -> Vec<Message> {
        let old = self.format < FULL;
        let told = |of: &Self| {
            let Self { game, editions, seed, turn, seating, ended, score, .. } = of;
            let always =
                serde_json::json!({ "game": game, "editions": editions, "turn": turn, "score": score });
            let newer = serde_json::json!({ "seed": seed, "seating": seating, "ended": ended });
            [always, if old { Value::Null } else { newer }]
        };
        let mut found = vec![];
        told(self)
            .iter()
            .zip(&told(known))
            .for_each(|(said, found_out)| differ("", said, found_out, &mut found));
        found
    }
}
