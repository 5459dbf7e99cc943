//! The bar above the book: the title or the section, the games, the search, and the close button.

use bevy_egui::egui::{self, Color32, Rect, Ui, vec2};

use super::leaf::{BookState, Leaf};
use super::shown::{Form, Shown, part};
use crate::rules::GameKind;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Drawer, Tab, TextField};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;

/// The fill of the bar, at 93 %.
const FILL: Color32 = Color32::from_rgba_premultiplied(14, 12, 10, 236);

/// The place of the games' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// The bar.
    Bar,
    /// The drawer of a window whose bar is too narrow for them.
    Drawer,
}

impl Shown<'_> {
    /// Shows the title or the section, the games, the search, and the close button.
    pub(super) fn bar(&self, ui: &mut Ui, bar: Rect, state: &mut BookState) -> Option<UiAction> {
        let words = self.view.words;
        ui.painter().rect_filled(bar, 0.0, FILL);
        let mut action = None;
        part(ui, bar.shrink2(vec2(12.0, 0.0)), "bar", |ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Button::only_icon(self.view.icons, Icon::Close, &words.get("close"))
                    .quiet()
                    .show(ui)
                {
                    action = Some(UiAction::Close);
                }
                if self.form == Form::Spread {
                    let width = (ui.available_width() * 0.24).min(300.0) + 20.0;
                    self.search_field(ui, state, width);
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    if self.form == Form::Spread {
                        ui.add_space(36.0 * self.scale);
                        let title = egui::RichText::new(words.get("book-title"));
                        let title = title.font(TextStyle::Title.font()).color(colour::TEXT);
                        ui.label(title);
                        ui.add_space(60.0 * self.scale);
                    } else {
                        let mut sections = self.sections(state).into_iter();
                        let here = sections.find(|section| section.here && words.have_book());
                        let name =
                            here.map_or_else(|| words.get("book-sections"), |here| here.name);
                        let room = ui.available_width();
                        if Drawer::new(&name, state.contents, room).show(ui) {
                            state.contents = !state.contents;
                        }
                        ui.add_space(8.0);
                    }
                    if self.games_fit(ui) {
                        self.games(ui, state, Row::Bar);
                    }
                });
            });
        });
        action
    }

    /// Shows the search field with a width (units).
    pub(super) fn search_field(&self, ui: &mut Ui, state: &mut BookState, width: f32) {
        let name = self.view.words.get("book-search");
        TextField::new(&name, &mut state.search)
            .id("book search")
            .at_most(60)
            .width(width)
            .show(ui);
    }

    /// The gap between two games, in units.
    const fn between_games(&self) -> f32 {
        if matches!(self.form, Form::Spread) {
            26.0
        } else {
            4.0
        }
    }

    /// Returns `true` if the names of all games fit into the rest of the bar.
    fn games_fit(&self, ui: &Ui) -> bool {
        let width = |game: GameKind| {
            let name = self.view.words.get(&format!("game-{game}"));
            Tab::new(&name, true).width(ui) + self.between_games()
        };
        GameKind::ALL.map(width).iter().sum::<f32>() <= ui.available_width()
    }

    /// Shows the names of the games, with the open one selected.
    pub(super) fn games(&self, ui: &mut Ui, state: &mut BookState, row: Row) {
        ui.spacing_mut().item_spacing.x = self.between_games();
        for game in GameKind::ALL {
            let name = self.view.words.get(&format!("game-{game}"));
            let here = game == state.game();
            let tab = Tab::new(&name, here).line(games::accent(game).line);
            let turns = match row {
                Row::Bar => tab.show(ui) && !here,
                Row::Drawer => tab.folder().show(ui),
            };
            if turns {
                state.turn_to(game, Leaf::FIRST);
            }
        }
    }
}
