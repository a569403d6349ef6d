//! What may be done ([`game::choices`]) is what the rules allow, each way to it gives it, and why not is what the rules say.

use bench::alike::{self, Games};
use bench::games;
use bench::leak_study::LeakStudy;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::{ElderGod, Variant};
use game::choices::{Choices, Chosen, Comes, Input, Keyed, Offer, Offers, Pointing, Step};
use game::message::Say;
use game::rng::Rng;
use game::{Game as _, Seat};
use rathulhu_rules as rathulhu;
use rathulhu_rules::Rathulhu;
use serde::Serialize;
use session::Skill;
use std::collections::BTreeSet;
use support::counts::whole_or;
use thoth::Thoth;
use thoth_rules::{Card, Fall, Kind, Phase, Play, Standing, Thing};

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
        all.push(("key", by_key(offer, offers)));
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
        assert_eq!(chosen.step(Input::Click(*thing), offers), Step::Choosing);
    }
    chosen
}

/// A key does a deed with what is chosen.
fn by_key<G: Choices>(offer: &Offer<G>, offers: &Offers<G>) -> Step<G::Action> {
    up_to_last(offer, offers).step(Input::Deed(offer.way.deed), offers)
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
        let what = (offer.by, offer.what.clone());
        for (by, step) in by_each_way(offer, &offers) {
            let first = match &step {
                Step::Try(all) => all.first(),
                _ => None,
            };
            assert_eq!(first, Some(&what), "by {by}: {:?} gives {step:?}", offer.way);
        }
        assert!(!offers.marks(offer.what.clone()).is_empty(), "{what:?}");
        deeds.insert(offer.way.deed.id);
        refused(game, seat, offer, &offers, chance);
    }
    deeds
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

/// Goes on in a game of Thoth by one action: a bot's, or anybody's; now and then something falls.
fn thoth_goes_on(game: &mut Thoth, bots: &mut [thoth::bot::Bot], wild: bool, chance: &mut Rng) {
    if let Some(seat) = game.referee_for() {
        let mut facts = thoth_rules::Facts::all_stand(&game.expected_pieces());
        let fell = chance.below(facts.pieces.len().max(1) as u32) as usize;
        let piece = facts.pieces.values_mut().nth(fell).filter(|_| chance.below(8) == 0);
        piece.into_iter().for_each(|piece| *piece = Standing::Fell(Fall::LeftSupport));
        game.apply(seat, thoth_rules::Action::Settled(facts)).unwrap();
        return;
    }
    let seat = game.to_act()[0];
    let what = if wild || !game.phase().wants_card() {
        by_chance(&**game, seat, chance)
    } else {
        bots[usize::from(seat.0)].choose(&SeatPosition::of(game, seat)).unwrap()
    };
    game.apply(seat, what).unwrap();
}

#[test]
fn each_way_to_what_may_be_done_in_thoth_does_it() {
    use thoth_rules::{Action, Dealer, Setup};
    let mut deeds = BTreeSet::new();
    let mut chance = Rng::new(62);
    for seed in 0..whole_or(1000, 8) {
        let players = 2 + (seed % 4) as u8;
        let usual = if seed % 2 == 0 { Setup::by_hand(players) } else { Setup::assisted(players) };
        let dealer = if seed % 3 == 0 { Dealer::Auction } else { usual.dealer };
        let mut game = Thoth::new(&Setup { dealer, ..usual }, seed).unwrap();
        let bots = (0..players).map(|seat| thoth::bot::Bot::new(Skill::Low, seed, Seat(seat)));
        let mut bots: Vec<_> = bots.collect();
        for step in 0..200 {
            if game.outcome().is_some() {
                break;
            }
            if let Some(seat) = game.to_act().first().copied() {
                let is_choice =
                    |what: &Action| !matches!(what, Action::Take(_) | Action::Release | Action::PutBack);
                let legal = game.legal_actions(seat).into_iter().filter(is_choice).collect();
                deeds.extend(tried(&*game, seat, legal, &mut chance));
                if step % 8 == 0 {
                    judged_as_it_is(&game);
                }
            }
            thoth_goes_on(&mut game, &mut bots, seed % 4 == 3, &mut chance);
        }
    }
    all_deeds::<thoth_rules::Thoth>(&deeds);
}

