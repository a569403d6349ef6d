//! Explanations stand beside the pointer and hide nothing of what they explain; and panels that change their size are
//! where they belong in the first picture in which they are seen.

use super::panels::{draw_city, games, show_form};
use super::rathulhu_panels::{Written, gather, written};
use super::rathulhu_scene::{self, EMPTY, finish, play};
use super::thoth_panels::{Played, names, picked_up, shown};
use crate::screen::mouse::Mouse;
use bevy_egui::egui::{Context, Event, FullOutput, Order, Pos2, Rect, Shape, Tooltip, Vec2, pos2, vec2};
use game::choices::Chosen;
use game::{Game, Seat};
use rathulhu_rules::Phase as Auctioning;
use rathulhu_rules::Thing;
use rathulhu_window::keyboard::round;
use rathulhu_window::panels as rathulhu_panels;
use shell::ui::menu::{self, Continue};
use shell::ui::toasts::{self, Toasts};
use window::messages::Dialog;
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::ui::dialogs::{self, DialogState};
use window::ui::style;

use rlyeh_window::panel_data::Folds;
use session::Skill;
use support::counts::whole_or;
use table::hand::HandOptions;
use thoth_rules::{Phase, Setup};
use thoth_window::look::Pack;
use thoth_window::panel_view::{PanelData as CardsData, PanelView};
use thoth_window::panels::{sheets, table as table_panels};
use thoth_window::setup::Draft;

const SIZES: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(900.0, 600.0)];

/// No explanation is farther from the pointer, points: past the bar, which is kept clear with the lot.
const FAR: f32 = 300.0;

/// What is said about what the pointer is on: where, and where that is of which it is said.
fn told(ctx: &Context) -> Option<(Rect, Option<Rect>)> {
    let areas: Vec<_> = ctx.memory(|memory| {
        let shown = memory.layer_ids().filter(|layer| layer.order == Order::Tooltip);
        let shown = shown.filter(|layer| memory.areas().is_visible(layer));
        shown.filter_map(|layer| Some((layer.id, memory.area_rect(layer.id)?))).collect()
    });
    let (id, rect) = *areas.first()?;
    let under = ctx.interaction_snapshot(|now| now.contains_pointer.clone());
    let of = under.into_iter().find(|widget| Tooltip::tooltip_id(*widget, 0) == id);
    Some((rect, of.and_then(|widget| ctx.read_response(widget)).map(|response| response.interact_rect)))
}

/// Points about everything that is written, and over the whole window; in `./test` farther from one another.
fn points(size: Vec2, output: &FullOutput) -> Vec<Pos2> {
    let mut points: Vec<Pos2> = written(output).iter().map(|w| w.rect.center()).collect();
    let step = whole_or(vec2(80.0, 60.0), vec2(160.0, 120.0));
    for column in 0..(size.x / step.x) as usize {
        for row in 0..(size.y / step.y) as usize {
            points.push(pos2(step.x * (0.5 + column as f32), step.y * (0.5 + row as f32)));
        }
    }
    points.retain(|at| Rect::from_min_size(Pos2::ZERO, size).shrink(1.0).contains(*at));
    points
}

/// What is written and can be read: nothing opaque lies over it.
fn on_top(output: &FullOutput) -> Vec<Written> {
    fn covers(shape: &Shape, clip: Rect) -> Option<Rect> {
        match shape {
            Shape::Rect(rect) if rect.fill.is_opaque() => Some(rect.rect.intersect(clip)),
            Shape::Vec(shapes) => shapes.iter().find_map(|shape| covers(shape, clip)),
            _ => None,
        }
    }
    let mut all: Vec<Written> = vec![];
    for clipped in &output.shapes {
        if let Some(cover) = covers(&clipped.shape, clipped.clip_rect) {
            all.retain(|words| !cover.contains_rect(words.rect));
        }
        gather(&clipped.shape, clipped.clip_rect, &mut all);
    }
    all
}

