//! Describes the possible moves of a side in Tablan, a line for each movable piece.

use crate::rules::Side;
use crate::rules::tablan::{Cell, Position};
use crate::table::targets::{origins, targets_from};
use crate::table::{Location, MoveTarget, TargetKind};
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
            let at = cell(from)?;
            let reached = targets_from(targets, from);
            let first = reached.first()?;
            let place = ("at", at.to_string().into());
            let text = if position.piece(at)?.started {
                let to = listed(reached.iter().filter_map(|target| cell(target.to)));
                let key = match first.kind {
                    TargetKind::Capture if reached.len() == 1 => "now-takes",
                    TargetKind::Enter if reached.len() == 1 => "now-comes-home",
                    _ => "now-goes",
                };
                words.with(key, &[place, ("to", to.into())])
            } else {
                // Starting by a half leaves the other half to another piece (TN-10).
                let whole = reached.iter().find(|target| !target.half);
                let target = whole.unwrap_or(first);
                let key = if target.half {
                    "now-starts-half"
                } else {
                    "now-starts"
                };
                let thrown = target.uses.unwrap_or(target.steps);
                words.with(key, &[place, ("steps", thrown.into())])
            };
            Some(Choice {
                from: Some(from),
                text,
            })
        })
        .collect()
}

fn cell(location: Location) -> Option<Cell> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at),
        _ => None,
    }
}
