//! The pictures of things on the table, by what they are of; and the light on the whole scene, the dark of Day and the lamps of
//! Night. The light depends on nothing else, so that no turn of a Day lights a face otherwise than the next (C-19).

use crate::texts::Seats as Words;
use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Ui, pos2, vec2};
use cluethulhu_rules::Role;
use files::{Asset, asset};
use window::ui::pictures::Picture;
use window::visuals::svg::{Drawing, Key, Layer};

/// Size of a tablet, and of a token, in the units of their drawings.
const TABLET: (f32, f32) = (100.0, 130.0);
const TOKEN: (f32, f32) = (100.0, 100.0);

/// A side, as tablets show it: by colour and by shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideBackdrop {
    /// Green, a triangle.
    Cultist,
    /// Blue, a square.
    Investigator,
    /// Violet, a ring: neither side.
    Neither,
}

impl SideBackdrop {
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
    HighPriest,
    Doll,
    Siblings,
    /// Is sheltered by the Wizard.
    Protected,
    /// Is in the Detective's cell.
    Detained,
    Out,
}

impl Sign {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnPicture {
    TableTop,
    /// The lamp, lit or not.
    Lamp(bool),
    /// A tablet, face up.
    Tablet(Role),
    Back,
    Role(Role),
    /// The mark of a side alone.
    Side(SideBackdrop),
    Sign(Sign),
    Emblem,
}

impl DrawnPicture {
    pub fn drawing(self) -> Drawing {
        match self {
            Self::TableTop => {
                Drawing::of(asset!("../../../../assets/cluethulhu/table/table_top.svg"), (1000.0, 600.0))
            }
            Self::Lamp(true) => Drawing::of(asset!("../../../../assets/cluethulhu/table/lamp.svg"), TABLET),
            Self::Lamp(false) => {
                Drawing::of(asset!("../../../../assets/cluethulhu/table/lamp_out.svg"), TABLET)
            }
            Self::Back => Drawing::of(asset!("../../../../assets/cluethulhu/tablets/back.svg"), TABLET),
            Self::Tablet(role) => tablet(role),
            Self::Role(role) => Drawing::of(picture(role), TOKEN),
            Self::Side(ground) => {
                Drawing { size: TOKEN, layers: vec![ground.coloured(Layer::page(ground.mark(), TOKEN))] }
            }
            Self::Sign(sign) => Drawing::of(token(sign), TOKEN),
            Self::Emblem => Drawing {
                size: TOKEN,
                layers: vec![
                    Layer::page(asset!("../../../../assets/cluethulhu/tablets/back.svg"), TABLET)
                        .within(13.0, 2.0, 0.74),
                    Layer::page(asset!("../../../../assets/cluethulhu/roles/cultist.svg"), TOKEN)
                        .within(-2.0, 36.0, 0.62),
                    Layer::page(asset!("../../../../assets/cluethulhu/roles/investigator.svg"), TOKEN)
                        .within(42.0, 38.0, 0.6),
                ],
            },
        }
    }

    pub fn picture(self) -> Picture {
        let size = match self {
            Self::TableTop => (1000.0, 600.0),
            Self::Lamp(_) | Self::Tablet(_) | Self::Back => TABLET,
            Self::Role(_) | Self::Side(_) | Self::Sign(_) | Self::Emblem => TOKEN,
        };
        Picture::drawn(("cluethulhu", self), size, 0.0, move || self.drawing())
    }
}

/// The ground of the side, the picture of the role, and the mark of the side at the foot.
fn tablet(role: Role) -> Drawing {
    let ground = SideBackdrop::of(role);
    let stone =
        ground.coloured(Layer::page(asset!("../../../../assets/cluethulhu/tablets/ground.svg"), TABLET));
    let face = Layer::page(picture(role), TOKEN).within(13.0, 13.0, 0.74);
    let mark = ground.coloured(Layer::page(ground.mark(), TOKEN)).within(36.0, 90.0, 0.28);
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

/// How long Day takes to turn into Night, and Night into Day, s.
pub const TURNS_S: f32 = 1.4;
/// Rays in which the light falls off.
const RAYS: usize = 48;
/// Of Day and of Night: what is laid over the middle of the table, and over its edge and the room beyond.
const DAY: [[u8; 4]; 2] = [[10, 16, 34, 150], [4, 7, 18, 214]];
const NIGHT: [[u8; 4]; 2] = [[255, 190, 96, 34], [12, 7, 4, 128]];
/// How far the lamps shine, as a share of the way to the corners.
const SHINES: f32 = 0.72;

/// How much Night it is: 0 by Day, 1 by Night, between while it turns.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Light {
    night: f32,
}

impl Light {
    pub fn of(night: bool) -> Self {
        Self { night: f32::from(u8::from(night)) }
    }

