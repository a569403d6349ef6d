//! Houses of Thoth in the real window, from the first card to the end: a bot says what is played, and a real mouse picks the
//! cards, sets the pieces and deals. Once against two bots, once as two people who share the screen.

use super::thoth::View;
use super::{ANSWERED, Kept, PATIENCE, SHOWN, Session, WINDOW, aimed, pixel, written};
use crate::screen::panels::{context, frame};
use bevy::prelude::Vec3;
use bots::{Bot as _, SeatPosition};
use game::choices::{Choices as _, Chosen, Resolution};
use game::{Game, Seat};
use session::{Match, Names, Seating, Sitter, Skill};
use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;
use table::hand::HandOptions;
use table::rapier3d::prelude::Pose;
use table::{MM_PER_CM, PieceId};
use thoth::Thoth;
use thoth::bot::Bot;
use thoth::referee::{layout, slots};
use thoth_rules::{Action, Length, Phase, Play, Setup, Thing, card_piece};
use thoth_window::framing::{self, CloseUp};
use thoth_window::look::Pack;
use thoth_window::panel_view::{Act, PanelData, PanelView};
use thoth_window::panels::{sheets, table as table_panels};
use thoth_window::screen_state::asked;
use thoth_window::texts::Scores;
use window::egui::{Context, Event, Id, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape};
use window::speech::say;

type Building = Match<Thoth>;

/// What a player did is in the autosave after this time, or it missed its aim.
const DONE: Duration = Duration::from_secs(25);
/// Bots are told so often to be quick.
const HURRY: Duration = Duration::from_secs(2);
/// A piece that has not come where it was wanted so often is left out.
const MOST_TRIES: usize = 3;

/// Short games against novices that end soon: a magus wins this one in 91 turns.
const AGAINST_BOTS: u64 = 50;
/// And one hand of two magi.
const HOT_SEAT: u64 = 22;

/// To its end in a whole run; in `./test` until the person has set a pyramid.
#[test]
fn a_short_game_against_two_bots_is_played_by_mouse() {
    let seed = AGAINST_BOTS.to_string();
    let arguments = ["play", "thoth", "--players", "3", "--bots", "novice,novice", "--length", "short"];
    let mut session = Session::open(&[&arguments[..], &["--seed", &seed]].concat());
    let novice = Sitter::Bot(Skill::Low);
    let seats = vec![Sitter::Person, novice, novice];
    let mut player = Player::new(Setup::by_hand(3).lasting(Length::Short), AGAINST_BOTS, seats);
    let begun = |m: &Building| m.game().house(Seat(0)).is_some_and(|house| !house.top().pyramids.is_empty());
    let m = player.play_on(&mut session, |m| whole_or(false, begun(m)));
    let journal = session.journal();
    for line in ["\"take\"", "\"Move\"", "\"release\"", "\"settled\"", "\"seat\":1,\"intent\""] {
        assert!(journal.contains(line), "no {line} in the journal; {}", session.last_lines());
    }
    player.tell(&m);
    assert!(whole_or(m.game().outcome().is_some(), begun(&m)), "it has not come so far");
}

/// To the end of the hand in a whole run; in `./test` until both have played.
#[test]
fn a_hand_is_played_by_two_people_who_share_the_screen() {
    let seed = HOT_SEAT.to_string();
    let arguments = ["play", "thoth", "--players", "2", "--bots", "none", "--length", "one-hand"];
    let mut session = Session::open(&[&arguments[..], &["--seed", &seed]].concat());
    let seats = vec![Sitter::Person; 2];
    let mut player = Player::new(Setup::by_hand(2).lasting(Length::OneHand), HOT_SEAT, seats);
    let both = |m: &Building| m.game().turn() > 2;
    let m = player.play_on(&mut session, |m| whole_or(false, both(m)));
    player.tell(&m);
    assert!(whole_or(m.game().outcome().is_some(), both(&m)), "it has not come so far");
}

/// Whoever plays: what they mean to do, and how it went.
struct Player {
    setup: Setup,
    seed: u64,
    seating: Seating,
    minds: BTreeMap<Seat, Bot>,
    /// What was tried last, after so many entries of the log, and how often.
    tried: Option<(usize, Action, usize)>,
    missed: usize,
    set: usize,
    since: Instant,
}

