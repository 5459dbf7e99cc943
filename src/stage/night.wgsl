// The light of a lamp above the table's middle, which multiplies the finished picture.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Lamp {
    // rgb: the light in the middle, linear; a: half the window's width.
    middle: vec4<f32>,
    // rgb: the light far away, linear; a: half the window's height.
    away: vec4<f32>,
    // x: the distance at which dusk starts, y: the distance at which it's complete, in halves of the window.
    dusk: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> lamp: Lamp;

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let at = mesh.world_position.xy / vec2<f32>(lamp.middle.a, lamp.away.a);
    let dark = smoothstep(lamp.dusk.x, lamp.dusk.y, length(at));
    return vec4<f32>(mix(lamp.middle.rgb, lamp.away.rgb, dark), 1.0);
}
