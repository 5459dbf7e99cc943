//! The round robin: each player meets each other player once, by the circle method.

use super::game_turns::game_for;
use super::sides::SideCount;
use super::state::{State, forfeit_absent};
use super::{EntrantId, Pairing, PairingId};
use crate::rules::Side;

/// Makes all rounds. With an even number the last player stays in place and the others rotate around them. With an odd
/// number the player who would meet that place has a bye. Pairs alternate sides, so players have both sides equally
/// often, apart from one game with an even number of players.
pub(super) fn rounds(state: &State) -> Vec<Vec<Pairing>> {
    let count = state.entrants.len();
    let even = count + count % 2;
    // The places that rotate.
    let turning = even - 1;
    let mut rounds = Vec::new();
    for turn in 0..turning {
        let id = EntrantId::of_index;
        let mut pairs = Vec::new();
        let fixed = if turn % 2 == 0 {
            (turn, turning)
        } else {
            (turning, turn)
        };
        if even == count {
            pairs.push(fixed);
        }
        for step in 1..even / 2 {
            let (one, other) = ((turn + step) % turning, (turn + turning - step) % turning);
            pairs.push(if step % 2 == 1 {
                (one, other)
            } else {
                (other, one)
            });
        }
        let mut round = Vec::new();
        for (first, second) in pairs {
            let at = next_place(&rounds, &round);
            let pair = [id(first), id(second)];
            let game = game_for(&rounds, &state.games, pair, at);
            round.push(Pairing::new(at, game, pair).with_games(state.two_games));
        }
        if even != count {
            round.push(Pairing::bye(next_place(&rounds, &round), id(turn)));
        }
        rounds.push(round);
    }
    rounds
}

fn next_place(before: &[Vec<Pairing>], round: &[Pairing]) -> PairingId {
    PairingId {
        round: before.len() as u16 + 1,
        table: round.len() as u8 + 1,
    }
}

/// Adds a player. If no game was played, all rounds are made again. Otherwise the games against present players go into
/// the byes of later rounds and into new rounds at the end.
pub(super) fn join(state: &mut State, id: EntrantId) {
    let current = usize::from(state.round());
    if !state.rounds.iter().flatten().any(Pairing::is_played) {
        state.rounds = rounds(state);
        for round in &mut state.rounds {
            forfeit_absent(&state.entrants, round);
        }
        return;
    }
    let opponents: Vec<EntrantId> = state
        .present()
        .into_iter()
        .filter(|one| *one != id)
        .collect();
    let sides = sides_against(&state.rounds, &opponents);
    let mut first_round = u16::MAX;
    for (opponent, side) in opponents.into_iter().zip(sides) {
        let meets = |round: &&Vec<Pairing>, who| {
            let mut games = round.iter().filter(|one| one.second.is_some());
            games.any(|one| one.side_of(who).is_some())
        };
        let index = (current..state.rounds.len())
            .find(|index| {
                let round = &state.rounds[*index];
                !meets(&round, id) && !meets(&round, opponent)
            })
            .unwrap_or(state.rounds.len());
        if index == state.rounds.len() {
            state.rounds.push(Vec::new());
        }
        let round = &state.rounds[index];
        let of_bye = |one: &Pairing| one.second.is_none() && one.first == opponent;
        let place = round.iter().position(of_bye).unwrap_or(round.len());
        let at = PairingId {
            round: index as u16 + 1,
            table: place as u8 + 1,
        };
        let pair = match side {
            Side::First => [id, opponent],
            Side::Second => [opponent, id],
        };
        let game = game_for(&state.rounds, &state.games, pair, at);
        let pairing = Pairing::new(at, game, pair).with_games(state.two_games);
        let round = &mut state.rounds[index];
        if place == round.len() {
            round.push(pairing);
        } else {
            round[place] = pairing;
        }
        first_round = first_round.min(at.round);
    }
    if let Some(entrant) = state.entrants.last_mut() {
        entrant.joined = first_round;
    }
}

/// Chooses the newcomer's sides. An opponent who has had one side more often gets the other; against the rest the
/// newcomer's sides are balanced.
fn sides_against(rounds: &[Vec<Pairing>], opponents: &[EntrantId]) -> Vec<Side> {
    let due = |who: &EntrantId| match SideCount::of(rounds, *who).difference() {
        0 => None,
        1.. => Some(Side::First),
        _ => Some(Side::Second),
    };
    let mut sides: Vec<Option<Side>> = opponents.iter().map(due).collect();
    let had = |side| sides.iter().filter(|one| **one == Some(side)).count();
    let (mut first, mut second) = (had(Side::First), had(Side::Second));
    for side in sides.iter_mut().filter(|side| side.is_none()) {
        if first <= second {
            *side = Some(Side::First);
            first += 1;
        } else {
            *side = Some(Side::Second);
            second += 1;
        }
    }
    sides.into_iter().flatten().collect()
}
