//! A test's figure on the screen.

use crate::lab_screen::texts::{PageText, Results};
use bevy_egui::egui::{Color32, RichText, Ui};
use egui_plot::{
    Bar, BarChart, Corner, FilledArea, Legend, Line, LineStyle, MarkerShape, Plot, PlotPoints, Points,
    uniform_grid_spacer,
};
use lab::study::figure::{Bars, Figure, Lines};
use window::speech::say;
use window::ui::layout::faint;
use window::ui::style;

/// Height of a plot, points, and of a bar in it.
const HIGH: f32 = 190.0;
const BAR: f32 = 20.0;
/// Colours of lines that are told apart: light enough on dark, and apart without red and green.
const COLOURS: [Color32; 6] = [
    Color32::from_rgb(120, 176, 240),
    Color32::from_rgb(236, 158, 78),
    Color32::from_rgb(150, 210, 130),
    Color32::from_rgb(198, 152, 236),
    Color32::from_rgb(222, 200, 96),
    Color32::from_rgb(180, 180, 180),
];
/// The interval round a line.
const BAND: Color32 = Color32::from_rgba_premultiplied(36, 52, 70, 120);
/// Bars drawn at most.
const MOST: usize = 40;
/// Directions beside an axis are so far apart, degrees.
const DIRECTIONS: [f64; 3] = [360.0, 90.0, 45.0];

/// Draws a figure.
pub(super) fn show(ui: &mut Ui, figure: &Figure) {
    match figure {
        Figure::Lines(figure) => lines(ui, figure),
        Figure::Bars(figure) => bars(ui, figure),
    }
}

/// A plot that lies still: it is read, not moved about in.
fn still<'a>(name: &str) -> Plot<'a> {
    Plot::new(name.to_owned())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_background(false)
        .set_margin_fraction(bevy_egui::egui::vec2(0.03, 0.06))
}

fn points(all: &[[f64; 2]]) -> PlotPoints<'static> {
    PlotPoints::new(all.to_vec())
}

fn lines(ui: &mut Ui, figure: &Lines) {
    ui.label(faint(format!("{} / {}", say(&figure.names[1]), say(&figure.names[0]))));
    let mut plot = still("lab lines")
        .height(HIGH)
        .include_y(0.0)
        .include_y(figure.most)
        .include_x(figure.across[0])
        .include_x(figure.across[1]);
    if figure.directions && figure.across[1] - figure.across[0] >= 90.0 {
        plot = plot.x_grid_spacer(uniform_grid_spacer(|_| DIRECTIONS));
    }
    if figure.series.len() > 1 {
        plot = plot.legend(Legend::default().position(Corner::RightBottom));
    }
    plot.show(ui, |plot| {
        if !figure.band.is_empty() {
            let edge = |which: usize| -> Vec<f64> { figure.band.iter().map(|point| point[which]).collect() };
            plot.add(FilledArea::new("95 %", &edge(0), &edge(1), &edge(2)).fill_color(BAND));
        }
        for series in &figure.series {
            let colour = COLOURS[series.colour % COLOURS.len()];
            let dashes = if series.statics { LineStyle::dashed_dense() } else { LineStyle::Solid };
            plot.line(
                Line::new(say(&series.name), points(&series.points)).color(colour).style(dashes).width(1.8),
            );
            if series.statics && series.stands.is_empty() || !figure.band.is_empty() {
                continue;
            }
            // Full where it stands, a cross where it falls: told without colour.
            for stands in [true, false] {
                let of =
                    |(i, _): &(usize, &[f64; 2])| series.stands.get(*i).copied().unwrap_or(true) == stands;
                let some: Vec<[f64; 2]> =
                    series.points.iter().enumerate().filter(of).map(|(_, p)| *p).collect();
                let shape = if stands { MarkerShape::Circle } else { MarkerShape::Cross };
                if !some.is_empty() {
                    plot.points(
                        Points::new(say(&series.name), points(&some)).color(colour).shape(shape).radius(3.5),
                    );
                }
            }
        }
    });
    if figure.series.iter().any(|series| !series.stands.is_empty()) {
        ui.label(faint(say(Results::Legend)));
    }
    if let Some(words) = &figure.words {
        ui.label(RichText::new(say(words)).small().color(style::INK));
    }
}

fn bars(ui: &mut Ui, figure: &Bars) {
    let all = &figure.all[..figure.all.len().min(MOST)];
    ui.label(faint(say(&figure.counts)));
    let count = all.len();
    let height = (count as f32 * BAR + 46.0).clamp(90.0, HIGH * 1.6);
    // The first at the top.
    let at = |i: usize| (count - i) as f64;
    let bar = |(i, bar): (usize, &lab::study::figure::ChartBar)| {
        let note = bar.note.as_ref().map_or_else(String::new, say);
        Bar::new(at(i), bar.value).name(format!("{}\n{note}", say(&bar.name))).width(0.7)
    };
    let bars: Vec<Bar> = all.iter().enumerate().map(bar).collect();
    let statics: Vec<[f64; 2]> =
        all.iter().enumerate().filter_map(|(i, bar)| Some([bar.statics?, at(i)])).collect();
    still("lab bars")
        .height(height)
        .include_x(0.0)
        .include_y(0.4)
        .show_grid([true, false])
        .show_axes([true, false])
        .show(ui, |plot| {
            plot.bar_chart(BarChart::new(say(&figure.counts), bars).horizontal().color(COLOURS[0]));
            if !statics.is_empty() {
                let marks = Points::new(say(Results::Statics), points(&statics)).shape(MarkerShape::Diamond);
                plot.points(marks.color(COLOURS[1]).radius(4.5));
            }
            for (i, bar) in all.iter().enumerate() {
                let name = egui_plot::Text::new(
                    "",
                    [0.0, at(i)].into(),
                    RichText::new(format!(" {}", say(&bar.name))).size(12.5),
                );
                plot.text(name.anchor(bevy_egui::egui::Align2::LEFT_CENTER).color(Color32::WHITE));
            }
        });
    if !statics.is_empty() {
        ui.label(faint(say(Results::StaticsLegend)));
    }
    if figure.all.len() > count {
        ui.label(faint(say(PageText::More { count: figure.all.len() - count })));
    }
}
