//! What the panels show: what is seen of a match, what may be done, what is unfolded, and what lies in store, for the supply strip:
//! every stash's pyramids by size, the player's own first, and the floor cards. They are drawn with it, and what they want is
//! passed on.

use crate::panels::{icons, result as result_panel, table as table_panel};
use crate::rolls::{RollView, Rolls};
use crate::table_bots::builder_at_work;
use crate::texts::{Turn, go_on};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, Vec2, pos2};
use game::Seat;
use game::choices::{Choices, Comes, Deed, Offers, Pointing};
use game::message::Message;
use rlyeh::Rlyeh;
use rlyeh::info::INFO;
use rlyeh::matches::{Intent, MatchView, Note};
use rlyeh::referee::Declaration;
use rlyeh_rules as rules;
use rlyeh_rules::choices::Known;
use rlyeh_rules::{CardShape, Colour, Piece, Size, StashView, View};
use session::{HandRules, Names, Seating};
use std::sync::Arc;
use table::PieceId;
use window::gallery::PersonalBest;
use window::hand::state::Hover;
use window::live_table::live_match::{CurrentView, Playing, Wish};
use window::live_table::stability::{Judgement, Stability};
use window::messages::{Question, ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::reasons::{Reasons, Spoken};
use window::speech::{Reason, say};
use window::ui::act::{Request, Requests, UiCommand};
use window::ui::buttons::Waiting;
use window::ui::pictures::Picture;
use window::ui::supply::{Groups, SupplyStack, pyramid as strip_pyramid};

/// Floor cards in a row.
const CARDS: usize = 3;
/// Room for a mark on a pyramid, as a share of the height of its picture.
const MARK: f32 = 0.24;

/// Which panels are unfolded.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The stashes and cards that are left.
    pub stashes: bool,
    pub log: bool,
}

impl Folds {
    /// Whether there is a column on the right: for what is unfolded, or for how firmly the city stands.
    pub fn column(self, stability: bool) -> bool {
        self.stashes || self.log || stability
    }
}

pub struct PanelData<'a> {
    pub view: &'a MatchView,
    /// What has happened, as far as it has been seen.
    pub notes: &'a [Note],
    /// Why bots did what they did.
    pub reasons: &'a Reasons,
    /// What has been seen of the last roll.
    pub roll: RollView,
    /// What may be done; `None` if the game is over and only the city is shown.
    pub choices: Option<&'a TurnChoices>,
    /// How firmly the city stands.
    pub stability: &'a Judgement,
    /// Whether colours bear marks.
    pub marks: bool,
    /// What lies in store, for the supply strip.
    pub supply: Vec<Vec<SupplyStack>>,
    /// The best that people have come to in such a match.
    pub record: Option<&'a Message>,
}

impl<'a> PanelData<'a> {
    /// What a bot told of what was done last, until the next roll.
    pub fn told(&self) -> Option<&'a Spoken> {
        let last = self.reasons.last()?;
        let rolled = |note: &Note| matches!(note, Note::Event(rules::Event::Rolled { .. }));
        let since = self.notes.get(last.notes.start..)?;
        (!since.iter().any(rolled)).then_some(last)
    }
}

/// What may be done in a turn beside taking pieces, and whether people wait for a bot.
#[derive(Clone, Debug)]
pub struct TurnChoices {
    pub offers: Offers<rlyeh_rules::Rlyeh>,
    /// That a bot is at work, if one is.
    pub waits: Option<Reason>,
    /// What it is called.
    pub bot: Option<String>,
    pub waiting: Option<Waiting>,
}

impl TurnChoices {
    /// Those of a view, where people play.
    pub fn of(view: &View) -> Self {
        Self { offers: Offers::with(Known::of(view)), waits: None, bot: None, waiting: None }
    }

    /// The same where bots sit at the table: on their turn people may do nothing but watch.
    pub fn at(view: &View, game: &Rlyeh, seating: &Seating) -> Self {
        let Some(words) = builder_at_work(game, seating) else { return Self::of(view) };
        let waits = Some(Reason::from(say(Turn::Wait { who: words })));
        let bot = INFO.bot_title(seating.sitter(game.active())).map(say);
        let waiting = Some(who_waits(game, seating));
        Self { waits, bot, waiting, ..Self::of(view) }
    }

