//! Implements a tree search by random playouts (UCT) with a node for every throw, as a baseline for the other players.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::game_player::{GamePlayer, MoveSearch};
use super::playout::playout;
use crate::rules::{Expect, Outcome, Rules, Side, pick};

/// Number of throws and choices after which a playout counts as a draw.
const PLAYOUT_LIMIT: u32 = 2_000;
/// The weight of exploration. A higher one prefers moves with few playouts.
const EXPLORATION: f64 = 1.0;

/// A tree of playouts from a position.
#[derive(Clone, Debug)]
pub(super) struct Uct<G: Rules> {
    root: G,
    nodes: Vec<Node<G>>,
    wanted: u32,
    done: u32,
    generator: Xoshiro256PlusPlus,
}

/// A position in the tree, identified by the path to it.
#[derive(Clone, Debug)]
struct Node<G: Rules> {
    visits: u32,
    /// Twice the points of the first side in its playouts.
    points: u32,
    /// The legal choices that haven't been tried.
    untried: Vec<G::Move>,
    after_choices: Vec<(G::Move, usize)>,
    after_throws: Vec<(G::Throw, usize)>,
}

impl<G: Rules> Node<G> {
    fn of(position: &G) -> Node<G> {
        let untried = match position.expect() {
            Expect::Move(_) => position.legal_moves(),
            _ => Vec::new(),
        };
        Node {
            visits: 0,
            points: 0,
            untried,
            after_choices: Vec::new(),
            after_throws: Vec::new(),
        }
    }

    /// A side's share of the points in this node.
    fn share(&self, side: Side) -> f64 {
        let first = f64::from(self.points) / f64::from(2 * self.visits.max(1));
        match side {
            Side::First => first,
            Side::Second => 1.0 - first,
        }
    }
}

impl<G: Rules> Uct<G> {
    /// A tree without playouts. `None` if no choice is expected.
    pub fn new(root: &G, seed: u64, wanted: u32) -> Option<Uct<G>> {
        let Expect::Move(_) = root.expect() else {
            return None;
        };
        Some(Uct {
            root: root.clone(),
            nodes: vec![Node::of(root)],
            wanted,
            done: 0,
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
        })
    }

    /// Adds one playout.
    fn add(&mut self) {
        self.done += 1;
        let mut position = self.root.clone();
        let mut path = vec![0];
        let mut at = 0;
        while let Some(next) = self.descend(at, &mut position) {
            let is_leaf = self.nodes[next].visits == 0;
            path.push(next);
            at = next;
            if is_leaf {
                break;
            }
        }
        let generator = &mut self.generator;
        let outcome = playout(&mut position, &mut || generator.next_u64(), PLAYOUT_LIMIT);
        let points = match outcome {
            Some(Outcome {
                winner: Some(Side::First),
                ..
            }) => 2,
            Some(Outcome {
                winner: Some(Side::Second),
                ..
            }) => 0,
            _ => 1,
        };
        for index in path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.points += points;
        }
    }

    /// Descends one throw or choice from a node. `None` at the end of the game.
    fn descend(&mut self, at: usize, position: &mut G) -> Option<usize> {
        match position.expect() {
            Expect::Nothing => None,
            Expect::Throw(_) => {
                let throw = pick(self.generator.next_u64(), G::throws())?;
                position.apply_throw(throw);
                let known = self.nodes[at]
                    .after_throws
                    .iter()
                    .find(|(fallen, _)| *fallen == throw);
                if let Some(&(_, next)) = known {
                    return Some(next);
                }
                let next = self.grow(position);
                self.nodes[at].after_throws.push((throw, next));
                Some(next)
            }
            Expect::Move(side) => {
                if !self.nodes[at].untried.is_empty() {
                    let count = self.nodes[at].untried.len() as u128;
                    let word = u128::from(self.generator.next_u64());
                    let index = ((word * count) >> 64) as usize;
                    let choice = self.nodes[at].untried.swap_remove(index);
                    position.apply_move(choice);
                    let next = self.grow(position);
                    self.nodes[at].after_choices.push((choice, next));
                    return Some(next);
                }
                let tries = f64::from(self.nodes[at].visits.max(1)).ln();
                let upper_bound = |next: usize| {
                    let node = &self.nodes[next];
                    node.share(side) + EXPLORATION * (tries / f64::from(node.visits.max(1))).sqrt()
                };
                let (choice, next) = self.nodes[at]
                    .after_choices
                    .iter()
                    .copied()
                    .max_by(|one, other| upper_bound(one.1).total_cmp(&upper_bound(other.1)))?;
                position.apply_move(choice);
                Some(next)
            }
        }
    }

    fn grow(&mut self, position: &G) -> usize {
        self.nodes.push(Node::of(position));
        self.nodes.len() - 1
    }
}

impl<G: GamePlayer> MoveSearch<G> for Uct<G> {
    fn step(&mut self, _nodes: u64) -> u64 {
        self.add();
        1
    }

    fn is_done(&self) -> bool {
        // With one legal choice there is nothing to search.
        let root = &self.nodes[0];
        self.done >= self.wanted || root.untried.len() + root.after_choices.len() < 2
    }

    /// The choice with the most playouts.
    fn best(&self) -> Option<G::Move> {
        let root = &self.nodes[0];
        let most = root
            .after_choices
            .iter()
            .max_by_key(|(_, next)| self.nodes[*next].visits);
        match most {
            Some((choice, _)) => Some(*choice),
            None => root.untried.first().copied(),
        }
    }
}
