//! The measured work of Tablan: successors of throws, evaluated ends of turns, choices.

use std::hint::black_box;

use super::work::{SAMPLE, Work, after_throws, options};
use tavoliere_core::ai::{Player, tablan as tablan_player};
use tavoliere_core::rules::{AnyPosition, Rules, TurnLimits, tablan};

/// Lists all distinct positions after a throw of Tablan, English rules, for throws of random games.
pub(super) fn tablan_results() -> Work {
    let positions = after_throws::<tablan::Position>("English", SAMPLE);
    let mut successors = Vec::new();
    Box::new(move || {
        let mut found = 0;
        for position in &positions {
            successors.clear();
            // A single throw doesn't reach any limit.
            let _ = position.successors(TurnLimits::default(), |field| successors.push(*field));
            found += successors.len() as u64;
        }
        black_box(&successors);
        found
    })
}

/// Evaluates all ends of a turn of Tablan by the network, for throws of random games. The features are computed each
/// time.
pub(super) fn tablan_evaluations(preset: &str) -> Work {
    let options = options::<tablan::Options>(preset);
    let positions = after_throws::<tablan::Position>(preset, SAMPLE / 10);
    let mut ends = Vec::new();
    for position in &positions {
        let mut fields = Vec::new();
        // Positions with too many turns are left out.
        let limits = TurnLimits {
            turns: 1_000,
            visited: 1_000,
        };
        let _ = position.successors(limits, |field| fields.push(*field));
        ends.extend(position.side_to_act().map(|side| (side, fields)));
    }
    let mut evaluator = tablan_player::Evaluator::of(&options);
    Box::new(move || {
        let (mut judged, mut sum) = (0, 0);
        for (side, fields) in &ends {
            for field in fields {
                sum += i64::from(evaluator.chance(field, *side));
            }
            judged += fields.len() as u64;
        }
        black_box(sum);
        judged
    })
}

/// Chooses for the best player of Tablan, in positions of random games.
pub(super) fn tablan_choices(preset: &str) -> Work {
    let positions: Vec<AnyPosition> = after_throws::<tablan::Position>(preset, SAMPLE / 10)
        .into_iter()
        .map(AnyPosition::Tablan)
        .collect();
    let mut next = 0;
    Box::new(move || {
        let position = &positions[next % positions.len()];
        next += 1;
        black_box(Player::best().choose(position, 1));
        1
    })
}
