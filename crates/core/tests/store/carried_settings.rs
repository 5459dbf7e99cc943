//! Settings as text that a player carries to another machine.

use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_core::store::{
    CarriedError, CarriedProblem, Settings, Shortcut, ShortcutKey, Speed, Theme, WindowSize,
};

/// Settings that differ from the defaults in many ways.
fn mine() -> Settings {
    let mut settings = Settings {
        volume: 0.25,
        muted: true,
        speed: Speed::Double,
        theme: Theme::Contrast,
        text_scale: 1.5,
        language: "it".to_owned(),
        turn_board: true,
        ..Settings::default()
    };
    settings.keys.take(Shortcut::Hint, ShortcutKey::Z);
    settings
}

#[test]
fn settings_arrive_as_they_left() {
    let carried = Settings::default().with_text(&mine().to_text());
    let carried = carried.expect("settings");
    assert_eq!((carried.settings, carried.problems), (mine(), Vec::new()));
    assert_eq!(carried.used, mine().to_text().lines().count() - 1);
}

#[test]
fn the_machine_and_its_games_stay() {
    let text = mine().to_text();
    let here = Settings {
        fullscreen: true,
        window: WindowSize {
            width: 640,
            height: 360,
        },
        game: "tawula".to_owned(),
        players: [Some(3), None],
        ..Settings::default()
    };
    let after = here.with_text(&text).expect("settings").settings;
    let wanted = Settings {
        fullscreen: here.fullscreen,
        window: here.window,
        game: here.game.clone(),
        players: here.players,
        ..mine()
    };
    assert_eq!(after, wanted);
}

#[test]
fn a_quoted_mail_with_other_quotes_is_read() {
    let text = "\n> tavoliere settings 1\n>\n> theme: “night”\n> muted:true\r\n";
    let carried = Settings::default().with_text(text).expect("settings");
    assert_eq!(carried.settings.theme, Theme::Night);
    assert!(carried.settings.muted);
    assert_eq!((carried.used, carried.problems), (2, Vec::new()));
}

#[test]
fn what_the_text_lacks_or_spoils_stays_as_it_was() {
    let text = "tavoliere settings 1\nspeed: \"fast\"\nlanguage: \"!\"\nvolume: 7\nsparkle: 1\nnote\nmuted: false\n";
    let carried = mine().with_text(text).expect("settings");
    let wanted = Settings {
        volume: 1.0,
        muted: false,
        ..mine()
    };
    assert_eq!(carried.settings, wanted);
    assert_eq!(carried.used, 2);
    let problems: Vec<String> = carried.problems.iter().map(ToString::to_string).collect();
    let starts = [
        "line 2: setting speed: ",
        "line 3: setting language: ",
        "setting volume: 7 is outside 0 to 1",
        "line 5: there is no setting \"sparkle\"",
        "line 6: a name, a colon and a value are expected",
    ];
    for (problem, start) in problems.iter().zip(starts) {
        assert!(problem.starts_with(start), "{problem}");
    }
    assert_eq!(problems.len(), starts.len());
}

#[test]
fn children_get_the_simplest_rules_and_their_settings_stay() {
    let mut settings = Settings::default();
    for kind in GameKind::ALL {
        settings.remember(&Setup::new(kind), 3, "5+10".parse().ok());
    }
    settings.text_scale = 2.0;
    let before = settings.clone();
    settings.children = true;
    for kind in GameKind::ALL {
        let setup = settings.setup(kind);
        assert!(kind.presets().contains(&setup.preset()));
        assert_eq!(setup, Setup::simplest(kind));
        assert_eq!((settings.games(kind), settings.clock(kind)), (1, None));
        // A game of children isn't remembered.
        settings.remember(&setup, 1, None);
    }
    assert_eq!(settings.setup(GameKind::Tablan).preset(), "English");
    assert_eq!(settings.setup(GameKind::Tablut).preset(), "Flanked king");
    assert_eq!(settings.text_scale(), 2.0);
    settings.children = false;
    assert_eq!(settings, before);
}

#[test]
fn other_texts_change_nothing() {
    let read = |text: &str| mine().with_text(text).map(|carried| carried.settings);
    assert_eq!(read(""), Err(CarriedError::NoSettings));
    assert_eq!(
        read("tavoliere 1\ngame: tablan"),
        Err(CarriedError::NoSettings)
    );
    let newer = CarriedError::Version { found: 2 };
    assert_eq!(read("tavoliere settings 2\nmuted: true"), Err(newer));
    for empty in ["tavoliere settings 1", "tavoliere settings 1\nnonsense: 3"] {
        let result = read(empty);
        assert!(
            matches!(result, Err(CarriedError::NothingUsed { .. })),
            "{result:?}"
        );
    }
    assert!(!Settings::is_text("tavoliere 1\ngame: tablan"));
    assert!(Settings::is_text("> tavoliere settings 1"));
}

#[test]
fn a_text_without_end_is_read_in_part() {
    let text = format!(
        "tavoliere settings 1\nmuted: true\n{}",
        "x\n".repeat(100_000)
    );
    let carried = Settings::default().with_text(&text).expect("settings");
    assert!(carried.problems.len() <= 1_000);
    let last = carried.problems.last();
    assert!(
        matches!(last, Some(CarriedProblem::TooLong { .. })),
        "{last:?}"
    );
}
