//! Between Bevy and the bot that thinks.

use crate::ui::coach_plate;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lesson::{Allow, Step, Wait};
use session::Names;
use table::shape::Geometry;
use window::coach::advised::Advised;
use window::coach::coaching::Coaching;
use window::coach::look_back::LookBack;
use window::frame_clock::FrameClock;
use window::game_ui::{CommandError, CurrentGame};
use window::hand::draw::HandLines;
use window::lessons::Teaching;
use window::live_table::physics::{LiveBodies, TableSim};
use window::messages::{Command, DrawSet, Open, RefusalNotice, Screen};
use window::speech::say;
use window::texts::CoachRefusal;
use window::training::Training;
use window::watching::{Watching, not_watching};

/// The coach. What it says holds for one moment of the match.
#[derive(Resource, Default)]
pub enum Coach {
    /// Nobody has asked.
    #[default]
    Silent,
    /// It thinks.
    Thinks {
        /// About which moment.
        moment: u64,
        /// What the seats are called.
        names: Names,
        /// What it thinks.
        task: Task<Option<Advised>>,
    },
    /// It has said something.
    Says {
        /// About which moment.
        moment: u64,
        /// What.
        advised: Box<Advised>,
        /// What the seats are called.
        names: Names,
    },
}

impl Coach {
    /// Whether somebody has asked.
    pub const fn is_on(&self) -> bool {
        !matches!(self, Self::Silent)
    }

    /// What it says.
    pub fn advised(&self) -> Option<&Advised> {
        if let Self::Says { advised, .. } = self { Some(advised) } else { None }
    }

    const fn moment(&self) -> Option<u64> {
        match self {
            Self::Silent => None,
            Self::Thinks { moment, .. } | Self::Says { moment, .. } => Some(*moment),
        }
    }
}

/// Adds the coach. Works without a window.
pub(crate) fn logic(app: &mut App) {
    app.init_resource::<Coach>().add_systems(Update, (forget, listen).chain());
}

/// Adds its plate, and the piece where it would be set down. Needs the egui plugin.
pub(crate) fn drawing(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Over).run_if(in_state(Screen::Table)));
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, ghost.run_if(in_state(Screen::Table)));
    }
}

/// Asks the coach, or sends it away.
///
/// # Errors
/// Where there is no match.
pub(crate) fn ask(world: &mut World) -> Result<(), CommandError> {
    if std::mem::take(&mut *world.resource_mut::<Coach>()).is_on() {
        return Ok(());
    }
    // It may be asked from the menu of the match.
    world.resource_mut::<Open>().0.clear();
    let CurrentGame(ui) = world.get_resource::<CurrentGame>().copied().ok_or(CommandError::NoMatch)?;
    match begin(world, &ui.coaching) {
        Ok(coach) => world.insert_resource(coach),
        Err(why) => drop(world.write_message(RefusalNotice(say(why).into()))),
    }
    Ok(())
}

/// Why nobody is advised in the match on the table, whoever asks: it counts, and others play in it, too; or several people share a
/// screen on which one of them sees what the others may not; or a mistake is tried again.
pub(crate) fn barred(world: &World) -> Option<CoachRefusal> {
    let CurrentGame(ui) = world.get_resource::<CurrentGame>()?;
    if world.contains_resource::<Training>() {
        return Some(CoachRefusal::Training);
    }
    if (ui.coaching.is_scored)(world) {
        return Some(CoachRefusal::Scored);
    }
    (ui.status)(world).filter(|status| status.private).map(|_| CoachRefusal::Shared)
}

fn begin(world: &mut World, coaching: &Coaching) -> Result<Coach, CoachRefusal> {
    if let Some(why) = barred(world) {
        return Err(why);
    }
    // A lesson says itself what is to be done, until it leaves that open.
    let step = world.get_resource::<Teaching>().and_then(Teaching::step);
    let is_open = |step: &Step| matches!(step.allow, Allow::Anything) || matches!(step.wait, Wait::Act);
    if step.is_some_and(|step| !is_open(step)) {
        return Err(CoachRefusal::Lesson);
    }
    let question = (coaching.ask)(world)?;
    let (moment, names) = (coaching.moment)(world).ok_or(CoachRefusal::Nothing)?;
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let _span = info_span!("coach").entered();
        question()
    });
    Ok(Coach::Thinks { moment, names, task })
}

/// What was said of another moment is forgotten.
fn forget(world: &mut World) {
    let Some(moment) = world.resource::<Coach>().moment() else { return };
    let current = world.get_resource::<CurrentGame>().copied();
    let now = current.and_then(|CurrentGame(ui)| (ui.coaching.moment)(world));
    if now.is_none_or(|(now, _)| now != moment) || world.contains_resource::<Watching>() {
        *world.resource_mut::<Coach>() = Coach::Silent;
    }
}

/// Listens for what the bot has thought of.
fn listen(mut coach: ResMut<Coach>, clock: FrameClock, mut refusals: MessageWriter<RefusalNotice>) {
    let Coach::Thinks { moment, names, task } = coach.bypass_change_detection() else { return };
    let Some(found) = clock.poll(task) else { return };
    let (moment, names) = (*moment, names.clone());
    *coach = match found {
        Some(advised) => Coach::Says { moment, advised: Box::new(advised), names },
        None => {
            refusals.write(RefusalNotice(say(CoachRefusal::Nothing).into()));
            Coach::Silent
        }
    };
}

fn draw(
    mut contexts: EguiContexts,
    coach: Res<Coach>,
    open: Res<Open>,
    watching: Option<Res<Watching>>,
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !coach.is_on() || !open.0.is_empty() || !not_watching(watching) {
        return;
    }
    let says =
        if let Coach::Says { advised, names, .. } = &*coach { Some((&**advised, names)) } else { None };
    if coach_plate::show(ctx, says) {
        commands.write(Command::Coach);
    }
}

/// The piece where it would be set down.
const GHOST: Color = Color::srgb(1.0, 0.75, 0.2);

/// Draws the piece where it would be set down, and a line from where it is.
fn ghost(
    (coach, look_back, watching): (Res<Coach>, Res<LookBack>, Option<Res<Watching>>),
    training: Option<Res<Training>>,
    table: Option<Res<TableSim>>,
    bodies: LiveBodies,
    mut lines: Gizmos<HandLines>,
) -> Result {
    let looked = watching.as_ref().and_then(|watching| look_back.shown(watching));
    let tried = training.as_ref().and_then(|training| training.told());
    let best = looked.map(|looked| &looked.ways[1]).or(tried.map(|(words, _)| &words.ways[1]));
    let advised = best.or(coach.advised());
    let (Some(ghost), Some(table)) = (advised.and_then(|advised| advised.ghost), table) else {
        return Ok(());
    };
    let geometry = Geometry::of(&table.piece(ghost.piece).kind)?;
    for edge in &geometry.edges {
        let [from, to] = edge.map(|end| ghost.pose * end);
        lines.line(from, to, GHOST);
    }
    if let Some(body) = bodies.get(ghost.piece) {
        lines.line(body.position().translation, ghost.pose.translation, GHOST);
    }
    Ok(())
}
