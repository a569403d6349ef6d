//! Cards are dragged: a whole game by nothing else, and what becomes of a card that may not go there.

use super::*;
use crate::rathulhu_panels::{Written, written};
use crate::screen::mouse::Mouse;
use bevy_egui::egui::Rect;
use game::choices::Input;
use thoth_rules::PieceSetter;
use window::ui::drag;

const ME: Seat = Seat(0);
const SIZE: Vec2 = vec2(1280.0, 720.0);

/// Where the table shows the own place, the bank and the discard pile.
fn spots() -> [(Thing, Rect); 3] {
    let at = |x: f32, y: f32| Rect::from_min_size(Pos2::new(x, y), vec2(150.0, 90.0));
    [(Thing::House(ME), at(500.0, 380.0)), (Thing::Bank, at(500.0, 220.0)), (Thing::Pile, at(500.0, 80.0))]
}

/// A hand on the screen, with a mouse over it.
struct Sitting {
    mouse: Mouse,
    pack: Pack,
    chosen: Chosen<Thing>,
}

impl Sitting {
    fn new() -> Self {
        Self { mouse: Mouse::new(SIZE), pack: Pack::default(), chosen: Chosen::default() }
    }

    /// Does something with the mouse over what the player sees; what the panels wanted meanwhile.
    fn with<R>(
        &mut self,
        seen: &PanelView,
        act: impl FnOnce(&mut Mouse, &mut dyn FnMut(&Context)) -> R,
    ) -> (R, Vec<Resolution<Action>>) {
        let (mut came, spots) = (vec![], spots());
        let Self { mouse, pack, chosen } = self;
        let drawn = act(mouse, &mut |ctx| {
            let data = PanelData { spots: &spots, ..shown(seen, chosen) };
            let act = table::show(ctx, &data, *pack);
            let step = act.map_or(Resolution::Nothing, |act| step(&act, seen, chosen));
            came.extend(
                Some(step).filter(|step| !matches!(step, Resolution::Choosing | Resolution::Nothing)),
            );
        });
        (drawn, came)
    }

    fn read(&mut self, seen: &PanelView) -> Vec<Written> {
        written(&self.with(seen, |mouse, draw| mouse.wait(2, draw)).0)
    }

    /// The middle of a card: below the number of its key.
    fn card(&mut self, seen: &PanelView, k: usize) -> Pos2 {
        let number = (k + 1).to_string();
        let all = self.read(seen);
        let low = |w: &&Written| {
            w.words == number && w.rect.top() > 430.0 && (260.0..980.0).contains(&w.rect.left())
        };
        all.iter().rfind(low).expect("the card has a key").rect.center() + vec2(0.0, 90.0)
    }

    /// What the pointer is told that letting go would do, while something hangs over a place.
    fn told(&mut self, seen: &PanelView, at: Pos2) -> Option<String> {
        let drawn = self.with(seen, |mouse, draw| {
            mouse.go(at, &mut *draw);
            mouse.wait(2, draw)
        });
        let all = written(&drawn.0);
        all.iter().rfind(|w| w.words.starts_with(['✔', '✖'])).map(|w| w.words.clone())
    }

    /// Drags a card to where the pointer is told that this is what letting go does: at the `turn`th such place; every other
    /// time within one picture.
    fn play(&mut self, seen: &PanelView, play: Play, turn: usize) -> (Vec<Resolution<Action>>, Pos2) {
        let k = seen.cards().iter().position(|held| held.card == play.card()).unwrap();
        let card = self.card(seen, k);
        self.with(seen, |mouse, draw| mouse.carry(card, card - vec2(0.0, 40.0), draw));
        assert_eq!(drag::carried(&self.mouse.ctx), Some(Thing::Card(play.card())));
        let wanted = format!("✔ {}", window::speech::tell(&seen.names, &words::whole_order(play)));
        let panel = self.read(seen).into_iter().filter(|w| w.rect.right() < 260.0 || w.rect.left() > 980.0);
        let places: Vec<Pos2> = spots()
            .map(|(_, rect)| rect.center())
            .into_iter()
            .chain(panel.map(|w| w.rect.center()))
            .collect();
        let mut right = vec![];
        for place in places {
            if self.told(seen, place).is_some_and(|told| told.starts_with(&wanted)) {
                right.push(place);
            }
        }
        assert!(!right.is_empty(), "nothing says: {wanted}");
        let place = right[turn % right.len()];
        if turn.is_multiple_of(2) {
            self.told(seen, place);
            return (self.with(seen, |mouse, draw| mouse.press(false, draw)).1, place);
        }
        self.with(seen, |mouse, draw| {
            mouse.escape(&mut *draw);
            mouse.press(false, draw);
        });
        (self.with(seen, |mouse, draw| mouse.drag_at_once(card, place, card, draw)).1, place)
    }
}

