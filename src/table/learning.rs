//! A guided first game on the table: it holds back what its step does not want, answers for the other
//! side, and shows how a move goes.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::autosave::{SaveSlot, Saves};
use super::intent::AutoIntent;
use super::{Intent, Location, Refusal, Refused, StageBusy, Table, TablePaused, TableSystems};
use crate::lesson::{Act, LessonRun, Progress, Spot, Try, lesson};
use crate::record::GameRecord;
use crate::rules::{AnyMove, GameKind, Setup, Side};
use crate::settings::SettingsInForce;
use crate::store::{Seat, Slot};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LessonIntent>()
        .add_message::<LessonLeft>()
        .add_systems(
            Update,
            guide
                .in_set(TableSystems::Guide)
                .run_if(resource_exists::<Saves>),
        );
}

/// What a learner asks of a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonIntent {
    /// To begin a game's lesson, or to take it up where it was left.
    Begin {
        /// The game to learn.
        game: GameKind,
        /// The seed of the real game at its end.
        seed: u64,
    },
    /// To go on once a step has been read.
    Next,
    /// To see how it goes.
    Show,
    /// The step again, or the one before where nothing of it is done.
    Back,
    /// The step after this one.
    Skip,
    /// To leave the lesson; it can be taken up again.
    Leave,
}

/// A lesson was left; what lay on the table before it lies there again, if anything did.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonLeft {
    /// The game that was learned.
    pub game: GameKind,
    /// Its real game had come to its end.
    pub finished: bool,
}

/// The lesson on the table.
#[derive(Resource, Clone, Debug)]
pub struct Learning {
    run: LessonRun,
    /// What lay on the table before.
    before: Option<Box<GameRecord>>,
    slot_before: SaveSlot,
    seed: u64,
    /// A move has been played to show it, and is to be given back.
    shown: bool,
    /// For how many frames, and how long, nothing has moved.
    still: (u8, Duration),
    /// The real game at the end has been told as finished.
    finished: bool,
}

/// How long what was done is looked at before the lesson goes on, at normal speed.
const LOOKED_AT: Duration = Duration::from_millis(650);
/// Frames until the stage knows of what the table has just been told.
const STILL_FRAMES: u8 = 3;

impl Learning {
    /// Where the learner stands in the lesson.
    #[must_use]
    pub const fn run(&self) -> &LessonRun {
        &self.run
    }

    /// What lay on the table before.
    #[must_use]
    pub fn before(&self) -> Option<&GameRecord> {
        self.before.as_deref()
    }

    /// The game that is learned.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.run.lesson().game
    }

    /// The real game at the end is played: nothing is held back any more.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.run.is_game()
    }

    /// The step waits to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.run.is_read_only()
    }

    /// A move is being shown and will be given back.
    #[must_use]
    pub const fn is_showing(&self) -> bool {
        self.shown
    }

    /// What may be played now; nothing while a move is shown.
    #[must_use]
    pub fn wanted(&self) -> &'static [AnyMove] {
        if self.shown { &[] } else { self.run.wanted() }
    }

    /// Nothing goes by itself but what the lesson plays.
    #[must_use]
    pub(super) fn holds_back(&self) -> bool {
        !self.plays() && !self.run.series_under_way()
    }

    /// Something of the lesson goes on by itself, as soon as nothing moves.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.shown
            || matches!(self.run.act(), Some(Act::Reply(_)))
            || self.run.is_done() && !self.is_reading()
    }

    /// Lets time pass while nothing moves (none where something does); true once the lesson is to go on
    /// by itself.
    fn passes(&mut self, calm: Option<Duration>, quick: bool) -> bool {
        let Some(time) = calm else {
            self.still = (0, Duration::ZERO);
            return false;
        };
        if !self.is_under_way() {
            return false;
        }
        self.still.0 = self.still.0.saturating_add(1);
        self.still.1 += time;
        let pause = if quick { Duration::ZERO } else { LOOKED_AT };
        self.still.0 >= STILL_FRAMES && self.still.1 >= pause
    }

    /// The game for the step; the real game at the end is against the computer.
    fn record(&self) -> GameRecord {
        let Some(Act::Game { level }) = self.run.act() else {
            return self.run.record();
        };
        let mut game = GameRecord::from_position(self.run.position().clone(), self.seed);
        let side = self.run.step().side;
        for (side, seat) in [(side, Seat::Person), (side.other(), Seat::Computer(*level))] {
            // The names of sides are fixed and seats are short: neither can be refused.
            let _ = game.set_header(self.game().side_name(side), &seat.to_string());
        }
        game
    }
}

