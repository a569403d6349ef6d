//! "Show me": what a picture in a book of rules shows, opened on a table. Whoever leaves it is back where they came from, with
//! the book open at that picture. A match that was on the table meanwhile waits in its file.
//!
//! "To the lab": the table of a match, in the lab. The match waits in the same way.

use crate::lab_screen::lessons::driver as lab_lesson_driver;
use crate::lab_screen::state as lab_state;
use crate::on_table::{load, put_away, put_down, save_at_last, show};
use bevy::prelude::*;
use bevy_egui::egui::{Button, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::Message;
use lab::Scene;
use lesson::positions::Opens;
use session::library;
use std::time::SystemTime;
use window::game_ui::{CommandError, CurrentGame, Games, status};
use window::keys::program::lessons::LEAVE;
use window::messages::{
    CameFrom, Command, Dialog, DrawSet, LessonAct, Open, RulesTarget, Screen, Showing, WantedPlace,
};
use window::platform::record::{Autosave, Saves};
use window::speech::say;
use window::texts::{Dialogs, ReaderText as Words};
use window::ui::caps::KeyButton;
use window::ui::illustrations::Illustration;
use window::ui::{callout, landmarks, layout, occupied, style, tip};
use window::watching::{Watching, not_watching};

/// The book is to be opened again at a picture, once this screen is there.
#[derive(Resource, Clone, Copy, Debug)]
struct Reopening {
    screen: Screen,
    game: &'static str,
    under: &'static str,
}

/// Adds the way back. Works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Update, reopen.run_if(resource_exists::<Reopening>));
}

/// Adds the plate. Needs the egui plugin.
pub(super) fn drawing(app: &mut App) {
    let shown = in_state(Screen::Table).or_else(in_state(Screen::Result)).or_else(in_state(Screen::Lab));
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSet::Over).run_if(shown.and_then(resource_exists::<Showing>)),
    );
}

/// Opens the position that a picture shows.
///
/// # Errors
/// What is wrong with its file, or why the match on the table cannot be kept.
pub(super) fn begin(
    world: &mut World,
    game: &'static str,
    illustration: Illustration,
) -> Result<(), CommandError> {
    let missing = || CommandError::NoLesson(format!("{game}: {}", illustration.words));
    let position = illustration.position(game).ok_or_else(missing)?;
    let from = set_out(world)?;
    match position.opens {
        Opens::Lab => {
            put_away(world)?;
            lab_lesson_driver::lend(world, &position.start)?;
            if !is_in_lab(world) {
                show(world, Screen::Lab);
            }
        }
        Opens::Match => {
            put_down(world);
            let ui = world.resource::<Games>().find(game);
            let lessons = ui.and_then(|ui| ui.lessons).ok_or_else(missing)?;
            (lessons.begin)(world, &position.start)?;
            show(world, Screen::Table);
        }
    }
    world.resource_mut::<Open>().0.clear();
    world.insert_resource(Showing { picture: Some((game, illustration)), from });
    Ok(())
}

/// Opens the lab with the table of the match, as it lies now or at the moment that is watched.
///
/// # Errors
/// Why the match cannot be kept, or that there is no match with a table.
pub(super) fn to_lab(world: &mut World) -> Result<(), CommandError> {
    let CurrentGame(ui) = *world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?;
    let table = match world.get_resource::<Watching>() {
        Some(watching) => watching.source.table(),
        None => (ui.table)(world),
    };
    let (Some(table), Some(status)) = (table, status(world)) else { return Err(CommandError::NoMatch) };
    let picture = world.get_resource::<Showing>().and_then(|showing| showing.picture);
    let from = set_out(world)?;
    if picture.is_none() && !matches!(from, CameFrom::Match(_)) {
        return Err(CommandError::NoFolder);
    }
    put_away(world)?;
    lab_lesson_driver::lend_scene(world, Scene::of_table(status.words, &table));
    world.resource_mut::<Open>().0.clear();
    world.insert_resource(Showing { picture, from });
    show(world, Screen::Lab);
    Ok(())
}

/// Leaves what a picture shows, or keeps the match on the table, and says where the way back leads.
fn set_out(world: &mut World) -> Result<CameFrom, CommandError> {
    match world.remove_resource::<Showing>() {
        Some(Showing { from, .. }) => {
            forget(world)?;
            Ok(from)
        }
        None => from(world),
    }
}

