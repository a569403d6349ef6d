//! Mouse and keys: what is dragged and what is chosen by key lead to the same, and that is what the rules allow.

use super::*;
use bevy_egui::egui::{Context, PointerButton};
use elder_god_window::keyboard::meant;
use elder_god_window::keys;
use elder_god_window::layout::hand_cards;
use game::message::Say;
use std::collections::{BTreeSet, VecDeque};
use support::told::english;

impl Sitting {
    fn card(&self, card: Card) -> Pos2 {
        let hand = self.data().seen.hand().to_vec();
        let at = hand.iter().position(|held| *held == card).expect("it is in the hand");
        hand_cards(self.data().layout.hand, hand.len())[at].center()
    }

    /// Where an action is done, and with which card of the hand; nothing of what is done without one.
    fn way(&self, action: Action) -> Option<(Card, Thing)> {
        let wound = || Some(Thing::Cell(ME, self.m.game().player(ME)?.monster.wound()?.at));
        match action {
            Action::Grow(place) => Some((place.card, Thing::Cell(ME, place.at))),
            Action::Damage { against, place } => Some((place.card, Thing::Cell(against, place.at))),
            Action::Heal(lying) => Some((lying.card, wound()?)),
            Action::Scar(card) => Some((card, wound()?)),
            Action::Throw(card) | Action::Discard(card) => Some((card, Thing::Pile)),
            _ => None,
        }
    }

    /// Drags a card there, turning it by the wheel until it lies as it is meant to.
    fn drag(&mut self, action: Action) -> Vec<Action> {
        let (card, spot) = self.way(action).unwrap();
        let (from, to) = (self.card(card), self.data().rect(spot).expect("it is in sight").center());
        if self.ui_state.chosen.deed.is_none() {
            self.ui_state.chosen = Chosen::default();
        }
        let button = |pos, pressed| Input::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.picture(vec![Input::PointerMoved(from)]);
        self.picture(vec![button(from, true)]);
        for share in [0.3, 0.7, 1.0] {
            self.picture(vec![Input::PointerMoved(from.lerp(to, share))]);
        }
        for _ in 0..2 {
            if self.comes(spot) == Some(Comes::Does(ME, action)) {
                break;
            }
            let wheel = Input::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, 1.0),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            };
            self.picture(vec![wheel]);
        }
        self.picture(vec![button(to, false)]);
        self.picture(vec![]);
        self.tried()
    }

    /// A card that is dragged to the pile is marked and nothing else: new cards are the whole turn, which is said, and Esc
    /// takes it back.
    fn is_asked_before_throwing(&mut self, card: Card) {
        assert_eq!(self.drag(Action::Throw(card)), [], "nothing is done yet");
        assert_eq!(self.ui_state.chosen.marked, [Thing::Card(card)]);
        // Another goes with it.
        let other = self.data().seen.hand().iter().copied().find(|held| *held != card);
        if let Some(other) = other {
            assert_eq!(self.drag(Action::Throw(other)), []);
            assert_eq!(self.ui_state.chosen.marked, [Thing::Card(card), Thing::Card(other)]);
        }
        self.picture(vec![]);
        let data = PanelData::of(&self.m, &self.table, &self.ui_state, self.mouse.size, 1.0);
        let drawn = self.mouse.frame(vec![], |ctx| drop(show(ctx, &data)));
        assert!(words(&drawn).contains("new ones are your whole turn"), "it is said");
        assert!(self.ui_state.keeps_escape(), "Esc does not open the menu");
        assert_eq!(
            meant(Key::Escape, &self.data()),
            Some(UiCommand::Wish(GameRequest::Choose(Choice::Back)))
        );
        assert_eq!(
            meant(Key::Enter, &self.data()),
            Some(UiCommand::Wish(GameRequest::Choose(Choice::Enter)))
        );
        self.ui_state = UiState::at(self.m.seating());
    }

    /// The arrows that lead from nowhere to a spot: the fewest.
    fn arrows(&self, to: Thing) -> Vec<Key> {
        let mut ui_state = self.ui_state.clone();
        let mut ways = VecDeque::from([(None, vec![])]);
        let mut met: Vec<Option<Thing>> = vec![];
        while let Some((at, way)) = ways.pop_front() {
            if at == Some(to) {
                return way;
            }
            if met.contains(&at) {
                continue;
            }
            met.push(at);
            ui_state.chosen.focus = at;
            let data = PanelData::of(&self.m, &self.table, &ui_state, self.mouse.size, 1.0);
            for arrow in [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, up)| Key::Arrow(right, up)) {
                if let Some(UiCommand::Wish(GameRequest::Choose(Choice::Focus(at)))) = meant(arrow, &data) {
                    ways.push_back((Some(at), way.iter().copied().chain([arrow]).collect()));
                }
            }
        }
        panic!("no arrow leads to {to:?}, only to {met:?}");
    }

    /// Does it by keys: a number, arrows, R, Enter.
    fn by_keys(&mut self, action: Action) -> Vec<Action> {
        let (card, spot) = self.way(action).unwrap();
        let hand = self.table.seen().known().hand();
        let number = hand.iter().position(|held| *held == card).unwrap() + 1;
        self.ui_state.chosen = Chosen::default();
        self.by_key(Key::Digit(number as u8));
        assert_eq!(self.ui_state.card(), Some(card));
        for arrow in self.arrows(spot) {
            self.by_key(arrow);
        }
        assert_eq!(self.ui_state.chosen.focus, Some(spot));
        for _ in 0..2 {
            if self.comes(spot) != Some(Comes::Does(ME, action)) {
                self.by_key(Key::Does(keys::TURN));
            }
        }
        let done = self.by_key(Key::Enter);
        self.ui_state.chosen = Chosen::default();
        done
    }
}

