//! The line of the bar that tells what is at stake: for whom, what the lot would bring, the token that would be won, and
//! the bid to beat.

use crate::app::ui::style;
use crate::game::words::signed;
use crate::game::{Game, Seat};
use crate::games::rathulhu::rules::{Auction, Event, Phase, Stake, Token};
use crate::games::rathulhu::window::panel_data::PanelData;
use crate::games::rathulhu::window::place::Spot;
use crate::games::rathulhu::window::points::{LATER, NOW, ink};
use crate::games::rathulhu::window::prospect::{Prospect, prospect};
use crate::games::rathulhu::window::target::Target;
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, pos2};

/// Size of what is written, points.
const SIZE: f32 = 14.0;
/// Room between two words.
const SPACE: f32 = 4.5;
/// Brass, as of the tokens on the table, and what is written on it.
const BRASS: (Color32, Color32) = (Color32::from_rgb(222, 160, 66), Color32::from_rgb(42, 24, 6));

/// Whose stake is told, and for which token, if one is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Whose.
    pub seat: Seat,
    /// For which token.
    pub token: Option<Token>,
}

/// What the pointer or the keyboard asks about by pointing at something on the table.
pub fn asked_about(pointed: Option<Target>, shown: &PanelData) -> Option<About> {
    let about = |seat| About { seat, token: None };
    match pointed.or(shown.desk.pointing)? {
        Target::Player(seat) => Some(about(seat)),
        Target::Tile(seat, _) if Some(seat) != usual(shown) => Some(about(seat)),
        Target::Token(token) => match shown.spot(token)? {
            Spot::Up(seat) | Spot::Offered(seat) => Some(About { seat, token: Some(token) }),
            Spot::Board | Spot::Down(_) => None,
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

/// A word, or a token.
#[derive(Clone, Debug, PartialEq)]
enum Bit {
    Word(String, Color32),
    Token(Token),
}

fn word(words: impl Into<String>, ink: Color32) -> Bit {
    Bit::Word(words.into(), ink)
}

/// Tells what is at stake.
pub fn show(painter: &Painter, shown: &PanelData, rect: Rect, about: Option<About>) {
    let on = matches!(shown.seen.phase, Phase::Auction(_));
    let turn = matches!(shown.seen.phase, Phase::Turn { .. }) && !shown.seen.track.is_empty();
    let ends = shown.busy && matches!(shown.table.events().last(), Some(Event::AeonEnded { .. }));
    let over = ends || shown.game.outcome().is_some() || shown.counting.is_some();
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
    let Some(about) = about.or_else(|| usual(shown).map(|seat| About { seat, token: None })) else { return };
    let told = [true, false].map(|long| sentence(shown, about, on, long));
    // Rather nothing than half a sentence.
    if let Some(bits) = told.into_iter().find(|bits| width(painter, bits) <= room.width()) {
        write(painter, room.left(), room.center().y, &bits);
    }
}

/// The bid to beat, and whose it is.
fn to_beat(shown: &PanelData) -> Vec<Bit> {
    match shown.auction().and_then(Auction::high) {
        Some((seat, token)) => vec![
            word("to beat:", style::FAINT),
            Bit::Token(token),
            word(format!("of {}", shown.names().of(seat)), style::INK),
        ],
        None => vec![word("no bid yet", style::FAINT)],
    }
}

/// What a seat can win, in many words or few.
fn sentence(shown: &PanelData, about: About, on: bool, long: bool) -> Vec<Bit> {
    let hopes = prospect(shown.seen, about.seat, about.token);
    let name = shown.names().of(about.seat);
    let ink = if shown.asked() == Some(about.seat) { style::AMBER } else { style::INK };
    let Some(stake) = hopes.stake() else {
        let why = hopes.why_not(shown.names(), about.seat).unwrap_or_default();
        return vec![word(why, style::FAINT)];
    };
    let wins = match hopes {
        Prospect::Leads(_) => "wins",
        _ => "would win",
    };
    let mut bits = vec![];
    if !on && long {
        bits.push(word("Invoked now:", style::FAINT));
    }
    let what = if shown.seen.track.is_empty() { "nothing but" } else { "the lot and" };
    if long {
        let paid = [word(if on { "For" } else { "for" }, style::FAINT), Bit::Token(stake.paid)];
        bits.extend(paid.into_iter().chain([word(name, ink), word(format!("{wins} {what}"), style::FAINT)]));
    } else {
        bits.extend([word(format!("{name}:"), ink), Bit::Token(stake.paid), word("for", style::FAINT)]);
    }
    bits.extend([Bit::Token(stake.won), word(if long { "– worth" } else { "–" }, style::FAINT)]);
    bits.extend(worth(stake, long));
    bits
}

/// The same for a tip: what a seat can win.
pub fn in_words(shown: &PanelData, seat: Seat) -> Option<String> {
    let hopes = prospect(shown.seen, seat, None);
    let stake = hopes.stake()?;
    let later = match stake.gain.later {
        0 => String::new(),
        points => format!(", {} {LATER}", signed(points)),
    };
    Some(format!("The lot and {} for {}: {} {NOW}{later}", stake.won, stake.paid, signed(stake.gain.now)))
}

fn worth(stake: &Stake, long: bool) -> Vec<Bit> {
    let (now, later) = if long { (NOW, LATER) } else { ("now", "later") };
    let sum = |points: i16| word(signed(points), ink(points));
    let more = stake.gain.later != 0;
    let mut bits =
        vec![sum(stake.gain.now), word(if more { format!("{now},") } else { now.into() }, style::INK)];
    if more {
        bits.extend([sum(stake.gain.later), word(later, style::INK)]);
    }
    bits
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
    bits.iter().map(|bit| measure(painter, bit) + SPACE).sum()
}

fn write(painter: &Painter, left: f32, middle: f32, bits: &[Bit]) {
    let mut x = left;
    for bit in bits {
        let wide = measure(painter, bit);
        match bit {
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
        x += wide + SPACE;
    }
}
