//! The match under way: started, loaded, rewound.

use super::seating::Company;
use super::screen_state::Desk;
use super::panels::draft::Order;
use super::bots::BotDriver;
use crate::app::commands;
use crate::app::commands::LiveError;
use crate::app::messages::Notice;
use crate::app::table::live_match::Playing;
use crate::app::platform::record::Recorder;
use crate::games::thoth::rules::{Phase, Setup, Thoth};
use crate::session::{Match, Undo};
use crate::table::hand::HandOptions;
use bevy::prelude::*;
use serde::Serialize;
use std::path::Path;

/// What a journal says of a match at its head.
#[derive(Serialize)]
struct About<'a> {
    #[serde(flatten)]
    setup: &'a Setup,
    company: &'a Company,
}

/// Starts a match.
pub(crate) fn start(world: &mut World, order: &Order) -> Result<(), LiveError> {
    let m = Match::new(&order.setup, order.seed, HandOptions::default(), order.practice)?;
    install(world, m, Company::of(order))
}

/// Loads a match.
pub(crate) fn load(world: &mut World, path: &Path) -> Result<(), LiveError> {
    let m = Match::load(path)?;
    let company = Company::beside(&m);
    install(world, m, company)
}

fn install(world: &mut World, mut m: Match<Thoth>, company: Company) -> Result<(), LiveError> {
    if let Ok(saved) = serde_json::to_value(&company) {
        m.keep_beside(saved);
    }
    let (setup, seed) = (m.game().setup().clone(), m.seed());
    commands::install(world, m, &About { setup: &setup, company: &company })?;
    *world.resource_mut::<BotDriver>() = BotDriver::of(&company, seed);
    world.resource_mut::<Desk>().begin(company);
    Ok(())
}

/// Takes steps back or again until a person is asked once more: what bots did is undone with what led to it.
pub(crate) fn rewind(world: &mut World, way: Undo) -> Result<(), LiveError> {
    let company = world.resource::<Desk>().company.clone();
    let alone = company.people().next().is_none();
    let notes = commands::with_playing(world, |m: &mut Match<Thoth>| {
        let mut notes = m.rewind(way)?;
        while !alone && !asks_a_person(m, &company) {
            match m.rewind(way) {
                Ok(more) => notes.extend(more),
                Err(_) => break,
            }
        }
        Ok::<_, LiveError>(notes)
    })??;
    world.resource_mut::<Desk>().jump();
    let seed = world.get_resource::<Playing<Thoth>>().map_or(0, |playing| playing.0.seed());
    *world.resource_mut::<BotDriver>() = BotDriver::of(&company, seed);
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes) {
        world.write_message(Notice(why));
    }
    Ok(())
}

fn asks_a_person(m: &Match<Thoth>, company: &Company) -> bool {
    // Once a hand is scored, anybody may say that the next is to be dealt.
    matches!(m.game().phase(), Phase::Scored | Phase::Over) || company.asked(m.game()).is_some()
}
