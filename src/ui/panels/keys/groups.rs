//! The rows of the panel of keys, in groups, with the current screen's first.

use crate::input::Press;
use crate::input::controller_make::ControllerMake;
use crate::input::key_bindings::{KeyCommand, ProgramCommand};
use crate::input::key_names::{KeyName, further_keys, keys_of};
use crate::input::last_device::LastDevice;
use crate::input::replay::ReplayCommand;
use crate::store::{Settings, Shortcut, ShortcutButton, ShortcutInput as _};
use crate::ui::panel_row::PanelRow;
use crate::ui::prompts::{button_name, key_name};
use crate::ui::words::Words;

/// A row: an effect with its keys or buttons.
pub(super) struct Row {
    /// The effect.
    pub effect: String,
    /// The shortcut. `None` if the keys can't be changed.
    pub shortcut: Option<Shortcut>,
    /// The key or button that can be changed. `None` if there's none.
    pub own: Option<String>,
    /// The keys or buttons that can't be changed.
    pub fixed: Vec<String>,
}

/// A table with its title.
pub(super) struct Group {
    pub title: String,
    pub rows: Vec<Row>,
}

/// The shortcuts that move, in the order of their texts.
const DIRECTIONS: [Shortcut; 4] = [
    Shortcut::Left,
    Shortcut::Right,
    Shortcut::Up,
    Shortcut::Down,
];

/// The screen whose groups come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    Home,
    Table,
    Replay,
}

/// The data that the rows are made from.
pub(super) struct Listing<'a> {
    pub words: &'a Words,
    pub settings: &'a Settings,
    pub panels: &'a [PanelRow],
    pub device: LastDevice,
    pub make: ControllerMake,
}

