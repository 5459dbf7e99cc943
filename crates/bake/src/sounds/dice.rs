//! The sounds of two bone dice: in the hand, on the floor of a walnut box, and on each other.

use super::{
    filter::Filter,
    modes::{Mode, body, strike},
    noise::{self, Random},
    room,
    signal::Signal,
};

/// The modes of a die: a small solid cube that hardly rings.
fn die(random: &mut Random) -> Vec<Mode> {
    let pitch = random.about(0.06);
    body(
        random,
        pitch,
        0.03,
        [
            (2850.0, 0.016, 0.8),
            (4130.0, 0.013, 1.0),
            (5740.0, 0.010, 0.6),
            (8200.0, 0.007, 0.35),
        ],
    )
}

/// The modes of the box's floor: a thin panel over air, livelier than a table.
fn floor(random: &mut Random) -> Vec<Mode> {
    let place = random.about(0.09);
    body(
        random,
        place,
        0.05,
        [
            (152.0, 0.10, 0.5),
            (238.0, 0.10, 0.9),
            (351.0, 0.085, 1.0),
            (517.0, 0.07, 0.85),
            (768.0, 0.05, 0.6),
            (1105.0, 0.035, 0.45),
            (1640.0, 0.022, 0.3),
        ],
    )
}

/// The sound of a die that hits the wood with an edge or a corner.
pub fn wood(random: &mut Random, variant: u32) -> Signal {
    // A corner sounds bright and thin, an edge fuller.
    let corner = [0.2, 0.7, 0.4, 1.0][(variant as usize + 3) % 4];
    let (bone, panel) = (die(random), floor(random));
    let contact = 0.00075 - 0.0003 * corner;
    let mut dry = strike(random, &panel, contact).full();
    dry.add(
        &strike(random, &bone, 0.00028).full(),
        0.0,
        0.45 + 0.25 * corner,
    );
    let edge = noise::band(random, 3900.0, 0.7, 0.0001, 0.005).full();
    dry.add(&edge, 0.0, 0.16 + 0.14 * corner);
    // The next corner follows immediately.
    let gap = random.between(0.011, 0.024);
    let again = strike(random, &panel, contact * 1.3).full();
    dry.add(&again, gap, 0.2 * random.about(0.3));
    dry.add(&strike(random, &bone, 0.0003).full(), gap, 0.1);
    room::furnished(random, &dry.through(Filter::low_pass(8500.0, 0.6)), 0.28)
}

/// The dry click of two dice; `hardness` is about 1.
fn click(random: &mut Random, hardness: f32) -> Signal {
    let contact = 0.00022 / hardness;
    let (one, two) = (die(random), die(random));
    let mut dry = strike(random, &one, contact).full();
    dry.add(&strike(random, &two, contact).full(), 0.0, 0.85);
    let edge = noise::band(random, 6000.0, 0.7, 0.0001, 0.004).full();
    dry.add(&edge, 0.0, 0.3 * hardness);
    dry
}

/// The sound of a die that hits the other.
pub fn die_on_die(random: &mut Random, _variant: u32) -> Signal {
    let hardness = random.between(0.85, 1.15);
    let mut dry = click(random, hardness);
    // Both can touch again before they separate.
    let gap = random.between(0.006, 0.016);
    dry.add(&click(random, 0.8), gap, 0.25 * random.about(0.4));
    room::furnished(random, &dry.through(Filter::low_pass(10_000.0, 0.6)), 0.24)
}

/// The sound of two dice shaken in the closed hand.
pub fn shake(random: &mut Random, _variant: u32) -> Signal {
    let mut dry = Signal::default();
    let beat = random.between(0.118, 0.13);
    let mut at = 0.004;
    while at < 0.4 {
        // The wrist turns back and forth, and at each turn the dice gather on one side.
        let turn = (std::f32::consts::PI * at / beat).sin().abs();
        let swell = (std::f32::consts::PI * (at + 0.05) / 0.5).sin();
        let hardness = random.between(0.5, 0.8);
        let strength = swell * (0.25 + 0.75 * turn) * random.between(0.35, 1.0);
        dry.add(&click(random, hardness), at, strength);
        let palm = noise::band(random, 560.0, 1.1, 0.001, 0.022).full();
        dry.add(&palm, at, 0.55 * strength);
        at += random.between(0.016, 0.034) * (1.5 - 0.7 * turn);
    }
    let skin = noise::band(random, 1100.0, 0.5, 0.12, 0.32).full();
    dry.add(&skin, 0.0, 0.12);
    // The hand absorbs high frequencies, and its hollow resonates.
    let hollow = dry.clone().through(Filter::band_pass(950.0, 1.4));
    let mut held = dry.through(Filter::low_pass(3400.0, 0.6));
    held.add(&hollow, 0.0, 0.8);
    room::furnished(random, &held, 0.22)
}
