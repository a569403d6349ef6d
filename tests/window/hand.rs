//! The player's hand, headless: a cursor and keys that are moved here, and a match that carries its wishes out.

mod aim;
mod bare;
mod keyboard;
mod layout;
mod nesting;
mod previews;
mod slow;
mod turn;
mod view;

use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::input::keyboard::{Key as Logical, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use game::Game;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Rlyeh};
use rlyeh_rules::{Action, Asks, Class, Orientation, Setup};
use rlyeh_window::UI;
use window::game_ui::{CurrentGame, GameUi};
use window::hand::grab::clear_lift;
use window::hand::landing_preview::LandingPreview;
use window::hand::look_ahead::LookAhead;
use window::hand::rings::Rings;
use window::hand::state::{GrabState, Hover, KeyboardTarget, Mouse};
use window::hand::word::{Omen, Rating};
use window::hand::{self, ClicksAre, HandSet, Handling};
use window::input_queue;
use window::live_table::camera::{Home, MainCamera};
use window::live_table::framing::{Framing, TableViewport};
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::live_table::orbit::{OrbitCamera, Viewpoint};
use window::live_table::physics::{self, LiveTable, TableClock, TableSet, spawn_table, with_live_table};
use window::messages::{Notice, RefusalNotice, Screen, TakeFromSupply};

use session::{HandRules, Tabled};
use std::marker::PhantomData;
use std::mem::swap;
use std::time::Duration;
use support::told::english;
use table::carry::{By, CarryPhase};
use table::rapier3d::math::{Pose, Vector};
use table::sim::{Placement, table_top};
use table::{HandCommand, Kind, Piece, PieceId, Settings, Sim, Size};
use thoth::Thoth;

/// Everything that was wished for, and said.
#[derive(Resource)]
struct Heard<G: Tabled> {
    wishes: Vec<session::Intent<G>>,
    notices: Vec<String>,
}

impl<G: Tabled> Default for Heard<G> {
    fn default() -> Self {
        Self { wishes: vec![], notices: vec![] }
    }
}

/// A game and its window.
trait Shown: HandRules {
    const UI: &'static GameUi;
}

impl Shown for Rlyeh {
    const UI: &'static GameUi = &UI;
}

impl Shown for Thoth {
    const UI: &'static GameUi = &thoth_window::UI;
}

fn with_match<G: Tabled, R>(
    live: &mut LiveTable,
    playing: &mut Playing<G>,
    work: impl FnOnce(&mut session::Match<G>) -> R,
) -> R {
    live.lend(|sim| {
        swap(sim, playing.0.sim_mut());
        let result = work(&mut playing.0);
        swap(sim, playing.0.sim_mut());
        result
    })
    .unwrap()
}

fn carry_out<G: HandRules>(
    mut wishes: MessageReader<Wish<G>>,
    (mut notices, mut refusals): (MessageReader<Notice>, MessageReader<RefusalNotice>),
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut seen: ResMut<CurrentView<G>>,
    mut heard: ResMut<Heard<G>>,
) {
    heard.notices.extend(notices.read().map(|notice| notice.words.clone()));
    heard.notices.extend(refusals.read().map(|why| why.0.words.clone()));
    seen.0 = with_match(&mut live, &mut playing, |m| {
        for Wish(intent) in wishes.read() {
            heard.wishes.push(intent.clone());
            if let Err(why) = m.intend(intent.clone()) {
                heard.notices.push(english(&why));
            }
        }
        m.view()
    });
}

struct Table<G: Shown = Rlyeh> {
    app: App,
    window: Entity,
    camera: Entity,
    game: PhantomData<G>,
}

const SIZE: UVec2 = UVec2::new(1280, 720);

