//! What the panels leave free, what they say of costs, and the names over the table.

use super::*;
use bevy::prelude::{Vec2 as Size2, Vec3};
use bevy_egui::egui::{Rect, Shape};
use game::words::signed;
use support::houses::Scene;
use thoth::referee::layout;
use thoth_rules::{DEAL, cost_in_hand};
use thoth_window::framing::{self, CloseUp, Focus};
use thoth_window::panels::houses;
use window::live_table::framing::{Framing, TableViewport, on_screen};
use window::ui::style;

/// The windows that are looked at: pixels.
const WINDOWS: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(2560.0, 1440.0)];

/// A window in points.
fn points(window: Vec2) -> Vec2 {
    window / style::zoom(window, 1.0)
}

fn sight(room: Vec2, choosing: bool) -> TableViewport {
    framing::sight(Size2::new(room.x, room.y), DEAL + 1, choosing)
}

/// Where a point of the table is seen, in points of the window.
fn seen_at(framing: &Framing, room: Vec2, point: Vec3) -> Pos2 {
    let at = on_screen(&framing.home(), point, room.x / room.y);
    Pos2::new((1.0 + at.x) * room.x / 2.0, (1.0 - at.y) * room.y / 2.0)
}

/// Whether a panel lies over any of what is framed: looked for all over the box in which it is seen.
fn assert_free(ctx: &Context, framing: &Framing, room: Vec2, of: &[Vec3], what: &str) {
    let seen: Vec<Pos2> = of.iter().map(|&point| seen_at(framing, room, point)).collect();
    let hull = Rect::from_points(&seen);
    for x in 0..=8 {
        for y in 0..=8 {
            let at = hull.lerp_inside(vec2(x as f32, y as f32) / 8.0);
            let layer = ctx.layer_id_at(at).filter(|layer| layer.order != Order::Background);
            assert_eq!(layer, None, "{what}: a panel lies at {at} over {hull}, in {room}");
        }
    }
}

/// A house of a height, as it is seen from close by while something is to be set at it.
fn house(seat: u8, players: u8, height_cm: f32) -> CloseUp {
    let ground = layout::foundation(Seat(seat), players);
    let waiting = Some(layout::offer(Seat(seat), players));
    CloseUp { ground, height_cm, trouble: true, waiting }
}

#[test]
fn no_panel_lies_over_the_house_that_is_framed() {
    for players in [2, 5] {
        let by_hand = Played::new(&Setup::by_hand(players), 5);
        let building =
            by_hand.until(|game| matches!(game.phase(), Phase::Building { .. }) && game.turn() > 10);
        let active = building.game.active();
        let seen = PanelView::of(building.game.view(Some(active)), &names());
        for window in WINDOWS {
            let room = points(window);
            let (ctx, _) = picture(&seen, &building.events, &Chosen::default(), room);
            let table = framing::framing(active, &vec![10.0; usize::from(players)], sight(room, false));
            for height in [0.0, 12.0, 30.0] {
                let house = house(active.0, players, height);
                let close = framing::close(table.clone(), &house);
                assert_free(&ctx, &close, room, &house.points(), "building");
                // A card is seen large: twice as wide as it was from afar, and more.
                let edge = |x: f32| house.ground * Vec3::new(x, -6.0, 0.0);
                let wide = seen_at(&close, room, edge(3.5)).x - seen_at(&close, room, edge(-3.5)).x;
                let wide_px = wide * window.x / room.x;
                if window.y >= 720.0 && height < 20.0 {
                    assert!(wide_px > 112.0, "{wide_px} px at {window}, {height} cm");
                }
            }
        }
    }
}

#[test]
fn the_card_that_is_picked_covers_no_house() {
    for players in [2, 5] {
        let played = Played::new(&Setup::by_hand(players), 5)
            .until(|game| *game.phase() == Phase::Choosing && game.turn() > 20);
        let active = played.game.active();
        let seen = PanelView::of(played.game.view(Some(active)), &names());
        let heights = framing::heights(&played.game);
        for window in WINDOWS {
            let room = points(window);
            let table = framing::framing(active, &heights, sight(room, true));
            for held in seen.cards() {
                let chosen = picked_up(held);
                let (ctx, output) = picture(&seen, &played.events, &chosen, room);
                assert!(words(&output).contains("Close\n\u{a0}Esc"), "{} is picked", held.card);
                for (seat, &height) in (0..players).zip(&heights) {
                    let ground = layout::foundation(Seat(seat), players);
                    let corners = [[-3.5, -6.0], [3.5, -6.0], [3.5, 6.0], [-3.5, 6.0]];
                    let foot = corners.map(|[x, y]| ground * Vec3::new(x, y, 0.0));
                    let head = corners.map(|[x, y]| ground * Vec3::new(x, y, height));
                    assert_free(&ctx, &table, room, &[foot, head].concat(), "choosing");
                }
            }
        }
    }
}

