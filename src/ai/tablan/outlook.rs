//! The chance to win at any moment of a game, and how lucky a throw was.

use super::look::{Look, Temper, in_hand, thousandths};
use super::{Forecast, Judge, SCORING};
use crate::ai::network::CERTAIN;
use crate::rules::tablan::{Field, Position, Value};
use crate::rules::{Expect, Rules, Side};

/// How likely the side to act is to win, in thousandths, a draw counting half; none after the end.
#[must_use]
pub fn evaluation(position: &Position) -> Option<u16> {
    let side = position.side_to_act()?;
    let mut outlook = Outlook::new(position);
    let fresh = matches!(position.expect(), Expect::Throw(_)) && in_hand(position) == [0; 3];
    let chance = if fresh {
        outlook.afar(position.field(), side)
    } else {
        outlook.chance(position, side)
    };
    Some(thousandths(chance))
}

/// By how many thousandths a throw changes the chance of the side that throws: above 0 where it is
/// better than what that side could expect, below 0 where it is worse. None where no throw is due.
#[must_use]
pub fn luck(position: &Position, throw: Value) -> Option<i16> {
    let Expect::Throw(side) = position.expect() else {
        return None;
    };
    let mut outlook = Outlook::new(position);
    let (mut sum, mut weights, mut found) = (0, 0, 0);
    for (value, weight) in Position::throws() {
        let mut next = *position;
        next.take(*value);
        let chance = i64::from(outlook.chance(&next, side));
        sum += i64::from(*weight) * chance;
        weights += i64::from(*weight);
        if *value == throw {
            found = chance;
        }
    }
    let difference = weights * found - sum;
    Some((difference * 1000 / (weights * i64::from(CERTAIN))) as i16)
}

/// Judges positions in the middle of a turn.
struct Outlook {
    forecast: Forecast,
}

impl Outlook {
    fn new(position: &Position) -> Outlook {
        let judge = Judge::of(position.options());
        Outlook {
            forecast: Forecast::new(judge),
        }
    }

    /// The chance of a side that is about to begin a turn, after every throw that may come.
    fn afar(&mut self, field: &Field, side: Side) -> i32 {
        if self.forecast.judge().throws_again() {
            self.forecast.chance(field, side, 1)
        } else {
            CERTAIN - self.forecast.chance(field, side.other(), 1)
        }
    }

    /// The chance of a side, whoever is to act.
    fn chance(&mut self, position: &Position, side: Side) -> i32 {
        let (acting, chance) = match position.expect() {
            Expect::Nothing => (side, won(position, side)),
            Expect::Move(acting) => (acting, best_use(position)),
            Expect::Throw(acting) => (acting, self.before_throw(position, acting)),
        };
        if acting == side {
            chance
        } else {
            CERTAIN - chance
        }
    }

    /// The chance of a side that throws next, with what it has in hand already.
    fn before_throw(&mut self, position: &Position, side: Side) -> i32 {
        let field = position.field();
        let judge = self.forecast.judge();
        if judge.throws_again() {
            return judge.chance(field, side);
        }
        let held = in_hand(position);
        if held == [0; 3] {
            return CERTAIN - judge.chance(field, side.other());
        }
        // The series ends with this throw or the next.
        let (mut sum, mut weights) = (0, 0);
        for (value, weight) in Position::throws() {
            let mut hand = held;
            if let Some(place) = SCORING.iter().position(|scoring| scoring == value) {
                hand[place] = hand[place].saturating_add(1);
            }
            let (chance, _) = self.forecast.best(field, side, hand);
            sum += i64::from(*weight) * i64::from(chance);
            weights += i64::from(*weight);
        }
        (sum / weights) as i32
    }
}

/// What a game that is over has brought a side.
fn won(position: &Position, side: Side) -> i32 {
    match position.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == side => CERTAIN,
        Some(_) => 0,
        None => CERTAIN / 2,
    }
}

/// The chance of the side that is to use its throws.
fn best_use(position: &Position) -> i32 {
    let at_once = Temper {
        ahead: 0,
        throws: 0,
        spread: 1,
    };
    let Some(mut look) = Look::new(position, at_once, 0) else {
        return CERTAIN / 2;
    };
    while look.judge_next().is_some() {}
    look.chance().unwrap_or(CERTAIN / 2)
}