    /// The deeds that are up, in the order of their buttons.
    pub fn up(&self) -> Vec<&'static Deed> {
        rlyeh_rules::Rlyeh::up(self.offers.known())
    }

    /// Why a deed is not allowed now; nothing for one that is.
    pub fn why_not(&self, deed: &'static Deed) -> Option<Reason> {
        let rules = || match self.offers.comes(&Pointing::Deed(deed), None) {
            Some(Comes::Refused(_, _, why)) => Some(Reason::of(&Names::default(), &why)),
            _ => None,
        };
        self.waits.clone().or_else(rules)
    }

    /// What is wanted of the match by the button or key of a deed. What the rules refuse they refuse once more, so that the
    /// journal notes it.
    pub fn intent(&self, deed: &'static Deed) -> Option<Intent> {
        let (Comes::Does(_, what) | Comes::Refused(_, what, _)) =
            self.offers.comes(&Pointing::Deed(deed), None)?;
        Declaration::of(&what).map(Intent::Declare)
    }
}

/// Who waits while bots build: whoever has knocked the city over has left, and only looks on.
fn who_waits(game: &Rlyeh, seating: &Seating) -> Waiting {
    match seating.persons().map(|seat| game.eliminated().contains(&seat)).reduce(|all, gone| all && gone) {
        None => Waiting::Nobody,
        Some(true) => Waiting::NothingLeft("rlyeh-until-end"),
        Some(false) => Waiting::People,
    }
}

/// A city that counts is not ended by a slip of the finger; in practice it can be taken back.
pub(super) fn question(intent: &Intent, practice: bool) -> Option<Question> {
    let ends = matches!(intent, Intent::Declare(Declaration::Stop));
    (ends && !practice).then(|| Question {
        words: say(Turn::EndSure),
        yes: say(Turn::EndYes),
        deed: Arc::new(Wish::<Rlyeh>(intent.clone())),
    })
}

fn send(
    act: Option<UiCommand<Intent>>,
    practice: bool,
    wishes: &mut MessageWriter<Wish<Rlyeh>>,
    requests: &mut Requests,
) {
    match act {
        Some(UiCommand::Wish(intent)) => match question(&intent, practice) {
            Some(question) => requests.send(Request::Ask(question)),
            None => {
                wishes.write(Wish(intent));
            }
        },
        Some(UiCommand::Program(request)) => requests.send(request),
        None => {}
    }
}

/// The panels round the table.
pub(super) fn draw_table(
    mut contexts: EguiContexts,
    (screen, preferences): (Res<State<Screen>>, Res<Preferences>),
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    (stability, rolls): (Res<Stability>, Res<Rolls>),
    (hover, record, reasons): (Res<Hover>, Res<PersonalBest>, Res<Reasons>),
    mut folds: ResMut<Folds>,
    (mut wishes, mut requests): (MessageWriter<Wish<Rlyeh>>, Requests),
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let m = &playing.0;
    let choices =
        (*screen.get() == Screen::Table).then(|| TurnChoices::at(&view.0.game, m.game(), m.seating()));
    let waits = match choices.as_ref().and_then(|choices| choices.waits.clone()) {
        Some(waits) => Some(waits),
        None if rolls.show_pass() => Some(say(go_on()).into()),
        None => rolls.hold().then(|| say(Turn::Rolling).into()),
    };
    let own = first_stash(m.seating(), m.game().active());
    let data = PanelData {
        view: &view.0,
        notes: rolls.told(m.notes()),
        reasons: &reasons,
        roll: rolls.view(m.game().turn()),
        choices: choices.as_ref(),
        stability: &stability.0,
        marks: preferences.marks,
        record: record.found(),
        supply: supply_cells(
            m.game(),
            waits.as_ref(),
            (&view.0.game, own),
            hover.by_key(),
            preferences.marks,
        ),
    };
    // A copy, so that looking at the panels is no change of them.
    let mut unfolded = *folds;
    send(table_panel::show(ctx, &data, &mut unfolded), view.0.practice, &mut wishes, &mut requests);
    folds.set_if_neq(unfolded);
}

pub(super) fn draw_result(
    mut contexts: EguiContexts,
    (view, playing): (Res<CurrentView<Rlyeh>>, Res<Playing<Rlyeh>>),
    folded: Res<ResultFolded>,
    mut wishes: MessageWriter<Wish<Rlyeh>>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let act = result_panel::show(ctx, &view.0, playing.0.notes(), folded.0);
    send(act, view.0.practice, &mut wishes, &mut requests);
}

/// The rows of the strip: a stash a row, then the floor cards.
pub fn supply_groups(stashes: u8) -> Groups {
    let cards = CardShape::ALL.len();
    let rows = (0..cards).step_by(CARDS).map(|from| CARDS.min(cards - from)).collect();
    vec![vec![Size::ALL.len(); usize::from(stashes)], rows]
}

