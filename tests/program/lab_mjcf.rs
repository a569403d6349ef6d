//! Scenes in MJCF: what is read, and that the rest is refused by name.

use crate::program::{json, succeed};
use game::Language;
use lab::Scene;
use lab::scene::SceneError;
use lang::Texts;
use support::folder::{Folder, project};
use support::mjcf::STACK;
use support::told::english;
use table::rapier3d::glamx::Vec3;
use table::settings::FrictionRule;
use table::{Kind, MM_PER_CM, PieceId, Settings};

fn load(text: &str) -> Result<Scene, SceneError> {
    let folder = Folder::new();
    std::fs::write(folder.file("stack.xml"), text).unwrap();
    Scene::load(&folder.file("stack.xml"))
}

#[test]
fn boxes_cylinders_and_meshes_are_read() {
    let scene = load(STACK).unwrap();
    assert_eq!((scene.name.as_str(), scene.friction.rule), ("three", FrictionRule::Max));
    assert_eq!(scene.friction.table, Some(0.8));
    let names: Vec<&str> = scene.pieces.iter().map(|piece| piece.name.as_str()).collect();
    assert_eq!(names, ["wall", "foot", "drum", "roof"]);
    assert_eq!(scene.pieces.iter().map(|p| p.fixed).collect::<Vec<_>>(), [true, false, false, false]);
    let sim = scene.build(Settings::sleepless()).unwrap();
    let mass = |i| f64::from(sim.mass_g(PieceId(i)));
    // 700 kg/m³: 6 × 6 × 4 cm, and a cylinder of radius 2 and height 4; the wedge is given.
    for (i, exact) in [(1, 0.7 * 144.0), (2, 0.7 * 16.0 * std::f64::consts::PI), (3, 50.0)] {
        assert!((mass(i) - exact).abs() < 1e-3 * exact, "{} g instead of {exact}", mass(i));
    }
    // A turned body carries its geom along.
    let drum = sim.pose(PieceId(2)).translation;
    assert!(drum.distance([0.0, 0.1, 6.0].into()) < 1e-4, "{drum}");
    assert!(matches!(&scene.pieces[3].shape, Kind::Hull { points_mm } if points_mm[5] == [0.0, 20.0, 30.0]));
    // It is a scene like any other.
    assert_eq!(Scene::parse(&scene.to_text().unwrap(), "again").unwrap(), scene);
    let folder = Folder::new();
    std::fs::write(folder.file("stack.xml"), STACK).unwrap();
    assert_eq!(json(&succeed(&["lab", &folder.argument("stack.xml"), "--json"]))["outcome"], "stands");
}

#[test]
fn what_is_not_read_is_refused_by_name_and_line() {
    for (from, to, line, hint) in [
        ("<mujoco model=\"three\">", "<robot>", 0, "this is no XML"),
        ("<light pos=\"0 0 2\"/>", "<composite/>", 9, "<composite>"),
        ("type=\"cylinder\"", "type=\"capsule\"", 14, "capsule"),
        ("type=\"cylinder\"", "", 14, "sphere"),
        ("type=\"free\"", "type=\"hinge\"", 13, "free joint"),
        ("size=\"0.02 0.02\"", "fromto=\"0 0 0 0 0 1\"", 14, "fromto"),
        ("size=\"0.02 0.02\"", "size=\"0.02\"", 14, "give 2 numbers"),
        ("size=\"0.02 0.02\"", "size=\"0.02 x\"", 14, "give 2 numbers"),
        ("gravity=\"0 0 -9.81\"", "gravity=\"1 0 -9.81\"", 3, "straight down"),
        ("vertex=", "file=", 6, "vertices in this file"),
        ("mesh=\"wedge\"", "mesh=\"ball\"", 15, "name of a mesh"),
        ("quat=\"1 0 0 0\"", "quat=\"0 0 0 0\"", 15, "turn"),
        ("</worldbody>", "</worldbody><actuator/>", 16, "<actuator>"),
        ("size=\"0.03 0.03 0.02\"", "size=\"0.03 nan 0.02\"", 0, "pieces[1].shape"),
        ("pos=\"0 0 0.02\"", "pos=\"0 0 -0.5\"", 0, "pieces[1]"),
    ] {
        assert!(STACK.contains(from), "{from}");
        let error = english(&load(&STACK.replacen(from, to, 1)).unwrap_err());
        let place = if line > 0 { format!("stack.xml:{line}:") } else { "stack.xml".into() };
        assert!(error.contains(&place) && error.contains(hint), "{from} as {to}: {error}");
    }
    let robot = english(&load(&STACK.replace("mujoco", "robot")).unwrap_err());
    assert!(robot.contains("stack.xml:1:1: ") && robot.contains("begins with <mujoco>"), "{robot}");
    // Each says in the player's language what to do.
    let german = |text: &str| Texts::of(Language::German).plain(&load(text).unwrap_err());
    let told = german(&STACK.replacen("type=\"cylinder\"", "type=\"capsule\"", 1));
    assert!(told.ends_with("capsule: Das kann hier nicht stehen. Nimm box, cylinder oder mesh"), "{told}");
    assert!(german("<mujoco>").contains("das ist kein XML: "), "{}", german("<mujoco>"));
    // A bomb of entities is no scene.
    let bomb = "<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]><mujoco>&c;</mujoco>";
    assert!(load(bomb).is_err());
}

