//! The skins of the kit. A panel sets its skin once, and every control in it follows.

use bevy_egui::egui::{Color32, CornerRadius, FontId, Response, Sense, Ui, Vec2};

use super::growth::growth;
use crate::ui::accent::Accent;
use crate::ui::theme::{self, BUTTON_RADIUS, TextStyle, colour};

/// The material that controls are drawn on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skin {
    /// Dark panels over the table.
    #[default]
    Table,
    /// Pages of paper: the book, the library, the statistics, the game night.
    Paper,
    /// The home screen, over the pictures of its rooms. It has a separate focus.
    Home,
}

impl Skin {
    /// All skins.
    pub const ALL: [Skin; 3] = [Skin::Table, Skin::Paper, Skin::Home];

    /// The font of a style. Paper is read from farther away in large windows, so its text grows with them.
    #[must_use]
    pub fn font(self, ui: &Ui, style: TextStyle) -> FontId {
        let FontId { size, family } = style.font();
        match self {
            Skin::Table | Skin::Home => FontId::new(size, family),
            Skin::Paper => FontId::new((size * growth(ui)).round(), family),
        }
    }

    /// The interactions that a control senses. Controls of the home screen get no keyboard focus, because the home
    /// screen has a separate focus for its rooms and buttons.
    pub(super) fn sense(self, enabled: bool) -> Sense {
        match self {
            _ if !enabled => Sense::hover(),
            Skin::Table | Skin::Paper => Sense::click(),
            Skin::Home => Sense::CLICK,
        }
    }

    /// Allocates exactly the size of a control, even in layouts that stretch their contents.
    pub(super) fn allocate(self, ui: &mut Ui, size: Vec2, enabled: bool) -> Response {
        let (rect, response) = ui.allocate_exact_size(size, self.sense(enabled));
        response.with_new_rect(rect)
    }

    /// The corner radius of buttons, fields and rows.
    pub(super) const fn radius(self) -> CornerRadius {
        match self {
            Skin::Table => BUTTON_RADIUS,
            Skin::Paper => theme::paper::RADIUS,
            Skin::Home => theme::home::RADIUS,
        }
    }
}

/// The colours of a skin's controls, with the accent of a `Ui`.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Text.
    pub ink: Color32,
    /// Less important text.
    pub second_ink: Color32,
    /// Text of a disabled control.
    pub disabled_ink: Color32,
    /// Lines around controls.
    pub line: Color32,
    /// Lines around highlighted controls.
    pub lit_line: Color32,
    /// Lines around disabled controls.
    pub faint_line: Color32,
    /// Surfaces of controls.
    pub surface: Color32,
    /// Surfaces of highlighted controls.
    pub lit_surface: Color32,
    /// A tint over a surface under the pointer.
    pub wash: Color32,
    /// Fills of primary actions, and of switches that are on.
    pub accent: Color32,
    /// Lines and text in the accent.
    pub accent_line: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The selected row.
    pub chosen_row: Color32,
    /// Lines between rows.
    pub row_line: Color32,
    /// Icons of rows.
    pub icon: Color32,
    /// Notes at the end of rows.
    pub note_ink: Color32,
    /// The rail of a slider.
    pub rail: Color32,
    /// The track of a switch that is off.
    pub track: Color32,
}

impl Palette {
    /// The colours of a `Ui`.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        let accent = Accent::of(ui);
        match Skin::of(ui) {
            Skin::Table => Self {
                ink: colour::TEXT,
                second_ink: colour::SECOND,
                disabled_ink: colour::DISABLED,
                line: colour::HAIRLINE,
                lit_line: colour::BRASS,
                faint_line: colour::FAINT_LINE,
                surface: colour::PANEL_FILL,
                lit_surface: colour::LIT,
                wash: accent.hover_fill(),
                accent: accent.fill,
                accent_line: accent.line,
                on_accent: accent.on,
                chosen_row: accent.line.gamma_multiply(0.15),
                row_line: colour::ROW_LINE,
                icon: colour::ICON,
                note_ink: colour::KEY,
                rail: colour::RAIL,
                track: colour::TRACK,
            },
            Skin::Paper => {
                use theme::paper;
                Self {
                    ink: paper::INK,
                    second_ink: paper::SECOND_INK,
                    disabled_ink: paper::DISABLED,
                    line: paper::SECOND_INK,
                    lit_line: paper::INK,
                    faint_line: paper::FAINT_LINE,
                    surface: paper::SURFACE,
                    lit_surface: paper::SURFACE.lerp_to_gamma(Color32::WHITE, 0.15),
                    wash: paper::WASH,
                    accent: paper::SEAL,
                    accent_line: paper::SEAL_LINE,
                    on_accent: paper::ON_SEAL,
                    chosen_row: paper::CHOSEN_ROW,
                    row_line: paper::ROW_LINE,
                    icon: paper::SECOND_INK,
                    note_ink: paper::SECOND_INK,
                    rail: paper::RAIL,
                    track: paper::RAIL,
                }
            }
            Skin::Home => {
                use theme::home;
                Self {
                    ink: colour::TEXT,
                    second_ink: home::MUTED,
                    disabled_ink: colour::DISABLED,
                    line: home::LINE,
                    lit_line: colour::BRASS,
                    faint_line: colour::FAINT_LINE,
                    surface: home::SURFACE,
                    lit_surface: colour::LIT,
                    wash: accent.hover_fill(),
                    accent: accent.fill,
                    accent_line: accent.line,
                    on_accent: accent.on,
                    chosen_row: accent.line.gamma_multiply(0.15),
                    row_line: colour::ROW_LINE,
                    icon: home::ICON,
                    note_ink: home::MUTED,
                    rail: colour::RAIL,
                    track: home::SURFACE,
                }
            }
        }
    }
}
