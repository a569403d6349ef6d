//! The bar under the board: what is at stake, whose turn it is and what may be done; in an auction, who has called what
//! and who may still call.

use super::stakes::{self, About};
use crate::app::keys::Cap;
use crate::app::keys::names::ENTER;
use crate::app::messages::Dialog;
use crate::app::ui::act::{Act, Request};
use crate::app::ui::buttons::{Waiting, action as button, waiting as hasten};
use crate::app::ui::tip::Tip;
use crate::app::ui::{style, turn_light};
use crate::app::words::capital;
use crate::game::{Game, Seat};
use crate::games::rathulhu::rules::{
    AEONS, Action, Auction, Event, Phase, Refusal, Tile, View, may_still_bid,
};
use crate::games::rathulhu::window::asked::{Asked, Wanted};
use crate::games::rathulhu::window::keys::{DONE, DRAW, INVOKE, PASS};
use crate::games::rathulhu::window::layout::STAKES;
use crate::games::rathulhu::window::panel_data::{PanelData, losses};
use crate::games::rathulhu::window::target::Target;
use bevy_egui::egui::{
    Align, Area, Color32, Context, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, ScrollArea,
    Stroke, StrokeKind, Ui, vec2,
};

/// Widest name on a chip, points.
const NAME: f32 = 76.0;
/// From this height on the bar has a line for what is at stake.
const STAKES_FROM: f32 = 60.0;

/// What comes of the bar: what is wanted, and whose stake is asked about by pointing.
#[derive(Default)]
struct Bar {
    act: Option<Wanted>,
    about: Option<About>,
}

/// Shows the bar; `pointed` is what the pointer is on.
pub fn show(ctx: &Context, shown: &PanelData, pointed: Option<Target>) -> Option<Wanted> {
    let rect = shown.layout.bar;
    if rect.width() < 30.0 || rect.height() < 10.0 {
        return None;
    }
    turn_light::here(ctx, rect);
    let mut bar = Bar::default();
    let stakes = if rect.height() >= STAKES_FROM { STAKES } else { 0.0 };
    let area =
        Area::new(Id::new("rathulhu bar")).order(Order::Middle).fixed_pos(rect.min).default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
            let room = rect.size() - vec2(18.0, 10.0);
            ui.set_min_size(room);
            ui.set_max_size(room);
            // What is pointed at below is told above.
            let line = Rect::from_min_size(ui.min_rect().min, vec2(room.x, stakes));
            ui.add_space(stakes);
            ScrollArea::horizontal().id_salt("bar").show(ui, |ui| {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| content(ui, shown, &mut bar));
            });
            if stakes > 0.0 {
                let about = bar.about.or_else(|| stakes::asked_about(pointed, shown));
                stakes::show(&ui.painter_at(line.expand2(vec2(2.0, 0.0))), shown, line, about);
            }
        });
    });
    bar.act
}

fn content(ui: &mut Ui, shown: &PanelData, bar: &mut Bar) {
    if shown.layout.log.is_none() && ui.small_button("Menu").clicked() {
        bar.act = Some(Act::Program(Request::Open(Dialog::Pause)));
    }
    if let Some(auction) = shown.auction() {
        chips(ui, shown, auction, bar);
        ui.separator();
    }
    let Some(seat) = shown.asked() else {
        waiting(ui, shown, bar);
        return;
    };
    match &shown.seen.phase {
        Phase::Turn { .. } => turn(ui, shown, seat, bar),
        Phase::OldOnes { .. } => {
            say(ui, "Take another tile, or");
            offer(ui, shown, seat, ("Done", DONE.into()), Action::Done, bar);
        }
        Phase::Auction(_) => bid(ui, shown, seat, bar),
        Phase::Setback { tomes, sites, .. } => setback(ui, shown, seat, (*tomes, *sites), bar),
        Phase::Over => {}
    }
}

fn say(ui: &mut Ui, words: impl Into<String>) {
    ui.label(RichText::new(words).size(15.0).color(style::AMBER));
}

