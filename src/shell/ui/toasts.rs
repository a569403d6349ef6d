//! Notices come up at the foot of the window, refusals beside the pointer; they stay long enough to be read, and go. Both
//! stand where they hide as little as can be: not each other, and no card or button.

use bevy_egui::egui::{
    Align2, Area, AreaState, Color32, Context, Id, Order, Pos2, Rect, RichText, Vec2, pos2, vec2,
};
use game::message::{Message, Rule};
use window::speech::{Reason, say};
use window::texts::Notices;
use window::ui::callout::{self, REFUSALS};
use window::ui::layout::{self, settled};
use window::ui::watched::{self, Watched};
use window::ui::{rule_link, style, tip};

/// How long a notice stays, s, and how much longer for every letter.
const STAY_S: f32 = 2.5;
const PER_LETTER_S: f32 = 0.045;
/// How much longer where a rule can be read about it, s.
const FOR_RULE_S: f32 = 2.0;
/// What of the pointer's surroundings a refusal leaves in sight, points: the tip that names a piece stands there.
const ROUND: Vec2 = vec2(18.0, 40.0);
/// A refusal looks no farther for what it should not hide, points, and at no more of it.
const NEAR: f32 = 260.0;
const NEAREST: usize = 10;
/// From a notice to the lower edge of the window where nothing is in its way, points, and to the other edges at least.
const FOOT: f32 = 60.0;
const EDGE: f32 = 10.0;
/// What is larger than this part of the window is its ground, and may be hidden.
const GROUND: f32 = 0.2;
/// What it costs a notice to hide as much as itself of cards and buttons, and of panels, in points that it might rather
/// stand away from the foot.
const HIDING: (f32, f32) = (2_000.0, 1_000.0);
/// And to lie over anything of a card or button at all.
const TOUCHING: f32 = 1_000.0;
/// Where it stands it stays, unless that costs more than another place by so much.
const STAYS: f32 = 300.0;
/// What the area of notices is called.
const NOTICES: &str = "toasts";
/// Most that are shown at once.
const MOST: usize = 4;

/// The notices in sight.
#[derive(Clone, Debug, Default)]
pub struct Toasts {
    shown: Vec<Toast>,
}

#[derive(Clone, Debug)]
struct Toast {
    told: Reason,
    left_s: f32,
    line: Color32,
}

impl Toasts {
    /// Another notice, framed in this colour. One that is in sight already only stays longer.
    pub fn push(&mut self, told: Reason, line: Color32) {
        let more = if told.rule.is_some() { FOR_RULE_S } else { 0.0 };
        let left_s = STAY_S + more + PER_LETTER_S * told.chars().count() as f32;
        self.shown.retain(|shown| shown.told != told);
        self.shown.push(Toast { told, left_s, line });
        if self.shown.len() > MOST {
            self.shown.remove(0);
        }
    }

    /// Time passes.
    pub(crate) fn age(&mut self, seconds: f32) {
        for toast in &mut self.shown {
            toast.left_s -= seconds;
        }
        self.shown.retain(|toast| toast.left_s > 0.0);
    }

    /// Whether nothing is in sight.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The words in sight, oldest first.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.shown.iter().map(|toast| toast.told.words.as_str())
    }
}

/// Says over everything, and as long as it is so, that nothing of the match is being kept.
pub fn banner(ctx: &Context, why: &Message) {
    let area = Area::new(Id::new("unkept")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, 4.0)).show(ctx, |ui| {
        ui.set_max_width((ctx.content_rect().width() - 40.0).max(80.0));
        style::panel_frame().fill(style::BAD).show(ui, |ui| {
            let words = say(Notices::Unkept { why: why.to_owned() });
            ui.label(RichText::new(words).color(style::NIGHT).strong());
        });
    });
}

/// Shows notices, at the top.
pub fn show(ctx: &Context, toasts: &Toasts) {
    if toasts.is_empty() {
        ctx.data_mut(|data| data.remove::<Pos2>(Id::new(NOTICES)));
        return;
    }
    let size = layout::size(ctx, NOTICES).unwrap_or(vec2(200.0, 40.0));
    let before = ctx.data(|data| data.get_temp::<Pos2>(Id::new(NOTICES)));
    let at = place(ctx.content_rect(), size, before, &occupied(ctx));
    ctx.data_mut(|data| data.insert_temp(Id::new(NOTICES), at));
    let area = Area::new(Id::new(NOTICES)).pivot(Align2::CENTER_BOTTOM).fixed_pos(at);
    let _ = draw(ctx, (NOTICES, area), toasts);
}

