//! How firmly a table stands, shown on request. The second judge looks at the table after every settle, on another
//! thread. What would fail first is marked by an outline, a diamond at the contact, a plumb line and the support
//! polygon. Each has a shape of its own.

use super::live_match::{Playing, on, with_match};
use super::motion::VisualOf;
use super::physics::{BridgeError, LiveTable};
use crate::frame_clock::FrameClock;
use crate::hand::draw::{self, HandLines};
use crate::hand::tooltip;
use crate::hand::view_ray::ViewRay;
use crate::messages::Screen;
use crate::platform::settings::Preferences;
use crate::speech::say;
use crate::texts::Stability as Words;
use crate::ui::style;
use crate::visuals::preview::Highlight;
use bevy::gizmos::GizmoPlugin;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::{Message as TextMessage, Say};
use session::{HandRules, Match};
use table::PieceId;
use table::statics::{self, Analysis, Failure, Mode, Model, StaticsError};
use table::support::{self, Support};

/// What is known of the city's stability. While it is being judged anew, the last answer stays.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Stability(pub Judgement);

impl Stability {
    fn is_fresh(&self) -> bool {
        matches!(&self.0, Judgement::Known(finding) if finding.fresh)
    }

    fn grow_old(&mut self) {
        if let Judgement::Known(finding) = &mut self.0 {
            finding.fresh = false;
        }
    }
}

/// See [`Stability`].
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Judgement {
    /// Nobody has asked.
    #[default]
    Nothing,
    /// Nothing is built.
    Bare,
    /// The judge is at work for the first time.
    Judging,
    /// What the judge says.
    Known(Box<Finding>),
    /// Why the judge cannot say.
    Unknown(TextMessage),
}

/// What the second judge says of a city.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Its analysis.
    pub analysis: Analysis,
    /// What would fail first, if anything can.
    pub weakest: Option<Weakest>,
    /// Whether the table is as it was judged: marks on it make sense.
    pub fresh: bool,
}

/// What would fail first.
#[derive(Clone, Debug, PartialEq)]
pub struct Weakest {
    /// The piece.
    pub piece: PieceId,
    /// What happens to it, in words.
    pub words: TextMessage,
    /// Where, cm.
    pub point: Vec3,
    /// Unit normal of the contact, into the piece.
    pub normal: Vec3,
    /// What carries it, and its weight with all that is on it.
    pub support: Option<Support>,
}

#[derive(Resource, Default)]
struct JudgeTask {
    task: Option<Task<Result<Analysis, StaticsError>>>,
    /// Which [`Match::serial`] was judged.
    judged: Option<u64>,
}

/// Adds the judge.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stability>().init_resource::<JudgeTask>();
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, (mark, lines.run_if(at_the_table)).after(JudgeSet))
            .add_systems(EguiPrimaryContextPass, label.run_if(at_the_table));
    }
}

/// The systems that ask the judge and hear the answer.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct JudgeSet;

/// Lets the judge look at a game's table.
pub fn of<G: HandRules>(app: &mut App) {
    app.add_systems(Update, (ask::<G>, hear::<G>).chain().in_set(JudgeSet).run_if(on::<G>));
}

fn at_the_table(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Result)
}

/// Asks the judge once the table rests as it has not been judged.
fn ask<G: HandRules>(
    preferences: Res<Preferences>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut stability: ResMut<Stability>,
    mut task: ResMut<JudgeTask>,
) -> Result {
    if !preferences.stability {
        stability.set_if_neq(Stability::default());
        *task = JudgeTask::default();
        return Ok(());
    }
    let m = &playing.bypass_change_detection().0;
    let now = m.serial();
    let waiting = m.is_waiting();
    let judged = task.judged == Some(now);
    if stability.is_fresh() && !(waiting && judged) {
        stability.grow_old();
    }
    if judged || !waiting {
        return Ok(());
    }
    let model = with_match(&mut live, playing.bypass_change_detection(), |m| model(m))?;
    task.judged = Some(now);
    task.task = model.map(|model| AsyncComputeTaskPool::get().spawn(async move { statics::judge(&model) }));
    if task.task.is_none() {
        stability.0 = Judgement::Bare;
    } else if !matches!(stability.0, Judgement::Known(_)) {
        stability.0 = Judgement::Judging;
    }
    Ok(())
}

