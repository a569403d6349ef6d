//! What a lot is worth, held against what the rules write down when it is really won and the Aeon really ends: the lot is
//! won move by move, its Setbacks are resolved in every way there is, the last Elder Sign is drawn, the sheet is read.

use crate::every_game::rathulhu::random_action;
use game::rng::Rng;
use game::{Game, Seat};
use rathulhu_rules::*;

/// The sheet of an Aeon that ends by its last Elder Sign with what everybody holds.
fn ended(view: &View, aeon: u8) -> Vec<PlayerScore> {
    let mut view = view.clone();
    let mut rest = Pile::whole();
    for player in &mut view.players {
        player.tiles.iter().for_each(|(tile, n)| assert_eq!(rest.take(tile, n), n));
        (player.face_up, player.face_down) = (player.tokens(), Tokens::NONE);
        player.score = Some(INITIAL_SCORE);
    }
    (view.aeon, view.signs, view.track) = (aeon, view.time_spaces - 1, Track::default());
    let blank = vec![Some(PlayerScore::default()); view.players.len()];
    view.sheets = (1..aeon).map(|aeon| ScoreSheet { aeon, lines: blank.clone() }).collect();
    (view.phase, view.outcome) = (Phase::Turn { seat: Seat(0) }, None);
    view.bag = Pile::EMPTY;
    rest.take(Tile::ElderSign, view.signs);
    assert_eq!(rest.give(&mut view.bag, Tile::ElderSign, 1), 1);
    view.discards = rest;
    let mut game = Rathulhu::determinize(&view, 1).unwrap();
    sheet(&game.apply(Seat(0), Action::Draw).unwrap()).expect("the last Elder Sign ends the Aeon")
}

fn sheet(events: &[Event]) -> Option<Vec<PlayerScore>> {
    events.iter().find_map(|event| match event {
        Event::AeonScored { sheet, .. } => Some(sheet.lines.clone()),
        _ => None,
    })
}

/// What a seat has when the Aeon ends, and what the Aeons after it bring for what stays.
fn counted(view: &View, aeon: u8, seat: Seat, really: Option<&[PlayerScore]>) -> (i16, i16) {
    let at = usize::from(seat.0);
    let now = really.map_or_else(|| ended(view, aeon)[at].total(), |lines| lines[at].total());
    let mut kept = view.clone();
    for player in &mut kept.players {
        // U22: these go.
        for tile in [Tile::OldOne, Tile::Relic, Tile::Altar].into_iter().chain(Tile::TOMES.iter().copied()) {
            player.tiles.take(tile, u8::MAX);
        }
    }
    (now, (aeon + 1..=AEONS).map(|aeon| ended(&kept, aeon)[at].total()).sum())
}

/// Lets a seat win the lot for a token, in a copy of the game: whoever comes before and after it passes.
fn won(game: &Rathulhu, seat: Seat, paid: Token) -> Option<(Rathulhu, Vec<Event>)> {
    let mut game = game.clone();
    let mut told = vec![];
    if let Phase::Turn { seat } = *game.phase() {
        told.extend(game.apply(seat, Action::Invoke).unwrap());
    }
    while let Phase::Auction(auction) = game.phase() {
        let bidder = auction.bidder;
        let action = if bidder == seat { Action::Bid(paid) } else { Action::Pass };
        told.extend(game.apply(bidder, action).ok()?);
    }
    let wins = |event: &Event| match event {
        Event::Won { seat: winner, paid: token, .. } => (*winner, *token) == (seat, paid),
        _ => false,
    };
    told.iter().any(wins).then_some((game, told))
}

/// The most that can be had, over all ways to resolve the Setbacks that were won: now, and in later Aeons.
fn best(game: &Rathulhu, told: &[Event], aeon: u8, seat: Seat) -> (i16, i16) {
    if let Phase::Setback { seat, .. } = *game.phase() {
        let ways = game.legal_actions(seat).into_iter().map(|action| {
            let mut after = game.clone();
            let events = after.apply(seat, action).unwrap();
            best(&after, &events, aeon, seat)
        });
        return ways.max_by_key(|(now, later)| now + later).unwrap();
    }
    counted(&game.view(None), aeon, seat, sheet(told).as_deref())
}

