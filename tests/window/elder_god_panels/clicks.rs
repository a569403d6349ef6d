//! What has but one use is done by a click; what ends the game is offered at once; Elder Signs and what they banish.

use super::*;
use crate::rathulhu_panels::written;
use bevy_egui::egui::PointerButton;
use elder_god_window::keyboard::meant;
use elder_god_window::layout::hand_cards;
use support::told::english;

impl Sitting {
    /// Clicks; what was tried.
    fn click(&mut self, at: Pos2) -> Vec<Action> {
        let button = |pressed| Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for events in [vec![], vec![Input::PointerMoved(at)], vec![button(true)], vec![button(false)], vec![]]
        {
            self.picture(events);
        }
        self.tried()
    }

    /// Where something is written.
    fn words(&mut self, words: &str) -> Option<Pos2> {
        let data = PanelData::of(&self.m, &self.table, &self.ui_state, self.mouse.size, 1.0);
        let drawn = self.mouse.wait(3, |ctx| drop(show(ctx, &data)));
        written(&drawn).into_iter().find(|w| w.words == words).map(|w| w.rect.center())
    }

    fn middle(&self, spot: Thing) -> Pos2 {
        self.data().rect(spot).expect("it is in sight").center()
    }

    pub fn by_key(&mut self, key: Key) -> Vec<Action> {
        if let Some(wanted) = meant(key, &self.data()) {
            self.choose(&wanted);
        }
        self.tried()
    }
}

/// Plays games until something is so in one of them.
fn found(setup: Setup, skill: Skill, so: impl Fn(&Growing) -> bool) -> Growing {
    let mut games = (0..60).map(|seed| begin(setup, seed));
    games.find_map(|mut m| play_to(&mut m, skill, &so).then_some(m)).expect("sixty games")
}

#[test]
fn every_seat_s_monster_has_a_key() {
    let sitting = Sitting::at(found(Setup::players(3), Skill::Middle, mine), USUAL);
    let front = |key| meant(key, &sitting.data());
    assert_eq!(front(Key::ShiftDigit(3)), Some(UiCommand::Wish(GameRequest::Front(Seat(2)))));
    assert_eq!(front(Key::ShiftDigit(4)), None, "three are at the table");
}

#[test]
fn a_card_too_many_goes_by_a_click() {
    let mut m = found(Setup::players(2), Skill::Middle, mine);
    m.act(ME, Action::Pass).unwrap();
    let mut sitting = Sitting::at(m, USUAL);
    let card = sitting.table.seen().known().hand()[3];
    let at = hand_cards(sitting.data().layout.hand, 6)[3].center();
    assert_eq!(sitting.click(at), [Action::Discard(card)]);
}

#[test]
fn the_mouth_is_offered_as_soon_as_it_can_be_played() {
    let complete = |m: &Growing| *m.game().phase() == Phase::Mouth { seat: ME };
    let mut sitting = Sitting::at(found(Setup::players(5), Skill::Middle, complete), USUAL);
    let mouth = sitting.table.seen().known().standing(ME).unwrap().mouth.clone().unwrap();
    let button = sitting.words("Open the Mouth").expect("it is offered");
    assert_eq!(sitting.click(button), [Action::Mouth]);
    assert_eq!(sitting.click(sitting.middle(Thing::Cell(ME, mouth.at))), [Action::Mouth]);
    assert_eq!(sitting.by_key(key_of("elder_god.mouth")), [Action::Mouth]);
    assert_eq!(sitting.by_key(key_of("elder_god.keep")), [Action::Wait]);
    // Not before.
    let not = |m: &Growing| mine(m) && !m.game().legal_actions(ME).contains(&Action::Mouth);
    let mut sitting = Sitting::at(found(Setup::players(5), Skill::Middle, not), USUAL);
    assert_eq!(sitting.words("Open the Mouth"), None);
}

#[test]
fn a_wound_is_healed_with_a_necronomicon_by_a_click_or_a_key() {
    let wounded = |m: &Growing| mine(m) && m.game().legal_actions(ME).contains(&Action::Necronomicon);
    let mut sitting = Sitting::at(found(Setup::players(3), Skill::Low, wounded), USUAL);
    let button = sitting.words("Necronomicon").expect("it is offered");
    assert_eq!(sitting.click(button), [Action::Necronomicon]);
    assert_eq!(sitting.by_key(key_of("elder_god.necronomicon")), [Action::Necronomicon]);
    // Held, it goes to the wound, or anywhere on the monster, and nowhere else.
    let offers = sitting.table.seen();
    let at = offers.known().standing(ME).unwrap().wound.unwrap();
    assert_eq!(offers.onto(Thing::Book, None), [Thing::Cell(ME, at), Thing::Plot(ME)]);
    let comes = |onto| offers.comes(&Pointing::At(vec![Thing::Book, onto]), None);
    assert_eq!(comes(Thing::Cell(ME, at)), Some(Comes::Does(ME, Action::Necronomicon)));
    assert_eq!((comes(Thing::Cell(Seat(1), BODY)), comes(Thing::Pile)), (None, None));
}

