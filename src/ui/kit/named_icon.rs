//! Buttons with a drawn icon over a name, for a few actions side by side.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::skin::{Palette, Skin};
use super::state::State;
use super::surface::{Role, Surface};
use super::tile::Tile;
use crate::ui::theme::{TextStyle, touch_gap, touch_height};

/// The space at both sides of a name together, in units.
const PADDING: f32 = 16.0;
/// The largest width of a button, in units.
const WIDEST: f32 = 150.0;
/// The side of an icon, and the space between it and its name, in units.
const ICON: f32 = 26.0;
const BETWEEN: f32 = 4.0;
/// The space above the icon and below the name together, in units.
const MARGIN: f32 = 16.0;
/// The size of the grid on which icons are drawn.
const GRID: f32 = 24.0;

/// A line icon that is drawn, and not loaded as a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnIcon {
    /// An arrow into a tray.
    Save,
    /// A sheet over another.
    Copy,
    /// A strip of film.
    Clip,
    /// Two links of a chain.
    Link,
    /// Lines of text.
    Text,
    /// A sheet with rows.
    Record,
    /// A point that leads to two others.
    Share,
    /// A triangle that points to the right.
    Play,
}

impl DrawnIcon {
    /// The lines of the icon on a grid of 24 by 24.
    const fn lines(self) -> &'static [&'static [[f32; 2]]] {
        match self {
            DrawnIcon::Save => &[
                &[[12.0, 3.0], [12.0, 15.0]],
                &[[7.0, 10.0], [12.0, 15.0], [17.0, 10.0]],
                &[[4.0, 15.0], [4.0, 20.0], [20.0, 20.0], [20.0, 15.0]],
            ],
            DrawnIcon::Copy => &[
                &[
                    [8.0, 8.0],
                    [20.0, 8.0],
                    [20.0, 21.0],
                    [8.0, 21.0],
                    [8.0, 8.0],
                ],
                &[[4.0, 16.0], [4.0, 3.0], [16.0, 3.0]],
            ],
            DrawnIcon::Clip => &[
                &[
                    [3.0, 5.0],
                    [21.0, 5.0],
                    [21.0, 19.0],
                    [3.0, 19.0],
                    [3.0, 5.0],
                ],
                &[[10.0, 9.0], [15.0, 12.0], [10.0, 15.0], [10.0, 9.0]],
            ],
            DrawnIcon::Link => &[
                &[
                    [10.0, 16.0],
                    [6.0, 16.0],
                    [3.0, 12.0],
                    [6.0, 8.0],
                    [10.0, 8.0],
                ],
                &[
                    [14.0, 8.0],
                    [18.0, 8.0],
                    [21.0, 12.0],
                    [18.0, 16.0],
                    [14.0, 16.0],
                ],
                &[[8.0, 12.0], [16.0, 12.0]],
            ],
            DrawnIcon::Text => &[
                &[[4.0, 6.0], [20.0, 6.0]],
                &[[4.0, 12.0], [20.0, 12.0]],
                &[[4.0, 18.0], [14.0, 18.0]],
            ],
            DrawnIcon::Record => &[
                &[
                    [5.0, 3.0],
                    [19.0, 3.0],
                    [19.0, 21.0],
                    [5.0, 21.0],
                    [5.0, 3.0],
                ],
                &[[8.5, 8.0], [15.5, 8.0]],
                &[[8.5, 12.0], [15.5, 12.0]],
                &[[8.5, 16.0], [12.5, 16.0]],
            ],
            DrawnIcon::Share => &[&[[18.0, 5.0], [6.0, 12.0], [18.0, 19.0]]],
            DrawnIcon::Play => &[&[[7.0, 4.0], [19.0, 12.0], [7.0, 20.0], [7.0, 4.0]]],
        }
    }

    /// The points of the icon that are discs.
    const fn discs(self) -> &'static [[f32; 2]] {
        match self {
            DrawnIcon::Share => &[[18.0, 5.0], [6.0, 12.0], [18.0, 19.0]],
            _ => &[],
        }
    }

    /// Draws it in a square.
    pub fn paint(self, painter: &Painter, square: Rect, ink: Color32) {
        let scale = square.width() / GRID;
        let place = |[x, y]: &[f32; 2]| square.min + vec2(*x, *y) * scale;
        let stroke = Stroke::new(1.9 * scale, ink);
        for line in self.lines() {
            let points: Vec<Pos2> = line.iter().map(place).collect();
            painter.add(Shape::line(points, stroke));
        }
        for disc in self.discs() {
            painter.circle_filled(place(disc), 3.2 * scale, ink);
        }
    }
}

