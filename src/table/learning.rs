//! Guides a lesson on the table: it blocks unwanted moves, plays the other side, and demonstrates moves.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::autosave::{SaveSlot, Saves};
use super::games::TableGame;
use super::intent::AutoIntent;
use super::{Intent, Location, Refusal, Refused, StageBusy, Table, TablePaused, TableSystems};
use crate::lesson::{Act, AttemptResult, LessonRun, Progress, Reply, Spot, lesson};
use crate::record::GameRecord;
use crate::rules::{AnyMove, AnyPosition, GameKind, Setup, Side, dispatch};
use crate::settings::SettingsInForce;
use crate::store::{Seat, Slot, Store};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonProgress>()
        .add_message::<LessonIntent>()
        .add_message::<LessonLeft>()
        .add_systems(
            Update,
            (read_progress, guide)
                .chain()
                .in_set(TableSystems::Guide)
                .run_if(resource_exists::<Saves>),
        );
}

/// The learner's progress in all lessons, as saved.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress(pub Progress);

/// Reads the saved progress once. Without readable progress, lessons start over.
fn read_progress(saves: Res<Saves>, mut read: Local<bool>, mut progress: ResMut<LessonProgress>) {
    if !std::mem::replace(&mut *read, true) {
        progress.set_if_neq(LessonProgress(saved_progress(&saves)));
    }
}

fn saved_progress(saves: &Store) -> Progress {
    let kept = saves.load(&Slot::lessons()).ok().flatten();
    Progress::parse(&kept.unwrap_or_default())
}

/// A learner's request in a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonIntent {
    /// Start a game's lesson, or resume it.
    Begin {
        /// The game to learn.
        game: GameKind,
        /// The seed of the player's game after the lesson, if none is saved.
        seed: u64,
    },
    /// Continue after reading a step.
    Next,
    /// Show the wanted move.
    Show,
    /// Repeat the step, or return to the one before if it hasn't started.
    Back,
    /// Skip the step.
    Skip,
    /// Leave the lesson, which can be resumed later.
    Leave,
}

/// A lesson was left. The game that was on the table before, if any, is back, unless another took the lesson's place.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonLeft {
    /// The game that was learned.
    pub game: GameKind,
    /// `true` if the real game at the end was finished.
    pub finished: bool,
    /// `true` if another game took the lesson's place on the table.
    pub is_replaced: bool,
}

/// The lesson on the table.
#[derive(Resource, Clone, Debug)]
pub struct Learning {
    run: LessonRun,
    /// The game on the table before the lesson.
    before: Option<Box<GameRecord>>,
    slot_before: SaveSlot,
    /// `true` while a move is demonstrated that will be undone.
    shown: bool,
    /// `true` if pieces move to the step's position in view, because they are on the table already.
    moves_pieces: bool,
    /// `true` if the step follows the one before in its usual order.
    follows: bool,
    /// The number of frames, and the time, since the last motion.
    still: (u8, Duration),
    /// `true` if the end of the real game has been recorded.
    finished: bool,
}

/// The pause after a move before the lesson continues, at normal speed.
const PAUSE_AFTER_MOVE: Duration = Duration::from_millis(650);
/// The pause after a move that threatens to win, before the answer.
const PAUSE_AFTER_WARNING: Duration = Duration::from_millis(1800);
/// The pause after the last act of a step, so that its effect is seen.
const PAUSE_AFTER_STEP: Duration = Duration::from_millis(800);
/// The same in a game without throws, where the next step starts at once.
const PAUSE_WITHOUT_THROW: Duration = Duration::from_millis(1600);
/// The pause after the end of a game.
const PAUSE_AFTER_GAME: Duration = Duration::from_millis(2500);
/// Frames until the stage has received the latest events.
const STILL_FRAMES: u8 = 3;

impl Learning {
    /// The lesson's progress.
    #[must_use]
    pub const fn run(&self) -> &LessonRun {
        &self.run
    }

    /// The game on the table before the lesson.
    #[must_use]
    pub fn before(&self) -> Option<&GameRecord> {
        self.before.as_deref()
    }

