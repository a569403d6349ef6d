//! Houses of Thoth: a learner who plays what the steps ask for, and builds with a bot's hand; Bo does what the lesson says. What
//! falls is taken back.

use super::*;
use bots::player::TablePlayer as _;
use lesson::NotYet;
use session::{Intent as Wanted, Match, Note, Skill, Tabled as _};
use table::HandCommand;
use thoth::Thoth;
use thoth::bot::player::BotPlayer;
use thoth::referee::Declaration;
use thoth_rules::{Action, Event};

type Intent = Wanted<Thoth>;

/// Playing to the end takes a while: that is done from every so-manieth step only.
const FINISHED: usize = 5;
/// No lesson takes so many ticks.
const MOST_TICKS: u32 = 200_000;
/// Ticks in which a hand comes everywhere, and in which a table comes to rest.
const CARRIED: u32 = 240;
const RESTS: u32 = 1_200;

#[derive(Clone)]
struct Table<'a> {
    lesson: &'a Lesson,
    m: Match<Thoth>,
    progress: LessonProgress,
    players: Vec<BotPlayer>,
}

impl<'a> Table<'a> {
    fn of(lesson: &'a Lesson, m: Match<Thoth>, progress: LessonProgress) -> Self {
        let players = (0..2).map(|seat| BotPlayer::new(Skill::Low, m.seed(), Seat(seat))).collect();
        Self { lesson, m, progress, players }
    }

    fn begin(lesson: &'a Lesson) -> Self {
        let m: Match<Thoth> = lesson.begin_at_table().unwrap_or_else(|why| panic!("{why}"));
        assert!(m.seating().is_person(Seat(0)) && m.seating().skill(Seat(1)).is_some());
        let progress = LessonProgress::begin(lesson, &m);
        Self::of(lesson, m, progress)
    }

    fn step_id(&self) -> &str {
        self.progress.step(self.lesson).map_or("end", |step| &step.id)
    }

    fn see(&mut self) {
        self.progress.see(self.lesson, &self.m);
    }

    /// What the rules let the seat declare.
    fn declarations(&self, seat: Seat) -> Vec<Intent> {
        let plays = |action| match action {
            Action::Play(play) => Some(Wanted::Declare(Declaration::Play(play))),
            Action::Enough => Some(Wanted::Declare(Declaration::Enough)),
            _ => None,
        };
        self.m.game().legal_actions(seat).into_iter().filter_map(plays).collect()
    }

    /// What the one who is to act decides: the lesson's, or their own. Of their own, the learner's is the first there is.
    fn decision(&mut self, seat: Seat) -> Intent {
        let bots = self.players[usize::from(seat.0)].act(&self.m);
        if seat != self.lesson.learner() {
            let reply = self.progress.reply(self.lesson, &self.m);
            if let Some(reply) = &reply {
                assert!(self.declarations(seat).contains(reply), "{}: Bo cannot do that", self.step_id());
            }
            return reply.or(bots).unwrap();
        }
        let step = self.progress.step(self.lesson).unwrap();
        match &step.wait {
            Wait::Do(raws) => self.lesson.read(&raws[0]).unwrap(),
            Wait::Act => self.declarations(seat).remove(0),
            _ => bots.unwrap(),
        }
    }

    fn does(&mut self, seat: Seat, intent: Intent) {
        if seat == self.lesson.learner() && !matches!(intent, Wanted::Hand(_)) {
            let judged = self.progress.judge::<Match<Thoth>>(self.lesson, &intent);
            assert_eq!(judged, Ok(()), "{}: {intent:?}", self.step_id());
        }
        self.m.intend(intent.clone()).unwrap_or_else(|why| panic!("{}: {intent:?}: {why}", self.step_id()));
        self.players[usize::from(seat.0)].done(&intent);
        self.see();
    }

    /// Somebody does something, or reads on, and a tick passes.
    fn tick(&mut self) {
        if self.progress.holds(self.lesson) {
            assert!(!self.progress.is_spoilt(), "{}: it fell", self.step_id());
            return self.progress.next(self.lesson, &self.m);
        }
        let seat = self.m.game().actor();
        let player = &mut self.players[usize::from(seat.0)];
        let intent = if player.decides(&self.m) { Some(self.decision(seat)) } else { player.handle(&self.m) };
        if let Some(intent) = intent {
            self.does(seat, intent);
        }
        let serial = self.m.serial();
        self.m.tick();
        if self.m.serial() != serial {
            self.see();
        }
    }

    fn is_done(&self) -> bool {
        self.progress.is_done(self.lesson)
    }

    /// Goes on until something is so.
    fn until(&mut self, so: impl Fn(&Self) -> bool) {
        for _ in 0..MOST_TICKS {
            if so(self) {
                return;
            }
            self.tick();
        }
        panic!("{}: it does not get on", self.step_id());
    }

