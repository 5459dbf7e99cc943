//! The search in the settings, and their reset.

use bevy_egui::egui::{self, Event, PointerButton};
use strum::IntoEnumIterator;
use tavoliere::rules::GameKind;
use tavoliere::store::{
    BigMode, Control, NoteTime, Seating, Section, Setting, Settings, Speed, SwitchScan,
};
use tavoliere::ui::actions::{CopiedText, FileAction};
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::panel_row;
use tavoliere::ui::panel_table::row;
use tavoliere::ui::{
    BookState, ImportText, KeysState, NewGameDraft, Panel, SettingsState, UiAction, Words,
};

use crate::ui::book::whole_words;
use crate::ui::layouts::games::Tables;
use crate::ui::layouts::panel_window::PanelWindow;
use crate::ui::layouts::scene::{PanelState, Scene};
use crate::ui::layouts::seen::Seen;
use crate::ui::layouts::sizes::Window;

const WINDOW: Window = Window {
    width: 1280.0,
    height: 800.0,
};

fn words(tag: &str) -> Words {
    let locale = LOCALES.iter().find(|locale| locale.tag == tag);
    whole_words(locale.unwrap())
}

/// The open settings.
struct Desk<'a> {
    window: PanelWindow<'a>,
    scene: Scene,
    state: PanelState,
    /// The latest request that isn't about the settings.
    other_asked: Option<UiAction>,
}

impl<'a> Desk<'a> {
    fn new(words: &'a Words) -> Desk<'a> {
        Desk::in_window(words, WINDOW)
    }

    fn in_window(words: &'a Words, size: Window) -> Desk<'a> {
        let mut window = PanelWindow::new(words, size, 1.0, GameKind::Tablan);
        // Every row is shown.
        window.settings.big = BigMode::Automatic;
        window.settings.switch_scan = SwitchScan::One;
        let table = Tables::people(GameKind::Tablan).begun();
        let mut scene = Scene::panel("settings", table, Panel::Settings);
        scene.platform.fullscreen = true;
        Desk {
            window,
            scene,
            state: PanelState::default(),
            other_asked: None,
        }
    }

    /// Runs a frame of a second with input, and applies the changed settings.
    fn frame(&mut self, events: Vec<Event>) -> Seen {
        let seen = self.window.frame(&self.scene, &mut self.state, events);
        match self.window.asked.take() {
            Some(UiAction::Settings(settings)) => self.window.settings = *settings,
            Some(UiAction::ToggleFullscreen) => self.window.settings.fullscreen ^= true,
            Some(other) => self.other_asked = Some(other),
            None => {}
        }
        seen
    }

    /// Runs a frame with input, and two without it for egui's areas.
    fn frames(&mut self, events: Vec<Event>) -> Seen {
        self.frame(events);
        self.frame(Vec::new());
        self.frame(Vec::new())
    }

    /// The texts that a search shows.
    fn found(&mut self, asked: &str) -> String {
        self.state.settings.search.text = asked.to_owned();
        self.frames(Vec::new()).text()
    }

    /// Presses a visible text.
    fn press(&mut self, text: &str) {
        let seen = self.frames(Vec::new());
        let at = seen.rows.iter().find(|row| row.text.trim() == text);
        self.press_at(at.unwrap().ink.center());
    }

    /// Presses a control by its name for screen readers.
    fn press_named(&mut self, name: &str) {
        let names = self.names();
        let at = names.iter().find(|(found, _)| found == name);
        self.press_at(at.unwrap_or_else(|| panic!("{name}: {names:?}")).1.center());
    }

    /// The names of all controls, with their places.
    fn names(&mut self) -> Vec<(String, egui::Rect)> {
        let _ = Names::take(&self.window.ctx);
        self.frame(Vec::new());
        Names::take(&self.window.ctx).0
    }

    /// `true` if a control has this name.
    fn has(&mut self, name: &str) -> bool {
        self.names().iter().any(|(found, _)| found == name)
    }

    fn press_at(&mut self, at: egui::Pos2) {
        for pressed in [true, false] {
            self.frame(vec![
                Event::PointerMoved(at),
                Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: egui::Modifiers::NONE,
                },
            ]);
        }
    }
}

#[test]
fn a_search_finds_names_explanations_and_values() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    for (asked, found, hidden) in [
        ("MUTE", "setting-muted", "setting-speed"),
        ("slow", "setting-speed", "setting-thinking"),
        ("room across", "setting-big", "setting-notation"),
        ("motion", "setting-reduced-motion", "setting-muted"),
        ("mouse", "settings-seats", "setting-muted"),
        ("restore", "data-restore", "setting-speed"),
        ("deutsch", "settings-none-found", "data-restore"),
    ] {
        let shown = desk.found(asked);
        assert!(shown.contains(&words.get(found)), "{asked}: {shown}");
        assert!(!shown.contains(&words.get(hidden)), "{asked}: {shown}");
    }
}

