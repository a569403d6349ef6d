//! The gallery: finished matches that can be ranked, each as a score, and the lists of the best.
//!
//! Nothing that a file says of itself is believed. A score is proved when the match has been played again and came to
//! the same. A note of that lies in a folder beside the files, signed by this installation. Until then the score is
//! shown as not proved, behind those that are.

use super::apart::{self, NotProved};
use super::chain::{hash, hex};
use super::daily::Day;
use super::differences;
use super::info::GameInfo;
use super::replay::{Divergence, ReplayError, ReplayState};
use super::save::{self, FileDeed, Header, SaveError};
use super::score::{Score, ScoreClass, ScorePart};
use super::signature::{Installation, Signature};
use super::{library, proof};
use files::budget::{self, UnfitWords};
use files::disk;
use game::Language;
use game::error::UserFacingError;
use game::message::{Message, Say, texts};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};
use table::hand::HandKind;

/// The folder of what was proved, beside the scores.
const PROVED: &str = ".proved";

/// A match in the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// Its save.
    pub path: PathBuf,
    /// What the save says of itself.
    pub header: Header,
    /// What it is ranked by.
    pub score: Score,
    /// When it was put here.
    pub since: SystemTime,
    /// Who signed it.
    pub seal: Seal,
    /// Whether this installation has done the match again, and it came to this.
    pub proved: bool,
}

/// Who signed a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Nobody.
    None,
    /// This installation.
    Ours,
    /// Another one, with this key.
    Theirs(String),
    /// It was changed after it was signed, as by an installation with this key.
    Broken(String),
}

texts! {
    /// What is known of a score: whether it was proved here (done), and who signed it.
    pub enum ProofStatus in "proof-" {
        DoneNone,
        DoneOurs,
        DoneTheirs { key: String },
        DoneBroken { key: String },
        None,
        Ours,
        Theirs { key: String },
        Broken { key: String },
    }
}

impl Exhibit {
    /// Whether it has a rank: the match was done again here, and somebody stands for who played it.
    pub fn is_proved(&self) -> bool {
        self.proved && self.seal != Seal::None
    }

    /// Whether it was proved here, and who signed it.
    pub fn proof(&self) -> ProofStatus {
        match (self.proved, self.seal.clone()) {
            (true, Seal::None) => ProofStatus::DoneNone,
            (true, Seal::Ours) => ProofStatus::DoneOurs,
            (true, Seal::Theirs(key)) => ProofStatus::DoneTheirs { key },
            (true, Seal::Broken(key)) => ProofStatus::DoneBroken { key },
            (false, Seal::None) => ProofStatus::None,
            (false, Seal::Ours) => ProofStatus::Ours,
            (false, Seal::Theirs(key)) => ProofStatus::Theirs { key },
            (false, Seal::Broken(key)) => ProofStatus::Broken { key },
        }
    }
}

