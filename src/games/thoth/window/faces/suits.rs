//! The emblems of the suits.

use super::{INK, hex};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::rules::Suit;

/// The emblem of a suit in its colour, in a box of 100 by 100 around the origin.
pub(super) fn emblem(suit: Suit, set: ColourSet) -> String {
    let (fill, ink) = (hex(set.rgb(suit.element())), hex(set.ink(suit.element())));
    let shape = match suit {
        // A staff that still sprouts, a flame at its head.
        Suit::Wands => {
            "<path d='M-7 50V-8H7V50Z'/><path d='M0 -52C22 -32 24 -20 17 -8C12 0 -12 0 -17 -8C-24 -20 -14 -26 0 -52Z'/>\
             <path d='M7 18C24 16 30 6 32 -4C16 -4 8 4 7 18Z'/><path d='M-7 34C-24 32 -30 22 -32 12C-16 12 -8 20 -7 34Z'/>\
             <path class='i' d='M0 -26C8 -16 7 -10 0 -8C-7 -10 -6 -18 0 -26Z'/>"
        }
        // A goblet.
        Suit::Cups => {
            "<path d='M-36 -44H36C38 -8 24 8 7 12V32C16 34 24 40 26 48H-26C-24 40 -16 34 -7 32V12C-24 8 -38 -8 -36 -44Z'/>\
             <path class='i' d='M-24 -30H24C23 -24 22 -20 20 -16H-20C-22 -20 -23 -24 -24 -30Z'/>"
        }
        // A sword, its point up.
        Suit::Swords => {
            "<path d='M0 -54L10 -38V18H30V28H6V42A8 8 0 1 1 -6 42V28H-30V18H-10V-38Z'/>\
             <path class='i' d='M-2 -36H2V14H-2Z'/>"
        }
        // A coin with a square hole.
        Suit::Disks => {
            "<circle r='46'/><path class='i' d='M0 -20L20 0 0 20 -20 0Z'/>\
             <g class='i'><circle cx='-22' cy='-22' r='5'/><circle cx='22' cy='-22' r='5'/>\
             <circle cx='-22' cy='22' r='5'/><circle cx='22' cy='22' r='5'/></g>"
        }
    };
    let shape = shape.replace("class='i'", &format!("fill='{ink}' stroke='none'"));
    format!("<g fill='{fill}' stroke='{INK}' stroke-width='5' stroke-linejoin='round'>{shape}</g>")
}
