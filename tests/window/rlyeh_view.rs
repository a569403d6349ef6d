//! The first view of R'lyeh's table: near, and with nothing that may be taken under a panel.

use crate::panels::{context, draw_city, frame};
use bevy::math::{Quat, Vec2, Vec3};
use bevy_egui::egui::{self, Order, Rect, pos2, vec2};
use game::pieces::{Class, Size};
use game::{Game as _, Seat};
use rlyeh::referee::Declaration;
use rlyeh::referee::layout::BUILDING_RADIUS_CM;
use rlyeh::{Intent, Match};
use rlyeh_rules::{Action, Mode, Setup};
use rlyeh_window::framing::{City, framing, framing_at_the_end, framing_of_all, sights, sights_at_the_end};
use rlyeh_window::panel_data::{Folds, PanelData, TurnChoices, supply_cells};
use rlyeh_window::panels::{result, table as table_panels, turn};
use rlyeh_window::rolls::RollView;
use session::Skill;
use support::counts::whole_or;
use support::drive::{build, two};
use table::carry::LIFT_CM;
use table::hand::HandOptions;
use table::{Kind, Piece, PieceId};
use window::hand::grab::clear_lift;
use window::live_table::framing::on_screen;
use window::live_table::orbit::Viewpoint;
use window::live_table::stability::Judgement;
use window::reasons::Reasons;
use window::ui::style;

fn setups() -> impl Iterator<Item = Setup> {
    let alone = (2..=6).map(|stashes| {
        let usual = Setup::solitaire(stashes);
        assert!(matches!(usual.mode, Mode::Solitaire { .. }));
        usual
    });
    alone.chain((2..=5).map(Setup::players))
}

/// Where a point of the table is seen, points of a window so large.
fn seen(home: &Viewpoint, at: Vec3, room: Vec2) -> egui::Pos2 {
    let at = on_screen(home, at, room.x / room.y);
    pos2((at.x + 1.0) / 2.0 * room.x, (1.0 - at.y) / 2.0 * room.y)
}

/// Every panel that is drawn for a match as it is.
fn panels(m: &Match, room: Vec2, mut folds: Folds) -> Vec<Rect> {
    let (view, choices, ctx) = (m.view(), TurnChoices::of(&m.view().game), context());
    for _ in 0..4 {
        frame(&ctx, vec2(room.x, room.y), |ctx| {
            let shown = PanelData {
                record: None,
                view: &view,
                notes: m.notes(),
                reasons: Reasons::NONE,
                roll: RollView::Lies,
                choices: m.game().outcome().is_none().then_some(&choices),
                stability: &Judgement::Nothing,
                marks: true,
                supply: supply_cells(m.game(), None, (&view.game, Seat(0)), None, true),
            };
            table_panels::show(ctx, &shown, &mut folds);
            result::show(ctx, &view, m.notes(), false);
        });
    }
    ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let over = layers.into_iter().filter(|layer| layer.order != Order::Background);
        over.filter_map(|layer| memory.area_rect(layer.id)).collect()
    })
}

/// The keys at the foot are more while a piece is held, and there are steps to take back in practice.
#[test]
fn no_panel_lies_under_another_while_a_piece_is_held() {
    let mut m = Match::new(&Setup::players(3), 1, HandOptions::default(), true).unwrap();
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    let take = m.view().legal.into_iter().find(|action| matches!(action, Action::Take(_)));
    let Some(Action::Take(id)) = take else { panic!("this roll lets nothing be taken") };
    m.intend(Intent::Take(id)).unwrap();
    for size in [[900.0, 600.0], [1120.0, 720.0], [1280.0, 720.0], [1920.0, 1080.0], [2560.0, 1440.0]] {
        for scale in [0.75, 1.0, 1.5, 2.0] {
            let room = Vec2::from_array(size) / style::zoom(size, scale);
            let drawn = panels(&m, room, Folds::default());
            for (i, one) in drawn.iter().enumerate() {
                for other in &drawn[i + 1..] {
                    assert!(!one.intersects(*other), "{size:?} at {scale}: {one} and {other}");
                }
            }
        }
    }
}

