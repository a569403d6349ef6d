//! The players in a set-up: how many, what they are called, and who plays for them. The same for every game.

use super::drop_down;
use super::form::head;
use super::layout::faint;
use super::seats::{Badge, chip};
use super::tip::HoverTip;
use crate::game_ui::FormError;
use crate::speech::{name_of, say};
use crate::texts::SetupText;
use bevy_egui::egui::{Label, TextEdit, Ui};
use game::Seat;
use game::message::Message;
use serde::{Deserialize, Serialize};
use session::info::GameInfo;
use session::{Names, Seating, Sitter};
use std::collections::BTreeSet;

/// Longest name, letters.
const LONGEST: usize = 12;
/// More players than these are listed in two columns.
const ONE_COLUMN: usize = 6;
/// Room for a seat's mark, points: names begin below one another.
const CHIP: f32 = 27.0;
/// Room for all who may play a seat, points: a person, three levels of bots, and the same with a temper.
const LIST: f32 = 280.0;

/// A seat being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// As typed.
    pub name: String,
    /// Who plays it.
    pub sitter: Sitter,
}

/// The players being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players {
    /// How many play.
    pub count: u8,
    /// As many places as the game has seats, of which the first are taken.
    pub places: Vec<SeatSetup>,
}

impl Players {
    /// So many players of a game: a person, and bots as they usually are.
    pub fn new(count: u8, info: &GameInfo) -> Self {
        let names = Names::usual(usize::from(info.seats.1));
        let place = |seat: u8| SeatSetup {
            name: names.given(Seat(seat)).unwrap_or_default().to_owned(),
            sitter: if seat == 0 { Sitter::Person } else { Sitter::Bot(info.usual_skill) },
        };
        Self { count, places: (0..info.seats.1).map(place).collect() }
    }

    /// Those of a match; whoever might join is as usual.
    pub fn of(seating: &Seating, info: &GameInfo) -> Self {
        let count = u8::try_from(seating.sitters.len()).unwrap_or(info.seats.1);
        let mut players = Self::new(count, info);
        for ((place, sitter), seat) in players.places.iter_mut().zip(&seating.sitters).zip((0..).map(Seat)) {
            let name = seating.names.given(seat).unwrap_or_default().to_owned();
            *place = SeatSetup { name, sitter: *sitter };
        }
        players
    }

    /// Whether these can sit down to a game: they may come from a file that somebody wrote.
    pub fn fit(&self, info: &GameInfo) -> bool {
        let known = |place: &SeatSetup| match place.sitter {
            Sitter::Person => true,
            Sitter::Bot(skill) => info.level(skill).is_some(),
            Sitter::Spiteful(skill) => info.tempers && info.level(skill).is_some(),
        };
        (info.seats.0..=info.seats.1).contains(&self.count)
            && self.places.len() == usize::from(info.seats.1)
            && self.places.iter().all(|place| known(place) && place.name.chars().count() <= LONGEST)
    }

    fn taken(&self) -> &[SeatSetup] {
        &self.places[..usize::from(self.count).min(self.places.len())]
    }

    fn names(&self) -> Names {
        Names::new(self.taken().iter().map(|place| place.name.clone()))
    }

    /// Who sits where.
    ///
    /// # Errors
    /// [`FormError::SameName`] where two are called the same.
    pub fn seating(&self) -> Result<Seating, FormError> {
        let names = self.names();
        let mut met = BTreeSet::new();
        if let Some(twice) =
            (0..self.count).filter_map(|k| names.given(Seat(k))).find(|name| !met.insert(*name))
        {
            return Err(FormError::SameName(twice.to_owned()));
        }
        let sitters = self.taken().iter().map(|place| place.sitter).collect();
        Ok(Seating { sitters, names })
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        name_of(&self.names(), seat)
    }

