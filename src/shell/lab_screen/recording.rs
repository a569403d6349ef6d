//! What becomes of a set-up, frame by frame, worked out on another thread and watched as often and as slowly as one likes.

use lab::study::{Attempt, Ended};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use table::rapier3d::math::Pose;
use window::speech::say;

/// A frame is kept of every so many ticks.
const TICKS: usize = 2;
/// Poses of a recording at most: 60 MB.
const MOST_POSES: usize = 2_000_000;
/// It goes on for so long after it is known what fell, s.
const AFTER_S: f32 = 1.5;

/// A frame.
#[derive(Clone)]
struct Frame {
    poses: Box<[Pose]>,
    lean_deg: f32,
}

/// What the thread tells.
#[derive(Default)]
struct RecordedFrames {
    frames: Vec<Frame>,
    ended: Option<Ended>,
    over: Option<Result<(), String>>,
}

/// A recording, and where it is watched.
pub struct Recording {
    /// What it shows, in words.
    pub about: String,
    recording: Arc<Mutex<RecordedFrames>>,
    stop: Arc<AtomicBool>,
    frame_s: f32,
    /// How far it has been watched, s.
    pub at_s: f32,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// How fast, times the real speed.
    pub speed: f32,
}

/// What is seen of a recording now.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// What it shows, in words.
    pub about: String,
    /// How far it has been watched, s.
    pub at_s: f32,
    /// How long it is so far, s.
    pub length_s: f32,
    /// Whether it is whole.
    pub whole: bool,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// How fast.
    pub speed: f32,
    /// How far the table leans now, degrees.
    pub lean_deg: f32,
    /// When something fell, s.
    pub fell_s: Option<f32>,
    /// Why it breaks off.
    pub failed: Option<String>,
}

impl Drop for Recording {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn lock(recording: &Mutex<RecordedFrames>) -> MutexGuard<'_, RecordedFrames> {
    recording.lock().unwrap_or_else(PoisonError::into_inner)
}

fn frame(attempt: &Attempt) -> Frame {
    let sim = attempt.sim();
    Frame { poses: sim.pieces().map(|(id, _)| sim.pose(id)).collect(), lean_deg: attempt.lean() }
}

impl Recording {
    /// Begins to record an attempt, and to be watched. Dropped, it stops.
    pub fn of(about: String, mut attempt: Attempt) -> Self {
        let (recording, stop) =
            (Arc::new(Mutex::new(RecordedFrames::default())), Arc::new(AtomicBool::new(false)));
        let tick_s = attempt.sim().settings().tick_s;
        let most = MOST_POSES / attempt.sim().len().max(1);
        let (told, stopped) = (recording.clone(), stop.clone());
        lock(&recording).frames.push(frame(&attempt));
        thread::spawn(move || {
            let mut left = (AFTER_S / tick_s) as usize;
            let mut ticks = 0_usize;
            let over = loop {
                if stopped.load(Ordering::Relaxed) || left == 0 || ticks / TICKS >= most {
                    break Ok(());
                }
                let ended = match attempt.tick() {
                    Ok(ended) => ended,
                    Err(why) => break Err(say(why)),
                };
                ticks += 1;
                let mut recording = lock(&told);
                if ticks.is_multiple_of(TICKS) {
                    recording.frames.push(frame(&attempt));
                }
                if recording.ended.is_none() {
                    recording.ended = ended;
                } else {
                    left -= 1;
                }
            };
            lock(&told).over = Some(over);
        });
        let frame_s = tick_s * TICKS as f32;
        Self { about, recording, stop, frame_s, at_s: 0.0, plays: true, speed: 1.0 }
    }

    /// Goes on, by so many seconds of real time. Says whether something moves, or may yet.
    pub fn advance(&mut self, seconds: f32) -> bool {
        let (length, whole) = {
            let recording = lock(&self.recording);
            (self.length_s(&recording), recording.over.is_some())
        };
        if self.plays {
            self.at_s = (self.at_s + seconds * self.speed).min(length);
            if whole && self.at_s >= length {
                self.plays = false;
            }
        }
        self.plays || !whole
    }

    fn length_s(&self, recording: &RecordedFrames) -> f32 {
        recording.frames.len().saturating_sub(1) as f32 * self.frame_s
    }

    /// Goes somewhere, s from its beginning.
    pub fn seek(&mut self, at_s: f32) {
        let length = self.length_s(&lock(&self.recording));
        self.at_s = at_s.clamp(0.0, length);
    }

    /// Where a piece is now.
    pub fn pose(&self, piece: usize) -> Option<Pose> {
        let recording = lock(&self.recording);
        let along = self.at_s / self.frame_s;
        let before = recording.frames.get(along as usize).or(recording.frames.last())?;
        let now = *before.poses.get(piece)?;
        let after = recording.frames.get(along as usize + 1).and_then(|frame| frame.poses.get(piece));
        Some(after.map_or(now, |after| now.lerp(after, along.fract())))
    }

    /// The piece that fell first, once that is seen.
    pub fn first(&self) -> Option<usize> {
        let recording = lock(&self.recording);
        let ended = recording.ended.as_ref()?;
        let fall = ended.fall.filter(|_| ended.after_s.is_some_and(|after_s| self.at_s >= after_s))?;
        Some(fall.piece.index())
    }

    /// What is seen of it now.
    pub fn playback(&self) -> Playback {
        let recording = lock(&self.recording);
        let frame = recording.frames.get((self.at_s / self.frame_s) as usize).or(recording.frames.last());
        Playback {
            about: self.about.clone(),
            at_s: self.at_s,
            length_s: self.length_s(&recording),
            whole: recording.over.is_some(),
            plays: self.plays,
            speed: self.speed,
            lean_deg: frame.map_or(0.0, |frame| frame.lean_deg),
            fell_s: recording.ended.as_ref().and_then(|ended| ended.after_s),
            failed: recording.over.clone().and_then(Result::err),
        }
    }
}
