//! How far letters stand out from what is behind them, by the Web Content Accessibility Guidelines 2.2 of the W3C: their success
//! criterion 1.4.3 and its definitions of contrast ratio, relative luminance and large-scale text.

use super::drawn::{painted, widgets};
use bevy_egui::egui::{Color32, Context, FullOutput, Mesh, Pos2, Rect, Rgba, Shape, TextureId};
use window::ui::style;

/// Least contrast of letters, and of large ones; from this size on letters are large, points.
const LEAST: f32 = 4.5;
const LEAST_LARGE: f32 = 3.0;
const LARGE: f32 = 24.0;

/// Where black and white would have no more contrast than this, something lies over the letters.
const BURIED: f32 = 1.5;

/// Relative luminance.
fn luminance(colour: Color32) -> f32 {
    let [r, g, b, _] = Rgba::from(colour.to_opaque()).to_array();
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Contrast ratio.
pub fn ratio(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Letters that stand out too little, each as words, ratio and the two colours.
pub fn faint(ctx: &Context, output: &FullOutput) -> Vec<String> {
    let (painted, widgets) = (painted(output), widgets(ctx));
    let mut faults = vec![];
    for (k, (shape, clip)) in painted.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        // Words that begin in the middle of a row may be broken: the last row has all its width.
        let Some(row) = text.galley.rows.last() else { continue };
        let at = text.pos + row.rect().center().to_vec2();
        let words = text.galley.text();
        let off = widgets.iter().any(|widget| !widget.enabled && widget.rect.contains(at));
        if words.trim().is_empty() || !clip.contains(at) || off {
            continue;
        }
        let Some(ground) = laid(Some(style::NIGHT), &painted[..k], at) else { continue };
        for section in &text.galley.job.sections {
            let format = &section.format;
            let ink = match text.override_text_color {
                Some(ink) => ink,
                None if format.color == Color32::PLACEHOLDER => text.fallback_color,
                None => format.color,
            };
            let ground = ground.blend(format.background);
            let ink = ground.blend(ink.gamma_multiply(text.opacity_factor));
            // What is drawn over it is drawn over both.
            let over = |colour| laid(Some(colour), &painted[k + 1..], at);
            let (Some(ink), Some(ground)) = (over(ink), over(ground)) else { continue };
            let least = if format.font_id.size >= LARGE { LEAST_LARGE } else { LEAST };
            let known = ratio(ink, ground);
            // Under something else hardly any letter is seen, whatever its colour.
            let is_buried = over(Color32::BLACK)
                .zip(over(Color32::WHITE))
                .is_none_or(|(black, white)| ratio(black, white) < BURIED);
            if known < least && !is_buried {
                let part = &text.galley.job.text[section.byte_range.start.0..section.byte_range.end.0];
                faults.push(format!("\"{part}\" {known:.2} in {ink:?} on {ground:?}"));
            }
        }
    }
    faults
}

/// A colour at a point after these have been drawn over it; `None` where a picture is.
fn laid(below: Option<Color32>, painted: &[(&Shape, Rect)], at: Pos2) -> Option<Color32> {
    let over = |below: Option<Color32>, above: Color32| match above.a() {
        0 => below,
        255 => Some(above),
        _ => Some(below?.blend(above)),
    };
    painted.iter().filter(|(_, clip)| clip.contains(at)).fold(below, |below, (shape, _)| match shape {
        Shape::Rect(rect) if rect.blur_width == 0.0 && rect.rect.contains(at) => {
            if rect.brush.is_some() {
                None
            } else {
                over(below, rect.fill)
            }
        }
        Shape::Circle(circle) if circle.center.distance(at) <= circle.radius => over(below, circle.fill),
        Shape::Mesh(mesh) => match in_mesh(mesh, at) {
            Some(_) if mesh.texture_id != TextureId::default() => None,
            Some(above) => over(below, above),
            None => below,
        },
        _ => below,
    })
}

/// The colour of a mesh at a point, where it is.
fn in_mesh(mesh: &Mesh, at: Pos2) -> Option<Color32> {
    mesh.triangles().find_map(|corners| {
        let [a, b, c] = corners.map(|corner| &mesh.vertices[corner as usize]);
        let across = |from: Pos2, to: Pos2, at: Pos2| (to - from).rot90().dot(at - from);
        let whole = across(a.pos, b.pos, c.pos);
        let shares = [across(b.pos, c.pos, at), across(c.pos, a.pos, at), across(a.pos, b.pos, at)];
        let shares = shares.map(|share| share / whole);
        let inside = whole != 0.0 && shares.iter().all(|share| *share >= 0.0);
        let mix = |k: usize| {
            let parts = [a, b, c].map(|corner| f32::from(corner.color.to_array()[k]));
            parts.iter().zip(shares).map(|(part, share)| part * share).sum::<f32>().round() as u8
        };
        inside.then(|| Color32::from_rgba_premultiplied(mix(0), mix(1), mix(2), mix(3)))
    })
}
