//! Looking back at a game with keys, wheel and pads.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;

use super::InputSystems;
use super::pointer::{PanelAreas, PointerQueue};
use crate::stage::CursorStep;
use crate::table::{Replay, ReplayIntent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MouseWheel>().add_systems(
        Update,
        read_wheel
            .in_set(InputSystems::Read)
            .run_if(resource_exists::<Replay>),
    );
}

/// What a key or a button asks of a game that is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayCommand {
    /// One throw or choice on, or back below nought.
    Step(i32),
    /// One turn on, or back below nought.
    Turn(i32),
    /// To the next mistake, or to the one before below nought.
    Mistake(i32),
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// Play on, or stop.
    PlayOrStop,
    /// Play a new game from here.
    PlayFromHere,
    /// Show only the better choice, only the one that was played, or both.
    FlipChoices,
}

impl ReplayCommand {
    /// What it asks for, of a game that plays by itself or not.
    #[must_use]
    pub const fn intent(self, is_playing: bool) -> ReplayIntent {
        match self {
            ReplayCommand::Step(by) => ReplayIntent::Step(by),
            ReplayCommand::Turn(by) => ReplayIntent::Turn(by),
            ReplayCommand::Mistake(by) => ReplayIntent::Mistake(by),
            ReplayCommand::First => ReplayIntent::ToTurn(0),
            ReplayCommand::Last => ReplayIntent::ToTurn(usize::MAX),
            ReplayCommand::PlayOrStop => ReplayIntent::Play(!is_playing),
            ReplayCommand::PlayFromHere => ReplayIntent::PlayFromHere,
            ReplayCommand::FlipChoices => ReplayIntent::FlipChoices,
        }
    }
}

/// What a pad's button asks for.
pub(super) const fn command_of_button(button: GamepadButton) -> Option<ReplayCommand> {
    Some(match button {
        GamepadButton::DPadLeft | GamepadButton::LeftTrigger => ReplayCommand::Step(-1),
        GamepadButton::DPadRight | GamepadButton::RightTrigger => ReplayCommand::Step(1),
        GamepadButton::DPadUp => ReplayCommand::Turn(-1),
        GamepadButton::DPadDown => ReplayCommand::Turn(1),
        GamepadButton::LeftTrigger2 => ReplayCommand::Mistake(-1),
        GamepadButton::RightTrigger2 => ReplayCommand::Mistake(1),
        GamepadButton::West => ReplayCommand::PlayOrStop,
        GamepadButton::North => ReplayCommand::PlayFromHere,
        GamepadButton::Select => ReplayCommand::First,
        GamepadButton::Start => ReplayCommand::Last,
        _ => return None,
    })
}

/// The command of a stick that leans in the direction of a step.
pub(super) const fn command_of_step(step: CursorStep) -> ReplayCommand {
    if step.right != 0 {
        ReplayCommand::Step(step.right as i32)
    } else {
        ReplayCommand::Turn(step.down as i32)
    }
}

/// How far a wheel without notches turns for one turn of the game, in pixels.
const NOTCH: f32 = 60.0;

/// The wheel goes through the game turn by turn: down is on, up is back.
fn read_wheel(
    mut wheel: MessageReader<MouseWheel>,
    panels: Option<Res<PanelAreas>>,
    pointer: Option<Res<PointerQueue>>,
    mut turned: Local<f32>,
    mut intents: MessageWriter<ReplayIntent>,
) {
    let at = pointer.and_then(|pointer| pointer.mouse());
    let is_taken = panels.is_some_and(|panels| match at {
        Some(at) => panels.take(at),
        None => panels.everywhere,
    });
    for event in wheel.read().filter(|_| !is_taken) {
        *turned -= match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / NOTCH,
        };
    }
    let whole = turned.trunc();
    if whole != 0.0 {
        *turned -= whole;
        intents.write(ReplayIntent::Turn(whole.clamp(-100.0, 100.0) as i32));
    }
}
