//! `cyclopean print keeper`: all that a person needs who keeps the secrets at a real table. Decks, what each tablet is, what to
//! heed, the votes that are needed, the Keeper's words in order, and a record to fill in.

use crate::balance::Balance;
use crate::script::{Passage, lines};
use cluethulhu_rules::{BALLOTS, PLAIN_CULTISTS, PLAYERS, ROUNDS, Role, Setup, about, votes_needed};
use game::Language;
use game::message::{Message, Say, texts};
use lang::Texts;
use strum::VariantArray;
use terminal::commands::Paper;
use terminal::print::{BODY, Column, Flow, HEADING, Page, SMALL, TITLE, finish};

texts! {
    /// What stands on the sheet, beside the script.
    pub enum PrintedSheet in "cluethulhu-print-" {
        Keeper,
        Title,
        Foot,
        Before,
        Deal,
        Players,
        Specials,
        Even,
        Range { from: u8, to: u8 },
        Tablets { tablets: Vec<Message>, plain: bool },
        Tablet,
        Number,
        About,
        Votes { rounds: u8, ballots: u8 },
        Could,
        Needed,
        Heed,
        Tap,
        Wizard,
        Shelter,
        Detective,
        Once,
        Cured,
        Yithian,
        Out,
        Siblings,
        Doll,
        Ritual,
        Wins,
        Said { words: String },
        Record,
        Name,
        Side,
        Used,
        WentOut,
        Day,
        DollTo,
        Sheltered,
        Detained,
        Arrested,
        Murdered,
    }
}

/// What the Keeper heeds, in the order of a game.
const HEEDED: [PrintedSheet; 12] = [
    PrintedSheet::Tap,
    PrintedSheet::Wizard,
    PrintedSheet::Shelter,
    PrintedSheet::Detective,
    PrintedSheet::Once,
    PrintedSheet::Cured,
    PrintedSheet::Yithian,
    PrintedSheet::Out,
    PrintedSheet::Siblings,
    PrintedSheet::Doll,
    PrintedSheet::Ritual,
    PrintedSheet::Wins,
];

/// Only where the screen of the program goes round is this moment's chapter of the script of use.
const ROUND_ONE_SCREEN: &str = "lap";
/// How far directions stand to the right of what is said, mm.
const INDENT: f32 = 4.0;
/// Between two paragraphs, mm.
const BETWEEN: f32 = 1.0;
/// What stays with a heading, and with a direction before what is said, mm.
const BELOW: (f32, f32) = (12.0, 8.0);
/// Between two columns, mm.
const GAP: f32 = 7.0;
/// How high a row of the record is, mm: there is room to write.
const ROW: f32 = 6.2;
/// Days that the record has room for.
const DAYS: usize = 9;

/// Draws the pages.
pub fn keeper(paper: Paper, language: Language) -> Vec<String> {
    let texts = Texts::of(language);
    let mut pages = vec![before(paper, &texts)];
    pages.extend(script(paper, &texts));
    pages.push(record(paper, &texts));
    finish(pages, &PrintedSheet::Title.message(), &PrintedSheet::Foot.message(), &texts)
}

/// What is read before the game.
fn before(paper: Paper, texts: &Texts) -> Page {
    let mut page = Page::new(paper);
    let mut column = Column::of(page.sheet());
    column.words(&mut page, 0.0, TITLE, &texts.plain(&PrintedSheet::Title));
    column.words(&mut page, 0.0, HEADING, &texts.plain(&PrintedSheet::Before));
    column.words(&mut page, 0.0, SMALL, &texts.plain(&PrintedSheet::Deal));
    column.space(BETWEEN);
    column.table(&mut page, &[1.0, 1.35, 1.4, 1.15, 1.35, 6.2], &decks(texts), 0.0);
    column.table(&mut page, &[1.3, 0.7, 8.0], &tablets(texts), 0.0);
    column.words(&mut page, 0.0, HEADING, &texts.plain(&PrintedSheet::Heed));
    for (side, mut column) in column.side_by_side::<2>(GAP).into_iter().enumerate() {
        for heeded in HEEDED.iter().skip(side * HEEDED.len() / 2).take(HEEDED.len() / 2) {
            column.words(&mut page, 0.0, SMALL, &texts.plain(heeded));
            column.space(BETWEEN);
        }
    }
    page
}

