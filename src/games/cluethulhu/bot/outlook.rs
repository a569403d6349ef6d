//! What the Investigators may hope for, from how many of each side are left. It knows no seats.
//!
//! The Investigators arrest a Cultist every Day. By Night the Cultists take what is better for them: a murder, which hits an
//! Investigator a little more often than chance would, or none. Numbers only grow smaller, so a table of all is soon made.

use std::sync::LazyLock;

use super::calendar::MOST;

/// Investigators at most: four, a Traitor who turned and a Yithian who took a tablet of theirs.
const INVESTIGATORS: usize = 7;
/// How much more often than chance would a murder hits an Investigator.
const AIM: f64 = 1.35;
/// However few are left, nobody is sure whom to murder.
const SUREST: f64 = 0.8;

/// The Investigators' chance by living Investigators and Cultists, at the hour of the murder.
type Table = [[f64; MOST + 1]; INVESTIGATORS];

static NIGHT: LazyLock<Table> = LazyLock::new(|| {
    let mut table = [[0.0; MOST + 1]; INVESTIGATORS];
    for c in 0..=MOST {
        for i in 1..INVESTIGATORS {
            table[i][c] = if i >= c {
                1.0
            } else {
                let (i_f, c_f) = (i as f64, c as f64);
                let hit = (AIM * i_f / (i_f + c_f)).min(SUREST);
                let murder = hit * at(&table, i - 1, c.saturating_sub(1))
                    + (1.0 - hit) * at(&table, i, c.saturating_sub(2));
                murder.min(at(&table, i, c.saturating_sub(1)))
            };
        }
    }
    table
});

fn at(table: &Table, investigators: usize, cultists: usize) -> f64 {
    table[investigators.min(INVESTIGATORS - 1)][cultists.min(MOST)]
}

/// Their chance with so many left of each at the hour of the murder.
pub(super) fn by_night(investigators: usize, cultists: usize) -> f64 {
    at(&NIGHT, investigators, cultists)
}

/// The same at dawn, before the arrest.
pub(super) fn at_dawn(investigators: usize, cultists: usize) -> f64 {
    match (investigators, cultists) {
        (0, _) => 0.0,
        (i, c) if i >= c => 1.0,
        (i, c) => by_night(i, c - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_out_or_as_many_has_no_doubt() {
        assert!((at_dawn(0, 3), at_dawn(3, 3), at_dawn(2, 3)) == (0.0, 1.0, 1.0));
        assert!((by_night(1, 1), by_night(0, 2)) == (1.0, 0.0));
    }

    /// One Investigator and two Cultists at the hour of the murder: the Cultists must hit or lose at dawn.
    #[test]
    fn one_against_two_by_hand() {
        assert!((by_night(1, 2) - (1.0 - AIM / 3.0)).abs() < 1e-12);
    }

    /// With an Investigator more the chance is never less.
    #[test]
    fn one_more_never_hurts() {
        for c in 0..=MOST {
            for i in 1..INVESTIGATORS {
                assert!(by_night(i, c) >= by_night(i - 1, c) && (0.0..=1.0).contains(&by_night(i, c)));
            }
        }
    }
}
