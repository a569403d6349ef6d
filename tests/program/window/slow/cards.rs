//! The flat games: tiles, tokens and cards that are dragged, buttons, keys.

use super::super::{cluethulhu, elder_god, rathulhu};
use super::{Came, RIGHT, Slow, click, drag, go, keys};
use ::cluethulhu as day;
use ::elder_god as gods;
use ::rathulhu as lots;
use bots::{Bot as _, SeatPosition};
use cluethulhu_rules::{Action as Deed, Cluethulhu, Phase as Night};
use cluethulhu_window::setup::Draft;
use elder_god_rules::{Action as Growth, BODY, Thing};
use game::CardGame as _;
use game::{Game as _, Seat};
use rathulhu_rules::{Action, Phase};
use session::{CardMatch, Sitter, Skill};
use window::card_match::to_act;

const ME: Seat = Seat(0);
/// Where nothing is that can be meant, pixels.
const NOWHERE: (i32, i32) = (2, 90);

fn skill(sitter: Sitter) -> Skill {
    if let Sitter::Bot(skill) = sitter { skill } else { Skill::Middle }
}

/// What an action is called in the journal.
fn told(action: impl serde::Serialize) -> String {
    serde_json::to_value(action).unwrap().to_string()
}

/// The first position of a game of Rathulhu in which the person may choose, and that is so.
fn bidding(so: impl Fn(&rathulhu::Bidding) -> bool) -> rathulhu::Bidding {
    let mut m = rathulhu::two(rathulhu::SEED);
    loop {
        let seat = m.game().phase().seat().expect("such a position");
        let chooses = seat == ME && m.game().forced().is_none() && m.game().legal_actions(ME).len() > 1;
        if chooses && so(&m) {
            return m;
        }
        let action = match m.seating().sitter(seat) {
            Sitter::Person => rathulhu::wanted(&m),
            Sitter::Bot(skill) | Sitter::Spiteful(skill) => {
                lots::bot::Bot::new(skill, m.seed(), seat).choose(&SeatPosition::of(m.game(), seat)).unwrap()
            }
        };
        m.act(seat, action).unwrap();
    }
}

/// Makes so many gestures at the table of Rathulhu: first in a turn, then in an auction.
pub(super) fn bid(slow: &mut Slow, count: usize) {
    let m = bidding(|m| matches!(m.game().phase(), Phase::Turn { .. }) && !m.game().track().is_empty());
    slow.put(&m.to_bytes().unwrap());
    let drawn = told(Action::Draw);
    let (bag, to) = rathulhu::way(&m, Action::Draw);
    let to = to.unwrap();
    let rules = rathulhu::bar(&m, "Rules");
    // In an auction are a third.
    for n in 0..count - count / 3 {
        slow.load();
        let draws = |came: &Came| came.did(&[&drawn]).and(came.opened(&[]));
        let nothing = |came: &Came| came.did(&[]).and(came.opened(&[]));
        match n % 7 {
            0 => slow.gesture("dragged, and Esc", &[drag(bag, &keys(&["Escape"]), to, NOWHERE)], nothing),
            1 => slow.gesture("dragged, right button or not", &[drag(bag, &RIGHT, to, NOWHERE)], draws),
            2 => slow.gesture("the bag dragged", &[drag(bag, &[], to, NOWHERE)], draws),
            3 => slow.gesture("let go of nowhere", &[drag(bag, &[], NOWHERE, to)], nothing),
            4 => slow.gesture("the bag clicked", &[[click(bag), go(NOWHERE)].concat()], draws),
            5 => slow.gesture("drawn and taken back by keys", &[keys(&["d", "ctrl+z"])], |came| {
                came.did(&[&drawn, "undo"])
            }),
            _ => {
                let opened = [click(rules), go(NOWHERE)].concat();
                slow.gesture("a button, and Esc", &[opened, keys(&["Escape"])], |came| {
                    came.did(&[]).and(came.opened(&["[Rules]", "[]"]))
                });
            }
        }
    }
    let may_pass = |m: &rathulhu::Bidding| m.game().legal_actions(ME).contains(&Action::Pass);
    let m = bidding(|m| matches!(m.game().phase(), Phase::Auction(_)) && may_pass(m));
    slow.put(&m.to_bytes().unwrap());
    let bids: Vec<Action> =
        m.game().legal_actions(ME).into_iter().filter(|action| matches!(action, Action::Bid(_))).collect();
    for n in 0..count / 3 {
        slow.load();
        let bid = bids[slow.chance(bids.len())];
        let (token, board) = rathulhu::way(&m, bid);
        let passed = told(Action::Pass);
        match n % 4 {
            0 => slow.gesture("a token dragged", &[drag(token, &[], board.unwrap(), NOWHERE)], |came| {
                came.did(&[&told(bid)])
            }),
            1 => {
                let pass = [click(rathulhu::way(&m, Action::Pass).0), go(NOWHERE)].concat();
                slow.gesture("passed by a click", &[pass], |came| came.did(&[&passed]));
            }
            2 => slow.gesture("passed by a key", &[keys(&["p"])], |came| came.did(&[&passed])),
            _ => slow.gesture("a token let go of nowhere", &[drag(token, &[], NOWHERE, token)], |came| {
                came.did(&[])
            }),
        }
    }
}

