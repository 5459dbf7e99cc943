//! Demonstrates the games in turn when there's no input, and returns home with the first input.
//!
//! A demonstration plays on a separate record that isn't saved. The player's table is kept and restored unchanged
//! afterwards.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems as BevyInputSystems;
use bevy::input::gamepad::{
    GamepadButtonChangedEvent, GamepadButtonStateChangedEvent, GamepadEvent,
};
use bevy::input::gestures::PinchGesture;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use bevy_egui::EguiPreUpdateSet;

use super::awake::{ContinuousFrames, Hidden};
use super::seeds::fresh_seed;
use crate::input::{InputSystems, is_by_hand};
use crate::record::GameRecord;
use crate::rules::{GameKind, Setup, Side, with_game};
use crate::settings::{CurrentSettings, SettingsInForce};
use crate::stage::camera::BigScreenRequest;
use crate::stage::director::ActFinished;
use crate::stage::{Cue, Layout, StageSystems, Timeline};
use crate::store::Seat;
use crate::table::autosave::SaveSlot;
use crate::table::games::TableGame;
use crate::table::{Intent, Learning, StageBusy, Table, TableSystems};
use crate::ui::big::Caption;
use crate::ui::{Home, OpenPanels, Toasts, games};

/// The time without input before a demonstration starts.
pub const WAIT: Duration = Duration::from_secs(60);
/// The time for one game.
pub const GAME_TIME: Duration = Duration::from_secs(150);
/// The time that the end of a game stays in view.
pub const END_STAYS: Duration = Duration::from_secs(8);
/// The time between two frames of the camera's drift while nothing else moves: ten frames a second.
pub const DRIFT_STEP: Duration = Duration::from_millis(100);
/// The time in which the camera drifts closer and back (s).
const DRIFT: f32 = 32.0;
/// The largest zoom of the drift, as a share of the window.
const NEARER: f32 = 0.03;
/// The distance that a pointer or finger can tremble without counting as input, in logical pixels.
const MOVE_TOLERANCE: f32 = 6.0;
/// The deflection of a controller's stick up to which it doesn't count as input.
const LEAN: f32 = 0.5;
/// The time after which keys that are still held down from the end of a demonstration are taken as stuck.
const RELEASE_TIMEOUT: Duration = Duration::from_secs(2);
/// The players of both sides: good computers that don't think for long.
const SEATS: [Seat; 2] = [Seat::Computer(4), Seat::Computer(4)];

/// Adds demonstrations.
pub fn plugin(app: &mut App) {
    app.init_resource::<Demonstration>()
        .init_resource::<Hidden>()
        .init_resource::<BigScreenRequest>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_message::<CursorMoved>()
        .add_message::<TouchInput>()
        .add_message::<WindowEvent>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .configure_sets(Update, InputSystems::Read.run_if(accepts_input))
        .add_systems(
            PreUpdate,
            (read_input, begin, end_on_input)
                .chain()
                .after(BevyInputSystems)
                .before(EguiPreUpdateSet::ProcessInput)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            Update,
            (
                next_game
                    .after(TableSystems::Save)
                    .before(StageSystems::Direct),
                (update_caption, mute_cues, drift)
                    .chain()
                    .after(StageSystems::Arrange),
            )
                .run_if(resource_exists::<Table>),
        )
        .add_systems(PostUpdate, restore_table.run_if(resource_exists::<Table>));
}

/// The player's table during a demonstration, and where the demonstration started.
#[derive(Debug)]
struct SavedTable {
    table: Table,
    slot: SaveSlot,
    /// The game of the room that was open, or whose end was in view.
    room: GameKind,
}

/// The state of a demonstration.
#[derive(Debug, Default)]
enum Phase {
    /// No demonstration is running.
    #[default]
    Waiting,
    /// A demonstration is running.
    Showing(SavedTable),
    /// The player's table is being restored.
    Returning(SavedTable),
    /// The input that ended the demonstration is still held down and ignored, since this time after the start.
    ReleasingInput(Duration),
}

/// The demonstration and the times that decide when it starts or ends.
#[derive(Resource, Debug, Default)]
pub struct Demonstration {
    phase: Phase,
    /// The time of the last input since the start.
    last_input: Duration,
    /// The time since which a demonstration would interrupt nothing, since the start.
    idle_since: Option<Duration>,
    /// The pointer's or finger's position when it last counted as moved.
    pointer: Option<Vec2>,
    /// `true` if there was input in this frame.
    had_input: bool,
    /// `true` if a key, a button or a finger went down in this frame.
    had_press: bool,
    /// The index of the shown game in [`GameKind::ALL`].
    game: usize,
    shown_since: Duration,
    /// The time since which the end of the game has been in view.
    ended_since: Option<Duration>,
}

