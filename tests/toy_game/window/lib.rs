//! Stones in the window: a row of stones on a cloth. A click on one takes it and all behind it.

use bevy_egui::egui::{Color32, Context, Id, Painter, Rect, Vec2, pos2, vec2};
use game::choices::{Choices, Chosen, Input, Offers};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use session::info::{GameInfo, PlayArguments};
use session::{CardMatch, Seating, Skill};
use std::sync::Arc;
use stones::INFO;
use stones::bot::Taker;
use stones_rules::{MOST, Setup, Stone, Stones};
use window::board::{Board, Item};
use window::card_match::CardOrder;
use window::choices::{self, Clicks};
use window::flat::{self, DisplayedMatch, DrawContext, FlatGame, NoUiState, Pressed};
use window::game_ui::{Basics, FormError, GameUi, Order, SetupForm, StartOption};
use window::keys::{self, KeyRow, ShortcutGroup};
use window::ui::act::UiCommand;
use window::ui::layout::whole;
use window::ui::pictures::Picture;
use window::ui::result::ResultCard;
use window::ui::set_up::{Agreed, Draft, OwnRows};

/// What the window knows of the game.
pub static UI: GameUi = flat::ui::<StonesWindow>(Basics {
    info: &INFO,
    idea: "Take the last stone",
    minutes: 1,
    ways: &[StartOption { label: "Play", form: || Box::new(Draft::<Rows>::default()) }],
    keys: &[ShortcutGroup {
        name: "Your turn",
        context: keys::Context::Table,
        deeds: Stones::DEEDS,
        rows: &[KeyRow::Fixed("click", "take that stone and all behind it")],
    }],
    illustrations: &[],
    illustration_names: |_| None,
    emblem: stone,
});

/// What the set-up asks for beside what every game asks for: nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Rows {}

impl OwnRows for Rows {
    type Order = CardOrder<DisplayedMatch<StonesWindow>>;

    const INFO: &'static GameInfo = &INFO;
    const DEALT: &'static str = "heap";

    fn order(&self, agreed: Agreed) -> Result<Self::Order, FormError> {
        Ok(CardOrder::new(Setup { players: agreed.players }, agreed))
    }

    fn again(order: &Self::Order) -> (Self, &Seating, bool) {
        (Self {}, &order.seating, order.practice)
    }
}

/// The match that the command line asks for.
pub fn order(request: &PlayArguments, setup: Setup) -> Arc<dyn Order> {
    Arc::new(CardOrder::<DisplayedMatch<StonesWindow>>::new(setup, request.into()))
}

/// The window of the game.
#[derive(Clone, Copy, Debug)]
pub struct StonesWindow;

impl FlatGame for StonesWindow {
    type Game = Stones;
    type Bot = Taker;
    type Viewer = ();
    type Seen = Offers<Stones>;
    type UiState = NoUiState;
    type Wish = Input<Stone>;

    fn bot(skill: Skill, _: u64, _: Seat) -> Taker {
        Taker(skill)
    }

    fn see(game: &Stones, (): (), _: &Seating) -> Offers<Stones> {
        Offers::of(game.view(None))
    }

    fn again(m: &CardMatch<Stones>, _: &NoUiState) -> Box<dyn SetupForm> {
        Box::new(Draft::<Rows>::again(&CardOrder::of(m)))
    }

    fn items(scene: &DrawContext<Self>) -> Vec<Item<()>> {
        lying(scene).into_iter().map(Item::plain).collect()
    }

    fn show(ctx: &Context, scene: &DrawContext<Self>) -> Vec<UiCommand<Input<Stone>>> {
        let (name, names, items) = (Id::new(scene.m.seed()), &scene.m.seating().names, lying(scene));
        let board = Board { name, items: &items, names, focus: None, still: scene.view.still };
        whole(ctx, "stones", |ui, room| {
            ui.painter().rect_filled(room, 0.0, Color32::from_rgb(40, 62, 48));
            board.paint(ui.painter());
            let seen = scene.shown.seen().known();
            ui.label(format!("{} stones, {} to take", seen.left, names.of(seen.active)));
            let heard = board.listen(ui, &Clicks { busy: scene.shown.is_busy() });
            let result = scene.view.result.and_then(|folded| {
                let card = ResultCard::of(scene.m, "Theirs was the last stone.".to_owned());
                card.show(ui.ctx(), folded, |_| None)
            });
            heard.wanted.into_iter().chain(result).collect()
        })
    }

    fn key(_: &DrawContext<Self>, pressed: &Pressed) -> Option<UiCommand<Input<Stone>>> {
        choices::input::<Stones>(pressed.key, &[1, 2, 3].map(Stone)).map(UiCommand::Wish)
    }

    fn carry_out(table: &mut flat::Table<Self>, input: Input<Stone>) {
        table.take(Chosen::default().step(input, table.shown.seen()));
    }
}

fn stone(painter: &Painter, rect: Rect) {
    painter.circle_filled(rect.center(), rect.width() / 2.0, Color32::from_gray(170));
}

/// The stones in a row; one that is taken goes off the table.
fn lying(scene: &DrawContext<StonesWindow>) -> Vec<Item<Stone>> {
    let (room, left) = (scene.view.size, scene.shown.seen().known().left);
    let side = (room.x / 34.0).min(room.y * 0.5);
    let item = |k: u8| {
        let at = pos2(room.x * 0.06 + side * 1.05 * f32::from(k), room.y * 0.5);
        let rect = Rect::from_center_size(at, Vec2::splat(side));
        let item =
            Item::new("stone", k, Picture::painted(1.0, stone), rect).to(rect.translate(vec2(0.0, -room.y)));
        if left - k <= MOST { item.target(Stone(left - k)) } else { item }
    };
    (0..left).map(item).collect()
}
