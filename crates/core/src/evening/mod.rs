//! Game nights for 3 to 32 people: pairings, games, sides and standings.
//!
//! A [`Plan`] names the players, the games and the [`Format`]. All else follows from it and from the [`Step`]s taken.
//! There's no clock, and the only randomness is a seed ([`Draw::Random`]), so an [`Evening`] is saved as its plan and
//! steps, and loading repeats the steps.
//!
//! # Points
//!
//! A win gives 1 point, or 2 if it was a cappotto and the plan counts it double. A draw gives ½ to each player. A
//! forfeit gives 1 to the player who was there. A bye gives 1 point in the Swiss system and none in the other formats.
//! If pairings are two games, both count, and a bye gives 2 points.
//!
//! Players who leave a round robin lose their open games. By [`LeaverRule::HalfPlayed`] none of their games counts if
//! they've played less than half.
//!
//! # Places
//!
//! Players who left before they finished a game, or whose games don't count, are last. In a knockout the place is
//! decided by the round a player reached; players who lost in the same round share it, and a game that both players
//! forfeited is lost by both. In the other formats, in this order:
//!
//! 1. points;
//! 2. Buchholz: the sum of the opponents' points (twice for an opponent met twice). Winning by forfeit, and in the
//!    Swiss system a bye, counts as an opponent with one's own points. Rounds that a player missed, byes of a round
//!    robin and games not yet played count 0;
//! 3. head to head: points from the games among the players who are still equal, if each of them has met each other;
//!    forfeited games count as met;
//! 4. the number of games won, including the opponents' forfeits.
//!
//! Players who are equal in everything share the place.
//!
//! ```
//! use tavoliere_core::evening::{Evening, Format, GameResult, PairingId, Plan};
//! use tavoliere_core::rules::{GameKind, Side};
//!
//! let plan = Plan::new(["Anna", "Bruno", "Carla"], GameKind::Tapatan, Format::RoundRobin);
//! let mut evening = Evening::new(plan)?;
//! let at = evening.open_pairings()[0].id;
//! assert_eq!(at, PairingId { round: 1, table: 1 });
//! evening.report(at, GameResult::win(Side::First))?;
//! // The second round has started.
//! assert_eq!(evening.round(), 2);
//! // After a crash at any step it continues from its text.
//! assert_eq!(Evening::read(&evening.to_text())?, evening);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod change;
mod codes;
mod entrant;
mod game_night;
mod game_turns;

mod knock_out;
mod matching;
mod page;
mod pairing;
mod picture;
mod plan;
mod points;

mod refusal;
mod round_robin;
mod sheet_words;
mod sides;
mod standings;
mod state;
mod step;
mod swiss;
mod text;
mod winner_stays_on;

pub use change::Change;
pub use codes::SheetCode;
pub use entrant::{Entrant, EntrantId, Entry};
pub use game_night::{Ending, Evening};
pub use matching::cheapest_matching;
pub use page::COMPACT_BYTES;
pub use pairing::{GameResult, Pairing, PairingId, PairingState, Worth};
pub use plan::{
    Draw, Format, LeaverRule, MOST_GAME_KINDS, MOST_GAMES, MOST_NAMES, MOST_SWISS_ROUNDS, Plan,
    PlanError, default_swiss_rounds,
};
pub use points::Points;
pub use refusal::{Refusal, TooLate};
pub use sheet_words::{English, SheetLanguage, SheetWord};
pub use standings::Standing;
pub use step::{MOST_STEPS, Step};
pub use text::{EveningTextError, MAX_BYTES, VERSION};
