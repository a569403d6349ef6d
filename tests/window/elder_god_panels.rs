//! The table of Building an Elder God, drawn without a window: nothing covers what matters at any size, nobody is shown
//! another's cards, mouse and keys lead to the same, and what may not be is refused in the words of the rules.

mod clicks;
mod moves;
mod sizes;

use crate::panels::{assert_sound, context, frame, words};
use crate::screen::mouse::Mouse;
use bevy_egui::egui::{Event as Input, Modifiers, MouseWheelUnit, Pos2, TouchPhase, Vec2, vec2};
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::*;
use elder_god_window::UiState;
use elder_god_window::panel_data::PanelData;
use elder_god_window::panels::{result, show};
use elder_god_window::shown_table::Table;
use elder_god_window::ui_state::{GameRequest, Wanted};
use game::choices::{Choices, Chosen, Comes, Input as Choice, Pointing, Resolution};
use game::rng::Rng;
use game::{Game, Seat};
use session::{CardMatch, Names, Seating, Sitter, Skill};
use support::counts::whole_or;
use window::card_match::CardTable;
use window::keys::{Key, Shortcut};
use window::ui::act::UiCommand;

pub type Growing = CardMatch<ElderGod>;

pub const ME: Seat = Seat(0);
pub const USUAL: Vec2 = vec2(1280.0, 720.0);

/// A match of one person against bots that strike, all with names.
pub fn begin(setup: Setup, seed: u64) -> Growing {
    let mut sitters = vec![Sitter::Bot(Skill::Low); usize::from(setup.players)];
    sitters[0] = Sitter::Person;
    let seating = Seating { sitters, names: Names::usual(usize::from(setup.players)) };
    CardMatch::new(&setup, seed, seating, true).unwrap()
}

/// Lets bots of a skill play for everybody until something is so; whether it came to that.
pub fn play_to(m: &mut Growing, skill: Skill, so: impl Fn(&Growing) -> bool) -> bool {
    while let Some(seat) = m.game().phase().seat() {
        if so(m) {
            return true;
        }
        let position = SeatPosition::of(m.game(), seat);
        let action = Bot::new(skill, m.seed() + u64::from(m.moves()), seat)
            .with_playouts(0)
            .choose(&position)
            .unwrap();
        m.act(seat, action).unwrap();
    }
    false
}

/// Whether it is my turn to play a card.
pub fn mine(m: &Growing) -> bool {
    *m.game().phase() == Phase::Play { seat: ME }
}

/// A table with a mouse over it, as the one person there sees it.
pub struct Sitting {
    pub m: Growing,
    pub table: Table,
    pub ui_state: UiState,
    pub mouse: Mouse,
    /// What was tried since it was last asked.
    tried: Vec<Action>,
}

impl Sitting {
    pub fn at(m: Growing, size: Vec2) -> Self {
        let table = Table::new(m.game(), m.seating(), Some(ME));
        let ui_state = UiState::at(m.seating());
        Self { table, ui_state, mouse: Mouse::new(size), m, tried: vec![] }
    }

    pub fn data(&self) -> PanelData<'_> {
        PanelData::of(&self.m, &self.table, &self.ui_state, self.mouse.size, 1.0)
    }

    /// One picture, after these events; what was wanted. What is chosen is remembered, as the program does.
    pub fn picture(&mut self, events: Vec<Input>) -> Vec<Wanted> {
        let mut wanted = vec![];
        let data = PanelData::of(&self.m, &self.table, &self.ui_state, self.mouse.size, 1.0);
        self.mouse.frame(events, |ctx| wanted.extend(show(ctx, &data)));
        wanted.iter().for_each(|act| self.choose(act));
        wanted
    }

    /// Does what a wish chooses.
    pub fn choose(&mut self, act: &Wanted) {
        let UiCommand::Wish(GameRequest::Choose(input)) = act else { return };
        if let Resolution::Try(all) = self.ui_state.chosen.step(*input, self.table.seen()) {
            self.tried.extend(all.into_iter().map(|(_, action)| action));
        }
    }

    /// What was tried since the last time.
    pub fn tried(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.tried)
    }

    /// What comes of what is chosen at a place.
    pub fn comes(&self, at: Thing) -> Option<Comes<Action>> {
        self.data().comes(&self.ui_state.chosen, at)
    }
}

