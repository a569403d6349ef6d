//! Lessons without a window. One learner does only what the steps point at. Another tries everything else that the rules
//! allow, at every step: each try is answered, and the lesson goes on. Steps are taken back, saved and loaded everywhere.

use bots::{Bot, SeatPosition};
use game::{CardGame, Game as _, Language, Seat};
use lang::Texts;
use lesson::{Allow, Lesson, LessonError, LessonProgress, ObservedMatch as _, Wait, found};
use session::{CardMatch, Undo, library};
use std::path::Path;
use std::sync::Arc;

/// No lesson takes so many deeds.
const MOST_DEEDS: usize = 400;

/// A pupil: a lesson, how far they have come in it, and its match.
struct Pupil<'a, G: CardGame> {
    lesson: &'a Lesson,
    m: CardMatch<G>,
    progress: LessonProgress,
    bot: &'a dyn Fn(&CardMatch<G>, Seat) -> G::Action,
}

impl<G: CardGame> Clone for Pupil<'_, G> {
    fn clone(&self) -> Self {
        Self { m: self.m.clone(), progress: self.progress.clone(), ..*self }
    }
}

impl<'a, G: CardGame<Action: Copy>> Pupil<'a, G> {
    fn new(lesson: &'a Lesson, bot: &'a dyn Fn(&CardMatch<G>, Seat) -> G::Action) -> Self {
        let m = lesson.begin::<G>().unwrap_or_else(|why| panic!("{why}"));
        let progress = LessonProgress::begin(lesson, &m);
        Self { lesson, m, progress, bot }
    }

    fn does(&mut self, seat: Seat, action: G::Action) {
        self.m.act(seat, action).unwrap_or_else(|why| panic!("{}: {why}", self.step_id()));
        self.progress.see(self.lesson, &self.m);
    }

    fn step_id(&self) -> String {
        let step = self.progress.step(self.lesson).map_or("end", |step| step.id.as_str());
        format!("{}, step {step}", self.lesson.id)
    }

    /// What the step would have them do, if they are asked: what it waits for; where it leaves the choice, what is worst first.
    fn wanted(&self) -> Option<G::Action> {
        let (me, step) = (self.lesson.learner(), self.progress.step(self.lesson)?);
        let legal = self.m.game().legal_actions(me);
        if let Wait::Do(raws) = &step.wait {
            let awaited = self.lesson.read(&raws[0]).unwrap();
            assert!(legal.contains(&awaited) || !self.m.is_asked(me), "{}: not allowed", self.step_id());
            return legal.contains(&awaited).then_some(awaited);
        }
        legal.into_iter().find(|action| self.progress.judge::<CardMatch<G>>(self.lesson, action).is_ok())
    }

    /// Somebody does something, or the learner reads on.
    fn go_on(&mut self) {
        if self.progress.holds(self.lesson) {
            return self.progress.next(self.lesson, &self.m);
        }
        let person = self.m.game().forced().filter(|forced| self.m.seating().is_person(forced.seat));
        if let Some(forced) = person {
            return self.does(forced.seat, forced.action);
        }
        if let Some(seat) = self.m.bot_to_act() {
            let legal = self.m.game().legal_actions(seat);
            let reply = self.progress.reply(self.lesson, &self.m);
            if let Some(reply) = reply {
                assert!(legal.contains(&reply), "{}: the others cannot do that", self.step_id());
            }
            return self.does(seat, reply.unwrap_or_else(|| (self.bot)(&self.m, seat)));
        }
        let action = self.wanted().unwrap_or_else(|| panic!("{}: stuck", self.step_id()));
        self.does(self.lesson.learner(), action);
    }

    fn is_done(&self) -> bool {
        self.progress.is_done(self.lesson)
    }

    /// To the end of the lesson.
    fn finish(mut self) {
        for _ in 0..2 * MOST_DEEDS {
            if self.is_done() {
                return;
            }
            self.go_on();
        }
        panic!("{} does not end", self.step_id());
    }

