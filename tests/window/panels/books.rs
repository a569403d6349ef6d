//! The books of rules: where they open, what is found in them, how they are written.

use super::*;

#[test]
fn the_rules_open_where_they_matter() {
    let reader = rules_reader::Reader::of(vec![&UI]);
    let headings: Vec<&str> = reader.headings().map(|(_, text)| text).collect();
    let names = |wanted: &str| headings.iter().any(|h| h.split(" (").next() == Some(wanted));
    let mut m = Match::new(&Setup::players(2), 3, HandOptions::default(), false).unwrap();
    let mut places = vec![];
    for _ in 0..40 {
        places.push(chapter(&m.view().game));
        if m.intend(Intent::Declare(Declaration::Roll)).is_err() {
            break;
        }
    }
    assert!(!matches!(m.game().view(None).phase, Phase::Rolling), "something is to be done");
    places.dedup();
    assert!(places.len() > 1, "a roll opens another page: {places:?}");
    for place in places {
        assert!(names(place), "{place} is no heading of {headings:?}");
    }
}

#[test]
fn words_are_found_in_the_rules() {
    let mut reader = rules_reader::Reader::of(vec![&UI]);
    assert!(reader.found().is_empty(), "nothing is looked for");
    reader.search(" SPIRE ");
    let book = UI.basics.info.book(Language::English);
    let blocks = markdown::parse(&rule_marks::without(&book));
    let found = reader.found();
    assert!(found.len() > 2 && found.len() < blocks.len() / 2, "{found:?}");
    for (index, block) in blocks.iter().enumerate() {
        let has = format!("{block:?}").replace("**", "").to_lowercase().contains("spire");
        assert_eq!(found.contains(&index), has, "{block:?}");
    }
    reader.search("no such word");
    assert!(reader.found().is_empty());
}

#[test]
fn markdown_is_taken_apart() {
    let blocks = markdown::parse(
        "# Top\n\ntwo\nlines\n\n- one\n  more\n- two\n\n3. three\n4. four\n   - inside\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    assert_eq!(
        blocks,
        [
            Node::Heading(1, "Top".into()),
            Node::Paragraph("two lines".into()),
            Node::Bullet("one more".into()),
            Node::Bullet("two".into()),
            Node::Numbered(3, "three".into()),
            Node::Numbered(4, "four".into()),
            Node::Bullet("inside".into()),
            Node::Table(vec![vec!["a".into(), "b".into()], vec!["1".into(), "2".into()]]),
        ]
    );
}
