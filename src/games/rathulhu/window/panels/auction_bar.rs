//! The bar under the board: whose turn it is and what may be done; in an auction, who has called what and who is still
//! to call.

use super::labels::POINTED;
use super::{Asked, PanelData, Wanted};
use crate::app::messages::Dialog;
use crate::app::ui::act::{Act, Request};
use crate::app::ui::buttons::action as button;
use crate::app::ui::{style, turn_light};
use crate::app::words::capital;
use crate::game::Seat;
use crate::games::rathulhu::rules::{Action, Auction, Event, Phase, Refusal, Tile};
use bevy_egui::egui::{
    Align, Area, Color32, Context, Frame, Id, Layout, Margin, Order, RichText, ScrollArea, Stroke,
    StrokeKind, Ui,
};

/// Shows the bar.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    let rect = shown.layout.bar;
    if rect.width() < 30.0 || rect.height() < 10.0 {
        return None;
    }
    turn_light::here(ctx, rect);
    let mut act = None;
    let area =
        Area::new(Id::new("rathulhu bar")).order(Order::Middle).fixed_pos(rect.min).default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
            ui.set_min_size(rect.size() - bevy_egui::egui::vec2(18.0, 10.0));
            ui.set_max_size(rect.size() - bevy_egui::egui::vec2(18.0, 10.0));
            ScrollArea::horizontal().id_salt("bar").show(ui, |ui| {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| content(ui, shown, &mut act));
            });
        });
    });
    act
}

fn content(ui: &mut Ui, shown: &PanelData, act: &mut Option<Wanted>) {
    if shown.layout.log.is_none() && ui.small_button("Menu").clicked() {
        *act = Some(Act::Program(Request::Open(Dialog::Pause)));
    }
    if let Some(auction) = shown.table.auction() {
        chips(ui, shown, auction);
        ui.separator();
    }
    let Some(seat) = shown.asked() else {
        waiting(ui, shown);
        return;
    };
    match &shown.view.phase {
        Phase::Turn { .. } => turn(ui, shown, seat, act),
        Phase::OldOnes { .. } => {
            say(ui, "Take another tile, or");
            offer(ui, shown, seat, ("Done", "O"), Action::Done, act);
        }
        Phase::Auction(_) => bid(ui, shown, seat, act),
        Phase::Setback { tomes, sites, .. } => setback(ui, shown, seat, (*tomes, *sites), act),
        Phase::Over => {}
    }
}

fn say(ui: &mut Ui, words: impl Into<String>) {
    ui.label(RichText::new(words).size(15.0).color(style::AMBER));
}

/// A button for an action, with its key; why not, where the rules refuse. What the keyboard points at is framed.
fn offer(
    ui: &mut Ui,
    shown: &PanelData,
    seat: Seat,
    (label, key): (&str, &str),
    what: Action,
    act: &mut Option<Wanted>,
) {
    let why = shown.game.check(seat, what).err().map(|refusal| shown.names().tell(&refusal.to_string()));
    let drawn = ui.scope(|ui| button(ui, label, key, why.as_deref(), false));
    if drawn.inner {
        *act = Some(Act::Wish(Asked::Do(what)));
    }
    if shown.focus.and_then(|target| target.action(&shown.view)) == Some(what) {
        let line = Stroke::new(2.0, POINTED);
        ui.painter().rect_stroke(drawn.response.rect, 5.0, line, StrokeKind::Inside);
    }
}

/// What is going on while nobody at the screen is asked.
fn waiting(ui: &mut Ui, shown: &PanelData) {
    let words = match (shown.table.is_busy(), shown.table.last(), shown.view.phase.seat()) {
        (true, Some(Event::AeonScored { sheet, .. }), _) => format!("The points of Aeon {}", sheet.aeon),
        (true, Some(event), _) => shown.names().tell(&event.to_string()),
        (false, _, Some(seat)) => format!("{} is thinking…", shown.name(seat)),
        _ => "The game is over".to_owned(),
    };
    say(ui, words);
}

