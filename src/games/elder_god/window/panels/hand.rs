//! The cards of whoever sits before the screen; the bar over them: whose turn it is, what may be done, and with what keys; and
//! the deck and the discard pile, which anybody may look through. A click takes a card up or lets go of it; it can be dragged to
//! where it goes.

use crate::faces::DrawnPicture;
use crate::keys::{PILE, TURN};
use crate::layout::{LIFT, hand_cards};
use crate::panel_data::PanelData;
use crate::panels::tips::{self, Alarm};
use crate::shown_table::Item;
use crate::texts::{BarText as Words, Things};
use crate::ui_state::{GameRequest, Wanted, choose};
use bevy_egui::egui::{
    Align, Align2, Button, Color32, Context, Event, FontId, Id, Layout, Margin, MouseWheelUnit, Rect,
    RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2,
};
use elder_god_rules::{Card, CardFace as Printed, Condition, ElderGod, Lying, Phase, Thing};
use game::choices::{Choices, Comes, Deed, Input, Rank};
use game::message::Say;
use game::{OutOfTurn, Seat};
use window::board::badge;
use window::choices;
use window::keys::names::{ARROWS, ENTER, ESC};
use window::keys::{Cap, label};
use window::speech::{name_of, say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::{Waiting, action as button, going_on, hints, ruled};
use window::ui::hand::HandCard;
use window::ui::layout::{filled, over, whole};
use window::ui::seats::Badge;
use window::ui::tip::{self, HoverTip};
use window::ui::{caps, drag, landmarks, side_column, style, turn_light};
use window::words::capital;

/// Corners of a card, as a share of its width.
const ROUND: f32 = 0.08;
/// Wider cards have a number, points.
const NUMBERED: f32 = 30.0;
const TIP: &str = "elder god card";

pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god hand", |ui, _| {
        let cards = data.seen.hand();
        landmarks::part(ui.ctx(), "Hand", data.layout.hand);
        landmarks::needed(ui.ctx(), "hand", data.layout.hand);
        for (k, (card, rect)) in cards.iter().zip(hand_cards(data.layout.hand, cards.len())).enumerate() {
            one(ui, data, (k, *card), rect, wanted);
        }
        if cards.is_empty() {
            let held = data.seen.view.viewer.is_some();
            let words = if held { say(Words::EmptyHand) } else { String::new() };
            let font = FontId::proportional(14.0);
            let at = data.layout.hand.left_center();
            ui.painter().text(at, Align2::LEFT_CENTER, words, font, style::FAINT);
        }
    });
}

/// The cards of the hand: one that is drawn comes from the deck, face down on the first half of its way.
pub(super) fn items(data: &PanelData) -> Vec<Item> {
    let cards = data.seen.hand();
    let item = |(card, rect): (&Card, Rect)| {
        let chosen = data.chosen();
        let turned = data.card() == Some(*card) && data.is_turned(chosen, chosen.focus);
        let picture = DrawnPicture::in_hand(*card, turned, data.seen.view.viewer).picture();
        let id = ("hand", card.number());
        Item::new(id, id, picture, lifted(data, *card, rect))
            .from(data.layout.deck, Some(DrawnPicture::Back.picture()))
    };
    cards.iter().zip(hand_cards(data.layout.hand, cards.len())).map(item).collect()
}

/// Where a card of the hand is: one that is picked, or is to be thrown away, stands out.
fn lifted(data: &PanelData, card: Card, rect: Rect) -> Rect {
    let (picked, marked) = (is_picked(data, card), is_marked(data, card));
    let lift = if picked || marked { data.layout.hand.height() * LIFT } else { 0.0 };
    rect.translate(vec2(0.0, -lift))
}

