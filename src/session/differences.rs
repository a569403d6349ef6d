//! Where a replay and its recording part, and where what a file says differs from what its match has.

use game::message::{Message, Say};
use serde_json::Value;

/// Where a replay and its recording part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The first step after which they differ, from 1.
    pub step: u64,
    /// Ticks since the table was set up; `None` if there is no table.
    pub tick: Option<u64>,
    /// What differs.
    pub what: Differs,
}

/// What differs between a replay and its recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Differs {
    /// What lies on the table, or how it moves.
    Table,
    /// The rules' state, or the hand.
    Rules,
    /// What was done then is refused now.
    Refused(Message),
    /// What the save holds beside: what was told, or who sits where.
    Rest,
    /// What the save says about itself, each by its name in the file.
    Says(Vec<Message>),
}

impl Say for Divergence {
    fn message(&self) -> Message {
        let what = match &self.what {
            Differs::Table => Message::new("differs-table"),
            Differs::Rules => Message::new("differs-rules"),
            Differs::Refused(why) => Message::new("differs-refused").with("why", why.clone()),
            Differs::Rest => Message::new("differs-rest"),
            Differs::Says(what) => Message::new("differs-says").with("what", all(what)),
        };
        match self.tick {
            Some(tick) => Message::new("differs-at-tick").with("tick", tick),
            None => Message::new("differs-at-step"),
        }
        .with("step", self.step)
        .with("what", what)
    }
}

/// Differences, one behind the other.
pub(super) fn all(differ: &[Message]) -> Message {
    let mut all = differ.iter().rev().cloned();
    let last = all.next().unwrap_or_else(|| Message::new("differs-nothing"));
    all.fold(last, |rest, first| Message::new("differs-more").with("first", first).with("rest", rest))
}

/// Where two values differ, down to the last name: what the file says of it, and what its match has.
pub(super) fn differ(at: &str, said: &Value, known: &Value, found: &mut Vec<Message>) {
    if let (Value::Object(a), Value::Object(b)) = (said, known) {
        let names: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
        for name in names {
            let at = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
            let value = |of: &serde_json::Map<String, Value>| of.get(name).cloned().unwrap_or_default();
            differ(&at, &value(a), &value(b), found);
        }
    } else if said != known {
        let part = |value: &Value| match value {
            Value::Null => Message::new("differs-nothing"),
            value => Message::new("differs-value").with("value", value.to_string()),
        };
        let told = Message::new("differs").with("at", at.to_owned());
        found.push(told.with("said", part(said)).with("known", part(known)));
    }
}
