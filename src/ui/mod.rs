//! Shows panels by functions that get a view and return requested actions, without deciding anything.

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

pub mod accent;
mod action_bar;
pub mod actions;
pub mod advice;
pub mod big;
pub mod board_diagram;
mod board_place;
pub mod board_scene;
pub mod book;
pub mod captions;
pub mod choice;
mod claimed_input;
mod clock_notes;
mod closer_view;
pub mod controller_focus;
pub mod count;
mod device_notes;
pub mod egui_context;
pub mod egui_keyboard;
pub mod evening;
mod event_notes;
pub mod fair_throws;
mod focus_return;
pub mod fonts;
pub mod game_look;
pub mod games;
mod handle_actions;
pub mod home;
pub mod icons;
pub mod kit;
pub mod language;
pub mod lesson;
pub mod letters;
pub mod library;
pub mod light;
pub mod loading;
pub mod locale;
pub mod mark_names;
pub mod move_list;
pub mod move_text;
mod name_words;
mod note_presses;
mod number;
mod open;
pub mod option_picture;
pub mod other_scripts;
mod paint;
mod panel;
pub mod panel_frames;
pub mod panel_game;
pub mod panel_row;
pub mod panel_table;
pub mod panels;
mod phone_bar;
pub mod possible_actions;
mod woodwork;

pub mod piece_art;
pub mod plain_names;
mod plain_piece;
mod platform;
pub mod player_mark;
pub mod player_panel;
pub mod portrait;
pub mod prompts;
pub mod puzzles;
pub mod refusal;
mod replay;
pub mod review;
mod row_scroll;
mod saved_games;
pub mod scan;
pub mod screen_keyboard;
pub mod screen_reader;
pub mod share;
mod shortcuts;
pub mod side_note;
pub mod statistics;
pub mod storage;
pub mod sure;
pub mod tablan;
pub mod table_panels;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
pub mod text;
pub mod theme;
mod throw_caption;
pub mod throw_card;
pub mod throw_count;
mod throw_tray;
pub mod toast;
mod top_bar;
mod tray;
pub mod turn_list;
pub mod turn_rows;
mod ui_action;
mod undoable;
pub mod upside_down;
mod version;
pub mod view;

pub mod words;

pub use book::BookState;
pub use home::Home;
pub use icons::Icons;
pub use language::{SystemLanguages, language_switch};
pub use open::OpenPanels;
pub use panel::Panel;
pub use panels::{ImportText, KeysState, NewGameDraft, SettingsState};
pub use platform::PlatformFeatures;
pub use toast::Toasts;
pub use ui_action::UiAction;
pub use version::Version;
pub use view::View;
pub use words::Words;

use icons::{IconArt, PageArt, SurfaceArt};
use piece_art::PieceArt;

pub use crate::settings::CurrentSettings;
use crate::stage::table_art::has_table_art;
use crate::table::history::GameHistory;
use crate::table::{GameLibrary, RememberedPlayers, Saved, Table, TableSystems};

/// Run condition: the home screen covers the table.
fn is_at_home(open: Res<OpenPanels>) -> bool {
    open.home
}

/// Adds the panels and everything they need.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        // Panels draw few pictures, and without this egui's renderer warns on every device without texture arrays.
        let egui = EguiPlugin {
            bindless_mode_array_size: None,
        };
        app.add_plugins((
            egui,
            egui_context::plugin,
            panel_frames::PanelFramesPlugin,
            shortcuts::plugin,
            controller_focus::plugin,
            games::plugin,
            big::plugin,
            home::HomePlugin,
            language::plugin,
            lesson::plugin,
            letters::plugin,
            puzzles::plugin,
            evening::EveningPlugin,
            book::plugin,
            upside_down::plugin,
        ))
        .add_plugins((
            screen_reader::plugin,
            egui_keyboard::plugin,
            replay::plugin,
            light::plugin,
            plain_names::plugin,
            handle_actions::plugin,
            closer_view::plugin,
            captions::plugin,
            screen_keyboard::plugin,
            scan::plugin,
            other_scripts::plugin,
            note_presses::plugin,
        ))
        .init_resource::<Words>()
        .init_resource::<Icons>()
        .init_resource::<ImportText>()
        .init_resource::<SettingsState>()
        .init_resource::<PlatformFeatures>()
        .init_resource::<storage::StorageView>()
        .init_resource::<Version>()
        .init_resource::<NewGameDraft>()
        .init_resource::<OpenPanels>()
        .init_resource::<Saved>()
        .init_resource::<GameHistory>()
        .init_resource::<GameLibrary>()
        .init_resource::<library::LibraryWork>()
        .init_resource::<RememberedPlayers>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                egui_context::scale,
                piece_art::register
                    .run_if(
                        resource_exists::<IconArt>
                            .and_eager(resource_exists::<PieceArt>)
                            .and_eager(resource_exists::<SurfaceArt>),
                    )
                    .run_if(|icons: Res<Icons>| !icons.are_registered()),
                piece_art::register_pages
                    .run_if(resource_exists::<PageArt>)
                    .run_if(|icons: Res<Icons>| icons.cloth_border().is_none()),
                home::art::register
                    .run_if(resource_exists::<home::HomeArt>)
                    .run_if(|known: Res<home::HomeTextures>| !known.are_registered()),
                focus_return::follow,
                table_panels::show
                    .run_if(resource_exists::<Table>.and_eager(has_table_art.or_eager(is_at_home))),
                mark_names::show.run_if(resource_exists::<Table>.and_eager(has_table_art)),
                handle_actions::handle_actions.run_if(resource_exists::<Table>),
                upside_down::show,
                claimed_input::update_taken_input,
            )
                .chain(),
        )
        .add_systems(
            Update,
            (
                event_notes::add,
                device_notes::add,
                clock_notes::add,
                sure::follow.after(TableSystems::Judge),
                saved_games::look_up,
            )
                .run_if(resource_exists::<Table>),
        );
    }
}
