//! Tests of random game nights of every size: invariants, and reading the text after every step.

use std::collections::BTreeSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::evening::{
    EntrantId, Evening, Format, GameResult, LeaverRule, Pairing, PairingId, PairingState, Plan,
    Points, Refusal, Standing, Step, Worth,
};
use tavoliere_core::rules::{GameKind, Side};

use super::{evening, names, side_differences};
use crate::support::{below, generator, pick};

fn result(chance: &mut Xoshiro256PlusPlus) -> GameResult {
    let side = pick(chance, &Side::BOTH);
    match below(chance, 6) {
        0 => GameResult::Draw,
        1 => GameResult::Win {
            side,
            worth: Worth::Cappotto,
        },
        _ => GameResult::win(side),
    }
}

/// Reports random results until the game night is over.
fn play_on(evening: &mut Evening, chance: &mut Xoshiro256PlusPlus) {
    while !evening.is_over() {
        let open: Vec<PairingId> = evening.open_pairings().iter().map(|one| one.id).collect();
        let at = pick(chance, &open);
        evening.report(at, result(chance)).unwrap();
    }
}

fn pair_of(pairing: &Pairing) -> Option<(EntrantId, EntrantId)> {
    let second = pairing.second?;
    Some((pairing.first.min(second), pairing.first.max(second)))
}

fn no_player_is_in_a_round_twice(evening: &Evening) {
    for (index, round) in evening.rounds().iter().enumerate() {
        let mut seen = BTreeSet::new();
        for (place, pairing) in round.iter().enumerate() {
            let id = PairingId {
                round: index as u16 + 1,
                table: place as u8 + 1,
            };
            assert_eq!(pairing.id, id);
            assert!(seen.insert(pairing.first), "{pairing:?}");
            assert!(pairing.second.is_none_or(|second| seen.insert(second)));
        }
    }
}

fn places_are_in_order(evening: &Evening) {
    let standings = evening.standings();
    assert_eq!(standings.len(), evening.entrants().len());
    assert_eq!(standings[0].place, 1);
    let key = |one: &Standing| {
        let ties = (one.buchholz, one.head_to_head, one.wins);
        (!one.unranked, one.points, ties)
    };
    for (index, two) in standings.windows(2).enumerate() {
        let shared = two[0].place == two[1].place;
        assert!(two[0].unranked <= two[1].unranked, "{standings:?}");
        assert!(shared || usize::from(two[1].place) == index + 2);
        if evening.plan().format != Format::KnockOut {
            assert_eq!(shared, key(&two[0]) == key(&two[1]));
            assert!(key(&two[0]) >= key(&two[1]));
        }
    }
}

#[test]
fn knock_outs_of_every_size_have_one_winner() {
    let mut chance = generator(11);
    for count in 3..=32 {
        for _ in 0..10 {
            let mut evening = evening(count, Format::KnockOut);
            play_on(&mut evening, &mut chance);
            no_player_is_in_a_round_twice(&evening);
            places_are_in_order(&evening);
            assert_eq!(evening.round_count(), Some(evening.rounds().len() as u16));
            let games = evening
                .rounds()
                .iter()
                .flatten()
                .filter(|one| one.second.is_some());
            // Everyone but the winner loses once, and there's a game for third place.
            assert_eq!(games.count(), count - 1 + usize::from(count > 3));
            let standings = evening.standings();
            let first = standings.iter().filter(|one| one.place == 1).count();
            assert_eq!(first, 1);
            let losses = standings.iter().filter(|one| one.losses == 0).count();
            assert_eq!(losses, 1);
        }
    }
}

#[test]
fn round_robins_of_every_size_have_every_pair_once_on_balanced_sides() {
    let mut chance = generator(12);
    for count in 3..=32 {
        let mut evening = evening(count, Format::RoundRobin);
        play_on(&mut evening, &mut chance);
        no_player_is_in_a_round_twice(&evening);
        places_are_in_order(&evening);
        let pairs: Vec<_> = evening
            .rounds()
            .iter()
            .flatten()
            .filter_map(pair_of)
            .collect();
        let different: BTreeSet<_> = pairs.iter().copied().collect();
        assert_eq!(pairs.len(), count * (count - 1) / 2);
        assert_eq!(different.len(), pairs.len());
        assert_eq!(evening.rounds().len(), count - 1 + count % 2);
        assert!(
            side_differences(&evening)
                .into_iter()
                .all(|one| one.abs() <= 1)
        );
    }
}

