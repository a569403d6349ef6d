//! Plates: an outline with holes, made thick and cut into convex cells.

use super::geometry::Geometry;
use super::measure::{
    MOST_FACE_CORNERS, Measure, ShapeError, THINNEST_MM, cm, few, hulls, length, quad, within,
};
use super::tongue::{SHORT_CM, TONGUE_CM, TONGUE_FALL, tongues};
use crate::piece::Point2;
use game::pieces::CardShape;
use rapier3d::prelude::*;
use std::collections::BTreeSet;

/// Something may slide along the side of a plate that is thicker, cm.
const THICK_CM: Real = 0.1;

/// Twice the signed area of a ring of points.
fn doubled_area(ring: &[Point2]) -> f32 {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum()
}

/// Extrudes an outline with holes. The outline is moved so that its centroid is the origin.
pub(super) fn prism(
    outline_mm: &[Point2],
    holes_mm: &[Vec<Point2>],
    thickness_mm: f32,
) -> Result<Geometry, ShapeError> {
    length(Measure::Thickness, thickness_mm)?;
    few(Measure::Outline, outline_mm.len() + holes_mm.iter().map(Vec::len).sum::<usize>())?;
    for ring in std::iter::once(outline_mm).chain(holes_mm.iter().map(Vec::as_slice)) {
        if ring.len() < 3 {
            return Err(ShapeError::Outline);
        }
        for value in ring.iter().flatten() {
            within(Measure::Outline, *value)?;
        }
    }
    let mut points: Vec<Point2> = outline_mm.to_vec();
    let mut hole_starts: Vec<u32> = Vec::new();
    for hole in holes_mm {
        hole_starts.push(points.len() as u32);
        points.extend_from_slice(hole);
    }
    let mut triangles: Vec<u32> = Vec::new();
    earcut::Earcut::new().earcut(points.iter().copied(), &hole_starts, &mut triangles);

    let area = |t: &[u32]| {
        doubled_area(&[points[t[0] as usize], points[t[1] as usize], points[t[2] as usize]]) / 2.0
    };
    let total: f32 = triangles.chunks_exact(3).map(|t| area(t).abs()).sum();
    let enclosed =
        (doubled_area(outline_mm).abs() - holes_mm.iter().map(|h| doubled_area(h).abs()).sum::<f32>()) / 2.0;
    if total < THINNEST_MM * THINNEST_MM || (total - enclosed).abs() > 1e-3 * total {
        return Err(ShapeError::Outline);
    }
    let mut centroid = [0.0_f32; 2];
    for t in triangles.chunks_exact(3) {
        for axis in 0..2 {
            let mean = t.iter().map(|&i| points[i as usize][axis]).sum::<f32>() / 3.0;
            centroid[axis] += mean * area(t).abs() / total;
        }
    }

    let half = cm(thickness_mm) / 2.0;
    let at = |i: u32, z: Real| {
        let p = points[i as usize];
        Vector::new(cm(p[0] - centroid[0]), cm(p[1] - centroid[1]), z)
    };
    let mut surface = Vec::new();
    for t in triangles.chunks_exact(3) {
        let [a, b, c] = if area(t) > 0.0 { [t[0], t[1], t[2]] } else { [t[0], t[2], t[1]] };
        surface.push([at(a, half), at(b, half), at(c, half)]);
        surface.push([at(c, -half), at(b, -half), at(a, -half)]);
    }
    let mut edges = Vec::new();
    let ring_starts = std::iter::once(0).chain(hole_starts.iter().copied()).chain([points.len() as u32]);
    let rings: Vec<(u32, u32)> = ring_starts.clone().zip(ring_starts.skip(1)).collect();
    for (number, (start, end)) in rings.into_iter().enumerate() {
        let ring = &points[start as usize..end as usize];
        let outward = (doubled_area(ring) > 0.0) == (number == 0);
        for i in start..end {
            let next = if i + 1 == end { start } else { i + 1 };
            let (i, j) = if outward { (i, next) } else { (next, i) };
            quad(&mut surface, [at(i, -half), at(j, -half), at(j, half), at(i, half)]);
            edges.push([at(i, half), at(j, half)]);
            edges.push([at(i, -half), at(j, -half)]);
        }
    }
    let upright = |cells: &[Vec<u32>]| -> Vec<Vec<Vector>> {
        cells.iter().map(|cell| cell.iter().flat_map(|&i| [at(i, -half), at(i, half)]).collect()).collect()
    };
    let plain = Some(upright(&convex_cells(&points, &triangles, usize::MAX)));
    let cells = convex_cells(&points, &triangles, MOST_FACE_CORNERS);
    let solid = hulls(&upright(&cells))?.mass_properties(1.0);
    let mut parts =
        if half < THICK_CM / 2.0 { upright(&cells) } else { short_of_corners(&cells, half, |i| at(i, half)) };
    for (part, reach) in parts.iter_mut().zip(reaches(&cells, half, at)) {
        part.extend(reach);
    }
    Ok(Geometry {
        parts,
        surface,
        edges,
        half_thickness: Some(half),
        cuboid: None,
        hull: None,
        plain,
        solid: Some(solid),
    })
}

