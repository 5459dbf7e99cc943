//! Tests of game nights as texts: saved, damaged, and as sheets.

use tavoliere_core::evening::{
    COMPACT_BYTES, English, EntrantId, Evening, EveningTextError, Format, GameResult, PairingState,
    Plan, PlanError, Refusal, SheetLanguage, SheetWord,
};
use tavoliere_core::rules::{GameKind, Side};
use tavoliere_core::store::Store;

use super::{FIRST, SECOND, all_win, at, evening, plan};
use crate::support::{below, generator};

const SWISS: Format = Format::Swiss { rounds: Some(3) };

/// A game night with every kind of step.
fn full() -> Evening {
    let mut evening = evening(5, SWISS);
    evening.begin(at(1, 1)).unwrap();
    evening.unstart(at(1, 1)).unwrap();
    evening.report(at(1, 1), FIRST).unwrap();
    evening
        .correct(at(1, 1), GameResult::cappotto(Side::Second))
        .unwrap();
    evening.join("Зоя \"late\"").unwrap();
    evening.report(at(1, 2), GameResult::Draw).unwrap();
    evening.leave(EntrantId::new(2)).unwrap();
    evening.end().unwrap();
    evening
}

#[test]
fn the_text_is_one_step_a_line() {
    let evening = full();
    let text = evening.to_text();
    let steps = [
        "        Begin((round: 1, table: 1)),",
        "        PutBack((round: 1, table: 1)),",
        "        Report((round: 1, table: 1), Win(side: First, worth: Single)),",
        "        Correct((round: 1, table: 1), Win(side: Second, worth: Cappotto)),",
        "        Join((name: \"Зоя \\\"late\\\"\", player: None)),",
        "        Report((round: 1, table: 2), Draw),",
        "        Leave(2),",
        "        End,",
    ];
    assert!(text.contains(&steps.join("\n")), "{text}");
    assert_eq!(Evening::read(&text), Ok(evening));
}

#[test]
fn its_slot_can_be_written() {
    let mut store = Store::in_memory();
    store.save(Evening::SLOT, &full().to_text()).unwrap();
    let loaded = store.load_with(Evening::SLOT, Evening::read);
    assert_eq!(loaded.value, Some(full()));
}

#[test]
fn impossible_saves_are_refused() {
    let text = full().to_text();
    let read = |from: &str, to: &str| Evening::read(&text.replace(from, to)).unwrap_err();
    assert_eq!(
        read("version: 2", "version: 9"),
        EveningTextError::Version { found: 9 }
    );
    let rounds = PlanError::Rounds { found: 70 };
    assert_eq!(read("Some(3)", "Some(70)"), EveningTextError::Plan(rounds));
    let problem = Refusal::NotPlaying { at: at(1, 2) };
    let step = |number, problem| EveningTextError::Step { number, problem };
    assert_eq!(
        read("PutBack((round: 1, table: 1", "PutBack((round: 1, table: 2"),
        step(2, problem)
    );
    let id = EntrantId::new(99);
    assert_eq!(
        read("Leave(2)", "Leave(99)"),
        step(7, Refusal::NoSuchEntrant { id })
    );
    assert_eq!(read("Leave(2)", "End"), step(8, Refusal::Over));
    assert!(matches!(
        read("Leave(2)", "Leave(999)"),
        EveningTextError::Damaged { .. }
    ));
    assert!(matches!(read("Leave", "Love"), EveningTextError::Damaged { line, .. } if line > 1));
    let large = " ".repeat(3_000_000);
    assert!(matches!(
        Evening::read(&large),
        Err(EveningTextError::TooLarge { .. })
    ));
    let deep = "(".repeat(100_000);
    assert!(matches!(
        Evening::read(&deep),
        Err(EveningTextError::Damaged { .. })
    ));
    assert!(Evening::read("").is_err());
}

