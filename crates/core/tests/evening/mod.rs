//! Tests of game nights: the formats by examples, random game nights, texts and sheets.

mod absent;
mod codes;
mod knock_out;
mod leavers;
mod lists;
mod matching;
mod random;
mod returns;
mod round_robin;
mod swiss;
mod texts;
mod two_games;
mod winner_stays_on;

use tavoliere_core::evening::{
    Change, Evening, Format, GameResult, Pairing, PairingId, PairingState, Plan,
};
use tavoliere_core::rules::{GameKind, Side};

/// The names `P1`, `P2`, etc.
fn names(count: usize) -> Vec<String> {
    (0..count).map(|index| format!("P{}", index + 1)).collect()
}

fn plan(count: usize, format: Format) -> Plan {
    let names = names(count);
    Plan::new(names.iter().map(String::as_str), GameKind::Tapatan, format)
}

fn evening(count: usize, format: Format) -> Evening {
    Evening::new(plan(count, format)).unwrap()
}

fn at(round: u16, table: u8) -> PairingId {
    PairingId { round, table }
}

/// Writes a pairing as `1-5`, the first side first; a bye as `1`.
fn pair(pairing: &Pairing) -> String {
    match pairing.second {
        Some(second) => format!("{}-{second}", pairing.first),
        None => pairing.first.to_string(),
    }
}

/// Writes a round by its number, from 1, as `1-5 6-2 3`.
fn round(evening: &Evening, number: usize) -> String {
    let pairs: Vec<String> = evening.rounds()[number - 1].iter().map(pair).collect();
    pairs.join(" ")
}

/// Reports a win of a player in their open game.
fn wins(evening: &mut Evening, number: u8) -> Vec<Change> {
    let id = tavoliere_core::evening::EntrantId::new(number);
    let now = evening.open_pairings();
    let pairing = now.iter().find(|one| one.side_of(id).is_some()).unwrap();
    let (at, side) = (pairing.id, pairing.side_of(id).unwrap());
    evening.report(at, GameResult::win(side)).unwrap()
}

fn all_win(evening: &mut Evening, numbers: &[u8]) {
    for number in numbers {
        wins(evening, *number);
    }
}

/// The standings, written as `PLACE:NUMBER`.
fn places(evening: &Evening) -> String {
    let standings = evening.standings();
    let places: Vec<String> = standings
        .iter()
        .map(|one| format!("{}:{}", one.place, one.id))
        .collect();
    places.join(" ")
}

/// The number of games on the first side minus those on the second for each player, without forfeited games.
fn side_differences(evening: &Evening) -> Vec<i32> {
    let mut differences = vec![0; evening.entrants().len()];
    for pairing in evening.rounds().iter().flatten() {
        if let (Some(second), false) = (
            pairing.second,
            matches!(pairing.state, PairingState::Forfeit(_)),
        ) {
            differences[usize::from(pairing.first.number()) - 1] += 1;
            differences[usize::from(second.number()) - 1] -= 1;
        }
    }
    differences
}

const FIRST: GameResult = GameResult::win(Side::First);
const SECOND: GameResult = GameResult::win(Side::Second);
