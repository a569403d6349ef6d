//! What bots tell everybody of their moves: it is what follows from what an onlooker sees and from the move, and what it claims
//! comes true when the move is done.

use bots::player::TablePlayer;
use bots::search::Ranked;
use bots::{Bot, SeatPosition};
use game::message::{Arg, Length, Message, Say};
use game::{Game, Seat};
use session::Skill;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// So many sentences of a game are looked at, at least.
const SENTENCES: usize = 10;
/// And so many kinds of them.
const KINDS: usize = 4;

/// A move in a match of bots, and what one told of it.
struct Told<'a, G: Game> {
    before: &'a G,
    seat: Seat,
    action: &'a G::Action,
    why: Message,
    after: &'a G,
}

/// Plays a match of bots, up to its end or so many moves; `settle` lets the table of a game that has one come to rest. All that is
/// told is what `tell` finds, which sees what an onlooker sees, and the move; `onlooker` makes that of what any seat sees. Kinds of
/// sentences, and how many there were of each.
fn play<G, B>(
    (mut game, moves): (G, usize),
    (bot, settle): (impl Fn(Seat) -> B, impl Fn(&mut G)),
    (onlooker, tell): (
        impl Fn(G::View) -> G::View,
        impl Fn(&G::View, Seat, &SeatPosition<G>, &G::Action) -> Option<Message>,
    ),
    mut check: impl FnMut(Told<G>),
) -> BTreeMap<&'static str, usize>
where
    G: Game<Action: Clone + Debug + PartialEq, View: Clone + Debug + PartialEq>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let mut bots: Vec<B> = (0..20).map(Seat).map(bot).collect();
    let mut kinds = BTreeMap::new();
    for number in 0..moves {
        let Some(seat) = game.to_act().first().copied() else { break };
        let (public, position) = (game.view(None), SeatPosition::of(&game, seat));
        assert_eq!(onlooker(position.view.clone()), public, "seen by {seat:?}");
        let bot = &mut bots[usize::from(seat.0)];
        let mut silent = bot.clone();
        let (action, aloud) = bot.choose_aloud(&position, true).unwrap();
        assert_eq!(aloud, tell(&public, seat, &position, &action));
        assert_eq!(silent.choose_aloud(&position, false), Some((action.clone(), None)));
        // Whether it tells why or not, it goes on alike.
        if number % 2 == 0 {
            *bot = silent;
        }
        let before = game.clone();
        game.apply(seat, action.clone()).unwrap();
        settle(&mut game);
        if let Some(why) = aloud {
            *kinds.entry(why.id).or_default() += 1;
            check(Told { before: &before, seat, action: &action, why, after: &game });
        }
    }
    kinds
}

/// The text of a number or a count in a message.
fn argument(message: &Message, name: &str) -> i64 {
    let found = message.args.iter().find(|(known, _)| *known == name);
    match found.map(|(_, arg)| arg) {
        Some(Arg::Count(count)) => *count,
        other => panic!("{name} is {other:?} in {message:?}"),
    }
}

fn rich(kinds: &BTreeMap<&str, usize>) {
    let sentences: usize = kinds.values().sum();
    assert!(sentences >= SENTENCES && kinds.len() >= KINDS, "{kinds:?}");
}

/// With hidden scores, too, where the search knows more than all do.
#[test]
fn in_rathulhu_it_follows_from_what_all_see() {
    use rathulhu::bot::{Bot, aloud::aloud};
    use rathulhu_rules::{Action, Rathulhu, Setup, View};
    for (setup, playouts) in [(Setup::players(3), 0), (Setup::players(3).hiding_scores(), 60)] {
        let game = Rathulhu::new(&setup, 5).unwrap();
        let bot = |seat| Bot::new(Skill::High, 5, seat).with_playouts(playouts);
        let tell = |view: &View, _, position: &SeatPosition<Rathulhu>, action: &Action| {
            let ranked = [Ranked { candidate: *action, worth: 0.0 }];
            aloud(view, &ranked, position.legal.len()).map(|why| why.message())
        };
        rich(&play((game, 300), (bot, |_: &mut _| ()), (View::onlooker, tell), |_| ()));
    }
}

