//! The measured work of Tawula: successors of throws, evaluated boards, choices.

use std::hint::black_box;

use super::work::{SAMPLE, Work, after_throws};
use tavoliere_core::ai::{Player, tawula as tawula_player};
use tavoliere_core::rules::{AnyPosition, Rules, Side, tawula};

/// Lists all distinct positions after a throw of Tawula, for throws of random games.
pub(super) fn tawula_results() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut successors = Vec::new();
    Box::new(move || {
        let mut found = 0;
        for position in &positions {
            successors.clear();
            position.successors(&mut successors);
            found += successors.len() as u64;
        }
        black_box(&successors);
        found
    })
}

/// Evaluates boards after throws of random games one by one with the network alone, from features to win chances.
pub(super) fn tawula_network() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut boards = Vec::new();
    for position in &positions {
        let mut successors = Vec::new();
        position.successors(&mut successors);
        let side = position.side_to_act().unwrap_or(Side::First);
        boards.extend(successors.first().map(|board| (*board, side)));
    }
    let options = tawula::Options::default();
    Box::new(move || {
        for (board, side) in &boards {
            let active = tawula_player::features(board, *side, &options);
            let network = tawula_player::network();
            black_box(network.evaluate::<3>(&mut network.accumulator(), &active));
        }
        boards.len() as u64
    })
}

/// Evaluates all boards after throws of random games as the player does: one after the other, each from the sums of
/// another one.
pub(super) fn tawula_judge() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let found: Vec<_> = positions
        .iter()
        .map(|position| {
            let mut successors = Vec::new();
            position.successors(&mut successors);
            (position.side_to_act().unwrap_or(Side::First), successors)
        })
        .collect();
    let options = tawula::Options::default();
    Box::new(move || {
        let mut judged = 0;
        for (side, successors) in &found {
            let mut evaluator = tawula_player::Evaluator::new(*side, options);
            for board in successors {
                black_box(evaluator.chances(board));
            }
            judged += successors.len() as u64;
        }
        judged
    })
}

/// Chooses for the best level right after throws of random games.
pub(super) fn tawula_best() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut next = 0;
    Box::new(move || {
        for _ in 0..20 {
            let position = positions[next % positions.len()];
            black_box(Player::best().choose(&AnyPosition::Tawula(position), 0));
            next += 1;
        }
        20
    })
}
