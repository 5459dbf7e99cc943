//! Choosing game, rules and players.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};

use super::{body, entered, section, title};
use crate::rules::{GameKind, Setup, Side};
use crate::store::Seat;
use crate::table::{Intent, NewGame};
use crate::ui::icons::Icon;
use crate::ui::theme::{Type, colour};
use crate::ui::view::{View, Wish};
use crate::ui::widget::{Voice, button, label, segments, text_at};

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot.
    #[default]
    Lot,
    /// A given side.
    Side(Side),
}

/// A new game as it is being put together.
#[derive(Resource, Clone, Debug)]
pub struct Draft {
    /// The game, its preset and options.
    pub setup: Setup,
    /// Who plays.
    pub seats: [Seat; 2],
    /// Who begins.
    pub first: First,
    /// The seed for the next game.
    pub seed: u64,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            setup: Setup::new(GameKind::Tablan),
            seats: [Seat::Person, Seat::Computer(Seat::MAX_LEVEL)],
            first: First::Lot,
            seed: 0,
        }
    }
}

impl Draft {
    /// The game as it is put together now.
    #[must_use]
    pub fn begin(&self) -> NewGame {
        let first = match self.first {
            First::Side(side) => side,
            First::Lot if self.seed.count_ones().is_multiple_of(2) => Side::First,
            First::Lot => Side::Second,
        };
        NewGame {
            setup: self.setup.clone(),
            seats: self.seats,
            first,
            seed: self.seed,
        }
    }
}

/// The panel for a new game.
pub fn new_game(ui: &mut Ui, view: &View, draft: &mut Draft, room: f32) -> Option<Wish> {
    let words = view.words;
    let mut wish = title(ui, view, "new-title").then_some(Wish::Close);
    let kind = draft.setup.kind();
    body(ui, room - 150.0, |ui| {
        label(
            ui,
            words.get(&format!("game-{kind}-line")),
            Type::Body,
            colour::SECOND,
        );
        section(ui, &words.get("new-who"));
        for side in Side::BOTH {
            seat_row(ui, view, draft, side);
        }
        section(ui, &words.get("new-first"));
        let name = |side| view.side(side);
        let firsts = [
            (First::Lot, words.get("first-random")),
            (First::Side(Side::First), name(Side::First)),
            (First::Side(Side::Second), name(Side::Second)),
        ];
        if let Some(first) = ui
            .push_id("first", |ui| segments(ui, draft.first, &firsts))
            .inner
        {
            draft.first = first;
        }
        section(ui, &words.get("new-rules"));
        let presets: Vec<(&str, String)> = kind
            .presets()
            .into_iter()
            .map(|preset| (preset, words.get(&format!("preset-{preset}"))))
            .collect();
        let picked = ui
            .push_id("preset", |ui| segments(ui, draft.setup.preset(), &presets))
            .inner;
        if let Some(preset) = picked {
            // The names come from the game's own list.
            let _ = draft.setup.set_preset(preset);
        }
        let line = words.get(&format!("preset-{}-line", draft.setup.preset()));
        label(ui, line, Type::Note, colour::SECOND);
        section(ui, &words.get("new-options"));
        options(ui, view, &mut draft.setup);
    });
    ui.add_space(10.0);
    let start = words.get("start-game");
    let width = Some(ui.available_width());
    if entered(ui)
        || button(
            ui,
            view.icons,
            (Some(Icon::Check), &start),
            Voice::Next,
            true,
            width,
        )
    {
        wish = Some(Wish::Intent(Intent::New(Box::new(draft.begin()))));
    }
    wish
}

fn seat_row(ui: &mut Ui, view: &View, draft: &mut Draft, side: Side) {
    let words = view.words;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(128.0, 44.0), egui::Sense::hover());
        let icon =
            Rect::from_center_size(pos2(rect.min.x + 18.0, rect.center().y), vec2(32.0, 32.0));
        view.icons.piece(ui.painter(), side, icon);
        let at = pos2(rect.min.x + 44.0, rect.center().y);
        text_at(
            ui,
            at,
            Align2::LEFT_CENTER,
            &view.side(side),
            Type::SmallTitle,
            colour::TEXT,
        );
        let seats = [
            (Seat::Person, words.get("seat-person")),
            (Seat::Computer(Seat::MAX_LEVEL), words.get("seat-computer")),
        ];
        // Which of the computer's levels plays is not chosen here.
        let now = match draft.seats[side.index()] {
            Seat::Person => Seat::Person,
            Seat::Computer(_) => Seat::Computer(Seat::MAX_LEVEL),
        };
        if let Some(seat) = ui.push_id(side, |ui| segments(ui, now, &seats)).inner {
            draft.seats[side.index()] = seat;
        }
    });
}

fn options(ui: &mut Ui, view: &View, setup: &mut Setup) {
    let words = view.words;
    let game = setup.kind();
    for state in setup.option_states() {
        let key = format!("option-{game}-{}", state.name);
        ui.horizontal(|ui| {
            label(ui, words.get(&key), Type::Strong, colour::TEXT);
            if state.value != state.preset_value {
                label(
                    ui,
                    words.get("option-changed"),
                    Type::StrongNote,
                    colour::ACCENT,
                );
            }
        });
        label(
            ui,
            words.get(&format!("{key}-line")),
            Type::Note,
            colour::SECOND,
        );
        let values: Vec<(&str, String)> = state
            .accepted
            .iter()
            .map(|value| (*value, words.get(&format!("{key}-{value}"))))
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
