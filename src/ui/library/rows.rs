//! Shows the list of games, with a heading above each group. Only visible rows are laid out.

use std::sync::Arc;

use bevy_egui::egui::{self, Galley, Id, Rect, Ui, UiBuilder, pos2, vec2};

use super::open_game::OpenGame;
use super::order::{Group, Order};
use super::page_state::LibraryPageState;
use super::positions::Positions;
use super::row::{Form, Row, slip};
use crate::library::{GameId, LibraryGame};
use crate::ui::evening::paint::Typeface;
use crate::ui::kit::{Link, Pen, Tile, name_painted};
use crate::ui::theme::paper::{INK, LINK, RADIUS, SECOND_INK, WASH};
use crate::ui::theme::touch_height;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The number of rows laid out beyond the visible ones, so that keys can reach them.
const BEYOND: f32 = 3.0;

/// The list of games.
pub(super) struct List<'a> {
    pub(super) view: &'a View<'a>,
    /// The games in their order.
    pub(super) games: &'a [&'a LibraryGame],
    /// The open game.
    pub(super) open: Option<GameId>,
    /// `true` if the open game is a card in the list, `false` if it's on the right page.
    pub(super) has_card: bool,
}

impl List<'_> {
    /// Shows it.
    pub(super) fn show(&self, ui: &mut Ui, state: &mut LibraryPageState) -> Option<UiAction> {
        let width = ui.available_width();
        let form = Form::of(ui, width);
        let order = Order::of(&state.query);
        let top = ui.cursor().min;
        let place = |y: f32, height: f32| Rect::from_min_size(pos2(top.x, y), vec2(width, height));
        let seen = ui.clip_rect().expand2(vec2(0.0, BEYOND * form.height));
        let is_seen = |rect: Rect| rect.max.y >= seen.min.y && rect.min.y <= seen.max.y;
        if self.open.is_none() {
            ui.data_mut(|data| data.remove::<GameId>(brought(ui)));
        }
        let mut y = top.y;
        let mut group = None;
        let mut action = None;
        for (at, game) in self.games.iter().enumerate() {
            let here = Group::of(order, game);
            if group != Some(here) {
                let is_first = group.is_none();
                let mut rect = place(y, form.heading);
                if is_first || is_seen(rect) {
                    let title = here.heading(self.view, self.games.len());
                    let sort = is_first.then(|| self.view.words.get(order.key()));
                    let heading = Heading::new(ui, &form, title, sort, width);
                    rect = place(y, heading.height);
                    if heading.show(ui, &form, rect) {
                        order.next().set(&mut state.query);
                    }
                }
                y = rect.max.y;
                group = Some(here);
            }
            let is_open = self.open == Some(game.id);
            if is_open && self.has_card {
                let id = ui.id().with(("card", game.id));
                let known: Option<f32> = ui.data(|data| data.get_temp(id));
                let rect = place(y, known.unwrap_or(4.0 * form.height));
                if known.is_some() {
                    bring_into_view(ui, game.id, rect);
                }
                if known.is_none() || is_seen(rect) {
                    let (height, asked) = self.card(ui, &form, state, game, rect);
                    action = action.or(asked);
                    if (height - rect.height()).abs() > 0.5 || known.is_none() {
                        ui.data_mut(|data| data.insert_temp(id, height));
                        ui.ctx().request_repaint();
                    }
                }
                y = rect.max.y;
                continue;
            }
            let rect = place(y, form.height);
            if is_seen(rect) {
                let next = self.games.get(at + 1);
                let before = at.checked_sub(1).and_then(|at| self.games.get(at));
                let shares_day = [before, next]
                    .into_iter()
                    .flatten()
                    .any(|other| other.info.date == game.info.date);
                let is_ruled = !is_open
                    && next.is_some_and(|next| {
                        Group::of(order, next) == here && self.open != Some(next.id)
                    });
                let position = Positions::of(ui.ctx(), game);
                let row = Row::new(self.view, game, position.as_deref(), here, shares_day);
                if self.row(ui, &form, game, &row, rect, is_ruled) {
                    state.select(game.id);
                }
            }
            y = rect.max.y;
        }
        let all = place(top.y, y - top.y);
        ui.expand_to_include_rect(all);
        ui.advance_cursor_after_rect(all);
        action
    }

    /// The id of the control that opens a game. It's the same for the row and the card, so the focus stays on it.
    fn id(ui: &Ui, game: &LibraryGame) -> Id {
        ui.id().with(("game", game.id))
    }

    /// Shows a row. Returns `true` if it was pressed.
    fn row(
        &self,
        ui: &Ui,
        form: &Form,
        game: &LibraryGame,
        row: &Row,
        rect: Rect,
        is_ruled: bool,
    ) -> bool {
        let is_open = self.open == Some(game.id);
        let name = row.name();
        let tile = Tile::bare(&name).opened(is_open).id(List::id(ui, game));
        let response = tile.show_at(ui, rect, |ui, rect, tile| {
            let painter = ui.painter();
            let around = rect.shrink2(vec2(0.0, 2.0 * form.k));
            if is_open {
                slip(painter, around, form.k);
            } else if tile.is_lit() {
                painter.rect_filled(around, RADIUS, WASH);
            }
            row.paint(painter, form, rect, is_ruled);
        });
        response.clicked()
    }

    /// Shows the open game as a card in a place as high as the card in the previous frame. Returns the current height.
    fn card(
        &self,
        ui: &mut Ui,
        form: &Form,
        state: &mut LibraryPageState,
        game: &LibraryGame,
        rect: Rect,
    ) -> (f32, Option<UiAction>) {
        let k = form.k;
        slip(ui.painter(), rect.shrink2(vec2(0.0, 2.0 * k)), k);
        let inside = Rect::from_min_max(
            rect.min + vec2(form.inset, 14.0 * k),
            pos2(rect.max.x - form.inset, f32::INFINITY),
        );
        let id = List::id(ui, game);
        let builder = UiBuilder::new().max_rect(inside).id_salt("card");
        let shown = ui.scope_builder(builder, |ui| {
            OpenGame::new(ui, self.view, game).card(ui, state, id)
        });
        let height = shown.response.rect.max.y - rect.min.y + 18.0 * k;
        (height, shown.inner)
    }
}

