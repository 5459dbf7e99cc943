//! The table of all panels, which the bar, the pause, the home rail, addresses, keys, tests and the tour use.

use super::icons::Icon;
use super::panel::Panel;
use super::panel_row::{
    Availability, BarGroup, BarPlace, BarWidth, Frame, PageTurn, PanelContext, PanelRow, PauseRow,
    RailPlace,
};
use super::ui_action::UiAction;
use super::view::View;
use super::{book, evening, fair_throws, library, panels, puzzles, share, statistics};
use crate::store::{Settings, Shortcut};
use crate::ui::actions::PuzzleAction;

/// Every panel, in the order of the bar and of the pause.
pub const PANELS: &[PanelRow] = &[
    PanelRow {
        address: Some("#rules"),
        shortcut: Some(Shortcut::Rules),
        icon: Icon::Book,
        title: "help",
        bar: Some(BarPlace {
            group: BarGroup::Help,
            width: BarWidth::Any,
        }),
        pause: PauseRow::Titled,
        back: |state| state.book.go_back(),
        accept: |state, moment| {
            state.book.show(moment.now, moment.reduced_motion);
            None
        },
        turn_page: Some(|state, turn| state.book.turn(turn == PageTurn::Back)),
        shows_boards: true,
        takes_text: true,
        ..PanelRow::new(
            Panel::Book,
            "rules",
            Frame::Page {
                show: |panel| {
                    let PanelContext { ctx, view, .. } = *panel;
                    book::book(ctx, view, panel.state.book, panel.now)
                },
            },
        )
    },
    PanelRow {
        address: Some("#settings"),
        shortcut: Some(Shortcut::Settings),
        icon: Icon::Settings,
        bar: Some(BarPlace {
            group: BarGroup::Program,
            width: BarWidth::Any,
        }),
        pause: PauseRow::Titled,
        rail: Some(RailPlace {
            order: 4,
            titled_from: None,
        }),
        back: |state| state.settings.back(),
        takes_text: true,
        ..PanelRow::new(
            Panel::Settings,
            "settings",
            Frame::Modal {
                width: panels::SETTINGS_WIDTH,
                show: |ui, panel, room| {
                    panels::settings(ui, panel.view, panel.state.settings, room)
                },
            },
        )
    },
    PanelRow {
        shortcut: Some(Shortcut::NewGame),
        icon: Icon::NewGame,
        bar: Some(BarPlace {
            group: BarGroup::Game,
            width: BarWidth::Wide,
        }),
        pause: PauseRow::Titled,
        back: |state| state.new_game.step_back(),
        accept: |state, moment| {
            let next = state.new_game.next(moment.saved, moment.table);
            Some(UiAction::Intent(next))
        },
        shows_boards: true,
        takes_text: true,
        material: |state| state.new_game.material(),
        ..PanelRow::new(
            Panel::NewGame,
            "new-game",
            Frame::Modal {
                width: panels::NEW_GAME_WIDTH,
                show: |ui, panel, room| {
                    panels::new_game(ui, panel.view, panel.state.new_game, room)
                },
            },
        )
    },
    PanelRow {
        icon: Icon::Menu,
        bar: Some(BarPlace {
            group: BarGroup::Game,
            width: BarWidth::Narrow,
        }),
        accept: |_, _| Some(UiAction::Close),
        ..PanelRow::new(
            Panel::Pause,
            "pause",
            Frame::Tray {
                width: panels::pause_width,
                show: |ui, panel| panels::pause(ui, panel.view, panel.panels),
            },
        )
    },
    PanelRow {
        icon: Icon::Dice,
        title: "fair-title",
        // Without throws there's nothing to prove.
        availability: |view| {
            if view.position.kind().has_throws() {
                Availability::Enabled
            } else {
                Availability::Hidden
            }
        },
        pause: PauseRow::Titled,
        for_adults: true,
        ..PanelRow::new(
            Panel::FairThrows,
            "fair-throws",
            Frame::Page {
                show: |panel| fair_throws::fair_throws(panel.ctx, panel.view),
            },
        )
    },
    PanelRow {
        address: Some("#evening"),
        shortcut: Some(Shortcut::Evening),
        icon: Icon::Person,
        pause: PauseRow::Named(|view| {
            if view.is_of_evening() {
                "evening-sheet"
            } else {
                "evening"
            }
        }),
        rail: Some(RailPlace {
            order: 1,
            titled_from: Some(0.4),
        }),
        shows_boards: true,
        takes_text: true,
        for_adults: true,
        ..PanelRow::new(
            Panel::Evening,
            "evening",
            Frame::Page {
                show: |panel| evening::evening(panel.ctx, panel.view),
            },
        )
    },
    PanelRow {
        address: Some("#statistics"),
        shortcut: Some(Shortcut::Statistics),
        icon: Icon::MoveList,
        pause: PauseRow::Titled,
        rail: Some(RailPlace {
            order: 3,
            titled_from: Some(0.5),
        }),
        for_adults: true,
        ..PanelRow::new(
            Panel::Statistics,
            "statistics",
            Frame::Page {
                show: |panel| statistics::statistics(panel.ctx, panel.view),
            },
        )
    },
    PanelRow {
        address: Some("#library"),
        shortcut: Some(Shortcut::Library),
        icon: Icon::Library,
        pause: PauseRow::Titled,
        rail: Some(RailPlace {
            order: 2,
            titled_from: Some(0.45),
        }),
        shows_boards: true,
        takes_text: true,
        for_adults: true,
        ..PanelRow::new(
            Panel::Library,
            "library",
            Frame::Page {
                show: |panel| library::library(panel.ctx, panel.view),
            },
        )
    },
    PanelRow {
        icon: Icon::Resign,
        availability: |view| Availability::enabled_if(view.position.outcome().is_none()),
        bar: Some(BarPlace {
            group: BarGroup::Game,
            width: BarWidth::Wide,
        }),
        pause: PauseRow::Titled,
        ..PanelRow::new(
            Panel::Resign,
            "resign",
            Frame::Scrolled {
                width: 440.0,
                show: |ui, panel| panels::resign(ui, panel.view),
            },
        )
    },
    PanelRow {
        shortcut: Some(Shortcut::Keys),
        icon: Icon::Keys,
        back: |state| state.keys.back(),
        pause: PauseRow::Titled,
        ..PanelRow::new(
            Panel::Keys,
            "keys",
            Frame::Modal {
                width: 860.0,
                show: |ui, panel, room| {
                    panels::keys(ui, panel.view, panel.state.keys, panel.panels, room)
                },
            },
        )
    },
    PanelRow {
        address: Some("#puzzles"),
        shortcut: Some(Shortcut::Puzzles),
        icon: Icon::Hint,
        accept: |_, _| Some(UiAction::Puzzle(PuzzleAction::Next)),
        shows_boards: true,
        ..PanelRow::new(
            Panel::Puzzles,
            "puzzles",
            Frame::Page {
                show: |panel| puzzles::list(panel.ctx, panel.view),
            },
        )
    },
    PanelRow {
        shortcut: Some(Shortcut::Draw),
        icon: Icon::Draw,
        title: "draw-offer",
        availability: |view| match (panels::has_offers(view), panels::can_offer(view.table)) {
            (false, _) => Availability::Hidden,
            (true, can) => Availability::enabled_if(can),
        },
        opens_by_key: panels::can_offer,
        pause: PauseRow::Titled,
        for_adults: true,
        ..PanelRow::new(
            Panel::Draw,
            "draw",
            Frame::Scrolled {
                width: 440.0,
                show: |ui, panel| panels::draw(ui, panel.view),
            },
        )
    },
    PanelRow {
        title: "record-title",
        pause: PauseRow::Titled,
        for_adults: true,
        ..PanelRow::new(
            Panel::Record,
            "record",
            Frame::Modal {
                width: 600.0,
                show: |ui, panel, room| panels::record(ui, panel.view, panel.state.import, room),
            },
        )
    },
    PanelRow {
        address: Some("#players"),
        icon: Icon::Person,
        back: |state| state.new_game.who.close_card(),
        takes_text: true,
        material: |_| panels::Material::Paper,
        ..PanelRow::new(
            Panel::Players,
            "players",
            Frame::Modal {
                width: 620.0,
                show: |ui, panel, room| panels::players(ui, panel.view, panel.state.new_game, room),
            },
        )
    },
    PanelRow {
        title: "share-title",
        shows_boards: true,
        ..PanelRow::new(
            Panel::Share,
            "share",
            Frame::Modal {
                width: 1080.0,
                show: |ui, panel, room| share::share(ui, panel.view, room),
            },
        )
    },
    PanelRow {
        back: |state| state.new_game.step_back(),
        takes_text: true,
        ..PanelRow::new(
            Panel::PlayFrom,
            "play-from",
            Frame::Modal {
                width: 620.0,
                show: |ui, panel, room| {
                    panels::play_from(ui, panel.view, panel.state.new_game, room)
                },
            },
        )
    },
    PanelRow::new(
        Panel::Sure,
        "sure",
        Frame::BesideBoard {
            width: 440.0,
            show: |ui, panel| panels::sure(ui, panel.view),
        },
    ),
    PanelRow {
        // The same button of a controller that accepts elsewhere skips the questions if no answer has the focus.
        accept: |_, _| Some(UiAction::Close),
        ..PanelRow::new(
            Panel::FirstStart,
            "first-start",
            Frame::Scrolled {
                width: 560.0,
                show: |ui, panel| panels::first_start(ui, panel.view),
            },
        )
    },
    PanelRow {
        icon: Icon::Quit,
        ..PanelRow::new(
            Panel::Quit,
            "quit",
            Frame::Scrolled {
                width: 440.0,
                show: |ui, panel| panels::quit(ui, panel.view),
            },
        )
    },
];

