//! Signs for the ways to use a card, the same on faces, buttons and the reference sheet.

use super::{hex, marks};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::rules::{Element, Kind};

/// The sign of a use in a box of 100 by 100 around the origin, filled with the colour of an element.
pub(super) fn sign(kind: Kind, element: Option<Element>, set: ColourSet) -> String {
    let fill = element.map_or_else(|| "#d9c7a0".to_owned(), |element| hex(set.rgb(element)));
    let shape = match kind {
        // Masonry on the ground.
        Kind::Foundation => {
            "<path d='M-34 -30H34V-4H-34ZM-42 -4H42V20H-42ZM-50 20H50V44H-50Z'/>\
             <path d='M0 -30V-4M-20 -4V20M20 -4V20M-28 20V44M0 20V44M28 20V44' fill='none' stroke-width='5'/>"
        }
        // A pyramid.
        Kind::Raise => "<path d='M0 -48L44 44H-44Z'/>",
        // A card on tips.
        Kind::Story => "<path d='M-26 -24L-4 46H-48ZM26 -24L48 46H4Z'/><path d='M-50 -40H50V-22H-50Z'/>",
        // A gable.
        Kind::Roof => "<path d='M0 -44L50 4H32V42H-32V4H-50Z'/><path d='M-9 42V18H9V42Z' fill='#f5edda'/>",
        // Lightning.
        Kind::Trouble => "<path d='M12 -50L-30 8H-4L-14 50L32 -14H6Z'/>",
        // A shield.
        Kind::Relief => {
            "<path d='M0 -46C14 -36 28 -32 42 -32C42 6 32 32 0 48C-32 32 -42 6 -42 -32C-28 -32 -14 -36 0 -46Z'/>\
             <path d='M-7 -22H7V-4H24V10H7V28H-7V10H-24V-4H-7Z' fill='#f5edda' stroke-width='3'/>"
        }
        // A card that falls.
        Kind::Discard => {
            "<path d='M-14 -46L30 -30 8 30 -36 14Z'/><path d='M-44 44H44' fill='none' stroke-width='8'/>"
        }
        // A bell.
        Kind::CallEnd => {
            "<path d='M0 -44C24 -40 28 -20 30 4L42 26H-42L-30 4C-28 -20 -24 -40 0 -44Z'/><circle cy='36' r='11'/>"
        }
    };
    let rim = marks::rim(element, set);
    format!("<g fill='{fill}' stroke='{rim}' stroke-width='6' stroke-linejoin='round'>{shape}</g>")
}
