//! The Swiss system: players meet who have about the same points and haven't met yet.
//!
//! Each round is a minimum-cost matching ([`cheapest_matching`]), so no other pairing has a lower cost. The cost ranks
//! wishes by importance: a wish only counts between pairings that are equal in all wishes before it.
//!
//! 1. no two players meet again;
//! 2. no player has a second bye (winning by forfeit counts as a bye);
//! 3. the bye goes to a player with the fewest points;
//! 4. no player gets one side three times more often than the other;
//! 5. the difference in points is small: the sum of its squares;
//! 6. no player gets one side twice more often than the other;
//! 7. the bye goes to the last of the ranking;
//! 8. no player gets the same side twice in a row;
//! 9. within a group of equal points the upper half meets the lower half;
//! 10. it does so in order; across groups, players close to each other in the ranking meet.

use super::game_turns::game_for;
use super::points::Points;
use super::sides::{SideCount, side_of_better};
use super::state::State;
use super::{EntrantId, Pairing, PairingId, PairingState, TooLate, cheapest_matching, standings};
use crate::rules::Side;

/// Bits for the sum of each wish over a whole round of up to 32 players.
const BITS: [u32; 10] = [10, 10, 10, 6, 20, 6, 6, 6, 6, 15];

/// The cost of a pair or a bye for each wish, the most important first.
type PairingCost = [u32; 10];

fn total_cost(cost: PairingCost) -> u128 {
    let level = |sum: u128, (wish, bits): (u32, u32)| (sum << bits) + u128::from(wish);
    cost.into_iter().zip(BITS).fold(0, level)
}

/// A player's data for pairing.
struct Ranked {
    id: EntrantId,
    points: Points,
    sides: SideCount,
    byes: u32,
    opponents: Vec<EntrantId>,
    /// The place among players with equal points, from 0, and their number.
    place: u32,
    group: u32,
}

/// Makes the next round if the last one is complete.
pub(super) fn advance(state: &mut State) {
    let open = |round: &Vec<Pairing>| round.iter().any(Pairing::is_open);
    if !state.rounds.last().is_some_and(open)
        && state.rounds.len() < usize::from(state.swiss_rounds)
        && state.present().len() >= 2
        && !state.ended
    {
        let round = pairings(state);
        state.rounds.push(round);
    }
}

/// Pairs the last round again if it comes after a corrected one and none of its games has started.
pub(super) fn pair_again_after(state: &mut State, corrected: u16) {
    if usize::from(corrected) < state.rounds.len() && is_fresh(state) {
        state.rounds.pop();
        advance(state);
    }
}

/// Adds a player to the last round if none of its games has started, otherwise to the next one.
pub(super) fn join(state: &mut State, id: EntrantId) -> Result<(), TooLate> {
    let made = state.rounds.len() as u16;
    if is_fresh(state) {
        state.rounds.pop();
        advance(state);
        return Ok(());
    }
    if made >= state.swiss_rounds {
        return Err(TooLate::LastRound);
    }
    if let Some(entrant) = state.entrants.get_mut(id.index()) {
        entrant.joined = made + 1;
    }
    Ok(())
}

/// Pairs the last round again for a player who is back, if none of its games has started. Otherwise they'll be in the
/// next round.
pub(super) fn come_back(state: &mut State) {
    if is_fresh(state) {
        state.rounds.pop();
        advance(state);
    }
}

fn is_fresh(state: &State) -> bool {
    let fresh = |one: &Pairing| matches!(one.state, PairingState::Waiting | PairingState::Bye);
    !state.ended
        && state
            .rounds
            .last()
            .is_some_and(|round| round.iter().all(fresh))
}

fn pairings(state: &State) -> Vec<Pairing> {
    let ranking = ranking(state);
    let count = ranking.len();
    // An odd number gets an extra vertex for the bye.
    let even = count + count % 2;
    let matching = cheapest_matching(even, |one, other| {
        total_cost(match ranking.get(other) {
            Some(lower) => pair_cost(&ranking[one], lower, other - one),
            None => bye_cost(&ranking[one], count - 1 - one),
        })
    });
    let mates = matching.unwrap_or_default();
    let round = state.rounds.len() as u16 + 1;
    let mut pairings = Vec::new();
    let mut bye = None;
    for (one, other) in mates.into_iter().enumerate().take(count) {
        let at = PairingId {
            round,
            table: pairings.len() as u8 + 1,
        };
        match (&ranking[one], ranking.get(other)) {
            (better, None) => bye = Some(better.id),
            (better, Some(lower)) if one < other => {
                let side = side_of_better(better.sides, lower.sides, at.table);
                let pair = match side {
                    Side::First => [better.id, lower.id],
                    Side::Second => [lower.id, better.id],
                };
                let game = game_for(&state.rounds, &state.games, [better.id, lower.id], at);
                pairings.push(Pairing::new(at, game, pair));
            }
            _ => {}
        }
    }
    if let Some(who) = bye {
        let table = pairings.len() as u8 + 1;
        pairings.push(Pairing::bye(PairingId { round, table }, who));
    }
    pairings
}

/// Returns the players who are present, by points, then in the order of the list.
fn ranking(state: &State) -> Vec<Ranked> {
    let mut ranking = Vec::new();
    for id in state.present() {
        let own = || {
            let all = state.rounds.iter().flatten();
            all.filter(|pairing| pairing.side_of(id).is_some())
        };
        let idle = |one: &&Pairing| {
            one.state == PairingState::Bye
                || matches!(one.state, PairingState::Forfeit(_)) && one.winner() == Some(id)
        };
        let met = |one: &Pairing| one.opponent_of(id).filter(|_| one.is_played());
        ranking.push(Ranked {
            id,
            points: standings::points_of(state, id),
            sides: SideCount::of(&state.rounds, id),
            byes: own().filter(idle).count() as u32,
            opponents: own().filter_map(met).collect(),
            place: 0,
            group: 0,
        });
    }
    ranking.sort_by_key(|one| (std::cmp::Reverse(one.points), one.id));
    for group in ranking.chunk_by_mut(|one, other| one.points == other.points) {
        let size = group.len() as u32;
        for (place, one) in (0..).zip(group) {
            (one.place, one.group) = (place, size);
        }
    }
    ranking
}

fn pair_cost(better: &Ranked, lower: &Ranked, apart: usize) -> PairingCost {
    let met = better.opponents.iter().filter(|one| **one == lower.id);
    let points = better.points.halves().abs_diff(lower.points.halves());
    // If either player has played, the table doesn't matter.
    let side = side_of_better(better.sides, lower.sides, 1);
    let games = [(better.sides, side), (lower.sides, side.other())];
    let beyond = |most: i32| {
        let differences = games
            .iter()
            .map(|(sides, side)| sides.difference_after(*side));
        differences
            .filter(|difference| difference.abs() > most)
            .count() as u32
    };
    let repeats = games.iter().filter(|(sides, side)| sides.repeats(*side));
    let half = better.group / 2;
    let same_half = better.points == lower.points
        && (lower.place < half || better.place >= better.group - half);
    let off = if better.points == lower.points {
        (lower.place - better.place).abs_diff(half)
    } else {
        apart as u32 - 1
    };
    [
        met.count() as u32,
        0,
        0,
        beyond(2),
        points * points,
        beyond(1),
        0,
        repeats.count() as u32,
        u32::from(same_half),
        off * off,
    ]
}

fn bye_cost(who: &Ranked, from_last: usize) -> PairingCost {
    let mut cost = [0; 10];
    cost[1] = who.byes;
    cost[2] = who.points.halves();
    cost[6] = from_last as u32;
    cost
}
