//! What a recording has to know of a match of dexterity and of one of cards.

use super::cards::{CardMatch, CardStart};
use super::history::Undo;
use super::intent::Intent;
use super::match_error::MatchError;
use super::matches::{Match, UndoableState, bits};
use super::recording::{Act, Fingerprint, RecordingCursor};
use super::replay::{Recorded, RecordingOf, ReplayError};
use super::save::{Editions, Header, SaveError};
use super::score::{Feat, Help, Score};
use super::start::Start;
use super::tabled::Tabled;
use game::contact::ContactEvent;
use game::message::{Message, Say};
use game::{CardGame, Move, Seat};
use serde::de::DeserializeOwned;
use std::path::Path;
use table::rapier3d::prelude::Pose;
use table::{Hand, HandCommand, PieceId, Sim};

/// What messages call the save with which a recording begins.
const BEGINNING: &str = "the save with which the recording begins";

fn pose([x, y, z, i, j, k, w]: [u32; 7]) -> Pose {
    let of = f32::from_bits;
    Pose::from_parts(
        [of(x), of(y), of(z)].into(),
        table::rapier3d::prelude::Rotation::from_xyzw(of(i), of(j), of(k), of(w)),
    )
}

/// What bytes of a keyframe stand for; `None` if they are damaged, and then the replay goes on as it is.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

impl<G: Tabled> Match<G> {
    /// Shows another moment of the same match: table, hand and rules, and what had been done by then.
    pub fn show_as(&mut self, other: &Self) {
        self.state = other.state.clone();
        self.record = other.record.clone();
        self.touch();
    }

    /// The same match in practice, where steps can be taken back, with somebody to play it.
    #[must_use]
    pub fn in_practice(mut self) -> Self {
        self.practice = true;
        self.seating = self.seating.attended();
        self
    }
}

impl<G: Tabled> Match<G> {
    /// What the match can be ranked by, if it is over and its game ranks such matches. `None` if its recording does not
    /// begin with the match, or where a part of it was played under another edition: nobody could verify it.
    pub fn score(&self) -> Option<Score> {
        let Feat { category, figure, words, also } = self.game().feat()?;
        self.recording.start.setup().filter(|_| self.editions == Editions::now::<G>())?;
        let hand = self.hand().options();
        let mut help = Help {
            practice: self.practice(),
            hand: hand.kind,
            magnet: hand.draws(),
            tremor_um: (f64::from(hand.trembles_mm()) * 1000.0).round() as u32,
            ..Help::default()
        };
        for act in &self.recording.acts {
            match act {
                Act::Rewind(Undo::Undo) => help.undone += 1,
                Act::Ask => help.coached += 1,
                Act::Do(Intent::Hand(HandCommand::Assist(true))) => help.nesting = true,
                Act::Do(Intent::Hand(HandCommand::Preview(true))) => help.previews = true,
                Act::Rewind(Undo::Redo) | Act::Do(_) | Act::Pass(_) | Act::Idle(_) => {}
            }
        }
        let player = self.seating().sitter(Seat(0));
        let name = self.seating().names.of(Seat(0));
        let (day, attempt) = (self.day(), self.recording.start.attempt());
        Some(Score { category, figure, words, also, player, name, help, day, attempt })
    }
}

impl<G: Tabled> Recorded for Match<G> {
    type Start = Start<G::Setup>;
    type Deed = Intent<G>;

    fn read(bytes: &[u8], path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(bytes, path)
    }

    fn recording(&self) -> &RecordingOf<Self> {
        &self.recording
    }

    fn proof(&self) -> Result<Option<Vec<u8>>, SaveError> {
        self.to_proof()
    }

    fn is_proof(&self) -> bool {
        self.proof.is_some()
    }

    fn header(&self) -> Header {
        self.header()
    }

    fn editions() -> Editions {
        Editions::now::<G>()
    }

    fn is_same(&self, other: &Self) -> bool {
        let bytes = |m: &Self| {
            let UndoableState { baseline, part, .. } = &m.state;
            postcard::to_stdvec(&(m.seed, m.practice, &m.record, &m.seating, baseline, part)).ok()
        };
        self.look() == other.look()
            && self.checksum() == other.checksum()
            && bytes(self) == bytes(other)
            && self.state.sim.is_same(&other.state.sim)
    }

    fn at_start(&self) -> Result<Self, ReplayError> {
        let mut m = match &self.recording.start {
            Start::New(setup, hand) | Start::Try(setup, hand, _) => {
                // Nothing in a score says where its pieces were: under other physics nobody knows.
                if self.proof.is_some() {
                    super::replay::same_editions(self, Editions::now::<G>())?;
                }
                Self::new(setup, self.seed, *hand, self.practice)?
            }
            Start::Save(bytes) => Self::from_bytes(bytes, Path::new(BEGINNING))?,
        };
        m.recording.start.clone_from(&self.recording.start);
        m.practice = self.practice;
        m.seating = self.seating.clone();
        m.attachment.clone_from(&self.attachment);
        Ok(m)
    }

    fn recent(&self) -> Option<(Self, RecordingCursor)> {
        self.as_before()
    }

    fn before_fall(&self) -> Option<(Self, RecordingCursor)> {
        self.as_before_fall()
    }

    fn fell_last(&self) -> Option<Message> {
        self.fell_last()
    }

