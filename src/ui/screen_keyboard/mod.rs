//! A keyboard on the screen, with which controllers and switches write in text fields.

mod keys;
mod show;

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use self::keys::{Place, ScreenKey};
use super::egui_keyboard::struck;
use super::kit::LinkedFields;
use super::words::Words;
use super::{claimed_input, table_panels};
use crate::input::InputSystems;
use crate::input::gamepad::{ControllersWrite, WritingButton};
use crate::settings::CurrentSettings;
use crate::store::SwitchScan;

/// Adds the keyboard.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenKeyboard>()
        .init_resource::<ControllersWrite>()
        .add_message::<WritingButton>()
        .add_message::<KeyboardInput>()
        .add_message::<EguiInputEvent>()
        .add_systems(Update, write.after(InputSystems::Read))
        .add_systems(
            EguiPrimaryContextPass,
            (follow_focus, show::show)
                .chain()
                .after(table_panels::show)
                .before(claimed_input::update_taken_input),
        );
}

/// The passes of egui after a press in which a field that gets the focus opens the keyboard.
const PATIENCE: u8 = 4;

/// The keyboard on the screen.
#[derive(Resource, Debug, Default)]
pub struct ScreenKeyboard {
    /// The field that it writes in. `None` while it's closed.
    field: Option<egui::Id>,
    at: Place,
    /// `true` if the next letter is a capital.
    shift: bool,
    /// The switch's choice: `true` after a row was chosen, while its keys are stepped through.
    in_row: bool,
    /// The passes in which a field that gets the focus still opens it.
    patience: u8,
    /// The field that gets the focus back after these passes, unless another control has it.
    returns_to: Option<(egui::Id, u8)>,
    /// The events for the field.
    events: Vec<egui::Event>,
}

impl ScreenKeyboard {
    /// `true` while it's open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.field.is_some()
    }

    /// Opens it for the field that has the focus or gets it now, because a controller or a switch has pressed.
    pub const fn expect_field(&mut self) {
        self.patience = PATIENCE;
    }

    fn close(&mut self) {
        *self = ScreenKeyboard {
            events: std::mem::take(&mut self.events),
            ..ScreenKeyboard::default()
        };
    }

    /// The sign of a key, as it would be typed now.
    fn sign(&self, sign: char) -> String {
        if self.shift {
            sign.to_uppercase().collect()
        } else {
            sign.to_string()
        }
    }

    /// Presses a key.
    fn press(&mut self, key: ScreenKey) {
        match key {
            ScreenKey::Sign(sign) => {
                let text = self.sign(sign);
                self.events.push(egui::Event::Text(text));
                self.shift = false;
            }
            ScreenKey::Space => self.events.push(egui::Event::Text(" ".to_owned())),
            ScreenKey::Shift => self.shift = !self.shift,
            ScreenKey::Left => self.strike(egui::Key::ArrowLeft),
            ScreenKey::Right => self.strike(egui::Key::ArrowRight),
            ScreenKey::Delete => self.strike(egui::Key::Backspace),
            ScreenKey::Done => {
                self.strike(egui::Key::Enter);
                let field = self.field;
                self.close();
                self.returns_to = field.map(|field| (field, PATIENCE));
            }
        }
    }

    fn strike(&mut self, key: egui::Key) {
        self.events.extend(struck(key, egui::Modifiers::NONE));
    }

    /// Handles a controller's button.
    fn push(&mut self, button: GamepadButton, words: &Words) {
        match button {
            GamepadButton::DPadLeft => self.at = self.at.step(-1, 0, words),
            GamepadButton::DPadRight => self.at = self.at.step(1, 0, words),
            GamepadButton::DPadUp => self.at = self.at.step(0, -1, words),
            GamepadButton::DPadDown => self.at = self.at.step(0, 1, words),
            GamepadButton::South => {
                if let Some((key, ..)) = self.at.key(words) {
                    self.press(key);
                }
            }
            GamepadButton::East => self.close(),
            GamepadButton::West => self.press(ScreenKey::Delete),
            GamepadButton::North => self.press(ScreenKey::Space),
            GamepadButton::LeftTrigger => self.press(ScreenKey::Left),
            GamepadButton::RightTrigger => self.press(ScreenKey::Right),
            GamepadButton::LeftTrigger2 | GamepadButton::RightTrigger2 => {
                self.press(ScreenKey::Shift);
            }
            GamepadButton::Start => self.press(ScreenKey::Done),
            _ => {}
        }
    }

    /// The next row, or the next key of the chosen row. After a row's last key come the rows again.
    pub(super) fn scan(&mut self, words: &Words) {
        if !self.in_row {
            self.at = self.at.step(0, 1, words);
            self.at.column = 0;
            return;
        }
        let next = self.at.step(1, 0, words);
        if next.column == 0 {
            self.in_row = false;
        }
        self.at = next;
    }

    /// Chooses the row, or presses the key.
    pub(super) fn select(&mut self, words: &Words) {
        if !self.in_row {
            self.in_row = true;
            self.at.column = 0;
            return;
        }
        if let Some((key, ..)) = self.at.key(words) {
            self.press(key);
        }
        self.in_row = false;
    }

    /// `true` if a switch steps through whole rows.
    const fn scans_rows(&self) -> bool {
        !self.in_row
    }
}

