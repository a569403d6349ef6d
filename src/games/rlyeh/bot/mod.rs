//! Bots that play Builders of R'lyeh. They have a hand like a person's, and see what everybody sees: this game has no
//! secrets.
//!
//! * The dabbler sets down the first thing that looks right. Nobody's hand is quite still (`hand`), its least of all.
//! * The builder tries its spots out in forks of the table first, and builds what stands and gains most at once.
//! * The architect knows what it builds towards. Alone that is the aim of the match: height (`tallest`) or grandeur (`plan`,
//!   `grandeur`, `grandest`). Among opponents it plays the race to its end on paper (`race`).
//! * After the match `safest` looks for where a piece would have been safer.
//! * The one-tree driver (`one_tree`) is a peer of the architect's in the bench.

pub mod aloud;
mod apart;
mod architect;
mod builder;
mod candidate;
pub mod explain;
mod floors;
mod grandest;
mod grandeur;
mod hand;
mod hope;
mod idea;
pub mod levels;
mod loose;
mod one_tree;
mod plan;
mod policy;
mod race;
pub mod safest;
mod site;
mod spots;
mod standing;
mod tallest;
mod trial;
mod worth;

pub use builder::CityBuilder;
pub use grandeur::{OnPaper, on_paper};
pub use idea::Idea;
pub use policy::Bot;
pub use site::BotPosition;
pub use spots::CandidatePose;
