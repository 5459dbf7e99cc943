//! Which sounds a stretch of an act makes, by the game on the table.

use bevy::prelude::MessageWriter;

use super::cue::Cue;
use super::throw_animation::ThrowAnimation;
use super::timeline::{Act, Fate, Played};
use crate::rules::{EndReason, GameKind};
use crate::store::Seat;
use crate::table::{Change, Place, Table};

/// The sounds of a stretch.
pub(super) fn sound(
    played: &Played,
    table: &Table,
    throw_animation: &ThrowAnimation,
    cues: &mut MessageWriter<Cue>,
) {
    let game = table.game().setup().kind();
    let begins = played.from < 0.0;
    match &played.act {
        Act::Throw { .. } if begins => drop(cues.write(match game {
            GameKind::Tawula => Cue::Shake,
            _ => Cue::Gather,
        })),
        Act::Throw { fall, .. } => {
            cues.write_batch(throw_animation.knocks(*fall, played));
        }
        Act::Travel { change, path, .. } => travel(played, game, change, path.len(), cues),
        Act::Take { .. } | Act::Seize { .. } if begins => drop(cues.write(taken(game))),
        Act::Call { locations } if begins => drop(cues.write(match locations.len() {
            0 | 1 => Cue::Raichi,
            _ => Cue::Tuichi,
        })),
        Act::Fate { fate, .. } if begins => drop(cues.write(match fate {
            Fate::Taken => Cue::KingTaken,
            Fate::ShutIn => Cue::KingShutIn,
            Fate::Home => Cue::KingEscapes,
        })),
        Act::Enter { .. } => drop(cues.write(Cue::Enter)),
        Act::Line { .. } if begins => drop(cues.write(Cue::Line)),
        Act::Turn { .. } => drop(cues.write(Cue::Turn)),
        Act::End(outcome) if begins => {
            if outcome.reason == EndReason::Cappotto {
                cues.write(Cue::Cappotto);
            }
            if outcome.reason == EndReason::Agreed {
                cues.write(Cue::Agree);
            }
            let cue = match outcome.winner {
                None => Cue::Draw,
                Some(side)
                    if table.seat(side) != Seat::Person
                        && table.seat(side.other()) == Seat::Person =>
                {
                    Cue::Loss
                }
                Some(_) => Cue::Win,
            };
            cues.write(cue);
        }
        Act::Score { steps } if begins => drop(cues.write(Cue::Score(*steps))),
        _ => {}
    }
    if let (Act::Throw { scores: false, .. }, true) = (&played.act, played.over) {
        cues.write(Cue::Score(0));
    }
}

/// The sound with which an act that was cut short ends, if it has one.
pub(super) fn ending(act: &Act, game: GameKind) -> Option<Cue> {
    match act {
        Act::Take { .. } | Act::Seize { .. } => Some(taken(game)),
        Act::Travel { change, .. } => Some(landing(game, change)),
        _ => None,
    }
}

/// A piece on its way: how it leaves, what it touches, how it comes to rest.
fn travel(
    played: &Played,
    game: GameKind,
    change: &Change,
    locations: usize,
    cues: &mut MessageWriter<Cue>,
) {
    let begins = played.from < 0.0;
    if begins && change.starts() {
        cues.write(Cue::Start);
    }
    if begins {
        match (game, change.from.place) {
            (GameKind::Tablut, _) => drop(cues.write(Cue::Slide)),
            (GameKind::Tapatan, Place::Board(_)) => drop(cues.write(Cue::Groove)),
            _ => {}
        }
    }
    if played.over {
        cues.write(landing(game, change));
        return;
    }
    let hops = locations.saturating_sub(1) as f32;
    let done = |progress: f32| (progress.max(0.0) * hops).floor();
    if done(played.to) > done(played.from) {
        match game {
            GameKind::Tablan => drop(cues.write(Cue::Hop)),
            GameKind::Tawula => drop(cues.write(Cue::Stone)),
            GameKind::Tablut | GameKind::Tapatan => {}
        }
    }
}

/// A piece comes to rest.
fn landing(game: GameKind, change: &Change) -> Cue {
    match (game, change.from.place, change.to.place) {
        (GameKind::Tablan, ..) => Cue::Land,
        (GameKind::Tablut, ..) => Cue::SetDown,
        (GameKind::Tapatan, ..) => Cue::Disc,
        (GameKind::Tawula, _, Place::Off) => Cue::BearOff,
        (GameKind::Tawula, Place::Hand | Place::Bar, _) => Cue::EnterStone,
        (GameKind::Tawula, ..) if change.to.level > 0 => Cue::Stack,
        (GameKind::Tawula, ..) => Cue::Stone,
    }
}

/// A piece is captured or hit.
const fn taken(game: GameKind) -> Cue {
    match game {
        GameKind::Tablut => Cue::Tip,
        GameKind::Tawula => Cue::Hit,
        GameKind::Tablan | GameKind::Tapatan => Cue::Capture,
    }
}
