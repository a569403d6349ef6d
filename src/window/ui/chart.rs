//! The chart of a match on its result: a line a side over time, what happened, and the turning point. The same for every
//! game; what is counted, and what happened, the game says.

use super::seats::Badge;
use super::style;
use super::tip::HoverTip;
use crate::speech::{say, tell};
use crate::texts::Result as Card;
use crate::words::capital;
use bevy_egui::egui::{
    Align2, Color32, FontId, Label, Painter, Rect, RichText, Sense, Shape, Stroke, Ui, pos2, vec2,
};
use game::words::score;
use session::Names;
use session::chart::{Annotation, MatchChart};

/// Height of the picture, points, and its greatest width.
const HIGH: f32 = 118.0;
const WIDE: f32 = 560.0;
/// Room for the numbers at its left, and for the names at its right.
const NUMBERS: f32 = 26.0;
const NAMES: f32 = 90.0;
/// Colours of sides that are no seats.
const SIDES: [Color32; 4] = [style::INK, style::BAD, style::GOOD, style::AMBER];
/// So many letters of a name fit there.
const LETTERS: usize = 13;
/// So many marks of one moment are told at most.
const MARKS: usize = 6;

/// Draws the chart; nothing where there were not two moments.
pub fn show(ui: &mut Ui, chart: &MatchChart, names: &Names) {
    if chart.moments() < 2 || chart.lines.is_empty() {
        return;
    }
    ui.label(
        RichText::new(say(Card::Story { counts: chart.counts.clone(), moment: chart.moment.clone() }))
            .color(style::FAINT),
    );
    let width = ui.available_width().clamp(40.0, WIDE);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HIGH), Sense::hover());
    ui.painter().rect_filled(rect, 5.0, style::WELL);
    let plot = Plot::of(chart, names, rect);
    plot.scale(ui.painter());
    for line in 0..chart.lines.len() {
        plot.line(ui.painter(), line);
    }
    plot.names(ui.painter());
    if let Some(turning) = chart.turning_point() {
        let x = plot.x(turning.at);
        ui.painter().vline(x, plot.field.y_range(), Stroke::new(1.5, style::AMBER.gamma_multiply(0.8)));
        ui.painter().circle_stroke(plot.at(turning.to, turning.at), 6.0, Stroke::new(2.0, style::AMBER));
    }
    if let Some(pointer) = response.hover_pos() {
        response.tip(plot.told(plot.moment(pointer.x)).join("\n"));
    }
    if let Some(told) = chart.told() {
        ui.add(Label::new(RichText::new(tell(names, &told)).color(style::AMBER)).wrap());
    }
}

/// Where moments and values are.
struct Plot<'a> {
    chart: &'a MatchChart,
    names: &'a Names,
    field: Rect,
    least: i32,
    most: i32,
}

impl<'a> Plot<'a> {
    fn of(chart: &'a MatchChart, names: &'a Names, rect: Rect) -> Self {
        let values = || chart.lines.iter().flat_map(|line| line.values.iter().copied());
        let least = values().min().unwrap_or(0).min(0);
        let inner = rect.shrink2(vec2(6.0, 12.0));
        let field = Rect::from_min_max(
            inner.min + vec2(NUMBERS, 0.0),
            inner.max - vec2(NAMES.min(rect.width() * 0.3), 0.0),
        );
        Self { chart, names, field, least, most: values().max().unwrap_or(0).max(least + 1) }
    }

    fn x(&self, at: usize) -> f32 {
        let last = self.chart.moments().saturating_sub(1).max(1);
        self.field.left() + self.field.width() * at.min(last) as f32 / last as f32
    }

    fn y(&self, value: i32) -> f32 {
        let share = (value - self.least) as f32 / (self.most - self.least) as f32;
        self.field.bottom() - self.field.height() * share
    }

    fn at(&self, line: usize, at: usize) -> bevy_egui::egui::Pos2 {
        pos2(self.x(at), self.y(self.chart.value(line, at)))
    }

    /// What a moment is called: "turn 12".
    fn named(&self, at: usize) -> String {
        tell(self.names, &Card::Moment { moment: self.chart.moment.clone(), at })
    }

    /// The moment nearest to a place across.
    fn moment(&self, x: f32) -> usize {
        let last = self.chart.moments().saturating_sub(1);
        let share = (x - self.field.left()) / self.field.width().max(1.0);
        ((share * last as f32).round().max(0.0) as usize).min(last)
    }

    /// The least and the most that anybody had, and the last moment.
    fn scale(&self, painter: &Painter) {
        let font = FontId::proportional(11.0);
        for value in [self.least, self.most] {
            let y = self.y(value);
            painter.hline(self.field.x_range(), y, Stroke::new(1.0, style::LINE.gamma_multiply(0.6)));
            let at = pos2(self.field.left() - 4.0, y);
            painter.text(at, Align2::RIGHT_CENTER, score(value), font.clone(), style::FAINT);
        }
        let last = self.chart.moments() - 1;
        let at = pos2(self.field.right(), self.field.bottom() + 1.0);
        painter.text(at, Align2::RIGHT_TOP, self.named(last), font, style::FAINT);
    }

    fn ink(&self, line: usize) -> Color32 {
        self.chart.lines[line].seat.map_or(SIDES[line % SIDES.len()], |seat| Badge::usual(seat).colour)
    }

    fn line(&self, painter: &Painter, line: usize) {
        let ink = self.ink(line);
        let moments = self.chart.lines[line].values.len();
        let points = (0..moments).map(|at| self.at(line, at)).collect();
        painter.add(Shape::line(points, Stroke::new(2.0, ink)));
        for mark in self.chart.marks.iter().filter(|mark| mark.line == line) {
            let at = self.at(line, mark.at);
            painter.circle(at, 3.5, ink, Stroke::new(1.5, Color32::BLACK));
        }
    }

    /// The names of the sides where their lines end: the highest first, none over another.
    fn names(&self, painter: &Painter) {
        let last = self.chart.moments() - 1;
        let mut order: Vec<usize> = (0..self.chart.lines.len()).collect();
        order.sort_by_key(|line| std::cmp::Reverse(self.chart.value(*line, last)));
        let (left, step) = (self.field.right() + 6.0, 12.0);
        let room = self.field.height() + 20.0 - step * order.len() as f32;
        let mut least = self.field.top() - 6.0;
        for (k, line) in order.iter().enumerate() {
            let most = self.field.top() - 6.0 + room + step * k as f32;
            let y = self.at(*line, last).y.min(most).max(least);
            let name = cut(&tell(self.names, &self.chart.lines[*line].name), LETTERS);
            painter.text(
                pos2(left, y),
                Align2::LEFT_CENTER,
                name,
                FontId::proportional(11.5),
                self.ink(*line),
            );
            least = y + step;
        }
    }

    /// What was so, and what happened, at a moment.
    fn told(&self, at: usize) -> Vec<String> {
        let head = capital(&self.named(at));
        let values = (0..self.chart.lines.len()).map(|line| {
            format!(
                "{}: {}",
                tell(self.names, &self.chart.lines[line].name),
                score(self.chart.value(line, at))
            )
        });
        let marks = self.chart.marks.iter().filter(|mark: &&Annotation| mark.at == at).take(MARKS);
        std::iter::once(head).chain(values).chain(marks.map(|mark| tell(self.names, &mark.words))).collect()
    }
}

/// A name of so many letters at most.
fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}
