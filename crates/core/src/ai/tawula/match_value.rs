//! Computes the value of a cappotto in a match (match equity).

use super::Chances;
use crate::ai::network::CERTAIN;
use crate::rules::MatchScore;
use crate::rules::Side;

/// The value of a cappotto beyond a normal win or loss, in sixteenths of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchValue {
    /// The gain from a cappotto of this side.
    pub cappotto: i32,
    /// The loss from a cappotto of the opponent.
    pub lost_cappotto: i32,
}

/// Number of parts in a game.
const SIXTEENTHS: i64 = 16;

/// The value of a won game. A draw is worth half.
pub(super) const GAME: i64 = SIXTEENTHS * CERTAIN as i64;

impl MatchValue {
    /// The values for a single game. A cappotto has no value there, but is preferred if it costs little.
    pub const SINGLE_GAME: MatchValue = MatchValue {
        cappotto: 1,
        lost_cappotto: 1,
    };

    /// The values for a game of a match with this score (TW-15, TW-16). They measure the change in the chance of
    /// winning the match, assuming equal players and no further cappotti.
    #[must_use]
    pub fn of_match(score: &MatchScore, side: Side) -> MatchValue {
        let left = |side: Side| score.length().saturating_sub(score.scores()[side.index()]);
        let (own, enemy) = (left(side), left(side.other()));
        if own == 0 || enemy == 0 {
            return MatchValue::SINGLE_GAME;
        }
        let equity = |own_games, enemy_games| {
            let own = own.saturating_sub(own_games);
            chance(own, enemy.saturating_sub(enemy_games))
        };
        let (won, lost) = (equity(1, 0), equity(0, 1));
        let game = won - lost;
        let share = |difference: i64| ((difference * SIXTEENTHS + game / 2) / game).max(1) as i32;
        MatchValue {
            cappotto: share(equity(MatchScore::CAPPOTTO, 0) - won),
            lost_cappotto: share(lost - equity(0, MatchScore::CAPPOTTO)),
        }
    }

    /// The values for the other side.
    #[must_use]
    pub const fn for_opponent(self) -> MatchValue {
        MatchValue {
            cappotto: self.lost_cappotto,
            lost_cappotto: self.cappotto,
        }
    }

    /// The expected value of the chances, in sixteenths of a game times [`CERTAIN`].
    #[must_use]
    pub const fn utility(self, chances: Chances) -> i64 {
        SIXTEENTHS * chances.win as i64 + self.cappotto as i64 * chances.cappotto as i64
            - self.lost_cappotto as i64 * chances.lost_cappotto as i64
    }
}

/// The chance of winning a match when the sides still need these numbers of games, in parts of `2^32`.
fn chance(own: u8, enemy: u8) -> i64 {
    // The chances by the number of games that the opponent needs. In the beginning this side needs none.
    let mut chances = vec![1 << 32; usize::from(enemy) + 1];
    for _ in 0..own {
        chances[0] = 0;
        for games in 1..chances.len() {
            // Each side wins the next game with the same probability.
            chances[games] = i64::midpoint(chances[games], chances[games - 1]);
        }
    }
    chances[usize::from(enemy)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(score: &str) -> [i32; 2] {
        let value = MatchValue::of_match(&score.parse().unwrap(), Side::First);
        [value.cappotto, value.lost_cappotto]
    }

    #[test]
    fn an_even_match_favours_the_side_that_needs_fewer_games() {
        assert_eq!(chance(5, 5), 1 << 31);
        assert_eq!(chance(0, 3), 1 << 32);
        assert_eq!(chance(3, 0), 0);
        // One game out of two is enough.
        assert_eq!(chance(1, 2), 3 << 30);
        for (own, enemy) in [(1, 7), (4, 2), (11, 10)] {
            assert_eq!(chance(own, enemy) + chance(enemy, own), 1 << 32);
        }
    }

    #[test]
    fn the_value_of_a_cappotto_depends_on_the_match_score() {
        assert_eq!(values("1 0-0"), [1, 1]);
        // From an even score a win leads to 3/4 and a loss to 1/4, and a cappotto decides the match.
        assert_eq!(values("3 1-1"), [8, 8]);
        // A side that needs one game gains nothing by a cappotto, but one of the opponent loses the match.
        assert_eq!(values("7 6-0"), [1, 16 * 63]);
        assert_eq!(values("7 6-6"), [1, 1]);
        let even = MatchValue::of_match(&"7 3-3".parse().unwrap(), Side::Second);
        assert_eq!(even, even.for_opponent());
    }
}