    /// The game that is learned.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.run.lesson().game
    }

    /// `true` while the real game at the end is played, with all moves allowed.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.run.is_game()
    }

    /// `true` if the step only waits to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.run.is_read_only()
    }

    /// `true` while a move is demonstrated that will be undone.
    #[must_use]
    pub const fn is_showing(&self) -> bool {
        self.shown
    }

    /// The choices wanted now. Empty while a move is demonstrated.
    #[must_use]
    pub fn wanted(&self) -> &'static [AnyMove] {
        if self.shown { &[] } else { self.run.wanted() }
    }

    /// `true` if pieces move to the step's position in view, because the step before is on the table.
    #[must_use]
    pub const fn moves_pieces(&self) -> bool {
        self.moves_pieces
    }

    /// The key of the caption under which pieces move to the step's position. `None` if the step goes back, or if it
    /// continues from the position before.
    #[must_use]
    pub fn caption(&self) -> Option<String> {
        let caption = self.run.step().caption(self.game());
        caption.filter(|_| self.follows)
    }

    /// `true` if the real game at the end is over.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.finished
    }

    /// `true` if automatic moves are blocked, apart from those of the lesson.
    #[must_use]
    pub(super) fn blocks_automatic_moves(&self) -> bool {
        !self.plays() && !self.run.series_under_way()
    }

    /// `true` if the lesson will continue without input as soon as all motion has ended.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.shown || self.run.awaits_reply() || self.run.is_done() && !self.is_reading()
    }

    /// Counts the time without motion; `None` means that something moves. Returns `true` once the lesson must continue.
    fn advance_time(&mut self, calm: Option<Duration>, quick: bool) -> bool {
        let Some(time) = calm else {
            self.still = (0, Duration::ZERO);
            return false;
        };
        if !self.is_under_way() {
            return false;
        }
        self.still.0 = self.still.0.saturating_add(1);
        self.still.1 += time;
        let pause = if quick {
            Duration::ZERO
        } else if self.run.position().outcome().is_some() {
            PAUSE_AFTER_GAME
        } else if self.run.is_done() && self.game().has_throws() {
            PAUSE_AFTER_STEP
        } else if self.run.is_done() {
            PAUSE_WITHOUT_THROW
        } else if dispatch!(AnyPosition(self.run.position()), position => position.warns()) {
            PAUSE_AFTER_WARNING
        } else {
            PAUSE_AFTER_MOVE
        };
        self.still.0 >= STILL_FRAMES && self.still.1 >= pause
    }

    /// The game for the step. The real game at the end is against the computer.
    fn record(&self) -> GameRecord {
        let Some(Act::Game { level, seed }) = self.run.act() else {
            return self.run.record();
        };
        let mut game = GameRecord::from_position(self.run.position().clone(), *seed);
        let side = self.run.step().side;
        for (side, seat) in [(side, Seat::Person), (side.other(), Seat::Computer(*level))] {
            // The names of sides are fixed and seats are short, so this can't fail.
            let _ = game.set_header(self.game().side_name(side), &seat.to_string());
        }
        game
    }
}

/// The location of a spot in a lesson. `None` for the throw.
#[must_use]
pub const fn location_of(spot: Spot, side: Side) -> Option<Location> {
    match spot {
        Spot::Board(at) => Some(Location::Board(at)),
        Spot::Hand => Some(Location::Hand(side)),
        Spot::Bar => Some(Location::Bar(side)),
        Spot::Off => Some(Location::Off(side)),
        Spot::Throw => None,
    }
}

/// The resources and messages that the guide writes.
#[derive(SystemParam)]
struct GuideParams<'w, 's> {
    commands: Commands<'w, 's>,
    saves: ResMut<'w, Saves>,
    progress: ResMut<'w, LessonProgress>,
    slot: ResMut<'w, SaveSlot>,
    intents: ResMut<'w, Messages<Intent>>,
    auto_intents: ResMut<'w, Messages<AutoIntent>>,
    refused: MessageWriter<'w, Refused>,
    left: MessageWriter<'w, LessonLeft>,
}

impl GuideParams<'_, '_> {
    fn keep(&mut self, change: impl FnOnce(&mut Progress)) {
        // The lesson works without saved progress, and failing saves are reported for games.
        let Ok(mut store) = self.saves.exclusive() else {
            return;
        };
        let before = saved_progress(&store);
        let mut progress = before.clone();
        change(&mut progress);
        if progress != before {
            let _ = store.save(&Slot::lessons(), &progress.to_text());
        }
        drop(store);
        self.progress.set_if_neq(LessonProgress(progress));
    }

    fn set_up(&mut self, game: GameRecord) {
        self.intents.write(Intent::SetUp(Box::new(game)));
    }

    /// Sets up the step on the table and saves it as the current one.
    fn enter(&mut self, learning: &mut Learning) {
        let game = learning.game();
        let name = &learning.run.step().name;
        self.keep(|progress| progress.set(game, name));
        learning.shown = false;
        learning.still = (0, Duration::ZERO);
        let record = learning.record();
        self.set_up(record);
    }

