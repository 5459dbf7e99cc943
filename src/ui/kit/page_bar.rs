//! The bar above a page: its title, its tabs, a search, and the button that closes it. Tabs that don't fit move to a
//! rail below the page.

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Id, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::button::Button;
use super::state::State;
use super::tabs::Tab;
use super::text_field::TextField;
use super::tile::Tile;
use crate::rules::{GameKind, Side};
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{TextStyle, colour, touch_height};
use crate::ui::words::Words;

/// The fill of bar and rail, at 93 %.
const FILL: Color32 = Color32::from_rgba_premultiplied(14, 12, 10, 236);
/// The line between the bar and the page.
const LINE: Color32 = Color32::from_rgb(0x4A, 0x3A, 0x22);
/// The height of the bar and of the rail, in units.
const BAR: f32 = 48.0;
const RAIL: f32 = 66.0;
/// The gap between two tabs of the bar, in units.
const BETWEEN: f32 = 26.0;
/// The width of the search in the bar, in units.
const SEARCH: f32 = 250.0;
/// The width from which the search is in the bar, in units.
const WIDE: f32 = 1000.0;

/// One of the tabs of a page.
#[derive(Clone, Debug)]
pub struct PageTab {
    /// The name.
    pub label: String,
    /// The game whose pieces the rail shows. `None` for all games.
    pub game: Option<GameKind>,
    /// `true` if it's selected.
    pub here: bool,
}

impl PageTab {
    /// The tabs of all games together and of each game, with the selected one.
    #[must_use]
    pub fn of_games(words: &Words, selected: Option<GameKind>) -> Vec<PageTab> {
        let games = [None].into_iter().chain(GameKind::ALL.map(Some));
        let tabs = games.map(|game| PageTab::new(words, game, game == selected));
        tabs.collect()
    }

    /// The tab of a game, or of all games.
    #[must_use]
    pub fn new(words: &Words, game: Option<GameKind>, here: bool) -> PageTab {
        let label = match game {
            Some(game) => words.get(&format!("game-{game}")),
            None => words.get("statistics-all-games"),
        };
        PageTab { label, game, here }
    }

    /// The game of one of these tabs. `None` for all games.
    #[must_use]
    pub fn game_at(tab: usize) -> Option<GameKind> {
        GameKind::ALL.get(tab.checked_sub(1)?).copied()
    }
}

/// The search of a page.
pub struct PageSearch<'a> {
    /// The hint in the field.
    pub hint: &'a str,
    /// The entered text.
    pub text: &'a mut String,
    /// The largest number of characters.
    pub most: usize,
}

impl PageSearch<'_> {
    /// Shows the field with a width (units).
    pub fn show(&mut self, ui: &mut Ui, width: f32) {
        TextField::new(self.hint, self.text)
            .id("page search")
            .at_most(self.most)
            .width(width)
            .keeps_focus()
            .show(ui);
    }
}

/// The bar above a page.
pub struct PageBar<'a> {
    icons: &'a Icons,
    title: &'a str,
    close: &'a str,
    tabs: Vec<PageTab>,
    search: Option<PageSearch<'a>>,
}

/// The pressed controls of a bar.
#[derive(Clone, Copy, Debug, Default)]
pub struct BarPresses {
    /// `true` if the page must close.
    pub closes: bool,
    /// The number of the pressed tab.
    pub tab: Option<usize>,
}

/// A bar that has been shown.
pub struct ShownBar<'a> {
    /// The pressed controls.
    pub pressed: BarPresses,
    /// The area between bar and rail.
    pub rest: Rect,
    /// The search, if the bar has no space for it.
    pub search: Option<PageSearch<'a>>,
}

impl<'a> PageBar<'a> {
    /// A bar with a title. `close` is the name of the button that closes the page.
    #[must_use]
    pub const fn new(icons: &'a Icons, title: &'a str, close: &'a str) -> Self {
        Self {
            icons,
            title,
            close,
            tabs: Vec::new(),
            search: None,
        }
    }

    /// Adds tabs.
    #[must_use]
    pub fn tabs(self, tabs: Vec<PageTab>) -> Self {
        Self { tabs, ..self }
    }

    /// Adds a search.
    #[must_use]
    pub fn search(self, search: PageSearch<'a>) -> Self {
        let search = Some(search);
        Self { search, ..self }
    }

