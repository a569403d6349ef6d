//! The seat's own cards. Each has what can be done with it written on it. One that is picked has every use with its choices in a
//! panel, or the reason why there is none.
//!
//! A card goes to the table dragged, or picked and then clicked there. It builds on your own house, raises at the bank, makes
//! trouble on another's house, and is thrown away on the discard pile; in the auction it is bid at your own place. While it is
//! dragged the panel shows every single play that the rules allow, and you can let go over any of them.

use crate::faces::Picture;
use crate::look::{Pack, size_of};
use crate::panel_view::{Act, GameRequest, PanelView, choose};
use crate::panels::words;
use crate::texts::Uses;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Button, Color32, Context, FontId, Label, Order, Painter, Pos2, Rect, RichText, Sense, Stroke,
    StrokeKind, Ui, pos2, vec2,
};
use game::choices::{Chosen, Comes, Input, Pointing};
use game::message::Say;
use game::words::signed;
use thoth_rules::{
    Card, CardChoices, CardUse, Element, Kind, Phase, Play, PlayOption, Size, Thing, size_name,
};
use window::keys::names::{ENTER, ESC};
use window::speech::{self, Reason, name_of, say};
use window::ui::act::Request;
use window::ui::buttons::{refusal, small};
use window::ui::caps::KeyButton;
use window::ui::drag::{self, DropZone};
use window::ui::hand::HandCard;
use window::ui::tip::HoverTip;
use window::ui::unlock::Unlock;
use window::ui::{landmarks, occupied, style};

/// Widest and narrowest card, points.
pub const WIDEST: f32 = 110.0;
const NARROWEST: f32 = 18.0;
const GAP: f32 = 8.0;
const LETTERS: f32 = 12.5;
const TAG: f32 = 12.5;
/// A card that costs so much is costly, points.
const COSTLY: i32 = 7;
/// Corners of a card, as a share of its width.
pub(super) const ROUND: f32 = 0.055;
/// Cards from this width on have numbers and words on them, points.
const NUMBERED: f32 = 60.0;
/// How far a picked card stands out.
const LIFT: f32 = 10.0;

/// The width of a card when so many share a width.
pub(crate) fn card_width(room: f32, cards: usize) -> f32 {
    let cards = cards.max(1) as f32;
    ((room - GAP * (cards - 1.0)) / cards).clamp(NARROWEST, WIDEST)
}

/// The height of a hand of so many cards in a room so wide, none wider than `most`.
pub fn height(room: f32, cards: usize, most: f32) -> f32 {
    size_of(Picture::Back, card_width(room, cards).min(most)).y + LIFT
}

/// Shows the hand, with cards no wider than `most`. A click picks a card or lets go of it, two play it as it is picked,
/// or bid it; and it can be dragged.
pub fn show(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>, pack: Pack, most: f32) -> Option<Act> {
    if seen.cards().is_empty() {
        return None;
    }
    let mut act = None;
    let may = seen.may_play() || seen.may_bid();
    let width = card_width(ui.available_width(), seen.cards().len()).min(most);
    let card = size_of(Picture::Back, width);
    let total =
        vec2(width * seen.cards().len() as f32 + GAP * (seen.cards().len() - 1) as f32, card.y + LIFT);
    let (room, _) = ui.allocate_exact_size(total, Sense::hover());
    landmarks::needed(ui.ctx(), "hand", room);
    for (k, held) in seen.cards().iter().enumerate() {
        let thing = Thing::Card(held.card);
        let picked = chosen.at.first() == Some(&thing);
        let left = room.left() + (width + GAP) * k as f32;
        let top = if picked { room.top() } else { room.top() + LIFT };
        let rect = Rect::from_min_size(pos2(left, top), card);
        let number = (may && width >= NUMBERED).then_some(k);
        let card = HandCard { thing, name: say(held.card), rect, round: ROUND, picked, drags: true, number };
        let (response, _) = card.show(ui, |painter, lit| paint(painter, rect, seen, held, (may, lit), pack));
        if response.double_clicked() && may {
            act = Some(Act::Wish(GameRequest::Take(thing, Input::Enter)));
        } else if response.clicked() {
            act = Some(choose(if picked { Input::Back } else { Input::Take(thing) }));
        }
        response.tip_ui(|ui| words::held_tip(ui, seen, held, pack));
    }
    act
}

