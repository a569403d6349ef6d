//! Being told to end by the system: a signal of the terminal, of whoever logs out, of a service manager. The program
//! then ends as by its own "Quit", so that the match is kept.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use winit::event_loop::EventLoopProxy;

/// Whether the system has told the program to end, and how to wake it.
#[derive(Resource, Clone, Default)]
pub(crate) struct Endings(Arc<Signals>);

#[derive(Default)]
struct Signals {
    to_end: AtomicBool,
    wake: OnceLock<EventLoopProxy<WinitUserEvent>>,
}

/// Listens from now on. Call this before there are other threads: only those begun later leave the signals to it.
///
/// A second signal ends the program at once, in case it does not come to ending by itself.
#[cfg(unix)]
pub(crate) fn listen() -> Endings {
    use nix::sys::signal::{SigSet, Signal};
    /// What a program ends with that was interrupted twice.
    const INTERRUPTED: i32 = 130;
    let endings = Endings::default();
    let signals: SigSet = [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP].into_iter().collect();
    if let Err(why) = signals.thread_block() {
        warn!("signals are not listened to: {why}");
        return endings;
    }
    let told = endings.0.clone();
    std::thread::spawn(move || {
        while signals.wait().is_ok() {
            if told.to_end.swap(true, Ordering::SeqCst) {
                std::process::exit(INTERRUPTED);
            }
            if let Some(wake) = told.wake.get() {
                // Without an event loop it ends anyway.
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
        }
    });
    endings
}

/// Elsewhere the window's own closing is all there is to hear, and Ctrl-C in a terminal, which Bevy hears.
#[cfg(not(unix))]
pub(crate) fn listen() -> Endings {
    Endings::default()
}

/// Ends the program when it was told to.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Endings>().add_systems(Startup, let_wake).add_systems(First, end);
}

fn let_wake(endings: Res<Endings>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy {
        // Startup comes once.
        let _ = endings.0.wake.set((*proxy).clone());
    }
}

fn end(endings: Res<Endings>, mut exit: MessageWriter<AppExit>) {
    if endings.0.to_end.load(Ordering::SeqCst) {
        exit.write(AppExit::Success);
    }
}
