//! Winner stays on: one table and a queue of challengers.

use super::game_turns::game_for;
use super::sides::seated;
use super::state::{Corrected, State};
use super::{EntrantId, Format, MOST_GAMES, Pairing, PairingId, PairingState, Refusal};

/// The player who stays at the table: the winner, after a draw the one who was there before. `None` if both have left.
fn stays(pairing: &Pairing, holder: EntrantId) -> Option<EntrantId> {
    match pairing.state {
        PairingState::Done(_) => pairing.winner().or(Some(holder)),
        _ => pairing.winner(),
    }
}

/// Makes the next game if the last one is over. Forfeited games don't count.
pub(super) fn advance(state: &mut State) {
    let games = match state.format {
        Format::WinnerStaysOn { games } => games.unwrap_or(MOST_GAMES),
        _ => 0,
    };
    let last = state.rounds.last().and_then(|round| round.first());
    let last = last.zip(state.holders.last().copied());
    let done = |one: &&Pairing| matches!(one.state, PairingState::Done(_));
    let played = state.rounds.iter().flatten().filter(done).count();
    if last.is_some_and(|(pairing, _)| pairing.is_open())
        || state.ended
        || played >= usize::from(games)
        || state.rounds.len() >= usize::from(MOST_GAMES)
        || state.present().len() < 2
    {
        return;
    }
    let mut stayer = None;
    if let Some((pairing, holder)) = last {
        stayer = stays(pairing, holder).filter(|id| state.is_present(*id));
        let pair = [Some(pairing.first), pairing.second];
        for loser in pair.into_iter().flatten() {
            if Some(loser) != stayer && state.is_present(loser) && !state.queue.contains(&loser) {
                state.queue.push(loser);
            }
        }
    }
    let holder = stayer.unwrap_or_else(|| state.queue.remove(0));
    let challenger = state.queue.remove(0);
    let at = PairingId {
        round: state.rounds.len() as u16 + 1,
        table: 1,
    };
    let game = game_for(&state.rounds, &state.games, [holder, challenger], at);
    let pair = seated(&state.rounds, holder, challenger, at.table);
    let pairing = Pairing::new(at, game, pair).with_games(state.two_games);
    state.rounds.push(vec![pairing]);
    state.holders.push(holder);
}

/// Corrects a result. If another player stays at the table because of it, the next game is paired again.
///
/// # Errors
/// Fails if the next game has started or was forfeited and would have another player.
pub(super) fn correct(
    state: &mut State,
    at: PairingId,
    corrected: Corrected,
) -> Result<(), Refusal> {
    let index = usize::from(at.round) - 1;
    let holder = state.holders[index];
    let before = stays(&state.rounds[index][0], holder);
    state.set_corrected(at, corrected)?;
    let after = stays(&state.rounds[index][0], holder);
    let Some([next]) = state.rounds.get(index + 1).map(Vec::as_slice) else {
        advance(state);
        return Ok(());
    };
    if before == after {
        return Ok(());
    }
    if next.state != PairingState::Waiting || state.rounds.len() > index + 2 {
        return Err(state.later_played(next));
    }
    let next_holder = state.holders[index + 1];
    let challenger = next.opponent_of(next_holder);
    state.rounds.pop();
    state.holders.pop();
    state.queue.retain(|waiting| Some(*waiting) != after);
    // Both players came from the queue if neither had stayed.
    let back = [
        (Some(next_holder) != before).then_some(next_holder),
        challenger,
    ];
    state.queue.splice(0..0, back.into_iter().flatten());
    advance(state);
    Ok(())
}
