//! What can be agreed beside the deck: a talk before the Shoggoth swallows somebody by Night (C-21), and that whoever is out
//! watches everything (C-26). Both are off unless they are asked for.

use super::random::{action, setup};
use super::*;
use bots::contest::decide;
use cluethulhu::bot::Bot;
use game::rng::Rng;
use session::Skill;
use support::counts::tenth;

const SHOGGOTH: Seat = Seat(2);

/// The Night in which the Shoggoth is to die: nothing has happened on the Day before.
fn night(talk: bool) -> Cluethulhu {
    let tablets =
        [Investigator, Investigator, Shoggoth, Cultist, Cultist, Cultist, Cultist, Cultist, Cultist];
    let setup = Setup { shoggoth_talk: talk, ..Setup::players(9) };
    let mut game = Cluethulhu::with_tablets(&setup, &tablets, 7).unwrap();
    let plan = Plan { murder: Some(SHOGGOTH.0), ..Plan::default() };
    while !matches!(game.phase(), Phase::LastWord { .. }) {
        let seat = game.to_act()[0];
        let action = plan.action(&game, seat);
        act(&mut game, seat, action);
    }
    game
}

fn passes(game: &mut Cluethulhu) {
    while matches!(game.phase(), Phase::Shown { .. }) {
        let seat = game.to_act()[0];
        assert_eq!(game.legal_actions(seat), [Action::Pass], "in a talk there is nothing else to enter");
        act(game, seat, Action::Pass);
    }
}

#[test]
fn all_talk_before_the_shoggoth_swallows_if_that_was_agreed() {
    let mut game = night(true);
    assert_eq!(game.legal_actions(SHOGGOTH), [Action::Show, Action::Nobody]);
    assert_eq!(game.check(SHOGGOTH, &Action::Pick(Seat(5))), Err(Refusal::NotNow));
    assert_eq!(act(&mut game, SHOGGOTH, Action::Show), [Event::News(News::Shown(SHOGGOTH))]);
    // All who live may talk, also the Shoggoth; nobody swallows anybody meanwhile.
    assert_eq!(game.to_act(), (0..9).map(Seat).collect::<Vec<_>>());
    assert!(game.check(SHOGGOTH, &Action::Pick(Seat(5))).is_err() && !is_out(&game, 2));
    assert_eq!(game.view(None).stage, PublicPhase::Shown { seat: SHOGGOTH, done: vec![] });
    passes(&mut game);
    assert_eq!(
        (game.to_act(), game.view(None).stage),
        (vec![SHOGGOTH], PublicPhase::Swallow { seat: SHOGGOTH })
    );
    let after = |pick: Action| {
        let mut game = game.clone();
        act(&mut game, SHOGGOTH, pick);
        game
    };
    // As without a talk (example 6): a Cultist instead, both by an Investigator, the Shoggoth alone by nobody.
    let (instead, poisoned, nobody) =
        (after(Action::Pick(Seat(5))), after(Action::Pick(Seat(1))), after(Action::Nobody));
    let out = |game: &Cluethulhu| (0..9).filter(|&seat| is_out(game, seat)).collect::<Vec<u8>>();
    assert_eq!((out(&instead), out(&poisoned), out(&nobody)), (vec![5], vec![1, 2], vec![2]));
}

#[test]
fn unless_it_was_agreed_the_shoggoth_swallows_at_once() {
    let mut game = night(false);
    assert!(game.check(SHOGGOTH, &Action::Show).is_err());
    act(&mut game, SHOGGOTH, Action::Pick(Seat(5)));
    assert!(is_out(&game, 5) && !is_out(&game, 2));
    // And whoever is no Shoggoth has no tablet to show.
    let tablets = [Investigator, Investigator, Cultist, Shoggoth];
    let mut tablets = tablets.to_vec();
    tablets.resize(9, Cultist);
    let setup = Setup { shoggoth_talk: true, ..Setup::players(9) };
    let mut game = Cluethulhu::with_tablets(&setup, &tablets, 7).unwrap();
    Plan { murder: Some(2), ..Plan::default() }.until(&mut game, false);
    assert!(is_out(&game, 2), "it answered \"nobody\", and died");
    assert!(!game.record().iter().any(|one| matches!(one.event, Event::News(News::Shown(_)))));
}

/// Bots show the tablet, say nothing more, and swallow.
#[test]
fn bots_simply_go_on() {
    let mut game = night(true);
    let mut bots: Vec<Bot> =
        (0..9).map(|seat| Bot::new(Skill::High, 3, Seat(seat)).with_hypotheses(10)).collect();
    let mut swallowed = false;
    for _ in 0..12 {
        let (seat, action) = decide(&game, &mut bots).unwrap();
        let events = act(&mut game, seat, action);
        swallowed |= events.iter().any(|event| matches!(event, Event::News(News::Absorbs { .. })));
        if swallowed {
            break;
        }
    }
    assert!(swallowed, "{:?}", game.phase());
}

/// Games beside the same games in which nobody watches: whoever is out, as all know, and has nothing to do any more sees
/// everything; everybody else sees to the byte what they would see. 100 games; a tenth in `./test`.
#[test]
fn whoever_is_out_may_watch_all_and_nobody_else_sees_more() {
    let (mut watched, mut heirs) = (0, 0);
    for seed in 0..tenth(100) {
        let mut rng = Rng::new(seed);
        let setup = setup(&mut rng);
        let mut plain = Cluethulhu::new(&setup, seed).unwrap();
        let mut game = Cluethulhu::new(&Setup { out_watch: true, ..setup }, seed).unwrap();
        while game.outcome().is_none() {
            let public = plain.view(None);
            for viewer in game.seats().map(Some).chain([None]) {
                let mut seen = game.view(viewer);
                let out = viewer.is_some_and(|seat| !public.seats[usize::from(seat.0)].living);
                let names_heir = viewer.is_some() && viewer == game.high_priest();
                heirs += u32::from(out && names_heir);
                assert_eq!(seen.watches(), out && !names_heir, "{viewer:?}");
                if seen.watches() {
                    watched += 1;
                    assert!(seen.players.as_deref() == Some(game.players()) && seen.record == game.record());
                    assert!(!seen.acts && seen.setup == *game.setup());
                    continue;
                }
                seen.setup.out_watch = false;
                assert_eq!(seen, plain.view(viewer));
            }
            let (seat, action) = action(&game, &mut rng);
            game.apply(seat, action).unwrap();
            plain.apply(seat, action).unwrap();
        }
    }
    assert!(
        watched > 1_000 && heirs > 0,
        "{watched} views of those who watch, {heirs} of those who name an heir"
    );
}

#[test]
fn what_was_agreed_is_kept() {
    for (out_watch, shoggoth_talk) in [(true, false), (false, true), (true, true)] {
        let setup = Setup { out_watch, shoggoth_talk, ..Setup::players(12) };
        let bytes = postcard::to_stdvec(&setup).unwrap();
        assert_eq!(postcard::from_bytes::<Setup>(&bytes).unwrap(), setup);
        let json = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    }
}
