//! What is rendered sounds as it should: at the modes' frequencies, louder when harder, when and where it happened, never beyond 1.

use crate::physics::{at, house, table};
use game::contact::{ContactEvent, ContactKind, Form, Material, SoundingPiece};
use game::pieces::{PieceId, Size};
use sound::modes::modes;
use sound::{Cue, Renderer};
use std::f64::consts::TAU;
use table::Settings;
use table::piece::Kind;
use table::sim::Sim;

const RATE: u32 = 48_000;

const WOOD: SoundingPiece = SoundingPiece { material: Material::Wood, form: Form::Furniture, mass_g: 0.0 };
const FELT: SoundingPiece = SoundingPiece { material: Material::Felt, ..WOOD };

fn acrylic(form: Form, mass_g: f32) -> SoundingPiece {
    SoundingPiece { material: Material::Acrylic, form, mass_g }
}

fn pyramid(size: Size) -> SoundingPiece {
    acrylic(Form::Pyramid(size), size.mass_g())
}

/// The first two pieces strike each other.
fn strike(speed_m_s: f32, mass_g: f32, place_cm: [f32; 3]) -> ContactEvent {
    ContactEvent {
        kind: ContactKind::Strike,
        at_s: 0.0,
        lasted_s: 0.001,
        pieces: [PieceId(0), PieceId(1)],
        materials: [Material::Acrylic, Material::Wood],
        place_cm,
        impulse_ns: 1.4 * speed_m_s * mass_g / 1000.0,
        closing_m_s: speed_m_s,
        slip_m_s: 0.0,
    }
}

/// So many seconds of what these events come to, left and right in turn.
fn rendered(pieces: &[SoundingPiece], events: &[ContactEvent], seconds: f32) -> Vec<f32> {
    let mut renderer = Renderer::new(RATE, pieces);
    events.iter().for_each(|event| renderer.hear(event, event.at_s));
    let mut out = vec![0.0; 2 * (seconds * RATE as f32) as usize];
    renderer.render(&mut out);
    out
}

fn energy(samples: &[f32]) -> f64 {
    samples.iter().map(|sample| f64::from(*sample).powi(2)).sum()
}

fn left(samples: &[f32]) -> Vec<f32> {
    samples.iter().copied().step_by(2).collect()
}

/// How much of a signal there is at a frequency: Fourier's integral.
fn at_hz(samples: &[f32], hz: f64) -> f64 {
    let (mut re, mut im) = (0.0, 0.0);
    for (n, sample) in samples.iter().enumerate() {
        let angle = TAU * hz * n as f64 / f64::from(RATE);
        re += f64::from(*sample) * libm::cos(angle);
        im += f64::from(*sample) * libm::sin(angle);
    }
    re.hypot(im)
}

/// The loudest frequency of a range.
fn peak_hz(samples: &[f32], low: f64, high: f64) -> f64 {
    let steps = 500;
    let all = (0..=steps).map(|n| low * (high / low).powf(f64::from(n) / f64::from(steps)));
    let all = all.map(|hz| (hz, at_hz(samples, hz)));
    all.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0
}

/// Once the click is over, only modes sound.
#[test]
fn a_struck_piece_rings_at_its_modes() {
    let plank = acrylic(Form::Block([150.0, 24.0, 10.0]), 42.5);
    let card =
        SoundingPiece { material: Material::Polyester, form: Form::Plate([90.0, 60.0, 0.762]), mass_g: 5.7 };
    let mut pieces = Size::ALL.map(pyramid).to_vec();
    pieces.extend([plank, card]);
    let die = acrylic(Form::Block([16.0; 3]), 4.8);
    for piece in pieces {
        let all: Vec<f64> = modes(&piece).iter().map(|mode| f64::from(mode.hz)).collect();
        let out = left(&rendered(&[piece, die], &[strike(0.5, piece.mass_g, [0.0; 3])], 0.03));
        let ring = &out[15..];
        let loudest = peak_hz(ring, 100.0, 16_000.0);
        let near = all.iter().any(|hz| (loudest / hz - 1.0).abs() < 0.02);
        assert!(near, "{piece:?} rings at {loudest} Hz, which is no mode of {all:?}");
        // The first mode is a peak of its own where no other is near.
        if all[1..].iter().all(|hz| hz / all[0] > 1.4) {
            let found = peak_hz(ring, 0.9 * all[0], 1.1 * all[0]);
            assert!((found / all[0] - 1.0).abs() < 0.02, "{piece:?} rings at {found} Hz, not at {}", all[0]);
        }
    }
}

