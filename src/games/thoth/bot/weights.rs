//! The numbers in the rules of thumb in which mason and magus differ.

/// What counts how much when a play is rated, in rough points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Raising anything.
    pub(super) raise: i32,
    /// An extra turn for raising.
    pub(super) raise_extra: i32,
    /// The last pyramid of a level.
    pub(super) last_pyramid: i32,
    /// Taken off for beginning a level with small or medium pyramids while the bank has large ones.
    pub(super) smaller: i32,
    /// Trouble for a house that has none, and a second one of another element.
    pub(super) trouble: (i32, i32),
    /// Trouble for who leads, with three or more.
    pub(super) lead: i32,
    /// Keeping a card that relieves, for each extra turn it grants, and where no other card of the hand relieves the same.
    pub(super) keep_relief: (i32, i32),
    /// What a card costs in hand, in eighths; and so much more while a rival may roof next.
    pub(super) burden: (i32, i32),
    /// A roof must lead by more than this over what the best rival is likely to make.
    pub(super) roof_lead: i32,
    /// A roof must bring more than this for each player beyond two ([`Knowledge::fair_share`](super::knowledge::Knowledge)).
    pub(super) roof_each: i32,
    /// While a rival may roof next, a roof is put on for so much less.
    pub(super) roof_hurry: i32,
    /// Whether a roof that wins the game is put on whatever it brings, and one that lets a rival win never.
    pub(super) sees_goal: bool,
}

/// The mason's, chosen by hand.
pub(super) const MASON: Weights = Weights {
    raise: 60,
    raise_extra: 40,
    last_pyramid: 15,
    smaller: 12,
    trouble: (70, 15),
    lead: 10,
    keep_relief: (10, 5),
    burden: (8, 0),
    roof_lead: 0,
    roof_each: 6,
    roof_hurry: 0,
    sees_goal: false,
};

/// The magus's. Each number was moved by itself up and down in 800 games of two, 800 of three and 400 of four, one seat
/// against masons, and what won more was kept; that was done twice. Without any playing out they win 64, 57, 52 and 51 of 100
/// games against one, two, three and four masons (400 games each, ± 5). `roof_each` is larger than what wins most, so that magi
/// among themselves build high and come to the goal.
pub(super) const MAGUS: Weights = Weights {
    raise: 90,
    raise_extra: 5,
    last_pyramid: 0,
    smaller: 25,
    trouble: (25, 5),
    lead: 15,
    keep_relief: (6, 2),
    burden: (15, 6),
    roof_lead: -4,
    roof_each: 8,
    roof_hurry: 6,
    sees_goal: true,
};
