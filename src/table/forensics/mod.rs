//! What gave way first when something fell, and who did it: the hand, or nobody.
//!
//! A [`Witness`] is shown table and hand after every tick, live or in a replay. It remembers the last ten seconds: where
//! everything was, what rested on what, what pressed on what within each tick, and what the hand did. When something has
//! fallen and lies still, be it while the hand still carries what knocked it over, it looks back (`conclude`): it finds the
//! piece that lost its support first, and the last touch of the hand that reached that piece. [`account`] says it.

pub mod account;
mod conclude;
pub mod fault;
mod frame;
mod joint;
mod witness;

pub use account::{Account, Aftermath, Touch};
pub use fault::Fault;
pub use joint::ContactFailure;
pub use witness::Witness;
