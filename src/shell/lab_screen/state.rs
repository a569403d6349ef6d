//! What the lab keeps between two pictures, and what it does when it is asked.

use super::check::{CheckState, StabilityCheck};
use super::panel_data::PanelData;
use super::panels::fields::Fields;
use super::recording::Recording;
use super::running::RunningStudy;
use super::texts::{PageText, Tests, Watching};
use super::wish::Wish;
use crate::lab_screen::lessons::log::{LabAction, LabLog};
use crate::ui::playback::SPEEDS;
use bevy::prelude::*;
use game::message::{Message as Told, Say};
use lab::editor::{EditError, EditGroup, name_all};
use lab::study::row::csv;
use lab::study::{Attempt, plot};
use lab::{Scene, SceneEditor};
use session::save;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use window::frame_clock::FrameClock;
use window::lessons::Teaching;
use window::messages::{Confirmation, Dialog, Notice, Open, Question, RefusalNotice};
use window::platform::record::Saves;
use window::speech::say;
use window::texts::{Dialogs, Notices};
use window::words::capital;

/// What is built is judged once nothing has changed for so long, s.
const WAITS_S: f32 = 0.25;
/// What is being built is kept under this name beside the saves.
const KEPT: &str = "laboratory.ron";
/// What the names of set-ups end with.
const ENDING: &str = "ron";
/// For so long is watched what does not stand, s.
const WATCH_S: f32 = 4.0;

/// What the lab keeps.
#[derive(Resource, Default)]
pub struct LabState {
    /// What is built.
    pub editor: SceneEditor,
    /// What is known of it.
    pub standing: CheckState,
    /// The state that is known of.
    pub judged: Option<u64>,
    judging: Option<StabilityCheck>,
    unchanged_s: f32,
    asked: Option<u64>,
    /// The last test.
    pub running: Option<RunningStudy>,
    /// Where its result is kept, once it is.
    kept_result: Option<[PathBuf; 2]>,
    /// What is watched.
    pub recording: Option<Recording>,
    /// The panels' own fields.
    pub fields: Fields,
    /// The set-ups that can be opened, while they are listed.
    pub files: Option<Vec<PathBuf>>,
    /// The piece under the pointer.
    pub hover: Option<usize>,
    /// Whether something is carried.
    pub carries: bool,
    /// How often another set-up was put here: the view goes where it is.
    pub arrivals: u32,
    /// The file that the set-up was opened from or saved in last.
    file: Option<PathBuf>,
    opened: bool,
    /// What was built before a lesson put its own set-up here.
    before: Option<SceneEditor>,
}

impl LabState {
    /// Whether what is known of the set-up is known of it as it is.
    pub fn is_judged(&self) -> bool {
        self.judged == Some(self.editor.serial())
    }

    /// What the panels are shown.
    pub fn panel_data(&self) -> PanelData<'_> {
        PanelData {
            editor: &self.editor,
            standing: &self.standing,
            judged: self.is_judged(),
            test: self.running.as_ref().map(|running| &running.seen),
            fresh: self.running.as_ref().is_some_and(|running| running.serial == self.editor.serial()),
            playback: self.recording.as_ref().map(Recording::playback),
            files: self.files.as_deref(),
        }
    }

    /// Puts a set-up here until the lab is left: then what was built before is there again.
    pub(super) fn lend(&mut self, editor: SceneEditor) {
        let before = self.exchange(editor);
        self.before.get_or_insert(before);
        self.file = None;
    }

    /// Puts another set-up here with its steps; the one before.
    fn exchange(&mut self, editor: SceneEditor) -> SceneEditor {
        (self.judged, self.judging, self.asked) = (None, None, None);
        (self.running, self.recording) = (None, None);
        self.arrivals += 1;
        std::mem::replace(&mut self.editor, editor)
    }

    /// Puts another set-up here.
    pub fn put(&mut self, mut scene: Scene) {
        name_all(&mut scene);
        self.editor.replace(scene);
        self.recording = None;
        self.arrivals += 1;
    }
}

fn kept(saves: &Saves) -> Option<PathBuf> {
    saves.folder.as_ref().map(|folder| folder.join(KEPT))
}

