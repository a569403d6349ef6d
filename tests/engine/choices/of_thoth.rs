//! Houses of Thoth: cards, plays, and what falls.

use super::*;
use bots::{Bot as _, SeatPosition};
use game::Game as _;
use thoth::Thoth;
use thoth_rules::{Card, Fall, Kind, Phase, PieceState, Play, Thing};

/// Goes on in a game of Thoth by one action: a bot's, or anybody's; now and then something falls.
fn thoth_goes_on(game: &mut Thoth, bots: &mut [thoth::bot::Bot], wild: bool, chance: &mut Rng) {
    if let Some(seat) = game.referee_for() {
        let mut facts = thoth_rules::Facts::all_stand(&game.expected_pieces());
        let fell = chance.below(facts.pieces.len().max(1) as u32) as usize;
        let piece = facts.pieces.values_mut().nth(fell).filter(|_| chance.below(8) == 0);
        piece.into_iter().for_each(|piece| *piece = PieceState::Fell(Fall::LeftSupport));
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

/// A card let go of at pyramids of the bank raises those, if it pays for them; others mean nothing to it.
#[test]
fn pyramids_of_the_bank_that_are_pointed_at_are_raised() {
    use thoth_rules::{Action, Element, Setup, Size};
    let mut chance = Rng::new(14);
    let mut sizes = BTreeSet::new();
    for seed in 0..8 {
        let mut game = Thoth::new(&Setup::assisted(2), seed).unwrap();
        let mut bots = [Seat(0), Seat(1)].map(|seat| thoth::bot::Bot::new(Skill::Low, seed, seat));
        for _ in 0..60 {
            let Some(seat) = game.to_act().first().copied() else { break };
            let offers = Offers::<thoth_rules::Thoth>::of(game.view(Some(seat)));
            for held in offers.known().cards.iter().filter(|_| *game.phase() == Phase::Choosing) {
                let card = held.card;
                for (element, size) in Element::ALL.into_iter().flat_map(|e| Size::ALL.map(|size| (e, size)))
                {
                    let at = Pointing::At(vec![Thing::Card(card), Thing::Stock(element, size)]);
                    let raised = match offers.comes(&at, None) {
                        Some(Comes::Does(_, Action::Play(Play::Raise { size, .. }))) => Some(size),
                        Some(Comes::Does(_, other)) => panic!("{other:?}"),
                        Some(Comes::Refused(..)) => None,
                        None => {
                            assert_ne!(element, card.element(), "{card}");
                            continue;
                        }
                    };
                    assert_eq!(element, card.element(), "{card}");
                    let may =
                        held.lawful().any(|play| matches!(play, Play::Raise { size: of, .. } if of == size));
                    assert_eq!(raised, may.then_some(size), "{card}");
                    sizes.extend(raised);
                }
            }
            thoth_goes_on(&mut game, &mut bots, false, &mut chance);
        }
    }
    assert_eq!(sizes.len(), 3, "{sizes:?}");
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
                    ([play], Resolution::Try(done)) => {
                        assert_eq!(done, [(seat, thoth_rules::Action::Play(*play))]);
                        only += 1;
                    }
                    (_, Resolution::Try(done)) => {
                        let play = done[0].1.as_play().unwrap();
                        assert!(!harms(&play) && lawful.contains(&play), "{play:?}");
                        let of_kind = lawful.iter().filter(|other| other.kind() == play.kind());
                        assert!(of_kind.clone().all(|other| other.pips() <= play.pips()), "{play:?}");
                        assert_eq!(play.kind(), lawful[0].kind(), "the first use");
                        harmless += 1;
                    }
                    (_, step) => {
                        assert_eq!(step, Resolution::Nothing);
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
