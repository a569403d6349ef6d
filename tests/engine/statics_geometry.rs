//! The second judge on contacts that it finds itself, from the pieces where they lie: nothing is simulated here. What is
//! true is said by closed forms or by the exact program for stacks in a plane.

use super::physics::{at, table};
use super::planar::least_thickness;
use bench::planar::{Arch, Brick, PlanarModel};
use game::pieces::{CardShape, Size};
use table::piece::Kind;
use table::rapier3d::glamx::DVec3;
use table::rapier3d::prelude::*;
use table::sim::{Placement, Sim};
use table::statics::{self, Analysis, Model, Nests, Verdict};
use table::{PieceId, Settings};

fn judged(placements: Vec<Placement>) -> Analysis {
    statics::analyse(&table(Settings::sleepless(), placements), None).unwrap()
}

fn brick(size_mm: [f32; 3], x: f32, z: f32) -> Placement {
    at(Kind::Box { size_mm }, x, 0.0, z)
}

fn fixed(mut placement: Placement) -> Placement {
    placement.piece = placement.piece.fixed();
    placement
}

/// Three bricks that reach farthest: one over the edge, two on it side by side, at a share of what they can reach.
fn three(length: f32, share: f32, back: f32) -> Vec<Placement> {
    let size = [length, length / 2.0, length / 6.0];
    let (half, high) = (length / 2.0, length / 6.0);
    vec![
        fixed(brick([4.0 * length, length, 10.0], -2.0 * length, 5.0)),
        brick(size, -back, 10.0 + 0.5 * high),
        brick([size[0].min(2.0 * half * share), size[1], high], half * share - back, 10.0 + 1.5 * high),
        brick([size[0].min(2.0 * half * share), size[1], high], -half * share - back, 10.0 + 1.5 * high),
    ]
}

#[test]
fn three_bricks_that_reach_too_far_fall_and_do_not_hold_one_another_across_a_gap() {
    for length in [30.0, 60.0, 90.0] {
        for share in [1.0005, 1.001, 1.003, 1.02] {
            let analysis = judged(three(length, share, 0.1));
            let exact = f64::from(1.0 - share) * 6.0;
            assert_eq!(analysis.verdict, Verdict::Falls, "{length} {share}: {analysis:?}");
            assert!((analysis.factor - exact).abs() < 0.02 * exact.abs() + 2e-4, "{exact} {analysis:?}");
        }
        for share in [0.9995, 0.999, 0.997, 0.98] {
            let analysis = judged(three(length, share, 0.1));
            assert_eq!(analysis.verdict, Verdict::Stands, "{length} {share}: {analysis:?}");
        }
    }
}

/// An arch of hulls from the right springing to the left.
fn arch(voussoirs: usize, radius_mm: f64, thickness_mm: f64) -> Vec<Placement> {
    let arch = Arch { voussoirs, half_deg: 90.0, radius_mm, thickness_mm };
    (0..voussoirs)
        .map(|n| {
            let ring = [n, n + 1].map(|n| arch.joint(n)).concat();
            let points_mm = [-15.0_f32, 15.0]
                .into_iter()
                .flat_map(|y| ring.iter().map(move |[x, z]| [*x as f32, y, *z as f32]).collect::<Vec<_>>())
                .collect();
            let mut voussoir = at(Kind::Hull { points_mm }, 0.0, 0.0, 0.0);
            voussoir.piece.friction = 0.7;
            voussoir
        })
        .collect()
}

fn rough_table(placements: Vec<Placement>) -> Sim {
    let mut sim = table(Settings::sleepless(), placements);
    sim.set_gravity([0.0, 0.0, -981.0]);
    sim
}

#[test]
fn arches_flip_at_the_limit_thickness() {
    for voussoirs in [9, 10, 11, 12, 13] {
        let limit = least_thickness(voussoirs, 60.0);
        for (share, stands) in [(0.99, false), (0.997, false), (1.003, true), (1.01, true)] {
            let sim = rough_table(arch(voussoirs, 60.0, share * limit));
            let analysis = statics::analyse(&sim, None).unwrap();
            assert_eq!(analysis.factor > 0.0, stands, "{voussoirs} at {share} of {limit} mm: {analysis:?}");
        }
    }
}

