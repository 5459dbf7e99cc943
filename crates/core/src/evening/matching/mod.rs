//! Finds the cheapest perfect matching of an even number of vertices (Edmonds' weighted matching).
//!
//! This is the primal-dual method on a dense graph, O(n³). Vertices are numbered from 1 and blossoms after them; 0
//! means no vertex. A blossom is an odd cycle that is treated as one vertex.

mod blossoms;

use std::collections::VecDeque;
use std::mem;

/// No vertex.
const NONE: usize = 0;

/// The label of a vertex or blossom in the search for an augmenting path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    /// Reached by an even number of edges from an unmatched vertex.
    Outer,
    /// Reached by an odd number of edges.
    Inner,
}

/// An edge between two vertices. It can also represent the cheapest one between two blossoms.
#[derive(Clone, Copy)]
struct Edge {
    from: usize,
    to: usize,
    /// The weight, 0 if the edge doesn't exist.
    weight: i128,
}

struct Matcher {
    vertices: usize,
    /// The highest number in use by vertices and blossoms.
    highest: usize,
    edges: Vec<Vec<Edge>>,
    dual: Vec<i128>,
    /// The vertex at the other end of the matched edge.
    mate: Vec<usize>,
    /// The vertex with the tightest edge to this one.
    slack: Vec<usize>,
    /// The outermost blossom around each vertex or blossom, or itself.
    base: Vec<usize>,
    parent: Vec<usize>,
    /// The member of a blossom that contains a vertex.
    member_with: Vec<Vec<usize>>,
    members: Vec<Vec<usize>>,
    label: Vec<Label>,
    seen: Vec<usize>,
    stamp: usize,
    queue: VecDeque<usize>,
}

/// Returns the partner of each index at the lowest total cost, `None` if `count` is odd. `cost` is called with
/// `one < other` and must be below 2¹⁰⁰.
#[must_use]
pub fn cheapest_matching(count: usize, cost: impl Fn(usize, usize) -> u128) -> Option<Vec<usize>> {
    if !count.is_multiple_of(2) {
        return None;
    }
    let pairs = || (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)));
    let highest = pairs()
        .map(|(one, other)| cost(one, other))
        .max()
        .unwrap_or(0) as i128;
    // With this value per pair, a matching with more pairs always has the higher weight.
    let worth = (highest + 1) * (count as i128 + 1);
    let mut matcher = Matcher::new(count);
    for (one, other) in pairs() {
        let weight = worth - cost(one, other) as i128;
        matcher.edges[one + 1][other + 1].weight = weight;
        matcher.edges[other + 1][one + 1].weight = weight;
    }
    matcher.run();
    // In a complete graph of an even number every vertex has a partner.
    Some(
        (1..=count)
            .map(|one| matcher.mate[one].wrapping_sub(1))
            .collect(),
    )
}

impl Matcher {
    fn new(vertices: usize) -> Matcher {
        // Blossoms are nested, so there are fewer than half as many as vertices.
        let size = vertices + vertices / 2 + 2;
        let edge = |from| {
            move |to| Edge {
                from,
                to,
                weight: 0,
            }
        };
        let edges = (0..size).map(|from| (0..size).map(edge(from)).collect());
        let own = |one| {
            move |vertex| {
                if vertex == one && one <= vertices {
                    one
                } else {
                    NONE
                }
            }
        };
        Matcher {
            vertices,
            highest: vertices,
            edges: edges.collect(),
            dual: vec![0; size],
            mate: vec![NONE; size],
            slack: vec![NONE; size],
            base: (0..size)
                .map(|one| if one <= vertices { one } else { NONE })
                .collect(),
            parent: vec![NONE; size],
            member_with: (0..size)
                .map(|one| (0..=vertices).map(own(one)).collect())
                .collect(),
            members: vec![Vec::new(); size],
            label: vec![Label::Free; size],
            seen: vec![0; size],
            stamp: 0,
            queue: VecDeque::new(),
        }
    }

    fn run(&mut self) {
        let weights = self.edges.iter().flatten().map(|edge| edge.weight);
        let most = weights.max().unwrap_or(0);
        self.dual[1..=self.vertices].fill(most);
        while self.augment_once() {}
    }

    /// The slack of an edge, doubled so that it stays an integer.
    fn slack_of(&self, edge: Edge) -> i128 {
        let weight = self.edges[edge.from][edge.to].weight;
        self.dual[edge.from] + self.dual[edge.to] - weight * 2
    }

    fn update_slack(&mut self, from: usize, to: usize) {
        let known = self.slack[to];
        if known == NONE
            || self.slack_of(self.edges[from][to]) < self.slack_of(self.edges[known][to])
        {
            self.slack[to] = from;
        }
    }

    fn set_slack(&mut self, to: usize) {
        self.slack[to] = NONE;
        for from in 1..=self.vertices {
            let outside = self.base[from] != to && self.label[self.base[from]] == Label::Outer;
            if outside && self.edges[from][to].weight > 0 {
                self.update_slack(from, to);
            }
        }
    }

