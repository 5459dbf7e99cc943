//! The colours, fonts and sizes that all panels share.

use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Stroke};

use super::accent::Accent;
use super::fonts::fonts;
use crate::stage::closer_view::BETWEEN_FINGERS;
use crate::stage::layout::FINGER;

/// Colours, all opaque unless noted.
pub mod colour {
    use bevy_egui::egui::Color32;

    /// Panels beside the board and over it.
    pub const PANEL_FILL: Color32 = Color32::from_rgb(21, 17, 15);
    /// Brass, the hairlines' colour.
    pub const BRASS: Color32 = Color32::from_rgb(0xC9, 0xA2, 0x4B);
    /// Brass at 35 %.
    pub const HAIRLINE: Color32 = Color32::from_rgba_premultiplied(70, 57, 26, 89);
    /// Brass at 20 %.
    pub const FAINT_LINE: Color32 = Color32::from_rgba_premultiplied(40, 32, 15, 51);
    /// Text.
    pub const TEXT: Color32 = Color32::from_rgb(0xF2, 0xEB, 0xDD);
    /// Less important text.
    pub const SECOND: Color32 = Color32::from_rgb(0xB9, 0xAE, 0x9C);
    /// Text about an error.
    pub const ERROR: Color32 = Color32::from_rgb(0xFF, 0x8E, 0x72);
    /// The dimmed table behind a modal panel, at 62 %.
    pub const MODAL_BACKDROP: Color32 = Color32::from_rgba_premultiplied(6, 4, 3, 158);
    /// Surfaces of controls under the pointer.
    pub const LIT: Color32 = Color32::from_rgb(0x2C, 0x24, 0x1B);
    /// Text of disabled controls.
    pub const DISABLED: Color32 = Color32::from_rgb(0x8A, 0x81, 0x73);
    /// Icons of controls without a surface.
    pub const QUIET: Color32 = Color32::from_rgb(0xD9, 0xCD, 0xB8);
    /// Icons of rows.
    pub const ICON: Color32 = Color32::from_rgb(0xE6, 0xC9, 0x8A);
    /// Notes at the end of rows, such as keys.
    pub const KEY: Color32 = Color32::from_rgb(0xCF, 0xC6, 0xB5);
    /// Lines between rows, at 32 %.
    pub const ROW_LINE: Color32 = Color32::from_rgba_premultiplied(72, 62, 42, 82);
    /// Links.
    pub const LINK: Color32 = Color32::from_rgb(0xE4, 0xD5, 0xB4);
    /// The line below the selected tab.
    pub const TAB: Color32 = Color32::from_rgb(0xE2, 0x7F, 0x63);
    /// The track of a switch that is off.
    pub const TRACK: Color32 = Color32::from_rgb(0x2A, 0x25, 0x20);
    /// The rail of a slider.
    pub const RAIL: Color32 = Color32::from_rgb(0x3A, 0x32, 0x28);
    /// The inside of text fields.
    pub const FIELD: Color32 = Color32::from_rgb(0x0D, 0x0A, 0x09);
}

/// Colours of paper and of the controls on it, all opaque unless noted.
pub mod paper {
    use bevy_egui::egui::{Color32, CornerRadius};