#[test]
fn a_whole_game_is_played_by_dragging_cards() {
    let setup = Setup { goal: 10, ..Setup::assisted(2) };
    let mut played = Played::new(&setup, 3);
    let mut at = Sitting::new();
    let (mut kinds, mut on_table, mut turns) = (std::collections::BTreeSet::new(), 0, 0);
    for k in 0.. {
        let mine = *played.game.phase() == Phase::Choosing && played.game.active() == ME;
        if !mine {
            if !played.step(k) {
                break;
            }
            continue;
        }
        let seen = PanelView::of(played.game.view(Some(ME)), &names());
        let Some(Action::Play(play)) = played.bots[0].choose(&SeatPosition::of(&played.game, ME)) else {
            panic!("a play")
        };
        let (wanted, place) = at.play(&seen, play, turns);
        assert_eq!(wanted, [plays(ME, play)]);
        kinds.insert(play.kind());
        on_table += usize::from(spots().iter().any(|(_, rect)| rect.contains(place)));
        turns += 1;
        played.game.apply(ME, Action::Play(play)).unwrap();
    }
    assert_eq!(*played.game.phase(), Phase::Over);
    assert!(kinds.len() >= 4 && on_table > 2 && turns > 8, "{kinds:?}, {on_table} of {turns} on the table");
}

#[test]
fn a_card_that_may_not_go_there_says_why_and_is_back_in_the_hand() {
    let game = Played::new(&Setup { builder: PieceSetter::ByHand, ..Setup::by_hand(2) }, 5)
        .until(|game| *game.phase() == Phase::Choosing && game.active() == ME && game.house(ME).is_none())
        .game;
    let seen = PanelView::of(game.view(Some(ME)), &names());
    // A card with which no house can begin.
    let begins = |held: &CardChoices| held.lawful().any(|play| play.kind() == Kind::Foundation);
    let k = seen.cards().iter().position(|held| !begins(held)).expect("a card that is no foundation");
    let mut at = Sitting::new();
    let card = at.card(&seen, k);
    let [(_, house), (_, bank), (_, pile)] = spots();
    at.with(&seen, |mouse, draw| mouse.carry(card, house.center(), draw));
    let told = at.told(&seen, house.center()).expect("it says why");
    assert!(told.starts_with('✖') && told.len() > 12, "{told}");
    let refused = at.with(&seen, |mouse, draw| mouse.press(false, draw)).1;
    let [Resolution::Refuse(ME, _, why)] = &refused[..] else { panic!("{refused:?}") };
    assert_eq!(format!("✖ {}", window::speech::tell(&names(), why)), told);
    assert_eq!(at.chosen, Chosen::default(), "nothing is picked by it");
    // Elsewhere, and by Esc, nothing is done either; over the pile it is thrown away.
    let nowhere = bank.center() + vec2(200.0, 60.0);
    assert_eq!(at.with(&seen, |mouse, draw| mouse.drag(card, nowhere, draw)).1, []);
    let escaped = at.with(&seen, |mouse, draw| {
        mouse.carry(card, pile.center(), &mut *draw);
        mouse.escape(&mut *draw);
        mouse.press(false, draw);
    });
    assert_eq!(escaped.1, []);
    let thrown = at.with(&seen, |mouse, draw| mouse.drag(card, pile.center(), draw)).1;
    let discard = Play::Discard { card: seen.cards()[k].card };
    assert_eq!(thrown, [plays(ME, discard)]);
}