impl Player {
    fn new(setup: Setup, seed: u64, seats: Vec<Sitter>) -> Self {
        let mut seating = Seating::new(seats);
        seating.names = Names::usual(seating.sitters.len());
        let mind = |seat: Seat| (seat, Bot::new(Skill::High, seed, seat));
        let minds = seating.persons().map(mind).collect();
        Self { setup, seed, seating, minds, tried: None, missed: 0, set: 0, since: Instant::now() }
    }

    /// Plays until enough was done, or the game is over; the match then.
    fn play_on(&mut self, session: &mut Session, enough: impl Fn(&Building) -> bool) -> Building {
        let mut since = Instant::now();
        loop {
            let m = self.next(session);
            if enough(&m) || m.game().outcome().is_some() {
                return m;
            }
            let entries = m.log().len();
            if self.tried.as_ref().is_none_or(|(before, ..)| *before != entries) {
                since = Instant::now();
                self.tried = Some((entries, self.wanted(&m), 0));
            }
            let Some((_, action, times)) = self.tried.as_mut() else { continue };
            self.missed += usize::from(*times > 0);
            *times += 1;
            let (action, times) = (action.clone(), *times);
            assert!(since.elapsed() < 2 * PATIENCE, "tried in vain: {action:?}; {}", session.last_lines());
            if self.minds.len() > 1 {
                // Whoever is to play says that they are here.
                session.key("Home");
            }
            self.act(session, &m, action, times);
        }
    }

    /// The match as it was kept last, once a person is asked and its log is longer than it was; or after a while all the same.
    fn next(&self, session: &mut Session) -> Building {
        let before = self.tried.as_ref().map(|(entries, ..)| *entries);
        let data = session.folder.path().join("data");
        let (start, mut hurried) = (Instant::now(), Instant::now());
        let mut kept = Kept::new();
        loop {
            let saved = kept.look(&data, |path| Building::load(path).ok());
            // Before the first deed nothing is kept.
            let now = saved.unwrap_or_else(|| self.first());
            if now.is_waiting() {
                let m = now;
                let game = m.game();
                let person = asked(m.seating(), game).is_some() || *game.phase() == Phase::Scored;
                let moved = before.is_none_or(|before| m.log().len() > before) || start.elapsed() > DONE;
                if game.outcome().is_some() || (person && moved) {
                    // What was done last is looked at first.
                    session.rest(SHOWN);
                    return m;
                }
            }
            assert!(start.elapsed() < PATIENCE, "nobody is asked; {}", session.last_lines());
            session.wait("nothing: the program goes on", |_| true);
            if hurried.elapsed() > HURRY {
                session.hasten();
                hurried = Instant::now();
            }
            sleep(Duration::from_millis(250));
        }
    }

    /// The match as it begins.
    fn first(&self) -> Building {
        let mut m = Building::new(&self.setup, self.seed, HandOptions::default(), false).unwrap();
        m.seat(self.seating.clone());
        m
    }

    /// What is to be done now.
    fn wanted(&mut self, m: &Building) -> Action {
        let game = m.game();
        let seat = game.to_act()[0];
        match game.phase() {
            Phase::Building { .. } => due(m).map_or(Action::Enough, Action::Take),
            Phase::Scored => Action::Deal,
            _ => {
                let mind = self.minds.get_mut(&seat).expect("a person is asked");
                mind.choose(&SeatPosition::of(game, seat)).unwrap()
            }
        }
    }

    /// Does it by mouse.
    fn act(&mut self, session: &mut Session, m: &Building, action: Action, times: usize) {
        let game = m.game();
        let seat = game.to_act()[0];
        let seen = PanelView::of(game.view(Some(seat)), &m.seating().names);
        let on_table = |words: &dyn Fn() -> String| {
            written(&words(), 0, |ctx| {
                drop(table_panels::show(ctx, &shown(&seen, &NOTHING), Pack::default()));
            })
        };
        match action {
            Action::Play(play) => way_to(&seen, play).into_iter().for_each(|place| session.click(place)),
            Action::Take(piece) if times <= MOST_TRIES => {
                let (from, to) = carried(m, seat, piece);
                self.set += 1;
                session.carry(&[from, ((from.0 + to.0) / 2, (from.1 + to.1) / 2), to]);
                session.let_go();
            }
            Action::Take(_) | Action::Enough => session.click(enough(m, seat)),
            Action::Say(_) => session.click(on_table(&|| label("thoth.accident"))),
            Action::Deal => {
                // The card comes up when the table has been looked at.
                session.rest(SHOWN);
                session.click(deal(m, seat));
            }
            other => panic!("nobody does {other:?} by mouse"),
        }
        session.rest(ANSWERED);
    }

