//! The moment in which an Aeon ends: the last Elder Sign, or the last token, before the points are counted. It passes by
//! itself, and at once on a key or a click.

use crate::panel_data::PanelData;
use crate::texts::Ends as Words;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, pos2, vec2,
};
use rathulhu_rules::{AEONS, AeonEnd, Event};
use window::speech::say;
use window::ui::style;

/// How much of its time the sign takes to be drawn.
const DRAWN: f32 = 0.45;
/// The branch of the Elder Sign in a square of side 2 about the middle, root first; its twigs, each from and to.
const STEM: [(f32, f32); 2] = [(0.0, 0.9), (0.0, -0.9)];
const TWIGS: [[(f32, f32); 2]; 5] = [
    [(0.0, 0.45), (0.6, 0.05)],
    [(0.0, 0.3), (-0.6, -0.1)],
    [(0.0, -0.05), (0.55, -0.45)],
    [(0.0, -0.2), (-0.5, -0.6)],
    [(0.0, -0.45), (0.32, -0.85)],
];

/// Shows it, if it is now. Nothing takes the pointer away from what lies below.
pub fn show(ctx: &Context, shown: &PanelData) {
    if shown.counting.is_some() || !shown.busy {
        return;
    }
    let (aeon, why) = match shown.table.events().last() {
        Some(Event::AeonEnded { aeon, why }) => (*aeon, *why),
        _ => return,
    };
    let room = ctx.content_rect();
    if room.width() < 200.0 || room.height() < 120.0 {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("rathulhu moment")));
    let seen = if shown.still { 1.0 } else { shown.table.share() };
    let open = if shown.still { 1.0 } else { (seen / 0.12).min(1.0) };
    painter.rect_filled(room, 0.0, Color32::from_black_alpha((120.0 * open) as u8));
    let high = (room.height() * 0.34).clamp(96.0, 230.0);
    let height = high * (0.6 + 0.4 * open);
    let band = Rect::from_center_size(room.center(), vec2(room.width(), height));
    painter.rect_filled(band, 0.0, style::NIGHT.gamma_multiply(0.94));
    for y in [band.top(), band.bottom()] {
        painter.hline(band.x_range(), y, Stroke::new(2.0, style::AMBER));
    }
    // What is written keeps its size while the band opens.
    let side = high * 0.62;
    let words = (high * 0.16).clamp(16.0, 32.0);
    let (what, unsold) = told(shown, why);
    let over = if aeon == AEONS { Words::Third } else { Words::Aeon { aeon } };
    let lines = [
        (say(what), words, style::AMBER),
        (say(over), words * 0.75, style::INK),
        (say(unsold), words * 0.55, style::FAINT),
    ];
    let galleys = lines
        .map(|(line, size, ink)| painter.layout_no_wrap(line, FontId::proportional(size.max(12.0)), ink));
    let wide = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
    let left = (band.center().x - (side + 24.0 + wide) / 2.0).max(band.left() + 8.0);
    emblem(&painter, pos2(left + side / 2.0, band.center().y), side / 2.0, why, (seen / DRAWN).min(1.0));
    let lines: f32 = galleys.iter().map(|galley| galley.size().y + 4.0).sum();
    let mut at = pos2(left + side + 24.0, band.center().y - lines / 2.0);
    for galley in galleys {
        let down = galley.size().y + 4.0;
        painter.galley(at, galley, style::INK);
        at.y += down;
    }
    painter.text(
        band.center_bottom() - vec2(0.0, 5.0),
        Align2::CENTER_BOTTOM,
        say(Words::GoOn),
        FontId::proportional(12.5),
        style::FAINT,
    );
}

fn told(shown: &PanelData, why: AeonEnd) -> (Words, Words) {
    let what = match why {
        AeonEnd::Time => Words::Sign,
        AeonEnd::Tokens => Words::Token,
    };
    let unsold = match shown.seen.track.len() {
        0 => Words::Counted,
        tiles => Words::Unsold { tiles },
    };
    (what, unsold)
}

/// The Elder Sign, drawn stroke by stroke; or the token that was the last, turned down.
fn emblem(painter: &Painter, middle: Pos2, half: f32, why: AeonEnd, drawn: f32) {
    let ring = Stroke::new((half * 0.05).max(1.5), style::AMBER);
    painter.circle_stroke(middle, half, ring);
    match why {
        AeonEnd::Time => {
            let ink = Stroke::new((half * 0.11).max(2.0), style::GOOD);
            let strokes = std::iter::once(&STEM).chain(&TWIGS);
            let each = drawn * (1 + TWIGS.len()) as f32;
            for (k, [from, to]) in strokes.enumerate() {
                let share = (each - k as f32).clamp(0.0, 1.0);
                let at = |(x, y): (f32, f32)| middle + vec2(x, y) * half * 0.75;
                let (from, to) = (at(*from), at(*to));
                if share > 0.0 {
                    painter.line_segment([from, from + (to - from) * share], ink);
                }
            }
        }
        AeonEnd::Tokens => {
            let ink = Stroke::new((half * 0.09).max(2.0), style::FAINT);
            painter.circle_filled(middle, half * 0.72, style::WELL);
            painter.circle_stroke(middle, half * 0.72, ink);
            // An eye that closes.
            let (wide, lid) = (half * 0.42, half * 0.3 * (1.0 - drawn));
            let lids = [-lid, lid].map(|y| middle + vec2(0.0, y));
            for at in lids {
                painter.line_segment([middle - vec2(wide, 0.0), at], ink);
                painter.line_segment([at, middle + vec2(wide, 0.0)], ink);
            }
        }
    }
}
