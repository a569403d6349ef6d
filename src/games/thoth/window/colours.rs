//! The colours of the pyramids, and the marks that tell their elements without colour.

use thoth_rules::Element;
use window::visuals::Mark;

pub use thoth::colours::{ColourSet, colours};

/// The mark of an element, the same on pyramids, cards and panels.
pub const fn mark(element: Element) -> Mark {
    match element {
        Element::Fire => Mark::Triangle,
        Element::Water => Mark::Ring,
        Element::Air => Mark::Crescent,
        Element::Earth => Mark::Chevron,
        Element::Spirit => Mark::Star,
    }
}
