//! The colours of the pyramids, and the marks that tell their elements without colour.

use crate::app::visuals::Mark;
use crate::games::thoth::rules::Element;

pub use crate::games::thoth::colours::{ColourSet, colours};

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
