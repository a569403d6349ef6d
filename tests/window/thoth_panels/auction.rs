//! The auction for who begins (T-30): by mouse and by key, and what is shown of it to whom.

use super::keys::{does, picked};
use super::*;
use crate::rathulhu_panels::written;
use crate::screen::mouse::Mouse;
use bevy_egui::egui::Rect;
use game::choices::{Input, Offers};
use thoth_rules::{DEAL, Dealer};
use thoth_window::keys::{at_cover, meant};
use thoth_window::panel_view::{Act, GameRequest};
use thoth_window::panels::hand::clicked;
use window::keys::Key;
use window::ui::act::Request;
use window::ui::pass_screen::HERE;

const SIZE: Vec2 = vec2(1280.0, 720.0);
/// Where the place of the first seat is seen.
const PLACE: (Thing, Rect) =
    (Thing::House(Seat(0)), Rect { min: Pos2::new(500.0, 300.0), max: Pos2::new(700.0, 400.0) });

fn auction(players: u8) -> Thoth {
    Thoth::new(&Setup { dealer: Dealer::Auction, ..Setup::assisted(players) }, 5).unwrap()
}

/// All bid the first card of their hand.
fn turned_up(players: u8) -> Thoth {
    let mut game = auction(players);
    while *game.phase() == Phase::Bidding {
        let seat = game.to_act()[0];
        game.apply(seat, Action::Bid(game.hand(seat)[0])).unwrap();
    }
    game
}

fn seen_by(game: &Thoth, seat: Seat) -> PanelView {
    PanelView::of(game.view(Some(seat)), &names())
}

#[test]
fn every_legal_bid_and_every_bid_to_be_taken_has_its_key() {
    for game in [auction(3), turned_up(3), turned_up(5)] {
        let seat = game.to_act()[0];
        let seen = seen_by(&game, seat);
        assert_eq!(meant(Key::Enter, &seen, &Chosen::default(), None), None, "nothing is picked");
        let mut reached: Vec<Action> = vec![];
        for digit in 1..=game.legal_actions(seat).len() as u8 {
            let chosen = picked(Key::Digit(digit), &seen, &Chosen::default());
            assert_eq!(
                picked(Key::Digit(digit), &seen, &chosen),
                Chosen::default(),
                "the same digit lets go"
            );
            assert_eq!(picked(Key::Escape, &seen, &chosen), Chosen::default());
            reached.push(does(Key::Enter, &seen, &chosen).unwrap_or_else(|| panic!("{chosen:?}")));
        }
        assert_eq!(reached, game.legal_actions(seat));
        let first = picked(Key::Digit(1), &seen, &Chosen::default());
        let next = picked(Key::Arrow(1, 0), &seen, &first);
        assert_eq!(does(Key::Enter, &seen, &next).as_ref(), Some(&reached[1]));
        // Whoever is not asked does nothing.
        let other = game.setup().clockwise_from(seat).next().unwrap();
        assert_eq!(meant(Key::Enter, &seen_by(&game, other), &first, None), None);
    }
}

/// A picture of the panels, and a click on words or on a card of them; what the panels wanted.
struct Sitting {
    mouse: Mouse,
    chosen: Chosen<Thing>,
}

impl Sitting {
    fn new() -> Self {
        Self { mouse: Mouse::new(SIZE), chosen: Chosen::default() }
    }

    fn with<R>(
        &mut self,
        seen: &PanelView,
        act: impl FnOnce(&mut Mouse, &mut dyn FnMut(&Context)) -> R,
    ) -> (R, Vec<Action>) {
        let mut came = vec![];
        let Self { mouse, chosen } = self;
        let drawn = act(mouse, &mut |ctx| {
            let data = PanelData { spots: &[PLACE], ..shown(seen, chosen) };
            let act = table::show(ctx, &data, Pack::default());
            came.extend(act.and_then(|act| done(&act, seen, chosen)));
        });
        (drawn, came)
    }

    /// The middle of what is written, the last of it.
    fn at(&mut self, seen: &PanelView, words: &str) -> Pos2 {
        let output = self.with(seen, |mouse, draw| mouse.wait(3, draw)).0;
        let all = written(&output);
        all.iter().rfind(|w| w.words == words).unwrap_or_else(|| panic!("no {words}")).rect.center()
    }