    /// Ink of titles and text.
    pub const INK: Color32 = Color32::from_rgb(0x23, 0x17, 0x0E);
    /// Ink of less important text, and of the lines around controls.
    pub const SECOND_INK: Color32 = Color32::from_rgb(0x46, 0x34, 0x20);
    /// Ink of the book's running text.
    pub const TEXT: Color32 = Color32::from_rgb(0x3A, 0x29, 0x19);
    /// Ink of notes in the book.
    pub const FAINT: Color32 = Color32::from_rgb(0x5A, 0x46, 0x30);
    /// Text of disabled controls.
    pub const DISABLED: Color32 = Color32::from_rgb(0x9A, 0x86, 0x68);
    /// Lines around disabled controls.
    pub const FAINT_LINE: Color32 = Color32::from_rgb(0xB9, 0xA6, 0x7E);
    /// Hints in text fields.
    pub const HINT: Color32 = Color32::from_rgb(0x6A, 0x56, 0x3C);
    /// Lingonberry red: links, and the selected section.
    pub const LINK: Color32 = Color32::from_rgb(0x8D, 0x1A, 0x14);
    /// The floor below the ground's picture.
    pub const GROUND: Color32 = Color32::from_rgb(0x16, 0x1C, 0x1A);
    /// Surfaces of controls.
    pub const SURFACE: Color32 = Color32::from_rgb(0xF4, 0xE8, 0xC8);
    /// The selected one of several choices.
    pub const CHOSEN: Color32 = Color32::from_rgb(0x3B, 0x2A, 0x17);
    /// The shade of controls that are held down.
    pub const PRESSED: Color32 = Color32::from_rgb(0x6A, 0x42, 0x1C);
    /// Fills of primary actions.
    pub const SEAL: Color32 = Color32::from_rgb(0xA0, 0x2C, 0x24);
    /// Lines around primary actions.
    pub const SEAL_LINE: Color32 = Color32::from_rgb(0x84, 0x15, 0x0F);
    /// Ink of the current game, and of warnings.
    pub const CURRENT: Color32 = SEAL_LINE;
    /// The ground of the current game, at 12 %.
    pub const CURRENT_WASH: Color32 = Color32::from_rgba_premultiplied(92, 18, 14, 30);
    /// Text on primary actions and on the selected choice.
    pub const ON_SEAL: Color32 = Color32::from_rgb(0xFF, 0xF4, 0xE0);
    /// The rail of a slider, and the track of a switch that is off.
    pub const RAIL: Color32 = Color32::from_rgb(0xD2, 0xBC, 0x8A);
    /// Rows under the pointer, at 20 %.
    pub const WASH: Color32 = Color32::from_rgba_unmultiplied_const(0x5A, 0x46, 0x30, 50);
    /// The selected row, at 26 %.
    pub const CHOSEN_ROW: Color32 = Color32::from_rgba_premultiplied(66, 52, 30, 66);
    /// Lines between rows, at 47 %.
    pub const ROW_LINE: Color32 = Color32::from_rgba_premultiplied(42, 33, 22, 120);
    /// Names on tabs that aren't selected.
    pub const TAB: Color32 = Color32::from_rgb(0x2B, 0x1D, 0x11);
    /// Text about a successful check.
    pub const HOLDS: Color32 = Color32::from_rgb(0x23, 0x4A, 0x1E);
    /// Text about a failed check.
    pub const WRONG: Color32 = SEAL_LINE;
    /// Ink of columns and dots that belong to no side.
    pub const CHART: Color32 = Color32::from_rgb(0x6B, 0x38, 0x03);
    /// Inks of sides in charts: blue, red, and a pale brown for white pieces.
    pub const BLUE_INK: Color32 = Color32::from_rgb(0x17, 0x3E, 0x78);
    pub const RED_INK: Color32 = Color32::from_rgb(0x9A, 0x22, 0x1A);
    pub const PALE_INK: Color32 = Color32::from_rgb(0x7A, 0x5A, 0x22);
    /// Faint lines and parts of charts, at 35 %.
    pub const CHART_FAINT: Color32 = Color32::from_rgba_premultiplied(40, 28, 16, 90);
    /// A lighter slip of paper on a page.
    pub const SLIP: Color32 = Color32::from_rgb(0xF2, 0xE4, 0xBF);
    /// Headings on the ground beside a page.
    pub const GROUND_HEADING: Color32 = Color32::from_rgb(0xDD, 0xBE, 0x7E);
    /// Notes on the ground beside a page.
    pub const GROUND_NOTE: Color32 = Color32::from_rgb(0xCD, 0xBB, 0x98);
    /// The corner radius of controls.
    pub const RADIUS: CornerRadius = CornerRadius::same(8);
}

