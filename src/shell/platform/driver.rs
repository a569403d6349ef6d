//! What graphics drivers say on the terminal, which is not for players.

/// Set, Mesa's layer that chooses a graphics card stays out of the way.
#[cfg(target_os = "linux")]
const NO_CHOICE: &str = "NODEVICE_SELECT";

/// Keeps Mesa from complaining, on the player's terminal, that there is no Wayland desktop to ask which graphics card it
/// draws with. The layer that asks is switched off by a variable of the environment, which nobody can set safely once there
/// are threads: so the program begins again with it. Call this first of all.
#[cfg(target_os = "linux")]
pub fn hush() {
    use std::env::{args_os, var_os};
    use std::os::unix::process::CommandExt;
    if var_os("XDG_RUNTIME_DIR").is_some() || var_os(NO_CHOICE).is_some() {
        return;
    }
    let mut again = std::process::Command::new("/proc/self/exe");
    again.args(args_os().skip(1)).env(NO_CHOICE, "1");
    if let Some(name) = args_os().next() {
        again.arg0(name);
    }
    // It only comes back when that could not be done: then there is a line too many on the terminal, no more.
    drop(again.exec());
}

/// Elsewhere there is nothing to keep quiet.
#[cfg(not(target_os = "linux"))]
pub fn hush() {}
