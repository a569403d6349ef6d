//! The auction for who begins (T-30): which bid is higher, who takes first, what everybody knows afterwards.

use super::*;
use crate::every_game::with_other_chance;
use bots::{Bot as _, SeatPosition};
use game::rng::Rng;
use session::Skill;
use support::told::english;
use thoth::bot::Bot;

/// Every rank from the lowest bid to the highest.
const LADDER: [&str; 36] = [
    "Ace of Cups",
    "Two of Wands",
    "Three of Swords",
    "Four of Disks",
    "Five of Cups",
    "Six of Wands",
    "Seven of Cups",
    "Eight of Swords",
    "Nine of Disks",
    "Ten of Wands",
    "Princess of Cups",
    "Prince of Disks",
    "Queen of Wands",
    "King of Swords",
    "Fool",
    "Magician",
    "Priestess",
    "Empress",
    "Emperor",
    "Hierophant",
    "Lovers",
    "Chariot",
    "Strength",
    "Hermit",
    "Wheel",
    "Justice",
    "Hanged Man",
    "Death",
    "Temperance",
    "Devil",
    "Tower",
    "Star",
    "Moon",
    "Sun",
    "Judgment",
    "World",
];

/// Seats that hold these cards, and whatever fills up their hands.
fn holding(names: &[&str]) -> Thoth {
    let scene = Scene::auction(names.len() as u8);
    names.iter().enumerate().fold(scene, |scene, (seat, name)| scene.hand(seat, &[name])).game()
}

/// Every seat bids its card, in the order in which they are asked; what happened.
fn bid(game: &mut Thoth, names: &[&str]) -> Vec<Event> {
    let mut events = vec![];
    while *game.phase() == Phase::Bidding {
        let seat = game.to_act()[0];
        events.extend(game.apply(seat, Action::Bid(card(names[usize::from(seat.0)]))).unwrap());
        game.audit().unwrap();
    }
    events
}

/// Takes bids in the order in which the seats are asked, each the first of those that are left; who took which.
fn take_all(game: &mut Thoth) -> Vec<(u8, Card)> {
    let mut taken = vec![];
    while let Phase::Taking { bids, .. } = game.phase() {
        let (seat, card) = (game.to_act()[0], bids[0].card);
        for event in game.apply(seat, Action::TakeBid(card)).unwrap() {
            if let Event::TookBid { seat, card } = event {
                taken.push((seat.0, card));
            }
        }
        game.audit().unwrap();
    }
    taken
}

fn begins(game: &Thoth) -> u8 {
    let Phase::Taking { begins, .. } = game.phase() else { panic!("{:?}", game.phase()) };
    begins.0
}

#[test]
fn every_rank_beats_those_below_it_whoever_bids_first() {
    for (k, high) in LADDER.iter().enumerate().skip(1) {
        for low in [LADDER[k - 1], LADDER[0]] {
            for (names, wanted) in [([low, high], 1), ([high, low], 0)] {
                let mut game = holding(&names);
                let events = bid(&mut game, &names);
                assert_eq!(begins(&game), wanted, "{names:?}");
                let fair = matches!(events.last(), Some(Event::BidsTurnedUp { by_lot: false, .. }));
                assert!(fair, "{events:?}");
            }
        }
    }
}

/// Bids by seat, who begins, and who takes a bid, in that order: the one who begins comes last.
#[test]
fn the_last_in_turn_order_takes_first() {
    let rows: [(&[&str], u8, &[u8]); 5] = [
        (&["Ten of Cups", "Princess of Cups"], 1, &[0, 1]),
        (&["Fool", "King of Cups", "Ten of Wands"], 0, &[2, 1, 0]),
        (&["Two of Cups", "Sun", "Moon"], 1, &[0, 2, 1]),
        (&["Two of Cups", "Three of Cups", "Ace of Wands", "Four of Disks"], 3, &[2, 1, 0, 3]),
        (
            &["Queen of Cups", "Nine of Wands", "King of Disks", "Prince of Cups", "Ten of Swords"],
            2,
            &[1, 0, 4, 3, 2],
        ),
    ];
    for (names, wanted, order) in rows {
        let mut game = holding(names);
        bid(&mut game, names);
        assert_eq!(begins(&game), wanted, "{names:?}");
        let taken = take_all(&mut game);
        assert_eq!(taken.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), order, "{names:?}");
        let mut cards: Vec<Card> = taken.iter().map(|(_, card)| *card).collect();
        let mut bids: Vec<Card> = names.iter().map(|name| card(name)).collect();
        cards.sort();
        bids.sort();
        assert_eq!(cards, bids, "every bid goes into a hand");
        // Whoever begins has drawn, and turns go clockwise from there.
        assert_eq!((game.active(), game.turn()), (Seat(wanted), 1));
        for (seat, card) in taken {
            let cards = if seat == wanted { 6 } else { 5 };
            assert_eq!(game.hand(Seat(seat)).len(), cards);
            assert!(game.hand(Seat(seat)).contains(&card));
        }
        let discard = Play::Discard { card: game.hand(game.active())[0] };
        play(&mut game, discard);
        assert_eq!(game.active(), Seat((wanted + 1) % names.len() as u8));
    }
}

