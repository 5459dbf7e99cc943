//! What speaks for a choice in Tapatan, drawn from the table.

use super::Reason;
use crate::ai::tapatan::{Prospect, Value, completes_line, prospects};
use crate::rules::Rules;
use crate::rules::tapatan::{Move, Point, Position};

/// The reason for a legal choice.
pub(super) fn reason(position: &Position, choice: Move) -> Option<Reason> {
    let all = prospects(position);
    let Prospect { value, .. } = *all.iter().find(|prospect| prospect.choice == choice)?;
    let side = position.side_to_act()?;
    let mut next = position.clone();
    next.advance(choice);
    let others = all.iter().filter(|prospect| prospect.choice != choice);
    let lost = |prospect: &Prospect| matches!(prospect.value, Value::Lost(_));
    let blocks = completes_line(position, side.other()) && !completes_line(&next, side.other());
    Some(match value {
        Value::Won(1) => Reason::CompletesLine,
        _ if all.len() == 1 => Reason::Only,
        Value::Won(plies) => Reason::WinsIn {
            turns: u32::from(plies).div_ceil(2),
        },
        _ if blocks => Reason::BlocksLine,
        Value::Lost(plies) => Reason::HoldsOut {
            turns: u32::from(plies) / 2,
        },
        Value::Drawn if others.clone().all(lost) => Reason::OnlySafe,
        Value::Drawn => {
            let replies = prospects(&next);
            let losing = replies.iter().filter(|reply| lost(reply)).count();
            if losing > 0 {
                Reason::SetsTrap {
                    losing: losing as u32,
                    replies: replies.len() as u32,
                }
            } else if choice.to() == Point::CENTRE {
                Reason::TakesCentre
            } else {
                Reason::KeepsBalance
            }
        }
    })
}
