//! The scenery: the felt, the box with its shadow, numerals, the marked heads, and the light.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::{
    HEAD_SIZE, NUMERAL_COLUMNS, NUMERAL_SIZE, PIXELS, STAR_SIZE, TawulaArt, board_shadow_place,
};
use super::geometry::TawulaBoard;
use crate::rules::tawula::{POINTS, opposite};
use crate::rules::{GameKind, Side};
use crate::stage::board::BoardShape;
use crate::stage::plain_board::Shade;
use crate::stage::{Layout, OnlyFor, RevealedEvents};
use crate::store::Seat;
use crate::table::{Learning, Table};

/// A part of the scenery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scenery {
    Felt,
    BoardShadow,
    Board,
    /// The cartouche under the numeral of a side's head.
    Head(Side),
    /// The star on the point of a side's head.
    Star(Side),
    /// The numeral of a point, identified by the number of the player at the bottom.
    Numeral(u8),
    Vignette,
}

impl Scenery {
    fn all() -> impl Iterator<Item = Scenery> {
        use Scenery::{BoardShadow, Felt, Head, Numeral, Star, Vignette};
        let heads = Side::BOTH.into_iter().flat_map(|s| [Head(s), Star(s)]);
        [Felt, BoardShadow, Scenery::Board, Vignette]
            .into_iter()
            .chain(heads)
            .chain((1..=POINTS).map(Numeral))
    }

    const fn depth(self) -> f32 {
        match self {
            Scenery::Felt => 0.0,
            Scenery::BoardShadow => 0.5,
            Scenery::Board => 1.0,
            Scenery::Head(_) | Scenery::Star(_) => 1.2,
            Scenery::Numeral(_) => 1.4,
            Scenery::Vignette => 90.0,
        }
    }
}

/// The head by its side's own numbers (TW-9): the last point before the far side.
const HEAD: u8 = 12;

/// A side's head by the numbers of the player at the bottom.
const fn head(board: TawulaBoard, side: Side) -> u8 {
    board.own(match side {
        Side::First => HEAD,
        Side::Second => opposite(HEAD),
    })
}

pub(super) fn set_up(mut commands: Commands) {
    for part in Scenery::all() {
        let mut spawned = commands.spawn((
            Name::new(format!("{part:?}")),
            part,
            OnlyFor(GameKind::Tawula),
            Sprite::default(),
            Anchor::CENTER,
        ));
        if part == Scenery::Vignette {
            spawned.insert(Shade);
        }
    }
}

/// The side whose numbers label the points: the player at the bottom or, with two people at the screen, the side to
/// move, because moves and refusals use its numbers. A lesson keeps the learner's.
fn counting(table: &Table, learns: bool, revealed: usize, bottom: Side) -> Side {
    let people = Side::BOTH.map(|side| table.seat(side)) == [Seat::Person; 2];
    if learns || !people {
        return bottom;
    }
    let position = table.game().position_at(revealed);
    position.side_to_act().unwrap_or(bottom)
}

pub(super) fn arrange(
    layout: Res<Layout>,
    art: Res<TawulaArt>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    revealed: Res<RevealedEvents>,
    mut counted: Local<Option<Side>>,
    mut parts: Query<(Ref<Scenery>, &mut Sprite, &mut Transform)>,
) {
    let Some(board) = layout.board_view.tawula() else {
        return;
    };
    let window = layout.window;
    let scale = layout.world_scale();
    // The numerals' distance from a point's base and their scale, the scale of cartouches, and the place and scale of
    // stars.
    let (behind, numeral, cartouche, star) = match board.shape {
        BoardShape::Landscape => (9.5, 0.52, 0.64, (299.0, 1.0)),
        BoardShape::Portrait => (16.5, 1.0, 1.0, (262.0, 0.9)),
    };
    let counts = counting(&table, learning.is_some(), revealed.0, board.bottom);
    let turned = counted.replace(counts) != Some(counts);
    for (part, mut sprite, mut transform) in &mut parts {
        if !(layout.is_changed() || part.is_added() || turned) {
            continue;
        }
        let mut at = Vec2::ZERO;
        match *part {
            Scenery::Felt => {
                // The felt keeps its size at full HD on boards of any size.
                let weave = (window.min_element() / 1080.0).max(0.5);
                sprite.image = art.felt.clone();
                sprite.image_mode = SpriteImageMode::Tiled {
                    tile_x: true,
                    tile_y: true,
                    stretch_value: weave / PIXELS,
                };
                sprite.custom_size = Some(window);
            }
            Scenery::BoardShadow => {
                let shadow = board_shadow_place(board);
                sprite.image = art.board_shadow.clone();
                sprite.custom_size = Some(shadow.size() * scale);
                at = layout.board_to_world(shadow.center());
            }
            Scenery::Board => {
                sprite.image = art.board.clone();
                sprite.custom_size = Some(board.size() * scale);
                at = layout.board_to_world(board.size() / 2.0);
            }
            Scenery::Head(side) => {
                let (base, towards) = board.base(head(board, side));
                sprite.image = art.head(side).0.clone();
                sprite.custom_size = Some(HEAD_SIZE * cartouche * scale);
                at = layout.board_to_world(base - towards * behind);
            }
            Scenery::Star(side) => {
                let (base, towards) = board.base(head(board, side));
                sprite.image = art.head(side).1.clone();
                sprite.custom_size = Some(STAR_SIZE * star.1 * scale);
                at = layout.board_to_world(base + towards * star.0);
            }
            Scenery::Numeral(number) => {
                let (base, towards) = board.base(number);
                let shown = if counts == board.bottom {
                    number
                } else {
                    opposite(number)
                };
                let place = shown - 1;
                let (column, row) = (place % NUMERAL_COLUMNS, place / NUMERAL_COLUMNS);
                let size = NUMERAL_SIZE * PIXELS;
                let min = size * Vec2::new(f32::from(column), f32::from(row));
                sprite.image = art.numerals.clone();
                sprite.rect = Some(Rect::from_corners(min, min + size));
                sprite.custom_size = Some(NUMERAL_SIZE * numeral * scale);
                sprite.color = if number == head(board, Side::First) {
                    Color::srgb_u8(0x24, 0x13, 0x0B)
                } else if number == head(board, Side::Second) {
                    Color::srgb_u8(0xF0, 0xB5, 0x65)
                } else {
                    Color::srgb_u8(0xE2, 0xCF, 0xA6)
                };
                at = layout.board_to_world(base - towards * behind);
            }
            Scenery::Vignette => {
                sprite.image = art.vignette.clone();
                sprite.custom_size = Some(window);
            }
        }
        transform.translation = at.extend(part.depth());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameRecord;
    use crate::rules::Setup;

    #[test]
    fn in_a_lesson_points_keep_the_learners_numbers() {
        let game = GameRecord::new(Setup::new(GameKind::Tawula), 1, Side::Second);
        let table = Table::new(game);
        let events = table.game().events().len();
        assert_eq!(counting(&table, false, events, Side::First), Side::Second);
        assert_eq!(counting(&table, true, events, Side::First), Side::First);
    }
}
