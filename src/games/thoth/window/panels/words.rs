//! Plays in words: short ones for cards, whole ones for buttons, and what a play would come to, before it is made. And
//! explanations of cards and houses, as small tables with pictures.

use crate::faces::Picture;
use crate::look::Pack;
use crate::panel_view::PanelView;
use crate::texts::Uses;
use bevy_egui::egui::{Color32, Grid, Label, RichText, Ui};
use game::Seat;
use game::message::{Message, Say};
use game::words::signed;
use session::Names;
use thoth::reference::uses;
use thoth_rules::{
    Card, CardChoices, CardUse, Elements, House, Kind, Piece, PieceSetter, Play, RoofOutlook, Size,
    TroubleOutlook, court_penalty, size_name,
};
use window::speech::{self, say};
use window::ui::style;

/// Width of signs and pyramids, points.
const SIGN: f32 = 18.0;
const PYRAMID: f32 = 15.0;

/// The lawful uses of a card in a few words each: "raise 7 water", "trouble for Ann: fire". A discard goes without
/// saying.
pub fn on_card(held: &CardChoices, names: &Names) -> Vec<String> {
    held.uses.iter().filter(|one| one.kind != Kind::Discard).filter_map(|one| short(one, names)).collect()
}

/// One use in a few words; `None` if it is not lawful.
fn short(one: &CardUse, names: &Names) -> Option<String> {
    let plays: Vec<Play> = one.lawful().collect();
    let card = plays.first()?.card();
    let words = match one.kind {
        Kind::Raise => Uses::Raise { worth: card.worth().unwrap_or(0), element: card.element().message() },
        Kind::Roof => Uses::Roof { element: card.roof()?.message() },
        Kind::Relief => Uses::Relief { element: card.relief()?.element.message() },
        Kind::Trouble => {
            let mut whom: Vec<Seat> = plays.iter().filter_map(|&play| against(play)).collect();
            whom.dedup();
            let whom = whom.iter().map(Say::message).collect();
            Uses::Trouble { whom, element: card.trouble()?.message() }
        }
        kind => return Some(say(kind)),
    };
    Some(speech::tell(names, &words))
}

pub const fn against(play: Play) -> Option<Seat> {
    match play {
        Play::Trouble { against, .. } => Some(against),
        _ => None,
    }
}

/// A play as an order: "Raise 2 medium water", "Trouble Ann with the Moon".
pub fn order(play: Play) -> Message {
    let card = play.card().message();
    let words = match play {
        Play::Foundation { .. } => Uses::OrderFoundation { card },
        Play::Raise { card, size, count } => {
            Uses::OrderRaise { count, pyramids: Piece::Pyramid { element: card.element(), size }.message() }
        }
        Play::Story { .. } => Uses::OrderStory { card },
        Play::Roof { .. } => Uses::OrderRoof { card },
        Play::Trouble { against, replacing: None, .. } => Uses::OrderTrouble { against, card },
        Play::Trouble { against, replacing: Some(old), .. } => {
            Uses::OrderReplace { against, card, old: old.message() }
        }
        Play::Relief { .. } => Uses::OrderRelief { card },
        Play::Discard { .. } => Uses::OrderDiscard { card },
        Play::CallEnd { .. } => Uses::OrderEnd { card },
    };
    words.message()
}

/// A play as an order, with the extra turns that come of it if it goes well.
pub fn whole_order(play: Play) -> Message {
    let card = play.card();
    let turns = match play.kind() {
        Kind::Foundation => card.foundation_extra_turns(),
        Kind::Raise => card.redeem_extra_turns(),
        Kind::Relief => card.relief().map_or(0, |relief| relief.extra_turns),
        _ => 0,
    };
    let order = order(play);
    if turns == 0 { order } else { Uses::AndTurns { order, turns }.message() }
}

pub const fn pips(size: Size, count: u8) -> u16 {
    size.pips() * count as u16
}