    /// Every try that the step does not want is answered, in both languages, and nothing comes of it.
    fn try_everything(&self) -> usize {
        let (me, Some(step)) = (self.lesson.learner(), self.progress.step(self.lesson)) else { return 0 };
        let mut wrong = 0;
        for action in self.m.game().legal_actions(me) {
            let Err(why) = self.progress.judge::<CardMatch<G>>(self.lesson, &action) else { continue };
            wrong += 1;
            for language in [Language::English, Language::German] {
                let texts = Texts::of(language);
                let said = texts.under(&self.lesson.wrong_id(step)).or_else(|| texts.under(why.text_id()));
                assert!(said.is_some_and(|said| !said.is_empty()), "{}: {action:?}", self.step_id());
            }
        }
        wrong
    }
}

/// Both learners, and all that can happen to a lesson on the way.
fn prove<G: CardGame<Action: Copy>>(id: &str, bot: impl Fn(&CardMatch<G>, Seat) -> G::Action) {
    let lesson = lesson(id);
    let mut pupil = Pupil::<G>::new(&lesson, &bot);
    let (mut wrong, mut free, mut known) = (0, 0, None);
    for _ in 0..2 * MOST_DEEDS {
        if pupil.is_done() {
            break;
        }
        wrong += pupil.try_everything();
        let at = pupil.progress.at();
        // Once a step is enough for what costs much.
        if known.replace(at) != Some(at) {
            let step = pupil.progress.step(&lesson).unwrap();
            free += usize::from(matches!(step.wait, Wait::Act) || matches!(step.allow, Allow::Anything));
            taken_up(&pupil);
            taken_back(&pupil);
        }
        pupil.go_on();
    }
    assert!(pupil.is_done(), "{} does not end", pupil.step_id());
    assert!(wrong > 0, "{id}: nothing wrong could be tried");
    assert!(free > 0, "{id}: no decision is the learner's own");
}

/// Saved and loaded, it goes on no later than where it was, and comes to its end.
fn taken_up<G: CardGame<Action: Copy>>(pupil: &Pupil<G>) {
    let bytes = pupil.m.to_bytes().unwrap();
    let m = CardMatch::<G>::from_bytes(&bytes, Path::new("lesson")).unwrap();
    assert!(pupil.lesson.began(&m), "{}: it is known again", pupil.step_id());
    let progress = LessonProgress::take_up(pupil.lesson, &m);
    let steps = &pupil.lesson.steps[progress.at().min(pupil.progress.at())..pupil.progress.at()];
    assert!(progress.at() <= pupil.progress.at(), "{}", pupil.step_id());
    assert!(
        steps.iter().all(|step| !matches!(step.wait, Wait::Do(_) | Wait::Act)),
        "{}: nothing has to be done twice",
        pupil.step_id()
    );
    Pupil { m, progress, ..pupil.clone() }.finish();
}

/// A step of the match is taken back, and then one of the lesson.
fn taken_back<G: CardGame<Action: Copy>>(pupil: &Pupil<G>) {
    let mut undone = pupil.clone();
    if undone.m.rewind(Undo::Undo).is_ok() {
        undone.progress.see(undone.lesson, &undone.m);
        assert!(undone.progress.at() <= pupil.progress.at());
        undone.finish();
    }
    let mut back = pupil.clone();
    if let Some(deeds) = back.progress.back(back.lesson) {
        while back.m.log().len() > deeds {
            back.m.rewind(Undo::Undo).unwrap();
        }
        back.progress.see(back.lesson, &back.m);
        assert!(back.progress.at() < pupil.progress.at(), "{}", pupil.step_id());
        back.finish();
    }
}

fn lesson(id: &str) -> Arc<Lesson> {
    found::find(id).unwrap_or_else(|why| panic!("{why}")).unwrap_or_else(|| panic!("no lesson {id}"))
}

/// What a game's bot does.
macro_rules! bot {
    ($game:ident) => {
        |m, seat| {
            let skill = m.seating().skill(seat).unwrap();
            let position = SeatPosition::of(m.game(), seat);
            $game::bot::Bot::new(skill, m.seed(), seat).choose(&position).unwrap()
        }
    };
}

