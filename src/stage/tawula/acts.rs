//! Tawula's steps as acts, with their cues.

use crate::rules::tawula::{Dice, Origin, POINTS, Step, opposite};
use crate::rules::{AnyThrow, EndReason, Side};
use crate::stage::cue::{ActCues, Cue};
use crate::stage::tempo::journey;
use crate::stage::timeline::{Act, CuedAct, ThrowPace};
use crate::table::{Change, Location, Place};

/// The location of a side's point, by the side's own numbers.
const fn point(side: Side, index: u8) -> Location {
    Location::Board(match side {
        Side::First => index,
        Side::Second => opposite(index),
    })
}

/// The path along a side's points, including both ends.
fn points(side: Side, from: u8, to: u8) -> impl Iterator<Item = Location> {
    (from..=to).map(move |index| point(side, index))
}

/// The cue of a piece that comes to rest.
const fn landing(change: &Change) -> Cue {
    match (change.from.place, change.to.place) {
        (_, Place::Off) => Cue::BearOff,
        (Place::Hand | Place::Bar, _) => Cue::EnterStone,
        _ if change.to.level > 0 => Cue::Stack,
        _ => Cue::Stone,
    }
}

fn travel(change: Option<Change>, path: Vec<Location>) -> Vec<CuedAct> {
    let act = change.map(|change| {
        let cues = ActCues::landing(landing(&change)).and_hop(Cue::Stone);
        let ms = journey(path.len());
        CuedAct::travel(change, path, ms, cues)
    });
    act.into_iter().collect()
}

/// The act of a throw by a side. In the opening roll (`by` is `None`) each side throws one die (TW-3).
fn throw(dice: Dice, by: Option<Side>) -> Vec<CuedAct> {
    let act = Act::Throw {
        throw: AnyThrow::Tawula(dice),
        by,
        scores: true,
        by_hand: false,
        pace: ThrowPace::Usual,
    };
    vec![CuedAct::new(act, Cue::Shake)]
}

pub(super) fn acts_of(step: &Step, change: Option<Change>) -> Vec<CuedAct> {
    match *step {
        Step::OpeningThrew { white, black } => {
            let dice = Dice::new(white, black);
            dice.map_or_else(Vec::new, |dice| throw(dice, None))
        }
        Step::OpeningTie => vec![Act::Opened(None).into()],
        Step::Began { side } => vec![Act::Opened(Some(side)).into()],
        Step::Threw { side, dice } => throw(dice, Some(side)),
        Step::Entered { side, at, from, .. } => {
            let beside = match from {
                Origin::Bar => Location::Bar(side),
                Origin::Hand | Origin::Point(_) => Location::Hand(side),
            };
            let path = std::iter::once(beside).chain(points(side, 1, at));
            travel(change, path.collect())
        }
        Step::Moved { side, from, to, .. } => travel(change, points(side, from, to).collect()),
        Step::BorneOff { side, from, .. } => {
            let path = points(side, from, POINTS).chain([Location::Off(side)]);
            travel(change, path.collect())
        }
        Step::Hit { .. } => change
            .map(|change| CuedAct::taking(Act::Capture { change }, Cue::Hit))
            .into_iter()
            .collect(),
        Step::Unused { die, .. } => vec![
            Act::ThrowLost {
                steps: die,
                half: false,
            }
            .into(),
        ],
        Step::TurnEnded { side, passed } => vec![CuedAct::turn(side, passed)],
        Step::Ended(outcome) => {
            let mut end = CuedAct::end(outcome);
            if outcome.reason == EndReason::Cappotto {
                end.cues.begin.push(Cue::Cappotto);
            }
            vec![end]
        }
    }
}
