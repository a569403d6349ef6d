//! `cyclopean sound`: what was heard at a table, in a file.

use crate::program::{cyclopean, err, out, succeed};
use support::folder::Folder;

/// What stands in a WAV: channels, samples a second, bits, and the samples.
fn wav(bytes: &[u8]) -> (u16, u32, u16, Vec<i16>) {
    let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let long = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    assert_eq!((&bytes[..4], &bytes[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
    assert_eq!(short(20), 1, "plain samples");
    let data = 20 + long(16) as usize;
    assert_eq!(&bytes[data..data + 4], b"data");
    assert_eq!(long(data + 4) as usize, bytes.len() - data - 8);
    let samples = bytes[data + 8..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
    (short(22), long(24), short(34), samples.collect())
}

#[test]
fn a_saved_match_is_heard() {
    let folder = Folder::new();
    let [save, whole, part] = ["a.cyclopean", "whole.wav", "part.wav"].map(|name| folder.argument(name));
    succeed(&["solitaire", "--seed", "3", "--turns", "4", "--save", &save]);
    let told = out(&succeed(&["sound", &save, "--out", &whole]));
    assert!(told.contains("whole.wav: ") && told.contains(" strike"), "{told}");
    let (channels, rate, bits, all) = wav(&std::fs::read(&whole).unwrap());
    assert_eq!((channels, rate, bits), (2, 48_000, 16));
    let loud = |samples: &[i16]| samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
    assert!(loud(&all) > 10, "{}", loud(&all));
    let first = all.iter().position(|sample| sample.unsigned_abs() > 3).unwrap();
    let from = first / 2 / 48_000;
    let (from_s, to_s) = (from.to_string(), (from + 1).to_string());
    let told =
        out(&succeed(&["sound", &save, "--out", &part, "--from", &from_s, "--to", &to_s, "--lang", "de"]));
    assert!(told.contains("1,0 s Ton"), "{told}");
    let (.., cut) = wav(&std::fs::read(&part).unwrap());
    assert_eq!(cut.len(), 2 * 72_000, "a second, and half a second in which it rings out");
    // The part begins in the silence before the first sound, so it is the same to the bit until what strikes after its end.
    assert!(cut[..2 * 47_000] == all[2 * 48_000 * from..2 * (48_000 * from + 47_000)]);
    for (wrong, code, why) in [
        (&["--from", "5", "--to", "5"][..], 2, "--to must come after --from"),
        (&["--from", "soon"], 2, "'soon' is not a time"),
        (&["--to", "NaN"], 2, "'NaN' is not a time"),
        (&["--from", "100000"], 2, "choose an earlier --from"),
    ] {
        let output = cyclopean(&[&["sound", &save, "--out", &part], wrong].concat());
        assert!(err(&output).contains(why) && output.status.code() == Some(code), "{}", err(&output));
    }
    let output = cyclopean(&["sound", &save, "--out", &save]);
    assert!(err(&output).contains("the same file"), "{}", err(&output));
}

#[test]
fn a_match_without_a_table_makes_no_sound() {
    let folder = Folder::new();
    let [save, wav] = ["a.cyclopean", "a.wav"].map(|name| folder.argument(name));
    succeed(&["play", "rathulhu", "--headless", "--seed", "1", "--bots", "2", "--save", &save]);
    let output = cyclopean(&["sound", &save, "--out", &wav]);
    assert!(err(&output).contains("without a table"), "{}", err(&output));
    assert!(!std::path::Path::new(&wav).exists());
}
