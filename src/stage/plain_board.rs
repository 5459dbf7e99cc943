//! The board in the high-contrast theme: a plain ground with lines, in place of wood, cloth and paper. In calm mode, a
//! plain ground around the board alone.
//!
//! The ground covers the table's pictures, so the page fetches nothing for the theme.

use bevy::prelude::*;

use super::board_view::BoardView;
use super::layout::Layout;
use super::{OnlyFor, StageSystems};
use crate::settings::CurrentSettings;
use crate::store::Theme;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            lay_plain_board
                .run_if(resource_changed::<CurrentSettings>.or_eager(resource_changed::<Layout>)),
            show_shades,
        )
            .after(StageSystems::Arrange),
    );
}

/// The tone of a board's plain ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainGround {
    /// Nearly black, for marks in bright colours.
    Dark,
    /// Nearly white, for marks in ink.
    Pale,
}

impl PlainGround {
    /// The colour of the ground.
    #[must_use]
    pub const fn colour(self) -> Srgba {
        match self {
            PlainGround::Dark => Srgba::rgb(0.035, 0.031, 0.027),
            PlainGround::Pale => Srgba::rgb(1.0, 0.988, 0.957),
        }
    }

    /// The colour of the lines on the ground. It has a contrast of at least 4.5 : 1.
    #[must_use]
    pub const fn line(self) -> Srgba {
        match self {
            PlainGround::Dark => Srgba::rgb(0.55, 0.53, 0.49),
            PlainGround::Pale => Srgba::rgb(0.36, 0.33, 0.29),
        }
    }
}

/// A part of the plain board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainPart {
    /// The plain table around the board.
    Table,
    /// The plain board.
    Board,
    /// A line on the board.
    Line,
}

/// A shadow or a light over the whole table, which only belongs to the day.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Shade;

/// Depths above cloths and trays, above the board's picture, and below its numerals and marks.
mod depth {
    pub const TABLE: f32 = 0.45;
    pub const BOARD: f32 = 1.1;
    pub const LINE: f32 = 1.15;
}

/// The tone around the board in calm mode: a quiet brown that suits every board. The night theme darkens it.
const CALM: Srgba = Srgba::rgb(0.17, 0.145, 0.125);

/// Width of a line, in design units, and its least width (logical pixels).
const WIDTH: (f32, f32) = (3.0, 1.5);

/// Shows shades by day and hides them in other themes and in calm mode.
fn show_shades(settings: Res<CurrentSettings>, mut shades: Query<&mut Visibility, With<Shade>>) {
    let shown = if settings.0.theme == Theme::Day && !settings.0.calm {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut visibility in &mut shades {
        visibility.set_if_neq(shown);
    }
}

/// Covers the table with a plain board in the high-contrast theme, and with a plain ground in calm mode.
pub fn lay_plain_board(
    mut commands: Commands,
    settings: Res<CurrentSettings>,
    layout: Res<Layout>,
    old: Query<Entity, With<PlainPart>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let has_contrast = settings.0.theme == Theme::Contrast;
    if !has_contrast && !settings.0.calm {
        return;
    }
    let board = layout.board_view;
    let ground = board.ground();
    let mut lay = |part: PlainPart, colour: Srgba, size: Vec2, place: Transform| {
        commands.spawn((
            Name::new("plain board"),
            part,
            OnlyFor(board.game()),
            Sprite::from_color(colour, size),
            place,
        ));
    };
    let dark = PlainGround::Dark.colour();
    let table = Transform::from_xyz(0.0, 0.0, depth::TABLE);
    let around = if has_contrast { dark } else { CALM };
    lay(PlainPart::Table, around, layout.window, table);
    if !has_contrast {
        return;
    }
    let picture = board.picture();
    let scale = layout.world_scale();
    let middle = layout.board_to_world(picture.center());
    lay(
        PlainPart::Board,
        ground.colour(),
        picture.size() * scale,
        Transform::from_translation(middle.extend(depth::BOARD)),
    );
    let width = (WIDTH.0 * scale).max(WIDTH.1);
    for [from, to] in board.plain_lines() {
        let [from, to] = [from, to].map(|at| layout.board_to_world(at));
        let along = to - from;
        let place = Transform::from_translation(((from + to) / 2.0).extend(depth::LINE))
            .with_rotation(Quat::from_rotation_z(along.to_angle()));
        // The lines meet in their corners.
        let size = Vec2::new(along.length() + width, width);
        lay(PlainPart::Line, ground.line(), size, place);
    }
}

impl BoardView {
    /// The lines on the plain board, without repetitions.
    #[must_use]
    pub fn plain_lines(self) -> Vec<[Vec2; 2]> {
        let mut lines: Vec<[Vec2; 2]> = Vec::new();
        for line in self.lines() {
            let is_same =
                |[from, to]: &[Vec2; 2]| from.distance(line[0]) < 1.0 && to.distance(line[1]) < 1.0;
            if !lines.iter().any(is_same) {
                lines.push(line);
            }
        }
        lines
    }
}

/// The four sides of a rectangle.
#[must_use]
pub fn sides(rect: Rect) -> [[Vec2; 2]; 4] {
    let (min, max) = (rect.min, rect.max);
    let [right, left] = [Vec2::new(max.x, min.y), Vec2::new(min.x, max.y)];
    [[min, right], [left, max], [min, left], [right, max]]
}
