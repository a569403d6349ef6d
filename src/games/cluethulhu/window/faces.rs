//! The pictures of things on the table, by what they are of.

use super::texts::Seats as Words;
use bevy_egui::egui::{Painter, Rect};
use cluethulhu_rules::Role;
use files::{Asset, asset};
use window::ui::pictures::Picture;
use window::visuals::svg::{Drawing, Key, Layer};

/// Size of a tablet, and of a token, in the units of their drawings.
const TABLET: (f32, f32) = (100.0, 130.0);
const TOKEN: (f32, f32) = (100.0, 100.0);

/// A side, as tablets show it: by colour and by shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Green, a triangle.
    Cultist,
    /// Blue, a square.
    Investigator,
    /// Violet, a ring: neither side.
    Neither,
}

impl Ground {
    /// The side whose tablet this is; not always the side of whoever holds it.
    pub const fn of(role: Role) -> Self {
        match role {
            Role::Investigator | Role::Detective | Role::Psychiatrist => Self::Investigator,
            Role::Yithian | Role::EvilChild => Self::Neither,
            _ => Self::Cultist,
        }
    }

    /// The ground's colour, its outline, and what can be read on it.
    const fn colours(self) -> [&'static str; 3] {
        match self {
            Self::Cultist => ["#3f8f4f", "#0d2a14", "#e9f7df"],
            Self::Investigator => ["#3a6fc4", "#0b1c3f", "#e3eeff"],
            Self::Neither => ["#8a5aa8", "#291236", "#f6e8ff"],
        }
    }

    fn mark(self) -> Asset {
        match self {
            Self::Cultist => asset!("../../../../assets/cluethulhu/tablets/mark_cultist.svg"),
            Self::Investigator => asset!("../../../../assets/cluethulhu/tablets/mark_investigator.svg"),
            Self::Neither => asset!("../../../../assets/cluethulhu/tablets/mark_neither.svg"),
        }
    }

    fn coloured(self, layer: Layer) -> Layer {
        let [ground, outline, ink] = self.colours();
        layer.coloured(Key::Colour, ground).coloured(Key::Outline, outline).coloured(Key::Ink, ink)
    }
}

/// What lies beside a tablet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// Holds the High Priest's token.
    HighPriest,
    /// Holds the Haunted Doll.
    Doll,
    /// Is a Blood Sibling.
    Siblings,
    /// Is sheltered by the Wizard.
    Protected,
    /// Is in the Detective's cell.
    Detained,
    Out,
}

impl Sign {
    /// What it says.
    pub const fn words(self) -> Words {
        match self {
            Self::HighPriest => Words::HighPriest,
            Self::Doll => Words::Doll,
            Self::Siblings => Words::Sibling,
            Self::Protected => Words::Protected,
            Self::Detained => Words::Detained,
            Self::Out => Words::Out,
        }
    }
}

/// A picture that is drawn when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// The table and the room.
    TableTop,
    /// The lamp, lit or not.
    Lamp(bool),
    /// A tablet, face up.
    Tablet(Role),
    /// A tablet, face down.
    Back,
    /// The picture of a role alone.
    Role(Role),
    /// The mark of a side alone.
    Side(Ground),
    /// A token.
    Sign(Sign),
    /// The emblem of the game.
    Emblem,
}

impl Face {
    /// The picture of it.
    pub fn drawing(self) -> Drawing {
        let one = |asset: Asset, size: (f32, f32)| Drawing { size, layers: vec![whole(asset, size)] };
        match self {
            Self::TableTop => {
                one(asset!("../../../../assets/cluethulhu/table/table_top.svg"), (1000.0, 600.0))
            }
            Self::Lamp(true) => one(asset!("../../../../assets/cluethulhu/table/lamp.svg"), TABLET),
            Self::Lamp(false) => one(asset!("../../../../assets/cluethulhu/table/lamp_out.svg"), TABLET),
            Self::Back => one(asset!("../../../../assets/cluethulhu/tablets/back.svg"), TABLET),
            Self::Tablet(role) => tablet(role),
            Self::Role(role) => one(picture(role), TOKEN),
            Self::Side(ground) => {
                Drawing { size: TOKEN, layers: vec![ground.coloured(whole(ground.mark(), TOKEN))] }
            }
            Self::Sign(sign) => one(token(sign), TOKEN),
            Self::Emblem => Drawing {
                size: TOKEN,
                layers: vec![
                    whole(asset!("../../../../assets/cluethulhu/tablets/back.svg"), TABLET)
                        .within(13.0, 2.0, 0.74),
                    whole(asset!("../../../../assets/cluethulhu/roles/cultist.svg"), TOKEN)
                        .within(-2.0, 36.0, 0.62),
                    whole(asset!("../../../../assets/cluethulhu/roles/investigator.svg"), TOKEN)
                        .within(42.0, 38.0, 0.6),
                ],
            },
        }
    }

