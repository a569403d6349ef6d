//! A mouse over panels that are drawn without a window: egui is told of it as the program is.

use window::egui::{Context, Event, FullOutput, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2};
use window::input_queue::{Input, due};

/// Pictures a second.
const PACE: f64 = 60.0;
/// A picture that comes after half a second counts as so many.
const SLOW: u32 = 30;
/// In so many steps the mouse goes from one place to another.
const STEPS: u8 = 5;

/// Those of the events that wait which come in the next picture, as the program hands them out.
pub fn next(waiting: &mut Vec<Event>, is_down: bool) -> Vec<Event> {
    let kind = |event: &Event| match event {
        Event::PointerButton { pressed: true, .. } | Event::Key { pressed: true, .. } => Input::Down,
        Event::PointerButton { .. } | Event::Key { .. } => Input::Up,
        _ => Input::Moves,
    };
    let count = due(waiting.iter().map(kind), is_down);
    waiting.drain(..count).collect()
}

/// A window that is not there, and the mouse over it.
pub struct Mouse {
    pub ctx: Context,
    pub size: Vec2,
    frames: u32,
    at: Pos2,
}

impl Mouse {
    pub fn new(size: Vec2) -> Self {
        Self { ctx: super::panels::context(), size, frames: 0, at: Pos2::ZERO }
    }

    /// One picture, after these events.
    pub fn frame(&mut self, events: Vec<Event>, mut draw: impl FnMut(&Context)) -> FullOutput {
        self.frames += 1;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.size));
        let time = Some(f64::from(self.frames) / PACE);
        self.ctx.run_ui(RawInput { screen_rect, events, time, ..RawInput::default() }, |ui| draw(ui.ctx()))
    }

    /// So many pictures in which nothing happens; the last.
    pub fn wait(&mut self, frames: u32, mut draw: impl FnMut(&Context)) -> FullOutput {
        (1..frames).for_each(|_| drop(self.frame(vec![], &mut draw)));
        self.frame(vec![], draw)
    }

    pub fn go(&mut self, to: Pos2, mut draw: impl FnMut(&Context)) {
        let from = self.at;
        for step in 1..=STEPS {
            self.at = from.lerp(to, f32::from(step) / f32::from(STEPS));
            self.frame(vec![Event::PointerMoved(self.at)], &mut draw);
        }
    }

    /// Presses the left button, or lets it go.
    pub fn press(&mut self, pressed: bool, draw: impl FnMut(&Context)) {
        let (pos, button, modifiers) = (self.at, PointerButton::Primary, Modifiers::NONE);
        self.frame(vec![Event::PointerButton { pos, button, pressed, modifiers }], draw);
    }

    pub fn escape(&mut self, draw: impl FnMut(&Context)) {
        let event = |pressed| Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event(true), event(false)], draw);
    }

    pub fn click(&mut self, at: Pos2, mut draw: impl FnMut(&Context)) {
        self.go(at, &mut draw);
        self.press(true, &mut draw);
        self.press(false, &mut draw);
        self.frame(vec![], draw);
    }

    /// Takes something and holds it over a place.
    pub fn carry(&mut self, from: Pos2, to: Pos2, mut draw: impl FnMut(&Context)) {
        self.go(from, &mut draw);
        self.press(true, &mut draw);
        self.go(to, &mut draw);
        self.frame(vec![], draw);
    }

    pub fn drag(&mut self, from: Pos2, to: Pos2, mut draw: impl FnMut(&Context)) {
        self.carry(from, to, &mut draw);
        self.press(false, &mut draw);
        self.frame(vec![], draw);
    }

    /// The same at two pictures a second: all of it comes at once, and the mouse has gone on to another place since.
    pub fn drag_at_once(&mut self, from: Pos2, to: Pos2, away: Pos2, mut draw: impl FnMut(&Context)) {
        let button = |pos, pressed| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            Event::PointerButton { pos, button, pressed, modifiers }
        };
        let moved = |share| Event::PointerMoved(from.lerp(to, share));
        let drag = [moved(0.0), button(from, true), moved(0.5), moved(1.0), button(to, false)];
        let mut waiting = [&drag[..], &[Event::PointerMoved(away)]].concat();
        // What is pressed has been seen.
        self.frame(vec![], &mut draw);
        while !waiting.is_empty() {
            self.frames += SLOW;
            let is_down = self.ctx.input(|input| input.pointer.any_down());
            self.frame(next(&mut waiting, is_down), &mut draw);
        }
        self.frame(vec![], draw);
        self.at = away;
    }
}
