//! How firmly the city stands, in words and in a bar.

use super::style;
use super::tip::HoverTip;
use crate::live_table::stability::{Finding, Judgement};
use crate::speech::{decimal, say};
use crate::texts::Stability as Words;
use bevy_egui::egui::{Color32, ProgressBar, RichText, Ui};
use table::statics::{Analysis, LEAN_MOST, Verdict};

/// A tilt that fills the bar, degrees: a small pyramid alone topples there.
const FULL_DEG: f64 = 45.0;

/// Shows what is known. Nothing where nobody asked.
pub fn show(ui: &mut Ui, knowledge: &Judgement) {
    let faint = |words: Words| RichText::new(say(words)).color(style::FAINT);
    match knowledge {
        Judgement::Nothing => {}
        Judgement::Bare => {
            ui.label(faint(Words::Nothing));
        }
        Judgement::Judging => {
            ui.label(faint(Words::Working));
        }
        Judgement::Unknown(why) => {
            ui.label(RichText::new(say(Words::Unknown { why: why.clone() })).small().color(style::BAD));
        }
        Judgement::Known(finding) => known(ui, finding),
    }
}

fn known(ui: &mut Ui, finding: &Finding) {
    let analysis = &finding.analysis;
    ui.horizontal(|ui| {
        ui.label(RichText::new(say(Words::Title)).color(style::FAINT));
        if !finding.fresh {
            ui.label(RichText::new(say(Words::Before)).small().color(style::FAINT));
        }
    });
    margin(ui, analysis);
    if let Some(weakest) = &finding.weakest {
        ui.label(RichText::new(say(Words::First { what: say(&weakest.words) })).small().color(style::INK));
    }
}

/// How firmly something stands, as a bar.
pub fn margin(ui: &mut Ui, analysis: &Analysis) {
    if analysis.is_in_doubt() {
        ui.label(RichText::new(say(Words::Doubt)).color(style::AMBER));
        return;
    }
    let tilt = analysis.tilt_deg();
    let told = decimal(tilt);
    let (ink, verdict) = match analysis.verdict {
        Verdict::Stands => (style::GOOD, Words::Stands { tilt: told }),
        Verdict::TooClose => (style::AMBER, Words::Close { tilt: told }),
        Verdict::Falls => (style::BAD, Words::Falls { tilt: told }),
    };
    if analysis.factor >= LEAN_MOST {
        ui.label(RichText::new(say(Words::Firm)).color(style::GOOD));
        return;
    }
    if analysis.factor <= -LEAN_MOST {
        ui.label(RichText::new(say(Words::Unheld)).color(style::BAD));
        return;
    }
    ui.add(
        ProgressBar::new((tilt / FULL_DEG).clamp(0.0, 1.0) as f32)
            .text(RichText::new(say(verdict)).color(style::INK))
            .fill(if ink == style::GOOD {
                Color32::from_rgb(38, 88, 66)
            } else {
                Color32::from_rgb(120, 70, 36)
            }),
    )
    .tip(say(Words::About { percent: (analysis.factor.max(0.0) * 100.0).round() as i64 }));
}
