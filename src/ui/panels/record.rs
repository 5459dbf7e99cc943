//! Shows the record of the game, to copy or save it, and a game that came from a file or the clipboard.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{ScrollArea, Ui};

use super::{one_game_problem, scroll_body, section, title};
use crate::record::{Altered, GameRecord, Importer, OneGameError, RulesDate};
use crate::table::ReplayIntent;
use crate::table::{Intent, Replay};
use crate::ui::accent::Accent;
use crate::ui::actions::{CopiedText, FileAction};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, DrawnIcon, Link, NamedIcon, named_icons};
use crate::ui::panel::Panel;
use crate::ui::row_scroll;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::turn_list::TurnList;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// A text with a game to import, and the result of reading it.
#[derive(Resource, Debug, Default)]
pub struct ImportText {
    state: State,
}

/// The state of reading the text.
#[derive(Debug, Default)]
enum State {
    /// There's no text, or it's empty.
    #[default]
    Blank,
    /// The text is being read in parts, so that no frame takes long.
    Reading(Box<Importer>),
    /// The text has one game, or the error is the reason why it hasn't.
    Read(Result<FoundGame, OneGameError>),
    /// The text has several games.
    Several(String),
}

/// The game in the text.
#[derive(Debug)]
struct FoundGame {
    game: Box<GameRecord>,
    /// The reason why its throws can't be verified.
    altered: Option<Altered>,
    /// The number of other games in the text that can't be read.
    unread: usize,
}

impl ImportText {
    /// Replaces the text and starts to read it.
    pub fn read(&mut self, importer: Importer) {
        let is_blank = importer.text().trim().is_empty();
        self.state = if is_blank {
            State::Blank
        } else {
            State::Reading(Box::new(importer))
        };
    }

    /// Reads the next part, for this time.
    pub fn read_on(&mut self, time: Duration) {
        if !self.is_reading() {
            return;
        }
        let State::Reading(mut importer) = std::mem::take(&mut self.state) else {
            return;
        };
        importer.read_for(time);
        if !importer.is_finished() {
            self.state = State::Reading(importer);
            return;
        }
        let text = importer.text().to_owned();
        let unread = importer.problem_count();
        self.state = match importer.finish().one() {
            Ok(found) => State::Read(Ok(FoundGame {
                game: found.game,
                altered: found.altered,
                unread,
            })),
            Err(OneGameError::Empty) => State::Blank,
            Err(OneGameError::Several { .. }) => State::Several(text),
            Err(error) => State::Read(Err(error)),
        };
    }

    /// Returns a text with several games and forgets it, because one table can't show them.
    pub fn take_several(&mut self) -> Option<String> {
        if !matches!(self.state, State::Several(_)) {
            return None;
        }
        match std::mem::take(self).state {
            State::Several(text) => Some(text),
            _ => None,
        }
    }

    /// `true` while the text is being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        matches!(self.state, State::Reading(_))
    }
}

/// The height of the turns.
const TURNS_HEIGHT: f32 = 190.0;

/// Shows the record of the game on the table, and the way to another one.
pub fn record(ui: &mut Ui, view: &View, import: &mut ImportText, room: f32) -> Option<UiAction> {
    let words = view.words;
    let mut action = title(ui, view, "record-title").then_some(UiAction::Close);
    let asked = scroll_body(ui, room - 80.0, |ui| {
        section(ui, &words.get("record-this"));
        let exported = export(ui, view);
        section(ui, &words.get("record-other"));
        exported.or(import_record(ui, view, import))
    });
    action = action.or(asked);
    let leaves = |action: &UiAction| {
        matches!(
            action,
            UiAction::Intent(_) | UiAction::Close | UiAction::Open(Panel::Library)
        )
    };
    // The next time, the panel shows no old text.
    if action.as_ref().is_some_and(leaves) {
        *import = ImportText::default();
    }
    action
}

fn export(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    // A replay is written whole.
    let game = view.replay.map_or(view.table.game(), Replay::record);
    let list = TurnList {
        record: game,
        turns: &game.turns_at(game.events().len()),
        marks_last: false,
    };
    let shown = ScrollArea::vertical()
        .id_salt("record")
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .max_height(TURNS_HEIGHT)
        .min_scrolled_height(TURNS_HEIGHT)
        .show_viewport(ui, |ui, viewport| list.show(ui, view, viewport));
    row_scroll::snap_and_fade(ui, &shown);
    if game.rules_date() == RulesDate::Earlier {
        let line = words.get("record-earlier-rules");
        label(ui, line, TextStyle::Note, colour::SECOND);
    }
    ui.add_space(6.0);
    let names = ["record-copy", "record-save", "share", "look-back"].map(|key| words.get(key));
    let [copy, save, share, back] = &names;
    let buttons = [
        NamedIcon::new(DrawnIcon::Copy, copy),
        NamedIcon::new(DrawnIcon::Save, save),
        NamedIcon::new(DrawnIcon::Share, share),
        NamedIcon::new(DrawnIcon::Play, back).enabled(view.table.can_look_back()),
    ];
    Some(match named_icons(ui, &buttons)? {
        0 => UiAction::copy(game.to_record(), CopiedText::Record),
        1 => UiAction::File(FileAction::SaveRecord),
        2 => UiAction::Open(Panel::Share),
        _ => UiAction::Replay(ReplayIntent::Open(Box::new(game.clone()))),
    })
}

