//! Turns the buttons of a controller into the same presses as the keyboard's, in the order in which they were pressed.

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::controller_make::{self, ControllerMake};
use super::controllers::Controllers;
use super::key_bindings::{KeyCommand, command_of_button, program_command_of_button};
use super::keyboard::ProgramCommandPressed;
use super::next_input::{CaughtInput, NextInput};
use super::panel_keys::panel_button;
use super::replay::command_of_step;
use super::switches::{SwitchPressed, meaning};
use super::{InputSystems, Press, Pressed};
use crate::settings::CurrentSettings;
use crate::stage::CursorStep;
use crate::store::{Device, SwitchScan};
use crate::table::{Replay, ReplayIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ControllersTaken>()
        .init_resource::<Controllers>()
        .init_resource::<NextInput>()
        .init_resource::<ControllerMake>()
        .init_resource::<ControllersWrite>()
        .add_message::<PadAnswer>()
        .add_message::<WritingButton>()
        .add_message::<SwitchPressed>()
        .add_message::<ReplayIntent>()
        .add_message::<ProgramCommandPressed>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            Update,
            (read_buttons, read_sticks, note_make).in_set(InputSystems::Read),
        );
}

/// `true` while a panel uses the controllers. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ControllersTaken(pub bool);

/// `true` while the screen keyboard uses the controllers. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ControllersWrite(pub bool);

/// A button for the screen keyboard. A step of the stick is one of the direction pad.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WritingButton(pub GamepadButton);

/// A controller's input for the panel that uses it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadAnswer {
    /// The lower button: yes.
    Accept,
    /// The right button: close.
    Close,
    /// A step of the stick or the direction pad.
    Step(CursorStep),
    /// A shoulder button: the next item, or the previous one.
    Cycle {
        /// `true` for the previous item.
        back: bool,
    },
    /// The left button.
    West,
    /// The upper button.
    North,
}

/// The least deflection of a stick that counts as a step.
pub(super) const LEAN: f32 = 0.6;

/// The input of a button for a panel.
const fn answer_of(button: GamepadButton) -> Option<PadAnswer> {
    Some(match button {
        GamepadButton::South => PadAnswer::Accept,
        GamepadButton::East | GamepadButton::Start => PadAnswer::Close,
        GamepadButton::West => PadAnswer::West,
        GamepadButton::North => PadAnswer::North,
        GamepadButton::DPadLeft => PadAnswer::Step(CursorStep::LEFT),
        GamepadButton::DPadRight => PadAnswer::Step(CursorStep::RIGHT),
        GamepadButton::DPadUp => PadAnswer::Step(CursorStep::UP),
        GamepadButton::DPadDown => PadAnswer::Step(CursorStep::DOWN),
        GamepadButton::LeftTrigger => PadAnswer::Cycle { back: true },
        GamepadButton::RightTrigger => PadAnswer::Cycle { back: false },
        _ => return None,
    })
}

/// The device of a controller. One without a number counts as the first.
fn device_of(pad: Entity, numbers: &Controllers) -> Device {
    Device::Pad(numbers.number(pad).unwrap_or(1))
}

/// The parts of the program that use controllers instead of the table.
#[derive(SystemParam)]
struct ControllerUses<'w> {
    taken: Res<'w, ControllersTaken>,
    writes: Res<'w, ControllersWrite>,
    settings: Res<'w, CurrentSettings>,
}

fn read_buttons(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    uses: ControllerUses,
    numbers: Res<Controllers>,
    mut next: ResMut<NextInput>,
    mut presses: MessageWriter<Pressed>,
    mut answers: MessageWriter<PadAnswer>,
    mut commands: MessageWriter<ProgramCommandPressed>,
    mut switches: MessageWriter<SwitchPressed>,
    mut writing: MessageWriter<WritingButton>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    let mut ask = |command| {
        commands.write(ProgramCommandPressed {
            command,
            function_key: false,
        });
    };
    let settings = &uses.settings.0;
    let buttons = &settings.buttons;
    for change in changes.read().filter(|change| change.state.is_pressed()) {
        let button = change.button;
        if let Some(switch) = meaning(settings.switch_scan, button != GamepadButton::South) {
            switches.write(switch);
            continue;
        }
        if uses.writes.0 {
            let standard = panel_button(button, buttons);
            writing.write_batch(standard.map(WritingButton));
            continue;
        }
        if next.waits() {
            next.catch(CaughtInput::Button(button));
            continue;
        }
        if uses.taken.0 {
            match panel_button(button, buttons).and_then(answer_of) {
                Some(answer) => drop(answers.write(answer)),
                None => program_command_of_button(button, buttons).map_or((), &mut ask),
            }
            continue;
        }
        match command_of_button(button, buttons, replay.is_some()) {
            Some(KeyCommand::Program(command)) => ask(command),
            Some(KeyCommand::Replay(command)) => {
                let is_playing = replay.as_ref().is_some_and(|replay| replay.is_playing());
                replay_intents.write(command.intent(is_playing));
            }
            Some(KeyCommand::Table(press)) => {
                let device = device_of(change.entity, &numbers);
                presses.write(press.with(device));
            }
            None => {}
        }
    }
}

/// The button of the direction pad for a step of the stick.
const fn button_of(step: CursorStep) -> GamepadButton {
    match (step.right, step.down) {
        (1.., _) => GamepadButton::DPadRight,
        (0, 1..) => GamepadButton::DPadDown,
        (0, _) => GamepadButton::DPadUp,
        _ => GamepadButton::DPadLeft,
    }
}

fn read_sticks(
    pads: Query<(Entity, &Gamepad)>,
    uses: ControllerUses,
    numbers: Res<Controllers>,
    next: Res<NextInput>,
    mut leaning: Local<HashSet<Entity>>,
    mut presses: MessageWriter<Pressed>,
    mut answers: MessageWriter<PadAnswer>,
    mut writing: MessageWriter<WritingButton>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    leaning.retain(|pad| pads.contains(*pad));
    for (entity, pad) in &pads {
        let stick = pad.left_stick();
        let leans = stick.length() > LEAN;
        if leans && !leaning.contains(&entity) {
            let step = if stick.x.abs() > stick.y.abs() {
                CursorStep::new(stick.x.signum() as i8, 0)
            } else {
                CursorStep::new(0, -stick.y.signum() as i8)
            };
            if next.waits() || uses.settings.0.switch_scan != SwitchScan::Off {
                // Only buttons can be shortcuts or switches.
            } else if uses.writes.0 {
                writing.write(WritingButton(button_of(step)));
            } else if uses.taken.0 {
                answers.write(PadAnswer::Step(step));
            } else if replay.is_some() {
                replay_intents.write(command_of_step(step).intent(false));
            } else {
                let device = device_of(entity, &numbers);
                presses.write(Press::Cursor { step }.with(device));
            }
        }
        if leans {
            leaning.insert(entity);
        } else {
            leaning.remove(&entity);
        }
    }
}

/// Notes the maker of the controller that was pressed last.
fn note_make(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    mut make: ResMut<ControllerMake>,
) {
    let pressed = changes.read().filter(|change| change.state.is_pressed());
    controller_make::remember(pressed.map(|change| change.entity), &pads, &mut make);
}
