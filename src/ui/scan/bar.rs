//! Shows the commands of a scan in the strip along the foot of the window.

use std::ops::Range;

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
/// The least height of letters, in units. If the commands need smaller ones, only some are shown at a time.
const LEAST: f32 = 13.0;

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
        let wide =
            |text: &str, size: f32| text_width(ui, text, size) + 2.0 * PADDING * size / LETTERS;
        let width = |some: &[(String, bool)], size: f32| -> f32 {
            let boxes = some.iter().map(|(text, _)| wide(text, size));
            boxes.sum::<f32>() + some.len().saturating_sub(1) as f32 * GAP * high
        };
        let room = strip.width() * 0.98;
        let most = high * LETTERS;
        let least = most.min(LEAST);
        let boxes: Vec<f32> = commands.iter().map(|(text, _)| wide(text, least)).collect();
        let lit = commands.iter().position(|(_, lit)| *lit);
        let commands = &commands[page(&boxes, GAP * high, room, lit.unwrap_or(0))];
        // Many commands in a narrow window get smaller letters.
        let size = most * (room / width(commands, most)).min(1.0);
        let mut x = strip.center().x - width(commands, size) / 2.0;
        for (text, lit) in commands {
            let wide = wide(text, size);
            let min = pos2(x, strip.min.y + high * 0.06);
            let place = Rect::from_min_size(min, vec2(wide, high * 0.88));
            show_command(ui, place, text, *lit, size);
            x += wide + GAP * high;
        }
    });
}

/// The commands that are shown together with one of them, so that they fit into a room. `boxes` are the widths of all.
fn page(boxes: &[f32], gap: f32, room: f32, current: usize) -> Range<usize> {
    let (mut from, mut used) = (0, 0.0);
    for (at, wide) in boxes.iter().enumerate() {
        if at > from && used + gap + wide > room {
            if at > current {
                return from..at;
            }
            (from, used) = (at, 0.0);
        }
        used += wide + if at > from { gap } else { 0.0 };
    }
    from..boxes.len()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_that_do_not_fit_are_shown_in_pages() {
        let boxes = [40.0, 40.0, 40.0, 90.0, 40.0];
        let pages = |room: f32| (0..5).map(move |at| page(&boxes, 10.0, room, at));
        assert!(pages(290.0).all(|page| page == (0..5)));
        let narrow: Vec<Range<usize>> = pages(100.0).collect();
        assert_eq!(narrow, [0..2, 0..2, 2..3, 3..4, 4..5]);
        // A single command can be too wide.
        assert_eq!(page(&boxes, 10.0, 60.0, 3), 3..4);
    }
}
