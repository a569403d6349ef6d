//! The bar tells what is at stake, and the bag what is left.

use super::*;
use bevy_egui::egui::vec2;
use game::Seat;
use game::words::signed;
use rathulhu_rules::Thing;
use rathulhu_window::panels::auction_bar::who_waits;
use support::counts::whole_or;
use support::told::english;

const ME: Seat = Seat(0);

/// The first line of the bar.
fn stakes(look: &Look, m: &Bidding, all: &[Written]) -> String {
    let bar = look.layout(m).bar;
    line(all, bar.with_max_y(bar.top() + 28.0))
}

/// What the line says of a stake.
fn told(name: &str, stake: &Stake) -> [String; 2] {
    let Gain { now, later } = stake.gain;
    let later = if later == 0 { String::new() } else { format!(", {} in later Aeons", signed(later)) };
    let sum = format!("{} if the Aeon ended now{later}", signed(now));
    [format!("For {} {name}", stake.paid), format!("{} – worth {sum}", stake.won)]
}

fn lowest(m: &Bidding, seat: Seat) -> Option<Token> {
    let view = m.game().view(None);
    may_still_bid(&view).into_iter().find(|(each, _)| *each == seat)?.1.lowest()
}

/// At four tables; at two in `./test`.
#[test]
fn the_bar_tells_what_is_at_stake_for_whoever_decides_and_for_whoever_is_pointed_at() {
    let (mut own, mut others, mut led, mut cannot, mut later) = (0, 0, 0, 0, 0);
    for &(players, size) in
        whole_or(&[(2, USUAL), (3, SMALL), (5, USUAL), (5, SMALL)][..], &[(2, USUAL), (5, SMALL)])
    {
        let (mut look, ctx) = (Look::at(size), fresh());
        play_through(&mut begin(players, 7), |m, table| {
            let Phase::Auction(auction) = m.game().phase() else { return };
            if auction.bidder != ME {
                return;
            }
            let view = m.game().view(None);
            let layout = look.layout(m);
            look.pointer = None;
            let said = stakes(&look, m, &look.read(&ctx, m, table));
            match auction.high() {
                Some((seat, token)) => {
                    let beat = format!("to beat: {token} of {}", m.seating().names.of(seat));
                    assert!(said.contains(&beat), "{said}");
                    led += 1;
                }
                None => assert!(said.contains("no bid yet"), "{said}"),
            }
            if let Some(token) = lowest(m, ME) {
                let stake = stake(&view, ME, token).unwrap();
                for words in told("Ann", &stake) {
                    assert!(said.contains(&words), "\"{words}\" is not in \"{said}\"");
                }
                (own, later) = (own + 1, later + usize::from(stake.gain.later != 0));
                // Another token of one's own, pointed at.
                let highest = view.players[0].face_up.highest().unwrap();
                let token = Thing::Token(highest);
                look.pointer = rect(&data(m, table, &EMPTY, size), token).map(|rect| rect.center());
                let said = stakes(&look, m, &look.read(&ctx, m, table));
                let stake = rathulhu_rules::stake(&view, ME, highest).unwrap();
                assert!(told("Ann", &stake).iter().all(|words| said.contains(words)), "{said}");
            }
            // A rival, pointed at on the mat.
            for rival in (1..players).map(Seat) {
                look.pointer = Some(layout.areas[usize::from(rival.0)].head.left_top() + vec2(20.0, 6.0));
                let said = stakes(&look, m, &look.read(&ctx, m, table));
                let name = m.seating().names.of(rival);
                assert!(said.contains(&name), "{said} is not about {name}");
                let leads = auction.high().filter(|(seat, _)| *seat == rival).map(|(_, token)| token);
                match lowest(m, rival).or(leads) {
                    Some(token) => {
                        let stake = stake(&view, rival, token).unwrap();
                        assert!(told(&name, &stake).iter().all(|words| said.contains(words)), "{said}");
                        others += 1;
                    }
                    None => {
                        assert!(!said.contains("if the Aeon"), "{said}");
                        cannot += 1;
                    }
                }
            }
        });
    }
    for (what, times) in
        [("own", own), ("others", others), ("led", led), ("cannot", cannot), ("later", later)]
    {
        assert!(times > 5, "{what}: {times}");
    }
}

#[test]
fn the_chips_tell_who_may_still_bid() {
    let (look, ctx) = (Look::at(USUAL), fresh());
    let (mut seen, mut low) = (0, 0);
    play_through(&mut begin(5, 3), |m, table| {
        let Phase::Auction(auction) = m.game().phase() else { return };
        let bar = look.layout(m).bar;
        let said = line(&look.read(&ctx, m, table), bar.with_min_y(bar.top() + 28.0));
        let view = m.game().view(None);
        let able: Vec<Seat> = may_still_bid(&view).into_iter().map(|(seat, _)| seat).collect();
        let to_call = able.iter().filter(|seat| **seat == auction.bidder).count();
        assert_eq!(said.matches("may bid").count(), able.len() - to_call, "{said}");
        assert_eq!(said.matches("to call").count(), to_call, "{said}");
        let passed = auction.calls.iter().filter(|call| call.bid.is_none()).count();
        assert_eq!(said.matches("passed").count(), passed, "{said}");
        (seen, low) = (seen + 1, low + said.matches("too low").count());
    });
    assert!(seen > 50 && low > 3, "{seen}, {low}");
}

/// Where something is written in the bar: whole words, or what they begin with.
fn place(all: &[Written], bar: Rect, words: &str) -> Option<Rect> {
    let in_bar = all.iter().filter(|w| bar.contains(w.rect.center()));
    in_bar.into_iter().find(|w| w.words.trim() == words).map(|w| w.rect)
}

