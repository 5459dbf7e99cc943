//! The commands that make networks: `train` and `curve`.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use tavoliere_core::rules::{GameKind, Setup};
use tavoliere_engine::training::{
    Baseline, Plan, TrainableGame, TrainingRun, TrainingTask, export, picture, train as train_game,
    trainable_games,
};

/// The network is written to --out at every mark. The state needed to continue is written beside it, with the extension
/// `state`.
#[derive(clap::Args)]
pub struct TrainArgs {
    /// tawula or tablan
    game: String,
    /// Decides the first weights and every throw
    #[arg(long)]
    seed: u64,
    /// Number of all games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The file for the network
    #[arg(long)]
    out: PathBuf,
    /// The rule set; the game's first if none is named
    #[arg(long)]
    preset: Option<String>,
    /// The state of an interrupted training of the same seed, games and rates
    #[arg(long)]
    resume: Option<PathBuf>,
    /// A state whose weights a new training starts with
    #[arg(long, conflicts_with = "resume")]
    from: Option<PathBuf>,
    /// Stop after this number of games, as if interrupted
    #[arg(long)]
    stop: Option<u64>,
    /// The file to which marks of strength are added: games,seconds,random,greedy
    #[arg(long)]
    curve: Option<PathBuf>,
    /// Number of first games in which the player greedy chooses for both sides
    #[arg(long, default_value_t = 0)]
    led: u64,
    /// Weight of results against the next evaluation: 0 to 1
    #[arg(long, default_value_t = 0.7)]
    lambda: f32,
    /// Learning rate at the start
    #[arg(long, default_value_t = 0.01)]
    rate: f32,
    /// Learning rate at the end
    #[arg(long, default_value_t = 0.0005)]
    last_rate: f32,
    /// Number of games against each baseline at a mark
    #[arg(long, default_value_t = 400)]
    sample: u64,
    /// Marks are made after a hundred games, and then each time the number of games has grown by this factor, or by
    /// 50,000
    #[arg(long, default_value_t = 1.6)]
    stride: f64,
}

/// The arguments of the picture of a curve.
#[derive(clap::Args)]
pub struct CurveArgs {
    /// The file written by `train --curve`
    file: PathBuf,
    /// The title above the curve
    #[arg(long)]
    title: String,
}

/// The seed for measuring strength during training: an odd number below 1000, as for all tuning.
const MARK_SEED: u64 = 77;

/// Trains a network.
pub fn train(args: &TrainArgs) -> Result<(), Box<dyn Error>> {
    let kind = GameKind::from_name(&args.game)?;
    let mut setup = Setup::new(kind);
    if let Some(preset) = &args.preset {
        setup.set_preset(preset)?;
    }
    train_game(setup.options(), Run(args)).unwrap_or_else(|| {
        let accepted: Vec<&str> = trainable_games().map(GameKind::name).collect();
        let accepted = accepted.join(", ");
        Err(format!("there is no network for {kind}; accepted: {accepted}").into())
    })
}

/// Draws a curve.
pub fn curve(args: &CurveArgs) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(&args.file)?;
    print!("{}", picture(&args.title, &text)?);
    Ok(())
}

/// The task of training a network with these arguments.
struct Run<'a>(&'a TrainArgs);

impl TrainingTask for Run<'_> {
    type Output = Result<(), Box<dyn Error>>;

    fn run<G: TrainableGame>(self, game: G) -> Self::Output {
        run(game, self.0)
    }
}

fn run<G: TrainableGame>(game: G, args: &TrainArgs) -> Result<(), Box<dyn Error>> {
    let plan = Plan {
        seed: args.seed,
        games: args.games,
        led: args.led,
        lambda: args.lambda,
        rate: args.rate,
        last_rate: args.last_rate,
    };
    let mut run = match (&args.resume, &args.from) {
        (Some(path), _) => TrainingRun::resume(game, plan, path)?,
        (None, Some(path)) => TrainingRun::from_another(game, plan, path)?,
        (None, None) => TrainingRun::new(game, plan),
    };
    let last = args.stop.unwrap_or(args.games).min(args.games);
    let state = args.out.with_extension("state");
    let mut seconds = 0.0;
    let mut next = 100_u64;
    while next <= run.played() {
        next = after(next, args.stride);
    }
    while run.played() < last {
        let begun = Instant::now();
        let first = run.played();
        while run.played() < next.min(last) {
            run.step();
        }
        let spent = begun.elapsed().as_secs_f64();
        seconds += spent;
        let games = run.played();
        let pace = (games - first) as f64 / spent;
        next = after(next, args.stride);
        run.save(&state)?;
        write_network(&run, &args.out)?;
        let random = run.measure(Baseline::Random, args.sample, MARK_SEED);
        let greedy = run.measure(Baseline::Greedy, args.sample, MARK_SEED);
        println!(
            "games {games} seconds {seconds:.0} pace {pace:.0}/s random {random:.4} greedy {greedy:.4}"
        );
        if let Some(path) = &args.curve {
            add_mark(
                path,
                &format!("{games},{seconds:.0},{random:.4},{greedy:.4}"),
            )?;
        }
    }
    // A finished state is only exported.
    write_network(&run, &args.out)
}

/// The next mark. Marks are evenly spaced on a logarithmic scale at first, later on a linear one.
fn after(mark: u64, stride: f64) -> u64 {
    let next = (mark as f64 * stride) as u64;
    next.clamp(mark + 1, mark + 50_000)
}

fn write_network<G: TrainableGame>(
    run: &TrainingRun<G>,
    path: &Path,
) -> Result<(), Box<dyn Error>> {
    let Some(made) = export(run.network(), G::MOST_ACTIVE) else {
        return Err("the weights have grown too large to be rounded".into());
    };
    let fresh = path.with_extension("new");
    fs::write(&fresh, made.network.to_bytes())?;
    fs::rename(&fresh, path)?;
    let header = made.network.header();
    println!(
        "written with {} and {} bits, rounding errors at most {:.6} and {:.6}",
        header.sum_bits, header.weight_bits, made.row_error, made.weight_error
    );
    Ok(())
}

fn add_mark(path: &Path, line: &str) -> Result<(), Box<dyn Error>> {
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)?;
    if file.metadata()?.len() == 0 {
        writeln!(file, "games,seconds,random,greedy")?;
    }
    writeln!(file, "{line}")?;
    Ok(())
}
