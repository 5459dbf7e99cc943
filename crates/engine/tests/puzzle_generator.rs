//! Tests of the puzzle generator.

use tavoliere_core::puzzle::{read, write};
use tavoliere_core::rules::GameKind;
use tavoliere_engine::puzzle_generator::generate;

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    for (kind, count) in [(GameKind::Tapatan, 6), (GameKind::Tawula, 1)] {
        let make = || write(&generate(kind, 3, count, |_, _| {}));
        let text = make();
        assert_eq!(read(kind, &text).unwrap().len(), usize::from(count));
        assert_eq!(text, make());
    }
}
