//! The standings: points and tie-breaks.

use super::pairing::GameCount;
use super::state::State;
use super::{EntrantId, Format, LeaverRule, Pairing, PairingState, Points, knock_out};

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
    /// `true` if this player is below all others, because they left before they finished a game or their games don't
    /// count.
    pub unranked: bool,
}

fn own(state: &State, id: EntrantId) -> impl Iterator<Item = &Pairing> {
    let pairings = state.rounds.iter().flatten();
    pairings.filter(move |pairing| pairing.side_of(id).is_some())
}

/// `true` if the games of a player don't count: they've left a round robin before half of their games.
pub(super) fn is_removed(state: &State, id: EntrantId) -> bool {
    if state.leavers != LeaverRule::HalfPlayed
        || state.format != Format::RoundRobin
        || state.is_present(id)
    {
        return false;
    }
    let games = || own(state, id).filter(|one| one.second.is_some());
    let all: u16 = games().map(Pairing::game_total).sum();
    let played: usize = games().map(|one| one.results().count()).sum();
    played * 2 < usize::from(all)
}

/// The points that a pairing gives to one of its players.
fn points_in(state: &State, pairing: &Pairing, id: EntrantId) -> Points {
    let is_swiss = matches!(state.format, Format::Swiss { .. });
    match (pairing.state, pairing.side_of(id)) {
        (PairingState::Bye, _) if is_swiss && state.two_games => Points::TWO,
        (PairingState::Bye, _) if is_swiss => Points::ONE,
        (_, Some(side)) => pairing.points(side, state.cappotto_counts_double),
        (_, None) => Points::ZERO,
    }
}

/// The points of a player in the Swiss system.
pub(super) fn points_of(state: &State, id: EntrantId) -> Points {
    own(state, id)
        .map(|pairing| points_in(state, pairing, id))
        .sum()
}

/// The pairings that count.
struct Counted<'a> {
    state: &'a State,
    /// `true` for players whose games don't count, by index.
    removed: Vec<bool>,
}

impl<'a> Counted<'a> {
    fn new(state: &'a State) -> Counted<'a> {
        let removed = state.entrants.iter();
        let removed = removed.map(|one| is_removed(state, one.id)).collect();
        Counted { state, removed }
    }

    fn is_removed(&self, id: EntrantId) -> bool {
        self.removed.get(id.index()).copied().unwrap_or_default()
    }

    /// The counted pairings of a player.
    fn own(&self, id: EntrantId) -> impl Iterator<Item = &'a Pairing> {
        let counts = |one: &&Pairing| {
            !self.is_removed(one.first) && !one.second.is_some_and(|other| self.is_removed(other))
        };
        own(self.state, id).filter(counts)
    }

    fn points(&self, id: EntrantId) -> Points {
        let own = self.own(id);
        own.map(|pairing| points_in(self.state, pairing, id)).sum()
    }

    fn buchholz(&self, id: EntrantId, points: &[Points]) -> Points {
        let of = |who: EntrantId| points.get(who.index()).copied().unwrap_or_default();
        let is_swiss = matches!(self.state.format, Format::Swiss { .. });
        let counted = |pairing: &Pairing| match pairing.state {
            PairingState::Done(_) => pairing.opponent_of(id).map(of),
            PairingState::Forfeit(_) if pairing.earlier.is_some() => {
                pairing.opponent_of(id).map(of)
            }
            PairingState::Forfeit(_) if pairing.winner() == Some(id) => Some(of(id)),
            PairingState::Bye if is_swiss => Some(of(id)),
            _ => None,
        };
        self.own(id).filter_map(counted).sum()
    }

    /// Counts the games of a player.
    fn games(&self, id: EntrantId) -> GameCount {
        let mut sum = GameCount::default();
        for pairing in self.own(id).filter(|one| one.second.is_some()) {
            if let Some(side) = pairing.side_of(id) {
                let count = pairing.game_count(side);
                sum.wins += count.wins;
                sum.draws += count.draws;
                sum.losses += count.losses;
            }
        }
        sum
    }

    /// `true` if a player isn't ranked: they left before they finished a game, or their games don't count.
    fn is_unranked(&self, id: EntrantId) -> bool {
        let played = || own(self.state, id).any(Pairing::has_result);
        self.is_removed(id) || !self.state.is_present(id) && !played()
    }

    fn standing(&self, id: EntrantId, points: &[Points]) -> Standing {
        let GameCount {
            wins,
            draws,
            losses,
        } = self.games(id);
        Standing {
            place: 0,
            id,
            points: points.get(id.index()).copied().unwrap_or_default(),
            buchholz: self.buchholz(id, points),
            head_to_head: None,
            wins,
            draws,
            losses,
            left: !self.state.is_present(id),
            unranked: self.is_unranked(id),
        }
    }

    /// Compares the players of a group by their games against each other, if each has met each.
    fn head_to_head(&self, group: &mut [Standing]) {
        let ids: Vec<EntrantId> = group.iter().map(|one| one.id).collect();
        let met = |one: EntrantId, other: EntrantId| {
            let against =
                |pairing: &Pairing| pairing.opponent_of(one) == Some(other) && !pairing.is_open();
            self.own(one).any(against)
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
            let among = self.own(id).filter(|pairing| {
                let other = pairing.opponent_of(id);
                other.is_some_and(|other| ids.contains(&other))
            });
            let points = among.map(|pairing| points_in(self.state, pairing, id));
            standing.head_to_head = Some(points.sum());
        }
    }
}

/// Returns all players, best first.
pub(super) fn standings(state: &State) -> Vec<Standing> {
    let counted = Counted::new(state);
    let ids = || state.entrants.iter().map(|entrant| entrant.id);
    let points: Vec<Points> = ids().map(|id| counted.points(id)).collect();
    let mut list: Vec<Standing> = ids().map(|id| counted.standing(id, &points)).collect();
    if state.format == Format::KnockOut {
        place(&mut list, |one| {
            (!one.unranked).then(|| progress(state, one.id))
        });
    } else {
        place(&mut list, |one| (!one.unranked, one.points, one.buchholz));
        for group in list.chunk_by_mut(|one, other| one.place == other.place) {
            counted.head_to_head(group);
        }
        place(&mut list, |one| {
            let games = (one.head_to_head, one.wins);
            (!one.unranked, one.points, one.buchholz, games)
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

/// A rank for the round that a player reached in a knockout, higher is better.
fn progress(state: &State, id: EntrantId) -> u16 {
    /// The rank of a player in the game for third place, above the number of any round.
    const THIRD: u16 = 100;
    /// The rank of a player in the final, or on the way to it.
    const FINAL: u16 = 200;
    // A game that both players forfeited is lost by both, although one of them has a place in the next round.
    let until = own(state, id)
        .position(|one| one.second.is_some() && one.state == PairingState::Forfeit(None));
    let shown = until.map_or(usize::MAX, |index| index + 1);
    let Some(last) = own(state, id).take(shown).last() else {
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
