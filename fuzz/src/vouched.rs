//! Saves as the targets write and compare them; the tests of the engine do so, too.

use game::Game;
use rlyeh::Rlyeh;
use session::save;
use session::save::{Editions, FORMAT, Header};
use session::{Seating, Tabled as _};
use table::PHYSICS_EDITION;

/// Whether two saves hold the same: the same bytes in their bodies, but for the order of what the physics engine keeps in
/// no order.
pub fn alike(a: &[u8], b: &[u8]) -> bool {
    let sorted = |file: &[u8]| {
        let mut body = file.splitn(3, |&byte| byte == b'\n').nth(2).map(<[u8]>::to_vec);
        body.iter_mut().for_each(|body| body.sort_unstable());
        body
    };
    sorted(a) == sorted(b)
}

/// A save with this body and a header that fits it.
///
/// # Panics
/// Never: a header can be written.
pub fn vouched(game: &str, body: &[u8]) -> Vec<u8> {
    // Of today's rules, or it could be watched only.
    let rules = if game == Rlyeh::NAME { <Rlyeh as Game>::RULES_EDITION } else { 1 };
    let header = Header {
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").into(),
        game: game.into(),
        editions: Editions { rules, physics: PHYSICS_EDITION },
        seed: Some(1),
        turn: 1,
        seating: Seating::default(),
        ended: false,
        score: None,
        live: false,
        proof: false,
        fingerprint: None,
        bits: None,
        bytes: 0,
        chain: String::new(),
        signature: None,
    };
    save::seal(&header, body).expect("numbers and names")
}
