//! The pictures in the rules of Cluethulhu: its tablets and tokens.

use crate::faces::{Face, Ground, Sign};
use cluethulhu_rules::Role;
use window::ui::plates::{Plate, Sketch};

/// The pictures, in the order of the book.
pub const PLATES: &[Plate] = &[
    Plate {
        under: "The tablets",
        words: "cluethulhu-plate-investigators",
        size: (600.0, 150.0),
        paint: |sketch| {
            let faces = [Role::Investigator, Role::Psychiatrist, Role::Detective].map(Face::Tablet);
            row(sketch, &[faces.as_slice(), &[Face::Back]].concat());
        },
    },
    Plate {
        under: "The tablets",
        words: "cluethulhu-plate-cultists",
        size: (600.0, 150.0),
        paint: |sketch| {
            use Role::{Cultist, Mother, Shoggoth, TchoTcho, Traitor, Wizard};
            row(sketch, &[Cultist, Shoggoth, Wizard, TchoTcho, Mother, Traitor].map(Face::Tablet));
        },
    },
    Plate {
        under: "The tablets",
        words: "cluethulhu-plate-others",
        size: (600.0, 150.0),
        paint: |sketch| {
            let tablets = [Role::Yithian, Role::EvilChild].map(Face::Tablet);
            row(sketch, &[tablets.as_slice(), &[Face::Side(Ground::Neither)]].concat());
        },
    },
    Plate {
        under: "Day",
        words: "cluethulhu-plate-doll",
        size: (600.0, 150.0),
        paint: |sketch| row(sketch, &[Sign::Doll, Sign::Protected, Sign::Detained].map(Face::Sign)),
    },
    Plate {
        under: "Going out",
        words: "cluethulhu-plate-siblings",
        size: (600.0, 150.0),
        paint: |sketch| row(sketch, &[Face::Sign(Sign::Siblings), Face::Sign(Sign::Out), Face::Back]),
    },
    Plate {
        under: "Night",
        words: "cluethulhu-plate-lamps",
        size: (600.0, 150.0),
        paint: |sketch| row(sketch, &[Face::Lamp(false), Face::Lamp(true), Face::Sign(Sign::HighPriest)]),
    },
];

/// Height of a picture, and room for each across.
const TALL: f32 = 118.0;
const WIDE: f32 = 98.0;

/// Pictures in a row, in the middle.
fn row(sketch: &Sketch, faces: &[Face]) {
    let left = 300.0 - WIDE * faces.len() as f32 / 2.0;
    for (k, face) in faces.iter().enumerate() {
        let picture = face.picture();
        let size = picture.size(TALL.min(WIDE * 0.92 / picture.size(1.0).x));
        let at = (left + WIDE * (k as f32 + 0.5) - size.x / 2.0, 75.0 - size.y / 2.0);
        picture.paint(sketch.painter(), sketch.rect(at, (size.x, size.y)));
    }
}
