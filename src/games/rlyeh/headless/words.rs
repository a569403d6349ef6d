//! What the commands of the game print.

use game::message::{Length, Message, texts};

texts! {
    /// What is printed of a finished city.
    pub enum Printed in "rlyeh-" {
        Played {
            outcome: Message,
            height: Length,
            turns: u32,
            floors: Message,
            seed: String,
            collapsed: bool,
        },
        Solitaire {
            height: Length,
            pyramids: usize,
            cards: usize,
            turns: u32,
            seed: String,
            floors: Message,
            collapsed: bool,
        },
    }
}
