//! Events in, stereo out.

use crate::cues::Cue;
use crate::impact::{DISTANCE_M, QUIETEST_PA, Resonator, impact};
use crate::limiter::Limiter;
use crate::slide::SlideVoice;
use crate::voices::{Click, Gains, Noise, Puff, Tone};
use game::contact::{ContactEvent, ContactKind, SoundingPiece};

/// What comes to a sample of 1, Pa half a metre away: a hard click of plastic on plastic. What is louder is turned down.
const FULL_PA: f32 = 1.5;
/// What is fainter than that is raised: loudness goes by this power of the pressure, as it does for the ear (Stevens). A piece that is
/// set down is ten thousand times fainter than a crash, which no loudspeaker would tell.
const LOUDNESS: f32 = 0.6;
/// Most voices of each kind at a time.
const MOST: Voices = Voices { tones: 512, clicks: 256, puffs: 32, slides: 96 };
/// Most slides that wait for their time.
const MOST_WAITING: usize = 1_024;
/// Blocks of at most so many samples are mixed at once, so slides follow that soon.
const BLOCK: usize = 256;

/// How many voices of each kind.
struct Voices {
    tones: usize,
    clicks: usize,
    puffs: usize,
    slides: usize,
}

/// Where the table is heard from, cm, as places are told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ears {
    /// Where the head is.
    pub at_cm: [f32; 3],
    /// The way to the right, of length 1.
    pub right: [f32; 3],
}

impl Default for Ears {
    /// Half a metre from the middle, where a player sits.
    fn default() -> Self {
        Self { at_cm: [0.0, -40.0, 30.0], right: [1.0, 0.0, 0.0] }
    }
}

impl Ears {
    /// What a pascal half a metre away comes to on either side if it comes from a place: as loud together wherever it is, but for the
    /// distance. Nothing is wholly on one side.
    fn gains(&self, place_cm: [f32; 3]) -> Gains {
        let way: [f32; 3] = std::array::from_fn(|i| (place_cm[i] - self.at_cm[i]) / 100.0);
        let dot = |other: [f32; 3]| way.iter().zip(other).map(|(a, b)| a * b).sum::<f32>();
        let distance_m = dot(way).sqrt().max(0.15);
        let side = 0.8 * (dot(self.right) / distance_m).clamp(-1.0, 1.0);
        let loud = DISTANCE_M / distance_m / FULL_PA;
        [(1.0 - side) / 2.0, (1.0 + side) / 2.0].map(|share| loud * share.sqrt())
    }
}

/// Makes sound of events. Everything that needs room is made at the start: [`Renderer::hear`], [`Renderer::play`] and
/// [`Renderer::render`] allocate nothing.
#[derive(Clone, Debug)]
pub struct Renderer {
    rate_hz: u32,
    ears: Ears,
    pieces: Vec<Resonator>,
    /// Samples rendered so far.
    done: u64,
    tones: Vec<Tone>,
    clicks: Vec<Click>,
    puffs: Vec<Puff>,
    slides: Vec<SlideVoice>,
    /// Slides whose time has not come, with the sample at which it does.
    waiting: Vec<(u64, ContactEvent)>,
    noise: Noise,
    limiter: Limiter,
}

impl Renderer {
    /// A renderer of so many samples a second (8,000 to 192,000) for these pieces, in the order of their ids.
    pub fn new(rate_hz: u32, pieces: &[SoundingPiece]) -> Self {
        let rate_hz = rate_hz.clamp(8_000, 192_000);
        let Voices { tones, clicks, puffs, slides } = MOST;
        Self {
            rate_hz,
            ears: Ears::default(),
            pieces: pieces.iter().map(|piece| Resonator::of(*piece)).collect(),
            done: 0,
            tones: Vec::with_capacity(tones),
            clicks: Vec::with_capacity(clicks),
            puffs: Vec::with_capacity(puffs),
            slides: Vec::with_capacity(slides),
            waiting: Vec::with_capacity(MOST_WAITING),
            noise: Noise::new(0x5eed_50fd),
            limiter: Limiter::new(rate_hz),
        }
    }

    /// Puts another table in the place of the one that it renders. This makes room, so it belongs to no audio callback.
    pub fn set_pieces(&mut self, pieces: &[SoundingPiece]) {
        self.pieces = pieces.iter().map(|piece| Resonator::of(*piece)).collect();
        self.waiting.clear();
    }

    /// Hears from somewhere else from now on.
    pub fn set_ears(&mut self, ears: Ears) {
        self.ears = ears;
    }

    /// Its own time: seconds rendered so far.
    pub fn now_s(&self) -> f64 {
        self.done as f64 / f64::from(self.rate_hz)
    }

