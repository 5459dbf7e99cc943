//! The open game, on the right page or as a card in the list: its photograph, its players and its actions.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Galley, Id, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::page_state::LibraryPageState;
use super::positions::Positions;
use super::row::pin;
use super::row_words::{self, Mover};
use crate::library::{LibraryGame, MAX_TITLE};
use crate::rules::{AnyPosition, Side, dispatch};
use crate::ui::actions::{LibraryAction, OpenAs};
use crate::ui::evening::paint::{DROP, Typeface, line, set};
use crate::ui::icons::Icon;
use crate::ui::kit::{
    Answer, Button, Confirm, Link, Photograph, TextField, Tile, growth, name_painted, pen,
};
use crate::ui::panel_game::PanelGame;
use crate::ui::text::shortened;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_gap};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The largest size of the photograph, in pixels of a window of 1920 by 1080.
const PHOTOGRAPH: Vec2 = vec2(640.0, 400.0);
/// The width from which a card has its photograph beside its texts, in units, and the photograph's share of it.
const WIDE_CARD: f32 = 560.0;
const PRINT_PART: f32 = 0.42;

/// The open game.
pub(super) struct OpenGame<'a> {
    view: &'a View<'a>,
    game: &'a LibraryGame,
    position: Option<Arc<AnyPosition>>,
    /// The units per pixel of a window of 1920 by 1080.
    k: f32,
}

