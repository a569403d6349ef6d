//! The match of a game of cards, tiles or tokens while it is under way: begun, loaded, saved, rewound; wishes are carried
//! out, bots think and move. The same for every such game, which says only what its table shows ([`CardTable`]).

use super::coach::advised::{Question, advisable, is_scored, question};
use super::coach::card_review::points;
use super::frame_clock::FrameClock;
use super::game_ui::{CommandError, CurrentGame, Order, put_on_table};
use super::messages::{Notice, Open, Pause, PlaySet, RefusalNotice, Screen};
use super::platform::autosave::SaveKind;
use super::platform::record::{Autosave, RecordError, Recorder, Saves};
use super::reasons::Spoken;
use super::tempo::BotPace;
use super::training::Training;
use super::ui::set_up::Agreed;
use super::ui::spotlight::Spotlights;
use super::watching::{MatchPlayback, PlaybackHooks, PlaybackSource, not_watching};
use crate::lessons::Teaching;
use crate::live_table::live_match;
use crate::speech::{Reason, name_of, say};
use crate::texts::{Buttons, CoachRefusal, Notices, TrainingPlate};
use bevy::app::RunFixedMainLoop;
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bots::{Bot, SeatPosition};
use game::message::{Message as TextMessage, Say};
use game::{CardGame, Game, Move, Seat};
use lesson::{Lesson, LessonProgress, ObservedMatch};
use session::journal::Seed;
use session::{CardMatch, CardNote, MatchError, Names, Seating, Skill, Undo, told};
use std::fmt::Debug;
use std::path::Path;

/// A bot's move is not shown sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.35;

/// What is shown of a match of cards: it follows the match at a pace that can be watched, and lags behind while it moves.
pub trait CardTable: Resource<Mutability = Mutable> + Sized {
    /// The game.
    type Game: CardGame<Action: Copy>;
    /// Who plays it when nobody does.
    type Bot: Bot<Position = SeatPosition<Self::Game>, Choice = Action<Self>> + Sync;

    /// The bot of a seat in the match of a seed.
    fn bot(skill: Skill, seed: u64, seat: Seat) -> Self::Bot;
    /// What a bot remembers of a match beside what its seat sees now.
    fn remember(_: &mut Self::Bot, _: &CardMatch<Self::Game>, _: Seat) {}
    /// A match as it is now.
    fn of(m: &CardMatch<Self::Game>) -> Self;
    /// Something was done in the match, and this came of it: it is to be shown.
    fn follow(&mut self, m: &CardMatch<Self::Game>, notes: &[CardNote<Event<Self>>]);
    /// Steps were taken back or again: it is as in the match at once.
    fn jump(&mut self, m: &CardMatch<Self::Game>);
    /// A bot told everybody why it did what was done last.
    fn tell_why(&mut self, told: Spoken);
    /// Whether something is still to be shown. Nobody acts until it has been.
    fn is_busy(&self) -> bool;
    /// Whether nobody sees when a bot acts now, so that it need not pause before.
    fn acts_unseen(&self) -> bool {
        false
    }
    /// What an action is done with, by the names of landmarks: the coach marks it.
    fn landmarks(_: &SeatPosition<Self::Game>, _: &Action<Self>) -> Vec<String> {
        vec![]
    }
    /// A match has been put in the place of the one before.
    fn begun(_: &mut World, _: &CardMatch<Self::Game>) {}
}

pub(crate) type Action<T> = <<T as CardTable>::Game as Game>::Action;
/// What a bot does, and why, for everybody at the table.
type Decision<T> = (Action<T>, Option<TextMessage>);
type Event<T> = <<T as CardTable>::Game as Game>::Event;

/// The match under way. At most one game's match is there at a time.
#[derive(Resource)]
pub struct CardPlaying<G: CardGame>(pub CardMatch<G>);

/// What the seat at the screen wants of the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct CardWish<A: Send + Sync + 'static>(pub A);

