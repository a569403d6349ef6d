//! `cyclopean print`: the files that it writes, and, where there is a renderer, how large things are on paper.

use crate::program::{cyclopean, err, out, succeed};
use support::folder::Folder;

#[test]
fn without_a_name_it_says_what_there_is_and_a_wrong_name_gets_that_list() {
    let listed = out(&succeed(&["print"]));
    for name in ["floor-cards", "thoth-reference", "keeper"] {
        assert!(listed.contains(name), "{listed}");
        assert!(out(&succeed(&["print", "--help"])).contains(name));
        let output = cyclopean(&["print", "posters"]);
        assert_eq!((output.status.code(), out(&output)), (Some(2), String::new()));
        assert!(err(&output).contains("posters") && err(&output).contains(name), "{}", err(&output));
    }
    assert!(out(&succeed(&["print", "--lang", "de"])).contains("Bodenkarten"));
}

#[test]
fn each_page_is_a_file_and_none_that_is_there_is_written_over_unasked() {
    let folder = Folder::new();
    let at = folder.argument(".");
    let print = |more: &[&str]| cyclopean(&[&["print", "floor-cards", "--out", &at], more].concat());
    let written = out(&print(&[]));
    let files: Vec<&str> = written.lines().collect();
    assert!(files.len() > 1 && files[0].ends_with("floor-cards-1.svg"), "{written}");
    let read = |file: &str| std::fs::read_to_string(file).unwrap();
    let size = |paper: &str| format!("width=\"{paper}");
    assert!(files.iter().all(|file| read(file).contains(&size("210mm\" height=\"297mm\""))));
    // One is gone, and one is somebody's own.
    std::fs::remove_file(files[0]).unwrap();
    std::fs::write(files[1], "mine").unwrap();
    let refused = print(&["--paper", "letter"]);
    assert_eq!((refused.status.code(), out(&refused)), (Some(2), String::new()));
    assert!(err(&refused).contains(files[1]) && err(&refused).contains("--replace"), "{}", err(&refused));
    assert!(!std::path::Path::new(files[0]).exists() && read(files[1]) == "mine", "nothing is written then");
    let letter = print(&["--paper", "letter", "--replace"]);
    for file in out(&letter).lines() {
        assert!(read(file).contains(&size("215.9mm\" height=\"279.4mm\"")), "{file}");
    }
    // What is one page has no number, and speaks the language that is asked for.
    let german = out(&succeed(&["print", "thoth-reference", "--out", &at, "--lang", "de"]));
    assert!(german.trim_end().ends_with("thoth-reference.svg"), "{german}");
    assert!(read(german.trim_end()).contains("aria-label=\"Dein Zug\""));
}

#[test]
fn a_folder_that_is_not_there_is_named_and_not_made() {
    let folder = Folder::new();
    let none = folder.argument("none");
    for (language, words) in [("en", "there is no folder"), ("de", "es gibt keinen Ordner")] {
        let output = cyclopean(&["print", "keeper", "--out", &none, "--lang", language]);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(words) && err(&output).contains(&none), "{}", err(&output));
    }
    assert!(!folder.file("none").exists());
}
