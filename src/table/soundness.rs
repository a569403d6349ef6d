//! What the engine believes of a table that comes from a file, and must not: numbers by which it would make room for
//! thousands of millions of things, or count as far.
//!
//! The engine's own reader takes every number as it is. What hangs together between its sets [`super::Sim::check`] sees; this
//! looks into what the engine shows to nobody, by way of its written form.

use rapier3d::prelude::*;
use serde_json::Value;

/// No index of anything on a table is larger: a table of 2,000 pieces has some ten thousand contacts.
const MOST_PLACES: u64 = 1 << 20;
/// What the engine writes where there is nothing.
const NOTHING: u64 = u32::MAX as u64;
/// Numbers that count steps and changes, and by which nothing is made room for.
const COUNTERS: [&str; 3] = ["active_set_epoch", "split_denied_until", "sleep_scan_stamp"];

/// Of what a node of the broad phase says, how many leaves it has: one is a leaf itself.
const LEAVES: u64 = 0x3fff_ffff;

/// What is unsound, if something is.
pub(super) fn flaw(
    bodies: &RigidBodySet,
    islands: &IslandManager,
    broad_phase: &DefaultBroadPhase,
    joints: &ImpulseJointSet,
    chains: &MultibodyJointSet,
) -> Option<&'static str> {
    if bodies.iter().any(|(_, body)| body.additional_solver_iterations() != 0) {
        return Some("a body that is solved more often than the table");
    }
    if !joints.is_empty() || chains.iter().next().is_some() {
        return Some("joints, of which a table has none");
    }
    let (Ok(written), Ok(broad_phase)) = (serde_json::to_value(islands), serde_json::to_value(broad_phase))
    else {
        return Some("islands or broad phase, which cannot be read");
    };
    if !is_tree(&broad_phase["tree"]) {
        return Some("a tree that is none");
    }
    if !is_bounded(&written) {
        return Some("an index beyond everything on the table");
    }
    let awake = &written["awake_island"];
    let known = awake.as_u64().and_then(|at| written["islands"]["v"].get(usize::try_from(at).ok()?));
    if !awake.is_null() && known.is_none_or(Value::is_null) {
        return Some("an island that is not there");
    }
    let strange = islands.active_bodies().any(|handle| !bodies.contains(handle));
    strange.then_some("a body that is awake and not there")
}

/// Whether whoever walks down the boxes of the broad phase comes to an end. Only a tree of a single leaf has a side without one.
fn is_tree(tree: &Value) -> bool {
    let Some(nodes) = tree["nodes"].as_array() else { return false };
    let mut met = vec![false; nodes.len()];
    let mut open: Vec<usize> = nodes.first().map(|_| 0).into_iter().collect();
    while let Some(at) = open.pop() {
        match met.get_mut(at) {
            Some(met) if !*met => *met = true,
            _ => return false,
        }
        for side in ["left", "right"] {
            let node = &nodes[at][side];
            let (Some(below), Some(data)) = (node["children"].as_u64(), node["data"].as_u64()) else {
                return false;
            };
            match data & LEAVES {
                0 if at == 0 => {}
                1 if below <= MOST_PLACES => {}
                0 | 1 => return false,
                _ => open.push(below as usize),
            }
        }
    }
    true
}

/// Whether every index is one of a table, and every sparse list holds as many things as it says.
fn is_bounded(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_u64().is_some_and(|n| n <= MOST_PLACES || n == NOTHING),
        Value::Array(parts) => parts.iter().all(is_bounded),
        Value::Object(fields) => {
            let fits = match (fields.get("n"), fields.get("v")) {
                (Some(count), Some(Value::Array(parts))) => {
                    count.as_u64() == Some(parts.iter().filter(|part| !part.is_null()).count() as u64)
                }
                _ => true,
            };
            let counts = |name: &str| COUNTERS.contains(&name);
            // An island that is not there is never asked for; an index of one that is free is.
            let free = fields.get("free_islands").and_then(Value::as_array);
            let no_hole = free.is_none_or(|free| free.iter().all(|at| at.as_u64() != Some(NOTHING)));
            fits && no_hole && fields.iter().all(|(name, part)| counts(name) || is_bounded(part))
        }
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}