/// What a seat wants of the match, where whoever is at the screen acts for several: a teller of votes, a game master.
#[derive(Message, Clone, Debug)]
pub struct CardWishOf<A: Send + Sync + 'static> {
    /// The seat.
    pub seat: Seat,
    /// What it wants.
    pub action: A,
    /// What is said where the rules refuse it, if more than they say.
    pub refused: Option<TextMessage>,
}

impl<A: Send + Sync + 'static> CardWishOf<A> {
    /// What a seat wants.
    pub const fn new(seat: Seat, action: A) -> Self {
        Self { seat, action, refused: None }
    }
}

/// A match to be started.
#[derive(Clone, Debug)]
pub struct CardOrder<T: CardTable> {
    /// What is agreed before the game.
    pub setup: <T::Game as Game>::Setup,
    /// Who sits where.
    pub seating: Seating,
    /// Seed of chance.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl<T: CardTable> PartialEq for CardOrder<T> {
    fn eq(&self, other: &Self) -> bool {
        let Self { setup, seating, seed, practice } = self;
        (setup, seating, seed, practice) == (&other.setup, &other.seating, &other.seed, &other.practice)
    }
}

impl<T: CardTable> CardOrder<T> {
    /// A match with this set-up.
    pub fn new(setup: <T::Game as Game>::Setup, agreed: Agreed) -> Self {
        let Agreed { seating, seed, practice, .. } = agreed;
        Self { setup, seating, seed, practice }
    }

    /// The order that leads to such a match again.
    pub fn of(m: &CardMatch<T::Game>) -> Self {
        Self {
            setup: m.setup().clone(),
            seating: m.seating().clone(),
            seed: m.seed(),
            practice: m.practice(),
        }
    }
}

impl<T: CardTable<Game: Debug> + Debug> Order for CardOrder<T> {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        install::<T>(world, CardMatch::new(&self.setup, self.seed, self.seating.clone(), self.practice)?);
        Ok(())
    }
}

/// Whether a match of a game is under way.
pub fn on<T: CardTable>(playing: Option<Res<CardPlaying<T::Game>>>) -> bool {
    playing.is_some()
}

/// Adds the matches of a game; works without a window. What is shown goes on before bots think.
pub fn of<T: CardTable>(app: &mut App) {
    app.add_message::<CardWish<Action<T>>>()
        .add_message::<CardWishOf<Action<T>>>()
        .init_resource::<BotDriver<T>>()
        .add_systems(
            RunFixedMainLoop,
            carry_out::<T>.run_if(on::<T>.and_then(not_watching)).in_set(PlaySet::Carry),
        )
        .add_systems(
            Update,
            (
                follow_lesson::<T>.before(CardSet::Think).run_if(resource_exists::<Teaching>),
                think::<T>.in_set(CardSet::Think).run_if(in_state(Screen::Table)),
                // Also from the menu, where something could not be written.
                autosave::<T>.after(CardSet::Think),
            )
                .run_if(on::<T>.and_then(not_watching)),
        );
}

/// The order of things in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSet {
    /// Bots think and move.
    Think,
}

/// The bots of a match, and what one of them is thinking about.
#[derive(Resource)]
struct BotDriver<T: CardTable> {
    bots: Vec<Option<T::Bot>>,
    thinking: Option<Thinking<T>>,
}

impl<T: CardTable> Default for BotDriver<T> {
    fn default() -> Self {
        Self { bots: vec![], thinking: None }
    }
}

struct Thinking<T: CardTable> {
    /// The state it is about, and who thinks.
    of: (u64, Seat),
    for_s: f32,
    task: Task<(T::Bot, Option<Decision<T>>)>,
}

impl<T: CardTable> BotDriver<T> {
    fn of(m: &CardMatch<T::Game>) -> Self {
        let seats = (0..).map(Seat).take(m.seating().sitters.len());
        let bot = |seat| m.seating().skill(seat).map(|skill| T::bot(skill, m.seed(), seat));
        Self { bots: seats.map(bot).collect(), thinking: None }
    }

