//! How sure one can be of a share that was counted.

/// The normal distribution has 95 % of its weight within so many standard deviations of its middle.
pub const Z_95: f64 = 1.959_963_984_540_054;

/// The 95 % confidence interval of a share of which `count` of `of` were counted, low and high, each 0 to 1: in 19 of 20 such
/// counts the true share lies in it. That holds where they are independent of each other. Nothing of nothing may be anything.
///
/// These are the shares that the counted one is exactly 1.96 standard errors away from: E. B. Wilson, "Probable inference, the
/// law of succession, and statistical inference", Journal of the American Statistical Association 22 (1927), 209–212.
pub fn wilson(count: u32, of: u32) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, z2) = (f64::from(of), Z_95 * Z_95);
    let share = f64::from(count) / n;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}
