//! Finds the reason for a choice in Tapatan from the solved table.

use super::evaluated_moves::{EvaluatedMove, evaluated_moves};
use super::table::{Value, completes_line};
use crate::ai::game_player::HintText;
use crate::rules::Rules;
use crate::rules::tapatan::{Move, Point, Position};

/// The reason for a choice in Tapatan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(prefix = "hint-", serialize_all = "kebab-case")]
pub enum HintReason {
    /// The choice completes a line (TP-5).
    CompletesLine,
    /// The choice leaves the opponent without a move, which wins (TP-6).
    ShutsIn,
    /// There is only one choice.
    Only,
    /// The choice wins by force within this number of the side's turns.
    WinsIn {
        /// The number of turns, including this one.
        turns: u32,
    },
    /// The choice blocks a line that the opponent could complete next.
    BlocksLine,
    /// The game is lost, and every other choice loses sooner.
    HoldsOut {
        /// The number of the side's turns that remain.
        turns: u32,
    },
    /// Every other choice loses by force.
    OnlySafe,
    /// Some of the opponent's replies lose by force.
    SetsTrap {
        /// The number of losing replies.
        losing: u32,
        /// The number of all replies.
        replies: u32,
    },
    /// The choice takes the centre.
    TakesCentre,
    /// The choice keeps the balance.
    KeepsBalance,
}

impl HintText for HintReason {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn numbers(&self) -> Vec<(&'static str, u32)> {
        match *self {
            HintReason::WinsIn { turns } | HintReason::HoldsOut { turns } => {
                vec![("count", turns)]
            }
            HintReason::SetsTrap { losing, replies } => vec![("count", losing), ("all", replies)],
            _ => Vec::new(),
        }
    }
}

/// The reason for a legal choice.
pub(super) fn reason(position: &Position, choice: Move) -> Option<HintReason> {
    let all = evaluated_moves(position);
    let EvaluatedMove { value, .. } = *all.iter().find(|found| found.choice == choice)?;
    let side = position.side_to_act()?;
    let mut next = position.clone();
    next.apply_move(choice);
    let others = all.iter().filter(|other| other.choice != choice);
    let lost = |found: &EvaluatedMove| matches!(found.value, Value::Lost(_));
    let blocks = completes_line(position, side.other()) && !completes_line(&next, side.other());
    Some(match value {
        Value::Won(1) if next.lines(side).next().is_some() => HintReason::CompletesLine,
        Value::Won(1) => HintReason::ShutsIn,
        _ if all.len() == 1 => HintReason::Only,
        Value::Won(plies) => HintReason::WinsIn {
            turns: u32::from(plies).div_ceil(2),
        },
        _ if blocks => HintReason::BlocksLine,
        Value::Lost(plies) => HintReason::HoldsOut {
            turns: u32::from(plies) / 2,
        },
        Value::Drawn if others.clone().all(lost) => HintReason::OnlySafe,
        Value::Drawn => {
            let replies = evaluated_moves(&next);
            let losing = replies.iter().filter(|reply| lost(reply)).count();
            if losing > 0 {
                HintReason::SetsTrap {
                    losing: losing as u32,
                    replies: replies.len() as u32,
                }
            } else if choice.to() == Point::CENTRE {
                HintReason::TakesCentre
            } else {
                HintReason::KeepsBalance
            }
        }
    })
}