#[test]
fn damaged_texts_are_errors_or_evenings_never_panics() {
    let formats = [
        Format::KnockOut,
        Format::RoundRobin,
        SWISS,
        Format::WinnerStaysOn { games: None },
    ];
    let mut chance = generator(21);
    for format in formats {
        let mut evening = evening(6, format);
        for number in 0..6 {
            let at = evening.open_pairings()[0].id;
            evening
                .report(at, if number % 3 == 0 { SECOND } else { FIRST })
                .unwrap();
            let _ = evening.correct(at, GameResult::Draw);
        }
        let _ = evening.join("late");
        let text = evening.to_text();
        for end in 0..text.len() - 1 {
            assert!(Evening::read(&text[..end]).is_err(), "{end}");
        }
        for _ in 0..3000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=below(&mut chance, 2) {
                let at = below(&mut chance, bytes.len());
                // Digits and characters of the text itself are more likely to be read than random bytes.
                bytes[at] = match below(&mut chance, 3) {
                    0 => below(&mut chance, 256) as u8,
                    1 => b'0' + below(&mut chance, 10) as u8,
                    _ => bytes[below(&mut chance, bytes.len())],
                };
            }
            if let Ok(evening) = Evening::read(&String::from_utf8_lossy(&bytes)) {
                assert_eq!(Evening::read(&evening.to_text()), Ok(evening));
            }
        }
    }
}

#[test]
fn the_longest_evening_can_be_read_again() {
    let mut plan = plan(32, Format::RoundRobin);
    for entry in &mut plan.names {
        entry.name = format!("{}{}", entry.name, "🦊".repeat(36));
    }
    let mut evening = Evening::new(plan).unwrap();
    while !evening.is_over() {
        let at = evening.open_pairings()[0].id;
        evening.begin(at).unwrap();
        evening
            .report(at, GameResult::cappotto(Side::First))
            .unwrap();
    }
    assert_eq!(Evening::read(&evening.to_text()), Ok(evening));
}

#[test]
fn the_page_contains_places_and_rounds() {
    let mut evening = evening(5, SWISS);
    evening.report(at(1, 1), FIRST).unwrap();
    evening.begin(at(1, 2)).unwrap();
    evening.leave(EntrantId::new(3)).unwrap();
    let page = evening.page(&English);
    assert_eq!(
        page,
        "Swiss system · Round 1/3\n\
         Tapatan\n\
         \n\
         Standings\n     points  Buchholz  wins\n\
         \x201.       1         1     0  P5\n\
         \x202.       1         0     1  P1\n\
         \x203.       0         1     0  P3 (has left)\n\
         \x204.       0         0     0  P2\n\
         \x204.       0         0     0  P4\n\
         \n\
         Round 1\n\
         \x20 Table 1  Tapatan  P1 – P3: 1–0\n\
         \x20 Table 2  Tapatan  P4 – P2: being played\n\
         \x20 bye: P5\n"
    );
}

#[test]
fn the_page_describes_every_format() {
    let mut cup = evening(4, Format::KnockOut);
    cup.report(at(1, 1), GameResult::Draw).unwrap();
    all_win(&mut cup, &[1, 2]);
    let page = cup.page(&English);
    assert!(
        page.contains("1–0 (one draw)") && page.contains("(for third place)"),
        "{page}"
    );
    cup.end().unwrap();
    assert!(cup.page(&English).contains("not played"));
    let mut stays = evening(4, Format::WinnerStaysOn { games: None });
    assert!(
        stays
            .page(&English)
            .contains("Waiting for the table: P3, P4")
    );
    stays.leave(EntrantId::new(1)).unwrap();
    assert!(stays.page(&English).contains("0–1 forfeited"));
}

#[test]
fn words_can_be_replaced() {
    struct Shouted;
    impl SheetLanguage for Shouted {
        fn word(&self, word: SheetWord) -> String {
            format!("{word:?}").to_uppercase()
        }
        fn game(&self, game: GameKind) -> String {
            game.name().to_uppercase()
        }
        fn draws(&self, count: u16) -> String {
            format!("DRAWS: {count}")
        }
    }
    let page = full().page(&Shouted);
    assert!(page.starts_with("SWISS · OVER\nTAPATAN\n"), "{page}");
    for &word in SheetWord::ALL {
        assert!(!page.contains(word.english()), "{word:?}");
    }
}

#[test]
fn the_compact_sheet_of_sixteen_fits_a_code() {
    for format in [
        Format::KnockOut,
        Format::RoundRobin,
        Format::Swiss { rounds: None },
    ] {
        let mut plan = plan(16, format);
        for entry in &mut plan.names {
            entry.name.push_str(" Rossini");
        }
        let mut evening = Evening::new(plan).unwrap();
        while !evening.is_over() {
            let at = evening.open_pairings()[0].id;
            evening
                .report(at, GameResult::cappotto(Side::First))
                .unwrap();
        }
        let sheet = evening.compact(&English, COMPACT_BYTES);
        assert!(sheet.len() <= COMPACT_BYTES, "{}", sheet.len());
        // The latest round fits, and a mark replaces those that don't.
        let last = format!("\nRound {}\n", evening.rounds().len());
        assert!(sheet.contains(&last), "{sheet}");
        assert_ne!(
            sheet.contains("\nRound 1\n"),
            sheet.contains('…'),
            "{sheet}"
        );
        for most in [0, 300, 600, 700, 701, 702, 703, 800] {
            let shorter = evening.compact(&English, most);
            assert!(
                shorter.len() <= most || !shorter.contains("\nRound"),
                "{most}"
            );
            assert!(shorter.contains("P16 Rossini"));
        }
    }
}