/// The city for the judge; `None` if nothing is built.
fn model<G: HandRules>(m: &Match<G>) -> Option<Model> {
    let city: Vec<PieceId> = m.sim().pieces().map(|(id, _)| id).filter(|&id| m.game().is_built(id)).collect();
    (!city.is_empty()).then(|| Model::of(m.sim(), Some(&city)))
}

/// Takes the judge's answer.
fn hear<G: HandRules>(
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut stability: ResMut<Stability>,
    mut task: ResMut<JudgeTask>,
    clock: FrameClock,
) -> Result {
    let Some(asked) = &mut task.task else { return Ok(()) };
    let Some(answer) = clock.poll(asked) else { return Ok(()) };
    task.task = None;
    stability.0 = match answer {
        Err(error) => Judgement::Unknown(error.message()),
        Ok(analysis) => {
            Judgement::Known(Box::new(finding(&mut live, playing.bypass_change_detection(), analysis)?))
        }
    };
    Ok(())
}

fn finding<G: HandRules>(
    live: &mut LiveTable,
    playing: &mut Playing<G>,
    analysis: Analysis,
) -> Result<Finding, BridgeError> {
    let weakest = match &analysis.failure {
        None => None,
        Some(failure) => Some(with_match(live, playing, |m| weakest(m, failure))?),
    };
    let fresh = playing.0.is_waiting();
    Ok(Finding { analysis, weakest, fresh })
}

fn weakest<G: HandRules>(m: &Match<G>, failure: &Failure) -> Weakest {
    let name = |id: PieceId| {
        if id == m.sim().table() { TextMessage::new("table") } else { m.game().say_piece(id).message() }
    };
    let piece = name(failure.piece);
    let words = match (failure.mode, failure.against) {
        (Mode::Slides, Some(other)) => Words::Slides { piece, other: name(other) },
        (Mode::Tips, Some(other)) => Words::Tips { piece, other: name(other) },
        _ => Words::Bare { piece },
    };
    let vector = |numbers: [f64; 3]| Vec3::from_array(numbers.map(|x| x as f32));
    Weakest {
        piece: failure.piece,
        words: words.message(),
        point: vector(failure.point),
        normal: vector(failure.normal),
        support: support::standing(m.sim(), failure.piece),
    }
}

fn marked(stability: &Stability) -> Option<&Weakest> {
    match &stability.0 {
        Judgement::Known(finding) if finding.fresh => finding.weakest.as_ref(),
        _ => None,
    }
}

/// The outline of the weakest piece.
fn mark(
    mut commands: Commands,
    stability: Res<Stability>,
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
) {
    if !stability.is_changed() {
        return;
    }
    let weakest = marked(&stability).map(|weakest| weakest.piece);
    for (entity, VisualOf(id), highlight) in &mut visuals {
        match highlight {
            Some(mut now) if weakest == Some(*id) => *now = Highlight::Named,
            Some(mut now) if *now == Highlight::Named => *now = Highlight::None,
            None if weakest == Some(*id) => {
                commands.entity(entity).insert(Highlight::Named);
            }
            _ => {}
        }
    }
}

/// Diamond, plumb line and support polygon.
fn lines(stability: Res<Stability>, mut lines: Gizmos<HandLines>) {
    let Some(weakest) = marked(&stability) else { return };
    if let Some(support) = &weakest.support {
        draw::support(&mut lines, support);
    }
    draw::diamond(&mut lines, weakest.point, weakest.normal);
}

/// Words beside the diamond.
fn label(mut contexts: EguiContexts, stability: Res<Stability>, view_ray: ViewRay) {
    let Some(weakest) = marked(&stability) else { return };
    if let (Ok(ctx), Some(pixel)) = (contexts.ctx_mut(), view_ray.pixel(weakest.point)) {
        tooltip::label(ctx, pixel, f32::MIN, &say(Words::Weakest), style::INK);
    }
}
