//! Whether all that is written can be read: within the window, in letters that there are; and that these checks would see it.

use super::*;

#[test]
#[should_panic(expected = "two widgets have one id")]
fn two_widgets_of_one_id_are_seen() {
    at_every_size(|ctx| {
        for x in [10.0, 400.0] {
            let rect = Rect::from_min_size(pos2(x, 10.0), vec2(20.0, 20.0));
            ctx.check_for_id_clash(Id::new("the same"), rect, "A widget");
        }
    });
}

fn written_at(at: Pos2, words: &str) {
    let ctx = context();
    let output = frame(&ctx, ROOMY, |ctx| {
        ctx.debug_painter().text(at, Align2::LEFT_TOP, words, FontId::default(), Color32::WHITE);
    });
    assert_written_inside("a picture", ROOMY, &output);
}

#[test]
#[should_panic(expected = "\"too far to the right\" is written at")]
fn words_beyond_the_right_edge_are_seen() {
    written_at(pos2(ROOMY.x - 20.0, 10.0), "too far to the right");
}

#[test]
#[should_panic(expected = "\"too far down\" is written at")]
fn words_beyond_the_lower_edge_are_seen() {
    written_at(pos2(10.0, ROOMY.y - 4.0), "too far down");
}

/// How many texts there are. None reaches beyond the window, but for what can be scrolled to: that is cut off where its
/// list ends, before the window does.
pub(super) fn assert_written_inside(name: &str, size: Vec2, output: &FullOutput) -> usize {
    let mut texts = 0;
    let window = Rect::from_min_size(Pos2::ZERO, size).expand(1.0);
    for clipped in &output.shapes {
        if let bevy_egui::egui::Shape::Text(text) = &clipped.shape
            && !text.galley.text().is_empty()
        {
            texts += 1;
            let (rect, cut) = (text.visual_bounding_rect(), clipped.clip_rect);
            let inside = window.x_range().contains(rect.left())
                && window.x_range().contains(rect.right())
                && (rect.top() >= window.top() || cut.top() > 0.0)
                && (rect.bottom() <= window.bottom() || cut.bottom() < size.y);
            assert!(inside, "{name} at {size}: \"{}\" is written at {rect}", text.galley.text());
        }
    }
    texts
}

/// No text that is seen reaches beyond its panel or the window at the side. What is shortened ends in three dots, and its tip
/// says all of it.
pub fn assert_uncut(size: Vec2, output: &FullOutput) {
    let window = Rect::from_min_size(Pos2::ZERO, size);
    for clipped in &output.shapes {
        let bevy_egui::egui::Shape::Text(text) = &clipped.shape else { continue };
        let (rect, seen) = (text.visual_bounding_rect(), clipped.clip_rect.intersect(window));
        let is_seen = !text.galley.text().trim().is_empty() && seen.intersect(rect).is_positive();
        let sides = seen.expand(1.5).x_range();
        assert!(
            !is_seen || sides.contains(rect.left()) && sides.contains(rect.right()),
            "at {size}: \"{}\" at {rect} is cut by {seen}",
            text.galley.text()
        );
    }
}

#[test]
#[should_panic(expected = "\"half of it\" at")]
fn words_that_a_panel_cuts_are_seen() {
    let output = frame(&context(), ROOMY, |ctx| {
        let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(20.0, 20.0));
        let painter = ctx.debug_painter().with_clip_rect(place);
        painter.text(place.min, Align2::LEFT_TOP, "half of it", FontId::default(), Color32::WHITE);
    });
    assert_uncut(ROOMY, &output);
}

#[test]
fn every_letter_that_the_program_writes_is_in_its_fonts() {
    fn gather(folder: &std::path::Path, into: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { gather(&path, into) } else { into.push(path) }
        }
    }
    let src = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src");
    let mut files = vec![];
    for room in ["window", "shell", "games", "session", "bots"] {
        gather(&src.join(room), &mut files);
    }
    let ctx = bare();
    frame(&ctx, vec2(400.0, 300.0), |_| ());
    let font = FontId::proportional(15.0);
    let picture = |letter: char| {
        let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(letter.into(), font.clone(), Color32::WHITE));
        galley.rows[0].glyphs[0].uv_rect
    };
    // What has no picture of its own gets that of all others without.
    let none = picture('\u{10FFFD}');
    let mut missing = vec![];
    // What is printed on a terminal is written in the terminal's letters.
    files.retain(|path| path.extension().is_some_and(|end| end == "rs"));
    files.retain(|path| !path.components().any(|part| part.as_os_str() == "headless"));
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let letters = code.flat_map(|line| line.split("//").next().unwrap_or("").chars());
        for letter in letters.filter(|letter| !letter.is_ascii()) {
            if picture(letter) == none {
                missing.push(format!("{letter} in {}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