    /// The row of how many play, and a line for each: `what` they are, what they look like, and a remark about that many.
    pub fn row(
        &mut self,
        ui: &mut Ui,
        what: &str,
        info: &GameInfo,
        badge: impl Fn(Seat) -> Badge,
        remark: impl Fn(u8) -> String,
    ) {
        head(ui, what);
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                // Whoever plays alone has a form of their own.
                for n in info.seats.0.max(2)..=info.seats.1 {
                    ui.selectable_value(&mut self.count, n, n.to_string());
                }
                // Whole, on a line of its own where the numbers leave no room for it.
                ui.add(Label::new(faint(remark(self.count))).extend());
            });
            self.lines(ui, info, |seat| Some(badge(seat)));
        });
        ui.end_row();
    }

    /// A line for each who plays.
    pub fn lines(&mut self, ui: &mut Ui, info: &GameInfo, badge: impl Fn(Seat) -> Option<Badge>) {
        let count = usize::from(self.count);
        let mut places: Vec<(Seat, &mut SeatSetup)> =
            (0..self.count).map(Seat).zip(self.places.iter_mut().take(count)).collect();
        let one = count <= ONE_COLUMN;
        let second = places.split_off(if one { count } else { count.div_ceil(2) });
        ui.horizontal_top(|ui| {
            let column = |ui: &mut Ui, places: Vec<(Seat, &mut SeatSetup)>| {
                let lines = places.into_iter();
                lines.for_each(|(seat, place)| line(ui, seat, place, info, badge(seat), one));
            };
            ui.vertical(|ui| column(ui, places));
            if !second.is_empty() {
                ui.add_space(10.0);
                ui.vertical(|ui| column(ui, second));
            }
        });
    }

    /// The row of who begins: a seat, or chance. `what` beginning means.
    pub fn first_row(&self, ui: &mut Ui, what: &str, first: Option<Seat>) -> Option<Seat> {
        head(ui, what);
        // Nobody begins who has left the table again.
        let mut chosen = first.filter(|seat| seat.0 < self.count);
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(&mut chosen, None, say(SetupText::Chance));
            for seat in (0..self.count).map(Seat) {
                ui.selectable_value(&mut chosen, Some(seat), self.name(seat));
            }
        });
        ui.end_row();
        chosen
    }
}

/// A line for somebody who plays, with words about what plays for them where there is room.
fn line(ui: &mut Ui, seat: Seat, place: &mut SeatSetup, info: &GameInfo, badge: Option<Badge>, wide: bool) {
    ui.horizontal(|ui| {
        if let Some(badge) = badge {
            ui.scope(|ui| {
                ui.set_min_width(CHIP);
                chip(ui, "", badge, 15.0);
            });
        }
        parts(ui, seat, place, info, wide);
    });
}

fn parts(ui: &mut Ui, seat: Seat, place: &mut SeatSetup, info: &GameInfo, wide: bool) {
    let hint = say(seat);
    ui.add(
        TextEdit::singleline(&mut place.name).char_limit(LONGEST).hint_text(hint).desired_width(if wide {
            120.0
        } else {
            96.0
        }),
    );
    let called = |sitter| match info.bot_title(sitter) {
        Some(name) => say(SetupText::Bot { name }),
        None => say(SetupText::Person),
    };
    let now = called(place.sitter);
    let list = drop_down::show(
        ui,
        ("sitter", seat.0),
        |list| list.selected_text(now).width(130.0).height(LIST),
        |ui| {
            let bots = info.levels.iter().map(|level| Sitter::Bot(level.skill));
            let spiteful =
                info.levels.iter().filter(|_| info.tempers).map(|level| Sitter::Spiteful(level.skill));
            for sitter in std::iter::once(Sitter::Person).chain(bots).chain(spiteful) {
                ui.selectable_value(&mut place.sitter, sitter, called(sitter));
            }
        },
    );
    let about = match place.sitter {
        Sitter::Person => say(SetupText::AtScreen),
        Sitter::Spiteful(_) => say(SetupText::SpitefulAbout),
        Sitter::Bot(skill) => {
            info.level(skill).map_or_else(String::new, |level| say(Message::new(level.about)))
        }
    };
    if wide {
        // The form keeps its width whoever plays.
        ui.add(Label::new(faint(about)).truncate());
    } else {
        list.response.tip(about);
    }
}
