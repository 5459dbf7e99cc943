//! The standings: points and tie-breaks.

use super::state::State;
use super::{EntrantId, Format, GameResult, Pairing, PairingState, Points, Worth, knock_out};

/// A player's line in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1, shared by players who are equal in everything.
    pub place: u16,
    /// The player.
    pub id: EntrantId,
    /// The points.
    pub points: Points,
    /// The sum of the opponents' points. The [`evening`](super) module lists the exceptions.
    pub buchholz: Points,
    /// Points from the games among players with the same points and Buchholz, `None` unless all of them have met.
    pub head_to_head: Option<Points>,
    /// Games won, including the opponents' forfeits.
    pub wins: u16,
    /// Games drawn.
    pub draws: u16,
    /// Games lost, including this player's forfeits.
    pub losses: u16,
    /// `true` if this player has left.
    pub left: bool,
}

fn own(state: &State, id: EntrantId) -> impl Iterator<Item = &Pairing> {
    let pairings = state.rounds.iter().flatten();
    pairings.filter(move |pairing| pairing.side_of(id).is_some())
}

/// The points that a pairing gives to one of its players.
fn points_in(state: &State, pairing: &Pairing, id: EntrantId) -> Points {
    match pairing.state {
        PairingState::Bye if matches!(state.format, Format::Swiss { .. }) => Points::ONE,
        PairingState::Done(GameResult::Draw) => Points::HALF,
        PairingState::Done(GameResult::Win { worth, .. }) if pairing.winner() == Some(id) => {
            match worth {
                Worth::Cappotto if state.cappotto_counts_double => Points::TWO,
                _ => Points::ONE,
            }
        }
        PairingState::Forfeit(_) if pairing.winner() == Some(id) => Points::ONE,
        _ => Points::ZERO,
    }
}

/// The points of a player.
pub(super) fn points_of(state: &State, id: EntrantId) -> Points {
    own(state, id)
        .map(|pairing| points_in(state, pairing, id))
        .sum()
}

fn buchholz(state: &State, id: EntrantId, points: &[Points]) -> Points {
    let of = |who: EntrantId| points.get(who.index()).copied().unwrap_or_default();
    let counted = |pairing: &Pairing| match pairing.state {
        PairingState::Done(_) => pairing.opponent_of(id).map(of),
        PairingState::Forfeit(_) => Some(of(id)),
        PairingState::Bye if matches!(state.format, Format::Swiss { .. }) => Some(of(id)),
        _ => None,
    };
    own(state, id).filter_map(counted).sum()
}

/// Returns all players, best first.
pub(super) fn standings(state: &State) -> Vec<Standing> {
    let ids = || state.entrants.iter().map(|entrant| entrant.id);
    let points: Vec<Points> = ids().map(|id| points_of(state, id)).collect();
    let mut list: Vec<Standing> = Vec::new();
    for (entrant, points_of) in state.entrants.iter().zip(&points) {
        let id = entrant.id;
        let decided = |one: &&Pairing| {
            one.second.is_some() && !one.is_open() && one.state != PairingState::Bye
        };
        let draw = PairingState::Done(GameResult::Draw);
        let count = |is: &dyn Fn(&Pairing) -> bool| {
            own(state, id).filter(decided).filter(|one| is(one)).count() as u16
        };
        list.push(Standing {
            place: 0,
            id,
            points: *points_of,
            buchholz: buchholz(state, id, &points),
            head_to_head: None,
            wins: count(&|one| one.winner() == Some(id)),
            draws: count(&|one| one.state == draw),
            losses: count(&|one| one.state != draw && one.winner() != Some(id)),
            left: entrant.left,
        });
    }
    if state.format == Format::KnockOut {
        place(&mut list, |one| progress(state, one.id));
    } else {
        place(&mut list, |one| (one.points, one.buchholz));
        for group in list.chunk_by_mut(|one, other| one.place == other.place) {
            head_to_head(state, group);
        }
        place(&mut list, |one| {
            (one.points, one.buchholz, one.head_to_head, one.wins)
        });
    }
    list
}

/// Sorts a list by a key, highest first, and gives the same place to equal entries.
fn place<K: Ord>(list: &mut [Standing], key: impl Fn(&Standing) -> K) {
    list.sort_by_cached_key(|one| (std::cmp::Reverse(key(one)), one.id));
    let mut place = 1;
    for index in 0..list.len() {
        if index > 0 && key(&list[index]) != key(&list[index - 1]) {
            place = index as u16 + 1;
        }
        list[index].place = place;
    }
}

fn head_to_head(state: &State, group: &mut [Standing]) {
    let ids: Vec<EntrantId> = group.iter().map(|one| one.id).collect();
    let met = |one: EntrantId, other: EntrantId| {
        own(state, one).any(|pairing| pairing.opponent_of(one) == Some(other) && !pairing.is_open())
    };
    let others = |one: EntrantId| ids.iter().copied().filter(move |other| *other != one);
    if ids.len() < 2
        || !ids
            .iter()
            .all(|one| others(*one).all(|other| met(*one, other)))
    {
        return;
    }
    for standing in group {
        let id = standing.id;
        let among = own(state, id).filter(|pairing| {
            pairing
                .opponent_of(id)
                .is_some_and(|other| ids.contains(&other))
        });
        standing.head_to_head = Some(among.map(|pairing| points_in(state, pairing, id)).sum());
    }
}

/// A rank for the round that a player reached in a knockout, higher is better.
fn progress(state: &State, id: EntrantId) -> u16 {
    /// The rank of a player in the game for third place, above the number of any round.
    const THIRD: u16 = 100;
    /// The rank of a player in the final, or on the way to it.
    const FINAL: u16 = 200;
    let Some(last) = own(state, id).last() else {
        return 0;
    };
    let tables = state.rounds.first().map_or(1, Vec::len);
    let count = knock_out::main_count(tables, usize::from(last.id.round) - 1);
    let decided = !last.is_open();
    let won = last.winner() == Some(id);
    let around = |middle: u16| match (decided, won) {
        (false, _) => middle,
        (true, true) => middle + 1,
        (true, false) => middle - 1,
    };
    if usize::from(last.id.table) > count {
        around(THIRD)
    } else if count == 1 {
        around(FINAL)
    } else if !decided || won {
        FINAL
    } else {
        last.id.round
    }
}
