//! The pictures of Rathulhu, put together from the SVG files in `assets/rathulhu/`: tiles, tokens, the bag, the idol,
//! the board. Every kind of tile has a shape and a colour of its own and says what it is.

mod parts;
mod pictures;
mod table;

pub use parts::SIDE;
pub use table::{BOARD, MAT, TABLE_TOP, bag, board, idol, mat, mat_colour, sign, space, table_top, token};

use super::texts::Faces;
use files::asset;
use parts::{square, whole};
use rathulhu_rules::{Setback, Site, Tile, Tome};
use window::speech::say;
use window::visuals::svg::{Drawing, Key, Layer};

/// How much is written on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Print {
    /// Its name at the foot.
    Name,
    /// Two letters in the corner, for small tiles.
    Letters,
}

/// Ground, and frame, of a kind of tile.
pub const fn colours(tile: Tile) -> (&'static str, &'static str) {
    match tile {
        Tile::ElderSign => ("#3b4a3c", "#9fb58e"),
        Tile::OldOne => ("#3a2352", "#b48fe0"),
        Tile::Relic => ("#6b4a12", "#f2c14e"),
        Tile::Tome(_) => ("#e4d3ac", "#8a6a3c"),
        Tile::Altar => ("#1d4f57", "#7fd0d6"),
        Tile::Cultist => ("#5a2a22", "#e39a78"),
        Tile::Shoggoth => ("#20301c", "#8fbf5a"),
        Tile::Site(_) => ("#22344f", "#8fb4dd"),
        Tile::Setback(_) => ("#1a1113", "#e0523c"),
    }
}

/// Up to a dozen letters that name a kind. The names of books and places are the same in every language.
pub fn short_name(tile: Tile) -> String {
    let words = match tile {
        Tile::Tome(tome) => return book(tome).to_owned(),
        Tile::Site(site) => return say(site),
        Tile::ElderSign => Faces::ElderSign,
        Tile::OldOne => Faces::OldOne,
        Tile::Relic => Faces::Relic,
        Tile::Altar => Faces::Altar,
        Tile::Cultist => Faces::Cultist,
        Tile::Shoggoth => Faces::Shoggoth,
        Tile::Setback(Setback::Shoggoth) => Faces::SetbackShoggoth,
        Tile::Setback(Setback::Ritual) => Faces::SetbackRitual,
        Tile::Setback(Setback::Tome) => Faces::SetbackTome,
        Tile::Setback(Setback::Site) => Faces::SetbackSite,
    };
    say(words)
}

const fn book(tome: Tome) -> &'static str {
    match tome {
        Tome::Necronomicon => "Necronomicon",
        Tome::BookOfEibon => "Eibon",
        Tome::PnakoticManuscripts => "Pnakotic",
        Tome::DeVermisMysteriis => "De Vermis",
        Tome::CultesDesGoules => "Goules",
    }
}

/// Two letters for the kinds that come in types.
const fn letters(tile: Tile) -> &'static str {
    match tile {
        Tile::Tome(Tome::Necronomicon) => "Ne",
        Tile::Tome(Tome::BookOfEibon) => "Ei",
        Tile::Tome(Tome::PnakoticManuscripts) => "Pn",
        Tile::Tome(Tome::DeVermisMysteriis) => "Ve",
        Tile::Tome(Tome::CultesDesGoules) => "Go",
        Tile::Site(Site::Arkham) => "Ar",
        Tile::Site(Site::Carcosa) => "Ca",
        Tile::Site(Site::Dunwich) => "Du",
        Tile::Site(Site::Innsmouth) => "In",
        Tile::Site(Site::Kadath) => "Ka",
        Tile::Site(Site::Leng) => "Le",
        Tile::Site(Site::Rlyeh) => "R'",
        Tile::Site(Site::Yuggoth) => "Yu",
        _ => "",
    }
}

/// Room for a name within the frame of a tile whose side is [`SIDE`].
pub const NAME_ROOM: f32 = 84.0;

/// Size of the letters of a tile's name: a long one is written smaller, so that it stays within the frame.
pub fn name_size(tile: Tile) -> f32 {
    // A letter is about so wide as this share of its height.
    const LETTER: f32 = 0.59;
    let letters = short_name(tile).chars().count().max(1) as f32;
    (NAME_ROOM / (letters * LETTER)).min(16.5)
}

