//! Seats by name, colour and mark; and the choices of a set-up, which are offered again the next time.

use bevy::color::{ColorToComponents, LinearRgba, Srgba};
use bevy_egui::egui::{Color32, Context, RawInput};
use cyclopean::app::game_ui::SetupForm;
use cyclopean::app::platform::last_setups::LastSetups;
use cyclopean::app::ui::seats::{Badge, Seats};
use cyclopean::app::ui::style;
use cyclopean::app::visuals::Stash;
use cyclopean::game::Seat;
use cyclopean::games::rathulhu::window::setup as rathulhu;
use cyclopean::games::rlyeh::window::setup as rlyeh;
use cyclopean::games::thoth::window::setup as thoth;
use cyclopean::session::{Names, Sitter, Skill, Word};
use serde_json::{Value, json};
use std::collections::HashSet;

#[test]
fn what_the_rules_say_is_taken_apart_at_the_seats() {
    let names = Names::new(["Ann".into(), "Bo".into()]);
    let (ann, bo) = (Word::Seat(Seat(0)), Word::Seat(Seat(1)));
    assert_eq!(names.words("Seat 1 beats Seat 2"), [ann, Word::Text(" beats "), bo]);
    // Nobody sits on seat 0, and a seat without a number is a word.
    for told in ["Seat 0 is no seat", "Seat by Seat", "Seat 999 neither", "Seat "] {
        assert_eq!(names.words(told), [Word::Text(told)], "{told}");
    }
    assert_eq!(names.tell("Seats: Seat 2, Seat 12."), "Seats: Bo, Seat 12.");
    assert!(names.words("").is_empty());
}

#[test]
fn a_name_can_be_read_on_its_colour_and_no_two_marks_are_alike() {
    let linear = |colour: Color32| {
        let [r, g, b, _] = colour.to_array();
        let [r, g, b, _] = LinearRgba::from(Srgba::rgb_u8(r, g, b)).to_f32_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    // The contrast that the web's guidelines ask of text: (lighter + 0.05) / (darker + 0.05) of at least 4.5.
    let contrast = |badge: Badge| {
        let (one, other) = (linear(badge.colour), linear(badge.ink()));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    };
    let mut met = HashSet::new();
    for stash in Stash::ALL {
        let badge = Badge::of(stash);
        assert!(contrast(badge) >= 4.5, "{stash:?}: {}", contrast(badge));
        assert!(met.insert(badge.mark), "{} looks like another", badge.mark);
    }
    let usual = (0..20).map(|seat| Badge::usual(Seat(seat)));
    assert_eq!(usual.clone().map(|badge| badge.mark).collect::<HashSet<char>>().len(), 20);
    assert!(usual.clone().all(|badge| contrast(badge) >= 4.5));
}

#[test]
fn seats_are_told_of_by_name_colour_and_mark() {
    let names = Names::new(["Ann".into(), "Bo Derek".into()]);
    let badges = [Badge::of(Stash::Black), Badge::of(Stash::Clear)];
    let seats = Seats { names: &names, badges: &badges };
    let mut jobs = vec![];
    let ctx = Context::default();
    for marks in [true, false] {
        style::set_marks(&ctx, marks);
        let _ =
            ctx.run_ui(RawInput::default(), |ui| jobs.push(seats.tell(ui, "Seat 2 bids", 12.0, style::INK)));
    }
    let (marked, plain) = (&jobs[0], jobs.last().unwrap());
    assert_eq!(marked.text, "\u{a0}☘\u{a0}Bo\u{a0}Derek\u{a0} bids");
    assert_eq!(plain.text, "\u{a0}Bo\u{a0}Derek\u{a0} bids");
    assert_eq!(marked.sections[0].format.background, badges[1].colour);
    assert_eq!(marked.sections[1].format.background, Color32::TRANSPARENT);
}

/// A form with other choices than it comes with; what it comes with is what `fresh` is.
fn keeps<F: SetupForm>(mut fresh: F, other: &F, way: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep").join("setups.json");
    let (usual, chosen) = (fresh.choices(), other.choices());
    assert_ne!(usual, chosen, "{way}");
    let mut last = LastSetups::at(Some(file.clone()));
    assert_eq!(last.of(way), None);
    last.keep(way.to_owned(), chosen.clone()).unwrap();
    let read = LastSetups::at(Some(file.clone()));
    fresh.choose_again(read.of(way).unwrap());
    assert_eq!(fresh.choices(), chosen, "{way}");

    // What cannot be chosen any more changes nothing.
    let mut crowd = usual.clone();
    crowd["players"]["count"] = json!(99);
    for odd in [Value::Null, json!({}), json!("nonsense"), crowd] {
        fresh.choose_again(&odd);
        assert_eq!(fresh.choices(), chosen, "{way}: {odd}");
    }
    std::fs::write(&file, "{ torn").unwrap();
    assert_eq!(LastSetups::at(Some(file)).of(way), None, "a torn file is as none");
}

#[test]
fn every_set_up_offers_the_last_choices_again() {
    let mut draft = rathulhu::Draft::default();
    draft.players.count = 4;
    draft.players.places[2].name = "Zadok".into();
    keeps(rathulhu::Draft::default(), &draft, "rathulhu: Play");

    let mut form = thoth::Form::default();
    form.draft.goal += 1;
    form.draft.players.places[1].sitter = Sitter::Bot(Skill::High);
    keeps(thoth::Form::default(), &form, "thoth: Play");

    let mut draft = rlyeh::Draft::players();
    draft.players.count = 3;
    keeps(rlyeh::Draft::players(), &draft, "rlyeh: Together");
    let mut alone = rlyeh::Draft::solitaire();
    alone.players.places[0].sitter = Sitter::Bot(Skill::High);
    keeps(rlyeh::Draft::solitaire(), &alone, "rlyeh: Alone");
    // The choices of one way to begin are none of the other's.
    let before = alone.choices();
    alone.choose_again(&draft.choices());
    assert_eq!(alone.choices(), before);
}

#[test]
fn the_seed_is_not_among_the_choices_and_practice_is_the_same_everywhere() {
    let mut draft = rathulhu::Draft::default();
    draft.seed = "12".into();
    let choices = draft.choices();
    assert!(choices.get("seed").is_none());
    draft.choose_again(&choices);
    assert_eq!(draft.seed, "");
    let forms: [&dyn SetupForm; 4] = [
        &rathulhu::Draft::default(),
        &thoth::Form::default(),
        &rlyeh::Draft::players(),
        &rlyeh::Draft::solitaire(),
    ];
    assert!(forms.iter().all(|form| form.choices()["practice"] == json!(true)));
}
