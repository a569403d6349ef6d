//! Both judges against the exact programme for stacks in a plane, on both sides of the limit.

use cyclopean::lab::planar::cells;
use cyclopean::lab::planar::stacks::Stack;
use cyclopean::lab::scene::Scene;
use cyclopean::lab::trial::{Agreement, Outcome};
use cyclopean::lab::{Report, Trial};
use cyclopean::table::Settings;
use cyclopean::table::statics::Verdict;

fn run(scene: &Scene) -> Report {
    Trial::new(scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap()
}

#[test]
fn level_stacks_near_their_limit_get_the_verdict_of_the_exact_programme() {
    // `bench accuracy --set stacks` has a hundred of each.
    for (from, to) in [(0.005, 0.01), (0.01, 0.03), (-0.01, -0.005)] {
        for number in 0..8 {
            let stack = Stack::near_limit(4, number, from, to).unwrap();
            assert!((from..=to).contains(&stack.margin), "{stack:?}");
            let report = run(&stack.scene());
            let outcome = if stack.margin > 0.0 { Outcome::Stands } else { Outcome::Falls };
            assert_eq!(
                (report.outcome, report.agreement),
                (outcome, Agreement::Agree),
                "{stack:?} {report:?}"
            );
        }
    }
}

#[test]
fn cards_whose_joints_shut_as_they_lean_are_not_called_fallen() {
    for play_mm in [0.0, 0.02, 0.05] {
        let report = run(&cells::scene(0.85, play_mm));
        assert_eq!(report.outcome, Outcome::Stands, "{play_mm}: {report:?}");
        assert_eq!(report.statics.unwrap().analysis.verdict, Verdict::Stands, "{play_mm}");
    }
}
