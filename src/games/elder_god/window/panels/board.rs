//! The plots: what grows there, where what is held may go, and how it would lie.

use crate::art::Background;
use crate::faces::{self, DrawnPicture, bare, paint};
use crate::layout::{Plot, hand_cards};
use crate::panel_data::PanelData;
use crate::panels::hand::{self, wheel};
use crate::panels::tips;
use crate::shown_table::{self, Item, items, traced, waiting_mouth};
use crate::texts::Heads;
use crate::ui_state::{GameRequest, Wanted, choose};
use bevy_egui::egui::{
    Align2, Color32, Context, CornerRadius, CursorIcon, FontId, Id, Painter, Pos2, Rect, Response, RichText,
    Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use elder_god_rules::{BODY, CardFace as Printed, Cell, Condition, Lying, Phase, Thing};
use game::Seat;
use game::choices::{Chosen, Comes, Input, Pointing};
use window::board::{self, Board, ItemOutline};
use window::speech::say;
use window::ui::act::UiCommand;
use window::ui::drag::{self, DropZone};
use window::ui::layout::whole;
use window::ui::pictures::Picture;
use window::ui::{landmarks, rule_link, style, tip};

/// How much of a ghost is seen.
const GHOST: f32 = 0.62;
const TIP: &str = "elder god tip";
/// The winning path.
const TRACE: Color32 = Color32::from_rgb(255, 246, 220);

/// Draws the plots and listens to the pointer.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "elder god table", |ui, rect| {
        let board = Board {
            name: data.name,
            items: &lying(data, rect),
            names: data.names(),
            focus: None,
            still: data.still,
        };
        board.paint(ui.painter());
        for plot in &data.layout.plots {
            field(ui, data, plot, wanted);
        }
    });
    carry(ctx, data, wanted);
    by_key(ctx, data);
}

/// Says what would come of what is held at the place that the keyboard points at.
fn by_key(ctx: &Context, data: &PanelData) {
    let chosen = data.chosen();
    let Some((spot, rect)) = chosen.focus.and_then(|at| Some((at, data.rect(at)?))) else { return };
    if !chosen.at.is_empty() && !drag::is_carrying(ctx) {
        tip::about(ctx, TIP, None, (rect, &[data.layout.bar]), |ui| comes_of(ui, data, chosen, spot));
    }
}

/// What would come of what is held at a spot.
fn comes_of(ui: &mut Ui, data: &PanelData, chosen: &Chosen<Thing>, spot: Thing) {
    let Some(comes) = data.comes(chosen, spot) else { return };
    let (words, ink) = tips::comes_of(data, &comes);
    ui.label(RichText::new(words).color(ink));
    let lines = match &comes {
        Comes::Does(_, action) => tips::consequences(data, *action),
        Comes::Refused(_, _, why) => {
            rule_link::line(ui, &data.reason(why));
            vec![]
        }
    };
    for line in lines {
        ui.label(RichText::new(data.tell(&line)).size(13.5).color(style::INK));
    }
}

/// Everything that lies on the table, from the lowest.
fn lying(data: &PanelData, room: Rect) -> Vec<Item> {
    let mut all = vec![Item::fixed("table top", DrawnPicture::TableTop.picture(), room)];
    for (plot, frame) in data.layout.plots.iter().zip(&data.frames) {
        let shade = Picture::painted(1.0, |painter, rect| {
            painter.rect_filled(rect, 4.0, Color32::from_black_alpha(120));
        });
        all.push(Item::fixed(("shade", plot.seat), shade, plot.field));
        all.extend(items(data.seen, plot, frame, &data.moves));
    }
    all.extend(hand::pile_cards(data));
    all.extend(hand::items(data));
    all
}

fn field(ui: &mut Ui, data: &PanelData, plot: &Plot, wanted: &mut Vec<Wanted>) {
    let painter = ui.painter().with_clip_rect(plot.field);
    if plot.front {
        coordinates(&painter, data, plot);
        goal(&painter, data, plot);
    }
    shown_table::tears(&painter, data, plot);
    trace(&painter, data, plot);
    let spots = spots(ui.ctx(), data, plot);
    let names = data.names();
    let spots =
        Board { name: data.name.with(plot.seat), items: &spots, names, focus: None, still: data.still };
    spots.paint(&painter);
    focused(&painter, data, plot);
    spots.write(&painter);
    let to_act = data.seen.view.phase.turn_of() == Some(plot.seat) && data.doing.is_none();
    let alarm = data.seen.alarms().any(|seat| seat == plot.seat);
    let (wide, edge) = match (to_act, alarm) {
        (_, true) => (3.0, style::BAD),
        (true, false) => (2.0, style::AMBER),
        (false, false) => (1.0, style::LINE),
    };
    let painter = ui.painter();
    painter.rect_stroke(plot.field, 4.0, Stroke::new(wide, edge), StrokeKind::Inside);
    let response = ui.interact(plot.field, Id::new(("elder god plot", plot.seat.0)), Sense::click_and_drag());
    for spot in Cell::all().map(|cell| Thing::Cell(plot.seat, cell)).chain([Thing::Plot(plot.seat)]) {
        landmarks::item(ui.ctx(), &spot, || data.rect(spot));
    }
    spots.read_out(ui);
    listen(ui, data, plot, &response, wanted);
}