#[test]
fn one_aeon_of_rathulhu() {
    prove::<rathulhu_rules::Rathulhu>("rathulhu/aeon", bot!(rathulhu));
}

/// The numbers that the lesson quotes are those of the game, and it is played to its end.
#[test]
fn the_last_aeon_of_rathulhu() {
    use rathulhu_rules::{Rathulhu, Tile};
    prove::<Rathulhu>("rathulhu/last", bot!(rathulhu));
    let m = lesson("rathulhu/last").begin::<Rathulhu>().unwrap();
    let [own, bo] = m.game().players() else { panic!("two play") };
    assert_eq!((m.game().aeon(), own.score, bo.score), (3, 31, 28));
    assert_eq!((own.face_up.sum(), bo.face_up.sum()), (19, 25));
    assert_eq!((own.tiles.count(Tile::Cultist), bo.tiles.count(Tile::Cultist)), (7, 3));
    assert!(!own.tiles.has(Tile::Altar) && !bo.tiles.has(Tile::Altar), "one brings 1 + 7 and 1 + 3");
    assert_eq!(own.tiles.sites().iter().filter(|count| **count > 0).count(), 5);
}

#[test]
fn closing_a_monster() {
    prove::<elder_god_rules::ElderGod>("elder-god/closing", bot!(elder_god));
}

#[test]
fn a_day_and_a_night_of_cluethulhu() {
    for id in ["cluethulhu/day", "cluethulhu/night"] {
        prove::<cluethulhu_rules::Cluethulhu>(id, bot!(cluethulhu));
    }
}

/// Whatever the learner votes, nobody is killed, and the one who votes for Finn beside the High Priest is his partner.
#[test]
fn the_votes_of_the_night_are_as_the_lesson_tells_them() {
    use cluethulhu_rules::{Action, Cluethulhu, Event, News, Side};
    let lesson = lesson("cluethulhu/night");
    for yes in [false, true] {
        let bot: &dyn Fn(&CardMatch<Cluethulhu>, Seat) -> Action = &bot!(cluethulhu);
        let mut pupil = Pupil::<Cluethulhu>::new(&lesson, bot);
        while pupil.progress.step(&lesson).unwrap().id != "vote" {
            pupil.go_on();
        }
        pupil.does(lesson.learner(), Action::Vote(yes));
        while pupil.progress.step(&lesson).unwrap().id != "told" {
            pupil.go_on();
        }
        let mut told = pupil.m.notes().iter().filter_map(|note| match note {
            session::CardNote::Event(Event::News(News::Ballot { whom, yes, weight, of })) => {
                Some((*whom, yes.clone(), *weight, *of))
            }
            _ => None,
        });
        let (whom, voted, weight, of) = told.next_back().unwrap();
        assert_eq!((whom, voted.contains(&Seat(0)), of), (Seat(5), yes, 7));
        assert!(2 * weight <= of, "nobody is killed");
        assert!([1, 4].into_iter().all(|seat| voted.contains(&Seat(seat))));
        assert!([3, 6].into_iter().all(|seat| !voted.contains(&Seat(seat))));
        let side = |seat: u8| pupil.m.game().view(Some(Seat(seat))).own.unwrap().side;
        assert_eq!([3, 5, 6].map(side), [Side::Investigator, Side::Investigator, Side::Cultist]);
    }
}

mod hand;

mod houses;

mod city;

#[test]
fn every_file_is_a_lesson_of_a_game_that_is_there_or_of_the_lab() {
    for lesson in found::all() {
        let lesson = lesson.as_ref().unwrap_or_else(|why| panic!("{why}"));
        if lesson.game() == "lab" {
            let scene: lab::Scene = lesson.read(&lesson.start.setup).unwrap_or_else(|why| panic!("{why}"));
            assert_eq!(scene.validate(), [], "{}", lesson.id);
        } else {
            let known = cyclopean::CATALOGUE.iter().any(|entry| entry.info.id == lesson.game());
            assert!(known, "{}", lesson.id);
        }
        assert!((1..=6).contains(&lesson.minutes), "{} is too long", lesson.id);
        assert!(matches!(lesson.steps.last().unwrap().wait, Wait::Next), "{}: its end is read", lesson.id);
    }
}

