//! Replays a game on the table, forwards and backwards, while no side plays.
//!
//! The player's table is kept and restored unchanged at the end.

mod intent;
mod marks;
mod mover;

use std::time::Duration;

use bevy::prelude::*;

use super::autosave::SaveSlot;
use super::pieces::PieceRegistry;
use super::{
    Intent, Learning, Refusal, Refused, StageBusy, Table, TableEvent, TablePaused, TableSystems,
};
use crate::record::{Event, GameRecord};

pub use intent::{PlayFromHere, ReplayIntent, ReplaySpeed, ShownChoices};
pub use marks::{ReplayMark, ReplayMarkKind};

use marks::MarkReader;
use mover::Mover;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReplayMistakes>()
        .add_message::<ReplayIntent>()
        .add_systems(
            Update,
            (
                end_for_another_game,
                apply_intents,
                (play_on, read_marks).run_if(resource_exists::<Replay>),
            )
                .chain()
                .in_set(TableSystems::Replay),
        );
}

/// The longest motion of a manual step, per throw and choice.
const STEP_LASTS: Duration = Duration::from_millis(450);
/// The longest motion of a manual step by a turn.
const TURN_LASTS: Duration = Duration::from_millis(900);
/// The share of a turn's time in which pieces can move in automatic play.
const MOVING_SHARE: f32 = 0.8;
/// The extra time that a turn with a mistake stays in view in automatic play.
const MISTAKE_STAYS: Duration = Duration::from_millis(1500);
/// The time for searching notable turns in one frame.
const MARKING: Duration = Duration::from_millis(4);

/// The indices of the turns that were mistakes, from 0 and sorted: the number of finished turns before the choice. Set
/// by the review of the replayed game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayMistakes(pub Vec<usize>);

/// The player's table during a replay.
#[derive(Debug)]
struct PlayerTable {
    table: Table,
    slot: SaveSlot,
}

/// The replayed game. While it exists, no game is played, saved or counted.
#[derive(Resource, Debug)]
pub struct Replay {
    whole: GameRecord,
    kept: Option<PlayerTable>,
    shown: usize,
    speed: ReplaySpeed,
    choices: ShownChoices,
    playing: bool,
    /// The time that the turn in view has been shown in automatic play.
    waited: Duration,
    /// The longest motion of the latest step.
    motion: Duration,
    marks: Vec<ReplayMark>,
    reader: Option<MarkReader>,
    turning_points: Vec<usize>,
}

impl Replay {
    fn new(mut whole: GameRecord, kept: Option<PlayerTable>, shown: usize) -> Replay {
        whole.forget_undone();
        Replay {
            reader: Some(MarkReader::new(&whole)),
            whole,
            kept,
            shown,
            speed: ReplaySpeed::default(),
            choices: ShownChoices::default(),
            playing: false,
            waited: Duration::ZERO,
            motion: STEP_LASTS,
            marks: Vec::new(),
            turning_points: Vec::new(),
        }
    }

    /// A replay at this number of throws and choices without a table, for panels alone.
    #[must_use]
    pub fn without_table(whole: GameRecord, shown: usize) -> Replay {
        Replay::new(whole, None, shown)
    }