/// Colours of the home screen's controls, all opaque unless noted.
pub mod home {
    use bevy_egui::egui::{Color32, CornerRadius};

    /// The ground before the rooms are painted.
    pub const GROUND: Color32 = Color32::from_rgb(0x12, 0x0D, 0x0B);
    /// Less important text.
    pub const MUTED: Color32 = Color32::from_rgb(0xCD, 0xC1, 0xAC);
    /// Icons.
    pub const ICON: Color32 = Color32::from_rgb(0xE6, 0xC9, 0x8A);
    /// Surfaces of controls, at 67 %.
    pub const SURFACE: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x10, 0x0C, 170);
    /// Lines around controls, at 42 %.
    pub const LINE: Color32 = Color32::from_rgba_unmultiplied_const(0xD9, 0xC5, 0x9A, 107);
    /// The line around the primary action, at 55 %.
    pub const PRIMARY_LINE: Color32 = Color32::from_rgba_unmultiplied_const(0xFF, 0xF1, 0xCE, 140);
    /// The shadow of the primary action, at 50 %.
    pub const SHADOW: Color32 = Color32::from_black_alpha(128);
    /// The corner radius of controls.
    pub const RADIUS: CornerRadius = CornerRadius::same(12);
    /// The corner radius of the focus ring around rooms and in the rail.
    pub const RING_RADIUS: CornerRadius = CornerRadius::same(6);
}

/// Colours of pieces, sticks and dice in small drawings.
pub mod pieces {
    use bevy_egui::egui::Color32;

    /// The flat side of a stick.
    pub const WOOD: Color32 = Color32::from_rgb(0xC0, 0x92, 0x5C);
    /// The round side of a stick.
    pub const PAINT: Color32 = Color32::from_rgb(0x1D, 0x74, 0x50);
    /// A die.
    pub const IVORY: Color32 = Color32::from_rgb(0xEF, 0xE4, 0xCB);
    /// The pips of a die.
    pub const PIP: Color32 = Color32::from_rgb(0x3A, 0x17, 0x14);
}

/// The corner radius of panels.
pub const RADIUS: CornerRadius = CornerRadius::same(14);
/// The corner radius of buttons.
pub const BUTTON_RADIUS: CornerRadius = CornerRadius::same(11);

/// The usual gaps between controls, in units.
const SPACING: egui::Vec2 = egui::vec2(8.0, 6.0);

/// The least size of a button for a finger in the current window, in units.
#[derive(Clone, Copy, Debug, Default)]
struct TouchSize(f32);

/// Sets the least size and the least gap for a finger. Must be called before panels are drawn. `unit` is in logical
/// pixels.
pub fn set_touch_size(ctx: &egui::Context, unit: f32) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, TouchSize(FINGER / unit)));
    let gap = touch_gap_in(ctx, SPACING.x);
    if ctx.global_style().spacing.item_spacing.x != gap {
        ctx.all_styles_mut(|style| style.spacing.item_spacing.x = gap);
    }
}

/// The dark band of the focus ring on tables and on the home screen.
pub const RING_BAND: Color32 = Color32::from_rgb(0x14, 0x10, 0x0C);

/// The gap between two controls, in units: the design's, but at least that between two fingers.
#[must_use]
pub fn touch_gap(ui: &egui::Ui, design: f32) -> f32 {
    touch_gap_in(ui.ctx(), design)
}

/// The same outside a `Ui`.
fn touch_gap_in(ctx: &egui::Context, design: f32) -> f32 {
    let finger = ctx.data(|data| data.get_temp::<TouchSize>(egui::Id::NULL));
    let finger = finger.unwrap_or_default().0;
    (finger * BETWEEN_FINGERS / FINGER).max(design)
}