#[test]
fn cards_are_thrown_away_by_marking_them_and_drawn_anew() {
    let mut sitting = Sitting::at(found(Setup::players(2), Skill::Middle, mine), USUAL);
    let button = sitting.words("Throw away…").expect("it is offered");
    assert_eq!(sitting.click(button), [], "nothing is done yet");
    sitting.by_key(key_of("elder_god.throw"));
    assert!(!sitting.data().throwing(), "the key takes it back");
    assert_eq!(sitting.by_key(key_of("elder_god.throw")), []);
    for k in [0, 2] {
        let at = hand_cards(sitting.data().layout.hand, 6)[k].center();
        assert_eq!(sitting.click(at), [], "it is marked");
    }
    let hand = sitting.table.seen().known().hand().to_vec();
    assert_eq!(sitting.ui_state.chosen.marked, [Thing::Card(hand[0]), Thing::Card(hand[2])]);
    let thrown = [Action::Throw(hand[0]), Action::Throw(hand[2]), Action::Refill];
    let button = sitting.words("Draw new ones").expect("it is offered");
    assert_eq!(sitting.click(button), thrown);
    assert_eq!(sitting.by_key(Key::Enter), thrown);
}

#[test]
fn an_elder_sign_is_played_on_a_plot_with_as_many_cards_as_the_player_says() {
    let setup = Setup { variant: Variant::Banishment, ..Setup::players(3) };
    let sign = |m: &Growing| {
        m.game().legal_actions(ME).into_iter().find_map(|action| match action {
            Action::Banish { card, against, cards: 3 } => Some((card, against)),
            _ => None,
        })
    };
    let m = found(setup, Skill::Middle, |m| mine(m) && sign(m).is_some());
    let (card, against) = sign(&m).unwrap();
    let sitting = Sitting::at(m.clone(), USUAL);
    let offers = sitting.table.seen();
    let mut chosen = Chosen::of(Thing::Card(card));
    let places = offers.next(None, &chosen.at, None);
    assert!(places.iter().all(|place| matches!(place, Thing::Plot(seat) if *seat != ME)), "{places:?}");
    let does = |chosen: &Chosen<Thing>, seat| sitting.data().comes(chosen, Thing::Plot(seat));
    let banishes = |cards| Some(Comes::Does(ME, Action::Banish { card, against, cards }));
    assert_eq!(does(&chosen, against), banishes(1));
    for (up, cards) in [(true, 2), (true, 3), (false, 2)] {
        chosen.step(Choice::Turn(up, None), offers);
        assert_eq!(does(&chosen, against), banishes(cards));
    }
    assert!(matches!(does(&chosen, ME), Some(Comes::Refused(..))));

    // Where there is a choice of what goes, the cards that may go are chosen by a click, or by key.
    let chooses = |m: &Growing| {
        matches!(m.game().phase(), Phase::Banish { seat: ME, .. }) && m.game().legal_actions(ME).len() > 1
    };
    let mut games =
        (0..400).map(|seed| begin(Setup { variant: Variant::Banishment, ..Setup::players(2) }, seed));
    let m = games.find_map(|mut m| play_to(&mut m, Skill::Low, chooses).then_some(m)).expect("a choice");
    let legal = m.game().legal_actions(ME);
    let mut sitting = Sitting::at(m, USUAL);
    let Action::Remove(at) = legal[1] else { panic!("{legal:?}") };
    assert_eq!(sitting.click(sitting.middle(Thing::Cell(ME, at))), [legal[1]]);
    for _ in 0..4 {
        if sitting.ui_state.chosen.focus != Some(Thing::Cell(ME, at)) {
            sitting.by_key(Key::Arrow(1, 0));
        }
    }
    assert_eq!(sitting.by_key(Key::Enter), [legal[1]]);
}

#[test]
fn a_redraw_is_one_line_of_the_log() {
    let (mut told, mut several) = (0, 0);
    for seed in 0..12 {
        let mut m = begin(Setup::players(3), seed);
        let threw = |m: &Growing| m.log().iter().any(|done| done.action == Action::Refill);
        if !play_to(&mut m, Skill::Middle, threw) {
            continue;
        }
        let thrown = m.log().iter().filter(|done| matches!(done.action, Action::Throw(_)));
        let (seat, count) = (thrown.clone().next().unwrap().seat, thrown.count());
        // Of six cards one is not drawn again: five are a hand.
        let drawn = m.notes().iter().skip_while(|note| !english(note).contains("threw away"));
        let drawn = drawn.skip_while(|note| english(note).contains("threw away"));
        let drawn = drawn.take_while(|note| english(note) == format!("{seat} drew a card")).count();
        assert!(drawn > 0 && drawn <= count, "{drawn} of {count}");
        let mut sitting = Sitting::at(m, USUAL);
        sitting.picture(vec![]);
        let data = PanelData::of(&sitting.m, &sitting.table, &sitting.ui_state, USUAL, 1.0);
        let said = words(&sitting.mouse.frame(vec![], |ctx| drop(show(ctx, &data))));
        let plural = if drawn == 1 { "card" } else { "cards" };
        let line = format!("draws {drawn} new {plural}");
        assert_eq!(said.matches(&line).count(), 1, "\"{line}\" in {said}");
        assert!(!said.contains("threw away"), "{said}");
        (told, several) = (told + 1, several + usize::from(count > 1));
    }
    assert!(told > 3 && several > 1, "{told}, {several}");
}
