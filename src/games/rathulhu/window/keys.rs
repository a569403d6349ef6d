//! The keyboard at the table of Rathulhu: everything that the mouse can do.

use super::asked::Asked;
use super::panel_data::{PanelData, losses};
use super::target::{Target, round};
use crate::app::game_ui::KeyGroup;
use crate::game::{Game, Seat};
use crate::games::rathulhu::rules::{Action, Phase, Rathulhu};
use bevy::input::keyboard::Key;

/// The keys of the game, for the list of keys.
pub const LIST: &[KeyGroup] = &[
    (
        "Your turn",
        &[
            ("D", "draw a tile"),
            ("I", "invoke Cthulhu"),
            ("1 to 8", "take the tile on that space for an Old One"),
            ("O", "use no more Old Ones"),
            ("1 to 4", "in an auction: bid your token, the lowest first"),
            ("P", "in an auction: pass"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    (
        "The table",
        &[
            ("click", "the bag draws, the idol invokes, a token bids, a tile goes"),
            ("drag", "the same: bag and idol to the track, a token to the board, a tile to your mat"),
            ("B", "what is left in the bag; Esc or B folds it away"),
            ("Tab, arrows", "choose a thing without the mouse"),
            ("Enter", "what a click would do; or else the only thing that may be done"),
            ("Space or click", "while tiles move: be there at once"),
            ("hover", "what a thing is, and what it is worth to you"),
            ("hover over a player", "how they stand, and what the lot is worth to them"),
            ("Enter, Space", "a score sheet: fill it in at once, then go on"),
        ],
    ),
];

/// What a key means.
pub fn meant(key: &Key, back: bool, data: &PanelData) -> Option<Asked> {
    if matches!(key, Key::Character(letter) if letter.eq_ignore_ascii_case("b"))
        || (*key == Key::Escape && data.desk.bag_open)
    {
        return Some(Asked::FoldBag);
    }
    if data.busy { hurry(key, data) } else { chosen(key, back, data) }
}

/// Beside the result: the final count at once.
pub fn at_the_end(key: &Key) -> Option<Asked> {
    matches!(key, Key::Enter | Key::Space).then_some(Asked::Hurry)
}

/// While things move, the keys that would act show the end of it instead.
fn hurry(key: &Key, data: &PanelData) -> Option<Asked> {
    let go_on = matches!(key, Key::Enter | Key::Space);
    if data.counting.is_some() {
        return go_on.then_some(Asked::TurnSheet);
    }
    (go_on || matches!(key, Key::Character(_))).then_some(Asked::Hurry)
}

/// What a key means to the person who is asked; Tab and arrows only point.
fn chosen(key: &Key, back: bool, data: &PanelData) -> Option<Asked> {
    let (seat, game, view) = (data.asked()?, data.game, data.seen);
    let pointing = data.desk.pointing;
    let step = match key {
        Key::Tab if back => -1,
        Key::ArrowLeft | Key::ArrowUp => -1,
        Key::Tab | Key::ArrowRight | Key::ArrowDown => 1,
        Key::Enter | Key::Space => {
            let pointed = pointing.and_then(|target| target.action(view));
            let lawful = pointed.filter(|action| game.check(seat, *action).is_ok());
            return lawful.or_else(|| only(game, seat)).or(pointed).map(Asked::Do);
        }
        Key::Character(letter) => return letters(&letter.to_lowercase(), game, &view.phase).map(Asked::Do),
        _ => return None,
    };
    let targets = round(view, seat);
    let at = pointing.and_then(|target| targets.iter().position(|each| *each == target));
    let count = targets.len() as i32;
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(count),
        None if step < 0 => count - 1,
        None => 0,
    };
    targets.get(next as usize).copied().map(Asked::Point)
}

/// What is done without choosing: the only thing that may be done.
fn only(game: &Rathulhu, seat: Seat) -> Option<Action> {
    if let [action] = game.legal_actions(seat)[..] { Some(action) } else { None }
}

fn letters(letter: &str, game: &Rathulhu, phase: &Phase) -> Option<Action> {
    match letter {
        "d" => Some(Action::Draw),
        "i" => Some(Action::Invoke),
        "o" => Some(Action::Done),
        "p" => Some(Action::Pass),
        digit => number(digit.parse().ok()?, game, phase),
    }
}

/// What a number means: a token, a tile to lose, or a space of the track.
fn number(n: usize, game: &Rathulhu, phase: &Phase) -> Option<Action> {
    let (at, seat) = (n.checked_sub(1)?, phase.seat()?);
    match phase {
        Phase::Auction(_) => game.player(seat)?.face_up.iter().nth(at).map(Action::Bid),
        Phase::Setback { .. } => losses(game, seat).get(at).copied(),
        _ => Target::Space(at).action(&game.view(Some(seat))),
    }
}