    /// Whether nothing sounds and nothing waits: until the next event all samples are 0.
    pub fn is_silent(&self) -> bool {
        self.tones.is_empty()
            && self.clicks.is_empty()
            && self.puffs.is_empty()
            && self.slides.is_empty()
            && self.waiting.is_empty()
    }

    /// The sample of a moment, s; at once where it has passed.
    fn sample_of(&self, at_s: f64) -> u64 {
        ((at_s * f64::from(self.rate_hz)).round() as u64).max(self.done)
    }

    /// Lets a contact event sound at a moment of its own time, s. Slides of a pair must come in order.
    pub fn hear(&mut self, event: &ContactEvent, at_s: f64) {
        let at = self.sample_of(at_s);
        match event.kind {
            ContactKind::Strike => self.strike(event, at),
            ContactKind::Slide if self.waiting.len() < MOST_WAITING => self.waiting.push((at, *event)),
            ContactKind::Slide => {}
        }
    }

    /// Lets a cue sound at a moment of its own time, s.
    pub fn play(&mut self, cue: Cue, at_s: f64) {
        let waits = (self.sample_of(at_s) - self.done) as u32;
        let rate_hz = self.rate_hz as f32;
        let room = MOST.tones - self.tones.len();
        self.tones.extend(cue.tones(waits, 1.0, rate_hz).take(room));
        let room = MOST.puffs - self.puffs.len();
        self.puffs.extend(cue.puffs(waits, 1.0, rate_hz).take(room));
    }

    fn strike(&mut self, event: &ContactEvent, at: u64) {
        let [Some(a), Some(b)] = event.pieces.map(|id| self.pieces.get(id.index())) else { return };
        let impact = impact(event, [a, b]);
        let gains = self.ears.gains(event.place_cm);
        let raised = raised(impact.loudest_pa());
        let times = |pa: f32| gains.map(|gain| gain * pa * raised);
        let (waits, rate_hz) = ((at - self.done) as u32, self.rate_hz as f32);
        if impact.click_pa > QUIETEST_PA && self.clicks.len() < MOST.clicks {
            self.clicks.push(Click::new(impact.contact_s, times(impact.click_pa), waits, rate_hz));
        }
        for (mode, pa) in impact.ring.iter().take_while(|(_, pa)| *pa > 0.0) {
            if self.tones.len() < MOST.tones && mode.hz < 0.45 * rate_hz {
                self.tones.push(Tone::new(mode.hz, mode.decay, 0.0, times(*pa), waits, rate_hz));
            }
        }
    }

    /// Renders the next samples, left and right in turn; an odd one at the end stays 0. None is beyond 1.
    pub fn render(&mut self, out: &mut [f32]) {
        out.fill(0.0);
        for block in out.chunks_mut(2 * BLOCK) {
            let pairs = block.len() / 2;
            self.begin_slides(self.done + pairs as u64);
            let (noise, rate_hz) = (&mut self.noise, self.rate_hz as f32);
            self.tones.retain_mut(|tone| tone.add_to(block));
            self.clicks.retain_mut(|click| click.add_to(block));
            self.puffs.retain_mut(|puff| puff.add_to(block, noise));
            self.slides.iter_mut().for_each(|slide| slide.add_to(block, noise, rate_hz));
            self.slides.retain(|slide| !slide.is_over());
            for pair in block.chunks_exact_mut(2) {
                let [left, right] = self.limiter.limit([pair[0], pair[1]]);
                (pair[0], pair[1]) = (left, right);
            }
            self.done += pairs as u64;
        }
    }

    /// Lets those slides sound whose time comes before a sample.
    fn begin_slides(&mut self, until: u64) {
        let Self { waiting, slides, pieces, ears, done, rate_hz, .. } = self;
        let rate = *rate_hz as f32;
        waiting.retain(|(at, event)| {
            if *at >= until {
                return true;
            }
            let [Some(a), Some(b)] = event.pieces.map(|id| pieces.get(id.index())) else { return false };
            let waits = at.saturating_sub(*done) as u32;
            let known = slides.iter().position(|slide| slide.pieces == event.pieces);
            let place = known.or_else(|| {
                (slides.len() < MOST.slides).then(|| {
                    slides.push(SlideVoice::new(event.pieces, waits, rate));
                    slides.len() - 1
                })
            });
            // Half a tick more, so that what goes on has no gap.
            let lasts = waits + ((event.lasted_s * 1.2) * rate) as u32;
            if let Some(place) = place {
                slides[place].go_on(event, [a, b], ears.gains(event.place_cm), lasts);
            }
            false
        });
    }
}

/// By how much a pressure is raised, Pa.
pub(crate) fn raised(pa: f32) -> f32 {
    libm::powf(pa.max(1e-9) / FULL_PA, LOUDNESS - 1.0)
}
