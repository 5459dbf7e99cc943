//! The places and commands that a scan of the table steps through.

use crate::input::replay::ReplayCommand;
use crate::input::selection::{chooser, offered, offered_compound_moves};
use crate::input::throw_entry::digits;
use crate::input::{Press, Selection};
use crate::rules::{Expect, Side};
use crate::stage::Layout;
use crate::store::Seat;
use crate::table::targets::{origins, question, targets_from};
use crate::table::{Learning, Location, Replay, ReplayIntent, ReplayMistakes, Table};
use crate::ui::screen_reader::reading_order;

/// A place or a command of the scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanItem {
    /// A place of the board.
    Place(Location),
    /// A command in the bar.
    Command(ScanCommand),
}

/// A command in the bar of the scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanCommand {
    /// The next step of a lesson.
    Continue,
    /// Throw.
    Throw,
    /// Throw again, or start a piece: an answer to a question.
    ThrowAgain,
    /// Start a piece.
    StartPiece,
    /// Confirm the turn, or an entered throw.
    Done,
    /// Deselect the piece.
    OtherPiece,
    /// A digit of an entered throw.
    Digit(u8),
    /// Take back the last move.
    Undo,
    /// Ask for a hint.
    Hint,
    /// One step back in a replay.
    StepBack,
    /// One step on in a replay.
    StepOn,
    /// One turn on in a replay.
    TurnOn,
    /// One turn back in a replay.
    TurnBack,
    /// Go to the next mistake of a replay.
    NextMistake,
    /// Go to the previous mistake of a replay.
    PreviousMistake,
    /// Go to the start of a replay.
    First,
    /// Go to the end of a replay.
    Last,
    /// Play a replay, or stop it.
    Play,
    /// Start a new game from the shown moment of a replay.
    PlayFromHere,
    /// Open the menu, or leave what is open.
    Menu,
}

/// The effect of a command.
pub(super) enum Effect {
    Press(Press),
    Replay(ReplayIntent),
    Escape,
}

impl ScanCommand {
    /// The key of its text. A digit has none.
    pub(super) const fn key(self) -> &'static str {
        match self {
            ScanCommand::Continue => "scan-continue",
            ScanCommand::Throw => "throw",
            ScanCommand::ThrowAgain => "declare-again",
            ScanCommand::StartPiece => "declare-start",
            ScanCommand::Done => "done",
            ScanCommand::OtherPiece => "scan-other",
            ScanCommand::Digit(_) => "",
            ScanCommand::Undo => "undo",
            ScanCommand::Hint => "hint",
            ScanCommand::StepBack => "keys-step-back",
            ScanCommand::StepOn => "keys-step-forward",
            ScanCommand::TurnOn => "review-on",
            ScanCommand::TurnBack => "review-back",
            ScanCommand::NextMistake => "keys-mistake-next",
            ScanCommand::PreviousMistake => "keys-mistake-before",
            ScanCommand::First => "review-to-first",
            ScanCommand::Last => "review-to-last",
            ScanCommand::Play => "keys-play",
            ScanCommand::PlayFromHere => "review-play-from-here",
            ScanCommand::Menu => "menu",
        }
    }

    /// Its effect. `by_hand` is `true` if it ends the entry of a throw.
    pub(super) fn effect(self, by_hand: bool, is_playing: bool) -> Effect {
        let replay = |command: ReplayCommand| Effect::Replay(command.intent(is_playing));
        match self {
            ScanCommand::Continue => Effect::Press(Press::Next),
            ScanCommand::Throw | ScanCommand::ThrowAgain => Effect::Press(Press::Throw),
            ScanCommand::Done if by_hand => Effect::Press(Press::EnterThrow),
            ScanCommand::StartPiece | ScanCommand::Done => Effect::Press(Press::Done),
            ScanCommand::OtherPiece => Effect::Press(Press::Cancel),
            ScanCommand::Digit(digit) => Effect::Press(Press::Digit(digit)),
            ScanCommand::Undo => Effect::Press(Press::Undo),
            ScanCommand::Hint => Effect::Press(Press::Hint),
            ScanCommand::StepBack => replay(ReplayCommand::Step(-1)),
            ScanCommand::StepOn => replay(ReplayCommand::Step(1)),
            ScanCommand::TurnOn => replay(ReplayCommand::Turn(1)),
            ScanCommand::TurnBack => replay(ReplayCommand::Turn(-1)),
            ScanCommand::NextMistake => replay(ReplayCommand::Mistake(1)),
            ScanCommand::PreviousMistake => replay(ReplayCommand::Mistake(-1)),
            ScanCommand::First => replay(ReplayCommand::First),
            ScanCommand::Last => replay(ReplayCommand::Last),
            ScanCommand::Play => replay(ReplayCommand::PlayOrStop),
            ScanCommand::PlayFromHere => replay(ReplayCommand::PlayFromHere),
            ScanCommand::Menu => Effect::Escape,
        }
    }
}

