//! Shows the screens before the table: loading, and the missing files if it failed.

use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::accent::Accent;
use super::kit::Button;
use super::text::{label, text_at};
use super::theme::{TextStyle, colour};
use super::words::Words;

/// The colour of the line that fills with progress.
const RAIL: Color32 = Color32::from_rgb(0x22, 0x1B, 0x14);
/// The colour of unfilled beads.
const UNLIT: Color32 = Color32::from_rgb(0x4A, 0x35, 0x24);
/// The colour of the lines around the window.
const BONE: Color32 = Color32::from_rgb(0xE9, 0xD6, 0xA6);

/// Shows the progress of loading, 0 to 1.
pub fn loading(ctx: &egui::Context, words: &Words, progress: f32) {
    backdrop(ctx, |ui| {
        let screen = ui.max_rect();
        let middle = screen.center();
        snake(ui, middle - vec2(0.0, 128.0), 30.0, progress);
        let title = words.get("app-title");
        text_at(
            ui,
            middle + vec2(0.0, 0.0),
            Align2::CENTER_CENTER,
            &title,
            TextStyle::Display,
            colour::TEXT,
        );
        let line = words.get("loading");
        text_at(
            ui,
            middle + vec2(0.0, 38.0),
            Align2::CENTER_CENTER,
            &line,
            TextStyle::Body,
            colour::SECOND,
        );
        let bar = Rect::from_center_size(middle + vec2(0.0, 82.0), vec2(330.0, 8.0));
        let painter = ui.painter();
        let line = Stroke::new(1.0, colour::HAIRLINE);
        painter.rect(bar, 4.0, RAIL, line, StrokeKind::Outside);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * progress.clamp(0.0, 1.0), 8.0));
        painter.rect_filled(done, 4.0, Accent::of(ui).line);
    });
}

/// Shows the missing files and the possible actions. Returns `true` to try again.
pub fn failed(ctx: &egui::Context, words: &Words, missing: &[String]) -> bool {
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
                words.get("loading-failed-advice"),
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
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new("backdrop"))
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.scope_builder(egui::UiBuilder::new().max_rect(screen), |ui| {
                ui.set_clip_rect(screen);
                ui.painter().rect_filled(screen, 0.0, EDGE);
                glow(ui, screen);
                frame(ui, screen);
                add(ui);
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

/// Paints the snake-like path as a string of beads that fills with progress.
fn snake(ui: &Ui, centre: egui::Pos2, step: f32, progress: f32) {
    const ACROSS: usize = 12;
    const ROWS: usize = 4;
    let lit = progress * (ACROSS * ROWS) as f32;
    let beads: Vec<egui::Pos2> = (0..ACROSS * ROWS)
        .map(|i| {
            let (row, along) = (i / ACROSS, i % ACROSS);
            let column = if row % 2 == 0 {
                along
            } else {
                ACROSS - 1 - along
            };
            let x = column as f32 - (ACROSS as f32 - 1.0) / 2.0;
            let y = (ROWS as f32 - 1.0) / 2.0 - row as f32;
            centre + vec2(x, y) * step
        })
        .collect();
    for (i, pair) in beads.windows(2).enumerate() {
        let colour = if (i as f32 + 1.0) < lit {
            Accent::of(ui).line.gamma_multiply(0.6)
        } else {
            UNLIT
        };
        ui.painter()
            .line_segment([pair[0], pair[1]], Stroke::new(2.0, colour));
    }
    for (i, at) in beads.into_iter().enumerate() {
        let fill = if (i as f32) < lit {
            Accent::of(ui).line
        } else {
            UNLIT
        };
        ui.painter().circle_filled(at, step * 0.20, fill);
    }
}