/// Half of what a letter of these takes, points.
const LETTER: f32 = 6.0;

/// What the columns and rows are called, along the edges of the field.
fn coordinates(painter: &Painter, data: &PanelData, plot: &Plot) {
    let Some(frame) = data.frame(plot.seat).filter(|frame| frame.card().x >= 44.0) else { return };
    let font = FontId::proportional(12.0);
    let ink = style::FAINT.gamma_multiply(0.8);
    // A letter at the edge is left out: half of it could be seen.
    let field = plot.field.shrink(LETTER);
    for cell in Cell::all().filter(|cell| cell.row() == 0 || cell.column() == 0) {
        let (rect, name) = (frame.cell(cell), cell.to_string());
        let (letter, number) = name.split_at(1);
        if cell.row() == 0 && field.x_range().contains(rect.center().x) {
            let at = pos2(rect.center().x, plot.field.bottom() - 2.0);
            painter.text(at, Align2::CENTER_BOTTOM, letter, font.clone(), ink);
        }
        if cell.column() == 0 && field.y_range().contains(rect.center().y) {
            let at = pos2(plot.field.left() + 4.0, rect.center().y);
            painter.text(at, Align2::LEFT_CENTER, number, font.clone(), ink);
        }
    }
}

/// What everybody wants, over the large plot: out of the way of what grows there.
fn goal(painter: &Painter, data: &PanelData, plot: &Plot) {
    let needed = data.seen.needed();
    let words = say(Heads::Goal { needed });
    let galley = painter.layout_no_wrap(words, FontId::proportional(13.5), style::INK);
    let room = plot.field.shrink2(vec2(10.0, 8.0));
    let (Some(frame), Some(standing), Some(monster)) =
        (data.frame(plot.seat), data.seen.standing(plot.seat), data.seen.monster(plot.seat))
    else {
        return;
    };
    if data.seen.winner().is_some() || galley.size().x > room.width() {
        return;
    }
    let grown = standing.cells(monster).map(|cell| frame.cell(cell));
    let taken: Vec<Rect> = grown.chain(waiting_mouth(data.seen, plot, frame)).collect();
    let (right, low) = (room.right() - galley.size().x, room.bottom() - 2.0 * galley.size().y);
    let corners = [room.left_top(), pos2(right, room.top()), pos2(room.left(), low), pos2(right, low)];
    let corners = corners.map(|corner| Rect::from_min_size(corner, galley.size()));
    let free = |rect: &Rect| taken.iter().all(|other| !other.intersects(*rect));
    let Some(rect) = corners.into_iter().find(free) else { return };
    painter.rect_filled(rect.expand2(vec2(5.0, 2.0)), 4.0, Color32::from_black_alpha(150));
    painter.galley(rect.min, galley, style::INK);
}

/// The winning path, from the Body on.
fn trace(painter: &Painter, data: &PanelData, plot: &Plot) {
    let winner = data.seen.winner().filter(|(seat, _)| *seat == plot.seat);
    let (Some((_, mouth)), Some(frame)) = (winner, data.frame(plot.seat)) else { return };
    let cells = [BODY].into_iter().chain(mouth.path.iter().copied()).chain([mouth.at]);
    let points: Vec<Pos2> = cells.map(|cell| frame.cell(cell).center()).collect();
    let parts = (points.len() - 1) as f32 * traced(plot.seat, &data.moves);
    let wide = (frame.card().x * 0.09).clamp(1.5, 9.0);
    for (k, pair) in points.windows(2).enumerate() {
        let share = (parts - k as f32).clamp(0.0, 1.0);
        if share > 0.0 {
            let end = pair[0].lerp(pair[1], share);
            // Light within dark: it is seen on a monster of any colour.
            painter.line_segment([pair[0], end], Stroke::new(wide * 1.9, Color32::from_black_alpha(225)));
            painter.circle_filled(end, wide * 1.4, Color32::from_black_alpha(225));
            painter.line_segment([pair[0], end], Stroke::new(wide, TRACE));
            painter.circle_filled(end, wide * 0.95, TRACE);
        }
    }
}

