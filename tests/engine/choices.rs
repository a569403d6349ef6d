//! What may be done ([`game::choices`]) is what the rules allow, each way to it gives it, and why not is what the rules say.

mod alike;
mod of_cluethulhu;
mod of_rlyeh;
mod of_thoth;

use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::{ElderGod, Variant};
use game::Seat;
use game::choices::{Choices, Chosen, Comes, Input, Keyed, Offer, Offers, Pointing, Resolution};
use game::message::Say;
use game::rng::Rng;
use rathulhu_rules as rathulhu;
use rathulhu_rules::Rathulhu;
use session::Skill;
use std::collections::BTreeSet;
use support::counts::whole_or;

/// What comes of an offer, by all its ways: clicks, each drag, its key.
fn by_each_way<G: Choices>(
    offer: &Offer<G>,
    offers: &Offers<G>,
) -> Vec<(&'static str, Resolution<G::Action>)> {
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
        all.extend(by_key(offer, offers).map(|step| ("key", step)));
    }
    if let [_, .., last] = way.at[..]
        && !way.deed.many
    {
        let mut chosen = up_to_last(offer, offers);
        turn(&mut chosen, offer, Some(last), offers);
        chosen.step(Input::Focus(last), offers);
        all.push(("Enter", chosen.step(Input::Enter, offers)));
    }
    all
}

/// All but the last thing is pointed at.
fn up_to_last<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Chosen<G::Thing> {
    let mut chosen = Chosen::default();
    for thing in offer.way.at.split_last().map_or(&[][..], |(_, before)| before) {
        assert_eq!(chosen.step(Input::Click(*thing), offers), Resolution::Choosing);
    }
    chosen
}

/// By the key of a deed, with what is chosen already or with what is pointed at after it; nothing where a way has no button.
fn by_key<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Option<Resolution<G::Action>> {
    let way = &offer.way;
    let Some(button) = G::button(way.deed) else {
        return Some(up_to_last(offer, offers).step(Input::Deed(way.deed), offers));
    };
    let mut chosen = Chosen::default();
    let mut step = chosen.step(Input::Deed(way.deed), offers);
    for thing in way.at.strip_prefix(&[button])? {
        assert_eq!(step, Resolution::Choosing, "before {thing}");
        step = chosen.step(Input::Click(*thing), offers);
    }
    Some(step)
}

fn by_clicks<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Resolution<G::Action> {
    let (mut chosen, way) = (Chosen::default(), &offer.way);
    if way.at.is_empty() {
        return chosen.step(Input::Deed(way.deed), offers);
    }
    if way.deed.many && chosen.marks_for(offers) != Some(way.deed) {
        assert_eq!(chosen.step(Input::Deed(way.deed), offers), Resolution::Choosing);
    }
    let mut step = Resolution::Nothing;
    for (k, thing) in way.at.iter().enumerate() {
        if k + 1 == way.at.len() {
            turn(&mut chosen, offer, Some(*thing), offers);
        }
        assert!(matches!(step, Resolution::Nothing | Resolution::Choosing), "{step:?} before the last click");
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
    G: Choices<View: Clone> + Clone,
{
    let mut deeds = BTreeSet::new();
    for _ in 0..most {
        let Some(seat) = game.to_act().first().copied() else { break };
        deeds.extend(tried(&game, seat, game.legal_actions(seat), chance));
        let what = does(&game, seat, chance);
        game.apply(seat, what).unwrap();
    }
    deeds
}

/// What is offered to a seat is what it may do, and each way to it does it: the ids of the deeds.
fn tried<G>(game: &G, seat: Seat, legal: Vec<G::Action>, chance: &mut Rng) -> BTreeSet<&'static str>
where
    G: Choices<View: Clone> + Clone,
{
    let mut deeds = BTreeSet::new();
    let view = game.view(Some(seat));
    let offers = Offers::<G>::of(view.clone());
    let offered = G::offered(offers.known());
    assert!(legal.iter().all(|what| offered.contains(&(seat, what.clone()))), "{legal:?} but {offered:?}");
    assert_eq!(offered.len(), legal.len());
    assert_eq!(format!("{offers:?}"), format!("{:?}", Offers::<G>::of(view)));
    for offer in offers.all() {
        is_done(offer, &offers);
        deeds.insert(offer.way.deed.id);
        refused(game, seat, offer, &offers, chance);
    }
    deeds
}

/// Each way to an offer gives that very offer, and something marks it.
fn is_done<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) {
    let what = (offer.by, offer.what.clone());
    for (by, step) in by_each_way(offer, offers) {
        let first = match &step {
            Resolution::Try(all) => all.first(),
            _ => None,
        };
        assert_eq!(first, Some(&what), "by {by}: {:?} gives {step:?}", offer.way);
    }
    assert!(!offers.marks(offer.what.clone()).is_empty(), "{what:?}");
}

/// Anything that is allowed.
fn by_chance<G: Choices>(game: &G, seat: Seat, chance: &mut Rng) -> G::Action {
    let legal = game.legal_actions(seat);
    legal[chance.below(legal.len() as u32) as usize].clone()
}

/// Some of these, at most so many.
fn some<T>(mut all: Vec<T>, most: usize, chance: &mut Rng) -> Vec<T> {
    chance.shuffle(&mut all);
    all.truncate(most);
    all
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
            let rules = game.clone().apply(seat, what.clone()).err().expect("it was refused");
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
