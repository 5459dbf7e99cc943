//! The figures that can be measured, with their names, units and work.

use std::hint::black_box;

use super::tablan::{tablan_choices, tablan_evaluations, tablan_results};
use super::tawula::{tawula_best, tawula_judge, tawula_network, tawula_results};
use super::work::{Work, longest, perft, playouts, tablut_search};
use tavoliere_core::ai::tapatan::SolvedTable;
use tavoliere_core::rules::{AnyPosition, tablan, tablut, tapatan, tawula};

/// The unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Units per second.
    PerSecond(&'static str),
    /// Nanoseconds per unit.
    Nanoseconds(&'static str),
}

/// A figure to measure.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// The name, lower case with hyphens.
    pub name: &'static str,
    /// Its unit.
    pub unit: Unit,
    /// Prepares the work. Each call of the work does some of it and returns the number of units.
    pub prepare: fn() -> Work,
}

impl Figure {
    /// All figures.
    pub const ALL: [Figure; 24] = [
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
                    black_box(SolvedTable::solve(&tapatan::Options::default()));
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
            name: "tablan-bell-evaluations",
            unit: Unit::Nanoseconds("ns/position"),
            prepare: || tablan_evaluations("Bell"),
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
            name: "tablan-bell-choices",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || tablan_choices("Bell"),
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
        Figure {
            name: "tablan-bell-longest",
            unit: Unit::Nanoseconds("ns/choice"),
            prepare: || longest("Bell", AnyPosition::Tablan),
        },
    ];
}
