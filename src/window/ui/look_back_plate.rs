//! The plate of a look back: what was done, what would have been better, and rings round both.

use super::buttons::small;
use super::{callout, layout, style};
use crate::coach::looked::{DecisionComment, Looked};
use crate::keys::program::matches::LOOK_BACK;
use crate::messages::LookBackAct;
use crate::speech::{say, tell};
use crate::texts::LookBackPlate;
use bevy_egui::egui::{Color32, Context, ProgressBar, RichText, Ui, vec2};
use session::Names;

/// Width of the plate, points.
const WIDE: f32 = 360.0;
/// From what is marked to its rings, points: both may be round the same.
const RINGS: [f32; 2] = [4.0, 9.0];
/// Room for its edges and buttons, and round it, points.
const FOOT: f32 = 96.0;
const NAME: &str = "look back";

/// What the plate shows.
pub enum LookBackState<'a> {
    /// How much is done, from 0 to 1.
    Progress(f32),
    /// A decision.
    Moment {
        /// Which.
        looked: &'a Looked,
        /// Its place among so many.
        of: (usize, usize),
        /// What the seats are called.
        names: &'a Names,
        /// Whether the table is as it was then.
        is_there: bool,
    },
}

/// Draws the plate; what is wanted.
pub fn show(ctx: &Context, shown: &LookBackState) -> Option<LookBackAct> {
    if callout::must_wait(ctx) {
        return None;
    }
    if let LookBackState::Moment { looked, is_there: true, .. } = shown {
        for ((way, colour), away) in looked.ways.iter().zip(colours(looked)).zip(RINGS) {
            callout::rings(ctx, &callout::marked(ctx, &way.marks), away, colour);
        }
    }
    let size = layout::size(ctx, NAME).unwrap_or_default();
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let at = (room.max - size).max(room.min);
    callout::plate(ctx, NAME, (at, WIDE), style::AMBER, |ui| match shown {
        LookBackState::Progress(share) => progress(ui, *share),
        LookBackState::Moment { looked, of, names, .. } => moment(ui, looked, *of, names),
    })
}

/// The colours of what was done, and of what the best bot would have done.
fn colours(looked: &Looked) -> [Color32; 2] {
    if looked.verdict == DecisionComment::Won {
        [style::GOOD, style::FAINT]
    } else {
        [style::AMBER, style::GOOD]
    }
}

fn progress(ui: &mut Ui, share: f32) -> Option<LookBackAct> {
    ui.label(say(LookBackPlate::Looks));
    ui.add(ProgressBar::new(share).show_percentage());
    ui.button(say(LookBackPlate::Stop)).clicked().then_some(LookBackAct::Stop)
}

fn moment(ui: &mut Ui, looked: &Looked, of: (usize, usize), names: &Names) -> Option<LookBackAct> {
    // The buttons stay in sight; the words scroll where the window is too low for them.
    callout::scrolls(ui, FOOT, |ui| words(ui, looked, of, names));
    ui.add_space(6.0);
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        let before = small(ui, &say(LookBackPlate::Before), "", true).clicked();
        let next = small(ui, &say(LookBackPlate::Next), LOOK_BACK, true).clicked();
        match (before, next) {
            (true, _) => Some(LookBackAct::Before),
            (_, true) => Some(LookBackAct::Next),
            (false, false) => None,
        }
    };
    if of.1 > 1 { ui.horizontal_wrapped(row).inner } else { None }
}

/// What was done, and what would have been better.
fn words(ui: &mut Ui, looked: &Looked, (at, all): (usize, usize), names: &Names) {
    let turn = looked.turn.clone();
    let title = LookBackPlate::Title { at: at + 1, all, turn, seat: looked.seat };
    ui.label(RichText::new(tell(names, &title)).small().color(style::FAINT));
    let (words, other) = match looked.verdict {
        DecisionComment::Cost => (LookBackPlate::Cost, LookBackPlate::Better),
        DecisionComment::Won => (LookBackPlate::Won, LookBackPlate::Found),
        DecisionComment::Risky => (LookBackPlate::Risky, LookBackPlate::Firmer),
        DecisionComment::Swept => (LookBackPlate::Swept, LookBackPlate::Avoided),
        DecisionComment::TakenBack => (LookBackPlate::TakenBack, LookBackPlate::Avoided),
        DecisionComment::Accident => (LookBackPlate::Accident, LookBackPlate::Avoided),
    };
    ui.label(RichText::new(say(words)).size(17.0).color(style::INK));
    let heads = [LookBackPlate::Done, other];
    for ((head, way), colour) in heads.into_iter().zip(&looked.ways).zip(colours(looked)) {
        ui.add_space(4.0);
        ui.label(RichText::new(say(head)).small().color(colour));
        let what = way.what.as_ref().map_or_else(String::new, |what| tell(names, what));
        ui.label(RichText::new(what).size(15.0));
    }
}
