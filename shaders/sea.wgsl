// The sea over the table: how much of what is under it is seen follows from how much water the ray passes.

#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{globals, view},
}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Water {
    level_cm: f32,
    // 1: the surface moves; 0: it lies still.
    ripple: f32,
    spare: vec2<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> water: Water;

// The slope of a wave that runs along a direction.
fn wave(at: vec2<f32>, time: f32, direction: vec2<f32>, length_cm: f32, steepness: f32) -> vec2<f32> {
    let k = 6.2832 / length_cm;
    let phase = k * dot(at, direction) + time * sqrt(k * 18.0);
    return direction * steepness * cos(phase);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let at = in.world_position.xy;
    let time = globals.time * water.ripple;
    let to_eye = normalize(view.world_position - in.world_position.xyz);
    let distance = length(view.world_position - in.world_position.xyz);

    var slope = wave(at, time, vec2(0.93, 0.37), 23.0, 0.05);
    slope += wave(at, time, vec2(-0.31, 0.95), 13.0, 0.045);
    slope += wave(at + slope * 9.0, time, vec2(0.62, -0.78), 5.7, 0.05);
    slope += wave(at + slope * 6.0, time, vec2(-0.85, -0.53), 2.9, 0.045);
    slope += wave(at + slope * 3.0, time, vec2(0.15, 0.99), 1.3, 0.03);
    // Far ripples are finer than a pixel.
    slope *= 70.0 / (70.0 + distance * 0.6);
    let normal = normalize(vec3(-slope, 1.0));

    let facing = max(dot(normal, to_eye), 0.0);
    let fresnel = 0.02 + 0.98 * pow(1.0 - facing, 5.0);

    // Down to the table and back: the depth that the ray sees.
    let path_cm = water.level_cm / max(to_eye.z, 0.12);
    let hidden = 1.0 - exp(-path_cm * 0.045);

    let deep = vec3(0.004, 0.030, 0.036);
    let body = mix(vec3(0.02, 0.12, 0.115), deep, hidden);
    let mirrored = reflect(-to_eye, normal);
    let sky = mix(vec3(0.09, 0.075, 0.065), vec3(0.20, 0.21, 0.22), clamp(mirrored.z, 0.0, 1.0));
    let lamp = normalize(vec3(-52.0, -48.0, 118.0) - in.world_position.xyz);
    let glint = pow(max(dot(mirrored, lamp), 0.0), 220.0);
    let window = pow(max(dot(mirrored, normalize(vec3(0.85, 0.35, 0.45))), 0.0), 60.0);

    // The lamp lights a pool; beyond it the water is night.
    let pool = exp(-dot(at, at) / 5200.0);
    var colour = body * (0.25 + 0.9 * pool) + sky * fresnel * (0.25 + 0.75 * pool);
    colour += vec3(1.0, 0.82, 0.55) * glint * 2.4 + vec3(0.8, 0.95, 1.1) * window * 0.22;
    let alpha = clamp(mix(hidden * 0.9, 1.0, fresnel) + glint, 0.12, 1.0);
    var out = vec4(colour, max(alpha, 1.0 - pool));
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