/// The lines of the log that are whole in sight, in a window so large.
fn lines_of_log(seen: &PanelView, events: &[Event], room: Vec2) -> usize {
    let (_, output) = picture(seen, events, &Chosen::default(), room);
    let texts = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => Some((text.galley.text(), text.visual_bounding_rect(), clipped.clip_rect)),
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    let (_, head, _) = texts.iter().find(|(text, ..)| *text == "What happened").expect("its head");
    let is_whole = |rect: &Rect, clip: &Rect| {
        // The ground of a name reaches a little farther.
        let beside = rect.left() >= head.left() - 6.0 && rect.top() > head.bottom();
        beside && clip.contains_rect(*rect) && rect.bottom() < room.y
    };
    texts.iter().filter(|(_, rect, clip)| is_whole(rect, clip)).count()
}

/// With a house at each of five seats the log was below the edge of the window.
#[test]
fn what_has_happened_is_in_sight_beside_five_houses() {
    let all_built = |game: &Thoth| (0..5).all(|seat| game.house(Seat(seat)).is_some());
    let played =
        Played::new(&Setup::by_hand(5), 5).until(|game| *game.phase() == Phase::Choosing && all_built(game));
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    for window in WINDOWS.into_iter().filter(|window| window.x > 1000.0) {
        let lines = lines_of_log(&seen, &played.events, points(window));
        assert!(lines > 1, "{window}: {lines} lines");
    }
}

/// Foundations that take all five elements, each with as much trouble as fits.
#[test]
fn what_has_happened_is_in_sight_beside_the_most_that_can_be_said_of_houses() {
    let foundations = ["Empress", "Wheel", "Priestess", "Sun", "Tower"];
    let trouble = [
        "Emperor",
        "Hierophant",
        "Lovers",
        "Chariot",
        "Hermit",
        "Justice",
        "Death",
        "Temperance",
        "Devil",
        "Star",
    ];
    let events: Vec<Event> = (0..5).map(|seat| Event::LeftAtThat { seat: Seat(seat) }).collect();
    for players in [4, 5] {
        let mut scene = Scene::new(players);
        for seat in 0..usize::from(players) {
            scene = scene.house(seat, foundations[seat], &[]).trouble(seat, &trouble[2 * seat..2 * seat + 2]);
        }
        let seen = PanelView::of(scene.game().view(Some(Seat(0))), &names());
        let lines = lines_of_log(&seen, &events, points(vec2(1280.0, 720.0)));
        assert!(lines >= if players == 4 { 5 } else { 2 }, "{players} players: {lines} lines");
    }
}

/// At every number of seats the own place is in the part of the window that the panels leave, however high houses are.
#[test]
fn the_own_place_is_in_sight() {
    for players in 2..=5 {
        for height in [0.0, 15.0, 40.0] {
            let room = points(vec2(1280.0, 720.0));
            let heights = vec![height; usize::from(players)];
            let framing = framing::framing(Seat(0), &heights, sight(room, true));
            let clear = table::clear(room, DEAL + 1, true).expand(1.0);
            let [x, y] = layout::PLACE_CM.map(|side| side / 2.0);
            for [x, y] in [[-x, -y], [x, -y], [x, y], [-x, y]] {
                let corner = layout::place(Seat(0), players) * Vec3::new(x, y, 0.0);
                let at = seen_at(&framing, room, corner);
                assert!(clear.contains(at), "{players} players, {height} cm: {at} outside of {clear}");
            }
        }
    }
}

#[test]
fn what_a_hand_costs_is_always_in_sight() {
    let mut played = Played::new(&Setup::assisted(3), 11);
    for k in 0..60 {
        if k % 6 == 0 && *played.game.phase() == Phase::Choosing {
            for seat in (0..3).map(Seat) {
                let seen = PanelView::of(played.game.view(Some(seat)), &names());
                for size in [vec2(700.0, 500.0), vec2(900.0, 600.0), vec2(1280.0, 720.0)] {
                    let text = words(&picture(&seen, &[], &Chosen::default(), size).1);
                    let own = seen.view().if_ended_now(seat).unwrap();
                    let told = format!("if the hand ended now:\n{}\n", houses::worth_words(own));
                    assert!(text.contains(&told), "{told} is missing in:\n{text}");
                    if size.x >= 900.0 {
                        for other in seen.view().seats.iter().filter(|of| of.seat != seat) {
                            let told = houses::worth_words(seen.view().if_ended_now(other.seat).unwrap());
                            assert!(told.starts_with("at most ") && text.contains(&told), "{told} in {text}");
                        }
                    }
                }
            }
        }
        played.step(k);
    }
}

