//! Both judges against the exact programme for stacks in a plane, on both sides of the limit.

use cyclopean::lab::planar::stacks::Stack;
use cyclopean::lab::planar::{Brick, Plane};
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

/// Three cards on edge, two across and one between them along x, with play in the joints, and a roof; a share of the
/// tilt towards +x that they bear.
fn cell(share: f64, play_mm: f64) -> Scene {
    let bars = [(-30.0, 0.35, 0.0), (30.0, 0.35, 0.0), (0.0, 59.5, 0.0), (0.0, 110.0, 70.0)];
    let size = |width: f64, bottom: f64| [width, if bottom > 0.0 { 0.35 } else { 70.0 }];
    // The one that the tilt leaves behind leans on the middle one: that joint is shut. The other opens.
    let shut = bars.map(|(x, width, bottom)| {
        let x = if x < 0.0 { -29.75 - 0.175 } else { x };
        Brick { x, bottom, size: size(width, bottom) }
    });
    let mut plane = Plane::bricks(&shut, 0.3, 0.3);
    plane.blocks.iter_mut().for_each(|b| b.weight = 1.0);
    let limit = plane.bears().unwrap()[1];
    let degrees = (share * limit).atan().to_degrees();
    let piece = |name: &str, [a, b, c]: [f64; 3], x: f64, z: f64| {
        format!(
            "(name: \"{name}\", shape: Box(size_mm: ({a:?}, {b:?}, {c:?})), at_mm: ({x:?}, 0.0, {z:?}), mass: \
             Grams(2.5)),"
        )
    };
    let text = format!(
        "Scene(tilt: (degrees: {degrees:?}), friction: (others: 0.3, table: 0.3), pieces: [{}{}{}{}])",
        piece("behind", [0.35, 110.0, 70.0], -29.75 - 0.175 - play_mm, 35.0),
        piece("before", [0.35, 110.0, 70.0], 29.75 + 0.175 + play_mm, 35.0),
        piece("between", [59.5, 0.35, 70.0], 0.0, 35.0),
        piece("roof", [110.0, 90.0, 0.35], 0.0, 70.175),
    );
    Scene::parse(&text, "cell").unwrap()
}

#[test]
fn cards_whose_joints_shut_as_they_lean_are_not_called_fallen() {
    for play_mm in [0.0, 0.02, 0.05] {
        let report = run(&cell(0.85, play_mm));
        assert_eq!(report.outcome, Outcome::Stands, "{play_mm}: {report:?}");
        assert_eq!(report.statics.unwrap().analysis.verdict, Verdict::Stands, "{play_mm}");
    }
}
