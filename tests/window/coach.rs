//! The coach: what it says first is what the best bot does, the values that it quotes are those that it compared, and whoever
//! asked it has that in their recording.

use bots::advice::{Advice, MOST_WAYS, ScoredOption};
use bots::{Bot, SeatPosition};
use game::message::{Arg, Message};
use game::{CardGame, Game, Language, Seat};
use lang::Texts;
use session::replay::{Recorded as _, Replay};
use session::{CardMatch, Names, Seating, Sitter, Skill, Undo};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

/// Advice is what the same bot would do, and its ways are in order, with the values that their words quote. No two ways and no two
/// reasons read alike.
fn is_the_bots<B: Bot<Choice: Debug + PartialEq>>(bot: &B, position: &B::Position) -> Advice<B::Choice> {
    let chosen = bot.clone().choose(position).unwrap();
    let advice = bot.clone().explain(position).unwrap();
    assert_eq!(advice.choice, chosen);
    assert!(advice.ways.len() <= MOST_WAYS);
    assert!(advice.ways.first().is_none_or(|first| first.choice == chosen));
    assert!(advice.ways.iter().is_sorted_by(|a, b| a.value >= b.value), "{:?}", advice.ways);
    let valued = |at: usize| advice.ways[at].value;
    for ScoredOption { value, words, .. } in &advice.ways {
        let told = match words.id {
            "coach-way-ahead" => valued(0) - valued(1),
            "coach-way-behind" => valued(0) - value,
            _ => *value,
        };
        assert_eq!(part(words, "value"), Some(&Arg::Count(told.round() as i64)), "{words:?}, {value}");
    }
    read_apart(&advice.ways.iter().map(|way| what(&way.words)).collect::<Vec<_>>());
    read_apart(&advice.why);
    advice
}

fn part<'a>(words: &'a Message, name: &str) -> Option<&'a Arg> {
    words.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

/// What a way is, without what it is worth.
fn what(words: &Message) -> Message {
    match part(words, "what") {
        Some(Arg::Message(what)) => (**what).clone(),
        _ => panic!("{words:?}"),
    }
}

/// No two of these read alike in any language.
fn read_apart(all: &[Message]) {
    for language in [Language::English, Language::German] {
        let texts = Texts::of(language);
        let read: Vec<String> = all.iter().map(|one| texts.plain(one)).collect();
        let distinct: BTreeSet<&String> = read.iter().collect();
        assert_eq!(distinct.len(), read.len(), "{read:#?}");
    }
}

/// A look back tells what was done from what the best bot would have done; whether it compares the two.
fn is_told_apart<B: Bot<Choice: Debug + PartialEq>>(
    bot: &B,
    position: &B::Position,
    done: &B::Choice,
) -> bool {
    let best = bot.clone().choose(position).filter(|best| best != done);
    let weighed = best.and_then(|best| bot.clone().weigh(position, [done, &best]));
    let by_margin = bot.clone().by_margin(position, done);
    for weighed in weighed.iter().chain(&by_margin) {
        read_apart(&weighed.ways.each_ref().map(|way| what(&way.words)));
    }
    weighed.is_some()
}

/// Plays games among quick bots, and asks the best about every so-manieth decision. How often it compared ways.
fn asked<G, B>(
    setup: &G::Setup,
    skills: [Skill; 2],
    every: usize,
    best: impl Fn(Seat) -> B,
    quick: impl Fn(Skill, Seat) -> B,
) -> usize
where
    G: CardGame<Action: Copy>,
    B: Bot<Position = SeatPosition<G>, Choice = G::Action>,
{
    let mut game = G::new(setup, 5).unwrap();
    let mut bots: Vec<B> =
        (0..G::seats(setup)).map(|seat| quick(skills[usize::from(seat) % 2], Seat(seat))).collect();
    let (mut compared, mut apart) = (0, 0);
    for turn in 0..400 {
        let Some(seat) = game.to_act().first().copied() else { break };
        let position = SeatPosition::of(&game, seat);
        let action = bots[usize::from(seat.0)].choose(&position).unwrap();
        if turn % every == 0 {
            compared += usize::from(is_the_bots(&best(seat), &position).ways.len() > 1);
            apart += usize::from(is_told_apart(&best(seat), &position, &action));
        }
        game.apply(seat, action).unwrap();
    }
    assert!(apart > 1, "{apart} decisions looked back at");
    compared
}

