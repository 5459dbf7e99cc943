//! A search of Tablut by a player who judges unevenly: among moves of about the same value any may
//! be the best.

use super::tablut::Search;
use super::whim::Whim;
use crate::rules::tablut::{KingCapture, Move, Position, Square, Thrones};
use crate::rules::{Expect, Rules, Side};

/// How a player of Tablut is weaker than the search could be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Temper {
    /// How many positions it looks at for a move.
    pub nodes: u64,
    /// By how much judgements are off, in hundredths of a Black man; 0 plays what is found best.
    pub spread: u16,
    /// The same for White where the rules favour White so much that a Black player would have no
    /// game against it otherwise.
    pub favoured: u16,
}

impl Temper {
    /// By how much the judgements of the side to move are off.
    pub fn spread_in(&self, position: &Position) -> u16 {
        let options = position.options();
        let favoured = options.thrones == Thrones::One && options.king == KingCapture::Surrounded;
        if favoured && position.side_to_act() == Some(Side::Second) {
            self.favoured
        } else {
            self.spread
        }
    }
}

/// A search with the mood that it is looked at in.
#[derive(Clone, Debug)]
pub(super) struct Tempered {
    search: Search,
    spread: u16,
    seed: u64,
}

impl Tempered {
    /// A search that has not begun; none where no choice is to be made.
    pub fn new(position: &Position, spread: u16, seed: u64) -> Option<Tempered> {
        let Expect::Move(_) = position.expect() else {
            return None;
        };
        Some(Tempered {
            search: Search::new(position, spread.into()),
            spread,
            seed,
        })
    }

    /// Goes on for at most so many nodes.
    pub fn step(&mut self, nodes: u64) {
        self.search.step(nodes);
    }

    /// The search itself.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// The best move so far, as the player judges in its mood.
    pub fn best(&self) -> Option<Move> {
        if self.spread == 0 {
            return self.search.best();
        }
        self.search
            .choices()
            .into_iter()
            .map(|(choice, value)| (2 * i64::from(value) + self.sway(choice), choice))
            .max()
            .map(|(_, choice)| choice)
    }

    /// What the mood adds to a doubled judgement: the same for a move however often it is asked.
    fn sway(&self, choice: Move) -> i64 {
        let number = |at: Square| u64::from(at.rank()) << 8 | u64::from(at.file());
        let number: u64 = number(choice.from) << 16 | number(choice.to);
        let seed = self.seed.rotate_left(23) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Whim::new(seed, self.spread.into()).sway()
    }
}
