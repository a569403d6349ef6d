//! Votes round one screen: bots vote by themselves, a person enters the hands of all people with a click a voter, and the
//! counter says what the rules will.

use super::cluethulhu_app::{GOSSIP, PERSON, app, playing, point, seen, shortcut, ui_state, until};
use super::cluethulhu_panels::{WINDOWS, at_night, click, night};
use crate::panels::{assert_sound, context, frame};
use crate::rathulhu_panels::written;
use bevy::prelude::App;
use cluethulhu_rules::{Action, Cluethulhu, Day, Event, Keeper, News, Override, Phase, Setup};
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::panels::show;
use cluethulhu_window::seen::{Ballot, PublicRecord, Viewer};
use cluethulhu_window::shown_table::Table;
use cluethulhu_window::ui_state::{GameRequest, ScreenMode, UiState, Wanted};
use cluethulhu_window::{keyboard, keys};
use game::rng::Rng;
use game::{Game, Seat};
use session::{CardMatch, Seating, Skill};
use std::path::Path;
use support::counts::tenth;
use window::keys::Key;
use window::messages::Command;
use window::ui::act::{Request, UiCommand};

/// Seats 1, 4 and 9 are bots', the others people's.
const BOTS: [Seat; 3] = [Seat(0), Seat(3), Seat(8)];

fn seating(count: u8) -> Seating {
    let sitter = |k| if BOTS.contains(&Seat(k)) { GOSSIP } else { PERSON };
    Seating::new((0..count).map(sitter))
}

/// A match of nine that has come to a vote; until then nobody is pointed at.
fn at_vote(trial: bool) -> CardMatch<Cluethulhu> {
    let setup = Setup { day: Day::Lap, ..Setup::players(9).with(&[]) };
    let mut m = CardMatch::<Cluethulhu>::new(&setup, 3, seating(9), false).unwrap();
    loop {
        let accused = !m.game().court().charges.is_empty();
        let (seat, action) = match m.game().phase() {
            Phase::Election { .. } if !trial => return m,
            Phase::Ballot { .. } => return m,
            Phase::Lap { .. } => (m.game().to_act()[0], Action::Orders { picks: [None; 3] }),
            // A person is High Priest, whose hand counts twice.
            Phase::Election { .. } => (m.game().to_act()[0], Action::Elect(Seat(1))),
            Phase::Accuse if !accused => (Seat(2), Action::Accuse(Seat(5))),
            Phase::Second { .. } => (Seat(4), Action::Second),
            _ => (m.game().to_act()[0], Action::Pass),
        };
        m.act(seat, action).unwrap();
    }
}

/// The match is on the table, and bots do what they do.
fn put(app: &mut App, folder: &Path, m: &CardMatch<Cluethulhu>) {
    let path = folder.join("vote.cyclopean");
    m.save(&path).unwrap();
    app.world_mut().write_message(Command::Load(path));
    (0..3).for_each(|_| app.update());
    until(app, "the bots' votes", |app| {
        let m = playing(app);
        m.game().to_act().iter().all(|seat| m.seating().is_person(*seat))
            && !app.world().resource::<Table>().is_busy()
    });
}

/// A High Priest of nine, six of them people: a key a voter and a candidate, and one that counts.
#[test]
fn bots_elect_by_themselves_and_people_with_a_touch_each() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    put(&mut app, folder.path(), &at_vote(false));
    let cast = |app: &App| seen(app).ballot.as_ref().unwrap().cast.clone();
    let by: Vec<Seat> = cast(&app).iter().map(|(by, _)| *by).collect();
    assert_eq!(by, BOTS, "nobody was asked for them");
    BOTS.into_iter().for_each(|bot| point(&mut app, bot));
    assert!(ui_state(&app).hands.is_empty(), "and nobody raises them");
    let mut touches = 0;
    let mut touch = |app: &mut App, does: &dyn Fn(&mut App)| {
        touches += 1;
        does(app);
    };
    for voter in [1, 2, 6] {
        touch(&mut app, &|app| point(app, Seat(voter)));
    }
    // Not before everybody has raised a hand for somebody.
    shortcut(&mut app, keys::ELECT);
    assert_eq!(cast(&app).len(), 3);
    (0..2).for_each(|_| touch(&mut app, &|app| shortcut(app, keys::HEIR)));
    touch(&mut app, &|app| shortcut(app, keys::ALL_PASS));
    touch(&mut app, &|app| shortcut(app, keys::ELECT));
    app.update();
    let voted: Vec<(Seat, Action)> = playing(&app).log()[9..].iter().map(|m| (m.seat, m.action)).collect();
    let elects = |by: u8, whom: u8| (Seat(by), Action::Elect(Seat(whom)));
    let wanted = [elects(1, 0), elects(2, 0), elects(6, 0), elects(4, 2), elects(5, 2), elects(7, 2)];
    assert!(wanted.iter().all(|vote| voted.contains(vote)), "{voted:?}");
    assert!(playing(&app).game().high_priest().is_some());
    assert!(touches <= 7, "{touches} for six voters");
}