impl Demonstration {
    /// `true` while a demonstration is running.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self.phase, Phase::Showing(_))
    }

    /// The time until the demonstration next changes. `None` if it won't without input.
    #[must_use]
    pub fn next_change(&self, now: Duration, drifts: bool) -> Option<Duration> {
        let due = match self.phase {
            Phase::Waiting => self.idle_since?.max(self.last_input) + WAIT,
            Phase::Showing(_) if drifts => return Some(DRIFT_STEP),
            Phase::Showing(_) => self
                .ended_since
                .map_or(self.shown_since + GAME_TIME, |since| since + END_STAYS),
            Phase::Returning(_) => return Some(Duration::ZERO),
            Phase::ReleasingInput(since) => since + RELEASE_TIMEOUT,
        };
        Some(due.saturating_sub(now))
    }

    /// Records the position of a pointer or finger. Returns `true` if it has moved far enough to count as input.
    fn is_moved(&mut self, at: Vec2) -> bool {
        let moved = self
            .pointer
            .is_some_and(|last| last.distance(at) > MOVE_TOLERANCE);
        if moved || self.pointer.is_none() {
            self.pointer = Some(at);
        }
        moved
    }
}

/// Run condition: input counts, because it isn't held down from the end of a demonstration.
fn accepts_input(demonstration: Res<Demonstration>) -> bool {
    matches!(demonstration.phase, Phase::Waiting | Phase::Showing(_))
}

/// A game from an interesting position, played by computers from there.
#[must_use]
pub fn shown_game(game: GameKind, seed: u64) -> GameRecord {
    let sample = GameRecord::from_record(games::room(game).sample)
        .ok()
        .filter(GameRecord::is_under_way);
    let mut record = match sample {
        // Short games are shown from their first move.
        Some(sample) if !with_game!(game, Game => Game::IS_SHORT) => {
            GameRecord::from_position(sample.position().clone(), seed)
        }
        _ => {
            let mut setup = Setup::new(game);
            // Only some games have this option, which makes sure that they end.
            let _ = setup.set_option("repetition", "draw");
            GameRecord::opening(setup, seed)
        }
    };
    for side in Side::BOTH {
        // The names of sides are fixed and seats are short, so this can't fail.
        let _ = record.set_header(game.side_name(side), &SEATS[side.index()].to_string());
    }
    record
}

/// Input from any device.
#[derive(SystemParam)]
struct InputReaders<'w, 's> {
    window: MessageReader<'w, 's, WindowEvent>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    cursor: MessageReader<'w, 's, CursorMoved>,
    touches: MessageReader<'w, 's, TouchInput>,
    pad_buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    pads: Query<'w, 's, &'static Gamepad>,
}

fn read_input(
    time: Res<Time<Real>>,
    mut hands: InputReaders,
    mut demonstration: ResMut<Demonstration>,
) {
    let demonstration = demonstration.bypass_change_detection();
    let mut acts = hands.wheel.read().count() > 0;
    let mut pressed = false;
    for key in hands.keys.read().filter(|key| key.state.is_pressed()) {
        acts = true;
        pressed |= !key.repeat;
    }
    for touch in hands.touches.read() {
        acts = true;
        pressed |= touch.phase == TouchPhase::Started;
    }
    let buttons = hands.buttons.read().map(|button| button.state);
    let pad_buttons = hands.pad_buttons.read().map(|button| button.state);
    for state in buttons.chain(pad_buttons) {
        pressed |= state.is_pressed();
    }
    acts |= pressed;
    acts |= hands
        .pads
        .iter()
        .any(|pad| pad.left_stick().length().max(pad.right_stick().length()) > LEAN);
    for moved in hands.cursor.read() {
        acts |= demonstration.is_moved(moved.position);
    }
    for event in hands.window.read() {
        acts |= match event {
            WindowEvent::CursorMoved(moved) => demonstration.is_moved(moved.position),
            WindowEvent::MouseButtonInput(button) => button.state.is_pressed(),
            WindowEvent::KeyboardInput(key) => key.state.is_pressed(),
            other => is_by_hand(other),
        };
    }
    demonstration.had_input = acts;
    demonstration.had_press = pressed;
    if acts {
        demonstration.last_input = time.elapsed();
    }
}

