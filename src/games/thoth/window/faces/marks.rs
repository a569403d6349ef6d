//! The marks of the elements, as they stand on the stones.

use super::{INK, hex};
use crate::app::visuals::Mark;
use crate::games::thoth::window::colours::{ColourSet, mark};
use crate::games::thoth::rules::{Element, Size};

/// The mark of an element, in a circle of radius 50 around the origin.
pub(super) fn shape(element: Element, ink: &str) -> String {
    match mark(element) {
        Mark::Ring => {
            format!("<circle r='33' fill='none' stroke='{ink}' stroke-width='24'/>")
        }
        Mark::Triangle => format!("<path d='M0 -47L45 34H-45Z' fill='{ink}'/>"),
        Mark::Crescent => {
            format!("<path d='M26 -40A46 46 0 1 0 42 22A36 36 0 1 1 26 -40Z' fill='{ink}'/>")
        }
        Mark::Chevron => {
            format!("<path d='M-46 8L0 -38L46 8V40L0 -6L-46 40Z' fill='{ink}'/>")
        }
        _ => format!(
            "<path d='M0 -50L13 -17 48 -15 20 7 30 41 0 21 -30 41 -20 7 -48 -15 -13 -17Z' fill='{ink}'/>"
        ),
    }
}

/// A disc in the colour of an element with its mark on it, of radius 50.
pub(super) fn token(element: Element, set: ColourSet) -> String {
    let (fill, ink) = (hex(set.rgb(element)), hex(set.ink(element)));
    format!(
        "<circle r='48.5' fill='#efe4cc'/><circle r='46' fill='{fill}' stroke='{INK}' stroke-width='6'/>\
         <circle r='40' fill='none' stroke='#ffffff' stroke-opacity='0.35' stroke-width='3'/>\
         <g transform='scale(0.58)'>{}</g>",
        shape(element, &ink)
    )
}

/// What outlines a shape of an element: dark, but light around black, which could not be seen on dark panels.
pub(super) fn rim(element: Option<Element>, set: ColourSet) -> &'static str {
    if element == Some(Element::Spirit) && set == ColourSet::Rainbow { "#a79c8a" } else { INK }
}

/// A pyramid seen from the side, standing at the foot of a box of 80 by 100 whose corner is the origin.
pub(super) fn stone(element: Element, size: Size, set: ColourSet) -> String {
    let scale = match size {
        Size::Small => 0.56,
        Size::Medium => 0.77,
        Size::Large => 0.98,
    };
    let (fill, ink) = (hex(set.rgb(element)), hex(set.ink(element)));
    let rim = rim(Some(element), set);
    format!(
        "<g transform='translate(40 98) scale({scale})'>\
         <path d='M0 -96L37 0H-37Z' fill='{fill}' stroke='{rim}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M0 -90L10 -3 34 -3Z' fill='#000000' fill-opacity='0.14'/>\
         <g transform='translate(0 -27) scale(0.34)'>{}</g></g>",
        shape(element, &ink)
    )
}