fn paint(
    painter: &Painter,
    rect: Rect,
    seen: &PanelView,
    held: &CardChoices,
    (may, lit): (bool, bool),
    pack: Pack,
) {
    let tint = if may || lit { Color32::WHITE } else { Color32::from_gray(150) };
    pack.paint(painter, rect, Picture::Face(held.card), tint);
    cost(painter, rect, held.cost);
    let bid = seen.view().own_bid() == Some(held.card);
    if held.drawn || bid {
        let middle = pos2(rect.left() + 0.16 * rect.width(), rect.top());
        let words = if bid { Uses::Bid } else { Uses::New };
        tag(painter, middle, &say(words), style::AMBER, style::DIALOG);
    }
    if !may || rect.width() < NUMBERED {
        return;
    }
    // Over the foot of the picture; head, name and signs stay free.
    let (top, mut bottom) = (rect.top() + rect.height() * 0.18, rect.top() + rect.height() * 0.705);
    for words in words::on_card(held, &seen.names).iter().rev() {
        bottom -= written(painter, rect, (top, bottom), words);
    }
}

/// What a card costs, on its upper corner: a filled tag where that is much.
fn cost(painter: &Painter, rect: Rect, cost: i32) {
    if cost == 0 {
        return;
    }
    let (ground, ink) =
        if cost >= COSTLY { (style::BAD, style::DIALOG) } else { (style::DIALOG, style::BAD) };
    tag(painter, pos2(rect.right() - 0.16 * rect.width(), rect.top()), &signed(-cost), ground, ink);
}

/// A few letters on a plate.
fn tag(painter: &Painter, middle: Pos2, words: &str, ground: Color32, ink: Color32) {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(TAG), ink);
    let plate = Rect::from_center_size(middle, galley.size() + vec2(8.0, 1.0));
    painter.rect(
        plate,
        4.0,
        ground,
        Stroke::new(1.0, style::BAD.lerp_to_gamma(ground, 0.4)),
        StrokeKind::Inside,
    );
    painter.galley(plate.min + vec2(4.0, 0.5), galley, ink);
}

/// Writes on a card above a height, in as many rows as it takes if there is room for them; the height it took.
fn written(painter: &Painter, card: Rect, (top, bottom): (f32, f32), words: &str) -> f32 {
    let mut job =
        LayoutJob::simple(words.to_owned(), FontId::proportional(LETTERS), style::AMBER, card.width() - 10.0);
    job.halign = Align::Center;
    let galley = painter.layout_job(job);
    let tall = galley.size().y + 2.0;
    if bottom - tall < top {
        return 0.0;
    }
    let min = pos2(card.left() + 3.0, bottom - tall);
    let field = Rect::from_min_max(min, pos2(card.right() - 3.0, bottom - 1.0));
    painter.rect_filled(field, 3.0, Color32::from_rgba_unmultiplied(24, 19, 16, 230));
    painter.galley(pos2(card.center().x, min.y), galley, style::AMBER);
    tall
}

/// Shows the picked card: what is chosen and the button that plays it, then every use; `None` if none is picked.
/// Where each lawful play stands goes to `drops`.
pub fn uses(
    ui: &mut Ui,
    seen: &PanelView,
    chosen: &Chosen<Thing>,
    pack: Pack,
    drops: &mut Drops,
) -> Option<Act> {
    let Some(Thing::Card(card)) = chosen.at.first() else { return None };
    let held = seen.held(*card)?;
    let may = |one: &&CardUse| one.why_not.is_none();
    let closed = head(ui, held.card);
    let mut act = foot(ui, seen, chosen).or(closed);
    ui.spacing_mut().item_spacing.y = 4.0;
    let play = seen.play(chosen);
    for one in held.uses.iter().filter(may) {
        act = lawful(ui, seen, one, held.card, (play, &mut *drops), pack).or(act.take());
    }
    for one in held.uses.iter().filter(|one| !may(one)) {
        ui.horizontal_top(|ui| {
            pack.show(ui, Picture::Sign(one.kind, element(held.card, one.kind)), 16.0);
            let why = one.why_not.as_ref().map(|why| Reason::of(&seen.names, why)).unwrap_or_default();
            let words = Uses::WhyNot { kind: one.kind.message(), why: why.words.clone() };
            let words = RichText::new(say(words)).small().color(style::FAINT);
            act = refusal(ui, words, &why).map(Act::Program).or(act.take());
        });
    }
    occupied::note_text(ui.ctx(), "uses of a card", ui.min_rect().intersect(ui.clip_rect()));
    act
}