/// Six games; two in `./test`.
#[test]
fn what_is_dragged_and_what_is_chosen_by_key_lead_to_the_same() {
    let (mut kinds, mut turned) = (BTreeSet::new(), 0);
    let kind = |action: Action| format!("{action:?}").split(['(', ' ']).next().unwrap().to_owned();
    for seed in 0..whole_or(6, 2) {
        let mut m = begin(Setup::players(3), seed);
        let mut turns = 0;
        let heals = |m: &Growing| {
            let legal = m.game().legal_actions(ME);
            legal.iter().any(|action| matches!(action, Action::Heal(_)))
        };
        let far = |m: &Growing, turns| m.game().clock().turn > turns;
        while play_to(&mut m, Skill::Low, |m| mine(m) && (far(m, turns + 12) || (far(m, turns) && heals(m))))
        {
            turns = m.game().clock().turn;
            let legal = m.game().legal_actions(ME);
            let mut sitting = Sitting::at(m.clone(), USUAL);
            sitting.picture(vec![]);
            // Some of each kind.
            let mut met: Vec<String> = vec![];
            for action in legal {
                let known = met.iter().filter(|each| **each == kind(action)).count();
                if sitting.way(action).is_none() || known >= 2 {
                    continue;
                }
                met.push(kind(action));
                if let Action::Throw(card) = action {
                    sitting.is_asked_before_throwing(card);
                } else {
                    assert_eq!(sitting.drag(action), [action], "dragged, seed {seed}");
                    assert_eq!(sitting.by_keys(action), [action], "by keys, seed {seed}");
                }
                let lies =
                    matches!(action, Action::Grow(place) | Action::Damage { place, .. } if place.turned);
                turned += usize::from(lies);
                kinds.insert(kind(action));
            }
        }
    }
    for each in ["Grow", "Damage", "Heal", "Throw"] {
        assert!(kinds.contains(each), "no {each} in {kinds:?}");
    }
    assert!(turned > whole_or(3, 1), "{turned}");
}

