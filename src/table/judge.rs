//! Applies every intent to the game on the table, or refuses it with a reason.

use std::borrow::Cow;

use bevy::prelude::*;

use super::doubt::{Doubt, doubts};
use super::game::expects_throw;
use super::intent::{AutoIntent, NewGame};
use super::pieces::PieceRegistry;
use super::{Intent, Learning, Refusal, Refused, Table, TableEvent, TableSystems};
use crate::ai;
use crate::record::{GameStart, Seed};
use crate::rules::{AnyIllegal, AnyStep, Side};
use crate::settings::CurrentSettings;
use crate::store::Seat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceRegistry>()
        .add_systems(Update, judge.in_set(TableSystems::Judge));
}

/// The result of an intent.
enum Applied {
    Steps(Vec<AnyStep>),
    /// The steps of each event.
    Redone(Vec<Vec<AnyStep>>),
    Undone,
    Confirmed,
    SetUp,
}

impl From<AnyIllegal> for Refusal {
    fn from(illegal: AnyIllegal) -> Self {
        Refusal::Illegal(illegal)
    }
}

impl Table {
    /// Applies an intent. Fails with the reason for a refusal.
    fn apply(&mut self, intent: &Intent, confirm_turn: bool) -> Result<Applied, Refusal> {
        let before = self.game.position().side_to_act();
        let applied = match intent {
            Intent::Throw | Intent::ThrowUntilMove => {
                if self.unconfirmed.is_some() {
                    self.unconfirmed = None;
                    return Ok(Applied::Confirmed);
                }
                let thrower = expects_throw(self);
                let steps = self.game.throw_next()?;
                if let (Intent::ThrowUntilMove, Some(side)) = (intent, thrower) {
                    self.throws_until_move[side.index()] = true;
                }
                Applied::Steps(steps)
            }
            Intent::EnterThrow(throw) => {
                if !self.game.throws_by_hand() {
                    return Err(Refusal::NotByHand);
                }
                if self.unconfirmed.is_some() {
                    return Err(Refusal::ConfirmFirst);
                }
                Applied::Steps(self.game.throw(*throw)?)
            }
            Intent::CorrectThrow => {
                if !self.can_correct() {
                    return Err(Refusal::NothingToUndo);
                }
                let events = self.game.events().len();
                self.undo_down_to(events - 1);
                Applied::Undone
            }
            Intent::Play(choice) => Applied::Steps(self.game.play(*choice)?),
            // The held-back choices replace it before.
            Intent::PlayDoubted => return Err(Refusal::NothingToConfirm),
            Intent::Done => {
                self.unconfirmed.take().ok_or(Refusal::NothingToConfirm)?;
                return Ok(Applied::Confirmed);
            }
            Intent::Undo => {
                if !self.undo() {
                    return Err(Refusal::NothingToUndo);
                }
                Applied::Undone
            }
            Intent::UndoShown => {
                self.game.undo().ok_or(Refusal::NothingToUndo)?;
                self.game.forget_undone();
                Applied::Undone
            }
            Intent::Redo => {
                if !self.can_redo() {
                    return Err(Refusal::NothingToRedo);
                }
                let redone = self.redo();
                self.unconfirmed = None;
                // The turn might have needed confirmation before it was undone.
                if confirm_turn && !self.game.can_redo() {
                    self.unconfirmed = self.ended_own_turn();
                }
                return Ok(Applied::Redone(redone));
            }
            Intent::Resign(side) => Applied::Steps(self.game.resign(*side)?),
            Intent::OfferDraw(side) => {
                let other = side.other();
                let position = self.game.position();
                let takes = matches!(self.seat(other), Seat::Computer(_))
                    && ai::takes_draw(position, other);
                // A person answers the offer with a separate intent.
                if !takes && self.game.outcome().is_none() {
                    return Err(match ai::can_force_win(position, other) {
                        true => Refusal::WinDeclinesDraw,
                        false => Refusal::DrawDeclined,
                    });
                }
                Applied::Steps(self.game.agree_draw()?)
            }
            Intent::AgreeDraw => Applied::Steps(self.game.agree_draw()?),
            Intent::New(_) | Intent::Rematch | Intent::SetUp(_) => return Ok(Applied::SetUp),
        };
        let after = self.game.position().side_to_act();
        self.unconfirmed = None;
        if matches!(applied, Applied::Undone) {
            self.throws_until_move = [false; 2];
        }
        self.end_throws_until_move();
        if let (Intent::Play(_), true, Some(side)) = (intent, confirm_turn, before)
            && after == Some(side.other())
            && self.seat(side) == Seat::Person
        {
            self.unconfirmed = Some(side);
        }
        Ok(applied)
    }
}