fn head(ui: &mut Ui, card: Card) -> Option<Act> {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say(card)).size(18.0).color(style::AMBER));
        small(ui, &say(Uses::Close), ESC, true).clicked().then_some(choose(Input::Back))
    })
    .inner
}

/// A use that the rules allow, with its choices beneath.
fn lawful(
    ui: &mut Ui,
    seen: &PanelView,
    one: &CardUse,
    card: Card,
    (play, drops): (Option<Play>, &mut Drops),
    pack: Pack,
) -> Option<Act> {
    ui.horizontal(|ui| {
        pack.show(ui, Picture::Sign(one.kind, element(card, one.kind)), 22.0);
        ui.label(say(one.kind));
    });
    let mut buttons = Buttons { seen, play, drops, pressed: None };
    ui.add_enabled_ui(seen.may_play(), |ui| match one.kind {
        Kind::Raise => sizes(ui, one, card.element(), &mut buttons, pack),
        _ => {
            ui.horizontal_wrapped(|ui| {
                for choice in &one.choices {
                    buttons.one(ui, choice, &label(choice.play, seen));
                }
            });
        }
    });
    buttons.pressed.map(|play| choose(Input::Focus(Thing::Play(play))))
}

/// The element in whose colour a use of a card is shown.
pub fn element(card: Card, kind: Kind) -> Option<Element> {
    match kind {
        Kind::Raise => card.worth().map(|_| card.element()),
        Kind::Roof => card.roof(),
        Kind::Trouble => card.trouble(),
        Kind::Relief => card.relief().map(|relief| relief.element),
        Kind::Foundation | Kind::Story | Kind::Discard | Kind::CallEnd => None,
    }
}

fn label(play: Play, seen: &PanelView) -> String {
    let words = match play {
        Play::Foundation { card } | Play::Story { card } => {
            Uses::Takes { elements: card.accepts().message() }
        }
        Play::Raise { count, .. } => return count.to_string(),
        Play::Roof { card } => {
            let Some(element) = card.roof().map(|element| element.message()) else { return String::new() };
            match seen.view().roof_outlook(card) {
                Some(outlook) => Uses::EndsHandAt { element, comes: words::comes_to(&outlook) },
                None => Uses::EndsHand { element },
            }
        }
        Play::Trouble { against, replacing: None, .. } => return name_of(&seen.names, against),
        Play::Trouble { against, replacing: Some(old), .. } => {
            Uses::InPlaceOf { name: name_of(&seen.names, against), old: old.message() }
        }
        Play::Relief { card } => {
            return card.relief().map_or_else(String::new, |relief| say(relief.element));
        }
        Play::Discard { .. } => Uses::NoEffect,
        Play::CallEnd { .. } => Uses::FaceDown,
    };
    speech::tell(&seen.names, &words)
}

/// The buttons of a use, each of which chooses a play.
struct Buttons<'a> {
    seen: &'a PanelView,
    play: Option<Play>,
    /// Where they stand.
    drops: &'a mut Drops,
    pressed: Option<Play>,
}

impl Buttons<'_> {
    fn one(&mut self, ui: &mut Ui, choice: &PlayOption, label: &str) {
        let (thing, chosen) = (Thing::Play(choice.play), self.play == Some(choice.play));
        let response = ui.add_enabled(choice.why_not.is_none(), Button::new(label).selected(chosen));
        landmarks::item(ui.ctx(), &thing, || Some(response.rect));
        match &choice.why_not {
            Some(why) => {
                response.tip_refused(&Reason::of(&self.seen.names, why));
            }
            None => {
                self.drops.push((thing, response.interact_rect));
                if response.clicked() {
                    self.pressed = Some(choice.play);
                }
            }
        }
    }
}

/// A row of counts for each size.
fn sizes(ui: &mut Ui, one: &CardUse, element: Element, buttons: &mut Buttons, pack: Pack) {
    for size in Size::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            pack.show(ui, Picture::Pyramid(element, size), 20.0).tip(say(size_name(size)));
            for choice in one.choices.iter().filter(|choice| of_size(choice.play, size)) {
                if let Play::Raise { count, .. } = choice.play {
                    buttons.one(ui, choice, &count.to_string());
                }
            }
        });
    }
}

