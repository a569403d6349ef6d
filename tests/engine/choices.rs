//! What may be done ([`game::choices`]) is what the rules allow, each way to it gives it, and why not is what the rules say.

use bench::alike::{self, Games};
use bench::games;
use bench::leak_study::LeakStudy;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::{ElderGod, Variant};
use game::Seat;
use game::choices::{Choices, Chosen, Comes, Input, Keyed, Offer, Offers, Pointing, Step};
use game::message::Say;
use game::rng::Rng;
use rathulhu_rules as rathulhu;
use rathulhu_rules::Rathulhu;
use serde::Serialize;
use session::Skill;
use std::collections::BTreeSet;
use support::counts::whole_or;

/// What comes of an offer, by all its ways: clicks, each drag, its key.
fn by_each_way<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Vec<(&'static str, Step<G::Action>)> {
    let Offer { way, .. } = offer;
    let mut all = vec![("clicks", by_clicks(offer, offers))];
    for [from, onto] in &way.drags {
        let mut chosen = Chosen::default();
        chosen.step(Input::Take(*from), offers);
        turn(&mut chosen, offer, Some(*onto), offers);
        let step = chosen.step(Input::Drop([*from, *onto]), offers);
        all.push(("drag", if way.deed.many { chosen.step(Input::Enter, offers) } else { step }));
    }
    if matches!(way.deed.key, Keyed::Letter(..)) && !way.deed.many {
        all.push(("key", Chosen::default().step(Input::Deed(way.deed), offers)));
    }
    all
}

fn by_clicks<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Step<G::Action> {
    let (mut chosen, way) = (Chosen::default(), &offer.way);
    if way.at.is_empty() {
        return chosen.step(Input::Deed(way.deed), offers);
    }
    if way.deed.many && chosen.marks_for(offers) != Some(way.deed) {
        assert_eq!(chosen.step(Input::Deed(way.deed), offers), Step::Choosing);
    }
    let mut step = Step::Nothing;
    for (k, thing) in way.at.iter().enumerate() {
        if k + 1 == way.at.len() {
            turn(&mut chosen, offer, Some(*thing), offers);
        }
        assert!(matches!(step, Step::Nothing | Step::Choosing), "{step:?} before the last click");
        step = chosen.step(Input::Click(*thing), offers);
    }
    if way.deed.many { chosen.step(Input::Enter, offers) } else { step }
}

/// Turns what is chosen until it is as the way has it.
fn turn<G: Choices>(
    chosen: &mut Chosen<G::Thing>,
    offer: &Offer<G>,
    over: Option<G::Thing>,
    offers: &Offers<G>,
) {
    for _ in 0..40 {
        if offer.way.variant.is_none() || chosen.variant_at(over, offers) == offer.way.variant {
            return;
        }
        chosen.step(Input::Turn(true, over), offers);
    }
}

/// Everything that was offered in a game, in which this is done: the ids of the deeds.
fn played<G>(
    mut game: G,
    chance: &mut Rng,
    most: usize,
    mut does: impl FnMut(&G, Seat, &mut Rng) -> G::Action,
) -> BTreeSet<&'static str>
where
    G: Choices + Clone,
{
    let mut deeds = BTreeSet::new();
    for _ in 0..most {
        let Some(seat) = game.to_act().first().copied() else { break };
        let view = game.view(Some(seat));
        let offers = Offers::<G>::of(view);
        let legal = game.legal_actions(seat);
        let offered = G::offered(offers.known());
        assert!(legal.iter().all(|what| offered.contains(&(seat, *what))), "{legal:?} but {offered:?}");
        assert_eq!(offered.len(), legal.len());
        for offer in offers.all() {
            let what = (offer.by, offer.what);
            for (by, step) in by_each_way(offer, &offers) {
                let first = match &step {
                    Step::Try(all) => all.first().copied(),
                    _ => None,
                };
                assert_eq!(first, Some(what), "by {by}: {:?} gives {step:?}", offer.way);
            }
            assert!(!offers.marks(offer.what).is_empty(), "{what:?}");
            deeds.insert(offer.way.deed.id);
            refused(&game, seat, offer, &offers, chance);
        }
        let what = does(&game, seat, chance);
        game.apply(seat, what).unwrap();
    }
    deeds
}