/// What was built the last time is there again.
pub(super) fn open(mut state: ResMut<LabState>, saves: Res<Saves>, mut notices: MessageWriter<Notice>) {
    if std::mem::replace(&mut state.opened, true) || !state.editor.scene().pieces.is_empty() {
        return;
    }
    let Some(path) = kept(&saves).filter(|path| path.is_file()) else { return };
    match Scene::load_unchecked(&path) {
        Ok(scene) => {
            state.editor = SceneEditor::of(scene);
            state.arrivals += 1;
        }
        Err(why) => {
            notices.write(Notice::new(say(PageText::LastTime { why: why.message() })));
        }
    }
}

/// What is built is kept; what is watched or tested ends.
pub(crate) fn leave(mut state: ResMut<LabState>, saves: Res<Saves>, mut notices: MessageWriter<Notice>) {
    state.recording = None;
    state.hover = None;
    if let Some(running) = &state.running {
        running.stop();
    }
    if let Err(why) = keep(&state, &saves) {
        notices.write(Notice::new(why));
    }
    if let Some(before) = state.before.take() {
        state.exchange(before);
    }
}

/// However the program ends, what is built is kept.
pub(super) fn keep_at_the_end(state: Res<LabState>, saves: Res<Saves>) {
    if let Err(why) = keep(&state, &saves) {
        error!("{why}");
    }
}

fn keep(state: &LabState, saves: &Saves) -> Result<(), String> {
    // Nobody was here.
    if !state.opened {
        return Ok(());
    }
    let built = state.before.as_ref().unwrap_or(&state.editor);
    kept(saves).map_or(Ok(()), |path| write_scene(built.scene(), &path))
}

fn write_scene(scene: &Scene, path: &Path) -> Result<(), String> {
    let text = scene.to_text().map_err(|why| say(PageText::Unwritten { why: why.to_string() }))?;
    write(path, &text)
}

/// Writes a file, whole or not at all.
fn write(path: &Path, text: &str) -> Result<(), String> {
    save::write(text.as_bytes(), path).map_err(|why| capital(&say(why)))
}

/// The set-ups of this folder and of the player's own.
fn files(saves: &Saves) -> Vec<PathBuf> {
    let own = own_folder(saves);
    let folders = ["scenes", "scenes/lab", "scenes/studies"].map(PathBuf::from).into_iter().chain(own);
    let mut found: Vec<PathBuf> = folders
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "ron" || end == "xml"))
        .collect();
    found.sort();
    found
}

/// Where set-ups and results go for which only a name is given.
pub(crate) fn own_folder(saves: &Saves) -> Option<PathBuf> {
    saves.folder.as_ref().map(|folder| folder.join("scenes"))
}

/// A path; of a name alone, that among the player's own set-ups.
fn own_path(saves: &Saves, path: &Path) -> PathBuf {
    match (path.parent(), own_folder(saves)) {
        (Some(folder), Some(own)) if folder.as_os_str().is_empty() => own.join(path),
        _ => path.to_owned(),
    }
}

/// Does what was wished, in order.
pub(super) fn carry_out(
    mut wishes: MessageReader<Wish>,
    mut state: ResMut<LabState>,
    saves: Res<Saves>,
    mut notices: MessageWriter<Notice>,
    mut refusals: MessageWriter<RefusalNotice>,
    (mut teaching, mut log): (Option<ResMut<Teaching>>, Option<ResMut<LabLog>>),
    (mut asked, mut open): (ResMut<Confirmation>, ResMut<Open>),
) {
    for wish in wishes.read() {
        debug!("wish: {wish:?}");
        if let Some((lesson, deed)) = teaching.as_mut().zip(LabAction::of(wish))
            && !lesson.allows::<LabLog>(&deed)
        {
            continue;
        }
        match apply(&mut state, wish, &saves) {
            Ok(words) => {
                notices.write_batch(words.map(Notice::new));
                if let Some(log) = &mut log {
                    write_down(log, wish, &state.editor);
                }
            }
            Err(Refused::Here(why)) => drop(refusals.write(RefusalNotice(say(why).into()))),
            Err(Refused::AtLength(why)) => drop(notices.write(Notice::new(capital(&why)))),
            Err(Refused::There(path)) => {
                let words = say(PageText::SaveOver { path: path.display().to_string() });
                let deed = Arc::new(Wish::SaveOver(path));
                asked.0 = Some(Question { words, yes: say(Notices::SaveOverYes), deed });
                open.0.push(Dialog::Confirm);
            }
        }
    }
}

