//! Panels drawn by egui without a window.

use cyclopean::CATALOGUE;
use rlyeh::Match;
use rlyeh_window::panel_data::{Folds, PanelData, TurnChoices};
use rlyeh_window::panels::table;
use rlyeh_window::rolls::RollView;
use std::sync::LazyLock;
use window::egui::{self, Context, FullOutput, Pos2, RawInput, Rect, Vec2};
use window::game_ui::{FormContext, Games, SetupForm};
use window::live_table::stability::Judgement;
use window::ui::act::Request;
use window::ui::pictures::{self, Shared};
use window::ui::{form, style};

/// The games of the program, as the menu shows them.
pub fn games() -> Games {
    Games(CATALOGUE.iter().map(|entry| entry.ui).collect())
}

/// Draws a form as the program does.
pub fn show_form(ctx: &Context, form: &mut dyn SetupForm) -> Option<Request> {
    form::show(ctx, form, &FormContext { chance: 7, marks: true })
}

/// A context as the program has it, in which two widgets of one id are told of in red letters.
pub fn context() -> Context {
    let ctx = bare();
    ctx.options_mut(|options| options.warn_on_id_clash = true);
    ctx
}

/// The same without a word about ids.
pub fn bare() -> Context {
    static PICTURES: LazyLock<Shared> = LazyLock::new(Shared::default);
    let ctx = Context::default();
    style::apply(&ctx);
    pictures::share(&ctx, &PICTURES);
    ctx
}

/// Draws once.
pub fn frame(ctx: &Context, size: Vec2, mut draw: impl FnMut(&Context)) -> FullOutput {
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
    ctx.run_ui(input, |ui| draw(ui.ctx()))
}

/// Everything that is written in a picture.
pub fn words(output: &FullOutput) -> String {
    fn gather(shape: &egui::Shape, into: &mut String) {
        match shape {
            egui::Shape::Text(text) => {
                into.push_str(text.galley.text());
                into.push('\n');
            }
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, into)),
            _ => {}
        }
    }
    let mut all = String::new();
    output.shapes.iter().for_each(|clipped| gather(&clipped.shape, &mut all));
    all
}

/// Draws what stands beside a city's table, with an empty strip.
pub fn draw_city(ctx: &Context, m: &Match, mut folds: Folds) {
    let (view, choices) = (m.view(), TurnChoices::of(&m.view().game));
    let shown = PanelData {
        view: &view,
        notes: m.notes(),
        reasons: window::reasons::Reasons::NONE,
        roll: RollView::Lies,
        choices: Some(&choices),
        stability: &Judgement::Nothing,
        marks: true,
        record: None,
        supply: vec![],
    };
    drop(table::show(ctx, &shown, &mut folds));
}
