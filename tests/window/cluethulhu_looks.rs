//! What the Tcho-Tcho looks at by Day, round one screen (C-18, C-19): a person sees it when the clock has ended the turn and
//! finds it again the next Day; a bot knows it from the same moment, and acts on it the same Night. Neither is ahead.

use bots::{Bot as _, SeatPosition};
use cluethulhu::bot::Bot;
use cluethulhu_rules::{Action, Cluethulhu, Day, Fact, Phase, Role, Setup};
use cluethulhu_window::panels::lap;
use game::{Game, Seat};
use session::Skill;
use support::told::english;

const LOOKER: Seat = Seat(3);
const SEEN: Seat = Seat(5);

/// Nine round one screen. Somebody holds each of these two tablets, so that all that is public is the same in both games.
fn deal(seen: Role, other: Role) -> Cluethulhu {
    use Role::{Cultist, Investigator, TchoTcho};
    let tablets = [Cultist, Investigator, Cultist, TchoTcho, Cultist, seen, other, Cultist, Cultist];
    let setup = Setup { day: Day::Lap, ..Setup::players(9) };
    Cluethulhu::with_tablets(&setup, &tablets, 4).unwrap()
}

fn investigator() -> Cluethulhu {
    deal(Role::Investigator, Role::Cultist)
}

fn cultist() -> Cluethulhu {
    deal(Role::Cultist, Role::Investigator)
}

/// The lap of a Day in which everybody points at the same one: the Investigators do not agree, for one of them points at nobody.
fn lap(game: &mut Cluethulhu, mut each: impl FnMut(&Cluethulhu, Seat, &Cluethulhu)) {
    while matches!(game.phase(), Phase::Lap { .. }) {
        let (before, seat) = (game.clone(), game.to_act()[0]);
        let whom = Some(SEEN).filter(|_| seat != Seat(1));
        game.apply(seat, Action::Orders { picks: [whom, None, None] }).unwrap();
        each(&before, seat, game);
    }
}

#[test]
fn a_person_sees_the_tablet_when_the_turn_is_over_and_again_the_next_day() {
    let mut game = investigator();
    let (mut shown, day) = (vec![], game.clock().0);
    lap(&mut game, |before, seat, after| {
        // While the turn lasts nothing is known yet.
        let brief = lap::brief(&before.view(Some(seat)));
        assert!(brief.answer.is_none() && brief.known.iter().all(|line| !english(line).contains("seen")));
        let orders = [Some(SEEN).filter(|_| seat != Seat(1)), None, None];
        shown.push((seat, lap::answer(&after.view(Some(seat)), day, orders)));
    });
    assert_eq!(shown.len(), 9);
    for (seat, answer) in shown {
        let whom = if seat == Seat(1) { seat } else { SEEN };
        let wanted = if seat == LOOKER { "Investigator" } else { "face down" };
        assert_eq!(english(&answer), format!("{whom} holds: {wanted}"), "{seat}");
    }
    assert!(game.clock().1, "Night");
    while game.clock().1 {
        let seat = game.to_act()[0];
        let legal = game.legal_actions(seat);
        let quiet = legal.iter().copied().find(|action| *action == Action::Pass);
        game.apply(seat, quiet.unwrap_or(legal[0])).unwrap();
    }
    let knows = |game: &Cluethulhu, seat: Seat| {
        let brief = lap::brief(&game.view(Some(seat)));
        let wanted = format!("{SEEN}: Investigator, seen on Day 1, nothing shown");
        brief.known.iter().any(|line| english(line) == wanted)
    };
    assert!(knows(&game, LOOKER) && !knows(&game, Seat(2)));
}

/// The vote of a bot on the one whose tablet it has seen, the same Night.
fn votes_for_death(mut game: Cluethulhu, seed: u64) -> bool {
    lap(&mut game, |_, _, _| ());
    assert!(game.view(Some(LOOKER)).told().any(|(day, fact)| day == 1 && matches!(fact, Fact::Saw(SEEN, _))));
    loop {
        let (seat, action) = match game.phase() {
            Phase::Ballot { .. } => break,
            Phase::Accuse if game.court().charges.is_empty() => (Seat(2), Action::Accuse(SEEN)),
            Phase::Second { .. } => (Seat(4), Action::Second),
            Phase::Election { .. } => (game.to_act()[0], Action::Elect(Seat(0))),
            _ => (game.to_act()[0], Action::Pass),
        };
        game.apply(seat, action).unwrap();
    }
    let chosen = Bot::new(Skill::High, seed, LOOKER).choose(&SeatPosition::of(&game, LOOKER));
    chosen == Some(Action::Vote(true))
}

#[test]
fn a_bot_acts_the_same_night_on_what_it_has_seen() {
    let votes = |game: fn() -> Cluethulhu| (0..20).filter(|seed| votes_for_death(game(), *seed)).count();
    let (against_investigator, against_cultist) = (votes(investigator), votes(cultist));
    assert!(
        against_investigator >= 18 && against_cultist <= 2,
        "{against_investigator} and {against_cultist} of 20"
    );
}
