//! The set-up of a match of Cluethulhu: who sits where, who keeps the secrets, which tablets are in the deck.

use super::table::Table;
use super::{CluethulhuOrder, clock, desk::Manner};
use crate::app::card_match::CardOrder;
use crate::app::game_ui::{FormContext, FormError, Order, SetupForm};
use crate::app::ui::form::{self, choose, head, parse_seed, seed_field};
use crate::app::ui::layout::faint;
use crate::app::ui::players::Players;
use crate::app::ui::seats::Badge;
use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::games::cluethulhu::INFO;
use crate::games::cluethulhu::balance;
use crate::games::cluethulhu::rules::{Day, Keeper, Role, Setup, TURN_S, TURNS_S};
use crate::session::{Seating, Sitter};
use bevy_egui::egui::{Label, RichText, Slider, Ui};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// From so many players a human Keeper is proposed: a lap takes too long.
const LONG: u8 = 11;

/// A match being set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays.
    pub players: Players,
    /// Who keeps the secrets.
    pub keeper: Keeper,
    /// The special tablets.
    pub specials: Vec<Role>,
    /// The deck is not told.
    pub hidden: bool,
    /// The Detective acts after the arrest.
    pub detective_after_vote: bool,
    /// Detective and Psychiatrist are plain.
    pub plain_investigators: bool,
    /// A turn of a Day round one screen, s.
    pub turn_s: u8,
    /// Whether talk and defences are timed.
    pub timers: bool,
    practice: bool,
    /// As typed; empty for a seed of chance.
    #[serde(skip)]
    pub seed: String,
}

impl Default for Draft {
    /// One person among bots.
    fn default() -> Self {
        let players = Players::new(INFO.usual_seats, &INFO);
        let specials = Setup::players(players.count).specials;
        Self {
            players,
            keeper: Keeper::Machine,
            specials,
            hidden: false,
            detective_after_vote: false,
            plain_investigators: false,
            turn_s: TURN_S,
            timers: true,
            practice: true,
            seed: String::new(),
        }
    }
}

impl Draft {
    /// People who round one screen play among themselves.
    pub fn party() -> Self {
        let mut draft = Self::default();
        draft.players.places.iter_mut().for_each(|place| place.sitter = Sitter::Person);
        draft
    }

    /// People round a table whose Keeper has the screen.
    pub fn console() -> Self {
        Self { keeper: Keeper::Human, ..Self::party() }
    }

    /// The same again as a match that was played, with another seed.
    pub fn again(order: &CardOrder<Table>, timers: bool) -> Self {
        let setup = &order.setup;
        Self {
            players: Players::of(&order.seating, &INFO),
            keeper: setup.keeper,
            specials: setup.specials.clone(),
            hidden: setup.hidden,
            detective_after_vote: setup.detective_after_vote,
            plain_investigators: setup.plain_investigators,
            turn_s: setup.turn_s,
            timers,
            practice: order.practice,
            seed: String::new(),
        }
    }

    /// How the match will be played at this screen.
    ///
    /// # Errors
    /// Where two are called the same.
    pub fn manner(&self) -> Result<Manner, FormError> {
        Ok(match (self.keeper, self.seating()?.persons().count()) {
            (Keeper::Human, _) => Manner::Console,
            (Keeper::Machine, 0 | 1) => Manner::Alone,
            (Keeper::Machine, _) => Manner::Round,
        })
    }

    /// Who sits where: with a human Keeper nobody whom the program plays.
    fn seating(&self) -> Result<Seating, FormError> {
        let mut seating = self.players.seating()?;
        if self.keeper == Keeper::Human {
            seating.sitters.fill(Sitter::Person);
        }
        Ok(seating)
    }

    /// What is agreed.
    ///
    /// # Errors
    /// Where two are called the same.
    pub fn setup(&self) -> Result<Setup, FormError> {
        let day = if self.manner()? == Manner::Round { Day::Lap } else { Day::Segments };
        Ok(Setup {
            players: self.players.count,
            specials: self.specials.clone(),
            day,
            keeper: self.keeper,
            hidden: self.hidden,
            detective_after_vote: self.detective_after_vote,
            plain_investigators: self.plain_investigators,
            turn_s: self.turn_s,
        })
    }

    /// The order it stands for; `chance` is the seed when none was typed.
    ///
    /// # Errors
    /// What has to be changed first.
    pub fn order(&self, chance: u64) -> Result<CluethulhuOrder, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        let setup = self.setup()?;
        setup.tablets()?;
        // Mistakes at the console can be taken back, always.
        let practice = self.practice || self.keeper == Keeper::Human;
        let order = CardOrder { setup, seating: self.seating()?, seed, practice };
        Ok(CluethulhuOrder { order, timers: self.timers })
    }

    /// How long a Day takes, and whether a human Keeper would be better, in words.
    pub fn day_takes(&self) -> String {
        let count = self.players.count;
        match self.manner() {
            Ok(Manner::Round) => {
                let takes = clock::minutes(clock::lap_s(count, self.turn_s));
                let long = if count >= LONG {
                    ". From 11 players on rather let one of you be the Keeper: somebody who volunteers, or the first \
                     who goes out"
                } else {
                    ""
                };
                format!("The screen goes round once a Day: about {takes}{long}")
            }
            Ok(Manner::Console) => "A Day takes as long as the Keeper takes: about two minutes".into(),
            Ok(Manner::Alone) => "The screen is yours; a Day takes no longer than your own choices".into(),
            Err(why) => why.to_string(),
        }
    }
}

