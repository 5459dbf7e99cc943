//! Shows the commands of a scan in the strip along the foot of the window.

use bevy::prelude::{Res, Result};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Ui, pos2, vec2};

use super::{ScanCommand, ScanItem, Scanner};
use crate::settings::CurrentSettings;
use crate::stage::Layout;
use crate::store::SwitchScan;
use crate::ui::kit::{Role, State, Surface, focus_ring, name_painted, rect_of};
use crate::ui::open::OpenPanels;
use crate::ui::theme::TextStyle;
use crate::ui::words::Words;

/// The gap between two commands, relative to the strip's height.
const GAP: f32 = 0.16;
/// The padding of a command's text, relative to the strip's height.
const PADDING: f32 = 0.4;
/// The height of letters relative to the strip's.
const LETTERS: f32 = 0.48;

/// Shows the commands while a table is scanned.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<CurrentSettings>,
    open: Res<OpenPanels>,
    layout: Res<Layout>,
    scanner: Res<Scanner>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_on = settings.0.switch_scan != SwitchScan::Off && !open.home && open.panel.is_none();
    let Some(strip) = layout.captions().map(rect_of).filter(|_| is_on) else {
        return Ok(());
    };
    // Captions have the upper half.
    let top = if settings.0.captions {
        strip.center().y
    } else {
        strip.min.y
    };
    show_in(ctx, strip.with_min_y(top), &words, &scanner);
    Ok(())
}

/// The text of a command.
fn text(words: &Words, command: ScanCommand) -> String {
    match command {
        ScanCommand::Digit(digit) => digit.to_string(),
        _ => words.get(command.key()),
    }
}

fn show_in(ctx: &egui::Context, strip: Rect, words: &Words, scanner: &Scanner) {
    let current = scanner.current();
    let commands: Vec<(String, bool)> = scanner
        .items()
        .iter()
        .filter_map(|item| match item {
            ScanItem::Command(command) => Some((text(words, *command), current == Some(*item))),
            ScanItem::Place(_) => None,
        })
        .collect();
    if commands.is_empty() {
        return;
    }
    let area = egui::Area::new(egui::Id::new("scan"))
        .order(egui::Order::Tooltip)
        .interactable(false)
        .fixed_pos(strip.min)
        .constrain(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        ui.allocate_exact_size(strip.size(), Sense::hover());
        let high = strip.height();
        let width = |size: f32| -> f32 {
            let texts = commands.iter().map(|(text, _)| text_width(ui, text, size));
            let boxes = commands.len() as f32 * 2.0 * PADDING * size / LETTERS;
            texts.sum::<f32>() + boxes + (commands.len() - 1) as f32 * GAP * high
        };
        // Many commands in a narrow window get smaller letters.
        let size = high * LETTERS;
        let size = size * (strip.width() * 0.98 / width(size)).min(1.0);
        let mut x = strip.center().x - width(size) / 2.0;
        for (text, lit) in &commands {
            let wide = text_width(ui, text, size) + 2.0 * PADDING * size / LETTERS;
            let min = pos2(x, strip.min.y + high * 0.06);
            let place = Rect::from_min_size(min, vec2(wide, high * 0.88));
            show_command(ui, place, text, *lit, size);
            x += wide + GAP * high;
        }
    });
}

fn show_command(ui: &Ui, place: Rect, text: &str, lit: bool, size: f32) {
    let (role, state) = if lit {
        (Role::Primary, State::Focused)
    } else {
        (Role::Plain, State::Rest)
    };
    let surface = Surface::of(ui, role, state);
    surface.paint(ui, place);
    let mut font = TextStyle::Strong.font();
    font.size = size;
    let at = place.center();
    ui.painter()
        .text(at, Align2::CENTER_CENTER, text, font, surface.ink);
    if lit {
        focus_ring(ui, place);
    }
    name_painted(ui, place, text);
}

fn text_width(ui: &Ui, text: &str, size: f32) -> f32 {
    let mut font = TextStyle::Strong.font();
    font.size = size;
    let text = text.to_owned();
    let galley = ui
        .painter()
        .layout_no_wrap(text, font, Color32::PLACEHOLDER);
    galley.size().x
}
