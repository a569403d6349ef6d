//! Houses of Thoth in the app without its window: bots play, steps are taken back, the match is saved and goes on.

use super::app::app;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bots::{Bot as _, SeatPosition};
use game::choices::Chosen;
use game::{Game, Seat};
use session::{Intent, Note, Sitter, Skill, Undo, library};
use std::sync::Arc;
use std::time::{Duration, Instant};
use support::vouched::vouched;
use thoth::bot::Bot;
use thoth::referee::Declaration;
use thoth::{INFO, Thoth};
use thoth_rules::{Action, Dealer, GOALS, Phase, Piece, PieceSetter, Play, Thing, card_piece};
use thoth_window::scene::open_cards;
use thoth_window::screen_state::ScreenState;
use thoth_window::setup::{Draft, ThothOrder};
use window::live_table::live_match::{Playing, Wish};
use window::messages::{Command, Notice, Screen};
use window::platform::record::Recorder;
use window::platform::settings::{Pace, Preferences};
use window::ui::players::Players;

/// Longest that anything is waited for; the bots think in real time.
const PATIENCE: Duration = Duration::from_secs(300);

pub fn order(sitters: &[Sitter], builder: PieceSetter, seed: u64) -> ThothOrder {
    let players = Players::new(sitters.len() as u8, &INFO);
    let mut draft = Draft { practice: true, players, ..Draft::default() };
    draft.own.builder = builder;
    for (place, sitter) in draft.players.places.iter_mut().zip(sitters) {
        place.sitter = *sitter;
    }
    draft.order(seed).unwrap()
}

pub fn start(app: &mut App, order: ThothOrder) {
    command(app, Command::Start(Arc::new(order)));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    app.update();
    app.update();
}

fn playing(app: &App) -> &Playing<Thoth> {
    app.world().resource::<Playing<Thoth>>()
}

fn game(app: &App) -> &Thoth {
    playing(app).0.game()
}

fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    let since = Instant::now();
    while !so(app) {
        assert!(since.elapsed() < PATIENCE, "waited in vain for {what}: {:?}", game(app).phase());
        app.update();
    }
}

/// What a person who discards their first card wants.
fn discard(app: &mut App) {
    let seat = game(app).active();
    let card = game(app).hand(seat)[0];
    app.world_mut().write_message(Wish::<Thoth>(Intent::Declare(Declaration::Play(Play::Discard { card }))));
    app.update();
    app.update();
}

#[test]
fn bots_play_a_hand_at_the_table_and_everything_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let journal = folder.path().join("journal.jsonl");
    app.insert_resource(Recorder::to(&journal).unwrap());
    app.insert_resource(Preferences { bots: Pace::Fast, ..Preferences::default() });
    start(&mut app, order(&[Sitter::Bot(Skill::Low); 2], PieceSetter::Assistant, 5));
    until(&mut app, "the end of a hand", |app| !game(app).view(None).results.is_empty());
    until(&mut app, "the next hand", |app| game(app).hand_number() == 2);
    let lost = playing(&app).0.notes().iter().filter(|note| matches!(note, Note::Lost { .. })).count();
    assert_eq!(lost, 0, "the simulation lost nothing");
    let written = std::fs::read_to_string(journal).unwrap();
    assert!(written.lines().next().unwrap().contains("{\"bot\":\"low\"}"), "the journal says who sits where");
    assert!(written.contains("\"Scored\""));
}

