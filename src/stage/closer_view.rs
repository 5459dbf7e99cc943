//! The closer view: a part of the board, enlarged for fingers and eyes.

use bevy::math::{Rect, Vec2};
use bevy::prelude::*;

use super::StageSystems;
use super::layout::{FINGER, Layout};
use super::tempo::span;
use crate::record::Event;
use crate::settings::SettingsInForce;
use crate::table::{Intent, Location, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CloserView>().add_systems(
        Update,
        (
            follow_table.run_if(resource_exists::<Table>),
            advance,
            apply.run_if(resource_changed::<CloserView>),
        )
            .chain()
            .after(TableSystems::Save)
            .before(StageSystems::Direct),
    );
}

/// The largest enlargement.
const MOST: f32 = 3.0;
/// The smallest enlargement that is worth a change of the view.
const LEAST: f32 = 1.6;
/// The height above the board for the button that returns to all of it, in units. The board's upper edge can be seen
/// below the button.
const HEAD: f32 = 60.0;
/// The space between two places that a finger tells apart, in logical pixels.
pub const BETWEEN_FINGERS: f32 = 8.0;

/// The places of a layout with a closer view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CloserPlaces {
    /// The area in which the board is seen.
    pub view: Rect,
    /// The place of the whole board, without the closer view.
    pub whole: Rect,
    /// The area where throws land, without the closer view.
    pub(super) throw: Option<Rect>,
}

/// An enlarged part of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPart {
    /// The enlargement, above 1.
    pub zoom: f32,
    /// The point in the middle of the view, in board space.
    pub middle: Vec2,
}

/// The view of the board: whole or closer, and the motion between the two.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CloserView {
    /// The part at the start of the motion. `None` for the whole board.
    from: Option<BoardPart>,
    /// The part at its end.
    to: Option<BoardPart>,
    /// The rest of the motion, 1 to 0.
    rest: f32,
    /// `true` if the next move ends the view.
    until_move: bool,
}

impl CloserView {
    /// `true` if a part is enlarged, or about to be.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.to.is_some()
    }

    /// `true` while the view moves.
    #[must_use]
    pub const fn moves(&self) -> bool {
        self.rest > 0.0
    }

    /// Moves closer to a point of the board, or returns to the whole board.
    pub fn toggle(&mut self, layout: &Layout, middle: Vec2) {
        if self.is_on() {
            self.leave();
        } else {
            self.approach(layout, middle, false);
        }
    }

    /// Moves closer to a point of the board, enough for fingers. With `until_move` the next move ends the view.
    pub fn approach(&mut self, layout: &Layout, middle: Vec2, until_move: bool) {
        if layout.can_be_closer() {
            let zoom = layout.zoom_for_fingers();
            self.turn_to(Some(BoardPart { zoom, middle }));
            self.until_move = until_move;
        }
    }

    /// Returns to the whole board.
    pub fn leave(&mut self) {
        self.turn_to(None);
    }

    /// Shows a part at once. An enlargement of 1 or less shows the whole board.
    pub fn show(&mut self, layout: &Layout, zoom: f32, middle: Vec2) {
        if layout.can_be_closer() {
            let zoom = zoom.min(MOST);
            let part = (zoom > 1.01).then_some(BoardPart { zoom, middle });
            *self = CloserView {
                from: part,
                to: part,
                ..*self
            };
            self.rest = 0.0;
        }
    }

    /// Shows a part with a point of the board at a place of the window (logical pixels).
    pub fn hold(&mut self, layout: &Layout, zoom: f32, point: Vec2, pixels: Vec2) {
        let zoom = zoom.clamp(1.0, MOST);
        let away = layout.free_around_board().center() - pixels / layout.unit;
        let middle = point + away / (layout.whole_scale() * zoom);
        self.show(layout, zoom, middle);
    }

    /// Moves the part under a finger by a distance in board space.
    pub fn pan(&mut self, layout: &Layout, by: Vec2) {
        if let (Some(part), Some(places)) = (self.to, layout.closer) {
            let middle = layout.window_to_board(places.view.center() * layout.unit);
            self.show(layout, part.zoom, middle - by);
        }
    }

    /// The enlargement, or 1 for the whole board.
    #[must_use]
    pub fn zoom(&self) -> f32 {
        self.to.map_or(1.0, |part| part.zoom)
    }

    fn turn_to(&mut self, to: Option<BoardPart>) {
        if self.to != to {
            // The way back starts where the board is now.
            let rest = if to == self.from {
                self.passed().cbrt()
            } else {
                1.0
            };
            *self = CloserView {
                from: self.to,
                to,
                rest,
                until_move: false,
            };
        }
    }

    /// The completed part of the motion, 0 to 1.
    fn passed(&self) -> f32 {
        1.0 - self.rest.powi(3)
    }
}

