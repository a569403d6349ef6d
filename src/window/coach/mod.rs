//! The coach: what the best bot would do now, and why, for a person who asks. It helps in practice, and whoever plays alone; a
//! score tells how often.
//!
//! * [`coaching`]: what a game gives for it;
//! * [`advised`]: what it says and where it points;
//! * [`looked`]: what it finds when a match is over; [`look_back`]: how that is made and shown; `card_review`: the same for cards.
//!
//! What a bot says of its choice is [`bots::advice`]'s. Where things are on a drawn table is
//! [`crate::ui::landmarks`]': a game supplies the names of what its actions are done with.

pub mod advised;
pub(crate) mod card_review;
pub mod coaching;
pub mod look_back;
pub mod looked;
