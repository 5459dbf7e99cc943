//! Paints a position on its board, with the table's materials: for the book, the library, puzzles, game nights and
//! shared pictures.

mod pen;
mod thrones;
mod way;

use bevy::math::Vec2;
use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shadow, Stroke, StrokeKind, pos2, vec2,
};

use crate::geometry::tawula as felt;
use crate::rules::{AnyPosition, GameKind, Rules, Side, with_game};
use crate::stage::BoardView;
use crate::stage::board::BoardShape;
use crate::table::pieces::standings;
use crate::table::{Location, Place, Standing};
use crate::ui::game_look::SharedLook;
use crate::ui::home::boards::{BoardPicture, PieceChanges};
use crate::ui::icons::Icons;
use crate::ui::light::has_plain_boards;
use crate::ui::panel_game::PanelGame;
use crate::ui::plain_piece;

pub(in crate::ui) use pen::BoardPen;
pub use way::Way;

/// The ground of a board whose picture isn't loaded yet.
pub(in crate::ui) const UNLOADED: Color32 = Color32::from_rgb(0x6B, 0x58, 0x3A);

/// The contents of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardScene<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The position one choice before it, and the progress of that choice, 0 to 1.
    pub before: Option<(&'a AnyPosition, f32)>,
    /// The ways of pieces.
    pub ways: &'a [Way],
    /// The side whose seat is at the bottom, on boards that can be turned.
    pub bottom: Side,
}

/// A part of a board, and its place.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct BoardPart<'a> {
    /// The part of the board's picture, from its upper left corner, in units of the board.
    pub(in crate::ui) shown: Rect,
    /// The place on the screen, with the same aspect ratio.
    pub(in crate::ui) place: Rect,
    /// The size of a pixel of the picture.
    pub(in crate::ui) unit: f32,
    /// The pieces that aren't in their places.
    pub(in crate::ui) changes: PieceChanges<'a>,
}

/// The look of a game's board in shared pictures.
pub(in crate::ui) const fn shared_look(game: GameKind) -> SharedLook {
    with_game!(game, Game => <Game as PanelGame>::LOOK.shared)
}

/// The colour of the board's shadow on its ground.
const SHADOW: Color32 = Color32::from_black_alpha(165);
/// The ink of the frame around a paper board's squares.
const PEN: Color32 = Color32::from_rgb(0x5A, 0x45, 0x2B);

/// The colours of the edges of pieces in Tawula's trays, each with its shade.
const EDGES: [[Color32; 2]; 2] = [
    [
        Color32::from_rgb(0xE9, 0xDE, 0xC4),
        Color32::from_rgb(0x9C, 0x8D, 0x6D),
    ],
    [
        Color32::from_rgb(0x8A, 0x4A, 0x1B),
        Color32::from_rgb(0x38, 0x1A, 0x08),
    ],
];

/// The shown part of a board's picture, from its upper left corner, in units of the board.
fn shown(game: GameKind) -> Rect {
    let picture = view(game).picture();
    let all = Rect::from_min_size(Pos2::ZERO, vec2(picture.width(), picture.height()));
    shared_look(game).crop.unwrap_or(all)
}

fn view(game: GameKind) -> BoardView {
    BoardView::of(game, BoardShape::Landscape)
}

/// The aspect ratio of a game's board: height by width.
#[must_use]
pub fn height_by_width(game: GameKind) -> f32 {
    let shown = shown(game);
    shown.height() / shown.width()
}

