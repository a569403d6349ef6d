//! Nothing of another's hand or of the deck is ever drawn for a seat (T39).

use super::*;
use std::collections::BTreeSet;
use thoth_window::faces::Picture;

/// The cards that a seat may know of: its own, and what lies open, with the bids once they are turned up and whatever
/// became of them.
fn known(game: &Thoth, seat: Option<Seat>) -> BTreeSet<Card> {
    let houses = game.houses().flat_map(|(_, house)| house.cards());
    let hand = seat.map_or(&[][..], |seat| game.hand(seat));
    let played = game.phase().work().map(|work| work.play.card());
    let bids = game.phase().bids().iter().map(|bid| bid.card);
    let taken = game.view(None).seats.into_iter().filter_map(|seat| seat.shown);
    let open = houses.chain(hand.iter().copied()).chain(game.discard().iter().copied()).chain(played);
    open.chain(bids).chain(taken).collect()
}

/// Whether a text names a card. "Judgment" also stands in a reason that speaks of roofs at large.
fn names_card(text: &str, card: Card) -> bool {
    let text = text.replace("zodiacal trumps and Judgment are", "");
    let name = card.to_string();
    text.match_indices(&name).any(|(at, _)| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        !letter(text[..at].chars().next_back()) && !letter(text[at + name.len()..].chars().next())
    })
}

/// The names of all drawings that a context has made.
fn drawn(ctx: &Context) -> BTreeSet<String> {
    ctx.tex_manager().read().allocated().map(|(_, about)| about.name.clone()).collect()
}

/// Whether the face of a card is among the drawings, in whatever language.
pub fn shows(drawn: &BTreeSet<String>, card: Card) -> bool {
    let name = format!("({:?}, ", Picture::Face(card));
    drawn.iter().any(|drawing| drawing.starts_with(&name))
}

/// Draws everything a seat can look at and checks words and pictures against what it may know; what was drawn.
pub fn assert_secret(game: &Thoth, seat: Option<Seat>) -> BTreeSet<String> {
    let seen = PanelView::of(game.view(seat), &names());
    let known = known(game, seat);
    let hidden: Vec<Card> = Card::all().filter(|card| !known.contains(card)).collect();
    let picks = seen.cards().iter().map(picked_up).chain([Chosen::default()]);
    let ctx = crate::panels::bare();
    let pack = Pack::default();
    for chosen in picks {
        let mut draw = |ctx: &Context| {
            table::show(ctx, &shown(&seen, &chosen), pack);
            for sheet in [Overlay::Scores, Overlay::Discard] {
                sheets::show(ctx, sheet, &seen, pack);
            }
        };
        frame(&ctx, vec2(1280.0, 720.0), &mut draw);
        let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
        for &card in &hidden {
            assert!(!names_card(&text, card), "{card} is told to {seat:?}:\n{text}");
        }
    }
    let drawn = drawn(&ctx);
    assert!(known.is_empty() || drawn.len() > 3, "{drawn:?}");
    for card in hidden {
        assert!(!shows(&drawn, card), "{card} is shown to {seat:?}");
    }
    drawn
}

#[test]
fn a_seat_is_shown_its_own_cards_only() {
    let mut played = Played::new(&Setup::by_hand(3), 21);
    for k in 0..160 {
        if k % 23 == 0 && !matches!(played.game.phase(), Phase::Scored | Phase::Over) {
            for seat in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
                assert_secret(&played.game, seat);
            }
        }
        if !played.step(k) {
            break;
        }
    }
}

/// The test above could see a leak: another's view does name cards that this seat may not know.
#[test]
fn a_leak_would_be_noticed() {
    let game = Thoth::new(&Setup::assisted(2), 1).unwrap();
    let seat = game.active();
    let other = game.setup().clockwise_from(seat).next().unwrap();
    let seen = PanelView::of(game.view(Some(seat)), &names());
    let chosen = picked_up(&seen.cards()[0]);
    let (ctx, output) = picture(&seen, &[], &chosen, vec2(1280.0, 720.0));
    let text = words(&output);
    assert!(game.hand(seat).iter().all(|&card| shows(&drawn(&ctx), card)), "its own cards are drawn");
    let known = known(&game, Some(other));
    assert!(Card::all().any(|card| !known.contains(&card) && names_card(&text, card)), "{text}");
}

#[test]
fn the_cover_shows_no_card() {
    let ctx = crate::panels::bare();
    let pack = Pack::default();
    let mut draw = |ctx: &Context| {
        table::cover(ctx, Seat(1), &names(), pack);
    };
    frame(&ctx, vec2(1280.0, 720.0), &mut draw);
    let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
    assert!(text.contains("Pass the screen to Bo"), "{text}");
    let drawn = drawn(&ctx);
    assert!(!drawn.is_empty() && Card::all().all(|card| !shows(&drawn, card)), "{drawn:?}");
}
