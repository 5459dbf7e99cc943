//! Shows the review in a portrait window: the board, the texts about the turn, the graph, and the list below.

use bevy_egui::egui::{self, vec2};

use super::{Screen, buttons, controls, graph, key, players, turn_list, turn_texts};
use crate::ui::kit::{self};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows everything apart from bar and arrows.
pub(super) fn show(
    ctx: &egui::Context,
    view: &View,
    screen: &Screen,
    free: bool,
) -> Option<UiAction> {
    let places = &screen.places;
    let closer = places.line.and_then(|line| {
        kit::fixed_area(ctx, "open turn", line, free, |ui| {
            kit::panel_frame(ui, false);
            let room = ui.max_rect().shrink2(vec2(10.0, 3.0));
            turn_texts::scrolled(ui, room, 1.0, |ui| {
                let turn = screen.record.turns().get(screen.open_place())?;
                turn_texts::headline(view, screen, turn).show(ui, view, screen);
                let lines = turn_texts::lines(view, screen, screen.open_place());
                for line in lines.iter().filter(|line| line.is_better) {
                    line.show(ui, view, screen);
                }
                buttons::closer_below(ui, view, screen)
            })
        })
    });
    let controls = places.controls.and_then(|place| {
        kit::fixed_area(ctx, "controls of the replay", place, free, |ui| {
            let room = ui.max_rect();
            controls::show(ui, view, screen, room)
        })
    });
    let graph = kit::fixed_area(ctx, "graph of the game", places.graph, free, |ui| {
        kit::panel_frame(ui, false);
        let room = key::at_foot(ui, view, screen, ui.max_rect());
        let room = room.shrink2(vec2(2.0, 2.0));
        graph::show(ui, view, screen, room, graph::Detail::Full)
    });
    let turns = kit::fixed_area(ctx, "turns", places.turns, free, |ui| {
        kit::panel_frame(ui, false);
        let room = ui.max_rect().shrink2(vec2(8.0, 6.0));
        let head = players::height(screen) + 14.0;
        turn_list::show(ui, view, screen, room, Some(head))
    });
    let buttons = kit::fixed_area(ctx, "review buttons", places.buttons, free, |ui| {
        buttons::show(ui, view, screen)
    });
    closer.or(controls).or(graph).or(turns).or(buttons)
}
