//! Tokens, the bag, the idol, and what everything lies on.

use super::parts::{SIDE, square, whole};
use super::pictures;
use files::{Asset, asset};
use window::visuals::palette::{Rgb, muted};
use window::visuals::svg::{Drawing, Key, Layer};

/// A bid token: a disc of brass with its number; face down, of slate with a closed eye.
pub fn token(number: u8, face_up: bool) -> Drawing {
    let (disc, y, size, ink, line) = if face_up {
        (asset!("../../../../assets/rathulhu/tokens/face_up.svg"), 67, 48, "#2a1806", 2.6)
    } else {
        (asset!("../../../../assets/rathulhu/tokens/face_down.svg"), 38, 26, "#9aa5b0", 1.0)
    };
    let number = format!(
        "<text x='50' y='{y}' font-size='{size}' text-anchor='middle' fill='{ink}' stroke='{ink}' \
         stroke-width='{line}'>{number}</text>"
    );
    square(vec![whole(disc), Layer::of_shapes(SIDE, SIDE, &number)])
}

/// The bag that tiles are drawn from.
pub fn bag() -> Drawing {
    square(vec![whole(asset!("../../../../assets/rathulhu/table/bag.svg"))])
}

/// The idol of Cthulhu; its eyes glow while it may be invoked.
pub fn idol(awake: bool) -> Drawing {
    let eye = if awake { "#ffcf5a" } else { "#0f1c18" };
    let glow = awake.then(|| whole(asset!("../../../../assets/rathulhu/table/idol_glow.svg")));
    let idol = whole(asset!("../../../../assets/rathulhu/table/idol.svg")).coloured(Key::Colour, eye);
    square(glow.into_iter().chain([idol]).collect())
}

/// Width and height of the drawing of the table.
pub const TABLE_TOP: (f32, f32) = (1000.0, 600.0);
/// Width and height of the drawing of the board.
pub const BOARD: (f32, f32) = (500.0, 100.0);
/// Width and height of the drawing of a mat.
pub const MAT: (f32, f32) = (500.0, 80.0);

/// A drawing of one file, of this size.
fn sheet((width, height): (f32, f32), file: Asset) -> Drawing {
    let layer = Layer::new(file.text()).at(width / 2.0, height / 2.0);
    Drawing { size: (width, height), layers: vec![layer] }
}

/// Boards of dark wood: an empty table.
pub fn table_top() -> Drawing {
    sheet(TABLE_TOP, asset!("../../../../assets/rathulhu/table/table_top.svg"))
}

/// The board: a slab of stone in a frame. Stretched to its place.
pub fn board() -> Drawing {
    sheet(BOARD, asset!("../../../../assets/rathulhu/table/board.svg"))
}

/// What the colour of a seat is mixed with on its mat, and how much of it, hundredths: tiles lie on it.
const CLOTH: (Rgb, u16) = ([22, 21, 21], 66);

/// The colour of a player's mat: that of the seat, muted.
pub const fn mat_colour(seat: u8) -> Rgb {
    muted(seat as usize, CLOTH.0, CLOTH.1)
}

/// A player's mat. Stretched to its place.
pub fn mat(seat: u8) -> Drawing {
    let mut mat = sheet(MAT, asset!("../../../../assets/rathulhu/table/mat.svg"));
    let [r, g, b] = mat_colour(seat);
    let tint = format!("#{r:02x}{g:02x}{b:02x}");
    mat.layers = mat.layers.into_iter().map(|layer| layer.coloured(Key::Colour, &tint)).collect();
    mat
}

/// An empty space for a tile.
pub fn space() -> Drawing {
    square(vec![whole(asset!("../../../../assets/rathulhu/table/space.svg"))])
}

/// An empty space of time.
pub fn sign() -> Drawing {
    let branch = pictures::branch("#cfe0bf").within(15.0, 13.0, 0.7).faded(0.22);
    square(vec![whole(asset!("../../../../assets/rathulhu/table/space_of_time.svg")), branch])
}
