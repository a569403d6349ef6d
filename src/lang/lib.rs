//! Makes text of messages. A message ([`game::message`]) has an id and typed arguments. The language files
//! `assets/lang/*/*.ftl` have a text for every id, in the syntax of Fluent. This room reads them, chooses plurals, joins lists
//! and writes numbers as the language does. A seat stays a seat until somebody draws it: see [`SpannedText`].
//!
//! It knows no game. All files of a language's folder are read, whatever they are called.
//!
//! ```
//! use game::message::Message;
//! use game::{Language, Seat};
//! use lang::Texts;
//!
//! let message = Message::new("turn-not-yours").with("turn-of", Seat(1));
//! let told = Texts::of(Language::English).say(&message);
//! assert_eq!(told.named(|_| "Cleo".to_owned()), "Wait: it is Cleo’s turn");
//! assert_eq!(Texts::of(Language::German).plain(&message), "Warte: Platz 2 ist am Zug");
//! ```

mod pseudo;
mod spanned;
mod system;
mod texts;

pub use spanned::{Span, SpannedText};
pub use system::language_of_the_system;
pub use texts::Texts;
