//! Shows the screens before the table: loading, and the missing files if it failed.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::accent::Accent;
use super::home;
use super::kit::Button;
use super::platform::PlatformFeatures;
use super::text::{label, text_at};
use super::theme::{TextStyle, colour};
use super::woodwork::wire;
use super::words::Words;

/// The groove for the wire of the progress.
const GROOVE: Color32 = Color32::from_rgb(0x1A, 0x10, 0x08);
/// The colour of the lines around the window.
const BONE: Color32 = Color32::from_rgb(0xE9, 0xD6, 0xA6);

/// Shows the progress of loading, 0 to 1: the frame of the home screen, and a brass wire that gets longer in its lower
/// rail.
pub fn loading(ctx: &egui::Context, words: &Words, progress: f32) {
    over_window(ctx, |ui, screen| {
        let painter = ui.painter();
        let foot = home::paint_empty(painter, screen, &words.get("home-line"));
        let middle = foot.center().y;
        let left = foot.min.x + 24.0;
        let line = words.get("loading");
        let written = text_at(
            ui,
            pos2(left, middle),
            Align2::LEFT_CENTER,
            &line,
            TextStyle::Body,
            colour::TEXT,
        );
        let from = pos2(written.max.x + 24.0, middle);
        let whole = (foot.max.x - 24.0 - from.x).max(0.0);
        let groove = Stroke::new(4.0, GROOVE);
        painter.line_segment([from, from + vec2(whole, 0.0)], groove);
        let done = from + vec2(whole * progress.clamp(0.0, 1.0), 0.0);
        wire(painter, [from, done], 1.5, 1.0);
    });
}

/// Shows the missing files and the possible actions. Returns `true` to try again.
pub fn failed(
    ctx: &egui::Context,
    words: &Words,
    platform: PlatformFeatures,
    missing: &[String],
) -> bool {
    let mut again = false;
    backdrop(ctx, |ui| {
        let width = (ui.max_rect().width() - 48.0).min(620.0);
        let at = pos2(
            ui.max_rect().center().x - width / 2.0,
            ui.max_rect().height() * 0.24,
        );
        let room = Rect::from_min_size(at, vec2(width, ui.max_rect().height() * 0.7));
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            label(
                ui,
                words.get("loading-failed"),
                TextStyle::Display,
                colour::TEXT,
            );
            label(
                ui,
                words.get("loading-failed-why"),
                TextStyle::Body,
                colour::SECOND,
            );
            ui.add_space(6.0);
            egui::ScrollArea::vertical()
                .max_height(room.height() * 0.5)
                .show(ui, |ui| {
                    for name in missing {
                        label(ui, name.as_str(), TextStyle::Move, Accent::of(ui).line);
                    }
                });
            ui.add_space(6.0);
            label(
                ui,
                words.get(if platform.page.is_some() {
                    "loading-failed-connection"
                } else {
                    "loading-failed-advice"
                }),
                TextStyle::Body,
                colour::TEXT,
            );
            ui.add_space(10.0);
            let label = words.get("loading-again");
            again = Button::new(&label).primary().show(ui);
        });
    });
    again
}

fn backdrop(ctx: &egui::Context, add: impl FnOnce(&mut Ui)) {
    over_window(ctx, |ui, screen| {
        glow(ui, screen);
        frame(ui, screen);
        add(ui);
    });
}

/// Shows contents over the whole window, on a dark ground.
fn over_window(ctx: &egui::Context, add: impl FnOnce(&mut Ui, Rect)) {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new("backdrop"))
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.scope_builder(egui::UiBuilder::new().max_rect(screen), |ui| {
                ui.set_clip_rect(screen);
                ui.painter().rect_filled(screen, 0.0, EDGE);
                add(ui, screen);
            });
        });
}

const EDGE: Color32 = Color32::from_rgb(0x12, 0x0B, 0x09);
const MIDDLE: Color32 = Color32::from_rgb(0x3A, 0x1C, 0x14);

/// Paints a radial gradient, brightest a little above the middle.
fn glow(ui: &Ui, screen: Rect) {
    const SPOKES: u32 = 64;
    let centre = screen.center() - vec2(0.0, screen.height() * 0.08);
    let reach = vec2(screen.width() * 0.62, screen.height() * 0.78);
    let mut mesh = egui::Mesh::default();
    mesh.colored_vertex(centre, MIDDLE);
    for ring in [0.5_f32, 1.0] {
        let colour = EDGE.lerp_to_gamma(MIDDLE, (1.0 - ring).powi(2) * 1.6);
        for i in 0..SPOKES {
            let angle = std::f32::consts::TAU * i as f32 / SPOKES as f32;
            mesh.colored_vertex(centre + egui::Vec2::angled(angle) * reach * ring, colour);
        }
    }
    for i in 0..SPOKES {
        let j = (i + 1) % SPOKES;
        mesh.add_triangle(0, 1 + i, 1 + j);
        mesh.add_triangle(1 + i, 1 + SPOKES + i, 1 + SPOKES + j);
        mesh.add_triangle(1 + i, 1 + SPOKES + j, 1 + j);
    }
    ui.painter().add(mesh);
}

/// Paints a frame of three lines around the window.
fn frame(ui: &Ui, screen: Rect) {
    for (inset, width, strength) in [(18.0, 1.0, 0.30), (23.0, 2.2, 0.42), (29.0, 1.0, 0.30)] {
        let line = Stroke::new(width, BONE.gamma_multiply(strength));
        ui.painter()
            .rect_stroke(screen.shrink(inset), 3.0, line, StrokeKind::Middle);
    }
}
