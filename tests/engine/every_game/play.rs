//! Playing at random, with every state looked at from all sides.

use super::{Action, Tester};
use game::rng::Rng;
use game::{Game, Language, Seat};
use std::collections::{BTreeMap, BTreeSet};
use support::told::english;

/// Of lists of actions that are longer than this only so many are tried.
const SHORT: usize = 6;
/// So many actions that were once possible are kept, to be tried where they are not.
const REMEMBERED: usize = 60;
/// And so many of them are tried at each state.
const RECALLED: usize = 4;
/// A seat that is at no table.
const NOBODY: Seat = Seat(200);

/// What was met in all games.
struct Tally<T: Tester> {
    events: BTreeMap<String, u32>,
    remembered: Vec<Action<T>>,
    /// Actions listed, and how many of them were tried.
    listed: usize,
    tried: usize,
    /// Actions that were not listed, and were refused.
    refused: usize,
    /// States that one seat or another could not tell apart, though they differ.
    twins: usize,
}

/// Plays every game that the tester names.
pub fn every_game<T: Tester>() {
    let mut tally: Tally<T> =
        Tally { events: BTreeMap::new(), remembered: vec![], listed: 0, tried: 0, refused: 0, twins: 0 };
    let games = T::games();
    let (number, mut steps) = (games.len(), 0);
    for (setup, seed) in games {
        steps += play::<T>(&setup, seed, &mut tally);
    }
    let Tally { events, listed, tried, refused, twins, .. } = &tally;
    println!(
        "{}: {number} games, {steps} steps, {tried} of {listed} actions tried, {refused} refused",
        T::ID
    );
    println!("{twins} states that look alike; {events:?}");
    assert!(tried * T::OF_LISTED >= *listed, "only {tried} of {listed} actions were tried");
    let differed = if T::HIDES { twins * 5 >= steps } else { *twins == 0 };
    assert!(*refused >= steps && differed, "{refused} refused, {twins} twins in {steps} steps");
    for kind in T::MET {
        assert!(events.contains_key(*kind), "no {kind} in {events:?}");
    }
}

/// Plays a game to its end; how many steps it took.
fn play<T: Tester>(setup: &<T::Game as Game>::Setup, seed: u64, tally: &mut Tally<T>) -> usize {
    let mut tester = T::new(seed);
    let mut rng = Rng::new(seed ^ 0xC7C7);
    let start = T::Game::new(setup, seed).unwrap();
    assert!(T::Game::new(setup, seed).unwrap() == start, "the same seed gives the same game");
    let (mut game, mut log) = (start.clone(), vec![]);
    while game.outcome().is_none() {
        assert!(log.len() < T::MOST_STEPS, "{setup:?}, seed {seed}: the game does not end");
        let (seat, action) = state(&game, &mut tester, &mut rng, tally);
        tester.before(&game, seat, &action);
        step::<T>(&mut game, seat, &action, &mut tester, tally);
        log.push((seat, action));
    }
    over::<T>(&game, tally);
    let mut again = start;
    for (seat, action) in log.iter().cloned() {
        again.apply(seat, action).unwrap();
    }
    assert!(again == game, "the same actions give the same game");
    log.len()
}

/// Looks at a state from all sides; what is to be done next, and by whom.
fn state<T: Tester>(
    game: &T::Game,
    tester: &mut T,
    rng: &mut Rng,
    tally: &mut Tally<T>,
) -> (Seat, Action<T>) {
    T::audit(game).unwrap_or_else(|flaw| panic!("{flaw}: {game:?}"));
    let (acting, referee) = (game.to_act(), game.referee_for());
    assert_eq!(acting.is_empty(), referee.is_some(), "somebody acts, or the table does: {game:?}");
    let seats: Vec<Seat> = (0..T::seats(game)).map(Seat).chain([NOBODY]).collect();
    let lists: Vec<Vec<Action<T>>> = seats.iter().map(|&seat| game.legal_actions(seat)).collect();
    for (&seat, legal) in seats.iter().zip(&lists) {
        assert_eq!(legal.is_empty(), !acting.contains(&seat), "{seat} of {acting:?}: {legal:?}");
        if let Some(lawful) = T::lawful(game, seat) {
            let listed: BTreeSet<String> = legal.iter().map(|action| format!("{action:?}")).collect();
            let odd: Vec<&String> = listed.symmetric_difference(&lawful).collect();
            assert!(odd.is_empty(), "{seat}: the engine and the sheet differ in {odd:?} at {game:?}");
        }
        listed_is_accepted::<T>(game, seat, legal, rng, tally);
    }
    let (seat, action) = match referee {
        Some(seat) => (seat, tester.report(game, rng)),
        None => {
            let seat = *rng.pick(&acting).unwrap();
            let action = tester.choose(game, &lists[usize::from(seat.0)], rng);
            (seat, action)
        }
    };
    let mut odd = tester.wild(game, rng);
    odd.extend((0..RECALLED).filter_map(|_| rng.pick(&tally.remembered).cloned()));
    odd.push(action.clone());
    let before = bytes(game);
    for odd in &odd {
        // Who might, and somebody else.
        let other = rng.below(seats.len() as u32) as usize;
        for who in [usize::from(seat.0), other] {
            unlisted_is_refused::<T>(game, seats[who], odd, &lists[who], &before, tally);
        }
    }
    if rng.below(4) == 0 {
        let viewer = Some(*rng.pick(&seats).unwrap()).filter(|seat| *seat != NOBODY);
        looks_alike::<T>(game, viewer, &odd, rng, tally);
    }
    if tally.remembered.len() < REMEMBERED {
        tally.remembered.push(action.clone());
    } else {
        tally.remembered[rng.below(REMEMBERED as u32) as usize] = action.clone();
    }
    (seat, action)
}

