//! What is pointed out on the board: the chosen piece, where it can go, what can move, the focus.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::StageSystems;
use super::art::{Art, BEAD_SIZE, DIGIT_PIXELS, DIGIT_SIZE, FOCUS_MARGIN, MARK_DROP, MARK_SIZE};
use super::geometry::CELL;
use super::layout::Layout;
use crate::rules::tablan::Cell;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(StageSystems::Arrange)
            .run_if(resource_exists::<Art>)
            .run_if(resource_changed::<Marks>.or_eager(resource_changed::<Layout>)),
    );
}

/// What is to be pointed out. Input decides; the stage only draws.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The chosen piece's cell.
    pub chosen: Option<Cell>,
    /// Cells whose pieces can move.
    pub movable: Vec<Cell>,
    /// Where the chosen piece can go.
    pub targets: Vec<Target>,
    /// The keyboard's or gamepad's cursor.
    pub focus: Option<Cell>,
    /// A piece picked up or pressed.
    pub raised: Option<Raised>,
}

/// A cell that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The cell.
    pub cell: Cell,
    /// How many steps it takes.
    pub steps: u8,
    /// It takes half a throw; another piece may move the other half.
    pub half: bool,
    /// What happens there.
    pub kind: TargetKind,
}

/// What happens on a cell that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// It is free.
    Free,
    /// An enemy is captured.
    Capture,
    /// The piece comes home.
    Enter,
}

/// A piece that is held up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Raised {
    /// The piece.
    pub piece: Entity,
    /// How high, in cells.
    pub height: f32,
    /// 0 to 1 of the way to fully picked up.
    pub amount: f32,
    /// Where it is held, in board space; none over its own cell.
    pub held_at: Option<Vec2>,
}

/// A sprite of the marks; all are made anew when the marks change.
#[derive(Component)]
struct Mark;

/// Depths between the pieces' shadows and the pieces, and above them.
mod depth {
    pub const UNDER: f32 = 5.0;
    pub const FOCUS: f32 = 5.5;
    pub const BEAD: f32 = 30.0;
}

/// The board's scale, in pixels a unit, from which on marks need no enlarging.
const READABLE: f32 = 0.58;

struct Painter<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    layout: &'a Layout,
    art: &'a Art,
}

impl Painter<'_, '_, '_> {
    fn sprite(&mut self, picture: &Handle<Image>, size: Vec2, at: Vec2, depth: f32) {
        let size = size * self.layout.world_scale();
        self.commands.spawn((
            Name::new("mark"),
            Mark,
            Sprite {
                custom_size: Some(size),
                ..Sprite::from_image(picture.clone())
            },
            Transform::from_translation(self.layout.board_to_world(at).extend(depth)),
        ));
    }

    fn figure(&mut self, number: u8, at: Vec2, scale: f32, depth: f32) {
        let digits = number.to_string();
        let advance = DIGIT_SIZE.x * 0.80 * scale;
        let start = -advance * (digits.len() as f32 - 1.0) / 2.0;
        for (i, digit) in digits.bytes().enumerate() {
            let at = at + Vec2::new(start + advance * i as f32, 0.0);
            let column = f32::from(digit - b'0');
            let size = DIGIT_SIZE * DIGIT_PIXELS;
            let min = Vec2::new(column * size.x, 0.0);
            self.commands.spawn((
                Name::new("mark figure"),
                Mark,
                Sprite {
                    rect: Some(Rect::from_corners(min, min + size)),
                    custom_size: Some(DIGIT_SIZE * scale * self.layout.world_scale()),
                    ..Sprite::from_image(self.art.digits.clone())
                },
                Anchor::CENTER,
                Transform::from_translation(self.layout.board_to_world(at).extend(depth + 0.1)),
            ));
        }
    }
}

fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<Art>,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let shape = layout.shape;
    // On small boards discs and figures keep a size that can be read.
    let large = (READABLE / layout.world_scale()).clamp(1.0, 1.75);
    let middle = |cell: Cell| shape.cell_centre(cell) + Vec2::Y * MARK_DROP;
    let mut painter = Painter {
        commands: &mut commands,
        layout: &layout,
        art: &art,
    };
    for &cell in &marks.movable {
        if marks.chosen != Some(cell) {
            painter.sprite(&art.mark_movable, MARK_SIZE, middle(cell), depth::UNDER);
        }
    }
    if let Some(cell) = marks.chosen {
        painter.sprite(
            &art.mark_chosen,
            MARK_SIZE,
            middle(cell),
            depth::UNDER + 0.2,
        );
    }
    for target in &marks.targets {
        let at = middle(target.cell);
        match target.kind {
            TargetKind::Capture => {
                painter.sprite(&art.mark_capture, MARK_SIZE, at, depth::UNDER + 0.3);
                let bead = at + Vec2::new(0.375, -0.46) * CELL;
                let picture = if target.half {
                    &art.mark_bead_half
                } else {
                    &art.mark_bead
                };
                painter.sprite(picture, BEAD_SIZE * large, bead, depth::BEAD);
                painter.figure(target.steps, bead, 0.86 * large, depth::BEAD);
            }
            TargetKind::Free | TargetKind::Enter => {
                let picture = match (target.kind == TargetKind::Enter, target.half) {
                    (false, false) => &art.mark_move,
                    (false, true) => &art.mark_half,
                    (true, false) => &art.mark_enter,
                    (true, true) => &art.mark_enter_half,
                };
                painter.sprite(picture, MARK_SIZE * large, at, depth::UNDER + 0.3);
                painter.figure(target.steps, at, large, depth::UNDER + 0.3);
            }
        }
    }
    if let Some(cell) = marks.focus {
        let size = shape.cell_size() + Vec2::splat(2.0 * FOCUS_MARGIN);
        painter.sprite(
            &art.focus(shape),
            size,
            shape.cell_centre(cell),
            depth::FOCUS,
        );
    }
}
