//! The docs are true: their links lead somewhere, the paths that they and the comments of the code name exist, names of code
//! are those of the code, and commands are understood. A part of a path or command in `<…>`, and a word in capitals, stands for something of the reader's.

use cyclopean::{CATALOGUE, cli};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Names that end like this are of files here, whatever folder they are said to be in.
const ENDINGS: [&str; 7] = [".rs", ".md", ".ron", ".svg", ".toml", ".ftl", ".wgsl"];
/// What Cargo does by itself.
const OF_CARGO: [&str; 7] = ["bench", "build", "check", "clippy", "doc", "run", "test"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files and folders of the project, from its root, with `/`.
struct Tree(BTreeSet<String>);

impl Tree {
    fn read() -> Self {
        let mut found = BTreeSet::new();
        let mut folders = vec![PathBuf::new()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(root().join(&folder)).unwrap() {
                let entry = entry.unwrap();
                let path = folder.join(entry.file_name());
                let name = path.to_str().unwrap().replace('\\', "/");
                // What is built or belongs to somebody's tools.
                if name.starts_with("target") || name == ".git" || name.ends_with("/target") {
                    continue;
                }
                if entry.file_type().unwrap().is_dir() {
                    folders.push(path);
                }
                found.insert(name);
            }
        }
        assert!(found.len() > 1000, "{} files", found.len());
        Self(found)
    }

    fn texts(&self, wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
        let files = self.0.iter().filter(|path| wanted(path));
        files.map(|path| (path.clone(), fs::read_to_string(root().join(path)).unwrap())).collect()
    }

    /// The docs; the books of rules are tested as books.
    fn docs(&self) -> BTreeMap<String, Page> {
        let is_doc = |path: &str| path.ends_with(".md") && !path.starts_with("assets/rules/");
        self.texts(is_doc).into_iter().map(|(path, text)| (path, Page::read(&text))).collect()
    }

    /// Whether something of that path is here, or with `ends` something whose path ends so.
    fn has(&self, path: &str, ends: bool) -> bool {
        let wanted: Vec<&str> = path.trim_end_matches('/').split('/').collect();
        if !path.contains(['*', '<']) {
            let (whole, end) = (wanted.join("/"), format!("/{}", wanted.join("/")));
            return self.0.contains(&whole) || ends && self.0.iter().any(|known| known.ends_with(&end));
        }
        self.0.iter().any(|known| {
            let parts: Vec<&str> = known.split('/').collect();
            let skipped = parts.len().checked_sub(wanted.len()).filter(|skipped| ends || *skipped == 0);
            skipped.is_some_and(|n| wanted.iter().zip(&parts[n..]).all(|(wanted, part)| fits(wanted, part)))
        })
    }
}

/// Whether a name is as wanted, where `*` and `<…>` are anything.
fn fits(wanted: &str, name: &str) -> bool {
    let Some(at) = wanted.find(['*', '<']) else { return wanted == name };
    let rest = match wanted[at..].find('>') {
        Some(end) if wanted[at..].starts_with('<') => &wanted[at + end + 1..],
        _ => &wanted[at + 1..],
    };
    let Some(left) = name.strip_prefix(&wanted[..at]) else { return false };
    (0..=left.len()).filter_map(|n| left.get(n..)).any(|end| fits(rest, end))
}

/// What a page has that can be wrong.
#[derive(Default)]
struct Page {
    links: Vec<String>,
    /// What its headings are called in links.
    anchors: BTreeSet<String>,
    /// `Code` within a line.
    codes: Vec<String>,
    /// Lines of blocks of code that are not of a language.
    lines: Vec<String>,
}

impl Page {
    fn read(text: &str) -> Self {
        let mut page = Self::default();
        // The words of the heading, or the lines of the block, that is being read.
        let (mut heading, mut block) = (None::<String>, None::<String>);
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(dest_url.into_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => {
                    page.anchors.extend(heading.take().map(|words| anchor(&words)));
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                    block = ["", "sh"].contains(&&*language).then(String::new);
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => block = Some(String::new()),
                Event::End(TagEnd::CodeBlock) => {
                    let lines = block.take().unwrap_or_default().replace("\\\n", " ");
                    page.lines.extend(lines.lines().map(str::to_owned));
                }
                Event::Code(words) => {
                    if let Some(heading) = &mut heading {
                        heading.push_str(&words);
                    }
                    page.codes.push(words.into_string());
                }
                Event::Text(words) => {
                    if let Some(read) = heading.as_mut().or(block.as_mut()) {
                        read.push_str(&words);
                    }
                }
                _ => {}
            }
        }
        page
    }
}

/// What a heading is called in a link.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// The links of a page that lead nowhere.
fn wrong_links(path: &str, page: &Page, docs: &BTreeMap<String, Page>, tree: &Tree) -> Vec<String> {
    let leads = |link: &str| {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let mut to: Vec<String> = path.split('/').map(str::to_owned).collect();
        if !file.is_empty() {
            to.pop();
        }
        for part in Path::new(file).components() {
            match part {
                Component::Normal(part) => to.push(part.to_str().unwrap().to_owned()),
                Component::ParentDir => _ = to.pop(),
                _ => {}
            }
        }
        let to = to.join("/");
        tree.has(&to, false)
            && (anchor.is_empty() || docs.get(&to).is_some_and(|page| page.anchors.contains(anchor)))
    };
    let own = page.links.iter().filter(|link| !link.contains("://"));
    own.filter(|link| !leads(link)).map(|link| format!("{path}: {link}")).collect()
}

/// Whether a word is a path that something must be at.
fn is_path(word: &str, tree: &Tree) -> bool {
    let first = word.split('/').next().unwrap_or_default();
    let ours = tree.0.contains(first) || ENDINGS.iter().any(|ending| word.ends_with(ending));
    let elsewhere = word.starts_with(['~', '/']) || word.starts_with("../") || word.starts_with("target/");
    word.contains('/') && ours && !elsewhere && !word.contains(['…', '{', '$', ':', '(', ' '])
}

/// The paths in code within lines that nothing is at.
fn wrong_paths<'a>(path: &str, codes: impl Iterator<Item = &'a str>, tree: &Tree) -> Vec<String> {
    let paths = codes.filter(|code| is_path(code, tree));
    paths.filter(|code| !tree.has(code, true)).map(|code| format!("{path}: `{code}`")).collect()
}

