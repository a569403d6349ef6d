//! The assistant builds, hands knock over, the referee tells (T19, T27 to T31).

use super::*;
use support::told::english;
use table::PieceId;
use table::observe::Baseline;
use table::settle::Rest;
use thoth::referee::report::{Thoroughness, look};

/// Five storeys of large pyramids, all but the last level and the roof.
fn five_storeys() -> Scene {
    Scene::new(2)
        .house(0, "Sun", &[(Fire, Large, 4)])
        .story(0, "Wheel", &[(Water, Large, 4)])
        .story(0, "Tower", &[(Air, Large, 4)])
        .story(0, "Empress", &[(Earth, Large, 2), (Fire, Large, 1), (Water, Large, 1)])
        .story(0, "Magician", &[])
        .hand(0, &["Moon", "Judgment"])
}

#[test]
fn a_house_of_five_storeys_with_its_roof_stands_for_a_minute() {
    let mut m = on_table(five_storeys().game());
    let raise = Play::Raise { card: card("Moon"), size: Large, count: 4 };
    let mut notes = play(&mut m, raise);
    let any = m.game().hand(Seat(1))[0];
    notes.extend(play(&mut m, Play::Discard { card: any }));
    notes.extend(play(&mut m, Play::Roof { card: card("Judgment") }));
    assert_eq!(steadied(&notes), 0, "it stood at once");
    assert_eq!(m.game().phase(), &Phase::Scored);
    let house = m.game().house(Seat(0)).unwrap().clone();
    let roof = card_piece(card("Judgment"));
    let ideal_mm = 5.0 * 44.45 + 6.0 * 0.35;
    assert!((m.sim().top_cm(roof) * MM_PER_CM - ideal_mm).abs() < 0.3, "{}", m.sim().top_cm(roof));
    let before: Vec<Pose> = house.pieces().map(|id| m.sim().pose(id)).collect();
    for _ in 0..3_600 {
        for id in house.pieces() {
            m.sim_mut().body_mut(id).wake_up(true);
        }
        m.tick();
    }
    for (id, before) in house.pieces().zip(before) {
        let now = m.sim().pose(id);
        let moved_mm = now.translation.distance(before.translation) * MM_PER_CM;
        assert!(moved_mm < 0.3, "{:?} moved by {moved_mm} mm", Piece::of(id).unwrap());
    }
    assert_tidy(&m);
}

#[test]
fn every_play_is_laid_where_it_belongs() {
    let scene = Scene::new(3)
        .house(1, "Tower", &[(Fire, Small, 4)])
        .hand(0, &["Sun", "Moon", "Ten of Cups"])
        .hand(1, &["King of Wands"])
        .hand(2, &["Star", "Emperor", "Devil"]);
    let mut m = on_table(scene.game());
    play(&mut m, Play::Foundation { card: card("Sun") });
    let sun = m.sim().pose(card_piece(card("Sun")));
    assert!(sun.translation.distance(layout::foundation(Seat(0), 3).translation) < 0.01);
    play(&mut m, Play::Story { card: card("King of Wands") });
    let king = m.sim().pose(card_piece(card("King of Wands")));
    let height = 0.035 + 2.54 + 0.0175;
    assert!((king.translation.z - height).abs() < 0.01, "{king:?}");
    // Trouble lies crosswise against the ends of the foundation, flat on the table.
    play(&mut m, Play::Trouble { card: card("Star"), against: Seat(0), replacing: None });
    let star = m.sim().pose(card_piece(card("Star")));
    assert!((star.translation.z - 0.0175).abs() < 0.01);
    let across = (star.rotation * Vector::X).dot(sun.rotation * Vector::X);
    assert!(across.abs() < 0.01, "{across}");
    let gap = star.translation.distance(sun.translation);
    assert!((9.5..9.8).contains(&gap), "{gap}");
    assert_tidy(&m);
}