/// The console's key, too: V counts.
#[test]
fn on_trial_v_counts_the_hands_and_those_that_stay_down() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    put(&mut app, folder.path(), &at_vote(true));
    let bots_yes: Vec<Seat> = {
        let ballot = seen(&app).ballot.as_ref().unwrap();
        assert_eq!(ballot.cast.len(), 3);
        ballot.cast.iter().filter(|(_, whom)| whom.is_some()).map(|(by, _)| *by).collect()
    };
    [1, 4, 7].into_iter().for_each(|voter| point(&mut app, Seat(voter)));
    point(&mut app, Seat(4));
    shortcut(&mut app, keys::ELECT);
    app.update();
    let mut yes = [bots_yes, vec![Seat(1), Seat(7)]].concat();
    yes.sort();
    let counted = playing(&app).game().record().iter().find_map(|one| match &one.event {
        Event::News(News::Ballot { yes, .. }) => Some(yes.clone()),
        _ => None,
    });
    assert_eq!(counted, Some(yes));
}

/// The counter as it is drawn.
fn counter(data: &PanelData) -> String {
    let ctx = context();
    let draw = || frame(&ctx, WINDOWS[0], |ctx| drop(show(ctx, data)));
    drop(draw());
    let output = draw();
    assert_sound(WINDOWS[0], &output);
    let all = written(&output);
    all.iter().find(|w| w.words.contains("still to vote") && w.whole).expect("a counter").words.clone()
}

/// Of random votes the counter says what the rules say when it is over: all votes, those for death, and whether they are enough.
#[test]
fn the_counter_says_what_the_rules_will_count() {
    let (mut rng, mut deaths, mut doubles) = (Rng::new(8), 0, 0);
    let games = tenth(300);
    for _ in 0..games {
        let mut m = at_vote(true);
        let (people, total) = (m.seating().clone(), 10);
        let mut ui_state = UiState { manner: ScreenMode::Round, ..at_night() };
        // Bots, and some of the people, have voted; hands of others are up.
        let likely = rng.below(10);
        let yes = |rng: &mut Rng| rng.below(10) < likely;
        let voters = m.game().to_act();
        let (mut cast, mut raised) = (vec![], vec![]);
        for &seat in &voters {
            let up = yes(&mut rng);
            if BOTS.contains(&seat) || rng.below(3) == 0 {
                cast.push((seat, up));
            } else if up {
                raised.push(seat);
            }
        }
        if cast.len() == voters.len() {
            continue;
        }
        for &(seat, up) in &cast {
            m.act(seat, Action::Vote(up)).unwrap();
        }
        raised.iter().for_each(|seat| ui_state.raise(*seat, Seat(5)));
        let seen = PublicRecord::of(m.game(), Viewer::Everybody, &[Seat(1), Seat(2)]);
        let data = PanelData::new(&seen, &people, &ui_state, WINDOWS[0]);
        let told = counter(&data);
        let votes = data.hands().unwrap().votes();
        let weight = |seat: Seat| if seat == Seat(1) { 2 } else { 1 };
        let down: u16 = cast.iter().filter(|(_, up)| !up).map(|(seat, _)| weight(*seat)).sum();
        for (seat, action) in votes {
            m.act(seat, action).unwrap();
        }
        let (yes, of, weighed) = m
            .game()
            .record()
            .iter()
            .rev()
            .find_map(|one| match &one.event {
                Event::News(News::Ballot { weight, of, yes, .. }) => Some((*weight, *of, yes.clone())),
                _ => None,
            })
            .unwrap();
        let open = u16::from(of) - u16::from(yes) - down;
        let needed = 6;
        assert_eq!(
            told,
            format!("Yes {yes} · no {down} · still to vote {open} · {needed} of {total} needed")
        );
        assert_eq!(u16::from(of), total);
        let dies = matches!(m.game().phase(), Phase::LastWord { .. })
            || m.game().record().iter().any(|one| matches!(one.event, Event::News(News::Murdered(_))));
        assert_eq!(dies, u16::from(yes) >= needed, "{told}");
        deaths += u32::from(dies);
        doubles += u32::from(weighed.contains(&Seat(1)));
    }
    assert!(deaths > 2 && u64::from(deaths) + 2 < games && doubles > 2, "{deaths}, {doubles} of {games}");
}

