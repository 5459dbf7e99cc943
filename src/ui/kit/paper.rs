//! Paints leaves of laid paper with torn edges, and the shadows around them.

use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    Color32, Context, Id, LayerId, Mesh, Painter, Pos2, Rangef, Rect, Shadow, Shape, TextureId,
    Vec2, pos2, vec2,
};

use super::pen::noise;
use super::scroll_edges::covering;

/// The paper's middle tone.
pub const PAPER: Color32 = Color32::from_rgb(0xE8, 0xD7, 0xAC);
/// The tone in the light, and the tone in the far corner.
const LIGHT: Color32 = Color32::from_rgb(0xF7, 0xE9, 0xC4);
const DARK: Color32 = Color32::from_rgb(0xD6, 0xC2, 0x95);
/// The tone of torn edges.
const TORN: Color32 = Color32::from_rgb(0xB4, 0x9B, 0x6C);
/// The mean brightness of the texture. A brighter tint makes up for it.
const TEXTURE_MEAN: f32 = 0.955;
/// The size of the texture's tile, in units.
const TILE: f32 = 384.0;
/// The number of cells along a side of a tile. The light has one tone at each of their corners.
const CELLS: u32 = 3;
/// The distance between two points of a torn edge, in units.
const TEAR: f32 = 2.5;
/// The width of a torn edge, in units.
const RIM: f32 = 3.0;
/// The two scales of a torn edge: their lengths and depths, in units.
const TEARS: [(f32, f32); 2] = [(30.0, 2.4), (5.0, 1.1)];
/// The leaves below a page: offset, shade and seed.
const BELOW: [(Vec2, f32, u32); 2] = [(vec2(9.0, 8.0), 0.22, 31), (vec2(4.5, 4.5), 0.13, 47)];
/// The shadows of a page on its ground: offset, blur and strength.
const SHADOWS: [([i8; 2], u8, u8); 3] = [([34, 32], 30, 92), ([14, 14], 12, 107), ([3, 4], 3, 128)];

/// The texture of the paper in a context.
#[derive(Clone, Copy, Debug)]
struct PaperTexture(TextureId);

/// Sets the texture of all leaves. Until then they're plain.
pub fn set_texture(ctx: &Context, texture: TextureId) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, PaperTexture(texture)));
}

fn texture(painter: &Painter) -> Option<TextureId> {
    let found = painter
        .ctx()
        .data(|data| data.get_temp::<PaperTexture>(Id::NULL));
    found.map(|PaperTexture(texture)| texture)
}

/// Paints a page: a leaf with two others below it and soft shadows on the ground.
pub fn page(painter: &Painter, rect: Rect) {
    painter.extend(page_shapes(painter, rect));
    Leaf { rect, fold: None }.set_latest(painter);
}

/// Paints a page into a reserved shape below contents that are already painted, because its size depends on them. Their
/// fading edges use the page of the previous frame.
pub fn page_below(painter: &Painter, place: ShapeIdx, rect: Rect) {
    let shapes = page_shapes(painter, rect);
    painter.set(place, Shape::Vec(shapes));
    Leaf { rect, fold: None }.set_latest(painter);
}

fn page_shapes(painter: &Painter, rect: Rect) -> Vec<Shape> {
    let shadows = SHADOWS.map(|(offset, blur, alpha)| {
        let shadow = Shadow {
            offset,
            blur,
            spread: 0,
            color: Color32::from_black_alpha(alpha),
        };
        Shape::from(shadow.as_shape(rect, 4.0))
    });
    let mut shapes: Vec<Shape> = shadows.into();
    for (offset, shade, seed) in BELOW {
        shapes.extend(leaf_shapes(painter, rect.translate(offset), shade, seed));
    }
    shapes.extend(leaf_shapes(painter, rect, 0.0, 5));
    shapes
}

/// Paints a leaf of paper, lit from its upper left. `shade` darkens it, from 0 to 1.
pub fn sheet(painter: &Painter, rect: Rect, shade: f32) {
    leaf(painter, rect, shade, 5);
}

