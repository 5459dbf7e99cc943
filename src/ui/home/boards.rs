//! Paints a game's board in its room, with the ground and the pieces of a position.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, TextureId, Vec2, pos2, vec2};

use super::layout::HomeLayout;
use super::plain::PlainLook;
use super::room::{Room, RoomPiece};
use super::uncut::Wood;
use crate::rules::{AnyPosition, GameKind, Side};
use crate::stage::board::BoardShape;
use crate::stage::{BoardView, Layout};
use crate::store::Theme;
use crate::table::pieces::standings;
use crate::table::{Location, PieceKind, Place, Standing};
use crate::ui::games;
use crate::ui::icons::{BoardTextures, Icons};
use crate::ui::light;
use crate::ui::paint::{self, Pose, Repeat, smooth, tiles};

/// The size of a tile of the ground, in design units.
const TILE: f32 = 384.0;
/// The counterclockwise rotation of boards in their rooms (degrees).
pub(super) const ROLL: f32 = 7.0;

/// The points per design unit. Rooms are 890 units high, bands 620.
pub(super) fn unit(layout: &HomeLayout) -> f32 {
    if layout.upright {
        layout.unit
    } else {
        layout.rooms[0].height() / 890.0
    }
}

/// The lower left corner of the board in a closed band, and in the open one, in design units.
const IN_BANDS: [Vec2; 2] = [vec2(344.0, 218.0), vec2(26.0, 336.0)];

/// The left edge of the board in a closed band, at a height above its lower left corner.
#[must_use]
pub fn edge_in_band(layout: &HomeLayout, band: Rect, y: f32) -> f32 {
    let corner = band.min + IN_BANDS[0] * unit(layout);
    corner.x - (corner.y - y).max(0.0) * ROLL.to_radians().tan()
}

/// The pose of the board in a room, at an openness. In a low band it's beside the text.
pub(super) fn in_room(room: &Room, layout: &HomeLayout, rect: Rect, open: f32) -> Pose {
    /// The distance by which the board in a closed room is higher than in the open one.
    const UP: f32 = 92.0;
    /// The scale of boards in bands relative to that in rooms.
    const SCALE_IN_BANDS: f32 = 0.56 / 0.66;
    let unit = unit(layout);
    let (corner, scale) = if layout.upright {
        let corner = IN_BANDS[0] + (IN_BANDS[1] - IN_BANDS[0]) * open;
        (corner, room.scale * SCALE_IN_BANDS)
    } else {
        // A closed room has two rows of buttons, so its texts are higher.
        let up = if layout.tight { 0.0 } else { UP * (1.0 - open) };
        (vec2(room.corner.0, room.corner.1 - up), room.scale)
    };
    Pose {
        corner: rect.min + corner * unit,
        scale: scale * unit,
        turn: ROLL.to_radians(),
    }
}

/// The pose of the board on the table.
pub(super) fn on_table(layout: &Layout) -> Pose {
    let picture = picture_place(layout.board_view);
    let scale = layout.board_scale();
    let corner = layout.board.min + bevy::math::Vec2::new(picture.min.x, picture.max.y) * scale;
    Pose {
        corner: pos2(corner.x, corner.y),
        scale,
        turn: 0.0,
    }
}

/// The area of the board's picture in board space.
pub(super) fn picture_place(view: BoardView) -> bevy::math::Rect {
    view.picture()
}

/// A visible piece, resting or moving.
pub(super) struct VisiblePiece {
    pub(super) side: Side,
    pub(super) kind: PieceKind,
    pub(super) standing: Standing,
    /// The position from the lower left corner of the board's picture, in units of the board.
    pub(super) at: Vec2,
    /// The size relative to a piece on the board.
    pub(super) scale: f32,
}