    fn enqueue(&mut self, one: usize) {
        if one <= self.vertices {
            self.queue.push_back(one);
        } else {
            for member in self.members[one].clone() {
                self.enqueue(member);
            }
        }
    }

    fn set_mate(&mut self, one: usize, other: usize) {
        let edge = self.edges[one][other];
        self.mate[one] = edge.to;
        if one <= self.vertices {
            return;
        }
        let member = self.member_with[one][edge.from];
        let way = self.even_way(one, member);
        for at in 0..way {
            let (from, to) = (self.members[one][at], self.members[one][at ^ 1]);
            self.set_mate(from, to);
        }
        self.set_mate(member, other);
        self.members[one].rotate_left(way);
    }

    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.base[self.mate[one]];
            self.set_mate(one, other);
            if next == NONE {
                return;
            }
            let above = self.base[self.parent[next]];
            self.set_mate(next, above);
            (one, other) = (above, next);
        }
    }

    fn common_ancestor(&mut self, mut one: usize, mut other: usize) -> usize {
        self.stamp += 1;
        while one != NONE || other != NONE {
            if one != NONE {
                if self.seen[one] == self.stamp {
                    return one;
                }
                self.seen[one] = self.stamp;
                one = self.base[self.mate[one]];
                if one != NONE {
                    one = self.base[self.parent[one]];
                }
            }
            mem::swap(&mut one, &mut other);
        }
        NONE
    }

    /// Adds a tight edge. `true` if it completed an augmenting path.
    fn take_edge(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.base[edge.from], self.base[edge.to]);
        match self.label[other] {
            Label::Free => {
                self.parent[other] = edge.from;
                self.label[other] = Label::Inner;
                let next = self.base[self.mate[other]];
                self.slack[other] = NONE;
                self.slack[next] = NONE;
                self.label[next] = Label::Outer;
                self.enqueue(next);
            }
            Label::Outer => {
                let ancestor = self.common_ancestor(one, other);
                if ancestor == NONE {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
                self.add_blossom(one, ancestor, other);
            }
            Label::Inner => {}
        }
        false
    }

    fn is_outermost(&self, one: usize) -> bool {
        self.base[one] == one
    }

    /// Follows the tight edges. `true` if they contained an augmenting path.
    fn search(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.label[self.base[from]] == Label::Inner {
                continue;
            }
            for to in 1..=self.vertices {
                let edge = self.edges[from][to];
                if edge.weight > 0 && self.base[from] != self.base[to] {
                    if self.slack_of(edge) != 0 {
                        self.update_slack(from, self.base[to]);
                    } else if self.take_edge(edge) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The step by which the duals can change until an edge becomes tight or a blossom must be expanded.
    fn step_size(&self) -> i128 {
        let mut step = i128::MAX;
        for one in (1..=self.highest).filter(|one| self.is_outermost(*one)) {
            if one > self.vertices && self.label[one] == Label::Inner {
                step = step.min(self.dual[one] / 2);
            }
            if self.slack[one] != NONE {
                let gap = self.slack_of(self.edges[self.slack[one]][one]);
                match self.label[one] {
                    Label::Free => step = step.min(gap),
                    Label::Outer => step = step.min(gap / 2),
                    Label::Inner => {}
                }
            }
        }
        step
    }

    /// Changes the duals. `false` if the matching is optimal.
    fn move_duals(&mut self, step: i128) -> bool {
        for one in 1..=self.vertices {
            match self.label[self.base[one]] {
                Label::Outer if self.dual[one] <= step => return false,
                Label::Outer => self.dual[one] -= step,
                Label::Inner => self.dual[one] += step,
                Label::Free => {}
            }
        }
        for blossom in self.vertices + 1..=self.highest {
            if self.is_outermost(blossom) {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] += step * 2,
                    Label::Inner => self.dual[blossom] -= step * 2,
                    Label::Free => {}
                }
            }
        }
        true
    }

    /// Matches two more vertices. `false` if the matching is optimal.
    fn augment_once(&mut self) -> bool {
        self.label[..=self.highest].fill(Label::Free);
        self.slack[..=self.highest].fill(NONE);
        self.queue.clear();
        for one in 1..=self.highest {
            if self.is_outermost(one) && self.mate[one] == NONE {
                self.parent[one] = NONE;
                self.label[one] = Label::Outer;
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.search() {
                return true;
            }
            let step = self.step_size();
            if !self.move_duals(step) {
                return false;
            }
            self.queue.clear();
            for one in 1..=self.highest {
                let from = self.slack[one];
                if self.is_outermost(one) && from != NONE && self.base[from] != one {
                    let edge = self.edges[from][one];
                    if self.slack_of(edge) == 0 && self.take_edge(edge) {
                        return true;
                    }
                }
            }
            for blossom in self.vertices + 1..=self.highest {
                let inner = self.label[blossom] == Label::Inner && self.dual[blossom] == 0;
                if inner && self.is_outermost(blossom) {
                    self.expand_blossom(blossom);
                }
            }
        }
    }
}
