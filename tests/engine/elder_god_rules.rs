//! The rules of Building an Elder God, through the public interface: the worked examples of the rules as data, the cases
//! between them, room by search, and random games. What holds of every game is tried in `every_game`.

mod bot_play;
mod examples;
mod feud;
mod odds;
mod random;
mod redraws;
mod room;
mod stalemate;

use elder_god_rules::*;
use game::rng::Rng;
use game::{Game, Seat};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A cell by column and row, as the worked examples give them.
fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).unwrap()
}

/// The code of a face and which way up: "V", "A'" is a curve up and right turned, "V!" wounded, "V+" immune. An eyestalk
/// is "o" and its stalks.
fn face(code: &str) -> (CardFace, bool) {
    let turned = code.contains('\'');
    let state = match code {
        code if code.contains('!') => Condition::Damaged,
        code if code.contains('+') => Condition::Immune,
        _ => Condition::Normal,
    };
    let shape = match code.trim_end_matches(['\'', '!', '+']) {
        "V" => Shape::Upright,
        "H" => Shape::Level,
        "A" => Shape::CurveRight,
        "B" => Shape::CurveLeft,
        "TH" => Shape::SplitLevel,
        "TV" => Shape::SplitUpright,
        eyestalk => {
            let stalk = |letter| match letter {
                'n' => Condition::Normal,
                'i' => Condition::Immune,
                'd' => Condition::Damaged,
                other => panic!("no stalk {other} in {code}"),
            };
            let stalks: Vec<Condition> = eyestalk.trim_start_matches('o').chars().map(stalk).collect();
            return (CardFace::Eyestalk(stalks.try_into().unwrap()), turned);
        }
    };
    (CardFace::Limb(shape, state), turned)
}

/// A table laid as a test says; it is the first seat's turn.
struct Scene {
    view: View,
    /// Cards that are nowhere yet.
    rest: Vec<Card>,
}

fn scene(players: u8) -> Scene {
    with(Setup::players(players))
}

fn with(setup: Setup) -> Scene {
    let mut view = ElderGod::new(&setup, 0).unwrap().view(None);
    view.phase = Phase::Play { seat: A };
    view.clock = Clock { turn: 1, last_play: 0, idle_reshuffles: 0 };
    view.viewer = Some(A);
    for seat in &mut view.seats {
        seat.cards = if seat.seat == A { 6 } else { 5 };
    }
    Scene { view, rest: Card::all(setup.has_signs()).collect() }
}

impl Scene {
    fn card(&mut self, code: &str) -> Lying {
        let (wanted, turned) = face(code);
        let index = self.rest.iter().position(|card| card.face() == wanted);
        let card = self.rest.remove(index.unwrap_or_else(|| panic!("no {code} is left")));
        Lying { card, turned }
    }

    /// Lays cards on a seat's monster, each by its code, column and row.
    fn lay(mut self, seat: Seat, cards: &[(&str, u8, u8)]) -> Self {
        for &(code, column, row) in cards {
            let (at, top) = (cell(column, row), self.card(code));
            let monster = &mut self.view.seats[usize::from(seat.0)].player.monster;
            let mut laid = serde_json::to_value(&*monster).unwrap();
            let one = Laid { at, top, under: None, mark: None };
            laid["laid"].as_array_mut().unwrap().push(serde_json::to_value(one).unwrap());
            *monster = serde_json::from_value(laid).unwrap();
        }
        self
    }

    fn necronomicons(mut self, seat: Seat, left: u8, marked: &[Cell]) -> Self {
        let player = &mut self.view.seats[usize::from(seat.0)].player;
        player.necronomicons = left;
        let mut laid = serde_json::to_value(&player.monster).unwrap();
        for one in laid["laid"].as_array_mut().unwrap() {
            if marked.iter().any(|&at| one["at"] == u8::from(at)) {
                one["mark"] = serde_json::to_value(Treatment::Necronomicon).unwrap();
            }
        }
        player.monster = serde_json::from_value(laid).unwrap();
        self
    }

    /// The number of the turn, the last turn in which anybody did something to a monster, and the reshuffles since then.
    fn clock(mut self, turn: u16, last_play: u16, idle_reshuffles: u16) -> Self {
        self.view.clock = Clock { turn, last_play, idle_reshuffles };
        self
    }

    fn wounded_for(mut self, seat: Seat, turns: u8) -> Self {
        self.view.seats[usize::from(seat.0)].player.wounded_turns = turns;
        self
    }

    /// The first seat's hand; the rest of the pack is dealt to the others and to the deck.
    fn hand(mut self, codes: &[&str]) -> ElderGod {
        let cards: Vec<Card> = codes.iter().map(|code| self.card(code).card).collect();
        self.view.seats[0].cards = cards.len();
        let others: usize = self.view.seats[1..].iter().map(|seat| seat.cards).sum();
        (self.view.cards, self.view.deck) = (cards, self.rest.len() - others);
        ElderGod::determinize(&self.view, &mut Rng::new(5)).unwrap_or_else(|why| panic!("{why}"))
    }
}

/// The card of a code in the first seat's hand, as it would lie.
fn held(game: &ElderGod, code: &str) -> Lying {
    let (wanted, turned) = face(code);
    let card = game.hand(A).iter().copied().find(|card| card.face() == wanted);
    Lying { card: card.unwrap_or_else(|| panic!("no {code} in hand")), turned }
}

fn place(game: &ElderGod, (code, column, row): (&str, u8, u8)) -> CardPose {
    let Lying { card, turned } = held(game, code);
    CardPose { card, turned, at: cell(column, row) }
}

fn grow(game: &ElderGod, what: (&str, u8, u8)) -> Action {
    Action::Grow(place(game, what))
}

fn damage(game: &ElderGod, what: (&str, u8, u8)) -> Action {
    Action::Damage { against: B, place: place(game, what) }
}

/// What the rules say to an action of the first seat; that it is listed when they allow it, and changes nothing when they
/// do not.
fn verdict(game: &ElderGod, action: Action) -> Result<(), Refusal> {
    let verdict = game.check(A, action);
    assert_eq!(verdict.is_ok(), game.legal_actions(A).contains(&action), "{action:?}");
    let mut copy = game.clone();
    assert_eq!(copy.apply(A, action).is_ok(), verdict.is_ok(), "{action:?}");
    assert!(verdict.is_ok() || copy == *game);
    verdict
}

fn act(game: &mut ElderGod, seat: Seat, action: Action) -> Vec<Event> {
    let events = game.apply(seat, action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    game.audit().unwrap_or_else(|flaw| panic!("{action:?}: {flaw}"));
    events
}

/// Where a card may grow, whichever way up, as codes with cells.
fn growths(game: &ElderGod) -> Vec<String> {
    let mut all: Vec<String> = game
        .legal_actions(A)
        .into_iter()
        .filter_map(|action| match action {
            Action::Grow(CardPose { card, turned, at }) => {
                let ends = card.face().sides(turned);
                let letters = [(Side::North, 'N'), (Side::East, 'E'), (Side::South, 'S'), (Side::West, 'W')];
                let ends: String =
                    letters.iter().filter(|(side, _)| ends.has(*side)).map(|(_, l)| *l).collect();
                let ends = if ends.is_empty() { "eye".to_owned() } else { ends };
                Some(format!("{ends}@{},{}", at.column(), at.row()))
            }
            _ => None,
        })
        .collect();
    all.sort();
    all.dedup();
    all
}
