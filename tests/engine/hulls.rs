//! Convex hulls as people bring them: any points that span a volume make a piece, and what it weighs and where its faces are
//! is what a plain search through all planes finds.

use game::rng::Rng;
use lab::Scene;
use support::counts::whole_or;
use support::told::english;
use table::piece::Mass;
use table::rapier3d::glamx::{DMat3, DVec3};
use table::rapier3d::prelude::{Shape, Vector};
use table::shape::ShapeError;
use table::{Kind, MM_PER_CM, Piece, Settings};

/// Figures may differ by so much of themselves.
const NEAR: f64 = 1e-3;
/// Faces that collide may lie off by so much of the size.
const NEAR_FACE: f64 = 1e-3;

fn share(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1 << 24)) / f64::from(1 << 24) * 2.0 - 1.0
}

/// Points on an ellipsoid, or anywhere in a box, mm.
fn cloud(count: usize, round: bool, rng: &mut Rng) -> Vec<[f32; 3]> {
    let half = DVec3::from_array([(); 3].map(|()| 20.0 + 15.0 * share(rng)));
    let point = |rng: &mut Rng| loop {
        let p = DVec3::from_array([(); 3].map(|()| share(rng)));
        if !round {
            return p * half;
        }
        if (0.1..1.0).contains(&p.length()) {
            return p.normalize() * half;
        }
    };
    (0..count).map(|_| point(rng).as_vec3().to_array()).collect()
}

/// The triangles of a hull in general position: three points with all others on one side.
fn triangles(points: &[DVec3]) -> Vec<[DVec3; 3]> {
    let mut found = vec![];
    for (i, &a) in points.iter().enumerate() {
        for (j, &b) in points.iter().enumerate().skip(i + 1) {
            for &c in &points[j + 1..] {
                let normal = (b - a).cross(c - a);
                let mut sides = points.iter().map(|&p| normal.dot(p - a)).filter(|h| h.abs() > 1e-9);
                let Some(first) = sides.next() else { continue };
                if sides.all(|h| (h > 0.0) == (first > 0.0)) {
                    found.push(if first < 0.0 { [a, b, c] } else { [a, c, b] });
                }
            }
        }
    }
    found
}

