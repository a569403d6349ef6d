//! Rathulhu in the real window: a whole game by mouse, from the menu to the next game's set-up. What goes from one place
//! to another is dragged there; only what has no thing to be moved has a button.
//!
//! No place is written down here: what the journal tells leads to the match, the match and the library's own layout to
//! what is where, and the rules to what may be done. So it does not matter how fast anything is drawn.

use super::{PATIENCE, Session, WINDOW, autosaved, pixel, written};
use crate::screen::panels::{games, show_form};
use crate::screen::scene::{EMPTY, data, rect, table};
use bots::{Bot as _, SeatPosition};
use game::{CardGame as _, Game, Seat};
use rathulhu::INFO;
use rathulhu::bot::Bot;
use rathulhu_rules::Thing;
use rathulhu_rules::{Action, Phase, Rathulhu, Setup, Tile};
use rathulhu_window::RathulhuOrder;
use rathulhu_window::layout::Layout;
use rathulhu_window::panels::{result, show};
use rathulhu_window::setup::Draft;
use serde_json::Value;
use session::{CardMatch, Sitter};
use shell::ui::menu::{self, Continue};
use std::cmp::Reverse;
use std::path::Path;
use std::time::Instant;
use support::counts::whole_or;
use window::ui::players::Players;

pub(super) type Bidding = CardMatch<Rathulhu>;

const ME: Seat = Seat(0);

/// A match of the person against one bot.
pub(super) fn two(seed: u64) -> Bidding {
    let seating = Players::new(2, &INFO).seating().unwrap();
    CardMatch::new(&Setup::players(2), seed, seating, true).unwrap()
}

/// What the person in these tests does: lots are kept small, so that the game is short, and Old Ones are used.
pub(super) fn wanted(m: &Bidding) -> Action {
    let legal = m.game().legal_actions(ME);
    let first = |kind: fn(&Action) -> bool| legal.iter().copied().find(kind);
    let track = m.game().track().len();
    let wish = match m.game().phase() {
        Phase::Turn { .. } if track < 3 => first(|a| matches!(a, Action::Take(_))).or(Some(Action::Draw)),
        Phase::Turn { .. } => Some(Action::Invoke),
        Phase::OldOnes { .. } => Some(Action::Done),
        Phase::Auction(_) if track < 2 => Some(Action::Pass),
        _ => first(|a| matches!(a, Action::Bid(_) | Action::Discard(_))),
    };
    wish.filter(|action| legal.contains(action)).unwrap_or(legal[0])
}

/// Plays the game in the head, as the window will.
fn foretold(seed: u64) -> Bidding {
    let mut m = two(seed);
    while let Some(seat) = m.game().phase().seat() {
        let action = match m.seating().sitter(seat) {
            Sitter::Person => wanted(&m),
            Sitter::Bot(skill) | Sitter::Spiteful(skill) => {
                let position = SeatPosition::of(m.game(), seat);
                Bot::new(skill, m.seed(), seat).choose(&position).unwrap()
            }
        };
        m.act(seat, action).unwrap();
    }
    m
}

/// How often the person did such a thing.
fn mine(m: &Bidding, what: fn(&Action) -> bool) -> usize {
    m.log().iter().filter(|step| step.seat == ME && what(&step.action)).count()
}

/// Of the first five hundred games the shortest in which the person does six of the seven things there are to be clicked
/// and dragged; none has all seven.
pub(super) const SEED: u64 = 247;
/// They make no more moves in it.
const MOST_MOVES: usize = 60;

/// How many different things the person does, and how few moves they make.
fn merit(m: &Bidding) -> (usize, Reverse<usize>) {
    let all: [fn(&Action) -> bool; 7] = [
        |a| matches!(a, Action::Draw),
        |a| matches!(a, Action::Invoke),
        |a| matches!(a, Action::Bid(_)),
        |a| matches!(a, Action::Pass),
        |a| matches!(a, Action::Take(_)),
        |a| matches!(a, Action::Done),
        |a| matches!(a, Action::Discard(_)),
    ];
    (all.iter().filter(|what| mine(m, **what) > 0).count(), Reverse(mine(m, |_| true)))
}

