//! A turn of a Day round one screen: the scrambled ring, three picks and a confirmation. The same for every role: what the
//! picks are for is said in as many lines, from the view of whoever has the screen, by no colour and no picture (C-19).

use super::panel;
use crate::clock::{PICKS, Pick, TurnClock, shown};
use crate::keys::NO;
use crate::panel_data::PanelData;
use crate::seen::side;
use crate::texts::{Briefs as Words, Verbs};
use crate::ui_state::{GameRequest, Wanted};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Button, Color32, Context, FontId, Id, LayerId, Margin, Order, Rect, RichText, ScrollArea, Sense, Ui,
    pos2, vec2,
};
use cluethulhu_rules::{Fact, Use, View};
use game::Seat;
use game::message::{Message, Say};
use window::keys::names::ENTER;
use window::speech::{name_of, say};
use window::ui::act::UiCommand;
use window::ui::buttons::action as button;
use window::ui::layout::filled;
use window::ui::{side_column, style};

/// What a turn tells whoever has the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// What stands on one's tablet, and on which side one is.
    pub tablet: Message,
    /// What each pick is for.
    pub picks: [Message; PICKS],
    /// What one knows of each seat, in a line.
    pub known: Vec<Message>,
    /// What the seat was told last; always three lines, so that nobody can tell from their number.
    pub told: [Message; 3],
    /// What came of the turn at once, when the clock has ended it.
    pub answer: Option<Message>,
    /// Whether it ended before all was picked.
    pub late: Message,
}

impl Default for Brief {
    fn default() -> Self {
        let nothing = || Message::new("cluethulhu-brief-nothing-known");
        Self {
            tablet: nothing(),
            picks: [(); PICKS].map(|()| nothing()),
            known: vec![],
            told: [(); 3].map(|()| nothing()),
            answer: None,
            late: Words::AllPicked.message(),
        }
    }
}

/// So long before the clock ends a turn, it says so, s: to everybody alike.
const WARNS_S: f32 = 5.0;

/// Draws the panels of a turn; the ring is drawn as ever.
pub fn show(ctx: &Context, data: &PanelData, turn: &TurnClock, brief: &Brief, wanted: &mut Vec<Wanted>) {
    super::board::show(ctx, data, wanted);
    let said = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            if data.layout.record.is_none() {
                side_column::unfold_alone(ui);
            }
            ui.label(RichText::new(shown(turn.left_s)).size(24.0).color(style::INK));
            ui.label(RichText::new(name_of(data.names(), turn.seat)).size(19.0).color(style::INK));
            let ends = !turn.answers && turn.left_s <= WARNS_S;
            let (words, ink) = match ends {
                true => (Words::EndsSoon, style::AMBER),
                false => (Words::KeepStill, style::FAINT),
            };
            ui.label(RichText::new(say(words)).color(ink));
        });
    };
    panel(ctx, "cluethulhu turn head", data.layout.head, said);
    panel(ctx, "cluethulhu turn picks", data.layout.bar, |ui| picks(ui, data, turn, brief, wanted));
    match (&brief.answer, side_column::place(ctx, data.layout.record)) {
        // An answer is there for as long as it may be read: nobody has to look for it.
        (Some(answer), beside) => {
            let rect = beside.unwrap_or_else(|| side_column::over_table(ctx));
            page(ctx, rect, |ui| answers(ui, data, answer, &brief.late));
        }
        (None, Some(rect)) => page(ctx, rect, |ui| tells(ui, data, brief)),
        (None, None) => {}
    }
}

/// Draws what one is told, beside the ring or over it.
fn page(ctx: &Context, rect: Rect, content: impl FnOnce(&mut Ui)) {
    const NAME: &str = "cluethulhu turn brief";
    // Over the ring it must not shine through.
    let frame = style::panel_frame().fill(style::DIALOG).inner_margin(Margin::symmetric(10, 6));
    filled(ctx, NAME, rect, frame, content);
    ctx.move_to_top(LayerId::new(Order::Middle, Id::new(NAME)));
}

fn picks(ui: &mut Ui, data: &PanelData, turn: &TurnClock, brief: &Brief, wanted: &mut Vec<Wanted>) {
    ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
    ui.columns(PICKS, |columns| {
        for (k, ui) in columns.iter_mut().enumerate() {
            let who = match turn.picks[k] {
                Some(Pick::Somebody(seat)) => name_of(data.names(), seat),
                Some(Pick::Nobody) => say(Words::Nobody),
                None => "…".into(),
            };
            let words = RichText::new(say(Words::Pick { number: k + 1, who })).size(16.0);
            let chosen = Button::new(words).selected(turn.at == k).min_size(vec2(ui.available_width(), 28.0));
            if ui.add(chosen).clicked() {
                wanted.push(UiCommand::Wish(GameRequest::PickAgain(k)));
            }
            barred(ui, &say(&brief.picks[k]), SMALL, 1);
        }
    });
    ui.horizontal(|ui| {
        if button(ui, &say(Verbs::Nobody), NO, None, false) {
            wanted.push(UiCommand::Wish(GameRequest::Pick(Pick::Nobody)));
        }
        let why = match (turn.confirmed, turn.is_full()) {
            (true, _) => Some(say(Words::Confirmed)),
            (false, false) => Some(say(Words::PickFirst)),
            (false, true) => None,
        };
        if button(ui, &say(Words::Confirm), ENTER, why.as_deref(), true) {
            wanted.push(UiCommand::Wish(GameRequest::Confirm));
        }
    });
}