/// Starts a demonstration after a time without input, on the home screen or after the end of a game.
fn begin(
    time: Res<Time<Real>>,
    settings: Res<CurrentSettings>,
    hidden: Res<Hidden>,
    awake: Option<Res<ContinuousFrames>>,
    mut open: ResMut<OpenPanels>,
    mut home: ResMut<Home>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    learning: Option<Res<Learning>>,
    mut slot: ResMut<SaveSlot>,
    mut big: ResMut<BigScreenRequest>,
    mut toasts: ResMut<Toasts>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut demonstration: ResMut<Demonstration>,
) {
    if !matches!(demonstration.phase, Phase::Waiting) {
        return;
    }
    let may = settings.0.demonstrates
        && !settings.0.calm
        && !hidden.0
        && awake.is_none()
        && learning.is_none();
    let at_home = open.home && open.home_is_settled && !home.is_in_transition();
    let ended = !open.home
        && table.game().outcome().is_some()
        && table.puzzle().is_none()
        && !table.is_replayed()
        && timeline.is_idle();
    let now = time.elapsed();
    if !may || open.panel.is_some() || !(at_home || ended) {
        demonstration.bypass_change_detection().idle_since = None;
        return;
    }
    let since = *demonstration
        .bypass_change_detection()
        .idle_since
        .get_or_insert(now);
    if now < since.max(demonstration.last_input) + WAIT {
        return;
    }
    let kept = SavedTable {
        table: table.clone(),
        slot: slot.clone(),
        room: if at_home {
            home.game()
        } else {
            table.game().setup().kind()
        },
    };
    *slot = SaveSlot::Unsaved;
    big.demonstrates = true;
    toasts.clear();
    open.move_list = false;
    demonstration.phase = Phase::Showing(kept);
    demonstration.idle_since = None;
    if at_home {
        // The first demonstration shows the game of the open room.
        let room = home.game();
        let index = GameKind::ALL.iter().position(|game| *game == room);
        demonstration.game = index.unwrap_or_default();
        home.leave_for(room, now);
    }
    set_up_game(&mut demonstration, now, &mut commands, &mut intents);
}

/// Sets up the next game.
fn set_up_game(
    demonstration: &mut Demonstration,
    now: Duration,
    commands: &mut Commands,
    intents: &mut MessageWriter<Intent>,
) {
    let game = GameKind::ALL[demonstration.game % GameKind::ALL.len()];
    demonstration.shown_since = now;
    demonstration.ended_since = None;
    let seed = fresh_seed();
    intents.write(Intent::SetUp(Box::new(shown_game(game, seed))));
    commands.insert_resource(Caption { game, said: None });
}

/// Ends the demonstration at the first input. That input does nothing else, even while it's held down.
fn end_on_input(world: &mut World) {
    let now = world.resource::<Time<Real>>().elapsed();
    let hidden = world.resource::<Hidden>().0;
    let demonstration = world.resource::<Demonstration>();
    let had_input = demonstration.had_input;
    match demonstration.phase {
        Phase::Waiting => return,
        Phase::Showing(_) if !had_input && !hidden => return,
        Phase::Showing(_) => end(world, now),
        Phase::Returning(_) => {}
        // A new press counts at once, even if the release of the last one comes in the same frame.
        Phase::ReleasingInput(_) if demonstration.had_press => {
            world.resource_mut::<Demonstration>().phase = Phase::Waiting;
            return;
        }
        Phase::ReleasingInput(since) => {
            if !is_held(world) || now > since + RELEASE_TIMEOUT {
                world.resource_mut::<Demonstration>().phase = Phase::Waiting;
            }
        }
    }
    forget_input(world);
}

/// Restores the player's table under the home screen, with the room open that was open before.
fn end(world: &mut World, now: Duration) {
    let mut demonstration = world.resource_mut::<Demonstration>();
    let Phase::Showing(kept) = std::mem::take(&mut demonstration.phase) else {
        return;
    };
    demonstration.last_input = now;
    let game = kept.table.game().clone();
    let room = kept.room;
    demonstration.phase = Phase::Returning(kept);
    world.write_message(Intent::SetUp(Box::new(game)));
    world.resource_mut::<OpenPanels>().go_home();
    let mut home = world.resource_mut::<Home>();
    home.return_to(room, now);
    world.resource_mut::<BigScreenRequest>().demonstrates = false;
    world.resource_mut::<Toasts>().clear();
    world.remove_resource::<Caption>();
}

/// `true` if a key, a button or a finger is down, or a stick is deflected.
fn is_held(world: &mut World) -> bool {
    let keys = world.get_resource::<ButtonInput<KeyCode>>();
    let buttons = world.get_resource::<ButtonInput<MouseButton>>();
    let touches = world.get_resource::<Touches>();
    let held = keys.is_some_and(|keys| keys.get_pressed().len() > 0)
        || buttons.is_some_and(|buttons| buttons.get_pressed().len() > 0)
        || touches.is_some_and(|touches| touches.iter().next().is_some());
    let mut pads = world.query::<&Gamepad>();
    held || pads.iter(world).any(|pad| {
        let leans = pad.left_stick().length().max(pad.right_stick().length()) > LEAN;
        leans || pad.get_pressed().next().is_some()
    })
}