impl<G: Shown> Table<G> {
    fn new(mut m: session::Match<G>) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin, StatesPlugin, InputPlugin, physics::plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(1.0 / 60.0)))
            .insert_state(Screen::Table)
            .add_message::<Wish<G>>()
            .add_message::<Notice>()
            .add_message::<RefusalNotice>()
            .init_resource::<Heard<G>>()
            .insert_resource(CurrentGame(G::UI))
            .add_plugins((input_queue::plugin, hand::plugin, hand::of::<G>))
            .add_systems(
                RunFixedMainLoop,
                carry_out::<G>.after(HandSet::Tell).in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop),
            )
            .add_systems(
                FixedUpdate,
                (
                    (|mut live: LiveTable, mut playing: ResMut<Playing<G>>| {
                        with_match(&mut live, &mut playing, session::Match::before_tick);
                    })
                    .in_set(TableSet::Before),
                    (|mut live: LiveTable, mut playing: ResMut<Playing<G>>| {
                        with_match(&mut live, &mut playing, session::Match::after_tick);
                    })
                    .in_set(TableSet::After),
                ),
            );
        let window = Window { resolution: (SIZE.x, SIZE.y).into(), ..default() };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        let eye = Transform::from_xyz(0.0, -75.0, 55.0).looking_at(Vec3::new(0.0, -8.0, 0.0), Vec3::Z);
        let aspect = SIZE.x as f32 / SIZE.y as f32;
        let computed = ComputedCameraValues {
            clip_from_view: Mat4::perspective_infinite_reverse_rh(0.9, aspect, 0.1),
            target_info: Some(RenderTargetInfo { physical_size: SIZE, scale_factor: 1.0 }),
            ..default()
        };
        let camera = app.world_mut().spawn((Camera3d::default(), Camera { computed, ..default() }, eye)).id();
        let hollow = Sim::new(Settings::default(), vec![table_top(1.0)]).unwrap();
        let seen = CurrentView(m.view());
        let sim = std::mem::replace(m.sim_mut(), hollow);
        app.finish();
        app.cleanup();
        spawn_table(app.world_mut(), sim).unwrap();
        app.insert_resource(Playing(m)).insert_resource(seen);
        app.insert_resource(TableClock::Running);
        let mut table = Self { app, window, camera, game: PhantomData };
        table.frames(2);
        table
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    fn sim<R>(&mut self, work: impl FnOnce(&mut Sim) -> R) -> R {
        with_live_table(self.app.world_mut(), |live| live.lend(work)).unwrap()
    }

    fn pose(&mut self, id: PieceId) -> Pose {
        self.sim(|sim| sim.pose(id))
    }

    fn poses(&mut self) -> Vec<[u32; 7]> {
        self.sim(|sim| {
            sim.pieces()
                .map(|(id, _)| {
                    let pose = sim.pose(id);
                    let (t, r) = (pose.translation, pose.rotation);
                    [t.x, t.y, t.z, r.x, r.y, r.z, r.w].map(f32::to_bits)
                })
                .collect()
        })
    }

    fn middle(&mut self, id: PieceId) -> Vec3 {
        self.sim(|sim| sim.centre_of_mass(id))
    }

    fn game(&self) -> &G {
        self.app.world().resource::<Playing<G>>().0.game()
    }

    fn grab_state(&self) -> &GrabState {
        self.app.world().resource::<GrabState>()
    }

    fn wishes(&mut self) -> Vec<session::Intent<G>> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard<G>>().wishes)
    }

    fn notices(&self) -> &[String] {
        &self.app.world().resource::<Heard<G>>().notices
    }

    fn pixel_of(&self, at: Vec3) -> Vec2 {
        let world = self.app.world();
        let camera = world.get::<Camera>(self.camera).unwrap();
        camera.world_to_viewport(world.get::<GlobalTransform>(self.camera).unwrap(), at).unwrap()
    }

    fn cursor(&mut self, to: Vec2) {
        self.app.world_mut().get_mut::<Window>(self.window).unwrap().set_cursor_position(Some(to));
    }

    fn aim(&mut self, at: Vec3) -> Vec2 {
        let to = self.pixel_of(at);
        self.cursor(to);
        self.frames(1);
        to
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.app.world_mut().write_message(MouseButtonInput { button, state, window });
        self.frames(1);
    }

    fn press(&mut self) {
        self.button(MouseButton::Left, ButtonState::Pressed);
    }

    fn release(&mut self) {
        self.button(MouseButton::Left, ButtonState::Released);
    }

    fn click(&mut self) {
        self.press();
        self.release();
    }

    fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Logical::Dead(None),
            state,
            text: None,
            repeat: false,
            window: self.window,
        });
        self.frames(1);
    }

    fn tap(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.key(key, ButtonState::Released);
    }

    fn hold(&mut self, key: KeyCode, frames: usize) {
        self.key(key, ButtonState::Pressed);
        self.frames(frames);
        self.key(key, ButtonState::Released);
    }

    /// Raises what is held by so many notches of the wheel, and waits until it hangs there.
    fn raise(&mut self, notches: usize) {
        let window = self.window;
        let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
        for _ in 0..notches {
            self.app.world_mut().write_message(MouseWheel { unit, x: 0.0, y: 1.0, window, phase });
            self.frames(1);
        }
        self.frames(60);
    }

    fn settle(&mut self) {
        for _ in 0..600 {
            if self.app.world().resource::<Playing<G>>().0.is_waiting() {
                return;
            }
            self.frames(1);
        }
        panic!("the table did not come to rest");
    }

    /// Chooses a piece, carries it to where the last one went, and lets go.
    fn build_by_keys(&mut self) {
        self.tap(KeyCode::Tab);
        self.tap(KeyCode::Enter);
        self.frames(120);
        self.tap(KeyCode::Enter);
        self.settle();
    }

    fn grab(&mut self, id: PieceId) -> Vec3 {
        let middle = self.middle(id);
        self.aim(middle);
        let at = self.app.world().resource::<Hover>().at.unwrap();
        self.press();
        self.frames(1);
        at
    }
}