/// Takes the next piece, carries it beside a house, and sweeps it through at a height.
fn sweep(m: &mut Match<Thoth>, house: Seat, height_cm: f32) -> Notes {
    let seat = m.game().active();
    let take = m.game().legal_actions(seat).into_iter().find_map(|action| match action {
        Action::Take(id) => Some(id),
        _ => None,
    });
    let mut notes = m.intend(Intent::Take(take.unwrap())).unwrap();
    let players = m.game().setup().players;
    let middle = layout::place(house, players);
    let beside = |x: f32, z: f32| HandCommand::Move((middle * Vector::new(x, 4.0, z)).to_array());
    let mut go = |m: &mut Match<Thoth>, command: HandCommand, wait: u32| {
        notes.extend(m.intend(Intent::Hand(command)).unwrap());
        notes.extend(ticks(m, wait));
    };
    go(m, beside(-14.0, 26.0), 150);
    go(m, HandCommand::AutoRaise(false), 0);
    go(m, beside(-14.0, height_cm), 90);
    go(m, beside(14.0, height_cm), 120);
    go(m, beside(-14.0, height_cm), 120);
    go(m, HandCommand::AutoRaise(true), 0);
    notes.extend(m.intend(Intent::PutBack).unwrap());
    notes.extend(m.run_until_waiting(2_800));
    assert!(m.is_waiting());
    m.game().audit().unwrap();
    notes
}

fn neighbours() -> Match<Thoth> {
    let scene = Scene::by_hand(2)
        .house(0, "Sun", &[(Fire, Large, 2)])
        .house(1, "Tower", &[(Water, Large, 4)])
        .story(1, "Queen of Cups", &[(Water, Medium, 4)])
        .story(1, "King of Cups", &[(Fire, Small, 2)])
        .trouble(1, &["Star"])
        .hand(0, &["Three of Wands"]);
    on_table(scene.game())
}

/// Whether two places of building overlap: an edge of one has the other wholly beyond it.
fn overlap(a: Pose, b: Pose) -> bool {
    let [x, y] = layout::PLACE_CM.map(|side| side / 2.0);
    let beyond = |a: Pose, b: Pose| {
        let corners =
            [[-x, -y], [x, -y], [x, y], [-x, y]].map(|[x, y]| a.inverse() * b * Vector::new(x, y, 0.0));
        let all = |out: &dyn Fn(Vector) -> bool| corners.iter().all(|&corner| out(corner));
        all(&|c| c.x >= x) || all(&|c| c.x <= -x) || all(&|c| c.y >= y) || all(&|c| c.y <= -y)
    };
    !beyond(a, b) && !beyond(b, a)
}

#[test]
fn houses_stand_near_one_another_and_no_place_lies_on_another_or_on_the_bank() {
    for players in 2..=5 {
        let places: Vec<Pose> = (0..players).map(|seat| layout::place(Seat(seat), players)).collect();
        for (k, &place) in places.iter().enumerate() {
            let others = || places.iter().enumerate().filter(|(other, _)| *other != k);
            let nearest = others().map(|(_, other)| other.translation.distance(place.translation));
            assert!(nearest.fold(f32::MAX, f32::min) < 36.0, "{players} players");
            assert!(others().all(|(_, &other)| !overlap(place, other)), "{players} players");
            // Pyramids of the bank, cards of the piles.
            let layout::Arrangement { deck, discard, .. } = layout::arrangement(players);
            let bank =
                (0..75).filter_map(|id| layout::bank(PieceId(id), players)).map(|pose| pose.translation);
            let piles = [deck, discard].map(|[x, y]| Vector::new(x, y, 0.0));
            for thing in bank.chain(piles) {
                let there = place.inverse() * thing;
                let [x, y] = layout::PLACE_CM.map(|side| side / 2.0 + 2.0);
                assert!(there.x.abs() > x || there.y.abs() > y, "{players} players: {thing} in {place:?}");
                assert!(
                    thing.x.abs() < layout::TABLE_HALF_CM - 2.0
                        && thing.y.abs() < layout::TABLE_HALF_CM - 2.0
                );
            }
        }
    }
}