#[test]
fn latecomers_of_round_robins_meet_every_player_once_on_balanced_sides() {
    let mut chance = generator(13);
    for count in 3..=28 {
        let mut evening = evening(count, Format::RoundRobin);
        for late in 0..4 {
            for _ in 0..below(&mut chance, count) {
                let open: Vec<PairingId> =
                    evening.open_pairings().iter().map(|one| one.id).collect();
                if open.len() > 1 {
                    let at = pick(&mut chance, &open);
                    evening.report(at, result(&mut chance)).unwrap();
                }
            }
            evening.join(format!("late {late}").as_str()).unwrap();
            assert!(
                side_differences(&evening)
                    .into_iter()
                    .all(|one| one.abs() <= 1)
            );
        }
        no_player_is_in_a_round_twice(&evening);
        let count = count + 4;
        let pairs: Vec<_> = evening
            .rounds()
            .iter()
            .flatten()
            .filter_map(pair_of)
            .collect();
        let different: BTreeSet<_> = pairs.iter().copied().collect();
        assert_eq!(
            (pairs.len(), different.len()),
            (count * (count - 1) / 2, pairs.len())
        );
        play_on(&mut evening, &mut chance);
    }
}

/// The broken wishes of a round, the most important first.
type Cost = (usize, usize, u32, usize, u32, usize);

/// The state of all players, by index, before a round of the Swiss system.
struct Before {
    points: Vec<u32>,
    byes: Vec<usize>,
    sides: Vec<i32>,
    met: Vec<(EntrantId, EntrantId)>,
}

impl Before {
    fn of(evening: &Evening, rounds: usize) -> Before {
        let count = evening.entrants().len();
        let mut before = Before {
            points: vec![0; count],
            byes: vec![0; count],
            sides: vec![0; count],
            met: Vec::new(),
        };
        for pairing in evening.rounds()[..rounds].iter().flatten() {
            let first = usize::from(pairing.first.number()) - 1;
            let Some(second) = pairing.second else {
                before.points[first] += 2;
                before.byes[first] += 1;
                continue;
            };
            let second = usize::from(second.number()) - 1;
            before.sides[first] += 1;
            before.sides[second] -= 1;
            before.met.extend(pair_of(pairing));
            match pairing.state {
                PairingState::Done(GameResult::Draw) => {
                    before.points[first] += 1;
                    before.points[second] += 1;
                }
                PairingState::Done(GameResult::Win { side, worth }) => {
                    let winner = [first, second][side.index()];
                    before.points[winner] += if worth == Worth::Cappotto { 4 } else { 2 };
                }
                _ => unreachable!("the round is complete"),
            }
        }
        before
    }

    /// The cost of pairs (by index, first side first) and of a possible bye.
    fn cost(&self, pairs: &[(usize, usize)], bye: Option<usize>) -> Cost {
        let mut cost = Cost::default();
        if let Some(bye) = bye {
            cost.0 = self.byes[bye];
            cost.2 = self.points[bye];
        }
        for (first, second) in pairs.iter().copied() {
            let ids = [first, second].map(|index| EntrantId::new(index as u8 + 1));
            let pair = (ids[0].min(ids[1]), ids[0].max(ids[1]));
            cost.1 += self.met.iter().filter(|met| **met == pair).count();
            cost.4 += self.points[first].abs_diff(self.points[second]).pow(2);
            for after in [self.sides[first] + 1, self.sides[second] - 1] {
                cost.3 += usize::from(after.abs() > 2);
                cost.5 += usize::from(after.abs() > 1);
            }
        }
        cost
    }

    /// The lowest cost of all pairings of some players, each pair on its better sides.
    fn lowest(&self, left: &[usize], pairs: &mut Vec<(usize, usize)>, bye: Option<usize>) -> Cost {
        let Some((one, rest)) = left.split_first() else {
            return self.cost(pairs, bye);
        };
        let mut lowest = None;
        let mut take = |cost: Cost| lowest = Some(lowest.map_or(cost, |old: Cost| old.min(cost)));
        for at in 0..rest.len() {
            let mut others = rest.to_vec();
            let other = others.remove(at);
            let pair = if self.sides[*one] <= self.sides[other] {
                (*one, other)
            } else {
                (other, *one)
            };
            pairs.push(pair);
            take(self.lowest(&others, pairs, bye));
            pairs.pop();
        }
        if left.len() % 2 == 1 && bye.is_none() {
            take(self.lowest(rest, pairs, Some(*one)));
        }
        lowest.unwrap()
    }
}

fn cost_of_round(evening: &Evening, index: usize) -> (Before, Cost) {
    let before = Before::of(evening, index);
    let of = |id: EntrantId| usize::from(id.number()) - 1;
    let round = &evening.rounds()[index];
    let pairs = round
        .iter()
        .filter_map(|one| Some((of(one.first), of(one.second?))));
    let bye = round.iter().find(|one| one.second.is_none());
    let cost = before.cost(&pairs.collect::<Vec<_>>(), bye.map(|one| of(one.first)));
    (before, cost)
}