#[test]
fn buttons_of_the_bar_keep_their_places_and_a_chip_leaves_what_is_at_stake() {
    for players in [2, 3, 5] {
        let (mut look, ctx) = (Look::at(USUAL), fresh());
        let bar = look.layout(&begin(players, 7)).bar;
        let (mut pass, mut bids, mut aeon) = (None, std::collections::BTreeMap::new(), 0);
        let (mut asked, mut fewer, mut chips) = (0, 0, 0);
        play_through(&mut begin(players, 7), |m, table| {
            let Phase::Auction(auction) = m.game().phase() else { return };
            if auction.bidder != ME || m.game().legal_actions(ME).len() < 2 {
                return;
            }
            if m.game().aeon() != aeon {
                aeon = m.game().aeon();
                bids.clear();
            }
            look.pointer = None;
            let all = look.read(&ctx, m, table);
            let at = place(&all, bar, "Pass").expect("a button to pass");
            assert_eq!(*pass.get_or_insert(at), at, "Pass lies where it lay");
            let view = m.game().view(None);
            let tokens = view.players[0].face_up;
            for token in tokens.iter() {
                let at = place(&all, bar, &format!("Bid {token}")).expect("a button for each token");
                assert_eq!(*bids.entry(token).or_insert(at), at, "{token} lies where it lay");
            }
            fewer += usize::from(usize::from(tokens.len()) < bids.len());
            // The pointer on somebody's chip.
            let own = stakes(&look, m, &all);
            let name = m.seating().names.of(Seat(players - 1));
            look.pointer = place(&all, bar, &name).map(|rect| rect.center());
            chips += usize::from(look.pointer.is_some());
            assert_eq!(stakes(&look, m, &look.read(&ctx, m, table)), own);
            asked += 1;
        });
        assert!(asked > 10 && fewer > 3 && chips > 10, "{players}: {asked}, {fewer}, {chips}");
    }
}

#[test]
fn what_hastens_bots_keeps_its_place_whatever_is_told() {
    let (look, ctx) = (Look::at(USUAL), fresh());
    let mut m = begin(3, 7);
    let mut table = table(&m);
    let bar = look.layout(&m).bar;
    let mut places = std::collections::BTreeMap::new();
    let mut told = std::collections::BTreeSet::new();
    while m.game().outcome().is_none() {
        let seat = m.game().phase().seat().unwrap();
        let legal = m.game().legal_actions(seat);
        let action = legal[m.log().len() * 3 % legal.len()];
        act(&mut m, &mut table, seat, action);
        while table.is_busy() {
            if let Some(at) = place(&look.read(&ctx, &m, &table), bar, "faster") {
                let waiting = format!("{:?}", who_waits(&data(&m, &table, &EMPTY, USUAL)));
                assert_eq!(*places.entry(waiting).or_insert(at), at);
                told.extend(table.events().first().map(english));
            }
            pass(&mut table, 3.0);
            table.release();
        }
    }
    assert!(told.len() > 30 && places.len() > 1, "{} captions, {places:?}", told.len());
}

#[test]
fn the_bag_tells_left_and_total_of_every_kind() {
    for (players, size) in [(2, USUAL), (5, USUAL), (5, vec2(1600.0, 900.0))] {
        let mut look = Look::at(size);
        look.bag_open = true;
        let ctx = fresh();
        let mut draws = 0;
        play_through(&mut begin(players, 5), |m, table| {
            if m.moves() % 40 != 0 || m.game().outcome().is_some() {
                return;
            }
            let all = look.read(&ctx, m, table);
            let all = from_head(&all, |words| words.starts_with("In the bag"));
            let panel = look.layout(m).unfolded();
            let bag = m.game().bag_contents();
            for tile in Tile::ALL {
                let name = english(&tile);
                let named = all.iter().filter(|w| panel.contains(w.rect.center()) && w.words == name);
                let [named] = named.collect::<Vec<_>>()[..] else { panic!("{name} is not told once") };
                let count = all.iter().find(|w| {
                    panel.contains(w.rect.center())
                        && w.words.contains(" of ")
                        && (w.rect.center().y - named.rect.center().y).abs() < 4.0
                });
                let count = count.unwrap_or_else(|| panic!("no count of {name}"));
                assert_eq!(count.words, format!("{} of {}", bag.count(tile), tile.copies()), "{name}");
                assert!(named.whole && count.whole, "{name} can be read");
                assert!(!named.rect.intersects(count.rect), "{name}");
            }
            let head = format!("In the bag: {} of 180 tiles", bag.total());
            assert!(all.iter().any(|w| w.words == head), "{head}");
            draws += 1;
        });
        assert!(draws > 3);
    }
}

#[test]
fn the_bag_does_not_tell_what_is_still_to_be_seen() {
    let mut m = begin(3, 2);
    let mut table = table(&m);
    let mut checked = 0;
    while m.game().outcome().is_none() && checked < 60 {
        let seat = m.game().phase().seat().unwrap();
        let legal = m.game().legal_actions(seat);
        let action = if legal.contains(&Action::Draw) { Action::Draw } else { legal[0] };
        let before = m.game().bag_contents();
        act(&mut m, &mut table, seat, action);
        // What a person does is seen at once.
        if action == Action::Draw && seat != ME {
            assert_eq!(
                table.seen().known().view.bag,
                before,
                "the tile is not drawn yet, as far as one sees"
            );
            checked += 1;
        }
        finish(&mut table);
        // When all is shown, what is seen is what is.
        assert_eq!(table.seen().known().view, m.game().view(None));
    }
}