#[test]
fn another_s_house_knocked_over_by_the_hand_is_told_and_changes_hands() {
    let mut m = neighbours();
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    let notes = sweep(&mut m, Seat(1), 5.2);
    let mut journal = vec![];
    let mut writer = Journal::begin(&mut journal, Thoth::NAME, m.game().setup(), m.seed()).unwrap();
    for note in &notes {
        writer.note(note).unwrap();
    }
    let journal = String::from_utf8(journal).unwrap();
    assert!(journal.contains("thoth-event-knocked-over"), "{journal}");
    assert!(journal.contains("thoth-event-took-over") && journal.contains("\"TookOver\""));
    assert!(journal.contains("\"Fell\""));
    // Seat 2 has the two pyramids of Seat 1 now, at its own place, standing as they stood.
    assert!(m.game().house(Seat(0)).is_none());
    let house = m.game().house(Seat(1)).unwrap();
    assert_eq!((house.ground.card, house.pips()), (card("Sun"), 6));
    let sun = m.sim().pose(card_piece(card("Sun")));
    assert!(sun.translation.distance(layout::foundation(Seat(1), 2).translation) < 0.1, "{sun:?}");
    for id in house.pyramids() {
        let pose = m.sim().pose(id);
        assert!(angle_deg(pose.rotation * Vector::Z, Vector::Z) < 1.0 && pose.translation.z.abs() < 0.1);
    }
    for lost in ["Tower", "Queen of Cups", "King of Cups", "Star"] {
        assert!(m.game().discard().contains(&card(lost)), "{lost}");
    }
    assert_eq!(m.game().totals(), [0, 0], "nobody has said that it was meant");
    assert_tidy(&m);
}

#[test]
fn malice_is_said_by_an_intent_that_saves_replays_and_rewinds() {
    let mut m = knocked_over(true);
    assert_eq!(m.game().phase(), &Phase::Knocked { victims: vec![Seat(1)] });
    // It is asked again after a load, and before anything else.
    let mut other = Match::<Thoth>::from_bytes(&m.to_bytes().unwrap(), std::path::Path::new("a")).unwrap();
    for m in [&mut m, &mut other] {
        let any = m.game().hand(Seat(1))[0];
        let early = m.intend(Intent::Declare(Declaration::Play(Play::Discard { card: any }))).unwrap_err();
        assert!(english(&early).contains("by accident or on purpose"), "{early}");
        m.intend(Intent::Declare(Declaration::Say(Manner::Malice))).unwrap();
        assert_eq!((m.game().totals(), m.game().active()), (&[-MALICE, 0][..], Seat(1)));
    }
    assert_eq!(m.game(), other.game());
    let entry = m.log().last().unwrap();
    assert_eq!((entry.seat, &entry.intent), (Seat(1), &Intent::Declare(Declaration::Say(Manner::Malice))));
    assert_eq!(
        serde_json::to_value(&entry.intent).unwrap(),
        serde_json::json!({"declare": {"say": "Malice"}})
    );
    m.rewind(Undo::Undo).unwrap();
    assert_eq!((m.game().totals(), m.game().to_act()), (&[0, 0][..], vec![Seat(1)]));
    m.intend(Intent::Declare(Declaration::Say(Manner::Accident))).unwrap();
    assert_eq!((m.game().totals(), m.game().phase()), (&[0, 0][..], &Phase::Choosing));
}

/// Seat 1 has knocked over the house of Seat 2.
fn knocked_over(practice: bool) -> Match<Thoth> {
    let game = neighbours().game().clone();
    let mut m = in_progress(game, HandOptions::default(), practice).unwrap();
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    sweep(&mut m, Seat(1), 5.2);
    m
}

#[test]
fn one_s_own_house_falls_down_to_where_it_broke() {
    let scene = Scene::by_hand(2)
        .house(0, "Tower", &[(Water, Large, 4)])
        .story(0, "Queen of Cups", &[(Water, Small, 4)])
        .story(0, "King of Cups", &[(Fire, Large, 2)])
        .hand(0, &["Three of Wands"]);
    let mut m = on_table(scene.game());
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    // Above the first story: the level on it and what that carries come down, the ground level stays.
    let notes = sweep(&mut m, Seat(0), 5.0);
    let told = |wanted: &str| notes.iter().any(|note| english(note).contains(wanted));
    assert!(told("Seat 1’s house came down"), "{notes:?}");
    let house = m.game().house(Seat(0)).expect("the foundation is not lost");
    assert_eq!(house.ground.card, card("Tower"));
    assert!(house.stories.len() < 2, "{house:?}");
    assert!(m.game().discard().contains(&card("King of Cups")));
    assert_eq!(m.game().active(), Seat(1), "the turn is over");
    assert_tidy(&m);
    // What is left stands, and can be built on.
    for id in house.pyramids() {
        let up = m.sim().pose(id).rotation * Vector::Z;
        assert!(angle_deg(up, Vector::Z) < 2.0, "{:?}", Piece::of(id).unwrap());
    }
}

