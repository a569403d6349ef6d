//! Whose turn it is, what the game waits for, and what may be done now.

use super::worth;
use crate::asked::{Act, Asked, Sheet, choose};
use crate::faces::Picture;
use crate::gaze::Look;
use crate::keys::{MY_HOUSE, REFERENCE, RIVALS, SCORES, WHOLE_TABLE};
use crate::pack::Pack;
use crate::panel_view::PanelView;
use crate::texts::Turn;
use bevy_egui::egui::{RichText, Ui};
use game::choices::{Choices, Rank};
use game::message::Say;
use thoth_rules::{Builder, MALICE, Phase, THROW, Thoth};
use window::choices;
use window::keys::names::{ARROWS, ENTER};
use window::keys::program::hand::PUT_BACK;
use window::keys::{Cap, Shortcut};
use window::speech::{self, Reason, say};
use window::ui::buttons::{hints, ruled, small};
use window::ui::tip::Tip;
use window::ui::{side_column, style, turn_light};

/// Shows the panel.
pub fn show(ui: &mut Ui, seen: &PanelView, pack: Pack) -> Option<Act> {
    who(ui, seen);
    let asks = asks(seen);
    ui.label(RichText::new(asks).size(16.0).color(style::AMBER));
    if let Some(own) = seen.view().viewer {
        worth::line(ui, seen, (own, worth::own_head(seen, own)), 16.0, pack);
    }
    played(ui, seen, pack);
    if let Some(why) = why_not(seen) {
        ui.label(RichText::new(&why.words).small().color(style::FAINT));
    }
    idle(ui, seen);
    harm(ui, seen);
    turn_light::here(ui.ctx(), ui.min_rect());
    if seen.view().phase.wants_card() || seen.view().phase == Phase::Over {
        return None;
    }
    ui.horizontal_wrapped(|ui| buttons(ui, seen)).inner
}

fn who(ui: &mut Ui, seen: &PanelView) {
    let view = seen.view();
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(seen.names.of(seen.turn_of())).size(19.0).strong());
        // What is being shown belongs to the turn before, if that is over. In an auction there is no turn yet.
        let turn = match seen.shown {
            Some(_) => Turn::Hand { hand: view.hand },
            None if view.phase.is_auction() => Turn::Hand { hand: view.hand },
            None => Turn::HandAndTurn { hand: view.hand, turn: view.turn },
        };
        ui.label(RichText::new(say(turn)).color(style::FAINT));
        if view.extra_turns > 0 {
            let words = say(Turn::Extra { turns: view.extra_turns });
            ui.label(RichText::new(words).color(style::GOOD)).tip(say(Turn::ExtraAbout));
        }
    });
}

/// What the game waits for, as this seat is told.
pub fn asks(seen: &PanelView) -> String {
    if let Some((_, words)) = &seen.shown {
        return speech::tell(&seen.names, words);
    }
    let waits = |phase: &Phase| matches!(phase, Phase::Settling { .. } | Phase::Scored | Phase::Over);
    if seen.is_active() || waits(&seen.view().phase) {
        return speech::tell(&seen.names, &seen.known().asks());
    }
    let seat = seen.turn_of();
    let words = match seen.view().phase {
        Phase::Building { .. } | Phase::Holding { .. } => Turn::Builds { seat },
        Phase::Knocked { .. } => Turn::Says { seat },
        Phase::Bidding => Turn::Bids { seat },
        Phase::Taking { .. } => Turn::TakesBid { seat },
        _ => Turn::Plays { seat },
    };
    speech::tell(&seen.names, &words)
}

/// The card that is being built with.
fn played(ui: &mut Ui, seen: &PanelView, pack: Pack) {
    let Some(work) = seen.view().phase.work() else { return };
    ui.horizontal(|ui| {
        pack.show(ui, Picture::Face(work.play.card()), 46.0);
        let done = work.placed.len();
        let order = super::words::order(work.play);
        let words = if done > 0 { Turn::Set { order, done }.message() } else { order };
        let words = speech::tell(&seen.names, &words);
        ui.add(bevy_egui::egui::Label::new(RichText::new(words).small()).wrap());
    });
}

