//! The hand at a table of Houses of Thoth, by keys alone: what is due is lifted where it stands, and what would be lost is
//! marked and asked about first.

use super::app::{app, press};
use bevy::input::keyboard::{Key, NativeKey};
use bevy::prelude::*;
use game::choices::Chosen;
use game::{Game, Seat};
use session::{Intent, Match, Note, Seating, Sitter};
use support::houses::{Scene, card};
use table::PieceId;
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::referee::{Declaration, in_progress, layout};
use thoth_rules::{Action, Element, Event, Play, Size, Thing};
use thoth_window::framing::Focus;
use thoth_window::screen_state::ScreenState;
use window::hand::landing_preview::LandingPreview;
use window::hand::word::Rating;
use window::hand::{ClicksAre, draw};
use window::live_table::live_match::{Playing, Wish};
use window::live_table::physics::LiveBodies;
use window::messages::{Command, Notice, RefusalNotice};

/// Ann has redeemed the Six of Wands for two large pyramids, and is here; a match in which hands tremble so much.
fn due(tremor_mm: f32) -> (App, tempfile::TempDir) {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Element::Fire, Size::Large, 2)])
        .house(1, "Tower", &[(Element::Water, Size::Small, 4)])
        .hand(0, &["Six of Wands"]);
    let hand = HandOptions { tremor_mm, ..HandOptions::default() };
    let mut m = in_progress(scene.game(), hand, true).unwrap();
    let raise = Play::Raise { card: card("Six of Wands"), size: Size::Large, count: 2 };
    m.intend(Intent::Declare(Declaration::Play(raise))).unwrap();
    m.run_until_waiting(1_400);
    m.seat(Seating::new(vec![Sitter::Person; 2]));
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("due.cyclopean");
    m.save(&save).unwrap();
    let mut app = app(folder.path());
    app.init_resource::<Said>().add_systems(Last, hear);
    app.world_mut().write_message(Command::Load(save));
    frames(&mut app, 3);
    app.world_mut().resource_mut::<ScreenState>().screen.come(Seat(0));
    frames(&mut app, 3);
    (app, folder)
}

/// What was refused or asked, and what was told as a loss.
#[derive(Resource, Default)]
struct Said(Vec<String>, Vec<String>);

