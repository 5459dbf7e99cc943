//! Shows the review in a low window: one of three pages beside the board, and the chance along the bottom.

use bevy_egui::egui::{self, Id, Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::{Screen, buttons, controls, graph, players, turn_list, turn_texts};
use crate::ui::kit::{self, ChoiceRow};
use crate::ui::theme::touch_height;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The page beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Turn,
    Turns,
    Players,
}

impl Page {
    const ALL: [Page; 3] = [Page::Turn, Page::Turns, Page::Players];

    const fn key(self) -> &'static str {
        match self {
            Page::Turn => "review-page-turn",
            Page::Turns => "review-turns",
            Page::Players => "review-page-players",
        }
    }
}

/// Shows everything apart from bar and arrows.
pub(super) fn show(
    ctx: &egui::Context,
    view: &View,
    screen: &Screen,
    free: bool,
) -> Option<UiAction> {
    let places = &screen.places;
    let graph = kit::fixed_area(ctx, "graph of the game", places.graph, free, |ui| {
        kit::panel_frame(ui, false);
        let room = ui.max_rect().shrink2(vec2(4.0, 2.0));
        graph::show(ui, view, screen, room, graph::Detail::Chance)
    });
    let page = kit::fixed_area(ctx, "page of the review", places.turns, free, |ui| {
        kit::panel_frame(ui, false);
        pages(ui, view, screen)
    });
    let controls = kit::fixed_area(ctx, "review buttons", places.buttons, free, |ui| {
        let room = ui.max_rect();
        controls::show(ui, view, screen, room)
    });
    graph.or(page).or(controls)
}

fn pages(ui: &mut Ui, view: &View, screen: &Screen) -> Option<UiAction> {
    let id = Id::new("page of the review");
    let shown: Page = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let rect = ui.max_rect().shrink2(vec2(8.0, 6.0));
    let names = Page::ALL.map(|page| (page, view.words.get(page.key())));
    let tabs = rect.with_max_y(rect.min.y + touch_height(ui, 36.0));
    ui.scope_builder(UiBuilder::new().max_rect(tabs), |ui| {
        if let Some(picked) = ChoiceRow::new(shown, &names).show(ui) {
            ui.data_mut(|data| data.insert_temp(id, picked));
        }
    });
    let room = rect.with_min_y(tabs.max.y + 6.0);
    match shown {
        Page::Turn => turn(ui, view, screen, room),
        Page::Turns => turn_list::show(ui, view, screen, room, Some(0.0)),
        Page::Players => scrolled(ui, room, players::height(screen), |ui, room| {
            players::show(ui, view, screen, room)
        }),
    }
}

/// Shows contents of this height in a rectangle that can be lower.
fn scrolled<R>(ui: &mut Ui, room: Rect, height: f32, show: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ScrollArea::vertical()
            .id_salt("scrolled")
            .auto_shrink([false, false])
            .min_scrolled_height(0.0)
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), height.max(room.height()));
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                show(ui, rect.shrink2(vec2(6.0, 0.0)))
            })
            .inner
    })
    .inner
}

/// Shows the open turn: the played choice, its cost, and the actions.
fn turn(ui: &mut Ui, view: &View, screen: &Screen, room: Rect) -> Option<UiAction> {
    let row = touch_height(ui, 44.0);
    let foot = room.with_min_y(room.max.y - row);
    let text = room.with_max_y(foot.min.y - 4.0);
    let said = turn_texts::scrolled(ui, text, 3.0, |ui| {
        summary(ui, view, screen);
        buttons::closer_below(ui, view, screen)
    });
    let pressed = ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        buttons::show(ui, view, screen)
    });
    said.or(pressed.inner)
}

/// Shows the open turn in a few lines.
fn summary(ui: &mut Ui, view: &View, screen: &Screen) {
    let place = screen.open_place();
    let Some(turn) = screen.record.turns().get(place) else {
        return;
    };
    turn_texts::headline(view, screen, turn).show(ui, view, screen);
    // The better choice comes first, because there's little space.
    let mut lines = turn_texts::lines(view, screen, place);
    lines.sort_by_key(|line| !line.is_better);
    for line in lines {
        line.show(ui, view, screen);
    }
}