/// The answer to a turn, and whether it came to its end in time: a line each, whatever they say.
fn answers(ui: &mut Ui, data: &PanelData, answer: &Message, late: &Message) {
    ui.label(RichText::new(say(Words::Shows)).color(style::FAINT));
    barred(ui, &data.tell(answer), LARGE, 1);
    barred(ui, &say(late), MIDDLE, 1);
}

/// What one is told: always in as many lines, each of them in one row and in one colour. A name in a colour, or a line more,
/// would light the face of whoever reads it otherwise than the next.
fn tells(ui: &mut Ui, data: &PanelData, brief: &Brief) {
    let heading = |ui: &mut Ui, words| drop(ui.label(RichText::new(say(words)).color(style::FAINT)));
    ui.spacing_mut().item_spacing.y = 1.5;
    barred(ui, &say(&brief.tablet), LARGE, 1);
    ui.separator();
    heading(ui, Words::YourPicks);
    for (k, words) in brief.picks.iter().enumerate() {
        let who = say(words);
        barred(ui, &say(Words::Pick { number: k + 1, who }), MIDDLE, 1);
    }
    ui.separator();
    heading(ui, Words::YouKnow);
    let area = ScrollArea::vertical().id_salt("turn known").auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        for words in brief.known.iter().chain(&brief.told) {
            barred(ui, &data.tell(words), SMALL, 1);
        }
    });
}

/// Sizes of what is written on the page, points.
const LARGE: f32 = 17.0;
const MIDDLE: f32 = 14.0;
const SMALL: f32 = 13.0;
/// Height of a bar, in sizes of the letters beside it, and how much of their colour it has: from three metres a word is such a
/// bar.
const BAR: (f32, f32) = (0.56, 0.38);

pub fn bar_ink() -> Color32 {
    style::INK.gamma_multiply(BAR.1)
}

/// How long bars are, one after the other, and what is left free between them, in sizes of the letters: as long as words.
const WORDS: ([f32; 7], f32) = ([1.6, 3.4, 1.0, 2.6, 4.2, 2.0, 3.0], 0.28);

/// Words in so many rows, in one colour, filled up with bars: whoever sees the page from afar sees lines of the same length,
/// whatever they say.
pub(super) fn barred(ui: &mut Ui, words: &str, size: f32, rows: usize) {
    let font = FontId::proportional(size);
    let (width, height) = (ui.available_width(), ui.ctx().fonts_mut(|fonts| fonts.row_height(&font)));
    let mut job = LayoutJob::simple(words.to_owned(), font, style::INK, width);
    job.wrap.max_rows = rows;
    let galley = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    let (rect, _) = ui.allocate_exact_size(vec2(width, height * rows as f32), Sense::hover());
    for row in 0..rows {
        let written = galley.rows.get(row).map_or(0.0, |row| row.rect().right() + WORDS.1 * size);
        let mut from = rect.left() + written;
        for length in WORDS.0.into_iter().cycle() {
            if from >= rect.right() {
                break;
            }
            let to = (from + length * size).min(rect.right());
            let middle = pos2((from + to) / 2.0, rect.top() + (row as f32 + 0.56) * height);
            let bar = Rect::from_center_size(middle, vec2(to - from, BAR.0 * size));
            ui.painter().rect_filled(bar, 2.0, bar_ink());
            from = to + WORDS.1 * size;
        }
    }
    ui.painter().galley(rect.min, galley, style::INK);
}

const fn means(what: Use) -> Words {
    match what {
        Use::Doll => Words::Doll,
        Use::Protect => Words::Protect,
        Use::Detain => Words::Detain,
        Use::Arrest => Words::Arrest,
        Use::FirstSibling => Words::FirstSibling,
        Use::SecondSibling => Words::SecondSibling,
        Use::Cure => Words::Cure,
        Use::Look => Words::Look,
        Use::Turn => Words::Turn,
        Use::Take => Words::Take,
        Use::Absorb => Words::Absorb,
    }
}

/// What the view of whoever has the screen comes to: as many lines for everybody, whatever they know (C-19).
pub fn brief(view: &View) -> Brief {
    let Some(own) = &view.own else { return Brief::default() };
    Brief {
        tablet: Words::Tablet { role: own.tablet.message(), side: side(own.side) }.message(),
        picks: view.uses().map(|what| what.map_or(Words::Idle, means).message()) as [Message; PICKS],
        answer: None,
        late: Words::AllPicked.message(),
        known: view.seats.iter().map(|seat| known(view, seat.seat)).collect(),
        told: told(view),
    }
}