/// The names of code in code within lines, such as `table::Sim`, of which a part begins no word of the code.
fn wrong_names<'a>(path: &str, codes: impl Iterator<Item = &'a str>, words: &HashSet<&[u8]>) -> Vec<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let names = codes.filter(|code| code.contains("::") && code.chars().all(|c| is_word(c) || c == ':'));
    let known = |part: &str| {
        let part = part.as_bytes();
        words.contains(part) || words.iter().any(|word| word.starts_with(part))
    };
    let wrong = names.filter(|code| !code.split("::").all(known));
    wrong.map(|code| format!("{path}: `{code}`")).collect()
}

/// The words of a command, without what is told of it: `NAME=value` before it, a comment behind it.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quote) = (vec![String::new()], None);
    for c in line.trim_start_matches("$ ").chars() {
        match (c, quote) {
            ('"' | '\'', None) => quote = Some(c),
            (_, Some(open)) if c == open => quote = None,
            ('#', None) if words.last().is_some_and(String::is_empty) => break,
            (c, None) if c.is_whitespace() => words.push(String::new()),
            _ => words.last_mut().unwrap().push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    let before = words.iter().take_while(|word| word.contains('=') && !word.starts_with('-')).count();
    words.split_off(before)
}

/// A word of a command with something of the reader's in the place of what stands for it.
fn filled(word: &str) -> String {
    if word == "<game>" {
        return CATALOGUE[0].info.id.to_owned();
    }
    let stands_for = word.starts_with('<') || word.chars().all(|c| c.is_ascii_uppercase());
    if stands_for { "1".into() } else { word.into() }
}

/// What is wrong with a command, if it is one of ours. One that is only mentioned need not be `whole`.
fn complaint(line: &str, whole: bool, tree: &Tree) -> Option<String> {
    let all = words(line);
    let said: Vec<String> =
        all.iter().take_while(|word| !word.contains('…')).map(|word| filled(word)).collect();
    let whole = whole && said.len() == all.len();
    let (first, rest) = said.split_first()?;
    let understood = |read: Result<(), session::info::Failure>| {
        let why = read.err()?.to_string();
        let is_help = why.contains("Usage:") && !why.starts_with("error:");
        let lacks = ["required arguments were not provided", "requires a subcommand"];
        let fine = is_help || (!whole && lacks.iter().any(|lack| why.contains(lack)));
        (!fine).then(|| format!("{line}: {why}"))
    };
    let of = |name: &str, arguments: &[String]| -> Vec<String> {
        std::iter::once(name.to_owned()).chain(arguments.iter().cloned()).collect()
    };
    let missing = all.iter().skip(1).find(|word| whole && is_path(word, tree) && !tree.has(word, false));
    let wrong = match first.as_str() {
        "cyclopean" | "./play" => understood(cli::check(CATALOGUE, of("cyclopean", rest))),
        "bench" | "scripts/bench" => understood(bench::commands::check(of("bench", rest))),
        "cargo" => {
            let ours = rest.iter().position(|word| word == "--").map(|at| &rest[at + 1..]);
            let program =
                rest.first().is_some_and(|verb| verb == "run") && !rest.contains(&"--example".into());
            cargo_complaint(rest)
                .map(|why| format!("{line}: {why}"))
                .or_else(|| understood(cli::check(CATALOGUE, of("cyclopean", ours.filter(|_| program)?))))
        }
        script
            if script.starts_with("./") || script.starts_with("scripts/") || script.starts_with(".ci/") =>
        {
            (!is_executable(script)).then(|| format!("{line}: it cannot be run"))
        }
        _ => return None,
    };
    wrong.or_else(|| missing.map(|path| format!("{line}: there is no {path}")))
}

/// What is wrong with a command of Cargo's: an alias, example, test or bench that is not there.
fn cargo_complaint(arguments: &[String]) -> Option<String> {
    let read = |file: &str| fs::read_to_string(root().join(file)).unwrap();
    let verb = arguments.first().filter(|verb| !verb.starts_with('-'))?;
    let mut known = OF_CARGO.contains(&verb.as_str());
    known |= read(".cargo/config.toml").lines().any(|line| line.starts_with(&format!("{verb} =")));
    if !known {
        return Some(format!("Cargo knows no {verb}"));
    }
    let named = |option: &str| {
        let at = arguments.iter().position(|word| word == option)?;
        Some(arguments.get(at + 1).map_or("", String::as_str))
    };
    let manifests =
        ["Cargo.toml", "tests/engine/Cargo.toml", "tests/window/Cargo.toml", "benches/Cargo.toml"];
    let has_target =
        |name: &str| manifests.iter().any(|file| read(file).contains(&format!("name = \"{name}\"")));
    let lacks_example = |name: &&str| !root().join(format!("examples/{name}.rs")).exists();
    let lacks_target = |name: &&str| !has_target(name);
    named("--example")
        .filter(lacks_example)
        .or_else(|| named("--test").filter(lacks_target))
        .or_else(|| named("--bench").filter(lacks_target))
        .map(|name| format!("there is no {name}"))
}

#[cfg(unix)]
fn is_executable(script: &str) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let file = fs::metadata(root().join(script));
    file.is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(script: &str) -> bool {
    root().join(script).is_file()
}

fn complaints(path: &str, page: &Page, tree: &Tree) -> Vec<String> {
    let mentioned = page.codes.iter().filter_map(|code| complaint(code, false, tree));
    let written = page.lines.iter().filter_map(|line| complaint(line, true, tree));
    mentioned.chain(written).map(|why| format!("{path}: {why}")).collect()
}

/// Code within the comments of a Rust file.
fn commented(text: &str) -> impl Iterator<Item = &str> {
    let comments = text.lines().filter(|line| line.trim_start().starts_with("//"));
    comments.flat_map(|line| line.split('`').skip(1).step_by(2))
}

const NOTHING: Vec<String> = vec![];

#[test]
fn links_lead_somewhere() {
    let tree = Tree::read();
    let docs = tree.docs();
    let wrong: Vec<String> =
        docs.iter().flat_map(|(path, page)| wrong_links(path, page, &docs, &tree)).collect();
    assert_eq!(wrong, NOTHING);
    for link in ["no.md", "../no.md", "lab.md#no", "#no", "../src/no.rs", "pictures/no.png"] {
        let page = Page::read(&format!("# Yes\n\n[a link]({link}), and [another](lab.md#in-the-window)"));
        assert_eq!(wrong_links("docs/made_up.md", &page, &docs, &tree), [format!("docs/made_up.md: {link}")]);
    }
}

#[test]
fn paths_exist() {
    let tree = Tree::read();
    let mut wrong: Vec<String> = vec![];
    for (path, page) in tree.docs() {
        wrong.extend(wrong_paths(&path, page.codes.iter().map(String::as_str), &tree));
    }
    for (path, text) in tree.texts(|path| path.ends_with(".rs") && path != "tests/program/docs.rs") {
        wrong.extend(wrong_paths(&path, commented(&text), &tree));
    }
    assert_eq!(wrong, NOTHING);
    for path in ["src/no.rs", "table/no.rs", "docs/no/", "scenes/<name>/no.ron", "assets/no*", "no/lib.rs"] {
        let page = Page::read(&format!(
            "See `{path}`, `src/table/sim.rs`, `sim/ticks.rs` and `scenes/<folder>/tree.ron`."
        ));
        let codes = page.codes.iter().map(String::as_str);
        assert_eq!(wrong_paths("made_up.md", codes, &tree), [format!("made_up.md: `{path}`")]);
    }
    let text = "/// In `src/no.rs`.\nlet path = `src/none.rs`;";
    assert_eq!(wrong_paths("made_up.rs", commented(text), &tree), ["made_up.rs: `src/no.rs`"]);
}

#[test]
fn names_are_those_of_the_code() {
    let tree = Tree::read();
    let texts = tree.texts(|path| path.ends_with(".rs") && path != "tests/program/docs.rs");
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let words: HashSet<&[u8]> =
        texts.iter().flat_map(|(_, text)| text.as_bytes().split(|byte| !is_word(byte))).collect();
    let mut wrong: Vec<String> = vec![];
    for (path, page) in tree.docs() {
        wrong.extend(wrong_names(&path, page.codes.iter().map(String::as_str), &words));
    }
    assert_eq!(wrong, NOTHING);
    for name in ["table::NoSuchThing", "no_such_thing::Sim", "Sim::no_such_thing::mass_g"] {
        let codes = [name, "table::Sim", "leaks::each_fault", "std"];
        assert_eq!(wrong_names("made_up.md", codes.into_iter(), &words), [format!("made_up.md: `{name}`")]);
    }
}

#[test]
fn commands_are_understood() {
    let tree = Tree::read();
    let docs = tree.docs();
    let wrong: Vec<String> = docs.iter().flat_map(|(path, page)| complaints(path, page, &tree)).collect();
    assert_eq!(wrong, NOTHING);
    let read: usize = docs.values().map(|page| page.lines.len()).sum();
    assert!(read > 40, "{read} lines of commands");
    for line in [
        "cyclopean conquer",
        "./play --no",
        "cargo run -- lab scenes/lab/tree.ron tilt --no 3",
        "cargo run -- lab scenes/lab/no.ron",
        "cargo run -- lab scenes/lab/tree.ron tlit",
        "cyclopean play rathulhu --bots",
        "cyclopean play",
        "cyclopean lab   # which?",
        "scripts/bench accuracy --set moons",
        "cargo no",
        "cargo run --example no",
        "cargo test --workspace --test no",
        "scripts/no",
        "./Cargo.toml",
        "SEED=1 ./no",
    ] {
        let page = Page::read(&format!(
            "```sh\n{line}\n```\n\nTry `cyclopean play`, `cyclopean play <game>`, `cargo quick`."
        ));
        let found = complaints("made_up.md", &page, &tree);
        assert_eq!(found.len(), 1, "{line}: {found:?}");
    }
}

/// The page on the physics has a line for each set of the bench.
#[test]
fn every_set_of_known_answers_is_told() {
    let text = fs::read_to_string(root().join("docs/physics.md")).unwrap();
    let firsts: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("| ")?.split('|').next()).map(str::trim).collect();
    let told: Vec<&str> =
        firsts.iter().copied().filter(|first| bench::accuracy::SETS.contains(first)).collect();
    assert_eq!(told, bench::accuracy::SETS);
}