#[test]
fn its_first_choice_is_the_best_bots_and_its_values_are_those_compared() {
    let skills = [Skill::Middle, Skill::Low];
    let compared = asked(
        &rathulhu_rules::Setup::players(3),
        skills,
        9,
        |seat| rathulhu::bot::Bot::new(Skill::High, 5, seat).with_playouts(60),
        |skill, seat| rathulhu::bot::Bot::new(skill, 5, seat),
    );
    assert!(compared > 5, "{compared}");
    let compared = asked(
        &elder_god_rules::Setup::players(2),
        skills,
        5,
        |seat| elder_god::bot::Bot::new(Skill::High, 5, seat).with_playouts(20),
        |skill, seat| elder_god::bot::Bot::new(skill, 5, seat),
    );
    assert!(compared > 5, "{compared}");
    // It compares whom it may accuse.
    let compared = asked(
        &cluethulhu_rules::Setup::players(7),
        skills,
        1,
        |seat| cluethulhu::bot::Bot::new(Skill::High, 5, seat),
        |skill, seat| cluethulhu::bot::Bot::new(skill, 5, seat),
    );
    assert!(compared > 1, "{compared}");
}

#[test]
fn it_advises_the_magus_play_in_a_hand_of_thoth() {
    use thoth::Thoth;
    use thoth::bot::Bot as Magus;
    use thoth_rules::{Action, Facts, Setup};
    let mut game = Thoth::new(&Setup::assisted(2), 8).unwrap();
    let mut bots: Vec<Magus> = (0..2).map(|seat| Magus::new(Skill::Middle, 8, Seat(seat))).collect();
    let (mut compared, mut apart) = (0, 0);
    for turn in 0..120 {
        if let Some(seat) = game.referee_for() {
            let facts = Facts::all_stand(&game.expected_pieces());
            game.apply(seat, Action::Settled(facts)).unwrap();
            continue;
        }
        let Some(seat) = game.to_act().first().copied().filter(|_| game.results().is_empty()) else { break };
        let position = SeatPosition::of(&game, seat);
        let action = bots[usize::from(seat.0)].choose(&position).unwrap();
        if turn % 4 == 0 && position.legal.len() > 1 {
            let best = Magus::new(Skill::High, 8, seat).with_playouts(60);
            compared += usize::from(is_the_bots(&best, &position).ways.len() > 1);
            apart += usize::from(is_told_apart(&best, &position, &action));
        }
        game.apply(seat, action).unwrap();
    }
    assert!(compared > 5 && apart > 1, "{compared}, {apart}");
}

/// Its tilt is that of the judge for the piece set down there, and what it names as the place is what then carries the piece.
#[test]
fn in_a_city_it_says_what_the_city_stands_with_the_piece_it_names() {
    use rlyeh::Match;
    use rlyeh::bot::explain::Why;
    use rlyeh::bot::{Bot as Architect, BotPosition, CityBuilder, Idea};
    use rlyeh_rules::{Phase, Setup};
    use session::Tabled as _;
    use support::drive::drive;
    use table::carriage::Carriage;
    use table::hand::HandOptions;
    use table::statics;
    let mut m = Match::new(&Setup::solitaire(2), 4, HandOptions::default(), true).unwrap();
    let mut builder = [CityBuilder::default()];
    let (mut told, mut named) = (0, 0);
    for turn in 2..6 {
        drive(&mut m, &mut builder, |m| {
            m.is_waiting() && m.game().turn() >= turn && matches!(m.game().phase(), Phase::Acting { .. })
        });
        let best = Architect::new(Skill::High, 4, Seat(0));
        let advice = best.clone().explain(&BotPosition::of(&m)).unwrap();
        assert_eq!(Some(&advice.choice), best.clone().choose(&BotPosition::of(&m)).as_ref());
        let Idea::Set(spot) = &advice.choice else { continue };
        let mut sim = m.sim().clone();
        sim.place(spot.piece, spot.pose);
        for _ in 0..120 {
            sim.tick().unwrap();
        }
        let [(_, _), (_, Arg::Message(place))] = advice.what.as_ref().unwrap().args.as_slice() else {
            panic!("{:?}", advice.what)
        };
        let place = format!("{place:?}");
        for (under, _) in Carriage::of(&sim).carriers(spot.piece) {
            let name = match under == sim.table() {
                true => "table".to_owned(),
                false => format!("{:?}", m.game().say_piece(under)),
            };
            assert!(place.contains(&name), "{name} carries it, and it is told {place}");
            named += 1;
        }
        let city: Vec<_> = m.game().pieces_in_play().into_iter().chain([spot.piece]).collect();
        let found = statics::analyse(&sim, Some(&city)).unwrap().tilt_deg();
        let quoted = advice.why.iter().find_map(|why| match why.args.as_slice() {
            [("degrees", Arg::Message(number))] => match number.args.as_slice() {
                [(_, Arg::Name(whole)), (_, Arg::Name(tenths))] => {
                    format!("{whole}.{tenths}").replace('−', "-").parse::<f64>().ok()
                }
                _ => None,
            },
            _ => None,
        });
        // A hand slips by up to 0.3 mm beside what was judged: under a pyramid that is less than a degree.
        if let Some(quoted) = quoted {
            told += 1;
            assert!((quoted - found).abs() < 1.5, "{quoted}, and the judge finds {found}");
        }
    }
    assert!(told > 0 && named > 0 && Why::examples().len() > 3);
}