/// Closed forms and published values: a free bar of 100 × 10 × 10 mm (1.028 · h/l² · √(E/ρ)), a free square plate (Leissa: 13.49),
/// and a die, which is too small to ring where it could be heard.
#[test]
fn modes_are_those_of_the_textbooks() {
    let bar = modes(&acrylic(Form::Block([100.0, 10.0, 10.0]), 11.8));
    let should = 1.028 * 0.01 / 0.01 * (3.2e9_f32 / 1180.0).sqrt();
    assert!((bar[0].hz / should - 1.0).abs() < 0.01, "{} Hz, not {should}", bar[0].hz);
    let plate =
        SoundingPiece { material: Material::Acrylic, form: Form::Plate([80.0, 80.0, 3.0]), mass_g: 22.7 };
    let stiff = (3.2e9_f32 * 0.003 * 0.003 / (12.0 * 1180.0 * (1.0 - 0.37 * 0.37))).sqrt();
    let should = 13.49 / std::f32::consts::TAU / (0.08 * 0.08) * stiff;
    let first = modes(&plate)[0].hz;
    assert!((first / should - 1.0).abs() < 0.06, "{first} Hz, not {should}");
    assert_eq!(modes(&acrylic(Form::Block([16.0; 3]), 4.8)), []);
    let [small, medium, large] = Size::ALL.map(|size| modes(&pyramid(size))[0].hz);
    assert!(small > medium && medium > large && large > 2_000.0, "{small} {medium} {large}");
}

#[test]
fn the_harder_the_louder() {
    let pieces = [pyramid(Size::Medium), WOOD];
    let at = |speed: f32| energy(&rendered(&pieces, &[strike(speed, 2.65, [0.0; 3])], 0.3));
    let all: Vec<f64> = [0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0].map(at).to_vec();
    // The loudest of them are turned down.
    assert!(all.windows(2).all(|pair| pair[1] > pair[0]), "{all:?}");
    assert!(all[..6].windows(2).all(|pair| pair[1] > 1.9 * pair[0]), "{all:?}");
    // The same blow twice as hard is as much louder as the ear would have it (Stevens: a power of 0.6 of the pressure).
    let once = ContactEvent { impulse_ns: 1e-4, ..strike(0.1, 2.65, [0.0; 3]) };
    let twice = ContactEvent { impulse_ns: 2e-4, ..once };
    let [once, twice] = [once, twice].map(|event| energy(&rendered(&pieces, &[event], 0.3)));
    assert!((twice / once - 2.0_f64.powf(1.2)).abs() < 0.03, "{}", twice / once);
}

#[test]
fn felt_is_softer_than_wood_and_a_die_clicks() {
    let die = acrylic(Form::Block([16.0; 3]), 4.8);
    let on = |below| left(&rendered(&[die, below], &[strike(0.5, 4.8, [0.0; 3])], 0.2));
    let [wood, felt] = [WOOD, FELT].map(on);
    assert!(energy(&wood) > 2.0 * energy(&felt), "{} {}", energy(&wood), energy(&felt));
    let bright = |samples: &[f32]| at_hz(samples, 4_000.0) / at_hz(samples, 250.0);
    assert!(bright(&wood) > 10.0 * bright(&felt), "{} {}", bright(&wood), bright(&felt));
}

#[test]
fn sound_comes_from_where_it_happens() {
    let pieces = [pyramid(Size::Large), WOOD];
    let from = |x| rendered(&pieces, &[strike(0.5, 4.6, [x, 0.0, 0.0])], 0.1);
    let sides = |samples: &[f32]| {
        [0, 1].map(|side| energy(&samples.iter().copied().skip(side).step_by(2).collect::<Vec<_>>()))
    };
    let (l, middle, r) = (sides(&from(-30.0)), sides(&from(0.0)), sides(&from(30.0)));
    assert!(l[0] > 2.0 * l[1] && l[1] > 0.0, "{l:?}");
    assert_eq!(middle[0], middle[1]);
    assert_eq!([l[1], l[0]], r, "as in a mirror");
}