/// The row of a panel.
///
/// # Panics
/// Never, because a test checks that every panel has a row.
#[must_use]
pub fn row(panel: Panel) -> &'static PanelRow {
    PANELS
        .iter()
        .find(|row| row.panel == panel)
        .expect("every panel has a row")
}

/// The panel that a shortcut opens and closes. `None` if it has no panel.
#[must_use]
pub fn panel_of_shortcut(shortcut: Shortcut) -> Option<Panel> {
    let has_it = |row: &&PanelRow| row.shortcut == Some(shortcut);
    PANELS.iter().find(has_it).map(|row| row.panel)
}

/// The buttons of a group in the bar along the top. A game without a panel has no button for it.
pub fn in_bar<'a>(
    view: &'a View,
    group: BarGroup,
    wide: bool,
) -> impl Iterator<Item = (&'static PanelRow, Availability)> + use<'a> {
    PANELS.iter().filter_map(move |row| {
        let place = row.bar?;
        let availability = row.availability(view);
        let is_shown =
            place.group == group && place.width.fits(wide) && availability != Availability::Hidden;
        is_shown.then_some((row, availability))
    })
}

/// The buttons of the home screen's rail, from the left.
#[must_use]
pub fn in_rail(settings: &Settings) -> Vec<&'static PanelRow> {
    let is_shown = |row: &&PanelRow| row.rail.is_some() && !(row.for_adults && settings.children);
    let mut rail: Vec<_> = PANELS.iter().filter(is_shown).collect();
    rail.sort_by_key(|row| row.rail.map(|place| place.order));
    rail
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_panel_has_one_row() {
        for panel in Panel::VARIANTS {
            let rows = PANELS.iter().filter(|row| row.panel == *panel).count();
            assert_eq!(rows, 1, "{panel:?}");
        }
        assert_eq!(PANELS.len(), Panel::VARIANTS.len());
    }

    #[test]
    fn panels_with_fields_for_texts_take_letters() {
        let typed: Vec<Panel> = PANELS
            .iter()
            .filter(|row| row.takes_text)
            .map(|row| row.panel)
            .collect();
        assert_eq!(
            typed,
            [
                Panel::Book,
                Panel::Settings,
                Panel::NewGame,
                Panel::Evening,
                Panel::Library,
                Panel::Players,
                Panel::PlayFrom,
            ]
        );
    }

    #[test]
    fn no_two_panels_share_a_name_an_address_or_a_shortcut() {
        for (at, one) in PANELS.iter().enumerate() {
            for other in &PANELS[at + 1..] {
                assert_ne!(one.key, other.key);
                assert!(one.address.is_none() || one.address != other.address);
                assert!(one.shortcut.is_none() || one.shortcut != other.shortcut);
            }
        }
    }
}
