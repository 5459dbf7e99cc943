//! Checks the texts of slots, so that a backup never brings a damaged one.

use crate::evening::Evening;
use crate::players::PlayerList;
use crate::puzzle;
use crate::record::GameRecord;
use crate::rules::GameKind;
use crate::statistics::History;
use crate::store::{Settings, SettingsProblem, Slot};

/// Checks the text of a slot.
///
/// # Errors
/// The reason why it can't be read.
pub(super) fn check(slot: &Slot, text: &str) -> Result<(), String> {
    match slot.as_str() {
        PlayerList::SLOT => PlayerList::read(text)
            .map(drop)
            .map_err(|it| it.to_string()),
        History::SLOT => History::from_ron(text)
            .map(drop)
            .map_err(|it| it.to_string()),
        Evening::SLOT => Evening::read(text).map(drop).map_err(|it| it.to_string()),
        puzzle::Progress::SLOT => puzzle::Progress::read(text)
            .map(drop)
            .map_err(|it| it.to_string()),
        _ if *slot == Slot::settings() => settings(text),
        _ if GameKind::ALL.map(Slot::game).contains(slot) => GameRecord::from_record(text)
            .map(drop)
            .map_err(|it| it.to_string()),
        // Lines of lessons that can't be read are skipped.
        _ => Ok(()),
    }
}

/// Single settings that can't be read become their defaults, so only the whole text can be refused.
fn settings(text: &str) -> Result<(), String> {
    let (_, problems) = Settings::from_ron(text);
    match problems.first() {
        Some(problem @ SettingsProblem::Unreadable(_)) => Err(problem.to_string()),
        _ => Ok(()),
    }
}
