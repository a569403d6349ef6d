//! Scenes in MJCF: what is read, and that the rest is refused by name.

use crate::program::{json, succeed};
use cyclopean::lab::Scene;
use cyclopean::lab::scene::{SceneError, Shape};
use cyclopean::lang::{Language, Texts};
use cyclopean::table::settings::FrictionRule;
use support::folder::Folder;
use support::told::english;

/// A scene with everything that is read in it.
pub const STACK: &str = r#"<mujoco model="three">
  <compiler angle="degree"/>
  <option gravity="0 0 -9.81" timestep="0.002"/>
  <default><geom density="700" friction="0.6 0.005 0.0001"/></default>
  <asset>
    <mesh name="wedge" vertex="-2 -2 0  2 -2 0  -2 2 0  2 2 0  0 -2 3  0 2 3" scale="0.01 0.01 0.01"/>
  </asset>
  <worldbody>
    <light pos="0 0 2"/>
    <geom name="floor" type="plane" size="1 1 0.1" friction="0.8"/>
    <geom name="wall" type="box" pos="0.2 0 0.05" size="0.05 0.05 0.05" mass="1"/>
    <body name="foot" pos="0 0 0.02"><freejoint/><geom type="box" size="0.03 0.03 0.02"/></body>
    <body name="drum" pos="0 0 0.05" euler="0 0 90"><joint type="free"/>
      <geom type="cylinder" pos="0.001 0 0.01" size="0.02 0.02"/></body>
    <body name="roof" pos="0 0 0.08" quat="1 0 0 0"><freejoint/><geom type="mesh" mesh="wedge" mass="0.05"/></body>
  </worldbody>
</mujoco>"#;

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
    let sim = scene.build(cyclopean::table::Settings::sleepless()).unwrap();
    let mass = |i| f64::from(sim.mass_g(cyclopean::table::PieceId(i)));
    // 700 kg/m³: 6 × 6 × 4 cm, and a cylinder of radius 2 and height 4; the wedge is given.
    for (i, exact) in [(1, 0.7 * 144.0), (2, 0.7 * 16.0 * std::f64::consts::PI), (3, 50.0)] {
        assert!((mass(i) - exact).abs() < 1e-3 * exact, "{} g instead of {exact}", mass(i));
    }
    // A turned body carries its geom along.
    let drum = sim.pose(cyclopean::table::PieceId(2)).translation;
    assert!(drum.distance([0.0, 0.1, 6.0].into()) < 1e-4, "{drum}");
    assert!(matches!(&scene.pieces[3].shape, Shape::Hull { points_mm } if points_mm[5] == [0.0, 20.0, 30.0]));
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