/// Shows what a play of the seat at the screen would come to, and what it would put at risk.
pub fn outlook(ui: &mut Ui, seen: &PanelView, play: Play) {
    let lines = [told(seen, play), risk(seen, play)];
    for (words, ink) in lines.into_iter().flatten() {
        ui.add(Label::new(RichText::new(words).small().color(ink)).wrap());
    }
}

/// What it brings, stops or accepts, and the colour of that.
fn told(seen: &PanelView, play: Play) -> Option<(String, Color32)> {
    match play {
        Play::Roof { card } => {
            let outlook = seen.view().roof_outlook(card)?;
            let ink = if outlook.wins() { style::GOOD } else { style::AMBER };
            let comes = comes_to(&outlook);
            Some((speech::tell(&seen.names, &Uses::ThisHand { comes }), ink))
        }
        Play::Trouble { card, against, .. } => {
            let outlook = seen.view().trouble_outlook(card, against)?;
            Some((speech::tell(&seen.names, &stops(&outlook, against)), style::FAINT))
        }
        Play::Foundation { card } | Play::Story { card } => Some((accepts(seen, card)?, style::FAINT)),
        Play::Raise { .. } => Some((raises(seen, play)?, style::AMBER)),
        _ => None,
    }
}

/// What a roof would bring its owner, and the others at most: "+3. Others: Bo at most +12".
pub fn comes_to(outlook: &RoofOutlook) -> Message {
    let points = signed(outlook.own);
    let most = |(seat, most): &(Seat, i32)| Uses::AtMost { seat: *seat, points: signed(*most) }.message();
    let others: Vec<Message> = outlook.others.iter().map(most).collect();
    if others.is_empty() { Uses::Own { points } } else { Uses::OwnAndOthers { points, others } }.message()
}

/// "Ann cannot raise (2 places are free) until earth relieves it. Cards you do not see that could: 3."
fn stops(outlook: &TroubleOutlook, seat: Seat) -> Uses {
    let (free, could) = (outlook.free, outlook.relief_unseen);
    let element = outlook.relieved_by.message();
    match outlook.stops.as_slice() {
        [] => Uses::Already { seat },
        [Kind::Raise] => Uses::StopsRaise { seat, free, element, could },
        _ => Uses::StopsCover { seat, element, could },
    }
}

/// "Takes fire and water. In the bank: 3 small, 5 medium, 0 large".
fn accepts(seen: &PanelView, card: Card) -> Option<String> {
    let outlook = seen.view().story_outlook(card)?;
    let [small, medium, large] = outlook.bank;
    Some(say(Uses::Accepts { elements: outlook.accepts.message(), small, medium, large }))
}

/// "This hand: +9 instead of +3": one line, or what stands below would move with every choice.
fn raises(seen: &PanelView, play: Play) -> Option<String> {
    let outlook = seen.view().raise_outlook(play)?;
    let (after, before) = (signed(outlook.after), signed(outlook.before));
    Some(say(Uses::RaiseBrings { after, before }))
}

/// What courts cost that are left in a hand.
pub fn courts_cost() -> Uses {
    let [one, two, three, four] = [1, 2, 3, 4].map(court_penalty);
    Uses::CourtsCost { one, two, three, four }
}

/// What a fall would cost: only where hands set the pieces.
fn risk(seen: &PanelView, play: Play) -> Option<(String, Color32)> {
    let viewer = seen.view().viewer.filter(|_| seen.view().setup.builder == PieceSetter::ByHand)?;
    let cost = seen.view().risk(viewer, play)?;
    let words = match cost.stories {
        0 => Uses::RiskPips { pips: cost.pips },
        stories => Uses::RiskStories { stories, pips: cost.pips },
    };
    Some((say(words), style::AMBER))
}