/// Anything that is allowed.
fn by_chance<G: Choices>(game: &G, seat: Seat, chance: &mut Rng) -> G::Action {
    let legal = game.legal_actions(seat);
    legal[chance.below(legal.len() as u32) as usize]
}

/// Something else is pointed at than what is offered: where that is refused, it is as the rules say.
fn refused<G>(game: &G, seat: Seat, offer: &Offer<G>, offers: &Offers<G>, chance: &mut Rng)
where
    G: Choices + Clone,
{
    let all = offers.all();
    let other = &all[chance.below(all.len() as u32) as usize].way;
    let things = offer.way.at.first().copied().into_iter().chain(other.at.last().copied());
    let by = [
        Pointing::Deed(G::DEEDS[chance.below(G::DEEDS.len() as u32) as usize]),
        Pointing::At(things.collect()),
    ];
    for by in by {
        if let Some(Comes::Refused(by, what, why)) = offers.comes(&by, None) {
            assert_eq!(by, seat);
            let rules = game.clone().apply(seat, what).err().expect("it was refused");
            assert_eq!(why, rules.message(), "{what:?}");
        }
    }
}

fn all_deeds<G: Choices>(deeds: &BTreeSet<&'static str>) {
    let missing: Vec<&str> = G::DEEDS.iter().map(|deed| deed.id).filter(|id| !deeds.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?} never came up");
}

#[test]
fn each_way_to_what_may_be_done_in_rathulhu_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(62);
    for seed in 0..whole_or(1000, 100) {
        let setup = rathulhu::Setup {
            hidden_scores: seed % 2 == 0,
            ..rathulhu::Setup::players(2 + (seed % 4) as u8)
        };
        let game = <Rathulhu as game::Game>::new(&setup, seed).unwrap();
        deeds.extend(played(game, &mut chance, usize::MAX, by_chance));
    }
    all_deeds::<Rathulhu>(&deeds);
}

#[test]
fn each_way_to_what_may_be_done_in_the_elder_god_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(62);
    for seed in 0..whole_or(1000, 40) {
        let variant = [Variant::Usual, Variant::Banishment, Variant::Feud][seed as usize % 3];
        let setup = elder_god_rules::Setup {
            variant,
            crappy_cultist: seed % 5 == 0,
            ..elder_god_rules::Setup::players(2 + (seed % 4) as u8)
        };
        let game = <ElderGod as game::Game>::new(&setup, seed).unwrap();
        // By chance nobody is ever done.
        let grows = seed % 4 == 0;
        deeds.extend(played(game, &mut chance, 300, |game, seat, chance| match grows {
            true if chance.below(10) > 0 => {
                let mut bot = Bot::new(Skill::Middle, seed, seat).with_playouts(0);
                bot.choose(&SeatPosition::of(game, seat)).unwrap()
            }
            _ => by_chance(game, seat, chance),
        }));
    }
    all_deeds::<ElderGod>(&deeds);
}

/// Plays pairs of games for each number of players.
fn compared<G>(games: &Games<G>, pairs: u32) -> LeakStudy
where
    G: Choices<View: Clone + Serialize> + Clone,
{
    let of = |players| alike::study(games, pairs, players, 62, &|| ()).unwrap();
    (2..=5).map(of).fold(LeakStudy::default(), LeakStudy::and)
}

#[test]
fn what_looks_alike_offers_the_same_and_refuses_it_for_the_same_reasons() {
    let pairs = whole_or(100, 2);
    for study in [compared(&games::rathulhu::ALIKE, pairs), compared(&games::elder_god::ALIKE, pairs)] {
        assert!(study.leaks.is_empty(), "{:#?}", study.leaks);
        assert!(study.rounds == 4 * pairs && study.looks > 100 * u64::from(pairs), "{study:?}");
    }
}

/// What another seat sees: its hand, its hidden score.
fn of_another<G: Choices>(game: &G, seat: Seat) -> G::View {
    game.view(Some(Seat(1 - seat.0.min(1))))
}

#[test]
fn what_tells_a_secret_is_found() {
    let hands = Games { look: of_another, ..games::elder_god::ALIKE };
    let scores = Games { look: of_another, ..games::rathulhu::ALIKE };
    assert!(!compared(&hands, 2).leaks.is_empty() && !compared(&scores, 2).leaks.is_empty());
}
