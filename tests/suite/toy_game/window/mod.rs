//! Stones in the window: one panel over an empty table.

use super::INFO;
use super::bot::choose;
use super::rules::{Setup, Stones, Take};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use cyclopean::app::game_ui::{
    CommandError, CurrentGame, FormContext, FormError, GamePlugins, GameUi, Order, SceneKind, SetupForm,
    Status, Way,
};
use cyclopean::app::messages::{Command, DrawSet, Notice, Open, PlaySet, Screen};
use cyclopean::app::table::live_match;
use cyclopean::app::ui::act::{Act, Requests};
use cyclopean::app::ui::form::{self, parse_seed, seed_field};
use cyclopean::app::ui::layout::over;
use cyclopean::app::ui::players::Players;
use cyclopean::app::ui::seats::Badge;
use cyclopean::app::ui::style;
use cyclopean::app::watching::{Stage, Tape};
use cyclopean::game::{Game, Seat};
use cyclopean::session::{CardMatch, Seating, Skill};
use std::any::Any;
use std::sync::Arc;

/// What the window knows of the game.
pub static UI: GameUi = GameUi {
    info: &INFO,
    ways: &[Way { label: "Play", about: "Two to four at a heap", form: || Box::new(Draft::default()) }],
    keys: &[("Your turn", &[("1 to 3", "take so many")])],
    plates: &[],
    emblem: |_, _| (),
    scene: SceneKind::Flat,
    plugins: GamePlugins { logic, input: |_| (), drawing },
    order: |request, _| {
        let setup = Setup { players: request.players() };
        let (seating, seed, practice) = (request.seating.clone(), request.seed, request.practice);
        Ok(Arc::new(StonesOrder { setup, seating, seed, practice }))
    },
    load: |world, path| {
        install(world, CardMatch::load(path)?);
        Ok(())
    },
    save: |world| Ok(world.get_resource::<StonesMatch>().ok_or(CommandError::NoMatch)?.0.to_bytes()?),
    close: |_| Ok(None),
    rewind: |world, way| {
        world.get_resource_mut::<StonesMatch>().ok_or(CommandError::NoMatch)?.0.rewind(way)?;
        Ok(())
    },
    watch: |world| {
        let m = world.get_resource::<StonesMatch>().ok_or(CommandError::NoMatch)?.0.clone();
        let show = |world: &mut World, other: &CardMatch<Stones>| {
            world.get_resource_mut::<StonesMatch>().ok_or(CommandError::NoMatch)?.0.show_as(other);
            Ok(())
        };
        let begin = |world: &mut World, m| {
            install(world, m);
            Ok(())
        };
        Ok(Box::new(Tape::of(m, Stage { show, begin }, CardMatch::in_practice)?))
    },
    clear: |world| {
        world.remove_resource::<StonesMatch>();
    },
    status: |world| {
        let m = &world.get_resource::<StonesMatch>()?.0;
        Some(Status {
            words: INFO.how_far(m.moves()),
            ended: m.game().outcome().is_some(),
            at_rest: true,
            chapter: "Your turn",
            turn: None,
            private: false,
            keeps_escape: false,
        })
    },
    again: |_| Some(Box::new(Draft::default())),
    picture: |_, _, _| Err("a heap of stones is not worth a picture".into()),
};

/// The match under way.
#[derive(Resource)]
pub struct StonesMatch(pub CardMatch<Stones>);

/// What the seat at the screen wants of it.
#[derive(Message, Clone, Copy, Debug)]
pub struct StonesWish(pub Take);

/// A match to be started.
#[derive(Clone, Debug)]
pub struct StonesOrder {
    setup: Setup,
    seating: Seating,
    seed: u64,
    practice: bool,
}

impl Order for StonesOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        install(world, CardMatch::new(&self.setup, self.seed, self.seating.clone(), self.practice)?);
        Ok(())
    }
}

fn install(world: &mut World, m: CardMatch<Stones>) {
    live_match::clear_table(world);
    world.insert_resource(StonesMatch(m));
    world.insert_resource(Open::default());
    world.insert_resource(CurrentGame(&UI));
}

/// A match being set up.
pub struct Draft {
    /// Who plays.
    pub players: Players,
    practice: bool,
    seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self { players: Players::new(2, &INFO), practice: true, seed: String::new() }
    }
}

impl SetupForm for Draft {
    fn title(&self) -> &'static str {
        INFO.title
    }

    fn rows(&mut self, ui: &mut Ui, about: &FormContext) {
        self.players.row(ui, "Players", &INFO, Badge::usual, |_| String::new());
        form::practice(ui, &mut self.practice);
        seed_field(ui, &mut self.seed, about.chance, "The same seed gives the same heap");
    }

    fn order(&self, chance: u64) -> Result<Arc<dyn Order>, FormError> {
        let seed = parse_seed(&self.seed)?.unwrap_or(chance);
        Ok(Arc::new(StonesOrder {
            setup: Setup { players: self.players.count },
            seating: self.players.seating()?,
            seed,
            practice: self.practice,
        }))
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

fn logic(app: &mut App) {
    app.add_message::<StonesWish>().add_systems(
        RunFixedMainLoop,
        carry_out.in_set(PlaySet::Carry).run_if(resource_exists::<StonesMatch>),
    );
}

fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSet::Screen).run_if(resource_exists::<StonesMatch>),
    );
}

/// Does what the person wants; then the bots play until a person is asked again.
fn carry_out(
    mut wishes: MessageReader<StonesWish>,
    mut playing: ResMut<StonesMatch>,
    mut notices: MessageWriter<Notice>,
) {
    let m = &mut playing.0;
    for StonesWish(take) in wishes.read() {
        if let Err(why) = m.act(m.game().active, *take) {
            notices.write(Notice(why.to_string()));
        }
    }
    while let Some((seat, skill)) = bot_to_act(m) {
        let legal = m.game().legal_actions(seat);
        let Some(take) = choose(m.game(), &legal, skill) else { return };
        if m.act(seat, take).is_err() {
            return;
        }
    }
}

fn bot_to_act(m: &CardMatch<Stones>) -> Option<(Seat, Skill)> {
    let seat = m.game().to_act().first().copied()?;
    Some((seat, m.seating().skill(seat)?))
}

/// What the panel shows and asks.
pub fn panel(ctx: &Context, m: &CardMatch<Stones>) -> Option<Act<Take>> {
    over(ctx, "stones", (Align2::CENTER_CENTER, vec2(0.0, 0.0)), vec2(300.0, 160.0), |ui| {
        style::panel_frame()
            .show(ui, |ui| {
                ui.label(format!("{} stones, {} to take", m.game().left, m.game().active));
                let mut act = None;
                for take in m.game().legal_actions(m.game().active) {
                    if ui.button(take.to_string()).clicked() {
                        act = Some(Act::Wish(take));
                    }
                }
                if ui.button("Menu").clicked() {
                    act = Some(Command::Show(Screen::Menu).into());
                }
                act
            })
            .inner
    })
}

fn draw(
    mut contexts: EguiContexts,
    playing: Res<StonesMatch>,
    mut wishes: MessageWriter<StonesWish>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    match panel(ctx, &playing.0) {
        Some(Act::Wish(take)) => drop(wishes.write(StonesWish(take))),
        Some(Act::Program(request)) => requests.send(request),
        None => {}
    }
}