/// Makes layers part of a larger picture.
fn inside(layers: Vec<Layer>, x: f32, y: f32, scale: f32) -> impl Iterator<Item = Layer> {
    layers.into_iter().map(move |layer| layer.within(x, y, scale))
}

/// The face of a tile.
pub fn tile(tile: Tile, print: Print) -> Drawing {
    let (ground, frame) = colours(tile);
    let picture = pictures::of(tile);
    let ink = if matches!(tile, Tile::Tome(_)) { "#33230f" } else { "#f4ead6" };
    let mut layers =
        vec![whole(asset!("../../../../assets/rathulhu/tiles/ground.svg")).coloured(Key::Colour, ground)];
    match print {
        Print::Name => {
            layers.extend(inside(picture, 14.0, 3.0, 0.72));
            layers.push(words(&short_name(tile), name_size(tile), 0.7, ink, ""));
        }
        Print::Letters if letters(tile).is_empty() => layers.extend(inside(picture, 5.0, 5.0, 0.9)),
        Print::Letters => {
            let behind = format!("<rect x='5' y='60' width='90' height='33' rx='5' fill='{ground}'/>");
            layers.extend(inside(picture, 17.0, -1.0, 0.66));
            layers.push(words(letters(tile), 34.0, 1.4, ink, &behind));
        }
    }
    let outline = match tile {
        Tile::Setback(_) => asset!("../../../../assets/rathulhu/tiles/frame_setback.svg"),
        _ => asset!("../../../../assets/rathulhu/tiles/frame.svg"),
    };
    layers.push(whole(outline).coloured(Key::Colour, frame));
    square(layers)
}

/// What is written at the foot of a tile, in lines so wide, and what is behind it.
fn words(words: &str, size: f32, line: f32, ink: &str, behind: &str) -> Layer {
    let shapes = format!(
        "{behind}<text x='50' y='87' font-size='{size}' text-anchor='middle' fill='{ink}' stroke='{ink}' \
         stroke-width='{line}'>{words}</text>"
    );
    Layer::of_shapes(SIDE, SIDE, &shapes)
}

pub(crate) fn tile_back() -> Drawing {
    let branch = pictures::branch("#8a6a45").within(12.0, 11.0, 0.76).faded(0.8);
    square(vec![whole(asset!("../../../../assets/rathulhu/tiles/back.svg")), branch])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_drawn_and_no_two_alike() {
        for print in [Print::Name, Print::Letters] {
            let faces: Vec<Vec<u8>> =
                Tile::ALL.into_iter().map(|kind| tile(kind, print).pixels(48, 48).unwrap()).collect();
            for (i, a) in faces.iter().enumerate() {
                for (j, b) in faces.iter().enumerate().skip(i + 1) {
                    let other = a.chunks(4).zip(b.chunks(4)).filter(|(p, q)| p != q).count();
                    assert!(other > 200, "{:?} and {:?} look alike", Tile::ALL[i], Tile::ALL[j]);
                }
            }
        }
    }

    #[test]
    fn no_colour_is_left_open() {
        let tiles = [Print::Name, Print::Letters].map(|print| Tile::ALL.map(|kind| tile(kind, print)));
        let others = [tile_back(), idol(false), idol(true), mat(0), sign()];
        for layer in tiles.into_iter().flatten().chain(others).flat_map(|drawing| drawing.layers) {
            assert!(Key::ALL.into_iter().all(|key| !layer.svg().contains(key.hex())), "{}", layer.svg());
        }
    }

    #[test]
    fn everything_else_is_drawn() {
        for drawing in
            [tile_back(), bag(), idol(false), idol(true), board(), mat(0), space(), sign(), table_top()]
        {
            assert!(drawing.pixels(40, 40).unwrap().chunks(4).any(|p| p[3] > 0));
        }
        for n in 1..=16 {
            let [up, down] = [true, false].map(|up| token(n, up).pixels(40, 40).unwrap());
            assert_ne!(up, down);
        }
    }
}
