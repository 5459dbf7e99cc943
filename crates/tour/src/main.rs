//! Pictures of every screen, and benchmarks.

fn main() {}
