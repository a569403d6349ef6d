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

    // The water that the ray passes on its way down to the table.
    let path_cm = water.level_cm / max(to_eye.z, 0.16);
    let hidden = 1.0 - exp(-path_cm * 0.019);

    // The lamp lights a pool; beyond it the water is night.
    let pool = exp(-dot(at, at) / 6400.0);
    let body = mix(vec3(0.030, 0.20, 0.19), vec3(0.006, 0.055, 0.070), hidden) * (0.12 + 0.95 * pool);
    let mirrored = reflect(-to_eye, normal);
    let sky = mix(vec3(0.035, 0.032, 0.030), vec3(0.22, 0.23, 0.25), clamp(mirrored.z * 1.2, 0.0, 1.0));
    let lamp = normalize(vec3(-52.0, -48.0, 118.0) - in.world_position.xyz);
    let glint = pow(max(dot(mirrored, lamp), 0.0), 160.0);
    let window = pow(max(dot(mirrored, normalize(vec3(0.85, 0.15, 0.35))), 0.0), 24.0)
        + 0.7 * pow(max(dot(mirrored, normalize(vec3(-0.6, 0.75, 0.3))), 0.0), 18.0);

    var colour = body + sky * fresnel * (0.3 + 0.7 * pool);
    colour += vec3(1.0, 0.80, 0.52) * glint * 3.0 + vec3(0.75, 0.9, 1.0) * window * (0.03 + 0.06 * pool);
    let alpha = clamp(mix(hidden * 0.92, 1.0, fresnel) + glint + window * 0.05, 0.15, 1.0);
    // Far out it is lost in the dark of the room.
    let mist = 1.0 - smoothstep(320.0, 860.0, length(at));
    var out = vec4(colour, max(alpha, (1.0 - pool) * 0.97) * mist);
#ifdef TONEMAP_IN_SHADER
    out = tone_mapping(out, view.color_grading);
#endif
    return out;
}
