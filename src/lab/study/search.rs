//! Where something that is borne turns into something that is not.

use super::question::LEAST_SHARE;

/// The strongest that was borne and the weakest that was not, each with what was seen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bracket<T> {
    pub stands: Option<(f32, T)>,
    pub falls: Option<(f32, T)>,
}

/// Narrows in on the level at which `attempt` first fails, up to `most`, to within a share of it. It begins near a guess, if
/// there is one, and goes up or down from there in growing strides; an attempt that gives nothing ends the search.
///
/// It takes for granted that what bears a level bears every lower one near it. Where that is not so, it finds one of the
/// places at which the answer changes.
pub(super) fn search<T, E>(
    most: f32,
    within: f32,
    guess: Option<f32>,
    mut attempt: impl FnMut(f32) -> Result<Option<(bool, T)>, E>,
) -> Result<Option<Bracket<T>>, E> {
    let least = most * LEAST_SHARE;
    let mut found = Bracket { stands: None, falls: None };
    let (mut level, mut stride) = match guess {
        Some(guess) => (guess * (1.0 - within), 1.0 + 2.0 * within),
        None => (libm::sqrtf(least * most) * 3.0, 3.0),
    };
    level = level.clamp(least, most);
    loop {
        let Some((stands, seen)) = attempt(level)? else { return Ok(None) };
        *(if stands { &mut found.stands } else { &mut found.falls }) = Some((level, seen));
        level = match (&found.stands, &found.falls) {
            (Some((stands, _)), Some((falls, _))) if falls - stands <= within * falls => break,
            (Some((stands, _)), Some((falls, _))) if *falls > 2.0 * stands => libm::sqrtf(stands * falls),
            (Some((stands, _)), Some((falls, _))) => (stands + falls) / 2.0,
            (Some(_), None) if level >= most => break,
            (None, _) if level <= least => break,
            (Some(_), None) => (level * stride).min(most),
            (None, _) => (level / stride).max(least),
        };
        stride = (stride * stride).min(4.0);
    }
    Ok(Some(found))
}

#[cfg(test)]
mod tests {
    use super::search;
    use std::convert::Infallible;

    #[test]
    fn any_border_is_found_from_any_guess_in_few_attempts() {
        for border in [0.02_f32, 0.5, 7.0, 79.0] {
            for guess in [None, Some(0.001), Some(border), Some(border * 1.2), Some(80.0)] {
                let mut attempts = 0;
                let found = search(80.0, 0.01, guess, |level| {
                    attempts += 1;
                    Ok::<_, Infallible>(Some((level < border, ())))
                });
                let found = found.unwrap().unwrap();
                let (stands, falls) = (found.stands.unwrap().0, found.falls.unwrap().0);
                assert!(stands < border && border <= falls && falls - stands <= 0.01 * falls);
                assert!(attempts <= 20, "{border} from {guess:?}: {attempts}");
            }
        }
    }

    #[test]
    fn what_bears_everything_or_nothing_is_told_so() {
        let try_all = |stands| search(80.0, 0.01, None, |_| Ok::<_, Infallible>(Some((stands, ())))).unwrap();
        let all = try_all(true).unwrap();
        assert!(all.stands.unwrap().0 == 80.0 && all.falls.is_none());
        assert!(try_all(false).unwrap().stands.is_none());
        assert_eq!(search(80.0, 0.01, None, |_| Ok::<Option<(bool, ())>, Infallible>(None)).unwrap(), None);
    }
}