/// What is wrong, and where it says so.
#[test]
fn a_fault_in_a_file_is_told_with_its_line() {
    use rathulhu_rules::{Action, Setup};
    let whole = "(\n minutes: 5,\n start: (setup: (players: 2), seed: 1),\n steps: [\n  (id: \"a\", wait: Do([Draw])),\n ],\n)";
    assert!(Lesson::parse("rathulhu/x", whole).unwrap().check::<Setup, Action>().is_ok());
    for (from, to, line) in [
        ("minutes", "hours", 2),
        ("Do([Draw])", "Do([Drow])", 5),
        ("players: 2", "people: 2", 3),
        ("Do([Draw])", "Wait", 5),
        (" ],\n)", "  (id: \"a\", wait: Next),\n ],\n)", 6),
    ] {
        let text = whole.replace(from, to);
        let read = Lesson::parse("rathulhu/x", &text).and_then(|lesson| lesson.check::<Setup, Action>());
        let Err(LessonError::File { line: told, .. }) = &read else { panic!("{to}: {read:?}") };
        assert_eq!(*told, line, "{to}: {read:?}");
    }
}

mod in_the_app {
    //! A lesson in the app, without a window: wrong tries, bots that wait, steps back, saving and loading, and its end.

    use super::*;
    use crate::panels::{context, frame, games, words};
    use bevy::prelude::App;
    use bevy::time::TimeUpdateStrategy;
    use bevy_egui::egui::vec2;
    use lesson::NotYet;
    use rathulhu_rules::Action;
    use rathulhu_window::RathulhuMatch;
    use shell::ui::menu::{self, Continue};
    use std::time::Duration;
    use window::card_match::CardWish;
    use window::lessons::{LessonsDone, Teaching};
    use window::messages::{Command, LessonAct};

    fn send(app: &mut App, command: Command) {
        app.world_mut().write_message(command);
        (0..4).for_each(|_| app.update());
    }

    fn wish(app: &mut App, action: Action) {
        app.world_mut().write_message(CardWish(action));
        (0..4).for_each(|_| app.update());
    }

    fn deeds(app: &App) -> usize {
        app.world().resource::<RathulhuMatch>().0.log().len()
    }

    fn teaching(app: &App) -> &Teaching {
        app.world().get_resource().expect("a lesson")
    }

    fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
        for _ in 0..4_000 {
            if so(app) {
                return;
            }
            app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        panic!("waited in vain for {what}");
    }