#[test]
fn a_pyramid_let_go_beside_its_platform_is_misplaced() {
    let mut m = neighbours();
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    let take = m.game().legal_actions(Seat(0))[0].clone();
    let Action::Take(id) = take else { panic!("{take:?}") };
    m.intend(Intent::Take(id)).unwrap();
    let beside = layout::place(Seat(0), 2) * Vector::new(-10.0, 0.0, 3.0);
    m.intend(Intent::Hand(HandCommand::Move(beside.to_array()))).unwrap();
    ticks(&mut m, 150);
    m.intend(Intent::Hand(HandCommand::Lower(true))).unwrap();
    ticks(&mut m, 300);
    assert!(m.hand().touching());
    m.intend(Intent::Release).unwrap();
    let notes = m.run_until_waiting(1_400);
    let told = |wanted: &str| notes.iter().any(|note| english(note).contains(wanted));
    assert!(told("The large fire pyramid fell beside the card"), "{notes:?}");
    assert!(!told("came down"), "nothing else fell: {notes:?}");
    assert_eq!(m.game().house(Seat(0)).unwrap().pips(), 6, "the two that stood still stand");
    assert_tidy(&m);
}

#[test]
fn a_piece_put_back_unmoved_changes_nothing() {
    let mut m = neighbours();
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    // What was set out beside the house has woken it.
    ticks(&mut m, 240);
    let poses = |m: &Match<Thoth>| m.sim().pieces().map(|(id, _)| m.sim().pose(id)).collect::<Vec<_>>();
    let before = poses(&m);
    let Action::Take(id) = m.game().legal_actions(Seat(0))[0].clone() else { panic!("nothing to take") };
    m.intend(Intent::Take(id)).unwrap();
    ticks(&mut m, 20);
    m.intend(Intent::Release).unwrap();
    m.run_until_waiting(700);
    assert_eq!(poses(&m), before);
    assert!(matches!(m.game().phase(), Phase::Building { .. }));
}

/// Lays the Sun by hand, so far from the middle of the place and turned by so many steps of 15 degrees; where it lies
/// when the table is quiet, seen from the place.
fn laid(x: f32, y: f32, steps: i32) -> (Match<Thoth>, Pose) {
    let scene = Scene::by_hand(2).house(1, "Tower", &[]).hand(0, &["Sun", "Star"]).hand(1, &["Devil"]);
    let mut m = on_table(scene.game());
    play(&mut m, Play::Foundation { card: card("Sun") });
    let sun = card_piece(card("Sun"));
    let waits = m.sim().pose(sun).translation;
    assert!(waits.distance(layout::offer(Seat(0), 2).translation) < 0.01, "it waits to be laid");
    m.intend(Intent::Take(sun)).unwrap();
    let over = layout::place(Seat(0), 2) * Vector::new(x, y, 2.0);
    m.intend(Intent::Hand(HandCommand::Move(over.to_array()))).unwrap();
    let angle = f32::to_radians(15.0 * steps as f32 / 2.0);
    let turned = [0.0, 0.0, libm::sinf(angle), libm::cosf(angle)];
    m.intend(Intent::Hand(HandCommand::Turn(turned))).unwrap();
    ticks(&mut m, 150);
    m.intend(Intent::Hand(HandCommand::Lower(true))).unwrap();
    ticks(&mut m, 240);
    m.intend(Intent::Release).unwrap();
    m.run_until_waiting(1_400);
    assert_eq!(m.game().active(), Seat(1));
    let lies = layout::place(Seat(0), 2).inverse() * m.sim().pose(sun);
    (m, lies)
}

fn turned_deg(pose: Pose) -> f32 {
    angle_deg(pose.rotation * Vector::X, Vector::X)
}

