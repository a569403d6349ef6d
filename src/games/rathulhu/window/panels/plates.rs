//! The pictures in the rules of Rathulhu: its tiles, tokens and tracks as they lie on the table.

use crate::faces::{Face, Print};
use crate::shown_table::{tile, token};
use crate::texts::Plates as Words;
use rathulhu_rules::{Setback, Site, Tile, Token, Tome};
use window::speech::say;
use window::ui::pictures::Picture;
use window::ui::plates::{Plate, Sketch};
use window::ui::style;

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    Plate { under: "The tiles", words: "rathulhu-plate-tiles", size: (600.0, 236.0), paint: tiles },
    Plate {
        under: "The tokens and the tracks",
        words: "rathulhu-plate-tokens",
        size: (600.0, 96.0),
        paint: tracks,
    },
    Plate { under: "Your turn", words: "rathulhu-plate-turn", size: (600.0, 96.0), paint: turn },
    Plate { under: "Auctions", words: "rathulhu-plate-auction", size: (600.0, 176.0), paint: auction },
    Plate { under: "Setbacks", words: "rathulhu-plate-setback", size: (600.0, 92.0), paint: setback },
    Plate { under: "After the third Aeon", words: "rathulhu-plate-sets", size: (600.0, 92.0), paint: sites },
];

fn put(sketch: &Sketch, picture: &Picture, x: f32, y: f32, side: f32) {
    picture.paint(sketch.painter(), sketch.rect((x, y), (side, side)));
}

fn show(sketch: &Sketch, kind: Tile, x: f32, y: f32) {
    put(sketch, &tile(kind, Print::Name), x, y, 68.0);
}

fn bid(sketch: &Sketch, number: u8, x: f32, y: f32) {
    put(sketch, &token(Token(number)), x, y, 48.0);
}

fn tiles(sketch: &Sketch) {
    for (k, kind) in Tile::ALL.into_iter().enumerate() {
        let (column, row) = (k % 8, k / 8);
        show(sketch, kind, 10.0 + 73.0 * column as f32, 160.0 - 75.0 * row as f32);
    }
}

fn tracks(sketch: &Sketch) {
    bid(sketch, 12, 14.0, 24.0);
    put(sketch, &Face::Token(7, false).picture(), 70.0, 24.0, 48.0);
    for k in 0..5 {
        put(sketch, &Face::Space.picture(), 136.0 + 50.0 * k as f32, 24.0, 48.0);
    }
    for (k, kind) in [Tile::Relic, Tile::Altar, Tile::Site(Site::Kadath)].into_iter().enumerate() {
        put(sketch, &tile(kind, Print::Name), 136.0 + 50.0 * k as f32, 24.0, 48.0);
    }
    for k in 0..4 {
        let place = if k < 2 { tile(Tile::ElderSign, Print::Letters) } else { Face::Space.picture() };
        put(sketch, &place, 410.0 + 45.0 * k as f32, 26.0, 42.0);
    }
}

fn turn(sketch: &Sketch) {
    put(sketch, &Face::Bag.picture(), 20.0, 14.0, 68.0);
    sketch.arrow((92.0, 46.0), (122.0, 46.0), style::AMBER);
    show(sketch, Tile::Cultist, 128.0, 14.0);
    sketch.words((218.0, 48.0), &say(Words::Or), style::FAINT);
    show(sketch, Tile::OldOne, 240.0, 14.0);
    sketch.arrow((312.0, 46.0), (342.0, 46.0), style::AMBER);
    show(sketch, Tile::Shoggoth, 348.0, 14.0);
    sketch.words((438.0, 48.0), &say(Words::Or), style::FAINT);
    put(sketch, &Face::Idol(true).picture(), 470.0, 10.0, 76.0);
}

fn auction(sketch: &Sketch) {
    let lot = [Tile::Tome(Tome::Necronomicon), Tile::Relic, Tile::Cultist, Tile::Setback(Setback::Tome)];
    for (k, kind) in lot.into_iter().enumerate() {
        show(sketch, kind, 20.0 + 73.0 * k as f32, 96.0);
    }
    bid(sketch, 1, 320.0, 106.0);
    sketch.words((470.0, 130.0), &say(Words::ForSale), style::INK);
    for (k, number) in [5, 8, 11].into_iter().enumerate() {
        bid(sketch, number, 40.0 + 110.0 * k as f32, 30.0);
    }
    sketch.words((120.0, 54.0), "<", style::FAINT);
    sketch.words((230.0, 54.0), "<", style::FAINT);
    sketch.verdict((322.0, 54.0), true);
    sketch.words((470.0, 54.0), &say(Words::Bids), style::INK);
}

fn setback(sketch: &Sketch) {
    show(sketch, Tile::Setback(Setback::Shoggoth), 30.0, 12.0);
    sketch.arrow((104.0, 46.0), (140.0, 46.0), style::BAD);
    for x in [150.0, 224.0] {
        show(sketch, Tile::Shoggoth, x, 12.0);
        sketch.verdict((x + 34.0, 46.0), false);
    }
    show(sketch, Tile::Shoggoth, 310.0, 12.0);
    sketch.verdict((400.0, 46.0), true);
}

fn sites(sketch: &Sketch) {
    for x in [10.0, 56.0, 102.0] {
        put(sketch, &tile(Tile::Site(Site::Carcosa), Print::Name), x, 28.0, 44.0);
    }
    sketch.words((80.0, 14.0), "5", style::GOOD);
    for (k, &site) in Tile::SITES.iter().take(6).enumerate() {
        put(sketch, &tile(site, Print::Name), 220.0 + 46.0 * k as f32, 28.0, 44.0);
    }
    sketch.words((357.0, 14.0), "6", style::GOOD);
}
