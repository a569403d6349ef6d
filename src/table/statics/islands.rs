//! A stack cut into the islands that can be judged one by one.
//!
//! Blocks and the ground are the corners of a graph, contacts its edges. Where taking away one block would separate all
//! that is above it from the ground, that block must take the whole weight above, at its common centre of mass,
//! whatever the forces up there are. So the graph's biconnected components are independent once each carries that
//! weight.

use super::model::{Model, Touching};
use rapier3d::glamx::DVec3;
use std::collections::BTreeMap;

/// An island: blocks that hold one another, on one carrier that stays put.
#[derive(Debug)]
pub(super) struct Island {
    /// The blocks, by their place in the model.
    pub blocks: Vec<usize>,
    /// Of each, with all that it alone carries: mass and centre of mass.
    pub loads: Vec<(f64, DVec3)>,
    /// All that each alone carries, itself first.
    pub carried: Vec<Vec<usize>>,
    /// The contacts among them and with the carrier, by their place in the model.
    pub contacts: Vec<usize>,
}

impl Island {
    /// The place of a side of a contact among this island's blocks; nothing for the carrier.
    pub fn local(&self, side: Touching) -> Option<usize> {
        match side {
            Touching::Ground => None,
            Touching::Block(block) => self.blocks.iter().position(|b| *b == block),
        }
    }
}

/// Cuts the model, or names a block that nothing connects with the ground. Parts come lowest last.
pub(super) fn split(model: &Model) -> Result<Vec<Island>, usize> {
    let count = model.blocks.len() + 1;
    let node = |side| match side {
        Touching::Ground => 0,
        Touching::Block(block) => block + 1,
    };
    let mut edges: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (i, contact) in model.contacts.iter().enumerate() {
        let (a, b) = (node(contact.a), node(contact.b));
        if a != b {
            edges.entry((a.min(b), a.max(b))).or_default().push(i);
        }
    }
    let mut neighbours = vec![vec![]; count];
    for &(a, b) in edges.keys() {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let groups = biconnected(&neighbours);
    let mut reached = vec![false; count];
    reached[0] = true;
    groups.iter().flat_map(|(_, members)| members).for_each(|&n| reached[n] = true);
    if let Some(loose) = reached.iter().position(|r| !r) {
        return Err(loose - 1);
    }
    // Groups come deepest first, so what a block carries is complete before its own group is.
    let mut loads: Vec<(f64, DVec3)> = model.blocks.iter().map(|b| (b.mass, b.mass * b.centre)).collect();
    let mut carried: Vec<Vec<usize>> = (0..model.blocks.len()).map(|block| vec![block]).collect();
    let mut islands = Vec::with_capacity(groups.len());
    for (carrier, mut members) in groups {
        members.sort_unstable();
        let (mass, moment) = members
            .iter()
            .map(|&n| loads[n - 1])
            .fold((0.0, DVec3::ZERO), |sum, l| (sum.0 + l.0, sum.1 + l.1));
        let inside = |n: usize| n == carrier || members.contains(&n);
        let contacts = edges
            .iter()
            .filter(|((a, b), _)| inside(*a) && inside(*b))
            .flat_map(|(_, contacts)| contacts.iter().copied())
            .collect();
        islands.push(Island {
            loads: members
                .iter()
                .map(|&n| loads[n - 1])
                .map(|(mass, moment)| (mass, moment / mass))
                .collect(),
            blocks: members.iter().map(|&n| n - 1).collect(),
            carried: members.iter().map(|&n| carried[n - 1].clone()).collect(),
            contacts,
        });
        if carrier > 0 {
            let above: Vec<usize> = members.iter().flat_map(|&n| carried[n - 1].clone()).collect();
            carried[carrier - 1].extend(above);
            loads[carrier - 1].0 += mass;
            loads[carrier - 1].1 += moment;
        }
    }
    Ok(islands)
}

/// The biconnected components that hang together with node 0, deepest first: each with the node by which it hangs and
/// its other nodes (Hopcroft and Tarjan, without recursion: a thousand pieces may stand on one another).
fn biconnected(neighbours: &[Vec<usize>]) -> Vec<(usize, Vec<usize>)> {
    const UNSEEN: usize = usize::MAX;
    let mut depth = vec![UNSEEN; neighbours.len()];
    let mut low = vec![UNSEEN; neighbours.len()];
    let mut found = vec![];
    let mut open: Vec<usize> = vec![];
    // Node, its parent, and which neighbour comes next.
    let mut path: Vec<(usize, usize, usize)> = vec![(0, UNSEEN, 0)];
    depth[0] = 0;
    low[0] = 0;
    while let Some(&mut (node, parent, ref mut next)) = path.last_mut() {
        if let Some(&other) = neighbours[node].get(*next) {
            *next += 1;
            if depth[other] == UNSEEN {
                depth[other] = path.len();
                low[other] = depth[other];
                open.push(other);
                path.push((other, node, 0));
            } else if other != parent {
                low[node] = low[node].min(depth[other]);
            }
            continue;
        }
        path.pop();
        if parent == UNSEEN {
            break;
        }
        low[parent] = low[parent].min(low[node]);
        if low[node] >= depth[parent] {
            let start = open.iter().rposition(|&n| n == node).unwrap_or(0);
            found.push((parent, open.split_off(start)));
        }
    }
    found
}
