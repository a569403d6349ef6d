//! The bots at the table: what they advise and look back on, how long they pause.

use crate::keys::{PASS, ROLL};
use crate::texts::Turn;
use bots::look_back::{Progress, moments};
use bots::mishaps::MishapObserver;
use game::message::Say;
use game::{Game, Seat};
use rlyeh::Rlyeh;
use rlyeh::bot::explain::Deeds;
use rlyeh::bot::safest::{Placed, Placing, Safest, placements};
use rlyeh::bot::{Bot, BotPosition, CandidatePose, CityBuilder, Idea};
use rlyeh::info::INFO;
use rlyeh::matches::{Intent, Match};
use rlyeh_rules::Phase;
use session::mistakes::Mistake;
use session::replay::Replay;
use session::{Seating, Skill, TimedIntent};
use window::coach::advised::{Advised, Ghost, Question, question};
use window::coach::looked::{
    DecisionComment, Grading, Look, Looked, grading, looked, with_mishaps, with_positions,
};
use window::live_table::bot_driver::TableBots;
use window::speech::{name_of, say};

/// A bot does not roll or take a piece sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.7;

/// Says where a piece is set down.
fn points(_: &Placing, placed: &Placed, advised: &mut Advised) {
    let CandidatePose { piece, pose } = placed.spot;
    advised.ghost = Some(Ghost { piece, pose });
}

/// The bots of this game at its table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RlyehBots;

impl TableBots for RlyehBots {
    type Game = Rlyeh;
    type Player = CityBuilder;

    fn player(skill: Skill, seed: u64, seat: Seat) -> CityBuilder {
        CityBuilder::new(skill, seed, seat)
    }

    fn question(m: &Match, seat: Seat) -> Option<Question> {
        match m.game().phase() {
            Phase::Rolling => {
                let what = Some(Deeds::Roll.message());
                let marks = vec![ROLL.id.to_owned()];
                Some(Box::new(|| Some(Advised { what, marks, ..Advised::default() })))
            }
            Phase::Acting { .. } => {
                let bot = Bot::new(Skill::High, m.seed(), seat);
                Some(question(bot, BotPosition::of(m), |site, idea, advised| match idea {
                    Idea::Pass => advised.marks = vec![PASS.id.to_owned()],
                    Idea::Set(spot) => {
                        // The store marks what is alike; anything else is outlined where it lies.
                        let label = site.game().label(spot.piece);
                        advised.marks =
                            label.map(|label| format!("{:?}", label.message())).into_iter().collect();
                        advised.ghost = Some(Ghost { piece: spot.piece, pose: spot.pose });
                    }
                }))
            }
            Phase::Holding { .. } | Phase::Settling { .. } | Phase::Over => None,
        }
    }

    fn look_back(m: &Match, seats: Vec<Seat>) -> Option<Look> {
        let replay = Replay::of(m).ok()?;
        Some(Box::new(move |progress| {
            let mut mishaps = MishapObserver::new(seats.clone(), |_: &Intent| false);
            let all = placements(replay.clone(), progress, &seats, |replay| mishaps.see(replay))?;
            let named = moments(all, progress, |_, _| Safest)?;
            let risky = |moment| Looked { verdict: DecisionComment::Risky, ..looked(moment, &points) };
            let risky = with_positions(named.into_iter().map(risky).collect(), replay, progress)?;
            Some(with_mishaps(mishaps.found(), risky))
        }))
    }

    fn grade_try(m: &Match, mistake: &Mistake, before: usize) -> Option<Grading> {
        let decides =
            |entry: &TimedIntent<Rlyeh>| matches!(entry.intent, Intent::Release | Intent::Declare(_));
        let decided = m.log().get(before..)?.iter().any(decides);
        if !decided || !(m.is_waiting() || m.game().outcome().is_some()) {
            return None;
        }
        let (seat, chance) = (mistake.seat, mistake.chance);
        let replay = Replay::of(m).ok()?;
        let read = move || placements(replay, &Progress::default(), &[seat], |_| ());
        Some(grading(read, chance, |_, _| Safest, points))
    }

    fn pause_s(_: &Match, _: bool) -> Option<f32> {
        Some(PAUSE_S)
    }
}

/// Who builds, where that is a bot: "architect", "Bo (architect)".
pub(crate) fn builder_at_work(game: &Rlyeh, seating: &Seating) -> Option<String> {
    let seat = game.active();
    INFO.bot_title(seating.sitter(seat)).filter(|_| game.outcome().is_none()).map(|bot| {
        if game.setup().is_solitaire() {
            say(bot)
        } else {
            say(Turn::Bot { name: name_of(&seating.names, seat), bot })
        }
    })
}
