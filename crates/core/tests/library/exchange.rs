//! Tests of export and import: many games as one text, where an error only affects one game.

use std::time::Duration;

use tavoliere_core::library::{GameId, ImportReader, Library, LibraryExport, Limits};
use tavoliere_core::record::Importer;
use tavoliere_core::rules::GameKind;
use tavoliere_core::store::Store;

use super::{day, filled, named, played, record};

fn export(library: &mut Library, store: &mut Store, ids: &[GameId]) -> String {
    let mut export = LibraryExport::of(ids.iter().copied());
    loop {
        if let Some(text) = export.write_for(library, store, Duration::ZERO).unwrap() {
            return text;
        }
    }
}

fn read(text: &str) -> ImportReader {
    let mut reader = ImportReader::new(text);
    while !reader.is_finished() {
        reader.read_for(Duration::ZERO);
    }
    reader
}

#[test]
fn exported_games_are_imported_once() {
    let mut store = Store::in_memory();
    let (mut library, mut ids) = filled(&mut store, 4, Limits::DESKTOP);
    for kind in GameKind::ALL {
        let (id, game) = named(kind, 30, 500);
        library.keep(&mut store, id, &game, day(2)).unwrap();
        ids.push(id);
    }
    library
        .rename(&mut store, ids[2], "Under the lime tree")
        .unwrap();
    let text = export(&mut library, &mut store, &ids);

    let mut elsewhere = Store::in_memory();
    let mut other = Library::read(&mut elsewhere, Limits::DESKTOP);
    let mut reader = read(&text);
    assert_eq!((reader.found(), reader.refusals()), (ids.len(), 0));
    let imported = other
        .import(&mut elsewhere, reader.take_games(), day(50))
        .unwrap();
    assert_eq!(
        (imported.taken.len(), imported.known, imported.no_room),
        (ids.len(), 0, 0)
    );
    for id in &ids {
        let here = record(&mut library, &mut store, *id).to_record();
        assert_eq!(record(&mut other, &mut elsewhere, *id).to_record(), here);
    }
    assert_eq!(other.game(ids[2]).unwrap().title, "Under the lime tree");

    let again = other
        .import(&mut elsewhere, read(&text).take_games(), day(51))
        .unwrap();
    assert_eq!((again.taken.len(), again.known), (0, ids.len()));
    assert_eq!(other.len(), ids.len());
}

#[test]
fn a_record_that_is_wrong_is_refused_with_its_line_and_the_others_are_taken() {
    let good = played(GameKind::Tapatan, 1, 6).to_record();
    let bad = good.replace("1. W", "1. X");
    let text = format!("{good}\n\n{bad}# title: Third\n{good}");
    let mut reader = read(&text);
    let games = reader.take_games();
    assert_eq!((games.len(), reader.found()), (2, 3));
    assert_eq!(games[1].title, "Third");
    let [refused] = reader.refused() else {
        panic!("{:?}", reader.refused());
    };
    assert_eq!(refused.number, 2);
    let line = text.lines().nth(refused.error.line - 1).unwrap();
    assert!(line.starts_with("1. X"), "{line}");
}

#[test]
fn invalid_records_are_reported_by_an_import() {
    let good = played(GameKind::Tablut, 1, 6).to_record();
    let mut reader = read(&format!("Dear Ada,\nhere it is:\n{good}"));
    assert_eq!((reader.take_games().len(), reader.refusals()), (1, 0));
    let mut reader = read("nothing of the kind");
    assert_eq!((reader.take_games().len(), reader.refusals()), (0, 1));
    for blank in ["", "\n\n", "# only a remark\n", "\u{feff}"] {
        let reader = read(blank);
        assert_eq!((reader.found(), reader.refusals()), (0, 0), "{blank:?}");
    }
}

#[test]
fn a_hostile_text_is_read_in_slices_and_ends() {
    let many = "tavoliere 1\n".repeat(30_000);
    let mut reader = ImportReader::new(many);
    let mut slices = 0;
    while !reader.is_finished() {
        reader.read_for(Duration::from_millis(2));
        slices += 1;
        assert!(slices < 100_000);
    }
    assert_eq!(reader.found(), tavoliere_core::library::MAX_IMPORT_GAMES);
    assert_eq!(reader.refusals(), reader.found());
    assert_eq!(reader.refused().len(), 100);
    assert!(reader.is_cut_short());
    // A single line without an end.
    let reader = read(&"x".repeat(5_000_000));
    assert_eq!(reader.refusals(), 1);
}

#[test]
fn games_in_a_mail_and_links_are_imported_too() {
    let games = [1, 2, 3].map(|seed| played(GameKind::Tapatan, seed, 6));
    let quoted = games[0].to_record().replace('\n', "\n> ");
    let link = games[1].to_link().unwrap();
    let text = format!(
        "Dear Ada,\n> {quoted}\nor https://example.org/{link}\n\n{}",
        games[2].to_record()
    );
    let mut reader = read(&text);
    let records: Vec<String> = reader
        .take_games()
        .iter()
        .map(|found| found.game.to_record())
        .collect();
    assert_eq!(reader.refused(), []);
    let mut expected = games.map(|game| game.to_record());
    let mut found = records;
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

#[test]
fn an_import_removes_no_games() {
    let few = Limits {
        games: 5,
        bytes: 1_000_000,
        garbage: 4_000,
    };
    let mut store = Store::in_memory();
    let (mut library, ids) = filled(&mut store, 3, few);
    let text: String = (40..46)
        .map(|seed| played(GameKind::Tapatan, seed, 6).to_record())
        .collect();
    let imported = library
        .import(&mut store, read(&text).take_games(), day(1))
        .unwrap();
    assert_eq!((imported.taken.len(), imported.no_room), (2, 4));
    assert!(ids.iter().all(|id| library.game(*id).is_some()));
    assert!(library.next_removed().is_empty());
}

#[test]
fn a_game_with_the_id_of_another_does_not_replace_it() {
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    let (id, game) = named(GameKind::Tapatan, 1, 6);
    library.keep(&mut store, id, &game, day(1)).unwrap();
    let mut other = played(GameKind::Tablut, 2, 9);
    id.write(&mut other);
    for taken in [1, 0] {
        let games = read(&other.to_record()).take_games();
        let imported = library.import(&mut store, games, day(2)).unwrap();
        assert_eq!(imported.taken.len(), taken);
    }
    assert_eq!(library.len(), 2);
    assert_eq!(
        record(&mut library, &mut store, id).to_record(),
        game.to_record()
    );
    assert_eq!(library.game(id).unwrap().info.game, GameKind::Tapatan);
}

#[test]
fn a_game_with_its_own_date_keeps_it() {
    let mut game = played(GameKind::Tapatan, 1, 6);
    game.set_header("date", "2024-05-17").unwrap();
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, Limits::DESKTOP);
    let games = read(&game.to_record()).take_games();
    let imported = library.import(&mut store, games, day(2)).unwrap();
    let kept = library.game(imported.taken[0]).unwrap();
    assert_eq!(kept.info.date.to_string(), "2024-05-17");
}

#[test]
fn texts_with_several_records_are_detected() {
    let record = played(GameKind::Tapatan, 1, 6).to_record();
    assert!(!Importer::has_many(&record));
    assert!(Importer::has_many(&format!("{record}\n{record}")));
    let link = played(GameKind::Tapatan, 2, 6).to_link().unwrap();
    assert!(!Importer::has_many(&format!("Look at {link}, it is good.")));
    assert!(Importer::has_many(&format!("{link}\n\n{record}")));
}
