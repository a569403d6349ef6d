//! What happens where two pieces touch, and what they are made of: the words by which the table tells it and sound is made of it.
//! No engine and no device.

use crate::pieces::{PieceId, Size};

/// What the surface of a piece is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Material {
    /// Pyramids, dice and the free shapes of the lab.
    Acrylic,
    /// Floor cards: sheet plastic.
    Polyester,
    /// Tarot cards.
    CardStock,
    /// Furniture without a mat.
    Wood,
    /// The mat on the table.
    Felt,
}

/// The form of a piece, as far as it decides how it sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// A hollow pyramid.
    Pyramid(Size),
    /// A flat thing: its two longer edges and its thickness, mm.
    Plate([f32; 3]),
    /// A solid thing: its edges, or those of the box around it, mm.
    Block([f32; 3]),
    /// Furniture: so large that nothing on the table moves it.
    Furniture,
}

/// A piece as it sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SoundingPiece {
    /// What it is made of.
    pub material: Material,
    /// Its form.
    pub form: Form,
    /// Its mass, g; that of furniture does not count.
    pub mass_g: f32,
}

/// How two pieces touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContactKind {
    /// They met.
    Strike,
    /// One slid over the other.
    Slide,
}

/// What happened where two pieces touched. A strike is told when it is over, a slide tick by tick.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactEvent {
    /// Which of the two it was.
    pub kind: ContactKind,
    /// When it began, in seconds since the table's start.
    pub at_s: f64,
    /// How long it lasted, s.
    pub lasted_s: f32,
    /// The two pieces, the smaller id first.
    pub pieces: [PieceId; 2],
    /// What the two are made of, in the order of [`Material`]: who of the two is named first makes no difference.
    pub materials: [Material; 2],
    /// Where, cm; z is up, and the table's top is at 0.
    pub place_cm: [f32; 3],
    /// The impulse along the normal, N·s. Of a strike, what it adds to the load that the contact bears.
    pub impulse_ns: f32,
    /// How fast the surfaces closed in when a strike began, m/s; 0 for a slide.
    pub closing_m_s: f32,
    /// How fast one surface went along the other, m/s.
    pub slip_m_s: f32,
}

impl ContactEvent {
    /// The mean force along the normal, N.
    pub fn force_n(&self) -> f32 {
        if self.lasted_s > 0.0 { self.impulse_ns / self.lasted_s } else { 0.0 }
    }
}
