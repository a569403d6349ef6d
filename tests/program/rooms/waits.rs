//! Nothing waits for the mouse. The window draws only while something asks for frames, so whoever counts seconds, or looks
//! whether another thread is done, does it through `window::frame_clock`, which asks.

use support::source::{Source, code, sources};

/// What tells the time, or waits for a thread, without asking for frames.
const WORDS: [&str; 12] = [
    "delta_secs",
    "delta_secs_f64",
    "elapsed",
    "elapsed_secs",
    "elapsed_secs_wrapped",
    "elapsed_secs_f64",
    "Instant",
    "Stopwatch",
    "on_timer",
    "on_real_timer",
    "poll_once",
    "is_finished",
];

/// Where they stand all the same, and why nothing waits for frames there.
const MAY: [(&str, &[&str], &str); 9] = [
    ("window/frame_clock.rs", &["delta_secs", "poll_once"], "the mechanism itself"),
    ("shell/redraw.rs", &["delta_secs"], "decides whether a frame is asked for"),
    ("window/playback.rs", &["Instant", "elapsed"], "how long one frame winds a replay on, within the frame"),
    ("window/hand/look_ahead.rs", &["Instant", "elapsed"], "notes how long a word took; nothing hangs on it"),
    ("shell/replay.rs", &["Instant", "elapsed"], "how long one frame plays a replay on, within the frame"),
    (
        "window/platform/assets.rs",
        &["on_real_timer"],
        "files that somebody edits meanwhile; only with the feature dev",
    ),
    (
        "window/platform/autosave.rs",
        &["poll_once", "is_finished"],
        "`commands::wait_for_save` asks while a save is being written",
    ),
    ("window/words.rs", &["elapsed"], "how old a save is"),
    ("window/flat/window.rs", &["elapsed"], "chance, not time"),
];

/// Where seconds are read that ask for no frame ([`FrameClock::passed`]), and why nothing waits for them there.
const PASSED: [(&str, &str); 10] = [
    ("window/frame_clock.rs", "the mechanism itself"),
    ("window/hand/input_routing.rs", "a hand that moves asks by itself"),
    ("window/hand/look_ahead.rs", "asks while the piece does not hang still and while the answer is awaited"),
    ("shell/lab_screen/state.rs", "asks while the recording runs"),
    ("window/live_table/framing.rs", "between two clicks, and a click is an input"),
    ("shell/portraits.rs", "asks while a picture is wanted"),
    ("window/card_match.rs", "`commands::wait_for_save` asks while something is to be written again"),
    (
        "window/live_table/match_driver.rs",
        "`commands::wait_for_save` asks while something is to be written again",
    ),
    ("window/flat/window.rs", "asks while something moves; else the time since something was last shown"),
    ("games/cluethulhu/window/ui_state.rs", "asks while a clock runs"),
];

/// Whether a file is drawn with, frame by frame.
fn is_windowed(source: &Source) -> bool {
    source.is_below("window") || source.is_below("shell") || source.is_below("games/*/window")
}

/// The words of a line of code.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Where time is told without the frame clock: a line each.
fn counted(sources: &[Source]) -> Vec<String> {
    let mut wrong = vec![];
    for source in sources.iter().filter(|source| is_windowed(source)) {
        let may = MAY.iter().find(|(path, ..)| *path == source.path).map_or(&[][..], |(_, words, _)| words);
        let passes = PASSED.iter().any(|(path, _)| *path == source.path);
        for (number, line) in code(&source.text).lines().enumerate() {
            let line_of = |word: &str| format!("{}:{}: {word}", source.path, number + 1);
            wrong.extend(words(line).filter(|word| WORDS.contains(word) && !may.contains(word)).map(line_of));
            wrong.extend(line.contains(".delta()").then(|| line_of("delta")));
            let calls_passed = line.contains("clock.passed(") || line.contains("frame_clock::passed(");
            wrong.extend((calls_passed && !passes).then(|| line_of("passed")));
        }
    }
    wrong
}

#[test]
fn whoever_counts_seconds_asks_for_frames() {
    let wrong = counted(&sources());
    assert!(
        wrong.is_empty(),
        "time that passes without frames; count it with window::frame_clock:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_lists_of_exceptions_are_no_longer_than_they_must_be() {
    let sources = sources();
    let text =
        |path: &str| sources.iter().find(|source| source.path == path).map(|source| code(&source.text));
    for (path, listed, _) in MAY {
        let text = text(path).unwrap_or_default();
        let used = |word: &&str| text.lines().any(|line| words(line).any(|found| found == *word));
        assert!(listed.iter().all(used), "{path} no longer says one of {listed:?}");
    }
    for (path, _) in PASSED {
        assert!(text(path).is_some_and(|text| text.contains("passed(")), "{path} reads no seconds any more");
    }
}

#[test]
fn the_guard_sees_every_way_of_telling_the_time() {
    let made_up = |path: &str, line: &str| counted(&[Source::made_up(path, line)]).len();
    for line in [
        "fn f(time: Res<Time>) { s += time.delta_secs(); }",
        "fn f(time: Res<Time<Real>>) { time.elapsed_secs() > 2.0 }",
        "let since = std::time::Instant::now();",
        "block_on(poll_once(&mut task))",
        "timer.tick(time.delta());",
        "seconds(clock.passed())",
    ] {
        assert_eq!(made_up("window/new.rs", line), 1, "{line}");
        assert_eq!(made_up("games/go/window/bots.rs", line), 1, "{line}");
        assert_eq!(made_up("cli/new.rs", line), 0, "{line}");
    }
    assert_eq!(made_up("window/new.rs", "// delta_secs\nfn f(clock: FrameClock) { s += clock.count(); }"), 0);
}