/// Why the seat cannot play a card, if that is worth saying.
fn why_not(seen: &PanelView) -> Option<&Reason> {
    // While a move is being shown it is nobody's turn.
    let waits = seen.shown.is_none()
        && matches!(seen.view().phase, Phase::Choosing)
        && !seen.is_active()
        && seen.view().viewer.is_some();
    if waits { seen.why_not.as_ref() } else { None }
}

/// The buttons of what is up now: for whoever is to act, and of the deal for anybody.
fn buttons(ui: &mut Ui, seen: &PanelView) -> Option<Act> {
    let mut act = None;
    let for_all = seen.view().phase == Phase::Scored;
    let shown = |rank: Rank| matches!(rank, Rank::Main | Rank::Usual) && (for_all || seen.is_active());
    for deed in Thoth::up(seen.known()).into_iter().filter(|deed| shown(deed.rank)) {
        act = choices::deed_button(ui, &seen.offers, &seen.names, deed).map(choose).or(act);
    }
    let by_hand = seen.view().setup.builder == Builder::ByHand;
    if seen.view().phase.work().is_some() && by_hand && seen.is_active() {
        let why = seen.known().may_put_back().err().map(|why| Reason::of(&seen.names, &why));
        if ruled(ui, &say(Turn::PutBack), PUT_BACK, why.as_ref(), false) {
            act = Some(Act::Wish(Asked::PutBack));
        }
    }
    act
}

/// What it costs to have meant harm.
fn harm(ui: &mut Ui, seen: &PanelView) {
    if seen.is_active() && matches!(seen.view().phase, Phase::Knocked { .. }) {
        let harm = Turn::Harm { seat: seen.view().active, points: MALICE };
        let words = speech::tell(&seen.names, &harm);
        ui.label(RichText::new(words).small().color(style::FAINT));
    }
}

/// How near the end by idleness is, once it is in sight.
fn idle(ui: &mut Ui, seen: &PanelView) {
    let (idle, limit) = (seen.view().idle_turns, seen.view().idle_limit);
    if idle > limit / 2 {
        let words = say(Turn::Idle { idle, limit });
        ui.label(RichText::new(words).small().color(style::AMBER));
    }
}

/// Sheets, dialogs and steps; `steps` that can be taken back and again, in practice.
pub fn foot(ui: &mut Ui, seen: &PanelView, steps: Option<(usize, usize)>) -> Option<Act> {
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut act = side_column::head(ui, steps).map(Act::Program);
    ui.horizontal_wrapped(|ui| {
        for (label, key, sheet) in
            [(Turn::Reference, REFERENCE, Sheet::Reference), (Turn::Scores, SCORES, Sheet::Scores)]
        {
            if small(ui, &say(label), key, true).clicked() {
                act = Some(Act::Wish(Asked::Open(sheet)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (label, key, look) in [
            (Turn::MyHouse, MY_HOUSE, Look::Mine),
            (Turn::Rivals, RIVALS, Look::Rival),
            (Turn::Table, WHOLE_TABLE, Look::Table),
        ] {
            if small(ui, &say(label), key, true).clicked() {
                act = Some(Act::Wish(Asked::Look(look)));
            }
        }
    });
    if seen.may_play() {
        ui.horizontal_wrapped(|ui| {
            let cards = format!("1–{}", seen.cards().len());
            let throw = Shortcut::of(&THROW).map_or(Cap::Fixed(""), Cap::from);
            hints(
                ui,
                &[
                    (Cap::Fixed(&cards), say(Turn::KeyPick)),
                    (ARROWS.into(), say(Turn::KeyChange)),
                    (ENTER.into(), say(Turn::KeyPlays)),
                    (throw, say(Turn::KeyDiscards)),
                ],
            );
        });
    }
    if seen.may_bid_or_take() {
        let (count, does) = match &seen.view().phase {
            Phase::Taking { bids, .. } => (bids.len(), Turn::KeyTakes),
            _ => (seen.cards().len(), Turn::KeyBids),
        };
        let cards = format!("1–{count}");
        let keys = [(Cap::Fixed(&cards), say(Turn::KeyPick)), (ENTER.into(), say(does))];
        ui.horizontal_wrapped(|ui| hints(ui, &keys));
    }
    act
}
