//! The way from a refusal to the rule that refuses. Whatever shows a refusal says so here, under it stands the key that opens
//! the rules, and that key then opens them at this rule.

use super::caps;
use super::style;
use crate::keys::label;
use crate::keys::program::window::RULES;
use crate::speech::{Reason, say};
use crate::texts::ReaderText;
use bevy::prelude::Resource;
use bevy_egui::egui::{Area, Context, CursorIcon, Id, Order, Response, RichText, Sense, Ui};
use game::message::Rule;

/// The rule of the refusal in sight: the key that opens the rules leads there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleInSight(pub Option<Rule>);

fn place() -> Id {
    Id::new("the rule of the refusal in sight")
}

/// Tells that a refusal is in sight, in this frame. Of several the last counts.
pub fn note(ctx: &Context, rule: Rule) {
    ctx.data_mut(|data| data.insert_temp(place(), Some(rule)));
}

/// The key and what it leads to, for words that are painted: "F1: The rule".
pub fn hint(ctx: &Context) -> String {
    format!("{}: {}", label(ctx, &RULES), say(ReaderText::TheRule))
}

/// The rule of the refusal that this frame has shown. The next begins with none.
pub fn take(ctx: &Context) -> Option<Rule> {
    ctx.data_mut(|data| data.remove_temp::<Option<Rule>>(place())).flatten()
}

/// The line under a refusal that names the key, where a rule refuses.
pub fn line(ui: &mut Ui, why: &Reason) -> Option<Response> {
    note(ui.ctx(), why.rule?);
    let words = RichText::new(say(ReaderText::TheRule)).small().color(style::AMBER).underline();
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        caps::show(ui, RULES) | ui.label(words)
    });
    Some(row.inner)
}

/// Listens for a click on such a line, where nothing else of what is shown listens. Whether it was clicked, and whether the
/// pointer is on it.
pub fn clicked(ctx: &Context, name: &str, line: &Response) -> (bool, bool) {
    let (rect, id) = (line.rect.expand(3.0), Id::new(("the rule", name)));
    let area = Area::new(id).order(Order::Tooltip).fixed_pos(rect.min).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| ui.allocate_exact_size(rect.size(), Sense::click()).1);
    ctx.move_to_top(shown.response.layer_id);
    if shown.inner.hovered() {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
    (shown.inner.clicked(), shown.inner.hovered())
}