/// The usual view shows where the city is built, the view of the whole table everything that lies on it; and what lies in
/// store can be taken from the strip in either. At four scales; at the smallest and the largest in `./test`.
#[test]
fn no_panel_covers_what_is_built_or_may_be_taken_at_any_size() {
    let (mut held, mut strips) = (0, 0);
    for setup in setups() {
        let m = Match::new(&setup, 1, HandOptions::default(), false).unwrap();
        let pieces: Vec<PieceId> =
            m.sim().pieces().map(|(id, _)| id).filter(|id| *id != m.sim().table()).collect();
        let stored = pieces.iter().flat_map(|&id| {
            let pose = m.sim().pose(id);
            m.sim().geometry(id).corners().map(|corner| pose * corner).collect::<Vec<_>>()
        });
        let stored: Vec<Vec3> = stored.collect();
        let rim = (0..24).map(|k| Quat::from_rotation_z(f32::from(k as u8) * 0.2618) * Vec3::X);
        let rim: Vec<Vec3> = rim.map(|way| way * BUILDING_RADIUS_CM).collect();
        for size in [[900.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0], [2560.0, 1440.0]] {
            for &scale in whole_or(&[0.75, 1.0, 1.5, 2.0][..], &[0.75, 2.0]) {
                for folds in [Folds::default(), Folds { stashes: true, log: true }] {
                    let room = Vec2::from_array(size) / style::zoom(size, scale);
                    let drawn = panels(&m, room, folds);
                    assert!(!drawn.is_empty(), "the panels are drawn");
                    let sights = sights(room, folds != Folds::default(), setup.stashes());
                    let city = framing(setup.stashes(), None, sights.clone()).home();
                    let all = framing_of_all(setup.stashes(), None, sights).home();
                    for (home, points) in [(city, &rim), (all, &stored)] {
                        for point in points {
                            let at = seen(&home, *point, room);
                            let context =
                                format!("{size:?} at {scale}, {folds:?}, {:?}: {point}", setup.mode);
                            assert!(
                                Rect::from_min_size(pos2(0.0, 0.0), vec2(room.x, room.y)).contains(at),
                                "{context} is at {at}"
                            );
                            if let Some(panel) = drawn.iter().find(|panel| panel.contains(at)) {
                                panic!("{context} is at {at}, under the panel {panel}");
                            }
                            held += 1;
                        }
                    }
                    // A window without room for the strip shows the whole table.
                    let (view, points) = (m.view().game, vec2(room.x, room.y));
                    if folds == Folds::default()
                        && table_panels::strip(points, false, setup.stashes()).is_some()
                    {
                        let cell = |id: &PieceId| {
                            let cell =
                                table_panels::place_of(&view, Seat(0), points, m.game().piece(*id).unwrap())
                                    .unwrap();
                            assert!(
                                drawn.iter().any(|panel| panel.contains_rect(cell)),
                                "{cell} in {drawn:?}"
                            );
                        };
                        pieces.iter().for_each(cell);
                        strips += 1;
                    }
                }
            }
        }
    }
    assert!(strips > whole_or(50, 25), "{strips}");
    assert!(held > 10_000);
}

#[test]
fn the_result_stands_beside_the_city() {
    let mut m = Match::new(&Setup::solitaire(2), 1, HandOptions::default(), false).unwrap();
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    let corners = [Vec3::new(-9.0, 8.0, 0.0), Vec3::new(6.0, -7.0, 12.0), Vec3::new(9.0, 2.0, 3.0)];
    for size in [[900.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0], [2560.0, 1440.0]] {
        for folds in [Folds::default(), Folds { stashes: true, log: true }] {
            let room = Vec2::from_array(size) / style::zoom(size, 1.0);
            let column = folds != Folds::default();
            if column && size[0] < 1_000.0 {
                // So small a window has no room for both beside the city.
                continue;
            }
            let sights = sights_at_the_end(room, column, false);
            let home = framing_at_the_end(2, City::of(corners), sights).home();
            let drawn = panels(&m, room, folds);
            assert!(drawn.iter().any(|panel| panel.height() > 150.0), "the result is drawn: {drawn:?}");
            for corner in corners {
                let at = seen(&home, corner, room);
                let inside = Rect::from_min_size(pos2(0.0, 0.0), vec2(room.x, room.y)).contains(at);
                let hidden = drawn.iter().any(|panel| panel.contains(at));
                assert!(inside && !hidden, "{size:?}, {folds:?}: {at} under one of {drawn:?}");
            }
        }
    }
}

#[test]
fn what_is_lifted_off_its_pad_is_still_seen_where_the_whole_table_is() {
    let usual = Vec2::new(1280.0, 720.0);
    for setup in setups() {
        let m = Match::new(&setup, 1, HandOptions::default(), false).unwrap();
        let framing = framing_of_all(setup.stashes(), None, sights(usual, false, setup.stashes()));
        let home = framing.home();
        for (id, _) in m.sim().pieces().filter(|(id, _)| *id != m.sim().table()) {
            let lift = clear_lift(m.sim(), &[id]).max(LIFT_CM);
            let lifted = m.sim().centre_of_mass(id) + Vec3::Z * lift;
            assert!(framing.sees(&home, lifted), "{:?}: {id}, lifted by {lift} cm", setup.mode);
        }
    }
}

