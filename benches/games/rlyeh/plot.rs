//! Heights of cities as a picture: a row for each level and number of stashes, a dot for each city, a bar at the median.

use super::heights::Heights;
use std::fmt::Write;

/// Width and height of a row, and what is left of the dots, pixels.
const WIDTH: f64 = 900.0;
const ROW: f64 = 56.0;
const LEFT: f64 = 190.0;
const TOP: f64 = 44.0;
/// A line of the scale every so many mm.
const SCALE_MM: f64 = 50.0;

/// The picture, as SVG.
pub(super) fn draw(all: &[Heights]) -> String {
    let highest = all.iter().flat_map(|h| &h.heights_mm).copied().fold(SCALE_MM, f64::max);
    let lines = (highest / SCALE_MM).ceil();
    let x = |mm: f64| LEFT + (WIDTH - LEFT - 30.0) * mm / (lines * SCALE_MM);
    let height = TOP + ROW * all.len() as f64 + 20.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for i in 0..=lines as u32 {
        let mm = f64::from(i) * SCALE_MM;
        let at = x(mm);
        // Writing to a string does not fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {TOP}V{:.1}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"30\" text-anchor=\"middle\" \
             fill=\"#555\">{mm}</text>",
            height - 20.0
        );
    }
    for (i, row) in all.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        let _ = writeln!(
            svg,
            "<text x=\"12\" y=\"{:.1}\">{}, {} stashes</text><text x=\"12\" y=\"{:.1}\" fill=\"#555\" \
             font-size=\"12\">mean {:.0} mm, {} of {} fell</text>",
            y - 2.0,
            row.level,
            row.stashes,
            y + 14.0,
            row.mean_mm(),
            row.collapses,
            row.heights_mm.len()
        );
        for (n, mm) in row.heights_mm.iter().enumerate() {
            // Neighbours in height stand in turn above and below the line.
            let aside = (n % 5) as f64 * 5.0 - 10.0;
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#2a6f6b\" fill-opacity=\"0.55\"/>",
                x(*mm),
                y + aside
            );
        }
        let at = x(row.median_mm());
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {:.1}V{:.1}\" stroke=\"#b3402a\" stroke-width=\"3\"/>",
            y - 20.0,
            y + 20.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"12\" fill=\"#555\">Height in mm; a dot is a \
         city, the bar the median.</text>\n</svg>",
        height - 5.0
    );
    svg
}
