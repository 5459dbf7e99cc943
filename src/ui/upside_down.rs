//! Turns panels upside down for a player on the opposite side. Painted shapes are rotated by half a turn, and pointer
//! events are rotated back before egui gets them, so panels are laid out as usual.
//!
//! Either the whole screen is rotated, as triangles, or single panels are, each around its middle, as shapes before
//! egui tessellates them.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::epaint::{ClippedShape, CornerRadius, Primitive};
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{self, Event, Id, LayerId, Order, Pos2, Rect, Shape, Vec2, pos2};
use bevy_egui::{EguiContexts, EguiInput, EguiPostUpdateSet, EguiRenderOutput};

use super::captions;
use super::kit::rect_of;
use super::open::OpenPanels;
use super::panel_frames::{are_due, judge};
use super::table_panels;
use super::toast;
use crate::stage::{Facing, Layout, Timeline};
use crate::store::Seating;
use crate::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UpsideDownPanels>().add_systems(
        PostUpdate,
        (
            turn_pointer_back
                .after(judge)
                .before(EguiPostUpdateSet::EndPass)
                .run_if(are_due),
            turn_screen
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(are_due),
        ),
    );
}

/// The places of upside-down panels, in units, the uppermost first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct UpsideDownPanels {
    places: Vec<Rect>,
    /// The place of the current press. `None` if the pointer isn't pressed.
    held: Option<HeldTurn>,
    /// The half turn of the upside-down place under the pointer.
    over: Option<HalfTurn>,
}

/// The place of a press: upside-down, or another if `None`.
type HeldTurn = Option<HalfTurn>;

/// Half a turn around a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfTurn {
    /// Twice the coordinates of the point.
    twice: Vec2,
}

impl HalfTurn {
    /// A half turn around the middle of a place.
    #[must_use]
    pub fn about(place: Rect) -> HalfTurn {
        HalfTurn {
            twice: place.min.to_vec2() + place.max.to_vec2(),
        }
    }

    /// The nearest half turn that keeps letters sharp, with this number of pixels per unit.
    fn sharp(self, pixels: f32) -> HalfTurn {
        let on_pixel = |twice: f32| (twice * pixels).round() / pixels;
        HalfTurn {
            twice: egui::vec2(on_pixel(self.twice.x), on_pixel(self.twice.y)),
        }
    }

    /// The rotated point.
    #[must_use]
    pub fn point(self, at: Pos2) -> Pos2 {
        (self.twice - at.to_vec2()).to_pos2()
    }

    /// The rotated place.
    #[must_use]
    pub fn place(self, place: Rect) -> Rect {
        Rect::from_min_max(self.point(place.max), self.point(place.min))
    }

    fn clipped(self, clipped: &mut ClippedShape, pixels: f32) {
        clipped.clip_rect = self.place(clipped.clip_rect);
        self.shape(&mut clipped.shape, pixels);
    }

    fn shape(self, shape: &mut Shape, pixels: f32) {
        match shape {
            Shape::Noop => {}
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.shape(shape, pixels);
                }
            }
            Shape::Circle(circle) => circle.center = self.point(circle.center),
            Shape::Ellipse(ellipse) => ellipse.center = self.point(ellipse.center),
            Shape::LineSegment { points, .. } => self.points(points),
            Shape::Path(path) => self.points(&mut path.points),
            Shape::Rect(rect) => {
                rect.rect = self.place(rect.rect);
                if rect.brush.is_some() {
                    // A textured rectangle rotates with its texture, so its corners rotate too.
                    rect.angle += PI;
                } else {
                    let CornerRadius { nw, ne, sw, se } = rect.corner_radius;
                    rect.corner_radius = CornerRadius {
                        nw: se,
                        ne: sw,
                        sw: ne,
                        se: nw,
                    };
                }
            }
            Shape::Text(text) => {
                let on_pixel = |at: f32| (at * pixels).round() / pixels;
                let at = pos2(on_pixel(text.pos.x), on_pixel(text.pos.y));
                text.pos = self.point(at);
                text.angle += PI;
            }
            Shape::Mesh(mesh) => {
                for vertex in &mut Arc::make_mut(mesh).vertices {
                    vertex.pos = self.point(vertex.pos);
                }
            }
            Shape::QuadraticBezier(curve) => self.points(&mut curve.points),
            Shape::CubicBezier(curve) => self.points(&mut curve.points),
            Shape::Callback(callback) => callback.rect = self.place(callback.rect),
        }
    }

    fn points(self, points: &mut [Pos2]) {
        for point in points {
            *point = self.point(*point);
        }
    }
}

