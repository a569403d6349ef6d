//! The words of the lab's panels as messages. The language files have their texts (`assets/lang/*/lab-window.ftl`).

use game::message::{Message, texts};
use game::pieces::{CardShape, Size};
use window::speech::decimal;

texts! {
    /// What is said above both columns, and of files.
    pub enum PageText in "lab-" {
        Title,
        OpenSave,
        New,
        More { count: usize },
        Setups,
        SetupsAbout,
        NoSetups,
        Path,
        PathHint,
        Open,
        SaveHere,
        SaveOver { path: String },
        NotRon,
        LastTime { why: Message },
        Unwritten { why: String },
        SavedBoth { table: String, drawing: String },
        Changed,
        OnPieces { about: Message },
        FellFirst,
    }

    /// What is said where pieces are added, and of the table.
    pub enum Build in "lab-build-" {
        Add,
        Pyramid,
        PyramidAbout,
        Small,
        Medium,
        Large,
        Floor,
        FloorAbout,
        Blob,
        Trapezoid,
        Triangle,
        Vesica,
        Ring,
        Tarot,
        TarotAbout,
        Die,
        DieAbout,
        Box,
        BoxAbout,
        Edge,
        Cylinder,
        CylinderAbout,
        Diameter,
        High,
        OtherShape,
        Grid,
        Turn,
        Any,
        Rests,
        Pieces { count: usize },
        Table,
        Name,
        Tilted,
        Towards,
        Gravity,
        Friction,
        OfTable,
        OfPyramids,
        OfCards,
        OfOthers,
        Smaller,
        Mean,
        Product,
        Larger,
    }

    /// What is said of the chosen pieces.
    pub enum Chosen in "lab-chosen-" {
        None,
        NoneAbout,
        Many { count: usize },
        Copy,
        Mirror,
        SetDown,
        Delete,
        Usual,
        Name,
        Place,
        Turn,
        Upright,
        Over,
        Flat,
        Side,
        Edges,
        Height,
        Material,
        Friction,
        Bounce,
        Mass,
        Fixed,
        Text,
        Apply,
        Now,
    }

    /// Whether what is built stands.
    pub enum Verdicts in "lab-verdict-" {
        Ask,
        Working,
        Empty,
        Stands,
        Falls,
        FallsAbout,
        Watch,
        Wrong,
        Unknown,
        Disagree,
        Report,
        SimStands,
        SimFalls,
        NoStatics { why: Message },
        First { what: Message },
        Mind { what: Message },
        Problem { piece: Message, what: Message },
    }

    /// The tests and what is filled in for them.
    pub(crate) enum Tests in "lab-test-" {
        Title,
        Tilt,
        TiltAbout,
        Shake,
        ShakeAbout,
        Poke,
        PokeAbout,
        Remove,
        RemoveAbout,
        Load,
        LoadAbout,
        Friction,
        FrictionAbout,
        Careless,
        CarelessAbout,
        Run,
        Stop,
        OnlyStanding,
        NoneChosen,
        Towards,
        OneSide,
        AllRound,
        Direction,
        Which,
        Each,
        TheChosen,
        ManyChosen { count: usize },
        Often,
        ThreeRates,
        OneRate,
        Frequency,
        For,
        Where,
        Centre,
        Top,
        WhereMm,
        WhereMmAbout,
        Whose,
        Everything,
        Pieces,
        Table,
        Trials,
        OffBy,
        TurnedBy,
        FrictionBy,
        OfIt,
        Seed,
        Strong,
        UntilFalls,
        Given,
        Level,
        Watched,
    }

    /// How far a test has come, and what came of it.
    pub(crate) enum Results in "lab-result-" {
        Progress { done: usize, all: u32, seconds: i64 },
        Old,
        Ended { why: String, done: usize, all: u32 },
        Watch,
        Cases,
        Keep,
        Legend,
        Statics,
        StaticsLegend,
    }

    /// What is said of what is watched.
    pub enum Watching in "lab-watch-" {
        LetGo,
        Seconds { at: Message },
        Tilted { by: Message },
        Fallen,
        FallsAfter { seconds: Message },
        Done,
    }
}

/// The name of a pyramid's size.
pub(super) fn size(size: Size) -> Build {
    match size {
        Size::Small => Build::Small,
        Size::Medium => Build::Medium,
        Size::Large => Build::Large,
    }
}

/// The name of a floor card's outline.
pub(super) fn card(shape: CardShape) -> Build {
    match shape {
        CardShape::Blob => Build::Blob,
        CardShape::Trapezoid => Build::Trapezoid,
        CardShape::Triangle => Build::Triangle,
        CardShape::Vesica => Build::Vesica,
        CardShape::Ring => Build::Ring,
    }
}

/// A number of seconds.
pub(super) fn seconds(at_s: f32) -> Watching {
    Watching::Seconds { at: decimal(at_s.into()) }
}
