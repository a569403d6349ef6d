//! The panels round the table: the turn on the left, the city on the right, keys at the foot. The middle is the
//! table's.

use super::turn::Refusals;
use super::{city, hand, log, turn, verdict};
use crate::app::table::stability::Judgement;
use crate::app::ui::act::Act;
use crate::app::ui::buttons::action;
use crate::app::ui::layout::{MARGIN, column};
use crate::app::ui::{settling, stability_panel, style};
use crate::games::rlyeh::referee::Declaration;
use crate::games::rlyeh::window::rolls::RollView;
use crate::games::rlyeh::{Intent, MatchView, Note};
use bevy_egui::egui::{Align2, CollapsingHeader, Context, RichText, Ui, Vec2, vec2};

/// Width of the columns, points.
const LEFT: f32 = 262.0;
const RIGHT: f32 = 292.0;
/// From this width on there is room for both columns and a table between them.
const BOTH: f32 = 860.0;
/// From this width on there is room for the left column.
const ONE: f32 = 440.0;

/// What the table's panels show.
pub struct PanelData<'a> {
    /// The match.
    pub view: &'a MatchView,
    /// What has happened, as far as it has been seen.
    pub notes: &'a [Note],
    /// What has been seen of the last roll.
    pub roll: RollView,
    /// Why actions are not allowed; nothing when the game is over and only the city is shown.
    pub refusals: Option<&'a Refusals>,
    /// How firmly the city stands.
    pub stability: &'a Judgement,
    /// Whether colours bear marks.
    pub marks: bool,
}

/// Draws the panels.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Act<Intent>> {
    let room = ctx.content_rect().size();
    if room.x < crate::app::ui::layout::SLIVER.x || room.y < crate::app::ui::layout::SLIVER.y {
        return sliver(ctx, shown);
    }
    let height = room.y - 2.0 * MARGIN;
    let mut act = None;
    if room.x >= BOTH {
        column(ctx, "right", Align2::RIGHT_TOP, RIGHT, height, |ui| right(ui, shown));
    }
    let refusals = shown.refusals?;
    if room.x >= ONE {
        column(ctx, "left", Align2::LEFT_TOP, LEFT, height - 44.0, |ui| left(ui, shown, refusals, &mut act));
    }
    let width = if room.x >= BOTH { room.x - RIGHT - 3.0 * MARGIN } else { room.x - 2.0 * MARGIN };
    let most = vec2(width - 14.0, room.y * 0.5);
    let at = (Align2::LEFT_BOTTOM, vec2(MARGIN, -MARGIN));
    // What a bot holds is not the player's to lower or to turn.
    let holding = shown.view.hand.is_some() && refusals.bot.is_none();
    let pressed = crate::app::ui::layout::over(ctx, "foot", at, most, |ui| {
        let content = |ui: &mut Ui| {
            if room.x < ONE { narrow(ui, shown, refusals) } else { turn::foot(ui, holding, &shown.roll) }
        };
        style::panel_frame().inner_margin(6).show(ui, content).inner
    });
    act.or(pressed)
}

fn left(ui: &mut Ui, shown: &PanelData, refusals: &Refusals, act: &mut Option<Act<Intent>>) {
    *act = turn::show(ui, shown.view, &shown.roll, refusals, shown.marks);
    let settling = shown.view.settling;
    let judged = verdict::judged(shown.notes, &shown.view.names);
    if let Some(held) = &shown.view.hand {
        ui.separator();
        hand::show(ui, held, &shown.view.game.asks);
    } else if settling.is_some() || !judged.is_empty() {
        ui.separator();
        if let Some(progress) = settling {
            settling::show(ui, progress);
        }
        verdict::show(ui, &judged);
    }
}

fn right(ui: &mut Ui, shown: &PanelData) {
    let game = &shown.view.game;
    city::summit(ui, shown.view, shown.marks);
    stability_panel::show(ui, shown.stability);
    ui.separator();
    city::stashes(ui, shown.view, shown.marks);
    city::cards(ui, game);
    ui.separator();
    let head = RichText::new("What happened").color(style::FAINT);
    CollapsingHeader::new(head).default_open(true).show_unindented(ui, |ui| {
        let height = (ui.ctx().content_rect().height() * 0.26).clamp(60.0, 300.0);
        log::show(ui, shown.notes, &shown.view.names, height);
    });
}

/// The most necessary, for narrow windows.
fn narrow(ui: &mut Ui, shown: &PanelData, refusals: &Refusals) -> Option<Act<Intent>> {
    let mut act = None;
    ui.vertical(|ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
        ui.horizontal_wrapped(|ui| {
            if let RollView::Passing { .. } = shown.roll {
                act = turn::go_on(ui);
                return;
            }
            for (label, key, why, intent) in [
                ("Roll", "R", &refusals.roll, Intent::Declare(Declaration::Roll)),
                ("Pass", "P", &refusals.pass, Intent::Declare(Declaration::Pass)),
            ] {
                let why = turn::why_not(why.as_deref(), &shown.roll);
                if action(ui, label, key, why, false) {
                    act = Some(Act::Wish(intent));
                }
            }
        });
    });
    act
}

/// A window too small for anything but a line.
fn sliver(ctx: &Context, shown: &PanelData) -> Option<Act<Intent>> {
    let most = ctx.content_rect().size();
    crate::app::ui::layout::over(ctx, "sliver", (Align2::LEFT_BOTTOM, Vec2::ZERO), most, |ui| {
        ui.label(RichText::new(turn::asked(shown.view, &shown.roll)).small().color(style::AMBER));
    });
    None
}