/// Points at everything; how many explanations came, none of them over what it explains. `thing` says what is no widget
/// and lies at a point.
fn point_at_everything(
    name: &str,
    size: Vec2,
    thing: impl Fn(Pos2) -> Option<Rect>,
    mut draw: impl FnMut(&Context),
) -> usize {
    let mut mouse = Mouse::new(size);
    mouse.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    let still = mouse.wait(4, &mut draw);
    let readable = on_top(&still);
    let (mut explained, window) = (0, Rect::from_min_size(Pos2::ZERO, size));
    for at in points(size, &still) {
        mouse.frame(vec![Event::PointerMoved(at)], &mut draw);
        mouse.wait(2, &mut draw);
        let Some((rect, of)) = told(&mouse.ctx) else { continue };
        explained += 1;
        let where_to = format!("{name} at {size}, the pointer at {at}: explained at {rect}");
        assert!(window.expand(0.5).contains_rect(rect), "{where_to}, outside");
        assert!(!rect.contains(at), "{where_to}, under the pointer");
        if let Some(of) = of.or_else(|| thing(at)) {
            assert!(!rect.shrink(0.5).intersects(of), "{where_to}, over {of}");
        }
        // What is read is what is written there while nobody points at anything.
        for words in readable.iter().filter(|w| w.rect.contains(at)) {
            assert!(!rect.shrink(0.5).intersects(words.rect), "{where_to}, over \"{}\"", words.words);
        }
        let far = rect.distance_to_pos(at);
        assert!(far < FAR, "{where_to}, {far} from it");
    }
    explained
}

/// Of three players and of five, and of five in a small window; in `./test` only the last.
#[test]
fn no_explanation_hides_what_it_explains_in_rathulhu() {
    let all = [(SIZES[0], 3), (SIZES[0], 5), (SIZES[1], 5)];
    for &(size, players) in whole_or(&all[..], &all[2..]) {
        let mut m = rathulhu_scene::begin(players, 1, 6);
        let mut shown = rathulhu_scene::table(&m);
        let (mut seen, mut explained) = (0, 0);
        while m.game().outcome().is_none() && seen < 2 {
            play(&mut m, &mut shown, Skill::Middle);
            finish(&mut shown);
            let mine = m.game().phase().seat() == Some(Seat(0)) && m.moves() > 40;
            let wanted =
                if seen == 0 { matches!(m.game().phase(), Auctioning::Auction(_)) } else { m.moves() > 60 };
            if mine && wanted {
                let data = rathulhu_scene::data(&m, &shown, &EMPTY, size);
                let thing = |at| {
                    rathulhu_scene::at(&data, at).and_then(|target| match target {
                        // A mat is larger than what is pointed at: the name.
                        Thing::Player(_) => None,
                        target => rathulhu_scene::rect(&data, target),
                    })
                };
                let draw = |ctx: &Context| drop(rathulhu_panels::show(ctx, &data));
                explained += point_at_everything("Rathulhu", size, thing, draw);
                seen += 1;
            }
        }
        assert!(explained > 60, "{size}, {players}: {explained}");
    }
}

#[test]
fn what_the_keyboard_points_at_is_not_hidden_either() {
    for size in SIZES {
        let mut m = rathulhu_scene::begin(3, 1, 6);
        let mut shown = rathulhu_scene::table(&m);
        assert!(rathulhu_scene::until(&mut m, &mut shown, |m| m.moves() > 60
            && m.game().phase().seat() == Some(Seat(0))));
        for target in round(&m.game().view(None), Seat(0)) {
            let ui_state = rathulhu_scene::pointing(Some(target));
            let data = rathulhu_scene::data(&m, &shown, &ui_state, size);
            // Of a mat the name: the rest of it is as wide as the table.
            let rect = match target {
                Thing::Player(seat) => Some(data.layout.areas[usize::from(seat.0)].name()),
                target => rathulhu_scene::rect(&data, target),
            };
            let Some(rect) = rect else { continue };
            let mut mouse = Mouse::new(size);
            mouse.wait(3, |ctx| drop(rathulhu_panels::show(ctx, &data)));
            let (tip, _) = told(&mouse.ctx).expect("it is explained");
            assert!(!tip.shrink(0.5).intersects(rect), "{target:?} at {rect}, explained at {tip}");
        }
    }
}

