//! The kinds of men and their turned outlines: radii by height, in squares.

/// The kinds of men.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A white man.
    Warrior,
    /// A black man.
    Muscovite,
    /// The white king.
    King,
}

impl Kind {
    /// The prefix of its file names.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Warrior => "warrior",
            Kind::Muscovite => "muscovite",
            Kind::King => "king",
        }
    }
}

/// The height of a man and his radii by height.
fn radii(kind: Kind) -> (f32, &'static [(f32, f32)]) {
    match kind {
        Kind::Warrior => (
            0.72,
            &[
                (0.0, 0.262),
                (0.02, 0.29),
                (0.065, 0.292),
                (0.085, 0.278),
                (0.10, 0.245),
                (0.112, 0.243),
                (0.125, 0.256),
                (0.15, 0.256),
                (0.165, 0.215),
                (0.20, 0.165),
                (0.26, 0.13),
                (0.33, 0.115),
                (0.375, 0.118),
                (0.39, 0.16),
                (0.405, 0.176),
                (0.425, 0.176),
                (0.44, 0.15),
                (0.45, 0.10),
                (0.46, 0.0),
                (0.72, 0.0),
            ],
        ),
        Kind::Muscovite => (
            0.66,
            &[
                (0.0, 0.285),
                (0.02, 0.315),
                (0.06, 0.315),
                (0.078, 0.30),
                (0.09, 0.262),
                (0.10, 0.262),
                (0.112, 0.285),
                (0.135, 0.285),
                (0.16, 0.262),
                (0.22, 0.215),
                (0.225, 0.203),
                (0.235, 0.203),
                (0.24, 0.205),
                (0.32, 0.158),
                (0.40, 0.122),
                (0.43, 0.112),
                (0.437, 0.15),
                (0.45, 0.165),
                (0.47, 0.165),
                (0.483, 0.148),
                (0.49, 0.105),
                (0.52, 0.102),
                (0.56, 0.085),
                (0.60, 0.055),
                (0.635, 0.028),
                (0.66, 0.0),
            ],
        ),
        Kind::King => (
            1.30,
            &[
                (0.0, 0.30),
                (0.025, 0.332),
                (0.08, 0.335),
                (0.10, 0.319),
                (0.115, 0.28),
                (0.13, 0.28),
                (0.145, 0.305),
                (0.18, 0.305),
                (0.20, 0.25),
                (0.24, 0.205),
                (0.32, 0.168),
                (0.40, 0.146),
                (0.66, 0.134),
                (0.76, 0.138),
                (0.82, 0.156),
                (0.855, 0.19),
                (0.87, 0.218),
                (0.895, 0.226),
                (0.915, 0.218),
                (0.93, 0.17),
                (0.945, 0.15),
                (0.965, 0.15),
                (0.985, 0.175),
                (1.00, 0.195),
                (1.015, 0.20),
                (1.035, 0.19),
                (1.06, 0.135),
                (1.09, 0.10),
                (1.13, 0.078),
                (1.155, 0.066),
                (1.20, 0.05),
                (1.24, 0.0),
                (1.30, 0.0),
            ],
        ),
    }
}

/// The ball on top of a man: height of its middle, half height, radius. `None` if he has no ball.
fn ball(kind: Kind) -> Option<(f32, f32, f32)> {
    match kind {
        Kind::Warrior => Some((0.552, 0.132, 0.166)),
        Kind::Muscovite => None,
        Kind::King => Some((1.23, 0.066, 0.082)),
    }
}

/// The outline (radius, height) of a man, with slightly broken edges.
pub fn outline(kind: Kind) -> Vec<(f32, f32)> {
    const N: usize = 420;
    let (height, points) = radii(kind);
    let raw: Vec<f32> = (0..=N)
        .map(|i| {
            let z = height * i as f32 / N as f32;
            let k = points
                .iter()
                .position(|p| p.0 >= z)
                .unwrap_or(points.len() - 1)
                .max(1);
            let (a, b) = (points[k - 1], points[k]);
            let r = a.1 + (b.1 - a.1) * ((z - a.0) / (b.0 - a.0)).clamp(0.0, 1.0);
            let round = ball(kind).map_or(0.0, |(at, half, radius)| {
                radius * (1.0 - ((z - at) / half).powi(2)).max(0.0).sqrt()
            });
            r.max(round)
        })
        .collect();
    let mut out: Vec<(f32, f32)> = (0..=N)
        .map(|i| {
            let reach = i.saturating_sub(1)..=(i + 1).min(N);
            let n = reach.clone().count() as f32;
            (
                raw[reach].iter().sum::<f32>() / n,
                height * i as f32 / N as f32,
            )
        })
        .collect();
    // Cuts off everything above the tip, where the axis would be a needle.
    let tip = out.iter().rposition(|p| p.0 > 1e-4).unwrap_or(N);
    out.truncate(tip + 1);
    let last = out[tip];
    out.push((0.0, last.1 + 0.002));
    out
}