fn is_in_lab(world: &World) -> bool {
    screen(world) == Screen::Lab
}

fn screen(world: &World) -> Screen {
    world.get_resource::<State<Screen>>().map_or(Screen::Table, |screen| *screen.get())
}

/// Where whoever looks comes from; a match gets a file of its own if it has none.
fn from(world: &mut World) -> Result<CameFrom, CommandError> {
    let screen = screen(world);
    let at_table = matches!(screen, Screen::Table | Screen::Result) && status(world).is_some();
    if !at_table {
        return Ok(CameFrom::Screen(if screen == Screen::Lab { screen } else { Screen::Menu }));
    }
    save_at_last(world)?;
    if world.resource::<Autosave>().path().is_none()
        && let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied()
    {
        // Nothing has been done in it yet.
        let bytes = (ui.save)(world)?;
        let saves = world.resource::<Saves>().clone();
        world.resource_mut::<Autosave>().write_at_last(&bytes, &saves, ui.basics.info.title)?;
    }
    let path = world.resource::<Autosave>().path();
    Ok(path.map_or(CameFrom::Screen(Screen::Menu), CameFrom::Match))
}

/// Goes back to where whoever looks came from.
///
/// # Errors
/// Why the match that waits cannot be read.
pub(super) fn back(world: &mut World) -> Result<(), CommandError> {
    let Some(Showing { picture, from }) = world.remove_resource::<Showing>() else { return Ok(()) };
    forget(world)?;
    let screen = match from {
        CameFrom::Match(path) => {
            if let Err(why) = load(world, &path) {
                show(world, Screen::Menu);
                return Err(why);
            }
            Screen::Table
        }
        CameFrom::Screen(Screen::Lab) if is_in_lab(world) => {
            if let Err(why) = world.run_system_cached(lab_state::leave) {
                warn!("{why}");
            }
            Screen::Lab
        }
        CameFrom::Screen(screen) => screen,
    };
    if self::screen(world) != screen {
        show(world, screen);
    }
    if let Some((game, illustration)) = picture {
        world.insert_resource(Reopening { screen, game, under: illustration.under });
    }
    Ok(())
}

/// Takes the position off the table, and its match out of the library: it can be shown again at any time.
fn forget(world: &mut World) -> Result<(), CommandError> {
    put_down(world);
    let own = world.resource::<Autosave>().path();
    put_away(world)?;
    if let Some(path) = own
        && let Err(why) = library::delete(&path, SystemTime::now())
    {
        warn!("{why}");
    }
    Ok(())
}

/// Opens the book again.
fn reopen(
    mut commands: Commands,
    reopening: Res<Reopening>,
    screen: Option<Res<State<Screen>>>,
    (mut open, mut wanted): (ResMut<Open>, ResMut<WantedPlace>),
) {
    if screen.is_some_and(|screen| *screen.get() != reopening.screen) {
        return;
    }
    wanted.0 = Some(RulesTarget::Picture { game: reopening.game, under: reopening.under });
    open.0.push(Dialog::Rules);
    commands.remove_resource::<Reopening>();
}

/// Width of the plate, points, and what it leaves at the foot of the window.
const WIDE: f32 = 300.0;
const FOOT: f32 = 56.0;
const NAME: &str = "shown position";

/// What is shown, and the way back.
fn draw(
    mut contexts: EguiContexts,
    showing: Res<Showing>,
    (open, watching): (Res<Open>, Option<Res<Watching>>),
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !open.0.is_empty() || !not_watching(watching) || callout::must_wait(ctx) {
        return;
    }
    let room = ctx.content_rect().shrink(layout::MARGIN);
    let size = layout::size(ctx, NAME).unwrap_or_default();
    let needed = [landmarks::all_needed(ctx), occupied::texts(ctx)].concat();
    let at = tip::aside(room, size, FOOT, &needed);
    let (words, back) = match &showing.picture {
        Some((_, illustration)) => (say(Message::new(illustration.words)), say(Words::BackToRules)),
        None => (say(Dialogs::InLab), say(Dialogs::BackToMatch)),
    };
    let back = callout::plate(ctx, NAME, (at, WIDE), style::AMBER, |ui| {
        ui.label(RichText::new(words).color(style::INK));
        ui.add_space(4.0);
        ui.add(KeyButton::new(Button::new(back), LEAVE)).clicked()
    });
    if back {
        commands.write(Command::Lesson(LessonAct::Leave));
    }
}