/// Why a score does not hold.
#[derive(Debug, thiserror::Error)]
pub enum Unproven {
    /// The match cannot be done again.
    Replay(#[from] ReplayError),
    /// Done again it goes another way.
    Parted(Divergence),
    /// Nobody stands for it, though its match comes to what it says.
    Unsigned,
    /// It is not as it was signed, though its match comes to what it says.
    Signature(String),
    /// The save claims another score than its match has.
    Claim {
        /// What the file says.
        claimed: Message,
        /// What came of the match; `None` if it is not ranked.
        found: Option<Message>,
        /// Where they differ, by the names in the file.
        differ: Message,
    },
}

impl Say for Unproven {
    fn message(&self) -> Message {
        match self {
            Self::Replay(why) => why.message(),
            Self::Parted(parted) => Message::new("unproven-parted").with("parted", parted.message()),
            Self::Unsigned => Message::new("unproven-unsigned"),
            Self::Signature(key) => Message::new("unproven-signature").with("key", key.clone()),
            Self::Claim { claimed, found: None, .. } => {
                Message::new("unproven-unranked").with("claimed", claimed.clone())
            }
            Self::Claim { claimed, found: Some(found), differ } => {
                let claim = Message::new("unproven-claim").with("claimed", claimed.clone());
                claim.with("found", found.clone()).with("differ", differ.clone())
            }
        }
    }
}

impl UserFacingError for Unproven {}

impl Unproven {
    /// What this says of the score: that it does not hold, or that this program cannot tell.
    pub fn judged(&self) -> NotProved {
        match self {
            Self::Replay(
                ReplayError::OtherEdition { .. }
                | ReplayError::OtherBits
                | ReplayError::Save(SaveError::File { .. }),
            ) => NotProved::Unchecked(self.message()),
            _ => NotProved::Fails(self.message()),
        }
    }
}

game::message::displays!(Unproven);

impl Exhibit {
    /// Does the match again from its beginning, and compares every step and the score; `watch` hears of every step. How many
    /// there were.
    ///
    /// # Errors
    /// [`Unproven`] where the score does not hold.
    #[allow(clippy::result_large_err, reason = "a score is proved once in a long while")]
    pub fn prove(&self, game: &GameInfo, watch: &mut dyn FnMut(ReplayState)) -> Result<u64, Unproven> {
        let bytes = save::bytes(&self.path).map_err(ReplayError::from)?;
        let done = (game.replay)(&bytes, &self.path, watch)?;
        let came_to = done.score.as_ref();
        if came_to != Some(&self.score) {
            let found = came_to.map(|score| score.in_full(game));
            let differ =
                differences::all(&came_to.map(|score| self.score.differences(score)).unwrap_or_default());
            return Err(Unproven::Claim { claimed: self.score.in_full(game), found, differ });
        }
        if let Some(parted) = done.divergences.first() {
            return Err(Unproven::Parted(parted.clone()));
        }
        match &self.seal {
            Seal::Broken(key) => Err(Unproven::Signature(key.clone())),
            Seal::None => Err(Unproven::Unsigned),
            Seal::Ours | Seal::Theirs(_) => Ok(done.steps),
        }
    }

    /// The same in a process of its own, for at most so many seconds; here where this is not the program, as in tests. `watch`
    /// hears how far it is, and how far it goes. The other process says why in this language.
    ///
    /// # Errors
    /// Why the score does not hold, or why nothing came of it.
    pub fn prove_apart(
        &self,
        game: &GameInfo,
        most_s: u64,
        language: Language,
        watch: &mut dyn FnMut(u64, u64),
    ) -> Result<u64, NotProved> {
        match apart::program() {
            Some(program) => apart::prove(program, &self.path, most_s, language, watch),
            None => {
                self.prove(game, &mut |seen| watch(seen.steps.0, seen.steps.1)).map_err(|why| why.judged())
            }
        }
    }

    /// Notes in the gallery of a folder that it was proved.
    ///
    /// # Errors
    /// When the note cannot be written.
    pub fn note_proved(&mut self, folder: &Path) -> io::Result<()> {
        let sum = sum(&budget::read(&self.path, budget::MOST_SAVE_BYTES)?);
        let signed = serde_json::to_vec(&Installation::of(folder)?.sign(sum.as_bytes()))?;
        fs::create_dir_all(folder.join(PROVED))?;
        disk::write_whole(&folder.join(PROVED).join(sum), &signed)?;
        self.proved = true;
        Ok(())
    }
}

/// Matches that are compared: of a game, of a category, by such players, with such a hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct List {
    /// The game's name in saves.
    pub game: String,
    /// What was played.
    pub category: String,
    /// By what else they are ranked; `None` if it is what their game ranks by first.
    pub ranked_by: Option<String>,
    /// The day whose match it was, where only that day's are meant.
    pub day: Option<Day>,
    /// Of that day, which tries.
    pub tries: Tries,
    /// By whom.
    pub class: ScoreClass,
    /// With which hand.
    pub hand: HandKind,
}

/// Which tries at a day are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tries {
    /// The first of every installation.
    First,
    /// All of them.
    All,
}

/// Where the gallery of a folder of saves is.
pub fn beside(saves: &Path) -> PathBuf {
    saves.join("gallery")
}

/// Where the gallery is, if the platform says.
pub fn folder() -> Option<PathBuf> {
    library::folder().map(|saves| beside(&saves))
}

