//! What comes down by itself after a judgement at which the table still moved (T-29).

use super::*;
use support::told::english;
use table::PieceId;

/// A large spirit pyramid, which stands in the bank and hops there.
const HOPS: PieceId = PieceId(PYRAMIDS - 1);

/// Ann sets a pyramid while another in the bank hops, so that the table is judged while it moves. Both have a house with a
/// story.
fn judged_while_it_moves() -> Match<Thoth> {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Fire, Large, 4)])
        .story(0, "Wheel", &[(Fire, Medium, 1)])
        .house(1, "Tower", &[(Water, Large, 4)])
        .story(1, "Empress", &[(Water, Small, 1)])
        .hand(0, &["Two of Wands"])
        .hand(1, &["Ace of Cups"]);
    let mut m = on_table(scene.game());
    play(&mut m, Play::Raise { card: card("Two of Wands"), size: Medium, count: 1 });
    let takes = |action| if let Action::Take(id) = action { Some(id) } else { None };
    let id = m.game().legal_actions(Seat(0)).into_iter().find_map(takes).unwrap();
    m.intend(Intent::Take(id)).unwrap();
    let corner = slots::next_corner(m.sim(), m.game().house(Seat(0)).unwrap().top(), Medium).unwrap();
    m.intend(Intent::Hand(HandCommand::Move((corner.translation + Vector::Z).to_array()))).unwrap();
    ticks(&mut m, 150);
    m.intend(Intent::Hand(HandCommand::Lower(true))).unwrap();
    ticks(&mut m, 120);
    m.intend(Intent::Release).unwrap();
    let notes = hop(&mut m, 1_400);
    let timed_out = |note: &Note<Thoth>| matches!(note, Note::Event(Event::TimedOut));
    assert!(notes.iter().any(timed_out), "{notes:?}");
    assert!(!notes.iter().any(|note| matches!(note, Note::Event(Event::Fell { .. }))), "{notes:?}");
    assert!(m.is_waiting() && m.game().active() == Seat(1), "Ann's turn is over");
    m
}

/// It hops by half a centimetre, again and again. What is brought to its place meanwhile is judged while it moves, too.
fn hop(m: &mut Match<Thoth>, ticks: u32) -> Notes {
    let mut notes = vec![];
    for _ in 0..ticks {
        let low = m.sim().pose(HOPS).translation.z < 0.02;
        let body = m.sim_mut().body_mut(HOPS);
        if low && body.linvel().z < 15.0 {
            body.set_linvel(Vector::Z * 30.0, true);
        }
        notes.extend(m.tick());
    }
    notes
}

/// A story of a seat's house slides off by itself; what is noted until everything lies still.
fn slides_off(m: &mut Match<Thoth>, seat: Seat) -> Notes {
    let story = card_piece(m.game().house(seat).unwrap().stories[0].card);
    for _ in 0..12 {
        m.sim_mut().body_mut(story).set_linvel(Vector::X * 60.0, true);
        m.tick();
    }
    let mut notes = ticks(m, 60);
    notes.extend(m.run_until_waiting(2_000));
    m.game().audit().unwrap();
    notes
}

fn told(notes: &Notes) -> Vec<String> {
    let event = |note: &Note<Thoth>| if let Note::Event(event) = note { Some(english(event)) } else { None };
    notes.iter().filter_map(event).collect()
}

const LATE: &str = "The table was still moving, and Seat 1 let go last: what fell counts against Seat 1";

#[test]
fn a_story_that_slides_off_after_the_judgement_is_judged_and_told() {
    let mut m = judged_while_it_moves();
    let notes = slides_off(&mut m, Seat(0));
    let told = told(&notes);
    assert_eq!(told[0], LATE, "{told:?}");
    assert!(told.iter().any(|words| words.starts_with("Seat 1’s house came down")), "{told:?}");
    assert_eq!(steadied(&notes), 0, "nothing is set right in silence");
    let house = m.game().house(Seat(0)).unwrap();
    assert!(house.stories.is_empty() && m.game().discard().contains(&card("Wheel")));
    assert_eq!((m.game().phase(), m.game().active()), (&Phase::Choosing, Seat(1)));
    assert_tidy(&m);
}

#[test]
fn another_s_house_that_comes_down_late_was_knocked_over_by_who_let_go_last() {
    let mut m = judged_while_it_moves();
    let told = told(&slides_off(&mut m, Seat(1)));
    assert_eq!(told[0], LATE, "{told:?}");
    assert!(told.iter().any(|words| words.starts_with("Seat 1 knocked over Seat 2’s house")), "{told:?}");
    assert!(told.iter().any(|words| words == "Seat 2 takes over Seat 1’s house"), "{told:?}");
    // No hand was on it, so nobody is asked whether it was meant.
    assert_eq!((m.game().phase(), m.game().active()), (&Phase::Choosing, Seat(1)));
    assert!(m.game().house(Seat(0)).is_none());
}

#[test]
fn a_play_that_has_begun_meanwhile_is_taken_back() {
    let mut m = judged_while_it_moves();
    let raise = Play::Raise { card: card("Ace of Cups"), size: Small, count: 1 };
    m.intend(Intent::Declare(Declaration::Play(raise))).unwrap();
    // What was set out for it has moved, and the table settles once more.
    hop(&mut m, 1_400);
    assert!(matches!(m.game().phase(), Phase::Building { .. }));
    let told = told(&slides_off(&mut m, Seat(0)));
    assert_eq!(told[0], LATE, "{told:?}");
    assert_eq!(told.last().unwrap(), "Seat 2 takes the Ace of Cups back", "{told:?}");
    assert_eq!(m.game().phase(), &Phase::Choosing);
    assert!(m.game().hand(Seat(1)).contains(&card("Ace of Cups")));
}

#[test]
fn once_the_table_has_come_to_rest_a_fall_is_nobody_s_doing() {
    let mut m = judged_while_it_moves();
    // Something is set out for a play, everything comes to rest, and is looked at.
    let raise = Play::Raise { card: card("Ace of Cups"), size: Small, count: 1 };
    play(&mut m, raise);
    let told = told(&slides_off(&mut m, Seat(0)));
    assert_eq!(told, [] as [String; 0]);
}
