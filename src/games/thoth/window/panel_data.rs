//! What the panels round the table show.

use super::panel_view::PanelView;
use bevy_egui::egui::Rect;
use game::choices::Chosen;
use thoth_rules::{Event, Thing};
use window::ui::buttons::Waiting;

/// What the table's panels show.
pub struct PanelData<'a> {
    /// What the seat at the screen sees.
    pub seen: &'a PanelView,
    /// What they have chosen so far.
    pub chosen: &'a Chosen<Thing>,
    /// What has happened.
    pub events: &'a [Event],
    /// How far the table has come to rest, 0 to 1, while it is moving.
    pub settling: Option<f32>,
    /// How many steps can be taken back, and again; nothing outside practice.
    pub steps: Option<(usize, usize)>,
    /// Where things of the table are seen to which a card can be dragged, in points.
    pub spots: &'a [(Thing, Rect)],
    /// Whether things jump instead of moving.
    pub still: bool,
    /// Who waits, while bots are at work.
    pub waiting: Option<Waiting>,
}
