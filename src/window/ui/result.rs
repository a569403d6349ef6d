//! The card that says how a match came out. Every game shows the same card with the same offers and the same keys; what only
//! one game has to show is a part between the title and the buttons.
//!
//! The card must not know any game, and it changes nothing: it returns what the player wants.

use super::act::{Request, UiCommand};
use super::caps::KeyButton;
use super::layout::{over, pages};
use super::save_row::Thumbnail;
use super::seats::{Badge, chip};
use super::tip::HoverTip;
use super::{chart, style};
use crate::keys::program::matches::{AGAIN, DECIDED, FOLD, LOOK_BACK, UNDO, WATCH};
use crate::keys::program::window::PICTURE;
use crate::keys::{Cap, pressed};
use crate::messages::{Command, Dialog, LookBackAct, Screen, Watched};
use crate::speech::{self, say};
use crate::texts::Result as Card;
use bevy_egui::egui::{
    Align, Align2, Button, Context, Id, Label, LayerId, Layout, Order, RichText, ScrollArea, Sense, Ui, Vec2,
    vec2,
};
use game::{CardGame, Outcome};
use session::chart::MatchChart;
use session::{CardMatch, Names, Undo};

/// Between the card's edge and its content, points.
pub const INNER: i8 = 18;
/// Room for the window's edge, the card's margins and the space above the buttons, points.
const AROUND: f32 = 84.0;
/// Size of the picture of a match at its best, points; between it and what the game shows; the least that this needs.
const BEST: Vec2 = vec2(288.0, 162.0);
const BETWEEN: f32 = 14.0;
const LEAST_PART: f32 = 300.0;
/// What is unfolded is scrolled into sight in so many pictures: in the first the card does not have its height yet.
const UNFOLDS: u8 = 3;
/// Buttons that take more than this share of the window's height scroll with the rest.
const TALL: f32 = 0.4;
const NAME: &str = "result";

/// What decided a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Decided {
    /// There is no more to tell than the card says anyway.
    #[default]
    Nothing,
    /// Something fell: what gave way first can be watched in slow motion.
    Fall,
    /// These sentences tell it.
    Told(Vec<String>),
}

/// How a match, or a part of one, came out. `W` is what the game itself can be asked.
#[derive(Clone, Debug)]
pub struct ResultCard<W> {
    /// Where the card lies.
    pub at: (Align2, Vec2),
    /// Its width in a window that has room for it, points.
    pub wide: f32,
    /// Who has won.
    pub title: String,
    /// The colours and marks of the winners.
    pub winners: Vec<Badge>,
    /// How, in a sentence.
    pub words: String,
    /// What decided it.
    pub decided: Decided,
    /// How it went, and the names of seats: told with what decided it.
    pub chart: Option<(MatchChart, Names)>,
    /// What the picture of the match at its best shows, where the table shows it no more.
    pub best: Option<String>,
    /// Whether a step can be taken back.
    pub back: bool,
    /// While points are being counted: what shows the end of the count at once.
    pub counting: Option<W>,
    /// What comes next where the match is not over: the words on its button, its key, and the wish.
    pub next: Option<(String, &'static str, W)>,
    /// Whether the match may be in the gallery.
    pub gallery: bool,
}

impl<W> ResultCard<W> {
    /// A card in the middle of the window.
    pub fn new(title: String, words: String) -> Self {
        Self {
            at: (Align2::CENTER_CENTER, Vec2::ZERO),
            wide: 470.0,
            title,
            winners: vec![],
            words,
            decided: Decided::Nothing,
            chart: None,
            best: None,
            back: false,
            counting: None,
            next: None,
            gallery: false,
        }
    }