/// Paints a slip of paper with a soft shadow in the place of a shape, so that its height can follow from contents that
/// are already painted.
pub fn slip(painter: &Painter, place: ShapeIdx, rect: Rect) {
    let shadow = Shadow {
        offset: [4, 7],
        blur: 12,
        spread: 0,
        color: Color32::from_black_alpha(110),
    };
    let mut shapes = vec![Shape::from(shadow.as_shape(rect, 4.0))];
    shapes.extend(leaf_shapes(painter, rect, 0.0, 17));
    painter.set(place, Shape::Vec(shapes));
}

/// Paints a leaf whose torn edge depends on a seed.
fn leaf(painter: &Painter, rect: Rect, shade: f32, seed: u32) {
    painter.extend(leaf_shapes(painter, rect, shade, seed));
}

fn leaf_shapes(painter: &Painter, rect: Rect, shade: f32, seed: u32) -> [Shape; 2] {
    let look = LeafLook {
        rect: [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits),
        shade: shade.to_bits(),
        seed,
        texture: texture(painter),
    };
    let ctx = painter.ctx();
    ctx.memory_mut(|memory| memory.caches.cache::<LeafCache>().get(look).clone())
}

/// The shapes of the leaves in the last frame, because their thousands of points rarely change.
type LeafCache = FrameCache<[Shape; 2], LeafShapes>;

/// All that the shapes of a leaf depend on. Numbers are bits, so that they can be compared.
#[derive(Clone, Copy, Hash)]
struct LeafLook {
    /// The corners.
    rect: [u32; 4],
    shade: u32,
    seed: u32,
    texture: Option<TextureId>,
}

/// Makes the shapes of leaves.
#[derive(Default)]
struct LeafShapes;

impl ComputerMut<LeafLook, [Shape; 2]> for LeafShapes {
    fn compute(&mut self, look: LeafLook) -> [Shape; 2] {
        let [left, top, right, bottom] = look.rect.map(f32::from_bits);
        let light = Light {
            rect: Rect::from_min_max(pos2(left, top), pos2(right, bottom)),
            shade: f32::from_bits(look.shade),
        };
        [body(&light, look.texture), edge(&light, look.seed)]
    }
}

/// The light on a leaf.
struct Light {
    rect: Rect,
    shade: f32,
}

impl Light {
    /// The tone at a point, brighter by a factor.
    fn tone(&self, at: Pos2, gain: f32) -> Color32 {
        let size = self.rect.size().max(Vec2::splat(1.0));
        let away = (at - self.rect.min) / size - vec2(0.16, 0.2);
        let far = (away.length() / 0.95).clamp(0.0, 1.0);
        let tone = if far < 0.5 {
            LIGHT.lerp_to_gamma(PAPER, far * 2.0)
        } else {
            PAPER.lerp_to_gamma(DARK, far * 2.0 - 1.0)
        };
        let shaded = |c: u8| (f32::from(c) * (1.0 - self.shade) * gain).min(255.0) as u8;
        Color32::from_rgb(shaded(tone.r()), shaded(tone.g()), shaded(tone.b()))
    }
}

/// The shape of a leaf without its edge.
fn body(light: &Light, texture: Option<TextureId>) -> Shape {
    let rect = light.rect;
    let gain = texture.map_or(1.0, |_| 1.0 / TEXTURE_MEAN);
    let mut mesh = Mesh {
        texture_id: texture.unwrap_or_default(),
        ..Mesh::default()
    };
    let cell = TILE / CELLS as f32;
    let steps = |length: f32| (length / cell).ceil().max(1.0) as u32;
    let [columns, rows] = [steps(rect.width()), steps(rect.height())];
    for j in 0..rows {
        for i in 0..columns {
            let min = rect.min + vec2(i as f32, j as f32) * cell;
            let size = (rect.max - min).min(Vec2::splat(cell));
            let first = mesh.vertices.len() as u32;
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
                let pos = min + vec2(size.x * x, size.y * y);
                let from = vec2((i % CELLS) as f32, (j % CELLS) as f32) * cell;
                let uv = match texture {
                    Some(_) => (from + (pos - min)) / TILE,
                    None => Vec2::ZERO,
                };
                mesh.vertices.push(Vertex {
                    pos,
                    uv: uv.to_pos2(),
                    color: light.tone(pos, gain),
                });
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first, first + 2, first + 3);
        }
    }
    Shape::mesh(mesh)
}