/// What stands in the gallery, and what is wrong with files there that cannot be read. An empty gallery need not exist.
///
/// # Errors
/// When the folder cannot be read.
pub fn read(folder: &Path) -> io::Result<(Vec<Exhibit>, Vec<SaveError>)> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok((vec![], vec![])),
        Err(why) => return Err(why),
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == save::ENDING));
    paths.sort();
    let (mut exhibits, mut wrong) = (vec![], vec![]);
    for path in paths {
        match exhibit_in(&path, folder) {
            Ok(Some(Exhibit { path, seal: seal @ Seal::Broken(_), .. })) => {
                wrong.push(SaveError::damaged(&path, &seal));
            }
            Ok(Some(exhibit)) => exhibits.push(exhibit),
            Ok(None) => {}
            Err(why) => wrong.push(why),
        }
    }
    Ok((exhibits, wrong))
}

/// What the note of a proof is called: a hash of the file.
fn sum(bytes: &[u8]) -> String {
    hex(&hash(&[bytes]))
}

/// Whether the installation of a folder has noted that a file was proved.
fn was_proved(bytes: &[u8], folder: &Path, ours: &Installation) -> bool {
    let sum = sum(bytes);
    let note = budget::read(&folder.join(PROVED).join(&sum), budget::MOST_ROW_BYTES).ok();
    let signed = note.and_then(|bytes| serde_json::from_slice::<Signature>(&bytes).ok());
    signed.is_some_and(|signed| signed.key == ours.key() && signed.holds(sum.as_bytes()))
}

/// A save as it would stand in the gallery; `None` if it has no score.
///
/// # Errors
/// What is wrong with the file.
pub fn exhibit(path: &Path) -> Result<Option<Exhibit>, SaveError> {
    exhibit_in(path, &folder().unwrap_or_default())
}

/// The same in the gallery of a folder, whose installation may have signed and proved it.
///
/// # Errors
/// What is wrong with the file.
pub fn exhibit_in(path: &Path, folder: &Path) -> Result<Option<Exhibit>, SaveError> {
    let bytes = save::bytes(path)?;
    let header = save::header_of(&bytes, path)?;
    fit(&header).map_err(|why| SaveError::damaged(path, &why))?;
    let since = fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let Some(score) = header.score.clone() else { return Ok(None) };
    let ours = Installation::known(folder);
    let seal = match proof::signature(&bytes, path)? {
        None => Seal::None,
        Some((signature, false)) => Seal::Broken(signature.shown()),
        Some((signature, true)) if ours.as_ref().is_some_and(|ours| ours.key() == signature.key) => {
            Seal::Ours
        }
        Some((signature, true)) => Seal::Theirs(signature.shown()),
    };
    let proved = ours.is_some_and(|ours| was_proved(&bytes, folder, &ours));
    Ok(Some(Exhibit { path: path.to_owned(), header, score, since, seal, proved }))
}

/// Whether what a save says of itself is words, and the game a name that can be part of a file's.
fn fit(header: &Header) -> Result<(), Unfit> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if header.game.is_empty() || !header.game.chars().all(is_part) {
        return Err(Unfit::Game(budget::shown(&header.game)));
    }
    budget::name(&header.game)?;
    budget::name(&header.version)?;
    if let Some(score) = &header.score {
        let also = score.also.iter().flat_map(|also| [&also.by, &also.words]);
        for words in [&score.category, &score.words, &score.name].into_iter().chain(also) {
            budget::name(words)?;
            if words.trim() != words {
                return Err(Unfit::Spaces);
            }
        }
    }
    Ok(())
}

/// What no save says of itself that this program has written.
enum Unfit {
    Game(String),
    Words(UnfitWords),
    Spaces,
}

impl From<UnfitWords> for Unfit {
    fn from(why: UnfitWords) -> Self {
        Self::Words(why)
    }
}

impl Say for Unfit {
    fn message(&self) -> Message {
        match self {
            Self::Game(name) => Message::new("unfit-game").with("game", name.clone()),
            Self::Words(why) => Message::new("unfit-words").with("why", why.message()),
            Self::Spaces => Message::new("unfit-spaces"),
        }
    }
}

/// One of each, for the walk over all messages.
pub fn unfit_examples() -> Vec<Message> {
    let words = UnfitWords::TooLong { most: 200, found: 300 };
    [Unfit::Game("chess".into()), Unfit::Words(words), Unfit::Spaces].iter().map(Say::message).collect()
}

/// So many digits of its fingerprint are in the name of a score.
const NAMED_BY: usize = 8;

