//! `scripts/bench bots --game elder-god --spiteful`: what it costs to strike back at whoever struck last.

use crate::duels::print;
use crate::game_benches::BenchArguments;
use bots::contest::{PlayError, decide, from_every_seat};
use bots::stats::Share;
use elder_god::bot::Bot;
use elder_god::bot::spite::grudge;
use elder_god_rules::{Action, ElderGod, Setup};
use game::{Game, Move, Outcome, Seat};
use serde::Serialize;
use session::Skill;
use session::info::Failure;
use std::ops::Add;
use terminal::output::{progress, table};

/// What was added up of games with one spiteful seat.
#[derive(Clone, Copy, Debug, Default)]
struct SpiteSums {
    share: Share,
    wounds: u32,
    /// Those that the spiteful seat dealt.
    own: u32,
}

impl Add for SpiteSums {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (wounds, own) = (self.wounds + other.wounds, self.own + other.own);
        Self { share: self.share + other.share, wounds, own }
    }
}

/// One spiteful bot among wary ones of its level.
#[derive(Debug, Serialize)]
struct SpiteCost {
    level: &'static str,
    games: u32,
    wins: u32,
    rate: f64,
    interval: (f64, f64),
    /// Wounds of a game, and those of them that the spiteful seat dealt.
    wounds: f64,
    own: f64,
}

/// Lets one spiteful grower, and one spiteful elder, play among wary ones of their level, every deal from every seat.
///
/// # Errors
/// When the set-up breaks the rules.
pub(super) fn run(
    request: &BenchArguments,
    setup: &Setup,
    levels: &[String],
    playouts: u32,
) -> Result<(), Failure> {
    let deals = request.games.div_ceil(u32::from(setup.players));
    let wanted = |skill: &Skill| {
        levels.is_empty() || levels.iter().any(|level| level == request.info.level_name(*skill))
    };
    let skills: Vec<Skill> = [Skill::Middle, Skill::High].into_iter().filter(wanted).collect();
    let bar = progress(skills.len() * deals as usize * usize::from(setup.players))?;
    let mut measured = vec![];
    for skill in skills {
        let sums = from_every_seat(deals, setup.players, request.seed, |seed, seat| {
            let sums = play(setup, (skill, playouts), seed, seat)?;
            bar.inc(1);
            Ok::<_, PlayError>(sums)
        })?;
        let (share, games) = (sums.share, f64::from(sums.share.of.max(1)));
        measured.push(SpiteCost {
            level: request.info.level_name(skill),
            games: share.of,
            wins: share.won,
            rate: share.rate(),
            interval: share.interval(),
            wounds: f64::from(sums.wounds) / games,
            own: f64::from(sums.own) / games,
        });
    }
    bar.finish_and_clear();
    print(request, &measured, || {
        let header = ["level", "games", "won", "95 % interval", "wounds", "its own"].map(String::from);
        let share = |x: f64| format!("{:.1} %", 100.0 * x);
        let line = |cost: &SpiteCost| {
            let (low, high) = cost.interval;
            vec![
                cost.level.to_owned(),
                cost.games.to_string(),
                share(cost.rate),
                format!("{} to {}", share(low), share(high)),
                format!("{:.1}", cost.wounds),
                format!("{:.1}", cost.own),
            ]
        };
        format!(
            "{}\n\nOne spiteful at a table of {}, all others wary, every deal from every seat (seed {}); a wary one would win \
             {}.",
            table(&header, measured.iter().map(line).collect(), false),
            setup.players,
            request.seed,
            share(1.0 / f64::from(setup.players)),
        )
    })
}

/// Plays a game in which one seat bears grudges.
fn play(
    setup: &Setup,
    (skill, playouts): (Skill, u32),
    seed: u64,
    spiteful: Seat,
) -> Result<SpiteSums, PlayError> {
    let mut game = ElderGod::new(setup, seed)?;
    let mut bots: Vec<Bot> =
        game.seats().map(|seat| Bot::new(skill, seed, seat).with_playouts(playouts)).collect();
    let (mut moves, mut sums) = (vec![], SpiteSums::default());
    while game.outcome().is_none() {
        bots[usize::from(spiteful.0)].bear(grudge(&moves, spiteful));
        let (seat, action) = decide(&game, &mut bots)?;
        game.apply(seat, action)?;
        moves.push(Move { seat, action });
        let wounds = u32::from(matches!(action, Action::Damage { .. }));
        sums = SpiteSums {
            wounds: sums.wounds + wounds,
            own: sums.own + if seat == spiteful { wounds } else { 0 },
            ..sums
        };
    }
    let won = matches!(game.outcome(), Some(Outcome::Won(seats)) if seats.contains(&spiteful));
    Ok(SpiteSums { share: Share::one(won), ..sums })
}
