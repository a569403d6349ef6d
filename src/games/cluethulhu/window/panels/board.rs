//! The ring of seats round the lamp: tablets face down or as they are known, names, tokens, raised hands; and where one
//! can point now.

use crate::clock::Pick;
use crate::layout::SeatPlace;
use crate::panel_data::PanelData;
use crate::seen::SeatSeen;
use crate::shown_table::{lamp, lit, targets, tokens};
use crate::texts::Seats as Words;
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::{Align2, Color32, Context, FontId, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use cluethulhu_rules::Thing;
use game::Seat;
use window::board::{Board, Item, Meaning};
use window::speech::{name_of, say, tell};
use window::ui::act::{Request, UiCommand};
use window::ui::explanation::Explanation;
use window::ui::layout::whole;
use window::ui::seats::Badge;
use window::ui::{landmarks, style};

/// Largest letters of a name, and the smallest that can be read, points.
pub const LETTERS: (f32, f32) = (16.0, 11.5);

/// Draws the table and listens to the pointer.
pub fn show(ctx: &Context, data: &PanelData, wanted: &mut Vec<Wanted>) {
    whole(ctx, "cluethulhu table", |ui, rect| {
        let ring = &data.layout.ring;
        ui.painter().rect_filled(rect, 0.0, style::NIGHT);
        let low = lit(data.seen, ring, (ring.field.expand(6.0), lamp(ring)));
        board(data, "lit", &low).paint(ui.painter());
        // The light is on all that lies on the table; names are written over it, so that they can be read.
        data.ui_state.light.paint(ui.painter(), rect, ring.field.center());
        let high = [targets(ring), tokens(data.seen, ring)].concat();
        let high = board(data, "over the light", &high);
        high.paint(ui.painter());
        let means = data.targets();
        for place in &ring.places {
            if let Some(seat) = data.seen.seat(place.seat) {
                written(ui, data, place, seat, means.contains(&place.seat));
            }
        }
        wanted.extend(high.listen(ui, data).wanted);
    });
}

fn board<'a>(data: &PanelData<'a>, part: &str, items: &'a [Item<Seat>]) -> Board<'a, Seat> {
    Board {
        name: data.name.with(part),
        items,
        names: data.names(),
        focus: data.ui_state.pointed,
        still: data.still,
    }
}

/// What is written at a seat, over everything that lies there.
fn written(ui: &Ui, data: &PanelData, place: &SeatPlace, seat: &SeatSeen, target: bool) {
    let painter = ui.painter();
    let (badge, scale) = (Badge::usual(seat.seat), data.layout.ring.scale);
    let number = (u16::from(seat.seat.0) + 1).to_string();
    let (small, mark) = (12.0 * scale.min(1.25), if style::marks(ui.ctx()) { badge.mark } else { '⏺' });
    let at = pos2(place.whole.left() + 2.0 * scale, place.mark.y);
    painter.text(at, Align2::LEFT_CENTER, number, FontId::proportional(small), style::INK);
    let at = pos2(place.tablet.left() - 1.0, place.mark.y);
    painter.text(at, Align2::RIGHT_CENTER, mark, FontId::proportional(small), badge.colour);
    name(painter, data, place, badge, seat.alive);
    if let Some(vote) = data.vote_of(seat.seat) {
        hand(painter, data, place, vote);
    }
    if let Some(words) = &seat.accused {
        label(painter, place, &say(words), style::BAD, scale);
    } else if let Some(note) = &seat.note {
        label(painter, place, &say(note), style::AMBER, scale);
    }
    let edge = place.whole.expand(1.0);
    let ring = |width: f32, ink: Color32| {
        painter.rect_stroke(edge, 7.0, Stroke::new(width, ink), StrokeKind::Inside);
    };
    if seat.alive {
        landmarks::needed(ui.ctx(), &Thing::Seat(seat.seat).to_string(), edge);
    }
    if data.asked_about() == Some(seat.seat) {
        ring(2.5, style::BAD);
    }
    if target {
        ring(1.5, style::AMBER);
    }
    if data.ui_state.chosen.at.contains(&Thing::Seat(seat.seat)) || picked_in_turn(data, seat.seat) {
        ring(3.0, style::AMBER);
    }
}

fn picked_in_turn(data: &PanelData, seat: Seat) -> bool {
    data.ui_state.turn.as_ref().is_some_and(|turn| turn.orders().contains(&Some(seat)))
}

/// A name on its colour, in letters so large that it is whole.
fn name(painter: &Painter, data: &PanelData, place: &SeatPlace, badge: Badge, alive: bool) {
    let name = name_of(data.names(), place.seat);
    let room = place.name.width() - 8.0;
    let mut size = LETTERS.0.min(place.name.height() - 5.0);
    let mut galley = painter.layout_no_wrap(name.clone(), FontId::proportional(size), badge.ink());
    while galley.size().x > room && size > LETTERS.1 {
        size -= 0.5;
        galley = painter.layout_no_wrap(name.clone(), FontId::proportional(size), badge.ink());
    }
    let wide = (galley.size().x + 10.0).min(place.name.width());
    let chip = Rect::from_center_size(place.name.center(), vec2(wide, place.name.height() - 2.0));
    let ground = if alive { badge.colour } else { badge.colour.gamma_multiply(0.45) };
    painter.rect_filled(chip, 4.0, ground);
    let ink = if alive { badge.ink() } else { style::INK };
    let at = chip.center() - galley.size() / 2.0;
    painter.with_clip_rect(place.whole).galley_with_override_text_color(at, galley, ink);
}

/// A raised hand, with the number of the one for whom it is raised unless that is asked now; or one that stays down.
fn hand(painter: &Painter, data: &PanelData, place: &SeatPlace, vote: Option<Seat>) {
    let at = place.tablet.center();
    let side = place.tablet.width() * 0.62;
    painter.circle_filled(at, side * 0.62, Color32::from_black_alpha(190));
    let sign = |words: &str, ink: Color32, size: f32| {
        painter.text(at, Align2::CENTER_CENTER, words, FontId::proportional(size), ink);
    };
    match vote {
        None => sign("—", style::FAINT, side),
        Some(whom) if data.asked_about() == Some(whom) => sign("✋", style::GOOD, side),
        Some(whom) => sign(&format!("✋{}", whom.0 + 1), style::INK, side * 0.62),
    }
}

/// A few words over a tablet.
fn label(painter: &Painter, place: &SeatPlace, words: &str, ink: Color32, scale: f32) {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(11.5 * scale.min(1.2)), ink);
    let size = galley.size() + vec2(8.0, 2.0);
    let at = Rect::from_center_size(place.tablet.center_bottom() - vec2(0.0, size.y / 2.0 + 1.0), size);
    painter.rect_filled(at, 3.0, Color32::from_black_alpha(215));
    painter.galley(at.min + vec2(4.0, 1.0), galley, ink);
}