fn thoth<'a>(
    seen: &'a PanelView,
    chosen: Chosen<thoth_rules::Thing>,
    pack: Pack,
) -> impl FnMut(&Context) + 'a {
    move |ctx| {
        let data = CardsData { steps: Some((2, 0)), ..shown(seen, &chosen) };
        drop(table_panels::show(ctx, &data, pack));
        drop(sheets::result(ctx, seen, false, true, pack));
    }
}

#[test]
fn no_explanation_hides_what_it_explains_in_thoth() {
    for size in SIZES {
        let mut explained = 0;
        let choosing = Played::new(&Setup::assisted(3), 11).until(|game| game.turn() == 24);
        let scored = Played::new(&Setup::assisted(4), 2).until(|game| *game.phase() == Phase::Scored);
        for (game, picked) in [(&choosing.game, false), (&choosing.game, true), (&scored.game, false)] {
            let seen = PanelView::of(game.view(Some(game.active())), &names());
            let chosen = if picked { picked_up(&seen.cards()[0]) } else { Chosen::default() };
            let pack = Pack::default();
            explained += point_at_everything("Thoth", size, |_| None, thoth(&seen, chosen, pack));
        }
        assert!(explained > 60, "{size}: {explained}");
    }
}

#[test]
fn no_explanation_hides_what_it_explains_in_the_city_or_before_a_game() {
    for size in SIZES {
        let m = rlyeh::Match::new(&rlyeh_rules::Setup::players(3), 1, HandOptions::default(), true).unwrap();
        let folds = || Folds { stashes: true, log: true };
        let explained = point_at_everything("R'lyeh", size, |_| None, |ctx| draw_city(ctx, &m, folds()));
        assert!(explained > 5, "{explained}");
        point_at_everything(
            "the menu",
            size,
            |_| None,
            |ctx| {
                drop(menu::show(ctx, &games(), &Continue::default(), 0.0));
            },
        );
        let mut form = Draft::default();
        let explained =
            point_at_everything("a set-up", size, |_| None, |ctx| drop(show_form(ctx, &mut form)));
        assert!(explained > 3, "{explained}");
    }
}

/// Where everything is written that is wholly seen.
fn places(output: &FullOutput) -> Vec<(String, Rect)> {
    written(output).into_iter().filter(|w| w.whole).map(|w| (w.words, w.rect)).collect()
}

/// Goes from one picture to another, and expects that all is where it belongs at once.
fn changes(name: &str, size: Vec2, mut before: impl FnMut(&Context), mut after: impl FnMut(&Context)) {
    let mut mouse = Mouse::new(size);
    mouse.wait(30, &mut before);
    let first = places(&mouse.frame(vec![], &mut after));
    let second = places(&mouse.frame(vec![], &mut after));
    assert!(!second.is_empty(), "{name} says nothing");
    for (at, (words, rect)) in second.iter().enumerate() {
        let was = first.get(at).map(|(words, rect)| (words.as_str(), *rect));
        let moved = was.is_none_or(|(was, place)| was != words || (place.min - rect.min).length() > 0.6);
        assert!(
            !moved,
            "{name} at {size}: \"{words}\" is at {rect}, and was {was:?} a picture earlier: {first:?}"
        );
    }
    assert_eq!(first.len(), second.len(), "{name}: {first:?}\n{second:?}");
}

