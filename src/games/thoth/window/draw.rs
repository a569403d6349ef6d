//! Between Bevy and the panels: draws what the seat at the screen sees, and carries out what the panels want.

use super::screen_state::Desk;
use super::keys;
use super::keys::{Key, Meaning};
use super::panels::{Act, pass_screen, result, sheets, table};
use crate::app::commands::Pause;
use crate::app::ui::act::Act as ProgramAct;
use crate::app::messages;
use crate::app::messages::{Command, Order, Screen};
use crate::app::table::live_match::{Playing, Wish};
use crate::app::ui::screens::{Requests, Workbench};
use crate::games::thoth::rules::{Action, Thoth};
use crate::session::Intent;
use crate::games::thoth::referee::Declaration;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::input::EguiWantsInput;

/// Where panels and keys of this game put what they want.
#[derive(SystemParam)]
pub(crate) struct ThothRequests<'w> {
    playing: Res<'w, Playing<Thoth>>,
    desk: ResMut<'w, Desk>,
    wishes: MessageWriter<'w, Wish<Thoth>>,
    bench: ResMut<'w, Workbench>,
    out: Requests<'w>,
}

impl ThothRequests<'_> {
    fn send(&mut self, act: Act) {
        match act {
            Act::Do(action) => {
                if let Some(intent) = intent(action) {
                    self.wishes.write(Wish(intent));
                }
            }
            Act::Open(sheet) => self.desk.sheet = Some(sheet),
            Act::Close => self.desk.sheet = None,
            Act::Here => {
                if let Some(seat) = self.desk.wanted(&self.playing.0) {
                    self.desk.screen.come(seat);
                }
            }
            Act::Fold(folded) => self.desk.folded = folded,
            Act::Start(order) => {
                self.out.send(ProgramAct::Command(Command::Start(Box::new(Order::Thoth(*order)))));
            }
            Act::Dialog(dialog) => self.out.send(ProgramAct::Open(dialog)),
            Act::Rewind(way) => self.out.send(ProgramAct::Command(Command::Rewind(way))),
            Act::Again => {
                let order = self.desk.company.order(&self.playing.0);
                self.bench.again(&Order::Thoth(order));
                self.out.send(ProgramAct::Command(Command::Show(Screen::SetUp)));
            }
            Act::Menu => self.out.send(ProgramAct::Command(Command::Show(Screen::Menu))),
        }
    }
}

/// What the rules call an action, as the match is asked for it. The referee's is nobody's to ask for.
fn intent(action: Action) -> Option<Intent<Thoth>> {
    Some(match action {
        Action::Play(play) => Intent::Declare(Declaration::Play(play)),
        Action::Enough => Intent::Declare(Declaration::Enough),
        Action::Deal => Intent::Declare(Declaration::Deal),
        Action::Say(manner) => Intent::Declare(Declaration::Say(manner)),
        Action::Take(id) => Intent::Take(id),
        Action::Release => Intent::Release,
        Action::PutBack => Intent::PutBack,
        Action::Settled(_) => return None,
    })
}

/// Draws the panels, the sheets over them, and the cover.
pub(crate) fn draw(
    mut contexts: EguiContexts,
    live: Option<Res<live_match::CurrentView<Thoth>>>,
    held: Res<Pause>,
    mut requests: ThothRequests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let wanted = requests.desk.wanted(&requests.playing.0);
    let Desk { pack, pick, sheet, folded, screen: _, company, seen: Some(seen), events, .. } =
        &mut *requests.desk
    else {
        return;
    };
    let mut acts = Vec::new();
    if let Some(seat) = wanted {
        acts.push(pass_screen::show(ctx, seat, &company.names, pack));
    } else {
        let settling = live.as_ref().and_then(|live| live.0.settling);
        let steps = live.filter(|live| live.0.practice).map(|live| live.0.steps);
        let shown = table::PanelData { seen, events, settling, steps };
        acts.push(table::show(ctx, &shown, pick, pack));
        if let Some(sheet) = sheet.filter(|_| *held == Pause::Off) {
            acts.push(sheets::show(ctx, sheet, seen, pack));
        }
        let (seen, folded) = (seen.clone(), *folded);
        if requests.desk.shows_result() {
            acts.push(result::show(ctx, &seen, folded, &mut requests.desk.pack));
        }
    }
    for act in acts.into_iter().flatten() {
        requests.send(act);
    }
}

/// Turns key presses into acts. Open dialogs and text fields come first.
pub(super) fn press(
    mut typed: MessageReader<KeyboardInput>,
    input: Res<ButtonInput<KeyCode>>,
    wants: Option<Res<EguiWantsInput>>,
    mut requests: ThothRequests,
) {
    let control = input.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let elsewhere =
        requests.out.top().is_some() || control || wants.is_some_and(|w| w.wants_any_keyboard_input());
    let holding = requests.desk.is_active() && !requests.playing.0.hand().held().is_empty();
    for event in typed.read().filter(|event| event.state == ButtonState::Pressed && !event.repeat) {
        let Some(key) = key(&event.logical_key).filter(|_| !elsewhere && !holding) else { continue };
        if requests.desk.wanted(&requests.playing.0).is_some() {
            if let Some(act) = keys::at_cover(key) {
                requests.send(act);
            }
            continue;
        }
        let Desk { seen: Some(seen), pick, sheet, .. } = &*requests.desk else { continue };
        // Until a card is picked, the arrows are the camera's.
        let arrow = matches!(key, Key::Left | Key::Right | Key::Up | Key::Down);
        if arrow && pick.card.is_none() {
            continue;
        }
        match keys::meant(key, seen, *pick, *sheet) {
            Some(Meaning::Act(act)) => requests.send(act),
            Some(Meaning::Pick(pick)) => requests.desk.pick = pick,
            None => {}
        }
    }
}

fn key(logical: &Logical) -> Option<Key> {
    Some(match logical {
        Logical::Enter => Key::Enter,
        Logical::Escape => Key::Escape,
        Logical::ArrowLeft => Key::Left,
        Logical::ArrowRight => Key::Right,
        Logical::ArrowUp => Key::Up,
        Logical::ArrowDown => Key::Down,
        Logical::Character(text) => Key::Character(text.to_lowercase().chars().next()?),
        _ => return None,
    })
}
