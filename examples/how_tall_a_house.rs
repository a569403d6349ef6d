//! How tall can a house of tarot cards be? Houses of one storey after another, each of four medium pyramids and a card,
//! are built as carelessly as people build, many times over.
//!
//! `cargo run --no-default-features --example how_tall_a_house [STOREYS [TRIALS [PLOT.svg]]]`

use game::Language;
use lab::Scene;
use lab::scene::ScenePiece;
use lab::study::{Question, Study, StudyPlan, answer, plot};
use lang::Texts;
use std::{env, error::Error};
use table::Kind;
use table::Size;
use table::piece::TAROT_MM;

/// Where the pyramids of a storey stand, mm.
const FEET: [[f32; 2]; 4] = [[-19.0, -33.0], [19.0, -33.0], [-19.0, 33.0], [19.0, 33.0]];

fn house(storeys: u32) -> Scene {
    let mut scene = Scene { name: format!("{storeys} storeys"), ..Scene::default() };
    let [.., card] = TAROT_MM;
    for storey in 0..storeys {
        let floor = storey as f32 * (Size::Medium.height_mm() + card);
        let feet = FEET.map(|[x, y]| ScenePiece::new(Kind::Pyramid(Size::Medium), [x, y, floor]));
        scene.pieces.extend(feet);
        let middle = floor + Size::Medium.height_mm() + card / 2.0;
        let name = format!("card {}", storey + 1);
        scene.pieces.push(ScenePiece { name, ..ScenePiece::new(Kind::Tarot, [0.0, 0.0, middle]) });
    }
    scene
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut number = |usual| arguments.next().map_or(Ok(usual), |text| text.parse::<u32>());
    let (storeys, trials) = (number(4)?, number(50)?);
    let houses: Vec<Scene> = (1..=storeys).map(house).collect();
    // An unsteady hand: errors of four millimetres and eight degrees; and friction that is not known to a tenth.
    let question = Question::MonteCarlo { trials, mm: 4.0, degrees: 8.0, friction: 0.1 };
    let study = Study::new(&houses, StudyPlan::new(question))?;
    let rows = study.rows()?;
    let answers = answer::answers(&study, &rows);
    let english = Texts::of(Language::English);
    for answer in &answers {
        let told: Vec<String> = answer.told.iter().map(|what| english.plain(what)).collect();
        println!("{}:\n  {}", answer.scene, told.join("\n  "));
    }
    if let Some(file) = arguments.next() {
        std::fs::write(file, plot::svg(&study, &rows, &answers, &|what| english.plain(what)))?;
    }
    Ok(())
}