    fn click(&mut self, seen: &PanelView, at: Pos2) -> Vec<Action> {
        self.with(seen, |mouse, draw| {
            // A button that has just come up is locked for a moment.
            mouse.wait(40, &mut *draw);
            mouse.click(at, draw);
        })
        .1
    }
}

#[test]
fn a_card_is_bid_and_a_bid_is_taken_by_the_mouse() {
    let game = auction(3);
    let seat = game.to_act()[0];
    let seen = seen_by(&game, seat);
    let mut at = Sitting::new();
    let button = at.at(&seen, "Bid");
    assert_eq!(at.click(&seen, button), [], "nothing is picked");
    // The third card of the hand, below the number of its key.
    let third = at.at(&seen, "3") + vec2(0.0, 60.0);
    assert_eq!(at.click(&seen, third), []);
    assert_eq!(at.chosen.at, [Thing::Card(game.hand(seat)[2])]);
    assert_eq!(at.click(&seen, button), [Action::Bid(game.hand(seat)[2])]);

    let game = turned_up(3);
    let seat = game.to_act()[0];
    let seen = seen_by(&game, seat);
    let mut at = Sitting::new();
    let bids = game.phase().bids();
    let button = at.at(&seen, "Take");
    assert_eq!(at.click(&seen, button), []);
    // A bid lies above the name of who made it, in the panel on the left.
    let output = at.with(&seen, |mouse, draw| mouse.wait(3, draw)).0;
    let name = names().of(bids[1].seat);
    let all = written(&output);
    let named = |w: &&crate::rathulhu_panels::Written| w.words == name && w.rect.right() < 260.0;
    let below = all.iter().rfind(named).unwrap().rect.center();
    assert_eq!(at.click(&seen, below - vec2(0.0, 50.0)), []);
    assert_eq!(at.chosen.at, [Thing::Bid(bids[1].card)]);
    assert_eq!(at.click(&seen, button), [Action::TakeBid(bids[1].card)]);
}

/// A bid lies before whoever makes it: so a card that is let go of there is bid, and one that is picked and clicked there.
#[test]
fn a_card_is_bid_at_the_own_place() {
    let mut game = auction(3);
    while game.to_act()[0] != Seat(0) {
        let seat = game.to_act()[0];
        game.apply(seat, Action::Bid(game.hand(seat)[0])).unwrap();
    }
    let seen = seen_by(&game, Seat(0));
    let (third, bid) = (game.hand(Seat(0))[2], Action::Bid(game.hand(Seat(0))[2]));
    let mut at = Sitting::new();
    let card = at.at(&seen, "3") + vec2(0.0, 60.0);
    let place = PLACE.1.center();
    at.with(&seen, |mouse, draw| mouse.carry(card, place, draw));
    let told = words(&at.with(&seen, |mouse, draw| mouse.wait(3, draw)).0);
    let order = format!("✔ Bid the {}, face down", window::speech::say(third));
    assert!(told.lines().any(|line| line == order), "{told}");
    let dropped = at.with(&seen, |mouse, draw| mouse.press(false, draw)).1;
    at.chosen = Chosen::of(Thing::Card(third));
    assert_eq!([dropped, at.click(&seen, place)], [[bid.clone()], [bid]]);
    // On the bare table it is told where it goes.
    let mut why = None;
    let bare = PLACE.1.center_bottom() + vec2(0.0, 30.0);
    let chosen = Chosen::of(Thing::Card(third));
    at.mouse.click(bare, |ctx| {
        if let Some(Act::Program(Request::Refuse(said))) = clicked(ctx, &seen, &chosen, &[PLACE]) {
            why = Some(said.words);
        }
    });
    assert_eq!(why.as_deref(), Some("The card is bid at your own place"));
    // Elsewhere it is played, which is for later.
    let offers: &Offers<thoth_rules::Thoth> = &seen.offers;
    for place in [Thing::House(Seat(1)), Thing::Bank, Thing::Pile] {
        let step = Chosen::default().step(Input::Drop([Thing::Card(third), place]), offers);
        let Resolution::Refuse(Seat(0), _, why) = step else { panic!("{step:?}") };
        assert_eq!(window::speech::say(why), "Bid first: drop a card at your own place");
    }
}

