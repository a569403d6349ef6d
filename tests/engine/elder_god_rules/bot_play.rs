//! What bots do in positions laid by hand.

use super::examples::FIFTEEN;
use super::*;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use session::Skill;

fn chosen(game: &ElderGod, skill: Skill, playouts: u32) -> Action {
    let mut bot = Bot::new(skill, 1, A).with_playouts(playouts);
    bot.choose(&SeatPosition::of(game, A)).unwrap()
}

/// Nothing can be laid at an end that points up. The level tentacle will do after either curve, and the upright shot is for a
/// rival who lacks two cards: both stay. The other shots and the eyestalk go.
#[test]
fn a_redraw_keeps_what_serves_soon() {
    for skill in [Skill::Middle, Skill::High] {
        let scene = scene(2).lay(A, &[("V", 5, 1)]).lay(B, &FIFTEEN[..13]);
        let mut game = scene.hand(&["H", "H!", "V!", "A!", "B!", "onnnn"]);
        let kept = [held(&game, "H").card, held(&game, "V!").card];
        for _ in 0..4 {
            let action = chosen(&game, skill, 0);
            let Action::Throw(card) = action else { panic!("{skill:?}: {action:?}") };
            assert!(!kept.contains(&card), "{skill:?}: {card:?}");
            act(&mut game, A, action);
        }
        assert_eq!(chosen(&game, skill, 0), Action::Refill);
    }
    // Far from its Mouth the rival is no reason to keep a shot.
    let game = scene(2).lay(A, &[("V", 5, 1)]).hand(&["H", "H!", "V!", "A!", "B!", "onnnn"]);
    let Action::Throw(card) = chosen(&game, Skill::Middle, 0) else { panic!() };
    assert_ne!(card, held(&game, "H").card);
}

/// Seven cards of eight, and an end that points up.
const SEVEN: [(&str, u8, u8); 7] =
    [("V", 5, 1), ("V", 5, 2), ("V", 5, 3), ("A'", 5, 4), ("H", 4, 4), ("H", 3, 4), ("A", 2, 4)];

/// The next player is one card from winning. A grower always shoots; an elder that plays by its rules of thumb alone does
/// when it is one card from winning itself, and grows otherwise.
#[test]
fn whoever_is_about_to_win_is_shot_at() {
    let shoots = |action| matches!(action, Action::Damage { against: B, .. });
    let near = || scene(5).lay(A, &SEVEN).lay(B, &SEVEN).hand(&["V!", "H", "H", "H!", "B!", "onnnn"]);
    let far = || scene(5).lay(B, &SEVEN).hand(&["V!", "V", "H", "H!", "B!", "onnnn"]);
    for game in [near(), far()] {
        assert!(shoots(chosen(&game, Skill::Middle, 0)));
    }
    assert!(shoots(chosen(&near(), Skill::High, 0)) && shoots(chosen(&near(), Skill::High, 60)));
    assert!(matches!(chosen(&far(), Skill::High, 0), Action::Grow(_)));
    // Who can win does that.
    let wins = scene(5).lay(A, &SEVEN).lay(B, &SEVEN).hand(&["V!", "V", "H", "H!", "B!", "onnnn"]);
    for skill in [Skill::Middle, Skill::High] {
        assert!(matches!(chosen(&wins, skill, 0), Action::Grow(CardPose { at, .. }) if at == cell(2, 5)));
    }
}

/// In a feud a shot costs no turn: an elder shoots first and grows then.
#[test]
fn in_a_feud_elders_shoot_first() {
    let setup = Setup { variant: Variant::Feud, ..Setup::players(3) };
    let mut game = with(setup).lay(B, &[("V", 5, 1)]).hand(&["V!", "V", "H", "A", "B", "H"]);
    let shot = chosen(&game, Skill::High, 0);
    assert!(matches!(shot, Action::Damage { against: B, .. }), "{shot:?}");
    act(&mut game, A, shot);
    assert!(matches!(chosen(&game, Skill::High, 20), Action::Grow(_)));
}
