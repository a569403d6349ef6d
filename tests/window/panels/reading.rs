//! What is there to be read can be read: no text of a dialog is cut off or beside its panel, in a small window and at
//! every size of letters; the books have pictures, and tell of their sources only when asked.

use super::*;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Area, Event as Input, Modifiers, MouseWheelUnit, Shape, TouchPhase};
use game::Language;
use game::message::Message;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use support::folder::project;
use window::keys::{KeyMap, ShortcutGroup};
use window::platform::settings::SCALE;
use window::speech::{self, say};
use window::ui::{illustrations, key_list};

/// The smallest window that everything is made for, in points at zoom 1.
const WINDOW: Vec2 = vec2(900.0, 600.0);
/// Sizes of letters and panels.
const SCALES: [f32; 5] = [0.75, 1.0, 1.25, 1.5, 2.0];
/// A turn of the wheel as a share of the window, and turns until the end of the longest book in the smallest one.
const TURN: f32 = 0.15;
const TURNS: usize = 700;

/// A dialog, opened in a window; what is written in it, from top to end, and whatever is wrong with that.
fn read(dialog: Dialog, state: &mut DialogState, size: Vec2) -> (BTreeSet<String>, Vec<String>) {
    let ctx = context();
    let saves = Saves { folder: Some("/home/somebody/.local/share/cyclopean/saves".into()) };
    let (mut written, mut wrong) = (BTreeSet::new(), vec![]);
    let mut still = 0;
    for turn in 0..TURNS {
        let wheel = Input::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -TURN * size.y),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        // Where the text is, if there are contents beside it.
        let over = Input::PointerMoved(pos2(size.x * 0.6, size.y * 0.6));
        let events = if turn < 4 { vec![over] } else { vec![over, wheel] };
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        let output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
            dialogs::show(ui.ctx(), dialog, state, &mut Preferences::default(), &saves);
        });
        if turn < 4 {
            continue;
        }
        assert_no_clash(&output);
        let panel = ctx.memory(|memory| memory.area_rect(Id::new(("dialog", dialog)))).unwrap();
        assert!(
            Rect::from_min_size(Pos2::ZERO, size).expand(1.0).contains_rect(panel),
            "{dialog:?} lies at {panel} in a window of {size}"
        );
        let before = written.len();
        for clipped in &output.shapes {
            let Shape::Text(text) = &clipped.shape else { continue };
            let words = text.galley.text();
            if words.trim().is_empty() {
                continue;
            }
            let rect = text.visual_bounding_rect();
            let seen = clipped.clip_rect.intersect(panel).expand(1.0);
            let across = seen.x_range().contains(rect.left()) && seen.x_range().contains(rect.right());
            if !across || text.galley.elided {
                wrong.push(format!("{dialog:?} at {size}: \"{words}\" at {rect} is cut by {seen}"));
            }
            written.insert(words.to_owned());
        }
        // At the end nothing new comes up.
        still = if written.len() == before { still + 1 } else { 0 };
        if still > 30 {
            break;
        }
    }
    wrong.dedup();
    (written, wrong)
}

