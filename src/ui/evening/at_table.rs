//! A game of an evening on the table: which pairing it is, and how it ended.

use crate::evening::{Evening, GameResult, Pairing, PairingId, PairingState, Plan, Step};
use crate::record::GameRecord;
use crate::rules::{EndReason, Outcome};

/// The header that says which pairing a game is.
const HEADER: &str = "evening";

/// Tells an evening from others: FNV-1a over its plan, as it was written before evenings had titles.
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

/// What the header says of a pairing that is being played: its place, by which step its game began, and in
/// which evening.
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

/// Marks a game as that of a pairing that has begun.
pub fn mark(evening: &Evening, at: PairingId, game: &mut GameRecord) {
    if let Some(value) = value(evening, at) {
        // Short and of one line: it cannot be refused.
        let _ = game.set_header(HEADER, &value);
    }
}

/// The pairing that a game was begun for, as long as no other was begun for it since.
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

/// What the end of a game is for the sheet.
#[must_use]
pub fn result_of(outcome: Outcome) -> GameResult {
    match (outcome.winner, outcome.reason) {
        (None, _) => GameResult::Draw,
        (Some(side), EndReason::Cappotto) => GameResult::cappotto(side),
        (Some(side), _) => GameResult::win(side),
    }
}
