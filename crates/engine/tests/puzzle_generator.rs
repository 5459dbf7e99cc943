//! Tests of the puzzle generator.

use tavoliere_core::puzzle::{read, write};
use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::puzzle_generator::generate;

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    for (kind, preset, count) in [
        (GameKind::Tapatan, "Tapatan", 6),
        (GameKind::Tapatan, "Tant fant", 6),
        (GameKind::Tawula, "Tawula", 1),
    ] {
        let mut setup = Setup::new(kind);
        setup.set_preset(preset).unwrap();
        let make = || write(&generate(&setup, 3, count, |_, _| {}));
        let text = make();
        assert_eq!(read(kind, &text).unwrap().len(), usize::from(count));
        assert_eq!(text, make());
    }
}
