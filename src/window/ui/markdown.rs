//! Documents in Markdown, laid out in a panel: headings, paragraphs, bullets, bold, tables.

use super::style;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Color32, FontId, Grid, Label, Response, Ui};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::mem::take;

/// Size of the letters, points.
const TEXT: f32 = 15.0;
/// What sets off bold parts in the text of a block.
const BOLD: &str = "**";

/// A piece of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A heading and its level, from 1.
    Heading(usize, String),
    /// A paragraph.
    Paragraph(String),
    /// An item of a list.
    Bullet(String),
    /// An item of a list whose items are counted, and its number.
    Numbered(u64, String),
    /// A table: rows of cells, the first the head.
    Table(Vec<Vec<String>>),
}

/// Takes a document apart. Of what Markdown has, rules use headings, paragraphs, lists, tables and bold; anything else
/// is read as the text in it.
pub fn parse(text: &str) -> Vec<Node> {
    let mut blocks: Vec<Node> = Vec::new();
    // What is being read: its text so far, with bold parts between asterisks, and the cells of a row.
    let (mut words, mut row) = (String::new(), Vec::new());
    // The lists that are open, each with the number of its next item, if they have numbers.
    let mut lists: Vec<Option<u64>> = vec![];
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Text(text) | Event::Code(text) => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::Start(Tag::Strong) | Event::End(TagEnd::Strong) => words.push_str(BOLD),
            Event::Start(Tag::Table(_)) => blocks.push(Node::Table(vec![])),
            Event::Start(Tag::List(first)) => {
                // A list within an item begins a line of its own.
                if !words.is_empty() {
                    blocks.push(item(&mut lists, take(&mut words)));
                }
                lists.push(first);
            }
            Event::End(TagEnd::List(_)) => drop(lists.pop()),
            Event::End(TagEnd::Heading(level)) => {
                blocks.push(Node::Heading(level as usize, take(&mut words)));
            }
            Event::End(TagEnd::Paragraph) => blocks.push(Node::Paragraph(take(&mut words))),
            Event::End(TagEnd::Item) => match blocks.last() {
                // An item whose text stood in a paragraph has been read as one.
                _ if !words.is_empty() => blocks.push(item(&mut lists, take(&mut words))),
                Some(Node::Paragraph(_)) => {
                    if let Some(Node::Paragraph(text)) = blocks.pop() {
                        blocks.push(item(&mut lists, text));
                    }
                }
                _ => {}
            },
            Event::End(TagEnd::TableCell) => row.push(take(&mut words)),
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => {
                if let Some(Node::Table(rows)) = blocks.last_mut() {
                    rows.push(take(&mut row));
                }
            }
            _ => {}
        }
    }
    blocks
}

/// An item of the innermost list.
fn item(lists: &mut [Option<u64>], text: String) -> Node {
    match lists.last_mut() {
        Some(Some(next)) => {
            *next += 1;
            Node::Numbered(*next - 1, text)
        }
        _ => Node::Bullet(text),
    }
}

impl Node {
    /// Whether words stand in it, in capitals or not.
    pub fn has(&self, words: &str) -> bool {
        let has = |text: &str| find(&text.replace(BOLD, ""), words).is_some();
        match self {
            Self::Heading(_, text) | Self::Paragraph(text) | Self::Bullet(text) | Self::Numbered(_, text) => {
                has(text)
            }
            Self::Table(rows) => rows.iter().flatten().any(|cell| has(cell)),
        }
    }
}

/// Where words begin in a text, and where they end, bytes; in capitals or not. None for no words.
fn find(text: &str, words: &str) -> Option<(usize, usize)> {
    if words.is_empty() {
        return None;
    }
    let starts = text.char_indices().map(|(start, _)| start);
    starts.into_iter().find_map(|start| {
        let mut rest = text[start..].char_indices();
        let mut wanted = words.chars().flat_map(char::to_lowercase).peekable();
        while wanted.peek().is_some() {
            let (_, letter) = rest.next()?;
            letter.to_lowercase().all(|one| wanted.next() == Some(one)).then_some(())?;
        }
        Some((start, rest.next().map_or(text.len(), |(end, _)| start + end)))
    })
}