/// Volume, centre of mass, and inertia about it for a density of one.
fn measured(triangles: &[[DVec3; 3]]) -> (f64, DVec3, DMat3) {
    let (mut volume, mut moment, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
    let outer = |a: DVec3, b: DVec3| DMat3::from_cols(a * b.x, a * b.y, a * b.z);
    for [a, b, c] in triangles {
        let six = a.dot(b.cross(*c));
        let sum = a + b + c;
        volume += six / 6.0;
        moment += six / 24.0 * sum;
        second += (outer(*a, *a) + outer(*b, *b) + outer(*c, *c) + outer(sum, sum)) * (six / 120.0);
    }
    let centre = moment / volume;
    let about = second - outer(centre, centre) * volume;
    let trace = about.x_axis.x + about.y_axis.y + about.z_axis.z;
    (volume, centre, DMat3::IDENTITY * trace - about)
}

/// How far a shape reaches in a direction.
fn reach(shape: &dyn Shape, way: Vector) -> f32 {
    match shape.as_compound() {
        Some(parts) => parts.shapes().iter().map(|(_, part)| reach(&**part, way)).fold(f32::MIN, f32::max),
        None => shape.as_support_map().unwrap().local_support_point(way).dot(way),
    }
}

fn hull(points: &[[f32; 3]]) -> Piece {
    Piece::new(Kind::Hull { points_mm: points.to_vec() })
}

/// 200 of each kind; in `./test` a part.
#[test]
fn every_cloud_of_points_makes_the_piece_that_it_is() {
    let mut rng = Rng::new(29);
    for (count, tries) in [(8, whole_or(200, 200)), (20, whole_or(200, 60)), (64, whole_or(200, 6))] {
        let mut refused = vec![];
        for i in 0..tries {
            let points = cloud(count, i % 2 == 0, &mut rng);
            let geometry = match hull(&points).geometry() {
                Ok(geometry) => geometry,
                Err(why) => {
                    refused.push(format!("{i}: {why}"));
                    continue;
                }
            };
            let exact: Vec<DVec3> =
                points.iter().map(|p| Vector::from_array(*p).as_dvec3() / f64::from(MM_PER_CM)).collect();
            let faces = triangles(&exact);
            let (volume, centre, inertia) = measured(&faces);
            let size = exact.iter().map(|p| p.distance(centre)).fold(0.0, f64::max);

            let mass = geometry.mass_properties(Mass::Density(1.0)).unwrap();
            let off = (f64::from(mass.mass()) / volume - 1.0).abs();
            assert!(off < NEAR, "{count} points, {i}: its volume is off by {off}");
            let off = mass.local_com.as_dvec3().distance(centre) / size;
            assert!(off < NEAR, "{count} points, {i}: its centre is off by {off} of its size");
            let found = mass.reconstruct_inertia_matrix().as_dmat3();
            let largest = inertia.to_cols_array().iter().fold(0.0_f64, |most, x| most.max(x.abs()));
            let off = (found - inertia).to_cols_array().iter().fold(0.0_f64, |most, x| most.max(x.abs()));
            assert!(off < NEAR * largest, "{count} points, {i}: its inertia is off by {off} of {largest}");

            let shape = match geometry.collider_of(i) {
                Ok(shape) => shape,
                Err(why) => {
                    refused.push(format!("{i}: the collider: {why}"));
                    continue;
                }
            };
            let mut most = 0.0_f64;
            for [a, b, c] in &faces {
                let normal = (b - a).cross(c - a).normalize();
                let reach = f64::from(reach(&*shape, normal.as_vec3()));
                let off = (reach - normal.dot(*a)).abs() / size;
                if off > 1e-3 {
                    eprintln!(
                        "face {a} {b} {c} area {} off {off} compound {} reach {reach} plane {}",
                        (b - a).cross(c - a).length() / 2.0,
                        shape.as_compound().is_some(),
                        normal.dot(*a)
                    );
                }
                most = most.max(off);
            }
            assert!(most < NEAR_FACE, "{count} points, {i}: a face is off by {most} of the size");
        }
        assert!(refused.is_empty(), "{} of {tries} hulls of {count} points: {refused:?}", refused.len());
    }
}

#[test]
fn points_that_are_one_are_one_and_flat_ones_are_refused() {
    let mut rng = Rng::new(30);
    let points = cloud(12, true, &mut rng);
    // Every point five times, each by less than a hair elsewhere.
    let mut near = points.clone();
    for _ in 0..4 {
        near.extend(points.iter().map(|p| p.map(|x| x + 2e-5 * share(&mut rng) as f32)));
    }
    let mass = |points: &[[f32; 3]]| {
        let geometry = hull(points).geometry().unwrap();
        geometry.collider_of(3).unwrap();
        geometry.mass_properties(Mass::Density(1.0)).unwrap().mass()
    };
    assert!((mass(&near) / mass(&points) - 1.0).abs() < 1e-4);
    let flat: Vec<[f32; 3]> = points.iter().map(|[x, y, _]| [*x, *y, 0.5 * x - 0.2 * y]).collect();
    assert_eq!(hull(&flat).geometry().err(), Some(ShapeError::Flat));
    assert!(ShapeError::Flat.to_string().contains("no volume"));
}

/// Random scenes of whatever shapes, masses and frictions that a file may hold: what passes validation can be simulated, and
/// whoever wrote what does not is told the line. 4,000 in a whole run.
#[test]
fn what_passes_validation_can_be_simulated() {
    let mut rng = Rng::new(31);
    let (mut taken, mut refused) = (0, 0);
    for n in 0..whole_or(4_000, 400) {
        let mut pieces = String::new();
        for slot in 0..3 {
            let thin = [1.0, 0.1, 0.01, 1e-3, 1e-5][rng.below(5) as usize];
            let number = |rng: &mut Rng| 20.0 * share(rng);
            let shape = match rng.below(3) {
                0 => {
                    let points: String = (0..4 + rng.below(20))
                        .map(|_| {
                            format!(
                                "({}, {}, {}), ",
                                number(&mut rng),
                                number(&mut rng),
                                thin * number(&mut rng)
                            )
                        })
                        .collect();
                    format!("Hull(points_mm: [{points}])")
                }
                1 => {
                    let corner = |k: u32, rng: &mut Rng| {
                        let angle = std::f64::consts::TAU * f64::from(k) / 7.0;
                        let out = 15.0 * (1.0 - thin * share(rng).abs());
                        format!("({}, {}), ", out * angle.cos(), out * angle.sin())
                    };
                    let outline: String = (0..3 + rng.below(5)).map(|k| corner(k, &mut rng)).collect();
                    format!("Prism(outline_mm: [{outline}], thickness_mm: {})", 10.0 * thin)
                }
                _ => format!("Box(size_mm: (20, {}, {}))", 20.0 * thin, 20.0 * share(&mut rng).abs()),
            };
            let mass = [1e-4, 1e-2, 1.0, 1e5][rng.below(4) as usize];
            let friction = [0.0, 1e-3, 0.5, 10.0][rng.below(4) as usize];
            pieces += &format!(
                "(shape: {shape}, at_mm: ({}, 0, 60), mass: Grams({mass}), friction: {friction}),\n",
                150 * slot - 150
            );
        }
        let text = format!("Scene(pieces: [\n{pieces}])");
        match Scene::parse(&text, "a file") {
            Ok(scene) => {
                taken += 1;
                let mut sim =
                    scene.build(Settings::sleepless()).unwrap_or_else(|why| panic!("{n}: {why}: {text}"));
                sim.tick().unwrap_or_else(|why| panic!("{n}: {why}: {text}"));
            }
            Err(why) => {
                refused += 1;
                let said = english(&why);
                assert!(
                    said.contains("a file") && said.contains("line ") && said.contains("pieces["),
                    "{said}"
                );
            }
        }
    }
    assert!(taken > 50 && refused > 50, "{taken} taken, {refused} refused");
}

/// A prism of eight sides whose top is strewn with points that are off its plane by 0.1 µm at most, as a scan has them.
#[test]
fn a_hull_whose_points_are_all_but_in_a_plane_is_not_flat() {
    for seed in 0..30 {
        let mut rng = Rng::new(seed);
        let ring = |z: f32| {
            let turned = move |k: u8| std::f32::consts::TAU / 8.0 * (f32::from(k) + 0.37);
            (0..8).map(move |k| [20.0 * turned(k).cos(), 20.0 * turned(k).sin(), z])
        };
        let mut points: Vec<[f32; 3]> = ring(0.0).chain(ring(30.0)).collect();
        let clean = Piece::new(Kind::Hull { points_mm: points.clone() });
        points.extend((0..20).map(|_| {
            let [x, y, off] = [(); 3].map(|()| share(&mut rng) as f32);
            [12.0 * x, 12.0 * y, 30.0 + 1e-4 * off]
        }));
        let noisy = Piece::new(Kind::Hull { points_mm: points });
        let weighs = |piece: &Piece| {
            let geometry = piece.geometry().unwrap_or_else(|why| panic!("{seed}: {}", english(&why)));
            geometry.collider().unwrap();
            geometry.mass_properties(piece.mass).unwrap().mass()
        };
        let (noisy, clean) = (weighs(&noisy), weighs(&clean));
        assert!((noisy / clean - 1.0).abs() < 1e-4, "{seed}: {noisy} g, {clean} g without the points");
    }
}
