//! The bots at the table: how long they pause, what they leave to people, and what they hold against nobody.

use crate::look::colours;
use crate::panels::table;
use bevy::prelude::*;
use bots::SeatPosition;
use bots::look_back::{Progress, decisions};
use bots::mishaps::MishapObserver;
use bots::player::TablePlayer;
use game::Seat;
use game::choices::Offers;
use game::message::Say;
use session::mistakes::Mistake;
use session::replay::Replay;
use session::{Intent, Match, Note, Skill, Tabled, TimedIntent};
use thoth::Thoth;
use thoth::bot::Bot;
use thoth::bot::explain::Deeds;
use thoth::bot::player::{BotPlayer, next_place, tremor_mm};
use thoth::referee::Declaration;
use thoth::referee::layout::{arrangement, place};
use thoth_rules::{Action, Event, Manner, Phase, Piece, Play};
use window::coach::advised::{Advised, Ghost, Question, question};
use window::coach::looked::{Grading, Look, grading, named, with_mishaps};
use window::live_table::bot_driver::TableBots;
use window::live_table::live_match::{Playing, with_match};
use window::live_table::match_driver::intend;
use window::live_table::physics::LiveTable;
use window::messages::Notice;
use window::platform::record::Recorder;
use window::ui::spotlight::{Goal, Spotlight};

/// A bot does not play sooner than this after the table has come to rest, s.
const PAUSE_S: f32 = 0.9;
/// Nor does it deal sooner than this, where nobody is there to say so: time to read the score sheet, s.
const PAUSE_BEFORE_DEAL_S: f32 = 10.0;

/// Says where something is done: the card is marked, and its play once it is picked.
fn points(position: &SeatPosition<Thoth>, action: &Action, advised: &mut Advised) {
    advised.marks = Offers::<thoth_rules::Thoth>::of(position.view.clone()).marks(action.clone());
}

/// Whose decision it was, what that seat knew, and what it did.
type Made = (Seat, SeatPosition<Thoth>, Action);

/// What a declaration decides, where it is one of these seats' play.
fn made_by(seats: Vec<Seat>) -> impl Fn(&Match<Thoth>, &Intent<Thoth>) -> Option<Made> {
    move |m, deed| {
        let Intent::Declare(Declaration::Play(play)) = deed else { return None };
        let seat = m.game().actor();
        let theirs = seats.contains(&seat) && matches!(m.game().phase(), Phase::Choosing);
        theirs.then(|| (seat, SeatPosition::of(m.game(), seat), Thoth::declare(&Declaration::Play(*play))))
    }
}

/// Makes the best bot of a seat, for hands that tremble as in this match.
fn best_bot(m: &Match<Thoth>) -> impl Fn(Seat, u64) -> Bot + Send + use<> {
    let tremor_mm = tremor_mm(m);
    move |seat, chance| {
        let mut bot = Bot::new(Skill::High, chance, seat);
        bot.set_tremor(tremor_mm);
        bot
    }
}

/// The bots of this game at its table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThothBots;

impl TableBots for ThothBots {
    type Game = Thoth;
    type Player = BotPlayer;

    fn player(skill: Skill, seed: u64, seat: Seat) -> BotPlayer {
        BotPlayer::new(skill, seed, seat)
    }

    fn shows(m: &Match<Thoth>, done: &Note<Thoth>) -> Option<Spotlight> {
        match done {
            Note::Event(event) => shown(m, event),
            _ => None,
        }
    }

    fn question(m: &Match<Thoth>, seat: Seat) -> Option<Question> {
        match m.game().phase() {
            phase if phase.wants_card() => {
                let mut player = BotPlayer::new(Skill::High, m.seed(), seat);
                let bot = player.bot(m).clone();
                Some(question(bot, BotPlayer::position(m)?, points))
            }
            Phase::Building { .. } => {
                let (piece, pose) = next_place(m)?;
                let name = Piece::of(piece)?.message();
                let deed = match m.place_at(&[piece], pose) {
                    Some(place) => Deeds::SetAt { piece: name.clone(), place },
                    None => Deeds::Set { piece: name.clone() },
                };
                let what = Some(deed.message());
                let marks = vec![format!("{name:?}")];
                let ghost = Some(Ghost { piece, pose });
                Some(Box::new(move || Some(Advised { what, marks, ghost, ..Advised::default() })))
            }
            _ => None,
        }
    }

