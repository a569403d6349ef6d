//! At every size of window and letters there is a place for everything, and what is written can be read.

use super::*;
use crate::rathulhu_panels::written;
use bevy_egui::egui::Rect;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use elder_god_window::layout::{Layout, hand_cards};
use elder_god_window::panels::heads::book_id;
use support::told::english;
use window::ui::style;

/// Windows that everything is made for, and sizes of letters and panels.
const WINDOWS: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(2560.0, 1440.0)];
const SCALES: [f32; 5] = [0.75, 1.0, 1.25, 1.5, 2.0];

/// The sizes in points.
fn sizes() -> impl Iterator<Item = Vec2> {
    WINDOWS.into_iter().flat_map(|size| SCALES.map(|scale| size / style::zoom(size, scale)))
}

#[test]
fn nothing_lies_over_the_hand_or_the_plots() {
    for size in sizes() {
        for players in 2..=5 {
            for front in (0..players).map(Seat) {
                let layout = Layout::new(size, players, front);
                let mut all: Vec<Rect> = layout.plots.iter().map(|plot| plot.rect).collect();
                all.extend([layout.bar, layout.hand, layout.deck, layout.pile]);
                all.extend(layout.log);
                for (k, rect) in all.iter().enumerate() {
                    assert!(layout.room.contains_rect(*rect), "{size}, {players}: {rect}");
                    for other in &all[..k] {
                        let both = rect.intersect(*other);
                        assert!(!both.is_positive() || both.area() < 0.5, "{size}: {rect} and {other}");
                    }
                }
                for plot in &layout.plots {
                    assert!(plot.rect.contains_rect(plot.head) && plot.rect.contains_rect(plot.field));
                    assert!(plot.field.top() >= plot.head.bottom() && plot.field.width() > 60.0, "{size}");
                    assert_eq!(plot.front, plot.seat == front);
                }
                let large = layout.plot(front).unwrap().field.area();
                assert!(layout.plots.iter().all(|plot| plot.seat == front || plot.field.area() < large));
                for cards in [1, 5, 6] {
                    let places = hand_cards(layout.hand, cards);
                    assert!(places.iter().all(|card| layout.hand.expand(0.5).contains_rect(*card)), "{size}");
                    assert!(places.iter().all(|card| card.width() >= 24.0), "{size}: {places:?}");
                    assert!(places.windows(2).all(|pair| pair[0].right() < pair[1].left()));
                }
            }
        }
    }
}

/// What is told of every player always: how long the path is, and how many cards are needed.
fn progress(m: &Growing, seat: Seat) -> [String; 2] {
    let path = m.game().player(seat).unwrap().monster.plan().longest_sound_path().len();
    let needed = m.setup().needed();
    [format!("{path} of {needed}"), format!("{path}/{needed}")]
}

/// With two, three and five players; with five, where there is least room, in `./test`.
#[test]
fn how_far_everybody_is_can_be_read_at_every_size() {
    for &players in whole_or(&[2, 3, 5][..], &[5]) {
        let mut m = begin(Setup::players(players), 5);
        play_to(&mut m, Skill::Middle, |m| mine(m) && m.game().clock().turn > 18);
        let (table, ui_state) = (Table::new(m.game(), m.seating(), Some(ME)), UiState::at(m.seating()));
        for size in sizes() {
            let ctx = context();
            let data = PanelData::of(&m, &table, &ui_state, size, 1.0);
            let draw = || frame(&ctx, size, |ctx| drop(show(ctx, &data)));
            (0..3).for_each(|_| drop(draw()));
            let all = written(&draw());
            for plot in &data.layout.plots {
                let in_head: Vec<_> = all.iter().filter(|w| plot.head.contains(w.rect.center())).collect();
                let told = progress(&m, plot.seat);
                assert!(
                    in_head.iter().any(|w| told.contains(&w.words) && w.whole),
                    "{players} players, {size}, {}: {told:?} is not in {in_head:?}",
                    plot.seat
                );
                for (k, one) in in_head.iter().enumerate() {
                    for other in &in_head[..k] {
                        let both = one.rect.intersect(other.rect);
                        assert!(!both.is_positive() || both.area() < 2.0, "{size}: {one:?} and {other:?}");
                    }
                }
            }
        }
    }
}

