//! Arches between fixed springings, as thin as they may be.

use bench::planar::Arch;
use lab::scene::{Scene, ScenePiece, Watch};
use lab::study::RestingScene;
use lab::trial::{SceneOutcome, Trial};
use table::Kind;
use table::Settings;
use table::statics::{self, Mode};

/// A shallow arch between fixed springings that reach 5 mm beyond it.
fn thin_arch(arch: &Arch) -> Scene {
    let deep = 15.0;
    let slab = |outline: &[[f64; 2]], fixed: bool| {
        let sides = [-deep / 2.0, deep / 2.0];
        let corners =
            sides.into_iter().flat_map(|y| outline.iter().map(move |[x, z]| [*x as f32, y, *z as f32]));
        let points_mm = corners.collect();
        ScenePiece { friction: Some(0.7), fixed, ..ScenePiece::new(Kind::Hull { points_mm }, [0.0; 3]) }
    };
    let springing = |joint: [[f64; 2]; 2], outward: f64| {
        let [inner, outer] = joint;
        let long = (outer[0] - inner[0]).hypot(outer[1] - inner[1]);
        let along = [(outer[0] - inner[0]) / long, (outer[1] - inner[1]) / long];
        let corner = |[x, z]: [f64; 2], out: f64, back: f64| {
            let back = back * outward;
            [x + out * along[0] + back * along[1], z + out * along[1] - back * along[0]]
        };
        slab(
            &[
                corner(inner, -5.0, 0.0),
                corner(outer, 5.0, 0.0),
                corner(outer, 5.0, 10.0),
                corner(inner, -5.0, 10.0),
            ],
            true,
        )
    };
    let mut pieces: Vec<ScenePiece> =
        (0..arch.voussoirs).map(|n| slab(&[arch.joint(n), arch.joint(n + 1)].concat(), false)).collect();
    pieces.extend([springing(arch.joint(0), 1.0), springing(arch.joint(arch.voussoirs), -1.0)]);
    Scene { pieces, watch_s: Watch(5.0), ..Scene::default() }
}

/// Thin arches bear hardly any give. The lab tries what falls once more with contacts that give less, and says so. Its two ways to
/// ask agree, and no arch stands that is too thin.
#[test]
fn a_thin_arch_that_falls_only_because_contacts_give_stands_and_that_is_said() {
    let (mut said, mut asked) = (0, 0);
    for (half_deg, voussoirs, radius_mm) in
        [(63.0, 7, 30.0), (63.0, 12, 60.0), (65.0, 9, 60.0), (67.0, 12, 30.0)]
    {
        let arch = Arch { voussoirs, half_deg, radius_mm, thickness_mm: 1.0 };
        let least = arch.least_thickness_mm(0.7);
        for share in [0.98, 1.03, 1.06] {
            let scene = thin_arch(&Arch { thickness_mm: share * least, ..arch });
            assert_eq!(scene.validate(), [], "{share}");
            let report = Trial::new(&scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap();
            let what = format!("{voussoirs} voussoirs over {half_deg}°, {share} of the least thickness");
            assert_eq!(report.outcome == SceneOutcome::Stands, share > 1.0, "{what}");
            let subject = RestingScene::of_scene(&scene);
            assert_eq!(subject.is_ok(), share > 1.0, "{what}");
            let gives = |words: &str| words.contains("nearly falls");
            let is_said = report.cautions.iter().any(|words| gives(words));
            let known = subject.is_ok_and(|s| s.cautions().iter().any(|caution| gives(&caution.to_string())));
            assert_eq!(is_said, known, "{what}");
            said += u32::from(is_said);
            asked += 1;
        }
    }
    assert!(said > 0 && said < asked, "said of {said} of {asked}");
}

/// Semicircular arches with friction 0.7 fall by hinges alone: more friction makes none of them stand thinner.
#[test]
fn an_arch_that_falls_by_hinges_is_not_said_to_slide() {
    for voussoirs in 5..25 {
        let radius_mm = 40.0 + f64::from(voussoirs);
        let voussoirs = voussoirs as usize;
        let arch = Arch { voussoirs, half_deg: 90.0, radius_mm, thickness_mm: 1.0 };
        let least = arch.least_thickness_mm(0.7);
        assert!((arch.least_thickness_mm(50.0) - least).abs() < 1e-4 * least, "friction matters here");
        for share in [0.9, 0.95, 0.98] {
            let sim = thin_arch(&Arch { thickness_mm: share * least, ..arch })
                .build(Settings::sleepless())
                .unwrap();
            let failure = statics::analyse(&sim, None).unwrap().failure.unwrap();
            assert_eq!(failure.mode, Mode::Tips, "{voussoirs} voussoirs, {share}: {failure:?}");
        }
    }
}
