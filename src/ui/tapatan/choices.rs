//! Describes the possible moves of a side in Tapatan: placing a piece, or moving one.

use crate::rules::tapatan::Position;
use crate::rules::{AnyMove, Side};
use crate::table::MoveTarget;
use crate::table::targets::{origins, targets_from};
use crate::ui::choice::Choice;
use crate::ui::possible_actions::listed;
use crate::ui::words::Words;

pub(super) fn choices(_: &Position, words: &Words, _: Side, targets: &[MoveTarget]) -> Vec<Choice> {
    origins(targets)
        .into_iter()
        .filter_map(|from| {
            let reached = targets_from(targets, from);
            let AnyMove::Tapatan(first) = reached.first()?.choice else {
                return None;
            };
            let text = match first.from() {
                None => words.get("now-places"),
                Some(at) => {
                    let to = listed(reached.iter().filter_map(|target| match target.choice {
                        AnyMove::Tapatan(choice) => Some(choice.to()),
                        _ => None,
                    }));
                    let place = ("at", at.to_string().into());
                    words.with("now-slides", &[place, ("to", to.into())])
                }
            };
            Some(Choice {
                from: Some(from),
                text,
            })
        })
        .collect()
}