impl Table {
    /// The first piece that may be taken now.
    fn free_piece(&self) -> PieceId {
        takeable(self.game()).unwrap()
    }
}

impl<G: Shown> Table<G> {
    fn preview(&self) -> &LandingPreview {
        self.app.world().resource::<LandingPreview>()
    }

    /// Waits until it has been tried out what would come of letting go, of a piece that has come to hang still: what was
    /// told of it on its way is forgotten in the next frames.
    fn look_ahead(&mut self) {
        let mut told_for = 0;
        for _ in 0..2_000 {
            let ahead = self.app.world().resource::<LookAhead>();
            let told = ahead.told().is_some_and(|told| !told.foresight.certainty.is_on_its_way());
            told_for = if told { told_for + 1 } else { 0 };
            if told_for > 12 {
                return;
            }
            self.frames(1);
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("nobody looked ahead");
    }

    /// The pieces with rings, and when the rings were last made anew.
    fn rings(&self) -> (Vec<PieceId>, u32) {
        let rings = self.app.world().resource_ref::<Rings>();
        (rings.all.iter().map(|ring| ring.piece).collect(), rings.last_changed().get())
    }
}

fn takeable(game: &Rlyeh) -> Option<PieceId> {
    game.legal_actions(game.active()).into_iter().find_map(|action| match action {
        Action::Take(id) => Some(id),
        _ => None,
    })
}

/// A match whose dice just asked for a pyramid in this orientation.
fn asked(wanted: Orientation) -> Match {
    (0..200)
        .find_map(|seed| {
            let mut m = Match::new(&Setup::players(2), seed, Default::default(), true).unwrap();
            m.intend(Intent::Declare(Declaration::Roll)).unwrap();
            let here = matches!(m.game().asks(), Asks::Pyramid { orientation, .. } if orientation == wanted);
            here.then_some(m)
        })
        .unwrap()
}

fn asks_upright(m: &Match) -> bool {
    matches!(m.game().asks(), Asks::Pyramid { orientation: Orientation::Upright, .. })
}

fn moves(wishes: &[Intent]) -> Vec<[f32; 3]> {
    wishes
        .iter()
        .filter_map(|wish| match wish {
            Intent::Hand(HandCommand::Move(to)) => Some(*to),
            _ => None,
        })
        .collect()
}

#[test]
fn a_grab_that_goes_nowhere_leaves_every_pose_bit_for_bit() {
    let mut table = Table::new(asked(Orientation::Upright));
    let before = table.poses();
    let id = table.free_piece();
    table.grab(id);
    table.frames(30);
    assert!(matches!(table.grab_state(), GrabState::Holding(carry) if carry.by == By::Drag));
    table.release();
    table.settle();
    assert_eq!(table.wishes(), [Intent::Take(id), Intent::Release]);
    assert!(table.poses() == before, "nothing may have moved");

    // The same by two clicks, and by the keyboard.
    table.click();
    table.frames(3);
    assert!(matches!(table.grab_state(), GrabState::Holding(carry) if carry.by == By::Click));
    table.click();
    table.settle();
    assert_eq!(table.wishes(), [Intent::Take(id), Intent::Release]);
    assert!(table.poses() == before);
    assert_eq!(*table.grab_state(), GrabState::Empty);
}

#[test]
fn a_piece_that_may_not_be_taken_is_bare_table_where_clicks_are_for_places() {
    let setup = thoth_rules::Setup::by_hand(2);
    let mut table: Table<Thoth> =
        Table::new(session::Match::new(&setup, 1, Default::default(), true).unwrap());
    let id = (0..).map(PieceId).find(|id| thoth_rules::Piece::pyramid(*id).is_some()).unwrap();
    let middle = table.middle(id);
    table.aim(middle);
    assert!(table.app.world().resource::<Hover>().piece.is_some());
    table.click();
    assert_eq!(table.notices(), ["Small fire pyramid: Play a card first"]);
    table.app.insert_resource(ClicksAre::ForPlaces);
    table.press();
    assert!(table.app.world().resource::<Mouse>().on_table, "the view is turned from there");
    table.release();
    table.frames(3);
    assert_eq!((table.notices().len(), table.wishes()), (1, vec![]), "nothing more is said");
    // What may be taken is taken.
    let mut table = Table::new(asked(Orientation::Upright));
    table.app.insert_resource(ClicksAre::ForPlaces);
    let id = table.free_piece();
    table.grab(id);
    assert_eq!(table.wishes(), [Intent::Take(id)]);
}

#[test]
fn a_drag_lifts_straight_up_and_lands_under_the_cursor() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let start = table.pose(id).translation;
    let at = table.grab(id);
    table.wishes();
    // The cursor goes eight centimetres to the left and twenty towards the viewer, on the table.
    let spot = (at + Vec3::new(-8.0, -20.0, 0.0)).with_z(0.0);
    table.aim(spot);
    let first = moves(&table.wishes())[0];
    assert_eq!([first[0], first[1]], [start.x, start.y], "straight up");
    assert!(first[2] > start.z + 0.5);
    for _ in 0..12 {
        table.frames(1);
        let here = table.pose(id).translation;
        assert!(here.z > 0.3 || here.truncate().distance(start.truncate()) < 0.01, "{here}");
    }
    table.frames(120);
    let here = table.pose(id).translation;
    let middle = table.middle(id).truncate();
    assert!(middle.distance(spot.truncate()) < 0.05, "{middle} {spot}: it hangs over what the cursor marks");
    assert!(matches!(table.grab_state(), GrabState::Holding(carry) if carry.stage == CarryPhase::Free));

