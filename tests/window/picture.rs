//! Pictures of a table, taken without a window. They need a Vulkan driver; a software one does. Set
//! `CYCLOPEAN_PICTURES` to a folder to keep the pictures and look at them.

use bevy::image::{CompressedImageFormats, Image, ImageFormat, ImageSampler, ImageType};
use cyclopean::CATALOGUE;
use std::path::PathBuf;
use strum::VariantArray;
use table::piece::FLOOR_CARD_THICKNESS_MM;
use table::rapier3d::prelude::{Pose, Vector};
use table::sim::{Placement, table_top};
use table::{CardShape, Kind, Piece, Settings, Sim, Size};
use window::visuals::picture::{PictureError, PictureSubject, Shot, available, render};
use window::visuals::{PieceStyle, Stash};

/// A table in the making, with a look for every piece.
#[derive(Default)]
pub struct Scene {
    pub placements: Vec<Placement>,
    pub looks: Vec<PieceStyle>,
}

impl Scene {
    pub fn put(&mut self, kind: Kind, look: PieceStyle, at: [f32; 3]) {
        let pose = Pose::from_translation(Vector::from_array(at));
        self.placements.push(Placement::new(Piece::new(kind), pose));
        self.looks.push(look);
    }

    pub fn sim(mut self) -> (Sim, Vec<PieceStyle>) {
        self.placements.push(table_top(60.0));
        (Sim::new(Settings::default(), self.placements).unwrap(), self.looks)
    }
}

/// A house of six storeys: three large pyramids under each floor card, a nest on top.
pub fn house() -> (Sim, Vec<PieceStyle>) {
    let mut scene = Scene::default();
    let mut z = 0.0;
    let colours = [Stash::Green, Stash::Black, Stash::Cyan, Stash::Purple, Stash::Gray, Stash::Blue];
    for (storey, colour) in colours.into_iter().enumerate() {
        let spread = 2.5 - 0.1 * storey as f32;
        for i in 0..3 {
            let angle = std::f32::consts::TAU * (i as f32 / 3.0) + 0.35 + 1.05 * storey as f32;
            let at = [spread * angle.cos(), spread * angle.sin(), z];
            let stash = if i == 2 { Stash::VARIANTS[(storey + 5) % 7] } else { colour };
            scene.put(Kind::Pyramid(Size::Large), PieceStyle::stash(stash), at);
        }
        let thick = FLOOR_CARD_THICKNESS_MM / 10.0;
        z += Size::Large.height_mm() / 10.0 + thick / 2.0;
        let shape =
            [CardShape::Blob, CardShape::Vesica, CardShape::Trapezoid, CardShape::Blob, CardShape::Triangle]
                [storey % 5];
        scene.put(Kind::Floor(shape), PieceStyle::sheet(), [0.0, 0.0, z]);
        z += thick / 2.0;
    }
    for (i, (size, stash)) in
        [(Size::Large, Stash::Blue), (Size::Large, Stash::Clear), (Size::Medium, Stash::Green)]
            .into_iter()
            .enumerate()
    {
        scene.put(Kind::Pyramid(size), PieceStyle::stash(stash), [0.0, 0.0, z + 0.9525 * i as f32]);
    }
    scene.sim()
}

fn picture_path(name: &str, folder: &tempfile::TempDir) -> PathBuf {
    match std::env::var_os("CYCLOPEAN_PICTURES") {
        Some(keep) => PathBuf::from(keep).join(name),
        None => folder.path().join(name),
    }
}

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

#[test]
fn a_house_of_six_storeys_has_its_picture_taken() {
    assert!(
        available(),
        "no Vulkan driver: this test takes a picture and needs one. Install mesa-vulkan-drivers and libvulkan1"
    );
    let (sim, looks) = house();
    let folder = tempfile::tempdir().unwrap();
    let path = picture_path("house.png", &folder);
    let view = Shot { subject: PictureSubject::Everything, ..Shot::default() };
    render(&sim, &looks, (640, 360), &view, &path).unwrap();

    let image = load(&path);
    assert_eq!((image.width(), image.height()), (640, 360));
    let mut colours = std::collections::BTreeSet::new();
    let (mut green, mut dark, mut cyan) = (0, 0, 0);
    for pixel in image.data.as_ref().unwrap().chunks_exact(4) {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(i32::from);
        colours.insert((r / 8, g / 8, b / 8));
        green += usize::from(g > r + 40 && g > b + 30);
        cyan += usize::from(g > r + 30 && b > r + 40);
        dark += usize::from(r < 45 && g < 45 && b < 45);
    }
    assert!(
        colours.len() > 200,
        "a picture of one thing after another has many colours, this has {}",
        colours.len()
    );
    assert!(green > 150, "the green pyramids cover {green} pixels");
    assert!(cyan > 150, "the cyan pyramids cover {cyan} pixels");
    assert!(dark > 150, "the black pyramids cover {dark} pixels");
}

#[test]
fn an_empty_table_is_no_subject() {
    let (sim, looks) = Scene::default().sim();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nothing.png");
    let result = render(&sim, &looks, (64, 64), &Shot::default(), &path);
    assert!(matches!(result, Err(PictureError::Nothing)), "{result:?}");
    assert!(!path.exists());
}

#[test]
fn a_picture_of_no_size_is_refused() {
    let (sim, looks) = house();
    let result = render(&sim, &looks, (0, 360), &Shot::default(), &PathBuf::from("never.png"));
    assert!(matches!(result, Err(PictureError::Size { width: 0, height: 360 })), "{result:?}");
}

/// Whatever the menu begins can be saved, and what was saved has a picture: pieces on the table, or the drawn table.
#[test]
fn a_save_of_every_game_has_its_picture_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = crate::app::app(folder.path());
    for (info, ui) in CATALOGUE.iter().map(|entry| (entry.info, entry.ui)) {
        let order = (ui.basics.ways[0].form)().order(3).unwrap();
        order.start(app.world_mut()).unwrap();
        let save = folder.path().join(info.id);
        std::fs::write(&save, (ui.save)(app.world_mut()).unwrap()).unwrap();
        let path = picture_path(&format!("{}.png", info.id), &folder);
        (ui.picture)(&save, (320, 180), &path).unwrap();
        let image = load(&path);
        assert_eq!((image.width(), image.height()), (320, 180));
        let pixels = image.data.as_ref().unwrap().chunks_exact(4);
        let colours: std::collections::BTreeSet<_> = pixels.map(|p| [p[0] / 8, p[1] / 8, p[2] / 8]).collect();
        assert!(colours.len() > 100, "{}: {} colours are no table", info.title, colours.len());
    }
}
