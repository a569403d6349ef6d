//! Houses of Thoth in the real window: a house is begun by mouse, and a neighbour's is knocked over.

use super::{Session, WINDOW, pixel, seen_at, written};
use crate::thoth_rules::{Scene, card};
use bevy::prelude::{Vec2, Vec3};
use bevy_egui::egui::Pos2;
use cyclopean::app::table::framing::{Sight, on_screen};
use cyclopean::app::table::orbit::Viewpoint;
use cyclopean::app::ui::style;
use cyclopean::game::{Game, Seat};
use cyclopean::games::thoth::referee::{Declaration, layout};
use cyclopean::games::thoth::rules::{Action, Element, Facts, Play, Setup, Size, Thoth, card_piece};
use cyclopean::games::thoth::window::framing::{self, CloseUp};
use cyclopean::games::thoth::window::pack::Pack;
use cyclopean::games::thoth::window::panel_data::PanelData;
use cyclopean::games::thoth::window::panel_view::PanelView;
use cyclopean::games::thoth::window::panels::{hand, table};
use cyclopean::session::Names;
use cyclopean::session::{Intent, Match, Seating, Sitter};
use cyclopean::table::hand::HandOptions;

/// Where the first and the last card of the hand are, in points.
const FIRST_CARD: Pos2 = Pos2::new(325.0, 600.0);
const LAST_CARD: Pos2 = Pos2::new(915.0, 600.0);

/// Where words are written once Seat 1 has picked a card of its hand; the first time, or a later one.
fn picked(game: &Thoth, k: usize, words: &str, nth: usize) -> (i32, i32) {
    let names = Names::new(["Seat 1".into(), "Seat 2".into()]);
    let seen = PanelView::of(game, Some(Seat(0)), &names);
    let mut pick = hand::picked_up(&seen.cards[k]);
    let pack = Pack::default();
    written(words, nth, |ctx| {
        let data = PanelData {
            seen: &seen,
            events: &[],
            settling: None,
            steps: None,
            spots: &[],
            still: false,
            waiting: None,
        };
        drop(table::show(ctx, &data, &mut pick, pack));
    })
}

/// Where the button is that plays what is picked: after the sentence that asks for it.
fn play_button(game: &Thoth, k: usize) -> (i32, i32) {
    picked(game, k, "Play", 1)
}

#[test]
fn a_house_is_begun_by_mouse_and_the_bot_answers() {
    let seeded = ["play", "thoth", "--bots", "novice", "--players", "2", "--seed", "1"];
    let mut session = Session::open(&seeded);
    // The same game by the rules alone tells what is in the hand.
    let mut game = Thoth::new(&Setup::by_hand(2), 1).unwrap();
    assert_eq!(game.active(), Seat(0));
    let play = play_button(&game, 0);
    let play = |s: &Session| {
        s.click(pixel(FIRST_CARD));
        s.click(play);
    };
    session.until("play the Hanged Man", play, |s| s.count("\"Foundation\"") > 0);
    // The camera has gone to the own place, where the card waits.
    let view = View::close(CloseUp {
        ground: layout::foundation(Seat(0), 2),
        height_cm: 0.0,
        trouble: false,
        waiting: Some(layout::offer(Seat(0), 2)),
    });
    let (offered, place) = (layout::offer(Seat(0), 2), layout::foundation(Seat(0), 2));
    let [offered, place] = [offered, place].map(|at| view.pixel(at.translation));
    session.until("lay it", |s| s.drag(offered, place), |s| s.count("\"Set\"") > 0);
    let journal = session.journal();
    for line in ["\"take\"", "\"Move\"", "\"release\"", "\"settled\"", "\"ExtraTurns\""] {
        assert!(journal.contains(line), "no {line} in the journal; {}", session.last_lines());
    }
    let foundation = game.hand(Seat(0))[0];
    let piece = card_piece(foundation);
    for action in [Action::Play(Play::Foundation { card: foundation }), Action::Take(piece), Action::Release]
    {
        game.apply(Seat(0), action).unwrap();
    }
    game.apply(Seat(0), Action::Settled(Facts::all_stand(&game.expected_pieces()))).unwrap();
    let (discards, play) = (picked(&game, 5, "face up", 0), play_button(&game, 5));
    let discard = |s: &Session| {
        s.click(pixel(LAST_CARD));
        s.click(discards);
        s.click(play);
    };
    session.until("discard", discard, |s| s.count("\"Discard\"") > 0);
    session.wait("the bot's turn", |s| s.count("\"seat\":1,\"intent\"") > 0);
}

