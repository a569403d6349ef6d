//! What commands tell of the files that they write, as messages. The language files have their texts
//! (`assets/lang/*/cli.ftl`).

use crate::game::message::{Message, texts};

texts! {
    /// What became of a file.
    pub enum Written in "cli-written-" {
        Saved { path: String },
        Picture { path: String },
        NotCounted { why: Message },
        AlsoRead { path: String, read: String },
        Twice { path: String },
        Unwritable { path: String, why: Message },
        NoJournal { path: String, why: Message },
    }
}
