//! When nobody plays, the program shows how it goes: it plays the four games in turn, says a few words at a
//! time, and leads home with the first input.
//!
//! It plays on a record of its own that is saved nowhere. The person's table is kept beside it, and lies
//! there again as it was.

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
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use bevy_egui::EguiPreUpdateSet;

use super::awake::{Hidden, KeepAwake};
use super::seeds::fresh_seed;
use crate::input::{InputSystems, is_by_hand};
use crate::record::GameRecord;
use crate::rules::{GameKind, Setup, Side, with_game};
use crate::settings::{CurrentSettings, SettingsInForce};
use crate::stage::camera::BigWanted;
use crate::stage::director::Shown;
use crate::stage::{Cue, Layout, StageSystems, Timeline};
use crate::store::Seat;
use crate::table::autosave::SaveSlot;
use crate::table::games::TableGame;
use crate::table::{Intent, Learning, StageBusy, Table, TableSystems};
use crate::ui::big::Caption;
use crate::ui::{Home, Open, Toasts, games};

/// How long nobody has to do anything before the program demonstrates.
pub const WAIT: Duration = Duration::from_secs(60);
/// How long it shows one game.
pub const SHARE: Duration = Duration::from_secs(150);
/// How long the end of a game stays in view.
pub const END_STAYS: Duration = Duration::from_secs(8);
/// From one picture of the drift to the next while nothing else moves: ten a second.
pub const DRIFT_STEP: Duration = Duration::from_millis(100);
/// How long the picture takes to drift near and back.
const DRIFT: f32 = 32.0;
/// How near it comes, as a share of the picture.
const NEARER: f32 = 0.03;
/// How far a pointer or finger wanders by itself, in logical pixels.
const SLACK: f32 = 6.0;
/// How far a pad's stick leans by itself.
const LEAN: f32 = 0.5;
/// What is held down when a demonstration ends is let go within this time, or else is taken as stuck.
const LET_GO: Duration = Duration::from_secs(2);
/// Who plays, the one of the first side first: good players who do not think for long.
const SEATS: [Seat; 2] = [Seat::Computer(4), Seat::Computer(4)];

/// Adds demonstrations.
pub fn plugin(app: &mut App) {
    app.init_resource::<Demonstration>()
        .init_resource::<Hidden>()
        .init_resource::<BigWanted>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_message::<CursorMoved>()
        .add_message::<TouchInput>()
        .add_message::<WindowEvent>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .configure_sets(Update, InputSystems::Read.run_if(is_heard))
        .add_systems(
            PreUpdate,
            (hear, begin, swallow)
                .chain()
                .after(BevyInputSystems)
                .before(EguiPreUpdateSet::ProcessInput)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            Update,
            (
                go_on.after(TableSystems::Save).before(StageSystems::Direct),
                (say, hush, drift).chain().after(StageSystems::Arrange),
            )
                .run_if(resource_exists::<Table>),
        )
        .add_systems(PostUpdate, put_back.run_if(resource_exists::<Table>));
}

/// What the person left on the table.
#[derive(Debug)]
struct Kept {
    table: Table,
    slot: SaveSlot,
}

/// How far a demonstration has come.
#[derive(Debug, Default)]
enum Phase {
    /// Somebody may be playing.
    #[default]
    Waiting,
    /// The program plays.
    Showing(Kept),
    /// The person's table is being laid again.
    Returning(Kept),
    /// What ended it is still held down and means nothing; since when, in real time since the start.
    LettingGo(Duration),
}

/// Whether the program demonstrates, and when it will.
#[derive(Resource, Debug, Default)]
pub struct Demonstration {
    phase: Phase,
    /// The last input, in real time since the start.
    last_input: Duration,
    /// Since when there is nothing to disturb.
    rests_since: Option<Duration>,
    /// Where pointer or finger was when it last counted as moved.
    pointer: Option<Vec2>,
    /// Somebody has done something in this frame.
    heard: bool,
    /// Which game is shown, by its place in [`GameKind::ALL`], and since when.
    game: usize,
    shown_since: Duration,
    /// Since when the end of the game has been in view.
    ended_since: Option<Duration>,
}

impl Demonstration {
    /// The program plays, and nobody else.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        matches!(self.phase, Phase::Showing(_))
    }

    /// After how long something is due by itself; none where nothing is.
    #[must_use]
    pub fn next_change(&self, now: Duration, drifts: bool) -> Option<Duration> {
        let due = match self.phase {
            Phase::Waiting => self.rests_since?.max(self.last_input) + WAIT,
            Phase::Showing(_) if drifts => return Some(DRIFT_STEP),
            Phase::Showing(_) => self
                .ended_since
                .map_or(self.shown_since + SHARE, |since| since + END_STAYS),
            Phase::Returning(_) => return Some(Duration::ZERO),
            Phase::LettingGo(since) => since + LET_GO,
        };
        Some(due.saturating_sub(now))
    }

    /// A pointer or finger is there: whether it was moved there by somebody.
    fn is_moved(&mut self, at: Vec2) -> bool {
        let moved = self.pointer.is_some_and(|last| last.distance(at) > SLACK);
        if moved || self.pointer.is_none() {
            self.pointer = Some(at);
        }
        moved
    }
}