/// How long a lying small pyramid in the middle of the city is seen, pixels.
fn small_px(setup: &Setup, size: Vec2) -> f32 {
    let room = size / style::zoom(size, 1.0);
    let home = framing(setup.stashes(), None, sights(room, false, setup.stashes())).home();
    let piece = Piece::new(Kind::Pyramid(Size::Small));
    let turn = piece.kind.stance(Class::Flat);
    let geometry = piece.geometry().unwrap();
    let corners: Vec<egui::Pos2> =
        geometry.corners().map(|corner| seen(&home, turn * corner, size)).collect();
    let apart = |a: &egui::Pos2| corners.iter().map(move |b| a.distance(*b)).fold(0.0, f32::max);
    corners.iter().map(apart).fold(0.0, f32::max)
}

#[test]
fn a_lying_small_is_large_enough_to_be_handled() {
    let usual = Vec2::new(1280.0, 720.0);
    for stashes in 2..=6 {
        let px = small_px(&Setup::solitaire(stashes), usual);
        println!("{stashes} stashes: a lying small is {px:.1} px long at 1280 x 720");
        assert!(px >= 90.0, "{stashes} stashes: {px}");
    }
}

#[test]
fn the_view_grows_with_the_city_in_steps() {
    let sights = || sights(Vec2::new(1280.0, 720.0), false, 3);
    let of = |tall: f32| City::of([Vec3::new(0.5, 0.2, 0.9), Vec3::new(1.0, -2.0, tall)]);
    let (low, tall) = (framing(3, of(2.0), sights()), framing(3, of(38.0), sights()));
    assert_eq!(framing(3, of(2.2), sights()), low, "not with every piece");
    let room = Vec2::new(1280.0, 720.0);
    let top = |home: &Viewpoint| seen(home, Vec3::new(1.0, -2.0, 38.0), room).y;
    let free = table_panels::reserved(vec2(room.x, room.y), false, 3)[1].bottom();
    assert!(top(&low.home()) < free, "the low view would not show it");
    assert!(top(&tall.home()) >= free, "the tower is seen to its top, below the panels");
}

/// Share of a window that a rectangle round the city takes, in a view.
fn share(m: &Match, home: &Viewpoint, size: Vec2) -> f32 {
    let city = m.game().pieces_in_play().into_iter().flat_map(|id| {
        let pose = m.sim().pose(id);
        m.sim().geometry(id).corners().map(|corner| pose * corner).collect::<Vec<_>>()
    });
    let round = city
        .map(|corner| seen(home, corner, size))
        .fold(Rect::NOTHING, |rect, at| rect.union(Rect::from_min_max(at, at)));
    round.area() / (size.x * size.y)
}

/// After 20 and 30 turns, too, in a whole run.
#[test]
fn the_window_is_the_city() {
    let mut m = two(4);
    for turn in whole_or([10, 20, 30].as_slice(), &[10]) {
        build(&mut m, &[Skill::Middle; 2], *turn);
        let built = m.game().pieces_in_play().into_iter().map(|id| m.sim().body(id).center_of_mass());
        let city = City::of(built);
        for size in [[1280.0, 720.0], [1920.0, 1080.0]].map(Vec2::from_array) {
            let room = size / style::zoom(size, 1.0);
            let sights = sights(room, false, 3);
            let near = share(&m, &framing(3, city.clone(), sights.clone()).home(), size);
            let whole = share(&m, &framing_of_all(3, city.clone(), sights).home(), size);
            println!(
                "turn {turn}, {size}: {:.1} % of the window, {:.1} % where all is seen",
                100.0 * near,
                100.0 * whole
            );
            assert!(near > 2.0 * whole && near > 0.04, "turn {turn}, {size}: {near} of the window, {whole}");
        }
    }
}

/// However narrow the window, what is asked is there to be read.
#[test]
fn what_is_asked_is_never_cut_short_in_a_narrow_window() {
    fn is_whole(shape: &egui::Shape, asked: &str) -> bool {
        match shape {
            egui::Shape::Text(text) => text.galley.text() == asked && !text.galley.elided,
            egui::Shape::Vec(all) => all.iter().any(|shape| is_whole(shape, asked)),
            _ => false,
        }
    }
    let alone = Match::new(&Setup::solitaire(3), 4, HandOptions::default(), true).unwrap();
    for m in [two(4), alone] {
        let asked = turn::asked(&m.view(), &RollView::Lies);
        for size in [vec2(480.0, 400.0), vec2(560.0, 600.0)] {
            let ctx = context();
            let draw = || frame(&ctx, size, |ctx| draw_city(ctx, &m, Folds::default()));
            (0..3).for_each(|_| drop(draw()));
            assert!(draw().shapes.iter().any(|drawn| is_whole(&drawn.shape, &asked)), "{size}: {asked}");
        }
    }
}
