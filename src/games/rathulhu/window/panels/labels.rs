//! The table: what lies on it, what glows, and the pointer on it; what is written there, on the mats who it is and how many
//! points, and for each group of tiles what it is, how many there are and what they count.

use crate::about::ink;
use crate::layout::{Area, Group, LINE, NAMES, TilePlace, rows};
use crate::panel_data::PanelData;
use crate::shown_table::{NUMBERED_FROM, board, items};
use crate::texts::{Board as Words, Worths};
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Galley, Painter, Rect, Sense, Stroke, StrokeKind, pos2, vec2,
};
use game::Seat;
use game::words::signed;
use rathulhu_rules::{AEONS, Pile, PlayerScore, ScoreRow, Thing};
use std::sync::Arc;
use window::board::{ItemOutline, badge};
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::layout::whole;
use window::ui::{drag, style};

/// Draws the table and listens to the pointer; what that is on.
pub fn show(ctx: &Context, shown: &PanelData, wanted: &mut Vec<Wanted>) -> Option<Thing> {
    let items = items(shown);
    let board = board(shown, &items);
    whole(ctx, "rathulhu table", |ui, room| {
        board.paint(ui.painter());
        written(ui.painter(), shown);
        on_mats(ui.painter(), shown);
        board.write(ui.painter());
        if let Some(rect) = drag::carried(ctx).and_then(|target| board.rect(target)) {
            ui.painter().rect_filled(rect, 6.0, Color32::from_black_alpha(120));
        }
        // Below everything on the table is the table.
        let felt = ui.interact(room, ui.id().with("felt"), Sense::click());
        if felt.clicked() && shown.busy && shown.counting.is_none() {
            wanted.push(UiCommand::Wish(GameRequest::Hurry));
        }
        let pointed = board.listen(ui, shown);
        wanted.extend(pointed.wanted);
        if let Some((target, rect)) = pointed.over {
            let round = matches!(target, Thing::Token(_));
            ItemOutline { ink: style::AMBER, width: 2.5, round }.paint(ui.painter(), rect);
        }
        pointed.over.map(|(target, _)| target)
    })
}

fn outline(painter: &Painter, rect: Rect, ink: Color32, width: f32) {
    painter.rect_stroke(rect.expand(2.0), 7.0, Stroke::new(width, ink), StrokeKind::Outside);
}

fn written(painter: &Painter, shown: &PanelData) {
    let (layout, seen) = (&shown.layout, shown.seen);
    if layout.board.height() < NUMBERED_FROM {
        return;
    }
    let size = (layout.bag.width() * 0.15).clamp(10.0, 20.0);
    let aeon = say(Words::Aeon { aeon: seen.aeon, all: AEONS });
    painter.text(
        layout.bag.center_top() - vec2(0.0, 7.0),
        Align2::CENTER_BOTTOM,
        aeon,
        font(size),
        style::AMBER,
    );
    let Some(first) = layout.time.first() else { return };
    let at = pos2(first.left() - 8.0, first.center().y);
    if at.x > layout.bag.right() + 34.0 {
        painter.text(at, Align2::RIGHT_CENTER, say(Words::Time), font(13.0), style::FAINT);
    }
    // The next Elder Sign may be the last.
    let signs = layout.time.len().saturating_sub(usize::from(seen.signs));
    if let Some(last) = layout.time.last().filter(|_| signs == 1) {
        outline(painter, *last, style::BAD.gamma_multiply(0.8), 1.5);
    }
    if let Some(lot) = layout.lot(&seen.track).filter(|_| shown.auction().is_some()) {
        outline(painter, lot.expand(3.0), style::AMBER.gamma_multiply(0.8), 2.0);
    }
}

/// Sizes in which headings are written, whichever fits first.
const HEADINGS: [f32; 3] = [11.5, 10.5, 9.5];

pub fn on_mats(painter: &Painter, shown: &PanelData) {
    for (k, area) in shown.layout.areas.iter().enumerate() {
        let seat = Seat(k as u8);
        let line = shown.standing.get(k);
        head(painter, shown, area, seat, line.and_then(|line| shown.sum(line)));
        let held = shown.held(seat);
        for (group, each) in area.groups.iter().enumerate() {
            heading(painter, each, &say(&NAMES[group]));
            if let Some(line) = line {
                group_points(painter, shown, each, group, &held, line);
            }
            each.slots.iter().for_each(|(tile, rect)| {
                counted(painter, *rect, held.count(*tile), |below| {
                    shown.layout.place(*tile, TilePlace::Held(seat), below)
                });
            });
        }
    }
}

