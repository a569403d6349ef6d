//! The pictures of things on the table, put together from the SVG files in `assets/rathulhu/`: tiles, tokens, the bag, the idol,
//! the board. Every kind of tile has a shape and a colour of its own and says what it is.

use crate::texts::TileText;
use files::{Asset, asset};
use rathulhu_rules::{Setback, Site, Tile, Tome};
use window::speech::{language, say};
use window::ui::pictures::Picture;
use window::visuals::palette::{Rgb, muted};
use window::visuals::svg::{Drawing, Key, Layer, hex, inside};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnPicture {
    TableTop,
    Board,
    Mat(u8),
    /// A space of the auction track.
    Space,
    /// A space of the time track.
    Sign,
    Bag,
    /// The idol, whose eyes glow or not.
    Idol(bool),
    Tile(Tile, TileDetail),
    Back,
    /// A token by its number, face up or down.
    Token(u8, bool),
}

impl DrawnPicture {
    pub fn picture(self) -> Picture {
        let size = match self {
            Self::TableTop => TABLE_TOP,
            Self::Board => BOARD,
            Self::Mat(_) => MAT,
            _ => SQUARE,
        };
        Picture::drawn(("rathulhu", self, language()), size, 0.0, move || self.drawing())
    }

    pub fn drawing(self) -> Drawing {
        match self {
            Self::TableTop => {
                Drawing::of(asset!("../../../../assets/rathulhu/table/table_top.svg"), TABLE_TOP)
            }
            Self::Board => Drawing::of(asset!("../../../../assets/rathulhu/table/board.svg"), BOARD),
            Self::Mat(seat) => mat(seat),
            Self::Space => Drawing::of(asset!("../../../../assets/rathulhu/table/space.svg"), SQUARE),
            Self::Sign => sign(),
            Self::Bag => Drawing::of(asset!("../../../../assets/rathulhu/table/bag.svg"), SQUARE),
            Self::Idol(awake) => idol(awake),
            Self::Tile(kind, print) => tile(kind, print),
            Self::Back => tile_back(),
            Self::Token(number, up) => token(number, up),
        }
    }
}

/// How much is written on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileDetail {
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
        Tile::ElderSign => TileText::ElderSign,
        Tile::OldOne => TileText::OldOne,
        Tile::Relic => TileText::Relic,
        Tile::Altar => TileText::Altar,
        Tile::Cultist => TileText::Cultist,
        Tile::Shoggoth => TileText::Shoggoth,
        Tile::Setback(Setback::Shoggoth) => TileText::SetbackShoggoth,
        Tile::Setback(Setback::Ritual) => TileText::SetbackRitual,
        Tile::Setback(Setback::Tome) => TileText::SetbackTome,
        Tile::Setback(Setback::Site) => TileText::SetbackSite,
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

