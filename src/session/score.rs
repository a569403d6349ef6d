//! What a finished match can be ranked by, and what helped whoever played it.
//!
//! A score stands in the header of the save, in plain words; the recording that follows proves it, for whoever does the match
//! again comes to the same ([`super::replay::verify`]). What it cannot prove is who moved the hand.

use super::daily::Day;
use super::differences::differ;
use super::seating::{Sitter, Skill};
use game::message::Message;
use serde::{Deserialize, Serialize};
use table::hand::HandKind;

/// What a game's rules say of a finished match that can be ranked. Ids are the game's own: it makes messages of them
/// ([`GameInfo::scored`](super::info::GameInfo::scored)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The id of what was played: only matches of the same are compared.
    pub category: String,
    /// How far it came, in the game's own unit; more is better.
    pub figure: i64,
    /// The id of what the figure counts: "height".
    pub words: String,
    /// What else it is ranked by, each apart from the others.
    pub also: Vec<Figure>,
}

/// Something else that a finished match is ranked by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// The id of what it is ranked by: "grandeur".
    pub by: String,
    /// How far it came; more is better.
    pub figure: i64,
    /// The id of what the figure counts.
    pub words: String,
}

/// A part of a score, to be said in the game's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart<'a> {
    /// What was played, by its id.
    Category(&'a str),
    /// What matches are ranked by, by its id.
    By(&'a str),
    /// How far it came: the id of what is counted, and the number.
    Figure(&'a str, i64),
}

/// What helped whoever played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    /// Steps could be taken back.
    pub practice: bool,
    /// How many were.
    pub undone: u32,
    /// How often a bot was asked what it would do.
    pub coached: u32,
    /// It was shown where a piece would come to rest.
    pub previews: bool,
    /// The hand lined pieces up with the tips below them.
    pub nesting: bool,
    /// The hand drew cards to where they would lie firmly.
    pub magnet: bool,
    /// The hand that was played with.
    pub hand: HandKind,
    /// How much the hand trembled, micrometres: no help at all.
    pub tremor_um: u32,
}

/// Who is compared with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ScoreClass {
    /// People in scored matches.
    Scored,
    /// People in practice.
    Practice,
    /// The program, so skilled.
    Program(Skill),
}

/// What a finished match is ranked by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The id of what was played: only matches of the same are compared.
    pub category: String,
    /// How far it came, in the game's own unit; more is better.
    pub figure: i64,
    /// The id of what the figure counts.
    pub words: String,
    /// What else it is ranked by.
    pub also: Vec<Figure>,
    /// Who played.
    pub player: Sitter,
    /// What the player is called.
    pub name: String,
    /// What helped.
    pub help: Help,
    /// The day whose match it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// Which try at that day it was, as the installation counts them, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<u32>,
}

impl Score {
    /// Where it differs from what the match came to.
    pub fn differences(&self, found: &Self) -> Vec<Message> {
        let value = |score: &Self| serde_json::to_value(score).unwrap_or_default();
        let mut differences = vec![];
        differ("", &value(self), &value(found), &mut differences);
        differences
    }

    /// How far it came by this, or as matches of its game are ranked first; in the game's unit, and the id of what is counted.
    pub fn ranked(&self, by: Option<&str>) -> Option<(i64, &str)> {
        match by {
            None => Some((self.figure, &self.words)),
            Some(by) => {
                let found = self.also.iter().find(|also| also.by == by)?;
                Some((found.figure, &found.words))
            }
        }
    }

    /// Who it is compared with.
    pub fn class(&self) -> ScoreClass {
        match self.player.skill() {
            Some(skill) => ScoreClass::Program(skill),
            None if self.help.practice => ScoreClass::Practice,
            None => ScoreClass::Scored,
        }
    }
}
