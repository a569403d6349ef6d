//! The page of a turn by Day, as it is seen from three metres: whoever's it is, it has the same light and colours.

use crate::panels::{context, frame};
use crate::screen::afar::{Onlooker, Seen as Afar};
use bench::games::cluethulhu::leaks::Pair;
use bevy_egui::egui::{Color32, Context, FontId, Pos2, Rect, Vec2, pos2, vec2};
use cluethulhu_rules::{Action, Cluethulhu, Keeper, Phase, Role, Setup};
use cluethulhu_window::clock::TurnClock;
use cluethulhu_window::console::{Console, ConsoleOptions};
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::panels::deal;
use cluethulhu_window::panels::lap::{self, Brief};
use cluethulhu_window::seen::{PublicRecord, Viewer};
use cluethulhu_window::ui_state::UiState;
use game::rng::Rng;
use game::{Game, Seat};
use session::{CardMatch, Seating};
use strum::VariantArray;
use support::counts::whole_or;
use window::ui::seats::Badge;
use window::ui::style;

type Party = CardMatch<Cluethulhu>;

const SIZE: Vec2 = vec2(1280.0, 720.0);
/// Two patches whose light differs by no more are alike, of 255. Pages that say different things differ by 14.2 at most (seven
/// to seventeen players), and the faintest of the faults below by 17.6.
const ALIKE: f32 = 16.0;
/// What still moves after so many pictures always does.
const MOST_FRAMES: usize = 20;

/// Somebody three metres from the screen, who looks at pages.
struct Eye {
    ctx: Context,
    onlooker: Onlooker,
}

impl Eye {
    fn new() -> Self {
        Self { ctx: context(), onlooker: Onlooker::default() }
    }

    /// The page of whoever's turn it is, with something more drawn on it.
    fn page(&mut self, m: &Party, turn: &TurnClock, brief: &Brief, more: impl Fn(&Context)) -> Afar {
        let seen =
            PublicRecord::of(m.game(), Viewer::Everybody, &m.seating().persons().collect::<Vec<Seat>>());
        let ui_state = UiState { turn: Some(turn.clone()), ..UiState::at(m) };
        let data = PanelData::new(&seen, m.seating(), &ui_state, SIZE);
        self.look(|ctx| {
            lap::show(ctx, &data, turn, brief, &mut vec![]);
            more(ctx);
        })
    }

    /// The page of the first who gets a tablet at a console.
    fn deal(&mut self, game: &Cluethulhu) -> Afar {
        let (seen, seating) = (PublicRecord::of(game, Viewer::Everybody, &[]), Seating::people(20));
        let mut console = Console::dealing(ConsoleOptions::default());
        console.come();
        let ui_state = UiState { console, ..UiState::default() };
        let data = PanelData::new(&seen, &seating, &ui_state, SIZE);
        let view = game.view(ui_state.console.looks());
        self.look(|ctx| deal::show(ctx, &data, &view, &mut vec![]))
    }

    fn look(&mut self, show: impl Fn(&Context)) -> Afar {
        let draw = || frame(&self.ctx, SIZE, |ctx| show(ctx));
        // Panels fade in.
        let mut output = draw();
        for _ in 0..MOST_FRAMES {
            self.onlooker.take(&output);
            let before = std::mem::replace(&mut output, draw());
            if before.shapes == output.shapes {
                break;
            }
        }
        self.onlooker.look(&self.ctx, SIZE, output)
    }

    /// What a seat is told at its turn, and what it is answered.
    fn both(&mut self, m: &Party, seat: Seat, picks: [Option<Seat>; 3], ring: u64) -> [Afar; 2] {
        let mut turn = TurnClock::new(seat, m.setup().players, ring, 15.0);
        let told = lap::brief(&m.game().view(Some(seat)));
        let asked = self.page(m, &turn, &told, |_| ());
        turn.answer();
        let mut done = m.clone();
        done.act(seat, Action::Orders { picks }).unwrap();
        let answer = lap::answer(&done.game().view(Some(seat)), m.game().clock().0, picks);
        [asked, self.page(m, &turn, &Brief { answer: Some(answer), ..Brief::default() }, |_| ())]
    }
}