/// A piece that a picture shows elsewhere than in its position: travelling, captured, or in hand beside the board.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct LoosePiece {
    /// Its side.
    pub(in crate::ui) side: Side,
    /// Its kind.
    pub(in crate::ui) kind: PieceKind,
    /// Its standing, which decides its look.
    pub(in crate::ui) standing: Standing,
    /// The foot, in board space.
    pub(in crate::ui) at: bevy::math::Vec2,
    /// The size relative to a piece on the board.
    pub(in crate::ui) scale: f32,
    /// The opacity, 0 to 1. Fainter pieces are below all others.
    pub(in crate::ui) strength: f32,
}

/// The differences between a picture's pieces and those of its position.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::ui) struct PieceChanges<'a> {
    /// The location whose top piece isn't shown.
    pub(in crate::ui) lifted: Option<Location>,
    /// Additional pieces.
    pub(in crate::ui) loose: &'a [LoosePiece],
    /// The part of the picture whose pieces are shown, from its upper left corner, in units of the board. `None` if all
    /// are shown.
    pub(in crate::ui) within: Option<Rect>,
}

/// Removes the top piece of a location.
fn lift(pieces: &mut Vec<VisiblePiece>, location: Location) {
    let there = |piece: &VisiblePiece| piece.standing.place.location(piece.side) == Some(location);
    let all = pieces.iter().enumerate().filter(|(_, piece)| there(piece));
    let top = all.max_by_key(|(_, piece)| piece.standing.level);
    if let Some((top, _)) = top {
        pieces.remove(top);
    }
}

fn seen(position: &AnyPosition, view: BoardView) -> Vec<VisiblePiece> {
    let picture = picture_place(view);
    let mut all: Vec<VisiblePiece> = standings(position)
        .into_iter()
        .filter(|(_, _, standing)| matches!(standing.place, Place::Board(_) | Place::Bar))
        .filter_map(|(side, kind, standing)| {
            let foot = view.foot(side, standing)?;
            Some(VisiblePiece {
                side,
                kind,
                standing,
                at: vec2(foot.x - picture.min.x, foot.y - picture.max.y),
                scale: view
                    .resting(side, standing)
                    .map_or(1.0, |pose| pose.scale.x),
            })
        })
        .collect();
    all.sort_by(|a, b| {
        let depth = |piece: &VisiblePiece| (view.layer(piece.standing), piece.at.y);
        depth(a)
            .0
            .cmp(&depth(b).0)
            .then(depth(a).1.total_cmp(&depth(b).1))
    });
    all
}

/// Moves the piece by which two positions differ: it comes from the place that only the earlier position has for its
/// side and kind.
fn moved(before: &[VisiblePiece], after: &mut [VisiblePiece], t: f32) {
    let same = |a: &VisiblePiece, b: &VisiblePiece| {
        a.side == b.side && a.kind == b.kind && (a.at - b.at).length() < 1.0
    };
    let gone: Vec<&VisiblePiece> = before
        .iter()
        .filter(|piece| !after.iter().any(|other| same(piece, other)))
        .collect();
    let mut gone = gone.into_iter();
    for piece in after {
        if before.iter().any(|other| same(piece, other)) {
            continue;
        }
        let is_alike = |other: &&VisiblePiece| other.side == piece.side && other.kind == piece.kind;
        if let Some(from) = gone.by_ref().find(is_alike) {
            piece.at = from.at + (piece.at - from.at) * t;
        }
    }
}

/// The openness of a room in a column, 0 to 1.
fn openness(layout: &HomeLayout, room: Rect) -> f32 {
    /// The share by which an open room is wider than the others.
    const OPEN: f32 = 0.7;
    let widths = layout.rooms.iter().map(|room| room.width());
    let narrowest = widths.fold(f32::INFINITY, f32::min);
    ((room.width() / narrowest - 1.0) / OPEN).clamp(0.0, 1.0)
}

/// A position to paint, and the one before it with the progress of the move.
pub(super) struct Scene<'a> {
    pub(super) position: &'a AnyPosition,
    pub(super) before: Option<(&'a AnyPosition, f32)>,
}

