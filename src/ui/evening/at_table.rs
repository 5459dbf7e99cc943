//! Connects games on the table with their pairings in a game night.

use crate::evening::{Evening, GameResult, Pairing, PairingId, PairingState, Plan, Step};
use crate::record::GameRecord;
use crate::rules::{EndReason, Outcome};

/// The header with the pairing of a game.
const HEADER: &str = "evening";

/// A hash that identifies a game night: FNV-1a over its plan, without the title, which older versions lacked.
fn stamp(evening: &Evening) -> u64 {
    let Plan {
        title: _,
        names,
        games,
        format,
        draw,
        cappotto_counts_double,
    } = evening.plan();
    let plan = format!(
        "Plan {{ names: {names:?}, games: {games:?}, format: {format:?}, draw: {draw:?}, \
         cappotto_counts_double: {cappotto_counts_double:?} }}"
    );
    plan.bytes().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The header's value for a pairing being played: its round and table, the step that started its game, and the hash of
/// the game night.
fn value(evening: &Evening, at: PairingId) -> Option<String> {
    let began = |step: &Step| *step == Step::Begin(at);
    let step = evening.steps().iter().rposition(began)?;
    Some(format!(
        "{}.{} {step} {:016x}",
        at.round,
        at.table,
        stamp(evening)
    ))
}

/// Marks a game as that of a started pairing.
pub fn mark(evening: &Evening, at: PairingId, game: &mut GameRecord) {
    if let Some(value) = value(evening, at) {
        // The value is short and has one line, so this can't fail.
        let _ = game.set_header(HEADER, &value);
    }
}

/// The pairing that a game was started for. `None` if another game was started for it since.
#[must_use]
pub fn pairing_of<'a>(evening: &'a Evening, game: &GameRecord) -> Option<&'a Pairing> {
    let header = game.header(HEADER)?;
    let (round, table) = header.split_once(' ')?.0.split_once('.')?;
    let at = PairingId {
        round: round.parse().ok()?,
        table: table.parse().ok()?,
    };
    let pairing = evening.pairing(at)?;
    let same = value(evening, at)? == header && pairing.game == Some(game.setup().kind());
    same.then_some(pairing)
}

/// The pairing that is being played in a game.
#[must_use]
pub fn played_in<'a>(evening: &'a Evening, game: &GameRecord) -> Option<&'a Pairing> {
    pairing_of(evening, game).filter(|pairing| pairing.state == PairingState::Playing)
}

/// The result of a game for the sheet.
#[must_use]
pub fn result_of(outcome: Outcome) -> GameResult {
    match (outcome.winner, outcome.reason) {
        (None, _) => GameResult::Draw,
        (Some(side), EndReason::Cappotto) => GameResult::cappotto(side),
        (Some(side), _) => GameResult::win(side),
    }
}
