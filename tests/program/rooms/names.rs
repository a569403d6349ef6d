//! One name, one role: a name that many types share plays the same part in each, and the glossary says which.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};
use support::source::sources;

/// So many types of one name need a reason.
const MANY: usize = 3;

/// The names of types, and how often each is declared below `src/`.
fn declared() -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for source in sources() {
        for line in source.text.lines() {
            let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
            if let (Some("struct" | "enum" | "trait"), Some(rest)) = (words.next(), words.next()) {
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
                *all.entry(name).or_default() += 1;
            }
        }
    }
    all
}

/// The names that the glossary explains.
fn explained(glossary: &str) -> BTreeSet<String> {
    let (_, roles) = glossary.split_once("## One name, one role").expect("the chapter of shared names");
    let cell = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    roles.lines().filter_map(cell).collect()
}

#[test]
fn a_name_of_many_types_stands_in_the_glossary() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary.md");
    let explained = explained(&fs::read_to_string(path).unwrap());
    let many: BTreeSet<String> =
        declared().into_iter().filter(|(_, times)| *times >= MANY).map(|(name, _)| name).collect();
    let new: Vec<_> = many.difference(&explained).collect();
    assert!(
        new.is_empty(),
        "{MANY} types or more are called so; rename some, or tell their one role: {new:?}"
    );
    let gone: Vec<_> = explained.difference(&many).collect();
    assert!(gone.is_empty(), "docs/glossary.md explains what is no longer shared: {gone:?}");
}