#[test]
fn costly_cards_and_the_one_just_drawn_are_marked() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 16);
    let hand = played.game.hand(played.game.active()).to_vec();
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    let marked: Vec<Card> = seen.cards().iter().filter(|held| held.drawn).map(|held| held.card).collect();
    assert_eq!(marked, [*hand.last().unwrap()]);
    let text = words(&picture(&seen, &[], &Chosen::default(), vec2(1280.0, 720.0)).1);
    let tags = |tag: &str| text.lines().filter(|line| *line == tag).count();
    assert_eq!(tags("new"), 1, "{text}");
    for held in seen.cards() {
        assert_eq!(held.cost, cost_in_hand(&hand, held.card));
        if held.cost > 0 {
            assert!(tags(&signed(-held.cost)) > 0, "{} costs {}:\n{text}", held.card, held.cost);
        }
    }
    let other = played.game.setup().clockwise_from(played.game.active()).next().unwrap();
    let seen = PanelView::of(played.game.view(Some(other)), &names());
    assert!(seen.cards().iter().all(|held| !held.drawn), "only who is to play has drawn");
}

#[test]
fn a_hand_that_nobody_knows_has_a_bound() {
    let game = Thoth::new(&Setup::assisted(2), 1).unwrap();
    let worth = game.view(None).if_ended_now(Seat(0)).unwrap();
    assert_eq!(houses::worth_words(worth), "at most 0");
}

#[test]
fn nothing_settles_where_nothing_can_fall() {
    let text = |game: &Thoth| {
        let seen = PanelView::of(game.view(Some(game.active())), &names());
        let ctx = crate::panels::bare();
        let pack = Pack::default();
        let mut draw = |ctx: &Context| {
            let chosen = Chosen::default();
            let data = PanelData { settling: Some(0.4), ..shown(&seen, &chosen) };
            drop(table::show(ctx, &data, pack));
        };
        frame(&ctx, vec2(1280.0, 720.0), &mut draw);
        words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw))
    };
    let by_hand = |wanted: fn(&Phase) -> bool| {
        Played::new(&Setup::by_hand(2), 5).until(|game| wanted(game.phase())).game
    };
    let falls = by_hand(|phase| matches!(phase, Phase::Settling { .. }));
    assert!(text(&falls).contains("Settling"));
    for rests in
        [by_hand(|phase| *phase == Phase::Choosing), by_hand(|phase| matches!(phase, Phase::Building { .. }))]
    {
        assert!(!text(&rests).contains("Settling"), "{:?}", rests.phase());
    }
    assert!(!text(&Thoth::new(&Setup::assisted(2), 1).unwrap()).contains("Settling"));
}

#[test]
fn names_stand_at_the_places() {
    let played = Played::new(&Setup::assisted(5), 8).until(|game| game.turn() > 30);
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    let ctx = crate::panels::bare();
    let mut draw = |ctx: &Context| {
        let at = |seat: Seat| Some(Pos2::new(200.0, 60.0 + 90.0 * f32::from(seat.0)));
        table::name_plates(ctx, &seen, Focus::Table, None, at);
    };
    frame(&ctx, vec2(1280.0, 720.0), &mut draw);
    let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
    // None lies under a panel, wherever its place is seen, and there is no window too small for them.
    at_every_size(|ctx| {
        table::name_plates(ctx, &seen, Focus::House(Seat(1)), None, |seat| {
            Some(Pos2::new(-40.0 + 300.0 * f32::from(seat.0), 9_000.0))
        });
        table::name_plates(ctx, &seen, Focus::Table, None, |_| Some(Pos2::new(-40.0, 9_000.0)));
    });
    for seat in (0..5).map(Seat) {
        let worth = seen.view().if_ended_now(seat).unwrap();
        let plate = format!("{}\n{}\n", names().of(seat), houses::worth_words(worth));
        assert!(text.contains(&plate), "{plate} is missing in:\n{text}");
    }
}
