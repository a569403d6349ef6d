//! The keyboard at the table of Rathulhu: everything that the mouse can do.

use super::table::Table;
use super::target::{Target, round};
use super::{Pointing, RathulhuMatch, RathulhuWish, Unfolded, losses};
use crate::app::card_match::CardWish;
use crate::app::game_ui::KeyGroup;
use crate::app::messages::{Carrying, Open};
use crate::app::platform::settings::Preferences;
use crate::game::{Game, Seat};
use crate::games::rathulhu::rules::{Action, Phase, Rathulhu};
use crate::session::CardMatch;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

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

/// Turns key presses into wishes.
pub(super) fn press(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    (open, carrying, preferences): (Res<Open>, Res<Carrying>, Option<Res<Preferences>>),
    playing: Res<RathulhuMatch>,
    mut table: ResMut<Table>,
    (mut pointing, mut unfolded): (ResMut<Pointing>, ResMut<Unfolded>),
    mut wishes: MessageWriter<RathulhuWish>,
) {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let pressed: Vec<Key> = typed
        .read()
        .filter(|input| input.state == ButtonState::Pressed && !input.repeat)
        .map(|input| input.logical_key.clone())
        .collect();
    if !open.0.is_empty() || carrying.0 || control {
        return;
    }
    let still = preferences.is_some_and(|preferences| preferences.reduced_motion);
    for key in pressed {
        if matches!(&key, Key::Character(letter) if letter.eq_ignore_ascii_case("b")) {
            unfolded.bag = !unfolded.bag;
        } else if key == Key::Escape && unfolded.bag {
            unfolded.folding = true;
        } else if table.is_busy() {
            hurry(&key, still, &mut table);
        } else if let Some(action) = meant(&key, back, &playing.0, &mut pointing) {
            wishes.write(CardWish(action));
        }
    }
}

/// Beside the result: the final count at once.
pub(super) fn at_the_end(mut typed: MessageReader<KeyboardInput>, open: Res<Open>, mut table: ResMut<Table>) {
    let go_on = |input: &KeyboardInput| {
        input.state == ButtonState::Pressed && matches!(input.logical_key, Key::Enter | Key::Space)
    };
    if typed.read().filter(|input| go_on(input)).count() > 0 && open.0.is_empty() {
        table.count_out();
    }
}

/// While things move, the keys that would act show the end of it instead.
fn hurry(key: &Key, still: bool, table: &mut Table) {
    let go_on = matches!(key, Key::Enter | Key::Space);
    if table.counting().is_some() {
        if go_on {
            table.turn_sheet(still);
        }
    } else if go_on || matches!(key, Key::Character(_)) {
        table.hurry();
    }
}

/// What a key means to the person who is asked; Tab and arrows only point.
fn meant(key: &Key, back: bool, playing: &CardMatch<Rathulhu>, pointing: &mut Pointing) -> Option<Action> {
    let game = playing.game();
    let seat = game.phase().seat().filter(|seat| playing.seating().is_person(*seat))?;
    let view = game.view(Some(seat));
    let targets = round(&view, seat);
    let step = match key {
        Key::Tab if back => -1,
        Key::ArrowLeft | Key::ArrowUp => -1,
        Key::Tab | Key::ArrowRight | Key::ArrowDown => 1,
        Key::Enter | Key::Space => {
            let pointed = pointing.0.and_then(|target| target.action(&view));
            let lawful = pointed.filter(|action| game.check(seat, *action).is_ok());
            return lawful.or_else(|| only(game, seat)).or(pointed);
        }
        Key::Character(letter) => return letters(&letter.to_lowercase(), game, &view.phase),
        _ => return None,
    };
    let at = pointing.0.and_then(|target| targets.iter().position(|each| *each == target));
    let count = targets.len() as i32;
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(count),
        None if step < 0 => count - 1,
        None => 0,
    };
    pointing.0 = targets.get(next as usize).copied();
    None
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
