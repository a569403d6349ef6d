//! How firmly the city stands, in words and in a bar.

use super::style;
use super::tip::Tip;
use crate::app::table::stability::{Finding, Judgement};
use crate::table::statics::{Analysis, LEAN_MOST, Verdict};
use bevy_egui::egui::{Color32, ProgressBar, RichText, Ui};

/// A tilt that fills the bar, degrees: a small pyramid alone topples there.
const FULL_DEG: f64 = 45.0;

/// Shows what is known. Nothing where nobody asked.
pub fn show(ui: &mut Ui, knowledge: &Judgement) {
    let faint = |words: &str| RichText::new(words.to_owned()).color(style::FAINT);
    match knowledge {
        Judgement::Nothing => {}
        Judgement::Bare => {
            ui.label(faint("Stability: nothing stands yet"));
        }
        Judgement::Judging => {
            ui.label(faint("Stability: working it out…"));
        }
        Judgement::Unknown(why) => {
            ui.label(RichText::new(format!("Stability: {why}")).small().color(style::BAD));
        }
        Judgement::Known(finding) => known(ui, finding),
    }
}

fn known(ui: &mut Ui, finding: &Finding) {
    let analysis = &finding.analysis;
    ui.horizontal(|ui| {
        ui.label(RichText::new("Stability").color(style::FAINT));
        if !finding.fresh {
            ui.label(RichText::new("as it last stood").small().color(style::FAINT));
        }
    });
    margin(ui, analysis);
    if let Some(weakest) = &finding.weakest {
        ui.label(RichText::new(format!("♦ First {}", weakest.words)).small().color(style::INK));
    }
}

/// How firmly something stands, as a bar.
pub fn margin(ui: &mut Ui, analysis: &Analysis) {
    let (sign, ink, verdict) = match analysis.verdict {
        Verdict::Stands => ('✔', style::GOOD, "stands"),
        Verdict::TooClose => ('⏶', style::AMBER, "nearly falls"),
        Verdict::Falls => ('✖', style::BAD, "cannot stand"),
    };
    if analysis.factor >= LEAN_MOST {
        ui.label(RichText::new(format!("{sign} nothing can upset it")).color(ink));
        return;
    }
    let tilt = analysis.tilt_deg();
    ui.add(
        ProgressBar::new((tilt / FULL_DEG).clamp(0.0, 1.0) as f32)
            .text(RichText::new(format!("{sign} {verdict}: {tilt:.1}° of tilt")).color(style::INK))
            .fill(if ink == style::GOOD { Color32::from_rgb(38, 88, 66) } else { Color32::from_rgb(120, 70, 36) }),
    )
    .tip(format!(
        "So far could the table be tilted, in the worst direction, until something falls: a sideways push of {:.3} of \
         the weight",
        analysis.factor.max(0.0)
    ));
}
