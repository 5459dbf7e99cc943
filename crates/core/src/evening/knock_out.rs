//! The knockout: its bracket, its byes and the game for third place.

use super::game_turns::game_for;
use super::sides::seated;
use super::state::{State, forfeit_absent};
use super::{EntrantId, Pairing, PairingId, Refusal, TooLate};

/// The seeds of a bracket in the order of its tables, from 1. Seeds 1 and 2 can meet only in the final, seeds 1 to 4
/// only in the semi-finals, etc.
fn bracket(size: usize) -> Vec<usize> {
    let mut places = vec![1];
    while places.len() < size {
        let sum = places.len() * 2 + 1;
        places = places
            .iter()
            .flat_map(|place| [*place, sum - place])
            .collect();
    }
    places
}

/// Makes the first round. A player whose opponent's seed isn't on the list has a bye.
pub(super) fn first_round(state: &State) -> Vec<Pairing> {
    let count = state.entrants.len();
    let places = bracket(count.next_power_of_two());
    let mut round = Vec::new();
    for pair in places.chunks_exact(2) {
        let at = PairingId {
            round: 1,
            table: round.len() as u8 + 1,
        };
        let better = EntrantId::of_index(pair[0] - 1);
        round.push(if pair[1] > count {
            Pairing::bye(at, better)
        } else {
            let other = EntrantId::of_index(pair[1] - 1);
            meeting(state, &[], at, better, other)
        });
    }
    round
}

fn meeting(
    state: &State,
    rounds: &[Vec<Pairing>],
    at: PairingId,
    one: EntrantId,
    other: EntrantId,
) -> Pairing {
    let (better, worse) = (one.min(other), one.max(other));
    let game = game_for(rounds, &state.games, [better, worse], at);
    Pairing::new(at, game, seated(rounds, better, worse, at.table)).with_games(state.two_games)
}

/// The number of pairings of a round (by its index) that lead to the final. The game for third place comes on top.
pub(super) fn main_count(first_round: usize, index: usize) -> usize {
    first_round.checked_shr(index as u32).unwrap_or(0).max(1)
}

/// The player who advances, `None` while the game is open. If both have left, the better seed advances and is absent
/// there.
fn advancing_player(pairing: &Pairing) -> Option<EntrantId> {
    if pairing.is_open() {
        return None;
    }
    let better = pairing
        .second
        .map_or(pairing.first, |second| pairing.first.min(second));
    Some(pairing.winner().unwrap_or(better))
}

/// Makes all rounds that can be made, and pairs rounds again that follow from a corrected result. Games already played
/// are kept if the same two players meet.
///
/// # Errors
/// Fails if a game that was played would have other players.
pub(super) fn advance(state: &mut State) -> Result<(), Refusal> {
    let first = state.rounds.first().cloned().unwrap_or_default();
    let tables = first.len();
    let mut rounds = vec![first];
    loop {
        let index = rounds.len() - 1;
        forfeit_absent(&state.entrants, &mut rounds[index]);
        let count = main_count(tables, index);
        let next = match next_pairs(&rounds[index][..count]) {
            Some(pairs) if count > 1 => pairs,
            _ => break,
        };
        let mut round = Vec::new();
        for (one, other) in next {
            let at = PairingId {
                round: index as u16 + 2,
                table: round.len() as u8 + 1,
            };
            round.push(match state.pairing(at) {
                Some(old) if old.has_players(one, Some(other)) => old.clone(),
                Some(old) if old.is_played() => return Err(state.later_played(old)),
                _ => meeting(state, &rounds, at, one, other),
            });
        }
        rounds.push(round);
    }
    let mut gone = state.rounds.iter().skip(rounds.len()).flatten();
    if let Some(played) = gone.find(|pairing| pairing.is_played()) {
        return Err(state.later_played(played));
    }
    state.rounds = rounds;
    Ok(())
}

/// The pairs that follow from a complete round. After the semi-finals the losers are a pair too.
fn next_pairs(round: &[Pairing]) -> Option<Vec<(EntrantId, EntrantId)>> {
    let through: Option<Vec<EntrantId>> = round.iter().map(advancing_player).collect();
    let through = through?;
    let pairs = through.chunks_exact(2).map(|pair| (pair[0], pair[1]));
    let mut pairs: Vec<_> = pairs.collect();
    if let [one, other] = round {
        let loser = |pairing: &Pairing| pairing.opponent_of(advancing_player(pairing)?);
        pairs.extend(loser(one).zip(loser(other)));
    }
    Some(pairs)
}

/// Adds a player to the first round: in place of the last bye, or, if no game was played, by making a bracket of twice
/// the size.
pub(super) fn join(state: &mut State, id: EntrantId) -> Result<(), TooLate> {
    let [round] = &state.rounds[..] else {
        return Err(TooLate::FirstRoundOver);
    };
    let byes = round.iter().filter(|pairing| pairing.second.is_none());
    if let Some(bye) = byes.max_by_key(|pairing| pairing.first) {
        let (at, holder) = (bye.id, bye.first);
        let pairing = meeting(state, &[], at, holder, id);
        state.rounds[0][usize::from(at.table) - 1] = pairing;
    } else if round.iter().any(Pairing::is_played) {
        return Err(TooLate::NoByeLeft);
    } else {
        state.rounds = vec![first_round(state)];
    }
    Ok(())
}
