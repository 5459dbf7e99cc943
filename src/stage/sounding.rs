//! The cues of a stretch of an act: those of the act, and the result of the game.

use bevy::prelude::MessageWriter;

use super::cue::Cue;
use super::throw_animation::ThrowAnimation;
use super::timeline::{Act, PlayedStretch, ThrowPace};
use crate::rules::Outcome;
use crate::store::Seat;
use crate::table::Table;

/// Writes the cues of a stretch that was played.
pub(super) fn sound(
    played: &PlayedStretch,
    table: &Table,
    throw_animation: &ThrowAnimation,
    cues: &mut MessageWriter<Cue>,
) {
    let begins = played.from < 0.0;
    if begins {
        cues.write_batch(played.cues.begin.iter().copied());
    }
    match &played.act {
        // A throw that is only put down makes one sound, at its end.
        Act::Throw {
            throw,
            by_hand: true,
            ..
        }
        | Act::Throw {
            throw,
            pace: ThrowPace::Brief,
            ..
        } => {
            let knock = throw_animation
                .contact_cues(*throw, 0.0, 1.0)
                .into_iter()
                .next();
            cues.write_batch(knock.filter(|_| played.over));
        }
        Act::Throw { throw, .. } if !begins => {
            cues.write_batch(throw_animation.contact_cues(*throw, played.from, played.to));
        }
        Act::Travel { path, .. } if !played.over && hops(played, path.len()) => {
            cues.write_batch(played.cues.hop);
        }
        Act::End(outcome) if begins => {
            cues.write(result(outcome, table));
        }
        _ => {}
    }
    if played.over {
        cues.write_batch(played.cues.end);
    }
}

/// `true` if a piece on a path of this many locations touches one of them in this stretch.
fn hops(played: &PlayedStretch, locations: usize) -> bool {
    let hops = locations.saturating_sub(1) as f32;
    let done = |progress: f32| (progress.max(0.0) * hops).floor();
    done(played.to) > done(played.from)
}

/// The cue of a result from the view of the people at this screen.
fn result(outcome: &Outcome, table: &Table) -> Cue {
    let is_person = |side| table.seat(side) == Seat::Person;
    match outcome.winner {
        None => Cue::Draw,
        Some(side) if !is_person(side) && is_person(side.other()) => Cue::Loss,
        Some(_) => Cue::Win,
    }
}
