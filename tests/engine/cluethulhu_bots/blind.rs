//! No bot is told a secret: where two games look the same from a seat, its bot does the same.
//!
//! A second game is dealt other tablets and played by the same public actions; whatever is done in secret is done by whoever
//! has the tablet for it there. When a seat's view is the same to the byte, the games differ only in what it cannot know.

use std::collections::BTreeMap;

use bots::{Bot as _, SeatPosition};
use cluethulhu::bot::Bot;
use cluethulhu_rules::*;
use game::rng::Rng;
use game::{Game, Seat};
use session::Skill;

const PLAYERS: u8 = 9;

/// Whom everybody points at, by seat; the same every Day, and by the wish of those who want an arrest of this seat.
fn orders(seat: Seat, arrest: Seat) -> [Option<Seat>; 3] {
    [Some(arrest), Some(Seat((seat.0 + 1) % PLAYERS)), None]
}

/// Plays on by a plan that depends on seats and on what is public, never on a tablet, until a Night's end.
fn play_day(game: &mut Cluethulhu, plan: &mut Rng, arrest: Seat, mut meets: impl FnMut(&Cluethulhu, Seat)) {
    let day = game.clock().0;
    while game.outcome().is_none() && game.clock().0 == day {
        let seat = game.to_act()[0];
        meets(game, seat);
        let mut one = || Seat(plan.below(PLAYERS.into()) as u8);
        let (a, yes) = (one(), one().0 % 2 == 0);
        let wanted = match game.phase() {
            Phase::Lap { .. } => Action::Orders { picks: orders(seat, arrest) },
            Phase::Talk { .. } | Phase::Defence { .. } if yes => Action::Say(Statement::Suspect(a)),
            Phase::Election { .. } => Action::Elect(a),
            Phase::Heir { .. } => Action::Heir(a),
            Phase::Accuse if yes => Action::Accuse(a),
            Phase::Second { .. } => Action::Second,
            Phase::Ballot { .. } => Action::Vote(yes),
            _ => Action::Pass,
        };
        let lawful = [wanted, Action::Pass, Action::Nobody];
        let action = lawful.into_iter().find(|action| game.check(seat, action).is_ok());
        let action = action.unwrap_or_else(|| game.legal_actions(seat)[0]);
        game.apply(seat, action).unwrap();
    }
}

/// The decisions of one seat, with its view, by the moment in the game.
fn decisions(
    tablets: &[Role],
    me: Seat,
    arrests: &[Seat],
    level: Skill,
) -> Vec<(u16, String, Option<Action>)> {
    let setup = Setup { day: Day::Lap, ..Setup::players(PLAYERS) };
    let mut game = Cluethulhu::with_tablets(&setup, tablets, 4).unwrap();
    let mut plan = Rng::new(8);
    let mut all = vec![];
    for &arrest in arrests {
        play_day(&mut game, &mut plan, arrest, |game, seat| {
            if seat == me {
                let position = SeatPosition::<Cluethulhu>::of(game, me);
                let chosen = Bot::new(level, 9, me).choose(&position);
                all.push((game.clock().0, serde_json::to_string(&position.view).unwrap(), chosen));
            }
        });
    }
    all
}

#[test]
fn other_secrets_the_same_view_the_same_decision() {
    let me = Seat(0);
    let mut rng = Rng::new(9);
    for level in Skill::ALL {
        for own in [Role::Cultist, Role::Wizard, Role::TchoTcho] {
            let setup = Setup::players(PLAYERS);
            let mut tablets = setup.tablets().unwrap();
            let at = tablets.iter().position(|&role| role == own).unwrap();
            tablets.swap(0, at);
            let mut met: BTreeMap<String, (u16, Option<Action>, Vec<Role>)> = BTreeMap::new();
            let mut later = 0;
            for _ in 0..60 {
                for (day, view, chosen) in decisions(&tablets, me, &[Seat(4), Seat(5), Seat(6)], level) {
                    assert!(chosen.is_some());
                    match met.get(&view) {
                        Some((_, before, dealt)) => {
                            assert_eq!(*before, chosen, "{level:?}, Day {day}: {view}");
                            later += u32::from(day > 1 && *dealt != tablets);
                        }
                        None => drop(met.insert(view, (day, chosen, tablets.clone()))),
                    }
                }
                rng.shuffle(&mut tablets[1..]);
            }
            assert!(later > 100, "{level:?} {own:?}: {later} pairs after the first Day");
        }
    }
}
