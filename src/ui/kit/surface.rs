//! Defines the surfaces of buttons and choices, for each skin and state.

use bevy_egui::egui::{Color32, Rect, Shadow, Stroke, StrokeKind, Ui};

use super::pen::Pen;
use super::skin::{Palette, Skin};
use super::state::State;
use crate::ui::accent::Accent;
use crate::ui::theme::{self, colour};

/// The role of a control among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// One of several actions.
    Plain,
    /// The primary action.
    Primary,
    /// A minor action, without a surface until it's used.
    Quiet,
    /// One of several choices, or a toggle.
    Choice {
        /// `true` if it's selected, or on.
        chosen: bool,
    },
}

/// The colours and lines of a control in a state.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    /// The fill.
    pub fill: Color32,
    /// The outline.
    pub line: Stroke,
    /// The colour of text and icon.
    pub ink: Color32,
    shadow: bool,
    /// `true` if it's filled with colour, and on paper not only drawn with the pen.
    is_filled: bool,
}

/// The amount by which it gets darker while it's held down.
const DARKER: f32 = 0.14;

impl Surface {
    /// The surface of a control in a `Ui`.
    #[must_use]
    pub fn of(ui: &Ui, role: Role, state: State) -> Self {
        let surface = match Skin::of(ui) {
            Skin::Table => table(ui, role, state),
            Skin::Paper => paper(ui, role, state),
            Skin::Home => home(ui, role, state),
        };
        if state == State::Pressed {
            let shade = match Skin::of(ui) {
                Skin::Table | Skin::Home => Color32::BLACK,
                // Black would make the paper grey.
                Skin::Paper => theme::paper::PRESSED,
            };
            let fill = surface.fill.lerp_to_gamma(shade, DARKER);
            return Self { fill, ..surface };
        }
        surface
    }

    fn new(fill: Color32, line: Stroke, ink: Color32) -> Self {
        Self {
            fill,
            line,
            ink,
            shadow: false,
            is_filled: false,
        }
    }

    /// Paints it.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let radius = Skin::of(ui).radius();
        let painter = ui.painter();
        if Skin::of(ui) == Skin::Paper && !self.is_filled {
            painter.rect_filled(rect, radius, self.fill);
            if !self.line.is_empty() {
                let pen = Pen::new(self.line.width, self.line.color);
                pen.frame(
                    painter,
                    rect.shrink(self.line.width / 2.0),
                    radius.nw.into(),
                );
            }
            return;
        }
        if self.shadow {
            painter.add(SHADOW.as_shape(rect, radius));
        }
        painter.rect(rect, radius, self.fill, self.line, StrokeKind::Inside);
    }
}

/// The shadow of the primary action on the home screen and on paper.
const SHADOW: Shadow = Shadow {
    offset: [3, 5],
    blur: 6,
    spread: 0,
    color: theme::home::SHADOW,
};

fn disabled(palette: &Palette, role: Role) -> Surface {
    let chosen = role == Role::Choice { chosen: true };
    let fill = match role {
        Role::Quiet | Role::Choice { chosen: false } => Color32::TRANSPARENT,
        Role::Plain | Role::Primary | Role::Choice { chosen: true } => {
            palette.surface.gamma_multiply(0.8)
        }
    };
    let line = match role {
        Role::Quiet => Stroke::NONE,
        _ => Stroke::new(if chosen { 1.2 } else { 1.0 }, palette.faint_line),
    };
    Surface::new(fill, line, palette.disabled_ink)
}