    // The height changes, and nothing moves aside.
    table.raise(5);
    let higher = table.pose(id).translation;
    assert!((higher.z - here.z - 1.0).abs() < 0.05, "{higher} {here}");
    assert!(higher.truncate().distance(here.truncate()) < 0.02);
}

#[test]
fn a_small_shift_stays_small() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let start = table.pose(id).translation.truncate();
    table.grab(id);
    let from = table.app.world().resource::<Mouse>().cursor.unwrap();
    table.cursor(from + Vec2::X * 12.0);
    table.frames(150);
    let way = table.pose(id).translation.truncate() - start;
    // Twelve pixels are a good centimetre of table here; of the offset of the grab, three and more, hardly anything is
    // made up for yet.
    assert!((0.8..2.0).contains(&way.x) && way.y.abs() < 0.25, "{way}");
}

#[test]
fn letting_go_sets_down_gently() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let at = table.grab(id);
    table.aim(at + Vec3::new(-3.0, -24.0, 0.0));
    table.frames(60);
    table.wishes();
    table.release();
    table.settle();
    let wishes = table.wishes();
    assert!(wishes.contains(&Intent::Hand(HandCommand::Lower(true))), "{wishes:?}");
    assert_eq!(wishes.last(), Some(&Intent::Release));
    assert!(table.game().in_play(id));
    assert_eq!(table.game().facts_of(id).unwrap().class, Some(Class::Upright));
    assert!(table.app.world().resource::<LandingPreview>().ghosts.is_empty());
}