#[test]
fn between_equal_ranks_the_lot_decides_and_never_for_a_lower_one() {
    let names = ["King of Cups", "Ten of Wands", "King of Disks", "Queen of Swords"];
    let mut begun = [0; 4];
    let mut chance = Rng::new(3);
    for _ in 0..60 {
        let mut game = with_other_chance(&holding(&names), &mut chance);
        let events = bid(&mut game, &names);
        begun[usize::from(begins(&game))] += 1;
        let Some(Event::BidsTurnedUp { by_lot, bids, .. }) = events.last() else { panic!("{events:?}") };
        assert!(by_lot & (bids.len() == 4));
    }
    // Each of the two about as often: 18 of 60 or fewer come once in a thousand.
    assert!(begun[0] > 18 && begun[2] > 18 && begun[0] + begun[2] == 60, "{begun:?}");
}

#[test]
fn the_auction_is_told_and_no_bid_before_all_are_turned_up() {
    let names = ["Two of Cups", "Sun", "Moon"];
    let mut game = holding(&names);
    let events = bid(&mut game, &names);
    let told: Vec<String> = events.iter().map(english).collect();
    let dealer = usize::from(game.dealer().0);
    let order = [1, 2, 3].map(|step| (dealer + step) % 3);
    let bids: Vec<String> = order.map(|seat| format!("the {} by Seat {}", names[seat], seat + 1)).to_vec();
    let mut wanted = order.map(|seat| format!("Seat {} bids a card, face down", seat + 1)).to_vec();
    wanted.push(format!("The bids: {}, {} and {}. Seat 2 begins", bids[0], bids[1], bids[2]));
    assert_eq!(told, wanted);
    let taken = game.apply(Seat(0), Action::TakeBid(card("Sun"))).unwrap();
    assert_eq!(taken.iter().map(english).collect::<Vec<_>>(), ["From the bids Seat 1 takes the Sun"]);
    // The last taker leaves one, which goes to whoever begins.
    let taken = game.apply(Seat(2), Action::TakeBid(card("Two of Cups"))).unwrap();
    let told: Vec<String> = taken.iter().map(english).collect();
    assert_eq!(told[0], "From the bids Seat 3 takes the Two of Cups");
    assert_eq!(told[1], "From the bids Seat 2 takes the Moon");
    assert_eq!(told[2], "Turn 1: Seat 2");
}

#[test]
fn what_is_no_bid_is_refused_in_words() {
    let mut game = holding(&["Two of Cups", "Sun"]);
    let seat = game.to_act()[0];
    let other = Seat(1 - seat.0);
    let held = game.hand(seat)[0];
    let refused = |game: &Thoth, seat, action| english(&game.check(seat, &action).unwrap_err());
    assert_eq!(
        refused(&game, seat, Action::Play(Play::Discard { card: held })),
        "Bid first: drop a card at your own place"
    );
    assert!(refused(&game, other, Action::Bid(game.hand(other)[0])).starts_with("Wait: it is"));
    let elsewhere = game.hand(other)[0];
    assert_eq!(game.check(seat, &Action::Bid(elsewhere)), Err(Refusal::NotInHand(elsewhere)));
    bid(&mut game, &["Two of Cups", "Sun"]);
    assert_eq!(refused(&game, Seat(0), Action::Deal), "Take one of the bids first");
    let any = game.hand(Seat(0))[0];
    assert_eq!(refused(&game, Seat(0), Action::Bid(any)), "Take one of the bids first");
    let moon = Action::TakeBid(card("Moon"));
    assert_eq!(refused(&game, Seat(0), moon.clone()), "The Moon is none of the bids that are left");
    take_all(&mut game);
    assert_eq!(refused(&game, Seat(1), moon), "Nobody bids for anything now");
    assert_eq!(Refusal::NoAuction.rule().map(|rule| rule.0), Some("T-30"));
}

