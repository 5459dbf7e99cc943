//! Shows a side beside the board in the big screen mode: its piece, name and counts, highlighted if it acts.

use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::letters::Letters;
use crate::rules::Side;
use crate::stage::big_layout::BigPlaces;
use crate::table::clock;
use crate::ui::accent::Accent;
use crate::ui::count::Count;
use crate::ui::games;
use crate::ui::player_mark;
use crate::ui::theme::colour;
use crate::ui::view::View;

/// The text colour of the side that doesn't act, still legible.
const RESTING: Color32 = Color32::from_rgb(0xCF, 0xC6, 0xB5);
/// The colour of a stud for a won game.
const STUD: Color32 = Color32::from_rgb(0xD9, 0xB5, 0x6A);
/// The largest number of won games shown by studs.
const MOST_STUDS: u8 = 6;

/// Shows a side.
pub(super) fn show(ui: &mut Ui, view: &View, places: &BigPlaces, side: Side) {
    let acts = view.acting() == Some(side) && view.position.outcome().is_none();
    let won = view.outcome().is_some_and(|end| end.winner == Some(side));
    let rect = ui.max_rect();
    ground(ui, rect, acts || won);
    let look = Look {
        view,
        places,
        side,
        acts,
        text: if acts || won { colour::TEXT } else { RESTING },
    };
    if places.upright {
        look.plate(ui, rect);
    } else {
        look.column(ui, rect);
    }
}

