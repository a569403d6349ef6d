//! Over the ring: Day or Night, what the Keeper says, large, and the timer. In its middle: what is asked or going on, and a
//! vote while it is counted.

use crate::clock::{For, shown};
use crate::keys::TIMERS;
use crate::panel_data::PanelData;
use crate::seen::{Ballot, VoteCount};
use crate::texts::{Panels as Words, Seats};
use crate::ui_state::{GameRequest, ScreenMode, Wanted};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Area, Color32, Context, FontId, Id, Label, Layout, Margin, Order, Rect, RichText, ScrollArea, Ui,
    WidgetText,
};
use window::speech::{say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::small;
use window::ui::layout::filled;
use window::ui::{landmarks, side_column, style};

/// Letters of what the Keeper says: the largest that the head has room for. The first two are for a line that is read aloud.
const LETTERS: [f32; 6] = [26.0, 22.0, 19.0, 15.5, 13.5, 12.5];

pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let rect = data.layout.head;
    if rect.width() < 60.0 || rect.height() < 16.0 {
        return;
    }
    let frame = style::panel_frame().inner_margin(Margin::symmetric(10, 4));
    filled(ctx, "cluethulhu head", rect, frame, |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| content(ui, data, wanted));
    });
}

fn content(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let narrow = data.layout.record.is_none();
    if narrow {
        wanted.extend(side_column::unfold(ui).map(UiCommand::Program));
    }
    let time = if data.seen.night { style::AMBER } else { style::FAINT };
    ui.label(RichText::new(say(data.seen.time())).size(17.0).color(time));
    ui.label(RichText::new(say(Seats::Living { count: data.seen.living() })).small().color(style::FAINT));
    ui.separator();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if !narrow {
            timer(ui, data, wanted);
        }
        let console = data.ui_state.manner == ScreenMode::Console;
        let line = data.seen.moments.get(data.ui_state.console.line).filter(|_| console);
        let words = line.map_or_else(|| says(data), |line| data.read(line));
        let letters = if console { &LETTERS[..] } else { &LETTERS[2..] };
        let room = ui.available_size();
        let fits = |size: f32| {
            let font = FontId::proportional(size);
            ui.painter().layout(words.clone(), font, style::INK, room.x).size().y <= room.y
        };
        let fitting = letters.iter().copied().find(|size| fits(*size));
        let said = RichText::new(&words).size(fitting.unwrap_or(LETTERS[5])).color(style::INK);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| match fitting {
            Some(_) => drop(ui.add(Label::new(said).wrap())),
            None => drop(
                ScrollArea::vertical()
                    .id_salt("keeper")
                    .min_scrolled_height(0.0)
                    .show(ui, |ui| ui.add(Label::new(said).wrap())),
            ),
        });
    });
}

/// What the Keeper says now.
pub fn says(data: &PanelData) -> String {
    data.seen.moments.iter().map(|line| data.read(line)).collect::<Vec<String>>().join(" ")
}

/// The timer, while there is talk; where the head has no room for it, the bar shows it.
pub(super) fn timer(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
    if data.ui_state.manner == ScreenMode::Alone || !data.seen.night || data.seen.result.is_some() {
        return;
    }
    if data.ui_state.untimed {
        if small(ui, &say(Words::Timers), TIMERS, true).clicked() {
            wanted.push(UiCommand::Wish(GameRequest::Timers(true)));
        }
        return;
    }
    if small(ui, &say(Words::NoTimers), TIMERS, true).clicked() {
        wanted.push(UiCommand::Wish(GameRequest::Timers(false)));
    }
    if let Some(timer) = &data.ui_state.timer {
        if small(ui, &say(if timer.runs { Words::Halt } else { Words::GoOn }), "", true).clicked() {
            wanted.push(UiCommand::Wish(GameRequest::Halt));
        }
        let ink = if timer.is_up() { style::BAD } else { style::INK };
        ui.label(RichText::new(shown(timer.left_s)).size(22.0).color(ink));
        ui.label(RichText::new(say(timer.of.words())).small().color(style::FAINT));
    } else {
        for of in [For::Defence, For::Discussion] {
            if small(ui, &say(of.words()), "", true).clicked() {
                wanted.push(UiCommand::Wish(GameRequest::Time(of)));
            }
        }
    }
}