/// Files of all kinds that are read, against what the other simulator makes of them (`tests/program/mjcf/figures.py`).
#[test]
fn what_is_read_is_the_scene_that_mujoco_reads() {
    let all: serde_json::Value = serde_json::from_str(include_str!("mjcf/figures.json")).unwrap();
    let folder = project("tests/program/mjcf");
    let mut files = 0;
    for (file, figures) in all.as_object().unwrap().iter().filter(|(file, _)| file.ends_with(".xml")) {
        let scene = Scene::load(&folder.join(file)).unwrap_or_else(|why| panic!("{file}: {}", english(&why)));
        let sim = scene.build(Settings::sleepless()).unwrap();
        let gravity = figures["gravity"].as_f64().unwrap();
        assert!((f64::from(sim.settings().gravity[2]) / 100.0 - gravity).abs() < 1e-4, "{file}");
        let geoms = figures["geoms"].as_array().unwrap();
        assert_eq!(scene.pieces.len(), geoms.len(), "{file}");
        for (index, geom) in geoms.iter().enumerate() {
            let (piece, id) = (&scene.pieces[index], PieceId(index as u16));
            let name = geom["name"].as_str().unwrap();
            assert_eq!(piece.name, name, "{file}");
            let vector = |key: &str| {
                let numbers = geom[key].as_array().unwrap().iter().map(|number| number.as_f64().unwrap());
                Vec3::from_array(<[f64; 3]>::try_from(numbers.collect::<Vec<_>>()).unwrap().map(|n| n as f32))
            };
            let pose = sim.pose(id);
            let off = (pose.translation * MM_PER_CM).distance(vector("at_mm"));
            assert!(off < 1e-3, "{file}, {name}: {off} mm away");
            for (key, axis) in [("x", Vec3::X), ("z", Vec3::Z)] {
                let off = (pose.rotation * axis).distance(vector(key));
                // Round its axis a cylinder is turned as we like.
                assert!(
                    off < 1e-5 || name == "wheel" && key == "x",
                    "{file}, {name}: its {key} axis is {off} off"
                );
            }
            assert_eq!(piece.fixed, geom["grams"].is_null(), "{file}, {name}");
            if let Some(grams) = geom["grams"].as_f64() {
                assert!((f64::from(sim.mass_g(id)) / grams - 1.0).abs() < 1e-4, "{file}, {name}: {grams} g");
            }
            let rubs = f64::from(piece.friction.unwrap().max(scene.friction.table.unwrap()));
            assert!((rubs - geom["friction"].as_f64().unwrap()).abs() < 1e-6, "{file}, {name}: {rubs}");
        }
        files += 1;
    }
    assert_eq!(files, 4);
}