    #[test]
    fn a_lesson_goes_its_way_and_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = crate::app::app(folder.path());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(90)));
        send(&mut app, Command::Learn("rathulhu/aeon".into()));
        wish(&mut app, Action::Draw);
        assert_eq!((deeds(&app), teaching(&app).wrong()), (0, Some(NotYet::Read)), "it is read first");
        send(&mut app, Command::Lesson(LessonAct::Next));
        wish(&mut app, Action::Invoke);
        assert_eq!((deeds(&app), teaching(&app).wrong()), (0, Some(NotYet::Other)));
        wish(&mut app, Action::Draw);
        until(&mut app, "the tile to be read about", |app| {
            !teaching(app).is_busy() && teaching(app).at() == 2
        });
        (0..200).for_each(|_| app.update());
        assert_eq!(deeds(&app), 1, "the bot waits while the learner reads");
        send(&mut app, Command::Lesson(LessonAct::Next));
        until(&mut app, "the bot", |app| deeds(app) == 2 && teaching(app).at() == 4);

        let file = folder.path().join("lesson.cyclopean");
        send(&mut app, Command::Save(file.clone()));
        send(&mut app, Command::Learn("elder-god/closing".into()));
        assert_eq!(teaching(&app).lesson().id, "elder-god/closing");
        send(&mut app, Command::Load(file));
        assert_eq!(teaching(&app).lesson().id, "rathulhu/aeon", "it is taken up");
        assert_eq!((deeds(&app), teaching(&app).at()), (2, 2), "behind what was done last");

        send(&mut app, Command::Learn("rathulhu/aeon".into()));
        send(&mut app, Command::Lesson(LessonAct::Next));
        wish(&mut app, Action::Draw);
        send(&mut app, Command::Lesson(LessonAct::Back));
        assert_eq!((deeds(&app), teaching(&app).progress().at()), (0, 1), "the tile is in the bag again");
    }

    /// The matches under way in a library.
    fn under_way(folder: &Path) -> usize {
        library::all(folder).iter().filter(|found| found.is_under_way()).count()
    }

    #[test]
    fn a_lesson_that_was_left_is_no_match_to_go_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = crate::app::app(folder.path());
        let lesson = found::find("rathulhu/aeon").unwrap().unwrap();
        let drawn = |app: &mut App| {
            send(app, Command::Learn("rathulhu/aeon".into()));
            send(app, Command::Lesson(LessonAct::Next));
            wish(app, Action::Draw);
            assert_eq!(deeds(app), 1);
        };
        let leave = Command::Learn("elder-god/closing".into());
        drawn(&mut app);
        let saved = folder.path().join("saved.cyclopean");
        send(&mut app, Command::Save(saved.clone()));
        send(&mut app, leave.clone());
        let kept = folder.path().join("lessons/rathulhu-aeon.cyclopean");
        assert!(kept.exists() && under_way(folder.path()) == 0, "{:?}", library::all(folder.path()));
        // Nor where it is taken up from a save.
        send(&mut app, Command::Load(saved));
        assert_eq!(teaching(&app).lesson().id, lesson.id);
        send(&mut app, leave.clone());
        assert_eq!(under_way(folder.path()), 0);
        // Once it is done, what follows is a match.
        drawn(&mut app);
        let mut done = (*lesson).clone();
        done.steps.clear();
        let progress = LessonProgress::begin(&done, &app.world().resource::<RathulhuMatch>().0);
        app.insert_resource(Teaching::new(Arc::new(done), progress));
        until(&mut app, "a bot", |app| deeds(app) > 1);
        send(&mut app, leave.clone());
        assert_eq!(under_way(folder.path()), 1);
    }

    #[test]
    fn the_hand_is_offered_first_until_it_was_learnt() {
        let folder = tempfile::tempdir().unwrap();
        let file = Some(folder.path().join("lessons.json"));
        let said = |learnt: LessonsDone| {
            let ctx = context();
            let goes_on = Continue { learnt, ..Continue::default() };
            let draw =
                || frame(&ctx, vec2(1280.0, 720.0), |ctx| drop(menu::show(ctx, &games(), &goes_on, 0.0)));
            drop(draw());
            words(&draw())
        };
        let place = |text: &str, what| text.find(what).unwrap_or_else(|| panic!("no {what} in {text}"));
        let mut learnt = LessonsDone::at(file.clone());
        let first = said(learnt.clone());
        assert!(place(&first, "Learn the hand") < place(&first, "Builders of R'lyeh"));
        learnt.add("rlyeh/hand").unwrap();
        let later = said(LessonsDone::at(file));
        assert!(place(&later, "Learn the hand") > place(&later, "Builders of R'lyeh"), "it is remembered");
        // The hand has a name of its own, all other lessons of all games are offered from the start.
        let offered = later.lines().filter(|line| line.starts_with("Learn ") && line.ends_with(" min)"));
        let offered: Vec<&str> = offered.collect();
        let others = found::all().iter().flatten().filter(|lesson| !lesson.first).count();
        assert_eq!(offered.len(), others, "{offered:?}");
        for number in ["Learn 1 (", "Learn 2 ("] {
            let numbered = offered.iter().filter(|line| line.starts_with(number)).count();
            assert_eq!(numbered, 3, "{number} in {offered:?}");
        }
    }
}
