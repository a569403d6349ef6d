//! The pictures of Rathulhu, drawn as SVG: tiles, tokens, the bag, the idol, the board. Every kind of tile has a shape
//! and a colour of its own and says what it is.

mod pictures;
mod targets;



pub use targets::{bag, board, idol, mat, sign, space, table_top, token};

use crate::games::rathulhu::rules::{Setback, Site, Tile, Tome};

/// How much is written on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Print {
    /// Its name at the foot.
    Name,
    /// Two letters in the corner, for small tiles.
    Letters,
}

/// Side of the drawing of a tile.
pub const SIDE: f32 = 100.0;

/// Ground, and frame, of a kind of tile.
const fn colours(tile: Tile) -> (&'static str, &'static str) {
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

/// Up to a dozen letters that name a kind.
pub const fn short_name(tile: Tile) -> &'static str {
    match tile {
        Tile::ElderSign => "Elder Sign",
        Tile::OldOne => "Old One",
        Tile::Relic => "Relic",
        Tile::Tome(Tome::Necronomicon) => "Necronomicon",
        Tile::Tome(Tome::BookOfEibon) => "Eibon",
        Tile::Tome(Tome::PnakoticManuscripts) => "Pnakotic",
        Tile::Tome(Tome::DeVermisMysteriis) => "De Vermis",
        Tile::Tome(Tome::CultesDesGoules) => "Goules",
        Tile::Altar => "Altar",
        Tile::Cultist => "Cultist",
        Tile::Shoggoth => "Shoggoth",
        Tile::Site(Site::Arkham) => "Arkham",
        Tile::Site(Site::Carcosa) => "Carcosa",
        Tile::Site(Site::Dunwich) => "Dunwich",
        Tile::Site(Site::Innsmouth) => "Innsmouth",
        Tile::Site(Site::Kadath) => "Kadath",
        Tile::Site(Site::Leng) => "Leng",
        Tile::Site(Site::Rlyeh) => "R'lyeh",
        Tile::Site(Site::Yuggoth) => "Yuggoth",
        Tile::Setback(Setback::Shoggoth) => "− Shoggoth",
        Tile::Setback(Setback::Ritual) => "− Ritual",
        Tile::Setback(Setback::Tome) => "− Tome",
        Tile::Setback(Setback::Site) => "− Site",
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

/// An SVG document of this size around some shapes.
fn document(width: f32, height: f32, shapes: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' \
         viewBox='0 0 {width} {height}'>{shapes}</svg>"
    )
}

/// The face of a tile.
pub fn tile(tile: Tile, print: Print) -> String {
    let (ground, frame) = colours(tile);
    let picture = pictures::of(tile);
    let ink = if matches!(tile, Tile::Tome(_)) { "#33230f" } else { "#f4ead6" };
    let (picture, words) = match print {
        Print::Name => {
            // A long name is written smaller, so that it stays within the frame.
            let size = (150.0 / short_name(tile).len().max(1) as f32).min(16.5);
            let words = format!(
                "<text x='50' y='87' font-size='{size}' text-anchor='middle' fill='{ink}' stroke='{ink}' \
                 stroke-width='0.9'>{}</text>",
                short_name(tile)
            );
            (format!("<g transform='translate(14 3) scale(0.72)'>{picture}</g>"), words)
        }
        Print::Letters if letters(tile).is_empty() => {
            (format!("<g transform='translate(5 5) scale(0.9)'>{picture}</g>"), String::new())
        }
        Print::Letters => {
            let words = format!(
                "<rect x='5' y='60' width='90' height='33' rx='5' fill='{ground}'/>\
                 <text x='50' y='87' font-size='34' text-anchor='middle' fill='{ink}' stroke='{ink}' \
                 stroke-width='1.4'>{}</text>",
                letters(tile)
            );
            (format!("<g transform='translate(17 -1) scale(0.66)'>{picture}</g>"), words)
        }
    };
    let dashes = if matches!(tile, Tile::Setback(_)) { " stroke-dasharray='9 5'" } else { "" };
    document(
        SIDE,
        SIDE,
        &format!(
            "<defs><linearGradient id='g' x1='0' y1='0' x2='0' y2='1'>\
         <stop offset='0' stop-color='#ffffff' stop-opacity='0.16'/>\
         <stop offset='1' stop-color='#000000' stop-opacity='0.28'/></linearGradient></defs>\
         <rect x='1' y='2' width='98' height='97' rx='11' fill='#000000' fill-opacity='0.55'/>\
         <rect x='1' y='1' width='98' height='95' rx='11' fill='{ground}'/>\
         <rect x='1' y='1' width='98' height='95' rx='11' fill='url(#g)'/>\
         {picture}{words}\
         <rect x='3' y='3' width='94' height='91' rx='9' fill='none' stroke='{frame}' stroke-width='3.4'{dashes}/>"
        ),
    )
}

/// The back of a tile.
pub fn tile_back() -> String {
    document(
        SIDE,
        SIDE,
        &format!(
            "<rect x='1' y='2' width='98' height='97' rx='11' fill='#000000' fill-opacity='0.55'/>\
         <rect x='1' y='1' width='98' height='95' rx='11' fill='#2b211b'/>\
         <rect x='5' y='5' width='90' height='87' rx='8' fill='none' stroke='#8a6a45' stroke-width='2'/>\
         <g transform='translate(12 11) scale(0.76)' opacity='0.8'>{}</g>",
            pictures::branch("#8a6a45")
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::visuals::svg::pixels;

    #[test]
    fn every_tile_is_drawn_and_no_two_alike() {
        for print in [Print::Name, Print::Letters] {
            let faces: Vec<Vec<u8>> =
                Tile::ALL.into_iter().map(|kind| pixels(&tile(kind, print), 48, 48).unwrap()).collect();
            for (i, a) in faces.iter().enumerate() {
                for (j, b) in faces.iter().enumerate().skip(i + 1) {
                    let other = a.chunks(4).zip(b.chunks(4)).filter(|(p, q)| p != q).count();
                    assert!(other > 200, "{} and {} look alike", Tile::ALL[i], Tile::ALL[j]);
                }
            }
        }
    }

    #[test]
    fn everything_else_is_drawn() {
        for svg in
            [tile_back(), bag(), idol(false), idol(true), board(), mat(0), space(), sign(), table_top()]
        {
            assert!(pixels(&svg, 40, 40).unwrap().chunks(4).any(|p| p[3] > 0));
        }
        for n in 1..=16 {
            assert_ne!(pixels(&token(n, true), 40, 40).unwrap(), pixels(&token(n, false), 40, 40).unwrap());
        }
    }
}