fn bytes<G: Game>(game: &G) -> Vec<u8> {
    postcard::to_stdvec(game).unwrap()
}

/// All of a short list, some of a long one.
fn listed_is_accepted<T: Tester>(
    game: &T::Game,
    seat: Seat,
    legal: &[Action<T>],
    rng: &mut Rng,
    tally: &mut Tally<T>,
) {
    let mut order: Vec<usize> = (0..legal.len()).collect();
    rng.shuffle(&mut order);
    for &i in order.iter().take(SHORT) {
        let (mut copy, action) = (game.clone(), &legal[i]);
        let events =
            copy.apply(seat, action.clone()).unwrap_or_else(|no| panic!("{action:?} is listed: {no}"));
        T::audit(&copy).unwrap_or_else(|flaw| panic!("after {action:?}: {flaw}"));
        assert!(!events.is_empty() || copy != *game, "{action:?} does nothing");
        assert_eq!(legal.iter().filter(|other| *other == action).count(), 1, "{action:?} is listed twice");
        tally.tried += 1;
    }
    tally.listed += legal.len();
}

/// Whatever is not listed is refused, and only that; the referee's reports are its own affair.
fn unlisted_is_refused<T: Tester>(
    game: &T::Game,
    who: Seat,
    action: &Action<T>,
    legal: &[Action<T>],
    before: &[u8],
    tally: &mut Tally<T>,
) {
    let awaited = T::is_report(action) && game.referee_for() == Some(who);
    let listed = legal.contains(action);
    let mut copy = game.clone();
    match copy.apply(who, action.clone()) {
        Ok(_) => assert!(listed || awaited, "{who} may do {action:?}, which is not listed"),
        Err(no) => {
            assert!(!listed, "{who} may not do {action:?}, which is listed: {no}");
            assert!(bytes(&copy) == before, "{action:?} is refused and changes something");
            in_words(&english(&no));
            tally.refused += 1;
        }
    }
}

/// What is shown to people holds no names of the program's own.
fn in_words(words: &str) {
    let own = ["Seat(", "PieceId(", "Some(", " { ", "::"];
    assert!(!words.trim().is_empty() && !own.iter().any(|name| words.contains(name)), "{words}");
}

/// A seat is shown, offered and told the same when what it cannot know is another.
fn looks_alike<T: Tester>(
    game: &T::Game,
    viewer: Option<Seat>,
    odd: &[Action<T>],
    rng: &mut Rng,
    tally: &mut Tally<T>,
) {
    let twin = T::twin(game, viewer, rng);
    T::audit(&twin).unwrap_or_else(|flaw| panic!("the twin: {flaw}"));
    let (seen, other) = (game.view(viewer), twin.view(viewer));
    assert!(seen == other && format!("{seen:?}") == format!("{other:?}"), "{viewer:?}: {seen:?}\n{other:?}");
    assert_eq!((game.to_act(), game.referee_for()), (twin.to_act(), twin.referee_for()));
    tally.twins += usize::from(twin != *game);
    let Some(seat) = viewer else { return };
    assert_eq!(game.legal_actions(seat), twin.legal_actions(seat), "{seat} is offered something else");
    for action in odd {
        let [here, there] = [game, &twin].map(|game| game.clone().apply(seat, action.clone()).map(drop));
        assert_eq!(here, there, "{seat} learns something by trying {action:?}");
    }
}

/// Does something, here and in a copy that has been saved and read; looks at what came of it.
fn step<T: Tester>(game: &mut T::Game, seat: Seat, action: &Action<T>, tester: &mut T, tally: &mut Tally<T>) {
    let saved = bytes(game);
    let mut read: T::Game = postcard::from_bytes(&saved).unwrap();
    assert!(read == *game && bytes(&read) == saved, "what is saved comes back");
    let again: Action<T> = postcard::from_bytes(&postcard::to_stdvec(action).unwrap()).unwrap();
    assert_eq!(again, *action);
    let events = game.apply(seat, action.clone()).unwrap_or_else(|no| panic!("{action:?}: {no}"));
    assert_eq!(read.apply(seat, again).unwrap(), events, "what was read goes on alike");
    assert!(read == *game);
    for event in &events {
        let told: super::Event<T> = postcard::from_bytes(&postcard::to_stdvec(event).unwrap()).unwrap();
        assert_eq!(told, *event);
        in_words(&T::happened(event, Language::English));
        *tally.events.entry(T::kind(event)).or_default() += 1;
    }
    tester.after(game, &events);
}

/// Nobody does anything more.
fn over<T: Tester>(game: &T::Game, tally: &mut Tally<T>) {
    T::audit(game).unwrap_or_else(|flaw| panic!("at the end: {flaw}"));
    assert!(game.to_act().is_empty() && game.referee_for().is_none());
    let before = bytes(game);
    for seat in (0..T::seats(game)).map(Seat).chain([NOBODY]) {
        assert!(game.legal_actions(seat).is_empty());
        for action in tally.remembered.clone() {
            unlisted_is_refused::<T>(game, seat, &action, &[], &before, tally);
        }
    }
}
