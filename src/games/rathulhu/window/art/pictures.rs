//! What is pictured on the tiles, in a square with the side of a tile.

use super::parts::whole;
use files::{Asset, asset};
use rathulhu_rules::{Setback, Site, Tile, Tome};
use window::visuals::svg::{Key, Layer};

const ALTAR: Asset = asset!("../../../../assets/rathulhu/tiles/altar.svg");
const CULTIST: Asset = asset!("../../../../assets/rathulhu/tiles/cultist.svg");
const SHOGGOTH: Asset = asset!("../../../../assets/rathulhu/tiles/shoggoth.svg");

/// The picture of a kind.
pub(super) fn of(tile: Tile) -> Vec<Layer> {
    let file = match tile {
        Tile::ElderSign => return vec![branch("#dfe8cf")],
        Tile::Setback(setback) => return setback_of(setback),
        Tile::OldOne => asset!("../../../../assets/rathulhu/tiles/old_one.svg"),
        Tile::Relic => asset!("../../../../assets/rathulhu/tiles/relic.svg"),
        Tile::Tome(tome) => book(tome),
        Tile::Altar => ALTAR,
        Tile::Cultist => CULTIST,
        Tile::Shoggoth => SHOGGOTH,
        Tile::Site(site) => place(site),
    };
    vec![whole(file)]
}

/// The Elder Sign: a branch with five twigs.
pub(super) fn branch(ink: &str) -> Layer {
    whole(asset!("../../../../assets/rathulhu/tiles/elder_sign.svg")).coloured(Key::Colour, ink)
}

const fn book(tome: Tome) -> Asset {
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
        Setback::Tome => vec![whole(book(Tome::BookOfEibon))],
        Setback::Site => vec![whole(place(Site::Arkham))],
    };
    let bolt = whole(asset!("../../../../assets/rathulhu/tiles/bolt.svg"));
    harmed.into_iter().map(|layer| layer.faded(0.75)).chain([bolt]).collect()
}