#[test]
fn a_stake_is_what_the_rules_count_once_the_lot_is_won() {
    let mut rng = Rng::new(13);
    let (mut checked, mut losing, mut with_sites, mut by_tokens, mut early, mut struck) = (0, 0, 0, 0, 0, 0);
    for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let mut game = Rathulhu::new(&Setup::players(players), seed).unwrap();
        while game.outcome().is_none() {
            let view = game.view(None);
            let asked = matches!(view.phase, Phase::Turn { .. } | Phase::Auction(_));
            // Not every position: those with something on the track are of interest.
            if asked && rng.below(100) < 3 * view.track.len() as u32 {
                for seat in (0..players).map(Seat) {
                    for paid in view.players[usize::from(seat.0)].face_up.iter() {
                        let Some((after, told)) = won(&game, seat, paid) else { continue };
                        let stake = stake(&view, seat, paid).expect("the token is held face up");
                        let (now, later) = counted(&view, view.aeon, seat, None);
                        let (now_then, later_then) = best(&after, &told, view.aeon, seat);
                        let gain = Gain { now: now_then - now, later: later_then - later };
                        assert_eq!(stake.gain, gain, "{seat} pays {paid} in {view:#?}");
                        assert_eq!(stake.rows.total(), gain, "row by row it is the same");
                        let sum = |view: &View| view.players[usize::from(seat.0)].tokens().sum();
                        assert_eq!(stake.tokens, (sum(&view), sum(&after.view(None))));
                        assert_eq!((stake.paid, stake.won), (paid, view.board));
                        checked += 1;
                        losing += usize::from(gain.now < 0);
                        let row = |row| stake.rows.row(row) != Gain::default();
                        with_sites += usize::from(row(ScoreRow::SiteTypes) || row(ScoreRow::SitesAlike));
                        by_tokens += usize::from(row(ScoreRow::Tokens));
                        early += usize::from(row(ScoreRow::Tokens) && view.aeon == 1);
                        struck += usize::from(told.iter().any(|event| matches!(event, Event::Struck { .. })));
                    }
                }
            }
            let seat = game.to_act()[0];
            let action = random_action(&game.legal_actions(seat), &mut rng);
            game.apply(seat, action).unwrap();
        }
    }
    // It was tried on lots of every sort.
    assert!(checked > 1_500, "{checked} lots");
    for (what, times) in [
        ("cost points", losing),
        ("bring Sites", with_sites),
        ("tip the tokens", by_tokens),
        ("tip them in the first Aeon", early),
        ("strike", struck),
    ] {
        assert!(times > 20, "{times} lots {what}");
    }
}

#[test]
fn a_token_that_is_not_held_face_up_wins_nothing() {
    let view = Rathulhu::new(&Setup::players(3), 2).unwrap().view(None);
    let own = view.players[0].face_up.lowest().unwrap();
    assert_eq!(
        stake(&view, Seat(0), own).map(|stake| stake.gain.now),
        Some(0),
        "there is nothing to win yet"
    );
    assert_eq!(stake(&view, Seat(1), own), None);
    assert_eq!(stake(&view, Seat(9), own), None);
    let mut down = view;
    down.players[0].face_up.remove(own);
    down.players[0].face_down.insert(own);
    assert_eq!(stake(&down, Seat(0), own), None);
}

#[test]
fn a_high_token_for_a_low_one_costs_what_tokens_count_in_every_aeon() {
    let mut view = Rathulhu::new(&Setup::players(3), 2).unwrap().view(None);
    view.board = Token(3);
    for (player, tokens) in view.players.iter_mut().zip([[13, 8, 5, 2], [12, 9, 6, 1], [11, 10, 7, 4]]) {
        player.face_up = Tokens::of(&tokens);
    }
    // Sums of 28, 28 and 32: the third has the most. With 3 for 11 it has 24, the least: from +5 to −5 (U28).
    for aeon in 1..=AEONS {
        view.aeon = aeon;
        let stake = stake(&view, Seat(2), Token(11)).unwrap();
        let last = aeon == AEONS;
        let gain = if last { Gain { now: -10, later: 0 } } else { Gain { now: 0, later: -10 } };
        assert_eq!((stake.gain, stake.tokens), (gain, (32, 24)), "Aeon {aeon}");
    }
}

#[test]
fn what_stays_counts_again_in_each_later_aeon() {
    let mut view = Rathulhu::new(&Setup::players(2), 2).unwrap().view(None);
    let shoggoth = [Tile::Shoggoth].into_iter().collect();
    // Alone with a Shoggoth: 5 in each Aeon (U24). The other, who has the fewest then, would lose 2.
    for (aeon, later) in [(1, 10), (2, 5), (3, 0)] {
        view.aeon = aeon;
        assert_eq!(gain_with(&view, Seat(0), &shoggoth), Gain { now: 5, later }, "Aeon {aeon}");
    }
}

#[test]
fn a_tile_for_an_old_one_costs_the_old_one() {
    let mut view = Rathulhu::new(&Setup::players(2), 2).unwrap().view(None);
    view.players[0].tiles = [Tile::OldOne].into_iter().collect();
    let (before, relic) = (gain_with(&view, Seat(0), &Pile::EMPTY), gain_taking(&view, Seat(0), Tile::Relic));
    assert_eq!((before.now, relic.now), (0, 1), "3 for the Relic, 2 less for the Old One");
}

