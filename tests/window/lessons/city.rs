//! A city by a bot's hand: whatever it builds, and wherever, the lesson goes on, and its dice are as its words say.

use super::*;
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match};
use rlyeh_rules::{DieOrder, Event};
use session::{Intent as Wanted, Note};
use support::drive::drive;

/// A city takes a while to build: it is built to its end from every so-manieth step only.
const FINISHED: usize = 5;

/// Goes on by a step.
fn go_on(lesson: &Lesson, m: &mut Match, progress: &mut LessonProgress, builder: &mut CityBuilder) {
    let Some(step) = progress.step(lesson) else { return };
    if matches!(step.wait, Wait::Next) {
        return progress.next(lesson, m);
    }
    let now = |m: &Match| {
        let mut seen = progress.clone();
        seen.see(lesson, m);
        seen.at() > progress.at()
    };
    drive(m, std::slice::from_mut(builder), now);
    assert!(m.game().outcome().is_none(), "{}: the city fell", step.id);
    progress.see(lesson, m);
}

/// To the end of the lesson.
fn finish(lesson: &Lesson, mut m: Match, mut progress: LessonProgress) {
    let mut builder = CityBuilder::default();
    for _ in 0..2 * lesson.steps.len() {
        if progress.is_done(lesson) {
            return;
        }
        go_on(lesson, &mut m, &mut progress, &mut builder);
    }
    panic!("stuck at step {}", progress.at());
}

/// What is not wanted now is answered, in both languages. How many tries those were.
fn try_everything(lesson: &Lesson, m: &Match, progress: &LessonProgress) -> usize {
    let Some(step) = progress.step(lesson) else { return 0 };
    let declared = [Declaration::Roll, Declaration::Pass, Declaration::Stop].map(Wanted::Declare);
    let taken = m.game().pieces_in_play().into_iter().next().map(Wanted::Take);
    let tries: Vec<Intent> =
        declared.into_iter().chain([Wanted::Release, Wanted::PutBack]).chain(taken).collect();
    let wrong = tries.iter().filter_map(|intent| progress.judge::<Match>(lesson, intent).err());
    let mut count = 0;
    for why in wrong {
        count += 1;
        for language in [Language::English, Language::German] {
            let texts = Texts::of(language);
            let said = texts.under(&lesson.wrong_id(step)).or_else(|| texts.under(why.text_id()));
            assert!(said.is_some_and(|said| !said.is_empty()), "{}", step.id);
        }
    }
    count
}

#[test]
fn a_first_city() {
    let lesson = lesson("rlyeh/city");
    let mut m: Match = lesson.begin_at_table().unwrap_or_else(|why| panic!("{why}"));
    let mut progress = LessonProgress::begin(&lesson, &m);
    let mut builder = CityBuilder::default();
    let (mut wrong, mut saved, mut undone) = (0, 0, 0);
    while !progress.is_done(&lesson) {
        let (at, to_the_end) = (progress.at(), progress.at().is_multiple_of(FINISHED));
        wrong += try_everything(&lesson, &m, &progress);
        if let Ok(bytes) = m.to_bytes() {
            let loaded = Match::from_bytes(&bytes, Path::new("lesson")).unwrap();
            assert!(lesson.began_at_table(&loaded), "step {at}: it is known again");
            let taken_up = LessonProgress::take_up(&lesson, &loaded);
            assert!(taken_up.at() <= at, "{at} is taken up at {}", taken_up.at());
            saved += 1;
            if to_the_end {
                finish(&lesson, loaded, taken_up);
            }
        }
        let mut back = m.clone();
        if back.rewind(Undo::Undo).is_ok() {
            let mut earlier = progress.clone();
            earlier.see(&lesson, &back);
            assert!(earlier.at() <= at, "step {at}");
            undone += 1;
            if to_the_end {
                finish(&lesson, back, earlier);
            }
        }
        go_on(&lesson, &mut m, &mut progress, &mut builder);
    }
    assert!(wrong > 10 && saved > 10 && undone > 10, "{wrong} wrong, {saved} saved, {undone} undone");
    let rolled = m.notes().iter().filter_map(|note| match note {
        Note::Event(Event::Rolled { roll, .. }) => Some(roll.deed()),
        _ => None,
    });
    let ordered = [
        DieOrder::Spire,
        DieOrder::Spire,
        DieOrder::Spire,
        DieOrder::Ascend,
        DieOrder::Brick,
        DieOrder::Skew,
        DieOrder::Arrange,
    ];
    assert_eq!(rolled.take(ordered.len()).collect::<Vec<_>>(), ordered);
}
