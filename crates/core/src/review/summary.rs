//! The summary of a review for one side.

use super::{Grade, Mistake, ReviewedTurn, TurnKind};
use crate::rules::{GameKind, Side};

/// The summary of a review for one side. Turns are given by their index in the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game.
    pub game: GameKind,
    /// The side.
    pub side: Side,
    /// The number of turns with a choice, without forced turns and passes.
    pub choices: u32,
    /// The loss of these turns, in thousandths of a game.
    pub cost: u32,
    /// The effect of both sides' throws for this side, in thousandths of a game. The other side has the opposite.
    /// `None` in a game without throws.
    pub luck: Option<i32>,
    /// The turn with the luckiest throw.
    pub luckiest: Option<usize>,
    /// The turn in which the best choices were played, with the largest lead over the next best.
    pub best: Option<usize>,
    /// The turn with the largest loss.
    pub worst: Option<usize>,
    /// The number of inaccuracies, mistakes and blunders.
    pub mistakes: [u32; 3],
}

impl Summary {
    /// Makes the summary of a side from some turns and their luck.
    pub(super) fn of(
        game: GameKind,
        luck: Option<i32>,
        side: Side,
        turns: &[ReviewedTurn],
    ) -> Summary {
        let mut summary = Summary {
            game,
            side,
            choices: 0,
            cost: 0,
            luck,
            luckiest: None,
            best: None,
            worst: None,
            mistakes: [0; 3],
        };
        // The first of several equal ones counts.
        let (mut luckiest, mut lead, mut worst) = (0, 0, 0);
        for (place, turn) in turns
            .iter()
            .enumerate()
            .filter(|(_, turn)| turn.side == side)
        {
            if turn.luck > luckiest {
                (luckiest, summary.luckiest) = (turn.luck, Some(place));
            }
            if turn.kind != TurnKind::Chosen {
                continue;
            }
            summary.choices += 1;
            summary.cost = summary.cost.saturating_add(turn.cost.into());
            if turn.cost > worst {
                (worst, summary.worst) = (turn.cost, Some(place));
            }
            if let Some(found) = turn.found_lead.filter(|found| *found > lead) {
                (lead, summary.best) = (found, Some(place));
            }
            match turn.mistake() {
                Some(Mistake::Inaccuracy) => summary.mistakes[0] += 1,
                Some(Mistake::Mistake) => summary.mistakes[1] += 1,
                Some(Mistake::Blunder) => summary.mistakes[2] += 1,
                None => {}
            }
        }
        summary
    }

    /// The average loss of a choice in tenths of a thousandth of a game, rounded. `None` without choices.
    #[must_use]
    pub fn average_tenths(&self) -> Option<u32> {
        let choices = u64::from(self.choices);
        let doubled = 20 * u64::from(self.cost) + choices;
        u32::try_from(doubled.checked_div(2 * choices)?).ok()
    }

    /// The grade, `None` if there were too few choices.
    #[must_use]
    pub fn grade(&self) -> Option<Grade> {
        let average = self.average_tenths()?;
        let enough = self.choices >= Grade::LEAST_CHOICES;
        enough.then(|| Grade::of_average(self.game, average))
    }
}