/// The corners of every cell, above and below. A cell ends a little before a corner of the outline that it shares with others:
/// there its wall would stop what slides round the corner.
fn short_of_corners(cells: &[Vec<u32>], half: Real, at: impl Fn(u32) -> Vector) -> Vec<Vec<Vector>> {
    let all: BTreeSet<(u32, u32)> = cells.iter().flat_map(|cell| sides(cell)).collect();
    let seam = |a: u32, b: u32| all.contains(&(b, a));
    let short = |cell: &Vec<u32>| -> Vec<Vector> {
        let n = cell.len();
        let corner = |k: usize| {
            let (before, here, after) = (cell[(k + n - 1) % n], cell[k], cell[(k + 1) % n]);
            let back = |to: Vector| {
                let way = to - at(here);
                way.normalize_or_zero() * SHORT_CM.min(way.length() / 100.0)
            };
            at(here)
                + match (seam(before, here), seam(here, after)) {
                    (false, false) => Vector::ZERO,
                    (false, true) => back(at(before)),
                    (true, false) => back(at(after)),
                    (true, true) => back(cell.iter().map(|&i| at(i)).sum::<Vector>() / n as Real),
                }
        };
        (0..n).map(corner).flat_map(|top| [top - 2.0 * half * Vector::Z, top]).collect()
    };
    cells.iter().map(short).collect()
}

/// The sides of a cell, each from corner to corner.
fn sides(cell: &[u32]) -> Vec<(u32, u32)> {
    cell.iter().copied().zip(cell.iter().copied().cycle().skip(1)).collect()
}

/// For every cell, where it reaches below its neighbours, seen from above and from below.
fn reaches(cells: &[Vec<u32>], half: Real, at: impl Fn(u32, Real) -> Vector) -> Vec<Vec<Vector>> {
    let all: Vec<Vec<(u32, u32)>> = cells.iter().map(|cell| sides(cell)).collect();
    let neighbour = |(a, b): (u32, u32)| all.iter().position(|sides| sides.contains(&(b, a)));
    let deep = half.min(TONGUE_CM * TONGUE_FALL);
    let beyond = |side: (u32, u32), other: &[u32]| {
        let ring: Vec<Vector> = other.iter().map(|&i| at(i, half)).collect();
        let below = |p: Vector, deep: Real| within_convex(&ring, p).then_some(p - deep * Vector::Z);
        let top = tongues([at(side.0, half), at(side.1, half)], Vector::Z, deep, below);
        // As far below the one face as above the other.
        let bottom: Vec<Vector> = top.iter().map(|p| p - 2.0 * p.z * Vector::Z).collect();
        top.into_iter().chain(bottom)
    };
    all.iter()
        .map(|sides| {
            let inner = sides.iter().filter_map(|&side| neighbour(side).map(|other| (side, &cells[other])));
            inner.flat_map(|(side, other)| beyond(side, other)).collect()
        })
        .collect()
}

