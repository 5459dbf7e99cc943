// A rotated solid seen from above at the table's tilt, with the light of all tables: a warm key light from the upper
// left, a cool fill light from the right. A solid whose mesh has tangents has a relief (a die); one without is turned
// wood with a line of light along it (a stick).
#import bevy_sprite::{
    mesh2d_functions as mesh_functions,
    mesh2d_view_bindings::view,
}

struct Solid {
    // x: cosine of the tilt, y: its sine, z: opacity, w: share of light that reaches the solid (1 in the open).
    look: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> solid: Solid;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var skin: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var skin_sampler: sampler;
#ifdef VERTEX_TANGENTS
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var relief: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var relief_sampler: sampler;
#endif

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) uv: vec2<f32>,
#ifdef VERTEX_TANGENTS
    @location(3) tangent: vec4<f32>,
#endif
};

struct Varyings {
    @builtin(position) position: vec4<f32>,
    @location(0) normal: vec3<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) along: vec3<f32>,
#ifndef VERTEX_TANGENTS
    // The place on the solid, in its own frame.
    @location(3) place: vec3<f32>,
    // The other two axes of that frame, on the table.
    @location(4) across: vec3<f32>,
    @location(5) up: vec3<f32>,
#endif
};

@vertex
fn vertex(vertex: Vertex) -> Varyings {
    var out: Varyings;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    // The transform rotates, then scales all axes alike, then moves.
    let scale = length(world_from_local[0].xyz);
    let turn = mat3x3<f32>(world_from_local[0].xyz, world_from_local[1].xyz, world_from_local[2].xyz) * (1.0 / scale);
    let at = turn * vertex.position * scale;
    let seen = vec3<f32>(at.x, at.y * solid.look.x + at.z * solid.look.y, 0.0);
    out.position = mesh_functions::mesh2d_position_world_to_clip(vec4<f32>(world_from_local[3].xyz + seen, 1.0));
    out.normal = turn * vertex.normal;
#ifdef VERTEX_TANGENTS
    out.along = turn * vertex.tangent.xyz;
#else
    out.along = turn[0];
    out.across = turn[1];
    out.up = turn[2];
    out.place = vertex.position;
#endif
    out.uv = vertex.uv;
    return out;
}

const KEY: vec3<f32> = vec3<f32>(-0.606, 0.549, 0.574);
const KEY_COLOUR: vec3<f32> = vec3<f32>(1.0, 0.93, 0.80);
const FILL: vec3<f32> = vec3<f32>(0.796, -0.159, 0.584);
const FILL_COLOUR: vec3<f32> = vec3<f32>(0.42, 0.55, 0.78);
const AMBIENT: vec3<f32> = vec3<f32>(0.36, 0.31, 0.27);

// The coverage of a pixel at a depth inside the outline. The edge is one pixel wide, because nothing else smooths it.
fn within(depth: f32) -> f32 {
    return clamp(depth / max(fwidth(depth), 0.0001), 0.0, 1.0);
}

// The coverage at a round side. The part of its normal that points to the eye grows with the root of the depth. A mesh
// of facets ends slightly before its normals do.
fn within_round(facing: f32) -> f32 {
    return within(max(facing, 0.0) * facing - 0.0036);
}

// The light that a surface with this normal reflects; `open` is the visible share of the room.
fn lit(albedo: vec3<f32>, n: vec3<f32>, open: f32) -> vec3<f32> {
    let key = max(dot(n, KEY), 0.0) * 2.1 * solid.look.w;
    let fill = max(dot(n, FILL), 0.0) * 0.30;
    let sky = 0.45 + 0.75 * (0.5 + 0.5 * n.z);
    return albedo * (key * KEY_COLOUR + (fill * FILL_COLOUR + sky * AMBIENT) * open);
}

// A faint sheen keeps the flat face from looking like paper.
fn sheen(n: vec3<f32>, to_eye: vec3<f32>, open: f32) -> vec3<f32> {
    let fresnel = 0.04 + 0.96 * pow(1.0 - max(dot(n, to_eye), 0.0), 5.0);
    return fresnel * 0.25 * vec3<f32>(0.42, 0.40, 0.38) * open;
}