/// Up to eight names, compared with all possible pairings.
#[test]
fn rounds_of_the_swiss_system_are_as_good_as_any() {
    let mut chance = generator(14);
    for count in 3..=8 {
        for _ in 0..60 {
            // After the first rounds, all pairs have met.
            let rounds = Some(count as u16 + 1);
            let mut evening = evening(count, Format::Swiss { rounds });
            play_on(&mut evening, &mut chance);
            for index in 0..evening.rounds().len() {
                let (before, cost) = cost_of_round(&evening, index);
                let all: Vec<usize> = (0..count).collect();
                let lowest = before.lowest(&all, &mut Vec::new(), None);
                assert_eq!(cost, lowest, "{count} names, round {}", index + 1);
            }
        }
    }
}

/// Uses the default number of rounds.
#[test]
fn no_pair_meets_twice_in_swiss_evenings_of_any_size() {
    let mut chance = generator(15);
    for count in 3..=32 {
        for _ in 0..10 {
            let mut evening = evening(count, Format::Swiss { rounds: None });
            play_on(&mut evening, &mut chance);
            no_player_is_in_a_round_twice(&evening);
            places_are_in_order(&evening);
            for index in 0..evening.rounds().len() {
                let (_, cost) = cost_of_round(&evening, index);
                // With few names the possible pairings can run out before the last round.
                let clean = (cost.0, cost.1, cost.3) == (0, 0, 0);
                assert!(clean || count <= 6, "{count} names: {cost:?}");
            }
            let most = side_differences(&evening).into_iter().map(i32::abs).max();
            assert!(most <= Some(2), "{count} names: {most:?}");
        }
    }
}

/// With the most rounds. It's a round robin if the number of players is even.
#[test]
fn the_longest_swiss_evenings_pair_every_player_in_every_round() {
    let mut chance = generator(16);
    for count in 3..=32 {
        let rounds = Some(count as u16 - 1);
        let mut evening = evening(count, Format::Swiss { rounds });
        play_on(&mut evening, &mut chance);
        no_player_is_in_a_round_twice(&evening);
        assert_eq!(evening.rounds().len(), count - 1);
        assert!(
            evening
                .rounds()
                .iter()
                .all(|round| round.len() == count.div_ceil(2))
        );
    }
}

fn random_plan(chance: &mut Xoshiro256PlusPlus, count: usize) -> Plan {
    let format = match below(chance, 4) {
        0 => Format::KnockOut,
        1 => Format::RoundRobin,
        2 => Format::Swiss {
            rounds: pick(chance, &[None, Some(2)]),
        },
        _ => Format::WinnerStaysOn {
            games: pick(chance, &[None, Some(12)]),
        },
    };
    let names = names(count);
    let mut plan = Plan::new(names.iter().map(String::as_str), GameKind::Tablan, format);
    plan.games = pick(chance, &[&GameKind::ALL[..], &GameKind::ALL[..1]]).to_vec();
    plan.cappotto_counts_double = below(chance, 2) == 0;
    plan.two_games = below(chance, 3) == 0;
    plan.leavers = pick(chance, &[LeaverRule::Lost, LeaverRule::HalfPlayed]);
    plan
}

/// A random step, which can be impossible.
fn random_step(evening: &Evening, chance: &mut Xoshiro256PlusPlus) -> Step {
    let round = below(chance, evening.rounds().len() + 2) as u16;
    let table = below(chance, evening.rounds()[0].len() + 2) as u8;
    let anywhere = PairingId { round, table };
    let now: Vec<PairingId> = evening.open_pairings().iter().map(|one| one.id).collect();
    let at = match below(chance, 4) {
        0 => anywhere,
        _ => now
            .get(below(chance, now.len().max(1)))
            .copied()
            .unwrap_or(anywhere),
    };
    let someone = EntrantId::new(below(chance, evening.entrants().len() + 2) as u8);
    match below(chance, 60) {
        0 => Step::End,
        1..=2 => Step::Leave(someone),
        28..=29 => Step::Return(someone),
        3..=4 => {
            let name = format!("late {}", below(chance, 30));
            Step::Join(name.as_str().into())
        }
        5..=11 => Step::Correct(anywhere, result(chance)),
        12..=14 => Step::CorrectEarlier(anywhere, result(chance)),
        15..=17 => Step::Unstart(at),
        18..=27 => Step::Begin(at),
        _ => Step::Report(at, result(chance)),
    }
}

