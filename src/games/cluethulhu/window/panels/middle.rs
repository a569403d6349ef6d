//! In the middle of the ring: what is asked or going on, and a vote while it is counted.

use crate::panel_data::PanelData;
use crate::seen::{Ballot, Tally};
use crate::texts::Panels as Words;
use bevy_egui::egui::{
    Align, Area, Color32, Context, Id, Label, Layout, Margin, Order, RichText, Ui, WidgetText, vec2,
};
use window::speech::{say, tell};
use window::ui::{landmarks, style};

/// Shows it; the pointer goes through it.
pub fn show(ctx: &Context, data: &PanelData) {
    let middle = data.layout.ring.middle;
    let rect = middle.with_max_y(middle.top() + middle.height() * 0.62).shrink(4.0);
    if rect.width() < 80.0 || rect.height() < 30.0 {
        return;
    }
    let area = Area::new(Id::new("cluethulhu middle")).order(Order::Middle).fixed_pos(rect.min);
    area.interactable(false).default_size(rect.size()).show(ctx, |ui| {
        ui.set_max_size(rect.size());
        ui.set_min_size(rect.size());
        let shown = ui.with_layout(Layout::top_down(Align::Center), |ui| content(ui, data));
        landmarks::needed(ui.ctx(), "middle", shown.response.rect);
    });
}

fn content(ui: &mut Ui, data: &PanelData) {
    let frame =
        style::panel_frame().fill(Color32::from_black_alpha(140)).inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        let words = data.seats().tell(ui.ctx(), &data.seen.prompt, 17.0, style::AMBER);
        ui.add(Label::new(WidgetText::from(words)).wrap());
        if let Some(ballot) = &data.seen.ballot {
            ui.add_space(4.0);
            let tally = ballot.tally(&data.desk.hands);
            let raised: u16 = tally.raised.iter().map(|(_, votes)| votes).sum();
            let enough = ballot.needed.is_some_and(|needed| raised >= needed);
            let ink = if enough { style::BAD } else { style::INK };
            let counted = RichText::new(counted(ballot, &tally, data)).size(15.5).color(ink);
            ui.add(Label::new(counted).wrap());
        }
    });
    if let Some(line) = data.seen.record.last() {
        ui.add_space(vec2(0.0, 6.0).y);
        let words = data.seats().tell(ui.ctx(), &line.words, 14.0, style::INK);
        ui.add(Label::new(WidgetText::from(words)).wrap());
    }
}

/// The votes as they stand, with the hands that are being entered.
fn counted(ballot: &Ballot, tally: &Tally, data: &PanelData) -> String {
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