/// A button for an action, with its key; why not, where the rules refuse. What the keyboard points at is framed.
fn offer(ui: &mut Ui, shown: &PanelData, seat: Seat, (label, key): (&str, Cap), what: Action, bar: &mut Bar) {
    let why = shown.game.check(seat, what).err().map(|refusal| shown.names().tell(&refusal.to_string()));
    // Enter does what alone may be done.
    let only = why.is_none() && shown.game.legal_actions(seat).len() == 1;
    let key = if only { Cap::Fixed(ENTER) } else { key };
    let drawn = ui.scope(|ui| button(ui, label, key, why.as_deref(), only));
    if drawn.inner {
        bar.act = Some(Act::Wish(Asked::Do(what)));
    }
    if let Action::Bid(token) = what
        && ui.rect_contains_pointer(drawn.response.rect)
    {
        bar.about = Some(About { seat, token: Some(token) });
    }
    if shown.desk.pointing.and_then(|target| target.action(shown.seen)) == Some(what) {
        let line = Stroke::new(2.0, style::POINTED);
        ui.painter().rect_stroke(drawn.response.rect, 5.0, line, StrokeKind::Inside);
    }
}

/// What is going on while nobody at the screen is asked.
fn waiting(ui: &mut Ui, shown: &PanelData, bar: &mut Bar) {
    let words = match (shown.busy, shown.doing(), shown.seen.phase.seat()) {
        (true, Some(Event::AeonScored { sheet, .. }), _) => format!("The points of Aeon {}", sheet.aeon),
        (true, Some(event), _) => shown.names().tell(&event.to_string()),
        // In a replay nobody thinks.
        (true, None, Some(seat)) => format!("{}'s turn", shown.names().of(seat)),
        (false, _, Some(seat)) => format!("{} is thinking…", shown.name(seat)),
        _ => "The game is over".to_owned(),
    };
    say(ui, words);
    if let Some(who) = who_waits(shown)
        && let Some(command) = hasten(ui, who)
    {
        bar.act = Some(command.into());
    }
}

/// Who waits for bots, if there are any.
pub fn who_waits(shown: &PanelData) -> Option<Waiting> {
    let people: Vec<Seat> = shown.seating.persons().collect();
    if shown.game.outcome().is_some() || people.len() == shown.seating.sitters.len() {
        return None;
    }
    // Whoever of them is asked first decides.
    let until = people.iter().map(|seat| Until::of(shown.seen, *seat)).max();
    Some(match until {
        None => Waiting::Nobody,
        Some(Until::Asked) => Waiting::People,
        Some(Until::AuctionEnds) => Waiting::NothingLeft("in this auction"),
        Some(Until::AeonEnds) if shown.seen.aeon == AEONS => Waiting::NothingLeft("in this game"),
        Some(Until::AeonEnds) => Waiting::NothingLeft("until the next Aeon"),
    })
}

/// Until when somebody has nothing left to decide: the later, the less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Until {
    /// All tokens lie face down: there is neither a turn nor a bid.
    AeonEnds,
    /// They have called in this auction, and theirs is not the highest bid.
    AuctionEnds,
    /// They are asked as it comes.
    Asked,
}

impl Until {
    fn of(seen: &View, seat: Seat) -> Self {
        let player = seen.players.get(usize::from(seat.0));
        let auction = match &seen.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        };
        let called = |auction: &Auction| auction.calls.iter().any(|call| call.seat == seat);
        let wins = |auction: &Auction| auction.high().is_some_and(|(high, _)| high == seat);
        match auction {
            _ if player.is_none_or(|player| player.face_up.is_empty()) => Self::AeonEnds,
            Some(auction) if called(auction) && !wins(auction) => Self::AuctionEnds,
            _ => Self::Asked,
        }
    }
}

fn turn(ui: &mut Ui, shown: &PanelData, seat: Seat, bar: &mut Bar) {
    say(ui, format!("{}: your turn", shown.names().of(seat)));
    offer(ui, shown, seat, ("Draw", DRAW.into()), Action::Draw, bar);
    offer(ui, shown, seat, ("Invoke", INVOKE.into()), Action::Invoke, bar);
    let old_ones = shown.seen.players.get(usize::from(seat.0)).map_or(0, |p| p.tiles.count(Tile::OldOne));
    let takes = shown.seen.track.tiles().any(|tile| shown.game.check(seat, Action::Take(tile)).is_ok());
    if takes {
        let words = format!("or take a tile of the track for an Old One ({old_ones} held)");
        ui.label(RichText::new(words).small().color(style::FAINT));
    }
}

