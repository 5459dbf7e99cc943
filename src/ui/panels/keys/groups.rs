//! The rows of the panel of keys, in groups, with the current screen's first.

use crate::input::Press;
use crate::input::controller_make::ControllerMake;
use crate::input::key_bindings::{
    KeyCommand, KeyName, ProgramCommand, command_of_shortcut, fixed_keys_of,
};
use crate::input::last_device::LastDevice;
use crate::input::replay::ReplayCommand;
use crate::store::{Settings, Shortcut, ShortcutInput as _};
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
            Screen::Home => vec![home(), panels(), program(), table(), replay()],
            Screen::Table => vec![table(), panels(), program(), replay(), home()],
            Screen::Replay => vec![replay(), panels(), program(), table(), home()],
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
                self.fixed_keys(command_of_shortcut(shortcut)),
            ),
            LastDevice::Controller => (
                self.settings
                    .buttons
                    .of(shortcut)
                    .map(|button| self.button_name(button.name())),
                Vec::new(),
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

    /// A row whose keys and buttons can't be changed. `None` if this device has none.
    fn fixed(&self, effect: &str, keys: &[&str], buttons: &[&str]) -> Option<Row> {
        let fixed: Vec<String> = match self.device {
            LastDevice::Keyboard => keys.iter().map(|key| (*key).to_owned()).collect(),
            LastDevice::Controller => buttons
                .iter()
                .map(|key| self.button_name(key.strip_prefix("pad-").unwrap_or(key)))
                .collect(),
            LastDevice::Touch => Vec::new(),
        };
        (!fixed.is_empty()).then(|| Row {
            effect: self.words.get(effect),
            shortcut: None,
            own: None,
            fixed,
        })
    }

    /// The same with all keys of a command.
    fn of_command(&self, effect: &str, command: KeyCommand, buttons: &[&str]) -> Option<Row> {
        let keys = self.fixed_keys(command);
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        self.fixed(effect, &keys, buttons)
    }

    fn at_home(&self) -> Vec<Row> {
        let take = KeyCommand::Table(Press::Next);
        let rows = [
            self.fixed("keys-home-move", &["← → ↑ ↓", "Tab"], &["pad-cross"]),
            self.of_command("keys-home-open", take, &["pad-south"]),
            self.fixed("keys-home-learn", &[], &["pad-west"]),
            self.fixed("new-game", &[], &["pad-north"]),
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
        let fixed = [
            self.fixed("keys-cursor", &["← → ↑ ↓"], &["pad-cross"]),
            self.of_command("keys-take", KeyCommand::Table(Press::Next), &["pad-south"]),
        ];
        let shortcuts = [
            Shortcut::NextChoice,
            Shortcut::PreviousChoice,
            Shortcut::Throw,
            Shortcut::Done,
            Shortcut::Undo,
            Shortcut::Redo,
            Shortcut::Hint,
            Shortcut::CloserView,
        ];
        let shortcuts = shortcuts.map(|shortcut| self.shortcut(shortcut));
        let digits = self.fixed("keys-digits", &["0–6"], &[]);
        let rows = fixed.into_iter().flatten().chain(shortcuts);
        rows.chain(digits).collect()
    }

    /// The keys that open a panel, in the order of the panels.
    fn openings(&self) -> Vec<Row> {
        let panels = self.panels.iter().filter_map(|row| row.shortcut);
        let others = [Shortcut::Replay, Shortcut::MoveList];
        let all = panels.chain(others);
        all.map(|shortcut| self.shortcut(shortcut)).collect()
    }

    fn of_the_program(&self) -> Vec<Row> {
        let command = KeyCommand::Program;
        let escape = self.of_command(
            "keys-escape",
            command(ProgramCommand::Escape),
            &["pad-east"],
        );
        let shortcuts = [Shortcut::Mute, Shortcut::Big, Shortcut::Fullscreen];
        let shortcuts = shortcuts.map(|shortcut| self.shortcut(shortcut));
        let quit = self.of_command("quit", command(ProgramCommand::Quit), &[]);
        escape.into_iter().chain(shortcuts).chain(quit).collect()
    }

    fn in_a_replay(&self) -> Vec<Row> {
        let turns = [-1, 1].map(|by| KeyCommand::Replay(ReplayCommand::Turn(by)));
        let turns = turns.map(|command| self.fixed_keys(command)).concat();
        let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
        let turns = self.fixed("keys-turn", &turns, &["pad-cross"]);
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

    /// The names of a command's fixed keys.
    fn fixed_keys(&self, command: KeyCommand) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for key in fixed_keys_of(command) {
            let name = self.key(key);
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all
    }

    /// The name of a key without modifiers in the language of the player.
    pub(super) fn key_name(&self, name: &'static str) -> String {
        self.key(KeyName {
            name,
            shift: false,
            control: false,
        })
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
    use crate::stage::CursorStep;
    use crate::ui::panel_table::PANELS;

    /// The steps of the cursor, whose keys are in one row.
    const CURSOR: [CursorStep; 4] = [
        CursorStep::LEFT,
        CursorStep::RIGHT,
        CursorStep::UP,
        CursorStep::DOWN,
    ];

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
                let shown_together = matches!(command, KeyCommand::Table(Press::Digit(_)))
                    || CURSOR
                        .map(|step| KeyCommand::Table(Press::Cursor { step }))
                        .contains(&command);
                let keys = listing.fixed_keys(command);
                let has = |row: &Row| keys.iter().all(|key| row.fixed.contains(key));
                assert!(shown_together || rows.iter().any(has), "{command:?}");
            }
        });
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