fn forget_input(world: &mut World) {
    fn forget<M: Message>(world: &mut World) {
        if let Some(mut messages) = world.get_resource_mut::<Messages<M>>() {
            messages.clear();
        }
    }
    forget::<KeyboardInput>(world);
    forget::<MouseButtonInput>(world);
    forget::<MouseWheel>(world);
    forget::<CursorMoved>(world);
    forget::<TouchInput>(world);
    forget::<PinchGesture>(world);
    forget::<GamepadEvent>(world);
    forget::<GamepadButtonStateChangedEvent>(world);
    forget::<GamepadButtonChangedEvent>(world);
    // Other window events must still arrive.
    if let Some(mut messages) = world.get_resource_mut::<Messages<WindowEvent>>() {
        let others: Vec<WindowEvent> = messages
            .drain()
            .filter(|event| !is_by_hand(event))
            .collect();
        messages.write_batch(others);
    }
}

/// Puts the player's table back, including a choice that wasn't confirmed yet.
fn restore_table(
    time: Res<Time<Real>>,
    mut table: ResMut<Table>,
    mut slot: ResMut<SaveSlot>,
    mut demonstration: ResMut<Demonstration>,
) {
    if !matches!(demonstration.phase, Phase::Returning(_)) {
        return;
    }
    if let Phase::Returning(kept) = std::mem::take(&mut demonstration.phase) {
        *table = kept.table;
        *slot = kept.slot;
        demonstration.phase = Phase::ReleasingInput(time.elapsed());
    }
}

/// Continues with the next game after this one's time or its end.
fn next_game(
    time: Res<Time<Real>>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    busy: Res<StageBusy>,
    mut open: ResMut<OpenPanels>,
    mut toasts: ResMut<Toasts>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut demonstration: ResMut<Demonstration>,
) {
    if !demonstration.is_on() {
        return;
    }
    // Captions replace notes, and the panel for another game must not open.
    if !toasts.is_empty() {
        toasts.clear();
    }
    let now = time.elapsed();
    let ended = table.game().outcome().is_some();
    if ended && !open.end_dismissed {
        open.end_dismissed = true;
    }
    if !timeline.is_idle() || busy.0 {
        return;
    }
    let enough = if ended {
        let since = *demonstration.ended_since.get_or_insert(now);
        now >= since + END_STAYS
    } else {
        now >= demonstration.shown_since + GAME_TIME
    };
    if enough {
        demonstration.game = (demonstration.game + 1) % GameKind::ALL.len();
        set_up_game(&mut demonstration, now, &mut commands, &mut intents);
    }
}

/// Describes the latest event in a caption.
fn update_caption(
    time: Res<Time<Real>>,
    table: Res<Table>,
    caption: Option<ResMut<Caption>>,
    mut shown: MessageReader<ActFinished>,
) {
    let Some(mut caption) = caption else {
        shown.clear();
        return;
    };
    let now = time.elapsed();
    let mut said = caption
        .said
        .filter(|(_, since)| now < *since + crate::ui::big::caption::STAYS);
    for ActFinished(act) in shown.read() {
        if let Some(key) = games::caption(table.game().position(), act) {
            said = Some((key, now));
        }
    }
    if caption.said != said {
        caption.said = said;
    }
}

/// Silences the demonstration unless the setting allows its sound.
fn mute_cues(
    demonstration: Res<Demonstration>,
    settings: Res<CurrentSettings>,
    mut cues: ResMut<Messages<Cue>>,
) {
    let silent = matches!(demonstration.phase, Phase::Showing(_) | Phase::Returning(_));
    if silent && !settings.0.demonstration_sound {
        cues.clear();
    }
}

/// Moves the camera slowly closer and back, without ever showing more than at rest.
fn drift(
    time: Res<Time<Real>>,
    in_force: SettingsInForce,
    layout: Res<Layout>,
    demonstration: Res<Demonstration>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let drifts = demonstration.is_on() && !in_force.tempo().reduced;
    let since = time.elapsed().saturating_sub(demonstration.shown_since);
    let turn = TAU * since.as_secs_f32() / DRIFT;
    let near = if drifts {
        NEARER * (0.5 - 0.5 * turn.cos())
    } else {
        0.0
    };
    // Half of the hidden part is on each side, so the camera can pan by less than that.
    let pan = layout.window * near * 0.3 * Vec2::new((turn * 0.5).sin(), (turn * 0.3).cos());
    for (mut transform, mut projection) in &mut cameras {
        let at = pan.extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        let scale = match &*projection {
            Projection::Orthographic(view) => view.scale,
            _ => continue,
        };
        if scale != 1.0 - near
            && let Projection::Orthographic(view) = &mut *projection
        {
            view.scale = 1.0 - near;
        }
    }
}