/// A board with the textures of its game, and its pose in the window.
#[derive(Clone, Copy)]
pub(super) struct BoardArt<'a> {
    pub(super) room: &'a Room,
    pub(super) textures: &'a BoardTextures,
    /// The texture of the ground.
    pub(super) ground: Option<TextureId>,
    pub(super) view: BoardView,
    pub(super) pose: Pose,
}

impl BoardArt<'_> {
    /// Paints ground, board and pieces.
    pub(super) fn paint(
        &self,
        painter: &Painter,
        rect: Rect,
        layout: &HomeLayout,
        scene: &Scene,
        strength: f32,
    ) {
        let white = Color32::WHITE.gamma_multiply(strength);
        let tile = Vec2::splat(TILE * unit(layout));
        if let Some(ground) = self.ground {
            tiles(painter, ground, Repeat::Seamless, rect, tile, [white; 2]);
        }
        self.cast_shadow(painter, strength);
        // Everything on the ground stays there when the board rises to its table.
        let level = (self.pose.turn / ROLL.to_radians()).clamp(0.0, 1.0);
        // On a small screen the ground is left to the text. No plain pictures of objects exist.
        if !layout.tight && !light::has_plain_boards(painter.ctx()) {
            let beside = if layout.upright {
                self.room.beside_words
            } else {
                self.room.beside_title * openness(layout, rect)
            };
            let pose = Pose {
                corner: self.pose.place(vec2(beside, 0.0)),
                ..self.pose
            };
            let ground = BoardArt { pose, ..*self };
            ground.paint_objects(painter, scene.position, strength * level);
        }
        self.paint_board(painter, painter.clip_rect(), scene.position, strength);
        self.paint_pieces(painter, scene, strength, PieceChanges::default());
    }

    /// Paints the shadow of the board on its ground, away from the lamp at the upper left.
    fn cast_shadow(&self, painter: &Painter, strength: f32) {
        let picture = picture_place(self.view);
        let size = vec2(picture.width(), picture.height());
        let from = vec2(0.0, -size.y);
        for (away, dark) in [(10.0, 0.22), (22.0, 0.16), (38.0, 0.10)] {
            let away = Vec2::splat(away);
            let shade = Color32::from_black_alpha((dark * 255.0 * strength) as u8);
            let corners = [
                from,
                from + vec2(size.x, 0.0),
                from + size,
                from + vec2(0.0, size.y),
            ];
            let points = corners.map(|corner| self.pose.place(corner + away));
            painter.add(Shape::convex_polygon(points.to_vec(), shade, Stroke::NONE));
        }
    }

    /// Paints everything on the ground beside the board.
    fn paint_objects(&self, painter: &Painter, position: &AnyPosition, strength: f32) {
        let white = Color32::WHITE.gamma_multiply(strength);
        for lying in games::room_objects(position) {
            let Some((look, texture)) = self.picture(lying.look) else {
                continue;
            };
            let size = vec2(look.size.0, look.size.1);
            let foot = vec2(look.foot.0, look.foot.1);
            let pose = Pose {
                corner: self.pose.place(vec2(lying.at.0, lying.at.1)),
                turn: self.pose.turn + lying.turn.to_radians(),
                ..self.pose
            };
            if lying.needs_shadow {
                standing_shadow(painter, pose, Vec2::ZERO, size, strength);
            }
            pose.picture(painter, texture, -foot, size, white);
        }
    }

    /// A piece's picture by its index.
    fn picture(&self, at: usize) -> Option<(&RoomPiece, TextureId)> {
        let texture = self.textures.pieces.get(at)?;
        Some((self.room.pieces.get(at)?, *texture))
    }

    /// Paints the board of a position without pieces, clipped to `shown`.
    fn paint_board(&self, painter: &Painter, shown: Rect, position: &AnyPosition, strength: f32) {
        if light::has_plain_boards(painter.ctx()) {
            self.paint_plain_board(painter, shown, position, strength);
            return;
        }
        let painter = &painter.with_clip_rect(shown);
        let white = Color32::WHITE.gamma_multiply(strength);
        let picture = picture_place(self.view);
        let size = vec2(picture.width(), picture.height());
        let from = vec2(0.0, -size.y);
        self.pose
            .picture(painter, self.textures.board, from, size, white);
        let wood = Wood {
            texture: self.textures.board,
            size,
            pose: self.pose,
        };
        for ends in games::unused_lines(position) {
            wood.cover(painter, ends.map(|(x, y)| vec2(x, y)), white);
        }
    }

    /// Paints the pieces on the board, some of them elsewhere than in the position.
    fn paint_pieces(&self, painter: &Painter, scene: &Scene, strength: f32, changes: PieceChanges) {
        let mut pieces = seen(scene.position, self.view);
        if let Some((before, t)) = scene.before {
            moved(&seen(before, self.view), &mut pieces, t);
        }
        if let Some(location) = changes.lifted {
            lift(&mut pieces, location);
        }
        let picture = picture_place(self.view);
        if let Some(within) = changes.within {
            let height = picture.height();
            pieces.retain(|piece| within.contains(pos2(piece.at.x, piece.at.y + height)));
        }
        let (faint, whole): (Vec<&LoosePiece>, Vec<_>) =
            changes.loose.iter().partition(|loose| loose.strength < 1.0);
        let paint = |loose: &LoosePiece| {
            let piece = VisiblePiece {
                side: loose.side,
                kind: loose.kind,
                standing: loose.standing,
                at: vec2(loose.at.x - picture.min.x, loose.at.y - picture.max.y),
                scale: loose.scale,
            };
            if loose.strength < 1.0 && light::has_plain_boards(painter.ctx()) {
                self.paint_plain_piece(painter, &piece, PlainLook::Outline, strength);
            } else {
                self.paint_piece(painter, &piece, strength * loose.strength);
            }
        };
        faint.into_iter().for_each(paint);
        for piece in &pieces {
            self.paint_piece(painter, piece, strength);
        }
        whole.into_iter().for_each(paint);
    }

    fn paint_piece(&self, painter: &Painter, piece: &VisiblePiece, strength: f32) {
        if light::has_plain_boards(painter.ctx()) {
            self.paint_plain_piece(painter, piece, PlainLook::Whole, strength);
            return;
        }
        let white = Color32::WHITE.gamma_multiply(strength);
        let look = (self.room.piece)(piece.side, piece.kind, piece.standing);
        let Some((look, texture)) = self.picture(look) else {
            return;
        };
        let size = vec2(look.size.0, look.size.1) * piece.scale;
        let foot = vec2(look.foot.0, look.foot.1) * piece.scale;
        standing_shadow(painter, self.pose, piece.at, size, strength);
        self.pose
            .picture(painter, texture, piece.at - foot, size, white);
    }
}

