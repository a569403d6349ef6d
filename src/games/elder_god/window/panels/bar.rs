//! The bar over the hand: whose turn it is, what may be done, and with what keys.

use super::tips;
use crate::app::keys::names::{ARROWS, ENTER, ESC};
use crate::app::keys::{Cap, Shortcut};
use crate::app::messages::Dialog;
use crate::app::ui::act::{Act, Request};
use crate::app::ui::buttons::{Waiting, action as button, cap, hints, waiting};
use crate::app::ui::seats::Badge;
use crate::app::ui::{style, turn_light};
use crate::game::Seat;
use crate::games::elder_god::rules::{Action, Card, Face, Lying, Phase, State};
use crate::games::elder_god::window::asked::{Asked, Wanted};
use crate::games::elder_god::window::keys::{CHOOSE_ENTER, KEEP, MOUTH, NECRONOMICON, PASS, THROW, TURN};
use crate::games::elder_god::window::panel_data::PanelData;
use crate::games::elder_god::window::pick::{Held, Spot};
use bevy_egui::egui::{
    Align, Area, Button, Context, Id, Layout, Margin, Order, RichText, ScrollArea, Ui, vec2,
};

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
    if data.layout.log.is_none() && ui.small_button("Menu").clicked() {
        choice = Some(Act::Program(Request::Open(Dialog::Pause)));
    }
    let Some(seat) = data.asked() else { return waits(ui, data).or(choice) };
    alarms(ui, data);
    let done = match data.seen.view.phase {
        _ if data.throwing() => throwing(ui, data),
        Phase::Play { .. } => plays(ui, data, seat),
        Phase::Mouth { .. } => {
            say(ui, "Your monster is complete");
            let opens = offer(ui, data, ("Open the Mouth", MOUTH), Action::Mouth, true);
            opens.or(offer(ui, data, ("Keep it back", KEEP), Action::Wait, false))
        }
        Phase::Discard { .. } => {
            say(ui, "Six cards are one too many: discard one");
            hints(ui, &[("click".into(), "it goes"), ("1 to 6".into(), CHOOSE_ENTER)]);
            None
        }
        Phase::Banish { left, .. } => {
            let cards = if left == 1 { "a card is".to_owned() } else { format!("{left} cards are") };
            say(ui, format!("{cards} banished from your monster: choose which of the outermost goes"));
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
            let verb = if alarm.starts_with("can") { "" } else { "is " };
            let words = format!("{}: {} {verb}{alarm}!", "⚠", data.names().of(seat));
            ui.label(RichText::new(words).size(15.0).color(style::BAD));
        }
    }
}

fn say(ui: &mut Ui, words: impl Into<String>) {
    ui.label(RichText::new(crate::app::words::capital(&words.into())).size(15.0).color(style::AMBER));
}

/// A button for an action, with its key; why not, where the rules refuse.
fn offer(
    ui: &mut Ui,
    data: &PanelData,
    (label, key): (&str, Shortcut),
    what: Action,
    main: bool,
) -> Option<Wanted> {
    let why = data.seen.check(what).err().map(|why| data.tell(&why.to_string()));
    button(ui, label, key, why.as_deref(), main).then_some(Act::Wish(Asked::Do(what)))
}