/// Shows a block, with these words marked in it; the response of its text.
pub fn show(ui: &mut Ui, block: &Node, index: usize, marked: &str) -> Response {
    match block {
        Node::Heading(level, text) => {
            let size = [27.0, 20.0, 17.0].get(level - 1).copied().unwrap_or(16.0);
            ui.add_space(if *level == 1 { 0.0 } else { 10.0 });
            ui.label(inline(text, size, style::AMBER, ui.available_width(), marked))
        }
        Node::Paragraph(text) => ui.label(inline(text, TEXT, style::INK, ui.available_width(), marked)),
        Node::Bullet(text) => listed(ui, "•", text, marked),
        Node::Numbered(number, text) => listed(ui, &format!("{number}."), text, marked),
        Node::Table(rows) => table(ui, rows, index, marked),
    }
}

/// An item of a list behind its mark.
fn listed(ui: &mut Ui, mark: &str, text: &str, marked: &str) -> Response {
    ui.horizontal_top(|ui| {
        ui.add_space(6.0);
        ui.label(mark);
        // A row does not wrap by itself.
        ui.add(Label::new(inline(text, TEXT, style::INK, ui.available_width(), marked)).wrap())
    })
    .inner
}

/// Between two columns, points.
const BETWEEN: f32 = 14.0;

/// A table whose cells take as many lines as they need; where even their longest words have no room side by side, a list.
fn table(ui: &mut Ui, rows: &[Vec<String>], index: usize, marked: &str) -> Response {
    let words = |text: &str| {
        let font = FontId::proportional(TEXT);
        ui.painter().layout_no_wrap(text.replace(BOLD, ""), font, style::INK).size().x.ceil()
    };
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |width: &dyn Fn(&str) -> f32| -> Vec<f32> {
        let cells = |column| rows.iter().filter_map(move |row| row.get(column));
        (0..columns).map(|column| cells(column).map(|cell| width(cell)).fold(0.0, f32::max)).collect()
    };
    let whole = widest(&words);
    let least = widest(&|cell| cell.split_whitespace().map(words).fold(0.0, f32::max));
    let room = ui.available_width() - BETWEEN * columns.saturating_sub(1) as f32 - 2.0;
    let (all, bare): (f32, f32) = (whole.iter().sum(), least.iter().sum());
    if bare > room {
        return list(ui, rows, index, marked);
    }
    // What there is beyond the longest words is shared by those who want more.
    let share = ((room - bare) / (all - bare).max(1.0)).min(1.0);
    let widths: Vec<f32> =
        whole.iter().zip(&least).map(|(whole, least)| least + (whole - least) * share).collect();
    let grid = Grid::new(("table", index)).striped(true).spacing([BETWEEN, 5.0]).min_col_width(0.0);
    grid.show(ui, |ui| {
        for (k, row) in rows.iter().enumerate() {
            let ink = if k == 0 { style::FAINT } else { style::INK };
            for (cell, width) in row.iter().zip(&widths) {
                // A grid sets what it draws in the middle of a row, by its height: so that is known before it is drawn.
                ui.label(ui.painter().layout_job(inline(cell, TEXT, ink, width.ceil() + 1.0, marked)));
            }
            ui.end_row();
        }
    })
    .response
}