/// A pair of deals for each number of players, one in `./test`: every turn of their first Day.
#[test]
fn no_page_is_to_be_told_from_another_from_three_metres() {
    let (mut eyes, mut pages, mut worst) = ([Eye::new(), Eye::new()], 0, 0.0_f32);
    for seed in 0..whole_or(14, 1) {
        let players = 7 + (seed % 14) as u8;
        let mut deals = Pair::of(players, 2 * seed).unwrap().deals;
        let mut rng = Rng::new(seed);
        while deals.iter().all(|m| matches!(m.game().phase(), Phase::Lap { .. }) && m.game().clock().0 == 1) {
            let seat = deals[0].game().to_act()[0];
            let picks = [0; 3].map(|_| Some(Seat(rng.below(players.into()) as u8)));
            let looks = [0, 1].map(|k| eyes[k].both(&deals[k], seat, picks, rng.clone().draw_seed()));
            for (what, (one, other)) in ["turn", "answer"].iter().zip(looks[0].iter().zip(&looks[1])) {
                let (most, at) = one.differs(other);
                let says = deals.each_ref().map(|m| lap::brief(&m.game().view(Some(seat))));
                assert!(most <= ALIKE, "pair {seed}, {what} of {seat}: {most:.1} at {at}: {says:#?}");
                (pages, worst) = (pages + 1, worst.max(most));
            }
            for m in &mut deals {
                m.act(seat, Action::Orders { picks }).unwrap();
            }
        }
    }
    // They do differ, in letters.
    assert!(pages >= 14 && worst > 1.0, "{pages} {worst}");
}

/// Whatever the tablet that somebody gets at a console, the page has the same light. Every tablet; every other in `./test`.
#[test]
fn no_tablet_that_is_dealt_is_to_be_told_from_another_from_three_metres() {
    let setup = Setup { keeper: Keeper::Human, ..Setup::players(20) };
    let setup = setup.with(&Role::SPECIALS);
    let tablets = setup.tablets().unwrap();
    let mut eye = Eye::new();
    let mut pages = vec![];
    for role in Role::VARIANTS.iter().step_by(whole_or(1, 2)) {
        let mut dealt = tablets.clone();
        let there = dealt.iter().position(|tablet| tablet == role).unwrap();
        dealt.rotate_left(there);
        let game = Cluethulhu::with_tablets(&setup, &dealt, 1).unwrap();
        pages.push((role, eye.deal(&game)));
    }
    let mut worst = 0.0_f32;
    for (role, page) in &pages {
        let (most, at) = pages[0].1.differs(page);
        assert!(most <= ALIKE, "{role:?}: {most:.1} at {at}");
        worst = worst.max(most);
    }
    assert!(worst > 1.0, "they differ in letters");
}

/// What pages showed once, or could: a name in the colour of its seat, a lamp, lines that are empty.
#[test]
fn each_fault_of_a_page_is_seen_from_three_metres() {
    let m = Pair::of(9, 4).unwrap().deals.into_iter().next().unwrap();
    let turn = TurnClock::new(Seat(3), 9, 7, 15.0);
    let brief = lap::brief(&m.game().view(Some(Seat(3))));
    let mut eye = Eye::new();
    let plain = eye.page(&m, &turn, &brief, |_| ());
    let written = |ctx: &Context, at: Pos2, words: &str, ink: Color32| {
        let painter = ctx.debug_painter();
        let galley = painter.layout_no_wrap(words.into(), FontId::proportional(13.5), ink);
        let rect = Rect::from_min_size(at, galley.size());
        painter.rect_filled(rect, 0.0, style::NIGHT);
        painter.galley(at, galley, ink);
    };
    let chip = |ctx: &Context| {
        written(ctx, pos2(960.0, 300.0), "Seat 4 is an Investigator", Badge::usual(Seat(2)).colour);
    };
    let filled = |ctx: &Context, at: Pos2, size: Vec2, colour: Color32| {
        ctx.debug_painter().rect_filled(Rect::from_min_size(at, size), 0.0, colour);
    };
    let lamp =
        |ctx: &Context| filled(ctx, pos2(640.0, 340.0), Vec2::splat(24.0), Color32::from_rgb(90, 160, 90));
    let bare = |ctx: &Context| filled(ctx, pos2(960.0, 250.0), vec2(300.0, 17.0), style::NIGHT);
    let mut seen = |name: &str, fault: &dyn Fn(&Context)| {
        let (most, at) = plain.differs(&eye.page(&m, &turn, &brief, fault));
        assert!(most > ALIKE, "{name}: {most:.1} at {at}");
    };
    seen("a name in colour", &chip);
    seen("a lamp", &lamp);
    seen("a line without bars", &bare);
    assert_eq!(plain.differs(&eye.page(&m, &turn, &brief, |_| ())).0, 0.0);
}
