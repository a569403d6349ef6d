//! The gallery: finished matches that can be ranked, the best of every kind first.

use super::act::Request;
use super::layout::{faint, pages};
use super::save_row::{self, RowContents, Thumbnail};
use super::style;
use crate::game_ui::Games;
use crate::messages::{Command, GalleryWish, Question, Watched};
use crate::platform::save_picture;
use crate::speech::say;
use crate::texts::Gallery as Words;
use crate::words::{ago, capital};
use bevy_egui::egui::{Button, Color32, Grid, Label, ProgressBar, RichText, ScrollArea, Ui, vec2};
use files::words::reason;
use game::message::{Arg, Message};
use session::apart::NotProved;
use session::daily::Day;
use session::gallery::{self, Exhibit, List};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// What came of asking whether a score holds.
#[derive(Clone, Debug, PartialEq)]
pub enum ProofState {
    /// It is being found out; how much of it is done, 0 to 1.
    UnderWay(f32),
    /// It does: so many steps came out as they were recorded.
    Holds(u64),
    /// It does not, or nobody knows, and why.
    Not(NotProved),
}

/// A list of the best.
#[derive(Clone, Debug)]
pub struct BestList {
    /// What is compared.
    pub title: String,
    /// The best first.
    pub rows: Vec<GalleryRow>,
}

/// A match in a list.
#[derive(Clone, Debug)]
pub struct GalleryRow {
    /// Its save.
    pub path: PathBuf,
    /// Its place in the list and what it came to.
    pub title: String,
    /// By whom, and when; and a picture.
    pub shown: RowContents,
    /// What is known of it, each with its name.
    pub facts: Vec<(String, String)>,
    /// What it came to, of what the first came to, 0 to 1.
    pub share: f32,
}

/// What stands in the gallery.
#[derive(Clone, Default)]
pub struct GalleryView {
    /// The lists.
    pub lists: Vec<BestList>,
    /// Files that could not be read, and why.
    pub wrong: Vec<String>,
    /// The row that is open: which list, which match.
    pub open: Option<(usize, PathBuf)>,
    /// Whether the score of a match holds.
    pub proof: Option<(PathBuf, ProofState)>,
}

impl fmt::Debug for GalleryView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GalleryView")
            .field("lists", &self.lists)
            .field("open", &self.open)
            .finish_non_exhaustive()
    }
}

impl GalleryView {
    /// Looks what stands in a folder.
    pub fn read(folder: Option<&Path>, games: &Games) -> Self {
        let Some(folder) = folder else {
            let why = say(Words::NoFolder);
            return Self { wrong: vec![why], ..Self::default() };
        };
        save_picture::tidy(folder);
        match gallery::read(folder) {
            Ok((exhibits, wrong)) => {
                let lists = gallery::lists(&exhibits);
                let lists = lists.iter().map(|(list, best)| best_list(list, best, games)).collect();
                let wrong = wrong.iter().map(|why| capital(&say(why))).collect();
                Self { lists, wrong, ..Self::default() }
            }
            Err(why) => {
                let why = say(Words::Unreadable { folder: folder.display().to_string(), why: reason(&why) });
                Self { wrong: vec![why], ..Self::default() }
            }
        }
    }

    /// The same with what was open, and found out, before.
    #[must_use]
    pub(crate) fn opened_as(mut self, before: &Self) -> Self {
        (self.open, self.proof) = (before.open.clone(), before.proof.clone());
        self
    }
}

fn best_list(list: &List, best: &[&Exhibit], games: &Games) -> BestList {
    let title = say(list.told(games.find(&list.game).map(|ui| ui.basics.info)));
    let most = best.first().map_or(1, |first| list.figure(first).max(1));
    let row = |(at, exhibit): (usize, &&Exhibit)| row(at + 1, exhibit, (list, most), games);
    BestList { title, rows: best.iter().enumerate().map(row).collect() }
}

fn row(place: usize, exhibit: &Exhibit, (list, most): (&List, i64), games: &Games) -> GalleryRow {
    let Exhibit { path, header, score, since, .. } = exhibit;
    let ui = games.find(&header.game);
    let info = ui.map(|ui| ui.basics.info);
    let by = score.by(info);
    let help = score.help.told();
    let help = if help.is_empty() {
        say(Words::NoHelp)
    } else {
        say(Message::new("score-help").with("help", Arg::All(help)))
    };
    let height = list.figure_told(exhibit, info);
    let seed = header.seed.unwrap_or_default();
    let seed = exhibit.score.day.map_or_else(
        || seed.to_string(),
        |day| say(Words::Day { seed: seed.to_string(), day: day.to_string() }),
    );
    GalleryRow {
        path: path.clone(),
        // What nobody has proved has no rank.
        title: if exhibit.is_proved() {
            say(Words::Rank { place, height })
        } else {
            say(Words::NoRank { height })
        },
        shown: RowContents {
            words: capital(&say(Words::Who { by: by.clone(), since: ago(*since) })),
            picture: save_picture::read(path).as_ref().map(Thumbnail::new),
            emblem: ui.map(|ui| ui.basics.emblem),
        },
        facts: vec![
            (say(Words::CameTo), say(score.came_to(info))),
            (say(Words::With), say(score.played(info))),
            (say(Words::By), say(by)),
            (say(Words::Help), help),
            (say(Words::Seed), seed),
            (
                say(Message::new(ui.map_or("counts-turn", |ui| ui.basics.info.counts))),
                header.turn.to_string(),
            ),
            (say(Words::Proof), say(exhibit.proof())),
            (say(Words::File), path.display().to_string()),
        ],
        share: (list.figure(exhibit) as f64 / most as f64).clamp(0.0, 1.0) as f32,
    }
}