    fn bot(&mut self, seat: Seat) -> Option<&mut T::Bot> {
        self.bots.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// Sets a bot thinking, if it is a bot's turn; whether it `tells` why.
    fn begin(&mut self, m: &CardMatch<T::Game>, tells: bool) -> Option<Thinking<T>> {
        let seat = m.bot_to_act()?;
        let mut bot = self.bot(seat)?.clone();
        T::remember(&mut bot, m, seat);
        let position = SeatPosition::of(m.game(), seat);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let _span = info_span!("bot decision", game = T::Game::NAME).entered();
            let chosen = bot.choose_aloud(&position, tells);
            (bot, chosen)
        });
        Some(Thinking { of: (m.serial(), seat), for_s: 0.0, task })
    }
}

/// Who is to act.
pub fn to_act<G: CardGame>(m: &CardMatch<G>) -> Option<Seat> {
    m.game().to_act().first().copied()
}

/// Puts a match in the place of the one before.
pub fn install<T: CardTable>(world: &mut World, playing: CardMatch<T::Game>) {
    live_match::clear_table(world);
    let seed = Seed::of::<T::Game>(playing.seed());
    let begun = world.resource_mut::<Recorder>().begin(T::Game::NAME, &playing.about(), seed);
    if let Err(why) = begun {
        world.write_message(Notice::of(&why));
    }
    // What makes a save worth its while is every move.
    if let Err(why) = world.resource_mut::<Autosave>().begin(playing.serial()) {
        world.write_message(Notice::of(&why));
    }
    world.insert_resource(T::of(&playing));
    T::begun(world, &playing);
    world.insert_resource(BotDriver::<T>::of(&playing));
    world.insert_resource(CardPlaying(playing));
    world.insert_resource(Open::default());
    put_on_table(world, T::Game::NAME);
}

/// Loads a match: for [`crate::game_ui::GameUi::load`].
///
/// # Errors
/// What is wrong with the save.
pub fn load<T: CardTable>(world: &mut World, path: &Path) -> Result<(), CommandError> {
    install::<T>(world, CardMatch::load(path)?);
    Ok(())
}

/// Begins a lesson's match: for [`crate::game_ui::Lessons`].
///
/// # Errors
/// What is wrong with the lesson.
pub(crate) fn begin_lesson<T: CardTable>(world: &mut World, lesson: &Lesson) -> Result<(), CommandError> {
    install::<T>(world, lesson.begin()?);
    Ok(())
}

/// How far the match on the table has come in a lesson: for [`crate::game_ui::Lessons`].
pub(crate) fn take_up_lesson<T: CardTable>(world: &World, lesson: &Lesson) -> Option<LessonProgress> {
    let m = &world.get_resource::<CardPlaying<T::Game>>()?.0;
    lesson.began(m).then(|| LessonProgress::take_up(lesson, m))
}

/// What the coach is to ask the best bot: for [`crate::coach::coaching::Coaching`].
///
/// # Errors
/// Why it may not.
pub(crate) fn ask_coach<T: CardTable>(world: &mut World) -> Result<Question, CoachRefusal> {
    if world.get_resource::<T>().is_none_or(CardTable::is_busy) {
        return Err(CoachRefusal::Moving);
    }
    let mut playing = world.get_resource_mut::<CardPlaying<T::Game>>().ok_or(CoachRefusal::Nothing)?;
    let m = &mut playing.0;
    let seat = advisable(m.game(), m.seating(), m.practice())?;
    m.asked();
    let bot = T::bot(Skill::High, m.seed(), seat);
    Ok(question(bot, SeatPosition::of(m.game(), seat), points::<T>))
}