    /// How it went.
    fn tell(&self, m: &Building) {
        println!(
            "{} turns, {} pieces carried, {} deeds tried again; {:?}; {:.0} s",
            m.game().turn(),
            self.set,
            self.missed,
            m.game().results().iter().map(|result| &result.totals).collect::<Vec<_>>(),
            self.since.elapsed().as_secs_f64(),
        );
    }
}

const NOTHING: Chosen<Thing> = Chosen::nothing();

/// What stands on the button of a deed.
fn label(id: &str) -> String {
    let deed = thoth_rules::Thoth::DEEDS.iter().find(|deed| deed.id == id).expect("there is such a deed");
    say(deed.label(None))
}

/// What the panels show of it.
fn shown<'a>(seen: &'a PanelView, chosen: &'a Chosen<Thing>) -> PanelData<'a> {
    PanelData {
        seen,
        chosen,
        events: &[],
        reasons: window::reasons::Reasons::NONE,
        settling: None,
        steps: None,
        spots: &[],
        still: false,
        waiting: None,
        by_key: None,
    }
}

/// Where to click, one after the other, so that a play is made: another card, the card, the play, and the button; whatever was picked
/// before.
fn way_to(seen: &PanelView, play: Play) -> Vec<(i32, i32)> {
    let ctx = context();
    let mut chosen = NOTHING;
    let mut made = None;
    let other = seen.cards().iter().map(|held| held.card).find(|card| *card != play.card());
    let card_at = |ctx: &Context, card| {
        let id = Id::new(("card of the hand", Thing::Card(card)));
        ctx.read_response(id).expect("a card of the hand").rect.center()
    };
    let mut clicks = vec![];
    for card in other.into_iter().chain([play.card()]) {
        press(&ctx, seen, None, &mut chosen);
        let at = card_at(&ctx, card);
        press(&ctx, seen, Some(at), &mut chosen);
        clicks.push(at);
    }
    assert_eq!(chosen.at, [Thing::Card(play.card())], "the card is picked");
    // Whatever is written in the panel is clicked until the play is chosen, and then until it is made.
    let picked = chosen.clone();
    if seen.play(&chosen) != Some(play) {
        let way = texts(&ctx, seen, &chosen).into_iter().find(|at| {
            chosen = picked.clone();
            press(&ctx, seen, Some(*at), &mut chosen);
            seen.play(&chosen) == Some(play)
        });
        clicks.push(way.unwrap_or_else(|| panic!("nothing that is written chooses {play:?}")));
    }
    let picked = chosen.clone();
    let button = texts(&ctx, seen, &chosen).into_iter().find(|at| {
        chosen = picked.clone();
        made = press(&ctx, seen, Some(*at), &mut chosen);
        made == Some(play)
    });
    clicks.push(button.unwrap_or_else(|| panic!("nothing that is written makes {play:?}")));
    clicks.into_iter().map(pixel).collect()
}

/// The panels as a seat sees them.
pub(super) fn draw(ctx: &Context, m: &Building, seat: Seat) {
    let seen = PanelView::of(m.game().view(Some(seat)), &m.seating().names);
    drop(table_panels::show(ctx, &shown(&seen, &NOTHING), Pack::default()));
    if m.game().outcome().is_some() {
        drop(sheets::result(ctx, &seen, false, false, Pack::default()));
    }
}

/// Where a seat clicks for a play, one after the other.
pub(super) fn clicks(m: &Building, seat: Seat, play: Play) -> Vec<(i32, i32)> {
    way_to(&PanelView::of(m.game().view(Some(seat)), &m.seating().names), play)
}

/// Where a seat leaves its play at what stands.
pub(super) fn enough(m: &Building, seat: Seat) -> (i32, i32) {
    let seen = PanelView::of(m.game().view(Some(seat)), &m.seating().names);
    let draw = |ctx: &Context| drop(table_panels::show(ctx, &shown(&seen, &NOTHING), Pack::default()));
    written(&label("thoth.enough"), 0, draw)
}

/// Where the next hand is dealt.
pub(super) fn deal(m: &Building, seat: Seat) -> (i32, i32) {
    let seen = PanelView::of(m.game().view(Some(seat)), &m.seating().names);
    let draw = |ctx: &Context| drop(sheets::result(ctx, &seen, false, false, Pack::default()));
    written(&say(Scores::DealNext), 0, draw)
}

