//! Describes the possible moves of a side in Tablut: winning moves, captures, and a line for all others.

use crate::rules::tablut::{Position, Square};
use crate::rules::{AnyMove, Side};
use crate::table::targets::origins;
use crate::table::{MoveTarget, TargetKind};
use crate::ui::choice::Choice;
use crate::ui::words::Words;

pub(super) fn choices(
    _: &Position,
    words: &Words,
    side: Side,
    targets: &[MoveTarget],
) -> Vec<Choice> {
    let squares = |target: &MoveTarget| -> Option<(Square, Square)> {
        match target.choice {
            AnyMove::Tablut(choice) => Some((choice.from, choice.to)),
            _ => None,
        }
    };
    let special = |kind: TargetKind, key: &'static str| {
        let of_kind = targets.iter().filter(move |target| target.kind == kind);
        of_kind.filter_map(move |target| {
            let (from, to) = squares(target)?;
            let variables = [
                ("at", from.to_string().into()),
                ("to", to.to_string().into()),
            ];
            Some(Choice {
                from: Some(target.from),
                text: words.with(key, &variables),
            })
        })
    };
    let mut choices: Vec<Choice> = special(TargetKind::Enter, "now-king-wins").collect();
    choices.extend(special(TargetKind::Capture, "now-takes-from"));
    let count = origins(targets).len();
    if count > 0 {
        let key = match side {
            Side::First => "now-black-slides",
            Side::Second => "now-white-slides",
        };
        choices.push(Choice {
            from: None,
            text: words.with(key, &[("count", count.into())]),
        });
    }
    choices
}