#[test]
fn in_a_low_window_a_row_shows_its_value_and_opens_its_choices() {
    let words = words("en");
    let low = Window {
        width: 640.0,
        height: 360.0,
    };
    let mut desk = Desk::in_window(&words, low);
    desk.found(&words.get("setting-speed-line"));
    let [normal, slow] = ["speed-normal", "speed-half"].map(|key| words.get(key));
    let row = format!("{}: {normal}", words.get("setting-speed"));
    assert!(!desk.has(&slow));
    desk.press_named(&row);
    desk.press_named(&slow);
    assert_eq!(desk.window.settings.speed, Speed::Half);
    desk.press_named(&format!("{}: {slow}", words.get("setting-speed")));
    assert!(!desk.has(&normal));
}

#[test]
fn a_search_ignores_case_and_accents() {
    let words = words("it");
    let mut desk = Desk::new(&words);
    let shown = desk.found("VELOCITA");
    assert!(shown.contains("Velocità"), "{shown}");
    assert!(!shown.contains(&words.get("setting-muted")), "{shown}");
}

#[test]
fn each_setting_is_found_by_its_name_with_its_explanation() {
    for locale in LOCALES {
        let words = whole_words(locale);
        let mut desk = Desk::new(&words);
        for (setting, row) in Section::iter().flat_map(Setting::rows) {
            let texts = match row.control {
                Control::Languages => vec!["settings-language".to_owned(), setting.line_key()],
                Control::Seats => ["settings-seats", "seating"].map(str::to_owned).to_vec(),
                _ => vec![setting.key(), setting.line_key()],
            };
            let name = words.get(&texts[0]);
            let shown = desk.found(&name);
            for text in texts {
                let text = words.get(&text);
                assert!(shown.contains(&text), "{name}: {text} isn't in {shown}");
            }
        }
    }
}

#[test]
fn letters_go_to_the_search_and_escape_clears_it_first() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    desk.press(&words.get("settings-search"));
    desk.frames(vec![Event::Text("mute".to_owned())]);
    assert_eq!(desk.state.settings.search.text, "mute");
    assert!(row(Panel::Settings).takes_text);
    let mut back = || {
        let mut state = panel_row::PanelState {
            new_game: &mut NewGameDraft::default(),
            import: &mut ImportText::default(),
            book: &mut BookState::default(),
            settings: &mut desk.state.settings,
            keys: &mut KeysState::default(),
        };
        (row(Panel::Settings).back)(&mut state)
    };
    assert!(back());
    assert!(!back());
    assert_eq!(desk.state.settings, SettingsState::default());
}

/// The settings with another value in each row of the panel.
fn all_changed() -> Settings {
    let mut settings = Settings::default();
    for (setting, row) in Section::iter().flat_map(Setting::rows) {
        match &row.control {
            Control::Switch(switch) => {
                (switch.set)(&mut settings, !(switch.is_on)(&Settings::default()))
            }
            Control::Slider(slider) => (slider.set)(&mut settings, 0.5),
            Control::Choice(choice) => {
                let usual = (choice.chosen)(&Settings::default()).unwrap();
                (choice.choose)(&mut settings, usize::from(usual == 0));
            }
            Control::Languages => "en".clone_into(&mut settings.language),
            Control::Seats => settings.seating = Seating::Opposite,
        }
        assert!(!setting.row_is_default(&settings), "{}", setting.name);
    }
    settings.muted = true;
    settings
}

/// The name of the button that resets a row.
fn reset_of(words: &Words, setting: &Setting) -> String {
    let key = match setting.name {
        "language" => "settings-language".to_owned(),
        "seating" => "seating".to_owned(),
        _ => setting.key(),
    };
    words.with("setting-reset", &[("setting", words.get(&key).into())])
}

#[test]
fn each_changed_row_has_a_button_that_resets_only_this_row() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    desk.window.settings = Settings::default();
    for (setting, _) in Section::iter().flat_map(Setting::rows) {
        assert!(!desk.has(&reset_of(&words, setting)), "{}", setting.name);
    }
    for (setting, row) in Section::iter().flat_map(Setting::rows) {
        let changed = Settings {
            // Its row is only shown then.
            big: BigMode::Automatic,
            ..all_changed()
        };
        desk.window.settings = changed.clone();
        let asked = match row.control {
            Control::Languages | Control::Seats => words.get(&row.section.key().unwrap()),
            _ => words.get(&setting.key()),
        };
        desk.found(&asked);
        desk.press_named(&reset_of(&words, setting));
        let mut wanted = changed.clone();
        setting.reset_row(&mut wanted);
        assert_ne!(wanted, changed, "{}", setting.name);
        assert_eq!(desk.window.settings, wanted, "{}", setting.name);
        assert!(!desk.has(&reset_of(&words, setting)), "{}", setting.name);
    }
}