/// Run condition: what somebody does means something.
fn is_heard(demonstration: Res<Demonstration>) -> bool {
    matches!(demonstration.phase, Phase::Waiting | Phase::Showing(_))
}

/// A good position of a game to begin with, played by computers from there on.
#[must_use]
pub fn shown_game(game: GameKind, seed: u64) -> GameRecord {
    let sample = GameRecord::from_record(games::room(game).sample)
        .ok()
        .filter(GameRecord::is_under_way);
    let mut record = match sample {
        // A game of two minutes is shown whole.
        Some(sample) if !with_game!(game, Game => Game::IS_SHORT) => {
            GameRecord::from_position(sample.position().clone(), seed)
        }
        _ => {
            let mut setup = Setup::new(game);
            // Games without that option refuse it; with it they come to an end.
            let _ = setup.set_option("repetition", "draw");
            GameRecord::opening(setup, seed)
        }
    };
    for side in Side::BOTH {
        // The names of sides are fixed and seats are short: neither can be refused.
        let _ = record.set_header(game.side_name(side), &SEATS[side.index()].to_string());
    }
    record
}

/// What somebody does, whatever the device.
#[derive(SystemParam)]
struct Hands<'w, 's> {
    window: MessageReader<'w, 's, WindowEvent>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    cursor: MessageReader<'w, 's, CursorMoved>,
    touches: MessageReader<'w, 's, TouchInput>,
    pad_buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    pads: Query<'w, 's, &'static Gamepad>,
}

fn hear(time: Res<Time<Real>>, mut hands: Hands, mut demonstration: ResMut<Demonstration>) {
    let demonstration = demonstration.bypass_change_detection();
    let mut acts = hands.keys.read().any(|key| key.state.is_pressed());
    hands.keys.clear();
    acts |= hands.buttons.read().any(|button| button.state.is_pressed());
    hands.buttons.clear();
    acts |= hands.wheel.read().count() + hands.touches.read().count() > 0;
    let presses = |change: &GamepadButtonStateChangedEvent| change.state.is_pressed();
    acts |= hands
        .pad_buttons
        .read()
        .filter(|change| presses(change))
        .count()
        > 0;
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
    demonstration.heard = acts;
    if acts {
        demonstration.last_input = time.elapsed();
    }
}

/// Begins where nobody has done anything for long: at home, or after a game's end.
fn begin(
    time: Res<Time<Real>>,
    settings: Res<CurrentSettings>,
    hidden: Res<Hidden>,
    awake: Option<Res<KeepAwake>>,
    mut open: ResMut<Open>,
    mut home: ResMut<Home>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    learning: Option<Res<Learning>>,
    mut slot: ResMut<SaveSlot>,
    mut big: ResMut<BigWanted>,
    mut toasts: ResMut<Toasts>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut demonstration: ResMut<Demonstration>,
) {
    if !matches!(demonstration.phase, Phase::Waiting) {
        return;
    }
    let may = settings.0.demonstrates && !hidden.0 && awake.is_none() && learning.is_none();
    let at_home = open.home && open.home_is_settled && !home.is_passing();
    let ended = !open.home
        && table.game().outcome().is_some()
        && table.puzzle().is_none()
        && !table.is_replayed()
        && timeline.is_idle();
    let now = time.elapsed();
    if !may || open.panel.is_some() || !(at_home || ended) {
        demonstration.bypass_change_detection().rests_since = None;
        return;
    }
    let since = *demonstration
        .bypass_change_detection()
        .rests_since
        .get_or_insert(now);
    if now < since.max(demonstration.last_input) + WAIT {
        return;
    }
    let kept = Kept {
        table: table.clone(),
        slot: slot.clone(),
    };
    *slot = SaveSlot::Nowhere;
    big.demonstrates = true;
    toasts.clear();
    open.move_list = false;
    demonstration.phase = Phase::Showing(kept);
    demonstration.rests_since = None;
    if at_home {
        // The open room is the one that comes to life.
        let room = GameKind::ALL.iter().position(|game| *game == home.game());
        demonstration.game = room.unwrap_or_default();
        let room = home.game();
        home.leave_for(room, now);
    }
    lay(&mut demonstration, now, &mut commands, &mut intents);
}

