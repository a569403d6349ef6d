//! What is said of scores and lists of the best, as messages. Files hold a game's categories and figures as ids: the game
//! makes messages of them ([`GameInfo::scored`]).

use super::gallery::{List, ProofStatus, Seal, Tries};
use super::info::GameInfo;
use super::score::{Help, Score, ScoreClass, ScorePart};
use super::seating::{Sitter, Skill};
use game::message::{Arg, Length, Message, Say, texts};
use table::hand::HandKind;

texts! {
    /// What helped.
    pub enum Helped in "help-" {
        Previews,
        Nesting,
        Magnet,
        Ghost,
        Level,
        Bare,
        Undone { count: u32 },
        Coached { count: u32 },
        Trembles { by: Length },
    }
}

texts! {
    /// Who played, and with whom they are compared.
    pub enum Who in "score-" {
        Person { name: String },
        Bot { bot: Message },
        ABot,
        Scored,
        Practice,
        Program { bot: Message },
    }
}

texts! {
    /// A part of a score that nobody knows.
    pub enum Unknown in "score-unknown-" {
        Id { id: String },
        Figure { id: String, figure: i64 },
    }
}

texts! {
    /// What a list holds.
    pub enum Listed in "list-of-" {
        What { category: Message },
        WhatBy { category: Message, by: Message },
        Day { day: String },
        DayFirst { day: String },
        All { game: String, what: Message, who: Message },
        OneDay { game: String, what: Message, day: Message, who: Message },
    }
}

impl Help {
    /// Each of them, in a word or two.
    pub fn told(&self) -> Vec<Message> {
        let hand = match self.hand {
            HandKind::Helped => None,
            HandKind::Ghost => Some(Helped::Ghost),
            HandKind::Level => Some(Helped::Level),
            HandKind::Bare => Some(Helped::Bare),
        };
        let some = |when: bool, helped| when.then_some(helped);
        let all = [
            some(self.previews, Helped::Previews),
            some(self.nesting, Helped::Nesting),
            some(self.magnet, Helped::Magnet),
            hand,
            some(self.undone > 0, Helped::Undone { count: self.undone }),
            some(self.coached > 0, Helped::Coached { count: self.coached }),
            some(
                self.tremor_um > 0,
                Helped::Trembles { by: Length(i32::try_from(self.tremor_um).unwrap_or(i32::MAX)) },
            ),
        ];
        all.iter().flatten().map(Say::message).collect()
    }
}

impl ScorePart<'_> {
    /// What it says. Where nobody knows its game or its id, another edition wrote it: then the id and the number as they are.
    pub fn told(self, game: Option<&GameInfo>) -> Message {
        game.and_then(|game| (game.scored)(self)).unwrap_or_else(|| match self {
            Self::Category(id) | Self::By(id) => Unknown::Id { id: id.into() }.message(),
            Self::Figure(id, figure) => Unknown::Figure { id: id.into(), figure }.message(),
        })
    }
}

fn bot(skill: Skill, game: Option<&GameInfo>) -> Option<Message> {
    game.and_then(|game| game.bot_title(Sitter::Bot(skill)))
}

impl Score {
    /// How far it came, in all that it is ranked by.
    pub fn came_to(&self, game: Option<&GameInfo>) -> Message {
        let also = self.also.iter().map(|also| ScorePart::Figure(&also.words, also.figure));
        let first = ScorePart::Figure(&self.words, self.figure);
        let all = std::iter::once(first).chain(also).map(|figure| figure.told(game)).collect();
        Message::new("score-came-to").with("figures", Arg::All(all))
    }

    /// What was played.
    pub fn played(&self, game: Option<&GameInfo>) -> Message {
        ScorePart::Category(&self.category).told(game)
    }

    /// Everything in it.
    pub fn in_full(&self, game: &GameInfo) -> Message {
        let told = Message::new("score-in-full").with("came-to", self.came_to(Some(game)));
        let told = told.with("category", self.played(Some(game))).with("name", self.name.clone());
        told.with("help", Arg::All(self.help.told()))
    }

    /// Who played.
    pub fn by(&self, game: Option<&GameInfo>) -> Message {
        let who = match self.player.skill() {
            None => Who::Person { name: self.name.clone() },
            Some(skill) => bot(skill, game).map_or(Who::ABot, |bot| Who::Bot { bot }),
        };
        who.message()
    }
}

impl ScoreClass {
    /// Who they are.
    pub fn told(self, game: Option<&GameInfo>) -> Message {
        let who = match self {
            Self::Scored => Who::Scored,
            Self::Practice => Who::Practice,
            Self::Program(skill) => {
                Who::Program { bot: bot(skill, game).unwrap_or_else(|| Who::ABot.message()) }
            }
        };
        who.message()
    }
}

impl List {
    /// What it holds: the game, what was played, of which day, by whom and with which hand.
    pub fn told(&self, game: Option<&GameInfo>) -> Message {
        let category = ScorePart::Category(&self.category).told(game);
        let what = match &self.ranked_by {
            None => Listed::What { category },
            Some(by) => Listed::WhatBy { category, by: ScorePart::By(by).told(game) },
        };
        let title = game.map_or(self.game.as_str(), |info| info.title).to_owned();
        let hand = Arg::Keyword(self.hand.word());
        let who = Message::new("list-of-who").with("class", self.class.told(game)).with("hand", hand);
        let day = self.day.map(|day| match (day.to_string(), self.tries) {
            (day, Tries::First) => Listed::DayFirst { day },
            (day, Tries::All) => Listed::Day { day },
        });
        let what = what.message();
        match day {
            None => Listed::All { game: title, what, who },
            Some(day) => Listed::OneDay { game: title, what, day: day.message(), who },
        }
        .message()
    }
}

impl Say for Seal {
    fn message(&self) -> Message {
        match self {
            Self::None => Message::new("seal-none"),
            Self::Ours => Message::new("seal-ours"),
            Self::Theirs(key) => Message::new("seal-theirs").with("key", key.clone()),
            Self::Broken(key) => Message::new("seal-broken").with("key", key.clone()),
        }
    }
}

/// One of each, for the walk over all messages; the game is one whose matches are ranked.
pub fn examples(game: &GameInfo, score: &Score, lists: &[List]) -> Vec<Message> {
    let mut all = vec![score.in_full(game)];
    all.extend(lists.iter().map(|list| list.told(Some(game))));
    all.extend(Helped::examples().iter().map(Say::message));
    all.extend(Who::examples().iter().map(Say::message));
    all.extend(Unknown::examples().iter().map(Say::message));
    all.extend(Listed::examples().iter().map(Say::message));
    all.extend(ProofStatus::examples().iter().map(Say::message));
    let key = || "0f0f0f0f".to_owned();
    let seals = [Seal::None, Seal::Ours, Seal::Theirs(key()), Seal::Broken(key())];
    all.extend(seals.iter().map(Say::message));
    all
}