impl<'a> OpenGame<'a> {
    pub(super) fn new(ui: &Ui, view: &'a View<'a>, game: &'a LibraryGame) -> OpenGame<'a> {
        OpenGame {
            view,
            game,
            position: Positions::of(ui.ctx(), game),
            k: growth(ui) / 1.5,
        }
    }

    /// Shows it on the right page, which has this height (units).
    pub(super) fn page(
        &self,
        ui: &mut Ui,
        state: &mut LibraryPageState,
        height: f32,
    ) -> Option<UiAction> {
        let k = self.k;
        let room = vec2(ui.available_width() * 0.92, (height * 0.44).max(90.0));
        if let Some((photograph, size)) = self.photograph(room) {
            let area = vec2(ui.available_width(), size.y + 44.0 * k);
            let (area, _) = ui.allocate_exact_size(area, Sense::hover());
            let place = Rect::from_center_size(area.center() - vec2(0.0, 6.0 * k), size);
            photograph.paint(ui.painter(), self.view.icons, place);
        }
        self.title(ui);
        label(ui, self.facts(), Typeface::Text, 27.0 * k, SECOND_INK);
        if self.mover().is_none() {
            label(ui, self.state(), Typeface::Bold, 25.0 * k, INK);
        }
        pen::rule(ui, 24.0 * k);
        for side in Side::BOTH {
            self.player(ui, side);
        }
        ui.add_space(18.0 * k);
        self.actions(ui, state)
    }

    /// Shows it as a card. `id` is the id of its texts, which close it.
    pub(super) fn card(
        &self,
        ui: &mut Ui,
        state: &mut LibraryPageState,
        id: Id,
    ) -> Option<UiAction> {
        let room = ui.available_rect_before_wrap();
        let is_wide = room.width() >= WIDE_CARD;
        let part = if is_wide { PRINT_PART } else { 0.8 };
        let most = (ui.ctx().content_rect().height() * 0.4).max(90.0);
        let photograph = self.photograph(vec2(room.width() * part, most));
        match photograph.filter(|_| is_wide) {
            Some((photograph, size)) => {
                let corner = room.min + vec2(6.0, 14.0) * self.k;
                let print = Rect::from_min_size(corner, size);
                photograph.paint(ui.painter(), self.view.icons, print);
                let column = room.with_min_x(print.max.x + 34.0 * self.k);
                let inside = UiBuilder::new().max_rect(column);
                let shown = ui.scope_builder(inside, |ui| self.card_part(ui, state, id, None));
                let foot = shown.response.rect.max.y.max(print.max.y + 20.0 * self.k);
                let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
                ui.expand_to_include_rect(whole);
                ui.advance_cursor_after_rect(whole);
                shown.inner
            }
            None => self.card_part(ui, state, id, photograph),
        }
    }

    /// Shows the texts of a card below a photograph, and the actions.
    fn card_part(
        &self,
        ui: &mut Ui,
        state: &mut LibraryPageState,
        id: Id,
        photograph: Option<(Photograph<'_>, Vec2)>,
    ) -> Option<UiAction> {
        let width = ui.available_width();
        let texts = CardTexts::new(self, ui, width);
        let above = photograph.map_or(0.0, |(_, size)| size.y + 34.0 * self.k);
        let size = vec2(width, above + texts.height());
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let title = row_words::title(self.view, self.game);
        let name = format!("{title}, {}, {}", self.facts(), self.state());
        let tile = Tile::bare(&name).opened(true).id(id);
        let closes = tile.show_at(ui, place, |ui, place, _| {
            if let Some((photograph, size)) = photograph {
                let middle = pos2(place.center().x, place.min.y + above / 2.0 - 3.0 * self.k);
                let place = Rect::from_center_size(middle, size);
                photograph.paint(ui.painter(), self.view.icons, place);
            }
            texts.paint(self, ui, place.with_min_y(place.min.y + above));
        });
        ui.add_space(8.0 * self.k);
        let action = self.actions(ui, state);
        if closes.clicked() {
            state.deselect();
        }
        action
    }

    /// The photograph of the last position with its size, in this room. `None` if the position isn't known.
    fn photograph(&self, room: Vec2) -> Option<(Photograph<'_>, Vec2)> {
        let k = self.k;
        let position = self.position.as_deref()?;
        let photograph = Photograph::new(position)
            .bottom(row_words::bottom(self.game))
            .edge(9.0 * k)
            .tilted(row_words::number(self.game))
            .strapped();
        let room = (PHOTOGRAPH * k).min(room);
        Some((photograph, photograph.size(photograph.width_in(room))))
    }

    /// The rules, the date and the time of day.
    fn facts(&self) -> String {
        let rules = row_words::rules(self.view, self.game);
        let date = row_words::date_and_time(self.view.words, &self.game.info);
        format!("{rules} · {date}")
    }

    fn mover(&self) -> Option<(Side, Mover)> {
        row_words::mover(self.game, self.position.as_deref())
    }

    fn state(&self) -> String {
        row_words::state(self.view, self.game, self.position.as_deref())
    }

    /// The ink of the state: red if it's the person's move.
    fn state_ink(&self) -> Color32 {
        match self.mover() {
            Some((_, Mover::You)) => CURRENT,
            Some((_, Mover::Other)) => SECOND_INK,
            None => INK,
        }
    }

    /// The width that a pin takes at the end of a line.
    fn pin_width(&self) -> f32 {
        if self.game.pinned { 44.0 * self.k } else { 0.0 }
    }

    /// Shows the title, with a pin if the game is pinned.
    fn title(&self, ui: &mut Ui) {
        let k = self.k;
        let text = row_words::title(self.view, self.game);
        let room = ui.available_width() - self.pin_width();
        let size = Typeface::Title.fitting(ui, &text, 58.0 * k, 31.0 * k, room);
        let shown = ui.scope(|ui| {
            ui.set_max_width(room);
            label(ui, text, Typeface::Title, size, INK);
        });
        if self.game.pinned {
            let at = pos2(
                ui.max_rect().max.x - 16.0 * k,
                shown.response.rect.center().y,
            );
            pin(ui.painter(), at, 1.5 * k);
        }
    }

    /// Shows a player: piece, name, the state if it's their move, and the counts of their pieces.
    fn player(&self, ui: &mut Ui, side: Side) {
        let k = self.k;
        let width = ui.available_width();
        let left = 60.0 * k;
        let room = (width - left).max(40.0);
        let lay = |face: Typeface, text: &str, size: f32, ink: Color32| {
            face.layout(ui, text, size * k, ink, f32::INFINITY)
        };
        let name = row_words::player(self.view, self.game, side);
        let fits = |text: &str| lay(Typeface::Title, text, 36.0, INK).size().x <= room;
        let name_line = lay(Typeface::Title, &shortened(&name, fits), 36.0, INK);
        let acts = self.mover().is_some_and(|(acting, _)| acting == side);
        let state = acts.then(|| {
            let text = self.state();
            let galley = lay(Typeface::Bold, &text, 23.0, self.state_ink());
            (text, galley)
        });
        let counts = Some(self.counts(side)).filter(|text| !text.is_empty());
        let counts = counts.map(|text| {
            let galley = lay(Typeface::Text, &text, 23.0, SECOND_INK);
            (text, galley)
        });
        let gap = 18.0 * k;
        let parts = [state.as_ref(), counts.as_ref()];
        let parts = || parts.into_iter().flatten();
        let beside: f32 = parts().map(|(_, galley)| gap + galley.size().x).sum();
        let is_beside = name_line.size().x + beside <= room;
        let below: f32 = parts().map(|(_, galley)| galley.size().y).sum();
        let first = (60.0 * k).max(name_line.size().y);
        let height = first + if is_beside { 0.0 } else { below };
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let middle = rect.min.y + first / 2.0;
        let at = pos2(rect.min.x + 23.0 * k, middle);
        let place = Rect::from_center_size(at, Vec2::splat(46.0 * k));
        let kind = self.game.info.game;
        self.view.icons.piece(ui.painter(), kind, side, place);
        let x = rect.min.x + left;
        set(ui, &name_line, x, middle, INK);
        if is_beside {
            let middle = middle + DROP * 23.0 * k;
            if let Some((_, galley)) = &state {
                set(ui, galley, x + name_line.size().x + gap, middle, INK);
            }
            if let Some((_, galley)) = &counts {
                set(ui, galley, rect.max.x - galley.size().x, middle, INK);
            }
        } else {
            let mut y = rect.min.y + first;
            for (_, galley) in parts() {
                ui.painter().galley(pos2(x, y), galley.clone(), INK);
                y += galley.size().y;
            }
        }
        let spoken = parts().fold(name, |spoken, (text, _)| format!("{spoken}, {text}"));
        name_painted(ui, rect, &spoken);
    }

    /// The counts of a side's pieces that aren't zero.
    fn counts(&self, side: Side) -> String {
        let Some(position) = self.position.as_deref() else {
            return String::new();
        };
        let counts =
            dispatch!(AnyPosition(position), position => PanelGame::counts(position, side));
        let counts = counts.iter().filter(|counted| counted.count > 0);
        let texts = counts.map(|counted| {
            let name = self.view.words.get(counted.short);
            format!("{name} {}", counted.count)
        });
        texts.collect::<Vec<_>>().join(" · ")
    }

    /// Shows the actions, or the field for its name, or the question before removing it.
    fn actions(&self, ui: &mut Ui, state: &mut LibraryPageState) -> Option<UiAction> {
        let (view, game) = (self.view, self.game);
        let is_removed_next = view.library.games.library().is_removed_next(game.id);
        if is_removed_next && !game.pinned {
            let text = view.words.get("library-goes-next");
            line(ui, text, TextStyle::Note, INK);
        }
        let is_selected = state.selected == Some(game.id);
        let action = if is_selected && state.title.is_some() {
            ui.horizontal_wrapped(|ui| self.name(ui, state)).inner
        } else if is_selected && state.asks_removal {
            self.removal(ui, state)
        } else {
            let pressed = self.buttons(ui);
            pressed.or(self.links(ui, state))
        };
        action.map(UiAction::Library)
    }

    fn buttons(&self, ui: &mut Ui) -> Option<LibraryAction> {
        let (view, id) = (self.view, self.game.id);
        let finished = self.game.is_finished();
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(12.0, touch_gap(ui, 8.0));
            let resume = view.words.get("library-go-on");
            let resume = Button::new(&resume).icon(view.icons, Icon::Play).primary();
            if !finished && resume.show(ui) {
                pressed = Some(LibraryAction::Open(id, OpenAs::Continue));
            }
            let review = view.words.get("library-look-back");
            if Button::new(&review).primary_if(finished).show(ui) {
                pressed = Some(LibraryAction::Open(id, OpenAs::Replay));
            }
            if Button::new(&view.words.get("share")).show(ui) {
                pressed = Some(LibraryAction::Open(id, OpenAs::Share));
            }
        });
        pressed
    }