/// Draws the panels, and clicks at a place of them; the play that was made.
fn press(ctx: &Context, seen: &PanelView, at: Option<Pos2>, chosen: &mut Chosen<Thing>) -> Option<Play> {
    let mut made = None;
    let mut draw = |ctx: &Context, chosen: &mut Chosen<Thing>| {
        let act = table_panels::show(ctx, &shown(seen, chosen), Pack::default());
        if let Some(Act::Wish(asked)) = act
            && let Resolution::Try(all) = asked.step(seen, chosen)
        {
            made = all.first().and_then(|(_, action)| action.as_play());
        }
    };
    if let Some(pos) = at {
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for event in [Event::PointerMoved(pos), button(true), button(false), Event::PointerGone] {
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, WINDOW));
            let input = RawInput { screen_rect, events: vec![event], ..RawInput::default() };
            let _ = ctx.run_ui(input, |ui| draw(ui.ctx(), chosen));
        }
    }
    (0..6).for_each(|_| drop(frame(ctx, WINDOW, |ctx| draw(ctx, chosen))));
    made
}

/// The middles of everything that is written where it can be seen.
fn texts(ctx: &Context, seen: &PanelView, chosen: &Chosen<Thing>) -> Vec<Pos2> {
    let output =
        frame(ctx, WINDOW, |ctx| drop(table_panels::show(ctx, &shown(seen, chosen), Pack::default())));
    let places = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) => {
            let middle = text.visual_bounding_rect().center();
            clipped.clip_rect.contains(middle).then_some(middle)
        }
        _ => None,
    });
    places.collect()
}

/// The piece that is set next, where the person builds.
pub(super) fn due(m: &Building) -> Option<PieceId> {
    let legal = m.game().legal_actions(m.game().to_act()[0]);
    legal.into_iter().rev().find_map(|action| match action {
        Action::Take(piece) => Some(piece),
        _ => None,
    })
}

/// From where the mouse takes a piece, and to where it carries it.
pub(super) fn carried(m: &Building, seat: Seat, piece: PieceId) -> ((i32, i32), (i32, i32)) {
    let view = view_of(m, seat);
    let goal = goal(m, piece).expect("a place for it");
    (view.pixel(middle(m, piece)), aimed(m.sim(), &view.home, piece, goal))
}

/// How the builder sees the house at which a piece is due.
fn view_of(m: &Building, seat: Seat) -> View {
    let game = m.game();
    let at = layout::due_at(game);
    let house = game.house(at);
    let lies = house.map(|house| m.sim().pose(card_piece(house.ground.card)));
    let troubles = game.phase().work().is_some_and(|work| matches!(work.play, Play::Trouble { .. }));
    let close = CloseUp {
        ground: lies.unwrap_or(layout::foundation(at, game.setup().players)),
        height_cm: house.map_or(0.0, framing::height_cm),
        trouble: troubles || house.is_some_and(|house| house.in_trouble()),
        waiting: Some(layout::waiting(game, lies)),
    };
    View::close(seat, &framing::heights(game), &close)
}

/// The middle of what is seen of a piece.
fn middle(m: &Building, piece: PieceId) -> Vec3 {
    let pose = m.sim().pose(piece);
    let height = m.sim().piece(piece).kind.pyramid().map_or(0.0, |size| size.height_mm() / MM_PER_CM);
    pose * (0.4 * height * Vec3::Z)
}

/// Where a piece of the play under way belongs.
pub(super) fn goal(m: &Building, piece: PieceId) -> Option<Pose> {
    let (game, sim) = (m.game(), m.sim());
    let own = game.house(game.active());
    match game.phase().work()?.play {
        Play::Foundation { .. } => Some(layout::foundation(game.active(), game.setup().players)),
        Play::Raise { size, .. } => slots::next_corner(sim, own?.top(), size),
        Play::Story { .. } | Play::Roof { .. } => Some(slots::cover(sim, own?.top())),
        Play::Trouble { against, replacing, .. } => {
            let mut house = game.house(against)?.clone();
            house.trouble.retain(|card| Some(*card) != replacing);
            Some(slots::next_trouble(sim, &house, piece))
        }
        Play::Relief { .. } | Play::Discard { .. } | Play::CallEnd { .. } => None,
    }
}
