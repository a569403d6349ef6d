//! Over the ring: Day or Night, what the Keeper says, large, and the timer. In its middle: what is asked or going on, and a
//! vote while it is counted.

use crate::clock::{For, shown};
use crate::keys::TIMERS;
use crate::panel_data::PanelData;
use crate::seen::{Ballot, VoteCount};
use crate::texts::{Panels as Words, Seats};
use crate::ui_state::{GameRequest, ScreenMode, Wanted};
use bevy_egui::egui::{
    Align, Area, Color32, Context, FontId, Id, Label, Layout, Margin, Order, RichText, Ui, WidgetText,
};
use window::speech::{say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::small;
use window::ui::layout::filled;
use window::ui::{landmarks, style};

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
    let time = if data.seen.night { style::AMBER } else { style::FAINT };
    ui.label(RichText::new(say(data.seen.time())).size(17.0).color(time));
    ui.label(RichText::new(say(Seats::Living { count: data.seen.living() })).small().color(style::FAINT));
    ui.separator();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        timer(ui, data, wanted);
        let console = data.ui_state.manner == ScreenMode::Console;
        let line = data.seen.moments.get(data.ui_state.console.line).filter(|_| console);
        let words = line.map_or_else(|| says(data), |line| data.read(line));
        let letters = if console { &LETTERS[..] } else { &LETTERS[2..] };
        let room = ui.available_size();
        let fits = |size: f32| {
            let font = FontId::proportional(size);
            ui.painter().layout(words.clone(), font, style::INK, room.x).size().y <= room.y
        };
        let size = letters.iter().copied().find(|size| fits(*size)).unwrap_or(LETTERS[5]);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(RichText::new(words).size(size).color(style::INK)).wrap());
        });
    });
}

/// What the Keeper says now.
pub fn says(data: &PanelData) -> String {
    data.seen.moments.iter().map(|line| data.read(line)).collect::<Vec<String>>().join(" ")
}

/// The timer, while there is talk.
fn timer(ui: &mut Ui, data: &PanelData, wanted: &mut Vec<Wanted>) {
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

/// Shows it; the pointer goes through it.
pub fn middle(ctx: &Context, data: &PanelData) {
    let middle = data.layout.ring.middle;
    let rect = middle.with_max_y(middle.top() + middle.height() * 0.62).shrink(4.0);
    if rect.width() < 80.0 || rect.height() < 30.0 {
        return;
    }
    let area = Area::new(Id::new("cluethulhu middle")).order(Order::Middle).fixed_pos(rect.min);
    area.interactable(false).default_size(rect.size()).show(ctx, |ui| {
        ui.set_max_size(rect.size());
        ui.set_min_size(rect.size());
        let shown = ui.with_layout(Layout::top_down(Align::Center), |ui| asked(ui, data));
        landmarks::needed(ui.ctx(), "middle", shown.response.rect);
    });
}

fn asked(ui: &mut Ui, data: &PanelData) {
    let frame =
        style::panel_frame().fill(Color32::from_black_alpha(140)).inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        let words = data.seats().tell(ui.ctx(), &data.seen.prompt, 17.0, style::AMBER);
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
    });
    if let Some(line) = data.seen.record.last() {
        ui.add_space(6.0);
        let words = data.seats().tell(ui.ctx(), &line.words, 14.0, style::INK);
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
