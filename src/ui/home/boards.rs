//! A game's board in its room: ground, board and pieces as they stand.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, TextureId, Vec2, pos2, vec2};

use super::art::RoomTextures;
use super::layout::HomeLayout;
use super::room::Room;
use crate::rules::{AnyPosition, GameKind, Side};
use crate::stage::board::BoardShape;
use crate::stage::{BoardView, Layout};
use crate::table::pieces::standings;
use crate::table::{PieceKind, Place, Standing};
use crate::ui::games;
use crate::ui::icons::Icons;
use crate::ui::paint::{Pose, Repeat, light, smooth, tiles};

/// A tile of ground, in units of the design.
const TILE: f32 = 384.0;
/// The angle at which boards lie in their rooms, against the clock.
pub(super) const ROLL: f32 = 7.0;

/// Points for a unit of the design in which rooms are 890 high, or bands 620.
pub(super) fn unit(layout: &HomeLayout) -> f32 {
    if layout.upright {
        layout.unit
    } else {
        layout.rooms[0].height() / 890.0
    }
}

/// How the board of a room lies in it, so far opened. In a low band it lies beside the words.
pub(super) fn in_room(room: &Room, layout: &HomeLayout, rect: Rect, open: f32) -> Pose {
    /// Where the lower left corner of the board lies in a band that is closed, and in the open one.
    const IN_BANDS: [Vec2; 2] = [vec2(344.0, 218.0), vec2(26.0, 336.0)];
    /// How large boards are in bands, by how large they are in rooms.
    const SCALE_IN_BANDS: f32 = 0.56 / 0.66;
    let unit = unit(layout);
    let (corner, scale) = if layout.upright {
        let corner = IN_BANDS[0] + (IN_BANDS[1] - IN_BANDS[0]) * open;
        (corner, room.scale * SCALE_IN_BANDS)
    } else {
        (vec2(room.corner.0, room.corner.1), room.scale)
    };
    Pose {
        corner: rect.min + corner * unit,
        scale: scale * unit,
        turn: ROLL.to_radians(),
    }
}

/// How it lies on the table; none where the table has it in another shape.
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

/// Where the board's picture lies in board space.
fn picture_place(view: BoardView) -> bevy::math::Rect {
    view.picture()
}

/// A piece where it is seen, or on its way.
struct Seen {
    side: Side,
    kind: PieceKind,
    standing: Standing,
    /// From the lower left corner of the board's picture, in units of the board.
    at: Vec2,
}

fn seen(position: &AnyPosition, view: BoardView) -> Vec<Seen> {
    let picture = picture_place(view);
    let mut all: Vec<Seen> = standings(position)
        .into_iter()
        .filter(|(_, _, standing)| matches!(standing.place, Place::Board(_) | Place::Bar))
        .filter_map(|(side, kind, standing)| {
            let foot = view.foot(side, standing)?;
            Some(Seen {
                side,
                kind,
                standing,
                at: vec2(foot.x - picture.min.x, foot.y - picture.max.y),
            })
        })
        .collect();
    all.sort_by(|a, b| {
        let depth = |piece: &Seen| (view.layer(piece.standing), piece.at.y);
        depth(a)
            .0
            .cmp(&depth(b).0)
            .then(depth(a).1.total_cmp(&depth(b).1))
    });
    all
}

/// Of two positions, one choice apart, how a piece of the later one has moved: it comes from the place
/// that the earlier one alone has of its side and kind.
fn moved(before: &[Seen], after: &mut [Seen], t: f32) {
    let same =
        |a: &Seen, b: &Seen| a.side == b.side && a.kind == b.kind && (a.at - b.at).length() < 1.0;
    let gone: Vec<&Seen> = before
        .iter()
        .filter(|piece| !after.iter().any(|other| same(piece, other)))
        .collect();
    let mut gone = gone.into_iter();
    for piece in after {
        if before.iter().any(|other| same(piece, other)) {
            continue;
        }
        let is_alike = |other: &&Seen| other.side == piece.side && other.kind == piece.kind;
        if let Some(from) = gone.by_ref().find(is_alike) {
            piece.at = from.at + (piece.at - from.at) * t;
        }
    }
}

/// What is to be seen on a board: a position, and the one before it where a piece is on its way.
pub(super) struct Scene<'a> {
    pub(super) position: &'a AnyPosition,
    pub(super) before: Option<(&'a AnyPosition, f32)>,
}