/// The location of a place of a lesson; none for what is thrown.
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

/// What the guide writes to.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    commands: Commands<'w, 's>,
    saves: ResMut<'w, Saves>,
    slot: ResMut<'w, SaveSlot>,
    intents: ResMut<'w, Messages<Intent>>,
    auto_intents: ResMut<'w, Messages<AutoIntent>>,
    refused: MessageWriter<'w, Refused>,
    left: MessageWriter<'w, LessonLeft>,
}

impl Desk<'_, '_> {
    fn progress(&self) -> Progress {
        // A lesson that cannot be taken up begins anew.
        let kept = self.saves.load(&Slot::lessons()).ok().flatten();
        Progress::parse(&kept.unwrap_or_default())
    }

    fn keep(&mut self, change: impl FnOnce(&mut Progress)) {
        let mut progress = self.progress();
        let before = progress.clone();
        change(&mut progress);
        if progress != before {
            // A lesson goes on without it; that games cannot be saved is told where it matters.
            let _ = self.saves.save(&Slot::lessons(), &progress.to_text());
        }
    }

    fn lay(&mut self, game: GameRecord) {
        self.intents.write(Intent::Lay(Box::new(game)));
    }

    /// Lays the step on the table, and remembers that it is the next.
    fn enter(&mut self, learning: &mut Learning) {
        let game = learning.game();
        let name = &learning.run.step().name;
        self.keep(|progress| progress.set(game, name));
        learning.shown = false;
        learning.still = (0, Duration::ZERO);
        let record = learning.record();
        self.lay(record);
    }