#[test]
fn the_panel_says_who_bids_who_has_bid_and_who_begins() {
    let mut game = auction(3);
    let first = game.to_act()[0];
    let told = |game: &Thoth, seat| {
        words(&picture(&seen_by(game, seat), &[], &Chosen::default(), vec2(1600.0, 900.0)).1)
    };
    let text = told(&game, first);
    assert!(text.contains("Bid a card for who begins.") && text.contains("Who begins?"), "{text}");
    assert_eq!(text.matches("no bid yet").count(), 3, "{text}");
    game.apply(first, Action::Bid(game.hand(first)[0])).unwrap();
    let second = game.to_act()[0];
    let text = told(&game, first);
    assert!(text.contains(&format!("{} bids a card.", names().of(second))), "{text}");
    assert_eq!(text.matches("no bid yet").count(), 2, "{text}");
    assert_eq!(text.lines().filter(|line| *line == "bid").count(), 1, "its own bid is marked: {text}");
    assert_eq!(told(&game, second).lines().filter(|line| *line == "bid").count(), 0);

    let game = turned_up(3);
    let Phase::Taking { begins, .. } = game.phase() else { panic!() };
    let text = told(&game, *begins);
    assert!(text.contains(&format!("{} begins and gets the last bid.", names().of(*begins))), "{text}");
    assert!(text.contains(&format!("{} takes a bid.", names().of(game.to_act()[0]))), "{text}");
}

/// Two people share the screen: nobody's hand is open until they have come, and what is drawn then tells no bid of the
/// other.
#[test]
fn people_who_share_a_screen_see_neither_hand_nor_bid_of_the_other() {
    let mut game = auction(2);
    let mut screen = ScreenHolder::shared([Seat(0), Seat(1)]);
    for _ in 0..2 {
        let seat = game.to_act()[0];
        assert_eq!(screen.wanted(seat), Some(seat), "the cover asks for whoever bids");
        assert_eq!(at_cover(HERE), Some(Act::Wish(GameRequest::Here)));
        screen.come(seat);
        secrets::assert_secret(&game, screen.here());
        assert_eq!(seen_by(&game, seat).cards().len(), DEAL);
        game.apply(seat, Action::Bid(game.hand(seat)[0])).unwrap();
        if *game.phase() == Phase::Bidding {
            // Still before the screen, with the cover over it: nothing more of the other.
            secrets::assert_secret(&game, Some(seat));
        }
    }
    assert!(matches!(game.phase(), Phase::Taking { .. }));
}

#[test]
fn what_everybody_saw_taken_is_shown_with_the_hand_and_nothing_else_of_it() {
    let mut game = turned_up(3);
    while game.phase().is_auction() {
        let seat = game.to_act()[0];
        for viewer in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
            secrets::assert_secret(&game, viewer);
        }
        game.apply(seat, game.legal_actions(seat)[0].clone()).unwrap();
    }
    for viewer in [Some(Seat(0)), None] {
        let drawn = secrets::assert_secret(&game, viewer);
        for seat in game.view(viewer).seats.iter().filter(|seat| Some(seat.seat) != viewer) {
            assert!(secrets::shows(&drawn, seat.shown.unwrap()), "{:?}", seat.shown);
        }
    }
}

#[test]
fn the_auction_can_be_drawn_at_every_size_and_in_every_language() {
    for game in [auction(2), turned_up(2), auction(5), turned_up(5)] {
        draw_game(&Played { game, events: vec![], bots: vec![] });
    }
    let mut form = Draft { players: Players::new(5, &INFO), ..Draft::default() };
    form.own.dealer = Dealer::Auction;
    at_every_size(|ctx| {
        show_form(ctx, &mut form);
    });
}

/// Who deals first is no question where it is bid for who begins, and the order says so.
#[test]
fn the_auction_is_chosen_in_the_set_up() {
    let told = |dealer| {
        let mut form = Draft { players: Players::new(3, &INFO), ..Draft::default() };
        form.own.dealer = dealer;
        let ctx = crate::panels::bare();
        let mut draw = |ctx: &Context| drop(show_form(ctx, &mut form));
        frame(&ctx, SIZE, &mut draw);
        let text = words(&frame(&ctx, SIZE, &mut draw));
        (text, form.order(3).unwrap().setup.dealer)
    };
    let (usual, dealer) = told(Dealer::Random);
    assert!(usual.contains("First dealer") && usual.contains("Who begins") && usual.contains("auction"));
    assert_eq!(dealer, Dealer::Random);
    let (auction, dealer) = told(Dealer::Auction);
    assert!(!auction.contains("First dealer"), "{auction}");
    assert_eq!(dealer, Dealer::Auction);
}
