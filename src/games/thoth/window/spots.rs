//! What a builder by hand is shown: which pieces may be taken, outlined, and where what is played belongs, as lines on
//! table and platform, where it would stand. They are hints: the rules judge where a piece comes to stand.

use super::screen_state::ScreenState;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use session::HandRules;
use table::rapier3d::prelude::Pose;
use table::{MM_PER_CM, Sim};
use thoth::Thoth;
use thoth::referee::layout::HALF_CARD_CM;
use thoth::referee::slots::belongs;
use thoth_rules::{Play, Size};
use window::hand::draw::{HandLines, closed};
use window::live_table::live_match::Playing;
use window::live_table::motion::VisualOf;
use window::live_table::physics::LiveTable;
use window::visuals::preview::Highlight;

/// Colour of the lines.
const HINT: Color = Color::srgb(0.95, 0.86, 0.55);

/// Adds the hints.
pub(super) fn plugin(app: &mut App) {
    let on = resource_exists::<Playing<Thoth>>;
    app.add_systems(Update, point_out.run_if(on));
    // A headless app draws nothing.
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, draw.run_if(on));
    }
}

/// Outlines of the places where the next piece of a play belongs, cm.
pub fn spots(game: &Thoth, sim: &Sim) -> Vec<Vec<Vec3>> {
    let Some(work) = game.phase().work() else { return vec![] };
    let outline = |at: Pose| match work.play {
        Play::Raise { size, .. } => base(at, size),
        _ => card(at),
    };
    belongs(game, sim).into_iter().map(outline).collect()
}

/// The base of a pyramid that stands at a pose.
fn base(at: Pose, size: Size) -> Vec<Vec3> {
    let half = size.base_mm() / 2.0 / MM_PER_CM;
    [[-half, -half], [half, -half], [half, half], [-half, half]]
        .map(|[x, y]| at * Vec3::new(x, y, 0.0))
        .to_vec()
}

fn card(at: Pose) -> Vec<Vec3> {
    let [x, y, z] = HALF_CARD_CM;
    [[-x, -y], [x, -y], [x, y], [-x, y]].map(|[x, y]| at * Vec3::new(x, y, -z)).to_vec()
}

fn draw(
    mut live: LiveTable,
    playing: Res<Playing<Thoth>>,
    state: Res<ScreenState>,
    mut lines: Gizmos<HandLines>,
) -> Result {
    let game = playing.0.game();
    if state.hand_is_free(game) && playing.0.settling().is_none() {
        for outline in live.lend(|sim| spots(game, sim))? {
            closed(&mut lines, &outline, HINT);
        }
    }
    Ok(())
}

/// Outlines what may be taken now.
fn point_out(
    mut commands: Commands,
    playing: Res<Playing<Thoth>>,
    state: Res<ScreenState>,
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
) {
    let game = playing.0.game();
    let free = state.hand_is_free(game) && game.takes_now() && playing.0.is_waiting();
    for (entity, VisualOf(id), highlight) in &mut visuals {
        let wanted = free && game.may_take(*id).is_ok();
        match highlight {
            Some(mut now) if wanted && *now == Highlight::None => *now = Highlight::Named,
            Some(mut now) if !wanted && *now == Highlight::Named => *now = Highlight::None,
            None if wanted => {
                commands.entity(entity).insert(Highlight::Named);
            }
            _ => {}
        }
    }
}