/// Lays the game that is next.
fn lay(
    demonstration: &mut Demonstration,
    now: Duration,
    commands: &mut Commands,
    intents: &mut MessageWriter<Intent>,
) {
    let game = GameKind::ALL[demonstration.game % GameKind::ALL.len()];
    demonstration.shown_since = now;
    demonstration.ended_since = None;
    let seed = fresh_seed();
    intents.write(Intent::Lay(Box::new(shown_game(game, seed))));
    commands.insert_resource(Caption { game, said: None });
}

/// Ends the demonstration with the first input, of which nothing acts; nor does what is held down from it.
fn swallow(world: &mut World) {
    let now = world.resource::<Time<Real>>().elapsed();
    let hidden = world.resource::<Hidden>().0;
    let demonstration = world.resource::<Demonstration>();
    let heard = demonstration.heard;
    match demonstration.phase {
        Phase::Waiting => return,
        Phase::Showing(_) if !heard && !hidden => return,
        Phase::Showing(_) => end(world, now),
        Phase::Returning(_) => {}
        Phase::LettingGo(since) => {
            if !is_held(world) || now > since + LET_GO {
                world.resource_mut::<Demonstration>().phase = Phase::Waiting;
            }
        }
    }
    forget_input(world);
}

/// The person's table is laid again under the home screen.
fn end(world: &mut World, now: Duration) {
    let mut demonstration = world.resource_mut::<Demonstration>();
    let Phase::Showing(kept) = std::mem::take(&mut demonstration.phase) else {
        return;
    };
    demonstration.last_input = now;
    let game = kept.table.game().clone();
    demonstration.phase = Phase::Returning(kept);
    let kind = game.setup().kind();
    world.write_message(Intent::Lay(Box::new(game)));
    world.resource_mut::<Open>().go_home();
    let mut home = world.resource_mut::<Home>();
    home.come_back_to(kind, now);
    world.resource_mut::<BigWanted>().demonstrates = false;
    world.resource_mut::<Toasts>().clear();
    world.remove_resource::<Caption>();
}

/// A key, a button or a finger is still down, or a stick leans.
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
    // A window tells of other things too.
    if let Some(mut messages) = world.get_resource_mut::<Messages<WindowEvent>>() {
        let others: Vec<WindowEvent> = messages
            .drain()
            .filter(|event| !is_by_hand(event))
            .collect();
        messages.write_batch(others);
    }
}

/// The person's table is as it was, to the turn that waits for its player's word.
fn put_back(
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
        demonstration.phase = Phase::LettingGo(time.elapsed());
    }
}

/// Goes on to the next game, once this one has been shown for long enough or has ended.
fn go_on(
    time: Res<Time<Real>>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    busy: Res<StageBusy>,
    mut open: ResMut<Open>,
    mut toasts: ResMut<Toasts>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut demonstration: ResMut<Demonstration>,
) {
    if !demonstration.is_on() {
        return;
    }
    // Captions take the place of notes, and nobody is asked for another game.
    if !toasts.is_empty() {
        toasts.clear();
    }
    let now = time.elapsed();
    let ended = table.game().outcome().is_some();
    if ended && !open.end_put_aside {
        open.end_put_aside = true;
    }
    if !timeline.is_idle() || busy.0 {
        return;
    }
    let enough = if ended {
        let since = *demonstration.ended_since.get_or_insert(now);
        now >= since + END_STAYS
    } else {
        now >= demonstration.shown_since + SHARE
    };
    if enough {
        demonstration.game = (demonstration.game + 1) % GameKind::ALL.len();
        lay(&mut demonstration, now, &mut commands, &mut intents);
    }
}

/// Says what has just happened.
fn say(
    time: Res<Time<Real>>,
    table: Res<Table>,
    caption: Option<ResMut<Caption>>,
    mut shown: MessageReader<Shown>,
) {
    let Some(mut caption) = caption else {
        shown.clear();
        return;
    };
    let now = time.elapsed();
    let mut said = caption
        .said
        .filter(|(_, since)| now < *since + crate::ui::big::caption::STAYS);
    for Shown(act) in shown.read() {
        if let Some(key) = games::caption(table.game().position(), act) {
            said = Some((key, now));
        }
    }
    if caption.said != said {
        caption.said = said;
    }
}

/// Nothing of it is heard, unless somebody wants that.
fn hush(
    demonstration: Res<Demonstration>,
    settings: Res<CurrentSettings>,
    mut cues: ResMut<Messages<Cue>>,
) {
    let silent = matches!(demonstration.phase, Phase::Showing(_) | Phase::Returning(_));
    if silent && !settings.0.demonstration_sound {
        cues.clear();
    }
}

/// The picture comes a little nearer and goes back, slowly; it never shows more than the window does at rest.
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
    // Half of what it does not show any more lies on each side.
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