    /// Shows it in the window.
    pub(super) fn show(mut self, ui: &mut Ui, window: Rect) -> ShownBar<'a> {
        let height = touch_height(ui, BAR);
        let [bar, below] = split(window, height);
        ui.painter().rect_filled(bar, 0.0, FILL);
        let line = Stroke::new(1.0, LINE);
        ui.painter().hline(bar.x_range(), bar.max.y - 0.5, line);
        let mut pressed = BarPresses::default();
        let left = self.title(ui, bar);
        let side = Vec2::splat(height);
        let corner = Rect::from_min_size(pos2(bar.max.x - height - 6.0, bar.min.y), side);
        pressed.closes = Button::only_icon(self.icons, Icon::Close, self.close)
            .quiet()
            .show_at(ui, corner);
        let mut right = corner.min.x - 6.0;
        let mut search = self.search.take();
        if bar.width() >= WIDE
            && let Some(mut search) = search.take()
        {
            let place = Rect::from_min_max(
                pos2(right - SEARCH - 12.0, bar.min.y),
                pos2(right, bar.max.y),
            );
            let middle = place.shrink2(vec2(0.0, ((height - 40.0) / 2.0).max(0.0)));
            ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
                search.show(ui, SEARCH);
            });
            right = place.min.x - 12.0;
        }
        let widths: Vec<f32> = self.made_tabs().map(|tab| tab.width(ui)).collect();
        let all = widths.iter().sum::<f32>() + BETWEEN * (widths.len().max(1) - 1) as f32;
        if left + 20.0 + all <= right {
            // In the middle of the window if there's space.
            let x = (bar.center().x - all / 2.0).clamp(left + 20.0, right - all);
            pressed.tab = self.row(ui, bar, x, &widths);
            let rest = below;
            return ShownBar {
                pressed,
                rest,
                search,
            };
        }
        let rail = touch_height(ui, RAIL);
        let [rest, rail] = split(below, below.height() - rail);
        pressed.tab = self.rail(ui, rail);
        ShownBar {
            pressed,
            rest,
            search,
        }
    }

    /// Shows the title. Returns its right end.
    fn title(&self, ui: &Ui, bar: Rect) -> f32 {
        let at = pos2(bar.min.x + 20.0, bar.center().y);
        let font = TextStyle::Title.font();
        let painter = ui.painter();
        let shown = painter.text(at, Align2::LEFT_CENTER, self.title, font, colour::TEXT);
        shown.max.x
    }

    fn made_tabs(&self) -> impl Iterator<Item = Tab<'_>> {
        self.tabs.iter().map(|tab| Tab::new(&tab.label, tab.here))
    }

    /// Shows the tabs in the bar. Returns the number of the pressed one.
    fn row(&self, ui: &Ui, bar: Rect, left: f32, widths: &[f32]) -> Option<usize> {
        let mut x = left;
        let mut pressed = None;
        for (at, (tab, width)) in self.made_tabs().zip(widths).enumerate() {
            let place = Rect::from_min_max(pos2(x, bar.min.y), pos2(x + width, bar.max.y));
            if tab.show_at(ui, place) {
                pressed = Some(at);
            }
            x += width + BETWEEN;
        }
        pressed
    }

    /// Shows the tabs below the page, with pieces. Returns the number of the pressed one.
    fn rail(&self, ui: &Ui, rail: Rect) -> Option<usize> {
        ui.painter().rect_filled(rail, 0.0, FILL);
        let line = Stroke::new(1.0, LINE);
        ui.painter().hline(rail.x_range(), rail.min.y + 0.5, line);
        let width = rail.width() / self.tabs.len().max(1) as f32;
        let mut pressed = None;
        for (at, tab) in self.tabs.iter().enumerate() {
            let left = rail.min.x + width * at as f32;
            let place = Rect::from_min_size(pos2(left, rail.min.y), vec2(width, rail.height()));
            let tile = Tile::bare(&tab.label).pick(tab.here);
            let id = Id::new(("rail of a page", at));
            let response = tile
                .id(id)
                .show_at(ui, place.shrink(3.0), |ui, rect, state| {
                    self.rail_tab(ui, tab, rect, state);
                });
            if response.clicked() {
                pressed = Some(at);
            }
        }
        pressed
    }

    fn rail_tab(&self, ui: &Ui, tab: &PageTab, rect: Rect, state: State) {
        let painter = ui.painter();
        let lit = tab.here || state.is_lit();
        let side = 25.0_f32.min(rect.height() * 0.42);
        let middle = pos2(rect.center().x, rect.min.y + 8.0 + side / 2.0);
        let piece = |game, which: Side, dx: f32| {
            let place = Rect::from_center_size(middle + vec2(dx, 0.0), Vec2::splat(side));
            let strength = if lit { 1.0 } else { 0.7 };
            self.icons
                .faint_piece(painter, game, which, place, strength);
        };
        match tab.game {
            Some(game) => piece(game, Side::First, 0.0),
            None => {
                let [first, .., last] = GameKind::ALL;
                piece(last, Side::Second, side * 0.34);
                piece(first, Side::First, -side * 0.34);
            }
        }
        let family = if tab.here {
            FontFamily::Name("bold".into())
        } else {
            FontFamily::Proportional
        };
        let font = FontId::new(13.0, family);
        let ink = if lit { colour::TEXT } else { colour::SECOND };
        let at = pos2(rect.center().x, rect.max.y - 6.0);
        let name = painter.text(at, Align2::CENTER_BOTTOM, &tab.label, font, ink);
        if tab.here {
            let y = rect.max.y - 3.0;
            painter.hline(name.x_range(), y, Stroke::new(2.0, colour::ICON));
        }
    }
}

/// Splits a rectangle at a height below its top.
fn split(rect: Rect, height: f32) -> [Rect; 2] {
    let y = rect.min.y + height;
    [rect.with_max_y(y), rect.with_min_y(y.min(rect.max.y))]
}