/// The commands in a replay. Those that do nothing aren't offered: mistakes while none is known, and a new game from
/// the end.
fn replay_commands(replay: &Replay, mistakes: &ReplayMistakes) -> Vec<ScanItem> {
    let has_mistakes = !mistakes.0.is_empty();
    let all = [
        (ScanCommand::StepOn, true),
        (ScanCommand::StepBack, true),
        (ScanCommand::TurnOn, true),
        (ScanCommand::TurnBack, true),
        (ScanCommand::NextMistake, has_mistakes),
        (ScanCommand::PreviousMistake, has_mistakes),
        (ScanCommand::Play, true),
        (ScanCommand::First, true),
        (ScanCommand::Last, true),
        (ScanCommand::PlayFromHere, !replay.is_at_end()),
        (ScanCommand::Menu, true),
    ];
    all.into_iter()
        .filter(|(_, is_offered)| *is_offered)
        .map(|(command, _)| ScanItem::Command(command))
        .collect()
}

/// The choices at a table: the places first, in reading order, then the commands. Empty while a person waits for
/// the computer or for motion.
pub(super) fn items(
    table: &Table,
    layout: &Layout,
    selection: &Selection,
    learning: Option<&Learning>,
    replay: Option<(&Replay, &ReplayMistakes)>,
    is_moving: bool,
) -> Vec<ScanItem> {
    let commands = |all: &[ScanCommand]| all.iter().copied().map(ScanItem::Command).collect();
    if let Some((replay, mistakes)) = replay {
        return replay_commands(replay, mistakes);
    }
    if learning.is_some_and(|learning| !learning.plays()) {
        return commands(&[ScanCommand::Continue, ScanCommand::Hint, ScanCommand::Menu]);
    }
    let is_over = table.game().outcome().is_some();
    let turn = turn(table, layout, selection);
    if !is_over && (is_moving || turn.is_empty()) {
        let is_watched = Side::BOTH
            .iter()
            .all(|side| table.seat(*side) != Seat::Person);
        return if is_watched {
            commands(&[ScanCommand::Menu])
        } else {
            Vec::new()
        };
    }
    let mut all = turn;
    if table.can_undo() || table.can_correct() {
        all.push(ScanItem::Command(ScanCommand::Undo));
    }
    if chooser(table).is_some() {
        all.push(ScanItem::Command(ScanCommand::Hint));
    }
    all.push(ScanItem::Command(ScanCommand::Menu));
    all
}

/// The choices of the turn. Empty if no person acts.
fn turn(table: &Table, layout: &Layout, selection: &Selection) -> Vec<ScanItem> {
    let command = |command| vec![ScanItem::Command(command)];
    if table.unconfirmed().is_some() {
        return command(ScanCommand::Done);
    }
    if table.asks_for_throw().is_some() {
        let digits = digits(table.game().setup().kind());
        let digits = digits.map(|digit| ScanItem::Command(ScanCommand::Digit(digit)));
        return digits.chain(command(ScanCommand::Done)).collect();
    }
    match table.game().expect() {
        Expect::Throw(side) if table.is_thrown_by_person(side) => {
            return command(ScanCommand::Throw);
        }
        _ if chooser(table).is_none() => return Vec::new(),
        _ => {}
    }
    if question(table.game().position()).is_some() {
        let answers = [ScanCommand::StartPiece, ScanCommand::ThrowAgain];
        return answers.map(ScanItem::Command).into();
    }
    let all = offered(table, selection.picked);
    let pieces = origins(&all);
    let places = match selection.chosen {
        Some(from) => {
            let targets = targets_from(&all, from).into_iter().map(|target| target.to);
            let moves = offered_compound_moves(table, selection.picked, from);
            let moves = moves.into_iter().map(|compound_move| compound_move.to);
            targets.chain(moves).collect()
        }
        None => pieces.clone(),
    };
    let mut found: Vec<ScanItem> = reading_order(layout)
        .into_iter()
        .filter(|place| places.contains(place))
        .map(ScanItem::Place)
        .collect();
    // Locations that share a place aren't in that order.
    for place in places {
        if !found.contains(&ScanItem::Place(place)) {
            found.push(ScanItem::Place(place));
        }
    }
    if selection.chosen.is_some() && pieces.len() > 1 {
        found.extend(command(ScanCommand::OtherPiece));
    }
    found
}
