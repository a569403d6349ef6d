//! What a match of Cluethulhu asks for in its set-up: who keeps the secrets, which tablets are in the deck, the clocks.

use crate::clock;
use crate::console::{ConsoleOptions, DealtBy, PACES_S};
use crate::shown_table::{CluethulhuOrder, Table};
use crate::texts::SetUpText as Words;
use crate::ui_state::ScreenMode;
use bevy_egui::egui::{Label, RichText, Ui};
use cluethulhu::balance::{self, Balance, DeckStats};
use cluethulhu::info::INFO;
use cluethulhu_rules::{Day, Keeper, Role, Setup, TURN_S, TURNS_S, about};
use game::message::Say;
use serde::{Deserialize, Serialize};
use session::info::GameInfo;
use session::{Seating, Sitter};
use window::card_match::CardOrder;
use window::game_ui::{FormContext, FormError};
use window::speech::say;
use window::ui::form::head;
use window::ui::layout::faint;
use window::ui::players::Players;
use window::ui::seats::Badge;
use window::ui::set_up::{self, Agreed, OwnRows, either, one_of, words};
use window::ui::tip::HoverTip;
use window::ui::{number, number_field, style};

/// From so many players a human Keeper is proposed: a lap takes too long.
const LONG: u8 = 11;

pub type Draft = set_up::Draft<SetupRows>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetupRows {
    pub keeper: Keeper,
    pub specials: Vec<Role>,
    /// The deck is not told.
    pub hidden: bool,
    /// So many of the specials are drawn by chance, and nobody is told which; unless it is said, all are in the deck.
    #[serde(default)]
    pub draws: Option<u8>,
    pub detective_after_vote: bool,
    /// Detective and Psychiatrist are plain.
    pub plain_investigators: bool,
    /// A turn of a Day round one screen, s.
    pub turn_s: u8,
    /// Whether talk and defences are timed.
    pub timers: bool,
    #[serde(default)]
    pub out_watch: bool,
    /// All talk before a Shoggoth swallows anybody.
    #[serde(default)]
    pub shoggoth_talk: bool,
    /// What a human Keeper has chosen.
    #[serde(default)]
    pub console: ConsoleOptions,
}

impl Default for SetupRows {
    fn default() -> Self {
        let mut usual = Self {
            keeper: Keeper::Machine,
            specials: Setup::players(INFO.usual_seats).specials,
            hidden: false,
            draws: None,
            detective_after_vote: false,
            plain_investigators: false,
            turn_s: TURN_S,
            timers: true,
            out_watch: false,
            shoggoth_talk: false,
            console: ConsoleOptions::default(),
        };
        // Who begins here should not have to choose to get a fair game.
        Balance::known().recommended(INFO.usual_seats).into_iter().for_each(|best| usual.take(best));
        usual
    }
}

/// A set-up for people who share one screen, without bots.
pub fn party() -> Draft {
    let mut draft = Draft::default();
    draft.players.places.iter_mut().for_each(|place| place.sitter = Sitter::Person);
    draft.practice = false;
    draft
}

/// People round a table whose Keeper has the screen.
pub fn console() -> Draft {
    let mut draft = party();
    draft.own.keeper = Keeper::Human;
    draft
}

impl SetupRows {
    /// How a match among these will be played at this screen.
    fn manner(&self, seating: &Seating) -> ScreenMode {
        match (self.keeper, seating.persons().count()) {
            (Keeper::Human, _) => ScreenMode::Console,
            (Keeper::Machine, 0 | 1) => ScreenMode::Alone,
            (Keeper::Machine, _) => ScreenMode::Round,
        }
    }

    fn setup(&self, players: u8, seating: &Seating) -> Setup {
        Setup {
            players,
            specials: self.specials.clone(),
            day: if self.manner(seating) == ScreenMode::Round { Day::Lap } else { Day::Segments },
            keeper: self.keeper,
            hidden: self.hidden,
            detective_after_vote: self.detective_after_vote,
            plain_investigators: self.plain_investigators,
            turn_s: self.turn_s,
            out_watch: self.out_watch,
            shoggoth_talk: self.shoggoth_talk,
        }
    }

    fn is_of(&self, deck: &DeckStats) -> bool {
        self.specials == deck.own && self.plain_investigators == deck.plain
    }

    fn take(&mut self, deck: &DeckStats) {
        (self.specials, self.plain_investigators) = (deck.own.clone(), deck.plain);
    }