/// Whatever is picked, and wherever the table is clicked, also out of turn.
#[test]
fn a_click_on_the_table_does_what_letting_go_of_the_picked_card_there_does() {
    let (mut tried, mut refused) = (0, 0);
    for (seed, turn, mine) in [(5, 6, true), (7, 13, true), (5, 6, false)] {
        let mut played = Played::new(&Setup::assisted(2), seed);
        played = played.until(|game| {
            *game.phase() == Phase::Choosing && game.turn() >= turn && (game.active() == ME) == mine
        });
        let seen = PanelView::of(played.game.view(Some(ME)), &names());
        let mut at = Sitting::new();
        let bare = spots()[1].1.center() + vec2(200.0, 60.0);
        for held in seen.cards() {
            for (place, rect) in spots() {
                at.chosen = Chosen::default();
                let nothing = at.with(&seen, |mouse, draw| mouse.click(rect.center(), draw)).1;
                assert_eq!(nothing, [], "nothing is picked");
                at.chosen = picked_up(held);
                let clicked = at.with(&seen, |mouse, draw| mouse.click(rect.center(), draw)).1;
                let drop = Input::Drop([Thing::Card(held.card), place]);
                assert_eq!(clicked, [Chosen::default().step(drop, &seen.offers)], "{place}");
                match clicked[0] {
                    Resolution::Try(_) => tried += 1,
                    _ => refused += 1,
                }
                assert_eq!(at.with(&seen, |mouse, draw| mouse.click(bare, draw)).1, [], "on no place");
            }
        }
    }
    assert!(tried > 10 && refused > 20, "{tried}, {refused}");
}

/// Who sets pieces by hand takes them and lets go of them by clicks, whatever is picked for later.
#[test]
fn while_pieces_are_set_by_hand_clicks_are_for_those() {
    for takes in [false, true] {
        let mut game = Played::new(&Setup::by_hand(2), 5)
            .until(|game| matches!(game.phase(), Phase::Building { .. }) && game.active() == ME);
        if takes {
            let take = game.game.legal_actions(ME)[0].clone();
            game.game.apply(ME, take).unwrap();
        }
        let seen = PanelView::of(game.game.view(Some(ME)), &names());
        let mut at = Sitting::new();
        at.chosen = picked_up(&seen.cards()[0]);
        for (_, rect) in spots() {
            assert_eq!(at.with(&seen, |mouse, draw| mouse.click(rect.center(), draw)).1, []);
        }
    }
}

#[test]
fn out_of_turn_every_place_says_whose_turn_it_is() {
    let game = Played::new(&Setup::assisted(2), 5).until(|game| game.turn() == 6).game;
    let other = game.setup().clockwise_from(game.active()).next().unwrap();
    let seen = PanelView::of(game.view(Some(other)), &names());
    let why = seen.why_not.clone().expect("it is not their turn");
    let mut at = Sitting::new();
    // The hand is laid out about the middle of what the columns leave.
    let card = Pos2::new(620.0, 640.0);
    let [_, _, (_, pile)] = spots();
    at.with(&seen, |mouse, draw| mouse.carry(card, pile.center(), draw));
    assert_eq!(at.told(&seen, pile.center()), Some(format!("✖ {}", why.words)));
}

#[test]
fn two_clicks_play_what_a_card_is_picked_for_and_one_lawful_use_is_picked() {
    let played = Played::new(&Setup::assisted(2), 5).until(|game| {
        let harmless = |play: &Play| !matches!(play.kind(), Kind::Discard | Kind::CallEnd);
        *game.phase() == Phase::Choosing && game.plays(game.active()).iter().any(harmless)
    });
    let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
    let seat = played.game.active();
    let meant = |held: &CardChoices| seen.play(&picked_up(held)).filter(|_| held.lawful().count() > 1);
    let k = seen.cards().iter().position(|held| meant(held).is_some()).unwrap();
    let play = meant(&seen.cards()[k]).unwrap();
    let mut at = Sitting::new();
    let card = at.card(&seen, k);
    assert_eq!(at.with(&seen, |mouse, draw| mouse.click(card, draw)).1, []);
    assert_eq!(at.chosen, picked_up(&seen.cards()[k]));
    let again = at.with(&seen, |mouse, draw| {
        mouse.press(true, &mut *draw);
        mouse.press(false, draw);
    });
    assert_eq!(again.1, [plays(seat, play)]);
    let mut single = 0;
    for seed in 0..6 {
        let played = Played::new(&Setup::assisted(3), seed).until(|game| game.turn() == 9);
        let seen = PanelView::of(played.game.view(Some(played.game.active())), &names());
        for held in seen.cards() {
            let lawful: Vec<Play> = held.lawful().collect();
            if let [only] = lawful[..] {
                let play = seen.play(&picked_up(held));
                assert_eq!(play, Some(only), "Enter does what alone may be done");
                single += 1;
            }
        }
    }
    assert!(single > 3, "{single}");
}

/// That a seat plays so.
fn plays(seat: Seat, play: Play) -> Resolution<Action> {
    Resolution::Try(vec![(seat, Action::Play(play))])
}