/// The deal is that of the same seed without an auction, and only the first hand has one.
#[test]
fn the_auction_is_of_the_first_hand_only() {
    let setup = Setup { dealer: Dealer::Auction, goal: 300, ..Setup::assisted(2) };
    let (mut game, usual) = (
        Thoth::new(&setup, 9).unwrap(),
        Thoth::new(&Setup { dealer: Dealer::Random, ..setup.clone() }, 9).unwrap(),
    );
    assert_eq!(game.dealer(), usual.dealer());
    for seat in setup.seats() {
        assert_eq!(game.hand(seat), &usual.hand(seat)[..5]);
    }
    assert_eq!(game.opening().len(), 1, "nobody has drawn");
    let mut bots: Vec<Bot> = setup.seats().map(|seat| Bot::new(Skill::Middle, 9, seat)).collect();
    while game.results().is_empty() {
        let seat = game.to_act()[0];
        let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(&game.clone().into(), seat)).unwrap();
        game.apply(seat, action).unwrap();
    }
    game.apply(game.dealer(), Action::Deal).unwrap();
    assert_eq!((game.phase(), game.turn(), game.hand_number()), (&Phase::Choosing, 1, 2));
    assert_eq!(Some(game.active()), game.setup().clockwise_from(game.dealer()).next());
    assert!(game.view(None).seats.iter().all(|seat| seat.shown.is_none()));
}

/// Whatever somebody bids, nobody else is shown, offered or told anything else until the bids are turned up.
#[test]
fn a_bid_that_lies_face_down_shows_in_nothing() {
    let game = Thoth::new(&Setup { dealer: Dealer::Auction, ..Setup::assisted(4) }, 5).unwrap();
    let seat = game.to_act()[0];
    let bids: Vec<(Thoth, Vec<Event>)> = game
        .legal_actions(seat)
        .into_iter()
        .map(|action| {
            let mut game = game.clone();
            let events = game.apply(seat, action).unwrap();
            (game, events)
        })
        .collect();
    assert_eq!(bids.len(), 5);
    for (other, events) in &bids {
        assert_eq!(events, &bids[0].1);
        for viewer in game.setup().seats().map(Some).chain([None]).filter(|viewer| *viewer != Some(seat)) {
            assert_eq!(other.view(viewer), bids[0].0.view(viewer), "{viewer:?}");
        }
        let own = other.view(Some(seat));
        assert!(own.has_bid(seat) && own.own_bid() == other.hand(seat).last().copied());
        assert_eq!((other.hand(seat).len(), other.view(None).own_bid()), (5, None));
    }
    let mut own: Vec<Card> = bids.iter().filter_map(|(game, _)| game.view(Some(seat)).own_bid()).collect();
    let mut hand = game.hand(seat).to_vec();
    own.sort();
    hand.sort();
    assert_eq!(own, hand);
}

#[test]
fn everybody_knows_who_took_which_bid_until_it_is_played() {
    let names = ["Two of Cups", "Sun", "Moon"];
    let mut game = holding(&names);
    bid(&mut game, &names);
    game.apply(Seat(0), Action::TakeBid(card("Moon"))).unwrap();
    let shown = |game: &Thoth| game.view(None).seats.iter().map(|seat| seat.shown).collect::<Vec<_>>();
    assert_eq!(shown(&game), [Some(card("Moon")), None, None]);
    game.apply(Seat(2), Action::TakeBid(card("Two of Cups"))).unwrap();
    let known = [Some(card("Moon")), Some(card("Sun")), Some(card("Two of Cups"))];
    assert_eq!(shown(&game), known);
    // In the games that a seat thinks ahead in they are where they are.
    let mut rng = Rng::new(1);
    for viewer in game.setup().seats().collect::<Vec<_>>() {
        let view = game.view(Some(viewer));
        for _ in 0..20 {
            let Some(world) = Thoth::determinize(&view, &mut rng) else { break };
            world.audit().unwrap();
            assert_eq!(world.view(Some(viewer)), view);
            for (seat, card) in (0..).map(Seat).zip(known) {
                assert!(world.hand(seat).contains(&card.unwrap()));
            }
        }
    }
    // What is known of a hand is reckoned with: Seat 3 holds at least a Two.
    let outlook = |game: &Thoth| {
        let view = game.view(Some(Seat(1)));
        let with = |shown| {
            let mut view = view.clone();
            view.seats[1].house = Some(House::on(card("Tower")));
            view.seats[2].shown = shown;
            view.roof_outlook(card("Sun")).unwrap().others[1].1
        };
        (with(None), with(Some(card("Two of Cups"))), with(Some(card("King of Cups"))))
    };
    let (unknown, two, king) = outlook(&game);
    assert_eq!((two, king), (unknown - 2, unknown - 1));
    play(&mut game, Play::Discard { card: card("Sun") });
    assert_eq!(shown(&game), [known[0], None, known[2]]);
    let other = game.hand(Seat(2))[0];
    play(&mut game, Play::Discard { card: other });
    assert_eq!(shown(&game), [known[0], None, known[2]], "another card leaves it where it is");
}