pub fn tile(tile: Tile, print: TileDetail) -> Drawing {
    let (ground, frame) = colours(tile);
    let picture = picture_of(tile);
    let ink = if matches!(tile, Tile::Tome(_)) { "#33230f" } else { "#f4ead6" };
    let mut layers =
        vec![whole(asset!("../../../../assets/rathulhu/tiles/ground.svg")).coloured(Key::Colour, ground)];
    match print {
        TileDetail::Name => {
            layers.extend(inside(picture, 14.0, 3.0, 0.72));
            layers.push(words(&short_name(tile), name_size(tile), 0.7, ink, ""));
        }
        TileDetail::Letters if letters(tile).is_empty() => layers.extend(inside(picture, 5.0, 5.0, 0.9)),
        TileDetail::Letters => {
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
    let branch = branch("#8a6a45").within(12.0, 11.0, 0.76).faded(0.8);
    square(vec![whole(asset!("../../../../assets/rathulhu/tiles/back.svg")), branch])
}

/// Side of the drawing of a tile.
pub const SIDE: f32 = 100.0;
const SQUARE: (f32, f32) = (SIDE, SIDE);

/// A square drawing with the side of a tile.
fn square(layers: Vec<Layer>) -> Drawing {
    Drawing { size: SQUARE, layers }
}

/// A file as large as a tile.
fn whole(file: Asset) -> Layer {
    Layer::page(file, SQUARE)
}

const ALTAR: Asset = asset!("../../../../assets/rathulhu/tiles/altar.svg");
const CULTIST: Asset = asset!("../../../../assets/rathulhu/tiles/cultist.svg");
const SHOGGOTH: Asset = asset!("../../../../assets/rathulhu/tiles/shoggoth.svg");

fn picture_of(tile: Tile) -> Vec<Layer> {
    let file = match tile {
        Tile::ElderSign => return vec![branch("#dfe8cf")],
        Tile::Setback(setback) => return setback_of(setback),
        Tile::OldOne => asset!("../../../../assets/rathulhu/tiles/old_one.svg"),
        Tile::Relic => asset!("../../../../assets/rathulhu/tiles/relic.svg"),
        Tile::Tome(tome) => cover(tome),
        Tile::Altar => ALTAR,
        Tile::Cultist => CULTIST,
        Tile::Shoggoth => SHOGGOTH,
        Tile::Site(site) => place(site),
    };
    vec![whole(file)]
}

/// The Elder Sign: a branch with five twigs.
fn branch(ink: &str) -> Layer {
    whole(asset!("../../../../assets/rathulhu/tiles/elder_sign.svg")).coloured(Key::Colour, ink)
}

const fn cover(tome: Tome) -> Asset {
    match tome {
        Tome::Necronomicon => asset!("../../../../assets/rathulhu/tomes/necronomicon.svg"),
        Tome::BookOfEibon => asset!("../../../../assets/rathulhu/tomes/book_of_eibon.svg"),
        Tome::PnakoticManuscripts => asset!("../../../../assets/rathulhu/tomes/pnakotic_manuscripts.svg"),
        Tome::DeVermisMysteriis => asset!("../../../../assets/rathulhu/tomes/de_vermis_mysteriis.svg"),
        Tome::CultesDesGoules => asset!("../../../../assets/rathulhu/tomes/cultes_des_goules.svg"),
    }
}

const fn place(site: Site) -> Asset {
    match site {
        Site::Arkham => asset!("../../../../assets/rathulhu/sites/arkham.svg"),
        Site::Carcosa => asset!("../../../../assets/rathulhu/sites/carcosa.svg"),
        Site::Dunwich => asset!("../../../../assets/rathulhu/sites/dunwich.svg"),
        Site::Innsmouth => asset!("../../../../assets/rathulhu/sites/innsmouth.svg"),
        Site::Kadath => asset!("../../../../assets/rathulhu/sites/kadath.svg"),
        Site::Leng => asset!("../../../../assets/rathulhu/sites/leng.svg"),
        Site::Rlyeh => asset!("../../../../assets/rathulhu/sites/rlyeh.svg"),
        Site::Yuggoth => asset!("../../../../assets/rathulhu/sites/yuggoth.svg"),
    }
}

/// A thing that comes to harm: its picture, broken by a bolt.
fn setback_of(setback: Setback) -> Vec<Layer> {
    let harmed = match setback {
        Setback::Shoggoth => vec![whole(SHOGGOTH)],
        Setback::Ritual => {
            vec![whole(ALTAR).within(-4.0, 20.0, 0.62), whole(CULTIST).within(42.0, 20.0, 0.62)]
        }
        Setback::Tome => vec![whole(cover(Tome::BookOfEibon))],
        Setback::Site => vec![whole(place(Site::Arkham))],
    };
    let bolt = whole(asset!("../../../../assets/rathulhu/tiles/bolt.svg"));
    harmed.into_iter().map(|layer| layer.faded(0.75)).chain([bolt]).collect()
}

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

/// The idol of Cthulhu; its eyes glow while it may be invoked.
pub fn idol(awake: bool) -> Drawing {
    let eye = if awake { "#ffcf5a" } else { "#0f1c18" };
    let glow = awake.then(|| whole(asset!("../../../../assets/rathulhu/table/idol_glow.svg")));
    let idol = whole(asset!("../../../../assets/rathulhu/table/idol.svg")).coloured(Key::Colour, eye);
    square(glow.into_iter().chain([idol]).collect())
}

/// Width and height of the drawing of the table.
pub const TABLE_TOP: (f32, f32) = (1000.0, 600.0);
pub const BOARD: (f32, f32) = (500.0, 100.0);
pub const MAT: (f32, f32) = (500.0, 80.0);

/// What the colour of a seat is mixed with on its mat, and how much of it, hundredths: tiles lie on it.
const CLOTH: (Rgb, u16) = ([22, 21, 21], 66);

/// The colour of a player's mat: that of the seat, muted.
pub const fn mat_colour(seat: u8) -> Rgb {
    muted(seat as usize, CLOTH.0, CLOTH.1)
}

/// A player's mat. Stretched to its place.
pub fn mat(seat: u8) -> Drawing {
    let mat = Layer::page(asset!("../../../../assets/rathulhu/table/mat.svg"), MAT);
    Drawing { size: MAT, layers: vec![mat.coloured(Key::Colour, &hex(mat_colour(seat)))] }
}

/// An empty space of time.
pub fn sign() -> Drawing {
    let branch = branch("#cfe0bf").within(15.0, 13.0, 0.7).faded(0.22);
    square(vec![whole(asset!("../../../../assets/rathulhu/table/space_of_time.svg")), branch])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_drawn_and_no_two_alike() {
        for print in [TileDetail::Name, TileDetail::Letters] {
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
        let tiles =
            [TileDetail::Name, TileDetail::Letters].map(|print| Tile::ALL.map(|kind| tile(kind, print)));
        let others = [tile_back(), idol(false), idol(true), mat(0), sign()];
        for layer in tiles.into_iter().flatten().chain(others).flat_map(|drawing| drawing.layers) {
            assert!(Key::ALL.into_iter().all(|key| !layer.svg().contains(key.hex())), "{}", layer.svg());
        }
    }

    #[test]
    fn everything_else_is_drawn() {
        use DrawnPicture::{Back, Bag, Board, Idol, Mat, Sign, Space, TableTop};
        for face in [Back, Bag, Idol(false), Idol(true), Board, Mat(0), Space, Sign, TableTop] {
            assert!(face.drawing().pixels(40, 40).unwrap().chunks(4).any(|p| p[3] > 0));
        }
        for n in 1..=16 {
            let [up, down] = [true, false].map(|up| token(n, up).pixels(40, 40).unwrap());
            assert_ne!(up, down);
        }
    }
}
