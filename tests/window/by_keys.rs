//! Panels worked by keys alone: lists that drop down, books that are longer than the window.

use crate::panels::{context, frame, words};
use bevy_egui::egui::{Area, Context, Event, Id, Key, Modifiers, RawInput, Rect, Shape, Vec2, vec2};
use cyclopean::CATALOGUE;
use window::keys::KeyMap;
use window::ui::{drop_down, key_list};

const SIZE: Vec2 = vec2(600.0, 400.0);

/// A key goes down and up, and some frames pass; what is written then.
fn key(ctx: &Context, key: Key, draw: impl FnMut(&Context)) -> String {
    key_with(ctx, (Modifiers::NONE, key), draw)
}

fn key_with(ctx: &Context, (modifiers, key): (Modifiers, Key), mut draw: impl FnMut(&Context)) -> String {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let screen_rect = Some(Rect::from_min_size(Default::default(), SIZE));
    let input = RawInput { screen_rect, events: vec![event(true), event(false)], ..RawInput::default() };
    let _ = ctx.run_ui(input, |ui| draw(ui.ctx()));
    (0..3).for_each(|_| drop(frame(ctx, SIZE, &mut draw)));
    words(&frame(ctx, SIZE, &mut draw))
}

#[test]
fn a_list_is_opened_chosen_from_and_closed_by_keys() {
    let ctx = context();
    let mut chosen = "one";
    let mut draw = |ctx: &Context| {
        Area::new(Id::new("lists")).show(ctx, |ui| {
            let now = chosen;
            let looks = |list: bevy_egui::egui::ComboBox| list.selected_text(now);
            drop_down::show(ui, "list", looks, |ui| {
                for each in ["one", "two", "three"] {
                    ui.selectable_value(&mut chosen, each, format!("as {each}"));
                }
            });
        });
    };
    (0..3).for_each(|_| drop(frame(&ctx, SIZE, &mut draw)));
    let shut = key(&ctx, Key::Tab, &mut draw);
    assert!(shut.contains("one") && !shut.contains("as"), "{shut}");
    let open = key(&ctx, Key::Enter, &mut draw);
    assert!(open.contains("as three") && drop_down::is_open(&ctx), "what opens it chooses nothing: {open}");
    // Each press goes to the next, into the list and out of it.
    key(&ctx, Key::Tab, &mut draw);
    assert!(is_focused(&ctx, &mut draw, "as one"));
    key_with(&ctx, (Modifiers::SHIFT, Key::Tab), &mut draw);
    assert!(is_focused(&ctx, &mut draw, "one"));
    for each in ["as one", "as two"] {
        key(&ctx, Key::Tab, &mut draw);
        assert!(is_focused(&ctx, &mut draw, each), "{each}");
    }
    let shut = key(&ctx, Key::Enter, &mut draw);
    assert!(shut.contains("two") && !shut.contains("as"), "{shut}");
    assert!(!drop_down::is_open(&ctx));
    // The focus is on the button again.
    let open = key(&ctx, Key::Space, &mut draw);
    assert!(open.contains("as three"), "{open}");
    let shut = key(&ctx, Key::Escape, &mut draw);
    assert!(shut.contains("two") && !shut.contains("as"), "{shut}");
}

/// Whether what bears these words has the focus; a whole list is none of the things in it.
fn is_focused(ctx: &Context, draw: impl FnMut(&Context), words: &str) -> bool {
    let output = frame(ctx, SIZE, draw);
    let focused = ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id));
    let rect = |shape: &Shape| match shape {
        Shape::Text(text) if text.galley.text() == words => {
            Some(text.galley.rect.translate(text.pos.to_vec2()))
        }
        _ => None,
    };
    let place = output.shapes.iter().find_map(|clipped| rect(&clipped.shape)).unwrap();
    focused.is_some_and(|focused| {
        focused.rect.contains(place.center()) && focused.rect.height() < 3.0 * place.height()
    })
}

#[test]
fn a_long_list_is_scrolled_by_pages() {
    let ctx = context();
    let map = KeyMap::usual();
    let mut draw = |ctx: &Context| {
        Area::new(Id::new("keys")).show(ctx, |ui| {
            ui.set_max_size(SIZE);
            key_list::show(ui, CATALOGUE[0].ui.basics.keys, &map);
        });
    };
    (0..3).for_each(|_| drop(frame(&ctx, SIZE, &mut draw)));
    let mut top = |struck: Option<Key>| {
        if let Some(struck) = struck {
            key(&ctx, struck, &mut draw);
            // It glides there.
            (0..60).for_each(|_| drop(frame(&ctx, SIZE, &mut draw)));
        }
        let output = frame(&ctx, SIZE, &mut draw);
        let written = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        });
        written.take(3).collect::<Vec<String>>()
    };
    let first = top(None);
    let second = top(Some(Key::PageDown));
    assert_ne!(first, second, "another page");
    assert_eq!(first, top(Some(Key::PageUp)), "and back");
}