/// Paints the shadow of a piece of this size at a position.
fn standing_shadow(painter: &Painter, pose: Pose, at: Vec2, size: Vec2, strength: f32) {
    let reach = size.x.min(size.y) * 0.52;
    let away = vec2(0.10, 0.12) * size.x;
    pose.shadow(painter, at + away, reach, 0.5 * strength);
}

/// The aspect ratio of a board's picture: height by width.
#[must_use]
pub(in crate::ui) fn height_by_width(game: GameKind) -> f32 {
    let picture = picture_place(room_view(game));
    picture.height() / picture.width()
}

/// A picture of a board, still or with a moving piece.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct BoardPicture<'a> {
    /// The position.
    pub(in crate::ui) position: &'a AnyPosition,
    /// The position one choice before it, and the progress of that choice, 0 to 1.
    pub(in crate::ui) before: Option<(&'a AnyPosition, f32)>,
    /// The lower left corner of the board's picture.
    pub(in crate::ui) corner: Pos2,
    /// The width of the picture.
    pub(in crate::ui) width: f32,
    /// The counterclockwise rotation (rad).
    pub(in crate::ui) turn: f32,
    /// The side whose seat is at the bottom, on boards that can be turned.
    pub(in crate::ui) bottom: Side,
}

impl BoardPicture<'_> {
    /// Paints board and pieces, some of them elsewhere than in the position, and `under` between board and pieces, clipped
    /// to `shown`. Paints nothing while the pictures aren't loaded.
    pub(in crate::ui) fn paint(
        &self,
        painter: &Painter,
        icons: &Icons,
        shown: Rect,
        changes: PieceChanges,
        under: impl FnOnce(&Painter),
    ) {
        let game = self.position.kind();
        let rooms = GameKind::ALL.iter().zip(icons.boards());
        let Some((_, textures)) = rooms.into_iter().find(|(of, _)| **of == game) else {
            return;
        };
        let board = BoardArt {
            room: games::room(game),
            textures,
            ground: None,
            view: self.view(),
            pose: self.pose(),
        };
        let scene = Scene {
            position: self.position,
            before: self.before,
        };
        board.paint_board(painter, shown, self.position, 1.0);
        under(painter);
        board.paint_pieces(painter, &scene, 1.0, changes);
    }

    fn view(&self) -> BoardView {
        room_view(self.position.kind()).facing(self.bottom)
    }

    fn pose(&self) -> Pose {
        let picture = picture_place(self.view());
        Pose {
            corner: self.corner,
            scale: self.width / picture.width(),
            turn: self.turn,
        }
    }

    /// Converts a position in board space to the screen.
    pub(in crate::ui) fn place(&self, at: bevy::math::Vec2) -> Pos2 {
        let picture = picture_place(self.view());
        self.pose()
            .place(vec2(at.x - picture.min.x, at.y - picture.max.y))
    }

    /// The points per unit of the board.
    pub(in crate::ui) fn scale(&self) -> f32 {
        self.pose().scale
    }
}

