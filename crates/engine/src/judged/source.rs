//! The source of judged positions: games between strong levels, one position per game.

use super::JudgedPosition;
use super::judge::{JudgeEffort, judged};
use crate::duel::openings;
use crate::protocol::GameProtocol;
use crate::seed::mix_seed;
use tavoliere_core::ai::Player;
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup, with_game};

/// The number of games that are tried for one position.
const TRIES: u64 = 40;

/// The level that plays: the best, or a quick one.
fn strong(kind: GameKind) -> Player {
    let quick = with_game!(kind, Game => <Game as GameProtocol>::QUICK_LEVEL);
    quick.map_or_else(Player::best, Player::new)
}

/// Makes and judges the position with an index. It only depends on index and seed. `None` if no game contains a
/// suitable position.
#[must_use]
pub fn make(setup: &Setup, seed: u64, index: u64, effort: &JudgeEffort) -> Option<JudgedPosition> {
    (0..TRIES).find_map(|attempt| {
        let seed = mix_seed(mix_seed(seed, index), attempt);
        let position = position(setup, seed)?;
        judged(&position, index, effort)
    })
}

/// The position of a game after a number of choices that the seed determines. It's parsed from its text, so that it
/// doesn't depend on the game before it. `None` if the game is over before, or if no choice is expected.
fn position(setup: &Setup, seed: u64) -> Option<AnyPosition> {
    let kind = setup.kind();
    let openings = openings(setup);
    let opening: &[AnyMove] = match openings.len() {
        0 => &[],
        length => openings.get((mix_seed(seed, 1) % length as u64) as usize)?,
    };
    let mut game = GameRecord::opening(setup.clone(), seed);
    for choice in opening {
        game.play(*choice).ok()?;
    }
    let mut left =
        mix_seed(seed, 2) % with_game!(kind, Game => <Game as GameProtocol>::POSITION_DEPTH);
    loop {
        match game.expect() {
            Expect::Nothing => return None,
            Expect::Throw(_) => drop(game.throw_next().ok()?),
            Expect::Move(_) if left == 0 && begins_turn(&game) => break,
            Expect::Move(_) => {
                left = left.saturating_sub(1);
                let noise = mix_seed(seed, 3 + game.events().len() as u64);
                let choice = strong(kind).choose(game.position(), noise)?;
                game.play(choice).ok()?;
            }
        }
    }
    let text = game.position().text();
    AnyPosition::parse(kind, &text).ok()
}

/// `true` if no choice was made since the last throw, or since the last turn.
fn begins_turn(game: &GameRecord) -> bool {
    let kind = game.setup().kind();
    let is_turn = with_game!(kind, Game => <Game as GameProtocol>::TURN_IS_CHOICE);
    let last = game.events().next_back();
    is_turn || matches!(last, Some(Event::Threw { .. }))
}
