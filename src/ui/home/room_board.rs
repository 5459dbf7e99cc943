//! Paints the board of a room, and its transition to the table.

use bevy_egui::egui::Painter;

use super::boards::{self, BoardArt, Scene};
use super::screen::{Growth, RoomPlace, Screen};
use super::state::{Home, STEPS, last_move, unfinished};
use crate::ui::games;

/// Paints the board of a room.
pub(super) fn paint(
    painter: &Painter,
    home: &mut Home,
    screen: &Screen,
    place: RoomPlace,
    strength: f32,
) {
    let RoomPlace {
        game, rect, open, ..
    } = place;
    let painter = painter.with_clip_rect(rect);
    let room = games::room(game);
    let board = BoardArt {
        pose: boards::in_room(room, screen.layout, rect, open),
        ..board(screen, place.index)
    };
    with_scene(home, screen, place, |scene| {
        board.paint(&painter, rect, screen.layout, &scene, strength);
    });
    let theme = screen.view.settings.theme;
    boards::light_room(&painter, screen.layout, rect, room, theme, open, strength);
}

/// The board of an open room.
fn board<'a>(screen: &'a Screen, index: usize) -> BoardArt<'a> {
    let game = crate::rules::GameKind::ALL[index];
    let room = games::room(game);
    BoardArt {
        room,
        textures: &screen.textures.rooms[index],
        ground: screen.view.icons.ground(game),
        view: boards::room_view(game),
        pose: boards::in_room(room, screen.layout, screen.layout.rooms[index], 1.0),
    }
}

/// Calls `show` with the scene on a room's board: its unfinished game, or a sample game.
fn with_scene(home: &mut Home, screen: &Screen, place: RoomPlace, show: impl FnOnce(Scene)) {
    let tempo = screen.moment.tempo;
    let still =
        tempo.reduced || tempo.speed <= 0.0 || place.index != home.room || home.is_in_transition();
    let now = screen.moment.now;
    if let Some(record) = unfinished(screen.view, place.game) {
        let replay = home.replay(now).filter(|_| !still);
        let before = replay.zip(last_move(record));
        let before = before.map(|(t, at)| (record.position_at(at), t));
        show(Scene {
            position: record.position(),
            before: before.as_ref().map(|(before, t)| (&**before, *t)),
        });
        return;
    }
    let (steps, t) = if still { (0, 1.0) } else { home.steps(now) };
    let sample = home.sample(place.index);
    let events = sample.events().len();
    // The sample starts late enough for an interesting position.
    let from = events.saturating_sub(STEPS).max(events * 2 / 3);
    let at = (from + steps).min(events);
    let position = sample.position_at(at);
    let earlier = (steps > 0 && t < 1.0).then(|| sample.position_at(at.saturating_sub(1)));
    show(Scene {
        position: &position,
        before: earlier.as_ref().map(|earlier| (&**earlier, t)),
    });
}

/// Paints the open room during its transition to the table.
pub(super) fn grow(painter: &Painter, home: &Home, screen: &Screen, growth: Growth) {
    let (index, game) = (home.room, home.game());
    let layout = screen.layout;
    let room = games::room(game);
    // With reduced motion the table fades in without movement.
    let size = if screen.moment.tempo.reduced {
        0.0
    } else {
        growth.size
    };
    let rect = boards::between(layout.rooms[index], layout.screen, size);
    let mut board = board(screen, index);
    if screen.view.layout.board_view == board.view {
        let table = boards::on_table(screen.view.layout);
        board.pose = board.pose.towards(table, size);
    }
    let painter = painter.with_clip_rect(rect);
    // The game that was just set up is shown.
    let position = screen.view.position;
    if position.kind() == game {
        let scene = Scene {
            position,
            before: None,
        };
        board.paint(&painter, rect, layout, &scene, growth.strength);
    }
    let light = growth.strength * (1.0 - size);
    let theme = screen.view.settings.theme;
    boards::light_room(&painter, layout, rect, room, theme, 1.0, light);
}
