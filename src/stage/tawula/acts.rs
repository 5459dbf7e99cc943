//! Tawula's steps as acts.

use crate::rules::Side;
use crate::rules::tawula::{Dice, Origin, POINTS, Step, opposite};
use crate::stage::throw_animation::ThrownFaces;
use crate::stage::timeline::{Act, journey};
use crate::table::{Change, Location};

/// A point by a side's own number.
const fn point(side: Side, index: u8) -> Location {
    Location::TawulaBoard(match side {
        Side::First => index,
        Side::Second => opposite(index),
    })
}

/// The way along a side's points, both ends included.
fn points(side: Side, from: u8, to: u8) -> impl Iterator<Item = Location> {
    (from..=to).map(move |index| point(side, index))
}

fn travel(change: Option<Change>, path: Vec<Location>) -> Vec<Act> {
    let ms = journey(path.len());
    let act = change.map(|change| Act::Travel { change, path, ms });
    act.into_iter().collect()
}

fn throw(dice: Dice, by: Side, opening: bool) -> Vec<Act> {
    let fall = ThrownFaces::Dice { dice, by, opening };
    vec![Act::Throw { fall, scores: true }]
}

pub(in crate::stage) fn acts_of(step: &Step, change: Option<Change>) -> Vec<Act> {
    match *step {
        Step::OpeningThrew { white, black } => {
            let dice = Dice::new(white, black);
            dice.map_or_else(Vec::new, |dice| throw(dice, Side::First, true))
        }
        Step::OpeningTie => vec![Act::Opened(None)],
        Step::Began { side } => vec![Act::Opened(Some(side))],
        Step::Threw { side, dice } => throw(dice, side, false),
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
            .map(|change| Act::Take { change })
            .into_iter()
            .collect(),
        Step::Unused { die, .. } => vec![Act::Lapse {
            steps: die,
            half: false,
        }],
        Step::TurnEnded { side, passed } => vec![Act::Turn { side, passed }],
        Step::Ended(outcome) => vec![Act::End(outcome)],
    }
}