#[test]
fn a_stack_bears_what_the_exact_programme_says() {
    // Bricks of one height, bridges and cantilevers among them; both directions along the plane.
    let mut seed = 7_u64;
    let mut chance = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 40) as f64 / (1_u64 << 24) as f64
    };
    let mut compared = 0;
    while compared < 60 {
        let levels = 2 + (chance() * 3.0) as usize;
        let mut bricks: Vec<Brick> = vec![];
        for level in 0..levels {
            for _ in 0..1 + (chance() * 2.0) as usize {
                let x = (80.0 * (chance() - 0.5) * 64.0).round() / 64.0;
                let width = [40.0, 60.0, 100.0][(chance() * 3.0) as usize];
                let new = Brick { x, bottom: 12.0 * level as f64, size: [width, 12.0] };
                let clear =
                    |b: &Brick| b.bottom != new.bottom || (b.x - x).abs() > (b.size[0] + width) / 2.0 + 0.01;
                if bricks.iter().all(clear) {
                    bricks.push(new);
                }
            }
        }
        let plane = PlanarModel::bricks(&bricks, 0.45, 0.45);
        let Some([least, most]) = plane.bears() else { continue };
        if most < 0.01 || least > -0.01 {
            continue;
        }
        compared += 1;
        let pieces = bricks.iter().map(|b| {
            let size = [b.size[0] as f32, 400.0, b.size[1] as f32];
            brick(size, b.x as f32, (b.bottom + b.size[1] / 2.0) as f32)
        });
        let mut model = Model::of(&table(Settings::sleepless(), pieces.collect()), None);
        for (end, direction) in [(most, 1.0), (-least, -1.0)] {
            for (share, stands) in [(0.99, true), (1.01, false)] {
                model.gravity = DVec3::new(direction * share * end, 0.0, -1.0) * 981.0;
                let analysis = statics::judge(&model).unwrap();
                assert_eq!(analysis.factor > 0.0, stands, "{bricks:?} bears {least} to {most}: {analysis:?}");
            }
        }
    }
}

#[test]
fn patches_are_what_the_shapes_share() {
    // A brick turned by 30° on a fixed one of the same size: the octagon that two squares share.
    let square = Kind::Box { size_mm: [40.0, 40.0, 10.0] };
    let mut upper = at(square.clone(), 0.0, 0.0, 15.0);
    upper.pose.rotation = Rotation::from_rotation_z(30_f32.to_radians());
    let model = Model::of(&table(Settings::sleepless(), vec![fixed(at(square, 0.0, 0.0, 5.0)), upper]), None);
    assert_eq!(model.contacts.len(), 8);
    // Each corner is where a side of the one crosses a side of the other, 20 mm from the middle both and 30° or 60° from
    // one another.
    let mut reaches: Vec<f64> = model.contacts.iter().map(|c| c.point.truncate().length()).collect();
    reaches.sort_by(f64::total_cmp);
    for (i, reach) in reaches.iter().enumerate() {
        let half_deg = if i < 4 { 15_f64 } else { 30.0 };
        assert!((reach - 2.0 / half_deg.to_radians().cos()).abs() < 1e-6, "{reaches:?}");
    }
    assert!(model.contacts.iter().all(|c| (c.point.z - 1.0).abs() < 1e-6 && c.normal.z.abs() > 1.0 - 1e-9));
    // A pyramid on its tip's flat, a card on three tips, a pyramid on a card, a large one over the ring's hole.
    let tip = |contacts: &[statics::ContactPoint]| contacts.iter().filter(|c| c.point.z > 4.0).count();
    let l = Kind::Pyramid(Size::Large);
    let mut placements: Vec<Placement> =
        [(-20.0, -25.0), (20.0, -25.0), (0.0, 30.0)].map(|(x, y)| at(l.clone(), x, y, 0.0)).into();
    placements.push(at(Kind::Floor(CardShape::Trapezoid), 0.0, 0.0, 44.45 + 0.381));
    placements.push(at(Kind::Pyramid(Size::Small), 0.0, 0.0, 45.212));
    let model = Model::of(&table(Settings::sleepless(), placements), None);
    assert_eq!(tip(&model.contacts), 3 * 4 + 4, "{:?}", model.contacts);
    assert_eq!(model.contacts.len() - tip(&model.contacts), 3 * 4);
}