    /// The card of a match of cards: who has won, and whether a step can be taken back.
    pub fn of<G: CardGame>(m: &CardMatch<G>, words: String) -> Self {
        let outcome = m.game().outcome();
        let title = outcome.as_ref().map(|outcome| speech::tell(&m.seating().names, outcome));
        let winners = match outcome {
            Some(Outcome::Won(seats) | Outcome::Drawn(seats)) => seats,
            _ => vec![],
        };
        Self {
            winners: winners.into_iter().map(Badge::usual).collect(),
            back: m.practice() && m.steps().0 > 0,
            ..Self::new(title.unwrap_or_default(), words)
        }
    }

    /// Draws the card with the game's own part in it. A folded card is a button at the foot, so that the table can be
    /// looked at.
    pub fn show(
        mut self,
        ctx: &Context,
        folded: bool,
        part: impl FnOnce(&mut Ui) -> Option<UiCommand<W>>,
    ) -> Option<UiCommand<W>> {
        let mut told = ResultState::of(ctx);
        let pressed = self.pressed(ctx, folded, &mut told);
        let clicked = if folded { fold_button(ctx) } else { self.card(ctx, &mut told, part) };
        told.keep(ctx);
        clicked.or(pressed)
    }

    fn card(
        &mut self,
        ctx: &Context,
        told: &mut ResultState,
        part: impl FnOnce(&mut Ui) -> Option<UiCommand<W>>,
    ) -> Option<UiCommand<W>> {
        let room = ctx.content_rect().size();
        let act = over(ctx, NAME, self.at, room, |ui| {
            let frame = style::panel_frame().fill(style::DIALOG).inner_margin(INNER);
            frame.show(ui, |ui| self.content(ui, room, told, part)).inner
        });
        // A panel of another game may have come up first, before one of this game.
        ctx.move_to_top(LayerId::new(Order::Middle, Id::new(NAME)));
        act
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        told: &mut ResultState,
        part: impl FnOnce(&mut Ui) -> Option<UiCommand<W>>,
    ) -> Option<UiCommand<W>> {
        let mut act = None;
        ui.set_width(width(room, self.wide));
        let (id, known) = (Id::new("result buttons"), told.buttons);
        let outside = known <= room.y * TALL;
        let most = (room.y - AROUND - if outside { known } else { 0.0 }).max(20.0);
        ScrollArea::vertical().id_salt(id).max_height(most).auto_shrink([false, true]).show(ui, |ui| {
            pages(ui);
            act = self.head(ui);
            ui.add_space(6.0);
            let best = self.best.clone().zip(best(ui.ctx()));
            act = beside(ui, best, part).or(act.take());
            if told.open {
                let unfolded = ui.scope(|ui| self.decided(ui)).response.rect;
                if told.unfolds > 0 {
                    // The card grows with it, and scrolls once it is as large as it may be.
                    told.unfolds -= 1;
                    ui.scroll_to_rect(unfolded, Some(Align::Min));
                    ui.ctx().request_repaint();
                }
            }
            if !outside {
                act = self.buttons(ui, told).or(act.take());
            }
        });
        if outside {
            ui.add_space(8.0);
            act = self.buttons(ui, told).or(act.take());
        }
        if (told.buttons - known).abs() > 0.5 {
            ui.ctx().request_discard("the result has other buttons");
        }
        act
    }

    /// What decided it, unfolded.
    fn decided(&self, ui: &mut Ui) {
        if let Decided::Told(lines) = &self.decided
            && !lines.is_empty()
        {
            ui.add_space(6.0);
            ui.label(RichText::new(say(Card::Decided)).color(style::FAINT));
            for line in lines {
                ui.add(Label::new(line).wrap());
            }
        }
        if let Some((chart, names)) = &self.chart {
            ui.add_space(6.0);
            chart::show(ui, chart, names);
        }
    }

