//! That a turn is played to the end that was meant.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Look, Temper};
use crate::ai::level::TAWULA;
use crate::rules::tawula::{Dice, Options, Position};
use crate::rules::{Expect, Rules, Side, pick};

fn finished(position: &Position, temper: Temper, seed: u64) -> Option<Look> {
    let mut look = Look::new(position, temper, seed)?;
    while look.go_on().is_some() {}
    Some(look)
}

#[test]
fn a_turn_played_choice_by_choice_ends_with_the_board_that_was_meant() {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut position = Position::start(Options::default(), Side::First);
    let mut looked = 0;
    while looked < 150 {
        match position.expect() {
            Expect::Nothing => position = Position::start(Options::default(), Side::Second),
            Expect::Throw(_) => {
                position.take(pick(generator.next_u64(), &Dice::ROLLS).unwrap());
            }
            Expect::Move(side) => {
                looked += 1;
                let temper = TAWULA[looked % TAWULA.len()];
                let seed = generator.next_u64();
                let look = finished(&position, temper, seed).unwrap();
                let meant = *look.result().unwrap();
                while position.expect() == Expect::Move(side) {
                    let look = finished(&position, temper, seed).unwrap();
                    // Among fewer turns one may be held against throws that was not before.
                    if temper.breadth == 0 {
                        assert_eq!(*look.result().unwrap(), meant, "{position}");
                    }
                    position.play(look.best().unwrap()).unwrap();
                }
            }
        }
    }
}