impl UpsideDownPanels {
    /// The half turn of the uppermost upside-down place at a point of the screen. `None` if there isn't one.
    fn at(&self, at: Pos2) -> Option<HalfTurn> {
        let place = self.places.iter().find(|place| place.contains(at));
        place.map(|place| HalfTurn::about(*place))
    }

    /// The place on the screen of something in the layout.
    #[must_use]
    pub fn seen(&self, layer: LayerId, place: Rect) -> Rect {
        // Of the areas with presses, only that of a note isn't already in its final place.
        if layer.id != Id::new(toast::WHY) {
            return place;
        }
        self.at(place.center())
            .map_or(place, |turn| turn.place(place))
    }

    /// Converts a pointer event from the screen to the layout.
    pub fn convert_event(&mut self, event: &mut Event) {
        let (at, press) = match event {
            Event::PointerMoved(at) | Event::Touch { pos: at, .. } => (at, None),
            Event::PointerButton { pos, pressed, .. } => (pos, Some(*pressed)),
            Event::PointerGone => {
                self.over = None;
                return;
            }
            _ => return,
        };
        // A drag keeps the rotation of the place in which it started.
        let turn = self.held.unwrap_or_else(|| self.at(*at));
        self.over = turn;
        match press {
            Some(true) => self.held = Some(turn),
            Some(false) => self.held = None,
            None => {}
        }
        if let Some(turn) = turn {
            *at = turn.point(*at);
        }
    }
}

/// The panels beside the board: their area, their place, and `true` if they're upside down.
fn panels(layout: &Layout, facing: &Facing) -> [(&'static str, Rect, bool); 7] {
    let flat = facing.seating == Seating::FlatTablet;
    let [near, far] = layout.player_panels.map(rect_of);
    let place = |place: Option<bevy::math::Rect>| place.map_or(Rect::NOTHING, rect_of);
    [
        (
            "drawer",
            rect_of(layout.whole_board()),
            facing.far_side_acts,
        ),
        ("bar", rect_of(layout.bar), facing.far_side_acts),
        ("first player", near, false),
        ("second player", far, true),
        (
            "list of moves",
            place(layout.move_list),
            facing.far_side_acts,
        ),
        (
            "actions",
            rect_of(layout.actions),
            facing.far_side_acts && !flat,
        ),
        ("far actions", place(layout.far_actions), true),
    ]
}

/// Rotates the shapes of single panels in this pass. A panel that covers the table is rotated as a whole.
pub fn turn_panels(
    ctx: &egui::Context,
    layout: &Layout,
    facing: &Facing,
    covered: bool,
    turned: &mut UpsideDownPanels,
) {
    let mut places = Vec::new();
    if facing.turns_panels() {
        let screen = ctx.content_rect();
        let pixels = ctx.pixels_per_point();
        let panels = panels(layout, facing);
        let layers: Vec<(LayerId, Rect)> = ctx.memory(|memory| {
            let layers = memory.areas().visible_layer_ids().into_iter();
            let with_area = |layer: LayerId| Some((layer, memory.area_rect(layer.id)?));
            layers.filter_map(with_area).collect()
        });
        for (layer, area) in layers {
            let panel = panels.iter().find(|(id, ..)| layer.id == Id::new(id));
            let turn = match (layer.order, panel) {
                (Order::Middle, Some((_, place, true))) => {
                    if !covered {
                        places.push(*place);
                    }
                    HalfTurn::about(*place)
                }
                (Order::Tooltip, _) if layer.id == Id::new(captions::AREA) => {
                    if !facing.far_side_acts {
                        continue;
                    }
                    HalfTurn::about(area)
                }
                // The end of a game stays beside the board.
                (Order::Tooltip, _) if layer.id == Id::new(table_panels::END) => {
                    if !facing.far_side_acts {
                        continue;
                    }
                    HalfTurn::about(area)
                }
                (Order::Foreground | Order::Tooltip, _) if facing.far_side_acts && covered => {
                    HalfTurn::about(screen)
                }
                (Order::Tooltip, _)
                    if facing.far_side_acts && layer.id == Id::new(toast::NOTES) =>
                {
                    places.insert(0, area);
                    HalfTurn::about(area)
                }
                // A tooltip of a control under the pointer, which must stay on the screen.
                (Order::Tooltip, _) if !covered && layer.id != Id::new(toast::NOTES) => {
                    let Some(turn) = turned.over else { continue };
                    let seen = turn.place(area);
                    let inside = egui::vec2(
                        (screen.max.x - seen.max.x).min(0.0) + (screen.min.x - seen.min.x).max(0.0),
                        (screen.max.y - seen.max.y).min(0.0) + (screen.min.y - seen.min.y).max(0.0),
                    );
                    HalfTurn {
                        twice: turn.twice + inside,
                    }
                }
                _ => continue,
            };
            let turn = turn.sharp(pixels);
            ctx.graphics_mut(|graphics| {
                let Some(list) = graphics.get_mut(layer) else {
                    return;
                };
                for i in 0..list.next_idx().0 {
                    list.mutate_shape(ShapeIdx(i), |shape| turn.clipped(shape, pixels));
                }
            });
        }
        if covered && facing.far_side_acts {
            places = vec![screen];
        }
    }
    if turned.places != places {
        turned.places = places;
    }
}

/// Rotates panels within the game.
pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    facing: Res<Facing>,
    open: Res<OpenPanels>,
    timeline: Res<Timeline>,
    table: Option<Res<Table>>,
    mut turned: ResMut<UpsideDownPanels>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let covered = open.covers(table.as_deref(), &timeline);
    turn_panels(ctx, &layout, &facing, covered, &mut turned);
    Ok(())
}