    /// How long a Day takes, and whether a human Keeper would be better, in words.
    fn day_takes(&self, players: &Players) -> String {
        let count = players.count;
        match players.seating().map(|seating| self.manner(&seating)) {
            Ok(ScreenMode::Round) => {
                let takes = clock::minutes(clock::lap_s(count, self.turn_s)).message();
                let long = count >= LONG;
                say(if long { Words::DayRoundLong { takes } } else { Words::DayRound { takes } })
            }
            Ok(ScreenMode::Console) => say(Words::DayConsole),
            Ok(ScreenMode::Alone) => {
                let takes = clock::minutes(clock::day_s().round() as u32).message();
                say(Words::DayAlone { takes })
            }
            Err(why) => say(why),
        }
    }
}

impl OwnRows for SetupRows {
    type Order = CluethulhuOrder;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "cluethulhu-dealt";

    fn order(&self, mut agreed: Agreed) -> Result<CluethulhuOrder, FormError> {
        let setup = self.setup(agreed.players, &agreed.seating);
        let setup = self.draws.map_or(Ok(setup.clone()), |count| setup.drawn(count, agreed.seed))?;
        setup.tablets()?;
        if self.keeper == Keeper::Human {
            // The program plays nobody.
            agreed.seating.sitters.fill(Sitter::Person);
        }
        let order = CardOrder::<Table>::new(setup, agreed);
        Ok(CluethulhuOrder { order, timers: self.timers, console: self.console })
    }

    fn again(order: &CluethulhuOrder) -> (Self, &Seating, bool) {
        let CluethulhuOrder { order, timers, console } = order;
        let setup = &order.setup;
        let own = Self {
            keeper: setup.keeper,
            specials: setup.specials.clone(),
            hidden: setup.hidden,
            draws: None,
            detective_after_vote: setup.detective_after_vote,
            plain_investigators: setup.plain_investigators,
            turn_s: setup.turn_s,
            timers: *timers,
            out_watch: setup.out_watch,
            shoggoth_talk: setup.shoggoth_talk,
            console: *console,
        };
        (own, &order.seating, order.practice)
    }

    fn who(&mut self, ui: &mut Ui, players: &mut Players, _: &FormContext) {
        let keepers = [(Keeper::Machine, Words::Program), (Keeper::Human, Words::Person)];
        one_of(ui, Words::Keeper, &mut self.keeper, &keepers);
        words(ui, &say(Words::Day), self.day_takes(players));
        let before = players.count;
        let dealt = |players| {
            let investigators = Setup::investigators(players);
            say(Words::Dealt { investigators, others: players - investigators })
        };
        players.row(ui, &say(Words::Players), &INFO, Badge::usual, dealt);
        if players.count != before {
            let known = |count| Balance::known().recommended(count);
            let was_best = known(before).is_some_and(|best| self.is_of(best));
            self.specials = Setup::players(players.count).specials;
            self.plain_investigators &= players.count >= LONG;
            if was_best {
                self.plain_investigators = false;
                known(players.count).into_iter().for_each(|best| self.take(best));
            }
        }
    }

    fn rows(&mut self, ui: &mut Ui, players: &Players, _: bool, _: &FormContext) {
        deck(ui, self, players);
        if self.draws.is_none() {
            either(ui, Words::Deck, &mut self.hidden, Words::Known, Words::Secret);
        }
        if players.count >= LONG {
            either(ui, Words::Named, &mut self.plain_investigators, Words::Powers, Words::Plain);
        }
        let manner = players.seating().map(|seating| self.manner(&seating));
        if matches!(manner, Ok(ScreenMode::Alone)) {
            either(ui, Words::Out, &mut self.out_watch, Words::OutSilent, Words::OutWatch);
        }
        if self.specials.contains(&Role::Shoggoth) {
            either(ui, Words::ShoggothTalk, &mut self.shoggoth_talk, Words::TalkNone, Words::TalkFirst);
        }
        times(ui, self, players);
    }

    fn asks_for_practice(&self) -> bool {
        // Mistakes at the console can be taken back, always.
        self.keeper == Keeper::Machine
    }

    fn taken_over(&self, chosen: Self, _: &Players) -> Option<Self> {
        let fits = (TURNS_S.0..=TURNS_S.1).contains(&chosen.turn_s)
            && (PACES_S.0..=PACES_S.1).contains(&chosen.console.pace_s);
        fits.then_some(chosen)
    }
}