#[test]
fn letting_go_where_it_is_forbidden_keeps_hold_and_says_why() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    let at = table.grab(id);
    // Over a pyramid of the other stash, which is not part of the city.
    let other = PieceId(15 + 12);
    let way = table.middle(other) - table.middle(id);
    table.aim(at + way.with_z(0.0));
    table.frames(150);
    assert!(table.app.world().resource::<LandingPreview>().forbidden);
    table.release();
    table.frames(5);
    assert!(matches!(table.grab_state(), GrabState::Holding(_)), "still in the hand");
    assert!(
        table.notices().iter().any(|words| words.contains("not part of the city")),
        "{:?}",
        table.notices()
    );
    // And back it goes.
    table.button(MouseButton::Right, ButtonState::Pressed);
    table.settle();
    assert_eq!(table.wishes().last(), Some(&Intent::PutBack));
    assert!(!table.game().in_play(id));
}

#[test]
fn what_may_not_be_taken_says_why_and_is_not_taken() {
    let mut table = Table::new(asked(Orientation::Upright));
    let card = table.game().inventory().card_ids().last().unwrap();
    let at = table.pose(card).translation + Vec3::new(0.5, 3.0, 0.05);
    table.aim(at);
    let hover = table.app.world().resource::<Hover>().clone();
    assert!(hover.piece.is_some() && hover.words.contains("floor cards stay where they are"), "{hover:?}");
    table.click();
    assert_eq!(table.wishes(), []);
    assert!(table.notices().last().unwrap().contains("floor cards stay"));
}

#[test]
fn whoever_takes_a_piece_cannot_knock_over_its_neighbours() {
    let mut m = asked(Orientation::Upright);
    let taken = takeable(m.game()).unwrap();
    let stash: Vec<PieceId> =
        (0..15).map(|k| PieceId(taken.0 / 15 * 15 + k)).filter(|id| *id != taken).collect();
    let poses = |m: &Match| stash.iter().map(|&id| m.sim().pose(id)).collect::<Vec<_>>();
    let (before, from) = (poses(&m), m.sim().pose(taken));
    m.intend(Intent::Take(taken)).unwrap();
    // As clumsily as can be: level with the table, to and fro through everything that stands in the tray.
    m.intend(Intent::Hand(HandCommand::AutoRaise(false))).unwrap();
    let mut pushed = false;
    for id in &stash {
        let at = m.sim().pose(*id).translation;
        m.intend(Intent::Hand(HandCommand::Move([at.x, at.y, 0.3]))).unwrap();
        for _ in 0..90 {
            m.tick();
            pushed |= m.sim().contacts().any(|c| (c.a == taken || c.b == taken) && c.force > 0.0);
        }
    }
    assert!(pushed, "it ran into them");
    assert_eq!(poses(&m), before, "and they have not moved by a hair");
    m.intend(Intent::PutBack).unwrap();
    m.run_until_waiting(600);
    assert_eq!(poses(&m), before);
    assert!(m.sim().pose(taken).translation.distance(from.translation) < 1e-3);

    // A piece of the city is as free as ever.
    m.intend(Intent::Take(taken)).unwrap();
    m.intend(Intent::Hand(HandCommand::AutoRaise(true))).unwrap();
    for lowers in [false, true] {
        m.intend(Intent::Hand(HandCommand::Move([0.0, 0.0, 2.0]))).unwrap();
        if lowers {
            m.intend(Intent::Hand(HandCommand::Lower(true))).unwrap();
        }
        (0..240).for_each(|_| drop(m.tick()));
    }
    m.intend(Intent::Release).unwrap();
    m.run_until_waiting(900);
    assert!(m.game().in_play(taken) && m.sim().body(taken).is_dynamic());
    assert!(stash.iter().all(|&id| !m.sim().body(id).is_dynamic()));
}
