//! The physical world: real pieces in a Rapier world, without a window.
//!
//! Of games it knows the words of pieces and of messages alone: no rules, no seats, no panels, no clock. It offers
//!
//! * [`piece`]: what lies on the table, with the real dimensions, masses and frictions;
//! * [`shape`]: one geometry per kind, read by mesh, collider and mass alike;
//! * [`sim`]: [`Sim`], the table itself: clone it for a what-if, serialise it for a save, tick it; `mass_scaling`: how light
//!   pieces carry heavy ones in it;
//! * [`lying`]: how a piece that is lowered would lie, by geometry alone;
//! * [`hand`]: the capped servo that carries a piece; `hand_options`: the kinds of hands; `tremor`: how they tremble;
//!   `flight`: how high and how fast they carry; `sweep`: what is below; [`set_down`]: how they let go gently;
//! * [`carry`]: how a hand is steered: where what it holds is wanted, told in hand commands; without cursor or keys;
//! * [`settle`]: whether the table has come to rest;
//! * [`observe`]: poses and contacts turned into integer facts; [`carriage`]: what bears the weight of what;
//! * [`support`]: support polygons and the weight above them; [`tip_plan`]: a card over tips, seen from above;
//! * [`places`]: where what is held would come to lie or stand, for whoever has no pointer;
//! * [`statics`]: a second judge, of equilibrium without time; [`forensics`]: what gave way first when something fell;
//! * [`bits()`]: what all this comes to on this machine.
//!
//! Units: centimetres, grams, seconds; z is up and the table's top is the plane z = 0. Names that end in `_mm` or
//! `_um` hold millimetres or micrometres.
//!
//! ```
//! use table::rapier3d::prelude::{Pose, Vector};
//! use table::settle::{Rest, until_rest};
//! use table::sim::{Placement, table_top};
//! use table::{Kind, Piece, PieceId, Settings, Sim, TableError};
//!
//! let above = Pose::from_translation(Vector::Z * 2.0);
//! let die = Placement::new(Piece::new(Kind::Die), above);
//! let mut sim = Sim::new(Settings::default(), vec![die, table_top(60.0)])?;
//! let rest = until_rest(&mut sim, |sim| sim.tick().map(|()| true))?;
//! assert_eq!(rest, Rest::AtRest);
//! let high_cm = sim.pose(PieceId(0)).translation.z;
//! assert!((high_cm - 0.8).abs() < 0.01, "half of its edge: {high_cm}");
//! # Ok::<(), TableError>(())
//! ```

mod bits;
pub mod carriage;
pub mod carry;
mod coupling;
mod flight;
pub mod forensics;
pub mod hand;
mod hand_options;
pub mod lying;
pub mod mass_scaling;
mod messages;
pub mod observe;
pub mod piece;
pub mod places;
pub mod set_down;
pub mod settings;
pub mod settle;
pub mod shape;
pub mod sim;
mod soundness;
pub mod statics;
pub mod support;
mod sweep;
pub mod tip_plan;
mod tremor;

pub use bits::bits;
pub use game::pieces::{CardShape, PieceId, Size};
pub use hand::{Hand, HandCommand};
pub use piece::{Kind, MM_PER_CM, Piece};
pub use rapier3d;
pub use settings::{PHYSICS_EDITION, Settings};
pub use sim::{Sim, TableError};
