//! What the Tcho-Tcho looks at by Day, round one screen (C-18, C-19): a person sees it when the clock has ended the turn and
//! finds it again the next Day; a bot knows it from the same moment, and acts on it the same Night. Neither is ahead.

use bots::{Bot as _, SeatPosition};
use cluethulhu::bot::Bot;
use cluethulhu_rules::Thing;
use cluethulhu_rules::choices::is_said;
use cluethulhu_rules::{Action, Cluethulhu, Day, Fact, Phase, Role, Setup};
use cluethulhu_window::clock::{self, Pick, TurnClock};
use cluethulhu_window::panels::lap;
use cluethulhu_window::seen::{PublicRecord, Viewer};
use game::{Game, Seat};
use session::Skill;
use std::collections::HashSet;
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

/// Everybody can read what the first turn tells, and think as long as in any other: an adult reads 240 words a minute. Of a line
/// that says of another seat what one before said, only the name is read.
#[test]
fn the_first_day_leaves_time_to_read() {
    for players in [7, 9, 20] {
        let setup = Setup { day: Day::Lap, ..Setup::players(players) };
        let game = Cluethulhu::new(&setup, 3).unwrap();
        let brief = lap::brief(&game.view(Some(Seat(1))));
        let lines = [brief.tablet].into_iter().chain(brief.picks).chain(brief.known).chain(brief.told);
        let lines: Vec<String> = lines.map(|line| english(&line)).collect();
        assert_eq!(lines.len(), usize::from(players) + 7);
        let says = |line: &str| line.split_once(": ").map_or(line, |(_, says)| says).to_owned();
        let (mut read, mut words) = (HashSet::new(), 0);
        for line in &lines {
            words += if read.insert(says(line)) { line.split_whitespace().count() } else { 2 };
        }
        let more_s = clock::turn_s(&setup, 1) - clock::turn_s(&setup, 2);
        assert!(more_s > 60.0 * words as f32 / 240.0, "{more_s} s for {words} words");
        assert_eq!(clock::turn_s(&setup, 2), f32::from(setup.turn_s));
    }
}

#[test]
fn a_turn_that_ran_out_says_what_was_not_picked() {
    let game = investigator();
    let says = |seat: Seat, picks: usize| {
        let mut turn = TurnClock::new(seat, 9, 1, 15.0);
        (0..picks).for_each(|_| turn.pick(Pick::Nobody));
        english(&lap::late(&game.view(Some(seat)), &turn))
    };
    assert_eq!(says(Seat(1), 0), "No arrest was ordered: the time was up");
    assert_eq!(says(Seat(0), 0), "Pick 1 is nobody: the time was up", "a Cultist arrests nobody anyway");
    assert_eq!(says(Seat(1), 2), "Pick 3 is nobody: the time was up");
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(says(seat, 3), "All three picks were made in time", "nobody is a pick too");
    }
}

#[test]
fn whoever_picks_their_own_partner_is_asked_in_the_line_of_the_pick() {
    let game = investigator();
    let lines = |seat: Seat, whom: Seat| {
        let mut turn = TurnClock::new(seat, 9, 1, 15.0);
        turn.pick(Pick::Somebody(whom));
        let brief = lap::brief_of(&game.view(Some(seat)), &turn);
        brief.picks.map(|line| english(&line))
    };
    // Investigators know one another once they have met.
    let mut met = game.clone();
    lap(&mut met, |_, _, _| ());
    let view = met.view(Some(Seat(1)));
    let mut turn = TurnClock::new(Seat(1), 9, 1, 15.0);
    turn.pick(Pick::Somebody(SEEN));
    let asked = lap::brief_of(&view, &turn).picks.map(|line| english(&line));
    assert!(asked[0].contains("your own partner") && !asked[1].contains("partner"), "{asked:?}");
    assert!(!lines(Seat(1), Seat(2)).concat().contains("partner"), "a Cultist");
    assert!(!lines(Seat(0), SEEN).concat().contains("partner"), "of a Cultist's");
}

/// What people say is entered where a bot would not hear it otherwise, and else nowhere.
#[test]
fn claims_are_offered_round_one_screen_where_bots_listen() {
    let mut game = cultist();
    lap(&mut game, |_, _, _| ());
    while !matches!(game.phase(), Phase::Talk { .. }) {
        let seat = game.to_act()[0];
        let legal = game.legal_actions(seat);
        game.apply(seat, legal[0]).unwrap();
    }
    let said = |people: u8| {
        let people: Vec<Seat> = (0..people).map(Seat).collect();
        let seen = PublicRecord::of(&game, Viewer::Everybody, &people);
        let offers = seen.offers.all().iter().filter(|offer| is_said(offer.way.deed));
        let by = |offer: &game::choices::Offer<Cluethulhu>| {
            // Who says it is said right after what it is.
            assert!(offer.way.at.contains(&Thing::Seat(offer.by)), "{:?}", offer.way.at);
            offer.by
        };
        let mut by: Vec<Seat> = offers.map(by).collect();
        by.dedup();
        by
    };
    assert_eq!(said(9), [], "all are people, and speak for themselves");
    assert_eq!(said(2), [Seat(0), Seat(1)], "bots speak for themselves, and hear what is entered");
}
