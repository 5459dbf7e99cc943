//! In which order moves are tried: what has served elsewhere comes first.

use super::slide::Slide;
use crate::rules::Side;

/// A move with its rank in one number: the higher, the sooner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ranked(u32);

impl Ranked {
    pub(super) fn new(rank: u16, slide: Slide) -> Ranked {
        Ranked(u32::from(rank) << 16 | slide.index() as u32)
    }

    pub(super) fn slide(self) -> Slide {
        Slide::of_index(self.0 as u16)
    }

    pub(super) fn rank(self) -> u16 {
        (self.0 >> 16) as u16
    }
}

/// Moves that take something rank from here on.
pub(super) const TAKES: u16 = 0xc000;
/// The two moves that last refuted something this far from the root.
const KILLERS: [u16; 2] = [0xb001, 0xb000];
/// Moves of which nothing is known.
const UNKNOWN: i32 = 0x5000;

/// No history is beyond this.
const MOST: i32 = 0x4000;

/// How far from the root moves are remembered.
pub(super) const MOST_PLIES: usize = 96;

/// What has served so far in this search.
#[derive(Clone, Debug)]
pub(super) struct Experience {
    history: Vec<i16>,
    killers: [[Slide; 2]; MOST_PLIES],
}

impl Experience {
    pub(super) fn new() -> Experience {
        Experience {
            history: vec![0; 2 * Slide::COUNT],
            killers: [[Slide::NONE; 2]; MOST_PLIES],
        }
    }

    fn place(side: Side, slide: Slide) -> usize {
        side.index() * Slide::COUNT + slide.index()
    }

    pub(super) fn history(&self, side: Side, slide: Slide) -> i32 {
        self.history[Self::place(side, slide)].into()
    }

    /// The rank of a move that takes nothing.
    pub(super) fn rank(&self, side: Side, slide: Slide, ply: usize) -> u16 {
        let killers = &self.killers[ply.min(MOST_PLIES - 1)];
        if slide == killers[0] {
            KILLERS[0]
        } else if slide == killers[1] {
            KILLERS[1]
        } else {
            (UNKNOWN + self.history(side, slide)) as u16
        }
    }

    /// A move that takes nothing refuted what came before it.
    pub(super) fn refuted(&mut self, side: Side, slide: Slide, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply.min(MOST_PLIES - 1)];
        if killers[0] != slide {
            *killers = [slide, killers[0]];
        }
        self.learn(side, slide, weight(depth));
    }

    /// Another one was tried before it in vain.
    pub(super) fn failed(&mut self, side: Side, slide: Slide, depth: i32) {
        self.learn(side, slide, -weight(depth));
    }

    /// Moves a history towards an end, the less the nearer it is.
    fn learn(&mut self, side: Side, slide: Slide, by: i32) {
        let history = &mut self.history[Self::place(side, slide)];
        let old = i32::from(*history);
        *history = (old + by - old * by.abs() / MOST) as i16;
    }
}

fn weight(depth: i32) -> i32 {
    (depth * depth * 16).min(2_000)
}
