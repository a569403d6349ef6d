//! The simplex method, dense and plain: for programs of a few dozen rows whose answer must owe nothing to the second
//! judge's solver.

/// Numbers below this are zero; rows are scaled to the order of one.
const ZERO: f64 = 1e-10;
/// Exchanges at most: this only bounds the wait should rounding lead in a circle.
const MOST_EXCHANGES: usize = 20_000;
/// So many exchanges may gain nothing before columns are taken in order.
const PATIENCE: usize = 200;

/// What became of a program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Optimum {
    /// The largest value.
    At(f64),
    /// As large as one likes.
    Unbounded,
    /// Nothing meets the conditions.
    Infeasible,
}

/// The tableau: conditions below, the objective last; right-hand sides in the last column.
struct Tableau {
    rows: Vec<Vec<f64>>,
    basis: Vec<usize>,
}

impl Tableau {
    fn exchange(&mut self, row: usize, column: usize) {
        let pivot = self.rows[row][column];
        self.rows[row].iter_mut().for_each(|x| *x /= pivot);
        let source = self.rows[row].clone();
        for (i, target) in self.rows.iter_mut().enumerate() {
            let share = target[column];
            if i != row && share != 0.0 {
                target.iter_mut().zip(&source).for_each(|(x, y)| *x -= share * y);
                target[column] = 0.0;
            }
        }
        if row < self.basis.len() {
            self.basis[row] = column;
        }
    }

    /// Improves the objective as far as it goes over the first so many columns; `false` where it has no end.
    fn improve(&mut self, columns: usize) -> bool {
        let (conditions, last) = (self.basis.len(), self.rows[0].len() - 1);
        let mut idle = 0;
        for _ in 0..MOST_EXCHANGES {
            // The steepest column; where many exchanges have gained nothing, the first (Bland), which never runs in a
            // circle.
            let patient = idle < PATIENCE;
            let gains = |c: usize| self.rows[conditions][c];
            let better = (0..columns).filter(|&c| gains(c) > ZERO);
            let column =
                if patient { better.max_by(|&a, &b| gains(a).total_cmp(&gains(b))) } else { better.min() };
            let Some(column) = column else { return true };
            let pivot = |r: usize| self.rows[r][column];
            let ratio = |r: usize| self.rows[r][last].max(0.0) / pivot(r);
            let open: Vec<usize> = (0..conditions).filter(|&r| pivot(r) > ZERO).collect();
            let least = open.iter().map(|&r| ratio(r)).fold(f64::INFINITY, f64::min);
            // Of the rows that bind first, the one with the largest pivot, which rounds least, or Bland's.
            let mut binding = open.into_iter().filter(|&r| ratio(r) <= least + ZERO);
            let row = if patient {
                binding.max_by(|&a, &b| pivot(a).total_cmp(&pivot(b)))
            } else {
                binding.by_ref().min_by_key(|&r| self.basis[r])
            };
            let Some(row) = row else { return false };
            idle = if least > ZERO { 0 } else { idle + 1 };
            self.exchange(row, column);
        }
        true
    }
}

/// The largest `objective · x` with `matrix · x = right` and `x ≥ 0`.
pub(super) fn maximise(matrix: &[Vec<f64>], right: &[f64], objective: &[f64]) -> Optimum {
    let (conditions, unknowns) = (right.len(), objective.len());
    let width = unknowns + conditions + 1;
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .zip(right)
        .enumerate()
        .map(|(i, (row, &value))| {
            let sign = if value < 0.0 { -1.0 } else { 1.0 };
            let mut line: Vec<f64> = row.iter().map(|x| sign * x).collect();
            line.resize(width, 0.0);
            line[unknowns + i] = 1.0;
            line[width - 1] = sign * value;
            line
        })
        .collect();
    // First the artificial unknowns are brought down to zero.
    let mut first = vec![0.0; width];
    for row in &rows {
        for c in (0..unknowns).chain([width - 1]) {
            first[c] += row[c];
        }
    }
    rows.push(first);
    let mut tableau = Tableau { rows, basis: (unknowns..unknowns + conditions).collect() };
    tableau.improve(unknowns);
    if tableau.rows[conditions][width - 1] > 1e-8 {
        return Optimum::Infeasible;
    }
    for row in 0..conditions {
        if tableau.basis[row] >= unknowns {
            // A condition that follows from others keeps its artificial unknown, at zero.
            if let Some(column) = (0..unknowns).find(|&c| tableau.rows[row][c].abs() > 1e-7) {
                tableau.exchange(row, column);
            }
        }
    }
    let mut last: Vec<f64> = objective.to_vec();
    last.resize(width, 0.0);
    for row in 0..conditions {
        let share = last[tableau.basis[row]];
        if share != 0.0 {
            last.iter_mut().zip(&tableau.rows[row]).for_each(|(x, y)| *x -= share * y);
        }
    }
    tableau.rows[conditions] = last;
    if tableau.improve(unknowns) {
        Optimum::At(-tableau.rows[conditions][width - 1])
    } else {
        Optimum::Unbounded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_programmes_come_out_as_on_paper() {
        // 3x + 2y with x + y ≤ 4, x + 3y ≤ 6, x ≤ 3: at (3, 1).
        let matrix =
            [vec![1.0, 1.0, 1.0, 0.0, 0.0], vec![1.0, 3.0, 0.0, 1.0, 0.0], vec![1.0, 0.0, 0.0, 0.0, 1.0]];
        let best = maximise(&matrix, &[4.0, 6.0, 3.0], &[3.0, 2.0, 0.0, 0.0, 0.0]);
        assert!(matches!(best, Optimum::At(x) if (x - 11.0).abs() < 1e-12), "{best:?}");
        // x - y = 1 leaves x free to grow; x + y = -1 leaves nothing.
        assert_eq!(maximise(&[vec![1.0, -1.0]], &[1.0], &[1.0, 0.0]), Optimum::Unbounded);
        assert_eq!(maximise(&[vec![1.0, 1.0]], &[-1.0], &[1.0, 0.0]), Optimum::Infeasible);
        // The same condition twice, and Beale's example, on which the plain method runs in a circle.
        let twice = [vec![1.0, 1.0], vec![2.0, 2.0]];
        assert!(
            matches!(maximise(&twice, &[1.0, 2.0], &[2.0, 1.0]), Optimum::At(x) if (x - 2.0).abs() < 1e-12)
        );
        let beale = [
            vec![0.25, -60.0, -0.04, 9.0, 1.0, 0.0, 0.0],
            vec![0.5, -90.0, -0.02, 3.0, 0.0, 1.0, 0.0],
            vec![0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
        ];
        let best = maximise(&beale, &[0.0, 0.0, 1.0], &[0.75, -150.0, 0.02, -6.0, 0.0, 0.0, 0.0]);
        assert!(matches!(best, Optimum::At(x) if (x - 0.05).abs() < 1e-12), "{best:?}");
    }
}