    /// The whole game.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        &self.whole
    }

    /// The number of throws and choices on the table.
    #[must_use]
    pub const fn shown_events(&self) -> usize {
        self.shown
    }

    /// The number of finished turns on the table.
    #[must_use]
    pub fn turn(&self) -> usize {
        self.turn_at(self.shown)
    }

    /// The number of turns that are finished after this number of throws and choices.
    fn turn_at(&self, events: usize) -> usize {
        let turns = self.whole.turns();
        if events >= self.whole.events().len() {
            return turns.len();
        }
        let begun = turns.partition_point(|turn| turn.first_event <= events);
        begun.saturating_sub(1)
    }

    /// The number of turns in the game.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.whole.turns().len()
    }

    /// The number of events up to the end of a turn, from 1, with the throws of the next one, so that the player sees
    /// them; 0 for the start.
    #[must_use]
    pub fn events_after(&self, turn: usize) -> usize {
        let next = self.whole.turns().get(turn);
        match next {
            _ if turn == 0 => 0,
            Some(next) => next.first_event + self.first_throws(turn),
            None => self.whole.events().len(),
        }
    }

    /// The number of throws at the start of a turn, by its index. It's 0 for a turn with only throws, which would be
    /// over with them.
    fn first_throws(&self, turn: usize) -> usize {
        let turns = self.whole.turns();
        let Some(first) = turns.get(turn).map(|turn| turn.first_event) else {
            return 0;
        };
        let next = turns.get(turn + 1).map(|next| next.first_event);
        let end = next.unwrap_or(self.whole.events().len());
        let events = self.whole.events().take(end).skip(first);
        let throws = events
            .take_while(|event| matches!(event, Event::Threw { .. }))
            .count();
        if first + throws < end { throws } else { 0 }
    }

    /// `true` if the whole game is on the table.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.shown >= self.whole.events().len()
    }

    /// `true` while it plays automatically.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// The speed of automatic play.
    #[must_use]
    pub const fn speed(&self) -> ReplaySpeed {
        self.speed
    }

    /// The choices of the open turn that are shown on the board.
    #[must_use]
    pub const fn choices(&self) -> ShownChoices {
        self.choices
    }

    /// The notable turns found so far, in order.
    #[must_use]
    pub fn marks(&self) -> &[ReplayMark] {
        &self.marks
    }

    /// `true` while notable turns are still being searched for.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.reader.is_some()
    }

    /// The longest motion of the latest step.
    #[must_use]
    pub const fn motion(&self) -> Duration {
        self.motion
    }

    /// Sets the turning points found by a review, as turn numbers from 1.
    pub fn set_turning_points(&mut self, turns: Vec<usize>) {
        self.turning_points = turns;
        self.gather_marks(Vec::new());
    }

    /// The time until the next turn. `None` if it doesn't play automatically.
    #[must_use]
    pub fn next_change(&self, mistakes: &ReplayMistakes) -> Option<Duration> {
        let left = self.wait(mistakes).saturating_sub(self.waited);
        self.playing.then_some(left)
    }

    /// The time that the turn in view stays in automatic play.
    fn wait(&self, mistakes: &ReplayMistakes) -> Duration {
        let is_mistake = mistakes.0.binary_search(&self.turn()).is_ok();
        let longer = if is_mistake {
            MISTAKE_STAYS
        } else {
            Duration::ZERO
        };
        self.speed.turn_time() + longer
    }

    /// Adds new marks to the known ones.
    fn gather_marks(&mut self, found: Vec<ReplayMark>) {
        self.marks.extend(found);
        self.marks
            .retain(|mark| mark.kind != ReplayMarkKind::TurningPoint);
        let turns = self.turning_points.iter();
        self.marks.extend(turns.map(|&turn| ReplayMark {
            turn,
            kind: ReplayMarkKind::TurningPoint,
        }));
        self.marks.sort_by_key(|mark| mark.turn);
    }

    /// The number of events that an intent leads to.
    fn target(&self, intent: &ReplayIntent, mistakes: &ReplayMistakes) -> Option<usize> {
        let whole = self.whole.events().len();
        let moved = |from: usize, by: i32| {
            let by_unsigned = by.unsigned_abs() as usize;
            if by < 0 {
                from.saturating_sub(by_unsigned)
            } else {
                from.saturating_add(by_unsigned)
            }
        };
        Some(match intent {
            ReplayIntent::Step(by) => moved(self.shown, *by).min(whole),
            ReplayIntent::Turn(by) => {
                let turn = self.turn();
                // Going back, an unfinished turn is the first to be left.
                let has_begun = self.shown > self.events_after(turn);
                let from = turn + usize::from(*by < 0 && has_begun);
                self.events_after(moved(from, *by))
            }
            ReplayIntent::ToEvent(events) => (*events).min(whole),
            ReplayIntent::ToTurn(turn) => self.events_after(*turn),
            ReplayIntent::Mistake(by) => {
                let turn = self.turn();
                let mut ahead = mistakes.0.iter().filter(|mistake| **mistake > turn);
                let mut behind = mistakes.0.iter().rev().filter(|mistake| **mistake < turn);
                let next = if *by < 0 { behind.next() } else { ahead.next() };
                self.events_after(*next?)
            }
            _ => return None,
        })
    }
}

/// Ends the replay if another game is put on the table.
fn end_for_another_game(
    mut intents: MessageReader<Intent>,
    replay: Option<ResMut<Replay>>,
    mut slot: ResMut<SaveSlot>,
    mut commands: Commands,
) {
    // The messages are read in every frame, so that games set up before a replay don't end it.
    let ends = intents
        .read()
        .filter(|intent| intent.replaces_game())
        .count()
        > 0;
    if let Some(mut replay) = replay.filter(|_| ends) {
        if let Some(kept) = replay.kept.take() {
            *slot = kept.slot;
        }
        commands.remove_resource::<Replay>();
    }
}

