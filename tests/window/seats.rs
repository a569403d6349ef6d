//! Seats by name, colour and mark; and the choices of a set-up, which are offered again the next time.

use bevy::color::{ColorToComponents, Laba, LinearRgba, Srgba};
use bevy_egui::egui::{Color32, Context, RawInput};
use elder_god_window::faces::skin;
use game::Seat;
use rathulhu_window::faces::mat_colour;
use rathulhu_window::setup as rathulhu_setup;
use rlyeh_window::setup as rlyeh_setup;
use serde_json::{Value, json};
use session::{Names, Sitter, Skill};
use shell::platform::last_setups::LastSetups;
use std::collections::HashSet;
use strum::VariantArray;
use thoth_window::setup as thoth_setup;
use window::game_ui::SetupForm;
use window::ui::seats::{Badge, Seats};
use window::ui::style;
use window::visuals::Stash;
use window::visuals::palette::SEATS;

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
    for &stash in Stash::VARIANTS {
        let badge = Badge::of(stash);
        assert!(contrast(badge) >= 4.5, "{stash:?}: {}", contrast(badge));
        assert!(met.insert(badge.mark), "{} looks like another", badge.mark);
    }
    let usual = (0..20).map(|seat| Badge::usual(Seat(seat)));
    assert_eq!(usual.clone().map(|badge| badge.mark).collect::<HashSet<char>>().len(), 20);
    assert!(usual.clone().all(|badge| contrast(badge) >= 4.5));
}

/// What eyes make of linear red, green and blue: all of it, or what protanopia, deuteranopia and tritanopia leave. From
/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
/// Transactions on Visualization and Computer Graphics 15 (2009), table 1, severity 1.0.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// A colour in CIELAB (D65) as these eyes see it: lightness from 0 to 100, and the two opponent axes.
fn seen_by(eyes: [[f32; 3]; 3], [r, g, b]: [u8; 3]) -> [f32; 3] {
    let linear = LinearRgba::from(Srgba::rgb_u8(r, g, b)).to_f32_array_no_alpha();
    let [r, g, b] = eyes
        .map(|row| row.iter().zip(linear).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0));
    let lab = Laba::from(LinearRgba::rgb(r, g, b));
    [lab.lightness, lab.a, lab.b].map(|part| 100.0 * part)
}

/// How far two colours are apart: ΔE as CIE defined it in 1976. From 2 or 3 on a difference is noticed beside one another.
fn apart(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// The two of these that are most alike for somebody's eyes, and how far apart they are.
fn nearest(colours: &[[u8; 3]]) -> (f32, String) {
    let mut least = (f32::INFINITY, String::new());
    for (eyes, matrix) in EYES {
        for (i, a) in colours.iter().enumerate() {
            for (j, b) in colours.iter().enumerate().skip(i + 1) {
                let distance = apart(seen_by(matrix, *a), seen_by(matrix, *b));
                if distance < least.0 {
                    least = (distance, format!("{i} and {j}, {eyes}: {distance}"));
                }
            }
        }
    }
    least
}

#[test]
fn the_colour_blind_are_simulated_as_published() {
    // Greys stay grey, and who has no cones for red or green takes red and green of one lightness for one another.
    for (eyes, matrix) in EYES {
        let [_, a, b] = seen_by(matrix, [128, 128, 128]);
        assert!(a.abs() < 0.5 && b.abs() < 0.5, "{eyes}: {a}, {b}");
    }
    let (red, green) = ([200, 100, 60], [118, 133, 60]);
    let difference = |k: usize| apart(seen_by(EYES[k].1, red), seen_by(EYES[k].1, green));
    assert!(difference(0) > 40.0 && difference(2) < 15.0, "{} and {}", difference(0), difference(2));
    // White is where it belongs in CIELAB, and so is pure red.
    assert!(apart(seen_by(EYES[0].1, [255, 255, 255]), [100.0, 0.0, 0.0]) < 0.5);
    assert!(apart(seen_by(EYES[0].1, [255, 0, 0]), [53.2, 80.1, 67.2]) < 1.0);
}

#[test]
fn seats_can_be_told_apart_by_everybody() {
    let colours = |badges: Vec<Badge>| -> Vec<[u8; 3]> {
        badges.iter().map(|badge| std::array::from_fn(|part| badge.colour[part])).collect()
    };
    // Every two seats differ by colour or, from the eleventh on, by mark alone; five by far.
    let usual = colours((0..SEATS.len() as u8).map(|seat| Badge::usual(Seat(seat))).collect());
    assert_eq!(usual, SEATS);
    for (colours, least) in [(&usual[..5], 20.0), (&usual[..], 11.0)] {
        let (distance, which) = nearest(colours);
        assert!(distance >= least, "{which}");
    }
    let stashes = colours(Stash::VARIANTS.iter().copied().map(Badge::of).collect());
    let (distance, which) = nearest(&stashes);
    assert!(distance >= 9.0, "stashes {which}");
}

/// The hue of a colour as an angle, and how strong it is.
fn hue(colour: [u8; 3]) -> (f32, f32) {
    let [_, a, b] = seen_by(EYES[0].1, colour);
    (b.atan2(a).to_degrees(), a.hypot(b))
}

#[test]
fn mats_and_monsters_have_the_colours_of_their_seats() {
    let mats: Vec<[u8; 3]> = (0..5).map(mat_colour).collect();
    let skins: Vec<[u8; 3]> = (0..5).map(|seat| skin(Some(Seat(seat))).colour()).collect();
    for (name, colours, least) in [("mats", &mats, 8.0), ("skins", &skins, 12.0)] {
        let (distance, which) = nearest(colours);
        assert!(distance >= least, "{name} {which}");
        for (seat, colour) in colours.iter().enumerate() {
            let ((here, strong), (there, _)) = (hue(*colour), hue(SEATS[seat]));
            let turned = (here - there + 540.0).rem_euclid(360.0) - 180.0;
            assert!(turned.abs() < 15.0, "{name} {seat}: {here} beside {there}");
            // Of all seats' colours its own has the hue that is nearest, among those that are as strong.
            let other = |other: usize| (hue(SEATS[other]).0 - here + 540.0).rem_euclid(360.0) - 180.0;
            let nearer = (0..5).filter(|k| *k != seat).any(|k| other(k).abs() < turned.abs());
            assert!(!nearer, "{name} {seat}, {strong}");
        }
    }
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
            ctx.run_ui(RawInput::default(), |ui| jobs.push(seats.tell(ui, &"Seat 2 bids", 12.0, style::INK)));
    }
    let (marked, plain) = (&jobs[0], jobs.last().unwrap());
    assert_eq!(marked.text, "\u{a0}☘\u{a0}Bo\u{a0}Derek\u{a0} bids");
    assert_eq!(plain.text, "\u{a0}Bo\u{a0}Derek\u{a0} bids");
    assert_eq!(marked.sections[0].format.background, badges[1].colour);
    assert_eq!(marked.sections[1].format.background, Color32::TRANSPARENT);
}

