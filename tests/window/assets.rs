//! The files that the program comes with: all are used, and every drawing opens by itself.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Every file below a folder, by its path from the root, with `/` between folders.
fn files(folder: &str) -> Vec<String> {
    let mut folders: Vec<PathBuf> = vec![root().join(folder)];
    let mut found = vec![];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let parts = path.strip_prefix(root()).unwrap().components();
                let parts: Vec<_> = parts.map(|part| part.as_os_str().to_str().unwrap()).collect();
                found.push(parts.join("/"));
            }
        }
    }
    found
}

#[test]
fn no_file_lies_about_unused() {
    let sources = files("src").into_iter().filter(|path| path.ends_with(".rs"));
    let code: String = sources.map(|path| fs::read_to_string(root().join(path)).unwrap()).collect();
    let all = [files("assets"), files("shaders")].concat();
    assert!(all.len() > 80, "only {} files", all.len());
    // These are embedded by their folder: `lang::` looks at each text, `lessons` at each lesson, `positions` at each position.
    let by_folder = ["assets/lang/", "assets/lessons/", "assets/positions/"];
    let by_name = |path: &&String| {
        !path.ends_with("README.md") && !by_folder.iter().any(|folder| path.starts_with(folder))
    };
    let illustrations = cyclopean::CATALOGUE.iter().flat_map(|entry| entry.ui.basics.illustrations);
    let illustrations: Vec<&str> = illustrations.map(|illustration| illustration.file.path()).collect();
    for path in all.iter().filter(by_name) {
        let named = code.contains(&format!("/{path}\")"));
        assert!(named || illustrations.contains(&path.as_str()), "nobody uses {path}");
    }
}

#[test]
fn each_game_has_its_rules() {
    for game in cyclopean::CATALOGUE {
        let rules = game.info.book(game::Language::English);
        assert!(rules.starts_with(&format!("# {}\n", game.info.title)), "{}", game.info.id);
        assert!(rules.lines().filter(|line| line.starts_with("## ")).count() > 3, "{}", game.info.id);
    }
}

mod drawings {
    use super::{files, root};
    use resvg::usvg::roxmltree::{Document, Node};
    use std::fs;
    use window::visuals::svg::{Drawing, Key, Layer};

    /// In these are names of faces and words, which the game draws.
    const ILLUSTRATIONS: &str = "/illustrations/";

    fn drawings() -> impl Iterator<Item = (String, String)> {
        let drawings = files("assets").into_iter().filter(|path| path.ends_with(".svg"));
        drawings
            .map(|path| (fs::read_to_string(root().join(&path)).unwrap(), path))
            .map(|(text, path)| (path, text))
    }

    fn numbers(node: &Node, names: &str) -> Vec<f32> {
        let number = |name: &str| node.attribute(name).unwrap_or_default().to_owned();
        let text: Vec<String> = names.split(' ').map(number).collect();
        text.join(" ").split(' ').filter_map(|word| word.parse().ok()).collect()
    }

    #[test]
    fn each_is_a_whole_document_with_a_title_and_a_page() {
        for (path, text) in drawings() {
            let document = Document::parse(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
            let svg = document.root_element();
            assert_eq!(svg.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{path}");
            let page = numbers(&svg, "viewBox");
            assert_eq!(page.len(), 4, "{path} has no page");
            assert_eq!(numbers(&svg, "width height"), page[2..], "{path} is not as large as its page");
            let title = svg.children().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
            assert!(title.is_some_and(|title| !title.trim().is_empty()), "{path} has no title");
            let bare = |node: Node| ["text", "image"].iter().all(|name| !node.has_tag_name(*name));
            assert!(
                path.contains(ILLUSTRATIONS) || svg.descendants().all(bare),
                "{path} needs a font, or another file"
            );
        }
    }

    /// Something is drawn, and nothing reaches beyond the page, where other programs would cut it off.
    #[test]
    fn each_fits_its_page() {
        for (path, text) in drawings() {
            let document = Document::parse(&text).unwrap();
            let page = numbers(&document.root_element(), "width height");
            let (width, height) = (page[0], page[1]);
            // A page of a border as wide as itself on every side.
            let layer = Layer::new(text.as_str()).at(1.5 * width, 1.5 * height);
            let drawing = Drawing { size: (3.0 * width, 3.0 * height), layers: vec![layer] };
            let drawn = drawing.pixels(300, 300).unwrap_or_else(|error| panic!("{path}: {error}"));
            let inside = |k: usize| (99..=200).contains(&(k % 300)) && (99..=200).contains(&(k / 300));
            let marked = |wanted: bool| {
                drawn.chunks(4).enumerate().filter(|(k, p)| inside(*k) == wanted && p[3] > 0).count()
            };
            assert!(path.contains(ILLUSTRATIONS) || marked(true) > 50, "{path} is empty");
            assert_eq!(marked(false), 0, "{path} reaches beyond its page");
        }
    }

    #[test]
    fn the_open_colours_are_explained() {
        let readme = fs::read_to_string(root().join("assets/README.md")).unwrap();
        let all: String = drawings().map(|(_, text)| text).collect();
        for key in Key::ALL {
            assert!(readme.contains(&format!("| `{}` |", key.hex())), "{key:?} is not explained");
            assert!(all.contains(key.hex()), "{key:?} is nowhere used");
        }
    }
}
