//! Building an Elder God in the real window: a whole game by mouse, from the menu to the Mouth and the next game's set-up.
//! Cards are dragged to where they grow, wound and heal, and to the pile.
//!
//! No place is written down here: what the journal tells leads to the match, the match and the library's own layout to
//! what is where, and the rules to what may be done. So it does not matter how fast anything is drawn.

use super::{LOOK, PATIENCE, SHOWN, Session, Stroke, WINDOW, autosaved, pixel, written};
use crate::screen::panels::{games, show_form};
use bots::{Bot as _, SeatPosition};
use elder_god::INFO;
use elder_god::bot::Bot;
use elder_god_rules::{Action, Card, CardPose, ElderGod, Lying, Setup, Thing};
use elder_god_window::layout::hand_cards;
use elder_god_window::panel_data::PanelData;
use elder_god_window::panels::{result, show};
use elder_god_window::setup::Draft;
use elder_god_window::shown_table::Table;
use elder_god_window::{ElderGodOrder, UiState};
use game::choices::Choices;
use game::{Game, Outcome, Seat};
use serde_json::Value;
use session::{CardMatch, Sitter, Skill};
use shell::ui::menu::{self, Continue};
use std::cmp::Reverse;
use std::thread::sleep;
use std::time::{Duration, Instant};
use window::egui::Context;
use window::ui::players::Players;

pub(super) type Growing = CardMatch<ElderGod>;

const ME: Seat = Seat(0);
/// So many play.
pub(super) const PLAYERS: u8 = 4;
/// How long the window gets to answer before it is tried again: something may still move.
const ANSWER: Duration = Duration::from_millis(1_500);

/// A match of the person against the usual bots.
pub(super) fn of_seed(seed: u64) -> Growing {
    let seating = Players::new(PLAYERS, &INFO).seating().unwrap();
    CardMatch::new(&Setup::players(PLAYERS), seed, seating, true).unwrap()
}

/// What the person in these tests does: wounds somebody once, and grows otherwise.
pub(super) fn wanted(m: &Growing) -> Action {
    let legal = m.game().legal_actions(ME);
    let wounded = m.log().iter().any(|step| matches!(step.action, Action::Damage { .. }));
    let wounds = legal.iter().find(|action| matches!(action, Action::Damage { place, .. } if !place.turned));
    if let Some(action) = wounds.filter(|_| !wounded) {
        return *action;
    }
    let position = SeatPosition::of(m.game(), ME);
    let action = Bot::new(Skill::Middle, m.seed(), ME).choose(&position).unwrap();
    // What may lie either way lies as it is.
    match action {
        Action::Grow(place) if legal.contains(&Action::Grow(CardPose { turned: false, ..place })) => {
            Action::Grow(CardPose { turned: false, ..place })
        }
        Action::Heal(lying) if legal.contains(&Action::Heal(Lying { turned: false, ..lying })) => {
            Action::Heal(Lying { turned: false, ..lying })
        }
        other => other,
    }
}

