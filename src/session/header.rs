//! What a save says about itself, in the line before the match.

use super::differences::differ;
use super::score::Score;
use super::seating::Seating;
use super::signature::Signature;
use game::Game;
use game::message::Message;
use serde::{Deserialize, Serialize};
use table::PHYSICS_EDITION;

/// The format written, and the only one that is read.
pub const FORMAT: u32 = 15;
/// What stands in the place of a secret seed.
const LATER: &str = "told at the end";

/// Under what a match was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Editions {
    /// That of the game's rules ([`Game::RULES_EDITION`]).
    pub rules: u32,
    /// That of the physics ([`PHYSICS_EDITION`]).
    pub physics: u32,
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
    #[serde(with = "seed_in_words")]
    pub seed: Option<u64>,
    /// The turn under way.
    pub turn: u32,
    /// Who sits where.
    pub seating: Seating,
    /// Whether the match is over.
    pub ended: bool,
    /// What the match is ranked by, if it is over and can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Whether the match is still being played in this file: records of what is done may follow the body.
    pub live: bool,
    /// Whether this is a score: the body says how the match began and what was done in it, and nothing of what came of that.
    pub proof: bool,
    /// Which match it is, where it is ranked: a hash of how it began and of what was done in it (`session::chain`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// What the physics of whoever wrote it comes to ([`table::bits`]); `None` if there is no table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bits: Option<u32>,
    /// Length of the body in bytes.
    pub bytes: u64,
    /// What ties this line and the body together: a hash of all that stands before it, and of the body (`session::chain`).
    pub chain: String,
    /// Which installation signed the chain.
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
        self.seed.is_none()
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
            fingerprint: None,
            bits: None,
            bytes: 0,
            chain: String::new(),
            signature: None,
        }
    }

    /// What somebody who knows the match would say otherwise; what says how it is packed is passed over.
    pub(super) fn differences(&self, known: &Self) -> Vec<Message> {
        let told = |of: &Self| {
            let Self { game, editions, seed, turn, seating, ended, score, fingerprint, .. } = of;
            serde_json::json!({
                "game": game, "editions": editions, "seed": seed, "turn": turn, "seating": seating, "ended": ended,
                "score": score, "fingerprint": fingerprint,
            })
        };
        let mut found = vec![];
        differ("", &told(self), &told(known), &mut found);
        found
    }
}
