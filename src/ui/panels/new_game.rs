//! Choosing game, rules and players.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, Align2, Frame, Margin, Rect, Ui, pos2, vec2};

use super::{enter_pressed, game_cards, scroll_body, section, title};
use crate::ai::Player;
use crate::rules::tawula::MatchScore;
use crate::rules::{GameKind, Setup, Side};
use crate::store::Seat;
use crate::table::{Intent, NewGame, Saved, Table};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::open::Panel;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::{ButtonStyle, button, label, segments, text_at};
use crate::ui::words::of_value;

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot, or by the first throw in games that have such a throw.
    #[default]
    Lot,
    /// A given side.
    Side(Side),
}

/// A new game as it is being put together.
#[derive(Resource, Clone, Debug)]
pub struct NewGameDraft {
    /// The game, its preset and options.
    pub setup: Setup,
    /// Who plays.
    pub seats: [Seat; 2],
    /// Who begins.
    pub first: First,
    /// How many games win the match, where the game is played in matches.
    pub games: u8,
    /// The seed for the next game.
    pub seed: u64,
}

/// Who begins where nobody was chosen: none where the first throw decides.
#[must_use]
pub fn drawn_by_lot(setup: &Setup, seed: u64) -> Option<Side> {
    if games::has_opening_throw(setup.kind()) {
        None
    } else if seed.count_ones().is_multiple_of(2) {
        Some(Side::First)
    } else {
        Some(Side::Second)
    }
}

impl Default for NewGameDraft {
    fn default() -> Self {
        NewGameDraft {
            setup: Setup::new(GameKind::ALL[0]),
            seats: [Seat::Person, Seat::USUAL],
            first: First::Lot,
            games: 1,
            seed: 0,
        }
    }
}

impl NewGameDraft {
    /// The game as it is put together now.
    #[must_use]
    pub fn begin(&self) -> NewGame {
        let first = match self.first {
            First::Side(side) => Some(side),
            First::Lot => drawn_by_lot(&self.setup, self.seed),
        };
        NewGame {
            setup: self.setup.clone(),
            seats: self.seats,
            first,
            games: if games::has_matches(self.setup.kind()) {
                self.games
            } else {
                1
            },
            seed: self.seed,
        }
    }

    /// The one next action: a game left unfinished goes on, if it is not the one on the table;
    /// otherwise a new one begins.
    #[must_use]
    pub fn next(&self, saved: &Saved, table: &Table) -> Intent {
        let kind = self.setup.kind();
        let elsewhere = saved
            .game(kind)
            .filter(|_| table.game().setup().kind() != kind);
        match elsewhere {
            Some(game) => Intent::Lay(Box::new(game.clone())),
            None => Intent::New(Box::new(self.begin())),
        }
    }
}

/// The panel for a new game.
pub fn new_game(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, room: f32) -> Option<UiAction> {
    let words = view.words;
    games::accent(draft.setup.kind()).apply(ui.style_mut());
    let action = title(ui, view, "new-title").then_some(UiAction::Close);
    let mut opens_puzzles = false;
    scroll_body(ui, room - 150.0, |ui| {
        if let Some(game) = game_cards(ui, view, draft.setup.kind()) {
            // Each comes as it was last set up.
            draft.setup = view.settings.setup(game);
        }
        let puzzles = words.get("puzzles");
        let face = (Some(Icon::Hint), puzzles.as_str());
        opens_puzzles = button(ui, view.icons, face, ButtonStyle::Secondary, true, None);
        let kind = draft.setup.kind();
        label(
            ui,
            words.get(&format!("game-{kind}-line")),
            TextStyle::Body,
            colour::SECOND,
        );
        section(ui, &words.get("new-who"));
        for side in Side::BOTH {
            seat_row(ui, view, draft, side);
        }
        if draft.begin().rules() != draft.setup {
            let line = words.get("new-computers-line");
            label(ui, line, TextStyle::Note, colour::SECOND);
        }
        section(ui, &words.get("new-first"));
        if !games::chooses_first(kind) {
            let begins = words.get(&format!("{kind}-begins"));
            label(ui, begins, TextStyle::Body, colour::SECOND);
        }
        let name = |side| words.side(kind, side);
        let firsts = [
            (
                First::Lot,
                words.get(if games::has_opening_throw(kind) {
                    "first-dice"
                } else {
                    "first-random"
                }),
            ),
            (First::Side(Side::First), name(Side::First)),
            (First::Side(Side::Second), name(Side::Second)),
        ];
        if games::chooses_first(kind)
            && let Some(first) = ui
                .push_id("first", |ui| segments(ui, draft.first, &firsts))
                .inner
        {
            draft.first = first;
        }
        if games::has_matches(kind) {
            match_row(ui, view, draft);
        }
        section(ui, &words.get("new-rules"));
        let presets: Vec<(&str, String)> = kind
            .presets()
            .into_iter()
            .map(|preset| (preset, words.preset(preset, "")))
            .collect();
        let picked = ui
            .push_id("preset", |ui| segments(ui, draft.setup.preset(), &presets))
            .inner;
        if let Some(preset) = picked {
            // The names come from the game's own list.
            let _ = draft.setup.set_preset(preset);
        }
        let line = words.preset(draft.setup.preset(), "-line");
        label(ui, line, TextStyle::Note, colour::SECOND);
        section(ui, &words.get("new-options"));
        options(ui, view, &mut draft.setup);
    });
    ui.add_space(10.0);
    let action = action.or(opens_puzzles.then_some(UiAction::Open(Panel::Puzzles)));
    footer(ui, view, draft).or(action)
}

