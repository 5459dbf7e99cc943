//! Reviews the replayed game, starting with the replay and pausing without one.

use bevy::prelude::*;

use crate::ai;
use crate::review::{EVEN, Findings, GraphPoint};
use crate::table::replay::{Replay, ReplayMistakes};
use crate::table::{ComputeMode, ReviewTask, TableSystems, WakeUp};
use crate::ui::actions::ReviewAction;

/// Adds reviews to an app that can replay games.
pub fn plugin(app: &mut App) {
    app.init_resource::<ReviewTask>()
        .init_resource::<ComputeMode>()
        .init_resource::<WakeUp>()
        .add_message::<ReviewAction>()
        .add_systems(
            Update,
            (analyse_deeper, follow).chain().after(TableSystems::Replay),
        );
}

/// The indices of the turns that were mistakes, however small.
fn mistakes(findings: &Findings) -> Vec<usize> {
    let turns = findings.turns.iter().enumerate();
    turns
        .filter(|(_, turn)| turn.mistake().is_some())
        .map(|(place, _)| place)
        .collect()
}

/// The least change of the win chance that counts as a turning point (‰).
const TURN: i32 = 50;

/// The numbers of the turns, from 1, after which the other side was ahead.
fn turning_points(findings: &Findings) -> Vec<usize> {
    let pairs = findings.graph.iter().zip(findings.graph.iter().skip(1));
    let turns = |(before, after): (&GraphPoint, &GraphPoint)| {
        let [before, after] = [before, after].map(|point| point.chance - EVEN);
        before.signum() * after.signum() < 0 && (after - before).abs() >= TURN
    };
    pairs
        .enumerate()
        .filter(|(_, pair)| turns(*pair))
        .map(|(place, _)| place + 1)
        .collect()
}

/// Judges a turn more deeply at the player's request.
fn analyse_deeper(
    mut actions: MessageReader<ReviewAction>,
    mode: Res<ComputeMode>,
    wake_up: Res<WakeUp>,
    mut task: ResMut<ReviewTask>,
) {
    for action in actions.read() {
        match action {
            ReviewAction::AnalyseDeeper(place) => task.analyse_deeper(*place, *mode, &wake_up),
        }
    }
}

fn follow(
    replay: Option<ResMut<Replay>>,
    mode: Res<ComputeMode>,
    wake_up: Res<WakeUp>,
    mut task: ResMut<ReviewTask>,
    mut known: ResMut<ReplayMistakes>,
    mut waits: Local<bool>,
) {
    let quiet = task.bypass_change_detection();
    let Some(mut replay) = replay else {
        quiet.pause();
        return;
    };
    if (replay.is_changed() || *waits) && (quiet.is_paused() || !quiet.is_of(replay.record())) {
        *waits = !ai::networks_are_loaded();
        if !*waits {
            quiet.look_at(replay.record(), *mode, &wake_up);
            task.set_changed();
        }
    }
    if task.bypass_change_detection().take_news() {
        task.set_changed();
    }
    if task.is_changed() || replay.is_added() {
        let found = task.findings().map(mistakes).unwrap_or_default();
        known.set_if_neq(ReplayMistakes(found));
        let turns = task.findings().map(turning_points).unwrap_or_default();
        replay.set_turning_points(turns);
    }
}