/// Paints ground, board and pieces, at so much strength.
pub(super) fn paint(
    painter: &Painter,
    (rect, layout): (Rect, &HomeLayout),
    (room, textures, ground): (&Room, &RoomTextures, Option<TextureId>),
    (pose, view): (Pose, BoardView),
    scene: &Scene,
    strength: f32,
) {
    let white = Color32::WHITE.gamma_multiply(strength);
    let tile = Vec2::splat(TILE * unit(layout));
    if let Some(ground) = ground {
        tiles(painter, ground, Repeat::Seamless, rect, tile, [white; 2]);
    }
    let picture = picture_place(view);
    let size = vec2(picture.width(), picture.height());
    let from = vec2(0.0, -size.y);
    // The shadow that the board casts on its ground, away from the lamp at the upper left.
    for (away, dark) in [(10.0, 0.22), (22.0, 0.16), (38.0, 0.10)] {
        let away = Vec2::splat(away);
        let shade = Color32::from_black_alpha((dark * 255.0 * strength) as u8);
        let corners = [
            from,
            from + vec2(size.x, 0.0),
            from + size,
            from + vec2(0.0, size.y),
        ];
        let points = corners.map(|corner| pose.place(corner + away)).to_vec();
        painter.add(bevy_egui::egui::Shape::convex_polygon(
            points,
            shade,
            bevy_egui::egui::Stroke::NONE,
        ));
    }
    // What lies on the ground stays there when the board rises to its table.
    let level = (pose.turn / ROLL.to_radians()).clamp(0.0, 1.0);
    // Where all is small the words need the ground for themselves.
    if !layout.tight {
        let beside = if layout.upright {
            room.beside_words
        } else {
            0.0
        };
        let lying = Pose {
            corner: pose.place(vec2(beside, 0.0)),
            ..pose
        };
        let strength = strength * level;
        lie(painter, (room, textures), lying, scene.position, strength);
    }
    lay(painter, (room, textures), (pose, view), scene, strength);
}

/// Paints what lies on the ground beside the board, at so much strength.
fn lie(
    painter: &Painter,
    (room, textures): (&Room, &RoomTextures),
    pose: Pose,
    position: &AnyPosition,
    strength: f32,
) {
    let white = Color32::WHITE.gamma_multiply(strength);
    for lying in games::lying(position) {
        let Some((look, texture)) = room
            .pieces
            .get(lying.look)
            .zip(textures.pieces.get(lying.look))
        else {
            continue;
        };
        let size = vec2(look.size.0, look.size.1);
        let foot = vec2(look.foot.0, look.foot.1);
        let its = Pose {
            corner: pose.place(vec2(lying.at.0, lying.at.1)),
            turn: pose.turn + lying.turn.to_radians(),
            ..pose
        };
        if lying.needs_shadow {
            standing_shadow(painter, (its, Vec2::ZERO), size, strength);
        }
        its.picture(painter, *texture, -foot, size, white);
    }
}

/// Paints the shadow of a piece of a size that stands at a place.
fn standing_shadow(painter: &Painter, (pose, at): (Pose, Vec2), size: Vec2, strength: f32) {
    let reach = size.x.min(size.y) * 0.52;
    let away = vec2(0.10, 0.12) * size.x;
    pose.shadow(painter, at + away, reach, 0.5 * strength);
}

/// Paints a board with its pieces, at so much strength.
fn lay(
    painter: &Painter,
    room: (&Room, &RoomTextures),
    (pose, view): (Pose, BoardView),
    scene: &Scene,
    strength: f32,
) {
    lay_board(painter, room.1, (pose, view), strength);
    stand(painter, room, (pose, view), scene, strength);
}

/// Paints a board without pieces, at so much strength.
fn lay_board(
    painter: &Painter,
    textures: &RoomTextures,
    (pose, view): (Pose, BoardView),
    strength: f32,
) {
    let white = Color32::WHITE.gamma_multiply(strength);
    let picture = picture_place(view);
    let size = vec2(picture.width(), picture.height());
    pose.picture(painter, textures.board, vec2(0.0, -size.y), size, white);
}

/// Paints the pieces of a board, at so much strength.
fn stand(
    painter: &Painter,
    (room, textures): (&Room, &RoomTextures),
    (pose, view): (Pose, BoardView),
    scene: &Scene,
    strength: f32,
) {
    let white = Color32::WHITE.gamma_multiply(strength);
    let mut pieces = seen(scene.position, view);
    if let Some((before, t)) = scene.before {
        moved(&seen(before, view), &mut pieces, t);
    }
    for piece in &pieces {
        let look = (room.piece)(piece.side, piece.kind, piece.standing);
        let Some((look, texture)) = room.pieces.get(look).zip(textures.pieces.get(look)) else {
            continue;
        };
        let scale = view
            .resting(piece.side, piece.standing)
            .map_or(1.0, |pose| pose.scale.x);
        let size = vec2(look.size.0, look.size.1) * scale;
        let foot = vec2(look.foot.0, look.foot.1) * scale;
        standing_shadow(painter, (pose, piece.at), size, strength);
        pose.picture(painter, *texture, piece.at - foot, size, white);
    }
}