#[test]
fn in_the_elder_god_it_follows_from_what_all_see_and_comes_true() {
    use elder_god::bot::worth::distance;
    use elder_god::bot::{Bot, aloud::aloud};
    use elder_god_rules::{Action, ElderGod, Setup, View};
    let mut checked = 0;
    let mut kinds = BTreeMap::new();
    for seed in 0..3 {
        let game = ElderGod::new(&Setup::players(3), seed).unwrap();
        let skill = if seed == 1 { Skill::High } else { Skill::Middle };
        let bot = |seat| Bot::new(skill, seed, seat).with_playouts(30);
        let tell = |view: &View, seat, _: &SeatPosition<ElderGod>, action: &Action| {
            aloud(view, seat, *action).map(|why| why.message())
        };
        let check = |told: Told<ElderGod>| {
            let (why, seat) = (&told.why, told.seat);
            let needed = told.after.setup().needed();
            let plan = |game: &ElderGod| game.player(seat).unwrap().monster.plan();
            let far = |game: &ElderGod| distance(&plan(game), needed).round() as i64;
            let is = |name: &str| why.id == format!("aloud-elder-god-{name}");
            let ends = |game: &ElderGod| plan(game).lengths().len() as i64;
            checked += 1;
            match told.action {
                _ if is("nearer") => {
                    let said = [argument(why, "before"), argument(why, "after")];
                    assert_eq!(said, [far(told.before), far(told.after)]);
                    assert!(said[1] < said[0]);
                }
                _ if is("complete") => assert!(plan(told.after).complete(needed).is_some()),
                _ if is("closes") => {
                    assert_eq!(argument(why, "left"), ends(told.after));
                    assert!(ends(told.after) < ends(told.before));
                }
                _ if is("book") => {
                    let left = told.after.player(seat).unwrap().necronomicons;
                    assert_eq!(argument(why, "left"), i64::from(left));
                }
                Action::Damage { against, .. } if is("helpless") => {
                    assert_eq!(told.before.player(*against).unwrap().necronomicons, 0);
                }
                Action::Damage { against, .. } if is("strikes") || is("leads") => {
                    let struck = told.before.player(*against).unwrap().monster.plan();
                    assert_eq!(argument(why, "turns"), distance(&struck, needed).round() as i64);
                }
                Action::Heal(_) => assert!(told.after.player(seat).unwrap().monster.wound().is_none()),
                _ => checked -= 1,
            }
        };
        for (kind, count) in play((game, 400), (bot, |_: &mut _| ()), (View::onlooker, tell), check) {
            *kinds.entry(kind).or_default() += count;
        }
    }
    rich(&kinds);
    assert!(kinds.contains_key("aloud-elder-god-strikes"), "{kinds:?}");
    assert!(checked >= SENTENCES, "{checked} of {kinds:?}");
}

/// The card with which the end is called is nobody's to see.
#[test]
fn in_thoth_it_follows_from_what_all_see_and_comes_true() {
    use game::words::score;
    use thoth::Thoth;
    use thoth::bot::{Bot, aloud::aloud};
    use thoth_rules::{Action, Card, Facts, Play, Setup, View, tally};
    let mut checked = 0;
    let mut kinds = BTreeMap::new();
    for seed in 0..4 {
        let game = Thoth::new(&Setup::assisted(3), seed).unwrap();
        let bot = |seat| Bot::new(Skill::Middle, seed, seat);
        let settle = |game: &mut Thoth| {
            while let Some(seat) = game.referee_for() {
                let facts = Facts::all_stand(&game.expected_pieces());
                game.apply(seat, Action::Settled(facts)).unwrap();
            }
        };
        let tell = |view: &View, seat, _: &SeatPosition<Thoth>, action: &Action| {
            let why = aloud(view, seat, action);
            if let Action::Play(Play::CallEnd { .. }) = action {
                let other = |card| Action::Play(Play::CallEnd { card });
                assert!(Card::all().all(|card| aloud(view, seat, &other(card)) == why));
            }
            why.map(|why| why.message())
        };
        let check = |told: Told<Thoth>| {
            let words =
                |name: &str| told.why.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
            let counts = |game: &Thoth| tally(game.house(told.seat), &[]).house();
            checked += 1;
            match (told.action, words("before"), words("after")) {
                (Action::Play(Play::Raise { .. }), before, Some(after)) => {
                    assert_eq!(*after, score(counts(told.after)).into());
                    assert!(before.is_none_or(|before| *before == score(counts(told.before)).into()));
                }
                (Action::Play(Play::Roof { .. }), ..) => {
                    let result = told.after.results().last().unwrap().tallies[usize::from(told.seat.0)];
                    assert_eq!(words("points"), Some(&score(result.house()).into()));
                }
                (Action::Play(Play::Discard { card: card @ Card::Small(..) }), ..) => {
                    assert_eq!(argument(&told.why, "points"), i64::from(tally(None, &[*card]).small_cards));
                }
                _ => checked -= 1,
            }
        };
        for (kind, count) in play((game, 400), (bot, settle), (View::onlooker, tell), check) {
            *kinds.entry(kind).or_default() += count;
        }
    }
    rich(&kinds);
    assert!(checked >= SENTENCES, "{checked} of {kinds:?}");
}

