//! Shows all keys and the controller's buttons in tables, grouped by their use.

use bevy_egui::egui::{Color32, FontId, Sense, Stroke, Ui, pos2, vec2};

use super::{enter_pressed, scroll_body, section, title};
use crate::input::Press;
use crate::input::key_bindings::{KeyCommand, KeyName, ProgramCommand, keys_of, keys_of_replay};
use crate::input::replay::ReplayCommand;
use crate::ui::panel_row::PanelRow;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The width from which the groups are in two columns.
const TWO_COLUMNS: f32 = 620.0;
/// The gap between the columns.
const BETWEEN: f32 = 34.0;
/// The height of the title.
const FRAME: f32 = 72.0;

/// A row of a table: the keys and their effect.
struct Row {
    keys: Vec<String>,
    effect: String,
}

/// A table with its title.
struct Group {
    title: String,
    rows: Vec<Row>,
}

/// Shows the tables.
pub fn keys(ui: &mut Ui, view: &View, panels: &'static [PanelRow], room: f32) -> Option<UiAction> {
    let closed = title(ui, view, "keys") || enter_pressed(ui);
    scroll_body(ui, room - FRAME, |ui| {
        let groups = groups(view.words, panels);
        let width = ui.available_width();
        if width < TWO_COLUMNS {
            for group in &groups {
                table(ui, group, width);
            }
            return;
        }
        // The first and the third group are about as long as the others together.
        let column = (width - BETWEEN) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for at in [0, 1] {
                ui.vertical(|ui| {
                    ui.set_width(column);
                    for group in groups.iter().skip(at).step_by(2) {
                        table(ui, group, column);
                    }
                });
            }
        });
    });
    closed.then_some(UiAction::Close)
}

/// Every table, in reading order.
fn groups(words: &Words, panels: &[PanelRow]) -> Vec<Group> {
    let group = |title: &str, rows: Vec<Row>| Group {
        title: words.get(title),
        rows,
    };
    vec![
        group("keys-on-the-table", on_the_table(words)),
        group("keys-open", openings(words, panels)),
        group("keys-in-a-replay", in_a_replay(words)),
        group("keys-of-the-program", of_the_program(words)),
        group("keys-on-a-controller", on_a_controller(words)),
    ]
}

fn on_the_table(words: &Words) -> Vec<Row> {
    let digits = ["0", "6"].map(str::to_owned).join("–");
    let mut rows = vec![Row {
        keys: vec!["← → ↑ ↓".to_owned()],
        effect: words.get("keys-cursor"),
    }];
    let pairs = [
        (Press::Next, "keys-take"),
        (Press::Cycle { back: false }, "keys-next"),
        (Press::Cycle { back: true }, "keys-previous"),
        (Press::Throw, "keys-throw"),
        (Press::Done, "keys-done"),
        (Press::Undo, "keys-undo"),
        (Press::Redo, "keys-redo"),
        (Press::Hint, "keys-hint"),
    ];
    rows.extend(pairs.map(|(press, key)| Row {
        keys: names(words, keys_of(KeyCommand::Table(press))),
        effect: words.get(key),
    }));
    rows.push(Row {
        keys: vec![digits],
        effect: words.get("keys-digits"),
    });
    rows
}

/// The keys that open a panel, in the order of the panels.
fn openings(words: &Words, panels: &[PanelRow]) -> Vec<Row> {
    let panels = panels.iter().filter(|row| !row.shortcut.is_empty());
    let mut rows: Vec<Row> = panels
        .map(|row| Row {
            keys: row.shortcut.iter().map(|key| key.name.to_owned()).collect(),
            effect: words.get(row.title),
        })
        .collect();
    let others = [
        (ProgramCommand::LookBack, "look-back"),
        (ProgramCommand::MoveList, "move-list"),
    ];
    rows.extend(others.map(|(command, key)| Row {
        keys: names(words, keys_of(KeyCommand::Program(command))),
        effect: words.get(key),
    }));
    rows
}

fn of_the_program(words: &Words) -> Vec<Row> {
    let all = [
        (ProgramCommand::Escape, "keys-escape"),
        (ProgramCommand::Mute, "keys-mute"),
        (ProgramCommand::Big, "keys-big"),
        (ProgramCommand::Fullscreen, "keys-fullscreen"),
        (ProgramCommand::Quit, "quit"),
    ];
    let row = |(command, key): (ProgramCommand, &str)| Row {
        keys: names(words, keys_of(KeyCommand::Program(command))),
        effect: words.get(key),
    };
    all.map(row).into()
}

fn in_a_replay(words: &Words) -> Vec<Row> {
    let all = [
        (ReplayCommand::Step(-1), ReplayCommand::Step(1), "keys-step"),
        (
            ReplayCommand::Mistake(-1),
            ReplayCommand::Mistake(1),
            "keys-mistake",
        ),
        (ReplayCommand::Turn(-1), ReplayCommand::Turn(1), "keys-turn"),
        (ReplayCommand::First, ReplayCommand::Last, "keys-ends"),
    ];
    let mut rows: Vec<Row> = all
        .map(|(back, on, key)| Row {
            keys: names(words, keys_of_replay(back).chain(keys_of_replay(on))),
            effect: words.get(key),
        })
        .into();
    let single = [
        (ReplayCommand::PlayOrStop, "keys-play"),
        (ReplayCommand::PlayFromHere, "play-from"),
        (ReplayCommand::CycleShownChoices, "keys-choices"),
    ];
    rows.extend(single.map(|(command, key)| Row {
        keys: names(words, keys_of_replay(command)),
        effect: words.get(key),
    }));
    rows
}

