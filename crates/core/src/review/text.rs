//! Writes a review as plain text: the content of the panel, one line per turn, then the summary.

use super::{Review, ReviewedTurn, Summary, TurnKind};
use crate::ai::HintReason;
use crate::record::GameRecord;
use crate::rules::Side;

impl Review {
    /// The review as text: a line for each turn of the record that it was made from, then the end of a settled game,
    /// then a line for each side (`docs/engine.md`).
    #[must_use]
    pub fn text(&self, record: &GameRecord) -> String {
        let mut text = String::new();
        let graph = self.graph();
        if let Some(start) = graph.first() {
            text.push_str(&format!("start | chance {}", start.chance));
            if self.has_luck() {
                text.push_str(&format!(" luck {:+}", start.luck));
            }
            text.push('\n');
        }
        let points = graph.iter().skip(1);
        for ((turn, point), written) in self.turns().iter().zip(points).zip(record.turns()) {
            let chance = point.chance;
            text.push_str(&format!("{} | chance {chance}", written.text));
            if self.has_luck() {
                text.push_str(&format!(" luck {:+} play {:+}", point.luck, point.play));
                text.push_str(&format!(" | threw {:+}", turn.luck));
            } else {
                text.push_str(&format!(" play {:+}", point.play));
            }
            match turn.kind {
                TurnKind::Passed => text.push_str(" | no choice"),
                TurnKind::Forced => text.push_str(" | forced"),
                TurnKind::Chosen => text.push_str(&format!(" | cost {}", turn.cost)),
            }
            if let Some(mistake) = turn.mistake() {
                text.push_str(&format!(" {}", mistake.name()));
            }
            if let Some(result) = turn.proven_played {
                text.push_str(&format!(" | {result}"));
            }
            if let Some(better) = &turn.better {
                text.push_str(&format!(" | better {}", better.text));
                if let Some(reason) = turn.reason {
                    text.push_str(&format!(" ({})", words(reason)));
                }
                if let Some(result) = turn.proven_best {
                    text.push_str(&format!(", {result}"));
                }
                if let Some(reply) = &better.reply {
                    text.push_str(&format!(" | reply {}", reply.text));
                }
            }
            text.push('\n');
        }
        if let (Some(settled), Some(last)) = (self.end_outside_rules(), graph.last()) {
            let reason = settled.reason.words(self.game());
            let (chance, amount) = (last.chance, last.settled);
            text.push_str(&format!("{reason} | chance {chance} settled {amount:+}\n"));
        }
        for side in Side::BOTH {
            text.push_str(&self.summary(side).text(self.turns()));
            text.push('\n');
        }
        text
    }
}

/// Writes a reason as the words of its key with its numbers: `hits 1`.
fn words(reason: HintReason) -> String {
    let key = reason.key();
    let mut words = key.strip_prefix("hint-").unwrap_or(key).replace('-', " ");
    for (_, number) in reason.numbers() {
        words.push_str(&format!(" {number}"));
    }
    words
}

impl Summary {
    /// The summary in one line: `white: choices 74 cost 4.1 luck +115 inaccuracies 3 mistakes 1 blunders 0 …`. Turns
    /// are given by their numbers.
    #[must_use]
    pub fn text(&self, turns: &[ReviewedTurn]) -> String {
        let name = self.game.side_name(self.side);
        let mut text = format!("{name}: choices {}", self.choices);
        if let Some(average) = self.average_tenths() {
            text.push_str(&format!(" cost {}.{}", average / 10, average % 10));
        }
        if let Some(luck) = self.luck {
            text.push_str(&format!(" luck {luck:+}"));
        }
        let [inaccuracies, mistakes, blunders] = self.mistakes;
        text.push_str(&format!(
            " inaccuracies {inaccuracies} mistakes {mistakes} blunders {blunders}"
        ));
        for (name, place) in [
            ("luckiest", self.luckiest),
            ("best", self.best),
            ("worst", self.worst),
        ] {
            if let Some(turn) = place.and_then(|place| turns.get(place)) {
                text.push_str(&format!(" {name} {}", turn.number));
            }
        }
        if let Some(grade) = self.grade() {
            text.push_str(&format!(" grade {}", grade.name()));
        }
        text
    }
}
