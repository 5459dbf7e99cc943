// A piece in one tone, with a line inside its outline. The picture only keeps its strongest shades.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Plain {
    // rgb: the body's tone, linear; a: the share of the picture in it.
    body: vec4<f32>,
    // rgb: the line's tone, linear; a: the sign on the piece: 0 for none, 1 for a dot, 2 for a ring, 3 for a cross.
    line: vec4<f32>,
    // xy: the line's width, zw: half the sign's size, both as shares of the picture.
    reach: vec4<f32>,
    // xy: the sign's middle in the picture.
    middle: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

const STEPS: u32 = 16u;

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let seen = textureSample(picture, picture_sampler, mesh.uv);
    // The least cover around this point: 0 near the outline.
    var inside = 1.0;
    for (var k = 0u; k < STEPS; k++) {
        let angle = f32(k) * 6.2831853 / f32(STEPS);
        let at = mesh.uv + plain.reach.xy * vec2<f32>(cos(angle), sin(angle));
        let cover = textureSample(picture, picture_sampler, at).a;
        let held = within_picture(at);
        inside = min(inside, cover * held);
    }
    let picture_body = mix(plain.body.rgb, seen.rgb, plain.body.a);
    let body = mix(picture_body, plain.line.rgb, sign((mesh.uv - plain.middle.xy) / plain.reach.zw));
    let colour = mix(plain.line.rgb, body, smoothstep(0.35, 0.75, inside));
    return vec4<f32>(colour, smoothstep(0.25, 0.65, seen.a));
}

// The cover of the sign at a place relative to its middle and size.
fn sign(at: vec2<f32>) -> f32 {
    let away = length(at);
    let dot = away - 0.62;
    let ring = abs(away - 0.76) - 0.22;
    let arms = max(abs(at.x), abs(at.y));
    let cross = max(arms - 1.0, min(abs(at.x), abs(at.y)) - 0.26);
    let soft = max(fwidth(away), 0.02);
    let kind = plain.line.a;
    var depth = 1.0;
    if kind > 2.5 {
        depth = cross;
    } else if kind > 1.5 {
        depth = ring;
    } else if kind > 0.5 {
        depth = dot;
    }
    return 1.0 - smoothstep(-soft, soft, depth);
}

// 1 inside the picture, 0 beyond it.
fn within_picture(at: vec2<f32>) -> f32 {
    let within = step(vec2<f32>(0.0), at) * step(at, vec2<f32>(1.0));
    return within.x * within.y;
}