/// What the keyboard points at, and how what is held would lie there.
fn focused(painter: &Painter, data: &PanelData, plot: &Plot) {
    let chosen = data.chosen();
    if let Some(at @ (Thing::Cell(seat, _) | Thing::Plot(seat))) = chosen.focus
        && seat == plot.seat
        && data.asked().is_some()
        && !drag::is_carrying(painter.ctx())
        && let Some(rect) = data.whole(at)
    {
        ghost(painter, data, chosen, at);
        let stroke = Stroke::new(3.0, style::POINTED);
        painter.rect_stroke(rect, CornerRadius::same(6), stroke, StrokeKind::Inside);
    }
}

/// Where what is held may go, and how clearly that is shown. What the pointer rests on in the hand shows its places before
/// it is taken up, more faintly.
fn glowing(ctx: &Context, data: &PanelData) -> (Vec<Thing>, f32) {
    let chosen = data.chosen();
    if data.asked().is_none() || drag::is_carrying(ctx) {
        return (vec![], 0.0);
    }
    match pointed(ctx, data) {
        _ if !chosen.at.is_empty() => (data.places(chosen), 0.9),
        Some(on) => (data.places(&on), 0.5),
        None => (vec![], 0.0),
    }
}

/// Where a seat may play its Mouth now.
fn offered_mouth(data: &PanelData, seat: Seat) -> Option<Cell> {
    let at = data.seen.standing(seat)?.mouth.as_ref()?.at;
    data.offers.next(None, &[], None).contains(&Thing::Cell(seat, at)).then_some(at)
}

/// What there is in the cells of a plot: what it is called; that what is held may go there, as a glow; the Mouth where it can
/// be played; and a ring round that and what may be banished.
fn spots(ctx: &Context, data: &PanelData, plot: &Plot) -> Vec<board::Item<Thing>> {
    let Some(frame) = data.frame(plot.seat) else { return vec![] };
    let asked = data.asked() == Some(plot.seat);
    let banishes = asked && matches!(data.seen.view.phase, Phase::Banish { .. });
    let offered = if banishes { data.offers.next(None, &[], None) } else { vec![] };
    let mouth = if asked { offered_mouth(data, plot.seat) } else { None };
    let opening = data.seen.standing(plot.seat).and_then(|standing| Some(standing.mouth.as_ref()?.opening));
    let (glows, strength) = glowing(ctx, data);
    let ring = |ink, width| ItemOutline { ink, width, round: false };
    let glow = |at: Cell| {
        let item = board::Item::fixed(("glow", plot.seat, at), DrawnPicture::Place.picture(), frame.cell(at));
        glows.contains(&Thing::Cell(plot.seat, at)).then(|| item.alpha(strength))
    };
    let spot = |at: Cell| {
        let (name, thing) = (tips::name(data, plot.seat, at)?, Thing::Cell(plot.seat, at));
        let (id, rect) = (("spot", plot.seat, at), frame.cell(at));
        let lit = data.ui_state.chosen.focus == Some(thing);
        let item = match opening.filter(|_| mouth == Some(at)) {
            Some(opening) => {
                let face = DrawnPicture::Mouth(faces::skin(Some(plot.seat)), opening, false);
                board::Item::fixed(id, face.picture(), rect).alpha(GHOST).ring(ring(style::AMBER, 3.5))
            }
            None if offered.contains(&thing) => {
                let ink = if lit { style::POINTED } else { style::BAD };
                board::Item::area(id, rect).ring(ring(ink, 3.0))
            }
            None => board::Item::area(id, rect),
        };
        Some(item.within(plot.field).target(thing).name(name))
    };
    let waits = waiting_mouth(data.seen, plot, frame).filter(|_| mouth.is_some());
    let waits = waits.map(|rect| board::Item::area(("waits", plot.seat), rect).ring(ring(style::AMBER, 2.0)));
    // Within the edge of the field.
    let whole = board::Item::area(("whole", plot.seat), plot.field.shrink(4.5)).ring(ring(style::AMBER, 2.5));
    let whole = glows.contains(&Thing::Plot(plot.seat)).then_some(whole);
    Cell::all().filter_map(glow).chain(Cell::all().filter_map(spot)).chain(waits).chain(whole).collect()
}

