//! Which file knows which, and the circles among them.

use super::paths::{Modules, named};
use super::source::Source;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// That a file names something of another.
#[derive(Clone, Debug)]
pub struct Knows {
    /// Which file knows, as a place in the list of sources.
    pub who: usize,
    /// Which it knows.
    pub whom: usize,
    /// What it names there, from the root of the crate.
    pub what: String,
    /// In which line.
    pub line: usize,
}

/// Everything that files know of other files.
pub fn knowledge(sources: &[Source]) -> Vec<Knows> {
    let modules: Modules = sources.iter().map(Source::module).collect();
    let files: BTreeMap<Vec<String>, usize> =
        sources.iter().enumerate().map(|(i, source)| (source.module(), i)).collect();
    let mut found = vec![];
    for (who, source) in sources.iter().enumerate() {
        for name in named(source, &modules) {
            let module = (0..=name.path.len()).rev().find_map(|n| files.get(&name.path[..n]));
            if let Some(&whom) = module
                && whom != who
            {
                found.push(Knows { who, whom, what: name.path.join("::"), line: name.line });
            }
        }
    }
    found
}

/// Files that know each other, directly or through others: every largest such group.
pub fn circles(files: usize, knowledge: &[Knows]) -> Vec<Vec<usize>> {
    let mut forth = vec![BTreeSet::new(); files];
    for knows in knowledge {
        forth[knows.who].insert(knows.whom);
    }
    let reached: Vec<BTreeSet<usize>> = (0..files).map(|from| reach(from, &forth)).collect();
    let mut left: BTreeSet<usize> = (0..files).filter(|&i| reached[i].contains(&i)).collect();
    let mut found = vec![];
    while let Some(first) = left.pop_first() {
        let mut group = vec![first];
        group.extend(left.iter().filter(|&&i| reached[first].contains(&i) && reached[i].contains(&first)));
        left.retain(|i| !group.contains(i));
        found.push(group);
    }
    found
}

fn reach(from: usize, forth: &[BTreeSet<usize>]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut next: VecDeque<usize> = [from].into();
    while let Some(here) = next.pop_front() {
        next.extend(forth[here].iter().filter(|&&there| found.insert(there)));
    }
    found
}