/// Who does what chance wants tells nothing.
#[test]
fn in_cluethulhu_it_follows_from_what_all_heard_and_is_true() {
    use cluethulhu::bot::{Bot, aloud::aloud};
    use cluethulhu_rules::{Action, Cluethulhu, Event, News, Setup, Side, Statement, View};
    let (mut checked, mut believed, mut true_ones, mut shares) = (0, 0.0, 0, 0);
    let mut kinds = BTreeMap::new();
    for (seed, skill) in [(0, Skill::High), (1, Skill::High), (2, Skill::Middle), (3, Skill::Low)] {
        let setup = Setup { hidden: seed == 1, out_watch: seed == 0, ..Setup::players(9 + seed as u8) };
        let game = Cluethulhu::new(&setup, seed).unwrap();
        let bot = |seat| Bot::new(skill, seed, seat).with_hypotheses(30);
        let tell = |view: &View, seat, _: &SeatPosition<Cluethulhu>, action: &Action| {
            aloud(view, seat, *action).filter(|_| skill != Skill::Low).map(|why| why.message())
        };
        let check = |told: Told<Cluethulhu>| {
            let news = || {
                told.before.record().iter().filter_map(|one| match &one.event {
                    Event::News(news) => Some(news),
                    _ => None,
                })
            };
            let seat = |name: &str| match told.why.args.iter().find(|(known, _)| *known == name) {
                Some((_, Arg::Seat(seat))) => *seat,
                other => panic!("{other:?}"),
            };
            checked += 1;
            match told.why.id {
                "aloud-cluethulhu-seen" => {
                    let said = |news: &News| {
                        matches!(news, News::Said { seat: by, statement: Statement::Saw(whom, _) }
                            if *by == seat("by") && *whom == seat("whom"))
                    };
                    assert!(news().any(said));
                }
                "aloud-cluethulhu-suspected" => {
                    let whom = seat("whom");
                    let by = news().filter_map(|news| match news {
                        News::Said { seat, statement } if *statement == Statement::Suspect(whom) => {
                            Some(*seat)
                        }
                        _ => None,
                    });
                    let by: BTreeSet<Seat> = by.filter(|by| *by != told.seat).collect();
                    assert_eq!(argument(&told.why, "by"), by.len() as i64);
                }
                "aloud-cluethulhu-answers" => {
                    let accused = |news: &News| *news == News::Accused { by: seat("by"), whom: told.seat };
                    assert!(news().any(accused));
                }
                "aloud-cluethulhu-plainest" | "aloud-cluethulhu-share" | "aloud-cluethulhu-least" => {
                    let share = argument(&told.why, "share");
                    assert!((0..=100).contains(&share));
                    let player = told.before.players()[usize::from(seat("whom").0)];
                    believed += share as f64 / 100.0;
                    true_ones += u32::from(player.side == Side::Investigator);
                    shares += 1;
                }
                _ => checked -= 1,
            }
        };
        let found = play((game, 1500), (bot, |_: &mut _| ()), (View::onlooker, tell), check);
        assert_eq!(found.is_empty(), skill == Skill::Low, "{found:?}");
        for (kind, count) in found {
            *kinds.entry(kind).or_default() += count;
        }
    }
    // As often as was said they are Investigators, within three standard deviations of chance at most.
    let spread = 3.0 * (f64::from(shares) / 4.0).sqrt();
    assert!((believed - f64::from(true_ones)).abs() < spread, "{believed}, {true_ones} of {shares}");
    rich(&kinds);
    assert!(checked >= SENTENCES, "{checked} of {kinds:?}");
}

/// What raises the city raises it by as much as was said, within what a hand slips and pieces settle.
#[test]
fn in_rlyeh_it_comes_true_on_the_table() {
    use rlyeh::bot::CityBuilder;
    use rlyeh_rules::Setup;
    use table::hand::HandOptions;
    const NEAR_UM: i32 = 1_500;
    let mut m = rlyeh::Match::new(&Setup::solitaire(3), 2, HandOptions::default(), false).unwrap();
    let mut builder = CityBuilder::new(Skill::High, 2, Seat(0));
    let (mut raised, mut sentences, mut claim) = (0, 0, None);
    for _ in 0..40_000 {
        if m.game().turn() > 22 || m.game().outcome().is_some() {
            break;
        }
        let intent = if builder.decides(&m) {
            let position = CityBuilder::position(&m).unwrap();
            let (idea, why) = builder.bot(&m).choose_aloud(&position, true).unwrap();
            sentences += usize::from(why.is_some());
            claim = why.filter(|why| why.id.starts_with("aloud-rlyeh-raises"));
            builder.follow(idea)
        } else {
            builder.handle(&m)
        };
        if let Some(intent) = intent {
            m.intend(intent.clone()).unwrap();
            builder.done(&intent);
        }
        m.tick();
        let judged = matches!(m.game().phase(), rlyeh_rules::Phase::Rolling) && m.is_waiting();
        if let Some(why) = claim.take_if(|_| judged) {
            let length = |name: &str| match why.args.iter().find(|(known, _)| *known == name) {
                Some((_, Arg::Length(um))) => Length(*um).0,
                other => panic!("{other:?}"),
            };
            assert!((m.game().height_um() - length("to")).abs() < NEAR_UM, "{why:?}");
            raised += 1;
        }
    }
    assert!(raised >= 5 && sentences >= SENTENCES, "{raised} of {sentences}");
}
