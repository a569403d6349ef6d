//! What is written at the table of Rathulhu: it can be read at every size, it says what the rules say, and the counts at
//! the end of an Aeon and of the game are told one by one.

mod counts;
mod drags;
mod mats;
mod stakes;

use crate::panels::context;
use crate::rathulhu_scene::{Bidding, EMPTY, act, data, finish, frame, pass, play, rect, table};
use bevy_egui::egui::{Color32, Context, Event as Input, FullOutput, Pos2, Rect, Shape, Vec2, vec2};
use game::Game;
use rathulhu_rules::*;
use rathulhu_window::UiState;
use rathulhu_window::count::{Counting, FinalCount};
use rathulhu_window::layout::Layout;
use rathulhu_window::panels::{result, show};
use rathulhu_window::shown_table::Table;
use session::{CardMatch, Names, Seating, Sitter, Skill};

/// Something that is written, as far as it is seen.
#[derive(Clone, Debug)]
pub struct Written {
    pub words: String,
    pub rect: Rect,
    pub ink: Color32,
    /// Whether all of it is seen.
    pub whole: bool,
}

/// Everything that is written in a picture.
pub fn written(output: &FullOutput) -> Vec<Written> {
    let mut all = vec![];
    output.shapes.iter().for_each(|clipped| gather(&clipped.shape, clipped.clip_rect, &mut all));
    all
}

/// The same of a part of it, after what was found before.
pub fn gather(shape: &Shape, clip: Rect, into: &mut Vec<Written>) {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => {
            let all = text.visual_bounding_rect();
            let rect = all.intersect(clip);
            let ink = text.galley.job.sections.first().map_or(text.fallback_color, |s| s.format.color);
            let whole = clip.expand(0.5).contains_rect(all);
            if rect.is_positive() {
                into.push(Written { words: text.galley.text().into(), rect, ink, whole });
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, into)),
        _ => {}
    }
}

/// A match of one person against the strongest bots, all with names.
pub fn begin(players: u8, seed: u64) -> Bidding {
    begin_as(Setup::players(players), 1, seed)
}

/// A match of so many people and the strongest bots, all with names.
pub fn begin_as(setup: Setup, people: usize, seed: u64) -> Bidding {
    let players = setup.players;
    let mut sitters = vec![Sitter::Bot(Skill::High); usize::from(players)];
    sitters[..people].fill(Sitter::Person);
    let seating = Seating { sitters, names: Names::usual(usize::from(players)) };
    CardMatch::new(&setup, seed, seating, true).unwrap()
}

/// A look at a table.
pub struct Look {
    pub size: Vec2,
    pub still: bool,
    pub bag_open: bool,
    pub pointer: Option<Pos2>,
    pub count: FinalCount,
}

impl Look {
    pub fn at(size: Vec2) -> Self {
        Self { size, still: false, bag_open: false, pointer: None, count: FinalCount::default() }
    }

    pub fn layout(&self, m: &Bidding) -> Layout {
        Layout::new(self.size, m.seating().sitters.len(), usize::from(m.setup().time_spaces()))
    }

    /// What is written once everything has found its place.
    pub fn read(&self, ctx: &Context, m: &Bidding, table: &Table) -> Vec<Written> {
        let ui_state = UiState { bag_open: self.bag_open, count: self.count, ..UiState::default() };
        let mut shown = data(m, table, &ui_state, self.size);
        shown.look.still = self.still;
        let events = || vec![self.pointer.map_or(Input::PointerGone, Input::PointerMoved)];
        let over = m.game().outcome().is_some() && !table.is_busy();
        let draw = || {
            frame(ctx, self.size, events(), |ctx| {
                show(ctx, &shown);
                if over {
                    result::show(ctx, &shown, false);
                }
            })
        };
        (0..3).for_each(|_| drop(draw()));
        written(&draw())
    }
}

/// What is written in some place, from left to right, as one line.
pub fn line(all: &[Written], place: Rect) -> String {
    let mut there: Vec<&Written> = all.iter().filter(|w| place.contains(w.rect.center())).collect();
    there.sort_by(|a, b| a.rect.left().total_cmp(&b.rect.left()));
    let words = there.iter().map(|w| w.words.trim()).filter(|words| !words.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// What is written in the panel that has such a head: all that is drawn from there on.
pub fn from_head(all: &[Written], head: impl Fn(&str) -> bool) -> &[Written] {
    let at = all.iter().rposition(|w| head(&w.words)).expect("there is no such panel");
    &all[at..]
}

/// Points as they are written.
pub fn points(words: &str) -> Option<i16> {
    match words.chars().next()? {
        '+' => words[1..].parse::<i16>().ok().filter(|n| *n > 0),
        '−' => words['−'.len_utf8()..].parse::<i16>().ok().filter(|n| *n > 0).map(|n| -n),
        _ => words.parse().ok().filter(|n| *n == 0),
    }
}

/// Plays on with the table following, and looks at every position.
pub fn play_through(m: &mut Bidding, mut look: impl FnMut(&Bidding, &Table)) {
    let mut table = table(m);
    look(m, &table);
    while m.game().outcome().is_none() {
        play(m, &mut table, Skill::Middle);
        finish(&mut table);
        look(m, &table);
    }
}

pub const SMALL: Vec2 = vec2(900.0, 600.0);
pub const USUAL: Vec2 = vec2(1280.0, 720.0);

pub fn fresh() -> Context {
    context()
}