fn table(ui: &Ui, role: Role, state: State) -> Surface {
    let palette = Palette::of(ui);
    let accent = Accent::of(ui);
    let thin = |tint| Stroke::new(1.0, tint);
    match (role, state) {
        (Role::Choice { chosen: false }, State::Disabled) => {
            Surface::new(Color32::TRANSPARENT, Stroke::NONE, palette.disabled_ink)
        }
        (_, State::Disabled) => disabled(&palette, role),
        (Role::Primary, State::Hovered | State::Pressed) => {
            let line = Stroke::new(1.5, colour::TEXT);
            Surface::new(accent.fill_hovered(), line, accent.on)
        }
        (Role::Primary, _) => Surface::new(accent.fill, thin(accent.fill), accent.on),
        (Role::Plain, _) if state.is_lit() => {
            Surface::new(palette.lit_surface, thin(palette.lit_line), palette.ink)
        }
        (Role::Plain, _) => Surface::new(palette.surface, thin(palette.line), palette.ink),
        (Role::Quiet, _) if state.is_lit() => Surface::new(palette.wash, Stroke::NONE, palette.ink),
        (Role::Quiet, _) => Surface::new(Color32::TRANSPARENT, Stroke::NONE, colour::QUIET),
        (Role::Choice { chosen: true }, _) => {
            let line = Stroke::new(1.2, accent.line);
            Surface::new(accent.selected_fill(), line, palette.ink)
        }
        (Role::Choice { chosen: false }, _) if state.is_lit() => {
            Surface::new(palette.wash, thin(palette.lit_line), palette.ink)
        }
        // Choices that aren't picked are words without a box.
        (Role::Choice { chosen: false }, _) => {
            Surface::new(Color32::TRANSPARENT, Stroke::NONE, palette.second_ink)
        }
    }
}

fn paper(ui: &Ui, role: Role, state: State) -> Surface {
    let palette = Palette::of(ui);
    if state == State::Disabled {
        return disabled(&palette, role);
    }
    let line = |tint| Stroke::new(1.4, tint);
    let lit = |fill: Color32| {
        if matches!(state, State::Hovered | State::Focused) {
            fill.lerp_to_gamma(Color32::WHITE, 0.15)
        } else {
            fill
        }
    };
    match role {
        Role::Primary => Surface {
            shadow: true,
            is_filled: true,
            ..Surface::new(
                lit(palette.accent),
                line(palette.accent_line),
                palette.on_accent,
            )
        },
        Role::Quiet => {
            let fill = if state.is_lit() {
                palette.surface
            } else {
                Color32::TRANSPARENT
            };
            Surface::new(fill, Stroke::NONE, palette.second_ink)
        }
        Role::Choice { chosen: true } => {
            let fill = theme::paper::CHOSEN;
            Surface {
                is_filled: true,
                ..Surface::new(lit(fill), line(fill), palette.on_accent)
            }
        }
        Role::Plain | Role::Choice { chosen: false } => {
            // Drawn with the pen, on a slip that is a little lighter than the page.
            let line = Stroke::new(1.7, palette.line);
            Surface::new(lit(theme::paper::SLIP), line, palette.ink)
        }
    }
}

fn home(ui: &Ui, role: Role, state: State) -> Surface {
    let palette = Palette::of(ui);
    let accent = Accent::of(ui);
    let thin = |tint| Stroke::new(1.0, tint);
    let lit = state.is_pointed_at();
    match role {
        _ if state == State::Disabled => disabled(&palette, role),
        Role::Primary => {
            let (fill, line) = if lit {
                (accent.fill_hovered(), colour::TEXT)
            } else {
                (accent.fill, theme::home::PRIMARY_LINE)
            };
            Surface {
                shadow: true,
                ..Surface::new(fill, thin(line), accent.on)
            }
        }
        Role::Quiet => {
            let ink = if lit { theme::home::ICON } else { palette.ink };
            Surface::new(Color32::TRANSPARENT, Stroke::NONE, ink)
        }
        Role::Choice { chosen: true } => {
            let line = Stroke::new(1.2, accent.line);
            Surface::new(accent.selected_fill(), line, palette.ink)
        }
        Role::Plain | Role::Choice { chosen: false } if lit => {
            Surface::new(palette.lit_surface, thin(palette.lit_line), palette.ink)
        }
        Role::Plain | Role::Choice { chosen: false } => {
            Surface::new(palette.surface, thin(palette.line), palette.ink)
        }
    }
}
