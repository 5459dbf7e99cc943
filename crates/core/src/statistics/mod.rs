//! Statistics of throws and results, with their probabilities.
//!
//! Every statement about throws comes with its probability. `docs/statistics.md` lists the assumptions.

mod chance;
mod chi_square;
mod counted_throws;
mod history;
mod luck_curve;
mod multinomial;
mod spreadsheet;
mod tally;
mod throw_count;
mod throw_counts;
mod verdict;
mod waits;

pub use chance::{Chance, ChanceTest, MAX_OUTCOMES};
pub use chi_square::{chi_square_statistic, chi_square_survival};
pub use counted_throws::Awaited;
pub use history::{
    Entry, EntryInfo, EntryProblem, History, HistoryError, MAX_ENTRIES, MAX_ID, MAX_NAME,
    MatchPart, Participant, VERSION, Variant, WinKind,
};
pub use luck_curve::{LuckCurve, LuckPoint, LuckReader, SWING_DISTANCE, Swing};
pub use multinomial::{exact_multinomial, outcome_count};
pub use spreadsheet::{HEADER, write_spreadsheet};
pub use tally::{Filter, ParticipantFilter, SideTally, Tally, Wins};
pub use throw_count::{ThrowCount, ThrowReport, ValueReport};
pub use throw_counts::{SideThrows, ThrowCounts};
pub use verdict::Verdict;
pub use waits::{Wait, longest_run_chance};
