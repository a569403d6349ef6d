//! How the lessons of each game are followed.

use super::{Stroke, Taught};
use crate::rathulhu_scene;
use crate::window::{Session, WINDOW, autosaved, cluethulhu, elder_god, rathulhu, thoth_game};
use bevy_egui::egui::Context;
use cyclopean::bots::{Bot as _, SeatPosition};
use cyclopean::game::{Game as _, Seat};
use cyclopean::games::cluethulhu::rules::Cluethulhu;
use cyclopean::games::elder_god::rules::ElderGod;
use cyclopean::games::rathulhu::rules::Rathulhu;
use cyclopean::games::rathulhu::window::panels::{result, show};
use cyclopean::games::thoth::bot::Bot;
use cyclopean::games::thoth::referee::Declaration;
use cyclopean::games::thoth::rules::{Action, Phase, Thoth};
use cyclopean::lesson::{Course as _, Lesson};
use cyclopean::session::{CardGame, CardMatch, Intent, Match, Skill};
use serde_json::Value;

const ME: Seat = Seat(0);

/// The match that the journal tells of, from the lesson's beginning.
fn told<G: CardGame>(session: &Session, lesson: &Lesson) -> CardMatch<G> {
    let mut m = lesson.begin::<G>().unwrap();
    let journal = session.journal();
    let lines = journal.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    for line in lines.filter(|line| line["line"] == "intent") {
        let action = serde_json::from_value(line["action"].clone()).unwrap();
        m.act(Seat(line["seat"].as_u64().unwrap() as u8), action).expect("the rules allowed it");
    }
    m
}

/// Whether the learner decides something now.
fn decides<G: CardGame>(m: &CardMatch<G>) -> bool {
    m.game().to_act().contains(&ME) && m.game().forced().is_none() && m.game().outcome().is_none()
}

impl Taught for CardMatch<Rathulhu> {
    fn now(session: &Session, lesson: &Lesson) -> Self {
        told(session, lesson)
    }

    fn draw(&self, ctx: &Context) {
        let table = rathulhu_scene::table(self);
        let shown = rathulhu_scene::data(self, &table, &rathulhu_scene::EMPTY, WINDOW);
        show(ctx, &shown);
        if self.game().outcome().is_some() {
            result::show(ctx, &shown, false);
        }
    }

    fn choose(&self) -> Option<Self::Action> {
        decides(self).then(|| rathulhu::wanted(self))
    }

    fn way(&self, action: &Self::Action) -> Vec<Stroke> {
        vec![rathulhu::way(self, *action)]
    }
}

impl Taught for CardMatch<ElderGod> {
    fn now(session: &Session, lesson: &Lesson) -> Self {
        told(session, lesson)
    }

    fn draw(&self, ctx: &Context) {
        elder_god::draw(ctx, self);
    }

    fn choose(&self) -> Option<Self::Action> {
        decides(self).then(|| elder_god::wanted(self))
    }

    fn way(&self, action: &Self::Action) -> Vec<Stroke> {
        elder_god::strokes(self, *action)
    }
}

impl Taught for CardMatch<Cluethulhu> {
    /// The journal of a running game tells nothing of a Day.
    fn now(session: &Session, lesson: &Lesson) -> Self {
        cluethulhu::kept(session).unwrap_or_else(|| lesson.begin().unwrap())
    }

    fn draw(&self, ctx: &Context) {
        cluethulhu::draw_alone(ctx, self);
    }

    fn choose(&self) -> Option<Self::Action> {
        decides(self).then(|| cluethulhu::wanted(self, ME))
    }

    fn way(&self, action: &Self::Action) -> Vec<Stroke> {
        cluethulhu::way_alone(self, *action).into_iter().map(|place| (place, None)).collect()
    }
}

impl Taught for Match<Thoth> {
    /// The journal does not tell where the pieces are.
    fn now(session: &Session, lesson: &Lesson) -> Self {
        let saved = autosaved(&session.folder.path().join("data")).and_then(|path| Self::load(&path).ok());
        saved.unwrap_or_else(|| lesson.begin_at_table().unwrap())
    }

    fn draw(&self, ctx: &Context) {
        thoth_game::draw(ctx, self, ME);
    }

    fn choose(&self) -> Option<Intent<Thoth>> {
        let game = self.game();
        let bot = || Bot::new(Skill::High, self.seed(), ME).choose(&SeatPosition::of(game, ME));
        let decides = self.is_asked(ME) && game.outcome().is_none();
        decides.then(|| match (game.phase(), bot) {
            (Phase::Scored, _) => Intent::Declare(Declaration::Deal),
            (_, bot) => match bot().unwrap() {
                Action::Play(play) => Intent::Declare(Declaration::Play(play)),
                other => panic!("the assistant does the rest, not {other:?}"),
            },
        })
    }

    fn way(&self, intent: &Intent<Thoth>) -> Vec<Stroke> {
        let places = match intent {
            Intent::Declare(Declaration::Play(play)) => thoth_game::clicks(self, ME, *play),
            Intent::Declare(Declaration::Deal) => vec![thoth_game::deal(self, ME)],
            other => panic!("the assistant builds, not {other:?}"),
        };
        places.into_iter().map(|place| (place, None)).collect()
    }
}
