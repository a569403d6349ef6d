//! Houses of Thoth in the real window: a neighbour's house is knocked over.

use super::{Session, WINDOW, seen_at};
use bevy::prelude::{Vec2, Vec3};
use game::{Game, Seat};
use session::{Intent, Match, Names, Seating, Sitter};
use support::houses::{Scene, card};
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::referee::{Declaration, in_progress, layout};
use thoth_rules::{Action, Element, Play, Size};
use thoth_window::framing::{self, CloseUp};
use window::live_table::framing::{TableViewport, on_screen};
use window::live_table::orbit::Viewpoint;
use window::ui::style;

/// Where things of the table are seen in the window, for Seat 1 who builds.
pub(super) struct View {
    pub(super) home: Viewpoint,
    aspect: f32,
}

impl View {
    /// Of the whole table with houses of these heights.
    fn of(heights: &[f32]) -> Self {
        let sight = Self::sight();
        Self { home: framing::framing(Seat(0), heights, sight).home(), aspect: sight.aspect }
    }

    /// Of one house alone, as a seat sees it while something is to be set at it; with houses of these heights.
    pub(super) fn close(seat: Seat, heights: &[f32], house: &CloseUp) -> Self {
        let sight = Self::sight();
        let table = framing::framing(seat, heights, sight);
        Self { home: framing::close(table, house).home(), aspect: sight.aspect }
    }

    /// With the small hand of somebody who builds.
    fn sight() -> TableViewport {
        let size = Vec2::new(WINDOW.x, WINDOW.y);
        // Five cards dealt, one drawn.
        framing::sight(size / style::zoom(size, 1.0), 6, false)
    }

    pub(super) fn pixel(&self, point: Vec3) -> (i32, i32) {
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
    let mut m = in_progress(scene.game(), HandOptions::default(), true).unwrap();
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

    // From afar; the pyramid stands beside the own house.
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
    let sweep = |s: &Session| {
        // Ann says that she is here; a slow machine may miss that.
        if s.count("\"take\"") == 0 {
            s.key("Home");
            s.key("t");
        }
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
    session.wait("what it costs", |s| s.count("It was on purpose: Seat 1 loses 156 points") == 1);
}