/// The same events twice, and with the two pieces the other way round.
#[test]
fn the_same_events_give_the_same_sound() {
    let events: Vec<ContactEvent> = (0..20_u8)
        .map(|n| {
            let kind = if n % 3 == 0 { ContactKind::Slide } else { ContactKind::Strike };
            let slip_m_s = 0.2;
            ContactEvent {
                kind,
                at_s: f64::from(n) * 0.01,
                slip_m_s,
                ..strike(0.3, 2.0, [f32::from(n), 0.0, 0.0])
            }
        })
        .collect();
    let pieces = [pyramid(Size::Large), pyramid(Size::Small)];
    let first = rendered(&pieces, &events, 0.5);
    assert_eq!(first, rendered(&pieces, &events, 0.5));
    let turned: Vec<_> = events
        .iter()
        .map(|event| ContactEvent { pieces: [event.pieces[1], event.pieces[0]], ..*event })
        .collect();
    let most =
        first.iter().zip(rendered(&pieces, &turned, 0.5)).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
    assert!(most < 1e-5, "{most}");
}

#[test]
fn nothing_is_ever_beyond_full_scale_and_what_ends_is_silent() {
    let pieces = [pyramid(Size::Large), WOOD];
    let mut renderer = Renderer::new(RATE, &pieces);
    for n in 0..600 {
        renderer.hear(&strike(6.0, 400.0, [0.0; 3]), f64::from(n % 40) * 0.001);
    }
    Cue::ALL.iter().for_each(|cue| renderer.play(*cue, 0.0));
    let mut out = vec![0.0; 2 * RATE as usize];
    renderer.render(&mut out);
    let most = out.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    assert!(most > 0.9 && most <= 1.0, "{most}");
    (0..20).for_each(|_| renderer.render(&mut out));
    assert!(renderer.is_silent());
    renderer.render(&mut out);
    assert_eq!(energy(&out), 0.0);
}

/// Twice as fast is brighter and louder, a heavier load is louder, and a loaded piece that is pushed slowly creaks.
#[test]
fn what_slides_is_heard_by_speed_and_load() {
    let pieces = [pyramid(Size::Large), pyramid(Size::Large)];
    let slide = |slip_m_s: f32, force_n: f32| {
        let tick = 1.0 / 60.0_f32;
        let events: Vec<ContactEvent> = (0..30_u8)
            .map(|n| ContactEvent {
                kind: ContactKind::Slide,
                at_s: f64::from(n) * f64::from(tick),
                lasted_s: tick,
                impulse_ns: force_n * tick,
                slip_m_s,
                ..strike(0.0, 4.6, [0.0; 3])
            })
            .collect();
        left(&rendered(&pieces, &events, 0.7))
    };
    let bright = |samples: &[f32]| {
        let band = |low: f64| (0..24).map(|n| at_hz(samples, low + 17.0 * f64::from(n)).powi(2)).sum::<f64>();
        band(2_500.0) / band(300.0)
    };
    let (slow, fast, heavy) = (slide(0.1, 0.05), slide(0.4, 0.05), slide(0.1, 0.2));
    assert!(energy(&fast) > 1.5 * energy(&slow), "{} {}", energy(&fast), energy(&slow));
    assert!(energy(&heavy) > 1.5 * energy(&slow), "{} {}", energy(&heavy), energy(&slow));
    assert!(bright(&fast) > 2.0 * bright(&slow), "{} {}", bright(&fast), bright(&slow));
    let (creaks, loose) = (slide(0.01, 0.2), slide(0.01, 0.045));
    assert!(at_hz(&creaks, 700.0) > 4.0 * at_hz(&loose, 700.0), "{}", at_hz(&creaks, 700.0));
    let (tail, whole) = (energy(&fast[32_000..]), energy(&fast));
    assert!(tail < 1e-4 * whole, "it ends: {tail} of {whole}");
}