fn seed() -> u64 {
    let found = merit(&foretold(SEED));
    let best = || (0..500).map(|seed| (merit(&foretold(seed)), seed)).max();
    assert!(found >= (6, Reverse(MOST_MOVES)), "seed {SEED} gives {found:?} now; pin the best: {:?}", best());
    SEED
}

/// The match that the journal tells of, from its last beginning. Its seed is not told before the end.
pub(super) fn told(session: &Session, seed: u64) -> Option<Bidding> {
    let journal = session.journal();
    let lines: Vec<Value> = journal.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let begun = lines.iter().rposition(|line| line["line"] == "match")?;
    assert!(lines[begun]["seed"].is_null(), "all that is drawn follows from the seed");
    let mut m = two(seed);
    for line in lines[begun..].iter().filter(|line| line["line"] == "intent") {
        let action = serde_json::from_value(line["action"].clone()).unwrap();
        m.act(Seat(line["seat"].as_u64().unwrap() as u8), action).expect("the rules allowed it");
    }
    Some(m)
}

/// Where the mouse does what is wanted: from there, and to where if something is dragged; or on a button.
pub(super) fn way(m: &Bidding, action: Action) -> ((i32, i32), Option<(i32, i32)>) {
    let (table, layout) = (table(m), layout(m));
    let shown = data(m, &table, &EMPTY, WINDOW);
    let space = |wanted: Tile| m.game().track().spaces().iter().position(|tile| *tile == Some(wanted));
    let (thing, to) = match action {
        Action::Draw => (Thing::Bag, layout.whole_track()),
        Action::Invoke => (Thing::Idol, layout.whole_track()),
        Action::Take(tile) => {
            (Thing::Space(space(tile).expect("it lies on the track")), layout.areas[0].rect)
        }
        Action::Bid(token) => (Thing::Token(token), layout.board),
        Action::Discard(tile) => (Thing::Tile(ME, tile), layout.board),
        Action::Pass => return (bar(m, "Pass"), None),
        Action::Done => return (bar(m, "Done"), None),
    };
    let from = rect(&shown, thing).expect("it lies somewhere");
    (pixel(from.center()), Some(pixel(to.center())))
}

fn layout(m: &Bidding) -> Layout {
    Layout::new(WINDOW, m.seating().sitters.len(), usize::from(m.setup().time_spaces()))
}

/// Where the bar under the board offers something.
pub(super) fn bar(m: &Bidding, words: &str) -> (i32, i32) {
    let table = table(m);
    written(words, 0, |ctx| drop(show(ctx, &data(m, &table, &EMPTY, WINDOW))))
}

impl Session {
    /// The last thing done led to a score sheet, which waits for its reader.
    pub(super) fn sheet_is_due(&self) -> bool {
        let journal = self.journal();
        journal.rfind("\"line\":\"intent\"").is_some_and(|last| journal[last..].contains("\"AeonScored\""))
    }