/// A table as a list: what each row is about, and below it every cell with the head of its column.
fn list(ui: &mut Ui, rows: &[Vec<String>], index: usize, marked: &str) -> Response {
    let (head, rows) = rows.split_first().map_or((&[][..], &[][..]), |(head, rows)| (&head[..], rows));
    ui.vertical(|ui| {
        for (k, row) in rows.iter().enumerate() {
            let width = ui.available_width();
            if let Some(first) = row.first() {
                ui.add(Label::new(inline(first, TEXT, Color32::WHITE, width, marked)).wrap());
            }
            let cells = head.iter().zip(row).skip(1).filter(|(_, cell)| !cell.is_empty());
            ui.indent((index, k), |ui| {
                for (head, cell) in cells {
                    let words = if head.is_empty() { cell.clone() } else { format!("{head}: {cell}") };
                    let width = ui.available_width();
                    ui.add(Label::new(inline(&words, TEXT, style::INK, width, marked)).wrap());
                }
            });
        }
    })
    .response
}

/// Text with its bold parts set off, and these words marked.
fn inline(text: &str, size: f32, ink: Color32, width: f32, marked: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width.max(10.0);
    for (k, mut part) in text.split(BOLD).enumerate() {
        let colour = if k % 2 == 1 { Color32::WHITE } else { ink };
        let format = TextFormat {
            font_id: FontId::proportional(size),
            color: colour,
            line_height: Some(size * 1.38),
            valign: Align::BOTTOM,
            ..TextFormat::default()
        };
        while let Some((start, end)) = find(part, marked) {
            job.append(&part[..start], 0.0, format.clone());
            let lit = TextFormat { background: style::FOUND, color: Color32::WHITE, ..format.clone() };
            job.append(&part[start..end], 0.0, lit);
            part = &part[end..];
        }
        job.append(part, 0.0, format);
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::epaint::text::ByteRangeExt as _;
    use bevy_egui::egui::{Context, Pos2, RawInput, Rect, Shape, vec2};

    #[test]
    fn words_are_found_whatever_their_capitals() {
        assert_eq!(find("Draw a Tile", "tile"), Some((7, 11)));
        assert_eq!(find("Über den Äon", "äo"), Some((10, 13)));
        assert_eq!(find("A tile", ""), None);
        assert_eq!(find("til", "tile"), None);
        assert!(Node::Bullet("You **may not** pass".into()).has("may not pass"));
        assert!(Node::Table(vec![vec!["a".into()], vec!["Old One".into()]]).has("old one"));
    }

    #[test]
    fn a_row_of_a_table_is_as_high_as_its_longest_cell() {
        let long = "by different types: none −5, one or two 0, three 5, four 10, five 15, and so on and on";
        let rows = [["tile", "worth"], ["Tome", long], ["Altar", "1 each"]];
        let block = Node::Table(rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect());
        let ctx = Context::default();
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(320.0, 400.0)));
        let draw = || {
            ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| drop(show(ui, &block, 0, "")))
        };
        (0..2).for_each(|_| drop(draw()));
        let drawn = draw().shapes.into_iter().filter_map(|clipped| match clipped.shape {
            Shape::Text(text) => {
                Some((text.galley.rows.len(), text.galley.rect.translate(text.pos.to_vec2())))
            }
            _ => None,
        });
        let cells: Vec<(usize, Rect)> = drawn.collect();
        assert_eq!(cells.len(), 6);
        assert!(cells[3].0 > 1, "the longest cell has several lines");
        for (above, below) in cells[..4].iter().zip(&cells[2..]) {
            assert!(above.1.bottom() <= below.1.top() + 0.5, "{above:?} {below:?}");
        }
    }

    #[test]
    fn what_is_found_is_lit_and_nothing_is_lost() {
        let job = inline("The lot, a LOT, and **the lot**", TEXT, style::INK, 400.0, "lot");
        assert_eq!(job.text, "The lot, a LOT, and the lot");
        let lit = job.sections.iter().filter(|part| part.format.background == style::FOUND);
        assert_eq!(
            lit.map(|part| part.byte_range.slice(&job.text)).collect::<Vec<_>>(),
            ["lot", "LOT", "lot"]
        );
    }
}