    fn begin(&mut self, game: GameKind, seed: u64, table: Option<&Table>, old: Option<&Learning>) {
        // A test reads every lesson, so this can't fail.
        let Ok(lesson) = lesson(game) else { return };
        let progress = saved_progress(&self.saves);
        let run = match progress.step(game) {
            Some(step) => LessonRun::resume(lesson, step),
            None => LessonRun::new(lesson),
        };
        let mut learning = Learning {
            run,
            before: match old {
                Some(old) => old.before.clone(),
                // A puzzle isn't one of the player's games, so the saved game returns instead.
                None if table.is_some_and(|table| table.puzzle().is_some()) => {
                    Some(Box::new(self.own_game(game, seed)))
                }
                None => table.map(|table| Box::new(table.game().clone())),
            },
            slot_before: match (old, &*self.slot) {
                (Some(old), _) => old.slot_before.clone(),
                (None, SaveSlot::Lesson) => SaveSlot::Autosave,
                (None, slot) => slot.clone(),
            },
            shown: false,
            moves_pieces: false,
            follows: false,
            still: (0, Duration::ZERO),
            finished: false,
        };
        *self.slot = SaveSlot::Lesson;
        let kept = learning
            .plays()
            .then(|| self.kept_game(&learning))
            .flatten();
        match kept {
            Some(kept) => self.set_up(kept),
            None => self.enter(&mut learning),
        }
        self.commands.insert_resource(learning);
    }

    /// The player's saved game of this kind, or a new one.
    fn own_game(&self, game: GameKind, seed: u64) -> GameRecord {
        let text = self.saves.load(&SaveSlot::Autosave.of(game)).ok().flatten();
        let kept = text.and_then(|text| GameRecord::from_record(&text).ok());
        kept.unwrap_or_else(|| GameRecord::opening(Setup::new(game), seed))
    }

    /// The real game of a lesson that was left before its end.
    fn kept_game(&self, learning: &Learning) -> Option<GameRecord> {
        let text = self.saves.load(&self.slot.of(learning.game())).ok()??;
        let game = GameRecord::from_record(&text).ok()?;
        let same = *game.start() == learning.run.step().start;
        (same && game.is_under_way()).then_some(game)
    }

    /// Ends the lesson. With `lay`, the previous game returns to the table.
    fn leave(&mut self, learning: &mut Learning, lay: bool) {
        let kept = learning.before.take();
        self.commands.remove_resource::<Learning>();
        self.left.write(LessonLeft {
            game: learning.game(),
            finished: learning.finished,
            is_replaced: !lay,
        });
        if !lay {
            *self.slot = learning.slot_before.clone();
        } else if let Some(game) = kept {
            *self.slot = learning.slot_before.clone();
            self.set_up(*game);
        }
        // Without a previous game, the lesson's game stays on the table but must not be saved as the player's.
    }

    /// Passes on the wanted intents and refuses all others.
    fn judge(&mut self, learning: &mut Learning, new_intents: NewIntents) {
        if new_intents.intents.iter().any(Intent::replaces_game) {
            return self.leave(learning, false);
        }
        if learning.plays() {
            return;
        }
        self.intents.clear();
        self.auto_intents.clear();
        for intent in new_intents.intents {
            let tried = match &intent {
                // The lesson continues without input.
                _ if learning.is_under_way() => continue,
                Intent::Throw => learning.run.throw(),
                Intent::Play(choice) => learning.run.play(*choice),
                // A lesson has no resigning or undo; the learner repeats steps instead.
                _ => continue,
            };
            learning.still = (0, Duration::ZERO);
            match tried {
                AttemptResult::Wanted | AttemptResult::Illegal(_) => {
                    self.intents.write(intent);
                }
                AttemptResult::NotWanted => {
                    self.refused.write(Refused(Refusal::NotAsked));
                }
            }
        }
        for AutoIntent(intent) in new_intents.auto_intents {
            // A player's intent in the same frame takes precedence.
            let follows = matches!(intent, Intent::Throw)
                && self.intents.is_empty()
                && learning.run.series_under_way();
            if follows && learning.run.throw() == AttemptResult::Wanted {
                learning.still = (0, Duration::ZERO);
                self.auto_intents.write(AutoIntent(intent));
            }
        }
    }