/// What a card of the seat at the screen can be, what it costs in the hand, and what the largest raise with it would bring.
pub fn held_tip(ui: &mut Ui, seen: &PanelView, held: &CardChoices, pack: Pack) {
    card_tip(ui, held.card, Some(held.cost), pack);
    if matches!(held.card, Card::Court(..)) {
        let courts = seen.cards().iter().filter(|held| matches!(held.card, Card::Court(..))).count();
        let words = Uses::CourtsHeld { cost: courts_cost().message(), courts };
        ui.add(Label::new(RichText::new(say(words)).color(style::FAINT)).wrap());
    }
    if let Some(play) = held.largest_raise()
        && let Some(brings) = raises(seen, play)
    {
        let words = Uses::Would { order: order(play), brings };
        ui.add(Label::new(RichText::new(say(words)).color(style::AMBER)).wrap());
    }
}

/// What a card can be at all, whatever the table is like, and what it costs in the hand, if it is in one.
pub fn card_tip(ui: &mut Ui, card: Card, cost: Option<i32>, pack: Pack) {
    ui.label(RichText::new(say(card)).size(16.0).color(style::AMBER));
    Grid::new("what a card can be").spacing([10.0, 3.0]).show(ui, |ui| {
        for (kind, elements, extra) in uses(card) {
            let of = elements.iter().next().filter(|_| elements.iter().count() == 1);
            pack.show(ui, Picture::Sign(kind, of), SIGN);
            ui.label(say(kind));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                if kind == Kind::Raise {
                    let worth = card.worth().unwrap_or(0);
                    ui.label(say(Uses::PipsOf { worth }));
                } else if matches!(kind, Kind::Foundation | Kind::Story) {
                    ui.label(say(Uses::TakesOnly));
                }
                tokens(ui, elements, pack);
            });
            match extra {
                0 => ui.label(""),
                turns => ui.label(RichText::new(say(Uses::ExtraTurns { turns })).color(style::GOOD)),
            };
            ui.end_row();
        }
    });
    if let Some(cost) = cost {
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(RichText::new(say(Uses::StillInHand)).color(style::FAINT));
            let ink = if cost == 0 { style::FAINT } else { style::BAD };
            ui.label(RichText::new(signed(-cost)).strong().color(ink));
        });
    }
}

fn tokens(ui: &mut Ui, elements: Elements, pack: Pack) {
    for element in elements.iter() {
        pack.show(ui, Picture::Token(element), PYRAMID);
        ui.label(say(element));
    }
}

/// A house from its top: each card with the pyramids that stand on it.
pub fn house_tip(ui: &mut Ui, house: &House, pack: Pack) {
    let word = |ui: &mut Ui, what: &str, ink: Color32| drop(ui.label(RichText::new(what).color(ink)));
    Grid::new("a house").spacing([12.0, 3.0]).show(ui, |ui| {
        if let Some(roof) = house.roof {
            word(ui, &say(Kind::Roof), style::AMBER);
            ui.label(say(roof));
            ui.end_row();
        }
        let floors: Vec<_> = house.floors().collect();
        for (k, floor) in floors.into_iter().enumerate().rev() {
            word(ui, &say(if k == 0 { Kind::Foundation } else { Kind::Story }), style::FAINT);
            ui.label(say(floor.card));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                for (element, size) in floor.kinds() {
                    pack.show(ui, Picture::Pyramid(element, size), PYRAMID);
                }
                match floor.size() {
                    Some(size) => {
                        let count = floor.kinds().count() as u8;
                        let size_of = Uses::SizeOf { size: size_name(size), pips: pips(size, count) };
                        word(ui, &say(size_of), style::FAINT);
                    }
                    None => word(ui, &say(Uses::Bare), style::FAINT),
                }
            });
            ui.end_row();
        }
        for card in &house.trouble {
            word(ui, &say(Kind::Trouble), style::BAD);
            ui.label(say(*card));
            if let Some(element) = card.trouble() {
                ui.horizontal(|ui| tokens(ui, Elements::one(element), pack));
            }
            ui.end_row();
        }
    });
}
