//! The exact program for stacks in a plane, against closed forms.

use bench::planar::{Arch, Block, Brick, Joint, PlanarModel};

/// Bricks of one size, each moved along over the one below.
fn stack(size: [f64; 2], places: &[(f64, u32)]) -> Vec<Brick> {
    places.iter().map(|&(x, level)| Brick { x, bottom: f64::from(level) * size[1], size }).collect()
}

#[test]
fn one_brick_slides_or_topples() {
    for (height, friction) in [(10.0, 0.45), (10.0, 0.2), (100.0, 0.45), (300.0, 0.9)] {
        let bricks = stack([60.0, height], &[(5.0, 0)]);
        let [least, most] = PlanarModel::bricks(&bricks, 0.3, friction).bears().unwrap();
        let exact = friction.min(60.0 / height);
        assert!(
            (most - exact).abs() < 1e-9 && (least + exact).abs() < 1e-9,
            "{height} {friction}: {least} {most}"
        );
    }
}

#[test]
fn stacks_overhang_by_the_harmonic_series() {
    // n bricks of width 2 over an edge: 1, 1/2, 1/3 … from the top. Here the edge is that of a wide lowest brick.
    for n in 1..=6_u32 {
        for (share, stands) in [(0.999, true), (1.001, false)] {
            let mut bricks = vec![Brick { x: -200.0, bottom: 0.0, size: [400.0, 10.0] }];
            let shifts: Vec<f64> = (1..=n).map(|i| share * 30.0 / f64::from(i)).collect();
            for level in 1..=n {
                // The lowest overhangs by 30 / n, the next by 30 / (n - 1) more.
                let x: f64 = shifts[(n - level) as usize..].iter().sum::<f64>() - 30.0;
                bricks.push(Brick { x, bottom: 10.0 * f64::from(level), size: [60.0, 10.0] });
            }
            let margin = PlanarModel::bricks(&bricks, 0.5, 0.5).margin();
            assert_eq!(margin > 0.0, stands, "{n} {share}: {margin}");
        }
    }
}

#[test]
fn three_bricks_reach_farthest_with_one_as_counterweight() {
    // Paterson and Zwick, "Overhang" (2009): three bricks reach 1 length beyond the edge, not 11/12, two of them side
    // by side on the third, each with its middle over an end of it.
    for (share, stands) in [(0.9995, true), (1.0005, false)] {
        let reach = 30.0 * share;
        let mut bricks = vec![Brick { x: -200.0, bottom: 0.0, size: [400.0, 10.0] }];
        bricks.extend([(0.0, 10.0), (reach, 20.0), (-reach, 20.0)].map(|(x, bottom)| Brick {
            x: x - 0.01,
            bottom,
            size: [60.0, 10.0],
        }));
        if stands {
            // They would overlap by a hair: the same with bricks a hair shorter.
            bricks[2].size[0] = 2.0 * reach;
            bricks[3].size[0] = 2.0 * reach;
        }
        let margin = PlanarModel::bricks(&bricks, 0.5, 0.5).margin();
        assert_eq!(margin > 0.0, stands, "{share}: {margin}");
    }
}

#[test]
fn friction_holds_two_that_lean() {
    // Two bars of length 120 that meet at the top at an angle: they stand where μ is at least half the tangent.
    for lean_deg in [15.0_f64, 25.0, 35.0] {
        let lean = lean_deg.to_radians();
        let (out, up) = (120.0 * lean.sin(), 120.0 * lean.cos());
        for (share, stands) in [(1.001, true), (0.999, false)] {
            let friction = share * lean.tan() / 2.0;
            let block = |side: f64| Block { weight: 1.0, centre: [side * out / 2.0, up / 2.0] };
            let foot =
                |on: usize, x: f64| Joint { on, by: None, ends: [[x, 0.0]; 2], normal: [0.0, 1.0], friction };
            let ridge =
                Joint { on: 0, by: Some(1), ends: [[0.0, up]; 2], normal: [-1.0, 0.0], friction: 5.0 };
            let joints = vec![foot(0, -out), foot(1, out), ridge];
            let plane = PlanarModel { blocks: vec![block(-1.0), block(1.0)], joints };
            assert_eq!(plane.margin() > 0.0, stands, "{lean_deg} {share}");
        }
    }
}

/// The least thickness with which a half-round arch stands, mm.
pub fn least_thickness(voussoirs: usize, radius_mm: f64) -> f64 {
    Arch { voussoirs, half_deg: 90.0, radius_mm, thickness_mm: 1.0 }.least_thickness_mm(0.7)
}

#[test]
fn arches_of_many_voussoirs_need_the_thickness_that_milankovitch_found() {
    // A half-round arch of radial joints needs a thickness of 0.1075 of its mean radius (Milankovitch 1907; Heyman's
    // 0.106 takes each wedge's weight on the mean line). Hinges at few joints only make it a little less.
    let many = least_thickness(31, 60.0) / 60.0;
    assert!((many - 0.1075).abs() < 0.0005, "{many}");
    for few in [9, 11, 13] {
        let share = least_thickness(few, 60.0) / 60.0;
        assert!(share < many + 1e-6 && share > 0.07, "{few}: {share}");
    }
}