#[test]
fn whoever_asks_it_has_that_in_the_recording_of_a_match_of_cards() {
    use rathulhu_rules::{Action, Rathulhu, Setup};
    let seating = Seating { sitters: vec![Sitter::Person; 2], names: Names::usual(2) };
    let mut m = CardMatch::<Rathulhu>::new(&Setup::players(2), 3, seating, true).unwrap();
    m.act(Seat(0), Action::Draw).unwrap();
    let before = (m.recording().steps(), m.game().clone());
    m.asked();
    assert_eq!(
        (m.recording().steps(), m.game()),
        (before.0 + 1, &before.1),
        "it is written down, and changes nothing"
    );
    m.act(Seat(1), Action::Draw).unwrap();
    m.rewind(Undo::Undo).unwrap();
    let loaded = CardMatch::<Rathulhu>::from_bytes(&m.to_bytes().unwrap(), Path::new("it")).unwrap();
    assert_eq!(loaded.recording().steps(), m.recording().steps());
    let mut replay = Replay::of(&loaded).unwrap();
    while replay.step().is_some() {}
    assert!(replay.divergences().is_empty() && replay.now().game() == m.game());
}

mod in_the_app {
    //! The coach in the app, without a window: asked by a command, it answers once it has thought, until the match goes on.

    use bevy::prelude::*;
    use bevy::time::TimeUpdateStrategy;
    use bots::{Bot as _, SeatPosition};
    use game::Seat;
    use rathulhu::bot::Bot;
    use rathulhu_rules::{Action, Rathulhu, Setup};
    use rathulhu_window::{RathulhuMatch, RathulhuOrder};
    use rlyeh_window::setup::RlyehOrder;
    use session::replay::Recorded as _;
    use session::{Seating, Sitter, Skill};
    use shell::coach::Coach;
    use std::sync::Arc;
    use std::time::Duration;
    use table::hand::{HandKind, HandOptions};
    use thoth_window::look::ColourSet;
    use thoth_window::setup::ThothOrder;
    use window::card_match::CardWish;
    use window::messages::{Command, Dialog, Open, RefusalNotice};
    use window::ui::dialogs::DialogState;

    const SEED: u64 = 3;

    fn send(app: &mut App, command: Command) {
        app.world_mut().write_message(command);
        (0..3).for_each(|_| app.update());
    }

    fn order(practice: bool) -> Command {
        let seating = Seating::new(vec![Sitter::Person, Sitter::Bot(Skill::Low)]);
        Command::Start(Arc::new(RathulhuOrder { setup: Setup::players(2), seating, seed: SEED, practice }))
    }

    /// Asks the coach; what is refused meanwhile.
    fn ask(app: &mut App) -> Vec<String> {
        app.world_mut().write_message(Command::Coach);
        let mut refused = vec![];
        for _ in 0..3 {
            app.update();
            let mut new = app.world_mut().resource_mut::<Messages<RefusalNotice>>();
            refused.extend(new.drain().map(|why| why.0.words));
        }
        refused
    }

    fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
        for _ in 0..20_000 {
            if so(app) {
                return;
            }
            app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        panic!("waited in vain for {what}");
    }

    fn coach(app: &App) -> &Coach {
        app.world().resource()
    }

