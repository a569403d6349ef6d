//! The table of Rathulhu as it is drawn: in every phase and at every size, with words that say what is, and clicks that do what
//! they are for.

use bevy_egui::egui::{
    Context, Event as Input, FullOutput, Modifiers, PointerButton, Pos2, Shape, Vec2, vec2,
};
use game::{Game, Language, Seat};
use rathulhu_rules::*;
use rathulhu_window::count::Counting;
use rathulhu_window::keyboard::round;
use rathulhu_window::panel_data::PanelData;
use rathulhu_window::panels::{result, show};
use rathulhu_window::setup::Draft;
use rathulhu_window::shown_table::Table;
use rathulhu_window::ui_state::{GameRequest, Wanted};
use rathulhu_window::{UI, chapter};
use session::{CardMatch, Names, Sitter, Skill};
use window::speech::{meanwhile, say};
use window::texts::Buttons;
use window::ui::act::UiCommand;
use window::ui::rules_reader::Reader;
use window::ui::style;

use crate::panels::{assert_sound, assert_uncut, context, words};
use crate::rathulhu_scene::{
    Bidding, EMPTY, SIZES, act, begin, data, does, finish, frame, pass, play, pointing, rect, step, table,
    until,
};
use support::counts::whole_or;

/// Draws a match at every size, one after the other, with the pointer on something.
fn draw_everywhere(ctx: &Context, m: &Bidding, table: &Table) {
    for size in SIZES.into_iter().chain(SIZES.into_iter().rev()) {
        let targets = m.game().phase().seat().map_or(vec![], |seat| round(&table.seen().known().view, seat));
        let ui_state = pointing(targets.get(m.moves() as usize % targets.len().max(1)).copied());
        let shown = data(m, table, &ui_state, size);
        let point = Pos2::new(size.x * 0.2, size.y * 0.2);
        let drawn = [(); 3].map(|()| {
            frame(ctx, size, vec![Input::PointerMoved(point)], |ctx| {
                show(ctx, &shown);
                result::show(ctx, &shown, false);
                result::show(ctx, &shown, true);
            })
        });
        assert_sound(size, &drawn[2]);
    }
}

/// Of two, three and five players; in `./test` of five.
#[test]
fn every_phase_can_be_drawn_at_every_size() {
    // The pictures are drawn once for all.
    let ctx = context();
    for &(players, people) in whole_or(&[(2, 2), (3, 1), (5, 0)][..], &[(5, 0)]) {
        let mut m = begin(players, people, 11);
        let mut table = table(&m);
        draw_everywhere(&ctx, &m, &table);
        let mut seen = std::collections::BTreeSet::new();
        while m.game().outcome().is_none() {
            play(&mut m, &mut table, Skill::Middle);
            let phase = match m.game().phase() {
                Phase::Auction(auction) => 10 + auction.calls.len(),
                Phase::Setback { .. } => 1,
                Phase::OldOnes { .. } => 2,
                Phase::Turn { .. } => 3,
                Phase::Over => 4,
            };
            if seen.insert((phase, table.seen().known().view.aeon)) {
                draw_everywhere(&ctx, &m, &table);
            }
            table.hurry();
            if Counting::of(&table).is_some() {
                draw_everywhere(&ctx, &m, &table);
                pass(&mut table, 9.0);
                draw_everywhere(&ctx, &m, &table);
            }
            finish(&mut table);
        }
        assert!(seen.len() > 8, "{seen:?}");
        draw_everywhere(&ctx, &m, &table);
    }
}

/// While bots bid, the end of the bar offers to hasten them, with keys whose names are longer in other languages.
#[test]
fn what_hastens_bots_is_whole_in_every_language() {
    let mut m = begin(3, 1, 11);
    let mut table = table(&m);
    let waits = |m: &Bidding| m.game().phase().seat() != Some(Seat(0));
    while !waits(&m) && m.game().outcome().is_none() {
        play(&mut m, &mut table, Skill::Middle);
        finish(&mut table);
    }
    assert!(waits(&m));
    for size in [vec2(900.0, 600.0), vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
        for language in [Language::English, Language::German, Language::Pseudo] {
            meanwhile(language, || {
                let ctx = context();
                let shown = data(&m, &table, &EMPTY, size);
                let draw = || frame(&ctx, size, vec![], |ctx| drop(show(ctx, &shown)));
                (0..2).for_each(|_| drop(draw()));
                let output = draw();
                assert!(words(&output).contains(&say(Buttons::Faster)), "{}", words(&output));
                assert_uncut(size, &output);
            });
        }
    }
}