/// What the pointer does with the way to a rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The rule whose link was clicked.
    pub clicked: Option<Rule>,
    /// Whether the pointer is on the link.
    pub pointed: bool,
    /// Whether it was pressed anywhere else: something else is wanted now.
    pub passed: bool,
}

/// Shows refusals, beside where the pointer was when they came; where they hide least, for those that came by key. Each names the key that
/// opens its rule, and a click there does, too.
pub fn show_refusals(ctx: &Context, toasts: &Toasts, pointer: Option<Pos2>) -> Link {
    let area = Area::new(Id::new(REFUSALS));
    let area = match pointer {
        Some(at) => {
            let size = layout::size(ctx, REFUSALS).unwrap_or(vec2(200.0, 40.0));
            let mut near: Vec<Rect> =
                occupied(ctx).into_iter().filter(|(_, own)| *own).map(|(rect, _)| rect).collect();
            near.retain(|rect| rect.distance_to_pos(at) < NEAR);
            near.sort_by(|a, b| a.distance_to_pos(at).total_cmp(&b.distance_to_pos(at)));
            near.truncate(NEAREST);
            near.extend(notices(ctx).into_iter().chain(read(ctx)));
            let pointed = Rect::from_center_size(at, 2.0 * ROUND);
            area.fixed_pos(tip::place(ctx.content_rect(), at, size, pointed, &near)).constrain(true)
        }
        None => {
            let size = layout::size(ctx, REFUSALS).unwrap_or(vec2(200.0, 40.0));
            let taken = notices(ctx).map(|rect| (rect, true));
            let occupied: Vec<_> = occupied(ctx).into_iter().chain(taken).collect();
            area.pivot(Align2::CENTER_BOTTOM).fixed_pos(place(ctx.content_rect(), size, None, &occupied))
        }
    };
    draw(ctx, (REFUSALS, area), toasts)
}

/// Where the notices are, while there are any.
fn notices(ctx: &Context) -> Option<Rect> {
    let shown = ctx.data(|data| data.get_temp::<Pos2>(Id::new(NOTICES)).is_some());
    AreaState::load(ctx, Id::new(NOTICES)).filter(|_| shown).map(|area| area.rect())
}

/// What lies in the window and should be seen: what can be clicked or dragged (true), and panels (false).
fn occupied(ctx: &Context) -> Vec<(Rect, bool)> {
    let room = ctx.content_rect();
    let small =
        |rect: &Rect| rect.is_positive() && rect.area() < GROUND * room.area() && rect.intersects(room);
    let mut found: Vec<(Rect, bool)> = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers().filter(|(layer, _)| layer.order != Order::Tooltip);
        let widgets = layers.flat_map(|(_, widgets)| widgets).filter(|widget| widget.sense.interactive());
        widgets.map(|widget| (widget.interact_rect, true)).collect()
    });
    ctx.memory(|memory| {
        let panels =
            memory.areas().visible_layer_ids().into_iter().filter(|layer| layer.order != Order::Tooltip);
        found.extend(panels.filter_map(|layer| memory.area_rect(layer.id)).map(|rect| (rect, false)));
    });
    found.retain(|(rect, _)| small(rect));
    found.extend(window::ui::occupied::all(ctx).into_iter().chain(read(ctx)).map(|rect| (rect, true)));
    found
}

/// Where words are that are read meanwhile, however large: plates, the log, a dialog.
fn read(ctx: &Context) -> Vec<Rect> {
    let dialog = ctx.memory(|memory| memory.top_modal_layer().and_then(|layer| memory.area_rect(layer.id)));
    let texts = window::ui::occupied::texts(ctx);
    callout::read(ctx, "").into_iter().chain(texts).chain(dialog).collect()
}

