//! Pictures of the twenty-two trumps: each an emblem in gold on night, with its element's light behind it.

use super::parts::hex;
use crate::colours::ColourSet;
use files::{Asset, asset};
use thoth_rules::{Class, Trump};
use window::visuals::svg::{Key, Layer};

/// The picture in the middle of a trump.
pub(super) fn picture(trump: Trump, set: ColourSet) -> Layer {
    let element = match trump.class() {
        Class::Zodiacal(element) => Some(element),
        Class::Planetary | Class::Elemental => trump.power(),
    };
    // The planets shine in a colour that no pyramid of the set has.
    let planet = if set == ColourSet::Rainbow { "#8a63c4" } else { "#c05a86" };
    let light = element.map_or_else(|| planet.to_owned(), |element| hex(set.rgb(element)));
    Layer::new(file(trump).text()).coloured(Key::Colour, &light)
}

const fn file(trump: Trump) -> Asset {
    match trump {
        Trump::Fool => asset!("../../../../assets/thoth/trumps/fool.svg"),
        Trump::Magician => asset!("../../../../assets/thoth/trumps/magician.svg"),
        Trump::Priestess => asset!("../../../../assets/thoth/trumps/priestess.svg"),
        Trump::Empress => asset!("../../../../assets/thoth/trumps/empress.svg"),
        Trump::Emperor => asset!("../../../../assets/thoth/trumps/emperor.svg"),
        Trump::Hierophant => asset!("../../../../assets/thoth/trumps/hierophant.svg"),
        Trump::Lovers => asset!("../../../../assets/thoth/trumps/lovers.svg"),
        Trump::Chariot => asset!("../../../../assets/thoth/trumps/chariot.svg"),
        Trump::Strength => asset!("../../../../assets/thoth/trumps/strength.svg"),
        Trump::Hermit => asset!("../../../../assets/thoth/trumps/hermit.svg"),
        Trump::Wheel => asset!("../../../../assets/thoth/trumps/wheel.svg"),
        Trump::Justice => asset!("../../../../assets/thoth/trumps/justice.svg"),
        Trump::HangedMan => asset!("../../../../assets/thoth/trumps/hanged_man.svg"),
        Trump::Death => asset!("../../../../assets/thoth/trumps/death.svg"),
        Trump::Temperance => asset!("../../../../assets/thoth/trumps/temperance.svg"),
        Trump::Devil => asset!("../../../../assets/thoth/trumps/devil.svg"),
        Trump::Tower => asset!("../../../../assets/thoth/trumps/tower.svg"),
        Trump::Star => asset!("../../../../assets/thoth/trumps/star.svg"),
        Trump::Moon => asset!("../../../../assets/thoth/trumps/moon.svg"),
        Trump::Sun => asset!("../../../../assets/thoth/trumps/sun.svg"),
        Trump::Judgment => asset!("../../../../assets/thoth/trumps/judgment.svg"),
        Trump::World => asset!("../../../../assets/thoth/trumps/world.svg"),
    }
}