fn of_size(play: Play, wanted: Size) -> bool {
    matches!(play, Play::Raise { size, .. } if size == wanted)
}

/// The button that plays, and what it plays.
fn foot(ui: &mut Ui, seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Act> {
    let play = seen.play(chosen);
    let text = RichText::new(say(Uses::Play)).size(17.0);
    let button = Button::new(text).min_size(vec2(110.0, 34.0)).fill(style::BUTTON_WARM);
    let response = ui.add_enabled(play.is_some() && seen.may_play(), KeyButton::new(button, ENTER));
    landmarks::button(ui.ctx(), &ENTER.into(), response.rect);
    let pressed = response.unlocked_click(ui, "Play");
    let words = match (play, &seen.why_not) {
        (_, Some(why)) => RichText::new(&why.words).color(style::FAINT),
        (None, None) => RichText::new(say(Uses::Choose)).color(style::FAINT),
        (Some(play), None) => RichText::new(speech::tell(&seen.names, &words::whole_order(play))),
    };
    ui.add(Label::new(words).wrap());
    if let Some(play) = play {
        words::outlook(ui, seen, play);
    }
    pressed.then_some(choose(Input::Enter))
}

/// What can be let go over in a picture: places of the table, and plays that the panels offer.
pub type Drops = Vec<(Thing, Rect)>;

/// Shows the card that is dragged, if one is; what came of letting go.
pub fn carry(ctx: &Context, still: bool, seen: &PanelView, drops: &Drops, pack: Pack) -> Option<Act> {
    let picture = |painter: &Painter, rect: Rect, thing: &Thing| {
        if let Thing::Card(card) = thing {
            pack.paint(painter, rect, Picture::Face(*card), Color32::WHITE);
        }
    };
    let onto =
        |thing: &Thing| if let Thing::Card(card) = thing { places(*card, seen, drops) } else { vec![] };
    drag::carry(ctx, still, onto, picture)
}

/// What a click on the table does with the card that is picked: what letting go of it there would, or the refusal that says
/// where it goes.
pub fn clicked(
    ctx: &Context,
    seen: &PanelView,
    chosen: &Chosen<Thing>,
    spots: &[(Thing, Rect)],
) -> Option<Act> {
    let card = goes_where_clicked(seen, chosen)?;
    let at = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked()))?;
    let on_panel = ctx.layer_id_at(at).is_some_and(|layer| layer.order != Order::Background);
    if on_panel {
        return None;
    }
    let mut places = places(card, seen, spots);
    let Some(under) = drag::under(&places, at) else {
        let goes = if seen.view().phase == Phase::Bidding { Uses::GoesBid } else { Uses::Goes };
        let why = seen.why_not.clone().unwrap_or_else(|| say(goes).into());
        return Some(Act::Program(Request::Refuse(why)));
    };
    Some(places.swap_remove(under).drop)
}

/// The picked card, if it goes where the table is clicked. While you set pieces by hand, clicks are for those.
pub fn goes_where_clicked(seen: &PanelView, chosen: &Chosen<Thing>) -> Option<Card> {
    let sets = seen.is_active() && seen.view().phase.work().is_some();
    match chosen.at.first() {
        Some(Thing::Card(card)) if !sets => Some(*card),
        _ => None,
    }
}

/// The places for a card, each with what comes of it there.
fn places(card: Card, seen: &PanelView, drops: &[(Thing, Rect)]) -> Vec<DropZone<Act>> {
    let place = |(onto, rect): &(Thing, Rect)| {
        let drop = [Thing::Card(card), *onto];
        let says = match seen.offers.comes(&Pointing::At(drop.to_vec()), None)? {
            Comes::Does(_, what) => {
                let order = what.as_play().map(words::whole_order);
                let words = match order {
                    Some(order) if seen.known().ways_there(card, *onto) > 1 => {
                        Uses::OtherWays { order }.message()
                    }
                    Some(order) => order,
                    None => Uses::OrderBid { card: card.message() }.message(),
                };
                Ok(speech::tell(&seen.names, &words))
            }
            Comes::Refused(_, _, why) => Err(Reason::of(&seen.names, &why)),
        };
        Some(DropZone { rect: *rect, drop: choose(Input::Drop(drop)), says })
    };
    drops.iter().filter_map(place).collect()
}