/// Opens the keyboard when a field has the focus after a press of a controller or a switch, and closes it when the field
/// has lost it.
fn follow_focus(mut contexts: EguiContexts, mut keyboard: ResMut<ScreenKeyboard>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(egui::Memory::focused);
    let focused = focused.filter(|_| ctx.text_edit_focused());
    if let Some(field) = keyboard.field {
        if focused == Some(field) {
            return Ok(());
        }
        let pointer = ctx.input(|input| input.pointer.interact_pos());
        let presses = ctx.input(|input| input.pointer.any_down() || input.pointer.any_released());
        let is_on_keys = pointer.is_some_and(|at| show::covers(ctx, at));
        if presses && is_on_keys {
            // A press on a key takes the focus from the field.
            ctx.memory_mut(|memory| memory.request_focus(field));
        } else {
            keyboard.close();
        }
        return Ok(());
    }
    if let Some((field, passes)) = keyboard.returns_to {
        keyboard.returns_to = passes.checked_sub(1).map(|left| (field, left));
        if passes > 0 {
            ctx.request_repaint();
        } else if ctx.memory(egui::Memory::focused).is_none() {
            ctx.memory_mut(|memory| memory.request_focus(field));
        }
    }
    if keyboard.patience == 0 {
        return Ok(());
    }
    keyboard.patience -= 1;
    if let Some(field) = focused {
        LinkedFields::enable_once(ctx);
        *keyboard = ScreenKeyboard {
            field: Some(field),
            at: Place { row: 1, column: 0 },
            shift: true,
            ..ScreenKeyboard::default()
        };
    } else if keyboard.patience > 0 {
        // A field can get the focus a pass later.
        ctx.request_repaint();
    }
    Ok(())
}

/// Handles the controllers' buttons, and sends to the field what they write.
fn write(
    words: Res<Words>,
    mut buttons: MessageReader<WritingButton>,
    mut keyboard: ResMut<ScreenKeyboard>,
    mut typed: MessageReader<KeyboardInput>,
    settings: Res<CurrentSettings>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    // A player with a keyboard doesn't need it.
    let typed = typed.read().filter(|key| key.state.is_pressed());
    let has_keyboard = typed.count() > 0;
    if has_keyboard && keyboard.is_open() && settings.0.switch_scan == SwitchScan::Off {
        keyboard.close();
    }
    for WritingButton(button) in buttons.read() {
        if keyboard.is_open() {
            keyboard.push(*button, &words);
        }
    }
    if keyboard.events.is_empty() {
        return;
    }
    let written = std::mem::take(&mut keyboard.events);
    let Some(context) = context.as_deref().copied() else {
        return;
    };
    let written = written.into_iter();
    events.write_batch(written.map(|event| EguiInputEvent { context, event }));
}
