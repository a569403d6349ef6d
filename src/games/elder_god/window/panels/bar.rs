//! The bar over the hand: whose turn it is, what may be done, and with what keys.

use super::tips::{self, Alarm};
use crate::asked::{Wanted, choose};
use crate::keys::TURN;
use crate::panel_data::PanelData;
use crate::texts::Bar as Words;
use bevy_egui::egui::{
    Align, Area, Button, Context, Id, Layout, Margin, Order, RichText, ScrollArea, Ui, vec2,
};
use elder_god_rules::{Card, ElderGod, Face, Lying, Phase, State, Thing};
use game::choices::{Choices, Comes, Deed, Input, Rank};
use game::message::Say;
use game::{OutOfTurn, Seat};
use window::choices;
use window::keys::Cap;
use window::keys::names::{ARROWS, ENTER, ESC};
use window::messages::Dialog;
use window::speech::{say, tell};
use window::texts::Buttons;
use window::ui::act::{Act, Request};
use window::ui::buttons::{Waiting, action as button, cap, hints, ruled, waiting};
use window::ui::seats::Badge;
use window::ui::{style, turn_light};
use window::words::capital;

/// Shows the bar.
pub fn show(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    let rect = data.layout.bar;
    if rect.width() < 30.0 || rect.height() < 10.0 {
        return None;
    }
    turn_light::here(ctx, rect);
    let mut choice = None;
    let area = Area::new(Id::new("elder god bar"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
            let room = rect.size() - vec2(18.0, 10.0);
            ui.set_min_size(room);
            ui.set_max_size(room);
            ScrollArea::horizontal().id_salt("bar").show(ui, |ui| {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| choice = content(ui, data));
            });
        });
    });
    choice
}

fn content(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let mut choice = None;
    if data.layout.log.is_none() && ui.small_button(say(Buttons::Menu)).clicked() {
        choice = Some(Act::Program(Request::Open(Dialog::Pause)));
    }
    let Some(seat) = data.asked() else { return waits(ui, data).or(choice) };
    alarms(ui, data);
    asked(ui, data, seat).or(choice)
}

/// What whoever is asked has to do, and the buttons for it.
fn asked(ui: &mut Ui, data: &PanelData, seat: Seat) -> Option<Wanted> {
    if data.throwing() {
        return throwing(ui, data);
    }
    match data.seen.view.phase {
        Phase::Play { .. } => plays(ui, data, seat),
        Phase::Mouth { .. } => write(ui, say(Words::Complete)),
        Phase::Discard { .. } => {
            write(ui, say(Words::DiscardOne));
            hints(
                ui,
                &[("press-click".into(), say(Words::Goes)), ("press-1-to-6".into(), say(Words::ChooseEnter))],
            );
        }
        Phase::Banish { left, .. } => write(ui, say(Words::Banished { cards: left })),
        Phase::Redraw { .. } | Phase::Over => {}
    }
    let sign = data.card().is_some_and(|card| card.face() == Face::ElderSign);
    let done = if sign { with_sign(ui, data) } else { None };
    let done = buttons(ui, data).or(done);
    if data.held().is_none() && matches!(data.seen.view.phase, Phase::Play { .. }) {
        let choose = ("press-1-to-6".into(), say(Words::ChooseCard));
        hints(ui, &[choose, ("press-drag".into(), say(Words::DragIt))]);
    }
    done
}

/// The buttons of what is up now: while something is held, only what wins.
fn buttons(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let shown = |deed: &&&Deed| match deed.rank {
        Rank::Main => true,
        Rank::Usual => data.held().is_none(),
        Rank::Each | Rank::Table => false,
    };
    let up = ElderGod::up(data.seen);
    let mut pressed = None;
    for deed in up.iter().filter(shown) {
        pressed = choices::button(ui, data.offers, data.names(), deed, None).or(pressed);
    }
    pressed.map(choose)
}

/// Who is one card from winning: whoever is asked may be the last who can do anything about it.
fn alarms(ui: &mut Ui, data: &PanelData) {
    for seat in data.seen.alarms() {
        if let Some(alarm) = tips::alarm(data, seat) {
            let words = match alarm {
                Alarm::Mouth => Words::AlarmMouth { seat },
                Alarm::Close => Words::AlarmClose { seat },
            };
            let words = tell(data.names(), &words);
            ui.label(RichText::new(words).size(15.0).color(style::BAD));
        }
    }
}

fn write(ui: &mut Ui, words: String) {
    ui.label(RichText::new(capital(&words)).size(15.0).color(style::AMBER));
}

