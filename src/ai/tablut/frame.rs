//! One position on the way from the root to where the search is now.

use super::board::Board;
use super::slide::Slide;
use super::value::{INFINITE, Value};

/// How the move at hand is being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    /// The other side moves twice: is it good enough even so?
    Pass,
    /// Less deep, only whether it is better than the best.
    Reduced,
    /// As deep as the others, only whether it is better than the best.
    Scout,
    /// How good it is.
    Full,
}

/// Which moves a frame tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// All of them.
    All,
    /// Those that stop the king.
    Evasions,
    /// Those after which one cannot judge at rest.
    Unquiet,
}

/// What a frame does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Passing, to see whether that is good enough.
    Pass,
    /// The move that is remembered.
    Remembered,
    /// Writing down the moves.
    List,
    /// The moves written down, one by one.
    Listed,
    /// The last move again, in another way.
    Again(Attempt),
}

/// A position whose moves are being tried.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) board: Board,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) best: Value,
    pub(super) best_slide: Slide,
    /// Whether nothing has been better than what was known before.
    pub(super) raised: bool,
    /// The window is more than one wide.
    pub(super) open: bool,
    pub(super) scope: Scope,
    pub(super) next: Next,
    pub(super) attempt: Attempt,
    pub(super) current: Slide,
    /// The current move takes nothing.
    pub(super) plain: bool,
    pub(super) remembered: Slide,
    /// The king is in danger: to escape with Black to move, to fall with White to move.
    pub(super) urgent: bool,
    /// Moves tried.
    pub(super) tried: u32,
    /// The part of the list that is this frame's, and how much of it has been tried.
    pub(super) first: usize,
    pub(super) at: usize,
}

impl Frame {
    /// A frame in which nothing has been tried, whose moves will stand from `first` on.
    pub(super) fn new(
        board: Board,
        depth: i32,
        (alpha, beta): (Value, Value),
        scope: Scope,
        first: usize,
    ) -> Frame {
        Frame {
            board,
            depth,
            alpha,
            beta,
            best: -INFINITE,
            best_slide: Slide::NONE,
            raised: false,
            open: beta - alpha > 1,
            scope,
            next: Next::List,
            attempt: Attempt::Full,
            current: Slide::NONE,
            plain: false,
            remembered: Slide::NONE,
            urgent: scope == Scope::Evasions,
            tried: 0,
            first,
            at: first,
        }
    }
}
