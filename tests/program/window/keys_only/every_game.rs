//! The first decisions of the other games, by keys alone, in one run of the program.

use super::super::{ANSWERED, PATIENCE, SHOWN, Session, WINDOW, rathulhu};
use super::{ME, in_menu, set_up};
use bots::{Bot as _, SeatPosition};
use cluethulhu::bot::Bot;
use cluethulhu_rules::{Action, Cluethulhu, Thing};
use cluethulhu_window::keyboard::meant;
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::seen::{PublicRecord, Viewer};
use cluethulhu_window::ui_state::GameRequest;
use cluethulhu_window::{UiState, setup as cluethulhu_setup};
use game::choices::Input;
use game::{CardGame as _, Game as _, Seat};
use rathulhu_rules::{Action as Bidding, Rathulhu};
use rathulhu_window::setup as bidding;
use rlyeh_window::setup as rlyeh_setup;
use serde_json::Value;
use session::{CardMatch, Sitter, Skill};
use std::time::Instant;
use support::counts::whole_or;
use thoth::referee::layout;
use thoth_window::setup as thoth_setup;
use window::card_match::to_act;
use window::keys::{Key, Shortcut};
use window::ui::act::UiCommand;

type Party = CardMatch<Cluethulhu>;

/// All of them in a whole run; in `./test` an auction of Rathulhu.
#[test]
fn the_other_games_are_begun_and_played_by_keys_alone() {
    let mut session = Session::open(&[]);
    session.no_mouse();
    if whole_or(true, false) {
        a_stone_of_r_lyeh(&mut session);
        session.leave();
        two_at_r_lyeh(&mut session);
        session.leave();
    }
    a_lot_of_rathulhu(&mut session);
    if whole_or(false, true) {
        return;
    }
    session.leave();
    a_night_of_cluethulhu(&mut session);
    session.leave();
    a_house_of_thoth(&mut session);
}

/// Alone: rolls, takes a stone, lowers it until it touches and lets go.
fn a_stone_of_r_lyeh(session: &mut Session) {
    let mut draft = rlyeh_setup::solitaire();
    let form = set_up(&mut draft).begin(3);
    session.begin("rlyeh", &in_menu("Alone", 0, 0), &form);
    session.until("roll", |s| s.key("r"), |s| s.count("\"Rolled\"") > 0);
    session.key("space");
    let take = |s: &Session| {
        s.strike(&["Tab", "Return"]);
        s.rest(SHOWN);
    };
    session.until("take a stone", take, |s| s.count("\"take\"") > 0);
    session.until("build it", Session::set_down, |s| s.count("\"Built\"") > 0);
    session.wait("the end of the turn", |s| s.count("\"TurnEnded\"") > 0);
}

/// Together: in place of the bot somebody sits down, chosen from the list that drops down.
fn two_at_r_lyeh(session: &mut Session) {
    let mut draft = rlyeh_setup::players();
    // The first "Person" is Ann's; the second hangs in the list.
    let form = set_up(&mut draft).to("Bot", 0).press().to("Person", 1).press().begin(5);
    let before = session.count("\"Rolled\"");
    session.begin("rlyeh", &in_menu("Together", 0, 0), &form);
    let line = session.begun();
    assert!(line.contains("\"sitters\":[\"person\",\"person\"]"), "somebody else was chosen: {line}");
    session.until("roll", |s| s.key("r"), |s| s.count("\"Rolled\"") > before);
}

/// Points at the bag and draws, then whatever is wanted.
fn a_lot_of_rathulhu(session: &mut Session) {
    let seed = 247;
    let mut draft = bidding::Draft::default();
    let form = set_up(&mut draft).to("2", 0).press().begin(seed);
    session.begin("rathulhu", &in_menu("Play", 0, whole_or(1, 0)), &form);
    let since = Instant::now();
    while session.intents() < 4 {
        assert!(since.elapsed() < PATIENCE, "{}", session.last_lines());
        let m = rathulhu::told(session, seed).unwrap();
        // What has to be done is done without being asked for.
        if m.game().phase().seat() != Some(ME) || m.game().forced().is_some() {
            session.hasten();
            continue;
        }
        session.rest(SHOWN);
        session.strike(&keys_of(&m, session.intents() == 0));
        session.rest(ANSWERED);
    }
    let mine = |m: rathulhu::Bidding| m.log().iter().filter(|step| step.seat == ME).count();
    session.wait("what was done to be kept", |s| {
        s.kept(|path| rathulhu::Bidding::load(path).ok()).map(mine) >= Some(4)
    });
}

/// The keys of what is wanted; the bag can be pointed at, too.
fn keys_of(m: &rathulhu::Bidding, pointing: bool) -> Vec<String> {
    let action = rathulhu::wanted(m);
    // In the first Aeon tokens have the numbers that they were dealt with.
    let dealt = || Rathulhu::new(m.setup(), m.seed()).unwrap().player(ME).unwrap().face_up;
    let at = |found: Option<usize>| (found.unwrap() + 1).to_string();
    let key = match action {
        Bidding::Draw if pointing => return vec!["Tab".into(), "Return".into()],
        Bidding::Draw => "d".into(),
        Bidding::Invoke => "i".into(),
        Bidding::Pass => "p".into(),
        Bidding::Done => "o".into(),
        Bidding::Bid(token) => at(dealt().iter().position(|held| held == token)),
        Bidding::Take(tile) => at(m.game().track().spaces().iter().position(|lying| *lying == Some(tile))),
        Bidding::Discard(_) => "1".into(),
    };
    vec![key]
}