    fn begin(&mut self, game: GameKind, seed: u64, table: Option<&Table>, old: Option<&Learning>) {
        // Every lesson is read by a test.
        let Ok(lesson) = lesson(game) else { return };
        let progress = self.progress();
        let run = match progress.step(game) {
            Some(step) => LessonRun::resume(lesson, step),
            None => LessonRun::new(lesson),
        };
        let mut learning = Learning {
            run,
            before: match old {
                Some(old) => old.before.clone(),
                // A puzzle is no game of the player's; the one that is kept is.
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
            seed,
            shown: false,
            still: (0, Duration::ZERO),
            finished: false,
        };
        *self.slot = SaveSlot::Lesson;
        let kept = learning
            .plays()
            .then(|| self.kept_game(&learning))
            .flatten();
        match kept {
            Some(kept) => self.lay(kept),
            None => self.enter(&mut learning),
        }
        self.commands.insert_resource(learning);
    }

    /// The player's own game of a kind as it is kept, or one that has not begun.
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

    /// The lesson ends; with `lay` the table is as it was before.
    fn leave(&mut self, learning: &mut Learning, lay: bool) {
        let kept = learning.before.take();
        self.commands.remove_resource::<Learning>();
        self.left.write(LessonLeft {
            game: learning.game(),
            finished: learning.finished,
        });
        if !lay {
            *self.slot = learning.slot_before.clone();
        } else if let Some(game) = kept {
            *self.slot = learning.slot_before.clone();
            self.lay(*game);
        }
        // Where nothing lay there before, nothing of the lesson may be saved as a player's game.
    }

    /// Passes on what the step wants, and answers for everything else.
    fn judge(&mut self, learning: &mut Learning, fresh: Fresh) {
        if fresh.intents.iter().any(Intent::lays_another_game) {
            return self.leave(learning, false);
        }
        if learning.plays() {
            return;
        }
        self.intents.clear();
        self.auto_intents.clear();
        for intent in fresh.intents {
            let tried = match &intent {
                // It goes on by itself.
                _ if learning.is_under_way() => continue,
                Intent::Throw => learning.run.throw(),
                Intent::Play(choice) => learning.run.play(*choice),
                // In a lesson nothing is given up or taken back: steps are.
                _ => continue,
            };
            learning.still = (0, Duration::ZERO);
            match tried {
                Try::Wanted | Try::Illegal(_) => drop(self.intents.write(intent)),
                Try::NotWanted => drop(self.refused.write(Refused(Refusal::NotAsked))),
            }
        }
        for AutoIntent(intent) in fresh.auto_intents {
            // It yields to what a person wants in the same frame.
            let follows = matches!(intent, Intent::Throw)
                && self.intents.is_empty()
                && learning.run.series_under_way();
            if follows && learning.run.throw() == Try::Wanted {
                learning.still = (0, Duration::ZERO);
                self.auto_intents.write(AutoIntent(intent));
            }
        }
    }

    /// Does what the learner asks of the lesson.
    fn grant(&mut self, learning: &mut Learning, wish: LessonIntent) {
        match wish {
            LessonIntent::Begin { .. } => {}
            LessonIntent::Leave => self.leave(learning, true),
            LessonIntent::Next if learning.is_reading() => self.go_on(learning),
            LessonIntent::Next => {}
            LessonIntent::Skip => self.go_on(learning),
            LessonIntent::Back => {
                if learning.shown || learning.run.back() {
                    if learning.shown {
                        learning.run.again();
                    }
                    self.enter(learning);
                }
            }
            LessonIntent::Show if learning.shown => {}
            LessonIntent::Show => match learning.run.act() {
                Some(Act::Throw(_)) if !learning.run.series_under_way() => {
                    if learning.run.throw() == Try::Wanted {
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

    /// Goes on with the next step.
    fn go_on(&mut self, learning: &mut Learning) {
        let done = learning.run.is_done();
        if !learning.run.go_on() {
            return;
        }
        if learning.run.step().laid || !done {
            return self.enter(learning);
        }
        let (game, name) = (learning.game(), &learning.run.step().name);
        self.keep(|progress| progress.set(game, name));
        learning.still = (0, Duration::ZERO);
    }

    /// Remembers that the real game at the end has come to its own.
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

    /// Does what is due by itself.
    fn carry_on(&mut self, learning: &mut Learning) {
        if learning.shown {
            learning.shown = false;
            self.intents.write(Intent::GiveBack);
        } else if let Some(choice) = learning.run.reply() {
            self.intents.write(Intent::Play(choice));
        } else if learning.run.is_done() && !learning.is_reading() {
            self.go_on(learning);
        }
        learning.still = (0, Duration::ZERO);
    }
}

/// What has been asked of the table since the guide looked last.
struct Fresh {
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
    mut wishes: MessageReader<LessonIntent>,
    mut learning: Option<ResMut<Learning>>,
    mut desk: Desk,
) {
    let fresh = Fresh {
        intents: read.0.read(&desk.intents).cloned().collect(),
        auto_intents: read.1.read(&desk.auto_intents).cloned().collect(),
    };
    let wish = wishes.read().last().copied();
    let calm = (!busy.0 && !paused.0).then(|| time.delta());
    let quick = in_force.pace().think.is_zero();
    match (wish, learning.as_deref_mut()) {
        // What was asked for in the same frame was meant for the step as it was.
        (Some(LessonIntent::Begin { game, seed }), old) => {
            desk.intents.clear();
            desk.begin(game, seed, table.as_deref(), old.as_deref());
        }
        (Some(wish), Some(learning)) => {
            desk.intents.clear();
            desk.grant(learning, wish);
        }
        (_, None) => {
            // The rematch of a lesson's game belongs to the lesson.
            let another = |intent: &Intent| matches!(intent, Intent::New(_) | Intent::Lay(_));
            if *desk.slot == SaveSlot::Lesson && fresh.intents.iter().any(another) {
                *desk.slot = SaveSlot::Autosave;
            }
        }
        (None, Some(learning)) => {
            desk.judge(learning, fresh);
            if learning.plays() {
                desk.note_end(learning, table.as_deref());
            } else if learning.passes(calm, quick) {
                desk.carry_on(learning);
            }
        }
    }
    read.0.clear(&desk.intents);
    read.1.clear(&desk.auto_intents);
}