/// What may be done in a turn.
fn plays(ui: &mut Ui, data: &PanelData, seat: Seat) {
    match data.held() {
        Some(Thing::Card(card)) if card.face() != Face::ElderSign => return with_card(ui, data, card),
        Some(Thing::Card(_)) => return,
        Some(Thing::Book) => return write(ui, say(Words::Book)),
        _ => {}
    }
    let wound = data.seen.standing(seat).and_then(|standing| standing.wound);
    let asks = match wound {
        None => Words::YourTurn,
        Some(_) if data.seen.scars() => Words::YourTurnScars,
        Some(_) => Words::YourTurnWounded,
    };
    write(ui, say(asks));
}

/// What can be done with the card that is held.
fn with_card(ui: &mut Ui, data: &PanelData, card: Card) {
    let (chosen, face) = (data.chosen(), card.face());
    let places = data.places(chosen).len();
    let card = Lying { card, turned: data.is_turned(chosen, chosen.focus) }.message();
    let words = match face {
        _ if places == 0 => Words::Nowhere { card },
        Face::Limb(_, State::Damaged) => Words::Wounds { card, places },
        _ => Words::Places { card, places },
    };
    write(ui, say(words));
    let mut keys: Vec<(Cap, _)> =
        vec![(ARROWS.into(), say(Words::KeyChoose)), (ENTER.into(), say(Words::KeyPlay))];
    if !face.is_alike_turned() {
        keys.push((TURN.into(), say(Words::KeyTurn)));
    }
    keys.push((ESC.into(), say(Words::KeyPutBack)));
    hints(ui, &keys);
}

/// How many cards an Elder Sign is to banish, and against whom.
fn with_sign(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let chosen = data.chosen();
    let mut choice = None;
    write(ui, say(Words::Banish));
    for (label, up) in [("−", false), ("+", true)] {
        if up {
            let cards = chosen.variant.unwrap_or(1).to_string();
            ui.label(RichText::new(cards).size(19.0).color(style::INK));
        }
        if ui.add(Button::new(RichText::new(label).size(17.0)).min_size(vec2(30.0, 30.0))).clicked() {
            choice = Some(choose(Input::Turn(up, None)));
        }
    }
    ui.label(cap(ui, TURN));
    write(ui, say(Words::OfYours));
    for view in data.seen.view.seats.iter().filter(|view| Some(view.seat) != data.seen.view.viewer) {
        let plot = Thing::Plot(view.seat);
        let why = match data.comes(chosen, plot) {
            Some(Comes::Refused(_, _, why)) => Some(data.reason(&why)),
            _ => None,
        };
        let badge = Badge::usual(view.seat);
        let label = format!("{} {}", badge.mark, data.names().of(view.seat));
        if ruled(ui, &label, "", why.as_ref(), false) {
            choice = Some(choose(Input::Click(plot)));
        }
    }
    choice
}

fn throwing(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let marked = data.desk.chosen.marked.len();
    write(ui, say(if marked == 0 { Words::ThrowNone } else { Words::Throw { cards: marked } }));
    let may = marked > 0 || data.seen.is_redrawing();
    let why = (!may).then(|| say(Words::ThrowFirst));
    let draws = button(ui, &say(Words::DrawNew), ENTER, why.as_deref(), true);
    let mut choice = draws.then_some(choose(Input::Enter));
    if !data.seen.is_redrawing() && button(ui, &say(Words::KeepThem), ESC, None, false) {
        choice = Some(choose(Input::Back));
    }
    choice
}

/// What is going on while nobody at the screen is asked.
fn waits(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let words = match (data.doing, data.seen.view.phase.seat()) {
        (Some(event), _) => data.tell(event),
        // In a replay nobody thinks.
        (None, Some(seat)) if data.busy || data.seating.is_person(seat) => {
            tell(data.names(), &Words::Turn { seat })
        }
        (None, Some(seat)) => say(Words::Thinking { name: data.name(seat) }),
        (None, None) => say(OutOfTurn::GameOver),
    };
    write(ui, words);
    who_waits(data).and_then(|who| waiting(ui, who)).map(Act::from)
}

/// Who waits for bots, if there are any.
pub fn who_waits(data: &PanelData) -> Option<Waiting> {
    let seat = data.seen.view.phase.seat()?;
    if data.seating.is_person(seat) && data.doing.is_none() {
        return None;
    }
    Some(if data.seating.is_unattended() { Waiting::Nobody } else { Waiting::People })
}
