//! Pictures that the program draws without a window. They need a Vulkan driver; a software one does.

use crate::program::program;
use bevy::image::{CompressedImageFormats, Image, ImageFormat, ImageSampler, ImageType};
use std::path::{Path, PathBuf};
use std::process::Output;
use support::counts::whole_or;

fn load(path: &PathBuf) -> Image {
    Image::from_buffer(
        &std::fs::read(path).unwrap(),
        ImageType::Format(ImageFormat::Png),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        Default::default(),
    )
    .unwrap()
}

/// Runs the program where there is no desktop, to write a picture.
fn without_a_desktop(arguments: &[&str], picture: &str) -> Output {
    program()
        .args(arguments)
        .args(["--picture", picture])
        .env_remove("XDG_RUNTIME_DIR")
        .env_remove("NODEVICE_SELECT")
        .output()
        .unwrap()
}

/// Where no desktop runs, Mesa asks for one aloud; that is no news for a player.
fn assert_drivers_do_not_complain(output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(!said.contains("error") && !said.contains("XDG_RUNTIME_DIR"), "{said}");
}

/// What fails first is red, and where it fails has a ring round it. A whole run has a city's picture taken by the program,
/// too.
#[test]
fn the_lab_draws_a_set_up_with_what_fails_first_and_drivers_do_not_complain() {
    let folder = support::folder::Folder::new();
    let picture = folder.argument("lab.png");
    let lab = |scenes: &[&str]| without_a_desktop(&[&["lab"], scenes].concat(), &picture);
    let two = lab(&["scenes/lab/cup.ron", "scenes/lab/lever_tips.ron"]);
    assert!(!two.status.success() && String::from_utf8_lossy(&two.stderr).contains("name one scene"));
    assert!(!Path::new(&picture).exists());
    let one = lab(&["scenes/studies/floor_vesica.ron"]);
    assert_drivers_do_not_complain(&one);
    if whole_or(true, false) {
        let city = folder.argument("city.png");
        assert_drivers_do_not_complain(&without_a_desktop(&["solitaire", "--turns", "2"], &city));
        assert!(Path::new(&city).exists());
    }
    let image = load(&PathBuf::from(&picture));
    let pixels = || image.data.as_ref().unwrap().chunks_exact(4).enumerate();
    let ring: Vec<usize> = pixels().filter(|(_, p)| p[..3] == [90, 220, 255]).map(|(at, _)| at).collect();
    let red = pixels().filter(|(_, p)| p[0] > 150 && p[0] > p[1] + 40 && p[0] > p[2] + 40).count();
    assert!(ring.len() > 200 && red > 5_000, "{} pixels of the ring, {red} of the card", ring.len());
    let wide = image.width() as usize;
    let (xs, ys): (Vec<usize>, Vec<usize>) = ring.iter().map(|at| (at % wide, at / wide)).unzip();
    let across = |all: &[usize]| all.iter().max().unwrap() - all.iter().min().unwrap();
    assert!(across(&xs).abs_diff(across(&ys)) < 3 && across(&xs) < 80, "one ring, and a round one");
}
