//! The record of a game: its set-up, seed, throws and moves, with undo, replay and a text format.

mod clock;
mod dice;
mod error;
mod event;
mod fairness;
mod game_record;
mod import;
mod link;
mod match_sheet;
mod reader;
mod record_digest;
mod rules_date;
mod text;
mod throw_stream;
mod turn;
mod written_size;

pub(crate) use import::parts;

pub use clock::{Clock, ClockControl, ClockControlError, ClockRule, TimeOut};
pub use dice::{Dice, Script};
pub use error::{HeaderError, RecordError, RecordProblem};
pub use event::Event;
pub use fairness::{
    Bytes32, Bytes32Error, Commitment, Contribution, ContributionError, FairSeed, FairStream,
    MAX_CONTRIBUTION, RandomnessError,
};
pub use game_record::{GameRecord, GameStart, MatchPlayError, TimingError};
pub use import::{
    Altered, GameForm, ImportProblem, ImportReason, Imported, ImportedGame, Importer,
    MAX_IMPORT_BYTES, MAX_IMPORT_GAMES, OneGameError, Place, import,
};
pub use link::{
    LINK_NAME, LINK_VERSION, LinkError, LinkReader, MAX_LINK_CHARS, MAX_LINK_EVENTS,
    USUAL_LINK_CHARS, link_payload,
};
pub use match_sheet::{MatchGame, MatchSheet, MatchSheetError};
pub use reader::{Reading, RecordReader};
pub use rules_date::RulesDate;
pub use text::{MAX_BYTES, MAX_LINE, VERSION};
pub use throw_stream::Seed;
pub use turn::{Turn, Turns};