impl Meaning<Seat, GameRequest> for PanelData<'_> {
    fn click(&self, seat: Seat) -> Option<Wanted> {
        let target = self.targets().contains(&seat);
        let chooses = self.ui_state.turn.is_none() && (self.verb().is_some() || self.hands().is_some());
        if chooses && !target && !self.waits {
            let why = tell(self.names(), &Words::NotMeant { seat });
            return Some(UiCommand::Program(Request::Refuse(why.into())));
        }
        Some(UiCommand::Wish(clicked(self, seat, target)))
    }

    fn explain(&self, seat: Seat, ui: &mut Ui) -> bool {
        // A turn of a Day says nothing of anybody.
        let seen = self.seen.seat(seat).filter(|_| self.ui_state.turn.is_none());
        seen.inspect(|seen| tip(self, seen).show(ui)).is_some()
    }

    fn weighed(&self) -> Vec<Rect> {
        vec![self.layout.ring.middle, self.layout.bar, self.layout.head]
    }
}

fn clicked(data: &PanelData, seat: Seat, target: bool) -> GameRequest {
    if data.ui_state.turn.is_some() && target {
        return GameRequest::Pick(Pick::Somebody(seat));
    }
    match (data.hands().is_some(), target) {
        (true, true) => GameRequest::Hand(seat),
        (false, true) => GameRequest::click(Thing::Seat(seat)),
        (_, false) => GameRequest::Point(seat),
    }
}

/// What is known of a seat: nothing that is not drawn.
fn tip(data: &PanelData, seat: &SeatSeen) -> Explanation {
    let vote = data.vote_of(seat.seat);
    let hand = vote.map(|vote| vote.map_or(Words::RaisesNone, |whom| Words::RaisesFor { whom }));
    let signs = seat.signs.iter().map(|sign| say(sign.words()));
    let known = seat.role.map(say).into_iter().chain(signs).chain(seat.note.as_ref().map(say));
    Explanation::new(data.name(seat.seat), known.chain(hand.map(|hand| tell(data.names(), &hand))))
}