/// The distance by which a torn edge reaches outwards, at a distance along it.
fn tear(along: f32, seed: u32) -> f32 {
    let depth = |(length, depth): (f32, f32), seed: u32| depth * noise(along / length, seed);
    2.6 + depth(TEARS[0], seed) + depth(TEARS[1], seed + 1)
}

/// The torn edge around a leaf: it gets darker outwards, and its upper left is lit.
fn edge(light: &Light, seed: u32) -> Shape {
    let rect = light.rect;
    let sides = [
        (rect.left_top(), rect.right_top(), vec2(0.0, -1.0)),
        (rect.right_top(), rect.right_bottom(), vec2(1.0, 0.0)),
        (rect.right_bottom(), rect.left_bottom(), vec2(0.0, 1.0)),
        (rect.left_bottom(), rect.left_top(), vec2(-1.0, 0.0)),
    ];
    let mut mesh = Mesh::default();
    for (side, (from, to, out)) in (0_u32..).zip(sides) {
        let length = (to - from).length();
        let count = (length / TEAR).ceil().max(1.0);
        let lit = out.x + out.y < 0.0;
        for n in 0..=count as u32 {
            let t = n as f32 / count;
            let at = from + (to - from) * t;
            // Corners are worn.
            let worn = (t.min(1.0 - t) * length / 14.0).min(1.0);
            let far = (tear(t * length, seed + 7 * side) * worn).max(0.2);
            let tone = light.tone(at, 1.0);
            let rim = tone.lerp_to_gamma(TORN, if lit { 0.25 } else { 0.45 });
            let tip = if lit {
                tone.lerp_to_gamma(Color32::WHITE, 0.25)
            } else {
                tone.lerp_to_gamma(TORN, 0.85)
            };
            let first = mesh.vertices.len() as u32;
            for (reach, ink) in [
                (-RIM, tone),
                (far - 1.8, rim),
                (far - 0.5, tip),
                (far + 0.5, Color32::TRANSPARENT),
            ] {
                mesh.colored_vertex(at + out * reach, ink);
            }
            if n > 0 {
                for ring in 0..3 {
                    let (a, b) = (first - 4 + ring, first + ring);
                    mesh.add_triangle(a, a + 1, b);
                    mesh.add_triangle(a + 1, b, b + 1);
                }
            }
        }
    }
    Shape::mesh(mesh)
}

/// The shadows at a fold: their ends across the spread from the fold on, and their strength at the fold.
const FOLD: [([f32; 2], u8); 4] = [
    ([-70.0, 0.0], 46),
    ([-14.0, 0.0], 70),
    ([0.0, 16.0], 80),
    ([0.0, 100.0], 58),
];

/// Paints the fold of two pages at a position across the spread.
pub fn fold(painter: &Painter, spread: Rect, x: f32) {
    for ([from, to], alpha) in FOLD {
        let strip = Rect::from_x_y_ranges(x + from..=x + to, spread.y_range());
        shadow(painter, strip, alpha, from < 0.0);
    }
    let fold = Some(x);
    Leaf { rect: spread, fold }.set_latest(painter);
}

/// The page that was painted last in a layer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    rect: Rect,
    /// The place of the fold across it.
    fold: Option<f32>,
}

impl Leaf {
    fn id(layer: LayerId) -> Id {
        Id::new("latest page").with(layer)
    }

    fn set_latest(self, painter: &Painter) {
        let id = Leaf::id(painter.layer_id());
        painter.ctx().data_mut(|data| data.insert_temp(id, self));
    }

    /// The page under a painter. `None` if none was painted in its layer.
    pub(super) fn under(painter: &Painter) -> Option<Leaf> {
        let id = Leaf::id(painter.layer_id());
        painter.ctx().data(|data| data.get_temp(id))
    }

