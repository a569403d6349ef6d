//! Matches on a real table, headless, through the session.

use cyclopean::games::rlyeh::{Action, Deed, Setup};
use cyclopean::games::{Game, PieceId};
use cyclopean::session::{Intent, Match};
use cyclopean::table::Touch;

#[test]
fn first() {
    let mut m = Match::new(&Setup::solitaire(2), 5, Default::default(), false).unwrap();
    let ids: Vec<_> = m.sim().pieces().map(|(id, _)| id).collect();
    println!("{} pieces", ids.len());
    for turn in 0..6 {
        m.intend(Intent::Roll).unwrap();
        while !m.game().legal_actions(m.game().active()).iter().any(|a| matches!(a, Action::Take(_))) {
            for n in m.intend(Intent::Roll).unwrap() {
                println!("{n}");
            }
        }
        let take = m
            .game()
            .legal_actions(m.game().active())
            .into_iter()
            .find_map(|a| match a {
                Action::Take(id) => Some(id),
                _ => None,
            })
            .unwrap();
        for n in m.intend(Intent::Take(take)).unwrap() {
            println!("{n}");
        }
        println!("asks {}", m.game().asks());
        m.intend(Intent::Hand(Touch::Move([turn as f32 * 3.0 - 5.0, 0.0, 3.0]))).unwrap();
        for _ in 0..200 {
            m.tick();
        }
        println!("reading {:?}", m.reading());
        m.intend(Intent::Hand(Touch::Lower(true))).unwrap();
        for _ in 0..600 {
            m.tick();
            if m.hand().touching() {
                break;
            }
        }
        match m.intend(Intent::Release) {
            Ok(ns) => {
                for n in ns {
                    println!("{n}");
                }
            }
            Err(e) => {
                println!("{e}");
                m.intend(Intent::PutBack).unwrap();
            }
        }
        for k in 0..700 {
            if m.is_waiting() {
                break;
            }
            for n in m.tick() {
                println!("{n}");
            }
            if k % 20 == 0 {
                let f = cyclopean::table::settle::fastest(m.sim());
                if let Some(f) = f {
                    let b = m.sim().body(f);
                    println!(
                        "  {k} {f:?} v {:?} w {:?} p {:?}",
                        b.linvel(),
                        b.angvel(),
                        b.position().translation
                    );
                }
            }
        }
        let bytes = m.to_bytes().unwrap();
        println!("save {} KB waiting {}", bytes.len() / 1024, m.is_waiting());
        let mut l = Match::from_bytes(&bytes, std::path::Path::new("x")).unwrap();
        assert_eq!(l.to_bytes().unwrap(), bytes);
        l.tick();
    }
    let _ = (PieceId(0), Deed::Spire);
}
