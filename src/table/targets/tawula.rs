//! Tawula's targets: one number, one piece; from the hand, the bar or a point, to a point or off.

use super::{Location, MoveTarget, TargetKind};
use crate::rules::tawula::{Illegal, Move, Origin, POINTS, Position, Target, opposite};
use crate::rules::{AnyMove, Rules, Side};

/// White's number of a side's point, or the side's of White's: it is its own inverse.
const fn turned(side: Side, index: u8) -> u8 {
    match side {
        Side::First => index,
        Side::Second => opposite(index),
    }
}

const fn location_of(side: Side, origin: Origin) -> Location {
    match origin {
        Origin::Bar => Location::Bar(side),
        Origin::Hand => Location::Hand(side),
        Origin::Point(index) => Location::Board(turned(side, index)),
    }
}

/// Where a piece of a side comes from that stands on a location; none where it never has any to move.
fn origin_of(side: Side, location: Location) -> Option<Origin> {
    match location {
        Location::Board(at) => Some(Origin::Point(turned(side, at))),
        Location::Hand(whose) if whose == side => Some(Origin::Hand),
        Location::Bar(whose) if whose == side => Some(Origin::Bar),
        _ => None,
    }
}

/// What the hand and what is borne off share, a side's tray, as the one that is resolve_location: nothing is
/// borne off while anything is in the hand (TW-13).
pub(super) fn resolve_location(position: &Position, location: Location) -> Location {
    match location {
        Location::Hand(side) | Location::Off(side) if position.board().hand(side) > 0 => {
            Location::Hand(side)
        }
        Location::Hand(side) => Location::Off(side),
        other => other,
    }
}

/// The bar first, then the hand, then the pieces from the hindmost; of two numbers that lead to
/// the same place the lower first.
pub(super) fn targets(position: &Position) -> Vec<MoveTarget> {
    let Some(side) = position.side_to_act() else {
        return Vec::new();
    };
    let mut moves = position.legal_moves();
    moves.sort_by_key(|choice| (choice.from, choice.die));
    let target = |choice: Move| {
        let (to, kind) = match position.destination(choice)? {
            Target::Off => (Location::Off(side), TargetKind::Enter),
            Target::Point(index) => {
                let enemy = position.board().count(side.other(), opposite(index)) > 0;
                let kind = if enemy {
                    TargetKind::Capture
                } else {
                    TargetKind::Free
                };
                (Location::Board(turned(side, index)), kind)
            }
        };
        Some(MoveTarget {
            from: location_of(side, choice.from),
            to,
            choice: AnyMove::Tawula(choice),
            uses: Some(choice.die),
            steps: choice.die,
            half: false,
            kind,
        })
    };
    moves.into_iter().filter_map(target).collect()
}

/// A piece pressed twice plays the higher number that it can use.
pub(super) fn default_move(targets: &[MoveTarget]) -> Option<AnyMove> {
    targets
        .iter()
        .filter(|target| matches!(target.choice, AnyMove::Tawula(_)))
        .max_by_key(|target| target.steps)
        .map(|target| target.choice)
}

pub(super) fn why_not(
    position: &Position,
    from: Location,
    to: Option<Location>,
) -> Option<Illegal> {
    let side = position.side_to_act()?;
    let Some(from) = origin_of(side, from) else {
        return Some(match from {
            Location::Bar(_) => Illegal::BarEmpty,
            _ => Illegal::HandEmpty,
        });
    };
    // The numbers are there with the higher first.
    let choices = || position.numbers().map(|die| Move { from, die });
    let stuck = || {
        let mut refused = None;
        for choice in choices() {
            match position.explain(choice) {
                Ok(()) => return None,
                Err(illegal) => refused = refused.or(Some(illegal)),
            }
        }
        refused
    };
    let Some(to) = to else { return stuck() };
    let target = match to {
        Location::Board(at) => Some(Target::Point(turned(side, at))),
        Location::Off(whose) if whose == side => Some(Target::Off),
        _ => None,
    };
    let leads = |choice: &Move| position.destination(*choice) == target && target.is_some();
    let mut refused = None;
    for choice in choices().filter(leads) {
        match position.explain(choice) {
            Ok(()) => return None,
            Err(illegal) => refused = Some(illegal),
        }
    }
    refused.or_else(stuck).or_else(|| {
        // It can move, but no number left leads there.
        let goal = match target {
            Some(Target::Point(index)) => index,
            Some(Target::Off) => POINTS + 1,
            None => 0,
        };
        let here = match from {
            Origin::Point(index) => index,
            Origin::Bar | Origin::Hand => 0,
        };
        let die = goal.saturating_sub(here);
        // Backwards, or farther than any number.
        let die = if die > 6 { 0 } else { die };
        Some(Illegal::NotThrown { die })
    })
}