/// What a view says of each card of a hand, also out of turn, is what the true game says.
fn judged_as_it_is(game: &Thoth) {
    for seat in game.setup().seats() {
        let known = <thoth_rules::Thoth as Choices>::known(game.view(Some(seat)));
        assert_eq!(known.asks(), game.asks());
        let seen: Vec<Card> = known.cards.iter().map(|held| held.card).collect();
        assert_eq!(seen, game.hand(seat));
        for held in &known.cards {
            let lawful: Vec<Play> =
                game.uses(seat, held.card).into_iter().flat_map(|one| one.plays).collect();
            assert_eq!(held.lawful().collect::<Vec<_>>(), lawful);
            for choice in held.uses.iter().flat_map(|one| &one.choices) {
                assert_eq!(choice.why_not, game.check_play(seat, choice.play).err());
            }
        }
        let takes = |id: &game::pieces::PieceId| game.check(seat, &thoth_rules::Action::Take(*id)).is_ok();
        assert_eq!(
            known.next_piece().is_some(),
            (0..thoth_rules::PIECES).map(game::pieces::PieceId).any(|id| takes(&id))
        );
        let puts_back = game.check(seat, &thoth_rules::Action::PutBack);
        assert_eq!(known.may_put_back(), puts_back);
    }
}

/// What a card is played for where nothing more is said does no harm, and is the only play where there is but one.
#[test]
fn a_card_of_thoth_is_never_thrown_away_unasked() {
    let mut chance = Rng::new(9);
    let (mut harmless, mut nothing, mut only) = (0, 0, 0);
    for seed in 0..8 {
        // Where nobody builds for long, the end may be called, which does harm, too.
        let idle = seed % 4 == 0;
        let mut game = Thoth::new(&thoth_rules::Setup::assisted(2), seed).unwrap();
        for _ in 0..40 {
            let Some(seat) = game.to_act().first().copied() else { break };
            let offers = Offers::<thoth_rules::Thoth>::of(game.view(Some(seat)));
            for held in offers.known().cards.iter().filter(|_| *game.phase() == Phase::Choosing) {
                let mut chosen = Chosen::default();
                chosen.step(Input::Take(Thing::Card(held.card)), &offers);
                let entered = chosen.step(Input::Enter, &offers);
                let lawful: Vec<Play> = held.lawful().collect();
                let harms = |play: &Play| matches!(play.kind(), Kind::Discard | Kind::CallEnd);
                match (&lawful[..], entered) {
                    ([play], Step::Try(done)) => {
                        assert_eq!(done, [(seat, thoth_rules::Action::Play(*play))]);
                        only += 1;
                    }
                    (_, Step::Try(done)) => {
                        let play = done[0].1.as_play().unwrap();
                        assert!(!harms(&play) && lawful.contains(&play), "{play:?}");
                        let of_kind = lawful.iter().filter(|other| other.kind() == play.kind());
                        assert!(of_kind.clone().all(|other| other.pips() <= play.pips()), "{play:?}");
                        assert_eq!(play.kind(), lawful[0].kind(), "the first use");
                        harmless += 1;
                    }
                    (_, step) => {
                        assert_eq!(step, Step::Nothing);
                        assert!(harms(&lawful[0]), "{lawful:?}");
                        nothing += 1;
                    }
                }
            }
            let what = match idle {
                true => thoth_rules::Action::Play(Play::Discard { card: game.hand(seat)[0] }),
                false => by_chance(&*game, seat, &mut chance),
            };
            game.apply(seat, what).unwrap();
        }
    }
    assert!(harmless > 50 && nothing > 10 && only > 50, "{harmless}, {nothing}, {only}");
}
