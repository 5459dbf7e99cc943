//! Holds a position of Tapatan and implements [`Rules`] for it.

use std::num::NonZeroU16;

use super::board::{self, ALL, LINES, LineBits};
use super::history::History;
use super::options::ended;
use super::{FirstCentre, Illegal, MOST_PIECES, Move, Options, Point, Repetition, Step};
use crate::rules::{EndReason, Expect, GameKind, NoThrow, Outcome, Rules, Side};

/// Number of occurrences of a position that make a draw (TP-7).
const REPEATED: usize = 3;

/// A position with its rule options.
///
/// With `repetition=draw` it contains the earlier positions of the moving phase (TP-7). They count in equality and
/// hash, in their order, so equal positions continue in the same way. The text of a position doesn't contain them, so a
/// position read from text starts an empty history.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) options: Options,
    /// Each side's pieces, by [`Side::index`].
    pub(super) pieces: [u16; 2],
    pub(super) side: Side,
    pub(super) over: Option<Outcome>,
    pub(super) turn: u32,
    pub(super) history: History,
}

impl Position {
    /// The side whose piece is on a point. `None` if the point is empty.
    #[must_use]
    pub fn piece(&self, at: Point) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.set(*side) & at.bit() != 0)
    }

    /// The points of a side's pieces, by rank and file.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = Point> + use<> {
        board::points(self.set(side))
    }

    /// The number of a side's pieces that haven't been placed (TP-3), 0 to 4.
    #[must_use]
    pub fn in_hand(&self, side: Side) -> u8 {
        let pieces = self.options.piece_count();
        pieces.saturating_sub(board::size(self.set(side)))
    }

    /// The points where the piece on a point can move, by rank and file. Empty while pieces are being placed, after the
    /// end, and if the point has no piece of the side to act.
    pub fn destinations(&self, from: Point) -> impl Iterator<Item = Point> + use<> {
        board::points(self.reach(from))
    }

    /// The lines that a side has made (TP-5), at most one, in the order of [`LINES`].
    pub fn lines(&self, side: Side) -> impl Iterator<Item = [Point; 3]> + use<> {
        lines_of(self.made_lines(side))
    }

    /// The lines that a side can win with (TP-5, TP-11 to TP-13), in the order of [`LINES`].
    pub fn winning_lines(&self, side: Side) -> impl Iterator<Item = [Point; 3]> + use<> {
        lines_of(self.options.winning_lines(side))
    }

    /// The points that a piece on a point can move to if they are free (TP-4, TP-10), by rank and file, in any phase.
    pub fn ways(&self, from: Point) -> impl Iterator<Item = Point> + use<> {
        board::points(from.around(self.options.moves) & !from.bit())
    }

    /// `true` if no piece of a side can move to a free point (TP-6), in any phase.
    #[must_use]
    pub fn is_blocked(&self, side: Side) -> bool {
        board::touches(self.set(side), self.options.moves) & self.free() == 0
    }

    pub(super) fn made_lines(&self, side: Side) -> LineBits {
        board::held_lines(self.set(side)) & self.options.winning_lines(side)
    }

    pub(super) fn set(&self, side: Side) -> u16 {
        self.pieces[side.index()]
    }

    pub(super) fn free(&self) -> u16 {
        ALL & !(self.pieces[0] | self.pieces[1])
    }

    /// `true` if a piece is placed in this turn.
    pub(super) fn is_placing(&self) -> bool {
        self.turn <= self.options.placings()
    }

    /// The points where a new piece can be placed. Empty in the moving phase and after the end.
    pub(super) fn places(&self) -> u16 {
        if self.over.is_some() || !self.is_placing() {
            return 0;
        }
        let first = self.turn == 1 && self.options.first_centre == FirstCentre::Forbidden;
        self.free() & if first { !Point::CENTRE.bit() } else { ALL }
    }

    /// The points where the piece on a point can move, as in [`Position::destinations`].
    pub(super) fn reach(&self, from: Point) -> u16 {
        let own = self.set(self.side) & from.bit() != 0;
        if own && self.over.is_none() && !self.is_placing() {
            from.around(self.options.moves) & self.free()
        } else {
            0
        }
    }

    /// The reason why an illegal choice is refused.
    fn refusal(&self, choice: Move) -> Illegal {
        if self.over.is_some() {
            return Illegal::GameOver;
        }
        match choice {
            Move::Place { .. } if !self.is_placing() => Illegal::AllPlaced,
            Move::Place { to } if self.piece(to).is_some() => Illegal::Occupied { at: to },
            Move::Place { .. } => Illegal::FirstCentre,
            Move::Step { .. } if self.is_placing() => Illegal::PlaceFirst,
            Move::Step { from, to } => match self.piece(from) {
                None => Illegal::NoPiece { at: from },
                Some(side) if side != self.side => Illegal::NotYours { at: from },
                Some(_) if from.around(self.options.moves) & to.bit() == 0 => {
                    Illegal::NotNeighbour { from, to }
                }
                Some(_) => Illegal::NotFree { to },
            },
        }
    }

    /// A state of the moving phase as one number, made of both sides' points and the side to move.
    fn key(&self, to_move: Side) -> NonZeroU16 {
        // There are 84 sets of three of the nine points, and 126 of four.
        let [first, second] = self.pieces.map(|set| u16::from(board::rank(set)));
        let points = 126 * first + second;
        NonZeroU16::MIN.saturating_add(2 * points + to_move.index() as u16)
    }

    /// Adds a state of the moving phase to the history. Returns `true` at its third occurrence (TP-7).
    pub(super) fn add_to_history(&mut self, to_move: Side) -> bool {
        self.options.repetition == Repetition::Draw
            && self.history.add(self.key(to_move)) >= REPEATED
    }

    /// Moves or places the piece. The choice must be legal.
    fn apply(&mut self, choice: Move) {
        let own = &mut self.pieces[self.side.index()];
        *own |= choice.to().bit();
        if let Some(from) = choice.from() {
            *own &= !from.bit();
        }
    }

    /// Ends the turn, and the game if it's over (TP-5, TP-6, TP-7). Returns `true` if the next side passes.
    fn end_turn(&mut self) -> bool {
        let other = self.side.other();
        if self.made_lines(self.side) != 0 {
            self.over = Some(ended(Some(self.side), EndReason::ThreeInLine));
            return false;
        }
        let moving = self.turn >= self.options.placings();
        let blocked = moving && self.is_blocked(other);
        if blocked {
            self.over = self.options.stall.outcome(other);
        }
        let next = if blocked { self.side } else { other };
        if self.over.is_none() && moving && self.add_to_history(next) {
            self.over = Some(ended(None, EndReason::Repetition));
        }
        if self.over.is_some() {
            return false;
        }
        // A side that passes uses up a turn.
        self.turn = self.turn.saturating_add(1 + u32::from(blocked));
        self.side = next;
        blocked
    }

    /// Ends the game for a reason outside the rules: resignation, time or agreement.
    fn end_early(&mut self, outcome: Outcome) -> Result<Vec<Step>, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::GameOver);
        }
        self.over = Some(outcome);
        Ok(vec![Step::Ended(outcome)])
    }

    /// Calls `act` with every legal choice.
    pub(super) fn each(&self, mut act: impl FnMut(Move)) {
        board::points(self.places()).for_each(|to| act(Move::Place { to }));
        for from in self.pieces(self.side) {
            board::points(self.reach(from)).for_each(|to| act(Move::Step { from, to }));
        }
    }

    /// Picks one of the legal choices with equal probability. `None` after the end. `draw` must return 64 random bits.
    /// It's called once, or not at all after the end.
    pub(super) fn draw_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        if self.over.is_some() {
            return None;
        }
        let mut below = |bound: u8| ((u128::from(draw()) * u128::from(bound)) >> 64) as u8;
        if self.is_placing() {
            let places = self.places();
            let number = below(board::size(places));
            let to = board::member(places, number.into());
            return Some(Move::Place { to });
        }
        let own = self.set(self.side);
        let free = self.free();
        let moves = self.options.moves;
        // The piece that moves is unpredictable, so a branch on it would be slow.
        let mut reach = [0; MOST_PIECES as usize];
        let mut before = [0; MOST_PIECES as usize];
        let mut sum = 0;
        let pieces = usize::from(board::size(own));
        for piece in 0..pieces.min(reach.len()) {
            reach[piece] = board::member(own, piece).around(moves) & free;
            before[piece] = sum;
            sum += board::size(reach[piece]);
        }
        let number = below(sum);
        let piece = (1..reach.len()).fold(0, |piece, next| {
            let reached = number >= before[next] && reach[next] != 0;
            if reached { next } else { piece }
        });
        let from = board::member(own, piece);
        let to = board::member(reach[piece], (number - before[piece]).into());
        Some(Move::Step { from, to })
    }

    /// The number of sequences of `depth` choices from here. A finished game has no choices, and draws by repetition
    /// (TP-7) are exact.
    pub(super) fn count_ways(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count(),
            _ => {
                let mut total = 0;
                self.each(|choice| {
                    let mut next = self.clone();
                    next.apply_move(choice);
                    total += next.perft(depth - 1);
                });
                total
            }
        }
    }

    /// The number of legal choices.
    fn count(&self) -> u64 {
        let steps = self.pieces(self.side).map(|from| self.reach(from));
        let sets = std::iter::once(self.places()).chain(steps);
        sets.map(|set| u64::from(board::size(set))).sum()
    }
}

