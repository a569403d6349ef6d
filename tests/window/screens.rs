//! Every screen at every size of the window and of the letters, in both languages: the way to the menu and the question are in
//! sight, what is cut off can be scrolled to and shows that, nothing lies under anything else, and letters stand out from what is
//! behind them.

mod contrast;
mod drawn;
mod every;
mod plates;

use crate::panels::bare;
use bevy_egui::egui::epaint::MarginF32;
use bevy_egui::egui::{Color32, Context, FullOutput, Pos2, RawInput, Rect, SafeAreaInsets, Vec2, vec2};
use contrast::{faint, ratio};
use drawn::misplaced;
use every::{ScreenCase, every};
use game::Language;
use shell::ui::replay_bar;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use support::counts::whole_or;
use window::speech;
use window::ui::style;
use window::ui::watched::{self, Watched};

/// Windows, pixels, and sizes of the letters.
const WINDOWS: [Vec2; 3] = [vec2(1024.0, 600.0), vec2(1280.0, 720.0), vec2(1920.0, 1080.0)];
const SCALES: [f32; 3] = [1.0, 1.5, 2.0];
const LANGUAGES: [Language; 2] = [Language::English, Language::German];

/// So many pictures at most until nothing changes its place any more.
const MOST_FRAMES: usize = 8;

/// What is wrong with the screens.
#[derive(Default)]
struct Faults {
    /// Screens that were looked at.
    screens: usize,
    places: BTreeSet<String>,
    colours: BTreeSet<String>,
}

/// A look at all screens; both tests read it.
static LOOKED: LazyLock<Faults> = LazyLock::new(look);

/// Every screen at every size in both languages; in `./test` with the largest letters at 1280 × 720, every other screen in German.
fn look() -> Faults {
    let mut faults = Faults::default();
    let looks = WINDOWS.into_iter().flat_map(|window| SCALES.map(|scale| (window, scale)));
    let looks: Vec<(Vec2, f32)> = looks.collect();
    let all = every();
    for &(window, scale) in whole_or(&looks[..], &[(WINDOWS[1], SCALES[2])]) {
        let (size, ctx) = (window / style::zoom(window, scale), bare());
        style::set_gliding(&ctx, false);
        // Whether words can be marked is not looked at: only what does something counts.
        ctx.all_styles_mut(|style| style.interaction.selectable_labels = false);
        for (number, case) in all.iter().enumerate() {
            for &language in whole_or(&LANGUAGES[..], &LANGUAGES[number % 2..][..1]) {
                speech::meanwhile(language, || {
                    let output = settled(&ctx, size, case);
                    let at = format!("{}, {window} at {scale}, {language}", case.name);
                    let places = misplaced(&ctx, size, &output, case.menu, (case.question)());
                    faults.places.extend(places.into_iter().map(|fault| format!("{at}: {fault}")));
                    let colours = faint(&ctx, &output).into_iter();
                    faults.colours.extend(colours.map(|fault| format!("{}: {fault}", case.name)));
                });
                faults.screens += 1;
            }
        }
    }
    faults
}

/// A picture in which everything has found its place.
fn settled(ctx: &Context, size: Vec2, case: &ScreenCase) -> FullOutput {
    let input = || {
        let bottom = if case.is_replay { replay_bar::takes(ctx) } else { 0.0 };
        RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            safe_area_insets: Some(SafeAreaInsets(MarginF32 { bottom, ..MarginF32::ZERO })),
            ..RawInput::default()
        }
    };
    let picture = || {
        watched::tell(ctx, if case.is_replay { Watched::Again } else { Watched::Not });
        ctx.run_ui(input(), |ui| (case.draw)(ui.ctx()))
    };
    // Nothing of the screen before is left after a picture of nothing.
    drop(ctx.run_ui(input(), |_| ()));
    let mut now = picture();
    for _ in 1..MOST_FRAMES {
        let before = std::mem::replace(&mut now, picture());
        if before.shapes == now.shapes {
            break;
        }
    }
    now
}

#[test]
fn every_screen_holds_at_every_size() {
    let Faults { screens, places, .. } = &*LOOKED;
    assert!(*screens > 50, "{screens}");
    let all: Vec<&str> = places.iter().map(String::as_str).collect();
    assert!(places.is_empty(), "{} faults:\n{}", places.len(), all.join("\n"));
}

#[test]
fn every_screen_can_be_read() {
    // The guidelines' own figures: black on white, and the lightest grey that can be read on white.
    for (grey, known) in [(0, 21.0), (0x76, 4.54)] {
        let is = ratio(Color32::from_gray(grey), Color32::WHITE);
        assert!((is - known).abs() < 0.01, "{is} is not {known}");
    }
    let Faults { colours, .. } = &*LOOKED;
    let all: Vec<&str> = colours.iter().map(String::as_str).collect();
    assert!(colours.is_empty(), "{} faults:\n{}", colours.len(), all.join("\n"));
}
