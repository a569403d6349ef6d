//! The keyboard at the table of Rathulhu: everything that the mouse can do.

use super::table::Table;
use super::target::{Target, round};
use super::{Pointing, losses};
use crate::app::messages::{Open, PlaySet, RathulhuMatch, RathulhuWish, Screen};
use crate::game::Game;
use crate::games::rathulhu::rules::{Action, Phase, Rathulhu};
use crate::session::{CardMatch, Sitter};
use bevy::app::RunFixedMainLoop;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Adds the keys.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        RunFixedMainLoop,
        press.run_if(super::on.and_then(in_state(Screen::Table))).in_set(PlaySet::Wish),
    );
}

fn press(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    open: Res<Open>,
    playing: Res<RathulhuMatch>,
    mut table: ResMut<Table>,
    mut pointing: ResMut<Pointing>,
    mut wishes: MessageWriter<RathulhuWish>,
) {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let pressed: Vec<Key> = typed
        .read()
        .filter(|input| input.state == ButtonState::Pressed && !input.repeat)
        .map(|input| input.logical_key.clone())
        .collect();
    if !open.0.is_empty() || control {
        return;
    }
    for key in pressed {
        if table.is_busy() {
            hurry(&key, &mut table);
        } else if let Some(action) = meant(&key, back, &playing.0, &mut pointing) {
            wishes.write(RathulhuWish(action));
        }
    }
}

/// While targets move, the keys that would act show the end of it instead.
fn hurry(key: &Key, table: &mut Table) {
    let go_on = matches!(key, Key::Enter | Key::Space);
    if table.counting().is_some() {
        if go_on {
            table.put_sheet_away();
        }
    } else if go_on || matches!(key, Key::Character(_)) {
        table.hurry();
    }
}

/// What a key means to the person who is asked; Tab and arrows only point.
fn meant(key: &Key, back: bool, playing: &CardMatch<Rathulhu>, pointing: &mut Pointing) -> Option<Action> {
    let game = playing.game();
    let seat = game.phase().seat().filter(|seat| playing.sitter(*seat) == Sitter::Person)?;
    let view = game.view(Some(seat));
    let targets = round(&view, seat);
    let step = match key {
        Key::Tab if back => -1,
        Key::ArrowLeft | Key::ArrowUp => -1,
        Key::Tab | Key::ArrowRight | Key::ArrowDown => 1,
        Key::Enter | Key::Space => return pointing.0.and_then(|thing| target.action(&view)),
        Key::Character(letter) => return letters(&letter.to_lowercase(), game, &view.phase),
        _ => return None,
    };
    let at = pointing.0.and_then(|thing| targets.iter().position(|each| *each == target));
    let count = targets.len() as i32;
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(count),
        None if step < 0 => count - 1,
        None => 0,
    };
    pointing.0 = targets.get(next as usize).copied();
    None
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