/// Among bots: what the person is asked first.
fn a_night_of_cluethulhu(session: &mut Session) {
    let seed = 11;
    let (way, action) = first_decision(seed);
    let mut draft = cluethulhu_setup::Draft::default();
    let form = set_up(&mut draft).begin(seed);
    session.begin("cluethulhu", &in_menu("Among bots", 0, 2), &form);
    let done = move |s: &Session| {
        let saved = s.kept(|path| Party::load(path).ok());
        let mine = saved.and_then(|m| m.log().iter().find(|step| step.seat == ME).map(|step| step.action));
        mine == Some(action)
    };
    let do_it = |s: &Session| {
        s.hasten();
        s.rest(SHOWN);
        s.strike(&way);
        s.rest(ANSWERED);
    };
    session.until(&format!("{action:?} by {way:?}"), do_it, done);
}

/// What the person can do first, and its keys: the letter of a button, and where somebody is meant a number.
fn first_decision(seed: u64) -> (Vec<String>, Action) {
    let order = cluethulhu_setup::Draft::default().order(seed).unwrap().order;
    let mut m: Party = CardMatch::new(&order.setup, seed, order.seating, order.practice).unwrap();
    let skill = |sitter: &Sitter| if let Sitter::Bot(skill) = sitter { *skill } else { Skill::Low };
    let skills: Vec<Skill> = m.seating().sitters.iter().map(skill).collect();
    let mut bots: Vec<Bot> =
        (0_u8..).zip(&skills).map(|(k, skill)| Bot::new(*skill, seed, Seat(k))).collect();
    while let Some(seat) = to_act(&m).filter(|seat| *seat != ME) {
        let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
    }
    assert_eq!(to_act(&m), Some(ME), "a person is asked");
    let seen = PublicRecord::of(m.game(), Viewer::Seat(ME), &[ME]);
    let ui_state = UiState::at(&m);
    let data = PanelData::new(&seen, m.seating(), &ui_state, WINDOW);
    let found = seen.offers.all().iter().find_map(|offer| {
        let shortcut = Shortcut::of(offer.way.deed)?;
        let letter = shortcut.usual()[0].to_string().to_lowercase();
        let asked = meant(Key::Does(shortcut), &data)?;
        assert_eq!(asked, UiCommand::Wish(GameRequest::Choose(Input::Deed(offer.way.deed))));
        match offer.way.at[..] {
            [Thing::Verb(_)] => Some((vec![letter], offer.what)),
            [Thing::Verb(_), Thing::Seat(seat)] if seat.0 < 9 => {
                Some((vec![letter, (seat.0 + 1).to_string()], offer.what))
            }
            _ => None,
        }
    });
    found.expect("something that may be done")
}

/// Begins a house: picks a card, carries it to its place with the arrows, lets go.
fn a_house_of_thoth(session: &mut Session) {
    let mut draft = thoth_setup::Draft::default();
    let form = set_up(&mut draft).to("2", 0).press().begin(1);
    session.begin("thoth", &in_menu("Play", 1, 3), &form);
    let play = |s: &Session| {
        s.rest(SHOWN);
        s.strike(&["2", "1", "Return"]);
        s.rest(SHOWN);
    };
    session.until("play a card", play, |s| s.count("\"Foundation\"") > 0);
    let taken = session.count("\"take\"");
    let take = |s: &Session| {
        s.strike(&["Tab", "Return"]);
        s.rest(SHOWN);
    };
    session.until("take it", take, |s| s.count("\"take\"") > taken);
    let place = layout::foundation(ME, 2).translation;
    let nearer = |s: &Session| {
        let [x, y] = s.held_at().unwrap_or(layout::offer(ME, 2).translation.truncate().to_array());
        let (right, away) = (place.x - x, place.y - y);
        if right.abs().max(away.abs()) < 1.5 {
            return s.set_down();
        }
        let level = right.abs() > away.abs();
        let way = match (level, right > 0.0, away > 0.0) {
            (true, true, _) => "Right",
            (true, false, _) => "Left",
            (false, _, true) => "Up",
            (false, _, false) => "Down",
        };
        s.strike(&[way]);
        s.rest(ANSWERED);
    };
    session.until("lay it", nearer, |s| s.count("\"Set\"") > 0);
}

impl Session {
    /// Lowers what is held until it touches, and lets go.
    fn set_down(&self) {
        self.press_keys(&["keydown", "space"], 1);
        self.rest(SHOWN);
        self.strike(&["Return"]);
        self.press_keys(&["keyup", "space"], 1);
        self.rest(SHOWN);
    }

    /// Where the hand was moved to last, cm.
    fn held_at(&self) -> Option<[f32; 2]> {
        let journal = self.journal();
        let taken = journal.rfind("\"take\"")?;
        let moves = journal[taken..].lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let last = moves.rev().find_map(|line| line["intent"]["hand"]["Move"].as_array().cloned())?;
        Some([0, 1].map(|k| last[k].as_f64().unwrap() as f32))
    }
}