/// A Necronomicon shows nowhere else on the table, so none is left out for want of room: with five players at the end of a
/// game, when heads also say that somebody is wounded or about to win.
#[test]
fn every_necronomicon_is_in_sight_at_every_size() {
    let (mut seen, mut alarmed) = (0, 0);
    for seed in whole_or(0..6, 5..6) {
        let mut m = begin(Setup::players(5), seed);
        let needed = usize::from(m.setup().needed());
        let path =
            |m: &Growing, seat| m.game().player(seat).unwrap().monster.plan().longest_sound_path().len();
        let near = |m: &Growing| (0..5).any(|seat| path(m, Seat(seat)) + 1 >= needed);
        alarmed += usize::from(play_to(&mut m, Skill::Middle, near));
        let (table, ui_state) = (Table::new(m.game(), m.seating(), Some(ME)), UiState::at(m.seating()));
        for size in sizes() {
            let ctx = context();
            let data = PanelData::of(&m, &table, &ui_state, size, 1.0);
            let draw = || frame(&ctx, size, |ctx| drop(show(ctx, &data)));
            (0..3).for_each(|_| drop(draw()));
            let all = written(&draw());
            for plot in &data.layout.plots {
                let left = m.game().player(plot.seat).unwrap().necronomicons;
                let places = (0..left).filter_map(|nth| ctx.read_response(book_id(plot.seat, nth)));
                let places: Vec<Rect> = places.map(|response| response.rect).collect();
                let number = |w: &crate::rathulhu_panels::Written| w.words == left.to_string() && w.whole;
                let told = places.len() == usize::from(left)
                    || places.len() == 1
                        && all.iter().any(|w| number(w) && places[0].contains(w.rect.center()));
                let whole = places.iter().all(|place| plot.head.contains_rect(*place) && place.width() > 5.0);
                assert!(
                    told && whole,
                    "seed {seed}, {size}, {}: {left} at {places:?} in {}",
                    plot.seat,
                    plot.head
                );
                seen += usize::from(left);
            }
        }
    }
    assert!(seen > 100 && alarmed > 0, "{seen}, {alarmed}");
}

#[test]
fn all_that_grows_and_every_opening_is_in_sight() {
    for (players, turn) in [(2, 30), (4, 40), (5, 50)] {
        let mut m = begin(Setup::players(players), 8);
        play_to(&mut m, Skill::Middle, |m| m.game().clock().turn > turn);
        let (table, ui_state) = (Table::new(m.game(), m.seating(), Some(ME)), UiState::at(m.seating()));
        for size in sizes() {
            let data = PanelData::of(&m, &table, &ui_state, size, 1.0);
            for plot in &data.layout.plots {
                let (frame, seen) = (data.frame(plot.seat).unwrap(), data.seen);
                let cells = seen.standing(plot.seat).unwrap().cells(seen.monster(plot.seat).unwrap());
                for cell in cells {
                    let whole = plot.field.expand(1.5).contains_rect(frame.cell(cell));
                    assert!(whole, "{size}, {}: {cell} is out of sight", plot.seat);
                }
            }
        }
    }
}

#[test]
fn no_words_of_the_set_up_are_cut() {
    use elder_god_window::ElderGodOrder;
    use elder_god_window::setup::Draft;
    let mut read = 0;
    for (players, skill) in [(2, Skill::Low), (3, Skill::Middle), (4, Skill::High), (5, Skill::High)] {
        for variant in [Variant::Usual, Variant::Banishment, Variant::Feud] {
            let mut sitters = vec![Sitter::Bot(skill); usize::from(players)];
            sitters[0] = Sitter::Person;
            let seating = Seating { sitters, names: Names::usual(usize::from(players)) };
            let (setup, own) = (Setup { variant, ..Setup::players(players) }, players % 2 == 0);
            let setup = Setup { crappy_cultist: own, beside_immune: !own, scars: own, ..setup };
            let m = CardMatch::<ElderGod>::new(&setup, 1, seating, own).unwrap();
            let mut draft = Draft::again(&ElderGodOrder::of(&m));
            let ctx = context();
            let mut drawn = None;
            for _ in 0..3 {
                drawn = Some(frame(&ctx, USUAL, |ctx| drop(crate::panels::show_form(ctx, &mut draft))));
            }
            for clipped in drawn.unwrap().shapes {
                if let bevy_egui::egui::Shape::Text(text) = &clipped.shape
                    && !text.galley.text().is_empty()
                {
                    let words = text.galley.text();
                    assert!(!text.galley.elided, "\"{words}\" is cut");
                    assert!(
                        clipped.clip_rect.expand(1.0).contains_rect(text.visual_bounding_rect()),
                        "\"{words}\" is not in sight"
                    );
                    read += 1;
                }
            }
        }
    }
    assert!(read > 200, "{read}");
}

/// Whoever cannot see the plots hears what lies where.
#[test]
fn what_grows_is_read_out() {
    let mut m = begin(Setup::players(2), 3);
    assert!(play_to(&mut m, Skill::Middle, |m| mine(m) && m.moves() > 12));
    let sitting = Sitting::at(m, USUAL);
    let data = sitting.data();
    let harness = Harness::builder().with_size(USUAL).build_ui(|ui| drop(show(ui.ctx(), &data)));
    let monster = &sitting.m.game().player(ME).unwrap().monster;
    let laid = monster.laid();
    assert!(laid.len() > 2, "{laid:?}");
    for laid in laid {
        let called = format!("{}, {}", english(&laid.top), laid.at);
        let heard = harness.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value());
        let heard: Vec<String> = heard.collect();
        assert!(heard.iter().any(|heard| heard.eq_ignore_ascii_case(&called)), "{called}: {heard:?}");
    }
}
