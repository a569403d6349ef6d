//! Panics that nobody has to read about: what the libraries below throw at a damaged file, or where there is no display.
//!
//! The hook that prints panics belongs to the whole process, so it is never exchanged for a while: other threads live
//! meanwhile. It is put in once and for ever, before the one that is there, and keeps still for a thread that asks for
//! it. A hook that is set later takes its place, and tells of these panics too.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Whether this thread's panics are expected.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// A panic that was caught, by its words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Panic(pub String);

/// Runs `f`. A panic in it prints nothing, and its words are the error; the panics of other threads are told as ever.
///
/// What `f` was changing when it panicked is in no fit state: do not look at it again.
///
/// # Errors
/// [`Panic`], what a panic in `f` said.
pub fn catch<T>(f: impl FnOnce() -> T) -> Result<T, Panic> {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let told = take_hook();
        set_hook(Box::new(move |panic| {
            // A thread whose own memory is gone already has nobody left who expects its panics.
            if !QUIET.try_with(Cell::get).unwrap_or(false) {
                told(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(f));
    QUIET.set(before);
    result.map_err(|panic| Panic(words(&*panic)))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let told = panic.downcast_ref::<String>().map(String::as_str);
    told.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given").to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Panic, catch};
    use std::panic::catch_unwind;
    use std::process::Command;

    /// Set in the process that the test starts to look at what is printed.
    const CHILD: &str = "CYCLOPEAN_TEST_OF_PANICS";

    #[test]
    fn only_expected_panics_print_nothing() {
        if std::env::var_os(CHILD).is_some() {
            return panics();
        }
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "quiet::tests::only_expected_panics_print_nothing", "--nocapture"])
            .env(CHILD, "1")
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&child.stderr);
        assert!(child.status.success(), "{printed}");
        for (words, times) in [("expected", 0), ("in another thread", 1), ("afterwards", 1)] {
            let told = printed.matches(&format!("a panic {words}")).count();
            assert_eq!(told, times, "{words}: {printed}");
        }
    }

    fn panics() {
        let fail = |words: &'static str| move || -> u8 { panic!("a panic {words}") };
        assert_eq!(catch(|| 7), Ok(7));
        assert_eq!(catch(fail("expected")), Err(Panic("a panic expected".into())));
        assert_eq!(catch(|| catch(fail("expected")).is_err() && catch(fail("expected")).is_err()), Ok(true));
        let other = || catch(|| std::thread::spawn(fail("in another thread")).join().is_err());
        assert_eq!(other(), Ok(true));
        assert!(catch_unwind(fail("afterwards")).is_err());
    }
}