/// A new game begins; or one that was left unfinished goes on.
fn footer(ui: &mut Ui, view: &View, draft: &NewGameDraft) -> Option<UiAction> {
    let words = view.words;
    let kind = draft.setup.kind();
    let begin = || UiAction::Intent(Intent::New(Box::new(draft.begin())));
    let whole = ui.available_width();
    let act = |ui: &mut Ui, icon, text: &str, style, width| {
        button(ui, view.icons, (Some(icon), text), style, true, Some(width))
    };
    let Some(number) = view.saved.next_move(kind) else {
        let start = words.get("start-game");
        let pressed = act(ui, Icon::Check, &start, ButtonStyle::Primary, whole);
        return (pressed || enter_pressed(ui)).then(begin);
    };
    let here = view.table.game().setup().kind() == kind;
    let go_on = words.with("go-on-at", &[("number", number.into())]);
    let anew = words.get("begin-anew");
    let (quiet, next) = (ButtonStyle::Secondary, ButtonStyle::Primary);
    let styles = if here { (quiet, next) } else { (next, quiet) };
    let width = (whole - 10.0) / 2.0;
    let mut action = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if act(ui, Icon::Check, &go_on, styles.0, width) {
            action = Some(if here {
                UiAction::Close
            } else {
                UiAction::Intent(draft.next(view.saved, view.table))
            });
        }
        if act(ui, Icon::NewGame, &anew, styles.1, width) {
            action = Some(begin());
        }
    });
    if action.is_none() && enter_pressed(ui) {
        action = Some(UiAction::Intent(draft.next(view.saved, view.table)));
    }
    action
}

/// How many games win the match (TW-16).
fn match_row(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    section(ui, &view.words.get("new-match"));
    let lengths: Vec<(u8, String)> = MatchScore::LENGTHS
        .into_iter()
        .map(|games| {
            let text = match games {
                1 => view.words.get("match-single"),
                _ => games.to_string(),
            };
            (games, text)
        })
        .collect();
    if let Some(games) = ui
        .push_id("match", |ui| segments(ui, draft.games, &lengths))
        .inner
    {
        draft.games = games;
    }
}

/// How far from the left a seat's name stands, beside its piece.
const NAME: f32 = 44.0;

fn seat_row(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, side: Side) {
    let words = view.words;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(128.0, 44.0), egui::Sense::hover());
        let icon =
            Rect::from_center_size(pos2(rect.min.x + 18.0, rect.center().y), vec2(32.0, 32.0));
        let kind = draft.setup.kind();
        view.icons.piece(ui.painter(), kind, side, icon);
        let at = pos2(rect.min.x + NAME, rect.center().y);
        text_at(
            ui,
            at,
            Align2::LEFT_CENTER,
            &words.side(kind, side),
            TextStyle::SmallTitle,
            colour::TEXT,
        );
        let seat = &mut draft.seats[side.index()];
        let computer = match *seat {
            Seat::Person => Seat::USUAL,
            computer @ Seat::Computer(_) => computer,
        };
        let seats = [
            (Seat::Person, words.get("seat-person")),
            (computer, words.get("seat-computer")),
        ];
        if let Some(picked) = ui.push_id(side, |ui| segments(ui, *seat, &seats)).inner {
            *seat = picked;
        }
    });
    if let Seat::Computer(level) = draft.seats[side.index()] {
        let level = level_row(ui, view, draft.setup.kind(), side, Player::new(level));
        draft.seats[side.index()] = Seat::Computer(level);
    }
}

/// Which of a game's computer players it is, with a line about how that one plays.
fn level_row(ui: &mut Ui, view: &View, kind: GameKind, side: Side, player: Player) -> u8 {
    let words = view.words;
    let levels: Vec<(u8, String)> = (Player::MIN_LEVEL..=Player::levels(kind))
        .map(|level| (level, words.get(&Player::new(level).key(kind))))
        .collect();
    let here = player.level_in(kind);
    let temper = format!("{}-temper", player.key(kind));
    // Under the name of the seat that it belongs to.
    let under = Frame::NONE.inner_margin(Margin {
        left: NAME as i8,
        bottom: 6,
        ..Margin::ZERO
    });
    let picked = under.show(ui, |ui| {
        let picked = ui
            .push_id(("level", side), |ui| segments(ui, here, &levels))
            .inner;
        label(ui, words.get(&temper), TextStyle::Note, colour::SECOND);
        picked
    });
    let picked = picked.inner;
    // A level that this game does not have stays chosen for those that do.
    picked.unwrap_or(player.level())
}

fn options(ui: &mut Ui, view: &View, setup: &mut Setup) {
    let words = view.words;
    let game = setup.kind();
    for state in setup.option_states() {
        let key = format!("option-{game}-{}", state.name);
        ui.horizontal(|ui| {
            label(ui, words.get(&key), TextStyle::Strong, colour::TEXT);
            if state.value != state.preset_value {
                label(
                    ui,
                    words.get("option-changed"),
                    TextStyle::StrongNote,
                    Accent::of(ui).line,
                );
            }
        });
        label(
            ui,
            words.get(&format!("{key}-line")),
            TextStyle::Note,
            colour::SECOND,
        );
        let values: Vec<(&str, String)> = state
            .accepted
            .iter()
            .map(|value| (*value, words.get(&of_value(&key, value))))
            .collect();
        if let Some(value) = ui
            .push_id(state.name, |ui| segments(ui, state.value, &values))
            .inner
        {
            // Names and values come from the game's own list.
            let _ = setup.set_option(state.name, value);
        }
        ui.add_space(8.0);
    }
}
