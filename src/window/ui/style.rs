//! What the panels look like: dark, warm, legible. Colours and sizes stand here once.

use super::number;
use bevy_egui::egui::style::{
    HandleShape, NumberFormatter, ScrollFadeStyle, ScrollStyle, Selection, WidgetVisuals, Widgets,
};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, Margin, Shadow, Stroke, Style, TextStyle,
    Theme, Visuals, vec2,
};
use std::num::NonZeroUsize;

/// Behind everything: a warm black.
pub const NIGHT: Color32 = Color32::from_rgb(17, 14, 13);
/// Panels over the table; a little of it shines through.
pub const PANEL: Color32 = Color32::from_rgba_premultiplied(27, 22, 19, 238);
/// Dialogs, through which nothing shines.
pub const DIALOG: Color32 = Color32::from_rgb(29, 24, 20);
/// Fields within panels.
pub const WELL: Color32 = Color32::from_rgb(20, 16, 14);
/// Buttons at rest.
pub(crate) const BUTTON: Color32 = Color32::from_rgb(58, 46, 37);
/// Buttons under the cursor.
pub const BUTTON_WARM: Color32 = Color32::from_rgb(82, 63, 47);
/// Lines around things.
pub const LINE: Color32 = Color32::from_rgb(78, 63, 50);
/// Text.
pub const INK: Color32 = Color32::from_rgb(236, 226, 209);
/// Text that matters less.
pub const FAINT: Color32 = Color32::from_rgb(178, 163, 142);
/// What stands out: lamplight.
pub const AMBER: Color32 = Color32::from_rgb(232, 172, 84);
/// What the keyboard points at.
pub const POINTED: Color32 = Color32::from_rgb(140, 220, 255);
/// What is well.
pub const GOOD: Color32 = Color32::from_rgb(112, 196, 160);
/// What is not.
pub const BAD: Color32 = Color32::from_rgb(236, 120, 92);
/// Width of the handle of a list where no pointer is near, points.
pub const HANDLE: f32 = 4.0;
/// How clearly it is seen there, from 0 to 1.
const HANDLE_SEEN: f32 = 0.6;

/// Behind words that were looked for, under white letters.
pub(crate) const FOUND: Color32 = Color32::from_rgb(128, 74, 20);

/// How often a picture is laid out anew, at most, before it is seen: what is placed by its size may hold what is laid out by
/// its own.
const PASSES: NonZeroUsize = NonZeroUsize::new(6).expect("six is more than none");

/// Window height at which panels have their natural size, in points. Higher windows get larger ones.
const NATURAL_HEIGHT: f32 = 900.0;
/// The zoom never leaves this range, whatever window and settings say.
const ZOOM: (f32, f32) = (0.5, 4.0);
/// The least room that every screen is laid out for, width and height in points: letters grow no further than it allows.
pub const LEAST_ROOM: [f32; 2] = [640.0, 360.0];

/// The zoom for a window so wide and high, in points at zoom 1, and the player's scale.
pub fn zoom(window: impl Into<[f32; 2]>, scale: f32) -> f32 {
    let [wide, high] = window.into();
    let natural = (high / NATURAL_HEIGHT).clamp(1.0, 2.2);
    let most = (wide / LEAST_ROOM[0]).min(high / LEAST_ROOM[1]).max(1.0);
    (natural * scale).min(most).clamp(ZOOM.0, ZOOM.1)
}

/// Sizes in which the panels write, points.
const SIZES: [f32; 14] = [12.5, 13.5, 14.0, 14.5, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 26.0, 30.0];

/// Draws every letter once, unseen. Letters reach the screen a picture after they are first wanted; this is when.
pub fn warm(ctx: &Context) {
    let letters: String = (' '..='~').chain("…–°•✔✖⚠⏶♦".chars()).collect();
    let fonts = SIZES.map(|size| FontId::new(size, FontFamily::Proportional));
    let mono = FontId::new(13.5, FontFamily::Monospace);
    ctx.fonts_mut(|known| {
        for font in fonts.into_iter().chain([mono]) {
            known.layout_no_wrap(letters.clone(), font, INK);
        }
    });
}

/// Whether colours bear marks, as the player has set it; they do unless it is said.
pub fn marks(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new(MARKS))).unwrap_or(true)
}