/// Ends the view with the next game, with a throw, which can land outside it, and if it should last for one move only.
fn follow_table(
    table: Res<Table>,
    layout: Res<Layout>,
    mut intents: MessageReader<Intent>,
    mut known: Local<usize>,
    mut view: ResMut<CloserView>,
) {
    let replaced = intents.read().filter(|intent| intent.replaces_game());
    let replaced = replaced.count() > 0;
    let game = table.game();
    let now = game.events().len();
    let before = std::mem::replace(&mut *known, now);
    if !view.is_on() {
        return;
    }
    if replaced || !layout.can_be_closer() {
        *view = CloserView::default();
    } else if before != now {
        let over = game.outcome().is_some();
        let threw = matches!(game.events().last(), Some(Event::Threw { .. }));
        if over || threw || view.until_move {
            view.leave();
        }
    }
}

/// Advances the motion of the view.
fn advance(time: Res<Time>, in_force: SettingsInForce, mut view: ResMut<CloserView>) {
    if view.moves() {
        let whole = in_force.tempo().span(span::VIEW).max(1.0);
        view.rest = (view.rest - time.delta_secs() * 1000.0 / whole).max(0.0);
    }
}

/// Updates the layout in the frame of a change.
fn apply(view: Res<CloserView>, mut layout: ResMut<Layout>) {
    let closer = layout.clone().whole().closer(&view);
    layout.set_if_neq(closer);
}

impl Layout {
    /// The same layout with the whole board in view.
    fn whole(mut self) -> Layout {
        if let Some(places) = self.closer.take() {
            self.board = places.whole;
            self.throw = places.throw;
        }
        self
    }

    /// `true` if the board can be seen closer: while a game is played beside its panels.
    #[must_use]
    pub const fn can_be_closer(&self) -> bool {
        self.big.is_none()
            && self.review.is_none()
            && self.lesson.is_none()
            && self.far_actions.is_none()
    }

    /// The enlargement of the whole board that lets a finger tell all of its places apart.
    #[must_use]
    pub fn zoom_for_fingers(&self) -> f32 {
        let board = self.board_view;
        let places = board.locations().into_iter();
        let least = places
            .filter(|place| matches!(place, Location::Board(_)))
            .filter_map(|place| board.rect(place))
            .map(|rect| rect.size().min_element() * self.whole_scale() * self.unit)
            .fold(f32::INFINITY, f32::min);
        ((FINGER + BETWEEN_FINGERS) / least).clamp(LEAST, MOST)
    }

    /// Units per design unit of the board if all of it is in view.
    fn whole_scale(&self) -> f32 {
        self.whole_board().width() / self.board_view.size().x
    }

    /// The place of the whole board, without a closer view.
    #[must_use]
    pub fn whole_board(&self) -> Rect {
        self.closer.map_or(self.board, |places| places.whole)
    }

    /// The location in view at a place in logical window pixels.
    #[must_use]
    pub fn location_at(&self, pixels: Vec2) -> Option<Location> {
        let is_seen = |places: CloserPlaces| places.view.contains(pixels / self.unit);
        let point = self.window_to_board(pixels);
        let seen = self.closer.is_none_or(is_seen);
        self.board_view.location_under(point).filter(|_| seen)
    }

    /// The same layout with the view of the board.
    #[must_use]
    pub fn closer(mut self, view: &CloserView) -> Layout {
        if !(view.is_on() || view.moves()) || !self.can_be_closer() {
            return self;
        }
        let (whole, throw) = (self.board, self.throw);
        let room = self.free_around_board();
        let place = |part: Option<BoardPart>| part.map_or(whole, |part| self.enlarged(part, room));
        let [from, to] = [view.from, view.to].map(place);
        let passed = view.passed();
        let board = Rect {
            min: from.min.lerp(to.min, passed),
            max: from.max.lerp(to.max, passed),
        };
        if self.throws_on_board() {
            let grown = board.width() / whole.width();
            self.throw = self.throw.map(|throw| {
                let corner = |at: Vec2| board.min + (at - whole.min) * grown;
                Rect::from_corners(corner(throw.min), corner(throw.max))
            });
        }
        self.board = board;
        self.closer = Some(CloserPlaces {
            view: room,
            whole,
            throw,
        });
        self
    }