/// Makes so many gestures at the table of Building an Elder God.
pub(super) fn grow(slow: &mut Slow, count: usize) {
    let mut m = elder_god::of_seed(elder_god::seed());
    while let Some(seat) = m.game().phase().seat().filter(|seat| *seat != ME) {
        let mut bot = gods::bot::Bot::new(skill(m.seating().sitter(seat)), m.seed(), seat);
        let action = bot.choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
    }
    slow.put(&m.to_bytes().unwrap());
    let grows = |action: &Growth| match action {
        Growth::Grow(place) | Growth::Damage { place, .. } => !place.turned,
        _ => false,
    };
    let all: Vec<Growth> = m.game().legal_actions(ME).into_iter().filter(grows).collect();
    for n in 0..count {
        slow.load();
        let action = all[slow.chance(all.len())];
        let (card, to) = elder_god::strokes(&m, action)[0];
        let to = to.unwrap();
        let grown = told(action);
        match n % 5 {
            0 => slow.gesture("a card dragged", &[drag(card, &[], to, NOWHERE)], |came| came.did(&[&grown])),
            1 => slow.gesture(
                "a card dragged, right button or not",
                &[drag(card, &RIGHT, to, NOWHERE)],
                |came| came.did(&[&grown]),
            ),
            2 => slow.gesture(
                "a card dragged, and Esc",
                &[drag(card, &keys(&["Escape"]), to, NOWHERE)],
                |came| came.did(&[]).and(came.opened(&[])),
            ),
            3 => {
                let body = elder_god::spot(&m, Thing::Cell(ME, BODY));
                slow.gesture("a card where it may not lie", &[drag(card, &[], body, NOWHERE)], |came| {
                    came.did(&[])
                });
            }
            _ => {
                let taken_back = [drag(card, &[], to, NOWHERE), keys(&["ctrl+z", "ctrl+y"])].concat();
                slow.gesture("dragged, taken back and again", &[taken_back], |came| {
                    came.did(&[&grown, "undo", "redo"])
                });
            }
        }
    }
}

/// The first position of a game of Cluethulhu among bots in which the person may accuse.
fn asked() -> cluethulhu::Party {
    let seed = 11;
    let order = Draft::default().order(seed).unwrap().order;
    let mut m: CardMatch<Cluethulhu> =
        CardMatch::new(&order.setup, seed, order.seating, order.practice).unwrap();
    let mut bots: Vec<day::bot::Bot> = (0_u8..)
        .zip(&m.seating().sitters)
        .map(|(k, sitter)| day::bot::Bot::new(skill(*sitter), seed, Seat(k)))
        .collect();
    loop {
        let seat = to_act(&m).expect("such a position");
        if seat == ME && *m.game().phase() == Night::Accuse {
            return m;
        }
        let position = SeatPosition::of(m.game(), seat);
        let own = (seat == ME).then(|| cluethulhu::wanted(&m, ME));
        let action = own.or_else(|| bots[usize::from(seat.0)].choose(&position)).unwrap();
        m.act(seat, action).unwrap();
    }
}

/// Makes so many gestures by Night.
pub(super) fn accuse(slow: &mut Slow, count: usize) {
    let m = asked();
    slow.put(&m.to_bytes().unwrap());
    let legal = m.game().legal_actions(ME).into_iter();
    let accused: Vec<Deed> = legal.filter(|action| matches!(action, Deed::Accuse(_))).collect();
    for _ in 0..count {
        slow.load();
        let action = accused[slow.chance(accused.len())];
        let way = cluethulhu::way_alone(&m, action);
        let clicks = [way.iter().flat_map(|place| click(*place)).collect(), go(NOWHERE)].concat();
        slow.gesture("a verb and a seat", &[clicks], |came| came.did(&[&told(action)]));
    }
}
