//! Benchmarks of the figures of `tavoliere-engine bench`, measured by criterion.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use tavoliere_engine::speed::Figure;

/// Measures one unit of each figure: one playout, one leaf, or one position.
fn figures(criterion: &mut Criterion) {
    for figure in Figure::ALL {
        let mut work = (figure.prepare)();
        criterion.bench_function(figure.name, |bencher| {
            bencher.iter_custom(|units| {
                // The work comes in portions, so the last portion counts in proportion.
                let begun = Instant::now();
                let mut done = 0;
                while done < units {
                    done += black_box(work());
                }
                begun.elapsed().mul_f64(units as f64 / done as f64)
            });
        });
    }
}

criterion_group!(benches, figures);
criterion_main!(benches);