#[test]
fn only_people_who_have_not_voted_are_tapped_and_mouse_and_keys_mean_the_same() {
    let mut seen = night(20);
    let seating = seating(20);
    let voters = (0..20).map(|k| (Seat(k), 1)).collect();
    let cast = BOTS.map(|bot| (bot, Some(Seat(6)))).into_iter().chain([(Seat(7), Some(Seat(2)))]).collect();
    seen.ballot = Some(Ballot { voters, cast, on: (0..20).map(Seat).collect(), needed: None });
    let mut ui_state = UiState { manner: ScreenMode::Round, candidate: Some(Seat(6)), ..at_night() };
    ui_state.raise(Seat(9), Seat(2));
    let data = PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]);
    for seat in (0..20).map(Seat) {
        let place = data.layout.ring.place(seat).unwrap();
        let clicked = click(WINDOWS[0], place.tablet.center(), |ctx| show(ctx, &data));
        let digit = (seat.0 + 1) % 10;
        let key = if seat.0 < 10 { Key::Digit(digit) } else { Key::ShiftDigit(digit) };
        let by_key: Vec<Wanted> = keyboard::meant(key, &data).into_iter().collect();
        if BOTS.contains(&seat) || seat == Seat(7) {
            assert!(
                matches!(clicked[..], [UiCommand::Program(Request::Refuse(_))]),
                "no hand of theirs is awaited"
            );
            assert!(by_key.is_empty());
        } else {
            assert_eq!(clicked, [UiCommand::Wish(GameRequest::Hand(seat))]);
            assert_eq!(by_key, clicked);
        }
    }
    // Everybody who can be chosen stands in the bar and can be clicked, however many there are.
    let ctx = context();
    let draw = || frame(&ctx, WINDOWS[0], |ctx| drop(show(ctx, &data)));
    (0..3).for_each(|_| drop(draw()));
    let all = written(&draw());
    for seat in (0..20).map(Seat) {
        let name = seating.names.of(seat);
        let chip =
            all.iter().find(|w| w.words == name && w.whole && data.layout.bar.contains(w.rect.center()));
        let chip = chip.unwrap_or_else(|| panic!("{name} is not in the bar"));
        let clicked = click(WINDOWS[0], chip.rect.center(), |ctx| show(ctx, &data));
        assert_eq!(clicked, [UiCommand::Wish(GameRequest::Candidate(seat))]);
    }
    assert_eq!(counter(&data), "Seat 3: 2 · Seat 7: 3 · still to vote 15");
    // While bots are to vote nobody taps anything.
    let waits = PanelData { waits: true, ..PanelData::new(&seen, &seating, &ui_state, WINDOWS[0]) };
    assert!(waits.targets().is_empty() && waits.hands().is_none());
}

/// A Keeper counts the hands of all of whom the rules wait for a vote, also of a detainee taken out by mistake and brought back.
#[test]
fn a_keeper_counts_the_hand_of_a_detainee_who_was_brought_back() {
    let back = Seat(5);
    let setup = Setup { day: Day::Segments, keeper: Keeper::Human, ..Setup::players(9).with(&[]) };
    let people = Seating::new((0..9).map(|_| PERSON));
    let mut m = CardMatch::<Cluethulhu>::new(&setup, 3, people.clone(), false).unwrap();
    let correct = |m: &mut CardMatch<Cluethulhu>, what| drop(m.act(Seat(0), Action::Override(what)).unwrap());
    while !matches!(m.game().phase(), Phase::Election { .. }) {
        // The Detective's part is over by then, and locks nobody up any more.
        if matches!(m.game().phase(), Phase::Marks { .. }) && m.game().detained().is_none() {
            correct(&mut m, Override::Detained(Some(back)));
        }
        let seat = m.game().to_act()[0];
        m.act(seat, Action::Nobody).unwrap();
    }
    correct(&mut m, Override::Out(back));
    correct(&mut m, Override::Revive(back));
    let mut ui_state = UiState::at(&m);
    m.game().to_act().into_iter().for_each(|seat| ui_state.raise(seat, Seat(2)));
    let seen = PublicRecord::of(m.game(), ui_state.viewer(), &[]);
    for (seat, vote) in PanelData::new(&seen, &people, &ui_state, WINDOWS[0]).hands().unwrap().votes() {
        m.act(seat, vote).unwrap();
    }
    assert_eq!(m.game().high_priest(), Some(Seat(2)), "nobody is waited for");
}

/// Alone among bots one votes for oneself, in turn.
#[test]
fn alone_nobody_enters_hands() {
    let sitters = (0..9).map(|k| if k == 2 { PERSON } else { GOSSIP });
    let m = CardMatch::<Cluethulhu>::new(&Setup::players(9), 3, Seating::new(sitters), false).unwrap();
    assert_eq!(UiState::at(&m).manner, ScreenMode::Alone);
    let mut seen = night(9);
    seen.ballot = Some(Ballot { voters: vec![(Seat(2), 1)], needed: Some(1), ..Ballot::default() });
    let ui_state = UiState::at(&m);
    assert!(PanelData::new(&seen, m.seating(), &ui_state, WINDOWS[0]).hands().is_none());
    assert_eq!(m.seating().skill(Seat(1)), Some(Skill::Low));
}