/// Shows the game that came from a file or the clipboard, or a link to the library, which adds others.
fn import_record(ui: &mut Ui, view: &View, import: &mut ImportText) -> Option<UiAction> {
    let words = view.words;
    match &import.state {
        State::Read(Ok(found)) => {
            let game = &found.game;
            let name = words.get(&format!("game-{}", game.setup().kind()));
            let turns = game.turns().len();
            let variables = [("game", name.into()), ("turns", turns.into())];
            label(
                ui,
                words.with("record-is", &variables),
                TextStyle::Body,
                colour::TEXT,
            );
            if let Some(number) = replaced(view, game) {
                let line = words.with("record-replaces", &[("number", number.into())]);
                label(ui, line, TextStyle::Note, Accent::of(ui).line);
            }
            let altered = found.altered.map(|altered| match altered {
                Altered::NoDigest => words.get("record-no-digest"),
                Altered::OtherLines | Altered::UnreadableDigest => words.get("record-altered"),
            });
            let unread = [("count", found.unread.into())];
            let unread = (found.unread > 0).then(|| words.with("record-others-unread", &unread));
            for line in altered.into_iter().chain(unread) {
                label(ui, line, TextStyle::Note, colour::ERROR);
            }
        }
        State::Read(Err(error)) => {
            let problem = one_game_problem(words, error);
            let line = match error {
                OneGameError::NoGame => problem,
                _ => words.with("record-is-none", &[("problem", problem.into())]),
            };
            label(ui, line, TextStyle::Note, colour::ERROR);
            if matches!(error, OneGameError::Unreadable(_)) {
                details(ui, words, error);
            }
        }
        State::Reading(importer) => {
            let percent = (importer.progress() * 100.0) as u32;
            let line = words.with("record-reading", &[("percent", percent.into())]);
            label(ui, line, TextStyle::Note, colour::SECOND);
        }
        State::Blank | State::Several(_) => {}
    }
    let mut action = None;
    if matches!(&import.state, State::Read(Ok(_))) {
        ui.add_space(4.0);
        let open = words.get("record-open");
        let button = Button::new(&open).icon(view.icons, Icon::Check).primary();
        if button.show(ui)
            && let State::Read(Ok(found)) = std::mem::take(&mut import.state)
        {
            action = Some(UiAction::Intent(Intent::SetUp(found.game)));
        }
        ui.add_space(4.0);
    }
    if Link::new(&words.get("record-add")).show(ui) {
        action = Some(UiAction::Open(Panel::Library));
    }
    action
}

/// Shows a link that opens the error's own message.
fn details(ui: &mut Ui, words: &Words, error: &OneGameError) {
    let id = ui.id().with("details");
    let problem = error.to_string();
    // Another error is closed at first.
    let shown = ui.data(|data| data.get_temp::<String>(id)).as_ref() == Some(&problem);
    if shown {
        label(ui, problem, TextStyle::Note, colour::SECOND);
    } else if Link::new(&words.get("toast-details")).show(ui) {
        ui.data_mut(|data| data.insert_temp(id, problem));
    }
}

/// The turn of the unfinished game that this one would replace. `None` if it would replace none.
fn replaced(view: &View, game: &GameRecord) -> Option<u32> {
    let kind = game.setup().kind();
    let table = view.table.game();
    if table.setup().kind() == kind {
        let goes_on = table.is_under_way() || table.is_in_open_match();
        return goes_on.then(|| table.position().turn_number());
    }
    view.saved.next_move(kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup, Side};

    fn record() -> String {
        let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 7, Side::First);
        let centre = game.position().read_choice("b2").unwrap();
        game.play(centre).unwrap();
        game.to_record()
    }

    fn read(bytes: &[u8]) -> ImportText {
        let mut import = ImportText::default();
        import.read(Importer::new(bytes));
        import.read_on(Duration::from_secs(60));
        assert!(!import.is_reading());
        import
    }

    #[test]
    fn a_game_is_found_in_a_mail_in_any_encoding() {
        let mail = format!("Schön!\n> {}\nBye", record().trim().replace('\n', "\n> "));
        let utf_16 = std::iter::once(0xFEFF).chain(mail.encode_utf16());
        let utf_16: Vec<u8> = utf_16.flat_map(u16::to_le_bytes).collect();
        for bytes in [mail.as_bytes(), &utf_16] {
            let import = read(bytes);
            let State::Read(Ok(found)) = &import.state else {
                panic!("{:?}", import.state);
            };
            assert_eq!(found.game.events().len(), 1);
            assert_eq!((found.altered, found.unread), (None, 0));
        }
    }

    #[test]
    fn parts_that_cannot_be_read_are_counted() {
        let damaged = record().replace("b2", "b9");
        let import = read(format!("{}\n{damaged}", record()).as_bytes());
        let State::Read(Ok(found)) = &import.state else {
            panic!("{:?}", import.state);
        };
        assert_eq!(found.unread, 1);
        let State::Read(Err(error)) = read(damaged.as_bytes()).state else {
            panic!();
        };
        let problem = one_game_problem(&crate::ui::Words::default(), &error);
        assert!(problem.starts_with("Line 7: "), "{problem}");
    }

    #[test]
    fn several_games_go_elsewhere() {
        let other = record().replace("seed: 7", "seed: 8");
        let mut import = read(format!("{}\n{other}", record()).as_bytes());
        assert!(
            import
                .take_several()
                .is_some_and(|text| text.contains("seed: 8"))
        );
        assert!(matches!(import.state, State::Blank));
        // The same game twice is one game.
        let mut import = read(format!("{0}\n{0}", record()).as_bytes());
        assert_eq!(import.take_several(), None);
    }

    #[test]
    fn a_text_without_a_game_is_explained() {
        let State::Read(Err(error)) = read(b"hello").state else {
            panic!();
        };
        assert_eq!(error, OneGameError::NoGame);
        assert!(matches!(read(b" \n").state, State::Blank));
        assert!(matches!(read(b"# a remark").state, State::Blank));
    }
}
