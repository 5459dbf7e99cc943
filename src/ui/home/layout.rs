//! Computes the layout of the home screen, in egui's points.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::rules::GameKind;

/// The number of rooms.
pub const ROOMS: usize = GameKind::ALL.len();

/// The design sizes, in units: with the rooms in a row, and in a column.
const WIDE: Vec2 = vec2(1920.0, 1080.0);
const TALL: Vec2 = vec2(780.0, 1688.0);

/// The areas of the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeLayout {
    /// The whole screen.
    pub screen: Rect,
    /// The points per design unit.
    pub unit: f32,
    /// `true` if the rooms are in a column.
    pub upright: bool,
    /// `true` if there's only space for the essentials.
    pub tight: bool,
    /// The area of each room.
    pub rooms: [Rect; ROOMS],
    /// The upper rail, with the title.
    pub top: Rect,
    /// The lower rail, with puzzle, panels and languages.
    pub foot: Rect,
}

impl HomeLayout {
    /// The layout of a screen. `open` is the openness of each room, 0 to 1, with a sum of 1.
    #[must_use]
    pub fn of(screen: Rect, open: [f32; ROOMS]) -> HomeLayout {
        let size = screen.size();
        let upright = size.y > size.x;
        let design = if upright { TALL } else { WIDE };
        let unit = (size.x / design.x).min(size.y / design.y);
        let tight = !upright && size.y < 480.0;
        let (rail, foot, side, seam, open_share) = if upright {
            (
                150.0 * unit,
                150.0 * unit,
                14.0 * unit,
                12.0 * unit,
                620.0 / 1352.0,
            )
        } else if tight {
            // The lower rail has names below its icons.
            (size.y * 0.122, (size.y * 0.13).max(54.0), 8.0, 6.0, 0.44)
        } else {
            (
                104.0 * unit,
                86.0 * unit,
                18.0 * unit,
                14.0 * unit,
                690.0 / 1842.0,
            )
        };
        // Controls must be high enough for a finger.
        let (rail, foot) = (rail.max(44.0), foot.max(48.0));
        let top = Rect::from_min_size(screen.min, vec2(size.x, rail));
        let bottom = Rect::from_min_max(pos2(screen.min.x, screen.max.y - foot), screen.max);
        let length = if upright {
            bottom.min.y - top.max.y
        } else {
            size.x - 2.0 * side
        };
        let free = length - seam * (ROOMS as f32 - 1.0);
        let slim = (1.0 - open_share) / (ROOMS as f32 - 1.0);
        let mut at = if upright {
            top.max.y
        } else {
            screen.min.x + side
        };
        let rooms = open.map(|open| {
            let extent = free * (slim + (open_share - slim) * open);
            let rect = if upright {
                Rect::from_min_max(
                    pos2(screen.min.x + side, at),
                    pos2(screen.max.x - side, at + extent),
                )
            } else {
                Rect::from_min_max(pos2(at, top.max.y), pos2(at + extent, bottom.min.y))
            };
            at += extent + seam;
            rect
        });
        HomeLayout {
            screen,
            unit,
            upright,
            tight,
            rooms,
            top,
            foot: bottom,
        }
    }

    /// The index of the room under a point.
    #[must_use]
    pub fn room_at(&self, point: Pos2) -> Option<usize> {
        self.rooms.iter().position(|room| room.contains(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_fill_the_screen_between_the_rails_and_never_overlap() {
        for size in [
            (1920.0, 1080.0),
            (1280.0, 720.0),
            (740.0, 415.0),
            (390.0, 844.0),
            (360.0, 360.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1));
            let [mut first, mut last, mut between] = [[0.0; ROOMS]; 3];
            first[0] = 1.0;
            last[ROOMS - 1] = 1.0;
            between[0] = 0.5;
            between[2] = 0.5;
            for open in [first, last, between] {
                let layout = HomeLayout::of(screen, open);
                for (i, room) in layout.rooms.iter().enumerate() {
                    assert!(screen.contains_rect(*room), "{size:?} {room:?}");
                    assert!(
                        room.width() > 40.0 && room.height() > 40.0,
                        "{size:?} {room:?}"
                    );
                    assert!(!room.shrink(0.5).intersects(layout.top), "{size:?}");
                    assert!(!room.shrink(0.5).intersects(layout.foot), "{size:?}");
                    for other in &layout.rooms[i + 1..] {
                        assert!(!room.shrink(0.5).intersects(*other), "{size:?}");
                    }
                }
            }
        }
    }
}