/// A button with a drawn icon over a short name.
#[derive(Clone, Copy, Debug)]
pub struct NamedIcon<'a> {
    icon: DrawnIcon,
    name: &'a str,
    label: &'a str,
    is_primary: bool,
    enabled: bool,
}

impl<'a> NamedIcon<'a> {
    /// A button with its name below the icon.
    #[must_use]
    pub const fn new(icon: DrawnIcon, name: &'a str) -> Self {
        Self {
            icon,
            name,
            label: name,
            is_primary: false,
            enabled: true,
        }
    }

    /// Shows a shorter text below the icon. Screen readers still get the whole name.
    #[must_use]
    pub const fn label(self, label: &'a str) -> Self {
        Self { label, ..self }
    }

    /// Marks it as the primary action of its panel.
    #[must_use]
    pub const fn primary(self) -> Self {
        Self {
            is_primary: true,
            ..self
        }
    }

    /// Sets if it can be pressed.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows it. Returns `true` if it was pressed.
    fn show(&self, ui: &mut Ui, size: Vec2) -> bool {
        let tile = Tile::row(self.name).size(size).enabled(self.enabled);
        let response = tile.show(ui, |ui, rect, state| self.paint(ui, rect, state));
        response.clicked()
    }

    fn paint(&self, ui: &Ui, rect: Rect, state: State) {
        let palette = Palette::of(ui);
        let ink = if self.is_primary {
            let surface = Surface::of(ui, Role::Primary, state);
            surface.paint(ui, rect);
            surface.ink
        } else if state == State::Disabled {
            palette.disabled_ink
        } else {
            palette.ink
        };
        let painter = ui.painter();
        let font = Skin::of(ui).font(ui, TextStyle::Note);
        let galley = painter.layout_no_wrap(self.label.to_owned(), font, ink);
        let text = galley.size();
        let top = rect.center().y - (ICON + BETWEEN + text.y) / 2.0;
        let middle = rect.center().x;
        let corner = pos2(middle - ICON / 2.0, top);
        let square = Rect::from_min_size(corner, Vec2::splat(ICON));
        self.icon.paint(painter, square, ink);
        let at = pos2(middle - text.x / 2.0, top + ICON + BETWEEN);
        painter.galley(at, galley, ink);
    }
}

/// Shows buttons of equal size in rows of about equal length. Returns the index of the pressed one.
pub fn named_icons(ui: &mut Ui, all: &[NamedIcon]) -> Option<usize> {
    let font = Skin::of(ui).font(ui, TextStyle::Note);
    let sizes = all.iter().map(|one| {
        let text = one.label.to_owned();
        let galley = ui
            .painter()
            .layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
        galley.size()
    });
    let text = sizes.fold(Vec2::ZERO, Vec2::max);
    let least = touch_height(ui, text.x + PADDING);
    let room = ui.available_width();
    let gap = touch_gap(ui, 6.0);
    let fitting = ((room + gap) / (least + gap)).floor().max(1.0) as usize;
    let rows = all.len().div_ceil(fitting).max(1);
    let columns = all.len().div_ceil(rows).max(1);
    let each = (room - gap * (columns - 1) as f32) / columns as f32;
    let height = touch_height(ui, ICON + BETWEEN + text.y + MARGIN);
    let size = vec2(each.min(WIDEST.max(least)), height);
    let mut pressed = None;
    for (row, shown) in all.chunks(columns).enumerate() {
        if row > 0 {
            ui.add_space((gap - ui.spacing().item_spacing.y).max(0.0));
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (column, one) in shown.iter().enumerate() {
                if one.show(ui, size) {
                    pressed = Some(row * columns + column);
                }
            }
        });
    }
    pressed
}