#[test]
fn the_focus_moves_from_a_reset_button_to_its_control() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    let controls = [
        ("muted", "setting-muted"),
        ("speed", "speed-normal"),
        ("volume", "setting-volume"),
    ];
    for (name, control) in controls {
        desk.window.settings = all_changed();
        let setting = Settings::ALL
            .iter()
            .find(|setting| setting.name == name)
            .unwrap();
        desk.found(&words.get(&setting.key()));
        let names = desk.names();
        let reset = reset_of(&words, setting);
        let (_, place) = names.iter().find(|(found, _)| *found == reset).unwrap();
        let key = |key, pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        let has_focus = |desk: &Desk, place: egui::Rect| {
            let focused = desk.window.ctx.memory(|memory| memory.focused());
            let response = focused.and_then(|id| desk.window.ctx.read_response(id));
            response.is_some_and(|response| response.rect.intersects(place))
        };
        for _ in 0..12 {
            let focused = desk.window.ctx.memory(|memory| memory.focused());
            let response = focused.and_then(|id| desk.window.ctx.read_response(id));
            if response.is_some_and(|response| response.rect == *place) {
                break;
            }
            desk.frames(vec![key(egui::Key::Tab, true), key(egui::Key::Tab, false)]);
        }
        desk.frames(vec![
            key(egui::Key::Enter, true),
            key(egui::Key::Enter, false),
        ]);
        assert!(setting.row_is_default(&desk.window.settings), "{name}");
        let control = words.get(control);
        let names = desk.names();
        let at = names.iter().rfind(|(found, _)| *found == control);
        // Sliders have their name only on the screen.
        if let Some((_, at)) = at {
            assert!(has_focus(&desk, *at), "{name}: {names:?}");
        } else {
            assert!(
                desk.window.ctx.memory(|memory| memory.focused()).is_some(),
                "{name}"
            );
        }
    }
}

#[test]
fn all_settings_are_reset_after_a_question_and_can_be_restored_for_six_seconds() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    let undo = words.get("settings-reset-undo");
    let changed = Settings {
        game: "tawula".to_owned(),
        players: [Some(3), None],
        fullscreen: true,
        // Otherwise the undo stays longer.
        note_time: NoteTime::Standard,
        ..all_changed()
    };
    let reset = Settings {
        game: "tawula".to_owned(),
        players: [Some(3), None],
        fullscreen: true,
        ..Settings::default()
    };
    desk.window.settings = changed.clone();
    let all = words.get("settings-reset-all");
    desk.found(&all);
    desk.press_named(&all);
    assert!(desk.state.settings.back(), "escape closes the question");
    assert_eq!(desk.window.settings, changed);
    desk.press_named(&all);
    desk.press_named(&words.get("settings-reset-yes"));
    assert_eq!(desk.window.settings, reset);
    // Later changes stay, the rest returns.
    desk.window.settings.game = "tapatan".to_owned();
    desk.press_named(&undo);
    let restored = Settings {
        game: "tapatan".to_owned(),
        ..changed
    };
    assert_eq!(desk.window.settings, restored);
    assert!(!desk.has(&undo));
    desk.press_named(&all);
    desk.press_named(&words.get("settings-reset-yes"));
    let ctx = desk.window.ctx.clone();
    assert!(desk.has(&undo));
    assert!(desk.state.settings.undo.next_change(&ctx).is_some());
    for _ in 0..7 {
        desk.frame(Vec::new());
    }
    assert!(!desk.has(&undo));
    assert_eq!(desk.state.settings.undo.next_change(&ctx), None);
    assert_eq!(desk.window.settings.speed, Speed::default());
    assert!(!desk.has(&all), "there is nothing left to reset");
}

#[test]
fn settings_from_a_text_can_be_undone() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    desk.frames(Vec::new());
    let before = desk.window.settings.clone();
    let carried = before
        .with_text("tavoliere settings 1\nspeed: \"double\"\n")
        .unwrap();
    let wanted = carried.settings.clone();
    desk.state
        .settings
        .take_over(&mut desk.window.settings, carried);
    assert_eq!(desk.window.settings, wanted);
    let undo = words.get("settings-reset-undo");
    assert!(desk.has(&undo));
    // Later changes stay.
    desk.window.settings.muted = true;
    desk.press_named(&undo);
    let restored = Settings {
        muted: true,
        ..before
    };
    assert_eq!(desk.window.settings, restored);
}

#[test]
fn settings_are_copied_as_text() {
    let words = words("en");
    let mut desk = Desk::new(&words);
    let copy = words.get("settings-text-copy");
    desk.found(&copy);
    let at = desk.names();
    let (_, place) = at.iter().find(|(name, _)| *name == copy).unwrap();
    desk.press_at(place.center());
    let asked = desk.other_asked.take();
    let Some(UiAction::File(FileAction::CopyText { text, content })) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!(content, CopiedText::Settings);
    let read = Settings::default().with_text(&text).unwrap();
    assert_eq!(read.settings, desk.window.settings);
}

#[test]
fn the_manual_lists_every_setting() {
    let manual = std::fs::read_to_string("docs/playing.md").unwrap();
    let words = words("en");
    for (setting, row) in Section::iter().flat_map(Setting::rows) {
        let name = match row.control {
            Control::Languages => words.get("settings-language"),
            Control::Seats => words.get("seating"),
            _ => words.get(&setting.key()),
        };
        let row = format!("| {name} |");
        assert!(manual.contains(&row), "{row} isn’t in docs/playing.md");
    }
}
