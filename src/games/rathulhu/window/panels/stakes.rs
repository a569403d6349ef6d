//! The line of the bar that tells what is at stake: for whom, what the lot would bring, the token that would be won, and
//! the bid to beat.

use crate::about::{Prospect, ink, prospect};
use crate::layout::TokenPlace;
use crate::panel_data::PanelData;
use crate::texts::Stakes as Words;
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, pos2};
use game::Seat;
use game::words::signed;
use rathulhu_rules::{Auction, Event, Phase, Stake, Thing, Token};
use window::speech::{name_of, say, tell};
use window::ui::style;

/// Size of what is written, points.
const SIZE: f32 = 14.0;
/// Brass, as of the tokens on the table, and what is written on it.
const BRASS: (Color32, Color32) = (Color32::from_rgb(222, 160, 66), Color32::from_rgb(42, 24, 6));

/// Whose stake is told, and for which token, if one is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StakeQuery {
    pub seat: Seat,
    pub token: Option<Token>,
}

/// What the pointer or the keyboard asks about by pointing at something on the table.
pub fn asked_about(pointed: Option<Thing>, shown: &PanelData) -> Option<StakeQuery> {
    let about = |seat| StakeQuery { seat, token: None };
    match pointed.or(shown.ui_state.chosen.focus)? {
        Thing::Player(seat) => Some(about(seat)),
        Thing::Tile(seat, _) if Some(seat) != usual(shown) => Some(about(seat)),
        Thing::Token(token) => match shown.spot(token)? {
            TokenPlace::Up(seat) | TokenPlace::Offered(seat) => Some(StakeQuery { seat, token: Some(token) }),
            TokenPlace::Board | TokenPlace::Down(_) => None,
        },
        _ => None,
    }
}

/// Whose stake is told while nobody points at anything: that of the person asked, or of the only one there is while that
/// one can win, or of whoever is to decide.
fn usual(shown: &PanelData) -> Option<Seat> {
    let wins = |seat: &Seat| prospect(shown.seen, *seat, None).stake().is_some();
    let looker = shown.looker().filter(|seat| shown.asked() == Some(*seat) || wins(seat));
    looker.or_else(|| shown.seen.phase.seat())
}

#[derive(Clone, Debug, PartialEq)]
enum Bit {
    Word(String, Color32),
    Token(Token),
}

fn points(points: i16) -> Bit {
    Bit::Word(signed(points), ink(points))
}

/// The letters that stand in a text for what is drawn in a way of its own. No language has them.
const STANDS_FOR: [char; 5] = ['\u{e010}', '\u{e011}', '\u{e012}', '\u{e013}', '\u{e014}'];

/// What stands in a text for the part of this number.
fn stands_for(part: usize) -> String {
    STANDS_FOR[part].to_string()
}

/// A text with its parts in the place of what stands for them.
fn bits(text: &str, parts: &[Bit]) -> Vec<Bit> {
    let mut bits = vec![];
    for piece in text.split_inclusive(STANDS_FOR) {
        let part = STANDS_FOR.iter().position(|letter| piece.ends_with(*letter));
        let words = piece.trim_end_matches(STANDS_FOR);
        if !words.is_empty() {
            bits.push(Bit::Word(words.to_owned(), style::FAINT));
        }
        bits.extend(part.and_then(|part| parts.get(part)).cloned());
    }
    bits
}

pub fn show(painter: &Painter, shown: &PanelData, rect: Rect, about: Option<StakeQuery>) {
    let on = matches!(shown.seen.phase, Phase::Auction(_));
    let turn = matches!(shown.seen.phase, Phase::Turn { .. }) && !shown.seen.track.is_empty();
    let ends = shown.busy && matches!(shown.table.events().last(), Some(Event::AeonEnded { .. }));
    let over = ends || shown.outcome.is_some() || shown.counting.is_some();
    if over || !(on || turn) {
        return;
    }
    let mut room = rect;
    if on {
        let beat = to_beat(shown);
        let wide = width(painter, &beat);
        write(painter, rect.right() - wide, rect.center().y, &beat);
        room.set_right(rect.right() - wide - 16.0);
    }
    let Some(about) = about.or_else(|| usual(shown).map(|seat| StakeQuery { seat, token: None })) else {
        return;
    };
    let told = [true, false].map(|long| sentence(shown, about, on, long));
    // Rather nothing than half a sentence.
    if let Some(bits) = told.into_iter().find(|bits| width(painter, bits) <= room.width()) {
        write(painter, room.left(), room.center().y, &bits);
    }
}

