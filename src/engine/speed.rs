//! How fast the rules are: the figures that `tavoliere-engine bench` and the benches measure.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::ai::tapatan::Table;
use crate::ai::{
    Player, listed_playout, playout, tablan as tablan_player, tablut as tablut_player,
    tawula as tawula_player,
};
use crate::rules::{
    AnyPosition, Expect, OptionSet, Rules, Side, TurnLimits, pick, tablan, tablut, tapatan, tawula,
};

/// How a figure is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// How many in a second.
    PerSecond(&'static str),
    /// How many nanoseconds each.
    Nanoseconds(&'static str),
}

/// One figure: what is done and how it is told.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Its name, lower case with hyphens.
    pub name: &'static str,
    /// Its unit.
    pub unit: Unit,
    /// Prepares the work. Each call of the work does some of it and says how many units that was.
    pub prepare: fn() -> Work,
}

/// Work that can be done again and again.
pub type Work = Box<dyn FnMut() -> u64>;

/// What was measured; `Display` writes its line.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    figure: Figure,
    value: f64,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 21] = [
        Figure {
            name: "tablut-playouts",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tablut::Position>("Linnaeus", false),
        },
        Figure {
            name: "tablut-playouts-listed",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tablut::Position>("Linnaeus", true),
        },
        Figure {
            name: "tablut-perft",
            unit: Unit::PerSecond("leaves/s"),
            prepare: || perft::<tablut::Position>("Linnaeus", 4),
        },
        Figure {
            name: "tablut-search",
            unit: Unit::PerSecond("nodes/s"),
            prepare: tablut_search,
        },
        Figure {
            name: "tapatan-playouts",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tapatan::Position>("Tapatan", false),
        },
        Figure {
            name: "tapatan-playouts-even-start",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tapatan::Position>("Even start", false),
        },
        Figure {
            name: "tapatan-solve",
            unit: Unit::Nanoseconds("ns/table"),
            prepare: || {
                Box::new(|| {
                    black_box(Table::solve());
                    1
                })
            },
        },
        Figure {
            name: "tawula-playouts",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tawula::Position>("Tawula", true),
        },
        Figure {
            name: "tawula-successors",
            unit: Unit::Nanoseconds("ns/position"),
            prepare: tawula_results,
        },
        Figure {
            name: "tawula-network",
            unit: Unit::Nanoseconds("ns/evaluation"),
            prepare: tawula_network,
        },
        Figure {
            name: "tawula-judge",
            unit: Unit::Nanoseconds("ns/evaluation"),
            prepare: tawula_judge,
        },
        Figure {
            name: "tawula-best",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: tawula_best,
        },
        Figure {
            name: "tawula-longest",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || longest("Tawula", AnyPosition::Tawula),
        },
        Figure {
            name: "tablan-english-playouts",
            unit: Unit::PerSecond("playouts/s"),
            prepare: || playouts::<tablan::Position>("English", true),
        },
        Figure {
            name: "tablan-english-successors",
            unit: Unit::Nanoseconds("ns/position"),
            prepare: tablan_results,
        },
        Figure {
            name: "tablan-english-evaluations",
            unit: Unit::Nanoseconds("ns/position"),
            prepare: || tablan_evaluations("English"),
        },
        Figure {
            name: "tablan-pergioco-evaluations",
            unit: Unit::Nanoseconds("ns/position"),
            prepare: || tablan_evaluations("PerGioco"),
        },
        Figure {
            name: "tablan-english-choices",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || tablan_choices("English"),
        },
        Figure {
            name: "tablan-pergioco-choices",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || tablan_choices("PerGioco"),
        },
        Figure {
            name: "tablan-english-longest",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || longest("English", AnyPosition::Tablan),
        },
        Figure {
            name: "tablan-pergioco-longest",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || longest("PerGioco", AnyPosition::Tablan),
        },
    ];
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.figure.name;
        match self.figure.unit {
            Unit::PerSecond(unit) => write!(f, "{name} {:.0} {unit}", self.value),
            Unit::Nanoseconds(unit) => write!(f, "{name} {:.2} {unit}", self.value),
        }
    }
}