/// Where in a gallery the bytes of a save belong; `None` if it has no score.
///
/// # Errors
/// When the bytes are no save.
pub fn place(bytes: &[u8], folder: &Path) -> Result<Option<PathBuf>, SaveError> {
    let header = save::header_of(bytes, folder)?;
    fit(&header).map_err(|why| SaveError::damaged(folder, &why))?;
    let Header { game, seed, turn, score, fingerprint, .. } = header;
    let (Some(score), Some(fingerprint)) = (score, fingerprint) else { return Ok(None) };
    let seed = seed.unwrap_or_default();
    // Not by its bytes: what the engine keeps in no order may be written another way when the match is loaded and saved.
    let part: String = fingerprint.chars().filter(char::is_ascii_hexdigit).take(NAMED_BY).collect();
    Ok(Some(folder.join(format!("{game}-{seed}-{}-{turn}-{part}.{}", score.figure, save::ENDING))))
}

/// Puts the bytes of a save of this game into the gallery, as a score that this installation signs unless somebody has: where
/// it is then, or `None` if it cannot be ranked. What is there already stays as it is.
///
/// # Errors
/// When the bytes are no save, or cannot be written.
pub fn keep(game: &GameInfo, bytes: &[u8], folder: &Path) -> Result<Option<PathBuf>, SaveError> {
    let Some(place) = place(bytes, folder)? else { return Ok(None) };
    if place.exists() {
        return Ok(Some(place));
    }
    let Some(score) = (game.proof)(bytes, &place)? else { return Ok(None) };
    save::write(&signed(&score, folder, &place)?, &place)?;
    Ok(Some(place))
}

/// The bytes of a save, signed by the installation of a gallery's folder if it has a score that nobody has signed: whoever has
/// played a match to its end stands for it. The path is for messages.
///
/// # Errors
/// When the bytes are no save, or the installation has no key and can make none.
pub fn signed(bytes: &[u8], folder: &Path, path: &Path) -> Result<Vec<u8>, SaveError> {
    let header = save::header_of(bytes, path)?;
    if header.score.is_none() || header.signature.is_some() {
        return Ok(bytes.to_vec());
    }
    let failed = |source| SaveError::File { what: FileDeed::Sign, path: path.to_owned(), source };
    proof::sign(bytes, &Installation::of(folder).map_err(failed)?, path)
}

/// The best lists: of every game, category, kind of player and kind of hand, by everything that a match is ranked by, and of
/// every day, its first tries apart. What is proved comes before what is not; then the best first, and of equals the one that
/// was there before.
pub fn lists(exhibits: &[Exhibit]) -> BTreeMap<List, Vec<&Exhibit>> {
    let mut lists: BTreeMap<List, Vec<&Exhibit>> = BTreeMap::new();
    for exhibit in exhibits {
        let Exhibit { header, score, .. } = exhibit;
        let list = |ranked_by: Option<&String>, day, tries| List {
            game: header.game.clone(),
            category: score.category.clone(),
            ranked_by: ranked_by.cloned(),
            day,
            tries,
            class: score.class(),
            hand: score.help.hand,
        };
        for by in std::iter::once(None).chain(score.also.iter().map(|also| Some(&also.by))) {
            lists.entry(list(by, None, Tries::All)).or_default().push(exhibit);
            if let Some(day) = score.day {
                lists.entry(list(by, Some(day), Tries::All)).or_default().push(exhibit);
                if score.attempt == Some(1) {
                    lists.entry(list(by, Some(day), Tries::First)).or_default().push(exhibit);
                }
            }
        }
    }
    for (list, best) in &mut lists {
        best.sort_by_key(|exhibit| (!exhibit.is_proved(), Reverse(list.figure(exhibit)), exhibit.since));
    }
    lists
}

impl List {
    /// How far a match came by what this list ranks by.
    pub fn figure(&self, exhibit: &Exhibit) -> i64 {
        self.ranked(exhibit).0
    }

    /// The same in the game's words.
    pub fn figure_told(&self, exhibit: &Exhibit, game: Option<&GameInfo>) -> Message {
        let (figure, id) = self.ranked(exhibit);
        ScorePart::Figure(id, figure).told(game)
    }

    fn ranked<'a>(&self, exhibit: &'a Exhibit) -> (i64, &'a str) {
        exhibit.score.ranked(self.ranked_by.as_deref()).unwrap_or_default()
    }
}