    fn links(&self, ui: &mut Ui, state: &mut LibraryPageState) -> Option<LibraryAction> {
        let game = self.game;
        let pin = if game.pinned {
            "library-unpin"
        } else {
            "library-pin"
        };
        let font = Typeface::Title.font(25.0 * self.k);
        let mut pressed = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(24.0, touch_gap(ui, 2.0));
            let link = |ui: &mut Ui, key: &str| {
                let text = self.view.words.get(key);
                Link::new(&text).font(font.clone()).show(ui)
            };
            if link(ui, pin) {
                pressed = Some(LibraryAction::Pin(game.id, !game.pinned));
            }
            if link(ui, "library-rename") {
                state.select(game.id);
                state.title = Some(game.title.clone());
            }
            if link(ui, "record-save") {
                pressed = Some(LibraryAction::Export(vec![game.id]));
            }
            if link(ui, "library-remove") {
                state.select(game.id);
                state.asks_removal = true;
            }
        });
        pressed
    }

    /// Shows the field for the game's name.
    fn name(&self, ui: &mut Ui, state: &mut LibraryPageState) -> Option<LibraryAction> {
        let words = self.view.words;
        let mut title = state.title.take()?;
        ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
        let room = (380.0 * growth(ui)).min(ui.available_width());
        let hint = row_words::players(self.view, self.game);
        let entered = TextField::new(&hint, &mut title)
            .id("library title")
            .width(room)
            .at_most(MAX_TITLE)
            .show(ui)
            .entered;
        let done = Button::new(&words.get("library-rename-done"))
            .primary()
            .show(ui);
        let keep = Button::new(&words.get("library-rename-keep")).show(ui);
        if entered || done {
            return Some(LibraryAction::Rename(self.game.id, title));
        }
        if !keep {
            state.title = Some(title);
        }
        None
    }

    /// Shows the question before removing the game.
    fn removal(&self, ui: &mut Ui, state: &mut LibraryPageState) -> Option<LibraryAction> {
        let [question, yes, no] = [
            "library-remove-asks",
            "library-remove-yes",
            "library-remove-keep",
        ]
        .map(|key| self.view.words.get(key));
        let answer = Confirm::new(&question, &yes, &no).inline().show(ui)?;
        state.asks_removal = false;
        (answer == Answer::Yes).then_some(LibraryAction::Remove(self.game.id))
    }
}

