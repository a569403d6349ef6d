//! The bar under the board: what is at stake, whose turn it is and what may be done; in an auction, who has called what
//! and who may still call.

use crate::layout::STAKES;
use crate::panel_data::PanelData;
use crate::panels::stakes::{self, StakeQuery};
use crate::texts::BarText as Words;
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{
    Align, Color32, Context, FontId, Frame, Label, Layout, Margin, Rect, RichText, ScrollArea, Stroke,
    StrokeKind, Ui, UiBuilder, vec2,
};
use game::choices::{Choices, Deed, Rank};
use game::message::Say;
use game::{OutOfTurn, Seat};
use rathulhu_rules::{AEONS, Auction, Event, Phase, Rathulhu, Thing, Tile, Token, View, may_still_bid};
use window::choices;
use window::speech::{name_of, say, tell};
use window::ui::act::UiCommand;
use window::ui::buttons::{Waiting, line, waiting as hasten};
use window::ui::layout::filled;
use window::ui::tip::HoverTip;
use window::ui::{side_column, style, turn_light};
use window::words::capital;

/// Least and greatest width of what is written on a chip, points, and of its frame and the gap after it.
const CHIP: (f32, f32) = (48.0, 76.0);
const CHIP_FRAME: f32 = 22.0;
/// Width of a button and the gap after it, and of what else stands in the row: a line between, and the menu with what unfolds the
/// log where that is not beside the table.
const SLOT: f32 = 93.0;
const LINE: f32 = 26.0;
const MENU: f32 = 120.0;
/// Room for what hastens bots: with few seats, and with many.
const HASTEN: [f32; 2] = [366.0, 210.0];
/// The latter has no more than this share of the bar.
const HASTEN_SHARE: f32 = 0.42;
/// From this height on the bar has a line for what is at stake.
const STAKES_FROM: f32 = 60.0;

/// What comes of the bar: what is wanted, and whose stake is asked about by pointing.
#[derive(Default)]
struct AuctionResponse {
    act: Option<Wanted>,
    about: Option<StakeQuery>,
    widths: Widths,
}

/// How wide parts of the row are in an auction. It hangs on the window and who plays, so that no button moves.
#[derive(Default)]
struct Widths {
    chip: f32,
    /// What a person is asked; `None` if there is no room for it.
    asked: Option<f32>,
}

impl Widths {
    fn of(ui: &Ui, shown: &PanelData, room: f32) -> Self {
        let wide = |words: String| {
            let font = FontId::proportional(15.0);
            ui.painter().layout_no_wrap(words, font, style::AMBER).size().x
        };
        let asked =
            shown.seating.persons().flat_map(|seat| [false, true].map(|must| asks(shown, seat, must)));
        let asked = asked.map(wide).fold(0.0, f32::max);
        let menu = if shown.layout.log.is_none() { MENU } else { 0.0 };
        let seats = shown.seen.players.len().max(1) as f32;
        let buttons = SLOT * (1 + shown.seen.setup.hand()) as f32;
        let chip = |more: f32| (room - menu - LINE - buttons - more) / seats - CHIP_FRAME;
        let more = asked + ui.spacing().item_spacing.x;
        if chip(more) >= CHIP.0 {
            Self { chip: chip(more).min(CHIP.1), asked: Some(asked) }
        } else {
            Self { chip: chip(0.0).clamp(CHIP.0, CHIP.1), asked: None }
        }
    }
}

/// What somebody is asked in an auction.
fn asks(shown: &PanelData, seat: Seat, must: bool) -> String {
    let words = if must { Words::MustBid { seat } } else { Words::BidOrPass { seat } };
    tell(shown.names(), &words)
}

/// Shows the bar; `pointed` is what the pointer is on.
pub fn show(ctx: &Context, shown: &PanelData, pointed: Option<Thing>) -> Option<Wanted> {
    let rect = shown.layout.bar;
    if rect.width() < 30.0 || rect.height() < 10.0 {
        return None;
    }
    turn_light::here(ctx, rect);
    let mut bar = AuctionResponse::default();
    let stakes = if rect.height() >= STAKES_FROM { STAKES } else { 0.0 };
    let frame = style::panel_frame().inner_margin(Margin::symmetric(8, 4));
    filled(ctx, "rathulhu bar", rect, frame, |ui| {
        let room = rect.size() - frame.total_margin().sum();
        // What is pointed at below is told above.
        let line = Rect::from_min_size(ui.min_rect().min, vec2(room.x, stakes));
        ui.add_space(stakes);
        bar.widths = Widths::of(ui, shown, room.x);
        let row = ui.available_rect_before_wrap();
        let hastened = who_waits(shown).filter(|_| shown.asked().is_none());
        let wide = if hastened.is_some() { room_to_hasten(shown, room.x) } else { 0.0 };
        let [left, right] = [row.with_max_x(row.right() - wide), row.with_min_x(row.right() - wide)];
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            ui.shrink_clip_rect(left);
            ScrollArea::horizontal().id_salt("bar").show(ui, |ui| {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| content(ui, shown, &mut bar));
            });
        });
        // What hastens bots keeps its place at the end of the bar, whatever is told before it.
        if let Some(who) = hastened {
            let layout = Layout::left_to_right(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(right).layout(layout), |ui| {
                ui.shrink_clip_rect(right.expand(4.0));
                bar.act = hasten(ui, who).map(Into::into).or(bar.act.take());
            });
        }
        if stakes > 0.0 {
            let about = bar.about.or_else(|| stakes::asked_about(pointed, shown));
            stakes::show(&ui.painter_at(line.expand2(vec2(2.0, 0.0))), shown, line, about);
        }
    });
    bar.act
}