/// The key of a deed.
pub fn key_of(id: &str) -> Key {
    let deed = ElderGod::DEEDS.iter().find(|deed| deed.id == id).expect("there is such a deed");
    Key::Does(Shortcut::of(deed).expect("it has a key"))
}

/// In two games; in one of them in `./test`.
#[test]
fn a_seat_is_shown_nothing_of_other_hands_and_of_the_deck() {
    let (mut looked, mut differed) = (0, 0);
    for seed in 0..whole_or(2, 1) {
        let mut m = begin(Setup::players(3), seed);
        let mut turns = 0;
        while play_to(&mut m, Skill::Middle, |m| mine(m) && m.game().clock().turn > turns) {
            turns = m.game().clock().turn + 14;
            let twin = ElderGod::determinize(&m.game().view(Some(ME)), &mut Rng::new(seed + 99)).unwrap();
            differed += usize::from(twin.hand(Seat(1)) != m.game().hand(Seat(1)));
            let drawn = [m.game(), &twin].map(|game| {
                let (table, mut ui_state) =
                    (Table::new(game, m.seating(), Some(ME)), UiState::at(m.seating()));
                let mut all = vec![];
                // With every card taken up, too: where it may go says nothing of what is hidden.
                for card in [None].into_iter().chain(game.hand(ME).iter().step_by(3).copied().map(Some)) {
                    ui_state.chosen = card.map_or(Chosen::default(), |card| Chosen::of(Thing::Card(card)));
                    let ctx = context();
                    let data = PanelData::of(&m, &table, &ui_state, USUAL, 1.0);
                    for _ in 0..2 {
                        all.extend(frame(&ctx, USUAL, |ctx| drop(show(ctx, &data))).shapes);
                    }
                }
                all
            });
            assert!(drawn[0] == drawn[1], "seed {seed}, turn {}", m.game().clock().turn);
            looked += 1;
        }
    }
    assert!(looked >= whole_or(5, 3) && differed > looked / 2, "{looked}, {differed}");
}

#[test]
fn nobody_s_cards_are_shown_before_they_have_come() {
    let seating = Seating { sitters: vec![Sitter::Person; 2], names: Names::usual(2) };
    let m: Growing = CardMatch::new(&Setup::players(2), 3, seating, true).unwrap();
    let (mut table, mut ui_state) = (Table::of(&m), UiState::at(m.seating()));
    let seat = m.game().phase().seat().unwrap();
    assert_eq!(table.viewer(), None);
    assert!(table.seen().known().hand().is_empty());
    assert_eq!(ui_state.wanted(&m, table.is_busy()), Some(seat));
    ui_state.screen.come(seat);
    assert_eq!(ui_state.wanted(&m, table.is_busy()), None);
    table.look_as(ui_state.screen.here());
    assert_eq!(table.seen().known().hand(), m.game().hand(seat));
}

/// Every fourth move of two games; every sixteenth in `./test`.
#[test]
fn every_moment_of_whole_games_can_be_drawn() {
    let ctx = context();
    let variants = [
        Setup { variant: Variant::Banishment, ..Setup::players(2) },
        Setup { crappy_cultist: true, beside_immune: false, ..Setup::players(5) },
    ];
    let (mut phases, mut over) = (std::collections::BTreeSet::new(), 0);
    for (setup, seed) in variants.into_iter().zip(7..) {
        let mut m = begin(setup, seed);
        let mut moves = 0;
        loop {
            let going = play_to(&mut m, Skill::Low, |m| m.moves() > moves + whole_or(3, 15));
            moves = m.moves();
            let mut table = Table::new(m.game(), m.seating(), Some(ME));
            // On the way there, something moves.
            if let Some(step) = going.then(|| m.game().legal_actions(m.game().to_act()[0])[0]) {
                let seat = m.game().to_act()[0];
                let notes = m.act(seat, step).unwrap();
                table.follow(&m, &notes);
            }
            let mut ui_state = UiState::at(m.seating());
            ui_state.pile_open = moves % 5 == 0;
            ui_state.chosen.at =
                m.game().hand(ME).first().map(|card| Thing::Card(*card)).into_iter().collect();
            phases.insert(format!("{:?}", m.game().phase()).split(' ').next().unwrap().to_owned());
            for _ in 0..3 {
                for _ in 0..2 {
                    let data = PanelData::of(&m, &table, &ui_state, USUAL, 1.0);
                    let drawn = frame(&ctx, USUAL, |ctx| {
                        show(ctx, &data);
                        result::show(ctx, &data, false);
                    });
                    if !ui_state.pile_open {
                        assert_sound(USUAL, &drawn);
                    }
                }
                table.announce(false);
                table.pass(0.25, false);
            }
            if m.game().outcome().is_some() {
                table.hurry();
                let data = PanelData::of(&m, &table, &ui_state, USUAL, 1.0);
                let told = frame(&ctx, USUAL, |ctx| drop(result::show(ctx, &data, false)));
                assert!(words(&told).contains("wins") || words(&told).contains("share"), "{}", words(&told));
                over += 1;
            }
            if !going {
                break;
            }
        }
    }
    assert!(phases.len() >= 3 && over == 2, "{phases:?}, {over}");
}

