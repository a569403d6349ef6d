//! What materials are like, as far as one hears it.

use game::contact::Material;

/// A material's numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Properties {
    /// Young's modulus, Pa.
    pub young_pa: f32,
    /// Density, kg/m³.
    pub density: f32,
    /// Poisson's ratio.
    pub poisson: f32,
    /// Loss factor: the share of its energy that a mode loses in a radian.
    pub loss: f32,
    /// How far apart the rough spots of its surface are, m. Estimated: it sets the pitch of sliding.
    pub grain_m: f32,
    /// How loud its surface rubs, beside that of acrylic. Estimated.
    pub rough: f32,
}

/// Cast acrylic (PMMA): modulus, density and Poisson's ratio from makers' data sheets (Plexiglas GS: 3.3·10⁹ Pa, 1190 kg/m³, 0.37);
/// loss from Cremer, Heckl, Petersson, *Structure-Borne Sound* (0.02 to 0.04), more because pieces lie on felt and each other.
const ACRYLIC: Properties =
    Properties { young_pa: 3.2e9, density: 1180.0, poisson: 0.37, loss: 0.05, grain_m: 2.0e-4, rough: 1.0 };

/// Biaxial polyester sheet (Mylar A data sheet: 3.8 to 5·10⁹ Pa along the sheet; 1390 kg/m³, 0.38). A loose card flaps: loss estimated.
const POLYESTER: Properties =
    Properties { young_pa: 4.0e9, density: 1390.0, poisson: 0.38, loss: 0.08, grain_m: 3.0e-4, rough: 0.8 };

/// Playing-card stock: paperboard of 2 to 7·10⁹ Pa along its fibres and half of that across (Niskanen, *Paper Physics*). Paper damps
/// itself with a loss of 0.03 to 0.06; more, since a card lies on air that has to leave.
const CARD_STOCK: Properties =
    Properties { young_pa: 3.0e9, density: 860.0, poisson: 0.3, loss: 0.15, grain_m: 1.5e-4, rough: 0.7 };

/// Beech board, the mean of both directions (Wood Handbook, Forest Products Laboratory: 12·10⁹ Pa along the grain, 0.9·10⁹ Pa across).
const WOOD: Properties =
    Properties { young_pa: 6.0e9, density: 680.0, poisson: 0.35, loss: 0.03, grain_m: 4.0e-4, rough: 1.2 };

/// Wool felt, a thin mat on wood: pressed it is ten to a hundred times as stiff as loose felt (piano hammers: Stulov, 1995). Estimated
/// from the contact time of a hammer, 1 to 3 ms.
const FELT: Properties =
    Properties { young_pa: 5.0e6, density: 300.0, poisson: 0.1, loss: 0.3, grain_m: 6.0e-4, rough: 0.35 };

/// The numbers of a material.
pub fn properties(material: Material) -> Properties {
    match material {
        Material::Acrylic => ACRYLIC,
        Material::Polyester => POLYESTER,
        Material::CardStock => CARD_STOCK,
        Material::Wood => WOOD,
        Material::Felt => FELT,
    }
}

/// The stiffness with which two surfaces meet (Hertz), Pa.
pub(crate) fn contact_modulus([a, b]: [Material; 2]) -> f32 {
    let give = |material| {
        let Properties { young_pa, poisson, .. } = properties(material);
        (1.0 - poisson * poisson) / young_pa
    };
    1.0 / (give(a) + give(b))
}
