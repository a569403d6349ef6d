//! The faces and panels of Houses of Thoth, drawn without a window.

#[path = "thoth_panels/auction.rs"]
mod auction;
#[path = "thoth_panels/drags.rs"]
mod drags;
#[path = "thoth_panels/faces.rs"]
mod faces;
#[path = "thoth_panels/keys.rs"]
mod keys;
#[path = "thoth_panels/secrets.rs"]
mod secrets;
#[path = "thoth_panels/sums.rs"]
mod sums;
#[path = "thoth_panels/told.rs"]
mod told;
#[path = "thoth_panels/views.rs"]
mod views;

use crate::panels::{assert_inside, at_every_size, at_every_size_scrolled, frame, show_form, words};
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Color32, Context, FullOutput, Order, Pos2, Shape, Vec2, vec2};
use bots::{Bot as _, SeatPosition};
use game::choices::{Choices as _, Chosen, Deed, Resolution};
use game::{Game, Seat};
use session::{Names, Sitter, Skill};
use strum::VariantArray;
use thoth::bot::Bot;
use thoth::{INFO, Thoth};
use thoth_rules::{
    Action, Card, CardChoices, Event, Facts, Fall, Kind, Phase, Piece, PieceState, Play, Setup, Thing, Trump,
};
use thoth_window::look::{ColourSet, Pack};
use thoth_window::panel_view::{Act, Overlay, PanelData, PanelView};
use thoth_window::panels::{sheets, table, words};
use thoth_window::setup::Draft;
use window::reasons::Reasons;
use window::ui::pass_screen::ScreenHolder;
use window::ui::players::Players;
use window::ui::style::POINTED;

pub fn names() -> Names {
    Names::new(["Ann", "Bo", "Cleo", "Dov", "Eva"].map(String::from))
}

/// A card that is picked.
pub fn picked_up(held: &CardChoices) -> Chosen<Thing> {
    Chosen::of(Thing::Card(held.card))
}

/// A kind of deed.
pub fn deed(id: &str) -> &'static Deed {
    thoth_rules::Thoth::DEEDS.iter().find(|deed| deed.id == id).expect("there is such a deed")
}

/// What comes of what a panel or a key asks for, as the window carries it out.
pub fn step(act: &Act, seen: &PanelView, chosen: &mut Chosen<Thing>) -> Resolution<Action> {
    match act {
        Act::Wish(asked) => asked.step(seen, chosen),
        Act::Program(window::ui::act::Request::Refuse(_)) => Resolution::Nothing,
        other => panic!("{other:?}"),
    }
}

/// What is done by it, if it does anything.
pub fn done(act: &Act, seen: &PanelView, chosen: &mut Chosen<Thing>) -> Option<Action> {
    match step(act, seen, chosen) {
        Resolution::Try(mut all) if all.len() == 1 => all.pop().map(|(_, action)| action),
        Resolution::Choosing => None,
        other => panic!("{act:?} comes to {other:?}"),
    }
}

/// A game played by bots, with what happened in it.
pub struct Played {
    pub game: Thoth,
    events: Vec<Event>,
    bots: Vec<Bot>,
}

impl Played {
    pub fn new(setup: &Setup, seed: u64) -> Self {
        let bots = setup.seats().map(|seat| Bot::new(Skill::Middle, seed, seat));
        Self { game: Thoth::new(setup, seed).unwrap(), events: vec![], bots: bots.collect() }
    }

    /// Goes on by one action. Now and then something falls.
    fn step(&mut self, k: usize) -> bool {
        let (seat, action) = match self.game.referee_for() {
            Some(seat) => {
                let mut facts = Facts::all_stand(&self.game.expected_pieces());
                if let Some(standing) = facts.pieces.values_mut().next_back().filter(|_| k % 40 == 7) {
                    *standing = PieceState::Fell(Fall::LeftSupport);
                }
                (seat, Action::Settled(facts))
            }
            None => {
                let Some(&seat) = self.game.to_act().first() else { return false };
                let bot = &mut self.bots[usize::from(seat.0)];
                (seat, bot.choose(&SeatPosition::of(&self.game, seat)).unwrap())
            }
        };
        self.events.extend(self.game.apply(seat, action).unwrap());
        true
    }

