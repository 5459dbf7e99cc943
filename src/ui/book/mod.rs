//! The rules as a book: a spread with a rule on its left page and a live board on its right one.

mod files;
pub(in crate::ui) mod ink;
mod leaf;
mod live_board;
mod page;
mod search;
mod words_pages;

use std::time::Duration;

use bevy_egui::egui::{
    self, Align2, Color32, FontId, Key, Rect, Sense, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2,
};

pub(super) use files::plugin;
pub use leaf::{BookState, Leaf};
pub use live_board::LiveBoard;
pub use search::search;
pub use words_pages::terms;

use super::icons::Icon;
use super::kit::{Button, name_field, paper};
use super::panel_row::PanelRow;
use super::theme::{TextStyle, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::rules::GameKind;
use ink::{INK, LINK, bold, medium};
use leaf::Texts;

/// How the book lies in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Two pages, with the sections at their left.
    Spread,
    /// Two pages, with the sections in a row above.
    Narrow,
    /// One page.
    Single,
}

/// What the parts of the book are drawn with.
struct Shown<'a> {
    view: &'a View<'a>,
    now: Duration,
    /// The size of text against a window of 1920 × 1080.
    scale: f32,
    form: Form,
    /// The panels, whose keys a page lists.
    panels: &'static [PanelRow],
}

/// The bar above the book, in units.
const BAR: f32 = 54.0;
/// Leather.
const GROUND: Color32 = Color32::from_rgb(0x2B, 0x1A, 0x11);

/// The ground on which a game's book lies.
const fn ground(game: GameKind) -> Color32 {
    match game {
        GameKind::Tablan => Color32::from_rgb(0x17, 0x22, 0x3C),
        GameKind::Tablut => GROUND,
        GameKind::Tapatan => Color32::from_rgb(0x3A, 0x2F, 0x1C),
        GameKind::Tawula => Color32::from_rgb(0x16, 0x2B, 0x24),
    }
}

/// Shows the book over the whole window; its page about keys names those of the panels.
pub fn book(
    ctx: &egui::Context,
    view: &View,
    state: &mut BookState,
    now: Duration,
    panels: &'static [PanelRow],
) -> Option<UiAction> {
    state.open_at(view.position.kind());
    let screen = ctx.content_rect();
    let form = if screen.width() >= 1100.0 && screen.height() >= 560.0 {
        Form::Spread
    } else if screen.width() > screen.height() && screen.width() >= 560.0 {
        Form::Narrow
    } else {
        Form::Single
    };
    let scale = match form {
        Form::Spread => (screen.width() / 1920.0)
            .min(screen.height() / 1080.0)
            .clamp(0.6, 1.3),
        Form::Narrow | Form::Single => 0.66,
    };
    let shown = Shown {
        view,
        now,
        panels,
        scale,
        form,
    };
    egui::Area::new(egui::Id::new("book"))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
            ui.painter().rect_filled(rect, 0.0, ground(state.game()));
            let bar_height = touch_height(ui, BAR).max(BAR);
            let bar = Rect::from_min_size(rect.min, vec2(rect.width(), bar_height));
            let below = Rect::from_min_max(pos2(rect.min.x, bar.max.y), rect.max);
            keys(ui, state);
            let action = shown.bar(ui, bar, state);
            let here = state.has_books() && view.words.have_book();
            let on_page = match form {
                _ if !here => {
                    shown.waiting(ui, below, state);
                    None
                }
                Form::Spread => shown.spread(ui, below, state),
                Form::Narrow | Form::Single => shown.narrow(ui, below, state),
            };
            action.or(on_page)
        })
        .inner
}

/// The pages turn by keys while nothing is written.
fn keys(ui: &Ui, state: &mut BookState) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let (next, last) = ui.input(|input| {
        (
            input.key_pressed(Key::PageDown),
            input.key_pressed(Key::PageUp),
        )
    });
    if next || last {
        state.turn(last);
    }
}

/// A part of a window as a panel of its own.
fn part<R>(ui: &mut Ui, rect: Rect, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect).id_salt(id), |ui| {
        ui.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
        add(ui)
    })
    .inner
}

