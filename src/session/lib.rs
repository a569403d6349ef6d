//! A match: rules, table and log in one value. This room knows the rules rooms and the table, and no window.
//!
//! * [`Match`]: apply intents, let time pass, undo, redo, the same for every game of dexterity;
//! * [`Tabled`]: what such a game tells its match; [`HandRules`]: what it tells a person's hand;
//! * [`foresee`]: what would come of letting go, told at once and then tried out in forks;
//! * `places`: where what is held may be let go of so that it stands or lies there ([`Match::places`]);
//! * [`cards`]: matches of games that need no physical table;
//! * `seating`: who sits at the table;
//! * [`info`]: what command line, saves and menu know of a game;
//! * [`recording`]: what is recorded of every match; [`replay`]: a match watched again and verified;
//! * [`soundtrack`]: what is heard of a recording;
//! * [`score`]: what a finished match is ranked by; [`gallery`]: such matches, and the lists of the best; [`apart`]: scores
//!   proved in a process of their own; `signature`: whose installation they are from; [`daily`]: what is played on a day;
//! * [`save`]: exact saves, written atomically; [`Kept`]: a match in its file while it is played; [`library`]: the folder of
//!   all matches;
//! * [`journal`]: one JSON line per intent, event and settled fact;
//! * [`mistakes`]: what a player did wrong, to be tried again;
//! * [`quiet`]: panics that nobody has to read about.
//!
//! Time passes in one of two ways: headless, [`Match::tick`]; in the window, [`Match::before_tick`], then a tick of the
//! physics plugin, then [`Match::after_tick`], with the same `Sim` lent to and fro.
//!
//! ```
//! use game::{Game, Seat};
//! use session::{CardMatch, Seating, Undo};
//! use stones_rules::{Setup, Stones, Take};
//!
//! let (setup, seed, in_practice) = (Setup { players: 2 }, 4, true);
//! let mut m = CardMatch::<Stones>::new(&setup, seed, Seating::people(2), in_practice)?;
//! let before = m.game().clone();
//! m.act(Seat(0), Take(3))?;
//! assert_eq!(m.game().left, before.left - 3);
//! assert!(m.act(Seat(0), Take(3)).is_err(), "it is the other's turn");
//! m.rewind(Undo::Undo)?;
//! assert_eq!(*m.game(), before);
//! # Ok::<(), session::MatchError>(())
//! ```

pub mod apart;
pub mod cards;
mod chain;
mod chance;
pub mod chart;
mod checkpoint;
pub mod daily;
mod differences;
pub mod foresee;
pub mod gallery;
mod hand_rules;
mod header;
mod history;
pub mod info;
mod intent;
pub mod journal;
mod kept;
pub mod library;
mod log;
pub mod mask;
mod match_error;
mod matches;
pub mod mistakes;
mod packed;
mod places;
mod proof;
pub mod quiet;
mod recorded;
pub mod recording;
pub mod replay;
pub mod save;
mod save_error;
pub mod score;
pub mod score_words;
mod seating;
mod settling;
mod signature;
pub mod soundtrack;
mod start;
mod tabled;
mod tries;
pub mod turns;
mod view;

pub use cards::{CardMatch, CardNote, told};
pub use hand_rules::HandRules;
pub use history::{MOST_UNDO, Undo};
pub use intent::{Intent, Note, TimedIntent};
pub use kept::{Kept, Steps};
pub use match_error::MatchError;
pub use matches::{Match, NotNow};
pub use places::{NamedPlace, PlaceWords};
pub use seating::{Names, Seating, Sitter, Skill};
pub use tabled::Tabled;
pub use view::{HandView, MatchView, Reading, THERE_CM};