    /// The same, as panels paint it.
    pub fn picture(self) -> Picture {
        let size = match self {
            Self::TableTop => (1000.0, 600.0),
            Self::Lamp(_) | Self::Tablet(_) | Self::Back => TABLET,
            Self::Role(_) | Self::Side(_) | Self::Sign(_) | Self::Emblem => TOKEN,
        };
        Picture::drawn(("cluethulhu", self), size, 0.0, move || self.drawing())
    }
}

/// Paints a picture, so much of it.
pub fn paint(painter: &Painter, face: Face, rect: Rect, alpha: f32) {
    let mut painter = painter.clone();
    painter.multiply_opacity(alpha);
    face.picture().paint(&painter, rect);
}

/// A document laid so that its page begins at the origin.
fn whole(asset: Asset, (width, height): (f32, f32)) -> Layer {
    Layer::new(asset.text()).at(width / 2.0, height / 2.0)
}

/// The ground of the side, the picture of the role, and the mark of the side at the foot.
fn tablet(role: Role) -> Drawing {
    let ground = Ground::of(role);
    let stone = ground.coloured(whole(asset!("../../../../assets/cluethulhu/tablets/ground.svg"), TABLET));
    let face = whole(picture(role), TOKEN).within(13.0, 13.0, 0.74);
    let mark = ground.coloured(whole(ground.mark(), TOKEN)).within(36.0, 90.0, 0.28);
    Drawing { size: TABLET, layers: vec![stone, face, mark] }
}

const fn picture(role: Role) -> Asset {
    match role {
        Role::Investigator => asset!("../../../../assets/cluethulhu/roles/investigator.svg"),
        Role::Detective => asset!("../../../../assets/cluethulhu/roles/detective.svg"),
        Role::Psychiatrist => asset!("../../../../assets/cluethulhu/roles/psychiatrist.svg"),
        Role::Cultist => asset!("../../../../assets/cluethulhu/roles/cultist.svg"),
        Role::Shoggoth => asset!("../../../../assets/cluethulhu/roles/shoggoth.svg"),
        Role::Wizard => asset!("../../../../assets/cluethulhu/roles/wizard.svg"),
        Role::TchoTcho => asset!("../../../../assets/cluethulhu/roles/tcho_tcho.svg"),
        Role::Mother => asset!("../../../../assets/cluethulhu/roles/mother.svg"),
        Role::Traitor => asset!("../../../../assets/cluethulhu/roles/traitor.svg"),
        Role::Yithian => asset!("../../../../assets/cluethulhu/roles/yithian.svg"),
        Role::EvilChild => asset!("../../../../assets/cluethulhu/roles/evil_child.svg"),
    }
}

const fn token(sign: Sign) -> Asset {
    match sign {
        Sign::HighPriest => asset!("../../../../assets/cluethulhu/tokens/high_priest.svg"),
        Sign::Doll => asset!("../../../../assets/cluethulhu/tokens/haunted_doll.svg"),
        Sign::Siblings => asset!("../../../../assets/cluethulhu/tokens/blood_siblings.svg"),
        Sign::Protected => asset!("../../../../assets/cluethulhu/tokens/protected.svg"),
        Sign::Detained => asset!("../../../../assets/cluethulhu/tokens/detained.svg"),
        Sign::Out => asset!("../../../../assets/cluethulhu/tokens/out.svg"),
    }
}
