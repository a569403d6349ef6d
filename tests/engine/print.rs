//! What games offer on paper: what stands on the pages, and that the pieces on them are those of the table. That nothing leaves
//! its place `tests/window/print.rs` looks at.

use cluethulhu_rules::{Role, about};

use game::Language;
use game::pieces::CardShape;
use lang::Texts;
use strum::VariantArray;
use table::{Kind, Piece};
use terminal::commands::{GameCommands, Paper};

const ENGLISH: Language = Language::English;

fn pages(commands: &GameCommands, language: Language) -> Vec<String> {
    (commands.prints[0].pages)(Paper::A4, language)
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

/// All words on a page, box by box: the lines of each as one.
fn words(page: &str) -> Vec<String> {
    let lines = |group: &str| between(group, "aria-label=\"", "\"").collect::<Vec<_>>().join(" ");
    page.split("<g id=\"words-").skip(1).map(lines).map(|line| line.replace("&amp;", "&")).collect()
}

/// The boxes from one with these words on, so many in a row.
fn rows<const CELLS: usize>(words: &[String], from: &str, count: usize) -> Vec<[String; CELLS]> {
    let at = words.iter().position(|word| word == from).unwrap_or_else(|| panic!("no {from:?}: {words:?}"));
    let row = |row: &[String]| row.to_vec().try_into().unwrap();
    words[at..].chunks(CELLS).take(count).map(row).collect()
}

/// The corners of the outlines of a path.
fn rings(data: &str) -> Vec<Vec<[f64; 2]>> {
    let number = |text: &str| text.parse::<f64>().unwrap();
    let corner = |text: &str| text.split_once(' ').map(|(x, y)| [number(x), number(y)]).unwrap();
    let ring = |ring: &str| ring.split(['M', 'L']).skip(1).map(corner).collect();
    data.split_terminator('Z').map(ring).collect()
}

fn area(ring: &[[f64; 2]]) -> f64 {
    let pairs = ring.iter().zip(ring.iter().cycle().skip(1));
    pairs.map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f64>().abs() / 2.0
}

/// Sheet as thick and as heavy as that of the table has the weight of the piece that lies there.
#[test]
fn a_cut_out_floor_card_weighs_what_the_piece_on_the_table_weighs() {
    let mut met = vec![];
    for page in pages(&rlyeh::COMMANDS, ENGLISH) {
        let names = words(&page).into_iter().filter(|name| name.ends_with(" card"));
        let outlines = between(&page, "<path id=\"outline-", "\" fill");
        for (name, outline) in names.zip(outlines) {
            let rings = rings(outline.split("d=\"").nth(1).unwrap());
            let shape = CardShape::ALL.into_iter().find(|shape| name.contains(&shape.to_string())).unwrap();
            let printed = rings.iter().map(|ring| area(ring)).reduce(|outer, hole| outer - hole).unwrap();
            let piece = Piece::new(Kind::Floor(shape));
            let grams = piece.geometry().unwrap().mass_properties(piece.mass).unwrap().mass();
            // 0.762 mm of 1.39 g/cm³.
            let weighs = printed / 100.0 * 0.0762 * 1.39;
            assert!((weighs / f64::from(grams) - 1.0).abs() < 1e-3, "{name}: {weighs} g, {grams} g");
            assert_eq!(rings.len(), if shape == CardShape::Ring { 2 } else { 1 });
            met.push(name.split(':').next().unwrap().parse::<usize>().unwrap());
        }
    }
    met.sort_unstable();
    assert_eq!(met, (1..=13).collect::<Vec<_>>(), "all cards of five players, each once");
}

/// The matrix of the rules (T3 to T5), written down by hand.
#[test]
fn the_reference_card_says_what_every_card_can_do() {
    let page = pages(&thoth::COMMANDS, ENGLISH).remove(0);
    let words = words(&page);
    let matrix = [
        ["Ace", "takes its suit", "1 its suit", "–", "–", "–", "its suit"],
        ["Two to nine", "–", "its number, its suit", "–", "–", "–", "its suit"],
        ["Ten", "–", "10 its suit", "–", "its suit", "–", "its suit"],
        ["Court", "–", "–", "takes its suit and rank", "–", "–", "its suit, +1 turn"],
        ["Zodiacal", "–", "12 spirit", "–", "its element", "its element", "–"],
        ["Planetary", "takes all", "7 spirit", "takes all", "–", "–", "–"],
        ["World", "takes earth, +1 turn", "7 spirit", "takes earth", "–", "–", "earth, +2 turns"],
        ["Fool", "takes air, +1 turn", "4 spirit, +1 turn", "–", "–", "–", "air, +2 turns"],
        ["Hanged Man", "takes water, +1 turn", "4 spirit, +1 turn", "–", "–", "–", "water, +2 turns"],
        ["Judgment", "takes fire, +1 turn", "4 spirit, +1 turn", "–", "spirit", "–", "fire, +2 turns"],
    ];
    assert_eq!(rows::<7>(&words, "Ace", 10), matrix.map(|row| row.map(str::to_owned)));
    let elements = [
        ["fire", "Wands", "King", "red", "orange"],
        ["water", "Cups", "Queen", "blue", "cyan"],
        ["air", "Swords", "Prince", "yellow", "clear"],
        ["earth", "Disks", "Princess", "green", "purple"],
    ];
    assert_eq!(rows::<5>(&words, "fire", 4), elements.map(|row| row.map(str::to_owned)));
    let has = |line: &str| assert!(words.iter().any(|words| words == line), "no {line:?}: {words:?}");
    ["−1, −5, −25, −50", "small, 1 pip", "medium, 2 pips", "large, 3 pips"].into_iter().for_each(has);
    has("VII Chariot, XIII Death, XVIII Moon");
    has("0 Fool, XII Hanged Man, XX Judgment");
    // Bases of 9/16, 25/32 and 1 inch, 1, 1 3/8 and 1 3/4 inches high.
    let reach = |data: &str, axis: usize| {
        let all: Vec<f64> = rings(data.split("d=\"").nth(1).unwrap())[0].iter().map(|at| at[axis]).collect();
        all.iter().fold(0.0_f64, |most, a| all.iter().fold(most, |most, b| most.max(a - b)))
    };
    let drawn: Vec<&str> = between(&page, "<path id=\"pyramid-", "\" fill").collect();
    for (data, (base, height)) in drawn.iter().zip([(0.5625, 1.0), (0.78125, 1.375), (1.0, 1.75)]) {
        assert!((reach(data, 0) - base * 25.4).abs() < 0.02 && (reach(data, 1) - height * 25.4).abs() < 0.02);
    }
    assert_eq!(drawn.len(), 3);
}

#[test]
fn the_keepers_sheet_has_the_script_in_order_and_the_decks_and_votes_of_the_rules() {
    for (language, script, quotes) in [
        (ENGLISH, include_str!("../../assets/cluethulhu/script.txt"), ['“', '”']),
        (Language::German, include_str!("../../assets/cluethulhu/script_de.txt"), ['„', '“']),
    ] {
        let words: Vec<String> =
            pages(&cluethulhu::COMMANDS, language).iter().flat_map(|page| words(page)).collect();
        let said: Vec<&str> =
            words.iter().filter_map(|w| w.strip_prefix(quotes[0])?.strip_suffix(quotes[1])).collect();
        // A text stands under its moment, up to an empty line. Only the program lets a screen go round.
        let moments = script.split("\n[").skip(1).filter_map(|part| part.split_once("]\n"));
        let texts = moments.filter(|(name, _)| !["looking", "lap", "doll handed"].contains(name));
        let texts = texts.map(|(_, text)| text.split("\n\n").next().unwrap().trim().replace('\n', " "));
        assert_eq!(said, texts.map(|text| text.replace("{who}", "N")).collect::<Vec<_>>());
        // C3: Investigators, Psychiatrist, Detective; special tablets at least and at most.
        for (players, deck) in [
            (7, ["2", "–", "–", "0", "3"]),
            (10, ["2", "–", "–", "0", "3"]),
            (11, ["2", "1", "–", "0", "5"]),
            (13, ["2", "1", "–", "1", "5"]),
            (15, ["2", "1", "–", "3", "5"]),
            (16, ["2", "1", "1", "3", "7"]),
            (19, ["2", "1", "1", "6", "7"]),
        ] {
            let row = &rows::<6>(&words, "7", 14)[players - 7];
            let range: Vec<&str> = row[4].split(' ').collect();
            let told = [&row[1], &row[2], &row[3], range[0], range[2]];
            assert_eq!((row[0].as_str(), told), (players.to_string().as_str(), deck), "{language}");
        }
        // C28: of 10 votes 6, of 9 votes 5.
        let votes = rows::<21>(
            &words,
            if language == ENGLISH { "Votes that could be cast" } else { "Mögliche Stimmen" },
            2,
        );
        let needed = |all: &str| &votes[1][votes[0].iter().position(|votes| votes == all).unwrap()];
        assert_eq!(["2", "9", "10", "21"].map(needed), ["2", "5", "6", "11"]);
        for role in Role::VARIANTS {
            let about = Texts::of(language).plain(&about(*role));
            assert!(words.contains(&about), "{language}: {about}");
        }
    }
}

/// A letter that the font lacks would be an empty box.
#[test]
fn the_font_has_every_letter_and_no_page_names_a_text_that_is_missing() {
    for commands in [&rlyeh::COMMANDS, &thoth::COMMANDS, &cluethulhu::COMMANDS] {
        for language in [ENGLISH, Language::German, Language::Pseudo] {
            for page in pages(commands, language) {
                assert!(!page.contains("\"#letter-0\""), "{} {language}", commands.prints[0].name);
                let untold = words(&page).into_iter().find(|word| word.contains("-print-"));
                assert_eq!(untold, None, "{} {language}", commands.prints[0].name);
            }
        }
    }
}