/// Converts pointer events before egui gets them.
fn turn_pointer_back(
    layout: Res<Layout>,
    facing: Res<Facing>,
    mut turned: ResMut<UpsideDownPanels>,
    mut inputs: Query<&mut EguiInput>,
) {
    let window = layout.window / layout.unit;
    let screen = Rect::from_min_size(Pos2::ZERO, egui::vec2(window.x, window.y));
    for mut input in &mut inputs {
        if input.events.is_empty() {
            continue;
        }
        for event in &mut input.events {
            if facing.screen_is_turned() {
                if let Event::PointerMoved(at)
                | Event::Touch { pos: at, .. }
                | Event::PointerButton { pos: at, .. } = event
                {
                    *at = HalfTurn::about(screen).point(*at);
                }
            } else {
                turned.convert_event(event);
            }
        }
    }
}

/// Rotates everything that panels have painted, and fades it in at the end of the rotation.
fn turn_screen(
    layout: Res<Layout>,
    facing: Res<Facing>,
    mut outputs: Query<&mut EguiRenderOutput>,
) {
    let opacity = facing.panel_opacity();
    if !facing.screen_is_turned() && opacity >= 1.0 {
        return;
    }
    let window = layout.window / layout.unit;
    let screen = Rect::from_min_size(Pos2::ZERO, egui::vec2(window.x, window.y));
    let turn = facing.screen_is_turned().then(|| HalfTurn::about(screen));
    for mut output in &mut outputs {
        for job in &mut output.paint_jobs {
            if let Some(turn) = turn {
                job.clip_rect = turn.place(job.clip_rect);
            }
            let Primitive::Mesh(mesh) = &mut job.primitive else {
                continue;
            };
            for vertex in &mut mesh.vertices {
                if let Some(turn) = turn {
                    vertex.pos = turn.point(vertex.pos);
                }
                if opacity < 1.0 {
                    vertex.color = vertex.color.gamma_multiply(opacity);
                }
            }
        }
    }
}
