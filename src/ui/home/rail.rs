//! The lower rail of the home screen, with the puzzle of the day, the panels and the languages. In a portrait window each
//! label is below its icon, and the languages are in the upper rail. In a low window too, labels are below their icons.

use bevy_egui::egui::{FontId, Id, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::action::{HomeAction, puzzle_of_the_day, speak};
use super::corner;
use super::focus::HomeFocus;
use super::look::bold_font;
use super::screen::Screen;
use super::state::Home;
use crate::date::Date;
use crate::ui::icons::Icon;
use crate::ui::kit::{State, Tile, focus_ring_of, icon_over_name};
use crate::ui::language::LOCALES;
use crate::ui::panel_table::in_rail;
use crate::ui::theme::{self, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows both rails. The title of the upper one ends at `title_end`.
pub(super) fn show(
    ui: &Ui,
    home: &mut Home,
    screen: &Screen,
    title_end: f32,
) -> Option<HomeAction> {
    let layout = screen.layout;
    let mut rail = Rail::lower(ui, screen);
    let margin = (62.0 * layout.unit).max(14.0);
    let mut right = layout.foot.max.x - margin;
    let action = if layout.upright {
        let mut top_right = layout.top.max.x - 10.0;
        let upper = Rail::upper(ui, screen);
        let spoken = upper.languages(home, &mut top_right);
        let corner = corner::show(
            ui,
            home,
            screen,
            title_end,
            top_right - theme::touch_gap(ui, 4.0),
        );
        rail.columns(home).or(corner).or(spoken)
    } else {
        let spoken = rail.languages(home, &mut right);
        let left = layout.foot.min.x + margin;
        rail.stacked = layout.tight && rail.has_room_for_names(right - left);
        let panel = rail.panels(home, &mut right);
        let puzzle = rail.puzzle(home, left, right);
        let corner = corner::show(ui, home, screen, title_end, layout.top.max.x - margin + 8.0);
        puzzle.or(panel).or(spoken).or(corner)
    };
    if action.is_some() {
        home.by_keys = false;
    }
    action
}

/// A rail with its buttons.
pub(super) struct Rail<'a> {
    ui: &'a Ui,
    view: &'a View<'a>,
    rect: Rect,
    is_upper: bool,
    font: FontId,
    /// The points per design unit.
    unit: f32,
    /// `true` if labels are below their icons: in a portrait window, and in a low one if they fit.
    stacked: bool,
}

impl<'a> Rail<'a> {
    fn lower(ui: &'a Ui, screen: &'a Screen) -> Rail<'a> {
        Rail::of(ui, screen, screen.layout.foot, false)
    }

    pub(super) fn upper(ui: &'a Ui, screen: &'a Screen) -> Rail<'a> {
        Rail::of(ui, screen, screen.layout.top, true)
    }

    fn of(ui: &'a Ui, screen: &'a Screen, rect: Rect, is_upper: bool) -> Rail<'a> {
        let layout = screen.layout;
        let unit = if layout.tight { 0.6 } else { layout.unit };
        Rail {
            ui,
            view: screen.view,
            rect,
            is_upper,
            font: bold_font((22.0 * unit).max(16.0)),
            unit,
            stacked: layout.upright,
        }
    }

    pub(super) const fn is_stacked(&self) -> bool {
        self.stacked
    }

    /// `true` if the names of the puzzle and of all panels fit into a width (units) below their icons.
    fn has_room_for_names(&self, room: f32) -> bool {
        let stacked = Rail {
            font: self.font.clone(),
            stacked: true,
            ..*self
        };
        let titles = in_rail(self.view.settings).into_iter().map(|row| row.title);
        let widths = titles.chain(["puzzles-short"]).map(|title| {
            let name = self.view.words.get(title);
            stacked.gap() + stacked.width([Some(&name), None])
        });
        widths.sum::<f32>() + self.before_panels() < room
    }

    /// The gap between the panels and the languages.
    fn before_panels(&self) -> f32 {
        (36.0 * self.unit).max(10.0)
    }

    /// The gap between two buttons.
    pub(super) fn gap(&self) -> f32 {
        let design = if self.stacked {
            2.0
        } else {
            (12.0 * self.unit).max(4.0)
        };
        theme::touch_gap(self.ui, design)
    }

    pub(super) fn part(&self, left: f32, right: f32) -> Rect {
        let mut rect = Rect::from_x_y_ranges(left..=right, self.rect.y_range());
        rect = rect.shrink2(vec2(0.0, 2.0));
        // Keeps a finger's gap to the rooms.
        let free = rect.height() - theme::touch_height(self.ui, theme::BUTTON);
        let apart = (theme::touch_gap(self.ui, 2.0) - 2.0).min(free.max(0.0));
        if self.is_upper {
            rect.max.y -= apart;
        } else {
            rect.min.y += apart;
        }
        rect
    }

    fn ring(&self, rect: Rect) {
        let inset = if self.stacked { 2.0 } else { 8.0 };
        focus_ring_of(self.ui, rect.shrink(inset), theme::home::RING_RADIUS);
    }

    /// Shows the languages leftwards from `right`, and moves `right` to their left end.
    fn languages(&self, home: &Home, right: &mut f32) -> Option<HomeAction> {
        let mut action = None;
        for (at, locale) in LOCALES.iter().enumerate().rev() {
            let label = locale.tag.to_uppercase();
            let spoken = self.view.words.locale().tag == locale.tag;
            let tint = if spoken {
                colour::TEXT
            } else {
                theme::home::MUTED
            };
            let painter = self.ui.painter();
            let galley = painter.layout_no_wrap(label, self.font.clone(), tint);
            let width = galley.size().x.max(24.0) + 20.0;
            let place = self.part(*right - width, *right);
            *right -= width;
            let tile = Tile::bare(locale.name)
                .pick(spoken)
                .id(Id::new(("language", at)));
            let response = tile.show_at(self.ui, place, |ui, rect, _| {
                let at = rect.center() - galley.size() / 2.0;
                if spoken {
                    let y = at.y + galley.size().y + 2.0;
                    let line = Stroke::new(2.0, theme::home::ICON);
                    ui.painter().hline(at.x..=at.x + galley.size().x, y, line);
                }
                ui.painter().galley(at, galley, tint);
            });
            if home.by_keys && home.focus == HomeFocus::Language(at) {
                self.ring(place);
            }
            if response.clicked() && !spoken {
                action = Some(speak(self.view, at));
            }
        }
        action
    }

    /// Shows the puzzle of the day and the panels in columns of the same width.
    fn columns(&self, home: &Home) -> Option<HomeAction> {
        let rows = in_rail(self.view.settings);
        let width = self.rect.width() / (rows.len() + 1) as f32;
        let place = |at: usize| {
            let left = self.rect.min.x + width * at as f32;
            let apart = theme::touch_gap(self.ui, 0.0) / 2.0;
            self.part(left + apart, left + width - apart)
        };
        let words = self.view.words;
        let puzzles = words.get("puzzles-short");
        let mut action = None;
        let puzzle = RailButton {
            icon: Icon::Hint,
            texts: [Some(&puzzles), None],
            label: &words.get("puzzle-of-the-day"),
            focused: home.by_keys && home.focus == HomeFocus::Puzzle,
        };
        if self.button(puzzle, place(0)) {
            action = Some(puzzle_of_the_day(self.view));
        }
        for (at, row) in rows.into_iter().enumerate() {
            let label = words.get(row.title);
            let button = RailButton {
                icon: row.icon,
                texts: [Some(&label), None],
                label: &label,
                focused: home.by_keys && home.focus == HomeFocus::Panel(row.panel),
            };
            if self.button(button, place(at + 1)) {
                action = Some(HomeAction::Ui(UiAction::Open(row.panel)));
            }
        }
        action
    }

    /// Shows the panels leftwards from `right`, and moves `right` to their left end.
    fn panels(&self, home: &Home, right: &mut f32) -> Option<HomeAction> {
        let mut action = None;
        let mut gap = self.before_panels();
        for row in in_rail(self.view.settings).into_iter().rev() {
            *right -= gap;
            gap = self.gap();
            let label = self.view.words.get(row.title);
            let mut button = RailButton {
                icon: row.icon,
                texts: [Some(&label), None],
                label: &label,
                focused: home.by_keys && home.focus == HomeFocus::Panel(row.panel),
            };
            let mut left = *right - self.width(button.texts);
            // The name of the puzzle of the day takes its space first.
            let titled_from = row.rail.and_then(|place| place.titled_from);
            let room = |share: f32| self.rect.min.x + share * self.rect.width();
            if !self.stacked && titled_from.is_some_and(|share| left < room(share)) {
                button.texts = [None, None];
                left = *right - self.width(button.texts);
            }
            if self.button(button, self.part(left, *right)) {
                action = Some(HomeAction::Ui(UiAction::Open(row.panel)));
            }
            *right = left;
        }
        action
    }

    /// Shows the puzzle of the day. If its name doesn't fit, only the icon is shown.
    fn puzzle(&self, home: &Home, left: f32, right: f32) -> Option<HomeAction> {
        let words = self.view.words;
        let label = words.get("puzzle-of-the-day");
        let kind = words.get(&format!(
            "game-{}",
            self.view.daily_puzzle(Date::today()).kind
        ));
        let name = Some(label.as_str());
        let short = words.get("puzzles-short");
        let candidates = if self.stacked {
            [[name, None], [Some(short.as_str()), None], [None, None]]
        } else {
            [[name, Some(kind.as_str())], [name, None], [None, None]]
        };
        let fits = |texts: &[Option<&str>; 2]| left + self.width(*texts) < right;
        let texts = candidates.into_iter().find(fits).unwrap_or_default();
        let button = RailButton {
            icon: Icon::Hint,
            texts,
            label: &label,
            focused: home.by_keys && home.focus == HomeFocus::Puzzle,
        };
        let left = left - 8.0;
        let place = self.part(left, left + self.width(texts));
        self.button(button, place)
            .then(|| puzzle_of_the_day(self.view))
    }

    fn icon_size(&self) -> f32 {
        (26.0 * self.unit).max(20.0)
    }

    /// The width of a button with these texts.
    pub(super) fn width(&self, texts: [Option<&str>; 2]) -> f32 {
        let width = |text: &str, font: FontId| {
            let painter = self.ui.painter();
            let tint = theme::home::MUTED;
            painter.layout_no_wrap(text.to_owned(), font, tint).size().x
        };
        if self.stacked {
            let font = theme::TextStyle::Note.font();
            let texts = texts.into_iter().flatten();
            let widest = texts.map(|text| width(text, font.clone()));
            return widest.fold(0.0, f32::max).max(34.0) + 10.0;
        }
        let texts = texts.into_iter().flatten();
        let texts: f32 = texts
            .map(|text| 10.0 + width(text, self.font.clone()))
            .sum();
        (self.icon_size() + texts + 16.0).max(44.0)
    }

    /// Shows a button. Returns `true` if it was pressed.
    pub(super) fn button(&self, button: RailButton, place: Rect) -> bool {
        let id = Id::new(("rail", button.icon as usize));
        let mut tile = Tile::bare(button.label).id(id);
        if button.texts == [None, None] {
            tile = tile.tooltip();
        }
        let response = tile.show_at(self.ui, place, |ui, rect, state| {
            if self.stacked {
                self.paint_stacked(ui, &button, rect, state);
            } else {
                self.paint(ui, &button, rect, state);
            }
        });
        if button.focused {
            self.ring(place);
        }
        response.clicked()
    }

    fn tint(state: State) -> bevy_egui::egui::Color32 {
        match state {
            State::Hovered | State::Pressed => theme::home::ICON,
            State::Rest | State::Focused | State::Disabled => colour::TEXT,
        }
    }

    /// Paints the icon with its label below.
    fn paint_stacked(&self, ui: &Ui, button: &RailButton, rect: Rect, state: State) {
        let name = button.texts[0].unwrap_or_default();
        let tints = [theme::home::ICON, Rail::tint(state)];
        icon_over_name(ui, rect, self.view.icons, button.icon, name, tints);
    }

    fn paint(&self, ui: &Ui, button: &RailButton, rect: Rect, state: State) {
        let painter = ui.painter().with_clip_rect(rect);
        let middle = rect.center().y;
        let size = self.icon_size();
        let at = pos2(rect.min.x + 8.0 + size / 2.0, middle);
        let icon = Rect::from_center_size(at, Vec2::splat(size));
        let icons = self.view.icons;
        icons.paint(&painter, button.icon, icon, theme::home::ICON);
        let tint = Rail::tint(state);
        let [name, about] = button.texts;
        let about_font = FontId::proportional(self.font.size);
        let name = name.map(|name| (name, self.font.clone(), tint));
        let about = about.map(|about| (about, about_font, theme::home::MUTED));
        let mut x = icon.max.x;
        for (text, font, tint) in [name, about].into_iter().flatten() {
            let galley = painter.layout_no_wrap(text.to_owned(), font, tint);
            let size = galley.size();
            x += 10.0;
            painter.galley(pos2(x, middle - size.y / 2.0), galley, tint);
            x += size.x;
        }
    }
}

/// A button in a rail.
pub(super) struct RailButton<'a> {
    pub(super) icon: Icon,
    /// The name and more details, as far as they fit.
    pub(super) texts: [Option<&'a str>; 2],
    pub(super) label: &'a str,
    pub(super) focused: bool,
}