/// What would be another scene there than is read here is refused, and all of it at once.
#[test]
fn what_would_be_another_scene_is_refused() {
    const BOX: &str = r#"<geom type="box" size="0.03 0.03 0.03""#;
    const FLOOR: &str = r#"<geom name="floor" type="plane" size="1 1 0.1"/>"#;
    let file = |sections: &str, floor: &str, body: &str, geom: &str| {
        let geom = format!("{BOX} {geom}/>");
        let worldbody = format!("{floor}<body pos=\"0 0 0.03\" {body}><freejoint/>{geom}</body>");
        format!("<mujoco>{sections}<worldbody>{worldbody}</worldbody></mujoco>")
    };
    load(&file("", FLOOR, "", "")).unwrap();
    let two = format!("{FLOOR}{FLOOR}");
    for (text, hint) in [
        (file("", "", "", ""), "the table is missing"),
        (file("", &format!("{BOX} pos=\"0 0 -0.03\"/>"), "", ""), "the table is missing"),
        (file("", &two, "", ""), "one table"),
        (file("", &FLOOR.replace("/>", " euler=\"10 0 0\"/>"), "", ""), "not turned"),
        (file("", &FLOOR.replace("/>", " zaxis=\"0 0.1 1\"/>"), "", ""), "not turned"),
        (file("", FLOOR, "", "condim=\"4\""), "condim must be 3"),
        (file("", FLOOR, "", "condim=\"6\""), "condim must be 3"),
        (file("<default><geom condim=\"1\"/></default>", FLOOR, "", "condim=\"3\""), ""),
        (file("", FLOOR, "", "priority=\"1\""), "the same priority"),
        (file("", FLOOR, "", "margin=\"0.001\""), "margin"),
        (file("", FLOOR, "", "gap=\"0.001\""), "gap"),
        (file("", FLOOR, "", "contype=\"2\""), "contype"),
        (file("<default><geom conaffinity=\"0\"/></default>", FLOOR, "", ""), "conaffinity"),
        (file("<default><geom pos=\"0 0 1\"/></default>", FLOOR, "", ""), "“pos” of <default>"),
        (file("<default><geom euler=\"0 0 1\"/></default>", FLOOR, "", ""), "“euler” of <default>"),
        (file("<default><default class=\"a\"/></default>", FLOOR, "", ""), "<default>"),
        (file("", FLOOR, "childclass=\"a\"", ""), "“childclass” of <body>"),
        (file("", FLOOR, "gravcomp=\"1\"", ""), "“gravcomp” of <body>"),
        (file("<option><flag gravity=\"disable\"/></option>", FLOOR, "", ""), "<flag>"),
        (file("<option wind=\"1 0 0\"/>", FLOOR, "", ""), "“wind” of <option>"),
        (file("<compiler settotalmass=\"1\"/>", FLOOR, "", ""), "“settotalmass” of <compiler>"),
        (file("<compiler boundmass=\"1\"/>", FLOOR, "", ""), "“boundmass” of <compiler>"),
        (file("<compiler inertiafromgeom=\"false\"/>", FLOOR, "", ""), "inertiafromgeom"),
        (file("", FLOOR, "", "shellinertia=\"true\""), "shellinertia"),
        (file("", FLOOR, "", "wobble=\"1\""), "“wobble” of <geom>"),
        (file("", FLOOR, "xyaxes=\"1 0 0 2 0 0\"", ""), "no length"),
        (file("", FLOOR, "zaxis=\"0 0 1\" quat=\"1 0 0 0\"", ""), "one of quat"),
    ] {
        match load(&text) {
            Err(why) => {
                assert!(!hint.is_empty() && english(&why).contains(hint), "{text}: {}", english(&why));
            }
            // Of a pair the greater counts, and one smooth geom among others rubs.
            Ok(_) => assert!(hint.is_empty(), "{text} is read"),
        }
    }
    let many = file("<option wind=\"1 0 0\"/>", FLOOR, "gravcomp=\"1\"", "condim=\"6\"");
    let told = english(&load(&many).unwrap_err());
    assert!(["“wind”", "“gravcomp”", "condim"].iter().all(|hint| told.contains(hint)), "{told}");
}