#[test]
fn players_are_called_by_their_names() {
    let mut seating = begin(3, 1, 11).seating().clone();
    seating.names = Names::new(["Ann", "Barnabas Lon", ""].map(String::from));
    let mut m = CardMatch::new(&Setup::players(3), 11, seating, true).unwrap();
    let mut table = table(&m);
    let size = vec2(1280.0, 720.0);
    let mut told = String::new();
    let ctx = context();
    while m.game().outcome().is_none() {
        play(&mut m, &mut table, Skill::Middle);
        for _ in 0..2 {
            let shown = data(&m, &table, &EMPTY, size);
            let output = frame(&ctx, size, vec![], |ctx| {
                show(ctx, &shown);
                result::show(ctx, &shown, false);
            });
            told = words(&output);
            assert!(!told.contains("Seat 1") && !told.contains("Seat 2"), "{told}");
        }
        finish(&mut table);
    }
    for name in ["Ann", "Barnabas Lon", "Seat 3"] {
        assert!(told.contains(name), "{name} is not in:\n{told}");
    }
}

/// What comes of a click there.
fn click(m: &Bidding, table: &Table, at: impl Fn(&PanelData) -> Pos2) -> Option<Wanted> {
    let (ctx, size) = (Context::default(), vec2(1280.0, 720.0));
    style::apply(&ctx);
    let shown = data(m, table, &EMPTY, size);
    let pos = at(&shown);
    let button = |pressed| Input::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let mut chosen = None;
    for events in
        [vec![], vec![], vec![Input::PointerMoved(pos)], vec![button(true)], vec![button(false)], vec![]]
    {
        frame(&ctx, size, events, |ctx| chosen = chosen.take().or(show(ctx, &shown).into_iter().next()));
    }
    chosen
}

fn action(m: &Bidding, choice: Option<Wanted>) -> Option<Action> {
    choice.and_then(|wanted| does(m, &wanted))
}

#[test]
fn a_click_on_a_thing_does_what_it_is_for() {
    let mut m = begin(3, 1, 6);
    let mut table = table(&m);
    let mine = |m: &Bidding| m.game().phase().seat() == Some(Seat(0));
    until(&mut m, &mut table, |m| {
        mine(m) && matches!(m.game().phase(), Phase::Turn { .. }) && !m.game().track().is_empty()
    });
    assert_eq!(action(&m, click(&m, &table, |d| d.layout.bag.center())), Some(Action::Draw));
    assert_eq!(action(&m, click(&m, &table, |d| d.layout.idol.center())), Some(Action::Invoke));
    let first = m.game().track().tiles().next().unwrap();
    assert_eq!(action(&m, click(&m, &table, |d| d.layout.track[0].center())), Some(Action::Take(first)));
    assert!(click(&m, &table, |d| d.layout.track[7].center()).is_none(), "nothing lies there");
    assert!(click(&m, &table, |d| d.layout.token.center()).is_none(), "the token of the board is nobody's");
    assert!(click(&m, &table, |d| d.layout.log.unwrap().center()).is_none(), "the log lies over the table");
    until(&mut m, &mut table, |m| mine(m) && matches!(m.game().phase(), Phase::Auction(_)));
    let own = m.game().players()[0].face_up.lowest().unwrap();
    assert_eq!(
        action(&m, click(&m, &table, |d| rect(d, Thing::Token(own)).unwrap().center())),
        Some(Action::Bid(own))
    );
    // While targets move, a click anywhere only hurries.
    let (mut later, mut busy) = (m.clone(), table.clone());
    play(&mut later, &mut busy, Skill::Low);
    for spot in
        [|d: &PanelData| d.layout.bag.center(), |d: &PanelData| d.layout.bar.right_bottom() + vec2(-9.0, 3.0)]
    {
        assert!(matches!(click(&later, &busy, spot), Some(UiCommand::Wish(GameRequest::Hurry))));
    }
    // A setback: the tile that is clicked goes.
    let mut m = begin(2, 2, 0);
    let found = (0..200).find_map(|seed| {
        m = begin(2, 2, seed);
        table = self::table(&m);
        until(&mut m, &mut table, |m| matches!(m.game().phase(), Phase::Setback { .. }))
            .then_some(())
            .filter(|()| matches!(m.game().phase(), Phase::Setback { .. }))
    });
    found.expect("no game with a setback that leaves a choice");
    let seat = m.game().phase().seat().unwrap();
    let Action::Discard(tile) = m.game().legal_actions(seat)[0] else { panic!("no choice") };
    assert_eq!(
        action(&m, click(&m, &table, |d| d.layout.slot(seat, tile).unwrap().center())),
        Some(Action::Discard(tile))
    );
}