#[test]
fn panels_that_change_their_size_are_where_they_belong_at_once() {
    for size in SIZES {
        // A hand of Thoth: large cards, small ones while something is built, none once it is scored.
        let choosing = Played::new(&Setup::by_hand(3), 4)
            .until(|game| game.turn() == 12 && *game.phase() == Phase::Choosing);
        let view = |played: &Played| PanelView::of(played.game.view(Some(played.game.active())), &names());
        let picked = picked_up(&view(&choosing).cards()[0]);
        let [a, b, c, d] = [Pack::default(); 4];
        let first = view(&choosing);
        let building = choosing.until(|game| matches!(game.phase(), Phase::Building { .. }));
        let second = view(&building);
        let third = view(&building.until(|game| *game.phase() == Phase::Scored));
        changes("building", size, thoth(&first, Chosen::default(), a), thoth(&second, Chosen::default(), b));
        changes("choosing again", size, thoth(&second, Chosen::default(), b), thoth(&first, picked, a));
        changes("scored", size, thoth(&second, Chosen::default(), c), thoth(&third, Chosen::default(), d));
        // Dialogs over one another.
        let saves = Saves { folder: Some("/nowhere".into()) };
        let (mut state, mut other) = (DialogState::default(), DialogState::default());
        for (from, to) in [(Dialog::Pause, Dialog::Settings), (Dialog::Help, Dialog::Pause)] {
            let mut preferences = Preferences::default();
            let mut edited = Preferences::default();
            changes(
                &format!("{to:?}"),
                size,
                |ctx| drop(dialogs::show(ctx, from, &mut state, &mut preferences, &saves)),
                |ctx| drop(dialogs::show(ctx, to, &mut other, &mut edited, &saves)),
            );
        }
        // Notices.
        let mut one = Toasts::default();
        one.push("The match is saved".into(), style::AMBER);
        let mut more = one.clone();
        more.push(
            "Ann, it is your turn, and a long sentence follows that says nothing more than that it is".into(),
            style::AMBER,
        );
        changes("notices", size, |ctx| toasts::show(ctx, &one), |ctx| toasts::show(ctx, &more));
        let corner = Some(size.to_pos2() - vec2(20.0, 20.0));
        changes(
            "refusals",
            size,
            |ctx| {
                let _ = toasts::show_refusals(ctx, &one, corner);
            },
            |ctx| {
                let _ = toasts::show_refusals(ctx, &more, corner);
            },
        );
    }
}

/// Every third change of the phase; every sixth in `./test`.
#[test]
fn the_panels_of_rathulhu_are_where_they_belong_at_once() {
    for size in SIZES {
        let mut m = rathulhu_scene::begin(3, 1, 6);
        let mut shown = rathulhu_scene::table(&m);
        let mut looked = 0;
        while m.game().outcome().is_none() {
            let (before, table) = (m.clone(), shown.clone());
            play(&mut m, &mut shown, Skill::Middle);
            finish(&mut shown);
            let other =
                std::mem::discriminant(before.game().phase()) != std::mem::discriminant(m.game().phase());
            if other && m.moves().is_multiple_of(whole_or(3, 6)) {
                let data = rathulhu_scene::data(&before, &table, &EMPTY, size);
                let next = rathulhu_scene::data(&m, &shown, &EMPTY, size);
                changes(
                    "Rathulhu",
                    size,
                    |ctx| drop(rathulhu_panels::show(ctx, &data)),
                    |ctx| drop(rathulhu_panels::show(ctx, &next)),
                );
                looked += 1;
            }
        }
        let data = rathulhu_scene::data(&m, &shown, &EMPTY, size);
        let over = |folded| {
            let data = &data;
            move |ctx: &Context| {
                drop(rathulhu_panels::show(ctx, data));
                drop(rathulhu_panels::result::show(ctx, data, folded));
            }
        };
        changes("the result", size, over(true), over(false));
        assert!(looked > whole_or(10, 5), "{looked}");
    }
}