/// The texts of a card, laid out.
struct CardTexts {
    title: Arc<Galley>,
    facts: Arc<Galley>,
    state: Arc<Galley>,
    /// `true` if the state is beside the facts, `false` if it's below.
    is_beside: bool,
}

impl CardTexts {
    fn new(open: &OpenGame, ui: &Ui, width: f32) -> CardTexts {
        let k = open.k;
        let title = row_words::title(open.view, open.game);
        let room = width - open.pin_width();
        let size = Typeface::Title.fitting(ui, &title, 38.0 * k, 28.0 * k, room);
        let facts = if open.game.title.is_empty() {
            open.facts()
        } else {
            let players = row_words::players(open.view, open.game);
            format!("{players} · {}", open.facts())
        };
        let state = open.state();
        let state = Typeface::Bold.layout(ui, &state, 23.0 * k, open.state_ink(), width);
        let lay = |room: f32| Typeface::Text.layout(ui, &facts, 23.0 * k, SECOND_INK, room);
        let whole = lay(f32::INFINITY);
        let is_beside = whole.size().x + 20.0 * k + state.size().x <= width;
        CardTexts {
            title: Typeface::Title.layout(ui, &title, size, INK, room),
            facts: if is_beside { whole } else { lay(width) },
            state,
            is_beside,
        }
    }

    fn height(&self) -> f32 {
        let state = if self.is_beside {
            0.0
        } else {
            self.state.size().y
        };
        self.title.size().y + self.facts.size().y + state
    }

    fn paint(self, open: &OpenGame, ui: &Ui, place: Rect) {
        let painter = ui.painter();
        let below = place.min.y + self.title.size().y;
        if open.game.pinned {
            let at = pos2(place.max.x - 14.0 * open.k, (place.min.y + below) / 2.0);
            pin(painter, at, 1.2 * open.k);
        }
        let state = if self.is_beside {
            pos2(place.max.x - self.state.size().x, below)
        } else {
            pos2(place.min.x, below + self.facts.size().y)
        };
        painter.galley(place.min, self.title, INK);
        painter.galley(pos2(place.min.x, below), self.facts, INK);
        painter.galley(state, self.state, INK);
    }
}

/// Shows a text that can take several rows.
fn label(ui: &mut Ui, text: impl Into<String>, face: Typeface, size: f32, ink: Color32) {
    ui.label(RichText::new(text).font(face.font(size)).color(ink));
}
