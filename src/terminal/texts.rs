//! What commands tell of the files that they write, and on the pages in them, as messages. The language files have their texts
//! (`assets/lang/*/cli.ftl`).

use game::message::{Message, texts};

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

texts! {
    /// What stands at the foot of every page for a printer.
    pub enum PageFooter in "cli-print-" {
        Page { title: Message, page: usize, of: usize },
        Ruler,
    }
}
