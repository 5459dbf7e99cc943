//! The Swiss system: players meet who have about the same points and haven't met yet.
//!
//! Each round is a minimum-cost matching ([`cheapest_matching`]), so no other pairing has a lower cost. The cost ranks
//! wishes by importance: a wish only counts between pairings that are equal in all wishes before it. [`ORDER`] lists
//! them; game nights that an older version started keep [`FIRST_ORDER`].

use super::game_turns::game_for;
use super::points::Points;
use super::sides::{SideCount, side_of_better};
use super::state::{State, forfeit_absent};
use super::text::FIRST_VERSION;
use super::{EntrantId, Pairing, PairingId, PairingState, TooLate, cheapest_matching, standings};
use crate::rules::Side;

/// A wish for the pairings of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// The bye goes to a player with the fewest byes. Winning by forfeit counts as a bye.
    EvenByes,
    /// No two players meet again; if all have met, as few as possible.
    NewOpponents,
    /// The bye goes to a player who has missed the fewest rounds, so being away doesn't pay.
    ByeForPresent,
    /// The bye goes to a player with the fewest points.
    ByeForLast,
    /// No player gets one side three times more often than the other.
    FairSides,
    /// The difference in points is small: the sum of its squares.
    EqualPoints,
    /// No player gets one side twice more often than the other.
    EvenSides,
    /// The bye goes to the last of the ranking.
    ByeForLowest,
    /// No player gets the same side twice in a row.
    OtherSide,
    /// Within a group of equal points the upper half meets the lower half.
    HalvesMeet,
    /// It does so in order; across groups, players close to each other in the ranking meet.
    InOrder,
}

/// A wish with the bits for its sum over a whole round of up to 32 players.
type WishBits = (Wish, u32);

/// The wishes by importance.
const ORDER: [WishBits; 11] = [
    (Wish::EvenByes, 5),
    (Wish::NewOpponents, 10),
    (Wish::ByeForPresent, 5),
    (Wish::ByeForLast, 10),
    (Wish::FairSides, 6),
    (Wish::EqualPoints, 20),
    (Wish::EvenSides, 6),
    (Wish::ByeForLowest, 6),
    (Wish::OtherSide, 6),
    (Wish::HalvesMeet, 6),
    (Wish::InOrder, 15),
];

/// The wishes by importance in version 1.
const FIRST_ORDER: [WishBits; 10] = [
    (Wish::NewOpponents, 10),
    (Wish::EvenByes, 10),
    (Wish::ByeForLast, 10),
    (Wish::FairSides, 6),
    (Wish::EqualPoints, 20),
    (Wish::EvenSides, 6),
    (Wish::ByeForLowest, 6),
    (Wish::OtherSide, 6),
    (Wish::HalvesMeet, 6),
    (Wish::InOrder, 15),
];

/// The cost of a pair or a bye, by the wish's number in [`Wish`].
type PairingCost = [u32; ORDER.len()];

fn total_cost(order: &[WishBits], cost: PairingCost) -> u128 {
    let level =
        |sum: u128, (wish, bits): &WishBits| (sum << bits) + u128::from(cost[*wish as usize]);
    order.iter().fold(0, level)
}

/// A player's data for pairing.
struct Candidate {
    id: EntrantId,
    points: Points,
    sides: SideCount,
    byes: u32,
    /// The number of rounds without this player, and of games lost by being away.
    missed: u32,
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

/// Withdraws the bye of a player who leaves during its round, so that they get no point while they're away.
pub(super) fn withdraw_bye(state: &mut State, id: EntrantId) {
    if state.version == FIRST_VERSION {
        return;
    }
    if let Some(round) = state.rounds.last_mut()
        && round.iter().any(Pairing::is_open)
    {
        let bye = |one: &&mut Pairing| one.state == PairingState::Bye && one.first == id;
        for bye in round.iter_mut().filter(bye) {
            bye.state = PairingState::Forfeit(None);
        }
    }
}

/// Lets a player who is back play in the last round. If none of its games has started, it's paired again; otherwise
/// the player's own game is played after all. A player without a game in it will be in the next round.
pub(super) fn come_back(state: &mut State, id: EntrantId) {
    if is_fresh(state) {
        state.rounds.pop();
    } else if state.version != FIRST_VERSION
        && let Some(round) = state.rounds.last_mut()
    {
        let missed = |one: &&mut Pairing| one.is_missed_by(id);
        for own in round.iter_mut().filter(missed) {
            own.state = match own.second {
                Some(_) => PairingState::Waiting,
                None => PairingState::Bye,
            };
        }
        forfeit_absent(&state.entrants, round);
    }
    advance(state);
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
    let order = match state.version {
        FIRST_VERSION => &FIRST_ORDER[..],
        _ => &ORDER[..],
    };
    let matching = cheapest_matching(even, |one, other| {
        let cost = match ranking.get(other) {
            Some(lower) => pair_cost(&ranking[one], lower, other - one),
            None => bye_cost(&ranking[one], count - 1 - one),
        };
        total_cost(order, cost)
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
                pairings.push(Pairing::new(at, game, pair).with_games(state.two_games));
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
fn ranking(state: &State) -> Vec<Candidate> {
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
        let attended = own().filter(|one| !one.is_missed_by(id)).count();
        ranking.push(Candidate {
            id,
            points: standings::points_of(state, id),
            sides: SideCount::of(&state.rounds, id),
            byes: own().filter(idle).count() as u32,
            missed: state.rounds.len().saturating_sub(attended) as u32,
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

fn pair_cost(better: &Candidate, lower: &Candidate, apart: usize) -> PairingCost {
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
    let mut cost = [0; ORDER.len()];
    for (wish, broken) in [
        (Wish::NewOpponents, met.count() as u32),
        (Wish::FairSides, beyond(2)),
        (Wish::EqualPoints, points * points),
        (Wish::EvenSides, beyond(1)),
        (Wish::OtherSide, repeats.count() as u32),
        (Wish::HalvesMeet, u32::from(same_half)),
        (Wish::InOrder, off * off),
    ] {
        cost[wish as usize] = broken;
    }
    cost
}

fn bye_cost(who: &Candidate, from_last: usize) -> PairingCost {
    let mut cost = [0; ORDER.len()];
    for (wish, broken) in [
        (Wish::EvenByes, who.byes),
        (Wish::ByeForPresent, who.missed),
        (Wish::ByeForLast, who.points.halves()),
        (Wish::ByeForLowest, from_last as u32),
    ] {
        cost[wish as usize] = broken;
    }
    cost
}
