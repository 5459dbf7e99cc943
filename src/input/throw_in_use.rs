//! Finds the throw that the next move uses, and shows it on the table.

use bevy::prelude::*;

use super::InputSystems;
use super::selection::{self, Selection};
use crate::record::Event;
use crate::settings::SettingsInForce;
use crate::stage::throw_animation::ThrowAnimation;
use crate::stage::{RevealedEvents, StageSystems, Timeline};
use crate::table::targets::{MoveTarget, number_of, targets, targets_from};
use crate::table::{Learning, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThrowInUse>().add_systems(
        Update,
        follow
            .after(InputSystems::Interpret)
            .after(StageSystems::Play)
            .after(selection::offer)
            .before(StageSystems::Arrange)
            .run_if(resource_exists::<Table>),
    );
}

/// The number of the throw that the next move uses, or the move in view. `None` if several are possible, or none is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThrowInUse(pub Option<u8>);

fn follow(
    table: Res<Table>,
    timeline: Res<Timeline>,
    revealed: Res<RevealedEvents>,
    selection: Res<Selection>,
    learning: Option<Res<Learning>>,
    in_force: SettingsInForce,
    mut throw_animation: ThrowAnimation,
    mut in_use: ResMut<ThrowInUse>,
) {
    let game = table.game();
    let kind = game.setup().kind();
    let mut shown = None;
    let number = if timeline.is_idle() {
        let mut all = targets(game.position());
        all.retain(|target| selection.picked.is_none() || target.uses == selection.picked);
        // A step that is only read wants no move, but speaks of the throw that will be used.
        let wants_move =
            |learning: &Res<Learning>| !learning.plays() && !learning.wanted().is_empty();
        if let Some(learning) = learning.filter(wants_move) {
            all.retain(|target| learning.wanted().contains(&target.choice));
        }
        let of_chosen = || common_number(&targets_from(&all, selection.chosen?));
        let number = common_number(&all).or_else(of_chosen);
        // Of several possible throws one is shown, rather than the last throw, which ended the series.
        let mut numbers = all.iter().filter_map(|target| target.uses);
        if number.is_none() && !numbers.clone().any(|n| throw_animation.shows(kind, n)) {
            shown = numbers.next();
        }
        number
    } else {
        match game.events().nth(revealed.0) {
            Some(Event::Played { choice, .. }) => number_of(*choice),
            _ => None,
        }
    };
    in_use.set_if_neq(ThrowInUse(number));
    if let Some(number) = number.or(shown) {
        let tempo = in_force.tempo();
        throw_animation.turn_to(kind, number, tempo.reduced || tempo.speed <= 0.0);
    }
}

/// The number that all targets use. `None` if they use several or there aren't any.
fn common_number(targets: &[MoveTarget]) -> Option<u8> {
    let mut numbers = targets.iter().map(|target| target.uses);
    let first = numbers.next()?;
    first.filter(|_| numbers.all(|number| number == first))
}
