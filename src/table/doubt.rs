//! Holds back a person's choices until they're judged and, if they cost much, until the player has confirmed them.

use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use super::search_task::ComputeMode;
use super::{Intent, Learning, Table, TablePaused, ThinkSystems};
use crate::review::ChoiceJudge;
use crate::rules::AnyMove;
use crate::settings::CurrentSettings;
use crate::store::{Seat, Settings};

/// The loss of win chance (thousandths) from which choices need confirmation.
pub const COSTLY: u16 = 100;
/// The longest time of judging in a frame.
const SLICE: Duration = Duration::from_millis(4);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Doubt>().add_systems(
        PostUpdate,
        judge
            .in_set(ThinkSystems)
            .run_if(resource_exists::<Table>)
            .run_if(|doubt: Res<Doubt>| !doubt.is_none()),
    );
}

/// Choices that wait for their judgement or for the player's answer.
#[derive(Resource, Debug, Default)]
pub struct Doubt {
    choices: Vec<AnyMove>,
    judge: Option<ChoiceJudge>,
    /// The number of events before the choices.
    events: usize,
    asks: bool,
}

impl Doubt {
    /// `true` if no choice waits.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.choices.is_empty()
    }

    /// `true` while choices are being judged.
    #[must_use]
    pub const fn is_judging(&self) -> bool {
        !self.is_none() && !self.asks
    }

    /// `true` if the player has to confirm the choices.
    #[must_use]
    pub const fn asks(&self) -> bool {
        self.asks
    }

    /// The choices that the player has to confirm. Empty if there aren't any.
    #[must_use]
    pub fn asked(&self) -> &[AnyMove] {
        if self.asks { &self.choices } else { &[] }
    }

    /// Drops the choices.
    pub fn clear(&mut self) {
        *self = Doubt::default();
    }

    /// Takes the choices, to play them.
    pub(super) fn take(&mut self) -> Vec<AnyMove> {
        std::mem::take(self).choices
    }

    /// Holds back a choice after those of the same frame.
    pub(super) fn hold(&mut self, choice: AnyMove) {
        self.choices.push(choice);
    }
}

/// `true` if a person's choice on this table must be judged first. Lessons and puzzles judge choices themselves.
pub(super) fn doubts(table: &Table, settings: &Settings, learning: Option<&Learning>) -> bool {
    let side = table.game().position().side_to_act();
    settings.confirm_mistakes
        && side.is_some_and(|side| table.seat(side) == Seat::Person)
        && table.puzzle().is_none()
        && !table.is_replayed()
        && learning.is_none_or(Learning::plays)
}

/// Judges the choices, and plays them if they cost little.
fn judge(
    table: Res<Table>,
    settings: Res<CurrentSettings>,
    learning: Option<Res<Learning>>,
    mode: Res<ComputeMode>,
    paused: Res<TablePaused>,
    mut doubt: ResMut<Doubt>,
    mut intents: MessageWriter<Intent>,
) {
    let events = table.game().events().len();
    let is_old = (doubt.judge.is_some() || doubt.asks) && doubt.events != events;
    if is_old || !doubts(&table, &settings.0, learning.as_deref()) {
        doubt.clear();
        return;
    }
    // Behind a panel nothing is played, and no question replaces the panel.
    if doubt.asks || paused.0 {
        return;
    }
    if doubt.judge.is_none() {
        doubt.events = events;
        doubt.judge = ChoiceJudge::new(table.game(), &doubt.choices);
    }
    // The rules refuse a choice, or there's no other.
    let Some(judge) = &mut doubt.judge else {
        intents.write(Intent::PlayDoubted);
        return;
    };
    let begun = Instant::now();
    let judgement = loop {
        let judgement = judge.step();
        let is_due = !matches!(*mode, ComputeMode::Blocking) && begun.elapsed() >= SLICE;
        if judgement.is_some() || is_due {
            break judgement;
        }
    };
    match judgement {
        None => {}
        Some(judgement) if judgement.cost() > COSTLY => doubt.asks = true,
        Some(_) => {
            intents.write(Intent::PlayDoubted);
        }
    }
}