    pub fn until(mut self, wanted: impl Fn(&Thoth) -> bool) -> Self {
        for k in 0..20_000 {
            if wanted(&self.game) {
                return self;
            }
            assert!(self.step(k), "the game ended first");
        }
        panic!("that never came");
    }
}

/// Ann has knocked over Bo's house, and Bo is asked how.
fn knocked_over() -> thoth_rules::Thoth {
    use support::houses::{Scene, card};
    use thoth_rules::Element::Fire;
    use thoth_rules::Size::Small;
    let scene = Scene::by_hand(3).house(0, "Sun", &[]).house(1, "Tower", &[(Fire, Small, 2)]);
    let mut game = scene.hand(0, &["Ace of Wands"]).game();
    let raise = Play::Raise { card: card("Ace of Wands"), size: Small, count: 1 };
    game.apply(Seat(0), Action::Play(raise)).unwrap();
    let take = game.legal_actions(Seat(0))[0].clone();
    game.apply(Seat(0), take).unwrap();
    let fell = game.house(Seat(1)).unwrap().pyramids().next().unwrap();
    game.apply(Seat(0), Action::Release).unwrap();
    let mut facts = Facts::all_stand(&game.expected_pieces());
    facts.pieces.insert(fell, PieceState::Fell(Fall::LeftSupport));
    game.apply(Seat(0), Action::Settled(facts)).unwrap();
    game
}

/// What the table's panels show while all is at rest.
pub fn shown<'a>(seen: &'a PanelView, chosen: &'a Chosen<Thing>) -> PanelData<'a> {
    PanelData {
        seen,
        chosen,
        events: &[],
        reasons: Reasons::NONE,
        settling: None,
        steps: None,
        spots: &[],
        still: false,
        waiting: None,
        by_key: None,
    }
}

fn draw_all(ctx: &Context, seen: &PanelView, events: &[Event], chosen: &Chosen<Thing>, pack: Pack) {
    let data = PanelData { events, settling: Some(0.4), steps: Some((2, 0)), ..shown(seen, chosen) };
    table::show(ctx, &data, pack);
    sheets::result(ctx, seen, false, true, pack);
    sheets::result(ctx, seen, true, true, pack);
}

/// Draws a game at every size, for the one who is to act and for an onlooker, with a card picked and without.
fn draw_game(played: &Played) {
    let pack = Pack(ColourSet::Rainbow);
    for seat in [Some(played.game.active()), None] {
        let seen = PanelView::of(played.game.view(seat), &names());
        let first = seen.cards().first().map_or(Chosen::default(), picked_up);
        for chosen in [Chosen::default(), first] {
            at_every_size(|ctx| draw_all(ctx, &seen, &played.events, &chosen, pack));
        }
    }
}

#[test]
fn every_phase_of_a_game_built_by_hand_can_be_drawn() {
    let mut played = Played::new(&Setup::by_hand(3), 4);
    let mut drawn = std::collections::BTreeSet::new();
    for k in 0..4000 {
        let kind = format!("{:?}", played.game.phase());
        let kind = kind.split([' ', '{']).next().unwrap().to_owned();
        let work = played.game.phase().work().map(|work| work.play.kind());
        if drawn.insert((kind, work)) {
            draw_game(&played);
        }
        if !played.step(k) {
            break;
        }
    }
    draw_game(&played);
    assert_eq!(*played.game.phase(), Phase::Over);
    let phases: std::collections::BTreeSet<&str> = drawn.iter().map(|(phase, _)| phase.as_str()).collect();
    assert!(phases.len() >= 6, "{phases:?}");
}

#[test]
fn a_full_table_can_be_drawn() {
    let played = Played::new(&Setup::assisted(5), 8).until(|game| game.turn() > 45);
    draw_game(&played);
}

#[test]
fn sheets_cover_and_set_up_can_be_drawn() {
    let played = Played::new(&Setup::assisted(4), 2).until(|game| game.results().len() == 2);
    let seen = PanelView::of(played.game.view(Some(Seat(0))), &names());
    for &sheet in Overlay::VARIANTS {
        let pack = Pack(ColourSet::Xeno);
        at_every_size_scrolled(|ctx| {
            sheets::show(ctx, sheet, &seen, pack);
        });
    }
    let pack = Pack::default();
    at_every_size(|ctx| {
        table::cover(ctx, Seat(1), &names(), pack);
    });
    let mut form = Draft { players: Players::new(5, &INFO), seed: "tea".into(), ..Draft::default() };
    at_every_size(|ctx| {
        show_form(ctx, &mut form);
    });
}