/// Says whether colours bear marks.
pub fn set_marks(ctx: &Context, marks: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new(MARKS), marks));
}

/// Says whether things may glide to where they belong; they do unless it is said.
pub fn set_gliding(ctx: &Context, gliding: bool) {
    let wanted = if gliding { GLIDE_S } else { 0.0 };
    if ctx.global_style().animation_time != wanted {
        ctx.all_styles_mut(|style| style.animation_time = wanted);
    }
}

/// How long what glides takes to its place, seconds; egui's own folds take as long.
const GLIDE_S: f32 = 0.2;

/// Where a context keeps whether colours bear marks.
const MARKS: &str = "colours bear marks";

/// Gives a context the style of this program.
pub fn apply(ctx: &Context) {
    ctx.set_theme(Theme::Dark);
    ctx.all_styles_mut(dress);
    ctx.options_mut(|options| {
        options.max_passes = PASSES;
        // However long it is held, and however slow pictures are: let go of where it was pressed, it was a click.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

fn dress(style: &mut Style) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(12.5)),
        (TextStyle::Body, font(15.0)),
        (TextStyle::Button, font(15.0)),
        (TextStyle::Heading, font(21.0)),
        (TextStyle::Monospace, FontId::new(13.5, FontFamily::Monospace)),
    ]
    .into();
    style.visuals = visuals();
    style.spacing.item_spacing = vec2(8.0, 6.0);
    style.spacing.button_padding = vec2(10.0, 5.0);
    style.spacing.interact_size.y = 26.0;
    style.spacing.slider_width = 150.0;
    style.spacing.combo_width = 150.0;
    style.spacing.window_margin = Margin::same(14);
    // A list always shows that there is more of it, and its handle lies beside what stands in it.
    style.spacing.scroll = ScrollStyle {
        floating_width: HANDLE,
        floating_allocated_width: HANDLE + 4.0,
        dormant_handle_opacity: HANDLE_SEEN,
        // Nothing fades out at the edge, where it could hardly be read: the handle says that there is more.
        fade: ScrollFadeStyle { strength: 0.0, ..ScrollFadeStyle::default() },
        ..ScrollStyle::floating()
    };
    style.interaction.tooltip_delay = 0.25;
    style.number_formatter = NumberFormatter::new(number::written);
}

fn visuals() -> Visuals {
    let look = |fill: Color32, line: Color32, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(5),
        fg_stroke: Stroke::new(1.2, ink),
        expansion: 0.0,
    };
    Visuals {
        widgets: Widgets {
            noninteractive: look(PANEL, LINE, INK),
            inactive: look(BUTTON, LINE, INK),
            hovered: look(BUTTON_WARM, AMBER, Color32::WHITE),
            active: look(Color32::from_rgb(104, 77, 48), AMBER, Color32::WHITE),
            open: look(BUTTON_WARM, LINE, INK),
        },
        selection: Selection {
            bg_fill: Color32::from_rgb(122, 84, 38),
            stroke: Stroke::new(1.0, Color32::from_rgb(255, 236, 200)),
        },
        weak_text_color: Some(FAINT),
        hyperlink_color: AMBER,
        faint_bg_color: Color32::from_rgb(36, 29, 25),
        extreme_bg_color: WELL,
        code_bg_color: WELL,
        warn_fg_color: AMBER,
        error_fg_color: BAD,
        window_corner_radius: CornerRadius::same(9),
        window_shadow: Shadow { offset: [0, 6], blur: 24, spread: 0, color: Color32::from_black_alpha(150) },
        window_fill: DIALOG,
        window_stroke: Stroke::new(1.0, LINE),
        menu_corner_radius: CornerRadius::same(6),
        panel_fill: PANEL,
        popup_shadow: Shadow { offset: [0, 3], blur: 10, spread: 0, color: Color32::from_black_alpha(120) },
        striped: false,
        slider_trailing_fill: true,
        handle_shape: HandleShape::Circle,
        disabled_alpha: 0.42,
        ..Visuals::dark()
    }
}

/// The frame of a panel over the table.
pub fn panel_frame() -> Frame {
    Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(9)
        .inner_margin(Margin::symmetric(12, 10))
        .shadow(Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(90) })
}
