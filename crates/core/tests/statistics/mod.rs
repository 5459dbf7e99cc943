//! Tests of statistics: probabilities against tables and enumeration, counts of known records, the history.

mod chance;
mod history;
mod luck_curve;
mod spreadsheet;
mod tally;
mod throw_counts;
mod waits;

use tavoliere_core::date::Date;
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::GameKind;
use tavoliere_core::statistics::{Entry, EntryInfo, Participant};

/// The text of a recorded demonstration.
fn demonstration(kind: GameKind) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    std::fs::read_to_string(format!("{root}/../../page/tests/records/{kind}-demo.txt")).unwrap()
}

/// A recorded demonstration.
fn demonstration_record(kind: GameKind) -> GameRecord {
    GameRecord::from_record(&demonstration(kind)).unwrap()
}

/// The entry of a record with two participants.
fn entry(record: &GameRecord, sides: [Participant; 2]) -> Entry {
    let info = EntryInfo {
        date: Date::new(2026, 10, 2).unwrap(),
        sides,
        luck: None,
        throws_by_hand: false,
    };
    Entry::of(record, info)
}

fn person(id: &str, name: &str) -> Participant {
    Participant::person(Some(id), name)
}

const fn computer(level: u8) -> Participant {
    Participant::Computer { level }
}

fn assert_near(found: f64, expected: f64, error: f64) {
    assert!(
        (found - expected).abs() <= error,
        "{found} is not {expected}"
    );
}
