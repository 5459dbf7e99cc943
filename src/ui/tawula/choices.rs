//! Describes the possible moves of a side in Tawula, a line for each place that a piece can leave.

use crate::rules::tawula::{Origin, Position, Target};
use crate::rules::{AnyMove, Side};
use crate::table::targets::{origins, targets_from};
use crate::table::{MoveTarget, TargetKind};
use crate::ui::choice::Choice;
use crate::ui::possible_actions::listed;
use crate::ui::words::Words;

pub(super) fn choices(
    position: &Position,
    words: &Words,
    _: Side,
    targets: &[MoveTarget],
) -> Vec<Choice> {
    origins(targets)
        .into_iter()
        .filter_map(|from| {
            let reached = targets_from(targets, from);
            let AnyMove::Tawula(first) = reached.first()?.choice else {
                return None;
            };
            let points = listed(reached.iter().filter_map(|target| match target.choice {
                AnyMove::Tawula(choice) => match position.destination(choice)? {
                    Target::Point(index) => Some(index),
                    Target::Off => None,
                },
                _ => None,
            }));
            let to = ("to", points.clone().into());
            let text = match first.from {
                Origin::Hand => words.with("now-enters", &[to]),
                Origin::Bar => words.with("now-returns", &[to]),
                Origin::Point(index) => {
                    let at = ("at", index.to_string().into());
                    let hits = reached
                        .iter()
                        .all(|target| target.kind == TargetKind::Capture);
                    match (points.is_empty(), hits) {
                        (true, _) => words.with("now-bears-off", &[at]),
                        (false, true) => words.with("now-hits", &[at, to]),
                        (false, false) => words.with("now-goes", &[at, to]),
                    }
                }
            };
            Some(Choice {
                from: Some(from),
                text,
            })
        })
        .collect()
}