/// Letters of what is asked in the middle of the ring, points.
const ASKED: f32 = 17.0;
/// The frame round it, points.
const FRAME: Margin = Margin::symmetric(12, 8);
/// Letters of what was told last, and what lies between that and what is asked, points.
const LAST: f32 = 14.0;
const ABOVE_LAST: f32 = 6.0;

/// The place in the middle of the ring, where what is asked fits there; the bar tells it otherwise.
pub(super) fn room_to_ask(ctx: &Context, data: &PanelData) -> Option<Rect> {
    let middle = data.layout.ring.middle;
    let rect = middle.with_max_y(middle.top() + middle.height() * 0.62).shrink(4.0);
    let room = rect.size() - FRAME.sum();
    let lines = data.seats().tell(ctx, &data.seen.prompt, ASKED, style::AMBER);
    let votes = data.seen.ballot.as_ref().map_or(0.0, |ballot| {
        let words = counted(ballot, &ballot.tally(&data.ui_state.hands), data);
        height(ctx, LayoutJob::simple(words, FontId::proportional(15.5), style::INK, room.x), room.x) + 10.0
    });
    (rect.width() >= 80.0 && height(ctx, lines, room.x) + votes <= room.y).then_some(rect)
}

/// How high words are that are broken at a width, points.
fn height(ctx: &Context, mut words: LayoutJob, wide: f32) -> f32 {
    words.wrap.max_width = wide;
    ctx.fonts_mut(|fonts| fonts.layout_job(words)).size().y
}

/// Shows it; the pointer goes through it.
pub fn middle(ctx: &Context, data: &PanelData) {
    let Some(rect) = room_to_ask(ctx, data) else { return };
    let area = Area::new(Id::new("cluethulhu middle")).order(Order::Middle).fixed_pos(rect.min);
    area.interactable(false).default_size(rect.size()).show(ctx, |ui| {
        ui.set_max_size(rect.size());
        ui.set_min_size(rect.size());
        let shown = ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let frame = style::panel_frame().fill(Color32::from_black_alpha(140)).inner_margin(FRAME);
            frame.show(ui, |ui| asked(ui, data, ASKED));
            last(ui, data, rect);
        });
        landmarks::needed(ui.ctx(), "middle", shown.response.rect);
    });
}

/// What is asked, and a vote while it is counted.
pub(super) fn asked(ui: &mut Ui, data: &PanelData, letters: f32) {
    let words = data.seats().tell(ui.ctx(), &data.seen.prompt, letters, style::AMBER);
    ui.add(Label::new(WidgetText::from(words)).wrap());
    if let Some(ballot) = &data.seen.ballot {
        ui.add_space(4.0);
        let tally = ballot.tally(&data.ui_state.hands);
        let raised: u16 = tally.raised.iter().map(|(_, votes)| votes).sum();
        let enough = ballot.needed.is_some_and(|needed| raised >= needed);
        let ink = if enough { style::BAD } else { style::INK };
        let counted = RichText::new(counted(ballot, &tally, data)).size(15.5).color(ink);
        ui.add(Label::new(counted).wrap());
    }
}

/// What was told last, where there is room for it below what is asked.
fn last(ui: &mut Ui, data: &PanelData, rect: Rect) {
    let Some(line) = data.seen.record.last() else { return };
    let words = data.seats().tell(ui.ctx(), &line.words, LAST, style::INK);
    let below = rect.bottom() - ui.min_rect().bottom() - ABOVE_LAST - ui.spacing().item_spacing.y;
    if height(ui.ctx(), words.clone(), rect.width()) <= below {
        ui.add_space(ABOVE_LAST);
        ui.add(Label::new(WidgetText::from(words)).wrap());
    }
}

/// The votes as they stand, with the hands that are being entered.
fn counted(ballot: &Ballot, tally: &VoteCount, data: &PanelData) -> String {
    let open = tally.open;
    let Some(needed) = ballot.needed else {
        let some = tally.raised.iter().filter(|(_, votes)| *votes > 0);
        let each = some.map(|(whom, votes)| Words::Votes { whom: *whom, votes: *votes });
        let all = each.chain([Words::Open { open }]).map(|words| tell(data.names(), &words));
        return all.collect::<Vec<String>>().join(" · ");
    };
    let yes: u16 = tally.raised.iter().map(|(_, votes)| votes).sum();
    say(Words::Tally { yes, no: tally.down, open, needed, all: ballot.all() })
}