/// The decks for so many players: the Investigators, how many special tablets there may be, and a deck that is even.
fn decks(texts: &Texts) -> Vec<Vec<String>> {
    let named = [Role::Investigator, Role::Psychiatrist, Role::Detective];
    let head = [PrintedSheet::Players.message()].into_iter().chain(named.map(|role| role.message()));
    let head = head.chain([PrintedSheet::Specials.message(), PrintedSheet::Even.message()]);
    let row = |players: u8| {
        let setup = Setup::players(players);
        let tablets = setup.tablets().unwrap_or_default();
        let count = |role: Role| match tablets.iter().filter(|tablet| **tablet == role).count() {
            0 => "–".to_owned(),
            count => count.to_string(),
        };
        let (from, to) = Setup::specials_allowed(players);
        let even = Balance::known().recommended(players).map(|deck| {
            let tablets = deck.specials().iter().map(Say::message).collect();
            texts.plain(&PrintedSheet::Tablets {
                tablets,
                plain: deck.plain && setup.has_named_investigators(),
            })
        });
        let range = if from == to { to.to_string() } else { texts.plain(&PrintedSheet::Range { from, to }) };
        let counts = named.map(count).into_iter();
        [players.to_string()].into_iter().chain(counts).chain([range, even.unwrap_or_default()]).collect()
    };
    let head = head.map(|head| texts.plain(&head)).collect();
    std::iter::once(head).chain((PLAYERS.0..=PLAYERS.1).map(row)).collect()
}

/// What each tablet is, and how many there are.
fn tablets(texts: &Texts) -> Vec<Vec<String>> {
    let number = |role: Role| match role {
        Role::Investigator => Setup::investigators(PLAYERS.0),
        Role::Cultist => PLAIN_CULTISTS,
        _ => 1,
    };
    let row = |role: &Role| {
        let number = number(*role).to_string();
        vec![texts.plain(role), number, texts.plain(&about(*role))]
    };
    let head = [PrintedSheet::Tablet, PrintedSheet::Number, PrintedSheet::About]
        .map(|head| texts.plain(&head))
        .to_vec();
    std::iter::once(head).chain(Role::VARIANTS.iter().map(row)).collect()
}

/// What the Keeper says, in order.
fn script(paper: Paper, texts: &Texts) -> Vec<Page> {
    let mut flow = Flow::new(paper);
    let script = lines(texts.language());
    let is_heading = |line: &Passage| matches!(line, Passage::Heading(_));
    let chapters = script.chunk_by(|_, next| !is_heading(next));
    let of_screen =
        |line: &Passage| matches!(line, Passage::Said { moment, .. } if moment == ROUND_ONE_SCREEN);
    for line in chapters.filter(|chapter| !chapter.iter().any(of_screen)).flatten() {
        match line {
            Passage::Heading(words) => {
                flow.space(BETWEEN);
                flow.words(0.0, HEADING, words, BELOW.0);
            }
            Passage::Direction(words) => flow.words(INDENT, SMALL, words, BELOW.1),
            Passage::Said { words, .. } => {
                flow.words(0.0, BODY, &texts.plain(&PrintedSheet::Said { words: words.clone() }), 0.0);
            }
        }
        flow.space(BETWEEN);
    }
    flow.pages()
}

/// What the Keeper writes down, and how many votes are needed.
fn record(paper: Paper, texts: &Texts) -> Page {
    let mut page = Page::new(paper);
    let mut column = Column::of(page.sheet());
    let head = |cells: &[PrintedSheet]| cells.iter().map(|cell| texts.plain(cell)).collect::<Vec<_>>();
    let filled = |head: Vec<String>, rows: &mut dyn Iterator<Item = String>| {
        std::iter::once(head).chain(rows.map(|first| vec![first])).collect::<Vec<_>>()
    };
    column.words(&mut page, 0.0, HEADING, &texts.plain(&PrintedSheet::Record));
    column.space(BETWEEN);
    let players = head(&[
        PrintedSheet::Name,
        PrintedSheet::Tablet,
        PrintedSheet::Side,
        PrintedSheet::Used,
        PrintedSheet::WentOut,
    ]);
    let names = filled(players, &mut (0..PLAYERS.1).map(|_| String::new()));
    column.table(&mut page, &[3.0, 2.0, 2.0, 1.3, 1.3], &names, ROW);
    let days = head(&[
        PrintedSheet::Day,
        PrintedSheet::DollTo,
        PrintedSheet::Sheltered,
        PrintedSheet::Detained,
        PrintedSheet::Arrested,
        PrintedSheet::Murdered,
    ]);
    let days = filled(days, &mut (1..=DAYS).map(|day| day.to_string()));
    column.table(&mut page, &[0.6, 1.0, 1.0, 1.0, 1.0, 1.0], &days, ROW);
    let votes = PrintedSheet::Votes { rounds: ROUNDS, ballots: BALLOTS };
    column.words(&mut page, 0.0, SMALL, &texts.plain(&votes));
    column.space(BETWEEN);
    // Everybody has a vote, and the High Priest two.
    let all = 2..=u16::from(PLAYERS.1) + 1;
    let row = |name: PrintedSheet, votes: &dyn Fn(u16) -> u16| {
        let votes = all.clone().map(|all| votes(all).to_string());
        std::iter::once(texts.plain(&name)).chain(votes).collect::<Vec<_>>()
    };
    let table = [row(PrintedSheet::Could, &|all| all), row(PrintedSheet::Needed, &votes_needed)];
    let shares: Vec<f32> = std::iter::once(3.6).chain(all.clone().map(|_| 1.0)).collect();
    column.table(&mut page, &shares, &table, 0.0);
    page
}
