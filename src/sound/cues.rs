//! Short sounds that no physics makes: what happens in flat games, and "your turn". Each is a few tones and puffs of noise, in the
//! key of one gong, so that they go together.

use crate::voices::{Band, Puff, Tone};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// A person is waited for.
    YourTurn,
    /// A tile is drawn from a bag or a pile.
    TileDrawn,
    /// A card is laid.
    CardLaid,
    /// Somebody bids.
    Bid,
    /// The gong of an auction that is over.
    Gong,
    /// Night falls.
    NightFalls,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 6] =
        [Self::YourTurn, Self::TileDrawn, Self::CardLaid, Self::Bid, Self::Gong, Self::NightFalls];

    /// What it is made of: tones, and puffs of noise.
    fn parts(self) -> (&'static [CueTone], &'static [CuePuff]) {
        match self {
            Self::YourTurn => (&YOUR_TURN, &[]),
            Self::TileDrawn => (&TILE_DRAWN, &TILE_PUFF),
            Self::CardLaid => (&[], &CARD_LAID),
            Self::Bid => (&BID, &BID_PUFF),
            Self::Gong => (&GONG, &GONG_PUFF),
            Self::NightFalls => (&NIGHT, &NIGHT_WIND),
        }
    }

    /// How long it is heard, s: after this it is down by 60 dB.
    pub fn lasts_s(self) -> f32 {
        let (tones, puffs) = self.parts();
        // A thousandth is e to the power of -6.9.
        let tones = tones.iter().map(|tone| tone.at_s + 6.9 / tone.decay);
        let puffs = puffs.iter().map(|puff| puff.at_s + 6.9 / puff.decay);
        tones.chain(puffs).fold(0.0, f32::max)
    }

    pub(crate) fn tones(self, waits: u32, gain: f32, rate_hz: f32) -> impl Iterator<Item = Tone> {
        self.parts().0.iter().map(move |tone| {
            let waits = waits + (tone.at_s * rate_hz) as u32;
            Tone::new(tone.hz, tone.decay, tone.attack_s, [gain * tone.loud; 2], waits, rate_hz)
        })
    }

    pub(crate) fn puffs(self, waits: u32, gain: f32, rate_hz: f32) -> impl Iterator<Item = Puff> {
        self.parts().1.iter().map(move |puff| {
            let waits = waits + (puff.at_s * rate_hz) as u32;
            let band = Band::new(puff.hz, puff.quality, rate_hz);
            Puff::new(band, puff.decay, puff.attack_s, [gain * puff.loud; 2], waits, rate_hz)
        })
    }
}

/// A tone of a cue.
struct CueTone {
    at_s: f32,
    hz: f32,
    loud: f32,
    attack_s: f32,
    /// Its amplitude falls to 1/e in 1/`decay`, 1/s.
    decay: f32,
}

/// A puff of noise of a cue.
struct CuePuff {
    at_s: f32,
    /// The middle of its band, Hz, and how many times as high as wide it is.
    hz: f32,
    quality: f32,
    loud: f32,
    attack_s: f32,
    decay: f32,
}

const fn tone(at_s: f32, hz: f32, loud: f32, attack_s: f32, decay: f32) -> CueTone {
    CueTone { at_s, hz, loud, attack_s, decay }
}

/// The note that all are tuned to, Hz: a G.
const KEY_HZ: f32 = 196.0;

/// Two notes of a small bell, a fourth up.
const YOUR_TURN: [CueTone; 6] = [
    tone(0.0, 3.0 * KEY_HZ, 0.16, 0.003, 7.0),
    tone(0.0, 2.76 * 3.0 * KEY_HZ, 0.05, 0.001, 16.0),
    tone(0.0, 5.40 * 3.0 * KEY_HZ, 0.02, 0.001, 30.0),
    tone(0.14, 4.0 * KEY_HZ, 0.18, 0.003, 5.0),
    tone(0.14, 2.76 * 4.0 * KEY_HZ, 0.05, 0.001, 13.0),
    tone(0.14, 5.40 * 4.0 * KEY_HZ, 0.02, 0.001, 26.0),
];

/// A small thick plate of wood: the modes of a free bar.
const TILE_DRAWN: [CueTone; 3] = [
    tone(0.05, 1_150.0, 0.20, 0.0005, 70.0),
    tone(0.05, 2.76 * 1_150.0, 0.08, 0.0005, 120.0),
    tone(0.05, 5.40 * 1_150.0, 0.03, 0.0005, 200.0),
];
/// It comes out of a bag.
const TILE_PUFF: [CuePuff; 1] =
    [CuePuff { at_s: 0.0, hz: 2_400.0, quality: 0.8, loud: 0.06, attack_s: 0.025, decay: 30.0 }];

/// A card slides, and snaps onto the table.
const CARD_LAID: [CuePuff; 3] = [
    CuePuff { at_s: 0.0, hz: 3_600.0, quality: 0.7, loud: 0.07, attack_s: 0.02, decay: 35.0 },
    CuePuff { at_s: 0.06, hz: 1_700.0, quality: 0.9, loud: 0.35, attack_s: 0.0005, decay: 90.0 },
    CuePuff { at_s: 0.06, hz: 240.0, quality: 1.5, loud: 0.35, attack_s: 0.001, decay: 45.0 },
];

/// A knock on wood, high enough to be told from a card.
const BID: [CueTone; 3] = [
    tone(0.0, 2.0 * KEY_HZ, 0.22, 0.001, 28.0),
    tone(0.0, 2.76 * 2.0 * KEY_HZ, 0.10, 0.001, 45.0),
    tone(0.0, 5.40 * 2.0 * KEY_HZ, 0.05, 0.001, 80.0),
];
const BID_PUFF: [CuePuff; 1] =
    [CuePuff { at_s: 0.0, hz: 900.0, quality: 0.8, loud: 0.12, attack_s: 0.0005, decay: 120.0 }];

/// A bossed gong: its low modes, the higher the sooner gone, and slower to come (Fletcher and Rossing).
const GONG: [CueTone; 7] = [
    tone(0.0, 0.5 * KEY_HZ, 0.16, 0.006, 0.9),
    tone(0.0, KEY_HZ, 0.20, 0.008, 1.2),
    tone(0.0, 1.003 * KEY_HZ, 0.12, 0.008, 1.2),
    tone(0.0, 1.52 * KEY_HZ, 0.09, 0.02, 1.8),
    tone(0.0, 2.02 * KEY_HZ, 0.10, 0.03, 2.2),
    tone(0.0, 2.71 * KEY_HZ, 0.06, 0.05, 3.0),
    tone(0.0, 3.94 * KEY_HZ, 0.04, 0.06, 4.0),
];
const GONG_PUFF: [CuePuff; 1] =
    [CuePuff { at_s: 0.0, hz: 500.0, quality: 0.7, loud: 0.10, attack_s: 0.001, decay: 40.0 }];

/// Three low notes down, and wind.
const NIGHT: [CueTone; 4] = [
    tone(0.0, KEY_HZ, 0.16, 0.15, 1.6),
    tone(0.55, KEY_HZ * 5.0 / 6.0, 0.16, 0.15, 1.5),
    tone(1.1, KEY_HZ * 2.0 / 3.0, 0.18, 0.15, 1.0),
    tone(1.1, KEY_HZ / 3.0, 0.12, 0.25, 1.0),
];
const NIGHT_WIND: [CuePuff; 1] =
    [CuePuff { at_s: 0.0, hz: 420.0, quality: 2.5, loud: 0.20, attack_s: 0.9, decay: 1.4 }];
