//! Stones in the window: a row of stones on a cloth. A click on one takes it and all behind it.

use bevy_egui::egui::{Color32, Context, Rect, Vec2, pos2, vec2};
use game::choices::{Choices, Chosen, Input, Offers};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use session::info::{GameInfo, PlayArguments};
use session::{CardMatch, Seating, Skill};
use std::sync::Arc;
use stones::INFO;
use stones::bot::Taker;
use stones_rules::{MOST, Setup, Stone, Stones, Took};
use window::board::{Board, Item};
use window::card_match::CardOrder;
use window::choices::{self, Clicks};
use window::flat::{self, FlatGame, Look, Pressed, Scene, Shown};
use window::game_ui::{Basics, FormError, GameUi, Order, SetupForm, Way};
use window::keys::Context::Table;
use window::keys::{Group, Row};
use window::ui::act::Act;
use window::ui::layout::whole;
use window::ui::pictures::Picture;
use window::ui::result::ResultCard;
use window::ui::seats::Badge;
use window::ui::set_up::{self, Agreed, OwnRows};

/// What the window knows of the game.
pub static UI: GameUi = flat::ui::<StonesWindow>(Basics {
    info: &INFO,
    ways: &[Way { label: "Play", about: "Two to four at a heap", form: || Box::new(Draft::default()) }],
    keys: &[Group {
        name: "Your turn",
        context: Table,
        deeds: Stones::DEEDS,
        rows: &[Row::Fixed("click", "take that stone and all behind it")],
    }],
    plates: &[],
    emblem: |painter, rect| stone().paint(painter, rect),
});

/// A match to be started.
pub type StonesOrder = CardOrder<Shown<StonesWindow>>;
/// A match being set up.
pub type Draft = set_up::Draft<Rows>;

/// What the set-up asks for beside what every game asks for: nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Rows {}

impl OwnRows for Rows {
    type Order = StonesOrder;

    const DEALT: &'static str = "heap";

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn order(&self, agreed: Agreed) -> Result<StonesOrder, FormError> {
        Ok(StonesOrder::new(Setup { players: agreed.players }, agreed))
    }

    fn again(order: &StonesOrder) -> (Self, &Seating, bool) {
        (Self {}, &order.seating, order.practice)
    }
}

/// What the people at the screen have chosen so far: nothing can be.
#[derive(bevy::prelude::Resource)]
pub struct Desk;

/// The window of the game.
#[derive(Clone, Copy, Debug)]
pub struct StonesWindow;

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: Setup) -> Arc<dyn Order> {
    Arc::new(StonesOrder::new(setup, request.into()))
}

impl FlatGame for StonesWindow {
    type Game = Stones;
    type Bot = Taker;
    type Viewer = ();
    type Seen = Offers<Stones>;
    type Desk = Desk;
    type Wish = Input<Stone>;

    fn bot(skill: Skill, _: u64, _: Seat) -> Taker {
        Taker(skill)
    }

    fn see(game: &Stones, (): (), _: &Seating) -> Offers<Stones> {
        Offers::of(game.view(None))
    }

    fn desk(_: &CardMatch<Stones>) -> Desk {
        Desk
    }

    fn again(m: &CardMatch<Stones>, _: &Desk) -> Box<dyn SetupForm> {
        Box::new(Draft::again(&StonesOrder::of(m)))
    }

    fn items(scene: &Scene<Self>) -> Vec<Item<()>> {
        lying(scene).into_iter().map(Item::plain).collect()
    }

    fn show(ctx: &Context, scene: &Scene<Self>) -> Vec<Act<Input<Stone>>> {
        let (look, items) = (Look::at(&INFO, scene.m, scene.shown), lying(scene));
        let (names, still) = (look.names(), scene.view.still);
        let board = Board { name: look.name, items: &items, names, focus: None, still };
        whole(ctx, "stones", |ui, room| {
            ui.painter().rect_filled(room, 0.0, Color32::from_rgb(40, 62, 48));
            board.paint(ui.painter());
            let seen = scene.shown.seen().known();
            ui.label(format!("{} stones, {} to take", seen.left, names.of(seen.active)));
            let result = result(ui.ctx(), scene, &look);
            board.listen(ui, &Clicks { busy: look.busy }).wanted.into_iter().chain(result).collect()
        })
    }

    fn key(_: &Scene<Self>, pressed: &Pressed) -> Option<Act<Input<Stone>>> {
        choices::input::<Stones>(pressed.key, &[1, 2, 3].map(Stone)).map(Act::Wish)
    }

    fn carry_out(table: &mut flat::Table<Self>, input: Input<Stone>) {
        table.take(Chosen::default().step(input, table.shown.seen()));
    }

    fn chapter(_: &CardMatch<Stones>, _: &Desk) -> &'static str {
        "Your turn"
    }
}

/// Who has won, once that is due.
fn result(ctx: &Context, scene: &Scene<StonesWindow>, look: &Look<Took>) -> Option<Act<Input<Stone>>> {
    let folded = scene.view.result?;
    let winner = scene.m.game().active;
    let title = format!("{} wins", look.names().of(winner));
    let card = ResultCard::new(title, "Theirs was the last stone.".to_owned());
    ResultCard { winners: vec![Badge::usual(winner)], back: look.steps_back(), ..card }.show(
        ctx,
        folded,
        |_| None,
    )
}

fn stone() -> Picture {
    Picture::painted(1.0, |painter, rect| {
        painter.circle_filled(rect.center(), rect.width() / 2.0, Color32::from_gray(170));
    })
}

/// The stones in a row; one that is taken goes off the table.
fn lying(scene: &Scene<StonesWindow>) -> Vec<Item<Stone>> {
    let (room, left) = (scene.view.size, scene.shown.seen().known().left);
    let side = (room.x / 34.0).min(room.y * 0.5);
    let item = |k: u8| {
        let at = pos2(room.x * 0.06 + side * 1.05 * f32::from(k), room.y * 0.5);
        let rect = Rect::from_center_size(at, Vec2::splat(side));
        let item = Item::new("stone", k, stone(), rect).to(rect.translate(vec2(0.0, -room.y)));
        if left - k <= MOST { item.target(Stone(left - k)) } else { item }
    };
    (0..left).map(item).collect()
}
