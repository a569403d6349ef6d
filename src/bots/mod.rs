//! Policies that play a seat. They see what the seat sees and what may lawfully be done; the dexterous one tries its
//! placements out in forks of the table before it makes them with the same hand that a person uses.

pub mod rathulhu;

mod carry;
pub mod rlyeh;
pub mod thoth;

pub use rlyeh::Builder;
