//! Finds the sequence of moves to a board that the notation writes.

use super::board::{BAR, Board, HAND, POINTS};
use super::position::{Phase, Position, Turn};
use super::view::{View, landing};
use super::{Move, Origin, PIECES};
use crate::rules::places::places;

impl Position {
    /// The legal sequence of choices by which the current turn ends with a board. If there are several, it's the first
    /// in the order of [`Move`]. Empty if the turn can't end with this board.
    #[must_use]
    pub fn way_to(&self, board: &Board) -> Vec<Move> {
        let mut way = Vec::new();
        if let Phase::Move(turn) = &self.phase {
            let needs = turn
                .dice
                .is_double()
                .then(|| self.departures(board, turn.dice.high()));
            if !self.find(turn, board, needs, &mut way) {
                way.clear();
            }
        }
        way
    }

    /// The number of pieces that leave each place on the way to a board with doubles. These are the pieces that are
    /// there or arrive there, but aren't there at the end.
    fn departures(&self, goal: &Board, die: u8) -> [u8; 27] {
        let mut needs = [0; 27];
        let mut arrived = [0_u8; 27];
        for place in [BAR, HAND].into_iter().chain(1..=POINTS) {
            let at = usize::from(place);
            let there = self.board.at(self.side, place).saturating_add(arrived[at]);
            needs[at] = there.saturating_sub(goal.at(self.side, place));
            let to = usize::from(landing(place, die, self.options.shift()));
            arrived[to] = arrived[to].saturating_add(needs[at]);
        }
        needs
    }

    fn find(
        &self,
        turn: &Turn,
        goal: &Board,
        needs: Option<[u8; 27]>,
        way: &mut Vec<Move>,
    ) -> bool {
        let mover = self.mover();
        let view = View::of(&self.board, self.side);
        let mut choices: Vec<(Move, u8)> = turn
            .left
            .distinct()
            .flat_map(|die| {
                places(view.sources(die, mover.shift)).map(move |place| {
                    let from = Origin::at(place);
                    (Move { from, die }, place)
                })
            })
            .filter(|(_, place)| needs.is_none_or(|needs| needs[usize::from(*place)] > 0))
            .collect();
        choices.sort_unstable();
        for (choice, place) in choices {
            if self.fits(turn, &view, place, choice.die).is_err() {
                continue;
            }
            way.push(choice);
            let mut next = *self;
            next.board = mover.after(&self.board, place, choice.die);
            let mut then = *turn;
            then.used += 1;
            then.left = turn.left.without(choice.die);
            let over =
                then.used >= turn.dice_obligation.numbers || next.board.off(self.side) == PIECES;
            let needs = needs.map(|mut needs| {
                needs[usize::from(place)] -= 1;
                needs
            });
            if over && next.board == *goal || !over && next.find(&then, goal, needs, way) {
                return true;
            }
            way.pop();
        }
        false
    }
}