    /// What is not wanted now is answered, in both languages. How many tries those were.
    fn try_everything(&self) -> usize {
        let Some(step) = self.progress.step(self.lesson) else { return 0 };
        let tries = self.declarations(self.lesson.learner());
        let tries = tries.into_iter().chain([Wanted::Release, Wanted::PutBack]);
        let wrong = tries.filter_map(|it| self.progress.judge::<Match<Thoth>>(self.lesson, &it).err());
        let mut count = 0;
        for why in wrong {
            count += 1;
            for language in [Language::English, Language::German] {
                let texts = Texts::of(language);
                let said = texts.under(&self.lesson.wrong_id(step)).or_else(|| texts.under(why.text_id()));
                assert!(said.is_some_and(|said| !said.is_empty()), "{}", step.id);
            }
        }
        count
    }
}

/// Both learners, and all that can happen to a lesson on the way.
fn prove(id: &str) -> Match<Thoth> {
    let lesson = lesson(id);
    let mut table = Table::begin(&lesson);
    let (mut wrong, mut saved, mut undone) = (0, 0, 0);
    while !table.is_done() {
        let at = table.progress.at();
        let to_the_end = at.is_multiple_of(FINISHED);
        wrong += table.try_everything();
        if let Ok(bytes) = table.m.to_bytes() {
            let m = Match::<Thoth>::from_bytes(&bytes, Path::new("lesson")).unwrap();
            assert!(lesson.began_at_table(&m), "step {at}: it is known again");
            let progress = LessonProgress::take_up(&lesson, &m);
            assert!(progress.at() <= at, "{at} is taken up at {}", progress.at());
            saved += 1;
            if to_the_end {
                Table::of(&lesson, m, progress).until(Table::is_done);
            }
        }
        let mut back = table.clone();
        if back.m.rewind(Undo::Undo).is_ok() {
            back.see();
            assert!(back.progress.at() <= at, "step {at}");
            undone += 1;
            if to_the_end {
                Table::of(&lesson, back.m, back.progress).until(Table::is_done);
            }
        }
        table.until(|table| table.progress.at() != at);
    }
    assert!(wrong > 20 && saved > 10 && undone > 5, "{wrong} wrong, {saved} saved, {undone} undone");
    table.m
}

#[test]
fn what_cards_do() {
    let m = prove("thoth/cards");
    assert!(m.game().outcome().is_some(), "a hand is played to its end");
    // As the lesson tells it: the house was in trouble, and was relieved.
    let relieved = |note: &Note<Thoth>| matches!(note, Note::Event(Event::Relieved { seat: Seat(0), .. }));
    assert!(m.notes().iter().any(relieved));
}

#[test]
fn a_house_by_hand() {
    let m = prove("thoth/house");
    let house = m.game().house(Seat(0)).unwrap();
    assert!(house.stories.len() == 1 && house.ground.pyramids.len() == 4, "{house:?}");
}

/// A pyramid is let go of beside the house: nothing else goes on before that was taken back.
#[test]
fn what_fell_is_taken_back_before_the_lesson_goes_on() {
    let lesson = lesson("thoth/house");
    let mut table = Table::begin(&lesson);
    table.until(|table| table.step_id() == "corner" && table.m.is_waiting());
    let before = table.m.game().clone();
    let takes = table.m.game().legal_actions(Seat(0)).into_iter().find_map(|action| match action {
        Action::Take(id) => Some(id),
        _ => None,
    });
    table.does(Seat(0), Wanted::Take(takes.unwrap()));
    for height in [12.0, 1.0] {
        table.does(Seat(0), Wanted::Hand(HandCommand::Move([-12.0, -20.0, height])));
        (0..CARRIED).for_each(|_| drop(table.m.tick()));
    }
    table.does(Seat(0), Wanted::Release);
    table.m.run_until_waiting(RESTS);
    table.see();
    assert_eq!(table.step_id(), "corner");
    assert!(table.progress.is_spoilt() && table.progress.holds(&lesson), "Bo waits");
    for intent in table.declarations(Seat(0)).into_iter().chain([Wanted::Release]) {
        let judged = table.progress.judge::<Match<Thoth>>(&lesson, &intent);
        assert_eq!(judged, Err(NotYet::Spoilt), "{intent:?}");
    }
    let bytes = table.m.to_bytes().unwrap();
    let loaded = Match::<Thoth>::from_bytes(&bytes, Path::new("lesson")).unwrap();
    assert!(LessonProgress::take_up(&lesson, &loaded).is_spoilt(), "nor once it is loaded");
    table.m.rewind(Undo::Undo).unwrap();
    table.see();
    assert!(!table.progress.is_spoilt());
    assert_eq!((table.step_id(), table.m.game()), ("corner", &before));
    Table::of(&lesson, table.m, table.progress).until(Table::is_done);
}
