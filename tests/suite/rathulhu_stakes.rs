//! What a lot is worth, held against what the rules write down when it is really won and the Aeon really ends: the lot is
//! won move by move, its Setbacks are resolved in every way there is, the last Elder Sign is drawn, the sheet is read.

use crate::every_game::rathulhu::random_action;
use cyclopean::game::rng::Rng;
use cyclopean::game::{Game, Seat};
use cyclopean::games::rathulhu::rules::*;

/// The sheet of an Aeon that ends by its last Elder Sign with what everybody holds.
fn ended(view: &View, aeon: u8) -> Vec<Line> {
    let mut view = view.clone();
    let mut rest = Pile::whole();
    for player in &mut view.players {
        player.tiles.iter().for_each(|(tile, n)| assert_eq!(rest.take(tile, n), n));
        (player.face_up, player.face_down) = (player.tokens(), Tokens::NONE);
        player.score = INITIAL_SCORE;
    }
    (view.aeon, view.signs, view.track) = (aeon, view.time_spaces - 1, Track::default());
    let blank = vec![Line::default(); view.players.len()];
    view.sheets = (1..aeon).map(|aeon| Sheet { aeon, lines: blank.clone() }).collect();
    (view.phase, view.outcome) = (Phase::Turn { seat: Seat(0) }, None);
    view.bag = Pile::EMPTY;
    rest.take(Tile::ElderSign, view.signs);
    assert_eq!(rest.give(&mut view.bag, Tile::ElderSign, 1), 1);
    view.discards = rest;
    let mut game = Rathulhu::determinize(&view, 1).unwrap();
    sheet(&game.apply(Seat(0), Action::Draw).unwrap()).expect("the last Elder Sign ends the Aeon")
}

fn sheet(events: &[Event]) -> Option<Vec<Line>> {
    events.iter().find_map(|event| match event {
        Event::AeonScored { sheet, .. } => Some(sheet.lines.clone()),
        _ => None,
    })
}

/// What a seat has when the Aeon ends, and what its Sites add to that after the last.
fn counted(view: &View, aeon: u8, seat: Seat, really: Option<&[Line]>) -> (i16, i16) {
    let at = usize::from(seat.0);
    let now = really.map_or_else(|| ended(view, aeon)[at].total(), |lines| lines[at].total());
    let last = ended(view, AEONS)[at];
    let sites = last.row(Row::SiteTypes) + last.row(Row::SitesAlike);
    (now, if aeon == AEONS { 0 } else { sites })
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

/// The most that can be had, over all ways to resolve the Setbacks that were won: now, and for Sites later.
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
    let (mut checked, mut losing, mut with_sites, mut by_tokens, mut struck) = (0, 0, 0, 0, 0);
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
                        let gain = Gain { now: now_then - now, at_end: later_then - later };
                        assert_eq!(stake.gain, gain, "{seat} pays {paid} in {view:#?}");
                        assert_eq!(stake.rows.total(), gain.now + gain.at_end, "row by row it is the same");
                        assert_eq!((stake.paid, stake.won), (paid, view.board));
                        checked += 1;
                        losing += usize::from(gain.now < 0);
                        with_sites += usize::from(gain.at_end != 0);
                        by_tokens += usize::from(stake.rows.row(Row::Tokens) != 0);
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
        ("strike", struck),
    ] {
        assert!(times > 20, "{times} lots {what}");
    }
}

#[test]
fn a_token_that_is_not_held_face_up_wins_nothing() {
    let view = Rathulhu::new(&Setup::players(3), 2).unwrap().view(None);
    let own = view.players[0].face_up.lowest().unwrap();
    let nothing = Gain::default();
    assert_eq!(
        stake(&view, Seat(0), own).map(|stake| stake.gain),
        Some(nothing),
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
