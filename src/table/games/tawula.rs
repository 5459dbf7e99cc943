//! Describes Tawula for the table: fifteen pieces a side, on points in White's numbering, in hand, on the bar or off.
//! One number moves one piece.

use super::{Movement, TableGame};
use crate::rules::tawula::{
    Dice, Illegal, Move, Origin, PIECES, POINTS, Position, Step, Target, opposite,
};
use crate::rules::{AnyMove, AnyThrow, Rules, Side};
use crate::table::targets::{Location, MoveTarget, TargetKind};
use crate::table::{PieceKind, Place, Standing};

impl TableGame for Position {
    /// Two dice, whose face 0 has one pip. In the opening throw the first is White's (TW-3).
    const THROWN: (usize, u8) = (2, 6);

    fn usual_throw(throw: Dice) -> Dice {
        throw.sorted()
    }

    fn throw_of_faces(faces: &[u8]) -> Option<AnyThrow> {
        let [a, b] = *faces else { return None };
        let pips = |face: u8| face.checked_add(1);
        Dice::new(pips(a)?, pips(b)?).map(AnyThrow::Tawula)
    }

    const COMBINES_MOVES: bool = true;

    fn piece_set(_: &Self::Options) -> Vec<(Side, PieceKind, u8)> {
        Side::BOTH
            .map(|side| (side, PieceKind::Man, PIECES))
            .to_vec()
    }

    fn standings(&self) -> Vec<(Side, PieceKind, Standing)> {
        let board = self.board();
        let mut all = Vec::new();
        for side in Side::BOTH {
            let points = (1..=POINTS).map(|index| (place(side, index), board.count(side, index)));
            let beside = [
                (Place::Hand, board.hand(side)),
                (Place::Bar, board.bar(side)),
                (Place::Off, board.off(side)),
            ];
            for (place, count) in points.chain(beside) {
                all.extend((0..count).map(|level| {
                    let standing = Standing {
                        place,
                        level,
                        ..Standing::default()
                    };
                    (side, PieceKind::Man, standing)
                }));
            }
        }
        all
    }

    fn movement(step: &Step) -> Option<Movement> {
        match *step {
            Step::Entered { side, at, from, .. } => {
                let from = match from {
                    Origin::Bar => Place::Bar,
                    Origin::Hand => Place::Hand,
                    Origin::Point(index) => place(side, index),
                };
                Some(Movement::new(side, from, place(side, at)))
            }
            Step::Moved { side, from, to, .. } => {
                Some(Movement::new(side, place(side, from), place(side, to)))
            }
            Step::BorneOff { side, from, .. } => {
                Some(Movement::new(side, place(side, from), Place::Off))
            }
            Step::Hit { side, at } => Some(Movement::new(side, place(side, at), Place::Bar)),
            _ => None,
        }
    }

    /// The bar first, then the hand, then the pieces from the rear; of two numbers with the same destination the lower
    /// first.
    fn move_targets(&self) -> Vec<MoveTarget> {
        let Some(side) = self.side_to_act() else {
            return Vec::new();
        };
        let mut moves = self.legal_moves();
        moves.sort_by_key(|choice| (choice.from, choice.die));
        let target = |choice: Move| {
            let (to, kind) = match self.destination(choice)? {
                Target::Off => (Location::Off(side), TargetKind::Enter),
                Target::Point(index) => {
                    let enemy = self.board().count(side.other(), opposite(index)) > 0;
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
                uses: Self::number_of(choice),
                steps: choice.die,
                half: false,
                kind,
            })
        };
        moves.into_iter().filter_map(target).collect()
    }

    fn number_of(choice: Move) -> Option<u8> {
        Some(choice.die)
    }

    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Illegal> {
        let side = self.side_to_act()?;
        let Some(from) = origin_of(side, from) else {
            return Some(match from {
                Location::Bar(_) => Illegal::BarEmpty,
                Location::Off(whose) if whose == side && !self.board().all_home(side) => {
                    Illegal::NotAllHome
                }
                _ => Illegal::HandEmpty,
            });
        };
        // The numbers are sorted with the higher first.
        let choices = || self.numbers().map(|die| Move { from, die });
        let stuck = || {
            let mut refused = None;
            for choice in choices() {
                match self.check_move(choice) {
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
        let leads = |choice: &Move| self.destination(*choice) == target && target.is_some();
        let mut refused = None;
        for choice in choices().filter(leads) {
            match self.check_move(choice) {
                Ok(()) => return None,
                Err(illegal) => refused = Some(illegal),
            }
        }
        refused.or_else(stuck).or_else(|| {
            // The piece can move, but none of the remaining numbers leads to this point.
            if target == Some(Target::Off) && !self.board().all_home(side) {
                return Some(Illegal::NotAllHome);
            }
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
            // The point is behind the piece, or too far for any number.
            let die = if die > 6 { 0 } else { die };
            Some(Illegal::NotThrown { die })
        })
    }

    /// The points on the way. Pieces that enter or are borne off go straight.
    fn way(&self, from: Location, to: Location) -> Vec<Location> {
        match (self.side_to_act(), from, to) {
            (Some(side), Location::Board(here), Location::Board(there)) => {
                let path = turned(side, here)..=turned(side, there);
                path.map(|at| Location::Board(turned(side, at))).collect()
            }
            _ => vec![from, to],
        }
    }

    /// A side's hand and its pieces borne off share a tray. The hand is meant while it has pieces, because none can be
    /// borne off before (TW-13).
    fn resolve_location(&self, location: Location) -> Location {
        match location {
            Location::Hand(side) | Location::Off(side) if self.board().hand(side) > 0 => {
                Location::Hand(side)
            }
            Location::Hand(side) => Location::Off(side),
            other => other,
        }
    }

    /// A second press on a piece plays the highest number that it can use.
    fn default_move(targets: &[MoveTarget]) -> Option<AnyMove> {
        targets
            .iter()
            .filter(|target| matches!(target.choice, AnyMove::Tawula(_)))
            .max_by_key(|target| target.steps)
            .map(|target| target.choice)
    }

    fn can_move(&self, side: Side) -> bool {
        self.board().prospects(side, self.options()).moves != 0
    }

    /// `true` if the sides have passed each other and can't meet again.
    fn is_race(&self) -> bool {
        self.board().has_passed(Side::First)
    }
}

/// A point by a side's numbering.
const fn place(side: Side, index: u8) -> Place {
    Place::Board(turned(side, index))
}

/// Converts a side's number of a point to White's, and back.
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

/// The origin of a side's piece on a location. `None` if pieces there can't move.
fn origin_of(side: Side, location: Location) -> Option<Origin> {
    match location {
        Location::Board(at) => Some(Origin::Point(turned(side, at))),
        Location::Hand(whose) if whose == side => Some(Origin::Hand),
        Location::Bar(whose) if whose == side => Some(Origin::Bar),
        _ => None,
    }
}