/// The controller's buttons by their places, because makers name them differently.
fn on_a_controller(words: &Words) -> Vec<Row> {
    const BUTTONS: [(&str, &str); 9] = [
        ("pad-cross", "keys-cursor"),
        ("pad-south", "keys-take"),
        ("pad-east", "keys-up"),
        ("pad-west", "keys-undo"),
        ("pad-right-trigger", "keys-redo"),
        ("pad-north", "keys-throw"),
        ("pad-shoulders", "keys-choice"),
        ("pad-start", "keys-done"),
        ("pad-right-stick", "help"),
    ];
    let row = |(button, effect): (&str, &str)| Row {
        keys: vec![words.get(button)],
        effect: words.get(effect),
    };
    BUTTONS.map(row).into()
}

/// The names of keys in the language of the player, such as "Shift+Tab".
fn names(words: &Words, keys: impl Iterator<Item = KeyName>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for key in keys {
        let mut name = match key.name {
            "Space" => words.get("key-space"),
            "Enter" => words.get("key-enter"),
            "Home" => words.get("key-home"),
            "End" => words.get("key-end"),
            // The names of the others are the same in every language.
            other => other.to_owned(),
        };
        if key.shift {
            name = format!("{}+{name}", words.get("key-shift"));
        }
        if key.control {
            name = format!("Ctrl+{name}");
        }
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// The share of a table's width for the keys.
const KEY_SHARE: f32 = 0.46;
/// The padding in a key's frame.
const PADDING: f32 = 7.0;

/// Shows a table: keys in frames at the left, their effect at the right.
fn table(ui: &mut Ui, group: &Group, width: f32) {
    section(ui, &group.title);
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in &group.rows {
        let font = TextStyle::Note.font();
        let keys = width * KEY_SHARE;
        let effect = ui.painter().layout(
            row.effect.clone(),
            TextStyle::Body.font(),
            colour::TEXT,
            width - keys - 10.0,
        );
        let lines = KeyLines::of(ui, &row.keys, &font, keys - 10.0);
        let height = lines.height().max(effect.size().y) + 10.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let told = format!("{}: {}", row.keys.join(", "), row.effect);
        response.widget_info(|| {
            bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, &told)
        });
        let painter = ui.painter();
        let line = Stroke::new(1.0, colour::ROW_LINE);
        painter.hline(rect.x_range(), rect.max.y - 0.5, line);
        lines.paint(ui, rect.min.x, rect.center().y);
        let at = pos2(rect.min.x + keys, rect.center().y - effect.size().y / 2.0);
        ui.painter().galley(at, effect, colour::TEXT);
    }
    ui.add_space(10.0);
}

/// The keys of a row in their frames, in as many lines as they need.
struct KeyLines {
    lines: Vec<Vec<std::sync::Arc<bevy_egui::egui::Galley>>>,
    line_height: f32,
}

impl KeyLines {
    /// The gap between two keys.
    const GAP: f32 = 5.0;

    fn of(ui: &Ui, keys: &[String], font: &FontId, width: f32) -> KeyLines {
        let mut lines = vec![Vec::new()];
        let mut x = 0.0;
        let mut line_height = 0.0_f32;
        for key in keys {
            let galley = ui.painter().layout(
                key.clone(),
                font.clone(),
                Color32::PLACEHOLDER,
                width - 2.0 * PADDING,
            );
            let wide = galley.size().x + 2.0 * PADDING;
            line_height = line_height.max(galley.size().y + 6.0);
            if x > 0.0 && x + wide > width {
                lines.push(Vec::new());
                x = 0.0;
            }
            x += wide + Self::GAP;
            if let Some(last) = lines.last_mut() {
                last.push(galley);
            }
        }
        KeyLines { lines, line_height }
    }

    fn height(&self) -> f32 {
        self.lines.len() as f32 * (self.line_height + Self::GAP) - Self::GAP
    }

    fn paint(&self, ui: &Ui, left: f32, middle: f32) {
        let mut y = middle - self.height() / 2.0;
        for line in &self.lines {
            let mut x = left;
            for galley in line {
                let size = vec2(galley.size().x + 2.0 * PADDING, self.line_height);
                let frame = bevy_egui::egui::Rect::from_min_size(pos2(x, y), size);
                let edge = Stroke::new(1.0, colour::HAIRLINE);
                let inside = bevy_egui::egui::StrokeKind::Inside;
                ui.painter().rect(frame, 4.0, colour::FIELD, edge, inside);
                let at = frame.center() - galley.size() / 2.0;
                ui.painter().galley(at, galley.clone(), colour::KEY);
                x = frame.max.x + Self::GAP;
            }
            y += self.line_height + Self::GAP;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::key_bindings::every_command;
    use crate::stage::CursorStep;
    use crate::ui::panel_table::PANELS;

    /// The steps of the cursor, whose keys are in one row.
    const CURSOR: [CursorStep; 4] = [
        CursorStep::LEFT,
        CursorStep::RIGHT,
        CursorStep::UP,
        CursorStep::DOWN,
    ];

    #[test]
    fn every_key_is_in_the_tables() {
        let words = Words::default();
        let groups = groups(&words, PANELS);
        let rows: Vec<&Row> = groups.iter().flat_map(|group| &group.rows).collect();
        for command in every_command() {
            let shown_together = matches!(command, KeyCommand::Table(Press::Digit(_)))
                || CURSOR
                    .map(|step| KeyCommand::Table(Press::Cursor { step }))
                    .contains(&command);
            let keys = names(&words, keys_of(command));
            let has = |row: &&Row| row.keys == keys;
            assert!(shown_together || rows.iter().any(has), "{command:?}");
        }
        for row in rows {
            assert!(!row.keys.is_empty(), "{}", row.effect);
        }
    }
}