/// Into how many parts a measurement is cut. The median of the parts is told, so that what else
/// the machine does for a moment does not count.
const PARTS: u32 = 15;

/// Measures a figure for about so long, on one core.
#[must_use]
pub fn measure(figure: Figure, long: Duration) -> Speed {
    let mut work = (figure.prepare)();
    // Once in advance, for caches and lists that grow.
    black_box(work());
    let mut parts: Vec<f64> = (0..PARTS)
        .map(|_| {
            let begun = Instant::now();
            let mut units = 0;
            while begun.elapsed() < long / PARTS {
                units += black_box(work());
            }
            begun.elapsed().as_secs_f64() / units as f64
        })
        .collect();
    parts.sort_by(f64::total_cmp);
    let seconds = parts[parts.len() / 2];
    let value = match figure.unit {
        Unit::PerSecond(_) => seconds.recip(),
        Unit::Nanoseconds(_) => seconds * 1e9,
    };
    Speed { figure, value }
}

/// No game of random play has been seen to need so many throws and choices.
const PATIENCE: u32 = 1_000_000;

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn options<O: OptionSet>(preset: &str) -> O {
    O::of_preset(preset).map_or_else(|_| O::default(), |(_, options)| options)
}

/// Random games from the start to the end, a hundred at a time, with every choice listed or not.
fn playouts<G: Rules + 'static>(preset: &str, listed: bool) -> Work {
    let start = G::start(options(preset), Side::First);
    let mut position = start.clone();
    let mut generator = generator();
    let mut choices = Vec::new();
    Box::new(move || {
        let mut draw = || generator.next_u64();
        for _ in 0..100 {
            position.clone_from(&start);
            black_box(if listed {
                listed_playout(&mut position, &mut draw, PATIENCE, &mut choices)
            } else {
                playout(&mut position, &mut draw, PATIENCE)
            });
        }
        100
    })
}

/// How many positions a search looks at before the next one begins: as many as in some tenths of
/// a second of thought.
const THOUGHT: u64 = 1_000_000;

/// Searches from the start of Linnaeus' rules, ten thousand positions at a time.
fn tablut_search() -> Work {
    let start = tablut::Position::start(options("Linnaeus"), Side::First);
    let mut search = tablut_player::Search::new(&start, 0);
    Box::new(move || {
        if search.nodes() >= THOUGHT || search.is_done() {
            search = tablut_player::Search::new(&start, 0);
        }
        let before = search.nodes();
        search.step(10_000);
        search.nodes() - before
    })
}

fn perft<G: Rules + 'static>(preset: &str, depth: u32) -> Work {
    let start = G::start(options(preset), Side::First);
    Box::new(move || black_box(&start).perft(depth))
}

/// Positions that expect a choice right after a throw, from random games.
fn after_throws<G: Rules>(preset: &str, count: usize) -> Vec<G> {
    let mut generator = generator();
    let start = G::start(options(preset), Side::First);
    let mut position = start.clone();
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        match position.expect() {
            Expect::Nothing => position.clone_from(&start),
            Expect::Throw(_) => {
                if let Some(throw) = pick(generator.next_u64(), G::throws()) {
                    position.take(throw);
                }
                if matches!(position.expect(), Expect::Move(_)) {
                    found.push(position.clone());
                }
            }
            Expect::Move(_) => {
                if let Some(choice) = position.random_move(&mut || generator.next_u64()) {
                    position.advance(choice);
                }
            }
        }
    }
    found
}

/// How many positions are gone through at a time: as many as stay in the nearest caches.
const SAMPLE: usize = 2_000;

/// Every distinct position after a throw of Tawula, for throws of random games.
fn tawula_results() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut successors = Vec::new();
    Box::new(move || {
        let mut found = 0;
        for position in &positions {
            successors.clear();
            position.successors(&mut successors);
            found += successors.len() as u64;
        }
        black_box(&successors);
        found
    })
}