/// Room for what hastens bots, of so much in the whole bar.
fn room_to_hasten(shown: &PanelData, room: f32) -> f32 {
    let [few, many] = HASTEN;
    let wide = if shown.seen.players.len() > 3 { many } else { few };
    wide.min(room * HASTEN_SHARE)
}

fn content(ui: &mut Ui, shown: &PanelData, bar: &mut AuctionResponse) {
    if shown.layout.log.is_none() {
        bar.act = side_column::unfold(ui).map(UiCommand::Program);
    }
    if let Some(auction) = shown.auction() {
        chips(ui, shown, auction, bar.widths.chip);
        ui.separator();
    }
    let Some(seat) = shown.asked() else {
        line(ui, &waiting(shown), 15.0);
        return;
    };
    asked(ui, shown, seat, bar);
    buttons(ui, shown, seat, bar);
    or_take(ui, shown, seat);
}

fn write(ui: &mut Ui, words: impl Into<String>) {
    ui.label(RichText::new(words).size(15.0).color(style::AMBER));
}

fn slot(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let wide = SLOT - ui.spacing().item_spacing.x;
    let size = vec2(wide, ui.available_height());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(wide);
        content(ui);
    });
}

/// The buttons of what is up now, with their keys; why not, where the rules refuse. What the keyboard points at is framed. In
/// an auction each keeps its place to the end of the Aeon.
fn buttons(ui: &mut Ui, shown: &PanelData, seat: Seat, bar: &mut AuctionResponse) {
    let auction = shown.auction().is_some();
    let held = shown.seen.players.get(usize::from(seat.0)).map(|player| player.face_up).unwrap_or_default();
    let spent = |thing| matches!(thing, Thing::Token(token) if !held.has(token));
    let mut place = |ui: &mut Ui, deed, thing: Option<(Thing, u8)>| {
        if !auction {
            offer(ui, shown, seat, (deed, thing), bar);
            return;
        }
        slot(ui, |ui| {
            if !thing.is_some_and(|(thing, _)| spent(thing)) {
                offer(ui, shown, seat, (deed, thing), bar);
            }
        });
    };
    for deed in Rathulhu::up(shown.offers.known()) {
        match deed.rank {
            Rank::Main | Rank::Usual => place(ui, deed, None),
            Rank::Each => {
                shown.numbered(seat).into_iter().zip(1..).for_each(|thing| place(ui, deed, Some(thing)));
            }
            Rank::Table => {}
        }
    }
}