impl Listing<'_> {
    /// Every table, in reading order.
    pub(super) fn groups(&self, screen: Screen) -> Vec<Group> {
        let group = |title: &str, rows: Vec<Row>| Group {
            title: self.words.get(title),
            rows,
        };
        let home = || group("home-screen", self.at_home());
        let table = || group("keys-on-the-table", self.on_the_table());
        let replay = || group("keys-in-a-replay", self.in_a_replay());
        let panels = || group("keys-open", self.openings());
        let program = || group("keys-of-the-program", self.of_the_program());
        if self.device == LastDevice::Touch {
            return vec![group("keys-on-the-table", self.gestures())];
        }
        let mut all = match screen {
            Screen::Home => vec![home(), program(), panels(), table(), replay()],
            Screen::Table => vec![table(), program(), panels(), replay(), home()],
            Screen::Replay => vec![replay(), program(), panels(), table(), home()],
        };
        all.retain(|group| !group.rows.is_empty());
        all
    }

    /// The row of a shortcut.
    fn shortcut(&self, shortcut: Shortcut) -> Row {
        let (own, fixed) = match self.device {
            LastDevice::Keyboard => (
                self.settings
                    .keys
                    .of(shortcut)
                    .map(|key| self.key_name(key.name())),
                self.names(further_keys(shortcut, &self.settings.keys)),
            ),
            LastDevice::Controller => (
                self.settings
                    .buttons
                    .of(shortcut)
                    .map(|button| self.button_name(button.name())),
                self.further_buttons(shortcut),
            ),
            LastDevice::Touch => (None, Vec::new()),
        };
        Row {
            effect: self.effect(shortcut),
            shortcut: Some(shortcut),
            own,
            fixed,
        }
    }

    /// The name of a controller's button, as it's printed there if the maker is known.
    pub(super) fn button_name(&self, place: &str) -> String {
        button_name(self.words, self.make, place)
    }

    /// The text about the effect of a shortcut.
    pub(super) fn effect(&self, shortcut: Shortcut) -> String {
        let panel = self
            .panels
            .iter()
            .find(|row| row.shortcut == Some(shortcut));
        let key = match shortcut {
            Shortcut::Left => "keys-left",
            Shortcut::Right => "keys-right",
            Shortcut::Up => "keys-up",
            Shortcut::Down => "keys-down",
            Shortcut::Choose => "keys-take",
            Shortcut::Back => "keys-escape",
            Shortcut::Throw => "keys-throw",
            Shortcut::Done => "keys-done",
            Shortcut::Hint => "keys-hint",
            Shortcut::Undo => "keys-undo",
            Shortcut::Redo => "keys-redo",
            Shortcut::PreviousChoice => "keys-previous",
            Shortcut::NextChoice => "keys-next",
            Shortcut::Replay => "look-back",
            Shortcut::MoveList => "move-list",
            Shortcut::Mute => "keys-mute",
            Shortcut::Big => "keys-big",
            Shortcut::Fullscreen => "keys-fullscreen",
            Shortcut::CloserView => "keys-closer-view",
            Shortcut::StepBack => "keys-step-back",
            Shortcut::StepOn => "keys-step-forward",
            Shortcut::PreviousMistake => "keys-mistake-before",
            Shortcut::NextMistake => "keys-mistake-next",
            Shortcut::First => "keys-first",
            Shortcut::Last => "keys-last",
            Shortcut::PlayOrStop => "keys-play",
            Shortcut::PlayFrom => "play-from",
            Shortcut::ShownChoices => "keys-choices",
            Shortcut::Rules
            | Shortcut::Settings
            | Shortcut::NewGame
            | Shortcut::Evening
            | Shortcut::Statistics
            | Shortcut::Library
            | Shortcut::Puzzles
            | Shortcut::Draw
            | Shortcut::Keys => panel.map_or(shortcut.name(), |row| row.title),
        };
        self.words.get(key)
    }

    /// The standard button of a basic shortcut that has another one, unless another action has it.
    fn further_buttons(&self, shortcut: Shortcut) -> Vec<String> {
        let buttons = &self.settings.buttons;
        let standard = shortcut.default_button().filter(|button| {
            ShortcutButton::is_basic(shortcut)
                && buttons.of(shortcut) != Some(*button)
                && buttons.losers(shortcut, *button).is_empty()
        });
        let name = |button: ShortcutButton| self.button_name(button.name());
        standard.map(name).into_iter().collect()
    }

    /// A row whose keys and buttons can't be changed here. `None` if this device has none.
    fn fixed(&self, effect: &str, keys: Vec<String>, buttons: Vec<String>) -> Option<Row> {
        let fixed = match self.device {
            LastDevice::Keyboard => keys,
            LastDevice::Controller => buttons,
            LastDevice::Touch => Vec::new(),
        };
        (!fixed.is_empty()).then(|| Row {
            effect: self.words.get(effect),
            shortcut: None,
            own: None,
            fixed,
        })
    }

    /// The button of a shortcut.
    fn button_of(&self, shortcut: Shortcut) -> Vec<String> {
        let button = self.settings.buttons.of(shortcut);
        let name = button.map(|button| self.button_name(button.name()));
        name.into_iter().collect()
    }

    /// The buttons that move, in as few names as possible.
    fn direction_buttons(&self) -> Vec<String> {
        let buttons = &self.settings.buttons;
        if DIRECTIONS.iter().all(|one| buttons.is_default(*one)) {
            return vec![self.button_name("cross")];
        }
        let each = DIRECTIONS.map(|one| self.button_of(one));
        each.into_iter().flatten().collect()
    }

    /// The keys that move, together in one name.
    fn direction_keys(&self) -> String {
        let keys = &self.settings.keys;
        let each = DIRECTIONS.iter().filter_map(|one| keys.of(*one));
        let names: Vec<String> = each.map(|key| self.key_name(key.name())).collect();
        names.join(" ")
    }

    /// The button with a place, unless a basic shortcut has it.
    fn free_button(&self, button: ShortcutButton) -> Vec<String> {
        let basic = Shortcut::all()
            .iter()
            .filter(|one| ShortcutButton::is_basic(**one));
        let mut basic = basic.map(|one| self.settings.buttons.of(*one));
        if basic.any(|one| one == Some(button)) {
            return Vec::new();
        }
        vec![self.button_name(button.name())]
    }

    fn at_home(&self) -> Vec<Row> {
        let keys = &self.settings.keys;
        let next = keys.of(Shortcut::NextChoice);
        let next = next.map(|key| self.key_name(key.name()));
        let moving = [self.direction_keys()].into_iter().chain(next).collect();
        let opening = self.keys(KeyCommand::Table(Press::Next));
        let learning = self.free_button(ShortcutButton::West);
        let new_game = self.free_button(ShortcutButton::North);
        let rows = [
            self.fixed("keys-home-move", moving, self.direction_buttons()),
            self.fixed("keys-home-open", opening, self.button_of(Shortcut::Choose)),
            self.fixed("keys-home-learn", Vec::new(), learning),
            self.fixed("new-game", Vec::new(), new_game),
        ];
        rows.into_iter().flatten().collect()
    }

    /// The rows of a finger's gestures on the board. Everything else is a button on the screen.
    fn gestures(&self) -> Vec<Row> {
        let rows = [
            ("keys-take", "touch-tap"),
            ("keys-drag", "touch-drag"),
            ("keys-closer-view", "touch-double-tap"),
            ("keys-move-view", "touch-drag"),
        ];
        let row = |(effect, gesture)| Row {
            effect: self.words.get(effect),
            shortcut: None,
            own: None,
            fixed: vec![self.words.get(gesture)],
        };
        rows.map(row).into()
    }

    fn on_the_table(&self) -> Vec<Row> {
        let shortcuts = [
            Shortcut::Throw,
            Shortcut::Done,
            Shortcut::Undo,
            Shortcut::Redo,
            Shortcut::Hint,
            Shortcut::CloserView,
        ];
        let shortcuts = shortcuts.map(|shortcut| self.shortcut(shortcut));
        let digits = self.fixed("keys-digits", vec!["0–6".to_owned()], Vec::new());
        shortcuts.into_iter().chain(digits).collect()
    }

    /// The keys that open a panel, in the order of the panels.
    fn openings(&self) -> Vec<Row> {
        let panels = self.panels.iter().filter_map(|row| row.shortcut);
        let others = [Shortcut::Replay, Shortcut::MoveList];
        let all = panels.chain(others);
        all.map(|shortcut| self.shortcut(shortcut)).collect()
    }

    fn of_the_program(&self) -> Vec<Row> {
        let shortcuts = [
            Shortcut::Left,
            Shortcut::Right,
            Shortcut::Up,
            Shortcut::Down,
            Shortcut::Choose,
            Shortcut::NextChoice,
            Shortcut::PreviousChoice,
            Shortcut::Back,
            Shortcut::Mute,
            Shortcut::Big,
            Shortcut::Fullscreen,
        ];
        let shortcuts = shortcuts.map(|shortcut| self.shortcut(shortcut));
        let quit = self.keys(KeyCommand::Program(ProgramCommand::Quit));
        let quit = self.fixed("quit", quit, Vec::new());
        shortcuts.into_iter().chain(quit).collect()
    }

    fn in_a_replay(&self) -> Vec<Row> {
        let turns = [-1, 1].map(|by| KeyCommand::Replay(ReplayCommand::Turn(by)));
        let keys = turns.map(|command| self.keys(command)).concat();
        let buttons = self.direction_buttons();
        let turns = self.fixed("keys-turn", keys, buttons);
        let shortcuts = [
            Shortcut::StepBack,
            Shortcut::StepOn,
            Shortcut::PreviousMistake,
            Shortcut::NextMistake,
            Shortcut::First,
            Shortcut::Last,
            Shortcut::PlayOrStop,
            Shortcut::PlayFrom,
            Shortcut::ShownChoices,
        ];
        let shortcuts = shortcuts.map(|shortcut| self.shortcut(shortcut));
        turns.into_iter().chain(shortcuts).collect()
    }

    /// The names of a command's keys.
    fn keys(&self, command: KeyCommand) -> Vec<String> {
        self.names(keys_of(command, &self.settings.keys))
    }

    fn names(&self, keys: Vec<KeyName>) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for key in keys {
            let name = self.key(key);
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all
    }

    /// The name of a key without modifiers in the language of the player.
    pub(super) fn key_name(&self, name: &'static str) -> String {
        self.key(KeyName::plain(name))
    }

    /// The name of a key in the language of the player, such as "Shift+Tab".
    fn key(&self, key: KeyName) -> String {
        key_name(self.words, key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::key_bindings::every_fixed_command;
    use crate::store::ShortcutKey;
    use crate::ui::panel_table::PANELS;

    fn every_row(device: LastDevice, check: impl Fn(&Listing, &[Row])) {
        let listing = Listing {
            words: &Words::default(),
            settings: &Settings::default(),
            panels: PANELS,
            device,
            make: ControllerMake::Other,
        };
        for screen in [Screen::Home, Screen::Table, Screen::Replay] {
            let groups = listing.groups(screen);
            let rows: Vec<Row> = groups.into_iter().flat_map(|group| group.rows).collect();
            check(&listing, &rows);
        }
    }

    #[test]
    fn every_key_is_in_the_tables() {
        every_row(LastDevice::Keyboard, |listing, rows| {
            for command in every_fixed_command() {
                let shown_together = matches!(command, KeyCommand::Table(Press::Digit(_)));
                let keys = listing.keys(command);
                let has = |row: &Row| {
                    let shown: Vec<&String> = row.own.iter().chain(&row.fixed).collect();
                    keys.iter().all(|key| shown.contains(&key))
                };
                assert!(shown_together || rows.iter().any(has), "{command:?}");
            }
        });
    }

    #[test]
    fn the_home_screen_names_changed_keys_and_buttons() {
        let mut settings = Settings::default();
        for (shortcut, key) in DIRECTIONS.into_iter().zip([
            ShortcutKey::A,
            ShortcutKey::D,
            ShortcutKey::W,
            ShortcutKey::S,
        ]) {
            settings.keys.take(shortcut, key);
        }
        let west = ShortcutButton::West;
        settings.buttons.take(Shortcut::Choose, west);
        let shown = |device| {
            let listing = Listing {
                words: &Words::default(),
                settings: &settings,
                panels: PANELS,
                device,
                make: ControllerMake::Xbox,
            };
            let rows = listing.at_home();
            rows.into_iter().map(|row| row.fixed).collect::<Vec<_>>()
        };
        let keys = shown(LastDevice::Keyboard);
        assert_eq!(keys[0], ["A D W S", "Tab"]);
        // The lesson has lost its button to the one that opens.
        let buttons = shown(LastDevice::Controller);
        assert_eq!(buttons[1..], [["X"], ["Y"]]);
    }

    #[test]
    fn every_shortcut_is_in_the_tables_once_for_each_device() {
        for device in [LastDevice::Keyboard, LastDevice::Controller] {
            every_row(device, |_, rows| {
                for shortcut in Shortcut::all() {
                    let has = |row: &&Row| row.shortcut == Some(*shortcut);
                    let count = rows.iter().filter(has).count();
                    assert_eq!(count, 1, "{shortcut:?} {device:?}");
                }
                for row in rows {
                    assert!(!row.effect.is_empty());
                    assert!(row.shortcut.is_some() || !row.fixed.is_empty());
                }
            });
        }
    }
}