/// Where the middle of the lower edge of notices of a size stands: near the foot of the window, where they hide least. What lies
/// there is what should be seen (true), and panels (false).
pub fn place(room: Rect, size: Vec2, before: Option<Pos2>, occupied: &[(Rect, bool)]) -> Pos2 {
    const COLUMNS: [f32; 5] = [0.5, 0.3, 0.7, 0.15, 0.85];
    const ROWS: usize = 24;
    let foot = pos2(room.center().x, room.bottom() - FOOT);
    let fit = |at: f32, low: f32, high: f32| at.min(high).max(low);
    let stands = |at: Pos2| {
        let x = fit(at.x, room.left() + EDGE + size.x / 2.0, room.right() - EDGE - size.x / 2.0);
        pos2(x, fit(at.y, room.top() + EDGE + size.y, room.bottom() - EDGE))
    };
    let whole = size.x.max(1.0) * size.y.max(1.0);
    let cost = |at: Pos2| {
        let rect = Rect::from_min_size(pos2(at.x - size.x / 2.0, at.y - size.y), size).expand(2.0);
        let hidden = occupied.iter().map(|(other, own)| {
            let hidden = rect.intersect(*other);
            let share = hidden.area() / whole;
            match own {
                _ if !hidden.is_positive() => 0.0,
                true => TOUCHING + share * HIDING.0,
                false => share * HIDING.1,
            }
        });
        hidden.sum::<f32>() + at.distance(foot)
    };
    let rows = (0..=ROWS).map(|row| foot.y - (foot.y - room.top()) * row as f32 / ROWS as f32);
    let all = rows.flat_map(|y| COLUMNS.map(|x| stands(pos2(room.left() + x * room.width(), y))));
    let best = all.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(foot);
    before.map(stands).filter(|before| cost(*before) <= cost(best) + STAYS).unwrap_or(best)
}

fn draw(ctx: &Context, (name, area): (&str, Area), toasts: &Toasts) -> Link {
    let mut link = Link::default();
    if toasts.shown.is_empty() || watched::how(ctx) == Watched::Pictured {
        return link;
    }
    let mut links = vec![];
    let width = (ctx.content_rect().width() * 0.4).clamp(80.0, 520.0);
    settled(ctx, name, |ctx| {
        area.order(Order::Tooltip).interactable(false).show(ctx, |ui| {
            ui.set_max_width(width);
            for Toast { told, left_s, line } in &toasts.shown {
                ui.scope(|ui| {
                    ui.set_opacity((left_s / 0.4).clamp(0.0, 1.0));
                    style::panel_frame().stroke((1.0, *line)).show(ui, |ui| {
                        ui.label(RichText::new(&told.words));
                        links.extend(told.rule.zip(rule_link::line(ui, told)));
                    });
                });
            }
        })
    });
    for (rule, line) in links {
        let (clicked, pointed) = rule_link::clicked(ctx, name, &line);
        let clicked = clicked.then_some(rule).or(link.clicked);
        link = Link { clicked, pointed: pointed || link.pointed, ..link };
    }
    link.passed = !link.pointed && ctx.input(|input| input.pointer.any_pressed());
    link
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Pos2::ZERO, max: pos2(1280.0, 720.0) };

    fn stand(at: Pos2, size: Vec2) -> Rect {
        Rect::from_min_size(pos2(at.x - size.x / 2.0, at.y - size.y), size)
    }

    #[test]
    fn notices_hide_no_card_while_there_is_room_and_stay_where_they_are() {
        let size = vec2(320.0, 44.0);
        let free = place(ROOM, size, None, &[]);
        assert_eq!(free, pos2(640.0, 660.0), "at the foot");
        let cards: Vec<(Rect, bool)> = (0..7)
            .map(|i| (Rect::from_min_size(pos2(300.0 + 100.0 * i as f32, 540.0), vec2(90.0, 150.0)), true))
            .collect();
        let clear = place(ROOM, size, None, &cards);
        assert!(cards.iter().all(|(card, _)| !stand(clear, size).intersects(*card)), "{clear}");
        let taller = vec2(320.0, 60.0);
        assert_eq!(place(ROOM, taller, Some(clear), &cards), clear, "no jumping about");
        assert!(
            !stand(place(ROOM, size, Some(free), &cards), size).intersects(cards[3].0),
            "cards were dealt"
        );
        for size in [vec2(10.0, 10.0), vec2(900.0, 300.0), vec2(2_000.0, 900.0)] {
            let at = place(ROOM, size, None, &cards);
            assert!(at.x.is_finite() && at.y.is_finite());
        }
    }
}