/// Writes down for a lesson what was done.
fn write_down(log: &mut LabLog, wish: &Wish, editor: &SceneEditor) {
    let all = !editor.chosen().is_empty() && editor.chosen().len() == editor.scene().pieces.len();
    match (wish, LabAction::of(wish)) {
        (Wish::Undo, _) => log.undone(editor.steps()),
        (Wish::Choose(_) | Wish::Toggle(_), _) if all => log.did(LabAction::ChooseAll, editor.steps()),
        (_, Some(deed)) => log.did(deed, editor.steps()),
        (_, None) => {}
    }
}

/// Why something is not done.
enum Refused {
    /// Told beside the pointer.
    Here(EditError),
    /// Told at length.
    AtLength(String),
    /// There is such a file already: that is asked first.
    There(PathBuf),
}

impl From<EditError> for Refused {
    fn from(why: EditError) -> Self {
        Self::Here(why)
    }
}

fn apply(state: &mut LabState, wish: &Wish, saves: &Saves) -> Result<Option<String>, Refused> {
    let told = |why: Told| Refused::AtLength(say(why));
    // Whoever builds on watches no longer.
    if wish.builds() {
        state.recording = None;
    }
    let editor = &mut state.editor;
    match wish.clone() {
        Wish::Add(shape) => editor.add(shape)?,
        Wish::Choose(pieces) => editor.choose(pieces),
        Wish::Toggle(piece) => editor.toggle(piece),
        Wish::ChooseNext { back } => editor.choose_next(back),
        Wish::Piece(step, index, piece) => editor.change(Some(step), |scene| {
            if let Some(old) = scene.pieces.get_mut(index) {
                *old = *piece;
            }
        }),
        Wish::Table(scene) => editor.change(Some(EditGroup::Table), |now| *now = *scene),
        Wish::Duplicate => editor.duplicate()?,
        Wish::Mirror => editor.mirror()?,
        Wish::Delete => editor.delete()?,
        Wish::Lower => editor.lower()?,
        Wish::MoveBy(by) => editor.move_by(None, by),
        Wish::TurnBy(degrees) => editor.turn_by(None, degrees),
        Wish::Carry(step, lead, to) => editor.carry_to(step, lead, to),
        Wish::EndStep => editor.end_step(),
        Wish::Snap(snap) => editor.snap = snap,
        Wish::Undo => editor.undo(),
        Wish::Redo => editor.redo(),
        Wish::Clear => {
            state.put(Scene::default());
            state.file = None;
        }
        Wish::Put(scene) => {
            state.put(*scene);
            state.file = None;
        }
        Wish::Files(list) => state.files = list.then(|| files(saves)),
        Wish::Open(path) => {
            // A name alone is that of one of the player's own, unless there is such a file here.
            let own = own_path(saves, &path);
            let path = if path.is_file() { path } else { own };
            state.put(Scene::load(&path).map_err(|why| told(why.message()))?);
            // A set-up is saved as RON, whatever it was read from; a file of that name may be another.
            let saved_as = path.with_extension(ENDING);
            state.fields.path = saved_as.display().to_string();
            (state.files, state.file) = (None, (saved_as == path).then_some(path));
        }
        Wish::Save(path) => {
            let path = named(&own_path(saves, &path)).ok_or_else(|| told(PageText::NotRon.message()))?;
            // Whoever saves again what was opened or saved here means this file.
            if path.exists() && state.file.as_ref() != Some(&path) {
                return Err(Refused::There(path));
            }
            return save(state, path);
        }
        Wish::SaveOver(path) => return save(state, path),
        Wish::Test(plan) => {
            let CheckState::Stands(subject) = &state.standing else {
                return Err(Refused::AtLength(say(Tests::OnlyStanding)));
            };
            state.recording = None;
            let running = RunningStudy::start(subject, *plan, state.editor.serial())
                .map_err(|why| Refused::AtLength(say(why)))?;
            (state.running, state.kept_result) = (Some(running), None);
        }
        Wish::StopTest => state.running.iter().for_each(RunningStudy::stop),
        Wish::KeepResult => return keep_result(state, saves).map_err(Refused::AtLength),
        Wish::Replay(case) => replay(state, case).map_err(Refused::AtLength)?,
        Wish::WatchFall => {
            let attempt =
                Attempt::of_scene(state.editor.scene(), WATCH_S).map_err(|why| told(why.message()))?;
            state.recording = Some(Recording::of(say(Watching::LetGo), attempt));
        }
        Wish::Play(plays) => {
            if let Some(recording) = &mut state.recording {
                let seen = recording.playback();
                if plays && seen.whole && seen.at_s >= seen.length_s {
                    recording.seek(0.0);
                }
                recording.plays = plays;
            }
        }
        Wish::Seek(at_s) => {
            if let Some(recording) = &mut state.recording {
                recording.plays = false;
                recording.seek(at_s);
            }
        }
        Wish::Speed(speed) => {
            if let Some(recording) = &mut state.recording {
                recording.speed = speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]);
            }
        }
        Wish::EndWatch => state.recording = None,
    }
    Ok(None)
}

