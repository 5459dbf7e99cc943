//! Continues the turn after the throw and after each move, up to the end of the game.

use super::board::{OFF, PIECES, opposite};
use super::dice::{Dice, Numbers};
use super::dice_obligation::DiceObligation;
use super::position::{Phase, Position, Turn, result};
use super::view::landing;
use super::{Cappotto, Move, Origin, Step};
use crate::rules::{EndReason, Side};

impl Position {
    /// Applies a roll. The position must expect one.
    pub(super) fn roll(&mut self, dice: Dice, tell: &mut impl FnMut(Step)) {
        if self.phase == Phase::Opening {
            tell(Step::OpeningThrew {
                white: dice.a(),
                black: dice.b(),
            });
            if dice.is_double() {
                return tell(Step::OpeningTie);
            }
            self.side = if dice.a() > dice.b() {
                Side::First
            } else {
                Side::Second
            };
            tell(Step::Began { side: self.side });
        } else {
            let side = self.side;
            tell(Step::Threw { side, dice });
        }
        let dice = dice.sorted();
        let turn = Turn {
            start: self.board,
            dice,
            left: Numbers::of(dice),
            dice_obligation: DiceObligation::of(&self.board, self.side, &self.options, dice),
            played: [Turn::NONE; 4],
            used: 0,
        };
        if turn.dice_obligation.numbers == 0 {
            self.end_turn(&turn, tell);
        } else {
            self.phase = Phase::Move(turn);
        }
    }

    /// Moves a piece with a number. The move must be legal.
    pub(super) fn act(&mut self, mut turn: Turn, place: u8, die: u8, tell: &mut impl FnMut(Step)) {
        let side = self.side;
        let from = Origin::at(place);
        let to = landing(place, die, self.options.shift());
        let (board, hit) = self.board.moved(side, place, to);
        self.board = board;
        tell(match from {
            Origin::Point(from) if to == OFF => Step::BorneOff { side, die, from },
            Origin::Point(from) => Step::Moved {
                side,
                die,
                from,
                to,
            },
            Origin::Bar | Origin::Hand => Step::Entered {
                side,
                die,
                at: to,
                from,
            },
        });
        if hit {
            let side = side.other();
            let at = opposite(to);
            tell(Step::Hit { side, at });
        }
        if let Some(next) = turn.played.get_mut(usize::from(turn.used)) {
            *next = Move { from, die };
        }
        turn.used += 1;
        turn.left = turn.left.without(die);
        if turn.used >= turn.dice_obligation.numbers || self.board.off(side) == PIECES {
            self.end_turn(&turn, tell);
        } else {
            self.phase = Phase::Move(turn);
        }
    }

    fn end_turn(&mut self, turn: &Turn, tell: &mut impl FnMut(Step)) {
        let side = self.side;
        if self.board.off(side) < PIECES {
            turn.left
                .all()
                .for_each(|die| tell(Step::Unused { side, die }));
        }
        let passed = turn.used == 0;
        tell(Step::TurnEnded { side, passed });
        if let Some(reason) = self.end_reason() {
            let outcome = result(reason, (reason != EndReason::Dead).then_some(side));
            self.phase = Phase::Over(outcome);
            tell(Step::Ended(outcome));
            return;
        }
        if self.options.cappotto == Cappotto::OnlyIfWon && self.board.has_cappotto(side) {
            self.cappotto[side.index()] = true;
        }
        self.phase = Phase::Throw;
        self.side = side.other();
        self.turn = self.turn.saturating_add(1);
    }

    /// The reason why the game ends with the turn just played. `None` if it continues (TW-12, TW-14, TW-15). The side
    /// that played it wins, except in a dead position.
    pub(super) fn end_reason(&self) -> Option<EndReason> {
        let reason = self.board.ending(self.side, &self.options)?;
        let counts_seven = reason == EndReason::BorneOff && self.cappotto[self.side.index()];
        Some(if counts_seven {
            EndReason::Cappotto
        } else {
            reason
        })
    }
}