/// Colour of the bar that shows what a match came to.
const BAR: Color32 = Color32::from_rgb(96, 132, 108);
/// Its height, points.
const BAR_TALL: f32 = 4.0;

/// Draws the gallery into a dialog.
pub fn show(ui: &mut Ui, view: &mut GalleryView) -> Option<Request> {
    let mut act = None;
    ui.label(faint(say(Words::About { day: Day::of(SystemTime::now()).to_string() })));
    for why in &view.wrong {
        ui.add(Label::new(RichText::new(why).color(style::BAD)).wrap());
    }
    if view.lists.is_empty() {
        ui.add_space(8.0);
        ui.label(say(Words::Empty));
    }
    ScrollArea::vertical().id_salt("gallery").auto_shrink(false).show(ui, |ui| {
        pages(ui);
        let wide = ui.available_width();
        for (number, list) in view.lists.iter().enumerate() {
            ui.add_space(6.0);
            ui.add(Label::new(RichText::new(&list.title).size(16.0).color(style::AMBER)).wrap());
            for row in &list.rows {
                let open = view.open.as_ref().is_some_and(|(at, path)| *at == number && *path == row.path);
                if save_row::show(ui, &row.title, &row.shown, wide, true).clicked() {
                    view.open = (!open).then(|| (number, row.path.clone()));
                }
                let (bar, _) = ui.allocate_exact_size(vec2(wide, BAR_TALL), bevy_egui::egui::Sense::hover());
                ui.painter().rect_filled(bar, 2.0, style::WELL);
                let filled = bevy_egui::egui::Rect::from_min_size(bar.min, vec2(wide * row.share, BAR_TALL));
                ui.painter().rect_filled(filled, 2.0, BAR);
                if open {
                    let proof = view.proof.as_ref().filter(|(path, _)| *path == row.path);
                    act = act.take().or(details(ui, row, proof.map(|(_, proof)| proof)));
                }
            }
        }
    });
    act
}

fn details(ui: &mut Ui, row: &GalleryRow, proof: Option<&ProofState>) -> Option<Request> {
    let mut act = None;
    ui.indent(&row.path, |ui| {
        Grid::new(&row.path).num_columns(2).min_row_height(0.0).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
            for (what, words) in &row.facts {
                ui.label(faint(capital(what)));
                ui.add(Label::new(words).wrap());
                ui.end_row();
            }
        });
        match proof {
            Some(ProofState::UnderWay(done)) => {
                drop(ui.add(ProgressBar::new(*done).text(say(Words::Checking))));
            }
            Some(ProofState::Holds(steps)) => {
                let words = say(Words::Holds { steps: i64::try_from(*steps).unwrap_or(i64::MAX) });
                ui.add(Label::new(RichText::new(words).color(style::GOOD)).wrap());
            }
            Some(ProofState::Not(NotProved::Fails(why))) => {
                let words = say(Words::Fails { why: why.clone() });
                ui.add(Label::new(RichText::new(words).color(style::BAD)).wrap());
            }
            Some(ProofState::Not(NotProved::Unchecked(why))) => {
                let words = say(Words::Unchecked { why: why.clone() });
                ui.add(Label::new(RichText::new(words).color(style::AMBER)).wrap());
            }
            None => {}
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(say(Words::Watch)).clicked() {
                act = Some(Request::Command(Command::Watch(Watched::Save(row.path.clone()))));
            }
            let idle = !matches!(proof, Some(ProofState::UnderWay(_)));
            if ui.add_enabled(idle, Button::new(say(Words::Check))).clicked() {
                act = Some(Request::Command(Command::Do(Arc::new(GalleryWish::Prove(row.path.clone())))));
            }
            if ui.button(say(Words::Remove)).clicked() {
                act = Some(Request::Ask(Question {
                    words: say(Words::RemoveSure),
                    yes: say(Words::RemoveYes),
                    deed: Arc::new(GalleryWish::Remove(row.path.clone())),
                }));
            }
        });
    });
    act
}