    fn ask(&mut self) {
        self.asked();
    }

    fn again(&mut self, deed: &Intent<G>) -> Result<(), MatchError> {
        self.intend(deed.clone()).map(drop)
    }

    fn told(&self, deed: &Intent<G>) -> Option<HandCommand> {
        match deed {
            Intent::Declare(_) => None,
            Intent::Take(_) => Some(HandCommand::Grab(self.hand().held().to_vec())),
            Intent::Hand(command) => Some(command.clone()),
            Intent::Release => Some(HandCommand::Release),
            Intent::PutBack | Intent::GiveUp => Some(HandCommand::PutBack),
        }
    }

    fn walk(&mut self, way: Undo) -> Result<(), MatchError> {
        Self::walk(self, way).map(drop)
    }

    fn pass(&mut self) {
        self.tick();
    }

    fn checksum(&self) -> u8 {
        self.state.checksum()
    }

    fn look(&self) -> Fingerprint {
        self.state.look()
    }

    fn deeds(&self) -> usize {
        self.record.log.len()
    }

    fn turn(&self) -> u32 {
        self.game().turn_number()
    }

    fn turn_words(&self) -> Message {
        Message::new("turn-number").with("turn", self.game().turn_number())
    }

    fn mend(&mut self, to: &Fingerprint) {
        let state = &mut self.state;
        if let Some((game, hand, watch)) = read::<(G, Hand, _)>(&to.rules) {
            (state.game, state.hand, state.watch) = (game, hand, watch);
        }
        let known: Vec<PieceId> = state.sim.pieces().map(|(id, _)| id).collect();
        for (id, wanted) in known.into_iter().zip(&to.poses) {
            if bits(state.sim.pose(id)) != *wanted && pose(*wanted).is_finite() {
                state.sim.place(id, pose(*wanted));
            }
        }
    }

    fn tick_s(&self) -> f32 {
        self.state.sim.settings().tick_s
    }

    fn table(&self) -> Option<(&Sim, &Hand)> {
        Some((&self.state.sim, &self.state.hand))
    }

    fn hear(&mut self, into: &mut Vec<ContactEvent>) {
        self.state.sim.listen();
        self.state.sim.take_heard(into);
    }

    fn is_waiting(&self) -> bool {
        self.is_waiting()
    }

    fn rested(&self) -> Option<&Sim> {
        Some(self.rested())
    }

    fn piece(&self, id: PieceId) -> Message {
        if id == self.state.sim.table() { Message::new("table") } else { self.state.game.say_piece(id) }
    }

    fn mover(&self) -> Option<String> {
        let (seating, seat) = (self.seating(), self.state.game.actor());
        let alone = seating.is_person(seat) && seating.persons().count() <= 1;
        (!alone).then(|| seating.names.of(seat))
    }

    fn result(&self) -> Option<Message> {
        self.state.game.outcome().map(|outcome| outcome.message())
    }

    fn score(&self) -> Option<Score> {
        self.score()
    }
}

impl<G: CardGame> Recorded for CardMatch<G> {
    type Start = CardStart;
    type Deed = Move<G::Action>;

    fn read(bytes: &[u8], path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(bytes, path)
    }

    fn recording(&self) -> &RecordingOf<Self> {
        self.recording()
    }

    fn header(&self) -> Header {
        self.header()
    }

    fn editions() -> Editions {
        Editions::now::<G>()
    }

    fn is_same(&self, other: &Self) -> bool {
        self.body_bytes() == other.body_bytes()
    }

    fn at_start(&self) -> Result<Self, ReplayError> {
        Ok(Self::new(self.setup(), self.seed(), self.seating().clone(), self.practice())?)
    }

    fn ask(&mut self) {
        self.asked();
    }

    fn again(&mut self, Move { seat, action }: &Move<G::Action>) -> Result<(), MatchError> {
        self.act(*seat, action.clone()).map(drop)
    }

    fn walk(&mut self, way: Undo) -> Result<(), MatchError> {
        Self::walk(self, way).map(drop)
    }

    fn pass(&mut self) {}

    fn checksum(&self) -> u8 {
        self.checksum()
    }

    fn look(&self) -> Fingerprint {
        Fingerprint { turn: self.moves(), rules: self.game_bytes(), poses: vec![] }
    }

    fn deeds(&self) -> usize {
        self.log().len()
    }

    fn turn(&self) -> u32 {
        self.game().turn(self.log())
    }

    fn turn_words(&self) -> Message {
        self.game().turn_words(self.log())
    }

    fn mend(&mut self, to: &Fingerprint) {
        if let Some(game) = read(&to.rules) {
            self.put(game);
        }
    }

    fn tick_s(&self) -> f32 {
        0.0
    }

    fn table(&self) -> Option<(&Sim, &Hand)> {
        None
    }

    fn is_waiting(&self) -> bool {
        true
    }

    fn rested(&self) -> Option<&Sim> {
        None
    }

    fn piece(&self, id: PieceId) -> Message {
        Message::new("piece-unknown").with("number", id.0)
    }

    fn mover(&self) -> Option<String> {
        None
    }

    fn result(&self) -> Option<Message> {
        self.game().outcome().map(|outcome| outcome.message())
    }

    fn score(&self) -> Option<Score> {
        None
    }
}