    /// From the menu to a match of two with a seed.
    fn begin_rathulhu(&mut self, seed: u64) {
        let mut draft = Draft::default();
        let count = written("2", 0, |ctx| drop(show_form(ctx, &mut draft)));
        let order = RathulhuOrder { seed, ..RathulhuOrder::of(&two(seed)) };
        let mut draft = Draft::again(&order);
        let field = written("by chance", 0, |ctx| drop(show_form(ctx, &mut draft)));
        let begin = written("Begin", 0, |ctx| drop(show_form(ctx, &mut draft)));
        let play = written("Play", 0, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
        let try_it = |s: &Self| {
            s.click(play);
            [count, field].into_iter().for_each(|place| s.click(place));
            s.type_in(&seed.to_string());
            s.click(begin);
        };
        self.until("begin a match", try_it, |s| s.count("\"game\":\"rathulhu\"") == 1);
    }

    /// One step towards the end of the game.
    fn go_on(&self, m: &Bidding) {
        let nothing = pixel(layout(m).areas[1].head.center_top());
        if self.sheet_is_due() {
            self.press_keys(&["key", "Return"], 2);
        }
        match m.game().phase().seat() {
            Some(ME) if m.game().forced().is_none() => {
                // What still moves is hurried, by a click on the empty felt.
                self.tap(nothing);
                self.drag_and_see(way(m, wanted(m)));
            }
            // Bots are as fast as can be until the person is to decide.
            _ => self.hasten(),
        }
    }
}

/// To its result and on to another in a whole run, in `./test` through the first Aeon.
#[test]
fn a_whole_game_of_rathulhu_is_played_by_mouse() {
    let seed = seed();
    let mut session = Session::open(&[]);
    session.begin_rathulhu(seed);
    let (mut moves, mut since, mut shrunk) = (0, Instant::now(), false);
    let over = loop {
        let m = told(&session, seed).expect("a match");
        if m.game().outcome().is_some() || whole_or(false, !m.game().sheets().is_empty()) {
            break m;
        }
        if m.moves() > moves {
            (moves, since) = (m.moves(), Instant::now());
        }
        assert!(since.elapsed() < PATIENCE, "stuck after {moves} moves; {}", session.last_lines());
        session.wait("nothing: the program goes on", |_| true);
        // What has to be done is done without being asked for.
        let asked = m.game().phase().seat() == Some(ME) && m.game().forced().is_none();
        if asked && matches!(m.game().phase(), Phase::Auction(_)) && !shrunk {
            // What is not allowed is refused in words.
            session.until("be refused", |s| s.click(way(&m, Action::Draw).0), |s| s.count("\"refused\"") > 0);
            session.shrink_and_grow();
            shrunk = true;
        }
        session.go_on(&m);
    };
    let foretold = foretold(seed);
    assert!(foretold.log().starts_with(over.log()), "the bots and the person played otherwise");
    for line in ["\"Drew\"", "\"AuctionBegan\"", "\"Won\"", "\"bot\":\"middle\"", "\"refused\""] {
        assert!(session.count(line) > 0, "no {line} in the journal; {}", session.last_lines());
    }
    if over.game().outcome().is_none() {
        return;
    }
    assert_eq!(over.game().outcome(), foretold.game().outcome(), "the bots and the person played otherwise");
    assert_eq!(over.game().sheets().len(), 3, "three Aeons were scored");
    assert_eq!(session.count("\"Over\""), 1, "{}", session.last_lines());
    let saves = session.folder.path().join("data");
    let saved = |path: &Path| Bidding::load(path).ok().and_then(|m| m.game().outcome());
    session.wait("the autosave", |_| {
        let autosave = autosaved(&saves);
        autosave.is_some_and(|path| saved(&path) == over.game().outcome())
    });
    the_result_leads_to_another_game(&mut session, &over);
}

/// The last sheet goes, the result comes, and its buttons lead on.
fn the_result_leads_to_another_game(session: &mut Session, over: &Bidding) {
    let table = table(over);
    let again = written("Play again", 0, |ctx| {
        let shown = data(over, &table, &EMPTY, WINDOW);
        show(ctx, &shown);
        result::show(ctx, &shown, false);
    });
    let order = RathulhuOrder { seed: 1, ..RathulhuOrder::of(over) };
    let mut draft = Draft::again(&order);
    let begin = written("Begin", 0, |ctx| drop(show_form(ctx, &mut draft)));
    let on = |s: &Session| {
        s.xdotool(&["key", "Return"]);
        s.click(again);
        s.click(begin);
    };
    session.until("play again", on, |s| s.count("\"line\":\"match\"") == 2);
}