#[test]
fn the_compact_sheet_is_readable() {
    let mut evening = full();
    assert_eq!(
        evening.compact(&English, COMPACT_BYTES),
        "Swiss system · over\n1. P3: 2\n2. P1: 1\n3. P5: 1\n4. P2: ½\n4. P4: ½\n6. Зоя \"late\": 0\n\n\
         Round 1\nP1 0–2 P3\nP4 ½–½ P2\nP5: bye\n\n\
         Round 2\nP3 – P5: not played\nP2 0–1 P1 (forfeited)\nЗоя \"late\" – P4: not played"
    );
    evening.correct(at(1, 1), FIRST).unwrap();
    assert!(
        evening
            .compact(&English, COMPACT_BYTES)
            .contains("P1 1–0 P3")
    );
}

/// Five players, the first of whom leaves during the first round and returns.
const OLD: &str = "(
    version: 1,
    plan: (
        names: [
            (name: \"A\", player: None),
            (name: \"B\", player: None),
            (name: \"C\", player: None),
            (name: \"D\", player: None),
            (name: \"E\", player: None),
        ],
        games: [tapatan],
        format: Swiss(rounds: Some(4)),
        draw: AsEntered,
        cappotto_counts_double: true,
    ),
    steps: [
        Begin((round: 1, table: 2)),
        Leave(1),
        Leave(5),
        Return(1),
        Return(5),
        Report((round: 1, table: 2), Draw),
    ],
)
";

#[test]
fn game_nights_of_the_first_version_keep_its_rules() {
    let old = Evening::read(OLD).unwrap();
    // The forfeited game isn't played, so the second round follows; the bye is kept.
    assert_eq!(old.rounds().len(), 2);
    let forfeit = PairingState::Forfeit(Some(Side::Second));
    assert_eq!(old.pairing(at(1, 1)).unwrap().state, forfeit);
    assert_eq!(old.pairing(at(1, 3)).unwrap().state, PairingState::Bye);
    assert!(!old.plan().two_games);
    assert!(old.to_text().contains("version: 1,"));
    assert_eq!(Evening::read(&old.to_text()), Ok(old));
    // By the present rules the game is open again.
    let new = Evening::read(&OLD.replace("version: 1", "version: 2")).unwrap();
    assert_eq!(new.rounds().len(), 1);
    assert_eq!(new.pairing(at(1, 1)).unwrap().state, PairingState::Waiting);
}

#[test]
fn names_from_right_to_left_keep_their_place_on_sheets() {
    let names = ["אבגד", "محمد", "Anna"];
    let mut evening = Evening::new(Plan::new(names, GameKind::Tablut, Format::RoundRobin)).unwrap();
    let open = evening.open_pairings()[0].id;
    evening.report(open, FIRST).unwrap();
    let sheets = [
        evening.page(&English),
        evening.compact(&English, COMPACT_BYTES),
        evening.picture(&English),
    ];
    for sheet in sheets {
        for name in &names[..2] {
            let isolated = sheet.matches(&format!("\u{2068}{name}\u{2069}")).count();
            assert!(isolated >= 2, "{sheet}");
            assert_eq!(isolated, sheet.matches(name).count(), "{sheet}");
        }
        assert!(!sheet.contains("\u{2068}Anna"), "{sheet}");
    }
}

#[test]
fn names_that_were_different_in_earlier_versions_get_numbers() {
    let names = ["Anna", "Ben", "Carla"];
    let mut evening = Evening::new(Plan::new(names, GameKind::Tablut, Format::RoundRobin)).unwrap();
    evening.join("Dov").unwrap();
    let text = evening.to_text();
    let text = text
        .replace("Ben", "Anna\u{200B}")
        .replace("Dov", "Jose\u{301}");
    let read = Evening::read(&text.replace("Carla", "José")).unwrap();
    let names: Vec<&str> = read
        .entrants()
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(names, ["Anna", "Anna 2", "José", "José 2"]);
    assert_eq!(Evening::read(&read.to_text()), Ok(read));
}