#[test]
fn every_step_is_done_or_refused_and_can_be_read_again() {
    let mut chance = generator(17);
    let mut over = 0;
    for run in 0..400 {
        let count = 3 + run % 30;
        let mut evening = Evening::new(random_plan(&mut chance, count)).unwrap();
        for step in 0..150 {
            let before = evening.clone();
            let asked = random_step(&evening, &mut chance);
            match evening.take(asked) {
                Ok(_) => {
                    no_player_is_in_a_round_twice(&evening);
                    places_are_in_order(&evening);
                    if count < 9 || step % 40 == 0 {
                        assert_eq!(Evening::read(&evening.to_text()).as_ref(), Ok(&evening));
                    }
                }
                Err(refusal) => {
                    assert_eq!(evening, before);
                    assert!(!refusal.to_string().is_empty());
                    assert!(refusal != Refusal::Over || evening.is_over());
                }
            }
        }
        assert_eq!(Evening::read(&evening.to_text()).as_ref(), Ok(&evening));
        over += usize::from(evening.is_over());
    }
    assert!(over > 100, "{over}");
}

/// The byes of a player before a round, including games won by forfeit.
fn byes_before(evening: &Evening, round: usize, who: EntrantId) -> usize {
    let before = evening.rounds()[..round].iter().flatten();
    before
        .filter(|one| {
            let free = matches!(one.state, PairingState::Bye | PairingState::Forfeit(_));
            free && one.winner() == Some(who)
        })
        .count()
}

/// Checks that the bye of the newest round went to one of the present players with the fewest.
fn check_bye(evening: &Evening) {
    let newest = evening.rounds().len() - 1;
    let bye = |one: &&Pairing| one.state == PairingState::Bye;
    let Some(bye) = evening.rounds()[newest].iter().find(bye) else {
        return;
    };
    let there = evening.entrants().iter().filter(|one| !one.left);
    let fewest = there.map(|one| byes_before(evening, newest, one.id)).min();
    let had = byes_before(evening, newest, bye.first);
    assert_eq!(Some(had), fewest, "{:?}", evening.to_text());
}

fn points(evening: &Evening, who: EntrantId) -> Points {
    let standings = evening.standings();
    let own = standings.iter().find(|one| one.id == who);
    own.map_or(Points::ZERO, |one| one.points)
}

/// Players leave, return and arrive late at any time.
#[test]
fn byes_are_even_and_being_away_brings_no_points_in_the_swiss_system() {
    let mut chance = generator(18);
    let (mut byes, mut absences) = (0, 0);
    for run in 0..300 {
        let rounds = Some(1 + below(&mut chance, 12) as u16);
        let mut plan = super::plan(3 + run % 9, Format::Swiss { rounds });
        plan.two_games = run % 3 == 0;
        let mut evening = Evening::new(plan).unwrap();
        check_bye(&evening);
        for _ in 0..200 {
            let away: Vec<(EntrantId, Points)> = evening
                .entrants()
                .iter()
                .filter(|one| one.left)
                .map(|one| (one.id, points(&evening, one.id)))
                .collect();
            let step = random_step(&evening, &mut chance);
            // A correction of an absent player's game can change their points.
            let corrects = matches!(step, Step::Correct(..) | Step::CorrectEarlier(..));
            let leaver = match step {
                Step::Leave(id) => Some((id, points(&evening, id))),
                _ => None,
            };
            let made = evening.rounds().len();
            if matches!(step, Step::End) || evening.take(step).is_err() || corrects {
                continue;
            }
            if evening.rounds().len() > made {
                check_bye(&evening);
                byes += 1;
            }
            for (id, before) in away.into_iter().chain(leaver) {
                if evening.entrant(id).is_some_and(|one| one.left) {
                    assert!(points(&evening, id) <= before, "{}", evening.to_text());
                    absences += 1;
                }
            }
        }
    }
    assert!(byes > 500 && absences > 1000, "{byes} {absences}");
}

/// A player who is called gone by mistake and is back at once has lost nothing.
#[test]
fn leaving_and_returning_at_once_changes_nothing() {
    let mut chance = generator(19);
    let mut seen = 0;
    for run in 0..300 {
        let mut plan = random_plan(&mut chance, 3 + run % 12);
        if matches!(plan.format, Format::WinnerStaysOn { .. }) {
            plan.format = Format::Swiss { rounds: Some(9) };
        }
        let mut evening = Evening::new(plan).unwrap();
        for _ in 0..40 {
            let step = random_step(&evening, &mut chance);
            let _ = evening.take(step);
            let mut later = evening.clone();
            let who = EntrantId::new(1 + below(&mut chance, evening.entrants().len()) as u8);
            let playing = |one: &Pairing| one.state == PairingState::Playing;
            let plays = evening.rounds().iter().flatten().any(playing);
            if plays || evening.is_over() || later.leave(who).is_err() {
                continue;
            }
            let completes = later.is_over() || later.round() != evening.round();
            if completes || later.rounds().len() != evening.rounds().len() {
                continue;
            }
            later.come_back(who).unwrap();
            assert_eq!(later.rounds(), evening.rounds(), "{}", later.to_text());
            seen += 1;
        }
    }
    assert!(seen > 1000, "{seen}");
}
