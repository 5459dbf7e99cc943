//! Handles presses that control a lesson, and moves the cursor to the wanted piece and its destination.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::selection::{Selection, offered};
use super::{InputSystems, Press, Pressed};
use crate::rules::AnyMove;
use crate::table::targets::origins;
use crate::table::{Learning, LessonIntent, Refused, Table, TablePaused};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            steer
                .after(InputSystems::Read)
                .before(InputSystems::Interpret),
            point
                .after(InputSystems::Interpret)
                .run_if(resource_exists::<Table>),
        ),
    );
}

/// Handles presses that control the lesson and keeps them from the table.
fn steer(
    learning: Option<Res<Learning>>,
    paused: Res<TablePaused>,
    mut read: Local<MessageCursor<Pressed>>,
    mut presses: ResMut<Messages<Pressed>>,
    mut lesson_intents: MessageWriter<LessonIntent>,
) {
    let fresh: Vec<Pressed> = read.read(&presses).copied().collect();
    let Some(learning) = learning.filter(|learning| !learning.plays() && !paused.0) else {
        return;
    };
    if fresh.is_empty() {
        return;
    }
    presses.clear();
    for pressed in fresh {
        match pressed.press {
            Press::Hint => drop(lesson_intents.write(LessonIntent::Show)),
            Press::Undo => drop(lesson_intents.write(LessonIntent::Back)),
            Press::Done => drop(lesson_intents.write(LessonIntent::Skip)),
            Press::Next | Press::Throw if learning.is_reading() => {
                lesson_intents.write(LessonIntent::Next);
            }
            // The lesson doesn't expect a move.
            Press::Location(_) | Press::Drag { .. } | Press::Next | Press::Throw
                if learning.is_reading() || learning.is_showing() => {}
            _ => drop(presses.write(pressed)),
        }
    }
    read.clear(&presses);
}

/// The step for which the cursor was placed, and the wanted choice.
type Pointed = (usize, AnyMove);

/// Places the cursor on the piece to move and, once it's selected, on its destination.
fn point(
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    mut presses: MessageReader<Pressed>,
    mut pointed: Local<Option<Pointed>>,
    mut refused: MessageReader<Refused>,
    mut selection: ResMut<Selection>,
) {
    let let_go = presses.read().any(|pressed| pressed.press == Press::Cancel);
    if let_go || refused.read().count() > 0 {
        // After a deselection or a wrong move, the cursor returns.
        *pointed = None;
    }
    let Some(learning) = learning.filter(|learning| !learning.plays()) else {
        *pointed = None;
        return;
    };
    let wanted = learning.wanted().first().copied();
    // The table might not have set up the step yet.
    let wanted = wanted.filter(|_| table.game().position() == learning.run().position());
    let Some(choice) = wanted else {
        *pointed = None;
        return;
    };
    let all = offered(&table, None);
    let Some(target) = all.iter().find(|target| target.choice == choice) else {
        return;
    };
    let only = origins(&all).len() == 1;
    let now = Some((learning.run().number(), choice));
    let chosen = selection.chosen == Some(target.from);
    if *pointed != now {
        *pointed = now;
        let place = if only || chosen {
            target.to
        } else {
            target.from
        };
        selection.focus = Some(place);
    } else if chosen && selection.focus == Some(target.from) {
        selection.focus = Some(target.to);
    }
}