/// Who it is, the score, and what the Aeon would add to it if it ended now.
fn head(painter: &Painter, shown: &PanelData, area: &Area, seat: Seat, sum: Option<i16>) {
    let acting = !shown.busy && shown.seen.phase.seat() == Some(seat);
    if acting {
        painter.rect_stroke(area.rect, 6.0, Stroke::new(2.0, style::AMBER), StrokeKind::Inside);
    }
    let head = area.head;
    if head.height() < LINE || head.width() < 60.0 {
        return;
    }
    let tall = head.height() >= 3.4 * LINE;
    let score = shown.points(seat);
    let words = if head.width() >= 160.0 { say(Words::Points { points: score }) } else { score };
    let size = if tall { (head.height() * 0.36).clamp(17.0, 26.0) } else { 15.5 };
    let score = painter.layout_no_wrap(words, font(size), Color32::WHITE);
    let beside = if tall { 0.0 } else { score.size().x + 8.0 };
    let ink = if acting { style::AMBER } else { style::INK };
    let mark = if acting { "▶ " } else { "" };
    let mut name = LayoutJob::simple_singleline(format!("{mark}{}", shown.name(seat)), font(14.5), ink);
    name.wrap = TextWrapping::truncate_at_width((head.width() - beside).max(1.0));
    painter.galley(head.left_top(), painter.layout_job(name), ink);
    let (at, below) = if tall {
        let at = head.left_top() + vec2(0.0, LINE + 1.0);
        (at, at.y + score.size().y)
    } else {
        (pos2(head.right() - score.size().x, head.top() - 0.5), head.top() + LINE)
    };
    painter.galley(at, score, Color32::WHITE);
    if let Some(sum) = sum
        && head.bottom() - below >= LINE - 2.0
    {
        let said = [Worths::Now, Worths::NowShort].map(|words| now(painter, sum, &say(words)));
        if let Some(galley) = said.into_iter().find(|galley| galley.size().x <= head.width()) {
            let at = pos2(head.left(), below);
            behind(painter, Rect::from_min_size(at, galley.size()));
            painter.galley(at, galley, style::INK);
        }
    }
}

/// Something dark behind points, so that their colour is told on any mat.
fn behind(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect.expand2(vec2(3.0, -1.0)), 4.0, Color32::from_black_alpha(110));
}

/// A sum and what it is, in one line.
fn now(painter: &Painter, sum: i16, words: &str) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    job.append(&signed(sum), 0.0, TextFormat::simple(font(14.0), ink(sum)));
    job.append(words, 5.0, TextFormat::simple(font(12.0), style::FAINT));
    painter.layout_job(job)
}

pub(super) fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// What a group is: its name, as large as it fits, or nothing.
fn heading(painter: &Painter, group: &Group, name: &str) {
    if group.heading.height() < 8.0 {
        return;
    }
    let sizes = HEADINGS.map(|size| painter.layout_no_wrap(name.to_owned(), font(size), style::FAINT));
    if let Some(galley) = sizes.into_iter().find(|galley| galley.size().x <= group.heading.width()) {
        let at = group.heading.left_center() - vec2(0.0, galley.size().y / 2.0);
        painter.galley(at, galley, style::FAINT);
    }
}

/// What a group counts: if the Aeon ended now, or after the last one.
fn group_points(
    painter: &Painter,
    shown: &PanelData,
    group: &Group,
    which: usize,
    held: &Pile,
    line: &PlayerScore,
) {
    let later = rows(which).iter().all(|row: &ScoreRow| row.only_last()) && !shown.is_last();
    let points: i16 = rows(which).iter().map(|row| line.row(*row)).sum();
    let any = group.slots.iter().any(|(tile, _)| held.has(*tile));
    // Nothing is told before anything has happened, nor when all is counted.
    let told = if later { any } else { shown.has_begun() && (any || points != 0) };
    let over = shown.outcome.is_some() && shown.counting.is_none();
    if !told || over || group.points.height() < 8.0 {
        return;
    }
    let at = group.points.left_center();
    let sum = painter.layout_no_wrap(signed(points), font(13.5), ink(points));
    let wide = sum.size().x;
    behind(painter, Rect::from_min_size(at - vec2(0.0, sum.size().y / 2.0), sum.size()));
    painter.galley(at - vec2(0.0, sum.size().y / 2.0), sum, ink(points));
    if later {
        let note = painter.layout_no_wrap(say(Worths::AtEnd), font(11.5), style::FAINT);
        if wide + 5.0 + note.size().x <= group.points.width() {
            painter.galley(at + vec2(wide + 5.0, -note.size().y / 2.0), note, style::FAINT);
        }
    }
}

/// How many lie there, in the upper corner of the topmost: below are the letters.
fn counted(painter: &Painter, rect: Rect, count: u8, place: impl Fn(usize) -> Rect) {
    if rect.width() < 8.0 {
        return;
    }
    if count == 0 {
        let ink = Color32::from_white_alpha(16);
        painter.rect_stroke(rect, rect.width() * 0.1, Stroke::new(1.0, ink), StrokeKind::Inside);
    } else if count > 1 {
        let top = place(usize::from(count) - 1);
        let size = (rect.width() * 0.3).clamp(10.5, 16.0);
        let galley = painter.layout_no_wrap(count.to_string(), font(size), Color32::WHITE);
        let half = galley.size() / 2.0;
        let at = pos2(top.right() - half.x - 3.0, top.top() + half.y - 1.0);
        badge(painter, at, &count.to_string(), size, Color32::WHITE);
    }
}