    fn look_back(m: &Match<Thoth>, seats: Vec<Seat>) -> Option<Look> {
        let (replay, best_bot) = (Replay::of(m).ok()?, best_bot(m));
        Some(Box::new(move |progress| {
            let excused = |deed: &Intent<Thoth>| matches!(deed, Intent::Declare(said) if said.forgives());
            let mut mishaps = MishapObserver::new(seats.clone(), excused);
            let all = decisions(replay.clone(), progress, made_by(seats), |replay| mishaps.see(replay))?;
            Some(with_mishaps(mishaps.found(), named(all, replay, progress, best_bot, points)?))
        }))
    }

    fn grade_try(m: &Match<Thoth>, mistake: &Mistake, before: usize) -> Option<Grading> {
        let plays =
            |entry: &TimedIntent<Thoth>| matches!(entry.intent, Intent::Declare(Declaration::Play(_)));
        if !m.log().get(before..)?.iter().any(plays) {
            return None;
        }
        let (seat, chance) = (mistake.seat, mistake.chance);
        let replay = Replay::of(m).ok()?;
        let read = move || decisions(replay, &Progress::default(), made_by(vec![seat]), |_| ());
        Some(grading(read, chance, best_bot(m), points))
    }

    fn pause_s(m: &Match<Thoth>, decides: bool) -> Option<f32> {
        match m.game().phase() {
            Phase::Scored if !m.seating().is_unattended() => None,
            Phase::Scored => Some(PAUSE_BEFORE_DEAL_S),
            _ if decides => Some(PAUSE_S),
            _ => Some(0.0),
        }
    }
}

/// A play or a bid, as it is shown large: the card, what it buys, and whither. A discard is seen well enough on its way to the pile:
/// of a hundred turns about fifty are discards.
fn shown(m: &Match<Thoth>, event: &Event) -> Option<Spotlight> {
    let (seat, play) = match *event {
        Event::Played { play: Play::Discard { .. }, .. } => return None,
        Event::Played { seat, play } => (seat, Some(play)),
        Event::EndCalled { seat } | Event::TookBid { seat, .. } => (seat, None),
        Event::BidsTurnedUp { begins, .. } => (begins, None),
        _ => return None,
    };
    let (set, players) = (colours(m), m.game().setup().players);
    let at = match play {
        Some(Play::Trouble { against, .. }) => place(against, players).translation,
        _ if is_bid(event) => place(seat, players).translation,
        Some(Play::Relief { .. } | Play::CallEnd { .. }) | None => {
            let [x, y] = arrangement(players).discard;
            Vec3::new(x, y, 0.0)
        }
        Some(_) => place(seat, players).translation,
    };
    Some(Spotlight {
        seat,
        words: event.message(),
        names: m.seating().names.clone(),
        badges: vec![],
        pictures: table::event_pictures(event).into_iter().map(|picture| picture.shown(set)).collect(),
        goal: Goal::Table(at),
    })
}

/// Whether it is about bids, which go into hands.
fn is_bid(event: &Event) -> bool {
    matches!(event, Event::BidsTurnedUp { .. } | Event::TookBid { .. })
}

/// Where a house was knocked over by a bot, or a bot's was, it was an accident: that is never held against anybody.
pub(super) fn excuse(
    mut live: LiveTable,
    mut playing: ResMut<Playing<Thoth>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    if !excused(&playing.0) {
        return Ok(());
    }
    let written = with_match(&mut live, &mut playing, |m| {
        if !m.is_waiting() {
            return Ok(());
        }
        intend(m, Intent::Declare(Declaration::Say(Manner::Accident)), &mut recorder).1
    })?;
    notices.write_batch(written.err().as_ref().map(Notice::of));
    Ok(())
}

/// Whether a house was knocked over by a bot, or a bot's was.
fn excused(m: &Match<Thoth>) -> bool {
    let bot = |seat| m.seating().skill(seat).is_some();
    matches!(m.game().phase(), Phase::Knocked { .. }) && (bot(m.game().actor()) || bot(m.game().active()))
}
