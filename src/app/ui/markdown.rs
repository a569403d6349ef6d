//! A small reader of Markdown: headings, paragraphs, bullets, bold, tables. What the rules are written in, no more.

use super::style;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Color32, FontId, Grid, Label, Response, Ui};

/// A piece of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading and its level, from 1.
    Heading(usize, String),
    /// A paragraph.
    Paragraph(String),
    /// An item of a list.
    Bullet(String),
    /// A table: rows of cells, the first the head.
    Table(Vec<Vec<String>>),
}

/// Takes a document apart.
pub fn parse(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Whether the next line belongs to the block before it.
    let mut open = false;
    for line in text.lines() {
        let line = line.trim();
        let hashes = line.chars().take_while(|&c| c == '#').count();
        if line.is_empty() {
            open = false;
        } else if hashes > 0 {
            blocks.push(Block::Heading(hashes, line[hashes..].trim().to_owned()));
            open = false;
        } else if line.starts_with('|') {
            table_row(&mut blocks, line, open);
            open = true;
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push(Block::Bullet(item.to_owned()));
            open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Paragraph(text) | Block::Bullet(text)) if open => {
                    text.push(' ');
                    text.push_str(line);
                }
                _ => blocks.push(Block::Paragraph(line.to_owned())),
            }
            open = true;
        }
    }
    blocks
}

fn table_row(blocks: &mut Vec<Block>, line: &str, open: bool) {
    let cells: Vec<String> = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let rule = cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| "-: ".contains(c)));
    match blocks.last_mut() {
        Some(Block::Table(rows)) if open => {
            if !rule {
                rows.push(cells);
            }
        }
        _ => blocks.push(Block::Table(vec![cells])),
    }
}

/// Shows a block; the response of its text.
pub fn show(ui: &mut Ui, block: &Block, index: usize) -> Response {
    match block {
        Block::Heading(level, text) => {
            let size = [27.0, 20.0, 17.0].get(level - 1).copied().unwrap_or(16.0);
            ui.add_space(if *level == 1 { 0.0 } else { 10.0 });
            ui.label(inline(text, size, style::AMBER, ui.available_width()))
        }
        Block::Paragraph(text) => ui.label(inline(text, 15.0, style::INK, ui.available_width())),
        Block::Bullet(text) => {
            ui.horizontal_top(|ui| {
                ui.add_space(6.0);
                ui.label("•");
                // A row does not wrap by itself.
                ui.add(Label::new(inline(text, 15.0, style::INK, ui.available_width())).wrap())
            })
            .inner
        }
        Block::Table(rows) => {
            Grid::new(("table", index))
                .striped(true)
                .spacing([16.0, 5.0])
                .show(ui, |ui| {
                    for (k, row) in rows.iter().enumerate() {
                        let ink = if k == 0 { style::FAINT } else { style::INK };
                        for cell in row {
                            ui.label(inline(cell, 15.0, ink, f32::INFINITY));
                        }
                        ui.end_row();
                    }
                })
                .response
        }
    }
}

/// Text with its bold parts set off.
fn inline(text: &str, size: f32, ink: Color32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width.max(10.0);
    for (k, part) in text.split("**").enumerate() {
        let colour = if k % 2 == 1 { Color32::WHITE } else { ink };
        let format = TextFormat {
            font_id: FontId::proportional(size),
            color: colour,
            line_height: Some(size * 1.38),
            valign: Align::BOTTOM,
            ..TextFormat::default()
        };
        job.append(part, 0.0, format);
    }
    job
}