/// The height of a button, in units: the design's, but at least the size for a finger.
#[must_use]
pub fn touch_height(ui: &egui::Ui, design: f32) -> f32 {
    touch_height_in(ui.ctx(), design)
}

/// The same outside a `Ui`.
#[must_use]
pub fn touch_height_in(ctx: &egui::Context, design: f32) -> f32 {
    let finger = ctx.data(|data| data.get_temp::<TouchSize>(egui::Id::NULL));
    finger.unwrap_or_default().0.max(design)
}

/// The design height of a button, in units.
pub const BUTTON: f32 = 44.0;

/// A style of text: a font and a size, 34, 22, 18, 16 or 15 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextStyle {
    /// Titles of the program: Alegreya 34.
    Display,
    /// Scores: Alegreya Sans bold 34, whose digits can't be mistaken for letters.
    Figure,
    /// Names and panel titles: Alegreya 22.
    Title,
    /// Names in tight places: Alegreya 18.
    SmallTitle,
    /// Figures and emphasis: Alegreya Sans bold 18.
    Strong,
    /// Text: Alegreya Sans 18.
    Body,
    /// Emphasis in notes: Alegreya Sans bold 15.
    StrongNote,
    /// Notes: Alegreya Sans 15.
    Note,
    /// Moves: Alegreya Sans 16.
    Move,
    /// Emphasis in moves: Alegreya Sans bold 16.
    StrongMove,
}

impl TextStyle {
    /// The font of this style.
    #[must_use]
    pub fn font(self) -> FontId {
        let (size, family) = match self {
            TextStyle::Display => (34.0, "title"),
            TextStyle::Figure => (34.0, "bold"),
            TextStyle::Title => (22.0, "title"),
            TextStyle::SmallTitle => (18.0, "title"),
            TextStyle::Strong => (18.0, "bold"),
            TextStyle::Body => (18.0, ""),
            TextStyle::StrongNote => (15.0, "bold"),
            TextStyle::Note => (15.0, ""),
            TextStyle::Move => (16.0, ""),
            TextStyle::StrongMove => (16.0, "bold"),
        };
        let family = match family {
            "" => FontFamily::Proportional,
            name => FontFamily::Name(name.into()),
        };
        FontId::new(size, family)
    }
}

/// Applies the theme to a context, with an accent until another is set.
pub fn apply(ctx: &egui::Context, accent: Accent) {
    ctx.set_fonts(fonts());
    ctx.set_theme(egui::Theme::Dark);
    // A press can take any time, because fingers are slow, and frames can be slow too.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    ctx.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(colour::TEXT);
        visuals.panel_fill = Color32::TRANSPARENT;
        visuals.window_fill = colour::PANEL_FILL;
        visuals.window_stroke = Stroke::new(1.0, colour::HAIRLINE);
        visuals.extreme_bg_color = colour::FIELD;
        // The backdrop of a panel already dims controls under it.
        visuals.disabled_alpha = 1.0;
        // A blinking cursor would request frames without end.
        visuals.text_cursor.blink = false;
        for widget in [
            &mut visuals.widgets.noninteractive,
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
        ] {
            widget.corner_radius = BUTTON_RADIUS;
            widget.fg_stroke.color = colour::TEXT;
            widget.bg_stroke = Stroke::new(1.0, colour::HAIRLINE);
        }
        accent.apply(style);
        style.interaction.tooltip_delay = 0.0;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.0;
        style.spacing.item_spacing = SPACING;
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        // The kit fades the edges, because egui doesn't know the paper.
        style.spacing.scroll.fade.strength = 0.0;
        style.text_styles = [
            (egui::TextStyle::Heading, TextStyle::Title.font()),
            (egui::TextStyle::Body, TextStyle::Body.font()),
            (egui::TextStyle::Button, TextStyle::Body.font()),
            (egui::TextStyle::Small, TextStyle::Note.font()),
            (egui::TextStyle::Monospace, TextStyle::Move.font()),
        ]
        .into();
    });
}