/// Where things of the table are seen in the window, for Seat 1 who builds.
struct View {
    home: Viewpoint,
    aspect: f32,
}

impl View {
    /// Of the whole table with houses of these heights.
    fn of(heights: &[f32]) -> Self {
        let sight = Self::sight();
        Self { home: framing::framing(Seat(0), heights, sight).home(), aspect: sight.aspect }
    }

    /// Of one house alone, while something is to be set at it.
    fn close(house: CloseUp) -> Self {
        let sight = Self::sight();
        let table = framing::framing(Seat(0), &[10.0, 10.0], sight);
        Self { home: framing::close(table, &house).home(), aspect: sight.aspect }
    }

    /// With the small hand of somebody who builds.
    fn sight() -> Sight {
        let size = Vec2::new(WINDOW.x, WINDOW.y);
        // Five cards dealt, one drawn.
        framing::sight(size / style::zoom(size.y, 1.0), 6, false)
    }

    fn pixel(&self, point: Vec3) -> (i32, i32) {
        seen_at(on_screen(&self.home, point, self.aspect))
    }
}

/// Two people at a table with two houses: Ann has redeemed the Moon for a large pyramid, which is still in the bank.
fn neighbours() -> Match<Thoth> {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Element::Fire, Size::Large, 1)])
        .house(1, "Tower", &[(Element::Water, Size::Small, 4)])
        .story(1, "Queen of Cups", &[(Element::Water, Size::Medium, 2)])
        .hand(0, &["Moon"]);
    let mut m = Match::in_progress(scene.game(), HandOptions::default(), true).unwrap();
    let raise = Play::Raise { card: card("Moon"), size: Size::Large, count: 1 };
    m.intend(Intent::Declare(Declaration::Play(raise))).unwrap();
    m.run_until_waiting(1_400);
    let mut seating = Seating::new(vec![Sitter::Person; 2]);
    seating.names = Names::new(["Ann".into(), "Bo".into()]);
    m.seat(seating);
    m
}

#[test]
fn a_neighbour_s_house_is_knocked_over_by_mouse_and_called_malice() {
    let m = neighbours();
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("neighbours.cyclopean");
    m.save(&save).unwrap();
    let mut session = Session::open(&["--load", save.to_str().unwrap()]);
    session.wait("the match", |s| s.count("\"line\":\"match\"") == 1);

    // From afar; the stone stands beside the own house.
    let view = View::of(&framing::heights(m.game()));
    let takes = |action| if let Action::Take(id) = action { Some(id) } else { None };
    let stone = m.game().legal_actions(Seat(0)).into_iter().filter_map(takes).next_back().unwrap();
    let from = view.pixel(m.sim().pose(stone).translation + 2.0 * Vec3::Z);
    let beside = |x: f32| view.pixel(layout::place(Seat(1), 2) * Vec3::new(x, 0.0, 1.0));
    // Where it can do harm it must be low: the hand rises over what is in its way until it is told not to. The key is a
    // switch, and a slow machine may miss it: the journal tells how it stands.
    let keeps_height = |s: &Session| {
        let last = |told: &str| s.journal().rfind(told);
        last("\"AutoRaise\":false") > last("\"AutoRaise\":true")
    };
    // Ann says that she is here.
    session.key("Home");
    session.key("t");
    let sweep = |s: &Session| {
        s.carry(&[from, beside(14.0)]);
        if !keeps_height(s) {
            s.key("g");
        }
        s.carry(&[beside(14.0), beside(-14.0), beside(14.0)]);
        // Back where it came from: what fell is judged all the same, and if nothing fell she may take it again.
        s.key("Escape");
        s.let_go();
    };
    session.until("knock it over", sweep, |s| s.count("\"KnockedOver\"") > 0);
    let journal = session.journal();
    let fact = journal.lines().find(|line| line.contains("\"settled\"") && line.contains("\"Fell\""));
    assert!(fact.is_some(), "the referee tells what fell:\n{journal}");
    for line in ["\"take\"", "\"Move\"", "\"by\":0,\"victim\":1", "\"TookOver\":{\"seat\":1,\"from\":0}"] {
        assert!(journal.contains(line), "no {line} in the journal; {}", session.last_lines());
    }

    // Bo comes to the screen, and says that it was meant.
    session.key("Home");
    session.until("say that it was meant", |s| s.key("o"), |s| s.count("\"say\":\"Malice\"") > 0);
    session.wait("what it costs", |s| s.count("It was meant: Seat 1 loses 156 points") == 1);
}