#[test]
fn why_something_may_not_be_is_said_in_the_words_of_the_rules() {
    let (mut lawful, mut refused) = (0, BTreeSet::new());
    for seed in 0..3 {
        let mut m = begin(Setup::players(3), seed);
        let mut turns = 0;
        while play_to(&mut m, Skill::Low, |m| mine(m) && m.game().clock().turn > turns) {
            turns = m.game().clock().turn + 9;
            let game = m.game();
            let table = Table::new(game, m.seating(), Some(ME));
            let wound = |seat| game.player(seat).and_then(|p| p.monster.wound()).map(|laid| laid.at);
            for &card in game.hand(ME) {
                for (seat, at) in game.seats().flat_map(|seat| Cell::all().map(move |at| (seat, at))) {
                    let at_cell = Pointing::At(vec![Thing::Card(card), Thing::Cell(seat, at)]);
                    let said = table.seen().comes(&at_cell, None).expect("it means something");
                    // What it would mean, by the rules' own words for it.
                    let meant = |turned| {
                        let place = CardPose { card, turned, at };
                        match seat {
                            ME if wound(ME) == Some(at) => Action::Heal(place.lying()),
                            ME => Action::Grow(place),
                            against => Action::Damage { against, place },
                        }
                    };
                    let judged = [false, true].map(|turned| game.check(ME, meant(turned)));
                    match said {
                        Comes::Does(_, action) => {
                            assert_eq!(game.check(ME, action), Ok(()));
                            lawful += 1;
                        }
                        Comes::Refused(_, _, why) => {
                            assert!(judged.iter().all(Result::is_err), "{card:?} at {at} of {seat}: {why}");
                            let rules = judged[0].as_ref().unwrap_err().message();
                            assert_eq!(why, rules, "{card:?} at {at} of {seat}");
                            refused.insert(english(&why));
                        }
                    }
                }
            }
            // What glows is what is lawful, and nothing else.
            for &card in game.hand(ME) {
                let spots = table.seen().next(None, &[Thing::Card(card)], None);
                let legal = game.legal_actions(ME).into_iter();
                let cells: BTreeSet<String> = legal
                    .filter_map(|action| match action {
                        Action::Grow(place) if place.card == card => Some((ME, place.at)),
                        Action::Damage { against, place } if place.card == card => Some((against, place.at)),
                        Action::Heal(lying) if lying.card == card => Some((ME, wound(ME)?)),
                        Action::Scar(given) if given == card => Some((ME, wound(ME)?)),
                        _ => None,
                    })
                    .map(|(seat, at)| Thing::Cell(seat, at).to_string())
                    .collect();
                let glows = spots.iter().map(Thing::to_string);
                assert_eq!(glows.collect::<BTreeSet<_>>(), cells, "{card:?}");
            }
        }
    }
    assert!(lawful > 20 && refused.len() > 8, "{lawful}, {refused:?}");
}

#[test]
fn what_the_player_turned_stays_so_and_is_told_to_be_turned_back() {
    let mut m = begin(Setup::players(2), 1);
    let one_way = |m: &Growing| {
        let legal = m.game().legal_actions(ME);
        legal.iter().copied().find_map(|action| match action {
            Action::Grow(place) => {
                let other = Action::Grow(CardPose { turned: !place.turned, ..place });
                let alike = place.card.face().is_alike_turned();
                (!alike && !legal.contains(&other)).then_some(place)
            }
            _ => None,
        })
    };
    assert!(play_to(&mut m, Skill::Middle, |m| mine(m) && one_way(m).is_some()));
    let place = one_way(&m).unwrap();
    let sitting = Sitting::at(m, USUAL);
    let (offers, spot) = (sitting.table.seen(), Thing::Cell(ME, place.at));
    let mut chosen = Chosen::of(Thing::Card(place.card));
    let grows = Some(Comes::Does(ME, Action::Grow(place)));
    assert_eq!(sitting.data().comes(&chosen, spot), grows, "it is turned as it fits");
    chosen.step(Choice::Turn(true, Some(spot)), offers);
    let Some(Comes::Refused(_, _, why)) = sitting.data().comes(&chosen, spot) else {
        panic!("it lies wrong")
    };
    assert!(english(&why).ends_with("turn the card"), "{why}");
    chosen.step(Choice::Turn(true, Some(spot)), offers);
    assert_eq!(sitting.data().comes(&chosen, spot), grows);
}

