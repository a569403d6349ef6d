//! Pictures of the court cards: a half-length figure in the colour of the suit before the sun of its rank's element.

use super::{GOLD, INK, at, hex, marks, suits};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::rules::{Court, Suit};

/// The picture in the middle of a court card.
pub(super) fn picture(court: Court, suit: Suit, set: ColourSet) -> String {
    let (robe, sun) = (hex(set.rgb(suit.element())), hex(set.rgb(court.element())));
    let field = format!(
        "<rect x='-300' y='-318' width='600' height='640' rx='22' fill='{robe}' fill-opacity='0.2' \
         stroke='{INK}' stroke-width='3' stroke-opacity='0.5'/>\
         <circle cy='-60' r='232' fill='{sun}' stroke='{INK}' stroke-width='5'/>\
         <circle cy='-60' r='206' fill='none' stroke='#f5edda' stroke-width='5' stroke-dasharray='4 26' \
         stroke-linecap='round'/>"
    );
    let behind = behind(court);
    let body = format!(
        "<path d='M-262 321C-262 190 -196 120 -92 96L0 150 92 96C196 120 262 190 262 321Z' fill='{robe}'/>\
         <path d='M-92 96L0 196 92 96 58 74H-58Z' fill='#f5edda'/>\
         <path d='M-38 40H38V88L0 120 -38 88Z' fill='{SKIN}'/>\
         <path d='M-82 -70C-82 20 -44 74 0 74C44 74 82 20 82 -70C82 -150 -82 -150 -82 -70Z' fill='{SKIN}'/>"
    );
    let features = format!(
        "<g fill='none' stroke-width='5' stroke-linecap='round'>\
         <path d='M-48 -52Q-32 -64 -16 -52M16 -52Q32 -64 48 -52'/><path d='M0 -40L-8 0H8'/>\
         <path d='M-20 {mouth}Q0 {smile} 20 {mouth}'/></g>\
         <g fill='{INK}' stroke='none'><circle cx='-32' cy='-36' r='8'/><circle cx='32' cy='-36' r='8'/></g>",
        mouth = 26,
        smile = 36
    );
    let figure = [&behind, &body, &features, head(court)].concat();
    let clip =
        "<defs><clipPath id='f'><rect x='-300' y='-318' width='600' height='640' rx='22'/></clipPath></defs>";
    format!(
        "{field}{clip}<g clip-path='url(#f)' stroke='{INK}' stroke-width='6' stroke-linejoin='round'>{figure}</g>{}{}",
        at(-176.0, 226.0, 1.5, &marks::token(court.element(), set)),
        held(suit, set)
    )
}

/// What shows of the faces.
const SKIN: &str = "#e2bd94";

/// The emblem of the suit, held up, and the hand that holds it.
fn held(suit: Suit, set: ColourSet) -> String {
    let hand = format!(
        "<path d='M150 262C150 236 170 226 196 228C222 230 232 244 230 264C228 288 212 296 190 296C166 296 150 286 \
         150 262Z' fill='{SKIN}' stroke='{INK}' stroke-width='6'/>"
    );
    at(190.0, 168.0, 2.0, &suits::emblem(suit, set)) + &hand
}

/// Hair and cloth behind the head.
fn behind(court: Court) -> String {
    let cloth = match court {
        Court::King => "<path d='M-92 -70C-120 40 -110 90 -80 130H80C110 90 120 40 92 -70Z' fill='#6d4a33'/>",
        Court::Queen => {
            "<path d='M0 -160C-150 -160 -120 60 -160 190H160C120 60 150 -160 0 -160Z' fill='#f5edda'/>\
             <path d='M0 -140C-120 -140 -96 40 -118 140H118C96 40 120 -140 0 -140Z' fill='#7a4524'/>"
        }
        Court::Prince => "<path d='M-86 -60C-100 0 -96 40 -84 70H84C96 40 100 0 86 -60Z' fill='#3a2c25'/>",
        Court::Princess => {
            "<path d='M0 -150C-120 -150 -110 -20 -112 30C-150 60 -150 130 -126 200L-78 190C-96 130 -84 80 -62 40H62\
             C84 80 96 130 78 190L126 200C150 130 150 60 112 30C110 -20 120 -150 0 -150Z' fill='#c98d3d'/>"
        }
    };
    cloth.to_owned()
}

/// What is worn on the head, and the beard of the King.
fn head(court: Court) -> &'static str {
    const { assert!(GOLD.len() == 7, "the crowns below are of this gold") };
    match court {
        Court::King => {
            "<path d='M-82 -30C-84 70 -56 150 0 172C56 150 84 70 82 -30C66 0 48 8 22 6Q0 14 -22 6C-48 8 -66 0 -82 -30Z' \
             fill='#6d4a33'/><path d='M-22 34Q0 48 22 34' fill='none' stroke='#2a211c' stroke-width='6'/>\
             <path d='M-98 -92L-122 -226 -66 -164 -44 -262 0 -176 44 -262 66 -164 122 -226 98 -92Z' fill='#e6b95c'/>\
             <path d='M-98 -92H98V-120H-98Z' fill='#b8863a'/><circle cy='-106' r='10' fill='#f5edda'/>"
        }
        Court::Queen => {
            "<path d='M-84 -70C-84 -110 -44 -128 0 -96C44 -128 84 -110 84 -70C92 -150 50 -156 0 -156C-50 -156 -92 -150 -84 -70Z' \
             fill='#7a4524'/><path d='M-92 -130C-96 -190 -72 -206 -62 -214C-40 -196 -22 -206 0 -236C22 -206 40 -196 62 -214\
             C72 -206 96 -190 92 -130Z' fill='#e6b95c'/><circle cx='-64' cy='-226' r='16' fill='#f5edda'/>\
             <circle cy='-250' r='19' fill='#f5edda'/><circle cx='64' cy='-226' r='16' fill='#f5edda'/>"
        }
        Court::Prince => {
            "<path d='M0 -200C40 -306 150 -300 190 -226C150 -250 110 -246 84 -200C64 -176 20 -176 0 -200Z' fill='#f5edda'/>\
             <path d='M-92 -40C-104 -150 -66 -206 0 -206C66 -206 104 -150 92 -40L66 -84H-66Z' fill='#b9bcc4'/>\
             <path d='M-92 -84H92V-112H-92Z' fill='#8b909c'/><path d='M-10 -206H10V-112H-10Z' fill='#8b909c'/>"
        }
        Court::Princess => {
            "<path d='M-84 -66C-76 -110 -36 -116 -8 -128C30 -112 74 -110 84 -66C96 -140 60 -158 0 -158C-60 -158 -96 -140 -84 -66Z' \
             fill='#c98d3d'/><path d='M-86 -118Q0 -178 86 -118L78 -100Q0 -150 -78 -100Z' fill='#e6b95c'/>\
             <path d='M0 -206L22 -168 0 -140 -22 -168Z' fill='#f5edda'/>"
        }
    }
}
