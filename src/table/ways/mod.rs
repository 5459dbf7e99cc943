//! What may be chosen on the table, in words that fit every game: spots, and ways between them.

use crate::rules::{AnyIllegal, AnyMove, AnyPosition, Side};
use crate::table::pieces::standings;

mod course;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;

pub use course::{Course, courses};

/// What can be pressed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A cell, square or point, by the game's own numbering (Tablan: Blue's path).
    Board(u8),
    /// A side's pieces that have not entered.
    Hand(Side),
    /// A side's pieces on the bar.
    Bar(Side),
    /// Where a side's pieces are borne off to.
    Off(Side),
}

/// One choice that moves a piece, as a way from spot to spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where the piece stands.
    pub from: Spot,
    /// Where it comes to stand.
    pub to: Spot,
    /// The choice.
    pub choice: AnyMove,
    /// The throw or die that it uses, where one can be picked out; none where all are used.
    pub uses: Option<u8>,
    /// The number to show there; 0 where a game shows none.
    pub steps: u8,
    /// It takes half a throw; another piece may move the other half.
    pub half: bool,
    /// What happens there.
    pub kind: WayKind,
}

/// What happens at the end of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// It is free.
    Free,
    /// An enemy is captured or hit.
    Capture,
    /// The piece comes home, or is borne off.
    Enter,
}

/// A question that must be answered before anything moves. Each answer is a choice of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What pressing the sticks answers.
    pub throw: AnyMove,
    /// What "done" answers.
    pub done: AnyMove,
    /// Why anything else is refused.
    pub unclear: AnyIllegal,
}

/// Every choice that moves a piece now: the pieces in the order in which a cursor visits them, and
/// of two ways between the same spots the one to be played first.
#[must_use]
pub fn ways(position: &AnyPosition) -> Vec<Way> {
    match position {
        AnyPosition::Tablan(position) => tablan::ways(position),
        AnyPosition::Tapatan(position) => tapatan::ways(position),
        AnyPosition::Tablut(position) => tablut::ways(position),
        AnyPosition::Tawula(position) => tawula::ways(position),
    }
}

/// Why the piece on `from` cannot be moved at all, or cannot go to `to`; none where it can.
#[must_use]
pub fn why_not(position: &AnyPosition, from: Spot, to: Option<Spot>) -> Option<AnyIllegal> {
    match position {
        AnyPosition::Tablan(position) => {
            tablan::why_not(position, from, to).map(AnyIllegal::Tablan)
        }
        AnyPosition::Tapatan(position) => {
            tapatan::why_not(position, from, to).map(AnyIllegal::Tapatan)
        }
        AnyPosition::Tablut(position) => {
            tablut::why_not(position, from, to).map(AnyIllegal::Tablut)
        }
        AnyPosition::Tawula(position) => {
            tawula::why_not(position, from, to).map(AnyIllegal::Tawula)
        }
    }
}

/// The question that waits for its answer, where there is one.
#[must_use]
pub fn question(position: &AnyPosition) -> Option<Question> {
    match position {
        AnyPosition::Tablan(position) => tablan::question(position),
        _ => None,
    }
}

/// The spot that is meant by pressing one, where two of them share a place.
#[must_use]
pub fn meant(position: &AnyPosition, spot: Spot) -> Spot {
    match position {
        AnyPosition::Tawula(position) => tawula::meant(position, spot),
        _ => spot,
    }
}

/// What pressing a chosen piece once more plays, out of its ways: the only one, or the one for
/// which a game has a preference. None lets it go.
#[must_use]
pub fn once_more(ways: &[Way]) -> Option<AnyMove> {
    match ways {
        [only] => Some(only.choice),
        several => tawula::once_more(several),
    }
}

/// The spots from which ways lead, in their order, each once.
#[must_use]
pub fn origins(ways: &[Way]) -> Vec<Spot> {
    let mut spots = Vec::new();
    for way in ways {
        if !spots.contains(&way.from) {
            spots.push(way.from);
        }
    }
    spots
}

/// The ways from one spot.
#[must_use]
pub fn ways_from(ways: &[Way], from: Spot) -> Vec<Way> {
    ways.iter()
        .filter(|way| way.from == from)
        .copied()
        .collect()
}

/// Whose pieces stand on a spot.
#[must_use]
pub fn holder(position: &AnyPosition, spot: Spot) -> Option<Side> {
    standings(position)
        .into_iter()
        .find(|(side, _, standing)| standing.place.spot(*side) == Some(spot))
        .map(|(side, ..)| side)
}