/// Boards that throws of random games lead to, by the position before: judged one by one by the
/// network alone, from features to chances.
fn tawula_network() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut boards = Vec::new();
    for position in &positions {
        let mut successors = Vec::new();
        position.successors(&mut successors);
        let side = position.side_to_act().unwrap_or(Side::First);
        boards.extend(successors.first().map(|board| (*board, side)));
    }
    let options = tawula::Options::default();
    Box::new(move || {
        for (board, side) in &boards {
            let active = tawula_player::features(board, *side, &options);
            let network = tawula_player::network();
            black_box(network.judge::<3>(&mut network.sums(), &active));
        }
        boards.len() as u64
    })
}

/// Every board that throws of random games lead to, as the player judges them: one after the other,
/// each from the sums for another.
fn tawula_judge() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let found: Vec<_> = positions
        .iter()
        .map(|position| {
            let mut successors = Vec::new();
            position.successors(&mut successors);
            (position.side_to_act().unwrap_or(Side::First), successors)
        })
        .collect();
    let options = tawula::Options::default();
    Box::new(move || {
        let mut judged = 0;
        for (side, successors) in &found {
            let mut judge = tawula_player::Judge::new(*side, options);
            for board in successors {
                black_box(judge.chances(board));
            }
            judged += successors.len() as u64;
        }
        judged
    })
}

/// Choices of the best level right after throws of random games.
fn tawula_best() -> Work {
    let positions = after_throws::<tawula::Position>("Tawula", SAMPLE);
    let mut next = 0;
    Box::new(move || {
        for _ in 0..20 {
            let position = positions[next % positions.len()];
            black_box(Player::best().choose(&AnyPosition::Tawula(position), 0));
            next += 1;
        }
        20
    })
}

/// Every distinct position after a throw of Tablan, English rules, for throws of random games.
fn tablan_results() -> Work {
    let positions = after_throws::<tablan::Position>("English", SAMPLE);
    let mut successors = Vec::new();
    Box::new(move || {
        let mut found = 0;
        for position in &positions {
            successors.clear();
            // With one throw to use no limit is met.
            let _ = position.successors(TurnLimits::default(), |field| successors.push(*field));
            found += successors.len() as u64;
        }
        black_box(&successors);
        found
    })
}

/// Every end of a turn of Tablan judged by the network, for throws of random games: what it sees is
/// gathered anew each time.
fn tablan_evaluations(preset: &str) -> Work {
    let options = options::<tablan::Options>(preset);
    let positions = after_throws::<tablan::Position>(preset, SAMPLE / 10);
    let mut ends = Vec::new();
    for position in &positions {
        let mut fields = Vec::new();
        // What has too many turns is left out.
        let limits = TurnLimits {
            turns: 1_000,
            visited: 1_000,
        };
        let _ = position.successors(limits, |field| fields.push(*field));
        ends.extend(position.side_to_act().map(|side| (side, fields)));
    }
    let mut judge = tablan_player::Judge::of(&options);
    Box::new(move || {
        let (mut judged, mut sum) = (0, 0);
        for (side, fields) in &ends {
            for field in fields {
                sum += i64::from(judge.chance(field, *side));
            }
            judged += fields.len() as u64;
        }
        black_box(sum);
        judged
    })
}

/// Choices of the best player of Tablan, in positions of random games.
fn tablan_choices(preset: &str) -> Work {
    let positions: Vec<AnyPosition> = after_throws::<tablan::Position>(preset, SAMPLE / 10)
        .into_iter()
        .map(AnyPosition::Tablan)
        .collect();
    let mut next = 0;
    Box::new(move || {
        let position = &positions[next % positions.len()];
        next += 1;
        black_box(Player::best().choose(position, 1));
        1
    })
}

/// The choice of the best player that takes longest among those after throws of random games, over
/// and over.
fn longest<G: Rules>(preset: &str, any: fn(G) -> AnyPosition) -> Work {
    let choose = |position: &AnyPosition| {
        let begun = Instant::now();
        black_box(Player::best().choose(position, 1));
        begun.elapsed()
    };
    // The quickest of three, so that what else the machine does for a moment does not count.
    let time = |position: &AnyPosition| (0..3).map(|_| choose(position)).min();
    let positions = after_throws(preset, SAMPLE).into_iter();
    let longest = positions.map(any).max_by_key(time);
    Box::new(move || {
        black_box(
            longest
                .as_ref()
                .and_then(|position| Player::best().choose(position, 1)),
        );
        1
    })
}