/// A determinised auction agrees with what is seen; and with the bids taken back nobody has bid.
#[test]
fn an_auction_can_be_thought_ahead_in() {
    let mut rng = Rng::new(8);
    let mut game = Thoth::new(&Setup { dealer: Dealer::Auction, ..Setup::assisted(5) }, 8).unwrap();
    while game.phase().is_auction() {
        let seat = game.to_act()[0];
        let view = game.view(Some(seat));
        let world = Thoth::determinize(&view, &mut rng).unwrap();
        world.audit().unwrap();
        assert_eq!(world.view(Some(seat)), view);
        let before = world.clone().before_bids();
        before.audit().unwrap();
        if *game.phase() == Phase::Bidding {
            assert!(before.setup().seats().all(|seat| !before.view(None).has_bid(seat)));
        } else {
            assert_eq!(before, world);
        }
        let action = rng.pick(&game.legal_actions(seat)).unwrap().clone();
        game.apply(seat, action).unwrap();
    }
    assert_eq!(game.turn(), 1);
}

/// A Ten costs most and is of least use, and a trump costs nothing. A magus plays out what comes of it, and may find
/// other things worth more. Nobody looks at what is hidden.
#[test]
fn bots_bid_what_they_can_spare_and_take_what_they_can_use() {
    let hand = ["Sun", "World", "Ten of Cups", "Tower", "Fool"];
    for (seed, level) in (0..4).flat_map(|seed| Skill::ALL.map(|level| (seed, level))) {
        let choose = |game: &Thoth, seat| {
            let choose = |game: &Thoth| {
                let mut bot = Bot::new(level, seed, seat).with_playouts(100);
                bot.choose(&SeatPosition::of(&game.clone().into(), seat)).unwrap()
            };
            let action = choose(game);
            assert_eq!(action, choose(&secrets::reshuffled(game, Some(seat), seed)), "{level:?} has looked");
            action
        };
        let mut game = Scene::auction(2).hand(0, &hand).hand(1, &["Nine of Wands"]).game();
        if game.to_act()[0] == Seat(1) {
            game.apply(Seat(1), Action::Bid(card("Nine of Wands"))).unwrap();
        }
        let bids = choose(&game, Seat(0));
        assert!(game.legal_actions(Seat(0)).contains(&bids), "{level:?}");
        assert!(level == Skill::High || bids == Action::Bid(card("Ten of Cups")), "{level:?}: {bids:?}");
        let mut game = holding(&["Nine of Wands", "World"]);
        bid(&mut game, &["Nine of Wands", "World"]);
        let takes = choose(&game, Seat(0));
        assert!(game.legal_actions(Seat(0)).contains(&takes), "{level:?}");
        assert!(level == Skill::High || takes == Action::TakeBid(card("World")), "{level:?}: {takes:?}");
    }
}

/// What an auction cannot be like.
#[test]
fn damaged_auctions_are_found() {
    let names = ["Two of Cups", "Sun", "Moon"];
    let bidding = holding(&names);
    let mut taking = bidding.clone();
    bid(&mut taking, &names);
    let mut over = taking.clone();
    take_all(&mut over);
    let json = |card: Card| serde_json::to_value(card).unwrap();
    let other = (1 + taking.active().0) % 3;
    let mut damage: Vec<(&Thoth, String, serde_json::Value)> = vec![
        (&bidding, "/setup/dealer".into(), "Random".into()),
        (&bidding, "/turn".into(), 3.into()),
        (&bidding, "/active".into(), 9.into()),
        (&taking, "/setup/dealer".into(), "Random".into()),
        (&taking, "/active".into(), other.into()),
        (&taking, "/phase/Taking/begins".into(), 7.into()),
        (&taking, "/phase/Taking/bids".into(), serde_json::json!([])),
        (&taking, "/phase/Taking/bids/0/seat".into(), 5.into()),
        (&taking, "/phase/Taking/bids/0/card".into(), json(card("Moon"))),
        (&over, "/setup/dealer".into(), "Random".into()),
        (&over, "/hand".into(), 2.into()),
    ];
    // Nobody knows a card of these hands.
    for (game, seat) in [(&bidding, Seat(0)), (&taking, taking.active())] {
        damage.push((game, format!("/hands/{}/shown", seat.0), json(game.hand(seat)[1])));
    }
    // What is known of a hand is in it.
    damage.push((&over, "/hands/0/shown".into(), json(over.hand(Seat(1))[0])));
    for (game, path, new) in damage {
        let mut broken = serde_json::to_value(game).unwrap();
        *broken.pointer_mut(&path).unwrap_or_else(|| panic!("{path}")) = new;
        let broken: Thoth = serde_json::from_value(broken).unwrap();
        assert!(broken.audit().is_err(), "{path}: {:?}", game.phase());
    }
}
