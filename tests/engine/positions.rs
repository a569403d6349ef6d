//! What the pictures in the books of rules show, opened without a window: each position can be read, is legal, and is what its
//! picture tells of.

use game::{CardGame, Game as _, Seat};

use game::pieces::Class;
use lab::trial::SceneOutcome;
use lab::{Scene, Trial};
use lesson::ObservedMatch as _;
use lesson::positions::{self, Opens, Position};
use session::{CardMatch, Match, Tabled};
use table::Settings;

fn position(id: &str) -> &'static Position {
    positions::find(id).unwrap_or_else(|| panic!("no position {id}"))
}

fn scenes() -> Vec<(&'static str, Scene)> {
    let all = positions::all().iter().map(|read| read.as_ref().unwrap_or_else(|why| panic!("{why}")));
    let lab = all.filter(|position| position.opens == Opens::Lab);
    lab.map(|position| (position.id(), position.start.read(&position.start.start.setup).unwrap())).collect()
}

/// A match of cards begins, and whoever looks is asked.
fn begin<G: CardGame>(id: &str) -> CardMatch<G> {
    let m = position(id).start.begin::<G>().unwrap_or_else(|why| panic!("{why}"));
    let learner = position(id).start.learner();
    assert!(m.practice() && m.is_asked(learner), "{id}: {:?}", m.game().to_act());
    assert!(m.seating().is_person(learner));
    m
}

#[test]
fn every_position_can_be_read_and_has_a_test_here() {
    let known = [
        "cluethulhu/doll",
        "cluethulhu/lamps",
        "cluethulhu/siblings",
        "elder-god/covers",
        "elder-god/heals",
        "elder-god/joins",
        "elder-god/mouth",
        "rathulhu/auction",
        "rathulhu/setback",
        "rathulhu/sets",
        "rathulhu/tokens",
        "rathulhu/turn",
        "thoth/trouble",
    ];
    let matches: Vec<&str> = positions::all()
        .iter()
        .flatten()
        .filter(|position| position.opens == Opens::Match)
        .map(Position::id)
        .collect();
    assert_eq!(matches, known);
    assert_eq!(scenes().len() + matches.len(), positions::all().len());
    assert!(scenes().len() >= 10);
}

/// Both judges let every set-up of the lab stand, and each pyramid lies as its name says once all is at rest.
#[test]
fn what_is_shown_in_the_lab_rests_where_it_should() {
    for (id, scene) in scenes() {
        let report = Trial::new(&scene, Settings::sleepless()).unwrap().run(|_| ()).unwrap();
        assert_eq!(report.outcome, SceneOutcome::Stands, "{id}");
        assert!(
            report.at_rest && report.statics.is_some_and(|statics| statics.analysis.factor > 0.02),
            "{id}"
        );
        for piece in &report.pieces {
            let word = piece.name.split(' ').next().unwrap_or_default();
            let wanted = match word {
                "upright" | "old" | "large" | "medium" | "stone" => Some(Class::Upright),
                "flat" => Some(Class::Flat),
                "weird" => Some(Class::Weird),
                _ => piece.class,
            };
            assert_eq!(piece.class, wanted, "{id}: {}", piece.name);
            let on_table = piece.carried_by.iter().any(|carrier| carrier == "the table");
            match piece.name.as_str() {
                // It lies well: pyramids carry it, clear of the table.
                "floor card" | "story" | "roof" => {
                    assert!(!on_table && piece.carried_by.len() > 1, "{id}: {:?}", piece.carried_by);
                }
                "leaning card" | "fallen card" => assert!(on_table, "{id}: {:?}", piece.carried_by),
                _ => {}
            }
        }
        let count = |class| report.pieces.iter().filter(|piece| piece.class == Some(class)).count();
        let lie = match id {
            "rlyeh/poses" => Some((4, 1, 1)),
            "rlyeh/spire" => Some((7, 0, 0)),
            "rlyeh/brick" => Some((3, 2, 0)),
            "rlyeh/skew" => Some((1, 1, 2)),
            "rlyeh/ascend" | "rlyeh/lies" => Some((4, 0, 0)),
            "rlyeh/arrange" => Some((3, 0, 0)),
            "rlyeh/falls" => Some((4, 2, 0)),
            "thoth/house" => Some((8, 0, 0)),
            "thoth/fallen" => Some((7, 1, 0)),
            _ => None,
        };
        let lies = (count(Class::Upright), count(Class::Flat), count(Class::Weird));
        assert_eq!(Some(lies), lie, "{id}");
        // A stone that fell lies on the platform, and is not built.
        if id == "rlyeh/spire" {
            let nested = report.pieces.iter().filter(|piece| piece.nested_on.is_some()).count();
            assert_eq!(nested, 1);
        }
    }
}