    /// Fulfils a learner's request.
    fn fulfil(&mut self, learning: &mut Learning, request: LessonIntent) {
        match request {
            LessonIntent::Begin { .. } => {}
            LessonIntent::Leave => self.leave(learning, true),
            LessonIntent::Next if learning.is_reading() => self.start_next_step(learning),
            LessonIntent::Next => {}
            LessonIntent::Skip => self.start_next_step(learning),
            LessonIntent::Back => {
                if learning.shown || learning.run.back() {
                    if learning.shown {
                        learning.run.again();
                    }
                    learning.moves_pieces = true;
                    learning.follows = false;
                    self.enter(learning);
                }
            }
            LessonIntent::Show if learning.shown => {}
            LessonIntent::Show => match learning.run.act() {
                Some(Act::Throw(_)) if !learning.run.series_under_way() => {
                    if learning.run.throw() == AttemptResult::Wanted {
                        self.intents.write(Intent::Throw);
                    }
                    learning.still = (0, Duration::ZERO);
                }
                Some(Act::Play { wanted, .. }) => {
                    self.intents.write(Intent::Play(wanted[0]));
                    learning.shown = true;
                    learning.still = (0, Duration::ZERO);
                }
                _ => {}
            },
        }
    }

    /// Continues with the next step.
    fn start_next_step(&mut self, learning: &mut Learning) {
        let done = learning.run.is_done();
        if !learning.run.next_step() {
            return;
        }
        learning.moves_pieces = true;
        learning.follows = true;
        if learning.run.step().sets_position || !done {
            return self.enter(learning);
        }
        let (game, name) = (learning.game(), &learning.run.step().name);
        self.keep(|progress| progress.set(game, name));
        learning.still = (0, Duration::ZERO);
    }

    /// Records that the real game at the end is finished.
    fn note_end(&mut self, learning: &mut Learning, table: Option<&Table>) {
        let over = table.is_some_and(|table| table.game().outcome().is_some());
        if !over || learning.finished {
            return;
        }
        learning.finished = true;
        let game = learning.game();
        let first = &learning.run.lesson().steps[0].name;
        self.keep(|progress| {
            progress.set(game, first);
            progress.finish(game);
        });
    }

    /// Performs the next automatic action of the lesson.
    fn step_automatically(&mut self, learning: &mut Learning) {
        if learning.shown {
            learning.shown = false;
            self.intents.write(Intent::UndoShown);
        } else if let Some(reply) = learning.run.reply() {
            self.intents.write(match reply {
                Reply::Throw(_) => Intent::Throw,
                Reply::Play(choice) => Intent::Play(choice),
            });
        } else if learning.run.is_done() && !learning.is_reading() {
            self.start_next_step(learning);
        }
        learning.still = (0, Duration::ZERO);
    }
}

/// The intents since the guide's last run.
struct NewIntents {
    intents: Vec<Intent>,
    auto_intents: Vec<AutoIntent>,
}

fn guide(
    time: Res<Time<Real>>,
    table: Option<Res<Table>>,
    in_force: SettingsInForce,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    mut read: Local<(MessageCursor<Intent>, MessageCursor<AutoIntent>)>,
    mut lesson_intents: MessageReader<LessonIntent>,
    mut learning: Option<ResMut<Learning>>,
    mut params: GuideParams,
) {
    let new_intents = NewIntents {
        intents: read.0.read(&params.intents).cloned().collect(),
        auto_intents: read.1.read(&params.auto_intents).cloned().collect(),
    };
    let request = lesson_intents.read().last().copied();
    let calm = (!busy.0 && !paused.0).then(|| time.delta());
    let quick = in_force.pace().think.is_zero();
    match (request, learning.as_deref_mut()) {
        // Intents of the same frame were meant for the previous step.
        (Some(LessonIntent::Begin { game, seed }), old) => {
            params.intents.clear();
            params.begin(game, seed, table.as_deref(), old.as_deref());
        }
        (Some(request), Some(learning)) => {
            params.intents.clear();
            params.fulfil(learning, request);
        }
        (_, None) => {
            // A rematch of a lesson's game still belongs to the lesson.
            let another = |intent: &Intent| matches!(intent, Intent::New(_) | Intent::SetUp(_));
            if *params.slot == SaveSlot::Lesson && new_intents.intents.iter().any(another) {
                *params.slot = SaveSlot::Autosave;
            }
        }
        (None, Some(learning)) => {
            params.judge(learning, new_intents);
            if learning.plays() {
                params.note_end(learning, table.as_deref());
            } else if learning.advance_time(calm, quick) {
                params.step_automatically(learning);
            }
        }
    }
    read.0.clear(&params.intents);
    read.1.clear(&params.auto_intents);
}