#[test]
fn a_foundation_lies_as_it_was_laid_while_there_is_room_to_build() {
    for (x, y, steps) in [(2.5, 2.5, 0), (-1.0, -2.0, 2), (0.5, 0.5, 6)] {
        let (_, lies) = laid(x, y, steps);
        let off = lies.translation.truncate().distance(Vector::new(x, y, 0.0).truncate());
        assert!(off < 0.3, "{x}, {y}: {lies:?}");
        assert!((turned_deg(lies) - 15.0 * steps as f32).abs() < 2.0, "{steps}: {lies:?}");
    }
}

#[test]
fn a_foundation_where_nothing_could_be_built_is_straightened() {
    // Half off the place; so near the middle that trouble would lie on the next place; across the corner of the place.
    for (x, y, steps) in [(6.5, 0.0, 0), (0.0, 8.0, 0), (3.5, 7.0, 3)] {
        let (_, lies) = laid(x, y, steps);
        let middle = Vector::new(0.0, 0.0, layout::HALF_CARD_CM[2]);
        assert!(lies.translation.distance(middle) < 0.05 && turned_deg(lies) < 0.1, "{x}, {y}: {lies:?}");
    }
}

#[test]
fn what_is_to_be_laid_waits_beside_a_foundation_that_lies_across() {
    let (mut m, lies) = laid(0.5, 0.5, 6);
    let devil = *m.game().hand(Seat(1)).iter().find(|card| card.trouble().is_some()).unwrap();
    play(&mut m, Play::Trouble { card: devil, against: Seat(0), replacing: None });
    let here = layout::place(Seat(0), 2).inverse();
    let waits = here * m.sim().pose(card_piece(devil));
    assert!(waits.translation.x.abs() > 16.0, "not where trouble would lie: {waits:?}");
    for end in layout::trouble(lies) {
        assert!(end.translation.x.abs() > 8.0 && end.translation.y.abs() < 2.0, "{end:?}");
    }
    assert_tidy(&m);
}

/// What the referee says of one pyramid of Seat 2's top level after something happened to it.
fn verdict(happens: impl Fn(&mut Match<Thoth>, PieceId)) -> PieceState {
    let mut m = neighbours();
    let top = m.game().house(Seat(1)).unwrap().top().pyramids[0];
    play(&mut m, Play::Raise { card: card("Three of Wands"), size: Large, count: 1 });
    let take = m.game().legal_actions(Seat(0))[0].clone();
    let Action::Take(id) = take else { panic!("{take:?}") };
    m.intend(Intent::Take(id)).unwrap();
    m.intend(Intent::Hand(HandCommand::Move([0.0, 0.0, 8.0]))).unwrap();
    ticks(&mut m, 30);
    happens(&mut m, top);
    m.intend(Intent::PutBack).unwrap();
    let notes = m.run_until_waiting(1_400);
    let facts = notes.iter().find_map(|note| match note {
        Note::Settled { facts } => Some(facts),
        _ => None,
    });
    facts.unwrap().pieces[&top]
}

/// T-18: three tips carry a story that has just been laid as they carry an old one; two do not, nor does a slope.
#[test]
fn three_tips_suffice_for_a_new_story() {
    let scene = Scene::by_hand(2).house(1, "Tower", &[(Water, Large, 4)]).story(1, "Queen of Cups", &[]);
    let mut m = on_table(scene.game());
    let pyramids = m.game().house(Seat(1)).unwrap().ground.pyramids.clone();
    let story = card_piece(card("Queen of Cups"));
    let looked_at = |m: &mut Match<Thoth>| {
        let baseline = Baseline::of(m.sim());
        (0..90).for_each(|_| m.sim_mut().tick().unwrap());
        look(m.sim(), &baseline, m.game(), Rest::AtRest, |_| Thoroughness::New).pieces[&story]
    };
    assert_eq!(looked_at(&mut m), PieceState::Stands);
    // One goes aside, and the story a little the other way, over the three that are left.
    let gone = shifted(&m, pyramids[0], Vector::new(30.0, 0.0, 0.0));
    let away = (m.sim().pose(story).translation - m.sim().pose(pyramids[0]).translation).with_z(0.0);
    let over = shifted(&m, story, away.normalize() * 0.5);
    m.sim_mut().place(pyramids[0], gone);
    m.sim_mut().place(story, over);
    assert_eq!(looked_at(&mut m), PieceState::Stands, "on three tips");
    let gone = shifted(&m, pyramids[1], Vector::new(30.0, 9.0, 0.0));
    m.sim_mut().place(pyramids[1], gone);
    assert!(matches!(looked_at(&mut m), PieceState::Fell(_)), "on two");
}

