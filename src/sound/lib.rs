//! Sound made from what happens on a table: contact events in, stereo samples out. No samples are read, no device is opened, no
//! clock is asked, and the same events give the same sound.
//!
//! * [`materials`]: what materials are like, each number once with its source;
//! * [`modes`]: at which frequencies a piece rings, from its shape and material;
//! * `impact`: what one strike sounds like; `slide`: what sliding does;
//! * [`cues`]: the short sounds of flat games, and "your turn";
//! * `voices`: oscillators and noise; `limiter`: no sample is ever beyond 1;
//! * [`Renderer`]: all of this, block by block, without allocating.
//!
//! A small stiff piece hardly rings where one can hear it. What is heard of it is *acceleration noise*: struck, it changes its speed
//! within a ten-thousandth of a second, and pushes the air aside (Chadwick, Zheng, James, *Precomputed Acceleration Noise for
//! Improved Rigid-Body Sound*, 2012). How long that takes follows from Hertz's theory of contact. What does ring rings in a few
//! modes (van den Doel, Kry, Pai, *Foley Automatic*, 2001).
//!
//! ```
//! use game::contact::{ContactEvent, Form, Material, SoundingPiece, ContactKind};
//! use game::pieces::{PieceId, Size};
//! use sound::Renderer;
//!
//! let pyramid = SoundingPiece { material: Material::Acrylic, form: Form::Pyramid(Size::Large), mass_g: 4.6 };
//! let table = SoundingPiece { material: Material::Felt, form: Form::Furniture, mass_g: 0.0 };
//! let mut renderer = Renderer::new(48_000, &[pyramid, table]);
//! let strike = ContactEvent {
//!     kind: ContactKind::Strike,
//!     at_s: 0.0,
//!     lasted_s: 0.001,
//!     pieces: [PieceId(0), PieceId(1)],
//!     materials: [Material::Acrylic, Material::Felt],
//!     place_cm: [0.0; 3],
//!     impulse_ns: 0.005,
//!     closing_m_s: 1.0,
//!     slip_m_s: 0.0,
//! };
//! renderer.hear(&strike, 0.01);
//! let mut block = [0.0; 2 * 2_400];
//! renderer.render(&mut block);
//! assert!(block[..900].iter().all(|sample| *sample == 0.0), "silent until then");
//! assert!(block.iter().any(|sample| sample.abs() > 0.001));
//! ```

pub mod cues;
mod impact;
mod limiter;
pub mod materials;
pub mod modes;
mod renderer;
mod slide;
mod voices;

pub use cues::Cue;
pub use renderer::{Ears, Renderer};