/// The same once something was picked: where that turns on a partner, the line of the pick asks whether it is meant. It is a
/// line like any other.
pub fn brief_of(view: &View, turn: &TurnClock) -> Brief {
    let mut brief = brief(view);
    let partners = view.partners();
    for ((words, what), pick) in brief.picks.iter_mut().zip(view.uses()).zip(turn.picks) {
        let harms = matches!(what, Some(Use::Arrest | Use::Detain | Use::Cure | Use::Absorb));
        if let Some(Pick::Somebody(whom)) = pick
            && harms
            && partners.contains(&whom)
        {
            *words = Words::OwnPartner.message();
        }
    }
    brief
}

/// What a turn tells once the clock has ended it: what was not picked before.
pub fn late(view: &View, turn: &TurnClock) -> Message {
    let Some(first) = turn.picks.iter().position(Option::is_none) else {
        return Words::AllPicked.message();
    };
    match view.uses()[first] {
        Some(Use::Arrest) => Words::NoArrest.message(),
        _ => Words::NoPick { number: first + 1 }.message(),
    }
}

/// What whoever has the screen knows of a seat, in a line.
fn known(view: &View, seat: Seat) -> Message {
    let (mut fellow, mut shown, mut bond, mut shoggoth, mut mark) = (None, None, None, None, None);
    for (day, fact) in view.told() {
        match fact {
            Fact::Fellow(who) if who == seat => fellow = Some(Words::Fellow),
            Fact::Saw(who, role) if who == seat => shown = Some(Words::Seen { role: role.message(), day }),
            Fact::Took(who, role) if who == seat => shown = Some(Words::Was { role: role.message(), day }),
            Fact::Cured(who) if who == seat => shown = Some(Words::Cured { day }),
            Fact::Sibling(who) if who == seat => bond = Some(Words::YourSibling),
            Fact::ChoseSiblings(a, b) if a == seat || b == seat => bond = Some(Words::Sibling),
            Fact::ShoggothAbsorbs(who, _) if who == seat => shoggoth = Some(Words::Shoggoth),
            Fact::Marked { by, whom } if by == seat && day == view.day => {
                mark = Some(whom.map_or(Words::PointsNobody, |whom| Words::Points { whom }));
            }
            _ => {}
        }
    }
    let all = [fellow, shown, bond, shoggoth].into_iter().flatten();
    let mut known: Vec<Message> = all.map(|words| words.message()).collect();
    if known.is_empty() {
        let you = view.viewer == Some(seat);
        known.push(if you { Words::ThatIsYou } else { Words::NothingKnown }.message());
    }
    // Of somebody of whom nothing is known the line is about as long.
    let mark = mark.unwrap_or(Words::NothingShown).message();
    Words::Known { seat, known, mark }.message()
}

/// What whoever has the screen was told last: twice what happened to them, and once what they did.
fn told(view: &View) -> [Message; 3] {
    let on = |day: u16, fact: &Fact| Words::On { day, fact: fact.message() }.message();
    let all = || view.told().map(|(day, fact)| (fact, on(day, &fact)));
    let to_them = |fact: &Fact| {
        matches!(fact, Fact::Detained | Fact::Freed | Fact::Seen | Fact::NewTablet(_) | Fact::Sibling(_))
    };
    let by_them = |fact: &Fact| {
        matches!(
            fact,
            Fact::GaveDoll(_)
                | Fact::Protects(_)
                | Fact::ProtectionFails
                | Fact::Detains(_)
                | Fact::ChoiceInvalid
                | Fact::ChoseSiblings(..)
                | Fact::Cured(_)
                | Fact::Saw(..)
                | Fact::Turned
                | Fact::Took(..)
                | Fact::Nothing(_)
        )
    };
    let mut happened: Vec<Message> =
        all().filter(|(fact, _)| to_them(fact)).map(|(_, words)| words).collect();
    let did = all().filter(|(fact, _)| by_them(fact)).map(|(_, words)| words).last();
    [
        happened.pop().unwrap_or_else(|| Words::NobodyTapped.message()),
        happened.pop().unwrap_or_else(|| Words::NothingElse.message()),
        did.unwrap_or_else(|| Words::NothingDone.message()),
    ]
}

/// What the answer page says to whoever gave these orders on that Day: the tablet that was shown, or a line of the same shape.
pub fn answer(view: &View, day: u16, orders: [Option<Seat>; PICKS]) -> Message {
    let saw = view.told().filter(|(told, _)| *told == day).find_map(|(_, fact)| match fact {
        Fact::Saw(whom, role) => Some(Words::Holds { seat: whom, role: role.message() }),
        _ => None,
    });
    let whom = || orders.into_iter().flatten().next().or(view.viewer).unwrap_or(Seat(0));
    saw.unwrap_or_else(|| Words::FaceDown { seat: whom() }).message()
}
