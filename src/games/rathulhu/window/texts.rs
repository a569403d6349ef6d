//! The words of the window of Rathulhu, as messages; `assets/lang/*/rathulhu-window.ftl` has their texts.

use game::Seat;
use game::message::{Message, texts};

texts! {
    pub enum SetUpText in "rathulhu-set-" {
        Spaces { spaces: u8 },
        Numbers,
        Own,
        Ra,
        Sets { spaces: u8, first: String, second: String },
        Scores,
        ScoresOpen,
        ScoresHidden,
    }

    /// What a thing on the table is, and what is said about it.
    pub enum Things in "rathulhu-thing-" {
        Bag { tiles: u16 },
        BagAbout { signs: u8, setbacks: u8 },
        Idol,
        IdolAbout,
        Space { number: usize },
        SpaceAbout,
        Token { number: u8 },
        TokenBoard,
        TokenUp { seat: Seat },
        TokenOffered { seat: Seat },
        TokenDown { seat: Seat },
        Held { count: u8, tile: Message, seat: Seat },
        Time { signs: u8, spaces: u8 },
        TimeAbout,
        Points { points: String },
        PointsNow { points: String, more: String },
        PointsHidden,
        Pass,
        PassAbout,
        Done,
        DoneAbout,
        Click { action: Message },
    }

    pub enum Kinds in "rathulhu-kind-" {
        ElderSign,
        OldOne,
        Relic,
        Tome,
        Altar,
        Cultist,
        Shoggoth,
        Site,
        SetbackShoggoth,
        SetbackRitual,
        SetbackTome,
        SetbackSite,
    }

    /// How points are counted, and what something would be worth.
    pub enum Worths in "rathulhu-worth-" {
        Types,
        Alike,
        OfAll,
        Most,
        Between,
        Fewest,
        Points,
        Now,
        NowShort,
        Later,
        AtEnd,
        ForOldOne,
        ForYou,
        Losing,
        LosingOf { seat: Seat },
        Lot { won: u8, paid: u8 },
        Token { won: u8, paid: u8 },
        Tokens { before: u16, after: u16 },
    }

    pub enum BarText in "rathulhu-bar-" {
        AnotherTile,
        YourTurn { seat: Seat },
        MustBid { seat: Seat },
        BidOrPass { seat: Seat },
        OrTake { held: u8 },
        GiveUp { seat: Seat, what: Vec<Message> },
        Tomes { count: u8 },
        Sites { count: u8 },
        Counting { aeon: u8 },
        Turn { seat: Seat },
        OneWay { seat: Seat },
        Thinking { name: String },
        CalledBid { token: u8 },
        CalledPass,
        NoToken,
        TooLow,
        ToCall,
        MayBid,
        Chip { name: String, call: String },
        ChipLast { name: String, call: String },
    }

    /// What is at stake: for a token paid, the lot and another token.
    pub(crate) enum Stakes in "rathulhu-stake-" {
        Long {
            auction: bool,
            leads: bool,
            bare: bool,
            more: bool,
            paid: String,
            name: String,
            won: String,
            now: String,
            later: String,
        },
        Short { more: bool, paid: String, name: String, won: String, now: String, later: String },
        Tip { more: bool, paid: u8, won: u8, now: String, later: String },
        ToBeat { token: String, name: String },
        NoBid,
        Outbid { seat: Seat, token: u8 },
        Passed { seat: Seat },
        TooLow { seat: Seat, high: u8 },
        NoToken { seat: Seat },
    }

    /// What is said of the tiles left in the bag.
    pub enum Bag in "rathulhu-bag-" {
        Corner,
        Title { left: u16, all: u16 },
        Fold { key: String },
        Next { signs: u8, setbacks: u8 },
        Of { left: u8, all: u8 },
    }

    /// What is written on the board and on the mats.
    pub enum Board in "rathulhu-board-" {
        Aeon { aeon: u8, all: u8 },
        Time,
        OldOnes,
        Relics,
        Tomes,
        Rituals,
        Shoggoths,
        Sites,
        Points { points: String },
        Player { seat: Seat, points: String },
    }

    /// What is said when an Aeon ends.
    pub enum Ends in "rathulhu-end-" {
        Sign,
        Token,
        Third,
        Aeon { aeon: u8 },
        Unsold { tiles: usize },
        Counted,
        GoOn,
        Sheet,
        AtOnce,
        Row { row: Message },
        Level { seats: Vec<Message>, winners: Vec<Message> },
        Lead { seats: Vec<Message>, points: String },
        Hidden,
        ThisAeon,
        Score,
    }

    pub enum ResultText in "rathulhu-result-" {
        Counting,
        AtOnce,
        Level,
        Best,
        LevelWith { seat: Seat, winner: Seat },
        Behind { seat: Seat, points: i32 },
        LevelIn { seat: Seat, winner: Seat, rows: Vec<Message> },
        BehindIn { seat: Seat, points: i32, rows: Vec<Message> },
        Row { row: Message, points: String },
        Start,
        Aeon { aeon: u8 },
        Score,
    }

    /// What is written in the pictures of the rules.
    pub enum IllustrationText in "rathulhu-sketch-" {
        Or,
        ForSale,
        Bids,
    }

    /// What is printed on a tile, in no more than a dozen letters.
    pub enum TileText in "rathulhu-face-" {
        ElderSign,
        OldOne,
        Relic,
        Altar,
        Cultist,
        Shoggoth,
        SetbackShoggoth,
        SetbackRitual,
        SetbackTome,
        SetbackSite,
    }
}