/// The card of the hand that the pointer is on, as if it were taken up.
fn pointed(ctx: &Context, data: &PanelData) -> Option<Chosen<Thing>> {
    let hand = data.seen.hand();
    let at = ctx.input(|input| input.pointer.hover_pos()).filter(|_| !data.throwing())?;
    let places = hand_cards(data.layout.hand, hand.len());
    let on = places.iter().position(|place| place.contains(at))?;
    Some(Chosen::of(Thing::Card(hand[on])))
}

/// How what is held would lie at a spot, if it may.
fn ghost(painter: &Painter, data: &PanelData, chosen: &Chosen<Thing>, spot: Thing) {
    let (Thing::Cell(seat, at), Some(Comes::Does(..))) = (spot, data.comes(chosen, spot)) else { return };
    let (Some(frame), Some(standing)) = (data.frame(seat), data.seen.standing(seat)) else { return };
    let by = [chosen.at.as_slice(), &[spot]].concat();
    let lying = match (chosen.at.first(), data.offers.variant(&by, chosen.variant)) {
        (Some(Thing::Card(card)), Some(way @ 0..=1)) => Lying { card: *card, turned: way == 1 },
        (Some(Thing::Book), _) => {
            let rect = frame.cell(at);
            paint(
                painter,
                DrawnPicture::Book,
                Rect::from_center_size(rect.center(), Vec2::splat(rect.width() * 0.8)),
                GHOST,
            );
            return;
        }
        _ => return,
    };
    let joined = standing.plan.pointed_from(at);
    let face = lying.card.face();
    let state = match face {
        Printed::Limb(_, state) => state,
        _ => {
            joined.iter().filter_map(|side| face.stalk(lying.turned, side)).max().unwrap_or(Condition::Normal)
        }
    };
    let look = bare(lying, state, joined, faces::skin(Some(seat)));
    paint(painter, DrawnPicture::Card(look, Background::None), frame.cell(at), GHOST);
}

/// Clicks, drags, the wheel; and what is said about what the pointer is on.
fn listen(ui: &Ui, data: &PanelData, plot: &Plot, response: &Response, wanted: &mut Vec<Wanted>) {
    let ctx = ui.ctx();
    let Some(frame) = data.frame(plot.seat) else { return };
    let pointer = response.hover_pos();
    let spot = pointer.map(|at| spot(data, plot, at));
    let pans = response.dragged() && drag::pressed(ctx, plot.field).is_some() && !drag::is_carrying(ctx);
    if pans && response.drag_delta() != Vec2::ZERO {
        wanted.push(UiCommand::Wish(GameRequest::Look(plot.seat, Some(frame.panned(response.drag_delta())))));
    }
    let Some((at, spot)) = pointer.zip(spot.flatten().or(pointer.map(|_| Thing::Plot(plot.seat)))) else {
        return;
    };
    let steps = wheel(ctx);
    if steps != 0.0 && data.held().is_none() {
        wanted.push(UiCommand::Wish(GameRequest::Look(plot.seat, Some(frame.zoomed(at, steps)))));
    } else if steps != 0.0 {
        wanted.push(choose(Input::Turn(steps > 0.0, Some(spot))));
    }
    if response.double_clicked() && data.held().is_none() {
        wanted.push(UiCommand::Wish(GameRequest::Look(plot.seat, None)));
    } else if response.clicked() {
        wanted.push(clicked(data, plot, spot, at));
    }
    if drag::is_carrying(ctx) {
        return;
    }
    let painter = ui.painter().with_clip_rect(plot.field);
    let explained = data.rect(spot).unwrap_or(plot.field);
    let chosen = data.chosen();
    if !chosen.at.is_empty() {
        ghost(&painter, data, chosen, spot);
        let fits = matches!(data.comes(chosen, spot), Some(Comes::Does(..)));
        if fits {
            ctx.set_cursor_icon(CursorIcon::PointingHand);
        }
        let ink = if fits { style::AMBER } else { style::BAD };
        painter.rect_stroke(explained, 6.0, Stroke::new(2.5, ink), StrokeKind::Inside);
        // Where the keyboard points, that is told.
        if chosen.focus.is_none() && tip::rests(ctx, TIP, explained) {
            tip::about(ctx, TIP, Some(at), (explained, &[data.layout.bar]), |ui| {
                comes_of(ui, data, chosen, spot);
            });
        }
    } else if tip::rests(ctx, TIP, explained)
        && !response.dragged()
        && let Some(said) = tips::spot(data, plot, spot, on_waiting_mouth(data, plot, at))
    {
        tip::about(ctx, TIP, Some(at), (explained, &[data.layout.bar]), |ui| said.show(ui));
    }
}

