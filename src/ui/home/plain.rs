//! Paints plain boards and pieces on panels in the high-contrast theme, like those on the table.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::boards::{BoardArt, VisiblePiece, picture_place};
use crate::rules::AnyPosition;
use crate::stage::plain_pieces::{LINE, PlainSign, SIGN};
use crate::table::Piece;
use crate::ui::games;
use crate::ui::paint::plain_rect;
use crate::ui::plain_piece::{colours, points, tone};

/// The width of a board's line, in units of the board, and its least width (points).
const BOARD_LINE: (f32, f32) = (3.0, 1.0);
/// The least width of a piece's line (points).
const PIECE_LINE: f32 = 1.0;
/// The distance from an unused line at which a line is the same, in units of the board.
const SAME: f32 = 2.0;

/// The look of a plain piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlainLook {
    /// A body with a line.
    Whole,
    /// Only a line, for a piece that has left the board.
    Outline,
}

impl BoardArt<'_> {
    /// Paints the plain board of a position without pieces. If it isn't turned, it's clipped to `shown`.
    pub(super) fn paint_plain_board(
        &self,
        painter: &Painter,
        shown: Rect,
        position: &AnyPosition,
        strength: f32,
    ) {
        let picture = picture_place(self.view);
        let ground = self.view.ground();
        let fill = tone(ground.colour(), strength);
        let size = vec2(picture.width(), picture.height());
        let corner = |x: f32, y: f32| self.pose.place(vec2(size.x * x, size.y * (y - 1.0)));
        if self.pose.turn == 0.0 {
            // No clip, because it wouldn't turn with a photograph.
            let place = Rect::from_two_pos(corner(0.0, 0.0), corner(1.0, 1.0));
            plain_rect(painter, place.intersect(shown), fill);
        } else {
            let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
            let corners = corners.map(|(x, y)| corner(x, y)).to_vec();
            painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
        }
        let width = (BOARD_LINE.0 * self.pose.scale).max(BOARD_LINE.1);
        let ink = Stroke::new(width, tone(ground.line(), strength));
        let unused = games::unused_lines(position);
        for line in self.view.plain_lines() {
            // Trays can be beside the picture.
            if !line.iter().all(|at| picture.inflate(1.0).contains(*at)) {
                continue;
            }
            let [from, to] = line.map(|at| vec2(at.x - picture.min.x, at.y - picture.max.y));
            let is_unused = unused.iter().any(|ends| {
                let mut ends = ends.iter();
                ends.all(|(x, y)| distance([from, to], vec2(*x, *y)) < SAME)
            });
            if is_unused {
                continue;
            }
            let mut ends = [from, to].map(|at| self.pose.place(at));
            if self.pose.turn == 0.0 {
                // Boards with shown parts have only upright and level lines, so cutting the coordinates is enough.
                if !shown.intersects(Rect::from_two_pos(ends[0], ends[1])) {
                    continue;
                }
                ends = ends.map(|at| shown.clamp(at));
            }
            let [from, to] = ends;
            // The lines meet in their corners.
            let more = (to - from).normalized() * width / 2.0;
            painter.line_segment([from - more, to + more], ink);
        }
    }

    /// Paints a plain piece.
    pub(super) fn paint_plain_piece(
        &self,
        painter: &Painter,
        piece: &VisiblePiece,
        look: PlainLook,
        strength: f32,
    ) {
        let unit = self.view.unit() * piece.scale;
        let width = (LINE * unit * self.pose.scale).max(PIECE_LINE);
        let [body, line] = match look {
            PlainLook::Whole => colours(piece.side == self.view.light_side(), strength),
            PlainLook::Outline => [
                Color32::TRANSPARENT,
                tone(self.view.ground().line(), strength),
            ],
        };
        let outline = (self.room.outline)(piece.kind);
        let inset = width / 2.0 / self.pose.scale;
        let points: Vec<Pos2> = points(outline, piece.scale, inset)
            .into_iter()
            .map(|off| self.pose.place(piece.at + off))
            .collect();
        painter.add(Shape::convex_polygon(
            points,
            body,
            Stroke::new(width, line),
        ));
        let sign = self.view.plain_sign(
            &Piece {
                side: piece.side,
                kind: piece.kind,
                number: 0,
            },
            piece.standing,
        );
        self.paint_sign(painter, sign, piece.at, SIGN * unit, line);
    }

    /// Paints a sign. `half` is half its size, in units of the board.
    fn paint_sign(&self, painter: &Painter, sign: PlainSign, at: Vec2, half: f32, ink: Color32) {
        let middle = self.pose.place(at);
        let size = half * self.pose.scale;
        match sign {
            PlainSign::None => {}
            PlainSign::Dot => {
                painter.circle_filled(middle, 0.62 * size, ink);
            }
            PlainSign::Ring => {
                let line = Stroke::new(0.44 * size, ink);
                painter.circle_stroke(middle, 0.76 * size, line);
            }
            PlainSign::Cross => {
                let line = Stroke::new(0.52 * size, ink);
                for arm in [vec2(half, 0.0), vec2(0.0, half)] {
                    let ends = [at - arm, at + arm].map(|end| self.pose.place(end));
                    painter.line_segment(ends, line);
                }
            }
        }
    }
}

/// The distance of a point from a straight line through two others.
fn distance([from, to]: [Vec2; 2], point: Vec2) -> f32 {
    let along = (to - from).normalized();
    let off = point - from;
    (along.x * off.y - along.y * off.x).abs()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, TextureId, pos2};

    use super::*;
    use crate::rules::{GameKind, Setup, Side};
    use crate::ui::home::HomeTextures;
    use crate::ui::home::boards::{BoardPicture, PieceChanges};
    use crate::ui::icons::Icons;
    use crate::ui::light::set_plain_boards;

    /// The number of pictures on a board, and that of other shapes.
    fn painted(position: &AnyPosition, is_plain: bool) -> (usize, usize) {
        let ctx = Context::default();
        set_plain_boards(&ctx, is_plain);
        let texture = TextureId::User(1);
        let textures = HomeTextures::all_of(texture);
        let mut icons = Icons::default();
        icons.set_boards(textures.get().unwrap().rooms.clone());
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let picture = BoardPicture {
                position,
                before: None,
                corner: pos2(0.0, 800.0),
                width: 600.0,
                turn: 0.0,
                bottom: Side::First,
            };
            let (painter, changes) = (ui.painter(), PieceChanges::default());
            picture.paint(painter, &icons, painter.clip_rect(), changes, |_| {});
        });
        output.textures_delta.clear();
        let is_picture = |shape: &Shape| match shape {
            Shape::Mesh(mesh) => mesh.texture_id == texture,
            _ => false,
        };
        let shapes = output.shapes;
        let pictures = shapes.iter().filter(|one| is_picture(&one.shape)).count();
        (pictures, shapes.len() - pictures)
    }

    #[test]
    fn plain_boards_have_lines_and_no_pictures() {
        for game in GameKind::ALL {
            let position = AnyPosition::start(Setup::new(game).options(), Some(Side::First));
            assert!(painted(&position, false).0 > 0, "{game}");
            let (pictures, others) = painted(&position, true);
            assert_eq!(pictures, 0, "{game}");
            assert!(others > 8, "{game}: {others}");
        }
    }
}
