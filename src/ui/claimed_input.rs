//! Keeps input on panels from the pointer, keyboard and controllers of the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::egui_keyboard::EguiKeyboard;
use super::open::OpenPanels;
use super::panel::Panel;
use super::panel_table::row;
use super::panels::KeysState;
use super::screen_keyboard::ScreenKeyboard;
use super::upside_down::UpsideDownPanels;
use crate::input::gamepad::{ControllersTaken, ControllersWrite};
use crate::input::keyboard::{FieldFocused, KeysTaken, Writing};
use crate::input::next_input::NextInput;
use crate::input::pointer::PanelAreas;
use crate::stage::facing::SharedPanelOpen;
use crate::stage::{Layout, TableArt, Timeline};
use crate::table::{Table, TablePaused};

/// The input that panels keep from the board.
#[derive(SystemParam)]
pub(super) struct TakenInput<'w> {
    areas: ResMut<'w, PanelAreas>,
    keys: ResMut<'w, KeysTaken>,
    pads: ResMut<'w, ControllersTaken>,
    writing: ResMut<'w, Writing>,
    field: ResMut<'w, FieldFocused>,
    egui: ResMut<'w, EguiKeyboard>,
    next: ResMut<'w, NextInput>,
    writes: ResMut<'w, ControllersWrite>,
}

/// Updates the input that panels keep from the board. Keys belong to the board, not to the buttons beside it, unless a
/// panel covers it.
pub(super) fn update_taken_input(
    mut contexts: EguiContexts,
    open: Res<OpenPanels>,
    layout: Res<Layout>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    turned: Res<UpsideDownPanels>,
    keys: Res<KeysState>,
    keyboard: Res<ScreenKeyboard>,
    table_art: TableArt,
    mut taken: TakenInput,
    mut paused: ResMut<TablePaused>,
    mut shared_panel: ResMut<SharedPanelOpen>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A table without its pictures can't be played on.
    let bare = !table_art.has(layout.board_view.game());
    let covered = bare || open.covers(table.as_deref(), &timeline);
    let drawer = open.move_list && !layout.move_list_is_readable();
    taken.areas.set_if_neq(PanelAreas {
        everywhere: covered || drawer,
        areas: areas_of_panels(ctx, &turned),
    });
    taken.keys.set_if_neq(KeysTaken(covered));
    let takes_text = open.panel.is_some_and(|panel| row(panel).takes_text);
    let in_field = ctx.text_edit_focused();
    taken.field.set_if_neq(FieldFocused(in_field));
    taken.writing.set_if_neq(Writing(takes_text || in_field));
    taken.pads.set_if_neq(ControllersTaken(covered));
    let waits = open.panel == Some(Panel::Keys) && keys.waits();
    if taken.next.waits() != waits {
        taken.next.set_waits(waits);
    }
    taken.egui.set_if_neq(EguiKeyboard(covered && !waits));
    let writes = ControllersWrite(keyboard.is_open());
    taken.writes.set_if_neq(writes);
    if !covered && let Some(focused) = ctx.memory(egui::Memory::focused) {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
    shared_panel.set_if_neq(SharedPanelOpen(open.home));
    // Clocks run on while the player thinks again about a choice.
    let is_paused = open.panel.is_some_and(|panel| panel != Panel::Sure);
    paused.set_if_neq(TablePaused(bare || open.home || is_paused));
    Ok(())
}

/// The areas of panels beside the board, in logical pixels. A press counts at its original position, even if the
/// pointer has moved since.
fn areas_of_panels(ctx: &egui::Context, turned: &UpsideDownPanels) -> Vec<Rect> {
    let zoom = ctx.zoom_factor();
    let mut areas: Vec<Rect> = ctx.memory(|memory| {
        memory
            .areas()
            .visible_layer_ids()
            .into_iter()
            .filter(|layer| layer.order == egui::Order::Middle)
            .filter_map(|layer| Some(turned.seen(layer, memory.area_rect(layer.id)?)))
            .map(|area| {
                let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
                Rect::from_corners(corner(area.min), corner(area.max))
            })
            .collect()
    });
    // egui has them in a set; a fixed order makes them comparable with the last frame's.
    areas.sort_by(|a, b| {
        a.min
            .x
            .total_cmp(&b.min.x)
            .then(a.min.y.total_cmp(&b.min.y))
    });
    areas
}
