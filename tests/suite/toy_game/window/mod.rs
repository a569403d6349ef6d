//! Stones in the window: a row of stones on a cloth. A click on one takes it and all behind it.

mod setup;

pub use setup::Draft;

use super::INFO;
use super::bot::Taker;
use super::rules::{MOST, Setup, Stones, Take, Took};
use bevy_egui::egui::{Color32, Context, Rect, Ui, pos2, vec2};
use clap::ArgMatches;
use cyclopean::app::board::{Board, Item, Meaning};
use cyclopean::app::card_match::{CardOrder, CardPlaying};
use cyclopean::app::flat::{self, Caption, FlatGame, Own, Pressed, Scene, Shown};
use cyclopean::app::game_ui::{GameUi, Order, SetupForm, Way};
use cyclopean::app::keys::{Context::Table, Group, Key, Row::Fixed};
use cyclopean::app::ui::act::Act;
use cyclopean::app::ui::layout::whole;
use cyclopean::app::ui::pictures::Picture;
use cyclopean::game::{Game, Seat};
use cyclopean::session::info::{Failure, PlayArguments};
use cyclopean::session::{CardMatch, Seating, Skill};
use std::sync::Arc;

/// What the window knows of the game.
pub static UI: GameUi = flat::ui::<StonesWindow>(Own {
    info: &INFO,
    ways: &[Way { label: "Play", about: "Two to four at a heap", form: || Box::new(Draft::default()) }],
    keys: &[Group {
        name: "Your turn",
        context: Table,
        rows: &[Fixed("1 to 3", "take so many"), Fixed("click", "take that stone and all behind it")],
    }],
    plates: &[],
    emblem: |painter, rect| stone().paint(painter, rect),
});

/// The match under way.
pub type StonesMatch = CardPlaying<Stones>;
/// A match to be started.
pub type StonesOrder = CardOrder<Shown<StonesWindow>>;

/// What the people at the screen have chosen so far: nothing can be.
#[derive(bevy::prelude::Resource)]
pub struct Desk;

/// The window of the game.
#[derive(Clone, Copy, Debug)]
pub struct StonesWindow;

impl FlatGame for StonesWindow {
    type Game = Stones;
    type Bot = Taker;
    type Viewer = ();
    type Seen = Stones;
    type Desk = Desk;
    type Wish = Take;

    fn bot(skill: Skill, _: u64, _: Seat) -> Taker {
        Taker(skill)
    }

    fn see(game: &Stones, (): (), _: &Seating) -> Stones {
        game.view(None)
    }

    fn desk(_: &CardMatch<Stones>) -> Desk {
        Desk
    }

    fn order(request: &PlayArguments, _: &ArgMatches) -> Result<Arc<dyn Order>, Failure> {
        let setup = Setup { players: request.players() };
        let (seating, seed, practice) = (request.seating.clone(), request.seed, request.practice);
        Ok(Arc::new(StonesOrder { setup, seating, seed, practice }))
    }

    fn again(m: &CardMatch<Stones>, _: &Desk) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&StonesOrder::of(m)))
    }

    fn lasts_s(_: &[Took]) -> f32 {
        0.5
    }

    fn items(scene: &Scene<Self>) -> Vec<Item<()>> {
        lying(scene).into_iter().map(Item::plain).collect()
    }

    fn captions(scene: &Scene<Self>) -> Vec<Caption> {
        vec![Caption::new(pos2(40.0, 60.0), 20.0, told(scene))]
    }

    fn show(ctx: &Context, scene: &Scene<Self>) -> Vec<Act<Take>> {
        let items = lying(scene);
        let (name, still) = (bevy_egui::egui::Id::new(scene.m.seed()), scene.view.still);
        whole(ctx, "stones", |ui, room| {
            ui.painter().rect_filled(room, 0.0, Color32::from_rgb(40, 62, 48));
            let board = Board { name, items: &items, focus: None, still };
            board.paint(ui.painter());
            ui.label(told(scene));
            board.listen(ui, &Stake(scene)).wanted
        })
    }

    fn key(_: &Scene<Self>, pressed: &Pressed) -> Option<Act<Take>> {
        (1..=MOST).find(|n| pressed.key == Key::Digit(*n)).map(|n| Act::Wish(Take(n)))
    }

    fn carry_out(table: &mut flat::Table<Self>, take: Take) {
        table.act(take);
    }

    fn chapter(_: &CardMatch<Stones>, _: &Desk) -> &'static str {
        "Your turn"
    }
}

fn stone() -> Picture {
    Picture::painted(1.0, |painter, rect| {
        painter.circle_filled(rect.center(), rect.width() / 2.0, Color32::from_gray(170));
    })
}

/// How many stones there are, and whose turn it is.
fn told(scene: &Scene<StonesWindow>) -> String {
    let seen = scene.shown.seen();
    format!("{} stones, {} to take", seen.left, scene.m.seating().names.of(seen.active))
}

/// The stones in a row; one that is taken goes off the table.
fn lying(scene: &Scene<StonesWindow>) -> Vec<Item<Take>> {
    let (room, left) = (scene.view.size, scene.shown.seen().left);
    let side = (room.x / 34.0).min(room.y * 0.5);
    let item = |k: u8| {
        let at = pos2(room.x * 0.06 + side * 1.05 * f32::from(k), room.y * 0.5);
        let rect = Rect::from_center_size(at, vec2(side, side));
        let item = Item::new("stone", k, stone(), rect).to(rect.translate(vec2(0.0, -room.y)));
        if left - k <= MOST { item.target(Take(left - k)) } else { item }
    };
    (0..left).map(item).collect()
}

/// What the stones mean.
struct Stake<'a>(&'a Scene<'a, StonesWindow>);

impl Meaning<Take, Take> for Stake<'_> {
    fn click(&self, take: Take) -> Option<Result<Act<Take>, String>> {
        let game = self.0.m.game();
        let seat = game.to_act().first().copied().filter(|_| !self.0.shown.is_busy())?;
        Some(game.clone().apply(seat, take).map(|_| Act::Wish(take)).map_err(|why| why.to_string()))
    }

    fn name(&self, take: Take) -> String {
        take.to_string()
    }

    fn explain(&self, take: Take, ui: &mut Ui) -> bool {
        ui.label(take.to_string());
        true
    }
}
