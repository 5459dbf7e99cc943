//! What speaks for a choice: one thing that it does.

use crate::ai::tablut::MoveReason;
use crate::rules::GameKind;

/// What speaks for a choice. The words for each stand under [`Reason::key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There is no other.
    Only,
    /// It wins the game at once.
    Wins,
    /// It wins by force, within so many turns of one's own.
    WinsIn {
        /// How many, this one counted.
        turns: u32,
    },
    /// The game is lost, and nothing else holds out for so long.
    HoldsOut {
        /// For how many more turns of one's own.
        turns: u32,
    },
    /// Every other choice loses by force.
    OnlySafe,
    /// Tapatan: it completes a line (TP-5).
    CompletesLine,
    /// Tapatan: the other side would complete a line with its next piece or step.
    BlocksLine,
    /// Tapatan: some of the replies lose by force.
    SetsTrap {
        /// How many.
        losing: u32,
        /// Of so many.
        replies: u32,
    },
    /// Tapatan: it takes the centre.
    TakesCentre,
    /// It keeps the balance.
    KeepsBalance,
    /// It takes so many pieces off the board or onto the bar (TN-12, TW-8).
    Hits {
        /// How many.
        pieces: u32,
    },
    /// Tablan: a piece comes home (TN-14).
    ComesHome,
    /// Tawula: so many pieces are borne off (TW-13).
    BearsOff {
        /// How many.
        pieces: u32,
    },
    /// Tablan: a piece leaves its start cell (TN-10).
    Starts,
    /// Tablan: the piece that has been hit hardest by the odds gets out of reach.
    GetsSafe,
    /// Tawula: it wins seven games by a cappotto (TW-15).
    WinsSeven,
    /// Tawula: the other side will not be able to move, whatever it throws.
    LocksIn,
    /// Tawula: one or more ways in are closed to pieces that wait.
    ClosesWaysIn {
        /// How many numbers still bring one in.
        open: u32,
    },
    /// Tawula: the sides have passed each other, and nothing can be hit any more.
    Parts,
    /// Tawula: fewer lone pieces are left within a throw of 6.
    Covers {
        /// How many are left.
        pieces: u32,
    },
    /// Tawula: two lone pieces or more are left within a throw of 6, and it is still the best.
    Risks {
        /// How many.
        pieces: u32,
    },
    /// Tawula: pieces run home to the finishing quadrant.
    RunsHome {
        /// How many.
        pieces: u32,
    },
    /// Tablan: a piece now stands where a throw brings it home exactly (TN-13).
    AwaitsEntry {
        /// The throw: 2, 8 or 12.
        throw: u32,
    },
    /// Tablan: the next throw can take pieces that were out of reach.
    Threatens {
        /// How many.
        pieces: u32,
    },
    /// Tablan: pieces are left within reach of a 2, and it is still the best.
    LeavesInReach {
        /// How many.
        pieces: u32,
    },
    /// Tawula: two pieces make a point that the other side has to pass.
    MakesPoint,
    /// Tawula: a piece comes in from the hand or the bar (TW-5, TW-10).
    ComesIn,
    /// A piece runs on; nothing better is to be had.
    RunsOn,
    /// Tablut: what the search saw.
    Tablut(MoveReason),
}

impl Reason {
    /// The key of the sentence for it in a game.
    #[must_use]
    pub fn key(self, kind: GameKind) -> &'static str {
        match self {
            Reason::Only => "hint-only",
            Reason::Wins => "hint-wins",
            Reason::WinsIn { .. } => "hint-wins-in",
            Reason::HoldsOut { .. } => "hint-holds-out",
            Reason::OnlySafe => "hint-only-safe",
            Reason::CompletesLine => "hint-completes-line",
            Reason::BlocksLine => "hint-blocks-line",
            Reason::SetsTrap { .. } => "hint-sets-trap",
            Reason::TakesCentre => "hint-takes-centre",
            Reason::KeepsBalance => "hint-keeps-balance",
            Reason::Hits { .. } if kind == GameKind::Tawula => "hint-hits",
            Reason::Hits { .. } => "hint-captures",
            Reason::ComesHome => "hint-comes-home",
            Reason::BearsOff { .. } => "hint-bears-off",
            Reason::Starts => "hint-starts",
            Reason::GetsSafe => "hint-gets-safe",
            Reason::WinsSeven => "hint-wins-seven",
            Reason::LocksIn => "hint-locks-in",
            Reason::ClosesWaysIn { .. } => "hint-closes-ways-in",
            Reason::Parts => "hint-parts",
            Reason::Covers { .. } => "hint-covers",
            Reason::Risks { .. } => "hint-risks",
            Reason::RunsHome { .. } => "hint-runs-home",
            Reason::AwaitsEntry { .. } => "hint-awaits-entry",
            Reason::Threatens { .. } => "hint-threatens",
            Reason::LeavesInReach { .. } => "hint-leaves-in-reach",
            Reason::MakesPoint => "hint-makes-point",
            Reason::ComesIn => "hint-comes-in",
            Reason::RunsOn => "hint-runs-on",
            Reason::Tablut(reason) => key_in_tablut(reason),
        }
    }

    /// The numbers in its sentence, by the names that they have there.
    #[must_use]
    pub fn numbers(self) -> Vec<(&'static str, u32)> {
        match self {
            Reason::WinsIn { turns } | Reason::HoldsOut { turns } => vec![("count", turns)],
            Reason::Hits { pieces }
            | Reason::BearsOff { pieces }
            | Reason::Covers { pieces }
            | Reason::Risks { pieces }
            | Reason::Threatens { pieces }
            | Reason::LeavesInReach { pieces }
            | Reason::RunsHome { pieces } => vec![("count", pieces)],
            Reason::ClosesWaysIn { open } => vec![("count", open)],
            Reason::AwaitsEntry { throw } => vec![("throw", throw)],
            Reason::SetsTrap { losing, replies } => vec![("count", losing), ("all", replies)],
            Reason::Tablut(MoveReason::Captures { men }) => vec![("count", men)],
            Reason::Tablut(MoveReason::WinsIn { moves }) => vec![("count", moves)],
            _ => Vec::new(),
        }
    }
}

const fn key_in_tablut(reason: MoveReason) -> &'static str {
    match reason {
        MoveReason::Escapes => "hint-king-escapes",
        MoveReason::TakesKing => "hint-takes-king",
        MoveReason::WinsIn { .. } => "hint-wins-in",
        MoveReason::BlocksEscape => "hint-blocks-escape",
        MoveReason::SavesKing => "hint-saves-king",
        MoveReason::Captures { .. } => "hint-captures",
        MoveReason::OpensTwoLines => "hint-opens-two-lines",
        MoveReason::OpensLine => "hint-opens-line",
        MoveReason::ThreatensKing => "hint-threatens-king",
        MoveReason::SavesMen => "hint-saves-men",
        MoveReason::ThreatensMen => "hint-threatens-men",
        MoveReason::OpensWays => "hint-opens-ways",
        MoveReason::ClosesWays => "hint-closes-ways",
        MoveReason::HemsIn => "hint-hems-in",
        MoveReason::NearsGoal => "hint-nears-goal",
        MoveReason::PreparesCapture => "hint-prepares-capture",
        MoveReason::PutsOff => "hint-puts-off",
        MoveReason::Waits => "hint-waits",
    }
}