/// A file as set-ups are saved in; `None` if its name says that it is another kind of file.
fn named(path: &Path) -> Option<PathBuf> {
    match path.extension() {
        None => Some(path.with_extension(ENDING)),
        Some(end) => (end == ENDING).then(|| path.to_owned()),
    }
}

fn save(state: &mut LabState, path: PathBuf) -> Result<Option<String>, Refused> {
    write_scene(state.editor.scene(), &path).map_err(Refused::AtLength)?;
    let words = say(Notices::Saved { path: path.display().to_string() });
    state.fields.path = path.display().to_string();
    state.file = Some(path);
    Ok(Some(words))
}

fn replay(state: &mut LabState, case: u32) -> Result<(), String> {
    let Some(running) = &state.running else { return Ok(()) };
    let Some(row) = running.seen.rows.iter().find(|row| row.case == case) else { return Ok(()) };
    if running.serial != state.editor.serial() {
        return Err(say(PageText::Changed));
    }
    if let Some(attempt) = running.study().replay(row).map_err(say)? {
        state.recording = Some(Recording::of(say(running.study().told(row)), attempt));
    }
    Ok(())
}

fn keep_result(state: &mut LabState, saves: &Saves) -> Result<Option<String>, String> {
    let Some(running) = &state.running else { return Ok(None) };
    let folder = own_folder(saves).ok_or_else(|| say(Dialogs::NoFolder))?;
    let study = running.study();
    let letters = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let scene: String = study.subjects()[0].name.chars().take(60).map(letters).collect();
    let scene = if scene.is_empty() { "set-up".into() } else { scene };
    let name = format!("{scene}-{}", study.plan().question.name());
    let seen = &running.seen;
    let both = |n: u32| {
        let name = if n == 1 { name.clone() } else { format!("{name} ({n})") };
        ["csv", "svg"].map(|end| folder.join(format!("{name}.{end}")))
    };
    // The result of another test stays.
    let free = || (1..).map(both).find(|both| !both.iter().any(|path| path.exists()));
    let [table, drawing] = state.kept_result.clone().or_else(free).unwrap_or_else(|| both(1));
    write(&table, &csv(&seen.rows))?;
    write(&drawing, &plot::svg(study, &seen.rows, std::slice::from_ref(&seen.answer), &|what| say(what)))?;
    let words = [&table, &drawing].map(|path| path.display().to_string());
    state.kept_result = Some([table, drawing]);
    let [table, drawing] = words;
    Ok(Some(say(PageText::SavedBoth { table, drawing })))
}

/// Asks whether it stands, once nothing has changed for a moment.
pub(super) fn judge(mut state: ResMut<LabState>, clock: FrameClock) {
    let now = state.editor.serial();
    if state.is_judged() {
        return;
    }
    let seconds = clock.wait();
    if state.asked != Some(now) {
        state.asked = Some(now);
        state.unchanged_s = 0.0;
        state.judging = None;
    }
    state.unchanged_s += seconds;
    if state.judging.is_none() && !state.carries && state.unchanged_s >= WAITS_S {
        state.judging = Some(StabilityCheck::of(state.editor.scene().clone()));
        state.standing = CheckState::Looking;
    }
}

/// Hears what the other threads have to say.
pub(super) fn hear(mut state: ResMut<LabState>, clock: FrameClock) {
    let state = state.as_mut();
    if let Some(answer) = state.judging.as_ref().and_then(StabilityCheck::answer) {
        state.judging = None;
        state.judged = state.asked;
        state.standing = answer;
        clock.keep();
    }
    if state.running.as_mut().is_some_and(RunningStudy::hear) {
        clock.keep();
    }
    if state.recording.as_mut().is_some_and(|recording| recording.advance(clock.passed().min(0.25))) {
        clock.keep();
    }
}