#[test]
fn no_text_of_a_dialog_is_cut_off_in_a_small_window_at_any_size_of_letters() {
    let mut wrong = vec![];
    for scale in SCALES {
        assert!((SCALE.0..=SCALE.1).contains(&scale));
        let size = WINDOW / style::zoom(WINDOW, scale);
        let mut state = DialogState {
            question: Some(("End the game here? Your city counts as it stands.".into(), "End it".into())),
            name: "Builders of R'lyeh, turn 12".into(),
            ..DialogState::default()
        };
        for dialog in [Dialog::Pause, Dialog::Settings, Dialog::Load, Dialog::Save, Dialog::Confirm] {
            wrong.extend(read(dialog, &mut state, size).1);
        }
        for game in games().0 {
            state.keys = game.basics.keys;
            let (written, found) = read(Dialog::Help, &mut state, size);
            wrong.extend(found);
            for row in game.basics.keys.iter().flat_map(ShortcutGroup::rows) {
                let (key, what) = key_list::words(&row, &KeyMap::default());
                assert!(written.contains(&key) && written.contains(&what), "{key}: {what} at {size}");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What stands in a dialog and in no language file: the names of the languages, of the player's folder and of a save.
const NO_WORDS: [&str; 5] = ["English", "Deutsch", "/home", "R'lyeh", "End"];

/// In German, and in a language two fifths longer, at 1280 x 720 with letters half as large again.
#[test]
fn every_dialog_can_be_read_in_other_languages_and_all_its_words_stand_in_the_files() {
    let mut wrong = vec![];
    let size = vec2(1280.0, 720.0) / style::zoom([1280.0, 720.0], 1.5);
    for language in [Language::German, Language::Pseudo] {
        speech::meanwhile(language, || {
            let mut state = DialogState {
                question: Some(("End the game here?".into(), "End it".into())),
                key_panel: KeyPanel::of(&games()),
                ..DialogState::default()
            };
            let dialogs = [
                Dialog::Pause,
                Dialog::Settings,
                Dialog::Load,
                Dialog::Save,
                Dialog::Confirm,
                Dialog::Bindings,
                Dialog::Gallery,
            ];
            let mut all: BTreeSet<String> = BTreeSet::new();
            for dialog in dialogs {
                let (written, found) = read(dialog, &mut state, size);
                wrong.extend(found);
                all.extend(written);
            }
            for game in games().0 {
                state.keys = game.basics.keys;
                let (written, found) = read(Dialog::Help, &mut state, size);
                wrong.extend(found);
                all.extend(written);
            }
            // A key of one letter or digit, or F1, is called the same everywhere.
            let letters = |words: &str| words.chars().filter(|letter| letter.is_alphabetic()).count();
            let is_key = |words: &str| words.split(", ").all(|key| letters(key) <= 1);
            let is_named = |words: &str| NO_WORDS.iter().any(|name| words.contains(name)) || is_key(words);
            assert!(all.len() > 100, "{}", all.len());
            let bare = all.iter().filter(|words| !words.contains('«') && !is_named(words));
            wrong.extend(
                bare.filter(|_| language == Language::Pseudo).map(|words| format!("in the code: {words}")),
            );
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every book in another language has the chapters of the English one, in their order, and tells of the same rules.
#[test]
fn a_translated_book_has_the_same_chapters_and_rules() {
    let mut found = 0;
    for entry in CATALOGUE {
        let Some(german) = (entry.info.rules)(Language::German) else { continue };
        let english = entry.info.book(Language::English);
        let levels = |book: &str| -> Vec<usize> {
            let head = |line: &str| line.chars().take_while(|letter| *letter == '#').count();
            book.lines().map(head).filter(|level| *level > 0).collect()
        };
        assert_eq!(levels(&german), levels(&english), "{}", entry.info.id);
        let mut named = [&german, &english].map(|book| marks(book));
        named.iter_mut().for_each(|marks| marks.sort());
        assert_eq!(named[0], named[1], "{}", entry.info.id);
        let told = rule_marks::without(&german);
        assert_eq!(marks(&told), Vec::<String>::new(), "{}", entry.info.id);
        assert!(!told.contains("Original") && told.len() * 10 > german.len() * 6, "{}", entry.info.id);
        found += 1;
    }
    assert!(found > 0);
}

/// The sheets by which the games were written number their rulings; a game's own follow. Each stands in the players' book under
/// its number, but for these: an option that is not there yet (T-30), and one about the numbers themselves (T-31).
#[test]
fn every_book_has_the_rulings_of_its_sheet_under_their_numbers() {
    const LAST: [(&str, &str, u8); 5] = [
        ("rlyeh", "R", 28),
        ("thoth", "T", 35),
        ("rathulhu", "U", 14),
        ("elder-god", "E", 20),
        ("cluethulhu", "C", 29),
    ];
    const NOT_TOLD: [&str; 2] = ["T-30", "T-31"];
    assert_eq!(LAST.len(), CATALOGUE.len());
    for (id, letter, last) in LAST {
        let entry = CATALOGUE.iter().find(|entry| entry.info.id == id).unwrap();
        let book = entry.info.book(Language::English);
        let heads = book.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": "));
        let told: Vec<&str> = heads.flat_map(|(head, _)| head.split(", ")).collect();
        let lacks = (1..=last)
            .map(|n| format!("{letter}-{n}"))
            .find(|n| !told.contains(&n.as_str()) && !NOT_TOLD.contains(&n.as_str()));
        assert_eq!(lacks, None, "{id}");
    }
}

/// A rule that the code names by its number can be read about under that number.
#[test]
fn every_rule_that_the_code_names_stands_in_its_book() {
    fn files(folder: &Path, all: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { files(&path, all) } else { all.push(path) }
        }
    }
    for entry in CATALOGUE {
        let book = marks(&entry.info.book(Language::English));
        let letter = book[0].chars().next().unwrap();
        let mut all = vec![];
        files(&project("src/games").join(entry.info.id.replace('-', "_")), &mut all);
        assert!(all.len() > 10, "{}", entry.info.id);
        for path in all {
            let named = marks(&std::fs::read_to_string(&path).unwrap());
            let lacks = named.iter().find(|mark| mark.starts_with(letter) && !book.contains(mark));
            assert_eq!(lacks, None, "{}", path.display());
        }
    }
}

#[test]
fn a_book_opens_at_the_same_chapter_in_every_language() {
    let mut mouse = crate::screen::mouse::Mouse::new(vec2(900.0, 400.0));
    speech::meanwhile(Language::German, || {
        let mut reader = rules_reader::Reader::of(games().0);
        reader.take("rlyeh");
        reader.open_at("The end");
        let mut show = |ctx: &Context| {
            Area::new(Id::new("book")).fixed_pos(Pos2::ZERO).show(ctx, |ui| {
                ui.set_width(880.0);
                ui.set_max_height(380.0);
                rules_reader::show(ui, &mut reader);
            });
        };
        let output = mouse.wait(4, &mut show).shapes;
        let at = |wanted: &str| {
            output.iter().find_map(|clipped| match &clipped.shape {
                Shape::Text(text) if text.galley.text().starts_with(wanted) && text.pos.x > 190.0 => {
                    Some(text.pos.y)
                }
                _ => None,
            })
        };
        assert!(at("Das Ende").is_some_and(|y| (0.0..200.0).contains(&y)), "{:?}", at("Das Ende"));
    });
}

#[test]
fn every_page_of_the_books_can_be_read_in_a_small_window_at_any_size_of_letters() {
    let mut wrong = vec![];
    for scale in SCALES {
        let size = WINDOW / style::zoom(WINDOW, scale);
        let games = games().0;
        for game in &games {
            let mut state =
                DialogState { reader: rules_reader::Reader::of(games.clone()), ..DialogState::default() };
            state.reader.take(game.basics.info.id);
            let (written, found) = read(Dialog::Rules, &mut state, size);
            wrong.extend(found);
            let headings: Vec<String> = state.reader.headings().map(|(_, text)| text.to_owned()).collect();
            let last = headings.last().unwrap();
            assert!(written.contains(last), "{}: {last} is not reached at {size}", game.basics.info.id);
            for illustration in game.basics.illustrations {
                let words = say(Message::new(illustration.words));
                assert!(written.contains(&words), "{} at {size}: {words}", game.basics.info.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn another_book_opens_at_its_beginning_and_each_stays_where_it_was_left() {
    let (ctx, size) = (context(), vec2(1280.0, 720.0));
    let mut reader = rules_reader::Reader::of(games().0);
    let ids: Vec<&str> = games().0.iter().map(|game| game.basics.info.id).collect();
    let mut drawn = |id: &str, turns: usize| -> Vec<String> {
        reader.take(id);
        let mut output = None;
        // The wheel runs on for some pictures.
        for turn in 0..turns + 30 {
            let wheel = Input::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -size.y),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            };
            let over = Input::PointerMoved((size * 0.6).to_pos2());
            let events = if turn < turns { vec![over, wheel] } else { vec![over] };
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
            output = Some(ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
                rules_reader::show(ui, &mut reader);
            }));
        }
        let seen = |clipped: &ClippedShape| match &clipped.shape {
            Shape::Text(text) if clipped.clip_rect.contains_rect(text.visual_bounding_rect()) => {
                Some(text.galley.text().to_owned())
            }
            _ => None,
        };
        output.unwrap().shapes.iter().filter_map(seen).collect()
    };
    let first = drawn(ids[0], 0);
    let end = drawn(ids[0], 40);
    assert_ne!(first, end);
    let title = CATALOGUE.iter().find(|entry| entry.info.id == ids[1]).unwrap().info.title.to_owned();
    let other = drawn(ids[1], 0);
    // On its button, and at the head of its book.
    assert_eq!(other.iter().filter(|words| **words == title).count(), 2, "{other:?}");
    assert_eq!(drawn(ids[0], 0), end);
}

#[test]
fn the_pictures_of_a_book_stand_under_its_headings_in_their_order_and_within_their_frames() {
    for game in games().0 {
        let reader = rules_reader::Reader::of(vec![game]);
        let headings: Vec<&str> = reader.headings().map(|(_, text)| text).collect();
        let at = |under: &str| headings.iter().position(|heading| *heading == under);
        let places: Vec<usize> = game
            .basics
            .illustrations
            .iter()
            .map(|illustration| {
                at(illustration.under).unwrap_or_else(|| panic!("{} is no heading", illustration.under))
            })
            .collect();
        assert!(places.len() >= 5 && places.is_sorted(), "{}: {places:?}", game.basics.info.id);
        for illustration in game.basics.illustrations {
            for width in [240.0, 700.0] {
                let ctx = context();
                let draw = || {
                    frame(&ctx, vec2(width, 400.0), |ctx| {
                        Area::new(Id::new("plate")).fixed_pos(Pos2::ZERO).show(ctx, |ui| {
                            ui.set_width(width);
                            illustrations::show(ui, illustration, game.basics.illustration_names);
                        });
                    })
                };
                (0..2).for_each(|_| drop(draw()));
                let size = illustration.size(game.basics.illustration_names);
                let size = size.unwrap_or_else(|why| panic!("{}: {why}", illustration.file.path()));
                let scale = (width / size.x).min(1.0);
                let place = Rect::from_min_size(Pos2::ZERO, size * scale).expand(1.0);
                let output = draw();
                let inside: Vec<Rect> = output
                    .shapes
                    .iter()
                    .filter(|clipped| place.contains_rect(clipped.clip_rect))
                    .map(|clipped| clipped.shape.visual_bounding_rect())
                    .collect();
                assert!(!inside.is_empty(), "{}: there is nothing to see", illustration.under);
                for rect in inside {
                    assert!(
                        place.contains_rect(rect),
                        "{} at {width}: {rect} in {place}",
                        illustration.under
                    );
                }
            }
        }
    }
}

#[test]
fn books_tell_of_their_sources_only_when_asked() {
    for entry in CATALOGUE {
        let book = entry.info.book(Language::English);
        let told = rule_marks::without(&book);
        for source in ["What we decided", "original", "source", "version", "as in Ra"] {
            assert!(!told.contains(source), "{}: {source}", entry.info.id);
        }
        assert!(book.contains("What we decided") && told.contains("The game is"), "whose game it is stays");
    }
}

#[test]
fn nothing_is_seen_through_the_menu() {
    for size in [vec2(900.0, 600.0), vec2(1280.0, 720.0)] {
        let ctx = context();
        let output = frame(&ctx, size, |ctx| {
            menu::show(ctx, &games(), &Continue::default(), 3.0);
        });
        let window = Rect::from_min_size(Pos2::ZERO, size);
        let first = output.shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Rect(rect) => Some((rect.rect, rect.fill, rect.corner_radius, clipped.clip_rect)),
            _ => None,
        });
        let (rect, fill, round, clip) = first.unwrap();
        assert!(rect.contains_rect(window) && clip.contains_rect(window));
        assert!(fill.is_opaque() && round == 0.into(), "{fill:?}");
        let under = output.shapes.iter().position(|clipped| matches!(clipped.shape, Shape::Rect(_)));
        let over = output.shapes.iter().position(|clipped| matches!(clipped.shape, Shape::Mesh(_)));
        assert!(under < over, "it lies below sky and sea");
    }
}