/// The points of some lines.
fn lines_of(bits: LineBits) -> impl Iterator<Item = [Point; 3]> + use<> {
    let numbered = LINES.into_iter().enumerate();
    numbered.filter_map(move |(number, line)| (bits & 1 << number != 0).then_some(line))
}

impl Rules for Position {
    const KIND: GameKind = GameKind::Tapatan;
    const NAME: &'static str = "tapatan";
    const SIMPLEST_PRESET: &'static str = "Tapatan";
    const SIDE_NAMES: [&'static str; 2] = ["white", "black"];
    const END_REASONS: &'static [EndReason] = &[
        EndReason::NoMove,
        EndReason::Repetition,
        EndReason::ThreeInLine,
    ];
    const SQUARE_BOARD: Option<usize> = Some(3);

    type Options = Options;
    type Throw = NoThrow;
    type Move = Move;
    type Step = Step;
    type Illegal = Illegal;

    fn start(options: Options, first: Side) -> Self {
        let mut start = Position {
            options,
            pieces: options.start_pieces(),
            side: first,
            over: None,
            turn: 1,
            history: History::default(),
        };
        if !start.is_placing() {
            start.add_to_history(first);
        }
        start
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn expect(&self) -> Expect {
        match self.over {
            None => Expect::Move(self.side),
            Some(_) => Expect::Nothing,
        }
    }

    fn throw(&mut self, throw: NoThrow) -> Result<Vec<Step>, Illegal> {
        match throw {}
    }

    fn moves(&self, into: &mut Vec<Move>) {
        self.each(|choice| into.push(choice));
    }

    fn check_move(&self, choice: Move) -> Result<(), Illegal> {
        let allowed = match choice {
            Move::Place { .. } => self.places(),
            Move::Step { from, .. } => self.reach(from),
        };
        if allowed & choice.to().bit() != 0 {
            Ok(())
        } else {
            Err(self.refusal(choice))
        }
    }

    fn play(&mut self, choice: Move) -> Result<Vec<Step>, Illegal> {
        self.check_move(choice)?;
        let side = self.side;
        self.apply(choice);
        let mut steps = vec![match choice {
            Move::Place { to } => Step::Placed { side, at: to },
            Move::Step { from, to } => Step::Moved { side, from, to },
        }];
        steps.extend(
            self.lines(side)
                .map(|points| Step::LineMade { side, points }),
        );
        let passes = self.end_turn();
        steps.push(Step::TurnEnded { side });
        steps.extend(passes.then_some(Step::Passed { side: side.other() }));
        steps.extend(self.over.map(Step::Ended));
        Ok(steps)
    }

    fn resign(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.end_early(ended(Some(side.other()), EndReason::Resigned))
    }

    fn run_out_of_time(&mut self, side: Side) -> Result<Vec<Step>, Illegal> {
        self.end_early(ended(Some(side.other()), EndReason::OutOfTime))
    }

    fn agree_draw(&mut self) -> Result<Vec<Step>, Illegal> {
        self.end_early(ended(None, EndReason::Agreed))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    /// It's 1 while pieces are being placed, after the end, and with `repetition=off`.
    fn occurrences(&self) -> usize {
        if self.is_placing() || self.over.is_some() {
            return 1;
        }
        self.history.count(self.key(self.side).get()).max(1)
    }

    fn throws() -> &'static [(NoThrow, u32)] {
        &[]
    }

    fn apply_move(&mut self, choice: Move) {
        if self.over.is_none() {
            self.apply(choice);
            self.end_turn();
        }
    }

    fn random_move(&self, draw: &mut impl FnMut() -> u64) -> Option<Move> {
        self.draw_move(draw)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.count_ways(depth)
    }
}
