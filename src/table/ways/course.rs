//! Several choices of one piece, one after the other, as a single way from spot to spot.

use super::{Spot, WayKind, ways, ways_from};
use crate::rules::{AnyMove, AnyPosition};

/// A piece carried on by more than one number (TW-7).
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Where the piece comes to stand in the end.
    pub to: Spot,
    /// What is played, in this order; each is legal after those before it.
    pub choices: Vec<AnyMove>,
    /// What happens at the end.
    pub kind: WayKind,
}

/// Where a piece can go by more than one choice of the same turn, and by none alone; the fewest
/// choices first. Of two orders of the same numbers the one that hits on its way is taken, and
/// otherwise the higher number first: whoever wants the other plays them one by one.
#[must_use]
pub fn courses(position: &AnyPosition, from: Spot) -> Vec<Course> {
    if !matches!(position, AnyPosition::Tawula(_)) {
        return Vec::new();
    }
    let mut known: Vec<Spot> = ways_from(&ways(position), from)
        .iter()
        .map(|way| way.to)
        .collect();
    let mut found = Vec::new();
    let mut ends = vec![(position.clone(), from, Vec::new())];
    while !ends.is_empty() {
        let mut farther = Vec::new();
        for (position, at, choices) in ends {
            let mut reached = ways_from(&ways(&position), at);
            reached.sort_by_key(|way| (way.kind != WayKind::Capture, u8::MAX - way.steps));
            for way in reached {
                let mut after = position.clone();
                if after.play(way.choice).is_err() {
                    continue;
                }
                let mut choices = choices.clone();
                choices.push(way.choice);
                if choices.len() > 1 && !known.contains(&way.to) {
                    known.push(way.to);
                    found.push(Course {
                        to: way.to,
                        choices: choices.clone(),
                        kind: way.kind,
                    });
                }
                farther.push((after, way.to, choices));
            }
        }
        ends = farther;
    }
    found
}
