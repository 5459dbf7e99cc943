//! Closes and expands blossoms, the odd cycles that are treated as one vertex.

use super::{Label, Matcher, NONE};

impl Matcher {
    pub(super) fn set_base(&mut self, one: usize, base: usize) {
        self.base[one] = base;
        if one > self.vertices {
            for member in self.members[one].clone() {
                self.set_base(member, base);
            }
        }
    }

    /// The index of a member in its blossom. The cycle is reversed if necessary, so that the path there has an even
    /// length.
    pub(super) fn even_way(&mut self, blossom: usize, member: usize) -> usize {
        let members = &mut self.members[blossom];
        let at = members.iter().position(|one| *one == member).unwrap_or(0);
        if at % 2 == 0 {
            return at;
        }
        members[1..].reverse();
        members.len() - at
    }

    /// Collects the path from a vertex up to an ancestor, without the vertex itself.
    fn climb(&mut self, from: usize, ancestor: usize, way: &mut Vec<usize>) {
        let mut one = from;
        while one != ancestor {
            let mate = self.base[self.mate[one]];
            way.extend([one, mate]);
            self.enqueue(mate);
            one = self.base[self.parent[mate]];
        }
    }

    pub(super) fn add_blossom(&mut self, one: usize, ancestor: usize, other: usize) {
        let mut blossom = self.vertices + 1;
        while blossom <= self.highest && self.base[blossom] != NONE {
            blossom += 1;
        }
        self.highest = self.highest.max(blossom);
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[ancestor];
        let mut members = vec![ancestor];
        self.climb(one, ancestor, &mut members);
        members[1..].reverse();
        self.climb(other, ancestor, &mut members);
        self.members[blossom] = members.clone();
        self.set_base(blossom, blossom);
        for to in 1..=self.highest {
            self.edges[blossom][to].weight = 0;
            self.edges[to][blossom].weight = 0;
        }
        self.member_with[blossom].fill(NONE);
        for member in members {
            for to in 1..=self.highest {
                let known = self.edges[blossom][to];
                let edge = self.edges[member][to];
                if known.weight == 0 || self.slack_of(edge) < self.slack_of(known) {
                    self.edges[blossom][to] = edge;
                    self.edges[to][blossom] = self.edges[to][member];
                }
            }
            for vertex in 1..=self.vertices {
                if self.member_with[member][vertex] != NONE {
                    self.member_with[blossom][vertex] = member;
                }
            }
        }
        self.set_slack(blossom);
    }

    pub(super) fn expand_blossom(&mut self, blossom: usize) {
        for member in self.members[blossom].clone() {
            self.set_base(member, member);
        }
        let entry = self.edges[blossom][self.parent[blossom]].from;
        let entry = self.member_with[blossom][entry];
        let way = self.even_way(blossom, entry);
        let members = self.members[blossom].clone();
        for at in (0..way).step_by(2) {
            let (inner, outer) = (members[at], members[at + 1]);
            self.parent[inner] = self.edges[outer][inner].from;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.slack[inner] = NONE;
            self.set_slack(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[blossom];
        for member in &members[way + 1..] {
            self.label[*member] = Label::Free;
            self.set_slack(*member);
        }
        self.base[blossom] = NONE;
    }
}