#[test]
fn each_cue_is_heard_and_ends() {
    let mut all = vec![];
    for cue in Cue::ALL {
        let mut renderer = Renderer::new(RATE, &[]);
        renderer.play(cue, 0.0);
        let lasts = (cue.lasts_s() * RATE as f32) as usize;
        let mut out = vec![0.0; 2 * (lasts + 4_800)];
        renderer.render(&mut out);
        let peak = out.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let tail = out[2 * lasts..].iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!((0.05..0.9).contains(&peak), "{cue:?} reaches {peak}");
        assert!(tail < 0.01 * peak, "{cue:?} is over after {} s: {tail}", cue.lasts_s());
        assert!(
            cue.lasts_s() < if matches!(cue, Cue::Gong | Cue::NightFalls) { 9.0 } else { 1.6 },
            "{cue:?}"
        );
        all.push((out, cue));
    }
    assert!(all.windows(2).all(|pair| pair[0].0 != pair[1].0), "each has its own");
}

/// All that is heard of a table in so many ticks, and how its pieces sound.
fn heard(sim: &mut Sim, ticks: u32) -> (Vec<ContactEvent>, Vec<SoundingPiece>) {
    let mut events = vec![];
    sim.listen();
    for _ in 0..ticks {
        sim.tick().unwrap();
        sim.take_heard(&mut events);
    }
    let pieces = sim.pieces().map(|(id, _)| sim.sounding(id)).collect();
    (events, pieces)
}

/// When a signal becomes so much louder from one moment to the next, s.
fn onsets(samples: &[f32]) -> Vec<f64> {
    let window = RATE as usize / 500;
    let loud: Vec<f64> = samples.chunks(window).map(|chunk| energy(chunk).sqrt()).collect();
    let most = loud.iter().copied().fold(0.0, f64::max);
    let is_onset = |n: &usize| {
        let before = loud[n.saturating_sub(4)..*n].iter().copied().fold(0.0, f64::max);
        loud[*n] > 0.1 * most && loud[*n] > 2.5 * before
    };
    (1..loud.len()).filter(is_onset).map(|n| n as f64 * 0.002).collect()
}

/// Dice and pyramids fall from so high that they land one after the other. What is heard in the usual steps comes when a table with four
/// times as many steps says that things touch.
#[test]
fn onsets_of_a_fall_are_when_a_finer_run_says_that_things_touch() {
    let fall = |settings: Settings| {
        let mut placements = vec![];
        for (n, high_mm) in (0_u8..).zip([31.0, 120.0, 250.0, 420.0]) {
            let kind = if n % 2 == 0 { Kind::Die } else { Kind::Pyramid(Size::Large) };
            let up = if n % 2 == 0 { 8.0 } else { 0.0 };
            placements.push(at(kind, 60.0 * f32::from(n) - 90.0, 0.0, high_mm + up));
        }
        table(settings, placements)
    };
    let usual = Settings::sleepless();
    let finer = Settings { steps_per_tick: 4 * usual.steps_per_tick, ..usual };
    let (events, pieces) = heard(&mut fall(usual), 24);
    let out = left(&rendered(&pieces, &events, 0.42));
    let (truth, _) = heard(&mut fall(finer), 24);
    let strikes: Vec<&ContactEvent> =
        truth.iter().filter(|event| event.kind == ContactKind::Strike).collect();
    let onsets = onsets(&out);
    assert!(onsets.len() >= 4, "{onsets:?}");
    for onset in &onsets {
        let nearest = strikes.iter().map(|event| (event.at_s - onset).abs()).fold(f64::MAX, f64::min);
        assert!(nearest < 0.010, "nothing touched at {onset} s");
    }
    for id in 0..4 {
        let first = strikes.iter().find(|event| event.pieces[0] == PieceId(id)).unwrap().at_s;
        let nearest = onsets.iter().map(|onset| (first - onset).abs()).fold(f64::MAX, f64::min);
        assert!(nearest < 0.010, "piece {id} touches at {first} s: {onsets:?}");
    }
}

#[test]
fn a_house_that_stands_is_silent_and_one_that_falls_is_not() {
    let mut sim = table(Settings::sleepless(), house(2));
    heard(&mut sim, 90);
    let (events, pieces) = heard(&mut sim, 60);
    assert_eq!(energy(&rendered(&pieces, &events, 1.0)), 0.0);
    let mut up = sim.pose(PieceId(0));
    up.translation.z += 15.0;
    sim.place(PieceId(0), up);
    let begun = sim.ticks() as f64 / 60.0;
    let (mut events, _) = heard(&mut sim, 60);
    events.iter_mut().for_each(|event| event.at_s -= begun);
    assert!(energy(&rendered(&pieces, &events, 1.0)) > 0.01);
}
