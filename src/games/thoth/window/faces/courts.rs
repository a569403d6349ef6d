//! Pictures of the court cards: a half-length figure in the colour of the suit before the sun of its rank's element.

use super::parts::{hex, inside};
use super::{marks, suits};
use crate::colours::ColourSet;
use files::{Asset, asset};
use thoth_rules::{Court, Suit};
use window::visuals::svg::{Key, Layer};

/// The picture in the middle of a court card: the figure, the token of its rank, and the emblem of its suit, held up.
pub(super) fn picture(court: Court, suit: Suit, set: ColourSet) -> Vec<Layer> {
    let figure = Layer::new(file(court).text())
        .coloured(Key::Colour, &hex(set.rgb(suit.element())))
        .coloured(Key::Second, &hex(set.rgb(court.element())));
    let token = inside(marks::token(court.element(), set), -176.0, 226.0, 1.5);
    let emblem = suits::emblem(suit, set).within(190.0, 168.0, 2.0);
    let hand = Layer::new(asset!("../../../../assets/thoth/courts/hand.svg").text());
    [vec![figure], token, vec![emblem, hand]].concat()
}

const fn file(court: Court) -> Asset {
    match court {
        Court::King => asset!("../../../../assets/thoth/courts/king.svg"),
        Court::Queen => asset!("../../../../assets/thoth/courts/queen.svg"),
        Court::Prince => asset!("../../../../assets/thoth/courts/prince.svg"),
        Court::Princess => asset!("../../../../assets/thoth/courts/princess.svg"),
    }
}