#[test]
fn what_is_written_is_within_the_window() {
    let played = Played::new(&Setup::assisted(5), 2).until(|game| *game.phase() == Phase::Scored);
    let seen = PanelView::of(played.game.view(Some(Seat(0))), &names());
    for size in [vec2(700.0, 500.0), vec2(1280.0, 720.0), vec2(1600.0, 900.0)] {
        let pack = Pack::default();
        assert_inside("result", size, |ctx| {
            sheets::result(ctx, &seen, false, true, pack);
        });
        let pack = Pack::default();
        assert_inside("cover", size, |ctx| {
            table::cover(ctx, Seat(0), &names(), pack);
        });
        let mut form = Draft { players: Players::new(5, &INFO), ..Draft::default() };
        assert_inside("set-up", size, |ctx| {
            show_form(ctx, &mut form);
        });
    }
    for &sheet in Overlay::VARIANTS {
        let pack = Pack::default();
        assert_inside("sheet", vec2(1280.0, 720.0), |ctx| {
            sheets::show(ctx, sheet, &seen, pack);
        });
    }
}

/// The table's panels as they look after a few frames.
fn picture(seen: &PanelView, events: &[Event], chosen: &Chosen<Thing>, size: Vec2) -> (Context, FullOutput) {
    picture_of(PanelData { events, ..shown(seen, chosen) }, size)
}

fn picture_of(data: PanelData, size: Vec2) -> (Context, FullOutput) {
    let ctx = crate::panels::bare();
    let pack = Pack::default();
    let mut draw = |ctx: &Context| drop(table::show(ctx, &data, pack));
    for _ in 0..4 {
        frame(&ctx, size, &mut draw);
    }
    let output = frame(&ctx, size, &mut draw);
    (ctx, output)
}

#[test]
fn what_the_keyboard_has_chosen_is_ringed_where_it_is_dragged_from() {
    for pyramid in [true, false] {
        let next =
            |game: &Thoth| PanelView::of(game.view(Some(game.active())), &names()).known().next_piece();
        let is_pyramid = |id| matches!(Piece::of(id), Some(Piece::Pyramid { .. }));
        let due = |game: &Thoth| next(game).is_some_and(|id| is_pyramid(id) == pyramid);
        let played = Played::new(&Setup::by_hand(2), 4).until(due);
        let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
        let picked = Chosen::default();
        let rings = |by_key| {
            let data = PanelData { by_key, ..shown(&seen, &picked) };
            let (_, output) = picture_of(data, vec2(1280.0, 720.0));
            // A panel that opens is seen through, so colours are not yet what they will be.
            let [r, g, b] = [POINTED.r(), POINTED.g(), POINTED.b()].map(f32::from);
            let is_pointed = |ink: Color32| {
                let share = f32::from(ink.a()) / 255.0;
                let near = |is: u8, full: f32| (f32::from(is) - full * share).abs() < 3.0;
                share > 0.2 && near(ink.r(), r) && near(ink.g(), g) && near(ink.b(), b)
            };
            let ringed = |shape: &&ClippedShape| matches!(&shape.shape, Shape::Rect(rect) if rect.stroke.width > 0.0 && is_pointed(rect.stroke.color));
            output.shapes.iter().filter(ringed).count()
        };
        let [nothing, chosen] = [None, seen.known().next_piece()].map(rings);
        assert_eq!((nothing, chosen), (0, 1), "a pyramid: {pyramid}");
    }
}

#[test]
fn panels_say_what_is_asked_and_leave_the_middle_of_the_table_free() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 16);
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    let (ctx, output) = picture(&seen, &played.events, &Chosen::default(), vec2(1280.0, 720.0));
    let text = words(&output);
    for told in ["Play a card.", "Ann", "Bo", "Bank", "Deck", "Discarded", "What happened", "/ 78"] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    assert!(!text.contains("Seat "), "seats go by their names:\n{text}");
    for x in [300.0, 640.0, 940.0] {
        for y in [20.0, 250.0, 480.0] {
            let layer = ctx.layer_id_at(Pos2::new(x, y)).filter(|layer| layer.order != Order::Background);
            assert_eq!(layer, None, "a panel lies at {x}, {y}");
        }
    }
}