    /// The place of the board if a part of it is enlarged and fills the view as well as possible.
    fn enlarged(&self, part: BoardPart, view: Rect) -> Rect {
        let size = self.whole_board().size() * part.zoom;
        let wanted = view.center() - part.middle * self.whole_scale() * part.zoom;
        // Without gaps if the board is larger than the view, otherwise completely in view.
        let first = view.min + Vec2::Y * HEAD;
        let last = view.max - size;
        let min = wanted.clamp(last.min(first), last.max(first));
        Rect::from_corners(min, min + size)
    }

    /// The area around the board that no panel and no throw needs.
    fn free_around_board(&self) -> Rect {
        if let Some(places) = self.closer {
            return places.view;
        }
        let board = self.board;
        let mut free = Rect::from_corners(Vec2::ZERO, self.room / self.unit);
        let beside = self.throw.filter(|_| !self.throws_on_board());
        let others = [
            Some(self.bar),
            Some(self.actions),
            beside,
            self.chips,
            self.move_list,
        ];
        let panels = self.player_panels.into_iter();
        for other in panels.chain(others.into_iter().flatten()) {
            if other.max.y <= board.min.y + 1.0 {
                free.min.y = free.min.y.max(other.max.y);
            } else if other.min.y >= board.max.y - 1.0 {
                free.max.y = free.max.y.min(other.min.y);
            } else if other.min.x >= board.max.x - 1.0 {
                free.max.x = free.max.x.min(other.min.x);
            } else if other.max.x <= board.min.x + 1.0 {
                free.min.x = free.min.x.max(other.max.x);
            }
        }
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    const PHONE: Vec2 = Vec2::new(360.0, 640.0);

    fn at(game: GameKind, place: impl Fn(Rect) -> Vec2) -> Layout {
        let whole = Layout::of(PHONE, 1.0, game);
        let mut view = CloserView::default();
        view.approach(&whole, place(whole.board_view.picture()), false);
        view.rest = 0.0;
        whole.closer(&view)
    }

    #[test]
    fn every_place_is_large_enough_for_a_finger() {
        for game in GameKind::ALL {
            let closer = at(game, |board| board.center());
            let board = closer.board_view;
            for place in board.locations() {
                let Location::Board(_) = place else { continue };
                let size = board.rect(place).expect("on the board").size() * closer.world_scale();
                assert!(
                    size.min_element() >= FINGER + BETWEEN_FINGERS - 0.1,
                    "{place:?}: {size}"
                );
            }
        }
    }

    /// Views of the upper left and the lower right corner of every board, each with the corner's place in units.
    fn corners() -> Vec<(Layout, Rect, Vec2)> {
        let of_game = |game| {
            [|board: Rect| board.min, |board: Rect| board.max].map(|corner| {
                let closer = at(game, corner);
                let view = closer.closer.expect("a closer view").view;
                let point = corner(closer.board_view.picture()) * closer.board_scale();
                let point = closer.board.min + point;
                (closer, view, point)
            })
        };
        GameKind::ALL.into_iter().flat_map(of_game).collect()
    }

    #[test]
    fn each_corner_can_be_seen() {
        for (closer, view, corner) in corners() {
            let game = closer.board_view.game();
            assert!(view.contains(closer.whole_board().center()));
            let seen = view.inflate(1.0).contains(corner);
            assert!(seen, "{game:?}: {corner} in {view:?}");
        }
    }

    #[test]
    fn a_larger_board_leaves_no_gaps_but_the_head() {
        for (Layout { board, .. }, view, _) in corners() {
            if board.width() > view.width() {
                assert!(board.min.x <= view.min.x + 0.1 && board.max.x >= view.max.x - 0.1);
            }
            if board.height() > view.height() {
                assert!(board.min.y <= view.min.y + HEAD + 0.1);
                assert!(board.max.y >= view.max.y - 0.1);
            }
        }
    }

    #[test]
    fn a_view_that_turns_back_starts_where_the_board_is() {
        let whole = Layout::of(PHONE, 1.0, GameKind::Tablut);
        for rest in [1.0, 0.9, 0.5, 0.2, 0.0] {
            let mut view = CloserView::default();
            view.approach(&whole, whole.board_view.picture().min, false);
            view.rest = rest;
            let before = whole.clone().closer(&view).board;
            view.leave();
            let after = whole.clone().closer(&view).board;
            let moved = (before.min - after.min).length() + (before.max - after.max).length();
            assert!(moved < 0.1, "{rest}: {before:?}, {after:?}");
        }
    }

    #[test]
    fn the_view_returns_to_the_whole_board() {
        let whole = Layout::of(PHONE, 1.0, GameKind::Tablut);
        let mut view = CloserView::default();
        view.approach(&whole, whole.board_view.picture().center(), true);
        assert!(view.is_on() && view.moves());
        view.leave();
        view.rest = 0.0;
        assert_eq!(whole.clone().closer(&view), whole);
    }
}