/// The light of a theme in a room: the light everywhere on the board, the additional light below the lamp, and the share
/// of light left on the ground behind the text.
const fn room_light(theme: Theme) -> [f32; 3] {
    match theme {
        Theme::Day => [0.52, 0.66, 1.0],
        Theme::Night => [0.12, 0.66, 0.4],
        // A shade would take contrast from the plain boards.
        Theme::Contrast => [1.0, 0.0, 0.0],
    }
}

/// Paints the light of the lamp at the upper left of a room, and darkens the ground behind the text. `open` is the
/// openness of the room.
pub(super) fn light_room(
    painter: &Painter,
    layout: &HomeLayout,
    rect: Rect,
    room: &Room,
    theme: Theme,
    open: f32,
    strength: f32,
) {
    let [ambient, glow, ground] = room_light(theme);
    let size = rect.size();
    let wide = (1.05 * size.x.max(size.y * 0.47)) / size.x;
    let slim = 0.80 + 0.20 * open;
    paint::light(painter, rect, |at| {
        let p = (-(((at.x - 0.40) / wide).powi(2) + ((at.y - 0.30) / 0.52).powi(2))).exp();
        let lamp = ambient + glow * p;
        let below = smooth(0.58, 0.76, at.y + 0.04 * (at.x - 0.5));
        let falls = if layout.upright {
            let beside = 1.0 - smooth(0.34, 0.48, at.x + 0.12 * (at.y - 0.5));
            let below = smooth(0.52, 0.66, at.y);
            beside + (below - beside) * open
        } else {
            below
        };
        let floor = ground * room.ground * (0.98 - 0.28 * at.x - 0.22 * smooth(0.8, 1.0, at.y));
        let bright = (lamp * (1.0 - falls) + floor * falls) * slim;
        1.0 - (1.0 - bright.min(1.0)) * strength
    });
}

/// The board in its shape for rooms, wider than high.
pub(super) fn room_view(game: GameKind) -> BoardView {
    BoardView::of(game, BoardShape::Landscape)
}

/// Interpolates between two rectangles.
pub(super) fn between(from: Rect, to: Rect, t: f32) -> Rect {
    let point = |a: Pos2, b: Pos2| a.lerp(b, t);
    Rect::from_min_max(point(from.min, to.min), point(from.max, to.max))
}