    /// Time passes, s, by Day or by Night. At once where nothing may move. Whether it still turns.
    pub fn pass(&mut self, night: bool, seconds: f32, at_once: bool) -> bool {
        let goal = Self::of(night).night;
        let step = if at_once { 1.0 } else { seconds / TURNS_S };
        self.night += (goal - self.night).clamp(-step, step);
        (self.night - goal).abs() > f32::EPSILON
    }

    /// What is laid over the scene in the middle of the lamps' light, and where it ends.
    fn colours(self) -> [Color32; 2] {
        let mixed = |k: usize| {
            let mix = |c: usize| {
                let (day, night) = (f32::from(DAY[k][c]), f32::from(NIGHT[k][c]));
                (day + (night - day) * self.night).round() as u8
            };
            Color32::from_rgba_unmultiplied(mix(0), mix(1), mix(2), mix(3))
        };
        [mixed(0), mixed(1)]
    }

    /// Lays it over the scene, round the lamp; panels that are drawn later lie over it.
    pub fn paint(self, painter: &Painter, window: Rect, lamp: Pos2) {
        let [inner, outer] = self.colours();
        let far = vec2(window.width(), window.height()) * SHINES;
        let mut mesh = Mesh::default();
        mesh.vertices.push(Vertex { pos: lamp, uv: WHITE_UV, color: inner });
        for k in 0..RAYS {
            let (sin, cos) = (std::f32::consts::TAU * k as f32 / RAYS as f32).sin_cos();
            let at = |share: f32| pos2(lamp.x + cos * far.x * share, lamp.y + sin * far.y * share);
            // From the middle to where it ends, and from there far beyond the corners.
            mesh.vertices.push(Vertex { pos: at(0.5), uv: WHITE_UV, color: mean(inner, outer) });
            mesh.vertices.push(Vertex { pos: at(1.0), uv: WHITE_UV, color: outer });
            mesh.vertices.push(Vertex { pos: at(3.0), uv: WHITE_UV, color: outer });
        }
        let of = |ray: usize, ring: u32| 1 + (ray % RAYS) as u32 * 3 + ring;
        for ray in 0..RAYS {
            mesh.add_triangle(0, of(ray, 0), of(ray + 1, 0));
            for ring in 0..2 {
                mesh.add_triangle(of(ray, ring), of(ray, ring + 1), of(ray + 1, ring));
                mesh.add_triangle(of(ray + 1, ring), of(ray, ring + 1), of(ray + 1, ring + 1));
            }
        }
        painter.with_clip_rect(window).add(Shape::mesh(mesh));
    }
}

/// Half of each, as they are laid over something.
fn mean(a: Color32, b: Color32) -> Color32 {
    a.lerp_to_gamma(b, 0.5)
}

/// Backs of tablets on a cover between two people.
pub fn backs(ui: &mut Ui, rect: Rect) {
    let picture = DrawnPicture::Back.picture();
    let size = picture.size(rect.height() * 0.26);
    for k in -2..=2_i8 {
        let middle = rect.center() + vec2(f32::from(k) * size.x * 1.14, -rect.height() * 0.14);
        picture.paint(ui.painter(), Rect::from_center_size(middle, size));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn day_is_dark_and_night_is_lit_and_one_turns_into_the_other() {
        let (day, night) = (Light::of(false), Light::of(true));
        let dark = |light: Light| light.colours().map(|colour| colour.a());
        assert!(dark(day)[0] > dark(night)[0] && dark(day)[1] > dark(night)[1]);
        assert!(dark(night)[0] < dark(night)[1], "it falls off from the lamp");
        let mut light = day;
        assert!(light.pass(true, TURNS_S / 2.0, false), "it turns");
        assert!(light != day && light != night);
        assert!(!light.pass(true, TURNS_S, false) && light == night);
        assert!(!light.pass(false, 0.0, true) && light == day, "at once");
    }
}