impl SetupForm for Draft {
    fn title(&self) -> &'static str {
        INFO.title
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        rows(ui, self, about.chance);
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        Ok(Arc::new(Self::order(self, chance)?))
    }

    fn choices(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn choose_again(&mut self, choices: &Value) {
        if let Ok(draft) = Self::deserialize(choices)
            && draft.players.fit(&INFO)
            && (TURNS_S.0..=TURNS_S.1).contains(&draft.turn_s)
        {
            *self = draft;
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

fn rows(ui: &mut Ui, draft: &mut Draft, chance: u64) {
    let before = draft.players.count;
    let dealt = |players| {
        let investigators = Setup::investigators(players);
        format!("{investigators} Investigators, {} others", players - investigators)
    };
    keeper(ui, draft);
    draft.players.row(ui, "Players", &INFO, Badge::usual, dealt);
    if draft.players.count != before {
        draft.specials = Setup::players(draft.players.count).specials;
    }
    deck(ui, draft);
    head(ui, "The deck is");
    choose(
        ui,
        &mut draft.hidden,
        &[
            (false, "known", "Everybody knows which tablets were dealt"),
            (true, "secret", "All parts of the Day are called, whoever is there"),
        ],
    );
    ui.end_row();
    if draft.players.count >= LONG {
        head(ui, "Detective, Psychiatrist");
        choose(
            ui,
            &mut draft.plain_investigators,
            &[(false, "have their powers", ""), (true, "are plain Investigators", "")],
        );
        ui.end_row();
    }
    times(ui, draft);
    if draft.keeper == Keeper::Machine {
        form::practice(ui, &mut draft.practice);
    }
    seed_field(ui, &mut draft.seed, chance, "The same seed gives the same tablets");
}

fn keeper(ui: &mut Ui, draft: &mut Draft) {
    head(ui, "The Keeper");
    choose(
        ui,
        &mut draft.keeper,
        &[
            (Keeper::Machine, "is the program", "People and bots play; nobody sees another's secrets"),
            (Keeper::Human, "is one of you", "All others sit round a table; the Keeper alone has the screen"),
        ],
    );
    ui.end_row();
    head(ui, "A Day");
    ui.add(Label::new(faint(draft.day_takes())).wrap());
    ui.end_row();
}

/// The specials, with what the deck has to be changed in, or what is to be expected of it.
fn deck(ui: &mut Ui, draft: &mut Draft) {
    let count = draft.players.count;
    let (least, most) = Setup::specials_allowed(count);
    head(ui, "Special tablets");
    ui.vertical(|ui| {
        ui.horizontal_wrapped(|ui| {
            for (name, specials) in Setup::standard(count) {
                if ui.selectable_label(draft.specials == specials, name).clicked() {
                    draft.specials = specials;
                }
            }
            let may = if least == most { format!("all {most}") } else { format!("{least} to {most}") };
            ui.label(faint(format!("{} chosen, {may} may be", draft.specials.len())));
        });
        ui.horizontal_wrapped(|ui| {
            for role in Role::SPECIALS {
                let here = draft.specials.contains(&role);
                let response = ui.selectable_label(here, role.name());
                if response.tip(super::panels::record::about(role)).clicked() {
                    draft.specials.retain(|other| *other != role);
                    if !here {
                        draft.specials.push(role);
                        draft.specials.sort();
                    }
                }
            }
        });
        let judged = draft.setup().and_then(|setup| Ok((setup.tablets()?, setup)));
        match judged {
            Err(why) => {
                ui.add(Label::new(RichText::new(why.to_string()).small().color(style::BAD)).wrap());
            }
            Ok((_, setup)) => {
                for warning in balance::warnings(&setup) {
                    ui.add(Label::new(RichText::new(warning).small().color(style::AMBER)).wrap());
                }
            }
        }
    });
    ui.end_row();
}

/// The clocks, where there are any.
fn times(ui: &mut Ui, draft: &mut Draft) {
    match draft.manner() {
        Ok(Manner::Round) => {
            head(ui, "A turn of a Day");
            let (least, most) = TURNS_S;
            ui.add(Slider::new(&mut draft.turn_s, least..=most).suffix(" s"))
                .tip("All turns take as long; the clock alone ends them");
            ui.end_row();
        }
        Ok(Manner::Console) => {}
        _ => return,
    }
    head(ui, "Talk and defence");
    choose(
        ui,
        &mut draft.timers,
        &[
            (true, "are timed", "4 minutes, and 20 seconds; they only say that time is up"),
            (false, "are not timed", ""),
        ],
    );
    ui.end_row();
}
