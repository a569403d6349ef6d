//! The private pages of Cluethulhu as the real window shows them, from three metres: whatever the tablet, they have the same
//! light and colours. The ring is left out: chance scrambles it, and no secret does (`leaks::keys`).

use super::cluethulhu::{Party, cover, draft, turn, unscrambled};
use super::{PATIENCE, Session, scale};
use crate::screen::afar::{PATCH, Seen};
use cluethulhu_rules::{Role, TURNS_S};
use game::{Game, Seat};
use session::CardMatch;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;
use window::egui::{Pos2, Rect, Vec2, pos2};

/// Two patches whose light differs by no more are alike, of 255; as for pages without a window (`leaks::pages`).
const ALIKE: f32 = 16.0;
/// Of a page, so many pictures are taken, and so long lies between two.
const LOOKS: usize = 4;
const BETWEEN: Duration = Duration::from_millis(500);
/// Whose turn it is.
const WHO: Seat = Seat(0);
/// So many patches of a hundred may change by themselves: the clock is there.
const MOVING: usize = 4;

/// What a display shows, read from the file of its server: an X Window Dump with four bytes a pixel.
fn shown(folder: &Path) -> Seen {
    let bytes = std::fs::read(folder.join("Xvfb_screen0")).unwrap();
    let word = |nth: usize| {
        let field: [u8; 4] = bytes[4 * nth..4 * nth + 4].try_into().unwrap();
        u32::from_be_bytes(field) as usize
    };
    // XWDFileHeader: 0 header_size, 4 and 5 width and height, 11 bits_per_pixel, 12 bytes_per_line, 19 ncolors of 12 bytes.
    let (width, height, line) = (word(4), word(5), word(12));
    assert_eq!(word(11), 32);
    let pixels = &bytes[word(0) + 12 * word(19)..];
    let light = |x: usize, y: usize| [0, 1, 2].map(|k| f32::from(pixels[y * line + 4 * x + k]));
    Seen::of((width, height), ((PATCH as f32 * scale()) as usize, 1), light)
}

/// A page in a window: its light, and which patches change by themselves.
struct Page {
    light: Seen,
    moving: Vec<bool>,
}

impl Page {
    /// What is shown, once it has come: then hardly anything moves.
    fn of(session: &Session) -> Self {
        let start = Instant::now();
        loop {
            let page = Self::now(session);
            if page.rests() {
                return page;
            }
            assert!(start.elapsed() < PATIENCE, "the page moves on and on");
        }
    }

    fn rests(&self) -> bool {
        let moving = self.moving.iter().filter(|moving| **moving).count();
        100 * moving <= MOVING * self.moving.len()
    }

    /// Looks at what is shown from now on.
    fn now(session: &Session) -> Self {
        let light = shown(session.folder.path());
        let mut moving = vec![false; light.patches.len()];
        for _ in 1..LOOKS {
            sleep(BETWEEN);
            let later = shown(session.folder.path());
            let changes = light.patches.iter().zip(&later.patches).map(|(one, other)| one != other);
            moving.iter_mut().zip(changes).for_each(|(moving, changes)| *moving |= changes);
        }
        Self { light, moving }
    }

    /// By how much two pages differ where neither moves, in these parts of the window, and where it is most, points.
    fn differs(&self, other: &Self, parts: &[Rect]) -> (f32, Pos2) {
        let light = |page: &Self| {
            let patches = page.light.patches.iter().enumerate().map(|(at, light)| {
                let (x, y) = (at % page.light.columns * PATCH, at / page.light.columns * PATCH);
                let patch = Rect::from_min_size(pos2(x as f32, y as f32), Vec2::splat(PATCH as f32));
                let moves = self.moving[at] || other.moving[at];
                if !moves && parts.iter().any(|part| part.contains_rect(patch)) { *light } else { [0.0; 3] }
            });
            Seen { columns: page.light.columns, patches: patches.collect() }
        };
        light(self).differs(&light(other))
    }
}

/// The first match from a seed on that begins with the turn of one person who holds such a tablet.
fn dealt(from: u64, tablet: Role) -> Party {
    let party = |seed: u64| {
        let mut draft = draft(seed);
        draft.own.turn_s = TURNS_S.1;
        let order = draft.order(seed).unwrap().order;
        CardMatch::new(&order.setup, seed, order.seating, order.practice).unwrap()
    };
    let fits =
        |m: &Party| m.game().to_act()[0] == WHO && m.game().players()[usize::from(WHO.0)].tablet == tablet;
    (from..).map(party).find(fits).unwrap()
}

/// The cover of the first turn, its page, and the page once it is confirmed, in a window.
fn pages(m: &Party) -> [Page; 3] {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("day.cyclopean");
    m.save(&save).unwrap();
    let session = Session::open(&["--load", save.to_str().unwrap()]);
    let whole = [Rect::EVERYTHING];
    let covered = Page::of(&session);
    // What is told lies open when the cover is gone, however slow the machine is.
    let changes = |from: &Page, act: &dyn Fn()| {
        let start = Instant::now();
        loop {
            act();
            sleep(Duration::from_secs(2));
            let now = Page::of(&session);
            if now.differs(from, &whole).0 > ALIKE {
                return now;
            }
            assert!(start.elapsed() < PATIENCE, "the page does not change; {}", session.last_lines());
        }
    };
    let told = changes(&covered, &|| session.tap(cover(m, WHO)));
    let [anybody, first_pick, nobody, confirm] = turn(m, WHO);
    let confirmed = changes(&told, &|| {
        [first_pick, anybody, nobody, nobody, confirm].into_iter().for_each(|place| session.tap(place));
    });
    [covered, told, confirmed]
}

/// Four pairs of tablets; one in `./test`.
#[test]
fn pages_in_the_window_are_not_to_be_told_apart_from_three_metres() {
    let pairs = [
        (Role::Cultist, Role::Investigator),
        (Role::TchoTcho, Role::Cultist),
        (Role::Investigator, Role::Wizard),
        (Role::Investigator, Role::Investigator),
    ];
    for (k, (one, other)) in (0..).zip(pairs).take(whole_or(pairs.len(), 1)) {
        let deals = [dealt(100 * k, one), dealt(100 * k + 50, other)];
        let [ours, theirs] = deals.each_ref().map(pages);
        for (what, (our, their)) in ["cover", "page", "confirmed page"].iter().zip(ours.iter().zip(&theirs)) {
            let (most, at) = our.differs(their, &unscrambled(&deals[0]));
            println!("{one:?} and {other:?}, {what}: {most:.1} at {at}");
            assert!(most <= ALIKE, "{one:?} and {other:?}, {what}: {most:.1} at {at}");
        }
    }
}