#[test]
fn who_may_still_bid_is_who_comes_to_it() {
    let mut rng = Rng::new(8);
    let (mut auctions, mut outbid) = (0, 0);
    for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let mut game = Rathulhu::new(&Setup::players(players), 50 + seed).unwrap();
        while game.outcome().is_none() {
            let view = game.view(None);
            let told = may_still_bid(&view);
            if let Phase::Auction(auction) = &view.phase {
                // Everybody passes from here on; whoever is asked could have bid what is lawful.
                let (mut then, mut asked) = (game.clone(), vec![]);
                while let Phase::Auction(later) = then.phase() {
                    let bidder = later.bidder;
                    let bids = then.legal_actions(bidder).into_iter().filter_map(|action| match action {
                        Action::Bid(token) => Some(token),
                        _ => None,
                    });
                    let bids: Tokens = bids.collect();
                    outbid += usize::from(bids.is_empty());
                    asked.extend((!bids.is_empty()).then_some((bidder, bids)));
                    if then.apply(bidder, Action::Pass).is_err() {
                        assert_eq!(bidder, auction.invoker, "only the invoker can be made to bid");
                        break;
                    }
                }
                assert_eq!(told, asked, "{view:#?}");
                auctions += 1;
            } else {
                assert_eq!(told, vec![], "there is no auction");
            }
            let seat = game.to_act()[0];
            let action = random_action(&game.legal_actions(seat), &mut rng);
            game.apply(seat, action).unwrap();
        }
    }
    assert!(auctions > 500 && outbid > 20, "{auctions}, {outbid}");
}

#[test]
fn gains_are_differences_of_scores() {
    let mut game = Rathulhu::new(&Setup::players(3), 8).unwrap();
    let mut rng = Rng::stream(8, 0);
    let mut checked = 0;
    while game.outcome().is_none() {
        let view = game.view(None);
        let last = view.aeon == AEONS;
        for (k, player) in view.players.iter().enumerate() {
            for tile in [Tile::Relic, Tile::Altar, Tile::Cultist, Tile::Shoggoth, Tile::Site(Site::Leng)] {
                let mut holdings: Vec<Holding> = view.players.iter().map(Player::holding).collect();
                holdings[k].tiles.add(tile, 1);
                let after = score(&holdings, last)[k].total();
                let gain = gain_with(&view, Seat(k as u8), &[tile].into_iter().collect());
                assert_eq!(gain.now, after - view.standing[k].total(), "{tile:?} to {:?}", player.tiles);
                assert!(!last || gain.later == 0);
                checked += 1;
            }
        }
        let seat = game.to_act()[0];
        let action = random_action(&game.legal_actions(seat), &mut rng);
        game.apply(seat, action).unwrap();
    }
    assert!(checked > 1000);
}

#[test]
fn setbacks_take_what_is_missed_least() {
    let game = Rathulhu::new(&Setup::players(2), 1).unwrap();
    let mut view = game.view(None);
    let tomes = |list: &[Tome]| list.iter().map(|t| Tile::Tome(*t)).collect::<Pile>();
    let strike =
        |view: &View, setback| gain_with(view, Seat(0), &[Tile::Setback(setback)].into_iter().collect());
    use Tome::{BookOfEibon, CultesDesGoules, Necronomicon};
    view.players[0].tiles = tomes(&[Necronomicon, Necronomicon, BookOfEibon, BookOfEibon, CultesDesGoules]);
    assert_eq!(strike(&view, Setback::Tome).now, 0, "a spare of each of two types goes");
    view.players[0].tiles = tomes(&[Necronomicon, BookOfEibon, CultesDesGoules]);
    assert_eq!(strike(&view, Setback::Tome).now, -5);
    view.players[0].tiles = [Tile::Altar, Tile::Cultist, Tile::Cultist].into_iter().collect();
    assert_eq!(strike(&view, Setback::Ritual).now, -3, "the Altar first, and one Cultist");
    view.players[0].tiles = [Tile::Shoggoth].into_iter().collect();
    assert_eq!(strike(&view, Setback::Shoggoth).now, -5, "nobody has more then");
    view.players[0].tiles = [Tile::Site(Site::Leng); 3].into_iter().collect();
    let sites = strike(&view, Setback::Site);
    assert_eq!((sites.now, sites.later), (0, -5));
    assert_eq!(gain_without(&view, Seat(0), Tile::Site(Site::Leng)).later, -5);
    assert_eq!(gain_with(&view, Seat(7), &Pile::EMPTY), Gain::default(), "nobody sits there");
}