/// With three and more, peace and a feud are a choice of equal rank, each with its sentence; bots of this game have tempers.
#[test]
fn the_table_is_asked_how_it_plays() {
    use elder_god_window::setup::Draft;
    let written = |players: u8, click: Option<&str>| {
        let mut draft = Draft::default();
        draft.players.count = players;
        let mut mouse = Mouse::new(USUAL);
        let output = mouse.wait(4, |ctx| drop(crate::panels::show_form(ctx, &mut draft)));
        let all = crate::rathulhu_panels::written(&output);
        if let Some(words) = click {
            let at = all.iter().find(|w| w.words == words).unwrap().rect.center();
            mouse.click(at, |ctx| drop(crate::panels::show_form(ctx, &mut draft)));
        }
        (all.into_iter().map(|w| w.words).collect::<Vec<_>>(), draft)
    };
    let says = |all: &[String], words: &str| all.iter().any(|w| w.contains(words));
    for players in 3..=5 {
        let (all, draft) = written(players, Some("a feud"));
        assert!(says(&all, "all the others gain") && says(&all, "cost no turn"), "{all:?}");
        let order = draft.order(1).unwrap();
        assert!(order.setup.is_feud());
        assert_eq!(Draft::again(&order).order(1).unwrap().setup, order.setup, "it is remembered");
    }
    let (all, _) = written(2, None);
    assert!(!says(&all, "all the others gain") && says(&all, "as published"), "{all:?}");
    let mut players = Draft::default().players;
    players.places[1].sitter = Sitter::Spiteful(Skill::High);
    assert!(players.fit(&elder_god::INFO) && !players.fit(&rathulhu::INFO));
}

/// A spiteful bot is told by the match who struck it last, also when it was loaded; a wary one is not.
#[test]
fn a_spiteful_seat_remembers_who_struck_it() {
    use elder_god_window::ElderGodWindow;
    use window::flat::FlatGame;
    const BO: Seat = Seat(1);
    let setup = Setup { variant: Variant::Feud, ..Setup::players(3) };
    let with = |sitter| {
        let seating = Seating::new([Sitter::Person, sitter, Sitter::Bot(Skill::Low)]);
        let mut m = CardMatch::<ElderGod>::new(&setup, 3, seating, true).unwrap();
        let strikes = |m: &Growing| {
            m.log().iter().rev().find_map(|done| match done.action {
                Action::Damage { against, .. } if against == BO => Some(done.seat),
                _ => None,
            })
        };
        let so = |m: &Growing| {
            let legal = m.game().legal_actions(BO);
            let back = |action: &Action| matches!(action, Action::Damage { against, .. } if Some(*against) == strikes(m));
            *m.game().phase() == Phase::Play { seat: BO } && legal.iter().any(back)
        };
        assert!(play_to(&mut m, Skill::High, so));
        (strikes(&m).unwrap(), m)
    };
    let chosen = |m: &Growing| {
        let mut bot = ElderGodWindow::bot(Skill::Low, m.seed(), BO);
        ElderGodWindow::remember(&mut bot, m, BO);
        bot.choose(&SeatPosition::of(m.game(), BO))
    };
    let (by, m) = with(Sitter::Spiteful(Skill::Low));
    assert!(matches!(chosen(&m), Some(Action::Damage { against, .. }) if against == by));
    let loaded = CardMatch::from_bytes(&m.to_bytes().unwrap(), "a.cyclopean".as_ref()).unwrap();
    assert_eq!(chosen(&loaded), chosen(&m));
    let (_, wary) = with(Sitter::Bot(Skill::Low));
    let alone = Bot::new(Skill::Low, wary.seed(), BO).choose(&SeatPosition::of(wary.game(), BO));
    assert_eq!(chosen(&wary), alone);
}
