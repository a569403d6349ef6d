//! The bar tells what is at stake, and the bag what is left.

use super::*;
use bevy_egui::egui::vec2;
use cyclopean::game::Seat;
use cyclopean::game::words::signed;
use cyclopean::games::rathulhu::window::target::Target;

const ME: Seat = Seat(0);

/// The first line of the bar.
fn stakes(look: &Look, m: &Bidding, all: &[Written]) -> String {
    let bar = look.layout(m).bar;
    line(all, bar.with_max_y(bar.top() + 28.0))
}

/// What the line says of a stake.
fn told(name: &str, stake: &Stake) -> [String; 2] {
    let Gain { now, at_end } = stake.gain;
    let later = if at_end == 0 { String::new() } else { format!(", {} after the third", signed(at_end)) };
    let sum = format!("{} if the Aeon ended now{later}", signed(now));
    [format!("For {} {name}", stake.paid), format!("{} – worth {sum}", stake.won)]
}

fn lowest(m: &Bidding, seat: Seat) -> Option<Token> {
    let view = m.game().view(None);
    may_still_bid(&view).into_iter().find(|(each, _)| *each == seat)?.1.lowest()
}

#[test]
fn the_bar_tells_what_is_at_stake_for_whoever_decides_and_for_whoever_is_pointed_at() {
    let (mut own, mut others, mut led, mut cannot, mut with_sites) = (0, 0, 0, 0, 0);
    for (players, size) in [(2, USUAL), (3, SMALL), (5, USUAL), (5, SMALL)] {
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
                (own, with_sites) = (own + 1, with_sites + usize::from(stake.gain.at_end != 0));
                // Another token of one's own, pointed at.
                let highest = view.players[0].face_up.highest().unwrap();
                let token = Target::Token(highest);
                look.pointer = rect(&data(m, table, &EMPTY, size), token).map(|rect| rect.center());
                let said = stakes(&look, m, &look.read(&ctx, m, table));
                let stake = cyclopean::games::rathulhu::rules::stake(&view, ME, highest).unwrap();
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
        [("own", own), ("others", others), ("led", led), ("cannot", cannot), ("sites", with_sites)]
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
                let name = tile.to_string();
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
            assert_eq!(table.seen().bag, before, "the tile is not drawn yet, as far as one sees");
            checked += 1;
        }
        finish(&mut table);
        // When all is shown, what is seen is what is.
        assert_eq!(*table.seen(), m.game().view(None));
    }
}
