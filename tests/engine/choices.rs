//! What may be done ([`game::choices`]) is what the rules allow, each way to it gives it, and why not is what the rules say.

use bots::{Bot as _, SeatPosition};
use cluethulhu_rules::{self as cluethulhu, Action, Cluethulhu, Day, Keeper, Known, Role, Stage};
use elder_god::bot::Bot;
use elder_god_rules::{ElderGod, Variant};
use game::choices::{Choices, Chosen, Comes, Input, Keyed, Offer, Offers, Pointing, Step};
use game::message::Say;
use game::rng::Rng;
use game::{Game as _, Seat};
use rathulhu_rules as rathulhu;
use rathulhu_rules::Rathulhu;
use rlyeh_rules::{self as rlyeh, Rlyeh};
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
        all.extend(by_key(offer, offers).map(|step| ("key", step)));
    }
    all
}

/// By the key of a deed, and what is pointed at after it; nothing where a way has no button.
fn by_key<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Option<Step<G::Action>> {
    let way = &offer.way;
    let rest = match G::button(way.deed) {
        Some(button) => way.at.strip_prefix(&[button])?,
        None => &[],
    };
    let mut chosen = Chosen::default();
    let mut step = chosen.step(Input::Deed(way.deed), offers);
    for thing in rest {
        assert_eq!(step, Step::Choosing, "before {thing}");
        step = chosen.step(Input::Click(*thing), offers);
    }
    Some(step)
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
    G: Choices<View: Clone> + Clone,
{
    let mut deeds = BTreeSet::new();
    for _ in 0..most {
        let Some(seat) = game.to_act().first().copied() else { break };
        let view = game.view(Some(seat));
        let offers = Offers::<G>::of(view.clone());
        let legal = game.legal_actions(seat);
        let offered = G::offered(offers.known());
        assert!(
            legal.iter().all(|what| offered.contains(&(seat, what.clone()))),
            "{legal:?} but {offered:?}"
        );
        assert_eq!(offered.len(), legal.len());
        assert_eq!(format!("{offers:?}"), format!("{:?}", Offers::<G>::of(view)));
        for offer in offers.all() {
            is_done(offer, &offers);
            deeds.insert(offer.way.deed.id);
            refused(&game, seat, offer, &offers, chance);
        }
        let what = does(&game, seat, chance);
        game.apply(seat, what).unwrap();
    }
    deeds
}

/// Each way to an offer gives that very offer, and something marks it.
fn is_done<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) {
    let what = (offer.by, offer.what.clone());
    for (by, step) in by_each_way(offer, offers) {
        let first = match &step {
            Step::Try(all) => all.first(),
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

/// Some of these, at most so many.
fn some<T>(mut all: Vec<T>, most: usize, chance: &mut Rng) -> Vec<T> {
    chance.shuffle(&mut all);
    all.truncate(most);
    all
}

/// What is offered to a seat of Cluethulhu is what it may do, the pairs either way round; what is refused, the rules refuse.
fn offered_to_a_seat(game: &Cluethulhu, seat: Seat, chance: &mut Rng) -> BTreeSet<&'static str> {
    let view = game.view(Some(seat));
    let offers = Offers::<Cluethulhu>::of(view.clone());
    assert_eq!(format!("{offers:?}"), format!("{:?}", Offers::<Cluethulhu>::of(view.clone())));
    let offered = Cluethulhu::offered(offers.known());
    if matches!(view.stage, Stage::Lap { .. }) {
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
    let open = view.night || matches!(view.stage, Stage::Doll { .. });
    if !open || game.setup().keeper == Keeper::Human {
        assert!(offered.is_empty(), "{:?}: {offered:?}", view.stage);
        return;
    }
    if let Stage::LastWord { seat } = view.stage {
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

#[test]
fn each_way_to_what_is_shown_in_cluethulhu_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(63);
    for seed in 0..whole_or(400, 60) {
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
        for _ in 0..120 {
            let acting = game.to_act();
            let Some(seat) = some(acting.clone(), 1, &mut chance).first().copied() else { break };
            deeds.extend(offered_to_a_seat(&game, seat, &mut chance));
            for other in game.seats().filter(|seat| !acting.contains(seat)) {
                let offers = Offers::<Cluethulhu>::of(game.view(Some(other)));
                assert!(offers.all().is_empty(), "{other:?} is not asked: {offers:?}");
            }
            offered_to_all(&game, &mut chance);
            deeds.extend(offered_to_the_keeper(&game, &mut chance));
            let legal = game.legal_actions(seat);
            // Not all that can be said is said.
            let quiet = legal.iter().copied().find(|what| *what == Action::Pass && chance.below(3) > 0);
            let what = quiet.unwrap_or_else(|| by_chance(&game, seat, &mut chance));
            game.apply(seat, what).unwrap();
        }
    }
    all_deeds::<Cluethulhu>(&deeds);
}

/// A report of a table that has settled: all stands alone on the table.
fn settled(game: &Rlyeh) -> rlyeh::Action {
    let lies = |id| rlyeh::PieceFacts {
        class: matches!(game.piece(id), Some(rlyeh::Piece::Pyramid { .. })).then_some(rlyeh::Class::Upright),
        surface: rlyeh::Surface::Table,
        supports: [rlyeh::Surface::Table].into(),
        fallen: None,
        nested_on: None,
        top_um: 25_400,
        off_table: false,
    };
    let pieces = game.expected_pieces().into_iter().map(|id| (id, lies(id)));
    rlyeh::Action::Settled(rlyeh::Facts { pieces: pieces.collect(), timed_out: false })
}

#[test]
fn each_way_to_what_needs_no_hand_in_rlyeh_does_it() {
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(63);
    for seed in 0..whole_or(400, 100) {
        let setup = match seed % 3 {
            0 => rlyeh::Setup::solitaire(2 + (seed % 4) as u8),
            _ => rlyeh::Setup::players(2 + (seed % 4) as u8),
        };
        let mut game = <Rlyeh as game::Game>::new(&setup, seed).unwrap();
        for _ in 0..40 {
            let seat = game.active();
            let offers = Offers::<Rlyeh>::of(game.view(None));
            let legal = game.legal_actions(seat).into_iter();
            let by_hand = |what: &rlyeh::Action| {
                !matches!(what, rlyeh::Action::Roll | rlyeh::Action::Pass | rlyeh::Action::Stop)
            };
            let legal: Vec<_> = legal.filter(|what| !by_hand(what)).map(|what| (seat, what)).collect();
            assert_eq!(Rlyeh::offered(offers.known()), legal);
            for offer in offers.all() {
                is_done(offer, &offers);
                deeds.insert(offer.way.deed.id);
            }
            for deed in Rlyeh::DEEDS {
                let rules = |what: &rlyeh::Action| game.check(seat, what).err().map(|why| why.message());
                match offers.comes(&Pointing::Deed(deed), None).expect("it always means something") {
                    Comes::Does(by, what) => assert_eq!((by, rules(&what)), (seat, None)),
                    Comes::Refused(by, what, why) => assert_eq!((by, rules(&what)), (seat, Some(why))),
                }
            }
            if game.outcome().is_some() {
                break;
            }
            let what = if game.referee_for().is_some() {
                settled(&game)
            } else {
                let legal = game.legal_actions(seat);
                let ends = chance.below(20) == 0;
                let stays = legal.into_iter().filter(|what| ends || *what != rlyeh::Action::Stop);
                some(stays.collect(), 1, &mut chance).remove(0)
            };
            game.apply(seat, what).unwrap();
        }
    }
    all_deeds::<Rlyeh>(&deeds);
}