/// The set-up of a rematch: the same game with the seats swapped and the other side first.
fn rematch(table: &Table) -> NewGame {
    let [first, second] = table.seats;
    let [first_player, second_player] = table.players.clone();
    // A fixed sequence of seeds makes a rematch as reproducible as its first game.
    let walked = table
        .game
        .seed()
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    NewGame {
        setup: table.game.setup().clone(),
        seats: [second, first],
        players: [second_player, first_player],
        first: match table.game.beginning() {
            GameStart::Side(side) => Some(side.other()),
            GameStart::Throw => None,
            GameStart::Position => Some(Side::Second),
        },
        games: table.game.score_before().map_or(1, |score| score.length()),
        clock: table.game.clock_control(),
        seed: match table.game.fair_seed() {
            _ if table.game.throws_by_hand() => Seed::ByHand(walked),
            Some(_) => Seed::draw_fair(walked),
            None => Seed::Number(walked),
        },
    }
}

fn judge(
    mut commands: Commands,
    mut table: Option<ResMut<Table>>,
    mut registry: ResMut<PieceRegistry>,
    mut intents: MessageReader<Intent>,
    mut auto_intents: MessageReader<AutoIntent>,
    mut table_events: MessageWriter<TableEvent>,
    mut refused: MessageWriter<Refused>,
    settings: Res<CurrentSettings>,
    learning: Option<Res<Learning>>,
    mut doubt: ResMut<Doubt>,
) {
    // A lesson continues without confirmation.
    let confirm_turn = settings.0.confirm_turn && learning.as_deref().is_none_or(Learning::plays);
    // A side whose time is up loses before any other intent counts.
    let is_out = |table: &ResMut<Table>| !table.is_replayed && table.game.out_of_time().is_some();
    if let Some(table) = table.as_mut().filter(|table| is_out(table))
        && let Some(steps) = table.game.run_out_of_time()
    {
        table.unconfirmed = None;
        doubt.clear();
        let events = table.game.events().len();
        let steps = registry.piece_steps(steps, events).into_iter();
        table_events.write_batch(steps.map(TableEvent::Stepped));
    }
    let nobody_wishes = intents.is_empty();
    let own = auto_intents
        .read()
        .map(|AutoIntent(intent)| intent)
        .filter(|_| nobody_wishes);
    // Choices of an earlier frame give way to the player's new ones.
    let mut holds = false;
    let mut played = Vec::new();
    for intent in intents.read() {
        match (intent, table.as_deref()) {
            (Intent::PlayDoubted, _) => {
                let held = doubt.take().into_iter();
                played.extend(held.map(|choice| Cow::Owned(Intent::Play(choice))));
            }
            (Intent::Play(choice), Some(table))
                if doubts(table, &settings.0, learning.as_deref()) =>
            {
                if !std::mem::replace(&mut holds, true) {
                    doubt.clear();
                }
                doubt.hold(*choice);
            }
            _ => played.push(Cow::Borrowed(intent)),
        }
    }
    for intent in played.iter().map(AsRef::as_ref).chain(own) {
        // The held-back choices are about the position before it.
        if !holds {
            doubt.clear();
        }
        let fresh = match intent {
            Intent::New(new) => Some(Table::begin(new)),
            Intent::SetUp(game) => {
                let mut game = (**game).clone();
                game.forget_undone();
                Some(Table::new(game))
            }
            Intent::Rematch => table.as_deref().map(|table| Table::begin(&rematch(table))),
            _ => None,
        };
        if let Some(fresh) = fresh {
            registry.place_all(&mut commands, fresh.game.position());
            match table.as_deref_mut() {
                Some(table) => *table = fresh,
                None => {
                    commands.insert_resource(fresh);
                    table_events.write(TableEvent::SetUp);
                    // Bevy inserts the resource after this system, so further intents wait for the next frame.
                    return;
                }
            }
            table_events.write(TableEvent::SetUp);
            continue;
        }
        let Some(table) = table.as_deref_mut() else {
            refused.write(Refused(Refusal::NoGame));
            continue;
        };
        if table.is_replayed {
            refused.write(Refused(Refusal::LookingBack));
            continue;
        }
        match table.apply(intent, confirm_turn) {
            Ok(Applied::Steps(steps)) => {
                let events = table.game.events().len();
                table_events.write_batch(
                    registry
                        .piece_steps(steps, events)
                        .into_iter()
                        .map(TableEvent::Stepped),
                );
            }
            Ok(Applied::Redone(redone)) => {
                let mut events = table.game.events().len() - redone.len();
                for steps in redone {
                    events += 1;
                    let steps = registry.piece_steps(steps, events).into_iter();
                    table_events.write_batch(steps.map(TableEvent::Stepped));
                }
            }
            Ok(Applied::Undone) => {
                registry.settle(table.game.position());
                table_events.write(TableEvent::Undone);
            }
            Ok(Applied::Confirmed) => {
                table_events.write(TableEvent::TurnConfirmed);
            }
            Ok(Applied::SetUp) => {}
            Err(refusal) => {
                refused.write(Refused(refusal));
            }
        }
    }
}
