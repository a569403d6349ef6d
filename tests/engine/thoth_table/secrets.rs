//! Nothing on the table, and nothing in what a seat is shown, tells what the seat may not know (T39).

use super::*;
use session::TimedIntent;
use session::journal::{Journal, Seed};

/// Two games that look the same to Seat 1 and are not: others' hands and the deck differ.
fn twins() -> [Match<Thoth>; 2] {
    let common = || {
        Scene::by_hand(3)
            .house(1, "Tower", &[(Water, Large, 4)])
            .trouble(1, &["Star"])
            .hand(0, &["Sun", "Moon", "Ace of Wands", "Two of Cups", "Nine of Disks", "Queen of Swords"])
    };
    [
        common().hand(1, &["Fool", "World", "Ten of Cups"]).hand(2, &["Devil", "Four of Cups"]),
        common().hand(1, &["King of Wands", "Hermit"]).hand(2, &["Lovers", "Ten of Swords", "Judgment"]),
    ]
    .map(|scene| on_table(scene.game()))
}

#[test]
fn a_seat_is_shown_no_other_hand() {
    let [a, b] = twins();
    assert_ne!(a.game(), b.game());
    assert_eq!(format!("{:?}", a.view_of(Seat(0))), format!("{:?}", b.view_of(Seat(0))));
    assert_ne!(format!("{:?}", a.view_of(Seat(1))), format!("{:?}", b.view_of(Seat(1))));
    assert!(a.view_of(Seat(1)).legal.is_empty(), "it is not its turn");
}

#[test]
fn no_body_tells_a_hidden_card() {
    let [mut a, mut b] = twins();
    let bytes = |m: &Match<Thoth>| postcard::to_stdvec(m.sim()).unwrap();
    assert!(bytes(&a) == bytes(&b), "the tables are the same to the bit");
    // And stay the same while Seat 1 plays.
    for m in [&mut a, &mut b] {
        play(m, Play::Discard { card: card("Two of Cups") });
    }
    assert!(bytes(&a) == bytes(&b));
    let pile: Vec<f32> =
        a.game().discard().iter().map(|&c| a.sim().pose(card_piece(c)).translation.z).collect();
    assert!(pile.windows(2).all(|z| z[0] < z[1]) && !pile.is_empty(), "{pile:?}");
}

#[test]
fn every_card_that_somebody_may_not_know_is_at_one_spot() {
    let mut evening = Evening::new(&Setup::by_hand(4), 7, false);
    for _ in 0..12 {
        let turn = evening.m.game().turn();
        evening.until(|m| m.game().turn() > turn && m.game().phase() == &Phase::Choosing);
        let m = &evening.m;
        let view = m.game().view(None);
        let public: Vec<Card> = view
            .seats
            .iter()
            .filter_map(|seat| seat.house.as_ref())
            .flat_map(|house| house.cards())
            .chain(view.discard.iter().copied())
            .collect();
        let spots: Vec<Pose> = Card::all()
            .filter(|card| !public.contains(card))
            .map(|card| m.sim().pose(card_piece(card)))
            .collect();
        assert!(spots.len() > 20 && spots.iter().all(|pose| *pose == spots[0]));
        assert!(spots[0].translation.z < 0.0, "inside the table's top");
        assert_tidy(m);
    }
}

/// T39, T-20: whoever reads the journal of a running hand learns neither the card that called the end nor the deck.
#[test]
fn a_journal_tells_no_secret() {
    let card = Card::all().next().unwrap();
    let entry = |play| TimedIntent::<Thoth> {
        tick: 7,
        seat: Seat(1),
        intent: Intent::Declare(Declaration::Play(play)),
    };
    let told = |play| serde_json::to_string(&entry(play).public()).unwrap();
    assert_eq!(told(Play::CallEnd { card }), r#"{"tick":7,"seat":1,"intent":null}"#);
    assert!(told(Play::Discard { card }).contains("Discard"), "{}", told(Play::Discard { card }));
    let mut bytes = vec![];
    let mut journal = Journal::begin(&mut bytes, "thoth", &(), Seed::of::<Thoth>(1928)).unwrap();
    journal.intent(&entry(Play::CallEnd { card }).public()).unwrap();
    assert!(journal.over().is_ok() && journal.over().is_ok());
    let lines = String::from_utf8(bytes).unwrap();
    assert_eq!(lines.matches("1928").count(), 1, "{lines}");
    assert!(lines.ends_with("{\"line\":\"over\",\"seed\":1928}\n"), "{lines}");
}