fn one(ui: &Ui, data: &PanelData, (k, card): (usize, Card), rect: Rect, wanted: &mut Vec<Wanted>) {
    let (picked, marked) = (is_picked(data, card), is_marked(data, card));
    let rect = lifted(data, card, rect);
    let asked = data.asked().is_some();
    let thing = Thing::Card(card);
    let number = (asked && rect.width() > NUMBERED).then_some(k);
    let shown = HandCard { thing, name: say(card), rect, round: ROUND, picked, drags: asked, number };
    let round = rect.width() * ROUND;
    let (response, taken) = shown.show(ui, |painter, _| {
        if !asked {
            painter.rect_filled(rect, round, Color32::from_black_alpha(60));
        }
        if marked {
            painter.rect_filled(rect, round, style::BAD.gamma_multiply(0.25));
            painter.rect_stroke(rect, round, Stroke::new(2.5, style::BAD), StrokeKind::Outside);
            badge(painter, rect.center(), &say(Words::Away), 13.0, style::BAD);
        }
    });
    if asked {
        // While cards are chosen that are to go, a card is dragged to the others and nothing else is taken up.
        if taken {
            wanted.push(choose(Input::Take(thing)));
        }
        if response.clicked() {
            wanted.push(choose(Input::Click(thing)));
        }
        if response.hovered() && picked && wheel(ui.ctx()) != 0.0 {
            wanted.push(choose(Input::Turn(wheel(ui.ctx()) > 0.0, None)));
        }
    }
    let ctx = ui.ctx();
    if response.hovered() && !drag::is_carrying(ctx) && tip::rests(ctx, TIP, rect) {
        // Clear of the other cards, which may be weighed against it, and of what is asked.
        let rest = [data.layout.hand, data.layout.deck.union(data.layout.pile), data.layout.bar];
        tip::about(ctx, TIP, response.hover_pos(), (rect, &rest), |ui| tips::card(card).show(ui));
    }
}

/// Whether a card is held, or the keyboard points at it.
fn is_picked(data: &PanelData, card: Card) -> bool {
    data.card() == Some(card) || data.chosen().focus == Some(Thing::Card(card))
}

/// Whether a card is to be thrown away.
fn is_marked(data: &PanelData, card: Card) -> bool {
    data.throwing() && data.ui_state.chosen.marked.contains(&Thing::Card(card))
}

pub fn bar(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    let rect = data.layout.bar;
    if rect.width() < 30.0 || rect.height() < 10.0 {
        return None;
    }
    turn_light::here(ctx, rect);
    let frame = style::panel_frame().inner_margin(Margin::symmetric(8, 4));
    filled(ctx, "elder god bar", rect, frame, |ui| {
        let row =
            |ui: &mut Ui| ui.with_layout(Layout::left_to_right(Align::Center), |ui| content(ui, data)).inner;
        ScrollArea::horizontal().id_salt("bar").show(ui, row).inner
    })
}

fn content(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let choice = if data.layout.log.is_none() { side_column::unfold(ui) } else { None };
    let choice = choice.map(UiCommand::Program);
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
    let sign = data.card().is_some_and(|card| card.face() == Printed::ElderSign);
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
        Some(Thing::Card(card)) if card.face() != Printed::ElderSign => return with_card(ui, data, card),
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
        Printed::Limb(_, Condition::Damaged) => Words::Wounds { card, places },
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
    caps::show(ui, TURN);
    write(ui, say(Words::OfYours));
    for view in data.seen.view.seats.iter().filter(|view| Some(view.seat) != data.seen.view.viewer) {
        let plot = Thing::Plot(view.seat);
        let why = match data.comes(chosen, plot) {
            Some(Comes::Refused(_, _, why)) => Some(data.reason(&why)),
            _ => None,
        };
        let badge = Badge::usual(view.seat);
        let label = format!("{} {}", badge.mark, name_of(data.names(), view.seat));
        if ruled(ui, &label, "", why.as_ref(), false) {
            choice = Some(choose(Input::Click(plot)));
        }
    }
    choice
}

fn throwing(ui: &mut Ui, data: &PanelData) -> Option<Wanted> {
    let marked = data.ui_state.chosen.marked.len();
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
        (Some(event), _) => data.tell_why(event, true),
        // In a replay nobody thinks.
        (None, Some(seat)) if data.busy || data.seating.is_person(seat) => {
            tell(data.names(), &Words::Turn { seat })
        }
        (None, Some(seat)) => say(Words::Thinking { name: data.name(seat) }),
        (None, None) => say(OutOfTurn::GameOver),
    };
    going_on(ui, &capital(&words), who_waits(data)).map(UiCommand::from)
}