fn plays(ui: &mut Ui, data: &PanelData, seat: Seat) -> Option<Wanted> {
    let mut choice = None;
    // What wins comes first.
    if data.seen.may(Action::Mouth) {
        choice = offer(ui, data, ("Open the Mouth", MOUTH), Action::Mouth, true);
    }
    if let Some(card) = data.pick().card() {
        return choice.or(with_card(ui, data, card));
    }
    if data.pick().held == Some(Held::Book) {
        say(ui, "A Necronomicon heals the wounded card of your monster");
        return choice;
    }
    let wound = data.seen.standing(seat).is_some_and(|standing| standing.wound.is_some());
    let scars = data.seen.legal.iter().any(|action| matches!(action, Action::Scar(_)));
    say(
        ui,
        match (wound, scars) {
            (false, _) => "Your turn: play a card",
            (true, false) => "Your turn: your monster is wounded",
            (true, true) => "Your monster is wounded: any healthy card laid on it lets it scar over",
        },
    );
    if wound {
        choice = choice.or(offer(ui, data, ("Necronomicon", NECRONOMICON), Action::Necronomicon, false));
    }
    if button(ui, "Throw away…", THROW, None, false) {
        choice = Some(Act::Wish(Asked::Throwing(true)));
    }
    choice = choice.or(offer(ui, data, ("Pass", PASS), Action::Pass, false));
    hints(ui, &[("1 to 6".into(), "choose a card"), ("drag".into(), "it to where it goes")]);
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
    let what = match face {
        Face::Limb(_, State::Damaged) => "wounds at",
        _ => "goes to",
    };
    let card = Lying { card, turned: data.pick().lies(data.seen, data.pick().at) };
    say(
        ui,
        match places {
            0 => format!("{card}: nowhere now; point at a cell to see why"),
            1 => format!("{card}: {what} one place"),
            n => format!("{card}: {what} {n} places"),
        },
    );
    let mut keys: Vec<(Cap, _)> = vec![(ARROWS.into(), "choose"), (ENTER.into(), "play")];
    if !face.is_alike_turned() {
        keys.push((TURN.into(), "turn"));
    }
    keys.push((ESC.into(), "put it back"));
    hints(ui, &keys);
    None
}

/// How many cards an Elder Sign is to banish, and against whom.
fn with_sign(ui: &mut Ui, data: &PanelData, card: Card) -> Option<Wanted> {
    let pick = data.pick();
    let mut choice = None;
    say(ui, "Banish");
    for (label, up) in [("−", false), ("+", true)] {
        if up {
            ui.label(RichText::new(pick.cards.to_string()).size(19.0).color(style::INK));
        }
        if ui.add(Button::new(RichText::new(label).size(17.0)).min_size(vec2(30.0, 30.0))).clicked() {
            choice = Some(Act::Wish(Asked::Pick(pick.turn(data.seen, None, up))));
        }
    }
    ui.label(cap(ui, TURN));
    say(ui, "of yours and of");
    for view in data.seen.view.seats.iter().filter(|view| Some(view.seat) != data.seen.view.viewer) {
        let action = Action::Banish { card, against: view.seat, cards: pick.cards };
        let why = data.seen.check(action).err().map(|why| data.tell(&why.to_string()));
        let badge = Badge::usual(view.seat);
        let label = format!("{} {}", badge.mark, data.names().of(view.seat));
        if button(ui, &label, "", why.as_deref(), false) {
            choice = Some(Act::Wish(Asked::Do(action)));
        }
    }
    choice
}

fn throwing(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let marked = data.desk.marked.len();
    say(
        ui,
        match marked {
            0 => "Choose the cards to throw away: new ones are your whole turn".to_owned(),
            1 => "One card goes: new ones are your whole turn".to_owned(),
            n => format!("{n} cards go: new ones are your whole turn"),
        },
    );
    let may = marked > 0 || data.seen.is_redrawing();
    let why = (!may).then_some("Choose a card first: click it, or press its number");
    let mut choice = button(ui, "Draw new ones", ENTER, why, true).then_some(Act::Wish(Asked::Redraw));
    if !data.seen.is_redrawing() && button(ui, "Keep them", ESC, None, false) {
        choice = Some(Act::Wish(Asked::Throwing(false)));
    }
    choice
}

/// What is going on while nobody at the screen is asked.
fn waits(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let words = match (data.doing, data.seen.view.phase.seat()) {
        (Some(event), _) => data.tell(&event.to_string()),
        // In a replay nobody thinks.
        (None, Some(seat)) if data.busy || data.seating.is_person(seat) => {
            format!("{}'s turn", data.names().of(seat))
        }
        (None, Some(seat)) => format!("{} is thinking…", data.name(seat)),
        (None, None) => "The game is over".to_owned(),
    };
    say(ui, words);
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