    /// Paints the paper again over a strip of the page. The opacity (0 to 1) changes evenly between its levels, which
    /// are places from top to bottom.
    pub(super) fn cover(self, painter: &Painter, across: Rangef, levels: &[(f32, f32)]) {
        let light = Light {
            rect: self.rect,
            shade: 0.0,
        };
        let texture = texture(painter);
        let gain = texture.map_or(1.0, |_| 1.0 / TEXTURE_MEAN);
        let mut mesh = Mesh {
            texture_id: texture.unwrap_or_default(),
            ..Mesh::default()
        };
        let corner = self.rect.min;
        let cell = TILE / CELLS as f32;
        let folds = self.fold.into_iter().flat_map(|x| {
            let ends = FOLD.iter().flat_map(|(ends, _)| ends.iter());
            ends.map(move |end| x + end)
        });
        let columns = cuts(across, corner.x, cell, folds);
        for pair in levels.windows(2) {
            let [(top, first), (bottom, last)] = [pair[0], pair[1]];
            let rows = cuts(Rangef::new(top, bottom), corner.y, cell, std::iter::empty());
            let opacity = |y: f32| {
                let t = (y - top) / (bottom - top).max(f32::EPSILON);
                first + (last - first) * t
            };
            for (x, y) in columns
                .windows(2)
                .flat_map(|x| rows.windows(2).map(move |y| (x, y)))
            {
                // The cell of this part decides its part of the tile.
                let middle = pos2((x[0] + x[1]) / 2.0, (y[0] + y[1]) / 2.0);
                let steps = ((middle - corner) / cell).floor();
                let from = corner + steps * cell;
                let in_tile = |step: f32| step.rem_euclid(CELLS as f32) * cell;
                let start = vec2(in_tile(steps.x), in_tile(steps.y));
                let vertex = mesh.vertices.len() as u32;
                for pos in [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(i, j)| pos2(x[i], y[j])) {
                    let uv = match texture {
                        Some(_) => (start + (pos - from)) / TILE,
                        None => Vec2::ZERO,
                    };
                    let tone = light.tone(pos, gain * self.lightness(pos.x, middle.x));
                    mesh.vertices.push(Vertex {
                        pos,
                        uv: uv.to_pos2(),
                        color: covering(tone, opacity(pos.y)),
                    });
                }
                mesh.add_triangle(vertex, vertex + 1, vertex + 2);
                mesh.add_triangle(vertex, vertex + 2, vertex + 3);
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    /// The share of light that the shadows of the fold leave at a place across, on the side of another place.
    fn lightness(self, x: f32, beside: f32) -> f32 {
        let Some(fold) = self.fold else {
            return 1.0;
        };
        let left = |([from, to], alpha): ([f32; 2], u8)| {
            let far = if from < 0.0 { from } else { to };
            let is_here = (from..=to).contains(&(beside - fold));
            let share = 1.0 - ((x - fold) / far).clamp(0.0, 1.0);
            1.0 - if is_here {
                share * f32::from(alpha) / 255.0
            } else {
                0.0
            }
        };
        FOLD.into_iter().map(left).product()
    }
}

/// The ends of a range, and between them the edges of cells from an origin on and other places, in their order.
fn cuts(range: Rangef, origin: f32, cell: f32, others: impl Iterator<Item = f32>) -> Vec<f32> {
    let first = ((range.min - origin) / cell).floor() as i32 + 1;
    let last = ((range.max - origin) / cell).ceil() as i32;
    let edges = (first..last).map(|at| origin + at as f32 * cell);
    let is_inside = |x: &f32| range.min < *x && *x < range.max;
    let mut cuts: Vec<f32> = edges.chain(others).filter(is_inside).collect();
    cuts.extend([range.min, range.max]);
    cuts.sort_by(f32::total_cmp);
    cuts.dedup();
    cuts
}

/// Paints a shadow that fades across a rectangle, from left to right, or with `back` from right to left.
pub fn shadow(painter: &Painter, rect: Rect, alpha: u8, back: bool) {
    let (left, right) = if back { (0, alpha) } else { (alpha, 0) };
    let mut mesh = Mesh::default();
    for (x, alpha) in [(rect.min.x, left), (rect.max.x, right)] {
        mesh.colored_vertex(pos2(x, rect.min.y), Color32::from_black_alpha(alpha));
        mesh.colored_vertex(pos2(x, rect.max.y), Color32::from_black_alpha(alpha));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(mesh));
}
