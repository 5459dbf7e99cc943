//! Writes games as a table for spreadsheets: fields separated by tabs, in UTF-16 with a byte order mark.
//!
//! Spreadsheets of all languages open this form with its columns and letters. A table separated by commas stays one
//! column where the comma is the decimal separator, and Excel reads UTF-8 as the system's old encoding.

use super::{Entry, Participant, ThrowCount, Variant};
use crate::rules::Side;

/// The names of the columns. The columns of the first side come before those of the second. Counts of throws are
/// separated by spaces, in ascending order of the values. Luck is in thousandths of a point.
pub const HEADER: [&str; 23] = [
    "date",
    "game",
    "variant",
    "first_name",
    "first_id",
    "first_level",
    "second_name",
    "second_id",
    "second_level",
    "began",
    "result",
    "win",
    "reason",
    "turns",
    "throws_by_hand",
    "first_throws",
    "first_values",
    "first_doublets",
    "second_throws",
    "second_values",
    "second_doublets",
    "first_luck",
    "second_luck",
];

/// The end of a line.
const LINE_END: &str = "\r\n";

/// The characters that a spreadsheet might read as the start of a formula, including wide ones.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// The byte order mark at the start of the file.
const MARK: char = '\u{feff}';

/// Writes a table of games with a header line, as the bytes of a file. Texts that a spreadsheet might read as a formula get
/// an apostrophe in front.
#[must_use]
pub fn write_spreadsheet<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<u8> {
    let mut text = MARK.to_string();
    text.push_str(&HEADER.join("\t"));
    text.push_str(LINE_END);
    for entry in entries {
        let fields = fields(entry).map(|field| quoted(&field));
        text.push_str(&fields.join("\t"));
        text.push_str(LINE_END);
    }
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn fields(entry: &Entry) -> [String; HEADER.len()] {
    let side_name = |side: Side| entry.game.side_name(side).to_owned();
    let [first_name, first_id, first_level] = participant(&entry.sides[0]);
    let [second_name, second_id, second_level] = participant(&entry.sides[1]);
    let [first_throws, first_values, first_doubles] = throws(&entry.thrown[0]);
    let [second_throws, second_values, second_doubles] = throws(&entry.thrown[1]);
    let win = entry.win();
    let result = match (win, entry.outcome) {
        (Some((winner, _)), _) => side_name(winner),
        (None, Some(_)) => "draw".to_owned(),
        (None, None) => "unfinished".to_owned(),
    };
    let variant = match &entry.variant {
        Variant::Preset(name) => guarded(name),
        Variant::OwnOptions => "own options".to_owned(),
        Variant::Position => "position".to_owned(),
    };
    let reason = entry
        .outcome
        .map(|outcome| outcome.reason.words(entry.game));
    let [first_luck, second_luck] = entry
        .luck
        .map(|luck| luck.map(|luck| luck.to_string()))
        .unwrap_or_default();
    [
        entry.date.to_string(),
        entry.game.name().to_owned(),
        variant,
        first_name,
        first_id,
        first_level,
        second_name,
        second_id,
        second_level,
        entry.began.map(side_name).unwrap_or_default(),
        result,
        win.map(|(_, kind)| kind.name().to_owned())
            .unwrap_or_default(),
        reason.unwrap_or_default(),
        entry.turns.to_string(),
        if entry.throws_by_hand { "yes" } else { "no" }.to_owned(),
        first_throws,
        first_values,
        first_doubles,
        second_throws,
        second_values,
        second_doubles,
        first_luck,
        second_luck,
    ]
}

fn participant(participant: &Participant) -> [String; 3] {
    [
        participant.name().map(guarded).unwrap_or_default(),
        participant.id().map(guarded).unwrap_or_default(),
        participant
            .level()
            .map(|level| level.to_string())
            .unwrap_or_default(),
    ]
}

fn throws(count: &ThrowCount) -> [String; 3] {
    let values: Vec<String> = count.values.iter().map(u32::to_string).collect();
    [
        count.throws.to_string(),
        values.join(" "),
        count.doubles.to_string(),
    ]
}

/// Protects a text that a spreadsheet might read as a formula, even if it skips spaces or control characters.
fn guarded(text: &str) -> String {
    let seen = text.trim_start_matches(|c: char| c.is_whitespace() || c.is_control());
    let begins_with_control = text.starts_with(|c: char| c.is_control());
    if begins_with_control || seen.starts_with(FORMULA) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// Adds quotes to a field if it needs them.
fn quoted(field: &str) -> String {
    // Some spreadsheets also separate at commas and semicolons.
    if field.contains(['\t', ',', ';', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