/// How high the picture of a game's board is, by its width.
#[must_use]
pub(in crate::ui) fn height_by_width(game: GameKind) -> f32 {
    let picture = picture_place(room_view(game));
    picture.height() / picture.width()
}

/// Paints the picture of a board as it stands: its lower left corner, its width, and how far it is turned
/// against the clock. Nothing where the pictures are not there.
pub(in crate::ui) fn photograph(
    painter: &Painter,
    icons: &Icons,
    position: &AnyPosition,
    (corner, width, turn): (Pos2, f32, f32),
) {
    let board = Photograph {
        position,
        before: None,
        corner,
        width,
        turn,
    };
    board.paint(painter, icons, painter.clip_rect(), |_| {});
}

/// The picture of a board as it stands, or as a piece on it moves.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Photograph<'a> {
    /// The position.
    pub(in crate::ui) position: &'a AnyPosition,
    /// The position one choice before it, and how far that choice is on its way, 0 to 1.
    pub(in crate::ui) before: Option<(&'a AnyPosition, f32)>,
    /// Where the lower left corner of the board's picture lies.
    pub(in crate::ui) corner: Pos2,
    /// How wide that picture is.
    pub(in crate::ui) width: f32,
    /// How far it is turned against the clock, in radians.
    pub(in crate::ui) turn: f32,
}

impl Photograph<'_> {
    /// Paints board and pieces, and `under` between them; of the board only what lies in `shown`. Nothing where
    /// the pictures are not there.
    pub(in crate::ui) fn paint(
        &self,
        painter: &Painter,
        icons: &Icons,
        shown: Rect,
        under: impl FnOnce(&Painter),
    ) {
        let game = self.position.kind();
        let rooms = GameKind::ALL.iter().zip(icons.boards());
        let Some((_, textures)) = rooms.into_iter().find(|(of, _)| **of == game) else {
            return;
        };
        let (pose, view) = (self.pose(), room_view(game));
        let scene = Scene {
            position: self.position,
            before: self.before,
        };
        let in_part = painter.with_clip_rect(shown);
        lay_board(&in_part, textures, (pose, view), 1.0);
        under(painter);
        let room = (games::room(game), textures);
        stand(painter, room, (pose, view), &scene, 1.0);
    }

    fn pose(&self) -> Pose {
        let picture = picture_place(room_view(self.position.kind()));
        Pose {
            corner: self.corner,
            scale: self.width / picture.width(),
            turn: self.turn,
        }
    }

    /// Where a place in the board's own space lies, in units of the board.
    pub(in crate::ui) fn place(&self, at: bevy::math::Vec2) -> Pos2 {
        let picture = picture_place(room_view(self.position.kind()));
        self.pose()
            .place(vec2(at.x - picture.min.x, at.y - picture.max.y))
    }

    /// Points for a unit of the board.
    pub(in crate::ui) fn scale(&self) -> f32 {
        self.pose().scale
    }
}

/// The lamp at the upper left of a room; where the words stand the ground falls away. `open` says how far the room
/// is opened.
pub(super) fn light_room(
    painter: &Painter,
    layout: &HomeLayout,
    rect: Rect,
    room: &Room,
    open: f32,
    strength: f32,
) {
    let size = rect.size();
    let wide = (1.05 * size.x.max(size.y * 0.47)) / size.x;
    let slim = 0.80 + 0.20 * open;
    light(painter, rect, |at| {
        let p = (-(((at.x - 0.40) / wide).powi(2) + ((at.y - 0.30) / 0.52).powi(2))).exp();
        let lamp = 0.52 + 0.66 * p;
        let below = smooth(0.58, 0.76, at.y + 0.04 * (at.x - 0.5));
        let falls = if layout.upright {
            let beside = 1.0 - smooth(0.34, 0.48, at.x + 0.12 * (at.y - 0.5));
            let below = smooth(0.52, 0.66, at.y);
            beside + (below - beside) * open
        } else {
            below
        };
        let floor = room.ground * (0.98 - 0.28 * at.x - 0.22 * smooth(0.8, 1.0, at.y));
        let bright = (lamp * (1.0 - falls) + floor * falls) * slim;
        1.0 - (1.0 - bright.min(1.0)) * strength
    });
}

/// A board as it lies in rooms: wider than high.
pub(super) fn room_view(game: GameKind) -> BoardView {
    BoardView::of(game, BoardShape::Landscape)
}

/// Where a point of a rectangle is that is so far on its way to another.
pub(super) fn between(from: Rect, to: Rect, t: f32) -> Rect {
    let point = |a: Pos2, b: Pos2| a.lerp(b, t);
    Rect::from_min_max(point(from.min, to.min), point(from.max, to.max))
}
