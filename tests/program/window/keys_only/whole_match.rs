//! Building an Elder God, played to its result by keys alone, and once more.

use super::super::elder_god::{Growing, PLAYERS, seed, told, wanted};
use super::super::{PATIENCE, SHOWN, Session, WINDOW};
use super::{ANSWER, ME, in_menu, set_up};
use elder_god_rules::{Action, ElderGod};
use elder_god_window::keyboard::meant;
use elder_god_window::keys::TURN;
use elder_god_window::panel_data::PanelData;
use elder_god_window::setup::Draft;
use elder_god_window::shown_table::Table;
use elder_god_window::ui_state::GameRequest;
use elder_god_window::{ElderGodOrder, UiState};
use game::choices::{Choices, Keyed, Resolution};
use game::{Game, Seat};
use std::collections::{BTreeSet, VecDeque};
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;
use window::keys::{Key, Shortcut};
use window::ui::act::UiCommand;

/// The keys of a turn, as they are struck and as the game hears them.
const ALL: [(&str, Key); 12] = [
    ("1", Key::Digit(1)),
    ("2", Key::Digit(2)),
    ("3", Key::Digit(3)),
    ("4", Key::Digit(4)),
    ("5", Key::Digit(5)),
    ("6", Key::Digit(6)),
    ("Right", Key::Arrow(1, 0)),
    ("Left", Key::Arrow(-1, 0)),
    ("Up", Key::Arrow(0, 1)),
    ("Down", Key::Arrow(0, -1)),
    ("Return", Key::Enter),
    ("r", Key::Does(TURN)),
];

/// All of them, those of deeds as the choices have them.
fn all_keys() -> Vec<(String, Key)> {
    let deeds = ElderGod::DEEDS.iter().filter_map(|deed| match deed.key {
        Keyed::Letter(letter, _) => Some((letter.to_string(), Key::Does(Shortcut::of(deed)?))),
        Keyed::No | Keyed::Digits(..) => None,
    });
    ALL.into_iter().map(|(name, key)| (name.to_owned(), key)).chain(deeds).collect()
}

/// The shortest way by keys to an action, from an empty UI state.
fn keys_to(m: &Growing, action: Action) -> Vec<String> {
    let table = Table::new(m.game(), m.seating(), Some(ME));
    let mut seen = BTreeSet::new();
    let mut next = VecDeque::from([(UiState::at(m.seating()), vec![])]);
    while let Some((ui_state, way)) = next.pop_front() {
        for (name, key) in all_keys() {
            let data = PanelData::of(m, &table, &ui_state, WINDOW, 1.0);
            let mut then = ui_state.clone();
            let way: Vec<String> = way.iter().cloned().chain([name]).collect();
            match meant(key, &data) {
                Some(UiCommand::Wish(GameRequest::Choose(input))) => {
                    match then.chosen.step(input, table.seen()) {
                        Resolution::Try(all) if is_done(&all, action) => return way,
                        Resolution::Choosing => {}
                        _ => continue,
                    }
                }
                _ => continue,
            }
            if seen.insert(format!("{:?}", then.chosen)) {
                next.push_back((then, way));
            }
        }
    }
    panic!("no keys lead to {action:?}");
}

/// Whether this is done: of cards that are thrown away one alone, and new ones drawn for it.
fn is_done(all: &[(Seat, Action)], action: Action) -> bool {
    match all {
        [(_, done)] | [(_, done @ Action::Throw(_)), (_, Action::Refill)] => *done == action,
        _ => false,
    }
}

/// Plays by keys until enough has been done; the match then.
fn play_on(session: &mut Session, seed: u64, enough: impl Fn(&Growing) -> bool) -> Growing {
    let (mut moves, mut since, mut tried) = (0, Instant::now(), String::new());
    loop {
        let m = told(session, seed).expect("a match");
        if enough(&m) {
            return m;
        }
        if m.moves() > moves {
            (moves, since) = (m.moves(), Instant::now());
        }
        let stuck = format!("stuck after {moves} moves, last tried {tried}");
        assert!(since.elapsed() < PATIENCE, "{stuck}; {}", session.last_lines());
        session.wait("nothing: the program goes on", |_| true);
        if m.game().phase().seat() != Some(ME) {
            session.hasten();
            continue;
        }
        // What still moves is seen first: the key that would act shows the end of it.
        session.rest(SHOWN);
        let action = wanted(&m);
        let way = keys_to(&m, action);
        tried = format!("{action:?} by {way:?}");
        // Another card first, so that the one that is meant is taken up and not let go of, whatever was held before.
        if way[0].parse::<u8>().is_ok() {
            session.strike(&[if way[0] == "1" { "2" } else { "1" }]);
        }
        session.strike(&way);
        let start = Instant::now();
        while told(session, seed).is_some_and(|now| now.moves() == m.moves()) && start.elapsed() < ANSWER {
            sleep(Duration::from_millis(60));
        }
    }
}

/// The match as it was kept last.
fn kept(session: &Session) -> Option<Growing> {
    session.kept(|path| Growing::load(path).ok())
}

/// How much the person did.
fn mine(m: &Growing) -> usize {
    m.log().iter().filter(|step| step.seat == ME).count()
}

/// To its result, and another, in a whole run; in `./test` until the person has done three things.
#[test]
fn a_match_is_played_to_its_result_and_another_begun_by_keys_alone() {
    let seed = seed();
    let mut session = Session::open(&[]);
    session.no_mouse();
    let mut draft = Draft::default();
    let form = set_up(&mut draft).to(&PLAYERS.to_string(), 0).press().begin(seed);
    session.begin("elder-god", &in_menu("Play", 2, 0), &form);
    let players = session.begun().matches("{\"bot\":").count() + 1;
    assert_eq!(players, usize::from(PLAYERS), "another number was chosen: {}", session.begun());
    let enough = |m: &Growing| m.game().outcome().is_some() || whole_or(false, mine(m) >= 3);
    let over = play_on(&mut session, seed, enough);
    if over.game().outcome().is_none() {
        session.wait("the autosave", |s| kept(s).is_some_and(|m| m.log().starts_with(over.log())));
        return;
    }
    session.wait("the autosave", |s| kept(s).is_some_and(|m| m.game() == over.game()));
    let saved = kept(&session).unwrap();
    assert_eq!((mine(&saved), session.intents()), (mine(&over), mine(&over)), "what the person did");
    assert!(mine(&over) > 5, "{}", session.last_lines());
    session.wait("the result", |s| s.said().contains("-> Some(Result)"));

    // Once more, by the key of the result.
    let mut draft = Draft::again(&ElderGodOrder::of(&over));
    let form = set_up(&mut draft).begin(seed + 1);
    let again = |s: &Session| {
        s.fill_in(&form, 1, || s.key("ctrl+n"));
    };
    session.until("play again", again, |s| s.matches_begun() == 2);
    let second = play_on(&mut session, seed + 1, |m| m.game().outcome().is_some() || mine(m) >= 2);
    assert!(mine(&second) >= 2, "{}", session.last_lines());
    session.wait("the autosave", |s| kept(s).is_some_and(|m| m.log().starts_with(second.log())));
}
