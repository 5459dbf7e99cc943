//! Where judged positions come from: games between strong levels, one position a game.

use super::judge::{JudgeEffort, judged};
use super::{JudgedPosition, mixed};
use crate::duel::openings;
use tavoliere_core::ai::Player;
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup};

/// So many games are tried for one position.
const TRIES: u64 = 40;

/// Up to so many choices are played before a position is looked for: about as many as a usual game has.
const fn longest(kind: GameKind) -> u64 {
    match kind {
        GameKind::Tablan => 90,
        GameKind::Tablut => 60,
        GameKind::Tapatan => 10,
        GameKind::Tawula => 220,
    }
}

/// The level that plays: the best, but in Tablut one that is quick.
fn strong(kind: GameKind) -> Player {
    match kind {
        GameKind::Tablut => Player::new(7),
        GameKind::Tablan | GameKind::Tapatan | GameKind::Tawula => Player::best(),
    }
}

/// Makes and judges the position with an index, which alone decides it with the seed; none where no game
/// holds one.
#[must_use]
pub fn make(setup: &Setup, seed: u64, index: u64, effort: &JudgeEffort) -> Option<JudgedPosition> {
    (0..TRIES).find_map(|attempt| {
        let seed = mixed(mixed(seed, index), attempt);
        let position = position(setup, seed)?;
        judged(&position, index, effort)
    })
}

/// The position of a game after a number of choices that the seed decides, read anew from its text so that
/// nothing hangs on the game before it; none where the game is over before, or nothing is to be chosen.
fn position(setup: &Setup, seed: u64) -> Option<AnyPosition> {
    let kind = setup.kind();
    let openings = openings(setup);
    let opening: &[AnyMove] = match openings.len() {
        0 => &[],
        length => openings.get((mixed(seed, 1) % length as u64) as usize)?,
    };
    let mut game = GameRecord::opening(setup.clone(), seed);
    for choice in opening {
        game.play(*choice).ok()?;
    }
    let mut left = mixed(seed, 2) % longest(kind);
    loop {
        match game.expect() {
            Expect::Nothing => return None,
            Expect::Throw(_) => drop(game.throw_next().ok()?),
            Expect::Move(_) if left == 0 && begins_turn(&game) => break,
            Expect::Move(_) => {
                left = left.saturating_sub(1);
                let noise = mixed(seed, 3 + game.events().len() as u64);
                let choice = strong(kind).choose(game.position(), noise)?;
                game.play(choice).ok()?;
            }
        }
    }
    let text = game.position().text();
    AnyPosition::parse(kind, &text).ok()
}

/// Whether nothing has been chosen since the last throw, or since the last turn.
fn begins_turn(game: &GameRecord) -> bool {
    let is_turn = match game.setup().kind() {
        GameKind::Tablut | GameKind::Tapatan => true,
        GameKind::Tablan | GameKind::Tawula => false,
    };
    let last = game.events().next_back();
    is_turn || matches!(last, Some(Event::Threw { .. }))
}