fn bid(ui: &mut Ui, shown: &PanelData, seat: Seat, bar: &mut Bar) {
    let must = shown.game.check(seat, Action::Pass) == Err(Refusal::MustBid);
    let asked = if must { "you must bid" } else { "bid or pass" };
    say(ui, format!("{}: {asked}", shown.names().of(seat)));
    let tokens = shown.seen.players.get(usize::from(seat.0)).map(|player| player.face_up);
    for (k, token) in tokens.into_iter().flat_map(|tokens| tokens.iter()).enumerate() {
        let label = format!("Bid {token}");
        offer(ui, shown, seat, (&label, Cap::Fixed(&(k + 1).to_string())), Action::Bid(token), bar);
    }
    offer(ui, shown, seat, ("Pass", PASS.into()), Action::Pass, bar);
}

fn setback(ui: &mut Ui, shown: &PanelData, seat: Seat, (tomes, sites): (u8, u8), bar: &mut Bar) {
    let count = |n: u8, what: &str| match n {
        0 => None,
        1 => Some(format!("one {what}")),
        n => Some(format!("{n} {what}s")),
    };
    let due: Vec<String> = [count(tomes, "Tome"), count(sites, "Site")].into_iter().flatten().collect();
    say(ui, format!("{}: give up {}", shown.names().of(seat), due.join(" and ")));
    for (k, what) in losses(shown.game, seat).into_iter().enumerate() {
        if let Action::Discard(tile) = what {
            offer(ui, shown, seat, (&tile.to_string(), Cap::Fixed(&(k + 1).to_string())), what, bar);
        }
    }
}

/// Who has called what, in the order of calling, and who may still call.
fn chips(ui: &mut Ui, shown: &PanelData, auction: &Auction, bar: &mut Bar) {
    let n = shown.seen.players.len() as u8;
    let order = (1..=n).map(|k| Seat((auction.invoker.0 + k) % n.max(1)));
    let high = auction.high().map(|(seat, _)| seat);
    let able = may_still_bid(shown.seen);
    let to_call = shown.asked().or(shown.seen.phase.seat().filter(|_| !shown.busy));
    for seat in order {
        let call = auction.calls.iter().find(|call| call.seat == seat);
        let tokens = shown.seen.players.get(usize::from(seat.0)).map(|player| player.face_up);
        let (words, ink) = match call {
            Some(call) => match call.bid {
                Some(token) if high == Some(seat) => (format!("bid {token} ✔"), style::GOOD),
                Some(token) => (format!("bid {token}"), style::INK),
                None => ("passed".to_owned(), style::FAINT),
            },
            None if tokens.is_none_or(|tokens| tokens.is_empty()) => ("no token".to_owned(), style::FAINT),
            None if !able.iter().any(|(each, _)| *each == seat) => ("too low".to_owned(), style::FAINT),
            None if to_call == Some(seat) => ("to call ◀".to_owned(), style::AMBER),
            None => ("may bid".to_owned(), style::INK),
        };
        let role = if seat == auction.invoker { "\nlast" } else { "" };
        let chip = chip(ui, &shown.names().of(seat), &words, ink, high == Some(seat));
        if ui.rect_contains_pointer(chip.rect) {
            bar.about = Some(About { seat, token: None });
        }
        chip.tip(capital(
            &format!("{}{role}: {words}", shown.name(seat)).replace('\n', ", calls ").replace(" ◀", ""),
        ));
    }
}

fn chip(ui: &mut Ui, who: &str, words: &str, ink: Color32, highest: bool) -> bevy_egui::egui::Response {
    let line = if highest { style::GOOD } else { style::LINE };
    let frame = Frame::new().fill(style::WELL).stroke((1.0, line)).corner_radius(6);
    frame
        .inner_margin(Margin::symmetric(6, 1))
        .show(ui, |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_max_width(NAME);
                ui.add(Label::new(RichText::new(who).size(12.0).color(style::FAINT)).truncate());
                ui.add(Label::new(RichText::new(words).size(13.5).color(ink)).extend());
            });
        })
        .response
}