#[test]
fn a_person_and_a_bot_take_turns_and_steps_are_taken_back_to_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, order(&[Sitter::Person, Sitter::Bot(Skill::Middle)], PieceSetter::Assistant, 3));
    let mine = |app: &App| {
        *game(app).phase() == Phase::Choosing && game(app).active() == Seat(0) && playing(app).0.is_waiting()
    };
    until(&mut app, "my turn", mine);
    let (before, moves) = (game(&app).clone(), playing(&app).0.log().len());
    discard(&mut app);
    assert!(playing(&app).0.log().len() > moves);
    until(&mut app, "my next turn", mine);
    assert_ne!(*game(&app), before);
    command(&mut app, Command::Rewind(Undo::Undo));
    assert_eq!(*game(&app), before, "the bot's turn is taken back with mine");
    command(&mut app, Command::Rewind(Undo::Redo));
    assert!(game(&app).turn() > before.turn());

    let path = folder.path().join("here.cyclopean");
    until(&mut app, "my turn once more", mine);
    command(&mut app, Command::Save(path.clone()));
    let (saved, seating) = (game(&app).clone(), app.world().resource::<ScreenState>().seating.clone());
    discard(&mut app);
    command(&mut app, Command::Load(path));
    assert_eq!(*game(&app), saved);
    assert_eq!(app.world().resource::<ScreenState>().seating, seating, "the same people sit where they sat");
    until(&mut app, "the autosave", |_| library::all(folder.path()).iter().any(library::Found::is_under_way));
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let me = Seat(0);
    let mut order = order(&[Sitter::Person, Sitter::Bot(Skill::Low)], PieceSetter::Assistant, 3);
    order.setup.goal = GOALS.0;
    app.insert_resource(Preferences { bots: Pace::Fast, ..Preferences::default() });
    start(&mut app, order);
    let mut bot = Bot::new(Skill::Middle, 3, me);
    let mut plays = 0;
    let key = |app: &mut App, key: Key| {
        super::app::press(app, KeyCode::F24, key);
        app.update();
    };
    loop {
        until(&mut app, "something to do", |app| match game(app).phase() {
            Phase::Choosing => game(app).active() == me && playing(app).0.is_waiting(),
            Phase::Scored | Phase::Over => playing(app).0.is_waiting(),
            _ => false,
        });
        app.update();
        if *game(&app).phase() == Phase::Over {
            break;
        }
        if *game(&app).phase() == Phase::Scored {
            let hand = game(&app).hand_number();
            key(&mut app, Key::Enter);
            until(&mut app, "the next hand", |app| game(app).hand_number() > hand);
            continue;
        }
        let Some(Action::Play(play)) = bot.choose(&SeatPosition::of(game(&app), me)) else {
            panic!("no play")
        };
        let at = game(&app).hand(me).iter().position(|card| *card == play.card()).unwrap();
        let turn = playing(&app).0.log().len();
        key(&mut app, Key::Character((at + 1).to_string().into()));
        fn state(app: &App) -> &ScreenState {
            app.world().resource()
        }
        let chosen = |app: &App| state(app).seen.as_ref().unwrap().play(&state(app).chosen);
        assert_eq!(state(&app).chosen.at, [Thing::Card(play.card())]);
        for _ in 0..20 {
            if chosen(&app) == Some(play) {
                break;
            }
            key(&mut app, Key::ArrowDown);
        }
        assert_eq!(chosen(&app), Some(play));
        key(&mut app, Key::Enter);
        let done = playing(&app).0.log().get(turn).map(|entry| entry.intent.clone());
        assert_eq!(done, Some(Intent::Declare(Declaration::Play(play))));
        plays += 1;
    }
    assert!(plays > 8 && game(&app).outcome().is_some(), "{plays}");
}

/// The drawn card is picked and thrown away. The keys after that wait until the match has gone on, and then mean nothing, for it
/// is the bot's turn.
#[test]
fn keys_of_one_picture_are_done_up_to_the_first_that_acts() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, order(&[Sitter::Person, Sitter::Bot(Skill::Low)], PieceSetter::Assistant, 3));
    until(&mut app, "my turn", |app| {
        *game(app).phase() == Phase::Choosing && game(app).active() == Seat(0) && playing(app).0.is_waiting()
    });
    app.update();
    super::app::notices(&mut app);
    let drawn = game(&app).view(Some(Seat(0))).drawn().expect("a card was drawn");
    let turn = playing(&app).0.log().len();
    let throw = (KeyCode::F24, Key::Character("x".into()));
    super::app::press_all(&mut app, &[throw.clone(), throw.clone(), throw.clone(), throw]);
    for _ in 0..4 {
        // What is told is gone after two pictures.
        assert_eq!(super::app::notices(&mut app), Vec::<String>::new(), "nothing is refused");
        app.update();
    }
    let done = playing(&app).0.log().get(turn).map(|entry| entry.intent.clone());
    assert_eq!(done, Some(Intent::Declare(Declaration::Play(Play::Discard { card: drawn }))));
    assert_eq!(app.world().resource::<ScreenState>().chosen, Chosen::default(), "it is in the hand no more");
}

#[test]
fn a_bot_builds_by_hand_in_the_app() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, order(&[Sitter::Bot(Skill::Low); 2], PieceSetter::ByHand, 11));
    until(&mut app, "a stone in a house", |app| {
        game(app).pieces_in_play().iter().any(|&id| Piece::pyramid(id).is_some())
    });
    let taken = |entry: &&_| matches!(entry, session::TimedIntent::<Thoth> { intent: Intent::Take(_), .. });
    assert!(playing(&app).0.log().iter().any(|entry| taken(&entry)), "it was taken in hand");
}

