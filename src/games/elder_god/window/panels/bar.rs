//! The bar over the hand: whose turn it is, what may be done, and with what keys.

use super::tips::{self, Alarm};
use crate::asked::{Asked, Wanted};
use crate::keys::{KEEP, MOUTH, NECRONOMICON, PASS, THROW, TURN};
use crate::panel_data::PanelData;
use crate::pick::{Held, Spot};
use crate::texts::Bar as Words;
use bevy_egui::egui::{
    Align, Area, Button, Context, Id, Layout, Margin, Order, RichText, ScrollArea, Ui, vec2,
};
use elder_god_rules::{Action, Card, Face, Lying, Phase, State};
use game::message::Say;
use game::{OutOfTurn, Seat};
use window::keys::names::{ARROWS, ENTER, ESC};
use window::keys::{Cap, Shortcut};
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
    let done = match data.seen.view.phase {
        _ if data.throwing() => throwing(ui, data),
        Phase::Play { .. } => plays(ui, data, seat),
        Phase::Mouth { .. } => {
            write(ui, say(Words::Complete));
            let opens = offer(ui, data, (Words::OpenMouth, MOUTH), Action::Mouth, true);
            opens.or(offer(ui, data, (Words::KeepBack, KEEP), Action::Wait, false))
        }
        Phase::Discard { .. } => {
            write(ui, say(Words::DiscardOne));
            hints(
                ui,
                &[("press-click".into(), say(Words::Goes)), ("press-1-to-6".into(), say(Words::ChooseEnter))],
            );
            None
        }
        Phase::Banish { left, .. } => {
            write(ui, say(Words::Banished { cards: left }));
            None
        }
        Phase::Redraw { .. } | Phase::Over => None,
    };
    done.or(choice)
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

/// A button for an action, with its key; why not, where the rules refuse.
fn offer(
    ui: &mut Ui,
    data: &PanelData,
    (label, key): (Words, Shortcut),
    what: Action,
    main: bool,
) -> Option<Wanted> {
    let why = data.seen.check(what).err().map(|why| data.reason(&why));
    ruled(ui, &say(label), key, why.as_ref(), main).then_some(Act::Wish(Asked::Do(what)))
}

fn plays(ui: &mut Ui, data: &PanelData, seat: Seat) -> Option<Wanted> {
    let mut choice = None;
    // What wins comes first.
    if data.seen.may(Action::Mouth) {
        choice = offer(ui, data, (Words::OpenMouth, MOUTH), Action::Mouth, true);
    }
    if let Some(card) = data.pick().card() {
        return choice.or(with_card(ui, data, card));
    }
    if data.pick().held == Some(Held::Book) {
        write(ui, say(Words::Book));
        return choice;
    }
    let wound = data.seen.standing(seat).is_some_and(|standing| standing.wound.is_some());
    let scars = data.seen.legal.iter().any(|action| matches!(action, Action::Scar(_)));
    let asks = match (wound, scars) {
        (false, _) => Words::YourTurn,
        (true, false) => Words::YourTurnWounded,
        (true, true) => Words::YourTurnScars,
    };
    write(ui, say(asks));
    if wound {
        choice = choice.or(offer(ui, data, (Words::Necronomicon, NECRONOMICON), Action::Necronomicon, false));
    }
    if button(ui, &say(Words::ThrowAway), THROW, None, false) {
        choice = Some(Act::Wish(Asked::Throwing(true)));
    }
    choice = choice.or(offer(ui, data, (Words::Pass, PASS), Action::Pass, false));
    hints(ui, &[("press-1-to-6".into(), say(Words::ChooseCard)), ("press-drag".into(), say(Words::DragIt))]);
    choice
}

/// What can be done with the card that is held.
fn with_card(ui: &mut Ui, data: &PanelData, card: Card) -> Option<Wanted> {
    if card.face() == Face::ElderSign {
        return with_sign(ui, data, card);
    }
    let spots = data.pick().spots(data.seen);
    let places = spots.iter().filter(|spot| **spot != Spot::Pile).count();
    let face = card.face();
    let card = Lying { card, turned: data.pick().lies(data.seen, data.pick().at) }.message();
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
    None
}

/// How many cards an Elder Sign is to banish, and against whom.
fn with_sign(ui: &mut Ui, data: &PanelData, card: Card) -> Option<Wanted> {
    let pick = data.pick();
    let mut choice = None;
    write(ui, say(Words::Banish));
    for (label, up) in [("−", false), ("+", true)] {
        if up {
            ui.label(RichText::new(pick.cards.to_string()).size(19.0).color(style::INK));
        }
        if ui.add(Button::new(RichText::new(label).size(17.0)).min_size(vec2(30.0, 30.0))).clicked() {
            choice = Some(Act::Wish(Asked::Pick(pick.turn(data.seen, None, up))));
        }
    }
    ui.label(cap(ui, TURN));
    write(ui, say(Words::OfYours));
    for view in data.seen.view.seats.iter().filter(|view| Some(view.seat) != data.seen.view.viewer) {
        let action = Action::Banish { card, against: view.seat, cards: pick.cards };
        let why = data.seen.check(action).err().map(|why| data.reason(&why));
        let badge = Badge::usual(view.seat);
        let label = format!("{} {}", badge.mark, data.names().of(view.seat));
        if ruled(ui, &label, "", why.as_ref(), false) {
            choice = Some(Act::Wish(Asked::Do(action)));
        }
    }
    choice
}

fn throwing(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let marked = data.desk.marked.len();
    write(ui, say(if marked == 0 { Words::ThrowNone } else { Words::Throw { cards: marked } }));
    let may = marked > 0 || data.seen.is_redrawing();
    let why = (!may).then(|| say(Words::ThrowFirst));
    let draws = button(ui, &say(Words::DrawNew), ENTER, why.as_deref(), true);
    let mut choice = draws.then_some(Act::Wish(Asked::Redraw));
    if !data.seen.is_redrawing() && button(ui, &say(Words::KeepThem), ESC, None, false) {
        choice = Some(Act::Wish(Asked::Throwing(false)));
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