fn mapped(colour: vec3<f32>) -> vec4<f32> {
    let soft = colour / (1.0 + max(colour - vec3<f32>(0.75), vec3<f32>(0.0)) * 0.55);
    return vec4<f32>(soft, solid.look.z);
}

#ifdef VERTEX_TANGENTS

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    let to_eye = vec3<f32>(0.0, -solid.look.y, solid.look.x);
    let albedo = textureSample(skin, skin_sampler, in.uv).rgb * 0.72;
    let slope = textureSample(relief, relief_sampler, in.uv).rg * 2.0 - 1.0;
    let smooth_n = normalize(in.normal);
    let along = normalize(in.along - smooth_n * dot(in.along, smooth_n));
    let n = normalize(smooth_n + along * slope.x + cross(along, smooth_n) * slope.y);
    // Surfaces towards the table see less of the room, but get light from the wood.
    let open = 0.55 + 0.45 * smoothstep(-0.6, 0.5, n.z);
    var colour = lit(albedo, n, open);
    colour += albedo * clamp(0.6 - n.z, 0.0, 1.0) * 0.10 * vec3<f32>(1.2, 0.7, 0.4);
    let gloss = pow(max(dot(n, normalize(KEY + to_eye)), 0.0), 50.0);
    // The bowls of the pips are stained, not polished.
    let polish = smoothstep(0.08, 0.40, albedo.g);
    colour += 0.35 * gloss * polish * solid.look.w * vec3<f32>(1.0, 0.97, 0.90);
    colour += sheen(n, to_eye, open) * polish;
    let edge = within_round(dot(smooth_n, to_eye));
    return mapped(colour * solid.look.w) * vec4<f32>(1.0, 1.0, 1.0, edge);
}

#else

// The end of the skin of a stick's sides, as a share of its length.
const END: f32 = 0.004;
// The radius of a stick's back (`STICK_RADIUS`).
const RADIUS: f32 = 0.135;

@fragment
fn fragment(in: Varyings) -> @location(0) vec4<f32> {
    let n = normalize(in.normal);
    let to_eye = vec3<f32>(0.0, -solid.look.y, solid.look.x);
    // The painted back, in the skin's upper half, is glossy; the plain wood is not.
    let gloss = 1.0 - smoothstep(0.49, 0.51, in.uv.y);
    let albedo = textureSample(skin, skin_sampler, in.uv).rgb;
    // Surfaces towards the table see less of the room.
    let open = 0.55 + 0.45 * smoothstep(-0.6, 0.5, n.z);
    var colour = lit(albedo, n, open);

    // The line of light: the half vector perpendicular to the axis.
    let along = normalize(in.along);
    let half_vector = normalize(KEY + to_eye);
    let across = normalize(half_vector - along * dot(along, half_vector));
    let facing = max(dot(n, across), 0.0);
    let line = smoothstep(0.984, 0.9955, facing) * 0.70 + 0.24 * pow(facing, 22.0);
    let end = 1.0 - smoothstep(0.25, 0.7, abs(dot(n, along)));
    colour += line * gloss * end * solid.look.w * 0.62 * vec3<f32>(1.0, 0.97, 0.90);
    colour += sheen(n, to_eye, open);

    // An edge to a surface that faces away belongs to the outline: an end, the back seen across the axis, or the flat
    // face.
    let turned = dot(along, to_eye);
    var edge = within_round(dot(n, to_eye));
    edge *= select(1.0, within(in.uv.x - END), turned > 0.0);
    edge *= select(1.0, within(1.0 - END - in.uv.x), turned < 0.0);
    let across_axis = in.place.yz;
    let from_axis = length(across_axis);
    let outwards = (in.across * across_axis.x + in.up * across_axis.y) / max(from_axis, 0.0001);
    edge *= select(1.0, within(RADIUS - from_axis), dot(outwards, to_eye) < 0.0);
    edge *= select(1.0, within(-in.place.z), dot(in.up, to_eye) < 0.0);
    return mapped(colour) * vec4<f32>(1.0, 1.0, 1.0, edge);
}

#endif