/// Paints a warm light behind the side to act, or a shade behind the other.
fn ground(ui: &Ui, rect: Rect, lit: bool) {
    /// Light is added to the ground, shade covers it.
    const LIGHT: Color32 = Color32::from_rgba_premultiplied(66, 52, 28, 30);
    const SHADE: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 120);
    const SHARES: [(f32, f32); 4] = [(0.0, 1.0), (0.45, 0.82), (0.8, 0.3), (1.0, 0.0)];
    const CORNERS: u32 = 48;
    let colour = if lit { LIGHT } else { SHADE };
    let mut mesh = Mesh::default();
    let mut vertex = |pos: Pos2, share: f32| {
        let [r, g, b, a] = colour
            .to_array()
            .map(|part| (f32::from(part) * share) as u8);
        mesh.vertices.push(Vertex {
            pos,
            uv: WHITE_UV,
            color: Color32::from_rgba_premultiplied(r, g, b, a),
        });
    };
    for (radius, share) in SHARES {
        for corner in 0..CORNERS {
            let (sin, cos) = (std::f32::consts::TAU * corner as f32 / CORNERS as f32).sin_cos();
            // The shape is between an ellipse and the rectangle, so that it reaches into the corners.
            let reach = vec2(rounded(cos), rounded(sin)) * rect.size() * 0.5 * radius;
            vertex(rect.center() + reach, share);
        }
    }
    for ring in 0..SHARES.len() as u32 - 1 {
        for corner in 0..CORNERS {
            let next = (corner + 1) % CORNERS;
            let (a, b) = (ring * CORNERS + corner, ring * CORNERS + next);
            mesh.add_triangle(a, b, a + CORNERS);
            mesh.add_triangle(b, b + CORNERS, a + CORNERS);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}

fn rounded(part: f32) -> f32 {
    part.signum() * part.abs().powf(0.6)
}

/// The parameters for drawing a side.
struct Look<'a, 'v> {
    view: &'a View<'v>,
    places: &'a BigPlaces,
    side: Side,
    acts: bool,
    text: Color32,
}

impl Look<'_, '_> {
    /// Draws the side as a column beside the board.
    fn column(&self, ui: &Ui, rect: Rect) {
        let BigPlaces { design, least, .. } = *self.places;
        let (view, side) = (self.view, self.side);
        let (middle, top, room) = (rect.center().x, rect.min.y, rect.width() - 8.0 * design);
        // In a low window the bar takes a larger part of the height.
        let scale = design * (rect.height() / design / 800.0).min(1.0);
        let at = |down: f32| pos2(middle, top + down * scale);
        let piece = Rect::from_center_size(at(80.0), Vec2::splat(128.0 * scale));
        view.piece(ui.painter(), side, piece);
        let name = view.side(side);
        let letters = Letters::name(96.0 * design, least);
        let place = at(196.0);
        let written = letters.write(ui, place, Align2::CENTER_CENTER, &name, room, self.text);
        if self.acts {
            self.marker(ui, at(258.0), written, rect);
        }
        let player = view.player(side);
        let small = Letters::text(least, least * 0.7);
        let beside = self.badge_width();
        let place = at(304.0) + vec2(beside / 2.0, 0.0);
        let written = small.write(
            ui,
            place,
            Align2::CENTER_CENTER,
            &player,
            room - beside,
            self.text,
        );
        self.badge(ui, written.left_center());
        let mut down = 358.0;
        if self.studs(ui, at(down + 4.0)) {
            down += 44.0;
        }
        if let Some(left) = view.table.game().clock() {
            let tint = if clock::is_low(&left, side) {
                colour::ERROR
            } else {
                self.text
            };
            let figures = clock::figures(left.left(side));
            let place = at(down + 26.0);
            Letters::text(64.0 * scale, least).write(
                ui,
                place,
                Align2::CENTER_CENTER,
                &figures,
                room,
                tint,
            );
            down += 78.0;
        }
        let counts = games::counts(view, side);
        let step = (rect.height() / scale - down) / counts.len().max(2) as f32;
        for (row, count) in counts.iter().enumerate() {
            let begins = down + step * row as f32;
            self.figure(ui, count, at(begins + step * 0.36), step * 0.7 * scale);
            let name = view.words.get(count.short);
            let place = at(begins + step * 0.83);
            Letters::text(least, least * 0.8).write(
                ui,
                place,
                Align2::CENTER_CENTER,
                &name,
                room,
                self.text,
            );
        }
    }

    /// The width of a badge before a player's name.
    fn badge_width(&self) -> f32 {
        match self.view.badge(self.side) {
            Some(_) => self.places.least * 1.15,
            None => 0.0,
        }
    }

    /// Paints the player's badge before the name.
    fn badge(&self, ui: &Ui, name: Pos2) {
        if let Some(badge) = self.view.badge(self.side) {
            let radius = self.places.least * 0.46;
            let at = name - vec2(self.badge_width() - radius, 0.0);
            player_mark::paint(ui.painter(), at, radius, badge);
        }
    }

    /// Paints a bar under the name and a pointer to the board.
    fn marker(&self, ui: &Ui, at: Pos2, name: Rect, rect: Rect) {
        let design = self.places.design;
        let accent = Accent::of(ui).line;
        let bar = Rect::from_center_size(
            at,
            vec2(192.0_f32.min(rect.width() / design * 0.8), 9.0) * design,
        );
        ui.painter().rect_filled(bar, bar.height() / 2.0, accent);
        // The first side is on the left.
        let way = if self.side == Side::First { 1.0 } else { -1.0 };
        let edge = if way > 0.0 { rect.max.x } else { rect.min.x };
        let tip = pos2(edge, name.center().y);
        if (edge - name.center().x).abs() - name.width() / 2.0 < 26.0 * design {
            return;
        }
        let back = pos2(edge - way * 24.0 * design, tip.y);
        let half = vec2(0.0, 26.0 * design);
        let corners = vec![tip, back + half, back - half];
        ui.painter()
            .add(Shape::convex_polygon(corners, accent, Stroke::NONE));
    }

    /// Paints a count with its piece.
    fn figure(&self, ui: &Ui, count: &Count, middle: Pos2, height: f32) {
        let least = self.places.least;
        let size = (150.0 * self.places.design).min(height * 0.95).max(least);
        let letters = Letters::text(size, least);
        let text = count.count.to_string();
        let taken = letters.taken(ui, &text, f32::MAX);
        let piece = size * 0.52;
        let gap = size * 0.14;
        let left = middle.x - (taken + gap + piece) / 2.0;
        let place = pos2(left + piece / 2.0, middle.y);
        let place = Rect::from_center_size(place, Vec2::splat(piece));
        self.view.piece(ui.painter(), count.whose, place);
        let at = pos2(left + piece + gap, middle.y);
        letters.write(ui, at, Align2::LEFT_CENTER, &text, f32::MAX, self.text);
    }

    /// Paints the games won in a match. Returns `false` without a match.
    fn studs(&self, ui: &Ui, middle: Pos2) -> bool {
        let Some(score) = self.view.match_score() else {
            return false;
        };
        let (won, all) = (score.scores()[self.side.index()], score.length());
        let design = self.places.design;
        if all > MOST_STUDS {
            let text = format!("{won} / {all}");
            let letters = Letters::text(self.places.least, self.places.least);
            letters.write(
                ui,
                middle,
                Align2::CENTER_CENTER,
                &text,
                f32::MAX,
                self.text,
            );
            return true;
        }
        let (radius, pitch) = (13.0 * design, 44.0 * design);
        let left = middle.x - pitch * f32::from(all - 1) / 2.0;
        for game in 0..all {
            let at = pos2(left + pitch * f32::from(game), middle.y);
            if game < won {
                ui.painter().circle_filled(at, radius, STUD);
            } else {
                let line = Stroke::new(2.5 * design, RESTING.gamma_multiply(0.8));
                ui.painter().circle_stroke(at, radius, line);
            }
        }
        true
    }

    /// Draws the side above or below the board, in one line or two.
    fn plate(&self, ui: &Ui, rect: Rect) {
        let BigPlaces { design, least, .. } = *self.places;
        let (view, side) = (self.view, self.side);
        let gap = 14.0 * design;
        let two = rect.height() > least * 2.3;
        let (above, below) = if two {
            (
                rect.min.y + rect.height() * 0.28,
                rect.min.y + rect.height() * 0.74,
            )
        } else {
            (rect.center().y, rect.center().y)
        };
        let piece = least * 0.9;
        let place = pos2(rect.min.x + gap + piece / 2.0, above);
        view.piece(
            ui.painter(),
            side,
            Rect::from_center_size(place, Vec2::splat(piece)),
        );
        // In one line, the piece alone stands for the side.
        let mut name = match view.name(side) {
            Some(name) if !two => name,
            _ => view.side(side),
        };
        if let Some(score) = view.match_score() {
            name = format!("{name} · {}", score.scores()[side.index()]);
        }
        if let Some(left) = view.table.game().clock() {
            name = format!("{name} · {}", clock::figures(left.left(side)));
        }
        let letters = Letters::name(least, least);
        let left = rect.min.x + 2.0 * gap + piece;
        // The numbers take their space first.
        let counts = games::counts(view, side);
        let figures: f32 = counts
            .iter()
            .map(|count| self.counted(ui, count, None, None))
            .sum();
        let room = rect.max.x - left - gap - if two { 0.0 } else { figures };
        let at = pos2(left, above);
        let written = letters.write(ui, at, Align2::LEFT_CENTER, &name, room, self.text);
        if self.acts {
            let bar = vec2(written.width(), 9.0 * design);
            let bar = Rect::from_min_size(pos2(left, above + least * 0.5), bar);
            ui.painter()
                .rect_filled(bar, bar.height() / 2.0, Accent::of(ui).line);
        }
        let mut right = rect.max.x - gap;
        let begins = if two {
            rect.min.x + gap
        } else {
            written.max.x + gap
        };
        let named: f32 = counts
            .iter()
            .map(|count| {
                let label = view.words.get(count.short);
                self.counted(ui, count, Some(&label), None)
            })
            .sum();
        let names = named < right - begins;
        for count in counts.iter().rev() {
            let label = view.words.get(count.short);
            let label = names.then_some(label.as_str());
            right -= self.counted(ui, count, label, Some(pos2(right, below)));
        }
        if two {
            let player = view.player(side);
            let at = pos2(rect.max.x - gap, above);
            let room = rect.max.x - gap - written.max.x - 2.0 * gap - self.badge_width();
            if room > least * 2.0 {
                let letters = Letters::text(least * 0.8, least * 0.6);
                let written = letters.write(ui, at, Align2::RIGHT_CENTER, &player, room, self.text);
                self.badge(ui, written.left_center());
            }
        }
    }

    /// The width of a count in a line. Paints it if its right end is given.
    fn counted(&self, ui: &Ui, count: &Count, label: Option<&str>, right: Option<Pos2>) -> f32 {
        let BigPlaces { design, least, .. } = *self.places;
        let letters = Letters::text(least, least);
        let quiet = Letters::text(least * 0.8, least * 0.8);
        let text = count.count.to_string();
        let (gap, piece) = (12.0 * design, least * 0.6);
        let figure = letters.taken(ui, &text, f32::MAX);
        let named = label.map_or(0.0, |label| quiet.taken(ui, label, f32::MAX) + gap);
        if let Some(right) = right {
            let anchor = Align2::RIGHT_CENTER;
            letters.write(ui, right, anchor, &text, f32::MAX, self.text);
            let mut at = right - vec2(figure + gap, 0.0);
            let place = Rect::from_center_size(at - vec2(piece / 2.0, 0.0), Vec2::splat(piece));
            self.view.piece(ui.painter(), count.whose, place);
            at.x -= piece + gap;
            if let Some(label) = label {
                quiet.write(ui, at, anchor, label, f32::MAX, self.text);
            }
        }
        figure + piece + named + 4.0 * gap
    }
}
