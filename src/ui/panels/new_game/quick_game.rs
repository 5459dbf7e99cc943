//! A game that starts at once, with the set-up of the last one.

use super::{NewGameDraft, random_first_side};
use crate::ai::Player;
use crate::lesson::lesson;
use crate::players::PlayerList;
use crate::rules::{GameKind, Side};
use crate::store::{Seat, Settings};
use crate::table::{Intent, NewGame, is_watched};

/// The players of the last game. If both were computers, a person against a computer instead.
#[must_use]
pub fn own_seats(settings: &Settings) -> [Seat; 2] {
    if is_watched(settings.seats) {
        Settings::default().seats
    } else {
        settings.seats
    }
}

/// The players of the first game after a lesson: the learner on the lesson's side against the weakest computer, unless
/// the player has chosen other players before.
#[must_use]
pub fn learner_seats(settings: &Settings, game: GameKind) -> [Seat; 2] {
    let side = lesson(game).ok().and_then(|lesson| lesson.steps.last());
    let side = side.map_or(Side::First, |game| game.side);
    if settings.seats != Settings::default().seats && !settings.children {
        return own_seats(settings);
    }
    let mut seats = [Seat::Computer(Player::MIN_LEVEL); 2];
    seats[side.index()] = Seat::Person;
    seats
}

/// The intent that starts a game with its last set-up.
#[must_use]
pub fn quick_game(
    settings: &Settings,
    remembered: &PlayerList,
    draft: &NewGameDraft,
    game: GameKind,
    seats: [Seat; 2],
) -> Intent {
    let setup = settings.setup(game);
    // Games between computers need neither a match nor clocks.
    let (games, clock) = if is_watched(seats) {
        (1, None)
    } else {
        (settings.games(game), settings.clock(game))
    };
    Intent::New(Box::new(NewGame {
        first: random_first_side(&setup, &draft.seed),
        setup,
        seats,
        players: remembered.seated(settings.players),
        games,
        clock,
        seed: draft.seed.clone(),
    }))
}
