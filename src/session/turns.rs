//! Where the turns of a recording begin, as far as it has been read. It knows no game and no match, only numbers of turns.

/// Where turns begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The step after which each begins, and its number; none has the number of the one before.
    begins: Vec<(u64, u32)>,
    known: u64,
}

impl Turns {
    /// A recording of which nothing has been read; the number of the turn with which it begins.
    pub fn new(first: u32) -> Self {
        Self { begins: vec![(0, first)], known: 0 }
    }

    /// Up to which step it has been read.
    pub const fn known(&self) -> u64 {
        self.known
    }

    /// How many turns have begun as far as it has been read.
    pub const fn count(&self) -> usize {
        self.begins.len()
    }

    /// A step was read, and this turn is under way after it. What was read before, or lies farther ahead than the next step,
    /// is left out.
    pub fn read(&mut self, step: u64, turn: impl FnOnce() -> u32) {
        if step != self.known + 1 {
            return;
        }
        self.known = step;
        let turn = turn();
        if self.begins.last().is_none_or(|(_, before)| *before != turn) {
            self.begins.push((step, turn));
        }
    }

    /// The step at which the last turn before a step began; the beginning, where there is none.
    pub fn begun(&self, before: u64) -> u64 {
        let at = self.begins.partition_point(|(step, _)| *step < before);
        at.checked_sub(1).map_or(0, |at| self.begins[at].0)
    }

    /// The step at which the next turn after a step begins, as far as it has been read.
    pub fn after(&self, step: u64) -> Option<u64> {
        let at = self.begins.partition_point(|(begin, _)| *begin <= step);
        (step <= self.known).then(|| self.begins.get(at).map(|(begin, _)| *begin)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_found_both_ways_as_far_as_they_were_read() {
        let mut turns = Turns::new(1);
        // Steps back bring a turn again.
        for (step, turn) in (1..).zip([1, 2, 2, 3, 2, 3]) {
            turns.read(step, || turn);
        }
        turns.read(9, || 8);
        turns.read(3, || 8);
        assert_eq!((turns.known(), turns.count()), (6, 5));
        let on: Vec<_> = (0..8).map(|step| turns.after(step)).collect();
        assert_eq!(on, [Some(2), Some(2), Some(4), Some(4), Some(5), Some(6), None, None]);
        let back: Vec<_> = (0..8).map(|step| turns.begun(step)).collect();
        assert_eq!(back, [0, 0, 0, 2, 2, 4, 5, 6]);
    }
}