/// Who waits for bots, if there are any.
pub fn who_waits(data: &PanelData) -> Option<Waiting> {
    let seat = data.seen.view.phase.seat()?;
    if data.seating.is_person(seat) && data.doing.is_none() {
        return None;
    }
    Waiting::of(data.seating)
}

/// Width of a card that is looked through, points.
const CARD: f32 = 64.0;

/// The cards on top of the piles.
pub(super) fn pile_cards(data: &PanelData) -> Vec<Item> {
    let view = &data.seen.view;
    let deck = (view.deck > 0).then(|| Item::fixed("deck", DrawnPicture::Back.picture(), data.layout.deck));
    let top = view.discard.last().map(|card| DrawnPicture::in_hand(*card, false, None).picture());
    let pile = top.map(|picture| Item::fixed("pile", picture, data.layout.pile));
    deck.into_iter().chain(pile).collect()
}

pub fn piles(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god piles", |ui, _| {
        let (deck, pile) = (data.layout.deck, data.layout.pile);
        let painter = ui.painter().clone();
        let view = &data.seen.view;
        for (rect, empty) in [(deck, view.deck == 0), (pile, view.discard.is_empty())] {
            if empty {
                painter.rect_stroke(rect, 6.0, Stroke::new(1.5, style::LINE), StrokeKind::Inside);
            }
        }
        if deck.width() > 24.0 {
            badge(&painter, deck.center_bottom() - vec2(0.0, 11.0), &view.deck.to_string(), 13.5, style::INK);
            let many = view.discard.len().to_string();
            badge(&painter, pile.center_bottom() - vec2(0.0, 11.0), &many, 13.5, style::INK);
        }
        let response = ui.interact(deck, Id::new("elder god deck"), Sense::hover());
        response.tip(say(Things::Deck { cards: view.deck }));
        let response = ui.interact(pile, Id::new("elder god pile"), Sense::click());
        if response.clicked() {
            wanted.push(UiCommand::Wish(GameRequest::Pile(!data.ui_state.pile_open)));
        }
        if !drag::is_carrying(ui.ctx()) {
            let (cards, key) = (view.discard.len(), label(ui.ctx(), &PILE));
            response.tip(say(Things::Pile { cards, key }));
        }
    });
}

/// The discard pile, spread out: the newest first.
pub(crate) fn look_through(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    if !data.ui_state.pile_open {
        return None;
    }
    let mut choice = None;
    let table = data.layout.table();
    let most = table.size() - vec2(24.0, 16.0);
    let at = (Align2::LEFT_TOP, table.min.to_vec2() + vec2(8.0, 8.0));
    over(ctx, "elder god discards", at, most, |ui| {
        style::panel_frame().fill(style::DIALOG).show(ui, |ui| {
            ui.set_width((most.x - 26.0).max(20.0));
            ui.horizontal(|ui| {
                let words = say(Things::PileTitle { cards: data.seen.view.discard.len() });
                ui.label(RichText::new(words).color(style::AMBER));
                if ui.button(say(Things::PileClose)).clicked() {
                    choice = Some(UiCommand::Wish(GameRequest::Pile(false)));
                }
                caps::show(ui, PILE);
            });
            let height = (most.y - 70.0).max(20.0);
            ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for card in data.seen.view.discard.iter().rev() {
                        let picture = DrawnPicture::in_hand(*card, false, None).picture();
                        picture.show(ui, CARD * 1.4).tip(capital(&say(card)));
                    }
                    if data.seen.view.discard.is_empty() {
                        ui.label(RichText::new(say(Things::PileEmpty)).color(Color32::GRAY));
                    }
                });
            });
        });
    });
    choice
}

/// Points of the wheel's turn that count as a line.
const LINE: f32 = 40.0;

/// How far the wheel was turned, in steps; away from the player is more.
pub(super) fn wheel(ctx: &Context) -> f32 {
    ctx.input(|input| {
        let turned = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel { unit, delta, .. } => Some(match unit {
                MouseWheelUnit::Point => delta.y / LINE,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            }),
            _ => None,
        });
        turned.sum()
    })
}
