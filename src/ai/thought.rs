//! A choice in the making: it is thought about in steps, and may be asked for or dropped at any time.

use super::greedy::Greedy;
use super::tempered::Tempered;
use super::uct::Uct;
use super::whim::Whim;
use super::{Hint, Player, hint, level, tablan, tawula};
use crate::rules::tawula::MatchScore;
use crate::rules::{AnyMove, AnyPosition, Rules, tapatan};

/// A player thinking about one position.
///
/// Steps of any size add up: what is best after so many nodes in all does not depend on how they
/// were handed out. A thought holds no thread and no lock; it may move between threads and be
/// dropped half-way.
#[derive(Clone, Debug)]
pub struct Thought {
    work: Work,
    /// After how many nodes it is done at the latest.
    limit: u64,
    granted: u64,
    nodes: u64,
}

/// What a thought consists of.
#[derive(Clone, Debug)]
enum Work {
    /// A choice in a solved game, found at once.
    Solved {
        position: tapatan::Position,
        choice: tapatan::Move,
    },
    /// A look at one candidate after the other.
    Greedy(Greedy),
    /// A look at one turn after the other, then at throws.
    Turns(Box<tawula::Look>),
    /// A look at one end of the turn after the other, then at what may be thrown.
    Ends(Box<tablan::Look>),
    /// Deeper and deeper looks.
    Search(Box<Tempered>),
    /// One playout after the other.
    Uct(Uct),
}

/// How far a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More nodes may change the choice.
    Thinking,
    /// The choice stands; further steps do nothing.
    Done,
}

impl Thought {
    /// A player's thought about a position, not yet begun; none where no choice is to be made. The
    /// same player, position and seed lead to the same choice.
    #[must_use]
    pub fn new(player: Player, position: &AnyPosition, seed: u64) -> Option<Thought> {
        Thought::with_budget(player, position, seed, None)
    }

    /// The same with a number of nodes in place of the level's own: the thought is done after so
    /// many, or before, where there is nothing more to look at.
    #[must_use]
    pub fn with_budget(
        player: Player,
        position: &AnyPosition,
        seed: u64,
        nodes: Option<u64>,
    ) -> Option<Thought> {
        let place = usize::from(player.level_in(position.kind()) - 1);
        let mut limit = nodes.unwrap_or(u64::MAX);
        let work = match position {
            AnyPosition::Tapatan(position) => {
                let temper = *level::TAPATAN.get(place)?;
                let choice = temper.choose(position, &mut Whim::new(seed, temper.spread))?;
                Work::Solved {
                    position: position.clone(),
                    choice,
                }
            }
            AnyPosition::Tablut(position) => {
                let temper = level::TABLUT.get(place)?;
                limit = nodes.unwrap_or(temper.nodes);
                let search = Tempered::new(position, temper.spread_in(position), seed)?;
                Work::Search(Box::new(search))
            }
            AnyPosition::Tawula(position) => {
                let temper = *level::TAWULA.get(place)?;
                Work::Turns(Box::new(tawula::Look::new(position, temper, seed)?))
            }
            AnyPosition::Tablan(position) => {
                let temper = *level::tablan(position.options()).get(place)?;
                Work::Ends(Box::new(tablan::Look::new(position, temper, seed)?))
            }
        };
        Some(Thought {
            limit,
            ..Thought::of(work)
        })
    }

    /// The same in a match before which a score stands (TW-16): a cappotto is then worth what it
    /// brings towards the match. To be told before the first step; it means nothing in games that
    /// know no match.
    #[must_use]
    pub fn in_match(mut self, score: Option<MatchScore>) -> Thought {
        if let (Work::Turns(look), Some(score)) = (&mut self.work, score) {
            look.play_for(tawula::Stakes::of_match(&score, look.side()));
        }
        self
    }

    /// The thought of a player that judges every candidate by itself, hardly more than one choice
    /// ahead: a yardstick.
    #[must_use]
    pub fn greedy(position: &AnyPosition, seed: u64) -> Option<Thought> {
        let look = Greedy::new(position, Whim::new(seed, 1))?;
        Some(Thought::of(Work::Greedy(look)))
    }

    /// The thought of a player that grows a tree of so many random playouts: a yardstick. Each
    /// counts as a node.
    #[must_use]
    pub fn uct(position: &AnyPosition, seed: u64, playouts: u32) -> Option<Thought> {
        let tree = Uct::new(position, seed, playouts)?;
        Some(Thought::of(Work::Uct(tree)))
    }

    const fn of(work: Work) -> Thought {
        Thought {
            work,
            limit: u64::MAX,
            granted: 0,
            nodes: 0,
        }
    }

    /// Thinks on for so many nodes more. What cannot be interrupted may take a few more than that,
    /// which the next step then has less.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.granted = self.granted.saturating_add(nodes).min(self.limit);
        if let Work::Search(search) = &mut self.work {
            search.step(self.granted.saturating_sub(self.nodes));
            self.nodes = search.search().nodes();
            return self.progress();
        }
        while self.nodes < self.granted {
            let looked = match &mut self.work {
                Work::Solved { .. } | Work::Search(_) => None,
                Work::Greedy(greedy) => greedy.judge_next(),
                Work::Turns(look) => look.go_on(),
                Work::Ends(look) => look.judge_next(),
                Work::Uct(uct) => uct.add().then_some(1),
            };
            let Some(nodes) = looked else {
                break;
            };
            self.nodes += nodes;
        }
        self.progress()
    }

    /// Thinks to the end.
    pub fn finish(&mut self) {
        self.step(u64::MAX);
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let done = match &self.work {
            Work::Solved { .. } => true,
            Work::Greedy(greedy) => greedy.is_done(),
            Work::Turns(look) => look.is_done(),
            Work::Ends(look) => look.is_done(),
            Work::Search(tempered) => tempered.search().is_done(),
            Work::Uct(uct) => uct.is_done(),
        };
        if done || self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    /// The best choice so far, always legal. Before the first step it is any choice.
    #[must_use]
    pub fn best(&self) -> Option<AnyMove> {
        match &self.work {
            Work::Solved { choice, .. } => Some(AnyMove::Tapatan(*choice)),
            Work::Greedy(greedy) => greedy.best(),
            Work::Turns(look) => look.best().map(AnyMove::Tawula),
            Work::Ends(look) => look.best().map(AnyMove::Tablan),
            Work::Search(tempered) => tempered.best().map(AnyMove::Tablut),
            Work::Uct(uct) => uct.best(),
        }
    }

    /// How many nodes have been looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best choice so far with what speaks for it; none for a yardstick.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        match &self.work {
            Work::Solved { position, choice } => hint::of_solved(position, *choice),
            Work::Turns(look) => hint::of_turns(look),
            Work::Ends(look) => hint::of_ends(look),
            Work::Search(tempered) => hint::of_search(tempered.search()),
            Work::Greedy(_) | Work::Uct(_) => None,
        }
    }
}