fn offer(
    ui: &mut Ui,
    shown: &PanelData,
    seat: Seat,
    (deed, thing): (&'static Deed, Option<(Thing, u8)>),
    bar: &mut AuctionResponse,
) {
    let drawn = ui.scope(|ui| choices::button(ui, shown.offers, shown.names(), deed, thing));
    if let Some(input) = drawn.inner {
        bar.act = Some(UiCommand::Wish(GameRequest::Choose(input)));
    }
    let thing = thing.map(|(thing, _)| thing);
    if let Some(Thing::Token(token)) = thing
        && ui.rect_contains_pointer(drawn.response.rect)
    {
        bar.about = Some(StakeQuery { seat, token: Some(token) });
    }
    let is_focus = |focus| thing == Some(focus) || thing.is_none() && shown.offers.is_done_with(deed, focus);
    if shown.ui_state.chosen.focus.is_some_and(is_focus) {
        let line = Stroke::new(2.0, style::POINTED);
        ui.painter().rect_stroke(drawn.response.rect, 5.0, line, StrokeKind::Inside);
    }
}

/// What is going on while nobody at the screen is asked.
fn waiting(shown: &PanelData) -> String {
    match (shown.busy, shown.doing(), shown.seen.phase.seat()) {
        (true, Some(Event::AeonScored { sheet, .. }), _) => say(Words::Counting { aeon: sheet.aeon }),
        (true, Some(event), _) => shown.tell_why(event, shown.table.announced().is_some()),
        // In a replay nobody thinks.
        (true, None, Some(seat)) => tell(shown.names(), &Words::Turn { seat }),
        (false, _, Some(seat)) if shown.seating.is_person(seat) => {
            tell(shown.names(), &Words::OneWay { seat })
        }
        (false, _, Some(seat)) => say(Words::Thinking { name: shown.name(seat) }),
        _ => say(OutOfTurn::GameOver),
    }
}

/// Who waits for bots, if there are any.
pub fn who_waits(shown: &PanelData) -> Option<Waiting> {
    let people: Vec<Seat> = shown.seating.persons().collect();
    if shown.outcome.is_some() || people.len() == shown.seating.sitters.len() {
        return None;
    }
    // Whoever of them is asked first decides.
    let until = people.iter().map(|seat| Until::of(shown.seen, *seat)).max();
    Some(match until {
        None => Waiting::Nobody,
        Some(Until::Asked) => Waiting::People,
        Some(Until::AuctionEnds) => Waiting::NothingLeft("rathulhu-until-auction"),
        Some(Until::AeonEnds) if shown.seen.aeon == AEONS => Waiting::NothingLeft("rathulhu-until-end"),
        Some(Until::AeonEnds) => Waiting::NothingLeft("rathulhu-until-aeon"),
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

/// What whoever is asked has to do.
fn asked(ui: &mut Ui, shown: &PanelData, seat: Seat, bar: &AuctionResponse) {
    match &shown.seen.phase {
        Phase::Turn { .. } => write(ui, tell(shown.names(), &Words::YourTurn { seat })),
        Phase::OldOnes { .. } => write(ui, say(Words::AnotherTile)),
        Phase::Auction(_) => {
            let Some(wide) = bar.widths.asked else { return };
            let room = vec2(wide, ui.available_height());
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(wide);
                write(ui, asks(shown, seat, !shown.is_offered(Thing::Pass)));
            });
        }
        Phase::Setback { tomes, sites, .. } => {
            let due = [(*tomes, Words::Tomes { count: *tomes }), (*sites, Words::Sites { count: *sites })];
            let what = due.iter().filter(|(count, _)| *count > 0).map(|(_, words)| words.message()).collect();
            write(ui, tell(shown.names(), &Words::GiveUp { seat, what }));
        }
        Phase::Over => {}
    }
}

/// That a tile of the track may be taken, too.
fn or_take(ui: &mut Ui, shown: &PanelData, seat: Seat) {
    let mut spaces = (0..shown.layout.track.len()).map(Thing::Space);
    if matches!(shown.seen.phase, Phase::Turn { .. }) && spaces.any(|space| shown.is_offered(space)) {
        let words = say(Words::OrTake { held: shown.held(seat).count(Tile::OldOne) });
        ui.label(RichText::new(words).small().color(style::FAINT));
    }
}

/// Who has called what, in the order of calling, and who may still call.
fn chips(ui: &mut Ui, shown: &PanelData, auction: &Auction, wide: f32) {
    let n = shown.seen.players.len() as u8;
    let order = (1..=n).map(|k| Seat((auction.invoker.0 + k) % n.max(1)));
    let high = auction.high().map(|(seat, _)| seat);
    let able = may_still_bid(shown.seen);
    let to_call = shown.asked().or(shown.seen.phase.seat().filter(|_| !shown.busy));
    for seat in order {
        let call = auction.calls.iter().find(|call| call.seat == seat);
        let tokens = shown.seen.players.get(usize::from(seat.0)).map(|player| player.face_up);
        let (words, mark, ink) = match call {
            Some(call) => match call.bid {
                Some(Token(token)) if high == Some(seat) => (Words::CalledBid { token }, " ✔", style::GOOD),
                Some(Token(token)) => (Words::CalledBid { token }, "", style::INK),
                None => (Words::CalledPass, "", style::FAINT),
            },
            None if tokens.is_none_or(|tokens| tokens.is_empty()) => (Words::NoToken, "", style::FAINT),
            None if !able.iter().any(|(each, _)| *each == seat) => (Words::TooLow, "", style::FAINT),
            None if to_call == Some(seat) => (Words::ToCall, " ◀", style::AMBER),
            None => (Words::MayBid, "", style::INK),
        };
        let call = say(words);
        let marked = format!("{call}{mark}");
        let chip = chip(ui, (&name_of(shown.names(), seat), &marked), ink, high == Some(seat), wide);
        let name = shown.name(seat);
        let last = seat == auction.invoker;
        let about = if last { Words::ChipLast { name, call } } else { Words::Chip { name, call } };
        let lines = [Some(capital(&say(about))), stakes::in_words(shown, seat)];
        chip.tip(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"));
    }
}

fn chip(
    ui: &mut Ui,
    (who, words): (&str, &str),
    ink: Color32,
    highest: bool,
    wide: f32,
) -> bevy_egui::egui::Response {
    let line = if highest { style::GOOD } else { style::LINE };
    let frame = Frame::new().fill(style::WELL).stroke((1.0, line)).corner_radius(6);
    frame
        .inner_margin(Margin::symmetric(6, 1))
        .show(ui, |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_max_width(wide);
                ui.set_min_width(wide);
                ui.add(Label::new(RichText::new(who).size(12.0).color(style::FAINT)).truncate());
                ui.add(Label::new(RichText::new(words).size(13.5).color(ink)).extend());
            });
        })
        .response
}
