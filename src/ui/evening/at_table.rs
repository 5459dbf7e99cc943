//! Connects games on the table with their pairings in a game night.

use crate::evening::{Evening, GameResult, Pairing, PairingId, PairingState, Plan, Step};
use crate::record::GameRecord;
use crate::rules::{EndReason, Outcome};

/// The header with the pairing of a game.
const HEADER: &str = "evening";

/// A hash that identifies a game night: FNV-1a over its plan, without the parts that older versions lacked.
fn stamp(evening: &Evening) -> u64 {
    let Plan {
        title: _,
        names,
        games,
        format,
        draw,
        cappotto_counts_double,
        two_games: _,
        leavers: _,
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

/// The place of a game in its pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePlace {
    /// It's being played.
    Current,
    /// It's the last finished game of the pairing.
    Last,
    /// It's the first of two games, and finished.
    First,
}

/// The place of a game in its pairing. `None` if it has none, or if another game was started for the pairing since.
#[must_use]
pub fn place_of(evening: &Evening, game: &GameRecord) -> Option<(PairingId, GamePlace)> {
    let pairing = pairing_of(evening, game)?;
    let at = pairing.id;
    let steps = evening.steps();
    let began = steps.iter().rposition(|step| *step == Step::Begin(at))?;
    let since = &steps[began..];
    if since.contains(&Step::Unstart(at)) {
        return None;
    }
    let results = since.iter();
    let results = results.filter(|step| matches!(step, Step::Report(of, _) if *of == at));
    let place = match (results.count(), pairing.state, pairing.earlier) {
        (0, PairingState::Playing, _) => GamePlace::Current,
        (1, PairingState::Done(_), _) => GamePlace::Last,
        (1, _, Some(_)) | (2, PairingState::Done(_), Some(_)) => GamePlace::First,
        _ => return None,
    };
    Some((at, place))
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