/// Plays the game in the head, as the window will.
fn foretold(seed: u64) -> Growing {
    let mut m = of_seed(seed);
    while let Some(seat) = m.game().phase().seat() {
        let action = match m.seating().sitter(seat) {
            Sitter::Person => wanted(&m),
            Sitter::Bot(skill) | Sitter::Spiteful(skill) => {
                Bot::new(skill, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap()
            }
        };
        m.act(seat, action).unwrap();
    }
    m
}

/// How often the person did such a thing.
fn mine(m: &Growing, what: fn(&Action) -> bool) -> usize {
    m.log().iter().filter(|step| step.seat == ME && what(&step.action)).count()
}

/// Of the first three hundred games the shortest in which the person wounds, throws something away and grows the Mouth.
const SEED: u64 = 217;
/// It has no more moves.
const MOST_MOVES: u32 = 75;

/// How many of the things to be tried the person does, and how short the game is.
fn merit(m: &Growing) -> (usize, Reverse<u32>) {
    let all: [fn(&Action) -> bool; 3] = [
        |a| matches!(a, Action::Damage { .. }),
        |a| matches!(a, Action::Throw(_)),
        |a| matches!(a, Action::Mouth),
    ];
    (all.iter().filter(|what| mine(m, **what) > 0).count(), Reverse(m.moves()))
}

pub(super) fn seed() -> u64 {
    let found = merit(&foretold(SEED));
    let best = || (0..300).map(|seed| (merit(&foretold(seed)), seed)).max();
    assert!(found >= (3, Reverse(MOST_MOVES)), "seed {SEED} gives {found:?} now; pin the best: {:?}", best());
    SEED
}

/// The match that the journal tells of, from its last beginning. Its seed is not told before the end.
pub(super) fn told(session: &Session, seed: u64) -> Option<Growing> {
    let journal = session.journal();
    let lines: Vec<Value> = journal.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let begun = lines.iter().rposition(|line| line["line"] == "match")?;
    assert!(lines[begun]["seed"].is_null(), "every hand follows from the seed");
    let mut m = of_seed(seed);
    for line in lines[begun..].iter().filter(|line| line["line"] == "intent") {
        let action = serde_json::from_value(line["action"].clone()).unwrap();
        m.act(Seat(line["seat"].as_u64().unwrap() as u8), action).expect("the rules allowed it");
    }
    Some(m)
}

/// Asks what is drawn of a match.
fn drawn<R>(m: &Growing, ask: impl FnOnce(&PanelData) -> R) -> R {
    let (table, ui_state) = (Table::new(m.game(), m.seating(), Some(ME)), UiState::at(m.seating()));
    ask(&PanelData::of(m, &table, &ui_state, WINDOW, 1.0))
}

/// Where a card of the hand lies.
pub(super) fn held(m: &Growing, card: Card) -> (i32, i32) {
    drawn(m, |data| {
        let hand = data.seen.hand();
        let at = hand.iter().position(|held| *held == card).expect("it is in the hand");
        pixel(hand_cards(data.layout.hand, hand.len())[at].center())
    })
}

pub(super) fn spot(m: &Growing, spot: Thing) -> (i32, i32) {
    drawn(m, |data| pixel(data.rect(spot).expect("it is in sight").center()))
}

/// Where the mouse does what is wanted: from there, and to where if something is dragged.
fn way(m: &Growing, action: Action) -> ((i32, i32), Option<(i32, i32)>) {
    let wound = || m.game().player(ME).and_then(|player| player.monster.wound()).expect("a wound").at;
    let cell = |seat, at| Some(spot(m, Thing::Cell(seat, at)));
    let button = |words| (written(words, 0, |ctx| drop(drawn(m, |data| show(ctx, data)))), None);
    match action {
        Action::Grow(place) => (held(m, place.card), cell(ME, place.at)),
        Action::Damage { against, place } => (held(m, place.card), cell(against, place.at)),
        Action::Heal(lying) => (held(m, lying.card), cell(ME, wound())),
        Action::Scar(card) => (held(m, card), cell(ME, wound())),
        Action::Throw(_) => unreachable!("cards are marked first, and thrown away together"),
        Action::Discard(card) => (held(m, card), None),
        Action::Mouth => {
            let mouth = drawn(m, |data| data.seen.standing(ME).unwrap().mouth.clone().unwrap());
            (spot(m, Thing::Cell(ME, mouth.at)), None)
        }
        Action::Necronomicon => button("Necronomicon"),
        Action::Refill => unreachable!("new cards are drawn with those that are thrown away"),
        Action::Pass => button("Pass"),
        Action::Wait => button("Keep it back"),
        Action::Remove(at) => (spot(m, Thing::Cell(ME, at)), None),
        Action::Banish { .. } => unreachable!("there are no Elder Signs in this game"),
    }
}

/// The cards that the person throws away in this turn, in their order.
fn thrown(m: &Growing) -> Vec<Card> {
    let mut then = m.clone();
    let mut cards = vec![];
    while let Action::Throw(card) = wanted(&then) {
        cards.push(card);
        then.act(ME, Action::Throw(card)).unwrap();
    }
    assert_eq!(wanted(&then), Action::Refill);
    cards
}

/// Where new cards are drawn once these are marked.
fn draw_new_ones(m: &Growing, marked: &[Card]) -> (i32, i32) {
    let table = Table::new(m.game(), m.seating(), Some(ME));
    let mut ui_state = UiState::at(m.seating());
    ui_state.chosen.deed = ElderGod::DEEDS.iter().copied().find(|deed| deed.id == "elder_god.throw");
    ui_state.chosen.marked = marked.iter().copied().map(Thing::Card).collect();
    let data = PanelData::of(m, &table, &ui_state, WINDOW, 1.0);
    written("Draw new ones", 0, |ctx| drop(show(ctx, &data)))
}

/// The panels of a match.
pub(super) fn draw(ctx: &Context, m: &Growing) {
    drawn(m, |data| {
        show(ctx, data);
        if m.game().outcome().is_some() {
            result::show(ctx, data, false);
        }
    });
}

/// All that the mouse does for an action; what is thrown away is marked first, and goes together.
pub(super) fn strokes(m: &Growing, action: Action) -> Vec<Stroke> {
    if !matches!(action, Action::Throw(_)) {
        return vec![way(m, action)];
    }
    let cards = thrown(m);
    let marks = cards.iter().map(|card| (held(m, *card), Some(spot(m, Thing::Pile))));
    marks.chain([(draw_new_ones(m, &cards), None)]).collect()
}

impl Session {
    /// Drags the cards that are to go to the pile, one after the other: nothing is done by that. Then draws new ones.
    fn redraw(&self, m: &Growing) {
        let done = || (self.count("\"line\":\"intent\""), self.count("\"action\":\"Refill\""));
        let (cards, (deeds, drawn)) = (thrown(m), done());
        // While something moves nothing can be marked. On a slow machine the button of the try before is answered only now.
        if !self.rest(ANSWER) || done().0 > deeds {
            return;
        }
        for card in &cards {
            self.drag_card((held(m, *card), Some(spot(m, Thing::Pile))));
            self.rest(ANSWER);
            // Or later, card by card: all is done already.
            let start = Instant::now();
            while done().0 > deeds && start.elapsed() < SHOWN {
                if done().1 > drawn {
                    return;
                }
                sleep(LOOK);
            }
            let marked = "a card on the pile is marked, not thrown away";
            assert_eq!(done().0, deeds, "{marked}; {}", self.last_lines());
        }
        self.drag_and_see((draw_new_ones(m, &cards), None));
    }

    /// Drags or clicks.
    pub(super) fn drag_card(&self, (from, to): Stroke) {
        let Some(to) = to else { return self.tap(from) };
        self.move_to(from);
        self.ask(&["mousedown", "1"], |told| told.buttons, 1);
        [((from.0 + to.0) / 2, (from.1 + to.1) / 2), to].into_iter().for_each(|place| self.move_to(place));
        self.ask(&["mouseup", "1"], |told| told.buttons, 1);
    }

    /// Drags or clicks, and waits until the journal has grown or it is time to try again.
    pub(super) fn drag_and_see(&self, way: Stroke) {
        let before = self.journal().len();
        self.drag_card(way);
        let start = Instant::now();
        while self.journal().len() == before && start.elapsed() < ANSWER {
            sleep(LOOK);
        }
    }

    /// From the menu to a match with a seed.
    fn begin_elder_god(&mut self, seed: u64) {
        let mut draft = Draft::default();
        let count = written(&PLAYERS.to_string(), 0, |ctx| drop(show_form(ctx, &mut draft)));
        let order = ElderGodOrder { seed, ..ElderGodOrder::of(&of_seed(seed)) };
        let mut draft = Draft::again(&order);
        let field = written("by chance", 0, |ctx| drop(show_form(ctx, &mut draft)));
        let begin = written("Begin", 0, |ctx| drop(show_form(ctx, &mut draft)));
        // The third game that is simply played.
        let play = written("Play", 2, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
        let try_it = |s: &Self| {
            s.click(play);
            [count, field].into_iter().for_each(|place| s.click(place));
            s.type_in(&seed.to_string());
            s.click(begin);
        };
        self.until("begin a match", try_it, |s| s.count("\"game\":\"elder-god\"") == 1);
    }
}

#[test]
fn a_whole_game_of_building_an_elder_god_is_played_by_mouse() {
    let seed = seed();
    let foretold = foretold(seed);
    assert_eq!(foretold.game().outcome(), Some(Outcome::Won(vec![ME])), "the person is to open a Mouth");
    let mut session = Session::open(&[]);
    session.begin_elder_god(seed);
    let (mut moves, mut since, mut refused) = (0, Instant::now(), false);
    let mut tried = String::from("nothing");
    let over = loop {
        let m = told(&session, seed).expect("a match");
        if m.game().outcome().is_some() {
            break m;
        }
        if m.moves() > moves {
            (moves, since) = (m.moves(), Instant::now());
        }
        let stuck = || format!("stuck after {moves} moves, last tried {tried}; {}", session.last_lines());
        assert!(since.elapsed() < PATIENCE, "{}", stuck());
        session.wait("nothing: the program goes on", |_| true);
        if m.game().phase().seat() != Some(ME) {
            // Bots are as fast as can be until the person is to decide.
            session.hasten();
            continue;
        }
        if !refused {
            // A card that is let go of where nothing may lie goes back, and nothing has happened.
            let lines = session.journal().lines().filter(|line| line.contains("\"intent\"")).count();
            let card = m.game().hand(ME)[0];
            let body = Thing::Cell(ME, elder_god_rules::BODY);
            session.drag_and_see((held(&m, card), Some(spot(&m, body))));
            assert_eq!(session.journal().lines().filter(|line| line.contains("\"intent\"")).count(), lines);
            refused = true;
        }
        let action = wanted(&m);
        tried = format!("{action:?}");
        match action {
            Action::Throw(_) => session.redraw(&m),
            // The journal was read between the lines of one draw.
            Action::Refill => sleep(LOOK),
            _ => session.drag_and_see(way(&m, action)),
        }
    };
    let apart = over.log().iter().zip(foretold.log()).find(|(played, told)| played != told);
    assert!(apart.is_none(), "the bots and the person played otherwise: {apart:?}");
    assert_eq!(over.game().outcome(), foretold.game().outcome());
    for line in ["\"Grew\"", "\"Wounded\"", "\"Drew\"", "\"Mouth\"", "\"Over\"", "\"bot\":\"middle\""] {
        assert!(session.count(line) > 0, "no {line} in the journal; {}", session.last_lines());
    }
    session.wait("the seed, now that it may be told", |s| {
        s.count(&format!("\"line\":\"over\",\"seed\":{seed}")) == 1
    });
    let saves = session.folder.path().join("data");
    session.wait("the autosave", |_| {
        let saved = autosaved(&saves).and_then(|path| Growing::load(&path).ok());
        saved.is_some_and(|m| m.game().outcome() == over.game().outcome())
    });
    // The result comes, and its buttons lead on.
    let again = written("Play again", 0, |ctx| {
        drawn(&over, |data| {
            show(ctx, data);
            result::show(ctx, data, false);
        });
    });
    let mut draft = Draft::again(&ElderGodOrder { seed: 1, ..ElderGodOrder::of(&over) });
    let begin = written("Begin", 0, |ctx| drop(show_form(ctx, &mut draft)));
    let on = |s: &Session| {
        s.click(again);
        s.click(begin);
    };
    session.until("play again", on, |s| s.count("\"line\":\"match\"") == 2);
}