/// The specials, with what the deck has to be changed in, or what is to be expected of it.
fn deck(ui: &mut Ui, own: &mut SetupRows, players: &Players) {
    let count = players.count;
    let (least, most) = Setup::specials_allowed(count);
    head(ui, &say(Words::Specials));
    ui.vertical(|ui| {
        ui.horizontal_wrapped(|ui| {
            if let Some(best) = Balance::known().recommended(count) {
                let response =
                    ui.selectable_label(own.is_of(best), say(balance::deck_name(balance::RECOMMENDED)));
                if response.tip(say(Words::Even { measured: best.told() })).clicked() {
                    own.take(best);
                }
            }
            for (name, specials) in Setup::standard(count) {
                let chosen = own.specials == specials && !own.plain_investigators;
                if ui.selectable_label(chosen, say(balance::deck_name(name))).clicked() {
                    (own.specials, own.plain_investigators) = (specials, false);
                }
            }
            let chosen = own.specials.len();
            ui.label(faint(say(match own.draws {
                None if least == most => Words::ChosenAll { chosen, most },
                None => Words::Chosen { chosen, least, most },
                Some(count) if least == most => Words::DrawnAll { count, chosen, most },
                Some(count) => Words::Drawn { count, chosen, least, most },
            })));
            draws(ui, own, (least, most));
        });
        ui.horizontal_wrapped(|ui| {
            for role in Role::SPECIALS {
                let here = own.specials.contains(&role);
                let response = ui.selectable_label(here, say(role));
                if response.tip(say(about(role))).clicked() {
                    own.specials.retain(|other| *other != role);
                    if !here {
                        own.specials.push(role);
                        own.specials.sort();
                    }
                }
            }
        });
        let judged = players.seating().and_then(|seating| {
            let setup = own.setup(count, &seating);
            // Whether so many can be drawn at all; what is drawn is not looked at.
            match own.draws {
                Some(draws) => setup.drawn(draws, 0).map(|_| None).map_err(FormError::from),
                None => Ok(setup.tablets().map(|_| Some(setup))?),
            }
        });
        match judged {
            Err(why) => {
                ui.add(Label::new(RichText::new(say(why)).small().color(style::BAD)).wrap());
            }
            Ok(None) => {}
            Ok(Some(setup)) => {
                for warning in balance::warnings(&setup) {
                    ui.add(Label::new(RichText::new(say(warning)).small().color(style::AMBER)).wrap());
                }
            }
        }
    });
    ui.end_row();
}

/// Whether all the chosen specials are in the deck, or so many of them by chance.
fn draws(ui: &mut Ui, own: &mut SetupRows, (least, most): (u8, u8)) {
    let usual = u8::try_from(own.specials.len()).unwrap_or(u8::MAX).saturating_sub(1).clamp(least, most);
    let by_chance = ui.selectable_label(own.draws.is_some(), say(Words::ByChance));
    if by_chance.tip(say(Words::ByChanceAbout)).clicked() {
        own.draws = if own.draws.is_some() { None } else { Some(usual) };
    }
    if let Some(count) = &mut own.draws {
        *count = (*count).clamp(least, most);
        number_field::add(ui, number_field::field(count).range(least..=most));
    }
}

/// How a Keeper deals, and how the calls go on.
fn calls(ui: &mut Ui, console: &mut ConsoleOptions) {
    let ways = [(DealtBy::Screen, Words::ByScreen), (DealtBy::Cards, Words::ByCards)];
    one_of(ui, Words::DealtBy, &mut console.dealt_by, &ways);
    either(ui, Words::Calls, &mut console.by_itself, Words::AtWord, Words::ByThemselves);
    either(ui, Words::Click, &mut console.click_is_next, Words::ClickNothing, Words::ClickNext);
}

fn times(ui: &mut Ui, own: &mut SetupRows, players: &Players) {
    match players.seating().map(|seating| own.manner(&seating)) {
        Ok(ScreenMode::Round) => {
            head(ui, &say(Words::Turn));
            let (least, most) = TURNS_S;
            ui.add(number::slider(&mut own.turn_s, least..=most).suffix(" s")).tip(say(Words::TurnAbout));
            ui.end_row();
        }
        Ok(ScreenMode::Console) => calls(ui, &mut own.console),
        _ => return,
    }
    one_of(ui, Words::Timers, &mut own.timers, &[(true, Words::Timed), (false, Words::Untimed)]);
}