    fn on_turn(app: &App) -> bool {
        let m = &app.world().resource::<RathulhuMatch>().0;
        m.game().phase().seat() == Some(Seat(0))
    }

    #[test]
    fn it_answers_who_asks_in_practice_and_nobody_else() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = crate::app::app(folder.path());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(90)));
        send(&mut app, order(false));
        until(&mut app, "the first turn", on_turn);
        (0..100).for_each(|_| app.update());
        let why = ask(&mut app);
        assert!(!coach(&app).is_on());
        assert!(why.iter().any(|why| why.contains("practice")), "it says why not: {why:?}");

        send(&mut app, order(true));
        until(&mut app, "the first turn", on_turn);
        (0..100).for_each(|_| app.update());
        let (position, steps) = {
            let m = &app.world().resource::<RathulhuMatch>().0;
            (SeatPosition::<Rathulhu>::of(m.game(), Seat(0)), m.recording().steps())
        };
        assert!(!coach(&app).is_on(), "it never speaks by itself");
        assert_eq!(ask(&mut app), Vec::<String>::new());
        until(&mut app, "its word", |app| coach(app).advised().is_some());
        let best = Bot::new(Skill::High, SEED, Seat(0)).explain(&position).unwrap();
        let advised = coach(&app).advised().unwrap().clone();
        assert_eq!((&advised.what, &advised.why), (&best.what, &best.why));
        assert!(!advised.marks.is_empty(), "it says where");
        assert_eq!(
            app.world().resource::<RathulhuMatch>().0.recording().steps(),
            steps + 1,
            "it is written down"
        );

        app.world_mut().write_message(CardWish(match best.choice {
            Action::Draw => Action::Invoke,
            _ => best.choice,
        }));
        (0..3).for_each(|_| app.update());
        assert!(!coach(&app).is_on(), "its word holds for one moment only");
    }

    /// The menu of a match offers it, and says where nobody is advised. Those who share a screen are, where none of them holds
    /// what the others may not see.
    #[test]
    fn the_menu_of_a_match_offers_it_where_it_helps() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = crate::app::app(folder.path());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(90)));
        let unadvised = |app: &mut App| {
            app.insert_resource(Open(vec![Dialog::Pause]));
            (0..3).for_each(|_| app.update());
            app.world().resource::<DialogState>().unadvised.clone()
        };
        send(&mut app, order(false));
        assert!(unadvised(&mut app).is_some_and(|why| why.contains("scored")));
        send(&mut app, order(true));
        until(&mut app, "the first turn", on_turn);
        assert_eq!(unadvised(&mut app), None);
        assert_eq!(ask(&mut app), Vec::<String>::new());
        assert!(coach(&app).is_on() && app.world().resource::<Open>().0.is_empty(), "the menu makes room");

        let together = || Seating::people(2);
        let setup = Setup::players(2);
        let order = RathulhuOrder { setup, seating: together(), seed: SEED, practice: true };
        send(&mut app, Command::Start(Arc::new(order)));
        assert_eq!((unadvised(&mut app), ask(&mut app)), (None, vec![]), "here all lies open");
        let (setup, hand) = (thoth_rules::Setup::assisted(2), HandKind::default());
        let colours = ColourSet::default();
        let order = ThothOrder {
            setup,
            seating: together(),
            colours,
            hand,
            magnet: false,
            seed: SEED,
            practice: true,
        };
        send(&mut app, Command::Start(Arc::new(order)));
        assert!(unadvised(&mut app).is_some_and(|why| why.contains("secrets")));
        assert!(ask(&mut app).iter().any(|why| why.contains("secrets")) && !coach(&app).is_on());
    }

    #[test]
    fn whoever_builds_alone_is_advised_though_it_is_scored() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = crate::app::app(folder.path());
        let (setup, seating) = (rlyeh_rules::Setup::solitaire(2), Seating::default());
        let order = RlyehOrder { setup, seating, seed: 4, hand: HandOptions::default(), practice: false };
        send(&mut app, Command::Start(Arc::new(order)));
        (0..60).for_each(|_| app.update());
        send(&mut app, Command::Coach);
        until(&mut app, "its word", |app| coach(app).advised().is_some());
        assert_eq!(coach(&app).advised().unwrap().what.as_ref().unwrap().id, "coach-rlyeh-roll");
        send(&mut app, Command::Coach);
        assert!(!coach(&app).is_on(), "asked again it goes");
    }
}