#[test]
fn people_who_share_a_screen_see_their_own_cards_only_once_they_are_here() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, order(&[Sitter::Person; 2], PieceSetter::Assistant, 7));
    app.update();
    let active = game(&app).active();
    let ui_state = app.world().resource::<ScreenState>();
    assert_eq!(ui_state.wanted(&playing(&app).0), Some(active));
    assert!(ui_state.seen.as_ref().unwrap().view().cards.is_empty(), "nobody is here, so no cards are seen");
    app.world_mut().resource_mut::<ScreenState>().screen.come(active);
    app.update();
    let seen = app.world().resource::<ScreenState>().seen.clone().unwrap();
    assert_eq!(seen.view().cards, game(&app).hand(active));
    discard(&mut app);
    until(&mut app, "the cover", |app| {
        app.world().resource::<ScreenState>().wanted(&playing(app).0).is_some()
    });
    let ui_state = app.world().resource::<ScreenState>();
    assert_eq!(ui_state.wanted(&playing(&app).0), Some(game(&app).active()));
    let hand = game(&app).hand(game(&app).active()).to_vec();
    assert!(!hand.iter().any(|card| ui_state.seen.as_ref().unwrap().view().cards.contains(card)));
}

/// T-30: each bids behind the cover, by keys; keys that come too early do nothing.
#[test]
fn people_who_share_a_screen_bid_one_after_another_behind_the_cover() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let mut order = order(&[Sitter::Person; 2], PieceSetter::Assistant, 7);
    order.setup.dealer = Dealer::Auction;
    start(&mut app, order);
    let key = |app: &mut App, key: Key| {
        super::app::press(app, KeyCode::F24, key);
        app.update();
    };
    let state = |app: &App| app.world().resource::<ScreenState>().wanted(&playing(app).0);
    let mut asked = vec![];
    while game(&app).phase().is_auction() {
        let seat = game(&app).to_act()[0];
        app.update();
        // Whoever bids last may be the first to take.
        if asked.last() != Some(&seat) {
            assert_eq!(state(&app), Some(seat), "the cover");
            for early in [Key::Character("1".into()), Key::Enter] {
                key(&mut app, early);
            }
            assert_eq!(playing(&app).0.log().len(), asked.len(), "nobody has come to the screen");
            key(&mut app, Key::Home);
        }
        let seen = app.world().resource::<ScreenState>().seen.clone().unwrap();
        assert_eq!((state(&app), seen.view().cards.as_slice()), (None, game(&app).hand(seat)));
        key(&mut app, Key::Character("1".into()));
        key(&mut app, Key::Enter);
        asked.push(seat);
        assert_eq!(playing(&app).0.log().len(), asked.len(), "it is bid or taken");
    }
    // Both have bid, and one of them has chosen among the bids.
    assert_eq!((asked.len(), asked[0] == asked[1], game(&app).turn()), (3, false, 1));
    assert_eq!(game(&app).hand(game(&app).active()).len(), 6);
    app.update();
    assert_eq!(
        app.world().resource::<ScreenState>().chosen,
        Chosen::default(),
        "nothing that is there to be played"
    );
}

#[test]
fn no_card_that_somebody_may_not_know_lies_open() {
    let mut game = Thoth::new(&thoth_rules::Setup::assisted(3), 17).unwrap();
    for _ in 0..60 {
        let Some(seat) = game.to_act().first().copied() else { break };
        let legal = game.legal_actions(seat);
        let Some(action) =
            legal.iter().find(|a| !matches!(a, Action::Play(Play::Discard { .. }))).or(legal.first())
        else {
            break;
        };
        game.apply(seat, action.clone()).unwrap();
        let open = open_cards(&game);
        for seat in (0..3).map(Seat) {
            assert!(game.hand(seat).iter().all(|&card| !open.contains(&card_piece(card))));
        }
    }
}

#[test]
fn a_save_of_another_game_is_refused_with_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let path = folder.path().join("other.cyclopean");
    std::fs::write(&path, vouched("chess", b"")).unwrap();
    command(&mut app, Command::Load(path));
    let said: Vec<String> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|notice| notice.words).collect();
    assert!(said.iter().any(|words| words.contains("chess")), "{said:?}");
}