/// The bid to beat, and whose it is.
fn to_beat(shown: &PanelData) -> Vec<Bit> {
    match shown.auction().and_then(Auction::high) {
        Some((seat, token)) => {
            let text = say(Words::ToBeat { token: stands_for(0), name: stands_for(1) });
            bits(&text, &[Bit::Token(token), Bit::Word(name_of(shown.names(), seat), style::INK)])
        }
        None => vec![Bit::Word(say(Words::NoBid), style::FAINT)],
    }
}

/// What a seat can win, in many words or few.
fn sentence(shown: &PanelData, about: StakeQuery, auction: bool, long: bool) -> Vec<Bit> {
    let hopes = prospect(shown.seen, about.seat, about.token);
    let colour = if shown.asked() == Some(about.seat) { style::AMBER } else { style::INK };
    let Some(stake) = hopes.stake() else {
        let why = hopes.why_not(about.seat).map(|why| tell(shown.names(), &why));
        return vec![Bit::Word(why.unwrap_or_default(), style::FAINT)];
    };
    let [paid, name, won, now, later] = [0, 1, 2, 3, 4].map(stands_for);
    let more = stake.gain.later != 0;
    let text = if long {
        let leads = matches!(hopes, Prospect::Leads(_));
        let bare = shown.seen.track.is_empty();
        say(Words::Long { auction, leads, bare, more, paid, name, won, now, later })
    } else {
        say(Words::Short { more, paid, name, won, now, later })
    };
    let name = Bit::Word(name_of(shown.names(), about.seat), colour);
    let Stake { paid, won, gain, .. } = *stake;
    bits(&text, &[Bit::Token(paid), name, Bit::Token(won), points(gain.now), points(gain.later)])
}

/// The same for a tip: what a seat can win.
pub fn in_words(shown: &PanelData, seat: Seat) -> Option<String> {
    let hopes = prospect(shown.seen, seat, None);
    let stake = hopes.stake()?;
    let (now, later) = (signed(stake.gain.now), signed(stake.gain.later));
    let more = stake.gain.later != 0;
    Some(say(Words::Tip { more, paid: stake.paid.0, won: stake.won.0, now, later }))
}

fn measure(painter: &Painter, bit: &Bit) -> f32 {
    match bit {
        Bit::Token(_) => SIZE * 1.5,
        Bit::Word(words, ink) => {
            painter.layout_no_wrap(words.clone(), FontId::proportional(SIZE), *ink).size().x
        }
    }
}

fn width(painter: &Painter, bits: &[Bit]) -> f32 {
    bits.iter().map(|bit| measure(painter, bit)).sum()
}

fn write(painter: &Painter, left: f32, middle: f32, bits: &[Bit]) {
    let mut x = left;
    for bit in bits {
        let wide = measure(painter, bit);
        match bit {
            // A space between two others is room.
            Bit::Word(words, _) if words.trim().is_empty() => {}
            Bit::Word(words, ink) => {
                let font = FontId::proportional(SIZE);
                painter.text(pos2(x, middle), Align2::LEFT_CENTER, words, font, *ink);
            }
            Bit::Token(token) => {
                let at = pos2(x + wide / 2.0, middle);
                painter.circle(at, wide / 2.0, BRASS.0, (1.0, BRASS.1));
                painter.text(at, Align2::CENTER_CENTER, token, FontId::proportional(SIZE - 0.5), BRASS.1);
            }
        }
        x += wide;
    }
}