#[test]
fn edges_that_cross_touch_at_a_point_and_a_gap_parts_them() {
    // Two bars turned on edge, one across the other: they touch where they cross, at the height of the lower one's edge.
    let edge = 10.0 * 2_f32.sqrt();
    for (gap_mm, points) in [(-0.01_f32, 1), (0.0005, 1), (0.006, 0)] {
        let bar = |yaw: f32, z: f32| {
            let mut bar = at(Kind::Box { size_mm: [200.0, 10.0, 10.0] }, 0.0, 0.0, z);
            bar.pose.rotation =
                Rotation::from_rotation_z(yaw.to_radians()) * Rotation::from_rotation_x(45_f32.to_radians());
            bar
        };
        let placements = vec![fixed(bar(0.0, 30.0)), bar(70.0, 30.0 + edge + gap_mm)];
        let model = Model::of(&table(Settings::sleepless(), placements), None);
        assert_eq!(model.contacts.len(), points, "{gap_mm}: {:?}", model.contacts);
        for contact in &model.contacts {
            assert!(
                contact.point.truncate().length() < 1e-6 && contact.normal.z.abs() > 1.0 - 1e-6,
                "{contact:?}"
            );
            assert!((contact.point.z - 3.0 - f64::from(edge) / 20.0).abs() < 1e-3);
        }
    }
}

#[test]
fn a_pyramid_on_its_side_rests_on_that_side() {
    for size in Size::ALL {
        let kind = Kind::Pyramid(size);
        let mut lying = at(kind.clone(), 0.0, 0.0, 0.0);
        // A side runs from the base's edge to that of the tip's flat, which is 0.1 mm wide.
        let side = Vector::new(0.0, -size.height_mm(), (size.base_mm() - 0.1) / 2.0).normalize();
        lying.pose.rotation = Rotation::from_rotation_arc(side, -Vector::Z);
        let geometry = lying.piece.geometry().unwrap();
        let heights = geometry.corners().map(|c| (lying.pose.rotation * c).z);
        lying.pose.translation.z = -heights.fold(f32::MAX, f32::min);
        let model = Model::of(&table(Settings::sleepless(), vec![lying]), None);
        // The side is a trapezoid: two corners of the base, two of the tip's flat.
        assert_eq!(model.contacts.len(), 4, "{size:?}: {:?}", model.contacts);
        let longest =
            model.contacts.iter().flat_map(|a| model.contacts.iter().map(|b| a.point.distance(b.point)));
        let slant = f64::from(size.height_mm().hypot(size.base_mm() / 2.0)) / 10.0;
        let longest = longest.fold(0.0, f64::max);
        assert!(
            (longest - slant.hypot(f64::from(size.base_mm()) / 20.0)).abs() < 0.02,
            "{size:?}: {longest}"
        );
    }
}

#[test]
fn nests_touch_along_their_collars() {
    let l = Kind::Pyramid(Size::Large);
    let sim =
        table(Settings::sleepless(), (0..2).map(|i| at(l.clone(), 0.0, 0.0, 9.525 * i as f32)).collect());
    assert_eq!(Model::of(&sim, None).blocks.len(), 1);
    let model = Model::with(&sim, None, Nests::Apart);
    let between = model.contacts.iter().filter(|c| c.pieces == [PieceId(0), PieceId(1)]);
    let (points, normals): (Vec<DVec3>, Vec<DVec3>) = between.map(|c| (c.point, c.normal)).unzip();
    // Four sides of the taper, each along a strip. It begins 2.5 mm below the lower one's tip, where the collar bites by
    // 5 µm, and ends where the walls stand clear by 3 µm; at the rim, 32.425 mm below the collar, they do by 50 µm.
    assert_eq!(normals.len(), 16, "{normals:?}");
    let clear = (5.0 + 3.0 / normals[0].truncate().length()) / 55.0;
    let ends = [4.195 - clear * 3.2425, 4.195];
    assert!(points.iter().all(|p| ends.iter().any(|end| (p.z - end).abs() < 0.003)), "{ends:?} {points:?}");
    assert!(normals.iter().sum::<DVec3>().truncate().length() < 1e-6);
    let slope = f64::from((25.4_f32 - 0.1) / 2.0 / 44.45);
    // The lower is pushed down: the normal leans from the level by the taper's half-angle.
    assert!(normals.iter().all(|n| (n.z + slope / slope.hypot(1.0)).abs() < 1e-5), "{normals:?}");
}