/// Whether a point lies in a convex ring that runs counter-clockwise.
fn within_convex(ring: &[Vector], p: Vector) -> bool {
    ring.iter().zip(ring.iter().cycle().skip(1)).all(|(a, b)| (*b - *a).cross(p - *a).z >= 0.0)
}

/// Merges triangles across shared edges as long as the result stays convex (Hertel and Mehlhorn) and has no more than
/// so many corners.
fn convex_cells(points: &[Point2], triangles: &[u32], most_corners: usize) -> Vec<Vec<u32>> {
    let turn = |a: u32, b: u32, c: u32| {
        let [a, b, c] = [a, b, c].map(|i| points[i as usize]);
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    };
    let mut cells: Vec<Vec<u32>> = triangles
        .chunks_exact(3)
        .map(|t| if turn(t[0], t[1], t[2]) > 0.0 { vec![t[0], t[1], t[2]] } else { vec![t[0], t[2], t[1]] })
        .collect();
    let convex = |cell: &[u32]| {
        let n = cell.len();
        (0..n).all(|i| turn(cell[i], cell[(i + 1) % n], cell[(i + 2) % n]) >= 0.0)
    };
    let merge = |a: &[u32], b: &[u32]| -> Option<Vec<u32>> {
        let (n, m) = (a.len(), b.len());
        for i in 0..n {
            let (from, to) = (a[i], a[(i + 1) % n]);
            let Some(k) = (0..m).find(|&k| b[k] == to && b[(k + 1) % m] == from) else { continue };
            let merged: Vec<u32> =
                (0..n).map(|s| a[(i + 1 + s) % n]).chain((0..m - 2).map(|s| b[(k + 2 + s) % m])).collect();
            return (merged.len() <= most_corners && convex(&merged)).then_some(merged);
        }
        None
    };
    let mut i = 0;
    while i < cells.len() {
        match (i + 1..cells.len()).find_map(|j| merge(&cells[i], &cells[j]).map(|merged| (j, merged))) {
            Some((j, merged)) => {
                cells[i] = merged;
                cells.swap_remove(j);
            }
            None => i += 1,
        }
    }
    cells
}

/// The outline and holes of a floor card in millimetres: about the area of a playing card (63 × 88 mm), no more than
/// 152 mm across (R3).
pub(super) fn floor_outline(shape: CardShape) -> (Vec<Point2>, Vec<Vec<Point2>>) {
    let round = |count: usize, radius: &dyn Fn(f32) -> f32| -> Vec<Point2> {
        (0..count)
            .map(|i| {
                let angle = std::f32::consts::TAU * i as f32 / count as f32;
                let r = radius(angle);
                [r * libm::cosf(angle), r * libm::sinf(angle)]
            })
            .collect()
    };
    match shape {
        CardShape::Blob => {
            let wobble = |a: f32| 42.0 * (1.0 + 0.1 * libm::cosf(2.0 * a) + 0.04 * libm::sinf(3.0 * a));
            (round(24, &wobble), vec![])
        }
        CardShape::Trapezoid => (vec![[-48.0, -35.5], [48.0, -35.5], [30.0, 35.5], [-30.0, 35.5]], vec![]),
        CardShape::Triangle => (vec![[-56.5, -32.6], [56.5, -32.6], [0.0, 65.25]], vec![]),
        CardShape::Vesica => {
            // Two arcs of radius r whose centres are r apart: r wide and r·√3 long.
            let r = 67.5;
            let arc = |side: f32| {
                (0..10).map(move |i| {
                    let angle = std::f32::consts::FRAC_PI_3 * (2.0 * i as f32 / 10.0 - 1.0);
                    [side * r * (libm::cosf(angle) - 0.5), side * r * libm::sinf(angle)]
                })
            };
            (arc(1.0).chain(arc(-1.0)).collect(), vec![])
        }
        CardShape::Ring => (round(24, &|_| 47.0), vec![round(24, &|_| 20.0)]),
    }
}