#[test]
fn rathulhu_shows_a_turn_an_auction_a_setback_and_sets() {
    use rathulhu_rules::{Action, Phase, Rathulhu, Setback, Tile, Token};
    let track = |m: &CardMatch<Rathulhu>| m.game().track().tiles().collect::<Vec<Tile>>();
    let m = begin::<Rathulhu>("rathulhu/turn");
    assert!(m.game().players()[0].tiles.has(Tile::OldOne));
    let legal = m.game().legal_actions(Seat(0));
    assert!(legal.contains(&Action::Draw) && legal.contains(&Action::Invoke));
    assert!(track(&m).iter().any(|tile| legal.contains(&Action::Take(*tile))));
    let m = begin::<Rathulhu>("rathulhu/tokens");
    assert_eq!((track(&m).len(), m.game().signs()), (3, 2));
    assert!(m.game().players().iter().any(|player| !player.face_down.is_empty()));
    let m = begin::<Rathulhu>("rathulhu/auction");
    assert!(matches!(m.game().phase(), Phase::Auction { .. }) && m.game().board() == Token(1));
    assert!(m.game().legal_actions(Seat(0)).len() > 2 && track(&m).len() > 1);
    let m = begin::<Rathulhu>("rathulhu/setback");
    assert!(track(&m).contains(&Tile::Setback(Setback::Shoggoth)));
    assert!(m.game().players()[0].tiles.count(Tile::Shoggoth) >= 2);
    let m = begin::<Rathulhu>("rathulhu/sets");
    let sites = m.game().players()[0].tiles.sites();
    assert_eq!((m.game().aeon(), sites.iter().filter(|count| **count > 0).count()), (3, 5));
}

#[test]
fn building_an_elder_god_shows_joining_wounding_healing_and_the_mouth() {
    use elder_god_rules::{Action, ElderGod};
    let legal = |id| {
        let m = begin::<ElderGod>(id);
        m.game().legal_actions(Seat(0))
    };
    let has = |actions: &[Action], what: fn(&Action) -> bool| actions.iter().any(what);
    assert!(has(&legal("elder-god/joins"), |action| matches!(action, Action::Grow(_))));
    assert!(has(&legal("elder-god/covers"), |action| matches!(action, Action::Damage { .. })));
    let heals = legal("elder-god/heals");
    assert!(has(&heals, |action| matches!(action, Action::Heal(_))));
    assert!(has(&heals, |action| *action == Action::Necronomicon));
    assert!(has(&legal("elder-god/mouth"), |action| *action == Action::Mouth));
}

#[test]
fn cluethulhu_shows_a_night_with_a_high_priest() {
    use cluethulhu_rules::{Action, Cluethulhu};
    let m = begin::<Cluethulhu>("cluethulhu/lamps");
    let priest = m.game().view(None).seats.iter().position(|seat| seat.priest);
    assert_eq!(priest, Some(6));
    assert!(m.game().legal_actions(Seat(0)).iter().any(|action| matches!(action, Action::Accuse(_))));
}

#[test]
fn cluethulhu_shows_a_doll_that_is_sheltered_and_two_siblings() {
    use cluethulhu_rules::{Cluethulhu, Event, Fact};
    let told = |m: &CardMatch<Cluethulhu>, wanted: Fact| {
        let record = m.game().view(Some(Seat(0))).record;
        record.iter().any(|line| line.event == Event::Told { seat: Seat(0), fact: wanted })
    };
    let m = begin::<Cluethulhu>("cluethulhu/doll");
    let holder = m.game().view(None).seats.into_iter().find(|seat| seat.doll).map(|seat| seat.seat);
    assert_eq!(holder, Some(Seat(8)));
    assert!(told(&m, Fact::Protects(Seat(8))));
    let m = begin::<Cluethulhu>("cluethulhu/siblings");
    assert!(told(&m, Fact::Sibling(Seat(1))));
    let out: Vec<Seat> =
        m.game().view(None).seats.iter().filter(|seat| !seat.living).map(|seat| seat.seat).collect();
    assert_eq!(out, [Seat(7)], "whoever is out keeps their tablet");
}

#[test]
fn houses_of_thoth_shows_trouble_and_its_relief() {
    use thoth::Thoth;
    use thoth_rules::{Action, Play};
    let mut m: Match<Thoth> = position("thoth/trouble").start.begin_at_table().unwrap();
    m.run_until_waiting(1_200);
    assert_eq!(m.game().house(Seat(0)).map(|house| house.trouble.len()), Some(1));
    let legal = m.game().legal_actions(Seat(0));
    assert!(legal.iter().any(|action| matches!(action, Action::Play(Play::Relief { .. }))));
    assert!(!legal.iter().any(|action| matches!(action, Action::Play(Play::Raise { .. }))), "T11");
    assert!(Thoth::seats(m.game().setup()) == 2 && m.practice());
}