/// Whether the match on the table counts, and others play in it, too: for [`crate::coach::coaching::Coaching`].
pub fn counts<T: CardTable>(world: &World) -> bool {
    let playing = world.get_resource::<CardPlaying<T::Game>>();
    playing.is_some_and(|playing| is_scored(playing.0.seating(), playing.0.practice()))
}

/// The moment of the match on the table: for [`crate::coach::coaching::Coaching`].
pub fn moment<T: CardTable>(world: &World) -> Option<(u64, Names)> {
    let m = &world.get_resource::<CardPlaying<T::Game>>()?.0;
    Some((m.serial(), m.seating().names.clone()))
}

/// How many deeds were done in the match on the table: for [`crate::game_ui::Lessons`].
pub fn deeds<T: CardTable>(world: &World) -> usize {
    world.get_resource::<CardPlaying<T::Game>>().map_or(0, |playing| playing.0.mark().deeds)
}

fn follow_lesson<T: CardTable>(
    playing: Res<CardPlaying<T::Game>>,
    table: Res<T>,
    mut teaching: ResMut<Teaching>,
    lights: Option<Res<Spotlights>>,
) {
    let busy = table.is_busy() || lights.is_some_and(|lights| lights.is_on());
    teaching.bypass_change_detection().see(&playing.0, busy);
}

/// The match as the bytes of a save: for [`crate::game_ui::GameUi::save`].
///
/// # Errors
/// [`CommandError::NoMatch`], or what the save says.
pub fn save<T: CardTable>(world: &mut World) -> Result<Vec<u8>, CommandError> {
    Ok(world.get_resource::<CardPlaying<T::Game>>().ok_or(CommandError::NoMatch)?.0.to_bytes()?)
}

/// The match as the bytes of a save for when the program ends, if anything has happened since the last one: for
/// [`crate::game_ui::GameUi::close`].
///
/// # Errors
/// What the save says.
pub fn close<T: CardTable>(world: &mut World) -> Result<Option<Vec<u8>>, CommandError> {
    let Some(playing) = world.get_resource::<CardPlaying<T::Game>>() else { return Ok(None) };
    if !world.resource::<Autosave>().is_behind(playing.0.serial()) {
        return Ok(None);
    }
    Ok(Some(playing.0.to_bytes()?))
}

/// The match on the table, to be watched from its beginning: for [`crate::game_ui::GameUi::watch`].
///
/// # Errors
/// [`CommandError::NoMatch`], or where the recording's beginning cannot be set up.
pub fn watch<T: CardTable>(world: &mut World) -> Result<Box<dyn PlaybackSource>, CommandError> {
    let show = |world: &mut World, other: &CardMatch<T::Game>| {
        let Some(mut playing) = world.remove_resource::<CardPlaying<T::Game>>() else {
            return Err(CommandError::NoMatch);
        };
        playing.0.show_as(other);
        world.resource_mut::<T>().jump(&playing.0);
        world.insert_resource(playing);
        Ok(())
    };
    let begin = |world: &mut World, m: CardMatch<T::Game>| {
        install::<T>(world, m);
        Ok(())
    };
    let m = world.get_resource::<CardPlaying<T::Game>>().ok_or(CommandError::NoMatch)?.0.clone();
    Ok(Box::new(MatchPlayback::of(m, PlaybackHooks { show, begin }, CardMatch::in_practice)?))
}

/// Takes the match off the table: for [`crate::game_ui::GameUi::clear`].
pub fn clear<T: CardTable>(world: &mut World) {
    world.remove_resource::<CardPlaying<T::Game>>();
}

/// Takes a step back or again; the table shows it at once: for [`crate::game_ui::GameUi::rewind`].
///
/// # Errors
/// At the end of history, or where the match is scored.
pub fn rewind<T: CardTable>(world: &mut World, way: Undo) -> Result<(), CommandError> {
    let Some(mut playing) = world.remove_resource::<CardPlaying<T::Game>>() else {
        return Err(CommandError::NoMatch);
    };
    let notes = playing.0.rewind(way);
    if notes.is_ok() {
        world.resource_mut::<T>().jump(&playing.0);
    }
    world.insert_resource(playing);
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes?) {
        world.write_message(Notice::of(&why));
    }
    Ok(())
}

