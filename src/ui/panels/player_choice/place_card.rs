//! Shows players as place cards: a badge and a name, and a pencil for changes.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::pieces::shorten;
use crate::players::Badge;
use crate::ui::kit::{Role, State, Surface, Tile};
use crate::ui::player_mark;
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_gap, touch_height};

/// The height of a card, and the largest radius of its badge, in units.
const HEIGHT: f32 = 60.0;
const BADGE: f32 = 22.0;
/// The gap between two cards, in units.
const GAP: f32 = 8.0;
/// The space around a badge, in units.
const MARGIN: f32 = 10.0;
/// The least width of a card, and the width from which its name is large, in units.
const NARROWEST: f32 = 176.0;
const WIDE: f32 = 230.0;
/// The number of cards from which there are three columns.
const MANY: usize = 11;

/// A press on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardPress {
    /// On the player.
    Player,
    /// On the pencil.
    Pencil,
}

/// The card of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceCard<'a> {
    /// The player's number on the list. `None` for a guest.
    pub(super) id: Option<u32>,
    /// The player's name.
    pub(super) name: &'a str,
    /// The badge. `None` for a guest.
    pub(super) badge: Option<Badge>,
    /// `true` if the player is picked. `None` if no player can be picked.
    pub(super) picked: Option<bool>,
    /// The name of the pencil. `None` for a card without one.
    pub(super) pencil: Option<&'a str>,
}

/// Shows cards in rows. Returns the number of the pressed card, and the press.
pub(super) fn show(ui: &mut Ui, cards: &[PlaceCard]) -> Option<(usize, CardPress)> {
    let gap = touch_gap(ui, GAP);
    let room = ui.available_width();
    let fitting = ((room + gap) / (NARROWEST + gap)).floor().max(1.0) as usize;
    let columns = fitting.min(if cards.len() >= MANY { 3 } else { 2 });
    let width = ((room - gap * (columns - 1) as f32) / columns as f32).floor();
    let size = vec2(width, touch_height(ui, HEIGHT));
    let mut pressed = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = gap;
        for (row, shown) in cards.chunks(columns).enumerate() {
            let (place, _) = ui.allocate_exact_size(vec2(room, size.y), Sense::hover());
            for (column, card) in shown.iter().enumerate() {
                let left = place.min.x + (width + gap) * column as f32;
                let rect = Rect::from_min_size(pos2(left, place.min.y), size);
                if let Some(press) = card.show(ui, rect) {
                    pressed = Some((row * columns + column, press));
                }
            }
        }
    });
    pressed
}

impl PlaceCard<'_> {
    fn show(&self, ui: &Ui, card: Rect) -> Option<CardPress> {
        let id = ui.id().with(("place card", self.id));
        let side = touch_height(ui, BUTTON);
        let split = match self.pencil {
            Some(_) => card.max.x - side,
            None => card.max.x,
        };
        let mut tile = Tile::bare(self.name).id(id);
        if let Some(picked) = self.picked {
            tile = tile.pick(picked);
        }
        let apart = match self.pencil {
            Some(_) => touch_gap(ui, GAP),
            None => 0.0,
        };
        let player = tile.show_at(ui, card.with_max_x(split - apart), |ui, place, state| {
            if ui.is_rect_visible(card) {
                self.paint_surface(ui, card, state);
                self.paint_player(ui, place);
            }
        });
        let mut press = player.clicked().then_some(CardPress::Player);
        if let Some(name) = self.pencil {
            let tile = Tile::bare(name).tooltip().id(id.with("pencil"));
            let pencil = tile.show_at(ui, card.with_min_x(split), |ui, place, state| {
                let tint = if state.is_lit() {
                    colour::TEXT
                } else {
                    colour::QUIET
                };
                draw_pencil(ui.painter(), place.center(), tint);
            });
            if pencil.clicked() {
                press = Some(CardPress::Pencil);
            }
        }
        press
    }

    /// Paints a surface below a picked or highlighted card, and a line below any other.
    fn paint_surface(&self, ui: &Ui, card: Rect, state: State) {
        if self.picked == Some(true) {
            let role = Role::Choice { chosen: true };
            Surface::of(ui, role, state).paint(ui, card);
        } else if state.is_lit() {
            Surface::of(ui, Role::Quiet, state).paint(ui, card);
        } else {
            let line = Stroke::new(1.0, colour::ROW_LINE);
            let y = card.max.y + GAP / 2.0;
            ui.painter().hline(card.x_range(), y, line);
        }
    }

    fn paint_player(&self, ui: &Ui, place: Rect) {
        let painter = ui.painter();
        let radius = (place.height() * 0.38).min(BADGE);
        let middle = pos2(place.min.x + MARGIN + radius, place.center().y);
        match self.badge {
            Some(badge) => player_mark::paint(painter, middle, radius, badge),
            None => draw_ring(painter, middle, radius),
        }
        let style = if place.width() >= WIDE {
            TextStyle::Title
        } else {
            TextStyle::SmallTitle
        };
        let left = middle.x + radius + MARGIN;
        let name = shorten(ui, self.name, style, place.max.x - left - 4.0);
        let tint = if self.badge.is_none() && self.picked != Some(true) {
            colour::SECOND
        } else {
            colour::TEXT
        };
        let galley = painter.layout_no_wrap(name, style.font(), tint);
        let at = pos2(left, place.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, tint);
    }
}

/// Shows an empty place with a plus sign, in front of the field for a new name.
pub(super) fn empty_place(ui: &mut Ui) {
    let side = 2.0 * BADGE;
    let size = vec2(MARGIN + side, side);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let middle = pos2(rect.min.x + MARGIN + BADGE, rect.center().y);
    let painter = ui.painter();
    draw_ring(painter, middle, BADGE);
    let line = Stroke::new(1.6, colour::QUIET);
    for arm in [vec2(7.0, 0.0), vec2(0.0, 7.0)] {
        painter.line_segment([middle - arm, middle + arm], line);
    }
}

/// Draws a ring of dashes in place of a badge.
fn draw_ring(painter: &Painter, middle: Pos2, radius: f32) {
    const CORNERS: u8 = 48;
    let corner = |at: u8| {
        let turn = f32::from(at) / f32::from(CORNERS) * std::f32::consts::TAU;
        middle + Vec2::angled(turn) * (radius - 1.0)
    };
    let corners: Vec<Pos2> = (0..=CORNERS).map(corner).collect();
    let line = Stroke::new(1.4, colour::SECOND);
    painter.extend(Shape::dashed_line(&corners, line, 5.0, 4.0));
}

/// Draws a pencil that points to the lower left.
fn draw_pencil(painter: &Painter, middle: Pos2, tint: Color32) {
    const HALF: f32 = 9.0;
    const THICK: f32 = 2.6;
    const POINT: f32 = 5.0;
    let along = vec2(1.0, -1.0).normalized();
    let across = along.rot90() * THICK;
    let tip = middle - along * HALF;
    let neck = tip + along * POINT;
    let end = middle + along * HALF;
    let outline = vec![
        tip,
        neck + across,
        end + across,
        end - across,
        neck - across,
    ];
    let line = Stroke::new(1.5, tint);
    painter.add(Shape::closed_line(outline, line));
    painter.line_segment([neck + across, neck - across], line);
}
