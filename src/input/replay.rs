//! Controls a replay with keys, wheel and controllers.

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

/// A command of a key or a button in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Move on by throws and choices, or back if negative.
    Step(i32),
    /// Move on by turns, or back if negative.
    Turn(i32),
    /// Go to the next mistake, or to the one before if negative.
    Mistake(i32),
    /// Go to the start.
    First,
    /// Go to the end.
    Last,
    /// Play automatically, or stop.
    PlayOrStop,
    /// Play a new game from here.
    PlayFromHere,
    /// Show only the better choice, only the played one, or both.
    CycleShownChoices,
}

impl ReplayCommand {
    /// The intent of the command, which can depend on automatic play.
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
            ReplayCommand::CycleShownChoices => ReplayIntent::CycleShownChoices,
        }
    }
}

/// The command of a stick's deflection in the direction of a step.
pub(super) const fn command_of_step(step: CursorStep) -> ReplayCommand {
    if step.right != 0 {
        ReplayCommand::Step(step.right as i32)
    } else {
        ReplayCommand::Turn(step.down as i32)
    }
}

/// The rotation of a wheel without notches for one turn of the game, in pixels.
const NOTCH: f32 = 60.0;

/// Moves through the game turn by turn with the wheel: on when it scrolls down, back when it scrolls up.
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