/// The id of the game whose card was scrolled into view.
fn brought(ui: &Ui) -> Id {
    ui.id().with("card in view")
}

/// Scrolls to a card that has just been opened, so that its buttons are in view.
fn bring_into_view(ui: &Ui, game: GameId, card: Rect) {
    let id = brought(ui);
    let before = ui.data_mut(|data| {
        let before: Option<GameId> = data.get_temp(id);
        data.insert_temp(id, game);
        before
    });
    if before != Some(game) {
        let at_once = egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(card, None, at_once);
    }
}

/// The heading of a group, laid out. The first one has the order of the list as a link.
struct Heading {
    title: String,
    galley: Arc<Galley>,
    sort: Option<Sort>,
    height: f32,
}

/// The order of the list as a link.
struct Sort {
    label: String,
    /// The width of the label, and the height of the link.
    width: f32,
    height: f32,
    /// `true` if it's beside the title, `false` if it's below.
    is_beside: bool,
}

impl Sort {
    fn link(&self, k: f32) -> Link<'_> {
        Link::new(&self.label).font(Typeface::Title.font(25.0 * k))
    }
}

/// The width of the mark after the link, in pixels of a window of 1920 by 1080.
const CHEVRON: f32 = 34.0;

impl Heading {
    fn new(ui: &Ui, form: &Form, title: String, sort: Option<String>, width: f32) -> Heading {
        let k = form.k;
        let galley = Typeface::Title.layout(ui, &title, 34.0 * k, INK, f32::INFINITY);
        let inner = width - 2.0 * form.inset;
        let sort = sort.map(|label| {
            let size = Typeface::Title.layout(ui, &label, 25.0 * k, LINK, f32::INFINITY);
            let width = size.size().x;
            let whole = galley.size().x + 20.0 * k + width + CHEVRON * k;
            Sort {
                label,
                width,
                height: touch_height(ui, size.size().y + 8.0),
                is_beside: whole <= inner,
            }
        });
        let text = galley.size().y;
        let height = match &sort {
            Some(sort) if sort.is_beside => (78.0 * k).max(sort.height + 8.0 * k),
            Some(sort) => text + sort.height + 8.0 * k,
            None => form.heading,
        };
        Heading {
            title,
            galley,
            sort,
            height,
        }
    }

    /// Shows it. Returns `true` if the link was pressed.
    fn show(self, ui: &Ui, form: &Form, rect: Rect) -> bool {
        let k = form.k;
        let inner = rect.shrink2(vec2(form.inset, 0.0));
        let foot = inner.max.y - 6.0 * k;
        let painter = ui.painter();
        let pen = Pen::new(1.6, SECOND_INK.gamma_multiply(0.7));
        pen.line(painter, pos2(inner.min.x, foot), pos2(inner.max.x, foot));
        let text = self.galley.size();
        let link_height = self.sort.as_ref().map_or(0.0, |sort| sort.height);
        let is_above = self.sort.as_ref().is_some_and(|sort| !sort.is_beside);
        let y = if is_above {
            rect.min.y
        } else {
            foot - 4.0 * k - text.y.max(link_height) / 2.0 - text.y / 2.0
        };
        let title = Rect::from_min_size(pos2(inner.min.x, y), text);
        painter.galley(title.min, self.galley, INK);
        name_painted(ui, title, &self.title);
        let Some(sort) = self.sort else {
            return false;
        };
        let right = inner.max.x - CHEVRON * k;
        let link = Rect::from_min_max(
            pos2(right - sort.width, foot - 2.0 * k - sort.height),
            pos2(right, foot - 2.0 * k),
        );
        let tip = pos2(inner.max.x - 12.0 * k, link.center().y);
        let chevron = [(-7.0, -4.0), (0.0, 4.0), (7.0, -4.0)];
        let chevron = chevron.map(|(x, y)| tip + vec2(x, y) * k);
        Pen::new(2.2 * k.max(0.8), LINK).lines(painter, &chevron);
        let id = ui.id().with("order of the list");
        sort.link(k).id(id).show_at(ui, link)
    }
}
