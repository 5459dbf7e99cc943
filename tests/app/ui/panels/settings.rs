//! The search in the settings.

use bevy_egui::egui::{self, Event, PointerButton};
use strum::IntoEnumIterator;
use tavoliere::rules::GameKind;
use tavoliere::store::{BigMode, Control, Section, Setting};
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::panel_row;
use tavoliere::ui::panel_table::row;
use tavoliere::ui::{BookState, ImportText, NewGameDraft, Panel, SettingsSearch, Words};

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
}

impl<'a> Desk<'a> {
    fn new(words: &'a Words) -> Desk<'a> {
        let mut window = PanelWindow::new(words, WINDOW, 1.0, GameKind::Tablan);
        window.settings.big = BigMode::Automatic;
        let table = Tables::people(GameKind::Tablan).begun();
        let mut scene = Scene::panel("settings", table, Panel::Settings);
        scene.platform.fullscreen = true;
        Desk {
            window,
            scene,
            state: PanelState::default(),
        }
    }

    /// Runs a frame with input, and two without it for egui's areas.
    fn frames(&mut self, events: Vec<Event>) -> Seen {
        self.window.frame(&self.scene, &mut self.state, events);
        self.window.frame(&self.scene, &mut self.state, Vec::new());
        self.window.frame(&self.scene, &mut self.state, Vec::new())
    }

    /// The texts that a search shows.
    fn found(&mut self, asked: &str) -> String {
        self.state.search.text = asked.to_owned();
        self.frames(Vec::new()).text()
    }

    /// Presses a visible text.
    fn press(&mut self, text: &str) {
        let seen = self.frames(Vec::new());
        let at = seen.rows.iter().find(|row| row.text.trim() == text);
        let at = at.unwrap().ink.center();
        for pressed in [true, false] {
            self.frames(vec![
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
    assert_eq!(desk.state.search.text, "mute");
    assert!(row(Panel::Settings).takes_text);
    let mut back = || {
        let mut state = panel_row::PanelState {
            new_game: &mut NewGameDraft::default(),
            import: &mut ImportText::default(),
            book: &mut BookState::default(),
            search: &mut desk.state.search,
        };
        (row(Panel::Settings).back)(&mut state)
    };
    assert!(back());
    assert!(!back());
    assert_eq!(desk.state.search, SettingsSearch::default());
}