impl Sitting {
    /// How many things are drawn within each of these spots while the pointer is somewhere.
    fn drawn_within(&mut self, spots: &[Thing], pointer: Pos2) -> Vec<usize> {
        let data = PanelData::of(&self.m, &self.table, &self.ui_state, self.mouse.size, 1.0);
        let draw = |ctx: &Context| drop(show(ctx, &data));
        self.mouse.frame(vec![Input::PointerMoved(pointer)], draw);
        let shapes = self.mouse.frame(vec![], draw).shapes;
        let within = |spot: &Thing| {
            let place = data.rect(*spot).expect("it is in sight").expand(1.0);
            let bounds = shapes.iter().map(|clipped| clipped.shape.visual_bounding_rect());
            bounds.filter(|bounds| bounds.is_positive() && place.contains_rect(*bounds)).count()
        };
        spots.iter().map(within).collect()
    }
}

/// A card with which the person may wound somebody now.
fn wounding(m: &Growing) -> Option<Card> {
    let legal = if mine(m) { m.game().legal_actions(ME) } else { vec![] };
    legal.into_iter().find_map(|action| match action {
        Action::Damage { place, .. } => Some(place.card),
        _ => None,
    })
}

/// A sitting in which the person may wound somebody, and with what.
fn sitting_to_wound() -> (Sitting, Card) {
    let mut games = (0..60).map(|seed| begin(Setup::players(3), seed));
    let so = |m: &Growing| wounding(m).is_some();
    let m = games.find_map(|mut m| play_to(&mut m, Skill::Middle, so).then_some(m)).expect("sixty games");
    let card = wounding(&m).unwrap();
    (Sitting::at(m, USUAL), card)
}

#[test]
fn a_card_that_the_pointer_is_on_shows_where_it_may_go_on_every_monster() {
    let (mut sitting, card) = sitting_to_wound();
    let mut spots = sitting.table.seen().next(None, &[Thing::Card(card)], None);
    spots.retain(|spot| matches!(spot, Thing::Cell(..)));
    assert!(spots.iter().any(|spot| !matches!(spot, Thing::Cell(ME, _))), "it wounds somebody");
    let before = sitting.drawn_within(&spots, Pos2::ZERO);
    let at = sitting.card(card);
    for (spot, (now, before)) in spots.iter().zip(sitting.drawn_within(&spots, at).into_iter().zip(before)) {
        assert!(now > before, "nothing is lit at {spot:?}");
    }
}

/// Pictures may be so slow that the card is pressed and the pointer on a plot in one and the same.
#[test]
fn what_is_pressed_in_the_hand_and_moved_away_in_one_picture_moves_no_plot() {
    let (mut sitting, card) = sitting_to_wound();
    let from = sitting.card(card);
    let field = sitting.data().layout.plot(ME).unwrap().field;
    let button = |pos, pressed| Input::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let way = |from: Pos2, to: Pos2| {
        let on = |share| Input::PointerMoved(from.lerp(to, share));
        [
            vec![],
            vec![Input::PointerMoved(from)],
            vec![button(from, true), on(0.5), on(1.0)],
            vec![Input::PointerMoved(to + vec2(30.0, 12.0))],
            vec![button(to + vec2(30.0, 12.0), false)],
            vec![],
        ]
    };
    let looks = |sitting: &mut Sitting, from, to| {
        let wanted = way(from, to).into_iter().flat_map(|events| sitting.picture(events)).collect::<Vec<_>>();
        wanted.iter().filter(|act| matches!(act, UiCommand::Wish(GameRequest::Look(..)))).count()
    };
    assert_eq!(looks(&mut sitting, from, field.center()), 0, "the plot was moved");
    // What is pressed on the plot moves it.
    assert!(looks(&mut sitting, field.center(), field.center() + vec2(20.0, 20.0)) > 0);
}