fn turn(ui: &mut Ui, shown: &PanelData, seat: Seat, act: &mut Option<Wanted>) {
    say(ui, format!("{}: your turn", shown.names().of(seat)));
    offer(ui, shown, seat, ("Draw", "D"), Action::Draw, act);
    offer(ui, shown, seat, ("Invoke", "I"), Action::Invoke, act);
    let old_ones = shown.view.players.get(usize::from(seat.0)).map_or(0, |p| p.tiles.count(Tile::OldOne));
    let takes = shown.view.track.tiles().any(|tile| shown.game.check(seat, Action::Take(tile)).is_ok());
    if takes {
        let words = format!("or take a tile of the track for an Old One ({old_ones} held)");
        ui.label(RichText::new(words).small().color(style::FAINT));
    }
}

fn bid(ui: &mut Ui, shown: &PanelData, seat: Seat, act: &mut Option<Wanted>) {
    let must = shown.game.check(seat, Action::Pass) == Err(Refusal::MustBid);
    let asked = if must { "you must bid" } else { "bid or pass" };
    say(ui, format!("{}: {asked}", shown.names().of(seat)));
    let tokens = shown.view.players.get(usize::from(seat.0)).map(|player| player.face_up);
    for (k, token) in tokens.into_iter().flat_map(|tokens| tokens.iter()).enumerate() {
        let label = format!("Bid {token}");
        offer(ui, shown, seat, (&label, &(k + 1).to_string()), Action::Bid(token), act);
    }
    offer(ui, shown, seat, ("Pass", "P"), Action::Pass, act);
}

fn setback(ui: &mut Ui, shown: &PanelData, seat: Seat, (tomes, sites): (u8, u8), act: &mut Option<Wanted>) {
    let count = |n: u8, what: &str| match n {
        0 => None,
        1 => Some(format!("one {what}")),
        n => Some(format!("{n} {what}s")),
    };
    let due: Vec<String> = [count(tomes, "Tome"), count(sites, "Site")].into_iter().flatten().collect();
    say(ui, format!("{}: give up {}", shown.names().of(seat), due.join(" and ")));
    for (k, what) in crate::games::rathulhu::window::losses(shown.game, seat).into_iter().enumerate() {
        if let Action::Discard(tile) = what {
            offer(ui, shown, seat, (&tile.to_string(), &(k + 1).to_string()), what, act);
        }
    }
}

/// Who has called what, in the order of calling.
fn chips(ui: &mut Ui, shown: &PanelData, auction: &Auction) {
    let n = shown.view.players.len() as u8;
    let order = (1..=n).map(|k| Seat((auction.invoker.0 + k) % n.max(1)));
    let high = auction.high().map(|(seat, _)| seat);
    for seat in order {
        let call = auction.calls.iter().find(|call| call.seat == seat);
        let able =
            shown.view.players.get(usize::from(seat.0)).is_some_and(|player| !player.face_up.is_empty());
        let to_call = shown.asked().or(shown.view.phase.seat().filter(|_| !shown.table.is_busy()));
        let (words, ink) = match call {
            Some(call) => match call.bid {
                Some(token) if high == Some(seat) => (format!("bid {token} ✔"), style::GOOD),
                Some(token) => (format!("bid {token}"), style::INK),
                None => ("passed".to_owned(), style::FAINT),
            },
            None if !able => ("no token".to_owned(), style::LINE),
            None if to_call == Some(seat) => ("?".to_owned(), style::AMBER),
            None => ("…".to_owned(), style::INK),
        };
        let highest = high == Some(seat);
        let role = if seat == auction.invoker { "\nlast" } else { "" };
        chip(ui, &shown.names().of(seat), &words, ink, highest).on_hover_text(capital(
            &format!("{}{role}: {words}", shown.name(seat)).replace('\n', ", calls "),
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
                ui.label(RichText::new(who).size(12.0).color(style::FAINT));
                ui.label(RichText::new(words).size(13.5).color(ink));
            });
        })
        .response
}
