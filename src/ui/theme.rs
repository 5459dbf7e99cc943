//! The family look in panels: colours, type, glass and buttons.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke,
};

use super::tablan;
use crate::stage::layout::FINGER;

/// Colours, all opaque unless said.
pub mod colour {
    use super::Color32;

    /// Dark glass, at 86 %.
    pub const GLASS: Color32 = Color32::from_rgba_premultiplied(17, 15, 13, 219);
    /// Darker glass for panels over the board, at 98 %.
    pub const GLASS_OVER: Color32 = Color32::from_rgba_premultiplied(21, 17, 15, 250);
    /// Brass, the hairlines' colour.
    pub const BRASS: Color32 = Color32::from_rgb(0xC9, 0xA2, 0x4B);
    /// Brass at 35 %.
    pub const HAIRLINE: Color32 = Color32::from_rgba_premultiplied(70, 57, 26, 89);
    /// Brass at 20 %.
    pub const FAINT_LINE: Color32 = Color32::from_rgba_premultiplied(40, 32, 15, 51);
    /// Text.
    pub const TEXT: Color32 = Color32::from_rgb(0xF2, 0xEB, 0xDD);
    /// Second text.
    pub const SECOND: Color32 = Color32::from_rgb(0xB9, 0xAE, 0x9C);
    /// Blue's name in text.
    pub const BLUE: Color32 = Color32::from_rgb(0x86, 0xB4, 0xFF);
    /// Red's name in text.
    pub const RED: Color32 = Color32::from_rgb(0xFF, 0x8E, 0x72);
    /// The plain flat of a stick.
    pub const WOOD: Color32 = Color32::from_rgb(0xC0, 0x92, 0x5C);
    /// The painted back of a stick.
    pub const PAINT: Color32 = Color32::from_rgb(0x1D, 0x74, 0x50);
    /// What dims the table behind a panel that asks for an answer, at 55 %.
    pub const VEIL: Color32 = Color32::from_rgba_premultiplied(5, 4, 3, 140);
}

/// The corner radius of panels.
pub const RADIUS: CornerRadius = CornerRadius::same(14);
/// The corner radius of buttons.
pub const BUTTON_RADIUS: CornerRadius = CornerRadius::same(11);

/// The least size of what is pressed, in units: what a finger needs in the window as it is.
#[derive(Clone, Copy, Debug, Default)]
struct Finger(f32);

/// Tells panels how many logical pixels a unit has, before they are drawn.
pub(super) fn fit_fingers(ctx: &egui::Context, unit: f32) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, Finger(FINGER / unit)));
}

/// The height of something to press that is so high by design, in units, or what a finger needs.
#[must_use]
pub fn target(ui: &egui::Ui, design: f32) -> f32 {
    let finger = ui.data(|data| data.get_temp::<Finger>(egui::Id::NULL));
    finger.unwrap_or_default().0.max(design)
}

/// The height of a button by design, in units.
pub const BUTTON: f32 = 44.0;

/// A type size: 34, 22, 18 or 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Titles of the program: Alegreya 34.
    Display,
    /// Scores: Alegreya Sans bold 34, whose figures cannot be taken for letters.
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

impl Type {
    /// The font of this type.
    #[must_use]
    pub fn font(self) -> FontId {
        let (size, family) = match self {
            Type::Display => (34.0, "title"),
            Type::Figure => (34.0, "bold"),
            Type::Title => (22.0, "title"),
            Type::SmallTitle => (18.0, "title"),
            Type::Strong => (18.0, "bold"),
            Type::Body => (18.0, ""),
            Type::StrongNote => (15.0, "bold"),
            Type::Note => (15.0, ""),
            Type::Move => (16.0, ""),
            Type::StrongMove => (16.0, "bold"),
        };
        let family = match family {
            "" => FontFamily::Proportional,
            name => FontFamily::Name(name.into()),
        };
        FontId::new(size, family)
    }
}

/// The faces, part of the program so that even the first frame has its own type.
fn fonts() -> FontDefinitions {
    let faces: [(&str, &'static [u8]); 3] = [
        (
            "title",
            include_bytes!("../../assets/fonts/Alegreya-Bold.ttf"),
        ),
        (
            "text",
            include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"),
        ),
        (
            "bold",
            include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf"),
        ),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in faces {
        fonts
            .font_data
            .insert(name.to_owned(), FontData::from_static(bytes).into());
        fonts.families.insert(
            FontFamily::Name(name.into()),
            vec![name.to_owned(), "text".to_owned()],
        );
    }
    fonts
        .families
        .insert(FontFamily::Proportional, vec!["text".to_owned()]);
    fonts
        .families
        .insert(FontFamily::Monospace, vec!["text".to_owned()]);
    fonts
}

/// Gives a context the family look, with the accent of the first table until another is laid.
pub fn apply(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
    ctx.set_theme(egui::Theme::Dark);
    // A slow finger presses too, and so does a quick one where frames are slow.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    ctx.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(colour::TEXT);
        visuals.panel_fill = Color32::TRANSPARENT;
        visuals.window_fill = colour::GLASS_OVER;
        visuals.window_stroke = Stroke::new(1.0, colour::HAIRLINE);
        visuals.extreme_bg_color = Color32::from_rgb(0x0D, 0x0A, 0x09);
        // What a panel covers is under its veil already.
        visuals.disabled_alpha = 1.0;
        // A delayed repaint would draw without a pause.
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
        tablan::ACCENT.dress(style);
        style.interaction.tooltip_delay = 0.0;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.0;
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.text_styles = [
            (egui::TextStyle::Heading, Type::Title.font()),
            (egui::TextStyle::Body, Type::Body.font()),
            (egui::TextStyle::Button, Type::Body.font()),
            (egui::TextStyle::Small, Type::Note.font()),
            (egui::TextStyle::Monospace, Type::Move.font()),
        ]
        .into();
    });
}
