//! Tests of games as a table.

use tavoliere_core::rules::GameKind;
use tavoliere_core::statistics::{Entry, HEADER, Participant, write_spreadsheet};

use super::{computer, demonstration_record, entry, person};

/// The text of a table without its byte order mark.
fn text_of(bytes: &[u8]) -> String {
    let units = bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    let text: String = char::decode_utf16(units).map(Result::unwrap).collect();
    text.strip_prefix('\u{feff}').unwrap().to_owned()
}

/// Reads a table, with quotes as in RFC 4180.
fn read_table(bytes: &[u8]) -> Vec<Vec<String>> {
    let text = text_of(bytes);
    let mut rows = Vec::new();
    let (mut row, mut field) = (Vec::new(), String::new());
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            '\t' if !quoted => row.push(std::mem::take(&mut field)),
            '\r' if !quoted => {
                assert_eq!(letters.next(), Some('\n'));
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            '\n' if !quoted => panic!("a bare line feed"),
            _ => field.push(letter),
        }
    }
    assert!(!quoted && field.is_empty() && row.is_empty());
    rows
}

fn named(name: &str) -> Entry {
    let record = demonstration_record(GameKind::Tapatan);
    entry(&record, [person("id", name), computer(2)])
}

fn column(name: &str) -> usize {
    HEADER.iter().position(|one| *one == name).unwrap()
}

#[test]
fn names_round_trip() {
    let names = [
        "Ada",
        "",
        "Rossi, Mario",
        "the \"cat\"",
        "\"",
        "\",\"",
        "two\nlines",
        "two\r\nlines, \"quoted\"",
        "a\rb",
        "Ωμέγα",
        "ليلى",
        "李雷；王",
        "नमस्ते",
        "👩‍🚀",
        " spaces ",
        "5 - 3 = 2",
        "'",
    ];
    let entries: Vec<Entry> = names.iter().copied().map(named).collect();
    let rows = read_table(&write_spreadsheet(&entries));
    assert_eq!(rows.len(), names.len() + 1);
    assert!(rows.iter().all(|row| row.len() == HEADER.len()));
    assert_eq!(rows[0], HEADER);
    for (row, name) in rows[1..].iter().zip(names) {
        assert_eq!(row[column("first_name")], name);
        assert_eq!(row[column("second_level")], "2");
    }
}

#[test]
fn no_name_becomes_a_formula() {
    for name in [
        "=1+1",
        "+1",
        "-1",
        "@sum(a1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "  =1",
        "\u{a0}=1",
        "＝1",
        "=HYPERLINK(\"http://example.org\",\"x\")",
    ] {
        let rows = read_table(&write_spreadsheet(&[named(name)]));
        assert_eq!(rows[1][column("first_name")], format!("'{name}"));
        let mut game = named("Ada");
        game.sides[0] = Participant::person(Some(name), "Ada");
        let rows = read_table(&write_spreadsheet(&[game]));
        assert_eq!(rows[1][column("first_id")], format!("'{name}"));
    }
}

#[test]
fn a_game_is_a_line() {
    let mut game = entry(
        &demonstration_record(GameKind::Tawula),
        [person("ada", "Ada"), computer(3)],
    );
    game.luck = Some([-120, 35]);
    let rows = read_table(&write_spreadsheet(&[game.clone()]));
    let cell = |name: &str| rows[1][column(name)].as_str();
    assert_eq!(cell("date"), "2026-10-02");
    assert_eq!(cell("game"), "tawula");
    assert_eq!(cell("variant"), "Tawula");
    assert_eq!((cell("began"), cell("result")), ("white", "white"));
    assert_eq!((cell("win"), cell("reason")), ("single", "borne off"));
    assert_eq!((cell("turns"), cell("first_throws")), ("129", "64"));
    assert_eq!((cell("first_luck"), cell("second_luck")), ("-120", "35"));
    assert_eq!(cell("throws_by_hand"), "no");
    let sum: u32 = cell("second_values")
        .split(' ')
        .map(|count| count.parse::<u32>().unwrap())
        .sum();
    assert_eq!(sum, 128);
    game.outcome = None;
    game.throws_by_hand = true;
    let rows = read_table(&write_spreadsheet(&[game]));
    let cell = |name: &str| rows[1][column(name)].as_str();
    assert_eq!((cell("result"), cell("win")), ("unfinished", ""));
    assert_eq!(cell("throws_by_hand"), "yes");
    assert_eq!(text_of(&write_spreadsheet(&[])), HEADER.join("\t") + "\r\n");
}