    /// Who has won, and how. While points are counted it is as high as after that, so that no button moves.
    fn head(&mut self, ui: &mut Ui) -> Option<UiCommand<W>> {
        let title = RichText::new(&self.title).size(28.0).color(style::AMBER);
        let act = match self.counting.take() {
            Some(hurry) => {
                let row = |ui: &mut Ui| {
                    ui.label(title);
                    let button = |ui: &mut Ui| ui.small_button(say(Card::AtOnce)).clicked();
                    ui.with_layout(Layout::right_to_left(Align::Center), button).inner
                };
                ui.horizontal(row).inner.then_some(UiCommand::Wish(hurry))
            }
            None => {
                ui.horizontal_wrapped(|ui| {
                    for badge in &self.winners {
                        chip(ui, "", *badge, 20.0);
                    }
                    ui.label(title);
                });
                None
            }
        };
        if !self.words.is_empty() {
            ui.add(Label::new(RichText::new(&self.words).color(style::FAINT)).wrap());
        }
        act
    }

    /// The offers. What comes next is the large one.
    fn buttons(&mut self, ui: &mut Ui, told: &mut ResultState) -> Option<UiCommand<W>> {
        let mut act = None;
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
            let again = || (say(Card::Again), Cap::Of(AGAIN));
            let (label, key) = self.next.as_ref().map_or_else(again, |next| (next.0.clone(), next.1.into()));
            let main = Button::new(RichText::new(label).size(16.0)).min_size(vec2(90.0, 32.0));
            if ui.add(KeyButton::new(main.fill(style::BUTTON_WARM), key)).clicked() {
                act = Some(match self.next.take() {
                    Some((.., wish)) => UiCommand::Wish(wish),
                    None => Command::Again.into(),
                });
            }
            ui.spacing_mut().button_padding = vec2(6.0, 3.0);
            for (label, key, about, wants) in self.offers() {
                // One widget each, so that the row breaks between them.
                let button = Button::new(RichText::new(say(label)).small());
                if ui.add(KeyButton::new(button, key)).tip(say(about)).clicked() {
                    act = told.asked(wants).or(act.take());
                }
            }
        });
        told.buttons = row.response.rect.height();
        act
    }

    /// What is offered beside the large button, in the order of the card: its label, its key, what it means, and what it asks
    /// of the program; nothing where the card itself tells more.
    fn offers(&self) -> Vec<(Card, Cap<'static>, Card, Option<Request>)> {
        let is_over = self.next.is_none();
        let offer = |label, key, about, what| (label, key, about, Some(Request::Command(what)));
        let (watch, look_back) = (Command::Watch(Watched::Table), Command::LookBack(LookBackAct::Next));
        let (undo, menu) = (Command::Rewind(Undo::Undo), Command::Show(Screen::Menu));
        let decided = match self.decided {
            Decided::Nothing => None,
            Decided::Fall => Some(Card::DecidedFall),
            Decided::Told(_) => Some(Card::DecidedTold),
        };
        let gallery = (Card::Gallery, "".into(), Card::GalleryAbout, Some(Request::Open(Dialog::Gallery)));
        let all = [
            is_over.then(|| offer(Card::Watch, WATCH.into(), Card::WatchAbout, watch)),
            is_over.then(|| offer(Card::LookBack, LOOK_BACK.into(), Card::LookBackAbout, look_back)),
            decided.map(|about| (Card::Decided, DECIDED.into(), about, self.falls())),
            self.back.then(|| offer(Card::Back, UNDO.into(), Card::BackAbout, undo)),
            Some(offer(Card::Picture, PICTURE.into(), Card::PictureAbout, Command::SavePicture)),
            Some(offer(Card::Fold, FOLD.into(), Card::FoldAbout, Command::FoldResult(true))),
            self.gallery.then_some(gallery),
            Some(offer(Card::Menu, "".into(), Card::MenuAbout, menu)),
        ];
        all.into_iter().flatten().collect()
    }

    /// The fall that decided the match, to be seen again, if one did.
    fn falls(&self) -> Option<Request> {
        (self.decided == Decided::Fall).then_some(Request::Command(Command::Watch(Watched::LastFall)))
    }

    /// What the keys of the card ask for, as long as no dialog lies over it.
    fn pressed(&self, ctx: &Context, folded: bool, told: &mut ResultState) -> Option<UiCommand<W>> {
        if ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        if pressed(ctx, &FOLD) {
            return Some(Command::FoldResult(!folded).into());
        }
        let is_over = self.next.is_none();
        if is_over && pressed(ctx, &AGAIN) {
            return Some(Command::Again.into());
        }
        if is_over && pressed(ctx, &WATCH) {
            return Some(Command::Watch(Watched::Table).into());
        }
        (pressed(ctx, &DECIDED) && self.decided != Decided::Nothing)
            .then(|| told.asked(self.falls()))
            .flatten()
    }
}

