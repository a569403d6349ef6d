//! The words of the window of Building an Elder God, as messages; `assets/lang/*/elder-god-window.ftl` has their texts.

use game::Seat;
use game::message::{Message, texts};

texts! {
    pub enum SetUpText in "elder-god-set-" {
        Path { cards: u8 },
        Variant,
        On { how: Message },
        Manner,
        Peaceful,
        Usual,
        Signs,
        Feud,
        Own,
        OwnSafe,
        OwnMay,
        Beside,
        BesideNobody,
        BesideMay,
        Scars,
        ScarsStay,
        ScarsOver,
    }

    pub enum BarText in "elder-god-bar-" {
        AlarmMouth { seat: Seat },
        AlarmClose { seat: Seat },
        Complete,
        DiscardOne,
        Goes,
        ChooseEnter,
        Banished { cards: u8 },
        YourTurn,
        YourTurnWounded,
        YourTurnScars,
        Book,
        ChooseCard,
        DragIt,
        Nowhere { card: Message },
        Places { card: Message, places: usize },
        Wounds { card: Message, places: usize },
        KeyChoose,
        KeyPlay,
        KeyTurn,
        KeyPutBack,
        Banish,
        OfYours,
        Throw { cards: usize },
        ThrowNone,
        ThrowFirst,
        DrawNew,
        KeepThem,
        Turn { seat: Seat },
        Thinking { name: String },
        Away,
        EmptyHand,
    }

    /// What comes of a card where it is laid, and why it cannot be laid.
    pub(crate) enum Comes in "elder-god-comes-" {
        ChooseMore,
        OneAway { seat: Seat },
        Stops { seat: Seat },
        Shortens { seat: Seat, left: usize, path: usize },
        Heals { heal: usize, unseen: usize, books: u8 },
        Opens { at: String, counted: Message },
        Counted { unseen: usize, on: usize, closes: usize, wounds: usize },
    }

    /// What a thing on the table is, and what is said about it.
    pub enum Things in "elder-god-thing-" {
        Normal,
        Immune,
        Damaged,
        Eyestalk,
        EyestalkMixed,
        ElderSign,
        Body { seat: Seat },
        BodyAbout,
        Opening { at: String },
        OpeningWounded,
        OpeningAbout { counted: Message },
        Laid { card: Message, at: String },
        LaidNecronomicon,
        LaidScar,
        LaidDamaged,
        LaidImmune,
        LaidOpen,
        LaidClosed,
        Covers { card: Message },
        Mouth { seat: Seat },
        MouthMine,
        Path { path: usize, needed: u8 },
        Openings { openings: usize },
        Wounded { at: String },
        InHand { cards: usize, books: u8 },
        Deck { cards: usize },
        Pile { cards: usize, key: String },
        PileTitle { cards: usize },
        PileClose,
        PileEmpty,
    }

    /// What is written over a monster.
    pub(crate) enum Heads in "elder-god-head-" {
        Path { path: usize, needed: usize },
        Open { openings: usize },
        Wounded,
        AlarmMouth,
        AlarmClose,
        Goal { needed: u8 },
        Player { seat: Seat, path: usize, needed: u8 },
    }

    pub enum Ends in "elder-god-result-" {
        Mouth { at: String, cards: usize },
        Shared,
        Longest,
        Unhurt { seat: Seat },
        Hurt { seat: Seat, times: usize, by: Vec<Message>, healed: usize },
        Path,
        Cards,
        Openings,
        Books,
        Of { path: usize, needed: u8 },
    }

    /// What is written in the pictures of the rules.
    pub enum IllustrationText in "elder-god-sketch-" {
        Or,
    }
}
