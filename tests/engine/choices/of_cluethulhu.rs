//! Cluethulhu: what is shown, to a seat, to everybody at a screen, and to the Keeper.

use super::*;
use cluethulhu_rules::{self as cluethulhu, Action, Cluethulhu, Day, Keeper, Known, PublicPhase, Role};
use game::Game as _;

/// What is offered to a seat of Cluethulhu is what it may do, the pairs either way round; what is refused, the rules refuse.
fn offered_to_a_seat(game: &Cluethulhu, seat: Seat, chance: &mut Rng) -> BTreeSet<&'static str> {
    let view = game.view(Some(seat));
    let offers = Offers::<Cluethulhu>::of(view.clone());
    assert_eq!(format!("{offers:?}"), format!("{:?}", Offers::<Cluethulhu>::of(view.clone())));
    let offered = Cluethulhu::offered(offers.known());
    if matches!(view.stage, PublicPhase::Lap { .. }) {
        assert!(offered.is_empty(), "a lap has turns: {offered:?}");
        return BTreeSet::new();
    }
    let legal = game.legal_actions(seat);
    let twice = legal.iter().filter(|action| matches!(action, Action::Pair(..))).count();
    assert!(legal.iter().all(|what| offered.contains(&(seat, *what))), "{legal:?} but {offered:?}");
    assert_eq!(offered.len(), legal.len() + twice, "{offered:?}");
    let mut deeds = BTreeSet::new();
    for offer in some(offers.all().iter().collect(), 6, chance) {
        assert_eq!(game.check(seat, &offer.what), Ok(()));
        is_done(offer, &offers);
        refused(game, seat, offer, &offers, chance);
        deeds.insert(offer.way.deed.id);
    }
    deeds
}

/// What everybody sees offered at a screen where all are people: nothing by Day but the Doll, by Night what all that are
/// asked may do, and at a last word the same whatever the tablet.
fn offered_to_all(game: &Cluethulhu, chance: &mut Rng) {
    let people: Vec<Seat> = game.seats().collect();
    let view = game.view(None);
    let offers = Offers::<Cluethulhu>::with(Known::of_people(game, &people));
    let offered = Cluethulhu::offered(offers.known());
    let open = view.night || matches!(view.stage, PublicPhase::Doll { .. });
    if !open || game.setup().keeper == Keeper::Human {
        assert!(offered.is_empty(), "{:?}: {offered:?}", view.stage);
        return;
    }
    if let PublicPhase::LastWord { seat } = view.stage {
        let others = view.living().filter(|whom| *whom != seat).map(Action::Pick);
        let same: Vec<Action> = match game.setup().shoggoth_talk {
            true => vec![Action::Show, Action::Nobody],
            false => others.chain([Action::Nobody]).collect(),
        };
        assert_eq!(offered, same.into_iter().map(|what| (seat, what)).collect::<Vec<_>>());
    } else {
        let legal = game.to_act().into_iter().flat_map(|seat| {
            let legal = game.legal_actions(seat).into_iter();
            legal.filter(|what| !matches!(what, Action::Say(_))).map(move |what| (seat, what))
        });
        assert_eq!(offered, legal.collect::<Vec<_>>(), "{:?}", view.stage);
    }
    for offer in some(offers.all().iter().collect(), 6, chance) {
        is_done(offer, &offers);
    }
    // From the view alone it is the same, unless somebody was released in secret, who then acts openly (C-21).
    if game.to_act().iter().all(|seat| !view.seats[usize::from(seat.0)].detained) {
        assert_eq!(format!("{offers:?}"), format!("{:?}", Offers::<Cluethulhu>::of(view)));
    }
}

/// A Keeper may do what any seat may, and correct.
fn offered_to_the_keeper(game: &Cluethulhu, chance: &mut Rng) -> BTreeSet<&'static str> {
    let offers = Offers::<Cluethulhu>::with(Known::of_keeper(game));
    let corrections = offers.all().iter().filter(|offer| matches!(offer.what, Action::Override(_)));
    assert_eq!(corrections.count() > 0, game.setup().keeper == Keeper::Human);
    let mut deeds = BTreeSet::new();
    for offer in some(offers.all().iter().collect(), 6, chance) {
        assert_eq!(game.check(offer.by, &offer.what), Ok(()));
        is_done(offer, &offers);
    }
    deeds.extend(offers.all().iter().map(|offer| offer.way.deed.id));
    deeds
}

/// In games by these seeds comes up what is rare, too: a tablet that is shown, an heir, somebody brought back.
#[test]
fn each_way_to_what_is_shown_in_cluethulhu_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(63);
    for seed in 0..whole_or(400, 40) {
        let keeper = if seed % 3 == 0 { Keeper::Human } else { Keeper::Machine };
        let day = if seed % 7 == 1 { Day::Lap } else { Day::Segments };
        let plain = cluethulhu::Setup::players(7 + (seed % 14) as u8);
        let (_, most) = cluethulhu::Setup::specials_allowed(plain.players);
        let specials = some(Role::SPECIALS.to_vec(), most.into(), &mut chance);
        let setup = cluethulhu::Setup {
            day,
            keeper,
            hidden: seed % 2 == 0,
            shoggoth_talk: seed % 4 < 2,
            out_watch: seed % 5 < 2,
            ..plain.with(&specials)
        };
        let Ok(mut game) = <Cluethulhu as game::Game>::new(&setup, seed) else { continue };
        let mut played = Rng::new(3500 + seed);
        for step in 0..120 {
            let acting = game.to_act();
            let Some(seat) = some(acting.clone(), 1, &mut played).first().copied() else { break };
            deeds.extend(offered_to_a_seat(&game, seat, &mut chance));
            for other in game.seats().filter(|seat| !acting.contains(seat)) {
                let offers = Offers::<Cluethulhu>::of(game.view(Some(other)));
                assert!(offers.all().is_empty(), "{other:?} is not asked: {offers:?}");
            }
            if step % 4 == 0 {
                offered_to_all(&game, &mut chance);
                deeds.extend(offered_to_the_keeper(&game, &mut chance));
            }
            let legal = game.legal_actions(seat);
            // Not all that can be said is said.
            let quiet = legal.iter().copied().find(|what| *what == Action::Pass && played.below(3) > 0);
            let what = quiet.unwrap_or_else(|| by_chance(&game, seat, &mut played));
            game.apply(seat, what).unwrap();
        }
    }
    all_deeds::<Cluethulhu>(&deeds);
}