fn hear(
    mut refusals: MessageReader<RefusalNotice>,
    mut notices: MessageReader<Notice>,
    mut said: ResMut<Said>,
) {
    said.0.extend(refusals.read().map(|refusal| refusal.0.words.clone()));
    said.1.extend(notices.read().filter(|notice| notice.is_loss).map(|notice| notice.words.clone()));
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

/// A key of the hand, which goes by where it is on the keyboard.
fn tap(app: &mut App, code: KeyCode) {
    press(app, code, Key::Unidentified(NativeKey::Unidentified));
}

fn playing(app: &App) -> &Match<Thoth> {
    &app.world().resource::<Playing<Thoth>>().0
}

fn held(app: &App) -> Option<PieceId> {
    playing(app).hand().held().first().copied()
}

fn at(app: &mut App, id: PieceId) -> Vec3 {
    app.world_mut()
        .run_system_cached_with(
            |In(id): In<PieceId>, bodies: LiveBodies| bodies.get(id).unwrap().position().translation,
            id,
        )
        .unwrap()
}

fn said(app: &App) -> &[String] {
    &app.world().resource::<Said>().0
}

/// A card that is picked goes where the table is clicked, but for whoever has pieces to set; and only in this game.
#[test]
fn clicks_on_the_table_are_for_the_picked_card_or_for_pieces() {
    let (mut app, folder) = due(0.0);
    let clicks = |app: &mut App, picked: bool| {
        let mut state = app.world_mut().resource_mut::<ScreenState>();
        let card = state.seen.as_ref().unwrap().cards()[0].card;
        state.chosen = if picked { Chosen::of(Thing::Card(card)) } else { Chosen::default() };
        frames(app, 1);
        *app.world().resource::<ClicksAre>()
    };
    assert_eq!(clicks(&mut app, true), ClicksAre::ForPieces, "two pyramids are due");
    app.world_mut().write_message(Wish::<Thoth>(Intent::Declare(Declaration::Enough)));
    frames(&mut app, 200);
    app.world_mut().resource_mut::<ScreenState>().screen.come(Seat(1));
    frames(&mut app, 3);
    assert_eq!(clicks(&mut app, false), ClicksAre::ForPieces);
    assert_eq!(clicks(&mut app, true), ClicksAre::ForPlaces);
    let save = folder.path().join("city.cyclopean");
    let city = rlyeh::Match::new(&rlyeh_rules::Setup::players(2), 1, HandOptions::default(), true).unwrap();
    city.save(&save).unwrap();
    app.world_mut().write_message(Command::Load(save));
    frames(&mut app, 3);
    assert_eq!(*app.world().resource::<ClicksAre>(), ClicksAre::ForPieces);
}

#[test]
fn a_pyramid_is_lifted_where_it_stands_and_asked_about_before_it_is_dropped_beside_the_card() {
    let (mut app, _folder) = due(0.0);
    tap(&mut app, KeyCode::Tab);
    tap(&mut app, KeyCode::Enter);
    let id = held(&app).expect("it was taken");
    let stood = at(&mut app, id).truncate();
    let place = layout::place(Seat(0), 2).translation.truncate();
    assert!(stood.distance(place) < 20.0, "it waits beside the house, not in the bank: {stood}");
    tap(&mut app, KeyCode::ArrowRight);
    frames(&mut app, 90);
    let hangs = at(&mut app, id);
    assert!(
        hangs.z > 0.4 && hangs.truncate().distance(stood) < 1.0,
        "lifted where it stood: {hangs}, {stood}"
    );
    let preview = app.world().resource::<LandingPreview>();
    assert_eq!((preview.lost.as_deref(), preview.warns()), (Some("misses the card"), true));
    assert_eq!((preview.word.mark, preview.word.what.as_str()), (Rating::Bad, "Misses the card"));

    // Asked first; it stays in the hand, as high as before.
    tap(&mut app, KeyCode::Enter);
    frames(&mut app, 60);
    assert_eq!(held(&app), Some(id), "it is still held");
    assert_eq!(said(&app), ["Misses the card. Let go again to drop it there all the same."]);
    assert!((at(&mut app, id).z - hangs.z).abs() < 0.1);
    let before = playing(&app).notes().len();
    tap(&mut app, KeyCode::Enter);
    for _ in 0..2_000 {
        app.update();
        if held(&app).is_none() && playing(&app).is_waiting() {
            break;
        }
    }
    assert_eq!(said(&app).len(), 1, "it is asked once");
    let told: Vec<String> = playing(&app).notes()[before..]
        .iter()
        .filter_map(
            |note| {
                if let Note::Event(event) = note { Some(window::speech::say(event)) } else { None }
            },
        )
        .collect();
    assert!(told.iter().any(|words| words == "The large fire pyramid fell beside the card"), "{told:?}");
    assert!(!told.iter().any(|words| words.contains("came down")), "{told:?}");
    let fell: Vec<&String> =
        app.world().resource::<Said>().1.iter().filter(|words| words.contains("fell")).collect();
    assert_eq!(fell, ["The large fire pyramid fell beside the card"], "it is told at once, too");
    let house = playing(&app).game().house(Seat(0)).unwrap();
    assert_eq!(house.pips(), 6, "what stood still stands");
}

#[test]
fn over_the_card_nothing_is_asked_and_hands_that_tremble_are_not_asked_at_all() {
    for (tremor_mm, walk, stands) in [(0.0, true, true), (1.0, false, false)] {
        let (mut app, _folder) = due(tremor_mm);
        tap(&mut app, KeyCode::Tab);
        tap(&mut app, KeyCode::Enter);
        let id = held(&app).expect("it was taken");
        // Up, and over a free corner.
        tap(&mut app, KeyCode::KeyW);
        frames(&mut app, 60);
        let corner = layout::place(Seat(0), 2) * Vec3::new(1.9, -3.8, 0.0);
        for _ in 0..60 {
            let way = corner - at(&mut app, id);
            if !walk || way.truncate().abs().max_element() < 0.4 {
                break;
            }
            if way.x.abs() > 0.4 {
                tap(&mut app, if way.x < 0.0 { KeyCode::ArrowLeft } else { KeyCode::ArrowRight });
            } else {
                tap(&mut app, if way.y < 0.0 { KeyCode::ArrowDown } else { KeyCode::ArrowUp });
            }
            frames(&mut app, 12);
        }
        frames(&mut app, 60);
        let lost = app.world().resource::<LandingPreview>().lost.clone();
        assert_eq!(lost.is_none(), stands, "{lost:?} at {}", at(&mut app, id));
        tap(&mut app, KeyCode::Enter);
        for _ in 0..2_000 {
            app.update();
            if held(&app).is_none() && playing(&app).is_waiting() {
                break;
            }
        }
        assert_eq!(held(&app), None, "{tremor_mm}");
        assert_eq!(said(&app), [] as [String; 0]);
        let standing = playing(&app).game().house(Seat(0)).unwrap().pips();
        assert_eq!(standing, if stands { 9 } else { 6 });
        let fell = playing(&app).notes().iter().any(|note| matches!(note, Note::Event(Event::Fell { .. })));
        assert_eq!(fell, !stands);
    }
}

#[test]
fn the_screen_looks_at_the_house_while_a_piece_is_due_and_where_it_is_told_to() {
    let (mut app, _folder) = due(0.0);
    let focus = |app: &App| app.world().resource::<ScreenState>().gaze.focus();
    let look = |app: &mut App, letter: &str| {
        press(app, KeyCode::F24, Key::Character(letter.into()));
        frames(app, 2);
        app.world().resource::<ScreenState>().gaze.focus()
    };
    // The camera's part needs a renderer; what it follows does not.
    let m = &app.world().resource::<Playing<Thoth>>().0;
    let due = thoth_window::framing::due(m.game(), Some(Seat(0)));
    assert_eq!(due, Focus::House(Seat(0)));
    assert_eq!(thoth_window::framing::due(m.game(), Some(Seat(1))), Focus::Table, "not mine");
    assert!(m.game().legal_actions(Seat(0)).contains(&Action::Enough));
    assert_eq!(look(&mut app, "v"), Focus::House(Seat(1)));
    assert_eq!(look(&mut app, "h"), Focus::House(Seat(0)));
    assert_eq!(look(&mut app, "t"), Focus::Table);
    // Also with something in the hand.
    tap(&mut app, KeyCode::Tab);
    tap(&mut app, KeyCode::Enter);
    assert!(held(&app).is_some());
    assert_eq!(look(&mut app, "v"), Focus::House(Seat(1)));
    assert_eq!(focus(&app), Focus::House(Seat(1)));
}

#[test]
fn guide_lines_are_drawn_by_the_cameras_of_the_table_only() {
    // What has no layer of its own is on the first, which the flat camera draws.
    let flat = bevy::camera::visibility::RenderLayers::default();
    assert!(!draw::config().render_layers.intersects(&flat));
    let table = bevy::camera::visibility::RenderLayers::from_layers(&[0, 1]);
    assert!(draw::config().render_layers.intersects(&table));
}