/// Whether a point is on the Mouth that waits.
fn on_waiting_mouth(data: &PanelData, plot: &Plot, at: Pos2) -> bool {
    let waits = data.frame(plot.seat).and_then(|frame| waiting_mouth(data.seen, plot, frame));
    data.seen.winner().is_none() && waits.is_some_and(|rect| rect.contains(at))
}

/// What is at a point of a plot: a cell, or for what concerns a whole plot that.
fn spot(data: &PanelData, plot: &Plot, at: Pos2) -> Option<Thing> {
    let sign = data.card().is_some_and(|card| card.face() == Printed::ElderSign);
    if sign {
        return Some(Thing::Plot(plot.seat));
    }
    Some(Thing::Cell(plot.seat, data.frame(plot.seat)?.at(at)?))
}

fn clicked(data: &PanelData, plot: &Plot, spot: Thing, at: Pos2) -> Wanted {
    if data.busy {
        return UiCommand::Wish(GameRequest::Hurry);
    }
    let mouth = data.seen.standing(plot.seat).and_then(|standing| standing.mouth.as_ref());
    let mouth = mouth.filter(|_| on_waiting_mouth(data, plot, at));
    let on = match mouth {
        Some(mouth) if data.held().is_none() => Thing::Cell(plot.seat, mouth.at),
        _ => spot,
    };
    let means = !data.chosen().at.is_empty() || data.offers.comes(&Pointing::At(vec![on]), None).is_some();
    if means && data.asked().is_some() {
        choose(Input::Click(on))
    } else {
        UiCommand::Wish(GameRequest::Front(plot.seat))
    }
}

/// What is dragged: what it looks like, and where it may go.
fn carry(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    let held = drag::carried::<Thing>(ctx);
    let chosen = |held: Thing| match data.held() {
        Some(known) if known == held => data.chosen().clone(),
        _ => Chosen::of(held),
    };
    let pointer = ctx.input(|input| input.pointer.latest_pos());
    let under = pointer.and_then(|at| under(data, at));
    if let Some(held) = held {
        let steps = wheel(ctx);
        if steps != 0.0 && !data.throwing() {
            wanted.push(choose(Input::Turn(steps > 0.0, under)));
        }
        if let Some(spot @ Thing::Cell(seat, _)) = under
            && let Some(plot) = data.layout.plot(seat)
        {
            let layer = bevy_egui::egui::LayerId::background();
            ghost(&ctx.layer_painter(layer).with_clip_rect(plot.field), data, &chosen(held), spot);
        }
    }
    let places = |held: &Thing| places(data, &chosen(*held), under);
    let picture = |painter: &Painter, rect: Rect, held: &Thing| {
        let face = match held {
            Thing::Card(card) => {
                DrawnPicture::in_hand(*card, data.is_turned(&chosen(*held), under), data.seen.view.viewer)
            }
            _ => DrawnPicture::Book,
        };
        face.picture().paint(painter, rect);
    };
    wanted.extend(drag::carry(ctx, data.still, places, picture));
}

/// The spot at a point.
fn under(data: &PanelData, at: Pos2) -> Option<Thing> {
    if data.layout.pile.contains(at) {
        return Some(Thing::Pile);
    }
    let plot = data.layout.plots.iter().find(|plot| plot.field.contains(at))?;
    spot(data, plot, at).or(Some(Thing::Plot(plot.seat)))
}

/// The places for what is held, each with what comes of it there: all where it may go, and the one under the pointer.
pub fn places(data: &PanelData, chosen: &Chosen<Thing>, under: Option<Thing>) -> Vec<DropZone<Wanted>> {
    let Some(held) = chosen.at.first().copied().filter(|_| data.asked().is_some()) else { return vec![] };
    let mut spots = data.offers.onto(held, chosen.variant);
    spots.extend(under.filter(|spot| !spots.contains(spot)));
    let place = |spot: Thing| {
        let says = match data.comes(chosen, spot)? {
            Comes::Does(_, action) => {
                let more = if Some(spot) == under { tips::consequences(data, action) } else { vec![] };
                let more = more.iter().map(|line| data.tell(line));
                let lines = std::iter::once(data.tell(&action)).chain(more);
                Ok(lines.collect::<Vec<_>>().join("\n"))
            }
            Comes::Refused(_, _, why) => Err(data.reason(&why)),
        };
        Some(DropZone { rect: data.rect(spot)?, drop: choose(Input::Drop([held, spot])), says })
    };
    spots.into_iter().filter_map(place).collect()
}