fn shifted(m: &Match<Thoth>, id: PieceId, by: Vector) -> Pose {
    let pose = m.sim().pose(id);
    Pose { translation: pose.translation + by, ..pose }
}

#[test]
fn the_referee_tells_how_a_piece_fell() {
    assert_eq!(verdict(|_, _| ()), PieceState::Stands);
    let nudged = verdict(|m, id| {
        let pose = shifted(m, id, Vector::new(0.1, 0.1, 0.0));
        m.sim_mut().place(id, pose);
    });
    assert_eq!(nudged, PieceState::Stands, "a nudge is no fall");
    let dropped = verdict(|m, id| {
        let z = m.sim().pose(id).translation.z;
        let pose = shifted(m, id, Vector::new(12.0, 0.0, -z));
        m.sim_mut().place(id, pose);
    });
    assert!(matches!(dropped, PieceState::Fell(Fall::Dropped { um: 70_000.. })), "{dropped:?}");
    let lying = verdict(|m, id| {
        let kind = m.sim().piece(id).kind.clone();
        let flat = kind.stance(game::pieces::Class::Flat);
        let at = shifted(m, id, Vector::new(-2.5, -4.0, 1.2)).translation;
        m.sim_mut().place(id, Pose::from_parts(at, flat));
    });
    assert!(matches!(lying, PieceState::Fell(Fall::Tilted { mdeg: 60_000..120_000 })), "{lying:?}");
    let gone = verdict(|m, id| {
        let pose = shifted(m, id, Vector::new(60.0, 0.0, -20.0));
        m.sim_mut().place(id, pose);
    });
    assert_eq!(gone, PieceState::Fell(Fall::LeftTable));
    // At the same height, upright, but on another card than its platform.
    let elsewhere = verdict(|m, id| {
        let helper = card_piece(card("Fool"));
        let under = shifted(m, id, Vector::new(14.0, 0.0, -0.02));
        m.sim_mut().place(helper, under);
        m.sim_mut().body_mut(helper).set_body_type(RigidBodyType::Fixed, true);
        let pose = shifted(m, id, Vector::new(14.0, 0.0, 0.0));
        m.sim_mut().place(id, pose);
    });
    assert_eq!(elsewhere, PieceState::Fell(Fall::LeftSupport));
}

#[test]
fn corners_are_marked_only_where_a_pyramid_would_stand() {
    let scene = Scene::new(2).house(0, "Sun", &[(Fire, Large, 4)]).story(0, "Wheel", &[]);
    let mut m = on_table(scene.game());
    let house = m.game().house(Seat(0)).unwrap().clone();
    // One pyramid stands nearer to the middle than it should, so that its corner of the story hangs over.
    let stone = house.ground.pyramids[1];
    let platform = m.sim().pose(card_piece(house.top().card));
    let at = m.sim().pose(stone);
    let inwards = (platform.translation - at.translation).with_z(0.0).normalize();
    m.sim_mut().place(stone, Pose { translation: at.translation + inwards * 1.5, ..at });
    for _ in 0..60 {
        m.sim_mut().tick().unwrap();
    }
    let (mut firm, mut loose) = (0, 0);
    for corner in slots::free_corners(m.sim(), house.top(), Large) {
        let marked = slots::firm_corners(m.sim(), house.top(), Large).any(|one| one == corner);
        let mut sim = m.sim().clone();
        let spare = sim.pieces().find(|(id, _)| {
            m.game().in_bank(*id) && Piece::pyramid(*id).is_some_and(|(_, size)| size == Large)
        });
        let spare = spare.unwrap().0;
        sim.place(spare, Pose { translation: corner.translation + Vector::Z * 0.02, ..corner });
        for _ in 0..150 {
            sim.tick().unwrap();
        }
        let stands = sim.pose(spare).translation.distance(corner.translation) < 0.3;
        assert_eq!(stands, marked, "{corner:?}");
        *(if marked { &mut firm } else { &mut loose }) += 1;
    }
    assert_eq!((firm, loose), (3, 1));
}
