//! What the panels say of a roll.

use super::*;

#[test]
fn a_roll_is_hidden_while_it_rolls_and_one_that_passes_says_why() {
    let mut m = Match::new(&Setup::players(3), 1, HandOptions::default(), true).unwrap();
    m.seat(Seating::people(3));
    m.intend(Intent::Declare(Declaration::Roll)).unwrap();
    let (view, choices) = (m.view(), TurnChoices::of(&m.view().game));
    let (seat, turn, why) = (m.game().active(), 7, "Nothing can be done.".to_owned());
    let roll = Roll { faces: Faces::Cthulhu(Symbol::Utchat), quarry: None };
    let all = ["The dice are rolling", "Nothing can be done.", "Go on", "Roll\n", "turn 7"];
    for (shown, said) in [
        (RollView::Lies, vec!["Roll\n"]),
        (RollView::Rolling { seat, turn }, vec!["The dice are rolling", "Roll\n", "turn 7"]),
        (RollView::Passing { seat, turn, roll, why }, vec!["Nothing can be done.", "Go on", "turn 7"]),
    ] {
        let mut draw = |ctx: &Context| {
            let (choices, stability) = (Some(&choices), &Judgement::Bare);
            let roll = shown.clone();
            table_panels::show(
                ctx,
                &PanelData {
                    view: &view,
                    notes: &[],
                    reasons: Reasons::NONE,
                    roll,
                    choices,
                    stability,
                    marks: true,
                    record: None,
                    supply: vec![],
                },
                &mut Folds::default(),
            );
        };
        at_every_size(&mut draw);
        let ctx = context();
        (0..3).for_each(|_| drop(frame(&ctx, vec2(1280.0, 720.0), &mut draw)));
        let text = words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw));
        for word in all {
            assert_eq!(text.contains(word), said.contains(&word), "{shown:?}: {word:?} in\n{text}");
        }
        // What the first piece of a city is asked for in a newcomer's words.
        let asked = turn::asked(&view, &RollView::Lies);
        assert!(asked.contains("drag a glowing pyramid"), "{asked}");
        assert_eq!(text.contains(&asked), shown == RollView::Lies, "{shown:?}: {asked} in\n{text}");
    }
}