/// Why something was not done, or not written down.
#[derive(Debug, thiserror::Error)]
enum ActError {
    /// The rules refuse.
    Refused(#[from] MatchError),
    /// The journal.
    Record(#[from] RecordError),
    /// A bot that does not know what to do.
    Nothing,
}

impl Say for ActError {
    fn message(&self) -> TextMessage {
        match self {
            Self::Refused(why) => why.message(),
            Self::Record(why) => why.message(),
            Self::Nothing => Notices::NoBotMove.message(),
        }
    }
}

game::message::displays!(ActError);

/// Does what a seat wants: rules, journal, and what is to be seen of it.
fn act<T: CardTable>(
    playing: &mut CardMatch<T::Game>,
    seat: Seat,
    action: Action<T>,
    table: &mut T,
    recorder: &mut Recorder,
) -> Result<(), ActError> {
    match playing.act(seat, action) {
        Ok(notes) => {
            table.follow(playing, &notes);
            recorder.step(playing.last_told(), &told::<T::Game>(&notes))?;
            // Once the match is over, its journal may tell what was secret.
            if playing.game().outcome().is_some() {
                recorder.over()?;
            }
            Ok(())
        }
        // Whoever knows what was refused by Day knows who may do what.
        Err(error) if !T::Game::is_open(&action) => Err(error.into()),
        Err(error) => {
            recorder.notes(&[CardNote::<Event<T>>::Refused { why: error.message().to_string() }])?;
            Err(error.into())
        }
    }
}

/// Carries out what the person at the screen wants.
fn carry_out<T: CardTable>(
    mut wishes: MessageReader<CardWish<Action<T>>>,
    mut of: MessageReader<CardWishOf<Action<T>>>,
    mut playing: ResMut<CardPlaying<T::Game>>,
    mut table: ResMut<T>,
    mut recorder: ResMut<Recorder>,
    (mut notices, mut refusals): (MessageWriter<Notice>, MessageWriter<RefusalNotice>),
    (current, mut teaching, training): (Res<CurrentGame>, Option<ResMut<Teaching>>, Option<Res<Training>>),
) {
    let wished = wishes.read().map(|CardWish(action)| (None, *action, None));
    let of = of.read().map(|wish| (Some(wish.seat), wish.action, wish.refused.clone()));
    for (seat, action, refused) in wished.chain(of) {
        // When the game is over there is nobody to ask, and the rules say so to whoever does.
        let seat = seat.or_else(|| to_act(&playing.0)).unwrap_or(Seat(0));
        let names = playing.0.seating().names.clone();
        if let Some(bot) = current.0.basics.info.bot_title(playing.0.seating().sitter(seat)) {
            let words = Buttons::BotsTurn { name: name_of(&names, seat), bot };
            refusals.write(RefusalNotice(say(words).into()));
            continue;
        }
        if training.as_ref().is_some_and(|training| training.is_tried()) {
            refusals.write(RefusalNotice(say(TrainingPlate::Tried).into()));
            continue;
        }
        // What the rules refuse they explain themselves.
        let is_legal = || playing.0.game().legal_actions(seat).contains(&action);
        if let Some(lesson) = teaching.as_mut().filter(|_| is_legal())
            && !lesson.allows::<CardMatch<T::Game>>(&action)
        {
            continue;
        }
        if let Err(why) = act(&mut playing.0, seat, action, &mut *table, &mut recorder) {
            match why {
                ActError::Refused(why) => {
                    let why = refused.unwrap_or_else(|| why.message());
                    refusals.write(RefusalNotice(Reason::of(&names, &why)));
                }
                ActError::Record(_) | ActError::Nothing => {
                    notices.write(Notice::of(&why));
                }
            }
        }
        if let Some(lesson) = teaching.as_mut() {
            lesson.see(&playing.0, true);
        }
    }
}

/// Lets the bot whose turn it is think, and does what it has thought of.
fn think<T: CardTable>(
    mut driver: ResMut<BotDriver<T>>,
    mut playing: ResMut<CardPlaying<T::Game>>,
    mut table: ResMut<T>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    (pause, pace, clock): (Res<Pause>, BotPace, FrameClock),
    (teaching, training): (Option<Res<Teaching>>, Option<Res<Training>>),
) {
    if driver.thinking.as_ref().is_some_and(|thinking| thinking.of.0 != playing.0.serial()) {
        driver.thinking = None;
    }
    let reads = teaching.as_ref().is_some_and(|lesson| lesson.holds());
    // Whoever tries a mistake again plays one move.
    if *pause == Pause::On || table.is_busy() || reads || training.is_some() {
        return;
    }
    // What a person has to do is done for them: there is nothing to decide.
    if let Some(Move { seat, action }) = playing.0.game().forced()
        && playing.0.seating().is_person(seat)
    {
        let done = act(&mut playing.0, seat, action, &mut *table, &mut recorder);
        notices.write_batch(done.err().as_ref().map(Notice::of));
        return;
    }
    let Some(thinking) = &mut driver.thinking else {
        driver.thinking = driver.begin(&playing.0, pace.tells_why());
        if driver.thinking.is_some() {
            clock.keep();
        }
        return;
    };
    thinking.for_s += clock.wait();
    // Within one play, as when cards are thrown away one by one, nobody waits to be followed.
    let seen = !table.acts_unseen() && !playing.0.game().is_midway();
    if seen && thinking.for_s < pace.now().pause_s(PAUSE_S) {
        return;
    }
    let Some((bot, chosen)) = clock.poll(&mut thinking.task) else { return };
    let (_, seat) = thinking.of;
    driver.thinking = None;
    if let Some(known) = driver.bot(seat) {
        *known = bot;
    }
    let reply = teaching.and_then(|lesson| lesson.reply(&playing.0));
    let legal = |action: &Action<T>| playing.0.game().legal_actions(seat).contains(action);
    let Some((action, why)) = reply.filter(legal).map(|reply| (reply, None)).or(chosen) else {
        notices.write(Notice::of(&ActError::Nothing));
        return;
    };
    let known = playing.0.notes().len();
    let done = act(&mut playing.0, seat, action, &mut *table, &mut recorder);
    // What is done in secret has no reason that all may hear.
    let notes = known..playing.0.notes().len();
    if let Some(why) = why.filter(|_| T::Game::is_open(&action) && !notes.is_empty()) {
        table.tell_why(Spoken { notes, seat, why });
    }
    notices.write_batch(done.err().as_ref().map(Notice::of));
}

/// Writes down what was done, once what was done before is on the disk. In a game with secrets that happens at fixed times,
/// so that nobody learns from the file when something was done.
fn autosave<T: CardTable>(
    playing: Res<CardPlaying<T::Game>>,
    mut autosave: ResMut<Autosave>,
    (saves, current): (Res<Saves>, Res<CurrentGame>),
    mut notices: MessageWriter<Notice>,
    clock: FrameClock,
) {
    let now = playing.0.serial();
    let secret = T::Game::HIDES_DEEDS && playing.0.game().outcome().is_none();
    let due =
        if secret { autosave.due_steadily(now, clock.passed()) } else { autosave.due(now, clock.passed()) };
    if secret && autosave.is_behind(now) {
        clock.keep_waiting();
    }
    let saved = match due {
        Ok(true) => autosave.write(now, &playing.0, SaveKind::Any, &saves, current.0.basics.info.title),
        due => due.map(drop),
    };
    notices.write_batch(saved.err().as_ref().map(Notice::of));
}