/// The game's own part with the picture of the match at its best beside it, or below where there is no room.
fn beside<R>(
    ui: &mut Ui,
    best: Option<(String, Thumbnail)>,
    part: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let Some((words, picture)) = best else { return part(ui) };
    let show = |ui: &mut Ui| {
        ui.label(RichText::new(&words).color(style::FAINT));
        let (rect, _) = ui.allocate_exact_size(BEST, Sense::hover());
        picture.paint(ui.painter(), rect);
    };
    let left = ui.available_width() - BEST.x - BETWEEN;
    if left < LEAST_PART {
        let act = part(ui);
        ui.add_space(6.0);
        show(ui);
        return act;
    }
    ui.horizontal_top(|ui| {
        let act = ui.vertical(|ui| {
            ui.set_width(left);
            part(ui)
        });
        ui.add_space(BETWEEN - ui.spacing().item_spacing.x);
        ui.vertical(show);
        act.inner
    })
    .inner
}

/// The picture of the match on the table at its best, if one was taken.
fn best(ctx: &Context) -> Option<Thumbnail> {
    ctx.data(|data| data.get_temp::<Option<Thumbnail>>(Id::new("match at its best"))).flatten()
}

/// Says how the match on the table looked at its best.
pub fn set_best(ctx: &Context, picture: Option<Thumbnail>) {
    ctx.data_mut(|data| data.insert_temp(Id::new("match at its best"), picture));
}

/// The width of a card's content in a window so large, points.
pub fn width(room: Vec2, wide: f32) -> f32 {
    (room.x - 80.0).clamp(20.0, wide)
}

/// What the card remembers from picture to picture.
#[derive(Clone, Copy, Default)]
struct ResultState {
    /// Whether what decided the match is unfolded.
    open: bool,
    /// In so many more pictures it is scrolled to what has just been unfolded.
    unfolds: u8,
    /// The height of the buttons, points.
    buttons: f32,
    /// The picture in which the card was seen last.
    frame: u64,
}

impl ResultState {
    fn id() -> Id {
        Id::new("what the result card tells")
    }

    /// A card that comes up anew tells only the most necessary.
    fn of(ctx: &Context) -> Self {
        let known: Self = ctx.data(|data| data.get_temp(Self::id())).unwrap_or_default();
        let seen_before = known.frame + 1 >= ctx.cumulative_frame_nr();
        Self { open: known.open && seen_before, ..known }
    }

    /// What the button of an offer asks for; one that asks for nothing unfolds what decided the match, or folds it.
    fn asked<W>(&mut self, wants: Option<Request>) -> Option<UiCommand<W>> {
        if wants.is_none() {
            self.open ^= true;
            self.unfolds = if self.open { UNFOLDS } else { 0 };
        }
        wants.map(UiCommand::Program)
    }

    fn keep(self, ctx: &Context) {
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(Self::id(), Self { frame, ..self }));
    }
}

fn fold_button<W>(ctx: &Context) -> Option<UiCommand<W>> {
    let at = (Align2::CENTER_BOTTOM, vec2(0.0, -12.0));
    let back = over(ctx, "result folded", at, vec2(300.0, 80.0), |ui| {
        let words = RichText::new(say(Card::Unfold)).size(16.0);
        let button = KeyButton::new(Button::new(words), FOLD);
        style::panel_frame().show(ui, |ui| ui.add(button).clicked()).inner
    });
    back.then(|| Command::FoldResult(false).into())
}
