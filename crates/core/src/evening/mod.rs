//! An evening of 3 to 32 people: who plays whom, what and on which side, and how they stand.
//!
//! A [`Plan`] says who comes, what is played and in which [`Format`]. From it and from the [`Step`]s
//! taken since, everything else follows: nothing here knows a clock, and chance is only in a seed
//! ([`Draw::ByLot`]). So an [`Evening`] is written as its plan and steps, and reading is playing them again.
//!
//! # Points
//!
//! A win counts 1 point, or 2 where the game was won double and the plan says so; a draw ½ to each; a
//! forfeited game 1 to the one who was there. A bye counts 1 point in the Swiss system; in a round robin
//! and in a knock-out it counts nothing.
//!
//! # Places
//!
//! In a knock-out the place is how far somebody came; those who left in the same round share it. In
//! the other formats, in this order:
//!
//! 1. points;
//! 2. Buchholz: the sum of the points of all opponents, of one met twice twice. A forfeited game, and in the Swiss
//!    system a bye, counts as an opponent with as many points as one has oneself. Rounds before
//!    somebody came or after somebody left, byes of a round robin and games not yet played count nothing;
//! 3. head to head: points from the games among those who are equal so far, where each of them has
//!    met each other; forfeited games count as met;
//! 4. the number of games won, forfeited ones among them.
//!
//! Who is equal in all shares the place.
//!
//! ```
//! use tavoliere_core::evening::{Evening, Format, GameResult, PairingId, Plan};
//! use tavoliere_core::rules::{GameKind, Side};
//!
//! let plan = Plan::new(["Anna", "Bruno", "Carla"], GameKind::Tapatan, Format::RoundRobin);
//! let mut evening = Evening::new(plan)?;
//! let at = evening.now()[0].id;
//! assert_eq!(at, PairingId { round: 1, table: 1 });
//! evening.report(at, GameResult::win(Side::First))?;
//! // The second round is on.
//! assert_eq!(evening.round(), 2);
//! // Killed at any step, it goes on from its text.
//! assert_eq!(Evening::read(&evening.to_text())?, evening);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod change;
mod codes;
mod course;
mod entrant;
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
pub use course::Evening;
pub use entrant::{Entrant, EntrantId, Entry};
pub use matching::cheapest_matching;
pub use page::COMPACT_BYTES;
pub use pairing::{GameResult, Pairing, PairingId, PairingState, Worth};
pub use plan::{
    Draw, Format, MOST_GAME_KINDS, MOST_GAMES, MOST_NAMES, Plan, PlanError, default_swiss_rounds,
};
pub use points::Points;
pub use refusal::{Refusal, TooLate};
pub use sheet_words::{English, SheetWord, SheetWords};
pub use standings::Standing;
pub use step::{MOST_STEPS, Step};
pub use text::{EveningTextError, MAX_BYTES, VERSION};
