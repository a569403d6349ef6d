//! After the end: the whole secret history, Day by Day, which can be stepped through.

use crate::asked::{Asked, Wanted};
use crate::panel_data::PanelData;
use crate::texts::Panels as Words;
use bevy_egui::egui::{Area, Context, Id, Margin, Order, Rect, RichText, ScrollArea, Ui, vec2};
use window::keys::names::{END, HOME};
use window::speech::say;
use window::ui::act::Act;
use window::ui::buttons::action as button;
use window::ui::{number, side_column, style};

/// How many steps of the history are shown: all, unless it is said.
pub fn step(data: &PanelData) -> usize {
    data.desk.step.unwrap_or(data.history.len()).min(data.history.len())
}

/// Shows the history beside the ring, and the slider below it.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let (all, at) = (data.history.len(), step(data));
    let column = data.layout.record.and_then(|rect| {
        side_column::show(ctx, rect, data.steps, |ui| {
            ui.label(RichText::new(say(Words::Story)).size(17.0).color(style::AMBER));
            let area =
                ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).stick_to_bottom(true);
            area.show(ui, |ui| super::record::lines(ui, data, &data.history[..at]));
            None
        })
    });
    wanted.extend(column);
    panel(ctx, data.layout.bar, |ui| {
        ui.horizontal_wrapped(|ui| {
            let mut asked = at;
            let no_further = say(Words::NoFurther);
            let why = |there: bool| there.then_some(no_further.as_str());
            if button(ui, "⏮", HOME, why(at == 0), false) {
                asked = 0;
            }
            if button(ui, &say(Words::StepBack), "key-left", why(at == 0), false) {
                asked = at.saturating_sub(1);
            }
            if button(ui, &say(Words::StepOn), "key-right", why(at == all), true) {
                asked = (at + 1).min(all);
            }
            if button(ui, "⏭", END, why(at == all), false) {
                asked = all;
            }
            if asked != at {
                wanted.push(Act::Wish(Asked::Step(Some(asked))));
            }
        });
        let mut asked = at;
        ui.spacing_mut().slider_width = (ui.available_width() - 110.0).max(40.0);
        if ui.add(number::slider(&mut asked, 0..=all).text(say(Words::Of { all }))).changed() {
            wanted.push(Act::Wish(Asked::Step(Some(asked))));
        }
    });
}

fn panel(ctx: &Context, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new("cluethulhu steps"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .default_size(rect.size());
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
