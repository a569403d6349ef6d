//! A turn of a Day round one screen: the scrambled ring, three picks and a confirmation. The same for every role: what the
//! picks are for is said in as many lines, by no colour and no picture (C-19).

use crate::app::keys::names::ENTER;
use crate::app::ui::act::Act;
use crate::app::ui::buttons::action as button;
use crate::app::ui::style;
use crate::games::cluethulhu::window::asked::{Asked, Wanted};
use crate::games::cluethulhu::window::clock::shown;
use crate::games::cluethulhu::window::keys::NO;
use crate::games::cluethulhu::window::lap::{PICKS, Pick, Turn};
use crate::games::cluethulhu::window::panel_data::PanelData;
use crate::games::cluethulhu::window::seen::Line;
use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Area, Button, Color32, Context, FontId, Id, Margin, Order, Rect, RichText, ScrollArea, Sense, Ui, pos2,
    vec2,
};

/// What a turn tells whoever has the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brief {
    /// What stands on one's tablet, and on which side one is.
    pub tablet: String,
    /// What each pick is for.
    pub picks: [String; PICKS],
    /// Whom each pick may be: empty, anybody who lives.
    pub marks: String,
    /// News since one's last turn.
    pub news: Vec<Line>,
    /// What came of the turn at once, when the clock has ended it.
    pub answer: Option<String>,
}

/// Draws the panels of a turn; the ring is drawn as ever.
pub fn show(ctx: &Context, data: &PanelData, turn: &Turn, brief: &Brief, wanted: &mut Vec<Wanted>) {
    super::board::show(ctx, data, wanted);
    let said = |ui: &mut Ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(shown(turn.left_s)).size(24.0).color(style::INK));
            ui.label(RichText::new(data.names().of(turn.seat)).size(19.0).color(style::INK));
            ui.label(
                RichText::new("Keep your face still. The lamp ends your turn, not you.").color(style::FAINT),
            );
        });
    };
    panel(ctx, "cluethulhu turn head", data.layout.head, said);
    panel(ctx, "cluethulhu turn picks", data.layout.bar, |ui| picks(ui, data, turn, brief, wanted));
    if let Some(rect) = data.layout.record {
        panel(ctx, "cluethulhu turn brief", rect, |ui| match &brief.answer {
            None => tells(ui, data, brief),
            Some(answer) => answers(ui, data, answer),
        });
    }
}

/// A panel that fills its place.
fn panel(ctx: &Context, name: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new(name)).order(Order::Middle).fixed_pos(rect.min).default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
            let room = rect.size() - vec2(22.0, 14.0);
            ui.set_min_size(room);
            ui.set_max_size(room);
            content(ui);
        });
    });
}

fn picks(ui: &mut Ui, data: &PanelData, turn: &Turn, brief: &Brief, wanted: &mut Vec<Wanted>) {
    ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
    ui.columns(PICKS, |columns| {
        for (k, ui) in columns.iter_mut().enumerate() {
            let who = match turn.picks[k] {
                Some(Pick::Somebody(seat)) => data.names().of(seat),
                Some(Pick::Nobody) => "nobody".into(),
                None => "…".into(),
            };
            let words = RichText::new(format!("{}. {who}", k + 1)).size(16.0);
            let chosen = Button::new(words).selected(turn.at == k).min_size(vec2(ui.available_width(), 28.0));
            if ui.add(chosen).clicked() {
                wanted.push(Act::Wish(Asked::PickAgain(k)));
            }
            barred(ui, &brief.picks[k], SMALL, 1);
        }
    });
    ui.horizontal(|ui| {
        if button(ui, "Nobody", NO, None, false) {
            wanted.push(Act::Wish(Asked::Pick(Pick::Nobody)));
        }
        let why = match (turn.confirmed, turn.is_full()) {
            (true, _) => Some("It is confirmed; wait for the lamp"),
            (false, false) => Some("Pick three times first; nobody is a pick too"),
            (false, true) => None,
        };
        if button(ui, "Confirm", ENTER, why, true) {
            wanted.push(Act::Wish(Asked::Confirm));
        }
    });
}

/// The answer to a turn: one line, whatever it says.
fn answers(ui: &mut Ui, data: &PanelData, answer: &str) {
    ui.label(RichText::new("What your turn shows you").color(style::FAINT));
    barred(ui, &data.tell(answer), LARGE, 1);
}

/// What one is told: always as many panels, with as many lines.
fn tells(ui: &mut Ui, data: &PanelData, brief: &Brief) {
    barred(ui, &brief.tablet, LARGE, 1);
    ui.separator();
    ui.label(RichText::new("Your picks").color(style::FAINT));
    for (k, words) in brief.picks.iter().enumerate() {
        barred(ui, &format!("{}. {words}", k + 1), MIDDLE, 2);
    }
    barred(ui, &data.tell(&brief.marks), SMALL, 1);
    ui.separator();
    ui.label(RichText::new("What you know").color(style::FAINT));
    let height = ui.available_height();
    let news: Vec<String> = brief.news.iter().map(|line| data.tell(&line.words)).collect();
    // No scroll bar: it would tell how much there is.
    ScrollArea::vertical()
        .id_salt("turn news")
        .max_height(height)
        .auto_shrink([false, false])
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            let fit = (height / row_height(ui, SMALL)) as usize;
            barred(ui, &news.join("\n"), SMALL, fit.max(1));
        });
}

/// Sizes of what is written on the page, points.
const LARGE: f32 = 17.0;
const MIDDLE: f32 = 14.0;
const SMALL: f32 = 13.5;
/// Height of a bar, in sizes of the letters beside it, and how much of their colour it has: from three metres a word is such a
/// bar.
const BAR: (f32, f32) = (0.56, 0.38);

/// The colour of bars.
pub fn bar_ink() -> Color32 {
    style::INK.gamma_multiply(BAR.1)
}

/// How long bars are, one after the other, and what is left free between them, in sizes of the letters: as long as words.
const WORDS: ([f32; 7], f32) = ([1.6, 3.4, 1.0, 2.6, 4.2, 2.0, 3.0], 0.28);

fn row_height(ui: &Ui, size: f32) -> f32 {
    ui.ctx().fonts_mut(|fonts| fonts.row_height(&FontId::proportional(size)))
}

/// Words in so many lines at least, in one colour. Each line is filled up with bars, and so are those that are empty: whoever
/// sees the page from afar sees as many lines, all of them as long, whatever they say.
fn barred(ui: &mut Ui, words: &str, size: f32, rows: usize) {
    let (width, height) = (ui.available_width(), row_height(ui, size));
    let mut job = LayoutJob::simple(words.to_owned(), FontId::proportional(size), style::INK, width);
    job.wrap.max_rows = if rows > 2 { usize::MAX } else { rows };
    let galley = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    let all = galley.rows.len().max(rows);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height * all as f32), Sense::hover());
    let mut lengths = WORDS.0.into_iter().cycle();
    for row in 0..all {
        let written = galley.rows.get(row).map_or(0.0, |row| row.rect().right());
        let middle = rect.top() + height * (row as f32 + 0.56);
        let mut from = rect.left() + if written > 0.0 { written + WORDS.1 * size } else { 0.0 };
        while from < rect.right() {
            let to = (from + size * lengths.next().unwrap_or(1.0)).min(rect.right());
            let bar = Rect::from_center_size(pos2((from + to) / 2.0, middle), vec2(to - from, BAR.0 * size));
            ui.painter().rect_filled(bar, 2.0, bar_ink());
            from = to + WORDS.1 * size;
        }
    }
    ui.painter().galley(rect.min, galley, style::INK);
}