/// Everything that is written in a picture, and whether it is within the window.
fn written(output: &FullOutput, size: Vec2) -> String {
    let mut all = String::new();
    for clipped in &output.shapes {
        if let Shape::Text(text) = &clipped.shape
            && !text.galley.text().is_empty()
        {
            let rect = text.visual_bounding_rect().intersect(clipped.clip_rect);
            let inside = rect.left() >= -1.0 && rect.right() <= size.x + 1.0;
            assert!(inside || !rect.is_positive(), "\"{}\" at {size}: {rect}", text.galley.text());
            all += text.galley.text();
            all.push('\n');
        }
    }
    all
}

#[test]
fn the_bar_says_who_has_called_what_and_why_not() {
    let mut m = begin(3, 3, 6);
    let mut table = table(&m);
    for action in [Action::Draw, Action::Draw, Action::Invoke] {
        let seat = m.game().phase().seat().unwrap();
        act(&mut m, &mut table, seat, action);
    }
    finish(&mut table);
    let words = |m: &Bidding, table: &Table| {
        let (ctx, size) = (Context::default(), vec2(1280.0, 720.0));
        style::apply(&ctx);
        let shown = data(m, table, &EMPTY, size);
        (0..4).for_each(|_| drop(frame(&ctx, size, vec![], |ctx| drop(show(ctx, &shown)))));
        written(&frame(&ctx, size, vec![], |ctx| drop(show(ctx, &shown))), size)
    };
    assert!(words(&m, &table).contains("bid or pass"), "{}", words(&m, &table));
    for _ in 0..2 {
        let seat = m.game().phase().seat().unwrap();
        act(&mut m, &mut table, seat, Action::Pass);
        finish(&mut table);
    }
    let last = words(&m, &table);
    assert!(last.contains("you must bid") && last.matches("passed").count() >= 2, "{last}");
}

#[test]
fn the_rules_open_where_they_matter() {
    let reader = Reader::of(vec![&UI]);
    let headings: Vec<String> = reader.headings().map(|(_, text)| text.to_owned()).collect();
    let mut m = begin(2, 0, 4);
    while m.game().outcome().is_none() {
        let wanted = chapter(m.game());
        assert!(headings.iter().any(|h| h.split(" (").next() == Some(wanted)), "{wanted}: {headings:?}");
        step(&mut m, Skill::Middle);
    }
    assert!(headings.iter().any(|h| h == chapter(m.game())));
}

#[test]
fn the_set_up_can_be_drawn_and_says_what_it_stands_for() {
    let mut draft = Draft::default();
    let order = draft.order(7).unwrap();
    assert_eq!((order.setup.players, order.seed, order.seating.sitters.len()), (3, 7, 3));
    assert_eq!(order.seating.sitters.iter().filter(|sitter| **sitter == Sitter::Person).count(), 1);
    assert_eq!(Draft::again(&order).order(9).unwrap().seating.sitters, order.seating.sitters);
    draft.seed = "12x".into();
    assert!(say(draft.order(7).unwrap_err()).contains("digits"));
    let ctx = crate::panels::bare();
    for size in SIZES {
        (0..3).for_each(|_| {
            frame(&ctx, size, vec![], |ctx| drop(crate::panels::show_form(ctx, &mut draft)));
        });
    }
}
