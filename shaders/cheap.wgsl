// What takes the place of the renderer's own surface shader at the lowest quality: one lamp, one tap of its shadow,
// the room's light as a gradient. On a processor that draws by itself every pixel runs every branch of a shader, so
// what is not needed must not be there.
//
// What a material asks for is chosen by value (`select`), never by a branch: Lavapipe (Mesa 22.3) makes a shader of
// its own for every value of a uniform that a branch depends on, each time the material changes, and does not give
// the memory of the old one back.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_bindings::mesh,
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings as view_bindings,
    mesh_view_types,
    pbr_bindings,
    pbr_types,
}
#import bevy_render::maths::orthonormalize
#ifdef BINDLESS
#import bevy_pbr::pbr_bindings::material_indices
#import bevy_render::bindless::{bindless_samplers_filtering, bindless_textures_2d}
#endif

// How much of the lamp's light reaches a point: a cone with a soft edge, a square law, a shadow.
fn lamp(at: vec3<f32>, normal: vec3<f32>, to_lamp: vec3<f32>, receives: bool) -> f32 {
    let light = &view_bindings::clustered_lights.data[0];
    var aim = vec3((*light).light_custom_data.x, 0.0, (*light).light_custom_data.y);
    aim.y = sqrt(max(0.0, 1.0 - aim.x * aim.x - aim.z * aim.z));
    if ((*light).flags & mesh_view_types::POINT_LIGHT_FLAGS_SPOT_LIGHT_Y_NEGATIVE) != 0u {
        aim.y = -aim.y;
    }
    let distance = length(to_lamp);
    let cone = saturate(
        dot(-aim, to_lamp) / distance * (*light).light_custom_data.z + (*light).light_custom_data.w);
    let lit = cone * cone * max(dot(normal, to_lamp) / distance, 0.0) / (distance * distance);
    if !receives {
        return lit;
    }
    let depth_along = dot(-aim, to_lamp);
    let moved = -to_lamp + to_lamp / distance * (*light).shadow_depth_bias
        + normal * (*light).shadow_normal_bias * depth_along;
    let seen = moved * orthonormalize(-aim);
    let uv = seen.xy / ((*light).spot_light_tan_angle * -seen.z) * vec2(0.5, -0.5) + 0.5;
    let depth = (*light).shadow_map_near_z / -seen.z;
    return lit * textureSampleCompareLevel(
        view_bindings::directional_shadow_textures,
        view_bindings::directional_shadow_textures_comparison_sampler,
        uv, view_bindings::lights.spot_light_shadowmap_offset, depth);
}

// A curve from light to screen much like the one that the other qualities use.
fn to_screen(light: vec3<f32>) -> vec3<f32> {
    let peak = max(max(light.r, light.g), light.b);
    let pale = mix(light, vec3(peak), saturate(peak * 0.06));
    return pale / (pale + vec3(0.62)) * 0.92;
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    let slot = mesh[in.instance_index].material_and_lightmap_bind_group_slot & 0xffffu;
#ifdef BINDLESS
    let material = &pbr_bindings::material_array[material_indices[slot].material];
    let flags = (*material).flags;
    var colour = (*material).base_color;
    let gloss = 1.0 - (*material).perceptual_roughness;
#else
    let flags = pbr_bindings::material.flags;
    var colour = pbr_bindings::material.base_color;
    let gloss = 1.0 - pbr_bindings::material.perceptual_roughness;
#endif
#ifdef VERTEX_UVS_A
#ifdef BINDLESS
    let texel = textureSample(
        bindless_textures_2d[material_indices[slot].base_color_texture],
        bindless_samplers_filtering[material_indices[slot].base_color_sampler], in.uv);
#else
    let texel = textureSample(pbr_bindings::base_color_texture, pbr_bindings::base_color_sampler, in.uv);
#endif
    colour *= select(vec4(1.0), texel, (flags & pbr_types::STANDARD_MATERIAL_FLAGS_BASE_COLOR_TEXTURE_BIT) != 0u);
#endif
#ifdef VERTEX_COLORS
    colour *= in.color;
#endif
    let alpha_mode = flags & pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_RESERVED_BITS;
    colour.a = select(colour.a, 1.0, alpha_mode == pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_OPAQUE);

    let normal = normalize(in.world_normal);
    let to_lamp = view_bindings::clustered_lights.data[0].position_radius.xyz - in.world_position.xyz;
    let to_eye = normalize(view_bindings::view.world_position - in.world_position.xyz);
    let receives = (mesh[in.instance_index].flags & MESH_FLAGS_SHADOW_RECEIVER_BIT) != 0u;
    let lit = lamp(in.world_position.xyz, normal, to_lamp, receives);
    let lamp_light = view_bindings::clustered_lights.data[0].color_inverse_square_range.rgb
        * view_bindings::view.exposure * lit;
    let room = mix(vec3(0.22, 0.16, 0.12), vec3(0.62, 0.55, 0.48), normal.z * 0.5 + 0.5) * 0.48;
    // Highlight and mirrored room, the room sharper the glossier.
    let half = normalize(normalize(to_lamp) + to_eye);
    let h2 = max(dot(normal, half), 0.0) * max(dot(normal, half), 0.0);
    let h8 = h2 * h2 * h2 * h2;
    let facing = 1.0 - max(dot(normal, to_eye), 0.0);
    let fresnel = 0.04 + 0.6 * gloss * facing * facing * facing * facing;
    let mirrored = reflect(-to_eye, normal);
    let sky = mix(vec3(0.16, 0.11, 0.08), vec3(0.62, 0.58, 0.54), saturate(mirrored.z * 1.5 + 0.3));
    let lit_up = colour.rgb * (lamp_light * 0.3183 + room)
        + lamp_light * h8 * h8 * gloss * gloss * 0.07 + sky * fresnel * gloss * 0.8;
    var light = select(lit_up, colour.rgb, (flags & pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT) != 0u);
#ifdef TONEMAP_IN_SHADER
    light = to_screen(light);
#endif
    var out = vec4(light, colour.a);
#ifdef PREMULTIPLY_ALPHA
#ifdef BLEND_PREMULTIPLIED_ALPHA
    let adds = alpha_mode == pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_ADD;
    out = select(out, vec4(light * colour.a, 0.0), adds);
#endif
#endif
    return FragmentOutput(out);
}
