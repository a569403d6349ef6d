//! How the lessons of each game are followed.

use super::Taught;
use crate::screen::panels::draw_city;
use crate::screen::scene;
use crate::window::{
    Session, Stroke, WINDOW, alone, autosaved, city, cluethulhu, elder_god, rathulhu, thoth_game,
};
use bots::{Bot as _, SeatPosition};
use cluethulhu_rules::Cluethulhu;
use elder_god_rules::ElderGod;
use game::{CardGame, Game as _, Seat};
use lesson::{Lesson, ObservedMatch as _};
use rathulhu_rules::Rathulhu;
use rathulhu_window::panels::{result, show};
use rlyeh::Rlyeh;
use rlyeh::bot::{Bot as Architect, BotPosition, Idea};
use rlyeh_rules::Phase as Stage;
use rlyeh_window::panel_data::Folds;
use serde_json::Value;
use session::{CardMatch, Intent, Match, Skill};
use thoth::Thoth;
use thoth::bot::Bot;
use thoth::referee::Declaration;
use thoth_rules::{Action, Phase};
use window::egui::Context;

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
        let table = scene::table(self);
        let shown = scene::data(self, &table, &scene::EMPTY, WINDOW);
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
        if let (true, Phase::Building { .. }) = (decides, game.phase()) {
            return Some(thoth_game::due(self).map_or(Intent::Declare(Declaration::Enough), Intent::Take));
        }
        decides.then(|| match (game.phase(), bot) {
            (Phase::Scored, _) => Intent::Declare(Declaration::Deal),
            (_, bot) => match bot().unwrap() {
                Action::Play(play) => Intent::Declare(Declaration::Play(play)),
                other => panic!("nobody does {other:?} in a lesson"),
            },
        })
    }

    fn way(&self, intent: &Intent<Thoth>) -> Vec<Stroke> {
        let clicks = |places: Vec<_>| places.into_iter().map(|place| (place, None)).collect();
        match intent {
            Intent::Declare(Declaration::Play(play)) => clicks(thoth_game::clicks(self, ME, *play)),
            Intent::Declare(Declaration::Deal) => clicks(vec![thoth_game::deal(self, ME)]),
            Intent::Declare(Declaration::Enough) => clicks(vec![thoth_game::enough(self, ME)]),
            Intent::Take(piece) => {
                let (from, to) = thoth_game::carried(self, ME, *piece);
                vec![(from, Some(to))]
            }
            other => panic!("no mouse does {other:?}"),
        }
    }
}

impl Taught for Match<Rlyeh> {
    fn now(session: &Session, lesson: &Lesson) -> Self {
        let saved = autosaved(&session.folder.path().join("data")).and_then(|path| Self::load(&path).ok());
        saved.unwrap_or_else(|| lesson.begin_at_table().unwrap())
    }

    fn draw(&self, ctx: &Context) {
        draw_city(ctx, self, Folds::default());
    }

    fn choose(&self) -> Option<Intent<Rlyeh>> {
        None
    }

    /// The only thing that is asked for by its name is the roll.
    fn way(&self, _: &Intent<Rlyeh>) -> Vec<Stroke> {
        vec![(alone::button("Roll", self), None)]
    }

    /// An architect says what is set where.
    fn own(&self, session: &mut Session) -> bool {
        if !self.is_waiting() || self.game().outcome().is_some() {
            return false;
        }
        match (
            self.game().phase(),
            Architect::new(Skill::High, self.seed(), ME).choose(&BotPosition::of(self)),
        ) {
            (Stage::Rolling, _) => session.key("r"),
            (_, Some(Idea::Set(spot))) => city::place(session, self, &spot),
            _ => session.key("p"),
        }
        true
    }
}