impl BoardScene<'_> {
    /// Paints the board in the middle of an area, as large as possible. `unit` is the size of a pixel of the picture.
    /// Returns the covered area.
    pub fn paint(&self, painter: &Painter, icons: &Icons, area: Rect, unit: f32) -> Rect {
        let game = self.position.kind();
        let shown = shown(game);
        let scale = (area.width() / shown.width()).min(area.height() / shown.height());
        let place = Rect::from_center_size(area.center(), shown.size() * scale);
        if !shared_look(game).is_leaf {
            shadow(painter, place, unit);
        }
        self.paint_in(painter, icons, place, unit);
        place
    }

    /// Paints the board in a place with the aspect ratio of the board, without a shadow.
    pub fn paint_in(&self, painter: &Painter, icons: &Icons, place: Rect, unit: f32) {
        let part = BoardPart {
            shown: shown(self.position.kind()),
            place,
            unit,
            changes: PieceChanges::default(),
        };
        self.paint_part(painter, icons, &part, |_| {});
    }

    /// Paints a part of the board in its place without a shadow, and `under` between board and pieces.
    pub(in crate::ui) fn paint_part(
        &self,
        painter: &Painter,
        icons: &Icons,
        part: &BoardPart,
        under: impl FnOnce(&Painter),
    ) {
        let (shown, place, unit) = (part.shown, part.place, part.unit);
        let scale = place.width() / shown.width();
        let picture = self.view().picture();
        let corner = place.min - shown.min.to_vec2() * scale + vec2(0.0, picture.height() * scale);
        let photograph = BoardPicture {
            position: self.position,
            before: self.before,
            corner,
            width: picture.width() * scale,
            turn: 0.0,
            bottom: self.bottom,
        };
        let clip = painter.clip_rect().intersect(place);
        photograph.paint(painter, icons, clip, part.changes, |painter| {
            // Those outside a part of the board would be drawn beside it.
            let is_part = part.changes.within.is_some();
            let clip = if is_part { clip } else { painter.clip_rect() };
            let clipped = painter.with_clip_rect(clip);
            if let Some((position, board)) = self.position.tablut().zip(self.view().tablut()) {
                frame(painter, place, unit);
                thrones::paint(&clipped, &photograph, board, position.options());
            }
            self.trays(&clipped, &photograph, part.changes.lifted);
            for way in self.ways {
                self.way(painter, &photograph, way, unit);
            }
            under(painter);
        });
    }

    fn view(&self) -> BoardView {
        view(self.position.kind()).facing(self.bottom)
    }

    fn way(&self, painter: &Painter, photograph: &BoardPicture, way: &Way, unit: f32) {
        let view = self.view();
        let Some(road) = way.road_after(view, self.position) else {
            return;
        };
        // A hand can be beside the picture.
        let is_shown = |at: Vec2| view.picture().contains(at);
        if ![road.start(), road.end()]
            .into_iter()
            .flatten()
            .all(is_shown)
        {
            return;
        }
        let on_screen = road.mapped(|at| {
            let at = photograph.place(at);
            Vec2::new(at.x, at.y)
        });
        let cell = view.unit() * photograph.scale();
        let pen = BoardPen::new(painter, self.position.kind(), cell, unit);
        // The beads of several roads would hide the board.
        pen.road(&on_screen, self.ways.len() == 1);
    }

    /// Paints the edges of the pieces in Tawula's trays.
    fn trays(&self, painter: &Painter, photograph: &BoardPicture, lifted: Option<Location>) {
        if self.position.tawula().is_none() {
            return;
        }
        let all = standings(self.position);
        let is_lifted = |side: Side, standing: Standing| {
            let above = Standing {
                level: standing.level + 1,
                ..standing
            };
            let is_top = !all
                .iter()
                .any(|(other, _, other_standing)| *other == side && *other_standing == above);
            is_top && standing.place.location(side) == lifted
        };
        let scale = photograph.scale();
        let size = vec2(felt::EDGE.0 * 0.8, felt::EDGE_STEP * 0.92) * scale;
        for (side, _, standing) in all.iter().copied() {
            let is_beside = matches!(standing.place, Place::Hand | Place::Off);
            if !is_beside || is_lifted(side, standing) {
                continue;
            }
            let Some(foot) = self.view().foot(side, standing) else {
                continue;
            };
            let are_plain = has_plain_boards(painter.ctx());
            let [ink, shade] = if are_plain {
                plain_piece::colours(side == self.view().light_side(), 1.0)
            } else {
                EDGES[side.index()]
            };
            let bar = Rect::from_center_size(photograph.place(foot), size);
            let radius = CornerRadius::same((size.y * 0.3).clamp(1.0, 12.0) as u8);
            if are_plain {
                let line = Stroke::new((size.y * 0.12).max(1.0), shade);
                painter.rect(bar, radius, ink, line, StrokeKind::Inside);
                continue;
            }
            painter.rect_filled(bar, radius, shade);
            let lit = Rect::from_min_max(bar.min, pos2(bar.max.x, bar.max.y - size.y * 0.24));
            painter.rect_filled(lit, radius, ink);
            let line = Stroke::new(size.y * 0.08, shade);
            painter.hline(lit.x_range().shrink(size.x * 0.1), lit.center().y, line);
        }
    }
}

/// Paints a double pen line around the squares and their letters.
fn frame(painter: &Painter, place: Rect, unit: f32) {
    let line = |width: f32| Stroke::new(width * unit, PEN.gamma_multiply(0.8));
    painter.rect_stroke(place, 0.0, line(1.6), StrokeKind::Inside);
    let outer = place.expand(4.0 * unit);
    painter.rect_stroke(outer, 0.0, line(0.9), StrokeKind::Inside);
}

/// Paints a shadow on the ground, away from the lamp at the upper left.
pub(in crate::ui) fn shadow(painter: &Painter, place: Rect, unit: f32) {
    let small = |pixels: f32| (pixels * unit).clamp(0.0, 100.0) as u8;
    let shadow = Shadow {
        offset: [small(8.0).cast_signed(), small(11.0).cast_signed()],
        // Without blur, the shadow would have a hard edge.
        blur: small(22.0).max(1),
        spread: 0,
        color: SHADOW,
    };
    painter.add(shadow.as_shape(place, CornerRadius::same(small(6.0))));
}
