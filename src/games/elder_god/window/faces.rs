//! The pictures of things on the table, by what they are of.

use super::art::{self, Background, CardArt, Skin};
use bevy_egui::egui::{Painter, Rect};
use elder_god_rules::{AreaPlan, Card, CardFace as Printed, Condition, Laid, Lying, Side, Sides, Treatment};
use files::asset;
use game::Seat;
use window::ui::pictures::Picture;
use window::visuals::svg::Drawing;

/// Sizes of drawings: of what lies under everything, and of squares.
const TABLE_TOP: (f32, f32) = (1000.0, 600.0);
const SQUARE: (f32, f32) = (art::PAGE, art::PAGE);
/// In so many steps a card grows.
pub(crate) const GROWTH: u8 = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnPicture {
    TableTop,
    /// The ground of a plot.
    Plot(Skin),
    Card(CardArt, Background),
    /// A card of which so many steps have grown from a side.
    Growing(CardArt, Side, u8),
    Body(Skin),
    /// The Mouth, with its opening, shut or open.
    Mouth(Skin, Side, bool),
    /// A Necronomicon that has not been played.
    Book,
    ElderSign,
    Back,
    /// A cell where a card may go.
    Place,
    /// An open end, in the cell that it faces.
    Opening(Skin, Side),
    Emblem,
}

impl DrawnPicture {
    /// A card as it lies in the hand or on a pile of a seat.
    pub fn in_hand(card: Card, turned: bool, seat: Option<Seat>) -> Self {
        let face = card.face();
        let state = match face {
            Printed::ElderSign => return Self::ElderSign,
            Printed::Eyestalk(_) => Condition::Normal,
            Printed::Limb(_, state) => state,
        };
        let joined = Sides::of(&Side::ALL);
        let look = CardArt {
            face,
            turned,
            state,
            book: false,
            joined,
            drawing: card.number() % art::DRAWINGS,
            skin: skin(seat),
        };
        Self::Card(look, Background::Paper)
    }

    pub fn drawing(self) -> Drawing {
        match self {
            Self::TableTop => {
                Drawing::of(asset!("../../../../assets/elder_god/table/table_top.svg"), TABLE_TOP)
            }
            Self::Plot(skin) => art::plot(skin),
            Self::Card(look, ground) => art::card(look, ground),
            Self::Growing(look, from, step) => art::growing(look, from, f32::from(step) / f32::from(GROWTH)),
            Self::Body(skin) => art::body(skin),
            Self::Mouth(skin, opening, open) => art::mouth(skin, opening, open),
            Self::Book => Drawing::of(asset!("../../../../assets/elder_god/tokens/necronomicon.svg"), SQUARE),
            Self::ElderSign => art::elder_sign(),
            Self::Back => Drawing::of(asset!("../../../../assets/elder_god/cards/back.svg"), art::SIZE),
            Self::Place => Drawing::of(asset!("../../../../assets/elder_god/table/place.svg"), art::SIZE),
            Self::Opening(skin, from) => art::opening(skin, from),
            Self::Emblem => Drawing { size: SQUARE, layers: art::limb::emblem() },
        }
    }

    pub fn picture(self) -> Picture {
        let size = match self {
            Self::TableTop => TABLE_TOP,
            Self::Plot(_) => (11.0 * art::SIZE.0, 9.0 * art::SIZE.1),
            Self::Book | Self::Emblem => SQUARE,
            _ => art::SIZE,
        };
        Picture::drawn(self, size, 0.0, move || self.drawing())
    }
}

/// Paints a picture with this opacity.
pub fn paint(painter: &Painter, face: DrawnPicture, rect: Rect, alpha: f32) {
    let mut painter = painter.clone();
    painter.multiply_opacity(alpha);
    face.picture().paint(&painter, rect);
}

/// The skin of a seat's monster; of nobody's, some.
pub fn skin(seat: Option<Seat>) -> Skin {
    Skin(seat.map_or(3, |seat| seat.0))
}

/// A card of a monster as it is seen.
pub fn look(laid: &Laid, plan: &AreaPlan, skin: Skin) -> CardArt {
    let joined = plan.pointed_from(laid.at);
    CardArt {
        book: laid.mark == Some(Treatment::Necronomicon),
        ..bare(laid.top, laid.state(joined), joined, skin)
    }
}

/// A card as it would lie.
pub fn bare(lying: Lying, state: Condition, joined: Sides, skin: Skin) -> CardArt {
    let (face, drawing) = (lying.card.face(), lying.card.number() % art::DRAWINGS);
    CardArt { face, turned: lying.turned, state, book: false, joined, drawing, skin }
}