impl Shown<'_> {
    /// The title or the section, the games, the search, and the way back.
    fn bar(&self, ui: &mut Ui, bar: Rect, state: &mut BookState) -> Option<UiAction> {
        let words = self.view.words;
        let dark = Color32::from_rgba_premultiplied(14, 12, 10, 236);
        ui.painter().rect_filled(bar, 0.0, dark);
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
                    let width = (ui.available_width() * 0.24).min(300.0);
                    self.search_field(ui, state, width);
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    if self.form == Form::Spread {
                        ui.add_space(36.0 * self.scale);
                        let title = egui::RichText::new(words.get("book-title"));
                        let title = title
                            .font(TextStyle::Title.font())
                            .color(Color32::from_rgb(0xF2, 0xEB, 0xDD));
                        ui.label(title);
                        ui.add_space(60.0 * self.scale);
                    } else {
                        let mut tabs = self.tabs(state).into_iter();
                        let here = tabs.find(|(.., here)| *here && words.have_book());
                        let name = here.map_or_else(|| words.get("book-sections"), |tab| tab.0);
                        let room = ui.available_width();
                        if ink::drawer_tab(ui, &name, room, state.contents) {
                            state.contents = !state.contents;
                        }
                        ui.add_space(8.0);
                    }
                    if self.games_fit(ui) {
                        self.games(ui, state, ink::game_tab);
                    }
                });
            });
        });
        action
    }

    fn search_field(&self, ui: &mut Ui, state: &mut BookState, width: f32) {
        let name = self.view.words.get("book-search");
        let field = TextEdit::singleline(&mut state.search)
            .id_salt("book search")
            .hint_text(&name)
            .font(TextStyle::Body.font())
            .char_limit(60)
            .margin(egui::Margin::symmetric(10, 8))
            .desired_width(width);
        let shown = ui.add(field);
        name_field(&shown, &name);
    }

    /// From game to game, in units.
    const fn between_games(&self) -> f32 {
        if matches!(self.form, Form::Spread) {
            26.0
        } else {
            4.0
        }
    }

    /// Whether the names of all games stand in what is left of the bar.
    fn games_fit(&self, ui: &Ui) -> bool {
        let width = |game: GameKind| {
            let name = self.view.words.get(&format!("game-{game}"));
            ink::game_tab_width(ui, &name) + self.between_games()
        };
        GameKind::ALL.map(width).iter().sum::<f32>() <= ui.available_width()
    }

    fn games(&self, ui: &mut Ui, state: &mut BookState, tab: fn(&mut Ui, &str, bool) -> bool) {
        ui.spacing_mut().item_spacing.x = self.between_games();
        for game in GameKind::ALL {
            let name = self.view.words.get(&format!("game-{game}"));
            if tab(ui, &name, game == state.game()) {
                state.turn_to(game, Leaf::FIRST);
            }
        }
    }

    /// Where to go from here, in a window without room for it beside the page: search, games, sections.
    fn contents(&self, ui: &mut Ui, state: &mut BookState) {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let width = ui.available_width() - 20.0;
        self.search_field(ui, state, width);
        if !state.search.trim().is_empty() {
            self.found(ui, state);
            return;
        }
        ui.horizontal_wrapped(|ui| self.games(ui, state, ink::row_tab));
        ui.add_space(4.0);
        let mut wanted = None;
        for (name, leaf, here) in self.tabs(state) {
            if ink::row_tab(ui, &name, here) {
                wanted = Some(leaf);
            }
        }
        if let Some(leaf) = wanted {
            state.turn_to(state.game(), leaf);
        }
    }

    /// The closed book, while its texts are on their way, or what is wrong with them.
    fn waiting(&self, ui: &mut Ui, below: Rect, state: &mut BookState) {
        let words = self.view.words;
        let room = below.shrink(24.0_f32.min(below.width() * 0.05));
        let size = room.size().min(vec2(560.0, 260.0));
        let cover = Rect::from_center_size(room.center(), size);
        paper::sheet(ui.painter(), cover, 0.0);
        part(ui, cover.shrink(24.0), "waiting", |ui| {
            self.scroll(ui, "waiting", |ui| match &state.texts {
                Texts::Missing(why) => {
                    bold(ui, words.get("book-missing"), 34.0 * self.scale, INK);
                    medium(ui, why.clone(), 22.0 * self.scale, ink::FAINT);
                    ui.add_space(8.0);
                    if Button::new(&words.get("book-again")).primary().show(ui) {
                        state.texts = Texts::Again;
                    }
                }
                Texts::Still | Texts::Coming | Texts::Again => {
                    bold(ui, words.get("book-coming"), 34.0 * self.scale, INK);
                }
            });
        });
    }

    /// The tabs of the sections: what each is called, where it leads, and whether it is the one read.
    fn tabs(&self, state: &BookState) -> Vec<(String, Leaf, bool)> {
        let words = self.view.words;
        let sections = state
            .book()
            .map_or(&[][..], |book| book.sections.as_slice());
        let mut tabs: Vec<(String, Leaf, bool)> = sections
            .iter()
            .enumerate()
            .map(|(at, section)| {
                let here = matches!(state.leaf(), Leaf::Rule { section, .. } if section == at);
                let name = words.get(&format!("book-section-{}", section.name));
                (
                    name,
                    Leaf::Rule {
                        section: at,
                        page: 0,
                    },
                    here,
                )
            })
            .collect();
        for (key, leaf) in [
            ("book-history", Leaf::History),
            ("book-words", Leaf::Words),
            ("book-keys", Leaf::Keys),
        ] {
            tabs.push((words.get(key), leaf, state.leaf() == leaf));
        }
        tabs
    }

    /// Two pages, with the sections at their left.
    fn spread(&self, ui: &mut Ui, below: Rect, state: &mut BookState) -> Option<UiAction> {
        let x = |at: f32| below.min.x + below.width() * at / 1920.0;
        let top = below.min.y + 22.0 * self.scale;
        let foot = below.max.y - 24.0 * self.scale;
        let spread = Rect::from_min_max(pos2(x(356.0), top), pos2(x(1884.0), foot));
        let fold = x(1090.0);
        let painter = ui.painter().clone();
        for (far, shade) in [(9.0, 0.28), (4.0, 0.16)] {
            paper::sheet(&painter, spread.translate(vec2(far, far)), shade);
        }
        // Tabs lie under the page, and the one that is read runs into it.
        let heading = FontId::new(34.0 * self.scale, egui::FontFamily::Name("title".into()));
        let gold = Color32::from_rgb(0xDD, 0xBE, 0x7E);
        painter.text(
            pos2(x(72.0), top + 46.0 * self.scale),
            Align2::LEFT_CENTER,
            self.view.words.get("book-sections"),
            heading,
            gold,
        );
        let tabs = self.tabs(state);
        let from = top + 92.0 * self.scale;
        let step = ((foot - from) / tabs.len() as f32).min(86.0 * self.scale);
        let mut wanted = None;
        paper::sheet(&painter, spread, 0.0);
        for (at, (name, leaf, here)) in tabs.into_iter().enumerate() {
            let y = from + step * at as f32;
            let left = if here { 44.0 } else { 72.0 };
            let right = if here { 366.0 } else { 355.0 };
            let tab = Rect::from_min_max(
                pos2(x(left), y),
                pos2(x(right), y + step - 11.0 * self.scale),
            );
            if ink::section_tab(ui, tab, &name, here, self.scale) {
                wanted = Some(leaf);
            }
        }
        let half = 90.0 * self.scale;
        let left_fold =
            Rect::from_min_max(pos2(fold - half, spread.min.y), pos2(fold, spread.max.y));
        let right_fold =
            Rect::from_min_max(pos2(fold, spread.min.y), pos2(fold + half, spread.max.y));
        paper::shadow(&painter, left_fold, 80, true);
        paper::shadow(&painter, right_fold, 110, false);
        let margin = 56.0 * self.scale;
        let left = Rect::from_min_max(
            pos2(x(448.0), spread.min.y + margin),
            pos2(fold - margin, spread.max.y - margin * 0.7),
        );
        let right = Rect::from_min_max(
            pos2(fold + margin * 1.3, spread.min.y + margin),
            pos2(spread.max.x - margin, spread.max.y - margin * 0.7),
        );
        let turns = touch_height(ui, 44.0) + 10.0;
        let foot = Rect::from_min_max(pos2(left.min.x, left.max.y - turns), left.max);
        let left = Rect::from_min_max(left.min, pos2(left.max.x, foot.min.y - 6.0));
        let action = part(ui, left, "left page", |ui| {
            self.scroll(ui, "left", |ui| self.left(ui, state))
        });
        part(ui, foot, "turn pages", |ui| self.page_turns(ui, state));
        part(ui, right, "right page", |ui| self.right(ui, state));
        if let Some(leaf) = wanted {
            state.turn_to(state.game(), leaf);
        }
        action
    }

    /// One page, or two side by side; the sections are in a drawer.
    fn narrow(&self, ui: &mut Ui, below: Rect, state: &mut BookState) -> Option<UiAction> {
        let page = below.shrink(8.0);
        paper::sheet(ui.painter(), page, 0.0);
        let inner = page.shrink2(vec2(16.0, 12.0));
        if state.contents {
            part(ui, inner, "contents", |ui| {
                self.scroll(ui, "contents", |ui| self.contents(ui, state));
            });
            return None;
        }
        if self.form == Form::Single || state.page().is_none() {
            return part(ui, inner, "page", |ui| {
                self.scroll(ui, "single", |ui| {
                    let action = self.left(ui, state);
                    self.right(ui, state);
                    action
                })
            });
        }
        let middle = inner.center().x;
        let left = Rect::from_min_max(inner.min, pos2(middle - 10.0, inner.max.y));
        let right = Rect::from_min_max(pos2(middle + 10.0, inner.min.y), inner.max);
        let action = part(ui, left, "left page", |ui| {
            self.scroll(ui, "left", |ui| self.left(ui, state))
        });
        part(ui, right, "right page", |ui| self.right(ui, state));
        action
    }

    fn scroll<R>(&self, ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
        egui::ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                egui::Frame::new()
                    .inner_margin(egui::Margin {
                        left: 4,
                        right: 14,
                        top: 2,
                        bottom: 4,
                    })
                    .show(ui, add)
                    .inner
            })
            .inner
    }

    /// The left page: what is found, or what the page says.
    fn left(&self, ui: &mut Ui, state: &mut BookState) -> Option<UiAction> {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !state.search.trim().is_empty() {
            self.found(ui, state);
            return None;
        }
        match state.leaf() {
            Leaf::Rule { section, page } => self.rule(ui, state, section, page),
            Leaf::History => self.history(ui, state.game(), 0),
            Leaf::Words => self.glossary(ui, state.game(), 0),
            Leaf::Keys => self.keys_page(ui, state.game(), 0),
        }
        let mut action = None;
        if state.leaf() == Leaf::FIRST {
            ui.add_space(10.0 * self.scale);
            let words = self.view.words;
            if Button::new(&words.get("lesson-learn")).show(ui) {
                action = Some(UiAction::Learn(state.game()));
            }
            let line = words.get("lesson-learn-line");
            medium(ui, line, 22.0 * self.scale, ink::FAINT);
        }
        if self.form != Form::Spread {
            ui.add_space(16.0 * self.scale);
            self.page_turns(ui, state);
        }
        action
    }

    /// To the page before and the next one.
    fn page_turns(&self, ui: &mut Ui, state: &mut BookState) {
        ui.horizontal_wrapped(|ui| {
            for (key, back) in [("book-last-page", true), ("book-next-page", false)] {
                if ink::link(ui, &self.view.words.get(key), 25.0 * self.scale) {
                    state.turn(back);
                }
                ui.add_space(16.0);
            }
        });
    }

    /// What is found, as links.
    fn found(&self, ui: &mut Ui, state: &mut BookState) {
        let words = self.view.words;
        let found = state
            .book()
            .map(|book| search(words, book, &state.search))
            .unwrap_or_default();
        let line = words.with("book-found", &[("count", found.len().into())]);
        medium(ui, line, 27.0 * self.scale, ink::FAINT);
        for (leaf, title) in found {
            if ink::link(ui, &title, 34.0 * self.scale) {
                state.turn_to(state.game(), leaf);
            }
        }
    }

    /// The right page: the live board, or the rest of what the left one says.
    fn right(&self, ui: &mut Ui, state: &mut BookState) {
        match state.leaf() {
            Leaf::Rule { .. } if self.form == Form::Single => self.live_board(ui, state, 0.0),
            Leaf::Rule { .. } => {
                let room = ui.available_height();
                self.scroll(ui, "board", |ui| self.live_board(ui, state, room));
            }
            leaf if self.form == Form::Spread => self.scroll(ui, "right", |ui| {
                ui.add_space(20.0 * self.scale);
                match leaf {
                    Leaf::History => self.history(ui, state.game(), 1),
                    Leaf::Words => self.glossary(ui, state.game(), 1),
                    Leaf::Keys | Leaf::Rule { .. } => self.keys_page(ui, state.game(), 1),
                }
            }),
            _ => {}
        }
    }

    fn heading(&self, ui: &mut Ui, place: String, title: String) {
        medium(ui, place, 25.0 * self.scale, ink::FAINT);
        bold(ui, title, 62.0 * self.scale, INK);
        let width = ui.available_width() * 0.94;
        let (line, _) = ui.allocate_exact_size(vec2(width, 12.0 * self.scale), Sense::hover());
        ui.painter().hline(
            line.x_range(),
            line.min.y,
            Stroke::new(1.6, LINK.gamma_multiply(0.45)),
        );
    }
}

/// The ring about what the keys are on.
fn focus_ring(ui: &Ui, rect: Rect) {
    ui.painter().rect_stroke(
        rect.expand(3.0),
        6.0,
        Stroke::new(3.0, LINK),
        StrokeKind::Outside,
    );
}
