//! A new height of the city is seen and named for a moment: a ring at the tip, and by how much it has grown.

use super::texts::Turn;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, Id, LayerId, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::{Length, Message};
use rlyeh::Rlyeh;
use rlyeh::matches::Note;
use rlyeh_rules::Event;
use window::frame_clock::FrameClock;
use window::hand::draw::HandLines;
use window::hand::view_ray::ViewRay;
use window::live_table::framing::Framing;
use window::live_table::live_match::{Playing, on};
use window::live_table::physics::LiveTable;
use window::messages::DrawSet;
use window::speech::say;
use window::ui::style;

const SEEN_S: f32 = 2.6;
/// Less than this is no new height worth a word, micrometres.
const LEAST_UM: i32 = 500;
/// Radius of the ring at the tip, cm.
const RING_CM: f32 = 1.6;
const GOLD: Color = Color::srgb(0.95, 0.75, 0.3);
/// Size of the words, and how far they stand above the tip, points.
const LETTERS: f32 = 20.0;
const ABOVE: f32 = 16.0;
/// Room round them, points.
const AIR: egui::Vec2 = vec2(9.0, 3.0);

/// Adds it. Needs the table's window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reward>()
        .add_systems(Update, notice.run_if(on::<Rlyeh>))
        .add_systems(EguiPrimaryContextPass, tell.in_set(DrawSet::Screen).run_if(on::<Rlyeh>));
    // A headless app draws nothing.
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, ring.after(notice).run_if(on::<Rlyeh>));
    }
}

/// What is named now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Reward {
    /// How much of what has happened was looked through, and in which match.
    read: usize,
    match_seed: u64,
    shown: Option<HeightBanner>,
}

#[derive(Clone, Debug, PartialEq)]
struct HeightBanner {
    words: String,
    tip: Vec3,
    left_s: f32,
}

/// The words for a city that was so high at the end of the turns before and is now, micrometres; `None` if that is no
/// new height.
pub fn words(before: impl IntoIterator<Item = i32>, now: i32) -> Option<String> {
    let highest = before.into_iter().max().unwrap_or(0);
    let grown = now - highest;
    (grown >= LEAST_UM).then(|| match highest {
        0 => say(Message::new("length-of").with("length", Length(now))),
        _ => say(Turn::Higher { height: Length(now), by: Length(grown) }),
    })
}

fn notice(
    playing: Res<Playing<Rlyeh>>,
    clock: FrameClock,
    mut live: LiveTable,
    mut reward: ResMut<Reward>,
) -> Result {
    let m = &playing.0;
    let notes = m.notes();
    // A match that was loaded, or gone back in, has nothing new to tell.
    if reward.match_seed != m.seed() || reward.read > notes.len() {
        *reward = Reward { read: notes.len(), match_seed: m.seed(), shown: None };
    }
    let new = notes.get(reward.read..).unwrap_or_default();
    let ended = new.iter().rev().find_map(|note| match note {
        Note::Event(Event::TurnEnded { height_um, .. }) => Some(*height_um),
        _ => None,
    });
    if let Some(now) = ended {
        let heights = m.game().heights_um();
        let before = heights.iter().rev().skip(1).copied();
        if let Some(words) = words(before, now) {
            let tip = live.lend(|sim| {
                let tip = |id| sim.centre_of_mass(id).with_z(sim.top_cm(id));
                m.game().pieces_in_play().into_iter().map(tip).max_by(|a, b| a.z.total_cmp(&b.z))
            })?;
            reward.shown = tip.map(|tip| HeightBanner { words, tip, left_s: SEEN_S });
        }
    }
    if reward.read != notes.len() {
        reward.read = notes.len();
    }
    if let Some(shown) = &mut reward.shown {
        shown.left_s -= clock.count();
        if shown.left_s <= 0.0 {
            reward.shown = None;
        }
    }
    Ok(())
}

fn ring(reward: Res<Reward>, mut lines: Gizmos<HandLines>) {
    if let Some(shown) = &reward.shown {
        lines.circle(Isometry3d::from_translation(shown.tip), RING_CM, GOLD);
    }
}

fn tell(mut contexts: EguiContexts, reward: Res<Reward>, framing: Res<Framing>, view_ray: ViewRay) {
    let (Some(shown), Ok(ctx)) = (&reward.shown, contexts.ctx_mut()) else { return };
    let Some(pixel) = view_ray.pixel(shown.tip) else { return };
    let at = pos2(pixel.x, pixel.y) / ctx.zoom_factor() - vec2(0.0, ABOVE);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("new height")));
    let text = painter.layout_no_wrap(shown.words.clone(), FontId::proportional(LETTERS), style::AMBER);
    let window = ctx.content_rect().size();
    let clear = framing.clear(Vec2::new(window.x, window.y)).inflate(-AIR.max_elem());
    let place = Align2::CENTER_BOTTOM.anchor_size(at, text.size()).expand2(AIR);
    let place =
        within(place, Rect::from_min_max(pos2(clear.min.x, clear.min.y), pos2(clear.max.x, clear.max.y)));
    painter.rect_filled(place, 6.0, style::PANEL.gamma_multiply(0.86));
    painter.galley(place.min + AIR, text, style::AMBER);
}

/// The same rectangle, moved so that no panel covers it.
fn within(rect: Rect, clear: Rect) -> Rect {
    let most = (clear.max - rect.size()).max(clear.min);
    Rect::from_min_size(rect.min.clamp(clear.min, most), rect.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_stand_where_no_panel_covers_them() {
        let clear = Rect::from_min_max(pos2(130.0, 60.0), pos2(1280.0, 660.0));
        for at in [pos2(700.0, -20.0), pos2(20.0, 300.0), pos2(1270.0, 655.0), pos2(700.0, 300.0)] {
            let rect = Rect::from_min_size(at, vec2(160.0, 26.0));
            let moved = within(rect, clear);
            assert!(clear.contains_rect(moved) && moved.size() == rect.size(), "{moved}");
            assert!(!clear.contains_rect(rect) || moved == rect, "no farther than needed");
        }
    }

    #[test]
    fn only_a_new_height_is_named_and_by_how_much() {
        assert_eq!(words([], 34_925).as_deref(), Some("34.9 mm"));
        assert_eq!(words([34_925], 80_100).as_deref(), Some("80.1 mm, +45.2 mm"));
        assert_eq!(words([80_100, 34_925], 80_100), None, "as high as before");
        assert_eq!(words([80_100, 34_925], 44_450), None, "it was higher");
    }
}