/// Whose stash comes first: of the person who acts, and while bots build still of whoever sits there, so that nothing jumps.
pub fn first_stash(seating: &Seating, active: Seat) -> Seat {
    if seating.is_person(active) { active } else { seating.persons().next().unwrap_or(active) }
}

/// The stashes from the top of the strip down, a seat's own first.
fn stashes_down(view: &View, own: Seat) -> impl Iterator<Item = &StashView> {
    let owned = move |stash: &&StashView| stash.owner == Some(own) && !view.setup.is_solitaire();
    view.stashes.iter().filter(owned).chain(view.stashes.iter().filter(move |stash| !owned(stash)))
}

/// Row and column of a kind of piece in the strip.
pub fn supply_position(view: &View, own: Seat, piece: Piece) -> Option<(usize, usize)> {
    match piece {
        Piece::Pyramid { stash, size } => {
            let row = stashes_down(view, own).position(|shown| shown.stash == stash)?;
            Some((row, size.index()))
        }
        Piece::Card { shape } => {
            let number = view.cards.iter().position(|cards| cards.shape == shape)?;
            Some((view.stashes.len() + number / CARDS, number % CARDS))
        }
    }
}

/// The cells of the strip, row by row. `waits` is why nobody may take anything for now, `own` whose stash comes first; `chosen` is what the keyboard has
/// chosen, `marks` whether colours bear marks.
pub fn supply_cells(
    game: &Rlyeh,
    waits: Option<&Reason>,
    (view, own): (&View, Seat),
    chosen: Option<PieceId>,
    marks: bool,
) -> Vec<Vec<SupplyStack>> {
    let names = Names::default();
    let chosen = chosen.filter(|&id| !game.in_play(id)).and_then(|id| game.piece(id));
    let cell = |piece: Piece, left: u8, name: Message, picture: Picture| {
        let next = next_of(game, piece);
        let asked = |id| game.may_take(id).err().map(|why| Reason::of(&names, &why));
        let why = waits.cloned().or(next.and_then(asked));
        SupplyStack {
            picture,
            name,
            left,
            single: false,
            piece: next,
            glows: left > 0 && next.is_some() && why.is_none(),
            refusal: why,
            chosen: chosen == Some(piece),
        }
    };
    let pyramids = stashes_down(view, own).map(|stash| {
        let of = |size: Size| {
            let piece = Piece::Pyramid { stash: stash.stash, size };
            let name = rules::pyramid(stash.colour, size);
            cell(piece, stash.reserve[size.index()], name, pyramid_picture(size, stash.colour, marks))
        };
        Size::ALL.map(of).to_vec()
    });
    let cards: Vec<SupplyStack> = view
        .cards
        .iter()
        .map(|cards| {
            let shape = cards.shape;
            cell(Piece::Card { shape }, cards.left, rules::card(shape), card_picture(shape))
        })
        .collect();
    pyramids.chain(cards.chunks(CARDS).map(<[SupplyStack]>::to_vec)).collect()
}

/// Of pieces in reserve that are alike, the one that is taken next: of a pile of cards the uppermost, which has the highest
/// number.
fn next_of(game: &Rlyeh, piece: Piece) -> Option<PieceId> {
    let mut alike = game
        .inventory()
        .ids()
        .filter(|&id| game.piece(id) == Some(piece) && !game.in_play(id) && !game.held().contains(&id));
    match piece {
        Piece::Pyramid { .. } => alike.next(),
        Piece::Card { .. } => alike.last(),
    }
}

fn pyramid_picture(size: Size, colour: Colour, marks: bool) -> Picture {
    Picture::painted(0.8, move |painter, rect| {
        let scale = rect.height() / (Size::Large.height_mm() * 1.16);
        let foot = pos2(rect.center().x, rect.bottom() - 1.0);
        let dimensions = (size.base_mm(), size.height_mm());
        let middle = strip_pyramid(painter, foot, dimensions, scale, icons::colour(colour));
        if marks {
            let side = rect.height() * MARK;
            icons::draw_mark(painter, Rect::from_center_size(middle, Vec2::splat(side)), colour);
        }
    })
}

fn card_picture(shape: CardShape) -> Picture {
    Picture::painted(1.0, move |painter, rect| {
        let side = rect.width().min(rect.height());
        icons::draw_card(painter, Rect::from_center_size(rect.center(), Vec2::splat(side)), shape, true);
    })
}