fn apply_intents(
    mut commands: Commands,
    mut wanted: MessageReader<ReplayIntent>,
    learning: Option<Res<Learning>>,
    mistakes: Res<ReplayMistakes>,
    mut refused: MessageWriter<Refused>,
    mut replay: Option<ResMut<Replay>>,
    mut table: Option<ResMut<Table>>,
    mut registry: ResMut<PieceRegistry>,
    mut slot: ResMut<SaveSlot>,
    mut intents: MessageWriter<Intent>,
    mut table_events: MessageWriter<TableEvent>,
) {
    for intent in wanted.read() {
        if let ReplayIntent::Open(record) = intent {
            if learning.is_some() {
                refused.write(Refused(Refusal::NotAsked));
                continue;
            }
            let kept = replay.as_deref_mut().and_then(|open| open.kept.take());
            open(
                &mut commands,
                record,
                kept,
                table.as_deref_mut(),
                &mut registry,
                &mut slot,
                &mut table_events,
            );
            // Bevy inserts the resource after this system, so further intents wait for the next frame.
            return;
        }
        let (Some(replay), Some(table)) = (replay.as_deref_mut(), table.as_deref_mut()) else {
            continue;
        };
        match intent {
            ReplayIntent::Play(play) => {
                replay.playing = *play && replay.turns() > 0;
                replay.waited = replay.wait(&mistakes);
            }
            ReplayIntent::Speed(speed) => replay.speed = *speed,
            ReplayIntent::CycleShownChoices => replay.choices = replay.choices.next(),
            ReplayIntent::Begin(from) => {
                let game = from.game(table.game().position());
                if let Some(kept) = replay.kept.take() {
                    *slot = kept.slot;
                }
                commands.remove_resource::<Replay>();
                intents.write(Intent::SetUp(Box::new(game)));
                return;
            }
            ReplayIntent::Close => {
                if let Some(kept) = replay.kept.take() {
                    let kind = |table: &Table| table.game().setup().kind();
                    let is_near = kind(table) == kind(&kept.table) && kept.table.puzzle().is_none();
                    *table = kept.table;
                    *slot = kept.slot;
                    registry.place_all(&mut commands, table.game().position());
                    table_events.write(if is_near {
                        TableEvent::Jumped
                    } else {
                        TableEvent::SetUp
                    });
                }
                commands.remove_resource::<Replay>();
                return;
            }
            _ => {}
        }
        if let Some(target) = replay.target(intent, &mistakes) {
            replay.playing = false;
            let turns = replay.turn();
            let is_near = match intent {
                ReplayIntent::Step(by) | ReplayIntent::Turn(by) => by.unsigned_abs() == 1,
                ReplayIntent::ToTurn(turn) => turn.abs_diff(turns) == 1,
                ReplayIntent::ToEvent(_) => replay.turn_at(target).abs_diff(turns) <= 1,
                _ => false,
            };
            replay.motion = match intent {
                ReplayIntent::Step(_) => STEP_LASTS,
                _ => TURN_LASTS,
            };
            let mut mover = Mover {
                table,
                registry: &mut registry,
                table_events: &mut table_events,
            };
            replay.shown = mover.go(target, is_near);
        }
    }
}

/// Opens a game for a replay. The kept table of an earlier replay stays kept.
fn open(
    commands: &mut Commands,
    record: &GameRecord,
    kept: Option<PlayerTable>,
    table: Option<&mut Table>,
    registry: &mut PieceRegistry,
    slot: &mut SaveSlot,
    table_events: &mut MessageWriter<TableEvent>,
) {
    let mut game = record.clone();
    game.forget_undone();
    let is_same = |table: &Table| {
        let other = table.game();
        other.start() == game.start() && other.events().eq(game.events())
    };
    let at_end = table.as_deref().is_some_and(is_same);
    let events = game.events().len();
    if !at_end {
        game.go_to(0);
    }
    let shown = if at_end { events } else { 0 };
    let fresh = Table::replayed(game);
    registry.place_all(commands, fresh.game().position());
    let kept = match (kept, table) {
        (Some(kept), Some(table)) => {
            *table = fresh;
            Some(kept)
        }
        (_, Some(table)) => Some(PlayerTable {
            table: std::mem::replace(table, fresh),
            slot: slot.clone(),
        }),
        (kept, None) => {
            commands.insert_resource(fresh);
            kept
        }
    };
    *slot = SaveSlot::Unsaved;
    // If the game is on the table already, its motion isn't cut short.
    if !at_end {
        table_events.write(TableEvent::SetUp);
    }
    commands.insert_resource(ReplayMistakes::default());
    commands.insert_resource(Replay::new(record.clone(), kept, shown));
}

/// Shows the next turn once it's due.
fn play_on(
    time: Res<Time<Real>>,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    mistakes: Res<ReplayMistakes>,
    mut replay: ResMut<Replay>,
    mut table: ResMut<Table>,
    mut registry: ResMut<PieceRegistry>,
    mut table_events: MessageWriter<TableEvent>,
) {
    if !replay.playing || paused.0 {
        return;
    }
    let waited = replay.waited + time.delta();
    replay.bypass_change_detection().waited = waited;
    if busy.0 || waited < replay.wait(&mistakes) {
        return;
    }
    let replay = &mut *replay;
    let target = if replay.is_at_end() {
        0
    } else {
        replay.events_after(replay.turn() + 1)
    };
    replay.waited = Duration::ZERO;
    replay.motion = replay.speed.turn_time().mul_f32(MOVING_SHARE);
    let mut mover = Mover {
        table: &mut table,
        registry: &mut registry,
        table_events: &mut table_events,
    };
    let shows_way = target > 0;
    replay.shown = mover.go(target, shows_way);
    replay.playing = !replay.is_at_end();
}

/// Searches for notable turns, a small part in each frame.
fn read_marks(mut replay: ResMut<Replay>) {
    let unchanged = replay.bypass_change_detection();
    let Some(mut reader) = unchanged.reader.take() else {
        return;
    };
    let found = reader.read_for(&unchanged.whole, MARKING);
    unchanged.reader = (!reader.is_done(&unchanged.whole)).then_some(reader);
    if !found.is_empty() {
        replay.gather_marks(found);
    }
}