#[test]
fn a_name_keeps_its_mark_and_what_follows_it_where_a_line_wraps() {
    let names = Names::new(["Old Mrs Marsh", "Bo", "Obed Marsh the Third"].map(str::to_owned));
    let seats = Seats { names: &names, badges: &[] };
    let ctx = Context::default();
    let mut rows_seen = 0;
    for wide in (170..600).step_by(7) {
        let mut rows: Vec<String> = vec![];
        let _ = ctx.run_ui(RawInput::default(), |ui| {
            let words = "I saw the tablet of Seat 1: it is that of Seat 3, said Seat 2 (to Seat 3), and so says Seat 1.";
            let mut job = seats.tell(ui, &words, 12.0, style::INK);
            job.wrap.max_width = wide as f32;
            let galley = ui.painter().layout_job(job);
            rows = galley.rows.iter().map(|row| row.row.glyphs.iter().map(|glyph| glyph.chr).collect()).collect();
        });
        rows_seen += rows.len();
        let whole = rows.join("|").replace('\u{a0}', "_");
        for (words, times) in [("_⏶_Old_Mrs_Marsh_", 2), ("_■_Bo_", 1), ("_♦_Obed_Marsh_the_Third_", 2)]
        {
            assert_eq!(whole.matches(words).count(), times, "{wide}: {whole}");
        }
        for broken in ["|:", "|,", "|)", "|.", "(|"] {
            assert!(!whole.contains(broken), "{wide}: {whole}");
        }
    }
    assert!(rows_seen > 120, "it wraps: {rows_seen}");
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
    let mut draft = rathulhu_setup::Draft::default();
    draft.players.count = 4;
    draft.players.places[2].name = "Zadok".into();
    keeps(rathulhu_setup::Draft::default(), &draft, "rathulhu: Play");

    let mut form = thoth_setup::Draft::default();
    form.own.goal += 1;
    form.players.places[1].sitter = Sitter::Bot(Skill::High);
    keeps(thoth_setup::Draft::default(), &form, "thoth: Play");

    let mut draft = rlyeh_setup::players();
    draft.players.count = 3;
    keeps(rlyeh_setup::players(), &draft, "rlyeh: Together");
    let mut alone = rlyeh_setup::solitaire();
    alone.players.places[0].sitter = Sitter::Bot(Skill::High);
    keeps(rlyeh_setup::solitaire(), &alone, "rlyeh: Alone");
    // The choices of one way to begin are none of the other's.
    let before = alone.choices();
    alone.choose_again(&draft.choices());
    assert_eq!(alone.choices(), before);
}

#[test]
fn the_seed_is_not_among_the_choices_and_practice_is_the_same_everywhere() {
    let mut draft = rathulhu_setup::Draft { seed: "12".into(), ..Default::default() };
    let choices = draft.choices();
    assert!(choices.get("seed").is_none());
    draft.choose_again(&choices);
    assert_eq!(draft.seed, "");
    let forms: [&dyn SetupForm; 4] = [
        &rathulhu_setup::Draft::default(),
        &thoth_setup::Draft::default(),
        &rlyeh_setup::players(),
        &rlyeh_setup::solitaire(),
    ];
    assert!(forms.iter().all(|form| form.choices()["practice"] == json!(true)));
}
